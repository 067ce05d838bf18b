"use strict";exports.id=8481,exports.ids=[8481],exports.modules={17917:((R,P,_)=>{_.d(P,{P:()=>b});var E=_(44896);const y=.75;function l(m){return m>>>5}function O(m){return new Int32Array(
m+31>>>5)}class b{#e;#n;constructor(f=0){this.#e=f,this.#n=O(f)}#t(f){const h=this.#n;if(f>h.length*32){const I=O(Math.ceil(f/y));I.set(h),this.#n=I}this.#e=f}get length(){
return this.#e}get byteLength(){return this.#e+7>>>3}set(f){this.#n[l(f)]|=(0,E.mR)(f)}get(f){return(0,E.ve)(this.#n[l(f)]>>>(0,E.vF)(f))}xor(f){const h=this.#n,
I=f.#n,u=Math.min(this.#e,f.#e);for(let p=0;p<u;p++)h[p]^=I[p]}append(f,h=1){let I=this.#e;if(f instanceof b){h=f.#e,this.#t(I+h);for(let u=0;u<h;u++)f.get(u)!==
0&&this.set(I),I++}else{this.#t(I+h);for(let u=h-1;u>=0;u--)(0,E.ve)(f>>>u)!==0&&this.set(I),I++}}copyTo(f,h,I,u){for(let p=0;p<u;p++){let A=0;for(let B=0;B<8;B++)
this.get(f++)!==0&&(A|=1<<7-B);h[I+p]=A}}clear(){this.#n.fill(0)}}}),96221:((R,P,_)=>{_.d(P,{N:()=>l});const E=new Map;function y(O){const b=E.get(O);if(b!=null)
return b;throw new Error("illegal charset value")}class l{#e;#n;static CP437=new l("cp437",2,0);static ISO_8859_1=new l("iso-8859-1",3,1);static ISO_8859_2=new l(
"iso-8859-2",4);static ISO_8859_3=new l("iso-8859-3",5);static ISO_8859_4=new l("iso-8859-4",6);static ISO_8859_5=new l("iso-8859-5",7);static ISO_8859_6=new l(
"iso-8859-6",8);static ISO_8859_7=new l("iso-8859-7",9);static ISO_8859_8=new l("iso-8859-8",10);static ISO_8859_9=new l("iso-8859-9",11);static ISO_8859_10=new l(
"iso-8859-10",12);static ISO_8859_11=new l("iso-8859-11",13);static ISO_8859_13=new l("iso-8859-13",15);static ISO_8859_14=new l("iso-8859-14",16);static ISO_8859_15=new l(
"iso-8859-15",17);static ISO_8859_16=new l("iso-8859-16",18);static SHIFT_JIS=new l("shift-jis",20);static CP1250=new l("cp1250",21);static CP1251=new l("cp1251",
22);static CP1252=new l("cp1252",23);static CP1256=new l("cp1256",24);static UTF_16BE=new l("utf-16be",25);static UTF_8=new l("utf-8",26);static ASCII=new l("as\
cii",27);static BIG5=new l("big5",28);static GB2312=new l("gb2312",29);static EUC_KR=new l("euc-kr",30);static GBK=new l("gbk",31);static GB18030=new l("gb18030",
32);static UTF_16LE=new l("utf-16le",33);static UTF_32BE=new l("utf-32be",34);static UTF_32LE=new l("utf-32le",35);static ISO_646_INV=new l("iso-646-inv",170);static BINARY=new l(
"binary",899);constructor(b,...m){this.#e=b,this.#n=Object.freeze(m);for(const f of m)if(f>=0&&f<=999999&&Number.isInteger(f))E.set(f,this);else throw new Error(
"illegal extended channel interpretation value")}get label(){return this.#e}get values(){return this.#n}}}),12710:((R,P,_)=>{_.d(P,{K:()=>l});const E=new Map;function y(O){
const b=E.get(O);if(b!=null)return b;throw new Error("illegal mode bits")}class l{#e;#n;static TERMINATOR=new l([0,0,0],0);static NUMERIC=new l([10,12,14],1);static ALPHANUMERIC=new l(
[9,11,13],2);static STRUCTURED_APPEND=new l([0,0,0],3);static BYTE=new l([8,16,16],4);static ECI=new l([0,0,0],7);static KANJI=new l([8,10,12],8);static FNC1_FIRST_POSITION=new l(
[0,0,0],5);static FNC1_SECOND_POSITION=new l([0,0,0],9);static HANZI=new l([8,10,12],13);constructor(b,m){this.#e=m,this.#n=new Int32Array(b),E.set(m,this)}get bits(){
return this.#e}getCharacterCountBits({version:b}){let m;return b<=9?m=0:b<=26?m=1:m=2,this.#n[m]}}}),75713:((R,P,_)=>{_.d(P,{ld:()=>I,F:()=>f});function E(u){let p=0;
const A=new Map;for(const B of u)A.set(B,p++);return A}function y(u,...p){const A=[],B=[],T=new Map,U=new TextDecoder(u,{fatal:!0});for(const[e,r]of p)for(let v=e;v<=
r;v++)A.push(v>>8&255,v&255),B.push(v);const{length:S}=B,k=U.decode(new Uint8Array(A));for(let e=0;e<S;e++){const r=k.charAt(e);T.has(r)||T.set(r,B[e])}return T}
function l(u,p,A,B=256){const T=A.length-1,U=[];for(let S=u;S<p;){for(let k=0;k<T;k+=2)U.push([S+A[k],S+A[k+1]]);S+=B}return U}const O=y("gb2312",[41377,41470],
[41649,41698],[41701,41710],[41713,41724],[41889,41982],[42145,42227],[42401,42486],[42657,42680],[42689,42712],[42913,42945],[42961,42993],[43169,43194],[43205,
43241],[43428,43503],...l(45217,55038,[0,93]),[55201,55289],...l(55457,63486,[0,93])),b=y("shift-jis",[33088,33150],[33152,33196],[33208,33215],[33224,33230],[33242,
33256],[33264,33271],[33276,33276],[33359,33368],[33376,33401],[33409,33434],[33439,33521],[33600,33662],[33664,33686],[33695,33718],[33727,33750],[33856,33888],
[33904,33918],[33920,33937],[33951,33982],[34975,35068],...l(35136,38908,[0,62,64,188]),[38976,39026],[39071,39164],...l(39232,40956,[0,62,64,188]),...l(57408,59900,
[0,62,64,188]),[59968,60030],[60032,60068]),m="0123456789",f=E(m),h=`${m}ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:`,I=E(h)}),44896:((R,P,_)=>{_.d(P,{SA:()=>y,dS:()=>h,
mR:()=>O,vF:()=>b,ve:()=>E});function E(u){return u&1}function y(u){return u|0}function l(u){return u+(u<0?-.5:.5)|0}function O(u){return 1<<b(u)}function b(u){
return u&31}function m(u){return u=u-(u>>1&1431655765),u=(u&858993459)+(u>>2&858993459),(u+(u>>4)&252645135)*16843009>>24}function f(u){return 32-Math.clz32(u)}
function h(u,p){const A=f(p);for(u<<=A-1;f(u)>=A;)u^=p<<f(u)-A;return u}function I(u,p=0,A=u.length){let B=0;for(let T=p;T<A;T++)B+=u[T];return B}}),17775:((R,P,_)=>{
_.d(P,{N:()=>Xe});var E=_(12710),y=_(44896);const l=3,O=3,b=40,m=10;function f(o,s,n){return o.get(s,n)===1}function h(o,s){let n=0;const{size:t}=o;for(let i=0;i<
t;i++){let w=-1,c=0;for(let a=0;a<t;a++){const d=s?o.get(i,a):o.get(a,i);d===w?c++:(c>=5&&(n+=l+(c-5)),w=d,c=1)}c>=5&&(n+=l+(c-5))}return n}function I(o){return h(
o)+h(o,!0)}function u(o){let s=0;const n=o.size-1;for(let t=0;t<n;t++)for(let i=0;i<n;i++){const w=o.get(i,t);w===o.get(i+1,t)&&w===o.get(i,t+1)&&w===o.get(i+1,
t+1)&&(s+=O)}return s}function p(o,s,n,t,i){if(n<0||t>o.size)return!1;for(let w=n;w<t;w++)if(i?f(o,s,w):f(o,w,s))return!1;return!0}function A(o){let s=0;const{size:n}=o;
for(let t=0;t<n;t++)for(let i=0;i<n;i++)i+6<n&&f(o,i,t)&&!f(o,i+1,t)&&f(o,i+2,t)&&f(o,i+3,t)&&f(o,i+4,t)&&!f(o,i+5,t)&&f(o,i+6,t)&&(p(o,t,i-4,i)||p(o,t,i+7,i+11))&&
s++,t+6<n&&f(o,i,t)&&!f(o,i,t+1)&&f(o,i,t+2)&&f(o,i,t+3)&&f(o,i,t+4)&&!f(o,i,t+5)&&f(o,i,t+6)&&(p(o,i,t-4,t,!0)||p(o,i,t+7,t+11,!0))&&s++;return s*b}function B(o){
let s=0;const{size:n}=o;for(let w=0;w<n;w++)for(let c=0;c<n;c++)f(o,c,w)&&s++;const t=n*n;return(0,y.SA)(Math.abs(s*2-t)*10/t)*m}function T(o){return I(o)+u(o)+
A(o)+B(o)}function U(o,s,n){let t,i;switch(o){case 0:i=n+s&1;break;case 1:i=n&1;break;case 2:i=s%3;break;case 3:i=(n+s)%3;break;case 4:i=(0,y.SA)(n/2)+(0,y.SA)(
s/3)&1;break;case 5:t=n*s,i=(t&1)+t%3;break;case 6:t=n*s,i=(t&1)+t%3&1;break;case 7:i=n*s%3+(n+s&1)&1;break;default:throw new Error(`illegal mask: ${o}`)}return i===
0}var S=_(17917);class k{#e;#n;constructor(s){this.#e=s,this.#n=new Int8Array(s*s)}get size(){return this.#e}set(s,n,t){this.#n[n*this.#e+s]=t}get(s,n){return this.#n[n*
this.#e+s]}clear(s){this.#n.fill(s)}}class e{#e;#n;constructor(s,n){this.#e=s,this.#n=n}get count(){return this.#e}get numDataCodewords(){return this.#n}}class r{#e;#n;#t;#s;#o;constructor(s,...n){
let t=0,i=0;for(const{count:c,numDataCodewords:a}of n)t+=c,i+=a*c;const w=s*t;this.#e=n,this.#t=w,this.#s=i,this.#o=s,this.#n=i+w}get ecBlocks(){return this.#e}get numTotalCodewords(){
return this.#n}get numTotalECCodewords(){return this.#t}get numTotalDataCodewords(){return this.#s}get numECCodewordsPerBlock(){return this.#o}}const v=21,qe=177,
J=null,en=25;class x{#e;#n;#t;#s;constructor(s,n,...t){this.#n=s,this.#t=t,this.#e=17+4*s,this.#s=n}get size(){return this.#e}get version(){return this.#n}get alignmentPatterns(){
return this.#s}getECBlocks({level:s}){return this.#t[s]}}const W=[new x(1,[],new r(7,new e(1,19)),new r(10,new e(1,16)),new r(13,new e(1,13)),new r(17,new e(1,9))),
new x(2,[6,18],new r(10,new e(1,34)),new r(16,new e(1,28)),new r(22,new e(1,22)),new r(28,new e(1,16))),new x(3,[6,22],new r(15,new e(1,55)),new r(26,new e(1,44)),
new r(18,new e(2,17)),new r(22,new e(2,13))),new x(4,[6,26],new r(20,new e(1,80)),new r(18,new e(2,32)),new r(26,new e(2,24)),new r(16,new e(4,9))),new x(5,[6,30],
new r(26,new e(1,108)),new r(24,new e(2,43)),new r(18,new e(2,15),new e(2,16)),new r(22,new e(2,11),new e(2,12))),new x(6,[6,34],new r(18,new e(2,68)),new r(16,
new e(4,27)),new r(24,new e(4,19)),new r(28,new e(4,15))),new x(7,[6,22,38],new r(20,new e(2,78)),new r(18,new e(4,31)),new r(18,new e(2,14),new e(4,15)),new r(
26,new e(4,13),new e(1,14))),new x(8,[6,24,42],new r(24,new e(2,97)),new r(22,new e(2,38),new e(2,39)),new r(22,new e(4,18),new e(2,19)),new r(26,new e(4,14),new e(
2,15))),new x(9,[6,26,46],new r(30,new e(2,116)),new r(22,new e(3,36),new e(2,37)),new r(20,new e(4,16),new e(4,17)),new r(24,new e(4,12),new e(4,13))),new x(10,
[6,28,50],new r(18,new e(2,68),new e(2,69)),new r(26,new e(4,43),new e(1,44)),new r(24,new e(6,19),new e(2,20)),new r(28,new e(6,15),new e(2,16))),new x(11,[6,30,
54],new r(20,new e(4,81)),new r(30,new e(1,50),new e(4,51)),new r(28,new e(4,22),new e(4,23)),new r(24,new e(3,12),new e(8,13))),new x(12,[6,32,58],new r(24,new e(
2,92),new e(2,93)),new r(22,new e(6,36),new e(2,37)),new r(26,new e(4,20),new e(6,21)),new r(28,new e(7,14),new e(4,15))),new x(13,[6,34,62],new r(26,new e(4,107)),
new r(22,new e(8,37),new e(1,38)),new r(24,new e(8,20),new e(4,21)),new r(22,new e(12,11),new e(4,12))),new x(14,[6,26,46,66],new r(30,new e(3,115),new e(1,116)),
new r(24,new e(4,40),new e(5,41)),new r(20,new e(11,16),new e(5,17)),new r(24,new e(11,12),new e(5,13))),new x(15,[6,26,48,70],new r(22,new e(5,87),new e(1,88)),
new r(24,new e(5,41),new e(5,42)),new r(30,new e(5,24),new e(7,25)),new r(24,new e(11,12),new e(7,13))),new x(16,[6,26,50,74],new r(24,new e(5,98),new e(1,99)),
new r(28,new e(7,45),new e(3,46)),new r(24,new e(15,19),new e(2,20)),new r(30,new e(3,15),new e(13,16))),new x(17,[6,30,54,78],new r(28,new e(1,107),new e(5,108)),
new r(28,new e(10,46),new e(1,47)),new r(28,new e(1,22),new e(15,23)),new r(28,new e(2,14),new e(17,15))),new x(18,[6,30,56,82],new r(30,new e(5,120),new e(1,121)),
new r(26,new e(9,43),new e(4,44)),new r(28,new e(17,22),new e(1,23)),new r(28,new e(2,14),new e(19,15))),new x(19,[6,30,58,86],new r(28,new e(3,113),new e(4,114)),
new r(26,new e(3,44),new e(11,45)),new r(26,new e(17,21),new e(4,22)),new r(26,new e(9,13),new e(16,14))),new x(20,[6,34,62,90],new r(28,new e(3,107),new e(5,108)),
new r(26,new e(3,41),new e(13,42)),new r(30,new e(15,24),new e(5,25)),new r(28,new e(15,15),new e(10,16))),new x(21,[6,28,50,72,94],new r(28,new e(4,116),new e(
4,117)),new r(26,new e(17,42)),new r(28,new e(17,22),new e(6,23)),new r(30,new e(19,16),new e(6,17))),new x(22,[6,26,50,74,98],new r(28,new e(2,111),new e(7,112)),
new r(28,new e(17,46)),new r(30,new e(7,24),new e(16,25)),new r(24,new e(34,13))),new x(23,[6,30,54,78,102],new r(30,new e(4,121),new e(5,122)),new r(28,new e(4,
47),new e(14,48)),new r(30,new e(11,24),new e(14,25)),new r(30,new e(16,15),new e(14,16))),new x(24,[6,28,54,80,106],new r(30,new e(6,117),new e(4,118)),new r(28,
new e(6,45),new e(14,46)),new r(30,new e(11,24),new e(16,25)),new r(30,new e(30,16),new e(2,17))),new x(25,[6,32,58,84,110],new r(26,new e(8,106),new e(4,107)),
new r(28,new e(8,47),new e(13,48)),new r(30,new e(7,24),new e(22,25)),new r(30,new e(22,15),new e(13,16))),new x(26,[6,30,58,86,114],new r(28,new e(10,114),new e(
2,115)),new r(28,new e(19,46),new e(4,47)),new r(28,new e(28,22),new e(6,23)),new r(30,new e(33,16),new e(4,17))),new x(27,[6,34,62,90,118],new r(30,new e(8,122),
new e(4,123)),new r(28,new e(22,45),new e(3,46)),new r(30,new e(8,23),new e(26,24)),new r(30,new e(12,15),new e(28,16))),new x(28,[6,26,50,74,98,122],new r(30,new e(
3,117),new e(10,118)),new r(28,new e(3,45),new e(23,46)),new r(30,new e(4,24),new e(31,25)),new r(30,new e(11,15),new e(31,16))),new x(29,[6,30,54,78,102,126],new r(
30,new e(7,116),new e(7,117)),new r(28,new e(21,45),new e(7,46)),new r(30,new e(1,23),new e(37,24)),new r(30,new e(19,15),new e(26,16))),new x(30,[6,26,52,78,104,
130],new r(30,new e(5,115),new e(10,116)),new r(28,new e(19,47),new e(10,48)),new r(30,new e(15,24),new e(25,25)),new r(30,new e(23,15),new e(25,16))),new x(31,
[6,30,56,82,108,134],new r(30,new e(13,115),new e(3,116)),new r(28,new e(2,46),new e(29,47)),new r(30,new e(42,24),new e(1,25)),new r(30,new e(23,15),new e(28,16))),
new x(32,[6,34,60,86,112,138],new r(30,new e(17,115)),new r(28,new e(10,46),new e(23,47)),new r(30,new e(10,24),new e(35,25)),new r(30,new e(19,15),new e(35,16))),
new x(33,[6,30,58,86,114,142],new r(30,new e(17,115),new e(1,116)),new r(28,new e(14,46),new e(21,47)),new r(30,new e(29,24),new e(19,25)),new r(30,new e(11,15),
new e(46,16))),new x(34,[6,34,62,90,118,146],new r(30,new e(13,115),new e(6,116)),new r(28,new e(14,46),new e(23,47)),new r(30,new e(44,24),new e(7,25)),new r(30,
new e(59,16),new e(1,17))),new x(35,[6,30,54,78,102,126,150],new r(30,new e(12,121),new e(7,122)),new r(28,new e(12,47),new e(26,48)),new r(30,new e(39,24),new e(
14,25)),new r(30,new e(22,15),new e(41,16))),new x(36,[6,24,50,76,102,128,154],new r(30,new e(6,121),new e(14,122)),new r(28,new e(6,47),new e(34,48)),new r(30,
new e(46,24),new e(10,25)),new r(30,new e(2,15),new e(64,16))),new x(37,[6,28,54,80,106,132,158],new r(30,new e(17,122),new e(4,123)),new r(28,new e(29,46),new e(
14,47)),new r(30,new e(49,24),new e(10,25)),new r(30,new e(24,15),new e(46,16))),new x(38,[6,32,58,84,110,136,162],new r(30,new e(4,122),new e(18,123)),new r(28,
new e(13,46),new e(32,47)),new r(30,new e(48,24),new e(14,25)),new r(30,new e(42,15),new e(32,16))),new x(39,[6,26,54,82,110,138,166],new r(30,new e(20,117),new e(
4,118)),new r(28,new e(40,47),new e(7,48)),new r(30,new e(43,24),new e(22,25)),new r(30,new e(10,15),new e(67,16))),new x(40,[6,30,58,86,114,142,170],new r(30,new e(
19,118),new e(6,119)),new r(28,new e(18,47),new e(31,48)),new r(30,new e(34,24),new e(34,25)),new r(30,new e(20,15),new e(61,16)))];function nn(o,s){let n=32,t=0;
const{length:i}=J;for(let w=0;w<i;w++){const c=J[w];if(o===c||s===c)return W[w+6];let a=hammingWeight(o^c);a<n&&(n=a,t=w+7),o!==s&&(a=hammingWeight(s^c),a<n&&(n=
a,t=w+7))}if(n<=3&&t>=7)return W[t-1];throw new Error("unable to decode version")}function tn({size:o,version:s,alignmentPatterns:n}){const{length:t}=n,i=new BitMatrix(
o),w=t-1;i.setRegion(0,0,9,9),i.setRegion(o-8,0,8,9),i.setRegion(0,o-8,9,8);for(let c=0;c<t;c++){const a=n[c]-2;for(let d=0;d<t;d++)(c!==0||d!==0&&d!==w)&&(c!==
w||d!==0)&&i.setRegion(n[d]-2,a,5,5)}return i.setRegion(6,9,1,o-17),i.setRegion(9,6,o-17,1),s>6&&(i.setRegion(o-11,0,3,6),i.setRegion(0,o-11,6,3)),i}const ce=1335,
fe=21522,ae=7973,le=[[1,1,1,1,1,1,1],[1,0,0,0,0,0,1],[1,0,1,1,1,0,1],[1,0,1,1,1,0,1],[1,0,1,1,1,0,1],[1,0,0,0,0,0,1],[1,1,1,1,1,1,1]],ue=[[1,1,1,1,1],[1,0,0,0,1],
[1,0,1,0,1],[1,0,0,0,1],[1,1,1,1,1]],de=[[8,0],[8,1],[8,2],[8,3],[8,4],[8,5],[8,7],[8,8],[7,8],[5,8],[4,8],[3,8],[2,8],[1,8],[0,8]];function H(o,s,n){return o.get(
s,n)===-1}function G(o,s,n){for(let t=0;t<7;t++){const i=le[t];for(let w=0;w<7;w++)o.set(s+w,n+t,i[w])}}function Z(o,s,n){for(let t=0;t<8;t++)o.set(s+t,n,0)}function $(o,s,n){
for(let t=0;t<7;t++)o.set(s,n+t,0)}function he(o){const{size:i}=o;G(o,0,0),G(o,i-7,0),G(o,0,i-7),Z(o,0,7),Z(o,i-8,7),Z(o,0,i-8),$(o,7,0),$(o,i-7-1,0),$(o,7,i-7)}
function ge(o){const s=o.size-8;for(let n=8;n<s;n++){const t=n+1&1;H(o,n,6)&&o.set(n,6,t)}for(let n=8;n<s;n++){const t=n+1&1;H(o,6,n)&&o.set(6,n,t)}}function pe(o,s,n){
for(let t=0;t<5;t++){const i=ue[t];for(let w=0;w<5;w++)o.set(s+w,n+t,i[w])}}function xe(o,{version:s}){if(s>=2){const{alignmentPatterns:n}=W[s-1],{length:t}=n;for(let i=0;i<
t;i++){const w=n[i];for(let c=0;c<t;c++){const a=n[c];H(o,a,w)&&pe(o,a-2,w-2)}}}}function _e(o){o.set(8,o.size-8,1)}function be(o,s,n){const t=s.bits<<3|n;o.append(
t,5);const i=(0,y.dS)(t,ce);o.append(i,10);const w=new S.P;w.append(fe,15),o.xor(w)}function Ie(o,s,n){const t=new S.P;be(t,s,n);const{size:i}=o,{length:w}=t;for(let c=0;c<
w;c++){const[a,d]=de[c],g=t.get(w-1-c);o.set(a,d,g),c<8?o.set(i-c-1,8,g):o.set(8,i-7+(c-8),g)}_e(o)}function Ee(o,s){o.append(s,6);const n=(0,y.dS)(s,ae);o.append(
n,12)}function me(o,{version:s}){if(s>=7){const n=new S.P;Ee(n,s);let t=17;const{size:i}=o;for(let w=0;w<6;w++)for(let c=0;c<3;c++){const a=n.get(t--);o.set(w,i-
11+c,a),o.set(i-11+c,w,a)}}}function Ae(o,s,n){let t=0;const{size:i}=o,{length:w}=s;for(let c=i-1;c>=1;c-=2){c===6&&(c=5);for(let a=0;a<i;a++)for(let d=0;d<2;d++){
const g=c-d,M=(c+1&2)===0?i-1-a:a;if(H(o,g,M)){let D=0;t<w&&(D=s.get(t++)),U(n,g,M)&&(D^=1),o.set(g,M,D)}}}}function ye(o,s){he(o),xe(o,s),ge(o)}function Ce(o,s,n,t,i){
Ie(o,t,i),me(o,n),Ae(o,s,i)}function q(o,s,n,t){const i=new k(s.size);return i.clear(-1),ye(i,s),Ce(i,o,s,n,t),i}class Be{#e;#n;constructor(s,n){this.#e=n,this.#n=
s}get ecCodewords(){return this.#e}get dataCodewords(){return this.#n}}class N{#e;#n;constructor(s,n){const{length:t}=n;if(t<=0)throw new Error("polynomial coef\
ficients cannot empty");if(this.#e=s,t>1&&n[0]===0){let i=1;for(;i<t&&n[i]===0;)i++;if(i===t)this.#n=new Int32Array([0]);else{const w=new Int32Array(t-i);w.set(
n.subarray(i)),this.#n=w}}else this.#n=n}get coefficients(){return this.#n}isZero(){return this.#n[0]===0}getDegree(){return this.#n.length-1}getCoefficient(s){
const n=this.#n;return n[n.length-1-s]}evaluate(s){if(s===0)return this.getCoefficient(0);let n;const t=this.#n;if(s===1){n=0;for(const c of t)n^=c;return n}[n]=
t;const i=this.#e,{length:w}=t;for(let c=1;c<w;c++)n=i.multiply(s,n)^t[c];return n}multiply(s){const n=this.#e,t=this.#n,{length:i}=t;if(s instanceof N){if(this.
isZero()||s.isZero())return n.zero;const c=s.#n,a=c.length,d=new Int32Array(i+a-1);for(let g=0;g<i;g++){const C=t[g];for(let M=0;M<a;M++)d[g+M]^=n.multiply(C,c[M])}
return new N(n,d)}if(s===0)return n.zero;if(s===1)return this;const w=new Int32Array(i);for(let c=0;c<i;c++)w[c]=n.multiply(t[c],s);return new N(n,w)}multiplyByMonomial(s,n){
const t=this.#e;if(n===0)return t.zero;const i=this.#n,{length:w}=i,c=new Int32Array(w+s);for(let a=0;a<w;a++)c[a]=t.multiply(i[a],n);return new N(t,c)}addOrSubtract(s){
if(this.isZero())return s;if(s.isZero())return this;let n=s.#n,t=n.length,i=this.#n,w=i.length;t<w&&([t,w]=[w,t],[n,i]=[i,n]);const c=t-w,a=new Int32Array(t);a.
set(n.subarray(0,c));for(let d=c;d<t;d++)a[d]=i[d-c]^n[d];return new N(this.#e,a)}divide(s){const n=this.#e;let t=n.zero,i=this;const w=s.getCoefficient(s.getDegree()),
c=n.invert(w);for(;i.getDegree()>=s.getDegree()&&!i.isZero();){const a=i.getDegree(),d=a-s.getDegree(),g=n.multiply(i.getCoefficient(a),c),C=s.multiplyByMonomial(
d,g),M=n.buildPolynomial(d,g);t=t.addOrSubtract(M),i=i.addOrSubtract(C)}return[t,i]}}class Me{#e;#n;#t;#s;#o;#i;constructor(s,n,t){let i=1;const w=new Int32Array(
n);for(let a=0;a<n;a++)w[a]=i,i*=2,i>=n&&(i^=s,i&=n-1);const c=new Int32Array(n);for(let a=0,d=n-1;a<d;a++)c[w[a]]=a;this.#e=n,this.#o=w,this.#i=c,this.#s=t,this.#n=
new N(this,new Int32Array([1])),this.#t=new N(this,new Int32Array([0]))}get size(){return this.#e}get one(){return this.#n}get zero(){return this.#t}get generator(){
return this.#s}exp(s){return this.#o[s]}log(s){return this.#i[s]}invert(s){return this.#o[this.#e-this.#i[s]-1]}multiply(s,n){if(s===0||n===0)return 0;const t=this.#i;
return this.#o[(t[s]+t[n])%(this.#e-1)]}buildPolynomial(s,n){if(n===0)return this.#t;const t=new Int32Array(s+1);return t[0]=n,new N(this,t)}}const Oe=new Me(285,
256,0);function Pe(o,s,n){const{length:t}=s;if(n>=t){const{generator:i}=o;let w=s[t-1];for(let c=t;c<=n;c++){const a=new Int32Array([1,o.exp(c-1+i)]),d=w.multiply(
new N(o,a));s.push(d),w=d}}return s[n]}class Te{#e;#n;constructor(s=Oe){this.#e=s,this.#n=[new N(s,new Int32Array([1]))]}encode(s,n){const t=s.length-n,i=new Int32Array(
t),w=Pe(this.#e,this.#n,n);i.set(s.subarray(0,t));const a=new N(this.#e,i).multiplyByMonomial(n,1),[,d]=a.divide(w),{coefficients:g}=d,C=n-g.length,M=t+C;s.fill(
0,t,M),s.set(g,M)}}function Se(o,s){const n=o.length,t=new Int32Array(n+s);return t.set(o),new Te().encode(t,s),new Uint8Array(t.subarray(n))}function Ne(o,{ecBlocks:s,
numECCodewordsPerBlock:n}){let t=0,i=0,w=0;const c=[];for(const{count:d,numDataCodewords:g}of s)for(let C=0;C<d;C++){const M=new Uint8Array(g);o.copyTo(w*8,M,0,
g);const D=Se(M,n);c.push(new Be(M,D)),w+=g,t=Math.max(t,D.length),i=Math.max(i,g)}const a=new S.P;for(let d=0;d<i;d++)for(const{dataCodewords:g}of c)d<g.length&&
a.append(g[d],8);for(let d=0;d<t;d++)for(const{ecCodewords:g}of c)d<g.length&&a.append(g[d],8);return a}function De(o,s){const n=s*8;for(let w=0;w<4&&o.length<n;w++)
o.append(0);const t=o.length&7;if(t>0)for(let w=t;w<8;w++)o.append(0);const i=s-o.byteLength;for(let w=0;w<i;w++)o.append(w&1?17:236,8)}function ee(o){return o.
mode===E.K.BYTE}function Re(o){return o.mode===E.K.HANZI}function X(o,s){o.append(s.bits,4)}function Le(o,s,n){if(ee(s)){const[t]=s.charset.values;if(t!==n)return o.
append(E.K.ECI.bits,4),t<=127?o.append(t,8):t<=16383?o.append(32768|t,16):o.append(12582912|t,24),t}return n}function ke(o,s){const[n,t]=s;switch(n){case"GS1":X(
o,E.K.FNC1_FIRST_POSITION);break;case"AIM":X(o,E.K.FNC1_SECOND_POSITION),o.append(t,8);break}}function Fe(o,s){return ee(o)?s.byteLength:o.content.length}function Ue(o,s,n,t){
o.append(t,s.getCharacterCountBits(n))}function ne(o,s,n){const t=s.getECBlocks(n),i=o+7>>>3;return t.numTotalDataCodewords>=i}function te(o,s){for(const n of W)
if(ne(o,n,s))return n;throw new Error("data too big for all versions")}function Y(o,s){let n=0;for(const{mode:t,head:i,body:w}of o)n+=i.length+t.getCharacterCountBits(
s)+w.length;return n}function ve(o,s){const n=Y(o,W[0]),t=te(n,s),i=Y(o,t);return te(i,s)}function We(o,s,n){let t=0,i=q(o,s,n,t),w=T(i);for(let c=1;c<8;c++){const a=q(
o,s,n,c),d=T(a);d<w&&(t=c,i=a,w=d)}return[t,i]}const Ke=4095;class He{#e;#n;#t;#s;#o;#i;#r;constructor(s){const n=1<<s,t=n+1;this.#e=n,this.#n=t,this.#s=s,this.
reset()}get bof(){return this.#e}get eof(){return this.#n}get bits(){return this.#t}get depth(){return this.#s}reset(){const s=this.#s+1;this.#t=s,this.#o=1<<s,
this.#r=new Map,this.#i=this.#n+1}add(s,n){let t=this.#i;if(t>Ke)return!1;this.#r.set(s<<8|n,t++);let i=this.#t,w=this.#o;return t>w&&(w=1<<++i),this.#t=i,this.#o=
w,this.#i=t,!0}get(s,n){return this.#r.get(s<<8|n)}}class je{#e=0;#n;#t=0;#s=[];constructor(s){this.#n=s}write(s){let n=this.#e,t=this.#t|s<<n;n+=this.#n.bits;const i=this.#s;
for(;n>=8;)i.push(t&255),t>>=8,n-=8;this.#e=n,this.#t=t}pipe(s){const n=this.#s;this.#e>0&&n.push(this.#t),s.writeByte(this.#n.depth);const{length:t}=n;for(let i=0;i<
t;){const w=t-i;w>=255?(s.writeByte(255),s.writeBytes(n,i,255),i+=255):(s.writeByte(w),s.writeBytes(n,i,w),i=t)}s.writeByte(0)}}function Ve(o,s,n){const t=new He(
s),i=new je(t);if(i.write(t.bof),o.length>0){let w=o[0];const{length:c}=o;for(let a=1;a<c;a++){const d=o[a],g=t.get(w,d);g!=null?w=g:(i.write(w),t.add(w,d)||(i.
write(t.bof),t.reset()),w=d)}i.write(w)}i.write(t.eof),i.pipe(n)}class se{#e=[];get bytes(){return this.#e}writeByte(s){this.#e.push(s&255)}writeInt16(s){this.#e.
push(s&255,s>>8&255)}writeBytes(s,n=0,t=s.length){const i=this.#e;for(let w=0;w<t;w++)i.push(s[n+w]&255)}}const{fromCharCode:oe}=String;function ie(o){if(o&=63,
o>=0){if(o<26)return 65+o;if(o<52)return 97+(o-26);if(o<62)return 48+(o-52);if(o===62)return 43;if(o===63)return 47}throw new Error(`illegal char: ${oe(o)}`)}class ze{#e=0;#n=0;#t=0;#s=new se;get bytes(){
return this.#s.bytes}write(s){let n=this.#e+8;const t=this.#s,i=this.#n<<8|s&255;for(;n>=6;)t.writeByte(ie(i>>>n-6)),n-=6;this.#t++,this.#e=n,this.#n=i}close(){
const s=this.#e,n=this.#s;s>0&&(n.writeByte(ie(this.#n<<6-s)),this.#e=0,this.#n=0);const t=this.#t;if(t%3!=0){const i=3-t%3;for(let w=0;w<i;w++)n.writeByte(61)}}}
class Ge{#e;#n;#t;#s;#o=[];constructor(s,n,{foreground:t=[0,0,0],background:i=[255,255,255]}={}){this.#e=s,this.#n=n,this.#t=t,this.#s=i}#i(){const s=this.#e,n=this.#n,
t=new se,i=this.#s,w=this.#t;return t.writeBytes([71,73,70,56,57,97]),t.writeInt16(s),t.writeInt16(n),t.writeBytes([128,0,0]),t.writeBytes([i[0],i[1],i[2]]),t.writeBytes(
[w[0],w[1],w[2]]),t.writeByte(44),t.writeInt16(0),t.writeInt16(0),t.writeInt16(s),t.writeInt16(n),t.writeByte(0),Ve(this.#o,2,t),t.writeByte(59),t.bytes}set(s,n,t){
this.#o[n*this.#e+s]=t}toDataURL(){const s=this.#i(),n=new ze;for(const w of s)n.write(w);n.close();const t=n.bytes;let i="data:image/gif;base64,";for(const w of t)
i+=oe(w);return i}}class Ze{#e;#n;#t;#s;constructor(s,n,t,i){this.#e=i,this.#n=t,this.#s=s,this.#t=n}get size(){return this.#s.size}get mask(){return this.#e}get level(){
return this.#n.name}get version(){return this.#t.version}get(s,n){const{size:t}=this.#s;if(s<0||n<0||s>=t||n>=t)throw new Error(`illegal coordinate: [${s}, ${n}\
]`);return this.#s.get(s,n)}toDataURL(s=2,{margin:n=s*4,...t}={}){s=Math.max(1,s>>0),n=Math.max(0,n>>0);const i=this.#s,w=i.size,c=s*w+n*2,a=new Ge(c,c,t),d=c-n;
for(let g=0;g<c;g++)for(let C=0;C<c;C++)if(C>=n&&C<d&&g>=n&&g<d){const M=(0,y.SA)((C-n)/s),D=(0,y.SA)((g-n)/s);a.set(C,g,i.get(M,D))}else a.set(C,g,0);return a.
toDataURL()}}var j=_(96221);const re=new Map;function sn(o){const s=re.get(o);if(s!=null)return s;throw new Error("illegal error correction bits")}class K{#e;#n;#t;static L=new K(
"L",0,1);static M=new K("M",1,0);static Q=new K("Q",2,3);static H=new K("H",3,2);constructor(s,n,t){this.#e=t,this.#t=s,this.#n=n,re.set(t,this)}get bits(){return this.#e}get level(){
return this.#n}get name(){return this.#t}}function we(o,s){const n=[];for(const t of o){const i=t.codePointAt(0);n.push(i==null||i>s?63:i)}return new Uint8Array(
n)}function $e(o,s){switch(s){case j.N.ASCII:return we(o,127);case j.N.ISO_8859_1:return we(o,255);case j.N.UTF_8:return new TextEncoder().encode(o);default:throw new Error(
`built-in encode not support charset: ${s.label}`)}}function on(o,s){try{return new TextDecoder(s.label).decode(o)}catch{throw new Error(`built-in decode not su\
pport charset: ${s.label}`)}}var Q=_(13401);class Xe{#e;#n;#t;#s;constructor({hints:s={},level:n="L",version:t="Auto",encode:i=$e}={}){(0,Q.tL)(s),(0,Q.z0)(n),(0,Q.
bT)(t),this.#e=s,this.#t=i,this.#s=t,this.#n=K[n]}encode(...s){const n=this.#n,t=this.#t,{fnc1:i}=this.#e,w=this.#s,c=[];let a=!1,[d]=j.N.ISO_8859_1.values;for(const L of s){
const{mode:V}=L,F=new S.P,z=L.encode(t),Je=Fe(L,z);d=Le(F,L,d),i!=null&&!a&&(a=!0,ke(F,i)),X(F,V),Re(L)&&F.append(1,4),c.push({mode:V,head:F,body:z,length:Je})}
let g;if(w==="Auto")g=ve(c,n);else{g=W[w-1];const L=Y(c,g);if(!ne(L,g,n))throw new Error("data too big for requested version")}const C=new S.P;for(const{mode:L,
head:V,body:F,length:z}of c)C.append(V),Ue(C,L,g,z),C.append(F);const M=g.getECBlocks(n);De(C,M.numTotalDataCodewords);const D=Ne(C,M),[Ye,Qe]=We(D,g,n);return new Ze(
Qe,g,n,Ye)}}}),5336:((R,P,_)=>{_.d(P,{e:()=>m});var E=_(12710),y=_(17917),l=_(13401),O=_(75713);function b(f){const h=O.ld.get(f);if(h!=null)return h;throw new Error(
`illegal alphanumeric character: ${f}`)}class m{#e;constructor(h){(0,l.oX)(h),this.#e=h}get mode(){return E.K.ALPHANUMERIC}get content(){return this.#e}encode(){
const h=new y.P,I=Array.from(this.#e),{length:u}=I;for(let p=0;p<u;){const A=b(I[p]);if(p+1<u){const B=b(I[p+1]);h.append(A*45+B,11),p+=2}else h.append(A,6),p++}
return h}}}),23265:((R,P,_)=>{_.d(P,{x:()=>b});var E=_(12710),y=_(96221),l=_(17917),O=_(13401);class b{#e;#n;constructor(f,h=y.N.ISO_8859_1){(0,O.oX)(f),(0,O.ZW)(
h),this.#e=f,this.#n=h}get mode(){return E.K.BYTE}get content(){return this.#e}get charset(){return this.#n}encode(f){const h=new l.P,I=f(this.#e,this.#n);for(const u of I)
h.append(u,8);return h}}}),63748:((R,P,_)=>{_.d(P,{e:()=>m});var E=_(12710),y=_(17917),l=_(13401),O=_(75713);function b(f){const h=O.F.get(f);if(h!=null)return h;
throw new Error(`illegal numeric character: ${f}`)}class m{#e;constructor(h){(0,l.oX)(h),this.#e=h}get mode(){return E.K.NUMERIC}get content(){return this.#e}encode(){
const h=new y.P,I=Array.from(this.#e),{length:u}=I;for(let p=0;p<u;){const A=b(I[p]);if(p+2<u){const B=b(I[p+1]),T=b(I[p+2]);h.append(A*100+B*10+T,10),p+=3}else if(p+
1<u){const B=b(I[p+1]);h.append(A*10+B,7),p+=2}else h.append(A,4),p++}return h}}}),13401:((R,P,_)=>{_.d(P,{ZW:()=>l,bT:()=>m,oX:()=>y,tL:()=>O,z0:()=>b});var E=_(
96221);function y(f){if(f==="")throw new Error("segment content should be at least 1 character")}function l(f){if(!(f instanceof E.N))throw new Error("illegal c\
harset")}function O(f){const{fnc1:h}=f;if(h!=null){const[I]=h;if(I!=="GS1"&&I!=="AIM")throw new Error("illegal fnc1 hint");if(I==="AIM"){const[,u]=h;if(u<0||u>255||
!Number.isInteger(u))throw new Error("illegal fnc1 application indicator")}}}function b(f){if(["L","M","Q","H"].indexOf(f)<0)throw new Error("illegal error corr\
ection level")}function m(f){if(f!=="Auto"&&(f<1||f>40||!Number.isInteger(f)))throw new Error("illegal version")}})};
