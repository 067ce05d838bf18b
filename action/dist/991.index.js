"use strict";exports.id=991,exports.ids=[991],exports.modules={36211:((B,x,g)=>{g.d(x,{Rl:()=>S,ep:()=>E,lJ:()=>d,we:()=>y});var l=g(85008);const T={0:"b B b* B* BI BT BX EI\
 EMC ET EX f F f* h ID n q Q s S sc SC scn SCN T* W W*",1:"BMC cs CS Do g G gs i j J M MP ri sh Tc TJ Tj TL Tr Ts Tw Tz w '",2:"BDC d d0 DP l m Td TD Tf",3:'rg \
RG "',4:"k K re v y",6:"c cm d1 Tm"},y=Object.values(T).flatMap(m=>m.split(" ")),S=new Set(["m","l","c","v","y","h","re"]),d=new Map([["n",{}],["f",{fill:"nonze\
ro"}],["F",{fill:"nonzero"}],["f*",{fill:"even-odd"}],["S",{strokes:!0}],["s",{strokes:!0,closes:!0}],["B",{fill:"nonzero",strokes:!0}],["B*",{fill:"even-odd",strokes:!0}],
["b",{fill:"nonzero",strokes:!0,closes:!0}],["b*",{fill:"even-odd",strokes:!0,closes:!0}]]),b=255,I=new Uint8Array(65536).fill(b),M=new Map;for(const[m,f]of Object.
entries(T))for(const o of f.split(" "))o.length<=2?I[(0,l.$N)(o)]=Number(m):M.set((0,l.$N)(o),Number(m));function E(m){if(m>=I.length)return M.get(m);const f=I[m];
return f===b?void 0:f}}),37709:((B,x,g)=>{g.d(x,{B:()=>e,K:()=>n});var l=g(78157),T=g(45798),y=g(82416),S=g(36211),d=g(85008);const b=64,I=100,M=16*1024*1024,E=[
"true","false","null"],m=new Map,f=new Array(16384).fill(void 0),o=u=>u&127|u>>1&16256,s=-32640;for(const u of S.we){const t=(0,d.$N)(u);m.set(t,u),(t&s)===0&&(f[o(
t)]=u)}class e{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(b);starts=new Int32Array(b);ends=new Int32Array(b);depth=0;outermost=d.
Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(t){this.content=t,this.tokens=new d.oz(t)}next(){return this.advance(1/0)}advance(t){const{tokens:c}=this;
for(this.isGiven&&this.forget();c.end<t;){const a=c.next();switch(a){case d.Kp:return this.end=c.end,this.dataStart>=0&&this.give("BI");case d.QR:if(this.depth===
0&&this.keyword())return!0;break;case d.pQ:case d.q$:if(this.depth++>0){this.depth>this.deepest&&(this.deepest=this.depth);break}this.outermost=a,this.opened=c.
start;break;case d.OG:case d.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);break;case d.Ho:this.dataStart=c.start,this.dataEnd=c.end;break;default:
this.depth===0&&this.add(a,c.start)}}return this.end=c.end,!1}forget(){this.isGiven=!1,this.count=this.deepest=0,this.dataStart=this.dataEnd=-1}keyword(){const{
tokens:t}=this,{code:c}=t,a=(c&s)===0?f[o(c)]:m.get(c);if(a===void 0&&E.some(v=>v.length===t.end-t.start&&(0,l.w1)(this.content,t.start,v)))this.add(d.QR,t.start);else if(a===
"BI")this.inImage=!0,this.count=0;else if(this.inImage){if(a==="EI")return this.give("BI")}else return this.give(a??"");return!1}give(t){return this.operator=t,
this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(t,c){const{count:a}=this;a!==b&&(this.kinds[a]=t,this.starts[a]=c,this.ends[a]=this.tokens.end,this.
count=a+1)}kind(t){return t>=0&&t<this.count?this.kinds[t]:d.Kp}startOf(t){return this.starts[t]}endOf(t){return this.ends[t]}number(t){return this.kind(t)===d.
uk?(0,y.kz)(this.content,this.starts[t],this.ends[t]):NaN}name(t){return this.kind(t)===d.o_?(0,y.MQ)(this.content,this.starts[t]+1,this.ends[t]):void 0}string(t){
const c=this.kind(t);return c===d.An||c===d.Cd?(0,y.E3)(this.content,this.starts[t],this.ends[t]):void 0}value(t){return this.kind(t)===d.Kp||this.deepest>I?null:
new T.i(this.content,this.starts[t],this.ends[t],I,void 0,M).value()}inside(t){return new d.oz(this.content,this.starts[t]+1,this.ends[t]-1)}}const r=32768,i=6;
async function n(u,t,c){const a=new e(u);for(;a.end<u.length;){const{end:v}=a;for(;a.advance(v+r);){const C=c(a);C&&await C}const D=t.step(i*(a.end-v));D&&await D}}}),
85008:((B,x,g)=>{g.d(x,{$N:()=>c,An:()=>d,Cd:()=>b,Ho:()=>o,Kp:()=>T,OG:()=>E,QR:()=>I,ZT:()=>f,jq:()=>U,o_:()=>S,oz:()=>D,pQ:()=>M,q$:()=>m,uk:()=>y});var l=g(
78157);const T=0,y=1,S=2,d=3,b=4,I=5,M=6,E=7,m=8,f=9,o=10,s=0,e=11,r=12,i=13,n=new Uint8Array(256).fill(I),u=new Uint8Array(256);for(let _=0;_<256;_++)l.Kl[_]!==
l.N9&&(n[_]=s);for(const _ of[l.b9,l.N5,l.fX])u[_]=1;for(let _=l.l0;_<=l.ev;_++)u[_]=1;for(let _=0;_<256;_++)u[_]&&(n[_]=y);n[l.cL]=S,n[l.Cx]=d,n[l.iH]=r,n[l.vz]=
i,n[l.WL]=M,n[l.wt]=E,n[l.IQ]=e;const t=3,c=_=>[..._].reduce((A,O,p)=>A|O.charCodeAt(0)<<8*p,0),a=c("BI"),v=c("ID");class D{content;to;kind=T;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;constructor(A,O=0,p=A.
length){this.content=A,this.to=p,this.start=this.end=O}next(A=!1){const{content:O,to:p}=this;if(this.atData)return this.imageData();let h=this.end;for(;h<p;){const R=h,
P=n[O[h++]];switch(P){case s:continue;case y:for(;h<p&&u[O[h]]===1;)h++;if(A){this.passed++;continue}return this.found(y,R,h);case I:for(;h<p&&l.Kl[O[h]]===l.N9;)
h++;return h-R===2&&this.followImage(O[R]|O[R+1]<<8),this.found(I,R,h);case S:for(;h<p&&l.Kl[O[h]]===l.N9;)h++;if(A){this.passed++;continue}return this.found(S,
R,h);case d:return h=(0,l.t9)(O,R,p),this.isCut=h===p&&U(O,R,p)>0,this.found(d,R,h);case r:return h<p&&O[h]===l.iH?this.found(m,R,h+1):(h=(0,l.$k)(O,h,p),this.isCut=
O[h-1]!==l.vz,this.found(b,R,h));case i:if(h<p&&O[h]===l.vz)return this.found(f,R,h+1);continue;case e:h=(0,l.D)(O,h,p);continue;default:return this.found(P,R,h)}}
return this.found(T,p,p)}found(A,O,p){return this.kind=A,this.start=O,this.end=p,A}get code(){const{content:A,start:O,end:p}=this,h=p-O;return h>t?0:A[O]|(h>1?A[O+
1]<<8:0)|(h>2?A[O+2]<<16:0)}followImage(A){this.atData=this.inImage&&A===v,this.inImage=A===a||this.inImage&&!this.atData}imageData(){const{content:A,to:O}=this;
this.atData=!1;const p=Math.min(this.end+1,O),h=N(A,p,O);return this.isCut=h<0,this.found(o,p,h<0?O:h)}}const C=12;function N(_,A,O){for(let p=A;p+1<O;p++){if(_[p]!==
l.HV||_[p+1]!==l.tw||p>A&&l.Kl[_[p-1]]!==l.t6)continue;const h=p+2;if(!(h<O&&l.Kl[_[h]]===l.N9)&&w(_,h,Math.min(h+C,O)))return Math.max(p-1,A)}return-1}function w(_,A,O){
for(let p=A;p<O;p++){const h=_[p];if((h<l.Z4||h>l.du)&&l.Kl[h]!==l.t6)return!1}return!0}function U(_,A,O=_.length){let p=0;for(let h=A;h<O;h++){const R=_[h];R===
l.r_?h++:R===l.Cx?p++:R===l.s1&&p--}return p}}),39905:((B,x,g)=>{g.d(x,{F:()=>M,H:()=>E});var l=g(58552),T=g(78157),y=g(45599);const S=65536,d=1<<26,b=100,I=/<([0-9A-Fa-f\s]*)>|\/[^\s<>[\]()/]*|[[\]]|\b(?:begin|end)bf(?:char|range)\b/g;
async function M(o,s,e=S){const r=o.resolve(s);if(!(r instanceof y.Z6))return[];const i=new m;return await E(o,r,I,(n,u)=>i.read(n,u)<e),[...i.single,...i.ranges]}
async function E(o,s,e,r){let i;try{i=await o.decodedAtEase(s)}catch(n){if(!(n instanceof l.zU)||n.code==="cancelled")throw n;return}for(const[n,u]of(0,T.bS)(i).
toString("latin1",0,d).matchAll(e)){if(!r(n,u?.replace(/\s/g,"")))return;const t=o.job.pace.step(b);t&&await t}}class m{single=[];ranges=[];length=0;operands=[];place=-1;read(s,e){
if(s==="beginbfchar"||s==="beginbfrange")this.begin(s==="beginbfchar"?2:3);else if(s==="endbfchar"||s==="endbfrange")this.begin(0);else{if(this.length===0)return 0;
s==="["?this.place=this.operands.length===2?0:-1:s==="]"?this.begin(this.length):this.place>=0?this.item(e):this.operand(e)}return this.single.length+this.ranges.
length}begin(s){this.length=s,this.operands.length=0,this.place=-1}item(s=""){const e=f(this.operands[0])+this.place++;this.add(this.ranges,e,e,s)}operand(s=""){
const{operands:e,length:r}=this;if(e.push(s),e.length<r)return;const[i,n]=[f(e[0]),f(e[r-2])];this.add(r===2?this.single:this.ranges,i,n,s),e.length=0}add(s,e,r,i){
i===""||i.length%4!==0||!(e<=r)||s.push({first:e,last:r,text:Buffer.from(i,"hex").swap16().toString("utf16le")})}}const f=o=>o.length<=8?parseInt(o,16):NaN}),61540:((B,x,g)=>{
g.d(x,{Lq:()=>M,nq:()=>E,oQ:()=>m});var l=g(45599),T=g(49454),y=g(61188),S=g(94389),d=g(48462);function b(f){try{const o=new DataView(f.buffer,f.byteOffset,f.byteLength),
s=f.length>12?o.getUint32(0):0;if(s===1330926671){const e=(0,S.tI)(o),r=e.get("CFF "),i=r&&(0,y.ah)(f.subarray(r.at,r.at+r.length));return i&&{...i,pointOf:(0,S.
Ey)(o,e)}}if(s===65536||s===1953658213)return(0,S.Fm)(o);if(f[0]===1&&f[1]===0)return(0,y.ah)(f);if(f[0]===37||f[0]===128)return(0,d._u)(f)}catch(o){if(!(o instanceof
RangeError))throw o}}const I=["FontFile","FontFile2","FontFile3"];function M(f,o){const s=(0,T.nb)(f,o);for(const e of I){const r=f.resolve(s?.get(e));if(r instanceof
l.Z6)return r}}const E=(f,o)=>(0,T.FG)(f,o.get("Subtype"))==="Type3"||M(f,o)!==void 0;function m(f,o){const s=M(f,o);if(s)try{return b(f.decoded(s))??"unusable"}catch{
return"unusable"}}}),69864:((B,x,g)=>{g.d(x,{N:()=>y});var l=g(93604);const T=500;class y{starts;owners;constructor(d,b){this.starts=d,this.owners=b}static async of(d,b){
const I=new Set;for(const{first:o,last:s}of d){I.add(o).add(s+1);const e=b.step(T);e&&await e}const M=Float64Array.from(I).sort(),E=new Array(M.length),m=Uint32Array.
from({length:M.length+1},(o,s)=>s),f=o=>{let s=o;for(;m[s]!==s;)s=m[s];for(;o!==s;){const e=m[o];m[o]=s,o=e}return s};for(const o of d){for(let e=f((0,l.B)(M,o.
first));M[e]<=o.last;e=f(e))E[e]=o,m[e]=e+1;const s=b.step(T);s&&await s}return new y(M,E)}find(d){return this.owners[(0,l.M)(this.starts,d)-1]}}}),61188:((B,x,g)=>{
g.d(x,{eP:()=>I,zz:()=>o,Pe:()=>f,ah:()=>d,Je:()=>b});const l=".notdef space exclam quotedbl numbersign dollar percent ampersand quoteright parenleft parenright\
 asterisk plus comma hyphen period slash zero one two three four five six seven eight nine colon semicolon less equal greater question at A B C D E F G H I J K \
L M N O P Q R S T U V W X Y Z bracketleft backslash bracketright asciicircum underscore quoteleft a b c d e f g h i j k l m n o p q r s t u v w x y z braceleft \
bar braceright asciitilde exclamdown cent sterling fraction yen florin section currency quotesingle quotedblleft guillemotleft guilsinglleft guilsinglright fi f\
l endash dagger daggerdbl periodcentered paragraph bullet quotesinglbase quotedblbase quotedblright guillemotright ellipsis perthousand questiondown grave acute\
 circumflex tilde macron breve dotaccent dieresis ring cedilla hungarumlaut ogonek caron emdash AE ordfeminine Lslash Oslash OE ordmasculine ae dotlessi lslash \
oslash oe germandbls onesuperior logicalnot mu trademark Eth onehalf plusminus Thorn onequarter divide brokenbar degree thorn threequarters twosuperior register\
ed minus eth multiply threesuperior copyright Aacute Acircumflex Adieresis Agrave Aring Atilde Ccedilla Eacute Ecircumflex Edieresis Egrave Iacute Icircumflex I\
dieresis Igrave Ntilde Oacute Ocircumflex Odieresis Ograve Otilde Scaron Uacute Ucircumflex Udieresis Ugrave Yacute Ydieresis Zcaron aacute acircumflex adieresi\
s agrave aring atilde ccedilla eacute ecircumflex edieresis egrave iacute icircumflex idieresis igrave ntilde oacute ocircumflex odieresis ograve otilde scaron \
uacute ucircumflex udieresis ugrave yacute ydieresis zcaron exclamsmall Hungarumlautsmall dollaroldstyle dollarsuperior ampersandsmall Acutesmall parenleftsuper\
ior parenrightsuperior twodotenleader onedotenleader zerooldstyle oneoldstyle twooldstyle threeoldstyle fouroldstyle fiveoldstyle sixoldstyle sevenoldstyle eigh\
toldstyle nineoldstyle commasuperior threequartersemdash periodsuperior questionsmall asuperior bsuperior centsuperior dsuperior esuperior isuperior lsuperior m\
superior nsuperior osuperior rsuperior ssuperior tsuperior ff ffi ffl parenleftinferior parenrightinferior Circumflexsmall hyphensuperior Gravesmall Asmall Bsma\
ll Csmall Dsmall Esmall Fsmall Gsmall Hsmall Ismall Jsmall Ksmall Lsmall Msmall Nsmall Osmall Psmall Qsmall Rsmall Ssmall Tsmall Usmall Vsmall Wsmall Xsmall Ysm\
all Zsmall colonmonetary onefitted rupiah Tildesmall exclamdownsmall centoldstyle Lslashsmall Scaronsmall Zcaronsmall Dieresissmall Brevesmall Caronsmall Dotacc\
entsmall Macronsmall figuredash hypheninferior Ogoneksmall Ringsmall Cedillasmall questiondownsmall oneeighth threeeighths fiveeighths seveneighths onethird two\
thirds zerosuperior foursuperior fivesuperior sixsuperior sevensuperior eightsuperior ninesuperior zeroinferior oneinferior twoinferior threeinferior fourinferi\
or fiveinferior sixinferior seveninferior eightinferior nineinferior centinferior dollarinferior periodinferior commainferior Agravesmall Aacutesmall Acircumfle\
xsmall Atildesmall Adieresissmall Aringsmall AEsmall Ccedillasmall Egravesmall Eacutesmall Ecircumflexsmall Edieresissmall Igravesmall Iacutesmall Icircumflexsm\
all Idieresissmall Ethsmall Ntildesmall Ogravesmall Oacutesmall Ocircumflexsmall Otildesmall Odieresissmall OEsmall Oslashsmall Ugravesmall Uacutesmall Ucircumf\
lexsmall Udieresissmall Yacutesmall Thornsmall Ydieresissmall 001.000 001.001 001.002 001.003 Black Bold Book Light Medium Regular Roman Semibold".split(" "),T=[
[32,1,1],[33,229,2],[36,231,8],[44,13,3],[47,99,1],[48,239,10],[58,27,2],[60,249,4],[65,253,5],[73,258,1],[76,259,4],[82,263,3],[86,266,1],[87,109,2],[89,267,3],
[93,270,34],[161,304,3],[166,307,5],[172,312,1],[175,313,1],[178,314,2],[182,316,3],[188,158,1],[189,155,1],[190,163,1],[191,319,7],[200,326,1],[201,150,1],[202,
164,1],[203,169,1],[204,327,52]],y=[[[0,229]],[[0,2],[229,10],[13,3],[99,1],[239,10],[27,2],[249,18],[109,2],[267,52],[158,1],[155,1],[163,1],[319,8],[150,1],[164,
1],[169,1],[327,52]],[[0,2],[231,2],[235,4],[13,3],[99,1],[239,10],[27,2],[249,3],[253,14],[109,2],[267,4],[272,1],[300,3],[305,1],[314,2],[158,1],[155,1],[163,
1],[320,7],[150,1],[164,1],[169,1],[327,20]]];var S=g(41801);function d(s){const e=new DataView(s.buffer,s.byteOffset,s.byteLength),r=f(e,e.getUint8(2)),i=f(e,r.
end),n=f(e,i.end),u=o(e,i.offsets[0]??0,i.offsets[1]??0),t=u.get(17)?.[0];if(t===void 0)return;const c=f(e,t).offsets.length-1,a=u.has(3102),v=N=>b(s,n.offsets,
N),D=I(e,u.get(15)?.[0]??0,c,a);if(a){let N;const w=U=>(N??=new Map(D.map((_,A)=>[_,A])),N.get(U)??0);return(0,S.c)("cid",new Set(D.slice(1)),{glyphOfCid:w})}const C=D.
map(v);return(0,S.c)("named",new Set(C.slice(1)),{nameOf:N=>C[N]??"",encoding:M(e,u.get(16)?.[0]??0,C,v)})}function b(s,e,r){const i=l[r];if(i!==void 0)return i;
const n=r-l.length,[u,t]=[e[n],e[n+1]];return u===void 0||t===void 0?"":Buffer.from(s.subarray(u,t)).toString("latin1")}function I(s,e,r,i){const n=i?void 0:y[e];
if(n)return n.flatMap(([a,v])=>Array.from({length:v},(D,C)=>a+C)).slice(0,r);const u=[0],t=s.getUint8(e);let c=e+1;for(;u.length<r;){const a=s.getUint16(c),v=t===
0?0:t===1?s.getUint8(c+2):s.getUint16(c+2);c+=t===0?2:t===1?3:4;for(let D=0;D<=v&&u.length<r;D++)u.push(a+D)}return u}function M(s,e,r,i){if(e===0)return;const n=new Map;
if(e===1){for(const[D,C,N]of T)for(let w=0;w<N;w++)n.set(D+w,i(C+w));return n}const u=s.getUint8(e),t=s.getUint8(e+1);let c=1,a=e+2;for(let D=0;D<t;D++){const C=s.
getUint8(a),N=(u&127)===0?0:s.getUint8(a+1);a+=(u&127)===0?1:2;for(let w=C;w<=C+N;w++)n.set(w,r[c++]??"")}const v=u>=128?s.getUint8(a++):0;for(let D=0;D<v;D++,a+=
3)n.set(s.getUint8(a),i(s.getUint16(a+1)));return n}function E(s,e,r){let i="";for(let n=e;n<r;n++){const u=s.getUint8(n);i+=m[u>>4]+m[u&15]}return Number(i)||0}
const m=["0","1","2","3","4","5","6","7","8","9",".","E","E-","","-",""];function f(s,e){const r=s.getUint16(e);if(r===0)return{offsets:[],end:e+2};const i=s.getUint8(
e+2),n=e+3+(r+1)*i-1,u=Array.from({length:r+1},(t,c)=>{let a=0;for(let v=0;v<i;v++)a=a*256+s.getUint8(e+3+c*i+v);return n+a});return{offsets:u,end:u[r]}}function o(s,e,r){
const i=new Map;let n=[];for(let u=e;u<r;){const t=s.getUint8(u++);if(t<=21){const c=t===12?3072+s.getUint8(u++):t;i.set(c,n),n=[]}else if(t===28)n.push(s.getInt16(
u)),u+=2;else if(t===29)n.push(s.getInt32(u)),u+=4;else if(t===30){const c=u;for(;u<r&&(s.getUint8(u++)&15)!==15;);n.push(E(s,c,u))}else t<=246?n.push(t-139):t<=
250?n.push((t-247)*256+s.getUint8(u++)+108):n.push(-(t-251)*256-s.getUint8(u++)-108)}return i}}),41801:((B,x,g)=>{g.d(x,{c:()=>l});const l=(T,y,S={})=>({kind:T,
unicode:()=>0,code:()=>0,has:d=>y.has(d),isDrawn:()=>!0,codes:void 0,pointOf:()=>0,nameOf:()=>"",glyphOf:()=>0,glyphOfCid:d=>d,encoding:void 0,...S})}),48462:((B,x,g)=>{
g.d(x,{Ag:()=>y,Ed:()=>E,NH:()=>S,Ns:()=>m,_u:()=>T,cq:()=>I});var l=g(41801);function T(e){const r=I(e);if(!r)return;const{clear:i,plain:n}=r,u=n.indexOf("/Cha\
rStrings");if(u<0)return;const t=new Set([...y(n,u)].map(([c])=>c));return t.size>0?(0,l.c)("named",t,{encoding:o(i)}):void 0}const y=(e,r)=>b(e,r+12,e.length,"\
/",/^\/(\S+) +(\d+) +(?:RD|-\|) /),S=(e,r)=>b(e,Math.max(e.indexOf("/Subrs"),0),r,"dup",/^dup +(\d+) +(\d+) +(?:RD|-\|) /),d=1e5;function*b(e,r,i,n,u){for(let t=e.
indexOf(n,r),c=0;t>=0&&t<i&&c<d;c++){const a=u.exec(e.toString("latin1",t,t+96)),v=t+(a?a[0].length:n.length),D=a?Number(a[2]):0;a&&(yield[a[1],e.subarray(v,v+D)]),
t=e.indexOf(n,v+D)}}function I(e){const r=e[0]===128?s(e):Buffer.from(e),i=r.indexOf("eexec");if(i<0)return;let n=i+5;for(;n<r.length&&[9,10,13,32].includes(r[n]);)
n++;const t=/^[0-9a-fA-F\s]{8}/.test(r.toString("latin1",n,n+8))?Buffer.from(r.toString("latin1",n).replace(/[^0-9a-fA-F]/g,""),"hex"):r.subarray(n);return{clear:r.
toString("latin1",0,i),plain:m(t,M)}}const M=55665,E=4330;function m(e,r){const i=Buffer.alloc(e.length);for(const[n,u]of e.entries())i[n]=u^r>>8,r=(u+r)*52845+
22719&65535;return i}const f=65536;function o(e){const r=e.indexOf("/Encoding");if(r<0||/^\/Encoding\s+StandardEncoding/.test(e.slice(r,r+64)))return;const i=new Map,
n=e.slice(r,r+f),u=/\b(?:readonly\s+def|def)\b\s*(?:\/|currentdict)/.exec(n)?.index??n.length;for(const[,t,c,a]of n.slice(0,u).matchAll(/\bdup\s+(?:(\d+)#)?(\w+)\s*\/([^\s/]+)\s+put/g))
i.set(parseInt(c,t?Number(t):10),a);return i}function s(e){const r=[];for(let i=0;i+6<=e.length&&e[i]===128&&e[i+1]!==3;){const n=e[i+2]|e[i+3]<<8|e[i+4]<<16;r.
push(e.subarray(i+6,i+6+n)),i+=6+n}return Buffer.concat(r)}}),9865:((B,x,g)=>{g.d(x,{mI:()=>d,WK:()=>M,vp:()=>I});var l=g(16456),T=g(49454);const y={Helvetica:"\
278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778\
 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556\
 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584 0 556 0 222 556 333 1000 556 556 333 1000 667 333 1000 0 611 0 0 222 222 333 333 350 556 1000 333 1\
000 500 333 944 0 500 500 278 333 556 556 556 556 260 556 333 737 370 556 584 333 737 333 400 584 333 333 333 556 537 278 333 333 365 556 834 834 834 611 667 66\
7 667 667 667 667 1000 722 667 667 667 667 278 278 278 278 722 722 778 778 778 778 778 584 778 722 722 722 722 667 667 611 556 556 556 556 556 556 889 500 556 5\
56 556 556 278 278 278 278 556 556 556 556 556 556 556 584 611 556 556 556 556 500 556 500",HelveticaBold:"278 333 474 556 556 889 722 238 333 333 389 584 278 3\
33 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 7\
22 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 3\
89 584 0 556 0 278 556 500 1000 556 556 333 1000 667 333 1000 0 611 0 0 278 278 500 500 350 556 1000 333 1000 556 333 944 0 500 556 278 333 556 556 556 556 280 \
556 333 737 370 556 584 333 737 333 400 584 333 333 333 611 556 278 333 333 365 556 834 834 834 611 722 722 722 722 722 722 1000 722 667 667 667 667 278 278 278\
 278 722 722 778 778 778 778 778 584 778 722 722 722 722 667 667 611 556 556 556 556 556 556 889 556 556 556 556 556 278 278 278 278 611 611 611 611 611 611 611\
 584 611 611 611 611 611 556 611 556",TimesRoman:"250 333 408 500 500 833 778 180 333 333 500 564 250 333 250 278 500 500 500 500 500 500 500 500 500 500 278 27\
8 564 564 564 444 921 722 667 667 722 611 556 722 722 333 389 722 611 889 722 722 556 722 667 556 611 722 722 944 722 722 611 333 278 333 469 500 333 444 500 44\
4 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444 480 200 480 541 0 500 0 333 500 444 1000 500 500 333 1000 556 333 \
889 0 611 0 0 333 333 444 444 350 500 1000 333 980 389 333 722 0 444 500 250 333 500 500 500 500 200 500 333 760 276 500 564 333 760 333 400 564 300 300 333 500\
 453 250 333 300 310 500 750 750 750 444 722 722 722 722 722 722 889 667 611 611 611 611 333 333 333 333 722 722 722 722 722 722 722 564 722 722 722 722 722 722\
 556 500 444 444 444 444 444 444 667 444 444 444 444 444 278 278 278 278 500 500 500 500 500 500 500 564 500 500 500 500 500 500 500 500",TimesRomanBold:"250 33\
3 555 500 500 1000 833 278 333 333 500 570 250 333 250 278 500 500 500 500 500 500 500 500 500 500 333 333 570 570 570 500 930 722 667 722 722 667 611 778 778 3\
89 500 778 667 944 722 778 611 778 722 556 667 722 722 1000 722 722 667 333 278 333 581 500 333 500 556 444 556 444 333 500 556 278 333 556 278 833 556 500 556 \
556 444 389 333 556 500 722 500 500 444 394 220 394 520 0 500 0 333 500 500 1000 500 500 333 1000 556 333 1000 0 667 0 0 333 333 500 500 350 500 1000 333 1000 3\
89 333 722 0 444 500 250 333 500 500 500 500 220 500 333 747 300 500 570 333 747 333 400 570 300 300 333 556 540 250 333 300 330 500 750 750 750 500 722 722 722\
 722 722 722 1000 722 667 667 667 667 389 389 389 389 722 722 778 778 778 778 778 570 778 722 722 722 722 722 611 556 500 500 500 500 500 500 722 444 444 444 44\
4 444 278 278 278 278 500 556 500 500 500 500 500 570 500 556 556 556 556 500 556 500",TimesRomanItalic:"250 333 420 500 500 833 778 214 333 333 500 675 250 333\
 250 278 500 500 500 500 500 500 500 500 500 500 333 333 675 675 675 500 920 611 611 667 722 611 611 722 722 333 444 667 556 833 667 722 611 722 611 500 556 722\
 611 833 611 556 556 389 278 389 422 500 333 500 500 444 500 444 278 500 500 278 278 444 278 722 500 500 500 500 389 389 278 500 444 667 444 444 389 400 275 400\
 541 0 500 0 333 500 556 889 500 500 333 1000 500 333 944 0 556 0 0 333 333 556 556 350 500 889 333 980 389 333 667 0 389 444 250 389 500 500 500 500 275 500 33\
3 760 276 500 675 333 760 333 400 675 300 300 333 500 523 250 333 300 310 500 750 750 750 500 611 611 611 611 611 611 889 667 611 611 611 611 333 333 333 333 72\
2 667 722 722 722 722 722 675 722 722 722 722 722 556 611 500 500 500 500 500 500 500 667 444 444 444 444 444 278 278 278 278 500 500 500 500 500 500 500 675 50\
0 500 500 500 500 444 500 444",TimesRomanBoldItalic:"250 389 555 500 500 833 778 278 333 333 500 570 250 333 250 278 500 500 500 500 500 500 500 500 500 500 333\
 333 570 570 570 500 832 667 667 667 722 667 667 722 778 389 500 667 611 889 722 722 611 722 667 556 611 722 667 889 667 611 611 333 278 333 570 500 333 500 500\
 444 500 444 333 500 556 278 278 500 278 778 556 500 500 500 389 389 278 556 444 667 500 444 389 348 220 348 570 0 500 0 333 500 500 1000 500 500 333 1000 556 3\
33 944 0 611 0 0 333 333 500 500 350 500 1000 333 1000 389 333 722 0 389 444 250 389 500 500 500 500 220 500 333 747 266 500 606 333 747 333 400 570 300 300 333\
 576 500 250 333 300 300 500 750 750 750 500 667 667 667 667 667 667 944 667 667 667 667 667 389 389 389 389 722 722 722 722 722 722 722 570 722 722 722 722 722\
 611 611 500 500 500 500 500 500 500 722 444 444 444 444 444 278 278 278 278 500 556 500 500 500 500 500 570 500 556 556 556 556 444 500 444"};function S(E){const{
name:m}=(0,T.VJ)(E),f=/bold|black|heavy/i.test(m),o=/italic|oblique/i.test(m);return/^(Helvetica|Arial)/i.test(m)?f?"HelveticaBold":"Helvetica":/^Times/i.test(m)?
f?o?"TimesRomanBoldItalic":"TimesRomanBold":o?"TimesRomanItalic":"TimesRoman":/^Courier/i.test(m)?"Courier":void 0}const d=E=>/^(?:(?:Helvetica|Courier)(?:-(?:Bold|Oblique|BoldOblique))?|Times-(?:Roman|Bold|Italic|BoldItalic))$/.
test(E),b=new Map;function I(E){const m=E in y?E:S(E);if(m===void 0)return;if(m==="Courier")return()=>600;let f=b.get(m);if(!f){const s=y[m].split(" ").map(Number);
f=new Map(s.flatMap((e,r)=>e>0?[[l.NF.charCodeAt(r),e]]:[])),b.set(m,f)}const o=f;return s=>o.get(s)}function M(E){return/Times/i.test(E)?{capHeight:662,descent:-217}:
/Courier/i.test(E)?{capHeight:562,descent:-157}:{capHeight:718,descent:-207}}}),62341:((B,x,g)=>{g.d(x,{FF:()=>S,KG:()=>E,oo:()=>M,s4:()=>y});var l=g(45599),T=g(
69864);function y(o,s,e,r){const i=o.array(s.get("Widths"))?.map(t=>o.resolve(t)),n=o.resolve(s.get("FirstChar")),u=o.resolve(e?.get("MissingWidth"));return!i||
typeof n!="number"?(t,c)=>r?.(c)??(typeof u=="number"&&u>0?u:500):(t,c)=>{const a=i[t-n];return typeof a=="number"&&a>0?a:r?.(c)}}function S(o,s,e,r){const i=o.
array(s.get("Widths"));if(!i)return y(o,s,e,r);const n=d(o,s.get("FirstChar"))??0,u=d(o,e?.get("MissingWidth"))??0;return(t,c)=>d(o,i[t-n])??r?.(c)??u}function d(o,s){
const e=o.resolve(s);return typeof e=="number"?e:void 0}const b=65535,I=65536;async function M(o,s){const e=o.resolve(s.get("DW")),r=await T.N.of(f(o,s.get("W")).
reverse(),o.job.pace);return i=>{const n=r.find(i),u=typeof n?.value=="object"?o.resolve(n.value[i-n.first]):n?.value;return typeof u=="number"?u:typeof e=="num\
ber"?e:1e3}}async function E(o,s){const[e,r]=(o.array(s.get("DW2"))??[]).map(n=>d(o,n)),i=await T.N.of(m(o,s.get("W2")).reverse(),o.job.pace);return(n,u)=>{const t=i.
find(n),c=t&&t.value.length>3?(n-t.first)*3:0,a=t?.value.slice(c,c+3).map(v=>d(o,v));return{advance:a?.[0]??r??-1e3,x:a?.[1]??u/2,y:a?.[2]??e??880}}}function m(o,s){
const e=[],r=o.array(s)??[];for(let i=0;i+1<r.length&&e.length<I;){const[n,u]=[o.resolve(r[i]),o.resolve(r[i+1])];if(typeof n!="number")break;const t=(0,l.cy)(u),
c=t?n+Math.floor(u.length/3)-1:u,a=t?u:r.slice(i+2,i+5);i+=t?2:5,!(typeof c!="number"||c<0||n>b||c<n)&&e.push({first:n,last:Math.min(c,b),value:a})}return e}function f(o,s){
const e=[],r=o.array(s)??[];for(let i=0;i+1<r.length&&e.length<I;){const[n,u,t]=r.slice(i,i+3).map(D=>o.resolve(D));if(typeof n!="number")break;const c=(0,l.cy)(
u),a=c?n+u.length-1:u,v=c?u:t;i+=c?2:3,!(typeof a!="number"||a<0||n>b||a<n)&&((0,l.cy)(v)||typeof v=="number")&&e.push({first:n,last:Math.min(a,b),value:v})}return e}}),
47628:((B,x,g)=>{g.d(x,{H:()=>y,l:()=>T});const l="278 974 961 974 980 719 789 790 791 690 960 939 549 855 911 933 911 945 974 755 846 762 761 571 677 763 760 7\
59 754 494 552 537 577 692 786 788 788 790 793 794 816 823 789 841 823 833 816 831 923 744 723 749 790 792 695 776 768 792 759 707 708 682 701 826 815 789 789 7\
07 687 696 689 786 787 713 791 785 791 873 761 762 762 759 759 892 892 788 784 438 138 277 415 392 392 668 668 0 390 390 317 317 276 276 509 509 410 410 234 234\
 334 334 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 732 544 544 910 667 760 760 776 595 694 626 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 7\
88 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 894 838 1016 458 748 924 748 918 927 928 928 834 873 828 924 924 917 \
930 931 463 883 836 836 867 867 696 696 874 0 874 760 946 771 865 771 888 967 888 831 873 927 970 918".split(" ").map(Number),T=" ✁✂✃✄☎✆✇✈✉☛☞✌✍✎✏✐✑✒✓✔✕✖✗✘✙✚✛✜✝✞\
✟✠✡✢✣✤✥✦✧★✩✪✫✬✭✮✯✰✱✲✳✴✵✶✷✸✹✺✻✼✽✾✿❀❁❂❃❄❅❆❇❈❉❊❋●❍■❏❐❑❒▲▼◆❖◗❘❙❚❛❜❝❞\0❨❩❪❫❬❭❮❯❰❱❲❳❴❵\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0❡❢❣❤❥❦❧♣♦♥♠①②③④⑤⑥⑦⑧⑨⑩❶❷❸❹❺❻❼❽❾❿➀➁➂➃➄➅➆➇➈➉➊➋➌➍➎➏➐➑➒➓➔→↔↕➘➙➚➛➜➝➞\
➟➠➡➢➣➤➥➦➧➨➩➪➫➬➭➮➯\0➱➲➳➴➵➶➷➸➹➺➻➼➽➾\0";function y(){return l.flatMap((S,d)=>{const b=T.charCodeAt(d);
return S>0&&b>0?[{code:d+32,point:b,width:S}]:[]})}})};
