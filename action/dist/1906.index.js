"use strict";exports.id=1906,exports.ids=[1906],exports.modules={32488:((D,w,p)=>{p.d(w,{L:()=>g,v:()=>A});var E=p(58552),M=p(83287);const x=1e5;async function A(y,h){const l=await b(
y,h);return l.whole||!(0,M.QJ)(y.encoded(h))?l:{...l,whole:!0}}function g(y,h){const l=y.decodedPart(h);return!l||l.whole||!(0,M.QJ)(y.encoded(h))?l:{...l,whole:!0}}
async function b(y,h){if(h.data.length>x){const m={found:!1,mismatch:!1};try{return{data:await y.decodedAtEase(h,m),whole:!m.found&&!m.mismatch}}catch(a){if(!(a instanceof
E.zU)||a.code!=="unreadable_document")throw a}}const l=y.decodedPart(h,!0)??{data:new Uint8Array(0),whole:!1},d=y.job.pace.step(l.data.length);return d&&await d,
l}}),39905:((D,w,p)=>{p.d(w,{F:()=>d,H:()=>m});var E=p(58552),M=p(78157),x=p(45599),A=p(32488);const g=65536,b=1<<26,y=4*4096,h=100,l=/<([0-9A-Fa-f\s]*)>|\/[^\s<>[\]()/]*|[[\]]|\b(?:begin|end)bf(?:char|range)\b/g;
async function d(u,c,n=g,s={found:!1},e=y){const t=u.resolve(c);if(!(t instanceof x.Z6))return[];const r=new a(e);return await m(u,t,l,s,(o,f)=>r.read(o,f)<n),[
...r.single,...r.ranges]}async function m(u,c,n,s,e){let t;try{const{data:r,whole:o}=await(0,A.v)(u,c);s.found||=!o,t=r}catch(r){if(!(r instanceof E.zU)||r.code===
"cancelled")throw r;s.found=!0;return}for(const[r,o]of(0,M.bS)(t).toString("latin1",0,b).matchAll(n)){if(!e(r,o?.replace(/\s/g,"")))return;const f=u.job.pace.step(
h);f&&await f}}class a{longest;single=[];ranges=[];length=0;operands=[];place=-1;constructor(c){this.longest=c}read(c,n){if(c==="beginbfchar"||c==="beginbfrange")
this.begin(c==="beginbfchar"?2:3);else if(c==="endbfchar"||c==="endbfrange")this.begin(0);else{if(this.length===0)return 0;c==="["?this.place=this.operands.length===
2?0:-1:c==="]"?this.begin(this.length):this.place>=0?this.item(n):this.operand(n)}return this.single.length+this.ranges.length}begin(c){this.length=c,this.operands.
length=0,this.place=-1}item(c=""){const n=i(this.operands[0])+this.place++;this.add(this.ranges,n,n,c)}operand(c=""){const{operands:n,length:s}=this;if(n.push(c),
n.length<s)return;const[e,t]=[i(n[0]),i(n[s-2])];this.add(s===2?this.single:this.ranges,e,t,c),n.length=0}add(c,n,s,e){e===""||e.length%4!==0||e.length>this.longest||
!(n<=s)||c.push({first:n,last:s,text:Buffer.from(e,"hex").swap16().toString("utf16le")})}}const i=u=>u.length<=8?parseInt(u,16):NaN}),18271:((D,w,p)=>{p.d(w,{Lq:()=>b,
nq:()=>y,oQ:()=>h});var E=p(45599),M=p(32488),x=p(49454),A=p(69374);const g=["FontFile","FontFile2","FontFile3"];function b(l,d){const m=(0,x.nb)(l,d);for(const a of g){
const i=l.resolve(m?.get(a));if(i instanceof E.Z6)return i}}const y=(l,d)=>(0,x.FG)(l,d.get("Subtype"))==="Type3"||b(l,d)!==void 0;function h(l,d,m={found:!1}){
const a=b(l,d);if(a)try{const i=(0,M.L)(l,a);return m.found||=i?.whole===!1,(i&&(0,A.m)(i.data))??"unusable"}catch{return"unusable"}}}),69864:((D,w,p)=>{p.d(w,{
N:()=>x});var E=p(93604);const M=500;class x{starts;owners;constructor(g,b){this.starts=g,this.owners=b}static async of(g,b){const y=new Set;for(const{first:a,last:i}of g){
y.add(a).add(i+1);const u=b.step(M);u&&await u}const h=Float64Array.from(y).sort(),l=new Array(h.length),d=Uint32Array.from({length:h.length+1},(a,i)=>i),m=a=>{
let i=a;for(;d[i]!==i;)i=d[i];for(;a!==i;){const u=d[a];d[a]=i,a=u}return i};for(const a of g){for(let u=m((0,E.B)(h,a.first));h[u]<=a.last;u=m(u))l[u]=a,d[u]=u+
1;const i=b.step(M);i&&await i}return new x(h,l)}find(g){return this.owners[(0,E.M)(this.starts,g)-1]}}}),61188:((D,w,p)=>{p.d(w,{eP:()=>y,zz:()=>a,Pe:()=>m,ah:()=>g,
Je:()=>b});const E=".notdef space exclam quotedbl numbersign dollar percent ampersand quoteright parenleft parenright asterisk plus comma hyphen period slash ze\
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
all Ydieresissmall 001.000 001.001 001.002 001.003 Black Bold Book Light Medium Regular Roman Semibold".split(" "),M=[[32,1,1],[33,229,2],[36,231,8],[44,13,3],[
47,99,1],[48,239,10],[58,27,2],[60,249,4],[65,253,5],[73,258,1],[76,259,4],[82,263,3],[86,266,1],[87,109,2],[89,267,3],[93,270,34],[161,304,3],[166,307,5],[172,
312,1],[175,313,1],[178,314,2],[182,316,3],[188,158,1],[189,155,1],[190,163,1],[191,319,7],[200,326,1],[201,150,1],[202,164,1],[203,169,1],[204,327,52]],x=[[[0,
229]],[[0,2],[229,10],[13,3],[99,1],[239,10],[27,2],[249,18],[109,2],[267,52],[158,1],[155,1],[163,1],[319,8],[150,1],[164,1],[169,1],[327,52]],[[0,2],[231,2],[
235,4],[13,3],[99,1],[239,10],[27,2],[249,3],[253,14],[109,2],[267,4],[272,1],[300,3],[305,1],[314,2],[158,1],[155,1],[163,1],[320,7],[150,1],[164,1],[169,1],[327,
20]]];var A=p(41801);function g(i){const u=new DataView(i.buffer,i.byteOffset,i.byteLength),c=m(u,u.getUint8(2)),n=m(u,c.end),s=m(u,n.end),e=a(u,n.offsets[0]??0,
n.offsets[1]??0),t=e.get(17)?.[0];if(t===void 0)return;const r=m(u,t).offsets.length-1,o=e.has(3102),f=v=>b(i,s.offsets,v),_=y(u,e.get(15)?.[0]??0,r,o);if(o){let v;
const U=I=>(v??=new Map(_.map((S,C)=>[S,C])),v.get(I)??0);return(0,A.c)("cid",new Set(_.slice(1)),{glyphOfCid:U})}const O=_.map(f);let T;return(0,A.c)("named",new Set(
O.slice(1)),{nameOf:v=>O[v]??"",glyphCalled:v=>(T??=new Map(O.map((U,I)=>[U,I]).toReversed()),T.get(v)),encoding:h(u,e.get(16)?.[0]??0,O,f)})}function b(i,u,c){
const n=E[c];if(n!==void 0)return n;const s=c-E.length,[e,t]=[u[s],u[s+1]];return e===void 0||t===void 0?"":Buffer.from(i.subarray(e,t)).toString("latin1")}function y(i,u,c,n){
const s=n?void 0:x[u];if(s)return s.flatMap(([o,f])=>Array.from({length:f},(_,O)=>o+O)).slice(0,c);const e=[0],t=i.getUint8(u);let r=u+1;for(;e.length<c;){const o=i.
getUint16(r),f=t===0?0:t===1?i.getUint8(r+2):i.getUint16(r+2);r+=t===0?2:t===1?3:4;for(let _=0;_<=f&&e.length<c;_++)e.push(o+_)}return e}function h(i,u,c,n){if(u===
0)return;const s=new Map;if(u===1){for(const[_,O,T]of M)for(let v=0;v<T;v++)s.set(_+v,n(O+v));return s}const e=i.getUint8(u),t=i.getUint8(u+1);let r=1,o=u+2;for(let _=0;_<
t;_++){const O=i.getUint8(o),T=(e&127)===0?0:i.getUint8(o+1);o+=(e&127)===0?1:2;for(let v=O;v<=O+T;v++)s.set(v,c[r++]??"")}const f=e>=128?i.getUint8(o++):0;for(let _=0;_<
f;_++,o+=3)s.set(i.getUint8(o),n(i.getUint16(o+1)));return s}function l(i,u,c){let n="";for(let s=u;s<c;s++){const e=i.getUint8(s);n+=d[e>>4]+d[e&15]}return Number(
n)||0}const d=["0","1","2","3","4","5","6","7","8","9",".","E","E-","","-",""];function m(i,u){const c=i.getUint16(u);if(c===0)return{offsets:[],end:u+2};const n=i.
getUint8(u+2),s=u+3+(c+1)*n-1,e=Array.from({length:c+1},(t,r)=>{let o=0;for(let f=0;f<n;f++)o=o*256+i.getUint8(u+3+r*n+f);return s+o});return{offsets:e,end:e[c]}}
function a(i,u,c){const n=new Map;let s=[];for(let e=u;e<c;){const t=i.getUint8(e++);if(t<=21){const r=t===12?3072+i.getUint8(e++):t;n.set(r,s),s=[]}else if(t===
28)s.push(i.getInt16(e)),e+=2;else if(t===29)s.push(i.getInt32(e)),e+=4;else if(t===30){const r=e;for(;e<c&&(i.getUint8(e++)&15)!==15;);s.push(l(i,r,e))}else t<=
246?s.push(t-139):t<=250?s.push((t-247)*256+i.getUint8(e++)+108):s.push(-(t-251)*256-i.getUint8(e++)-108)}return n}}),41801:((D,w,p)=>{p.d(w,{c:()=>E});const E=(M,x,A={})=>({
kind:M,unicode:()=>0,code:()=>0,has:g=>x.has(g),isDrawn:()=>!0,codes:void 0,pointOf:()=>0,nameOf:()=>"",glyphOf:()=>0,glyphOfCid:g=>g,encoding:void 0,...A})}),69374:((D,w,p)=>{
p.d(w,{m:()=>A});var E=p(61188),M=p(94389),x=p(48462);function A(g){try{const b=new DataView(g.buffer,g.byteOffset,g.byteLength),y=g.length>12?b.getUint32(0):0;
if(y===1330926671){const h=(0,M.tI)(b),l=h.get("CFF "),d=l&&(0,E.ah)(g.subarray(l.at,l.at+l.length));return d&&{...d,pointOf:(0,M.Ey)(b,h)}}if(y===65536||y===1953658213)
return(0,M.Fm)(b);if(g[0]===1&&g[1]===0)return(0,E.ah)(g);if(g[0]===37||g[0]===128)return(0,x._u)(g)}catch(b){if(!(b instanceof RangeError))throw b}}}),48462:((D,w,p)=>{
p.d(w,{Ag:()=>x,Ed:()=>d,NH:()=>A,Ns:()=>m,Ze:()=>a,_M:()=>h,_u:()=>M,cq:()=>y});var E=p(41801);function M(n){const s=y(n);if(!s)return;const{clear:e,plain:t}=s,
r=t.indexOf("/CharStrings");if(r<0)return;const o=new Set([...x(t,r)].map(([f])=>f));return o.size>0?(0,E.c)("named",o,{encoding:u(e),names:o}):void 0}const x=(n,s)=>b(
n,s+12,n.length,"/",/^\/(\S+) +(\d+) +(?:RD|-\|) /),A=(n,s)=>b(n,Math.max(n.indexOf("/Subrs"),0),s,"dup",/^dup +(\d+) +(\d+) +(?:RD|-\|) /),g=1e5;function*b(n,s,e,t,r){
for(let o=n.indexOf(t,s),f=0;o>=0&&o<e&&f<g;f++){const _=r.exec(n.toString("latin1",o,o+96)),O=o+(_?_[0].length:t.length),T=_?Number(_[2]):0;_&&(yield[_[1],n.subarray(
O,O+T)]),o=n.indexOf(t,O+T)}}function y(n){const s=n[0]===128?c(n):Buffer.from(n),e=s.indexOf("eexec");if(e<0)return;let t=e+5;for(;t<s.length&&[9,10,13,32].includes(
s[t]);)t++;const o=/^[0-9a-fA-F\s]{8}/.test(s.toString("latin1",t,t+8))?Buffer.from(s.toString("latin1",t).replace(/[^0-9a-fA-F]/g,""),"hex"):s.subarray(t);return{
clear:s.toString("latin1",0,e),plain:m(o,l)}}function h(n){const s=n[0]===128?-1:n.indexOf("eexec");if(s<0)return;let e=s+5;for(;e<n.length&&[9,10,13,32].includes(
n[e]);)e++;const t=n.lastIndexOf("cleartomark");let r=t>e?t:n.length;for(;t>e&&r>e&&[9,10,13,32,48].includes(n[r-1]);)r--;if(/^[0-9a-fA-F\s]{8}/.test(n.toString(
"latin1",e,e+8))){const o=Buffer.from(n.toString("latin1",e,r).replace(/[^0-9a-fA-F]/g,""),"hex"),f=_=>Buffer.from(`${a(_,l).toString("hex")}
`,"latin1");return{plain:m(o,l),seal:f,start:e,end:r}}return{plain:m(n.subarray(e,r),l),seal:o=>a(o,l),start:e,end:r}}const l=55665,d=4330;function m(n,s){const e=Buffer.
alloc(n.length);for(const[t,r]of n.entries())e[t]=r^s>>8,s=(r+s)*52845+22719&65535;return e}function a(n,s){const e=Buffer.alloc(n.length);for(const[t,r]of n.entries())
e[t]=r^s>>8,s=(e[t]+s)*52845+22719&65535;return e}const i=65536;function u(n){const s=n.indexOf("/Encoding");if(s<0||/^\/Encoding\s+StandardEncoding/.test(n.slice(
s,s+64)))return;const e=new Map,t=n.slice(s,s+i),r=/\b(?:readonly\s+def|def)\b\s*(?:\/|currentdict)/.exec(t)?.index??t.length;for(const[,o,f,_]of t.slice(0,r).matchAll(
/\bdup\s+(?:(\d+)#)?(\w+)\s*\/([^\s/]+)\s+put/g))e.set(parseInt(f,o?Number(o):10),_);return e}function c(n){const s=[];for(let e=0;e+6<=n.length&&n[e]===128&&n[e+
1]!==3;){const t=n[e+2]|n[e+3]<<8|n[e+4]<<16;s.push(n.subarray(e+6,e+6+t)),e+=6+t}return Buffer.concat(s)}}),9865:((D,w,p)=>{p.d(w,{mI:()=>g,WK:()=>h,vp:()=>y});
var E=p(16456),M=p(49454);const x={Helvetica:"278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 58\
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
56 556 556 556 444 500 444"};function A(l){const{name:d}=(0,M.VJ)(l),m=/bold|black|heavy/i.test(d),a=/italic|oblique/i.test(d);return/^(Helvetica|Arial)/i.test(
d)?m?"HelveticaBold":"Helvetica":/^Times/i.test(d)?m?a?"TimesRomanBoldItalic":"TimesRomanBold":a?"TimesRomanItalic":"TimesRoman":/^Courier/i.test(d)?"Courier":void 0}
const g=l=>/^(?:(?:Helvetica|Courier)(?:-(?:Bold|Oblique|BoldOblique))?|Times-(?:Roman|Bold|Italic|BoldItalic))$/.test(l),b=new Map;function y(l){const d=l in x?
l:A(l);if(d===void 0)return;if(d==="Courier")return()=>600;let m=b.get(d);if(!m){const i=x[d].split(" ").map(Number);m=new Map(i.flatMap((u,c)=>u>0?[[E.NF.charCodeAt(
c),u]]:[])),b.set(d,m)}const a=m;return i=>a.get(i)}function h(l){return/Times/i.test(l)?{capHeight:662,descent:-217}:/Courier/i.test(l)?{capHeight:562,descent:-157}:
{capHeight:718,descent:-207}}}),62341:((D,w,p)=>{p.d(w,{FF:()=>A,KG:()=>l,oo:()=>h,s4:()=>x});var E=p(45599),M=p(69864);function x(a,i,u,c){const n=a.array(i.get(
"Widths"))?.map(t=>a.resolve(t)),s=a.resolve(i.get("FirstChar")),e=a.resolve(u?.get("MissingWidth"));return!n||typeof s!="number"?(t,r)=>c?.(r)??(typeof e=="num\
ber"&&e>0?e:500):(t,r)=>{const o=n[t-s];return typeof o=="number"&&o>0?o:c?.(r)}}function A(a,i,u,c){const n=a.array(i.get("Widths"));if(!n)return x(a,i,u,c);const s=g(
a,i.get("FirstChar"))??0,e=g(a,u?.get("MissingWidth"))??0;return(t,r)=>g(a,n[t-s])??c?.(r)??e}function g(a,i){const u=a.resolve(i);return typeof u=="number"?u:void 0}
const b=65535,y=65536;async function h(a,i){const u=a.resolve(i.get("DW")),c=await M.N.of(m(a,i.get("W")).reverse(),a.job.pace);return n=>{const s=c.find(n),e=typeof s?.
value=="object"?a.resolve(s.value[n-s.first]):s?.value;return typeof e=="number"?e:typeof u=="number"?u:1e3}}async function l(a,i){const[u,c]=(a.array(i.get("DW\
2"))??[]).map(s=>g(a,s)),n=await M.N.of(d(a,i.get("W2")).reverse(),a.job.pace);return(s,e)=>{const t=n.find(s),r=t&&t.value.length>3?(s-t.first)*3:0,o=t?.value.
slice(r,r+3).map(f=>g(a,f));return{advance:o?.[0]??c??-1e3,x:o?.[1]??e/2,y:o?.[2]??u??880}}}function d(a,i){const u=[],c=a.array(i)??[];for(let n=0;n+1<c.length&&
u.length<y;){const[s,e]=[a.resolve(c[n]),a.resolve(c[n+1])];if(typeof s!="number")break;const t=(0,E.cy)(e),r=t?s+Math.floor(e.length/3)-1:e,o=t?e:c.slice(n+2,n+
5);n+=t?2:5,!(typeof r!="number"||r<0||s>b||r<s)&&u.push({first:s,last:Math.min(r,b),value:o})}return u}function m(a,i){const u=[],c=a.array(i)??[];for(let n=0;n+
1<c.length&&u.length<y;){const[s,e,t]=c.slice(n,n+3).map(_=>a.resolve(_));if(typeof s!="number")break;const r=(0,E.cy)(e),o=r?s+e.length-1:e,f=r?e:t;n+=r?2:3,!(typeof o!=
"number"||o<0||s>b||o<s)&&((0,E.cy)(f)||typeof f=="number")&&u.push({first:s,last:Math.min(o,b),value:f})}return u}}),47628:((D,w,p)=>{p.d(w,{H:()=>x,l:()=>M});
const E="278 974 961 974 980 719 789 790 791 690 960 939 549 855 911 933 911 945 974 755 846 762 761 571 677 763 760 759 754 494 552 537 577 692 786 788 788 790\
 793 794 816 823 789 841 823 833 816 831 923 744 723 749 790 792 695 776 768 792 759 707 708 682 701 826 815 789 789 707 687 696 689 786 787 713 791 785 791 873\
 761 762 762 759 759 892 892 788 784 438 138 277 415 392 392 668 668 0 390 390 317 317 276 276 509 509 410 410 234 234 334 334 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0\
 0 0 732 544 544 910 667 760 760 776 595 694 626 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788\
 788 788 788 788 788 788 788 788 788 788 788 788 894 838 1016 458 748 924 748 918 927 928 928 834 873 828 924 924 917 930 931 463 883 836 836 867 867 696 696 87\
4 0 874 760 946 771 865 771 888 967 888 831 873 927 970 918".split(" ").map(Number),M=" ✁✂✃✄☎✆✇✈✉☛☞✌✍✎✏✐✑✒✓✔✕✖✗✘✙✚✛✜✝✞✟✠✡✢✣✤✥✦✧★✩✪✫✬✭✮✯✰✱✲✳✴✵✶✷✸✹✺✻✼✽✾✿❀❁❂❃❄❅❆❇❈\
❉❊❋●❍■❏❐❑❒▲▼◆❖◗❘❙❚❛❜❝❞\0❨❩❪❫❬❭❮❯❰❱❲❳❴❵\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0❡❢❣❤❥❦❧♣♦♥♠①②③④⑤⑥⑦⑧⑨⑩❶❷❸❹❺❻❼❽❾❿➀➁➂➃➄➅➆➇➈➉➊➋➌➍➎➏➐➑➒➓➔→↔↕➘➙➚➛➜➝➞➟➠➡➢➣➤➥➦➧➨➩➪➫➬➭➮➯\0➱➲➳➴➵➶➷➸➹➺➻➼➽➾\0";
function x(){return E.flatMap((A,g)=>{const b=M.charCodeAt(g);return A>0&&b>0?[{code:g+32,point:b,width:A}]:[]})}}),74135:((D,w,p)=>{p.d(w,{$L:()=>a,DI:()=>b,Gd:()=>l,
JQ:()=>M,Mo:()=>A,PU:()=>y,Pj:()=>c,S3:()=>x,W1:()=>n,XM:()=>u,d:()=>s,ds:()=>g,gF:()=>i,iN:()=>E,kO:()=>m,lw:()=>h,zl:()=>d});function E({box:[e,t,r,o],rotation:f}){
const _=r-e,O=o-t;return f%180===0?{width:_,height:O}:{width:O,height:_}}function M(e){const{width:t,height:r}=E(e);return{width:t*e.userUnit,height:r*e.userUnit}}
function x({box:[e,t,r,o],rotation:f}){switch(f){case 0:return[1,0,0,1,e,t];case 90:return[0,1,-1,0,r,t];case 180:return[-1,0,0,-1,r,o];case 270:return[0,-1,1,0,
e,o]}}function A(e,t){return t===void 0?e:c(e,t)??e}function g([e,t,r,o]){return[Math.min(e,r),Math.min(t,o),Math.max(e,r),Math.max(t,o)]}function b([e,t,r,o,f,
_]){const O=e*o-t*r,[T,v,U,I]=[o/O,-t/O,-r/O,e/O];return[T+0,v+0,U+0,I+0,-(f*T+_*U)+0,-(f*v+_*I)+0]}const y=([e,t,r,o])=>Math.sqrt(Math.abs(e*o-t*r));function h(e,t){
const[r,o,f,_,O,T]=e,[v,U,I,S,C,B]=t;return[r*v+o*I,r*U+o*S,f*v+_*I,f*U+_*S,O*v+T*I+C,O*U+T*S+B]}function l([e,t,r,o,f,_],O,T){return[e*O+r*T+f,t*O+o*T+_]}function d(e,[
t,r,o,f]){const[_,O]=l(e,t,r),[T,v]=l(e,o,r),[U,I]=l(e,t,f),[S,C]=l(e,o,f);return[Math.min(_,T,U,S),Math.min(O,v,I,C),Math.max(_,T,U,S),Math.max(O,v,I,C)]}const m=(e,t)=>[
Math.min(e[0],t[0]),Math.min(e[1],t[1]),Math.max(e[2],t[2]),Math.max(e[3],t[3])];function a(e){let[t,r,o,f]=i;for(const[_,O]of e)t=Math.min(t,_),r=Math.min(r,O),
o=Math.max(o,_),f=Math.max(f,O);return[t,r,o,f]}const i=[1/0,1/0,-1/0,-1/0],u=([e,t,r,o],f)=>[e-f,t-f,r+f,o+f];function c(e,t){const r=[Math.max(e[0],t[0]),Math.
max(e[1],t[1]),Math.min(e[2],t[2]),Math.min(e[3],t[3])];return r[0]<r[2]&&r[1]<r[3]?r:void 0}const n=e=>e.map(t=>Math.round(t*1e5)/1e5+0),s=(e,{userUnit:t})=>String(
Number((e*t/72).toPrecision(3)))}),6057:((D,w,p)=>{p.d(w,{VO:()=>x,b0:()=>g,c_:()=>y,iw:()=>A,lQ:()=>b});var E=p(74135);const M=[0,0,612,792],x=(h,l)=>g(h,h.pages.
attribute(l,"MediaBox"))??M;function A(h,l){const{pages:d}=h,m=h.resolve(h.entry(d.number(l),"UserUnit"));return{box:(0,E.Mo)(x(h,l),g(h,d.attribute(l,"CropBox"))),
rotation:y(h.resolve(d.attribute(l,"Rotate"))),userUnit:typeof m=="number"&&m>0?m:1}}function g(h,l){const d=h.array(l)?.map(a=>h.resolve(a));if(d?.length!==4||
!d.every(a=>typeof a=="number"&&Number.isFinite(a)))return;const m=(0,E.ds)(d);return m[0]<m[2]&&m[1]<m[3]?m:void 0}function b(h,l){const d=(h.array(l)??[]).map(
m=>h.resolve(m));return d.length===6&&d.every(m=>typeof m=="number")?d:[1,0,0,1,0,0]}function y(h){const l=typeof h=="number"?(h%360+360)%360:0;return l===90||l===
180||l===270?l:0}})};
