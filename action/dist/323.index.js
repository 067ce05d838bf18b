"use strict";exports.id=323,exports.ids=[323],exports.modules={39905:((U,S,f)=>{f.d(S,{F:()=>p,H:()=>d});var y=f(58552),x=f(78157),h=f(45599);const v=65536,g=1<<26,m=4*4096,
T=100,E=/<([0-9A-Fa-f\s]*)>|\/[^\s<>[\]()/]*|[[\]]|\b(?:begin|end)bf(?:char|range)\b/g;async function p(n,e,t=v){const r=n.resolve(e);if(!(r instanceof h.Z6))return[];
const s=new l;return await d(n,r,E,(i,o)=>s.read(i,o)<t),[...s.single,...s.ranges]}async function d(n,e,t,r){let s;try{s=await n.decodedAtEase(e)}catch(i){if(!(i instanceof
y.zU)||i.code==="cancelled")throw i;return}for(const[i,o]of(0,x.bS)(s).toString("latin1",0,g).matchAll(t)){if(!r(i,o?.replace(/\s/g,"")))return;const a=n.job.pace.
step(T);a&&await a}}class l{single=[];ranges=[];length=0;operands=[];place=-1;read(e,t){if(e==="beginbfchar"||e==="beginbfrange")this.begin(e==="beginbfchar"?2:
3);else if(e==="endbfchar"||e==="endbfrange")this.begin(0);else{if(this.length===0)return 0;e==="["?this.place=this.operands.length===2?0:-1:e==="]"?this.begin(
this.length):this.place>=0?this.item(t):this.operand(t)}return this.single.length+this.ranges.length}begin(e){this.length=e,this.operands.length=0,this.place=-1}item(e=""){
const t=u(this.operands[0])+this.place++;this.add(this.ranges,t,t,e)}operand(e=""){const{operands:t,length:r}=this;if(t.push(e),t.length<r)return;const[s,i]=[u(
t[0]),u(t[r-2])];this.add(r===2?this.single:this.ranges,s,i,e),t.length=0}add(e,t,r,s){s===""||s.length%4!==0||s.length>m||!(t<=r)||e.push({first:t,last:r,text:Buffer.
from(s,"hex").swap16().toString("utf16le")})}}const u=n=>n.length<=8?parseInt(n,16):NaN}),61540:((U,S,f)=>{f.d(S,{Lq:()=>E,nq:()=>p,oQ:()=>d});var y=f(45599),x=f(
49454),h=f(61188),v=f(94389),g=f(48462);function m(l){try{const u=new DataView(l.buffer,l.byteOffset,l.byteLength),n=l.length>12?u.getUint32(0):0;if(n===1330926671){
const e=(0,v.tI)(u),t=e.get("CFF "),r=t&&(0,h.ah)(l.subarray(t.at,t.at+t.length));return r&&{...r,pointOf:(0,v.Ey)(u,e)}}if(n===65536||n===1953658213)return(0,v.
Fm)(u);if(l[0]===1&&l[1]===0)return(0,h.ah)(l);if(l[0]===37||l[0]===128)return(0,g._u)(l)}catch(u){if(!(u instanceof RangeError))throw u}}const T=["FontFile","F\
ontFile2","FontFile3"];function E(l,u){const n=(0,x.nb)(l,u);for(const e of T){const t=l.resolve(n?.get(e));if(t instanceof y.Z6)return t}}const p=(l,u)=>(0,x.FG)(
l,u.get("Subtype"))==="Type3"||E(l,u)!==void 0;function d(l,u){const n=E(l,u);if(n)try{return m(l.decoded(n))??"unusable"}catch{return"unusable"}}}),69864:((U,S,f)=>{
f.d(S,{N:()=>h});var y=f(93604);const x=500;class h{starts;owners;constructor(g,m){this.starts=g,this.owners=m}static async of(g,m){const T=new Set;for(const{first:u,
last:n}of g){T.add(u).add(n+1);const e=m.step(x);e&&await e}const E=Float64Array.from(T).sort(),p=new Array(E.length),d=Uint32Array.from({length:E.length+1},(u,n)=>n),
l=u=>{let n=u;for(;d[n]!==n;)n=d[n];for(;u!==n;){const e=d[u];d[u]=n,u=e}return n};for(const u of g){for(let e=l((0,y.B)(E,u.first));E[e]<=u.last;e=l(e))p[e]=u,
d[e]=e+1;const n=m.step(x);n&&await n}return new h(E,p)}find(g){return this.owners[(0,y.M)(this.starts,g)-1]}}}),61188:((U,S,f)=>{f.d(S,{eP:()=>T,zz:()=>u,Pe:()=>l,
ah:()=>g,Je:()=>m});const y=".notdef space exclam quotedbl numbersign dollar percent ampersand quoteright parenleft parenright asterisk plus comma hyphen period\
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
l Thornsmall Ydieresissmall 001.000 001.001 001.002 001.003 Black Bold Book Light Medium Regular Roman Semibold".split(" "),x=[[32,1,1],[33,229,2],[36,231,8],[44,
13,3],[47,99,1],[48,239,10],[58,27,2],[60,249,4],[65,253,5],[73,258,1],[76,259,4],[82,263,3],[86,266,1],[87,109,2],[89,267,3],[93,270,34],[161,304,3],[166,307,5],
[172,312,1],[175,313,1],[178,314,2],[182,316,3],[188,158,1],[189,155,1],[190,163,1],[191,319,7],[200,326,1],[201,150,1],[202,164,1],[203,169,1],[204,327,52]],h=[
[[0,229]],[[0,2],[229,10],[13,3],[99,1],[239,10],[27,2],[249,18],[109,2],[267,52],[158,1],[155,1],[163,1],[319,8],[150,1],[164,1],[169,1],[327,52]],[[0,2],[231,
2],[235,4],[13,3],[99,1],[239,10],[27,2],[249,3],[253,14],[109,2],[267,4],[272,1],[300,3],[305,1],[314,2],[158,1],[155,1],[163,1],[320,7],[150,1],[164,1],[169,1],
[327,20]]];var v=f(41801);function g(n){const e=new DataView(n.buffer,n.byteOffset,n.byteLength),t=l(e,e.getUint8(2)),r=l(e,t.end),s=l(e,r.end),i=u(e,r.offsets[0]??
0,r.offsets[1]??0),o=i.get(17)?.[0];if(o===void 0)return;const a=l(e,o).offsets.length-1,c=i.has(3102),b=A=>m(n,s.offsets,A),O=T(e,i.get(15)?.[0]??0,a,c);if(c){
let A;const I=M=>(A??=new Map(O.map((C,R)=>[C,R])),A.get(M)??0);return(0,v.c)("cid",new Set(O.slice(1)),{glyphOfCid:I})}const _=O.map(b);return(0,v.c)("named",new Set(
_.slice(1)),{nameOf:A=>_[A]??"",encoding:E(e,i.get(16)?.[0]??0,_,b)})}function m(n,e,t){const r=y[t];if(r!==void 0)return r;const s=t-y.length,[i,o]=[e[s],e[s+1]];
return i===void 0||o===void 0?"":Buffer.from(n.subarray(i,o)).toString("latin1")}function T(n,e,t,r){const s=r?void 0:h[e];if(s)return s.flatMap(([c,b])=>Array.
from({length:b},(O,_)=>c+_)).slice(0,t);const i=[0],o=n.getUint8(e);let a=e+1;for(;i.length<t;){const c=n.getUint16(a),b=o===0?0:o===1?n.getUint8(a+2):n.getUint16(
a+2);a+=o===0?2:o===1?3:4;for(let O=0;O<=b&&i.length<t;O++)i.push(c+O)}return i}function E(n,e,t,r){if(e===0)return;const s=new Map;if(e===1){for(const[O,_,A]of x)
for(let I=0;I<A;I++)s.set(O+I,r(_+I));return s}const i=n.getUint8(e),o=n.getUint8(e+1);let a=1,c=e+2;for(let O=0;O<o;O++){const _=n.getUint8(c),A=(i&127)===0?0:
n.getUint8(c+1);c+=(i&127)===0?1:2;for(let I=_;I<=_+A;I++)s.set(I,t[a++]??"")}const b=i>=128?n.getUint8(c++):0;for(let O=0;O<b;O++,c+=3)s.set(n.getUint8(c),r(n.
getUint16(c+1)));return s}function p(n,e,t){let r="";for(let s=e;s<t;s++){const i=n.getUint8(s);r+=d[i>>4]+d[i&15]}return Number(r)||0}const d=["0","1","2","3",
"4","5","6","7","8","9",".","E","E-","","-",""];function l(n,e){const t=n.getUint16(e);if(t===0)return{offsets:[],end:e+2};const r=n.getUint8(e+2),s=e+3+(t+1)*r-
1,i=Array.from({length:t+1},(o,a)=>{let c=0;for(let b=0;b<r;b++)c=c*256+n.getUint8(e+3+a*r+b);return s+c});return{offsets:i,end:i[t]}}function u(n,e,t){const r=new Map;
let s=[];for(let i=e;i<t;){const o=n.getUint8(i++);if(o<=21){const a=o===12?3072+n.getUint8(i++):o;r.set(a,s),s=[]}else if(o===28)s.push(n.getInt16(i)),i+=2;else if(o===
29)s.push(n.getInt32(i)),i+=4;else if(o===30){const a=i;for(;i<t&&(n.getUint8(i++)&15)!==15;);s.push(p(n,a,i))}else o<=246?s.push(o-139):o<=250?s.push((o-247)*256+
n.getUint8(i++)+108):s.push(-(o-251)*256-n.getUint8(i++)-108)}return r}}),41801:((U,S,f)=>{f.d(S,{c:()=>y});const y=(x,h,v={})=>({kind:x,unicode:()=>0,code:()=>0,
has:g=>h.has(g),isDrawn:()=>!0,codes:void 0,pointOf:()=>0,nameOf:()=>"",glyphOf:()=>0,glyphOfCid:g=>g,encoding:void 0,...v})}),48462:((U,S,f)=>{f.d(S,{Ag:()=>h,
Ed:()=>p,NH:()=>v,Ns:()=>d,_u:()=>x,cq:()=>T});var y=f(41801);function x(e){const t=T(e);if(!t)return;const{clear:r,plain:s}=t,i=s.indexOf("/CharStrings");if(i<
0)return;const o=new Set([...h(s,i)].map(([a])=>a));return o.size>0?(0,y.c)("named",o,{encoding:u(r)}):void 0}const h=(e,t)=>m(e,t+12,e.length,"/",/^\/(\S+) +(\d+) +(?:RD|-\|) /),
v=(e,t)=>m(e,Math.max(e.indexOf("/Subrs"),0),t,"dup",/^dup +(\d+) +(\d+) +(?:RD|-\|) /),g=1e5;function*m(e,t,r,s,i){for(let o=e.indexOf(s,t),a=0;o>=0&&o<r&&a<g;a++){
const c=i.exec(e.toString("latin1",o,o+96)),b=o+(c?c[0].length:s.length),O=c?Number(c[2]):0;c&&(yield[c[1],e.subarray(b,b+O)]),o=e.indexOf(s,b+O)}}function T(e){
const t=e[0]===128?n(e):Buffer.from(e),r=t.indexOf("eexec");if(r<0)return;let s=r+5;for(;s<t.length&&[9,10,13,32].includes(t[s]);)s++;const o=/^[0-9a-fA-F\s]{8}/.
test(t.toString("latin1",s,s+8))?Buffer.from(t.toString("latin1",s).replace(/[^0-9a-fA-F]/g,""),"hex"):t.subarray(s);return{clear:t.toString("latin1",0,r),plain:d(
o,E)}}const E=55665,p=4330;function d(e,t){const r=Buffer.alloc(e.length);for(const[s,i]of e.entries())r[s]=i^t>>8,t=(i+t)*52845+22719&65535;return r}const l=65536;
function u(e){const t=e.indexOf("/Encoding");if(t<0||/^\/Encoding\s+StandardEncoding/.test(e.slice(t,t+64)))return;const r=new Map,s=e.slice(t,t+l),i=/\b(?:readonly\s+def|def)\b\s*(?:\/|currentdict)/.
exec(s)?.index??s.length;for(const[,o,a,c]of s.slice(0,i).matchAll(/\bdup\s+(?:(\d+)#)?(\w+)\s*\/([^\s/]+)\s+put/g))r.set(parseInt(a,o?Number(o):10),c);return r}
function n(e){const t=[];for(let r=0;r+6<=e.length&&e[r]===128&&e[r+1]!==3;){const s=e[r+2]|e[r+3]<<8|e[r+4]<<16;t.push(e.subarray(r+6,r+6+s)),r+=6+s}return Buffer.
concat(t)}}),9865:((U,S,f)=>{f.d(S,{mI:()=>g,WK:()=>E,vp:()=>T});var y=f(16456),x=f(49454);const h={Helvetica:"278 278 355 556 556 889 667 191 333 333 389 584 2\
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
444 444 278 278 278 278 500 556 500 500 500 500 500 570 500 556 556 556 556 444 500 444"};function v(p){const{name:d}=(0,x.VJ)(p),l=/bold|black|heavy/i.test(d),
u=/italic|oblique/i.test(d);return/^(Helvetica|Arial)/i.test(d)?l?"HelveticaBold":"Helvetica":/^Times/i.test(d)?l?u?"TimesRomanBoldItalic":"TimesRomanBold":u?"T\
imesRomanItalic":"TimesRoman":/^Courier/i.test(d)?"Courier":void 0}const g=p=>/^(?:(?:Helvetica|Courier)(?:-(?:Bold|Oblique|BoldOblique))?|Times-(?:Roman|Bold|Italic|BoldItalic))$/.
test(p),m=new Map;function T(p){const d=p in h?p:v(p);if(d===void 0)return;if(d==="Courier")return()=>600;let l=m.get(d);if(!l){const n=h[d].split(" ").map(Number);
l=new Map(n.flatMap((e,t)=>e>0?[[y.NF.charCodeAt(t),e]]:[])),m.set(d,l)}const u=l;return n=>u.get(n)}function E(p){return/Times/i.test(p)?{capHeight:662,descent:-217}:
/Courier/i.test(p)?{capHeight:562,descent:-157}:{capHeight:718,descent:-207}}}),62341:((U,S,f)=>{f.d(S,{FF:()=>v,KG:()=>p,oo:()=>E,s4:()=>h});var y=f(45599),x=f(
69864);function h(u,n,e,t){const r=u.array(n.get("Widths"))?.map(o=>u.resolve(o)),s=u.resolve(n.get("FirstChar")),i=u.resolve(e?.get("MissingWidth"));return!r||
typeof s!="number"?(o,a)=>t?.(a)??(typeof i=="number"&&i>0?i:500):(o,a)=>{const c=r[o-s];return typeof c=="number"&&c>0?c:t?.(a)}}function v(u,n,e,t){const r=u.
array(n.get("Widths"));if(!r)return h(u,n,e,t);const s=g(u,n.get("FirstChar"))??0,i=g(u,e?.get("MissingWidth"))??0;return(o,a)=>g(u,r[o-s])??t?.(a)??i}function g(u,n){
const e=u.resolve(n);return typeof e=="number"?e:void 0}const m=65535,T=65536;async function E(u,n){const e=u.resolve(n.get("DW")),t=await x.N.of(l(u,n.get("W")).
reverse(),u.job.pace);return r=>{const s=t.find(r),i=typeof s?.value=="object"?u.resolve(s.value[r-s.first]):s?.value;return typeof i=="number"?i:typeof e=="num\
ber"?e:1e3}}async function p(u,n){const[e,t]=(u.array(n.get("DW2"))??[]).map(s=>g(u,s)),r=await x.N.of(d(u,n.get("W2")).reverse(),u.job.pace);return(s,i)=>{const o=r.
find(s),a=o&&o.value.length>3?(s-o.first)*3:0,c=o?.value.slice(a,a+3).map(b=>g(u,b));return{advance:c?.[0]??t??-1e3,x:c?.[1]??i/2,y:c?.[2]??e??880}}}function d(u,n){
const e=[],t=u.array(n)??[];for(let r=0;r+1<t.length&&e.length<T;){const[s,i]=[u.resolve(t[r]),u.resolve(t[r+1])];if(typeof s!="number")break;const o=(0,y.cy)(i),
a=o?s+Math.floor(i.length/3)-1:i,c=o?i:t.slice(r+2,r+5);r+=o?2:5,!(typeof a!="number"||a<0||s>m||a<s)&&e.push({first:s,last:Math.min(a,m),value:c})}return e}function l(u,n){
const e=[],t=u.array(n)??[];for(let r=0;r+1<t.length&&e.length<T;){const[s,i,o]=t.slice(r,r+3).map(O=>u.resolve(O));if(typeof s!="number")break;const a=(0,y.cy)(
i),c=a?s+i.length-1:i,b=a?i:o;r+=a?2:3,!(typeof c!="number"||c<0||s>m||c<s)&&((0,y.cy)(b)||typeof b=="number")&&e.push({first:s,last:Math.min(c,m),value:b})}return e}}),
47628:((U,S,f)=>{f.d(S,{H:()=>h,l:()=>x});const y="278 974 961 974 980 719 789 790 791 690 960 939 549 855 911 933 911 945 974 755 846 762 761 571 677 763 760 7\
59 754 494 552 537 577 692 786 788 788 790 793 794 816 823 789 841 823 833 816 831 923 744 723 749 790 792 695 776 768 792 759 707 708 682 701 826 815 789 789 7\
07 687 696 689 786 787 713 791 785 791 873 761 762 762 759 759 892 892 788 784 438 138 277 415 392 392 668 668 0 390 390 317 317 276 276 509 509 410 410 234 234\
 334 334 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 732 544 544 910 667 760 760 776 595 694 626 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 7\
88 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 894 838 1016 458 748 924 748 918 927 928 928 834 873 828 924 924 917 \
930 931 463 883 836 836 867 867 696 696 874 0 874 760 946 771 865 771 888 967 888 831 873 927 970 918".split(" ").map(Number),x=" ✁✂✃✄☎✆✇✈✉☛☞✌✍✎✏✐✑✒✓✔✕✖✗✘✙✚✛✜✝✞\
✟✠✡✢✣✤✥✦✧★✩✪✫✬✭✮✯✰✱✲✳✴✵✶✷✸✹✺✻✼✽✾✿❀❁❂❃❄❅❆❇❈❉❊❋●❍■❏❐❑❒▲▼◆❖◗❘❙❚❛❜❝❞\0❨❩❪❫❬❭❮❯❰❱❲❳❴❵\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0❡❢❣❤❥❦❧♣♦♥♠①②③④⑤⑥⑦⑧⑨⑩❶❷❸❹❺❻❼❽❾❿➀➁➂➃➄➅➆➇➈➉➊➋➌➍➎➏➐➑➒➓➔→↔↕➘➙➚➛➜➝➞\
➟➠➡➢➣➤➥➦➧➨➩➪➫➬➭➮➯\0➱➲➳➴➵➶➷➸➹➺➻➼➽➾\0";function h(){return y.flatMap((v,g)=>{const m=x.charCodeAt(g);
return v>0&&m>0?[{code:g+32,point:m,width:v}]:[]})}})};
