"use strict";var __createBinding=this&&this.__createBinding||(Object.create?(function(e,r,n,a){a===void 0&&(a=n);var o=Object.getOwnPropertyDescriptor(r,n);(!o||("get"in o?!r.
__esModule:o.writable||o.configurable))&&(o={enumerable:!0,get:function(){return r[n]}}),Object.defineProperty(e,a,o)}):(function(e,r,n,a){a===void 0&&(a=n),e[a]=
r[n]})),__setModuleDefault=this&&this.__setModuleDefault||(Object.create?(function(e,r){Object.defineProperty(e,"default",{enumerable:!0,value:r})}):function(e,r){
e.default=r}),__importStar=this&&this.__importStar||(function(){var e=function(r){return e=Object.getOwnPropertyNames||function(n){var a=[];for(var o in n)Object.
prototype.hasOwnProperty.call(n,o)&&(a[a.length]=o);return a},e(r)};return function(r){if(r&&r.__esModule)return r;var n={};if(r!=null)for(var a=e(r),o=0;o<a.length;o++)
a[o]!=="default"&&__createBinding(n,r,a[o]);return __setModuleDefault(n,r),n}})();Object.defineProperty(exports,"__esModule",{value:!0}),exports.embedFont=embedFont,
exports.utf16Of=utf16Of,exports.openTypeface=openTypeface;const chunk_5VZM4KZB_js_1=require("./chunk-5VZM4KZB.js"),chunk_RFKSFVTF_js_1=require("./chunk-RFKSFVTF\
.js"),chunk_WYN2LYAQ_js_1=require("./chunk-WYN2LYAQ.js");var require_common=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/pako/lib/utils/common.js"(e){"use \
strict";var r=typeof Uint8Array<"u"&&typeof Uint16Array<"u"&&typeof Int32Array<"u";function n(s,u){return Object.prototype.hasOwnProperty.call(s,u)}e.assign=function(s){
for(var u=Array.prototype.slice.call(arguments,1);u.length;){var c=u.shift();if(c){if(typeof c!="object")throw new TypeError(c+"must be non-object");for(var f in c)
n(c,f)&&(s[f]=c[f])}}return s},e.shrinkBuf=function(s,u){return s.length===u?s:s.subarray?s.subarray(0,u):(s.length=u,s)};var a={arraySet:function(s,u,c,f,l){if(u.
subarray&&s.subarray){s.set(u.subarray(c,c+f),l);return}for(var h=0;h<f;h++)s[l+h]=u[c+h]},flattenChunks:function(s){var u,c,f,l,h,y;for(f=0,u=0,c=s.length;u<c;u++)
f+=s[u].length;for(y=new Uint8Array(f),l=0,u=0,c=s.length;u<c;u++)h=s[u],y.set(h,l),l+=h.length;return y}},o={arraySet:function(s,u,c,f,l){for(var h=0;h<f;h++)s[l+
h]=u[c+h]},flattenChunks:function(s){return[].concat.apply([],s)}};e.setTyped=function(s){s?(e.Buf8=Uint8Array,e.Buf16=Uint16Array,e.Buf32=Int32Array,e.assign(e,
a)):(e.Buf8=Array,e.Buf16=Array,e.Buf32=Array,e.assign(e,o))},e.setTyped(r)}}),require_trees=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/pako/lib/zlib/tre\
es.js"(e){"use strict";var r=require_common(),n=4,a=0,o=1,s=2;function u(I){for(var Y=I.length;--Y>=0;)I[Y]=0}var c=0,f=1,l=2,h=3,y=258,b=29,m=256,C=m+1+b,E=30,
N=19,k=2*C+1,D=15,U=16,G=7,q=256,Z=16,ee=17,W=18,re=[0,0,0,0,0,0,0,0,1,1,1,1,2,2,2,2,3,3,3,3,4,4,4,4,5,5,5,5,0],Q=[0,0,0,0,1,1,2,2,3,3,4,4,5,5,6,6,7,7,8,8,9,9,10,
10,11,11,12,12,13,13],ae=[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,3,7],de=[16,17,18,0,8,7,9,6,10,5,11,4,12,3,13,2,14,1,15],fe=512,$=new Array((C+2)*2);u($);var ue=new Array(
E*2);u(ue);var ye=new Array(fe);u(ye);var we=new Array(y-h+1);u(we);var te=new Array(b);u(te);var ke=new Array(E);u(ke);function he(I,Y,J,ie,B){this.static_tree=
I,this.extra_bits=Y,this.extra_base=J,this.elems=ie,this.max_length=B,this.has_stree=I&&I.length}var Se,Fe,xe;function _e(I,Y){this.dyn_tree=I,this.max_code=0,this.
stat_desc=Y}function Oe(I){return I<256?ye[I]:ye[256+(I>>>7)]}function De(I,Y){I.pending_buf[I.pending++]=Y&255,I.pending_buf[I.pending++]=Y>>>8&255}function Ce(I,Y,J){
I.bi_valid>U-J?(I.bi_buf|=Y<<I.bi_valid&65535,De(I,I.bi_buf),I.bi_buf=Y>>U-I.bi_valid,I.bi_valid+=J-U):(I.bi_buf|=Y<<I.bi_valid&65535,I.bi_valid+=J)}function Pe(I,Y,J){
Ce(I,J[Y*2],J[Y*2+1])}function oe(I,Y){var J=0;do J|=I&1,I>>>=1,J<<=1;while(--Y>0);return J>>>1}function ge(I){I.bi_valid===16?(De(I,I.bi_buf),I.bi_buf=0,I.bi_valid=
0):I.bi_valid>=8&&(I.pending_buf[I.pending++]=I.bi_buf&255,I.bi_buf>>=8,I.bi_valid-=8)}function ve(I,Y){var J=Y.dyn_tree,ie=Y.max_code,B=Y.stat_desc.static_tree,
j=Y.stat_desc.has_stree,w=Y.stat_desc.extra_bits,K=Y.stat_desc.extra_base,Ae=Y.stat_desc.max_length,p,R,z,A,P,F,pe=0;for(A=0;A<=D;A++)I.bl_count[A]=0;for(J[I.heap[I.
heap_max]*2+1]=0,p=I.heap_max+1;p<k;p++)R=I.heap[p],A=J[J[R*2+1]*2+1]+1,A>Ae&&(A=Ae,pe++),J[R*2+1]=A,!(R>ie)&&(I.bl_count[A]++,P=0,R>=K&&(P=w[R-K]),F=J[R*2],I.opt_len+=
F*(A+P),j&&(I.static_len+=F*(B[R*2+1]+P)));if(pe!==0){do{for(A=Ae-1;I.bl_count[A]===0;)A--;I.bl_count[A]--,I.bl_count[A+1]+=2,I.bl_count[Ae]--,pe-=2}while(pe>0);
for(A=Ae;A!==0;A--)for(R=I.bl_count[A];R!==0;)z=I.heap[--p],!(z>ie)&&(J[z*2+1]!==A&&(I.opt_len+=(A-J[z*2+1])*J[z*2],J[z*2+1]=A),R--)}}function be(I,Y,J){var ie=new Array(
D+1),B=0,j,w;for(j=1;j<=D;j++)ie[j]=B=B+J[j-1]<<1;for(w=0;w<=Y;w++){var K=I[w*2+1];K!==0&&(I[w*2]=oe(ie[K]++,K))}}function le(){var I,Y,J,ie,B,j=new Array(D+1);
for(J=0,ie=0;ie<b-1;ie++)for(te[ie]=J,I=0;I<1<<re[ie];I++)we[J++]=ie;for(we[J-1]=ie,B=0,ie=0;ie<16;ie++)for(ke[ie]=B,I=0;I<1<<Q[ie];I++)ye[B++]=ie;for(B>>=7;ie<
E;ie++)for(ke[ie]=B<<7,I=0;I<1<<Q[ie]-7;I++)ye[256+B++]=ie;for(Y=0;Y<=D;Y++)j[Y]=0;for(I=0;I<=143;)$[I*2+1]=8,I++,j[8]++;for(;I<=255;)$[I*2+1]=9,I++,j[9]++;for(;I<=
279;)$[I*2+1]=7,I++,j[7]++;for(;I<=287;)$[I*2+1]=8,I++,j[8]++;for(be($,C+1,j),I=0;I<E;I++)ue[I*2+1]=5,ue[I*2]=oe(I,5);Se=new he($,re,m+1,C,D),Fe=new he(ue,Q,0,E,
D),xe=new he(new Array(0),ae,0,N,G)}function Te(I){var Y;for(Y=0;Y<C;Y++)I.dyn_ltree[Y*2]=0;for(Y=0;Y<E;Y++)I.dyn_dtree[Y*2]=0;for(Y=0;Y<N;Y++)I.bl_tree[Y*2]=0;
I.dyn_ltree[q*2]=1,I.opt_len=I.static_len=0,I.last_lit=I.matches=0}function d(I){I.bi_valid>8?De(I,I.bi_buf):I.bi_valid>0&&(I.pending_buf[I.pending++]=I.bi_buf),
I.bi_buf=0,I.bi_valid=0}function g(I,Y,J,ie){d(I),ie&&(De(I,J),De(I,~J)),r.arraySet(I.pending_buf,I.window,Y,J,I.pending),I.pending+=J}function S(I,Y,J,ie){var B=Y*
2,j=J*2;return I[B]<I[j]||I[B]===I[j]&&ie[Y]<=ie[J]}function O(I,Y,J){for(var ie=I.heap[J],B=J<<1;B<=I.heap_len&&(B<I.heap_len&&S(Y,I.heap[B+1],I.heap[B],I.depth)&&
B++,!S(Y,ie,I.heap[B],I.depth));)I.heap[J]=I.heap[B],J=B,B<<=1;I.heap[J]=ie}function x(I,Y,J){var ie,B,j=0,w,K;if(I.last_lit!==0)do ie=I.pending_buf[I.d_buf+j*2]<<
8|I.pending_buf[I.d_buf+j*2+1],B=I.pending_buf[I.l_buf+j],j++,ie===0?Pe(I,B,Y):(w=we[B],Pe(I,w+m+1,Y),K=re[w],K!==0&&(B-=te[w],Ce(I,B,K)),ie--,w=Oe(ie),Pe(I,w,J),
K=Q[w],K!==0&&(ie-=ke[w],Ce(I,ie,K)));while(j<I.last_lit);Pe(I,q,Y)}function H(I,Y){var J=Y.dyn_tree,ie=Y.stat_desc.static_tree,B=Y.stat_desc.has_stree,j=Y.stat_desc.
elems,w,K,Ae=-1,p;for(I.heap_len=0,I.heap_max=k,w=0;w<j;w++)J[w*2]!==0?(I.heap[++I.heap_len]=Ae=w,I.depth[w]=0):J[w*2+1]=0;for(;I.heap_len<2;)p=I.heap[++I.heap_len]=
Ae<2?++Ae:0,J[p*2]=1,I.depth[p]=0,I.opt_len--,B&&(I.static_len-=ie[p*2+1]);for(Y.max_code=Ae,w=I.heap_len>>1;w>=1;w--)O(I,J,w);p=j;do w=I.heap[1],I.heap[1]=I.heap[I.
heap_len--],O(I,J,1),K=I.heap[1],I.heap[--I.heap_max]=w,I.heap[--I.heap_max]=K,J[p*2]=J[w*2]+J[K*2],I.depth[p]=(I.depth[w]>=I.depth[K]?I.depth[w]:I.depth[K])+1,
J[w*2+1]=J[K*2+1]=p,I.heap[1]=p++,O(I,J,1);while(I.heap_len>=2);I.heap[--I.heap_max]=I.heap[1],ve(I,Y),be(J,Ae,I.bl_count)}function ne(I,Y,J){var ie,B=-1,j,w=Y[1],
K=0,Ae=7,p=4;for(w===0&&(Ae=138,p=3),Y[(J+1)*2+1]=65535,ie=0;ie<=J;ie++)j=w,w=Y[(ie+1)*2+1],!(++K<Ae&&j===w)&&(K<p?I.bl_tree[j*2]+=K:j!==0?(j!==B&&I.bl_tree[j*2]++,
I.bl_tree[Z*2]++):K<=10?I.bl_tree[ee*2]++:I.bl_tree[W*2]++,K=0,B=j,w===0?(Ae=138,p=3):j===w?(Ae=6,p=3):(Ae=7,p=4))}function me(I,Y,J){var ie,B=-1,j,w=Y[1],K=0,Ae=7,
p=4;for(w===0&&(Ae=138,p=3),ie=0;ie<=J;ie++)if(j=w,w=Y[(ie+1)*2+1],!(++K<Ae&&j===w)){if(K<p)do Pe(I,j,I.bl_tree);while(--K!==0);else j!==0?(j!==B&&(Pe(I,j,I.bl_tree),
K--),Pe(I,Z,I.bl_tree),Ce(I,K-3,2)):K<=10?(Pe(I,ee,I.bl_tree),Ce(I,K-3,3)):(Pe(I,W,I.bl_tree),Ce(I,K-11,7));K=0,B=j,w===0?(Ae=138,p=3):j===w?(Ae=6,p=3):(Ae=7,p=
4)}}function Ie(I){var Y;for(ne(I,I.dyn_ltree,I.l_desc.max_code),ne(I,I.dyn_dtree,I.d_desc.max_code),H(I,I.bl_desc),Y=N-1;Y>=3&&I.bl_tree[de[Y]*2+1]===0;Y--);return I.
opt_len+=3*(Y+1)+5+5+4,Y}function Ee(I,Y,J,ie){var B;for(Ce(I,Y-257,5),Ce(I,J-1,5),Ce(I,ie-4,4),B=0;B<ie;B++)Ce(I,I.bl_tree[de[B]*2+1],3);me(I,I.dyn_ltree,Y-1),
me(I,I.dyn_dtree,J-1)}function Le(I){var Y=4093624447,J;for(J=0;J<=31;J++,Y>>>=1)if(Y&1&&I.dyn_ltree[J*2]!==0)return a;if(I.dyn_ltree[18]!==0||I.dyn_ltree[20]!==
0||I.dyn_ltree[26]!==0)return o;for(J=32;J<m;J++)if(I.dyn_ltree[J*2]!==0)return o;return a}var Be=!1;function ze(I){Be||(le(),Be=!0),I.l_desc=new _e(I.dyn_ltree,
Se),I.d_desc=new _e(I.dyn_dtree,Fe),I.bl_desc=new _e(I.bl_tree,xe),I.bi_buf=0,I.bi_valid=0,Te(I)}function je(I,Y,J,ie){Ce(I,(c<<1)+(ie?1:0),3),g(I,Y,J,!0)}function Ue(I){
Ce(I,f<<1,3),Pe(I,q,$),ge(I)}function He(I,Y,J,ie){var B,j,w=0;I.level>0?(I.strm.data_type===s&&(I.strm.data_type=Le(I)),H(I,I.l_desc),H(I,I.d_desc),w=Ie(I),B=I.
opt_len+3+7>>>3,j=I.static_len+3+7>>>3,j<=B&&(B=j)):B=j=J+5,J+4<=B&&Y!==-1?je(I,Y,J,ie):I.strategy===n||j===B?(Ce(I,(f<<1)+(ie?1:0),3),x(I,$,ue)):(Ce(I,(l<<1)+(ie?
1:0),3),Ee(I,I.l_desc.max_code+1,I.d_desc.max_code+1,w+1),x(I,I.dyn_ltree,I.dyn_dtree)),Te(I),ie&&d(I)}function Ze(I,Y,J){return I.pending_buf[I.d_buf+I.last_lit*
2]=Y>>>8&255,I.pending_buf[I.d_buf+I.last_lit*2+1]=Y&255,I.pending_buf[I.l_buf+I.last_lit]=J&255,I.last_lit++,Y===0?I.dyn_ltree[J*2]++:(I.matches++,Y--,I.dyn_ltree[(we[J]+
m+1)*2]++,I.dyn_dtree[Oe(Y)*2]++),I.last_lit===I.lit_bufsize-1}e._tr_init=ze,e._tr_stored_block=je,e._tr_flush_block=He,e._tr_tally=Ze,e._tr_align=Ue}}),require_adler32=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/pako/lib/zlib/adler32.js"(e,r){"use strict";function n(a,o,s,u){for(var c=a&65535|0,f=a>>>16&65535|0,l=0;s!==0;){l=s>2e3?2e3:s,s-=l;do
c=c+o[u++]|0,f=f+c|0;while(--l);c%=65521,f%=65521}return c|f<<16|0}r.exports=n}}),require_crc32=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/pako/lib/zlib/\
crc32.js"(e,r){"use strict";function n(){for(var s,u=[],c=0;c<256;c++){s=c;for(var f=0;f<8;f++)s=s&1?3988292384^s>>>1:s>>>1;u[c]=s}return u}var a=n();function o(s,u,c,f){
var l=a,h=f+c;s^=-1;for(var y=f;y<h;y++)s=s>>>8^l[(s^u[y])&255];return s^-1}r.exports=o}}),require_messages=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/pa\
ko/lib/zlib/messages.js"(e,r){"use strict";r.exports={2:"need dictionary",1:"stream end",0:"","-1":"file error","-2":"stream error","-3":"data error","-4":"insu\
fficient memory","-5":"buffer error","-6":"incompatible version"}}}),require_deflate=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/pako/lib/zlib/deflate.js"(e){
"use strict";var r=require_common(),n=require_trees(),a=require_adler32(),o=require_crc32(),s=require_messages(),u=0,c=1,f=3,l=4,h=5,y=0,b=1,m=-2,C=-3,E=-5,N=-1,
k=1,D=2,U=3,G=4,q=0,Z=2,ee=8,W=9,re=15,Q=8,ae=29,de=256,fe=de+1+ae,$=30,ue=19,ye=2*fe+1,we=15,te=3,ke=258,he=ke+te+1,Se=32,Fe=42,xe=69,_e=73,Oe=91,De=103,Ce=113,
Pe=666,oe=1,ge=2,ve=3,be=4,le=3;function Te(p,R){return p.msg=s[R],R}function d(p){return(p<<1)-(p>4?9:0)}function g(p){for(var R=p.length;--R>=0;)p[R]=0}function S(p){
var R=p.state,z=R.pending;z>p.avail_out&&(z=p.avail_out),z!==0&&(r.arraySet(p.output,R.pending_buf,R.pending_out,z,p.next_out),p.next_out+=z,R.pending_out+=z,p.
total_out+=z,p.avail_out-=z,R.pending-=z,R.pending===0&&(R.pending_out=0))}function O(p,R){n._tr_flush_block(p,p.block_start>=0?p.block_start:-1,p.strstart-p.block_start,
R),p.block_start=p.strstart,S(p.strm)}function x(p,R){p.pending_buf[p.pending++]=R}function H(p,R){p.pending_buf[p.pending++]=R>>>8&255,p.pending_buf[p.pending++]=
R&255}function ne(p,R,z,A){var P=p.avail_in;return P>A&&(P=A),P===0?0:(p.avail_in-=P,r.arraySet(R,p.input,p.next_in,P,z),p.state.wrap===1?p.adler=a(p.adler,R,P,
z):p.state.wrap===2&&(p.adler=o(p.adler,R,P,z)),p.next_in+=P,p.total_in+=P,P)}function me(p,R){var z=p.max_chain_length,A=p.strstart,P,F,pe=p.prev_length,se=p.nice_match,
ce=p.strstart>p.w_size-he?p.strstart-(p.w_size-he):0,Me=p.window,Je=p.w_mask,Re=p.prev,Ne=p.strstart+ke,qe=Me[A+pe-1],We=Me[A+pe];p.prev_length>=p.good_match&&(z>>=
2),se>p.lookahead&&(se=p.lookahead);do if(P=R,!(Me[P+pe]!==We||Me[P+pe-1]!==qe||Me[P]!==Me[A]||Me[++P]!==Me[A+1])){A+=2,P++;do;while(Me[++A]===Me[++P]&&Me[++A]===
Me[++P]&&Me[++A]===Me[++P]&&Me[++A]===Me[++P]&&Me[++A]===Me[++P]&&Me[++A]===Me[++P]&&Me[++A]===Me[++P]&&Me[++A]===Me[++P]&&A<Ne);if(F=ke-(Ne-A),A=Ne-ke,F>pe){if(p.
match_start=R,pe=F,F>=se)break;qe=Me[A+pe-1],We=Me[A+pe]}}while((R=Re[R&Je])>ce&&--z!==0);return pe<=p.lookahead?pe:p.lookahead}function Ie(p){var R=p.w_size,z,
A,P,F,pe;do{if(F=p.window_size-p.lookahead-p.strstart,p.strstart>=R+(R-he)){r.arraySet(p.window,p.window,R,R,0),p.match_start-=R,p.strstart-=R,p.block_start-=R,
A=p.hash_size,z=A;do P=p.head[--z],p.head[z]=P>=R?P-R:0;while(--A);A=R,z=A;do P=p.prev[--z],p.prev[z]=P>=R?P-R:0;while(--A);F+=R}if(p.strm.avail_in===0)break;if(A=
ne(p.strm,p.window,p.strstart+p.lookahead,F),p.lookahead+=A,p.lookahead+p.insert>=te)for(pe=p.strstart-p.insert,p.ins_h=p.window[pe],p.ins_h=(p.ins_h<<p.hash_shift^
p.window[pe+1])&p.hash_mask;p.insert&&(p.ins_h=(p.ins_h<<p.hash_shift^p.window[pe+te-1])&p.hash_mask,p.prev[pe&p.w_mask]=p.head[p.ins_h],p.head[p.ins_h]=pe,pe++,
p.insert--,!(p.lookahead+p.insert<te)););}while(p.lookahead<he&&p.strm.avail_in!==0)}function Ee(p,R){var z=65535;for(z>p.pending_buf_size-5&&(z=p.pending_buf_size-
5);;){if(p.lookahead<=1){if(Ie(p),p.lookahead===0&&R===u)return oe;if(p.lookahead===0)break}p.strstart+=p.lookahead,p.lookahead=0;var A=p.block_start+z;if((p.strstart===
0||p.strstart>=A)&&(p.lookahead=p.strstart-A,p.strstart=A,O(p,!1),p.strm.avail_out===0)||p.strstart-p.block_start>=p.w_size-he&&(O(p,!1),p.strm.avail_out===0))return oe}
return p.insert=0,R===l?(O(p,!0),p.strm.avail_out===0?ve:be):(p.strstart>p.block_start&&(O(p,!1),p.strm.avail_out),oe)}function Le(p,R){for(var z,A;;){if(p.lookahead<
he){if(Ie(p),p.lookahead<he&&R===u)return oe;if(p.lookahead===0)break}if(z=0,p.lookahead>=te&&(p.ins_h=(p.ins_h<<p.hash_shift^p.window[p.strstart+te-1])&p.hash_mask,
z=p.prev[p.strstart&p.w_mask]=p.head[p.ins_h],p.head[p.ins_h]=p.strstart),z!==0&&p.strstart-z<=p.w_size-he&&(p.match_length=me(p,z)),p.match_length>=te)if(A=n._tr_tally(
p,p.strstart-p.match_start,p.match_length-te),p.lookahead-=p.match_length,p.match_length<=p.max_lazy_match&&p.lookahead>=te){p.match_length--;do p.strstart++,p.
ins_h=(p.ins_h<<p.hash_shift^p.window[p.strstart+te-1])&p.hash_mask,z=p.prev[p.strstart&p.w_mask]=p.head[p.ins_h],p.head[p.ins_h]=p.strstart;while(--p.match_length!==
0);p.strstart++}else p.strstart+=p.match_length,p.match_length=0,p.ins_h=p.window[p.strstart],p.ins_h=(p.ins_h<<p.hash_shift^p.window[p.strstart+1])&p.hash_mask;else
A=n._tr_tally(p,0,p.window[p.strstart]),p.lookahead--,p.strstart++;if(A&&(O(p,!1),p.strm.avail_out===0))return oe}return p.insert=p.strstart<te-1?p.strstart:te-
1,R===l?(O(p,!0),p.strm.avail_out===0?ve:be):p.last_lit&&(O(p,!1),p.strm.avail_out===0)?oe:ge}function Be(p,R){for(var z,A,P;;){if(p.lookahead<he){if(Ie(p),p.lookahead<
he&&R===u)return oe;if(p.lookahead===0)break}if(z=0,p.lookahead>=te&&(p.ins_h=(p.ins_h<<p.hash_shift^p.window[p.strstart+te-1])&p.hash_mask,z=p.prev[p.strstart&
p.w_mask]=p.head[p.ins_h],p.head[p.ins_h]=p.strstart),p.prev_length=p.match_length,p.prev_match=p.match_start,p.match_length=te-1,z!==0&&p.prev_length<p.max_lazy_match&&
p.strstart-z<=p.w_size-he&&(p.match_length=me(p,z),p.match_length<=5&&(p.strategy===k||p.match_length===te&&p.strstart-p.match_start>4096)&&(p.match_length=te-1)),
p.prev_length>=te&&p.match_length<=p.prev_length){P=p.strstart+p.lookahead-te,A=n._tr_tally(p,p.strstart-1-p.prev_match,p.prev_length-te),p.lookahead-=p.prev_length-
1,p.prev_length-=2;do++p.strstart<=P&&(p.ins_h=(p.ins_h<<p.hash_shift^p.window[p.strstart+te-1])&p.hash_mask,z=p.prev[p.strstart&p.w_mask]=p.head[p.ins_h],p.head[p.
ins_h]=p.strstart);while(--p.prev_length!==0);if(p.match_available=0,p.match_length=te-1,p.strstart++,A&&(O(p,!1),p.strm.avail_out===0))return oe}else if(p.match_available){
if(A=n._tr_tally(p,0,p.window[p.strstart-1]),A&&O(p,!1),p.strstart++,p.lookahead--,p.strm.avail_out===0)return oe}else p.match_available=1,p.strstart++,p.lookahead--}
return p.match_available&&(A=n._tr_tally(p,0,p.window[p.strstart-1]),p.match_available=0),p.insert=p.strstart<te-1?p.strstart:te-1,R===l?(O(p,!0),p.strm.avail_out===
0?ve:be):p.last_lit&&(O(p,!1),p.strm.avail_out===0)?oe:ge}function ze(p,R){for(var z,A,P,F,pe=p.window;;){if(p.lookahead<=ke){if(Ie(p),p.lookahead<=ke&&R===u)return oe;
if(p.lookahead===0)break}if(p.match_length=0,p.lookahead>=te&&p.strstart>0&&(P=p.strstart-1,A=pe[P],A===pe[++P]&&A===pe[++P]&&A===pe[++P])){F=p.strstart+ke;do;while(A===
pe[++P]&&A===pe[++P]&&A===pe[++P]&&A===pe[++P]&&A===pe[++P]&&A===pe[++P]&&A===pe[++P]&&A===pe[++P]&&P<F);p.match_length=ke-(F-P),p.match_length>p.lookahead&&(p.
match_length=p.lookahead)}if(p.match_length>=te?(z=n._tr_tally(p,1,p.match_length-te),p.lookahead-=p.match_length,p.strstart+=p.match_length,p.match_length=0):(z=
n._tr_tally(p,0,p.window[p.strstart]),p.lookahead--,p.strstart++),z&&(O(p,!1),p.strm.avail_out===0))return oe}return p.insert=0,R===l?(O(p,!0),p.strm.avail_out===
0?ve:be):p.last_lit&&(O(p,!1),p.strm.avail_out===0)?oe:ge}function je(p,R){for(var z;;){if(p.lookahead===0&&(Ie(p),p.lookahead===0)){if(R===u)return oe;break}if(p.
match_length=0,z=n._tr_tally(p,0,p.window[p.strstart]),p.lookahead--,p.strstart++,z&&(O(p,!1),p.strm.avail_out===0))return oe}return p.insert=0,R===l?(O(p,!0),p.
strm.avail_out===0?ve:be):p.last_lit&&(O(p,!1),p.strm.avail_out===0)?oe:ge}function Ue(p,R,z,A,P){this.good_length=p,this.max_lazy=R,this.nice_length=z,this.max_chain=
A,this.func=P}var He;He=[new Ue(0,0,0,0,Ee),new Ue(4,4,8,4,Le),new Ue(4,5,16,8,Le),new Ue(4,6,32,32,Le),new Ue(4,4,16,16,Be),new Ue(8,16,32,32,Be),new Ue(8,16,128,
128,Be),new Ue(8,32,128,256,Be),new Ue(32,128,258,1024,Be),new Ue(32,258,258,4096,Be)];function Ze(p){p.window_size=2*p.w_size,g(p.head),p.max_lazy_match=He[p.level].
max_lazy,p.good_match=He[p.level].good_length,p.nice_match=He[p.level].nice_length,p.max_chain_length=He[p.level].max_chain,p.strstart=0,p.block_start=0,p.lookahead=
0,p.insert=0,p.match_length=p.prev_length=te-1,p.match_available=0,p.ins_h=0}function I(){this.strm=null,this.status=0,this.pending_buf=null,this.pending_buf_size=
0,this.pending_out=0,this.pending=0,this.wrap=0,this.gzhead=null,this.gzindex=0,this.method=ee,this.last_flush=-1,this.w_size=0,this.w_bits=0,this.w_mask=0,this.
window=null,this.window_size=0,this.prev=null,this.head=null,this.ins_h=0,this.hash_size=0,this.hash_bits=0,this.hash_mask=0,this.hash_shift=0,this.block_start=
0,this.match_length=0,this.prev_match=0,this.match_available=0,this.strstart=0,this.match_start=0,this.lookahead=0,this.prev_length=0,this.max_chain_length=0,this.
max_lazy_match=0,this.level=0,this.strategy=0,this.good_match=0,this.nice_match=0,this.dyn_ltree=new r.Buf16(ye*2),this.dyn_dtree=new r.Buf16((2*$+1)*2),this.bl_tree=
new r.Buf16((2*ue+1)*2),g(this.dyn_ltree),g(this.dyn_dtree),g(this.bl_tree),this.l_desc=null,this.d_desc=null,this.bl_desc=null,this.bl_count=new r.Buf16(we+1),
this.heap=new r.Buf16(2*fe+1),g(this.heap),this.heap_len=0,this.heap_max=0,this.depth=new r.Buf16(2*fe+1),g(this.depth),this.l_buf=0,this.lit_bufsize=0,this.last_lit=
0,this.d_buf=0,this.opt_len=0,this.static_len=0,this.matches=0,this.insert=0,this.bi_buf=0,this.bi_valid=0}function Y(p){var R;return!p||!p.state?Te(p,m):(p.total_in=
p.total_out=0,p.data_type=Z,R=p.state,R.pending=0,R.pending_out=0,R.wrap<0&&(R.wrap=-R.wrap),R.status=R.wrap?Fe:Ce,p.adler=R.wrap===2?0:1,R.last_flush=u,n._tr_init(
R),y)}function J(p){var R=Y(p);return R===y&&Ze(p.state),R}function ie(p,R){return!p||!p.state||p.state.wrap!==2?m:(p.state.gzhead=R,y)}function B(p,R,z,A,P,F){
if(!p)return m;var pe=1;if(R===N&&(R=6),A<0?(pe=0,A=-A):A>15&&(pe=2,A-=16),P<1||P>W||z!==ee||A<8||A>15||R<0||R>9||F<0||F>G)return Te(p,m);A===8&&(A=9);var se=new I;
return p.state=se,se.strm=p,se.wrap=pe,se.gzhead=null,se.w_bits=A,se.w_size=1<<se.w_bits,se.w_mask=se.w_size-1,se.hash_bits=P+7,se.hash_size=1<<se.hash_bits,se.
hash_mask=se.hash_size-1,se.hash_shift=~~((se.hash_bits+te-1)/te),se.window=new r.Buf8(se.w_size*2),se.head=new r.Buf16(se.hash_size),se.prev=new r.Buf16(se.w_size),
se.lit_bufsize=1<<P+6,se.pending_buf_size=se.lit_bufsize*4,se.pending_buf=new r.Buf8(se.pending_buf_size),se.d_buf=1*se.lit_bufsize,se.l_buf=3*se.lit_bufsize,se.
level=R,se.strategy=F,se.method=z,J(p)}function j(p,R){return B(p,R,ee,re,Q,q)}function w(p,R){var z,A,P,F;if(!p||!p.state||R>h||R<0)return p?Te(p,m):m;if(A=p.state,
!p.output||!p.input&&p.avail_in!==0||A.status===Pe&&R!==l)return Te(p,p.avail_out===0?E:m);if(A.strm=p,z=A.last_flush,A.last_flush=R,A.status===Fe)if(A.wrap===2)
p.adler=0,x(A,31),x(A,139),x(A,8),A.gzhead?(x(A,(A.gzhead.text?1:0)+(A.gzhead.hcrc?2:0)+(A.gzhead.extra?4:0)+(A.gzhead.name?8:0)+(A.gzhead.comment?16:0)),x(A,A.
gzhead.time&255),x(A,A.gzhead.time>>8&255),x(A,A.gzhead.time>>16&255),x(A,A.gzhead.time>>24&255),x(A,A.level===9?2:A.strategy>=D||A.level<2?4:0),x(A,A.gzhead.os&
255),A.gzhead.extra&&A.gzhead.extra.length&&(x(A,A.gzhead.extra.length&255),x(A,A.gzhead.extra.length>>8&255)),A.gzhead.hcrc&&(p.adler=o(p.adler,A.pending_buf,A.
pending,0)),A.gzindex=0,A.status=xe):(x(A,0),x(A,0),x(A,0),x(A,0),x(A,0),x(A,A.level===9?2:A.strategy>=D||A.level<2?4:0),x(A,le),A.status=Ce);else{var pe=ee+(A.
w_bits-8<<4)<<8,se=-1;A.strategy>=D||A.level<2?se=0:A.level<6?se=1:A.level===6?se=2:se=3,pe|=se<<6,A.strstart!==0&&(pe|=Se),pe+=31-pe%31,A.status=Ce,H(A,pe),A.strstart!==
0&&(H(A,p.adler>>>16),H(A,p.adler&65535)),p.adler=1}if(A.status===xe)if(A.gzhead.extra){for(P=A.pending;A.gzindex<(A.gzhead.extra.length&65535)&&!(A.pending===A.
pending_buf_size&&(A.gzhead.hcrc&&A.pending>P&&(p.adler=o(p.adler,A.pending_buf,A.pending-P,P)),S(p),P=A.pending,A.pending===A.pending_buf_size));)x(A,A.gzhead.
extra[A.gzindex]&255),A.gzindex++;A.gzhead.hcrc&&A.pending>P&&(p.adler=o(p.adler,A.pending_buf,A.pending-P,P)),A.gzindex===A.gzhead.extra.length&&(A.gzindex=0,A.
status=_e)}else A.status=_e;if(A.status===_e)if(A.gzhead.name){P=A.pending;do{if(A.pending===A.pending_buf_size&&(A.gzhead.hcrc&&A.pending>P&&(p.adler=o(p.adler,
A.pending_buf,A.pending-P,P)),S(p),P=A.pending,A.pending===A.pending_buf_size)){F=1;break}A.gzindex<A.gzhead.name.length?F=A.gzhead.name.charCodeAt(A.gzindex++)&
255:F=0,x(A,F)}while(F!==0);A.gzhead.hcrc&&A.pending>P&&(p.adler=o(p.adler,A.pending_buf,A.pending-P,P)),F===0&&(A.gzindex=0,A.status=Oe)}else A.status=Oe;if(A.
status===Oe)if(A.gzhead.comment){P=A.pending;do{if(A.pending===A.pending_buf_size&&(A.gzhead.hcrc&&A.pending>P&&(p.adler=o(p.adler,A.pending_buf,A.pending-P,P)),
S(p),P=A.pending,A.pending===A.pending_buf_size)){F=1;break}A.gzindex<A.gzhead.comment.length?F=A.gzhead.comment.charCodeAt(A.gzindex++)&255:F=0,x(A,F)}while(F!==
0);A.gzhead.hcrc&&A.pending>P&&(p.adler=o(p.adler,A.pending_buf,A.pending-P,P)),F===0&&(A.status=De)}else A.status=De;if(A.status===De&&(A.gzhead.hcrc?(A.pending+
2>A.pending_buf_size&&S(p),A.pending+2<=A.pending_buf_size&&(x(A,p.adler&255),x(A,p.adler>>8&255),p.adler=0,A.status=Ce)):A.status=Ce),A.pending!==0){if(S(p),p.
avail_out===0)return A.last_flush=-1,y}else if(p.avail_in===0&&d(R)<=d(z)&&R!==l)return Te(p,E);if(A.status===Pe&&p.avail_in!==0)return Te(p,E);if(p.avail_in!==
0||A.lookahead!==0||R!==u&&A.status!==Pe){var ce=A.strategy===D?je(A,R):A.strategy===U?ze(A,R):He[A.level].func(A,R);if((ce===ve||ce===be)&&(A.status=Pe),ce===oe||
ce===ve)return p.avail_out===0&&(A.last_flush=-1),y;if(ce===ge&&(R===c?n._tr_align(A):R!==h&&(n._tr_stored_block(A,0,0,!1),R===f&&(g(A.head),A.lookahead===0&&(A.
strstart=0,A.block_start=0,A.insert=0))),S(p),p.avail_out===0))return A.last_flush=-1,y}return R!==l?y:A.wrap<=0?b:(A.wrap===2?(x(A,p.adler&255),x(A,p.adler>>8&
255),x(A,p.adler>>16&255),x(A,p.adler>>24&255),x(A,p.total_in&255),x(A,p.total_in>>8&255),x(A,p.total_in>>16&255),x(A,p.total_in>>24&255)):(H(A,p.adler>>>16),H(
A,p.adler&65535)),S(p),A.wrap>0&&(A.wrap=-A.wrap),A.pending!==0?y:b)}function K(p){var R;return!p||!p.state?m:(R=p.state.status,R!==Fe&&R!==xe&&R!==_e&&R!==Oe&&
R!==De&&R!==Ce&&R!==Pe?Te(p,m):(p.state=null,R===Ce?Te(p,C):y))}function Ae(p,R){var z=R.length,A,P,F,pe,se,ce,Me,Je;if(!p||!p.state||(A=p.state,pe=A.wrap,pe===
2||pe===1&&A.status!==Fe||A.lookahead))return m;for(pe===1&&(p.adler=a(p.adler,R,z,0)),A.wrap=0,z>=A.w_size&&(pe===0&&(g(A.head),A.strstart=0,A.block_start=0,A.
insert=0),Je=new r.Buf8(A.w_size),r.arraySet(Je,R,z-A.w_size,A.w_size,0),R=Je,z=A.w_size),se=p.avail_in,ce=p.next_in,Me=p.input,p.avail_in=z,p.next_in=0,p.input=
R,Ie(A);A.lookahead>=te;){P=A.strstart,F=A.lookahead-(te-1);do A.ins_h=(A.ins_h<<A.hash_shift^A.window[P+te-1])&A.hash_mask,A.prev[P&A.w_mask]=A.head[A.ins_h],A.
head[A.ins_h]=P,P++;while(--F);A.strstart=P,A.lookahead=te-1,Ie(A)}return A.strstart+=A.lookahead,A.block_start=A.strstart,A.insert=A.lookahead,A.lookahead=0,A.
match_length=A.prev_length=te-1,A.match_available=0,p.next_in=ce,p.input=Me,p.avail_in=se,A.wrap=pe,y}e.deflateInit=j,e.deflateInit2=B,e.deflateReset=J,e.deflateResetKeep=
Y,e.deflateSetHeader=ie,e.deflate=w,e.deflateEnd=K,e.deflateSetDictionary=Ae,e.deflateInfo="pako deflate (from Nodeca project)"}}),require_strings=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/pako/lib/utils/strings.js"(e){"use strict";var r=require_common(),n=!0,a=!0;try{String.fromCharCode.apply(null,[0])}catch{n=!1}try{String.
fromCharCode.apply(null,new Uint8Array(1))}catch{a=!1}var o=new r.Buf8(256);for(s=0;s<256;s++)o[s]=s>=252?6:s>=248?5:s>=240?4:s>=224?3:s>=192?2:1;var s;o[254]=o[254]=
1,e.string2buf=function(c){var f,l,h,y,b,m=c.length,C=0;for(y=0;y<m;y++)l=c.charCodeAt(y),(l&64512)===55296&&y+1<m&&(h=c.charCodeAt(y+1),(h&64512)===56320&&(l=65536+
(l-55296<<10)+(h-56320),y++)),C+=l<128?1:l<2048?2:l<65536?3:4;for(f=new r.Buf8(C),b=0,y=0;b<C;y++)l=c.charCodeAt(y),(l&64512)===55296&&y+1<m&&(h=c.charCodeAt(y+
1),(h&64512)===56320&&(l=65536+(l-55296<<10)+(h-56320),y++)),l<128?f[b++]=l:l<2048?(f[b++]=192|l>>>6,f[b++]=128|l&63):l<65536?(f[b++]=224|l>>>12,f[b++]=128|l>>>
6&63,f[b++]=128|l&63):(f[b++]=240|l>>>18,f[b++]=128|l>>>12&63,f[b++]=128|l>>>6&63,f[b++]=128|l&63);return f};function u(c,f){if(f<65534&&(c.subarray&&a||!c.subarray&&
n))return String.fromCharCode.apply(null,r.shrinkBuf(c,f));for(var l="",h=0;h<f;h++)l+=String.fromCharCode(c[h]);return l}e.buf2binstring=function(c){return u(c,
c.length)},e.binstring2buf=function(c){for(var f=new r.Buf8(c.length),l=0,h=f.length;l<h;l++)f[l]=c.charCodeAt(l);return f},e.buf2string=function(c,f){var l,h,y,
b,m=f||c.length,C=new Array(m*2);for(h=0,l=0;l<m;){if(y=c[l++],y<128){C[h++]=y;continue}if(b=o[y],b>4){C[h++]=65533,l+=b-1;continue}for(y&=b===2?31:b===3?15:7;b>
1&&l<m;)y=y<<6|c[l++]&63,b--;if(b>1){C[h++]=65533;continue}y<65536?C[h++]=y:(y-=65536,C[h++]=55296|y>>10&1023,C[h++]=56320|y&1023)}return u(C,h)},e.utf8border=function(c,f){
var l;for(f=f||c.length,f>c.length&&(f=c.length),l=f-1;l>=0&&(c[l]&192)===128;)l--;return l<0||l===0?f:l+o[c[l]]>f?l:f}}}),require_zstream=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/pako/lib/zlib/zstream.js"(e,r){"use strict";function n(){this.input=null,this.next_in=0,this.avail_in=0,this.total_in=0,this.output=null,
this.next_out=0,this.avail_out=0,this.total_out=0,this.msg="",this.state=null,this.data_type=2,this.adler=0}r.exports=n}}),require_deflate2=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/pako/lib/deflate.js"(e){"use strict";var r=require_deflate(),n=require_common(),a=require_strings(),o=require_messages(),s=require_zstream(),
u=Object.prototype.toString,c=0,f=4,l=0,h=1,y=2,b=-1,m=0,C=8;function E(U){if(!(this instanceof E))return new E(U);this.options=n.assign({level:b,method:C,chunkSize:16384,
windowBits:15,memLevel:8,strategy:m,to:""},U||{});var G=this.options;G.raw&&G.windowBits>0?G.windowBits=-G.windowBits:G.gzip&&G.windowBits>0&&G.windowBits<16&&(G.
windowBits+=16),this.err=0,this.msg="",this.ended=!1,this.chunks=[],this.strm=new s,this.strm.avail_out=0;var q=r.deflateInit2(this.strm,G.level,G.method,G.windowBits,
G.memLevel,G.strategy);if(q!==l)throw new Error(o[q]);if(G.header&&r.deflateSetHeader(this.strm,G.header),G.dictionary){var Z;if(typeof G.dictionary=="string"?Z=
a.string2buf(G.dictionary):u.call(G.dictionary)==="[object ArrayBuffer]"?Z=new Uint8Array(G.dictionary):Z=G.dictionary,q=r.deflateSetDictionary(this.strm,Z),q!==
l)throw new Error(o[q]);this._dict_set=!0}}E.prototype.push=function(U,G){var q=this.strm,Z=this.options.chunkSize,ee,W;if(this.ended)return!1;W=G===~~G?G:G===!0?
f:c,typeof U=="string"?q.input=a.string2buf(U):u.call(U)==="[object ArrayBuffer]"?q.input=new Uint8Array(U):q.input=U,q.next_in=0,q.avail_in=q.input.length;do{if(q.
avail_out===0&&(q.output=new n.Buf8(Z),q.next_out=0,q.avail_out=Z),ee=r.deflate(q,W),ee!==h&&ee!==l)return this.onEnd(ee),this.ended=!0,!1;(q.avail_out===0||q.avail_in===
0&&(W===f||W===y))&&(this.options.to==="string"?this.onData(a.buf2binstring(n.shrinkBuf(q.output,q.next_out))):this.onData(n.shrinkBuf(q.output,q.next_out)))}while((q.
avail_in>0||q.avail_out===0)&&ee!==h);return W===f?(ee=r.deflateEnd(this.strm),this.onEnd(ee),this.ended=!0,ee===l):(W===y&&(this.onEnd(l),q.avail_out=0),!0)},E.
prototype.onData=function(U){this.chunks.push(U)},E.prototype.onEnd=function(U){U===l&&(this.options.to==="string"?this.result=this.chunks.join(""):this.result=
n.flattenChunks(this.chunks)),this.chunks=[],this.err=U,this.msg=this.strm.msg};function N(U,G){var q=new E(G);if(q.push(U,!0),q.err)throw q.msg||o[q.err];return q.
result}function k(U,G){return G=G||{},G.raw=!0,N(U,G)}function D(U,G){return G=G||{},G.gzip=!0,N(U,G)}e.Deflate=E,e.deflate=N,e.deflateRaw=k,e.gzip=D}}),require_inffast=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/pako/lib/zlib/inffast.js"(e,r){"use strict";var n=30,a=12;r.exports=function(o,s){var u,c,f,l,h,y,b,m,C,E,N,k,D,U,G,q,Z,ee,W,re,Q,ae,
de,fe,$;u=o.state,c=o.next_in,fe=o.input,f=c+(o.avail_in-5),l=o.next_out,$=o.output,h=l-(s-o.avail_out),y=l+(o.avail_out-257),b=u.dmax,m=u.wsize,C=u.whave,E=u.wnext,
N=u.window,k=u.hold,D=u.bits,U=u.lencode,G=u.distcode,q=(1<<u.lenbits)-1,Z=(1<<u.distbits)-1;e:do{D<15&&(k+=fe[c++]<<D,D+=8,k+=fe[c++]<<D,D+=8),ee=U[k&q];t:for(;;){
if(W=ee>>>24,k>>>=W,D-=W,W=ee>>>16&255,W===0)$[l++]=ee&65535;else if(W&16){re=ee&65535,W&=15,W&&(D<W&&(k+=fe[c++]<<D,D+=8),re+=k&(1<<W)-1,k>>>=W,D-=W),D<15&&(k+=
fe[c++]<<D,D+=8,k+=fe[c++]<<D,D+=8),ee=G[k&Z];r:for(;;){if(W=ee>>>24,k>>>=W,D-=W,W=ee>>>16&255,W&16){if(Q=ee&65535,W&=15,D<W&&(k+=fe[c++]<<D,D+=8,D<W&&(k+=fe[c++]<<
D,D+=8)),Q+=k&(1<<W)-1,Q>b){o.msg="invalid distance too far back",u.mode=n;break e}if(k>>>=W,D-=W,W=l-h,Q>W){if(W=Q-W,W>C&&u.sane){o.msg="invalid distance too f\
ar back",u.mode=n;break e}if(ae=0,de=N,E===0){if(ae+=m-W,W<re){re-=W;do $[l++]=N[ae++];while(--W);ae=l-Q,de=$}}else if(E<W){if(ae+=m+E-W,W-=E,W<re){re-=W;do $[l++]=
N[ae++];while(--W);if(ae=0,E<re){W=E,re-=W;do $[l++]=N[ae++];while(--W);ae=l-Q,de=$}}}else if(ae+=E-W,W<re){re-=W;do $[l++]=N[ae++];while(--W);ae=l-Q,de=$}for(;re>
2;)$[l++]=de[ae++],$[l++]=de[ae++],$[l++]=de[ae++],re-=3;re&&($[l++]=de[ae++],re>1&&($[l++]=de[ae++]))}else{ae=l-Q;do $[l++]=$[ae++],$[l++]=$[ae++],$[l++]=$[ae++],
re-=3;while(re>2);re&&($[l++]=$[ae++],re>1&&($[l++]=$[ae++]))}}else if((W&64)===0){ee=G[(ee&65535)+(k&(1<<W)-1)];continue r}else{o.msg="invalid distance code",u.
mode=n;break e}break}}else if((W&64)===0){ee=U[(ee&65535)+(k&(1<<W)-1)];continue t}else if(W&32){u.mode=a;break e}else{o.msg="invalid literal/length code",u.mode=
n;break e}break}}while(c<f&&l<y);re=D>>3,c-=re,D-=re<<3,k&=(1<<D)-1,o.next_in=c,o.next_out=l,o.avail_in=c<f?5+(f-c):5-(c-f),o.avail_out=l<y?257+(y-l):257-(l-y),
u.hold=k,u.bits=D}}}),require_inftrees=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/pako/lib/zlib/inftrees.js"(e,r){"use strict";var n=require_common(),a=15,
o=852,s=592,u=0,c=1,f=2,l=[3,4,5,6,7,8,9,10,11,13,15,17,19,23,27,31,35,43,51,59,67,83,99,115,131,163,195,227,258,0,0],h=[16,16,16,16,16,16,16,16,17,17,17,17,18,
18,18,18,19,19,19,19,20,20,20,20,21,21,21,21,16,72,78],y=[1,2,3,4,5,7,9,13,17,25,33,49,65,97,129,193,257,385,513,769,1025,1537,2049,3073,4097,6145,8193,12289,16385,
24577,0,0],b=[16,16,16,16,17,17,18,18,19,19,20,20,21,21,22,22,23,23,24,24,25,25,26,26,27,27,28,28,29,29,64,64];r.exports=function(m,C,E,N,k,D,U,G){var q=G.bits,
Z=0,ee=0,W=0,re=0,Q=0,ae=0,de=0,fe=0,$=0,ue=0,ye,we,te,ke,he,Se=null,Fe=0,xe,_e=new n.Buf16(a+1),Oe=new n.Buf16(a+1),De=null,Ce=0,Pe,oe,ge;for(Z=0;Z<=a;Z++)_e[Z]=
0;for(ee=0;ee<N;ee++)_e[C[E+ee]]++;for(Q=q,re=a;re>=1&&_e[re]===0;re--);if(Q>re&&(Q=re),re===0)return k[D++]=1<<24|64<<16|0,k[D++]=1<<24|64<<16|0,G.bits=1,0;for(W=
1;W<re&&_e[W]===0;W++);for(Q<W&&(Q=W),fe=1,Z=1;Z<=a;Z++)if(fe<<=1,fe-=_e[Z],fe<0)return-1;if(fe>0&&(m===u||re!==1))return-1;for(Oe[1]=0,Z=1;Z<a;Z++)Oe[Z+1]=Oe[Z]+
_e[Z];for(ee=0;ee<N;ee++)C[E+ee]!==0&&(U[Oe[C[E+ee]]++]=ee);if(m===u?(Se=De=U,xe=19):m===c?(Se=l,Fe-=257,De=h,Ce-=257,xe=256):(Se=y,De=b,xe=-1),ue=0,ee=0,Z=W,he=
D,ae=Q,de=0,te=-1,$=1<<Q,ke=$-1,m===c&&$>o||m===f&&$>s)return 1;for(;;){Pe=Z-de,U[ee]<xe?(oe=0,ge=U[ee]):U[ee]>xe?(oe=De[Ce+U[ee]],ge=Se[Fe+U[ee]]):(oe=96,ge=0),
ye=1<<Z-de,we=1<<ae,W=we;do we-=ye,k[he+(ue>>de)+we]=Pe<<24|oe<<16|ge|0;while(we!==0);for(ye=1<<Z-1;ue&ye;)ye>>=1;if(ye!==0?(ue&=ye-1,ue+=ye):ue=0,ee++,--_e[Z]===
0){if(Z===re)break;Z=C[E+U[ee]]}if(Z>Q&&(ue&ke)!==te){for(de===0&&(de=Q),he+=W,ae=Z-de,fe=1<<ae;ae+de<re&&(fe-=_e[ae+de],!(fe<=0));)ae++,fe<<=1;if($+=1<<ae,m===
c&&$>o||m===f&&$>s)return 1;te=ue&ke,k[te]=Q<<24|ae<<16|he-D|0}}return ue!==0&&(k[he+ue]=Z-de<<24|64<<16|0),G.bits=Q,0}}}),require_inflate=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/pako/lib/zlib/inflate.js"(e){"use strict";var r=require_common(),n=require_adler32(),a=require_crc32(),o=require_inffast(),s=require_inftrees(),
u=0,c=1,f=2,l=4,h=5,y=6,b=0,m=1,C=2,E=-2,N=-3,k=-4,D=-5,U=8,G=1,q=2,Z=3,ee=4,W=5,re=6,Q=7,ae=8,de=9,fe=10,$=11,ue=12,ye=13,we=14,te=15,ke=16,he=17,Se=18,Fe=19,xe=20,
_e=21,Oe=22,De=23,Ce=24,Pe=25,oe=26,ge=27,ve=28,be=29,le=30,Te=31,d=32,g=852,S=592,O=15,x=O;function H(B){return(B>>>24&255)+(B>>>8&65280)+((B&65280)<<8)+((B&255)<<
24)}function ne(){this.mode=0,this.last=!1,this.wrap=0,this.havedict=!1,this.flags=0,this.dmax=0,this.check=0,this.total=0,this.head=null,this.wbits=0,this.wsize=
0,this.whave=0,this.wnext=0,this.window=null,this.hold=0,this.bits=0,this.length=0,this.offset=0,this.extra=0,this.lencode=null,this.distcode=null,this.lenbits=
0,this.distbits=0,this.ncode=0,this.nlen=0,this.ndist=0,this.have=0,this.next=null,this.lens=new r.Buf16(320),this.work=new r.Buf16(288),this.lendyn=null,this.distdyn=
null,this.sane=0,this.back=0,this.was=0}function me(B){var j;return!B||!B.state?E:(j=B.state,B.total_in=B.total_out=j.total=0,B.msg="",j.wrap&&(B.adler=j.wrap&1),
j.mode=G,j.last=0,j.havedict=0,j.dmax=32768,j.head=null,j.hold=0,j.bits=0,j.lencode=j.lendyn=new r.Buf32(g),j.distcode=j.distdyn=new r.Buf32(S),j.sane=1,j.back=
-1,b)}function Ie(B){var j;return!B||!B.state?E:(j=B.state,j.wsize=0,j.whave=0,j.wnext=0,me(B))}function Ee(B,j){var w,K;return!B||!B.state||(K=B.state,j<0?(w=0,
j=-j):(w=(j>>4)+1,j<48&&(j&=15)),j&&(j<8||j>15))?E:(K.window!==null&&K.wbits!==j&&(K.window=null),K.wrap=w,K.wbits=j,Ie(B))}function Le(B,j){var w,K;return B?(K=
new ne,B.state=K,K.window=null,w=Ee(B,j),w!==b&&(B.state=null),w):E}function Be(B){return Le(B,x)}var ze=!0,je,Ue;function He(B){if(ze){var j;for(je=new r.Buf32(
512),Ue=new r.Buf32(32),j=0;j<144;)B.lens[j++]=8;for(;j<256;)B.lens[j++]=9;for(;j<280;)B.lens[j++]=7;for(;j<288;)B.lens[j++]=8;for(s(c,B.lens,0,288,je,0,B.work,
{bits:9}),j=0;j<32;)B.lens[j++]=5;s(f,B.lens,0,32,Ue,0,B.work,{bits:5}),ze=!1}B.lencode=je,B.lenbits=9,B.distcode=Ue,B.distbits=5}function Ze(B,j,w,K){var Ae,p=B.
state;return p.window===null&&(p.wsize=1<<p.wbits,p.wnext=0,p.whave=0,p.window=new r.Buf8(p.wsize)),K>=p.wsize?(r.arraySet(p.window,j,w-p.wsize,p.wsize,0),p.wnext=
0,p.whave=p.wsize):(Ae=p.wsize-p.wnext,Ae>K&&(Ae=K),r.arraySet(p.window,j,w-K,Ae,p.wnext),K-=Ae,K?(r.arraySet(p.window,j,w-K,K,0),p.wnext=K,p.whave=p.wsize):(p.
wnext+=Ae,p.wnext===p.wsize&&(p.wnext=0),p.whave<p.wsize&&(p.whave+=Ae))),0}function I(B,j){var w,K,Ae,p,R,z,A,P,F,pe,se,ce,Me,Je,Re=0,Ne,qe,We,Xe,$e,et,Ge,Ye,Ve=new r.
Buf8(4),Qe,Ke,tt=[16,17,18,0,8,7,9,6,10,5,11,4,12,3,13,2,14,1,15];if(!B||!B.state||!B.output||!B.input&&B.avail_in!==0)return E;w=B.state,w.mode===ue&&(w.mode=ye),
R=B.next_out,Ae=B.output,A=B.avail_out,p=B.next_in,K=B.input,z=B.avail_in,P=w.hold,F=w.bits,pe=z,se=A,Ye=b;e:for(;;)switch(w.mode){case G:if(w.wrap===0){w.mode=
ye;break}for(;F<16;){if(z===0)break e;z--,P+=K[p++]<<F,F+=8}if(w.wrap&2&&P===35615){w.check=0,Ve[0]=P&255,Ve[1]=P>>>8&255,w.check=a(w.check,Ve,2,0),P=0,F=0,w.mode=
q;break}if(w.flags=0,w.head&&(w.head.done=!1),!(w.wrap&1)||(((P&255)<<8)+(P>>8))%31){B.msg="incorrect header check",w.mode=le;break}if((P&15)!==U){B.msg="unknow\
n compression method",w.mode=le;break}if(P>>>=4,F-=4,Ge=(P&15)+8,w.wbits===0)w.wbits=Ge;else if(Ge>w.wbits){B.msg="invalid window size",w.mode=le;break}w.dmax=1<<
Ge,B.adler=w.check=1,w.mode=P&512?fe:ue,P=0,F=0;break;case q:for(;F<16;){if(z===0)break e;z--,P+=K[p++]<<F,F+=8}if(w.flags=P,(w.flags&255)!==U){B.msg="unknown c\
ompression method",w.mode=le;break}if(w.flags&57344){B.msg="unknown header flags set",w.mode=le;break}w.head&&(w.head.text=P>>8&1),w.flags&512&&(Ve[0]=P&255,Ve[1]=
P>>>8&255,w.check=a(w.check,Ve,2,0)),P=0,F=0,w.mode=Z;case Z:for(;F<32;){if(z===0)break e;z--,P+=K[p++]<<F,F+=8}w.head&&(w.head.time=P),w.flags&512&&(Ve[0]=P&255,
Ve[1]=P>>>8&255,Ve[2]=P>>>16&255,Ve[3]=P>>>24&255,w.check=a(w.check,Ve,4,0)),P=0,F=0,w.mode=ee;case ee:for(;F<16;){if(z===0)break e;z--,P+=K[p++]<<F,F+=8}w.head&&
(w.head.xflags=P&255,w.head.os=P>>8),w.flags&512&&(Ve[0]=P&255,Ve[1]=P>>>8&255,w.check=a(w.check,Ve,2,0)),P=0,F=0,w.mode=W;case W:if(w.flags&1024){for(;F<16;){if(z===
0)break e;z--,P+=K[p++]<<F,F+=8}w.length=P,w.head&&(w.head.extra_len=P),w.flags&512&&(Ve[0]=P&255,Ve[1]=P>>>8&255,w.check=a(w.check,Ve,2,0)),P=0,F=0}else w.head&&
(w.head.extra=null);w.mode=re;case re:if(w.flags&1024&&(ce=w.length,ce>z&&(ce=z),ce&&(w.head&&(Ge=w.head.extra_len-w.length,w.head.extra||(w.head.extra=new Array(
w.head.extra_len)),r.arraySet(w.head.extra,K,p,ce,Ge)),w.flags&512&&(w.check=a(w.check,K,ce,p)),z-=ce,p+=ce,w.length-=ce),w.length))break e;w.length=0,w.mode=Q;case Q:
if(w.flags&2048){if(z===0)break e;ce=0;do Ge=K[p+ce++],w.head&&Ge&&w.length<65536&&(w.head.name+=String.fromCharCode(Ge));while(Ge&&ce<z);if(w.flags&512&&(w.check=
a(w.check,K,ce,p)),z-=ce,p+=ce,Ge)break e}else w.head&&(w.head.name=null);w.length=0,w.mode=ae;case ae:if(w.flags&4096){if(z===0)break e;ce=0;do Ge=K[p+ce++],w.
head&&Ge&&w.length<65536&&(w.head.comment+=String.fromCharCode(Ge));while(Ge&&ce<z);if(w.flags&512&&(w.check=a(w.check,K,ce,p)),z-=ce,p+=ce,Ge)break e}else w.head&&
(w.head.comment=null);w.mode=de;case de:if(w.flags&512){for(;F<16;){if(z===0)break e;z--,P+=K[p++]<<F,F+=8}if(P!==(w.check&65535)){B.msg="header crc mismatch",w.
mode=le;break}P=0,F=0}w.head&&(w.head.hcrc=w.flags>>9&1,w.head.done=!0),B.adler=w.check=0,w.mode=ue;break;case fe:for(;F<32;){if(z===0)break e;z--,P+=K[p++]<<F,
F+=8}B.adler=w.check=H(P),P=0,F=0,w.mode=$;case $:if(w.havedict===0)return B.next_out=R,B.avail_out=A,B.next_in=p,B.avail_in=z,w.hold=P,w.bits=F,C;B.adler=w.check=
1,w.mode=ue;case ue:if(j===h||j===y)break e;case ye:if(w.last){P>>>=F&7,F-=F&7,w.mode=ge;break}for(;F<3;){if(z===0)break e;z--,P+=K[p++]<<F,F+=8}switch(w.last=P&
1,P>>>=1,F-=1,P&3){case 0:w.mode=we;break;case 1:if(He(w),w.mode=xe,j===y){P>>>=2,F-=2;break e}break;case 2:w.mode=he;break;case 3:B.msg="invalid block type",w.
mode=le}P>>>=2,F-=2;break;case we:for(P>>>=F&7,F-=F&7;F<32;){if(z===0)break e;z--,P+=K[p++]<<F,F+=8}if((P&65535)!==(P>>>16^65535)){B.msg="invalid stored block l\
engths",w.mode=le;break}if(w.length=P&65535,P=0,F=0,w.mode=te,j===y)break e;case te:w.mode=ke;case ke:if(ce=w.length,ce){if(ce>z&&(ce=z),ce>A&&(ce=A),ce===0)break e;
r.arraySet(Ae,K,p,ce,R),z-=ce,p+=ce,A-=ce,R+=ce,w.length-=ce;break}w.mode=ue;break;case he:for(;F<14;){if(z===0)break e;z--,P+=K[p++]<<F,F+=8}if(w.nlen=(P&31)+257,
P>>>=5,F-=5,w.ndist=(P&31)+1,P>>>=5,F-=5,w.ncode=(P&15)+4,P>>>=4,F-=4,w.nlen>286||w.ndist>30){B.msg="too many length or distance symbols",w.mode=le;break}w.have=
0,w.mode=Se;case Se:for(;w.have<w.ncode;){for(;F<3;){if(z===0)break e;z--,P+=K[p++]<<F,F+=8}w.lens[tt[w.have++]]=P&7,P>>>=3,F-=3}for(;w.have<19;)w.lens[tt[w.have++]]=
0;if(w.lencode=w.lendyn,w.lenbits=7,Qe={bits:w.lenbits},Ye=s(u,w.lens,0,19,w.lencode,0,w.work,Qe),w.lenbits=Qe.bits,Ye){B.msg="invalid code lengths set",w.mode=
le;break}w.have=0,w.mode=Fe;case Fe:for(;w.have<w.nlen+w.ndist;){for(;Re=w.lencode[P&(1<<w.lenbits)-1],Ne=Re>>>24,qe=Re>>>16&255,We=Re&65535,!(Ne<=F);){if(z===0)
break e;z--,P+=K[p++]<<F,F+=8}if(We<16)P>>>=Ne,F-=Ne,w.lens[w.have++]=We;else{if(We===16){for(Ke=Ne+2;F<Ke;){if(z===0)break e;z--,P+=K[p++]<<F,F+=8}if(P>>>=Ne,F-=
Ne,w.have===0){B.msg="invalid bit length repeat",w.mode=le;break}Ge=w.lens[w.have-1],ce=3+(P&3),P>>>=2,F-=2}else if(We===17){for(Ke=Ne+3;F<Ke;){if(z===0)break e;
z--,P+=K[p++]<<F,F+=8}P>>>=Ne,F-=Ne,Ge=0,ce=3+(P&7),P>>>=3,F-=3}else{for(Ke=Ne+7;F<Ke;){if(z===0)break e;z--,P+=K[p++]<<F,F+=8}P>>>=Ne,F-=Ne,Ge=0,ce=11+(P&127),
P>>>=7,F-=7}if(w.have+ce>w.nlen+w.ndist){B.msg="invalid bit length repeat",w.mode=le;break}for(;ce--;)w.lens[w.have++]=Ge}}if(w.mode===le)break;if(w.lens[256]===
0){B.msg="invalid code -- missing end-of-block",w.mode=le;break}if(w.lenbits=9,Qe={bits:w.lenbits},Ye=s(c,w.lens,0,w.nlen,w.lencode,0,w.work,Qe),w.lenbits=Qe.bits,
Ye){B.msg="invalid literal/lengths set",w.mode=le;break}if(w.distbits=6,w.distcode=w.distdyn,Qe={bits:w.distbits},Ye=s(f,w.lens,w.nlen,w.ndist,w.distcode,0,w.work,
Qe),w.distbits=Qe.bits,Ye){B.msg="invalid distances set",w.mode=le;break}if(w.mode=xe,j===y)break e;case xe:w.mode=_e;case _e:if(z>=6&&A>=258){B.next_out=R,B.avail_out=
A,B.next_in=p,B.avail_in=z,w.hold=P,w.bits=F,o(B,se),R=B.next_out,Ae=B.output,A=B.avail_out,p=B.next_in,K=B.input,z=B.avail_in,P=w.hold,F=w.bits,w.mode===ue&&(w.
back=-1);break}for(w.back=0;Re=w.lencode[P&(1<<w.lenbits)-1],Ne=Re>>>24,qe=Re>>>16&255,We=Re&65535,!(Ne<=F);){if(z===0)break e;z--,P+=K[p++]<<F,F+=8}if(qe&&(qe&
240)===0){for(Xe=Ne,$e=qe,et=We;Re=w.lencode[et+((P&(1<<Xe+$e)-1)>>Xe)],Ne=Re>>>24,qe=Re>>>16&255,We=Re&65535,!(Xe+Ne<=F);){if(z===0)break e;z--,P+=K[p++]<<F,F+=
8}P>>>=Xe,F-=Xe,w.back+=Xe}if(P>>>=Ne,F-=Ne,w.back+=Ne,w.length=We,qe===0){w.mode=oe;break}if(qe&32){w.back=-1,w.mode=ue;break}if(qe&64){B.msg="invalid literal/\
length code",w.mode=le;break}w.extra=qe&15,w.mode=Oe;case Oe:if(w.extra){for(Ke=w.extra;F<Ke;){if(z===0)break e;z--,P+=K[p++]<<F,F+=8}w.length+=P&(1<<w.extra)-1,
P>>>=w.extra,F-=w.extra,w.back+=w.extra}w.was=w.length,w.mode=De;case De:for(;Re=w.distcode[P&(1<<w.distbits)-1],Ne=Re>>>24,qe=Re>>>16&255,We=Re&65535,!(Ne<=F);){
if(z===0)break e;z--,P+=K[p++]<<F,F+=8}if((qe&240)===0){for(Xe=Ne,$e=qe,et=We;Re=w.distcode[et+((P&(1<<Xe+$e)-1)>>Xe)],Ne=Re>>>24,qe=Re>>>16&255,We=Re&65535,!(Xe+
Ne<=F);){if(z===0)break e;z--,P+=K[p++]<<F,F+=8}P>>>=Xe,F-=Xe,w.back+=Xe}if(P>>>=Ne,F-=Ne,w.back+=Ne,qe&64){B.msg="invalid distance code",w.mode=le;break}w.offset=
We,w.extra=qe&15,w.mode=Ce;case Ce:if(w.extra){for(Ke=w.extra;F<Ke;){if(z===0)break e;z--,P+=K[p++]<<F,F+=8}w.offset+=P&(1<<w.extra)-1,P>>>=w.extra,F-=w.extra,w.
back+=w.extra}if(w.offset>w.dmax){B.msg="invalid distance too far back",w.mode=le;break}w.mode=Pe;case Pe:if(A===0)break e;if(ce=se-A,w.offset>ce){if(ce=w.offset-
ce,ce>w.whave&&w.sane){B.msg="invalid distance too far back",w.mode=le;break}ce>w.wnext?(ce-=w.wnext,Me=w.wsize-ce):Me=w.wnext-ce,ce>w.length&&(ce=w.length),Je=
w.window}else Je=Ae,Me=R-w.offset,ce=w.length;ce>A&&(ce=A),A-=ce,w.length-=ce;do Ae[R++]=Je[Me++];while(--ce);w.length===0&&(w.mode=_e);break;case oe:if(A===0)break e;
Ae[R++]=w.length,A--,w.mode=_e;break;case ge:if(w.wrap){for(;F<32;){if(z===0)break e;z--,P|=K[p++]<<F,F+=8}if(se-=A,B.total_out+=se,w.total+=se,se&&(B.adler=w.check=
w.flags?a(w.check,Ae,se,R-se):n(w.check,Ae,se,R-se)),se=A,(w.flags?P:H(P))!==w.check){B.msg="incorrect data check",w.mode=le;break}P=0,F=0}w.mode=ve;case ve:if(w.
wrap&&w.flags){for(;F<32;){if(z===0)break e;z--,P+=K[p++]<<F,F+=8}if(P!==(w.total&4294967295)){B.msg="incorrect length check",w.mode=le;break}P=0,F=0}w.mode=be;case be:
Ye=m;break e;case le:Ye=N;break e;case Te:return k;case d:default:return E}return B.next_out=R,B.avail_out=A,B.next_in=p,B.avail_in=z,w.hold=P,w.bits=F,(w.wsize||
se!==B.avail_out&&w.mode<le&&(w.mode<ge||j!==l))&&Ze(B,B.output,B.next_out,se-B.avail_out)?(w.mode=Te,k):(pe-=B.avail_in,se-=B.avail_out,B.total_in+=pe,B.total_out+=
se,w.total+=se,w.wrap&&se&&(B.adler=w.check=w.flags?a(w.check,Ae,se,B.next_out-se):n(w.check,Ae,se,B.next_out-se)),B.data_type=w.bits+(w.last?64:0)+(w.mode===ue?
128:0)+(w.mode===xe||w.mode===te?256:0),(pe===0&&se===0||j===l)&&Ye===b&&(Ye=D),Ye)}function Y(B){if(!B||!B.state)return E;var j=B.state;return j.window&&(j.window=
null),B.state=null,b}function J(B,j){var w;return!B||!B.state||(w=B.state,(w.wrap&2)===0)?E:(w.head=j,j.done=!1,b)}function ie(B,j){var w=j.length,K,Ae,p;return!B||
!B.state||(K=B.state,K.wrap!==0&&K.mode!==$)?E:K.mode===$&&(Ae=1,Ae=n(Ae,j,w,0),Ae!==K.check)?N:(p=Ze(B,j,w,w),p?(K.mode=Te,k):(K.havedict=1,b))}e.inflateReset=
Ie,e.inflateReset2=Ee,e.inflateResetKeep=me,e.inflateInit=Be,e.inflateInit2=Le,e.inflate=I,e.inflateEnd=Y,e.inflateGetHeader=J,e.inflateSetDictionary=ie,e.inflateInfo=
"pako inflate (from Nodeca project)"}}),require_constants=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/pako/lib/zlib/constants.js"(e,r){"use strict";r.exports=
{Z_NO_FLUSH:0,Z_PARTIAL_FLUSH:1,Z_SYNC_FLUSH:2,Z_FULL_FLUSH:3,Z_FINISH:4,Z_BLOCK:5,Z_TREES:6,Z_OK:0,Z_STREAM_END:1,Z_NEED_DICT:2,Z_ERRNO:-1,Z_STREAM_ERROR:-2,Z_DATA_ERROR:-3,
Z_BUF_ERROR:-5,Z_NO_COMPRESSION:0,Z_BEST_SPEED:1,Z_BEST_COMPRESSION:9,Z_DEFAULT_COMPRESSION:-1,Z_FILTERED:1,Z_HUFFMAN_ONLY:2,Z_RLE:3,Z_FIXED:4,Z_DEFAULT_STRATEGY:0,
Z_BINARY:0,Z_TEXT:1,Z_UNKNOWN:2,Z_DEFLATED:8}}}),require_gzheader=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/pako/lib/zlib/gzheader.js"(e,r){"use strict";
function n(){this.text=0,this.time=0,this.xflags=0,this.os=0,this.extra=null,this.extra_len=0,this.name="",this.comment="",this.hcrc=0,this.done=!1}r.exports=n}}),
require_inflate2=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/pako/lib/inflate.js"(e){"use strict";var r=require_inflate(),n=require_common(),a=require_strings(),
o=require_constants(),s=require_messages(),u=require_zstream(),c=require_gzheader(),f=Object.prototype.toString;function l(b){if(!(this instanceof l))return new l(
b);this.options=n.assign({chunkSize:16384,windowBits:0,to:""},b||{});var m=this.options;m.raw&&m.windowBits>=0&&m.windowBits<16&&(m.windowBits=-m.windowBits,m.windowBits===
0&&(m.windowBits=-15)),m.windowBits>=0&&m.windowBits<16&&!(b&&b.windowBits)&&(m.windowBits+=32),m.windowBits>15&&m.windowBits<48&&(m.windowBits&15)===0&&(m.windowBits|=
15),this.err=0,this.msg="",this.ended=!1,this.chunks=[],this.strm=new u,this.strm.avail_out=0;var C=r.inflateInit2(this.strm,m.windowBits);if(C!==o.Z_OK)throw new Error(
s[C]);if(this.header=new c,r.inflateGetHeader(this.strm,this.header),m.dictionary&&(typeof m.dictionary=="string"?m.dictionary=a.string2buf(m.dictionary):f.call(
m.dictionary)==="[object ArrayBuffer]"&&(m.dictionary=new Uint8Array(m.dictionary)),m.raw&&(C=r.inflateSetDictionary(this.strm,m.dictionary),C!==o.Z_OK)))throw new Error(
s[C])}l.prototype.push=function(b,m){var C=this.strm,E=this.options.chunkSize,N=this.options.dictionary,k,D,U,G,q,Z=!1;if(this.ended)return!1;D=m===~~m?m:m===!0?
o.Z_FINISH:o.Z_NO_FLUSH,typeof b=="string"?C.input=a.binstring2buf(b):f.call(b)==="[object ArrayBuffer]"?C.input=new Uint8Array(b):C.input=b,C.next_in=0,C.avail_in=
C.input.length;do{if(C.avail_out===0&&(C.output=new n.Buf8(E),C.next_out=0,C.avail_out=E),k=r.inflate(C,o.Z_NO_FLUSH),k===o.Z_NEED_DICT&&N&&(k=r.inflateSetDictionary(
this.strm,N)),k===o.Z_BUF_ERROR&&Z===!0&&(k=o.Z_OK,Z=!1),k!==o.Z_STREAM_END&&k!==o.Z_OK)return this.onEnd(k),this.ended=!0,!1;C.next_out&&(C.avail_out===0||k===
o.Z_STREAM_END||C.avail_in===0&&(D===o.Z_FINISH||D===o.Z_SYNC_FLUSH))&&(this.options.to==="string"?(U=a.utf8border(C.output,C.next_out),G=C.next_out-U,q=a.buf2string(
C.output,U),C.next_out=G,C.avail_out=E-G,G&&n.arraySet(C.output,C.output,U,G,0),this.onData(q)):this.onData(n.shrinkBuf(C.output,C.next_out))),C.avail_in===0&&C.
avail_out===0&&(Z=!0)}while((C.avail_in>0||C.avail_out===0)&&k!==o.Z_STREAM_END);return k===o.Z_STREAM_END&&(D=o.Z_FINISH),D===o.Z_FINISH?(k=r.inflateEnd(this.strm),
this.onEnd(k),this.ended=!0,k===o.Z_OK):(D===o.Z_SYNC_FLUSH&&(this.onEnd(o.Z_OK),C.avail_out=0),!0)},l.prototype.onData=function(b){this.chunks.push(b)},l.prototype.
onEnd=function(b){b===o.Z_OK&&(this.options.to==="string"?this.result=this.chunks.join(""):this.result=n.flattenChunks(this.chunks)),this.chunks=[],this.err=b,this.
msg=this.strm.msg};function h(b,m){var C=new l(m);if(C.push(b,!0),C.err)throw C.msg||s[C.err];return C.result}function y(b,m){return m=m||{},m.raw=!0,h(b,m)}e.Inflate=
l,e.inflate=h,e.inflateRaw=y,e.ungzip=h}}),require_pako=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/pako/index.js"(e,r){"use strict";var n=require_common().
assign,a=require_deflate2(),o=require_inflate2(),s=require_constants(),u={};n(u,a,o,s),r.exports=u}});const node_crypto_1=require("node:crypto");var ALL_CAPITALS=26,
STEM=120;async function embedFont(e,r){let n=e.createSubset(),a=[...new Map(r.map(y=>[y.id,y])).values()].sort((y,b)=>y.id-b.id),o=new Map(a.map(y=>[y.id,n.includeGlyph(
y)])),s=await bytesOf(n),u=(0,chunk_RFKSFVTF_js_1.name)(`${tagOf(s)}+${e.postscriptName}`),c=1e3/e.unitsPerEm,f=(0,chunk_RFKSFVTF_js_1.deflate)(s),l=(0,chunk_RFKSFVTF_js_1.
deflate)(Buffer.from(toUnicode(a.map(y=>[o.get(y.id)??0,y.codePoints])),"latin1")),h=a.flatMap(y=>[o.get(y.id)??0,[y.advanceWidth*c]]);return{addTo:(y,b=y.add(null))=>{
let m=(0,chunk_RFKSFVTF_js_1.dict)({Type:(0,chunk_RFKSFVTF_js_1.name)("FontDescriptor"),FontName:u,Flags:chunk_5VZM4KZB_js_1.SYMBOLIC,FontBBox:[e.bbox.minX,e.bbox.
minY,e.bbox.maxX,e.bbox.maxY].map(E=>E*c),ItalicAngle:e.italicAngle,Ascent:e.ascent*c,Descent:e.descent*c,CapHeight:e.capHeight*c,StemV:STEM,FontFile2:y.add(new chunk_RFKSFVTF_js_1.
Stream((0,chunk_RFKSFVTF_js_1.dict)({Length1:s.length,Filter:(0,chunk_RFKSFVTF_js_1.name)("FlateDecode")}),f))}),C=(0,chunk_RFKSFVTF_js_1.dict)({Type:(0,chunk_RFKSFVTF_js_1.
name)("Font"),Subtype:(0,chunk_RFKSFVTF_js_1.name)("CIDFontType2"),BaseFont:u,CIDSystemInfo:(0,chunk_RFKSFVTF_js_1.dict)({Registry:(0,chunk_RFKSFVTF_js_1.latin)(
"Adobe"),Ordering:(0,chunk_RFKSFVTF_js_1.latin)("Identity"),Supplement:0}),CIDToGIDMap:(0,chunk_RFKSFVTF_js_1.name)("Identity"),FontDescriptor:y.add(m),W:[...h]});
return y.put(b,(0,chunk_RFKSFVTF_js_1.dict)({Type:(0,chunk_RFKSFVTF_js_1.name)("Font"),Subtype:(0,chunk_RFKSFVTF_js_1.name)("Type0"),BaseFont:u,Encoding:(0,chunk_RFKSFVTF_js_1.
name)("Identity-H"),DescendantFonts:[y.add(C)],ToUnicode:y.add(new chunk_RFKSFVTF_js_1.Stream((0,chunk_RFKSFVTF_js_1.dict)({Filter:(0,chunk_RFKSFVTF_js_1.name)(
"FlateDecode")}),l))})),b},codeOf:y=>hex(o.get(y.id)??0)}}function tagOf(e){let r=(0,node_crypto_1.createHash)("sha256").update(e).digest();return Array.from(r.
subarray(0,6),n=>String.fromCharCode(65+n%ALL_CAPITALS)).join("")}function bytesOf(e){let r=[];return new Promise(n=>{e.encodeStream().on("data",a=>r.push(a)).on(
"end",()=>n(Buffer.concat(r)))})}function toUnicode(e){return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe\
) /Ordering (UCS) /Supplement 0 >> def","/CMapName /Adobe-Identity-UCS def /CMapType 2 def","1 begincodespacerange <0000> <FFFF> endcodespacerange",`${e.length}\
 beginbfchar`,...e.map(([r,n])=>`<${hex(r)}> <${utf16(n)}>`),"endbfchar endcmap CMapName currentdict /CMap defineresource pop end end"].join(`
`)}var utf16=e=>utf16Of(String.fromCodePoint(...e));function utf16Of(e){return Array.from({length:e.length},(r,n)=>hex(e.charCodeAt(n))).join("")}var hex=e=>e.toString(
16).toUpperCase().padStart(4,"0"),import_pako=(0,chunk_WYN2LYAQ_js_1.__toESM)(require_pako()),commonjsGlobal=typeof globalThis<"u"?globalThis:typeof window<"u"?
window:typeof global<"u"?global:typeof self<"u"?self:{};function createCommonjsModule(e,r){return r={exports:{}},e(r,r.exports),r.exports}function getCjsExportFromNamespace(e){
return e&&e.default||e}var byteLength_1=byteLength,toByteArray_1=toByteArray,fromByteArray_1=fromByteArray,lookup=[],revLookup=[],Arr=typeof Uint8Array<"u"?Uint8Array:
Array,code="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";for(i=0,len=code.length;i<len;++i)lookup[i]=code[i],revLookup[code.charCodeAt(i)]=
i;var i,len;revLookup[45]=62,revLookup[95]=63;function getLens(e){var r=e.length;if(r%4>0)throw new Error("Invalid string. Length must be a multiple of 4");var n=e.
indexOf("=");n===-1&&(n=r);var a=n===r?0:4-n%4;return[n,a]}function byteLength(e){var r=getLens(e),n=r[0],a=r[1];return(n+a)*3/4-a}function _byteLength(e,r,n){return(r+
n)*3/4-n}function toByteArray(e){var r,n=getLens(e),a=n[0],o=n[1],s=new Arr(_byteLength(e,a,o)),u=0,c=o>0?a-4:a,f;for(f=0;f<c;f+=4)r=revLookup[e.charCodeAt(f)]<<
18|revLookup[e.charCodeAt(f+1)]<<12|revLookup[e.charCodeAt(f+2)]<<6|revLookup[e.charCodeAt(f+3)],s[u++]=r>>16&255,s[u++]=r>>8&255,s[u++]=r&255;return o===2&&(r=
revLookup[e.charCodeAt(f)]<<2|revLookup[e.charCodeAt(f+1)]>>4,s[u++]=r&255),o===1&&(r=revLookup[e.charCodeAt(f)]<<10|revLookup[e.charCodeAt(f+1)]<<4|revLookup[e.
charCodeAt(f+2)]>>2,s[u++]=r>>8&255,s[u++]=r&255),s}function tripletToBase64(e){return lookup[e>>18&63]+lookup[e>>12&63]+lookup[e>>6&63]+lookup[e&63]}function encodeChunk(e,r,n){
for(var a,o=[],s=r;s<n;s+=3)a=(e[s]<<16&16711680)+(e[s+1]<<8&65280)+(e[s+2]&255),o.push(tripletToBase64(a));return o.join("")}function fromByteArray(e){for(var r,
n=e.length,a=n%3,o=[],s=16383,u=0,c=n-a;u<c;u+=s)o.push(encodeChunk(e,u,u+s>c?c:u+s));return a===1?(r=e[n-1],o.push(lookup[r>>2]+lookup[r<<4&63]+"==")):a===2&&(r=
(e[n-2]<<8)+e[n-1],o.push(lookup[r>>10]+lookup[r>>4&63]+lookup[r<<2&63]+"=")),o.join("")}var base64Js={byteLength:byteLength_1,toByteArray:toByteArray_1,fromByteArray:fromByteArray_1},
read=function(e,r,n,a,o){var s,u,c=o*8-a-1,f=(1<<c)-1,l=f>>1,h=-7,y=n?o-1:0,b=n?-1:1,m=e[r+y];for(y+=b,s=m&(1<<-h)-1,m>>=-h,h+=c;h>0;s=s*256+e[r+y],y+=b,h-=8);for(u=
s&(1<<-h)-1,s>>=-h,h+=a;h>0;u=u*256+e[r+y],y+=b,h-=8);if(s===0)s=1-l;else{if(s===f)return u?NaN:(m?-1:1)*(1/0);u=u+Math.pow(2,a),s=s-l}return(m?-1:1)*u*Math.pow(
2,s-a)},write=function(e,r,n,a,o,s){var u,c,f,l=s*8-o-1,h=(1<<l)-1,y=h>>1,b=o===23?Math.pow(2,-24)-Math.pow(2,-77):0,m=a?0:s-1,C=a?1:-1,E=r<0||r===0&&1/r<0?1:0;
for(r=Math.abs(r),isNaN(r)||r===1/0?(c=isNaN(r)?1:0,u=h):(u=Math.floor(Math.log(r)/Math.LN2),r*(f=Math.pow(2,-u))<1&&(u--,f*=2),u+y>=1?r+=b/f:r+=b*Math.pow(2,1-
y),r*f>=2&&(u++,f/=2),u+y>=h?(c=0,u=h):u+y>=1?(c=(r*f-1)*Math.pow(2,o),u=u+y):(c=r*Math.pow(2,y-1)*Math.pow(2,o),u=0));o>=8;e[n+m]=c&255,m+=C,c/=256,o-=8);for(u=
u<<o|c,l+=o;l>0;e[n+m]=u&255,m+=C,u/=256,l-=8);e[n+m-C]|=E*128},ieee754={read,write},buffer=createCommonjsModule(function(e,r){var n=typeof Symbol=="function"&&
typeof Symbol.for=="function"?Symbol.for("nodejs.util.inspect.custom"):null;r.Buffer=u,r.SlowBuffer=N,r.INSPECT_MAX_BYTES=50;var a=2147483647;r.kMaxLength=a,u.TYPED_ARRAY_SUPPORT=
o(),!u.TYPED_ARRAY_SUPPORT&&typeof console<"u"&&typeof console.error=="function"&&console.error("This browser lacks typed array (Uint8Array) support which is re\
quired by `buffer` v5.x. Use `buffer` v4.x if you require old browser support.");function o(){try{var d=new Uint8Array(1),g={foo:function(){return 42}};return Object.
setPrototypeOf(g,Uint8Array.prototype),Object.setPrototypeOf(d,g),d.foo()===42}catch{return!1}}Object.defineProperty(u.prototype,"parent",{enumerable:!0,get:function(){
if(u.isBuffer(this))return this.buffer}}),Object.defineProperty(u.prototype,"offset",{enumerable:!0,get:function(){if(u.isBuffer(this))return this.byteOffset}});
function s(d){if(d>a)throw new RangeError('The value "'+d+'" is invalid for option "size"');var g=new Uint8Array(d);return Object.setPrototypeOf(g,u.prototype),
g}function u(d,g,S){if(typeof d=="number"){if(typeof g=="string")throw new TypeError('The "string" argument must be of type string. Received type number');return h(
d)}return c(d,g,S)}u.poolSize=8192;function c(d,g,S){if(typeof d=="string")return y(d,g);if(ArrayBuffer.isView(d))return b(d);if(d==null)throw new TypeError("Th\
e first argument must be one of type string, Buffer, ArrayBuffer, Array, or Array-like Object. Received type "+typeof d);if(be(d,ArrayBuffer)||d&&be(d.buffer,ArrayBuffer)||
typeof SharedArrayBuffer<"u"&&(be(d,SharedArrayBuffer)||d&&be(d.buffer,SharedArrayBuffer)))return m(d,g,S);if(typeof d=="number")throw new TypeError('The "value\
" argument must not be of type number. Received type number');var O=d.valueOf&&d.valueOf();if(O!=null&&O!==d)return u.from(O,g,S);var x=C(d);if(x)return x;if(typeof Symbol<
"u"&&Symbol.toPrimitive!=null&&typeof d[Symbol.toPrimitive]=="function")return u.from(d[Symbol.toPrimitive]("string"),g,S);throw new TypeError("The first argume\
nt must be one of type string, Buffer, ArrayBuffer, Array, or Array-like Object. Received type "+typeof d)}u.from=function(d,g,S){return c(d,g,S)},Object.setPrototypeOf(
u.prototype,Uint8Array.prototype),Object.setPrototypeOf(u,Uint8Array);function f(d){if(typeof d!="number")throw new TypeError('"size" argument must be of type n\
umber');if(d<0)throw new RangeError('The value "'+d+'" is invalid for option "size"')}function l(d,g,S){return f(d),d<=0?s(d):g!==void 0?typeof S=="string"?s(d).
fill(g,S):s(d).fill(g):s(d)}u.alloc=function(d,g,S){return l(d,g,S)};function h(d){return f(d),s(d<0?0:E(d)|0)}u.allocUnsafe=function(d){return h(d)},u.allocUnsafeSlow=
function(d){return h(d)};function y(d,g){if((typeof g!="string"||g==="")&&(g="utf8"),!u.isEncoding(g))throw new TypeError("Unknown encoding: "+g);var S=k(d,g)|0,
O=s(S),x=O.write(d,g);return x!==S&&(O=O.slice(0,x)),O}function b(d){for(var g=d.length<0?0:E(d.length)|0,S=s(g),O=0;O<g;O+=1)S[O]=d[O]&255;return S}function m(d,g,S){
if(g<0||d.byteLength<g)throw new RangeError('"offset" is outside of buffer bounds');if(d.byteLength<g+(S||0))throw new RangeError('"length" is outside of buffer\
 bounds');var O;return g===void 0&&S===void 0?O=new Uint8Array(d):S===void 0?O=new Uint8Array(d,g):O=new Uint8Array(d,g,S),Object.setPrototypeOf(O,u.prototype),
O}function C(d){if(u.isBuffer(d)){var g=E(d.length)|0,S=s(g);return S.length===0||d.copy(S,0,0,g),S}if(d.length!==void 0)return typeof d.length!="number"||le(d.
length)?s(0):b(d);if(d.type==="Buffer"&&Array.isArray(d.data))return b(d.data)}function E(d){if(d>=a)throw new RangeError("Attempt to allocate Buffer larger tha\
n maximum size: 0x"+a.toString(16)+" bytes");return d|0}function N(d){return+d!=d&&(d=0),u.alloc(+d)}u.isBuffer=function(d){return d!=null&&d._isBuffer===!0&&d!==
u.prototype},u.compare=function(d,g){if(be(d,Uint8Array)&&(d=u.from(d,d.offset,d.byteLength)),be(g,Uint8Array)&&(g=u.from(g,g.offset,g.byteLength)),!u.isBuffer(
d)||!u.isBuffer(g))throw new TypeError('The "buf1", "buf2" arguments must be one of type Buffer or Uint8Array');if(d===g)return 0;for(var S=d.length,O=g.length,
x=0,H=Math.min(S,O);x<H;++x)if(d[x]!==g[x]){S=d[x],O=g[x];break}return S<O?-1:O<S?1:0},u.isEncoding=function(d){switch(String(d).toLowerCase()){case"hex":case"u\
tf8":case"utf-8":case"ascii":case"latin1":case"binary":case"base64":case"ucs2":case"ucs-2":case"utf16le":case"utf-16le":return!0;default:return!1}},u.concat=function(d,g){
if(!Array.isArray(d))throw new TypeError('"list" argument must be an Array of Buffers');if(d.length===0)return u.alloc(0);var S;if(g===void 0)for(g=0,S=0;S<d.length;++S)
g+=d[S].length;var O=u.allocUnsafe(g),x=0;for(S=0;S<d.length;++S){var H=d[S];if(be(H,Uint8Array)&&(H=u.from(H)),!u.isBuffer(H))throw new TypeError('"list" argum\
ent must be an Array of Buffers');H.copy(O,x),x+=H.length}return O};function k(d,g){if(u.isBuffer(d))return d.length;if(ArrayBuffer.isView(d)||be(d,ArrayBuffer))
return d.byteLength;if(typeof d!="string")throw new TypeError('The "string" argument must be one of type string, Buffer, or ArrayBuffer. Received type '+typeof d);
var S=d.length,O=arguments.length>2&&arguments[2]===!0;if(!O&&S===0)return 0;for(var x=!1;;)switch(g){case"ascii":case"latin1":case"binary":return S;case"utf8":case"\
utf-8":return Ce(d).length;case"ucs2":case"ucs-2":case"utf16le":case"utf-16le":return S*2;case"hex":return S>>>1;case"base64":return ge(d).length;default:if(x)return O?
-1:Ce(d).length;g=(""+g).toLowerCase(),x=!0}}u.byteLength=k;function D(d,g,S){var O=!1;if((g===void 0||g<0)&&(g=0),g>this.length||((S===void 0||S>this.length)&&
(S=this.length),S<=0)||(S>>>=0,g>>>=0,S<=g))return"";for(d||(d="utf8");;)switch(d){case"hex":return te(this,g,S);case"utf8":case"utf-8":return fe(this,g,S);case"\
ascii":return ye(this,g,S);case"latin1":case"binary":return we(this,g,S);case"base64":return de(this,g,S);case"ucs2":case"ucs-2":case"utf16le":case"utf-16le":return ke(
this,g,S);default:if(O)throw new TypeError("Unknown encoding: "+d);d=(d+"").toLowerCase(),O=!0}}u.prototype._isBuffer=!0;function U(d,g,S){var O=d[g];d[g]=d[S],
d[S]=O}u.prototype.swap16=function(){var d=this.length;if(d%2!==0)throw new RangeError("Buffer size must be a multiple of 16-bits");for(var g=0;g<d;g+=2)U(this,
g,g+1);return this},u.prototype.swap32=function(){var d=this.length;if(d%4!==0)throw new RangeError("Buffer size must be a multiple of 32-bits");for(var g=0;g<d;g+=
4)U(this,g,g+3),U(this,g+1,g+2);return this},u.prototype.swap64=function(){var d=this.length;if(d%8!==0)throw new RangeError("Buffer size must be a multiple of \
64-bits");for(var g=0;g<d;g+=8)U(this,g,g+7),U(this,g+1,g+6),U(this,g+2,g+5),U(this,g+3,g+4);return this},u.prototype.toString=function(){var d=this.length;return d===
0?"":arguments.length===0?fe(this,0,d):D.apply(this,arguments)},u.prototype.toLocaleString=u.prototype.toString,u.prototype.equals=function(d){if(!u.isBuffer(d))
throw new TypeError("Argument must be a Buffer");return this===d?!0:u.compare(this,d)===0},u.prototype.inspect=function(){var d="",g=r.INSPECT_MAX_BYTES;return d=
this.toString("hex",0,g).replace(/(.{2})/g,"$1 ").trim(),this.length>g&&(d+=" ... "),"<Buffer "+d+">"},n&&(u.prototype[n]=u.prototype.inspect),u.prototype.compare=
function(d,g,S,O,x){if(be(d,Uint8Array)&&(d=u.from(d,d.offset,d.byteLength)),!u.isBuffer(d))throw new TypeError('The "target" argument must be one of type Buffe\
r or Uint8Array. Received type '+typeof d);if(g===void 0&&(g=0),S===void 0&&(S=d?d.length:0),O===void 0&&(O=0),x===void 0&&(x=this.length),g<0||S>d.length||O<0||
x>this.length)throw new RangeError("out of range index");if(O>=x&&g>=S)return 0;if(O>=x)return-1;if(g>=S)return 1;if(g>>>=0,S>>>=0,O>>>=0,x>>>=0,this===d)return 0;
for(var H=x-O,ne=S-g,me=Math.min(H,ne),Ie=this.slice(O,x),Ee=d.slice(g,S),Le=0;Le<me;++Le)if(Ie[Le]!==Ee[Le]){H=Ie[Le],ne=Ee[Le];break}return H<ne?-1:ne<H?1:0};
function G(d,g,S,O,x){if(d.length===0)return-1;if(typeof S=="string"?(O=S,S=0):S>2147483647?S=2147483647:S<-2147483648&&(S=-2147483648),S=+S,le(S)&&(S=x?0:d.length-
1),S<0&&(S=d.length+S),S>=d.length){if(x)return-1;S=d.length-1}else if(S<0)if(x)S=0;else return-1;if(typeof g=="string"&&(g=u.from(g,O)),u.isBuffer(g))return g.
length===0?-1:q(d,g,S,O,x);if(typeof g=="number")return g=g&255,typeof Uint8Array.prototype.indexOf=="function"?x?Uint8Array.prototype.indexOf.call(d,g,S):Uint8Array.
prototype.lastIndexOf.call(d,g,S):q(d,[g],S,O,x);throw new TypeError("val must be string, number or Buffer")}function q(d,g,S,O,x){var H=1,ne=d.length,me=g.length;
if(O!==void 0&&(O=String(O).toLowerCase(),O==="ucs2"||O==="ucs-2"||O==="utf16le"||O==="utf-16le")){if(d.length<2||g.length<2)return-1;H=2,ne/=2,me/=2,S/=2}function Ie(je,Ue){
return H===1?je[Ue]:je.readUInt16BE(Ue*H)}var Ee;if(x){var Le=-1;for(Ee=S;Ee<ne;Ee++)if(Ie(d,Ee)===Ie(g,Le===-1?0:Ee-Le)){if(Le===-1&&(Le=Ee),Ee-Le+1===me)return Le*
H}else Le!==-1&&(Ee-=Ee-Le),Le=-1}else for(S+me>ne&&(S=ne-me),Ee=S;Ee>=0;Ee--){for(var Be=!0,ze=0;ze<me;ze++)if(Ie(d,Ee+ze)!==Ie(g,ze)){Be=!1;break}if(Be)return Ee}
return-1}u.prototype.includes=function(d,g,S){return this.indexOf(d,g,S)!==-1},u.prototype.indexOf=function(d,g,S){return G(this,d,g,S,!0)},u.prototype.lastIndexOf=
function(d,g,S){return G(this,d,g,S,!1)};function Z(d,g,S,O){S=Number(S)||0;var x=d.length-S;O?(O=Number(O),O>x&&(O=x)):O=x;var H=g.length;O>H/2&&(O=H/2);for(var ne=0;ne<
O;++ne){var me=parseInt(g.substr(ne*2,2),16);if(le(me))return ne;d[S+ne]=me}return ne}function ee(d,g,S,O){return ve(Ce(g,d.length-S),d,S,O)}function W(d,g,S,O){
return ve(Pe(g),d,S,O)}function re(d,g,S,O){return W(d,g,S,O)}function Q(d,g,S,O){return ve(ge(g),d,S,O)}function ae(d,g,S,O){return ve(oe(g,d.length-S),d,S,O)}
u.prototype.write=function(d,g,S,O){if(g===void 0)O="utf8",S=this.length,g=0;else if(S===void 0&&typeof g=="string")O=g,S=this.length,g=0;else if(isFinite(g))g=
g>>>0,isFinite(S)?(S=S>>>0,O===void 0&&(O="utf8")):(O=S,S=void 0);else throw new Error("Buffer.write(string, encoding, offset[, length]) is no longer supported");
var x=this.length-g;if((S===void 0||S>x)&&(S=x),d.length>0&&(S<0||g<0)||g>this.length)throw new RangeError("Attempt to write outside buffer bounds");O||(O="utf8");
for(var H=!1;;)switch(O){case"hex":return Z(this,d,g,S);case"utf8":case"utf-8":return ee(this,d,g,S);case"ascii":return W(this,d,g,S);case"latin1":case"binary":
return re(this,d,g,S);case"base64":return Q(this,d,g,S);case"ucs2":case"ucs-2":case"utf16le":case"utf-16le":return ae(this,d,g,S);default:if(H)throw new TypeError(
"Unknown encoding: "+O);O=(""+O).toLowerCase(),H=!0}},u.prototype.toJSON=function(){return{type:"Buffer",data:Array.prototype.slice.call(this._arr||this,0)}};function de(d,g,S){
return g===0&&S===d.length?base64Js.fromByteArray(d):base64Js.fromByteArray(d.slice(g,S))}function fe(d,g,S){S=Math.min(d.length,S);for(var O=[],x=g;x<S;){var H=d[x],
ne=null,me=H>239?4:H>223?3:H>191?2:1;if(x+me<=S){var Ie,Ee,Le,Be;switch(me){case 1:H<128&&(ne=H);break;case 2:Ie=d[x+1],(Ie&192)===128&&(Be=(H&31)<<6|Ie&63,Be>127&&
(ne=Be));break;case 3:Ie=d[x+1],Ee=d[x+2],(Ie&192)===128&&(Ee&192)===128&&(Be=(H&15)<<12|(Ie&63)<<6|Ee&63,Be>2047&&(Be<55296||Be>57343)&&(ne=Be));break;case 4:Ie=
d[x+1],Ee=d[x+2],Le=d[x+3],(Ie&192)===128&&(Ee&192)===128&&(Le&192)===128&&(Be=(H&15)<<18|(Ie&63)<<12|(Ee&63)<<6|Le&63,Be>65535&&Be<1114112&&(ne=Be))}}ne===null?
(ne=65533,me=1):ne>65535&&(ne-=65536,O.push(ne>>>10&1023|55296),ne=56320|ne&1023),O.push(ne),x+=me}return ue(O)}var $=4096;function ue(d){var g=d.length;if(g<=$)
return String.fromCharCode.apply(String,d);for(var S="",O=0;O<g;)S+=String.fromCharCode.apply(String,d.slice(O,O+=$));return S}function ye(d,g,S){var O="";S=Math.
min(d.length,S);for(var x=g;x<S;++x)O+=String.fromCharCode(d[x]&127);return O}function we(d,g,S){var O="";S=Math.min(d.length,S);for(var x=g;x<S;++x)O+=String.fromCharCode(
d[x]);return O}function te(d,g,S){var O=d.length;(!g||g<0)&&(g=0),(!S||S<0||S>O)&&(S=O);for(var x="",H=g;H<S;++H)x+=Te[d[H]];return x}function ke(d,g,S){for(var O=d.
slice(g,S),x="",H=0;H<O.length;H+=2)x+=String.fromCharCode(O[H]+O[H+1]*256);return x}u.prototype.slice=function(d,g){var S=this.length;d=~~d,g=g===void 0?S:~~g,
d<0?(d+=S,d<0&&(d=0)):d>S&&(d=S),g<0?(g+=S,g<0&&(g=0)):g>S&&(g=S),g<d&&(g=d);var O=this.subarray(d,g);return Object.setPrototypeOf(O,u.prototype),O};function he(d,g,S){
if(d%1!==0||d<0)throw new RangeError("offset is not uint");if(d+g>S)throw new RangeError("Trying to access beyond buffer length")}u.prototype.readUIntLE=function(d,g,S){
d=d>>>0,g=g>>>0,S||he(d,g,this.length);for(var O=this[d],x=1,H=0;++H<g&&(x*=256);)O+=this[d+H]*x;return O},u.prototype.readUIntBE=function(d,g,S){d=d>>>0,g=g>>>
0,S||he(d,g,this.length);for(var O=this[d+--g],x=1;g>0&&(x*=256);)O+=this[d+--g]*x;return O},u.prototype.readUInt8=function(d,g){return d=d>>>0,g||he(d,1,this.length),
this[d]},u.prototype.readUInt16LE=function(d,g){return d=d>>>0,g||he(d,2,this.length),this[d]|this[d+1]<<8},u.prototype.readUInt16BE=function(d,g){return d=d>>>
0,g||he(d,2,this.length),this[d]<<8|this[d+1]},u.prototype.readUInt32LE=function(d,g){return d=d>>>0,g||he(d,4,this.length),(this[d]|this[d+1]<<8|this[d+2]<<16)+
this[d+3]*16777216},u.prototype.readUInt32BE=function(d,g){return d=d>>>0,g||he(d,4,this.length),this[d]*16777216+(this[d+1]<<16|this[d+2]<<8|this[d+3])},u.prototype.
readIntLE=function(d,g,S){d=d>>>0,g=g>>>0,S||he(d,g,this.length);for(var O=this[d],x=1,H=0;++H<g&&(x*=256);)O+=this[d+H]*x;return x*=128,O>=x&&(O-=Math.pow(2,8*
g)),O},u.prototype.readIntBE=function(d,g,S){d=d>>>0,g=g>>>0,S||he(d,g,this.length);for(var O=g,x=1,H=this[d+--O];O>0&&(x*=256);)H+=this[d+--O]*x;return x*=128,
H>=x&&(H-=Math.pow(2,8*g)),H},u.prototype.readInt8=function(d,g){return d=d>>>0,g||he(d,1,this.length),this[d]&128?(255-this[d]+1)*-1:this[d]},u.prototype.readInt16LE=
function(d,g){d=d>>>0,g||he(d,2,this.length);var S=this[d]|this[d+1]<<8;return S&32768?S|4294901760:S},u.prototype.readInt16BE=function(d,g){d=d>>>0,g||he(d,2,this.
length);var S=this[d+1]|this[d]<<8;return S&32768?S|4294901760:S},u.prototype.readInt32LE=function(d,g){return d=d>>>0,g||he(d,4,this.length),this[d]|this[d+1]<<
8|this[d+2]<<16|this[d+3]<<24},u.prototype.readInt32BE=function(d,g){return d=d>>>0,g||he(d,4,this.length),this[d]<<24|this[d+1]<<16|this[d+2]<<8|this[d+3]},u.prototype.
readFloatLE=function(d,g){return d=d>>>0,g||he(d,4,this.length),ieee754.read(this,d,!0,23,4)},u.prototype.readFloatBE=function(d,g){return d=d>>>0,g||he(d,4,this.
length),ieee754.read(this,d,!1,23,4)},u.prototype.readDoubleLE=function(d,g){return d=d>>>0,g||he(d,8,this.length),ieee754.read(this,d,!0,52,8)},u.prototype.readDoubleBE=
function(d,g){return d=d>>>0,g||he(d,8,this.length),ieee754.read(this,d,!1,52,8)};function Se(d,g,S,O,x,H){if(!u.isBuffer(d))throw new TypeError('"buffer" argum\
ent must be a Buffer instance');if(g>x||g<H)throw new RangeError('"value" argument is out of bounds');if(S+O>d.length)throw new RangeError("Index out of range")}
u.prototype.writeUIntLE=function(d,g,S,O){if(d=+d,g=g>>>0,S=S>>>0,!O){var x=Math.pow(2,8*S)-1;Se(this,d,g,S,x,0)}var H=1,ne=0;for(this[g]=d&255;++ne<S&&(H*=256);)
this[g+ne]=d/H&255;return g+S},u.prototype.writeUIntBE=function(d,g,S,O){if(d=+d,g=g>>>0,S=S>>>0,!O){var x=Math.pow(2,8*S)-1;Se(this,d,g,S,x,0)}var H=S-1,ne=1;for(this[g+
H]=d&255;--H>=0&&(ne*=256);)this[g+H]=d/ne&255;return g+S},u.prototype.writeUInt8=function(d,g,S){return d=+d,g=g>>>0,S||Se(this,d,g,1,255,0),this[g]=d&255,g+1},
u.prototype.writeUInt16LE=function(d,g,S){return d=+d,g=g>>>0,S||Se(this,d,g,2,65535,0),this[g]=d&255,this[g+1]=d>>>8,g+2},u.prototype.writeUInt16BE=function(d,g,S){
return d=+d,g=g>>>0,S||Se(this,d,g,2,65535,0),this[g]=d>>>8,this[g+1]=d&255,g+2},u.prototype.writeUInt32LE=function(d,g,S){return d=+d,g=g>>>0,S||Se(this,d,g,4,
4294967295,0),this[g+3]=d>>>24,this[g+2]=d>>>16,this[g+1]=d>>>8,this[g]=d&255,g+4},u.prototype.writeUInt32BE=function(d,g,S){return d=+d,g=g>>>0,S||Se(this,d,g,
4,4294967295,0),this[g]=d>>>24,this[g+1]=d>>>16,this[g+2]=d>>>8,this[g+3]=d&255,g+4},u.prototype.writeIntLE=function(d,g,S,O){if(d=+d,g=g>>>0,!O){var x=Math.pow(
2,8*S-1);Se(this,d,g,S,x-1,-x)}var H=0,ne=1,me=0;for(this[g]=d&255;++H<S&&(ne*=256);)d<0&&me===0&&this[g+H-1]!==0&&(me=1),this[g+H]=(d/ne>>0)-me&255;return g+S},
u.prototype.writeIntBE=function(d,g,S,O){if(d=+d,g=g>>>0,!O){var x=Math.pow(2,8*S-1);Se(this,d,g,S,x-1,-x)}var H=S-1,ne=1,me=0;for(this[g+H]=d&255;--H>=0&&(ne*=
256);)d<0&&me===0&&this[g+H+1]!==0&&(me=1),this[g+H]=(d/ne>>0)-me&255;return g+S},u.prototype.writeInt8=function(d,g,S){return d=+d,g=g>>>0,S||Se(this,d,g,1,127,
-128),d<0&&(d=255+d+1),this[g]=d&255,g+1},u.prototype.writeInt16LE=function(d,g,S){return d=+d,g=g>>>0,S||Se(this,d,g,2,32767,-32768),this[g]=d&255,this[g+1]=d>>>
8,g+2},u.prototype.writeInt16BE=function(d,g,S){return d=+d,g=g>>>0,S||Se(this,d,g,2,32767,-32768),this[g]=d>>>8,this[g+1]=d&255,g+2},u.prototype.writeInt32LE=function(d,g,S){
return d=+d,g=g>>>0,S||Se(this,d,g,4,2147483647,-2147483648),this[g]=d&255,this[g+1]=d>>>8,this[g+2]=d>>>16,this[g+3]=d>>>24,g+4},u.prototype.writeInt32BE=function(d,g,S){
return d=+d,g=g>>>0,S||Se(this,d,g,4,2147483647,-2147483648),d<0&&(d=4294967295+d+1),this[g]=d>>>24,this[g+1]=d>>>16,this[g+2]=d>>>8,this[g+3]=d&255,g+4};function Fe(d,g,S,O,x,H){
if(S+O>d.length)throw new RangeError("Index out of range");if(S<0)throw new RangeError("Index out of range")}function xe(d,g,S,O,x){return g=+g,S=S>>>0,x||Fe(d,
g,S,4),ieee754.write(d,g,S,O,23,4),S+4}u.prototype.writeFloatLE=function(d,g,S){return xe(this,d,g,!0,S)},u.prototype.writeFloatBE=function(d,g,S){return xe(this,
d,g,!1,S)};function _e(d,g,S,O,x){return g=+g,S=S>>>0,x||Fe(d,g,S,8),ieee754.write(d,g,S,O,52,8),S+8}u.prototype.writeDoubleLE=function(d,g,S){return _e(this,d,
g,!0,S)},u.prototype.writeDoubleBE=function(d,g,S){return _e(this,d,g,!1,S)},u.prototype.copy=function(d,g,S,O){if(!u.isBuffer(d))throw new TypeError("argument \
should be a Buffer");if(S||(S=0),!O&&O!==0&&(O=this.length),g>=d.length&&(g=d.length),g||(g=0),O>0&&O<S&&(O=S),O===S||d.length===0||this.length===0)return 0;if(g<
0)throw new RangeError("targetStart out of bounds");if(S<0||S>=this.length)throw new RangeError("Index out of range");if(O<0)throw new RangeError("sourceEnd out\
 of bounds");O>this.length&&(O=this.length),d.length-g<O-S&&(O=d.length-g+S);var x=O-S;if(this===d&&typeof Uint8Array.prototype.copyWithin=="function")this.copyWithin(
g,S,O);else if(this===d&&S<g&&g<O)for(var H=x-1;H>=0;--H)d[H+g]=this[H+S];else Uint8Array.prototype.set.call(d,this.subarray(S,O),g);return x},u.prototype.fill=
function(d,g,S,O){if(typeof d=="string"){if(typeof g=="string"?(O=g,g=0,S=this.length):typeof S=="string"&&(O=S,S=this.length),O!==void 0&&typeof O!="string")throw new TypeError(
"encoding must be a string");if(typeof O=="string"&&!u.isEncoding(O))throw new TypeError("Unknown encoding: "+O);if(d.length===1){var x=d.charCodeAt(0);(O==="ut\
f8"&&x<128||O==="latin1")&&(d=x)}}else typeof d=="number"?d=d&255:typeof d=="boolean"&&(d=Number(d));if(g<0||this.length<g||this.length<S)throw new RangeError("\
Out of range index");if(S<=g)return this;g=g>>>0,S=S===void 0?this.length:S>>>0,d||(d=0);var H;if(typeof d=="number")for(H=g;H<S;++H)this[H]=d;else{var ne=u.isBuffer(
d)?d:u.from(d,O),me=ne.length;if(me===0)throw new TypeError('The value "'+d+'" is invalid for argument "value"');for(H=0;H<S-g;++H)this[H+g]=ne[H%me]}return this};
var Oe=/[^+/0-9A-Za-z-_]/g;function De(d){if(d=d.split("=")[0],d=d.trim().replace(Oe,""),d.length<2)return"";for(;d.length%4!==0;)d=d+"=";return d}function Ce(d,g){
g=g||1/0;for(var S,O=d.length,x=null,H=[],ne=0;ne<O;++ne){if(S=d.charCodeAt(ne),S>55295&&S<57344){if(!x){if(S>56319){(g-=3)>-1&&H.push(239,191,189);continue}else if(ne+
1===O){(g-=3)>-1&&H.push(239,191,189);continue}x=S;continue}if(S<56320){(g-=3)>-1&&H.push(239,191,189),x=S;continue}S=(x-55296<<10|S-56320)+65536}else x&&(g-=3)>
-1&&H.push(239,191,189);if(x=null,S<128){if((g-=1)<0)break;H.push(S)}else if(S<2048){if((g-=2)<0)break;H.push(S>>6|192,S&63|128)}else if(S<65536){if((g-=3)<0)break;
H.push(S>>12|224,S>>6&63|128,S&63|128)}else if(S<1114112){if((g-=4)<0)break;H.push(S>>18|240,S>>12&63|128,S>>6&63|128,S&63|128)}else throw new Error("Invalid co\
de point")}return H}function Pe(d){for(var g=[],S=0;S<d.length;++S)g.push(d.charCodeAt(S)&255);return g}function oe(d,g){for(var S,O,x,H=[],ne=0;ne<d.length&&!((g-=
2)<0);++ne)S=d.charCodeAt(ne),O=S>>8,x=S%256,H.push(x),H.push(O);return H}function ge(d){return base64Js.toByteArray(De(d))}function ve(d,g,S,O){for(var x=0;x<O&&
!(x+S>=g.length||x>=d.length);++x)g[x+S]=d[x];return x}function be(d,g){return d instanceof g||d!=null&&d.constructor!=null&&d.constructor.name!=null&&d.constructor.
name===g.name}function le(d){return d!==d}var Te=(function(){for(var d="0123456789abcdef",g=new Array(256),S=0;S<16;++S)for(var O=S*16,x=0;x<16;++x)g[O+x]=d[S]+
d[x];return g})()}),buffer_1=buffer.Buffer,buffer_2=buffer.SlowBuffer,buffer_3=buffer.INSPECT_MAX_BYTES,buffer_4=buffer.kMaxLength,domain;function EventHandlers(){}
EventHandlers.prototype=Object.create(null);function EventEmitter(){EventEmitter.init.call(this)}EventEmitter.EventEmitter=EventEmitter,EventEmitter.usingDomains=
!1,EventEmitter.prototype.domain=void 0,EventEmitter.prototype._events=void 0,EventEmitter.prototype._maxListeners=void 0,EventEmitter.defaultMaxListeners=10,EventEmitter.
init=function(){this.domain=null,EventEmitter.usingDomains&&domain.active,(!this._events||this._events===Object.getPrototypeOf(this)._events)&&(this._events=new EventHandlers,
this._eventsCount=0),this._maxListeners=this._maxListeners||void 0},EventEmitter.prototype.setMaxListeners=function(e){if(typeof e!="number"||e<0||isNaN(e))throw new TypeError(
'"n" argument must be a positive number');return this._maxListeners=e,this};function $getMaxListeners(e){return e._maxListeners===void 0?EventEmitter.defaultMaxListeners:
e._maxListeners}EventEmitter.prototype.getMaxListeners=function(){return $getMaxListeners(this)};function emitNone(e,r,n){if(r)e.call(n);else for(var a=e.length,
o=arrayClone(e,a),s=0;s<a;++s)o[s].call(n)}function emitOne(e,r,n,a){if(r)e.call(n,a);else for(var o=e.length,s=arrayClone(e,o),u=0;u<o;++u)s[u].call(n,a)}function emitTwo(e,r,n,a,o){
if(r)e.call(n,a,o);else for(var s=e.length,u=arrayClone(e,s),c=0;c<s;++c)u[c].call(n,a,o)}function emitThree(e,r,n,a,o,s){if(r)e.call(n,a,o,s);else for(var u=e.
length,c=arrayClone(e,u),f=0;f<u;++f)c[f].call(n,a,o,s)}function emitMany(e,r,n,a){if(r)e.apply(n,a);else for(var o=e.length,s=arrayClone(e,o),u=0;u<o;++u)s[u].
apply(n,a)}EventEmitter.prototype.emit=function(e){var r,n,a,o,s,u,c,f=e==="error";if(u=this._events,u)f=f&&u.error==null;else if(!f)return!1;if(c=this.domain,f){
if(r=arguments[1],c)r||(r=new Error('Uncaught, unspecified "error" event')),r.domainEmitter=this,r.domain=c,r.domainThrown=!1,c.emit("error",r);else{if(r instanceof
Error)throw r;var l=new Error('Uncaught, unspecified "error" event. ('+r+")");throw l.context=r,l}return!1}if(n=u[e],!n)return!1;var h=typeof n=="function";switch(a=
arguments.length,a){case 1:emitNone(n,h,this);break;case 2:emitOne(n,h,this,arguments[1]);break;case 3:emitTwo(n,h,this,arguments[1],arguments[2]);break;case 4:
emitThree(n,h,this,arguments[1],arguments[2],arguments[3]);break;default:for(o=new Array(a-1),s=1;s<a;s++)o[s-1]=arguments[s];emitMany(n,h,this,o)}return!0};function _addListener(e,r,n,a){
var o,s,u;if(typeof n!="function")throw new TypeError('"listener" argument must be a function');if(s=e._events,s?(s.newListener&&(e.emit("newListener",r,n.listener?
n.listener:n),s=e._events),u=s[r]):(s=e._events=new EventHandlers,e._eventsCount=0),!u)u=s[r]=n,++e._eventsCount;else if(typeof u=="function"?u=s[r]=a?[n,u]:[u,
n]:a?u.unshift(n):u.push(n),!u.warned&&(o=$getMaxListeners(e),o&&o>0&&u.length>o)){u.warned=!0;var c=new Error("Possible EventEmitter memory leak detected. "+u.
length+" "+r+" listeners added. Use emitter.setMaxListeners() to increase limit");c.name="MaxListenersExceededWarning",c.emitter=e,c.type=r,c.count=u.length,emitWarning(
c)}return e}function emitWarning(e){typeof console.warn=="function"?console.warn(e):console.log(e)}EventEmitter.prototype.addListener=function(e,r){return _addListener(
this,e,r,!1)},EventEmitter.prototype.on=EventEmitter.prototype.addListener,EventEmitter.prototype.prependListener=function(e,r){return _addListener(this,e,r,!0)};
function _onceWrap(e,r,n){var a=!1;function o(){e.removeListener(r,o),a||(a=!0,n.apply(e,arguments))}return o.listener=n,o}EventEmitter.prototype.once=function(e,r){
if(typeof r!="function")throw new TypeError('"listener" argument must be a function');return this.on(e,_onceWrap(this,e,r)),this},EventEmitter.prototype.prependOnceListener=
function(e,r){if(typeof r!="function")throw new TypeError('"listener" argument must be a function');return this.prependListener(e,_onceWrap(this,e,r)),this},EventEmitter.
prototype.removeListener=function(e,r){var n,a,o,s,u;if(typeof r!="function")throw new TypeError('"listener" argument must be a function');if(a=this._events,!a)
return this;if(n=a[e],!n)return this;if(n===r||n.listener&&n.listener===r)--this._eventsCount===0?this._events=new EventHandlers:(delete a[e],a.removeListener&&
this.emit("removeListener",e,n.listener||r));else if(typeof n!="function"){for(o=-1,s=n.length;s-- >0;)if(n[s]===r||n[s].listener&&n[s].listener===r){u=n[s].listener,
o=s;break}if(o<0)return this;if(n.length===1){if(n[0]=void 0,--this._eventsCount===0)return this._events=new EventHandlers,this;delete a[e]}else spliceOne(n,o);
a.removeListener&&this.emit("removeListener",e,u||r)}return this},EventEmitter.prototype.removeAllListeners=function(e){var r,n;if(n=this._events,!n)return this;
if(!n.removeListener)return arguments.length===0?(this._events=new EventHandlers,this._eventsCount=0):n[e]&&(--this._eventsCount===0?this._events=new EventHandlers:
delete n[e]),this;if(arguments.length===0){for(var a=Object.keys(n),o=0,s;o<a.length;++o)s=a[o],s!=="removeListener"&&this.removeAllListeners(s);return this.removeAllListeners(
"removeListener"),this._events=new EventHandlers,this._eventsCount=0,this}if(r=n[e],typeof r=="function")this.removeListener(e,r);else if(r)do this.removeListener(
e,r[r.length-1]);while(r[0]);return this},EventEmitter.prototype.listeners=function(e){var r,n,a=this._events;return a?(r=a[e],r?typeof r=="function"?n=[r.listener||
r]:n=unwrapListeners(r):n=[]):n=[],n},EventEmitter.listenerCount=function(e,r){return typeof e.listenerCount=="function"?e.listenerCount(r):listenerCount.call(e,
r)},EventEmitter.prototype.listenerCount=listenerCount;function listenerCount(e){var r=this._events;if(r){var n=r[e];if(typeof n=="function")return 1;if(n)return n.
length}return 0}EventEmitter.prototype.eventNames=function(){return this._eventsCount>0?Reflect.ownKeys(this._events):[]};function spliceOne(e,r){for(var n=r,a=n+
1,o=e.length;a<o;n+=1,a+=1)e[n]=e[a];e.pop()}function arrayClone(e,r){for(var n=new Array(r);r--;)n[r]=e[r];return n}function unwrapListeners(e){for(var r=new Array(
e.length),n=0;n<r.length;++n)r[n]=e[n].listener||e[n];return r}var global$1=typeof global<"u"?global:typeof self<"u"?self:typeof window<"u"?window:{};function defaultSetTimout(){
throw new Error("setTimeout has not been defined")}function defaultClearTimeout(){throw new Error("clearTimeout has not been defined")}var cachedSetTimeout=defaultSetTimout,
cachedClearTimeout=defaultClearTimeout;typeof global$1.setTimeout=="function"&&(cachedSetTimeout=setTimeout),typeof global$1.clearTimeout=="function"&&(cachedClearTimeout=
clearTimeout);function runTimeout(e){if(cachedSetTimeout===setTimeout)return setTimeout(e,0);if((cachedSetTimeout===defaultSetTimout||!cachedSetTimeout)&&setTimeout)
return cachedSetTimeout=setTimeout,setTimeout(e,0);try{return cachedSetTimeout(e,0)}catch{try{return cachedSetTimeout.call(null,e,0)}catch{return cachedSetTimeout.
call(this,e,0)}}}function runClearTimeout(e){if(cachedClearTimeout===clearTimeout)return clearTimeout(e);if((cachedClearTimeout===defaultClearTimeout||!cachedClearTimeout)&&
clearTimeout)return cachedClearTimeout=clearTimeout,clearTimeout(e);try{return cachedClearTimeout(e)}catch{try{return cachedClearTimeout.call(null,e)}catch{return cachedClearTimeout.
call(this,e)}}}var queue=[],draining=!1,currentQueue,queueIndex=-1;function cleanUpNextTick(){!draining||!currentQueue||(draining=!1,currentQueue.length?queue=currentQueue.
concat(queue):queueIndex=-1,queue.length&&drainQueue())}function drainQueue(){if(!draining){var e=runTimeout(cleanUpNextTick);draining=!0;for(var r=queue.length;r;){
for(currentQueue=queue,queue=[];++queueIndex<r;)currentQueue&&currentQueue[queueIndex].run();queueIndex=-1,r=queue.length}currentQueue=null,draining=!1,runClearTimeout(
e)}}function nextTick(e){var r=new Array(arguments.length-1);if(arguments.length>1)for(var n=1;n<arguments.length;n++)r[n-1]=arguments[n];queue.push(new Item(e,
r)),queue.length===1&&!draining&&runTimeout(drainQueue)}function Item(e,r){this.fun=e,this.array=r}Item.prototype.run=function(){this.fun.apply(null,this.array)};
var title="browser",platform="browser",browser=!0,env={},argv=[],version="",versions={},release={},config={};function noop(){}var on=noop,addListener2=noop,once2=noop,
off=noop,removeListener2=noop,removeAllListeners2=noop,emit2=noop;function binding(e){throw new Error("process.binding is not supported")}function cwd(){return"\
/"}function chdir(e){throw new Error("process.chdir is not supported")}function umask(){return 0}var performance=global$1.performance||{},performanceNow=performance.
now||performance.mozNow||performance.msNow||performance.oNow||performance.webkitNow||function(){return new Date().getTime()};function hrtime(e){var r=performanceNow.
call(performance)*.001,n=Math.floor(r),a=Math.floor(r%1*1e9);return e&&(n=n-e[0],a=a-e[1],a<0&&(n--,a+=1e9)),[n,a]}var startTime=new Date;function uptime(){var e=new Date,
r=e-startTime;return r/1e3}var process={nextTick,title,browser,env,argv,version,versions,on,addListener:addListener2,once:once2,off,removeListener:removeListener2,
removeAllListeners:removeAllListeners2,emit:emit2,binding,cwd,chdir,umask,hrtime,platform,release,config,uptime},inherits;typeof Object.create=="function"?inherits=
function(e,r){e.super_=r,e.prototype=Object.create(r.prototype,{constructor:{value:e,enumerable:!1,writable:!0,configurable:!0}})}:inherits=function(e,r){e.super_=
r;var n=function(){};n.prototype=r.prototype,e.prototype=new n,e.prototype.constructor=e};var inherits$1=inherits,formatRegExp=/%[sdj%]/g;function format(e){if(!isString(
e)){for(var r=[],n=0;n<arguments.length;n++)r.push(inspect(arguments[n]));return r.join(" ")}for(var n=1,a=arguments,o=a.length,s=String(e).replace(formatRegExp,
function(f){if(f==="%%")return"%";if(n>=o)return f;switch(f){case"%s":return String(a[n++]);case"%d":return Number(a[n++]);case"%j":try{return JSON.stringify(a[n++])}catch{
return"[Circular]"}default:return f}}),u=a[n];n<o;u=a[++n])isNull(u)||!isObject(u)?s+=" "+u:s+=" "+inspect(u);return s}function deprecate(e,r){if(isUndefined(global$1.
process))return function(){return deprecate(e,r).apply(this,arguments)};if(process.noDeprecation===!0)return e;var n=!1;function a(){if(!n){if(process.throwDeprecation)
throw new Error(r);process.traceDeprecation?console.trace(r):console.error(r),n=!0}return e.apply(this,arguments)}return a}var debugs={},debugEnviron;function debuglog(e){
if(isUndefined(debugEnviron)&&(debugEnviron=process.env.NODE_DEBUG||""),e=e.toUpperCase(),!debugs[e])if(new RegExp("\\b"+e+"\\b","i").test(debugEnviron)){var r=0;
debugs[e]=function(){var n=format.apply(null,arguments);console.error("%s %d: %s",e,r,n)}}else debugs[e]=function(){};return debugs[e]}function inspect(e,r){var n={
seen:[],stylize:stylizeNoColor};return arguments.length>=3&&(n.depth=arguments[2]),arguments.length>=4&&(n.colors=arguments[3]),isBoolean(r)?n.showHidden=r:r&&_extend(
n,r),isUndefined(n.showHidden)&&(n.showHidden=!1),isUndefined(n.depth)&&(n.depth=2),isUndefined(n.colors)&&(n.colors=!1),isUndefined(n.customInspect)&&(n.customInspect=
!0),n.colors&&(n.stylize=stylizeWithColor),formatValue(n,e,n.depth)}inspect.colors={bold:[1,22],italic:[3,23],underline:[4,24],inverse:[7,27],white:[37,39],grey:[
90,39],black:[30,39],blue:[34,39],cyan:[36,39],green:[32,39],magenta:[35,39],red:[31,39],yellow:[33,39]},inspect.styles={special:"cyan",number:"yellow",boolean:"\
yellow",undefined:"grey",null:"bold",string:"green",date:"magenta",regexp:"red"};function stylizeWithColor(e,r){var n=inspect.styles[r];return n?"\x1B["+inspect.
colors[n][0]+"m"+e+"\x1B["+inspect.colors[n][1]+"m":e}function stylizeNoColor(e,r){return e}function arrayToHash(e){var r={};return e.forEach(function(n,a){r[n]=
!0}),r}function formatValue(e,r,n){if(e.customInspect&&r&&isFunction(r.inspect)&&r.inspect!==inspect&&!(r.constructor&&r.constructor.prototype===r)){var a=r.inspect(
n,e);return isString(a)||(a=formatValue(e,a,n)),a}var o=formatPrimitive(e,r);if(o)return o;var s=Object.keys(r),u=arrayToHash(s);if(e.showHidden&&(s=Object.getOwnPropertyNames(
r)),isError(r)&&(s.indexOf("message")>=0||s.indexOf("description")>=0))return formatError(r);if(s.length===0){if(isFunction(r)){var c=r.name?": "+r.name:"";return e.
stylize("[Function"+c+"]","special")}if(isRegExp(r))return e.stylize(RegExp.prototype.toString.call(r),"regexp");if(isDate(r))return e.stylize(Date.prototype.toString.
call(r),"date");if(isError(r))return formatError(r)}var f="",l=!1,h=["{","}"];if(isArray(r)&&(l=!0,h=["[","]"]),isFunction(r)){var y=r.name?": "+r.name:"";f=" [\
Function"+y+"]"}if(isRegExp(r)&&(f=" "+RegExp.prototype.toString.call(r)),isDate(r)&&(f=" "+Date.prototype.toUTCString.call(r)),isError(r)&&(f=" "+formatError(r)),
s.length===0&&(!l||r.length==0))return h[0]+f+h[1];if(n<0)return isRegExp(r)?e.stylize(RegExp.prototype.toString.call(r),"regexp"):e.stylize("[Object]","special");
e.seen.push(r);var b;return l?b=formatArray(e,r,n,u,s):b=s.map(function(m){return formatProperty(e,r,n,u,m,l)}),e.seen.pop(),reduceToSingleString(b,f,h)}function formatPrimitive(e,r){
if(isUndefined(r))return e.stylize("undefined","undefined");if(isString(r)){var n="'"+JSON.stringify(r).replace(/^"|"$/g,"").replace(/'/g,"\\'").replace(/\\"/g,
'"')+"'";return e.stylize(n,"string")}if(isNumber(r))return e.stylize(""+r,"number");if(isBoolean(r))return e.stylize(""+r,"boolean");if(isNull(r))return e.stylize(
"null","null")}function formatError(e){return"["+Error.prototype.toString.call(e)+"]"}function formatArray(e,r,n,a,o){for(var s=[],u=0,c=r.length;u<c;++u)hasOwnProperty(
r,String(u))?s.push(formatProperty(e,r,n,a,String(u),!0)):s.push("");return o.forEach(function(f){f.match(/^\d+$/)||s.push(formatProperty(e,r,n,a,f,!0))}),s}function formatProperty(e,r,n,a,o,s){
var u,c,f;if(f=Object.getOwnPropertyDescriptor(r,o)||{value:r[o]},f.get?f.set?c=e.stylize("[Getter/Setter]","special"):c=e.stylize("[Getter]","special"):f.set&&
(c=e.stylize("[Setter]","special")),hasOwnProperty(a,o)||(u="["+o+"]"),c||(e.seen.indexOf(f.value)<0?(isNull(n)?c=formatValue(e,f.value,null):c=formatValue(e,f.
value,n-1),c.indexOf(`
`)>-1&&(s?c=c.split(`
`).map(function(l){return"  "+l}).join(`
`).substr(2):c=`
`+c.split(`
`).map(function(l){return"   "+l}).join(`
`))):c=e.stylize("[Circular]","special")),isUndefined(u)){if(s&&o.match(/^\d+$/))return c;u=JSON.stringify(""+o),u.match(/^"([a-zA-Z_][a-zA-Z_0-9]*)"$/)?(u=u.substr(
1,u.length-2),u=e.stylize(u,"name")):(u=u.replace(/'/g,"\\'").replace(/\\"/g,'"').replace(/(^"|"$)/g,"'"),u=e.stylize(u,"string"))}return u+": "+c}function reduceToSingleString(e,r,n){
var a=e.reduce(function(o,s){return s.indexOf(`
`)>=0,o+s.replace(/\u001b\[\d\d?m/g,"").length+1},0);return a>60?n[0]+(r===""?"":r+`
 `)+" "+e.join(`,
  `)+" "+n[1]:n[0]+r+" "+e.join(", ")+" "+n[1]}function isArray(e){return Array.isArray(e)}function isBoolean(e){return typeof e=="boolean"}function isNull(e){return e===
null}function isNullOrUndefined(e){return e==null}function isNumber(e){return typeof e=="number"}function isString(e){return typeof e=="string"}function isSymbol(e){
return typeof e=="symbol"}function isUndefined(e){return e===void 0}function isRegExp(e){return isObject(e)&&objectToString(e)==="[object RegExp]"}function isObject(e){
return typeof e=="object"&&e!==null}function isDate(e){return isObject(e)&&objectToString(e)==="[object Date]"}function isError(e){return isObject(e)&&(objectToString(
e)==="[object Error]"||e instanceof Error)}function isFunction(e){return typeof e=="function"}function isPrimitive(e){return e===null||typeof e=="boolean"||typeof e==
"number"||typeof e=="string"||typeof e=="symbol"||typeof e>"u"}function isBuffer(e){return buffer_1.isBuffer(e)}function objectToString(e){return Object.prototype.
toString.call(e)}function pad(e){return e<10?"0"+e.toString(10):e.toString(10)}var months=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct","Nov","De\
c"];function timestamp(){var e=new Date,r=[pad(e.getHours()),pad(e.getMinutes()),pad(e.getSeconds())].join(":");return[e.getDate(),months[e.getMonth()],r].join(
" ")}function log(){console.log("%s - %s",timestamp(),format.apply(null,arguments))}function _extend(e,r){if(!r||!isObject(r))return e;for(var n=Object.keys(r),
a=n.length;a--;)e[n[a]]=r[n[a]];return e}function hasOwnProperty(e,r){return Object.prototype.hasOwnProperty.call(e,r)}var require$$3={inherits:inherits$1,_extend,
log,isBuffer,isPrimitive,isFunction,isError,isDate,isObject,isRegExp,isUndefined,isSymbol,isString,isNumber,isNullOrUndefined,isNull,isBoolean,isArray,inspect,deprecate,
format,debuglog};function BufferList(){this.head=null,this.tail=null,this.length=0}BufferList.prototype.push=function(e){var r={data:e,next:null};this.length>0?
this.tail.next=r:this.head=r,this.tail=r,++this.length},BufferList.prototype.unshift=function(e){var r={data:e,next:this.head};this.length===0&&(this.tail=r),this.
head=r,++this.length},BufferList.prototype.shift=function(){if(this.length!==0){var e=this.head.data;return this.length===1?this.head=this.tail=null:this.head=this.
head.next,--this.length,e}},BufferList.prototype.clear=function(){this.head=this.tail=null,this.length=0},BufferList.prototype.join=function(e){if(this.length===
0)return"";for(var r=this.head,n=""+r.data;r=r.next;)n+=e+r.data;return n},BufferList.prototype.concat=function(e){if(this.length===0)return buffer_1.alloc(0);if(this.
length===1)return this.head.data;for(var r=buffer_1.allocUnsafe(e>>>0),n=this.head,a=0;n;)n.data.copy(r,a),a+=n.data.length,n=n.next;return r};var string_decoder=createCommonjsModule(
function(e,r){var n=buffer.Buffer,a=n.isEncoding||function(l){switch(l&&l.toLowerCase()){case"hex":case"utf8":case"utf-8":case"ascii":case"binary":case"base64":case"\
ucs2":case"ucs-2":case"utf16le":case"utf-16le":case"raw":return!0;default:return!1}};function o(l){if(l&&!a(l))throw new Error("Unknown encoding: "+l)}var s=r.StringDecoder=
function(l){switch(this.encoding=(l||"utf8").toLowerCase().replace(/[-_]/,""),o(l),this.encoding){case"utf8":this.surrogateSize=3;break;case"ucs2":case"utf16le":
this.surrogateSize=2,this.detectIncompleteChar=c;break;case"base64":this.surrogateSize=3,this.detectIncompleteChar=f;break;default:this.write=u;return}this.charBuffer=
new n(6),this.charReceived=0,this.charLength=0};s.prototype.write=function(l){for(var h="";this.charLength;){var y=l.length>=this.charLength-this.charReceived?this.
charLength-this.charReceived:l.length;if(l.copy(this.charBuffer,this.charReceived,0,y),this.charReceived+=y,this.charReceived<this.charLength)return"";l=l.slice(
y,l.length),h=this.charBuffer.slice(0,this.charLength).toString(this.encoding);var m=h.charCodeAt(h.length-1);if(m>=55296&&m<=56319){this.charLength+=this.surrogateSize,
h="";continue}if(this.charReceived=this.charLength=0,l.length===0)return h;break}this.detectIncompleteChar(l);var b=l.length;this.charLength&&(l.copy(this.charBuffer,
0,l.length-this.charReceived,b),b-=this.charReceived),h+=l.toString(this.encoding,0,b);var b=h.length-1,m=h.charCodeAt(b);if(m>=55296&&m<=56319){var C=this.surrogateSize;
return this.charLength+=C,this.charReceived+=C,this.charBuffer.copy(this.charBuffer,C,0,C),l.copy(this.charBuffer,0,0,C),h.substring(0,b)}return h},s.prototype.
detectIncompleteChar=function(l){for(var h=l.length>=3?3:l.length;h>0;h--){var y=l[l.length-h];if(h==1&&y>>5==6){this.charLength=2;break}if(h<=2&&y>>4==14){this.
charLength=3;break}if(h<=3&&y>>3==30){this.charLength=4;break}}this.charReceived=h},s.prototype.end=function(l){var h="";if(l&&l.length&&(h=this.write(l)),this.
charReceived){var y=this.charReceived,b=this.charBuffer,m=this.encoding;h+=b.slice(0,y).toString(m)}return h};function u(l){return l.toString(this.encoding)}function c(l){
this.charReceived=l.length%2,this.charLength=this.charReceived?2:0}function f(l){this.charReceived=l.length%3,this.charLength=this.charReceived?3:0}}),string_decoder_1=string_decoder.
StringDecoder;Readable.ReadableState=ReadableState;var debug=debuglog("stream");inherits$1(Readable,EventEmitter);function prependListener2(e,r,n){if(typeof e.prependListener==
"function")return e.prependListener(r,n);!e._events||!e._events[r]?e.on(r,n):Array.isArray(e._events[r])?e._events[r].unshift(n):e._events[r]=[n,e._events[r]]}function listenerCount$1(e,r){
return e.listeners(r).length}function ReadableState(e,r){e=e||{},this.objectMode=!!e.objectMode,r instanceof Duplex&&(this.objectMode=this.objectMode||!!e.readableObjectMode);
var n=e.highWaterMark,a=this.objectMode?16:16*1024;this.highWaterMark=n||n===0?n:a,this.highWaterMark=~~this.highWaterMark,this.buffer=new BufferList,this.length=
0,this.pipes=null,this.pipesCount=0,this.flowing=null,this.ended=!1,this.endEmitted=!1,this.reading=!1,this.sync=!0,this.needReadable=!1,this.emittedReadable=!1,
this.readableListening=!1,this.resumeScheduled=!1,this.defaultEncoding=e.defaultEncoding||"utf8",this.ranOut=!1,this.awaitDrain=0,this.readingMore=!1,this.decoder=
null,this.encoding=null,e.encoding&&(this.decoder=new string_decoder_1(e.encoding),this.encoding=e.encoding)}function Readable(e){if(!(this instanceof Readable))
return new Readable(e);this._readableState=new ReadableState(e,this),this.readable=!0,e&&typeof e.read=="function"&&(this._read=e.read),EventEmitter.call(this)}
Readable.prototype.push=function(e,r){var n=this._readableState;return!n.objectMode&&typeof e=="string"&&(r=r||n.defaultEncoding,r!==n.encoding&&(e=buffer_1.from(
e,r),r="")),readableAddChunk(this,n,e,r,!1)},Readable.prototype.unshift=function(e){var r=this._readableState;return readableAddChunk(this,r,e,"",!0)},Readable.
prototype.isPaused=function(){return this._readableState.flowing===!1};function readableAddChunk(e,r,n,a,o){var s=chunkInvalid(r,n);if(s)e.emit("error",s);else if(n===
null)r.reading=!1,onEofChunk(e,r);else if(r.objectMode||n&&n.length>0)if(r.ended&&!o){var u=new Error("stream.push() after EOF");e.emit("error",u)}else if(r.endEmitted&&
o){var c=new Error("stream.unshift() after end event");e.emit("error",c)}else{var f;r.decoder&&!o&&!a&&(n=r.decoder.write(n),f=!r.objectMode&&n.length===0),o||(r.
reading=!1),f||(r.flowing&&r.length===0&&!r.sync?(e.emit("data",n),e.read(0)):(r.length+=r.objectMode?1:n.length,o?r.buffer.unshift(n):r.buffer.push(n),r.needReadable&&
emitReadable(e))),maybeReadMore(e,r)}else o||(r.reading=!1);return needMoreData(r)}function needMoreData(e){return!e.ended&&(e.needReadable||e.length<e.highWaterMark||
e.length===0)}Readable.prototype.setEncoding=function(e){return this._readableState.decoder=new string_decoder_1(e),this._readableState.encoding=e,this};var MAX_HWM=8388608;
function computeNewHighWaterMark(e){return e>=MAX_HWM?e=MAX_HWM:(e--,e|=e>>>1,e|=e>>>2,e|=e>>>4,e|=e>>>8,e|=e>>>16,e++),e}function howMuchToRead(e,r){return e<=
0||r.length===0&&r.ended?0:r.objectMode?1:e!==e?r.flowing&&r.length?r.buffer.head.data.length:r.length:(e>r.highWaterMark&&(r.highWaterMark=computeNewHighWaterMark(
e)),e<=r.length?e:r.ended?r.length:(r.needReadable=!0,0))}Readable.prototype.read=function(e){debug("read",e),e=parseInt(e,10);var r=this._readableState,n=e;if(e!==
0&&(r.emittedReadable=!1),e===0&&r.needReadable&&(r.length>=r.highWaterMark||r.ended))return debug("read: emitReadable",r.length,r.ended),r.length===0&&r.ended?
endReadable(this):emitReadable(this),null;if(e=howMuchToRead(e,r),e===0&&r.ended)return r.length===0&&endReadable(this),null;var a=r.needReadable;debug("need re\
adable",a),(r.length===0||r.length-e<r.highWaterMark)&&(a=!0,debug("length less than watermark",a)),r.ended||r.reading?(a=!1,debug("reading or ended",a)):a&&(debug(
"do read"),r.reading=!0,r.sync=!0,r.length===0&&(r.needReadable=!0),this._read(r.highWaterMark),r.sync=!1,r.reading||(e=howMuchToRead(n,r)));var o;return e>0?o=
fromList(e,r):o=null,o===null?(r.needReadable=!0,e=0):r.length-=e,r.length===0&&(r.ended||(r.needReadable=!0),n!==e&&r.ended&&endReadable(this)),o!==null&&this.
emit("data",o),o};function chunkInvalid(e,r){var n=null;return!buffer_1.isBuffer(r)&&typeof r!="string"&&r!==null&&r!==void 0&&!e.objectMode&&(n=new TypeError("\
Invalid non-string/buffer chunk")),n}function onEofChunk(e,r){if(!r.ended){if(r.decoder){var n=r.decoder.end();n&&n.length&&(r.buffer.push(n),r.length+=r.objectMode?
1:n.length)}r.ended=!0,emitReadable(e)}}function emitReadable(e){var r=e._readableState;r.needReadable=!1,r.emittedReadable||(debug("emitReadable",r.flowing),r.
emittedReadable=!0,r.sync?nextTick(emitReadable_,e):emitReadable_(e))}function emitReadable_(e){debug("emit readable"),e.emit("readable"),flow(e)}function maybeReadMore(e,r){
r.readingMore||(r.readingMore=!0,nextTick(maybeReadMore_,e,r))}function maybeReadMore_(e,r){for(var n=r.length;!r.reading&&!r.flowing&&!r.ended&&r.length<r.highWaterMark&&
(debug("maybeReadMore read 0"),e.read(0),n!==r.length);)n=r.length;r.readingMore=!1}Readable.prototype._read=function(e){this.emit("error",new Error("not implem\
ented"))},Readable.prototype.pipe=function(e,r){var n=this,a=this._readableState;switch(a.pipesCount){case 0:a.pipes=e;break;case 1:a.pipes=[a.pipes,e];break;default:
a.pipes.push(e);break}a.pipesCount+=1,debug("pipe count=%d opts=%j",a.pipesCount,r);var o=!r||r.end!==!1,s=o?c:h;a.endEmitted?nextTick(s):n.once("end",s),e.on("\
unpipe",u);function u(k){debug("onunpipe"),k===n&&h()}function c(){debug("onend"),e.end()}var f=pipeOnDrain(n);e.on("drain",f);var l=!1;function h(){debug("clea\
nup"),e.removeListener("close",C),e.removeListener("finish",E),e.removeListener("drain",f),e.removeListener("error",m),e.removeListener("unpipe",u),n.removeListener(
"end",c),n.removeListener("end",h),n.removeListener("data",b),l=!0,a.awaitDrain&&(!e._writableState||e._writableState.needDrain)&&f()}var y=!1;n.on("data",b);function b(k){
debug("ondata"),y=!1;var D=e.write(k);D===!1&&!y&&((a.pipesCount===1&&a.pipes===e||a.pipesCount>1&&indexOf(a.pipes,e)!==-1)&&!l&&(debug("false write response, p\
ause",n._readableState.awaitDrain),n._readableState.awaitDrain++,y=!0),n.pause())}function m(k){debug("onerror",k),N(),e.removeListener("error",m),listenerCount$1(
e,"error")===0&&e.emit("error",k)}prependListener2(e,"error",m);function C(){e.removeListener("finish",E),N()}e.once("close",C);function E(){debug("onfinish"),e.
removeListener("close",C),N()}e.once("finish",E);function N(){debug("unpipe"),n.unpipe(e)}return e.emit("pipe",n),a.flowing||(debug("pipe resume"),n.resume()),e};
function pipeOnDrain(e){return function(){var r=e._readableState;debug("pipeOnDrain",r.awaitDrain),r.awaitDrain&&r.awaitDrain--,r.awaitDrain===0&&e.listeners("d\
ata").length&&(r.flowing=!0,flow(e))}}Readable.prototype.unpipe=function(e){var r=this._readableState;if(r.pipesCount===0)return this;if(r.pipesCount===1)return e&&
e!==r.pipes?this:(e||(e=r.pipes),r.pipes=null,r.pipesCount=0,r.flowing=!1,e&&e.emit("unpipe",this),this);if(!e){var n=r.pipes,a=r.pipesCount;r.pipes=null,r.pipesCount=
0,r.flowing=!1;for(var o=0;o<a;o++)n[o].emit("unpipe",this);return this}var s=indexOf(r.pipes,e);return s===-1?this:(r.pipes.splice(s,1),r.pipesCount-=1,r.pipesCount===
1&&(r.pipes=r.pipes[0]),e.emit("unpipe",this),this)},Readable.prototype.on=function(e,r){var n=EventEmitter.prototype.on.call(this,e,r);if(e==="data")this._readableState.
flowing!==!1&&this.resume();else if(e==="readable"){var a=this._readableState;!a.endEmitted&&!a.readableListening&&(a.readableListening=a.needReadable=!0,a.emittedReadable=
!1,a.reading?a.length&&emitReadable(this):nextTick(nReadingNextTick,this))}return n},Readable.prototype.addListener=Readable.prototype.on;function nReadingNextTick(e){
debug("readable nexttick read 0"),e.read(0)}Readable.prototype.resume=function(){var e=this._readableState;return e.flowing||(debug("resume"),e.flowing=!0,resume(
this,e)),this};function resume(e,r){r.resumeScheduled||(r.resumeScheduled=!0,nextTick(resume_,e,r))}function resume_(e,r){r.reading||(debug("resume read 0"),e.read(
0)),r.resumeScheduled=!1,r.awaitDrain=0,e.emit("resume"),flow(e),r.flowing&&!r.reading&&e.read(0)}Readable.prototype.pause=function(){return debug("call pause f\
lowing=%j",this._readableState.flowing),this._readableState.flowing!==!1&&(debug("pause"),this._readableState.flowing=!1,this.emit("pause")),this};function flow(e){
var r=e._readableState;for(debug("flow",r.flowing);r.flowing&&e.read()!==null;);}Readable.prototype.wrap=function(e){var r=this._readableState,n=!1,a=this;e.on(
"end",function(){if(debug("wrapped end"),r.decoder&&!r.ended){var u=r.decoder.end();u&&u.length&&a.push(u)}a.push(null)}),e.on("data",function(u){if(debug("wrap\
ped data"),r.decoder&&(u=r.decoder.write(u)),!(r.objectMode&&u==null)&&!(!r.objectMode&&(!u||!u.length))){var c=a.push(u);c||(n=!0,e.pause())}});for(var o in e)
this[o]===void 0&&typeof e[o]=="function"&&(this[o]=(function(u){return function(){return e[u].apply(e,arguments)}})(o));var s=["error","close","destroy","pause",
"resume"];return forEach(s,function(u){e.on(u,a.emit.bind(a,u))}),a._read=function(u){debug("wrapped _read",u),n&&(n=!1,e.resume())},a},Readable._fromList=fromList;
function fromList(e,r){if(r.length===0)return null;var n;return r.objectMode?n=r.buffer.shift():!e||e>=r.length?(r.decoder?n=r.buffer.join(""):r.buffer.length===
1?n=r.buffer.head.data:n=r.buffer.concat(r.length),r.buffer.clear()):n=fromListPartial(e,r.buffer,r.decoder),n}function fromListPartial(e,r,n){var a;return e<r.
head.data.length?(a=r.head.data.slice(0,e),r.head.data=r.head.data.slice(e)):e===r.head.data.length?a=r.shift():a=n?copyFromBufferString(e,r):copyFromBuffer(e,r),
a}function copyFromBufferString(e,r){var n=r.head,a=1,o=n.data;for(e-=o.length;n=n.next;){var s=n.data,u=e>s.length?s.length:e;if(u===s.length?o+=s:o+=s.slice(0,
e),e-=u,e===0){u===s.length?(++a,n.next?r.head=n.next:r.head=r.tail=null):(r.head=n,n.data=s.slice(u));break}++a}return r.length-=a,o}function copyFromBuffer(e,r){
var n=buffer_1.allocUnsafe(e),a=r.head,o=1;for(a.data.copy(n),e-=a.data.length;a=a.next;){var s=a.data,u=e>s.length?s.length:e;if(s.copy(n,n.length-e,0,u),e-=u,
e===0){u===s.length?(++o,a.next?r.head=a.next:r.head=r.tail=null):(r.head=a,a.data=s.slice(u));break}++o}return r.length-=o,n}function endReadable(e){var r=e._readableState;
if(r.length>0)throw new Error('"endReadable()" called on non-empty stream');r.endEmitted||(r.ended=!0,nextTick(endReadableNT,r,e))}function endReadableNT(e,r){!e.
endEmitted&&e.length===0&&(e.endEmitted=!0,r.readable=!1,r.emit("end"))}function forEach(e,r){for(var n=0,a=e.length;n<a;n++)r(e[n],n)}function indexOf(e,r){for(var n=0,
a=e.length;n<a;n++)if(e[n]===r)return n;return-1}Writable.WritableState=WritableState,inherits$1(Writable,EventEmitter);function nop(){}function WriteReq(e,r,n){
this.chunk=e,this.encoding=r,this.callback=n,this.next=null}function WritableState(e,r){Object.defineProperty(this,"buffer",{get:deprecate(function(){return this.
getBuffer()},"_writableState.buffer is deprecated. Use _writableState.getBuffer instead.")}),e=e||{},this.objectMode=!!e.objectMode,r instanceof Duplex&&(this.objectMode=
this.objectMode||!!e.writableObjectMode);var n=e.highWaterMark,a=this.objectMode?16:16*1024;this.highWaterMark=n||n===0?n:a,this.highWaterMark=~~this.highWaterMark,
this.needDrain=!1,this.ending=!1,this.ended=!1,this.finished=!1;var o=e.decodeStrings===!1;this.decodeStrings=!o,this.defaultEncoding=e.defaultEncoding||"utf8",
this.length=0,this.writing=!1,this.corked=0,this.sync=!0,this.bufferProcessing=!1,this.onwrite=function(s){onwrite(r,s)},this.writecb=null,this.writelen=0,this.
bufferedRequest=null,this.lastBufferedRequest=null,this.pendingcb=0,this.prefinished=!1,this.errorEmitted=!1,this.bufferedRequestCount=0,this.corkedRequestsFree=
new CorkedRequest(this)}WritableState.prototype.getBuffer=function(){for(var e=this.bufferedRequest,r=[];e;)r.push(e),e=e.next;return r};function Writable(e){if(!(this instanceof
Writable)&&!(this instanceof Duplex))return new Writable(e);this._writableState=new WritableState(e,this),this.writable=!0,e&&(typeof e.write=="function"&&(this.
_write=e.write),typeof e.writev=="function"&&(this._writev=e.writev)),EventEmitter.call(this)}Writable.prototype.pipe=function(){this.emit("error",new Error("Ca\
nnot pipe, not readable"))};function writeAfterEnd(e,r){var n=new Error("write after end");e.emit("error",n),nextTick(r,n)}function validChunk(e,r,n,a){var o=!0,
s=!1;return n===null?s=new TypeError("May not write null values to stream"):!buffer_1.isBuffer(n)&&typeof n!="string"&&n!==void 0&&!r.objectMode&&(s=new TypeError(
"Invalid non-string/buffer chunk")),s&&(e.emit("error",s),nextTick(a,s),o=!1),o}Writable.prototype.write=function(e,r,n){var a=this._writableState,o=!1;return typeof r==
"function"&&(n=r,r=null),buffer_1.isBuffer(e)?r="buffer":r||(r=a.defaultEncoding),typeof n!="function"&&(n=nop),a.ended?writeAfterEnd(this,n):validChunk(this,a,
e,n)&&(a.pendingcb++,o=writeOrBuffer(this,a,e,r,n)),o},Writable.prototype.cork=function(){var e=this._writableState;e.corked++},Writable.prototype.uncork=function(){
var e=this._writableState;e.corked&&(e.corked--,!e.writing&&!e.corked&&!e.finished&&!e.bufferProcessing&&e.bufferedRequest&&clearBuffer(this,e))},Writable.prototype.
setDefaultEncoding=function(e){if(typeof e=="string"&&(e=e.toLowerCase()),!(["hex","utf8","utf-8","ascii","binary","base64","ucs2","ucs-2","utf16le","utf-16le",
"raw"].indexOf((e+"").toLowerCase())>-1))throw new TypeError("Unknown encoding: "+e);return this._writableState.defaultEncoding=e,this};function decodeChunk(e,r,n){
return!e.objectMode&&e.decodeStrings!==!1&&typeof r=="string"&&(r=buffer_1.from(r,n)),r}function writeOrBuffer(e,r,n,a,o){n=decodeChunk(r,n,a),buffer_1.isBuffer(
n)&&(a="buffer");var s=r.objectMode?1:n.length;r.length+=s;var u=r.length<r.highWaterMark;if(u||(r.needDrain=!0),r.writing||r.corked){var c=r.lastBufferedRequest;
r.lastBufferedRequest=new WriteReq(n,a,o),c?c.next=r.lastBufferedRequest:r.bufferedRequest=r.lastBufferedRequest,r.bufferedRequestCount+=1}else doWrite(e,r,!1,s,
n,a,o);return u}function doWrite(e,r,n,a,o,s,u){r.writelen=a,r.writecb=u,r.writing=!0,r.sync=!0,n?e._writev(o,r.onwrite):e._write(o,s,r.onwrite),r.sync=!1}function onwriteError(e,r,n,a,o){
--r.pendingcb,n?nextTick(o,a):o(a),e._writableState.errorEmitted=!0,e.emit("error",a)}function onwriteStateUpdate(e){e.writing=!1,e.writecb=null,e.length-=e.writelen,
e.writelen=0}function onwrite(e,r){var n=e._writableState,a=n.sync,o=n.writecb;if(onwriteStateUpdate(n),r)onwriteError(e,n,a,r,o);else{var s=needFinish(n);!s&&!n.
corked&&!n.bufferProcessing&&n.bufferedRequest&&clearBuffer(e,n),a?nextTick(afterWrite,e,n,s,o):afterWrite(e,n,s,o)}}function afterWrite(e,r,n,a){n||onwriteDrain(
e,r),r.pendingcb--,a(),finishMaybe(e,r)}function onwriteDrain(e,r){r.length===0&&r.needDrain&&(r.needDrain=!1,e.emit("drain"))}function clearBuffer(e,r){r.bufferProcessing=
!0;var n=r.bufferedRequest;if(e._writev&&n&&n.next){var a=r.bufferedRequestCount,o=new Array(a),s=r.corkedRequestsFree;s.entry=n;for(var u=0;n;)o[u]=n,n=n.next,
u+=1;doWrite(e,r,!0,r.length,o,"",s.finish),r.pendingcb++,r.lastBufferedRequest=null,s.next?(r.corkedRequestsFree=s.next,s.next=null):r.corkedRequestsFree=new CorkedRequest(
r)}else{for(;n;){var c=n.chunk,f=n.encoding,l=n.callback,h=r.objectMode?1:c.length;if(doWrite(e,r,!1,h,c,f,l),n=n.next,r.writing)break}n===null&&(r.lastBufferedRequest=
null)}r.bufferedRequestCount=0,r.bufferedRequest=n,r.bufferProcessing=!1}Writable.prototype._write=function(e,r,n){n(new Error("not implemented"))},Writable.prototype.
_writev=null,Writable.prototype.end=function(e,r,n){var a=this._writableState;typeof e=="function"?(n=e,e=null,r=null):typeof r=="function"&&(n=r,r=null),e!=null&&
this.write(e,r),a.corked&&(a.corked=1,this.uncork()),!a.ending&&!a.finished&&endWritable(this,a,n)};function needFinish(e){return e.ending&&e.length===0&&e.bufferedRequest===
null&&!e.finished&&!e.writing}function prefinish(e,r){r.prefinished||(r.prefinished=!0,e.emit("prefinish"))}function finishMaybe(e,r){var n=needFinish(r);return n&&
(r.pendingcb===0?(prefinish(e,r),r.finished=!0,e.emit("finish")):prefinish(e,r)),n}function endWritable(e,r,n){r.ending=!0,finishMaybe(e,r),n&&(r.finished?nextTick(
n):e.once("finish",n)),r.ended=!0,e.writable=!1}function CorkedRequest(e){var r=this;this.next=null,this.entry=null,this.finish=function(n){var a=r.entry;for(r.
entry=null;a;){var o=a.callback;e.pendingcb--,o(n),a=a.next}e.corkedRequestsFree?e.corkedRequestsFree.next=r:e.corkedRequestsFree=r}}inherits$1(Duplex,Readable);
var keys=Object.keys(Writable.prototype);for(v=0;v<keys.length;v++)method=keys[v],Duplex.prototype[method]||(Duplex.prototype[method]=Writable.prototype[method]);
var method,v;function Duplex(e){if(!(this instanceof Duplex))return new Duplex(e);Readable.call(this,e),Writable.call(this,e),e&&e.readable===!1&&(this.readable=
!1),e&&e.writable===!1&&(this.writable=!1),this.allowHalfOpen=!0,e&&e.allowHalfOpen===!1&&(this.allowHalfOpen=!1),this.once("end",onend)}function onend(){this.allowHalfOpen||
this._writableState.ended||nextTick(onEndNT,this)}function onEndNT(e){e.end()}inherits$1(Transform,Duplex);function TransformState(e){this.afterTransform=function(r,n){
return afterTransform(e,r,n)},this.needTransform=!1,this.transforming=!1,this.writecb=null,this.writechunk=null,this.writeencoding=null}function afterTransform(e,r,n){
var a=e._transformState;a.transforming=!1;var o=a.writecb;if(!o)return e.emit("error",new Error("no writecb in Transform class"));a.writechunk=null,a.writecb=null,
n!=null&&e.push(n),o(r);var s=e._readableState;s.reading=!1,(s.needReadable||s.length<s.highWaterMark)&&e._read(s.highWaterMark)}function Transform(e){if(!(this instanceof
Transform))return new Transform(e);Duplex.call(this,e),this._transformState=new TransformState(this);var r=this;this._readableState.needReadable=!0,this._readableState.
sync=!1,e&&(typeof e.transform=="function"&&(this._transform=e.transform),typeof e.flush=="function"&&(this._flush=e.flush)),this.once("prefinish",function(){typeof this.
_flush=="function"?this._flush(function(n){done(r,n)}):done(r)})}Transform.prototype.push=function(e,r){return this._transformState.needTransform=!1,Duplex.prototype.
push.call(this,e,r)},Transform.prototype._transform=function(e,r,n){throw new Error("Not implemented")},Transform.prototype._write=function(e,r,n){var a=this._transformState;
if(a.writecb=n,a.writechunk=e,a.writeencoding=r,!a.transforming){var o=this._readableState;(a.needTransform||o.needReadable||o.length<o.highWaterMark)&&this._read(
o.highWaterMark)}},Transform.prototype._read=function(e){var r=this._transformState;r.writechunk!==null&&r.writecb&&!r.transforming?(r.transforming=!0,this._transform(
r.writechunk,r.writeencoding,r.afterTransform)):r.needTransform=!0};function done(e,r){if(r)return e.emit("error",r);var n=e._writableState,a=e._transformState;
if(n.length)throw new Error("Calling transform done when ws.length != 0");if(a.transforming)throw new Error("Calling transform done when still transforming");return e.
push(null)}inherits$1(PassThrough,Transform);function PassThrough(e){if(!(this instanceof PassThrough))return new PassThrough(e);Transform.call(this,e)}PassThrough.
prototype._transform=function(e,r,n){n(null,e)},inherits$1(Stream2,EventEmitter),Stream2.Readable=Readable,Stream2.Writable=Writable,Stream2.Duplex=Duplex,Stream2.
Transform=Transform,Stream2.PassThrough=PassThrough,Stream2.Stream=Stream2;function Stream2(){EventEmitter.call(this)}Stream2.prototype.pipe=function(e,r){var n=this;
function a(h){e.writable&&e.write(h)===!1&&n.pause&&n.pause()}n.on("data",a);function o(){n.readable&&n.resume&&n.resume()}e.on("drain",o),!e._isStdio&&(!r||r.end!==
!1)&&(n.on("end",u),n.on("close",c));var s=!1;function u(){s||(s=!0,e.end())}function c(){s||(s=!0,typeof e.destroy=="function"&&e.destroy())}function f(h){if(l(),
EventEmitter.listenerCount(this,"error")===0)throw h}n.on("error",f),e.on("error",f);function l(){n.removeListener("data",a),e.removeListener("drain",o),n.removeListener(
"end",u),n.removeListener("close",c),n.removeListener("error",f),e.removeListener("error",f),n.removeListener("end",l),n.removeListener("close",l),e.removeListener(
"close",l)}return n.on("end",l),n.on("close",l),e.on("close",l),e.emit("pipe",n),e};var Buffer2=buffer.Buffer,safer={},key;for(key in buffer)buffer.hasOwnProperty(
key)&&(key==="SlowBuffer"||key==="Buffer"||(safer[key]=buffer[key]));var Safer=safer.Buffer={};for(key in Buffer2)Buffer2.hasOwnProperty(key)&&(key==="allocUnsa\
fe"||key==="allocUnsafeSlow"||(Safer[key]=Buffer2[key]));if(safer.Buffer.prototype=Buffer2.prototype,(!Safer.from||Safer.from===Uint8Array.from)&&(Safer.from=function(e,r,n){
if(typeof e=="number")throw new TypeError('The "value" argument must not be of type number. Received type '+typeof e);if(e&&typeof e.length>"u")throw new TypeError(
"The first argument must be one of type string, Buffer, ArrayBuffer, Array, or Array-like Object. Received type "+typeof e);return Buffer2(e,r,n)}),Safer.alloc||
(Safer.alloc=function(e,r,n){if(typeof e!="number")throw new TypeError('The "size" argument must be of type number. Received type '+typeof e);if(e<0||e>=2*(1<<30))
throw new RangeError('The value "'+e+'" is invalid for option "size"');var a=Buffer2(e);return!r||r.length===0?a.fill(0):typeof n=="string"?a.fill(r,n):a.fill(r),
a}),!safer.kStringMaxLength)try{safer.kStringMaxLength=process.binding("buffer").kStringMaxLength}catch{}safer.constants||(safer.constants={MAX_LENGTH:safer.kMaxLength},
safer.kStringMaxLength&&(safer.constants.MAX_STRING_LENGTH=safer.kStringMaxLength));var safer_1=safer,BOMChar="\uFEFF",PrependBOM=PrependBOMWrapper;function PrependBOMWrapper(e,r){
this.encoder=e,this.addBOM=!0}PrependBOMWrapper.prototype.write=function(e){return this.addBOM&&(e=BOMChar+e,this.addBOM=!1),this.encoder.write(e)},PrependBOMWrapper.
prototype.end=function(){return this.encoder.end()};var StripBOM=StripBOMWrapper;function StripBOMWrapper(e,r){this.decoder=e,this.pass=!1,this.options=r||{}}StripBOMWrapper.
prototype.write=function(e){var r=this.decoder.write(e);return this.pass||!r||(r[0]===BOMChar&&(r=r.slice(1),typeof this.options.stripBOM=="function"&&this.options.
stripBOM()),this.pass=!0),r},StripBOMWrapper.prototype.end=function(){return this.decoder.end()};var bomHandling={PrependBOM,StripBOM},Buffer$1=safer_1.Buffer,internal={
utf8:{type:"_internal",bomAware:!0},cesu8:{type:"_internal",bomAware:!0},unicode11utf8:"utf8",ucs2:{type:"_internal",bomAware:!0},utf16le:"ucs2",binary:{type:"_\
internal"},base64:{type:"_internal"},hex:{type:"_internal"},_internal:InternalCodec};function InternalCodec(e,r){this.enc=e.encodingName,this.bomAware=e.bomAware,
this.enc==="base64"?this.encoder=InternalEncoderBase64:this.enc==="cesu8"&&(this.enc="utf8",this.encoder=InternalEncoderCesu8,Buffer$1.from("eda0bdedb2a9","hex").
toString()!=="💩"&&(this.decoder=InternalDecoderCesu8,this.defaultCharUnicode=r.defaultCharUnicode))}InternalCodec.prototype.encoder=InternalEncoder,InternalCodec.
prototype.decoder=InternalDecoder;var StringDecoder=string_decoder.StringDecoder;StringDecoder.prototype.end||(StringDecoder.prototype.end=function(){});function InternalDecoder(e,r){
StringDecoder.call(this,r.enc)}InternalDecoder.prototype=StringDecoder.prototype;function InternalEncoder(e,r){this.enc=r.enc}InternalEncoder.prototype.write=function(e){
return Buffer$1.from(e,this.enc)},InternalEncoder.prototype.end=function(){};function InternalEncoderBase64(e,r){this.prevStr=""}InternalEncoderBase64.prototype.
write=function(e){e=this.prevStr+e;var r=e.length-e.length%4;return this.prevStr=e.slice(r),e=e.slice(0,r),Buffer$1.from(e,"base64")},InternalEncoderBase64.prototype.
end=function(){return Buffer$1.from(this.prevStr,"base64")};function InternalEncoderCesu8(e,r){}InternalEncoderCesu8.prototype.write=function(e){for(var r=Buffer$1.
alloc(e.length*3),n=0,a=0;a<e.length;a++){var o=e.charCodeAt(a);o<128?r[n++]=o:o<2048?(r[n++]=192+(o>>>6),r[n++]=128+(o&63)):(r[n++]=224+(o>>>12),r[n++]=128+(o>>>
6&63),r[n++]=128+(o&63))}return r.slice(0,n)},InternalEncoderCesu8.prototype.end=function(){};function InternalDecoderCesu8(e,r){this.acc=0,this.contBytes=0,this.
accBytes=0,this.defaultCharUnicode=r.defaultCharUnicode}InternalDecoderCesu8.prototype.write=function(e){for(var r=this.acc,n=this.contBytes,a=this.accBytes,o="",
s=0;s<e.length;s++){var u=e[s];(u&192)!==128?(n>0&&(o+=this.defaultCharUnicode,n=0),u<128?o+=String.fromCharCode(u):u<224?(r=u&31,n=1,a=1):u<240?(r=u&15,n=2,a=1):
o+=this.defaultCharUnicode):n>0?(r=r<<6|u&63,n--,a++,n===0&&(a===2&&r<128&&r>0?o+=this.defaultCharUnicode:a===3&&r<2048?o+=this.defaultCharUnicode:o+=String.fromCharCode(
r))):o+=this.defaultCharUnicode}return this.acc=r,this.contBytes=n,this.accBytes=a,o},InternalDecoderCesu8.prototype.end=function(){var e=0;return this.contBytes>
0&&(e+=this.defaultCharUnicode),e};var Buffer$2=safer_1.Buffer,utf16be=Utf16BECodec;function Utf16BECodec(){}Utf16BECodec.prototype.encoder=Utf16BEEncoder,Utf16BECodec.
prototype.decoder=Utf16BEDecoder,Utf16BECodec.prototype.bomAware=!0;function Utf16BEEncoder(){}Utf16BEEncoder.prototype.write=function(e){for(var r=Buffer$2.from(
e,"ucs2"),n=0;n<r.length;n+=2){var a=r[n];r[n]=r[n+1],r[n+1]=a}return r},Utf16BEEncoder.prototype.end=function(){};function Utf16BEDecoder(){this.overflowByte=-1}
Utf16BEDecoder.prototype.write=function(e){if(e.length==0)return"";var r=Buffer$2.alloc(e.length+1),n=0,a=0;for(this.overflowByte!==-1&&(r[0]=e[0],r[1]=this.overflowByte,
n=1,a=2);n<e.length-1;n+=2,a+=2)r[a]=e[n+1],r[a+1]=e[n];return this.overflowByte=n==e.length-1?e[e.length-1]:-1,r.slice(0,a).toString("ucs2")},Utf16BEDecoder.prototype.
end=function(){};var utf16_1=Utf16Codec;function Utf16Codec(e,r){this.iconv=r}Utf16Codec.prototype.encoder=Utf16Encoder,Utf16Codec.prototype.decoder=Utf16Decoder;
function Utf16Encoder(e,r){e=e||{},e.addBOM===void 0&&(e.addBOM=!0),this.encoder=r.iconv.getEncoder("utf-16le",e)}Utf16Encoder.prototype.write=function(e){return this.
encoder.write(e)},Utf16Encoder.prototype.end=function(){return this.encoder.end()};function Utf16Decoder(e,r){this.decoder=null,this.initialBytes=[],this.initialBytesLen=
0,this.options=e||{},this.iconv=r.iconv}Utf16Decoder.prototype.write=function(e){if(!this.decoder){if(this.initialBytes.push(e),this.initialBytesLen+=e.length,this.
initialBytesLen<16)return"";var e=Buffer$2.concat(this.initialBytes),r=detectEncoding(e,this.options.defaultEncoding);this.decoder=this.iconv.getDecoder(r,this.
options),this.initialBytes.length=this.initialBytesLen=0}return this.decoder.write(e)},Utf16Decoder.prototype.end=function(){if(!this.decoder){var e=Buffer$2.concat(
this.initialBytes),r=detectEncoding(e,this.options.defaultEncoding);this.decoder=this.iconv.getDecoder(r,this.options);var n=this.decoder.write(e),a=this.decoder.
end();return a?n+a:n}return this.decoder.end()};function detectEncoding(e,r){var n=r||"utf-16le";if(e.length>=2)if(e[0]==254&&e[1]==255)n="utf-16be";else if(e[0]==
255&&e[1]==254)n="utf-16le";else{for(var a=0,o=0,s=Math.min(e.length-e.length%2,64),u=0;u<s;u+=2)e[u]===0&&e[u+1]!==0&&o++,e[u]!==0&&e[u+1]===0&&a++;o>a?n="utf-\
16be":o<a&&(n="utf-16le")}return n}var utf162={utf16be,utf16:utf16_1},Buffer$3=safer_1.Buffer,utf7_1=Utf7Codec,unicode11utf7="utf7";function Utf7Codec(e,r){this.
iconv=r}Utf7Codec.prototype.encoder=Utf7Encoder,Utf7Codec.prototype.decoder=Utf7Decoder,Utf7Codec.prototype.bomAware=!0;var nonDirectChars=/[^A-Za-z0-9'\(\),-\.\/:\? \n\r\t]+/g;
function Utf7Encoder(e,r){this.iconv=r.iconv}Utf7Encoder.prototype.write=function(e){return Buffer$3.from(e.replace(nonDirectChars,function(r){return"+"+(r==="+"?
"":this.iconv.encode(r,"utf16-be").toString("base64").replace(/=+$/,""))+"-"}.bind(this)))},Utf7Encoder.prototype.end=function(){};function Utf7Decoder(e,r){this.
iconv=r.iconv,this.inBase64=!1,this.base64Accum=""}var base64Regex=/[A-Za-z0-9\/+]/,base64Chars=[];for(i$1=0;i$1<256;i$1++)base64Chars[i$1]=base64Regex.test(String.
fromCharCode(i$1));var i$1,plusChar=43,minusChar=45,andChar=38;Utf7Decoder.prototype.write=function(e){for(var r="",n=0,a=this.inBase64,o=this.base64Accum,s=0;s<
e.length;s++)if(!a)e[s]==plusChar&&(r+=this.iconv.decode(e.slice(n,s),"ascii"),n=s+1,a=!0);else if(!base64Chars[e[s]]){if(s==n&&e[s]==minusChar)r+="+";else{var u=o+
e.slice(n,s).toString();r+=this.iconv.decode(Buffer$3.from(u,"base64"),"utf16-be")}e[s]!=minusChar&&s--,n=s+1,a=!1,o=""}if(!a)r+=this.iconv.decode(e.slice(n),"a\
scii");else{var u=o+e.slice(n).toString(),c=u.length-u.length%8;o=u.slice(c),u=u.slice(0,c),r+=this.iconv.decode(Buffer$3.from(u,"base64"),"utf16-be")}return this.
inBase64=a,this.base64Accum=o,r},Utf7Decoder.prototype.end=function(){var e="";return this.inBase64&&this.base64Accum.length>0&&(e=this.iconv.decode(Buffer$3.from(
this.base64Accum,"base64"),"utf16-be")),this.inBase64=!1,this.base64Accum="",e};var utf7imap=Utf7IMAPCodec;function Utf7IMAPCodec(e,r){this.iconv=r}Utf7IMAPCodec.
prototype.encoder=Utf7IMAPEncoder,Utf7IMAPCodec.prototype.decoder=Utf7IMAPDecoder,Utf7IMAPCodec.prototype.bomAware=!0;function Utf7IMAPEncoder(e,r){this.iconv=r.
iconv,this.inBase64=!1,this.base64Accum=Buffer$3.alloc(6),this.base64AccumIdx=0}Utf7IMAPEncoder.prototype.write=function(e){for(var r=this.inBase64,n=this.base64Accum,
a=this.base64AccumIdx,o=Buffer$3.alloc(e.length*5+10),s=0,u=0;u<e.length;u++){var c=e.charCodeAt(u);32<=c&&c<=126?(r&&(a>0&&(s+=o.write(n.slice(0,a).toString("b\
ase64").replace(/\//g,",").replace(/=+$/,""),s),a=0),o[s++]=minusChar,r=!1),r||(o[s++]=c,c===andChar&&(o[s++]=minusChar))):(r||(o[s++]=andChar,r=!0),r&&(n[a++]=
c>>8,n[a++]=c&255,a==n.length&&(s+=o.write(n.toString("base64").replace(/\//g,","),s),a=0)))}return this.inBase64=r,this.base64AccumIdx=a,o.slice(0,s)},Utf7IMAPEncoder.
prototype.end=function(){var e=Buffer$3.alloc(10),r=0;return this.inBase64&&(this.base64AccumIdx>0&&(r+=e.write(this.base64Accum.slice(0,this.base64AccumIdx).toString(
"base64").replace(/\//g,",").replace(/=+$/,""),r),this.base64AccumIdx=0),e[r++]=minusChar,this.inBase64=!1),e.slice(0,r)};function Utf7IMAPDecoder(e,r){this.iconv=
r.iconv,this.inBase64=!1,this.base64Accum=""}var base64IMAPChars=base64Chars.slice();base64IMAPChars[44]=!0,Utf7IMAPDecoder.prototype.write=function(e){for(var r="",
n=0,a=this.inBase64,o=this.base64Accum,s=0;s<e.length;s++)if(!a)e[s]==andChar&&(r+=this.iconv.decode(e.slice(n,s),"ascii"),n=s+1,a=!0);else if(!base64IMAPChars[e[s]]){
if(s==n&&e[s]==minusChar)r+="&";else{var u=o+e.slice(n,s).toString().replace(/,/g,"/");r+=this.iconv.decode(Buffer$3.from(u,"base64"),"utf16-be")}e[s]!=minusChar&&
s--,n=s+1,a=!1,o=""}if(!a)r+=this.iconv.decode(e.slice(n),"ascii");else{var u=o+e.slice(n).toString().replace(/,/g,"/"),c=u.length-u.length%8;o=u.slice(c),u=u.slice(
0,c),r+=this.iconv.decode(Buffer$3.from(u,"base64"),"utf16-be")}return this.inBase64=a,this.base64Accum=o,r},Utf7IMAPDecoder.prototype.end=function(){var e="";return this.
inBase64&&this.base64Accum.length>0&&(e=this.iconv.decode(Buffer$3.from(this.base64Accum,"base64"),"utf16-be")),this.inBase64=!1,this.base64Accum="",e};var utf7={
utf7:utf7_1,unicode11utf7,utf7imap},Buffer$4=safer_1.Buffer,_sbcs=SBCSCodec;function SBCSCodec(e,r){if(!e)throw new Error("SBCS codec is called without the data\
.");if(!e.chars||e.chars.length!==128&&e.chars.length!==256)throw new Error("Encoding '"+e.type+"' has incorrect 'chars' (must be of len 128 or 256)");if(e.chars.
length===128){for(var n="",a=0;a<128;a++)n+=String.fromCharCode(a);e.chars=n+e.chars}this.decodeBuf=Buffer$4.from(e.chars,"ucs2");for(var o=Buffer$4.alloc(65536,
r.defaultCharSingleByte.charCodeAt(0)),a=0;a<e.chars.length;a++)o[e.chars.charCodeAt(a)]=a;this.encodeBuf=o}SBCSCodec.prototype.encoder=SBCSEncoder,SBCSCodec.prototype.
decoder=SBCSDecoder;function SBCSEncoder(e,r){this.encodeBuf=r.encodeBuf}SBCSEncoder.prototype.write=function(e){for(var r=Buffer$4.alloc(e.length),n=0;n<e.length;n++)
r[n]=this.encodeBuf[e.charCodeAt(n)];return r},SBCSEncoder.prototype.end=function(){};function SBCSDecoder(e,r){this.decodeBuf=r.decodeBuf}SBCSDecoder.prototype.
write=function(e){for(var r=this.decodeBuf,n=Buffer$4.alloc(e.length*2),a=0,o=0,s=0;s<e.length;s++)a=e[s]*2,o=s*2,n[o]=r[a],n[o+1]=r[a+1];return n.toString("ucs\
2")},SBCSDecoder.prototype.end=function(){};var sbcsCodec={_sbcs},sbcsData={10029:"maccenteuro",maccenteuro:{type:"_sbcs",chars:"ÄĀāÉĄÖÜáąČäčĆćéŹźĎíďĒēĖóėôöõúĚě\
ü†°Ę£§•¶ß®©™ę¨≠ģĮįĪ≤≥īĶ∂∑łĻļĽľĹĺŅņŃ¬√ńŇ∆«»… ňŐÕőŌ–—“”‘’÷◊ōŔŕŘ‹›řŖŗŠ‚„šŚśÁŤťÍŽžŪÓÔūŮÚůŰűŲųÝýķŻŁżĢˇ"},
808:"cp808",ibm808:"cp808",cp808:{type:"_sbcs",chars:"АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмноп░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀рстуфхцчшщ\
ъыьэюяЁёЄєЇїЎў°∙·√№€■ "},mik:{type:"_sbcs",chars:"АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя└┴┬├─┼╣║╚╔╩╦╠═╬┐░▒▓\
│┤№§╗╝┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ "},ascii8bit:"ascii",usascii:"ascii",ansix34:"\
ascii",ansix341968:"ascii",ansix341986:"ascii",csascii:"ascii",cp367:"ascii",ibm367:"ascii",isoir6:"ascii",iso646us:"ascii",iso646irv:"ascii",us:"ascii",latin1:"\
iso88591",latin2:"iso88592",latin3:"iso88593",latin4:"iso88594",latin5:"iso88599",latin6:"iso885910",latin7:"iso885913",latin8:"iso885914",latin9:"iso885915",latin10:"\
iso885916",csisolatin1:"iso88591",csisolatin2:"iso88592",csisolatin3:"iso88593",csisolatin4:"iso88594",csisolatincyrillic:"iso88595",csisolatinarabic:"iso88596",
csisolatingreek:"iso88597",csisolatinhebrew:"iso88598",csisolatin5:"iso88599",csisolatin6:"iso885910",l1:"iso88591",l2:"iso88592",l3:"iso88593",l4:"iso88594",l5:"\
iso88599",l6:"iso885910",l7:"iso885913",l8:"iso885914",l9:"iso885915",l10:"iso885916",isoir14:"iso646jp",isoir57:"iso646cn",isoir100:"iso88591",isoir101:"iso885\
92",isoir109:"iso88593",isoir110:"iso88594",isoir144:"iso88595",isoir127:"iso88596",isoir126:"iso88597",isoir138:"iso88598",isoir148:"iso88599",isoir157:"iso885\
910",isoir166:"tis620",isoir179:"iso885913",isoir199:"iso885914",isoir203:"iso885915",isoir226:"iso885916",cp819:"iso88591",ibm819:"iso88591",cyrillic:"iso88595",
arabic:"iso88596",arabic8:"iso88596",ecma114:"iso88596",asmo708:"iso88596",greek:"iso88597",greek8:"iso88597",ecma118:"iso88597",elot928:"iso88597",hebrew:"iso8\
8598",hebrew8:"iso88598",turkish:"iso88599",turkish8:"iso88599",thai:"iso885911",thai8:"iso885911",celtic:"iso885914",celtic8:"iso885914",isoceltic:"iso885914",
tis6200:"tis620",tis62025291:"tis620",tis62025330:"tis620",1e4:"macroman",10006:"macgreek",10007:"maccyrillic",10079:"maciceland",10081:"macturkish",cspc8codepage437:"\
cp437",cspc775baltic:"cp775",cspc850multilingual:"cp850",cspcp852:"cp852",cspc862latinhebrew:"cp862",cpgr:"cp869",msee:"cp1250",mscyrl:"cp1251",msansi:"cp1252",
msgreek:"cp1253",msturk:"cp1254",mshebr:"cp1255",msarab:"cp1256",winbaltrim:"cp1257",cp20866:"koi8r",20866:"koi8r",ibm878:"koi8r",cskoi8r:"koi8r",cp21866:"koi8u",
21866:"koi8u",ibm1168:"koi8u",strk10482002:"rk1048",tcvn5712:"tcvn",tcvn57121:"tcvn",gb198880:"iso646cn",cn:"iso646cn",csiso14jisc6220ro:"iso646jp",jisc62201969ro:"\
iso646jp",jp:"iso646jp",cshproman8:"hproman8",r8:"hproman8",roman8:"hproman8",xroman8:"hproman8",ibm1051:"hproman8",mac:"macintosh",csmacintosh:"macintosh"},sbcsDataGenerated={
437:"cp437",737:"cp737",775:"cp775",850:"cp850",852:"cp852",855:"cp855",856:"cp856",857:"cp857",858:"cp858",860:"cp860",861:"cp861",862:"cp862",863:"cp863",864:"\
cp864",865:"cp865",866:"cp866",869:"cp869",874:"windows874",922:"cp922",1046:"cp1046",1124:"cp1124",1125:"cp1125",1129:"cp1129",1133:"cp1133",1161:"cp1161",1162:"\
cp1162",1163:"cp1163",1250:"windows1250",1251:"windows1251",1252:"windows1252",1253:"windows1253",1254:"windows1254",1255:"windows1255",1256:"windows1256",1257:"\
windows1257",1258:"windows1258",28591:"iso88591",28592:"iso88592",28593:"iso88593",28594:"iso88594",28595:"iso88595",28596:"iso88596",28597:"iso88597",28598:"is\
o88598",28599:"iso88599",28600:"iso885910",28601:"iso885911",28603:"iso885913",28604:"iso885914",28605:"iso885915",28606:"iso885916",windows874:{type:"_sbcs",chars:"\
€����…�����������‘’“”•–—�������� กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรฤลฦวศษสหฬอฮฯะัาำิีึืฺุู����฿เแโใไๅๆ็่้๊๋์ํ๎๏๐๑๒๓๔๕๖๗๘๙๚๛����"},
win874:"windows874",cp874:"windows874",windows1250:{type:"_sbcs",chars:"€�‚�„…†‡�‰Š‹ŚŤŽŹ�‘’“”•–—�™š›śťžź ˇ˘Ł¤Ą¦§¨©Ş«¬­®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×\
ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙"},win1250:"windows1250",cp1250:"windows1250",windows1251:{type:"_sbcs",chars:"Ђ\
Ѓ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—�™љ›њќћџ ЎўЈ¤Ґ¦§Ё©Є«¬­®Ї°±Ііґµ¶·ё№є»јЅѕїАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя"},
win1251:"windows1251",cp1251:"windows1251",windows1252:{type:"_sbcs",chars:"€�‚ƒ„…†‡ˆ‰Š‹Œ�Ž��‘’“”•–—˜™š›œ�žŸ ¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓ\
ÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ"},win1252:"windows1252",cp1252:"windows1252",windows1253:{type:"_sbcs",
chars:"€�‚ƒ„…†‡�‰�‹�����‘’“”•–—�™�›���� ΅Ά£¤¥¦§¨©�«¬­®―°±²³΄µ¶·ΈΉΊ»Ό½ΎΏΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡ�ΣΤΥΦΧΨΩΪΫάέήίΰαβγδεζηθικλμνξοπρςστυφχψωϊϋόύώ�"},
win1253:"windows1253",cp1253:"windows1253",windows1254:{type:"_sbcs",chars:"€�‚ƒ„…†‡ˆ‰Š‹Œ����‘’“”•–—˜™š›œ��Ÿ ¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏĞÑÒÓ\
ÔÕÖ×ØÙÚÛÜİŞßàáâãäåæçèéêëìíîïğñòóôõö÷øùúûüışÿ"},win1254:"windows1254",cp1254:"windows1254",windows1255:{type:"_sbcs",
chars:"€�‚ƒ„…†‡ˆ‰�‹�����‘’“”•–—˜™�›���� ¡¢£₪¥¦§¨©×«¬­®¯°±²³´µ¶·¸¹÷»¼½¾¿ְֱֲֳִֵֶַָֹֺֻּֽ־ֿ׀ׁׂ׃װױײ׳״�������אבגדהוזחטיךכלםמןנסעףפץצקרשת��‎‏�"},
win1255:"windows1255",cp1255:"windows1255",windows1256:{type:"_sbcs",chars:"€پ‚ƒ„…†‡ˆ‰ٹ‹Œچژڈگ‘’“”•–—ک™ڑ›œ‌‍ں ،¢£¤¥¦§¨©ھ«¬­®¯°±²³´µ¶·¸¹؛»¼½¾؟ہءآأؤإئابةتثجحخدذرزس\
شصض×طظعغـفقكàلâمنهوçèéêëىيîïًٌٍَôُِ÷ّùْûü‎‏ے"},win1256:"windows1256",cp1256:"windows1256",windows1257:{type:"_sbcs",
chars:"€�‚�„…†‡�‰�‹�¨ˇ¸�‘’“”•–—�™�›�¯˛� �¢£¤�¦§Ø©Ŗ«¬­®Æ°±²³´µ¶·ø¹ŗ»¼½¾æĄĮĀĆÄÅĘĒČÉŹĖĢĶĪĻŠŃŅÓŌÕÖ×ŲŁŚŪÜŻŽßąįāćäåęēčéźėģķīļšńņóōõö÷ųłśūüżž˙"},
win1257:"windows1257",cp1257:"windows1257",windows1258:{type:"_sbcs",chars:"€�‚ƒ„…†‡ˆ‰�‹Œ����‘’“”•–—˜™�›œ��Ÿ ¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂĂÄÅÆÇÈÉÊË̀ÍÎÏĐÑ̉Ó\
ÔƠÖ×ØÙÚÛÜỮßàáâăäåæçèéêë́íîïđṇ̃óôơö÷øùúûüư₫ÿ"},win1258:"windows1258",cp1258:"windows1258",iso88591:{type:"_sbcs",chars:"\
 ¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ"},
cp28591:"iso88591",iso88592:{type:"_sbcs",chars:" Ą˘Ł¤ĽŚ§¨ŠŞŤŹ­ŽŻ°ą˛ł´ľśˇ¸šşťź˝žżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíî\
ďđńňóôőö÷řůúűüýţ˙"},cp28592:"iso88592",iso88593:{type:"_sbcs",chars:" Ħ˘£¤�Ĥ§¨İŞĞĴ­�Ż°ħ²³´µĥ·¸ışğĵ½�żÀÁÂ�ÄĊĈÇÈÉ\
ÊËÌÍÎÏ�ÑÒÓÔĠÖ×ĜÙÚÛÜŬŜßàáâ�äċĉçèéêëìíîï�ñòóôġö÷ĝùúûüŭŝ˙"},cp28593:"iso88593",iso88594:{type:"_sbcs",chars:"\
 ĄĸŖ¤ĨĻ§¨ŠĒĢŦ­Ž¯°ą˛ŗ´ĩļˇ¸šēģŧŊžŋĀÁÂÃÄÅÆĮČÉĘËĖÍÎĪĐŅŌĶÔÕÖ×ØŲÚÛÜŨŪßāáâãäåæįčéęëėíîīđņōķôõö÷øųúûüũū˙"},
cp28594:"iso88594",iso88595:{type:"_sbcs",chars:" ЁЂЃЄЅІЇЈЉЊЋЌ­ЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэю\
я№ёђѓєѕіїјљњћќ§ўџ"},cp28595:"iso88595",iso88596:{type:"_sbcs",chars:" ���¤�������،­�������������؛���؟�ءآأؤإئاب\
ةتثجحخدذرزسشصضطظعغ�����ـفقكلمنهوىيًٌٍَُِّْ�������������"},cp28596:"iso88596",iso88597:{
type:"_sbcs",chars:" ‘’£€₯¦§¨©ͺ«¬­�―°±²³΄΅Ά·ΈΉΊ»Ό½ΎΏΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡ�ΣΤΥΦΧΨΩΪΫάέήίΰαβγδεζηθικλμνξοπρςστυφχψωϊϋόύώ�"},
cp28597:"iso88597",iso88598:{type:"_sbcs",chars:" �¢£¤¥¦§¨©×«¬­®¯°±²³´µ¶·¸¹÷»¼½¾��������������������������������‗אבגדהוזחטיךכלםמ\
ןנסעףפץצקרשת��‎‏�"},cp28598:"iso88598",iso88599:{type:"_sbcs",chars:" ¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄ\
ÅÆÇÈÉÊËÌÍÎÏĞÑÒÓÔÕÖ×ØÙÚÛÜİŞßàáâãäåæçèéêëìíîïğñòóôõö÷øùúûüışÿ"},cp28599:"iso88599",iso885910:{type:"_sb\
cs",chars:" ĄĒĢĪĨĶ§ĻĐŠŦŽ­ŪŊ°ąēģīĩķ·ļđšŧž―ūŋĀÁÂÃÄÅÆĮČÉĘËĖÍÎÏÐŅŌÓÔÕÖŨØŲÚÛÜÝÞßāáâãäåæįčéęëėíîïðņōóôõöũøųúûüýþĸ"},
cp28600:"iso885910",iso885911:{type:"_sbcs",chars:" กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรฤลฦวศษสหฬอฮฯะัาำิีึืฺุู����฿เแโใไๅๆ็่้๊๋์\
ํ๎๏๐๑๒๓๔๕๖๗๘๙๚๛����"},cp28601:"iso885911",iso885913:{type:"_sbcs",chars:" ”¢£¤„¦§Ø©Ŗ«¬­®Æ°\
±²³“µ¶·ø¹ŗ»¼½¾æĄĮĀĆÄÅĘĒČÉŹĖĢĶĪĻŠŃŅÓŌÕÖ×ŲŁŚŪÜŻŽßąįāćäåęēčéźėģķīļšńņóōõö÷ųłśūüżž’"},
cp28603:"iso885913",iso885914:{type:"_sbcs",chars:" Ḃḃ£ĊċḊ§Ẁ©ẂḋỲ­®ŸḞḟĠġṀṁ¶ṖẁṗẃṠỳẄẅṡÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏŴÑÒÓÔÕÖṪØÙÚÛÜÝŶßàáâãäåæçèéêëì\
íîïŵñòóôõöṫøùúûüýŷÿ"},cp28604:"iso885914",iso885915:{type:"_sbcs",chars:" ¡¢£€¥Š§š©ª«¬­®¯°±²³Žµ¶·ž¹º»ŒœŸ¿ÀÁÂ\
ÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ"},cp28605:"iso885915",iso885916:{type:"\
_sbcs",chars:" ĄąŁ€„Š§š©Ș«Ź­źŻ°±ČłŽ”¶·žčș»ŒœŸżÀÁÂĂÄĆÆÇÈÉÊËÌÍÎÏĐŃÒÓÔŐÖŚŰÙÚÛÜĘȚßàáâăäćæçèéêëìíîïđńòóôőöśűùúûüęțÿ"},
cp28606:"iso885916",cp437:{type:"_sbcs",chars:"ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡\
±≥≤⌠⌡÷≈°∙·√ⁿ²■ "},ibm437:"cp437",csibm437:"cp437",cp737:{type:"_sbcs",chars:"ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρσςτυφχψ░▒▓│┤╡╢╖╕╣║\
╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀ωάέήϊίόύϋώΆΈΉΊΌΎΏ±≥≤ΪΫ÷≈°∙·√ⁿ²■ "},
ibm737:"cp737",csibm737:"cp737",cp775:{type:"_sbcs",chars:"ĆüéāäģåćłēŖŗīŹÄÅÉæÆōöĢ¢ŚśÖÜø£Ø×¤ĀĪóŻżź”¦©®¬½¼Ł«»░▒▓│┤ĄČĘĖ╣║╗╝ĮŠ┐└┴┬├─┼ŲŪ╚╔╩╦╠═╬Žąčęėįšųūž┘┌█▄▌▐▀ÓßŌŃõ\
ÕµńĶķĻļņĒŅ’­±“¾¶§÷„°∙·¹³²■ "},ibm775:"cp775",csibm775:"cp775",cp850:{type:"_sbcs",chars:"ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑª\
º¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´­±‗¾¶§÷¸°¨·¹³²■ "},
ibm850:"cp850",csibm850:"cp850",cp852:{type:"_sbcs",chars:"ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃń\
ňŠšŔÚŕŰýÝţ´­˝˛ˇ˘§÷¸°¨˙űŘř■ "},ibm852:"cp852",csibm852:"cp852",cp855:{type:"_sbcs",chars:"ђЂѓЃёЁєЄѕЅіІїЇјЈљЉњЊћЋќЌўЎџЏюЮъЪаАбБцЦдДеЕф\
ФгГ«»░▒▓│┤хХиИ╣║╗╝йЙ┐└┴┬├─┼кК╚╔╩╦╠═╬¤лЛмМнНоОп┘┌█▄Пя▀ЯрРсСтТуУжЖвВьЬ№­ыЫзЗшШэЭщЩчЧ§■ "},
ibm855:"cp855",csibm855:"cp855",cp856:{type:"_sbcs",chars:"אבגדהוזחטיךכלםמןנסעףפץצקרשת�£�×����������®¬½¼�«»░▒▓│┤���©╣║╗╝¢¥┐└┴┬├─┼��╚╔╩╦╠═╬¤���������┘┌█▄¦�▀�����\
�µ�������¯´­±‗¾¶§÷¸°¨·¹³²■ "},ibm856:"cp856",csibm856:"cp856",cp857:{type:"_sbcs",chars:"ÇüéâäàåçêëèïîıÄÅÉæÆôöòûùİÖÜø£ØŞşáí\
óúñÑĞğ¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ºªÊËÈ�ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµ�×ÚÛÙìÿ¯´­±�¾¶§÷¸°¨·¹³²■ "},
ibm857:"cp857",csibm857:"cp857",cp858:{type:"_sbcs",chars:"ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõ\
ÕµþÞÚÛÙýÝ¯´­±‗¾¶§÷¸°¨·¹³²■ "},ibm858:"cp858",csibm858:"cp858",cp860:{type:"_sbcs",chars:"ÇüéâãàÁçêÊèÍÔìÃÂÉÀÈôõòÚùÌÕÜ¢£Ù₧ÓáíóúñÑªº¿Ò\
¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ "},
ibm860:"cp860",csibm860:"cp860",cp861:{type:"_sbcs",chars:"ÇüéâäàåçêëèÐðÞÄÅÉæÆôöþûÝýÖÜø£Ø₧ƒáíóúÁÍÓÚ¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣ\
σµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ "},ibm861:"cp861",csibm861:"cp861",cp862:{type:"_sbcs",chars:"אבגדהוזחטיךכלםמןנסעףפץצקרשת¢£¥₧ƒ\
áíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ "},
ibm862:"cp862",csibm862:"cp862",cp863:{type:"_sbcs",chars:"ÇüéâÂà¶çêëèïî‗À§ÉÈÊôËÏûù¤ÔÜ¢£ÙÛƒ¦´óú¨¸³¯Î⌐¬½¼¾«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣ\
σµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ "},ibm863:"cp863",csibm863:"cp863",cp864:{type:"_sbcs",chars:`\0\x07\b	
\v\f\r\x1B !"#$٪&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_\`abcdefghijklmnopqrstuvwxyz{|}~°·∙√▒─│┼┤┬├┴┐┌└┘β∞φ±½¼≈«»ﻷﻸ��ﻻﻼ� ­ﺂ£¤ﺄ��ﺎﺏﺕ\
ﺙ،ﺝﺡﺥ٠١٢٣٤٥٦٧٨٩ﻑ؛ﺱﺵﺹ؟¢ﺀﺁﺃﺅﻊﺋﺍﺑﺓﺗﺛﺟﺣﺧﺩﺫﺭﺯﺳﺷﺻﺿﻁﻅﻋﻏ¦¬÷×ﻉـﻓﻗﻛﻟﻣﻧﻫﻭﻯﻳﺽﻌﻎﻍﻡﹽّﻥﻩﻬﻰﻲﻐﻕﻵﻶﻝﻙﻱ■�`},
ibm864:"cp864",csibm864:"cp864",cp865:{type:"_sbcs",chars:"ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø₧ƒáíóúñÑªº¿⌐¬½¼¡«¤░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣ\
σµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ "},ibm865:"cp865",csibm865:"cp865",cp866:{type:"_sbcs",chars:"АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ\
абвгдежзийклмноп░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀рстуфхцчшщъыьэюяЁёЄєЇїЎў°∙·√№¤■ "},
ibm866:"cp866",csibm866:"cp866",cp869:{type:"_sbcs",chars:"������Ά�·¬¦‘’Έ―ΉΊΪΌ��ΎΫ©Ώ²³ά£έήίϊΐόύΑΒΓΔΕΖΗ½ΘΙ«»░▒▓│┤ΚΛΜΝ╣║╗╝ΞΟ┐└┴┬├─┼ΠΡ╚╔╩╦╠═╬ΣΤΥΦΧΨΩαβγ┘┌█▄δε▀ζηθικ\
λμνξοπρσςτ΄­±υφχ§ψ΅°¨ωϋΰώ■ "},ibm869:"cp869",csibm869:"cp869",cp922:{type:"_sbcs",chars:" ¡¢£¤¥¦§¨©ª\
«¬­®‾°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏŠÑÒÓÔÕÖ×ØÙÚÛÜÝŽßàáâãäåæçèéêëìíîïšñòóôõö÷øùúûüýžÿ"},
ibm922:"cp922",csibm922:"cp922",cp1046:{type:"_sbcs",chars:"ﺈ×÷ﹱ■│─┐┌└┘ﹹﹻﹽﹿﹷﺊﻰﻳﻲﻎﻏﻐﻶﻸﻺﻼ ¤ﺋﺑﺗﺛﺟﺣ،­ﺧﺳ٠١٢٣٤٥٦٧٨٩ﺷ؛ﺻﺿﻊ؟ﻋءآأؤإئابةتثجحخدذرزسشصضطﻇعغﻌﺂﺄﺎﻓـفقك\
لمنهوىيًٌٍَُِّْﻗﻛﻟﻵﻷﻹﻻﻣﻧﻬﻩ�"},ibm1046:"cp1046",csibm1046:"cp1046",cp1124:{type:"_sbcs",chars:"\
 ЁЂҐЄЅІЇЈЉЊЋЌ­ЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя№ёђґєѕіїјљњћќ§ўџ"},
ibm1124:"cp1124",csibm1124:"cp1124",cp1125:{type:"_sbcs",chars:"АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмноп░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀\
рстуфхцчшщъыьэюяЁёҐґЄєІіЇї·√№¤■ "},ibm1125:"cp1125",csibm1125:"cp1125",cp1129:{type:"_sbcs",chars:"\
 ¡¢£¤¥¦§œ©ª«¬­®¯°±²³Ÿµ¶·Œ¹º»¼½¾¿ÀÁÂĂÄÅÆÇÈÉÊË̀ÍÎÏĐÑ̉ÓÔƠÖ×ØÙÚÛÜỮßàáâăäåæçèéêë́íîïđṇ̃óôơö÷øùúûüư₫ÿ"},
ibm1129:"cp1129",csibm1129:"cp1129",cp1133:{type:"_sbcs",chars:" ກຂຄງຈສຊຍດຕຖທນບປຜຝພຟມຢຣລວຫອຮ���ຯະາຳິີຶືຸູຼັົຽ���ເແໂໃໄ່້໊໋໌ໍໆ�ໜໝ₭\
����������������໐໑໒໓໔໕໖໗໘໙��¢¬¦�"},ibm1133:"cp1133",csibm1133:"cp1133",cp1161:{type:"_sbcs",chars:"\
��������������������������������่กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรฤลฦวศษสหฬอฮฯะัาำิีึืฺุู้๊๋€฿เแโใไๅๆ็่้๊๋์ํ๎๏๐๑๒๓๔๕๖๗๘๙๚๛¢¬¦ "},
ibm1161:"cp1161",csibm1161:"cp1161",cp1162:{type:"_sbcs",chars:"€…‘’“”•–— กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรฤลฦวศษสหฬอฮฯะัาำิีึืฺุู����฿\
เแโใไๅๆ็่้๊๋์ํ๎๏๐๑๒๓๔๕๖๗๘๙๚๛����"},ibm1162:"cp1162",csibm1162:"cp1162",cp1163:{type:"_sbcs",chars:"\
 ¡¢£€¥¦§œ©ª«¬­®¯°±²³Ÿµ¶·Œ¹º»¼½¾¿ÀÁÂĂÄÅÆÇÈÉÊË̀ÍÎÏĐÑ̉ÓÔƠÖ×ØÙÚÛÜỮßàáâăäåæçèéêë́íîïđṇ̃óôơö÷øùúûüư₫ÿ"},
ibm1163:"cp1163",csibm1163:"cp1163",maccroatian:{type:"_sbcs",chars:"ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®Š™´¨≠ŽØ∞±≤≥∆µ∂∑∏š∫ªºΩžø¿¡¬√ƒ≈Ć«Č… ÀÃÕŒœĐ—“”‘’÷◊�©⁄\
¤‹›Æ»–·‚„‰ÂćÁčÈÍÎÏÌÓÔđÒÚÛÙıˆ˜¯πË˚¸Êæˇ"},maccyrillic:{type:"_sbcs",chars:"АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ†°¢£§•¶І®©™Ђ\
ђ≠Ѓѓ∞±≤≥іµ∂ЈЄєЇїЉљЊњјЅ¬√ƒ≈∆«»… ЋћЌќѕ–—“”‘’÷„ЎўЏџ№Ёёяабвгдежзийклмнопрстуфхцчшщъыьэю¤"},
macgreek:{type:"_sbcs",chars:"Ä¹²É³ÖÜ΅àâä΄¨çéèêë£™îï•½‰ôö¦­ùûü†ΓΔΘΛΞΠß®©ΣΪ§≠°·Α±≤≥¥ΒΕΖΗΙΚΜΦΫΨΩάΝ¬ΟΡ≈Τ«»… ΥΧΆΈœ–―“”‘’÷ΉΊΌΎέήίόΏύαβψδεφγηιξκλμνοπώρστθωςχυζϊϋΐΰ�"},
maciceland:{type:"_sbcs",chars:"ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûüÝ°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»… ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄¤ÐðÞþý·‚„‰ÂÊÁËÈÍÎÏÌÓÔ�ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ"},
macroman:{type:"_sbcs",chars:"ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»… ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄¤‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ�ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ"},
macromania:{type:"_sbcs",chars:"ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ĂŞ∞±≤≥¥µ∂∑∏π∫ªºΩăş¿¡¬√ƒ≈∆«»… ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄¤‹›Ţţ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ�ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ"},
macthai:{type:"_sbcs",chars:"«»…“”�•‘’� กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรฤลฦวศษสหฬอฮฯะัาำิีึืฺุู\uFEFF​–—฿เแโใไๅๆ็่้๊๋์ํ™๏๐๑๒๓๔๕๖๗๘๙®©����"},
macturkish:{type:"_sbcs",chars:"ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»… ÀÃÕŒœ–—“”‘’÷◊ÿŸĞğİıŞş‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ�ÒÚÛÙ�ˆ˜¯˘˙˚¸˝˛ˇ"},
macukraine:{type:"_sbcs",chars:"АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ†°Ґ£§•¶І®©™Ђђ≠Ѓѓ∞±≤≥іµґЈЄєЇїЉљЊњјЅ¬√ƒ≈∆«»… ЋћЌќѕ–—“”‘’÷„ЎўЏџ№Ёёяабвгдежзийклмнопрстуфхцчшщъыьэю¤"},
koi8r:{type:"_sbcs",chars:"─│┌┐└┘├┤┬┴┼▀▄█▌▐░▒▓⌠■∙√≈≤≥ ⌡°²·÷═║╒ё╓╔╕╖╗╘╙╚╛╜╝╞╟╠╡Ё╢╣╤╥╦╧╨╩╪╫╬©юабцдефгхийклмнопярстужвьызшэщчъЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ"},
koi8u:{type:"_sbcs",chars:"─│┌┐└┘├┤┬┴┼▀▄█▌▐░▒▓⌠■∙√≈≤≥ ⌡°²·÷═║╒ёє╔ії╗╘╙╚╛ґ╝╞╟╠╡ЁЄ╣ІЇ╦╧╨╩╪Ґ╬©юабцдефгхийклмнопярстужвьызшэщчъЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ"},
koi8ru:{type:"_sbcs",chars:"─│┌┐└┘├┤┬┴┼▀▄█▌▐░▒▓⌠■∙√≈≤≥ ⌡°²·÷═║╒ёє╔ії╗╘╙╚╛ґў╞╟╠╡ЁЄ╣ІЇ╦╧╨╩╪ҐЎ©юабцдефгхийклмнопярстужвьызшэщчъЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ"},
koi8t:{type:"_sbcs",chars:"қғ‚Ғ„…†‡�‰ҳ‹ҲҷҶ�Қ‘’“”•–—�™�›�����ӯӮё¤ӣ¦§���«¬­®�°±²Ё�Ӣ¶·�№�»���©юабцдефгхийклмнопярстужвьызшэщчъЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ"},
armscii8:{type:"_sbcs",chars:" �և։)(»«—.՝,-֊…՜՛՞ԱաԲբԳգԴդԵեԶզԷէԸըԹթԺժԻիԼլԽխԾծԿկՀհՁձՂղՃճՄմՅյՆնՇշՈոՉչՊպՋջՌռՍսՎվՏտՐրՑցՒւՓփՔքՕօՖֆ՚�"},
rk1048:{type:"_sbcs",chars:"ЂЃ‚ѓ„…†‡€‰Љ‹ЊҚҺЏђ‘’“”•–—�™љ›њқһџ ҰұӘ¤Ө¦§Ё©Ғ«¬­®Ү°±Ііөµ¶·ё№ғ»әҢңүАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя"},
tcvn:{type:"_sbcs",chars:`\0ÚỤỪỬỮ\x07\b	
\v\f\rỨỰỲỶỸÝỴ\x1B !"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_\`abcdefghijklmnopqrstuvwxyz{|}~ÀẢÃÁẠẶẬÈẺẼÉẸỆÌỈĨÍỊÒỎÕÓỌỘỜỞỠỚỢÙỦŨ ĂÂÊÔƠƯĐăâê\
ôơưđẶ̀̀̉̃́àảãáạẲằẳẵắẴẮẦẨẪẤỀặầẩẫấậèỂẻẽéẹềểễếệìỉỄẾỒĩíịòỔỏõóọồổỗốộờởỡớợùỖủũúụừửữứựỳỷỹýỵỐ`},
georgianacademy:{type:"_sbcs",chars:"‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œŸ ¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼½¾¿აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰჱჲჳჴჵჶçèéêëìíîïðñòóôõö÷øùú\
ûüýþÿ"},georgianps:{type:"_sbcs",chars:"‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œŸ ¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼½¾¿აბგდევზჱთიკლმნჲოპჟრსტჳუფქღყშჩცძწჭხჴჯჰჵæçèéêëìíîïðñò\
óôõö÷øùúûüýþÿ"},pt154:{type:"_sbcs",chars:"ҖҒӮғ„…ҶҮҲүҠӢҢҚҺҸҗ‘’“”•–—ҳҷҡӣңқһҹ ЎўЈӨҘҰ§Ё©Ә«¬ӯ®Ҝ°ұІіҙө¶·ё№ә»јҪҫҝАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежз\
ийклмнопрстуфхцчшщъыьэюя"},viscii:{type:"_sbcs",chars:`\0ẲẴẪ\x07\b	
\v\f\rỶỸ\x1BỴ !"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_\`abcdefghijklmnopqrstuvwxyz{|}~ẠẮẰẶẤẦẨẬẼẸẾỀỂỄỆỐỒỔỖỘỢỚỜỞỊỎỌỈỦŨỤỲÕắằặấầẩậẽẹế\
ềểễệốồổỗỠƠộờởịỰỨỪỬơớƯÀÁÂÃẢĂẳẵÈÉÊẺÌÍĨỳĐứÒÓÔạỷừửÙÚỹỵÝỡưàáâãảăữẫèéêẻìíĩỉđựòóôõỏọụùúũủýợỮ`},
iso646cn:{type:"_sbcs",chars:`\0\x07\b	
\v\f\r\x1B !"#¥%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_\`abcdefghijklmnopqrstuvwxyz{|}‾�������������������������������������������\
�������������������������������������������������������������������������������������`},
iso646jp:{type:"_sbcs",chars:`\0\x07\b	
\v\f\r\x1B !"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[¥]^_\`abcdefghijklmnopqrstuvwxyz{|}‾�������������������������������������������\
�������������������������������������������������������������������������������������`},
hproman8:{type:"_sbcs",chars:" ÀÂÈÊËÎÏ´ˋˆ¨˜ÙÛ₤¯Ýý°ÇçÑñ¡¿¤£¥§ƒ¢âêôûáéóúàèòùäëöüÅîØÆåíøæÄìÖÜÉïßÔÁÃãÐðÍÌÓÒÕõŠšÚŸÿÞþ·µ¶¾—¼½ªº«■»±�"},
macintosh:{type:"_sbcs",chars:"ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»… ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄¤‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ�ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ"},
ascii:{type:"_sbcs",chars:"��������������������������������������������������������������������������������������������������������������������������������"},
tis620:{type:"_sbcs",chars:"���������������������������������กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรฤลฦวศษสหฬอฮฯะัาำิีึืฺุู����฿เแโใไๅๆ็่้๊๋์ํ๎๏๐๑๒๓๔๕๖๗๘๙๚๛����"}},
Buffer$5=safer_1.Buffer,_dbcs=DBCSCodec,UNASSIGNED=-1,GB18030_CODE=-2,SEQ_START=-10,NODE_START=-1e3,UNASSIGNED_NODE=new Array(256),DEF_CHAR=-1;for(i$2=0;i$2<256;i$2++)
UNASSIGNED_NODE[i$2]=UNASSIGNED;var i$2;function DBCSCodec(e,r){if(this.encodingName=e.encodingName,!e)throw new Error("DBCS codec is called without the data.");
if(!e.table)throw new Error("Encoding '"+this.encodingName+"' has no data.");var n=e.table();this.decodeTables=[],this.decodeTables[0]=UNASSIGNED_NODE.slice(0),
this.decodeTableSeq=[];for(var a=0;a<n.length;a++)this._addDecodeChunk(n[a]);this.defaultCharUnicode=r.defaultCharUnicode,this.encodeTable=[],this.encodeTableSeq=
[];var o={};if(e.encodeSkipVals)for(var a=0;a<e.encodeSkipVals.length;a++){var s=e.encodeSkipVals[a];if(typeof s=="number")o[s]=!0;else for(var u=s.from;u<=s.to;u++)
o[u]=!0}if(this._fillEncodeTable(0,0,o),e.encodeAdd)for(var c in e.encodeAdd)Object.prototype.hasOwnProperty.call(e.encodeAdd,c)&&this._setEncodeChar(c.charCodeAt(
0),e.encodeAdd[c]);if(this.defCharSB=this.encodeTable[0][r.defaultCharSingleByte.charCodeAt(0)],this.defCharSB===UNASSIGNED&&(this.defCharSB=this.encodeTable[0]["\
?"]),this.defCharSB===UNASSIGNED&&(this.defCharSB=63),typeof e.gb18030=="function"){this.gb18030=e.gb18030();for(var f=this.decodeTables.length,l=this.decodeTables[f]=
UNASSIGNED_NODE.slice(0),h=this.decodeTables.length,y=this.decodeTables[h]=UNASSIGNED_NODE.slice(0),a=129;a<=254;a++)for(var b=NODE_START-this.decodeTables[0][a],
m=this.decodeTables[b],u=48;u<=57;u++)m[u]=NODE_START-f;for(var a=129;a<=254;a++)l[a]=NODE_START-h;for(var a=48;a<=57;a++)y[a]=GB18030_CODE}}DBCSCodec.prototype.
encoder=DBCSEncoder,DBCSCodec.prototype.decoder=DBCSDecoder,DBCSCodec.prototype._getDecodeTrieNode=function(e){for(var r=[];e>0;e>>=8)r.push(e&255);r.length==0&&
r.push(0);for(var n=this.decodeTables[0],a=r.length-1;a>0;a--){var o=n[r[a]];if(o==UNASSIGNED)n[r[a]]=NODE_START-this.decodeTables.length,this.decodeTables.push(
n=UNASSIGNED_NODE.slice(0));else if(o<=NODE_START)n=this.decodeTables[NODE_START-o];else throw new Error("Overwrite byte in "+this.encodingName+", addr: "+e.toString(
16))}return n},DBCSCodec.prototype._addDecodeChunk=function(e){var r=parseInt(e[0],16),n=this._getDecodeTrieNode(r);r=r&255;for(var a=1;a<e.length;a++){var o=e[a];
if(typeof o=="string")for(var s=0;s<o.length;){var u=o.charCodeAt(s++);if(55296<=u&&u<56320){var c=o.charCodeAt(s++);if(56320<=c&&c<57344)n[r++]=65536+(u-55296)*
1024+(c-56320);else throw new Error("Incorrect surrogate pair in "+this.encodingName+" at chunk "+e[0])}else if(4080<u&&u<=4095){for(var f=4095-u+2,l=[],h=0;h<f;h++)
l.push(o.charCodeAt(s++));n[r++]=SEQ_START-this.decodeTableSeq.length,this.decodeTableSeq.push(l)}else n[r++]=u}else if(typeof o=="number")for(var y=n[r-1]+1,s=0;s<
o;s++)n[r++]=y++;else throw new Error("Incorrect type '"+typeof o+"' given in "+this.encodingName+" at chunk "+e[0])}if(r>255)throw new Error("Incorrect chunk i\
n "+this.encodingName+" at addr "+e[0]+": too long"+r)},DBCSCodec.prototype._getEncodeBucket=function(e){var r=e>>8;return this.encodeTable[r]===void 0&&(this.encodeTable[r]=
UNASSIGNED_NODE.slice(0)),this.encodeTable[r]},DBCSCodec.prototype._setEncodeChar=function(e,r){var n=this._getEncodeBucket(e),a=e&255;n[a]<=SEQ_START?this.encodeTableSeq[SEQ_START-
n[a]][DEF_CHAR]=r:n[a]==UNASSIGNED&&(n[a]=r)},DBCSCodec.prototype._setEncodeSequence=function(e,r){var n=e[0],a=this._getEncodeBucket(n),o=n&255,s;a[o]<=SEQ_START?
s=this.encodeTableSeq[SEQ_START-a[o]]:(s={},a[o]!==UNASSIGNED&&(s[DEF_CHAR]=a[o]),a[o]=SEQ_START-this.encodeTableSeq.length,this.encodeTableSeq.push(s));for(var u=1;u<
e.length-1;u++){var c=s[n];typeof c=="object"?s=c:(s=s[n]={},c!==void 0&&(s[DEF_CHAR]=c))}n=e[e.length-1],s[n]=r},DBCSCodec.prototype._fillEncodeTable=function(e,r,n){
for(var a=this.decodeTables[e],o=0;o<256;o++){var s=a[o],u=r+o;n[u]||(s>=0?this._setEncodeChar(s,u):s<=NODE_START?this._fillEncodeTable(NODE_START-s,u<<8,n):s<=
SEQ_START&&this._setEncodeSequence(this.decodeTableSeq[SEQ_START-s],u))}};function DBCSEncoder(e,r){this.leadSurrogate=-1,this.seqObj=void 0,this.encodeTable=r.
encodeTable,this.encodeTableSeq=r.encodeTableSeq,this.defaultCharSingleByte=r.defCharSB,this.gb18030=r.gb18030}DBCSEncoder.prototype.write=function(e){for(var r=Buffer$5.
alloc(e.length*(this.gb18030?4:3)),n=this.leadSurrogate,a=this.seqObj,o=-1,s=0,u=0;;){if(o===-1){if(s==e.length)break;var c=e.charCodeAt(s++)}else{var c=o;o=-1}
if(55296<=c&&c<57344)if(c<56320)if(n===-1){n=c;continue}else n=c,c=UNASSIGNED;else n!==-1?(c=65536+(n-55296)*1024+(c-56320),n=-1):c=UNASSIGNED;else n!==-1&&(o=c,
c=UNASSIGNED,n=-1);var f=UNASSIGNED;if(a!==void 0&&c!=UNASSIGNED){var l=a[c];if(typeof l=="object"){a=l;continue}else typeof l=="number"?f=l:l==null&&(l=a[DEF_CHAR],
l!==void 0&&(f=l,o=c));a=void 0}else if(c>=0){var h=this.encodeTable[c>>8];if(h!==void 0&&(f=h[c&255]),f<=SEQ_START){a=this.encodeTableSeq[SEQ_START-f];continue}
if(f==UNASSIGNED&&this.gb18030){var y=findIdx(this.gb18030.uChars,c);if(y!=-1){var f=this.gb18030.gbChars[y]+(c-this.gb18030.uChars[y]);r[u++]=129+Math.floor(f/
12600),f=f%12600,r[u++]=48+Math.floor(f/1260),f=f%1260,r[u++]=129+Math.floor(f/10),f=f%10,r[u++]=48+f;continue}}}f===UNASSIGNED&&(f=this.defaultCharSingleByte),
f<256?r[u++]=f:f<65536?(r[u++]=f>>8,r[u++]=f&255):(r[u++]=f>>16,r[u++]=f>>8&255,r[u++]=f&255)}return this.seqObj=a,this.leadSurrogate=n,r.slice(0,u)},DBCSEncoder.
prototype.end=function(){if(!(this.leadSurrogate===-1&&this.seqObj===void 0)){var e=Buffer$5.alloc(10),r=0;if(this.seqObj){var n=this.seqObj[DEF_CHAR];n!==void 0&&
(n<256?e[r++]=n:(e[r++]=n>>8,e[r++]=n&255)),this.seqObj=void 0}return this.leadSurrogate!==-1&&(e[r++]=this.defaultCharSingleByte,this.leadSurrogate=-1),e.slice(
0,r)}},DBCSEncoder.prototype.findIdx=findIdx;function DBCSDecoder(e,r){this.nodeIdx=0,this.prevBuf=Buffer$5.alloc(0),this.decodeTables=r.decodeTables,this.decodeTableSeq=
r.decodeTableSeq,this.defaultCharUnicode=r.defaultCharUnicode,this.gb18030=r.gb18030}DBCSDecoder.prototype.write=function(e){var r=Buffer$5.alloc(e.length*2),n=this.
nodeIdx,a=this.prevBuf,o=this.prevBuf.length,s=-this.prevBuf.length,u;o>0&&(a=Buffer$5.concat([a,e.slice(0,10)]));for(var c=0,f=0;c<e.length;c++){var l=c>=0?e[c]:
a[c+o],u=this.decodeTables[n][l];if(!(u>=0))if(u===UNASSIGNED)c=s,u=this.defaultCharUnicode.charCodeAt(0);else if(u===GB18030_CODE){var h=s>=0?e.slice(s,c+1):a.
slice(s+o,c+1+o),y=(h[0]-129)*12600+(h[1]-48)*1260+(h[2]-129)*10+(h[3]-48),b=findIdx(this.gb18030.gbChars,y);u=this.gb18030.uChars[b]+y-this.gb18030.gbChars[b]}else if(u<=
NODE_START){n=NODE_START-u;continue}else if(u<=SEQ_START){for(var m=this.decodeTableSeq[SEQ_START-u],C=0;C<m.length-1;C++)u=m[C],r[f++]=u&255,r[f++]=u>>8;u=m[m.
length-1]}else throw new Error("iconv-lite internal error: invalid decoding table value "+u+" at "+n+"/"+l);if(u>65535){u-=65536;var E=55296+Math.floor(u/1024);
r[f++]=E&255,r[f++]=E>>8,u=56320+u%1024}r[f++]=u&255,r[f++]=u>>8,n=0,s=c+1}return this.nodeIdx=n,this.prevBuf=s>=0?e.slice(s):a.slice(s+o),r.slice(0,f).toString(
"ucs2")},DBCSDecoder.prototype.end=function(){for(var e="";this.prevBuf.length>0;){e+=this.defaultCharUnicode;var r=this.prevBuf.slice(1);this.prevBuf=Buffer$5.
alloc(0),this.nodeIdx=0,r.length>0&&(e+=this.write(r))}return this.nodeIdx=0,e};function findIdx(e,r){if(e[0]>r)return-1;for(var n=0,a=e.length;n<a-1;){var o=n+
Math.floor((a-n+1)/2);e[o]<=r?n=o:a=o}return n}var dbcsCodec={_dbcs},shiftjis=[["0","\0",128],["a1","｡",62],["8140","　、。，．・：；？！゛゜´｀¨＾￣＿ヽヾゝゞ〃仝々〆〇ー―‐／＼～∥｜…‥‘’“”\
（）〔〕［］｛｝〈",9,"＋－±×"],["8180","÷＝≠＜＞≦≧∞∴♂♀°′″℃￥＄￠￡％＃＆＊＠§☆★○●◎◇◆□■△▲▽▼※〒→←↑↓〓"],
["81b8","∈∋⊆⊇⊂⊃∪∩"],["81c8","∧∨￢⇒⇔∀∃"],["81da","∠⊥⌒∂∇≡≒≪≫√∽∝∵∫∬"],["81f0","Å‰♯♭♪†‡¶"],
["81fc","◯"],["824f","０",9],["8260","Ａ",25],["8281","ａ",25],["829f","ぁ",82],["8340","ァ",62],["8380","ム",22],["839f","Α",16,"Σ",6],["83bf","α",16,
"σ",6],["8440","А",5,"ЁЖ",25],["8470","а",5,"ёж",7],["8480","о",17],["849f","─│┌┐┘└├┬┤┴┼━┃┏┓┛┗┣┳┫┻╋┠┯┨┷┿┝┰┥┸╂"],
["8740","①",19,"Ⅰ",9],["875f","㍉㌔㌢㍍㌘㌧㌃㌶㍑㍗㌍㌦㌣㌫㍊㌻㎜㎝㎞㎎㎏㏄㎡"],["877e","㍻"],["8780","〝〟№㏍℡㊤",4,"㈱㈲㈹㍾㍽㍼\
≒≡∫∮∑√⊥∠∟⊿∵∩∪"],["889f","亜唖娃阿哀愛挨姶逢葵茜穐悪握渥旭葦芦鯵梓圧斡扱宛姐虻飴絢綾鮎或粟袷安庵按暗案闇鞍杏以伊位依偉囲夷委威尉惟意慰易椅為畏異移維緯胃萎衣謂違遺医井亥域育郁磯一壱溢逸稲茨芋鰯允印咽員因姻引飲淫胤蔭"],
["8940","院陰隠韻吋右宇烏羽迂雨卯鵜窺丑碓臼渦嘘唄欝蔚鰻姥厩浦瓜閏噂云運雲荏餌叡営嬰影映曳栄永泳洩瑛盈穎頴英衛詠鋭液疫益駅悦謁越閲榎厭円"],
["8980","園堰奄宴延怨掩援沿演炎焔煙燕猿縁艶苑薗遠鉛鴛塩於汚甥凹央奥往応押旺横欧殴王翁襖鴬鴎黄岡沖荻億屋憶臆桶牡乙俺卸恩温穏音下化仮何伽価佳加可嘉夏嫁家寡科暇果架歌河火珂禍禾稼箇花苛茄荷華菓蝦課嘩貨迦過霞蚊俄峨我牙画臥芽蛾賀雅餓駕介会解回塊壊廻快怪悔恢懐戒拐改"],
["8a40","魁晦械海灰界皆絵芥蟹開階貝凱劾外咳害崖慨概涯碍蓋街該鎧骸浬馨蛙垣柿蛎鈎劃嚇各廓拡撹格核殻獲確穫覚角赫較郭閣隔革学岳楽額顎掛笠樫"],
["8a80","橿梶鰍潟割喝恰括活渇滑葛褐轄且鰹叶椛樺鞄株兜竃蒲釜鎌噛鴨栢茅萱粥刈苅瓦乾侃冠寒刊勘勧巻喚堪姦完官寛干幹患感慣憾換敢柑桓棺款歓汗漢澗潅環甘監看竿管簡緩缶翰肝艦莞観諌貫還鑑間閑関陥韓館舘丸含岸巌玩癌眼岩翫贋雁頑顔願企伎危喜器基奇嬉寄岐希幾忌揮机旗既期棋棄"],
["8b40","機帰毅気汽畿祈季稀紀徽規記貴起軌輝飢騎鬼亀偽儀妓宜戯技擬欺犠疑祇義蟻誼議掬菊鞠吉吃喫桔橘詰砧杵黍却客脚虐逆丘久仇休及吸宮弓急救"],
["8b80","朽求汲泣灸球究窮笈級糾給旧牛去居巨拒拠挙渠虚許距鋸漁禦魚亨享京供侠僑兇競共凶協匡卿叫喬境峡強彊怯恐恭挟教橋況狂狭矯胸脅興蕎郷鏡響饗驚仰凝尭暁業局曲極玉桐粁僅勤均巾錦斤欣欽琴禁禽筋緊芹菌衿襟謹近金吟銀九倶句区狗玖矩苦躯駆駈駒具愚虞喰空偶寓遇隅串櫛釧屑屈"],
["8c40","掘窟沓靴轡窪熊隈粂栗繰桑鍬勲君薫訓群軍郡卦袈祁係傾刑兄啓圭珪型契形径恵慶慧憩掲携敬景桂渓畦稽系経継繋罫茎荊蛍計詣警軽頚鶏芸迎鯨"],
["8c80","劇戟撃激隙桁傑欠決潔穴結血訣月件倹倦健兼券剣喧圏堅嫌建憲懸拳捲検権牽犬献研硯絹県肩見謙賢軒遣鍵険顕験鹸元原厳幻弦減源玄現絃舷言諺限乎個古呼固姑孤己庫弧戸故枯湖狐糊袴股胡菰虎誇跨鈷雇顧鼓五互伍午呉吾娯後御悟梧檎瑚碁語誤護醐乞鯉交佼侯候倖光公功効勾厚口向"],
["8d40","后喉坑垢好孔孝宏工巧巷幸広庚康弘恒慌抗拘控攻昂晃更杭校梗構江洪浩港溝甲皇硬稿糠紅紘絞綱耕考肯肱腔膏航荒行衡講貢購郊酵鉱砿鋼閤降"],
["8d80","項香高鴻剛劫号合壕拷濠豪轟麹克刻告国穀酷鵠黒獄漉腰甑忽惚骨狛込此頃今困坤墾婚恨懇昏昆根梱混痕紺艮魂些佐叉唆嵯左差査沙瑳砂詐鎖裟坐座挫債催再最哉塞妻宰彩才採栽歳済災采犀砕砦祭斎細菜裁載際剤在材罪財冴坂阪堺榊肴咲崎埼碕鷺作削咋搾昨朔柵窄策索錯桜鮭笹匙冊刷"],
["8e40","察拶撮擦札殺薩雑皐鯖捌錆鮫皿晒三傘参山惨撒散桟燦珊産算纂蚕讃賛酸餐斬暫残仕仔伺使刺司史嗣四士始姉姿子屍市師志思指支孜斯施旨枝止"],
["8e80","死氏獅祉私糸紙紫肢脂至視詞詩試誌諮資賜雌飼歯事似侍児字寺慈持時次滋治爾璽痔磁示而耳自蒔辞汐鹿式識鴫竺軸宍雫七叱執失嫉室悉湿漆疾質実蔀篠偲柴芝屡蕊縞舎写射捨赦斜煮社紗者謝車遮蛇邪借勺尺杓灼爵酌釈錫若寂弱惹主取守手朱殊狩珠種腫趣酒首儒受呪寿授樹綬需囚収周"],
["8f40","宗就州修愁拾洲秀秋終繍習臭舟蒐衆襲讐蹴輯週酋酬集醜什住充十従戎柔汁渋獣縦重銃叔夙宿淑祝縮粛塾熟出術述俊峻春瞬竣舜駿准循旬楯殉淳"],
["8f80","準潤盾純巡遵醇順処初所暑曙渚庶緒署書薯藷諸助叙女序徐恕鋤除傷償勝匠升召哨商唱嘗奨妾娼宵将小少尚庄床廠彰承抄招掌捷昇昌昭晶松梢樟樵沼消渉湘焼焦照症省硝礁祥称章笑粧紹肖菖蒋蕉衝裳訟証詔詳象賞醤鉦鍾鐘障鞘上丈丞乗冗剰城場壌嬢常情擾条杖浄状畳穣蒸譲醸錠嘱埴飾"],
["9040","拭植殖燭織職色触食蝕辱尻伸信侵唇娠寝審心慎振新晋森榛浸深申疹真神秦紳臣芯薪親診身辛進針震人仁刃塵壬尋甚尽腎訊迅陣靭笥諏須酢図厨"],
["9080","逗吹垂帥推水炊睡粋翠衰遂酔錐錘随瑞髄崇嵩数枢趨雛据杉椙菅頗雀裾澄摺寸世瀬畝是凄制勢姓征性成政整星晴棲栖正清牲生盛精聖声製西誠誓請逝醒青静斉税脆隻席惜戚斥昔析石積籍績脊責赤跡蹟碩切拙接摂折設窃節説雪絶舌蝉仙先千占宣専尖川戦扇撰栓栴泉浅洗染潜煎煽旋穿箭線"],
["9140","繊羨腺舛船薦詮賎践選遷銭銑閃鮮前善漸然全禅繕膳糎噌塑岨措曾曽楚狙疏疎礎祖租粗素組蘇訴阻遡鼠僧創双叢倉喪壮奏爽宋層匝惣想捜掃挿掻"],
["9180","操早曹巣槍槽漕燥争痩相窓糟総綜聡草荘葬蒼藻装走送遭鎗霜騒像増憎臓蔵贈造促側則即息捉束測足速俗属賊族続卒袖其揃存孫尊損村遜他多太汰詑唾堕妥惰打柁舵楕陀駄騨体堆対耐岱帯待怠態戴替泰滞胎腿苔袋貸退逮隊黛鯛代台大第醍題鷹滝瀧卓啄宅托択拓沢濯琢託鐸濁諾茸凧蛸只"],
["9240","叩但達辰奪脱巽竪辿棚谷狸鱈樽誰丹単嘆坦担探旦歎淡湛炭短端箪綻耽胆蛋誕鍛団壇弾断暖檀段男談値知地弛恥智池痴稚置致蜘遅馳築畜竹筑蓄"],
["9280","逐秩窒茶嫡着中仲宙忠抽昼柱注虫衷註酎鋳駐樗瀦猪苧著貯丁兆凋喋寵帖帳庁弔張彫徴懲挑暢朝潮牒町眺聴脹腸蝶調諜超跳銚長頂鳥勅捗直朕沈珍賃鎮陳津墜椎槌追鎚痛通塚栂掴槻佃漬柘辻蔦綴鍔椿潰坪壷嬬紬爪吊釣鶴亭低停偵剃貞呈堤定帝底庭廷弟悌抵挺提梯汀碇禎程締艇訂諦蹄逓"],
["9340","邸鄭釘鼎泥摘擢敵滴的笛適鏑溺哲徹撤轍迭鉄典填天展店添纏甜貼転顛点伝殿澱田電兎吐堵塗妬屠徒斗杜渡登菟賭途都鍍砥砺努度土奴怒倒党冬"],
["9380","凍刀唐塔塘套宕島嶋悼投搭東桃梼棟盗淘湯涛灯燈当痘祷等答筒糖統到董蕩藤討謄豆踏逃透鐙陶頭騰闘働動同堂導憧撞洞瞳童胴萄道銅峠鴇匿得徳涜特督禿篤毒独読栃橡凸突椴届鳶苫寅酉瀞噸屯惇敦沌豚遁頓呑曇鈍奈那内乍凪薙謎灘捺鍋楢馴縄畷南楠軟難汝二尼弐迩匂賑肉虹廿日乳入"],
["9440","如尿韮任妊忍認濡禰祢寧葱猫熱年念捻撚燃粘乃廼之埜嚢悩濃納能脳膿農覗蚤巴把播覇杷波派琶破婆罵芭馬俳廃拝排敗杯盃牌背肺輩配倍培媒梅"],
["9480","楳煤狽買売賠陪這蝿秤矧萩伯剥博拍柏泊白箔粕舶薄迫曝漠爆縛莫駁麦函箱硲箸肇筈櫨幡肌畑畠八鉢溌発醗髪伐罰抜筏閥鳩噺塙蛤隼伴判半反叛帆搬斑板氾汎版犯班畔繁般藩販範釆煩頒飯挽晩番盤磐蕃蛮匪卑否妃庇彼悲扉批披斐比泌疲皮碑秘緋罷肥被誹費避非飛樋簸備尾微枇毘琵眉美"],
["9540","鼻柊稗匹疋髭彦膝菱肘弼必畢筆逼桧姫媛紐百謬俵彪標氷漂瓢票表評豹廟描病秒苗錨鋲蒜蛭鰭品彬斌浜瀕貧賓頻敏瓶不付埠夫婦富冨布府怖扶敷"],
["9580","斧普浮父符腐膚芙譜負賦赴阜附侮撫武舞葡蕪部封楓風葺蕗伏副復幅服福腹複覆淵弗払沸仏物鮒分吻噴墳憤扮焚奮粉糞紛雰文聞丙併兵塀幣平弊柄並蔽閉陛米頁僻壁癖碧別瞥蔑箆偏変片篇編辺返遍便勉娩弁鞭保舗鋪圃捕歩甫補輔穂募墓慕戊暮母簿菩倣俸包呆報奉宝峰峯崩庖抱捧放方朋"],
["9640","法泡烹砲縫胞芳萌蓬蜂褒訪豊邦鋒飽鳳鵬乏亡傍剖坊妨帽忘忙房暴望某棒冒紡肪膨謀貌貿鉾防吠頬北僕卜墨撲朴牧睦穆釦勃没殆堀幌奔本翻凡盆"],
["9680","摩磨魔麻埋妹昧枚毎哩槙幕膜枕鮪柾鱒桝亦俣又抹末沫迄侭繭麿万慢満漫蔓味未魅巳箕岬密蜜湊蓑稔脈妙粍民眠務夢無牟矛霧鵡椋婿娘冥名命明盟迷銘鳴姪牝滅免棉綿緬面麺摸模茂妄孟毛猛盲網耗蒙儲木黙目杢勿餅尤戻籾貰問悶紋門匁也冶夜爺耶野弥矢厄役約薬訳躍靖柳薮鑓愉愈油癒"],
["9740","諭輸唯佑優勇友宥幽悠憂揖有柚湧涌猶猷由祐裕誘遊邑郵雄融夕予余与誉輿預傭幼妖容庸揚揺擁曜楊様洋溶熔用窯羊耀葉蓉要謡踊遥陽養慾抑欲"],
["9780","沃浴翌翼淀羅螺裸来莱頼雷洛絡落酪乱卵嵐欄濫藍蘭覧利吏履李梨理璃痢裏裡里離陸律率立葎掠略劉流溜琉留硫粒隆竜龍侶慮旅虜了亮僚両凌寮料梁涼猟療瞭稜糧良諒遼量陵領力緑倫厘林淋燐琳臨輪隣鱗麟瑠塁涙累類令伶例冷励嶺怜玲礼苓鈴隷零霊麗齢暦歴列劣烈裂廉恋憐漣煉簾練聯"],
["9840","蓮連錬呂魯櫓炉賂路露労婁廊弄朗楼榔浪漏牢狼篭老聾蝋郎六麓禄肋録論倭和話歪賄脇惑枠鷲亙亘鰐詫藁蕨椀湾碗腕"],
["989f","弌丐丕个丱丶丼丿乂乖乘亂亅豫亊舒弍于亞亟亠亢亰亳亶从仍仄仆仂仗仞仭仟价伉佚估佛佝佗佇佶侈侏侘佻佩佰侑佯來侖儘俔俟俎俘俛俑俚俐俤俥倚倨倔倪倥倅伜俶倡倩倬俾俯們倆偃假會偕偐偈做偖偬偸傀傚傅傴傲"],
["9940","僉僊傳僂僖僞僥僭僣僮價僵儉儁儂儖儕儔儚儡儺儷儼儻儿兀兒兌兔兢竸兩兪兮冀冂囘册冉冏冑冓冕冖冤冦冢冩冪冫决冱冲冰况冽凅凉凛几處凩凭"],
["9980","凰凵凾刄刋刔刎刧刪刮刳刹剏剄剋剌剞剔剪剴剩剳剿剽劍劔劒剱劈劑辨辧劬劭劼劵勁勍勗勞勣勦飭勠勳勵勸勹匆匈甸匍匐匏匕匚匣匯匱匳匸區卆卅丗卉卍凖卞卩卮夘卻卷厂厖厠厦厥厮厰厶參簒雙叟曼燮叮叨叭叺吁吽呀听吭吼吮吶吩吝呎咏呵咎呟呱呷呰咒呻咀呶咄咐咆哇咢咸咥咬哄哈咨"],
["9a40","咫哂咤咾咼哘哥哦唏唔哽哮哭哺哢唹啀啣啌售啜啅啖啗唸唳啝喙喀咯喊喟啻啾喘喞單啼喃喩喇喨嗚嗅嗟嗄嗜嗤嗔嘔嗷嘖嗾嗽嘛嗹噎噐營嘴嘶嘲嘸"],
["9a80","噫噤嘯噬噪嚆嚀嚊嚠嚔嚏嚥嚮嚶嚴囂嚼囁囃囀囈囎囑囓囗囮囹圀囿圄圉圈國圍圓團圖嗇圜圦圷圸坎圻址坏坩埀垈坡坿垉垓垠垳垤垪垰埃埆埔埒埓堊埖埣堋堙堝塲堡塢塋塰毀塒堽塹墅墹墟墫墺壞墻墸墮壅壓壑壗壙壘壥壜壤壟壯壺壹壻壼壽夂夊夐夛梦夥夬夭夲夸夾竒奕奐奎奚奘奢奠奧奬奩"],
["9b40","奸妁妝佞侫妣妲姆姨姜妍姙姚娥娟娑娜娉娚婀婬婉娵娶婢婪媚媼媾嫋嫂媽嫣嫗嫦嫩嫖嫺嫻嬌嬋嬖嬲嫐嬪嬶嬾孃孅孀孑孕孚孛孥孩孰孳孵學斈孺宀"],
["9b80","它宦宸寃寇寉寔寐寤實寢寞寥寫寰寶寳尅將專對尓尠尢尨尸尹屁屆屎屓屐屏孱屬屮乢屶屹岌岑岔妛岫岻岶岼岷峅岾峇峙峩峽峺峭嶌峪崋崕崗嵜崟崛崑崔崢崚崙崘嵌嵒嵎嵋嵬嵳嵶嶇嶄嶂嶢嶝嶬嶮嶽嶐嶷嶼巉巍巓巒巖巛巫已巵帋帚帙帑帛帶帷幄幃幀幎幗幔幟幢幤幇幵并幺麼广庠廁廂廈廐廏"],
["9c40","廖廣廝廚廛廢廡廨廩廬廱廳廰廴廸廾弃弉彝彜弋弑弖弩弭弸彁彈彌彎弯彑彖彗彙彡彭彳彷徃徂彿徊很徑徇從徙徘徠徨徭徼忖忻忤忸忱忝悳忿怡恠"],
["9c80","怙怐怩怎怱怛怕怫怦怏怺恚恁恪恷恟恊恆恍恣恃恤恂恬恫恙悁悍惧悃悚悄悛悖悗悒悧悋惡悸惠惓悴忰悽惆悵惘慍愕愆惶惷愀惴惺愃愡惻惱愍愎慇愾愨愧慊愿愼愬愴愽慂慄慳慷慘慙慚慫慴慯慥慱慟慝慓慵憙憖憇憬憔憚憊憑憫憮懌懊應懷懈懃懆憺懋罹懍懦懣懶懺懴懿懽懼懾戀戈戉戍戌戔戛"],
["9d40","戞戡截戮戰戲戳扁扎扞扣扛扠扨扼抂抉找抒抓抖拔抃抔拗拑抻拏拿拆擔拈拜拌拊拂拇抛拉挌拮拱挧挂挈拯拵捐挾捍搜捏掖掎掀掫捶掣掏掉掟掵捫"],
["9d80","捩掾揩揀揆揣揉插揶揄搖搴搆搓搦搶攝搗搨搏摧摯摶摎攪撕撓撥撩撈撼據擒擅擇撻擘擂擱擧舉擠擡抬擣擯攬擶擴擲擺攀擽攘攜攅攤攣攫攴攵攷收攸畋效敖敕敍敘敞敝敲數斂斃變斛斟斫斷旃旆旁旄旌旒旛旙无旡旱杲昊昃旻杳昵昶昴昜晏晄晉晁晞晝晤晧晨晟晢晰暃暈暎暉暄暘暝曁暹曉暾暼"],
["9e40","曄暸曖曚曠昿曦曩曰曵曷朏朖朞朦朧霸朮朿朶杁朸朷杆杞杠杙杣杤枉杰枩杼杪枌枋枦枡枅枷柯枴柬枳柩枸柤柞柝柢柮枹柎柆柧檜栞框栩桀桍栲桎"],
["9e80","梳栫桙档桷桿梟梏梭梔條梛梃檮梹桴梵梠梺椏梍桾椁棊椈棘椢椦棡椌棍棔棧棕椶椒椄棗棣椥棹棠棯椨椪椚椣椡棆楹楷楜楸楫楔楾楮椹楴椽楙椰楡楞楝榁楪榲榮槐榿槁槓榾槎寨槊槝榻槃榧樮榑榠榜榕榴槞槨樂樛槿權槹槲槧樅榱樞槭樔槫樊樒櫁樣樓橄樌橲樶橸橇橢橙橦橈樸樢檐檍檠檄檢檣"],
["9f40","檗蘗檻櫃櫂檸檳檬櫞櫑櫟檪櫚櫪櫻欅蘖櫺欒欖鬱欟欸欷盜欹飮歇歃歉歐歙歔歛歟歡歸歹歿殀殄殃殍殘殕殞殤殪殫殯殲殱殳殷殼毆毋毓毟毬毫毳毯"],
["9f80","麾氈氓气氛氤氣汞汕汢汪沂沍沚沁沛汾汨汳沒沐泄泱泓沽泗泅泝沮沱沾沺泛泯泙泪洟衍洶洫洽洸洙洵洳洒洌浣涓浤浚浹浙涎涕濤涅淹渕渊涵淇淦涸淆淬淞淌淨淒淅淺淙淤淕淪淮渭湮渮渙湲湟渾渣湫渫湶湍渟湃渺湎渤滿渝游溂溪溘滉溷滓溽溯滄溲滔滕溏溥滂溟潁漑灌滬滸滾漿滲漱滯漲滌"],
["e040","漾漓滷澆潺潸澁澀潯潛濳潭澂潼潘澎澑濂潦澳澣澡澤澹濆澪濟濕濬濔濘濱濮濛瀉瀋濺瀑瀁瀏濾瀛瀚潴瀝瀘瀟瀰瀾瀲灑灣炙炒炯烱炬炸炳炮烟烋烝"],
["e080","烙焉烽焜焙煥煕熈煦煢煌煖煬熏燻熄熕熨熬燗熹熾燒燉燔燎燠燬燧燵燼燹燿爍爐爛爨爭爬爰爲爻爼爿牀牆牋牘牴牾犂犁犇犒犖犢犧犹犲狃狆狄狎狒狢狠狡狹狷倏猗猊猜猖猝猴猯猩猥猾獎獏默獗獪獨獰獸獵獻獺珈玳珎玻珀珥珮珞璢琅瑯琥珸琲琺瑕琿瑟瑙瑁瑜瑩瑰瑣瑪瑶瑾璋璞璧瓊瓏瓔珱"],
["e140","瓠瓣瓧瓩瓮瓲瓰瓱瓸瓷甄甃甅甌甎甍甕甓甞甦甬甼畄畍畊畉畛畆畚畩畤畧畫畭畸當疆疇畴疊疉疂疔疚疝疥疣痂疳痃疵疽疸疼疱痍痊痒痙痣痞痾痿"],
["e180","痼瘁痰痺痲痳瘋瘍瘉瘟瘧瘠瘡瘢瘤瘴瘰瘻癇癈癆癜癘癡癢癨癩癪癧癬癰癲癶癸發皀皃皈皋皎皖皓皙皚皰皴皸皹皺盂盍盖盒盞盡盥盧盪蘯盻眈眇眄眩眤眞眥眦眛眷眸睇睚睨睫睛睥睿睾睹瞎瞋瞑瞠瞞瞰瞶瞹瞿瞼瞽瞻矇矍矗矚矜矣矮矼砌砒礦砠礪硅碎硴碆硼碚碌碣碵碪碯磑磆磋磔碾碼磅磊磬"],
["e240","磧磚磽磴礇礒礑礙礬礫祀祠祗祟祚祕祓祺祿禊禝禧齋禪禮禳禹禺秉秕秧秬秡秣稈稍稘稙稠稟禀稱稻稾稷穃穗穉穡穢穩龝穰穹穽窈窗窕窘窖窩竈窰"],
["e280","窶竅竄窿邃竇竊竍竏竕竓站竚竝竡竢竦竭竰笂笏笊笆笳笘笙笞笵笨笶筐筺笄筍笋筌筅筵筥筴筧筰筱筬筮箝箘箟箍箜箚箋箒箏筝箙篋篁篌篏箴篆篝篩簑簔篦篥籠簀簇簓篳篷簗簍篶簣簧簪簟簷簫簽籌籃籔籏籀籐籘籟籤籖籥籬籵粃粐粤粭粢粫粡粨粳粲粱粮粹粽糀糅糂糘糒糜糢鬻糯糲糴糶糺紆"],
["e340","紂紜紕紊絅絋紮紲紿紵絆絳絖絎絲絨絮絏絣經綉絛綏絽綛綺綮綣綵緇綽綫總綢綯緜綸綟綰緘緝緤緞緻緲緡縅縊縣縡縒縱縟縉縋縢繆繦縻縵縹繃縷"],
["e380","縲縺繧繝繖繞繙繚繹繪繩繼繻纃緕繽辮繿纈纉續纒纐纓纔纖纎纛纜缸缺罅罌罍罎罐网罕罔罘罟罠罨罩罧罸羂羆羃羈羇羌羔羞羝羚羣羯羲羹羮羶羸譱翅翆翊翕翔翡翦翩翳翹飜耆耄耋耒耘耙耜耡耨耿耻聊聆聒聘聚聟聢聨聳聲聰聶聹聽聿肄肆肅肛肓肚肭冐肬胛胥胙胝胄胚胖脉胯胱脛脩脣脯腋"],
["e440","隋腆脾腓腑胼腱腮腥腦腴膃膈膊膀膂膠膕膤膣腟膓膩膰膵膾膸膽臀臂膺臉臍臑臙臘臈臚臟臠臧臺臻臾舁舂舅與舊舍舐舖舩舫舸舳艀艙艘艝艚艟艤"],
["e480","艢艨艪艫舮艱艷艸艾芍芒芫芟芻芬苡苣苟苒苴苳苺莓范苻苹苞茆苜茉苙茵茴茖茲茱荀茹荐荅茯茫茗茘莅莚莪莟莢莖茣莎莇莊荼莵荳荵莠莉莨菴萓菫菎菽萃菘萋菁菷萇菠菲萍萢萠莽萸蔆菻葭萪萼蕚蒄葷葫蒭葮蒂葩葆萬葯葹萵蓊葢蒹蒿蒟蓙蓍蒻蓚蓐蓁蓆蓖蒡蔡蓿蓴蔗蔘蔬蔟蔕蔔蓼蕀蕣蕘蕈"],
["e540","蕁蘂蕋蕕薀薤薈薑薊薨蕭薔薛藪薇薜蕷蕾薐藉薺藏薹藐藕藝藥藜藹蘊蘓蘋藾藺蘆蘢蘚蘰蘿虍乕虔號虧虱蚓蚣蚩蚪蚋蚌蚶蚯蛄蛆蚰蛉蠣蚫蛔蛞蛩蛬"],
["e580","蛟蛛蛯蜒蜆蜈蜀蜃蛻蜑蜉蜍蛹蜊蜴蜿蜷蜻蜥蜩蜚蝠蝟蝸蝌蝎蝴蝗蝨蝮蝙蝓蝣蝪蠅螢螟螂螯蟋螽蟀蟐雖螫蟄螳蟇蟆螻蟯蟲蟠蠏蠍蟾蟶蟷蠎蟒蠑蠖蠕蠢蠡蠱蠶蠹蠧蠻衄衂衒衙衞衢衫袁衾袞衵衽袵衲袂袗袒袮袙袢袍袤袰袿袱裃裄裔裘裙裝裹褂裼裴裨裲褄褌褊褓襃褞褥褪褫襁襄褻褶褸襌褝襠襞"],
["e640","襦襤襭襪襯襴襷襾覃覈覊覓覘覡覩覦覬覯覲覺覽覿觀觚觜觝觧觴觸訃訖訐訌訛訝訥訶詁詛詒詆詈詼詭詬詢誅誂誄誨誡誑誥誦誚誣諄諍諂諚諫諳諧"],
["e680","諤諱謔諠諢諷諞諛謌謇謚諡謖謐謗謠謳鞫謦謫謾謨譁譌譏譎證譖譛譚譫譟譬譯譴譽讀讌讎讒讓讖讙讚谺豁谿豈豌豎豐豕豢豬豸豺貂貉貅貊貍貎貔豼貘戝貭貪貽貲貳貮貶賈賁賤賣賚賽賺賻贄贅贊贇贏贍贐齎贓賍贔贖赧赭赱赳趁趙跂趾趺跏跚跖跌跛跋跪跫跟跣跼踈踉跿踝踞踐踟蹂踵踰踴蹊"],
["e740","蹇蹉蹌蹐蹈蹙蹤蹠踪蹣蹕蹶蹲蹼躁躇躅躄躋躊躓躑躔躙躪躡躬躰軆躱躾軅軈軋軛軣軼軻軫軾輊輅輕輒輙輓輜輟輛輌輦輳輻輹轅轂輾轌轉轆轎轗轜"],
["e780","轢轣轤辜辟辣辭辯辷迚迥迢迪迯邇迴逅迹迺逑逕逡逍逞逖逋逧逶逵逹迸遏遐遑遒逎遉逾遖遘遞遨遯遶隨遲邂遽邁邀邊邉邏邨邯邱邵郢郤扈郛鄂鄒鄙鄲鄰酊酖酘酣酥酩酳酲醋醉醂醢醫醯醪醵醴醺釀釁釉釋釐釖釟釡釛釼釵釶鈞釿鈔鈬鈕鈑鉞鉗鉅鉉鉤鉈銕鈿鉋鉐銜銖銓銛鉚鋏銹銷鋩錏鋺鍄錮"],
["e840","錙錢錚錣錺錵錻鍜鍠鍼鍮鍖鎰鎬鎭鎔鎹鏖鏗鏨鏥鏘鏃鏝鏐鏈鏤鐚鐔鐓鐃鐇鐐鐶鐫鐵鐡鐺鑁鑒鑄鑛鑠鑢鑞鑪鈩鑰鑵鑷鑽鑚鑼鑾钁鑿閂閇閊閔閖閘閙"],
["e880","閠閨閧閭閼閻閹閾闊濶闃闍闌闕闔闖關闡闥闢阡阨阮阯陂陌陏陋陷陜陞陝陟陦陲陬隍隘隕隗險隧隱隲隰隴隶隸隹雎雋雉雍襍雜霍雕雹霄霆霈霓霎霑霏霖霙霤霪霰霹霽霾靄靆靈靂靉靜靠靤靦靨勒靫靱靹鞅靼鞁靺鞆鞋鞏鞐鞜鞨鞦鞣鞳鞴韃韆韈韋韜韭齏韲竟韶韵頏頌頸頤頡頷頽顆顏顋顫顯顰"],
["e940","顱顴顳颪颯颱颶飄飃飆飩飫餃餉餒餔餘餡餝餞餤餠餬餮餽餾饂饉饅饐饋饑饒饌饕馗馘馥馭馮馼駟駛駝駘駑駭駮駱駲駻駸騁騏騅駢騙騫騷驅驂驀驃"],
["e980","騾驕驍驛驗驟驢驥驤驩驫驪骭骰骼髀髏髑髓體髞髟髢髣髦髯髫髮髴髱髷髻鬆鬘鬚鬟鬢鬣鬥鬧鬨鬩鬪鬮鬯鬲魄魃魏魍魎魑魘魴鮓鮃鮑鮖鮗鮟鮠鮨鮴鯀鯊鮹鯆鯏鯑鯒鯣鯢鯤鯔鯡鰺鯲鯱鯰鰕鰔鰉鰓鰌鰆鰈鰒鰊鰄鰮鰛鰥鰤鰡鰰鱇鰲鱆鰾鱚鱠鱧鱶鱸鳧鳬鳰鴉鴈鳫鴃鴆鴪鴦鶯鴣鴟鵄鴕鴒鵁鴿鴾鵆鵈"],
["ea40","鵝鵞鵤鵑鵐鵙鵲鶉鶇鶫鵯鵺鶚鶤鶩鶲鷄鷁鶻鶸鶺鷆鷏鷂鷙鷓鷸鷦鷭鷯鷽鸚鸛鸞鹵鹹鹽麁麈麋麌麒麕麑麝麥麩麸麪麭靡黌黎黏黐黔黜點黝黠黥黨黯"],
["ea80","黴黶黷黹黻黼黽鼇鼈皷鼕鼡鼬鼾齊齒齔齣齟齠齡齦齧齬齪齷齲齶龕龜龠堯槇遙瑤凜熙"],["ed40","纊褜鍈銈蓜俉炻昱棈鋹曻彅丨仡仼伀伃伹佖侒侊侚侔俍偀倢俿倞\
偆偰偂傔僴僘兊兤冝冾凬刕劜劦勀勛匀匇匤卲厓厲叝﨎咜咊咩哿喆坙坥垬埈埇﨏"],["ed80","塚增墲夋奓奛奝奣妤妺孖寀甯寘寬尞岦岺峵崧嵓﨑嵂嵭嶸嶹巐弡弴彧德忞恝悅悊惞惕愠惲愑愷愰憘\
戓抦揵摠撝擎敎昀昕昻昉昮昞昤晥晗晙晴晳暙暠暲暿曺朎朗杦枻桒柀栁桄棏﨓楨﨔榘槢樰橫橆橳橾櫢櫤毖氿汜沆汯泚洄涇浯涖涬淏淸淲淼渹湜渧渼溿澈澵濵瀅瀇瀨炅炫焏焄煜煆煇凞燁燾犱"],
["ee40","犾猤猪獷玽珉珖珣珒琇珵琦琪琩琮瑢璉璟甁畯皂皜皞皛皦益睆劯砡硎硤硺礰礼神祥禔福禛竑竧靖竫箞精絈絜綷綠緖繒罇羡羽茁荢荿菇菶葈蒴蕓蕙"],
["ee80","蕫﨟薰蘒﨡蠇裵訒訷詹誧誾諟諸諶譓譿賰賴贒赶﨣軏﨤逸遧郞都鄕鄧釚釗釞釭釮釤釥鈆鈐鈊鈺鉀鈼鉎鉙鉑鈹鉧銧鉷鉸鋧鋗鋙鋐﨧鋕鋠鋓錥錡鋻﨨錞鋿錝錂鍰鍗鎤鏆鏞鏸鐱鑅鑈閒隆﨩隝隯霳霻靃靍靏靑靕顗顥飯飼餧館馞驎髙髜魵魲鮏鮱鮻鰀鵰鵫鶴鸙黑"],
["eeef","ⅰ",9,"￢￤＇＂"],["f040","",62],["f080","",124],["f140","",62],["f180","",124],["f240","",62],["f280","",124],["f340","",62],
["f380","",124],["f440","",62],["f480","",124],["f540","",62],["f580","",124],["f640","",62],["f680","",124],["f740","",62],["f780","",
124],["f840","",62],["f880","",124],["f940",""],["fa40","ⅰ",9,"Ⅰ",9,"￢￤＇＂㈱№℡∵纊褜鍈銈蓜俉炻昱棈鋹曻彅丨仡仼伀伃伹佖侒侊侚侔俍偀倢俿倞偆偰偂傔僴僘兊"],
["fa80","兤冝冾凬刕劜劦勀勛匀匇匤卲厓厲叝﨎咜咊咩哿喆坙坥垬埈埇﨏塚增墲夋奓奛奝奣妤妺孖寀甯寘寬尞岦岺峵崧嵓﨑嵂嵭嶸嶹巐弡弴彧德忞恝悅悊惞惕愠惲愑愷愰憘戓抦揵摠撝擎敎昀昕昻昉昮昞昤晥晗晙晴晳暙暠暲暿曺朎朗杦枻桒柀栁桄棏﨓楨﨔榘槢樰橫橆橳橾櫢櫤毖氿汜沆汯泚洄涇浯"],
["fb40","涖涬淏淸淲淼渹湜渧渼溿澈澵濵瀅瀇瀨炅炫焏焄煜煆煇凞燁燾犱犾猤猪獷玽珉珖珣珒琇珵琦琪琩琮瑢璉璟甁畯皂皜皞皛皦益睆劯砡硎硤硺礰礼神"],
["fb80","祥禔福禛竑竧靖竫箞精絈絜綷綠緖繒罇羡羽茁荢荿菇菶葈蒴蕓蕙蕫﨟薰蘒﨡蠇裵訒訷詹誧誾諟諸諶譓譿賰賴贒赶﨣軏﨤逸遧郞都鄕鄧釚釗釞釭釮釤釥鈆鈐鈊鈺鉀鈼鉎鉙鉑鈹鉧銧鉷鉸鋧鋗鋙鋐﨧鋕鋠鋓錥錡鋻﨨錞鋿錝錂鍰鍗鎤鏆鏞鏸鐱鑅鑈閒隆﨩隝隯霳霻靃靍靏靑靕顗顥飯飼餧館馞驎髙"],
["fc40","髜魵魲鮏鮱鮻鰀鵰鵫鶴鸙黑"]],shiftjis$1=Object.freeze({__proto__:null,default:shiftjis}),eucjp=[["0","\0",127],["8ea1","｡",62],["a1a1","　、\
。，．・：；？！゛゜´｀¨＾￣＿ヽヾゝゞ〃仝々〆〇ー―‐／＼～∥｜…‥‘’“”（）〔〕［］｛｝〈",9,"＋－±×÷＝≠＜＞≦≧∞∴\
♂♀°′″℃￥＄￠￡％＃＆＊＠§☆★○●◎◇"],["a2a1","◆□■△▲▽▼※〒→←↑↓〓"],["a2ba","∈∋⊆⊇⊂⊃∪∩"],["a\
2ca","∧∨￢⇒⇔∀∃"],["a2dc","∠⊥⌒∂∇≡≒≪≫√∽∝∵∫∬"],["a2f2","Å‰♯♭♪†‡¶"],["a2fe","◯"],["a3b0","０",9],["a3c1",
"Ａ",25],["a3e1","ａ",25],["a4a1","ぁ",82],["a5a1","ァ",85],["a6a1","Α",16,"Σ",6],["a6c1","α",16,"σ",6],["a7a1","А",5,"ЁЖ",25],["a7d1","а",5,"ёж",
25],["a8a1","─│┌┐┘└├┬┤┴┼━┃┏┓┛┗┣┳┫┻╋┠┯┨┷┿┝┰┥┸╂"],["ada1","①",19,"Ⅰ",9],["adc0","㍉㌔㌢㍍㌘㌧㌃㌶㍑㍗㌍㌦㌣\
㌫㍊㌻㎜㎝㎞㎎㎏㏄㎡"],["addf","㍻〝〟№㏍℡㊤",4,"㈱㈲㈹㍾㍽㍼≒≡∫∮∑√⊥∠∟⊿∵∩∪"],["b0a1","亜唖娃阿哀愛挨姶逢葵茜穐悪握渥旭葦芦鯵梓圧斡扱\
宛姐虻飴絢綾鮎或粟袷安庵按暗案闇鞍杏以伊位依偉囲夷委威尉惟意慰易椅為畏異移維緯胃萎衣謂違遺医井亥域育郁磯一壱溢逸稲茨芋鰯允印咽員因姻引飲淫胤蔭"],
["b1a1","院陰隠韻吋右宇烏羽迂雨卯鵜窺丑碓臼渦嘘唄欝蔚鰻姥厩浦瓜閏噂云運雲荏餌叡営嬰影映曳栄永泳洩瑛盈穎頴英衛詠鋭液疫益駅悦謁越閲榎厭円園堰奄宴延怨掩援沿演炎焔煙燕猿縁艶苑薗遠鉛鴛塩於汚甥凹央奥往応"],
["b2a1","押旺横欧殴王翁襖鴬鴎黄岡沖荻億屋憶臆桶牡乙俺卸恩温穏音下化仮何伽価佳加可嘉夏嫁家寡科暇果架歌河火珂禍禾稼箇花苛茄荷華菓蝦課嘩貨迦過霞蚊俄峨我牙画臥芽蛾賀雅餓駕介会解回塊壊廻快怪悔恢懐戒拐改"],
["b3a1","魁晦械海灰界皆絵芥蟹開階貝凱劾外咳害崖慨概涯碍蓋街該鎧骸浬馨蛙垣柿蛎鈎劃嚇各廓拡撹格核殻獲確穫覚角赫較郭閣隔革学岳楽額顎掛笠樫橿梶鰍潟割喝恰括活渇滑葛褐轄且鰹叶椛樺鞄株兜竃蒲釜鎌噛鴨栢茅萱"],
["b4a1","粥刈苅瓦乾侃冠寒刊勘勧巻喚堪姦完官寛干幹患感慣憾換敢柑桓棺款歓汗漢澗潅環甘監看竿管簡緩缶翰肝艦莞観諌貫還鑑間閑関陥韓館舘丸含岸巌玩癌眼岩翫贋雁頑顔願企伎危喜器基奇嬉寄岐希幾忌揮机旗既期棋棄"],
["b5a1","機帰毅気汽畿祈季稀紀徽規記貴起軌輝飢騎鬼亀偽儀妓宜戯技擬欺犠疑祇義蟻誼議掬菊鞠吉吃喫桔橘詰砧杵黍却客脚虐逆丘久仇休及吸宮弓急救朽求汲泣灸球究窮笈級糾給旧牛去居巨拒拠挙渠虚許距鋸漁禦魚亨享京"],
["b6a1","供侠僑兇競共凶協匡卿叫喬境峡強彊怯恐恭挟教橋況狂狭矯胸脅興蕎郷鏡響饗驚仰凝尭暁業局曲極玉桐粁僅勤均巾錦斤欣欽琴禁禽筋緊芹菌衿襟謹近金吟銀九倶句区狗玖矩苦躯駆駈駒具愚虞喰空偶寓遇隅串櫛釧屑屈"],
["b7a1","掘窟沓靴轡窪熊隈粂栗繰桑鍬勲君薫訓群軍郡卦袈祁係傾刑兄啓圭珪型契形径恵慶慧憩掲携敬景桂渓畦稽系経継繋罫茎荊蛍計詣警軽頚鶏芸迎鯨劇戟撃激隙桁傑欠決潔穴結血訣月件倹倦健兼券剣喧圏堅嫌建憲懸拳捲"],
["b8a1","検権牽犬献研硯絹県肩見謙賢軒遣鍵険顕験鹸元原厳幻弦減源玄現絃舷言諺限乎個古呼固姑孤己庫弧戸故枯湖狐糊袴股胡菰虎誇跨鈷雇顧鼓五互伍午呉吾娯後御悟梧檎瑚碁語誤護醐乞鯉交佼侯候倖光公功効勾厚口向"],
["b9a1","后喉坑垢好孔孝宏工巧巷幸広庚康弘恒慌抗拘控攻昂晃更杭校梗構江洪浩港溝甲皇硬稿糠紅紘絞綱耕考肯肱腔膏航荒行衡講貢購郊酵鉱砿鋼閤降項香高鴻剛劫号合壕拷濠豪轟麹克刻告国穀酷鵠黒獄漉腰甑忽惚骨狛込"],
["baa1","此頃今困坤墾婚恨懇昏昆根梱混痕紺艮魂些佐叉唆嵯左差査沙瑳砂詐鎖裟坐座挫債催再最哉塞妻宰彩才採栽歳済災采犀砕砦祭斎細菜裁載際剤在材罪財冴坂阪堺榊肴咲崎埼碕鷺作削咋搾昨朔柵窄策索錯桜鮭笹匙冊刷"],
["bba1","察拶撮擦札殺薩雑皐鯖捌錆鮫皿晒三傘参山惨撒散桟燦珊産算纂蚕讃賛酸餐斬暫残仕仔伺使刺司史嗣四士始姉姿子屍市師志思指支孜斯施旨枝止死氏獅祉私糸紙紫肢脂至視詞詩試誌諮資賜雌飼歯事似侍児字寺慈持時"],
["bca1","次滋治爾璽痔磁示而耳自蒔辞汐鹿式識鴫竺軸宍雫七叱執失嫉室悉湿漆疾質実蔀篠偲柴芝屡蕊縞舎写射捨赦斜煮社紗者謝車遮蛇邪借勺尺杓灼爵酌釈錫若寂弱惹主取守手朱殊狩珠種腫趣酒首儒受呪寿授樹綬需囚収周"],
["bda1","宗就州修愁拾洲秀秋終繍習臭舟蒐衆襲讐蹴輯週酋酬集醜什住充十従戎柔汁渋獣縦重銃叔夙宿淑祝縮粛塾熟出術述俊峻春瞬竣舜駿准循旬楯殉淳準潤盾純巡遵醇順処初所暑曙渚庶緒署書薯藷諸助叙女序徐恕鋤除傷償"],
["bea1","勝匠升召哨商唱嘗奨妾娼宵将小少尚庄床廠彰承抄招掌捷昇昌昭晶松梢樟樵沼消渉湘焼焦照症省硝礁祥称章笑粧紹肖菖蒋蕉衝裳訟証詔詳象賞醤鉦鍾鐘障鞘上丈丞乗冗剰城場壌嬢常情擾条杖浄状畳穣蒸譲醸錠嘱埴飾"],
["bfa1","拭植殖燭織職色触食蝕辱尻伸信侵唇娠寝審心慎振新晋森榛浸深申疹真神秦紳臣芯薪親診身辛進針震人仁刃塵壬尋甚尽腎訊迅陣靭笥諏須酢図厨逗吹垂帥推水炊睡粋翠衰遂酔錐錘随瑞髄崇嵩数枢趨雛据杉椙菅頗雀裾"],
["c0a1","澄摺寸世瀬畝是凄制勢姓征性成政整星晴棲栖正清牲生盛精聖声製西誠誓請逝醒青静斉税脆隻席惜戚斥昔析石積籍績脊責赤跡蹟碩切拙接摂折設窃節説雪絶舌蝉仙先千占宣専尖川戦扇撰栓栴泉浅洗染潜煎煽旋穿箭線"],
["c1a1","繊羨腺舛船薦詮賎践選遷銭銑閃鮮前善漸然全禅繕膳糎噌塑岨措曾曽楚狙疏疎礎祖租粗素組蘇訴阻遡鼠僧創双叢倉喪壮奏爽宋層匝惣想捜掃挿掻操早曹巣槍槽漕燥争痩相窓糟総綜聡草荘葬蒼藻装走送遭鎗霜騒像増憎"],
["c2a1","臓蔵贈造促側則即息捉束測足速俗属賊族続卒袖其揃存孫尊損村遜他多太汰詑唾堕妥惰打柁舵楕陀駄騨体堆対耐岱帯待怠態戴替泰滞胎腿苔袋貸退逮隊黛鯛代台大第醍題鷹滝瀧卓啄宅托択拓沢濯琢託鐸濁諾茸凧蛸只"],
["c3a1","叩但達辰奪脱巽竪辿棚谷狸鱈樽誰丹単嘆坦担探旦歎淡湛炭短端箪綻耽胆蛋誕鍛団壇弾断暖檀段男談値知地弛恥智池痴稚置致蜘遅馳築畜竹筑蓄逐秩窒茶嫡着中仲宙忠抽昼柱注虫衷註酎鋳駐樗瀦猪苧著貯丁兆凋喋寵"],
["c4a1","帖帳庁弔張彫徴懲挑暢朝潮牒町眺聴脹腸蝶調諜超跳銚長頂鳥勅捗直朕沈珍賃鎮陳津墜椎槌追鎚痛通塚栂掴槻佃漬柘辻蔦綴鍔椿潰坪壷嬬紬爪吊釣鶴亭低停偵剃貞呈堤定帝底庭廷弟悌抵挺提梯汀碇禎程締艇訂諦蹄逓"],
["c5a1","邸鄭釘鼎泥摘擢敵滴的笛適鏑溺哲徹撤轍迭鉄典填天展店添纏甜貼転顛点伝殿澱田電兎吐堵塗妬屠徒斗杜渡登菟賭途都鍍砥砺努度土奴怒倒党冬凍刀唐塔塘套宕島嶋悼投搭東桃梼棟盗淘湯涛灯燈当痘祷等答筒糖統到"],
["c6a1","董蕩藤討謄豆踏逃透鐙陶頭騰闘働動同堂導憧撞洞瞳童胴萄道銅峠鴇匿得徳涜特督禿篤毒独読栃橡凸突椴届鳶苫寅酉瀞噸屯惇敦沌豚遁頓呑曇鈍奈那内乍凪薙謎灘捺鍋楢馴縄畷南楠軟難汝二尼弐迩匂賑肉虹廿日乳入"],
["c7a1","如尿韮任妊忍認濡禰祢寧葱猫熱年念捻撚燃粘乃廼之埜嚢悩濃納能脳膿農覗蚤巴把播覇杷波派琶破婆罵芭馬俳廃拝排敗杯盃牌背肺輩配倍培媒梅楳煤狽買売賠陪這蝿秤矧萩伯剥博拍柏泊白箔粕舶薄迫曝漠爆縛莫駁麦"],
["c8a1","函箱硲箸肇筈櫨幡肌畑畠八鉢溌発醗髪伐罰抜筏閥鳩噺塙蛤隼伴判半反叛帆搬斑板氾汎版犯班畔繁般藩販範釆煩頒飯挽晩番盤磐蕃蛮匪卑否妃庇彼悲扉批披斐比泌疲皮碑秘緋罷肥被誹費避非飛樋簸備尾微枇毘琵眉美"],
["c9a1","鼻柊稗匹疋髭彦膝菱肘弼必畢筆逼桧姫媛紐百謬俵彪標氷漂瓢票表評豹廟描病秒苗錨鋲蒜蛭鰭品彬斌浜瀕貧賓頻敏瓶不付埠夫婦富冨布府怖扶敷斧普浮父符腐膚芙譜負賦赴阜附侮撫武舞葡蕪部封楓風葺蕗伏副復幅服"],
["caa1","福腹複覆淵弗払沸仏物鮒分吻噴墳憤扮焚奮粉糞紛雰文聞丙併兵塀幣平弊柄並蔽閉陛米頁僻壁癖碧別瞥蔑箆偏変片篇編辺返遍便勉娩弁鞭保舗鋪圃捕歩甫補輔穂募墓慕戊暮母簿菩倣俸包呆報奉宝峰峯崩庖抱捧放方朋"],
["cba1","法泡烹砲縫胞芳萌蓬蜂褒訪豊邦鋒飽鳳鵬乏亡傍剖坊妨帽忘忙房暴望某棒冒紡肪膨謀貌貿鉾防吠頬北僕卜墨撲朴牧睦穆釦勃没殆堀幌奔本翻凡盆摩磨魔麻埋妹昧枚毎哩槙幕膜枕鮪柾鱒桝亦俣又抹末沫迄侭繭麿万慢満"],
["cca1","漫蔓味未魅巳箕岬密蜜湊蓑稔脈妙粍民眠務夢無牟矛霧鵡椋婿娘冥名命明盟迷銘鳴姪牝滅免棉綿緬面麺摸模茂妄孟毛猛盲網耗蒙儲木黙目杢勿餅尤戻籾貰問悶紋門匁也冶夜爺耶野弥矢厄役約薬訳躍靖柳薮鑓愉愈油癒"],
["cda1","諭輸唯佑優勇友宥幽悠憂揖有柚湧涌猶猷由祐裕誘遊邑郵雄融夕予余与誉輿預傭幼妖容庸揚揺擁曜楊様洋溶熔用窯羊耀葉蓉要謡踊遥陽養慾抑欲沃浴翌翼淀羅螺裸来莱頼雷洛絡落酪乱卵嵐欄濫藍蘭覧利吏履李梨理璃"],
["cea1","痢裏裡里離陸律率立葎掠略劉流溜琉留硫粒隆竜龍侶慮旅虜了亮僚両凌寮料梁涼猟療瞭稜糧良諒遼量陵領力緑倫厘林淋燐琳臨輪隣鱗麟瑠塁涙累類令伶例冷励嶺怜玲礼苓鈴隷零霊麗齢暦歴列劣烈裂廉恋憐漣煉簾練聯"],
["cfa1","蓮連錬呂魯櫓炉賂路露労婁廊弄朗楼榔浪漏牢狼篭老聾蝋郎六麓禄肋録論倭和話歪賄脇惑枠鷲亙亘鰐詫藁蕨椀湾碗腕"],
["d0a1","弌丐丕个丱丶丼丿乂乖乘亂亅豫亊舒弍于亞亟亠亢亰亳亶从仍仄仆仂仗仞仭仟价伉佚估佛佝佗佇佶侈侏侘佻佩佰侑佯來侖儘俔俟俎俘俛俑俚俐俤俥倚倨倔倪倥倅伜俶倡倩倬俾俯們倆偃假會偕偐偈做偖偬偸傀傚傅傴傲"],
["d1a1","僉僊傳僂僖僞僥僭僣僮價僵儉儁儂儖儕儔儚儡儺儷儼儻儿兀兒兌兔兢竸兩兪兮冀冂囘册冉冏冑冓冕冖冤冦冢冩冪冫决冱冲冰况冽凅凉凛几處凩凭凰凵凾刄刋刔刎刧刪刮刳刹剏剄剋剌剞剔剪剴剩剳剿剽劍劔劒剱劈劑辨"],
["d2a1","辧劬劭劼劵勁勍勗勞勣勦飭勠勳勵勸勹匆匈甸匍匐匏匕匚匣匯匱匳匸區卆卅丗卉卍凖卞卩卮夘卻卷厂厖厠厦厥厮厰厶參簒雙叟曼燮叮叨叭叺吁吽呀听吭吼吮吶吩吝呎咏呵咎呟呱呷呰咒呻咀呶咄咐咆哇咢咸咥咬哄哈咨"],
["d3a1","咫哂咤咾咼哘哥哦唏唔哽哮哭哺哢唹啀啣啌售啜啅啖啗唸唳啝喙喀咯喊喟啻啾喘喞單啼喃喩喇喨嗚嗅嗟嗄嗜嗤嗔嘔嗷嘖嗾嗽嘛嗹噎噐營嘴嘶嘲嘸噫噤嘯噬噪嚆嚀嚊嚠嚔嚏嚥嚮嚶嚴囂嚼囁囃囀囈囎囑囓囗囮囹圀囿圄圉"],
["d4a1","圈國圍圓團圖嗇圜圦圷圸坎圻址坏坩埀垈坡坿垉垓垠垳垤垪垰埃埆埔埒埓堊埖埣堋堙堝塲堡塢塋塰毀塒堽塹墅墹墟墫墺壞墻墸墮壅壓壑壗壙壘壥壜壤壟壯壺壹壻壼壽夂夊夐夛梦夥夬夭夲夸夾竒奕奐奎奚奘奢奠奧奬奩"],
["d5a1","奸妁妝佞侫妣妲姆姨姜妍姙姚娥娟娑娜娉娚婀婬婉娵娶婢婪媚媼媾嫋嫂媽嫣嫗嫦嫩嫖嫺嫻嬌嬋嬖嬲嫐嬪嬶嬾孃孅孀孑孕孚孛孥孩孰孳孵學斈孺宀它宦宸寃寇寉寔寐寤實寢寞寥寫寰寶寳尅將專對尓尠尢尨尸尹屁屆屎屓"],
["d6a1","屐屏孱屬屮乢屶屹岌岑岔妛岫岻岶岼岷峅岾峇峙峩峽峺峭嶌峪崋崕崗嵜崟崛崑崔崢崚崙崘嵌嵒嵎嵋嵬嵳嵶嶇嶄嶂嶢嶝嶬嶮嶽嶐嶷嶼巉巍巓巒巖巛巫已巵帋帚帙帑帛帶帷幄幃幀幎幗幔幟幢幤幇幵并幺麼广庠廁廂廈廐廏"],
["d7a1","廖廣廝廚廛廢廡廨廩廬廱廳廰廴廸廾弃弉彝彜弋弑弖弩弭弸彁彈彌彎弯彑彖彗彙彡彭彳彷徃徂彿徊很徑徇從徙徘徠徨徭徼忖忻忤忸忱忝悳忿怡恠怙怐怩怎怱怛怕怫怦怏怺恚恁恪恷恟恊恆恍恣恃恤恂恬恫恙悁悍惧悃悚"],
["d8a1","悄悛悖悗悒悧悋惡悸惠惓悴忰悽惆悵惘慍愕愆惶惷愀惴惺愃愡惻惱愍愎慇愾愨愧慊愿愼愬愴愽慂慄慳慷慘慙慚慫慴慯慥慱慟慝慓慵憙憖憇憬憔憚憊憑憫憮懌懊應懷懈懃懆憺懋罹懍懦懣懶懺懴懿懽懼懾戀戈戉戍戌戔戛"],
["d9a1","戞戡截戮戰戲戳扁扎扞扣扛扠扨扼抂抉找抒抓抖拔抃抔拗拑抻拏拿拆擔拈拜拌拊拂拇抛拉挌拮拱挧挂挈拯拵捐挾捍搜捏掖掎掀掫捶掣掏掉掟掵捫捩掾揩揀揆揣揉插揶揄搖搴搆搓搦搶攝搗搨搏摧摯摶摎攪撕撓撥撩撈撼"],
["daa1","據擒擅擇撻擘擂擱擧舉擠擡抬擣擯攬擶擴擲擺攀擽攘攜攅攤攣攫攴攵攷收攸畋效敖敕敍敘敞敝敲數斂斃變斛斟斫斷旃旆旁旄旌旒旛旙无旡旱杲昊昃旻杳昵昶昴昜晏晄晉晁晞晝晤晧晨晟晢晰暃暈暎暉暄暘暝曁暹曉暾暼"],
["dba1","曄暸曖曚曠昿曦曩曰曵曷朏朖朞朦朧霸朮朿朶杁朸朷杆杞杠杙杣杤枉杰枩杼杪枌枋枦枡枅枷柯枴柬枳柩枸柤柞柝柢柮枹柎柆柧檜栞框栩桀桍栲桎梳栫桙档桷桿梟梏梭梔條梛梃檮梹桴梵梠梺椏梍桾椁棊椈棘椢椦棡椌棍"],
["dca1","棔棧棕椶椒椄棗棣椥棹棠棯椨椪椚椣椡棆楹楷楜楸楫楔楾楮椹楴椽楙椰楡楞楝榁楪榲榮槐榿槁槓榾槎寨槊槝榻槃榧樮榑榠榜榕榴槞槨樂樛槿權槹槲槧樅榱樞槭樔槫樊樒櫁樣樓橄樌橲樶橸橇橢橙橦橈樸樢檐檍檠檄檢檣"],
["dda1","檗蘗檻櫃櫂檸檳檬櫞櫑櫟檪櫚櫪櫻欅蘖櫺欒欖鬱欟欸欷盜欹飮歇歃歉歐歙歔歛歟歡歸歹歿殀殄殃殍殘殕殞殤殪殫殯殲殱殳殷殼毆毋毓毟毬毫毳毯麾氈氓气氛氤氣汞汕汢汪沂沍沚沁沛汾汨汳沒沐泄泱泓沽泗泅泝沮沱沾"],
["dea1","沺泛泯泙泪洟衍洶洫洽洸洙洵洳洒洌浣涓浤浚浹浙涎涕濤涅淹渕渊涵淇淦涸淆淬淞淌淨淒淅淺淙淤淕淪淮渭湮渮渙湲湟渾渣湫渫湶湍渟湃渺湎渤滿渝游溂溪溘滉溷滓溽溯滄溲滔滕溏溥滂溟潁漑灌滬滸滾漿滲漱滯漲滌"],
["dfa1","漾漓滷澆潺潸澁澀潯潛濳潭澂潼潘澎澑濂潦澳澣澡澤澹濆澪濟濕濬濔濘濱濮濛瀉瀋濺瀑瀁瀏濾瀛瀚潴瀝瀘瀟瀰瀾瀲灑灣炙炒炯烱炬炸炳炮烟烋烝烙焉烽焜焙煥煕熈煦煢煌煖煬熏燻熄熕熨熬燗熹熾燒燉燔燎燠燬燧燵燼"],
["e0a1","燹燿爍爐爛爨爭爬爰爲爻爼爿牀牆牋牘牴牾犂犁犇犒犖犢犧犹犲狃狆狄狎狒狢狠狡狹狷倏猗猊猜猖猝猴猯猩猥猾獎獏默獗獪獨獰獸獵獻獺珈玳珎玻珀珥珮珞璢琅瑯琥珸琲琺瑕琿瑟瑙瑁瑜瑩瑰瑣瑪瑶瑾璋璞璧瓊瓏瓔珱"],
["e1a1","瓠瓣瓧瓩瓮瓲瓰瓱瓸瓷甄甃甅甌甎甍甕甓甞甦甬甼畄畍畊畉畛畆畚畩畤畧畫畭畸當疆疇畴疊疉疂疔疚疝疥疣痂疳痃疵疽疸疼疱痍痊痒痙痣痞痾痿痼瘁痰痺痲痳瘋瘍瘉瘟瘧瘠瘡瘢瘤瘴瘰瘻癇癈癆癜癘癡癢癨癩癪癧癬癰"],
["e2a1","癲癶癸發皀皃皈皋皎皖皓皙皚皰皴皸皹皺盂盍盖盒盞盡盥盧盪蘯盻眈眇眄眩眤眞眥眦眛眷眸睇睚睨睫睛睥睿睾睹瞎瞋瞑瞠瞞瞰瞶瞹瞿瞼瞽瞻矇矍矗矚矜矣矮矼砌砒礦砠礪硅碎硴碆硼碚碌碣碵碪碯磑磆磋磔碾碼磅磊磬"],
["e3a1","磧磚磽磴礇礒礑礙礬礫祀祠祗祟祚祕祓祺祿禊禝禧齋禪禮禳禹禺秉秕秧秬秡秣稈稍稘稙稠稟禀稱稻稾稷穃穗穉穡穢穩龝穰穹穽窈窗窕窘窖窩竈窰窶竅竄窿邃竇竊竍竏竕竓站竚竝竡竢竦竭竰笂笏笊笆笳笘笙笞笵笨笶筐"],
["e4a1","筺笄筍笋筌筅筵筥筴筧筰筱筬筮箝箘箟箍箜箚箋箒箏筝箙篋篁篌篏箴篆篝篩簑簔篦篥籠簀簇簓篳篷簗簍篶簣簧簪簟簷簫簽籌籃籔籏籀籐籘籟籤籖籥籬籵粃粐粤粭粢粫粡粨粳粲粱粮粹粽糀糅糂糘糒糜糢鬻糯糲糴糶糺紆"],
["e5a1","紂紜紕紊絅絋紮紲紿紵絆絳絖絎絲絨絮絏絣經綉絛綏絽綛綺綮綣綵緇綽綫總綢綯緜綸綟綰緘緝緤緞緻緲緡縅縊縣縡縒縱縟縉縋縢繆繦縻縵縹繃縷縲縺繧繝繖繞繙繚繹繪繩繼繻纃緕繽辮繿纈纉續纒纐纓纔纖纎纛纜缸缺"],
["e6a1","罅罌罍罎罐网罕罔罘罟罠罨罩罧罸羂羆羃羈羇羌羔羞羝羚羣羯羲羹羮羶羸譱翅翆翊翕翔翡翦翩翳翹飜耆耄耋耒耘耙耜耡耨耿耻聊聆聒聘聚聟聢聨聳聲聰聶聹聽聿肄肆肅肛肓肚肭冐肬胛胥胙胝胄胚胖脉胯胱脛脩脣脯腋"],
["e7a1","隋腆脾腓腑胼腱腮腥腦腴膃膈膊膀膂膠膕膤膣腟膓膩膰膵膾膸膽臀臂膺臉臍臑臙臘臈臚臟臠臧臺臻臾舁舂舅與舊舍舐舖舩舫舸舳艀艙艘艝艚艟艤艢艨艪艫舮艱艷艸艾芍芒芫芟芻芬苡苣苟苒苴苳苺莓范苻苹苞茆苜茉苙"],
["e8a1","茵茴茖茲茱荀茹荐荅茯茫茗茘莅莚莪莟莢莖茣莎莇莊荼莵荳荵莠莉莨菴萓菫菎菽萃菘萋菁菷萇菠菲萍萢萠莽萸蔆菻葭萪萼蕚蒄葷葫蒭葮蒂葩葆萬葯葹萵蓊葢蒹蒿蒟蓙蓍蒻蓚蓐蓁蓆蓖蒡蔡蓿蓴蔗蔘蔬蔟蔕蔔蓼蕀蕣蕘蕈"],
["e9a1","蕁蘂蕋蕕薀薤薈薑薊薨蕭薔薛藪薇薜蕷蕾薐藉薺藏薹藐藕藝藥藜藹蘊蘓蘋藾藺蘆蘢蘚蘰蘿虍乕虔號虧虱蚓蚣蚩蚪蚋蚌蚶蚯蛄蛆蚰蛉蠣蚫蛔蛞蛩蛬蛟蛛蛯蜒蜆蜈蜀蜃蛻蜑蜉蜍蛹蜊蜴蜿蜷蜻蜥蜩蜚蝠蝟蝸蝌蝎蝴蝗蝨蝮蝙"],
["eaa1","蝓蝣蝪蠅螢螟螂螯蟋螽蟀蟐雖螫蟄螳蟇蟆螻蟯蟲蟠蠏蠍蟾蟶蟷蠎蟒蠑蠖蠕蠢蠡蠱蠶蠹蠧蠻衄衂衒衙衞衢衫袁衾袞衵衽袵衲袂袗袒袮袙袢袍袤袰袿袱裃裄裔裘裙裝裹褂裼裴裨裲褄褌褊褓襃褞褥褪褫襁襄褻褶褸襌褝襠襞"],
["eba1","襦襤襭襪襯襴襷襾覃覈覊覓覘覡覩覦覬覯覲覺覽覿觀觚觜觝觧觴觸訃訖訐訌訛訝訥訶詁詛詒詆詈詼詭詬詢誅誂誄誨誡誑誥誦誚誣諄諍諂諚諫諳諧諤諱謔諠諢諷諞諛謌謇謚諡謖謐謗謠謳鞫謦謫謾謨譁譌譏譎證譖譛譚譫"],
["eca1","譟譬譯譴譽讀讌讎讒讓讖讙讚谺豁谿豈豌豎豐豕豢豬豸豺貂貉貅貊貍貎貔豼貘戝貭貪貽貲貳貮貶賈賁賤賣賚賽賺賻贄贅贊贇贏贍贐齎贓賍贔贖赧赭赱赳趁趙跂趾趺跏跚跖跌跛跋跪跫跟跣跼踈踉跿踝踞踐踟蹂踵踰踴蹊"],
["eda1","蹇蹉蹌蹐蹈蹙蹤蹠踪蹣蹕蹶蹲蹼躁躇躅躄躋躊躓躑躔躙躪躡躬躰軆躱躾軅軈軋軛軣軼軻軫軾輊輅輕輒輙輓輜輟輛輌輦輳輻輹轅轂輾轌轉轆轎轗轜轢轣轤辜辟辣辭辯辷迚迥迢迪迯邇迴逅迹迺逑逕逡逍逞逖逋逧逶逵逹迸"],
["eea1","遏遐遑遒逎遉逾遖遘遞遨遯遶隨遲邂遽邁邀邊邉邏邨邯邱邵郢郤扈郛鄂鄒鄙鄲鄰酊酖酘酣酥酩酳酲醋醉醂醢醫醯醪醵醴醺釀釁釉釋釐釖釟釡釛釼釵釶鈞釿鈔鈬鈕鈑鉞鉗鉅鉉鉤鉈銕鈿鉋鉐銜銖銓銛鉚鋏銹銷鋩錏鋺鍄錮"],
["efa1","錙錢錚錣錺錵錻鍜鍠鍼鍮鍖鎰鎬鎭鎔鎹鏖鏗鏨鏥鏘鏃鏝鏐鏈鏤鐚鐔鐓鐃鐇鐐鐶鐫鐵鐡鐺鑁鑒鑄鑛鑠鑢鑞鑪鈩鑰鑵鑷鑽鑚鑼鑾钁鑿閂閇閊閔閖閘閙閠閨閧閭閼閻閹閾闊濶闃闍闌闕闔闖關闡闥闢阡阨阮阯陂陌陏陋陷陜陞"],
["f0a1","陝陟陦陲陬隍隘隕隗險隧隱隲隰隴隶隸隹雎雋雉雍襍雜霍雕雹霄霆霈霓霎霑霏霖霙霤霪霰霹霽霾靄靆靈靂靉靜靠靤靦靨勒靫靱靹鞅靼鞁靺鞆鞋鞏鞐鞜鞨鞦鞣鞳鞴韃韆韈韋韜韭齏韲竟韶韵頏頌頸頤頡頷頽顆顏顋顫顯顰"],
["f1a1","顱顴顳颪颯颱颶飄飃飆飩飫餃餉餒餔餘餡餝餞餤餠餬餮餽餾饂饉饅饐饋饑饒饌饕馗馘馥馭馮馼駟駛駝駘駑駭駮駱駲駻駸騁騏騅駢騙騫騷驅驂驀驃騾驕驍驛驗驟驢驥驤驩驫驪骭骰骼髀髏髑髓體髞髟髢髣髦髯髫髮髴髱髷"],
["f2a1","髻鬆鬘鬚鬟鬢鬣鬥鬧鬨鬩鬪鬮鬯鬲魄魃魏魍魎魑魘魴鮓鮃鮑鮖鮗鮟鮠鮨鮴鯀鯊鮹鯆鯏鯑鯒鯣鯢鯤鯔鯡鰺鯲鯱鯰鰕鰔鰉鰓鰌鰆鰈鰒鰊鰄鰮鰛鰥鰤鰡鰰鱇鰲鱆鰾鱚鱠鱧鱶鱸鳧鳬鳰鴉鴈鳫鴃鴆鴪鴦鶯鴣鴟鵄鴕鴒鵁鴿鴾鵆鵈"],
["f3a1","鵝鵞鵤鵑鵐鵙鵲鶉鶇鶫鵯鵺鶚鶤鶩鶲鷄鷁鶻鶸鶺鷆鷏鷂鷙鷓鷸鷦鷭鷯鷽鸚鸛鸞鹵鹹鹽麁麈麋麌麒麕麑麝麥麩麸麪麭靡黌黎黏黐黔黜點黝黠黥黨黯黴黶黷黹黻黼黽鼇鼈皷鼕鼡鼬鼾齊齒齔齣齟齠齡齦齧齬齪齷齲齶龕龜龠"],
["f4a1","堯槇遙瑤凜熙"],["f9a1","纊褜鍈銈蓜俉炻昱棈鋹曻彅丨仡仼伀伃伹佖侒侊侚侔俍偀倢俿倞偆偰偂傔僴僘兊兤冝冾凬刕劜劦勀勛匀匇匤卲厓厲叝﨎咜咊咩哿喆坙坥垬埈埇﨏塚增墲夋奓奛奝奣妤妺孖寀甯寘寬尞岦岺峵崧嵓﨑嵂嵭嶸嶹巐弡弴彧德"],
["faa1","忞恝悅悊惞惕愠惲愑愷愰憘戓抦揵摠撝擎敎昀昕昻昉昮昞昤晥晗晙晴晳暙暠暲暿曺朎朗杦枻桒柀栁桄棏﨓楨﨔榘槢樰橫橆橳橾櫢櫤毖氿汜沆汯泚洄涇浯涖涬淏淸淲淼渹湜渧渼溿澈澵濵瀅瀇瀨炅炫焏焄煜煆煇凞燁燾犱"],
["fba1","犾猤猪獷玽珉珖珣珒琇珵琦琪琩琮瑢璉璟甁畯皂皜皞皛皦益睆劯砡硎硤硺礰礼神祥禔福禛竑竧靖竫箞精絈絜綷綠緖繒罇羡羽茁荢荿菇菶葈蒴蕓蕙蕫﨟薰蘒﨡蠇裵訒訷詹誧誾諟諸諶譓譿賰賴贒赶﨣軏﨤逸遧郞都鄕鄧釚"],
["fca1","釗釞釭釮釤釥鈆鈐鈊鈺鉀鈼鉎鉙鉑鈹鉧銧鉷鉸鋧鋗鋙鋐﨧鋕鋠鋓錥錡鋻﨨錞鋿錝錂鍰鍗鎤鏆鏞鏸鐱鑅鑈閒隆﨩隝隯霳霻靃靍靏靑靕顗顥飯飼餧館馞驎髙髜魵魲鮏鮱鮻鰀鵰鵫鶴鸙黑"],
["fcf1","ⅰ",9,"￢￤＇＂"],["8fa2af","˘ˇ¸˙˝¯˛˚～΄΅"],["8fa2c2","¡¦¿"],["8fa2eb","ºª©®™¤№"],["8fa6e1","ΆΈΉΊΪ"],["8fa6e7","Ό"],[
"8fa6e9","ΎΫ"],["8fa6ec","Ώ"],["8fa6f1","άέήίϊΐόςύϋΰώ"],["8fa7c2","Ђ",10,"ЎЏ"],["8fa7f2","ђ",10,"ўџ"],["8fa9a1","ÆĐ"],["8fa9a4","Ħ"],["8\
fa9a6","Ĳ"],["8fa9a8","ŁĿ"],["8fa9ab","ŊØŒ"],["8fa9af","ŦÞ"],["8fa9c1","æđðħıĳĸłŀŉŋøœßŧþ"],["8faaa1","ÁÀÄÂĂǍĀĄÅÃĆĈČÇĊĎÉÈËÊĚĖĒĘ"],
["8faaba","ĜĞĢĠĤÍÌÏÎǏİĪĮĨĴĶĹĽĻŃŇŅÑÓÒÖÔǑŐŌÕŔŘŖŚŜŠŞŤŢÚÙÜÛŬǓŰŪŲŮŨǗǛǙǕŴÝŸŶŹŽŻ"],["8faba1","áàäâăǎāąåãć\
ĉčçċďéèëêěėēęǵĝğ"],["8fabbd","ġĥíìïîǐ"],["8fabc5","īįĩĵķĺľļńňņñóòöôǒőōõŕřŗśŝšşťţúùüûŭǔűūųůũǘǜǚǖŵýÿŷźžż"],
["8fb0a1","丂丄丅丌丒丟丣两丨丫丮丯丰丵乀乁乄乇乑乚乜乣乨乩乴乵乹乿亍亖亗亝亯亹仃仐仚仛仠仡仢仨仯仱仳仵份仾仿伀伂伃伈伋伌伒伕伖众伙伮伱你伳伵伷伹伻伾佀佂佈佉佋佌佒佔佖佘佟佣佪佬佮佱佷佸佹佺佽佾侁侂侄"],
["8fb1a1","侅侉侊侌侎侐侒侓侔侗侙侚侞侟侲侷侹侻侼侽侾俀俁俅俆俈俉俋俌俍俏俒俜俠俢俰俲俼俽俿倀倁倄倇倊倌倎倐倓倗倘倛倜倝倞倢倧倮倰倲倳倵偀偁偂偅偆偊偌偎偑偒偓偗偙偟偠偢偣偦偧偪偭偰偱倻傁傃傄傆傊傎傏傐"],
["8fb2a1","傒傓傔傖傛傜傞",4,"傪傯傰傹傺傽僀僃僄僇僌僎僐僓僔僘僜僝僟僢僤僦僨僩僯僱僶僺僾儃儆儇儈儋儌儍儎僲儐儗儙儛儜儝儞儣儧儨儬儭儯儱儳儴儵儸儹兂兊兏兓兕兗兘兟兤兦兾冃冄冋冎冘冝冡冣冭冸冺冼冾冿凂"],
["8fb3a1","凈减凑凒凓凕凘凞凢凥凮凲凳凴凷刁刂刅划刓刕刖刘刢刨刱刲刵刼剅剉剕剗剘剚剜剟剠剡剦剮剷剸剹劀劂劅劊劌劓劕劖劗劘劚劜劤劥劦劧劯劰劶劷劸劺劻劽勀勄勆勈勌勏勑勔勖勛勜勡勥勨勩勪勬勰勱勴勶勷匀匃匊匋"],
["8fb4a1","匌匑匓匘匛匜匞匟匥匧匨匩匫匬匭匰匲匵匼匽匾卂卌卋卙卛卡卣卥卬卭卲卹卾厃厇厈厎厓厔厙厝厡厤厪厫厯厲厴厵厷厸厺厽叀叅叏叒叓叕叚叝叞叠另叧叵吂吓吚吡吧吨吪启吱吴吵呃呄呇呍呏呞呢呤呦呧呩呫呭呮呴呿"],
["8fb5a1","咁咃咅咈咉咍咑咕咖咜咟咡咦咧咩咪咭咮咱咷咹咺咻咿哆哊响哎哠哪哬哯哶哼哾哿唀唁唅唈唉唌唍唎唕唪唫唲唵唶唻唼唽啁啇啉啊啍啐啑啘啚啛啞啠啡啤啦啿喁喂喆喈喎喏喑喒喓喔喗喣喤喭喲喿嗁嗃嗆嗉嗋嗌嗎嗑嗒"],
["8fb6a1","嗓嗗嗘嗛嗞嗢嗩嗶嗿嘅嘈嘊嘍",5,"嘙嘬嘰嘳嘵嘷嘹嘻嘼嘽嘿噀噁噃噄噆噉噋噍噏噔噞噠噡噢噣噦噩噭噯噱噲噵嚄嚅嚈嚋嚌嚕嚙嚚嚝嚞嚟嚦嚧嚨嚩嚫嚬嚭嚱嚳嚷嚾囅囉囊囋囏囐囌囍囙囜囝囟囡囤",
4,"囱囫园"],["8fb7a1","囶囷圁圂圇圊圌圑圕圚圛圝圠圢圣圤圥圩圪圬圮圯圳圴圽圾圿坅坆坌坍坒坢坥坧坨坫坭",4,"坳坴坵坷坹坺坻坼坾垁垃垌垔垗垙\
垚垜垝垞垟垡垕垧垨垩垬垸垽埇埈埌埏埕埝埞埤埦埧埩埭埰埵埶埸埽埾埿堃堄堈堉埡"],["8fb8a1","堌堍堛堞堟堠堦堧堭堲堹堿塉塌塍塏塐塕塟塡塤塧塨塸塼塿墀墁墇墈墉墊墌墍墏\
墐墔墖墝墠墡墢墦墩墱墲壄墼壂壈壍壎壐壒壔壖壚壝壡壢壩壳夅夆夋夌夒夓夔虁夝夡夣夤夨夯夰夳夵夶夿奃奆奒奓奙奛奝奞奟奡奣奫奭"],
["8fb9a1","奯奲奵奶她奻奼妋妌妎妒妕妗妟妤妧妭妮妯妰妳妷妺妼姁姃姄姈姊姍姒姝姞姟姣姤姧姮姯姱姲姴姷娀娄娌娍娎娒娓娞娣娤娧娨娪娭娰婄婅婇婈婌婐婕婞婣婥婧婭婷婺婻婾媋媐媓媖媙媜媞媟媠媢媧媬媱媲媳媵媸媺媻媿"],
["8fbaa1","嫄嫆嫈嫏嫚嫜嫠嫥嫪嫮嫵嫶嫽嬀嬁嬈嬗嬴嬙嬛嬝嬡嬥嬭嬸孁孋孌孒孖孞孨孮孯孼孽孾孿宁宄宆宊宎宐宑宓宔宖宨宩宬宭宯宱宲宷宺宼寀寁寍寏寖",
4,"寠寯寱寴寽尌尗尞尟尣尦尩尫尬尮尰尲尵尶屙屚屜屢屣屧屨屩"],["8fbba1","屭屰屴屵屺屻屼屽岇岈岊岏岒岝岟岠岢岣岦岪岲岴岵岺峉峋峒峝峗峮峱峲峴崁崆崍崒崫崣崤崦崧崱崴崹崽崿嵂嵃嵆嵈嵕嵑嵙嵊嵟嵠嵡嵢嵤嵪嵭\
嵰嵹嵺嵾嵿嶁嶃嶈嶊嶒嶓嶔嶕嶙嶛嶟嶠嶧嶫嶰嶴嶸嶹巃巇巋巐巎巘巙巠巤"],["8fbca1","巩巸巹帀帇帍帒帔帕帘帟帠帮帨帲帵帾幋幐幉幑幖幘幛幜幞幨幪",
4,"幰庀庋庎庢庤庥庨庪庬庱庳庽庾庿廆廌廋廎廑廒廔廕廜廞廥廫异弆弇弈弎弙弜弝弡弢弣弤弨弫弬弮弰弴弶弻弽弿彀彄彅彇彍彐彔彘彛彠彣彤彧"],
["8fbda1","彯彲彴彵彸彺彽彾徉徍徏徖徜徝徢徧徫徤徬徯徰徱徸忄忇忈忉忋忐",4,"忞忡忢忨忩忪忬忭忮忯忲忳忶忺忼怇怊怍怓怔怗怘怚怟怤怭怳怵恀恇恈恉恌恑恔恖恗恝恡恧恱恾恿悂悆悈悊悎悑悓悕悘悝悞悢悤悥\
您悰悱悷"],["8fbea1","悻悾惂惄惈惉惊惋惎惏惔惕惙惛惝惞惢惥惲惵惸惼惽愂愇愊愌愐",4,"愖愗愙愜愞愢愪愫愰愱愵愶愷愹慁慅慆慉慞慠慬慲慸慻慼慿憀憁憃憄憋憍憒憓憗憘憜憝憟憠憥憨憪憭憸\
憹憼懀懁懂懎懏懕懜懝懞懟懡懢懧懩懥"],["8fbfa1","懬懭懯戁戃戄戇戓戕戜戠戢戣戧戩戫戹戽扂扃扄扆扌扐扑扒扔扖扚扜扤扭扯扳扺扽抍抎抏抐抦抨抳抶抷抺抾抿拄拎拕拖拚拪拲拴拼拽挃挄挊挋挍挐挓挖挘挩挪挭挵挶挹挼捁捂捃捄捆捊捋捎捒捓捔捘捛捥捦捬捭捱捴捵"],
["8fc0a1","捸捼捽捿掂掄掇掊掐掔掕掙掚掞掤掦掭掮掯掽揁揅揈揎揑揓揔揕揜揠揥揪揬揲揳揵揸揹搉搊搐搒搔搘搞搠搢搤搥搩搪搯搰搵搽搿摋摏摑摒摓摔摚摛摜摝摟摠摡摣摭摳摴摻摽撅撇撏撐撑撘撙撛撝撟撡撣撦撨撬撳撽撾撿"],
["8fc1a1","擄擉擊擋擌擎擐擑擕擗擤擥擩擪擭擰擵擷擻擿攁攄攈攉攊攏攓攔攖攙攛攞攟攢攦攩攮攱攺攼攽敃敇敉敐敒敔敟敠敧敫敺敽斁斅斊斒斕斘斝斠斣斦斮斲斳斴斿旂旈旉旎旐旔旖旘旟旰旲旴旵旹旾旿昀昄昈昉昍昑昒昕昖昝"],
["8fc2a1","昞昡昢昣昤昦昩昪昫昬昮昰昱昳昹昷晀晅晆晊晌晑晎晗晘晙晛晜晠晡曻晪晫晬晾晳晵晿晷晸晹晻暀晼暋暌暍暐暒暙暚暛暜暟暠暤暭暱暲暵暻暿曀曂曃曈曌曎曏曔曛曟曨曫曬曮曺朅朇朎朓朙朜朠朢朳朾杅杇杈杌杔杕杝"],
["8fc3a1","杦杬杮杴杶杻极构枎枏枑枓枖枘枙枛枰枱枲枵枻枼枽柹柀柂柃柅柈柉柒柗柙柜柡柦柰柲柶柷桒栔栙栝栟栨栧栬栭栯栰栱栳栻栿桄桅桊桌桕桗桘桛桫桮",
4,"桵桹桺桻桼梂梄梆梈梖梘梚梜梡梣梥梩梪梮梲梻棅棈棌棏"],["8fc4a1","棐棑棓棖棙棜棝棥棨棪棫棬棭棰棱棵棶棻棼棽椆椉椊椐椑椓椖椗椱椳椵椸椻楂楅楉楎楗楛楣楤楥楦楨楩楬楰楱楲楺楻楿榀榍榒榖榘榡榥榦榨榫榭榯榷榸榺榼\
槅槈槑槖槗槢槥槮槯槱槳槵槾樀樁樃樏樑樕樚樝樠樤樨樰樲"],["8fc5a1","樴樷樻樾樿橅橆橉橊橎橐橑橒橕橖橛橤橧橪橱橳橾檁檃檆檇檉檋檑檛檝檞檟檥檫檯檰檱檴檽檾檿櫆櫉櫈櫌櫐櫔櫕櫖櫜櫝櫤櫧櫬櫰櫱櫲櫼櫽欂欃欆欇欉欏欐欑\
欗欛欞欤欨欫欬欯欵欶欻欿歆歊歍歒歖歘歝歠歧歫歮歰歵歽"],["8fc6a1","歾殂殅殗殛殟殠殢殣殨殩殬殭殮殰殸殹殽殾毃毄毉毌毖毚毡毣毦毧毮毱毷毹毿氂氄氅氉氍氎氐氒氙氟氦氧氨氬氮氳氵氶氺氻氿汊汋汍汏汒汔汙汛汜汫汭汯汴\
汶汸汹汻沅沆沇沉沔沕沗沘沜沟沰沲沴泂泆泍泏泐泑泒泔泖"],["8fc7a1","泚泜泠泧泩泫泬泮泲泴洄洇洊洎洏洑洓洚洦洧洨汧洮洯洱洹洼洿浗浞浟浡浥浧浯浰浼涂涇涑涒涔涖涗涘涪涬涴涷涹涽涿淄淈淊淎淏淖淛淝淟淠淢淥淩淯淰淴\
淶淼渀渄渞渢渧渲渶渹渻渼湄湅湈湉湋湏湑湒湓湔湗湜湝湞"],["8fc8a1","湢湣湨湳湻湽溍溓溙溠溧溭溮溱溳溻溿滀滁滃滇滈滊滍滎滏滫滭滮滹滻滽漄漈漊漌漍漖漘漚漛漦漩漪漯漰漳漶漻漼漭潏潑潒潓潗潙潚潝潞潡潢潨潬潽潾澃澇\
澈澋澌澍澐澒澓澔澖澚澟澠澥澦澧澨澮澯澰澵澶澼濅濇濈濊"],["8fc9a1","濚濞濨濩濰濵濹濼濽瀀瀅瀆瀇瀍瀗瀠瀣瀯瀴瀷瀹瀼灃灄灈灉灊灋灔灕灝灞灎灤灥灬灮灵灶灾炁炅炆炔",
4,"炛炤炫炰炱炴炷烊烑烓烔烕烖烘烜烤烺焃",4,"焋焌焏焞焠焫焭焯焰焱焸煁煅煆煇煊煋煐煒煗煚煜煞煠"],["8fcaa1","煨煹熀熅熇熌熒熚熛熠熢熯\
熰熲熳熺熿燀燁燄燋燌燓燖燙燚燜燸燾爀爇爈爉爓爗爚爝爟爤爫爯爴爸爹牁牂牃牅牎牏牐牓牕牖牚牜牞牠牣牨牫牮牯牱牷牸牻牼牿犄犉犍犎犓犛犨犭犮犱犴犾狁狇狉狌狕狖狘狟狥狳狴狺狻"],
["8fcba1","狾猂猄猅猇猋猍猒猓猘猙猞猢猤猧猨猬猱猲猵猺猻猽獃獍獐獒獖獘獝獞獟獠獦獧獩獫獬獮獯獱獷獹獼玀玁玃玅玆玎玐玓玕玗玘玜玞玟玠玢玥玦玪玫玭玵玷玹玼玽玿珅珆珉珋珌珏珒珓珖珙珝珡珣珦珧珩珴珵珷珹珺珻珽"],
["8fcca1","珿琀琁琄琇琊琑琚琛琤琦琨",9,"琹瑀瑃瑄瑆瑇瑋瑍瑑瑒瑗瑝瑢瑦瑧瑨瑫瑭瑮瑱瑲璀璁璅璆璇璉璏璐璑璒璘璙璚璜璟璠璡璣璦璨璩璪璫璮璯璱璲璵璹璻璿瓈瓉瓌瓐瓓瓘瓚瓛瓞瓟瓤瓨瓪瓫瓯瓴瓺瓻瓼瓿甆"],
["8fcda1","甒甖甗甠甡甤甧甩甪甯甶甹甽甾甿畀畃畇畈畎畐畒畗畞畟畡畯畱畹",5,"疁疅疐疒疓疕疙疜疢疤疴疺疿痀痁痄痆痌痎痏痗痜痟痠痡痤痧痬痮痯痱痹瘀瘂瘃瘄瘇瘈瘊瘌瘏瘒瘓瘕瘖瘙瘛瘜瘝瘞瘣瘥瘦瘩瘭瘲瘳\
瘵瘸瘹"],["8fcea1","瘺瘼癊癀癁癃癄癅癉癋癕癙癟癤癥癭癮癯癱癴皁皅皌皍皕皛皜皝皟皠皢",6,"皪皭皽盁盅盉盋盌盎盔盙盠盦盨盬盰盱盶盹盼眀眆眊眎眒眔眕眗眙眚眜眢眨眭眮眯眴眵眶\
眹眽眾睂睅睆睊睍睎睏睒睖睗睜睞睟睠睢"],["8fcfa1","睤睧睪睬睰睲睳睴睺睽瞀瞄瞌瞍瞔瞕瞖瞚瞟瞢瞧瞪瞮瞯瞱瞵瞾矃矉矑矒矕矙矞矟矠矤矦矪矬矰矱矴矸矻砅砆砉砍砎砑砝砡砢砣砭砮砰砵砷硃硄硇硈硌硎硒硜硞硠硡硣硤硨硪确硺硾碊碏碔碘碡碝碞碟碤碨碬碭碰碱\
碲碳"],["8fd0a1","碻碽碿磇磈磉磌磎磒磓磕磖磤磛磟磠磡磦磪磲磳礀磶磷磺磻磿礆礌礐礚礜礞礟礠礥礧礩礭礱礴礵礻礽礿祄祅祆祊祋祏祑祔祘祛祜祧祩祫祲祹祻祼祾禋禌禑禓禔禕禖禘禛禜禡禨禩禫禯禱禴禸离秂秄秇秈秊秏秔秖秚秝秞"],
["8fd1a1","秠秢秥秪秫秭秱秸秼稂稃稇稉稊稌稑稕稛稞稡稧稫稭稯稰稴稵稸稹稺穄穅穇穈穌穕穖穙穜穝穟穠穥穧穪穭穵穸穾窀窂窅窆窊窋窐窑窔窞窠窣窬窳窵窹窻窼竆竉竌竎竑竛竨竩竫竬竱竴竻竽竾笇笔笟笣笧笩笪笫笭笮笯笰"],
["8fd2a1","笱笴笽笿筀筁筇筎筕筠筤筦筩筪筭筯筲筳筷箄箉箎箐箑箖箛箞箠箥箬箯箰箲箵箶箺箻箼箽篂篅篈篊篔篖篗篙篚篛篨篪篲篴篵篸篹篺篼篾簁簂簃簄簆簉簋簌簎簏簙簛簠簥簦簨簬簱簳簴簶簹簺籆籊籕籑籒籓籙",
5],["8fd3a1","籡籣籧籩籭籮籰籲籹籼籽粆粇粏粔粞粠粦粰粶粷粺粻粼粿糄糇糈糉糍糏糓糔糕糗糙糚糝糦糩糫糵紃紇紈紉紏紑紒紓紖紝紞紣紦紪紭紱紼紽紾絀絁絇絈絍絑絓絗絙絚絜絝絥絧絪絰絸絺絻絿綁綂綃綅綆綈綋綌綍綑綖綗綝"],
["8fd4a1","綞綦綧綪綳綶綷綹緂",4,"緌緍緎緗緙縀緢緥緦緪緫緭緱緵緶緹緺縈縐縑縕縗縜縝縠縧縨縬縭縯縳縶縿繄繅繇繎繐繒繘繟繡繢繥繫繮繯繳繸繾纁纆纇纊纍纑纕纘纚纝纞缼缻缽缾缿罃罄罇罏罒罓罛罜罝罡罣罤罥罦罭"],
["8fd5a1","罱罽罾罿羀羋羍羏羐羑羖羗羜羡羢羦羪羭羴羼羿翀翃翈翎翏翛翟翣翥翨翬翮翯翲翺翽翾翿耇耈耊耍耎耏耑耓耔耖耝耞耟耠耤耦耬耮耰耴耵耷耹耺耼耾聀聄聠聤聦聭聱聵肁肈肎肜肞肦肧肫肸肹胈胍胏胒胔胕胗胘胠胭胮"],
["8fd6a1","胰胲胳胶胹胺胾脃脋脖脗脘脜脞脠脤脧脬脰脵脺脼腅腇腊腌腒腗腠腡腧腨腩腭腯腷膁膐膄膅膆膋膎膖膘膛膞膢膮膲膴膻臋臃臅臊臎臏臕臗臛臝臞臡臤臫臬臰臱臲臵臶臸臹臽臿舀舃舏舓舔舙舚舝舡舢舨舲舴舺艃艄艅艆"],
["8fd7a1","艋艎艏艑艖艜艠艣艧艭艴艻艽艿芀芁芃芄芇芉芊芎芑芔芖芘芚芛芠芡芣芤芧芨芩芪芮芰芲芴芷芺芼芾芿苆苐苕苚苠苢苤苨苪苭苯苶苷苽苾茀茁茇茈茊茋荔茛茝茞茟茡茢茬茭茮茰茳茷茺茼茽荂荃荄荇荍荎荑荕荖荗荰荸"],
["8fd8a1","荽荿莀莂莄莆莍莒莔莕莘莙莛莜莝莦莧莩莬莾莿菀菇菉菏菐菑菔菝荓菨菪菶菸菹菼萁萆萊萏萑萕萙莭萯萹葅葇葈葊葍葏葑葒葖葘葙葚葜葠葤葥葧葪葰葳葴葶葸葼葽蒁蒅蒒蒓蒕蒞蒦蒨蒩蒪蒯蒱蒴蒺蒽蒾蓀蓂蓇蓈蓌蓏蓓"],
["8fd9a1","蓜蓧蓪蓯蓰蓱蓲蓷蔲蓺蓻蓽蔂蔃蔇蔌蔎蔐蔜蔞蔢蔣蔤蔥蔧蔪蔫蔯蔳蔴蔶蔿蕆蕏",4,"蕖蕙蕜",6,"蕤蕫蕯蕹蕺蕻蕽蕿薁薅薆薉薋薌薏薓薘薝薟薠薢薥薧薴薶薷薸薼\
薽薾薿藂藇藊藋藎薭藘藚藟藠藦藨藭藳藶藼"],["8fdaa1","藿蘀蘄蘅蘍蘎蘐蘑蘒蘘蘙蘛蘞蘡蘧蘩蘶蘸蘺蘼蘽虀虂虆虒虓虖虗虘虙虝虠",
4,"虩虬虯虵虶虷虺蚍蚑蚖蚘蚚蚜蚡蚦蚧蚨蚭蚱蚳蚴蚵蚷蚸蚹蚿蛀蛁蛃蛅蛑蛒蛕蛗蛚蛜蛠蛣蛥蛧蚈蛺蛼蛽蜄蜅蜇蜋蜎蜏蜐蜓蜔蜙蜞蜟蜡蜣"],
["8fdba1","蜨蜮蜯蜱蜲蜹蜺蜼蜽蜾蝀蝃蝅蝍蝘蝝蝡蝤蝥蝯蝱蝲蝻螃",6,"螋螌螐螓螕螗螘螙螞螠螣螧螬螭螮螱螵螾螿蟁蟈蟉蟊蟎蟕蟖蟙蟚蟜蟟蟢蟣蟤蟪蟫蟭蟱蟳蟸蟺蟿蠁蠃蠆蠉蠊蠋蠐蠙蠒蠓蠔蠘蠚蠛蠜蠞蠟蠨蠭蠮蠰蠲蠵"],
["8fdca1","蠺蠼衁衃衅衈衉衊衋衎衑衕衖衘衚衜衟衠衤衩衱衹衻袀袘袚袛袜袟袠袨袪袺袽袾裀裊",4,"裑裒裓裛裞裧裯裰裱裵裷褁褆褍褎褏褕褖褘褙褚褜褠褦褧褨褰褱褲褵褹褺褾\
襀襂襅襆襉襏襒襗襚襛襜襡襢襣襫襮襰襳襵襺"],["8fdda1","襻襼襽覉覍覐覔覕覛覜覟覠覥覰覴覵覶覷覼觔",4,"觥觩觫觭觱觳觶觹觽觿訄訅訇訏訑訒訔訕訞訠訢\
訤訦訫訬訯訵訷訽訾詀詃詅詇詉詍詎詓詖詗詘詜詝詡詥詧詵詶詷詹詺詻詾詿誀誃誆誋誏誐誒誖誗誙誟誧誩誮誯誳"],["8fdea1",
"誶誷誻誾諃諆諈諉諊諑諓諔諕諗諝諟諬諰諴諵諶諼諿謅謆謋謑謜謞謟謊謭謰謷謼譂",4,"譈譒譓譔譙譍譞譣譭譶譸譹譼譾讁讄讅讋讍讏讔讕讜讞讟谸谹谽谾豅豇豉豋豏豑豓豔豗豘豛豝豙豣豤豦豨\
豩豭豳豵豶豻豾貆"],["8fdfa1","貇貋貐貒貓貙貛貜貤貹貺賅賆賉賋賏賖賕賙賝賡賨賬賯賰賲賵賷賸賾賿贁贃贉贒贗贛赥赩赬赮赿趂趄趈趍趐趑趕趞趟趠趦趫趬趯趲趵趷趹趻跀跅跆跇跈跊跎跑跔跕跗跙跤跥跧跬跰趼跱跲跴跽踁踄踅踆踋踑踔踖踠踡踢"],
["8fe0a1","踣踦踧踱踳踶踷踸踹踽蹀蹁蹋蹍蹎蹏蹔蹛蹜蹝蹞蹡蹢蹩蹬蹭蹯蹰蹱蹹蹺蹻躂躃躉躐躒躕躚躛躝躞躢躧躩躭躮躳躵躺躻軀軁軃軄軇軏軑軔軜軨軮軰軱軷軹軺軭輀輂輇輈輏輐輖輗輘輞輠輡輣輥輧輨輬輭輮輴輵輶輷輺轀轁"],
["8fe1a1","轃轇轏轑",4,"轘轝轞轥辝辠辡辤辥辦辵辶辸达迀迁迆迊迋迍运迒迓迕迠迣迤迨迮迱迵迶迻迾适逄逈逌逘逛逨逩逯逪逬逭逳逴逷逿遃遄遌遛遝遢遦遧遬遰遴遹邅邈邋邌邎邐邕邗邘邙邛邠邡邢邥邰邲邳邴邶邽郌邾郃"],
["8fe2a1","郄郅郇郈郕郗郘郙郜郝郟郥郒郶郫郯郰郴郾郿鄀鄄鄅鄆鄈鄍鄐鄔鄖鄗鄘鄚鄜鄞鄠鄥鄢鄣鄧鄩鄮鄯鄱鄴鄶鄷鄹鄺鄼鄽酃酇酈酏酓酗酙酚酛酡酤酧酭酴酹酺酻醁醃醅醆醊醎醑醓醔醕醘醞醡醦醨醬醭醮醰醱醲醳醶醻醼醽醿"],
["8fe3a1","釂釃釅釓釔釗釙釚釞釤釥釩釪釬",5,"釷釹釻釽鈀鈁鈄鈅鈆鈇鈉鈊鈌鈐鈒鈓鈖鈘鈜鈝鈣鈤鈥鈦鈨鈮鈯鈰鈳鈵鈶鈸鈹鈺鈼鈾鉀鉂鉃鉆鉇鉊鉍鉎鉏鉑鉘鉙鉜鉝鉠鉡鉥鉧鉨鉩鉮鉯鉰鉵",
4,"鉻鉼鉽鉿銈銉銊銍銎銒銗"],["8fe4a1","銙銟銠銤銥銧銨銫銯銲銶銸銺銻銼銽銿",4,"鋅鋆鋇鋈鋋鋌鋍鋎鋐鋓鋕鋗鋘鋙鋜鋝鋟鋠鋡鋣鋥鋧鋨鋬鋮鋰鋹鋻鋿錀錂錈錍錑錔錕錜錝錞錟錡錤錥錧錩錪錳錴錶錷鍇鍈鍉鍐\
鍑鍒鍕鍗鍘鍚鍞鍤鍥鍧鍩鍪鍭鍯鍰鍱鍳鍴鍶"],["8fe5a1","鍺鍽鍿鎀鎁鎂鎈鎊鎋鎍鎏鎒鎕鎘鎛鎞鎡鎣鎤鎦鎨鎫鎴鎵鎶鎺鎩鏁鏄鏅鏆鏇鏉",
4,"鏓鏙鏜鏞鏟鏢鏦鏧鏹鏷鏸鏺鏻鏽鐁鐂鐄鐈鐉鐍鐎鐏鐕鐖鐗鐟鐮鐯鐱鐲鐳鐴鐻鐿鐽鑃鑅鑈鑊鑌鑕鑙鑜鑟鑡鑣鑨鑫鑭鑮鑯鑱鑲钄钃镸镹"],
["8fe6a1","镾閄閈閌閍閎閝閞閟閡閦閩閫閬閴閶閺閽閿闆闈闉闋闐闑闒闓闙闚闝闞闟闠闤闦阝阞阢阤阥阦阬阱阳阷阸阹阺阼阽陁陒陔陖陗陘陡陮陴陻陼陾陿隁隂隃隄隉隑隖隚隝隟隤隥隦隩隮隯隳隺雊雒嶲雘雚雝雞雟雩雯雱雺霂"],
["8fe7a1","霃霅霉霚霛霝霡霢霣霨霱霳靁靃靊靎靏靕靗靘靚靛靣靧靪靮靳靶靷靸靻靽靿鞀鞉鞕鞖鞗鞙鞚鞞鞟鞢鞬鞮鞱鞲鞵鞶鞸鞹鞺鞼鞾鞿韁韄韅韇韉韊韌韍韎韐韑韔韗韘韙韝韞韠韛韡韤韯韱韴韷韸韺頇頊頙頍頎頔頖頜頞頠頣頦"],
["8fe8a1","頫頮頯頰頲頳頵頥頾顄顇顊顑顒顓顖顗顙顚顢顣顥顦顪顬颫颭颮颰颴颷颸颺颻颿飂飅飈飌飡飣飥飦飧飪飳飶餂餇餈餑餕餖餗餚餛餜餟餢餦餧餫餱",
4,"餹餺餻餼饀饁饆饇饈饍饎饔饘饙饛饜饞饟饠馛馝馟馦馰馱馲馵"],["8fe9a1","馹馺馽馿駃駉駓駔駙駚駜駞駧駪駫駬駰駴駵駹駽駾騂騃騄騋騌騐騑騖騞騠騢騣騤騧騭騮騳騵騶騸驇驁驄驊驋驌驎驑驔驖驝骪骬骮骯骲骴骵骶骹\
骻骾骿髁髃髆髈髎髐髒髕髖髗髛髜髠髤髥髧髩髬髲髳髵髹髺髽髿",4],["8feaa1","鬄鬅鬈鬉鬋鬌鬍鬎鬐鬒鬖鬙鬛鬜鬠鬦鬫鬭鬳鬴鬵鬷鬹鬺鬽魈魋魌魕魖魗魛魞魡魣魥魦魨魪",
4,"魳魵魷魸魹魿鮀鮄鮅鮆鮇鮉鮊鮋鮍鮏鮐鮔鮚鮝鮞鮦鮧鮩鮬鮰鮱鮲鮷鮸鮻鮼鮾鮿鯁鯇鯈鯎鯐鯗鯘鯝鯟鯥鯧鯪鯫鯯鯳鯷鯸"],[
"8feba1","鯹鯺鯽鯿鰀鰂鰋鰏鰑鰖鰘鰙鰚鰜鰞鰢鰣鰦",4,"鰱鰵鰶鰷鰽鱁鱃鱄鱅鱉鱊鱎鱏鱐鱓鱔鱖鱘鱛鱝鱞鱟鱣鱩鱪鱜鱫鱨鱮鱰鱲鱵鱷鱻鳦鳲鳷鳹鴋鴂鴑鴗鴘鴜鴝鴞鴯鴰鴲鴳鴴鴺鴼鵅鴽鵂鵃鵇鵊鵓鵔鵟鵣鵢鵥鵩鵪鵫鵰鵶鵷鵻"],
["8feca1","鵼鵾鶃鶄鶆鶊鶍鶎鶒鶓鶕鶖鶗鶘鶡鶪鶬鶮鶱鶵鶹鶼鶿鷃鷇鷉鷊鷔鷕鷖鷗鷚鷞鷟鷠鷥鷧鷩鷫鷮鷰鷳鷴鷾鸊鸂鸇鸎鸐鸑鸒鸕鸖鸙鸜鸝鹺鹻鹼麀麂麃麄麅麇麎麏麖麘麛麞麤麨麬麮麯麰麳麴麵黆黈黋黕黟黤黧黬黭黮黰黱黲黵"],
["8feda1","黸黿鼂鼃鼉鼏鼐鼑鼒鼔鼖鼗鼙鼚鼛鼟鼢鼦鼪鼫鼯鼱鼲鼴鼷鼹鼺鼼鼽鼿齁齃",4,"齓齕齖齗齘齚齝齞齨齩齭",4,"齳齵齺齽龏龐龑龒龔龖\
龗龞龡龢龣龥"]],eucjp$1=Object.freeze({__proto__:null,default:eucjp}),cp936=[["0","\0",127,"€"],["8140","丂丄丅丆丏丒丗丟丠両丣並丩丮丯丱丳丵丷丼乀乁乂乄乆乊乑乕乗乚乛乢乣乤乥乧乨乪",
5,"乲乴",9,"乿",6,"亇亊"],["8180","亐亖亗亙亜亝亞亣亪亯亰亱亴亶亷亸亹亼亽亾仈仌仏仐仒仚仛仜仠仢仦仧仩仭仮仯仱仴仸仹仺仼仾伀伂",
6,"伋伌伒",4,"伜伝伡伣伨伩伬伭伮伱伳伵伷伹伻伾",4,"佄佅佇",5,"佒佔佖佡佢佦佨佪佫佭佮佱佲併佷佸佹佺佽侀侁侂侅來侇侊侌侎侐侒侓侕侖侘侙侚侜侞侟価侢"],
["8240","侤侫侭侰",4,"侶",8,"俀俁係俆俇俈俉俋俌俍俒",4,"俙俛俠俢俤俥俧俫俬俰俲俴俵俶俷俹俻俼俽俿",11],["8280","個倎倐們倓倕倖倗倛倝倞倠倢\
倣値倧倫倯",10,"倻倽倿偀偁偂偄偅偆偉偊偋偍偐",4,"偖偗偘偙偛偝",7,"偦",5,"偭",8,"偸偹偺偼偽傁傂傃傄傆傇傉傊傋傌傎",20,
"傤傦傪傫傭",4,"傳",6,"傼"],["8340","傽",17,"僐",5,"僗僘僙僛",10,"僨僩僪僫僯僰僱僲僴僶",4,"僼",9,"儈"],["8380","儉儊儌",5,"儓",13,"\
儢",28,"兂兇兊兌兎兏児兒兓兗兘兙兛兝",4,"兣兤兦內兩兪兯兲兺兾兿冃冄円冇冊冋冎冏冐冑冓冔冘冚冝冞冟冡冣冦",4,"冭冮冴冸冹冺\
冾冿凁凂凃凅凈凊凍凎凐凒",5],["8440","凘凙凚凜凞凟凢凣凥",5,"凬凮凱凲凴凷凾刄刅刉刋刌刏刐刓刔刕刜刞刟刡刢刣別刦刧刪刬刯刱刲刴刵刼刾剄",
5,"剋剎剏剒剓剕剗剘"],["8480","剙剚剛剝剟剠剢剣剤剦剨剫剬剭剮剰剱剳",9,"剾劀劃",4,"劉",6,"劑劒劔",6,"劜劤劥劦劧劮劯劰労",
9,"勀勁勂勄勅勆勈勊勌勍勎勏勑勓勔動勗務",5,"勠勡勢勣勥",10,"勱",7,"勻勼勽匁匂匃匄匇匉匊匋匌匎"],["8540","匑匒匓匔匘匛匜匞匟匢匤匥匧匨匩匫匬匭\
匯",9,"匼匽區卂卄卆卋卌卍卐協単卙卛卝卥卨卪卬卭卲卶卹卻卼卽卾厀厁厃厇厈厊厎厏"],["8580","厐",4,"厖厗厙厛厜厞厠厡厤厧厪厫厬厭厯",
6,"厷厸厹厺厼厽厾叀參",4,"収叏叐叒叓叕叚叜叝叞叡叢叧叴叺叾叿吀吂吅吇吋吔吘吙吚吜吢吤吥吪吰吳吶吷吺吽吿呁呂呄呅呇呉呌呍呎呏呑呚呝",
4,"呣呥呧呩",7,"呴呹呺呾呿咁咃咅咇咈咉咊咍咑咓咗咘咜咞咟咠咡"],["8640","咢咥咮咰咲咵咶咷咹咺咼咾哃哅哊哋哖哘哛哠",
4,"哫哬哯哰哱哴",5,"哻哾唀唂唃唄唅唈唊",4,"唒唓唕",5,"唜唝唞唟唡唥唦"],["8680","唨唩唫唭唲唴唵唶唸唹唺唻唽啀啂啅啇啈啋",
4,"啑啒啓啔啗",4,"啝啞啟啠啢啣啨啩啫啯",5,"啹啺啽啿喅喆喌喍喎喐喒喓喕喖喗喚喛喞喠",6,"喨",8,"喲喴営喸喺喼喿",4,"嗆嗇嗈嗊嗋嗎\
嗏嗐嗕嗗",4,"嗞嗠嗢嗧嗩嗭嗮嗰嗱嗴嗶嗸",4,"嗿嘂嘃嘄嘅"],["8740","嘆嘇嘊嘋嘍嘐",7,"嘙嘚嘜嘝嘠嘡嘢嘥嘦嘨嘩嘪嘫嘮嘯嘰嘳嘵嘷嘸嘺嘼嘽嘾噀",
11,"噏",4,"噕噖噚噛噝",4],["8780","噣噥噦噧噭噮噯噰噲噳噴噵噷噸噹噺噽",7,"嚇",6,"嚐嚑嚒嚔",14,"嚤",10,"嚰",6,"嚸嚹嚺嚻嚽",12,
"囋",8,"囕囖囘囙囜団囥",5,"囬囮囯囲図囶囷囸囻囼圀圁圂圅圇國",6],["8840","園",9,"圝圞圠圡圢圤圥圦圧圫圱圲圴",4,"圼圽圿坁坃坄坅坆坈坉坋\
坒",4,"坘坙坢坣坥坧坬坮坰坱坲坴坵坸坹坺坽坾坿垀"],["8880","垁垇垈垉垊垍",4,"垔",6,"垜垝垞垟垥垨垪垬垯垰垱垳垵垶垷垹",
8,"埄",6,"埌埍埐埑埓埖埗埛埜埞埡埢埣埥",7,"埮埰埱埲埳埵埶執埻埼埾埿堁堃堄堅堈堉堊堌堎堏堐堒堓堔堖堗堘堚堛堜堝堟堢堣堥",
4,"堫",4,"報堲堳場堶",7],["8940","堾",5,"塅",6,"塎塏塐塒塓塕塖塗塙",4,"塟",5,"塦",4,"塭",16,"塿墂墄墆墇墈墊墋墌"],["8980","墍",4,"\
墔",4,"墛墜墝墠",7,"墪",17,"墽墾墿壀壂壃壄壆",10,"壒壓壔壖",13,"壥",5,"壭壯壱売壴壵壷壸壺",7,"夃夅夆夈",4,"夎夐夑夒夓夗夘夛夝夞夠夡夢夣夦夨夬夰夲夳夵\
夶夻"],["8a40","夽夾夿奀奃奅奆奊奌奍奐奒奓奙奛",4,"奡奣奤奦",12,"奵奷奺奻奼奾奿妀妅妉妋妌妎妏妐妑妔妕妘妚妛妜妝妟妠妡妢妦"],
["8a80","妧妬妭妰妱妳",5,"妺妼妽妿",6,"姇姈姉姌姍姎姏姕姖姙姛姞",4,"姤姦姧姩姪姫姭",11,"姺姼姽姾娀娂娊娋娍娎娏娐娒娔娕娖娗娙娚娛娝娞娡娢娤娦娧娨娪",
6,"娳娵娷",4,"娽娾娿婁",4,"婇婈婋",9,"婖婗婘婙婛",5],["8b40","婡婣婤婥婦婨婩婫",8,"婸婹婻婼婽婾媀",17,"媓",6,"媜",13,"媫媬"],[
"8b80","媭",4,"媴媶媷媹",4,"媿嫀嫃",5,"嫊嫋嫍",4,"嫓嫕嫗嫙嫚嫛嫝嫞嫟嫢嫤嫥嫧嫨嫪嫬",4,"嫲",22,"嬊",11,"嬘",25,"嬳嬵嬶嬸",7,"孁",
6],["8c40","孈",7,"孒孖孞孠孡孧孨孫孭孮孯孲孴孶孷學孹孻孼孾孿宂宆宊宍宎宐宑宒宔宖実宧宨宩宬宭宮宯宱宲宷宺宻宼寀寁寃寈寉寊寋寍寎寏"],
["8c80","寑寔",8,"寠寢寣實寧審",4,"寯寱",6,"寽対尀専尃尅將專尋尌對導尐尒尓尗尙尛尞尟尠尡尣尦尨尩尪尫尭尮尯尰尲尳尵尶尷屃屄屆屇屌屍屒屓屔屖屗屘屚屛屜屝屟屢層屧",
6,"屰屲",6,"屻屼屽屾岀岃",4,"岉岊岋岎岏岒岓岕岝",4,"岤",4],["8d40","岪岮岯岰岲岴岶岹岺岻岼岾峀峂峃峅",5,"峌",5,"峓",5,"峚",
6,"峢峣峧峩峫峬峮峯峱",9,"峼",4],["8d80","崁崄崅崈",5,"崏",4,"崕崗崘崙崚崜崝崟",4,"崥崨崪崫崬崯",4,"崵",7,"崿",7,"嵈嵉嵍",10,"\
嵙嵚嵜嵞",10,"嵪嵭嵮嵰嵱嵲嵳嵵",12,"嶃",21,"嶚嶛嶜嶞嶟嶠"],["8e40","嶡",21,"嶸",12,"巆",6,"巎",12,"巜巟巠巣巤巪巬巭"],["8e80","巰巵\
巶巸",4,"巿帀帄帇帉帊帋帍帎帒帓帗帞",7,"帨",4,"帯帰帲",4,"帹帺帾帿幀幁幃幆",5,"幍",6,"幖",4,"幜幝幟幠幣",14,"幵幷幹幾庁庂広庅庈庉庌庍庎庒庘庛庝\
庡庢庣庤庨",4,"庮",4,"庴庺庻庼庽庿",6],["8f40","廆廇廈廋",5,"廔廕廗廘廙廚廜",11,"廩廫",8,"廵廸廹廻廼廽弅弆弇弉弌弍弎弐弒弔弖弙弚弜弝弞弡弢弣弤"],
["8f80","弨弫弬弮弰弲",6,"弻弽弾弿彁",14,"彑彔彙彚彛彜彞彟彠彣彥彧彨彫彮彯彲彴彵彶彸彺彽彾彿徃徆徍徎徏徑従徔徖徚徛徝從徟徠徢",
5,"復徫徬徯",5,"徶徸徹徺徻徾",4,"忇忈忊忋忎忓忔忕忚忛応忞忟忢忣忥忦忨忩忬忯忰忲忳忴忶忷忹忺忼怇"],["9040","怈怉怋怌怐怑怓怗怘怚怞怟\
怢怣怤怬怭怮怰",4,"怶",4,"怽怾恀恄",6,"恌恎恏恑恓恔恖恗恘恛恜恞恟恠恡恥恦恮恱恲恴恵恷恾悀"],["9080","悁悂悅悆悇悈悊悋悎悏悐悑悓悕悗悘悙悜悞悡悢悤\
悥悧悩悪悮悰悳悵悶悷悹悺悽",7,"惇惈惉惌",4,"惒惓惔惖惗惙惛惞惡",4,"惪惱惲惵惷惸惻",4,"愂愃愄愅愇愊愋愌愐",4,"愖愗愘愙愛愜愝愞愡\
愢愥愨愩愪愬",18,"慀",6],["9140","慇慉態慍慏慐慒慓慔慖",6,"慞慟慠慡慣慤慥慦慩",6,"慱慲慳慴慶慸",18,"憌憍憏",4,"憕"],["9180",
"憖",6,"憞",8,"憪憫憭",9,"憸",5,"憿懀懁懃",4,"應懌",4,"懓懕",16,"懧",13,"懶",8,"戀",5,"戇戉戓戔戙戜戝戞戠戣戦戧戨戩戫戭戯戰戱戲戵戶戸",
4,"扂扄扅扆扊"],["9240","扏扐払扖扗扙扚扜",6,"扤扥扨扱扲扴扵扷扸扺扻扽抁抂抃抅抆抇抈抋",5,"抔抙抜抝択抣抦抧抩抪抭抮抯抰抲抳抴抶抷抸抺抾拀拁"],
["9280","拃拋拏拑拕拝拞拠拡拤拪拫拰拲拵拸拹拺拻挀挃挄挅挆挊挋挌挍挏挐挒挓挔挕挗挘挙挜挦挧挩挬挭挮挰挱挳",5,"挻挼挾挿捀\
捁捄捇捈捊捑捒捓捔捖",7,"捠捤捥捦捨捪捫捬捯捰捲捳捴捵捸捹捼捽捾捿掁掃掄掅掆掋掍掑掓掔掕掗掙",6,"採掤掦掫掯掱掲掵掶掹掻掽掿揀"],
["9340","揁揂揃揅揇揈揊揋揌揑揓揔揕揗",6,"揟揢揤",4,"揫揬揮揯揰揱揳揵揷揹揺揻揼揾搃搄搆",4,"損搎搑搒搕",5,"搝搟搢搣搤"],
["9380","搥搧搨搩搫搮",5,"搵",4,"搻搼搾摀摂摃摉摋",6,"摓摕摖摗摙",4,"摟",7,"摨摪摫摬摮",9,"摻",6,"撃撆撈",8,"撓撔撗撘撚撛撜撝撟",
4,"撥撦撧撨撪撫撯撱撲撳撴撶撹撻撽撾撿擁擃擄擆",6,"擏擑擓擔擕擖擙據"],["9440","擛擜擝擟擠擡擣擥擧",24,"攁",7,"攊",7,"攓",
4,"攙",8],["9480","攢攣攤攦",4,"攬攭攰攱攲攳攷攺攼攽敀",4,"敆敇敊敋敍敎敐敒敓敔敗敘敚敜敟敠敡敤敥敧敨敩敪敭敮敯敱敳敵敶數",
14,"斈斉斊斍斎斏斒斔斕斖斘斚斝斞斠斢斣斦斨斪斬斮斱",7,"斺斻斾斿旀旂旇旈旉旊旍旐旑旓旔旕旘",7,"旡旣旤旪旫"],["9540",
"旲旳旴旵旸旹旻",4,"昁昄昅昇昈昉昋昍昐昑昒昖昗昘昚昛昜昞昡昢昣昤昦昩昪昫昬昮昰昲昳昷",4,"昽昿晀時晄",6,"晍晎晐晑晘"],
["9580","晙晛晜晝晞晠晢晣晥晧晩",4,"晱晲晳晵晸晹晻晼晽晿暀暁暃暅暆暈暉暊暋暍暎暏暐暒暓暔暕暘",4,"暞",8,"暩",4,"暯",4,"\
暵暶暷暸暺暻暼暽暿",25,"曚曞",7,"曧曨曪",5,"曱曵曶書曺曻曽朁朂會"],["9640","朄朅朆朇朌朎朏朑朒朓朖朘朙朚朜朞朠",5,"朧朩朮朰\
朲朳朶朷朸朹朻朼朾朿杁杄杅杇杊杋杍杒杔杕杗",4,"杝杢杣杤杦杧杫杬杮東杴杶"],["9680","杸杹杺杻杽枀枂枃枅枆枈枊枌枍枎枏枑枒枓枔枖枙枛枟枠枡枤枦枩枬枮枱枲枴枹",
7,"柂柅",9,"柕柖柗柛柟柡柣柤柦柧柨柪柫柭柮柲柵",7,"柾栁栂栃栄栆栍栐栒栔栕栘",4,"栞栟栠栢",6,"栫",6,"栴栵栶栺栻栿桇桋桍桏桒桖",
5],["9740","桜桝桞桟桪桬",7,"桵桸",8,"梂梄梇",7,"梐梑梒梔梕梖梘",9,"梣梤梥梩梪梫梬梮梱梲梴梶梷梸"],["9780","梹",6,"棁棃",5,"棊\
棌棎棏棐棑棓棔棖棗棙棛",4,"棡棢棤",9,"棯棲棳棴棶棷棸棻棽棾棿椀椂椃椄椆",4,"椌椏椑椓",11,"椡椢椣椥",7,"椮椯椱椲椳椵椶椷椸椺椻椼椾楀楁楃",
16,"楕楖楘楙楛楜楟"],["9840","楡楢楤楥楧楨楩楪楬業楯楰楲",4,"楺楻楽楾楿榁榃榅榊榋榌榎",5,"榖榗榙榚榝",9,"榩榪榬榮榯榰榲榳榵榶榸榹榺榼榽"],
["9880","榾榿槀槂",7,"構槍槏槑槒槓槕",5,"槜槝槞槡",11,"槮槯槰槱槳",9,"槾樀",9,"樋",11,"標",5,"樠樢",5,"権樫樬樭樮樰樲樳樴樶",
6,"樿",4,"橅橆橈",7,"橑",6,"橚"],["9940","橜",4,"橢橣橤橦",10,"橲",6,"橺橻橽橾橿檁檂檃檅",8,"檏檒",4,"檘",7,"檡",5],["9980","檧檨檪檭",
114,"欥欦欨",6],["9a40","欯欰欱欳欴欵欶欸欻欼欽欿歀歁歂歄歅歈歊歋歍",11,"歚",7,"歨歩歫",13,"歺歽歾歿殀殅殈"],["9a80","殌殎殏殐殑殔殕\
殗殘殙殜",4,"殢",7,"殫",7,"殶殸",6,"毀毃毄毆",4,"毌毎毐毑毘毚毜",4,"毢",7,"毬毭毮毰毱毲毴毶毷毸毺毻毼毾",6,"氈",4,"氎氒気氜氝氞氠氣氥氫\
氬氭氱氳氶氷氹氺氻氼氾氿汃汄汅汈汋",4,"汑汒汓汖汘"],["9b40","汙汚汢汣汥汦汧汫",4,"汱汳汵汷汸決汻汼汿沀沄沇沊沋沍沎沑沒沕沖沗沘沚沜沝沞沠沢沨沬沯沰沴沵沶沷沺泀況泂泃泆泇泈泋泍泎泏\
泑泒泘"],["9b80","泙泚泜泝泟泤泦泧泩泬泭泲泴泹泿洀洂洃洅洆洈洉洊洍洏洐洑洓洔洕洖洘洜洝洟",5,"洦洨洩洬洭洯洰洴洶洷洸洺洿浀浂浄浉浌浐浕浖浗浘浛浝浟浡浢浤\
浥浧浨浫浬浭浰浱浲浳浵浶浹浺浻浽",4,"涃涄涆涇涊涋涍涏涐涒涖",4,"涜涢涥涬涭涰涱涳涴涶涷涹",5,"淁淂淃淈淉淊"],["9c40",
"淍淎淏淐淒淓淔淕淗淚淛淜淟淢淣淥淧淨淩淪淭淯淰淲淴淵淶淸淺淽",7,"渆渇済渉渋渏渒渓渕渘渙減渜渞渟渢渦渧渨渪測渮渰渱渳渵"],
["9c80","渶渷渹渻",7,"湅",7,"湏湐湑湒湕湗湙湚湜湝湞湠",10,"湬湭湯",14,"満溁溂溄溇溈溊",4,"溑",6,"溙溚溛溝溞溠溡溣溤溦溨溩溫溬溭溮溰溳溵溸溹溼溾溿滀滃滄滅滆滈滉滊滌滍滎\
滐滒滖滘滙滛滜滝滣滧滪",5],["9d40","滰滱滲滳滵滶滷滸滺",7,"漃漄漅漇漈漊",4,"漐漑漒漖",9,"漡漢漣漥漦漧漨漬漮漰漲漴漵漷",
6,"漿潀潁潂"],["9d80","潃潄潅潈潉潊潌潎",9,"潙潚潛潝潟潠潡潣潤潥潧",5,"潯潰潱潳潵潶潷潹潻潽",6,"澅澆澇澊澋澏",12,"澝澞澟澠澢",
4,"澨",10,"澴澵澷澸澺",5,"濁濃",5,"濊",6,"濓",10,"濟濢濣濤濥"],["9e40","濦",7,"濰",32,"瀒",7,"瀜",6,"瀤",6],["9e80","瀫",9,"瀶瀷瀸瀺",17,
"灍灎灐",13,"灟",11,"灮灱灲灳灴灷灹灺灻災炁炂炃炄炆炇炈炋炌炍炏炐炑炓炗炘炚炛炞",12,"炰炲炴炵炶為炾炿烄烅烆烇烉烋",
12,"烚"],["9f40","烜烝烞烠烡烢烣烥烪烮烰",6,"烸烺烻烼烾",10,"焋",4,"焑焒焔焗焛",10,"焧",7,"焲焳焴"],["9f80","焵焷",13,"煆煇煈煉煋煍煏",
12,"煝煟",4,"煥煩",4,"煯煰煱煴煵煶煷煹煻煼煾",5,"熅",4,"熋熌熍熎熐熑熒熓熕熖熗熚",4,"熡",6,"熩熪熫熭",5,"熴熶熷熸熺",8,"燄",
9,"燏",4],["a040","燖",9,"燡燢燣燤燦燨",5,"燯",9,"燺",11,"爇",19],["a080","爛爜爞",9,"爩爫爭爮爯爲爳爴爺爼爾牀",6,"牉牊牋牎牏牐牑牓牔牕牗牘牚牜牞牠牣牤牥\
牨牪牫牬牭牰牱牳牴牶牷牸牻牼牽犂犃犅",4,"犌犎犐犑犓",11,"犠",11,"犮犱犲犳犵犺",6,"狅狆狇狉狊狋狌狏狑狓狔狕狖狘狚狛"],
["a1a1","　、。·ˉˇ¨〃々—～‖…‘’“”〔〕〈",7,"〖〗【】±×÷∶∧∨∑∏∪∩∈∷√⊥∥∠⌒⊙∫∮≡≌≈∽∝≠≮≯≤≥∞∵∴♂♀°′″℃＄¤￠￡‰§№☆★○●◎◇◆□■△▲※→←↑↓〓"],
["a2a1","ⅰ",9],["a2b1","⒈",19,"⑴",19,"①",9],["a2e5","㈠",9],["a2f1","Ⅰ",11],["a3a1","！＂＃￥％",88,"￣"],["a4a1","ぁ",82],["a5a1","ァ",85],[
"a6a1","Α",16,"Σ",6],["a6c1","α",16,"σ",6],["a6e0","︵︶︹︺︿﹀︽︾﹁﹂﹃﹄"],["a6ee","︻︼︷︸︱"],["a6f4","︳︴"],["a7a1","А",5,"ЁЖ",
25],["a7d1","а",5,"ёж",25],["a840","ˊˋ˙–―‥‵℅℉↖↗↘↙∕∟∣≒≦≧⊿═",35,"▁",6],["a880","█",7,"▓▔▕▼▽◢◣◤◥☉⊕〒〝〞"],
["a8a1","āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜüêɑ"],["a8bd","ńň"],["a8c0","ɡ"],["a8c5","ㄅ",36],["a940","〡",8,"㊣㎎㎏㎜㎝㎞㎡㏄㏎㏑㏒㏕︰￢￤"],
["a959","℡㈱"],["a95c","‐"],["a960","ー゛゜ヽヾ〆ゝゞ﹉",9,"﹔﹕﹖﹗﹙",8],["a980","﹢",4,"﹨﹩﹪﹫"],["a996","〇"],["a9a4","─",75],[
"aa40","狜狝狟狢",5,"狪狫狵狶狹狽狾狿猀猂猄",5,"猋猌猍猏猐猑猒猔猘猙猚猟猠猣猤猦猧猨猭猯猰猲猳猵猶猺猻猼猽獀",8],["\
aa80","獉獊獋獌獎獏獑獓獔獕獖獘",7,"獡",10,"獮獰獱"],["ab40","獲",11,"獿",4,"玅玆玈玊玌玍玏玐玒玓玔玕玗玘玙玚玜玝玞玠玡玣",
5,"玪玬玭玱玴玵玶玸玹玼玽玾玿珁珃",4],["ab80","珋珌珎珒",6,"珚珛珜珝珟珡珢珣珤珦珨珪珫珬珮珯珰珱珳",4],["ac40","珸",10,"琄\
琇琈琋琌琍琎琑",8,"琜",5,"琣琤琧琩琫琭琯琱琲琷",4,"琽琾琿瑀瑂",11],["ac80","瑎",6,"瑖瑘瑝瑠",12,"瑮瑯瑱",4,"瑸瑹瑺"],["ad40","\
瑻瑼瑽瑿璂璄璅璆璈璉璊璌璍璏璑",10,"璝璟",7,"璪",15,"璻",12],["ad80","瓈",9,"瓓",8,"瓝瓟瓡瓥瓧",6,"瓰瓱瓲"],["ae40","瓳瓵瓸",6,"\
甀甁甂甃甅",7,"甎甐甒甔甕甖甗甛甝甞甠",4,"甦甧甪甮甴甶甹甼甽甿畁畂畃畄畆畇畉畊畍畐畑畒畓畕畖畗畘"],["ae80","畝",7,"畧\
畨畩畫",6,"畳畵當畷畺",4,"疀疁疂疄疅疇"],["af40","疈疉疊疌疍疎疐疓疕疘疛疜疞疢疦",4,"疭疶疷疺疻疿痀痁痆痋痌痎痏痐痑痓痗痙痚痜痝痟痠痡痥痩痬痭痮痯痲痳痵痶痷痸痺痻痽痾瘂瘄瘆瘇"],
["af80","瘈瘉瘋瘍瘎瘏瘑瘒瘓瘔瘖瘚瘜瘝瘞瘡瘣瘧瘨瘬瘮瘯瘱瘲瘶瘷瘹瘺瘻瘽癁療癄"],["b040","癅",6,"癎",5,"癕癗",4,"癝癟癠癡癢癤",
6,"癬癭癮癰",7,"癹発發癿皀皁皃皅皉皊皌皍皏皐皒皔皕皗皘皚皛"],["b080","皜",7,"皥",8,"皯皰皳皵",9,"盀盁盃啊阿埃挨哎唉哀皑癌蔼矮艾碍爱隘鞍氨安俺按暗岸胺案肮昂盎凹敖\
熬翱袄傲奥懊澳芭捌扒叭吧笆八疤巴拔跋靶把耙坝霸罢爸白柏百摆佰败拜稗斑班搬扳般颁板版扮拌伴瓣半办绊邦帮梆榜膀绑棒磅蚌镑傍谤苞胞包褒剥"],
["b140","盄盇盉盋盌盓盕盙盚盜盝盞盠",4,"盦",7,"盰盳盵盶盷盺盻盽盿眀眂眃眅眆眊県眎",10,"眛眜眝眞眡眣眤眥眧眪眫"],["b180",
"眬眮眰",4,"眹眻眽眾眿睂睄睅睆睈",7,"睒",7,"睜薄雹保堡饱宝抱报暴豹鲍爆杯碑悲卑北辈背贝钡倍狈备惫焙被奔苯本笨崩绷甭泵蹦迸逼鼻比鄙笔彼碧蓖蔽毕毙毖币庇痹闭敝弊必辟壁臂避陛鞭边编贬扁便变卞辨辩辫遍标彪膘表鳖憋别瘪彬斌濒滨宾摈兵冰柄丙秉饼炳"],
["b240","睝睞睟睠睤睧睩睪睭",11,"睺睻睼瞁瞂瞃瞆",5,"瞏瞐瞓",11,"瞡瞣瞤瞦瞨瞫瞭瞮瞯瞱瞲瞴瞶",4],["b280","瞼瞾矀",12,"矎",8,"矘\
矙矚矝",4,"矤病并玻菠播拨钵波博勃搏铂箔伯帛舶脖膊渤泊驳捕卜哺补埠不布步簿部怖擦猜裁材才财睬踩采彩菜蔡餐参蚕残惭惨灿苍舱仓沧藏操糙槽曹草厕策侧册测层蹭插叉茬茶查碴搽察岔差诧拆柴豺搀掺蝉馋谗缠铲产阐颤昌猖"],
["b340","矦矨矪矯矰矱矲矴矵矷矹矺矻矼砃",5,"砊砋砎砏砐砓砕砙砛砞砠砡砢砤砨砪砫砮砯砱砲砳砵砶砽砿硁硂硃硄硆硈硉硊硋硍硏硑硓硔硘硙硚"],
["b380","硛硜硞",11,"硯",7,"硸硹硺硻硽",6,"场尝常长偿肠厂敞畅唱倡超抄钞朝嘲潮巢吵炒车扯撤掣彻澈郴臣辰尘晨忱沉陈趁衬撑称城橙成呈乘程惩澄诚承逞骋秤吃痴持匙池迟弛驰耻齿侈尺赤翅斥炽充冲虫崇宠抽酬畴踌稠愁筹仇绸瞅丑臭初出橱厨躇锄雏滁除楚"],
["b440","碄碅碆碈碊碋碏碐碒碔碕碖碙碝碞碠碢碤碦碨",7,"碵碶碷碸確碻碼碽碿磀磂磃磄磆磇磈磌磍磎磏磑磒磓磖磗磘磚",9],
["b480","磤磥磦磧磩磪磫磭",4,"磳磵磶磸磹磻",5,"礂礃礄礆",6,"础储矗搐触处揣川穿椽传船喘串疮窗幢床闯创吹炊捶锤垂春椿醇唇淳纯蠢戳绰疵茨磁雌辞慈瓷词此刺赐次聪葱囱匆从丛凑粗醋簇促蹿篡窜摧崔催脆瘁粹淬翠村存寸磋撮搓措挫错搭达答瘩打\
大呆歹傣戴带殆代贷袋待逮"],["b540","礍",5,"礔",9,"礟",4,"礥",14,"礵",4,"礽礿祂祃祄祅祇祊",8,"祔祕祘祙祡祣"],["b580","祤祦祩祪祫祬祮祰",
6,"祹祻",4,"禂禃禆禇禈禉禋禌禍禎禐禑禒怠耽担丹单郸掸胆旦氮但惮淡诞弹蛋当挡党荡档刀捣蹈倒岛祷导到稻悼道盗德得的蹬灯登等瞪凳邓堤低滴迪敌笛狄涤翟嫡抵底地蒂第帝弟递缔颠掂滇碘点典靛垫电佃甸店惦奠淀殿碉叼雕凋刁掉吊钓调跌爹碟蝶迭谍叠"],
["b640","禓",6,"禛",11,"禨",10,"禴",4,"禼禿秂秄秅秇秈秊秌秎秏秐秓秔秖秗秙",5,"秠秡秢秥秨秪"],["b680","秬秮秱",6,"秹秺秼秾秿稁稄稅稇稈稉稊稌稏",
4,"稕稖稘稙稛稜丁盯叮钉顶鼎锭定订丢东冬董懂动栋侗恫冻洞兜抖斗陡豆逗痘都督毒犊独读堵睹赌杜镀肚度渡妒端短锻段断缎堆兑队对墩吨蹲敦顿囤钝盾遁掇哆多夺垛躲朵跺舵剁惰堕蛾峨鹅俄额讹娥恶厄扼遏鄂饿恩而儿耳尔饵洱二"],
["b740","稝稟稡稢稤",14,"稴稵稶稸稺稾穀",5,"穇",9,"穒",4,"穘",16],["b780","穩",6,"穱穲穳穵穻穼穽穾窂窅窇窉窊窋窌窎窏窐窓窔窙窚窛窞窡窢贰发罚筏伐乏阀法珐藩帆番翻樊矾钒繁凡烦反返范贩犯饭泛坊芳方肪房防妨仿访纺\
放菲非啡飞肥匪诽吠肺废沸费芬酚吩氛分纷坟焚汾粉奋份忿愤粪丰封枫蜂峰锋风疯烽逢冯缝讽奉凤佛否夫敷肤孵扶拂辐幅氟符伏俘服"],
["b840","窣窤窧窩窪窫窮",4,"窴",10,"竀",10,"竌",9,"竗竘竚竛竜竝竡竢竤竧",5,"竮竰竱竲竳"],["b880","竴",4,"竻竼竾笀笁笂笅笇笉笌笍笎笐笒笓笖笗笘笚笜笝笟笡笢笣笧笩笭浮\
涪福袱弗甫抚辅俯釜斧脯腑府腐赴副覆赋复傅付阜父腹负富讣附妇缚咐噶嘎该改概钙盖溉干甘杆柑竿肝赶感秆敢赣冈刚钢缸肛纲岗港杠篙皋高膏羔糕搞镐稿告哥歌搁戈鸽胳疙割革葛格蛤阁隔铬个各给根跟耕更庚羹"],
["b940","笯笰笲笴笵笶笷笹笻笽笿",5,"筆筈筊筍筎筓筕筗筙筜筞筟筡筣",10,"筯筰筳筴筶筸筺筼筽筿箁箂箃箄箆",6,"箎箏"],["b980",
"箑箒箓箖箘箙箚箛箞箟箠箣箤箥箮箯箰箲箳箵箶箷箹",7,"篂篃範埂耿梗工攻功恭龚供躬公宫弓巩汞拱贡共钩勾沟苟狗垢构购够辜菇咕箍估沽孤姑鼓古蛊骨谷股故顾固雇刮瓜剐寡挂褂乖拐怪棺关官冠观管馆罐惯灌贯光广逛瑰规圭硅归龟闺轨鬼诡癸桂柜跪\
贵刽辊滚棍锅郭国果裹过哈"],["ba40","篅篈築篊篋篍篎篏篐篒篔",4,"篛篜篞篟篠篢篣篤篧篨篩篫篬篭篯篰篲",4,"篸篹篺篻篽篿",
7,"簈簉簊簍簎簐",5,"簗簘簙"],["ba80","簚",4,"簠",5,"簨簩簫",12,"簹",5,"籂骸孩海氦亥害骇酣憨邯韩含涵寒函喊罕翰撼捍旱憾悍焊汗汉夯杭航壕嚎豪毫郝好耗号浩呵喝荷菏核禾和何合盒貉阂河涸赫褐鹤贺嘿黑痕很狠恨哼亨横衡恒轰哄烘虹鸿洪\
宏弘红喉侯猴吼厚候后呼乎忽瑚壶葫胡蝴狐糊湖"],["bb40","籃",9,"籎",36,"籵",5,"籾",9],["bb80","粈粊",6,"粓粔粖粙粚粛粠粡粣粦粧粨粩粫粬粭粯粰粴",
4,"粺粻弧虎唬护互沪户花哗华猾滑画划化话槐徊怀淮坏欢环桓还缓换患唤痪豢焕涣宦幻荒慌黄磺蝗簧皇凰惶煌晃幌恍谎灰挥辉徽恢蛔回毁悔慧卉惠晦贿秽会烩汇讳诲绘荤昏婚魂浑混豁活伙火获或惑霍货祸击圾基机畸稽积箕"],
["bc40","粿糀糂糃糄糆糉糋糎",6,"糘糚糛糝糞糡",6,"糩",5,"糰",7,"糹糺糼",13,"紋",5],["bc80","紑",14,"紡紣紤紥紦紨紩紪紬紭紮細",6,
"肌饥迹激讥鸡姬绩缉吉极棘辑籍集及急疾汲即嫉级挤几脊己蓟技冀季伎祭剂悸济寄寂计记既忌际妓继纪嘉枷夹佳家加荚颊贾甲钾假稼价架驾嫁歼监坚尖笺间煎兼肩艰奸缄茧检柬碱硷拣捡简俭剪减荐槛鉴践贱见键箭件"],
["bd40","紷",54,"絯",7],["bd80","絸",32,"健舰剑饯渐溅涧建僵姜将浆江疆蒋桨奖讲匠酱降蕉椒礁焦胶交郊浇骄娇嚼搅铰矫侥脚狡角饺缴绞剿教酵轿较叫窖揭接皆秸街阶截劫节桔杰捷睫竭洁结解姐戒藉芥界借介疥诫届巾筋斤金今津襟紧锦仅谨进靳晋禁近烬浸"],
["be40","継",12,"綧",6,"綯",42],["be80","線",32,"尽劲荆兢茎睛晶鲸京惊精粳经井警景颈静境敬镜径痉靖竟竞净炯窘揪究纠玖韭久灸九酒厩救旧臼舅咎就疚鞠拘狙疽居驹菊局咀矩举沮聚拒据巨具距踞锯俱句惧炬剧捐鹃娟倦眷卷绢撅攫抉掘倔爵觉决诀绝均菌钧军君峻"],
["bf40","緻",62],["bf80","縺縼",4,"繂",4,"繈",21,"俊竣浚郡骏喀咖卡咯开揩楷凯慨刊堪勘坎砍看康慷糠扛抗亢炕考拷烤靠坷苛柯棵磕颗科壳咳可渴克刻客课肯啃垦恳坑吭空恐孔控抠口扣寇枯哭窟苦酷库裤夸垮挎跨胯块筷侩快宽款匡筐狂框矿眶旷况亏盔岿窥葵奎魁傀"],
["c040","繞",35,"纃",23,"纜纝纞"],["c080","纮纴纻纼绖绤绬绹缊缐缞缷缹缻",6,"罃罆",9,"罒罓馈愧溃坤昆捆困括扩廓阔垃拉喇蜡腊辣啦莱来赖蓝婪栏拦篮阑兰澜谰揽览懒缆烂滥琅榔狼廊郎朗浪捞劳牢老佬姥酪烙涝\
勒乐雷镭蕾磊累儡垒擂肋类泪棱楞冷厘梨犁黎篱狸离漓理李里鲤礼莉荔吏栗丽厉励砾历利傈例俐"],["c140","罖罙罛罜罝罞罠罣",
4,"罫罬罭罯罰罳罵罶罷罸罺罻罼罽罿羀羂",7,"羋羍羏",4,"羕",4,"羛羜羠羢羣羥羦羨",6,"羱"],["c180","羳",4,"羺羻羾翀翂翃翄翆翇翈翉翋翍翏",
4,"翖翗翙",5,"翢翣痢立粒沥隶力璃哩俩联莲连镰廉怜涟帘敛脸链恋炼练粮凉梁粱良两辆量晾亮谅撩聊僚疗燎寥辽潦了撂镣廖料列裂烈劣猎琳林磷霖临邻鳞淋凛赁吝拎玲菱零龄铃伶羚凌灵陵岭领另令溜琉榴硫馏留刘瘤流柳六龙聋咙笼窿"],
["c240","翤翧翨翪翫翬翭翯翲翴",6,"翽翾翿耂耇耈耉耊耎耏耑耓耚耛耝耞耟耡耣耤耫",5,"耲耴耹耺耼耾聀聁聄聅聇聈聉聎聏聐聑聓聕聖聗"],
["c280","聙聛",13,"聫",5,"聲",11,"隆垄拢陇楼娄搂篓漏陋芦卢颅庐炉掳卤虏鲁麓碌露路赂鹿潞禄录陆戮驴吕铝侣旅履屡缕虑氯律率滤绿峦挛孪滦卵乱掠略抡轮伦仑沦纶论萝螺罗逻锣箩骡裸落洛骆络妈麻玛码蚂马骂嘛吗埋买麦卖迈脉瞒馒蛮满蔓曼慢漫"],
["c340","聾肁肂肅肈肊肍",5,"肔肕肗肙肞肣肦肧肨肬肰肳肵肶肸肹肻胅胇",4,"胏",6,"胘胟胠胢胣胦胮胵胷胹胻胾胿脀脁脃脄脅脇脈脋"],
["c380","脌脕脗脙脛脜脝脟",12,"脭脮脰脳脴脵脷脹",4,"脿谩芒茫盲氓忙莽猫茅锚毛矛铆卯茂冒帽貌贸么玫枚梅酶霉煤没眉媒镁每美昧寐妹媚门闷们萌蒙檬盟锰猛梦孟眯醚靡糜迷谜弥米秘觅泌蜜密幂棉眠绵冕免勉娩缅面苗描瞄藐秒渺庙妙蔑灭民抿皿敏悯闽明螟鸣铭名\
命谬摸"],["c440","腀",5,"腇腉腍腎腏腒腖腗腘腛",4,"腡腢腣腤腦腨腪腫腬腯腲腳腵腶腷腸膁膃",4,"膉膋膌膍膎膐膒",5,"膙膚膞",
4,"膤膥"],["c480","膧膩膫",7,"膴",5,"膼膽膾膿臄臅臇臈臉臋臍",6,"摹蘑模膜磨摩魔抹末莫墨默沫漠寞陌谋牟某拇牡亩姆母墓暮幕募慕木目睦牧穆拿哪呐钠那娜纳氖乃奶耐奈南男难囊挠脑恼闹淖呢馁内嫩能妮霓倪泥尼拟你匿腻逆溺蔫拈年碾撵捻念娘\
酿鸟尿捏聂孽啮镊镍涅您柠狞凝宁"],["c540","臔",14,"臤臥臦臨臩臫臮",4,"臵",5,"臽臿舃與",4,"舎舏舑舓舕",5,"舝舠舤舥舦舧舩舮舲舺舼舽舿"],
["c580","艀艁艂艃艅艆艈艊艌艍艎艐",7,"艙艛艜艝艞艠",7,"艩拧泞牛扭钮纽脓浓农弄奴努怒女暖虐疟挪懦糯诺哦欧鸥殴藕呕偶沤啪趴爬帕怕琶拍排牌徘湃派攀潘盘磐盼畔判叛乓庞旁耪胖抛咆刨炮袍跑泡呸胚培裴赔陪配佩沛喷盆砰抨烹澎彭蓬棚硼篷膨朋鹏捧碰\
坯砒霹批披劈琵毗"],["c640","艪艫艬艭艱艵艶艷艸艻艼芀芁芃芅芆芇芉芌芐芓芔芕芖芚芛芞芠芢芣芧芲芵芶芺芻芼芿苀苂苃苅苆苉苐苖苙苚苝苢苧苨苩苪苬苭苮苰苲苳苵苶苸"],
["c680","苺苼",4,"茊茋茍茐茒茓茖茘茙茝",9,"茩茪茮茰茲茷茻茽啤脾疲皮匹痞僻屁譬篇偏片骗飘漂瓢票撇瞥拼频贫品聘乒坪苹萍平凭瓶评屏坡泼颇婆破魄迫粕剖扑铺仆莆葡菩蒲埔朴圃普浦谱曝瀑期欺栖戚妻七凄漆柒沏其棋奇歧畦崎脐齐旗祈祁骑起岂乞企启契砌器气迄弃汽泣讫掐"],
["c740","茾茿荁荂荄荅荈荊",4,"荓荕",4,"荝荢荰",6,"荹荺荾",6,"莇莈莊莋莌莍莏莐莑莔莕莖莗莙莚莝莟莡",6,"莬莭莮"],["c780","莯莵莻\
莾莿菂菃菄菆菈菉菋菍菎菐菑菒菓菕菗菙菚菛菞菢菣菤菦菧菨菫菬菭恰洽牵扦钎铅千迁签仟谦乾黔钱钳前潜遣浅谴堑嵌欠歉枪呛腔羌墙蔷强抢橇锹敲悄桥瞧乔侨巧鞘撬翘峭俏窍切茄且怯窃钦侵亲秦琴勤芹擒禽寝沁青轻氢倾卿清擎晴氰情顷请庆琼穷秋丘邱球求囚酋泅趋区蛆曲躯屈驱渠"],
["c840","菮華菳",4,"菺菻菼菾菿萀萂萅萇萈萉萊萐萒",5,"萙萚萛萞",5,"萩",7,"萲",5,"萹萺萻萾",7,"葇葈葉"],["c880","葊",6,"葒",4,"葘葝葞\
葟葠葢葤",4,"葪葮葯葰葲葴葷葹葻葼取娶龋趣去圈颧权醛泉全痊拳犬券劝缺炔瘸却鹊榷确雀裙群然燃冉染瓤壤攘嚷让饶扰绕惹热壬仁人忍韧任认刃妊纫扔仍日戎茸蓉荣融熔溶容绒冗揉柔肉茹蠕儒孺如辱乳汝入褥软阮蕊瑞锐闰润若弱撒洒萨腮鳃塞赛三叁"],
["c940","葽",4,"蒃蒄蒅蒆蒊蒍蒏",7,"蒘蒚蒛蒝蒞蒟蒠蒢",12,"蒰蒱蒳蒵蒶蒷蒻蒼蒾蓀蓂蓃蓅蓆蓇蓈蓋蓌蓎蓏蓒蓔蓕蓗"],["c980","蓘",
4,"蓞蓡蓢蓤蓧",4,"蓭蓮蓯蓱",10,"蓽蓾蔀蔁蔂伞散桑嗓丧搔骚扫嫂瑟色涩森僧莎砂杀刹沙纱傻啥煞筛晒珊苫杉山删煽衫闪陕擅赡膳善汕扇缮墒伤商赏晌上尚裳梢捎稍烧芍勺韶少哨邵绍奢赊蛇舌舍赦摄射慑涉社设砷申呻伸身深娠绅神沈审婶甚肾慎渗声生甥牲升绳"],
["ca40","蔃",8,"蔍蔎蔏蔐蔒蔔蔕蔖蔘蔙蔛蔜蔝蔞蔠蔢",8,"蔭",9,"蔾",4,"蕄蕅蕆蕇蕋",10],["ca80","蕗蕘蕚蕛蕜蕝蕟",4,"蕥蕦蕧蕩",8,"蕳\
蕵蕶蕷蕸蕼蕽蕿薀薁省盛剩胜圣师失狮施湿诗尸虱十石拾时什食蚀实识史矢使屎驶始式示士世柿事拭誓逝势是嗜噬适仕侍释饰氏市恃室视试收手首守寿授售受瘦兽蔬枢梳殊抒输叔舒淑疏书赎孰熟薯暑曙署蜀黍鼠属术述树束戍竖墅庶数漱"],
["cb40","薂薃薆薈",6,"薐",10,"薝",6,"薥薦薧薩薫薬薭薱",5,"薸薺",6,"藂",6,"藊",4,"藑藒"],["cb80","藔藖",5,"藝",6,"藥藦藧藨藪",14,"恕刷耍\
摔衰甩帅栓拴霜双爽谁水睡税吮瞬顺舜说硕朔烁斯撕嘶思私司丝死肆寺嗣四伺似饲巳松耸怂颂送宋讼诵搜艘擞嗽苏酥俗素速粟僳塑溯宿诉肃酸蒜算虽隋随绥髓碎岁穗遂隧祟孙损笋蓑梭唆缩琐索锁所塌他它她塔"],
["cc40","藹藺藼藽藾蘀",4,"蘆",10,"蘒蘓蘔蘕蘗",15,"蘨蘪",13,"蘹蘺蘻蘽蘾蘿虀"],["cc80","虁",11,"虒虓處",4,"虛虜虝號虠虡虣",7,"獭挞蹋踏\
胎苔抬台泰酞太态汰坍摊贪瘫滩坛檀痰潭谭谈坦毯袒碳探叹炭汤塘搪堂棠膛唐糖倘躺淌趟烫掏涛滔绦萄桃逃淘陶讨套特藤腾疼誊梯剔踢锑提题蹄啼体替嚏惕涕剃屉天添填田甜恬舔腆挑条迢眺跳贴铁帖厅听烃"],
["cd40","虭虯虰虲",6,"蚃",6,"蚎",4,"蚔蚖",5,"蚞",4,"蚥蚦蚫蚭蚮蚲蚳蚷蚸蚹蚻",4,"蛁蛂蛃蛅蛈蛌蛍蛒蛓蛕蛖蛗蛚蛜"],["cd80","蛝蛠蛡蛢蛣蛥蛦\
蛧蛨蛪蛫蛬蛯蛵蛶蛷蛺蛻蛼蛽蛿蜁蜄蜅蜆蜋蜌蜎蜏蜐蜑蜔蜖汀廷停亭庭挺艇通桐酮瞳同铜彤童桶捅筒统痛偷投头透凸秃突图徒途涂屠土吐兔湍团推颓腿蜕褪退吞屯臀拖托脱鸵陀驮驼椭妥拓唾挖哇蛙洼娃瓦袜歪外豌弯湾玩顽丸烷完碗挽晚皖惋宛婉万腕汪王亡枉网往旺望忘妄威"],
["ce40","蜙蜛蜝蜟蜠蜤蜦蜧蜨蜪蜫蜬蜭蜯蜰蜲蜳蜵蜶蜸蜹蜺蜼蜽蝀",6,"蝊蝋蝍蝏蝐蝑蝒蝔蝕蝖蝘蝚",5,"蝡蝢蝦",7,"蝯蝱蝲蝳蝵"],
["ce80","蝷蝸蝹蝺蝿螀螁螄螆螇螉螊螌螎",4,"螔螕螖螘",6,"螠",4,"巍微危韦违桅围唯惟为潍维苇萎委伟伪尾纬未蔚味畏胃喂魏位渭谓尉慰卫瘟温蚊文闻纹吻稳紊问嗡翁瓮挝蜗涡窝我斡卧握沃巫呜钨乌污诬屋无芜梧吾吴毋武五捂午舞伍侮坞戊雾晤物\
勿务悟误昔熙析西硒矽晰嘻吸锡牺"],["cf40","螥螦螧螩螪螮螰螱螲螴螶螷螸螹螻螼螾螿蟁",4,"蟇蟈蟉蟌",4,"蟔",6,"蟜蟝蟞蟟蟡蟢蟣蟤蟦蟧蟨蟩蟫蟬蟭蟯",
9],["cf80","蟺蟻蟼蟽蟿蠀蠁蠂蠄",5,"蠋",7,"蠔蠗蠘蠙蠚蠜",4,"蠣稀息希悉膝夕惜熄烯溪汐犀檄袭席习媳喜铣洗系隙戏细瞎虾匣霞辖暇峡侠狭下厦夏吓掀锨先仙鲜纤咸贤衔舷闲涎弦嫌显险现献县腺馅羡宪陷限线相厢镶香箱襄湘乡翔祥详想响享项巷橡像向象萧\
硝霄削哮嚣销消宵淆晓"],["d040","蠤",13,"蠳",5,"蠺蠻蠽蠾蠿衁衂衃衆",5,"衎",5,"衕衖衘衚",6,"衦衧衪衭衯衱衳衴衵衶衸衹衺"],["\
d080","衻衼袀袃袆袇袉袊袌袎袏袐袑袓袔袕袗",4,"袝",4,"袣袥",5,"小孝校肖啸笑效楔些歇蝎鞋协挟携邪斜胁谐写械卸蟹懈泄泻谢屑薪芯锌欣辛新忻心信衅星腥猩惺兴刑型形邢行醒幸杏性姓兄凶胸匈汹雄熊休修羞朽嗅锈秀袖绣墟戌需虚嘘须徐许蓄\
酗叙旭序畜恤絮婿绪续轩喧宣悬旋玄"],["d140","袬袮袯袰袲",4,"袸袹袺袻袽袾袿裀裃裄裇裈裊裋裌裍裏裐裑裓裖裗裚",4,"裠裡裦裧裩",
6,"裲裵裶裷裺裻製裿褀褁褃",5],["d180","褉褋",4,"褑褔",4,"褜",4,"褢褣褤褦褧褨褩褬褭褮褯褱褲褳褵褷选癣眩绚靴薛学穴雪血勋熏循旬询寻驯巡殉汛训讯逊迅压押鸦鸭呀丫芽牙蚜崖衙涯雅哑亚讶焉咽阉烟淹盐严研蜒岩延言颜阎炎沿奄掩眼衍演艳堰燕\
厌砚雁唁彦焰宴谚验殃央鸯秧杨扬佯疡羊洋阳氧仰痒养样漾邀腰妖瑶"],["d240","褸",8,"襂襃襅",24,"襠",5,"襧",19,"襼"],["d280","襽襾覀\
覂覄覅覇",26,"摇尧遥窑谣姚咬舀药要耀椰噎耶爷野冶也页掖业叶曳腋夜液一壹医揖铱依伊衣颐夷遗移仪胰疑沂宜姨彝椅蚁倚已乙矣以艺抑易邑屹亿役臆逸肄疫亦裔意毅忆义益溢诣议谊译异翼翌绎茵荫因殷音阴姻吟银淫寅饮尹引隐"],
["d340","覢",30,"觃觍觓觔觕觗觘觙觛觝觟觠觡觢觤觧觨觩觪觬觭觮觰觱觲觴",6],["d380","觻",4,"訁",5,"計",21,"印英樱婴鹰应缨莹萤营荧蝇迎赢盈影颖硬映哟拥佣臃痈庸\
雍踊蛹咏泳涌永恿勇用幽优悠忧尤由邮铀犹油游酉有友右佑釉诱又幼迂淤于盂榆虞愚舆余俞逾鱼愉渝渔隅予娱雨与屿禹宇语羽玉域芋郁吁遇喻峪御愈欲狱育誉"],
["d440","訞",31,"訿",8,"詉",21],["d480","詟",25,"詺",6,"浴寓裕预豫驭鸳渊冤元垣袁原援辕园员圆猿源缘远苑愿怨院曰约越跃钥岳粤月悦阅耘云郧匀陨允运蕴酝晕韵孕匝砸杂栽哉灾宰载再在咱攒暂赞赃脏葬遭糟凿藻枣早澡蚤躁噪造皂灶燥责择则泽贼怎增憎曾赠扎喳渣札轧"],
["d540","誁",7,"誋",7,"誔",46],["d580","諃",32,"铡闸眨栅榨咋乍炸诈摘斋宅窄债寨瞻毡詹粘沾盏斩辗崭展蘸栈占战站湛绽樟章彰漳张掌涨杖丈帐账仗胀瘴障招昭找沼赵照罩兆肇召遮折哲蛰辙者锗蔗这浙珍斟真甄砧臻贞针侦枕疹诊震振镇阵蒸挣睁征狰争怔整拯正政"],
["d640","諤",34,"謈",27],["d680","謤謥謧",30,"帧症郑证芝枝支吱蜘知肢脂汁之织职直植殖执值侄址指止趾只旨纸志挚掷至致置帜峙制智秩稚质炙痔滞治窒中盅忠钟衷终种肿重仲众舟周州洲诌粥轴肘帚咒皱宙昼骤珠株蛛朱猪诸诛逐竹烛煮拄瞩嘱主著柱助蛀贮铸筑"],
["d740","譆",31,"譧",4,"譭",25],["d780","讇",24,"讬讱讻诇诐诪谉谞住注祝驻抓爪拽专砖转撰赚篆桩庄装妆撞壮状椎锥追赘坠缀谆准捉拙卓桌琢茁酌啄着灼浊兹咨资姿滋淄孜紫仔籽滓子自渍字鬃棕踪宗综总纵邹走奏揍租足卒族祖诅阻组钻纂嘴醉最罪尊遵昨左佐柞做作坐座"],
["d840","谸",8,"豂豃豄豅豈豊豋豍",7,"豖豗豘豙豛",5,"豣",6,"豬",6,"豴豵豶豷豻",6,"貃貄貆貇"],["d880","貈貋貍",6,"貕貖貗貙",20,"亍丌\
兀丐廿卅丕亘丞鬲孬噩丨禺丿匕乇夭爻卮氐囟胤馗毓睾鼗丶亟鼐乜乩亓芈孛啬嘏仄厍厝厣厥厮靥赝匚叵匦匮匾赜卦卣刂刈刎刭刳刿剀剌剞剡剜蒯剽劂劁劐劓冂罔亻仃仉仂仨仡仫仞伛仳伢佤仵伥伧伉伫佞佧攸佚佝"],
["d940","貮",62],["d980","賭",32,"佟佗伲伽佶佴侑侉侃侏佾佻侪佼侬侔俦俨俪俅俚俣俜俑俟俸倩偌俳倬倏倮倭俾倜倌倥倨偾偃偕偈偎偬偻傥傧傩傺僖儆僭僬僦僮儇儋仝氽佘佥俎龠汆籴兮巽黉馘冁夔勹匍訇匐凫夙兕亠兖亳衮袤亵脔裒禀嬴蠃羸冫冱冽冼"],
["da40","贎",14,"贠赑赒赗赟赥赨赩赪赬赮赯赱赲赸",8,"趂趃趆趇趈趉趌",4,"趒趓趕",9,"趠趡"],["da80","趢趤",12,"趲趶趷趹趻趽跀跁跂跅跇跈跉跊跍跐跒跓跔凇冖冢\
冥讠讦讧讪讴讵讷诂诃诋诏诎诒诓诔诖诘诙诜诟诠诤诨诩诮诰诳诶诹诼诿谀谂谄谇谌谏谑谒谔谕谖谙谛谘谝谟谠谡谥谧谪谫谮谯谲谳谵谶卩卺阝阢阡阱阪阽阼陂陉陔陟陧陬陲陴隈隍隗隰邗邛邝邙邬邡邴邳邶邺"],
["db40","跕跘跙跜跠跡跢跥跦跧跩跭跮跰跱跲跴跶跼跾",6,"踆踇踈踋踍踎踐踑踒踓踕",7,"踠踡踤",4,"踫踭踰踲踳踴踶踷踸踻踼踾"],
["db80","踿蹃蹅蹆蹌",4,"蹓",5,"蹚",11,"蹧蹨蹪蹫蹮蹱邸邰郏郅邾郐郄郇郓郦郢郜郗郛郫郯郾鄄鄢鄞鄣鄱鄯鄹酃酆刍奂劢劬劭劾哿勐勖勰叟燮矍廴凵凼鬯厶弁畚巯坌垩垡塾墼壅壑圩圬圪圳圹圮圯坜圻坂坩垅坫垆坼坻坨坭坶坳垭垤垌垲埏垧垴垓垠埕埘埚埙埒垸埴埯埸埤埝"],
["dc40","蹳蹵蹷",4,"蹽蹾躀躂躃躄躆躈",6,"躑躒躓躕",6,"躝躟",11,"躭躮躰躱躳",6,"躻",7],["dc80","軃",10,"軏",21,"堋堍埽埭堀堞堙塄堠塥塬墁墉墚墀馨鼙懿艹艽艿芏芊芨\
芄芎芑芗芙芫芸芾芰苈苊苣芘芷芮苋苌苁芩芴芡芪芟苄苎芤苡茉苷苤茏茇苜苴苒苘茌苻苓茑茚茆茔茕苠苕茜荑荛荜茈莒茼茴茱莛荞茯荏荇荃荟荀茗荠茭茺茳荦荥"],
["dd40","軥",62],["dd80","輤",32,"荨茛荩荬荪荭荮莰荸莳莴莠莪莓莜莅荼莶莩荽莸荻莘莞莨莺莼菁萁菥菘堇萘萋菝菽菖萜萸萑萆菔菟萏萃菸菹菪菅菀萦菰菡葜葑葚葙葳蒇蒈葺蒉葸萼葆葩葶蒌蒎萱葭蓁蓍蓐蓦蒽蓓蓊蒿蒺蓠蒡蒹蒴蒗蓥蓣蔌甍蔸蓰蔹蔟蔺"],
["de40","轅",32,"轪辀辌辒辝辠辡辢辤辥辦辧辪辬辭辮辯農辳辴辵辷辸辺辻込辿迀迃迆"],["de80","迉",4,"迏迒迖迗迚迠迡迣迧迬迯迱迲迴迵迶迺迻迼迾迿逇逈逌逎逓逕逘蕖蔻蓿蓼\
蕙蕈蕨蕤蕞蕺瞢蕃蕲蕻薤薨薇薏蕹薮薜薅薹薷薰藓藁藜藿蘧蘅蘩蘖蘼廾弈夼奁耷奕奚奘匏尢尥尬尴扌扪抟抻拊拚拗拮挢拶挹捋捃掭揶捱捺掎掴捭掬掊捩掮掼揲揸揠揿揄揞揎摒揆掾摅摁搋搛搠搌搦搡摞撄摭撖"],
["df40","這逜連逤逥逧",5,"逰",4,"逷逹逺逽逿遀遃遅遆遈",4,"過達違遖遙遚遜",5,"遤遦遧適遪遫遬遯",4,"遶",6,"遾邁"],["df80","還邅邆邇\
邉邊邌",4,"邒邔邖邘邚邜邞邟邠邤邥邧邨邩邫邭邲邷邼邽邿郀摺撷撸撙撺擀擐擗擤擢攉攥攮弋忒甙弑卟叱叽叩叨叻吒吖吆呋呒呓呔呖呃吡呗呙吣吲咂咔呷呱呤咚咛咄呶呦咝哐咭哂咴哒咧咦哓哔呲咣哕咻咿哌哙哚哜咩咪咤哝哏哞唛哧唠哽唔哳唢唣唏唑唧唪啧喏喵啉啭啁啕唿啐唼"],
["e040","郂郃郆郈郉郋郌郍郒郔郕郖郘郙郚郞郟郠郣郤郥郩郪郬郮郰郱郲郳郵郶郷郹郺郻郼郿鄀鄁鄃鄅",19,"鄚鄛鄜"],["e080","鄝\
鄟鄠鄡鄤",10,"鄰鄲",6,"鄺",8,"酄唷啖啵啶啷唳唰啜喋嗒喃喱喹喈喁喟啾嗖喑啻嗟喽喾喔喙嗪嗷嗉嘟嗑嗫嗬嗔嗦嗝嗄嗯嗥嗲嗳嗌嗍嗨嗵嗤辔嘞嘈嘌嘁嘤嘣嗾嘀嘧嘭噘嘹噗嘬噍噢噙噜噌噔嚆噤噱噫噻噼嚅嚓嚯囔囗囝囡囵囫囹囿圄圊圉圜帏帙帔帑帱帻帼"],
["e140","酅酇酈酑酓酔酕酖酘酙酛酜酟酠酦酧酨酫酭酳酺酻酼醀",4,"醆醈醊醎醏醓",6,"醜",5,"醤",5,"醫醬醰醱醲醳醶醷醸醹醻"],
["e180","醼",10,"釈釋釐釒",9,"針",8,"帷幄幔幛幞幡岌屺岍岐岖岈岘岙岑岚岜岵岢岽岬岫岱岣峁岷峄峒峤峋峥崂崃崧崦崮崤崞崆崛嵘崾崴崽嵬嵛嵯嵝嵫嵋嵊嵩嵴嶂嶙嶝豳嶷巅彳彷徂徇徉後徕徙徜徨徭徵徼衢彡犭犰犴犷犸狃狁狎狍狒狨狯狩狲狴狷猁狳猃狺"],
["e240","釦",62],["e280","鈥",32,"狻猗猓猡猊猞猝猕猢猹猥猬猸猱獐獍獗獠獬獯獾舛夥飧夤夂饣饧",5,"饴饷饽馀馄馇馊馍馐馑馓馔馕庀庑庋庖庥庠庹庵庾庳赓廒廑廛廨廪膺忄忉忖忏怃\
忮怄忡忤忾怅怆忪忭忸怙怵怦怛怏怍怩怫怊怿怡恸恹恻恺恂"],["e340","鉆",45,"鉵",16],["e380","銆",7,"銏",24,"恪恽悖悚悭悝悃悒悌悛惬悻悱惝惘惆惚悴愠愦愕愣惴愀愎愫\
慊慵憬憔憧憷懔懵忝隳闩闫闱闳闵闶闼闾阃阄阆阈阊阋阌阍阏阒阕阖阗阙阚丬爿戕氵汔汜汊沣沅沐沔沌汨汩汴汶沆沩泐泔沭泷泸泱泗沲泠泖泺泫泮沱泓泯泾"],
["e440","銨",5,"銯",24,"鋉",31],["e480","鋩",32,"洹洧洌浃浈洇洄洙洎洫浍洮洵洚浏浒浔洳涑浯涞涠浞涓涔浜浠浼浣渚淇淅淞渎涿淠渑淦淝淙渖涫渌涮渫湮湎湫溲湟溆湓湔渲渥湄滟溱溘滠漭滢溥溧溽溻溷滗溴滏溏滂溟潢潆潇漤漕滹漯漶潋潴漪漉漩澉澍澌潸潲潼潺濑"],
["e540","錊",51,"錿",10],["e580","鍊",31,"鍫濉澧澹澶濂濡濮濞濠濯瀚瀣瀛瀹瀵灏灞宀宄宕宓宥宸甯骞搴寤寮褰寰蹇謇辶迓迕迥迮迤迩迦迳迨逅逄逋逦逑逍逖逡逵逶逭逯遄遑遒遐遨遘遢遛暹遴遽邂邈邃邋彐彗彖彘尻咫屐屙孱屣屦羼弪弩弭艴弼鬻屮妁妃妍妩妪妣"],
["e640","鍬",34,"鎐",27],["e680","鎬",29,"鏋鏌鏍妗姊妫妞妤姒妲妯姗妾娅娆姝娈姣姘姹娌娉娲娴娑娣娓婀婧婊婕娼婢婵胬媪媛婷婺媾嫫媲嫒嫔媸嫠嫣嫱嫖嫦嫘嫜嬉嬗嬖嬲嬷孀尕尜孚孥孳孑孓孢驵驷驸驺驿驽骀骁骅骈骊骐骒骓骖骘骛骜骝骟骠骢骣骥骧纟纡纣纥纨纩"],
["e740","鏎",7,"鏗",54],["e780","鐎",32,"纭纰纾绀绁绂绉绋绌绐绔绗绛绠绡绨绫绮绯绱绲缍绶绺绻绾缁缂缃缇缈缋缌缏缑缒缗缙缜缛缟缡",
6,"缪缫缬缭缯",4,"缵幺畿巛甾邕玎玑玮玢玟珏珂珑玷玳珀珉珈珥珙顼琊珩珧珞玺珲琏琪瑛琦琥琨琰琮琬"],["e840","鐯",14,"鐿",
43,"鑬鑭鑮鑯"],["e880","鑰",20,"钑钖钘铇铏铓铔铚铦铻锜锠琛琚瑁瑜瑗瑕瑙瑷瑭瑾璜璎璀璁璇璋璞璨璩璐璧瓒璺韪韫韬杌杓杞杈杩枥枇杪杳枘枧杵枨枞枭枋杷杼柰栉柘栊柩枰栌柙枵柚枳柝栀柃枸柢栎柁柽栲栳桠桡桎桢桄桤梃栝桕桦桁桧桀栾桊桉栩梵梏桴桷梓桫棂楮棼椟椠棹"],
["e940","锧锳锽镃镈镋镕镚镠镮镴镵長",7,"門",42],["e980","閫",32,"椤棰椋椁楗棣椐楱椹楠楂楝榄楫榀榘楸椴槌榇榈槎榉楦楣楹榛榧榻榫榭槔榱槁槊槟榕槠榍槿樯槭樗樘橥槲橄樾檠橐橛樵檎橹樽樨橘橼檑檐檩檗檫猷獒殁殂殇殄殒殓殍殚殛殡殪轫轭轱轲\
轳轵轶轸轷轹轺轼轾辁辂辄辇辋"],["ea40","闌",27,"闬闿阇阓阘阛阞阠阣",6,"阫阬阭阯阰阷阸阹阺阾陁陃陊陎陏陑陒陓陖陗"],["\
ea80","陘陙陚陜陝陞陠陣陥陦陫陭",4,"陳陸",12,"隇隉隊辍辎辏辘辚軎戋戗戛戟戢戡戥戤戬臧瓯瓴瓿甏甑甓攴旮旯旰昊昙杲昃昕昀炅曷昝昴昱昶昵耆晟晔晁晏晖晡晗晷暄暌暧暝暾曛曜曦曩贲贳贶贻贽赀赅赆赈赉赇赍赕赙觇觊觋觌觎觏觐觑牮犟牝牦牯牾牿犄犋犍犏犒挈挲掰"],
["eb40","隌階隑隒隓隕隖隚際隝",9,"隨",7,"隱隲隴隵隷隸隺隻隿雂雃雈雊雋雐雑雓雔雖",9,"雡",6,"雫"],["eb80","雬雭雮雰雱雲雴雵雸雺電雼雽雿霂霃霅霊霋霌霐霑霒\
霔霕霗",4,"霝霟霠搿擘耄毪毳毽毵毹氅氇氆氍氕氘氙氚氡氩氤氪氲攵敕敫牍牒牖爰虢刖肟肜肓肼朊肽肱肫肭肴肷胧胨胩胪胛胂胄胙胍胗朐胝胫胱胴胭脍脎胲胼朕脒豚脶脞脬脘脲腈腌腓腴腙腚腱腠腩腼腽腭腧塍媵膈膂膑滕膣膪臌朦臊膻"],
["ec40","霡",8,"霫霬霮霯霱霳",4,"霺霻霼霽霿",18,"靔靕靗靘靚靜靝靟靣靤靦靧靨靪",7],["ec80","靲靵靷",4,"靽",7,"鞆",4,"鞌鞎鞏鞐鞓鞕鞖鞗鞙",
4,"臁膦欤欷欹歃歆歙飑飒飓飕飙飚殳彀毂觳斐齑斓於旆旄旃旌旎旒旖炀炜炖炝炻烀炷炫炱烨烊焐焓焖焯焱煳煜煨煅煲煊煸煺熘熳熵熨熠燠燔燧燹爝爨灬焘煦熹戾戽扃扈扉礻祀祆祉祛祜祓祚祢祗祠祯祧祺禅禊禚禧禳忑忐"],
["ed40","鞞鞟鞡鞢鞤",6,"鞬鞮鞰鞱鞳鞵",46],["ed80","韤韥韨韮",4,"韴韷",23,"怼恝恚恧恁恙恣悫愆愍慝憩憝懋懑戆肀聿沓泶淼矶矸砀砉砗砘砑斫砭砜砝砹砺砻砟砼砥砬砣砩硎硭硖硗砦硐硇硌硪碛碓碚碇碜碡碣碲碹碥磔磙磉磬磲礅磴礓礤\
礞礴龛黹黻黼盱眄眍盹眇眈眚眢眙眭眦眵眸睐睑睇睃睚睨"],["ee40","頏",62],["ee80","顎",32,"睢睥睿瞍睽瞀瞌瞑瞟瞠瞰瞵瞽町畀畎畋畈畛畲畹疃罘罡罟詈罨罴罱罹羁罾盍盥蠲钅钆钇钋钊钌钍钏钐钔钗\
钕钚钛钜钣钤钫钪钭钬钯钰钲钴钶",4,"钼钽钿铄铈",6,"铐铑铒铕铖铗铙铘铛铞铟铠铢铤铥铧铨铪"],["ef40","顯",5,"颋颎颒颕颙颣風",
37,"飏飐飔飖飗飛飜飝飠",4],["ef80","飥飦飩",30,"铩铫铮铯铳铴铵铷铹铼铽铿锃锂锆锇锉锊锍锎锏锒",4,"锘锛锝锞锟锢锪锫锩锬锱锲锴锶锷锸锼锾锿镂锵镄镅镆镉镌镎镏镒\
镓镔镖镗镘镙镛镞镟镝镡镢镤",8,"镯镱镲镳锺矧矬雉秕秭秣秫稆嵇稃稂稞稔"],["f040","餈",4,"餎餏餑",28,"餯",26],["f080","饊",9,"饖",
12,"饤饦饳饸饹饻饾馂馃馉稹稷穑黏馥穰皈皎皓皙皤瓞瓠甬鸠鸢鸨",4,"鸲鸱鸶鸸鸷鸹鸺鸾鹁鹂鹄鹆鹇鹈鹉鹋鹌鹎鹑鹕鹗鹚鹛鹜鹞鹣鹦",
6,"鹱鹭鹳疒疔疖疠疝疬疣疳疴疸痄疱疰痃痂痖痍痣痨痦痤痫痧瘃痱痼痿瘐瘀瘅瘌瘗瘊瘥瘘瘕瘙"],["f140","馌馎馚",10,"馦馧馩",
47],["f180","駙",32,"瘛瘼瘢瘠癀瘭瘰瘿瘵癃瘾瘳癍癞癔癜癖癫癯翊竦穸穹窀窆窈窕窦窠窬窨窭窳衤衩衲衽衿袂袢裆袷袼裉裢裎裣裥裱褚裼裨裾裰褡褙褓褛褊褴褫褶襁襦襻疋胥皲皴矜耒耔耖耜耠耢耥耦耧耩耨耱耋耵聃聆聍聒聩聱覃顸颀颃"],
["f240","駺",62],["f280","騹",32,"颉颌颍颏颔颚颛颞颟颡颢颥颦虍虔虬虮虿虺虼虻蚨蚍蚋蚬蚝蚧蚣蚪蚓蚩蚶蛄蚵蛎蚰蚺蚱蚯蛉蛏蚴蛩蛱蛲蛭蛳蛐蜓蛞蛴蛟蛘蛑蜃蜇蛸蜈蜊蜍蜉蜣蜻蜞蜥蜮蜚蜾蝈蜴蜱蜩蜷蜿螂蜢蝽蝾蝻蝠蝰蝌蝮螋蝓蝣蝼蝤蝙蝥螓螯螨蟒"],
["f340","驚",17,"驲骃骉骍骎骔骕骙骦骩",6,"骲骳骴骵骹骻骽骾骿髃髄髆",4,"髍髎髏髐髒體髕髖髗髙髚髛髜"],["f380","髝髞髠髢髣髤髥髧髨髩髪髬髮髰",
8,"髺髼",6,"鬄鬅鬆蟆螈螅螭螗螃螫蟥螬螵螳蟋蟓螽蟑蟀蟊蟛蟪蟠蟮蠖蠓蟾蠊蠛蠡蠹蠼缶罂罄罅舐竺竽笈笃笄笕笊笫笏筇笸笪笙笮笱笠笥笤笳笾笞筘筚筅筵筌筝筠筮筻筢筲筱箐箦箧箸箬箝箨箅箪箜箢箫箴篑篁篌篝篚篥篦篪簌篾篼簏簖簋"],
["f440","鬇鬉",5,"鬐鬑鬒鬔",10,"鬠鬡鬢鬤",10,"鬰鬱鬳",7,"鬽鬾鬿魀魆魊魋魌魎魐魒魓魕",5],["f480","魛",32,"簟簪簦簸籁籀臾舁舂舄臬衄舡舢舣舭舯舨舫舸舻舳舴舾艄艉艋艏\
艚艟艨衾袅袈裘裟襞羝羟羧羯羰羲籼敉粑粝粜粞粢粲粼粽糁糇糌糍糈糅糗糨艮暨羿翎翕翥翡翦翩翮翳糸絷綦綮繇纛麸麴赳趄趔趑趱赧赭豇豉酊酐酎酏酤"],
["f540","魼",62],["f580","鮻",32,"酢酡酰酩酯酽酾酲酴酹醌醅醐醍醑醢醣醪醭醮醯醵醴醺豕鹾趸跫踅蹙蹩趵趿趼趺跄跖跗跚跞跎跏跛跆跬跷跸跣跹跻跤踉跽踔踝踟踬踮踣踯踺蹀踹踵踽踱蹉蹁蹂蹑蹒蹊蹰蹶蹼蹯蹴躅躏躔躐躜躞豸貂貊貅貘貔斛觖觞觚觜"],
["f640","鯜",62],["f680","鰛",32,"觥觫觯訾謦靓雩雳雯霆霁霈霏霎霪霭霰霾龀龃龅",5,"龌黾鼋鼍隹隼隽雎雒瞿雠銎銮鋈錾鍪鏊鎏鐾鑫鱿鲂鲅鲆鲇鲈稣鲋鲎鲐鲑鲒鲔鲕鲚鲛鲞",
5,"鲥",4,"鲫鲭鲮鲰",7,"鲺鲻鲼鲽鳄鳅鳆鳇鳊鳋"],["f740","鰼",62],["f780","鱻鱽鱾鲀鲃鲄鲉鲊鲌鲏鲓鲖鲗鲘鲙鲝鲪鲬鲯鲹鲾",4,"鳈鳉鳑鳒\
鳚鳛鳠鳡鳌",4,"鳓鳔鳕鳗鳘鳙鳜鳝鳟鳢靼鞅鞑鞒鞔鞯鞫鞣鞲鞴骱骰骷鹘骶骺骼髁髀髅髂髋髌髑魅魃魇魉魈魍魑飨餍餮饕饔髟髡髦髯髫髻髭髹鬈鬏鬓鬟鬣麽麾縻麂麇麈麋麒鏖麝麟黛黜黝黠黟黢黩黧黥黪黯鼢鼬鼯鼹鼷鼽鼾齄"],
["f840","鳣",62],["f880","鴢",32],["f940","鵃",62],["f980","鶂",32],["fa40","鶣",62],["fa80","鷢",32],["fb40","鸃",27,"鸤鸧鸮鸰鸴鸻鸼鹀鹍鹐鹒鹓鹔鹖鹙鹝鹟鹠鹡鹢鹥鹮鹯鹲鹴",
9,"麀"],["fb80","麁麃麄麅麆麉麊麌",5,"麔",8,"麞麠",5,"麧麨麩麪"],["fc40","麫",8,"麵麶麷麹麺麼麿",4,"黅黆黇黈黊黋黌黐黒黓黕黖黗黙黚點黡黣黤黦黨黫黬黭黮黰",
8,"黺黽黿",6],["fc80","鼆",4,"鼌鼏鼑鼒鼔鼕鼖鼘鼚",5,"鼡鼣",8,"鼭鼮鼰鼱"],["fd40","鼲",4,"鼸鼺鼼鼿",4,"齅",10,"齒",38],["fd80","齹",5,
"龁龂龍",11,"龜龝龞龡",4,"郎凉秊裏隣"],["fe40","兀嗀﨎﨏﨑﨓﨔礼﨟蘒﨡﨣﨤﨧﨨﨩"]],cp936$1=Object.freeze({__proto__:null,default:cp936}),
gbkAdded=[["a140","",62],["a180","",32],["a240","",62],["a280","",32],["a2ab","",5],["a2e3","€"],["a2ef",""],["a2fd",""],["a340",
"",62],["a380","",31,"　"],["a440","",62],["a480","",32],["a4f4","",10],["a540","",62],["a580","",32],["a5f7","",7],["a640","",62],[
"a680","",32],["a6b9","",7],["a6d9","",6],["a6ec",""],["a6f3",""],["a6f6","",8],["a740","",62],["a780","",32],["a7c2","",14],["a7f\
2","",12],["a896","",10],["a8bc",""],["a8bf","ǹ"],["a8c1",""],["a8ea","",20],["a958",""],["a95b",""],["a95d",""],["a989",
"〾⿰",11],["a997","",12],["a9f0","",14],["aaa1","",93],["aba1","",93],["aca1","",93],["ada1","",93],["aea1","",93],["afa1","",93],["d\
7fa","",4],["f8a1","",93],["f9a1","",93],["faa1","",93],["fba1","",93],["fca1","",93],["fda1","",93],["fe50","⺁⺄㑳㑇⺈⺋㖞㘚㘎⺌⺗㥮㤘㧏㧟㩳㧐㭎㱮㳠⺧\
⺪䁖䅟⺮䌷⺳⺶⺷䎱䎬⺻䏝䓖䙡䙌"],["fe80","䜣䜩䝼䞍⻊䥇䥺䥽䦂䦃䦅䦆䦟䦛䦷䦶䲣䲟䲠䲡䱷䲢䴓",6,"䶮",93]],
gbkAdded$1=Object.freeze({__proto__:null,default:gbkAdded}),uChars=[128,165,169,178,184,216,226,235,238,244,248,251,253,258,276,284,300,325,329,334,364,463,465,
467,469,471,473,475,477,506,594,610,712,716,730,930,938,962,970,1026,1104,1106,8209,8215,8218,8222,8231,8241,8244,8246,8252,8365,8452,8454,8458,8471,8482,8556,8570,
8596,8602,8713,8720,8722,8726,8731,8737,8740,8742,8748,8751,8760,8766,8777,8781,8787,8802,8808,8816,8854,8858,8870,8896,8979,9322,9372,9548,9588,9616,9622,9634,
9652,9662,9672,9676,9680,9702,9735,9738,9793,9795,11906,11909,11913,11917,11928,11944,11947,11951,11956,11960,11964,11979,12284,12292,12312,12319,12330,12351,12436,
12447,12535,12543,12586,12842,12850,12964,13200,13215,13218,13253,13263,13267,13270,13384,13428,13727,13839,13851,14617,14703,14801,14816,14964,15183,15471,15585,
16471,16736,17208,17325,17330,17374,17623,17997,18018,18212,18218,18301,18318,18760,18811,18814,18820,18823,18844,18848,18872,19576,19620,19738,19887,40870,59244,
59336,59367,59413,59417,59423,59431,59437,59443,59452,59460,59478,59493,63789,63866,63894,63976,63986,64016,64018,64021,64025,64034,64037,64042,65074,65093,65107,
65112,65127,65132,65375,65510,65536],gbChars=[0,36,38,45,50,81,89,95,96,100,103,104,105,109,126,133,148,172,175,179,208,306,307,308,309,310,311,312,313,341,428,
443,544,545,558,741,742,749,750,805,819,820,7922,7924,7925,7927,7934,7943,7944,7945,7950,8062,8148,8149,8152,8164,8174,8236,8240,8262,8264,8374,8380,8381,8384,8388,
8390,8392,8393,8394,8396,8401,8406,8416,8419,8424,8437,8439,8445,8482,8485,8496,8521,8603,8936,8946,9046,9050,9063,9066,9076,9092,9100,9108,9111,9113,9131,9162,
9164,9218,9219,11329,11331,11334,11336,11346,11361,11363,11366,11370,11372,11375,11389,11682,11686,11687,11692,11694,11714,11716,11723,11725,11730,11736,11982,11989,
12102,12336,12348,12350,12384,12393,12395,12397,12510,12553,12851,12962,12973,13738,13823,13919,13933,14080,14298,14585,14698,15583,15847,16318,16434,16438,16481,
16729,17102,17122,17315,17320,17402,17418,17859,17909,17911,17915,17916,17936,17939,17961,18664,18703,18814,18962,19043,33469,33470,33471,33484,33485,33490,33497,
33501,33505,33513,33520,33536,33550,37845,37921,37948,38029,38038,38064,38065,38066,38069,38075,38076,38078,39108,39109,39113,39114,39115,39116,39265,39394,189e3],
gb18030Ranges={uChars,gbChars},gb18030Ranges$1=Object.freeze({__proto__:null,uChars,gbChars,default:gb18030Ranges}),cp949=[["0","\0",127],["8141","갂갃갅갆갋",
4,"갘갞갟갡갢갣갥",6,"갮갲갳갴"],["8161","갵갶갷갺갻갽갾갿걁",9,"걌걎",5,"걕"],["8181","걖걗걙걚걛걝",18,"걲걳걵걶걹걻",4,"겂겇\
겈겍겎겏겑겒겓겕",6,"겞겢",5,"겫겭겮겱",6,"겺겾겿곀곂곃곅곆곇곉곊곋곍",7,"곖곘",7,"곢곣곥곦곩곫곭곮곲곴곷",4,"곾곿괁괂괃괅괇",
4,"괎괐괒괓"],["8241","괔괕괖괗괙괚괛괝괞괟괡",7,"괪괫괮",5],["8261","괶괷괹괺괻괽",6,"굆굈굊",5,"굑굒굓굕굖굗"],["8281","굙",
7,"굢굤",7,"굮굯굱굲굷굸굹굺굾궀궃",4,"궊궋궍궎궏궑",10,"궞",5,"궥",17,"궸",7,"귂귃귅귆귇귉",6,"귒귔",7,"귝귞귟귡귢귣귥",18],
["8341","귺귻귽귾긂",5,"긊긌긎",5,"긕",7],["8361","긝",18,"긲긳긵긶긹긻긼"],["8381","긽긾긿깂깄깇깈깉깋깏깑깒깓깕깗",4,"깞깢깣깤깦깧깪깫\
깭깮깯깱",6,"깺깾",5,"꺆",5,"꺍",46,"꺿껁껂껃껅",6,"껎껒",5,"껚껛껝",8],["8441","껦껧껩껪껬껮",5,"껵껶껷껹껺껻껽",8],["8461","꼆꼉꼊\
꼋꼌꼎꼏꼑",18],["8481","꼤",7,"꼮꼯꼱꼳꼵",6,"꼾꽀꽄꽅꽆꽇꽊",5,"꽑",10,"꽞",5,"꽦",18,"꽺",5,"꾁꾂꾃꾅꾆꾇꾉",6,"꾒꾓꾔꾖",5,
"꾝",26,"꾺꾻꾽꾾"],["8541","꾿꿁",5,"꿊꿌꿏",4,"꿕",6,"꿝",4],["8561","꿢",5,"꿪",5,"꿲꿳꿵꿶꿷꿹",6,"뀂뀃"],["8581","뀅",6,"뀍뀎뀏뀑뀒뀓뀕",
6,"뀞",9,"뀩",26,"끆끇끉끋끍끏끐끑끒끖끘끚끛끜끞",29,"끾끿낁낂낃낅",6,"낎낐낒",5,"낛낝낞낣낤"],["8641","낥낦낧낪낰낲낶낷낹낺낻낽",
6,"냆냊",5,"냒"],["8661","냓냕냖냗냙",6,"냡냢냣냤냦",10],["8681","냱",22,"넊넍넎넏넑넔넕넖넗넚넞",4,"넦넧넩넪넫넭",6,"넶넺",5,"\
녂녃녅녆녇녉",6,"녒녓녖녗녙녚녛녝녞녟녡",22,"녺녻녽녾녿놁놃",4,"놊놌놎놏놐놑놕놖놗놙놚놛놝"],["8741","놞",9,"놩",15],["87\
61","놹",18,"뇍뇎뇏뇑뇒뇓뇕"],["8781","뇖",5,"뇞뇠",7,"뇪뇫뇭뇮뇯뇱",7,"뇺뇼뇾",5,"눆눇눉눊눍",6,"눖눘눚",5,"눡",18,"눵",6,"눽",26,
"뉙뉚뉛뉝뉞뉟뉡",6,"뉪",4],["8841","뉯",4,"뉶",5,"뉽",6,"늆늇늈늊",4],["8861","늏늒늓늕늖늗늛",4,"늢늤늧늨늩늫늭늮늯늱늲늳늵늶늷"],
["8881","늸",15,"닊닋닍닎닏닑닓",4,"닚닜닞닟닠닡닣닧닩닪닰닱닲닶닼닽닾댂댃댅댆댇댉",6,"댒댖",5,"댝",54,"덗덙덚덝덠덡덢덣"],
["8941","덦덨덪덬덭덯덲덳덵덶덷덹",6,"뎂뎆",5,"뎍"],["8961","뎎뎏뎑뎒뎓뎕",10,"뎢",5,"뎩뎪뎫뎭"],["8981","뎮",21,"돆돇돉돊돍돏돑돒돓돖돘돚돜돞돟돡돢돣돥\
돦돧돩",18,"돽",18,"됑",6,"됙됚됛됝됞됟됡",6,"됪됬",7,"됵",15],["8a41","둅",10,"둒둓둕둖둗둙",6,"둢둤둦"],["8a61","둧",4,"둭",18,"뒁뒂"],
["8a81","뒃",4,"뒉",19,"뒞",5,"뒥뒦뒧뒩뒪뒫뒭",7,"뒶뒸뒺",5,"듁듂듃듅듆듇듉",6,"듑듒듓듔듖",5,"듞듟듡듢듥듧",4,"듮듰듲",5,"듹",
26,"딖딗딙딚딝"],["8b41","딞",5,"딦딫",4,"딲딳딵딶딷딹",6,"땂땆"],["8b61","땇땈땉땊땎땏땑땒땓땕",6,"땞땢",8],["8b81","땫",52,"떢떣떥떦떧\
떩떬떭떮떯떲떶",4,"떾떿뗁뗂뗃뗅",6,"뗎뗒",5,"뗙",18,"뗭",18],["8c41","똀",15,"똒똓똕똖똗똙",4],["8c61","똞",6,"똦",5,"똭",6,"똵",5],
["8c81","똻",12,"뙉",26,"뙥뙦뙧뙩",50,"뚞뚟뚡뚢뚣뚥",5,"뚭뚮뚯뚰뚲",16],["8d41","뛃",16,"뛕",8],["8d61","뛞",17,"뛱뛲뛳뛵뛶뛷뛹뛺"],
["8d81","뛻",4,"뜂뜃뜄뜆",33,"뜪뜫뜭뜮뜱",6,"뜺뜼",7,"띅띆띇띉띊띋띍",6,"띖",9,"띡띢띣띥띦띧띩",6,"띲띴띶",5,"띾띿랁랂랃랅",
6,"랎랓랔랕랚랛랝랞"],["8e41","랟랡",6,"랪랮",5,"랶랷랹",8],["8e61","럂",4,"럈럊",19],["8e81","럞",13,"럮럯럱럲럳럵",6,"럾렂",4,"렊렋렍렎\
렏렑",6,"렚렜렞",5,"렦렧렩렪렫렭",6,"렶렺",5,"롁롂롃롅",11,"롒롔",7,"롞롟롡롢롣롥",6,"롮롰롲",5,"롹롺롻롽",7],["8f41","뢅",7,"뢎",
17],["8f61","뢠",7,"뢩",6,"뢱뢲뢳뢵뢶뢷뢹",4],["8f81","뢾뢿룂룄룆",5,"룍룎룏룑룒룓룕",7,"룞룠룢",5,"룪룫룭룮룯룱",6,"룺룼룾",5,
"뤅",18,"뤙",6,"뤡",26,"뤾뤿륁륂륃륅",6,"륍륎륐륒",5],["9041","륚륛륝륞륟륡",6,"륪륬륮",5,"륶륷륹륺륻륽"],["9061","륾",5,"릆릈릋릌릏",
15],["9081","릟",12,"릮릯릱릲릳릵",6,"릾맀맂",5,"맊맋맍맓",4,"맚맜맟맠맢맦맧맩맪맫맭",6,"맶맻",4,"먂",5,"먉",11,"먖",33,"먺먻먽먾먿멁멃멄멅\
멆"],["9141","멇멊멌멏멐멑멒멖멗멙멚멛멝",6,"멦멪",5],["9161","멲멳멵멶멷멹",9,"몆몈몉몊몋몍",5],["9181","몓",20,"몪몭몮몯몱몳",
4,"몺몼몾",5,"뫅뫆뫇뫉",14,"뫚",33,"뫽뫾뫿묁묂묃묅",7,"묎묐묒",5,"묙묚묛묝묞묟묡",6],["9241","묨묪묬",7,"묷묹묺묿",4,"뭆뭈뭊뭋뭌뭎뭑뭒"],
["9261","뭓뭕뭖뭗뭙",7,"뭢뭤",7,"뭭",4],["9281","뭲",21,"뮉뮊뮋뮍뮎뮏뮑",18,"뮥뮦뮧뮩뮪뮫뮭",6,"뮵뮶뮸",7,"믁믂믃믅믆믇믉",6,"믑\
믒믔",35,"믺믻믽믾밁"],["9341","밃",4,"밊밎밐밒밓밙밚밠밡밢밣밦밨밪밫밬밮밯밲밳밵"],["9361","밶밷밹",6,"뱂뱆뱇뱈뱊뱋뱎뱏뱑",
8],["9381","뱚뱛뱜뱞",37,"벆벇벉벊벍벏",4,"벖벘벛",4,"벢벣벥벦벩",6,"벲벶",5,"벾벿볁볂볃볅",7,"볎볒볓볔볖볗볙볚볛볝",22,"볷볹볺\
볻볽"],["9441","볾",5,"봆봈봊",5,"봑봒봓봕",8],["9461","봞",5,"봥",6,"봭",12],["9481","봺",5,"뵁",6,"뵊뵋뵍뵎뵏뵑",6,"뵚",9,"뵥뵦뵧뵩",
22,"붂붃붅붆붋",4,"붒붔붖붗붘붛붝",6,"붥",10,"붱",6,"붹",24],["9541","뷒뷓뷖뷗뷙뷚뷛뷝",11,"뷪",5,"뷱"],["9561","뷲뷳뷵뷶뷷뷹",6,
"븁븂븄븆",5,"븎븏븑븒븓"],["9581","븕",6,"븞븠",35,"빆빇빉빊빋빍빏",4,"빖빘빜빝빞빟빢빣빥빦빧빩빫",4,"빲빶",4,"빾빿뺁뺂뺃뺅",
6,"뺎뺒",5,"뺚",13,"뺩",14],["9641","뺸",23,"뻒뻓"],["9661","뻕뻖뻙",6,"뻡뻢뻦",5,"뻭",8],["9681","뻶",10,"뼂",5,"뼊",13,"뼚뼞",33,"뽂뽃뽅뽆뽇뽉",
6,"뽒뽓뽔뽖",44],["9741","뾃",16,"뾕",8],["9761","뾞",17,"뾱",7],["9781","뾹",11,"뿆",5,"뿎뿏뿑뿒뿓뿕",6,"뿝뿞뿠뿢",89,"쀽쀾쀿"],["9841",
"쁀",16,"쁒",5,"쁙쁚쁛"],["9861","쁝쁞쁟쁡",6,"쁪",15],["9881","쁺",21,"삒삓삕삖삗삙",6,"삢삤삦",5,"삮삱삲삷",4,"삾샂샃샄샆샇샊샋샍샎샏샑",
6,"샚샞",5,"샦샧샩샪샫샭",6,"샶샸샺",5,"섁섂섃섅섆섇섉",6,"섑섒섓섔섖",5,"섡섢섥섨섩섪섫섮"],["9941","섲섳섴섵섷섺섻섽섾섿셁",
6,"셊셎",5,"셖셗"],["9961","셙셚셛셝",6,"셦셪",5,"셱셲셳셵셶셷셹셺셻"],["9981","셼",8,"솆",5,"솏솑솒솓솕솗",4,"솞솠솢솣솤솦솧솪솫솭솮솯솱",
11,"솾",5,"쇅쇆쇇쇉쇊쇋쇍",6,"쇕쇖쇙",6,"쇡쇢쇣쇥쇦쇧쇩",6,"쇲쇴",7,"쇾쇿숁숂숃숅",6,"숎숐숒",5,"숚숛숝숞숡숢숣"],["9a41","숤\
숥숦숧숪숬숮숰숳숵",16],["9a61","쉆쉇쉉",6,"쉒쉓쉕쉖쉗쉙",6,"쉡쉢쉣쉤쉦"],["9a81","쉧",4,"쉮쉯쉱쉲쉳쉵",6,"쉾슀슂",5,"슊",5,"슑",
6,"슙슚슜슞",5,"슦슧슩슪슫슮",5,"슶슸슺",33,"싞싟싡싢싥",5,"싮싰싲싳싴싵싷싺싽싾싿쌁",6,"쌊쌋쌎쌏"],["9b41","쌐쌑쌒쌖쌗쌙쌚쌛쌝",
6,"쌦쌧쌪",8],["9b61","쌳",17,"썆",7],["9b81","썎",25,"썪썫썭썮썯썱썳",4,"썺썻썾",5,"쎅쎆쎇쎉쎊쎋쎍",50,"쏁",22,"쏚"],["9c41","쏛쏝쏞쏡쏣",
4,"쏪쏫쏬쏮",5,"쏶쏷쏹",5],["9c61","쏿",8,"쐉",6,"쐑",9],["9c81","쐛",8,"쐥",6,"쐭쐮쐯쐱쐲쐳쐵",6,"쐾",9,"쑉",26,"쑦쑧쑩쑪쑫쑭",6,"쑶쑷\
쑸쑺",5,"쒁",18,"쒕",6,"쒝",12],["9d41","쒪",13,"쒹쒺쒻쒽",8],["9d61","쓆",25],["9d81","쓠",8,"쓪",5,"쓲쓳쓵쓶쓷쓹쓻쓼쓽쓾씂",9,"씍씎씏씑씒씓씕",
6,"씝",10,"씪씫씭씮씯씱",6,"씺씼씾",5,"앆앇앋앏앐앑앒앖앚앛앜앟앢앣앥앦앧앩",6,"앲앶",5,"앾앿얁얂얃얅얆얈얉얊얋얎얐얒얓얔"],
["9e41","얖얙얚얛얝얞얟얡",7,"얪",9,"얶"],["9e61","얷얺얿",4,"엋엍엏엒엓엕엖엗엙",6,"엢엤엦엧"],["9e81","엨엩엪엫엯엱엲엳엵엸엹엺엻옂옃옄옉옊옋옍옎옏옑",
6,"옚옝",6,"옦옧옩옪옫옯옱옲옶옸옺옼옽옾옿왂왃왅왆왇왉",6,"왒왖",5,"왞왟왡",10,"왭왮왰왲",5,"왺왻왽왾왿욁",6,"욊욌욎",5,
"욖욗욙욚욛욝",6,"욦"],["9f41","욨욪",5,"욲욳욵욶욷욻",4,"웂웄웆",5,"웎"],["9f61","웏웑웒웓웕",6,"웞웟웢",5,"웪웫웭웮웯웱웲"],
["9f81","웳",4,"웺웻웼웾",5,"윆윇윉윊윋윍",6,"윖윘윚",5,"윢윣윥윦윧윩",6,"윲윴윶윸윹윺윻윾윿읁읂읃읅",4,"읋읎읐읙읚읛읝읞읟읡",
6,"읩읪읬",7,"읶읷읹읺읻읿잀잁잂잆잋잌잍잏잒잓잕잙잛",4,"잢잧",4,"잮잯잱잲잳잵잶잷"],["a041","잸잹잺잻잾쟂",5,"쟊쟋쟍쟏쟑",
6,"쟙쟚쟛쟜"],["a061","쟞",5,"쟥쟦쟧쟩쟪쟫쟭",13],["a081","쟻",4,"젂젃젅젆젇젉젋",4,"젒젔젗",4,"젞젟젡젢젣젥",6,"젮젰젲",5,"젹젺젻젽\
젾젿졁",6,"졊졋졎",5,"졕",26,"졲졳졵졶졷졹졻",4,"좂좄좈좉좊좎",5,"좕",7,"좞좠좢좣좤"],["a141","좥좦좧좩",18,"좾좿죀죁"],["a161",
"죂죃죅죆죇죉죊죋죍",6,"죖죘죚",5,"죢죣죥"],["a181","죦",14,"죶",5,"죾죿줁줂줃줇",4,"줎　、。·‥…¨〃­―∥＼∼‘’“”〔〕〈",
9,"±×÷≠≤≥∞∴°′″℃Å￠￡￥♂♀∠⊥⌒∂∇≡≒§※☆★○●◎◇◆□■△▲▽▼→←↑↓↔〓≪≫√∽∝∵∫∬∈∋⊆⊇⊂⊃∪∩∧∨￢"],
["a241","줐줒",5,"줙",18],["a261","줭",6,"줵",18],["a281","쥈",7,"쥒쥓쥕쥖쥗쥙",6,"쥢쥤",7,"쥭쥮쥯⇒⇔∀∃´～ˇ˘˝˚˙¸˛¡¿ː∮∑∏¤℉‰◁◀▷▶♤♠♡♥♧♣⊙◈▣◐◑▒▤▥▨▧▦▩♨☏☎☜☞¶†\
‡↕↗↙↖↘♭♩♪♬㉿㈜№㏇™㏂㏘℡€®"],["a341","쥱쥲쥳쥵",6,"쥽",10,"즊즋즍즎즏"],["a361","즑",6,"즚즜즞",16],["a381","즯",
16,"짂짃짅짆짉짋",4,"짒짔짗짘짛！",58,"￦］",32,"￣"],["a441","짞짟짡짣짥짦짨짩짪짫짮짲",5,"짺짻짽짾짿쨁쨂쨃쨄"],["a461","쨅쨆\
쨇쨊쨎",5,"쨕쨖쨗쨙",12],["a481","쨦쨧쨨쨪",28,"ㄱ",93],["a541","쩇",4,"쩎쩏쩑쩒쩓쩕",6,"쩞쩢",5,"쩩쩪"],["a561","쩫",17,"쩾",5,"쪅쪆"],
["a581","쪇",16,"쪙",14,"ⅰ",9],["a5b0","Ⅰ",9],["a5c1","Α",16,"Σ",6],["a5e1","α",16,"σ",6],["a641","쪨",19,"쪾쪿쫁쫂쫃쫅"],["a661","쫆",5,"쫎쫐쫒쫔\
쫕쫖쫗쫚",5,"쫡",6],["a681","쫨쫩쫪쫫쫭",6,"쫵",18,"쬉쬊─│┌┐┘└├┬┤┴┼━┃┏┓┛┗┣┳┫┻╋┠┯┨┷┿┝┰┥┸╂┒┑┚┙┖┕┎┍┞┟┡┢┦┧┩┪┭┮┱┲┵┶┹┺┽┾╀╁╃",
7],["a741","쬋",4,"쬑쬒쬓쬕쬖쬗쬙",6,"쬢",7],["a761","쬪",22,"쭂쭃쭄"],["a781","쭅쭆쭇쭊쭋쭍쭎쭏쭑",6,"쭚쭛쭜쭞",5,"쭥",7,"㎕㎖㎗ℓ㎘㏄㎣㎤㎥㎦\
㎙",9,"㏊㎍㎎㎏㏏㎈㎉㏈㎧㎨㎰",9,"㎀",4,"㎺",5,"㎐",4,"Ω㏀㏁㎊㎋㎌㏖㏅㎭㎮㎯㏛㎩㎪㎫㎬㏝㏐㏓㏃㏉㏜㏆"],["a841","쭭",10,"\
쭺",14],["a861","쮉",18,"쮝",6],["a881","쮤",19,"쮹",11,"ÆÐªĦ"],["a8a6","Ĳ"],["a8a8","ĿŁØŒºÞŦŊ"],["a8b1","㉠",27,"ⓐ",25,"①",14,"½⅓⅔¼¾⅛⅜⅝⅞"],
["a941","쯅",14,"쯕",10],["a961","쯠쯡쯢쯣쯥쯦쯨쯪",18],["a981","쯽",14,"찎찏찑찒찓찕",6,"찞찟찠찣찤æđðħıĳĸŀłøœßþŧŋŉ㈀",27,
"⒜",25,"⑴",14,"¹²³⁴ⁿ₁₂₃₄"],["aa41","찥찦찪찫찭찯찱",6,"찺찿",4,"챆챇챉챊챋챍챎"],["aa61","챏",4,"챖챚",5,"챡챢챣챥챧챩",
6,"챱챲"],["aa81","챳챴챶",29,"ぁ",82],["ab41","첔첕첖첗첚첛첝첞첟첡",6,"첪첮",5,"첶첷첹"],["ab61","첺첻첽",6,"쳆쳈쳊",5,"쳑쳒쳓쳕",
5],["ab81","쳛",8,"쳥",6,"쳭쳮쳯쳱",12,"ァ",85],["ac41","쳾쳿촀촂",5,"촊촋촍촎촏촑",6,"촚촜촞촟촠"],["ac61","촡촢촣촥촦촧촩촪촫촭",
11,"촺",4],["ac81","촿",28,"쵝쵞쵟А",5,"ЁЖ",25],["acd1","а",5,"ёж",25],["ad41","쵡쵢쵣쵥",6,"쵮쵰쵲",5,"쵹",7],["ad61","춁",6,"춉",10,"춖춗춙춚\
춛춝춞춟"],["ad81","춠춡춢춣춦춨춪",5,"춱",18,"췅"],["ae41","췆",5,"췍췎췏췑",16],["ae61","췢",5,"췩췪췫췭췮췯췱",6,"췺췼췾",4],["a\
e81","츃츅츆츇츉츊츋츍",6,"츕츖츗츘츚",5,"츢츣츥츦츧츩츪츫"],["af41","츬츭츮츯츲츴츶",19],["af61","칊",13,"칚칛칝칞칢",5,"칪칬"],
["af81","칮",5,"칶칷칹칺칻칽",6,"캆캈캊",5,"캒캓캕캖캗캙"],["b041","캚",5,"캢캦",5,"캮",12],["b061","캻",5,"컂",19],["b081","컖",13,"컦컧컩컪\
컭",6,"컶컺",5,"가각간갇갈갉갊감",7,"같",4,"갠갤갬갭갯갰갱갸갹갼걀걋걍걔걘걜거걱건걷걸걺검겁것겄겅겆겉겊겋게겐겔겜겝겟겠겡겨격겪견겯결겸겹겻겼경곁계곈곌곕곗고곡곤곧골곪곬곯곰곱곳공곶과곽관괄괆"],
["b141","켂켃켅켆켇켉",6,"켒켔켖",5,"켝켞켟켡켢켣"],["b161","켥",6,"켮켲",5,"켹",11],["b181","콅",14,"콖콗콙콚콛콝",6,"콦콨콪콫콬괌괍괏광괘괜괠괩괬괭\
괴괵괸괼굄굅굇굉교굔굘굡굣구국군굳굴굵굶굻굼굽굿궁궂궈궉권궐궜궝궤궷귀귁귄귈귐귑귓규균귤그극근귿글긁금급긋긍긔기긱긴긷길긺김깁깃깅깆깊까깍깎깐깔깖깜깝깟깠깡깥깨깩깬깰깸"],
["b241","콭콮콯콲콳콵콶콷콹",6,"쾁쾂쾃쾄쾆",5,"쾍"],["b261","쾎",18,"쾢",5,"쾩"],["b281","쾪",5,"쾱",18,"쿅",6,"깹깻깼깽꺄꺅꺌꺼꺽꺾껀껄껌껍껏껐껑께껙껜껨껫껭껴껸껼꼇\
꼈꼍꼐꼬꼭꼰꼲꼴꼼꼽꼿꽁꽂꽃꽈꽉꽐꽜꽝꽤꽥꽹꾀꾄꾈꾐꾑꾕꾜꾸꾹꾼꿀꿇꿈꿉꿋꿍꿎꿔꿜꿨꿩꿰꿱꿴꿸뀀뀁뀄뀌뀐뀔뀜뀝뀨끄끅끈끊끌끎끓끔끕끗끙"],
["b341","쿌",19,"쿢쿣쿥쿦쿧쿩"],["b361","쿪",5,"쿲쿴쿶",5,"쿽쿾쿿퀁퀂퀃퀅",5],["b381","퀋",5,"퀒",5,"퀙",19,"끝끼끽낀낄낌낍낏낑나낙낚난낟날낡낢남납낫",
4,"낱낳내낵낸낼냄냅냇냈냉냐냑냔냘냠냥너넉넋넌널넒넓넘넙넛넜넝넣네넥넨넬넴넵넷넸넹녀녁년녈념녑녔녕녘녜녠노녹논놀놂놈놉놋농높놓놔놘놜놨뇌뇐뇔뇜뇝"],
["b441","퀮",5,"퀶퀷퀹퀺퀻퀽",6,"큆큈큊",5],["b461","큑큒큓큕큖큗큙",6,"큡",10,"큮큯"],["b481","큱큲큳큵",6,"큾큿킀킂",18,"뇟뇨뇩뇬뇰뇹뇻뇽누\
눅눈눋눌눔눕눗눙눠눴눼뉘뉜뉠뉨뉩뉴뉵뉼늄늅늉느늑는늘늙늚늠늡늣능늦늪늬늰늴니닉닌닐닒님닙닛닝닢다닥닦단닫",4,
"닳담답닷",4,"닿대댁댄댈댐댑댓댔댕댜더덕덖던덛덜덞덟덤덥"],["b541","킕",14,"킦킧킩킪킫킭",5],["b561","킳킶킸킺",5,"탂탃탅탆탇탊",
5,"탒탖",4],["b581","탛탞탟탡탢탣탥",6,"탮탲",5,"탹",11,"덧덩덫덮데덱덴델뎀뎁뎃뎄뎅뎌뎐뎔뎠뎡뎨뎬도독돈돋돌돎돐돔돕돗동돛돝돠돤돨돼됐되된될됨됩됫됴두둑둔둘둠둡둣둥둬뒀뒈뒝뒤뒨뒬뒵뒷뒹듀듄듈듐듕드득든듣들듦듬듭듯등듸디딕딘딛딜딤딥딧딨딩딪따\
딱딴딸"],["b641","턅",7,"턎",17],["b661","턠",15,"턲턳턵턶턷턹턻턼턽턾"],["b681","턿텂텆",5,"텎텏텑텒텓텕",6,"텞텠텢",5,"텩텪텫텭땀땁땃땄땅땋때\
땍땐땔땜땝땟땠땡떠떡떤떨떪떫떰떱떳떴떵떻떼떽뗀뗄뗌뗍뗏뗐뗑뗘뗬또똑똔똘똥똬똴뙈뙤뙨뚜뚝뚠뚤뚫뚬뚱뛔뛰뛴뛸뜀뜁뜅뜨뜩뜬뜯뜰뜸뜹뜻띄띈띌띔띕띠띤띨띰띱띳띵라락란랄람랍랏랐랑랒랖랗"],
["b741","텮",13,"텽",6,"톅톆톇톉톊"],["b761","톋",20,"톢톣톥톦톧"],["b781","톩",6,"톲톴톶톷톸톹톻톽톾톿퇁",14,"래랙랜랠램랩랫랬랭랴략랸럇량러럭런럴럼럽럿렀렁렇\
레렉렌렐렘렙렛렝려력련렬렴렵렷렸령례롄롑롓로록론롤롬롭롯롱롸롼뢍뢨뢰뢴뢸룀룁룃룅료룐룔룝룟룡루룩룬룰룸룹룻룽뤄뤘뤠뤼뤽륀륄륌륏륑류륙륜률륨륩"],
["b841","퇐",7,"퇙",17],["b861","퇫",8,"퇵퇶퇷퇹",13],["b881","툈툊",5,"툑",24,"륫륭르륵른를름릅릇릉릊릍릎리릭린릴림립릿링마막만많",
4,"맘맙맛망맞맡맣매맥맨맬맴맵맷맸맹맺먀먁먈먕머먹먼멀멂멈멉멋멍멎멓메멕멘멜멤멥멧멨멩며멱면멸몃몄명몇몌모목몫몬몰몲몸몹못몽뫄뫈뫘뫙뫼"],
["b941","툪툫툮툯툱툲툳툵",6,"툾퉀퉂",5,"퉉퉊퉋퉌"],["b961","퉍",14,"퉝",6,"퉥퉦퉧퉨"],["b981","퉩",22,"튂튃튅튆튇튉튊튋튌묀묄묍묏묑묘묜묠묩묫무묵묶문묻물묽묾뭄뭅뭇뭉뭍뭏뭐\
뭔뭘뭡뭣뭬뮈뮌뮐뮤뮨뮬뮴뮷므믄믈믐믓미믹민믿밀밂밈밉밋밌밍및밑바",4,"받",4,"밤밥밧방밭배백밴밸뱀뱁뱃뱄뱅뱉뱌뱍뱐뱝버벅번벋벌벎범법벗"],
["ba41","튍튎튏튒튓튔튖",5,"튝튞튟튡튢튣튥",6,"튭"],["ba61","튮튯튰튲",5,"튺튻튽튾틁틃",4,"틊틌",5],["ba81","틒틓틕틖틗틙틚틛틝",
6,"틦",9,"틲틳틵틶틷틹틺벙벚베벡벤벧벨벰벱벳벴벵벼벽변별볍볏볐병볕볘볜보복볶본볼봄봅봇봉봐봔봤봬뵀뵈뵉뵌뵐뵘뵙뵤뵨부북분붇불붉붊붐붑붓붕붙붚붜붤붰붸뷔뷕뷘뷜뷩뷰뷴뷸븀븃븅브븍븐블븜븝븟비빅빈빌빎빔빕빗빙빚빛빠빡빤"],
["bb41","틻",4,"팂팄팆",5,"팏팑팒팓팕팗",4,"팞팢팣"],["bb61","팤팦팧팪팫팭팮팯팱",6,"팺팾",5,"퍆퍇퍈퍉"],["bb81","퍊",31,"빨빪빰빱빳빴빵빻빼\
빽뺀뺄뺌뺍뺏뺐뺑뺘뺙뺨뻐뻑뻔뻗뻘뻠뻣뻤뻥뻬뼁뼈뼉뼘뼙뼛뼜뼝뽀뽁뽄뽈뽐뽑뽕뾔뾰뿅뿌뿍뿐뿔뿜뿟뿡쀼쁑쁘쁜쁠쁨쁩삐삑삔삘삠삡삣삥사삭삯산삳살삵삶삼삽삿샀상샅새색샌샐샘샙샛샜생샤"],
["bc41","퍪",17,"퍾퍿펁펂펃펅펆펇"],["bc61","펈펉펊펋펎펒",5,"펚펛펝펞펟펡",6,"펪펬펮"],["bc81","펯",4,"펵펶펷펹펺펻펽",6,"폆폇폊",
5,"폑",5,"샥샨샬샴샵샷샹섀섄섈섐섕서",4,"섣설섦섧섬섭섯섰성섶세섹센셀셈셉셋셌셍셔셕션셜셤셥셧셨셩셰셴셸솅소속솎손솔솖솜솝솟송솥솨솩솬솰솽쇄쇈쇌쇔쇗쇘쇠쇤쇨쇰쇱쇳쇼쇽숀숄숌숍숏숑수숙순숟술숨숩숫숭"],
["bd41","폗폙",7,"폢폤",7,"폮폯폱폲폳폵폶폷"],["bd61","폸폹폺폻폾퐀퐂",5,"퐉",13],["bd81","퐗",5,"퐞",25,"숯숱숲숴쉈쉐쉑쉔쉘쉠쉥쉬쉭쉰쉴쉼쉽쉿슁슈슉슐슘슛슝스슥슨슬슭슴습\
슷승시식신싣실싫심십싯싱싶싸싹싻싼쌀쌈쌉쌌쌍쌓쌔쌕쌘쌜쌤쌥쌨쌩썅써썩썬썰썲썸썹썼썽쎄쎈쎌쏀쏘쏙쏜쏟쏠쏢쏨쏩쏭쏴쏵쏸쐈쐐쐤쐬쐰"],
["be41","퐸",7,"푁푂푃푅",14],["be61","푔",7,"푝푞푟푡푢푣푥",7,"푮푰푱푲"],["be81","푳",4,"푺푻푽푾풁풃",4,"풊풌풎",5,"풕",8,"쐴쐼쐽쑈쑤\
쑥쑨쑬쑴쑵쑹쒀쒔쒜쒸쒼쓩쓰쓱쓴쓸쓺쓿씀씁씌씐씔씜씨씩씬씰씸씹씻씽아악안앉않알앍앎앓암압앗았앙앝앞애액앤앨앰앱앳앴앵야약얀얄얇얌얍얏양얕얗얘얜얠얩어억언얹얻얼얽얾엄",
6,"엌엎"],["bf41","풞",10,"풪",14],["bf61","풹",18,"퓍퓎퓏퓑퓒퓓퓕"],["bf81","퓖",5,"퓝퓞퓠",7,"퓩퓪퓫퓭퓮퓯퓱",6,"퓹퓺퓼에엑엔엘엠엡엣엥여역엮연열엶엷염",
5,"옅옆옇예옌옐옘옙옛옜오옥온올옭옮옰옳옴옵옷옹옻와왁완왈왐왑왓왔왕왜왝왠왬왯왱외왹왼욀욈욉욋욍요욕욘욜욤욥욧용우욱운울욹욺움웁웃웅워웍원월웜웝웠웡웨"],
["c041","퓾",5,"픅픆픇픉픊픋픍",6,"픖픘",5],["c061","픞",25],["c081","픸픹픺픻픾픿핁핂핃핅",6,"핎핐핒",5,"핚핛핝핞핟핡핢핣웩웬웰웸웹웽위윅윈윌윔윕윗윙유육윤율윰윱윳융\
윷으윽은을읊음읍읏응",7,"읜읠읨읫이익인일읽읾잃임입잇있잉잊잎자작잔잖잗잘잚잠잡잣잤장잦재잭잰잴잼잽잿쟀쟁쟈쟉쟌쟎쟐쟘쟝쟤쟨쟬저적전절젊"],
["c141","핤핦핧핪핬핮",5,"핶핷핹핺핻핽",6,"햆햊햋"],["c161","햌햍햎햏햑",19,"햦햧"],["c181","햨",31,"점접젓정젖제젝젠젤젬젭젯젱져젼졀졈졉졌졍졔조족존졸졺좀좁좃종좆좇좋좌좍좔\
좝좟좡좨좼좽죄죈죌죔죕죗죙죠죡죤죵주죽준줄줅줆줌줍줏중줘줬줴쥐쥑쥔쥘쥠쥡쥣쥬쥰쥴쥼즈즉즌즐즘즙즛증지직진짇질짊짐집짓"],
["c241","헊헋헍헎헏헑헓",4,"헚헜헞",5,"헦헧헩헪헫헭헮"],["c261","헯",4,"헶헸헺",5,"혂혃혅혆혇혉",6,"혒"],["c281","혖",5,"혝혞혟혡혢혣혥",
7,"혮",9,"혺혻징짖짙짚짜짝짠짢짤짧짬짭짯짰짱째짹짼쨀쨈쨉쨋쨌쨍쨔쨘쨩쩌쩍쩐쩔쩜쩝쩟쩠쩡쩨쩽쪄쪘쪼쪽쫀쫄쫌쫍쫏쫑쫓쫘쫙쫠쫬쫴쬈쬐쬔쬘쬠쬡쭁쭈쭉쭌쭐쭘쭙쭝쭤쭸쭹쮜쮸쯔쯤쯧쯩찌찍찐찔찜찝찡찢찧차착찬찮찰참찹찻"],
["c341","혽혾혿홁홂홃홄홆홇홊홌홎홏홐홒홓홖홗홙홚홛홝",4],["c361","홢",4,"홨홪",5,"홲홳홵",11],["c381","횁횂횄횆",5,"횎횏횑횒횓횕",
7,"횞횠횢",5,"횩횪찼창찾채책챈챌챔챕챗챘챙챠챤챦챨챰챵처척천철첨첩첫첬청체첵첸첼쳄쳅쳇쳉쳐쳔쳤쳬쳰촁초촉촌촐촘촙촛총촤촨촬촹최쵠쵤쵬쵭쵯쵱쵸춈추축춘출춤춥춧충춰췄췌췐취췬췰췸췹췻췽츄츈츌츔츙츠측츤츨츰츱츳층"],
["c441","횫횭횮횯횱",7,"횺횼",7,"훆훇훉훊훋"],["c461","훍훎훏훐훒훓훕훖훘훚",5,"훡훢훣훥훦훧훩",4],["c481","훮훯훱훲훳훴훶",
5,"훾훿휁휂휃휅",11,"휒휓휔치칙친칟칠칡침칩칫칭카칵칸칼캄캅캇캉캐캑캔캘캠캡캣캤캥캬캭컁커컥컨컫컬컴컵컷컸컹케켁켄켈켐켑켓켕켜켠켤켬켭켯켰켱켸코콕콘콜콤콥콧콩콰콱콴콸쾀쾅쾌쾡쾨쾰쿄쿠쿡쿤쿨쿰쿱쿳쿵쿼퀀퀄퀑퀘퀭퀴퀵퀸퀼"],
["c541","휕휖휗휚휛휝휞휟휡",6,"휪휬휮",5,"휶휷휹"],["c561","휺휻휽",6,"흅흆흈흊",5,"흒흓흕흚",4],["c581","흟흢흤흦흧흨흪흫흭흮흯흱흲흳흵",
6,"흾흿힀힂",5,"힊힋큄큅큇큉큐큔큘큠크큭큰클큼큽킁키킥킨킬킴킵킷킹타탁탄탈탉탐탑탓탔탕태택탠탤탬탭탯탰탱탸턍터턱턴털턺텀텁텃텄텅테텍텐텔템텝텟텡텨텬텼톄톈토톡톤톨톰톱톳통톺톼퇀퇘퇴퇸툇툉툐투툭툰툴툼툽툿퉁퉈퉜"],
["c641","힍힎힏힑",6,"힚힜힞",5],["c6a1","퉤튀튁튄튈튐튑튕튜튠튤튬튱트특튼튿틀틂틈틉틋틔틘틜틤틥티틱틴틸팀팁팃팅파팍팎판팔팖팜팝팟팠팡팥패팩팬팰팸팹팻팼팽퍄퍅퍼퍽펀펄펌펍펏펐펑페펙펜펠펨펩펫펭펴편펼폄폅폈평폐폘폡폣포폭폰폴폼폽폿퐁"],
["c7a1","퐈퐝푀푄표푠푤푭푯푸푹푼푿풀풂품풉풋풍풔풩퓌퓐퓔퓜퓟퓨퓬퓰퓸퓻퓽프픈플픔픕픗피픽핀필핌핍핏핑하학한할핥함합핫항해핵핸핼햄햅햇했행햐향허헉헌헐헒험헙헛헝헤헥헨헬헴헵헷헹혀혁현혈혐협혓혔형혜혠"],
["c8a1","혤혭호혹혼홀홅홈홉홋홍홑화확환활홧황홰홱홴횃횅회획횐횔횝횟횡효횬횰횹횻후훅훈훌훑훔훗훙훠훤훨훰훵훼훽휀휄휑휘휙휜휠휨휩휫휭휴휵휸휼흄흇흉흐흑흔흖흗흘흙흠흡흣흥흩희흰흴흼흽힁히힉힌힐힘힙힛힝"],
["caa1","伽佳假價加可呵哥嘉嫁家暇架枷柯歌珂痂稼苛茄街袈訶賈跏軻迦駕刻却各恪慤殼珏脚覺角閣侃刊墾奸姦干幹懇揀杆柬桿澗癎看磵稈竿簡肝艮艱諫間乫喝曷渴碣竭葛褐蝎鞨勘坎堪嵌感憾戡敢柑橄減甘疳監瞰紺邯鑑鑒龕"],
["cba1","匣岬甲胛鉀閘剛堈姜岡崗康强彊慷江畺疆糠絳綱羌腔舡薑襁講鋼降鱇介价個凱塏愷愾慨改槪漑疥皆盖箇芥蓋豈鎧開喀客坑更粳羹醵倨去居巨拒据據擧渠炬祛距踞車遽鉅鋸乾件健巾建愆楗腱虔蹇鍵騫乞傑杰桀儉劍劒檢"],
["cca1","瞼鈐黔劫怯迲偈憩揭擊格檄激膈覡隔堅牽犬甄絹繭肩見譴遣鵑抉決潔結缺訣兼慊箝謙鉗鎌京俓倞傾儆勁勍卿坰境庚徑慶憬擎敬景暻更梗涇炅烱璟璥瓊痙硬磬竟競絅經耕耿脛莖警輕逕鏡頃頸驚鯨係啓堺契季屆悸戒桂械"],
["cda1","棨溪界癸磎稽系繫繼計誡谿階鷄古叩告呱固姑孤尻庫拷攷故敲暠枯槁沽痼皐睾稿羔考股膏苦苽菰藁蠱袴誥賈辜錮雇顧高鼓哭斛曲梏穀谷鵠困坤崑昆梱棍滾琨袞鯤汨滑骨供公共功孔工恐恭拱控攻珙空蚣貢鞏串寡戈果瓜"],
["cea1","科菓誇課跨過鍋顆廓槨藿郭串冠官寬慣棺款灌琯瓘管罐菅觀貫關館刮恝括适侊光匡壙廣曠洸炚狂珖筐胱鑛卦掛罫乖傀塊壞怪愧拐槐魁宏紘肱轟交僑咬喬嬌嶠巧攪敎校橋狡皎矯絞翹膠蕎蛟較轎郊餃驕鮫丘久九仇俱具勾"],
["cfa1","區口句咎嘔坵垢寇嶇廐懼拘救枸柩構歐毆毬求溝灸狗玖球瞿矩究絿耉臼舅舊苟衢謳購軀逑邱鉤銶駒驅鳩鷗龜國局菊鞠鞫麴君窘群裙軍郡堀屈掘窟宮弓穹窮芎躬倦券勸卷圈拳捲權淃眷厥獗蕨蹶闕机櫃潰詭軌饋句晷歸貴"],
["d0a1","鬼龜叫圭奎揆槻珪硅窺竅糾葵規赳逵閨勻均畇筠菌鈞龜橘克剋劇戟棘極隙僅劤勤懃斤根槿瑾筋芹菫覲謹近饉契今妗擒昑檎琴禁禽芩衾衿襟金錦伋及急扱汲級給亘兢矜肯企伎其冀嗜器圻基埼夔奇妓寄岐崎己幾忌技旗旣"],
["d1a1","朞期杞棋棄機欺氣汽沂淇玘琦琪璂璣畸畿碁磯祁祇祈祺箕紀綺羈耆耭肌記譏豈起錡錤飢饑騎騏驥麒緊佶吉拮桔金喫儺喇奈娜懦懶拏拿癩",
5,"那樂",4,"諾酪駱亂卵暖欄煖爛蘭難鸞捏捺南嵐枏楠湳濫男藍襤拉"],["d2a1","納臘蠟衲囊娘廊",4,"乃來內奈柰耐冷女年撚秊念恬拈捻寧寗努勞奴弩怒擄櫓爐瑙盧",
5,"駑魯",10,"濃籠聾膿農惱牢磊腦賂雷尿壘",7,"嫩訥杻紐勒",5,"能菱陵尼泥匿溺多茶"],["d3a1","丹亶但單團壇彖斷旦檀段湍短端簞緞蛋袒鄲鍛撻澾獺疸達啖坍憺擔曇淡湛潭澹痰聃膽蕁覃談譚錟\
沓畓答踏遝唐堂塘幢戇撞棠當糖螳黨代垈坮大對岱帶待戴擡玳臺袋貸隊黛宅德悳倒刀到圖堵塗導屠島嶋度徒悼挑掉搗桃"],[
"d4a1","棹櫂淘渡滔濤燾盜睹禱稻萄覩賭跳蹈逃途道都鍍陶韜毒瀆牘犢獨督禿篤纛讀墩惇敦旽暾沌焞燉豚頓乭突仝冬凍動同憧東桐棟洞潼疼瞳童胴董銅兜斗杜枓痘竇荳讀豆逗頭屯臀芚遁遯鈍得嶝橙燈登等藤謄鄧騰喇懶拏癩羅"],
["d5a1","蘿螺裸邏樂洛烙珞絡落諾酪駱丹亂卵欄欒瀾爛蘭鸞剌辣嵐擥攬欖濫籃纜藍襤覽拉臘蠟廊朗浪狼琅瑯螂郞來崍徠萊冷掠略亮倆兩凉梁樑粮粱糧良諒輛量侶儷勵呂廬慮戾旅櫚濾礪藜蠣閭驢驪麗黎力曆歷瀝礫轢靂憐戀攣漣"],
["d6a1","煉璉練聯蓮輦連鍊冽列劣洌烈裂廉斂殮濂簾獵令伶囹寧岺嶺怜玲笭羚翎聆逞鈴零靈領齡例澧禮醴隷勞怒撈擄櫓潞瀘爐盧老蘆虜路輅露魯鷺鹵碌祿綠菉錄鹿麓論壟弄朧瀧瓏籠聾儡瀨牢磊賂賚賴雷了僚寮廖料燎療瞭聊蓼"],
["d7a1","遼鬧龍壘婁屢樓淚漏瘻累縷蔞褸鏤陋劉旒柳榴流溜瀏琉瑠留瘤硫謬類六戮陸侖倫崙淪綸輪律慄栗率隆勒肋凜凌楞稜綾菱陵俚利厘吏唎履悧李梨浬犁狸理璃異痢籬罹羸莉裏裡里釐離鯉吝潾燐璘藺躪隣鱗麟林淋琳臨霖砬"],
["d8a1","立笠粒摩瑪痲碼磨馬魔麻寞幕漠膜莫邈万卍娩巒彎慢挽晩曼滿漫灣瞞萬蔓蠻輓饅鰻唜抹末沫茉襪靺亡妄忘忙望網罔芒茫莽輞邙埋妹媒寐昧枚梅每煤罵買賣邁魅脈貊陌驀麥孟氓猛盲盟萌冪覓免冕勉棉沔眄眠綿緬面麵滅"],
["d9a1","蔑冥名命明暝椧溟皿瞑茗蓂螟酩銘鳴袂侮冒募姆帽慕摸摹暮某模母毛牟牡瑁眸矛耗芼茅謀謨貌木沐牧目睦穆鶩歿沒夢朦蒙卯墓妙廟描昴杳渺猫竗苗錨務巫憮懋戊拇撫无楙武毋無珷畝繆舞茂蕪誣貿霧鵡墨默們刎吻問文"],
["daa1","汶紊紋聞蚊門雯勿沕物味媚尾嵋彌微未梶楣渼湄眉米美薇謎迷靡黴岷悶愍憫敏旻旼民泯玟珉緡閔密蜜謐剝博拍搏撲朴樸泊珀璞箔粕縛膊舶薄迫雹駁伴半反叛拌搬攀斑槃泮潘班畔瘢盤盼磐磻礬絆般蟠返頒飯勃拔撥渤潑"],
["dba1","發跋醱鉢髮魃倣傍坊妨尨幇彷房放方旁昉枋榜滂磅紡肪膀舫芳蒡蚌訪謗邦防龐倍俳北培徘拜排杯湃焙盃背胚裴裵褙賠輩配陪伯佰帛柏栢白百魄幡樊煩燔番磻繁蕃藩飜伐筏罰閥凡帆梵氾汎泛犯範范法琺僻劈壁擘檗璧癖"],
["dca1","碧蘗闢霹便卞弁變辨辯邊別瞥鱉鼈丙倂兵屛幷昞昺柄棅炳甁病秉竝輧餠騈保堡報寶普步洑湺潽珤甫菩補褓譜輔伏僕匐卜宓復服福腹茯蔔複覆輹輻馥鰒本乶俸奉封峯峰捧棒烽熢琫縫蓬蜂逢鋒鳳不付俯傅剖副否咐埠夫婦"],
["dda1","孚孵富府復扶敷斧浮溥父符簿缶腐腑膚艀芙莩訃負賦賻赴趺部釜阜附駙鳧北分吩噴墳奔奮忿憤扮昐汾焚盆粉糞紛芬賁雰不佛弗彿拂崩朋棚硼繃鵬丕備匕匪卑妃婢庇悲憊扉批斐枇榧比毖毗毘沸泌琵痺砒碑秕秘粃緋翡肥"],
["dea1","脾臂菲蜚裨誹譬費鄙非飛鼻嚬嬪彬斌檳殯浜濱瀕牝玭貧賓頻憑氷聘騁乍事些仕伺似使俟僿史司唆嗣四士奢娑寫寺射巳師徙思捨斜斯柶査梭死沙泗渣瀉獅砂社祀祠私篩紗絲肆舍莎蓑蛇裟詐詞謝賜赦辭邪飼駟麝削數朔索"],
["dfa1","傘刪山散汕珊産疝算蒜酸霰乷撒殺煞薩三參杉森渗芟蔘衫揷澁鈒颯上傷像償商喪嘗孀尙峠常床庠廂想桑橡湘爽牀狀相祥箱翔裳觴詳象賞霜塞璽賽嗇塞穡索色牲生甥省笙墅壻嶼序庶徐恕抒捿敍暑曙書栖棲犀瑞筮絮緖署"],
["e0a1","胥舒薯西誓逝鋤黍鼠夕奭席惜昔晳析汐淅潟石碩蓆釋錫仙僊先善嬋宣扇敾旋渲煽琁瑄璇璿癬禪線繕羨腺膳船蘚蟬詵跣選銑鐥饍鮮卨屑楔泄洩渫舌薛褻設說雪齧剡暹殲纖蟾贍閃陝攝涉燮葉城姓宬性惺成星晟猩珹盛省筬"],
["e1a1","聖聲腥誠醒世勢歲洗稅笹細說貰召嘯塑宵小少巢所掃搔昭梳沼消溯瀟炤燒甦疏疎瘙笑篠簫素紹蔬蕭蘇訴逍遡邵銷韶騷俗屬束涑粟續謖贖速孫巽損蓀遜飡率宋悚松淞訟誦送頌刷殺灑碎鎖衰釗修受嗽囚垂壽嫂守岫峀帥愁"],
["e2a1","戍手授搜收數樹殊水洙漱燧狩獸琇璲瘦睡秀穗竪粹綏綬繡羞脩茱蒐蓚藪袖誰讐輸遂邃酬銖銹隋隧隨雖需須首髓鬚叔塾夙孰宿淑潚熟琡璹肅菽巡徇循恂旬栒楯橓殉洵淳珣盾瞬筍純脣舜荀蓴蕣詢諄醇錞順馴戌術述鉥崇崧"],
["e3a1","嵩瑟膝蝨濕拾習褶襲丞乘僧勝升承昇繩蠅陞侍匙嘶始媤尸屎屍市弑恃施是時枾柴猜矢示翅蒔蓍視試詩諡豕豺埴寔式息拭植殖湜熄篒蝕識軾食飾伸侁信呻娠宸愼新晨燼申神紳腎臣莘薪藎蜃訊身辛辰迅失室實悉審尋心沁"],
["e4a1","沈深瀋甚芯諶什十拾雙氏亞俄兒啞娥峨我牙芽莪蛾衙訝阿雅餓鴉鵝堊岳嶽幄惡愕握樂渥鄂鍔顎鰐齷安岸按晏案眼雁鞍顔鮟斡謁軋閼唵岩巖庵暗癌菴闇壓押狎鴨仰央怏昻殃秧鴦厓哀埃崖愛曖涯碍艾隘靄厄扼掖液縊腋額"],
["e5a1","櫻罌鶯鸚也倻冶夜惹揶椰爺耶若野弱掠略約若葯蒻藥躍亮佯兩凉壤孃恙揚攘敭暘梁楊樣洋瀁煬痒瘍禳穰糧羊良襄諒讓釀陽量養圄御於漁瘀禦語馭魚齬億憶抑檍臆偃堰彦焉言諺孼蘖俺儼嚴奄掩淹嶪業円予余勵呂女如廬"],
["e6a1","旅歟汝濾璵礖礪與艅茹輿轝閭餘驪麗黎亦力域役易曆歷疫繹譯轢逆驛嚥堧姸娟宴年延憐戀捐挻撚椽沇沿涎涓淵演漣烟然煙煉燃燕璉硏硯秊筵緣練縯聯衍軟輦蓮連鉛鍊鳶列劣咽悅涅烈熱裂說閱厭廉念捻染殮炎焰琰艶苒"],
["e7a1","簾閻髥鹽曄獵燁葉令囹塋寧嶺嶸影怜映暎楹榮永泳渶潁濚瀛瀯煐營獰玲瑛瑩瓔盈穎纓羚聆英詠迎鈴鍈零霙靈領乂倪例刈叡曳汭濊猊睿穢芮藝蘂禮裔詣譽豫醴銳隸霓預五伍俉傲午吾吳嗚塢墺奧娛寤悟惡懊敖旿晤梧汚澳"],
["e8a1","烏熬獒筽蜈誤鰲鼇屋沃獄玉鈺溫瑥瘟穩縕蘊兀壅擁瓮甕癰翁邕雍饔渦瓦窩窪臥蛙蝸訛婉完宛梡椀浣玩琓琬碗緩翫脘腕莞豌阮頑曰往旺枉汪王倭娃歪矮外嵬巍猥畏了僚僥凹堯夭妖姚寥寮尿嶢拗搖撓擾料曜樂橈燎燿瑤療"],
["e9a1","窈窯繇繞耀腰蓼蟯要謠遙遼邀饒慾欲浴縟褥辱俑傭冗勇埇墉容庸慂榕涌湧溶熔瑢用甬聳茸蓉踊鎔鏞龍于佑偶優又友右宇寓尤愚憂旴牛玗瑀盂祐禑禹紆羽芋藕虞迂遇郵釪隅雨雩勖彧旭昱栯煜稶郁頊云暈橒殞澐熉耘芸蕓"],
["eaa1","運隕雲韻蔚鬱亐熊雄元原員圓園垣媛嫄寃怨愿援沅洹湲源爰猿瑗苑袁轅遠阮院願鴛月越鉞位偉僞危圍委威尉慰暐渭爲瑋緯胃萎葦蔿蝟衛褘謂違韋魏乳侑儒兪劉唯喩孺宥幼幽庾悠惟愈愉揄攸有杻柔柚柳楡楢油洧流游溜"],
["eba1","濡猶猷琉瑜由留癒硫紐維臾萸裕誘諛諭踰蹂遊逾遺酉釉鍮類六堉戮毓肉育陸倫允奫尹崙淪潤玧胤贇輪鈗閏律慄栗率聿戎瀜絨融隆垠恩慇殷誾銀隱乙吟淫蔭陰音飮揖泣邑凝應膺鷹依倚儀宜意懿擬椅毅疑矣義艤薏蟻衣誼"],
["eca1","議醫二以伊利吏夷姨履已弛彛怡易李梨泥爾珥理異痍痢移罹而耳肄苡荑裏裡貽貳邇里離飴餌匿溺瀷益翊翌翼謚人仁刃印吝咽因姻寅引忍湮燐璘絪茵藺蚓認隣靭靷鱗麟一佚佾壹日溢逸鎰馹任壬妊姙恁林淋稔臨荏賃入卄"],
["eda1","立笠粒仍剩孕芿仔刺咨姉姿子字孜恣慈滋炙煮玆瓷疵磁紫者自茨蔗藉諮資雌作勺嚼斫昨灼炸爵綽芍酌雀鵲孱棧殘潺盞岑暫潛箴簪蠶雜丈仗匠場墻壯奬將帳庄張掌暲杖樟檣欌漿牆狀獐璋章粧腸臟臧莊葬蔣薔藏裝贓醬長"],
["eea1","障再哉在宰才材栽梓渽滓災縡裁財載齋齎爭箏諍錚佇低儲咀姐底抵杵楮樗沮渚狙猪疽箸紵苧菹著藷詛貯躇這邸雎齟勣吊嫡寂摘敵滴狄炙的積笛籍績翟荻謫賊赤跡蹟迪迹適鏑佃佺傳全典前剪塡塼奠專展廛悛戰栓殿氈澱"],
["efa1","煎琠田甸畑癲筌箋箭篆纏詮輾轉鈿銓錢鐫電顚顫餞切截折浙癤竊節絶占岾店漸点粘霑鮎點接摺蝶丁井亭停偵呈姃定幀庭廷征情挺政整旌晶晸柾楨檉正汀淀淨渟湞瀞炡玎珽町睛碇禎程穽精綎艇訂諪貞鄭酊釘鉦鋌錠霆靖"],
["f0a1","靜頂鼎制劑啼堤帝弟悌提梯濟祭第臍薺製諸蹄醍除際霽題齊俎兆凋助嘲弔彫措操早晁曺曹朝條棗槽漕潮照燥爪璪眺祖祚租稠窕粗糟組繰肇藻蚤詔調趙躁造遭釣阻雕鳥族簇足鏃存尊卒拙猝倧宗從悰慫棕淙琮種終綜縱腫"],
["f1a1","踪踵鍾鐘佐坐左座挫罪主住侏做姝胄呪周嗾奏宙州廚晝朱柱株注洲湊澍炷珠疇籌紂紬綢舟蛛註誅走躊輳週酎酒鑄駐竹粥俊儁准埈寯峻晙樽浚準濬焌畯竣蠢逡遵雋駿茁中仲衆重卽櫛楫汁葺增憎曾拯烝甑症繒蒸證贈之只"],
["f2a1","咫地址志持指摯支旨智枝枳止池沚漬知砥祉祗紙肢脂至芝芷蜘誌識贄趾遲直稙稷織職唇嗔塵振搢晉晋桭榛殄津溱珍瑨璡畛疹盡眞瞋秦縉縝臻蔯袗診賑軫辰進鎭陣陳震侄叱姪嫉帙桎瓆疾秩窒膣蛭質跌迭斟朕什執潗緝輯"],
["f3a1","鏶集徵懲澄且侘借叉嗟嵯差次此磋箚茶蹉車遮捉搾着窄錯鑿齪撰澯燦璨瓚竄簒纂粲纘讚贊鑽餐饌刹察擦札紮僭參塹慘慙懺斬站讒讖倉倡創唱娼廠彰愴敞昌昶暢槍滄漲猖瘡窓脹艙菖蒼債埰寀寨彩採砦綵菜蔡采釵冊柵策"],
["f4a1","責凄妻悽處倜刺剔尺慽戚拓擲斥滌瘠脊蹠陟隻仟千喘天川擅泉淺玔穿舛薦賤踐遷釧闡阡韆凸哲喆徹撤澈綴輟轍鐵僉尖沾添甛瞻簽籤詹諂堞妾帖捷牒疊睫諜貼輒廳晴淸聽菁請靑鯖切剃替涕滯締諦逮遞體初剿哨憔抄招梢"],
["f5a1","椒楚樵炒焦硝礁礎秒稍肖艸苕草蕉貂超酢醋醮促囑燭矗蜀觸寸忖村邨叢塚寵悤憁摠總聰蔥銃撮催崔最墜抽推椎楸樞湫皺秋芻萩諏趨追鄒酋醜錐錘鎚雛騶鰍丑畜祝竺筑築縮蓄蹙蹴軸逐春椿瑃出朮黜充忠沖蟲衝衷悴膵萃"],
["f6a1","贅取吹嘴娶就炊翠聚脆臭趣醉驟鷲側仄厠惻測層侈値嗤峙幟恥梔治淄熾痔痴癡稚穉緇緻置致蚩輜雉馳齒則勅飭親七柒漆侵寢枕沈浸琛砧針鍼蟄秤稱快他咤唾墮妥惰打拖朶楕舵陀馱駝倬卓啄坼度托拓擢晫柝濁濯琢琸託"],
["f7a1","鐸呑嘆坦彈憚歎灘炭綻誕奪脫探眈耽貪塔搭榻宕帑湯糖蕩兌台太怠態殆汰泰笞胎苔跆邰颱宅擇澤撑攄兎吐土討慟桶洞痛筒統通堆槌腿褪退頹偸套妬投透鬪慝特闖坡婆巴把播擺杷波派爬琶破罷芭跛頗判坂板版瓣販辦鈑"],
["f8a1","阪八叭捌佩唄悖敗沛浿牌狽稗覇貝彭澎烹膨愎便偏扁片篇編翩遍鞭騙貶坪平枰萍評吠嬖幣廢弊斃肺蔽閉陛佈包匍匏咆哺圃布怖抛抱捕暴泡浦疱砲胞脯苞葡蒲袍褒逋鋪飽鮑幅暴曝瀑爆輻俵剽彪慓杓標漂瓢票表豹飇飄驃"],
["f9a1","品稟楓諷豊風馮彼披疲皮被避陂匹弼必泌珌畢疋筆苾馝乏逼下何厦夏廈昰河瑕荷蝦賀遐霞鰕壑學虐謔鶴寒恨悍旱汗漢澣瀚罕翰閑閒限韓割轄函含咸啣喊檻涵緘艦銜陷鹹合哈盒蛤閤闔陜亢伉姮嫦巷恒抗杭桁沆港缸肛航"],
["faa1","行降項亥偕咳垓奚孩害懈楷海瀣蟹解該諧邂駭骸劾核倖幸杏荇行享向嚮珦鄕響餉饗香噓墟虛許憲櫶獻軒歇險驗奕爀赫革俔峴弦懸晛泫炫玄玹現眩睍絃絢縣舷衒見賢鉉顯孑穴血頁嫌俠協夾峽挾浹狹脅脇莢鋏頰亨兄刑型"],
["fba1","形泂滎瀅灐炯熒珩瑩荊螢衡逈邢鎣馨兮彗惠慧暳蕙蹊醯鞋乎互呼壕壺好岵弧戶扈昊晧毫浩淏湖滸澔濠濩灝狐琥瑚瓠皓祜糊縞胡芦葫蒿虎號蝴護豪鎬頀顥惑或酷婚昏混渾琿魂忽惚笏哄弘汞泓洪烘紅虹訌鴻化和嬅樺火畵"],
["fca1","禍禾花華話譁貨靴廓擴攫確碻穫丸喚奐宦幻患換歡晥桓渙煥環紈還驩鰥活滑猾豁闊凰幌徨恍惶愰慌晃晄榥況湟滉潢煌璜皇篁簧荒蝗遑隍黃匯回廻徊恢悔懷晦會檜淮澮灰獪繪膾茴蛔誨賄劃獲宖橫鐄哮嚆孝效斅曉梟涍淆"],
["fda1","爻肴酵驍侯候厚后吼喉嗅帿後朽煦珝逅勛勳塤壎焄熏燻薰訓暈薨喧暄煊萱卉喙毁彙徽揮暉煇諱輝麾休携烋畦虧恤譎鷸兇凶匈洶胸黑昕欣炘痕吃屹紇訖欠欽歆吸恰洽翕興僖凞喜噫囍姬嬉希憙憘戱晞曦熙熹熺犧禧稀羲詰"]],
cp949$1=Object.freeze({__proto__:null,default:cp949}),cp950=[["0","\0",127],["a140","　，、。．‧；：？！︰…‥﹐﹑﹒·﹔﹕﹖﹗｜–︱—︳╴︴﹏（）︵︶｛｝︷︸〔〕︹︺【】︻︼《》︽︾〈〉︿﹀「」﹁﹂『』﹃﹄﹙﹚"],
["a1a1","﹛﹜﹝﹞‘’“”〝〞‵′＃＆＊※§〃○●△▲◎☆★◇◆□■▽▼㊣℅¯￣＿ˍ﹉﹊﹍﹎﹋﹌﹟﹠﹡＋－×÷±√＜＞＝≦≧≠∞≒≡﹢",
4,"～∩∪⊥∠∟⊿㏒㏑∫∮∵∴♀♂⊕⊙↑↓←→↖↗↙↘∥∣／"],["a240","＼∕﹨＄￥〒￠￡％＠℃℉﹩﹪﹫㏕㎜㎝㎞㏎㎡㎎㎏㏄°兙兛兞兝兡兣嗧瓩糎▁",
7,"▏▎▍▌▋▊▉┼┴┬┤├▔─│▕┌┐└┘╭"],["a2a1","╮╰╯═╞╪╡◢◣◥◤╱╲╳０",9,"Ⅰ",9,"〡",8,"十卄卅Ａ",25,
"ａ",21],["a340","ｗｘｙｚΑ",16,"Σ",6,"α",16,"σ",6,"ㄅ",10],["a3a1","ㄐ",25,"˙ˉˊˇˋ"],["a3e1","€"],["a440","一乙丁七乃九了二人儿入八几刀刁力匕十卜又三下丈上丫丸凡久么也乞于亡兀刃\
勺千叉口土士夕大女子孑孓寸小尢尸山川工己已巳巾干廾弋弓才"],["a4a1","丑丐不中丰丹之尹予云井互五亢仁什仃仆仇仍今介仄元允內六兮公冗凶分切刈勻勾勿化匹午升卅卞厄友及反壬天夫太夭孔少尤尺屯巴幻廿弔引心戈\
戶手扎支文斗斤方日曰月木欠止歹毋比毛氏水火爪父爻片牙牛犬王丙"],["a540","世丕且丘主乍乏乎以付仔仕他仗代令仙仞充兄冉冊冬凹出凸刊加功包匆北匝仟半卉卡占卯卮去可古右召叮叩叨叼司叵叫另只史叱台句\
叭叻四囚外"],["a5a1","央失奴奶孕它尼巨巧左市布平幼弁弘弗必戊打扔扒扑斥旦朮本未末札正母民氐永汁汀氾犯玄玉瓜瓦甘生用甩田由甲申疋白皮皿目矛矢石示禾穴立丞丟乒乓乩亙交亦亥仿伉伙伊伕伍伐休伏仲件任仰仳份企伋光兇兆先全"],
["a640","共再冰列刑划刎刖劣匈匡匠印危吉吏同吊吐吁吋各向名合吃后吆吒因回囝圳地在圭圬圯圩夙多夷夸妄奸妃好她如妁字存宇守宅安寺尖屹州帆并年"],
["a6a1","式弛忙忖戎戌戍成扣扛托收早旨旬旭曲曳有朽朴朱朵次此死氖汝汗汙江池汐汕污汛汍汎灰牟牝百竹米糸缶羊羽老考而耒耳聿肉肋肌臣自至臼舌舛舟艮色艾虫血行衣西阡串亨位住佇佗佞伴佛何估佐佑伽伺伸佃佔似但佣"],
["a740","作你伯低伶余佝佈佚兌克免兵冶冷別判利刪刨劫助努劬匣即卵吝吭吞吾否呎吧呆呃吳呈呂君吩告吹吻吸吮吵吶吠吼呀吱含吟听囪困囤囫坊坑址坍"],
["a7a1","均坎圾坐坏圻壯夾妝妒妨妞妣妙妖妍妤妓妊妥孝孜孚孛完宋宏尬局屁尿尾岐岑岔岌巫希序庇床廷弄弟彤形彷役忘忌志忍忱快忸忪戒我抄抗抖技扶抉扭把扼找批扳抒扯折扮投抓抑抆改攻攸旱更束李杏材村杜杖杞杉杆杠"],
["a840","杓杗步每求汞沙沁沈沉沅沛汪決沐汰沌汨沖沒汽沃汲汾汴沆汶沍沔沘沂灶灼災灸牢牡牠狄狂玖甬甫男甸皂盯矣私秀禿究系罕肖肓肝肘肛肚育良芒"],
["a8a1","芋芍見角言谷豆豕貝赤走足身車辛辰迂迆迅迄巡邑邢邪邦那酉釆里防阮阱阪阬並乖乳事些亞享京佯依侍佳使佬供例來侃佰併侈佩佻侖佾侏侑佺兔兒兕兩具其典冽函刻券刷刺到刮制剁劾劻卒協卓卑卦卷卸卹取叔受味呵"],
["a940","咖呸咕咀呻呷咄咒咆呼咐呱呶和咚呢周咋命咎固垃坷坪坩坡坦坤坼夜奉奇奈奄奔妾妻委妹妮姑姆姐姍始姓姊妯妳姒姅孟孤季宗定官宜宙宛尚屈居"],
["a9a1","屆岷岡岸岩岫岱岳帘帚帖帕帛帑幸庚店府底庖延弦弧弩往征彿彼忝忠忽念忿怏怔怯怵怖怪怕怡性怩怫怛或戕房戾所承拉拌拄抿拂抹拒招披拓拔拋拈抨抽押拐拙拇拍抵拚抱拘拖拗拆抬拎放斧於旺昔易昌昆昂明昀昏昕昊"],
["aa40","昇服朋杭枋枕東果杳杷枇枝林杯杰板枉松析杵枚枓杼杪杲欣武歧歿氓氛泣注泳沱泌泥河沽沾沼波沫法泓沸泄油況沮泗泅泱沿治泡泛泊沬泯泜泖泠"],
["aaa1","炕炎炒炊炙爬爭爸版牧物狀狎狙狗狐玩玨玟玫玥甽疝疙疚的盂盲直知矽社祀祁秉秈空穹竺糾罔羌羋者肺肥肢肱股肫肩肴肪肯臥臾舍芳芝芙芭芽芟芹花芬芥芯芸芣芰芾芷虎虱初表軋迎返近邵邸邱邶采金長門阜陀阿阻附"],
["ab40","陂隹雨青非亟亭亮信侵侯便俠俑俏保促侶俘俟俊俗侮俐俄係俚俎俞侷兗冒冑冠剎剃削前剌剋則勇勉勃勁匍南卻厚叛咬哀咨哎哉咸咦咳哇哂咽咪品"],
["aba1","哄哈咯咫咱咻咩咧咿囿垂型垠垣垢城垮垓奕契奏奎奐姜姘姿姣姨娃姥姪姚姦威姻孩宣宦室客宥封屎屏屍屋峙峒巷帝帥帟幽庠度建弈弭彥很待徊律徇後徉怒思怠急怎怨恍恰恨恢恆恃恬恫恪恤扁拜挖按拼拭持拮拽指拱拷"],
["ac40","拯括拾拴挑挂政故斫施既春昭映昧是星昨昱昤曷柿染柱柔某柬架枯柵柩柯柄柑枴柚查枸柏柞柳枰柙柢柝柒歪殃殆段毒毗氟泉洋洲洪流津洌洱洞洗"],
["aca1","活洽派洶洛泵洹洧洸洩洮洵洎洫炫為炳炬炯炭炸炮炤爰牲牯牴狩狠狡玷珊玻玲珍珀玳甚甭畏界畎畋疫疤疥疢疣癸皆皇皈盈盆盃盅省盹相眉看盾盼眇矜砂研砌砍祆祉祈祇禹禺科秒秋穿突竿竽籽紂紅紀紉紇約紆缸美羿耄"],
["ad40","耐耍耑耶胖胥胚胃胄背胡胛胎胞胤胝致舢苧范茅苣苛苦茄若茂茉苒苗英茁苜苔苑苞苓苟苯茆虐虹虻虺衍衫要觔計訂訃貞負赴赳趴軍軌述迦迢迪迥"],
["ada1","迭迫迤迨郊郎郁郃酋酊重閂限陋陌降面革韋韭音頁風飛食首香乘亳倌倍倣俯倦倥俸倩倖倆值借倚倒們俺倀倔倨俱倡個候倘俳修倭倪俾倫倉兼冤冥冢凍凌准凋剖剜剔剛剝匪卿原厝叟哨唐唁唷哼哥哲唆哺唔哩哭員唉哮哪"],
["ae40","哦唧唇哽唏圃圄埂埔埋埃堉夏套奘奚娑娘娜娟娛娓姬娠娣娩娥娌娉孫屘宰害家宴宮宵容宸射屑展屐峭峽峻峪峨峰島崁峴差席師庫庭座弱徒徑徐恙"],
["aea1","恣恥恐恕恭恩息悄悟悚悍悔悌悅悖扇拳挈拿捎挾振捕捂捆捏捉挺捐挽挪挫挨捍捌效敉料旁旅時晉晏晃晒晌晅晁書朔朕朗校核案框桓根桂桔栩梳栗桌桑栽柴桐桀格桃株桅栓栘桁殊殉殷氣氧氨氦氤泰浪涕消涇浦浸海浙涓"],
["af40","浬涉浮浚浴浩涌涊浹涅浥涔烊烘烤烙烈烏爹特狼狹狽狸狷玆班琉珮珠珪珞畔畝畜畚留疾病症疲疳疽疼疹痂疸皋皰益盍盎眩真眠眨矩砰砧砸砝破砷"],
["afa1","砥砭砠砟砲祕祐祠祟祖神祝祗祚秤秣秧租秦秩秘窄窈站笆笑粉紡紗紋紊素索純紐紕級紜納紙紛缺罟羔翅翁耆耘耕耙耗耽耿胱脂胰脅胭胴脆胸胳脈能脊胼胯臭臬舀舐航舫舨般芻茫荒荔荊茸荐草茵茴荏茲茹茶茗荀茱茨荃"],
["b040","虔蚊蚪蚓蚤蚩蚌蚣蚜衰衷袁袂衽衹記訐討訌訕訊託訓訖訏訑豈豺豹財貢起躬軒軔軏辱送逆迷退迺迴逃追逅迸邕郡郝郢酒配酌釘針釗釜釙閃院陣陡"],
["b0a1","陛陝除陘陞隻飢馬骨高鬥鬲鬼乾偺偽停假偃偌做偉健偶偎偕偵側偷偏倏偯偭兜冕凰剪副勒務勘動匐匏匙匿區匾參曼商啪啦啄啞啡啃啊唱啖問啕唯啤唸售啜唬啣唳啁啗圈國圉域堅堊堆埠埤基堂堵執培夠奢娶婁婉婦婪婀"],
["b140","娼婢婚婆婊孰寇寅寄寂宿密尉專將屠屜屝崇崆崎崛崖崢崑崩崔崙崤崧崗巢常帶帳帷康庸庶庵庾張強彗彬彩彫得徙從徘御徠徜恿患悉悠您惋悴惦悽"],
["b1a1","情悻悵惜悼惘惕惆惟悸惚惇戚戛扈掠控捲掖探接捷捧掘措捱掩掉掃掛捫推掄授掙採掬排掏掀捻捩捨捺敝敖救教敗啟敏敘敕敔斜斛斬族旋旌旎晝晚晤晨晦晞曹勗望梁梯梢梓梵桿桶梱梧梗械梃棄梭梆梅梔條梨梟梡梂欲殺"],
["b240","毫毬氫涎涼淳淙液淡淌淤添淺清淇淋涯淑涮淞淹涸混淵淅淒渚涵淚淫淘淪深淮淨淆淄涪淬涿淦烹焉焊烽烯爽牽犁猜猛猖猓猙率琅琊球理現琍瓠瓶"],
["b2a1","瓷甜產略畦畢異疏痔痕疵痊痍皎盔盒盛眷眾眼眶眸眺硫硃硎祥票祭移窒窕笠笨笛第符笙笞笮粒粗粕絆絃統紮紹紼絀細紳組累終紲紱缽羞羚翌翎習耜聊聆脯脖脣脫脩脰脤舂舵舷舶船莎莞莘荸莢莖莽莫莒莊莓莉莠荷荻荼"],
["b340","莆莧處彪蛇蛀蚶蛄蚵蛆蛋蚱蚯蛉術袞袈被袒袖袍袋覓規訪訝訣訥許設訟訛訢豉豚販責貫貨貪貧赧赦趾趺軛軟這逍通逗連速逝逐逕逞造透逢逖逛途"],
["b3a1","部郭都酗野釵釦釣釧釭釩閉陪陵陳陸陰陴陶陷陬雀雪雩章竟頂頃魚鳥鹵鹿麥麻傢傍傅備傑傀傖傘傚最凱割剴創剩勞勝勛博厥啻喀喧啼喊喝喘喂喜喪喔喇喋喃喳單喟唾喲喚喻喬喱啾喉喫喙圍堯堪場堤堰報堡堝堠壹壺奠"],
["b440","婷媚婿媒媛媧孳孱寒富寓寐尊尋就嵌嵐崴嵇巽幅帽幀幃幾廊廁廂廄弼彭復循徨惑惡悲悶惠愜愣惺愕惰惻惴慨惱愎惶愉愀愒戟扉掣掌描揀揩揉揆揍"],
["b4a1","插揣提握揖揭揮捶援揪換摒揚揹敞敦敢散斑斐斯普晰晴晶景暑智晾晷曾替期朝棺棕棠棘棗椅棟棵森棧棹棒棲棣棋棍植椒椎棉棚楮棻款欺欽殘殖殼毯氮氯氬港游湔渡渲湧湊渠渥渣減湛湘渤湖湮渭渦湯渴湍渺測湃渝渾滋"],
["b540","溉渙湎湣湄湲湩湟焙焚焦焰無然煮焜牌犄犀猶猥猴猩琺琪琳琢琥琵琶琴琯琛琦琨甥甦畫番痢痛痣痙痘痞痠登發皖皓皴盜睏短硝硬硯稍稈程稅稀窘"],
["b5a1","窗窖童竣等策筆筐筒答筍筋筏筑粟粥絞結絨絕紫絮絲絡給絢絰絳善翔翕耋聒肅腕腔腋腑腎脹腆脾腌腓腴舒舜菩萃菸萍菠菅萋菁華菱菴著萊菰萌菌菽菲菊萸萎萄菜萇菔菟虛蛟蛙蛭蛔蛛蛤蛐蛞街裁裂袱覃視註詠評詞証詁"],
["b640","詔詛詐詆訴診訶詖象貂貯貼貳貽賁費賀貴買貶貿貸越超趁跎距跋跚跑跌跛跆軻軸軼辜逮逵週逸進逶鄂郵鄉郾酣酥量鈔鈕鈣鈉鈞鈍鈐鈇鈑閔閏開閑"],
["b6a1","間閒閎隊階隋陽隅隆隍陲隄雁雅雄集雇雯雲韌項順須飧飪飯飩飲飭馮馭黃黍黑亂傭債傲傳僅傾催傷傻傯僇剿剷剽募勦勤勢勣匯嗟嗨嗓嗦嗎嗜嗇嗑嗣嗤嗯嗚嗡嗅嗆嗥嗉園圓塞塑塘塗塚塔填塌塭塊塢塒塋奧嫁嫉嫌媾媽媼"],
["b740","媳嫂媲嵩嵯幌幹廉廈弒彙徬微愚意慈感想愛惹愁愈慎慌慄慍愾愴愧愍愆愷戡戢搓搾搞搪搭搽搬搏搜搔損搶搖搗搆敬斟新暗暉暇暈暖暄暘暍會榔業"],
["b7a1","楚楷楠楔極椰概楊楨楫楞楓楹榆楝楣楛歇歲毀殿毓毽溢溯滓溶滂源溝滇滅溥溘溼溺溫滑準溜滄滔溪溧溴煎煙煩煤煉照煜煬煦煌煥煞煆煨煖爺牒猷獅猿猾瑯瑚瑕瑟瑞瑁琿瑙瑛瑜當畸瘀痰瘁痲痱痺痿痴痳盞盟睛睫睦睞督"],
["b840","睹睪睬睜睥睨睢矮碎碰碗碘碌碉硼碑碓硿祺祿禁萬禽稜稚稠稔稟稞窟窠筷節筠筮筧粱粳粵經絹綑綁綏絛置罩罪署義羨群聖聘肆肄腱腰腸腥腮腳腫"],
["b8a1","腹腺腦舅艇蒂葷落萱葵葦葫葉葬葛萼萵葡董葩葭葆虞虜號蛹蜓蜈蜇蜀蛾蛻蜂蜃蜆蜊衙裟裔裙補裘裝裡裊裕裒覜解詫該詳試詩詰誇詼詣誠話誅詭詢詮詬詹詻訾詨豢貊貉賊資賈賄貲賃賂賅跡跟跨路跳跺跪跤跦躲較載軾輊"],
["b940","辟農運遊道遂達逼違遐遇遏過遍遑逾遁鄒鄗酬酪酩釉鈷鉗鈸鈽鉀鈾鉛鉋鉤鉑鈴鉉鉍鉅鈹鈿鉚閘隘隔隕雍雋雉雊雷電雹零靖靴靶預頑頓頊頒頌飼飴"],
["b9a1","飽飾馳馱馴髡鳩麂鼎鼓鼠僧僮僥僖僭僚僕像僑僱僎僩兢凳劃劂匱厭嗾嘀嘛嘗嗽嘔嘆嘉嘍嘎嗷嘖嘟嘈嘐嗶團圖塵塾境墓墊塹墅塽壽夥夢夤奪奩嫡嫦嫩嫗嫖嫘嫣孵寞寧寡寥實寨寢寤察對屢嶄嶇幛幣幕幗幔廓廖弊彆彰徹慇"],
["ba40","愿態慷慢慣慟慚慘慵截撇摘摔撤摸摟摺摑摧搴摭摻敲斡旗旖暢暨暝榜榨榕槁榮槓構榛榷榻榫榴槐槍榭槌榦槃榣歉歌氳漳演滾漓滴漩漾漠漬漏漂漢"],
["baa1","滿滯漆漱漸漲漣漕漫漯澈漪滬漁滲滌滷熔熙煽熊熄熒爾犒犖獄獐瑤瑣瑪瑰瑭甄疑瘧瘍瘋瘉瘓盡監瞄睽睿睡磁碟碧碳碩碣禎福禍種稱窪窩竭端管箕箋筵算箝箔箏箸箇箄粹粽精綻綰綜綽綾綠緊綴網綱綺綢綿綵綸維緒緇綬"],
["bb40","罰翠翡翟聞聚肇腐膀膏膈膊腿膂臧臺與舔舞艋蓉蒿蓆蓄蒙蒞蒲蒜蓋蒸蓀蓓蒐蒼蓑蓊蜿蜜蜻蜢蜥蜴蜘蝕蜷蜩裳褂裴裹裸製裨褚裯誦誌語誣認誡誓誤"],
["bba1","說誥誨誘誑誚誧豪貍貌賓賑賒赫趙趕跼輔輒輕輓辣遠遘遜遣遙遞遢遝遛鄙鄘鄞酵酸酷酴鉸銀銅銘銖鉻銓銜銨鉼銑閡閨閩閣閥閤隙障際雌雒需靼鞅韶頗領颯颱餃餅餌餉駁骯骰髦魁魂鳴鳶鳳麼鼻齊億儀僻僵價儂儈儉儅凜"],
["bc40","劇劈劉劍劊勰厲嘮嘻嘹嘲嘿嘴嘩噓噎噗噴嘶嘯嘰墀墟增墳墜墮墩墦奭嬉嫻嬋嫵嬌嬈寮寬審寫層履嶝嶔幢幟幡廢廚廟廝廣廠彈影德徵慶慧慮慝慕憂"],
["bca1","慼慰慫慾憧憐憫憎憬憚憤憔憮戮摩摯摹撞撲撈撐撰撥撓撕撩撒撮播撫撚撬撙撢撳敵敷數暮暫暴暱樣樟槨樁樞標槽模樓樊槳樂樅槭樑歐歎殤毅毆漿潼澄潑潦潔澆潭潛潸潮澎潺潰潤澗潘滕潯潠潟熟熬熱熨牖犛獎獗瑩璋璃"],
["bd40","瑾璀畿瘠瘩瘟瘤瘦瘡瘢皚皺盤瞎瞇瞌瞑瞋磋磅確磊碾磕碼磐稿稼穀稽稷稻窯窮箭箱範箴篆篇篁箠篌糊締練緯緻緘緬緝編緣線緞緩綞緙緲緹罵罷羯"],
["bda1","翩耦膛膜膝膠膚膘蔗蔽蔚蓮蔬蔭蔓蔑蔣蔡蔔蓬蔥蓿蔆螂蝴蝶蝠蝦蝸蝨蝙蝗蝌蝓衛衝褐複褒褓褕褊誼諒談諄誕請諸課諉諂調誰論諍誶誹諛豌豎豬賠賞賦賤賬賭賢賣賜質賡赭趟趣踫踐踝踢踏踩踟踡踞躺輝輛輟輩輦輪輜輞"],
["be40","輥適遮遨遭遷鄰鄭鄧鄱醇醉醋醃鋅銻銷鋪銬鋤鋁銳銼鋒鋇鋰銲閭閱霄霆震霉靠鞍鞋鞏頡頫頜颳養餓餒餘駝駐駟駛駑駕駒駙骷髮髯鬧魅魄魷魯鴆鴉"],
["bea1","鴃麩麾黎墨齒儒儘儔儐儕冀冪凝劑劓勳噙噫噹噩噤噸噪器噥噱噯噬噢噶壁墾壇壅奮嬝嬴學寰導彊憲憑憩憊懍憶憾懊懈戰擅擁擋撻撼據擄擇擂操撿擒擔撾整曆曉暹曄曇暸樽樸樺橙橫橘樹橄橢橡橋橇樵機橈歙歷氅濂澱澡"],
["bf40","濃澤濁澧澳激澹澶澦澠澴熾燉燐燒燈燕熹燎燙燜燃燄獨璜璣璘璟璞瓢甌甍瘴瘸瘺盧盥瞠瞞瞟瞥磨磚磬磧禦積穎穆穌穋窺篙簑築篤篛篡篩篦糕糖縊"],
["bfa1","縑縈縛縣縞縝縉縐罹羲翰翱翮耨膳膩膨臻興艘艙蕊蕙蕈蕨蕩蕃蕉蕭蕪蕞螃螟螞螢融衡褪褲褥褫褡親覦諦諺諫諱謀諜諧諮諾謁謂諷諭諳諶諼豫豭貓賴蹄踱踴蹂踹踵輻輯輸輳辨辦遵遴選遲遼遺鄴醒錠錶鋸錳錯錢鋼錫錄錚"],
["c040","錐錦錡錕錮錙閻隧隨險雕霎霑霖霍霓霏靛靜靦鞘頰頸頻頷頭頹頤餐館餞餛餡餚駭駢駱骸骼髻髭鬨鮑鴕鴣鴦鴨鴒鴛默黔龍龜優償儡儲勵嚎嚀嚐嚅嚇"],
["c0a1","嚏壕壓壑壎嬰嬪嬤孺尷屨嶼嶺嶽嶸幫彌徽應懂懇懦懋戲戴擎擊擘擠擰擦擬擱擢擭斂斃曙曖檀檔檄檢檜櫛檣橾檗檐檠歜殮毚氈濘濱濟濠濛濤濫濯澀濬濡濩濕濮濰燧營燮燦燥燭燬燴燠爵牆獰獲璩環璦璨癆療癌盪瞳瞪瞰瞬"],
["c140","瞧瞭矯磷磺磴磯礁禧禪穗窿簇簍篾篷簌篠糠糜糞糢糟糙糝縮績繆縷縲繃縫總縱繅繁縴縹繈縵縿縯罄翳翼聱聲聰聯聳臆臃膺臂臀膿膽臉膾臨舉艱薪"],
["c1a1","薄蕾薜薑薔薯薛薇薨薊虧蟀蟑螳蟒蟆螫螻螺蟈蟋褻褶襄褸褽覬謎謗謙講謊謠謝謄謐豁谿豳賺賽購賸賻趨蹉蹋蹈蹊轄輾轂轅輿避遽還邁邂邀鄹醣醞醜鍍鎂錨鍵鍊鍥鍋錘鍾鍬鍛鍰鍚鍔闊闋闌闈闆隱隸雖霜霞鞠韓顆颶餵騁"],
["c240","駿鮮鮫鮪鮭鴻鴿麋黏點黜黝黛鼾齋叢嚕嚮壙壘嬸彝懣戳擴擲擾攆擺擻擷斷曜朦檳檬櫃檻檸櫂檮檯歟歸殯瀉瀋濾瀆濺瀑瀏燻燼燾燸獷獵璧璿甕癖癘"],
["c2a1","癒瞽瞿瞻瞼礎禮穡穢穠竄竅簫簧簪簞簣簡糧織繕繞繚繡繒繙罈翹翻職聶臍臏舊藏薩藍藐藉薰薺薹薦蟯蟬蟲蟠覆覲觴謨謹謬謫豐贅蹙蹣蹦蹤蹟蹕軀轉轍邇邃邈醫醬釐鎔鎊鎖鎢鎳鎮鎬鎰鎘鎚鎗闔闖闐闕離雜雙雛雞霤鞣鞦"],
["c340","鞭韹額顏題顎顓颺餾餿餽餮馥騎髁鬃鬆魏魎魍鯊鯉鯽鯈鯀鵑鵝鵠黠鼕鼬儳嚥壞壟壢寵龐廬懲懷懶懵攀攏曠曝櫥櫝櫚櫓瀛瀟瀨瀚瀝瀕瀘爆爍牘犢獸"],
["c3a1","獺璽瓊瓣疇疆癟癡矇礙禱穫穩簾簿簸簽簷籀繫繭繹繩繪羅繳羶羹羸臘藩藝藪藕藤藥藷蟻蠅蠍蟹蟾襠襟襖襞譁譜識證譚譎譏譆譙贈贊蹼蹲躇蹶蹬蹺蹴轔轎辭邊邋醱醮鏡鏑鏟鏃鏈鏜鏝鏖鏢鏍鏘鏤鏗鏨關隴難霪霧靡韜韻類"],
["c440","願顛颼饅饉騖騙鬍鯨鯧鯖鯛鶉鵡鵲鵪鵬麒麗麓麴勸嚨嚷嚶嚴嚼壤孀孃孽寶巉懸懺攘攔攙曦朧櫬瀾瀰瀲爐獻瓏癢癥礦礪礬礫竇競籌籃籍糯糰辮繽繼"],
["c4a1","纂罌耀臚艦藻藹蘑藺蘆蘋蘇蘊蠔蠕襤覺觸議譬警譯譟譫贏贍躉躁躅躂醴釋鐘鐃鏽闡霰飄饒饑馨騫騰騷騵鰓鰍鹹麵黨鼯齟齣齡儷儸囁囀囂夔屬巍懼懾攝攜斕曩櫻欄櫺殲灌爛犧瓖瓔癩矓籐纏續羼蘗蘭蘚蠣蠢蠡蠟襪襬覽譴"],
["c540","護譽贓躊躍躋轟辯醺鐮鐳鐵鐺鐸鐲鐫闢霸霹露響顧顥饗驅驃驀騾髏魔魑鰭鰥鶯鶴鷂鶸麝黯鼙齜齦齧儼儻囈囊囉孿巔巒彎懿攤權歡灑灘玀瓤疊癮癬"],
["c5a1","禳籠籟聾聽臟襲襯觼讀贖贗躑躓轡酈鑄鑑鑒霽霾韃韁顫饕驕驍髒鬚鱉鰱鰾鰻鷓鷗鼴齬齪龔囌巖戀攣攫攪曬欐瓚竊籤籣籥纓纖纔臢蘸蘿蠱變邐邏鑣鑠鑤靨顯饜驚驛驗髓體髑鱔鱗鱖鷥麟黴囑壩攬灞癱癲矗罐羈蠶蠹衢讓讒"],
["c640","讖艷贛釀鑪靂靈靄韆顰驟鬢魘鱟鷹鷺鹼鹽鼇齷齲廳欖灣籬籮蠻觀躡釁鑲鑰顱饞髖鬣黌灤矚讚鑷韉驢驥纜讜躪釅鑽鑾鑼鱷鱸黷豔鑿鸚爨驪鬱鸛鸞籲"],
["c940","乂乜凵匚厂万丌乇亍囗兀屮彳丏冇与丮亓仂仉仈冘勼卬厹圠夃夬尐巿旡殳毌气爿丱丼仨仜仩仡仝仚刌匜卌圢圣夗夯宁宄尒尻屴屳帄庀庂忉戉扐氕"],
["c9a1","氶汃氿氻犮犰玊禸肊阞伎优伬仵伔仱伀价伈伝伂伅伢伓伄仴伒冱刓刉刐劦匢匟卍厊吇囡囟圮圪圴夼妀奼妅奻奾奷奿孖尕尥屼屺屻屾巟幵庄异弚彴忕忔忏扜扞扤扡扦扢扙扠扚扥旯旮朾朹朸朻机朿朼朳氘汆汒汜汏汊汔汋"],
["ca40","汌灱牞犴犵玎甪癿穵网艸艼芀艽艿虍襾邙邗邘邛邔阢阤阠阣佖伻佢佉体佤伾佧佒佟佁佘伭伳伿佡冏冹刜刞刡劭劮匉卣卲厎厏吰吷吪呔呅吙吜吥吘"],
["caa1","吽呏呁吨吤呇囮囧囥坁坅坌坉坋坒夆奀妦妘妠妗妎妢妐妏妧妡宎宒尨尪岍岏岈岋岉岒岊岆岓岕巠帊帎庋庉庌庈庍弅弝彸彶忒忑忐忭忨忮忳忡忤忣忺忯忷忻怀忴戺抃抌抎抏抔抇扱扻扺扰抁抈扷扽扲扴攷旰旴旳旲旵杅杇"],
["cb40","杙杕杌杈杝杍杚杋毐氙氚汸汧汫沄沋沏汱汯汩沚汭沇沕沜汦汳汥汻沎灴灺牣犿犽狃狆狁犺狅玕玗玓玔玒町甹疔疕皁礽耴肕肙肐肒肜芐芏芅芎芑芓"],
["cba1","芊芃芄豸迉辿邟邡邥邞邧邠阰阨阯阭丳侘佼侅佽侀侇佶佴侉侄佷佌侗佪侚佹侁佸侐侜侔侞侒侂侕佫佮冞冼冾刵刲刳剆刱劼匊匋匼厒厔咇呿咁咑咂咈呫呺呾呥呬呴呦咍呯呡呠咘呣呧呤囷囹坯坲坭坫坱坰坶垀坵坻坳坴坢"],
["cc40","坨坽夌奅妵妺姏姎妲姌姁妶妼姃姖妱妽姀姈妴姇孢孥宓宕屄屇岮岤岠岵岯岨岬岟岣岭岢岪岧岝岥岶岰岦帗帔帙弨弢弣弤彔徂彾彽忞忥怭怦怙怲怋"],
["cca1","怴怊怗怳怚怞怬怢怍怐怮怓怑怌怉怜戔戽抭抴拑抾抪抶拊抮抳抯抻抩抰抸攽斨斻昉旼昄昒昈旻昃昋昍昅旽昑昐曶朊枅杬枎枒杶杻枘枆构杴枍枌杺枟枑枙枃杽极杸杹枔欥殀歾毞氝沓泬泫泮泙沶泔沭泧沷泐泂沺泃泆泭泲"],
["cd40","泒泝沴沊沝沀泞泀洰泍泇沰泹泏泩泑炔炘炅炓炆炄炑炖炂炚炃牪狖狋狘狉狜狒狔狚狌狑玤玡玭玦玢玠玬玝瓝瓨甿畀甾疌疘皯盳盱盰盵矸矼矹矻矺"],
["cda1","矷祂礿秅穸穻竻籵糽耵肏肮肣肸肵肭舠芠苀芫芚芘芛芵芧芮芼芞芺芴芨芡芩苂芤苃芶芢虰虯虭虮豖迒迋迓迍迖迕迗邲邴邯邳邰阹阽阼阺陃俍俅俓侲俉俋俁俔俜俙侻侳俛俇俖侺俀侹俬剄剉勀勂匽卼厗厖厙厘咺咡咭咥哏"],
["ce40","哃茍咷咮哖咶哅哆咠呰咼咢咾呲哞咰垵垞垟垤垌垗垝垛垔垘垏垙垥垚垕壴复奓姡姞姮娀姱姝姺姽姼姶姤姲姷姛姩姳姵姠姾姴姭宨屌峐峘峌峗峋峛"],
["cea1","峞峚峉峇峊峖峓峔峏峈峆峎峟峸巹帡帢帣帠帤庰庤庢庛庣庥弇弮彖徆怷怹恔恲恞恅恓恇恉恛恌恀恂恟怤恄恘恦恮扂扃拏挍挋拵挎挃拫拹挏挌拸拶挀挓挔拺挕拻拰敁敃斪斿昶昡昲昵昜昦昢昳昫昺昝昴昹昮朏朐柁柲柈枺"],
["cf40","柜枻柸柘柀枷柅柫柤柟枵柍枳柷柶柮柣柂枹柎柧柰枲柼柆柭柌枮柦柛柺柉柊柃柪柋欨殂殄殶毖毘毠氠氡洨洴洭洟洼洿洒洊泚洳洄洙洺洚洑洀洝浂"],
["cfa1","洁洘洷洃洏浀洇洠洬洈洢洉洐炷炟炾炱炰炡炴炵炩牁牉牊牬牰牳牮狊狤狨狫狟狪狦狣玅珌珂珈珅玹玶玵玴珫玿珇玾珃珆玸珋瓬瓮甮畇畈疧疪癹盄眈眃眄眅眊盷盻盺矧矨砆砑砒砅砐砏砎砉砃砓祊祌祋祅祄秕种秏秖秎窀"],
["d040","穾竑笀笁籺籸籹籿粀粁紃紈紁罘羑羍羾耇耎耏耔耷胘胇胠胑胈胂胐胅胣胙胜胊胕胉胏胗胦胍臿舡芔苙苾苹茇苨茀苕茺苫苖苴苬苡苲苵茌苻苶苰苪"],
["d0a1","苤苠苺苳苭虷虴虼虳衁衎衧衪衩觓訄訇赲迣迡迮迠郱邽邿郕郅邾郇郋郈釔釓陔陏陑陓陊陎倞倅倇倓倢倰倛俵俴倳倷倬俶俷倗倜倠倧倵倯倱倎党冔冓凊凄凅凈凎剡剚剒剞剟剕剢勍匎厞唦哢唗唒哧哳哤唚哿唄唈哫唑唅哱"],
["d140","唊哻哷哸哠唎唃唋圁圂埌堲埕埒垺埆垽垼垸垶垿埇埐垹埁夎奊娙娖娭娮娕娏娗娊娞娳孬宧宭宬尃屖屔峬峿峮峱峷崀峹帩帨庨庮庪庬弳弰彧恝恚恧"],
["d1a1","恁悢悈悀悒悁悝悃悕悛悗悇悜悎戙扆拲挐捖挬捄捅挶捃揤挹捋捊挼挩捁挴捘捔捙挭捇挳捚捑挸捗捀捈敊敆旆旃旄旂晊晟晇晑朒朓栟栚桉栲栳栻桋桏栖栱栜栵栫栭栯桎桄栴栝栒栔栦栨栮桍栺栥栠欬欯欭欱欴歭肂殈毦毤"],
["d240","毨毣毢毧氥浺浣浤浶洍浡涒浘浢浭浯涑涍淯浿涆浞浧浠涗浰浼浟涂涘洯浨涋浾涀涄洖涃浻浽浵涐烜烓烑烝烋缹烢烗烒烞烠烔烍烅烆烇烚烎烡牂牸"],
["d2a1","牷牶猀狺狴狾狶狳狻猁珓珙珥珖玼珧珣珩珜珒珛珔珝珚珗珘珨瓞瓟瓴瓵甡畛畟疰痁疻痄痀疿疶疺皊盉眝眛眐眓眒眣眑眕眙眚眢眧砣砬砢砵砯砨砮砫砡砩砳砪砱祔祛祏祜祓祒祑秫秬秠秮秭秪秜秞秝窆窉窅窋窌窊窇竘笐"],
["d340","笄笓笅笏笈笊笎笉笒粄粑粊粌粈粍粅紞紝紑紎紘紖紓紟紒紏紌罜罡罞罠罝罛羖羒翃翂翀耖耾耹胺胲胹胵脁胻脀舁舯舥茳茭荄茙荑茥荖茿荁茦茜茢"],
["d3a1","荂荎茛茪茈茼荍茖茤茠茷茯茩荇荅荌荓茞茬荋茧荈虓虒蚢蚨蚖蚍蚑蚞蚇蚗蚆蚋蚚蚅蚥蚙蚡蚧蚕蚘蚎蚝蚐蚔衃衄衭衵衶衲袀衱衿衯袃衾衴衼訒豇豗豻貤貣赶赸趵趷趶軑軓迾迵适迿迻逄迼迶郖郠郙郚郣郟郥郘郛郗郜郤酐"],
["d440","酎酏釕釢釚陜陟隼飣髟鬯乿偰偪偡偞偠偓偋偝偲偈偍偁偛偊偢倕偅偟偩偫偣偤偆偀偮偳偗偑凐剫剭剬剮勖勓匭厜啵啶唼啍啐唴唪啑啢唶唵唰啒啅"],
["d4a1","唌唲啥啎唹啈唭唻啀啋圊圇埻堔埢埶埜埴堀埭埽堈埸堋埳埏堇埮埣埲埥埬埡堎埼堐埧堁堌埱埩埰堍堄奜婠婘婕婧婞娸娵婭婐婟婥婬婓婤婗婃婝婒婄婛婈媎娾婍娹婌婰婩婇婑婖婂婜孲孮寁寀屙崞崋崝崚崠崌崨崍崦崥崏"],
["d540","崰崒崣崟崮帾帴庱庴庹庲庳弶弸徛徖徟悊悐悆悾悰悺惓惔惏惤惙惝惈悱惛悷惊悿惃惍惀挲捥掊掂捽掽掞掭掝掗掫掎捯掇掐据掯捵掜捭掮捼掤挻掟"],
["d5a1","捸掅掁掑掍捰敓旍晥晡晛晙晜晢朘桹梇梐梜桭桮梮梫楖桯梣梬梩桵桴梲梏桷梒桼桫桲梪梀桱桾梛梖梋梠梉梤桸桻梑梌梊桽欶欳欷欸殑殏殍殎殌氪淀涫涴涳湴涬淩淢涷淶淔渀淈淠淟淖涾淥淜淝淛淴淊涽淭淰涺淕淂淏淉"],
["d640","淐淲淓淽淗淍淣涻烺焍烷焗烴焌烰焄烳焐烼烿焆焓焀烸烶焋焂焎牾牻牼牿猝猗猇猑猘猊猈狿猏猞玈珶珸珵琄琁珽琇琀珺珼珿琌琋珴琈畤畣痎痒痏"],
["d6a1","痋痌痑痐皏皉盓眹眯眭眱眲眴眳眽眥眻眵硈硒硉硍硊硌砦硅硐祤祧祩祪祣祫祡离秺秸秶秷窏窔窐笵筇笴笥笰笢笤笳笘笪笝笱笫笭笯笲笸笚笣粔粘粖粣紵紽紸紶紺絅紬紩絁絇紾紿絊紻紨罣羕羜羝羛翊翋翍翐翑翇翏翉耟"],
["d740","耞耛聇聃聈脘脥脙脛脭脟脬脞脡脕脧脝脢舑舸舳舺舴舲艴莐莣莨莍荺荳莤荴莏莁莕莙荵莔莩荽莃莌莝莛莪莋荾莥莯莈莗莰荿莦莇莮荶莚虙虖蚿蚷"],
["d7a1","蛂蛁蛅蚺蚰蛈蚹蚳蚸蛌蚴蚻蚼蛃蚽蚾衒袉袕袨袢袪袚袑袡袟袘袧袙袛袗袤袬袌袓袎覂觖觙觕訰訧訬訞谹谻豜豝豽貥赽赻赹趼跂趹趿跁軘軞軝軜軗軠軡逤逋逑逜逌逡郯郪郰郴郲郳郔郫郬郩酖酘酚酓酕釬釴釱釳釸釤釹釪"],
["d840","釫釷釨釮镺閆閈陼陭陫陱陯隿靪頄飥馗傛傕傔傞傋傣傃傌傎傝偨傜傒傂傇兟凔匒匑厤厧喑喨喥喭啷噅喢喓喈喏喵喁喣喒喤啽喌喦啿喕喡喎圌堩堷"],
["d8a1","堙堞堧堣堨埵塈堥堜堛堳堿堶堮堹堸堭堬堻奡媯媔媟婺媢媞婸媦婼媥媬媕媮娷媄媊媗媃媋媩婻婽媌媜媏媓媝寪寍寋寔寑寊寎尌尰崷嵃嵫嵁嵋崿崵嵑嵎嵕崳崺嵒崽崱嵙嵂崹嵉崸崼崲崶嵀嵅幄幁彘徦徥徫惉悹惌惢惎惄愔"],
["d940","惲愊愖愅惵愓惸惼惾惁愃愘愝愐惿愄愋扊掔掱掰揎揥揨揯揃撝揳揊揠揶揕揲揵摡揟掾揝揜揄揘揓揂揇揌揋揈揰揗揙攲敧敪敤敜敨敥斌斝斞斮旐旒"],
["d9a1","晼晬晻暀晱晹晪晲朁椌棓椄棜椪棬棪棱椏棖棷棫棤棶椓椐棳棡椇棌椈楰梴椑棯棆椔棸棐棽棼棨椋椊椗棎棈棝棞棦棴棑椆棔棩椕椥棇欹欻欿欼殔殗殙殕殽毰毲毳氰淼湆湇渟湉溈渼渽湅湢渫渿湁湝湳渜渳湋湀湑渻渃渮湞"],
["da40","湨湜湡渱渨湠湱湫渹渢渰湓湥渧湸湤湷湕湹湒湦渵渶湚焠焞焯烻焮焱焣焥焢焲焟焨焺焛牋牚犈犉犆犅犋猒猋猰猢猱猳猧猲猭猦猣猵猌琮琬琰琫琖"],
["daa1","琚琡琭琱琤琣琝琩琠琲瓻甯畯畬痧痚痡痦痝痟痤痗皕皒盚睆睇睄睍睅睊睎睋睌矞矬硠硤硥硜硭硱硪确硰硩硨硞硢祴祳祲祰稂稊稃稌稄窙竦竤筊笻筄筈筌筎筀筘筅粢粞粨粡絘絯絣絓絖絧絪絏絭絜絫絒絔絩絑絟絎缾缿罥"],
["db40","罦羢羠羡翗聑聏聐胾胔腃腊腒腏腇脽腍脺臦臮臷臸臹舄舼舽舿艵茻菏菹萣菀菨萒菧菤菼菶萐菆菈菫菣莿萁菝菥菘菿菡菋菎菖菵菉萉萏菞萑萆菂菳"],
["dba1","菕菺菇菑菪萓菃菬菮菄菻菗菢萛菛菾蛘蛢蛦蛓蛣蛚蛪蛝蛫蛜蛬蛩蛗蛨蛑衈衖衕袺裗袹袸裀袾袶袼袷袽袲褁裉覕覘覗觝觚觛詎詍訹詙詀詗詘詄詅詒詈詑詊詌詏豟貁貀貺貾貰貹貵趄趀趉跘跓跍跇跖跜跏跕跙跈跗跅軯軷軺"],
["dc40","軹軦軮軥軵軧軨軶軫軱軬軴軩逭逴逯鄆鄬鄄郿郼鄈郹郻鄁鄀鄇鄅鄃酡酤酟酢酠鈁鈊鈥鈃鈚鈦鈏鈌鈀鈒釿釽鈆鈄鈧鈂鈜鈤鈙鈗鈅鈖镻閍閌閐隇陾隈"],
["dca1","隉隃隀雂雈雃雱雰靬靰靮頇颩飫鳦黹亃亄亶傽傿僆傮僄僊傴僈僂傰僁傺傱僋僉傶傸凗剺剸剻剼嗃嗛嗌嗐嗋嗊嗝嗀嗔嗄嗩喿嗒喍嗏嗕嗢嗖嗈嗲嗍嗙嗂圔塓塨塤塏塍塉塯塕塎塝塙塥塛堽塣塱壼嫇嫄嫋媺媸媱媵媰媿嫈媻嫆"],
["dd40","媷嫀嫊媴媶嫍媹媐寖寘寙尟尳嵱嵣嵊嵥嵲嵬嵞嵨嵧嵢巰幏幎幊幍幋廅廌廆廋廇彀徯徭惷慉慊愫慅愶愲愮慆愯慏愩慀戠酨戣戥戤揅揱揫搐搒搉搠搤"],
["dda1","搳摃搟搕搘搹搷搢搣搌搦搰搨摁搵搯搊搚摀搥搧搋揧搛搮搡搎敯斒旓暆暌暕暐暋暊暙暔晸朠楦楟椸楎楢楱椿楅楪椹楂楗楙楺楈楉椵楬椳椽楥棰楸椴楩楀楯楄楶楘楁楴楌椻楋椷楜楏楑椲楒椯楻椼歆歅歃歂歈歁殛嗀毻毼"],
["de40","毹毷毸溛滖滈溏滀溟溓溔溠溱溹滆滒溽滁溞滉溷溰滍溦滏溲溾滃滜滘溙溒溎溍溤溡溿溳滐滊溗溮溣煇煔煒煣煠煁煝煢煲煸煪煡煂煘煃煋煰煟煐煓"],
["dea1","煄煍煚牏犍犌犑犐犎猼獂猻猺獀獊獉瑄瑊瑋瑒瑑瑗瑀瑏瑐瑎瑂瑆瑍瑔瓡瓿瓾瓽甝畹畷榃痯瘏瘃痷痾痼痹痸瘐痻痶痭痵痽皙皵盝睕睟睠睒睖睚睩睧睔睙睭矠碇碚碔碏碄碕碅碆碡碃硹碙碀碖硻祼禂祽祹稑稘稙稒稗稕稢稓"],
["df40","稛稐窣窢窞竫筦筤筭筴筩筲筥筳筱筰筡筸筶筣粲粴粯綈綆綀綍絿綅絺綎絻綃絼綌綔綄絽綒罭罫罧罨罬羦羥羧翛翜耡腤腠腷腜腩腛腢腲朡腞腶腧腯"],
["dfa1","腄腡舝艉艄艀艂艅蓱萿葖葶葹蒏蒍葥葑葀蒆葧萰葍葽葚葙葴葳葝蔇葞萷萺萴葺葃葸萲葅萩菙葋萯葂萭葟葰萹葎葌葒葯蓅蒎萻葇萶萳葨葾葄萫葠葔葮葐蜋蜄蛷蜌蛺蛖蛵蝍蛸蜎蜉蜁蛶蜍蜅裖裋裍裎裞裛裚裌裐覅覛觟觥觤"],
["e040","觡觠觢觜触詶誆詿詡訿詷誂誄詵誃誁詴詺谼豋豊豥豤豦貆貄貅賌赨赩趑趌趎趏趍趓趔趐趒跰跠跬跱跮跐跩跣跢跧跲跫跴輆軿輁輀輅輇輈輂輋遒逿"],
["e0a1","遄遉逽鄐鄍鄏鄑鄖鄔鄋鄎酮酯鉈鉒鈰鈺鉦鈳鉥鉞銃鈮鉊鉆鉭鉬鉏鉠鉧鉯鈶鉡鉰鈱鉔鉣鉐鉲鉎鉓鉌鉖鈲閟閜閞閛隒隓隑隗雎雺雽雸雵靳靷靸靲頏頍頎颬飶飹馯馲馰馵骭骫魛鳪鳭鳧麀黽僦僔僗僨僳僛僪僝僤僓僬僰僯僣僠"],
["e140","凘劀劁勩勫匰厬嘧嘕嘌嘒嗼嘏嘜嘁嘓嘂嗺嘝嘄嗿嗹墉塼墐墘墆墁塿塴墋塺墇墑墎塶墂墈塻墔墏壾奫嫜嫮嫥嫕嫪嫚嫭嫫嫳嫢嫠嫛嫬嫞嫝嫙嫨嫟孷寠"],
["e1a1","寣屣嶂嶀嵽嶆嵺嶁嵷嶊嶉嶈嵾嵼嶍嵹嵿幘幙幓廘廑廗廎廜廕廙廒廔彄彃彯徶愬愨慁慞慱慳慒慓慲慬憀慴慔慺慛慥愻慪慡慖戩戧戫搫摍摛摝摴摶摲摳摽摵摦撦摎撂摞摜摋摓摠摐摿搿摬摫摙摥摷敳斠暡暠暟朅朄朢榱榶槉"],
["e240","榠槎榖榰榬榼榑榙榎榧榍榩榾榯榿槄榽榤槔榹槊榚槏榳榓榪榡榞槙榗榐槂榵榥槆歊歍歋殞殟殠毃毄毾滎滵滱漃漥滸漷滻漮漉潎漙漚漧漘漻漒滭漊"],
["e2a1","漶潳滹滮漭潀漰漼漵滫漇漎潃漅滽滶漹漜滼漺漟漍漞漈漡熇熐熉熀熅熂熏煻熆熁熗牄牓犗犕犓獃獍獑獌瑢瑳瑱瑵瑲瑧瑮甀甂甃畽疐瘖瘈瘌瘕瘑瘊瘔皸瞁睼瞅瞂睮瞀睯睾瞃碲碪碴碭碨硾碫碞碥碠碬碢碤禘禊禋禖禕禔禓"],
["e340","禗禈禒禐稫穊稰稯稨稦窨窫窬竮箈箜箊箑箐箖箍箌箛箎箅箘劄箙箤箂粻粿粼粺綧綷緂綣綪緁緀緅綝緎緄緆緋緌綯綹綖綼綟綦綮綩綡緉罳翢翣翥翞"],
["e3a1","耤聝聜膉膆膃膇膍膌膋舕蒗蒤蒡蒟蒺蓎蓂蒬蒮蒫蒹蒴蓁蓍蒪蒚蒱蓐蒝蒧蒻蒢蒔蓇蓌蒛蒩蒯蒨蓖蒘蒶蓏蒠蓗蓔蓒蓛蒰蒑虡蜳蜣蜨蝫蝀蜮蜞蜡蜙蜛蝃蜬蝁蜾蝆蜠蜲蜪蜭蜼蜒蜺蜱蜵蝂蜦蜧蜸蜤蜚蜰蜑裷裧裱裲裺裾裮裼裶裻"],
["e440","裰裬裫覝覡覟覞觩觫觨誫誙誋誒誏誖谽豨豩賕賏賗趖踉踂跿踍跽踊踃踇踆踅跾踀踄輐輑輎輍鄣鄜鄠鄢鄟鄝鄚鄤鄡鄛酺酲酹酳銥銤鉶銛鉺銠銔銪銍"],
["e4a1","銦銚銫鉹銗鉿銣鋮銎銂銕銢鉽銈銡銊銆銌銙銧鉾銇銩銝銋鈭隞隡雿靘靽靺靾鞃鞀鞂靻鞄鞁靿韎韍頖颭颮餂餀餇馝馜駃馹馻馺駂馽駇骱髣髧鬾鬿魠魡魟鳱鳲鳵麧僿儃儰僸儆儇僶僾儋儌僽儊劋劌勱勯噈噂噌嘵噁噊噉噆噘"],
["e540","噚噀嘳嘽嘬嘾嘸嘪嘺圚墫墝墱墠墣墯墬墥墡壿嫿嫴嫽嫷嫶嬃嫸嬂嫹嬁嬇嬅嬏屧嶙嶗嶟嶒嶢嶓嶕嶠嶜嶡嶚嶞幩幝幠幜緳廛廞廡彉徲憋憃慹憱憰憢憉"],
["e5a1","憛憓憯憭憟憒憪憡憍慦憳戭摮摰撖撠撅撗撜撏撋撊撌撣撟摨撱撘敶敺敹敻斲斳暵暰暩暲暷暪暯樀樆樗槥槸樕槱槤樠槿槬槢樛樝槾樧槲槮樔槷槧橀樈槦槻樍槼槫樉樄樘樥樏槶樦樇槴樖歑殥殣殢殦氁氀毿氂潁漦潾澇濆澒"],
["e640","澍澉澌潢潏澅潚澖潶潬澂潕潲潒潐潗澔澓潝漀潡潫潽潧澐潓澋潩潿澕潣潷潪潻熲熯熛熰熠熚熩熵熝熥熞熤熡熪熜熧熳犘犚獘獒獞獟獠獝獛獡獚獙"],
["e6a1","獢璇璉璊璆璁瑽璅璈瑼瑹甈甇畾瘥瘞瘙瘝瘜瘣瘚瘨瘛皜皝皞皛瞍瞏瞉瞈磍碻磏磌磑磎磔磈磃磄磉禚禡禠禜禢禛歶稹窲窴窳箷篋箾箬篎箯箹篊箵糅糈糌糋緷緛緪緧緗緡縃緺緦緶緱緰緮緟罶羬羰羭翭翫翪翬翦翨聤聧膣膟"],
["e740","膞膕膢膙膗舖艏艓艒艐艎艑蔤蔻蔏蔀蔩蔎蔉蔍蔟蔊蔧蔜蓻蔫蓺蔈蔌蓴蔪蓲蔕蓷蓫蓳蓼蔒蓪蓩蔖蓾蔨蔝蔮蔂蓽蔞蓶蔱蔦蓧蓨蓰蓯蓹蔘蔠蔰蔋蔙蔯虢"],
["e7a1","蝖蝣蝤蝷蟡蝳蝘蝔蝛蝒蝡蝚蝑蝞蝭蝪蝐蝎蝟蝝蝯蝬蝺蝮蝜蝥蝏蝻蝵蝢蝧蝩衚褅褌褔褋褗褘褙褆褖褑褎褉覢覤覣觭觰觬諏諆誸諓諑諔諕誻諗誾諀諅諘諃誺誽諙谾豍貏賥賟賙賨賚賝賧趠趜趡趛踠踣踥踤踮踕踛踖踑踙踦踧"],
["e840","踔踒踘踓踜踗踚輬輤輘輚輠輣輖輗遳遰遯遧遫鄯鄫鄩鄪鄲鄦鄮醅醆醊醁醂醄醀鋐鋃鋄鋀鋙銶鋏鋱鋟鋘鋩鋗鋝鋌鋯鋂鋨鋊鋈鋎鋦鋍鋕鋉鋠鋞鋧鋑鋓"],
["e8a1","銵鋡鋆銴镼閬閫閮閰隤隢雓霅霈霂靚鞊鞎鞈韐韏頞頝頦頩頨頠頛頧颲餈飺餑餔餖餗餕駜駍駏駓駔駎駉駖駘駋駗駌骳髬髫髳髲髱魆魃魧魴魱魦魶魵魰魨魤魬鳼鳺鳽鳿鳷鴇鴀鳹鳻鴈鴅鴄麃黓鼏鼐儜儓儗儚儑凞匴叡噰噠噮"],
["e940","噳噦噣噭噲噞噷圜圛壈墽壉墿墺壂墼壆嬗嬙嬛嬡嬔嬓嬐嬖嬨嬚嬠嬞寯嶬嶱嶩嶧嶵嶰嶮嶪嶨嶲嶭嶯嶴幧幨幦幯廩廧廦廨廥彋徼憝憨憖懅憴懆懁懌憺"],
["e9a1","憿憸憌擗擖擐擏擉撽撉擃擛擳擙攳敿敼斢曈暾曀曊曋曏暽暻暺曌朣樴橦橉橧樲橨樾橝橭橶橛橑樨橚樻樿橁橪橤橐橏橔橯橩橠樼橞橖橕橍橎橆歕歔歖殧殪殫毈毇氄氃氆澭濋澣濇澼濎濈潞濄澽澞濊澨瀄澥澮澺澬澪濏澿澸"],
["ea40","澢濉澫濍澯澲澰燅燂熿熸燖燀燁燋燔燊燇燏熽燘熼燆燚燛犝犞獩獦獧獬獥獫獪瑿璚璠璔璒璕璡甋疀瘯瘭瘱瘽瘳瘼瘵瘲瘰皻盦瞚瞝瞡瞜瞛瞢瞣瞕瞙"],
["eaa1","瞗磝磩磥磪磞磣磛磡磢磭磟磠禤穄穈穇窶窸窵窱窷篞篣篧篝篕篥篚篨篹篔篪篢篜篫篘篟糒糔糗糐糑縒縡縗縌縟縠縓縎縜縕縚縢縋縏縖縍縔縥縤罃罻罼罺羱翯耪耩聬膱膦膮膹膵膫膰膬膴膲膷膧臲艕艖艗蕖蕅蕫蕍蕓蕡蕘"],
["eb40","蕀蕆蕤蕁蕢蕄蕑蕇蕣蔾蕛蕱蕎蕮蕵蕕蕧蕠薌蕦蕝蕔蕥蕬虣虥虤螛螏螗螓螒螈螁螖螘蝹螇螣螅螐螑螝螄螔螜螚螉褞褦褰褭褮褧褱褢褩褣褯褬褟觱諠"],
["eba1","諢諲諴諵諝謔諤諟諰諈諞諡諨諿諯諻貑貒貐賵賮賱賰賳赬赮趥趧踳踾踸蹀蹅踶踼踽蹁踰踿躽輶輮輵輲輹輷輴遶遹遻邆郺鄳鄵鄶醓醐醑醍醏錧錞錈錟錆錏鍺錸錼錛錣錒錁鍆錭錎錍鋋錝鋺錥錓鋹鋷錴錂錤鋿錩錹錵錪錔錌"],
["ec40","錋鋾錉錀鋻錖閼闍閾閹閺閶閿閵閽隩雔霋霒霐鞙鞗鞔韰韸頵頯頲餤餟餧餩馞駮駬駥駤駰駣駪駩駧骹骿骴骻髶髺髹髷鬳鮀鮅鮇魼魾魻鮂鮓鮒鮐魺鮕"],
["eca1","魽鮈鴥鴗鴠鴞鴔鴩鴝鴘鴢鴐鴙鴟麈麆麇麮麭黕黖黺鼒鼽儦儥儢儤儠儩勴嚓嚌嚍嚆嚄嚃噾嚂噿嚁壖壔壏壒嬭嬥嬲嬣嬬嬧嬦嬯嬮孻寱寲嶷幬幪徾徻懃憵憼懧懠懥懤懨懞擯擩擣擫擤擨斁斀斶旚曒檍檖檁檥檉檟檛檡檞檇檓檎"],
["ed40","檕檃檨檤檑橿檦檚檅檌檒歛殭氉濌澩濴濔濣濜濭濧濦濞濲濝濢濨燡燱燨燲燤燰燢獳獮獯璗璲璫璐璪璭璱璥璯甐甑甒甏疄癃癈癉癇皤盩瞵瞫瞲瞷瞶"],
["eda1","瞴瞱瞨矰磳磽礂磻磼磲礅磹磾礄禫禨穜穛穖穘穔穚窾竀竁簅簏篲簀篿篻簎篴簋篳簂簉簃簁篸篽簆篰篱簐簊糨縭縼繂縳顈縸縪繉繀繇縩繌縰縻縶繄縺罅罿罾罽翴翲耬膻臄臌臊臅臇膼臩艛艚艜薃薀薏薧薕薠薋薣蕻薤薚薞"],
["ee40","蕷蕼薉薡蕺蕸蕗薎薖薆薍薙薝薁薢薂薈薅蕹蕶薘薐薟虨螾螪螭蟅螰螬螹螵螼螮蟉蟃蟂蟌螷螯蟄蟊螴螶螿螸螽蟞螲褵褳褼褾襁襒褷襂覭覯覮觲觳謞"],
["eea1","謘謖謑謅謋謢謏謒謕謇謍謈謆謜謓謚豏豰豲豱豯貕貔賹赯蹎蹍蹓蹐蹌蹇轃轀邅遾鄸醚醢醛醙醟醡醝醠鎡鎃鎯鍤鍖鍇鍼鍘鍜鍶鍉鍐鍑鍠鍭鎏鍌鍪鍹鍗鍕鍒鍏鍱鍷鍻鍡鍞鍣鍧鎀鍎鍙闇闀闉闃闅閷隮隰隬霠霟霘霝霙鞚鞡鞜"],
["ef40","鞞鞝韕韔韱顁顄顊顉顅顃餥餫餬餪餳餲餯餭餱餰馘馣馡騂駺駴駷駹駸駶駻駽駾駼騃骾髾髽鬁髼魈鮚鮨鮞鮛鮦鮡鮥鮤鮆鮢鮠鮯鴳鵁鵧鴶鴮鴯鴱鴸鴰"],
["efa1","鵅鵂鵃鴾鴷鵀鴽翵鴭麊麉麍麰黈黚黻黿鼤鼣鼢齔龠儱儭儮嚘嚜嚗嚚嚝嚙奰嬼屩屪巀幭幮懘懟懭懮懱懪懰懫懖懩擿攄擽擸攁攃擼斔旛曚曛曘櫅檹檽櫡櫆檺檶檷櫇檴檭歞毉氋瀇瀌瀍瀁瀅瀔瀎濿瀀濻瀦濼濷瀊爁燿燹爃燽獶"],
["f040","璸瓀璵瓁璾璶璻瓂甔甓癜癤癙癐癓癗癚皦皽盬矂瞺磿礌礓礔礉礐礒礑禭禬穟簜簩簙簠簟簭簝簦簨簢簥簰繜繐繖繣繘繢繟繑繠繗繓羵羳翷翸聵臑臒"],
["f0a1","臐艟艞薴藆藀藃藂薳薵薽藇藄薿藋藎藈藅薱薶藒蘤薸薷薾虩蟧蟦蟢蟛蟫蟪蟥蟟蟳蟤蟔蟜蟓蟭蟘蟣螤蟗蟙蠁蟴蟨蟝襓襋襏襌襆襐襑襉謪謧謣謳謰謵譇謯謼謾謱謥謷謦謶謮謤謻謽謺豂豵貙貘貗賾贄贂贀蹜蹢蹠蹗蹖蹞蹥蹧"],
["f140","蹛蹚蹡蹝蹩蹔轆轇轈轋鄨鄺鄻鄾醨醥醧醯醪鎵鎌鎒鎷鎛鎝鎉鎧鎎鎪鎞鎦鎕鎈鎙鎟鎍鎱鎑鎲鎤鎨鎴鎣鎥闒闓闑隳雗雚巂雟雘雝霣霢霥鞬鞮鞨鞫鞤鞪"],
["f1a1","鞢鞥韗韙韖韘韺顐顑顒颸饁餼餺騏騋騉騍騄騑騊騅騇騆髀髜鬈鬄鬅鬩鬵魊魌魋鯇鯆鯃鮿鯁鮵鮸鯓鮶鯄鮹鮽鵜鵓鵏鵊鵛鵋鵙鵖鵌鵗鵒鵔鵟鵘鵚麎麌黟鼁鼀鼖鼥鼫鼪鼩鼨齌齕儴儵劖勷厴嚫嚭嚦嚧嚪嚬壚壝壛夒嬽嬾嬿巃幰"],
["f240","徿懻攇攐攍攉攌攎斄旞旝曞櫧櫠櫌櫑櫙櫋櫟櫜櫐櫫櫏櫍櫞歠殰氌瀙瀧瀠瀖瀫瀡瀢瀣瀩瀗瀤瀜瀪爌爊爇爂爅犥犦犤犣犡瓋瓅璷瓃甖癠矉矊矄矱礝礛"],
["f2a1","礡礜礗礞禰穧穨簳簼簹簬簻糬糪繶繵繸繰繷繯繺繲繴繨罋罊羃羆羷翽翾聸臗臕艤艡艣藫藱藭藙藡藨藚藗藬藲藸藘藟藣藜藑藰藦藯藞藢蠀蟺蠃蟶蟷蠉蠌蠋蠆蟼蠈蟿蠊蠂襢襚襛襗襡襜襘襝襙覈覷覶觶譐譈譊譀譓譖譔譋譕"],
["f340","譑譂譒譗豃豷豶貚贆贇贉趬趪趭趫蹭蹸蹳蹪蹯蹻軂轒轑轏轐轓辴酀鄿醰醭鏞鏇鏏鏂鏚鏐鏹鏬鏌鏙鎩鏦鏊鏔鏮鏣鏕鏄鏎鏀鏒鏧镽闚闛雡霩霫霬霨霦"],
["f3a1","鞳鞷鞶韝韞韟顜顙顝顗颿颽颻颾饈饇饃馦馧騚騕騥騝騤騛騢騠騧騣騞騜騔髂鬋鬊鬎鬌鬷鯪鯫鯠鯞鯤鯦鯢鯰鯔鯗鯬鯜鯙鯥鯕鯡鯚鵷鶁鶊鶄鶈鵱鶀鵸鶆鶋鶌鵽鵫鵴鵵鵰鵩鶅鵳鵻鶂鵯鵹鵿鶇鵨麔麑黀黼鼭齀齁齍齖齗齘匷嚲"],
["f440","嚵嚳壣孅巆巇廮廯忀忁懹攗攖攕攓旟曨曣曤櫳櫰櫪櫨櫹櫱櫮櫯瀼瀵瀯瀷瀴瀱灂瀸瀿瀺瀹灀瀻瀳灁爓爔犨獽獼璺皫皪皾盭矌矎矏矍矲礥礣礧礨礤礩"],
["f4a1","禲穮穬穭竷籉籈籊籇籅糮繻繾纁纀羺翿聹臛臙舋艨艩蘢藿蘁藾蘛蘀藶蘄蘉蘅蘌藽蠙蠐蠑蠗蠓蠖襣襦覹觷譠譪譝譨譣譥譧譭趮躆躈躄轙轖轗轕轘轚邍酃酁醷醵醲醳鐋鐓鏻鐠鐏鐔鏾鐕鐐鐨鐙鐍鏵鐀鏷鐇鐎鐖鐒鏺鐉鏸鐊鏿"],
["f540","鏼鐌鏶鐑鐆闞闠闟霮霯鞹鞻韽韾顠顢顣顟飁飂饐饎饙饌饋饓騲騴騱騬騪騶騩騮騸騭髇髊髆鬐鬒鬑鰋鰈鯷鰅鰒鯸鱀鰇鰎鰆鰗鰔鰉鶟鶙鶤鶝鶒鶘鶐鶛"],
["f5a1","鶠鶔鶜鶪鶗鶡鶚鶢鶨鶞鶣鶿鶩鶖鶦鶧麙麛麚黥黤黧黦鼰鼮齛齠齞齝齙龑儺儹劘劗囃嚽嚾孈孇巋巏廱懽攛欂櫼欃櫸欀灃灄灊灈灉灅灆爝爚爙獾甗癪矐礭礱礯籔籓糲纊纇纈纋纆纍罍羻耰臝蘘蘪蘦蘟蘣蘜蘙蘧蘮蘡蘠蘩蘞蘥"],
["f640","蠩蠝蠛蠠蠤蠜蠫衊襭襩襮襫觺譹譸譅譺譻贐贔趯躎躌轞轛轝酆酄酅醹鐿鐻鐶鐩鐽鐼鐰鐹鐪鐷鐬鑀鐱闥闤闣霵霺鞿韡顤飉飆飀饘饖騹騽驆驄驂驁騺"],
["f6a1","騿髍鬕鬗鬘鬖鬺魒鰫鰝鰜鰬鰣鰨鰩鰤鰡鶷鶶鶼鷁鷇鷊鷏鶾鷅鷃鶻鶵鷎鶹鶺鶬鷈鶱鶭鷌鶳鷍鶲鹺麜黫黮黭鼛鼘鼚鼱齎齥齤龒亹囆囅囋奱孋孌巕巑廲攡攠攦攢欋欈欉氍灕灖灗灒爞爟犩獿瓘瓕瓙瓗癭皭礵禴穰穱籗籜籙籛籚"],
["f740","糴糱纑罏羇臞艫蘴蘵蘳蘬蘲蘶蠬蠨蠦蠪蠥襱覿覾觻譾讄讂讆讅譿贕躕躔躚躒躐躖躗轠轢酇鑌鑐鑊鑋鑏鑇鑅鑈鑉鑆霿韣顪顩飋饔饛驎驓驔驌驏驈驊"],
["f7a1","驉驒驐髐鬙鬫鬻魖魕鱆鱈鰿鱄鰹鰳鱁鰼鰷鰴鰲鰽鰶鷛鷒鷞鷚鷋鷐鷜鷑鷟鷩鷙鷘鷖鷵鷕鷝麶黰鼵鼳鼲齂齫龕龢儽劙壨壧奲孍巘蠯彏戁戃戄攩攥斖曫欑欒欏毊灛灚爢玂玁玃癰矔籧籦纕艬蘺虀蘹蘼蘱蘻蘾蠰蠲蠮蠳襶襴襳觾"],
["f840","讌讎讋讈豅贙躘轤轣醼鑢鑕鑝鑗鑞韄韅頀驖驙鬞鬟鬠鱒鱘鱐鱊鱍鱋鱕鱙鱌鱎鷻鷷鷯鷣鷫鷸鷤鷶鷡鷮鷦鷲鷰鷢鷬鷴鷳鷨鷭黂黐黲黳鼆鼜鼸鼷鼶齃齏"],
["f8a1","齱齰齮齯囓囍孎屭攭曭曮欓灟灡灝灠爣瓛瓥矕礸禷禶籪纗羉艭虃蠸蠷蠵衋讔讕躞躟躠躝醾醽釂鑫鑨鑩雥靆靃靇韇韥驞髕魙鱣鱧鱦鱢鱞鱠鸂鷾鸇鸃鸆鸅鸀鸁鸉鷿鷽鸄麠鼞齆齴齵齶囔攮斸欘欙欗欚灢爦犪矘矙礹籩籫糶纚"],
["f940","纘纛纙臠臡虆虇虈襹襺襼襻觿讘讙躥躤躣鑮鑭鑯鑱鑳靉顲饟鱨鱮鱭鸋鸍鸐鸏鸒鸑麡黵鼉齇齸齻齺齹圞灦籯蠼趲躦釃鑴鑸鑶鑵驠鱴鱳鱱鱵鸔鸓黶鼊"],
["f9a1","龤灨灥糷虪蠾蠽蠿讞貜躩軉靋顳顴飌饡馫驤驦驧鬤鸕鸗齈戇欞爧虌躨钂钀钁驩驨鬮鸙爩虋讟钃鱹麷癵驫鱺鸝灩灪麤齾齉龘碁銹裏墻恒粧嫺╔╦╗╠╬╣╚╩╝╒╤╕╞╪╡╘╧╛╓╥╖╟╫╢╙╨╜║═╭╮╰╯▓"]],
cp950$1=Object.freeze({__proto__:null,default:cp950}),big5Added=[["8740","䏰䰲䘃䖦䕸𧉧䵷䖳𧲱䳢𧳅㮕䜶䝄䱇䱀𤊿𣘗𧍒𦺋𧃒䱗𪍑䝏䗚䲅𧱬䴇䪤䚡𦬣爥𥩔𡩣𣸆𣽡晍囻"],
["8767","綕夝𨮹㷴霴𧯯寛𡵞媤㘥𩺰嫑宷峼杮薓𩥅瑡璝㡵𡵓𣚞𦀡㻬"],["87a1","𥣞㫵竼龗𤅡𨤍𣇪𠪊𣉞䌊蒄龖鐯䤰蘓墖靊鈘秐稲晠権袝瑌篅枂稬剏遆㓦珄𥶹瓆鿇垳䤯呌䄱𣚎堘穲𧭥讏䚮𦺈䆁𥶙箮\
𢒼鿈𢓁𢓉𢓌鿉蔄𣖻䂴鿊䓡𪷿拁灮鿋"],["8840","㇀",4,"𠄌㇅𠃑𠃍㇆㇇𠃋𡿨㇈𠃊㇉㇊㇋㇌𠄎㇍㇎ĀÁǍÀĒÉĚÈŌÓǑÒ࿿Ê̄Ế࿿Ê̌ỀÊāáǎàɑēéěèīíǐìōóǒòūúǔùǖǘǚ"],
["88a1","ǜü࿿ê̄ế࿿ê̌ềêɡ⏚⏛"],["8940","𪎩𡅅"],["8943","攊"],["8946","丽滝鵎釟"],["894c","𧜵撑会伨侨兖兴农凤务动医华发变团声处备夲头学实実岚庆总斉柾栄桥济炼电纤纬纺织经统缆缷艺苏药\
视设询车轧轮"],["89a1","琑糼緍楆竉刧"],["89ab","醌碸酞肼"],["89b0","贋胶𠧧"],["89b5","肟黇䳍鷉鸌䰾𩷶𧀎鸊𪄳㗁"],["89c1","溚舾甙"],
["89c5","䤑马骏龙禇𨑬𡷊𠗐𢫦两亁亀亇亿仫伷㑌侽㹈倃傈㑽㒓㒥円夅凛凼刅争剹劐匧㗇厩㕑厰㕓参吣㕭㕲㚁咓咣咴咹哐哯唘唣唨㖘唿㖥㖿嗗㗅"],
["8a40","𧶄唥"],["8a43","𠱂𠴕𥄫喐𢳆㧬𠍁蹆𤶸𩓥䁓𨂾睺𢰸㨴䟕𨅝𦧲𤷪擝𠵼𠾴𠳕𡃴撍蹾𠺖𠰋𠽤𢲩𨉖𤓓"],["8a64","𠵆\
𩩍𨃩䟴𤺧𢳂骲㩧𩗴㿭㔆𥋇𩟔𧣈𢵄鵮頕"],["8a76","䏙𦂥撴哣𢵌𢯊𡁷㧻𡁯"],["8aa1","𦛚𦜖𧦠擪𥁒𠱃蹨𢆡𨭌𠜱"],["8aac",
"䠋𠆩㿺塳𢶍"],["8ab2","𤗈𠓼𦂗𠽌𠶖啹䂻䎺"],["8abb","䪴𢩦𡂝膪飵𠶜捹㧾𢝵跀嚡摼㹃"],["8ac9","𪘁𠸉𢫏𢳉"],["8ace","𡃈𣧂㦒㨆\
𨊛㕸𥹉𢃇噒𠼱𢲲𩜠㒼氽𤸻"],["8adf","𧕴𢺋𢈈𪙛𨳍𠹺𠰴𦠜羓𡃏𢠃𢤹㗻𥇣𠺌𠾍𠺪㾓𠼰𠵇𡅏𠹌"],["8af6","𠺫𠮩𠵈𡃀𡄽㿹\
𢚖搲𠾭"],["8b40","𣏴𧘹𢯎𠵾𠵿𢱑𢱕㨘𠺘𡃇𠼮𪘲𦭐𨳒𨶙𨳊閪哌苄喹"],["8b55","𩻃鰦骶𧝞𢷮煀腭胬尜𦕲脴㞗卟𨂽醶𠻺𠸏𠹷𠻻㗝𤷫㘉𠳖嚯𢞵𡃉𠸐𠹸𡁸𡅈𨈇𡑕\
𠹹𤹐𢶤婔𡀝𡀞𡃵𡃶垜𠸑"],["8ba1","𧚔𨋍𠾵𠹻𥅾㜃𠾶𡆀𥋘𪊽𤧚𡠺𤅷𨉼墙剨㘚𥜽箲孨䠀䬬鼧䧧鰟鮍𥭴𣄽嗻㗲嚉丨夂𡯁屮靑𠂆乛亻㔾尣彑忄㣺扌攵歺氵氺灬爫丬犭𤣩罒礻糹罓𦉪㓁"],
["8bde","𦍋耂肀𦘒𦥑卝衤见𧢲讠贝钅镸长门𨸏韦页风飞饣𩠐鱼鸟黄歯龜丷𠂇阝户钢"],["8c40","倻淾𩱳龦㷉袏𤅎灷峵䬠𥇍㕙𥴰愢𨨲辧釶熑朙玺𣊁𪄇㲋𡦀䬐磤琂冮\
𨜏䀉橣𪊺䈣蘏𠩯稪𩥇𨫪靕灍匤𢁾鏴盙𨧣龧矝亣俰傼丯众龨吴綋墒壐𡶶庒庙忂𢜒斋"],["8ca1","𣏹椙橃𣱣泿"],["8ca7","爀𤔅玌㻛\
𤨓嬕璹讃𥲤𥚕窓篬糃繬苸薗龩袐龪躹龫迏蕟駠鈡龬𨶹𡐿䁱䊢娚"],["8cc9","顨杫䉶圽"],["8cce","藖𤥻芿𧄍䲁𦵴嵻𦬕𦾾龭龮宖龯曧繛湗秊㶈䓃𣉖𢞖䎚䔶"],
["8ce6","峕𣬚諹屸㴒𣕑嵸龲煗䕘𤃬𡸣䱷㥸㑊𠆤𦱁諌侴𠈹妿腬顖𩣺弻"],["8d40","𠮟"],["8d42","𢇁𨥭䄂䚻𩁹㼇龳𪆵䃸㟖䛷𦱆䅼𨚲𧏿䕭㣔𥒚䕡䔛䶉䱻䵶䗪㿈𤬏㙡䓞䒽䇭崾\
嵈嵖㷼㠏嶤嶹㠠㠸幂庽弥徃㤈㤔㤿㥍惗愽峥㦉憷憹懏㦸戬抐拥挘㧸嚱"],["8da1","㨃揢揻搇摚㩋擀崕嘡龟㪗斆㪽旿晓㫲暒㬢朖㭂枤栀㭘桊梄㭲㭱㭻椉楃牜楤榟榅㮼槖㯝橥橴橱檂㯬檙㯲檫檵櫔櫶殁毁毪汵沪㳋洂洆洦涁\
㳯涤涱渕渘温溆𨧀溻滢滚齿滨滩漤漴㵆𣽁澁澾㵪㵵熷岙㶊瀬㶑灐灔灯灿炉𠌥䏁㗱𠻘"],["8e40","𣻗垾𦻓焾𥟠㙎榢𨯩孴穉𥣡𩓙穥穽𥦬窻窰竂竃燑𦒍䇊竚竝竪䇯咲𥰁\
笋筕笩𥌎𥳾箢筯莜𥮴𦱿篐萡箒箸𥴠㶭𥱥蒒篺簆簵𥳁籄粃𤢂粦晽𤕸糉糇糦籴糳糵糎"],["8ea1","繧䔝𦹄絝𦻖璍綉綫焵綳緒𤁗𦀩緤㴓緵𡟹緥𨍭縝𦄡𦅚繮纒䌫鑬\
縧罀罁罇礶𦋐駡羗𦍑羣𡙡𠁨䕜𣝦䔃𨌺翺𦒉者耈耝耨耯𪂇𦳃耻耼聡𢜔䦉𦘦𣷣𦛨朥肧𨩈脇脚墰𢛶汿𦒘𤾸擧𡒊舘𡡞橓𤩥𤪕䑺舩𠬍𦩒𣵾俹𡓽蓢荢𦬊𤦧𣔰𡝳𣷸芪椛芳䇛"],
["8f40","蕋苐茚𠸖𡞴㛁𣅽𣕚艻苢茘𣺋𦶣𦬅𦮗𣗎㶿茝嗬莅䔋𦶥莬菁菓㑾𦻔橗蕚㒖𦹂𢻯葘𥯤葱㷓䓤檧葊𣲵祘蒨𦮖𦹷𦹃蓞萏莑䒠蒓蓤𥲑䉀𥳀䕃蔴嫲𦺙䔧蕳䔖枿蘖"],
["8fa1","𨘥𨘻藁𧂈蘂𡖂𧃍䕫䕪蘨㙈𡢢号𧎚虾蝱𪃸蟮𢰧螱蟚蠏噡虬桖䘏衅衆𧗠𣶹𧗤衞袜䙛袴袵揁装睷𧜏覇覊覦覩覧覼𨨥觧𧤤𧪽誜瞓釾誐𧩙竩𧬺𣾏䜓𧬸煼謌謟𥐰𥕥謿譌譍誩𤩺讐讛誯𡛟䘕衏貛𧵔𧶏貫㜥𧵓賖𧶘𧶽贒贃𡤐賛灜贑𤳉㻐起"],
["9040","趩𨀂𡀔𤦊㭼𨆼𧄌竧躭躶軃鋔輙輭𨍥𨐒辥錃𪊟𠩐辳䤪𨧞𨔽𣶻廸𣉢迹𪀔𨚼𨔁𢌥㦀𦻗逷𨔼𧪾遡𨕬𨘋邨𨜓郄𨛦邮都酧㫰醩釄粬𨤳𡺉鈎沟鉁鉢𥖹銹𨫆𣲛𨬌𥗛"],
["90a1","𠴱錬鍫𨫡𨯫炏嫃𨫢𨫥䥥鉄𨯬𨰹𨯿鍳鑛躼閅閦鐦閠濶䊹𢙺𨛘𡉼𣸮䧟氜陻隖䅬隣𦻕懚隶磵𨫠隽双䦡𦲸𠉴𦐐𩂯𩃥𤫑𡤕𣌊霱虂霶䨏䔽䖅𤫩灵孁霛靜𩇕靗孊𩇫靟鐥僐𣂷𣂼鞉鞟鞱鞾韀韒韠𥑬韮琜𩐳響韵𩐝𧥺䫑頴頳顋顦㬎𧅵㵑𠘰𤅜"],
["9140","𥜆飊颷飈飇䫿𦴧𡛓喰飡飦飬鍸餹𤨩䭲𩡗𩤅駵騌騻騐驘𥜥㛄𩂱𩯕髠髢𩬅髴䰎鬔鬭𨘀倴鬴𦦨㣃𣁽魐魀𩴾婅𡡣鮎𤉋鰂鯿鰌𩹨鷔𩾷𪆒𪆫𪃡𪄣𪇟鵾鶃𪄴鸎梈"],
["91a1","鷄𢅛𪆓𪈠𡤻𪈳鴹𪂹𪊴麐麕麞麢䴴麪麯𤍤黁㭠㧥㴝伲㞾𨰫鼂鼈䮖鐤𦶢鼗鼖鼹嚟嚊齅馸𩂋韲葿齢齩竜龎爖䮾𤥵𤦻煷𤧸𤍈𤩑玞𨯚𡣺禟𨥾𨸶鍩鏳𨩄鋬鎁鏋𨥬𤒹爗㻫睲穃烐𤑳𤏸煾𡟯炣𡢾𣖙㻇𡢅𥐯𡟸㜢𡛻𡠹㛡𡝴𡣑𥽋㜣𡛀坛𤨥𡏾𡊨"],
["9240","𡏆𡒶蔃𣚦蔃葕𤦔𧅥𣸱𥕜𣻻𧁒䓴𣛮𩦝𦼦柹㜳㰕㷧塬𡤢栐䁗𣜿𤃡𤂋𤄏𦰡哋嚞𦚱嚒𠿟𠮨𠸍鏆𨬓鎜仸儫㠙𤐶亼𠑥𠍿佋侊𥙑婨𠆫𠏋㦙𠌊𠐔㐵伩𠋀𨺳𠉵諚𠈌亘"],
["92a1","働儍侢伃𤨎𣺊佂倮偬傁俌俥偘僼兙兛兝兞湶𣖕𣸹𣺿浲𡢄𣺉冨凃𠗠䓝𠒣𠒒𠒑赺𨪜𠜎剙劤𠡳勡鍮䙺熌𤎌𠰠𤦬𡃤槑𠸝瑹㻞璙琔瑖玘䮎𤪼𤂍叐㖄爏𤃉喴𠍅响𠯆圝鉝雴鍦埝垍坿㘾壋媙𨩆𡛺𡝯𡜐娬妸銏婾嫏娒𥥆𡧳𡡡𤊕㛵洅瑃娡𥺃"],
["9340","媁𨯗𠐓鏠璌𡌃焅䥲鐈𨧻鎽㞠尞岞幞幈𡦖𡥼𣫮廍孏𡤃𡤄㜁𡢠㛝𡛾㛓脪𨩇𡶺𣑲𨦨弌弎𡤧𡞫婫𡜻孄蘔𧗽衠恾𢡠𢘫忛㺸𢖯𢖾𩂈𦽳懀𠀾𠁆𢘛憙憘恵𢲛𢴇𤛔𩅍"],
["93a1","摱𤙥𢭪㨩𢬢𣑐𩣪𢹸挷𪑛撶挱揑𤧣𢵧护𢲡搻敫楲㯴𣂎𣊭𤦉𣊫唍𣋠𡣙𩐿曎𣊉𣆳㫠䆐𥖄𨬢𥖏𡛼𥕛𥐥磮𣄃𡠪𣈴㑤𣈏𣆂𤋉暎𦴤晫䮓昰𧡰𡷫晣𣋒𣋡昞𥡲㣑𣠺𣞼㮙𣞢𣏾瓐㮖枏𤘪梶栞㯄檾㡣𣟕𤒇樳橒櫉欅𡤒攑梘橌㯗橺歗𣿀𣲚鎠鋲𨯪𨫋"],
["9440","銉𨀞𨧜鑧涥漋𤧬浧𣽿㶏渄𤀼娽渊塇洤硂焻𤌚𤉶烱牐犇犔𤞏𤜥兹𤪤𠗫瑺𣻸𣙟𤩊𤤗𥿡㼆㺱𤫟𨰣𣼵悧㻳瓌琼鎇琷䒟𦷪䕑疃㽣𤳙𤴆㽘畕癳𪗆㬙瑨𨫌𤦫𤦎㫻"],
["94a1","㷍𤩎㻿𤧅𤣳釺圲鍂𨫣𡡤僟𥈡𥇧睸𣈲眎眏睻𤚗𣞁㩞𤣰琸璛㺿𤪺𤫇䃈𤪖𦆮錇𥖁砞碍碈磒珐祙𧝁𥛣䄎禛蒖禥樭𣻺稺秴䅮𡛦䄲鈵秱𠵌𤦌𠊙𣶺𡝮㖗啫㕰㚪𠇔𠰍竢婙𢛵𥪯𥪜娍𠉛磰娪𥯆竾䇹籝籭䈑𥮳𥺼𥺦糍𤧹𡞰粎籼粮檲緜縇緓罎𦉡"],
["9540","𦅜𧭈綗𥺂䉪𦭵𠤖柖𠁎𣗏埄𦐒𦏸𤥢翝笧𠠬𥫩𥵃笌𥸎駦虅驣樜𣐿㧢𤧷𦖭騟𦖠蒀𧄧𦳑䓪脷䐂胆脉腂𦞴飃𦩂艢艥𦩑葓𦶧蘐𧈛媆䅿𡡀嬫𡢡嫤𡣘蚠蜨𣶏蠭𧐢娂"],
["95a1","衮佅袇袿裦襥襍𥚃襔𧞅𧞄𨯵𨯙𨮜𨧹㺭蒣䛵䛏㟲訽訜𩑈彍鈫𤊄旔焩烄𡡅鵭貟賩𧷜妚矃姰䍮㛔踪躧𤰉輰轊䋴汘澻𢌡䢛潹溋𡟚鯩㚵𤤯邻邗啱䤆醻鐄𨩋䁢𨫼鐧𨰝𨰻蓥訫閙閧閗閖𨴴瑅㻂𤣿𤩂𤏪㻧𣈥随𨻧𨹦𨹥㻌𤧭𤩸𣿮琒瑫㻼靁𩂰"],
["9640","桇䨝𩂓𥟟靝鍨𨦉𨰦𨬯𦎾銺嬑譩䤼珹𤈛鞛靱餸𠼦巁𨯅𤪲頟𩓚鋶𩗗釥䓀𨭐𤩧𨭤飜𨩅㼀鈪䤥萔餻饍𧬆㷽馛䭯馪驜𨭥𥣈檏騡嫾騯𩣱䮐𩥈馼䮽䮗鍽塲𡌂堢𤦸"],
["96a1","𡓨硄𢜟𣶸棅㵽鑘㤧慐𢞁𢥫愇鱏鱓鱻鰵鰐魿鯏𩸭鮟𪇵𪃾鴡䲮𤄄鸘䲰鴌𪆴𪃭𪃳𩤯鶥蒽𦸒𦿟𦮂藼䔳𦶤𦺄𦷰萠藮𦸀𣟗𦁤秢𣖜𣙀䤭𤧞㵢鏛銾鍈𠊿碹鉷鑍俤㑀遤𥕝砽硔碶硋𡝗𣇉𤥁㚚佲濚濙瀞瀞吔𤆵垻壳垊鴖埗焴㒯𤆬燫𦱀𤾗嬨𡞵𨩉"],
["9740","愌嫎娋䊼𤒈㜬䭻𨧼鎻鎸𡣖𠼝葲𦳀𡐓𤋺𢰦𤏁妔𣶷𦝁綨𦅛𦂤𤦹𤦋𨧺鋥珢㻩璴𨭣𡢟㻡𤪳櫘珳珻㻖𤨾𤪔𡟙𤩦𠎧𡐤𤧥瑈𤤖炥𤥶銄珦鍟𠓾錱𨫎𨨖鎆𨯧𥗕䤵𨪂煫"],
["97a1","𤥃𠳿嚤𠘚𠯫𠲸唂秄𡟺緾𡛂𤩐𡡒䔮鐁㜊𨫀𤦭妰𡢿𡢃𧒄媡㛢𣵛㚰鉟婹𨪁𡡢鍴㳍𠪴䪖㦊僴㵩㵌𡎜煵䋻𨈘渏𩃤䓫浗𧹏灧沯㳖𣿭𣸭渂漌㵯𠏵畑㚼㓈䚀㻚䡱姄鉮䤾轁𨰜𦯀堒埈㛖𡑒烾𤍢𤩱𢿣𡊰𢎽梹楧𡎘𣓥𧯴𣛟𨪃𣟖𣏺𤲟樚𣚭𦲷萾䓟䓎"],
["9840","𦴦𦵑𦲂𦿞漗𧄉茽𡜺菭𦲀𧁓𡟛妉媂𡞳婡婱𡤅𤇼㜭姯𡜼㛇熎鎐暚𤊥婮娫𤊓樫𣻹𧜶𤑛𤋊焝𤉙𨧡侰𦴨峂𤓎𧹍𤎽樌𤉖𡌄炦焳𤏩㶥泟勇𤩏繥姫崯㷳彜𤩝𡟟綤萦"],
["98a1","咅𣫺𣌀𠈔坾𠣕𠘙㿥𡾞𪊶瀃𩅛嵰玏糓𨩙𩐠俈翧狍猐𧫴猸猹𥛶獁獈㺩𧬘遬燵𤣲珡臶㻊県㻑沢国琙琞琟㻢㻰㻴㻺瓓㼎㽓畂畭畲疍㽼痈痜㿀癍㿗癴㿜発𤽜熈嘣覀塩䀝睃䀹条䁅㗛瞘䁪䁯属瞾矋売砘点砜䂨砹硇硑硦葈𥔵礳栃礲䄃"],
["9940","䄉禑禙辻稆込䅧窑䆲窼艹䇄竏竛䇏両筢筬筻簒簛䉠䉺类粜䊌粸䊔糭输烀𠳏総緔緐緽羮羴犟䎗耠耥笹耮耱联㷌垴炠肷胩䏭脌猪脎脒畠脔䐁㬹腖腙腚"],
["99a1","䐓堺腼膄䐥膓䐭膥埯臁臤艔䒏芦艶苊苘苿䒰荗险榊萅烵葤惣蒈䔄蒾蓡蓸蔐蔸蕒䔻蕯蕰藠䕷虲蚒蚲蛯际螋䘆䘗袮裿褤襇覑𧥧訩訸誔誴豑賔賲贜䞘塟跃䟭仮踺嗘坔蹱嗵躰䠷軎転軤軭軲辷迁迊迌逳駄䢭飠鈓䤞鈨鉘鉫銱銮銿"],
["9a40","鋣鋫鋳鋴鋽鍃鎄鎭䥅䥑麿鐗匁鐝鐭鐾䥪鑔鑹锭関䦧间阳䧥枠䨤靀䨵鞲韂噔䫤惨颹䬙飱塄餎餙冴餜餷饂饝饢䭰駅䮝騼鬏窃魩鮁鯝鯱鯴䱭鰠㝯𡯂鵉鰺"],
["9aa1","黾噐鶓鶽鷀鷼银辶鹻麬麱麽黆铜黢黱黸竈齄𠂔𠊷𠎠椚铃妬𠓗塀铁㞹𠗕𠘕𠙶𡚺块煳𠫂𠫍𠮿呪吆𠯋咞𠯻𠰻𠱓𠱥𠱼惧𠲍噺𠲵𠳝𠳭𠵯𠶲𠷈楕鰯螥𠸄𠸎𠻗𠾐𠼭𠹳尠𠾼帋𡁜𡁏𡁶朞𡁻𡂈𡂖㙇𡂿𡃓𡄯𡄻卤蒭𡋣𡍵𡌶讁𡕷𡘙𡟃𡟇乸炻𡠭𡥪"],
["9b40","𡨭𡩅𡰪𡱰𡲬𡻈拃𡻕𡼕熘桕𢁅槩㛈𢉼𢏗𢏺𢜪𢡱𢥏苽𢥧𢦓𢫕覥𢫨辠𢬎鞸𢬿顇骽𢱌"],["9b62","𢲈𢲷𥯨𢴈𢴒𢶷𢶕𢹂𢽴\
𢿌𣀳𣁦𣌟𣏞徱晈暿𧩹𣕧𣗳爁𤦺矗𣘚𣜖纇𠍆墵朎"],["9ba1","椘𣪧𧙗𥿢𣸑𣺹𧗾𢂚䣐䪸𤄙𨪚𤋮𤌍𤀻𤌴𤎖𤩅𠗊凒𠘑妟𡺨㮾𣳿𤐄𤓖垈𤙴㦛𤜯𨗨𩧉㝢𢇃譞𨭎駖𤠒𤣻𤨕爉𤫀𠱸\
奥𤺥𤾆𠝹軚𥀬劏圿煱𥊙𥐙𣽊𤪧喼𥑆𥑮𦭒釔㑳𥔿𧘲𥕞䜘𥕢𥕦𥟇𤤿𥡝偦㓻𣏌惞𥤃䝼𨥈𥪮𥮉𥰆𡶐垡煑澶𦄂𧰒遖𦆲𤾚譢𦐂𦑊"],
["9c40","嵛𦯷輶𦒄𡤜諪𤧶𦒈𣿯𦔒䯀𦖿𦚵𢜛鑥𥟡憕娧晉侻嚹𤔡𦛼乪𤤴陖涏𦲽㘘襷𦞙𦡮𦐑𦡞營𦣇筂𩃀𠨑𦤦鄄𦤹穅鷰𦧺騦𦨭㙟𦑩𠀡禃𦨴𦭛崬𣔙菏𦮝䛐𦲤画补𦶮墶"],
["9ca1","㜜𢖍𧁋𧇍㱔𧊀𧊅銁𢅺𧊋錰𧋦𤧐氹钟𧑐𠻸蠧裵𢤦𨑳𡞱溸𤨪𡠠㦤㚹尐秣䔿暶𩲭𩢤襃𧟌𧡘囖䃟𡘊㦡𣜯𨃨𡏅熭荦𧧝𩆨婧䲷𧂯𨦫𧧽𧨊𧬋𧵦𤅺筃祾𨀉澵𪋟樃𨌘厢𦸇鎿栶靝𨅯𨀣𦦵𡏭𣈯𨁈嶅𨰰𨂃圕頣𨥉嶫𤦈斾槕叒𤪥𣾁㰑朶𨂐𨃴𨄮𡾡𨅏"],
["9d40","𨆉𨆯𨈚𨌆𨌯𨎊㗊𨑨𨚪䣺揦𨥖砈鉕𨦸䏲𨧧䏟𨧨𨭆𨯔姸𨰉輋𨿅𩃬筑𩄐𩄼㷷𩅞𤫊运犏嚋𩓧𩗩𩖰𩖸𩜲𩣑𩥉𩥪𩧃𩨨𩬎𩵚𩶛纟𩻸𩼣䲤镇𪊓熢𪋿䶑递𪗋䶜𠲜达嗁"],
["9da1","辺𢒰边𤪓䔉繿潖檱仪㓤𨬬𧢝㜺躀𡟵𨀤𨭬𨮙𧨾𦚯㷫𧙕𣲷𥘵𥥖亚𥺁𦉘嚿𠹭踎孭𣺈𤲞揞拐𡟶𡡻攰嘭𥱊吚𥌑㷆𩶘䱽嘢嘞罉𥻘奵𣵀蝰东𠿪𠵉𣚺脗鵞贘瘻鱅癎瞹鍅吲腈苷嘥脲萘肽嗪祢噃吖𠺝㗎嘅嗱曱𨋢㘭甴嗰喺咗啲𠱁𠲖廐𥅈𠹶𢱢"],
["9e40","𠺢麫絚嗞𡁵抝靭咔賍燶酶揼掹揾啩𢭃鱲𢺳冚㓟𠶧冧呍唞唓癦踭𦢊疱肶蠄螆裇膶萜𡃁䓬猄𤜆宐茋𦢓噻𢛴𧴯𤆣𧵳𦻐𧊶酰𡇙鈈𣳼𪚩𠺬𠻹牦𡲢䝎𤿂𧿹𠿫䃺"],
["9ea1","鱝攟𢶠䣳𤟠𩵼𠿬𠸊恢𧖣𠿭"],["9ead","𦁈𡆇熣纎鵐业丄㕷嬍沲卧㚬㧜卽㚥𤘘墚𤭮舭呋垪𥪕𠥹"],["9ec5","㩒𢑥獴𩺬䴉鯭𣳾𩼰\
䱛𤾩𩖞𩿞葜𣶶𧊲𦞳𣜠挮紥𣻷𣸬㨪逈勌㹴㙺䗩𠒎癀嫰𠺶硺𧼮墧䂿噼鮋嵴癔𪐴麅䳡痹㟻愙𣃚𤏲"],["9ef5","噝𡊩垧𤥣𩸆刴𧂮㖭汊鵼"],
["9f40","籖鬹埞𡝬屓擓𩓐𦌵𧅤蚭𠴨𦴢𤫢𠵱"],["9f4f","凾𡼏嶎霃𡷑麁遌笟鬂峑箣扨挵髿篏鬪籾鬮籂粆鰕篼鬉鼗鰛𤤾齚啳寃俽麘俲剠㸆勑坧偖妷帒韈鶫轜呩鞴饀鞺匬愰"],
["9fa1","椬叚鰊鴂䰻陁榀傦畆𡝭駚剳"],["9fae","酙隁酜"],["9fb2","酑𨺗捿𦴣櫊嘑醎畺抅𠏼獏籰𥰡𣳽"],["9fc1","𤤙盖鮝个𠳔莾衂"],
["9fc9","届槀僭坺刟巵从氱𠇲伹咜哚劚趂㗾弌㗳"],["9fdb","歒酼龥鮗頮颴骺麨麄煺笔"],["9fe7","毺蠘罸"],["9feb","嘠𪙊蹷齓"],["9ff\
0","跔蹏鸜踁抂𨍽踨蹵竓𤩷稾磘泪詧瘇"],["a040","𨩚鼦泎蟖痃𪊲硓咢贌狢獱謭猂瓱賫𤪻蘯徺袠䒷"],["a055","𡠻𦸅"],["a058","詾\
𢔛"],["a05b","惽癧髗鵄鍮鮏蟵"],["a063","蠏賷猬霡鮰㗖犲䰇籑饊𦅙慙䰄麖慽"],["a073","坟慯抦戹拎㩜懢厪𣏵捤栂㗒"],["a0a1","嵗𨯂迚\
𨸹"],["a0a6","僙𡵆礆匲阸𠼻䁥"],["a0ae","矾"],["a0b0","糂𥼚糚稭聦聣絍甅瓲覔舚朌聢𧒆聛瓰脃眤覉𦟌畓𦻑螩蟎臈螌詉貭譃眫瓸蓚㘵榲趦"],
["a0d4","覩瑨涹蟁𤀑瓧㷛煶悤憜㳑煢恷"],["a0e2","罱𨬭牐惩䭾删㰘𣳇𥻗𧙖𥔱𡥄𡋾𩤃𦷜𧂭峁𦆭𨨏𣙷𠃮𦡆𤼎䕢嬟𦍌齐麦𦉫"],
["a3c0","␀",31,"␡"],["c6a1","①",9,"⑴",9,"ⅰ",9,"丶丿亅亠冂冖冫勹匸卩厶夊宀巛⼳广廴彐彡攴无疒癶辵隶¨ˆヽヾゝゞ〃仝々〆〇ー［］✽ぁ",
23],["c740","す",58,"ァアィイ"],["c7a1","ゥ",81,"А",5,"ЁЖ",4],["c840","Л",26,"ёж",25,"⇧↸↹㇏𠃌乚𠂊刂䒑"],["c8a1","龰冈龱𧘇"],["c8c\
d","￢￤＇＂㈱№℡゛゜⺀⺄⺆⺇⺈⺊⺌⺍⺕⺜⺝⺥⺧⺪⺬⺮⺶⺼⺾⻆⻊⻌⻍⻏⻖⻗⻞⻣"],["c8f5","ʃɐɛɔɵœøŋʊɪ"],["f9fe","￭"],
["fa40","𠕇鋛𠗟𣿅蕌䊵珯况㙉𤥂𨧤鍄𡧛苮𣳈砼杄拟𤤳𨦪𠊠𦮳𡌅侫𢓭倈𦴩𧪄𣘀𤪱𢔓倩𠍾徤𠎀𠍇滛𠐟偽儁㑺儎顬㝃萖𤦤𠒇兠𣎴兪𠯿𢃼𠋥𢔰𠖎𣈳𡦃宂蝽𠖳𣲙冲冸"],
["faa1","鴴凉减凑㳜凓𤪦决凢卂凭菍椾𣜭彻刋刦刼劵剗劔効勅簕蕂勠蘍𦬓包𨫞啉滙𣾀𠥔𣿬匳卄𠯢泋𡜦栛珕恊㺪㣌𡛨燝䒢卭却𨚫卾卿𡖖𡘓矦厓𨪛厠厫厮玧𥝲㽙玜叁叅汉义埾叙㪫𠮏叠𣿫𢶣叶𠱷吓灹唫晗浛呭𦭓𠵴啝咏咤䞦𡜍𠻝㶴𠵍"],
["fb40","𨦼𢚘啇䳭启琗喆喩嘅𡣗𤀺䕒𤐵暳𡂴嘷曍𣊊暤暭噍噏磱囱鞇叾圀囯园𨭦㘣𡉏坆𤆥汮炋坂㚱𦱾埦𡐖堃𡑔𤍣堦𤯵塜墪㕡壠壜𡈼壻寿坃𪅐𤉸鏓㖡够梦㛃湙"],
["fba1","𡘾娤啓𡚒蔅姉𠵎𦲁𦴪𡟜姙𡟻𡞲𦶦浱𡠨𡛕姹𦹅媫婣㛦𤦩婷㜈媖瑥嫓𦾡𢕔㶅𡤑㜲𡚸広勐孶斈孼𧨎䀄䡝𠈄寕慠𡨴𥧌𠖥寳宝䴐尅𡭄尓珎尔𡲥𦬨屉䣝岅峩峯嶋𡷹𡸷崐崘嵆𡺤岺巗苼㠭𤤁𢁉𢅳芇㠶㯂帮檊幵幺𤒼𠳓厦亷廐厨𡝱帉廴𨒂"],
["fc40","廹廻㢠廼栾鐛弍𠇁弢㫞䢮𡌺强𦢈𢏐彘𢑱彣鞽𦹮彲鍀𨨶徧嶶㵟𥉐𡽪𧃸𢙨釖𠊞𨨩怱暅𡡷㥣㷇㘹垐𢞴祱㹀悞悤悳𤦂𤦏𧩓璤僡媠慤萤慂慈𦻒憁凴𠙖憇宪𣾷"],
["fca1","𢡟懓𨮝𩥝懐㤲𢦀𢣁怣慜攞掋𠄘担𡝰拕𢸍捬𤧟㨗搸揸𡎎𡟼撐澊𢸶頔𤂌𥜝擡擥鑻㩦携㩗敍漖𤨨𤨣斅敭敟𣁾斵𤥀䬷旑䃘𡠩无旣忟𣐀昘𣇷𣇸晄𣆤𣆥晋𠹵晧𥇦晳晴𡸽𣈱𨗴𣇈𥌓矅𢣷馤朂𤎜𤨡㬫槺𣟂杞杧杢𤇍𩃭柗䓩栢湐鈼栁𣏦𦶠桝"],
["fd40","𣑯槡樋𨫟楳棃𣗍椁椀㴲㨁𣘼㮀枬楡𨩊䋼椶榘㮡𠏉荣傐槹𣙙𢄪橅𣜃檝㯳枱櫈𩆜㰍欝𠤣惞欵歴𢟍溵𣫛𠎵𡥘㝀吡𣭚毡𣻼毜氷𢒋𤣱𦭑汚舦汹𣶼䓅𣶽𤆤𤤌𤤀"],
["fda1","𣳉㛥㳫𠴲鮃𣇹𢒑羏样𦴥𦶡𦷫涖浜湼漄𤥿𤂅𦹲蔳𦽴凇沜渝萮𨬡港𣸯瑓𣾂秌湏媑𣁋濸㜍澝𣸰滺𡒗𤀽䕕鏰潄潜㵎潴𩅰㴻澟𤅄濓𤂑𤅕𤀹𣿰𣾴𤄿凟𤅖𤅗𤅀𦇝灋灾炧炁烌烕烖烟䄄㷨熴熖𤉷焫煅媈煊煮岜𤍥煏鍢𤋁焬𤑚𤨧𤨢熺𨯨炽爎"],
["fe40","鑂爕夑鑃爤鍁𥘅爮牀𤥴梽牕牗㹕𣁄栍漽犂猪猫𤠣𨠫䣭𨠄猨献珏玪𠰺𦨮珉瑉𤇢𡛧𤨤昣㛅𤦷𤦍𤧻珷琕椃𤨦琹𠗃㻗瑜𢢭瑠𨺲瑇珤瑶莹瑬㜰瑴鏱樬璂䥓𤪌"],
["fea1","𤅟𤩹𨮏孆𨰃𡢞瓈𡦈甎瓩甞𨻙𡩋寗𨺬鎅畍畊畧畮𤾂㼄𤴓疎瑝疞疴瘂瘬癑癏癯癶𦏵皐臯㟸𦤑𦤎皡皥皷盌𦾟葢𥂝𥅽𡸜眞眦着撯𥈠睘𣊬瞯𨥤𨥨𡛁矴砉𡍶𤨒棊碯磇磓隥礮𥗠磗礴碱𧘌辸袄𨬫𦂃𢘜禆褀椂禀𥡗禝𧬹礼禩渪𧄦㺨秆𩄍秔"]],
big5Added$1=Object.freeze({__proto__:null,default:big5Added}),require$$0=getCjsExportFromNamespace(shiftjis$1),require$$1=getCjsExportFromNamespace(eucjp$1),require$$2=getCjsExportFromNamespace(
cp936$1),require$$3$1=getCjsExportFromNamespace(gbkAdded$1),require$$4=getCjsExportFromNamespace(gb18030Ranges$1),require$$5=getCjsExportFromNamespace(cp949$1),
require$$6=getCjsExportFromNamespace(cp950$1),require$$7=getCjsExportFromNamespace(big5Added$1),dbcsData={shiftjis:{type:"_dbcs",table:function(){return require$$0},
encodeAdd:{"¥":92,"‾":126},encodeSkipVals:[{from:60736,to:63808}]},csshiftjis:"shiftjis",mskanji:"shiftjis",sjis:"shiftjis",windows31j:"shiftjis",ms31j:"shif\
tjis",xsjis:"shiftjis",windows932:"shiftjis",ms932:"shiftjis",932:"shiftjis",cp932:"shiftjis",eucjp:{type:"_dbcs",table:function(){return require$$1},encodeAdd:{
"¥":92,"‾":126}},gb2312:"cp936",gb231280:"cp936",gb23121980:"cp936",csgb2312:"cp936",csiso58gb231280:"cp936",euccn:"cp936",windows936:"cp936",ms936:"cp936",936:"\
cp936",cp936:{type:"_dbcs",table:function(){return require$$2}},gbk:{type:"_dbcs",table:function(){return require$$2.concat(require$$3$1)}},xgbk:"gbk",isoir58:"\
gbk",gb18030:{type:"_dbcs",table:function(){return require$$2.concat(require$$3$1)},gb18030:function(){return require$$4},encodeSkipVals:[128],encodeAdd:{"€":41699}},
chinese:"gb18030",windows949:"cp949",ms949:"cp949",949:"cp949",cp949:{type:"_dbcs",table:function(){return require$$5}},cseuckr:"cp949",csksc56011987:"cp949",euckr:"\
cp949",isoir149:"cp949",korean:"cp949",ksc56011987:"cp949",ksc56011989:"cp949",ksc5601:"cp949",windows950:"cp950",ms950:"cp950",950:"cp950",cp950:{type:"_dbcs",
table:function(){return require$$6}},big5:"big5hkscs",big5hkscs:{type:"_dbcs",table:function(){return require$$6.concat(require$$7)},encodeSkipVals:[41676]},cnbig5:"\
big5hkscs",csbig5:"big5hkscs",xxbig5:"big5hkscs"},encodings=createCommonjsModule(function(e,r){for(var n=[internal,utf162,utf7,sbcsCodec,sbcsData,sbcsDataGenerated,
dbcsCodec,dbcsData],a=0;a<n.length;a++){var e=n[a];for(var o in e)Object.prototype.hasOwnProperty.call(e,o)&&(r[o]=e[o])}}),Buffer$6=buffer.Buffer,Transform$1=Stream2.
Transform,streams=function(e){e.encodeStream=function(r,n){return new IconvLiteEncoderStream(e.getEncoder(r,n),n)},e.decodeStream=function(r,n){return new IconvLiteDecoderStream(
e.getDecoder(r,n),n)},e.supportsStreams=!0,e.IconvLiteEncoderStream=IconvLiteEncoderStream,e.IconvLiteDecoderStream=IconvLiteDecoderStream,e._collect=IconvLiteDecoderStream.
prototype.collect};function IconvLiteEncoderStream(e,r){this.conv=e,r=r||{},r.decodeStrings=!1,Transform$1.call(this,r)}IconvLiteEncoderStream.prototype=Object.
create(Transform$1.prototype,{constructor:{value:IconvLiteEncoderStream}}),IconvLiteEncoderStream.prototype._transform=function(e,r,n){if(typeof e!="string")return n(
new Error("Iconv encoding stream needs strings as its input."));try{var a=this.conv.write(e);a&&a.length&&this.push(a),n()}catch(o){n(o)}},IconvLiteEncoderStream.
prototype._flush=function(e){try{var r=this.conv.end();r&&r.length&&this.push(r),e()}catch(n){e(n)}},IconvLiteEncoderStream.prototype.collect=function(e){var r=[];
return this.on("error",e),this.on("data",function(n){r.push(n)}),this.on("end",function(){e(null,Buffer$6.concat(r))}),this};function IconvLiteDecoderStream(e,r){
this.conv=e,r=r||{},r.encoding=this.encoding="utf8",Transform$1.call(this,r)}IconvLiteDecoderStream.prototype=Object.create(Transform$1.prototype,{constructor:{
value:IconvLiteDecoderStream}}),IconvLiteDecoderStream.prototype._transform=function(e,r,n){if(!Buffer$6.isBuffer(e))return n(new Error("Iconv decoding stream n\
eeds buffers as its input."));try{var a=this.conv.write(e);a&&a.length&&this.push(a,this.encoding),n()}catch(o){n(o)}},IconvLiteDecoderStream.prototype._flush=function(e){
try{var r=this.conv.end();r&&r.length&&this.push(r,this.encoding),e()}catch(n){e(n)}},IconvLiteDecoderStream.prototype.collect=function(e){var r="";return this.
on("error",e),this.on("data",function(n){r+=n}),this.on("end",function(){e(null,r)}),this};var Buffer$7=buffer.Buffer,extendNode=function(e){var r=void 0;e.supportsNodeEncodingsExtension=
!(Buffer$7.from||new Buffer$7(0)instanceof Uint8Array),e.extendNodeEncodings=function(){if(!r){if(r={},!e.supportsNodeEncodingsExtension){console.error("ACTION \
NEEDED: require('iconv-lite').extendNodeEncodings() is not supported in your version of Node"),console.error("See more info at https://github.com/ashtuchkin/ico\
nv-lite/wiki/Node-v4-compatibility");return}var n={hex:!0,utf8:!0,"utf-8":!0,ascii:!0,binary:!0,base64:!0,ucs2:!0,"ucs-2":!0,utf16le:!0,"utf-16le":!0};Buffer$7.
isNativeEncoding=function(s){return s&&n[s.toLowerCase()]};var a=buffer.SlowBuffer;if(r.SlowBufferToString=a.prototype.toString,a.prototype.toString=function(s,u,c){
return s=String(s||"utf8").toLowerCase(),Buffer$7.isNativeEncoding(s)?r.SlowBufferToString.call(this,s,u,c):(typeof u>"u"&&(u=0),typeof c>"u"&&(c=this.length),e.
decode(this.slice(u,c),s))},r.SlowBufferWrite=a.prototype.write,a.prototype.write=function(s,u,c,f){if(isFinite(u))isFinite(c)||(f=c,c=void 0);else{var l=f;f=u,
u=c,c=l}u=+u||0;var h=this.length-u;if(c?(c=+c,c>h&&(c=h)):c=h,f=String(f||"utf8").toLowerCase(),Buffer$7.isNativeEncoding(f))return r.SlowBufferWrite.call(this,
s,u,c,f);if(s.length>0&&(c<0||u<0))throw new RangeError("attempt to write beyond buffer bounds");var y=e.encode(s,f);return y.length<c&&(c=y.length),y.copy(this,
u,0,c),c},r.BufferIsEncoding=Buffer$7.isEncoding,Buffer$7.isEncoding=function(s){return Buffer$7.isNativeEncoding(s)||e.encodingExists(s)},r.BufferByteLength=Buffer$7.
byteLength,Buffer$7.byteLength=a.byteLength=function(s,u){return u=String(u||"utf8").toLowerCase(),Buffer$7.isNativeEncoding(u)?r.BufferByteLength.call(this,s,u):
e.encode(s,u).length},r.BufferToString=Buffer$7.prototype.toString,Buffer$7.prototype.toString=function(s,u,c){return s=String(s||"utf8").toLowerCase(),Buffer$7.
isNativeEncoding(s)?r.BufferToString.call(this,s,u,c):(typeof u>"u"&&(u=0),typeof c>"u"&&(c=this.length),e.decode(this.slice(u,c),s))},r.BufferWrite=Buffer$7.prototype.
write,Buffer$7.prototype.write=function(s,u,c,f){var l=u,h=c,y=f;if(isFinite(u))isFinite(c)||(f=c,c=void 0);else{var b=f;f=u,u=c,c=b}if(f=String(f||"utf8").toLowerCase(),
Buffer$7.isNativeEncoding(f))return r.BufferWrite.call(this,s,l,h,y);u=+u||0;var m=this.length-u;if(c?(c=+c,c>m&&(c=m)):c=m,s.length>0&&(c<0||u<0))throw new RangeError(
"attempt to write beyond buffer bounds");var C=e.encode(s,f);return C.length<c&&(c=C.length),C.copy(this,u,0,c),c},e.supportsStreams){var o=Stream2.Readable;r.ReadableSetEncoding=
o.prototype.setEncoding,o.prototype.setEncoding=function(s,u){this._readableState.decoder=e.getDecoder(s,u),this._readableState.encoding=s},o.prototype.collect=
e._collect}}},e.undoExtendNodeEncodings=function(){if(e.supportsNodeEncodingsExtension){if(!r)throw new Error("require('iconv-lite').undoExtendNodeEncodings(): \
Nothing to undo; extendNodeEncodings() is not called.");delete Buffer$7.isNativeEncoding;var n=buffer.SlowBuffer;if(n.prototype.toString=r.SlowBufferToString,n.
prototype.write=r.SlowBufferWrite,Buffer$7.isEncoding=r.BufferIsEncoding,Buffer$7.byteLength=r.BufferByteLength,Buffer$7.prototype.toString=r.BufferToString,Buffer$7.
prototype.write=r.BufferWrite,e.supportsStreams){var a=Stream2.Readable;a.prototype.setEncoding=r.ReadableSetEncoding,delete a.prototype.collect}r=void 0}}},lib=createCommonjsModule(
function(e){var r=safer_1.Buffer,n=e.exports;n.encodings=null,n.defaultCharUnicode="�",n.defaultCharSingleByte="?",n.encode=function(s,u,c){s=""+(s||"");var f=n.
getEncoder(u,c),l=f.write(s),h=f.end();return h&&h.length>0?r.concat([l,h]):l},n.decode=function(s,u,c){typeof s=="string"&&(n.skipDecodeWarning||(console.error(
"Iconv-lite warning: decode()-ing strings is deprecated. Refer to https://github.com/ashtuchkin/iconv-lite/wiki/Use-Buffers-when-decoding"),n.skipDecodeWarning=
!0),s=r.from(""+(s||""),"binary"));var f=n.getDecoder(u,c),l=f.write(s),h=f.end();return h?l+h:l},n.encodingExists=function(s){try{return n.getCodec(s),!0}catch{
return!1}},n.toEncoding=n.encode,n.fromEncoding=n.decode,n._codecDataCache={},n.getCodec=function(s){n.encodings||(n.encodings=encodings);for(var u=n._canonicalizeEncoding(
s),c={};;){var f=n._codecDataCache[u];if(f)return f;var l=n.encodings[u];switch(typeof l){case"string":u=l;break;case"object":for(var h in l)c[h]=l[h];c.encodingName||
(c.encodingName=u),u=l.type;break;case"function":return c.encodingName||(c.encodingName=u),f=new l(c,n),n._codecDataCache[c.encodingName]=f,f;default:throw new Error(
"Encoding not recognized: '"+s+"' (searched as: '"+u+"')")}}},n._canonicalizeEncoding=function(s){return(""+s).toLowerCase().replace(/:\d{4}$|[^0-9a-z]/g,"")},n.
getEncoder=function(s,u){var c=n.getCodec(s),f=new c.encoder(u,c);return c.bomAware&&u&&u.addBOM&&(f=new bomHandling.PrependBOM(f,u)),f},n.getDecoder=function(s,u){
var c=n.getCodec(s),f=new c.decoder(u,c);return c.bomAware&&!(u&&u.stripBOM===!1)&&(f=new bomHandling.StripBOM(f,u)),f};var a=typeof process<"u"&&process.versions&&
process.versions.node;if(a){var o=a.split(".").map(Number);(o[0]>0||o[1]>=10)&&streams(n),extendNode(n)}}),DecodeStream=createCommonjsModule(function(e){(function(){
var r,n;try{n=lib}catch{}r=(function(){var a;function o(s){this.buffer=s,this.pos=0,this.length=this.buffer.length}o.TYPES={UInt8:1,UInt16:2,UInt24:3,UInt32:4,Int8:1,
Int16:2,Int24:3,Int32:4,Float:4,Double:8};for(a in buffer_1.prototype)a.slice(0,4)==="read"&&(function(s){var u;return u=o.TYPES[s.replace(/read|[BL]E/g,"")],o.
prototype[s]=function(){var c;return c=this.buffer[s](this.pos),this.pos+=u,c}})(a);return o.prototype.readString=function(s,u){var c,f,l,h,y;switch(u==null&&(u=
"ascii"),u){case"utf16le":case"ucs2":case"utf8":case"ascii":return this.buffer.toString(u,this.pos,this.pos+=s);case"utf16be":for(c=new buffer_1(this.readBuffer(
s)),l=h=0,y=c.length-1;h<y;l=h+=2)f=c[l],c[l]=c[l+1],c[l+1]=f;return c.toString("utf16le");default:if(c=this.readBuffer(s),n)try{return n.decode(c,u)}catch{}return c}},
o.prototype.readBuffer=function(s){return this.buffer.slice(this.pos,this.pos+=s)},o.prototype.readUInt24BE=function(){return(this.readUInt16BE()<<8)+this.readUInt8()},
o.prototype.readUInt24LE=function(){return this.readUInt16LE()+(this.readUInt8()<<16)},o.prototype.readInt24BE=function(){return(this.readInt16BE()<<8)+this.readUInt8()},
o.prototype.readInt24LE=function(){return this.readUInt16LE()+(this.readInt8()<<16)},o})(),e.exports=r}).call(commonjsGlobal)}),EncodeStream=createCommonjsModule(
function(e){(function(){var r,n,a,o,s={}.hasOwnProperty,u=function(c,f){for(var l in f)s.call(f,l)&&(c[l]=f[l]);function h(){this.constructor=c}return h.prototype=
f.prototype,c.prototype=new h,c.__super__=f.prototype,c};o=Stream2,r=DecodeStream;try{a=lib}catch{}n=(function(c){var f;u(l,c);function l(h){h==null&&(h=65536),
l.__super__.constructor.apply(this,arguments),this.buffer=new buffer_1(h),this.bufferOffset=0,this.pos=0}for(f in buffer_1.prototype)f.slice(0,5)==="write"&&(function(h){
var y;return y=+r.TYPES[h.replace(/write|[BL]E/g,"")],l.prototype[h]=function(b){return this.ensure(y),this.buffer[h](b,this.bufferOffset),this.bufferOffset+=y,
this.pos+=y}})(f);return l.prototype._read=function(){},l.prototype.ensure=function(h){if(this.bufferOffset+h>this.buffer.length)return this.flush()},l.prototype.
flush=function(){if(this.bufferOffset>0)return this.push(new buffer_1(this.buffer.slice(0,this.bufferOffset))),this.bufferOffset=0},l.prototype.writeBuffer=function(h){
return this.flush(),this.push(h),this.pos+=h.length},l.prototype.writeString=function(h,y){var b,m,C,E,N;switch(y==null&&(y="ascii"),y){case"utf16le":case"ucs2":case"\
utf8":case"ascii":return this.writeBuffer(new buffer_1(h,y));case"utf16be":for(b=new buffer_1(h,"utf16le"),C=E=0,N=b.length-1;E<N;C=E+=2)m=b[C],b[C]=b[C+1],b[C+
1]=m;return this.writeBuffer(b);default:if(a)return this.writeBuffer(a.encode(h,y));throw new Error("Install iconv-lite to enable additional string encodings.")}},
l.prototype.writeUInt24BE=function(h){return this.ensure(3),this.buffer[this.bufferOffset++]=h>>>16&255,this.buffer[this.bufferOffset++]=h>>>8&255,this.buffer[this.
bufferOffset++]=h&255,this.pos+=3},l.prototype.writeUInt24LE=function(h){return this.ensure(3),this.buffer[this.bufferOffset++]=h&255,this.buffer[this.bufferOffset++]=
h>>>8&255,this.buffer[this.bufferOffset++]=h>>>16&255,this.pos+=3},l.prototype.writeInt24BE=function(h){return h>=0?this.writeUInt24BE(h):this.writeUInt24BE(h+16777215+
1)},l.prototype.writeInt24LE=function(h){return h>=0?this.writeUInt24LE(h):this.writeUInt24LE(h+16777215+1)},l.prototype.fill=function(h,y){var b;return y<this.
buffer.length?(this.ensure(y),this.buffer.fill(h,this.bufferOffset,this.bufferOffset+y),this.bufferOffset+=y,this.pos+=y):(b=new buffer_1(y),b.fill(h),this.writeBuffer(
b))},l.prototype.end=function(){return this.flush(),this.push(null)},l})(o.Readable),e.exports=n}).call(commonjsGlobal)}),_Number=createCommonjsModule(function(e,r){
(function(){var n,a,o,s={}.hasOwnProperty,u=function(c,f){for(var l in f)s.call(f,l)&&(c[l]=f[l]);function h(){this.constructor=c}return h.prototype=f.prototype,
c.prototype=new h,c.__super__=f.prototype,c};n=DecodeStream,o=(function(){function c(f,l){this.type=f,this.endian=l??"BE",this.fn=this.type,this.type[this.type.
length-1]!=="8"&&(this.fn+=this.endian)}return c.prototype.size=function(){return n.TYPES[this.type]},c.prototype.decode=function(f){return f["read"+this.fn]()},
c.prototype.encode=function(f,l){return f["write"+this.fn](l)},c})(),r.Number=o,r.uint8=new o("UInt8"),r.uint16be=r.uint16=new o("UInt16","BE"),r.uint16le=new o(
"UInt16","LE"),r.uint24be=r.uint24=new o("UInt24","BE"),r.uint24le=new o("UInt24","LE"),r.uint32be=r.uint32=new o("UInt32","BE"),r.uint32le=new o("UInt32","LE"),
r.int8=new o("Int8"),r.int16be=r.int16=new o("Int16","BE"),r.int16le=new o("Int16","LE"),r.int24be=r.int24=new o("Int24","BE"),r.int24le=new o("Int24","LE"),r.int32be=
r.int32=new o("Int32","BE"),r.int32le=new o("Int32","LE"),r.floatbe=r.float=new o("Float","BE"),r.floatle=new o("Float","LE"),r.doublebe=r.double=new o("Double",
"BE"),r.doublele=new o("Double","LE"),a=(function(c){u(f,c);function f(l,h,y){y==null&&(y=l>>1),f.__super__.constructor.call(this,"Int"+l,h),this._point=1<<y}return f.
prototype.decode=function(l){return f.__super__.decode.call(this,l)/this._point},f.prototype.encode=function(l,h){return f.__super__.encode.call(this,l,h*this._point|
0)},f})(o),r.Fixed=a,r.fixed16be=r.fixed16=new a(16,"BE"),r.fixed16le=new a(16,"LE"),r.fixed32be=r.fixed32=new a(32,"BE"),r.fixed32le=new a(32,"LE")}).call(commonjsGlobal)}),
_Number_1=_Number.Number,_Number_2=_Number.uint8,_Number_3=_Number.uint16be,_Number_4=_Number.uint16,_Number_5=_Number.uint16le,_Number_6=_Number.uint24be,_Number_7=_Number.
uint24,_Number_8=_Number.uint24le,_Number_9=_Number.uint32be,_Number_10=_Number.uint32,_Number_11=_Number.uint32le,_Number_12=_Number.int8,_Number_13=_Number.int16be,
_Number_14=_Number.int16,_Number_15=_Number.int16le,_Number_16=_Number.int24be,_Number_17=_Number.int24,_Number_18=_Number.int24le,_Number_19=_Number.int32be,_Number_20=_Number.
int32,_Number_21=_Number.int32le,_Number_22=_Number.floatbe,_Number_23=_Number.floatle,_Number_24=_Number.doublebe,_Number_25=_Number.doublele,_Number_26=_Number.
Fixed,_Number_27=_Number.fixed16be,_Number_28=_Number.fixed16,_Number_29=_Number.fixed16le,_Number_30=_Number.fixed32be,_Number_31=_Number.fixed32,_Number_32=_Number.
fixed32le,utils=createCommonjsModule(function(e,r){(function(){var n,a;n=_Number.Number,r.resolveLength=function(o,s,u){var c;if(typeof o=="number"?c=o:typeof o==
"function"?c=o.call(u,u):u&&typeof o=="string"?c=u[o]:s&&o instanceof n&&(c=o.decode(s)),isNaN(c))throw new Error("Not a fixed size");return c},a=(function(){function o(s){
var u,c;s==null&&(s={}),this.enumerable=!0,this.configurable=!0;for(u in s)c=s[u],this[u]=c}return o})(),r.PropertyDescriptor=a}).call(commonjsGlobal)}),utils_1=utils.
resolveLength,utils_2=utils.PropertyDescriptor,_Array=createCommonjsModule(function(e){(function(){var r,n,a;n=_Number.Number,a=utils,r=(function(){function o(s,u,c){
this.type=s,this.length=u,this.lengthType=c??"count"}return o.prototype.decode=function(s,u){var c,f,l,h,y,b,m;if(h=s.pos,y=[],c=u,this.length!=null&&(l=a.resolveLength(
this.length,s,u)),this.length instanceof n&&(Object.defineProperties(y,{parent:{value:u},_startOffset:{value:h},_currentOffset:{value:0,writable:!0},_length:{value:l}}),
c=y),l==null||this.lengthType==="bytes")for(b=l!=null?s.pos+l:u?._length?u._startOffset+u._length:s.length;s.pos<b;)y.push(this.type.decode(s,c));else for(f=m=0;m<
l;f=m+=1)y.push(this.type.decode(s,c));return y},o.prototype.size=function(s,u){var c,f,l,h;if(!s)return this.type.size(null,u)*a.resolveLength(this.length,null,
u);for(f=0,this.length instanceof n&&(f+=this.length.size(),u={parent:u}),l=0,h=s.length;l<h;l++)c=s[l],f+=this.type.size(c,u);return f},o.prototype.encode=function(s,u,c){
var f,l,h,y,b,m;for(f=c,this.length instanceof n&&(f={pointers:[],startOffset:s.pos,parent:c},f.pointerOffset=s.pos+this.size(u,f),this.length.encode(s,u.length)),
b=0,m=u.length;b<m;b++)h=u[b],this.type.encode(s,h,f);if(this.length instanceof n)for(l=0;l<f.pointers.length;)y=f.pointers[l++],y.type.encode(s,y.val)},o})(),e.
exports=r}).call(commonjsGlobal)}),LazyArray=createCommonjsModule(function(e){(function(){var r,n,a,o,s,u,c={}.hasOwnProperty,f=function(l,h){for(var y in h)c.call(
h,y)&&(l[y]=h[y]);function b(){this.constructor=l}return b.prototype=h.prototype,l.prototype=new b,l.__super__=h.prototype,l};r=_Array,o=_Number.Number,u=utils,
s=require$$3.inspect,a=(function(l){f(h,l);function h(){return h.__super__.constructor.apply(this,arguments)}return h.prototype.decode=function(y,b){var m,C,E;return C=
y.pos,m=u.resolveLength(this.length,y,b),this.length instanceof o&&(b={parent:b,_startOffset:C,_currentOffset:0,_length:m}),E=new n(this.type,m,y,b),y.pos+=m*this.
type.size(null,b),E},h.prototype.size=function(y,b){return y instanceof n&&(y=y.toArray()),h.__super__.size.call(this,y,b)},h.prototype.encode=function(y,b,m){return b instanceof
n&&(b=b.toArray()),h.__super__.encode.call(this,y,b,m)},h})(r),n=(function(){function l(h,y,b,m){this.type=h,this.length=y,this.stream=b,this.ctx=m,this.base=this.
stream.pos,this.items=[]}return l.prototype.get=function(h){var y;if(!(h<0||h>=this.length))return this.items[h]==null&&(y=this.stream.pos,this.stream.pos=this.
base+this.type.size(null,this.ctx)*h,this.items[h]=this.type.decode(this.stream,this.ctx),this.stream.pos=y),this.items[h]},l.prototype.toArray=function(){var h,
y,b,m;for(m=[],h=y=0,b=this.length;y<b;h=y+=1)m.push(this.get(h));return m},l.prototype.inspect=function(){return s(this.toArray())},l})(),e.exports=a}).call(commonjsGlobal)}),
Bitfield=createCommonjsModule(function(e){(function(){var r;r=(function(){function n(a,o){this.type=a,this.flags=o??[]}return n.prototype.decode=function(a){var o,
s,u,c,f,l,h;for(c=this.type.decode(a),u={},h=this.flags,s=f=0,l=h.length;f<l;s=++f)o=h[s],o!=null&&(u[o]=!!(c&1<<s));return u},n.prototype.size=function(){return this.
type.size()},n.prototype.encode=function(a,o){var s,u,c,f,l,h;for(c=0,h=this.flags,u=f=0,l=h.length;f<l;u=++f)s=h[u],s!=null&&o[s]&&(c|=1<<u);return this.type.encode(
a,c)},n})(),e.exports=r}).call(commonjsGlobal)}),_Boolean=createCommonjsModule(function(e){(function(){var r;r=(function(){function n(a){this.type=a}return n.prototype.
decode=function(a,o){return!!this.type.decode(a,o)},n.prototype.size=function(a,o){return this.type.size(a,o)},n.prototype.encode=function(a,o,s){return this.type.
encode(a,+o,s)},n})(),e.exports=r}).call(commonjsGlobal)}),Buffer$8=createCommonjsModule(function(e){(function(){var r,n,a;a=utils,n=_Number.Number,r=(function(){
function o(s){this.length=s}return o.prototype.decode=function(s,u){var c;return c=a.resolveLength(this.length,s,u),s.readBuffer(c)},o.prototype.size=function(s,u){
return s?s.length:a.resolveLength(this.length,null,u)},o.prototype.encode=function(s,u,c){return this.length instanceof n&&this.length.encode(s,u.length),s.writeBuffer(
u)},o})(),e.exports=r}).call(commonjsGlobal)}),Enum=createCommonjsModule(function(e){(function(){var r;r=(function(){function n(a,o){this.type=a,this.options=o??
[]}return n.prototype.decode=function(a){var o;return o=this.type.decode(a),this.options[o]||o},n.prototype.size=function(){return this.type.size()},n.prototype.
encode=function(a,o){var s;if(s=this.options.indexOf(o),s===-1)throw new Error("Unknown option in enum: "+o);return this.type.encode(a,s)},n})(),e.exports=r}).call(
commonjsGlobal)}),Optional=createCommonjsModule(function(e){(function(){var r;r=(function(){function n(a,o){this.type=a,this.condition=o??!0}return n.prototype.
decode=function(a,o){var s;if(s=this.condition,typeof s=="function"&&(s=s.call(o,o)),s)return this.type.decode(a,o)},n.prototype.size=function(a,o){var s;return s=
this.condition,typeof s=="function"&&(s=s.call(o,o)),s?this.type.size(a,o):0},n.prototype.encode=function(a,o,s){var u;if(u=this.condition,typeof u=="function"&&
(u=u.call(s,s)),u)return this.type.encode(a,o,s)},n})(),e.exports=r}).call(commonjsGlobal)}),Reserved=createCommonjsModule(function(e){(function(){var r,n;n=utils,
r=(function(){function a(o,s){this.type=o,this.count=s??1}return a.prototype.decode=function(o,s){o.pos+=this.size(null,s)},a.prototype.size=function(o,s){var u;
return u=n.resolveLength(this.count,null,s),this.type.size()*u},a.prototype.encode=function(o,s,u){return o.fill(0,this.size(s,u))},a})(),e.exports=r}).call(commonjsGlobal)}),
_String=createCommonjsModule(function(e){(function(){var r,n,a;r=_Number.Number,a=utils,n=(function(){function o(s,u){this.length=s,this.encoding=u??"ascii"}return o.
prototype.decode=function(s,u){var c,f,l,h,y;return l=function(){if(this.length!=null)return a.resolveLength(this.length,s,u);for(c=s.buffer,l=s.length,h=s.pos;h<
l&&c[h]!==0;)++h;return h-s.pos}.call(this),f=this.encoding,typeof f=="function"&&(f=f.call(u,u)||"ascii"),y=s.readString(l,f),this.length==null&&s.pos<s.length&&
s.pos++,y},o.prototype.size=function(s,u){var c,f;return s?(c=this.encoding,typeof c=="function"&&(c=c.call(u?.val,u?.val)||"ascii"),c==="utf16be"&&(c="utf16le"),
f=buffer_1.byteLength(s,c),this.length instanceof r&&(f+=this.length.size()),this.length==null&&f++,f):a.resolveLength(this.length,null,u)},o.prototype.encode=function(s,u,c){
var f;if(f=this.encoding,typeof f=="function"&&(f=f.call(c?.val,c?.val)||"ascii"),this.length instanceof r&&this.length.encode(s,buffer_1.byteLength(u,f)),s.writeString(
u,f),this.length==null)return s.writeUInt8(0)},o})(),e.exports=n}).call(commonjsGlobal)}),Struct=createCommonjsModule(function(e){(function(){var r,n;n=utils,r=
(function(){function a(o){this.fields=o??{}}return a.prototype.decode=function(o,s,u){var c,f;return u==null&&(u=0),c=this._setup(o,s,u),this._parseFields(o,c,this.
fields),(f=this.process)!=null&&f.call(c,o),c},a.prototype._setup=function(o,s,u){var c;return c={},Object.defineProperties(c,{parent:{value:s},_startOffset:{value:o.
pos},_currentOffset:{value:0,writable:!0},_length:{value:u}}),c},a.prototype._parseFields=function(o,s,u){var c,f,l;for(c in u)f=u[c],typeof f=="function"?l=f.call(
s,s):l=f.decode(o,s),l!==void 0&&(l instanceof n.PropertyDescriptor?Object.defineProperty(s,c,l):s[c]=l),s._currentOffset=o.pos-s._startOffset},a.prototype.size=
function(o,s,u){var c,f,l,h,y;o==null&&(o={}),u==null&&(u=!0),c={parent:s,val:o,pointerSize:0},l=0,y=this.fields;for(f in y)h=y[f],h.size!=null&&(l+=h.size(o[f],
c));return u&&(l+=c.pointerSize),l},a.prototype.encode=function(o,s,u){var c,f,l,h,y,b,m;(b=this.preEncode)!=null&&b.call(s,o),c={pointers:[],startOffset:o.pos,
parent:u,val:s,pointerSize:0},c.pointerOffset=o.pos+this.size(s,c,!1),m=this.fields;for(l in m)y=m[l],y.encode!=null&&y.encode(o,s[l],c);for(f=0;f<c.pointers.length;)
h=c.pointers[f++],h.type.encode(o,h.val,h.parent)},a})(),e.exports=r}).call(commonjsGlobal)}),VersionedStruct=createCommonjsModule(function(e){(function(){var r,
n,a={}.hasOwnProperty,o=function(s,u){for(var c in u)a.call(u,c)&&(s[c]=u[c]);function f(){this.constructor=s}return f.prototype=u.prototype,s.prototype=new f,s.
__super__=u.prototype,s};r=Struct,n=(function(s){o(u,s);function u(c,f){this.type=c,this.versions=f??{}}return u.prototype.versionGetter=function(c){if(typeof this.
type=="string")return this.type.split(".").reduce(function(f,l){if(typeof f<"u")return f[l]},c)},u.prototype.versionSetter=function(c,f){if(typeof this.type=="s\
tring")return this.type.split(".").reduce(function(l,h){return l[h]=f},c)},u.prototype.decode=function(c,f,l){var h,y,b;if(l==null&&(l=0),y=this._setup(c,f,l),typeof this.
type=="string"?y.version=this.versionGetter(f):y.version=this.type.decode(c),this.versions.header&&this._parseFields(c,y,this.versions.header),h=this.versions[y.
version],h==null)throw new Error("Unknown version "+y.version);return h instanceof u?h.decode(c,f):(this._parseFields(c,y,h),(b=this.process)!=null&&b.call(y,c),
y)},u.prototype.size=function(c,f,l){var h,y,b,m,C,E;if(l==null&&(l=!0),!c)throw new Error("Not a fixed size");if(h={parent:f,val:c,pointerSize:0},m=0,typeof this.
type!="string"&&(m+=this.type.size(c.version,h)),this.versions.header){E=this.versions.header;for(b in E)C=E[b],C.size!=null&&(m+=C.size(c[b],h))}if(y=this.versions[c.
version],y==null)throw new Error("Unknown version "+c.version);for(b in y)C=y[b],C.size!=null&&(m+=C.size(c[b],h));return l&&(m+=h.pointerSize),m},u.prototype.encode=
function(c,f,l){var h,y,b,m,C,E,N,k;if((N=this.preEncode)!=null&&N.call(f,c),h={pointers:[],startOffset:c.pos,parent:l,val:f,pointerSize:0},h.pointerOffset=c.pos+
this.size(f,h,!1),typeof this.type!="string"&&this.type.encode(c,f.version),this.versions.header){k=this.versions.header;for(m in k)E=k[m],E.encode!=null&&E.encode(
c,f[m],h)}y=this.versions[f.version];for(m in y)E=y[m],E.encode!=null&&E.encode(c,f[m],h);for(b=0;b<h.pointers.length;)C=h.pointers[b++],C.type.encode(c,C.val,C.
parent)},u})(r),e.exports=n}).call(commonjsGlobal)}),Pointer=createCommonjsModule(function(e,r){(function(){var n,a,o;o=utils,n=(function(){function s(u,c,f){var l,
h,y,b;this.offsetType=u,this.type=c,this.options=f??{},this.type==="void"&&(this.type=null),(l=this.options).type==null&&(l.type="local"),(h=this.options).allowNull==
null&&(h.allowNull=!0),(y=this.options).nullValue==null&&(y.nullValue=0),(b=this.options).lazy==null&&(b.lazy=!1)}return s.prototype.relativeToGetter=function(u){
return this.options.relativeTo.split(".").reduce(function(c,f){return c[f]},u)},s.prototype.decode=function(u,c){var f,l,h,y,b,m;return h=this.offsetType.decode(
u,c),h===this.options.nullValue&&this.options.allowNull?null:(b=function(){switch(this.options.type){case"local":return c._startOffset;case"immediate":return u.
pos-this.offsetType.size();case"parent":return c.parent._startOffset;default:for(f=c;f.parent;)f=f.parent;return f._startOffset||0}}.call(this),this.options.relativeTo&&
(b+=this.relativeToGetter(c)),y=h+b,this.type!=null?(m=null,l=(function(C){return function(){var E;return m!=null||(E=u.pos,u.pos=y,m=C.type.decode(u,c),u.pos=E),
m}})(this),this.options.lazy?new o.PropertyDescriptor({get:l}):l()):y)},s.prototype.size=function(u,c){var f,l;switch(f=c,this.options.type){case"local":case"im\
mediate":break;case"parent":c=c.parent;break;default:for(;c.parent;)c=c.parent}if(l=this.type,l==null){if(!(u instanceof a))throw new Error("Must be a VoidPoint\
er");l=u.type,u=u.value}return u&&c&&(c.pointerSize+=l.size(u,f)),this.offsetType.size()},s.prototype.encode=function(u,c,f){var l,h,y;if(l=f,c==null){this.offsetType.
encode(u,this.options.nullValue);return}switch(this.options.type){case"local":h=f.startOffset;break;case"immediate":h=u.pos+this.offsetType.size(c,l);break;case"\
parent":f=f.parent,h=f.startOffset;break;default:for(h=0;f.parent;)f=f.parent}if(this.options.relativeTo&&(h+=this.relativeToGetter(l.val)),this.offsetType.encode(
u,f.pointerOffset-h),y=this.type,y==null){if(!(c instanceof a))throw new Error("Must be a VoidPointer");y=c.type,c=c.value}return f.pointers.push({type:y,val:c,
parent:l}),f.pointerOffset+=y.size(c,l)},s})(),a=(function(){function s(u,c){this.type=u,this.value=c}return s})(),r.Pointer=n,r.VoidPointer=a}).call(commonjsGlobal)}),
Pointer_1=Pointer.Pointer,Pointer_2=Pointer.VoidPointer,restructure=createCommonjsModule(function(e,r){(function(){var n,a,o,s;r.EncodeStream=EncodeStream,r.DecodeStream=
DecodeStream,r.Array=_Array,r.LazyArray=LazyArray,r.Bitfield=Bitfield,r.Boolean=_Boolean,r.Buffer=Buffer$8,r.Enum=Enum,r.Optional=Optional,r.Reserved=Reserved,r.
String=_String,r.Struct=Struct,r.VersionedStruct=VersionedStruct,o=_Number;for(n in o)a=o[n],r[n]=a;s=Pointer;for(n in s)a=s[n],r[n]=a}).call(commonjsGlobal)}),
restructure_1=restructure.EncodeStream,restructure_2=restructure.DecodeStream,restructure_3=restructure.Array,restructure_4=restructure.LazyArray,restructure_5=restructure.
Bitfield,restructure_6=restructure.Boolean,restructure_7=restructure.Buffer,restructure_8=restructure.Enum,restructure_9=restructure.Optional,restructure_10=restructure.
Reserved,restructure_11=restructure.String,restructure_12=restructure.Struct,restructure_13=restructure.VersionedStruct,formats=[],fontkit={logErrors:!1,registerFormat:function(e){
formats.push(e)},create:function(e,r){for(var n=new buffer_1.from(e),a=0;a<formats.length;a++){var o=formats[a];if(o.probe(n)){var s=new o(new restructure.DecodeStream(
n));return r?s.getFont(r):s}}throw new Error("Unknown font format")}};function cache(e,r,n){if(n.get){var a=n.get;n.get=function(){var s=a.call(this);return Object.
defineProperty(this,r,{value:s}),s}}else if(typeof n.value=="function"){var o=n.value;return{get:function(){var s=new Map;function u(){for(var c=arguments.length,
f=new Array(c),l=0;l<c;l++)f[l]=arguments[l];var h=f.length>0?f[0]:"value";if(s.has(h))return s.get(h);var y=o.apply(this,f);return s.set(h,y),y}return Object.defineProperty(
this,r,{value:u}),u}}}}var SubHeader=new restructure.Struct({firstCode:restructure.uint16,entryCount:restructure.uint16,idDelta:restructure.int16,idRangeOffset:restructure.
uint16}),CmapGroup=new restructure.Struct({startCharCode:restructure.uint32,endCharCode:restructure.uint32,glyphID:restructure.uint32}),UnicodeValueRange=new restructure.
Struct({startUnicodeValue:restructure.uint24,additionalCount:restructure.uint8}),UVSMapping=new restructure.Struct({unicodeValue:restructure.uint24,glyphID:restructure.
uint16}),DefaultUVS=new restructure.Array(UnicodeValueRange,restructure.uint32),NonDefaultUVS=new restructure.Array(UVSMapping,restructure.uint32),VarSelectorRecord=new restructure.
Struct({varSelector:restructure.uint24,defaultUVS:new restructure.Pointer(restructure.uint32,DefaultUVS,{type:"parent"}),nonDefaultUVS:new restructure.Pointer(restructure.
uint32,NonDefaultUVS,{type:"parent"})}),CmapSubtable=new restructure.VersionedStruct(restructure.uint16,{0:{length:restructure.uint16,language:restructure.uint16,
codeMap:new restructure.LazyArray(restructure.uint8,256)},2:{length:restructure.uint16,language:restructure.uint16,subHeaderKeys:new restructure.Array(restructure.
uint16,256),subHeaderCount:function(e){return Math.max.apply(Math,e.subHeaderKeys)},subHeaders:new restructure.LazyArray(SubHeader,"subHeaderCount"),glyphIndexArray:new restructure.
LazyArray(restructure.uint16,"subHeaderCount")},4:{length:restructure.uint16,language:restructure.uint16,segCountX2:restructure.uint16,segCount:function(e){return e.
segCountX2>>1},searchRange:restructure.uint16,entrySelector:restructure.uint16,rangeShift:restructure.uint16,endCode:new restructure.LazyArray(restructure.uint16,
"segCount"),reservedPad:new restructure.Reserved(restructure.uint16),startCode:new restructure.LazyArray(restructure.uint16,"segCount"),idDelta:new restructure.
LazyArray(restructure.int16,"segCount"),idRangeOffset:new restructure.LazyArray(restructure.uint16,"segCount"),glyphIndexArray:new restructure.LazyArray(restructure.
uint16,function(e){return(e.length-e._currentOffset)/2})},6:{length:restructure.uint16,language:restructure.uint16,firstCode:restructure.uint16,entryCount:restructure.
uint16,glyphIndices:new restructure.LazyArray(restructure.uint16,"entryCount")},8:{reserved:new restructure.Reserved(restructure.uint16),length:restructure.uint32,
language:restructure.uint16,is32:new restructure.LazyArray(restructure.uint8,8192),nGroups:restructure.uint32,groups:new restructure.LazyArray(CmapGroup,"nGroup\
s")},10:{reserved:new restructure.Reserved(restructure.uint16),length:restructure.uint32,language:restructure.uint32,firstCode:restructure.uint32,entryCount:restructure.
uint32,glyphIndices:new restructure.LazyArray(restructure.uint16,"numChars")},12:{reserved:new restructure.Reserved(restructure.uint16),length:restructure.uint32,
language:restructure.uint32,nGroups:restructure.uint32,groups:new restructure.LazyArray(CmapGroup,"nGroups")},13:{reserved:new restructure.Reserved(restructure.
uint16),length:restructure.uint32,language:restructure.uint32,nGroups:restructure.uint32,groups:new restructure.LazyArray(CmapGroup,"nGroups")},14:{length:restructure.
uint32,numRecords:restructure.uint32,varSelectors:new restructure.LazyArray(VarSelectorRecord,"numRecords")}}),CmapEntry=new restructure.Struct({platformID:restructure.
uint16,encodingID:restructure.uint16,table:new restructure.Pointer(restructure.uint32,CmapSubtable,{type:"parent",lazy:!0})}),cmap=new restructure.Struct({version:restructure.
uint16,numSubtables:restructure.uint16,tables:new restructure.Array(CmapEntry,"numSubtables")}),head=new restructure.Struct({version:restructure.int32,revision:restructure.
int32,checkSumAdjustment:restructure.uint32,magicNumber:restructure.uint32,flags:restructure.uint16,unitsPerEm:restructure.uint16,created:new restructure.Array(
restructure.int32,2),modified:new restructure.Array(restructure.int32,2),xMin:restructure.int16,yMin:restructure.int16,xMax:restructure.int16,yMax:restructure.int16,
macStyle:new restructure.Bitfield(restructure.uint16,["bold","italic","underline","outline","shadow","condensed","extended"]),lowestRecPPEM:restructure.uint16,fontDirectionHint:restructure.
int16,indexToLocFormat:restructure.int16,glyphDataFormat:restructure.int16}),hhea=new restructure.Struct({version:restructure.int32,ascent:restructure.int16,descent:restructure.
int16,lineGap:restructure.int16,advanceWidthMax:restructure.uint16,minLeftSideBearing:restructure.int16,minRightSideBearing:restructure.int16,xMaxExtent:restructure.
int16,caretSlopeRise:restructure.int16,caretSlopeRun:restructure.int16,caretOffset:restructure.int16,reserved:new restructure.Reserved(restructure.int16,4),metricDataFormat:restructure.
int16,numberOfMetrics:restructure.uint16}),HmtxEntry=new restructure.Struct({advance:restructure.uint16,bearing:restructure.int16}),hmtx=new restructure.Struct(
{metrics:new restructure.LazyArray(HmtxEntry,function(e){return e.parent.hhea.numberOfMetrics}),bearings:new restructure.LazyArray(restructure.int16,function(e){
return e.parent.maxp.numGlyphs-e.parent.hhea.numberOfMetrics})}),maxp=new restructure.Struct({version:restructure.int32,numGlyphs:restructure.uint16,maxPoints:restructure.
uint16,maxContours:restructure.uint16,maxComponentPoints:restructure.uint16,maxComponentContours:restructure.uint16,maxZones:restructure.uint16,maxTwilightPoints:restructure.
uint16,maxStorage:restructure.uint16,maxFunctionDefs:restructure.uint16,maxInstructionDefs:restructure.uint16,maxStackElements:restructure.uint16,maxSizeOfInstructions:restructure.
uint16,maxComponentElements:restructure.uint16,maxComponentDepth:restructure.uint16});function getEncoding(e,r,n){return n===void 0&&(n=0),e===1&&MAC_LANGUAGE_ENCODINGS[n]?
MAC_LANGUAGE_ENCODINGS[n]:ENCODINGS[e][r]}var ENCODINGS=[["utf16be","utf16be","utf16be","utf16be","utf16be","utf16be"],["macroman","shift-jis","big5","euc-kr","\
iso-8859-6","iso-8859-8","macgreek","maccyrillic","symbol","Devanagari","Gurmukhi","Gujarati","Oriya","Bengali","Tamil","Telugu","Kannada","Malayalam","Sinhales\
e","Burmese","Khmer","macthai","Laotian","Georgian","Armenian","gb-2312-80","Tibetan","Mongolian","Geez","maccenteuro","Vietnamese","Sindhi"],["ascii"],["symbol",
"utf16be","shift-jis","gb18030","big5","wansung","johab",null,null,null,"utf16be"]],MAC_LANGUAGE_ENCODINGS={15:"maciceland",17:"macturkish",18:"maccroatian",24:"\
maccenteuro",25:"maccenteuro",26:"maccenteuro",27:"maccenteuro",28:"maccenteuro",30:"maciceland",37:"macromania",38:"maccenteuro",39:"maccenteuro",40:"maccenteu\
ro",143:"macinuit",146:"macgaelic"},LANGUAGES=[[],{0:"en",30:"fo",60:"ks",90:"rw",1:"fr",31:"fa",61:"ku",91:"rn",2:"de",32:"ru",62:"sd",92:"ny",3:"it",33:"zh",63:"\
bo",93:"mg",4:"nl",34:"nl-BE",64:"ne",94:"eo",5:"sv",35:"ga",65:"sa",128:"cy",6:"es",36:"sq",66:"mr",129:"eu",7:"da",37:"ro",67:"bn",130:"ca",8:"pt",38:"cz",68:"\
as",131:"la",9:"no",39:"sk",69:"gu",132:"qu",10:"he",40:"si",70:"pa",133:"gn",11:"ja",41:"yi",71:"or",134:"ay",12:"ar",42:"sr",72:"ml",135:"tt",13:"fi",43:"mk",
73:"kn",136:"ug",14:"el",44:"bg",74:"ta",137:"dz",15:"is",45:"uk",75:"te",138:"jv",16:"mt",46:"be",76:"si",139:"su",17:"tr",47:"uz",77:"my",140:"gl",18:"hr",48:"\
kk",78:"km",141:"af",19:"zh-Hant",49:"az-Cyrl",79:"lo",142:"br",20:"ur",50:"az-Arab",80:"vi",143:"iu",21:"hi",51:"hy",81:"id",144:"gd",22:"th",52:"ka",82:"tl",145:"\
gv",23:"ko",53:"mo",83:"ms",146:"ga",24:"lt",54:"ky",84:"ms-Arab",147:"to",25:"pl",55:"tg",85:"am",148:"el-polyton",26:"hu",56:"tk",86:"ti",149:"kl",27:"es",57:"\
mn-CN",87:"om",150:"az",28:"lv",58:"mn",88:"so",151:"nn",29:"se",59:"ps",89:"sw"},[],{1078:"af",16393:"en-IN",1159:"rw",1074:"tn",1052:"sq",6153:"en-IE",1089:"s\
w",1115:"si",1156:"gsw",8201:"en-JM",1111:"kok",1051:"sk",1118:"am",17417:"en-MY",1042:"ko",1060:"sl",5121:"ar-DZ",5129:"en-NZ",1088:"ky",11274:"es-AR",15361:"a\
r-BH",13321:"en-PH",1108:"lo",16394:"es-BO",3073:"ar",18441:"en-SG",1062:"lv",13322:"es-CL",2049:"ar-IQ",7177:"en-ZA",1063:"lt",9226:"es-CO",11265:"ar-JO",11273:"\
en-TT",2094:"dsb",5130:"es-CR",13313:"ar-KW",2057:"en-GB",1134:"lb",7178:"es-DO",12289:"ar-LB",1033:"en",1071:"mk",12298:"es-EC",4097:"ar-LY",12297:"en-ZW",2110:"\
ms-BN",17418:"es-SV",6145:"ary",1061:"et",1086:"ms",4106:"es-GT",8193:"ar-OM",1080:"fo",1100:"ml",18442:"es-HN",16385:"ar-QA",1124:"fil",1082:"mt",2058:"es-MX",
1025:"ar-SA",1035:"fi",1153:"mi",19466:"es-NI",10241:"ar-SY",2060:"fr-BE",1146:"arn",6154:"es-PA",7169:"aeb",3084:"fr-CA",1102:"mr",15370:"es-PY",14337:"ar-AE",
1036:"fr",1148:"moh",10250:"es-PE",9217:"ar-YE",5132:"fr-LU",1104:"mn",20490:"es-PR",1067:"hy",6156:"fr-MC",2128:"mn-CN",3082:"es",1101:"as",4108:"fr-CH",1121:"\
ne",1034:"es",2092:"az-Cyrl",1122:"fy",1044:"nb",21514:"es-US",1068:"az",1110:"gl",2068:"nn",14346:"es-UY",1133:"ba",1079:"ka",1154:"oc",8202:"es-VE",1069:"eu",
3079:"de-AT",1096:"or",2077:"sv-FI",1059:"be",1031:"de",1123:"ps",1053:"sv",2117:"bn",5127:"de-LI",1045:"pl",1114:"syr",1093:"bn-IN",4103:"de-LU",1046:"pt",1064:"\
tg",8218:"bs-Cyrl",2055:"de-CH",2070:"pt-PT",2143:"tzm",5146:"bs",1032:"el",1094:"pa",1097:"ta",1150:"br",1135:"kl",1131:"qu-BO",1092:"tt",1026:"bg",1095:"gu",2155:"\
qu-EC",1098:"te",1027:"ca",1128:"ha",3179:"qu",1054:"th",3076:"zh-HK",1037:"he",1048:"ro",1105:"bo",5124:"zh-MO",1081:"hi",1047:"rm",1055:"tr",2052:"zh",1038:"h\
u",1049:"ru",1090:"tk",4100:"zh-SG",1039:"is",9275:"smn",1152:"ug",1028:"zh-TW",1136:"ig",4155:"smj-NO",1058:"uk",1155:"co",1057:"id",5179:"smj",1070:"hsb",1050:"\
hr",1117:"iu",3131:"se-FI",1056:"ur",4122:"hr-BA",2141:"iu-Latn",1083:"se",2115:"uz-Cyrl",1029:"cs",2108:"ga",2107:"se-SE",1091:"uz",1030:"da",1076:"xh",8251:"s\
ms",1066:"vi",1164:"prs",1077:"zu",6203:"sma-NO",1106:"cy",1125:"dv",1040:"it",7227:"sms",1160:"wo",2067:"nl-BE",2064:"it-CH",1103:"sa",1157:"sah",1043:"nl",1041:"\
ja",7194:"sr-Cyrl-BA",1144:"ii",3081:"en-AU",1099:"kn",3098:"sr",1130:"yo",10249:"en-BZ",1087:"kk",6170:"sr-Latn-BA",4105:"en-CA",1107:"km",2074:"sr-Latn",9225:"\
en-029",1158:"quc",1132:"nso"}];function _createForOfIteratorHelperLoose(e){var r=0;if(typeof Symbol>"u"||e[Symbol.iterator]==null){if(Array.isArray(e)||(e=_unsupportedIterableToArray(
e)))return function(){return r>=e.length?{done:!0}:{done:!1,value:e[r++]}};throw new TypeError(`Invalid attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return r=e[Symbol.iterator](),r.next.bind(r)}function _unsupportedIterableToArray(e,r){
if(e){if(typeof e=="string")return _arrayLikeToArray(e,r);var n=Object.prototype.toString.call(e).slice(8,-1);if(n==="Object"&&e.constructor&&(n=e.constructor.name),
n==="Map"||n==="Set")return Array.from(e);if(n==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n))return _arrayLikeToArray(e,r)}}function _arrayLikeToArray(e,r){
(r==null||r>e.length)&&(r=e.length);for(var n=0,a=new Array(r);n<r;n++)a[n]=e[n];return a}var NameRecord=new restructure.Struct({platformID:restructure.uint16,encodingID:restructure.
uint16,languageID:restructure.uint16,nameID:restructure.uint16,length:restructure.uint16,string:new restructure.Pointer(restructure.uint16,new restructure.String(
"length",function(e){return getEncoding(e.platformID,e.encodingID,e.languageID)}),{type:"parent",relativeTo:"parent.stringOffset",allowNull:!1})}),LangTagRecord=new restructure.
Struct({length:restructure.uint16,tag:new restructure.Pointer(restructure.uint16,new restructure.String("length","utf16be"),{type:"parent",relativeTo:"stringOff\
set"})}),NameTable=new restructure.VersionedStruct(restructure.uint16,{0:{count:restructure.uint16,stringOffset:restructure.uint16,records:new restructure.Array(
NameRecord,"count")},1:{count:restructure.uint16,stringOffset:restructure.uint16,records:new restructure.Array(NameRecord,"count"),langTagCount:restructure.uint16,
langTags:new restructure.Array(LangTagRecord,"langTagCount")}}),NAMES=["copyright","fontFamily","fontSubfamily","uniqueSubfamily","fullName","version","postscri\
ptName","trademark","manufacturer","designer","description","vendorURL","designerURL","license","licenseURL",null,"preferredFamily","preferredSubfamily","compat\
ibleFull","sampleText","postscriptCIDFontName","wwsFamilyName","wwsSubfamilyName"];NameTable.process=function(e){for(var r={},n=_createForOfIteratorHelperLoose(
this.records),a;!(a=n()).done;){var o=a.value,s=LANGUAGES[o.platformID][o.languageID];s==null&&this.langTags!=null&&o.languageID>=32768&&(s=this.langTags[o.languageID-
32768].tag),s==null&&(s=o.platformID+"-"+o.languageID);var u=o.nameID>=256?"fontFeatures":NAMES[o.nameID]||o.nameID;r[u]==null&&(r[u]={});var c=r[u];o.nameID>=256&&
(c=c[o.nameID]||(c[o.nameID]={})),(typeof o.string=="string"||typeof c[s]!="string")&&(c[s]=o.string)}this.records=r},NameTable.preEncode=function(){if(!Array.isArray(
this.records)){this.version=0;var e=[];for(var r in this.records){var n=this.records[r];r!=="fontFeatures"&&(e.push({platformID:3,encodingID:1,languageID:1033,nameID:NAMES.
indexOf(r),length:buffer_1.byteLength(n.en,"utf16le"),string:n.en}),r==="postscriptName"&&e.push({platformID:1,encodingID:0,languageID:0,nameID:NAMES.indexOf(r),
length:n.en.length,string:n.en}))}this.records=e,this.count=e.length,this.stringOffset=NameTable.size(this,null,!1)}};var OS2=new restructure.VersionedStruct(restructure.
uint16,{header:{xAvgCharWidth:restructure.int16,usWeightClass:restructure.uint16,usWidthClass:restructure.uint16,fsType:new restructure.Bitfield(restructure.uint16,
[null,"noEmbedding","viewOnly","editable",null,null,null,null,"noSubsetting","bitmapOnly"]),ySubscriptXSize:restructure.int16,ySubscriptYSize:restructure.int16,
ySubscriptXOffset:restructure.int16,ySubscriptYOffset:restructure.int16,ySuperscriptXSize:restructure.int16,ySuperscriptYSize:restructure.int16,ySuperscriptXOffset:restructure.
int16,ySuperscriptYOffset:restructure.int16,yStrikeoutSize:restructure.int16,yStrikeoutPosition:restructure.int16,sFamilyClass:restructure.int16,panose:new restructure.
Array(restructure.uint8,10),ulCharRange:new restructure.Array(restructure.uint32,4),vendorID:new restructure.String(4),fsSelection:new restructure.Bitfield(restructure.
uint16,["italic","underscore","negative","outlined","strikeout","bold","regular","useTypoMetrics","wws","oblique"]),usFirstCharIndex:restructure.uint16,usLastCharIndex:restructure.
uint16},0:{},1:{typoAscender:restructure.int16,typoDescender:restructure.int16,typoLineGap:restructure.int16,winAscent:restructure.uint16,winDescent:restructure.
uint16,codePageRange:new restructure.Array(restructure.uint32,2)},2:{typoAscender:restructure.int16,typoDescender:restructure.int16,typoLineGap:restructure.int16,
winAscent:restructure.uint16,winDescent:restructure.uint16,codePageRange:new restructure.Array(restructure.uint32,2),xHeight:restructure.int16,capHeight:restructure.
int16,defaultChar:restructure.uint16,breakChar:restructure.uint16,maxContent:restructure.uint16},5:{typoAscender:restructure.int16,typoDescender:restructure.int16,
typoLineGap:restructure.int16,winAscent:restructure.uint16,winDescent:restructure.uint16,codePageRange:new restructure.Array(restructure.uint32,2),xHeight:restructure.
int16,capHeight:restructure.int16,defaultChar:restructure.uint16,breakChar:restructure.uint16,maxContent:restructure.uint16,usLowerOpticalPointSize:restructure.
uint16,usUpperOpticalPointSize:restructure.uint16}}),versions$1=OS2.versions;versions$1[3]=versions$1[4]=versions$1[2];var post=new restructure.VersionedStruct(
restructure.fixed32,{header:{italicAngle:restructure.fixed32,underlinePosition:restructure.int16,underlineThickness:restructure.int16,isFixedPitch:restructure.uint32,
minMemType42:restructure.uint32,maxMemType42:restructure.uint32,minMemType1:restructure.uint32,maxMemType1:restructure.uint32},1:{},2:{numberOfGlyphs:restructure.
uint16,glyphNameIndex:new restructure.Array(restructure.uint16,"numberOfGlyphs"),names:new restructure.Array(new restructure.String(restructure.uint8))},2.5:{numberOfGlyphs:restructure.
uint16,offsets:new restructure.Array(restructure.uint8,"numberOfGlyphs")},3:{},4:{map:new restructure.Array(restructure.uint32,function(e){return e.parent.maxp.
numGlyphs})}}),cvt=new restructure.Struct({controlValues:new restructure.Array(restructure.int16)}),fpgm=new restructure.Struct({instructions:new restructure.Array(
restructure.uint8)}),loca=new restructure.VersionedStruct("head.indexToLocFormat",{0:{offsets:new restructure.Array(restructure.uint16)},1:{offsets:new restructure.
Array(restructure.uint32)}});loca.process=function(){if(this.version===0)for(var e=0;e<this.offsets.length;e++)this.offsets[e]<<=1},loca.preEncode=function(){if(this.
version==null&&(this.version=this.offsets[this.offsets.length-1]>65535?1:0,this.version===0))for(var e=0;e<this.offsets.length;e++)this.offsets[e]>>>=1};var prep=new restructure.
Struct({controlValueProgram:new restructure.Array(restructure.uint8)}),glyf=new restructure.Array(new restructure.Buffer);function _createForOfIteratorHelperLoose$1(e){
var r=0;if(typeof Symbol>"u"||e[Symbol.iterator]==null){if(Array.isArray(e)||(e=_unsupportedIterableToArray$1(e)))return function(){return r>=e.length?{done:!0}:
{done:!1,value:e[r++]}};throw new TypeError(`Invalid attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return r=e[Symbol.iterator](),r.next.bind(r)}function _unsupportedIterableToArray$1(e,r){
if(e){if(typeof e=="string")return _arrayLikeToArray$1(e,r);var n=Object.prototype.toString.call(e).slice(8,-1);if(n==="Object"&&e.constructor&&(n=e.constructor.
name),n==="Map"||n==="Set")return Array.from(e);if(n==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n))return _arrayLikeToArray$1(e,r)}}function _arrayLikeToArray$1(e,r){
(r==null||r>e.length)&&(r=e.length);for(var n=0,a=new Array(r);n<r;n++)a[n]=e[n];return a}var CFFIndex=(function(){function e(n){this.type=n}var r=e.prototype;return r.
getCFFVersion=function(n){for(;n&&!n.hdrSize;)n=n.parent;return n?n.version:-1},r.decode=function(n,a){var o=this.getCFFVersion(a),s=o>=2?n.readUInt32BE():n.readUInt16BE();
if(s===0)return[];var u=n.readUInt8(),c;if(u===1)c=restructure.uint8;else if(u===2)c=restructure.uint16;else if(u===3)c=restructure.uint24;else if(u===4)c=restructure.
uint32;else throw new Error("Bad offset size in CFFIndex: "+u+" "+n.pos);for(var f=[],l=n.pos+(s+1)*u-1,h=c.decode(n),y=0;y<s;y++){var b=c.decode(n);if(this.type!=
null){var m=n.pos;n.pos=l+h,a.length=b-h,f.push(this.type.decode(n,a)),n.pos=m}else f.push({offset:l+h,length:b-h});h=b}return n.pos=l+h,f},r.size=function(n,a){
var o=2;if(n.length===0)return o;for(var s=this.type||new restructure.Buffer,u=1,c=0;c<n.length;c++){var f=n[c];u+=s.size(f,a)}var l;if(u<=255)l=restructure.uint8;else if(u<=
65535)l=restructure.uint16;else if(u<=16777215)l=restructure.uint24;else if(u<=4294967295)l=restructure.uint32;else throw new Error("Bad offset in CFFIndex");return o+=
1+l.size()*(n.length+1),o+=u-1,o},r.encode=function(n,a,o){if(n.writeUInt16BE(a.length),a.length!==0){for(var s=this.type||new restructure.Buffer,u=[],c=1,f=_createForOfIteratorHelperLoose$1(
a),l;!(l=f()).done;){var h=l.value,y=s.size(h,o);u.push(y),c+=y}var b;if(c<=255)b=restructure.uint8;else if(c<=65535)b=restructure.uint16;else if(c<=16777215)b=
restructure.uint24;else if(c<=4294967295)b=restructure.uint32;else throw new Error("Bad offset in CFFIndex");n.writeUInt8(b.size()),c=1,b.encode(n,c);for(var m=0,
C=u;m<C.length;m++){var E=C[m];c+=E,b.encode(n,c)}for(var N=_createForOfIteratorHelperLoose$1(a),k;!(k=N()).done;){var D=k.value;s.encode(n,D,o)}}},e})(),toStr=Object.
prototype.toString,isArguments=function(e){var r=toStr.call(e),n=r==="[object Arguments]";return n||(n=r!=="[object Array]"&&e!==null&&typeof e=="object"&&typeof e.
length=="number"&&e.length>=0&&toStr.call(e.callee)==="[object Function]"),n},keysShim;Object.keys||(has=Object.prototype.hasOwnProperty,toStr$1=Object.prototype.
toString,isArgs=isArguments,isEnumerable=Object.prototype.propertyIsEnumerable,hasDontEnumBug=!isEnumerable.call({toString:null},"toString"),hasProtoEnumBug=isEnumerable.
call(function(){},"prototype"),dontEnums=["toString","toLocaleString","valueOf","hasOwnProperty","isPrototypeOf","propertyIsEnumerable","constructor"],equalsConstructorPrototype=
function(e){var r=e.constructor;return r&&r.prototype===e},excludedKeys={$applicationCache:!0,$console:!0,$external:!0,$frame:!0,$frameElement:!0,$frames:!0,$innerHeight:!0,
$innerWidth:!0,$onmozfullscreenchange:!0,$onmozfullscreenerror:!0,$outerHeight:!0,$outerWidth:!0,$pageXOffset:!0,$pageYOffset:!0,$parent:!0,$scrollLeft:!0,$scrollTop:!0,
$scrollX:!0,$scrollY:!0,$self:!0,$webkitIndexedDB:!0,$webkitStorageInfo:!0,$window:!0},hasAutomationEqualityBug=(function(){if(typeof window>"u")return!1;for(var e in window)
try{if(!excludedKeys["$"+e]&&has.call(window,e)&&window[e]!==null&&typeof window[e]=="object")try{equalsConstructorPrototype(window[e])}catch{return!0}}catch{return!0}
return!1})(),equalsConstructorPrototypeIfNotBuggy=function(e){if(typeof window>"u"||!hasAutomationEqualityBug)return equalsConstructorPrototype(e);try{return equalsConstructorPrototype(
e)}catch{return!1}},keysShim=function(e){var r=e!==null&&typeof e=="object",n=toStr$1.call(e)==="[object Function]",a=isArgs(e),o=r&&toStr$1.call(e)==="[object \
String]",s=[];if(!r&&!n&&!a)throw new TypeError("Object.keys called on a non-object");var u=hasProtoEnumBug&&n;if(o&&e.length>0&&!has.call(e,0))for(var c=0;c<e.
length;++c)s.push(String(c));if(a&&e.length>0)for(var f=0;f<e.length;++f)s.push(String(f));else for(var l in e)!(u&&l==="prototype")&&has.call(e,l)&&s.push(String(
l));if(hasDontEnumBug)for(var h=equalsConstructorPrototypeIfNotBuggy(e),y=0;y<dontEnums.length;++y)!(h&&dontEnums[y]==="constructor")&&has.call(e,dontEnums[y])&&
s.push(dontEnums[y]);return s});var has,toStr$1,isArgs,isEnumerable,hasDontEnumBug,hasProtoEnumBug,dontEnums,equalsConstructorPrototype,excludedKeys,hasAutomationEqualityBug,
equalsConstructorPrototypeIfNotBuggy,implementation=keysShim,slice=Array.prototype.slice,origKeys=Object.keys,keysShim$1=origKeys?function(e){return origKeys(e)}:
implementation,originalKeys=Object.keys;keysShim$1.shim=function(){if(Object.keys){var e=(function(){var r=Object.keys(arguments);return r&&r.length===arguments.
length})(1,2);e||(Object.keys=function(r){return isArguments(r)?originalKeys(slice.call(r)):originalKeys(r)})}else Object.keys=keysShim$1;return Object.keys||keysShim$1};
var objectKeys=keysShim$1,hasToStringTag=typeof Symbol=="function"&&typeof Symbol.toStringTag=="symbol",toStr$2=Object.prototype.toString,isStandardArguments=function(e){
return hasToStringTag&&e&&typeof e=="object"&&Symbol.toStringTag in e?!1:toStr$2.call(e)==="[object Arguments]"},isLegacyArguments=function(e){return isStandardArguments(
e)?!0:e!==null&&typeof e=="object"&&typeof e.length=="number"&&e.length>=0&&toStr$2.call(e)!=="[object Array]"&&toStr$2.call(e.callee)==="[object Function]"},supportsStandardArguments=(function(){
return isStandardArguments(arguments)})();isStandardArguments.isLegacyArguments=isLegacyArguments;var isArguments$1=supportsStandardArguments?isStandardArguments:
isLegacyArguments,hasSymbols=typeof Symbol=="function"&&typeof Symbol("foo")=="symbol",toStr$3=Object.prototype.toString,concat=Array.prototype.concat,origDefineProperty=Object.
defineProperty,isFunction$1=function(e){return typeof e=="function"&&toStr$3.call(e)==="[object Function]"},arePropertyDescriptorsSupported=function(){var e={};
try{origDefineProperty(e,"x",{enumerable:!1,value:e});for(var r in e)return!1;return e.x===e}catch{return!1}},supportsDescriptors=origDefineProperty&&arePropertyDescriptorsSupported(),
defineProperty=function(e,r,n,a){r in e&&(!isFunction$1(a)||!a())||(supportsDescriptors?origDefineProperty(e,r,{configurable:!0,enumerable:!1,value:n,writable:!0}):
e[r]=n)},defineProperties=function(e,r){var n=arguments.length>2?arguments[2]:{},a=objectKeys(r);hasSymbols&&(a=concat.call(a,Object.getOwnPropertySymbols(r)));
for(var o=0;o<a.length;o+=1)defineProperty(e,a[o],r[a[o]],n[a[o]])};defineProperties.supportsDescriptors=!!supportsDescriptors;var defineProperties_1=defineProperties,
ERROR_MESSAGE="Function.prototype.bind called on incompatible ",slice$1=Array.prototype.slice,toStr$4=Object.prototype.toString,funcType="[object Function]",implementation$1=function(e){
var r=this;if(typeof r!="function"||toStr$4.call(r)!==funcType)throw new TypeError(ERROR_MESSAGE+r);for(var n=slice$1.call(arguments,1),a,o=function(){if(this instanceof
a){var l=r.apply(this,n.concat(slice$1.call(arguments)));return Object(l)===l?l:this}else return r.apply(e,n.concat(slice$1.call(arguments)))},s=Math.max(0,r.length-
n.length),u=[],c=0;c<s;c++)u.push("$"+c);if(a=function(){return o.apply(this,arguments)},r.prototype){var f=function(){};f.prototype=r.prototype,a.prototype=new f,
f.prototype=null}return a},functionBind=Function.prototype.bind||implementation$1,shams=function(){if(typeof Symbol!="function"||typeof Object.getOwnPropertySymbols!=
"function")return!1;if(typeof Symbol.iterator=="symbol")return!0;var e={},r=Symbol("test"),n=Object(r);if(typeof r=="string"||Object.prototype.toString.call(r)!==
"[object Symbol]"||Object.prototype.toString.call(n)!=="[object Symbol]")return!1;var a=42;e[r]=a;for(r in e)return!1;if(typeof Object.keys=="function"&&Object.
keys(e).length!==0||typeof Object.getOwnPropertyNames=="function"&&Object.getOwnPropertyNames(e).length!==0)return!1;var o=Object.getOwnPropertySymbols(e);if(o.
length!==1||o[0]!==r||!Object.prototype.propertyIsEnumerable.call(e,r))return!1;if(typeof Object.getOwnPropertyDescriptor=="function"){var s=Object.getOwnPropertyDescriptor(
e,r);if(s.value!==a||s.enumerable!==!0)return!1}return!0},origSymbol=commonjsGlobal.Symbol,hasSymbols$1=function(){return typeof origSymbol!="function"||typeof Symbol!=
"function"||typeof origSymbol("foo")!="symbol"||typeof Symbol("bar")!="symbol"?!1:shams()},undefined$1,$TypeError=TypeError,$gOPD=Object.getOwnPropertyDescriptor;
if($gOPD)try{$gOPD({},"")}catch{$gOPD=null}var throwTypeError=function(){throw new $TypeError},ThrowTypeError=$gOPD?(function(){try{return arguments.callee,throwTypeError}catch{
try{return $gOPD(arguments,"callee").get}catch{return throwTypeError}}})():throwTypeError,hasSymbols$2=hasSymbols$1(),getProto=Object.getPrototypeOf||function(e){
return e.__proto__},generatorFunction=undefined$1,asyncFunction=undefined$1,asyncGenFunction=undefined$1,TypedArray=typeof Uint8Array>"u"?undefined$1:getProto(Uint8Array),
INTRINSICS={"%Array%":Array,"%ArrayBuffer%":typeof ArrayBuffer>"u"?undefined$1:ArrayBuffer,"%ArrayBufferPrototype%":typeof ArrayBuffer>"u"?undefined$1:ArrayBuffer.
prototype,"%ArrayIteratorPrototype%":hasSymbols$2?getProto([][Symbol.iterator]()):undefined$1,"%ArrayPrototype%":Array.prototype,"%ArrayProto_entries%":Array.prototype.
entries,"%ArrayProto_forEach%":Array.prototype.forEach,"%ArrayProto_keys%":Array.prototype.keys,"%ArrayProto_values%":Array.prototype.values,"%AsyncFromSyncIter\
atorPrototype%":undefined$1,"%AsyncFunction%":asyncFunction,"%AsyncFunctionPrototype%":undefined$1,"%AsyncGenerator%":undefined$1,"%AsyncGeneratorFunction%":asyncGenFunction,
"%AsyncGeneratorPrototype%":undefined$1,"%AsyncIteratorPrototype%":undefined$1,"%Atomics%":typeof Atomics>"u"?undefined$1:Atomics,"%Boolean%":Boolean,"%BooleanP\
rototype%":Boolean.prototype,"%DataView%":typeof DataView>"u"?undefined$1:DataView,"%DataViewPrototype%":typeof DataView>"u"?undefined$1:DataView.prototype,"%Da\
te%":Date,"%DatePrototype%":Date.prototype,"%decodeURI%":decodeURI,"%decodeURIComponent%":decodeURIComponent,"%encodeURI%":encodeURI,"%encodeURIComponent%":encodeURIComponent,
"%Error%":Error,"%ErrorPrototype%":Error.prototype,"%eval%":eval,"%EvalError%":EvalError,"%EvalErrorPrototype%":EvalError.prototype,"%Float32Array%":typeof Float32Array>
"u"?undefined$1:Float32Array,"%Float32ArrayPrototype%":typeof Float32Array>"u"?undefined$1:Float32Array.prototype,"%Float64Array%":typeof Float64Array>"u"?undefined$1:
Float64Array,"%Float64ArrayPrototype%":typeof Float64Array>"u"?undefined$1:Float64Array.prototype,"%Function%":Function,"%FunctionPrototype%":Function.prototype,
"%Generator%":undefined$1,"%GeneratorFunction%":generatorFunction,"%GeneratorPrototype%":undefined$1,"%Int8Array%":typeof Int8Array>"u"?undefined$1:Int8Array,"%\
Int8ArrayPrototype%":typeof Int8Array>"u"?undefined$1:Int8Array.prototype,"%Int16Array%":typeof Int16Array>"u"?undefined$1:Int16Array,"%Int16ArrayPrototype%":typeof Int16Array>
"u"?undefined$1:Int8Array.prototype,"%Int32Array%":typeof Int32Array>"u"?undefined$1:Int32Array,"%Int32ArrayPrototype%":typeof Int32Array>"u"?undefined$1:Int32Array.
prototype,"%isFinite%":isFinite,"%isNaN%":isNaN,"%IteratorPrototype%":hasSymbols$2?getProto(getProto([][Symbol.iterator]())):undefined$1,"%JSON%":typeof JSON=="\
object"?JSON:undefined$1,"%JSONParse%":typeof JSON=="object"?JSON.parse:undefined$1,"%Map%":typeof Map>"u"?undefined$1:Map,"%MapIteratorPrototype%":typeof Map>"\
u"||!hasSymbols$2?undefined$1:getProto(new Map()[Symbol.iterator]()),"%MapPrototype%":typeof Map>"u"?undefined$1:Map.prototype,"%Math%":Math,"%Number%":Number,"\
%NumberPrototype%":Number.prototype,"%Object%":Object,"%ObjectPrototype%":Object.prototype,"%ObjProto_toString%":Object.prototype.toString,"%ObjProto_valueOf%":Object.
prototype.valueOf,"%parseFloat%":parseFloat,"%parseInt%":parseInt,"%Promise%":typeof Promise>"u"?undefined$1:Promise,"%PromisePrototype%":typeof Promise>"u"?undefined$1:
Promise.prototype,"%PromiseProto_then%":typeof Promise>"u"?undefined$1:Promise.prototype.then,"%Promise_all%":typeof Promise>"u"?undefined$1:Promise.all,"%Promi\
se_reject%":typeof Promise>"u"?undefined$1:Promise.reject,"%Promise_resolve%":typeof Promise>"u"?undefined$1:Promise.resolve,"%Proxy%":typeof Proxy>"u"?undefined$1:
Proxy,"%RangeError%":RangeError,"%RangeErrorPrototype%":RangeError.prototype,"%ReferenceError%":ReferenceError,"%ReferenceErrorPrototype%":ReferenceError.prototype,
"%Reflect%":typeof Reflect>"u"?undefined$1:Reflect,"%RegExp%":RegExp,"%RegExpPrototype%":RegExp.prototype,"%Set%":typeof Set>"u"?undefined$1:Set,"%SetIteratorPr\
ototype%":typeof Set>"u"||!hasSymbols$2?undefined$1:getProto(new Set()[Symbol.iterator]()),"%SetPrototype%":typeof Set>"u"?undefined$1:Set.prototype,"%SharedArr\
ayBuffer%":typeof SharedArrayBuffer>"u"?undefined$1:SharedArrayBuffer,"%SharedArrayBufferPrototype%":typeof SharedArrayBuffer>"u"?undefined$1:SharedArrayBuffer.
prototype,"%String%":String,"%StringIteratorPrototype%":hasSymbols$2?getProto(""[Symbol.iterator]()):undefined$1,"%StringPrototype%":String.prototype,"%Symbol%":hasSymbols$2?
Symbol:undefined$1,"%SymbolPrototype%":hasSymbols$2?Symbol.prototype:undefined$1,"%SyntaxError%":SyntaxError,"%SyntaxErrorPrototype%":SyntaxError.prototype,"%Th\
rowTypeError%":ThrowTypeError,"%TypedArray%":TypedArray,"%TypedArrayPrototype%":TypedArray?TypedArray.prototype:undefined$1,"%TypeError%":$TypeError,"%TypeError\
Prototype%":$TypeError.prototype,"%Uint8Array%":typeof Uint8Array>"u"?undefined$1:Uint8Array,"%Uint8ArrayPrototype%":typeof Uint8Array>"u"?undefined$1:Uint8Array.
prototype,"%Uint8ClampedArray%":typeof Uint8ClampedArray>"u"?undefined$1:Uint8ClampedArray,"%Uint8ClampedArrayPrototype%":typeof Uint8ClampedArray>"u"?undefined$1:
Uint8ClampedArray.prototype,"%Uint16Array%":typeof Uint16Array>"u"?undefined$1:Uint16Array,"%Uint16ArrayPrototype%":typeof Uint16Array>"u"?undefined$1:Uint16Array.
prototype,"%Uint32Array%":typeof Uint32Array>"u"?undefined$1:Uint32Array,"%Uint32ArrayPrototype%":typeof Uint32Array>"u"?undefined$1:Uint32Array.prototype,"%URI\
Error%":URIError,"%URIErrorPrototype%":URIError.prototype,"%WeakMap%":typeof WeakMap>"u"?undefined$1:WeakMap,"%WeakMapPrototype%":typeof WeakMap>"u"?undefined$1:
WeakMap.prototype,"%WeakSet%":typeof WeakSet>"u"?undefined$1:WeakSet,"%WeakSetPrototype%":typeof WeakSet>"u"?undefined$1:WeakSet.prototype},$replace=functionBind.
call(Function.call,String.prototype.replace),rePropName=/[^%.[\]]+|\[(?:(-?\d+(?:\.\d+)?)|(["'])((?:(?!\2)[^\\]|\\.)*?)\2)\]|(?=(?:\.|\[\])(?:\.|\[\]|%$))/g,reEscapeChar=/\\(\\)?/g,
stringToPath=function(e){var r=[];return $replace(e,rePropName,function(n,a,o,s){r[r.length]=o?$replace(s,reEscapeChar,"$1"):a||n}),r},getBaseIntrinsic=function(e,r){
if(!(e in INTRINSICS))throw new SyntaxError("intrinsic "+e+" does not exist!");if(typeof INTRINSICS[e]>"u"&&!r)throw new $TypeError("intrinsic "+e+" exists, but\
 is not available. Please file an issue!");return INTRINSICS[e]},GetIntrinsic=function(e,r){if(typeof e!="string"||e.length===0)throw new TypeError("intrinsic n\
ame must be a non-empty string");if(arguments.length>1&&typeof r!="boolean")throw new TypeError('"allowMissing" argument must be a boolean');for(var n=stringToPath(
e),a=getBaseIntrinsic("%"+(n.length>0?n[0]:"")+"%",r),o=1;o<n.length;o+=1)if(a!=null)if($gOPD&&o+1>=n.length){var s=$gOPD(a,n[o]);if(!r&&!(n[o]in a))throw new $TypeError(
"base intrinsic for "+e+" exists, but the property is not available.");a=s?s.get||s.value:a[n[o]]}else a=a[n[o]];return a},$Function=GetIntrinsic("%Function%"),
$apply=$Function.apply,$call=$Function.call,callBind=function(){return functionBind.apply($call,arguments)},apply=function(){return functionBind.apply($apply,arguments)};
callBind.apply=apply;var numberIsNaN=function(e){return e!==e},implementation$2=function(e,r){return e===0&&r===0?1/e===1/r:!!(e===r||numberIsNaN(e)&&numberIsNaN(
r))},polyfill=function(){return typeof Object.is=="function"?Object.is:implementation$2},shim=function(){var e=polyfill();return defineProperties_1(Object,{is:e},
{is:function(){return Object.is!==e}}),e},polyfill$1=callBind(polyfill(),Object);defineProperties_1(polyfill$1,{getPolyfill:polyfill,implementation:implementation$2,
shim});var objectIs=polyfill$1,src=functionBind.call(Function.call,Object.prototype.hasOwnProperty),regexExec=RegExp.prototype.exec,gOPD=Object.getOwnPropertyDescriptor,
tryRegexExecCall=function(e){try{var r=e.lastIndex;return e.lastIndex=0,regexExec.call(e),!0}catch{return!1}finally{e.lastIndex=r}},toStr$5=Object.prototype.toString,
regexClass="[object RegExp]",hasToStringTag$1=typeof Symbol=="function"&&typeof Symbol.toStringTag=="symbol",isRegex=function(e){if(!e||typeof e!="object")return!1;
if(!hasToStringTag$1)return toStr$5.call(e)===regexClass;var r=gOPD(e,"lastIndex"),n=r&&src(r,"value");return n?tryRegexExecCall(e):!1},$Object=Object,$TypeError$1=TypeError,
implementation$3=function(){if(this!=null&&this!==$Object(this))throw new $TypeError$1("RegExp.prototype.flags getter called on non-object");var e="";return this.
global&&(e+="g"),this.ignoreCase&&(e+="i"),this.multiline&&(e+="m"),this.dotAll&&(e+="s"),this.unicode&&(e+="u"),this.sticky&&(e+="y"),e},supportsDescriptors$1=defineProperties_1.
supportsDescriptors,$gOPD$1=Object.getOwnPropertyDescriptor,$TypeError$2=TypeError,polyfill$2=function(){if(!supportsDescriptors$1)throw new $TypeError$2("RegEx\
p.prototype.flags requires a true ES5 environment that supports property descriptors");if(/a/mig.flags==="gim"){var e=$gOPD$1(RegExp.prototype,"flags");if(e&&typeof e.
get=="function"&&typeof/a/.dotAll=="boolean")return e.get}return implementation$3},supportsDescriptors$2=defineProperties_1.supportsDescriptors,gOPD$1=Object.getOwnPropertyDescriptor,
defineProperty$1=Object.defineProperty,TypeErr=TypeError,getProto$1=Object.getPrototypeOf,regex=/a/,shim$1=function(){if(!supportsDescriptors$2||!getProto$1)throw new TypeErr(
"RegExp.prototype.flags requires a true ES5 environment that supports property descriptors");var e=polyfill$2(),r=getProto$1(regex),n=gOPD$1(r,"flags");return(!n||
n.get!==e)&&defineProperty$1(r,"flags",{configurable:!0,enumerable:!1,get:e}),e},flagsBound=callBind(implementation$3);defineProperties_1(flagsBound,{getPolyfill:polyfill$2,
implementation:implementation$3,shim:shim$1});var regexp_prototype_flags=flagsBound,getDay=Date.prototype.getDay,tryDateObject=function(e){try{return getDay.call(
e),!0}catch{return!1}},toStr$6=Object.prototype.toString,dateClass="[object Date]",hasToStringTag$2=typeof Symbol=="function"&&typeof Symbol.toStringTag=="symbo\
l",isDateObject=function(e){return typeof e!="object"||e===null?!1:hasToStringTag$2?tryDateObject(e):toStr$6.call(e)===dateClass},getTime=Date.prototype.getTime;
function deepEqual(e,r,n){var a=n||{};return(a.strict?objectIs(e,r):e===r)?!0:!e||!r||typeof e!="object"&&typeof r!="object"?a.strict?objectIs(e,r):e==r:objEquiv(
e,r,a)}function isUndefinedOrNull(e){return e==null}function isBuffer$1(e){return!(!e||typeof e!="object"||typeof e.length!="number"||typeof e.copy!="function"||
typeof e.slice!="function"||e.length>0&&typeof e[0]!="number")}function objEquiv(e,r,n){var a,o;if(typeof e!=typeof r||isUndefinedOrNull(e)||isUndefinedOrNull(r)||
e.prototype!==r.prototype||isArguments$1(e)!==isArguments$1(r))return!1;var s=isRegex(e),u=isRegex(r);if(s!==u)return!1;if(s||u)return e.source===r.source&&regexp_prototype_flags(
e)===regexp_prototype_flags(r);if(isDateObject(e)&&isDateObject(r))return getTime.call(e)===getTime.call(r);var c=isBuffer$1(e),f=isBuffer$1(r);if(c!==f)return!1;
if(c||f){if(e.length!==r.length)return!1;for(a=0;a<e.length;a++)if(e[a]!==r[a])return!1;return!0}if(typeof e!=typeof r)return!1;try{var l=objectKeys(e),h=objectKeys(
r)}catch{return!1}if(l.length!==h.length)return!1;for(l.sort(),h.sort(),a=l.length-1;a>=0;a--)if(l[a]!=h[a])return!1;for(a=l.length-1;a>=0;a--)if(o=l[a],!deepEqual(
e[o],r[o],n))return!1;return!0}var deepEqual_1=deepEqual,FLOAT_EOF=15,FLOAT_LOOKUP=["0","1","2","3","4","5","6","7","8","9",".","E","E-",null,"-"],FLOAT_ENCODE_LOOKUP={
".":10,E:11,"E-":12,"-":14},CFFOperand=(function(){function e(){}return e.decode=function(r,n){if(32<=n&&n<=246)return n-139;if(247<=n&&n<=250)return(n-247)*256+
r.readUInt8()+108;if(251<=n&&n<=254)return-(n-251)*256-r.readUInt8()-108;if(n===28)return r.readInt16BE();if(n===29)return r.readInt32BE();if(n===30){for(var a="";;){
var o=r.readUInt8(),s=o>>4;if(s===FLOAT_EOF)break;a+=FLOAT_LOOKUP[s];var u=o&15;if(u===FLOAT_EOF)break;a+=FLOAT_LOOKUP[u]}return parseFloat(a)}return null},e.size=
function(r){if(r.forceLarge&&(r=32768),(r|0)!==r){var n=""+r;return 1+Math.ceil((n.length+1)/2)}else return-107<=r&&r<=107?1:108<=r&&r<=1131||-1131<=r&&r<=-108?
2:-32768<=r&&r<=32767?3:5},e.encode=function(r,n){var a=Number(n);if(n.forceLarge)return r.writeUInt8(29),r.writeInt32BE(a);if((a|0)!==a){r.writeUInt8(30);for(var o=""+
a,s=0;s<o.length;s+=2){var u=o[s],c=FLOAT_ENCODE_LOOKUP[u]||+u;if(s===o.length-1)var l=FLOAT_EOF;else var f=o[s+1],l=FLOAT_ENCODE_LOOKUP[f]||+f;r.writeUInt8(c<<
4|l&15)}if(l!==FLOAT_EOF)return r.writeUInt8(FLOAT_EOF<<4)}else return-107<=a&&a<=107?r.writeUInt8(a+139):108<=a&&a<=1131?(a-=108,r.writeUInt8((a>>8)+247),r.writeUInt8(
a&255)):-1131<=a&&a<=-108?(a=-a-108,r.writeUInt8((a>>8)+251),r.writeUInt8(a&255)):-32768<=a&&a<=32767?(r.writeUInt8(28),r.writeInt16BE(a)):(r.writeUInt8(29),r.writeInt32BE(
a))},e})();function _createForOfIteratorHelperLoose$2(e){var r=0;if(typeof Symbol>"u"||e[Symbol.iterator]==null){if(Array.isArray(e)||(e=_unsupportedIterableToArray$2(
e)))return function(){return r>=e.length?{done:!0}:{done:!1,value:e[r++]}};throw new TypeError(`Invalid attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return r=e[Symbol.iterator](),r.next.bind(r)}function _unsupportedIterableToArray$2(e,r){
if(e){if(typeof e=="string")return _arrayLikeToArray$2(e,r);var n=Object.prototype.toString.call(e).slice(8,-1);if(n==="Object"&&e.constructor&&(n=e.constructor.
name),n==="Map"||n==="Set")return Array.from(e);if(n==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n))return _arrayLikeToArray$2(e,r)}}function _arrayLikeToArray$2(e,r){
(r==null||r>e.length)&&(r=e.length);for(var n=0,a=new Array(r);n<r;n++)a[n]=e[n];return a}var CFFDict=(function(){function e(n){n===void 0&&(n=[]),this.ops=n,this.
fields={};for(var a=_createForOfIteratorHelperLoose$2(n),o;!(o=a()).done;){var s=o.value,u=Array.isArray(s[0])?s[0][0]<<8|s[0][1]:s[0];this.fields[u]=s}}var r=e.
prototype;return r.decodeOperands=function(n,a,o,s){var u=this;if(Array.isArray(n))return s.map(function(c,f){return u.decodeOperands(n[f],a,o,[c])});if(n.decode!=
null)return n.decode(a,o,s);switch(n){case"number":case"offset":case"sid":return s[0];case"boolean":return!!s[0];default:return s}},r.encodeOperands=function(n,a,o,s){
var u=this;return Array.isArray(n)?s.map(function(c,f){return u.encodeOperands(n[f],a,o,c)[0]}):n.encode!=null?n.encode(a,s,o):typeof s=="number"?[s]:typeof s==
"boolean"?[+s]:Array.isArray(s)?s:[s]},r.decode=function(n,a){var o=n.pos+a.length,s={},u=[];Object.defineProperties(s,{parent:{value:a},_startOffset:{value:n.pos}});
for(var c in this.fields){var f=this.fields[c];s[f[1]]=f[3]}for(;n.pos<o;){var l=n.readUInt8();if(l<28){l===12&&(l=l<<8|n.readUInt8());var h=this.fields[l];if(!h)
throw new Error("Unknown operator "+l);var y=this.decodeOperands(h[2],n,s,u);y!=null&&(y instanceof utils_2?Object.defineProperty(s,h[1],y):s[h[1]]=y),u=[]}else
u.push(CFFOperand.decode(n,l))}return s},r.size=function(n,a,o){o===void 0&&(o=!0);var s={parent:a,val:n,pointerSize:0,startOffset:a.startOffset||0},u=0;for(var c in this.
fields){var f=this.fields[c],l=n[f[1]];if(!(l==null||deepEqual_1(l,f[3]))){for(var h=this.encodeOperands(f[2],null,s,l),y=_createForOfIteratorHelperLoose$2(h),b;!(b=
y()).done;){var m=b.value;u+=CFFOperand.size(m)}var C=Array.isArray(f[0])?f[0]:[f[0]];u+=C.length}}return o&&(u+=s.pointerSize),u},r.encode=function(n,a,o){var s={
pointers:[],startOffset:n.pos,parent:o,val:a,pointerSize:0};s.pointerOffset=n.pos+this.size(a,s,!1);for(var u=_createForOfIteratorHelperLoose$2(this.ops),c;!(c=
u()).done;){var f=c.value,l=a[f[1]];if(!(l==null||deepEqual_1(l,f[3]))){for(var h=this.encodeOperands(f[2],n,s,l),y=_createForOfIteratorHelperLoose$2(h),b;!(b=y()).
done;){var m=b.value;CFFOperand.encode(n,m)}for(var C=Array.isArray(f[0])?f[0]:[f[0]],E=_createForOfIteratorHelperLoose$2(C),N;!(N=E()).done;){var k=N.value;n.writeUInt8(
k)}}}for(var D=0;D<s.pointers.length;){var U=s.pointers[D++];U.type.encode(n,U.val,U.parent)}},e})();function _inheritsLoose(e,r){e.prototype=Object.create(r.prototype),
e.prototype.constructor=e,e.__proto__=r}var CFFPointer=(function(e){_inheritsLoose(r,e);function r(a,o){return o===void 0&&(o={}),o.type==null&&(o.type="global"),
e.call(this,null,a,o)||this}var n=r.prototype;return n.decode=function(a,o,s){return this.offsetType={decode:function(){return s[0]}},e.prototype.decode.call(this,
a,o,s)},n.encode=function(a,o,s){if(!a)return this.offsetType={size:function(){return 0}},this.size(o,s),[new Ptr(0)];var u=null;return this.offsetType={encode:function(c,f){
return u=f}},e.prototype.encode.call(this,a,o,s),[new Ptr(u)]},r})(restructure.Pointer),Ptr=(function(){function e(n){this.val=n,this.forceLarge=!0}var r=e.prototype;
return r.valueOf=function(){return this.val},e})(),CFFBlendOp=(function(){function e(){}return e.decode=function(r,n,a){for(var o=a.pop();a.length>o;)a.pop()},e})(),
CFFPrivateDict=new CFFDict([[6,"BlueValues","delta",null],[7,"OtherBlues","delta",null],[8,"FamilyBlues","delta",null],[9,"FamilyOtherBlues","delta",null],[[12,
9],"BlueScale","number",.039625],[[12,10],"BlueShift","number",7],[[12,11],"BlueFuzz","number",1],[10,"StdHW","number",null],[11,"StdVW","number",null],[[12,12],
"StemSnapH","delta",null],[[12,13],"StemSnapV","delta",null],[[12,14],"ForceBold","boolean",!1],[[12,17],"LanguageGroup","number",0],[[12,18],"ExpansionFactor",
"number",.06],[[12,19],"initialRandomSeed","number",0],[20,"defaultWidthX","number",0],[21,"nominalWidthX","number",0],[22,"vsindex","number",0],[23,"blend",CFFBlendOp,
null],[19,"Subrs",new CFFPointer(new CFFIndex,{type:"local"}),null]]),standardStrings=[".notdef","space","exclam","quotedbl","numbersign","dollar","percent","am\
persand","quoteright","parenleft","parenright","asterisk","plus","comma","hyphen","period","slash","zero","one","two","three","four","five","six","seven","eight",
"nine","colon","semicolon","less","equal","greater","question","at","A","B","C","D","E","F","G","H","I","J","K","L","M","N","O","P","Q","R","S","T","U","V","W",
"X","Y","Z","bracketleft","backslash","bracketright","asciicircum","underscore","quoteleft","a","b","c","d","e","f","g","h","i","j","k","l","m","n","o","p","q",
"r","s","t","u","v","w","x","y","z","braceleft","bar","braceright","asciitilde","exclamdown","cent","sterling","fraction","yen","florin","section","currency","q\
uotesingle","quotedblleft","guillemotleft","guilsinglleft","guilsinglright","fi","fl","endash","dagger","daggerdbl","periodcentered","paragraph","bullet","quote\
singlbase","quotedblbase","quotedblright","guillemotright","ellipsis","perthousand","questiondown","grave","acute","circumflex","tilde","macron","breve","dotacc\
ent","dieresis","ring","cedilla","hungarumlaut","ogonek","caron","emdash","AE","ordfeminine","Lslash","Oslash","OE","ordmasculine","ae","dotlessi","lslash","osl\
ash","oe","germandbls","onesuperior","logicalnot","mu","trademark","Eth","onehalf","plusminus","Thorn","onequarter","divide","brokenbar","degree","thorn","three\
quarters","twosuperior","registered","minus","eth","multiply","threesuperior","copyright","Aacute","Acircumflex","Adieresis","Agrave","Aring","Atilde","Ccedilla",
"Eacute","Ecircumflex","Edieresis","Egrave","Iacute","Icircumflex","Idieresis","Igrave","Ntilde","Oacute","Ocircumflex","Odieresis","Ograve","Otilde","Scaron","\
Uacute","Ucircumflex","Udieresis","Ugrave","Yacute","Ydieresis","Zcaron","aacute","acircumflex","adieresis","agrave","aring","atilde","ccedilla","eacute","ecirc\
umflex","edieresis","egrave","iacute","icircumflex","idieresis","igrave","ntilde","oacute","ocircumflex","odieresis","ograve","otilde","scaron","uacute","ucircu\
mflex","udieresis","ugrave","yacute","ydieresis","zcaron","exclamsmall","Hungarumlautsmall","dollaroldstyle","dollarsuperior","ampersandsmall","Acutesmall","par\
enleftsuperior","parenrightsuperior","twodotenleader","onedotenleader","zerooldstyle","oneoldstyle","twooldstyle","threeoldstyle","fouroldstyle","fiveoldstyle",
"sixoldstyle","sevenoldstyle","eightoldstyle","nineoldstyle","commasuperior","threequartersemdash","periodsuperior","questionsmall","asuperior","bsuperior","cen\
tsuperior","dsuperior","esuperior","isuperior","lsuperior","msuperior","nsuperior","osuperior","rsuperior","ssuperior","tsuperior","ff","ffi","ffl","parenleftin\
ferior","parenrightinferior","Circumflexsmall","hyphensuperior","Gravesmall","Asmall","Bsmall","Csmall","Dsmall","Esmall","Fsmall","Gsmall","Hsmall","Ismall","J\
small","Ksmall","Lsmall","Msmall","Nsmall","Osmall","Psmall","Qsmall","Rsmall","Ssmall","Tsmall","Usmall","Vsmall","Wsmall","Xsmall","Ysmall","Zsmall","colonmon\
etary","onefitted","rupiah","Tildesmall","exclamdownsmall","centoldstyle","Lslashsmall","Scaronsmall","Zcaronsmall","Dieresissmall","Brevesmall","Caronsmall","D\
otaccentsmall","Macronsmall","figuredash","hypheninferior","Ogoneksmall","Ringsmall","Cedillasmall","questiondownsmall","oneeighth","threeeighths","fiveeighths",
"seveneighths","onethird","twothirds","zerosuperior","foursuperior","fivesuperior","sixsuperior","sevensuperior","eightsuperior","ninesuperior","zeroinferior","\
oneinferior","twoinferior","threeinferior","fourinferior","fiveinferior","sixinferior","seveninferior","eightinferior","nineinferior","centinferior","dollarinfe\
rior","periodinferior","commainferior","Agravesmall","Aacutesmall","Acircumflexsmall","Atildesmall","Adieresissmall","Aringsmall","AEsmall","Ccedillasmall","Egr\
avesmall","Eacutesmall","Ecircumflexsmall","Edieresissmall","Igravesmall","Iacutesmall","Icircumflexsmall","Idieresissmall","Ethsmall","Ntildesmall","Ogravesmal\
l","Oacutesmall","Ocircumflexsmall","Otildesmall","Odieresissmall","OEsmall","Oslashsmall","Ugravesmall","Uacutesmall","Ucircumflexsmall","Udieresissmall","Yacu\
tesmall","Thornsmall","Ydieresissmall","001.000","001.001","001.002","001.003","Black","Bold","Book","Light","Medium","Regular","Roman","Semibold"],StandardEncoding=[
"","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","space","exclam","quotedbl","numbersign","dollar","percent","amp\
ersand","quoteright","parenleft","parenright","asterisk","plus","comma","hyphen","period","slash","zero","one","two","three","four","five","six","seven","eight",
"nine","colon","semicolon","less","equal","greater","question","at","A","B","C","D","E","F","G","H","I","J","K","L","M","N","O","P","Q","R","S","T","U","V","W",
"X","Y","Z","bracketleft","backslash","bracketright","asciicircum","underscore","quoteleft","a","b","c","d","e","f","g","h","i","j","k","l","m","n","o","p","q",
"r","s","t","u","v","w","x","y","z","braceleft","bar","braceright","asciitilde","","","","","","","","","","","","","","","","","","","","","","","","","","","",
"","","","","","","","exclamdown","cent","sterling","fraction","yen","florin","section","currency","quotesingle","quotedblleft","guillemotleft","guilsinglleft",
"guilsinglright","fi","fl","","endash","dagger","daggerdbl","periodcentered","","paragraph","bullet","quotesinglbase","quotedblbase","quotedblright","guillemotr\
ight","ellipsis","perthousand","","questiondown","","grave","acute","circumflex","tilde","macron","breve","dotaccent","dieresis","","ring","cedilla","","hungaru\
mlaut","ogonek","caron","emdash","","","","","","","","","","","","","","","","","AE","","ordfeminine","","","","","Lslash","Oslash","OE","ordmasculine","","","",
"","","ae","","","","dotlessi","","","lslash","oslash","oe","germandbls"],ExpertEncoding=["","","","","","","","","","","","","","","","","","","","","","","","",
"","","","","","","","","space","exclamsmall","Hungarumlautsmall","","dollaroldstyle","dollarsuperior","ampersandsmall","Acutesmall","parenleftsuperior","parenr\
ightsuperior","twodotenleader","onedotenleader","comma","hyphen","period","fraction","zerooldstyle","oneoldstyle","twooldstyle","threeoldstyle","fouroldstyle","\
fiveoldstyle","sixoldstyle","sevenoldstyle","eightoldstyle","nineoldstyle","colon","semicolon","commasuperior","threequartersemdash","periodsuperior","questions\
mall","","asuperior","bsuperior","centsuperior","dsuperior","esuperior","","","isuperior","","","lsuperior","msuperior","nsuperior","osuperior","","","rsuperior",
"ssuperior","tsuperior","","ff","fi","fl","ffi","ffl","parenleftinferior","","parenrightinferior","Circumflexsmall","hyphensuperior","Gravesmall","Asmall","Bsma\
ll","Csmall","Dsmall","Esmall","Fsmall","Gsmall","Hsmall","Ismall","Jsmall","Ksmall","Lsmall","Msmall","Nsmall","Osmall","Psmall","Qsmall","Rsmall","Ssmall","Ts\
mall","Usmall","Vsmall","Wsmall","Xsmall","Ysmall","Zsmall","colonmonetary","onefitted","rupiah","Tildesmall","","","","","","","","","","","","","","","","","",
"","","","","","","","","","","","","","","","","","exclamdownsmall","centoldstyle","Lslashsmall","","","Scaronsmall","Zcaronsmall","Dieresissmall","Brevesmall",
"Caronsmall","","Dotaccentsmall","","","Macronsmall","","","figuredash","hypheninferior","","","Ogoneksmall","Ringsmall","Cedillasmall","","","","onequarter","o\
nehalf","threequarters","questiondownsmall","oneeighth","threeeighths","fiveeighths","seveneighths","onethird","twothirds","","","zerosuperior","onesuperior","t\
wosuperior","threesuperior","foursuperior","fivesuperior","sixsuperior","sevensuperior","eightsuperior","ninesuperior","zeroinferior","oneinferior","twoinferior",
"threeinferior","fourinferior","fiveinferior","sixinferior","seveninferior","eightinferior","nineinferior","centinferior","dollarinferior","periodinferior","com\
mainferior","Agravesmall","Aacutesmall","Acircumflexsmall","Atildesmall","Adieresissmall","Aringsmall","AEsmall","Ccedillasmall","Egravesmall","Eacutesmall","Ec\
ircumflexsmall","Edieresissmall","Igravesmall","Iacutesmall","Icircumflexsmall","Idieresissmall","Ethsmall","Ntildesmall","Ogravesmall","Oacutesmall","Ocircumfl\
exsmall","Otildesmall","Odieresissmall","OEsmall","Oslashsmall","Ugravesmall","Uacutesmall","Ucircumflexsmall","Udieresissmall","Yacutesmall","Thornsmall","Ydie\
resissmall"],ISOAdobeCharset=[".notdef","space","exclam","quotedbl","numbersign","dollar","percent","ampersand","quoteright","parenleft","parenright","asterisk",
"plus","comma","hyphen","period","slash","zero","one","two","three","four","five","six","seven","eight","nine","colon","semicolon","less","equal","greater","que\
stion","at","A","B","C","D","E","F","G","H","I","J","K","L","M","N","O","P","Q","R","S","T","U","V","W","X","Y","Z","bracketleft","backslash","bracketright","as\
ciicircum","underscore","quoteleft","a","b","c","d","e","f","g","h","i","j","k","l","m","n","o","p","q","r","s","t","u","v","w","x","y","z","braceleft","bar","b\
raceright","asciitilde","exclamdown","cent","sterling","fraction","yen","florin","section","currency","quotesingle","quotedblleft","guillemotleft","guilsingllef\
t","guilsinglright","fi","fl","endash","dagger","daggerdbl","periodcentered","paragraph","bullet","quotesinglbase","quotedblbase","quotedblright","guillemotrigh\
t","ellipsis","perthousand","questiondown","grave","acute","circumflex","tilde","macron","breve","dotaccent","dieresis","ring","cedilla","hungarumlaut","ogonek",
"caron","emdash","AE","ordfeminine","Lslash","Oslash","OE","ordmasculine","ae","dotlessi","lslash","oslash","oe","germandbls","onesuperior","logicalnot","mu","t\
rademark","Eth","onehalf","plusminus","Thorn","onequarter","divide","brokenbar","degree","thorn","threequarters","twosuperior","registered","minus","eth","multi\
ply","threesuperior","copyright","Aacute","Acircumflex","Adieresis","Agrave","Aring","Atilde","Ccedilla","Eacute","Ecircumflex","Edieresis","Egrave","Iacute","I\
circumflex","Idieresis","Igrave","Ntilde","Oacute","Ocircumflex","Odieresis","Ograve","Otilde","Scaron","Uacute","Ucircumflex","Udieresis","Ugrave","Yacute","Yd\
ieresis","Zcaron","aacute","acircumflex","adieresis","agrave","aring","atilde","ccedilla","eacute","ecircumflex","edieresis","egrave","iacute","icircumflex","id\
ieresis","igrave","ntilde","oacute","ocircumflex","odieresis","ograve","otilde","scaron","uacute","ucircumflex","udieresis","ugrave","yacute","ydieresis","zcaro\
n"],ExpertCharset=[".notdef","space","exclamsmall","Hungarumlautsmall","dollaroldstyle","dollarsuperior","ampersandsmall","Acutesmall","parenleftsuperior","pare\
nrightsuperior","twodotenleader","onedotenleader","comma","hyphen","period","fraction","zerooldstyle","oneoldstyle","twooldstyle","threeoldstyle","fouroldstyle",
"fiveoldstyle","sixoldstyle","sevenoldstyle","eightoldstyle","nineoldstyle","colon","semicolon","commasuperior","threequartersemdash","periodsuperior","question\
small","asuperior","bsuperior","centsuperior","dsuperior","esuperior","isuperior","lsuperior","msuperior","nsuperior","osuperior","rsuperior","ssuperior","tsupe\
rior","ff","fi","fl","ffi","ffl","parenleftinferior","parenrightinferior","Circumflexsmall","hyphensuperior","Gravesmall","Asmall","Bsmall","Csmall","Dsmall","E\
small","Fsmall","Gsmall","Hsmall","Ismall","Jsmall","Ksmall","Lsmall","Msmall","Nsmall","Osmall","Psmall","Qsmall","Rsmall","Ssmall","Tsmall","Usmall","Vsmall",
"Wsmall","Xsmall","Ysmall","Zsmall","colonmonetary","onefitted","rupiah","Tildesmall","exclamdownsmall","centoldstyle","Lslashsmall","Scaronsmall","Zcaronsmall",
"Dieresissmall","Brevesmall","Caronsmall","Dotaccentsmall","Macronsmall","figuredash","hypheninferior","Ogoneksmall","Ringsmall","Cedillasmall","onequarter","on\
ehalf","threequarters","questiondownsmall","oneeighth","threeeighths","fiveeighths","seveneighths","onethird","twothirds","zerosuperior","onesuperior","twosuper\
ior","threesuperior","foursuperior","fivesuperior","sixsuperior","sevensuperior","eightsuperior","ninesuperior","zeroinferior","oneinferior","twoinferior","thre\
einferior","fourinferior","fiveinferior","sixinferior","seveninferior","eightinferior","nineinferior","centinferior","dollarinferior","periodinferior","commainf\
erior","Agravesmall","Aacutesmall","Acircumflexsmall","Atildesmall","Adieresissmall","Aringsmall","AEsmall","Ccedillasmall","Egravesmall","Eacutesmall","Ecircum\
flexsmall","Edieresissmall","Igravesmall","Iacutesmall","Icircumflexsmall","Idieresissmall","Ethsmall","Ntildesmall","Ogravesmall","Oacutesmall","Ocircumflexsma\
ll","Otildesmall","Odieresissmall","OEsmall","Oslashsmall","Ugravesmall","Uacutesmall","Ucircumflexsmall","Udieresissmall","Yacutesmall","Thornsmall","Ydieresis\
small"],ExpertSubsetCharset=[".notdef","space","dollaroldstyle","dollarsuperior","parenleftsuperior","parenrightsuperior","twodotenleader","onedotenleader","com\
ma","hyphen","period","fraction","zerooldstyle","oneoldstyle","twooldstyle","threeoldstyle","fouroldstyle","fiveoldstyle","sixoldstyle","sevenoldstyle","eightol\
dstyle","nineoldstyle","colon","semicolon","commasuperior","threequartersemdash","periodsuperior","asuperior","bsuperior","centsuperior","dsuperior","esuperior",
"isuperior","lsuperior","msuperior","nsuperior","osuperior","rsuperior","ssuperior","tsuperior","ff","fi","fl","ffi","ffl","parenleftinferior","parenrightinferi\
or","hyphensuperior","colonmonetary","onefitted","rupiah","centoldstyle","figuredash","hypheninferior","onequarter","onehalf","threequarters","oneeighth","three\
eighths","fiveeighths","seveneighths","onethird","twothirds","zerosuperior","onesuperior","twosuperior","threesuperior","foursuperior","fivesuperior","sixsuperi\
or","sevensuperior","eightsuperior","ninesuperior","zeroinferior","oneinferior","twoinferior","threeinferior","fourinferior","fiveinferior","sixinferior","seven\
inferior","eightinferior","nineinferior","centinferior","dollarinferior","periodinferior","commainferior"],LangSysTable=new restructure.Struct({reserved:new restructure.
Reserved(restructure.uint16),reqFeatureIndex:restructure.uint16,featureCount:restructure.uint16,featureIndexes:new restructure.Array(restructure.uint16,"feature\
Count")}),LangSysRecord=new restructure.Struct({tag:new restructure.String(4),langSys:new restructure.Pointer(restructure.uint16,LangSysTable,{type:"parent"})}),
Script=new restructure.Struct({defaultLangSys:new restructure.Pointer(restructure.uint16,LangSysTable),count:restructure.uint16,langSysRecords:new restructure.Array(
LangSysRecord,"count")}),ScriptRecord=new restructure.Struct({tag:new restructure.String(4),script:new restructure.Pointer(restructure.uint16,Script,{type:"pare\
nt"})}),ScriptList=new restructure.Array(ScriptRecord,restructure.uint16),Feature=new restructure.Struct({featureParams:restructure.uint16,lookupCount:restructure.
uint16,lookupListIndexes:new restructure.Array(restructure.uint16,"lookupCount")}),FeatureRecord=new restructure.Struct({tag:new restructure.String(4),feature:new restructure.
Pointer(restructure.uint16,Feature,{type:"parent"})}),FeatureList=new restructure.Array(FeatureRecord,restructure.uint16),LookupFlags=new restructure.Struct({markAttachmentType:restructure.
uint8,flags:new restructure.Bitfield(restructure.uint8,["rightToLeft","ignoreBaseGlyphs","ignoreLigatures","ignoreMarks","useMarkFilteringSet"])});function LookupList(e){
var r=new restructure.Struct({lookupType:restructure.uint16,flags:LookupFlags,subTableCount:restructure.uint16,subTables:new restructure.Array(new restructure.Pointer(
restructure.uint16,e),"subTableCount"),markFilteringSet:new restructure.Optional(restructure.uint16,function(n){return n.flags.flags.useMarkFilteringSet})});return new restructure.
LazyArray(new restructure.Pointer(restructure.uint16,r),restructure.uint16)}var RangeRecord=new restructure.Struct({start:restructure.uint16,end:restructure.uint16,
startCoverageIndex:restructure.uint16}),Coverage=new restructure.VersionedStruct(restructure.uint16,{1:{glyphCount:restructure.uint16,glyphs:new restructure.Array(
restructure.uint16,"glyphCount")},2:{rangeCount:restructure.uint16,rangeRecords:new restructure.Array(RangeRecord,"rangeCount")}}),ClassRangeRecord=new restructure.
Struct({start:restructure.uint16,end:restructure.uint16,class:restructure.uint16}),ClassDef=new restructure.VersionedStruct(restructure.uint16,{1:{startGlyph:restructure.
uint16,glyphCount:restructure.uint16,classValueArray:new restructure.Array(restructure.uint16,"glyphCount")},2:{classRangeCount:restructure.uint16,classRangeRecord:new restructure.
Array(ClassRangeRecord,"classRangeCount")}}),Device=new restructure.Struct({a:restructure.uint16,b:restructure.uint16,deltaFormat:restructure.uint16}),LookupRecord=new restructure.
Struct({sequenceIndex:restructure.uint16,lookupListIndex:restructure.uint16}),Rule=new restructure.Struct({glyphCount:restructure.uint16,lookupCount:restructure.
uint16,input:new restructure.Array(restructure.uint16,function(e){return e.glyphCount-1}),lookupRecords:new restructure.Array(LookupRecord,"lookupCount")}),RuleSet=new restructure.
Array(new restructure.Pointer(restructure.uint16,Rule),restructure.uint16),ClassRule=new restructure.Struct({glyphCount:restructure.uint16,lookupCount:restructure.
uint16,classes:new restructure.Array(restructure.uint16,function(e){return e.glyphCount-1}),lookupRecords:new restructure.Array(LookupRecord,"lookupCount")}),ClassSet=new restructure.
Array(new restructure.Pointer(restructure.uint16,ClassRule),restructure.uint16),Context=new restructure.VersionedStruct(restructure.uint16,{1:{coverage:new restructure.
Pointer(restructure.uint16,Coverage),ruleSetCount:restructure.uint16,ruleSets:new restructure.Array(new restructure.Pointer(restructure.uint16,RuleSet),"ruleSet\
Count")},2:{coverage:new restructure.Pointer(restructure.uint16,Coverage),classDef:new restructure.Pointer(restructure.uint16,ClassDef),classSetCnt:restructure.
uint16,classSet:new restructure.Array(new restructure.Pointer(restructure.uint16,ClassSet),"classSetCnt")},3:{glyphCount:restructure.uint16,lookupCount:restructure.
uint16,coverages:new restructure.Array(new restructure.Pointer(restructure.uint16,Coverage),"glyphCount"),lookupRecords:new restructure.Array(LookupRecord,"look\
upCount")}}),ChainRule=new restructure.Struct({backtrackGlyphCount:restructure.uint16,backtrack:new restructure.Array(restructure.uint16,"backtrackGlyphCount"),
inputGlyphCount:restructure.uint16,input:new restructure.Array(restructure.uint16,function(e){return e.inputGlyphCount-1}),lookaheadGlyphCount:restructure.uint16,
lookahead:new restructure.Array(restructure.uint16,"lookaheadGlyphCount"),lookupCount:restructure.uint16,lookupRecords:new restructure.Array(LookupRecord,"looku\
pCount")}),ChainRuleSet=new restructure.Array(new restructure.Pointer(restructure.uint16,ChainRule),restructure.uint16),ChainingContext=new restructure.VersionedStruct(
restructure.uint16,{1:{coverage:new restructure.Pointer(restructure.uint16,Coverage),chainCount:restructure.uint16,chainRuleSets:new restructure.Array(new restructure.
Pointer(restructure.uint16,ChainRuleSet),"chainCount")},2:{coverage:new restructure.Pointer(restructure.uint16,Coverage),backtrackClassDef:new restructure.Pointer(
restructure.uint16,ClassDef),inputClassDef:new restructure.Pointer(restructure.uint16,ClassDef),lookaheadClassDef:new restructure.Pointer(restructure.uint16,ClassDef),
chainCount:restructure.uint16,chainClassSet:new restructure.Array(new restructure.Pointer(restructure.uint16,ChainRuleSet),"chainCount")},3:{backtrackGlyphCount:restructure.
uint16,backtrackCoverage:new restructure.Array(new restructure.Pointer(restructure.uint16,Coverage),"backtrackGlyphCount"),inputGlyphCount:restructure.uint16,inputCoverage:new restructure.
Array(new restructure.Pointer(restructure.uint16,Coverage),"inputGlyphCount"),lookaheadGlyphCount:restructure.uint16,lookaheadCoverage:new restructure.Array(new restructure.
Pointer(restructure.uint16,Coverage),"lookaheadGlyphCount"),lookupCount:restructure.uint16,lookupRecords:new restructure.Array(LookupRecord,"lookupCount")}}),_,
F2DOT14=new restructure.Fixed(16,"BE",14),RegionAxisCoordinates=new restructure.Struct({startCoord:F2DOT14,peakCoord:F2DOT14,endCoord:F2DOT14}),VariationRegionList=new restructure.
Struct({axisCount:restructure.uint16,regionCount:restructure.uint16,variationRegions:new restructure.Array(new restructure.Array(RegionAxisCoordinates,"axisCoun\
t"),"regionCount")}),DeltaSet=new restructure.Struct({shortDeltas:new restructure.Array(restructure.int16,function(e){return e.parent.shortDeltaCount}),regionDeltas:new restructure.
Array(restructure.int8,function(e){return e.parent.regionIndexCount-e.parent.shortDeltaCount}),deltas:function(e){return e.shortDeltas.concat(e.regionDeltas)}}),
ItemVariationData=new restructure.Struct({itemCount:restructure.uint16,shortDeltaCount:restructure.uint16,regionIndexCount:restructure.uint16,regionIndexes:new restructure.
Array(restructure.uint16,"regionIndexCount"),deltaSets:new restructure.Array(DeltaSet,"itemCount")}),ItemVariationStore=new restructure.Struct({format:restructure.
uint16,variationRegionList:new restructure.Pointer(restructure.uint32,VariationRegionList),variationDataCount:restructure.uint16,itemVariationData:new restructure.
Array(new restructure.Pointer(restructure.uint32,ItemVariationData),"variationDataCount")}),ConditionTable=new restructure.VersionedStruct(restructure.uint16,{1:(_=
{axisIndex:restructure.uint16},_.axisIndex=restructure.uint16,_.filterRangeMinValue=F2DOT14,_.filterRangeMaxValue=F2DOT14,_)}),ConditionSet=new restructure.Struct(
{conditionCount:restructure.uint16,conditionTable:new restructure.Array(new restructure.Pointer(restructure.uint32,ConditionTable),"conditionCount")}),FeatureTableSubstitutionRecord=new restructure.
Struct({featureIndex:restructure.uint16,alternateFeatureTable:new restructure.Pointer(restructure.uint32,Feature,{type:"parent"})}),FeatureTableSubstitution=new restructure.
Struct({version:restructure.fixed32,substitutionCount:restructure.uint16,substitutions:new restructure.Array(FeatureTableSubstitutionRecord,"substitutionCount")}),
FeatureVariationRecord=new restructure.Struct({conditionSet:new restructure.Pointer(restructure.uint32,ConditionSet,{type:"parent"}),featureTableSubstitution:new restructure.
Pointer(restructure.uint32,FeatureTableSubstitution,{type:"parent"})}),FeatureVariations=new restructure.Struct({majorVersion:restructure.uint16,minorVersion:restructure.
uint16,featureVariationRecordCount:restructure.uint32,featureVariationRecords:new restructure.Array(FeatureVariationRecord,"featureVariationRecordCount")});function _inheritsLoose$1(e,r){
e.prototype=Object.create(r.prototype),e.prototype.constructor=e,e.__proto__=r}var PredefinedOp=(function(){function e(n,a){this.predefinedOps=n,this.type=a}var r=e.
prototype;return r.decode=function(n,a,o){return this.predefinedOps[o[0]]?this.predefinedOps[o[0]]:this.type.decode(n,a,o)},r.size=function(n,a){return this.type.
size(n,a)},r.encode=function(n,a,o){var s=this.predefinedOps.indexOf(a);return s!==-1?s:this.type.encode(n,a,o)},e})(),CFFEncodingVersion=(function(e){_inheritsLoose$1(
r,e);function r(){return e.call(this,"UInt8")||this}var n=r.prototype;return n.decode=function(a){return restructure.uint8.decode(a)&127},r})(restructure.Number),
Range1=new restructure.Struct({first:restructure.uint16,nLeft:restructure.uint8}),Range2=new restructure.Struct({first:restructure.uint16,nLeft:restructure.uint16}),
CFFCustomEncoding=new restructure.VersionedStruct(new CFFEncodingVersion,{0:{nCodes:restructure.uint8,codes:new restructure.Array(restructure.uint8,"nCodes")},1:{
nRanges:restructure.uint8,ranges:new restructure.Array(Range1,"nRanges")}}),CFFEncoding=new PredefinedOp([StandardEncoding,ExpertEncoding],new CFFPointer(CFFCustomEncoding,
{lazy:!0})),RangeArray=(function(e){_inheritsLoose$1(r,e);function r(){return e.apply(this,arguments)||this}var n=r.prototype;return n.decode=function(a,o){for(var s=utils_1(
this.length,a,o),u=0,c=[];u<s;){var f=this.type.decode(a,o);f.offset=u,u+=f.nLeft+1,c.push(f)}return c},r})(restructure.Array),CFFCustomCharset=new restructure.
VersionedStruct(restructure.uint8,{0:{glyphs:new restructure.Array(restructure.uint16,function(e){return e.parent.CharStrings.length-1})},1:{ranges:new RangeArray(
Range1,function(e){return e.parent.CharStrings.length-1})},2:{ranges:new RangeArray(Range2,function(e){return e.parent.CharStrings.length-1})}}),CFFCharset=new PredefinedOp(
[ISOAdobeCharset,ExpertCharset,ExpertSubsetCharset],new CFFPointer(CFFCustomCharset,{lazy:!0})),FDRange3=new restructure.Struct({first:restructure.uint16,fd:restructure.
uint8}),FDRange4=new restructure.Struct({first:restructure.uint32,fd:restructure.uint16}),FDSelect=new restructure.VersionedStruct(restructure.uint8,{0:{fds:new restructure.
Array(restructure.uint8,function(e){return e.parent.CharStrings.length})},3:{nRanges:restructure.uint16,ranges:new restructure.Array(FDRange3,"nRanges"),sentinel:restructure.
uint16},4:{nRanges:restructure.uint32,ranges:new restructure.Array(FDRange4,"nRanges"),sentinel:restructure.uint32}}),ptr=new CFFPointer(CFFPrivateDict),CFFPrivateOp=(function(){
function e(){}var r=e.prototype;return r.decode=function(n,a,o){return a.length=o[0],ptr.decode(n,a,[o[1]])},r.size=function(n,a){return[CFFPrivateDict.size(n,a,
!1),ptr.size(n,a)[0]]},r.encode=function(n,a,o){return[CFFPrivateDict.size(a,o,!1),ptr.encode(n,a,o)[0]]},e})(),FontDict=new CFFDict([[18,"Private",new CFFPrivateOp,
null],[[12,38],"FontName","sid",null]]),CFFTopDict=new CFFDict([[[12,30],"ROS",["sid","sid","number"],null],[0,"version","sid",null],[1,"Notice","sid",null],[[12,
0],"Copyright","sid",null],[2,"FullName","sid",null],[3,"FamilyName","sid",null],[4,"Weight","sid",null],[[12,1],"isFixedPitch","boolean",!1],[[12,2],"ItalicAng\
le","number",0],[[12,3],"UnderlinePosition","number",-100],[[12,4],"UnderlineThickness","number",50],[[12,5],"PaintType","number",0],[[12,6],"CharstringType","n\
umber",2],[[12,7],"FontMatrix","array",[.001,0,0,.001,0,0]],[13,"UniqueID","number",null],[5,"FontBBox","array",[0,0,0,0]],[[12,8],"StrokeWidth","number",0],[14,
"XUID","array",null],[15,"charset",CFFCharset,ISOAdobeCharset],[16,"Encoding",CFFEncoding,StandardEncoding],[17,"CharStrings",new CFFPointer(new CFFIndex),null],
[18,"Private",new CFFPrivateOp,null],[[12,20],"SyntheticBase","number",null],[[12,21],"PostScript","sid",null],[[12,22],"BaseFontName","sid",null],[[12,23],"Bas\
eFontBlend","delta",null],[[12,31],"CIDFontVersion","number",0],[[12,32],"CIDFontRevision","number",0],[[12,33],"CIDFontType","number",0],[[12,34],"CIDCount","n\
umber",8720],[[12,35],"UIDBase","number",null],[[12,37],"FDSelect",new CFFPointer(FDSelect),null],[[12,36],"FDArray",new CFFPointer(new CFFIndex(FontDict)),null],
[[12,38],"FontName","sid",null]]),VariationStore=new restructure.Struct({length:restructure.uint16,itemVariationStore:ItemVariationStore}),CFF2TopDict=new CFFDict(
[[[12,7],"FontMatrix","array",[.001,0,0,.001,0,0]],[17,"CharStrings",new CFFPointer(new CFFIndex),null],[[12,37],"FDSelect",new CFFPointer(FDSelect),null],[[12,
36],"FDArray",new CFFPointer(new CFFIndex(FontDict)),null],[24,"vstore",new CFFPointer(VariationStore),null],[25,"maxstack","number",193]]),CFFTop=new restructure.
VersionedStruct(restructure.fixed16,{1:{hdrSize:restructure.uint8,offSize:restructure.uint8,nameIndex:new CFFIndex(new restructure.String("length")),topDictIndex:new CFFIndex(
CFFTopDict),stringIndex:new CFFIndex(new restructure.String("length")),globalSubrIndex:new CFFIndex},2:{hdrSize:restructure.uint8,length:restructure.uint16,topDict:CFF2TopDict,
globalSubrIndex:new CFFIndex}});function _defineProperties(e,r){for(var n=0;n<r.length;n++){var a=r[n];a.enumerable=a.enumerable||!1,a.configurable=!0,"value"in
a&&(a.writable=!0),Object.defineProperty(e,a.key,a)}}function _createClass(e,r,n){return r&&_defineProperties(e.prototype,r),n&&_defineProperties(e,n),e}var CFFFont=(function(){
function e(n){this.stream=n,this.decode()}e.decode=function(n){return new e(n)};var r=e.prototype;return r.decode=function(){var n=this.stream.pos,a=CFFTop.decode(
this.stream);for(var o in a){var s=a[o];this[o]=s}if(this.version<2){if(this.topDictIndex.length!==1)throw new Error("Only a single font is allowed in CFF");this.
topDict=this.topDictIndex[0]}return this.isCIDFont=this.topDict.ROS!=null,this},r.string=function(n){return this.version>=2?null:n<standardStrings.length?standardStrings[n]:
this.stringIndex[n-standardStrings.length]},r.getCharString=function(n){return this.stream.pos=this.topDict.CharStrings[n].offset,this.stream.readBuffer(this.topDict.
CharStrings[n].length)},r.getGlyphName=function(n){if(this.version>=2||this.isCIDFont)return null;var a=this.topDict.charset;if(Array.isArray(a))return a[n];if(n===
0)return".notdef";switch(n-=1,a.version){case 0:return this.string(a.glyphs[n]);case 1:case 2:for(var o=0;o<a.ranges.length;o++){var s=a.ranges[o];if(s.offset<=
n&&n<=s.offset+s.nLeft)return this.string(s.first+(n-s.offset))}break}return null},r.fdForGlyph=function(n){if(!this.topDict.FDSelect)return null;switch(this.topDict.
FDSelect.version){case 0:return this.topDict.FDSelect.fds[n];case 3:case 4:for(var a=this.topDict.FDSelect.ranges,o=0,s=a.length-1;o<=s;){var u=o+s>>1;if(n<a[u].
first)s=u-1;else if(u<s&&n>a[u+1].first)o=u+1;else return a[u].fd}default:throw new Error("Unknown FDSelect version: "+this.topDict.FDSelect.version)}},r.privateDictForGlyph=
function(n){if(this.topDict.FDSelect){var a=this.fdForGlyph(n);return this.topDict.FDArray[a]?this.topDict.FDArray[a].Private:null}return this.version<2?this.topDict.
Private:this.topDict.FDArray[0].Private},_createClass(e,[{key:"postscriptName",get:function(){return this.version<2?this.nameIndex[0]:null}},{key:"fullName",get:function(){
return this.string(this.topDict.FullName)}},{key:"familyName",get:function(){return this.string(this.topDict.FamilyName)}}]),e})(),VerticalOrigin=new restructure.
Struct({glyphIndex:restructure.uint16,vertOriginY:restructure.int16}),VORG=new restructure.Struct({majorVersion:restructure.uint16,minorVersion:restructure.uint16,
defaultVertOriginY:restructure.int16,numVertOriginYMetrics:restructure.uint16,metrics:new restructure.Array(VerticalOrigin,"numVertOriginYMetrics")}),BigMetrics=new restructure.
Struct({height:restructure.uint8,width:restructure.uint8,horiBearingX:restructure.int8,horiBearingY:restructure.int8,horiAdvance:restructure.uint8,vertBearingX:restructure.
int8,vertBearingY:restructure.int8,vertAdvance:restructure.uint8}),SmallMetrics=new restructure.Struct({height:restructure.uint8,width:restructure.uint8,bearingX:restructure.
int8,bearingY:restructure.int8,advance:restructure.uint8}),EBDTComponent=new restructure.Struct({glyph:restructure.uint16,xOffset:restructure.int8,yOffset:restructure.
int8}),ByteAligned=function(){},BitAligned=function(){},glyph=new restructure.VersionedStruct("version",{1:{metrics:SmallMetrics,data:ByteAligned},2:{metrics:SmallMetrics,
data:BitAligned},5:{data:BitAligned},6:{metrics:BigMetrics,data:ByteAligned},7:{metrics:BigMetrics,data:BitAligned},8:{metrics:SmallMetrics,pad:new restructure.
Reserved(restructure.uint8),numComponents:restructure.uint16,components:new restructure.Array(EBDTComponent,"numComponents")},9:{metrics:BigMetrics,pad:new restructure.
Reserved(restructure.uint8),numComponents:restructure.uint16,components:new restructure.Array(EBDTComponent,"numComponents")},17:{metrics:SmallMetrics,dataLen:restructure.
uint32,data:new restructure.Buffer("dataLen")},18:{metrics:BigMetrics,dataLen:restructure.uint32,data:new restructure.Buffer("dataLen")},19:{dataLen:restructure.
uint32,data:new restructure.Buffer("dataLen")}}),SBitLineMetrics=new restructure.Struct({ascender:restructure.int8,descender:restructure.int8,widthMax:restructure.
uint8,caretSlopeNumerator:restructure.int8,caretSlopeDenominator:restructure.int8,caretOffset:restructure.int8,minOriginSB:restructure.int8,minAdvanceSB:restructure.
int8,maxBeforeBL:restructure.int8,minAfterBL:restructure.int8,pad:new restructure.Reserved(restructure.int8,2)}),CodeOffsetPair=new restructure.Struct({glyphCode:restructure.
uint16,offset:restructure.uint16}),IndexSubtable=new restructure.VersionedStruct(restructure.uint16,{header:{imageFormat:restructure.uint16,imageDataOffset:restructure.
uint32},1:{offsetArray:new restructure.Array(restructure.uint32,function(e){return e.parent.lastGlyphIndex-e.parent.firstGlyphIndex+1})},2:{imageSize:restructure.
uint32,bigMetrics:BigMetrics},3:{offsetArray:new restructure.Array(restructure.uint16,function(e){return e.parent.lastGlyphIndex-e.parent.firstGlyphIndex+1})},4:{
numGlyphs:restructure.uint32,glyphArray:new restructure.Array(CodeOffsetPair,function(e){return e.numGlyphs+1})},5:{imageSize:restructure.uint32,bigMetrics:BigMetrics,
numGlyphs:restructure.uint32,glyphCodeArray:new restructure.Array(restructure.uint16,"numGlyphs")}}),IndexSubtableArray=new restructure.Struct({firstGlyphIndex:restructure.
uint16,lastGlyphIndex:restructure.uint16,subtable:new restructure.Pointer(restructure.uint32,IndexSubtable)}),BitmapSizeTable=new restructure.Struct({indexSubTableArray:new restructure.
Pointer(restructure.uint32,new restructure.Array(IndexSubtableArray,1),{type:"parent"}),indexTablesSize:restructure.uint32,numberOfIndexSubTables:restructure.uint32,
colorRef:restructure.uint32,hori:SBitLineMetrics,vert:SBitLineMetrics,startGlyphIndex:restructure.uint16,endGlyphIndex:restructure.uint16,ppemX:restructure.uint8,
ppemY:restructure.uint8,bitDepth:restructure.uint8,flags:new restructure.Bitfield(restructure.uint8,["horizontal","vertical"])}),EBLC=new restructure.Struct({version:restructure.
uint32,numSizes:restructure.uint32,sizes:new restructure.Array(BitmapSizeTable,"numSizes")}),ImageTable=new restructure.Struct({ppem:restructure.uint16,resolution:restructure.
uint16,imageOffsets:new restructure.Array(new restructure.Pointer(restructure.uint32,"void"),function(e){return e.parent.parent.maxp.numGlyphs+1})}),sbix=new restructure.
Struct({version:restructure.uint16,flags:new restructure.Bitfield(restructure.uint16,["renderOutlines"]),numImgTables:restructure.uint32,imageTables:new restructure.
Array(new restructure.Pointer(restructure.uint32,ImageTable),"numImgTables")}),LayerRecord=new restructure.Struct({gid:restructure.uint16,paletteIndex:restructure.
uint16}),BaseGlyphRecord=new restructure.Struct({gid:restructure.uint16,firstLayerIndex:restructure.uint16,numLayers:restructure.uint16}),COLR=new restructure.Struct(
{version:restructure.uint16,numBaseGlyphRecords:restructure.uint16,baseGlyphRecord:new restructure.Pointer(restructure.uint32,new restructure.Array(BaseGlyphRecord,
"numBaseGlyphRecords")),layerRecords:new restructure.Pointer(restructure.uint32,new restructure.Array(LayerRecord,"numLayerRecords"),{lazy:!0}),numLayerRecords:restructure.
uint16}),ColorRecord=new restructure.Struct({blue:restructure.uint8,green:restructure.uint8,red:restructure.uint8,alpha:restructure.uint8}),CPAL=new restructure.
VersionedStruct(restructure.uint16,{header:{numPaletteEntries:restructure.uint16,numPalettes:restructure.uint16,numColorRecords:restructure.uint16,colorRecords:new restructure.
Pointer(restructure.uint32,new restructure.Array(ColorRecord,"numColorRecords")),colorRecordIndices:new restructure.Array(restructure.uint16,"numPalettes")},0:{},
1:{offsetPaletteTypeArray:new restructure.Pointer(restructure.uint32,new restructure.Array(restructure.uint32,"numPalettes")),offsetPaletteLabelArray:new restructure.
Pointer(restructure.uint32,new restructure.Array(restructure.uint16,"numPalettes")),offsetPaletteEntryLabelArray:new restructure.Pointer(restructure.uint32,new restructure.
Array(restructure.uint16,"numPaletteEntries"))}}),BaseCoord=new restructure.VersionedStruct(restructure.uint16,{1:{coordinate:restructure.int16},2:{coordinate:restructure.
int16,referenceGlyph:restructure.uint16,baseCoordPoint:restructure.uint16},3:{coordinate:restructure.int16,deviceTable:new restructure.Pointer(restructure.uint16,
Device)}}),BaseValues=new restructure.Struct({defaultIndex:restructure.uint16,baseCoordCount:restructure.uint16,baseCoords:new restructure.Array(new restructure.
Pointer(restructure.uint16,BaseCoord),"baseCoordCount")}),FeatMinMaxRecord=new restructure.Struct({tag:new restructure.String(4),minCoord:new restructure.Pointer(
restructure.uint16,BaseCoord,{type:"parent"}),maxCoord:new restructure.Pointer(restructure.uint16,BaseCoord,{type:"parent"})}),MinMax=new restructure.Struct({minCoord:new restructure.
Pointer(restructure.uint16,BaseCoord),maxCoord:new restructure.Pointer(restructure.uint16,BaseCoord),featMinMaxCount:restructure.uint16,featMinMaxRecords:new restructure.
Array(FeatMinMaxRecord,"featMinMaxCount")}),BaseLangSysRecord=new restructure.Struct({tag:new restructure.String(4),minMax:new restructure.Pointer(restructure.uint16,
MinMax,{type:"parent"})}),BaseScript=new restructure.Struct({baseValues:new restructure.Pointer(restructure.uint16,BaseValues),defaultMinMax:new restructure.Pointer(
restructure.uint16,MinMax),baseLangSysCount:restructure.uint16,baseLangSysRecords:new restructure.Array(BaseLangSysRecord,"baseLangSysCount")}),BaseScriptRecord=new restructure.
Struct({tag:new restructure.String(4),script:new restructure.Pointer(restructure.uint16,BaseScript,{type:"parent"})}),BaseScriptList=new restructure.Array(BaseScriptRecord,
restructure.uint16),BaseTagList=new restructure.Array(new restructure.String(4),restructure.uint16),Axis=new restructure.Struct({baseTagList:new restructure.Pointer(
restructure.uint16,BaseTagList),baseScriptList:new restructure.Pointer(restructure.uint16,BaseScriptList)}),BASE=new restructure.VersionedStruct(restructure.uint32,
{header:{horizAxis:new restructure.Pointer(restructure.uint16,Axis),vertAxis:new restructure.Pointer(restructure.uint16,Axis)},65536:{},65537:{itemVariationStore:new restructure.
Pointer(restructure.uint32,ItemVariationStore)}}),AttachPoint=new restructure.Array(restructure.uint16,restructure.uint16),AttachList=new restructure.Struct({coverage:new restructure.
Pointer(restructure.uint16,Coverage),glyphCount:restructure.uint16,attachPoints:new restructure.Array(new restructure.Pointer(restructure.uint16,AttachPoint),"g\
lyphCount")}),CaretValue=new restructure.VersionedStruct(restructure.uint16,{1:{coordinate:restructure.int16},2:{caretValuePoint:restructure.uint16},3:{coordinate:restructure.
int16,deviceTable:new restructure.Pointer(restructure.uint16,Device)}}),LigGlyph=new restructure.Array(new restructure.Pointer(restructure.uint16,CaretValue),restructure.
uint16),LigCaretList=new restructure.Struct({coverage:new restructure.Pointer(restructure.uint16,Coverage),ligGlyphCount:restructure.uint16,ligGlyphs:new restructure.
Array(new restructure.Pointer(restructure.uint16,LigGlyph),"ligGlyphCount")}),MarkGlyphSetsDef=new restructure.Struct({markSetTableFormat:restructure.uint16,markSetCount:restructure.
uint16,coverage:new restructure.Array(new restructure.Pointer(restructure.uint32,Coverage),"markSetCount")}),GDEF=new restructure.VersionedStruct(restructure.uint32,
{header:{glyphClassDef:new restructure.Pointer(restructure.uint16,ClassDef),attachList:new restructure.Pointer(restructure.uint16,AttachList),ligCaretList:new restructure.
Pointer(restructure.uint16,LigCaretList),markAttachClassDef:new restructure.Pointer(restructure.uint16,ClassDef)},65536:{},65538:{markGlyphSetsDef:new restructure.
Pointer(restructure.uint16,MarkGlyphSetsDef)},65539:{markGlyphSetsDef:new restructure.Pointer(restructure.uint16,MarkGlyphSetsDef),itemVariationStore:new restructure.
Pointer(restructure.uint32,ItemVariationStore)}}),ValueFormat=new restructure.Bitfield(restructure.uint16,["xPlacement","yPlacement","xAdvance","yAdvance","xPla\
Device","yPlaDevice","xAdvDevice","yAdvDevice"]),types={xPlacement:restructure.int16,yPlacement:restructure.int16,xAdvance:restructure.int16,yAdvance:restructure.
int16,xPlaDevice:new restructure.Pointer(restructure.uint16,Device,{type:"global",relativeTo:"rel"}),yPlaDevice:new restructure.Pointer(restructure.uint16,Device,
{type:"global",relativeTo:"rel"}),xAdvDevice:new restructure.Pointer(restructure.uint16,Device,{type:"global",relativeTo:"rel"}),yAdvDevice:new restructure.Pointer(
restructure.uint16,Device,{type:"global",relativeTo:"rel"})},ValueRecord=(function(){function e(n){n===void 0&&(n="valueFormat"),this.key=n}var r=e.prototype;return r.
buildStruct=function(n){for(var a=n;!a[this.key]&&a.parent;)a=a.parent;if(a[this.key]){var o={};o.rel=function(){return a._startOffset};var s=a[this.key];for(var u in s)
s[u]&&(o[u]=types[u]);return new restructure.Struct(o)}},r.size=function(n,a){return this.buildStruct(a).size(n,a)},r.decode=function(n,a){var o=this.buildStruct(
a).decode(n,a);return delete o.rel,o},e})(),PairValueRecord=new restructure.Struct({secondGlyph:restructure.uint16,value1:new ValueRecord("valueFormat1"),value2:new ValueRecord(
"valueFormat2")}),PairSet=new restructure.Array(PairValueRecord,restructure.uint16),Class2Record=new restructure.Struct({value1:new ValueRecord("valueFormat1"),
value2:new ValueRecord("valueFormat2")}),Anchor=new restructure.VersionedStruct(restructure.uint16,{1:{xCoordinate:restructure.int16,yCoordinate:restructure.int16},
2:{xCoordinate:restructure.int16,yCoordinate:restructure.int16,anchorPoint:restructure.uint16},3:{xCoordinate:restructure.int16,yCoordinate:restructure.int16,xDeviceTable:new restructure.
Pointer(restructure.uint16,Device),yDeviceTable:new restructure.Pointer(restructure.uint16,Device)}}),EntryExitRecord=new restructure.Struct({entryAnchor:new restructure.
Pointer(restructure.uint16,Anchor,{type:"parent"}),exitAnchor:new restructure.Pointer(restructure.uint16,Anchor,{type:"parent"})}),MarkRecord=new restructure.Struct(
{class:restructure.uint16,markAnchor:new restructure.Pointer(restructure.uint16,Anchor,{type:"parent"})}),MarkArray=new restructure.Array(MarkRecord,restructure.
uint16),BaseRecord=new restructure.Array(new restructure.Pointer(restructure.uint16,Anchor),function(e){return e.parent.classCount}),BaseArray=new restructure.Array(
BaseRecord,restructure.uint16),ComponentRecord=new restructure.Array(new restructure.Pointer(restructure.uint16,Anchor),function(e){return e.parent.parent.classCount}),
LigatureAttach=new restructure.Array(ComponentRecord,restructure.uint16),LigatureArray=new restructure.Array(new restructure.Pointer(restructure.uint16,LigatureAttach),
restructure.uint16),GPOSLookup=new restructure.VersionedStruct("lookupType",{1:new restructure.VersionedStruct(restructure.uint16,{1:{coverage:new restructure.Pointer(
restructure.uint16,Coverage),valueFormat:ValueFormat,value:new ValueRecord},2:{coverage:new restructure.Pointer(restructure.uint16,Coverage),valueFormat:ValueFormat,
valueCount:restructure.uint16,values:new restructure.LazyArray(new ValueRecord,"valueCount")}}),2:new restructure.VersionedStruct(restructure.uint16,{1:{coverage:new restructure.
Pointer(restructure.uint16,Coverage),valueFormat1:ValueFormat,valueFormat2:ValueFormat,pairSetCount:restructure.uint16,pairSets:new restructure.LazyArray(new restructure.
Pointer(restructure.uint16,PairSet),"pairSetCount")},2:{coverage:new restructure.Pointer(restructure.uint16,Coverage),valueFormat1:ValueFormat,valueFormat2:ValueFormat,
classDef1:new restructure.Pointer(restructure.uint16,ClassDef),classDef2:new restructure.Pointer(restructure.uint16,ClassDef),class1Count:restructure.uint16,class2Count:restructure.
uint16,classRecords:new restructure.LazyArray(new restructure.LazyArray(Class2Record,"class2Count"),"class1Count")}}),3:{format:restructure.uint16,coverage:new restructure.
Pointer(restructure.uint16,Coverage),entryExitCount:restructure.uint16,entryExitRecords:new restructure.Array(EntryExitRecord,"entryExitCount")},4:{format:restructure.
uint16,markCoverage:new restructure.Pointer(restructure.uint16,Coverage),baseCoverage:new restructure.Pointer(restructure.uint16,Coverage),classCount:restructure.
uint16,markArray:new restructure.Pointer(restructure.uint16,MarkArray),baseArray:new restructure.Pointer(restructure.uint16,BaseArray)},5:{format:restructure.uint16,
markCoverage:new restructure.Pointer(restructure.uint16,Coverage),ligatureCoverage:new restructure.Pointer(restructure.uint16,Coverage),classCount:restructure.uint16,
markArray:new restructure.Pointer(restructure.uint16,MarkArray),ligatureArray:new restructure.Pointer(restructure.uint16,LigatureArray)},6:{format:restructure.uint16,
mark1Coverage:new restructure.Pointer(restructure.uint16,Coverage),mark2Coverage:new restructure.Pointer(restructure.uint16,Coverage),classCount:restructure.uint16,
mark1Array:new restructure.Pointer(restructure.uint16,MarkArray),mark2Array:new restructure.Pointer(restructure.uint16,BaseArray)},7:Context,8:ChainingContext,9:{
posFormat:restructure.uint16,lookupType:restructure.uint16,extension:new restructure.Pointer(restructure.uint32,GPOSLookup)}});GPOSLookup.versions[9].extension.
type=GPOSLookup;var GPOS=new restructure.VersionedStruct(restructure.uint32,{header:{scriptList:new restructure.Pointer(restructure.uint16,ScriptList),featureList:new restructure.
Pointer(restructure.uint16,FeatureList),lookupList:new restructure.Pointer(restructure.uint16,new LookupList(GPOSLookup))},65536:{},65537:{featureVariations:new restructure.
Pointer(restructure.uint32,FeatureVariations)}}),Sequence=new restructure.Array(restructure.uint16,restructure.uint16),AlternateSet=Sequence,Ligature=new restructure.
Struct({glyph:restructure.uint16,compCount:restructure.uint16,components:new restructure.Array(restructure.uint16,function(e){return e.compCount-1})}),LigatureSet=new restructure.
Array(new restructure.Pointer(restructure.uint16,Ligature),restructure.uint16),GSUBLookup=new restructure.VersionedStruct("lookupType",{1:new restructure.VersionedStruct(
restructure.uint16,{1:{coverage:new restructure.Pointer(restructure.uint16,Coverage),deltaGlyphID:restructure.int16},2:{coverage:new restructure.Pointer(restructure.
uint16,Coverage),glyphCount:restructure.uint16,substitute:new restructure.LazyArray(restructure.uint16,"glyphCount")}}),2:{substFormat:restructure.uint16,coverage:new restructure.
Pointer(restructure.uint16,Coverage),count:restructure.uint16,sequences:new restructure.LazyArray(new restructure.Pointer(restructure.uint16,Sequence),"count")},
3:{substFormat:restructure.uint16,coverage:new restructure.Pointer(restructure.uint16,Coverage),count:restructure.uint16,alternateSet:new restructure.LazyArray(
new restructure.Pointer(restructure.uint16,AlternateSet),"count")},4:{substFormat:restructure.uint16,coverage:new restructure.Pointer(restructure.uint16,Coverage),
count:restructure.uint16,ligatureSets:new restructure.LazyArray(new restructure.Pointer(restructure.uint16,LigatureSet),"count")},5:Context,6:ChainingContext,7:{
substFormat:restructure.uint16,lookupType:restructure.uint16,extension:new restructure.Pointer(restructure.uint32,GSUBLookup)},8:{substFormat:restructure.uint16,
coverage:new restructure.Pointer(restructure.uint16,Coverage),backtrackCoverage:new restructure.Array(new restructure.Pointer(restructure.uint16,Coverage),"back\
trackGlyphCount"),lookaheadGlyphCount:restructure.uint16,lookaheadCoverage:new restructure.Array(new restructure.Pointer(restructure.uint16,Coverage),"lookahead\
GlyphCount"),glyphCount:restructure.uint16,substitutes:new restructure.Array(restructure.uint16,"glyphCount")}});GSUBLookup.versions[7].extension.type=GSUBLookup;
var GSUB=new restructure.VersionedStruct(restructure.uint32,{header:{scriptList:new restructure.Pointer(restructure.uint16,ScriptList),featureList:new restructure.
Pointer(restructure.uint16,FeatureList),lookupList:new restructure.Pointer(restructure.uint16,new LookupList(GSUBLookup))},65536:{},65537:{featureVariations:new restructure.
Pointer(restructure.uint32,FeatureVariations)}}),JstfGSUBModList=new restructure.Array(restructure.uint16,restructure.uint16),JstfPriority=new restructure.Struct(
{shrinkageEnableGSUB:new restructure.Pointer(restructure.uint16,JstfGSUBModList),shrinkageDisableGSUB:new restructure.Pointer(restructure.uint16,JstfGSUBModList),
shrinkageEnableGPOS:new restructure.Pointer(restructure.uint16,JstfGSUBModList),shrinkageDisableGPOS:new restructure.Pointer(restructure.uint16,JstfGSUBModList),
shrinkageJstfMax:new restructure.Pointer(restructure.uint16,new LookupList(GPOSLookup)),extensionEnableGSUB:new restructure.Pointer(restructure.uint16,JstfGSUBModList),
extensionDisableGSUB:new restructure.Pointer(restructure.uint16,JstfGSUBModList),extensionEnableGPOS:new restructure.Pointer(restructure.uint16,JstfGSUBModList),
extensionDisableGPOS:new restructure.Pointer(restructure.uint16,JstfGSUBModList),extensionJstfMax:new restructure.Pointer(restructure.uint16,new LookupList(GPOSLookup))}),
JstfLangSys=new restructure.Array(new restructure.Pointer(restructure.uint16,JstfPriority),restructure.uint16),JstfLangSysRecord=new restructure.Struct({tag:new restructure.
String(4),jstfLangSys:new restructure.Pointer(restructure.uint16,JstfLangSys)}),JstfScript=new restructure.Struct({extenderGlyphs:new restructure.Pointer(restructure.
uint16,new restructure.Array(restructure.uint16,restructure.uint16)),defaultLangSys:new restructure.Pointer(restructure.uint16,JstfLangSys),langSysCount:restructure.
uint16,langSysRecords:new restructure.Array(JstfLangSysRecord,"langSysCount")}),JstfScriptRecord=new restructure.Struct({tag:new restructure.String(4),script:new restructure.
Pointer(restructure.uint16,JstfScript,{type:"parent"})}),JSTF=new restructure.Struct({version:restructure.uint32,scriptCount:restructure.uint16,scriptList:new restructure.
Array(JstfScriptRecord,"scriptCount")}),VariableSizeNumber=(function(){function e(n){this._size=n}var r=e.prototype;return r.decode=function(n,a){switch(this.size(
0,a)){case 1:return n.readUInt8();case 2:return n.readUInt16BE();case 3:return n.readUInt24BE();case 4:return n.readUInt32BE()}},r.size=function(n,a){return utils_1(
this._size,null,a)},e})(),MapDataEntry=new restructure.Struct({entry:new VariableSizeNumber(function(e){return((e.parent.entryFormat&48)>>4)+1}),outerIndex:function(e){
return e.entry>>(e.parent.entryFormat&15)+1},innerIndex:function(e){return e.entry&(1<<(e.parent.entryFormat&15)+1)-1}}),DeltaSetIndexMap=new restructure.Struct(
{entryFormat:restructure.uint16,mapCount:restructure.uint16,mapData:new restructure.Array(MapDataEntry,"mapCount")}),HVAR=new restructure.Struct({majorVersion:restructure.
uint16,minorVersion:restructure.uint16,itemVariationStore:new restructure.Pointer(restructure.uint32,ItemVariationStore),advanceWidthMapping:new restructure.Pointer(
restructure.uint32,DeltaSetIndexMap),LSBMapping:new restructure.Pointer(restructure.uint32,DeltaSetIndexMap),RSBMapping:new restructure.Pointer(restructure.uint32,
DeltaSetIndexMap)}),Signature=new restructure.Struct({format:restructure.uint32,length:restructure.uint32,offset:restructure.uint32}),SignatureBlock=new restructure.
Struct({reserved:new restructure.Reserved(restructure.uint16,2),cbSignature:restructure.uint32,signature:new restructure.Buffer("cbSignature")}),DSIG=new restructure.
Struct({ulVersion:restructure.uint32,usNumSigs:restructure.uint16,usFlag:restructure.uint16,signatures:new restructure.Array(Signature,"usNumSigs"),signatureBlocks:new restructure.
Array(SignatureBlock,"usNumSigs")}),GaspRange=new restructure.Struct({rangeMaxPPEM:restructure.uint16,rangeGaspBehavior:new restructure.Bitfield(restructure.uint16,
["grayscale","gridfit","symmetricSmoothing","symmetricGridfit"])}),gasp=new restructure.Struct({version:restructure.uint16,numRanges:restructure.uint16,gaspRanges:new restructure.
Array(GaspRange,"numRanges")}),DeviceRecord=new restructure.Struct({pixelSize:restructure.uint8,maximumWidth:restructure.uint8,widths:new restructure.Array(restructure.
uint8,function(e){return e.parent.parent.maxp.numGlyphs})}),hdmx=new restructure.Struct({version:restructure.uint16,numRecords:restructure.int16,sizeDeviceRecord:restructure.
int32,records:new restructure.Array(DeviceRecord,"numRecords")}),KernPair=new restructure.Struct({left:restructure.uint16,right:restructure.uint16,value:restructure.
int16}),ClassTable=new restructure.Struct({firstGlyph:restructure.uint16,nGlyphs:restructure.uint16,offsets:new restructure.Array(restructure.uint16,"nGlyphs"),
max:function(e){return e.offsets.length&&Math.max.apply(Math,e.offsets)}}),Kern2Array=new restructure.Struct({off:function(e){return e._startOffset-e.parent.parent.
_startOffset},len:function(e){return((e.parent.leftTable.max-e.off)/e.parent.rowWidth+1)*(e.parent.rowWidth/2)},values:new restructure.LazyArray(restructure.int16,
"len")}),KernSubtable=new restructure.VersionedStruct("format",{0:{nPairs:restructure.uint16,searchRange:restructure.uint16,entrySelector:restructure.uint16,rangeShift:restructure.
uint16,pairs:new restructure.Array(KernPair,"nPairs")},2:{rowWidth:restructure.uint16,leftTable:new restructure.Pointer(restructure.uint16,ClassTable,{type:"par\
ent"}),rightTable:new restructure.Pointer(restructure.uint16,ClassTable,{type:"parent"}),array:new restructure.Pointer(restructure.uint16,Kern2Array,{type:"pare\
nt"})},3:{glyphCount:restructure.uint16,kernValueCount:restructure.uint8,leftClassCount:restructure.uint8,rightClassCount:restructure.uint8,flags:restructure.uint8,
kernValue:new restructure.Array(restructure.int16,"kernValueCount"),leftClass:new restructure.Array(restructure.uint8,"glyphCount"),rightClass:new restructure.Array(
restructure.uint8,"glyphCount"),kernIndex:new restructure.Array(restructure.uint8,function(e){return e.leftClassCount*e.rightClassCount})}}),KernTable=new restructure.
VersionedStruct("version",{0:{subVersion:restructure.uint16,length:restructure.uint16,format:restructure.uint8,coverage:new restructure.Bitfield(restructure.uint8,
["horizontal","minimum","crossStream","override"]),subtable:KernSubtable,padding:new restructure.Reserved(restructure.uint8,function(e){return e.length-e._currentOffset})},
1:{length:restructure.uint32,coverage:new restructure.Bitfield(restructure.uint8,[null,null,null,null,null,"variation","crossStream","vertical"]),format:restructure.
uint8,tupleIndex:restructure.uint16,subtable:KernSubtable,padding:new restructure.Reserved(restructure.uint8,function(e){return e.length-e._currentOffset})}}),kern=new restructure.
VersionedStruct(restructure.uint16,{0:{nTables:restructure.uint16,tables:new restructure.Array(KernTable,"nTables")},1:{reserved:new restructure.Reserved(restructure.
uint16),nTables:restructure.uint32,tables:new restructure.Array(KernTable,"nTables")}}),LTSH=new restructure.Struct({version:restructure.uint16,numGlyphs:restructure.
uint16,yPels:new restructure.Array(restructure.uint8,"numGlyphs")}),PCLT=new restructure.Struct({version:restructure.uint16,fontNumber:restructure.uint32,pitch:restructure.
uint16,xHeight:restructure.uint16,style:restructure.uint16,typeFamily:restructure.uint16,capHeight:restructure.uint16,symbolSet:restructure.uint16,typeface:new restructure.
String(16),characterComplement:new restructure.String(8),fileName:new restructure.String(6),strokeWeight:new restructure.String(1),widthType:new restructure.String(
1),serifStyle:restructure.uint8,reserved:new restructure.Reserved(restructure.uint8)}),Ratio=new restructure.Struct({bCharSet:restructure.uint8,xRatio:restructure.
uint8,yStartRatio:restructure.uint8,yEndRatio:restructure.uint8}),vTable=new restructure.Struct({yPelHeight:restructure.uint16,yMax:restructure.int16,yMin:restructure.
int16}),VdmxGroup=new restructure.Struct({recs:restructure.uint16,startsz:restructure.uint8,endsz:restructure.uint8,entries:new restructure.Array(vTable,"recs")}),
VDMX=new restructure.Struct({version:restructure.uint16,numRecs:restructure.uint16,numRatios:restructure.uint16,ratioRanges:new restructure.Array(Ratio,"numRati\
os"),offsets:new restructure.Array(restructure.uint16,"numRatios"),groups:new restructure.Array(VdmxGroup,"numRecs")}),vhea=new restructure.Struct({version:restructure.
uint16,ascent:restructure.int16,descent:restructure.int16,lineGap:restructure.int16,advanceHeightMax:restructure.int16,minTopSideBearing:restructure.int16,minBottomSideBearing:restructure.
int16,yMaxExtent:restructure.int16,caretSlopeRise:restructure.int16,caretSlopeRun:restructure.int16,caretOffset:restructure.int16,reserved:new restructure.Reserved(
restructure.int16,4),metricDataFormat:restructure.int16,numberOfMetrics:restructure.uint16}),VmtxEntry=new restructure.Struct({advance:restructure.uint16,bearing:restructure.
int16}),vmtx=new restructure.Struct({metrics:new restructure.LazyArray(VmtxEntry,function(e){return e.parent.vhea.numberOfMetrics}),bearings:new restructure.LazyArray(
restructure.int16,function(e){return e.parent.maxp.numGlyphs-e.parent.vhea.numberOfMetrics})}),shortFrac=new restructure.Fixed(16,"BE",14),Correspondence=new restructure.
Struct({fromCoord:shortFrac,toCoord:shortFrac}),Segment=new restructure.Struct({pairCount:restructure.uint16,correspondence:new restructure.Array(Correspondence,
"pairCount")}),avar=new restructure.Struct({version:restructure.fixed32,axisCount:restructure.uint32,segment:new restructure.Array(Segment,"axisCount")});function _inheritsLoose$2(e,r){
e.prototype=Object.create(r.prototype),e.prototype.constructor=e,e.__proto__=r}var UnboundedArrayAccessor=(function(){function e(n,a,o){this.type=n,this.stream=
a,this.parent=o,this.base=this.stream.pos,this._items=[]}var r=e.prototype;return r.getItem=function(n){if(this._items[n]==null){var a=this.stream.pos;this.stream.
pos=this.base+this.type.size(null,this.parent)*n,this._items[n]=this.type.decode(this.stream,this.parent),this.stream.pos=a}return this._items[n]},r.inspect=function(){
return"[UnboundedArray "+this.type.constructor.name+"]"},e})(),UnboundedArray=(function(e){_inheritsLoose$2(r,e);function r(a){return e.call(this,a,0)||this}var n=r.
prototype;return n.decode=function(a,o){return new UnboundedArrayAccessor(this.type,a,o)},r})(restructure.Array),LookupTable=function(e){e===void 0&&(e=restructure.
uint16);var r=(function(){function u(f){this.type=f}var c=u.prototype;return c.decode=function(f,l){return l=l.parent.parent,this.type.decode(f,l)},c.size=function(f,l){
return l=l.parent.parent,this.type.size(f,l)},c.encode=function(f,l,h){return h=h.parent.parent,this.type.encode(f,l,h)},u})();e=new r(e);var n=new restructure.
Struct({unitSize:restructure.uint16,nUnits:restructure.uint16,searchRange:restructure.uint16,entrySelector:restructure.uint16,rangeShift:restructure.uint16}),a=new restructure.
Struct({lastGlyph:restructure.uint16,firstGlyph:restructure.uint16,value:e}),o=new restructure.Struct({lastGlyph:restructure.uint16,firstGlyph:restructure.uint16,
values:new restructure.Pointer(restructure.uint16,new restructure.Array(e,function(u){return u.lastGlyph-u.firstGlyph+1}),{type:"parent"})}),s=new restructure.Struct(
{glyph:restructure.uint16,value:e});return new restructure.VersionedStruct(restructure.uint16,{0:{values:new UnboundedArray(e)},2:{binarySearchHeader:n,segments:new restructure.
Array(a,function(u){return u.binarySearchHeader.nUnits})},4:{binarySearchHeader:n,segments:new restructure.Array(o,function(u){return u.binarySearchHeader.nUnits})},
6:{binarySearchHeader:n,segments:new restructure.Array(s,function(u){return u.binarySearchHeader.nUnits})},8:{firstGlyph:restructure.uint16,count:restructure.uint16,
values:new restructure.Array(e,"count")}})};function StateTable(e,r){e===void 0&&(e={}),r===void 0&&(r=restructure.uint16);var n=Object.assign({newState:restructure.
uint16,flags:restructure.uint16},e),a=new restructure.Struct(n),o=new UnboundedArray(new restructure.Array(restructure.uint16,function(u){return u.nClasses})),s=new restructure.
Struct({nClasses:restructure.uint32,classTable:new restructure.Pointer(restructure.uint32,new LookupTable(r)),stateArray:new restructure.Pointer(restructure.uint32,
o),entryTable:new restructure.Pointer(restructure.uint32,new UnboundedArray(a))});return s}function StateTable1(e,r){e===void 0&&(e={}),r===void 0&&(r=restructure.
uint16);var n=new restructure.Struct({version:function(){return 8},firstGlyph:restructure.uint16,values:new restructure.Array(restructure.uint8,restructure.uint16)}),
a=Object.assign({newStateOffset:restructure.uint16,newState:function(c){return(c.newStateOffset-(c.parent.stateArray.base-c.parent._startOffset))/c.parent.nClasses},
flags:restructure.uint16},e),o=new restructure.Struct(a),s=new UnboundedArray(new restructure.Array(restructure.uint8,function(c){return c.nClasses})),u=new restructure.
Struct({nClasses:restructure.uint16,classTable:new restructure.Pointer(restructure.uint16,n),stateArray:new restructure.Pointer(restructure.uint16,s),entryTable:new restructure.
Pointer(restructure.uint16,new UnboundedArray(o))});return u}var BslnSubtable=new restructure.VersionedStruct("format",{0:{deltas:new restructure.Array(restructure.
int16,32)},1:{deltas:new restructure.Array(restructure.int16,32),mappingData:new LookupTable(restructure.uint16)},2:{standardGlyph:restructure.uint16,controlPoints:new restructure.
Array(restructure.uint16,32)},3:{standardGlyph:restructure.uint16,controlPoints:new restructure.Array(restructure.uint16,32),mappingData:new LookupTable(restructure.
uint16)}}),bsln=new restructure.Struct({version:restructure.fixed32,format:restructure.uint16,defaultBaseline:restructure.uint16,subtable:BslnSubtable}),Setting=new restructure.
Struct({setting:restructure.uint16,nameIndex:restructure.int16,name:function(e){return e.parent.parent.parent.name.records.fontFeatures[e.nameIndex]}}),FeatureName=new restructure.
Struct({feature:restructure.uint16,nSettings:restructure.uint16,settingTable:new restructure.Pointer(restructure.uint32,new restructure.Array(Setting,"nSettings"),
{type:"parent"}),featureFlags:new restructure.Bitfield(restructure.uint8,[null,null,null,null,null,null,"hasDefault","exclusive"]),defaultSetting:restructure.uint8,
nameIndex:restructure.int16,name:function(e){return e.parent.parent.name.records.fontFeatures[e.nameIndex]}}),feat=new restructure.Struct({version:restructure.fixed32,
featureNameCount:restructure.uint16,reserved1:new restructure.Reserved(restructure.uint16),reserved2:new restructure.Reserved(restructure.uint32),featureNames:new restructure.
Array(FeatureName,"featureNameCount")}),Axis$1=new restructure.Struct({axisTag:new restructure.String(4),minValue:restructure.fixed32,defaultValue:restructure.fixed32,
maxValue:restructure.fixed32,flags:restructure.uint16,nameID:restructure.uint16,name:function(e){return e.parent.parent.name.records.fontFeatures[e.nameID]}}),Instance=new restructure.
Struct({nameID:restructure.uint16,name:function(e){return e.parent.parent.name.records.fontFeatures[e.nameID]},flags:restructure.uint16,coord:new restructure.Array(
restructure.fixed32,function(e){return e.parent.axisCount}),postscriptNameID:new restructure.Optional(restructure.uint16,function(e){return e.parent.instanceSize-
e._currentOffset>0})}),fvar=new restructure.Struct({version:restructure.fixed32,offsetToData:restructure.uint16,countSizePairs:restructure.uint16,axisCount:restructure.
uint16,axisSize:restructure.uint16,instanceCount:restructure.uint16,instanceSize:restructure.uint16,axis:new restructure.Array(Axis$1,"axisCount"),instance:new restructure.
Array(Instance,"instanceCount")}),shortFrac$1=new restructure.Fixed(16,"BE",14),Offset=(function(){function e(){}return e.decode=function(r,n){return n.flags?r.
readUInt32BE():r.readUInt16BE()*2},e})(),gvar=new restructure.Struct({version:restructure.uint16,reserved:new restructure.Reserved(restructure.uint16),axisCount:restructure.
uint16,globalCoordCount:restructure.uint16,globalCoords:new restructure.Pointer(restructure.uint32,new restructure.Array(new restructure.Array(shortFrac$1,"axis\
Count"),"globalCoordCount")),glyphCount:restructure.uint16,flags:restructure.uint16,offsetToData:restructure.uint32,offsets:new restructure.Array(new restructure.
Pointer(Offset,"void",{relativeTo:"offsetToData",allowNull:!1}),function(e){return e.glyphCount+1})}),ClassTable$1=new restructure.Struct({length:restructure.uint16,
coverage:restructure.uint16,subFeatureFlags:restructure.uint32,stateTable:new StateTable1}),WidthDeltaRecord=new restructure.Struct({justClass:restructure.uint32,
beforeGrowLimit:restructure.fixed32,beforeShrinkLimit:restructure.fixed32,afterGrowLimit:restructure.fixed32,afterShrinkLimit:restructure.fixed32,growFlags:restructure.
uint16,shrinkFlags:restructure.uint16}),WidthDeltaCluster=new restructure.Array(WidthDeltaRecord,restructure.uint32),ActionData=new restructure.VersionedStruct(
"actionType",{0:{lowerLimit:restructure.fixed32,upperLimit:restructure.fixed32,order:restructure.uint16,glyphs:new restructure.Array(restructure.uint16,restructure.
uint16)},1:{addGlyph:restructure.uint16},2:{substThreshold:restructure.fixed32,addGlyph:restructure.uint16,substGlyph:restructure.uint16},3:{},4:{variationAxis:restructure.
uint32,minimumLimit:restructure.fixed32,noStretchValue:restructure.fixed32,maximumLimit:restructure.fixed32},5:{flags:restructure.uint16,glyph:restructure.uint16}}),
Action=new restructure.Struct({actionClass:restructure.uint16,actionType:restructure.uint16,actionLength:restructure.uint32,actionData:ActionData,padding:new restructure.
Reserved(restructure.uint8,function(e){return e.actionLength-e._currentOffset})}),PostcompensationAction=new restructure.Array(Action,restructure.uint32),PostCompensationTable=new restructure.
Struct({lookupTable:new LookupTable(new restructure.Pointer(restructure.uint16,PostcompensationAction))}),JustificationTable=new restructure.Struct({classTable:new restructure.
Pointer(restructure.uint16,ClassTable$1,{type:"parent"}),wdcOffset:restructure.uint16,postCompensationTable:new restructure.Pointer(restructure.uint16,PostCompensationTable,
{type:"parent"}),widthDeltaClusters:new LookupTable(new restructure.Pointer(restructure.uint16,WidthDeltaCluster,{type:"parent",relativeTo:"wdcOffset"}))}),just=new restructure.
Struct({version:restructure.uint32,format:restructure.uint16,horizontal:new restructure.Pointer(restructure.uint16,JustificationTable),vertical:new restructure.
Pointer(restructure.uint16,JustificationTable)}),LigatureData={action:restructure.uint16},ContextualData={markIndex:restructure.uint16,currentIndex:restructure.
uint16},InsertionData={currentInsertIndex:restructure.uint16,markedInsertIndex:restructure.uint16},SubstitutionTable=new restructure.Struct({items:new UnboundedArray(
new restructure.Pointer(restructure.uint32,new LookupTable))}),SubtableData=new restructure.VersionedStruct("type",{0:{stateTable:new StateTable},1:{stateTable:new StateTable(
ContextualData),substitutionTable:new restructure.Pointer(restructure.uint32,SubstitutionTable)},2:{stateTable:new StateTable(LigatureData),ligatureActions:new restructure.
Pointer(restructure.uint32,new UnboundedArray(restructure.uint32)),components:new restructure.Pointer(restructure.uint32,new UnboundedArray(restructure.uint16)),
ligatureList:new restructure.Pointer(restructure.uint32,new UnboundedArray(restructure.uint16))},4:{lookupTable:new LookupTable},5:{stateTable:new StateTable(InsertionData),
insertionActions:new restructure.Pointer(restructure.uint32,new UnboundedArray(restructure.uint16))}}),Subtable=new restructure.Struct({length:restructure.uint32,
coverage:restructure.uint24,type:restructure.uint8,subFeatureFlags:restructure.uint32,table:SubtableData,padding:new restructure.Reserved(restructure.uint8,function(e){
return e.length-e._currentOffset})}),FeatureEntry=new restructure.Struct({featureType:restructure.uint16,featureSetting:restructure.uint16,enableFlags:restructure.
uint32,disableFlags:restructure.uint32}),MorxChain=new restructure.Struct({defaultFlags:restructure.uint32,chainLength:restructure.uint32,nFeatureEntries:restructure.
uint32,nSubtables:restructure.uint32,features:new restructure.Array(FeatureEntry,"nFeatureEntries"),subtables:new restructure.Array(Subtable,"nSubtables")}),morx=new restructure.
Struct({version:restructure.uint16,unused:new restructure.Reserved(restructure.uint16),nChains:restructure.uint32,chains:new restructure.Array(MorxChain,"nChain\
s")}),OpticalBounds=new restructure.Struct({left:restructure.int16,top:restructure.int16,right:restructure.int16,bottom:restructure.int16}),opbd=new restructure.
Struct({version:restructure.fixed32,format:restructure.uint16,lookupTable:new LookupTable(OpticalBounds)}),tables={};tables.cmap=cmap,tables.head=head,tables.hhea=
hhea,tables.hmtx=hmtx,tables.maxp=maxp,tables.name=NameTable,tables["OS/2"]=OS2,tables.post=post,tables.fpgm=fpgm,tables.loca=loca,tables.prep=prep,tables["cvt "]=
cvt,tables.glyf=glyf,tables["CFF "]=CFFFont,tables.CFF2=CFFFont,tables.VORG=VORG,tables.EBLC=EBLC,tables.CBLC=tables.EBLC,tables.sbix=sbix,tables.COLR=COLR,tables.
CPAL=CPAL,tables.BASE=BASE,tables.GDEF=GDEF,tables.GPOS=GPOS,tables.GSUB=GSUB,tables.JSTF=JSTF,tables.HVAR=HVAR,tables.DSIG=DSIG,tables.gasp=gasp,tables.hdmx=hdmx,
tables.kern=kern,tables.LTSH=LTSH,tables.PCLT=PCLT,tables.VDMX=VDMX,tables.vhea=vhea,tables.vmtx=vmtx,tables.avar=avar,tables.bsln=bsln,tables.feat=feat,tables.
fvar=fvar,tables.gvar=gvar,tables.just=just,tables.morx=morx,tables.opbd=opbd;function _createForOfIteratorHelperLoose$3(e){var r=0;if(typeof Symbol>"u"||e[Symbol.
iterator]==null){if(Array.isArray(e)||(e=_unsupportedIterableToArray$3(e)))return function(){return r>=e.length?{done:!0}:{done:!1,value:e[r++]}};throw new TypeError(
`Invalid attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return r=e[Symbol.iterator](),r.next.bind(r)}function _unsupportedIterableToArray$3(e,r){
if(e){if(typeof e=="string")return _arrayLikeToArray$3(e,r);var n=Object.prototype.toString.call(e).slice(8,-1);if(n==="Object"&&e.constructor&&(n=e.constructor.
name),n==="Map"||n==="Set")return Array.from(e);if(n==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n))return _arrayLikeToArray$3(e,r)}}function _arrayLikeToArray$3(e,r){
(r==null||r>e.length)&&(r=e.length);for(var n=0,a=new Array(r);n<r;n++)a[n]=e[n];return a}var TableEntry=new restructure.Struct({tag:new restructure.String(4),checkSum:restructure.
uint32,offset:new restructure.Pointer(restructure.uint32,"void",{type:"global"}),length:restructure.uint32}),Directory=new restructure.Struct({tag:new restructure.
String(4),numTables:restructure.uint16,searchRange:restructure.uint16,entrySelector:restructure.uint16,rangeShift:restructure.uint16,tables:new restructure.Array(
TableEntry,"numTables")});Directory.process=function(){for(var e={},r=_createForOfIteratorHelperLoose$3(this.tables),n;!(n=r()).done;){var a=n.value;e[a.tag]=a}
this.tables=e},Directory.preEncode=function(e){var r=[];for(var n in this.tables){var a=this.tables[n];a&&r.push({tag:n,checkSum:0,offset:new restructure.VoidPointer(
tables[n],a),length:tables[n].size(a)})}this.tag="true",this.numTables=r.length,this.tables=r;var o=Math.floor(Math.log(this.numTables)/Math.LN2),s=Math.pow(2,o);
this.searchRange=s*16,this.entrySelector=Math.log(s)/Math.LN2,this.rangeShift=this.numTables*16-this.searchRange};function binarySearch(e,r){for(var n=0,a=e.length-
1;n<=a;){var o=n+a>>1,s=r(e[o]);if(s<0)a=o-1;else if(s>0)n=o+1;else return o}return-1}function range(e,r){for(var n=[];e<r;)n.push(e++);return n}var _class;function _createForOfIteratorHelperLoose$4(e){
var r=0;if(typeof Symbol>"u"||e[Symbol.iterator]==null){if(Array.isArray(e)||(e=_unsupportedIterableToArray$4(e)))return function(){return r>=e.length?{done:!0}:
{done:!1,value:e[r++]}};throw new TypeError(`Invalid attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return r=e[Symbol.iterator](),r.next.bind(r)}function _unsupportedIterableToArray$4(e,r){
if(e){if(typeof e=="string")return _arrayLikeToArray$4(e,r);var n=Object.prototype.toString.call(e).slice(8,-1);if(n==="Object"&&e.constructor&&(n=e.constructor.
name),n==="Map"||n==="Set")return Array.from(e);if(n==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n))return _arrayLikeToArray$4(e,r)}}function _arrayLikeToArray$4(e,r){
(r==null||r>e.length)&&(r=e.length);for(var n=0,a=new Array(r);n<r;n++)a[n]=e[n];return a}function _applyDecoratedDescriptor(e,r,n,a,o){var s={};return Object.keys(
a).forEach(function(u){s[u]=a[u]}),s.enumerable=!!s.enumerable,s.configurable=!!s.configurable,("value"in s||s.initializer)&&(s.writable=!0),s=n.slice().reverse().
reduce(function(u,c){return c(e,r,u)||u},s),o&&s.initializer!==void 0&&(s.value=s.initializer?s.initializer.call(o):void 0,s.initializer=void 0),s.initializer===
void 0&&(Object.defineProperty(e,r,s),s=null),s}var CmapProcessor=(_class=(function(){function e(n){if(this.encoding=null,this.cmap=this.findSubtable(n,[[3,10],
[0,6],[0,4],[3,1],[0,3],[0,2],[0,1],[0,0]]),!this.cmap&&lib)for(var a=_createForOfIteratorHelperLoose$4(n.tables),o;!(o=a()).done;){var s=o.value,u=getEncoding(
s.platformID,s.encodingID,s.table.language-1);lib.encodingExists(u)&&(this.cmap=s.table,this.encoding=u)}if(!this.cmap)throw new Error("Could not find a support\
ed cmap table");this.uvs=this.findSubtable(n,[[0,5]]),this.uvs&&this.uvs.version!==14&&(this.uvs=null)}var r=e.prototype;return r.findSubtable=function(n,a){for(var o=_createForOfIteratorHelperLoose$4(
a),s;!(s=o()).done;)for(var u=s.value,c=u[0],f=u[1],l=_createForOfIteratorHelperLoose$4(n.tables),h;!(h=l()).done;){var y=h.value;if(y.platformID===c&&y.encodingID===
f)return y.table}return null},r.lookup=function(n,a){if(this.encoding){var o=lib.encode(String.fromCodePoint(n),this.encoding);n=0;for(var s=0;s<o.length;s++)n=
n<<8|o[s]}else if(a){var u=this.getVariationSelector(n,a);if(u)return u}var c=this.cmap;switch(c.version){case 0:return c.codeMap.get(n)||0;case 4:{for(var f=0,
l=c.segCount-1;f<=l;){var h=f+l>>1;if(n<c.startCode.get(h))l=h-1;else if(n>c.endCode.get(h))f=h+1;else{var y=c.idRangeOffset.get(h),b=void 0;if(y===0)b=n+c.idDelta.
get(h);else{var m=y/2+(n-c.startCode.get(h))-(c.segCount-h);b=c.glyphIndexArray.get(m)||0,b!==0&&(b+=c.idDelta.get(h))}return b&65535}}return 0}case 8:throw new Error(
"TODO: cmap format 8");case 6:case 10:return c.glyphIndices.get(n-c.firstCode)||0;case 12:case 13:{for(var C=0,E=c.nGroups-1;C<=E;){var N=C+E>>1,k=c.groups.get(
N);if(n<k.startCharCode)E=N-1;else if(n>k.endCharCode)C=N+1;else return c.version===12?k.glyphID+(n-k.startCharCode):k.glyphID}return 0}case 14:throw new Error(
"TODO: cmap format 14");default:throw new Error("Unknown cmap format "+c.version)}},r.getVariationSelector=function(n,a){if(!this.uvs)return 0;var o=this.uvs.varSelectors.
toArray(),s=binarySearch(o,function(c){return a-c.varSelector}),u=o[s];return s!==-1&&u.defaultUVS&&(s=binarySearch(u.defaultUVS,function(c){return n<c.startUnicodeValue?
-1:n>c.startUnicodeValue+c.additionalCount?1:0})),s!==-1&&u.nonDefaultUVS&&(s=binarySearch(u.nonDefaultUVS,function(c){return n-c.unicodeValue}),s!==-1)?u.nonDefaultUVS[s].
glyphID:0},r.getCharacterSet=function(){var n=this.cmap;switch(n.version){case 0:return range(0,n.codeMap.length);case 4:{for(var a=[],o=n.endCode.toArray(),s=0;s<
o.length;s++){var u=o[s]+1,c=n.startCode.get(s);a.push.apply(a,range(c,u))}return a}case 8:throw new Error("TODO: cmap format 8");case 6:case 10:return range(n.
firstCode,n.firstCode+n.glyphIndices.length);case 12:case 13:{for(var f=[],l=_createForOfIteratorHelperLoose$4(n.groups.toArray()),h;!(h=l()).done;){var y=h.value;
f.push.apply(f,range(y.startCharCode,y.endCharCode+1))}return f}case 14:throw new Error("TODO: cmap format 14");default:throw new Error("Unknown cmap format "+n.
version)}},r.codePointsForGlyph=function(n){var a=this.cmap;switch(a.version){case 0:{for(var o=[],s=0;s<256;s++)a.codeMap.get(s)===n&&o.push(s);return o}case 4:{
for(var u=[],c=0;c<a.segCount;c++)for(var f=a.endCode.get(c),l=a.startCode.get(c),h=a.idRangeOffset.get(c),y=a.idDelta.get(c),b=l;b<=f;b++){var m=0;if(h===0)m=b+
y;else{var C=h/2+(b-l)-(a.segCount-c);m=a.glyphIndexArray.get(C)||0,m!==0&&(m+=y)}m===n&&u.push(b)}return u}case 12:{for(var E=[],N=_createForOfIteratorHelperLoose$4(
a.groups.toArray()),k;!(k=N()).done;){var D=k.value;n>=D.glyphID&&n<=D.glyphID+(D.endCharCode-D.startCharCode)&&E.push(D.startCharCode+(n-D.glyphID))}return E}case 13:{
for(var U=[],G=_createForOfIteratorHelperLoose$4(a.groups.toArray()),q;!(q=G()).done;){var Z=q.value;n===Z.glyphID&&U.push.apply(U,range(Z.startCharCode,Z.endCharCode+
1))}return U}default:throw new Error("Unknown cmap format "+a.version)}},e})(),_applyDecoratedDescriptor(_class.prototype,"getCharacterSet",[cache],Object.getOwnPropertyDescriptor(
_class.prototype,"getCharacterSet"),_class.prototype),_applyDecoratedDescriptor(_class.prototype,"codePointsForGlyph",[cache],Object.getOwnPropertyDescriptor(_class.
prototype,"codePointsForGlyph"),_class.prototype),_class);function _createForOfIteratorHelperLoose$5(e){var r=0;if(typeof Symbol>"u"||e[Symbol.iterator]==null){
if(Array.isArray(e)||(e=_unsupportedIterableToArray$5(e)))return function(){return r>=e.length?{done:!0}:{done:!1,value:e[r++]}};throw new TypeError(`Invalid at\
tempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return r=e[Symbol.iterator](),r.next.bind(r)}function _unsupportedIterableToArray$5(e,r){
if(e){if(typeof e=="string")return _arrayLikeToArray$5(e,r);var n=Object.prototype.toString.call(e).slice(8,-1);if(n==="Object"&&e.constructor&&(n=e.constructor.
name),n==="Map"||n==="Set")return Array.from(e);if(n==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n))return _arrayLikeToArray$5(e,r)}}function _arrayLikeToArray$5(e,r){
(r==null||r>e.length)&&(r=e.length);for(var n=0,a=new Array(r);n<r;n++)a[n]=e[n];return a}var KernProcessor=(function(){function e(n){this.kern=n.kern}var r=e.prototype;
return r.process=function(n,a){for(var o=0;o<n.length-1;o++){var s=n[o].id,u=n[o+1].id;a[o].xAdvance+=this.getKerning(s,u)}},r.getKerning=function(n,a){for(var o=0,
s=_createForOfIteratorHelperLoose$5(this.kern.tables),u;!(u=s()).done;){var c=u.value;if(!c.coverage.crossStream){switch(c.version){case 0:if(!c.coverage.horizontal)
continue;break;case 1:if(c.coverage.vertical||c.coverage.variation)continue;break;default:throw new Error("Unsupported kerning table version "+c.version)}var f=0,
l=c.subtable;switch(c.format){case 0:var h=binarySearch(l.pairs,function(C){return n-C.left||a-C.right});h>=0&&(f=l.pairs[h].value);break;case 2:var y=0,b=0;n>=
l.leftTable.firstGlyph&&n<l.leftTable.firstGlyph+l.leftTable.nGlyphs?y=l.leftTable.offsets[n-l.leftTable.firstGlyph]:y=l.array.off,a>=l.rightTable.firstGlyph&&a<
l.rightTable.firstGlyph+l.rightTable.nGlyphs&&(b=l.rightTable.offsets[a-l.rightTable.firstGlyph]);var m=(y+b-l.array.off)/2;f=l.array.values.get(m);break;case 3:
if(n>=l.glyphCount||a>=l.glyphCount)return 0;f=l.kernValue[l.kernIndex[l.leftClass[n]*l.rightClassCount+l.rightClass[a]]];break;default:throw new Error("Unsuppo\
rted kerning sub-table format "+c.format)}c.coverage.override?o=f:o+=f}}return o},e})(),TINF_OK=0,TINF_DATA_ERROR=-3;function Tree(){this.table=new Uint16Array(
16),this.trans=new Uint16Array(288)}function Data(e,r){this.source=e,this.sourceIndex=0,this.tag=0,this.bitcount=0,this.dest=r,this.destLen=0,this.ltree=new Tree,
this.dtree=new Tree}var sltree=new Tree,sdtree=new Tree,length_bits=new Uint8Array(30),length_base=new Uint16Array(30),dist_bits=new Uint8Array(30),dist_base=new Uint16Array(
30),clcidx=new Uint8Array([16,17,18,0,8,7,9,6,10,5,11,4,12,3,13,2,14,1,15]),code_tree=new Tree,lengths=new Uint8Array(320);function tinf_build_bits_base(e,r,n,a){
var o,s;for(o=0;o<n;++o)e[o]=0;for(o=0;o<30-n;++o)e[o+n]=o/n|0;for(s=a,o=0;o<30;++o)r[o]=s,s+=1<<e[o]}function tinf_build_fixed_trees(e,r){var n;for(n=0;n<7;++n)
e.table[n]=0;for(e.table[7]=24,e.table[8]=152,e.table[9]=112,n=0;n<24;++n)e.trans[n]=256+n;for(n=0;n<144;++n)e.trans[24+n]=n;for(n=0;n<8;++n)e.trans[168+n]=280+
n;for(n=0;n<112;++n)e.trans[176+n]=144+n;for(n=0;n<5;++n)r.table[n]=0;for(r.table[5]=32,n=0;n<32;++n)r.trans[n]=n}var offs=new Uint16Array(16);function tinf_build_tree(e,r,n,a){
var o,s;for(o=0;o<16;++o)e.table[o]=0;for(o=0;o<a;++o)e.table[r[n+o]]++;for(e.table[0]=0,s=0,o=0;o<16;++o)offs[o]=s,s+=e.table[o];for(o=0;o<a;++o)r[n+o]&&(e.trans[offs[r[n+
o]]++]=o)}function tinf_getbit(e){e.bitcount--||(e.tag=e.source[e.sourceIndex++],e.bitcount=7);var r=e.tag&1;return e.tag>>>=1,r}function tinf_read_bits(e,r,n){
if(!r)return n;for(;e.bitcount<24;)e.tag|=e.source[e.sourceIndex++]<<e.bitcount,e.bitcount+=8;var a=e.tag&65535>>>16-r;return e.tag>>>=r,e.bitcount-=r,a+n}function tinf_decode_symbol(e,r){
for(;e.bitcount<24;)e.tag|=e.source[e.sourceIndex++]<<e.bitcount,e.bitcount+=8;var n=0,a=0,o=0,s=e.tag;do a=2*a+(s&1),s>>>=1,++o,n+=r.table[o],a-=r.table[o];while(a>=
0);return e.tag=s,e.bitcount-=o,r.trans[n+a]}function tinf_decode_trees(e,r,n){var a,o,s,u,c,f;for(a=tinf_read_bits(e,5,257),o=tinf_read_bits(e,5,1),s=tinf_read_bits(
e,4,4),u=0;u<19;++u)lengths[u]=0;for(u=0;u<s;++u){var l=tinf_read_bits(e,3,0);lengths[clcidx[u]]=l}for(tinf_build_tree(code_tree,lengths,0,19),c=0;c<a+o;){var h=tinf_decode_symbol(
e,code_tree);switch(h){case 16:var y=lengths[c-1];for(f=tinf_read_bits(e,2,3);f;--f)lengths[c++]=y;break;case 17:for(f=tinf_read_bits(e,3,3);f;--f)lengths[c++]=
0;break;case 18:for(f=tinf_read_bits(e,7,11);f;--f)lengths[c++]=0;break;default:lengths[c++]=h;break}}tinf_build_tree(r,lengths,0,a),tinf_build_tree(n,lengths,a,
o)}function tinf_inflate_block_data(e,r,n){for(;;){var a=tinf_decode_symbol(e,r);if(a===256)return TINF_OK;if(a<256)e.dest[e.destLen++]=a;else{var o,s,u,c;for(a-=
257,o=tinf_read_bits(e,length_bits[a],length_base[a]),s=tinf_decode_symbol(e,n),u=e.destLen-tinf_read_bits(e,dist_bits[s],dist_base[s]),c=u;c<u+o;++c)e.dest[e.destLen++]=
e.dest[c]}}}function tinf_inflate_uncompressed_block(e){for(var r,n,a;e.bitcount>8;)e.sourceIndex--,e.bitcount-=8;if(r=e.source[e.sourceIndex+1],r=256*r+e.source[e.
sourceIndex],n=e.source[e.sourceIndex+3],n=256*n+e.source[e.sourceIndex+2],r!==(~n&65535))return TINF_DATA_ERROR;for(e.sourceIndex+=4,a=r;a;--a)e.dest[e.destLen++]=
e.source[e.sourceIndex++];return e.bitcount=0,TINF_OK}function tinf_uncompress(e,r){var n=new Data(e,r),a,o,s;do{switch(a=tinf_getbit(n),o=tinf_read_bits(n,2,0),
o){case 0:s=tinf_inflate_uncompressed_block(n);break;case 1:s=tinf_inflate_block_data(n,sltree,sdtree);break;case 2:tinf_decode_trees(n,n.ltree,n.dtree),s=tinf_inflate_block_data(
n,n.ltree,n.dtree);break;default:s=TINF_DATA_ERROR}if(s!==TINF_OK)throw new Error("Data error")}while(!a);return n.destLen<n.dest.length?typeof n.dest.slice=="f\
unction"?n.dest.slice(0,n.destLen):n.dest.subarray(0,n.destLen):n.dest}tinf_build_fixed_trees(sltree,sdtree),tinf_build_bits_base(length_bits,length_base,4,3),tinf_build_bits_base(
dist_bits,dist_base,2,1),length_bits[28]=0,length_base[28]=258;var tinyInflate=tinf_uncompress,UnicodeTrie,inflate;inflate=tinyInflate,UnicodeTrie=(function(){var e,
r,n,a,o,s,u,c,f,l,h,y,b,m,C,E;y=11,m=5,b=y-m,h=65536>>y,o=1<<b,u=o-1,c=2,e=1<<m,n=e-1,l=65536>>m,f=1024>>m,s=l+f,E=s,C=32,a=E+C,r=1<<c;function N(k){var D,U,G;D=
typeof k.readUInt32BE=="function"&&typeof k.slice=="function",D||k instanceof Uint8Array?(D?(this.highStart=k.readUInt32BE(0),this.errorValue=k.readUInt32BE(4),
U=k.readUInt32BE(8),k=k.slice(12)):(G=new DataView(k.buffer),this.highStart=G.getUint32(0),this.errorValue=G.getUint32(4),U=G.getUint32(8),k=k.subarray(12)),k=inflate(
k,new Uint8Array(U)),k=inflate(k,new Uint8Array(U)),this.data=new Uint32Array(k.buffer)):(this.data=k.data,this.highStart=k.highStart,this.errorValue=k.errorValue)}
return N.prototype.get=function(k){var D;return k<0||k>1114111?this.errorValue:k<55296||k>56319&&k<=65535?(D=(this.data[k>>m]<<c)+(k&n),this.data[D]):k<=65535?(D=
(this.data[l+(k-55296>>m)]<<c)+(k&n),this.data[D]):k<this.highStart?(D=this.data[a-h+(k>>y)],D=this.data[D+(k>>m&u)],D=(D<<c)+(k&n),this.data[D]):this.data[this.
data.length-r]},N})();var unicodeTrie=UnicodeTrie,base64Arraybuffer=createCommonjsModule(function(e,r){(function(){for(var n="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefgh\
ijklmnopqrstuvwxyz0123456789+/",a=new Uint8Array(256),o=0;o<n.length;o++)a[n.charCodeAt(o)]=o;r.encode=function(s){var u=new Uint8Array(s),c,f=u.length,l="";for(c=
0;c<f;c+=3)l+=n[u[c]>>2],l+=n[(u[c]&3)<<4|u[c+1]>>4],l+=n[(u[c+1]&15)<<2|u[c+2]>>6],l+=n[u[c+2]&63];return f%3===2?l=l.substring(0,l.length-1)+"=":f%3===1&&(l=l.
substring(0,l.length-2)+"=="),l},r.decode=function(s){var u=s.length*.75,c=s.length,f,l=0,h,y,b,m;s[s.length-1]==="="&&(u--,s[s.length-2]==="="&&u--);var C=new ArrayBuffer(
u),E=new Uint8Array(C);for(f=0;f<c;f+=4)h=a[s.charCodeAt(f)],y=a[s.charCodeAt(f+1)],b=a[s.charCodeAt(f+2)],m=a[s.charCodeAt(f+3)],E[l++]=h<<2|y>>4,E[l++]=(y&15)<<
4|b>>2,E[l++]=(b&3)<<6|m&63;return C}})()}),base64Arraybuffer_1=base64Arraybuffer.encode,base64Arraybuffer_2=base64Arraybuffer.decode,base64DeflatedData="eJxtVt\
ty4zYM/Rc/70Ni97LbN1tJ49SXeGI3O93OjgayGBERRXoo0h5Np/9eAKTcpNOHECAFAgfAAZ2/JkcIqnEeVT/55c9JcZx8mnzradk5Wva83clW8bZjraZly8s68lnLZ2y3Nrzla2tedkhL8crGsmVtHXhhLxvLCz\
vd8N0t3/0my4mvccjCTb5/mhxdV6FF2xQG+j6h3LpQPivna+UVA5lX7qxGWT5joznOQhl34dMQ4KhVXX78fD0e7Z7OyhsYSHt0Acp9rPqjxxPb3rlYGXW1zNsxrBz/61eirNUrb4qiuL3J8jbLaZazLH/I8scsf8\
ry5yw/Z/klyWn2N83+ptnfNPubZn/T7G+W7WfZfjbaZ//T7H+a/c+yn1n2Mxv9MK5tbAOQfEEPHaQPn7PhlzHBmzGzmzGFaw4j2Nsx2u0I71ZwfezVtba5mlmswEL54vBIrMjYGVtqAFEmtS3x2XWdY6qtISDLhT\
u5zr0yIx+tVh6DMOjBK9UK504BmZDF4NEYUee+UxaBby9V5ZVwykMlH/dkB6wcNBAsLlErk0PlIedyawO2BrG+U2cyauiLpGYbMKw9RN/FVif1DTxhZT56HNjhATrkyTgoE5uY8rdQg3gmwtIfT9QerSY1QUFJmY\
EcsFIZxgCWQHEQmp0mZwS2iez9Pmh0p5Q71cW1istfENyaLLkfHhu0wLZPjZaQz9HKhQOlZFyT3EXrOO4iaqzTtwrshXGtdKc4/MbZxpkUf41dFcUMqctcPnUpZROl/ZFiql5li0OKu6Cy5dN9pNpmfQEBWqHJ6a\
g54JMpC42tFNsD9ZOtHgxw9NTmA75STo1O0HklYjepkSt2l9Q/pJ7YM9IXKe4CuihVH4wLWG6hkZ7uNDR9uQNhQPTQ6+CTrwF0uWaTZ/UGwtvf4DwiL1JenOILKub4RqmgsNzAILy00RiBYBX4csHqcEwVLIhNoj\
yZunwMkEj74Kifx3y6U76Tze9MvfD+vE937wiHl8B7Defsr+/ACgPvTQV9DhaP0Ash6MyOPRRUcxmbk0fHfh67E00XmHLOL4WE3IHpBq+stBkqKq/KHKQiWameo0nLea2HOikbYiODLpdIWmOGk+7fHxeRspDHYq\
XBOyq5TBInuHcx6FKG9VqirfMfzmg6keiSoMzPqk/T8mjTM4KOOE8dpUv4vx+0oYIx+B5MUP7dCUc7RN9e672Mthm7RYTUHQo1MAHeO0+/Oo7qlp41DW2XhlwDUQZTc3ya/JV2b0LsTTQhfVzpWMOFxlXeM7BBZu\
CAXkd5s/dY14lnGydGB2iFtHPt+PQr+bZNWaC8PjuIpNpyCUz6IlqFr86z3X0zUPZEgY/9mFsIMtX/7ZOX54B+vOnRBi2uNVx0uaSXmRPdoDxUd/Fk3CC12WNjvzJR03dla1WusIU2Ir/vCi7yX4DQiCMzeOYR/f\
06+f73P0+ms+k=",base64DeflatedTrie="eJwBAyH83gARAAAAAAAAAAFQcF14dyCb+/v26XFKh3FoUbGOqloNVXufUqs2tWqEqtoj1A56qrVJq2rUiE1bhFoxUzOtFXsFQWpGhIaEIHn7/X3fX3ve97/nef54\
PvfnHtd13Rdh8XLDDTeX5f3t0GB0lJwsd6Dw5QmGYu6XYfvLYAjhIAHaxkRWuvikR+KJV9hj1X96p/s4QYbovx/lBrMApgvB2mwIA1NEjxbrTWOuMqbU1efdSoC9YD/suT9iE6T+rOf9uoP80LlN+9BacPahPwip\
jDz+0EmhWFmFBmMj21TFdcL5NLs07xpL3mdPFnO5ODibdse69jL33z3+K5Q92B6sjluwC7UvvoM6txCnGnAB1OcC4cUfCRX01oex5qQUD62G8cWD+r+GsY98ngsDLj0j7Vk7JBjuYcK4az4zgVk0kvB7PBCujwj+\
0FVDBLdeYakxlhPDdkXzH9H9WwXaNz+K5daeF119kJdWvyex05u7z3XKGIKzOJVaimVboeyDwPwasbz7WUeSp8B5BBPbshBEELpqoJYME863zOC55cxelqe8LrLq5sN94rbKudMNx/Ej/shKPpVMwEKjjrQhv8P6\
o0/Z+DIgI30bL6WTjpz4utnrYpAJyNTg0z81OQu60PsLCTesdMSd62sTODJrUwhiOL68ZNJ+iEPK4F7boxP1D3NLJwmUVeEjJY1EzR5jpWeYACbWFUMEG7aXMrnUcnABA10RP2VGvRqUHFAz+fxVicV9dQcCX/Ke\
i2YY6Tk+Cj0ydkgaBJ9fylKEa8456c3rzdKVNF6eKT2LPeLTgCJ7ZvaA//dSG6/EA4CrYXkvJgJujvR7B7CO9B2HqUr1E5cXu0/q2JBQzc+oPeye54LYOP33mDR6IrKbv9txnGwTIJ223BZ2zXTZc6yfrh34pvjx\
S+W82q9DqjlHOkoM7skNMxyw2CCG9jbn0E79SN59gSyIaAccW+7ASeyLD5CnXa7pOzwizkIZEMbjWrygrg6lFH9XxyOh6CR6cm9K+NK3xORuLk/M1j2fni2ly/Duj/sq7ez+3ZdCVmbcI6Dn/F1Prp+yLr2kuEhr\
pGhyYGKe8wZc8eNiTVIxgWFqXbRvVPOQwDrcFFsFn9lal544Fl4FNc1Nyisqvk9hP6viSwdCMAZKXPZ4htqbTDleWkEnQIUUvd/1XFQKn4ZIf3uwmrVaZRe0C7+x9I8iDngk385C/CyC4LNZZpiN1+wV3TM45aHx\
NS+HLCRKr2ioPYsf7cIdXfxR2sPoDSOJpCAyZea/B4cBvyPaOCuGDpf8oYOG66uH339EEpZOzAEByaEcyIsbKt/RWWS67gIImd+QDJ7LOw7yWlSdi4Y3CH6LzejQzYAnH7n2wj5XgIVZlxX0cmN6aI5Hl3ZRsUcC\
Al3QvSGHU6jm/bEHz+MYVag08A4uQu3FwROdcIaarqxXS90aNV2EMEZ36VdxkmDJ6OdrOM6yJPTquaumZhmOCC62Qutl+T8zjJO+AyC/uZHpWQlI6UdzBrJnnibEwqH40kCY+4lyHV3FiQlyAaYnLPMQnagA6prv\
dB9ZqBlugdYRXnf+T2b7TXOgLXQHyADJcjRmCE5fJQftnrOo6rlZx2W/HpmGMvhPf3L+Z1I58zY+RfuLELQ8KguTJM175I/EanpgSa2K7IKf7/5n2PW9KB99sFDhozTDGL2NWPUk0f0qw7ONA7ldRaurdWK7OqnY\
shtO/eRHcEgO4cfsnV8tONRczg+TruFw0zQ6lYFwwLqj+T77IrS9iGZjB5yvQzT32SHc3n3LONHIW4/CFy0nj8VpBvDBqKYknlvL55XOV+Butf8O7zE55T2VoKlHkxBOkcg+MnFlMUyTXJTm3dcBGQ0DZBzfslYf\
WDKh8ivd+I68fyoPMdyJgR25qAmRYTdp7rBoy/bM2RfAXCZknEnproH2JCxjQsF0Opnf+/sdMiiRP6zetKM5xRMY4xp0KpX3nPQtfbgEPPcsqC5aQzGFro8V/Dw1fk1jiKwH5q/RYzBeUFmR9/dVWBRZ+ohAj9EV\
K5b5EiYoChS+Ptcwr+fej852S3Nhvgo41+sjfuYZyrd8ZCigvyFJe+lAGgH7IqstI1zeU3X/Zl5886qWw/OY1B9QoJHQoRRjCB/B38uHLssfVVYG/UA59OqT04t+n0HLXBBATKr08qA2VYU1+UioakUG2pita+oL\
pkDRb5RPL+OGpAKcVv/IS+EGZoe7S71QpYPqRlVNQX1kk3ZwlxqdDtyHA7NjQsHn9l9a5HLXR/EsJVIiDtZCoxwbl2HEAxdzmqvQNvCTVMyOGEXCk27aF1bdgr2xmtt30jd95B86hGetozcLTZOP/9rFqgOy2rij\
6zZET7CXl8Jj1M/jkicUrztUjLRi9+1s4I1pJxEC/ebrJ2wc7jS63R4ZivwNGg+mQ5RN6MWCSIT2Q3PzjFsqZENbDszg9SW/NdHx+8qJV8e//JXM9+Cb+bPJpU+9RpFFn+6wrzskPdJoC/iHHWk2drN7J8buAMlH\
KYKlF35HqxC55pyuYjiFHdeOxHykxa1WJVODLd8CJPrrLFMDB8Wt3lcIDXgX15hrvq/IPYSrd5Nd1HwzgYH3rB2A4aV64iiEGimL+aHNVxeDpCwHcsfAV9/sM8qM9NxATQLh7W70ZJj4Y1Vzql2gONEq5msJxL+A\
FnXreKioOZpGOtiOGVUaOI11hasBC1OCIvvK0uyV4SpObt1pqjtHCwObH6Rw71U2j2cMDxeb8ze0GsKebiSeKMVOfzvmi9xXgbdP34DE+EHR5sz2MUpTFykzF0pffBosTLI1tdQpkHg9QcC0ObxnTRIOEfSPUXUr\
mskKhZk/uD88JqkdNDrhJbXVGvenwqIp5mW90eiR6nXyB9cycYGtwPxPriDlv28d+OqB8AAor3wNg+Q0OhmAamz2j3v3uiZ4C3m+KAsc905Jeqi92MO9zN46rVpju7dnPBbUuQCzjPrj+TwYP6MhAJepeZHE25t6\
7hFRBqhKDRD05qUkhP1J6TXhvW+fxFR/RwSs40kKK5z4wxXUYpUQCcGlMFXzUhDx0MNRl0iOqtGV1xU9QbG8sqDkVJ6DOp+sfnt2ruEX6sY6c+vLRpjwzx15Dkup9pG69kxDhI7eE/AFvP6pyNZsovps8lm3UJUw\
WDYbraD+JDWUg8iOsQZRm5wUxW58eHNlNmbsqlAGR6MGdVFfvO6W+KXk/hZnPxujqix4h6Jk2ZnS0/pHtEYL4wP7q75WrmVY7Evgx2C/9STbtZbf5Jt4PUqGOpvmowpGEYpAwr4tVL2JcE/c3OT6S7k7X64zcYZf\
/YufIfmapa88WT5P6pEvZMSAdBqiHFrt+sYju+ppx46AnnI98gLKVKAEETIrJbt0d7NoqPHhNGYW6dUPdlYfqIpnb/Mlvh7Pw2ActsP7+sGWve2RZ6iYTha93IfDF9QKcp9rF/cfxv5qdIsS6CyYNWJe+JGAohHn\
VRGWmfMeo7u2t7l4qUTDIEOK2AyvP9g5wkO2qQ5na1s1ynUW33KzBCB3oF6B8LU/yQzeLeNQ2/C3P2yD77XTN288Bj5wvU7VbJAg23NsKC32A+1Ab8kfFyNrRxS6rBUHjg5IKISp8dOwPK1Lno9f6bBKfBd7ptJu\
vQoAPHXMKE2LfgN8I5BuFWO9Nw+VqKx5K80El1nskBh/mF7u2MziOfKdNjZFoy08d5jxNfZxbTjMN0tfu2GhLxx7K9Dstd45izOdxXfpVZoJrkrPK8B8Xz5muzloJUYbA+tAwVMgdMGulbS+maM7yAnT3xkNST3I\
7M2DzbSfTK9seoGUkcvyTrBXYmDIay0Az+PXsUlql16lpS7E08PyiozCLQ13bBiUB19Wc5cDkRD4p8WWAMhwQ2bpHCpqqbj9KWStielihwyZKrK36XNqKJTK/OnLXR2B82bxM6YCM26zMl4HH2WkjYcsS9phTuqU\
s8rn2yon3/mvoGaMvA1IXvMH/Zjc+na4cg0IKY83pQAqqokv+sd0/pUkzg4aO9BOM6WiLo4JbDQhmKUdB4ia6UUczKZ2tKurG9l5Y3LWrUc+CjYf3KZuYDjeLfpSTq2x0cYqND/fQd8XzIkAFK946eu7XMqVX0qe\
NXZ8jWDCF54lxesIh1xmWcc4O3DJVm8P2t00yhcjsMzr+ptYyUgbGm7BXKWxLdgLiALer7H3cRmxNfhRUJMXLzQYwssHKn2ly2j3rfA69HcIyqXJsiJfhTA5keZLlYWG50ZjhtqA60tP1KLz3LonE8eX/nKrHl3f\
nzfynlsXCYIFfbQRXT4aOGwfVELNy9miyob3f13383R/YZE2kr8fw+66O5op6J5zO7i/SJHmFXpaXp5qV55FXCAGqK2R22e+0rPnUTP43FebAWq/Cmdrv7F/Da80vqJ8zTSUD93GXzNYKG9uAXxT58jPopzywbiF\
ILbWnaLNytbmUD8N4Hmnrus0UZZymfLKDPFG91cYbrd04Arq2okt/R+3ZjPzgka/NdEGik1zWeppfUwEHwL3FZFpnp9J/a2jqguYsQW/NcItyXqfcsma391RegTSEoWsm5Xnx6R/ZAMMRQz72cH3yVSP7H1jJsI9\
3us3UmxSxHGg/43cbUstlFzGI5G++qeExS2HBbk56uZ9jxTBX5XrefiBZsnXLGqleRmZFLqCQ7DEH2afOsECIY0CWbU3+oBF24Zsd93i1pjnudkk5nv0t3CdOr2sbIINsuP2HQTL8zWRuGzbkxrXAE9sbIvAyiA0\
VplxhvQ1ein82xyeAkNRsZFfI7bOivqpxtDM0acBhj3cNsNqI+zaoDOvH+jxiyZ/c0sW6E6bysE+/dZ4Y0RhIaxxbdrmmnFZzJBAFGiBP+jFobfyPPwa4P3b94VMkiGMyh1d7aI65km9LPbzUTLeqCrZ8wfLmeuZ\
u9b+o9QesubuMcv4LgL6ZkyUct5R7QmTfojF4c/DPs9HfIhmtoeWb6vW8tqsMC68lH/6RfMSxvXrHunDi1WeccmJIlWB4fwLZQchDyqMzK91Vgc+1AnWum/7KZ8VsDWhZZ6UOfywteP85QvmaNXJL9CBDqeJA/09\
9Pi30cJdDzljXfq0yvl4hWC9Es8EgMpk6oAdesEfcD3eSP6JcZGIb5vneQ+VJga1Vomm5PQ415gxPpznOHHu8YDBryFot86lBm/PvAdVROf/+yGSntfci3g6reznm3UH0xaubmwwvInsPfrVsCLE/QmT4CS5m0vu\
ZhemRsqY1DASZShSHp9CBo+NwxAtNz1TOyaCfrT2aYTazcsm5laz9b3sDJq1ZtRXB5oUScF++XqNWFteRB/8Hx4p9BhyvVq1nMV9c1JMsAKcihK+4cUn+jPQ53b9tGv2OAQ+I1s+GzMbMKKotMHrwFC+dIxdVptp\
FOdGcr2z2DFh8y1AEdbO8LODyomnE6d2RVGesmPrDr+guyFqlymuCh2WrAEoCLceLUWyZdFp6Ld58AWvSWKtUwjwgegG0VoHNgKWKzvIvPyatpnfSVCF2sTjXv5qouBkDYmVgJpghFPqrGFCiI8Q5mrY7pC163h6\
vxBU7z69K9/27ffU1osig2ehmSfEWxSsGoPwf9nLHVvmub9mtcr1Tstw/Om3fw5Hz7+0aPKwLIeHNf4ux6C/1ukT41/kM4S+6XI6/XT6SDxsHqE9CKD/hyyK8oCq81tpikXmv2brN52S08dyaldZ7r969pfmLh4u\
3BiSgIrWay1uGIoQuIqrl448iBiR62ApyU/Pq9B3JSlhw2++Y5Tn9hWGy4DluVcG7sFCIz9HlMgcNwbXFBFaA9qyAoc1n9kPNej+3cG+3057y9BRtwU7KTSiBl2Rt1duxn/xE3kWqS4ZNoVfg1bQPXmQU3E2arRj\
pmHpyp3Dc7ogrIbUBuRQpe3ekpTBJPXscGGmjI44mWILPY04XEzTnt3PvZtaOPPhemX/hlzOA15SlJ9VC8cMAH2aVEdYkA4RHw+RJgiojRLQJoSPFfpg9FvEdKafH+ivL25ZfbOZfFt3M3V2fNDQbRnpPuEOUy36\
ZF/6vl2x7pfK++qGD1nlnNAlhVkyKHeZjebHkMUwdQN+PGlUeMompXoT3UOuvVYp5vtRaCBeEbKp4W5PQY9sfG8yLAj8mC9rLAVXngd3wARvPvjjjLQx7Gt1H0/wfoQtPix739/ZASRB7MDmWxaO1KrQwey6aGTd\
pA1yJuargtSGN6fxNlp51437+6nce1pgc356DpniwMu2gjlinBkxh7wh6O0xj18sowFXcYmCN4juR2XtFjEi6dTG5tIGy59awLtCksCzarejoeMZ2iTumxqWr/T0jOPQ8OwwOHJW477P4sTavZbkvdtbF6cQtOrD\
eqYzVQaqFfVgumm1lu8RxtisE9Miz3xyZFVXHccXPzPLKKin9OHqR6nwD4Z2za1+W06eI6Suj+qUIFQbG7KpY/1qSNTp+nqWQPlZrTeuWbPKvEkwZDjOsc0FxQktxDeXZlNMrNUGUIxI1FwBD7VgfyvyU3fVnNJJ\
wcE+bJLv5hhlVhvrfeV/YGQakfVOqKCPb928FzybArT9XNc+6J0vhAnqmEn8h6biN+n9yowpG0bi4zl0KCkoKdn2HwV/WYvPyToJo8JJlWt5bvH5/rO4P5tGlqExS9DYaBJZ4krGro+3HFyZEeTe7LoTwryD2Vfn\
Zjs5Yi/zySAz8qNLBbC6jeSJCVODOqxgfFKPRsUWsaX0gOL2ynwBi3cwfCGt+FkFoa5rF5SzgM9YojS0okoAlkD7xLcYFQoaPBuWDpfG7WAIDvxksMtV10tekkdgz0Boj/U1Co5QSgWTFfVhLtvMAN2pNB7A3Nv3\
Lml6yakCO0jFVYr6u5FZu6XqAizxz5xg3gFnbJtCq63N/rKYvRc5QW4myEh8gFURgd7crWh475wiuyYTLd6RX90/IN1Qz3I1avBomt61fY+2hJVmJh3/UfKlubNeSmoEu7/Zp5OlthHyiiCFGaFORxvsI/WeeiPZ\
A/ms6Rj18eRi2Nd4QTBU/eKbHUkPvolajZJLsvdFONxtl/3C40hwPUFQLOLdkXnT4pmdZYDPIfsDv7YG30nDcdOf6LeJQ7RDkgNbQp4hEhkGorhjupybZgJcUtwJX31OrjXRshV621tJDbui7oFT7x+/HPRuvvYk\
w7HcQbsSQNKMDQPk4BecMau0vDAB1OPxb7c/oIvTa1DfUixMf6hHLRAMXN1VCBUt4ZJnjkxbyvrQG7esZvpfUVk1rKsUc30cazkVU45oLJwMdVas6WZBfHQmR/7ueiRyazVr//e8hJiXbwLuNI2IH3LsK+Q9t9zX\
OmuHBkXpNehWyEC5V/psu1nXqRyrWavMeYmgrsHalPq9wJ0C3i6wqjC3IImaFMp8F08SdhI2ia1dURMI0oXLlIcwucL83bxeXATgBOFx8cVFujlh8mYZzFNOxZmSor/IbHOaJ9hDMjYaGTkFgWq1WFkw05finDIj\
sV0ngnJ+2b1KgKqtq/oKgYSfJPD37/dxfcZXNgpyl2u9UwBC2W5nWFU2UmhuCVV1NA4duR8d9dIbGzMyxY6Goy6daSYHpPlDuvJghyRm784QQl6ZuC+uzuqk0z7ntfdF47vYmlmlbnad94L9Ez/WmOW7fLL0gqEI\
+mPz/ZMWh/honFXDRWYvw8r+Us5hnJAm3RK4zZH08F9r2HKUWrO8Xg9J1Tc53UuRS8j80an+T0kvJjId2P7uTEKdGkkVmW43mhvz1B21GIAyxUSn8g2kKKahA7Ji+2cjH/6A5AIrmbhMVwdjvYiP8fIztqjKoVF9\
jzzsr58Nr1Eb5t/XFZwdEBU9XhwvvbyAhY2CQGzy08BoYzZgV5Sm0SZRdMi2FZabU/nv1UR+62j6wFXiskbcudOR2KRSiShFXeKJOsBrKPNdh62N5zwp893S4bfW7U2Qt4o2nM6YFKdwsgKO6T929bqocxftf6E0\
voPNrD1G1PnBcewBP5nC+Rw0mJJ2/K58ZRRUw7UWHDdDuWyk30DyX6gKat2qc3xagElUgMJ+xv6yCX32Eduhlz1aPlKZUk+4ixo1F0yawnmJWrMvkUyZvsHV52CZgAm0IIewj+RGguiw7yIjLXyolnCkqXnvMv+2\
Ugvj2eEuzX5IKWPtgpuINchpK7BzJuTZ+JcdwIBY9+Y6hyMxlB2X31NLSFG9JzhxPYIIss5YN9tBGm48PlvKpZy8+gfmudVFDYfOoUNWfhfaIe4d9m/wwRfPpzu1ClAH/djGoH52GY67243NHnjhzTC2EIGU7w8b\
tYaPYv4BU/4f/4crI5Djlw543+GWmBPS9G//BzZMWriRfSadTMtq87aXo7119uV+u+Ygf/UMrtCdyS+KhxsILBeoSwVekJAdgChnz6CLlTqpytZb5VtFXzT0ZooeXRD04sATL+p8sSnhKTVx8B0ksGDIhXj5D1Tc\
Q2KnWcas1izyrmZctUFZJ0MbmNPvs6Otth5dNXiVY2DUTJvBV10Qn2Hwp3+PyU6X0w5KSF1Q7xCZLKpxHo7SmY3nBTcXwOSiayTjPyPP1Cws5+Nf3+Nqo4j7skQGjGnI+vrCc5bmvNerifKkju9pu/L47fCvD00H\
uj4QG4Jhc+VG/sgb/es3oHrSg5Dt1pIwgNqlB8X3zYgJVoqr71RmtWMi37C+oUZ+EyCdXB4yW1XJk1POmINibv/TmPcNZxFDT9HUNQCC0I98TTs7T4oh9KPnWqkhcQ1N0lhWiYmxQcRLxmNXcEQ91N7DUoH1CVan\
rCckL08IYSIz97XZ0tYe3Qwtqt8F+zhqu4g8mbd9e2nK9q3rda1iB7EfsNLqcLtzyoLeX/oDKYrol2M67zEDXBMtzSrNb5qYa1WPUgB/BXqMbjQkBLWXPISD4xWiEK9JZwOpSQvxQZDvIe5GB6Piew42lRWv+ucj\
iqKZ+atwYlfdLINTJFpLPyWeYIwXsH6rtJArlOZcBGyx92ynvNWi2MHhd61PvYjXurpfHvnyuuoxacPgbv0yEoGRfiRx2egqwuPTzb/HxFQZDVKjyaNsKvp1sGk+fJmvhIT8gOlz+8qxmNh2pUbUELtGgIflWUAu\
7q/vb3wqfm4K05VBzPbEpQfYfxYRlxQXFlUL+L9zkg3FtLVZWBrGulTcOHoxtVcia7lPwPpolPnAjUTTLjyYnbyiu1C9gXMZKE0w7VNGXLPB3YSYo1GhPJQrR+4+xaeJYeJOsUH7IQ7l0JYelacK8m0pX/UxI87f\
HG8OIBvEtynZbu0UvWp/CDV7Vx41m0Xp9frUM/9joqenlZs2naPUe3F28d43E/yz35s8tMh5TzQZud2cU2xx3bc7vYynQPZJ2Igzs9v4qZVWBs84j3EZJBx7/PoWeu/0s23oHeunIQAcMOLSFTlqLiNZhlN9SkyV\
dRow82T7x2B1zTtNA/irtD3NQh44aH26S/8h1BrPDqCs00UN7xUvRRcNqwxej3ucq/zXj2BYZZiesg4zx2hOu+yAeb2zHXMEGFJBuQJLQu+Hvqu4Z84o16tRhqZVe/H6mRzt5fp776534RP/gItyHP53VWz6A82Z\
SJ225Djkn039GMCw2w1Q+SbZK5JRVBTHOB+hwToxzQ5h0HNhrpLDaFn2Tl2T6wkPfIvY/NqyVGY3HZwZnO/maBf530o1DX+qqa/C38IPgLusEOdCXVj4v8+8FhvO9Kw3ynWbvzXxJEdhsMGufPiO749Pap8vLlym\
8g0OTU1qyTMCDSbuluJxp+80povN3jQZxzKmyjAPit6QSxP+6VrdJSmnNcrmqh9wwsuTM/VUlPxUovi9qhh+2VqTkvP3WFj6le/kBbH0O1+itM8+WSrn+iDjbfBOyGz3q6rjvDjZ1TfisBUlPrauJPzLTWz09geN\
wdr+vUU/vG71A2K+PohiCsFJLDxrq41jPcYnPKU9vYYWY16yNhzP0PfkK2HF+5dzOwb3OEzlviVaS1X6vdI/7ICTOI73VzSca0Q8W09UKJc0Q84iB+95pm3sKxegNsIEYLhwyP//0vJp43Swwd+LZ6jhA9zJ8Zfx\
5e1W3viivGExt2Qu7ST6GBV633MJOhjoGNmKUeOLOrs/8aa6+tlpYeFYaPvD9PL4zKttb91zSSDcLHkeCAD/re/hIPgvFt2gVo6hDjwM3il07DepDdQNA6ZtewDeihojMhjUzF9AJ6CB7DOHtOxD2ebkdH2i+w1A\
HvQXkcWhj2fLkVtdHTz48eRqX2618iakwFHOuUQF/C+r1OOkCl1b1NN+s2vJ3XKc453UVloDLfL5vfhD7Z+K0Nk3qiaaucEy48FVt2iRJw/zOH4wQeK/kv+oYIaJ1K6RvXHYpQZnWw+Puo3Gx4Y7CQ6RqM7Rzyhe\
Gy2ieb9HFxnR5PYuvP8OUf3fCJ+pwQ9uPJ8PlnQlxFeLZhkWaEPSQjvbpevnbcqiqzof+5HAI10DbzYevT1mTFs9yu8gMIH/wHLU7dY+CEHhNzBtIGIH1+qpBDmRQ6tA1PUyIMok2fwFgGCUbPDCAKJR7U8fkpVK\
io4ZIAn+ajspnBQgjsW3X+bSInnXn5x8e4TVt2/bzdh/qATUV7TinHmRh4N/hOmnq6CFUhOcnt7A8/P1CR+dE0BpViVHFoGr0Ajo3GiRbSro235Tec+oN/apx70nELjZZ1eyknYiTgaoK99pPtRs0/m83CLiN50z\
cMf67S0znjfmB5q7MpcaM+96K7b5HBOknw7OHvCrqiLRJTL0JzM+WGK9Tz9ZsSeNtqpMHtM2TjxtXsd1vQtODR+xuDaFvckm8+LtxbH+x3w485uj9IYqGAZy9T1IZ94G8t2ab8t8o0TpkfTdYz8Sz1rryfCYt3px\
jemkMquwh0Y0LqsHsU5KDlBPdc2zvjZD/ZIp2mAdfaYG21AeCdfZ0oOmvjLLuEMRWLuKoIgFEc3Xl0ryJpCc2vRJ7gCieQE58H7ODGjfy+S1eSpwKK+kCtrouCNrFMDbZhNh28NYbZuaf8Gg2tb0l6B82LglbpRw\
Uq+/RqvyDfcx78cpCrpj/PDLb9e59PhjsskL23rKCi74FC/f+JMquxMVpkPZEVrJC4tHc7fDKu/J+ZxVEqARp35RLJj+z4dXPljMiPwSihHKfY9zO2hzH0qch90aCIeCaPNGQT9mnIp/d+7rztjIV7fLidWh8h50\
l37NsOwh8B1CoMz7zo51lS35AAFJZPttlwUcbxPdPFVzl6bX8qQnTbTz9ghxOvEj/e66oM21wJqXY1VWwKZjprOh0IW4M9pbFxbeVerSHege/dz/AftD39M=",data=JSON.parse(String.fromCharCode.apply(
String,import_pako.default.inflate(base64Arraybuffer_2(base64DeflatedData)))),trieData=import_pako.default.inflate(base64Arraybuffer_2(base64DeflatedTrie)),trie=new unicodeTrie(
trieData),log2=Math.log2||function(e){return Math.log(e)/Math.LN2},bits=function(e){return log2(e)+1|0},CATEGORY_BITS=bits(data.categories.length-1),COMBINING_BITS=bits(
data.combiningClasses.length-1),SCRIPT_BITS=bits(data.scripts.length-1),EAW_BITS=bits(data.eaw.length-1),NUMBER_BITS=10,CATEGORY_SHIFT=COMBINING_BITS+SCRIPT_BITS+
EAW_BITS+NUMBER_BITS,COMBINING_SHIFT=SCRIPT_BITS+EAW_BITS+NUMBER_BITS,SCRIPT_SHIFT=EAW_BITS+NUMBER_BITS,EAW_SHIFT=NUMBER_BITS,CATEGORY_MASK=(1<<CATEGORY_BITS)-1,
COMBINING_MASK=(1<<COMBINING_BITS)-1,SCRIPT_MASK=(1<<SCRIPT_BITS)-1,EAW_MASK=(1<<EAW_BITS)-1,NUMBER_MASK=(1<<NUMBER_BITS)-1,getCategory=function(e){var r=trie.get(
e);return data.categories[r>>CATEGORY_SHIFT&CATEGORY_MASK]},getCombiningClass=function(e){var r=trie.get(e);return data.combiningClasses[r>>COMBINING_SHIFT&COMBINING_MASK]},
getScript=function(e){var r=trie.get(e);return data.scripts[r>>SCRIPT_SHIFT&SCRIPT_MASK]},getEastAsianWidth=function(e){var r=trie.get(e);return data.eaw[r>>EAW_SHIFT&
EAW_MASK]},getNumericValue=function(e){var r=trie.get(e),n=r&NUMBER_MASK;if(n===0)return null;if(n<=50)return n-1;if(n<480){var a=(n>>4)-12,o=(n&15)+1;return a/
o}else if(n<768){r=(n>>5)-14;for(var s=(n&31)+2;s>0;)r*=10,s--;return r}else{r=(n>>2)-191;for(var u=(n&3)+1;u>0;)r*=60,u--;return r}},isAlphabetic=function(e){var r=getCategory(
e);return r==="Lu"||r==="Ll"||r==="Lt"||r==="Lm"||r==="Lo"||r==="Nl"},isDigit=function(e){return getCategory(e)==="Nd"},isPunctuation=function(e){var r=getCategory(
e);return r==="Pc"||r==="Pd"||r==="Pe"||r==="Pf"||r==="Pi"||r==="Po"||r==="Ps"},isLowerCase=function(e){return getCategory(e)==="Ll"},isUpperCase=function(e){return getCategory(
e)==="Lu"},isTitleCase=function(e){return getCategory(e)==="Lt"},isWhiteSpace=function(e){var r=getCategory(e);return r==="Zs"||r==="Zl"||r==="Zp"},isBaseForm=function(e){
var r=getCategory(e);return r==="Nd"||r==="No"||r==="Nl"||r==="Lu"||r==="Ll"||r==="Lt"||r==="Lm"||r==="Lo"||r==="Me"||r==="Mc"},isMark=function(e){var r=getCategory(
e);return r==="Mn"||r==="Me"||r==="Mc"},unicode={getCategory,getCombiningClass,getScript,getEastAsianWidth,getNumericValue,isAlphabetic,isDigit,isPunctuation,isLowerCase,
isUpperCase,isTitleCase,isWhiteSpace,isBaseForm,isMark},UnicodeLayoutEngine=(function(){function e(n){this.font=n}var r=e.prototype;return r.positionGlyphs=function(n,a){
for(var o=0,s=0,u=0;u<n.length;u++){var c=n[u];c.isMark?s=u:(o!==s&&this.positionCluster(n,a,o,s),o=s=u)}return o!==s&&this.positionCluster(n,a,o,s),a},r.positionCluster=
function(n,a,o,s){var u=n[o],c=u.cbox.copy();u.codePoints.length>1&&(c.minX+=(u.codePoints.length-1)*c.width/u.codePoints.length);for(var f=-a[o].xAdvance,l=0,h=this.
font.unitsPerEm/16,y=o+1;y<=s;y++){var b=n[y],m=b.cbox,C=a[y],E=this.getCombiningClass(b.codePoints[0]);if(E!=="Not_Reordered"){switch(C.xOffset=C.yOffset=0,E){case"\
Double_Above":case"Double_Below":C.xOffset+=c.minX-m.width/2-m.minX;break;case"Attached_Below_Left":case"Below_Left":case"Above_Left":C.xOffset+=c.minX-m.minX;break;case"\
Attached_Above_Right":case"Below_Right":case"Above_Right":C.xOffset+=c.maxX-m.width-m.minX;break;default:C.xOffset+=c.minX+(c.width-m.width)/2-m.minX}switch(E){case"\
Double_Below":case"Below_Left":case"Below":case"Below_Right":case"Attached_Below_Left":case"Attached_Below":(E==="Attached_Below_Left"||E==="Attached_Below")&&(c.
minY+=h),C.yOffset=-c.minY-m.maxY,c.minY+=m.height;break;case"Double_Above":case"Above_Left":case"Above":case"Above_Right":case"Attached_Above":case"Attached_Ab\
ove_Right":(E==="Attached_Above"||E==="Attached_Above_Right")&&(c.maxY+=h),C.yOffset=c.maxY-m.minY,c.maxY+=m.height;break}C.xAdvance=C.yAdvance=0,C.xOffset+=f,C.
yOffset+=l}else f-=C.xAdvance,l-=C.yAdvance}},r.getCombiningClass=function(n){var a=unicode.getCombiningClass(n);if((n&-256)===3584){if(a==="Not_Reordered")switch(n){case 3633:case 3636:case 3637:case 3638:case 3639:case 3655:case 3660:case 3645:case 3662:
return"Above_Right";case 3761:case 3764:case 3765:case 3766:case 3767:case 3771:case 3788:case 3789:return"Above";case 3772:return"Below"}else if(n===3642)return"\
Below_Right"}switch(a){case"CCC10":case"CCC11":case"CCC12":case"CCC13":case"CCC14":case"CCC15":case"CCC16":case"CCC17":case"CCC18":case"CCC20":case"CCC22":return"\
Below";case"CCC23":return"Attached_Above";case"CCC24":return"Above_Right";case"CCC25":case"CCC19":return"Above_Left";case"CCC26":return"Above";case"CCC21":break;case"\
CCC27":case"CCC28":case"CCC30":case"CCC31":case"CCC33":case"CCC34":case"CCC35":case"CCC36":return"Above";case"CCC29":case"CCC32":return"Below";case"CCC103":return"\
Below_Right";case"CCC107":return"Above_Right";case"CCC118":return"Below";case"CCC122":return"Above";case"CCC129":case"CCC132":return"Below";case"CCC130":return"\
Above"}return a},e})();function _defineProperties$1(e,r){for(var n=0;n<r.length;n++){var a=r[n];a.enumerable=a.enumerable||!1,a.configurable=!0,"value"in a&&(a.
writable=!0),Object.defineProperty(e,a.key,a)}}function _createClass$1(e,r,n){return r&&_defineProperties$1(e.prototype,r),n&&_defineProperties$1(e,n),e}var BBox=(function(){
function e(n,a,o,s){n===void 0&&(n=1/0),a===void 0&&(a=1/0),o===void 0&&(o=-1/0),s===void 0&&(s=-1/0),this.minX=n,this.minY=a,this.maxX=o,this.maxY=s}var r=e.prototype;
return r.addPoint=function(n,a){Math.abs(n)!==1/0&&(n<this.minX&&(this.minX=n),n>this.maxX&&(this.maxX=n)),Math.abs(a)!==1/0&&(a<this.minY&&(this.minY=a),a>this.
maxY&&(this.maxY=a))},r.copy=function(){return new e(this.minX,this.minY,this.maxX,this.maxY)},_createClass$1(e,[{key:"width",get:function(){return this.maxX-this.
minX}},{key:"height",get:function(){return this.maxY-this.minY}}]),e})();function _createForOfIteratorHelperLoose$6(e){var r=0;if(typeof Symbol>"u"||e[Symbol.iterator]==
null){if(Array.isArray(e)||(e=_unsupportedIterableToArray$6(e)))return function(){return r>=e.length?{done:!0}:{done:!1,value:e[r++]}};throw new TypeError(`Inva\
lid attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return r=e[Symbol.iterator](),r.next.bind(r)}function _unsupportedIterableToArray$6(e,r){
if(e){if(typeof e=="string")return _arrayLikeToArray$6(e,r);var n=Object.prototype.toString.call(e).slice(8,-1);if(n==="Object"&&e.constructor&&(n=e.constructor.
name),n==="Map"||n==="Set")return Array.from(e);if(n==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n))return _arrayLikeToArray$6(e,r)}}function _arrayLikeToArray$6(e,r){
(r==null||r>e.length)&&(r=e.length);for(var n=0,a=new Array(r);n<r;n++)a[n]=e[n];return a}var UNICODE_SCRIPTS={Caucasian_Albanian:"aghb",Arabic:"arab",Imperial_Aramaic:"\
armi",Armenian:"armn",Avestan:"avst",Balinese:"bali",Bamum:"bamu",Bassa_Vah:"bass",Batak:"batk",Bengali:["bng2","beng"],Bopomofo:"bopo",Brahmi:"brah",Braille:"b\
rai",Buginese:"bugi",Buhid:"buhd",Chakma:"cakm",Canadian_Aboriginal:"cans",Carian:"cari",Cham:"cham",Cherokee:"cher",Coptic:"copt",Cypriot:"cprt",Cyrillic:"cyrl",
Devanagari:["dev2","deva"],Deseret:"dsrt",Duployan:"dupl",Egyptian_Hieroglyphs:"egyp",Elbasan:"elba",Ethiopic:"ethi",Georgian:"geor",Glagolitic:"glag",Gothic:"g\
oth",Grantha:"gran",Greek:"grek",Gujarati:["gjr2","gujr"],Gurmukhi:["gur2","guru"],Hangul:"hang",Han:"hani",Hanunoo:"hano",Hebrew:"hebr",Hiragana:"hira",Pahawh_Hmong:"\
hmng",Katakana_Or_Hiragana:"hrkt",Old_Italic:"ital",Javanese:"java",Kayah_Li:"kali",Katakana:"kana",Kharoshthi:"khar",Khmer:"khmr",Khojki:"khoj",Kannada:["knd2",
"knda"],Kaithi:"kthi",Tai_Tham:"lana",Lao:"lao ",Latin:"latn",Lepcha:"lepc",Limbu:"limb",Linear_A:"lina",Linear_B:"linb",Lisu:"lisu",Lycian:"lyci",Lydian:"lydi",
Mahajani:"mahj",Mandaic:"mand",Manichaean:"mani",Mende_Kikakui:"mend",Meroitic_Cursive:"merc",Meroitic_Hieroglyphs:"mero",Malayalam:["mlm2","mlym"],Modi:"modi",
Mongolian:"mong",Mro:"mroo",Meetei_Mayek:"mtei",Myanmar:["mym2","mymr"],Old_North_Arabian:"narb",Nabataean:"nbat",Nko:"nko ",Ogham:"ogam",Ol_Chiki:"olck",Old_Turkic:"\
orkh",Oriya:["ory2","orya"],Osmanya:"osma",Palmyrene:"palm",Pau_Cin_Hau:"pauc",Old_Permic:"perm",Phags_Pa:"phag",Inscriptional_Pahlavi:"phli",Psalter_Pahlavi:"p\
hlp",Phoenician:"phnx",Miao:"plrd",Inscriptional_Parthian:"prti",Rejang:"rjng",Runic:"runr",Samaritan:"samr",Old_South_Arabian:"sarb",Saurashtra:"saur",Shavian:"\
shaw",Sharada:"shrd",Siddham:"sidd",Khudawadi:"sind",Sinhala:"sinh",Sora_Sompeng:"sora",Sundanese:"sund",Syloti_Nagri:"sylo",Syriac:"syrc",Tagbanwa:"tagb",Takri:"\
takr",Tai_Le:"tale",New_Tai_Lue:"talu",Tamil:["tml2","taml"],Tai_Viet:"tavt",Telugu:["tel2","telu"],Tifinagh:"tfng",Tagalog:"tglg",Thaana:"thaa",Thai:"thai",Tibetan:"\
tibt",Tirhuta:"tirh",Ugaritic:"ugar",Vai:"vai ",Warang_Citi:"wara",Old_Persian:"xpeo",Cuneiform:"xsux",Yi:"yi  ",Inherited:"zinh",Common:"zyyy",Unknown:"zzzz"},
OPENTYPE_SCRIPTS={};for(script in UNICODE_SCRIPTS)if(tag=UNICODE_SCRIPTS[script],Array.isArray(tag))for(_iterator=_createForOfIteratorHelperLoose$6(tag);!(_step=
_iterator()).done;)t=_step.value,OPENTYPE_SCRIPTS[t]=script;else OPENTYPE_SCRIPTS[tag]=script;var tag,t,_iterator,_step,script;function fromOpenType(e){return OPENTYPE_SCRIPTS[e]}
function forString(e){for(var r=e.length,n=0;n<r;){var a=e.charCodeAt(n++);if(55296<=a&&a<=56319&&n<r){var o=e.charCodeAt(n);56320<=o&&o<=57343&&(n++,a=((a&1023)<<
10)+(o&1023)+65536)}var s=unicode.getScript(a);if(s!=="Common"&&s!=="Inherited"&&s!=="Unknown")return UNICODE_SCRIPTS[s]}return UNICODE_SCRIPTS.Unknown}function forCodePoints(e){
for(var r=0;r<e.length;r++){var n=e[r],a=unicode.getScript(n);if(a!=="Common"&&a!=="Inherited"&&a!=="Unknown")return UNICODE_SCRIPTS[a]}return UNICODE_SCRIPTS.Unknown}
var RTL={arab:!0,hebr:!0,syrc:!0,thaa:!0,cprt:!0,khar:!0,phnx:!0,"nko ":!0,lydi:!0,avst:!0,armi:!0,phli:!0,prti:!0,sarb:!0,orkh:!0,samr:!0,mand:!0,merc:!0,mero:!0,
mani:!0,mend:!0,nbat:!0,narb:!0,palm:!0,phlp:!0};function direction(e){return RTL[e]?"rtl":"ltr"}function _createForOfIteratorHelperLoose$7(e){var r=0;if(typeof Symbol>
"u"||e[Symbol.iterator]==null){if(Array.isArray(e)||(e=_unsupportedIterableToArray$7(e)))return function(){return r>=e.length?{done:!0}:{done:!1,value:e[r++]}};
throw new TypeError(`Invalid attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return r=e[Symbol.iterator](),r.next.bind(r)}function _unsupportedIterableToArray$7(e,r){
if(e){if(typeof e=="string")return _arrayLikeToArray$7(e,r);var n=Object.prototype.toString.call(e).slice(8,-1);if(n==="Object"&&e.constructor&&(n=e.constructor.
name),n==="Map"||n==="Set")return Array.from(e);if(n==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n))return _arrayLikeToArray$7(e,r)}}function _arrayLikeToArray$7(e,r){
(r==null||r>e.length)&&(r=e.length);for(var n=0,a=new Array(r);n<r;n++)a[n]=e[n];return a}function _defineProperties$2(e,r){for(var n=0;n<r.length;n++){var a=r[n];
a.enumerable=a.enumerable||!1,a.configurable=!0,"value"in a&&(a.writable=!0),Object.defineProperty(e,a.key,a)}}function _createClass$2(e,r,n){return r&&_defineProperties$2(
e.prototype,r),n&&_defineProperties$2(e,n),e}var GlyphRun=(function(){function e(r,n,a,o,s){if(this.glyphs=r,this.positions=null,this.script=a,this.language=o||
null,this.direction=s||direction(a),this.features={},Array.isArray(n))for(var u=_createForOfIteratorHelperLoose$7(n),c;!(c=u()).done;){var f=c.value;this.features[f]=
!0}else typeof n=="object"&&(this.features=n)}return _createClass$2(e,[{key:"advanceWidth",get:function(){for(var r=0,n=_createForOfIteratorHelperLoose$7(this.positions),
a;!(a=n()).done;){var o=a.value;r+=o.xAdvance}return r}},{key:"advanceHeight",get:function(){for(var r=0,n=_createForOfIteratorHelperLoose$7(this.positions),a;!(a=
n()).done;){var o=a.value;r+=o.yAdvance}return r}},{key:"bbox",get:function(){for(var r=new BBox,n=0,a=0,o=0;o<this.glyphs.length;o++){var s=this.glyphs[o],u=this.
positions[o],c=s.bbox;r.addPoint(c.minX+n+u.xOffset,c.minY+a+u.yOffset),r.addPoint(c.maxX+n+u.xOffset,c.maxY+a+u.yOffset),n+=u.xAdvance,a+=u.yAdvance}return r}}]),
e})(),GlyphPosition=function(e,r,n,a){e===void 0&&(e=0),r===void 0&&(r=0),n===void 0&&(n=0),a===void 0&&(a=0),this.xAdvance=e,this.yAdvance=r,this.xOffset=n,this.
yOffset=a},features={allTypographicFeatures:{code:0,exclusive:!1,allTypeFeatures:0},ligatures:{code:1,exclusive:!1,requiredLigatures:0,commonLigatures:2,rareLigatures:4,
rebusPictures:8,diphthongLigatures:10,squaredLigatures:12,abbrevSquaredLigatures:14,symbolLigatures:16,contextualLigatures:18,historicalLigatures:20},cursiveConnection:{
code:2,exclusive:!0,unconnected:0,partiallyConnected:1,cursive:2},letterCase:{code:3,exclusive:!0},verticalSubstitution:{code:4,exclusive:!1,substituteVerticalForms:0},
linguisticRearrangement:{code:5,exclusive:!1,linguisticRearrangement:0},numberSpacing:{code:6,exclusive:!0,monospacedNumbers:0,proportionalNumbers:1,thirdWidthNumbers:2,
quarterWidthNumbers:3},smartSwash:{code:8,exclusive:!1,wordInitialSwashes:0,wordFinalSwashes:2,nonFinalSwashes:8},diacritics:{code:9,exclusive:!0,showDiacritics:0,
hideDiacritics:1,decomposeDiacritics:2},verticalPosition:{code:10,exclusive:!0,normalPosition:0,superiors:1,inferiors:2,ordinals:3,scientificInferiors:4},fractions:{
code:11,exclusive:!0,noFractions:0,verticalFractions:1,diagonalFractions:2},overlappingCharacters:{code:13,exclusive:!1,preventOverlap:0},typographicExtras:{code:14,
exclusive:!1,slashedZero:4},mathematicalExtras:{code:15,exclusive:!1,mathematicalGreek:10},ornamentSets:{code:16,exclusive:!0,noOrnaments:0,dingbats:1,piCharacters:2,
fleurons:3,decorativeBorders:4,internationalSymbols:5,mathSymbols:6},characterAlternatives:{code:17,exclusive:!0,noAlternates:0},designComplexity:{code:18,exclusive:!0,
designLevel1:0,designLevel2:1,designLevel3:2,designLevel4:3,designLevel5:4},styleOptions:{code:19,exclusive:!0,noStyleOptions:0,displayText:1,engravedText:2,illuminatedCaps:3,
titlingCaps:4,tallCaps:5},characterShape:{code:20,exclusive:!0,traditionalCharacters:0,simplifiedCharacters:1,JIS1978Characters:2,JIS1983Characters:3,JIS1990Characters:4,
traditionalAltOne:5,traditionalAltTwo:6,traditionalAltThree:7,traditionalAltFour:8,traditionalAltFive:9,expertCharacters:10,JIS2004Characters:11,hojoCharacters:12,
NLCCharacters:13,traditionalNamesCharacters:14},numberCase:{code:21,exclusive:!0,lowerCaseNumbers:0,upperCaseNumbers:1},textSpacing:{code:22,exclusive:!0,proportionalText:0,
monospacedText:1,halfWidthText:2,thirdWidthText:3,quarterWidthText:4,altProportionalText:5,altHalfWidthText:6},transliteration:{code:23,exclusive:!0,noTransliteration:0},
annotation:{code:24,exclusive:!0,noAnnotation:0,boxAnnotation:1,roundedBoxAnnotation:2,circleAnnotation:3,invertedCircleAnnotation:4,parenthesisAnnotation:5,periodAnnotation:6,
romanNumeralAnnotation:7,diamondAnnotation:8,invertedBoxAnnotation:9,invertedRoundedBoxAnnotation:10},kanaSpacing:{code:25,exclusive:!0,fullWidthKana:0,proportionalKana:1},
ideographicSpacing:{code:26,exclusive:!0,fullWidthIdeographs:0,proportionalIdeographs:1,halfWidthIdeographs:2},unicodeDecomposition:{code:27,exclusive:!1,canonicalComposition:0,
compatibilityComposition:2,transcodingComposition:4},rubyKana:{code:28,exclusive:!1,rubyKana:2},CJKSymbolAlternatives:{code:29,exclusive:!0,noCJKSymbolAlternatives:0,
CJKSymbolAltOne:1,CJKSymbolAltTwo:2,CJKSymbolAltThree:3,CJKSymbolAltFour:4,CJKSymbolAltFive:5},ideographicAlternatives:{code:30,exclusive:!0,noIdeographicAlternatives:0,
ideographicAltOne:1,ideographicAltTwo:2,ideographicAltThree:3,ideographicAltFour:4,ideographicAltFive:5},CJKVerticalRomanPlacement:{code:31,exclusive:!0,CJKVerticalRomanCentered:0,
CJKVerticalRomanHBaseline:1},italicCJKRoman:{code:32,exclusive:!1,CJKItalicRoman:2},caseSensitiveLayout:{code:33,exclusive:!1,caseSensitiveLayout:0,caseSensitiveSpacing:2},
alternateKana:{code:34,exclusive:!1,alternateHorizKana:0,alternateVertKana:2},stylisticAlternatives:{code:35,exclusive:!1,noStylisticAlternates:0,stylisticAltOne:2,
stylisticAltTwo:4,stylisticAltThree:6,stylisticAltFour:8,stylisticAltFive:10,stylisticAltSix:12,stylisticAltSeven:14,stylisticAltEight:16,stylisticAltNine:18,stylisticAltTen:20,
stylisticAltEleven:22,stylisticAltTwelve:24,stylisticAltThirteen:26,stylisticAltFourteen:28,stylisticAltFifteen:30,stylisticAltSixteen:32,stylisticAltSeventeen:34,
stylisticAltEighteen:36,stylisticAltNineteen:38,stylisticAltTwenty:40},contextualAlternates:{code:36,exclusive:!1,contextualAlternates:0,swashAlternates:2,contextualSwashAlternates:4},
lowerCase:{code:37,exclusive:!0,defaultLowerCase:0,lowerCaseSmallCaps:1,lowerCasePetiteCaps:2},upperCase:{code:38,exclusive:!0,defaultUpperCase:0,upperCaseSmallCaps:1,
upperCasePetiteCaps:2},languageTag:{code:39,exclusive:!0},CJKRomanSpacing:{code:103,exclusive:!0,halfWidthCJKRoman:0,proportionalCJKRoman:1,defaultCJKRoman:2,fullWidthCJKRoman:3}},
feature=function(e,r){return[features[e].code,features[e][r]]},OTMapping={rlig:feature("ligatures","requiredLigatures"),clig:feature("ligatures","contextualLiga\
tures"),dlig:feature("ligatures","rareLigatures"),hlig:feature("ligatures","historicalLigatures"),liga:feature("ligatures","commonLigatures"),hist:feature("liga\
tures","historicalLigatures"),smcp:feature("lowerCase","lowerCaseSmallCaps"),pcap:feature("lowerCase","lowerCasePetiteCaps"),frac:feature("fractions","diagonalF\
ractions"),dnom:feature("fractions","diagonalFractions"),numr:feature("fractions","diagonalFractions"),afrc:feature("fractions","verticalFractions"),case:feature(
"caseSensitiveLayout","caseSensitiveLayout"),ccmp:feature("unicodeDecomposition","canonicalComposition"),cpct:feature("CJKVerticalRomanPlacement","CJKVerticalRo\
manCentered"),valt:feature("CJKVerticalRomanPlacement","CJKVerticalRomanCentered"),swsh:feature("contextualAlternates","swashAlternates"),cswh:feature("contextu\
alAlternates","contextualSwashAlternates"),curs:feature("cursiveConnection","cursive"),c2pc:feature("upperCase","upperCasePetiteCaps"),c2sc:feature("upperCase",
"upperCaseSmallCaps"),init:feature("smartSwash","wordInitialSwashes"),fin2:feature("smartSwash","wordFinalSwashes"),medi:feature("smartSwash","nonFinalSwashes"),
med2:feature("smartSwash","nonFinalSwashes"),fin3:feature("smartSwash","wordFinalSwashes"),fina:feature("smartSwash","wordFinalSwashes"),pkna:feature("kanaSpaci\
ng","proportionalKana"),half:feature("textSpacing","halfWidthText"),halt:feature("textSpacing","altHalfWidthText"),hkna:feature("alternateKana","alternateHorizK\
ana"),vkna:feature("alternateKana","alternateVertKana"),ital:feature("italicCJKRoman","CJKItalicRoman"),lnum:feature("numberCase","upperCaseNumbers"),onum:feature(
"numberCase","lowerCaseNumbers"),mgrk:feature("mathematicalExtras","mathematicalGreek"),calt:feature("contextualAlternates","contextualAlternates"),vrt2:feature(
"verticalSubstitution","substituteVerticalForms"),vert:feature("verticalSubstitution","substituteVerticalForms"),tnum:feature("numberSpacing","monospacedNumbers"),
pnum:feature("numberSpacing","proportionalNumbers"),sups:feature("verticalPosition","superiors"),subs:feature("verticalPosition","inferiors"),ordn:feature("vert\
icalPosition","ordinals"),pwid:feature("textSpacing","proportionalText"),hwid:feature("textSpacing","halfWidthText"),qwid:feature("textSpacing","quarterWidthTex\
t"),twid:feature("textSpacing","thirdWidthText"),fwid:feature("textSpacing","proportionalText"),palt:feature("textSpacing","altProportionalText"),trad:feature("\
characterShape","traditionalCharacters"),smpl:feature("characterShape","simplifiedCharacters"),jp78:feature("characterShape","JIS1978Characters"),jp83:feature("\
characterShape","JIS1983Characters"),jp90:feature("characterShape","JIS1990Characters"),jp04:feature("characterShape","JIS2004Characters"),expt:feature("charact\
erShape","expertCharacters"),hojo:feature("characterShape","hojoCharacters"),nlck:feature("characterShape","NLCCharacters"),tnam:feature("characterShape","tradi\
tionalNamesCharacters"),ruby:feature("rubyKana","rubyKana"),titl:feature("styleOptions","titlingCaps"),zero:feature("typographicExtras","slashedZero"),ss01:feature(
"stylisticAlternatives","stylisticAltOne"),ss02:feature("stylisticAlternatives","stylisticAltTwo"),ss03:feature("stylisticAlternatives","stylisticAltThree"),ss04:feature(
"stylisticAlternatives","stylisticAltFour"),ss05:feature("stylisticAlternatives","stylisticAltFive"),ss06:feature("stylisticAlternatives","stylisticAltSix"),ss07:feature(
"stylisticAlternatives","stylisticAltSeven"),ss08:feature("stylisticAlternatives","stylisticAltEight"),ss09:feature("stylisticAlternatives","stylisticAltNine"),
ss10:feature("stylisticAlternatives","stylisticAltTen"),ss11:feature("stylisticAlternatives","stylisticAltEleven"),ss12:feature("stylisticAlternatives","stylist\
icAltTwelve"),ss13:feature("stylisticAlternatives","stylisticAltThirteen"),ss14:feature("stylisticAlternatives","stylisticAltFourteen"),ss15:feature("stylisticA\
lternatives","stylisticAltFifteen"),ss16:feature("stylisticAlternatives","stylisticAltSixteen"),ss17:feature("stylisticAlternatives","stylisticAltSeventeen"),ss18:feature(
"stylisticAlternatives","stylisticAltEighteen"),ss19:feature("stylisticAlternatives","stylisticAltNineteen"),ss20:feature("stylisticAlternatives","stylisticAltT\
wenty")};for(i$3=1;i$3<=99;i$3++)OTMapping["cv"+("00"+i$3).slice(-2)]=[features.characterAlternatives.code,i$3];var i$3,AATMapping={};for(ot in OTMapping)aat=OTMapping[ot],
AATMapping[aat[0]]==null&&(AATMapping[aat[0]]={}),AATMapping[aat[0]][aat[1]]=ot;var aat,ot;function mapOTToAAT(e){var r={};for(var n in e){var a=void 0;(a=OTMapping[n])&&
(r[a[0]]==null&&(r[a[0]]={}),r[a[0]][a[1]]=e[n])}return r}function mapFeatureStrings(e){var r=e[0],n=e[1];if(isNaN(r))var a=features[r]&&features[r].code;else var a=r;
if(isNaN(n))var o=features[r]&&features[r][n];else var o=n;return[a,o]}function mapAATToOT(e){var r={};if(Array.isArray(e))for(var n=0;n<e.length;n++){var a=void 0,
o=mapFeatureStrings(e[n]);(a=AATMapping[o[0]]&&AATMapping[o[0]][o[1]])&&(r[a]=!0)}else if(typeof e=="object")for(var s in e){var u=e[s];for(var c in u){var f=void 0,
l=mapFeatureStrings([s,c]);u[c]&&(f=AATMapping[l[0]]&&AATMapping[l[0]][l[1]])&&(r[f]=!0)}}return Object.keys(r)}var _class$1;function _createForOfIteratorHelperLoose$8(e){
var r=0;if(typeof Symbol>"u"||e[Symbol.iterator]==null){if(Array.isArray(e)||(e=_unsupportedIterableToArray$8(e)))return function(){return r>=e.length?{done:!0}:
{done:!1,value:e[r++]}};throw new TypeError(`Invalid attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return r=e[Symbol.iterator](),r.next.bind(r)}function _unsupportedIterableToArray$8(e,r){
if(e){if(typeof e=="string")return _arrayLikeToArray$8(e,r);var n=Object.prototype.toString.call(e).slice(8,-1);if(n==="Object"&&e.constructor&&(n=e.constructor.
name),n==="Map"||n==="Set")return Array.from(e);if(n==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n))return _arrayLikeToArray$8(e,r)}}function _arrayLikeToArray$8(e,r){
(r==null||r>e.length)&&(r=e.length);for(var n=0,a=new Array(r);n<r;n++)a[n]=e[n];return a}function _applyDecoratedDescriptor$1(e,r,n,a,o){var s={};return Object.
keys(a).forEach(function(u){s[u]=a[u]}),s.enumerable=!!s.enumerable,s.configurable=!!s.configurable,("value"in s||s.initializer)&&(s.writable=!0),s=n.slice().reverse().
reduce(function(u,c){return c(e,r,u)||u},s),o&&s.initializer!==void 0&&(s.value=s.initializer?s.initializer.call(o):void 0,s.initializer=void 0),s.initializer===
void 0&&(Object.defineProperty(e,r,s),s=null),s}var AATLookupTable=(_class$1=(function(){function e(n){this.table=n}var r=e.prototype;return r.lookup=function(n){
switch(this.table.version){case 0:return this.table.values.getItem(n);case 2:case 4:{for(var a=0,o=this.table.binarySearchHeader.nUnits-1;a<=o;){var s=a+o>>1,u=this.
table.segments[s];if(u.firstGlyph===65535)return null;if(n<u.firstGlyph)o=s-1;else if(n>u.lastGlyph)a=s+1;else return this.table.version===2?u.value:u.values[n-
u.firstGlyph]}return null}case 6:{for(var c=0,f=this.table.binarySearchHeader.nUnits-1;c<=f;){var s=c+f>>1,u=this.table.segments[s];if(u.glyph===65535)return null;
if(n<u.glyph)f=s-1;else if(n>u.glyph)c=s+1;else return u.value}return null}case 8:return this.table.values[n-this.table.firstGlyph];default:throw new Error("Unk\
nown lookup table format: "+this.table.version)}},r.glyphsForValue=function(n){var a=[];switch(this.table.version){case 2:case 4:{for(var o=_createForOfIteratorHelperLoose$8(
this.table.segments),s;!(s=o()).done;){var u=s.value;if(this.table.version===2&&u.value===n)a.push.apply(a,range(u.firstGlyph,u.lastGlyph+1));else for(var c=0;c<
u.values.length;c++)u.values[c]===n&&a.push(u.firstGlyph+c)}break}case 6:{for(var f=_createForOfIteratorHelperLoose$8(this.table.segments),l;!(l=f()).done;){var h=l.
value;h.value===n&&a.push(h.glyph)}break}case 8:{for(var y=0;y<this.table.values.length;y++)this.table.values[y]===n&&a.push(this.table.firstGlyph+y);break}default:
throw new Error("Unknown lookup table format: "+this.table.version)}return a},e})(),_applyDecoratedDescriptor$1(_class$1.prototype,"glyphsForValue",[cache],Object.
getOwnPropertyDescriptor(_class$1.prototype,"glyphsForValue"),_class$1.prototype),_class$1);function _createForOfIteratorHelperLoose$9(e){var r=0;if(typeof Symbol>
"u"||e[Symbol.iterator]==null){if(Array.isArray(e)||(e=_unsupportedIterableToArray$9(e)))return function(){return r>=e.length?{done:!0}:{done:!1,value:e[r++]}};
throw new TypeError(`Invalid attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return r=e[Symbol.iterator](),r.next.bind(r)}function _unsupportedIterableToArray$9(e,r){
if(e){if(typeof e=="string")return _arrayLikeToArray$9(e,r);var n=Object.prototype.toString.call(e).slice(8,-1);if(n==="Object"&&e.constructor&&(n=e.constructor.
name),n==="Map"||n==="Set")return Array.from(e);if(n==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n))return _arrayLikeToArray$9(e,r)}}function _arrayLikeToArray$9(e,r){
(r==null||r>e.length)&&(r=e.length);for(var n=0,a=new Array(r);n<r;n++)a[n]=e[n];return a}var START_OF_TEXT_STATE=0,END_OF_TEXT_CLASS=0,OUT_OF_BOUNDS_CLASS=1,DELETED_GLYPH_CLASS=2,
DONT_ADVANCE=16384,AATStateMachine=(function(){function e(n){this.stateTable=n,this.lookupTable=new AATLookupTable(n.classTable)}var r=e.prototype;return r.process=
function(n,a,o){for(var s=START_OF_TEXT_STATE,u=a?n.length-1:0,c=a?-1:1;c===1&&u<=n.length||c===-1&&u>=-1;){var f=null,l=OUT_OF_BOUNDS_CLASS,h=!0;u===n.length||
u===-1?l=END_OF_TEXT_CLASS:(f=n[u],f.id===65535?l=DELETED_GLYPH_CLASS:(l=this.lookupTable.lookup(f.id),l==null&&(l=OUT_OF_BOUNDS_CLASS)));var y=this.stateTable.
stateArray.getItem(s),b=y[l],m=this.stateTable.entryTable.getItem(b);l!==END_OF_TEXT_CLASS&&l!==DELETED_GLYPH_CLASS&&(o(f,m,u),h=!(m.flags&DONT_ADVANCE)),s=m.newState,
h&&(u+=c)}return n},r.traverse=function(n,a,o){if(a===void 0&&(a=0),o===void 0&&(o=new Set),!o.has(a)){o.add(a);for(var s=this.stateTable,u=s.nClasses,c=s.stateArray,
f=s.entryTable,l=c.getItem(a),h=4;h<u;h++)for(var y=l[h],b=f.getItem(y),m=_createForOfIteratorHelperLoose$9(this.lookupTable.glyphsForValue(h)),C;!(C=m()).done;){
var E=C.value;n.enter&&n.enter(E,b),b.newState!==0&&this.traverse(n,b.newState,o),n.exit&&n.exit(E,b)}}},e})(),_class$2;function _createForOfIteratorHelperLoose$a(e){
var r=0;if(typeof Symbol>"u"||e[Symbol.iterator]==null){if(Array.isArray(e)||(e=_unsupportedIterableToArray$a(e)))return function(){return r>=e.length?{done:!0}:
{done:!1,value:e[r++]}};throw new TypeError(`Invalid attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return r=e[Symbol.iterator](),r.next.bind(r)}function _unsupportedIterableToArray$a(e,r){
if(e){if(typeof e=="string")return _arrayLikeToArray$a(e,r);var n=Object.prototype.toString.call(e).slice(8,-1);if(n==="Object"&&e.constructor&&(n=e.constructor.
name),n==="Map"||n==="Set")return Array.from(e);if(n==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n))return _arrayLikeToArray$a(e,r)}}function _arrayLikeToArray$a(e,r){
(r==null||r>e.length)&&(r=e.length);for(var n=0,a=new Array(r);n<r;n++)a[n]=e[n];return a}function _applyDecoratedDescriptor$2(e,r,n,a,o){var s={};return Object.
keys(a).forEach(function(u){s[u]=a[u]}),s.enumerable=!!s.enumerable,s.configurable=!!s.configurable,("value"in s||s.initializer)&&(s.writable=!0),s=n.slice().reverse().
reduce(function(u,c){return c(e,r,u)||u},s),o&&s.initializer!==void 0&&(s.value=s.initializer?s.initializer.call(o):void 0,s.initializer=void 0),s.initializer===
void 0&&(Object.defineProperty(e,r,s),s=null),s}var MARK_FIRST=32768,MARK_LAST=8192,VERB=15,SET_MARK=32768,SET_COMPONENT=32768,PERFORM_ACTION=8192,LAST_MASK=2147483648,
STORE_MASK=1073741824,OFFSET_MASK=1073741823,REVERSE_DIRECTION=4194304,CURRENT_INSERT_BEFORE=2048,MARKED_INSERT_BEFORE=1024,CURRENT_INSERT_COUNT=992,MARKED_INSERT_COUNT=31,
AATMorxProcessor=(_class$2=(function(){function e(n){this.processIndicRearragement=this.processIndicRearragement.bind(this),this.processContextualSubstitution=this.
processContextualSubstitution.bind(this),this.processLigature=this.processLigature.bind(this),this.processNoncontextualSubstitutions=this.processNoncontextualSubstitutions.
bind(this),this.processGlyphInsertion=this.processGlyphInsertion.bind(this),this.font=n,this.morx=n.morx,this.inputCache=null}var r=e.prototype;return r.process=
function(n,a){a===void 0&&(a={});for(var o=_createForOfIteratorHelperLoose$a(this.morx.chains),s;!(s=o()).done;){for(var u=s.value,c=u.defaultFlags,f=_createForOfIteratorHelperLoose$a(
u.features),l;!(l=f()).done;){var h=l.value,y=void 0;(y=a[h.featureType])&&y[h.featureSetting]&&(c&=h.disableFlags,c|=h.enableFlags)}for(var b=_createForOfIteratorHelperLoose$a(
u.subtables),m;!(m=b()).done;){var C=m.value;C.subFeatureFlags&c&&this.processSubtable(C,n)}}for(var E=n.length-1;E>=0;)n[E].id===65535&&n.splice(E,1),E--;return n},
r.processSubtable=function(n,a){if(this.subtable=n,this.glyphs=a,this.subtable.type===4){this.processNoncontextualSubstitutions(this.subtable,this.glyphs);return}
this.ligatureStack=[],this.markedGlyph=null,this.firstGlyph=null,this.lastGlyph=null,this.markedIndex=null;var o=this.getStateMachine(n),s=this.getProcessor(),u=!!(this.
subtable.coverage&REVERSE_DIRECTION);return o.process(this.glyphs,u,s)},r.getStateMachine=function(n){return new AATStateMachine(n.table.stateTable)},r.getProcessor=
function(){switch(this.subtable.type){case 0:return this.processIndicRearragement;case 1:return this.processContextualSubstitution;case 2:return this.processLigature;case 4:
return this.processNoncontextualSubstitutions;case 5:return this.processGlyphInsertion;default:throw new Error("Invalid morx subtable type: "+this.subtable.type)}},
r.processIndicRearragement=function(n,a,o){a.flags&MARK_FIRST&&(this.firstGlyph=o),a.flags&MARK_LAST&&(this.lastGlyph=o),reorderGlyphs(this.glyphs,a.flags&VERB,
this.firstGlyph,this.lastGlyph)},r.processContextualSubstitution=function(n,a,o){var s=this.subtable.table.substitutionTable.items;if(a.markIndex!==65535){var u=s.
getItem(a.markIndex),c=new AATLookupTable(u);n=this.glyphs[this.markedGlyph];var f=c.lookup(n.id);f&&(this.glyphs[this.markedGlyph]=this.font.getGlyph(f,n.codePoints))}
if(a.currentIndex!==65535){var l=s.getItem(a.currentIndex),h=new AATLookupTable(l);n=this.glyphs[o];var f=h.lookup(n.id);f&&(this.glyphs[o]=this.font.getGlyph(f,
n.codePoints))}a.flags&SET_MARK&&(this.markedGlyph=o)},r.processLigature=function(n,a,o){if(a.flags&SET_COMPONENT&&this.ligatureStack.push(o),a.flags&PERFORM_ACTION){
for(var s,u=this.subtable.table.ligatureActions,c=this.subtable.table.components,f=this.subtable.table.ligatureList,l=a.action,h=!1,y=0,b=[],m=[];!h;){var C,E=this.
ligatureStack.pop();(C=b).unshift.apply(C,this.glyphs[E].codePoints);var N=u.getItem(l++);h=!!(N&LAST_MASK);var k=!!(N&STORE_MASK),D=(N&OFFSET_MASK)<<2>>2;D+=this.
glyphs[E].id;var U=c.getItem(D);if(y+=U,h||k){var G=f.getItem(y);this.glyphs[E]=this.font.getGlyph(G,b),m.push(E),y=0,b=[]}else this.glyphs[E]=this.font.getGlyph(
65535)}(s=this.ligatureStack).push.apply(s,m)}},r.processNoncontextualSubstitutions=function(n,a,o){var s=new AATLookupTable(n.table.lookupTable);for(o=0;o<a.length;o++){
var u=a[o];if(u.id!==65535){var c=s.lookup(u.id);c&&(a[o]=this.font.getGlyph(c,u.codePoints))}}},r._insertGlyphs=function(n,a,o,s){for(var u,c=[];o--;){var f=this.
subtable.table.insertionActions.getItem(a++);c.push(this.font.getGlyph(f))}s||n++,(u=this.glyphs).splice.apply(u,[n,0].concat(c))},r.processGlyphInsertion=function(n,a,o){
if(a.flags&SET_MARK&&(this.markedIndex=o),a.markedInsertIndex!==65535){var s=(a.flags&MARKED_INSERT_COUNT)>>>5,u=!!(a.flags&MARKED_INSERT_BEFORE);this._insertGlyphs(
this.markedIndex,a.markedInsertIndex,s,u)}if(a.currentInsertIndex!==65535){var c=(a.flags&CURRENT_INSERT_COUNT)>>>5,f=!!(a.flags&CURRENT_INSERT_BEFORE);this._insertGlyphs(
o,a.currentInsertIndex,c,f)}},r.getSupportedFeatures=function(){for(var n=[],a=_createForOfIteratorHelperLoose$a(this.morx.chains),o;!(o=a()).done;)for(var s=o.
value,u=_createForOfIteratorHelperLoose$a(s.features),c;!(c=u()).done;){var f=c.value;n.push([f.featureType,f.featureSetting])}return n},r.generateInputs=function(n){
return this.inputCache||this.generateInputCache(),this.inputCache[n]||[]},r.generateInputCache=function(){this.inputCache={};for(var n=_createForOfIteratorHelperLoose$a(
this.morx.chains),a;!(a=n()).done;)for(var o=a.value,s=o.defaultFlags,u=_createForOfIteratorHelperLoose$a(o.subtables),c;!(c=u()).done;){var f=c.value;f.subFeatureFlags&
s&&this.generateInputsForSubtable(f)}},r.generateInputsForSubtable=function(n){var a=this;if(n.type===2){var o=!!(n.coverage&REVERSE_DIRECTION);if(o)throw new Error(
"Reverse subtable, not supported.");this.subtable=n,this.ligatureStack=[];var s=this.getStateMachine(n),u=this.getProcessor(),c=[],f=[];this.glyphs=[],s.traverse(
{enter:function(l,h){var y=a.glyphs;f.push({glyphs:y.slice(),ligatureStack:a.ligatureStack.slice()});var b=a.font.getGlyph(l);c.push(b),y.push(c[c.length-1]),u(
y[y.length-1],h,y.length-1);for(var m=0,C=0,E=0;E<y.length&&m<=1;E++)y[E].id!==65535&&(m++,C=y[E].id);if(m===1){var N=c.map(function(D){return D.id}),k=a.inputCache[C];
k?k.push(N):a.inputCache[C]=[N]}},exit:function(){var l=f.pop();a.glyphs=l.glyphs,a.ligatureStack=l.ligatureStack,c.pop()}})}},e})(),_applyDecoratedDescriptor$2(
_class$2.prototype,"getStateMachine",[cache],Object.getOwnPropertyDescriptor(_class$2.prototype,"getStateMachine"),_class$2.prototype),_class$2);function swap(e,r,n,a,o){
a===void 0&&(a=!1),o===void 0&&(o=!1);var s=e.splice(n[0]-(n[1]-1),n[1]);o&&s.reverse();var u=e.splice.apply(e,[r[0],r[1]].concat(s));return a&&u.reverse(),e.splice.
apply(e,[n[0]-(r[1]-1),0].concat(u)),e}function reorderGlyphs(e,r,n,a){switch(r){case 0:return e;case 1:return swap(e,[n,1],[a,0]);case 2:return swap(e,[n,0],[a,
1]);case 3:return swap(e,[n,1],[a,1]);case 4:return swap(e,[n,2],[a,0]);case 5:return swap(e,[n,2],[a,0],!0,!1);case 6:return swap(e,[n,0],[a,2]);case 7:return swap(
e,[n,0],[a,2],!1,!0);case 8:return swap(e,[n,1],[a,2]);case 9:return swap(e,[n,1],[a,2],!1,!0);case 10:return swap(e,[n,2],[a,1]);case 11:return swap(e,[n,2],[a,
1],!0,!1);case 12:return swap(e,[n,2],[a,2]);case 13:return swap(e,[n,2],[a,2],!0,!1);case 14:return swap(e,[n,2],[a,2],!1,!0);case 15:return swap(e,[n,2],[a,2],
!0,!0);default:throw new Error("Unknown verb: "+r)}}function _createForOfIteratorHelperLoose$b(e){var r=0;if(typeof Symbol>"u"||e[Symbol.iterator]==null){if(Array.
isArray(e)||(e=_unsupportedIterableToArray$b(e)))return function(){return r>=e.length?{done:!0}:{done:!1,value:e[r++]}};throw new TypeError(`Invalid attempt to \
iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return r=e[Symbol.iterator](),r.next.bind(r)}function _unsupportedIterableToArray$b(e,r){
if(e){if(typeof e=="string")return _arrayLikeToArray$b(e,r);var n=Object.prototype.toString.call(e).slice(8,-1);if(n==="Object"&&e.constructor&&(n=e.constructor.
name),n==="Map"||n==="Set")return Array.from(e);if(n==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n))return _arrayLikeToArray$b(e,r)}}function _arrayLikeToArray$b(e,r){
(r==null||r>e.length)&&(r=e.length);for(var n=0,a=new Array(r);n<r;n++)a[n]=e[n];return a}var AATLayoutEngine=(function(){function e(n){this.font=n,this.morxProcessor=
new AATMorxProcessor(n),this.fallbackPosition=!1}var r=e.prototype;return r.substitute=function(n){n.direction==="rtl"&&n.glyphs.reverse(),this.morxProcessor.process(
n.glyphs,mapOTToAAT(n.features))},r.getAvailableFeatures=function(n,a){return mapAATToOT(this.morxProcessor.getSupportedFeatures())},r.stringsForGlyph=function(n){
for(var a=this.morxProcessor.generateInputs(n),o=new Set,s=_createForOfIteratorHelperLoose$b(a),u;!(u=s()).done;){var c=u.value;this._addStrings(c,0,o,"")}return o},
r._addStrings=function(n,a,o,s){for(var u=this.font._cmapProcessor.codePointsForGlyph(n[a]),c=_createForOfIteratorHelperLoose$b(u),f;!(f=c()).done;){var l=f.value,
h=s+String.fromCodePoint(l);a<n.length-1?this._addStrings(n,a+1,o,h):o.add(h)}},e})();function _createForOfIteratorHelperLoose$c(e){var r=0;if(typeof Symbol>"u"||
e[Symbol.iterator]==null){if(Array.isArray(e)||(e=_unsupportedIterableToArray$c(e)))return function(){return r>=e.length?{done:!0}:{done:!1,value:e[r++]}};throw new TypeError(
`Invalid attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return r=e[Symbol.iterator](),r.next.bind(r)}function _unsupportedIterableToArray$c(e,r){
if(e){if(typeof e=="string")return _arrayLikeToArray$c(e,r);var n=Object.prototype.toString.call(e).slice(8,-1);if(n==="Object"&&e.constructor&&(n=e.constructor.
name),n==="Map"||n==="Set")return Array.from(e);if(n==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n))return _arrayLikeToArray$c(e,r)}}function _arrayLikeToArray$c(e,r){
(r==null||r>e.length)&&(r=e.length);for(var n=0,a=new Array(r);n<r;n++)a[n]=e[n];return a}var ShapingPlan=(function(){function e(n,a,o){this.font=n,this.script=
a,this.direction=o,this.stages=[],this.globalFeatures={},this.allFeatures={}}var r=e.prototype;return r._addFeatures=function(n,a){for(var o=this.stages.length-
1,s=this.stages[o],u=_createForOfIteratorHelperLoose$c(n),c;!(c=u()).done;){var f=c.value;this.allFeatures[f]==null&&(s.push(f),this.allFeatures[f]=o,a&&(this.globalFeatures[f]=
!0))}},r.add=function(n,a){if(a===void 0&&(a=!0),this.stages.length===0&&this.stages.push([]),typeof n=="string"&&(n=[n]),Array.isArray(n))this._addFeatures(n,a);else if(typeof n==
"object")this._addFeatures(n.global||[],!0),this._addFeatures(n.local||[],!1);else throw new Error("Unsupported argument to ShapingPlan#add")},r.addStage=function(n,a){
typeof n=="function"?this.stages.push(n,[]):(this.stages.push([]),this.add(n,a))},r.setFeatureOverrides=function(n){if(Array.isArray(n))this.add(n);else if(typeof n==
"object"){for(var a in n)if(n[a])this.add(a);else if(this.allFeatures[a]!=null){var o=this.stages[this.allFeatures[a]];o.splice(o.indexOf(a),1),delete this.allFeatures[a],
delete this.globalFeatures[a]}}},r.assignGlobalFeatures=function(n){for(var a=_createForOfIteratorHelperLoose$c(n),o;!(o=a()).done;){var s=o.value;for(var u in this.
globalFeatures)s.features[u]=!0}},r.process=function(n,a,o){for(var s=_createForOfIteratorHelperLoose$c(this.stages),u;!(u=s()).done;){var c=u.value;typeof c=="\
function"?o||c(this.font,a,this):c.length>0&&n.applyFeatures(c,a,o)}},e})();function _defineProperty(e,r,n){return r in e?Object.defineProperty(e,r,{value:n,enumerable:!0,
configurable:!0,writable:!0}):e[r]=n,e}var VARIATION_FEATURES=["rvrn"],COMMON_FEATURES=["ccmp","locl","rlig","mark","mkmk"],FRACTIONAL_FEATURES=["frac","numr","\
dnom"],HORIZONTAL_FEATURES=["calt","clig","liga","rclt","curs","kern"],DIRECTIONAL_FEATURES={ltr:["ltra","ltrm"],rtl:["rtla","rtlm"]},DefaultShaper=(function(){
function e(){}return e.plan=function(r,n,a){this.planPreprocessing(r),this.planFeatures(r),this.planPostprocessing(r,a),r.assignGlobalFeatures(n),this.assignFeatures(
r,n)},e.planPreprocessing=function(r){r.add({global:[].concat(VARIATION_FEATURES,DIRECTIONAL_FEATURES[r.direction]),local:FRACTIONAL_FEATURES})},e.planFeatures=
function(r){},e.planPostprocessing=function(r,n){r.add([].concat(COMMON_FEATURES,HORIZONTAL_FEATURES)),r.setFeatureOverrides(n)},e.assignFeatures=function(r,n){
for(var a=0;a<n.length;a++){var o=n[a];if(o.codePoints[0]===8260){for(var s=a,u=a+1;s>0&&unicode.isDigit(n[s-1].codePoints[0]);)n[s-1].features.numr=!0,n[s-1].features.
frac=!0,s--;for(;u<n.length&&unicode.isDigit(n[u].codePoints[0]);)n[u].features.dnom=!0,n[u].features.frac=!0,u++;o.features.frac=!0,a=u-1}}},e})();_defineProperty(
DefaultShaper,"zeroMarkWidths","AFTER_GPOS");var base64DeflatedTrie$1="eJwBDgLx/QAB8AAAAAAAAAA4AAH9AQL+7ZotTMQwFMe77b44QIHA4JBIBAJ5lxASDAmGhHMoBIqgUOBQJAhOIpFID\
IogSUgIEolEEgzJ/S/Xkpem3XXXboPbe8kv7a3r63vt69u6XDcWYhvsgn3Qlb//S3kMTsEZuACXoA9uwC24A/fgATyRfs/gTf4e8g4+ZP1Tll+knZlOfsC1pJ4IMQ8WkvLtKool+Los/V2pkN8MwzAMwzAMwzAMw\
1SP4fefVf7+wTAMwzAMwzC5cjUzYjEnXsFcW4gOOAeP4Ls9alufFWJTCNFrCdFvjepF8NLKbz7XcIbZMJxjOri2leF8s4N79zzPQz30P7DoOMT1o4qct9T/C06m1N9OHP3CwlJliSzQdlM9lNSk3kSjZih1TH2yQ\
vv9JaE2UR/1uXLxLwSTzG0RJFrdxQ9TXKl2QUqbhNgHdDwXoT7Taz7SBHWD/oYkbf1dYyIhOvV+DU/7lWSNz1BxPW5uTO3jxnWVsvedb+zZ+o/L9Vlij95rerbZ7IoMelTe1XNFaJkkhqltphjT9ZrmT5ey34zVG\
ijRbQxlX9n7xPTu1ZQUuY9993Oaf3nqDqnLNUf4SKg1iye005ZLIq1U9UiO5fJOGKfoN42nxnK1NUTOpfbYfNFzqZ5Tfe2wzWOIuLOtQdEov4qWtLhzJes6hI5RXwmZv0zPCps0A45rkwGaMQXv";function _inheritsLoose$3(e,r){
e.prototype=Object.create(r.prototype),e.prototype.constructor=e,e.__proto__=r}var arabicTrie;function arabic(){return arabicTrie??=new unicodeTrie(import_pako.
default.inflate(base64Arraybuffer_2(base64DeflatedTrie$1)))}var FEATURES=["isol","fina","fin2","fin3","medi","med2","init"],ShapingClasses={Non_Joining:0,Left_Joining:1,
Right_Joining:2,Dual_Joining:3,Join_Causing:3,ALAPH:4,"DALATH RISH":5,Transparent:6},ISOL="isol",FINA="fina",FIN2="fin2",FIN3="fin3",MEDI="medi",MED2="med2",INIT="\
init",NONE=null,STATE_TABLE=[[[NONE,NONE,0],[NONE,ISOL,2],[NONE,ISOL,1],[NONE,ISOL,2],[NONE,ISOL,1],[NONE,ISOL,6]],[[NONE,NONE,0],[NONE,ISOL,2],[NONE,ISOL,1],[NONE,
ISOL,2],[NONE,FIN2,5],[NONE,ISOL,6]],[[NONE,NONE,0],[NONE,ISOL,2],[INIT,FINA,1],[INIT,FINA,3],[INIT,FINA,4],[INIT,FINA,6]],[[NONE,NONE,0],[NONE,ISOL,2],[MEDI,FINA,
1],[MEDI,FINA,3],[MEDI,FINA,4],[MEDI,FINA,6]],[[NONE,NONE,0],[NONE,ISOL,2],[MED2,ISOL,1],[MED2,ISOL,2],[MED2,FIN2,5],[MED2,ISOL,6]],[[NONE,NONE,0],[NONE,ISOL,2],
[ISOL,ISOL,1],[ISOL,ISOL,2],[ISOL,FIN2,5],[ISOL,ISOL,6]],[[NONE,NONE,0],[NONE,ISOL,2],[NONE,ISOL,1],[NONE,ISOL,2],[NONE,FIN3,5],[NONE,ISOL,6]]],ArabicShaper=(function(e){
_inheritsLoose$3(r,e);function r(){return e.apply(this,arguments)||this}return r.planFeatures=function(n){n.add(["ccmp","locl"]);for(var a=0;a<FEATURES.length;a++){
var o=FEATURES[a];n.addStage(o,!1)}n.addStage("mset")},r.assignFeatures=function(n,a){e.assignFeatures.call(this,n,a);for(var o=-1,s=0,u=[],c=0;c<a.length;c++){
var f=void 0,l=void 0,h=a[c],y=getShapingClass(h.codePoints[0]);if(y===ShapingClasses.Transparent){u[c]=NONE;continue}var b=STATE_TABLE[s][y];l=b[0],f=b[1],s=b[2],
l!==NONE&&o!==-1&&(u[o]=l),u[c]=f,o=c}for(var m=0;m<a.length;m++){var C=void 0,h=a[m];(C=u[m])&&(h.features[C]=!0)}},r})(DefaultShaper);function getShapingClass(e){
var r=arabic().get(e);if(r)return r-1;var n=unicode.getCategory(e);return n==="Mn"||n==="Me"||n==="Cf"?ShapingClasses.Transparent:ShapingClasses.Non_Joining}function _defineProperties$3(e,r){
for(var n=0;n<r.length;n++){var a=r[n];a.enumerable=a.enumerable||!1,a.configurable=!0,"value"in a&&(a.writable=!0),Object.defineProperty(e,a.key,a)}}function _createClass$3(e,r,n){
return r&&_defineProperties$3(e.prototype,r),n&&_defineProperties$3(e,n),e}var GlyphIterator=(function(){function e(n,a){this.glyphs=n,this.reset(a)}var r=e.prototype;
return r.reset=function(n,a){n===void 0&&(n={}),a===void 0&&(a=0),this.options=n,this.flags=n.flags||{},this.markAttachmentType=n.markAttachmentType||0,this.index=
a},r.shouldIgnore=function(n){return this.flags.ignoreMarks&&n.isMark||this.flags.ignoreBaseGlyphs&&n.isBase||this.flags.ignoreLigatures&&n.isLigature||this.markAttachmentType&&
n.isMark&&n.markAttachmentType!==this.markAttachmentType},r.move=function(n){for(this.index+=n;0<=this.index&&this.index<this.glyphs.length&&this.shouldIgnore(this.
glyphs[this.index]);)this.index+=n;return 0>this.index||this.index>=this.glyphs.length?null:this.glyphs[this.index]},r.next=function(){return this.move(1)},r.prev=
function(){return this.move(-1)},r.peek=function(n){n===void 0&&(n=1);var a=this.index,o=this.increment(n);return this.index=a,o},r.peekIndex=function(n){n===void 0&&
(n=1);var a=this.index;this.increment(n);var o=this.index;return this.index=a,o},r.increment=function(n){n===void 0&&(n=1);var a=n<0?-1:1;for(n=Math.abs(n);n--;)
this.move(a);return this.glyphs[this.index]},_createClass$3(e,[{key:"cur",get:function(){return this.glyphs[this.index]||null}}]),e})();function _createForOfIteratorHelperLoose$d(e){
var r=0;if(typeof Symbol>"u"||e[Symbol.iterator]==null){if(Array.isArray(e)||(e=_unsupportedIterableToArray$d(e)))return function(){return r>=e.length?{done:!0}:
{done:!1,value:e[r++]}};throw new TypeError(`Invalid attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return r=e[Symbol.iterator](),r.next.bind(r)}function _unsupportedIterableToArray$d(e,r){
if(e){if(typeof e=="string")return _arrayLikeToArray$d(e,r);var n=Object.prototype.toString.call(e).slice(8,-1);if(n==="Object"&&e.constructor&&(n=e.constructor.
name),n==="Map"||n==="Set")return Array.from(e);if(n==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n))return _arrayLikeToArray$d(e,r)}}function _arrayLikeToArray$d(e,r){
(r==null||r>e.length)&&(r=e.length);for(var n=0,a=new Array(r);n<r;n++)a[n]=e[n];return a}var DEFAULT_SCRIPTS=["DFLT","dflt","latn"],OTProcessor=(function(){function e(n,a){
this.font=n,this.table=a,this.script=null,this.scriptTag=null,this.language=null,this.languageTag=null,this.features={},this.lookups={},this.variationsIndex=n._variationProcessor?
this.findVariationsIndex(n._variationProcessor.normalizedCoords):-1,this.selectScript(),this.glyphs=[],this.positions=[],this.ligatureID=1,this.currentFeature=null}
var r=e.prototype;return r.findScript=function(n){if(this.table.scriptList==null)return null;Array.isArray(n)||(n=[n]);for(var a=_createForOfIteratorHelperLoose$d(
n),o;!(o=a()).done;)for(var s=o.value,u=_createForOfIteratorHelperLoose$d(this.table.scriptList),c;!(c=u()).done;){var f=c.value;if(f.tag===s)return f}return null},
r.selectScript=function(n,a,o){var s=!1,u;if(!this.script||n!==this.scriptTag){if(u=this.findScript(n),u||(u=this.findScript(DEFAULT_SCRIPTS)),!u)return this.scriptTag;
this.scriptTag=u.tag,this.script=u.script,this.language=null,this.languageTag=null,s=!0}if((!o||o!==this.direction)&&(this.direction=o||direction(n)),a&&a.length<
4&&(a+=" ".repeat(4-a.length)),!a||a!==this.languageTag){this.language=null;for(var c=_createForOfIteratorHelperLoose$d(this.script.langSysRecords),f;!(f=c()).done;){
var l=f.value;if(l.tag===a){this.language=l.langSys,this.languageTag=l.tag;break}}this.language||(this.language=this.script.defaultLangSys,this.languageTag=null),
s=!0}if(s&&(this.features={},this.language))for(var h=_createForOfIteratorHelperLoose$d(this.language.featureIndexes),y;!(y=h()).done;){var b=y.value,m=this.table.
featureList[b],C=this.substituteFeatureForVariations(b);this.features[m.tag]=C||m.feature}return this.scriptTag},r.lookupsForFeatures=function(n,a){n===void 0&&
(n=[]);for(var o=[],s=_createForOfIteratorHelperLoose$d(n),u;!(u=s()).done;){var c=u.value,f=this.features[c];if(f)for(var l=_createForOfIteratorHelperLoose$d(f.
lookupListIndexes),h;!(h=l()).done;){var y=h.value;a&&a.indexOf(y)!==-1||o.push({feature:c,index:y,lookup:this.table.lookupList.get(y)})}}return o.sort(function(b,m){
return b.index-m.index}),o},r.substituteFeatureForVariations=function(n){if(this.variationsIndex===-1)return null;for(var a=this.table.featureVariations.featureVariationRecords[this.
variationsIndex],o=a.featureTableSubstitution.substitutions,s=_createForOfIteratorHelperLoose$d(o),u;!(u=s()).done;){var c=u.value;if(c.featureIndex===n)return c.
alternateFeatureTable}return null},r.findVariationsIndex=function(n){var a=this.table.featureVariations;if(!a)return-1;for(var o=a.featureVariationRecords,s=0;s<
o.length;s++){var u=o[s].conditionSet.conditionTable;if(this.variationConditionsMatch(u,n))return s}return-1},r.variationConditionsMatch=function(n,a){return n.
every(function(o){var s=o.axisIndex<a.length?a[o.axisIndex]:0;return o.filterRangeMinValue<=s&&s<=o.filterRangeMaxValue})},r.applyFeatures=function(n,a,o){var s=this.
lookupsForFeatures(n);this.applyLookups(s,a,o)},r.applyLookups=function(n,a,o){this.glyphs=a,this.positions=o,this.glyphIterator=new GlyphIterator(a);for(var s=_createForOfIteratorHelperLoose$d(
n),u;!(u=s()).done;){var c=u.value,f=c.feature,l=c.lookup;for(this.currentFeature=f,this.glyphIterator.reset(l.flags);this.glyphIterator.index<a.length;){if(!(f in
this.glyphIterator.cur.features)){this.glyphIterator.next();continue}for(var h=_createForOfIteratorHelperLoose$d(l.subTables),y;!(y=h()).done;){var b=y.value,m=this.
applyLookup(l.lookupType,b);if(m)break}this.glyphIterator.next()}}},r.applyLookup=function(n,a){throw new Error("applyLookup must be implemented by subclasses")},
r.applyLookupList=function(n){for(var a=this.glyphIterator.options,o=this.glyphIterator.index,s=_createForOfIteratorHelperLoose$d(n),u;!(u=s()).done;){var c=u.value;
this.glyphIterator.reset(a,o),this.glyphIterator.increment(c.sequenceIndex);var f=this.table.lookupList.get(c.lookupListIndex);this.glyphIterator.reset(f.flags,
this.glyphIterator.index);for(var l=_createForOfIteratorHelperLoose$d(f.subTables),h;!(h=l()).done;){var y=h.value;if(this.applyLookup(f.lookupType,y))break}}return this.
glyphIterator.reset(a,o),!0},r.coverageIndex=function(n,a){switch(a==null&&(a=this.glyphIterator.cur.id),n.version){case 1:return n.glyphs.indexOf(a);case 2:for(var o=_createForOfIteratorHelperLoose$d(
n.rangeRecords),s;!(s=o()).done;){var u=s.value;if(u.start<=a&&a<=u.end)return u.startCoverageIndex+a-u.start}break}return-1},r.match=function(n,a,o,s){for(var u=this.
glyphIterator.index,c=this.glyphIterator.increment(n),f=0;f<a.length&&c&&o(a[f],c);)s&&s.push(this.glyphIterator.index),f++,c=this.glyphIterator.next();return this.
glyphIterator.index=u,f<a.length?!1:s||!0},r.sequenceMatches=function(n,a){return this.match(n,a,function(o,s){return o===s.id})},r.sequenceMatchIndices=function(n,a){
var o=this;return this.match(n,a,function(s,u){return o.currentFeature in u.features?s===u.id:!1},[])},r.coverageSequenceMatches=function(n,a){var o=this;return this.
match(n,a,function(s,u){return o.coverageIndex(s,u.id)>=0})},r.getClassID=function(n,a){switch(a.version){case 1:var o=n-a.startGlyph;if(o>=0&&o<a.classValueArray.
length)return a.classValueArray[o];break;case 2:for(var s=_createForOfIteratorHelperLoose$d(a.classRangeRecord),u;!(u=s()).done;){var c=u.value;if(c.start<=n&&n<=
c.end)return c.class}break}return 0},r.classSequenceMatches=function(n,a,o){var s=this;return this.match(n,a,function(u,c){return u===s.getClassID(c.id,o)})},r.
applyContext=function(n){switch(n.version){case 1:var a=this.coverageIndex(n.coverage);if(a===-1)return!1;for(var o=n.ruleSets[a],s=_createForOfIteratorHelperLoose$d(
o),u;!(u=s()).done;){var c=u.value;if(this.sequenceMatches(1,c.input))return this.applyLookupList(c.lookupRecords)}break;case 2:if(this.coverageIndex(n.coverage)===
-1||(a=this.getClassID(this.glyphIterator.cur.id,n.classDef),a===-1))return!1;o=n.classSet[a];for(var f=_createForOfIteratorHelperLoose$d(o),l;!(l=f()).done;){var h=l.
value;if(this.classSequenceMatches(1,h.classes,n.classDef))return this.applyLookupList(h.lookupRecords)}break;case 3:if(this.coverageSequenceMatches(0,n.coverages))
return this.applyLookupList(n.lookupRecords);break}return!1},r.applyChainingContext=function(n){switch(n.version){case 1:var a=this.coverageIndex(n.coverage);if(a===
-1)return!1;for(var o=n.chainRuleSets[a],s=_createForOfIteratorHelperLoose$d(o),u;!(u=s()).done;){var c=u.value;if(this.sequenceMatches(-c.backtrack.length,c.backtrack)&&
this.sequenceMatches(1,c.input)&&this.sequenceMatches(1+c.input.length,c.lookahead))return this.applyLookupList(c.lookupRecords)}break;case 2:if(this.coverageIndex(
n.coverage)===-1)return!1;a=this.getClassID(this.glyphIterator.cur.id,n.inputClassDef);var f=n.chainClassSet[a];if(!f)return!1;for(var l=_createForOfIteratorHelperLoose$d(
f),h;!(h=l()).done;){var y=h.value;if(this.classSequenceMatches(-y.backtrack.length,y.backtrack,n.backtrackClassDef)&&this.classSequenceMatches(1,y.input,n.inputClassDef)&&
this.classSequenceMatches(1+y.input.length,y.lookahead,n.lookaheadClassDef))return this.applyLookupList(y.lookupRecords)}break;case 3:if(this.coverageSequenceMatches(
-n.backtrackGlyphCount,n.backtrackCoverage)&&this.coverageSequenceMatches(0,n.inputCoverage)&&this.coverageSequenceMatches(n.inputGlyphCount,n.lookaheadCoverage))
return this.applyLookupList(n.lookupRecords);break}return!1},e})();function _defineProperties$4(e,r){for(var n=0;n<r.length;n++){var a=r[n];a.enumerable=a.enumerable||
!1,a.configurable=!0,"value"in a&&(a.writable=!0),Object.defineProperty(e,a.key,a)}}function _createClass$4(e,r,n){return r&&_defineProperties$4(e.prototype,r),
n&&_defineProperties$4(e,n),e}var GlyphInfo=(function(){function e(n,a,o,s){if(o===void 0&&(o=[]),this._font=n,this.codePoints=o,this.id=a,this.features={},Array.
isArray(s))for(var u=0;u<s.length;u++){var c=s[u];this.features[c]=!0}else typeof s=="object"&&Object.assign(this.features,s);this.ligatureID=null,this.ligatureComponent=
null,this.isLigated=!1,this.cursiveAttachment=null,this.markAttachment=null,this.shaperInfo=null,this.substituted=!1,this.isMultiplied=!1}var r=e.prototype;return r.
copy=function(){return new e(this._font,this.id,this.codePoints,this.features)},_createClass$4(e,[{key:"id",get:function(){return this._id},set:function(n){this.
_id=n,this.substituted=!0;var a=this._font.GDEF;if(a&&a.glyphClassDef){var o=OTProcessor.prototype.getClassID(n,a.glyphClassDef);this.isBase=o===1,this.isLigature=
o===2,this.isMark=o===3,this.markAttachmentType=a.markAttachClassDef?OTProcessor.prototype.getClassID(n,a.markAttachClassDef):0}else this.isMark=this.codePoints.
length>0&&this.codePoints.every(unicode.isMark),this.isBase=!this.isMark,this.isLigature=this.codePoints.length>1,this.markAttachmentType=0}}]),e})();function _inheritsLoose$4(e,r){
e.prototype=Object.create(r.prototype),e.prototype.constructor=e,e.__proto__=r}function _defineProperty$1(e,r,n){return r in e?Object.defineProperty(e,r,{value:n,
enumerable:!0,configurable:!0,writable:!0}):e[r]=n,e}var HangulShaper=(function(e){_inheritsLoose$4(r,e);function r(){return e.apply(this,arguments)||this}return r.
planFeatures=function(n){n.add(["ljmo","vjmo","tjmo"],!1)},r.assignFeatures=function(n,a){for(var o=0,s=0;s<a.length;){var u=void 0,c=a[s],f=c.codePoints[0],l=getType(
f),h=STATE_TABLE$1[o][l];switch(u=h[0],o=h[1],u){case DECOMPOSE:n.font.hasGlyphForCodePoint(f)||(s=decompose(a,s,n.font));break;case COMPOSE:s=compose(a,s,n.font);
break;case TONE_MARK:reorderToneMark(a,s,n.font);break;case INVALID:s=insertDottedCircle(a,s,n.font);break}s++}},r})(DefaultShaper);_defineProperty$1(HangulShaper,
"zeroMarkWidths","NONE");var HANGUL_BASE=44032,HANGUL_END=55204,HANGUL_COUNT=HANGUL_END-HANGUL_BASE+1,L_BASE=4352,V_BASE=4449,T_BASE=4519,L_COUNT=19,V_COUNT=21,
T_COUNT=28,L_END=L_BASE+L_COUNT-1,V_END=V_BASE+V_COUNT-1,T_END=T_BASE+T_COUNT-1,DOTTED_CIRCLE=9676,isL=function(e){return 4352<=e&&e<=4447||43360<=e&&e<=43388},
isV=function(e){return 4448<=e&&e<=4519||55216<=e&&e<=55238},isT=function(e){return 4520<=e&&e<=4607||55243<=e&&e<=55291},isTone=function(e){return 12334<=e&&e<=
12335},isLVT=function(e){return HANGUL_BASE<=e&&e<=HANGUL_END},isLV=function(e){return e-HANGUL_BASE<HANGUL_COUNT&&(e-HANGUL_BASE)%T_COUNT===0},isCombiningL=function(e){
return L_BASE<=e&&e<=L_END},isCombiningV=function(e){return V_BASE<=e&&e<=V_END},isCombiningT=function(e){return 1<=e&&e<=T_END},X=0,L=1,V=2,T=3,LV=4,LVT=5,M=6;
function getType(e){return isL(e)?L:isV(e)?V:isT(e)?T:isLV(e)?LV:isLVT(e)?LVT:isTone(e)?M:X}var NO_ACTION=0,DECOMPOSE=1,COMPOSE=2,TONE_MARK=4,INVALID=5,STATE_TABLE$1=[
[[NO_ACTION,0],[NO_ACTION,1],[NO_ACTION,0],[NO_ACTION,0],[DECOMPOSE,2],[DECOMPOSE,3],[INVALID,0]],[[NO_ACTION,0],[NO_ACTION,1],[COMPOSE,2],[NO_ACTION,0],[DECOMPOSE,
2],[DECOMPOSE,3],[INVALID,0]],[[NO_ACTION,0],[NO_ACTION,1],[NO_ACTION,0],[COMPOSE,3],[DECOMPOSE,2],[DECOMPOSE,3],[TONE_MARK,0]],[[NO_ACTION,0],[NO_ACTION,1],[NO_ACTION,
0],[NO_ACTION,0],[DECOMPOSE,2],[DECOMPOSE,3],[TONE_MARK,0]]];function getGlyph(e,r,n){return new GlyphInfo(e,e.glyphForCodePoint(r).id,[r],n)}function decompose(e,r,n){
var a=e[r],o=a.codePoints[0],s=o-HANGUL_BASE,u=T_BASE+s%T_COUNT;s=s/T_COUNT|0;var c=L_BASE+s/V_COUNT|0,f=V_BASE+s%V_COUNT;if(!n.hasGlyphForCodePoint(c)||!n.hasGlyphForCodePoint(
f)||u!==T_BASE&&!n.hasGlyphForCodePoint(u))return r;var l=getGlyph(n,c,a.features);l.features.ljmo=!0;var h=getGlyph(n,f,a.features);h.features.vjmo=!0;var y=[l,
h];if(u>T_BASE){var b=getGlyph(n,u,a.features);b.features.tjmo=!0,y.push(b)}return e.splice.apply(e,[r,1].concat(y)),r+y.length-1}function compose(e,r,n){var a=e[r],
o=e[r].codePoints[0],s=getType(o),u=e[r-1].codePoints[0],c=getType(u),f,l,h,y;if(c===LV&&s===T)f=u,y=a;else{s===V?(l=e[r-1],h=a):(l=e[r-2],h=e[r-1],y=a);var b=l.
codePoints[0],m=h.codePoints[0];isCombiningL(b)&&isCombiningV(m)&&(f=HANGUL_BASE+((b-L_BASE)*V_COUNT+(m-V_BASE))*T_COUNT)}var C=y&&y.codePoints[0]||T_BASE;if(f!=
null&&(C===T_BASE||isCombiningT(C))){var E=f+(C-T_BASE);if(n.hasGlyphForCodePoint(E)){var N=c===V?3:2;return e.splice(r-N+1,N,getGlyph(n,E,a.features)),r-N+1}}return l&&
(l.features.ljmo=!0),h&&(h.features.vjmo=!0),y&&(y.features.tjmo=!0),c===LV?(decompose(e,r-1,n),r+1):r}function getLength(e){switch(getType(e)){case LV:case LVT:
return 1;case V:return 2;case T:return 3}}function reorderToneMark(e,r,n){var a=e[r],o=e[r].codePoints[0];if(n.glyphForCodePoint(o).advanceWidth!==0){var s=e[r-
1].codePoints[0],u=getLength(s);return e.splice(r,1),e.splice(r-u,0,a)}}function insertDottedCircle(e,r,n){var a=e[r],o=e[r].codePoints[0];if(n.hasGlyphForCodePoint(
DOTTED_CIRCLE)){var s=getGlyph(n,DOTTED_CIRCLE,a.features),u=n.glyphForCodePoint(o).advanceWidth===0?r:r+1;e.splice(u,0,s),r++}return r}function _createForOfIteratorHelperLoose$e(e){
var r=0;if(typeof Symbol>"u"||e[Symbol.iterator]==null){if(Array.isArray(e)||(e=_unsupportedIterableToArray$e(e)))return function(){return r>=e.length?{done:!0}:
{done:!1,value:e[r++]}};throw new TypeError(`Invalid attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return r=e[Symbol.iterator](),r.next.bind(r)}function _unsupportedIterableToArray$e(e,r){
if(e){if(typeof e=="string")return _arrayLikeToArray$e(e,r);var n=Object.prototype.toString.call(e).slice(8,-1);if(n==="Object"&&e.constructor&&(n=e.constructor.
name),n==="Map"||n==="Set")return Array.from(e);if(n==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n))return _arrayLikeToArray$e(e,r)}}function _arrayLikeToArray$e(e,r){
(r==null||r>e.length)&&(r=e.length);for(var n=0,a=new Array(r);n<r;n++)a[n]=e[n];return a}var INITIAL_STATE=1,FAIL_STATE=0,StateMachine=(function(){function e(n){
this.stateTable=n.stateTable,this.accepting=n.accepting,this.tags=n.tags}var r=e.prototype;return r.match=function(n){var a,o=this;return a={},a[Symbol.iterator]=
regeneratorRuntime.mark(function s(){var u,c,f,l,h,y;return regeneratorRuntime.wrap(function(b){for(;;)switch(b.prev=b.next){case 0:u=INITIAL_STATE,c=null,f=null,
l=null,h=0;case 5:if(!(h<n.length)){b.next=21;break}if(y=n[h],l=u,u=o.stateTable[u][y],u!==FAIL_STATE){b.next=15;break}if(!(c!=null&&f!=null&&f>=c)){b.next=13;break}
return b.next=13,[c,f,o.tags[l]];case 13:u=o.stateTable[INITIAL_STATE][y],c=null;case 15:u!==FAIL_STATE&&c==null&&(c=h),o.accepting[u]&&(f=h),u===FAIL_STATE&&(u=
INITIAL_STATE);case 18:h++,b.next=5;break;case 21:if(!(c!=null&&f!=null&&f>=c)){b.next=24;break}return b.next=24,[c,f,o.tags[u]];case 24:case"end":return b.stop()}},
s)}),a},r.apply=function(n,a){for(var o=_createForOfIteratorHelperLoose$e(this.match(n)),s;!(s=o()).done;)for(var u=s.value,c=u[0],f=u[1],l=u[2],h=_createForOfIteratorHelperLoose$e(
l),y;!(y=h()).done;){var b=y.value;typeof a[b]=="function"&&a[b](c,f,n.slice(c,f+1))}},e})(),dfa=StateMachine,CATEGORIES={X:1,C:2,V:4,N:8,H:16,ZWNJ:32,ZWJ:64,M:128,
SM:256,VD:512,A:1024,Placeholder:2048,Dotted_Circle:4096,RS:8192,Coeng:16384,Repha:32768,Ra:65536,CM:1<<17,Symbol:1<<18},POSITIONS={Start:1,Ra_To_Become_Reph:2,
Pre_M:4,Pre_C:8,Base_C:16,After_Main:32,Above_C:64,Before_Sub:128,Below_C:256,After_Sub:512,Before_Post:1024,Post_C:2048,After_Post:4096,Final_C:8192,SMVD:16384,
End:32768},CONSONANT_FLAGS=CATEGORIES.C|CATEGORIES.Ra|CATEGORIES.CM|CATEGORIES.V|CATEGORIES.Placeholder|CATEGORIES.Dotted_Circle,JOINER_FLAGS=CATEGORIES.ZWJ|CATEGORIES.
ZWNJ,HALANT_OR_COENG_FLAGS=CATEGORIES.H|CATEGORIES.Coeng,INDIC_CONFIGS={Default:{hasOldSpec:!1,virama:0,basePos:"Last",rephPos:POSITIONS.Before_Post,rephMode:"I\
mplicit",blwfMode:"Pre_And_Post"},Devanagari:{hasOldSpec:!0,virama:2381,basePos:"Last",rephPos:POSITIONS.Before_Post,rephMode:"Implicit",blwfMode:"Pre_And_Post"},
Bengali:{hasOldSpec:!0,virama:2509,basePos:"Last",rephPos:POSITIONS.After_Sub,rephMode:"Implicit",blwfMode:"Pre_And_Post"},Gurmukhi:{hasOldSpec:!0,virama:2637,basePos:"\
Last",rephPos:POSITIONS.Before_Sub,rephMode:"Implicit",blwfMode:"Pre_And_Post"},Gujarati:{hasOldSpec:!0,virama:2765,basePos:"Last",rephPos:POSITIONS.Before_Post,
rephMode:"Implicit",blwfMode:"Pre_And_Post"},Oriya:{hasOldSpec:!0,virama:2893,basePos:"Last",rephPos:POSITIONS.After_Main,rephMode:"Implicit",blwfMode:"Pre_And_\
Post"},Tamil:{hasOldSpec:!0,virama:3021,basePos:"Last",rephPos:POSITIONS.After_Post,rephMode:"Implicit",blwfMode:"Pre_And_Post"},Telugu:{hasOldSpec:!0,virama:3149,
basePos:"Last",rephPos:POSITIONS.After_Post,rephMode:"Explicit",blwfMode:"Post_Only"},Kannada:{hasOldSpec:!0,virama:3277,basePos:"Last",rephPos:POSITIONS.After_Post,
rephMode:"Implicit",blwfMode:"Post_Only"},Malayalam:{hasOldSpec:!0,virama:3405,basePos:"Last",rephPos:POSITIONS.After_Main,rephMode:"Log_Repha",blwfMode:"Pre_An\
d_Post"},Khmer:{hasOldSpec:!1,virama:6098,basePos:"First",rephPos:POSITIONS.Ra_To_Become_Reph,rephMode:"Vis_Repha",blwfMode:"Pre_And_Post"}},INDIC_DECOMPOSITIONS={
6078:[6081,6078],6079:[6081,6079],6080:[6081,6080],6084:[6081,6084],6085:[6081,6085]},base64DeflatedIndicMachine="eJzlXduO5DiO/Zd69oPutuc79q3RGGT35DYWk1O16KrZRW\
Ox/z6k5IskUjblcGRWTUOhjCoHKVEUJZLHCsf/ffr67eXb63+8/PL2+ukvP/2kBkH5eQA6M9jBDX4IwzhMwwzXNbx0fJlB20G7QftBh0GPkQGLngY9Dwa49WDMYCxcMy5+ZPxgQvrXuHQR/zMNZh6sGqweLPSJHD\
ZxWD/YxGFzDjuBVGMu1dK3TW9hobXz8oGDl4b3gtqZYSXZWoarMGaHr9T20rDB67luDogVR+v84MLgxsFNg5sZQeqm1eCXN53TKpY0YzJNQm8HD9PpBx8GPw5+wmtJ7AAvnf5lcqFlag52CO5Ez8HKzQpJtsYXmw\
q+y6agwzCEEV+V8GEiiglIMMYX/EH5x7YWR4v2PTp8VbIoIsrolw9GGOyInxTkI8qSaDLJx3mYFL7W5tU60nEm4mzLjYrTUM2kh8kMkx0mMFvPSUTta0rtTGNOe2aK09QkTFILlTjBcjnV4lSv41kPs8EXaX+mq3\
N2uAXNntmCFNmB5rA2NA4z9l2SzyhJosnE0QqrjnXtYWnexw+pLtssiuXQCpaNAvNUsC0rbDVwotEp02pc3qec+mx+tZqblGlPFypUx/Wvz3SqNdEQ7hfoh6CSXrR2RCwl29ASO2gQXZseoU4liwbr1UZRrnjB6F\
i5bXAXJzoebUz8a2Odjv2TBgsOZHLyCUkmXrq+JI1npSHOD8lDrGTtEk32ujMkHqXEGlY/1oX8SA4NtiYm12CV2uKMg1YsehsrkieT7EiWzWkLKDPCgyWnYXtArx0Yr02dtrZhaxM0YiNxwaGT3VmyPzmsOta1m6\
WP9CGj+CYLz6FBt9ph1Aj7E8RDGiyIE46xBrdsUK4gP9Wra1MuwZBQrR6rlijWEy1BRKahN6ykI+3pHqX9svF4rNVepf3UvfGUg4dwI4VfGqTQMLnQYByvDnEvSkFYDNdGT/vAOY+b0Pmq0RCzcdExXs+ps33toP\
V8c1uLNGbLODRjJ5UWQ1jeR2mribwd7qiOaGeRk48BFRsCQvyqQQ8aBqdHEvBojFhHx/WCH/pY2ZiqMBqkDfHvGCsZSB3Margwc5ra+57KDnaBZl4gEipjJJmqIfNE5qA/6rXxJaTWEFhjXemPRNEgi5xegxQa5N\
ZAqiEU1xCHi0Tay0nQPgUpZT7eo/h+MckZK0naNITl3SbJywM2qWNAL1CIhjCfX1X4SU6f2e5RB7kFL9oTB71Lx70xPrSuZxQJViEEylU3esZcUHE9gWzQB1Y2uN67iamLUSb+tbGSwdQ5jsGUQ7N769a5K3vYJf\
K8RCSFQvoQqz1f7BcTIbdUIYOBzAnrxnAkkoH0qoPBQHplNGIeoCTwyQaTHIlQezlJ5da8T0CaDVm3KY1O1mk01rG2G6Onfuvk5QHzN3omxKxGjGmvMWPK9nNDPuojN+fUjo5Bm8GdBWqdYNYhm9m2H4f/4UOeha\
gYChdSYTZqTBlUpet7CkuEaqawK5d8KCEL39pjoct50SdjZGwOKwRwFRt0MsZqIpSESIWZy6aNZUVZs/UuYbCcJ9PYp46V5iwMMZI39sByF7yQ6iZ6LaY3QId1pT+Sx8AqktMbi6ERWKLFeAfmycrAg4OSI0Hi9C\
/KgrYNia6BPo0jqZwBgzPOU770YYiVTxl3uVJWblxCWadYacpIEngDJrNmp3wxbq462cSK+aoMIkBEWcfqR76jAhy4lui7pUo5DKTXWDeOQ/ODHLyDwYCJGMjGjUdFgQ0CvUyqvZyAFSuyISDNx3wAvIbFTgNWQ+\
wUEvtuO22IjqsybvwSnZjgm2CRqQCB3KCPe8kNO7bU6YZXLtar+on3qhk+Q71qC59Zufokg0VkQoh1hWnWFAqaCWMh3JakR65pqXPJpxY2JpU24/q+w0Eic2xgJGYEOcazG4NIlbft0ujaiDhjiXhbcOQh7iPBT7\
CdFQgSkObKCE1KE6ETfJ9SrSEUkhObDe6BZs0UP6Np6EKVWzTiCkymi1gQflZLlkNIjGRNCGnl6xjRZLLMuj2kyTSUfICVVCBSA9ViLJ8HBZgJnGJzE7iFqW7dZBgKA5r1CRQbPE9ysdcx1skLiJG8EYpW6NQFrC\
kxeDmDmeZYN4YjkczcxWAQc8J7vzPYe7y5KwTxDsoDy3gdcGNRoqDcosxANG5RtkC0la9PPgG4y0w62K5JgNEZuYmIFSz5eYqVYEoEGTBbNg+sNn7KZeJzvfnZJden+T7CY1Yxms5QNUa2Jqq28snHZPEe/Y4vNE\
dlVWv/O0CNKlytgfQxuFoLHaG2b1VsUDmoNW5nVb0DFlBin0ixQckOaNUYq1bE8TLUSC/ZAi8Bb4lByxmsmmPdGI5EsrqLwYIgFqS3SKphvrTvhQ/bjfcv5nXAraWJ2CC3NAtIkfbUhBQ3vi4J55h6H6LezLTjYD\
Bwl5DflZ0oNjexCLqiJjXYiVFlD9ag0k3ZR8IYbfx7FHXnWOQOXurYpAy9tMYn2QwC+GMt20RlwxJTP9GN7bLsmqJgXtLeiv6Rho8YuiURwnlccXRXtHhQNh5hYRc/3exss/kClevH2BL9KKa3eE8sQpznJ3psXH\
lSegu6cIspWsnJBIuwokPqECuB2AhAYu2aaSMcYZunPxa6YihzA/ZAxNAyUEkONDLSNYHGla9jVKi1DGY5GJfjjEut1PzcVEBjE//kgMYWUsTMfoQVLCornrrOe7DODZxMK8LaK1Uc8Dn0iR37WLUTxiQtugq9vA\
JFJo7QwWFBPVg3jiOhrJt6GCzsh9bjoVewVA+ThqeiOiHVg9a7V/bK11ylwfKrNINZuVXagllXvj4JtRXcEmCmHszKeilCq7KznwfptQUrnFf6g6OlnqIa1odYEZQ8SeAtDNKC1BaEtgFPT+jimFqkCWcA3xmGuS\
KeEtpsGIHIvssdXAzxbMBvroTqcB1+PrbP79kwxarIUGlHbp+As5PGgpIHqDciG4rFNSxMvx0x8oZ1QM+r2RGWHA+E2gVSOwIpcjB0h08RqLBjA6io8VMLjScBYT7GmQg4KSoglnntSX58adFSlgcRGDFdXYFH2v\
QRR78wQiCRKwxka2H6bTznJnGbSC+5q30J2UsMVs5gQYNYN4YjkSxMTQeDBTXjwTK0ykkEn53DyLVI9+bnis3OLcyrnaD9CZb0rMjX92ZoZjZlTwmws+lM3WGqnUN7OxgY0+14Xk+ABlo8jYcCgjLsTE4kWdRNLW\
BUXsTo+s4kLT1m3+whgFi6ukJotOkjjn5hpJAYV7Sqzx6htuZYjZZln0412y9wrQsgVWKwcgYHmnMRqPHnUJtTpofBga4QOY4cDcMsORacSXQeM/WQsBMHM4q1QmgIcuK2k3144zUinjRCWIiKcc8M1IS4kVNUqB\
xsIkKxYFPOJR6KVvm3S1tjyb4bVsJTrfiIAlorCCbjuTItx1qeeC1nsBmj5QZstnL1SbZoTQgucUVbSulgL8Vq9rTjsF2nJUFAF+SDja6DOj2jdmsCqdj00cFe52BjcTABDhZE1Y/DmdNz2VMCl5xJYhymgjkOtW\
NXmA66aNkS7MqBiUQRweYdRBq1iIhK1yLG1rwe2uDKkS1lWqPITbq6Yj206SOOfmGkwA1XtKOe0+HiNQmEkbTrTCNeLq3uEpCSOHQHh8OtCXealeNIKGfmHgZnE7wRjdO2jLPkWeEQ2anK1IuJablDrNg6kpY7/B\
J282t161eMwvn+dRWziDyRT87jbIh15zmcF1BaD4ezMIcWPRUeqIYdHL+9eSKZc/uJL744ZnEclF0al3AVh8/RgFpPoOjuWT5kBGLYO2gZgMN11ARwVsZuCTczO5sQRPNGfB9jJfAHwSScW9ceHgqMd6KYvHGhyk\
3F80eiEJlxnkqWAzqMZCygk/N1jAj2rVkwpHRXg8GAmtkzhY1WsEnIdG2KThQ+KV7hGUDFKbwFUK18vfIt+hOCOFzBI2U1pQO3hRXxEkm7zjfi0oKyD1bBVjdM5CTL8wlKcD7ESr/hVwMJbrtZBPme843HWixUhU\
hz61khs46fEoPIcBhGNhaHyfk6xhRUfoCpPaqwS1hiN82Ul8I9K0gkZLo2S+c6n3idZ9ASq/MGtLTy9Uq4aFCIvXDFkAeo4DzpWBHmkLTr6D0JhrIPDcFW11EJjkHdk28rNtt24MUduv4APdQPj3IBul6CwApqcf\
FO0tEBmhxt2eEZTGHdyKMNNT7jRpNkQzc8ukq20VPZiskXZt+s4bA3wx096k71CR4nZpHoqUYmYSU5pNv9NUas8YA4F+A7cujdTbqRhMd8mrkTVaThVDo2DS/45KPCL/xnZy0OxpXdRilz93ayQ/P9FSaQcl2bq1\
O9Y/DN6T3HFhi9t7CFja9TwkWHwuSbXQHM7Ww32VhtKy6p18vUzIwyyt5kGNtdt+6zXPvuJArTZi6JKtJtpqNmur0x9idRDgI+rJZPo5jZkEAsvRnwxufW2sGDQQHWjedQMgz1OjjcjBW/XwxrCOIqNzuRZC5G5w\
6DnHjXoprJeWKlu9XMFGtk6tZUi0+0HEQrXuFTvWBrU+SoglcWKpt1e3V+VCHPvPdcHbMXrxrZS52se4gRkoCwGypyVMFrRQXMizT34oqZue8o+PZjQPKpuzVEV2yA7rWBCjME3trjXbyyHw/W5/VY9pSSMa9jdn\
94czpP2/ZED6Ne33poRJ3peaOSgBAEepi5WkBjqYB5kcbsXLGanTx6QoSqFVcphKHehFjrYLcOQv2GZTv8D3//biHKxPGGi9oxBPfmOG4nQrFxe84lHorN70U2x5LdAysj/dZ9RZobrPmEjOfKtBxqGbcgTstZBk\
K13MpAVq4+yVqFHEW+N2RVbMDqIRjzsDw9rE9vyc0wjw9pXI47V4mMlxzdzHOZPf/BKNA3z2TX+Y+Hq1FEtMxsWKuIzlAR8yKNYrliyVMPU5cSvG5pQRi18b3XADb27WJ1rgFXEFkbW2lpNhfip8Rnlirn8Tj7mA\
dsPEeSeQiBejg8GiOexcb9NM6eRK50b6fnmOpeiryBjRr3SJNr/YinRyKPzy/BiMmbWEloRuIlv62MERQc4WImMluo8jmBnJELNWPU6JmsKQ82qWRssFnwdYwoZLdRDoa0wz5lfNq8I0JD2jUQFjJdm6IThWvFKr\
wInhmFt4Lnja9TvlYZS3TN49aNYSF+ncIzhzdJUOg33wApmo/IOxN+LlS5wkLruGcMjgPjCPOYmsrGxtQFn3xMofimdHtUYQ9kyzi8ec+Ahu5rwC9kujZLpzrHeJ/TeZ4mMDpvpQkbX6eErTKT+1Q3hZuKDTY9/q\
wEWiE+p8uXHXj8dYep7CGlED6kr2m2gfg81dhzEwyzfZAlJx4Gh5JBjO5HXUkGwW4tWbpuU3g2uqVWUR0Jzvz+OBOLJ8RaMK4nzw/xiDqw0W0MVMfysUHpehbfUunY+Lbg6xjVVADhR+PKXEkRFLchbRpIe8FZIR\
JKd8/Vqd4x+mb1ngXtjN5bQfvG1ylhq2jyxdXF/IXhM1cc8zBED5rG6uYGzlCH5VOz/SL47Q1k0/VW0Mhz+C0vFITjN0YvjdgFn6MEZjbhCTvyWHE/+fVnTqow1k/nz3nJQ9k9+I24ZPoFmPPo109TEg/me1ZEPP\
xxlkq8he9Wj6p4f4oPzsF4BETwYIi1P8WHumhX9pRiJ7880OQIF8yjrD0ui7hgdKCCwMxDqpMEBD+jVN1RwLHWAqYPzNnPHlX+mH9EP3rX+iH96frmkesOOIecsYhEKp1xC/ei7nt1+TKeWxU1moaitgCBKKoVHy\
SWDpHu9VCK9U8Bn6INe1iALSsoT382LGw/YVHFLUEJcK88dNnDHXTUQbVwrzrcCWpOIuL3RDTBvQL+mkUtYl6krogriAdRytA6opNLDev39Beqqr2x9fh63OzrB9in65uLoJ1wHiJjEgpWeodmgk8dyuqGhEy3qw\
wa4lW2uS1GZQ2vtTB1CBbiI7YFv11Vebr2k8zRadXPMk/Xd1/H9MT6upxPLmHp65ppNHWPq1MVMj1Hf+hTef3trpjpqemKV75eCXtcQIgPoRX8ulC177UfxYv7ef0w3nR9dwNMT6wbyPnkEpZeoJ2yUc+xOhwp15\
M0GJ/Ly2lw91KcBlteauXrlbBVfPXAZMHvJNZb6gWrlo/g5+HTy6+/vv73t//6/Nunv/z0ny9vX1+Hb7//k/+TPj4hEvy50MJDnWbMdTvyIT02eL5fySBvEf6SDDd393Cfj87du+nwzmVxv246FfaBonR+TIV4VJ\
T3HPFBX1dt5z1V9aS+LlvsYa9yXT9VcUdyXfr/nYr5QM2fq/d9JHpkgrtH997q6O70quk/Y12/gwKeY3LXRXnCxzfa6JVOHrMOiSFAevPt5bevkNn8BOnRp19+//L3189//fXtn1+/vf7+CS/9+uXz1y+fXz5/++\
vXP97eXn55e42X/+fL/76+lZcYZnopvWS03KWv314+/+3l7cvn1wvM8uFxPf/xj1++vEmY+cvdDB9xmZlWeklM+OxLl2edtUvx1SeYtdzS+ctL/108T718efUNj8wXs0gbS1e8mu9aWjf28INsJl3bzCP7wIMtfk\
c72oOe9WN3v+dslk/cpK588qPsv93jesSgHt4t2E3/unOQmpbILXwvcd/tDuQj/c6zPdLT49hbfM57uai7Hde9zudm93anP7prc/1Yt/SR3uwdHBpvK3d7me+d7hHE4tm78d1u630810cAH/0O5Dk+5OkZx4f7gQ\
/bsm7f299nexfuQ0/Y2vpafY4A79Tk97ZFv+POff8W+T3uy++ykV7fFn4IpOLydvjhS/6HafXxbez5O9DhGrt36fcs0ZvX8v1B0YclavT1YyyGd1pfH7aWnu/7/00c+zus9j+pw/53ck1/dvz1g/3Ld7WHfo/G80\
gP38ts37gHddxB4tr4+f//BVoTYdo=",base64DeflatedUseData="eJzNmVtv2zYUx7+LnvnA+6Vva4a0K5BsWLcWmBEEsqMG3mw5kJUOQ9HvvsOLLUp2owsVwGBCmj8d/nl0DkkzyLdsldfF465aF/vszSL7N\
UPZL7c/Q/0Rft+9hcr+Xt9AdfXuA9Sfbn5afnXtb/vatqHre1c3bzf/um5V2Mb33jt7//kqjD907Ty/2/n+tBMF0Rs//NqbXnt47UeUz5uNtQ86Hw8zhjF/fb794Bpbu8r6/slOc2tdsZUbeoeyh2K12z7t9ut6v\
Svh/b9lVGAFcYCGIcoNByP4rI9IEGOR1g5prRA1mDpkyBFppT2ikRUDxDCxA6HhiGEsPTIeiQZR3FgxYhHh3CLCKWJEWHlGpUNUMsSoFg4p4pDCEaIRkh7xBsmARIyOozl2o5nRCCrsEfPIRIgfrThxAwWXFgkOb\
yUY9khHKFiZGDWmAjdcuABI5jyUkiD4bBPDlHSeKA2eKGmzwIxwVkZATIzgHqkISY+sJxySAUhqj0yDnGngEntuIkQa1DI1zUQOSePyAQ1G0kjhEfOIRkh6xCOkPBIRMh7pBhnGHTNMATRUBSoC1UeqMHcpti1BU\
Lt42Z6Mqfa2mjNHNbdUcxoojyk7UNmytZ4pgo0NsW0lgtrrQs8EqgL9jrJ9DUfQH/lyU8CzBUazlTu0oAj2C+JQBBBwBWlkEMGIEEQoIgzBHoOdRyQ8JgpB+u0TgyhGlCBKgxZlvvE1txW85yzOUnn0dqKAPXHa/\
VNBaqBi8APbB0ICSxTOFthdsNUVYnbRI+4tIY3wAM4ZDoGDyImgwOVRjBlP1EwhaPLV9A75ii0I7756O0v9irijeBLLsYKHJeXcowN8DCup/7XN4NceKHlm5WO/8HHfuo+mFi+EwEvPHoN0TaK7D8eX3rWUvjp7z\
qdXTRPAMTEdeKTO4zLXLXHbHSzOzciAkMM5NygiZ3T7yoRDq1eS/PjhNLmRqza2SNz904twFXnxlE5I9Vxupqp1v+/TvZtZru9lo7tIbMS6XnQuIANETzS7ZbxkfGdyE8gBrkZ3pd4AsGadzSd79o6HR1zxAlB9A\
fH6rxKRdF3+8mIYVAYsshkW7lw386S0MTEyvmekBW05D93hzgs2xXs+yv1z4n1lyjnUq9n9kkzXG7/eYqO5z56kLP34G7xzFZz1D5iUa+ZZ8bRycpNJEuP9Kevs3fm/LlIOh7MzJMTjGOE7lOWrVfFUr8vH7M3iS\
77ZF6iunidX6QqXVkGI6vzR/oNgAeHPltXun6K8X22e93VRZRaty4fiqYCqrFt8/992udu0UZ2XD3n10IJnJC8BXYof01H5vC2qfNNnNiZ/A1N6gfDrusq3+T10t+syr4tL8u014PQlAmxZVPd/79YlNMkBO5ni7\
vv/LbyJLg==",base64DeflatedTrie$2="eJwBdw+I8AARAAAAAAAAAADYYAFmD5nw7Z17jFxVHcfv7s7OzO7M7nQLRAhiUSDEUG1AIrYUFpBgColYTaRVUUQJiEFQg5A2CAhqLSAPQUws/CHlL4r+wUNjwbQSE\
SwQUCFgFLCoNQSsUQKiIH7P3HPmnjlz3o97Z2V+ySf3cc4953d+v/O+d2eX1LLsYLAMHAFOBqeAT4DPgneD90Y4ng7OBl8C6xyeWw8uAxvANeC74GawGWwBd4J7NM9fAC4GPwe/AveDR8AT4GmwBPwF/A28DObBf\
0F9Mg+bxXFP8FZwIFgKDgMrwHHgRPAhsAacBs4CXwBfAV8F3wBXguvBJrAZbAF3gq3gPvAgeAw8Bf4IdoHd4BXwBpisZ9kM2AvsBw4ES8HhYCU4Fqyq57qvxnENOI1en4XjeeBCcBG4HFwBvkPDv4/jLeA2cAfYW\
s/LfR892vIgjf8Yjr8ET9Hrx+nxOvAMzh/intnlmIcNz3Bp7sb5K+AN0GhkWQe8BSwBB4Nl4IhGf3xynKf3HgYfwPnJ4BTwqUZurzNxPJfGuYDeuxjHb4KrG3l9mqfciOtNYDO4DdwBttJn7qPHHTj+hqb3VIPaC\
sc/N/RlfdEQztv4JcTdQe/dDV7Dda2ZZe1mEXcPnO9Lr08CBzQH0ztEci+Uw5p523N5ZkUCPVJzNHQ+XqL38+BaSfwTaVzWFlfjei34NIWPeyStb5/j7q/Q6ELq9he5uN+mxw1CvAubef/L67qOPve1plxvhi5sx\
IgRfjw8BDqMGDFixIgRI0aMWHgcOQQ6iDxH17rfcljfr1TcX6555lqkfz3YBDaDLeBOcA/YDh4Aj4InwbNgVzPfW9qN4z/Bf8DEVJa1wBzYB7x9Kt/PeSeOh4Ll4FhwBi3LZi7/Vbi/eqp6e48YMWLEmwmyb7kWf\
e/7asU+fVVUbYsRI0bE4QRuzkrec86D09DPnAXOE+Z6FzrO/U6ix3max1HgkqnifeoGnF8tpHnDVPFeh4e8l7kJYbcOwfzztUU5K+dgI/CTRWY2IN4Dirgv4P7+i7NsDbgGPLq4P/z3CG/ukWV7gzXgkuks2wayV\
pYdAy4hR3KPHnfSI8872ln2vbGc03H+g/ZgnJ24Nz5TXB+H80vBdjA2i3UBuHS2SCcW22mar+K4vJOfH9/pj7Ouk+v0086g3iNGjBgxohz+XXEfHHv8cWHFourzn6+9ubkc3I554F1Tg+tR8p3Pvbi/jZsn3o/zR\
6by+egOSXrs+7sn6PqanD89lX9TR9LbSdN6XpLfEprmPxD2Mvc82zd9fcpv/Uy+mSLfTBwl0XcSbaAJFk0Xc+O9p/Ow/XE8GCyb7s/viOliHj6P8xPAB6eL/Fi8j9J7n5zOv/s6A8fPgy9PD+q/frq4XkbTvow+v\
3Ha7Md5qrvMPsR+D0nCiF2uQ9o3gpvBLeA28CPwY3Av+AV4CPwW/A7sBLvAbvAKeAPUWkWabZzvCfYFB4BDwKFgOTi2NajDvdBhFe6vpmFrcTwVnCGJy+Kfg7DzW8X1RTj/OrgK/AzXN+B4Ew2/FcfbFWkRSPy7W\
oM2I5wqqW/dPBF/O3gQPAYeB39o5Xv/f8LxhVb+/O662WcvIe6rYAzrhTpogbl2Eb4PzvcDB4F3gfe0i7KZOLKtDiP6vb9d/npPrId82EkafY62KK8PZZdfxkc0fiqLWGUh3/JWlT9pb6QP/DhnTzJOfYarV2fi/\
Jx28b1sKjuua8rvn091Wc/peHRE+y9EdO9pY7DMs06WiakMbGy/DPVmo2O/PQzvOVzKfw3Kd0M7XZ/van/2ve2VivD13Nxvk6Qv57/DJ3Mu2byAhd9Nj+TvmjYjrS3U13fg+EOw1cH3L1r8fc0xCf6OYht0fGAIx\
jRbHoWuTxrmSs+2+8cV2zq1zHLuXiUqP/613R/+9xJ8+i9av1/n8iLvMGRrTQZpI5MzWTYD9gL7gYNm8rClM3bl5/+uibTXjeDwmbztP8e1I3Z+FZ2Dr0Sc42fyPvbEGXn7V9k3NUT3D8/03+P7ItIPreTKvpH2Y\
2S9+DHObpdzz5xO0zsbxytqg2mfi/vnW9h8mKjKP6lZ2/z/Lh/P65pxcUdJOgwrv644/0cU+yhlEloG3fizELhIGAdc7JNqrbyQ/L+QIXX3bbWxLp0sW3CQ/WX+3IaqdR5W3uxStf2j1U36exYLQtchhokp3BSvw\
4Wb4vnqWbWtFlo5bHw2TMj0XUj668qkkip18dW5Kv2HvU5UaZOy646tVK33QvV/jLSqsD+vt2v+KSRVGRdKWWab/dTGIzAWkUV28aYaOc0JlGNxfj7eKO670KwVz3ZtNE2hNuLjGnWjNpni0iO4rtO9bd3q92+mS\
4vCRHXt6sPusxr/snBeZGkQYf5tU/+2Jf5jMk7jMGnT+MS/Yn4yaTcG7w2USfBvL56lf1n9dmmv5MjnZevfgbKU7F8xrnhOhPiX2Z75lyHzT1vhX15I29WJqjzaZyz92+tXxwo/1+bcxgDX9st8qrwuyb+27VeE1\
W3WppiPZf4NHUuZTcS65No/a/MY48YQUJ8oINJYIP2zq38nLfrnSYv2K5NJRZ8Qu3/uZEW7DZnHsX67m7dF/6xry6qxkp2L92TxxHvK+5bzL1H4tizrv9nYPC60bULdsn3L/K+SFO9FZCLOp23m1F39DP6O2Z5d/\
UnaM/l9aBG+TfH3xeu6oT3zz+nqFG8X/hkX/+rEZ72knZsPgX9VcZmw/trGv/w1O7fxr9j3yqSnawT/djo5PiL6l9epLP9qsWy/BGZ3Nh6rIGLqj7s2VfiN0W7o2w5vk9D5lglTv+Y6n7adc8vsEgOrNCVrads+X\
taGVfsjLIwd2V6JbL9FJa79Nb9/4iqxfeELW7fbIgp5nm+n443+fSpy5NcWhG77bxZxYqxrxDqpsnEK25vyDLF3dz9vLoeJzN7MF0REe9ezol/JHOytqqsp9qd5mhRlP2q7j+VQr/j62qE2FPMlJpmw8HGKOqbrJ\
zOPOsXaIGuHZDwm9aSu0n3Onm75HeKngLUHHfzet2wd5VN3ZVJ1H9/Fcr6gqiuycZTUne5cnaw5Zvv7qh4kb5d9Da6f5/c6ZGUY6Cd1dXYsj9OayGFx2LPsPg+fljEvG+YGbSnLl9Ck+Xf1sLQfe1Z8r2Oq4zLpC\
OehyNKxST8LfD40/9Tl80m3DHhJnYdveKryiuKzbu4+J9yzWYPEyl8Gn79NuVPl7yox7E/EO/+yxmibfZQIewLM97r9FxF+rdHbg6Fjf/d8Jofdl6VB5gim/RgC2xvq2T9wHzW0Dyir/46Rf2z9CV37ltUGJO3YZ\
Y3Mr5OZsPvd9x6aNYNuj0NmT+s1ZkybeOz9uY53A/bz8BkvqvUEv1ekWmPI/CvC5r1K/R32AqR+Tli/ZWWPkr+qXrBwiR27a3/ZOnrWb39BtS9I2uHAHtVE/7N83Qnt/0Of59+9sDHPe/xNUIdE25n8Id5v1fTp+\
9rTZ6whdbCZFXtRMlzHQWu/pRzLJOOMzBekrfXtnYzZ25vMm6R5KvoG23pjGh9FGZg/KGyhq5O6/p7ft2xO6PN2Gaf76jinb+j8yTTepkybCP+dV0e4tmaxgOQesxcJ488Zqj42hn1t7WTa89XpY6tvZjjqngnxf\
4q0bfOzzcNLl0lQL65jjDU+evTKbbGGldLInP8G2Nd3vIT62/StsklCdI+hvy7tFOKqU60dt4zKepuYVPmE2lgnofWiLJv66lB1eGxb+NpIJ2XXx9T1I9Q+w1R/XfJIUTdcxUZf/v01v/6sS9bh/N/ppNx/kr0bU\
tkw1PdJ19k6TOv9cc2aWbaGHSu+t3apc9H+rjXhXoXLPh/52xj++zKV9Op/6H6cz/rVZk1L0bVbl/3I0uuzhOZEQa8cifsP3T6O6/vXDtdetHt4KrtEtrluz4zfy+p7P1HzH9dC2ovO36yftyp3QH3PMk39TN0+L\
OqpuP8oe/9hkpBvFDMP/w70S4G2GUhDsa9Cwlr0XY34fVxs36jeDYr32Xe67JhadPM5m7LKyiRLk31TGaKXaW7sEq4Tb9/zdrPtDwxtyjQekTKxbyR7+gfOR1zmwKFrHd85t4vurmWMrb/ufqaIW6aOvraWSRX5h\
pa3DH+HPG9T3tjlCLGlya4pwk32sbWTrfjWJ1N4SH0JTdtGf9fnbeyWqi7GyM8nDVmZq5TYNg3NvyydU/k+lq62EppeCru4pO8iMdqKSQ+db1PVH1UZq6i/Lv6JWY9D8gi1eYq8XHSqIv+qym/Kk6x7J4VvY8mR/\
50qXlg88Xfe+vbkNNepYFLn9qQHyj4bthaX2S9mG/bJyzZf3zSHqV2lLI+LzVwl1Ge+acfKIzT/FD7wLWtoOn2/hdXJGbp3rIb9bxl1w3skUazf2wT0tSbpfpfu81vOke1r+t1l8g6bf0ca2kY7wvkwtzutf0qo/\
6a2oPMd+9skIr5/l8LnayNl9hNinbSRKL+dntC/rr+BTt6f677LILC/BeHf8/T85VkveJvH6kt9+tRYvuqmlWB8IvWM+Ih9n6GyI/uOXKc/01Gmq6/+Ps/r2lrVbcgF9ndSxvFvQt3/hdZp39+v5OMN2D6y7/lwV\
VwibN3K/p+DCibi7/3zfRoTXV1T+aSTDfbxYt66b9/6/GMIN0mKeuszTrDvEBnMT6Z5kUv9Zr5iY47t7+2m7CNsbKUK77NXTW4zo/8D+4dUZWcihsvKHHONPFC/BJ+L+sXwvyt8+dl8yXetk/L7mRhrMaP+juOp7\
ZjaqhW/46bNv4R1eKzyh9LL0+KbLVO7drWfbv2XamyS9TMD+jvOhcreI2GiKxs/ZoxLfJRS+D7VROr6LRtj+n6XX/xmUbHu7N23+AbUpfwyGyjHLcfvmfvKOius/RTzsCrEZl4mjZewvujWEaY5W6htY+9n+ParL\
mOG63f2pm+GVXPE0PrEh/fOS6xHvIj1iZ3z6yUW1m2/ncJ+MeqPq/2ktku8N6lrf/y52M9p7RNLx9bg3Mimrcdax/hIjDxDdUmRv4s+vvaNNUaG+ju0PsS2dYx6GyutVPqVlb6NhKblqs8w+j6Gvqb4ZYtMJ/Gav\
+9jM5tnfdKOVTdcfWSrs204L6lsFCIp/BUqZdQl17xUcVNIqM1T2CQ0bRd7haYZ+lwMiVFHQ+0o0yfL+p/X1W1Tm5ClqdNNZXPVUZanTn+b9GTPm8pnW36dTXxtG6tu2OSTMn8XiZFOqP4pyh/DtmX4InW+of4N1\
Se0HFW1i9D8beq5az6muCn0NuWts5ePxPBnTP+Hyv8AKXRL6A==";function _createForOfIteratorHelperLoose$f(e){var r=0;if(typeof Symbol>"u"||e[Symbol.iterator]==null){if(Array.
isArray(e)||(e=_unsupportedIterableToArray$f(e)))return function(){return r>=e.length?{done:!0}:{done:!1,value:e[r++]}};throw new TypeError(`Invalid attempt to \
iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return r=e[Symbol.iterator](),r.next.bind(r)}function _unsupportedIterableToArray$f(e,r){
if(e){if(typeof e=="string")return _arrayLikeToArray$f(e,r);var n=Object.prototype.toString.call(e).slice(8,-1);if(n==="Object"&&e.constructor&&(n=e.constructor.
name),n==="Map"||n==="Set")return Array.from(e);if(n==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n))return _arrayLikeToArray$f(e,r)}}function _arrayLikeToArray$f(e,r){
(r==null||r>e.length)&&(r=e.length);for(var n=0,a=new Array(r);n<r;n++)a[n]=e[n];return a}function _inheritsLoose$5(e,r){e.prototype=Object.create(r.prototype),
e.prototype.constructor=e,e.__proto__=r}function _defineProperty$2(e,r,n){return r in e?Object.defineProperty(e,r,{value:n,enumerable:!0,configurable:!0,writable:!0}):
e[r]=n,e}var indicData;function indic(){return indicData??={decompositions:JSON.parse(String.fromCharCode.apply(String,import_pako.default.inflate(base64Arraybuffer_2(
base64DeflatedUseData)))).decompositions,trie:new unicodeTrie(import_pako.default.inflate(base64Arraybuffer_2(base64DeflatedTrie$2))),stateMachine:new dfa(JSON.
parse(String.fromCharCode.apply(String,import_pako.default.inflate(base64Arraybuffer_2(base64DeflatedIndicMachine)))))}}var IndicShaper=(function(e){_inheritsLoose$5(
r,e);function r(){return e.apply(this,arguments)||this}return r.planFeatures=function(n){n.addStage(setupSyllables),n.addStage(["locl","ccmp"]),n.addStage(initialReordering),
n.addStage("nukt"),n.addStage("akhn"),n.addStage("rphf",!1),n.addStage("rkrf"),n.addStage("pref",!1),n.addStage("blwf",!1),n.addStage("abvf",!1),n.addStage("hal\
f",!1),n.addStage("pstf",!1),n.addStage("vatu"),n.addStage("cjct"),n.addStage("cfar",!1),n.addStage(finalReordering),n.addStage({local:["init"],global:["pres","\
abvs","blws","psts","haln","dist","abvm","blwm","calt","clig"]}),n.unicodeScript=fromOpenType(n.script),n.indicConfig=INDIC_CONFIGS[n.unicodeScript]||INDIC_CONFIGS.
Default,n.isOldSpec=n.indicConfig.hasOldSpec&&n.script[n.script.length-1]!=="2"},r.assignFeatures=function(n,a){for(var o=function(u){var c=a[u].codePoints[0],f=INDIC_DECOMPOSITIONS[c]||
indic().decompositions[c];if(f){var l=f.map(function(h){var y=n.font.glyphForCodePoint(h);return new GlyphInfo(n.font,y.id,[h],a[u].features)});a.splice.apply(a,
[u,1].concat(l))}},s=a.length-1;s>=0;s--)o(s)},r})(DefaultShaper);_defineProperty$2(IndicShaper,"zeroMarkWidths","NONE");function indicCategory(e){return indic().
trie.get(e.codePoints[0])>>8}function indicPosition(e){return 1<<(indic().trie.get(e.codePoints[0])&255)}var IndicInfo=function(e,r,n,a){this.category=e,this.position=
r,this.syllableType=n,this.syllable=a};function setupSyllables(e,r){for(var n=0,a=0,o=_createForOfIteratorHelperLoose$f(indic().stateMachine.match(r.map(indicCategory))),
s;!(s=o()).done;){var u=s.value,c=u[0],f=u[1],l=u[2];if(c>a){++n;for(var h=a;h<c;h++)r[h].shaperInfo=new IndicInfo(CATEGORIES.X,POSITIONS.End,"non_indic_cluster",
n)}++n;for(var y=c;y<=f;y++)r[y].shaperInfo=new IndicInfo(1<<indicCategory(r[y]),indicPosition(r[y]),l[0],n);a=f+1}if(a<r.length){++n;for(var b=a;b<r.length;b++)
r[b].shaperInfo=new IndicInfo(CATEGORIES.X,POSITIONS.End,"non_indic_cluster",n)}}function isConsonant(e){return e.shaperInfo.category&CONSONANT_FLAGS}function isJoiner(e){
return e.shaperInfo.category&JOINER_FLAGS}function isHalantOrCoeng(e){return e.shaperInfo.category&HALANT_OR_COENG_FLAGS}function wouldSubstitute(e,r){for(var n=_createForOfIteratorHelperLoose$f(
e),a;!(a=n()).done;){var o,s=a.value;s.features=(o={},o[r]=!0,o)}var u=e[0]._font._layoutEngine.engine.GSUBProcessor;return u.applyFeatures([r],e),e.length===1}
function consonantPosition(e,r,n){var a=[n,r,n];return wouldSubstitute(a.slice(0,2),"blwf")||wouldSubstitute(a.slice(1,3),"blwf")?POSITIONS.Below_C:wouldSubstitute(
a.slice(0,2),"pstf")||wouldSubstitute(a.slice(1,3),"pstf")||wouldSubstitute(a.slice(0,2),"pref")||wouldSubstitute(a.slice(1,3),"pref")?POSITIONS.Post_C:POSITIONS.
Base_C}function initialReordering(e,r,n){var a=n.indicConfig,o=e._layoutEngine.engine.GSUBProcessor.features,s=e.glyphForCodePoint(9676).id,u=e.glyphForCodePoint(
a.virama).id;if(u)for(var c=new GlyphInfo(e,u,[a.virama]),f=0;f<r.length;f++)r[f].shaperInfo.position===POSITIONS.Base_C&&(r[f].shaperInfo.position=consonantPosition(
e,r[f].copy(),c));for(var l=0,h=nextSyllable(r,0);l<r.length;l=h,h=nextSyllable(r,l)){var y=r[l].shaperInfo,b=y.category,m=y.syllableType;if(!(m==="symbol_clust\
er"||m==="non_indic_cluster")){if(m==="broken_cluster"&&s){var C=new GlyphInfo(e,s,[9676]);C.shaperInfo=new IndicInfo(1<<indicCategory(C),indicPosition(C),r[l].
shaperInfo.syllableType,r[l].shaperInfo.syllable);for(var E=l;E<h&&r[E].shaperInfo.category===CATEGORIES.Repha;)E++;r.splice(E++,0,C),h++}var N=h,k=l,D=!1;if(a.
rephPos!==POSITIONS.Ra_To_Become_Reph&&o.rphf&&l+3<=h&&(a.rephMode==="Implicit"&&!isJoiner(r[l+2])||a.rephMode==="Explicit"&&r[l+2].shaperInfo.category===CATEGORIES.
ZWJ)){var U=[r[l].copy(),r[l+1].copy(),r[l+2].copy()];if(wouldSubstitute(U.slice(0,2),"rphf")||a.rephMode==="Explicit"&&wouldSubstitute(U,"rphf")){for(k+=2;k<h&&
isJoiner(r[k]);)k++;N=l,D=!0}}else if(a.rephMode==="Log_Repha"&&r[l].shaperInfo.category===CATEGORIES.Repha){for(k++;k<h&&isJoiner(r[k]);)k++;N=l,D=!0}switch(a.
basePos){case"Last":{var G=h,q=!1;do{var Z=r[--G].shaperInfo;if(isConsonant(r[G])){if(Z.position!==POSITIONS.Below_C&&(Z.position!==POSITIONS.Post_C||q)){N=G;break}
Z.position===POSITIONS.Below_C&&(q=!0),N=G}else if(l<G&&Z.category===CATEGORIES.ZWJ&&r[G-1].shaperInfo.category===CATEGORIES.H)break}while(G>k);break}case"First":{
N=l;for(var ee=N+1;ee<h;ee++)isConsonant(r[ee])&&(r[ee].shaperInfo.position=POSITIONS.Below_C)}}D&&N===l&&k-N<=2&&(D=!1);for(var W=l;W<N;W++){var re=r[W].shaperInfo;
re.position=Math.min(POSITIONS.Pre_C,re.position)}N<h&&(r[N].shaperInfo.position=POSITIONS.Base_C);for(var Q=N+1;Q<h;Q++)if(r[Q].shaperInfo.category===CATEGORIES.
M){for(var ae=Q+1;ae<h;ae++)if(isConsonant(r[ae])){r[ae].shaperInfo.position=POSITIONS.Final_C;break}break}if(D&&(r[l].shaperInfo.position=POSITIONS.Ra_To_Become_Reph),
n.isOldSpec){for(var de=n.unicodeScript!=="Malayalam",fe=N+1;fe<h;fe++)if(r[fe].shaperInfo.category===CATEGORIES.H){var $=void 0;for($=h-1;$>fe&&!(isConsonant(r[$])||
de&&r[$].shaperInfo.category===CATEGORIES.H);$--);if(r[$].shaperInfo.category!==CATEGORIES.H&&$>fe){var ue=r[fe];r.splice.apply(r,[fe,0].concat(r.splice(fe+1,$-
fe))),r[$]=ue}break}}for(var ye=POSITIONS.Start,we=l;we<h;we++){var te=r[we].shaperInfo;if(te.category&(JOINER_FLAGS|CATEGORIES.N|CATEGORIES.RS|CATEGORIES.CM|HALANT_OR_COENG_FLAGS&
te.category)){if(te.position=ye,te.category===CATEGORIES.H&&te.position===POSITIONS.Pre_M){for(var ke=we;ke>l;ke--)if(r[ke-1].shaperInfo.position!==POSITIONS.Pre_M){
te.position=r[ke-1].shaperInfo.position;break}}}else te.position!==POSITIONS.SMVD&&(ye=te.position)}for(var he=N,Se=N+1;Se<h;Se++)if(isConsonant(r[Se])){for(var Fe=he+
1;Fe<Se;Fe++)r[Fe].shaperInfo.position<POSITIONS.SMVD&&(r[Fe].shaperInfo.position=r[Se].shaperInfo.position);he=Se}else r[Se].shaperInfo.category===CATEGORIES.M&&
(he=Se);var xe=r.slice(l,h);xe.sort(function(S,O){return S.shaperInfo.position-O.shaperInfo.position}),r.splice.apply(r,[l,xe.length].concat(xe));for(var _e=l;_e<
h;_e++)if(r[_e].shaperInfo.position===POSITIONS.Base_C){N=_e;break}for(var Oe=l;Oe<h&&r[Oe].shaperInfo.position===POSITIONS.Ra_To_Become_Reph;Oe++)r[Oe].features.
rphf=!0;for(var De=!n.isOldSpec&&a.blwfMode==="Pre_And_Post",Ce=l;Ce<N;Ce++)r[Ce].features.half=!0,De&&(r[Ce].features.blwf=!0);for(var Pe=N+1;Pe<h;Pe++)r[Pe].features.
abvf=!0,r[Pe].features.pstf=!0,r[Pe].features.blwf=!0;if(n.isOldSpec&&n.unicodeScript==="Devanagari")for(var oe=l;oe+1<N;oe++)r[oe].shaperInfo.category===CATEGORIES.
Ra&&r[oe+1].shaperInfo.category===CATEGORIES.H&&(oe+1===N||r[oe+2].shaperInfo.category===CATEGORIES.ZWJ)&&(r[oe].features.blwf=!0,r[oe+1].features.blwf=!0);var ge=2;
if(o.pref&&N+ge<h)for(var ve=N+1;ve+ge-1<h;ve++){var be=[r[ve].copy(),r[ve+1].copy()];if(wouldSubstitute(be,"pref")){for(var le=0;le<ge;le++)r[ve++].features.pref=
!0;if(o.cfar)for(;ve<h;ve++)r[ve].features.cfar=!0;break}}for(var Te=l+1;Te<h;Te++)if(isJoiner(r[Te])){var d=r[Te].shaperInfo.category===CATEGORIES.ZWNJ,g=Te;do
g--,d&&delete r[g].features.half;while(g>l&&!isConsonant(r[g]))}}}}function finalReordering(e,r,n){for(var a=n.indicConfig,o=e._layoutEngine.engine.GSUBProcessor.
features,s=0,u=nextSyllable(r,0);s<r.length;s=u,u=nextSyllable(r,s)){for(var c=!!o.pref,f=s;f<u;f++)if(r[f].shaperInfo.position>=POSITIONS.Base_C){if(c&&f+1<u){
for(var l=f+1;l<u;l++)if(r[l].features.pref){if(!(r[l].substituted&&r[l].isLigated&&!r[l].isMultiplied)){for(f=l;f<u&&isHalantOrCoeng(r[f]);)f++;r[f].shaperInfo.
position=POSITIONS.BASE_C,c=!1}break}}if(n.unicodeScript==="Malayalam")for(var h=f+1;h<u;h++){for(;h<u&&isJoiner(r[h]);)h++;if(h===u||!isHalantOrCoeng(r[h]))break;
for(h++;h<u&&isJoiner(r[h]);)h++;h<u&&isConsonant(r[h])&&r[h].shaperInfo.position===POSITIONS.Below_C&&(f=h,r[f].shaperInfo.position=POSITIONS.Base_C)}s<f&&r[f].
shaperInfo.position>POSITIONS.Base_C&&f--;break}if(f===u&&s<f&&r[f-1].shaperInfo.category===CATEGORIES.ZWJ&&f--,f<u)for(;s<f&&r[f].shaperInfo.category&(CATEGORIES.
N|HALANT_OR_COENG_FLAGS);)f--;if(s+1<u&&s<f){var y=f===u?f-2:f-1;if(n.unicodeScript!=="Malayalam"&&n.unicodeScript!=="Tamil"){for(;y>s&&!(r[y].shaperInfo.category&
(CATEGORIES.M|HALANT_OR_COENG_FLAGS));)y--;isHalantOrCoeng(r[y])&&r[y].shaperInfo.position!==POSITIONS.Pre_M?y+1<u&&isJoiner(r[y+1])&&y++:y=s}if(s<y&&r[y].shaperInfo.
position!==POSITIONS.Pre_M){for(var b=y;b>s;b--)if(r[b-1].shaperInfo.position===POSITIONS.Pre_M){var m=b-1;m<f&&f<=y&&f--;var C=r[m];r.splice.apply(r,[m,0].concat(
r.splice(m+1,y-m))),r[y]=C,y--}}}if(s+1<u&&r[s].shaperInfo.position===POSITIONS.Ra_To_Become_Reph&&r[s].shaperInfo.category===CATEGORIES.Repha!==(r[s].isLigated&&
!r[s].isMultiplied)){var E=void 0,N=a.rephPos,k=!1;if(N!==POSITIONS.After_Post){for(E=s+1;E<f&&!isHalantOrCoeng(r[E]);)E++;if(E<f&&isHalantOrCoeng(r[E])&&(E+1<f&&
isJoiner(r[E+1])&&E++,k=!0),!k&&N===POSITIONS.After_Main){for(E=f;E+1<u&&r[E+1].shaperInfo.position<=POSITIONS.After_Main;)E++;k=E<u}if(!k&&N===POSITIONS.After_Sub){
for(E=f;E+1<u&&!(r[E+1].shaperInfo.position&(POSITIONS.Post_C|POSITIONS.After_Post|POSITIONS.SMVD));)E++;k=E<u}}if(!k){for(E=s+1;E<f&&!isHalantOrCoeng(r[E]);)E++;
E<f&&isHalantOrCoeng(r[E])&&(E+1<f&&isJoiner(r[E+1])&&E++,k=!0)}if(!k){for(E=u-1;E>s&&r[E].shaperInfo.position===POSITIONS.SMVD;)E--;if(isHalantOrCoeng(r[E]))for(var D=f+
1;D<E;D++)r[D].shaperInfo.category===CATEGORIES.M&&E--}var U=r[s];r.splice.apply(r,[s,0].concat(r.splice(s+1,E-s))),r[E]=U,s<f&&f<=E&&f--}if(c&&f+1<u){for(var G=f+
1;G<u;G++)if(r[G].features.pref){if(r[G].isLigated&&!r[G].isMultiplied){var q=f;if(n.unicodeScript!=="Malayalam"&&n.unicodeScript!=="Tamil"){for(;q>s&&!(r[q-1].
shaperInfo.category&(CATEGORIES.M|HALANT_OR_COENG_FLAGS));)q--;if(q>s&&r[q-1].shaperInfo.category===CATEGORIES.M){for(var Z=G,ee=f+1;ee<Z;ee++)if(r[ee].shaperInfo.
category===CATEGORIES.M){q--;break}}}q>s&&isHalantOrCoeng(r[q-1])&&q<u&&isJoiner(r[q])&&q++;var W=G,re=r[W];r.splice.apply(r,[q+1,0].concat(r.splice(q,W-q))),r[q]=
re,q<=f&&f<W&&f++}break}}r[s].shaperInfo.position===POSITIONS.Pre_M&&(!s||!/Cf|Mn/.test(unicode.getCategory(r[s-1].codePoints[0])))&&(r[s].features.init=!0)}}function nextSyllable(e,r){
if(r>=e.length)return r;for(var n=e[r].shaperInfo.syllable;++r<e.length&&e[r].shaperInfo.syllable===n;);return r}var base64DeflatedTrie$3="eJwBFg7p8QACAAAAAAAAA\
AC6EAEFDvrx7Zx7jF9FFcdnd7v7e213uxZaoLwfpqUIRZoYpDEQINGUJmpDFPnD1gc2YrBBjY1KaIiGAhIJhlBjhBqjlTT1GVBjQPkDSAVNikRBBRUjAVGESEjFxPgd75z8zs6eed7XFn4n+WTuY57nzMydmTv3r\
ppQ6hSwFpwDLgQbwWZwubl2XgXuFrANbAc7PP52gl3C9RvBrWA32AO+Db4H7gH3GR5k/n8BHgW/A08L8T0FngGrwAsmb6vM/VWMV8AhoJYo1QXLwApwPHgjOBOsBxvAReAS8G7wPvAB8FGwHewAO8EucAvYDe4Ee\
8F+cDe4FzwAHga/Br8HfwHPghfBIaAmleqAWbASnABOBWdMFnlfD/c8cKE53wh3M7gcbAHbwMfBp839a+F+AdwMbgNfmxyW/ZuT83VRlv2I7/sVx8n5sRX3fTh/EPwK/AY8NVmU9xnwAngF/DeQn6kppWbACrBqq\
gh/Ctw14Gxwrrl2Adx3gHeBy6YK3Wq24vhD4GPgk+Bz4PMmzE3G/TLcr4IbWLrfwPm+KX/efhC4H8NPEMf94AA4CJ4w5dL3noT7V/AP8LK59irc8Q7qIFjaCcd/JPwc1yniPBHuanAWWA/WmbQ24PgME9fbjF/Nx\
eyYswnXLwWXWfe3OvwTHzFpn8305vPP/eWi4/gw0rwKXA12dOLj32np90zBzy74uQXs7hT1bQ+Lf6lHH3txbz+4G9zrsKPU/h/oDMv1CI4fA38AT5u09PHfzPFjAXtUod8RI16PjNrPiBEjRowYMWLEiNcC6zrDN\
YEbIvz/k81d/2XNY78YEf4/CDPRLdZhBnCXgxXgOHCauf4muOu7hf8NcM8HbwfvNPffC3cL2GbOt8PdAXZ23elqf7s890eMGDFiRL2c0zJtl3/EiBH1UHf7/hLGj7d3i/dCd8D9ljCe/E63eLevj++x7t+3CMaff\
58umF6q1CXgkekwO+Hv55ZfNTM8Xo3jLWAPeBwcMvdWz2KMPjv0twPHe6CDP4ETewgD9vSKsfwdU4X7sDnnDPrwNzZkY3+hn5twbR+7/jyO1w6UuhLsA8+DtdPtP3/aJtReHoTuDph6ehDu48Zeep74bDf9ebrfu\
GdG+ue8mJGe1CdI4V9G3K925/uj/O73pDeO+tkDc71h2bS/o3B+bK84P7k39H96b34+YvurWFu6yvfmnnzvrbi+AVwENoLN4D3gSXP//Ti+AlwFrjb3PwOuAzeCW8HtLO47cbwX7AM/BD8F94MD4KCQBz0PfwLX/\
2zu6f00z+H4JcEv+f837o31h+c9HM+Bo/vF+Un9Ym+Jvr8Gx2f33TrT/s/tyzpz6f0C+L8YbAKXgsvAVpP2tn7RZmLtth3+PwWuAdeB68HNLD+34fgr4OvgLvBdVrYQP/KU+1Hk8Wf9dp45Ll0/FMjPYuorq9RBG\
+n/sj8/3oNG97+F+8d+uXzGluNpT7uz07+r4vIvxvpVhf3L1JO2y5da/uf6zebbt49qr1k3f6lfuIfgKowxpwbF+fRg6PeIgVw2ur+mI5er7vofIrSXLGav2cpB4R4P97TB4VHvbP2H7p8u2DcU70PC2HaxEdvv3\
NBgXs4azL92TUb+z5mIq4e6Dr+FtWO9v3MDzs8fFO1/HdtvebHxNzD52wT30kGx7/ZyuB8U6oiv7ayO2MuZi877lYP51/je1edQN6/oDMv+CeN+Fu5dnWH+T2VhrjV+rod7sxD3rbi2O7GdtM0xE2NqMcgYY9w65\
37InWD3l0Rix6cc1+qWxaHxkZBQXRoXIFuNC+HGLXfSQBJTt+quCxM1x1+1TLWdgRISY8vXU9uX2szrScYcLAax88H7vMNdpDGDfXy4SG6dkcZSOfa19Xc46bCpdhcbd4ruq26H3PaufinEa11c8w5+vwq75Oqf8\
tRhYBobPf+pmh4wS4L/P9fH08ZdatGz6FvMsLBUxlmmsx6LKzZ/5D9nnqhK6GWC2aYbGZey/NnnqYTCKjU/Hck/SYx9SaYN9rm2b0wf0heuucpkp52qo1B7pvtUJ/jcjrc/X9q+suTkOdW+oWMtA+NK9rWF2q99P\
mP5m1V+iamPoTAutF2WqaId0vx3TqU9w2Lt67NJSp6rsm9u+yWb8j5aqfn9c1VStv3SWDaUBn9OLmModfj0z6n2pWdrTv8cErvt2zqw85lr33E1v3y5om0cepZL5XDpXPKrBP8uf650pOuxdYgLtVU+vuIyrebbn\
5/Htm/p+eySnHJIa7ChtQnelrvmPLX9peQ3pz2n6kGf+8bLSi3sq/l5yJ40npb0YEvZ9uyT0DOZ+gJu45ixvFSupuzr8kti99d12Fdq/7bYeS1j3zcYcoSPtVKex1W3vxzIHmRPG67TUP+7XMl9HJ//x9i0zvZKY\
q+VSOsmKfbMyVvVtoyNU6n5eYnNr9RmeV2hukQ2W8r8TDvw1YdUnVI+ctb62mh7Ptv02DV77UkaF5OMK3/cOnxHLZxbdMy9svsRbH0qy82tszk6jImb/MTqW5/PsbC+cpHY+lbMTSm/y78W+51/LuPMtcesrjFt1\
fbTcU5aLs17JYm1cZ3YwteMXWvINjSG4OcdNVwD9pX3iARUov860BKaK0167vHwrnostQlJ6q4bKUjPUs20kuuLXqfUdWbGXDsSrFBFHzWXmLa9L42OQ3l1vdeYU/Pz0VfDMZUdR1eAx2WXPUe3c2o4FqF4pHS7R\
q9LhHz4oLBkvzb2I0h1vO13o6F2XoWe+F63KqUOHeU+X+xrvH+oO30Jnn6KjqpOP1Wq0L9qOP1Q3rTw54Y0dnXNwQgaf/TVcOyhn8ErVTH+mmTQGo4+ttuI/RwmW6WWvy7x9YFN9Iv6uVp1HUjRKa8b9niDsMdqX\
I4yzLJjm6NNPJNCeLuvT93fUHW7KVv3ctPNDW/D16nK5o9L7HO7buqsA9QOaC2K91N11ksao+v2tdJwjJLnSTMsb672yueY1K6lPl5a/yGovfI2O5lQJpeUDR8at9Y9puU60nZqes+afvZKc0J7XUGyNT2n6+iPQ\
utIMawCxxrXRercoS07cXgblvoYasszzF/d9cZeqyeX+p+Yd25abFu7ym73QXy9YKWH4wy676G9Xa60U/pnLjH9TqyUnVvz/kX7n3VAfqTrXU84aS+bdI3yq+Oj96G0H0HTxrdY0vgxJMeDE9j5hINY+9jrYan2T\
Vl/ibmeGrf9rEwJp+XEiDKmSI5NKZw9PmlCOmEvXpHWrKVrKfHFhAutnUuulE5KvsqWo8r10pT8+MYUIZv57OsKVwVSOetIxzfWipHU+OrKb1k/deqzjXRzbBkjbZeh6fKGpE1bpKRfZ91NycdEzXn26d0eI5bVX\
xX6b0JCaTWh/6bsnKPvqm2T8+7BNS9wxRlaL3OFzy1DztxC8q8y4kqZj4WkyX6nifretD4k4fbJzVtuuerqQ0PlrcoOrniargex0lT7KVvWtvJQ1iaLoW+osr+14031S+u49r4w6b1HzLdVZeBr3LTGnqv72HBVl\
yH1eSrt12sSvedR+nbFha4XMWt6VP6c9wtcXO9bU3Gl4xo7SW2CI+1B5u8MUssfg/3e0n6Xyd8D6X0kKd9rUtnbfFdrQ+/gXHt66T2t3gug6/FJavividxxb2599dmb9kXUra/YNKT9D/wdOF2z90PHCE9nZUReq\
K5K4WP0b9uxah3y9Qz+PNH36P1ele2kx1yyg203Vzjq58htUnL0r+sar3t9JT83aY9+jPD4pW/i+b69MRN3Xd9J1iH2eObkksSuMfgkZk1Cuhfy60rH54/mjnWMr6V8jCu/zqR1o5Q07GtKybpuSuz6Z4+xfXPtK\
tKra+6UI4tl/aDMHFayX5m5cFNldkld6xJN2LjuOl13/DH60M9O+xts37cg5I/2aoXGa/Z5XZDoOcpALdxrpyW0dzRmLFH1mn3d7bPOdwuHSx6aTjOlnHzOQvsUm2gv9hzGtR/b9b13aF5vyyklaWIecKpq/1+u0\
n8B7T3PWve6f5PG7dIaW1tI9Ur69pvu0XffKiENab0hdu93Sjox2DZpOn3fPyV97ViHXW5QaqFOae862Sp3fU6aY1atA0orVqpMM9dm9nsW+78I2kb0v0xXf0vvAGLyKPkrq4uU8L72UXVdSEHr0Nf/EgPlHh+Xr\
aO5/19TnvOqbWmn5fJD43Bez+1vd3g/XeZ/qEr5+3xXuyPxvatSAX8pUke9Ten37feGVNfITlykfialDvH+PuXby7JlpTEG/1aL/glA5aUxlJ3XkJRt33WVnUT6D4Jd5pg5bC52nsv+F97VblPqOi9/z8pvqpS1f\
45Oq5QUXfN/eIWeiXZ7qiL9spDod6X6velpKvxPKrtsZfPP7TieEd7X5qWxot3OU/OfW86q+zG7DdN4iOYrVDY+XmhClqiF/yiQkP4hVjWTJh17PKL1pOdycxaubz7pesw4y1d+qV+287zcwdGJUDmXqYVrUUuU+\
3nkqvNN9Ee+/x7wtXe7TfN2bfcpbaw3cEkdF8bGXeZfjL771NfzPY0p4/jYehTyWwZXf8Olx1x+TGXl6zn0v+uYPUU5dSQmvHIc19kWff95V0oeP1alnxATauG/NmLaepvvUKsYq9Y1/q3z3U9b77FoTOmz25jje\
hNS5zwmVuy9Kql7MJran9DEHpWY+Jsq82Lc7yGJlEZb7amqcsfoM0X3dFz32oVUjqrjKBvnYmwXZeOosn3W1dar1FvZvPik7nTL5M2Xv6akyfqVk35V+c8NX1X6MemU1XPIbx35Tkm/jrhtSbGdJLn1wCX/A8o3q\
J4=";function _createForOfIteratorHelperLoose$g(e){var r=0;if(typeof Symbol>"u"||e[Symbol.iterator]==null){if(Array.isArray(e)||(e=_unsupportedIterableToArray$g(
e)))return function(){return r>=e.length?{done:!0}:{done:!1,value:e[r++]}};throw new TypeError(`Invalid attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return r=e[Symbol.iterator](),r.next.bind(r)}function _unsupportedIterableToArray$g(e,r){
if(e){if(typeof e=="string")return _arrayLikeToArray$g(e,r);var n=Object.prototype.toString.call(e).slice(8,-1);if(n==="Object"&&e.constructor&&(n=e.constructor.
name),n==="Map"||n==="Set")return Array.from(e);if(n==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n))return _arrayLikeToArray$g(e,r)}}function _arrayLikeToArray$g(e,r){
(r==null||r>e.length)&&(r=e.length);for(var n=0,a=new Array(r);n<r;n++)a[n]=e[n];return a}function _inheritsLoose$6(e,r){e.prototype=Object.create(r.prototype),
e.prototype.constructor=e,e.__proto__=r}function _defineProperty$3(e,r,n){return r in e?Object.defineProperty(e,r,{value:n,enumerable:!0,configurable:!0,writable:!0}):
e[r]=n,e}var universalData;function universal(){if(!universalData){var{categories:e,decompositions:r,...n}=JSON.parse(String.fromCharCode.apply(String,import_pako.
default.inflate(base64Arraybuffer_2(base64DeflatedUseData))));universalData={categories:e,decompositions:r,trie:new unicodeTrie(import_pako.default.inflate(base64Arraybuffer_2(
base64DeflatedTrie$3))),stateMachine:new dfa(n)}}return universalData}var UniversalShaper=(function(e){_inheritsLoose$6(r,e);function r(){return e.apply(this,arguments)||
this}return r.planFeatures=function(n){n.addStage(setupSyllables$1),n.addStage(["locl","ccmp","nukt","akhn"]),n.addStage(clearSubstitutionFlags),n.addStage(["rp\
hf"],!1),n.addStage(recordRphf),n.addStage(clearSubstitutionFlags),n.addStage(["pref"]),n.addStage(recordPref),n.addStage(["rkrf","abvf","blwf","half","pstf","v\
atu","cjct"]),n.addStage(reorder),n.addStage(["abvs","blws","pres","psts","dist","abvm","blwm"])},r.assignFeatures=function(n,a){for(var o=function(u){var c=a[u].
codePoints[0];if(universal().decompositions[c]){var f=universal().decompositions[c].map(function(l){var h=n.font.glyphForCodePoint(l);return new GlyphInfo(n.font,
h.id,[l],a[u].features)});a.splice.apply(a,[u,1].concat(f))}},s=a.length-1;s>=0;s--)o(s)},r})(DefaultShaper);_defineProperty$3(UniversalShaper,"zeroMarkWidths",
"BEFORE_GPOS");function useCategory(e){return universal().trie.get(e.codePoints[0])}var USEInfo=function(e,r,n){this.category=e,this.syllableType=r,this.syllable=
n};function setupSyllables$1(e,r){for(var n=0,a=_createForOfIteratorHelperLoose$g(universal().stateMachine.match(r.map(useCategory))),o;!(o=a()).done;){var s=o.
value,u=s[0],c=s[1],f=s[2];++n;for(var l=u;l<=c;l++)r[l].shaperInfo=new USEInfo(universal().categories[useCategory(r[l])],f[0],n);for(var h=r[u].shaperInfo.category===
"R"?1:Math.min(3,c-u),y=u;y<u+h;y++)r[y].features.rphf=!0}}function clearSubstitutionFlags(e,r){for(var n=_createForOfIteratorHelperLoose$g(r),a;!(a=n()).done;){
var o=a.value;o.substituted=!1}}function recordRphf(e,r){for(var n=_createForOfIteratorHelperLoose$g(r),a;!(a=n()).done;){var o=a.value;o.substituted&&o.features.
rphf&&(o.shaperInfo.category="R")}}function recordPref(e,r){for(var n=_createForOfIteratorHelperLoose$g(r),a;!(a=n()).done;){var o=a.value;o.substituted&&(o.shaperInfo.
category="VPre")}}function reorder(e,r){for(var n=e.glyphForCodePoint(9676).id,a=0,o=nextSyllable$1(r,0);a<r.length;a=o,o=nextSyllable$1(r,a)){var s=void 0,u=void 0,
c=r[a].shaperInfo,f=c.syllableType;if(!(f!=="virama_terminated_cluster"&&f!=="standard_cluster"&&f!=="broken_cluster")){if(f==="broken_cluster"&&n){var l=new GlyphInfo(
e,n,[9676]);for(l.shaperInfo=c,s=a;s<o&&r[s].shaperInfo.category==="R";s++);r.splice(++s,0,l),o++}if(c.category==="R"&&o-a>1){for(s=a+1;s<o;s++)if(c=r[s].shaperInfo,
isBase(c)||isHalant(r[s])){isHalant(r[s])&&s--,r.splice.apply(r,[a,0].concat(r.splice(a+1,s-a),[r[s]]));break}}for(s=a,u=o;s<o;s++)c=r[s].shaperInfo,isBase(c)||
isHalant(r[s])?u=isHalant(r[s])?s+1:s:(c.category==="VPre"||c.category==="VMPre")&&u<s&&r.splice.apply(r,[u,1,r[s]].concat(r.splice(u,s-u)))}}}function nextSyllable$1(e,r){
if(r>=e.length)return r;for(var n=e[r].shaperInfo.syllable;++r<e.length&&e[r].shaperInfo.syllable===n;);return r}function isHalant(e){return e.shaperInfo.category===
"H"&&!e.isLigated}function isBase(e){return e.category==="B"||e.category==="GB"}function _createForOfIteratorHelperLoose$h(e){var r=0;if(typeof Symbol>"u"||e[Symbol.
iterator]==null){if(Array.isArray(e)||(e=_unsupportedIterableToArray$h(e)))return function(){return r>=e.length?{done:!0}:{done:!1,value:e[r++]}};throw new TypeError(
`Invalid attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return r=e[Symbol.iterator](),r.next.bind(r)}function _unsupportedIterableToArray$h(e,r){
if(e){if(typeof e=="string")return _arrayLikeToArray$h(e,r);var n=Object.prototype.toString.call(e).slice(8,-1);if(n==="Object"&&e.constructor&&(n=e.constructor.
name),n==="Map"||n==="Set")return Array.from(e);if(n==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n))return _arrayLikeToArray$h(e,r)}}function _arrayLikeToArray$h(e,r){
(r==null||r>e.length)&&(r=e.length);for(var n=0,a=new Array(r);n<r;n++)a[n]=e[n];return a}var SHAPERS={arab:ArabicShaper,mong:ArabicShaper,syrc:ArabicShaper,"nk\
o ":ArabicShaper,phag:ArabicShaper,mand:ArabicShaper,mani:ArabicShaper,phlp:ArabicShaper,hang:HangulShaper,bng2:IndicShaper,beng:IndicShaper,dev2:IndicShaper,deva:IndicShaper,
gjr2:IndicShaper,gujr:IndicShaper,guru:IndicShaper,gur2:IndicShaper,knda:IndicShaper,knd2:IndicShaper,mlm2:IndicShaper,mlym:IndicShaper,ory2:IndicShaper,orya:IndicShaper,
taml:IndicShaper,tml2:IndicShaper,telu:IndicShaper,tel2:IndicShaper,khmr:IndicShaper,bali:UniversalShaper,batk:UniversalShaper,brah:UniversalShaper,bugi:UniversalShaper,
buhd:UniversalShaper,cakm:UniversalShaper,cham:UniversalShaper,dupl:UniversalShaper,egyp:UniversalShaper,gran:UniversalShaper,hano:UniversalShaper,java:UniversalShaper,
kthi:UniversalShaper,kali:UniversalShaper,khar:UniversalShaper,khoj:UniversalShaper,sind:UniversalShaper,lepc:UniversalShaper,limb:UniversalShaper,mahj:UniversalShaper,
mtei:UniversalShaper,modi:UniversalShaper,hmng:UniversalShaper,rjng:UniversalShaper,saur:UniversalShaper,shrd:UniversalShaper,sidd:UniversalShaper,sinh:UniversalShaper,
sund:UniversalShaper,sylo:UniversalShaper,tglg:UniversalShaper,tagb:UniversalShaper,tale:UniversalShaper,lana:UniversalShaper,tavt:UniversalShaper,takr:UniversalShaper,
tibt:UniversalShaper,tfng:UniversalShaper,tirh:UniversalShaper,latn:DefaultShaper,DFLT:DefaultShaper};function choose(e){Array.isArray(e)||(e=[e]);for(var r=_createForOfIteratorHelperLoose$h(
e),n;!(n=r()).done;){var a=n.value,o=SHAPERS[a];if(o)return o}return DefaultShaper}function _createForOfIteratorHelperLoose$i(e){var r=0;if(typeof Symbol>"u"||e[Symbol.
iterator]==null){if(Array.isArray(e)||(e=_unsupportedIterableToArray$i(e)))return function(){return r>=e.length?{done:!0}:{done:!1,value:e[r++]}};throw new TypeError(
`Invalid attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return r=e[Symbol.iterator](),r.next.bind(r)}function _unsupportedIterableToArray$i(e,r){
if(e){if(typeof e=="string")return _arrayLikeToArray$i(e,r);var n=Object.prototype.toString.call(e).slice(8,-1);if(n==="Object"&&e.constructor&&(n=e.constructor.
name),n==="Map"||n==="Set")return Array.from(e);if(n==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n))return _arrayLikeToArray$i(e,r)}}function _arrayLikeToArray$i(e,r){
(r==null||r>e.length)&&(r=e.length);for(var n=0,a=new Array(r);n<r;n++)a[n]=e[n];return a}function _inheritsLoose$7(e,r){e.prototype=Object.create(r.prototype),
e.prototype.constructor=e,e.__proto__=r}var GSUBProcessor=(function(e){_inheritsLoose$7(r,e);function r(){return e.apply(this,arguments)||this}var n=r.prototype;
return n.applyLookup=function(a,o){var s=this;switch(a){case 1:{var u=this.coverageIndex(o.coverage);if(u===-1)return!1;var c=this.glyphIterator.cur;switch(o.version){case 1:
c.id=c.id+o.deltaGlyphID&65535;break;case 2:c.id=o.substitute.get(u);break}return!0}case 2:{var f=this.coverageIndex(o.coverage);if(f!==-1){var l,h=o.sequences.
get(f);this.glyphIterator.cur.id=h[0],this.glyphIterator.cur.ligatureComponent=0;var y=this.glyphIterator.cur.features,b=this.glyphIterator.cur,m=h.slice(1).map(
function(xe,_e){var Oe=new GlyphInfo(s.font,xe,void 0,y);return Oe.shaperInfo=b.shaperInfo,Oe.isLigated=b.isLigated,Oe.ligatureComponent=_e+1,Oe.substituted=!0,
Oe.isMultiplied=!0,Oe});return(l=this.glyphs).splice.apply(l,[this.glyphIterator.index+1,0].concat(m)),!0}return!1}case 3:{var C=this.coverageIndex(o.coverage);
if(C!==-1){var E=0;return this.glyphIterator.cur.id=o.alternateSet.get(C)[E],!0}return!1}case 4:{var N=this.coverageIndex(o.coverage);if(N===-1)return!1;for(var k=_createForOfIteratorHelperLoose$i(
o.ligatureSets.get(N)),D;!(D=k()).done;){var U=D.value,G=this.sequenceMatchIndices(1,U.components);if(G){for(var q=this.glyphIterator.cur,Z=q.codePoints.slice(),
ee=_createForOfIteratorHelperLoose$i(G),W;!(W=ee()).done;){var re=W.value;Z.push.apply(Z,this.glyphs[re].codePoints)}var Q=new GlyphInfo(this.font,U.glyph,Z,q.features);
Q.shaperInfo=q.shaperInfo,Q.isLigated=!0,Q.substituted=!0;for(var ae=q.isMark,de=0;de<G.length&&ae;de++)ae=this.glyphs[G[de]].isMark;Q.ligatureID=ae?null:this.ligatureID++;
for(var fe=q.ligatureID,$=q.codePoints.length,ue=$,ye=this.glyphIterator.index+1,we=_createForOfIteratorHelperLoose$i(G),te;!(te=we()).done;){var ke=te.value;if(ae)
ye=ke;else for(;ye<ke;){var he=ue-$+Math.min(this.glyphs[ye].ligatureComponent||1,$);this.glyphs[ye].ligatureID=Q.ligatureID,this.glyphs[ye].ligatureComponent=he,
ye++}fe=this.glyphs[ye].ligatureID,$=this.glyphs[ye].codePoints.length,ue+=$,ye++}if(fe&&!ae)for(var Se=ye;Se<this.glyphs.length&&this.glyphs[Se].ligatureID===fe;Se++){
var he=ue-$+Math.min(this.glyphs[Se].ligatureComponent||1,$);this.glyphs[Se].ligatureComponent=he}for(var Fe=G.length-1;Fe>=0;Fe--)this.glyphs.splice(G[Fe],1);return this.
glyphs[this.glyphIterator.index]=Q,!0}}return!1}case 5:return this.applyContext(o);case 6:return this.applyChainingContext(o);case 7:return this.applyLookup(o.lookupType,
o.extension);default:throw new Error("GSUB lookupType "+a+" is not supported")}},r})(OTProcessor);function _createForOfIteratorHelperLoose$j(e){var r=0;if(typeof Symbol>
"u"||e[Symbol.iterator]==null){if(Array.isArray(e)||(e=_unsupportedIterableToArray$j(e)))return function(){return r>=e.length?{done:!0}:{done:!1,value:e[r++]}};
throw new TypeError(`Invalid attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return r=e[Symbol.iterator](),r.next.bind(r)}function _unsupportedIterableToArray$j(e,r){
if(e){if(typeof e=="string")return _arrayLikeToArray$j(e,r);var n=Object.prototype.toString.call(e).slice(8,-1);if(n==="Object"&&e.constructor&&(n=e.constructor.
name),n==="Map"||n==="Set")return Array.from(e);if(n==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n))return _arrayLikeToArray$j(e,r)}}function _arrayLikeToArray$j(e,r){
(r==null||r>e.length)&&(r=e.length);for(var n=0,a=new Array(r);n<r;n++)a[n]=e[n];return a}function _inheritsLoose$8(e,r){e.prototype=Object.create(r.prototype),
e.prototype.constructor=e,e.__proto__=r}var GPOSProcessor=(function(e){_inheritsLoose$8(r,e);function r(){return e.apply(this,arguments)||this}var n=r.prototype;
return n.applyPositionValue=function(a,o){var s=this.positions[this.glyphIterator.peekIndex(a)];o.xAdvance!=null&&(s.xAdvance+=o.xAdvance),o.yAdvance!=null&&(s.
yAdvance+=o.yAdvance),o.xPlacement!=null&&(s.xOffset+=o.xPlacement),o.yPlacement!=null&&(s.yOffset+=o.yPlacement);var u=this.font._variationProcessor,c=this.font.
GDEF&&this.font.GDEF.itemVariationStore;u&&c&&(o.xPlaDevice&&(s.xOffset+=u.getDelta(c,o.xPlaDevice.a,o.xPlaDevice.b)),o.yPlaDevice&&(s.yOffset+=u.getDelta(c,o.yPlaDevice.
a,o.yPlaDevice.b)),o.xAdvDevice&&(s.xAdvance+=u.getDelta(c,o.xAdvDevice.a,o.xAdvDevice.b)),o.yAdvDevice&&(s.yAdvance+=u.getDelta(c,o.yAdvDevice.a,o.yAdvDevice.b)))},
n.applyLookup=function(a,o){switch(a){case 1:{var s=this.coverageIndex(o.coverage);if(s===-1)return!1;switch(o.version){case 1:this.applyPositionValue(0,o.value);
break;case 2:this.applyPositionValue(0,o.values.get(s));break}return!0}case 2:{var u=this.glyphIterator.peek();if(!u)return!1;var c=this.coverageIndex(o.coverage);
if(c===-1)return!1;switch(o.version){case 1:for(var f=o.pairSets.get(c),l=_createForOfIteratorHelperLoose$j(f),h;!(h=l()).done;){var y=h.value;if(y.secondGlyph===
u.id)return this.applyPositionValue(0,y.value1),this.applyPositionValue(1,y.value2),!0}return!1;case 2:var b=this.getClassID(this.glyphIterator.cur.id,o.classDef1),
m=this.getClassID(u.id,o.classDef2);if(b===-1||m===-1)return!1;var C=o.classRecords.get(b).get(m);return this.applyPositionValue(0,C.value1),this.applyPositionValue(
1,C.value2),!0}}case 3:{var E=this.glyphIterator.peekIndex(),N=this.glyphs[E];if(!N)return!1;var k=o.entryExitRecords[this.coverageIndex(o.coverage)];if(!k||!k.
exitAnchor)return!1;var D=o.entryExitRecords[this.coverageIndex(o.coverage,N.id)];if(!D||!D.entryAnchor)return!1;var U=this.getAnchor(D.entryAnchor),G=this.getAnchor(
k.exitAnchor),q=this.positions[this.glyphIterator.index],Z=this.positions[E];switch(this.direction){case"ltr":q.xAdvance=G.x+q.xOffset;var ee=U.x+Z.xOffset;Z.xAdvance-=
ee,Z.xOffset-=ee;break;case"rtl":ee=G.x+q.xOffset,q.xAdvance-=ee,q.xOffset-=ee,Z.xAdvance=U.x+Z.xOffset;break}return this.glyphIterator.flags.rightToLeft?(this.
glyphIterator.cur.cursiveAttachment=E,q.yOffset=U.y-G.y):(N.cursiveAttachment=this.glyphIterator.index,q.yOffset=G.y-U.y),!0}case 4:{var W=this.coverageIndex(o.
markCoverage);if(W===-1)return!1;for(var re=this.glyphIterator.index;--re>=0&&(this.glyphs[re].isMark||this.glyphs[re].ligatureComponent>0););if(re<0)return!1;var Q=this.
coverageIndex(o.baseCoverage,this.glyphs[re].id);if(Q===-1)return!1;var ae=o.markArray[W],de=o.baseArray[Q][ae.class];return this.applyAnchor(ae,de,re),!0}case 5:{
var fe=this.coverageIndex(o.markCoverage);if(fe===-1)return!1;for(var $=this.glyphIterator.index;--$>=0&&this.glyphs[$].isMark;);if($<0)return!1;var ue=this.coverageIndex(
o.ligatureCoverage,this.glyphs[$].id);if(ue===-1)return!1;var ye=o.ligatureArray[ue],we=this.glyphIterator.cur,te=this.glyphs[$],ke=te.ligatureID&&te.ligatureID===
we.ligatureID&&we.ligatureComponent>0?Math.min(we.ligatureComponent,te.codePoints.length)-1:te.codePoints.length-1,he=o.markArray[fe],Se=ye[ke][he.class];return this.
applyAnchor(he,Se,$),!0}case 6:{var Fe=this.coverageIndex(o.mark1Coverage);if(Fe===-1)return!1;var xe=this.glyphIterator.peekIndex(-1),_e=this.glyphs[xe];if(!_e||
!_e.isMark)return!1;var Oe=this.glyphIterator.cur,De=!1;if(Oe.ligatureID===_e.ligatureID?Oe.ligatureID?Oe.ligatureComponent===_e.ligatureComponent&&(De=!0):De=!0:
(Oe.ligatureID&&!Oe.ligatureComponent||_e.ligatureID&&!_e.ligatureComponent)&&(De=!0),!De)return!1;var Ce=this.coverageIndex(o.mark2Coverage,_e.id);if(Ce===-1)return!1;
var Pe=o.mark1Array[Fe],oe=o.mark2Array[Ce][Pe.class];return this.applyAnchor(Pe,oe,xe),!0}case 7:return this.applyContext(o);case 8:return this.applyChainingContext(
o);case 9:return this.applyLookup(o.lookupType,o.extension);default:throw new Error("Unsupported GPOS table: "+a)}},n.applyAnchor=function(a,o,s){var u=this.getAnchor(
o),c=this.getAnchor(a.markAnchor),f=this.positions[s],l=this.positions[this.glyphIterator.index];l.xOffset=u.x-c.x,l.yOffset=u.y-c.y,this.glyphIterator.cur.markAttachment=
s},n.getAnchor=function(a){var o=a.xCoordinate,s=a.yCoordinate,u=this.font._variationProcessor,c=this.font.GDEF&&this.font.GDEF.itemVariationStore;return u&&c&&
(a.xDeviceTable&&(o+=u.getDelta(c,a.xDeviceTable.a,a.xDeviceTable.b)),a.yDeviceTable&&(s+=u.getDelta(c,a.yDeviceTable.a,a.yDeviceTable.b))),{x:o,y:s}},n.applyFeatures=
function(a,o,s){e.prototype.applyFeatures.call(this,a,o,s);for(var u=0;u<this.glyphs.length;u++)this.fixCursiveAttachment(u);this.fixMarkAttachment()},n.fixCursiveAttachment=
function(a){var o=this.glyphs[a];if(o.cursiveAttachment!=null){var s=o.cursiveAttachment;o.cursiveAttachment=null,this.fixCursiveAttachment(s),this.positions[a].
yOffset+=this.positions[s].yOffset}},n.fixMarkAttachment=function(){for(var a=0;a<this.glyphs.length;a++){var o=this.glyphs[a];if(o.markAttachment!=null){var s=o.
markAttachment;if(this.positions[a].xOffset+=this.positions[s].xOffset,this.positions[a].yOffset+=this.positions[s].yOffset,this.direction==="ltr")for(var u=s;u<
a;u++)this.positions[a].xOffset-=this.positions[u].xAdvance,this.positions[a].yOffset-=this.positions[u].yAdvance;else for(var c=s+1;c<a+1;c++)this.positions[a].
xOffset+=this.positions[c].xAdvance,this.positions[a].yOffset+=this.positions[c].yAdvance}}},r})(OTProcessor),OTLayoutEngine=(function(){function e(n){this.font=
n,this.glyphInfos=null,this.plan=null,this.GSUBProcessor=null,this.GPOSProcessor=null,this.fallbackPosition=!0,n.GSUB&&(this.GSUBProcessor=new GSUBProcessor(n,n.
GSUB)),n.GPOS&&(this.GPOSProcessor=new GPOSProcessor(n,n.GPOS))}var r=e.prototype;return r.setup=function(n){var a=this;this.glyphInfos=n.glyphs.map(function(u){
return new GlyphInfo(a.font,u.id,[].concat(u.codePoints))});var o=null;this.GPOSProcessor&&(o=this.GPOSProcessor.selectScript(n.script,n.language,n.direction)),
this.GSUBProcessor&&(o=this.GSUBProcessor.selectScript(n.script,n.language,n.direction)),this.shaper=choose(o),this.plan=new ShapingPlan(this.font,o,n.direction),
this.shaper.plan(this.plan,this.glyphInfos,n.features);for(var s in this.plan.allFeatures)n.features[s]=!0},r.substitute=function(n){var a=this;this.GSUBProcessor&&
(this.plan.process(this.GSUBProcessor,this.glyphInfos),n.glyphs=this.glyphInfos.map(function(o){return a.font.getGlyph(o.id,o.codePoints)}))},r.position=function(n){
return this.shaper.zeroMarkWidths==="BEFORE_GPOS"&&this.zeroMarkAdvances(n.positions),this.GPOSProcessor&&this.plan.process(this.GPOSProcessor,this.glyphInfos,n.
positions),this.shaper.zeroMarkWidths==="AFTER_GPOS"&&this.zeroMarkAdvances(n.positions),n.direction==="rtl"&&(n.glyphs.reverse(),n.positions.reverse()),this.GPOSProcessor&&
this.GPOSProcessor.features},r.zeroMarkAdvances=function(n){for(var a=0;a<this.glyphInfos.length;a++)this.glyphInfos[a].isMark&&(n[a].xAdvance=0,n[a].yAdvance=0)},
r.cleanup=function(){this.glyphInfos=null,this.plan=null,this.shaper=null},r.getAvailableFeatures=function(n,a){var o=[];return this.GSUBProcessor&&(this.GSUBProcessor.
selectScript(n,a),o.push.apply(o,Object.keys(this.GSUBProcessor.features))),this.GPOSProcessor&&(this.GPOSProcessor.selectScript(n,a),o.push.apply(o,Object.keys(
this.GPOSProcessor.features))),o},e})();function _createForOfIteratorHelperLoose$k(e){var r=0;if(typeof Symbol>"u"||e[Symbol.iterator]==null){if(Array.isArray(e)||
(e=_unsupportedIterableToArray$k(e)))return function(){return r>=e.length?{done:!0}:{done:!1,value:e[r++]}};throw new TypeError(`Invalid attempt to iterate non-\
iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return r=e[Symbol.iterator](),r.next.bind(r)}function _unsupportedIterableToArray$k(e,r){
if(e){if(typeof e=="string")return _arrayLikeToArray$k(e,r);var n=Object.prototype.toString.call(e).slice(8,-1);if(n==="Object"&&e.constructor&&(n=e.constructor.
name),n==="Map"||n==="Set")return Array.from(e);if(n==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n))return _arrayLikeToArray$k(e,r)}}function _arrayLikeToArray$k(e,r){
(r==null||r>e.length)&&(r=e.length);for(var n=0,a=new Array(r);n<r;n++)a[n]=e[n];return a}var LayoutEngine=(function(){function e(n){this.font=n,this.unicodeLayoutEngine=
null,this.kernProcessor=null,this.font.morx?this.engine=new AATLayoutEngine(this.font):(this.font.GSUB||this.font.GPOS)&&(this.engine=new OTLayoutEngine(this.font))}
var r=e.prototype;return r.layout=function(n,a,o,s,u){if(typeof a=="string"&&(u=s,s=o,o=a,a=[]),typeof n=="string"){o==null&&(o=forString(n));var c=this.font.glyphsForString(
n)}else{if(o==null){for(var f=[],l=_createForOfIteratorHelperLoose$k(n),h;!(h=l()).done;){var y=h.value;f.push.apply(f,y.codePoints)}o=forCodePoints(f)}var c=n}
var b=new GlyphRun(c,a,o,s,u);return c.length===0?(b.positions=[],b):(this.engine&&this.engine.setup&&this.engine.setup(b),this.substitute(b),this.position(b),this.
hideDefaultIgnorables(b.glyphs,b.positions),this.engine&&this.engine.cleanup&&this.engine.cleanup(),b)},r.substitute=function(n){this.engine&&this.engine.substitute&&
this.engine.substitute(n)},r.position=function(n){n.positions=n.glyphs.map(function(o){return new GlyphPosition(o.advanceWidth)});var a=null;this.engine&&this.engine.
position&&(a=this.engine.position(n)),!a&&(!this.engine||this.engine.fallbackPosition)&&(this.unicodeLayoutEngine||(this.unicodeLayoutEngine=new UnicodeLayoutEngine(
this.font)),this.unicodeLayoutEngine.positionGlyphs(n.glyphs,n.positions)),(!a||!a.kern)&&n.features.kern!==!1&&this.font.kern&&(this.kernProcessor||(this.kernProcessor=
new KernProcessor(this.font)),this.kernProcessor.process(n.glyphs,n.positions),n.features.kern=!0)},r.hideDefaultIgnorables=function(n,a){for(var o=this.font.glyphForCodePoint(
32),s=0;s<n.length;s++)this.isDefaultIgnorable(n[s].codePoints[0])&&(n[s]=o,a[s].xAdvance=0,a[s].yAdvance=0)},r.isDefaultIgnorable=function(n){var a=n>>16;if(a===
0)switch(n>>8){case 0:return n===173;case 3:return n===847;case 6:return n===1564;case 23:return 6068<=n&&n<=6069;case 24:return 6155<=n&&n<=6158;case 32:return 8203<=
n&&n<=8207||8234<=n&&n<=8238||8288<=n&&n<=8303;case 254:return 65024<=n&&n<=65039||n===65279;case 255:return 65520<=n&&n<=65528;default:return!1}else switch(a){case 1:
return 113824<=n&&n<=113827||119155<=n&&n<=119162;case 14:return 917504<=n&&n<=921599;default:return!1}},r.getAvailableFeatures=function(n,a){var o=[];return this.
engine&&o.push.apply(o,this.engine.getAvailableFeatures(n,a)),this.font.kern&&o.indexOf("kern")===-1&&o.push("kern"),o},r.stringsForGlyph=function(n){for(var a=new Set,
o=this.font._cmapProcessor.codePointsForGlyph(n),s=_createForOfIteratorHelperLoose$k(o),u;!(u=s()).done;){var c=u.value;a.add(String.fromCodePoint(c))}if(this.engine&&
this.engine.stringsForGlyph)for(var f=_createForOfIteratorHelperLoose$k(this.engine.stringsForGlyph(n)),l;!(l=f()).done;){var h=l.value;a.add(h)}return Array.from(
a)},e})();function _createForOfIteratorHelperLoose$l(e){var r=0;if(typeof Symbol>"u"||e[Symbol.iterator]==null){if(Array.isArray(e)||(e=_unsupportedIterableToArray$l(
e)))return function(){return r>=e.length?{done:!0}:{done:!1,value:e[r++]}};throw new TypeError(`Invalid attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return r=e[Symbol.iterator](),r.next.bind(r)}function _unsupportedIterableToArray$l(e,r){
if(e){if(typeof e=="string")return _arrayLikeToArray$l(e,r);var n=Object.prototype.toString.call(e).slice(8,-1);if(n==="Object"&&e.constructor&&(n=e.constructor.
name),n==="Map"||n==="Set")return Array.from(e);if(n==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n))return _arrayLikeToArray$l(e,r)}}function _arrayLikeToArray$l(e,r){
(r==null||r>e.length)&&(r=e.length);for(var n=0,a=new Array(r);n<r;n++)a[n]=e[n];return a}function _defineProperties$5(e,r){for(var n=0;n<r.length;n++){var a=r[n];
a.enumerable=a.enumerable||!1,a.configurable=!0,"value"in a&&(a.writable=!0),Object.defineProperty(e,a.key,a)}}function _createClass$5(e,r,n){return r&&_defineProperties$5(
e.prototype,r),n&&_defineProperties$5(e,n),e}var SVG_COMMANDS={moveTo:"M",lineTo:"L",quadraticCurveTo:"Q",bezierCurveTo:"C",closePath:"Z"},Path=(function(){function e(){
this.commands=[],this._bbox=null,this._cbox=null}var r=e.prototype;return r.toFunction=function(){var n=this;return function(a){return n.commands.forEach(function(o){
return a[o.command].apply(a,o.args)})}},r.toSVG=function(){var n=this.commands.map(function(a){var o=a.args.map(function(s){return Math.round(s*100)/100});return""+
SVG_COMMANDS[a.command]+o.join(" ")});return n.join("")},r.mapPoints=function(n){for(var a=new e,o=_createForOfIteratorHelperLoose$l(this.commands),s;!(s=o()).done;){
for(var u=s.value,c=[],f=0;f<u.args.length;f+=2){var l=n(u.args[f],u.args[f+1]),h=l[0],y=l[1];c.push(h,y)}a[u.command].apply(a,c)}return a},r.transform=function(n,a,o,s,u,c){
return this.mapPoints(function(f,l){return f=n*f+o*l+u,l=a*f+s*l+c,[f,l]})},r.translate=function(n,a){return this.transform(1,0,0,1,n,a)},r.rotate=function(n){var a=Math.
cos(n),o=Math.sin(n);return this.transform(a,o,-o,a,0,0)},r.scale=function(n,a){return a===void 0&&(a=n),this.transform(n,0,0,a,0,0)},_createClass$5(e,[{key:"cb\
ox",get:function(){if(!this._cbox){for(var n=new BBox,a=_createForOfIteratorHelperLoose$l(this.commands),o;!(o=a()).done;)for(var s=o.value,u=0;u<s.args.length;u+=
2)n.addPoint(s.args[u],s.args[u+1]);this._cbox=Object.freeze(n)}return this._cbox}},{key:"bbox",get:function(){if(this._bbox)return this._bbox;for(var n=new BBox,
a=0,o=0,s=function(we){return Math.pow(1-we,3)*Z[Q]+3*Math.pow(1-we,2)*we*ee[Q]+3*(1-we)*Math.pow(we,2)*W[Q]+Math.pow(we,3)*re[Q]},u=_createForOfIteratorHelperLoose$l(
this.commands),c;!(c=u()).done;){var f=c.value;switch(f.command){case"moveTo":case"lineTo":var l=f.args,h=l[0],y=l[1];n.addPoint(h,y),a=h,o=y;break;case"quadrat\
icCurveTo":case"bezierCurveTo":if(f.command==="quadraticCurveTo")var b=f.args,m=b[0],C=b[1],G=b[2],q=b[3],N=a+2/3*(m-a),k=o+2/3*(C-o),D=G+2/3*(m-G),U=q+2/3*(C-q);else
var E=f.args,N=E[0],k=E[1],D=E[2],U=E[3],G=E[4],q=E[5];n.addPoint(G,q);for(var Z=[a,o],ee=[N,k],W=[D,U],re=[G,q],Q=0;Q<=1;Q++){var ae=6*Z[Q]-12*ee[Q]+6*W[Q],de=-3*
Z[Q]+9*ee[Q]-9*W[Q]+3*re[Q];if(f=3*ee[Q]-3*Z[Q],de===0){if(ae===0)continue;var fe=-f/ae;0<fe&&fe<1&&(Q===0?n.addPoint(s(fe),n.maxY):Q===1&&n.addPoint(n.maxX,s(fe)));
continue}var $=Math.pow(ae,2)-4*f*de;if(!($<0)){var ue=(-ae+Math.sqrt($))/(2*de);0<ue&&ue<1&&(Q===0?n.addPoint(s(ue),n.maxY):Q===1&&n.addPoint(n.maxX,s(ue)));var ye=(-ae-
Math.sqrt($))/(2*de);0<ye&&ye<1&&(Q===0?n.addPoint(s(ye),n.maxY):Q===1&&n.addPoint(n.maxX,s(ye)))}}a=G,o=q;break}}return this._bbox=Object.freeze(n)}}]),e})(),_loop=function(){
var e=_arr[_i];Path.prototype[e]=function(){this._bbox=this._cbox=null;for(var r=arguments.length,n=new Array(r),a=0;a<r;a++)n[a]=arguments[a];return this.commands.
push({command:e,args:n}),this}};for(_i=0,_arr=["moveTo","lineTo","quadraticCurveTo","bezierCurveTo","closePath"];_i<_arr.length;_i++)_loop();var _i,_arr,StandardNames=[
".notdef",".null","nonmarkingreturn","space","exclam","quotedbl","numbersign","dollar","percent","ampersand","quotesingle","parenleft","parenright","asterisk","\
plus","comma","hyphen","period","slash","zero","one","two","three","four","five","six","seven","eight","nine","colon","semicolon","less","equal","greater","ques\
tion","at","A","B","C","D","E","F","G","H","I","J","K","L","M","N","O","P","Q","R","S","T","U","V","W","X","Y","Z","bracketleft","backslash","bracketright","asc\
iicircum","underscore","grave","a","b","c","d","e","f","g","h","i","j","k","l","m","n","o","p","q","r","s","t","u","v","w","x","y","z","braceleft","bar","bracer\
ight","asciitilde","Adieresis","Aring","Ccedilla","Eacute","Ntilde","Odieresis","Udieresis","aacute","agrave","acircumflex","adieresis","atilde","aring","ccedil\
la","eacute","egrave","ecircumflex","edieresis","iacute","igrave","icircumflex","idieresis","ntilde","oacute","ograve","ocircumflex","odieresis","otilde","uacut\
e","ugrave","ucircumflex","udieresis","dagger","degree","cent","sterling","section","bullet","paragraph","germandbls","registered","copyright","trademark","acut\
e","dieresis","notequal","AE","Oslash","infinity","plusminus","lessequal","greaterequal","yen","mu","partialdiff","summation","product","pi","integral","ordfemi\
nine","ordmasculine","Omega","ae","oslash","questiondown","exclamdown","logicalnot","radical","florin","approxequal","Delta","guillemotleft","guillemotright","e\
llipsis","nonbreakingspace","Agrave","Atilde","Otilde","OE","oe","endash","emdash","quotedblleft","quotedblright","quoteleft","quoteright","divide","lozenge","y\
dieresis","Ydieresis","fraction","currency","guilsinglleft","guilsinglright","fi","fl","daggerdbl","periodcentered","quotesinglbase","quotedblbase","perthousand",
"Acircumflex","Ecircumflex","Aacute","Edieresis","Egrave","Iacute","Icircumflex","Idieresis","Igrave","Oacute","Ocircumflex","apple","Ograve","Uacute","Ucircumf\
lex","Ugrave","dotlessi","circumflex","tilde","macron","breve","dotaccent","ring","cedilla","hungarumlaut","ogonek","caron","Lslash","lslash","Scaron","scaron",
"Zcaron","zcaron","brokenbar","Eth","eth","Yacute","yacute","Thorn","thorn","minus","multiply","onesuperior","twosuperior","threesuperior","onehalf","onequarter",
"threequarters","franc","Gbreve","gbreve","Idotaccent","Scedilla","scedilla","Cacute","cacute","Ccaron","ccaron","dcroat"],_class$3;function _defineProperties$6(e,r){
for(var n=0;n<r.length;n++){var a=r[n];a.enumerable=a.enumerable||!1,a.configurable=!0,"value"in a&&(a.writable=!0),Object.defineProperty(e,a.key,a)}}function _createClass$6(e,r,n){
return r&&_defineProperties$6(e.prototype,r),n&&_defineProperties$6(e,n),e}function _applyDecoratedDescriptor$3(e,r,n,a,o){var s={};return Object.keys(a).forEach(
function(u){s[u]=a[u]}),s.enumerable=!!s.enumerable,s.configurable=!!s.configurable,("value"in s||s.initializer)&&(s.writable=!0),s=n.slice().reverse().reduce(function(u,c){
return c(e,r,u)||u},s),o&&s.initializer!==void 0&&(s.value=s.initializer?s.initializer.call(o):void 0,s.initializer=void 0),s.initializer===void 0&&(Object.defineProperty(
e,r,s),s=null),s}var Glyph=(_class$3=(function(){function e(n,a,o){this.id=n,this.codePoints=a,this._font=o,this.isMark=this.codePoints.length>0&&this.codePoints.
every(unicode.isMark),this.isLigature=this.codePoints.length>1}var r=e.prototype;return r._getPath=function(){return new Path},r._getCBox=function(){return this.
path.cbox},r._getBBox=function(){return this.path.bbox},r._getTableMetrics=function(n){if(this.id<n.metrics.length)return n.metrics.get(this.id);var a=n.metrics.
get(n.metrics.length-1),o={advance:a?a.advance:0,bearing:n.bearings.get(this.id-n.metrics.length)||0};return o},r._getMetrics=function(n){if(this._metrics)return this.
_metrics;var a=this._getTableMetrics(this._font.hmtx),o=a.advance,s=a.bearing;if(this._font.vmtx)var u=this._getTableMetrics(this._font.vmtx),c=u.advance,f=u.bearing;else{
var l;if((typeof n>"u"||n===null)&&(n=this.cbox),(l=this._font["OS/2"])&&l.version>0)var c=Math.abs(l.typoAscender-l.typoDescender),f=l.typoAscender-n.maxY;else
var h=this._font.hhea,c=Math.abs(h.ascent-h.descent),f=h.ascent-n.maxY}return this._font._variationProcessor&&this._font.HVAR&&(o+=this._font._variationProcessor.
getAdvanceAdjustment(this.id,this._font.HVAR)),this._metrics={advanceWidth:o,advanceHeight:c,leftBearing:s,topBearing:f}},r.getScaledPath=function(n){var a=1/this.
_font.unitsPerEm*n;return this.path.scale(a)},r._getName=function(){var n=this._font.post;if(!n)return null;switch(n.version){case 1:return StandardNames[this.id];case 2:
var a=n.glyphNameIndex[this.id];return a<StandardNames.length?StandardNames[a]:n.names[a-StandardNames.length];case 2.5:return StandardNames[this.id+n.offsets[this.
id]];case 4:return String.fromCharCode(n.map[this.id])}},r.render=function(n,a){n.save();var o=1/this._font.head.unitsPerEm*a;n.scale(o,o);var s=this.path.toFunction();
s(n),n.fill(),n.restore()},_createClass$6(e,[{key:"cbox",get:function(){return this._getCBox()}},{key:"bbox",get:function(){return this._getBBox()}},{key:"path",
get:function(){return this._getPath()}},{key:"advanceWidth",get:function(){return this._getMetrics().advanceWidth}},{key:"advanceHeight",get:function(){return this.
_getMetrics().advanceHeight}},{key:"ligatureCaretPositions",get:function(){}},{key:"name",get:function(){return this._getName()}}]),e})(),_applyDecoratedDescriptor$3(
_class$3.prototype,"cbox",[cache],Object.getOwnPropertyDescriptor(_class$3.prototype,"cbox"),_class$3.prototype),_applyDecoratedDescriptor$3(_class$3.prototype,
"bbox",[cache],Object.getOwnPropertyDescriptor(_class$3.prototype,"bbox"),_class$3.prototype),_applyDecoratedDescriptor$3(_class$3.prototype,"path",[cache],Object.
getOwnPropertyDescriptor(_class$3.prototype,"path"),_class$3.prototype),_applyDecoratedDescriptor$3(_class$3.prototype,"advanceWidth",[cache],Object.getOwnPropertyDescriptor(
_class$3.prototype,"advanceWidth"),_class$3.prototype),_applyDecoratedDescriptor$3(_class$3.prototype,"advanceHeight",[cache],Object.getOwnPropertyDescriptor(_class$3.
prototype,"advanceHeight"),_class$3.prototype),_applyDecoratedDescriptor$3(_class$3.prototype,"name",[cache],Object.getOwnPropertyDescriptor(_class$3.prototype,
"name"),_class$3.prototype),_class$3);function _createForOfIteratorHelperLoose$m(e){var r=0;if(typeof Symbol>"u"||e[Symbol.iterator]==null){if(Array.isArray(e)||
(e=_unsupportedIterableToArray$m(e)))return function(){return r>=e.length?{done:!0}:{done:!1,value:e[r++]}};throw new TypeError(`Invalid attempt to iterate non-\
iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return r=e[Symbol.iterator](),r.next.bind(r)}function _unsupportedIterableToArray$m(e,r){
if(e){if(typeof e=="string")return _arrayLikeToArray$m(e,r);var n=Object.prototype.toString.call(e).slice(8,-1);if(n==="Object"&&e.constructor&&(n=e.constructor.
name),n==="Map"||n==="Set")return Array.from(e);if(n==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n))return _arrayLikeToArray$m(e,r)}}function _arrayLikeToArray$m(e,r){
(r==null||r>e.length)&&(r=e.length);for(var n=0,a=new Array(r);n<r;n++)a[n]=e[n];return a}function _inheritsLoose$9(e,r){e.prototype=Object.create(r.prototype),
e.prototype.constructor=e,e.__proto__=r}var GlyfHeader=new restructure.Struct({numberOfContours:restructure.int16,xMin:restructure.int16,yMin:restructure.int16,
xMax:restructure.int16,yMax:restructure.int16}),ON_CURVE=1,X_SHORT_VECTOR=2,Y_SHORT_VECTOR=4,REPEAT=8,SAME_X=16,SAME_Y=32,ARG_1_AND_2_ARE_WORDS=1,WE_HAVE_A_SCALE=8,
MORE_COMPONENTS=32,WE_HAVE_AN_X_AND_Y_SCALE=64,WE_HAVE_A_TWO_BY_TWO=128,WE_HAVE_INSTRUCTIONS=256,Point=(function(){function e(n,a,o,s){o===void 0&&(o=0),s===void 0&&
(s=0),this.onCurve=n,this.endContour=a,this.x=o,this.y=s}var r=e.prototype;return r.copy=function(){return new e(this.onCurve,this.endContour,this.x,this.y)},e})(),
Component=function(e,r,n){this.glyphID=e,this.dx=r,this.dy=n,this.pos=0,this.scaleX=this.scaleY=1,this.scale01=this.scale10=0},TTFGlyph=(function(e){_inheritsLoose$9(
r,e);function r(){return e.apply(this,arguments)||this}var n=r.prototype;return n._getCBox=function(a){if(this._font._variationProcessor&&!a)return this.path.cbox;
var o=this._font._getTableStream("glyf");o.pos+=this._font.loca.offsets[this.id];var s=GlyfHeader.decode(o),u=new BBox(s.xMin,s.yMin,s.xMax,s.yMax);return Object.
freeze(u)},n._parseGlyphCoord=function(a,o,s,u){if(s){var c=a.readUInt8();u||(c=-c),c+=o}else if(u)var c=o;else var c=o+a.readInt16BE();return c},n._decode=function(){
var a=this._font.loca.offsets[this.id],o=this._font.loca.offsets[this.id+1];if(a===o)return null;var s=this._font._getTableStream("glyf");s.pos+=a;var u=s.pos,c=GlyfHeader.
decode(s);return c.numberOfContours>0?this._decodeSimple(c,s):c.numberOfContours<0&&this._decodeComposite(c,s,u),c},n._decodeSimple=function(a,o){a.points=[];var s=new restructure.
Array(restructure.uint16,a.numberOfContours).decode(o);a.instructions=new restructure.Array(restructure.uint8,restructure.uint16).decode(o);for(var u=[],c=s[s.length-
1]+1;u.length<c;){var f=o.readUInt8();if(u.push(f),f&REPEAT)for(var l=o.readUInt8(),h=0;h<l;h++)u.push(f)}for(var y=0;y<u.length;y++){var f=u[y],b=new Point(!!(f&
ON_CURVE),s.indexOf(y)>=0,0,0);a.points.push(b)}for(var m=0,y=0;y<u.length;y++){var f=u[y];a.points[y].x=m=this._parseGlyphCoord(o,m,f&X_SHORT_VECTOR,f&SAME_X)}
for(var C=0,y=0;y<u.length;y++){var f=u[y];a.points[y].y=C=this._parseGlyphCoord(o,C,f&Y_SHORT_VECTOR,f&SAME_Y)}if(this._font._variationProcessor){var E=a.points.
slice();E.push.apply(E,this._getPhantomPoints(a)),this._font._variationProcessor.transformPoints(this.id,E),a.phantomPoints=E.slice(-4)}},n._decodeComposite=function(a,o,s){
s===void 0&&(s=0),a.components=[];for(var u=!1,c=MORE_COMPONENTS;c&MORE_COMPONENTS;){c=o.readUInt16BE();var f=o.pos-s,l=o.readUInt16BE();if(u||(u=(c&WE_HAVE_INSTRUCTIONS)!==
0),c&ARG_1_AND_2_ARE_WORDS)var h=o.readInt16BE(),y=o.readInt16BE();else var h=o.readInt8(),y=o.readInt8();var b=new Component(l,h,y);b.pos=f,c&WE_HAVE_A_SCALE?b.
scaleX=b.scaleY=(o.readUInt8()<<24|o.readUInt8()<<16)/1073741824:c&WE_HAVE_AN_X_AND_Y_SCALE?(b.scaleX=(o.readUInt8()<<24|o.readUInt8()<<16)/1073741824,b.scaleY=
(o.readUInt8()<<24|o.readUInt8()<<16)/1073741824):c&WE_HAVE_A_TWO_BY_TWO&&(b.scaleX=(o.readUInt8()<<24|o.readUInt8()<<16)/1073741824,b.scale01=(o.readUInt8()<<24|
o.readUInt8()<<16)/1073741824,b.scale10=(o.readUInt8()<<24|o.readUInt8()<<16)/1073741824,b.scaleY=(o.readUInt8()<<24|o.readUInt8()<<16)/1073741824),a.components.
push(b)}if(this._font._variationProcessor){for(var m=[],C=0;C<a.components.length;C++){var b=a.components[C];m.push(new Point(!0,!0,b.dx,b.dy))}m.push.apply(m,this.
_getPhantomPoints(a)),this._font._variationProcessor.transformPoints(this.id,m),a.phantomPoints=m.splice(-4,4);for(var E=0;E<m.length;E++){var N=m[E];a.components[E].
dx=N.x,a.components[E].dy=N.y}}return u},n._getPhantomPoints=function(a){var o=this._getCBox(!0);this._metrics==null&&(this._metrics=Glyph.prototype._getMetrics.
call(this,o));var s=this._metrics,u=s.advanceWidth,c=s.advanceHeight,f=s.leftBearing,l=s.topBearing;return[new Point(!1,!0,a.xMin-f,0),new Point(!1,!0,a.xMin-f+
u,0),new Point(!1,!0,0,a.yMax+l),new Point(!1,!0,0,a.yMax+l+c)]},n._getContours=function(){var a=this._decode();if(!a)return[];var o=[];if(a.numberOfContours<0)
for(var s=_createForOfIteratorHelperLoose$m(a.components),u;!(u=s()).done;)for(var c=u.value,f=this._font.getGlyph(c.glyphID)._getContours(),l=0;l<f.length;l++)
for(var h=f[l],y=0;y<h.length;y++){var b=h[y],m=b.x*c.scaleX+b.y*c.scale01+c.dx,C=b.y*c.scaleY+b.x*c.scale10+c.dy;o.push(new Point(b.onCurve,b.endContour,m,C))}else
o=a.points||[];a.phantomPoints&&!this._font.directory.tables.HVAR&&(this._metrics.advanceWidth=a.phantomPoints[1].x-a.phantomPoints[0].x,this._metrics.advanceHeight=
a.phantomPoints[3].y-a.phantomPoints[2].y,this._metrics.leftBearing=a.xMin-a.phantomPoints[0].x,this._metrics.topBearing=a.phantomPoints[2].y-a.yMax);for(var E=[],
N=[],k=0;k<o.length;k++){var D=o[k];N.push(D),D.endContour&&(E.push(N),N=[])}return E},n._getMetrics=function(){if(this._metrics)return this._metrics;var a=this.
_getCBox(!0);return e.prototype._getMetrics.call(this,a),this._font._variationProcessor&&!this._font.HVAR&&this.path,this._metrics},n._getPath=function(){for(var a=this.
_getContours(),o=new Path,s=0;s<a.length;s++){var u=a[s],c=u[0],f=u[u.length-1],l=0;if(c.onCurve){var h=null;l=1}else{f.onCurve?c=f:c=new Point(!1,!1,(c.x+f.x)/
2,(c.y+f.y)/2);var h=c}o.moveTo(c.x,c.y);for(var y=l;y<u.length;y++){var b=u[y],m=y===0?c:u[y-1];if(m.onCurve&&b.onCurve)o.lineTo(b.x,b.y);else if(m.onCurve&&!b.
onCurve)var h=b;else if(!m.onCurve&&!b.onCurve){var C=(m.x+b.x)/2,E=(m.y+b.y)/2;o.quadraticCurveTo(m.x,m.y,C,E);var h=b}else if(!m.onCurve&&b.onCurve){o.quadraticCurveTo(
h.x,h.y,b.x,b.y);var h=null}else throw new Error("Unknown TTF path state")}h&&o.quadraticCurveTo(h.x,h.y,c.x,c.y),o.closePath()}return o},r})(Glyph);function _inheritsLoose$a(e,r){
e.prototype=Object.create(r.prototype),e.prototype.constructor=e,e.__proto__=r}var CFFGlyph=(function(e){_inheritsLoose$a(r,e);function r(){return e.apply(this,
arguments)||this}var n=r.prototype;return n._getName=function(){return this._font.CFF2?e.prototype._getName.call(this):this._font["CFF "].getGlyphName(this.id)},
n.bias=function(a){return a.length<1240?107:a.length<33900?1131:32768},n._getPath=function(){var a=this._font.stream,o=a.pos,s=this._font.CFF2||this._font["CFF "],
u=s.topDict.CharStrings[this.id],c=u.offset+u.length;a.pos=u.offset;var f=new Path,l=[],h=[],y=null,b=0,m=0,C=0,E,N,k=!1;this._usedGsubrs=E={},this._usedSubrs=N=
{};var D=s.globalSubrIndex||[],U=this.bias(D),G=s.privateDictForGlyph(this.id),q=G.Subrs||[],Z=this.bias(q),ee=s.topDict.vstore&&s.topDict.vstore.itemVariationStore,
W=G.vsindex,re=this._font._variationProcessor;function Q(){y==null&&(y=l.shift()+G.nominalWidthX)}function ae(){return l.length%2!==0&&Q(),b+=l.length>>1,l.length=
0}function de($,ue){k&&f.closePath(),f.moveTo($,ue),k=!0}var fe=function $(){for(;a.pos<c;){var ue=a.readUInt8();if(ue<32)switch(ue){case 1:case 3:case 18:case 23:
ae();break;case 4:l.length>1&&Q(),C+=l.shift(),de(m,C);break;case 5:for(;l.length>=2;)m+=l.shift(),C+=l.shift(),f.lineTo(m,C);break;case 6:case 7:for(var ye=ue===
6;l.length>=1;)ye?m+=l.shift():C+=l.shift(),f.lineTo(m,C),ye=!ye;break;case 8:for(;l.length>0;){var oe=m+l.shift(),ge=C+l.shift(),ve=oe+l.shift(),be=ge+l.shift();
m=ve+l.shift(),C=be+l.shift(),f.bezierCurveTo(oe,ge,ve,be,m,C)}break;case 10:var we=l.pop()+Z,te=q[we];if(te){N[we]=!0;var ke=a.pos,he=c;a.pos=te.offset,c=te.offset+
te.length,$(),a.pos=ke,c=he}break;case 11:if(s.version>=2)break;return;case 14:if(s.version>=2)break;l.length>0&&Q(),k&&(f.closePath(),k=!1);break;case 15:{if(s.
version<2)throw new Error("vsindex operator not supported in CFF v1");W=l.pop();break}case 16:{if(s.version<2)throw new Error("blend operator not supported in C\
FF v1");if(!re)throw new Error("blend operator in non-variation font");for(var Se=re.getBlendVector(ee,W),Fe=l.pop(),xe=Fe*Se.length,_e=l.length-xe,Oe=_e-Fe,De=0;De<
Fe;De++){for(var Ce=l[Oe+De],Pe=0;Pe<Se.length;Pe++)Ce+=Se[Pe]*l[_e++];l[Oe+De]=Ce}for(;xe--;)l.pop();break}case 19:case 20:ae(),a.pos+=b+7>>3;break;case 21:l.length>
2&&Q(),m+=l.shift(),C+=l.shift(),de(m,C);break;case 22:l.length>1&&Q(),m+=l.shift(),de(m,C);break;case 24:for(;l.length>=8;){var oe=m+l.shift(),ge=C+l.shift(),ve=oe+
l.shift(),be=ge+l.shift();m=ve+l.shift(),C=be+l.shift(),f.bezierCurveTo(oe,ge,ve,be,m,C)}m+=l.shift(),C+=l.shift(),f.lineTo(m,C);break;case 25:for(;l.length>=8;)
m+=l.shift(),C+=l.shift(),f.lineTo(m,C);var oe=m+l.shift(),ge=C+l.shift(),ve=oe+l.shift(),be=ge+l.shift();m=ve+l.shift(),C=be+l.shift(),f.bezierCurveTo(oe,ge,ve,
be,m,C);break;case 26:for(l.length%2&&(m+=l.shift());l.length>=4;)oe=m,ge=C+l.shift(),ve=oe+l.shift(),be=ge+l.shift(),m=ve,C=be+l.shift(),f.bezierCurveTo(oe,ge,
ve,be,m,C);break;case 27:for(l.length%2&&(C+=l.shift());l.length>=4;)oe=m+l.shift(),ge=C,ve=oe+l.shift(),be=ge+l.shift(),m=ve+l.shift(),C=be,f.bezierCurveTo(oe,
ge,ve,be,m,C);break;case 28:l.push(a.readInt16BE());break;case 29:if(we=l.pop()+U,te=D[we],te){E[we]=!0;var ke=a.pos,he=c;a.pos=te.offset,c=te.offset+te.length,
$(),a.pos=ke,c=he}break;case 30:case 31:for(ye=ue===31;l.length>=4;)ye?(oe=m+l.shift(),ge=C,ve=oe+l.shift(),be=ge+l.shift(),C=be+l.shift(),m=ve+(l.length===1?l.
shift():0)):(oe=m,ge=C+l.shift(),ve=oe+l.shift(),be=ge+l.shift(),m=ve+l.shift(),C=be+(l.length===1?l.shift():0)),f.bezierCurveTo(oe,ge,ve,be,m,C),ye=!ye;break;case 12:
switch(ue=a.readUInt8(),ue){case 3:var le=l.pop(),Te=l.pop();l.push(le&&Te?1:0);break;case 4:le=l.pop(),Te=l.pop(),l.push(le||Te?1:0);break;case 5:le=l.pop(),l.
push(le?0:1);break;case 9:le=l.pop(),l.push(Math.abs(le));break;case 10:le=l.pop(),Te=l.pop(),l.push(le+Te);break;case 11:le=l.pop(),Te=l.pop(),l.push(le-Te);break;case 12:
le=l.pop(),Te=l.pop(),l.push(le/Te);break;case 14:le=l.pop(),l.push(-le);break;case 15:le=l.pop(),Te=l.pop(),l.push(le===Te?1:0);break;case 18:l.pop();break;case 20:
var d=l.pop(),g=l.pop();h[g]=d;break;case 21:g=l.pop(),l.push(h[g]||0);break;case 22:var S=l.pop(),O=l.pop(),x=l.pop(),H=l.pop();l.push(x<=H?S:O);break;case 23:
l.push(Math.random());break;case 24:le=l.pop(),Te=l.pop(),l.push(le*Te);break;case 26:le=l.pop(),l.push(Math.sqrt(le));break;case 27:le=l.pop(),l.push(le,le);break;case 28:
le=l.pop(),Te=l.pop(),l.push(Te,le);break;case 29:g=l.pop(),g<0?g=0:g>l.length-1&&(g=l.length-1),l.push(l[g]);break;case 30:var ne=l.pop(),me=l.pop();if(me>=0)for(;me>
0;){for(var Ie=l[ne-1],Ee=ne-2;Ee>=0;Ee--)l[Ee+1]=l[Ee];l[0]=Ie,me--}else for(;me<0;){for(var Ie=l[0],Le=0;Le<=ne;Le++)l[Le]=l[Le+1];l[ne-1]=Ie,me++}break;case 34:
oe=m+l.shift(),ge=C,ve=oe+l.shift(),be=ge+l.shift();var Be=ve+l.shift(),ze=be,je=Be+l.shift(),Ue=ze,He=je+l.shift(),Ze=Ue,I=He+l.shift(),Y=Ze;m=I,C=Y,f.bezierCurveTo(
oe,ge,ve,be,Be,ze),f.bezierCurveTo(je,Ue,He,Ze,I,Y);break;case 35:for(var J=[],ie=0;ie<=5;ie++)m+=l.shift(),C+=l.shift(),J.push(m,C);f.bezierCurveTo.apply(f,J.slice(
0,6)),f.bezierCurveTo.apply(f,J.slice(6)),l.shift();break;case 36:oe=m+l.shift(),ge=C+l.shift(),ve=oe+l.shift(),be=ge+l.shift(),Be=ve+l.shift(),ze=be,je=Be+l.shift(),
Ue=ze,He=je+l.shift(),Ze=Ue+l.shift(),I=He+l.shift(),Y=Ze,m=I,C=Y,f.bezierCurveTo(oe,ge,ve,be,Be,ze),f.bezierCurveTo(je,Ue,He,Ze,I,Y);break;case 37:var B=m,j=C;
J=[];for(var w=0;w<=4;w++)m+=l.shift(),C+=l.shift(),J.push(m,C);Math.abs(m-B)>Math.abs(C-j)?(m+=l.shift(),C=j):(m=B,C+=l.shift()),J.push(m,C),f.bezierCurveTo.apply(
f,J.slice(0,6)),f.bezierCurveTo.apply(f,J.slice(6));break;default:throw new Error("Unknown op: 12 "+ue)}break;default:throw new Error("Unknown op: "+ue)}else if(ue<
247)l.push(ue-139);else if(ue<251){var K=a.readUInt8();l.push((ue-247)*256+K+108)}else if(ue<255){var K=a.readUInt8();l.push(-(ue-251)*256-K-108)}else l.push(a.
readInt32BE()/65536)}};return fe(),k&&f.closePath(),f},r})(Glyph);function _inheritsLoose$b(e,r){e.prototype=Object.create(r.prototype),e.prototype.constructor=
e,e.__proto__=r}var SBIXImage=new restructure.Struct({originX:restructure.uint16,originY:restructure.uint16,type:new restructure.String(4),data:new restructure.
Buffer(function(e){return e.parent.buflen-e._currentOffset})}),SBIXGlyph=(function(e){_inheritsLoose$b(r,e);function r(){return e.apply(this,arguments)||this}var n=r.
prototype;return n.getImageForSize=function(a){for(var o=0;o<this._font.sbix.imageTables.length;o++){var s=this._font.sbix.imageTables[o];if(s.ppem>=a)break}var u=s.
imageOffsets,c=u[this.id],f=u[this.id+1];return c===f?null:(this._font.stream.pos=c,SBIXImage.decode(this._font.stream,{buflen:f-c}))},n.render=function(a,o){var s=this.
getImageForSize(o);if(s!=null){var u=o/this._font.unitsPerEm;a.image(s.data,{height:o,x:s.originX,y:(this.bbox.minY-s.originY)*u})}this._font.sbix.flags.renderOutlines&&
e.prototype.render.call(this,a,o)},r})(TTFGlyph);function _createForOfIteratorHelperLoose$n(e){var r=0;if(typeof Symbol>"u"||e[Symbol.iterator]==null){if(Array.
isArray(e)||(e=_unsupportedIterableToArray$n(e)))return function(){return r>=e.length?{done:!0}:{done:!1,value:e[r++]}};throw new TypeError(`Invalid attempt to \
iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return r=e[Symbol.iterator](),r.next.bind(r)}function _unsupportedIterableToArray$n(e,r){
if(e){if(typeof e=="string")return _arrayLikeToArray$n(e,r);var n=Object.prototype.toString.call(e).slice(8,-1);if(n==="Object"&&e.constructor&&(n=e.constructor.
name),n==="Map"||n==="Set")return Array.from(e);if(n==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n))return _arrayLikeToArray$n(e,r)}}function _arrayLikeToArray$n(e,r){
(r==null||r>e.length)&&(r=e.length);for(var n=0,a=new Array(r);n<r;n++)a[n]=e[n];return a}function _defineProperties$7(e,r){for(var n=0;n<r.length;n++){var a=r[n];
a.enumerable=a.enumerable||!1,a.configurable=!0,"value"in a&&(a.writable=!0),Object.defineProperty(e,a.key,a)}}function _createClass$7(e,r,n){return r&&_defineProperties$7(
e.prototype,r),n&&_defineProperties$7(e,n),e}function _inheritsLoose$c(e,r){e.prototype=Object.create(r.prototype),e.prototype.constructor=e,e.__proto__=r}var COLRLayer=function(e,r){
this.glyph=e,this.color=r},COLRGlyph=(function(e){_inheritsLoose$c(r,e);function r(){return e.apply(this,arguments)||this}var n=r.prototype;return n._getBBox=function(){
for(var a=new BBox,o=0;o<this.layers.length;o++){var s=this.layers[o],u=s.glyph.bbox;a.addPoint(u.minX,u.minY),a.addPoint(u.maxX,u.maxY)}return a},n.render=function(a,o){
for(var s=_createForOfIteratorHelperLoose$n(this.layers),u;!(u=s()).done;){var c=u.value,f=c.glyph,l=c.color;a.fillColor([l.red,l.green,l.blue],l.alpha/255*100),
f.render(a,o)}},_createClass$7(r,[{key:"layers",get:function(){for(var a=this._font.CPAL,o=this._font.COLR,s=0,u=o.baseGlyphRecord.length-1;s<=u;){var c=s+u>>1,
f=o.baseGlyphRecord[c];if(this.id<f.gid)u=c-1;else if(this.id>f.gid)s=c+1;else{var l=f;break}}if(l==null){var h=this._font._getBaseGlyph(this.id),y={red:0,green:0,
blue:0,alpha:255};return[new COLRLayer(h,y)]}for(var b=[],m=l.firstLayerIndex;m<l.firstLayerIndex+l.numLayers;m++){var f=o.layerRecords[m],y=a.colorRecords[f.paletteIndex],
h=this._font._getBaseGlyph(f.gid);b.push(new COLRLayer(h,y))}return b}}]),r})(Glyph),TUPLES_SHARE_POINT_NUMBERS=32768,TUPLE_COUNT_MASK=4095,EMBEDDED_TUPLE_COORD=32768,
INTERMEDIATE_TUPLE=16384,PRIVATE_POINT_NUMBERS=8192,TUPLE_INDEX_MASK=4095,POINTS_ARE_WORDS=128,POINT_RUN_COUNT_MASK=127,DELTAS_ARE_ZERO=128,DELTAS_ARE_WORDS=64,
DELTA_RUN_COUNT_MASK=63,GlyphVariationProcessor=(function(){function e(n,a){this.font=n,this.normalizedCoords=this.normalizeCoords(a),this.blendVectors=new Map}
var r=e.prototype;return r.normalizeCoords=function(n){for(var a=[],o=0;o<this.font.fvar.axis.length;o++){var s=this.font.fvar.axis[o];n[o]<s.defaultValue?a.push(
(n[o]-s.defaultValue+Number.EPSILON)/(s.defaultValue-s.minValue+Number.EPSILON)):a.push((n[o]-s.defaultValue+Number.EPSILON)/(s.maxValue-s.defaultValue+Number.EPSILON))}
if(this.font.avar)for(var o=0;o<this.font.avar.segment.length;o++)for(var u=this.font.avar.segment[o],c=0;c<u.correspondence.length;c++){var f=u.correspondence[c];
if(c>=1&&a[o]<f.fromCoord){var l=u.correspondence[c-1];a[o]=((a[o]-l.fromCoord)*(f.toCoord-l.toCoord)+Number.EPSILON)/(f.fromCoord-l.fromCoord+Number.EPSILON)+l.
toCoord;break}}return a},r.transformPoints=function(n,a){if(!(!this.font.fvar||!this.font.gvar)){var o=this.font.gvar;if(!(n>=o.glyphCount)){var s=o.offsets[n];
if(s!==o.offsets[n+1]){var u=this.font.stream;if(u.pos=s,!(u.pos>=u.length)){var c=u.readUInt16BE(),f=s+u.readUInt16BE();if(c&TUPLES_SHARE_POINT_NUMBERS){var l=u.
pos;u.pos=f;var h=this.decodePoints();f=u.pos,u.pos=l}var y=a.map(function(he){return he.copy()});c&=TUPLE_COUNT_MASK;for(var b=0;b<c;b++){var m=u.readUInt16BE(),
C=u.readUInt16BE();if(C&EMBEDDED_TUPLE_COORD)for(var E=[],N=0;N<o.axisCount;N++)E.push(u.readInt16BE()/16384);else{if((C&TUPLE_INDEX_MASK)>=o.globalCoordCount)throw new Error(
"Invalid gvar table");var E=o.globalCoords[C&TUPLE_INDEX_MASK]}if(C&INTERMEDIATE_TUPLE){for(var k=[],D=0;D<o.axisCount;D++)k.push(u.readInt16BE()/16384);for(var U=[],
G=0;G<o.axisCount;G++)U.push(u.readInt16BE()/16384)}var q=this.tupleFactor(C,E,k,U);if(q===0){f+=m;continue}var l=u.pos;if(u.pos=f,C&PRIVATE_POINT_NUMBERS)var Z=this.
decodePoints();else var Z=h;var ee=Z.length===0?a.length:Z.length,W=this.decodeDeltas(ee),re=this.decodeDeltas(ee);if(Z.length===0)for(var Q=0;Q<a.length;Q++){var ae=a[Q];
ae.x+=Math.round(W[Q]*q),ae.y+=Math.round(re[Q]*q)}else{for(var de=y.map(function(Se){return Se.copy()}),fe=a.map(function(){return!1}),$=0;$<Z.length;$++){var ue=Z[$];
if(ue<a.length){var ye=de[ue];fe[ue]=!0,ye.x+=Math.round(W[$]*q),ye.y+=Math.round(re[$]*q)}}this.interpolateMissingDeltas(de,y,fe);for(var we=0;we<a.length;we++){
var te=de[we].x-y[we].x,ke=de[we].y-y[we].y;a[we].x+=te,a[we].y+=ke}}f+=m,u.pos=l}}}}}},r.decodePoints=function(){var n=this.font.stream,a=n.readUInt8();a&POINTS_ARE_WORDS&&
(a=(a&POINT_RUN_COUNT_MASK)<<8|n.readUInt8());for(var o=new Uint16Array(a),s=0,u=0;s<a;)for(var c=n.readUInt8(),f=(c&POINT_RUN_COUNT_MASK)+1,l=c&POINTS_ARE_WORDS?
n.readUInt16:n.readUInt8,h=0;h<f&&s<a;h++)u+=l.call(n),o[s++]=u;return o},r.decodeDeltas=function(n){for(var a=this.font.stream,o=0,s=new Int16Array(n);o<n;){var u=a.
readUInt8(),c=(u&DELTA_RUN_COUNT_MASK)+1;if(u&DELTAS_ARE_ZERO)o+=c;else for(var f=u&DELTAS_ARE_WORDS?a.readInt16BE:a.readInt8,l=0;l<c&&o<n;l++)s[o++]=f.call(a)}
return s},r.tupleFactor=function(n,a,o,s){for(var u=this.normalizedCoords,c=this.font.gvar,f=1,l=0;l<c.axisCount;l++)if(a[l]!==0){if(u[l]===0)return 0;if((n&INTERMEDIATE_TUPLE)===
0){if(u[l]<Math.min(0,a[l])||u[l]>Math.max(0,a[l]))return 0;f=(f*u[l]+Number.EPSILON)/(a[l]+Number.EPSILON)}else{if(u[l]<o[l]||u[l]>s[l])return 0;u[l]<a[l]?f=f*
(u[l]-o[l]+Number.EPSILON)/(a[l]-o[l]+Number.EPSILON):f=f*(s[l]-u[l]+Number.EPSILON)/(s[l]-a[l]+Number.EPSILON)}}return f},r.interpolateMissingDeltas=function(n,a,o){
if(n.length!==0)for(var s=0;s<n.length;){for(var u=s,c=s,f=n[c];!f.endContour;)f=n[++c];for(;s<=c&&!o[s];)s++;if(!(s>c)){var l=s,h=s;for(s++;s<=c;)o[s]&&(this.deltaInterpolate(
h+1,s-1,h,s,a,n),h=s),s++;h===l?this.deltaShift(u,c,h,a,n):(this.deltaInterpolate(h+1,c,h,l,a,n),l>0&&this.deltaInterpolate(u,l-1,h,l,a,n)),s=c+1}}},r.deltaInterpolate=
function(n,a,o,s,u,c){if(!(n>a))for(var f=["x","y"],l=0;l<f.length;l++){var h=f[l];if(u[o][h]>u[s][h]){var y=o;o=s,s=y}var b=u[o][h],m=u[s][h],C=c[o][h],E=c[s][h];
if(b!==m||C===E)for(var N=b===m?0:(E-C)/(m-b),k=n;k<=a;k++){var D=u[k][h];D<=b?D+=C-b:D>=m?D+=E-m:D=C+(D-b)*N,c[k][h]=D}}},r.deltaShift=function(n,a,o,s,u){var c=u[o].
x-s[o].x,f=u[o].y-s[o].y;if(!(c===0&&f===0))for(var l=n;l<=a;l++)l!==o&&(u[l].x+=c,u[l].y+=f)},r.getAdvanceAdjustment=function(n,a){var o,s;if(a.advanceWidthMapping){
var u=n;u>=a.advanceWidthMapping.mapCount&&(u=a.advanceWidthMapping.mapCount-1);var c=a.advanceWidthMapping.entryFormat,f=a.advanceWidthMapping.mapData[u];o=f.outerIndex,
s=f.innerIndex}else o=0,s=n;return this.getDelta(a.itemVariationStore,o,s)},r.getDelta=function(n,a,o){if(a>=n.itemVariationData.length)return 0;var s=n.itemVariationData[a];
if(o>=s.deltaSets.length)return 0;for(var u=s.deltaSets[o],c=this.getBlendVector(n,a),f=0,l=0;l<s.regionIndexCount;l++)f+=u.deltas[l]*c[l];return f},r.getBlendVector=
function(n,a){var o=n.itemVariationData[a];if(this.blendVectors.has(o))return this.blendVectors.get(o);for(var s=this.normalizedCoords,u=[],c=0;c<o.regionIndexCount;c++){
for(var f=1,l=o.regionIndexes[c],h=n.variationRegionList.variationRegions[l],y=0;y<h.length;y++){var b=h[y],m=void 0;b.startCoord>b.peakCoord||b.peakCoord>b.endCoord||
b.startCoord<0&&b.endCoord>0&&b.peakCoord!==0||b.peakCoord===0?m=1:s[y]<b.startCoord||s[y]>b.endCoord?m=0:s[y]===b.peakCoord?m=1:s[y]<b.peakCoord?m=(s[y]-b.startCoord+
Number.EPSILON)/(b.peakCoord-b.startCoord+Number.EPSILON):m=(b.endCoord-s[y]+Number.EPSILON)/(b.endCoord-b.peakCoord+Number.EPSILON),f*=m}u[c]=f}return this.blendVectors.
set(o,u),u},e})(),clone_1=createCommonjsModule(function(e){var r=(function(){function n(f,l,h,y){var b;typeof l=="object"&&(h=l.depth,y=l.prototype,b=l.filter,l=
l.circular);var m=[],C=[],E=typeof buffer_1<"u";typeof l>"u"&&(l=!0),typeof h>"u"&&(h=1/0);function N(k,D){if(k===null)return null;if(D==0)return k;var U,G;if(typeof k!=
"object")return k;if(n.__isArray(k))U=[];else if(n.__isRegExp(k))U=new RegExp(k.source,c(k)),k.lastIndex&&(U.lastIndex=k.lastIndex);else if(n.__isDate(k))U=new Date(
k.getTime());else{if(E&&buffer_1.isBuffer(k))return buffer_1.allocUnsafe?U=buffer_1.allocUnsafe(k.length):U=new buffer_1(k.length),k.copy(U),U;typeof y>"u"?(G=Object.
getPrototypeOf(k),U=Object.create(G)):(U=Object.create(y),G=y)}if(l){var q=m.indexOf(k);if(q!=-1)return C[q];m.push(k),C.push(U)}for(var Z in k){var ee;G&&(ee=Object.
getOwnPropertyDescriptor(G,Z)),!(ee&&ee.set==null)&&(U[Z]=N(k[Z],D-1))}return U}return N(f,h)}n.clonePrototype=function(f){if(f===null)return null;var l=function(){};
return l.prototype=f,new l};function a(f){return Object.prototype.toString.call(f)}n.__objToStr=a;function o(f){return typeof f=="object"&&a(f)==="[object Date]"}
n.__isDate=o;function s(f){return typeof f=="object"&&a(f)==="[object Array]"}n.__isArray=s;function u(f){return typeof f=="object"&&a(f)==="[object RegExp]"}n.
__isRegExp=u;function c(f){var l="";return f.global&&(l+="g"),f.ignoreCase&&(l+="i"),f.multiline&&(l+="m"),l}return n.__getRegExpFlags=c,n})();e.exports&&(e.exports=
r)}),Subset=(function(){function e(n){this.font=n,this.glyphs=[],this.mapping={},this.includeGlyph(0)}var r=e.prototype;return r.includeGlyph=function(n){return typeof n==
"object"&&(n=n.id),this.mapping[n]==null&&(this.glyphs.push(n),this.mapping[n]=this.glyphs.length-1),this.mapping[n]},r.encodeStream=function(){var n=this,a=new restructure.
EncodeStream;return nextTick(function(){return n.encode(a),a.end()}),a},e})(),ON_CURVE$1=1,X_SHORT_VECTOR$1=2,Y_SHORT_VECTOR$1=4,REPEAT$1=8,SAME_X$1=16,SAME_Y$1=32,
Point$1=(function(){function e(){}return e.size=function(r){return r>=0&&r<=255?1:2},e.encode=function(r,n){n>=0&&n<=255?r.writeUInt8(n):r.writeInt16BE(n)},e})(),
Glyf=new restructure.Struct({numberOfContours:restructure.int16,xMin:restructure.int16,yMin:restructure.int16,xMax:restructure.int16,yMax:restructure.int16,endPtsOfContours:new restructure.
Array(restructure.uint16,"numberOfContours"),instructions:new restructure.Array(restructure.uint8,restructure.uint16),flags:new restructure.Array(restructure.uint8,
0),xPoints:new restructure.Array(Point$1,0),yPoints:new restructure.Array(Point$1,0)}),TTFGlyphEncoder=(function(){function e(){}var r=e.prototype;return r.encodeSimple=
function(n,a){a===void 0&&(a=[]);for(var o=[],s=[],u=[],c=[],f=0,l=0,h=0,y=0,b=0,m=0;m<n.commands.length;m++){for(var C=n.commands[m],E=0;E<C.args.length;E+=2){
var N=C.args[E],k=C.args[E+1],D=0;if(C.command==="quadraticCurveTo"&&E===2){var U=n.commands[m+1];if(U&&U.command==="quadraticCurveTo"){var G=(l+U.args[0])/2,q=(h+
U.args[1])/2;if(N===G&&k===q)continue}}C.command==="quadraticCurveTo"&&E===0||(D|=ON_CURVE$1),D=this._encodePoint(N,l,s,D,X_SHORT_VECTOR$1,SAME_X$1),D=this._encodePoint(
k,h,u,D,Y_SHORT_VECTOR$1,SAME_Y$1),D===y&&f<255?(c[c.length-1]|=REPEAT$1,f++):(f>0&&(c.push(f),f=0),c.push(D),y=D),l=N,h=k,b++}C.command==="closePath"&&o.push(b-
1)}n.commands.length>1&&n.commands[n.commands.length-1].command!=="closePath"&&o.push(b-1);var Z=n.bbox,ee={numberOfContours:o.length,xMin:Z.minX,yMin:Z.minY,xMax:Z.
maxX,yMax:Z.maxY,endPtsOfContours:o,instructions:a,flags:c,xPoints:s,yPoints:u},W=Glyf.size(ee),re=4-W%4,Q=new restructure.EncodeStream(W+re);return Glyf.encode(
Q,ee),re!==0&&Q.fill(0,re),Q.buffer},r._encodePoint=function(n,a,o,s,u,c){var f=n-a;return n===a?s|=c:(-255<=f&&f<=255&&(s|=u,f<0?f=-f:s|=c),o.push(f)),s},e})();
function _createForOfIteratorHelperLoose$o(e){var r=0;if(typeof Symbol>"u"||e[Symbol.iterator]==null){if(Array.isArray(e)||(e=_unsupportedIterableToArray$o(e)))
return function(){return r>=e.length?{done:!0}:{done:!1,value:e[r++]}};throw new TypeError(`Invalid attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return r=e[Symbol.iterator](),r.next.bind(r)}function _unsupportedIterableToArray$o(e,r){
if(e){if(typeof e=="string")return _arrayLikeToArray$o(e,r);var n=Object.prototype.toString.call(e).slice(8,-1);if(n==="Object"&&e.constructor&&(n=e.constructor.
name),n==="Map"||n==="Set")return Array.from(e);if(n==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n))return _arrayLikeToArray$o(e,r)}}function _arrayLikeToArray$o(e,r){
(r==null||r>e.length)&&(r=e.length);for(var n=0,a=new Array(r);n<r;n++)a[n]=e[n];return a}function _inheritsLoose$d(e,r){e.prototype=Object.create(r.prototype),
e.prototype.constructor=e,e.__proto__=r}var TTFSubset=(function(e){_inheritsLoose$d(r,e);function r(a){var o;return o=e.call(this,a)||this,o.glyphEncoder=new TTFGlyphEncoder,
o}var n=r.prototype;return n._addGlyph=function(a){var o=this.font.getGlyph(a),s=o._decode(),u=this.font.loca.offsets[a],c=this.font.loca.offsets[a+1],f=this.font.
_getTableStream("glyf");f.pos+=u;var l=f.readBuffer(c-u);if(s&&s.numberOfContours<0){l=new buffer_1(l);for(var h=_createForOfIteratorHelperLoose$o(s.components),
y;!(y=h()).done;){var b=y.value;a=this.includeGlyph(b.glyphID),l.writeUInt16BE(a,b.pos)}}else s&&this.font._variationProcessor&&(l=this.glyphEncoder.encodeSimple(
o.path,s.instructions));return this.glyf.push(l),this.loca.offsets.push(this.offset),this.hmtx.metrics.push({advance:o.advanceWidth,bearing:o._getMetrics().leftBearing}),
this.offset+=l.length,this.glyf.length-1},n.encode=function(a){this.glyf=[],this.offset=0,this.loca={offsets:[]},this.hmtx={metrics:[],bearings:[]};for(var o=0;o<
this.glyphs.length;)this._addGlyph(this.glyphs[o++]);var s=clone_1(this.font.maxp);s.numGlyphs=this.glyf.length,this.loca.offsets.push(this.offset),tables.loca.
preEncode.call(this.loca);var u=clone_1(this.font.head);u.indexToLocFormat=this.loca.version;var c=clone_1(this.font.hhea);c.numberOfMetrics=this.hmtx.metrics.length,
Directory.encode(a,{tables:{head:u,hhea:c,loca:this.loca,maxp:s,"cvt ":this.font["cvt "],prep:this.font.prep,glyf:this.glyf,hmtx:this.hmtx,fpgm:this.font.fpgm}})},
r})(Subset);function _createForOfIteratorHelperLoose$p(e){var r=0;if(typeof Symbol>"u"||e[Symbol.iterator]==null){if(Array.isArray(e)||(e=_unsupportedIterableToArray$p(
e)))return function(){return r>=e.length?{done:!0}:{done:!1,value:e[r++]}};throw new TypeError(`Invalid attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return r=e[Symbol.iterator](),r.next.bind(r)}function _unsupportedIterableToArray$p(e,r){
if(e){if(typeof e=="string")return _arrayLikeToArray$p(e,r);var n=Object.prototype.toString.call(e).slice(8,-1);if(n==="Object"&&e.constructor&&(n=e.constructor.
name),n==="Map"||n==="Set")return Array.from(e);if(n==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n))return _arrayLikeToArray$p(e,r)}}function _arrayLikeToArray$p(e,r){
(r==null||r>e.length)&&(r=e.length);for(var n=0,a=new Array(r);n<r;n++)a[n]=e[n];return a}function _inheritsLoose$e(e,r){e.prototype=Object.create(r.prototype),
e.prototype.constructor=e,e.__proto__=r}var CFFSubset=(function(e){_inheritsLoose$e(r,e);function r(a){var o;if(o=e.call(this,a)||this,o.cff=o.font["CFF "],!o.cff)
throw new Error("Not a CFF Font");return o}var n=r.prototype;return n.subsetCharstrings=function(){this.charstrings=[];for(var a={},o=_createForOfIteratorHelperLoose$p(
this.glyphs),s;!(s=o()).done;){var u=s.value;this.charstrings.push(this.cff.getCharString(u));var c=this.font.getGlyph(u),f=c.path;for(var l in c._usedGsubrs)a[l]=
!0}this.gsubrs=this.subsetSubrs(this.cff.globalSubrIndex,a)},n.subsetSubrs=function(a,o){for(var s=[],u=0;u<a.length;u++){var c=a[u];o[u]?(this.cff.stream.pos=c.
offset,s.push(this.cff.stream.readBuffer(c.length))):s.push(new buffer_1([11]))}return s},n.subsetFontdict=function(a){a.FDArray=[],a.FDSelect={version:0,fds:[]};
for(var o={},s=[],u=_createForOfIteratorHelperLoose$p(this.glyphs),c;!(c=u()).done;){var f=c.value,l=this.cff.fdForGlyph(f);if(l!=null){o[l]||(a.FDArray.push(Object.
assign({},this.cff.topDict.FDArray[l])),s.push({})),o[l]=!0,a.FDSelect.fds.push(a.FDArray.length-1);var h=this.font.getGlyph(f),y=h.path;for(var b in h._usedSubrs)
s[s.length-1][b]=!0}}for(var m=0;m<a.FDArray.length;m++){var C=a.FDArray[m];delete C.FontName,C.Private&&C.Private.Subrs&&(C.Private=Object.assign({},C.Private),
C.Private.Subrs=this.subsetSubrs(C.Private.Subrs,s[m]))}},n.createCIDFontdict=function(a){for(var o={},s=_createForOfIteratorHelperLoose$p(this.glyphs),u;!(u=s()).
done;){var c=u.value,f=this.font.getGlyph(c),l=f.path;for(var h in f._usedSubrs)o[h]=!0}var y=Object.assign({},this.cff.topDict.Private);return this.cff.topDict.
Private&&this.cff.topDict.Private.Subrs&&(y.Subrs=this.subsetSubrs(this.cff.topDict.Private.Subrs,o)),a.FDArray=[{Private:y}],a.FDSelect={version:3,nRanges:1,ranges:[
{first:0,fd:0}],sentinel:this.charstrings.length}},n.addString=function(a){return a?(this.strings||(this.strings=[]),this.strings.push(a),standardStrings.length+
this.strings.length-1):null},n.encode=function(a){this.subsetCharstrings();var o={version:this.charstrings.length>255?2:1,ranges:[{first:1,nLeft:this.charstrings.
length-2}]},s=Object.assign({},this.cff.topDict);s.Private=null,s.charset=o,s.Encoding=null,s.CharStrings=this.charstrings;for(var u=0,c=["version","Notice","Co\
pyright","FullName","FamilyName","Weight","PostScript","BaseFontName","FontName"];u<c.length;u++){var f=c[u];s[f]=this.addString(this.cff.string(s[f]))}s.ROS=[this.
addString("Adobe"),this.addString("Identity"),0],s.CIDCount=this.charstrings.length,this.cff.isCIDFont?this.subsetFontdict(s):this.createCIDFontdict(s);var l={version:1,
hdrSize:this.cff.hdrSize,offSize:this.cff.length,header:this.cff.header,nameIndex:[this.cff.postscriptName],topDictIndex:[s],stringIndex:this.strings,globalSubrIndex:this.
gsubrs};CFFTop.encode(a,l)},r})(Subset),_class$4;function _createForOfIteratorHelperLoose$q(e){var r=0;if(typeof Symbol>"u"||e[Symbol.iterator]==null){if(Array.
isArray(e)||(e=_unsupportedIterableToArray$q(e)))return function(){return r>=e.length?{done:!0}:{done:!1,value:e[r++]}};throw new TypeError(`Invalid attempt to \
iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return r=e[Symbol.iterator](),r.next.bind(r)}function _unsupportedIterableToArray$q(e,r){
if(e){if(typeof e=="string")return _arrayLikeToArray$q(e,r);var n=Object.prototype.toString.call(e).slice(8,-1);if(n==="Object"&&e.constructor&&(n=e.constructor.
name),n==="Map"||n==="Set")return Array.from(e);if(n==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n))return _arrayLikeToArray$q(e,r)}}function _arrayLikeToArray$q(e,r){
(r==null||r>e.length)&&(r=e.length);for(var n=0,a=new Array(r);n<r;n++)a[n]=e[n];return a}function _defineProperties$8(e,r){for(var n=0;n<r.length;n++){var a=r[n];
a.enumerable=a.enumerable||!1,a.configurable=!0,"value"in a&&(a.writable=!0),Object.defineProperty(e,a.key,a)}}function _createClass$8(e,r,n){return r&&_defineProperties$8(
e.prototype,r),n&&_defineProperties$8(e,n),e}function _applyDecoratedDescriptor$4(e,r,n,a,o){var s={};return Object.keys(a).forEach(function(u){s[u]=a[u]}),s.enumerable=
!!s.enumerable,s.configurable=!!s.configurable,("value"in s||s.initializer)&&(s.writable=!0),s=n.slice().reverse().reduce(function(u,c){return c(e,r,u)||u},s),o&&
s.initializer!==void 0&&(s.value=s.initializer?s.initializer.call(o):void 0,s.initializer=void 0),s.initializer===void 0&&(Object.defineProperty(e,r,s),s=null),
s}var TTFFont=(_class$4=(function(){e.probe=function(n){var a=n.toString("ascii",0,4);return a==="true"||a==="OTTO"||a==="\0\0\0"};function e(n,a){a===void 0&&
(a=null),this.stream=n,this.variationCoords=a,this._directoryPos=this.stream.pos,this._tables={},this._glyphs={},this._decodeDirectory();for(var o in this.directory.
tables){var s=this.directory.tables[o];tables[o]&&s.length>0&&Object.defineProperty(this,o,{get:this._getTable.bind(this,s)})}}var r=e.prototype;return r._getTable=
function(n){if(!(n.tag in this._tables))try{this._tables[n.tag]=this._decodeTable(n)}catch(a){fontkit.logErrors&&(console.error("Error decoding table "+n.tag),console.
error(a.stack))}return this._tables[n.tag]},r._getTableStream=function(n){var a=this.directory.tables[n];return a?(this.stream.pos=a.offset,this.stream):null},r.
_decodeDirectory=function(){return this.directory=Directory.decode(this.stream,{_startOffset:0})},r._decodeTable=function(n){var a=this.stream.pos,o=this._getTableStream(
n.tag),s=tables[n.tag].decode(o,this,n.length);return this.stream.pos=a,s},r.getName=function(n,a){a===void 0&&(a="en");var o=this.name.records[n];return o?o[a]:
null},r.hasGlyphForCodePoint=function(n){return!!this._cmapProcessor.lookup(n)},r.glyphForCodePoint=function(n){return this.getGlyph(this._cmapProcessor.lookup(
n),[n])},r.glyphsForString=function(n){for(var a=[],o=n.length,s=0,u=-1,c=-1;s<=o;){var f=0,l=0;if(s<o){if(f=n.charCodeAt(s++),55296<=f&&f<=56319&&s<o){var h=n.
charCodeAt(s);56320<=h&&h<=57343&&(s++,f=((f&1023)<<10)+(h&1023)+65536)}l=65024<=f&&f<=65039||917760<=f&&f<=917999?1:0}else s++;c===0&&l===1?a.push(this.getGlyph(
this._cmapProcessor.lookup(u,f),[u,f])):c===0&&l===0&&a.push(this.glyphForCodePoint(u)),u=f,c=l}return a},r.layout=function(n,a,o,s,u){return this._layoutEngine.
layout(n,a,o,s,u)},r.stringsForGlyph=function(n){return this._layoutEngine.stringsForGlyph(n)},r.getAvailableFeatures=function(n,a){return this._layoutEngine.getAvailableFeatures(
n,a)},r._getBaseGlyph=function(n,a){return a===void 0&&(a=[]),this._glyphs[n]||(this.directory.tables.glyf?this._glyphs[n]=new TTFGlyph(n,a,this):(this.directory.
tables["CFF "]||this.directory.tables.CFF2)&&(this._glyphs[n]=new CFFGlyph(n,a,this))),this._glyphs[n]||null},r.getGlyph=function(n,a){return a===void 0&&(a=[]),
this._glyphs[n]||(this.directory.tables.sbix?this._glyphs[n]=new SBIXGlyph(n,a,this):this.directory.tables.COLR&&this.directory.tables.CPAL?this._glyphs[n]=new COLRGlyph(
n,a,this):this._getBaseGlyph(n,a)),this._glyphs[n]||null},r.createSubset=function(){return this.directory.tables["CFF "]?new CFFSubset(this):new TTFSubset(this)},
r.getVariation=function(n){if(!(this.directory.tables.fvar&&(this.directory.tables.gvar&&this.directory.tables.glyf||this.directory.tables.CFF2)))throw new Error(
"Variations require a font with the fvar, gvar and glyf, or CFF2 tables.");if(typeof n=="string"&&(n=this.namedVariations[n]),typeof n!="object")throw new Error(
"Variation settings must be either a variation name or settings object.");var a=this.fvar.axis.map(function(u,c){var f=u.axisTag.trim();return f in n?Math.max(u.
minValue,Math.min(u.maxValue,n[f])):u.defaultValue}),o=new restructure.DecodeStream(this.stream.buffer);o.pos=this._directoryPos;var s=new e(o,a);return s._tables=
this._tables,s},r.getFont=function(n){return this.getVariation(n)},_createClass$8(e,[{key:"postscriptName",get:function(){var n=this.name.records.postscriptName;
if(n){var a=Object.keys(n)[0];return n[a]}return null}},{key:"fullName",get:function(){return this.getName("fullName")}},{key:"familyName",get:function(){return this.
getName("fontFamily")}},{key:"subfamilyName",get:function(){return this.getName("fontSubfamily")}},{key:"copyright",get:function(){return this.getName("copyrigh\
t")}},{key:"version",get:function(){return this.getName("version")}},{key:"ascent",get:function(){return this.hhea.ascent}},{key:"descent",get:function(){return this.
hhea.descent}},{key:"lineGap",get:function(){return this.hhea.lineGap}},{key:"underlinePosition",get:function(){return this.post.underlinePosition}},{key:"under\
lineThickness",get:function(){return this.post.underlineThickness}},{key:"italicAngle",get:function(){return this.post.italicAngle}},{key:"capHeight",get:function(){
var n=this["OS/2"];return n?n.capHeight:this.ascent}},{key:"xHeight",get:function(){var n=this["OS/2"];return n?n.xHeight:0}},{key:"numGlyphs",get:function(){return this.
maxp.numGlyphs}},{key:"unitsPerEm",get:function(){return this.head.unitsPerEm}},{key:"bbox",get:function(){return Object.freeze(new BBox(this.head.xMin,this.head.
yMin,this.head.xMax,this.head.yMax))}},{key:"_cmapProcessor",get:function(){return new CmapProcessor(this.cmap)}},{key:"characterSet",get:function(){return this.
_cmapProcessor.getCharacterSet()}},{key:"_layoutEngine",get:function(){return new LayoutEngine(this)}},{key:"availableFeatures",get:function(){return this._layoutEngine.
getAvailableFeatures()}},{key:"variationAxes",get:function(){var n={};if(!this.fvar)return n;for(var a=_createForOfIteratorHelperLoose$q(this.fvar.axis),o;!(o=a()).
done;){var s=o.value;n[s.axisTag.trim()]={name:s.name.en,min:s.minValue,default:s.defaultValue,max:s.maxValue}}return n}},{key:"namedVariations",get:function(){
var n={};if(!this.fvar)return n;for(var a=_createForOfIteratorHelperLoose$q(this.fvar.instance),o;!(o=a()).done;){for(var s=o.value,u={},c=0;c<this.fvar.axis.length;c++){
var f=this.fvar.axis[c];u[f.axisTag.trim()]=s.coord[c]}n[s.name.en]=u}return n}},{key:"_variationProcessor",get:function(){if(!this.fvar)return null;var n=this.
variationCoords;return!n&&!this.CFF2?null:(n||(n=this.fvar.axis.map(function(a){return a.defaultValue})),new GlyphVariationProcessor(this,n))}}]),e})(),_applyDecoratedDescriptor$4(
_class$4.prototype,"bbox",[cache],Object.getOwnPropertyDescriptor(_class$4.prototype,"bbox"),_class$4.prototype),_applyDecoratedDescriptor$4(_class$4.prototype,
"_cmapProcessor",[cache],Object.getOwnPropertyDescriptor(_class$4.prototype,"_cmapProcessor"),_class$4.prototype),_applyDecoratedDescriptor$4(_class$4.prototype,
"characterSet",[cache],Object.getOwnPropertyDescriptor(_class$4.prototype,"characterSet"),_class$4.prototype),_applyDecoratedDescriptor$4(_class$4.prototype,"_l\
ayoutEngine",[cache],Object.getOwnPropertyDescriptor(_class$4.prototype,"_layoutEngine"),_class$4.prototype),_applyDecoratedDescriptor$4(_class$4.prototype,"var\
iationAxes",[cache],Object.getOwnPropertyDescriptor(_class$4.prototype,"variationAxes"),_class$4.prototype),_applyDecoratedDescriptor$4(_class$4.prototype,"name\
dVariations",[cache],Object.getOwnPropertyDescriptor(_class$4.prototype,"namedVariations"),_class$4.prototype),_applyDecoratedDescriptor$4(_class$4.prototype,"_\
variationProcessor",[cache],Object.getOwnPropertyDescriptor(_class$4.prototype,"_variationProcessor"),_class$4.prototype),_class$4);function _createForOfIteratorHelperLoose$r(e){
var r=0;if(typeof Symbol>"u"||e[Symbol.iterator]==null){if(Array.isArray(e)||(e=_unsupportedIterableToArray$r(e)))return function(){return r>=e.length?{done:!0}:
{done:!1,value:e[r++]}};throw new TypeError(`Invalid attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return r=e[Symbol.iterator](),r.next.bind(r)}function _unsupportedIterableToArray$r(e,r){
if(e){if(typeof e=="string")return _arrayLikeToArray$r(e,r);var n=Object.prototype.toString.call(e).slice(8,-1);if(n==="Object"&&e.constructor&&(n=e.constructor.
name),n==="Map"||n==="Set")return Array.from(e);if(n==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n))return _arrayLikeToArray$r(e,r)}}function _arrayLikeToArray$r(e,r){
(r==null||r>e.length)&&(r=e.length);for(var n=0,a=new Array(r);n<r;n++)a[n]=e[n];return a}var WOFFDirectoryEntry=new restructure.Struct({tag:new restructure.String(
4),offset:new restructure.Pointer(restructure.uint32,"void",{type:"global"}),compLength:restructure.uint32,length:restructure.uint32,origChecksum:restructure.uint32}),
WOFFDirectory=new restructure.Struct({tag:new restructure.String(4),flavor:restructure.uint32,length:restructure.uint32,numTables:restructure.uint16,reserved:new restructure.
Reserved(restructure.uint16),totalSfntSize:restructure.uint32,majorVersion:restructure.uint16,minorVersion:restructure.uint16,metaOffset:restructure.uint32,metaLength:restructure.
uint32,metaOrigLength:restructure.uint32,privOffset:restructure.uint32,privLength:restructure.uint32,tables:new restructure.Array(WOFFDirectoryEntry,"numTables")});
WOFFDirectory.process=function(){for(var e={},r=_createForOfIteratorHelperLoose$r(this.tables),n;!(n=r()).done;){var a=n.value;e[a.tag]=a}this.tables=e};var TINF_OK$1=0,
TINF_DATA_ERROR$1=-3;function Tree$1(){this.table=new Uint16Array(16),this.trans=new Uint16Array(288)}function Data$1(e,r){this.source=e,this.sourceIndex=0,this.
tag=0,this.bitcount=0,this.dest=r,this.destLen=0,this.ltree=new Tree$1,this.dtree=new Tree$1}var sltree$1=new Tree$1,sdtree$1=new Tree$1,length_bits$1=new Uint8Array(
30),length_base$1=new Uint16Array(30),dist_bits$1=new Uint8Array(30),dist_base$1=new Uint16Array(30),clcidx$1=new Uint8Array([16,17,18,0,8,7,9,6,10,5,11,4,12,3,
13,2,14,1,15]),code_tree$1=new Tree$1,lengths$1=new Uint8Array(320);function tinf_build_bits_base$1(e,r,n,a){var o,s;for(o=0;o<n;++o)e[o]=0;for(o=0;o<30-n;++o)e[o+
n]=o/n|0;for(s=a,o=0;o<30;++o)r[o]=s,s+=1<<e[o]}function tinf_build_fixed_trees$1(e,r){var n;for(n=0;n<7;++n)e.table[n]=0;for(e.table[7]=24,e.table[8]=152,e.table[9]=
112,n=0;n<24;++n)e.trans[n]=256+n;for(n=0;n<144;++n)e.trans[24+n]=n;for(n=0;n<8;++n)e.trans[168+n]=280+n;for(n=0;n<112;++n)e.trans[176+n]=144+n;for(n=0;n<5;++n)
r.table[n]=0;for(r.table[5]=32,n=0;n<32;++n)r.trans[n]=n}var offs$1=new Uint16Array(16);function tinf_build_tree$1(e,r,n,a){var o,s;for(o=0;o<16;++o)e.table[o]=
0;for(o=0;o<a;++o)e.table[r[n+o]]++;for(e.table[0]=0,s=0,o=0;o<16;++o)offs$1[o]=s,s+=e.table[o];for(o=0;o<a;++o)r[n+o]&&(e.trans[offs$1[r[n+o]]++]=o)}function tinf_getbit$1(e){
e.bitcount--||(e.tag=e.source[e.sourceIndex++],e.bitcount=7);var r=e.tag&1;return e.tag>>>=1,r}function tinf_read_bits$1(e,r,n){if(!r)return n;for(;e.bitcount<24;)
e.tag|=e.source[e.sourceIndex++]<<e.bitcount,e.bitcount+=8;var a=e.tag&65535>>>16-r;return e.tag>>>=r,e.bitcount-=r,a+n}function tinf_decode_symbol$1(e,r){for(;e.
bitcount<24;)e.tag|=e.source[e.sourceIndex++]<<e.bitcount,e.bitcount+=8;var n=0,a=0,o=0,s=e.tag;do a=2*a+(s&1),s>>>=1,++o,n+=r.table[o],a-=r.table[o];while(a>=0);
return e.tag=s,e.bitcount-=o,r.trans[n+a]}function tinf_decode_trees$1(e,r,n){var a,o,s,u,c,f;for(a=tinf_read_bits$1(e,5,257),o=tinf_read_bits$1(e,5,1),s=tinf_read_bits$1(
e,4,4),u=0;u<19;++u)lengths$1[u]=0;for(u=0;u<s;++u){var l=tinf_read_bits$1(e,3,0);lengths$1[clcidx$1[u]]=l}for(tinf_build_tree$1(code_tree$1,lengths$1,0,19),c=0;c<
a+o;){var h=tinf_decode_symbol$1(e,code_tree$1);switch(h){case 16:var y=lengths$1[c-1];for(f=tinf_read_bits$1(e,2,3);f;--f)lengths$1[c++]=y;break;case 17:for(f=
tinf_read_bits$1(e,3,3);f;--f)lengths$1[c++]=0;break;case 18:for(f=tinf_read_bits$1(e,7,11);f;--f)lengths$1[c++]=0;break;default:lengths$1[c++]=h;break}}tinf_build_tree$1(
r,lengths$1,0,a),tinf_build_tree$1(n,lengths$1,a,o)}function tinf_inflate_block_data$1(e,r,n){for(;;){var a=tinf_decode_symbol$1(e,r);if(a===256)return TINF_OK$1;
if(a<256)e.dest[e.destLen++]=a;else{var o,s,u,c;for(a-=257,o=tinf_read_bits$1(e,length_bits$1[a],length_base$1[a]),s=tinf_decode_symbol$1(e,n),u=e.destLen-tinf_read_bits$1(
e,dist_bits$1[s],dist_base$1[s]),c=u;c<u+o;++c)e.dest[e.destLen++]=e.dest[c]}}}function tinf_inflate_uncompressed_block$1(e){for(var r,n,a;e.bitcount>8;)e.sourceIndex--,
e.bitcount-=8;if(r=e.source[e.sourceIndex+1],r=256*r+e.source[e.sourceIndex],n=e.source[e.sourceIndex+3],n=256*n+e.source[e.sourceIndex+2],r!==(~n&65535))return TINF_DATA_ERROR$1;
for(e.sourceIndex+=4,a=r;a;--a)e.dest[e.destLen++]=e.source[e.sourceIndex++];return e.bitcount=0,TINF_OK$1}function tinf_uncompress$1(e,r){var n=new Data$1(e,r),
a,o,s;do{switch(a=tinf_getbit$1(n),o=tinf_read_bits$1(n,2,0),o){case 0:s=tinf_inflate_uncompressed_block$1(n);break;case 1:s=tinf_inflate_block_data$1(n,sltree$1,
sdtree$1);break;case 2:tinf_decode_trees$1(n,n.ltree,n.dtree),s=tinf_inflate_block_data$1(n,n.ltree,n.dtree);break;default:s=TINF_DATA_ERROR$1}if(s!==TINF_OK$1)
throw new Error("Data error")}while(!a);return n.destLen<n.dest.length?typeof n.dest.slice=="function"?n.dest.slice(0,n.destLen):n.dest.subarray(0,n.destLen):n.
dest}tinf_build_fixed_trees$1(sltree$1,sdtree$1),tinf_build_bits_base$1(length_bits$1,length_base$1,4,3),tinf_build_bits_base$1(dist_bits$1,dist_base$1,2,1),length_bits$1[28]=
0,length_base$1[28]=258;var tinyInflate$1=tinf_uncompress$1;function _inheritsLoose$f(e,r){e.prototype=Object.create(r.prototype),e.prototype.constructor=e,e.__proto__=
r}var WOFFFont=(function(e){_inheritsLoose$f(r,e);function r(){return e.apply(this,arguments)||this}r.probe=function(a){return a.toString("ascii",0,4)==="wOFF"};
var n=r.prototype;return n._decodeDirectory=function(){this.directory=WOFFDirectory.decode(this.stream,{_startOffset:0})},n._getTableStream=function(a){var o=this.
directory.tables[a];if(o)if(this.stream.pos=o.offset,o.compLength<o.length){this.stream.pos+=2;var s=new buffer_1(o.length),u=tinyInflate$1(this.stream.readBuffer(
o.compLength-2),s);return new restructure.DecodeStream(u)}else return this.stream;return null},r})(TTFFont);function BrotliInput(e){this.buffer=e,this.pos=0}BrotliInput.
prototype.read=function(e,r,n){this.pos+n>this.buffer.length&&(n=this.buffer.length-this.pos);for(var a=0;a<n;a++)e[r+a]=this.buffer[this.pos+a];return this.pos+=
n,n};var BrotliInput_1=BrotliInput;function BrotliOutput(e){this.buffer=e,this.pos=0}BrotliOutput.prototype.write=function(e,r){if(this.pos+r>this.buffer.length)
throw new Error("Output buffer is not large enough");return this.buffer.set(e.subarray(0,r),this.pos),this.pos+=r,r};var BrotliOutput_1=BrotliOutput,streams$1={
BrotliInput:BrotliInput_1,BrotliOutput:BrotliOutput_1},BROTLI_READ_SIZE=4096,BROTLI_IBUF_SIZE=2*BROTLI_READ_SIZE+32,BROTLI_IBUF_MASK=2*BROTLI_READ_SIZE-1,kBitMask=new Uint32Array(
[0,1,3,7,15,31,63,127,255,511,1023,2047,4095,8191,16383,32767,65535,131071,262143,524287,1048575,2097151,4194303,8388607,16777215]);function BrotliBitReader(e){
this.buf_=new Uint8Array(BROTLI_IBUF_SIZE),this.input_=e,this.reset()}BrotliBitReader.READ_SIZE=BROTLI_READ_SIZE,BrotliBitReader.IBUF_MASK=BROTLI_IBUF_MASK,BrotliBitReader.
prototype.reset=function(){this.buf_ptr_=0,this.val_=0,this.pos_=0,this.bit_pos_=0,this.bit_end_pos_=0,this.eos_=0,this.readMoreInput();for(var e=0;e<4;e++)this.
val_|=this.buf_[this.pos_]<<8*e,++this.pos_;return this.bit_end_pos_>0},BrotliBitReader.prototype.readMoreInput=function(){if(!(this.bit_end_pos_>256))if(this.eos_){
if(this.bit_pos_>this.bit_end_pos_)throw new Error("Unexpected end of input "+this.bit_pos_+" "+this.bit_end_pos_)}else{var e=this.buf_ptr_,r=this.input_.read(this.
buf_,e,BROTLI_READ_SIZE);if(r<0)throw new Error("Unexpected end of input");if(r<BROTLI_READ_SIZE){this.eos_=1;for(var n=0;n<32;n++)this.buf_[e+r+n]=0}if(e===0){
for(var n=0;n<32;n++)this.buf_[(BROTLI_READ_SIZE<<1)+n]=this.buf_[n];this.buf_ptr_=BROTLI_READ_SIZE}else this.buf_ptr_=0;this.bit_end_pos_+=r<<3}},BrotliBitReader.
prototype.fillBitWindow=function(){for(;this.bit_pos_>=8;)this.val_>>>=8,this.val_|=this.buf_[this.pos_&BROTLI_IBUF_MASK]<<24,++this.pos_,this.bit_pos_=this.bit_pos_-
8>>>0,this.bit_end_pos_=this.bit_end_pos_-8>>>0},BrotliBitReader.prototype.readBits=function(e){32-this.bit_pos_<e&&this.fillBitWindow();var r=this.val_>>>this.
bit_pos_&kBitMask[e];return this.bit_pos_+=e,r};var bit_reader=BrotliBitReader,byteLength_1$1=byteLength$1,toByteArray_1$1=toByteArray$1,fromByteArray_1$1=fromByteArray$1,
lookup$1=[],revLookup$1=[],Arr$1=typeof Uint8Array<"u"?Uint8Array:Array,code$1="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";for(i$4=0,len$1=
code$1.length;i$4<len$1;++i$4)lookup$1[i$4]=code$1[i$4],revLookup$1[code$1.charCodeAt(i$4)]=i$4;var i$4,len$1;revLookup$1[45]=62,revLookup$1[95]=63;function getLens$1(e){
var r=e.length;if(r%4>0)throw new Error("Invalid string. Length must be a multiple of 4");var n=e.indexOf("=");n===-1&&(n=r);var a=n===r?0:4-n%4;return[n,a]}function byteLength$1(e){
var r=getLens$1(e),n=r[0],a=r[1];return(n+a)*3/4-a}function _byteLength$1(e,r,n){return(r+n)*3/4-n}function toByteArray$1(e){for(var r,n=getLens$1(e),a=n[0],o=n[1],
s=new Arr$1(_byteLength$1(e,a,o)),u=0,c=o>0?a-4:a,f=0;f<c;f+=4)r=revLookup$1[e.charCodeAt(f)]<<18|revLookup$1[e.charCodeAt(f+1)]<<12|revLookup$1[e.charCodeAt(f+
2)]<<6|revLookup$1[e.charCodeAt(f+3)],s[u++]=r>>16&255,s[u++]=r>>8&255,s[u++]=r&255;return o===2&&(r=revLookup$1[e.charCodeAt(f)]<<2|revLookup$1[e.charCodeAt(f+
1)]>>4,s[u++]=r&255),o===1&&(r=revLookup$1[e.charCodeAt(f)]<<10|revLookup$1[e.charCodeAt(f+1)]<<4|revLookup$1[e.charCodeAt(f+2)]>>2,s[u++]=r>>8&255,s[u++]=r&255),
s}function tripletToBase64$1(e){return lookup$1[e>>18&63]+lookup$1[e>>12&63]+lookup$1[e>>6&63]+lookup$1[e&63]}function encodeChunk$1(e,r,n){for(var a,o=[],s=r;s<
n;s+=3)a=(e[s]<<16&16711680)+(e[s+1]<<8&65280)+(e[s+2]&255),o.push(tripletToBase64$1(a));return o.join("")}function fromByteArray$1(e){for(var r,n=e.length,a=n%
3,o=[],s=16383,u=0,c=n-a;u<c;u+=s)o.push(encodeChunk$1(e,u,u+s>c?c:u+s));return a===1?(r=e[n-1],o.push(lookup$1[r>>2]+lookup$1[r<<4&63]+"==")):a===2&&(r=(e[n-2]<<
8)+e[n-1],o.push(lookup$1[r>>10]+lookup$1[r>>4&63]+lookup$1[r<<2&63]+"=")),o.join("")}var base64Js$1={byteLength:byteLength_1$1,toByteArray:toByteArray_1$1,fromByteArray:fromByteArray_1$1},
dictionary_bin="",init=function(e){var r=base64Js$1.toByteArray(dictionary_bin);return e(r)},dictionaryDataCompressed={init},dictionary=createCommonjsModule(function(e,r){
r.init=function(n){r.dictionary=dictionaryDataCompressed.init(n)},r.offsetsByLength=new Uint32Array([0,0,0,0,0,4096,9216,21504,35840,44032,53248,63488,74752,87040,
93696,100864,104704,106752,108928,113536,115968,118528,119872,121280,122016]),r.sizeBitsByLength=new Uint8Array([0,0,0,0,10,10,11,11,10,10,10,10,10,9,9,8,7,7,8,
7,7,6,6,5,5]),r.minDictionaryWordLength=4,r.maxDictionaryWordLength=24}),dictionary_1=dictionary.init,dictionary_2=dictionary.dictionary,dictionary_3=dictionary.
offsetsByLength,dictionary_4=dictionary.sizeBitsByLength,dictionary_5=dictionary.minDictionaryWordLength,dictionary_6=dictionary.maxDictionaryWordLength;function HuffmanCode(e,r){
this.bits=e,this.value=r}var HuffmanCode_1=HuffmanCode,MAX_LENGTH=15;function GetNextKey(e,r){for(var n=1<<r-1;e&n;)n>>=1;return(e&n-1)+n}function ReplicateValue(e,r,n,a,o){
do a-=n,e[r+a]=new HuffmanCode(o.bits,o.value);while(a>0)}function NextTableBitSize(e,r,n){for(var a=1<<r-n;r<MAX_LENGTH&&(a-=e[r],!(a<=0));)++r,a<<=1;return r-
n}var BrotliBuildHuffmanTable=function(e,r,n,a,o){var s=r,u,c,f,l,h,y,b,m,C,E,N,k=new Int32Array(MAX_LENGTH+1),D=new Int32Array(MAX_LENGTH+1);for(N=new Int32Array(
o),f=0;f<o;f++)k[a[f]]++;for(D[1]=0,c=1;c<MAX_LENGTH;c++)D[c+1]=D[c]+k[c];for(f=0;f<o;f++)a[f]!==0&&(N[D[a[f]]++]=f);if(m=n,C=1<<m,E=C,D[MAX_LENGTH]===1){for(l=
0;l<E;++l)e[r+l]=new HuffmanCode(0,N[0]&65535);return E}for(l=0,f=0,c=1,h=2;c<=n;++c,h<<=1)for(;k[c]>0;--k[c])u=new HuffmanCode(c&255,N[f++]&65535),ReplicateValue(
e,r+l,h,C,u),l=GetNextKey(l,c);for(b=E-1,y=-1,c=n+1,h=2;c<=MAX_LENGTH;++c,h<<=1)for(;k[c]>0;--k[c])(l&b)!==y&&(r+=C,m=NextTableBitSize(k,c,n),C=1<<m,E+=C,y=l&b,
e[s+y]=new HuffmanCode(m+n&255,r-s-y&65535)),u=new HuffmanCode(c-n&255,N[f++]&65535),ReplicateValue(e,r+(l>>n),h,C,u),l=GetNextKey(l,c);return E},huffman={HuffmanCode:HuffmanCode_1,
BrotliBuildHuffmanTable},lookup$2=new Uint8Array([0,0,0,0,0,0,0,0,0,4,4,0,0,4,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,8,12,16,12,12,20,12,16,24,28,12,12,32,12,36,12,
44,44,44,44,44,44,44,44,44,44,32,32,24,40,28,12,12,48,52,52,52,48,52,52,52,48,52,52,52,52,52,48,52,52,52,52,52,48,52,52,52,52,52,24,12,28,12,12,12,56,60,60,60,56,
60,60,60,56,60,60,60,60,60,56,60,60,60,60,60,56,60,60,60,60,60,24,12,28,12,0,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1,
0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,2,3,
2,3,2,3,2,3,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,2,2,2,2,2,2,2,2,2,2,1,1,1,1,1,1,1,2,2,2,2,2,2,2,2,2,
2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,1,1,1,1,1,1,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,1,1,1,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,2,2,2,2,2,2,2,2,2,
2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,
2,2,2,2,2,2,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,4,4,4,4,4,4,4,4,4,4,
4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,
5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,7,0,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,
16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,
24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,24,32,32,32,32,32,32,32,32,32,32,32,32,32,32,
32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,40,40,40,40,
40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,48,48,48,48,48,48,48,48,48,48,
48,48,48,48,48,56,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,
51,52,53,54,55,56,57,58,59,60,61,62,63,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,
44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,
37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,
30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,0,0,0,0,1,1,1,1,2,2,2,2,3,3,3,3,4,4,4,4,5,5,5,5,6,6,6,6,7,
7,7,7,8,8,8,8,9,9,9,9,10,10,10,10,11,11,11,11,12,12,12,12,13,13,13,13,14,14,14,14,15,15,15,15,16,16,16,16,17,17,17,17,18,18,18,18,19,19,19,19,20,20,20,20,21,21,
21,21,22,22,22,22,23,23,23,23,24,24,24,24,25,25,25,25,26,26,26,26,27,27,27,27,28,28,28,28,29,29,29,29,30,30,30,30,31,31,31,31,32,32,32,32,33,33,33,33,34,34,34,34,
35,35,35,35,36,36,36,36,37,37,37,37,38,38,38,38,39,39,39,39,40,40,40,40,41,41,41,41,42,42,42,42,43,43,43,43,44,44,44,44,45,45,45,45,46,46,46,46,47,47,47,47,48,48,
48,48,49,49,49,49,50,50,50,50,51,51,51,51,52,52,52,52,53,53,53,53,54,54,54,54,55,55,55,55,56,56,56,56,57,57,57,57,58,58,58,58,59,59,59,59,60,60,60,60,61,61,61,61,
62,62,62,62,63,63,63,63,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]),lookupOffsets=new Uint16Array([1024,1536,1280,1536,0,256,768,512]),context={lookup:lookup$2,lookupOffsets};
function PrefixCodeRange(e,r){this.offset=e,this.nbits=r}var kBlockLengthPrefixCode=[new PrefixCodeRange(1,2),new PrefixCodeRange(5,2),new PrefixCodeRange(9,2),
new PrefixCodeRange(13,2),new PrefixCodeRange(17,3),new PrefixCodeRange(25,3),new PrefixCodeRange(33,3),new PrefixCodeRange(41,3),new PrefixCodeRange(49,4),new PrefixCodeRange(
65,4),new PrefixCodeRange(81,4),new PrefixCodeRange(97,4),new PrefixCodeRange(113,5),new PrefixCodeRange(145,5),new PrefixCodeRange(177,5),new PrefixCodeRange(209,
5),new PrefixCodeRange(241,6),new PrefixCodeRange(305,6),new PrefixCodeRange(369,7),new PrefixCodeRange(497,8),new PrefixCodeRange(753,9),new PrefixCodeRange(1265,
10),new PrefixCodeRange(2289,11),new PrefixCodeRange(4337,12),new PrefixCodeRange(8433,13),new PrefixCodeRange(16625,24)],kInsertLengthPrefixCode=[new PrefixCodeRange(
0,0),new PrefixCodeRange(1,0),new PrefixCodeRange(2,0),new PrefixCodeRange(3,0),new PrefixCodeRange(4,0),new PrefixCodeRange(5,0),new PrefixCodeRange(6,1),new PrefixCodeRange(
8,1),new PrefixCodeRange(10,2),new PrefixCodeRange(14,2),new PrefixCodeRange(18,3),new PrefixCodeRange(26,3),new PrefixCodeRange(34,4),new PrefixCodeRange(50,4),
new PrefixCodeRange(66,5),new PrefixCodeRange(98,5),new PrefixCodeRange(130,6),new PrefixCodeRange(194,7),new PrefixCodeRange(322,8),new PrefixCodeRange(578,9),
new PrefixCodeRange(1090,10),new PrefixCodeRange(2114,12),new PrefixCodeRange(6210,14),new PrefixCodeRange(22594,24)],kCopyLengthPrefixCode=[new PrefixCodeRange(
2,0),new PrefixCodeRange(3,0),new PrefixCodeRange(4,0),new PrefixCodeRange(5,0),new PrefixCodeRange(6,0),new PrefixCodeRange(7,0),new PrefixCodeRange(8,0),new PrefixCodeRange(
9,0),new PrefixCodeRange(10,1),new PrefixCodeRange(12,1),new PrefixCodeRange(14,2),new PrefixCodeRange(18,2),new PrefixCodeRange(22,3),new PrefixCodeRange(30,3),
new PrefixCodeRange(38,4),new PrefixCodeRange(54,4),new PrefixCodeRange(70,5),new PrefixCodeRange(102,5),new PrefixCodeRange(134,6),new PrefixCodeRange(198,7),new PrefixCodeRange(
326,8),new PrefixCodeRange(582,9),new PrefixCodeRange(1094,10),new PrefixCodeRange(2118,24)],kInsertRangeLut=[0,0,8,8,0,16,8,16,16],kCopyRangeLut=[0,8,0,8,16,0,
16,8,16],prefix={kBlockLengthPrefixCode,kInsertLengthPrefixCode,kCopyLengthPrefixCode,kInsertRangeLut,kCopyRangeLut},kIdentity=0,kOmitLast1=1,kOmitLast2=2,kOmitLast3=3,
kOmitLast4=4,kOmitLast5=5,kOmitLast6=6,kOmitLast7=7,kOmitLast8=8,kOmitLast9=9,kUppercaseFirst=10,kUppercaseAll=11,kOmitFirst1=12,kOmitFirst2=13,kOmitFirst3=14,kOmitFirst4=15,
kOmitFirst5=16,kOmitFirst6=17,kOmitFirst7=18,kOmitFirst9=20;function Transform$2(e,r,n){this.prefix=new Uint8Array(e.length),this.transform=r,this.suffix=new Uint8Array(
n.length);for(var a=0;a<e.length;a++)this.prefix[a]=e.charCodeAt(a);for(var a=0;a<n.length;a++)this.suffix[a]=n.charCodeAt(a)}var kTransforms=[new Transform$2("",
kIdentity,""),new Transform$2("",kIdentity," "),new Transform$2(" ",kIdentity," "),new Transform$2("",kOmitFirst1,""),new Transform$2("",kUppercaseFirst," "),new Transform$2(
"",kIdentity," the "),new Transform$2(" ",kIdentity,""),new Transform$2("s ",kIdentity," "),new Transform$2("",kIdentity," of "),new Transform$2("",kUppercaseFirst,
""),new Transform$2("",kIdentity," and "),new Transform$2("",kOmitFirst2,""),new Transform$2("",kOmitLast1,""),new Transform$2(", ",kIdentity," "),new Transform$2(
"",kIdentity,", "),new Transform$2(" ",kUppercaseFirst," "),new Transform$2("",kIdentity," in "),new Transform$2("",kIdentity," to "),new Transform$2("e ",kIdentity,
" "),new Transform$2("",kIdentity,'"'),new Transform$2("",kIdentity,"."),new Transform$2("",kIdentity,'">'),new Transform$2("",kIdentity,`
`),new Transform$2("",kOmitLast3,""),new Transform$2("",kIdentity,"]"),new Transform$2("",kIdentity," for "),new Transform$2("",kOmitFirst3,""),new Transform$2(
"",kOmitLast2,""),new Transform$2("",kIdentity," a "),new Transform$2("",kIdentity," that "),new Transform$2(" ",kUppercaseFirst,""),new Transform$2("",kIdentity,
". "),new Transform$2(".",kIdentity,""),new Transform$2(" ",kIdentity,", "),new Transform$2("",kOmitFirst4,""),new Transform$2("",kIdentity," with "),new Transform$2(
"",kIdentity,"'"),new Transform$2("",kIdentity," from "),new Transform$2("",kIdentity," by "),new Transform$2("",kOmitFirst5,""),new Transform$2("",kOmitFirst6,
""),new Transform$2(" the ",kIdentity,""),new Transform$2("",kOmitLast4,""),new Transform$2("",kIdentity,". The "),new Transform$2("",kUppercaseAll,""),new Transform$2(
"",kIdentity," on "),new Transform$2("",kIdentity," as "),new Transform$2("",kIdentity," is "),new Transform$2("",kOmitLast7,""),new Transform$2("",kOmitLast1,"\
ing "),new Transform$2("",kIdentity,`
	`),new Transform$2("",kIdentity,":"),new Transform$2(" ",kIdentity,". "),new Transform$2("",kIdentity,"ed "),new Transform$2("",kOmitFirst9,""),new Transform$2(
"",kOmitFirst7,""),new Transform$2("",kOmitLast6,""),new Transform$2("",kIdentity,"("),new Transform$2("",kUppercaseFirst,", "),new Transform$2("",kOmitLast8,""),
new Transform$2("",kIdentity," at "),new Transform$2("",kIdentity,"ly "),new Transform$2(" the ",kIdentity," of "),new Transform$2("",kOmitLast5,""),new Transform$2(
"",kOmitLast9,""),new Transform$2(" ",kUppercaseFirst,", "),new Transform$2("",kUppercaseFirst,'"'),new Transform$2(".",kIdentity,"("),new Transform$2("",kUppercaseAll,
" "),new Transform$2("",kUppercaseFirst,'">'),new Transform$2("",kIdentity,'="'),new Transform$2(" ",kIdentity,"."),new Transform$2(".com/",kIdentity,""),new Transform$2(
" the ",kIdentity," of the "),new Transform$2("",kUppercaseFirst,"'"),new Transform$2("",kIdentity,". This "),new Transform$2("",kIdentity,","),new Transform$2(
".",kIdentity," "),new Transform$2("",kUppercaseFirst,"("),new Transform$2("",kUppercaseFirst,"."),new Transform$2("",kIdentity," not "),new Transform$2(" ",kIdentity,
'="'),new Transform$2("",kIdentity,"er "),new Transform$2(" ",kUppercaseAll," "),new Transform$2("",kIdentity,"al "),new Transform$2(" ",kUppercaseAll,""),new Transform$2(
"",kIdentity,"='"),new Transform$2("",kUppercaseAll,'"'),new Transform$2("",kUppercaseFirst,". "),new Transform$2(" ",kIdentity,"("),new Transform$2("",kIdentity,
"ful "),new Transform$2(" ",kUppercaseFirst,". "),new Transform$2("",kIdentity,"ive "),new Transform$2("",kIdentity,"less "),new Transform$2("",kUppercaseAll,"'"),
new Transform$2("",kIdentity,"est "),new Transform$2(" ",kUppercaseFirst,"."),new Transform$2("",kUppercaseAll,'">'),new Transform$2(" ",kIdentity,"='"),new Transform$2(
"",kUppercaseFirst,","),new Transform$2("",kIdentity,"ize "),new Transform$2("",kUppercaseAll,"."),new Transform$2("Â ",kIdentity,""),new Transform$2(" ",kIdentity,
","),new Transform$2("",kUppercaseFirst,'="'),new Transform$2("",kUppercaseAll,'="'),new Transform$2("",kIdentity,"ous "),new Transform$2("",kUppercaseAll,", "),
new Transform$2("",kUppercaseFirst,"='"),new Transform$2(" ",kUppercaseFirst,","),new Transform$2(" ",kUppercaseAll,'="'),new Transform$2(" ",kUppercaseAll,", "),
new Transform$2("",kUppercaseAll,","),new Transform$2("",kUppercaseAll,"("),new Transform$2("",kUppercaseAll,". "),new Transform$2(" ",kUppercaseAll,"."),new Transform$2(
"",kUppercaseAll,"='"),new Transform$2(" ",kUppercaseAll,". "),new Transform$2(" ",kUppercaseFirst,'="'),new Transform$2(" ",kUppercaseAll,"='"),new Transform$2(
" ",kUppercaseFirst,"='")],kTransforms_1=kTransforms,kNumTransforms=kTransforms.length;function ToUpperCase(e,r){return e[r]<192?(e[r]>=97&&e[r]<=122&&(e[r]^=32),
1):e[r]<224?(e[r+1]^=32,2):(e[r+2]^=5,3)}var transformDictionaryWord=function(e,r,n,a,o){var s=kTransforms[o].prefix,u=kTransforms[o].suffix,c=kTransforms[o].transform,
f=c<kOmitFirst1?0:c-(kOmitFirst1-1),l=0,h=r,y;f>a&&(f=a);for(var b=0;b<s.length;)e[r++]=s[b++];for(n+=f,a-=f,c<=kOmitLast9&&(a-=c),l=0;l<a;l++)e[r++]=dictionary.
dictionary[n+l];if(y=r-a,c===kUppercaseFirst)ToUpperCase(e,y);else if(c===kUppercaseAll)for(;a>0;){var m=ToUpperCase(e,y);y+=m,a-=m}for(var C=0;C<u.length;)e[r++]=
u[C++];return r-h},transform={kTransforms:kTransforms_1,kNumTransforms,transformDictionaryWord},BrotliInput$1=streams$1.BrotliInput,BrotliOutput$1=streams$1.BrotliOutput,
HuffmanCode$1=huffman.HuffmanCode,BrotliBuildHuffmanTable$1=huffman.BrotliBuildHuffmanTable,kDefaultCodeLength=8,kCodeLengthRepeatCode=16,kNumLiteralCodes=256,kNumInsertAndCopyCodes=704,
kNumBlockLengthCodes=26,kLiteralContextBits=6,kDistanceContextBits=2,HUFFMAN_TABLE_BITS=8,HUFFMAN_TABLE_MASK=255,HUFFMAN_MAX_TABLE_SIZE=1080,CODE_LENGTH_CODES=18,
kCodeLengthCodeOrder=new Uint8Array([1,2,3,4,0,5,17,6,16,7,8,9,10,11,12,13,14,15]),NUM_DISTANCE_SHORT_CODES=16,kDistanceShortCodeIndexOffset=new Uint8Array([3,2,
1,0,3,3,3,3,3,3,2,2,2,2,2,2]),kDistanceShortCodeValueOffset=new Int8Array([0,0,0,0,-1,1,-2,2,-3,3,-1,1,-2,2,-3,3]),kMaxHuffmanTableSize=new Uint16Array([256,402,
436,468,500,534,566,598,630,662,694,726,758,790,822,854,886,920,952,984,1016,1048,1080]);function DecodeWindowBits(e){var r;return e.readBits(1)===0?16:(r=e.readBits(
3),r>0?17+r:(r=e.readBits(3),r>0?8+r:17))}function DecodeVarLenUint8(e){if(e.readBits(1)){var r=e.readBits(3);return r===0?1:e.readBits(r)+(1<<r)}return 0}function MetaBlockLength(){
this.meta_block_length=0,this.input_end=0,this.is_uncompressed=0,this.is_metadata=!1}function DecodeMetaBlockLength(e){var r=new MetaBlockLength,n,a,o;if(r.input_end=
e.readBits(1),r.input_end&&e.readBits(1))return r;if(n=e.readBits(2)+4,n===7){if(r.is_metadata=!0,e.readBits(1)!==0)throw new Error("Invalid reserved bit");if(a=
e.readBits(2),a===0)return r;for(o=0;o<a;o++){var s=e.readBits(8);if(o+1===a&&a>1&&s===0)throw new Error("Invalid size byte");r.meta_block_length|=s<<o*8}}else for(o=
0;o<n;++o){var u=e.readBits(4);if(o+1===n&&n>4&&u===0)throw new Error("Invalid size nibble");r.meta_block_length|=u<<o*4}return++r.meta_block_length,!r.input_end&&
!r.is_metadata&&(r.is_uncompressed=e.readBits(1)),r}function ReadSymbol(e,r,n){var a;return n.fillBitWindow(),r+=n.val_>>>n.bit_pos_&HUFFMAN_TABLE_MASK,a=e[r].bits-
HUFFMAN_TABLE_BITS,a>0&&(n.bit_pos_+=HUFFMAN_TABLE_BITS,r+=e[r].value,r+=n.val_>>>n.bit_pos_&(1<<a)-1),n.bit_pos_+=e[r].bits,e[r].value}function ReadHuffmanCodeLengths(e,r,n,a){
for(var o=0,s=kDefaultCodeLength,u=0,c=0,f=32768,l=[],h=0;h<32;h++)l.push(new HuffmanCode$1(0,0));for(BrotliBuildHuffmanTable$1(l,0,5,e,CODE_LENGTH_CODES);o<r&&
f>0;){var y=0,b;if(a.readMoreInput(),a.fillBitWindow(),y+=a.val_>>>a.bit_pos_&31,a.bit_pos_+=l[y].bits,b=l[y].value&255,b<kCodeLengthRepeatCode)u=0,n[o++]=b,b!==
0&&(s=b,f-=32768>>b);else{var m=b-14,C,E,N=0;if(b===kCodeLengthRepeatCode&&(N=s),c!==N&&(u=0,c=N),C=u,u>0&&(u-=2,u<<=m),u+=a.readBits(m)+3,E=u-C,o+E>r)throw new Error(
"[ReadHuffmanCodeLengths] symbol + repeat_delta > num_symbols");for(var k=0;k<E;k++)n[o+k]=c;o+=E,c!==0&&(f-=E<<15-c)}}if(f!==0)throw new Error("[ReadHuffmanCod\
eLengths] space = "+f);for(;o<r;o++)n[o]=0}function ReadHuffmanCode(e,r,n,a){var o=0,s,u=new Uint8Array(e);if(a.readMoreInput(),s=a.readBits(2),s===1){for(var c,
f=e-1,l=0,h=new Int32Array(4),y=a.readBits(2)+1;f;)f>>=1,++l;for(c=0;c<y;++c)h[c]=a.readBits(l)%e,u[h[c]]=2;switch(u[h[0]]=1,y){case 1:break;case 3:if(h[0]===h[1]||
h[0]===h[2]||h[1]===h[2])throw new Error("[ReadHuffmanCode] invalid symbols");break;case 2:if(h[0]===h[1])throw new Error("[ReadHuffmanCode] invalid symbols");u[h[1]]=
1;break;case 4:if(h[0]===h[1]||h[0]===h[2]||h[0]===h[3]||h[1]===h[2]||h[1]===h[3]||h[2]===h[3])throw new Error("[ReadHuffmanCode] invalid symbols");a.readBits(1)?
(u[h[2]]=3,u[h[3]]=3):u[h[0]]=2;break}}else{var c,b=new Uint8Array(CODE_LENGTH_CODES),m=32,C=0,E=[new HuffmanCode$1(2,0),new HuffmanCode$1(2,4),new HuffmanCode$1(
2,3),new HuffmanCode$1(3,2),new HuffmanCode$1(2,0),new HuffmanCode$1(2,4),new HuffmanCode$1(2,3),new HuffmanCode$1(4,1),new HuffmanCode$1(2,0),new HuffmanCode$1(
2,4),new HuffmanCode$1(2,3),new HuffmanCode$1(3,2),new HuffmanCode$1(2,0),new HuffmanCode$1(2,4),new HuffmanCode$1(2,3),new HuffmanCode$1(4,5)];for(c=s;c<CODE_LENGTH_CODES&&
m>0;++c){var N=kCodeLengthCodeOrder[c],k=0,D;a.fillBitWindow(),k+=a.val_>>>a.bit_pos_&15,a.bit_pos_+=E[k].bits,D=E[k].value,b[N]=D,D!==0&&(m-=32>>D,++C)}if(!(C===
1||m===0))throw new Error("[ReadHuffmanCode] invalid num_codes or space");ReadHuffmanCodeLengths(b,e,u,a)}if(o=BrotliBuildHuffmanTable$1(r,n,HUFFMAN_TABLE_BITS,
u,e),o===0)throw new Error("[ReadHuffmanCode] BuildHuffmanTable failed: ");return o}function ReadBlockLength(e,r,n){var a,o;return a=ReadSymbol(e,r,n),o=prefix.
kBlockLengthPrefixCode[a].nbits,prefix.kBlockLengthPrefixCode[a].offset+n.readBits(o)}function TranslateShortCodes(e,r,n){var a;return e<NUM_DISTANCE_SHORT_CODES?
(n+=kDistanceShortCodeIndexOffset[e],n&=3,a=r[n]+kDistanceShortCodeValueOffset[e]):a=e-NUM_DISTANCE_SHORT_CODES+1,a}function MoveToFront(e,r){for(var n=e[r],a=r;a;--a)
e[a]=e[a-1];e[0]=n}function InverseMoveToFrontTransform(e,r){var n=new Uint8Array(256),a;for(a=0;a<256;++a)n[a]=a;for(a=0;a<r;++a){var o=e[a];e[a]=n[o],o&&MoveToFront(
n,o)}}function HuffmanTreeGroup(e,r){this.alphabet_size=e,this.num_htrees=r,this.codes=new Array(r+r*kMaxHuffmanTableSize[e+31>>>5]),this.htrees=new Uint32Array(
r)}HuffmanTreeGroup.prototype.decode=function(e){var r,n,a=0;for(r=0;r<this.num_htrees;++r)this.htrees[r]=a,n=ReadHuffmanCode(this.alphabet_size,this.codes,a,e),
a+=n};function DecodeContextMap(e,r){var n={num_htrees:null,context_map:null},a,o=0,s,u;r.readMoreInput();var c=n.num_htrees=DecodeVarLenUint8(r)+1,f=n.context_map=
new Uint8Array(e);if(c<=1)return n;for(a=r.readBits(1),a&&(o=r.readBits(4)+1),s=[],u=0;u<HUFFMAN_MAX_TABLE_SIZE;u++)s[u]=new HuffmanCode$1(0,0);for(ReadHuffmanCode(
c+o,s,0,r),u=0;u<e;){var l;if(r.readMoreInput(),l=ReadSymbol(s,0,r),l===0)f[u]=0,++u;else if(l<=o)for(var h=1+(1<<l)+r.readBits(l);--h;){if(u>=e)throw new Error(
"[DecodeContextMap] i >= context_map_size");f[u]=0,++u}else f[u]=l-o,++u}return r.readBits(1)&&InverseMoveToFrontTransform(f,e),n}function DecodeBlockType(e,r,n,a,o,s,u){
var c=n*2,f=n,l=ReadSymbol(r,n*HUFFMAN_MAX_TABLE_SIZE,u),h;l===0?h=o[c+(s[f]&1)]:l===1?h=o[c+(s[f]-1&1)]+1:h=l-2,h>=e&&(h-=e),a[n]=h,o[c+(s[f]&1)]=h,++s[f]}function CopyUncompressedBlockToOutput(e,r,n,a,o,s){
var u=o+1,c=n&o,f=s.pos_&bit_reader.IBUF_MASK,l;if(r<8||s.bit_pos_+(r<<3)<s.bit_end_pos_){for(;r-- >0;)s.readMoreInput(),a[c++]=s.readBits(8),c===u&&(e.write(a,
u),c=0);return}if(s.bit_end_pos_<32)throw new Error("[CopyUncompressedBlockToOutput] br.bit_end_pos_ < 32");for(;s.bit_pos_<32;)a[c]=s.val_>>>s.bit_pos_,s.bit_pos_+=
8,++c,--r;if(l=s.bit_end_pos_-s.bit_pos_>>3,f+l>bit_reader.IBUF_MASK){for(var h=bit_reader.IBUF_MASK+1-f,y=0;y<h;y++)a[c+y]=s.buf_[f+y];l-=h,c+=h,r-=h,f=0}for(var y=0;y<
l;y++)a[c+y]=s.buf_[f+y];if(c+=l,r-=l,c>=u){e.write(a,u),c-=u;for(var y=0;y<c;y++)a[y]=a[u+y]}for(;c+r>=u;){if(l=u-c,s.input_.read(a,c,l)<l)throw new Error("[Co\
pyUncompressedBlockToOutput] not enough bytes");e.write(a,u),r-=l,c=0}if(s.input_.read(a,c,r)<r)throw new Error("[CopyUncompressedBlockToOutput] not enough byte\
s");s.reset()}function JumpToByteBoundary(e){var r=e.bit_pos_+7&-8,n=e.readBits(r-e.bit_pos_);return n==0}function BrotliDecompressedSize(e){var r=new BrotliInput$1(
e),n=new bit_reader(r);DecodeWindowBits(n);var a=DecodeMetaBlockLength(n);return a.meta_block_length}var BrotliDecompressedSize_1=BrotliDecompressedSize;function BrotliDecompressBuffer(e,r){
var n=new BrotliInput$1(e);r==null&&(r=BrotliDecompressedSize(e));var a=new Uint8Array(r),o=new BrotliOutput$1(a);return BrotliDecompress(n,o),o.pos<o.buffer.length&&
(o.buffer=o.buffer.subarray(0,o.pos)),o.buffer}var BrotliDecompressBuffer_1=BrotliDecompressBuffer;function BrotliDecompress(e,r){var n,a=0,o=0,s=0,u,c=0,f,l,h,
y,b=[16,15,11,4],m=0,C=0,E=0,N=[new HuffmanTreeGroup(0,0),new HuffmanTreeGroup(0,0),new HuffmanTreeGroup(0,0)],k,D,U,G=128+bit_reader.READ_SIZE;U=new bit_reader(
e),s=DecodeWindowBits(U),u=(1<<s)-16,f=1<<s,l=f-1,h=new Uint8Array(f+G+dictionary.maxDictionaryWordLength),y=f,k=[],D=[];for(var q=0;q<3*HUFFMAN_MAX_TABLE_SIZE;q++)
k[q]=new HuffmanCode$1(0,0),D[q]=new HuffmanCode$1(0,0);for(;!o;){var Z=0,ee,W=[1<<28,1<<28,1<<28],re=[0],Q=[1,1,1],ae=[0,1,0,1,0,1],de=[0],fe,$,ue,ye,we=null,te=null,
ke,he=null,Se,Fe=0,xe=null,_e=0,Oe=0,De=null,Ce=0,Pe=0,oe=0,ge,ve;for(n=0;n<3;++n)N[n].codes=null,N[n].htrees=null;U.readMoreInput();var be=DecodeMetaBlockLength(
U);if(Z=be.meta_block_length,a+Z>r.buffer.length){var le=new Uint8Array(a+Z);le.set(r.buffer),r.buffer=le}if(o=be.input_end,ee=be.is_uncompressed,be.is_metadata){
for(JumpToByteBoundary(U);Z>0;--Z)U.readMoreInput(),U.readBits(8);continue}if(Z!==0){if(ee){U.bit_pos_=U.bit_pos_+7&-8,CopyUncompressedBlockToOutput(r,Z,a,h,l,U),
a+=Z;continue}for(n=0;n<3;++n)Q[n]=DecodeVarLenUint8(U)+1,Q[n]>=2&&(ReadHuffmanCode(Q[n]+2,k,n*HUFFMAN_MAX_TABLE_SIZE,U),ReadHuffmanCode(kNumBlockLengthCodes,D,
n*HUFFMAN_MAX_TABLE_SIZE,U),W[n]=ReadBlockLength(D,n*HUFFMAN_MAX_TABLE_SIZE,U),de[n]=1);for(U.readMoreInput(),fe=U.readBits(2),$=NUM_DISTANCE_SHORT_CODES+(U.readBits(
4)<<fe),ue=(1<<fe)-1,ye=$+(48<<fe),te=new Uint8Array(Q[0]),n=0;n<Q[0];++n)U.readMoreInput(),te[n]=U.readBits(2)<<1;var Te=DecodeContextMap(Q[0]<<kLiteralContextBits,
U);ke=Te.num_htrees,we=Te.context_map;var d=DecodeContextMap(Q[2]<<kDistanceContextBits,U);for(Se=d.num_htrees,he=d.context_map,N[0]=new HuffmanTreeGroup(kNumLiteralCodes,
ke),N[1]=new HuffmanTreeGroup(kNumInsertAndCopyCodes,Q[1]),N[2]=new HuffmanTreeGroup(ye,Se),n=0;n<3;++n)N[n].decode(U);for(xe=0,De=0,ge=te[re[0]],Pe=context.lookupOffsets[ge],
oe=context.lookupOffsets[ge+1],ve=N[1].htrees[0];Z>0;){var g,S,O,x,H,ne,me,Ie,Ee,Le,Be;for(U.readMoreInput(),W[1]===0&&(DecodeBlockType(Q[1],k,1,re,ae,de,U),W[1]=
ReadBlockLength(D,HUFFMAN_MAX_TABLE_SIZE,U),ve=N[1].htrees[re[1]]),--W[1],g=ReadSymbol(N[1].codes,ve,U),S=g>>6,S>=2?(S-=2,me=-1):me=0,O=prefix.kInsertRangeLut[S]+
(g>>3&7),x=prefix.kCopyRangeLut[S]+(g&7),H=prefix.kInsertLengthPrefixCode[O].offset+U.readBits(prefix.kInsertLengthPrefixCode[O].nbits),ne=prefix.kCopyLengthPrefixCode[x].
offset+U.readBits(prefix.kCopyLengthPrefixCode[x].nbits),C=h[a-1&l],E=h[a-2&l],Le=0;Le<H;++Le)U.readMoreInput(),W[0]===0&&(DecodeBlockType(Q[0],k,0,re,ae,de,U),
W[0]=ReadBlockLength(D,0,U),Fe=re[0]<<kLiteralContextBits,xe=Fe,ge=te[re[0]],Pe=context.lookupOffsets[ge],oe=context.lookupOffsets[ge+1]),Ee=context.lookup[Pe+C]|
context.lookup[oe+E],_e=we[xe+Ee],--W[0],E=C,C=ReadSymbol(N[0].codes,N[0].htrees[_e],U),h[a&l]=C,(a&l)===l&&r.write(h,f),++a;if(Z-=H,Z<=0)break;if(me<0){var Ee;
if(U.readMoreInput(),W[2]===0&&(DecodeBlockType(Q[2],k,2,re,ae,de,U),W[2]=ReadBlockLength(D,2*HUFFMAN_MAX_TABLE_SIZE,U),Oe=re[2]<<kDistanceContextBits,De=Oe),--W[2],
Ee=(ne>4?3:ne-2)&255,Ce=he[De+Ee],me=ReadSymbol(N[2].codes,N[2].htrees[Ce],U),me>=$){var ze,je,Ue;me-=$,je=me&ue,me>>=fe,ze=(me>>1)+1,Ue=(2+(me&1)<<ze)-4,me=$+(Ue+
U.readBits(ze)<<fe)+je}}if(Ie=TranslateShortCodes(me,b,m),Ie<0)throw new Error("[BrotliDecompress] invalid distance");if(a<u&&c!==u?c=a:c=u,Be=a&l,Ie>c)if(ne>=dictionary.
minDictionaryWordLength&&ne<=dictionary.maxDictionaryWordLength){var Ue=dictionary.offsetsByLength[ne],He=Ie-c-1,Ze=dictionary.sizeBitsByLength[ne],I=(1<<Ze)-1,
Y=He&I,J=He>>Ze;if(Ue+=Y*ne,J<transform.kNumTransforms){var ie=transform.transformDictionaryWord(h,Be,Ue,ne,J);if(Be+=ie,a+=ie,Z-=ie,Be>=y){r.write(h,f);for(var B=0;B<
Be-y;B++)h[B]=h[y+B]}}else throw new Error("Invalid backward reference. pos: "+a+" distance: "+Ie+" len: "+ne+" bytes left: "+Z)}else throw new Error("Invalid b\
ackward reference. pos: "+a+" distance: "+Ie+" len: "+ne+" bytes left: "+Z);else{if(me>0&&(b[m&3]=Ie,++m),ne>Z)throw new Error("Invalid backward reference. pos:\
 "+a+" distance: "+Ie+" len: "+ne+" bytes left: "+Z);for(Le=0;Le<ne;++Le)h[a&l]=h[a-Ie&l],(a&l)===l&&r.write(h,f),++a,--Z}C=h[a-1&l],E=h[a-2&l]}a&=1073741823}}r.
write(h,a&l)}var BrotliDecompress_1=BrotliDecompress,decode={BrotliDecompressedSize:BrotliDecompressedSize_1,BrotliDecompressBuffer:BrotliDecompressBuffer_1,BrotliDecompress:BrotliDecompress_1},
decompress=decode.BrotliDecompressBuffer;function _inheritsLoose$g(e,r){e.prototype=Object.create(r.prototype),e.prototype.constructor=e,e.__proto__=r}var WOFF2Glyph=(function(e){
_inheritsLoose$g(r,e);function r(){return e.apply(this,arguments)||this}var n=r.prototype;return n._decode=function(){return this._font._transformedGlyphs[this.
id]},n._getCBox=function(){return this.path.bbox},r})(TTFGlyph),Base128={decode:function(e){for(var r=0,n=[0,1,2,3,4],a=0;a<n.length;a++){var o=e.readUInt8();if(r&
3758096384)throw new Error("Overflow");if(r=r<<7|o&127,(o&128)===0)return r}throw new Error("Bad base 128 number")}},knownTags=["cmap","head","hhea","hmtx","max\
p","name","OS/2","post","cvt ","fpgm","glyf","loca","prep","CFF ","VORG","EBDT","EBLC","gasp","hdmx","kern","LTSH","PCLT","VDMX","vhea","vmtx","BASE","GDEF","GP\
OS","GSUB","EBSC","JSTF","MATH","CBDT","CBLC","COLR","CPAL","SVG ","sbix","acnt","avar","bdat","bloc","bsln","cvar","fdsc","feat","fmtx","fvar","gvar","hsty","j\
ust","lcar","mort","morx","opbd","prop","trak","Zapf","Silf","Glat","Gloc","Feat","Sill"],WOFF2DirectoryEntry=new restructure.Struct({flags:restructure.uint8,customTag:new restructure.
Optional(new restructure.String(4),function(e){return(e.flags&63)===63}),tag:function(e){return e.customTag||knownTags[e.flags&63]},length:Base128,transformVersion:function(e){
return e.flags>>>6&3},transformed:function(e){return e.tag==="glyf"||e.tag==="loca"?e.transformVersion===0:e.transformVersion!==0},transformLength:new restructure.
Optional(Base128,function(e){return e.transformed})}),WOFF2Directory=new restructure.Struct({tag:new restructure.String(4),flavor:restructure.uint32,length:restructure.
uint32,numTables:restructure.uint16,reserved:new restructure.Reserved(restructure.uint16),totalSfntSize:restructure.uint32,totalCompressedSize:restructure.uint32,
majorVersion:restructure.uint16,minorVersion:restructure.uint16,metaOffset:restructure.uint32,metaLength:restructure.uint32,metaOrigLength:restructure.uint32,privOffset:restructure.
uint32,privLength:restructure.uint32,tables:new restructure.Array(WOFF2DirectoryEntry,"numTables")});WOFF2Directory.process=function(){for(var e={},r=0;r<this.tables.
length;r++){var n=this.tables[r];e[n.tag]=n}return this.tables=e};function _inheritsLoose$h(e,r){e.prototype=Object.create(r.prototype),e.prototype.constructor=
e,e.__proto__=r}var WOFF2Font=(function(e){_inheritsLoose$h(r,e);function r(){return e.apply(this,arguments)||this}r.probe=function(a){return a.toString("ascii",
0,4)==="wOF2"};var n=r.prototype;return n._decodeDirectory=function(){this.directory=WOFF2Directory.decode(this.stream),this._dataPos=this.stream.pos},n._decompress=
function(){if(!this._decompressed){this.stream.pos=this._dataPos;var a=this.stream.readBuffer(this.directory.totalCompressedSize),o=0;for(var s in this.directory.
tables){var u=this.directory.tables[s];u.offset=o,o+=u.transformLength!=null?u.transformLength:u.length}var c=decompress(a,o);if(!c)throw new Error("Error decod\
ing compressed data in WOFF2");this.stream=new restructure.DecodeStream(new buffer_1(c)),this._decompressed=!0}},n._decodeTable=function(a){return this._decompress(),
e.prototype._decodeTable.call(this,a)},n._getBaseGlyph=function(a,o){if(o===void 0&&(o=[]),!this._glyphs[a])return this.directory.tables.glyf&&this.directory.tables.
glyf.transformed?(this._transformedGlyphs||this._transformGlyfTable(),this._glyphs[a]=new WOFF2Glyph(a,o,this)):e.prototype._getBaseGlyph.call(this,a,o)},n._transformGlyfTable=
function(){this._decompress(),this.stream.pos=this.directory.tables.glyf.offset;for(var a=GlyfTable.decode(this.stream),o=[],s=0;s<a.numGlyphs;s++){var u={},c=a.
nContours.readInt16BE();if(u.numberOfContours=c,c>0){for(var f=[],l=0,h=0;h<c;h++){var y=read255UInt16(a.nPoints);l+=y,f.push(l)}u.points=decodeTriplet(a.flags,
a.glyphs,l);for(var b=0;b<c;b++)u.points[f[b]-1].endContour=!0;var m=read255UInt16(a.glyphs)}else if(c<0){var C=TTFGlyph.prototype._decodeComposite.call({_font:this},
u,a.composites);if(C)var m=read255UInt16(a.glyphs)}o.push(u)}this._transformedGlyphs=o},r})(TTFFont),Substream=(function(){function e(n){this.length=n,this._buf=
new restructure.Buffer(n)}var r=e.prototype;return r.decode=function(n,a){return new restructure.DecodeStream(this._buf.decode(n,a))},e})(),GlyfTable=new restructure.
Struct({version:restructure.uint32,numGlyphs:restructure.uint16,indexFormat:restructure.uint16,nContourStreamSize:restructure.uint32,nPointsStreamSize:restructure.
uint32,flagStreamSize:restructure.uint32,glyphStreamSize:restructure.uint32,compositeStreamSize:restructure.uint32,bboxStreamSize:restructure.uint32,instructionStreamSize:restructure.
uint32,nContours:new Substream("nContourStreamSize"),nPoints:new Substream("nPointsStreamSize"),flags:new Substream("flagStreamSize"),glyphs:new Substream("glyp\
hStreamSize"),composites:new Substream("compositeStreamSize"),bboxes:new Substream("bboxStreamSize"),instructions:new Substream("instructionStreamSize")}),WORD_CODE=253,
ONE_MORE_BYTE_CODE2=254,ONE_MORE_BYTE_CODE1=255,LOWEST_U_CODE=253;function read255UInt16(e){var r=e.readUInt8();return r===WORD_CODE?e.readUInt16BE():r===ONE_MORE_BYTE_CODE1?
e.readUInt8()+LOWEST_U_CODE:r===ONE_MORE_BYTE_CODE2?e.readUInt8()+LOWEST_U_CODE*2:r}function withSign(e,r){return e&1?r:-r}function decodeTriplet(e,r,n){for(var a,
o=a=0,s=[],u=0;u<n;u++){var c=0,f=0,l=e.readUInt8(),h=!(l>>7);if(l&=127,l<10)c=0,f=withSign(l,((l&14)<<7)+r.readUInt8());else if(l<20)c=withSign(l,((l-10&14)<<7)+
r.readUInt8()),f=0;else if(l<84){var y=l-20,b=r.readUInt8();c=withSign(l,1+(y&48)+(b>>4)),f=withSign(l>>1,1+((y&12)<<2)+(b&15))}else if(l<120){var y=l-84;c=withSign(
l,1+(y/12<<8)+r.readUInt8()),f=withSign(l>>1,1+(y%12>>2<<8)+r.readUInt8())}else if(l<124){var b=r.readUInt8(),m=r.readUInt8();c=withSign(l,(b<<4)+(m>>4)),f=withSign(
l>>1,((m&15)<<8)+r.readUInt8())}else c=withSign(l,r.readUInt16BE()),f=withSign(l>>1,r.readUInt16BE());o+=c,a+=f,s.push(new Point(h,!1,o,a))}return s}function _createForOfIteratorHelperLoose$s(e){
var r=0;if(typeof Symbol>"u"||e[Symbol.iterator]==null){if(Array.isArray(e)||(e=_unsupportedIterableToArray$s(e)))return function(){return r>=e.length?{done:!0}:
{done:!1,value:e[r++]}};throw new TypeError(`Invalid attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return r=e[Symbol.iterator](),r.next.bind(r)}function _unsupportedIterableToArray$s(e,r){
if(e){if(typeof e=="string")return _arrayLikeToArray$s(e,r);var n=Object.prototype.toString.call(e).slice(8,-1);if(n==="Object"&&e.constructor&&(n=e.constructor.
name),n==="Map"||n==="Set")return Array.from(e);if(n==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n))return _arrayLikeToArray$s(e,r)}}function _arrayLikeToArray$s(e,r){
(r==null||r>e.length)&&(r=e.length);for(var n=0,a=new Array(r);n<r;n++)a[n]=e[n];return a}function _defineProperties$9(e,r){for(var n=0;n<r.length;n++){var a=r[n];
a.enumerable=a.enumerable||!1,a.configurable=!0,"value"in a&&(a.writable=!0),Object.defineProperty(e,a.key,a)}}function _createClass$9(e,r,n){return r&&_defineProperties$9(
e.prototype,r),n&&_defineProperties$9(e,n),e}var TTCHeader=new restructure.VersionedStruct(restructure.uint32,{65536:{numFonts:restructure.uint32,offsets:new restructure.
Array(restructure.uint32,"numFonts")},131072:{numFonts:restructure.uint32,offsets:new restructure.Array(restructure.uint32,"numFonts"),dsigTag:restructure.uint32,
dsigLength:restructure.uint32,dsigOffset:restructure.uint32}}),TrueTypeCollection=(function(){e.probe=function(n){return n.toString("ascii",0,4)==="ttcf"};function e(n){
if(this.stream=n,n.readString(4)!=="ttcf")throw new Error("Not a TrueType collection");this.header=TTCHeader.decode(n)}var r=e.prototype;return r.getFont=function(n){
for(var a=_createForOfIteratorHelperLoose$s(this.header.offsets),o;!(o=a()).done;){var s=o.value,u=new restructure.DecodeStream(this.stream.buffer);u.pos=s;var c=new TTFFont(
u);if(c.postscriptName===n)return c}return null},_createClass$9(e,[{key:"fonts",get:function(){for(var n=[],a=_createForOfIteratorHelperLoose$s(this.header.offsets),
o;!(o=a()).done;){var s=o.value,u=new restructure.DecodeStream(this.stream.buffer);u.pos=s,n.push(new TTFFont(u))}return n}}]),e})();function _createForOfIteratorHelperLoose$t(e){
var r=0;if(typeof Symbol>"u"||e[Symbol.iterator]==null){if(Array.isArray(e)||(e=_unsupportedIterableToArray$t(e)))return function(){return r>=e.length?{done:!0}:
{done:!1,value:e[r++]}};throw new TypeError(`Invalid attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)}return r=e[Symbol.iterator](),r.next.bind(r)}function _unsupportedIterableToArray$t(e,r){
if(e){if(typeof e=="string")return _arrayLikeToArray$t(e,r);var n=Object.prototype.toString.call(e).slice(8,-1);if(n==="Object"&&e.constructor&&(n=e.constructor.
name),n==="Map"||n==="Set")return Array.from(e);if(n==="Arguments"||/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n))return _arrayLikeToArray$t(e,r)}}function _arrayLikeToArray$t(e,r){
(r==null||r>e.length)&&(r=e.length);for(var n=0,a=new Array(r);n<r;n++)a[n]=e[n];return a}function _defineProperties$a(e,r){for(var n=0;n<r.length;n++){var a=r[n];
a.enumerable=a.enumerable||!1,a.configurable=!0,"value"in a&&(a.writable=!0),Object.defineProperty(e,a.key,a)}}function _createClass$a(e,r,n){return r&&_defineProperties$a(
e.prototype,r),n&&_defineProperties$a(e,n),e}var DFontName=new restructure.String(restructure.uint8),DFontData=new restructure.Struct({len:restructure.uint32,buf:new restructure.
Buffer("len")}),Ref=new restructure.Struct({id:restructure.uint16,nameOffset:restructure.int16,attr:restructure.uint8,dataOffset:restructure.uint24,handle:restructure.
uint32}),Type=new restructure.Struct({name:new restructure.String(4),maxTypeIndex:restructure.uint16,refList:new restructure.Pointer(restructure.uint16,new restructure.
Array(Ref,function(e){return e.maxTypeIndex+1}),{type:"parent"})}),TypeList=new restructure.Struct({length:restructure.uint16,types:new restructure.Array(Type,function(e){
return e.length+1})}),DFontMap=new restructure.Struct({reserved:new restructure.Reserved(restructure.uint8,24),typeList:new restructure.Pointer(restructure.uint16,
TypeList),nameListOffset:new restructure.Pointer(restructure.uint16,"void")}),DFontHeader=new restructure.Struct({dataOffset:restructure.uint32,map:new restructure.
Pointer(restructure.uint32,DFontMap),dataLength:restructure.uint32,mapLength:restructure.uint32}),DFont=(function(){e.probe=function(n){var a=new restructure.DecodeStream(
n);try{var o=DFontHeader.decode(a)}catch{return!1}for(var s=_createForOfIteratorHelperLoose$t(o.map.typeList.types),u;!(u=s()).done;){var c=u.value;if(c.name===
"sfnt")return!0}return!1};function e(n){this.stream=n,this.header=DFontHeader.decode(this.stream);for(var a=_createForOfIteratorHelperLoose$t(this.header.map.typeList.
types),o;!(o=a()).done;){for(var s=o.value,u=_createForOfIteratorHelperLoose$t(s.refList),c;!(c=u()).done;){var f=c.value;f.nameOffset>=0?(this.stream.pos=f.nameOffset+
this.header.map.nameListOffset,f.name=DFontName.decode(this.stream)):f.name=null}s.name==="sfnt"&&(this.sfnt=s)}}var r=e.prototype;return r.getFont=function(n){
if(!this.sfnt)return null;for(var a=_createForOfIteratorHelperLoose$t(this.sfnt.refList),o;!(o=a()).done;){var s=o.value,u=this.header.dataOffset+s.dataOffset+4,
c=new restructure.DecodeStream(this.stream.buffer.slice(u)),f=new TTFFont(c);if(f.postscriptName===n)return f}return null},_createClass$a(e,[{key:"fonts",get:function(){
for(var n=[],a=_createForOfIteratorHelperLoose$t(this.sfnt.refList),o;!(o=a()).done;){var s=o.value,u=this.header.dataOffset+s.dataOffset+4,c=new restructure.DecodeStream(
this.stream.buffer.slice(u));n.push(new TTFFont(c))}return n}}]),e})();fontkit.registerFormat(TTFFont),fontkit.registerFormat(WOFFFont),fontkit.registerFormat(WOFF2Font),
fontkit.registerFormat(TrueTypeCollection),fontkit.registerFormat(DFont);var fontkit_es_default=fontkit;async function openTypeface(e){let{notoSans:r}=e==="Regu\
lar"?await Promise.resolve().then(()=>__importStar(require("./noto-sans-regular-WYIQW7IZ.js"))):await Promise.resolve().then(()=>__importStar(require("./noto-sa\
ns-semibold-7H355XMJ.js")));return fontkit_es_default.create(Buffer.from(r,"base64"))}
