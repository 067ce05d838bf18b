"use strict";exports.id=991,exports.ids=[991],exports.modules={36211:((B,x,g)=>{g.d(x,{Rl:()=>S,ep:()=>T,lJ:()=>f,we:()=>y});var c=g(85008);const _={0:"b B b* B* BI BT BX EI\
 EMC ET EX f F f* h ID n q Q s S sc SC scn SCN T* W W*",1:"BMC cs CS Do g G gs i j J M MP ri sh Tc TJ Tj TL Tr Ts Tw Tz w '",2:"BDC d d0 DP l m Td TD Tf",3:'rg \
RG "',4:"k K re v y",6:"c cm d1 Tm"},y=Object.values(_).flatMap(m=>m.split(" ")),S=new Set(["m","l","c","v","y","h","re"]),f=new Map([["n",{}],["f",{fill:"nonze\
ro"}],["F",{fill:"nonzero"}],["f*",{fill:"even-odd"}],["S",{strokes:!0}],["s",{strokes:!0,closes:!0}],["B",{fill:"nonzero",strokes:!0}],["B*",{fill:"even-odd",strokes:!0}],
["b",{fill:"nonzero",strokes:!0,closes:!0}],["b*",{fill:"even-odd",strokes:!0,closes:!0}]]),b=255,I=new Uint8Array(65536).fill(b),M=new Map;for(const[m,d]of Object.
entries(_))for(const u of d.split(" "))u.length<=2?I[(0,c.$N)(u)]=Number(m):M.set((0,c.$N)(u),Number(m));function T(m){if(m>=I.length)return M.get(m);const d=I[m];
return d===b?void 0:d}}),37709:((B,x,g)=>{g.d(x,{B:()=>e,K:()=>s});var c=g(78157),_=g(45798),y=g(82416),S=g(36211),f=g(85008);const b=64,I=100,M=16*1024*1024,T=[
"true","false","null"],m=new Map,d=new Array(16384).fill(void 0),u=i=>i&127|i>>1&16256,r=-32640;for(const i of S.we){const t=(0,f.$N)(i);m.set(t,i),(t&r)===0&&(d[u(
t)]=i)}class e{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(b);starts=new Int32Array(b);ends=new Int32Array(b);depth=0;outermost=f.
Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(t){this.content=t,this.tokens=new f.oz(t)}next(){return this.advance(1/0)}advance(t){const{tokens:a}=this;
for(this.isGiven&&this.forget();a.end<t;){const l=a.next();switch(l){case f.Kp:return this.end=a.end,this.dataStart>=0&&this.give("BI");case f.QR:if(this.depth===
0&&this.keyword())return!0;break;case f.pQ:case f.q$:if(this.depth++>0){this.depth>this.deepest&&(this.deepest=this.depth);break}this.outermost=l,this.opened=a.
start;break;case f.OG:case f.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);break;case f.Ho:this.dataStart=a.start,this.dataEnd=a.end;break;default:
this.depth===0&&this.add(l,a.start)}}return this.end=a.end,!1}forget(){this.isGiven=!1,this.count=this.deepest=0,this.dataStart=this.dataEnd=-1}keyword(){const{
tokens:t}=this,{code:a}=t,l=(a&r)===0?d[u(a)]:m.get(a);if(l===void 0&&T.some(v=>v.length===t.end-t.start&&(0,c.w1)(this.content,t.start,v)))this.add(f.QR,t.start);else if(l===
"BI")this.inImage=!0,this.count=0;else if(this.inImage){if(l==="EI")return this.give("BI")}else return this.give(l??"");return!1}give(t){return this.operator=t,
this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(t,a){const{count:l}=this;l!==b&&(this.kinds[l]=t,this.starts[l]=a,this.ends[l]=this.tokens.end,this.
count=l+1)}kind(t){return t>=0&&t<this.count?this.kinds[t]:f.Kp}startOf(t){return this.starts[t]}endOf(t){return this.ends[t]}number(t){return this.kind(t)===f.
uk?(0,y.kz)(this.content,this.starts[t],this.ends[t]):NaN}name(t){return this.kind(t)===f.o_?(0,y.MQ)(this.content,this.starts[t]+1,this.ends[t]):void 0}string(t){
const a=this.kind(t);return a===f.An||a===f.Cd?(0,y.E3)(this.content,this.starts[t],this.ends[t]):void 0}value(t){return this.kind(t)===f.Kp||this.deepest>I?null:
new _.i(this.content,this.starts[t],this.ends[t],I,void 0,M).value()}inside(t){return new f.oz(this.content,this.starts[t]+1,this.ends[t]-1)}}const n=32768,o=6;
async function s(i,t,a){const l=new e(i);for(;l.end<i.length;){const{end:v}=l;for(;l.advance(v+n);){const N=a(l);N&&await N}const D=t.step(o*(l.end-v));D&&await D}}}),
85008:((B,x,g)=>{g.d(x,{$N:()=>a,An:()=>f,Cd:()=>b,Ho:()=>u,Kp:()=>_,OG:()=>T,QR:()=>I,ZT:()=>d,jq:()=>U,o_:()=>S,oz:()=>D,pQ:()=>M,q$:()=>m,uk:()=>y});var c=g(
78157);const _=0,y=1,S=2,f=3,b=4,I=5,M=6,T=7,m=8,d=9,u=10,r=0,e=11,n=12,o=13,s=new Uint8Array(256).fill(I),i=new Uint8Array(256);for(let E=0;E<256;E++)c.Kl[E]!==
c.N9&&(s[E]=r);for(const E of[c.b9,c.N5,c.fX])i[E]=1;for(let E=c.l0;E<=c.ev;E++)i[E]=1;for(let E=0;E<256;E++)i[E]&&(s[E]=y);s[c.cL]=S,s[c.Cx]=f,s[c.iH]=n,s[c.vz]=
o,s[c.WL]=M,s[c.wt]=T,s[c.IQ]=e;const t=3,a=E=>[...E].reduce((A,O,p)=>A|O.charCodeAt(0)<<8*p,0),l=a("BI"),v=a("ID");class D{content;to;kind=_;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;constructor(A,O=0,p=A.
length){this.content=A,this.to=p,this.start=this.end=O}next(A=!1){const{content:O,to:p}=this;if(this.atData)return this.imageData();let h=this.end;for(;h<p;){const R=h,
P=s[O[h++]];switch(P){case r:continue;case y:for(;h<p&&i[O[h]]===1;)h++;if(A){this.passed++;continue}return this.found(y,R,h);case I:for(;h<p&&c.Kl[O[h]]===c.N9;)
h++;return h-R===2&&this.followImage(O[R]|O[R+1]<<8),this.found(I,R,h);case S:for(;h<p&&c.Kl[O[h]]===c.N9;)h++;if(A){this.passed++;continue}return this.found(S,
R,h);case f:return h=(0,c.t9)(O,R,p),this.isCut=h===p&&U(O,R,p)>0,this.found(f,R,h);case n:return h<p&&O[h]===c.iH?this.found(m,R,h+1):(h=(0,c.$k)(O,h,p),this.isCut=
O[h-1]!==c.vz,this.found(b,R,h));case o:if(h<p&&O[h]===c.vz)return this.found(d,R,h+1);continue;case e:h=(0,c.D)(O,h,p);continue;default:return this.found(P,R,h)}}
return this.found(_,p,p)}found(A,O,p){return this.kind=A,this.start=O,this.end=p,A}get code(){const{content:A,start:O,end:p}=this,h=p-O;return h>t?0:A[O]|(h>1?A[O+
1]<<8:0)|(h>2?A[O+2]<<16:0)}followImage(A){this.atData=this.inImage&&A===v,this.inImage=A===l||this.inImage&&!this.atData}imageData(){const{content:A,to:O}=this;
this.atData=!1;const p=Math.min(this.end+1,O),h=C(A,p,O);return this.isCut=h<0,this.found(u,p,h<0?O:h)}}const N=12;function C(E,A,O){for(let p=A;p+1<O;p++){if(E[p]!==
c.HV||E[p+1]!==c.tw||p>A&&c.Kl[E[p-1]]!==c.t6)continue;const h=p+2;if(!(h<O&&c.Kl[E[h]]===c.N9)&&w(E,h,Math.min(h+N,O)))return Math.max(p-1,A)}return-1}function w(E,A,O){
for(let p=A;p<O;p++){const h=E[p];if((h<c.Z4||h>c.du)&&c.Kl[h]!==c.t6)return!1}return!0}function U(E,A,O=E.length){let p=0;for(let h=A;h<O;h++){const R=E[h];R===
c.r_?h++:R===c.Cx?p++:R===c.s1&&p--}return p}}),39905:((B,x,g)=>{g.d(x,{F:()=>T,H:()=>m});var c=g(58552),_=g(78157),y=g(45599);const S=65536,f=1<<26,b=4*4096,I=100,
M=/<([0-9A-Fa-f\s]*)>|\/[^\s<>[\]()/]*|[[\]]|\b(?:begin|end)bf(?:char|range)\b/g;async function T(r,e,n=S){const o=r.resolve(e);if(!(o instanceof y.Z6))return[];
const s=new d;return await m(r,o,M,(i,t)=>s.read(i,t)<n),[...s.single,...s.ranges]}async function m(r,e,n,o){let s;try{s=await r.decodedAtEase(e)}catch(i){if(!(i instanceof
c.zU)||i.code==="cancelled")throw i;return}for(const[i,t]of(0,_.bS)(s).toString("latin1",0,f).matchAll(n)){if(!o(i,t?.replace(/\s/g,"")))return;const a=r.job.pace.
step(I);a&&await a}}class d{single=[];ranges=[];length=0;operands=[];place=-1;read(e,n){if(e==="beginbfchar"||e==="beginbfrange")this.begin(e==="beginbfchar"?2:
3);else if(e==="endbfchar"||e==="endbfrange")this.begin(0);else{if(this.length===0)return 0;e==="["?this.place=this.operands.length===2?0:-1:e==="]"?this.begin(
this.length):this.place>=0?this.item(n):this.operand(n)}return this.single.length+this.ranges.length}begin(e){this.length=e,this.operands.length=0,this.place=-1}item(e=""){
const n=u(this.operands[0])+this.place++;this.add(this.ranges,n,n,e)}operand(e=""){const{operands:n,length:o}=this;if(n.push(e),n.length<o)return;const[s,i]=[u(
n[0]),u(n[o-2])];this.add(o===2?this.single:this.ranges,s,i,e),n.length=0}add(e,n,o,s){s===""||s.length%4!==0||s.length>b||!(n<=o)||e.push({first:n,last:o,text:Buffer.
from(s,"hex").swap16().toString("utf16le")})}}const u=r=>r.length<=8?parseInt(r,16):NaN}),61540:((B,x,g)=>{g.d(x,{Lq:()=>M,nq:()=>T,oQ:()=>m});var c=g(45599),_=g(
49454),y=g(61188),S=g(94389),f=g(48462);function b(d){try{const u=new DataView(d.buffer,d.byteOffset,d.byteLength),r=d.length>12?u.getUint32(0):0;if(r===1330926671){
const e=(0,S.tI)(u),n=e.get("CFF "),o=n&&(0,y.ah)(d.subarray(n.at,n.at+n.length));return o&&{...o,pointOf:(0,S.Ey)(u,e)}}if(r===65536||r===1953658213)return(0,S.
Fm)(u);if(d[0]===1&&d[1]===0)return(0,y.ah)(d);if(d[0]===37||d[0]===128)return(0,f._u)(d)}catch(u){if(!(u instanceof RangeError))throw u}}const I=["FontFile","F\
ontFile2","FontFile3"];function M(d,u){const r=(0,_.nb)(d,u);for(const e of I){const n=d.resolve(r?.get(e));if(n instanceof c.Z6)return n}}const T=(d,u)=>(0,_.FG)(
d,u.get("Subtype"))==="Type3"||M(d,u)!==void 0;function m(d,u){const r=M(d,u);if(r)try{return b(d.decoded(r))??"unusable"}catch{return"unusable"}}}),69864:((B,x,g)=>{
g.d(x,{N:()=>y});var c=g(93604);const _=500;class y{starts;owners;constructor(f,b){this.starts=f,this.owners=b}static async of(f,b){const I=new Set;for(const{first:u,
last:r}of f){I.add(u).add(r+1);const e=b.step(_);e&&await e}const M=Float64Array.from(I).sort(),T=new Array(M.length),m=Uint32Array.from({length:M.length+1},(u,r)=>r),
d=u=>{let r=u;for(;m[r]!==r;)r=m[r];for(;u!==r;){const e=m[u];m[u]=r,u=e}return r};for(const u of f){for(let e=d((0,c.B)(M,u.first));M[e]<=u.last;e=d(e))T[e]=u,
m[e]=e+1;const r=b.step(_);r&&await r}return new y(M,T)}find(f){return this.owners[(0,c.M)(this.starts,f)-1]}}}),61188:((B,x,g)=>{g.d(x,{eP:()=>I,zz:()=>u,Pe:()=>d,
ah:()=>f,Je:()=>b});const c=".notdef space exclam quotedbl numbersign dollar percent ampersand quoteright parenleft parenright asterisk plus comma hyphen period\
 slash zero one two three four five six seven eight nine colon semicolon less equal greater question at A B C D E F G H I J K L M N O P Q R S T U V W X Y Z brac\
ketleft backslash bracketright asciicircum underscore quoteleft a b c d e f g h i j k l m n o p q r s t u v w x y z braceleft bar braceright asciitilde exclamdo\
wn cent sterling fraction yen florin section currency quotesingle quotedblleft guillemotleft guilsinglleft guilsinglright fi fl endash dagger daggerdbl periodce\
ntered paragraph bullet quotesinglbase quotedblbase quotedblright guillemotright ellipsis perthousand questiondown grave acute circumflex tilde macron breve dot\
accent dieresis ring cedilla hungarumlaut ogonek caron emdash AE ordfeminine Lslash Oslash OE ordmasculine ae dotlessi lslash oslash oe germandbls onesuperior l\
ogicalnot mu trademark Eth onehalf plusminus Thorn onequarter divide brokenbar degree thorn threequarters twosuperior registered minus eth multiply threesuperio\
r copyright Aacute Acircumflex Adieresis Agrave Aring Atilde Ccedilla Eacute Ecircumflex Edieresis Egrave Iacute Icircumflex Idieresis Igrave Ntilde Oacute Ocir\
cumflex Odieresis Ograve Otilde Scaron Uacute Ucircumflex Udieresis Ugrave Yacute Ydieresis Zcaron aacute acircumflex adieresis agrave aring atilde ccedilla eac\
ute ecircumflex edieresis egrave iacute icircumflex idieresis igrave ntilde oacute ocircumflex odieresis ograve otilde scaron uacute ucircumflex udieresis ugrav\
e yacute ydieresis zcaron exclamsmall Hungarumlautsmall dollaroldstyle dollarsuperior ampersandsmall Acutesmall parenleftsuperior parenrightsuperior twodotenlea\
der onedotenleader zerooldstyle oneoldstyle twooldstyle threeoldstyle fouroldstyle fiveoldstyle sixoldstyle sevenoldstyle eightoldstyle nineoldstyle commasuperi\
or threequartersemdash periodsuperior questionsmall asuperior bsuperior centsuperior dsuperior esuperior isuperior lsuperior msuperior nsuperior osuperior rsupe\
rior ssuperior tsuperior ff ffi ffl parenleftinferior parenrightinferior Circumflexsmall hyphensuperior Gravesmall Asmall Bsmall Csmall Dsmall Esmall Fsmall Gsm\
all Hsmall Ismall Jsmall Ksmall Lsmall Msmall Nsmall Osmall Psmall Qsmall Rsmall Ssmall Tsmall Usmall Vsmall Wsmall Xsmall Ysmall Zsmall colonmonetary onefitted\
 rupiah Tildesmall exclamdownsmall centoldstyle Lslashsmall Scaronsmall Zcaronsmall Dieresissmall Brevesmall Caronsmall Dotaccentsmall Macronsmall figuredash hy\
pheninferior Ogoneksmall Ringsmall Cedillasmall questiondownsmall oneeighth threeeighths fiveeighths seveneighths onethird twothirds zerosuperior foursuperior f\
ivesuperior sixsuperior sevensuperior eightsuperior ninesuperior zeroinferior oneinferior twoinferior threeinferior fourinferior fiveinferior sixinferior seveni\
nferior eightinferior nineinferior centinferior dollarinferior periodinferior commainferior Agravesmall Aacutesmall Acircumflexsmall Atildesmall Adieresissmall \
Aringsmall AEsmall Ccedillasmall Egravesmall Eacutesmall Ecircumflexsmall Edieresissmall Igravesmall Iacutesmall Icircumflexsmall Idieresissmall Ethsmall Ntilde\
small Ogravesmall Oacutesmall Ocircumflexsmall Otildesmall Odieresissmall OEsmall Oslashsmall Ugravesmall Uacutesmall Ucircumflexsmall Udieresissmall Yacutesmal\
l Thornsmall Ydieresissmall 001.000 001.001 001.002 001.003 Black Bold Book Light Medium Regular Roman Semibold".split(" "),_=[[32,1,1],[33,229,2],[36,231,8],[44,
13,3],[47,99,1],[48,239,10],[58,27,2],[60,249,4],[65,253,5],[73,258,1],[76,259,4],[82,263,3],[86,266,1],[87,109,2],[89,267,3],[93,270,34],[161,304,3],[166,307,5],
[172,312,1],[175,313,1],[178,314,2],[182,316,3],[188,158,1],[189,155,1],[190,163,1],[191,319,7],[200,326,1],[201,150,1],[202,164,1],[203,169,1],[204,327,52]],y=[
[[0,229]],[[0,2],[229,10],[13,3],[99,1],[239,10],[27,2],[249,18],[109,2],[267,52],[158,1],[155,1],[163,1],[319,8],[150,1],[164,1],[169,1],[327,52]],[[0,2],[231,
2],[235,4],[13,3],[99,1],[239,10],[27,2],[249,3],[253,14],[109,2],[267,4],[272,1],[300,3],[305,1],[314,2],[158,1],[155,1],[163,1],[320,7],[150,1],[164,1],[169,1],
[327,20]]];var S=g(41801);function f(r){const e=new DataView(r.buffer,r.byteOffset,r.byteLength),n=d(e,e.getUint8(2)),o=d(e,n.end),s=d(e,o.end),i=u(e,o.offsets[0]??
0,o.offsets[1]??0),t=i.get(17)?.[0];if(t===void 0)return;const a=d(e,t).offsets.length-1,l=i.has(3102),v=C=>b(r,s.offsets,C),D=I(e,i.get(15)?.[0]??0,a,l);if(l){
let C;const w=U=>(C??=new Map(D.map((E,A)=>[E,A])),C.get(U)??0);return(0,S.c)("cid",new Set(D.slice(1)),{glyphOfCid:w})}const N=D.map(v);return(0,S.c)("named",new Set(
N.slice(1)),{nameOf:C=>N[C]??"",encoding:M(e,i.get(16)?.[0]??0,N,v)})}function b(r,e,n){const o=c[n];if(o!==void 0)return o;const s=n-c.length,[i,t]=[e[s],e[s+1]];
return i===void 0||t===void 0?"":Buffer.from(r.subarray(i,t)).toString("latin1")}function I(r,e,n,o){const s=o?void 0:y[e];if(s)return s.flatMap(([l,v])=>Array.
from({length:v},(D,N)=>l+N)).slice(0,n);const i=[0],t=r.getUint8(e);let a=e+1;for(;i.length<n;){const l=r.getUint16(a),v=t===0?0:t===1?r.getUint8(a+2):r.getUint16(
a+2);a+=t===0?2:t===1?3:4;for(let D=0;D<=v&&i.length<n;D++)i.push(l+D)}return i}function M(r,e,n,o){if(e===0)return;const s=new Map;if(e===1){for(const[D,N,C]of _)
for(let w=0;w<C;w++)s.set(D+w,o(N+w));return s}const i=r.getUint8(e),t=r.getUint8(e+1);let a=1,l=e+2;for(let D=0;D<t;D++){const N=r.getUint8(l),C=(i&127)===0?0:
r.getUint8(l+1);l+=(i&127)===0?1:2;for(let w=N;w<=N+C;w++)s.set(w,n[a++]??"")}const v=i>=128?r.getUint8(l++):0;for(let D=0;D<v;D++,l+=3)s.set(r.getUint8(l),o(r.
getUint16(l+1)));return s}function T(r,e,n){let o="";for(let s=e;s<n;s++){const i=r.getUint8(s);o+=m[i>>4]+m[i&15]}return Number(o)||0}const m=["0","1","2","3",
"4","5","6","7","8","9",".","E","E-","","-",""];function d(r,e){const n=r.getUint16(e);if(n===0)return{offsets:[],end:e+2};const o=r.getUint8(e+2),s=e+3+(n+1)*o-
1,i=Array.from({length:n+1},(t,a)=>{let l=0;for(let v=0;v<o;v++)l=l*256+r.getUint8(e+3+a*o+v);return s+l});return{offsets:i,end:i[n]}}function u(r,e,n){const o=new Map;
let s=[];for(let i=e;i<n;){const t=r.getUint8(i++);if(t<=21){const a=t===12?3072+r.getUint8(i++):t;o.set(a,s),s=[]}else if(t===28)s.push(r.getInt16(i)),i+=2;else if(t===
29)s.push(r.getInt32(i)),i+=4;else if(t===30){const a=i;for(;i<n&&(r.getUint8(i++)&15)!==15;);s.push(T(r,a,i))}else t<=246?s.push(t-139):t<=250?s.push((t-247)*256+
r.getUint8(i++)+108):s.push(-(t-251)*256-r.getUint8(i++)-108)}return o}}),41801:((B,x,g)=>{g.d(x,{c:()=>c});const c=(_,y,S={})=>({kind:_,unicode:()=>0,code:()=>0,
has:f=>y.has(f),isDrawn:()=>!0,codes:void 0,pointOf:()=>0,nameOf:()=>"",glyphOf:()=>0,glyphOfCid:f=>f,encoding:void 0,...S})}),48462:((B,x,g)=>{g.d(x,{Ag:()=>y,
Ed:()=>T,NH:()=>S,Ns:()=>m,_u:()=>_,cq:()=>I});var c=g(41801);function _(e){const n=I(e);if(!n)return;const{clear:o,plain:s}=n,i=s.indexOf("/CharStrings");if(i<
0)return;const t=new Set([...y(s,i)].map(([a])=>a));return t.size>0?(0,c.c)("named",t,{encoding:u(o)}):void 0}const y=(e,n)=>b(e,n+12,e.length,"/",/^\/(\S+) +(\d+) +(?:RD|-\|) /),
S=(e,n)=>b(e,Math.max(e.indexOf("/Subrs"),0),n,"dup",/^dup +(\d+) +(\d+) +(?:RD|-\|) /),f=1e5;function*b(e,n,o,s,i){for(let t=e.indexOf(s,n),a=0;t>=0&&t<o&&a<f;a++){
const l=i.exec(e.toString("latin1",t,t+96)),v=t+(l?l[0].length:s.length),D=l?Number(l[2]):0;l&&(yield[l[1],e.subarray(v,v+D)]),t=e.indexOf(s,v+D)}}function I(e){
const n=e[0]===128?r(e):Buffer.from(e),o=n.indexOf("eexec");if(o<0)return;let s=o+5;for(;s<n.length&&[9,10,13,32].includes(n[s]);)s++;const t=/^[0-9a-fA-F\s]{8}/.
test(n.toString("latin1",s,s+8))?Buffer.from(n.toString("latin1",s).replace(/[^0-9a-fA-F]/g,""),"hex"):n.subarray(s);return{clear:n.toString("latin1",0,o),plain:m(
t,M)}}const M=55665,T=4330;function m(e,n){const o=Buffer.alloc(e.length);for(const[s,i]of e.entries())o[s]=i^n>>8,n=(i+n)*52845+22719&65535;return o}const d=65536;
function u(e){const n=e.indexOf("/Encoding");if(n<0||/^\/Encoding\s+StandardEncoding/.test(e.slice(n,n+64)))return;const o=new Map,s=e.slice(n,n+d),i=/\b(?:readonly\s+def|def)\b\s*(?:\/|currentdict)/.
exec(s)?.index??s.length;for(const[,t,a,l]of s.slice(0,i).matchAll(/\bdup\s+(?:(\d+)#)?(\w+)\s*\/([^\s/]+)\s+put/g))o.set(parseInt(a,t?Number(t):10),l);return o}
function r(e){const n=[];for(let o=0;o+6<=e.length&&e[o]===128&&e[o+1]!==3;){const s=e[o+2]|e[o+3]<<8|e[o+4]<<16;n.push(e.subarray(o+6,o+6+s)),o+=6+s}return Buffer.
concat(n)}}),9865:((B,x,g)=>{g.d(x,{mI:()=>f,WK:()=>M,vp:()=>I});var c=g(16456),_=g(49454);const y={Helvetica:"278 278 355 556 556 889 667 191 333 333 389 584 2\
78 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 \
611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 \
260 334 584 0 556 0 222 556 333 1000 556 556 333 1000 667 333 1000 0 611 0 0 222 222 333 333 350 556 1000 333 1000 500 333 944 0 500 500 278 333 556 556 556 556\
 260 556 333 737 370 556 584 333 737 333 400 584 333 333 333 556 537 278 333 333 365 556 834 834 834 611 667 667 667 667 667 667 1000 722 667 667 667 667 278 27\
8 278 278 722 722 778 778 778 778 778 584 778 722 722 722 722 667 667 611 556 556 556 556 556 556 889 500 556 556 556 556 278 278 278 278 556 556 556 556 556 55\
6 556 584 611 556 556 556 556 500 556 500",HelveticaBold:"278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 55\
6 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 55\
6 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584 0 556 0 278 556 500 1000 556 556 333 1000 \
667 333 1000 0 611 0 0 278 278 500 500 350 556 1000 333 1000 556 333 944 0 500 556 278 333 556 556 556 556 280 556 333 737 370 556 584 333 737 333 400 584 333 3\
33 333 611 556 278 333 333 365 556 834 834 834 611 722 722 722 722 722 722 1000 722 667 667 667 667 278 278 278 278 722 722 778 778 778 778 778 584 778 722 722 \
722 722 667 667 611 556 556 556 556 556 556 889 556 556 556 556 556 278 278 278 278 611 611 611 611 611 611 611 584 611 611 611 611 611 556 611 556",TimesRoman:"\
250 333 408 500 500 833 778 180 333 333 500 564 250 333 250 278 500 500 500 500 500 500 500 500 500 500 278 278 564 564 564 444 921 722 667 667 722 611 556 722 \
722 333 389 722 611 889 722 722 556 722 667 556 611 722 722 944 722 722 611 333 278 333 469 500 333 444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 \
500 500 333 389 278 500 500 722 500 500 444 480 200 480 541 0 500 0 333 500 444 1000 500 500 333 1000 556 333 889 0 611 0 0 333 333 444 444 350 500 1000 333 980\
 389 333 722 0 444 500 250 333 500 500 500 500 200 500 333 760 276 500 564 333 760 333 400 564 300 300 333 500 453 250 333 300 310 500 750 750 750 444 722 722 7\
22 722 722 722 889 667 611 611 611 611 333 333 333 333 722 722 722 722 722 722 722 564 722 722 722 722 722 722 556 500 444 444 444 444 444 444 667 444 444 444 4\
44 444 278 278 278 278 500 500 500 500 500 500 500 564 500 500 500 500 500 500 500 500",TimesRomanBold:"250 333 555 500 500 1000 833 278 333 333 500 570 250 333\
 250 278 500 500 500 500 500 500 500 500 500 500 333 333 570 570 570 500 930 722 667 722 722 667 611 778 778 389 500 778 667 944 722 778 611 778 722 556 667 722\
 722 1000 722 722 667 333 278 333 581 500 333 500 556 444 556 444 333 500 556 278 333 556 278 833 556 500 556 556 444 389 333 556 500 722 500 500 444 394 220 39\
4 520 0 500 0 333 500 500 1000 500 500 333 1000 556 333 1000 0 667 0 0 333 333 500 500 350 500 1000 333 1000 389 333 722 0 444 500 250 333 500 500 500 500 220 5\
00 333 747 300 500 570 333 747 333 400 570 300 300 333 556 540 250 333 300 330 500 750 750 750 500 722 722 722 722 722 722 1000 722 667 667 667 667 389 389 389 \
389 722 722 778 778 778 778 778 570 778 722 722 722 722 722 611 556 500 500 500 500 500 500 722 444 444 444 444 444 278 278 278 278 500 556 500 500 500 500 500 \
570 500 556 556 556 556 500 556 500",TimesRomanItalic:"250 333 420 500 500 833 778 214 333 333 500 675 250 333 250 278 500 500 500 500 500 500 500 500 500 500 3\
33 333 675 675 675 500 920 611 611 667 722 611 611 722 722 333 444 667 556 833 667 722 611 722 611 500 556 722 611 833 611 556 556 389 278 389 422 500 333 500 5\
00 444 500 444 278 500 500 278 278 444 278 722 500 500 500 500 389 389 278 500 444 667 444 444 389 400 275 400 541 0 500 0 333 500 556 889 500 500 333 1000 500 \
333 944 0 556 0 0 333 333 556 556 350 500 889 333 980 389 333 667 0 389 444 250 389 500 500 500 500 275 500 333 760 276 500 675 333 760 333 400 675 300 300 333 \
500 523 250 333 300 310 500 750 750 750 500 611 611 611 611 611 611 889 667 611 611 611 611 333 333 333 333 722 667 722 722 722 722 722 675 722 722 722 722 722 \
556 611 500 500 500 500 500 500 500 667 444 444 444 444 444 278 278 278 278 500 500 500 500 500 500 500 675 500 500 500 500 500 444 500 444",TimesRomanBoldItalic:"\
250 389 555 500 500 833 778 278 333 333 500 570 250 333 250 278 500 500 500 500 500 500 500 500 500 500 333 333 570 570 570 500 832 667 667 667 722 667 667 722 \
778 389 500 667 611 889 722 722 611 722 667 556 611 722 667 889 667 611 611 333 278 333 570 500 333 500 500 444 500 444 333 500 556 278 278 500 278 778 556 500 \
500 500 389 389 278 556 444 667 500 444 389 348 220 348 570 0 500 0 333 500 500 1000 500 500 333 1000 556 333 944 0 611 0 0 333 333 500 500 350 500 1000 333 100\
0 389 333 722 0 389 444 250 389 500 500 500 500 220 500 333 747 266 500 606 333 747 333 400 570 300 300 333 576 500 250 333 300 300 500 750 750 750 500 667 667 \
667 667 667 667 944 667 667 667 667 667 389 389 389 389 722 722 722 722 722 722 722 570 722 722 722 722 722 611 611 500 500 500 500 500 500 500 722 444 444 444 \
444 444 278 278 278 278 500 556 500 500 500 500 500 570 500 556 556 556 556 444 500 444"};function S(T){const{name:m}=(0,_.VJ)(T),d=/bold|black|heavy/i.test(m),
u=/italic|oblique/i.test(m);return/^(Helvetica|Arial)/i.test(m)?d?"HelveticaBold":"Helvetica":/^Times/i.test(m)?d?u?"TimesRomanBoldItalic":"TimesRomanBold":u?"T\
imesRomanItalic":"TimesRoman":/^Courier/i.test(m)?"Courier":void 0}const f=T=>/^(?:(?:Helvetica|Courier)(?:-(?:Bold|Oblique|BoldOblique))?|Times-(?:Roman|Bold|Italic|BoldItalic))$/.
test(T),b=new Map;function I(T){const m=T in y?T:S(T);if(m===void 0)return;if(m==="Courier")return()=>600;let d=b.get(m);if(!d){const r=y[m].split(" ").map(Number);
d=new Map(r.flatMap((e,n)=>e>0?[[c.NF.charCodeAt(n),e]]:[])),b.set(m,d)}const u=d;return r=>u.get(r)}function M(T){return/Times/i.test(T)?{capHeight:662,descent:-217}:
/Courier/i.test(T)?{capHeight:562,descent:-157}:{capHeight:718,descent:-207}}}),62341:((B,x,g)=>{g.d(x,{FF:()=>S,KG:()=>T,oo:()=>M,s4:()=>y});var c=g(45599),_=g(
69864);function y(u,r,e,n){const o=u.array(r.get("Widths"))?.map(t=>u.resolve(t)),s=u.resolve(r.get("FirstChar")),i=u.resolve(e?.get("MissingWidth"));return!o||
typeof s!="number"?(t,a)=>n?.(a)??(typeof i=="number"&&i>0?i:500):(t,a)=>{const l=o[t-s];return typeof l=="number"&&l>0?l:n?.(a)}}function S(u,r,e,n){const o=u.
array(r.get("Widths"));if(!o)return y(u,r,e,n);const s=f(u,r.get("FirstChar"))??0,i=f(u,e?.get("MissingWidth"))??0;return(t,a)=>f(u,o[t-s])??n?.(a)??i}function f(u,r){
const e=u.resolve(r);return typeof e=="number"?e:void 0}const b=65535,I=65536;async function M(u,r){const e=u.resolve(r.get("DW")),n=await _.N.of(d(u,r.get("W")).
reverse(),u.job.pace);return o=>{const s=n.find(o),i=typeof s?.value=="object"?u.resolve(s.value[o-s.first]):s?.value;return typeof i=="number"?i:typeof e=="num\
ber"?e:1e3}}async function T(u,r){const[e,n]=(u.array(r.get("DW2"))??[]).map(s=>f(u,s)),o=await _.N.of(m(u,r.get("W2")).reverse(),u.job.pace);return(s,i)=>{const t=o.
find(s),a=t&&t.value.length>3?(s-t.first)*3:0,l=t?.value.slice(a,a+3).map(v=>f(u,v));return{advance:l?.[0]??n??-1e3,x:l?.[1]??i/2,y:l?.[2]??e??880}}}function m(u,r){
const e=[],n=u.array(r)??[];for(let o=0;o+1<n.length&&e.length<I;){const[s,i]=[u.resolve(n[o]),u.resolve(n[o+1])];if(typeof s!="number")break;const t=(0,c.cy)(i),
a=t?s+Math.floor(i.length/3)-1:i,l=t?i:n.slice(o+2,o+5);o+=t?2:5,!(typeof a!="number"||a<0||s>b||a<s)&&e.push({first:s,last:Math.min(a,b),value:l})}return e}function d(u,r){
const e=[],n=u.array(r)??[];for(let o=0;o+1<n.length&&e.length<I;){const[s,i,t]=n.slice(o,o+3).map(D=>u.resolve(D));if(typeof s!="number")break;const a=(0,c.cy)(
i),l=a?s+i.length-1:i,v=a?i:t;o+=a?2:3,!(typeof l!="number"||l<0||s>b||l<s)&&((0,c.cy)(v)||typeof v=="number")&&e.push({first:s,last:Math.min(l,b),value:v})}return e}}),
47628:((B,x,g)=>{g.d(x,{H:()=>y,l:()=>_});const c="278 974 961 974 980 719 789 790 791 690 960 939 549 855 911 933 911 945 974 755 846 762 761 571 677 763 760 7\
59 754 494 552 537 577 692 786 788 788 790 793 794 816 823 789 841 823 833 816 831 923 744 723 749 790 792 695 776 768 792 759 707 708 682 701 826 815 789 789 7\
07 687 696 689 786 787 713 791 785 791 873 761 762 762 759 759 892 892 788 784 438 138 277 415 392 392 668 668 0 390 390 317 317 276 276 509 509 410 410 234 234\
 334 334 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 732 544 544 910 667 760 760 776 595 694 626 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 7\
88 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 894 838 1016 458 748 924 748 918 927 928 928 834 873 828 924 924 917 \
930 931 463 883 836 836 867 867 696 696 874 0 874 760 946 771 865 771 888 967 888 831 873 927 970 918".split(" ").map(Number),_=" ✁✂✃✄☎✆✇✈✉☛☞✌✍✎✏✐✑✒✓✔✕✖✗✘✙✚✛✜✝✞\
✟✠✡✢✣✤✥✦✧★✩✪✫✬✭✮✯✰✱✲✳✴✵✶✷✸✹✺✻✼✽✾✿❀❁❂❃❄❅❆❇❈❉❊❋●❍■❏❐❑❒▲▼◆❖◗❘❙❚❛❜❝❞\0❨❩❪❫❬❭❮❯❰❱❲❳❴❵\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0❡❢❣❤❥❦❧♣♦♥♠①②③④⑤⑥⑦⑧⑨⑩❶❷❸❹❺❻❼❽❾❿➀➁➂➃➄➅➆➇➈➉➊➋➌➍➎➏➐➑➒➓➔→↔↕➘➙➚➛➜➝➞\
➟➠➡➢➣➤➥➦➧➨➩➪➫➬➭➮➯\0➱➲➳➴➵➶➷➸➹➺➻➼➽➾\0";function y(){return c.flatMap((S,f)=>{const b=_.charCodeAt(f);
return S>0&&b>0?[{code:f+32,point:b,width:S}]:[]})}})};
