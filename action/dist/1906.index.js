"use strict";exports.id=1906,exports.ids=[1906],exports.modules={32488:((I,w,_)=>{_.d(w,{L:()=>m,v:()=>A});var O=_(58552),x=_(83287);const E=1e5;async function A(y,f){const l=await b(
y,f);return l.whole||!(0,x.QJ)(y.encoded(f))?l:{...l,whole:!0}}function m(y,f){const l=y.decodedPart(f);return!l||l.whole||!(0,x.QJ)(y.encoded(f))?l:{...l,whole:!0}}
async function b(y,f){if(f.data.length>E){const h={found:!1,mismatch:!1};try{return{data:await y.decodedAtEase(f,h),whole:!h.found&&!h.mismatch}}catch(a){if(!(a instanceof
O.zU)||a.code!=="unreadable_document")throw a}}const l=y.decodedPart(f,!0)??{data:new Uint8Array(0),whole:!1},d=y.job.pace.step(l.data.length);return d&&await d,
l}}),39905:((I,w,_)=>{_.d(w,{F:()=>d,H:()=>h});var O=_(58552),x=_(78157),E=_(45599),A=_(32488);const m=65536,b=1<<26,y=4*4096,f=100,l=/<([0-9A-Fa-f\s]*)>|\/[^\s<>[\]()/]*|[[\]]|\b(?:begin|end)bf(?:char|range)\b/g;
async function d(u,c,s=m,t={found:!1},e=y){const n=u.resolve(c);if(!(n instanceof E.Z6))return[];const r=new a(e);return await h(u,n,l,t,(o,g)=>r.read(o,g)<s),[
...r.single,...r.ranges]}async function h(u,c,s,t,e){let n;try{const{data:r,whole:o}=await(0,A.v)(u,c);t.found||=!o,n=r}catch(r){if(!(r instanceof O.zU)||r.code===
"cancelled")throw r;t.found=!0;return}for(const[r,o]of(0,x.bS)(n).toString("latin1",0,b).matchAll(s)){if(!e(r,o?.replace(/\s/g,"")))return;const g=u.job.pace.step(
f);g&&await g}}class a{longest;single=[];ranges=[];length=0;operands=[];place=-1;constructor(c){this.longest=c}read(c,s){if(c==="beginbfchar"||c==="beginbfrange")
this.begin(c==="beginbfchar"?2:3);else if(c==="endbfchar"||c==="endbfrange")this.begin(0);else{if(this.length===0)return 0;c==="["?this.place=this.operands.length===
2?0:-1:c==="]"?this.begin(this.length):this.place>=0?this.item(s):this.operand(s)}return this.single.length+this.ranges.length}begin(c){this.length=c,this.operands.
length=0,this.place=-1}item(c=""){const s=i(this.operands[0])+this.place++;this.add(this.ranges,s,s,c)}operand(c=""){const{operands:s,length:t}=this;if(s.push(c),
s.length<t)return;const[e,n]=[i(s[0]),i(s[t-2])];this.add(t===2?this.single:this.ranges,e,n,c),s.length=0}add(c,s,t,e){e===""||e.length%4!==0||e.length>this.longest||
!(s<=t)||c.push({first:s,last:t,text:Buffer.from(e,"hex").swap16().toString("utf16le")})}}const i=u=>u.length<=8?parseInt(u,16):NaN}),18271:((I,w,_)=>{_.d(w,{Lq:()=>b,
nq:()=>y,oQ:()=>f});var O=_(45599),x=_(32488),E=_(49454),A=_(69374);const m=["FontFile","FontFile2","FontFile3"];function b(l,d){const h=(0,E.nb)(l,d);for(const a of m){
const i=l.resolve(h?.get(a));if(i instanceof O.Z6)return i}}const y=(l,d)=>(0,E.FG)(l,d.get("Subtype"))==="Type3"||b(l,d)!==void 0;function f(l,d,h={found:!1}){
const a=b(l,d);if(a)try{const i=(0,x.L)(l,a);return h.found||=i?.whole===!1,(i&&(0,A.m)(i.data))??"unusable"}catch{return"unusable"}}}),69864:((I,w,_)=>{_.d(w,{
N:()=>E});var O=_(93604);const x=500;class E{starts;owners;constructor(m,b){this.starts=m,this.owners=b}static async of(m,b){const y=new Set;for(const{first:a,last:i}of m){
y.add(a).add(i+1);const u=b.step(x);u&&await u}const f=Float64Array.from(y).sort(),l=new Array(f.length),d=Uint32Array.from({length:f.length+1},(a,i)=>i),h=a=>{
let i=a;for(;d[i]!==i;)i=d[i];for(;a!==i;){const u=d[a];d[a]=i,a=u}return i};for(const a of m){for(let u=h((0,O.B)(f,a.first));f[u]<=a.last;u=h(u))l[u]=a,d[u]=u+
1;const i=b.step(x);i&&await i}return new E(f,l)}find(m){return this.owners[(0,O.M)(this.starts,m)-1]}}}),61188:((I,w,_)=>{_.d(w,{eP:()=>y,zz:()=>a,Pe:()=>h,ah:()=>m,
Je:()=>b});const O=".notdef space exclam quotedbl numbersign dollar percent ampersand quoteright parenleft parenright asterisk plus comma hyphen period slash ze\
ro one two three four five six seven eight nine colon semicolon less equal greater question at A B C D E F G H I J K L M N O P Q R S T U V W X Y Z bracketleft b\
ackslash bracketright asciicircum underscore quoteleft a b c d e f g h i j k l m n o p q r s t u v w x y z braceleft bar braceright asciitilde exclamdown cent s\
terling fraction yen florin section currency quotesingle quotedblleft guillemotleft guilsinglleft guilsinglright fi fl endash dagger daggerdbl periodcentered pa\
ragraph bullet quotesinglbase quotedblbase quotedblright guillemotright ellipsis perthousand questiondown grave acute circumflex tilde macron breve dotaccent di\
eresis ring cedilla hungarumlaut ogonek caron emdash AE ordfeminine Lslash Oslash OE ordmasculine ae dotlessi lslash oslash oe germandbls onesuperior logicalnot\
 mu trademark Eth onehalf plusminus Thorn onequarter divide brokenbar degree thorn threequarters twosuperior registered minus eth multiply threesuperior copyrig\
ht Aacute Acircumflex Adieresis Agrave Aring Atilde Ccedilla Eacute Ecircumflex Edieresis Egrave Iacute Icircumflex Idieresis Igrave Ntilde Oacute Ocircumflex O\
dieresis Ograve Otilde Scaron Uacute Ucircumflex Udieresis Ugrave Yacute Ydieresis Zcaron aacute acircumflex adieresis agrave aring atilde ccedilla eacute ecirc\
umflex edieresis egrave iacute icircumflex idieresis igrave ntilde oacute ocircumflex odieresis ograve otilde scaron uacute ucircumflex udieresis ugrave yacute \
ydieresis zcaron exclamsmall Hungarumlautsmall dollaroldstyle dollarsuperior ampersandsmall Acutesmall parenleftsuperior parenrightsuperior twodotenleader onedo\
tenleader zerooldstyle oneoldstyle twooldstyle threeoldstyle fouroldstyle fiveoldstyle sixoldstyle sevenoldstyle eightoldstyle nineoldstyle commasuperior threeq\
uartersemdash periodsuperior questionsmall asuperior bsuperior centsuperior dsuperior esuperior isuperior lsuperior msuperior nsuperior osuperior rsuperior ssup\
erior tsuperior ff ffi ffl parenleftinferior parenrightinferior Circumflexsmall hyphensuperior Gravesmall Asmall Bsmall Csmall Dsmall Esmall Fsmall Gsmall Hsmal\
l Ismall Jsmall Ksmall Lsmall Msmall Nsmall Osmall Psmall Qsmall Rsmall Ssmall Tsmall Usmall Vsmall Wsmall Xsmall Ysmall Zsmall colonmonetary onefitted rupiah T\
ildesmall exclamdownsmall centoldstyle Lslashsmall Scaronsmall Zcaronsmall Dieresissmall Brevesmall Caronsmall Dotaccentsmall Macronsmall figuredash hypheninfer\
ior Ogoneksmall Ringsmall Cedillasmall questiondownsmall oneeighth threeeighths fiveeighths seveneighths onethird twothirds zerosuperior foursuperior fivesuperi\
or sixsuperior sevensuperior eightsuperior ninesuperior zeroinferior oneinferior twoinferior threeinferior fourinferior fiveinferior sixinferior seveninferior e\
ightinferior nineinferior centinferior dollarinferior periodinferior commainferior Agravesmall Aacutesmall Acircumflexsmall Atildesmall Adieresissmall Aringsmal\
l AEsmall Ccedillasmall Egravesmall Eacutesmall Ecircumflexsmall Edieresissmall Igravesmall Iacutesmall Icircumflexsmall Idieresissmall Ethsmall Ntildesmall Ogr\
avesmall Oacutesmall Ocircumflexsmall Otildesmall Odieresissmall OEsmall Oslashsmall Ugravesmall Uacutesmall Ucircumflexsmall Udieresissmall Yacutesmall Thornsm\
all Ydieresissmall 001.000 001.001 001.002 001.003 Black Bold Book Light Medium Regular Roman Semibold".split(" "),x=[[32,1,1],[33,229,2],[36,231,8],[44,13,3],[
47,99,1],[48,239,10],[58,27,2],[60,249,4],[65,253,5],[73,258,1],[76,259,4],[82,263,3],[86,266,1],[87,109,2],[89,267,3],[93,270,34],[161,304,3],[166,307,5],[172,
312,1],[175,313,1],[178,314,2],[182,316,3],[188,158,1],[189,155,1],[190,163,1],[191,319,7],[200,326,1],[201,150,1],[202,164,1],[203,169,1],[204,327,52]],E=[[[0,
229]],[[0,2],[229,10],[13,3],[99,1],[239,10],[27,2],[249,18],[109,2],[267,52],[158,1],[155,1],[163,1],[319,8],[150,1],[164,1],[169,1],[327,52]],[[0,2],[231,2],[
235,4],[13,3],[99,1],[239,10],[27,2],[249,3],[253,14],[109,2],[267,4],[272,1],[300,3],[305,1],[314,2],[158,1],[155,1],[163,1],[320,7],[150,1],[164,1],[169,1],[327,
20]]];var A=_(41801);function m(i){const u=new DataView(i.buffer,i.byteOffset,i.byteLength),c=h(u,u.getUint8(2)),s=h(u,c.end),t=h(u,s.end),e=a(u,s.offsets[0]??0,
s.offsets[1]??0),n=e.get(17)?.[0];if(n===void 0)return;const r=h(u,n).offsets.length-1,o=e.has(3102),g=v=>b(i,t.offsets,v),p=y(u,e.get(15)?.[0]??0,r,o);if(o){let v;
const U=D=>(v??=new Map(p.map((S,C)=>[S,C])),v.get(D)??0);return(0,A.c)("cid",new Set(p.slice(1)),{glyphOfCid:U})}const M=p.map(g);let T;return(0,A.c)("named",new Set(
M.slice(1)),{nameOf:v=>M[v]??"",glyphCalled:v=>(T??=new Map(M.map((U,D)=>[U,D]).toReversed()),T.get(v)),encoding:f(u,e.get(16)?.[0]??0,M,g)})}function b(i,u,c){
const s=O[c];if(s!==void 0)return s;const t=c-O.length,[e,n]=[u[t],u[t+1]];return e===void 0||n===void 0?"":Buffer.from(i.subarray(e,n)).toString("latin1")}function y(i,u,c,s){
const t=s?void 0:E[u];if(t)return t.flatMap(([o,g])=>Array.from({length:g},(p,M)=>o+M)).slice(0,c);const e=[0],n=i.getUint8(u);let r=u+1;for(;e.length<c;){const o=i.
getUint16(r),g=n===0?0:n===1?i.getUint8(r+2):i.getUint16(r+2);r+=n===0?2:n===1?3:4;for(let p=0;p<=g&&e.length<c;p++)e.push(o+p)}return e}function f(i,u,c,s){if(u===
0)return;const t=new Map;if(u===1){for(const[p,M,T]of x)for(let v=0;v<T;v++)t.set(p+v,s(M+v));return t}const e=i.getUint8(u),n=i.getUint8(u+1);let r=1,o=u+2;for(let p=0;p<
n;p++){const M=i.getUint8(o),T=(e&127)===0?0:i.getUint8(o+1);o+=(e&127)===0?1:2;for(let v=M;v<=M+T;v++)t.set(v,c[r++]??"")}const g=e>=128?i.getUint8(o++):0;for(let p=0;p<
g;p++,o+=3)t.set(i.getUint8(o),s(i.getUint16(o+1)));return t}function l(i,u,c){let s="";for(let t=u;t<c;t++){const e=i.getUint8(t);s+=d[e>>4]+d[e&15]}return Number(
s)||0}const d=["0","1","2","3","4","5","6","7","8","9",".","E","E-","","-",""];function h(i,u){const c=i.getUint16(u);if(c===0)return{offsets:[],end:u+2};const s=i.
getUint8(u+2),t=u+3+(c+1)*s-1,e=Array.from({length:c+1},(n,r)=>{let o=0;for(let g=0;g<s;g++)o=o*256+i.getUint8(u+3+r*s+g);return t+o});return{offsets:e,end:e[c]}}
function a(i,u,c){const s=new Map;let t=[];for(let e=u;e<c;){const n=i.getUint8(e++);if(n<=21){const r=n===12?3072+i.getUint8(e++):n;s.set(r,t),t=[]}else if(n===
28)t.push(i.getInt16(e)),e+=2;else if(n===29)t.push(i.getInt32(e)),e+=4;else if(n===30){const r=e;for(;e<c&&(i.getUint8(e++)&15)!==15;);t.push(l(i,r,e))}else n<=
246?t.push(n-139):n<=250?t.push((n-247)*256+i.getUint8(e++)+108):t.push(-(n-251)*256-i.getUint8(e++)-108)}return s}}),41801:((I,w,_)=>{_.d(w,{c:()=>O});const O=(x,E,A={})=>({
kind:x,unicode:()=>0,code:()=>0,has:m=>E.has(m),isDrawn:()=>!0,codes:void 0,pointOf:()=>0,nameOf:()=>"",glyphOf:()=>0,glyphOfCid:m=>m,encoding:void 0,...A})}),69374:((I,w,_)=>{
_.d(w,{m:()=>A});var O=_(61188),x=_(94389),E=_(48462);function A(m){try{const b=new DataView(m.buffer,m.byteOffset,m.byteLength),y=m.length>12?b.getUint32(0):0;
if(y===1330926671){const f=(0,x.tI)(b),l=f.get("CFF "),d=l&&(0,O.ah)(m.subarray(l.at,l.at+l.length));return d&&{...d,pointOf:(0,x.Ey)(b,f)}}if(y===65536||y===1953658213)
return(0,x.Fm)(b);if(m[0]===1&&m[1]===0)return(0,O.ah)(m);if(m[0]===37||m[0]===128)return(0,E._u)(m)}catch(b){if(!(b instanceof RangeError))throw b}}}),48462:((I,w,_)=>{
_.d(w,{Ag:()=>E,Ed:()=>d,NH:()=>A,Ns:()=>h,Ze:()=>a,_M:()=>f,_u:()=>x,cq:()=>y});var O=_(41801);function x(s){const t=y(s);if(!t)return;const{clear:e,plain:n}=t,
r=n.indexOf("/CharStrings");if(r<0)return;const o=new Set([...E(n,r)].map(([g])=>g));return o.size>0?(0,O.c)("named",o,{encoding:u(e),names:o}):void 0}const E=(s,t)=>b(
s,t+12,s.length,"/",/^\/(\S+) +(\d+) +(?:RD|-\|) /),A=(s,t)=>b(s,Math.max(s.indexOf("/Subrs"),0),t,"dup",/^dup +(\d+) +(\d+) +(?:RD|-\|) /),m=1e5;function*b(s,t,e,n,r){
for(let o=s.indexOf(n,t),g=0;o>=0&&o<e&&g<m;g++){const p=r.exec(s.toString("latin1",o,o+96)),M=o+(p?p[0].length:n.length),T=p?Number(p[2]):0;p&&(yield[p[1],s.subarray(
M,M+T)]),o=s.indexOf(n,M+T)}}function y(s){const t=s[0]===128?c(s):Buffer.from(s),e=t.indexOf("eexec");if(e<0)return;let n=e+5;for(;n<t.length&&[9,10,13,32].includes(
t[n]);)n++;const o=/^[0-9a-fA-F\s]{8}/.test(t.toString("latin1",n,n+8))?Buffer.from(t.toString("latin1",n).replace(/[^0-9a-fA-F]/g,""),"hex"):t.subarray(n);return{
clear:t.toString("latin1",0,e),plain:h(o,l)}}function f(s){const t=s[0]===128?-1:s.indexOf("eexec");if(t<0)return;let e=t+5;for(;e<s.length&&[9,10,13,32].includes(
s[e]);)e++;const n=s.lastIndexOf("cleartomark");let r=n>e?n:s.length;for(;n>e&&r>e&&[9,10,13,32,48].includes(s[r-1]);)r--;if(/^[0-9a-fA-F\s]{8}/.test(s.toString(
"latin1",e,e+8))){const o=Buffer.from(s.toString("latin1",e,r).replace(/[^0-9a-fA-F]/g,""),"hex"),g=p=>Buffer.from(`${a(p,l).toString("hex")}
`,"latin1");return{plain:h(o,l),seal:g,start:e,end:r}}return{plain:h(s.subarray(e,r),l),seal:o=>a(o,l),start:e,end:r}}const l=55665,d=4330;function h(s,t){const e=Buffer.
alloc(s.length);for(const[n,r]of s.entries())e[n]=r^t>>8,t=(r+t)*52845+22719&65535;return e}function a(s,t){const e=Buffer.alloc(s.length);for(const[n,r]of s.entries())
e[n]=r^t>>8,t=(e[n]+t)*52845+22719&65535;return e}const i=65536;function u(s){const t=s.indexOf("/Encoding");if(t<0||/^\/Encoding\s+StandardEncoding/.test(s.slice(
t,t+64)))return;const e=new Map,n=s.slice(t,t+i),r=/\b(?:readonly\s+def|def)\b\s*(?:\/|currentdict)/.exec(n)?.index??n.length;for(const[,o,g,p]of n.slice(0,r).matchAll(
/\bdup\s+(?:(\d+)#)?(\w+)\s*\/([^\s/]+)\s+put/g))e.set(parseInt(g,o?Number(o):10),p);return e}function c(s){const t=[];for(let e=0;e+6<=s.length&&s[e]===128&&s[e+
1]!==3;){const n=s[e+2]|s[e+3]<<8|s[e+4]<<16;t.push(s.subarray(e+6,e+6+n)),e+=6+n}return Buffer.concat(t)}}),9865:((I,w,_)=>{_.d(w,{mI:()=>m,WK:()=>f,vp:()=>y});
var O=_(16456),x=_(49454);const E={Helvetica:"278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 58\
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
56 556 556 556 444 500 444"};function A(l){const{name:d}=(0,x.VJ)(l),h=/bold|black|heavy/i.test(d),a=/italic|oblique/i.test(d);return/^(Helvetica|Arial)/i.test(
d)?h?"HelveticaBold":"Helvetica":/^Times/i.test(d)?h?a?"TimesRomanBoldItalic":"TimesRomanBold":a?"TimesRomanItalic":"TimesRoman":/^Courier/i.test(d)?"Courier":void 0}
const m=l=>/^(?:(?:Helvetica|Courier)(?:-(?:Bold|Oblique|BoldOblique))?|Times-(?:Roman|Bold|Italic|BoldItalic))$/.test(l),b=new Map;function y(l){const d=l in E?
l:A(l);if(d===void 0)return;if(d==="Courier")return()=>600;let h=b.get(d);if(!h){const i=E[d].split(" ").map(Number);h=new Map(i.flatMap((u,c)=>u>0?[[O.NF.charCodeAt(
c),u]]:[])),b.set(d,h)}const a=h;return i=>a.get(i)}function f(l){return/Times/i.test(l)?{capHeight:662,descent:-217}:/Courier/i.test(l)?{capHeight:562,descent:-157}:
{capHeight:718,descent:-207}}}),62341:((I,w,_)=>{_.d(w,{FF:()=>A,KG:()=>l,oo:()=>f,s4:()=>E});var O=_(45599),x=_(69864);function E(a,i,u,c){const s=a.array(i.get(
"Widths"))?.map(n=>a.resolve(n)),t=a.resolve(i.get("FirstChar")),e=a.resolve(u?.get("MissingWidth"));return!s||typeof t!="number"?(n,r)=>c?.(r)??(typeof e=="num\
ber"&&e>0?e:500):(n,r)=>{const o=s[n-t];return typeof o=="number"&&o>0?o:c?.(r)}}function A(a,i,u,c){const s=a.array(i.get("Widths"));if(!s)return E(a,i,u,c);const t=m(
a,i.get("FirstChar"))??0,e=m(a,u?.get("MissingWidth"))??0;return(n,r)=>m(a,s[n-t])??c?.(r)??e}function m(a,i){const u=a.resolve(i);return typeof u=="number"?u:void 0}
const b=65535,y=65536;async function f(a,i){const u=a.resolve(i.get("DW")),c=await x.N.of(h(a,i.get("W")).reverse(),a.job.pace);return s=>{const t=c.find(s),e=typeof t?.
value=="object"?a.resolve(t.value[s-t.first]):t?.value;return typeof e=="number"?e:typeof u=="number"?u:1e3}}async function l(a,i){const[u,c]=(a.array(i.get("DW\
2"))??[]).map(t=>m(a,t)),s=await x.N.of(d(a,i.get("W2")).reverse(),a.job.pace);return(t,e)=>{const n=s.find(t),r=n&&n.value.length>3?(t-n.first)*3:0,o=n?.value.
slice(r,r+3).map(g=>m(a,g));return{advance:o?.[0]??c??-1e3,x:o?.[1]??e/2,y:o?.[2]??u??880}}}function d(a,i){const u=[],c=a.array(i)??[];for(let s=0;s+1<c.length&&
u.length<y;){const[t,e]=[a.resolve(c[s]),a.resolve(c[s+1])];if(typeof t!="number")break;const n=(0,O.cy)(e),r=n?t+Math.floor(e.length/3)-1:e,o=n?e:c.slice(s+2,s+
5);s+=n?2:5,!(typeof r!="number"||r<0||t>b||r<t)&&u.push({first:t,last:Math.min(r,b),value:o})}return u}function h(a,i){const u=[],c=a.array(i)??[];for(let s=0;s+
1<c.length&&u.length<y;){const[t,e,n]=c.slice(s,s+3).map(p=>a.resolve(p));if(typeof t!="number")break;const r=(0,O.cy)(e),o=r?t+e.length-1:e,g=r?e:n;s+=r?2:3,!(typeof o!=
"number"||o<0||t>b||o<t)&&((0,O.cy)(g)||typeof g=="number")&&u.push({first:t,last:Math.min(o,b),value:g})}return u}}),47628:((I,w,_)=>{_.d(w,{H:()=>E,l:()=>x});
const O="278 974 961 974 980 719 789 790 791 690 960 939 549 855 911 933 911 945 974 755 846 762 761 571 677 763 760 759 754 494 552 537 577 692 786 788 788 790\
 793 794 816 823 789 841 823 833 816 831 923 744 723 749 790 792 695 776 768 792 759 707 708 682 701 826 815 789 789 707 687 696 689 786 787 713 791 785 791 873\
 761 762 762 759 759 892 892 788 784 438 138 277 415 392 392 668 668 0 390 390 317 317 276 276 509 509 410 410 234 234 334 334 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0\
 0 0 732 544 544 910 667 760 760 776 595 694 626 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788\
 788 788 788 788 788 788 788 788 788 788 788 788 894 838 1016 458 748 924 748 918 927 928 928 834 873 828 924 924 917 930 931 463 883 836 836 867 867 696 696 87\
4 0 874 760 946 771 865 771 888 967 888 831 873 927 970 918".split(" ").map(Number),x=" ✁✂✃✄☎✆✇✈✉☛☞✌✍✎✏✐✑✒✓✔✕✖✗✘✙✚✛✜✝✞✟✠✡✢✣✤✥✦✧★✩✪✫✬✭✮✯✰✱✲✳✴✵✶✷✸✹✺✻✼✽✾✿❀❁❂❃❄❅❆❇❈\
❉❊❋●❍■❏❐❑❒▲▼◆❖◗❘❙❚❛❜❝❞\0❨❩❪❫❬❭❮❯❰❱❲❳❴❵\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0❡❢❣❤❥❦❧♣♦♥♠①②③④⑤⑥⑦⑧⑨⑩❶❷❸❹❺❻❼❽❾❿➀➁➂➃➄➅➆➇➈➉➊➋➌➍➎➏➐➑➒➓➔→↔↕➘➙➚➛➜➝➞➟➠➡➢➣➤➥➦➧➨➩➪➫➬➭➮➯\0➱➲➳➴➵➶➷➸➹➺➻➼➽➾\0";
function E(){return O.flatMap((A,m)=>{const b=x.charCodeAt(m);return A>0&&b>0?[{code:m+32,point:b,width:A}]:[]})}}),74135:((I,w,_)=>{_.d(w,{$L:()=>h,DI:()=>b,Gd:()=>f,
JQ:()=>x,Mo:()=>A,Pj:()=>u,S3:()=>E,W1:()=>c,XM:()=>i,d:()=>s,ds:()=>m,gF:()=>a,iN:()=>O,kO:()=>d,lw:()=>y,zl:()=>l});function O({box:[t,e,n,r],rotation:o}){const g=n-
t,p=r-e;return o%180===0?{width:g,height:p}:{width:p,height:g}}function x(t){const{width:e,height:n}=O(t);return{width:e*t.userUnit,height:n*t.userUnit}}function E({
box:[t,e,n,r],rotation:o}){switch(o){case 0:return[1,0,0,1,t,e];case 90:return[0,1,-1,0,n,e];case 180:return[-1,0,0,-1,n,r];case 270:return[0,-1,1,0,t,r]}}function A(t,e){
return e===void 0?t:u(t,e)??t}function m([t,e,n,r]){return[Math.min(t,n),Math.min(e,r),Math.max(t,n),Math.max(e,r)]}function b([t,e,n,r,o,g]){const p=t*r-e*n,[M,
T,v,U]=[r/p,-e/p,-n/p,t/p];return[M+0,T+0,v+0,U+0,-(o*M+g*v)+0,-(o*T+g*U)+0]}function y(t,e){const[n,r,o,g,p,M]=t,[T,v,U,D,S,C]=e;return[n*T+r*U,n*v+r*D,o*T+g*U,
o*v+g*D,p*T+M*U+S,p*v+M*D+C]}function f([t,e,n,r,o,g],p,M){return[t*p+n*M+o,e*p+r*M+g]}function l(t,[e,n,r,o]){const[g,p]=f(t,e,n),[M,T]=f(t,r,n),[v,U]=f(t,e,o),
[D,S]=f(t,r,o);return[Math.min(g,M,v,D),Math.min(p,T,U,S),Math.max(g,M,v,D),Math.max(p,T,U,S)]}const d=(t,e)=>[Math.min(t[0],e[0]),Math.min(t[1],e[1]),Math.max(
t[2],e[2]),Math.max(t[3],e[3])];function h(t){let[e,n,r,o]=a;for(const[g,p]of t)e=Math.min(e,g),n=Math.min(n,p),r=Math.max(r,g),o=Math.max(o,p);return[e,n,r,o]}
const a=[1/0,1/0,-1/0,-1/0],i=([t,e,n,r],o)=>[t-o,e-o,n+o,r+o];function u(t,e){const n=[Math.max(t[0],e[0]),Math.max(t[1],e[1]),Math.min(t[2],e[2]),Math.min(t[3],
e[3])];return n[0]<n[2]&&n[1]<n[3]?n:void 0}const c=t=>t.map(e=>Math.round(e*1e5)/1e5+0),s=(t,{userUnit:e})=>String(Number((t*e/72).toPrecision(3)))}),6057:((I,w,_)=>{
_.d(w,{VO:()=>E,b0:()=>m,c_:()=>y,iw:()=>A,lQ:()=>b});var O=_(74135);const x=[0,0,612,792],E=(f,l)=>m(f,f.pages.attribute(l,"MediaBox"))??x;function A(f,l){const{
pages:d}=f,h=f.resolve(f.entry(d.number(l),"UserUnit"));return{box:(0,O.Mo)(E(f,l),m(f,d.attribute(l,"CropBox"))),rotation:y(f.resolve(d.attribute(l,"Rotate"))),
userUnit:typeof h=="number"&&h>0?h:1}}function m(f,l){const d=f.array(l)?.map(a=>f.resolve(a));if(d?.length!==4||!d.every(a=>typeof a=="number"&&Number.isFinite(
a)))return;const h=(0,O.ds)(d);return h[0]<h[2]&&h[1]<h[3]?h:void 0}function b(f,l){const d=(f.array(l)??[]).map(h=>f.resolve(h));return d.length===6&&d.every(h=>typeof h==
"number")?d:[1,0,0,1,0,0]}function y(f){const l=typeof f=="number"?(f%360+360)%360:0;return l===90||l===180||l===270?l:0}})};
