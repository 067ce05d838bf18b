"use strict";exports.id=803,exports.ids=[803],exports.modules={39905:((I,A,p)=>{p.d(A,{F:()=>d,H:()=>g});var O=p(58552),M=p(78157),x=p(45599);const _=65536,b=1<<26,y=4*4096,
T=100,h=/<([0-9A-Fa-f\s]*)>|\/[^\s<>[\]()/]*|[[\]]|\b(?:begin|end)bf(?:char|range)\b/g;async function d(i,r,a=_){const s=i.resolve(r);if(!(s instanceof x.Z6))return[];
const e=new c;return await g(i,s,h,(t,n)=>e.read(t,n)<a),[...e.single,...e.ranges]}async function g(i,r,a,s){let e;try{e=await i.decodedAtEase(r)}catch(t){if(!(t instanceof
O.zU)||t.code==="cancelled")throw t;return}for(const[t,n]of(0,M.bS)(e).toString("latin1",0,b).matchAll(a)){if(!s(t,n?.replace(/\s/g,"")))return;const o=i.job.pace.
step(T);o&&await o}}class c{single=[];ranges=[];length=0;operands=[];place=-1;read(r,a){if(r==="beginbfchar"||r==="beginbfrange")this.begin(r==="beginbfchar"?2:
3);else if(r==="endbfchar"||r==="endbfrange")this.begin(0);else{if(this.length===0)return 0;r==="["?this.place=this.operands.length===2?0:-1:r==="]"?this.begin(
this.length):this.place>=0?this.item(a):this.operand(a)}return this.single.length+this.ranges.length}begin(r){this.length=r,this.operands.length=0,this.place=-1}item(r=""){
const a=u(this.operands[0])+this.place++;this.add(this.ranges,a,a,r)}operand(r=""){const{operands:a,length:s}=this;if(a.push(r),a.length<s)return;const[e,t]=[u(
a[0]),u(a[s-2])];this.add(s===2?this.single:this.ranges,e,t,r),a.length=0}add(r,a,s,e){e===""||e.length%4!==0||e.length>y||!(a<=s)||r.push({first:a,last:s,text:Buffer.
from(e,"hex").swap16().toString("utf16le")})}}const u=i=>i.length<=8?parseInt(i,16):NaN}),61540:((I,A,p)=>{p.d(A,{Lq:()=>h,nq:()=>d,oQ:()=>g});var O=p(45599),M=p(
49454),x=p(61188),_=p(94389),b=p(48462);function y(c){try{const u=new DataView(c.buffer,c.byteOffset,c.byteLength),i=c.length>12?u.getUint32(0):0;if(i===1330926671){
const r=(0,_.tI)(u),a=r.get("CFF "),s=a&&(0,x.ah)(c.subarray(a.at,a.at+a.length));return s&&{...s,pointOf:(0,_.Ey)(u,r)}}if(i===65536||i===1953658213)return(0,_.
Fm)(u);if(c[0]===1&&c[1]===0)return(0,x.ah)(c);if(c[0]===37||c[0]===128)return(0,b._u)(c)}catch(u){if(!(u instanceof RangeError))throw u}}const T=["FontFile","F\
ontFile2","FontFile3"];function h(c,u){const i=(0,M.nb)(c,u);for(const r of T){const a=c.resolve(i?.get(r));if(a instanceof O.Z6)return a}}const d=(c,u)=>(0,M.FG)(
c,u.get("Subtype"))==="Type3"||h(c,u)!==void 0;function g(c,u){const i=h(c,u);if(i)try{return y(c.decoded(i))??"unusable"}catch{return"unusable"}}}),69864:((I,A,p)=>{
p.d(A,{N:()=>x});var O=p(93604);const M=500;class x{starts;owners;constructor(b,y){this.starts=b,this.owners=y}static async of(b,y){const T=new Set;for(const{first:u,
last:i}of b){T.add(u).add(i+1);const r=y.step(M);r&&await r}const h=Float64Array.from(T).sort(),d=new Array(h.length),g=Uint32Array.from({length:h.length+1},(u,i)=>i),
c=u=>{let i=u;for(;g[i]!==i;)i=g[i];for(;u!==i;){const r=g[u];g[u]=i,u=r}return i};for(const u of b){for(let r=c((0,O.B)(h,u.first));h[r]<=u.last;r=c(r))d[r]=u,
g[r]=r+1;const i=y.step(M);i&&await i}return new x(h,d)}find(b){return this.owners[(0,O.M)(this.starts,b)-1]}}}),61188:((I,A,p)=>{p.d(A,{eP:()=>T,zz:()=>u,Pe:()=>c,
ah:()=>b,Je:()=>y});const O=".notdef space exclam quotedbl numbersign dollar percent ampersand quoteright parenleft parenright asterisk plus comma hyphen period\
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
l Thornsmall Ydieresissmall 001.000 001.001 001.002 001.003 Black Bold Book Light Medium Regular Roman Semibold".split(" "),M=[[32,1,1],[33,229,2],[36,231,8],[44,
13,3],[47,99,1],[48,239,10],[58,27,2],[60,249,4],[65,253,5],[73,258,1],[76,259,4],[82,263,3],[86,266,1],[87,109,2],[89,267,3],[93,270,34],[161,304,3],[166,307,5],
[172,312,1],[175,313,1],[178,314,2],[182,316,3],[188,158,1],[189,155,1],[190,163,1],[191,319,7],[200,326,1],[201,150,1],[202,164,1],[203,169,1],[204,327,52]],x=[
[[0,229]],[[0,2],[229,10],[13,3],[99,1],[239,10],[27,2],[249,18],[109,2],[267,52],[158,1],[155,1],[163,1],[319,8],[150,1],[164,1],[169,1],[327,52]],[[0,2],[231,
2],[235,4],[13,3],[99,1],[239,10],[27,2],[249,3],[253,14],[109,2],[267,4],[272,1],[300,3],[305,1],[314,2],[158,1],[155,1],[163,1],[320,7],[150,1],[164,1],[169,1],
[327,20]]];var _=p(41801);function b(i){const r=new DataView(i.buffer,i.byteOffset,i.byteLength),a=c(r,r.getUint8(2)),s=c(r,a.end),e=c(r,s.end),t=u(r,s.offsets[0]??
0,s.offsets[1]??0),n=t.get(17)?.[0];if(n===void 0)return;const o=c(r,n).offsets.length-1,l=t.has(3102),m=E=>y(i,e.offsets,E),f=T(r,t.get(15)?.[0]??0,o,l);if(l){
let E;const S=w=>(E??=new Map(f.map((U,C)=>[U,C])),E.get(w)??0);return(0,_.c)("cid",new Set(f.slice(1)),{glyphOfCid:S})}const v=f.map(m);return(0,_.c)("named",new Set(
v.slice(1)),{nameOf:E=>v[E]??"",glyphCalled:E=>{const S=v.indexOf(E);return S<0?void 0:S},encoding:h(r,t.get(16)?.[0]??0,v,m)})}function y(i,r,a){const s=O[a];if(s!==
void 0)return s;const e=a-O.length,[t,n]=[r[e],r[e+1]];return t===void 0||n===void 0?"":Buffer.from(i.subarray(t,n)).toString("latin1")}function T(i,r,a,s){const e=s?
void 0:x[r];if(e)return e.flatMap(([l,m])=>Array.from({length:m},(f,v)=>l+v)).slice(0,a);const t=[0],n=i.getUint8(r);let o=r+1;for(;t.length<a;){const l=i.getUint16(
o),m=n===0?0:n===1?i.getUint8(o+2):i.getUint16(o+2);o+=n===0?2:n===1?3:4;for(let f=0;f<=m&&t.length<a;f++)t.push(l+f)}return t}function h(i,r,a,s){if(r===0)return;
const e=new Map;if(r===1){for(const[f,v,E]of M)for(let S=0;S<E;S++)e.set(f+S,s(v+S));return e}const t=i.getUint8(r),n=i.getUint8(r+1);let o=1,l=r+2;for(let f=0;f<
n;f++){const v=i.getUint8(l),E=(t&127)===0?0:i.getUint8(l+1);l+=(t&127)===0?1:2;for(let S=v;S<=v+E;S++)e.set(S,a[o++]??"")}const m=t>=128?i.getUint8(l++):0;for(let f=0;f<
m;f++,l+=3)e.set(i.getUint8(l),s(i.getUint16(l+1)));return e}function d(i,r,a){let s="";for(let e=r;e<a;e++){const t=i.getUint8(e);s+=g[t>>4]+g[t&15]}return Number(
s)||0}const g=["0","1","2","3","4","5","6","7","8","9",".","E","E-","","-",""];function c(i,r){const a=i.getUint16(r);if(a===0)return{offsets:[],end:r+2};const s=i.
getUint8(r+2),e=r+3+(a+1)*s-1,t=Array.from({length:a+1},(n,o)=>{let l=0;for(let m=0;m<s;m++)l=l*256+i.getUint8(r+3+o*s+m);return e+l});return{offsets:t,end:t[a]}}
function u(i,r,a){const s=new Map;let e=[];for(let t=r;t<a;){const n=i.getUint8(t++);if(n<=21){const o=n===12?3072+i.getUint8(t++):n;s.set(o,e),e=[]}else if(n===
28)e.push(i.getInt16(t)),t+=2;else if(n===29)e.push(i.getInt32(t)),t+=4;else if(n===30){const o=t;for(;t<a&&(i.getUint8(t++)&15)!==15;);e.push(d(i,o,t))}else n<=
246?e.push(n-139):n<=250?e.push((n-247)*256+i.getUint8(t++)+108):e.push(-(n-251)*256-i.getUint8(t++)-108)}return s}}),41801:((I,A,p)=>{p.d(A,{c:()=>O});const O=(M,x,_={})=>({
kind:M,unicode:()=>0,code:()=>0,has:b=>x.has(b),isDrawn:()=>!0,codes:void 0,pointOf:()=>0,nameOf:()=>"",glyphOf:()=>0,glyphOfCid:b=>b,encoding:void 0,..._})}),48462:((I,A,p)=>{
p.d(A,{Ag:()=>x,Ed:()=>g,NH:()=>_,Ns:()=>c,Ze:()=>u,_M:()=>h,_u:()=>M,cq:()=>T});var O=p(41801);function M(s){const e=T(s);if(!e)return;const{clear:t,plain:n}=e,
o=n.indexOf("/CharStrings");if(o<0)return;const l=new Set([...x(n,o)].map(([m])=>m));return l.size>0?(0,O.c)("named",l,{encoding:r(t)}):void 0}const x=(s,e)=>y(
s,e+12,s.length,"/",/^\/(\S+) +(\d+) +(?:RD|-\|) /),_=(s,e)=>y(s,Math.max(s.indexOf("/Subrs"),0),e,"dup",/^dup +(\d+) +(\d+) +(?:RD|-\|) /),b=1e5;function*y(s,e,t,n,o){
for(let l=s.indexOf(n,e),m=0;l>=0&&l<t&&m<b;m++){const f=o.exec(s.toString("latin1",l,l+96)),v=l+(f?f[0].length:n.length),E=f?Number(f[2]):0;f&&(yield[f[1],s.subarray(
v,v+E)]),l=s.indexOf(n,v+E)}}function T(s){const e=s[0]===128?a(s):Buffer.from(s),t=e.indexOf("eexec");if(t<0)return;let n=t+5;for(;n<e.length&&[9,10,13,32].includes(
e[n]);)n++;const l=/^[0-9a-fA-F\s]{8}/.test(e.toString("latin1",n,n+8))?Buffer.from(e.toString("latin1",n).replace(/[^0-9a-fA-F]/g,""),"hex"):e.subarray(n);return{
clear:e.toString("latin1",0,t),plain:c(l,d)}}function h(s){const e=s[0]===128?-1:s.indexOf("eexec");if(e<0)return;let t=e+5;for(;t<s.length&&[9,10,13,32].includes(
s[t]);)t++;const n=s.lastIndexOf("cleartomark");let o=n>t?n:s.length;for(;n>t&&o>t&&[9,10,13,32,48].includes(s[o-1]);)o--;if(/^[0-9a-fA-F\s]{8}/.test(s.toString(
"latin1",t,t+8))){const l=Buffer.from(s.toString("latin1",t,o).replace(/[^0-9a-fA-F]/g,""),"hex"),m=f=>Buffer.from(`${u(f,d).toString("hex")}
`,"latin1");return{plain:c(l,d),seal:m,start:t,end:o}}return{plain:c(s.subarray(t,o),d),seal:l=>u(l,d),start:t,end:o}}const d=55665,g=4330;function c(s,e){const t=Buffer.
alloc(s.length);for(const[n,o]of s.entries())t[n]=o^e>>8,e=(o+e)*52845+22719&65535;return t}function u(s,e){const t=Buffer.alloc(s.length);for(const[n,o]of s.entries())
t[n]=o^e>>8,e=(t[n]+e)*52845+22719&65535;return t}const i=65536;function r(s){const e=s.indexOf("/Encoding");if(e<0||/^\/Encoding\s+StandardEncoding/.test(s.slice(
e,e+64)))return;const t=new Map,n=s.slice(e,e+i),o=/\b(?:readonly\s+def|def)\b\s*(?:\/|currentdict)/.exec(n)?.index??n.length;for(const[,l,m,f]of n.slice(0,o).matchAll(
/\bdup\s+(?:(\d+)#)?(\w+)\s*\/([^\s/]+)\s+put/g))t.set(parseInt(m,l?Number(l):10),f);return t}function a(s){const e=[];for(let t=0;t+6<=s.length&&s[t]===128&&s[t+
1]!==3;){const n=s[t+2]|s[t+3]<<8|s[t+4]<<16;e.push(s.subarray(t+6,t+6+n)),t+=6+n}return Buffer.concat(e)}}),9865:((I,A,p)=>{p.d(A,{mI:()=>b,WK:()=>h,vp:()=>T});
var O=p(16456),M=p(49454);const x={Helvetica:"278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 58\
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
56 556 556 556 444 500 444"};function _(d){const{name:g}=(0,M.VJ)(d),c=/bold|black|heavy/i.test(g),u=/italic|oblique/i.test(g);return/^(Helvetica|Arial)/i.test(
g)?c?"HelveticaBold":"Helvetica":/^Times/i.test(g)?c?u?"TimesRomanBoldItalic":"TimesRomanBold":u?"TimesRomanItalic":"TimesRoman":/^Courier/i.test(g)?"Courier":void 0}
const b=d=>/^(?:(?:Helvetica|Courier)(?:-(?:Bold|Oblique|BoldOblique))?|Times-(?:Roman|Bold|Italic|BoldItalic))$/.test(d),y=new Map;function T(d){const g=d in x?
d:_(d);if(g===void 0)return;if(g==="Courier")return()=>600;let c=y.get(g);if(!c){const i=x[g].split(" ").map(Number);c=new Map(i.flatMap((r,a)=>r>0?[[O.NF.charCodeAt(
a),r]]:[])),y.set(g,c)}const u=c;return i=>u.get(i)}function h(d){return/Times/i.test(d)?{capHeight:662,descent:-217}:/Courier/i.test(d)?{capHeight:562,descent:-157}:
{capHeight:718,descent:-207}}}),62341:((I,A,p)=>{p.d(A,{FF:()=>_,KG:()=>d,oo:()=>h,s4:()=>x});var O=p(45599),M=p(69864);function x(u,i,r,a){const s=u.array(i.get(
"Widths"))?.map(n=>u.resolve(n)),e=u.resolve(i.get("FirstChar")),t=u.resolve(r?.get("MissingWidth"));return!s||typeof e!="number"?(n,o)=>a?.(o)??(typeof t=="num\
ber"&&t>0?t:500):(n,o)=>{const l=s[n-e];return typeof l=="number"&&l>0?l:a?.(o)}}function _(u,i,r,a){const s=u.array(i.get("Widths"));if(!s)return x(u,i,r,a);const e=b(
u,i.get("FirstChar"))??0,t=b(u,r?.get("MissingWidth"))??0;return(n,o)=>b(u,s[n-e])??a?.(o)??t}function b(u,i){const r=u.resolve(i);return typeof r=="number"?r:void 0}
const y=65535,T=65536;async function h(u,i){const r=u.resolve(i.get("DW")),a=await M.N.of(c(u,i.get("W")).reverse(),u.job.pace);return s=>{const e=a.find(s),t=typeof e?.
value=="object"?u.resolve(e.value[s-e.first]):e?.value;return typeof t=="number"?t:typeof r=="number"?r:1e3}}async function d(u,i){const[r,a]=(u.array(i.get("DW\
2"))??[]).map(e=>b(u,e)),s=await M.N.of(g(u,i.get("W2")).reverse(),u.job.pace);return(e,t)=>{const n=s.find(e),o=n&&n.value.length>3?(e-n.first)*3:0,l=n?.value.
slice(o,o+3).map(m=>b(u,m));return{advance:l?.[0]??a??-1e3,x:l?.[1]??t/2,y:l?.[2]??r??880}}}function g(u,i){const r=[],a=u.array(i)??[];for(let s=0;s+1<a.length&&
r.length<T;){const[e,t]=[u.resolve(a[s]),u.resolve(a[s+1])];if(typeof e!="number")break;const n=(0,O.cy)(t),o=n?e+Math.floor(t.length/3)-1:t,l=n?t:a.slice(s+2,s+
5);s+=n?2:5,!(typeof o!="number"||o<0||e>y||o<e)&&r.push({first:e,last:Math.min(o,y),value:l})}return r}function c(u,i){const r=[],a=u.array(i)??[];for(let s=0;s+
1<a.length&&r.length<T;){const[e,t,n]=a.slice(s,s+3).map(f=>u.resolve(f));if(typeof e!="number")break;const o=(0,O.cy)(t),l=o?e+t.length-1:t,m=o?t:n;s+=o?2:3,!(typeof l!=
"number"||l<0||e>y||l<e)&&((0,O.cy)(m)||typeof m=="number")&&r.push({first:e,last:Math.min(l,y),value:m})}return r}}),47628:((I,A,p)=>{p.d(A,{H:()=>x,l:()=>M});
const O="278 974 961 974 980 719 789 790 791 690 960 939 549 855 911 933 911 945 974 755 846 762 761 571 677 763 760 759 754 494 552 537 577 692 786 788 788 790\
 793 794 816 823 789 841 823 833 816 831 923 744 723 749 790 792 695 776 768 792 759 707 708 682 701 826 815 789 789 707 687 696 689 786 787 713 791 785 791 873\
 761 762 762 759 759 892 892 788 784 438 138 277 415 392 392 668 668 0 390 390 317 317 276 276 509 509 410 410 234 234 334 334 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0\
 0 0 732 544 544 910 667 760 760 776 595 694 626 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788\
 788 788 788 788 788 788 788 788 788 788 788 788 894 838 1016 458 748 924 748 918 927 928 928 834 873 828 924 924 917 930 931 463 883 836 836 867 867 696 696 87\
4 0 874 760 946 771 865 771 888 967 888 831 873 927 970 918".split(" ").map(Number),M=" ✁✂✃✄☎✆✇✈✉☛☞✌✍✎✏✐✑✒✓✔✕✖✗✘✙✚✛✜✝✞✟✠✡✢✣✤✥✦✧★✩✪✫✬✭✮✯✰✱✲✳✴✵✶✷✸✹✺✻✼✽✾✿❀❁❂❃❄❅❆❇❈\
❉❊❋●❍■❏❐❑❒▲▼◆❖◗❘❙❚❛❜❝❞\0❨❩❪❫❬❭❮❯❰❱❲❳❴❵\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0❡❢❣❤❥❦❧♣♦♥♠①②③④⑤⑥⑦⑧⑨⑩❶❷❸❹❺❻❼❽❾❿➀➁➂➃➄➅➆➇➈➉➊➋➌➍➎➏➐➑➒➓➔→↔↕➘➙➚➛➜➝➞➟➠➡➢➣➤➥➦➧➨➩➪➫➬➭➮➯\0➱➲➳➴➵➶➷➸➹➺➻➼➽➾\0";
function x(){return O.flatMap((_,b)=>{const y=M.charCodeAt(b);return _>0&&y>0?[{code:b+32,point:y,width:_}]:[]})}}),74135:((I,A,p)=>{p.d(A,{$L:()=>c,DI:()=>y,Gd:()=>h,
JQ:()=>M,Mo:()=>_,Pj:()=>r,S3:()=>x,W1:()=>a,XM:()=>i,d:()=>s,ds:()=>b,gF:()=>u,iN:()=>O,kO:()=>g,lw:()=>T,zl:()=>d});function O({box:[e,t,n,o],rotation:l}){const m=n-
e,f=o-t;return l%180===0?{width:m,height:f}:{width:f,height:m}}function M(e){const{width:t,height:n}=O(e);return{width:t*e.userUnit,height:n*e.userUnit}}function x({
box:[e,t,n,o],rotation:l}){switch(l){case 0:return[1,0,0,1,e,t];case 90:return[0,1,-1,0,n,t];case 180:return[-1,0,0,-1,n,o];case 270:return[0,-1,1,0,e,o]}}function _(e,t){
return t===void 0?e:r(e,t)??e}function b([e,t,n,o]){return[Math.min(e,n),Math.min(t,o),Math.max(e,n),Math.max(t,o)]}function y([e,t,n,o,l,m]){const f=e*o-t*n,[v,
E,S,w]=[o/f,-t/f,-n/f,e/f];return[v+0,E+0,S+0,w+0,-(l*v+m*S)+0,-(l*E+m*w)+0]}function T(e,t){const[n,o,l,m,f,v]=e,[E,S,w,U,C,B]=t;return[n*E+o*w,n*S+o*U,l*E+m*w,
l*S+m*U,f*E+v*w+C,f*S+v*U+B]}function h([e,t,n,o,l,m],f,v){return[e*f+n*v+l,t*f+o*v+m]}function d(e,[t,n,o,l]){const[m,f]=h(e,t,n),[v,E]=h(e,o,n),[S,w]=h(e,t,l),
[U,C]=h(e,o,l);return[Math.min(m,v,S,U),Math.min(f,E,w,C),Math.max(m,v,S,U),Math.max(f,E,w,C)]}const g=(e,t)=>[Math.min(e[0],t[0]),Math.min(e[1],t[1]),Math.max(
e[2],t[2]),Math.max(e[3],t[3])];function c(e){let[t,n,o,l]=u;for(const[m,f]of e)t=Math.min(t,m),n=Math.min(n,f),o=Math.max(o,m),l=Math.max(l,f);return[t,n,o,l]}
const u=[1/0,1/0,-1/0,-1/0],i=([e,t,n,o],l)=>[e-l,t-l,n+l,o+l];function r(e,t){const n=[Math.max(e[0],t[0]),Math.max(e[1],t[1]),Math.min(e[2],t[2]),Math.min(e[3],
t[3])];return n[0]<n[2]&&n[1]<n[3]?n:void 0}const a=e=>e.map(t=>Math.round(t*1e5)/1e5+0),s=(e,{userUnit:t})=>String(Number((e*t/72).toPrecision(3)))}),6057:((I,A,p)=>{
p.d(A,{VO:()=>x,b0:()=>b,c_:()=>T,iw:()=>_,lQ:()=>y});var O=p(74135);const M=[0,0,612,792],x=(h,d)=>b(h,h.pages.attribute(d,"MediaBox"))??M;function _(h,d){const{
pages:g}=h,c=h.resolve(h.entry(g.number(d),"UserUnit"));return{box:(0,O.Mo)(x(h,d),b(h,g.attribute(d,"CropBox"))),rotation:T(h.resolve(g.attribute(d,"Rotate"))),
userUnit:typeof c=="number"&&c>0?c:1}}function b(h,d){const g=h.array(d)?.map(u=>h.resolve(u));if(g?.length!==4||!g.every(u=>typeof u=="number"&&Number.isFinite(
u)))return;const c=(0,O.ds)(g);return c[0]<c[2]&&c[1]<c[3]?c:void 0}function y(h,d){const g=(h.array(d)??[]).map(c=>h.resolve(c));return g.length===6&&g.every(c=>typeof c==
"number")?g:[1,0,0,1,0,0]}function T(h){const d=typeof h=="number"?(h%360+360)%360:0;return d===90||d===180||d===270?d:0}})};
