var qt=Object.defineProperty;var ra=Object.getOwnPropertyDescriptor;var ia=Object.getOwnPropertyNames;var sa=Object.prototype.hasOwnProperty;var ea=(y,g)=>{for(var R in g)qt(y,R,{get:g[R],enumerable:!0})},oa=(y,g,R,T)=>{if(g&&typeof g=="object"||typeof g=="function")for(let b of ia(g))!sa.call(y,b)&&
b!==R&&qt(y,b,{get:()=>g[b],enumerable:!(T=ra(g,b))||T.enumerable});return y};var ha=y=>oa(qt({},"__esModule",{value:!0}),y);var ba={};ea(ba,{a:()=>na});module.exports=ha(ba);var wt=require("./chunk-3RNHDNP5.js"),Ht=(0,wt.b)(y=>{"use strict";var g=typeof Uint8Array<"u"&&typeof Uint16Array<
"u"&&typeof Int32Array<"u";function R(p,w){return Object.prototype.hasOwnProperty.call(p,w)}y.assign=function(p){for(var w=Array.prototype.slice.call(arguments,
1);w.length;){var c=w.shift();if(c){if(typeof c!="object")throw new TypeError(c+"must be non-object");for(var m in c)R(c,m)&&(p[m]=c[m])}}return p},y.shrinkBuf=
function(p,w){return p.length===w?p:p.subarray?p.subarray(0,w):(p.length=w,p)};var T={arraySet:function(p,w,c,m,l){if(w.subarray&&p.subarray){p.set(w.subarray(c,
c+m),l);return}for(var D=0;D<m;D++)p[l+D]=w[c+D]},flattenChunks:function(p){var w,c,m,l,D,A;for(m=0,w=0,c=p.length;w<c;w++)m+=p[w].length;for(A=new Uint8Array(m),
l=0,w=0,c=p.length;w<c;w++)D=p[w],A.set(D,l),l+=D.length;return A}},b={arraySet:function(p,w,c,m,l){for(var D=0;D<m;D++)p[l+D]=w[c+D]},flattenChunks:function(p){
return[].concat.apply([],p)}};y.setTyped=function(p){p?(y.Buf8=Uint8Array,y.Buf16=Uint16Array,y.Buf32=Int32Array,y.assign(y,T)):(y.Buf8=Array,y.Buf16=Array,y.Buf32=
Array,y.assign(y,b))},y.setTyped(g)}),la=(0,wt.b)(y=>{"use strict";var g=Ht(),R=4,T=0,b=1,p=2;function w(r){for(var _=r.length;--_>=0;)r[_]=0}var c=0,m=1,l=2,D=3,
A=258,E=29,v=256,x=v+1+E,M=30,nt=19,O=2*x+1,I=15,P=16,Z=7,U=256,K=16,C=17,k=18,j=[0,0,0,0,0,0,0,0,1,1,1,1,2,2,2,2,3,3,3,3,4,4,4,4,5,5,5,5,0],J=[0,0,0,0,1,1,2,2,
3,3,4,4,5,5,6,6,7,7,8,8,9,9,10,10,11,11,12,12,13,13],G=[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,3,7],Q=[16,17,18,0,8,7,9,6,10,5,11,4,12,3,13,2,14,1,15],at=512,F=new Array(
(x+2)*2);w(F);var V=new Array(M*2);w(V);var ht=new Array(at);w(ht);var gt=new Array(A-D+1);w(gt);var H=new Array(E);w(H);var lt=new Array(M);w(lt);function rt(r,_,u,S,s){
this.static_tree=r,this.extra_bits=_,this.extra_base=u,this.elems=S,this.max_length=s,this.has_stree=r&&r.length}var St,xt,ut;function st(r,_){this.dyn_tree=r,this.
max_code=0,this.stat_desc=_}function vt(r){return r<256?ht[r]:ht[256+(r>>>7)]}function ft(r,_){r.pending_buf[r.pending++]=_&255,r.pending_buf[r.pending++]=_>>>8&
255}function $(r,_,u){r.bi_valid>P-u?(r.bi_buf|=_<<r.bi_valid&65535,ft(r,r.bi_buf),r.bi_buf=_>>P-r.bi_valid,r.bi_valid+=u-P):(r.bi_buf|=_<<r.bi_valid&65535,r.bi_valid+=
u)}function et(r,_,u){$(r,u[_*2],u[_*2+1])}function Y(r,_){var u=0;do u|=r&1,r>>>=1,u<<=1;while(--_>0);return u>>>1}function bt(r){r.bi_valid===16?(ft(r,r.bi_buf),
r.bi_buf=0,r.bi_valid=0):r.bi_valid>=8&&(r.pending_buf[r.pending++]=r.bi_buf&255,r.bi_buf>>=8,r.bi_valid-=8)}function Bt(r,_){var u=_.dyn_tree,S=_.max_code,s=_.
stat_desc.static_tree,d=_.stat_desc.has_stree,a=_.stat_desc.extra_bits,f=_.stat_desc.extra_base,L=_.stat_desc.max_length,t,o,h,n,i,e,N=0;for(n=0;n<=I;n++)r.bl_count[n]=
0;for(u[r.heap[r.heap_max]*2+1]=0,t=r.heap_max+1;t<O;t++)o=r.heap[t],n=u[u[o*2+1]*2+1]+1,n>L&&(n=L,N++),u[o*2+1]=n,!(o>S)&&(r.bl_count[n]++,i=0,o>=f&&(i=a[o-f]),
e=u[o*2],r.opt_len+=e*(n+i),d&&(r.static_len+=e*(s[o*2+1]+i)));if(N!==0){do{for(n=L-1;r.bl_count[n]===0;)n--;r.bl_count[n]--,r.bl_count[n+1]+=2,r.bl_count[L]--,
N-=2}while(N>0);for(n=L;n!==0;n--)for(o=r.bl_count[n];o!==0;)h=r.heap[--t],!(h>S)&&(u[h*2+1]!==n&&(r.opt_len+=(n-u[h*2+1])*u[h*2],u[h*2+1]=n),o--)}}function At(r,_,u){
var S=new Array(I+1),s=0,d,a;for(d=1;d<=I;d++)S[d]=s=s+u[d-1]<<1;for(a=0;a<=_;a++){var f=r[a*2+1];f!==0&&(r[a*2]=Y(S[f]++,f))}}function tt(){var r,_,u,S,s,d=new Array(
I+1);for(u=0,S=0;S<E-1;S++)for(H[S]=u,r=0;r<1<<j[S];r++)gt[u++]=S;for(gt[u-1]=S,s=0,S=0;S<16;S++)for(lt[S]=s,r=0;r<1<<J[S];r++)ht[s++]=S;for(s>>=7;S<M;S++)for(lt[S]=
s<<7,r=0;r<1<<J[S]-7;r++)ht[256+s++]=S;for(_=0;_<=I;_++)d[_]=0;for(r=0;r<=143;)F[r*2+1]=8,r++,d[8]++;for(;r<=255;)F[r*2+1]=9,r++,d[9]++;for(;r<=279;)F[r*2+1]=7,
r++,d[7]++;for(;r<=287;)F[r*2+1]=8,r++,d[8]++;for(At(F,x+1,d),r=0;r<M;r++)V[r*2+1]=5,V[r*2]=Y(r,5);St=new rt(F,j,v+1,x,I),xt=new rt(V,J,0,M,I),ut=new rt(new Array(
0),G,0,nt,Z)}function kt(r){var _;for(_=0;_<x;_++)r.dyn_ltree[_*2]=0;for(_=0;_<M;_++)r.dyn_dtree[_*2]=0;for(_=0;_<nt;_++)r.bl_tree[_*2]=0;r.dyn_ltree[U*2]=1,r.opt_len=
r.static_len=0,r.last_lit=r.matches=0}function Kt(r){r.bi_valid>8?ft(r,r.bi_buf):r.bi_valid>0&&(r.pending_buf[r.pending++]=r.bi_buf),r.bi_buf=0,r.bi_valid=0}function Et(r,_,u,S){
Kt(r),S&&(ft(r,u),ft(r,~u)),g.arraySet(r.pending_buf,r.window,_,u,r.pending),r.pending+=u}function zt(r,_,u,S){var s=_*2,d=u*2;return r[s]<r[d]||r[s]===r[d]&&S[_]<=
S[u]}function it(r,_,u){for(var S=r.heap[u],s=u<<1;s<=r.heap_len&&(s<r.heap_len&&zt(_,r.heap[s+1],r.heap[s],r.depth)&&s++,!zt(_,S,r.heap[s],r.depth));)r.heap[u]=
r.heap[s],u=s,s<<=1;r.heap[u]=S}function X(r,_,u){var S,s,d=0,a,f;if(r.last_lit!==0)do S=r.pending_buf[r.d_buf+d*2]<<8|r.pending_buf[r.d_buf+d*2+1],s=r.pending_buf[r.
l_buf+d],d++,S===0?et(r,s,_):(a=gt[s],et(r,a+v+1,_),f=j[a],f!==0&&(s-=H[a],$(r,s,f)),S--,a=vt(S),et(r,a,u),f=J[a],f!==0&&(S-=lt[a],$(r,S,f)));while(d<r.last_lit);
et(r,U,_)}function Zt(r,_){var u=_.dyn_tree,S=_.stat_desc.static_tree,s=_.stat_desc.has_stree,d=_.stat_desc.elems,a,f,L=-1,t;for(r.heap_len=0,r.heap_max=O,a=0;a<
d;a++)u[a*2]!==0?(r.heap[++r.heap_len]=L=a,r.depth[a]=0):u[a*2+1]=0;for(;r.heap_len<2;)t=r.heap[++r.heap_len]=L<2?++L:0,u[t*2]=1,r.depth[t]=0,r.opt_len--,s&&(r.
static_len-=S[t*2+1]);for(_.max_code=L,a=r.heap_len>>1;a>=1;a--)it(r,u,a);t=d;do a=r.heap[1],r.heap[1]=r.heap[r.heap_len--],it(r,u,1),f=r.heap[1],r.heap[--r.heap_max]=
a,r.heap[--r.heap_max]=f,u[t*2]=u[a*2]+u[f*2],r.depth[t]=(r.depth[a]>=r.depth[f]?r.depth[a]:r.depth[f])+1,u[a*2+1]=u[f*2+1]=t,r.heap[1]=t++,it(r,u,1);while(r.heap_len>=
2);r.heap[--r.heap_max]=r.heap[1],Bt(r,_),At(u,L,r.bl_count)}function Mt(r,_,u){var S,s=-1,d,a=_[1],f=0,L=7,t=4;for(a===0&&(L=138,t=3),_[(u+1)*2+1]=65535,S=0;S<=
u;S++)d=a,a=_[(S+1)*2+1],!(++f<L&&d===a)&&(f<t?r.bl_tree[d*2]+=f:d!==0?(d!==s&&r.bl_tree[d*2]++,r.bl_tree[K*2]++):f<=10?r.bl_tree[C*2]++:r.bl_tree[k*2]++,f=0,s=
d,a===0?(L=138,t=3):d===a?(L=6,t=3):(L=7,t=4))}function Ut(r,_,u){var S,s=-1,d,a=_[1],f=0,L=7,t=4;for(a===0&&(L=138,t=3),S=0;S<=u;S++)if(d=a,a=_[(S+1)*2+1],!(++f<
L&&d===a)){if(f<t)do et(r,d,r.bl_tree);while(--f!==0);else d!==0?(d!==s&&(et(r,d,r.bl_tree),f--),et(r,K,r.bl_tree),$(r,f-3,2)):f<=10?(et(r,C,r.bl_tree),$(r,f-3,
3)):(et(r,k,r.bl_tree),$(r,f-11,7));f=0,s=d,a===0?(L=138,t=3):d===a?(L=6,t=3):(L=7,t=4)}}function Rt(r){var _;for(Mt(r,r.dyn_ltree,r.l_desc.max_code),Mt(r,r.dyn_dtree,
r.d_desc.max_code),Zt(r,r.bl_desc),_=nt-1;_>=3&&r.bl_tree[Q[_]*2+1]===0;_--);return r.opt_len+=3*(_+1)+5+5+4,_}function Pt(r,_,u,S){var s;for($(r,_-257,5),$(r,u-
1,5),$(r,S-4,4),s=0;s<S;s++)$(r,r.bl_tree[Q[s]*2+1],3);Ut(r,r.dyn_ltree,_-1),Ut(r,r.dyn_dtree,u-1)}function Ft(r){var _=4093624447,u;for(u=0;u<=31;u++,_>>>=1)if(_&
1&&r.dyn_ltree[u*2]!==0)return T;if(r.dyn_ltree[18]!==0||r.dyn_ltree[20]!==0||r.dyn_ltree[26]!==0)return b;for(u=32;u<v;u++)if(r.dyn_ltree[u*2]!==0)return b;return T}
var It=!1;function jt(r){It||(tt(),It=!0),r.l_desc=new st(r.dyn_ltree,St),r.d_desc=new st(r.dyn_dtree,xt),r.bl_desc=new st(r.bl_tree,ut),r.bi_buf=0,r.bi_valid=0,
kt(r)}function Lt(r,_,u,S){$(r,(c<<1)+(S?1:0),3),Et(r,_,u,!0)}function mt(r){$(r,m<<1,3),et(r,U,F),bt(r)}function Dt(r,_,u,S){var s,d,a=0;r.level>0?(r.strm.data_type===
p&&(r.strm.data_type=Ft(r)),Zt(r,r.l_desc),Zt(r,r.d_desc),a=Rt(r),s=r.opt_len+3+7>>>3,d=r.static_len+3+7>>>3,d<=s&&(s=d)):s=d=u+5,u+4<=s&&_!==-1?Lt(r,_,u,S):r.strategy===
R||d===s?($(r,(m<<1)+(S?1:0),3),X(r,F,V)):($(r,(l<<1)+(S?1:0),3),Pt(r,r.l_desc.max_code+1,r.d_desc.max_code+1,a+1),X(r,r.dyn_ltree,r.dyn_dtree)),kt(r),S&&Kt(r)}
function Gt(r,_,u){return r.pending_buf[r.d_buf+r.last_lit*2]=_>>>8&255,r.pending_buf[r.d_buf+r.last_lit*2+1]=_&255,r.pending_buf[r.l_buf+r.last_lit]=u&255,r.last_lit++,
_===0?r.dyn_ltree[u*2]++:(r.matches++,_--,r.dyn_ltree[(gt[u]+v+1)*2]++,r.dyn_dtree[vt(_)*2]++),r.last_lit===r.lit_bufsize-1}y._tr_init=jt,y._tr_stored_block=Lt,
y._tr_flush_block=Dt,y._tr_tally=Gt,y._tr_align=mt}),Vt=(0,wt.b)((y,g)=>{"use strict";function R(T,b,p,w){for(var c=T&65535|0,m=T>>>16&65535|0,l=0;p!==0;){l=p>2e3?
2e3:p,p-=l;do c=c+b[w++]|0,m=m+c|0;while(--l);c%=65521,m%=65521}return c|m<<16|0}g.exports=R}),$t=(0,wt.b)((y,g)=>{"use strict";function R(){for(var p,w=[],c=0;c<
256;c++){p=c;for(var m=0;m<8;m++)p=p&1?3988292384^p>>>1:p>>>1;w[c]=p}return w}var T=R();function b(p,w,c,m){var l=T,D=m+c;p^=-1;for(var A=m;A<D;A++)p=p>>>8^l[(p^
w[A])&255];return p^-1}g.exports=b}),Jt=(0,wt.b)((y,g)=>{"use strict";g.exports={2:"need dictionary",1:"stream end",0:"","-1":"file error","-2":"stream error","\
-3":"data error","-4":"insufficient memory","-5":"buffer error","-6":"incompatible version"}}),da=(0,wt.b)(y=>{"use strict";var g=Ht(),R=la(),T=Vt(),b=$t(),p=Jt(),
w=0,c=1,m=3,l=4,D=5,A=0,E=1,v=-2,x=-3,M=-5,nt=-1,O=1,I=2,P=3,Z=4,U=0,K=2,C=8,k=9,j=15,J=8,G=29,Q=256,at=Q+1+G,F=30,V=19,ht=2*at+1,gt=15,H=3,lt=258,rt=lt+H+1,St=32,
xt=42,ut=69,st=73,vt=91,ft=103,$=113,et=666,Y=1,bt=2,Bt=3,At=4,tt=3;function kt(t,o){return t.msg=p[o],o}function Kt(t){return(t<<1)-(t>4?9:0)}function Et(t){for(var o=t.
length;--o>=0;)t[o]=0}function zt(t){var o=t.state,h=o.pending;h>t.avail_out&&(h=t.avail_out),h!==0&&(g.arraySet(t.output,o.pending_buf,o.pending_out,h,t.next_out),
t.next_out+=h,o.pending_out+=h,t.total_out+=h,t.avail_out-=h,o.pending-=h,o.pending===0&&(o.pending_out=0))}function it(t,o){R._tr_flush_block(t,t.block_start>=
0?t.block_start:-1,t.strstart-t.block_start,o),t.block_start=t.strstart,zt(t.strm)}function X(t,o){t.pending_buf[t.pending++]=o}function Zt(t,o){t.pending_buf[t.
pending++]=o>>>8&255,t.pending_buf[t.pending++]=o&255}function Mt(t,o,h,n){var i=t.avail_in;return i>n&&(i=n),i===0?0:(t.avail_in-=i,g.arraySet(o,t.input,t.next_in,
i,h),t.state.wrap===1?t.adler=T(t.adler,o,i,h):t.state.wrap===2&&(t.adler=b(t.adler,o,i,h)),t.next_in+=i,t.total_in+=i,i)}function Ut(t,o){var h=t.max_chain_length,
n=t.strstart,i,e,N=t.prev_length,z=t.nice_match,B=t.strstart>t.w_size-rt?t.strstart-(t.w_size-rt):0,W=t.window,Ct=t.w_mask,ot=t.prev,q=t.strstart+lt,_t=W[n+N-1],
pt=W[n+N];t.prev_length>=t.good_match&&(h>>=2),z>t.lookahead&&(z=t.lookahead);do if(i=o,!(W[i+N]!==pt||W[i+N-1]!==_t||W[i]!==W[n]||W[++i]!==W[n+1])){n+=2,i++;do
;while(W[++n]===W[++i]&&W[++n]===W[++i]&&W[++n]===W[++i]&&W[++n]===W[++i]&&W[++n]===W[++i]&&W[++n]===W[++i]&&W[++n]===W[++i]&&W[++n]===W[++i]&&n<q);if(e=lt-(q-n),
n=q-lt,e>N){if(t.match_start=o,N=e,e>=z)break;_t=W[n+N-1],pt=W[n+N]}}while((o=ot[o&Ct])>B&&--h!==0);return N<=t.lookahead?N:t.lookahead}function Rt(t){var o=t.w_size,
h,n,i,e,N;do{if(e=t.window_size-t.lookahead-t.strstart,t.strstart>=o+(o-rt)){g.arraySet(t.window,t.window,o,o,0),t.match_start-=o,t.strstart-=o,t.block_start-=o,
n=t.hash_size,h=n;do i=t.head[--h],t.head[h]=i>=o?i-o:0;while(--n);n=o,h=n;do i=t.prev[--h],t.prev[h]=i>=o?i-o:0;while(--n);e+=o}if(t.strm.avail_in===0)break;if(n=
Mt(t.strm,t.window,t.strstart+t.lookahead,e),t.lookahead+=n,t.lookahead+t.insert>=H)for(N=t.strstart-t.insert,t.ins_h=t.window[N],t.ins_h=(t.ins_h<<t.hash_shift^
t.window[N+1])&t.hash_mask;t.insert&&(t.ins_h=(t.ins_h<<t.hash_shift^t.window[N+H-1])&t.hash_mask,t.prev[N&t.w_mask]=t.head[t.ins_h],t.head[t.ins_h]=N,N++,t.insert--,
!(t.lookahead+t.insert<H)););}while(t.lookahead<rt&&t.strm.avail_in!==0)}function Pt(t,o){var h=65535;for(h>t.pending_buf_size-5&&(h=t.pending_buf_size-5);;){if(t.
lookahead<=1){if(Rt(t),t.lookahead===0&&o===w)return Y;if(t.lookahead===0)break}t.strstart+=t.lookahead,t.lookahead=0;var n=t.block_start+h;if((t.strstart===0||
t.strstart>=n)&&(t.lookahead=t.strstart-n,t.strstart=n,it(t,!1),t.strm.avail_out===0)||t.strstart-t.block_start>=t.w_size-rt&&(it(t,!1),t.strm.avail_out===0))return Y}
return t.insert=0,o===l?(it(t,!0),t.strm.avail_out===0?Bt:At):(t.strstart>t.block_start&&(it(t,!1),t.strm.avail_out),Y)}function Ft(t,o){for(var h,n;;){if(t.lookahead<
rt){if(Rt(t),t.lookahead<rt&&o===w)return Y;if(t.lookahead===0)break}if(h=0,t.lookahead>=H&&(t.ins_h=(t.ins_h<<t.hash_shift^t.window[t.strstart+H-1])&t.hash_mask,
h=t.prev[t.strstart&t.w_mask]=t.head[t.ins_h],t.head[t.ins_h]=t.strstart),h!==0&&t.strstart-h<=t.w_size-rt&&(t.match_length=Ut(t,h)),t.match_length>=H)if(n=R._tr_tally(
t,t.strstart-t.match_start,t.match_length-H),t.lookahead-=t.match_length,t.match_length<=t.max_lazy_match&&t.lookahead>=H){t.match_length--;do t.strstart++,t.ins_h=
(t.ins_h<<t.hash_shift^t.window[t.strstart+H-1])&t.hash_mask,h=t.prev[t.strstart&t.w_mask]=t.head[t.ins_h],t.head[t.ins_h]=t.strstart;while(--t.match_length!==0);
t.strstart++}else t.strstart+=t.match_length,t.match_length=0,t.ins_h=t.window[t.strstart],t.ins_h=(t.ins_h<<t.hash_shift^t.window[t.strstart+1])&t.hash_mask;else
n=R._tr_tally(t,0,t.window[t.strstart]),t.lookahead--,t.strstart++;if(n&&(it(t,!1),t.strm.avail_out===0))return Y}return t.insert=t.strstart<H-1?t.strstart:H-1,
o===l?(it(t,!0),t.strm.avail_out===0?Bt:At):t.last_lit&&(it(t,!1),t.strm.avail_out===0)?Y:bt}function It(t,o){for(var h,n,i;;){if(t.lookahead<rt){if(Rt(t),t.lookahead<
rt&&o===w)return Y;if(t.lookahead===0)break}if(h=0,t.lookahead>=H&&(t.ins_h=(t.ins_h<<t.hash_shift^t.window[t.strstart+H-1])&t.hash_mask,h=t.prev[t.strstart&t.w_mask]=
t.head[t.ins_h],t.head[t.ins_h]=t.strstart),t.prev_length=t.match_length,t.prev_match=t.match_start,t.match_length=H-1,h!==0&&t.prev_length<t.max_lazy_match&&t.
strstart-h<=t.w_size-rt&&(t.match_length=Ut(t,h),t.match_length<=5&&(t.strategy===O||t.match_length===H&&t.strstart-t.match_start>4096)&&(t.match_length=H-1)),t.
prev_length>=H&&t.match_length<=t.prev_length){i=t.strstart+t.lookahead-H,n=R._tr_tally(t,t.strstart-1-t.prev_match,t.prev_length-H),t.lookahead-=t.prev_length-
1,t.prev_length-=2;do++t.strstart<=i&&(t.ins_h=(t.ins_h<<t.hash_shift^t.window[t.strstart+H-1])&t.hash_mask,h=t.prev[t.strstart&t.w_mask]=t.head[t.ins_h],t.head[t.
ins_h]=t.strstart);while(--t.prev_length!==0);if(t.match_available=0,t.match_length=H-1,t.strstart++,n&&(it(t,!1),t.strm.avail_out===0))return Y}else if(t.match_available){
if(n=R._tr_tally(t,0,t.window[t.strstart-1]),n&&it(t,!1),t.strstart++,t.lookahead--,t.strm.avail_out===0)return Y}else t.match_available=1,t.strstart++,t.lookahead--}
return t.match_available&&(n=R._tr_tally(t,0,t.window[t.strstart-1]),t.match_available=0),t.insert=t.strstart<H-1?t.strstart:H-1,o===l?(it(t,!0),t.strm.avail_out===
0?Bt:At):t.last_lit&&(it(t,!1),t.strm.avail_out===0)?Y:bt}function jt(t,o){for(var h,n,i,e,N=t.window;;){if(t.lookahead<=lt){if(Rt(t),t.lookahead<=lt&&o===w)return Y;
if(t.lookahead===0)break}if(t.match_length=0,t.lookahead>=H&&t.strstart>0&&(i=t.strstart-1,n=N[i],n===N[++i]&&n===N[++i]&&n===N[++i])){e=t.strstart+lt;do;while(n===
N[++i]&&n===N[++i]&&n===N[++i]&&n===N[++i]&&n===N[++i]&&n===N[++i]&&n===N[++i]&&n===N[++i]&&i<e);t.match_length=lt-(e-i),t.match_length>t.lookahead&&(t.match_length=
t.lookahead)}if(t.match_length>=H?(h=R._tr_tally(t,1,t.match_length-H),t.lookahead-=t.match_length,t.strstart+=t.match_length,t.match_length=0):(h=R._tr_tally(t,
0,t.window[t.strstart]),t.lookahead--,t.strstart++),h&&(it(t,!1),t.strm.avail_out===0))return Y}return t.insert=0,o===l?(it(t,!0),t.strm.avail_out===0?Bt:At):t.
last_lit&&(it(t,!1),t.strm.avail_out===0)?Y:bt}function Lt(t,o){for(var h;;){if(t.lookahead===0&&(Rt(t),t.lookahead===0)){if(o===w)return Y;break}if(t.match_length=
0,h=R._tr_tally(t,0,t.window[t.strstart]),t.lookahead--,t.strstart++,h&&(it(t,!1),t.strm.avail_out===0))return Y}return t.insert=0,o===l?(it(t,!0),t.strm.avail_out===
0?Bt:At):t.last_lit&&(it(t,!1),t.strm.avail_out===0)?Y:bt}function mt(t,o,h,n,i){this.good_length=t,this.max_lazy=o,this.nice_length=h,this.max_chain=n,this.func=
i}var Dt;Dt=[new mt(0,0,0,0,Pt),new mt(4,4,8,4,Ft),new mt(4,5,16,8,Ft),new mt(4,6,32,32,Ft),new mt(4,4,16,16,It),new mt(8,16,32,32,It),new mt(8,16,128,128,It),new mt(
8,32,128,256,It),new mt(32,128,258,1024,It),new mt(32,258,258,4096,It)];function Gt(t){t.window_size=2*t.w_size,Et(t.head),t.max_lazy_match=Dt[t.level].max_lazy,
t.good_match=Dt[t.level].good_length,t.nice_match=Dt[t.level].nice_length,t.max_chain_length=Dt[t.level].max_chain,t.strstart=0,t.block_start=0,t.lookahead=0,t.
insert=0,t.match_length=t.prev_length=H-1,t.match_available=0,t.ins_h=0}function r(){this.strm=null,this.status=0,this.pending_buf=null,this.pending_buf_size=0,
this.pending_out=0,this.pending=0,this.wrap=0,this.gzhead=null,this.gzindex=0,this.method=C,this.last_flush=-1,this.w_size=0,this.w_bits=0,this.w_mask=0,this.window=
null,this.window_size=0,this.prev=null,this.head=null,this.ins_h=0,this.hash_size=0,this.hash_bits=0,this.hash_mask=0,this.hash_shift=0,this.block_start=0,this.
match_length=0,this.prev_match=0,this.match_available=0,this.strstart=0,this.match_start=0,this.lookahead=0,this.prev_length=0,this.max_chain_length=0,this.max_lazy_match=
0,this.level=0,this.strategy=0,this.good_match=0,this.nice_match=0,this.dyn_ltree=new g.Buf16(ht*2),this.dyn_dtree=new g.Buf16((2*F+1)*2),this.bl_tree=new g.Buf16(
(2*V+1)*2),Et(this.dyn_ltree),Et(this.dyn_dtree),Et(this.bl_tree),this.l_desc=null,this.d_desc=null,this.bl_desc=null,this.bl_count=new g.Buf16(gt+1),this.heap=
new g.Buf16(2*at+1),Et(this.heap),this.heap_len=0,this.heap_max=0,this.depth=new g.Buf16(2*at+1),Et(this.depth),this.l_buf=0,this.lit_bufsize=0,this.last_lit=0,
this.d_buf=0,this.opt_len=0,this.static_len=0,this.matches=0,this.insert=0,this.bi_buf=0,this.bi_valid=0}function _(t){var o;return!t||!t.state?kt(t,v):(t.total_in=
t.total_out=0,t.data_type=K,o=t.state,o.pending=0,o.pending_out=0,o.wrap<0&&(o.wrap=-o.wrap),o.status=o.wrap?xt:$,t.adler=o.wrap===2?0:1,o.last_flush=w,R._tr_init(
o),A)}function u(t){var o=_(t);return o===A&&Gt(t.state),o}function S(t,o){return!t||!t.state||t.state.wrap!==2?v:(t.state.gzhead=o,A)}function s(t,o,h,n,i,e){if(!t)
return v;var N=1;if(o===nt&&(o=6),n<0?(N=0,n=-n):n>15&&(N=2,n-=16),i<1||i>k||h!==C||n<8||n>15||o<0||o>9||e<0||e>Z)return kt(t,v);n===8&&(n=9);var z=new r;return t.
state=z,z.strm=t,z.wrap=N,z.gzhead=null,z.w_bits=n,z.w_size=1<<z.w_bits,z.w_mask=z.w_size-1,z.hash_bits=i+7,z.hash_size=1<<z.hash_bits,z.hash_mask=z.hash_size-1,
z.hash_shift=~~((z.hash_bits+H-1)/H),z.window=new g.Buf8(z.w_size*2),z.head=new g.Buf16(z.hash_size),z.prev=new g.Buf16(z.w_size),z.lit_bufsize=1<<i+6,z.pending_buf_size=
z.lit_bufsize*4,z.pending_buf=new g.Buf8(z.pending_buf_size),z.d_buf=1*z.lit_bufsize,z.l_buf=3*z.lit_bufsize,z.level=o,z.strategy=e,z.method=h,u(t)}function d(t,o){
return s(t,o,C,j,J,U)}function a(t,o){var h,n,i,e;if(!t||!t.state||o>D||o<0)return t?kt(t,v):v;if(n=t.state,!t.output||!t.input&&t.avail_in!==0||n.status===et&&
o!==l)return kt(t,t.avail_out===0?M:v);if(n.strm=t,h=n.last_flush,n.last_flush=o,n.status===xt)if(n.wrap===2)t.adler=0,X(n,31),X(n,139),X(n,8),n.gzhead?(X(n,(n.
gzhead.text?1:0)+(n.gzhead.hcrc?2:0)+(n.gzhead.extra?4:0)+(n.gzhead.name?8:0)+(n.gzhead.comment?16:0)),X(n,n.gzhead.time&255),X(n,n.gzhead.time>>8&255),X(n,n.gzhead.
time>>16&255),X(n,n.gzhead.time>>24&255),X(n,n.level===9?2:n.strategy>=I||n.level<2?4:0),X(n,n.gzhead.os&255),n.gzhead.extra&&n.gzhead.extra.length&&(X(n,n.gzhead.
extra.length&255),X(n,n.gzhead.extra.length>>8&255)),n.gzhead.hcrc&&(t.adler=b(t.adler,n.pending_buf,n.pending,0)),n.gzindex=0,n.status=ut):(X(n,0),X(n,0),X(n,0),
X(n,0),X(n,0),X(n,n.level===9?2:n.strategy>=I||n.level<2?4:0),X(n,tt),n.status=$);else{var N=C+(n.w_bits-8<<4)<<8,z=-1;n.strategy>=I||n.level<2?z=0:n.level<6?z=
1:n.level===6?z=2:z=3,N|=z<<6,n.strstart!==0&&(N|=St),N+=31-N%31,n.status=$,Zt(n,N),n.strstart!==0&&(Zt(n,t.adler>>>16),Zt(n,t.adler&65535)),t.adler=1}if(n.status===
ut)if(n.gzhead.extra){for(i=n.pending;n.gzindex<(n.gzhead.extra.length&65535)&&!(n.pending===n.pending_buf_size&&(n.gzhead.hcrc&&n.pending>i&&(t.adler=b(t.adler,
n.pending_buf,n.pending-i,i)),zt(t),i=n.pending,n.pending===n.pending_buf_size));)X(n,n.gzhead.extra[n.gzindex]&255),n.gzindex++;n.gzhead.hcrc&&n.pending>i&&(t.
adler=b(t.adler,n.pending_buf,n.pending-i,i)),n.gzindex===n.gzhead.extra.length&&(n.gzindex=0,n.status=st)}else n.status=st;if(n.status===st)if(n.gzhead.name){i=
n.pending;do{if(n.pending===n.pending_buf_size&&(n.gzhead.hcrc&&n.pending>i&&(t.adler=b(t.adler,n.pending_buf,n.pending-i,i)),zt(t),i=n.pending,n.pending===n.pending_buf_size)){
e=1;break}n.gzindex<n.gzhead.name.length?e=n.gzhead.name.charCodeAt(n.gzindex++)&255:e=0,X(n,e)}while(e!==0);n.gzhead.hcrc&&n.pending>i&&(t.adler=b(t.adler,n.pending_buf,
n.pending-i,i)),e===0&&(n.gzindex=0,n.status=vt)}else n.status=vt;if(n.status===vt)if(n.gzhead.comment){i=n.pending;do{if(n.pending===n.pending_buf_size&&(n.gzhead.
hcrc&&n.pending>i&&(t.adler=b(t.adler,n.pending_buf,n.pending-i,i)),zt(t),i=n.pending,n.pending===n.pending_buf_size)){e=1;break}n.gzindex<n.gzhead.comment.length?
e=n.gzhead.comment.charCodeAt(n.gzindex++)&255:e=0,X(n,e)}while(e!==0);n.gzhead.hcrc&&n.pending>i&&(t.adler=b(t.adler,n.pending_buf,n.pending-i,i)),e===0&&(n.status=
ft)}else n.status=ft;if(n.status===ft&&(n.gzhead.hcrc?(n.pending+2>n.pending_buf_size&&zt(t),n.pending+2<=n.pending_buf_size&&(X(n,t.adler&255),X(n,t.adler>>8&255),
t.adler=0,n.status=$)):n.status=$),n.pending!==0){if(zt(t),t.avail_out===0)return n.last_flush=-1,A}else if(t.avail_in===0&&Kt(o)<=Kt(h)&&o!==l)return kt(t,M);if(n.
status===et&&t.avail_in!==0)return kt(t,M);if(t.avail_in!==0||n.lookahead!==0||o!==w&&n.status!==et){var B=n.strategy===I?Lt(n,o):n.strategy===P?jt(n,o):Dt[n.level].
func(n,o);if((B===Bt||B===At)&&(n.status=et),B===Y||B===Bt)return t.avail_out===0&&(n.last_flush=-1),A;if(B===bt&&(o===c?R._tr_align(n):o!==D&&(R._tr_stored_block(
n,0,0,!1),o===m&&(Et(n.head),n.lookahead===0&&(n.strstart=0,n.block_start=0,n.insert=0))),zt(t),t.avail_out===0))return n.last_flush=-1,A}return o!==l?A:n.wrap<=
0?E:(n.wrap===2?(X(n,t.adler&255),X(n,t.adler>>8&255),X(n,t.adler>>16&255),X(n,t.adler>>24&255),X(n,t.total_in&255),X(n,t.total_in>>8&255),X(n,t.total_in>>16&255),
X(n,t.total_in>>24&255)):(Zt(n,t.adler>>>16),Zt(n,t.adler&65535)),zt(t),n.wrap>0&&(n.wrap=-n.wrap),n.pending!==0?A:E)}function f(t){var o;return!t||!t.state?v:(o=
t.state.status,o!==xt&&o!==ut&&o!==st&&o!==vt&&o!==ft&&o!==$&&o!==et?kt(t,v):(t.state=null,o===$?kt(t,x):A))}function L(t,o){var h=o.length,n,i,e,N,z,B,W,Ct;if(!t||
!t.state||(n=t.state,N=n.wrap,N===2||N===1&&n.status!==xt||n.lookahead))return v;for(N===1&&(t.adler=T(t.adler,o,h,0)),n.wrap=0,h>=n.w_size&&(N===0&&(Et(n.head),
n.strstart=0,n.block_start=0,n.insert=0),Ct=new g.Buf8(n.w_size),g.arraySet(Ct,o,h-n.w_size,n.w_size,0),o=Ct,h=n.w_size),z=t.avail_in,B=t.next_in,W=t.input,t.avail_in=
h,t.next_in=0,t.input=o,Rt(n);n.lookahead>=H;){i=n.strstart,e=n.lookahead-(H-1);do n.ins_h=(n.ins_h<<n.hash_shift^n.window[i+H-1])&n.hash_mask,n.prev[i&n.w_mask]=
n.head[n.ins_h],n.head[n.ins_h]=i,i++;while(--e);n.strstart=i,n.lookahead=H-1,Rt(n)}return n.strstart+=n.lookahead,n.block_start=n.strstart,n.insert=n.lookahead,
n.lookahead=0,n.match_length=n.prev_length=H-1,n.match_available=0,t.next_in=B,t.input=W,t.avail_in=z,n.wrap=N,A}y.deflateInit=d,y.deflateInit2=s,y.deflateReset=
u,y.deflateResetKeep=_,y.deflateSetHeader=S,y.deflate=a,y.deflateEnd=f,y.deflateSetDictionary=L,y.deflateInfo="pako deflate (from Nodeca project)"}),Yt=(0,wt.b)(
y=>{"use strict";var g=Ht(),R=!0,T=!0;try{String.fromCharCode.apply(null,[0])}catch{R=!1}try{String.fromCharCode.apply(null,new Uint8Array(1))}catch{T=!1}var b=new g.
Buf8(256);for(p=0;p<256;p++)b[p]=p>=252?6:p>=248?5:p>=240?4:p>=224?3:p>=192?2:1;var p;b[254]=b[254]=1,y.string2buf=function(c){var m,l,D,A,E,v=c.length,x=0;for(A=
0;A<v;A++)l=c.charCodeAt(A),(l&64512)===55296&&A+1<v&&(D=c.charCodeAt(A+1),(D&64512)===56320&&(l=65536+(l-55296<<10)+(D-56320),A++)),x+=l<128?1:l<2048?2:l<65536?
3:4;for(m=new g.Buf8(x),E=0,A=0;E<x;A++)l=c.charCodeAt(A),(l&64512)===55296&&A+1<v&&(D=c.charCodeAt(A+1),(D&64512)===56320&&(l=65536+(l-55296<<10)+(D-56320),A++)),
l<128?m[E++]=l:l<2048?(m[E++]=192|l>>>6,m[E++]=128|l&63):l<65536?(m[E++]=224|l>>>12,m[E++]=128|l>>>6&63,m[E++]=128|l&63):(m[E++]=240|l>>>18,m[E++]=128|l>>>12&63,
m[E++]=128|l>>>6&63,m[E++]=128|l&63);return m};function w(c,m){if(m<65534&&(c.subarray&&T||!c.subarray&&R))return String.fromCharCode.apply(null,g.shrinkBuf(c,m));
for(var l="",D=0;D<m;D++)l+=String.fromCharCode(c[D]);return l}y.buf2binstring=function(c){return w(c,c.length)},y.binstring2buf=function(c){for(var m=new g.Buf8(
c.length),l=0,D=m.length;l<D;l++)m[l]=c.charCodeAt(l);return m},y.buf2string=function(c,m){var l,D,A,E,v=m||c.length,x=new Array(v*2);for(D=0,l=0;l<v;){if(A=c[l++],
A<128){x[D++]=A;continue}if(E=b[A],E>4){x[D++]=65533,l+=E-1;continue}for(A&=E===2?31:E===3?15:7;E>1&&l<v;)A=A<<6|c[l++]&63,E--;if(E>1){x[D++]=65533;continue}A<65536?
x[D++]=A:(A-=65536,x[D++]=55296|A>>10&1023,x[D++]=56320|A&1023)}return w(x,D)},y.utf8border=function(c,m){var l;for(m=m||c.length,m>c.length&&(m=c.length),l=m-1;l>=
0&&(c[l]&192)===128;)l--;return l<0||l===0?m:l+b[c[l]]>m?l:m}}),ta=(0,wt.b)((y,g)=>{"use strict";function R(){this.input=null,this.next_in=0,this.avail_in=0,this.
total_in=0,this.output=null,this.next_out=0,this.avail_out=0,this.total_out=0,this.msg="",this.state=null,this.data_type=2,this.adler=0}g.exports=R}),_a=(0,wt.b)(
y=>{"use strict";var g=da(),R=Ht(),T=Yt(),b=Jt(),p=ta(),w=Object.prototype.toString,c=0,m=4,l=0,D=1,A=2,E=-1,v=0,x=8;function M(P){if(!(this instanceof M))return new M(
P);this.options=R.assign({level:E,method:x,chunkSize:16384,windowBits:15,memLevel:8,strategy:v,to:""},P||{});var Z=this.options;Z.raw&&Z.windowBits>0?Z.windowBits=
-Z.windowBits:Z.gzip&&Z.windowBits>0&&Z.windowBits<16&&(Z.windowBits+=16),this.err=0,this.msg="",this.ended=!1,this.chunks=[],this.strm=new p,this.strm.avail_out=
0;var U=g.deflateInit2(this.strm,Z.level,Z.method,Z.windowBits,Z.memLevel,Z.strategy);if(U!==l)throw new Error(b[U]);if(Z.header&&g.deflateSetHeader(this.strm,Z.
header),Z.dictionary){var K;if(typeof Z.dictionary=="string"?K=T.string2buf(Z.dictionary):w.call(Z.dictionary)==="[object ArrayBuffer]"?K=new Uint8Array(Z.dictionary):
K=Z.dictionary,U=g.deflateSetDictionary(this.strm,K),U!==l)throw new Error(b[U]);this._dict_set=!0}}M.prototype.push=function(P,Z){var U=this.strm,K=this.options.
chunkSize,C,k;if(this.ended)return!1;k=Z===~~Z?Z:Z===!0?m:c,typeof P=="string"?U.input=T.string2buf(P):w.call(P)==="[object ArrayBuffer]"?U.input=new Uint8Array(
P):U.input=P,U.next_in=0,U.avail_in=U.input.length;do{if(U.avail_out===0&&(U.output=new R.Buf8(K),U.next_out=0,U.avail_out=K),C=g.deflate(U,k),C!==D&&C!==l)return this.
onEnd(C),this.ended=!0,!1;(U.avail_out===0||U.avail_in===0&&(k===m||k===A))&&(this.options.to==="string"?this.onData(T.buf2binstring(R.shrinkBuf(U.output,U.next_out))):
this.onData(R.shrinkBuf(U.output,U.next_out)))}while((U.avail_in>0||U.avail_out===0)&&C!==D);return k===m?(C=g.deflateEnd(this.strm),this.onEnd(C),this.ended=!0,
C===l):(k===A&&(this.onEnd(l),U.avail_out=0),!0)},M.prototype.onData=function(P){this.chunks.push(P)},M.prototype.onEnd=function(P){P===l&&(this.options.to==="s\
tring"?this.result=this.chunks.join(""):this.result=R.flattenChunks(this.chunks)),this.chunks=[],this.err=P,this.msg=this.strm.msg};function nt(P,Z){var U=new M(
Z);if(U.push(P,!0),U.err)throw U.msg||b[U.err];return U.result}function O(P,Z){return Z=Z||{},Z.raw=!0,nt(P,Z)}function I(P,Z){return Z=Z||{},Z.gzip=!0,nt(P,Z)}
y.Deflate=M,y.deflate=nt,y.deflateRaw=O,y.gzip=I}),fa=(0,wt.b)((y,g)=>{"use strict";var R=30,T=12;g.exports=function(b,p){var w,c,m,l,D,A,E,v,x,M,nt,O,I,P,Z,U,K,
C,k,j,J,G,Q,at,F;w=b.state,c=b.next_in,at=b.input,m=c+(b.avail_in-5),l=b.next_out,F=b.output,D=l-(p-b.avail_out),A=l+(b.avail_out-257),E=w.dmax,v=w.wsize,x=w.whave,
M=w.wnext,nt=w.window,O=w.hold,I=w.bits,P=w.lencode,Z=w.distcode,U=(1<<w.lenbits)-1,K=(1<<w.distbits)-1;t:do{I<15&&(O+=at[c++]<<I,I+=8,O+=at[c++]<<I,I+=8),C=P[O&
U];a:for(;;){if(k=C>>>24,O>>>=k,I-=k,k=C>>>16&255,k===0)F[l++]=C&65535;else if(k&16){j=C&65535,k&=15,k&&(I<k&&(O+=at[c++]<<I,I+=8),j+=O&(1<<k)-1,O>>>=k,I-=k),I<
15&&(O+=at[c++]<<I,I+=8,O+=at[c++]<<I,I+=8),C=Z[O&K];n:for(;;){if(k=C>>>24,O>>>=k,I-=k,k=C>>>16&255,k&16){if(J=C&65535,k&=15,I<k&&(O+=at[c++]<<I,I+=8,I<k&&(O+=at[c++]<<
I,I+=8)),J+=O&(1<<k)-1,J>E){b.msg="invalid distance too far back",w.mode=R;break t}if(O>>>=k,I-=k,k=l-D,J>k){if(k=J-k,k>x&&w.sane){b.msg="invalid distance too f\
ar back",w.mode=R;break t}if(G=0,Q=nt,M===0){if(G+=v-k,k<j){j-=k;do F[l++]=nt[G++];while(--k);G=l-J,Q=F}}else if(M<k){if(G+=v+M-k,k-=M,k<j){j-=k;do F[l++]=nt[G++];while(--k);
if(G=0,M<j){k=M,j-=k;do F[l++]=nt[G++];while(--k);G=l-J,Q=F}}}else if(G+=M-k,k<j){j-=k;do F[l++]=nt[G++];while(--k);G=l-J,Q=F}for(;j>2;)F[l++]=Q[G++],F[l++]=Q[G++],
F[l++]=Q[G++],j-=3;j&&(F[l++]=Q[G++],j>1&&(F[l++]=Q[G++]))}else{G=l-J;do F[l++]=F[G++],F[l++]=F[G++],F[l++]=F[G++],j-=3;while(j>2);j&&(F[l++]=F[G++],j>1&&(F[l++]=
F[G++]))}}else if((k&64)===0){C=Z[(C&65535)+(O&(1<<k)-1)];continue n}else{b.msg="invalid distance code",w.mode=R;break t}break}}else if((k&64)===0){C=P[(C&65535)+
(O&(1<<k)-1)];continue a}else if(k&32){w.mode=T;break t}else{b.msg="invalid literal/length code",w.mode=R;break t}break}}while(c<m&&l<A);j=I>>3,c-=j,I-=j<<3,O&=
(1<<I)-1,b.next_in=c,b.next_out=l,b.avail_in=c<m?5+(m-c):5-(c-m),b.avail_out=l<A?257+(A-l):257-(l-A),w.hold=O,w.bits=I}}),ua=(0,wt.b)((y,g)=>{"use strict";var R=Ht(),
T=15,b=852,p=592,w=0,c=1,m=2,l=[3,4,5,6,7,8,9,10,11,13,15,17,19,23,27,31,35,43,51,59,67,83,99,115,131,163,195,227,258,0,0],D=[16,16,16,16,16,16,16,16,17,17,17,17,
18,18,18,18,19,19,19,19,20,20,20,20,21,21,21,21,16,72,78],A=[1,2,3,4,5,7,9,13,17,25,33,49,65,97,129,193,257,385,513,769,1025,1537,2049,3073,4097,6145,8193,12289,
16385,24577,0,0],E=[16,16,16,16,17,17,18,18,19,19,20,20,21,21,22,22,23,23,24,24,25,25,26,26,27,27,28,28,29,29,64,64];g.exports=function(v,x,M,nt,O,I,P,Z){var U=Z.
bits,K=0,C=0,k=0,j=0,J=0,G=0,Q=0,at=0,F=0,V=0,ht,gt,H,lt,rt,St=null,xt=0,ut,st=new R.Buf16(T+1),vt=new R.Buf16(T+1),ft=null,$=0,et,Y,bt;for(K=0;K<=T;K++)st[K]=0;
for(C=0;C<nt;C++)st[x[M+C]]++;for(J=U,j=T;j>=1&&st[j]===0;j--);if(J>j&&(J=j),j===0)return O[I++]=1<<24|64<<16|0,O[I++]=1<<24|64<<16|0,Z.bits=1,0;for(k=1;k<j&&st[k]===
0;k++);for(J<k&&(J=k),at=1,K=1;K<=T;K++)if(at<<=1,at-=st[K],at<0)return-1;if(at>0&&(v===w||j!==1))return-1;for(vt[1]=0,K=1;K<T;K++)vt[K+1]=vt[K]+st[K];for(C=0;C<
nt;C++)x[M+C]!==0&&(P[vt[x[M+C]]++]=C);if(v===w?(St=ft=P,ut=19):v===c?(St=l,xt-=257,ft=D,$-=257,ut=256):(St=A,ft=E,ut=-1),V=0,C=0,K=k,rt=I,G=J,Q=0,H=-1,F=1<<J,lt=
F-1,v===c&&F>b||v===m&&F>p)return 1;for(;;){et=K-Q,P[C]<ut?(Y=0,bt=P[C]):P[C]>ut?(Y=ft[$+P[C]],bt=St[xt+P[C]]):(Y=96,bt=0),ht=1<<K-Q,gt=1<<G,k=gt;do gt-=ht,O[rt+
(V>>Q)+gt]=et<<24|Y<<16|bt|0;while(gt!==0);for(ht=1<<K-1;V&ht;)ht>>=1;if(ht!==0?(V&=ht-1,V+=ht):V=0,C++,--st[K]===0){if(K===j)break;K=x[M+P[C]]}if(K>J&&(V&lt)!==
H){for(Q===0&&(Q=J),rt+=k,G=K-Q,at=1<<G;G+Q<j&&(at-=st[G+Q],!(at<=0));)G++,at<<=1;if(F+=1<<G,v===c&&F>b||v===m&&F>p)return 1;H=V&lt,O[H]=J<<24|G<<16|rt-I|0}}return V!==
0&&(O[rt+V]=K-Q<<24|64<<16|0),Z.bits=J,0}}),ca=(0,wt.b)(y=>{"use strict";var g=Ht(),R=Vt(),T=$t(),b=fa(),p=ua(),w=0,c=1,m=2,l=4,D=5,A=6,E=0,v=1,x=2,M=-2,nt=-3,O=-4,
I=-5,P=8,Z=1,U=2,K=3,C=4,k=5,j=6,J=7,G=8,Q=9,at=10,F=11,V=12,ht=13,gt=14,H=15,lt=16,rt=17,St=18,xt=19,ut=20,st=21,vt=22,ft=23,$=24,et=25,Y=26,bt=27,Bt=28,At=29,
tt=30,kt=31,Kt=32,Et=852,zt=592,it=15,X=it;function Zt(s){return(s>>>24&255)+(s>>>8&65280)+((s&65280)<<8)+((s&255)<<24)}function Mt(){this.mode=0,this.last=!1,this.
wrap=0,this.havedict=!1,this.flags=0,this.dmax=0,this.check=0,this.total=0,this.head=null,this.wbits=0,this.wsize=0,this.whave=0,this.wnext=0,this.window=null,this.
hold=0,this.bits=0,this.length=0,this.offset=0,this.extra=0,this.lencode=null,this.distcode=null,this.lenbits=0,this.distbits=0,this.ncode=0,this.nlen=0,this.ndist=
0,this.have=0,this.next=null,this.lens=new g.Buf16(320),this.work=new g.Buf16(288),this.lendyn=null,this.distdyn=null,this.sane=0,this.back=0,this.was=0}function Ut(s){
var d;return!s||!s.state?M:(d=s.state,s.total_in=s.total_out=d.total=0,s.msg="",d.wrap&&(s.adler=d.wrap&1),d.mode=Z,d.last=0,d.havedict=0,d.dmax=32768,d.head=null,
d.hold=0,d.bits=0,d.lencode=d.lendyn=new g.Buf32(Et),d.distcode=d.distdyn=new g.Buf32(zt),d.sane=1,d.back=-1,E)}function Rt(s){var d;return!s||!s.state?M:(d=s.state,
d.wsize=0,d.whave=0,d.wnext=0,Ut(s))}function Pt(s,d){var a,f;return!s||!s.state||(f=s.state,d<0?(a=0,d=-d):(a=(d>>4)+1,d<48&&(d&=15)),d&&(d<8||d>15))?M:(f.window!==
null&&f.wbits!==d&&(f.window=null),f.wrap=a,f.wbits=d,Rt(s))}function Ft(s,d){var a,f;return s?(f=new Mt,s.state=f,f.window=null,a=Pt(s,d),a!==E&&(s.state=null),
a):M}function It(s){return Ft(s,X)}var jt=!0,Lt,mt;function Dt(s){if(jt){var d;for(Lt=new g.Buf32(512),mt=new g.Buf32(32),d=0;d<144;)s.lens[d++]=8;for(;d<256;)s.
lens[d++]=9;for(;d<280;)s.lens[d++]=7;for(;d<288;)s.lens[d++]=8;for(p(c,s.lens,0,288,Lt,0,s.work,{bits:9}),d=0;d<32;)s.lens[d++]=5;p(m,s.lens,0,32,mt,0,s.work,{
bits:5}),jt=!1}s.lencode=Lt,s.lenbits=9,s.distcode=mt,s.distbits=5}function Gt(s,d,a,f){var L,t=s.state;return t.window===null&&(t.wsize=1<<t.wbits,t.wnext=0,t.
whave=0,t.window=new g.Buf8(t.wsize)),f>=t.wsize?(g.arraySet(t.window,d,a-t.wsize,t.wsize,0),t.wnext=0,t.whave=t.wsize):(L=t.wsize-t.wnext,L>f&&(L=f),g.arraySet(
t.window,d,a-f,L,t.wnext),f-=L,f?(g.arraySet(t.window,d,a-f,f,0),t.wnext=f,t.whave=t.wsize):(t.wnext+=L,t.wnext===t.wsize&&(t.wnext=0),t.whave<t.wsize&&(t.whave+=
L))),0}function r(s,d){var a,f,L,t,o,h,n,i,e,N,z,B,W,Ct,ot=0,q,_t,pt,yt,Xt,Wt,dt,Nt,ct=new g.Buf8(4),Tt,Ot,Qt=[16,17,18,0,8,7,9,6,10,5,11,4,12,3,13,2,14,1,15];if(!s||
!s.state||!s.output||!s.input&&s.avail_in!==0)return M;a=s.state,a.mode===V&&(a.mode=ht),o=s.next_out,L=s.output,n=s.avail_out,t=s.next_in,f=s.input,h=s.avail_in,
i=a.hold,e=a.bits,N=h,z=n,Nt=E;t:for(;;)switch(a.mode){case Z:if(a.wrap===0){a.mode=ht;break}for(;e<16;){if(h===0)break t;h--,i+=f[t++]<<e,e+=8}if(a.wrap&2&&i===
35615){a.check=0,ct[0]=i&255,ct[1]=i>>>8&255,a.check=T(a.check,ct,2,0),i=0,e=0,a.mode=U;break}if(a.flags=0,a.head&&(a.head.done=!1),!(a.wrap&1)||(((i&255)<<8)+(i>>
8))%31){s.msg="incorrect header check",a.mode=tt;break}if((i&15)!==P){s.msg="unknown compression method",a.mode=tt;break}if(i>>>=4,e-=4,dt=(i&15)+8,a.wbits===0)
a.wbits=dt;else if(dt>a.wbits){s.msg="invalid window size",a.mode=tt;break}a.dmax=1<<dt,s.adler=a.check=1,a.mode=i&512?at:V,i=0,e=0;break;case U:for(;e<16;){if(h===
0)break t;h--,i+=f[t++]<<e,e+=8}if(a.flags=i,(a.flags&255)!==P){s.msg="unknown compression method",a.mode=tt;break}if(a.flags&57344){s.msg="unknown header flags\
 set",a.mode=tt;break}a.head&&(a.head.text=i>>8&1),a.flags&512&&(ct[0]=i&255,ct[1]=i>>>8&255,a.check=T(a.check,ct,2,0)),i=0,e=0,a.mode=K;case K:for(;e<32;){if(h===
0)break t;h--,i+=f[t++]<<e,e+=8}a.head&&(a.head.time=i),a.flags&512&&(ct[0]=i&255,ct[1]=i>>>8&255,ct[2]=i>>>16&255,ct[3]=i>>>24&255,a.check=T(a.check,ct,4,0)),i=
0,e=0,a.mode=C;case C:for(;e<16;){if(h===0)break t;h--,i+=f[t++]<<e,e+=8}a.head&&(a.head.xflags=i&255,a.head.os=i>>8),a.flags&512&&(ct[0]=i&255,ct[1]=i>>>8&255,
a.check=T(a.check,ct,2,0)),i=0,e=0,a.mode=k;case k:if(a.flags&1024){for(;e<16;){if(h===0)break t;h--,i+=f[t++]<<e,e+=8}a.length=i,a.head&&(a.head.extra_len=i),a.
flags&512&&(ct[0]=i&255,ct[1]=i>>>8&255,a.check=T(a.check,ct,2,0)),i=0,e=0}else a.head&&(a.head.extra=null);a.mode=j;case j:if(a.flags&1024&&(B=a.length,B>h&&(B=
h),B&&(a.head&&(dt=a.head.extra_len-a.length,a.head.extra||(a.head.extra=new Array(a.head.extra_len)),g.arraySet(a.head.extra,f,t,B,dt)),a.flags&512&&(a.check=T(
a.check,f,B,t)),h-=B,t+=B,a.length-=B),a.length))break t;a.length=0,a.mode=J;case J:if(a.flags&2048){if(h===0)break t;B=0;do dt=f[t+B++],a.head&&dt&&a.length<65536&&
(a.head.name+=String.fromCharCode(dt));while(dt&&B<h);if(a.flags&512&&(a.check=T(a.check,f,B,t)),h-=B,t+=B,dt)break t}else a.head&&(a.head.name=null);a.length=0,
a.mode=G;case G:if(a.flags&4096){if(h===0)break t;B=0;do dt=f[t+B++],a.head&&dt&&a.length<65536&&(a.head.comment+=String.fromCharCode(dt));while(dt&&B<h);if(a.flags&
512&&(a.check=T(a.check,f,B,t)),h-=B,t+=B,dt)break t}else a.head&&(a.head.comment=null);a.mode=Q;case Q:if(a.flags&512){for(;e<16;){if(h===0)break t;h--,i+=f[t++]<<
e,e+=8}if(i!==(a.check&65535)){s.msg="header crc mismatch",a.mode=tt;break}i=0,e=0}a.head&&(a.head.hcrc=a.flags>>9&1,a.head.done=!0),s.adler=a.check=0,a.mode=V;
break;case at:for(;e<32;){if(h===0)break t;h--,i+=f[t++]<<e,e+=8}s.adler=a.check=Zt(i),i=0,e=0,a.mode=F;case F:if(a.havedict===0)return s.next_out=o,s.avail_out=
n,s.next_in=t,s.avail_in=h,a.hold=i,a.bits=e,x;s.adler=a.check=1,a.mode=V;case V:if(d===D||d===A)break t;case ht:if(a.last){i>>>=e&7,e-=e&7,a.mode=bt;break}for(;e<
3;){if(h===0)break t;h--,i+=f[t++]<<e,e+=8}switch(a.last=i&1,i>>>=1,e-=1,i&3){case 0:a.mode=gt;break;case 1:if(Dt(a),a.mode=ut,d===A){i>>>=2,e-=2;break t}break;case 2:
a.mode=rt;break;case 3:s.msg="invalid block type",a.mode=tt}i>>>=2,e-=2;break;case gt:for(i>>>=e&7,e-=e&7;e<32;){if(h===0)break t;h--,i+=f[t++]<<e,e+=8}if((i&65535)!==
(i>>>16^65535)){s.msg="invalid stored block lengths",a.mode=tt;break}if(a.length=i&65535,i=0,e=0,a.mode=H,d===A)break t;case H:a.mode=lt;case lt:if(B=a.length,B){
if(B>h&&(B=h),B>n&&(B=n),B===0)break t;g.arraySet(L,f,t,B,o),h-=B,t+=B,n-=B,o+=B,a.length-=B;break}a.mode=V;break;case rt:for(;e<14;){if(h===0)break t;h--,i+=f[t++]<<
e,e+=8}if(a.nlen=(i&31)+257,i>>>=5,e-=5,a.ndist=(i&31)+1,i>>>=5,e-=5,a.ncode=(i&15)+4,i>>>=4,e-=4,a.nlen>286||a.ndist>30){s.msg="too many length or distance sym\
bols",a.mode=tt;break}a.have=0,a.mode=St;case St:for(;a.have<a.ncode;){for(;e<3;){if(h===0)break t;h--,i+=f[t++]<<e,e+=8}a.lens[Qt[a.have++]]=i&7,i>>>=3,e-=3}for(;a.
have<19;)a.lens[Qt[a.have++]]=0;if(a.lencode=a.lendyn,a.lenbits=7,Tt={bits:a.lenbits},Nt=p(w,a.lens,0,19,a.lencode,0,a.work,Tt),a.lenbits=Tt.bits,Nt){s.msg="inv\
alid code lengths set",a.mode=tt;break}a.have=0,a.mode=xt;case xt:for(;a.have<a.nlen+a.ndist;){for(;ot=a.lencode[i&(1<<a.lenbits)-1],q=ot>>>24,_t=ot>>>16&255,pt=
ot&65535,!(q<=e);){if(h===0)break t;h--,i+=f[t++]<<e,e+=8}if(pt<16)i>>>=q,e-=q,a.lens[a.have++]=pt;else{if(pt===16){for(Ot=q+2;e<Ot;){if(h===0)break t;h--,i+=f[t++]<<
e,e+=8}if(i>>>=q,e-=q,a.have===0){s.msg="invalid bit length repeat",a.mode=tt;break}dt=a.lens[a.have-1],B=3+(i&3),i>>>=2,e-=2}else if(pt===17){for(Ot=q+3;e<Ot;){
if(h===0)break t;h--,i+=f[t++]<<e,e+=8}i>>>=q,e-=q,dt=0,B=3+(i&7),i>>>=3,e-=3}else{for(Ot=q+7;e<Ot;){if(h===0)break t;h--,i+=f[t++]<<e,e+=8}i>>>=q,e-=q,dt=0,B=11+
(i&127),i>>>=7,e-=7}if(a.have+B>a.nlen+a.ndist){s.msg="invalid bit length repeat",a.mode=tt;break}for(;B--;)a.lens[a.have++]=dt}}if(a.mode===tt)break;if(a.lens[256]===
0){s.msg="invalid code -- missing end-of-block",a.mode=tt;break}if(a.lenbits=9,Tt={bits:a.lenbits},Nt=p(c,a.lens,0,a.nlen,a.lencode,0,a.work,Tt),a.lenbits=Tt.bits,
Nt){s.msg="invalid literal/lengths set",a.mode=tt;break}if(a.distbits=6,a.distcode=a.distdyn,Tt={bits:a.distbits},Nt=p(m,a.lens,a.nlen,a.ndist,a.distcode,0,a.work,
Tt),a.distbits=Tt.bits,Nt){s.msg="invalid distances set",a.mode=tt;break}if(a.mode=ut,d===A)break t;case ut:a.mode=st;case st:if(h>=6&&n>=258){s.next_out=o,s.avail_out=
n,s.next_in=t,s.avail_in=h,a.hold=i,a.bits=e,b(s,z),o=s.next_out,L=s.output,n=s.avail_out,t=s.next_in,f=s.input,h=s.avail_in,i=a.hold,e=a.bits,a.mode===V&&(a.back=
-1);break}for(a.back=0;ot=a.lencode[i&(1<<a.lenbits)-1],q=ot>>>24,_t=ot>>>16&255,pt=ot&65535,!(q<=e);){if(h===0)break t;h--,i+=f[t++]<<e,e+=8}if(_t&&(_t&240)===
0){for(yt=q,Xt=_t,Wt=pt;ot=a.lencode[Wt+((i&(1<<yt+Xt)-1)>>yt)],q=ot>>>24,_t=ot>>>16&255,pt=ot&65535,!(yt+q<=e);){if(h===0)break t;h--,i+=f[t++]<<e,e+=8}i>>>=yt,
e-=yt,a.back+=yt}if(i>>>=q,e-=q,a.back+=q,a.length=pt,_t===0){a.mode=Y;break}if(_t&32){a.back=-1,a.mode=V;break}if(_t&64){s.msg="invalid literal/length code",a.
mode=tt;break}a.extra=_t&15,a.mode=vt;case vt:if(a.extra){for(Ot=a.extra;e<Ot;){if(h===0)break t;h--,i+=f[t++]<<e,e+=8}a.length+=i&(1<<a.extra)-1,i>>>=a.extra,e-=
a.extra,a.back+=a.extra}a.was=a.length,a.mode=ft;case ft:for(;ot=a.distcode[i&(1<<a.distbits)-1],q=ot>>>24,_t=ot>>>16&255,pt=ot&65535,!(q<=e);){if(h===0)break t;
h--,i+=f[t++]<<e,e+=8}if((_t&240)===0){for(yt=q,Xt=_t,Wt=pt;ot=a.distcode[Wt+((i&(1<<yt+Xt)-1)>>yt)],q=ot>>>24,_t=ot>>>16&255,pt=ot&65535,!(yt+q<=e);){if(h===0)
break t;h--,i+=f[t++]<<e,e+=8}i>>>=yt,e-=yt,a.back+=yt}if(i>>>=q,e-=q,a.back+=q,_t&64){s.msg="invalid distance code",a.mode=tt;break}a.offset=pt,a.extra=_t&15,a.
mode=$;case $:if(a.extra){for(Ot=a.extra;e<Ot;){if(h===0)break t;h--,i+=f[t++]<<e,e+=8}a.offset+=i&(1<<a.extra)-1,i>>>=a.extra,e-=a.extra,a.back+=a.extra}if(a.offset>
a.dmax){s.msg="invalid distance too far back",a.mode=tt;break}a.mode=et;case et:if(n===0)break t;if(B=z-n,a.offset>B){if(B=a.offset-B,B>a.whave&&a.sane){s.msg="\
invalid distance too far back",a.mode=tt;break}B>a.wnext?(B-=a.wnext,W=a.wsize-B):W=a.wnext-B,B>a.length&&(B=a.length),Ct=a.window}else Ct=L,W=o-a.offset,B=a.length;
B>n&&(B=n),n-=B,a.length-=B;do L[o++]=Ct[W++];while(--B);a.length===0&&(a.mode=st);break;case Y:if(n===0)break t;L[o++]=a.length,n--,a.mode=st;break;case bt:if(a.
wrap){for(;e<32;){if(h===0)break t;h--,i|=f[t++]<<e,e+=8}if(z-=n,s.total_out+=z,a.total+=z,z&&(s.adler=a.check=a.flags?T(a.check,L,z,o-z):R(a.check,L,z,o-z)),z=
n,(a.flags?i:Zt(i))!==a.check){s.msg="incorrect data check",a.mode=tt;break}i=0,e=0}a.mode=Bt;case Bt:if(a.wrap&&a.flags){for(;e<32;){if(h===0)break t;h--,i+=f[t++]<<
e,e+=8}if(i!==(a.total&4294967295)){s.msg="incorrect length check",a.mode=tt;break}i=0,e=0}a.mode=At;case At:Nt=v;break t;case tt:Nt=nt;break t;case kt:return O;case Kt:default:
return M}return s.next_out=o,s.avail_out=n,s.next_in=t,s.avail_in=h,a.hold=i,a.bits=e,(a.wsize||z!==s.avail_out&&a.mode<tt&&(a.mode<bt||d!==l))&&Gt(s,s.output,s.
next_out,z-s.avail_out)?(a.mode=kt,O):(N-=s.avail_in,z-=s.avail_out,s.total_in+=N,s.total_out+=z,a.total+=z,a.wrap&&z&&(s.adler=a.check=a.flags?T(a.check,L,z,s.
next_out-z):R(a.check,L,z,s.next_out-z)),s.data_type=a.bits+(a.last?64:0)+(a.mode===V?128:0)+(a.mode===ut||a.mode===H?256:0),(N===0&&z===0||d===l)&&Nt===E&&(Nt=
I),Nt)}function _(s){if(!s||!s.state)return M;var d=s.state;return d.window&&(d.window=null),s.state=null,E}function u(s,d){var a;return!s||!s.state||(a=s.state,
(a.wrap&2)===0)?M:(a.head=d,d.done=!1,E)}function S(s,d){var a=d.length,f,L,t;return!s||!s.state||(f=s.state,f.wrap!==0&&f.mode!==F)?M:f.mode===F&&(L=1,L=R(L,d,
a,0),L!==f.check)?nt:(t=Gt(s,d,a,a),t?(f.mode=kt,O):(f.havedict=1,E))}y.inflateReset=Rt,y.inflateReset2=Pt,y.inflateResetKeep=Ut,y.inflateInit=It,y.inflateInit2=
Ft,y.inflate=r,y.inflateEnd=_,y.inflateGetHeader=u,y.inflateSetDictionary=S,y.inflateInfo="pako inflate (from Nodeca project)"}),aa=(0,wt.b)((y,g)=>{"use strict";
g.exports={Z_NO_FLUSH:0,Z_PARTIAL_FLUSH:1,Z_SYNC_FLUSH:2,Z_FULL_FLUSH:3,Z_FINISH:4,Z_BLOCK:5,Z_TREES:6,Z_OK:0,Z_STREAM_END:1,Z_NEED_DICT:2,Z_ERRNO:-1,Z_STREAM_ERROR:-2,
Z_DATA_ERROR:-3,Z_BUF_ERROR:-5,Z_NO_COMPRESSION:0,Z_BEST_SPEED:1,Z_BEST_COMPRESSION:9,Z_DEFAULT_COMPRESSION:-1,Z_FILTERED:1,Z_HUFFMAN_ONLY:2,Z_RLE:3,Z_FIXED:4,Z_DEFAULT_STRATEGY:0,
Z_BINARY:0,Z_TEXT:1,Z_UNKNOWN:2,Z_DEFLATED:8}}),wa=(0,wt.b)((y,g)=>{"use strict";function R(){this.text=0,this.time=0,this.xflags=0,this.os=0,this.extra=null,this.
extra_len=0,this.name="",this.comment="",this.hcrc=0,this.done=!1}g.exports=R}),ga=(0,wt.b)(y=>{"use strict";var g=ca(),R=Ht(),T=Yt(),b=aa(),p=Jt(),w=ta(),c=wa(),
m=Object.prototype.toString;function l(E){if(!(this instanceof l))return new l(E);this.options=R.assign({chunkSize:16384,windowBits:0,to:""},E||{});var v=this.options;
v.raw&&v.windowBits>=0&&v.windowBits<16&&(v.windowBits=-v.windowBits,v.windowBits===0&&(v.windowBits=-15)),v.windowBits>=0&&v.windowBits<16&&!(E&&E.windowBits)&&
(v.windowBits+=32),v.windowBits>15&&v.windowBits<48&&(v.windowBits&15)===0&&(v.windowBits|=15),this.err=0,this.msg="",this.ended=!1,this.chunks=[],this.strm=new w,
this.strm.avail_out=0;var x=g.inflateInit2(this.strm,v.windowBits);if(x!==b.Z_OK)throw new Error(p[x]);if(this.header=new c,g.inflateGetHeader(this.strm,this.header),
v.dictionary&&(typeof v.dictionary=="string"?v.dictionary=T.string2buf(v.dictionary):m.call(v.dictionary)==="[object ArrayBuffer]"&&(v.dictionary=new Uint8Array(
v.dictionary)),v.raw&&(x=g.inflateSetDictionary(this.strm,v.dictionary),x!==b.Z_OK)))throw new Error(p[x])}l.prototype.push=function(E,v){var x=this.strm,M=this.
options.chunkSize,nt=this.options.dictionary,O,I,P,Z,U,K=!1;if(this.ended)return!1;I=v===~~v?v:v===!0?b.Z_FINISH:b.Z_NO_FLUSH,typeof E=="string"?x.input=T.binstring2buf(
E):m.call(E)==="[object ArrayBuffer]"?x.input=new Uint8Array(E):x.input=E,x.next_in=0,x.avail_in=x.input.length;do{if(x.avail_out===0&&(x.output=new R.Buf8(M),x.
next_out=0,x.avail_out=M),O=g.inflate(x,b.Z_NO_FLUSH),O===b.Z_NEED_DICT&&nt&&(O=g.inflateSetDictionary(this.strm,nt)),O===b.Z_BUF_ERROR&&K===!0&&(O=b.Z_OK,K=!1),
O!==b.Z_STREAM_END&&O!==b.Z_OK)return this.onEnd(O),this.ended=!0,!1;x.next_out&&(x.avail_out===0||O===b.Z_STREAM_END||x.avail_in===0&&(I===b.Z_FINISH||I===b.Z_SYNC_FLUSH))&&
(this.options.to==="string"?(P=T.utf8border(x.output,x.next_out),Z=x.next_out-P,U=T.buf2string(x.output,P),x.next_out=Z,x.avail_out=M-Z,Z&&R.arraySet(x.output,x.
output,P,Z,0),this.onData(U)):this.onData(R.shrinkBuf(x.output,x.next_out))),x.avail_in===0&&x.avail_out===0&&(K=!0)}while((x.avail_in>0||x.avail_out===0)&&O!==
b.Z_STREAM_END);return O===b.Z_STREAM_END&&(I=b.Z_FINISH),I===b.Z_FINISH?(O=g.inflateEnd(this.strm),this.onEnd(O),this.ended=!0,O===b.Z_OK):(I===b.Z_SYNC_FLUSH&&
(this.onEnd(b.Z_OK),x.avail_out=0),!0)},l.prototype.onData=function(E){this.chunks.push(E)},l.prototype.onEnd=function(E){E===b.Z_OK&&(this.options.to==="string"?
this.result=this.chunks.join(""):this.result=R.flattenChunks(this.chunks)),this.chunks=[],this.err=E,this.msg=this.strm.msg};function D(E,v){var x=new l(v);if(x.
push(E,!0),x.err)throw x.msg||p[x.err];return x.result}function A(E,v){return v=v||{},v.raw=!0,D(E,v)}y.Inflate=l,y.inflate=D,y.inflateRaw=A,y.ungzip=D}),na=(0,wt.b)(
(y,g)=>{"use strict";var R=Ht().assign,T=_a(),b=ga(),p=aa(),w={};R(w,T,b,p),g.exports=w});0&&(module.exports={a});
