"use strict";exports.id=1906,exports.ids=[1906],exports.modules={32488:((S,A,p)=>{p.d(A,{LG:()=>m,on:()=>b,v3:()=>T});var O=p(58552),x=p(83287);const E=1e5;async function T(a,f){
const d=await w(a,f);return d.whole||!(0,x.QJ)(a.encoded(f))?d:{...d,whole:!0}}function m(a,f){const d=a.decodedPart(f);return!d||d.whole||!(0,x.QJ)(a.encoded(f))?
d:{...d,whole:!0}}async function b(a,f){return await _(a,f)??a.decodedPart(f)}async function w(a,f){const d=await _(a,f);if(d)return d;const l=a.decodedPart(f,!0)??
{data:new Uint8Array(0),whole:!1},o=a.job.pace.step(l.data.length);return o&&await o,l}async function _(a,f){if(!(f.data.length<=E))try{return await a.decodedPartAtEase(
f)}catch(d){if(!(d instanceof O.zU)||d.code!=="unreadable_document")throw d;return}}}),39905:((S,A,p)=>{p.d(A,{F:()=>f,H:()=>d});var O=p(58552),x=p(78157),E=p(45599),
T=p(32488);const m=65536,b=1<<26,w=4*4096,_=100,a=/<([0-9A-Fa-f\s]*)>|\/[^\s<>[\]()/]*|[[\]]|\b(?:begin|end)bf(?:char|range)\b/g;async function f(u,c,t=m,s={found:!1},r=w){
const e=u.resolve(c);if(!(e instanceof E.Z6))return[];const n=new l(r);return await d(u,e,a,s,(i,h)=>n.read(i,h)<t),[...n.single,...n.ranges]}async function d(u,c,t,s,r){
let e;try{const{data:n,whole:i}=await(0,T.v3)(u,c);s.found||=!i,e=n}catch(n){if(!(n instanceof O.zU)||n.code==="cancelled")throw n;s.found=!0;return}for(const[n,
i]of(0,x.bS)(e).toString("latin1",0,b).matchAll(t)){if(!r(n,i?.replace(/\s/g,"")))return;const h=u.job.pace.step(_);h&&await h}}class l{longest;single=[];ranges=[];length=0;operands=[];place=-1;constructor(c){
this.longest=c}read(c,t){if(c==="beginbfchar"||c==="beginbfrange")this.begin(c==="beginbfchar"?2:3);else if(c==="endbfchar"||c==="endbfrange")this.begin(0);else{
if(this.length===0)return 0;c==="["?this.place=this.operands.length===2?0:-1:c==="]"?this.begin(this.length):this.place>=0?this.item(t):this.operand(t)}return this.
single.length+this.ranges.length}begin(c){this.length=c,this.operands.length=0,this.place=-1}item(c=""){const t=o(this.operands[0])+this.place++;this.add(this.ranges,
t,t,c)}operand(c=""){const{operands:t,length:s}=this;if(t.push(c),t.length<s)return;const[r,e]=[o(t[0]),o(t[s-2])];this.add(s===2?this.single:this.ranges,r,e,c),
t.length=0}add(c,t,s,r){r===""||r.length%4!==0||r.length>this.longest||!(t<=s)||c.push({first:t,last:s,text:Buffer.from(r,"hex").swap16().toString("utf16le")})}}
const o=u=>u.length<=8?parseInt(u,16):NaN}),18271:((S,A,p)=>{p.d(A,{Lq:()=>b,nq:()=>w,oQ:()=>_});var O=p(45599),x=p(32488),E=p(49454),T=p(69374);const m=["FontF\
ile","FontFile2","FontFile3"];function b(a,f){const d=(0,E.nb)(a,f);for(const l of m){const o=a.resolve(d?.get(l));if(o instanceof O.Z6)return o}}const w=(a,f)=>(0,E.
FG)(a,f.get("Subtype"))==="Type3"||b(a,f)!==void 0;function _(a,f,d={found:!1}){const l=b(a,f);if(l)try{const o=(0,x.LG)(a,l);return d.found||=o?.whole===!1,(o&&
(0,T.m)(o.data))??"unusable"}catch{return"unusable"}}}),69864:((S,A,p)=>{p.d(A,{N:()=>E});var O=p(93604);const x=500;class E{starts;owners;constructor(m,b){this.
starts=m,this.owners=b}static async of(m,b){const w=new Set;for(const{first:l,last:o}of m){w.add(l).add(o+1);const u=b.step(x);u&&await u}const _=Float64Array.from(
w).sort(),a=new Array(_.length),f=Uint32Array.from({length:_.length+1},(l,o)=>o),d=l=>{let o=l;for(;f[o]!==o;)o=f[o];for(;l!==o;){const u=f[l];f[l]=o,l=u}return o};
for(const l of m){for(let u=d((0,O.BC)(_,l.first));_[u]<=l.last;u=d(u))a[u]=l,f[u]=u+1;const o=b.step(x);o&&await o}return new E(_,a)}find(m){return this.owners[(0,O.
MJ)(this.starts,m)-1]}}}),61188:((S,A,p)=>{p.d(A,{eP:()=>w,zz:()=>l,Pe:()=>d,ah:()=>m,Je:()=>b});const O=".notdef space exclam quotedbl numbersign dollar percen\
t ampersand quoteright parenleft parenright asterisk plus comma hyphen period slash zero one two three four five six seven eight nine colon semicolon less equal\
 greater question at A B C D E F G H I J K L M N O P Q R S T U V W X Y Z bracketleft backslash bracketright asciicircum underscore quoteleft a b c d e f g h i j\
 k l m n o p q r s t u v w x y z braceleft bar braceright asciitilde exclamdown cent sterling fraction yen florin section currency quotesingle quotedblleft guil\
lemotleft guilsinglleft guilsinglright fi fl endash dagger daggerdbl periodcentered paragraph bullet quotesinglbase quotedblbase quotedblright guillemotright el\
lipsis perthousand questiondown grave acute circumflex tilde macron breve dotaccent dieresis ring cedilla hungarumlaut ogonek caron emdash AE ordfeminine Lslash\
 Oslash OE ordmasculine ae dotlessi lslash oslash oe germandbls onesuperior logicalnot mu trademark Eth onehalf plusminus Thorn onequarter divide brokenbar degr\
ee thorn threequarters twosuperior registered minus eth multiply threesuperior copyright Aacute Acircumflex Adieresis Agrave Aring Atilde Ccedilla Eacute Ecircu\
mflex Edieresis Egrave Iacute Icircumflex Idieresis Igrave Ntilde Oacute Ocircumflex Odieresis Ograve Otilde Scaron Uacute Ucircumflex Udieresis Ugrave Yacute Y\
dieresis Zcaron aacute acircumflex adieresis agrave aring atilde ccedilla eacute ecircumflex edieresis egrave iacute icircumflex idieresis igrave ntilde oacute \
ocircumflex odieresis ograve otilde scaron uacute ucircumflex udieresis ugrave yacute ydieresis zcaron exclamsmall Hungarumlautsmall dollaroldstyle dollarsuperi\
or ampersandsmall Acutesmall parenleftsuperior parenrightsuperior twodotenleader onedotenleader zerooldstyle oneoldstyle twooldstyle threeoldstyle fouroldstyle \
fiveoldstyle sixoldstyle sevenoldstyle eightoldstyle nineoldstyle commasuperior threequartersemdash periodsuperior questionsmall asuperior bsuperior centsuperio\
r dsuperior esuperior isuperior lsuperior msuperior nsuperior osuperior rsuperior ssuperior tsuperior ff ffi ffl parenleftinferior parenrightinferior Circumflex\
small hyphensuperior Gravesmall Asmall Bsmall Csmall Dsmall Esmall Fsmall Gsmall Hsmall Ismall Jsmall Ksmall Lsmall Msmall Nsmall Osmall Psmall Qsmall Rsmall Ss\
mall Tsmall Usmall Vsmall Wsmall Xsmall Ysmall Zsmall colonmonetary onefitted rupiah Tildesmall exclamdownsmall centoldstyle Lslashsmall Scaronsmall Zcaronsmall\
 Dieresissmall Brevesmall Caronsmall Dotaccentsmall Macronsmall figuredash hypheninferior Ogoneksmall Ringsmall Cedillasmall questiondownsmall oneeighth threeei\
ghths fiveeighths seveneighths onethird twothirds zerosuperior foursuperior fivesuperior sixsuperior sevensuperior eightsuperior ninesuperior zeroinferior onein\
ferior twoinferior threeinferior fourinferior fiveinferior sixinferior seveninferior eightinferior nineinferior centinferior dollarinferior periodinferior comma\
inferior Agravesmall Aacutesmall Acircumflexsmall Atildesmall Adieresissmall Aringsmall AEsmall Ccedillasmall Egravesmall Eacutesmall Ecircumflexsmall Edieresis\
small Igravesmall Iacutesmall Icircumflexsmall Idieresissmall Ethsmall Ntildesmall Ogravesmall Oacutesmall Ocircumflexsmall Otildesmall Odieresissmall OEsmall O\
slashsmall Ugravesmall Uacutesmall Ucircumflexsmall Udieresissmall Yacutesmall Thornsmall Ydieresissmall 001.000 001.001 001.002 001.003 Black Bold Book Light M\
edium Regular Roman Semibold".split(" "),x=[[32,1,1],[33,229,2],[36,231,8],[44,13,3],[47,99,1],[48,239,10],[58,27,2],[60,249,4],[65,253,5],[73,258,1],[76,259,4],
[82,263,3],[86,266,1],[87,109,2],[89,267,3],[93,270,34],[161,304,3],[166,307,5],[172,312,1],[175,313,1],[178,314,2],[182,316,3],[188,158,1],[189,155,1],[190,163,
1],[191,319,7],[200,326,1],[201,150,1],[202,164,1],[203,169,1],[204,327,52]],E=[[[0,229]],[[0,2],[229,10],[13,3],[99,1],[239,10],[27,2],[249,18],[109,2],[267,52],
[158,1],[155,1],[163,1],[319,8],[150,1],[164,1],[169,1],[327,52]],[[0,2],[231,2],[235,4],[13,3],[99,1],[239,10],[27,2],[249,3],[253,14],[109,2],[267,4],[272,1],
[300,3],[305,1],[314,2],[158,1],[155,1],[163,1],[320,7],[150,1],[164,1],[169,1],[327,20]]];var T=p(41801);function m(o){const u=new DataView(o.buffer,o.byteOffset,
o.byteLength),c=d(u,u.getUint8(2)),t=d(u,c.end),s=d(u,t.end),r=l(u,t.offsets[0]??0,t.offsets[1]??0),e=r.get(17)?.[0];if(e===void 0)return;const n=d(u,e).offsets.
length-1,i=r.has(3102),h=v=>b(o,s.offsets,v),g=w(u,r.get(15)?.[0]??0,n,i);if(i){let v;const U=I=>(v??=new Map(g.map((D,P)=>[D,P])),v.get(I)??0);return(0,T.c)("c\
id",new Set(g.slice(1)),{glyphOfCid:U})}const y=g.map(h);let M;return(0,T.c)("named",new Set(y.slice(1)),{nameOf:v=>y[v]??"",glyphCalled:v=>(M??=new Map(y.map((U,I)=>[
U,I]).toReversed()),M.get(v)),encoding:_(u,r.get(16)?.[0]??0,y,h)})}function b(o,u,c){const t=O[c];if(t!==void 0)return t;const s=c-O.length,[r,e]=[u[s],u[s+1]];
return r===void 0||e===void 0?"":Buffer.from(o.subarray(r,e)).toString("latin1")}function w(o,u,c,t){const s=t?void 0:E[u];if(s)return s.flatMap(([i,h])=>Array.
from({length:h},(g,y)=>i+y)).slice(0,c);const r=[0],e=o.getUint8(u);let n=u+1;for(;r.length<c;){const i=o.getUint16(n),h=e===0?0:e===1?o.getUint8(n+2):o.getUint16(
n+2);n+=e===0?2:e===1?3:4;for(let g=0;g<=h&&r.length<c;g++)r.push(i+g)}return r}function _(o,u,c,t){if(u===0)return;const s=new Map;if(u===1){for(const[g,y,M]of x)
for(let v=0;v<M;v++)s.set(g+v,t(y+v));return s}const r=o.getUint8(u),e=o.getUint8(u+1);let n=1,i=u+2;for(let g=0;g<e;g++){const y=o.getUint8(i),M=(r&127)===0?0:
o.getUint8(i+1);i+=(r&127)===0?1:2;for(let v=y;v<=y+M;v++)s.set(v,c[n++]??"")}const h=r>=128?o.getUint8(i++):0;for(let g=0;g<h;g++,i+=3)s.set(o.getUint8(i),t(o.
getUint16(i+1)));return s}function a(o,u,c){let t="";for(let s=u;s<c;s++){const r=o.getUint8(s);t+=f[r>>4]+f[r&15]}return Number(t)||0}const f=["0","1","2","3",
"4","5","6","7","8","9",".","E","E-","","-",""];function d(o,u){const c=o.getUint16(u);if(c===0)return{offsets:[],end:u+2};const t=o.getUint8(u+2),s=u+3+(c+1)*t-
1,r=Array.from({length:c+1},(e,n)=>{let i=0;for(let h=0;h<t;h++)i=i*256+o.getUint8(u+3+n*t+h);return s+i});return{offsets:r,end:r[c]}}function l(o,u,c){const t=new Map;
let s=[];for(let r=u;r<c;){const e=o.getUint8(r++);if(e<=21){const n=e===12?3072+o.getUint8(r++):e;t.set(n,s),s=[]}else if(e===28)s.push(o.getInt16(r)),r+=2;else if(e===
29)s.push(o.getInt32(r)),r+=4;else if(e===30){const n=r;for(;r<c&&(o.getUint8(r++)&15)!==15;);s.push(a(o,n,r))}else e<=246?s.push(e-139):e<=250?s.push((e-247)*256+
o.getUint8(r++)+108):s.push(-(e-251)*256-o.getUint8(r++)-108)}return t}}),41801:((S,A,p)=>{p.d(A,{c:()=>O});const O=(x,E,T={})=>({kind:x,unicode:()=>0,code:()=>0,
has:m=>E.has(m),isDrawn:()=>!0,codes:void 0,pointOf:()=>0,nameOf:()=>"",glyphOf:()=>0,glyphOfCid:m=>m,encoding:void 0,...T})}),69374:((S,A,p)=>{p.d(A,{m:()=>T});
var O=p(61188),x=p(94389),E=p(48462);function T(m){try{const b=new DataView(m.buffer,m.byteOffset,m.byteLength),w=m.length>12?b.getUint32(0):0;if(w===1330926671){
const _=(0,x.tI)(b),a=_.get("CFF "),f=a&&(0,O.ah)(m.subarray(a.at,a.at+a.length));return f&&{...f,pointOf:(0,x.Ey)(b,_)}}if(w===65536||w===1953658213)return(0,x.
Fm)(b);if(m[0]===1&&m[1]===0)return(0,O.ah)(m);if(m[0]===37||m[0]===128)return(0,E._u)(m)}catch(b){if(!(b instanceof RangeError))throw b}}}),48462:((S,A,p)=>{p.
d(A,{Ag:()=>E,Ed:()=>f,NH:()=>T,Ns:()=>d,Ze:()=>l,_M:()=>_,_u:()=>x,cq:()=>w});var O=p(41801);function x(t){const s=w(t);if(!s)return;const{clear:r,plain:e}=s,n=e.
indexOf("/CharStrings");if(n<0)return;const i=new Set([...E(e,n)].map(([h])=>h));return i.size>0?(0,O.c)("named",i,{encoding:u(r),names:i}):void 0}const E=(t,s)=>b(
t,s+12,t.length,"/",/^\/(\S+) +(\d+) +(?:RD|-\|) /),T=(t,s)=>b(t,Math.max(t.indexOf("/Subrs"),0),s,"dup",/^dup +(\d+) +(\d+) +(?:RD|-\|) /),m=1e5;function*b(t,s,r,e,n){
for(let i=t.indexOf(e,s),h=0;i>=0&&i<r&&h<m;h++){const g=n.exec(t.toString("latin1",i,i+96)),y=i+(g?g[0].length:e.length),M=g?Number(g[2]):0;g&&(yield[g[1],t.subarray(
y,y+M)]),i=t.indexOf(e,y+M)}}function w(t){const s=t[0]===128?c(t):Buffer.from(t),r=s.indexOf("eexec");if(r<0)return;let e=r+5;for(;e<s.length&&[9,10,13,32].includes(
s[e]);)e++;const i=/^[0-9a-fA-F\s]{8}/.test(s.toString("latin1",e,e+8))?Buffer.from(s.toString("latin1",e).replace(/[^0-9a-fA-F]/g,""),"hex"):s.subarray(e);return{
clear:s.toString("latin1",0,r),plain:d(i,a)}}function _(t){const s=t[0]===128?-1:t.indexOf("eexec");if(s<0)return;let r=s+5;for(;r<t.length&&[9,10,13,32].includes(
t[r]);)r++;const e=t.lastIndexOf("cleartomark");let n=e>r?e:t.length;for(;e>r&&n>r&&[9,10,13,32,48].includes(t[n-1]);)n--;if(/^[0-9a-fA-F\s]{8}/.test(t.toString(
"latin1",r,r+8))){const i=Buffer.from(t.toString("latin1",r,n).replace(/[^0-9a-fA-F]/g,""),"hex"),h=g=>Buffer.from(`${l(g,a).toString("hex")}
`,"latin1");return{plain:d(i,a),seal:h,start:r,end:n}}return{plain:d(t.subarray(r,n),a),seal:i=>l(i,a),start:r,end:n}}const a=55665,f=4330;function d(t,s){const r=Buffer.
alloc(t.length);for(const[e,n]of t.entries())r[e]=n^s>>8,s=(n+s)*52845+22719&65535;return r}function l(t,s){const r=Buffer.alloc(t.length);for(const[e,n]of t.entries())
r[e]=n^s>>8,s=(r[e]+s)*52845+22719&65535;return r}const o=65536;function u(t){const s=t.indexOf("/Encoding");if(s<0||/^\/Encoding\s+StandardEncoding/.test(t.slice(
s,s+64)))return;const r=new Map,e=t.slice(s,s+o),n=/\b(?:readonly\s+def|def)\b\s*(?:\/|currentdict)/.exec(e)?.index??e.length;for(const[,i,h,g]of e.slice(0,n).matchAll(
/\bdup\s+(?:(\d+)#)?(\w+)\s*\/([^\s/]+)\s+put/g))r.set(parseInt(h,i?Number(i):10),g);return r}function c(t){const s=[];for(let r=0;r+6<=t.length&&t[r]===128&&t[r+
1]!==3;){const e=t[r+2]|t[r+3]<<8|t[r+4]<<16;s.push(t.subarray(r+6,r+6+e)),r+=6+e}return Buffer.concat(s)}}),9865:((S,A,p)=>{p.d(A,{mI:()=>m,WK:()=>_,vp:()=>w});
var O=p(16456),x=p(49454);const E={Helvetica:"278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 58\
4 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 5\
56 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584 0 556 0 222 556 333 1000 556 556 333 1000 667 333 100\
0 0 611 0 0 222 222 333 333 350 556 1000 333 1000 500 333 944 0 500 500 278 333 556 556 556 556 260 556 333 737 370 556 584 333 737 333 400 584 333 333 333 556 \
537 278 333 333 365 556 834 834 834 611 667 667 667 667 667 667 1000 722 667 667 667 667 278 278 278 278 722 722 778 778 778 778 778 584 778 722 722 722 722 667\
 667 611 556 556 556 556 556 556 889 500 556 556 556 556 278 278 278 278 556 556 556 556 556 556 556 584 611 556 556 556 556 500 556 500",HelveticaBold:"278 333\
 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278\
 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611\
 389 556 333 611 556 778 556 556 500 389 280 389 584 0 556 0 278 556 500 1000 556 556 333 1000 667 333 1000 0 611 0 0 278 278 500 500 350 556 1000 333 1000 556 \
333 944 0 500 556 278 333 556 556 556 556 280 556 333 737 370 556 584 333 737 333 400 584 333 333 333 611 556 278 333 333 365 556 834 834 834 611 722 722 722 72\
2 722 722 1000 722 667 667 667 667 278 278 278 278 722 722 778 778 778 778 778 584 778 722 722 722 722 667 667 611 556 556 556 556 556 556 889 556 556 556 556 5\
56 278 278 278 278 611 611 611 611 611 611 611 584 611 611 611 611 611 556 611 556",TimesRoman:"250 333 408 500 500 833 778 180 333 333 500 564 250 333 250 278 \
500 500 500 500 500 500 500 500 500 500 278 278 564 564 564 444 921 722 667 667 722 611 556 722 722 333 389 722 611 889 722 722 556 722 667 556 611 722 722 944 \
722 722 611 333 278 333 469 500 333 444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444 480 200 480 541 0 50\
0 0 333 500 444 1000 500 500 333 1000 556 333 889 0 611 0 0 333 333 444 444 350 500 1000 333 980 389 333 722 0 444 500 250 333 500 500 500 500 200 500 333 760 2\
76 500 564 333 760 333 400 564 300 300 333 500 453 250 333 300 310 500 750 750 750 444 722 722 722 722 722 722 889 667 611 611 611 611 333 333 333 333 722 722 7\
22 722 722 722 722 564 722 722 722 722 722 722 556 500 444 444 444 444 444 444 667 444 444 444 444 444 278 278 278 278 500 500 500 500 500 500 500 564 500 500 5\
00 500 500 500 500 500",TimesRomanBold:"250 333 555 500 500 1000 833 278 333 333 500 570 250 333 250 278 500 500 500 500 500 500 500 500 500 500 333 333 570 570\
 570 500 930 722 667 722 722 667 611 778 778 389 500 778 667 944 722 778 611 778 722 556 667 722 722 1000 722 722 667 333 278 333 581 500 333 500 556 444 556 44\
4 333 500 556 278 333 556 278 833 556 500 556 556 444 389 333 556 500 722 500 500 444 394 220 394 520 0 500 0 333 500 500 1000 500 500 333 1000 556 333 1000 0 6\
67 0 0 333 333 500 500 350 500 1000 333 1000 389 333 722 0 444 500 250 333 500 500 500 500 220 500 333 747 300 500 570 333 747 333 400 570 300 300 333 556 540 2\
50 333 300 330 500 750 750 750 500 722 722 722 722 722 722 1000 722 667 667 667 667 389 389 389 389 722 722 778 778 778 778 778 570 778 722 722 722 722 722 611 \
556 500 500 500 500 500 500 722 444 444 444 444 444 278 278 278 278 500 556 500 500 500 500 500 570 500 556 556 556 556 500 556 500",TimesRomanItalic:"250 333 4\
20 500 500 833 778 214 333 333 500 675 250 333 250 278 500 500 500 500 500 500 500 500 500 500 333 333 675 675 675 500 920 611 611 667 722 611 611 722 722 333 4\
44 667 556 833 667 722 611 722 611 500 556 722 611 833 611 556 556 389 278 389 422 500 333 500 500 444 500 444 278 500 500 278 278 444 278 722 500 500 500 500 3\
89 389 278 500 444 667 444 444 389 400 275 400 541 0 500 0 333 500 556 889 500 500 333 1000 500 333 944 0 556 0 0 333 333 556 556 350 500 889 333 980 389 333 66\
7 0 389 444 250 389 500 500 500 500 275 500 333 760 276 500 675 333 760 333 400 675 300 300 333 500 523 250 333 300 310 500 750 750 750 500 611 611 611 611 611 \
611 889 667 611 611 611 611 333 333 333 333 722 667 722 722 722 722 722 675 722 722 722 722 722 556 611 500 500 500 500 500 500 500 667 444 444 444 444 444 278 \
278 278 278 500 500 500 500 500 500 500 675 500 500 500 500 500 444 500 444",TimesRomanBoldItalic:"250 389 555 500 500 833 778 278 333 333 500 570 250 333 250 2\
78 500 500 500 500 500 500 500 500 500 500 333 333 570 570 570 500 832 667 667 667 722 667 667 722 778 389 500 667 611 889 722 722 611 722 667 556 611 722 667 8\
89 667 611 611 333 278 333 570 500 333 500 500 444 500 444 333 500 556 278 278 500 278 778 556 500 500 500 389 389 278 556 444 667 500 444 389 348 220 348 570 0\
 500 0 333 500 500 1000 500 500 333 1000 556 333 944 0 611 0 0 333 333 500 500 350 500 1000 333 1000 389 333 722 0 389 444 250 389 500 500 500 500 220 500 333 7\
47 266 500 606 333 747 333 400 570 300 300 333 576 500 250 333 300 300 500 750 750 750 500 667 667 667 667 667 667 944 667 667 667 667 667 389 389 389 389 722 7\
22 722 722 722 722 722 570 722 722 722 722 722 611 611 500 500 500 500 500 500 500 722 444 444 444 444 444 278 278 278 278 500 556 500 500 500 500 500 570 500 5\
56 556 556 556 444 500 444"};function T(a){const{name:f}=(0,x.VJ)(a),d=/bold|black|heavy/i.test(f),l=/italic|oblique/i.test(f);return/^(Helvetica|Arial)/i.test(
f)?d?"HelveticaBold":"Helvetica":/^Times/i.test(f)?d?l?"TimesRomanBoldItalic":"TimesRomanBold":l?"TimesRomanItalic":"TimesRoman":/^Courier/i.test(f)?"Courier":void 0}
const m=a=>/^(?:(?:Helvetica|Courier)(?:-(?:Bold|Oblique|BoldOblique))?|Times-(?:Roman|Bold|Italic|BoldItalic))$/.test(a),b=new Map;function w(a){const f=a in E?
a:T(a);if(f===void 0)return;if(f==="Courier")return()=>600;let d=b.get(f);if(!d){const o=E[f].split(" ").map(Number);d=new Map(o.flatMap((u,c)=>u>0?[[O.NF.charCodeAt(
c),u]]:[])),b.set(f,d)}const l=d;return o=>l.get(o)}function _(a){return/Times/i.test(a)?{capHeight:662,descent:-217}:/Courier/i.test(a)?{capHeight:562,descent:-157}:
{capHeight:718,descent:-207}}}),62341:((S,A,p)=>{p.d(A,{FF:()=>T,KG:()=>a,oo:()=>_,s4:()=>E});var O=p(45599),x=p(69864);function E(l,o,u,c){const t=l.array(o.get(
"Widths"))?.map(e=>l.resolve(e)),s=l.resolve(o.get("FirstChar")),r=l.resolve(u?.get("MissingWidth"));return!t||typeof s!="number"?(e,n)=>c?.(n)??(typeof r=="num\
ber"&&r>0?r:500):(e,n)=>{const i=t[e-s];return typeof i=="number"&&i>0?i:c?.(n)}}function T(l,o,u,c){const t=l.array(o.get("Widths"));if(!t)return E(l,o,u,c);const s=m(
l,o.get("FirstChar"))??0,r=m(l,u?.get("MissingWidth"))??0;return(e,n)=>m(l,t[e-s])??c?.(n)??r}function m(l,o){const u=l.resolve(o);return typeof u=="number"?u:void 0}
const b=65535,w=65536;async function _(l,o){const u=l.resolve(o.get("DW")),c=await x.N.of(d(l,o.get("W")).reverse(),l.job.pace);return t=>{const s=c.find(t),r=typeof s?.
value=="object"?l.resolve(s.value[t-s.first]):s?.value;return typeof r=="number"?r:typeof u=="number"?u:1e3}}async function a(l,o){const[u,c]=(l.array(o.get("DW\
2"))??[]).map(s=>m(l,s)),t=await x.N.of(f(l,o.get("W2")).reverse(),l.job.pace);return(s,r)=>{const e=t.find(s),n=e&&e.value.length>3?(s-e.first)*3:0,i=e?.value.
slice(n,n+3).map(h=>m(l,h));return{advance:i?.[0]??c??-1e3,x:i?.[1]??r/2,y:i?.[2]??u??880}}}function f(l,o){const u=[],c=l.array(o)??[];for(let t=0;t+1<c.length&&
u.length<w;){const[s,r]=[l.resolve(c[t]),l.resolve(c[t+1])];if(typeof s!="number")break;const e=(0,O.cy)(r),n=e?s+Math.floor(r.length/3)-1:r,i=e?r:c.slice(t+2,t+
5);t+=e?2:5,!(typeof n!="number"||n<0||s>b||n<s)&&u.push({first:s,last:Math.min(n,b),value:i})}return u}function d(l,o){const u=[],c=l.array(o)??[];for(let t=0;t+
1<c.length&&u.length<w;){const[s,r,e]=c.slice(t,t+3).map(g=>l.resolve(g));if(typeof s!="number")break;const n=(0,O.cy)(r),i=n?s+r.length-1:r,h=n?r:e;t+=n?2:3,!(typeof i!=
"number"||i<0||s>b||i<s)&&((0,O.cy)(h)||typeof h=="number")&&u.push({first:s,last:Math.min(i,b),value:h})}return u}}),47628:((S,A,p)=>{p.d(A,{H:()=>E,l:()=>x});
const O="278 974 961 974 980 719 789 790 791 690 960 939 549 855 911 933 911 945 974 755 846 762 761 571 677 763 760 759 754 494 552 537 577 692 786 788 788 790\
 793 794 816 823 789 841 823 833 816 831 923 744 723 749 790 792 695 776 768 792 759 707 708 682 701 826 815 789 789 707 687 696 689 786 787 713 791 785 791 873\
 761 762 762 759 759 892 892 788 784 438 138 277 415 392 392 668 668 0 390 390 317 317 276 276 509 509 410 410 234 234 334 334 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0\
 0 0 732 544 544 910 667 760 760 776 595 694 626 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788\
 788 788 788 788 788 788 788 788 788 788 788 788 894 838 1016 458 748 924 748 918 927 928 928 834 873 828 924 924 917 930 931 463 883 836 836 867 867 696 696 87\
4 0 874 760 946 771 865 771 888 967 888 831 873 927 970 918".split(" ").map(Number),x=" ✁✂✃✄☎✆✇✈✉☛☞✌✍✎✏✐✑✒✓✔✕✖✗✘✙✚✛✜✝✞✟✠✡✢✣✤✥✦✧★✩✪✫✬✭✮✯✰✱✲✳✴✵✶✷✸✹✺✻✼✽✾✿❀❁❂❃❄❅❆❇❈\
❉❊❋●❍■❏❐❑❒▲▼◆❖◗❘❙❚❛❜❝❞\0❨❩❪❫❬❭❮❯❰❱❲❳❴❵\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0❡❢❣❤❥❦❧♣♦♥♠①②③④⑤⑥⑦⑧⑨⑩❶❷❸❹❺❻❼❽❾❿➀➁➂➃➄➅➆➇➈➉➊➋➌➍➎➏➐➑➒➓➔→↔↕➘➙➚➛➜➝➞➟➠➡➢➣➤➥➦➧➨➩➪➫➬➭➮➯\0➱➲➳➴➵➶➷➸➹➺➻➼➽➾\0";
function E(){return O.flatMap((T,m)=>{const b=x.charCodeAt(m);return T>0&&b>0?[{code:m+32,point:b,width:T}]:[]})}}),74135:((S,A,p)=>{p.d(A,{$L:()=>o,DI:()=>b,Gd:()=>a,
JQ:()=>x,Mo:()=>T,PU:()=>w,Pj:()=>t,S3:()=>E,W1:()=>s,XM:()=>c,d:()=>r,ds:()=>m,gF:()=>u,iN:()=>O,kO:()=>l,lw:()=>_,xk:()=>f,zl:()=>d});function O({box:[e,n,i,h],
rotation:g}){const y=i-e,M=h-n;return g%180===0?{width:y,height:M}:{width:M,height:y}}function x(e){const{width:n,height:i}=O(e);return{width:n*e.userUnit,height:i*
e.userUnit}}function E({box:[e,n,i,h],rotation:g}){switch(g){case 0:return[1,0,0,1,e,n];case 90:return[0,1,-1,0,i,n];case 180:return[-1,0,0,-1,i,h];case 270:return[
0,-1,1,0,e,h]}}function T(e,n){return n===void 0?e:t(e,n)??e}function m([e,n,i,h]){return[Math.min(e,i),Math.min(n,h),Math.max(e,i),Math.max(n,h)]}function b([e,
n,i,h,g,y]){const M=e*h-n*i,[v,U,I,D]=[h/M,-n/M,-i/M,e/M];return[v+0,U+0,I+0,D+0,-(g*v+y*I)+0,-(g*U+y*D)+0]}const w=([e,n,i,h])=>Math.sqrt(Math.abs(e*h-n*i));function _(e,n){
const[i,h,g,y,M,v]=e,[U,I,D,P,C,B]=n;return[i*U+h*D,i*I+h*P,g*U+y*D,g*I+y*P,M*U+v*D+C,M*I+v*P+B]}function a([e,n,i,h,g,y],M,v){return[e*M+i*v+g,n*M+h*v+y]}function f([
e,n],[i,h],[g,y],[M,v],U){const I=1-U,[D,P,C,B]=[I**3,3*U*I**2,3*U**2*I,U**3];return[D*e+P*i+C*g+B*M,D*n+P*h+C*y+B*v]}function d(e,[n,i,h,g]){const[y,M]=a(e,n,i),
[v,U]=a(e,h,i),[I,D]=a(e,n,g),[P,C]=a(e,h,g);return[Math.min(y,v,I,P),Math.min(M,U,D,C),Math.max(y,v,I,P),Math.max(M,U,D,C)]}const l=(e,n)=>[Math.min(e[0],n[0]),
Math.min(e[1],n[1]),Math.max(e[2],n[2]),Math.max(e[3],n[3])];function o(e){let[n,i,h,g]=u;for(const[y,M]of e)n=Math.min(n,y),i=Math.min(i,M),h=Math.max(h,y),g=Math.
max(g,M);return[n,i,h,g]}const u=[1/0,1/0,-1/0,-1/0],c=([e,n,i,h],g)=>[e-g,n-g,i+g,h+g];function t(e,n){const i=[Math.max(e[0],n[0]),Math.max(e[1],n[1]),Math.min(
e[2],n[2]),Math.min(e[3],n[3])];return i[0]<i[2]&&i[1]<i[3]?i:void 0}const s=e=>e.map(n=>Math.round(n*1e5)/1e5+0),r=(e,{userUnit:n})=>String(Number((e*n/72).toPrecision(
3)))}),6057:((S,A,p)=>{p.d(A,{VO:()=>E,b0:()=>m,c_:()=>w,iw:()=>T,lQ:()=>b});var O=p(74135);const x=[0,0,612,792],E=(_,a)=>m(_,_.pages.attribute(a,"MediaBox"))??
x;function T(_,a){const{pages:f}=_,d=_.resolve(_.entry(f.number(a),"UserUnit"));return{box:(0,O.Mo)(E(_,a),m(_,f.attribute(a,"CropBox"))),rotation:w(_.resolve(f.
attribute(a,"Rotate"))),userUnit:typeof d=="number"&&d>0?d:1}}function m(_,a){const f=_.array(a)?.map(l=>_.resolve(l));if(f?.length!==4||!f.every(l=>typeof l=="\
number"&&Number.isFinite(l)))return;const d=(0,O.ds)(f);return d[0]<d[2]&&d[1]<d[3]?d:void 0}function b(_,a){const f=(_.array(a)??[]).map(d=>_.resolve(d));return f.
length===6&&f.every(d=>typeof d=="number")?f:[1,0,0,1,0,0]}function w(_){const a=typeof _=="number"?(_%360+360)%360:0;return a===90||a===180||a===270?a:0}})};
