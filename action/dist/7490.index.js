"use strict";exports.id=7490,exports.ids=[7490],exports.modules={32488:((I,A,h)=>{h.d(A,{LG:()=>d,TA:()=>y,on:()=>g,v3:()=>T});var O=h(58552),x=h(83287);const M=1e5;async function T(c,m){
const u=await b(c,m);return u.whole||!(0,x.QJ)(c.encoded(m),u.damage)?u:{...u,whole:!0}}function d(c,m,u=!1){const a=c.decodedPart(m,u);return!a||a.whole||!(0,x.
QJ)(c.encoded(m),a.damage)?a:{...a,whole:!0}}async function g(c,m){return await _(c,m)??c.decodedPart(m)}async function y(c,m){return(await g(c,m))?.data??await c.
decodedAtEase(m)}async function b(c,m){const u=await _(c,m);if(u)return u;const a=c.decodedPart(m,!0)??{data:new Uint8Array(0),whole:!1},l=c.job.pace.step(a.data.
length);return l&&await l,a}async function _(c,m){if(!(m.data.length<=M))try{return await c.decodedPartAtEase(m)}catch(u){if(!(u instanceof O.zU)||u.code!=="unr\
eadable_document")throw u;return}}}),39905:((I,A,h)=>{h.d(A,{F:()=>c,H:()=>m});var O=h(58552),x=h(78157),M=h(45599),T=h(32488);const d=65536,g=1<<26,y=4*4096,b=100,
_=/<([0-9A-Fa-f\s]*)>|\/[^\s<>[\]()/]*|[[\]]|\b(?:begin|end)bf(?:char|range)\b/g;async function c(l,f,o=d,e={found:!1},n=y){const r=l.resolve(f);if(!(r instanceof
M.Z6))return[];const t=new u(n);return await m(l,r,_,e,(s,i)=>t.read(s,i)<o),[...t.single,...t.ranges]}async function m(l,f,o,e,n){let r;try{const{data:t,whole:s}=await(0,T.
v3)(l,f);e.found||=!s,r=t}catch(t){if(!(t instanceof O.zU)||t.code==="cancelled")throw t;e.found=!0;return}for(const[t,s]of(0,x.bS)(r).toString("latin1",0,g).matchAll(
o)){if(!n(t,s?.replace(/\s/g,"")))return;const i=l.job.pace.step(b);i&&await i}}class u{longest;single=[];ranges=[];length=0;operands=[];place=-1;constructor(f){
this.longest=f}read(f,o){if(f==="beginbfchar"||f==="beginbfrange")this.begin(f==="beginbfchar"?2:3);else if(f==="endbfchar"||f==="endbfrange")this.begin(0);else{
if(this.length===0)return 0;f==="["?this.place=this.operands.length===2?0:-1:f==="]"?this.begin(this.length):this.place>=0?this.item(o):this.operand(o)}return this.
single.length+this.ranges.length}begin(f){this.length=f,this.operands.length=0,this.place=-1}item(f=""){const o=a(this.operands[0])+this.place++;this.add(this.ranges,
o,o,f)}operand(f=""){const{operands:o,length:e}=this;if(o.push(f),o.length<e)return;const[n,r]=[a(o[0]),a(o[e-2])];this.add(e===2?this.single:this.ranges,n,r,f),
o.length=0}add(f,o,e,n){n===""||n.length%4!==0||n.length>this.longest||!(o<=e)||f.push({first:o,last:e,text:Buffer.from(n,"hex").swap16().toString("utf16le")})}}
const a=l=>l.length<=8?parseInt(l,16):NaN}),18271:((I,A,h)=>{h.d(A,{LV:()=>o,Lq:()=>b,nq:()=>_,oQ:()=>c,tI:()=>e});var O=h(7854),x=h(78157),M=h(45599),T=h(32488),
d=h(49454),g=h(69374);const y=["FontFile","FontFile2","FontFile3"];function b(n,r){const t=(0,d.nb)(n,r);for(const s of y){const i=n.resolve(t?.get(s));if(i instanceof
M.Z6)return i}}const _=(n,r)=>(0,d.FG)(n,r.get("Subtype"))==="Type3"||b(n,r)!==void 0;function c(n,r,t={found:!1}){const s=b(n,r);if(!s)return;const{program:i,whole:p}=m(
n,s);return t.found||=!p,i}const m=e((n,r)=>{try{const t=n.security?void 0:f.get(n),s=t&&(0,O.m)(n,r.dict);if(!t||s===void 0)return u(n,r);const i=(0,x.bS)(n.encoded(
r)),p=t.find(s,i);if(p)return p;const E=u(n,r);return t.add(s,i,E),E}catch{return{program:"unusable",whole:!0}}});function u(n,r){const t=(0,T.LG)(n,r,!0);return{
program:(t&&(0,g.m)(t.data))??"unusable",whole:t?.whole!==!1}}const a=8;class l{byLength=new Map;find(r,t){return this.byLength.get(t.length)?.find(([i,p])=>i===
r&&p.equals(t))?.[2]}add(r,t,s){const i=this.byLength.get(t.length)??[];i.length<a&&i.push([r,t,s]),this.byLength.set(t.length,i)}}const f=new WeakMap;function o(n,r){
f.set(n,(r&&f.get(r))??new l)}function e(n){const r=new WeakMap;return(t,s)=>{let i=r.get(t);i||r.set(t,i=new WeakMap);let p=i.get(s);if(p)return p.answer;const E=performance.
now();return i.set(s,p={answer:n(t,s)}),t.job.pace.addSince(E),p.answer}}}),69864:((I,A,h)=>{h.d(A,{N:()=>M});var O=h(44233);const x=500;class M{starts;owners;constructor(d,g){
this.starts=d,this.owners=g}static async of(d,g){const y=new Set;for(const{first:u,last:a}of d){y.add(u).add(a+1);const l=g.step(x);l&&await l}const b=Float64Array.
from(y).sort(),_=new Array(b.length),c=Uint32Array.from({length:b.length+1},(u,a)=>a),m=u=>{let a=u;for(;c[a]!==a;)a=c[a];for(;u!==a;){const l=c[u];c[u]=a,u=l}return a};
for(const u of d){for(let l=m((0,O.BC)(b,u.first));b[l]<=u.last;l=m(l))_[l]=u,c[l]=l+1;const a=g.step(x);a&&await a}return new M(b,_)}find(d){return this.owners[(0,O.
MJ)(this.starts,d)-1]}}}),61188:((I,A,h)=>{h.d(A,{eP:()=>b,zz:()=>f,Pe:()=>a,FG:()=>u,ah:()=>d,Je:()=>y});const O=".notdef space exclam quotedbl numbersign doll\
ar percent ampersand quoteright parenleft parenright asterisk plus comma hyphen period slash zero one two three four five six seven eight nine colon semicolon l\
ess equal greater question at A B C D E F G H I J K L M N O P Q R S T U V W X Y Z bracketleft backslash bracketright asciicircum underscore quoteleft a b c d e \
f g h i j k l m n o p q r s t u v w x y z braceleft bar braceright asciitilde exclamdown cent sterling fraction yen florin section currency quotesingle quotedbl\
left guillemotleft guilsinglleft guilsinglright fi fl endash dagger daggerdbl periodcentered paragraph bullet quotesinglbase quotedblbase quotedblright guillemo\
tright ellipsis perthousand questiondown grave acute circumflex tilde macron breve dotaccent dieresis ring cedilla hungarumlaut ogonek caron emdash AE ordfemini\
ne Lslash Oslash OE ordmasculine ae dotlessi lslash oslash oe germandbls onesuperior logicalnot mu trademark Eth onehalf plusminus Thorn onequarter divide broke\
nbar degree thorn threequarters twosuperior registered minus eth multiply threesuperior copyright Aacute Acircumflex Adieresis Agrave Aring Atilde Ccedilla Eacu\
te Ecircumflex Edieresis Egrave Iacute Icircumflex Idieresis Igrave Ntilde Oacute Ocircumflex Odieresis Ograve Otilde Scaron Uacute Ucircumflex Udieresis Ugrave\
 Yacute Ydieresis Zcaron aacute acircumflex adieresis agrave aring atilde ccedilla eacute ecircumflex edieresis egrave iacute icircumflex idieresis igrave ntild\
e oacute ocircumflex odieresis ograve otilde scaron uacute ucircumflex udieresis ugrave yacute ydieresis zcaron exclamsmall Hungarumlautsmall dollaroldstyle dol\
larsuperior ampersandsmall Acutesmall parenleftsuperior parenrightsuperior twodotenleader onedotenleader zerooldstyle oneoldstyle twooldstyle threeoldstyle four\
oldstyle fiveoldstyle sixoldstyle sevenoldstyle eightoldstyle nineoldstyle commasuperior threequartersemdash periodsuperior questionsmall asuperior bsuperior ce\
ntsuperior dsuperior esuperior isuperior lsuperior msuperior nsuperior osuperior rsuperior ssuperior tsuperior ff ffi ffl parenleftinferior parenrightinferior C\
ircumflexsmall hyphensuperior Gravesmall Asmall Bsmall Csmall Dsmall Esmall Fsmall Gsmall Hsmall Ismall Jsmall Ksmall Lsmall Msmall Nsmall Osmall Psmall Qsmall \
Rsmall Ssmall Tsmall Usmall Vsmall Wsmall Xsmall Ysmall Zsmall colonmonetary onefitted rupiah Tildesmall exclamdownsmall centoldstyle Lslashsmall Scaronsmall Zc\
aronsmall Dieresissmall Brevesmall Caronsmall Dotaccentsmall Macronsmall figuredash hypheninferior Ogoneksmall Ringsmall Cedillasmall questiondownsmall oneeight\
h threeeighths fiveeighths seveneighths onethird twothirds zerosuperior foursuperior fivesuperior sixsuperior sevensuperior eightsuperior ninesuperior zeroinfer\
ior oneinferior twoinferior threeinferior fourinferior fiveinferior sixinferior seveninferior eightinferior nineinferior centinferior dollarinferior periodinfer\
ior commainferior Agravesmall Aacutesmall Acircumflexsmall Atildesmall Adieresissmall Aringsmall AEsmall Ccedillasmall Egravesmall Eacutesmall Ecircumflexsmall \
Edieresissmall Igravesmall Iacutesmall Icircumflexsmall Idieresissmall Ethsmall Ntildesmall Ogravesmall Oacutesmall Ocircumflexsmall Otildesmall Odieresissmall \
OEsmall Oslashsmall Ugravesmall Uacutesmall Ucircumflexsmall Udieresissmall Yacutesmall Thornsmall Ydieresissmall 001.000 001.001 001.002 001.003 Black Bold Boo\
k Light Medium Regular Roman Semibold".split(" "),x=[[32,1,1],[33,229,2],[36,231,8],[44,13,3],[47,99,1],[48,239,10],[58,27,2],[60,249,4],[65,253,5],[73,258,1],[
76,259,4],[82,263,3],[86,266,1],[87,109,2],[89,267,3],[93,270,34],[161,304,3],[166,307,5],[172,312,1],[175,313,1],[178,314,2],[182,316,3],[188,158,1],[189,155,1],
[190,163,1],[191,319,7],[200,326,1],[201,150,1],[202,164,1],[203,169,1],[204,327,52]],M=[[[0,229]],[[0,2],[229,10],[13,3],[99,1],[239,10],[27,2],[249,18],[109,2],
[267,52],[158,1],[155,1],[163,1],[319,8],[150,1],[164,1],[169,1],[327,52]],[[0,2],[231,2],[235,4],[13,3],[99,1],[239,10],[27,2],[249,3],[253,14],[109,2],[267,4],
[272,1],[300,3],[305,1],[314,2],[158,1],[155,1],[163,1],[320,7],[150,1],[164,1],[169,1],[327,20]]];var T=h(41801);function d(o){const e=new DataView(o.buffer,o.
byteOffset,o.byteLength),n=a(e,e.getUint8(2)),r=a(e,n.end),t=a(e,r.end),s=f(e,r.offsets[0]??0,r.offsets[1]??0),i=s.get(17)?.[0];if(i===void 0)return;const p=a(e,
i).offsets.length-1,E=s.has(3102),D=w=>y(o,t.offsets,w),v=b(e,s.get(15)?.[0]??0,p,E);if(E){let w;const U=C=>(w??=new Map(v.map((R,B)=>[R,B])),w.get(C)??0);return(0,T.
c)("cid",new Set(v.slice(1)),{glyphOfCid:U})}const S=v.map(D);let P;return(0,T.c)("named",new Set(S.slice(1)),{nameOf:w=>S[w]??"",glyphCalled:w=>(P??=new Map(S.
map((U,C)=>[U,C]).toReversed()),P.get(w)),encoding:_(e,s.get(16)?.[0]??0,S,D)})}const g=255;function y(o,e,n){const r=O[n];if(r!==void 0)return r;const t=n-O.length,
[s,i]=[e[t],e[t+1]];return s===void 0||i===void 0||i-s>g?"":Buffer.from(o.subarray(s,i)).toString("latin1")}function b(o,e,n,r){const t=r?void 0:M[e];if(t)return t.
flatMap(([E,D])=>Array.from({length:D},(v,S)=>E+S)).slice(0,n);const s=[0],i=o.getUint8(e);let p=e+1;for(;s.length<n;){const E=o.getUint16(p),D=i===0?0:i===1?o.
getUint8(p+2):o.getUint16(p+2);p+=i===0?2:i===1?3:4;for(let v=0;v<=D&&s.length<n;v++)s.push(E+v)}return s}function _(o,e,n,r){if(e===0)return;const t=new Map;if(e===
1){for(const[v,S,P]of x)for(let w=0;w<P;w++)t.set(v+w,r(S+w));return t}const s=o.getUint8(e),i=o.getUint8(e+1);let p=1,E=e+2;for(let v=0;v<i;v++){const S=o.getUint8(
E),P=(s&127)===0?0:o.getUint8(E+1);E+=(s&127)===0?1:2;for(let w=S;w<=S+P;w++)t.set(w,n[p++]??"")}const D=s>=128?o.getUint8(E++):0;for(let v=0;v<D;v++,E+=3)t.set(
o.getUint8(E),r(o.getUint16(E+1)));return t}function c(o,e,n){let r="";for(let t=e;t<n;t++){const s=o.getUint8(t);r+=m[s>>4]+m[s&15]}return Number(r)||0}const m=[
"0","1","2","3","4","5","6","7","8","9",".","E","E-","","-",""];function u(o,e){const n=o.getUint16(e);if(n===0)return{count:n,offset:()=>e+2};const r=o.getUint8(
e+2),t=e+3+(n+1)*r-1;return{count:n,offset:s=>{let i=0;for(let p=0;p<r;p++)i=i*256+o.getUint8(e+3+s*r+p);return t+i}}}function a(o,e){const{count:n,offset:r}=u(
o,e);return{offsets:n===0?[]:Array.from({length:n+1},(s,i)=>r(i)),end:r(n)}}const l=4096;function f(o,e,n){const r=new Map;if(n-e>l)return r;let t=[];for(let s=e;s<
n;){const i=o.getUint8(s++);if(i<=21){const p=i===12?3072+o.getUint8(s++):i;r.set(p,t),t=[]}else if(i===28)t.push(o.getInt16(s)),s+=2;else if(i===29)t.push(o.getInt32(
s)),s+=4;else if(i===30){const p=s;for(;s<n&&(o.getUint8(s++)&15)!==15;);t.push(c(o,p,s))}else i<=246?t.push(i-139):i<=250?t.push((i-247)*256+o.getUint8(s++)+108):
t.push(-(i-251)*256-o.getUint8(s++)-108)}return r}}),41801:((I,A,h)=>{h.d(A,{c:()=>O});const O=(x,M,T={})=>({kind:x,unicode:()=>0,code:()=>0,has:d=>M.has(d),isDrawn:()=>!0,
codes:void 0,pointOf:()=>0,nameOf:()=>"",glyphOf:()=>0,glyphOfCid:d=>d,encoding:void 0,...T})}),69374:((I,A,h)=>{h.d(A,{m:()=>T});var O=h(61188),x=h(94389),M=h(
48462);function T(d){try{const g=new DataView(d.buffer,d.byteOffset,d.byteLength),y=d.length>12?g.getUint32(0):0;if(y===1330926671){const b=(0,x.tI)(g),_=b.get(
"CFF "),c=_&&(0,O.ah)(d.subarray(_.at,_.at+_.length));return c&&{...c,pointOf:(0,x.Ey)(g,b)}}if(y===65536||y===1953658213)return(0,x.Fm)(g);if(d[0]===1&&d[1]===
0)return(0,O.ah)(d);if(d[0]===37||d[0]===128)return(0,M._u)(d)}catch(g){if(!(g instanceof RangeError))throw g}}}),48462:((I,A,h)=>{h.d(A,{Ag:()=>M,Ed:()=>m,NH:()=>T,
Ns:()=>u,Ze:()=>a,_M:()=>_,_u:()=>x,cq:()=>b});var O=h(41801);function x(e){const n=b(e);if(!n)return;const{clear:r,plain:t}=n,s=t.indexOf("/CharStrings");if(s<
0)return;const i=new Set([...M(t,s)].map(([p])=>p));return i.size>0?(0,O.c)("named",i,{encoding:f(r),names:i}):void 0}const M=(e,n)=>g(e,n+12,e.length,"/",/^\/(\S+) +(\d+) +(?:RD|-\|) /),
T=(e,n)=>g(e,Math.max(e.indexOf("/Subrs"),0),n,"dup",/^dup +(\d+) +(\d+) +(?:RD|-\|) /),d=3e4;function*g(e,n,r,t,s){for(let i=e.indexOf(t,n),p=0;i>=0&&i<r&&p<d;p++){
const E=s.exec(e.toString("latin1",i,i+96)),D=i+(E?E[0].length:t.length),v=E?Number(E[2]):0;E&&(yield[E[1],e.subarray(D,D+v)]),i=e.indexOf(t,D+v)}}const y=4e6;function b(e){
if(e.length>y)return;const n=e[0]===128?o(e):Buffer.from(e),r=n.indexOf("eexec");if(r<0)return;let t=r+5;for(;t<n.length&&[9,10,13,32].includes(n[t]);)t++;const i=/^[0-9a-fA-F\s]{8}/.
test(n.toString("latin1",t,t+8))?Buffer.from(n.toString("latin1",t).replace(/[^0-9a-fA-F]/g,""),"hex"):n.subarray(t);return{clear:n.toString("latin1",0,r),plain:u(
i,c)}}function _(e){const n=e[0]===128?-1:e.indexOf("eexec");if(n<0)return;let r=n+5;for(;r<e.length&&[9,10,13,32].includes(e[r]);)r++;const t=e.lastIndexOf("cl\
eartomark");let s=t>r?t:e.length;for(;t>r&&s>r&&[9,10,13,32,48].includes(e[s-1]);)s--;if(/^[0-9a-fA-F\s]{8}/.test(e.toString("latin1",r,r+8))){const i=Buffer.from(
e.toString("latin1",r,s).replace(/[^0-9a-fA-F]/g,""),"hex"),p=E=>Buffer.from(`${a(E,c).toString("hex")}
`,"latin1");return{plain:u(i,c),seal:p,start:r,end:s}}return{plain:u(e.subarray(r,s),c),seal:i=>a(i,c),start:r,end:s}}const c=55665,m=4330;function u(e,n){const r=Buffer.
alloc(e.length);for(let t=0;t<e.length;t++){const s=e[t];r[t]=s^n>>8,n=(s+n)*52845+22719&65535}return r}function a(e,n){const r=Buffer.alloc(e.length);for(let t=0;t<
e.length;t++){const s=e[t]^n>>8;r[t]=s,n=(s+n)*52845+22719&65535}return r}const l=65536;function f(e){const n=e.indexOf("/Encoding");if(n<0||/^\/Encoding\s+StandardEncoding/.
test(e.slice(n,n+64)))return;const r=new Map,t=e.slice(n,n+l),s=/\b(?:readonly\s+def|def)\b\s*(?:\/|currentdict)/.exec(t)?.index??t.length;for(const[,i,p,E]of t.
slice(0,s).matchAll(/\bdup\s+(?:(\d+)#)?(\w+)\s*\/([^\s/]+)\s+put/g))r.set(parseInt(p,i?Number(i):10),E);return r}function o(e){const n=[];for(let r=0;r+6<=e.length&&
e[r]===128&&e[r+1]!==3;){const t=e[r+2]|e[r+3]<<8|e[r+4]<<16;n.push(e.subarray(r+6,r+6+t)),r+=6+t}return Buffer.concat(n)}}),9865:((I,A,h)=>{h.d(A,{mI:()=>d,WK:()=>b,
vp:()=>y});var O=h(16456),x=h(49454);const M={Helvetica:"278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556\
 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 55\
6 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584 0 556 0 222 556 333 1000 556 556 333 1000 \
667 333 1000 0 611 0 0 222 222 333 333 350 556 1000 333 1000 500 333 944 0 500 500 278 333 556 556 556 556 260 556 333 737 370 556 584 333 737 333 400 584 333 3\
33 333 556 537 278 333 333 365 556 834 834 834 611 667 667 667 667 667 667 1000 722 667 667 667 667 278 278 278 278 722 722 778 778 778 778 778 584 778 722 722 \
722 722 667 667 611 556 556 556 556 556 556 889 500 556 556 556 556 278 278 278 278 556 556 556 556 556 556 556 584 611 556 556 556 556 500 556 500",HelveticaBold:"\
278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 \
722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 \
611 611 389 556 333 611 556 778 556 556 500 389 280 389 584 0 556 0 278 556 500 1000 556 556 333 1000 667 333 1000 0 611 0 0 278 278 500 500 350 556 1000 333 10\
00 556 333 944 0 500 556 278 333 556 556 556 556 280 556 333 737 370 556 584 333 737 333 400 584 333 333 333 611 556 278 333 333 365 556 834 834 834 611 722 722\
 722 722 722 722 1000 722 667 667 667 667 278 278 278 278 722 722 778 778 778 778 778 584 778 722 722 722 722 667 667 611 556 556 556 556 556 556 889 556 556 55\
6 556 556 278 278 278 278 611 611 611 611 611 611 611 584 611 611 611 611 611 556 611 556",TimesRoman:"250 333 408 500 500 833 778 180 333 333 500 564 250 333 2\
50 278 500 500 500 500 500 500 500 500 500 500 278 278 564 564 564 444 921 722 667 667 722 611 556 722 722 333 389 722 611 889 722 722 556 722 667 556 611 722 7\
22 944 722 722 611 333 278 333 469 500 333 444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444 480 200 480 5\
41 0 500 0 333 500 444 1000 500 500 333 1000 556 333 889 0 611 0 0 333 333 444 444 350 500 1000 333 980 389 333 722 0 444 500 250 333 500 500 500 500 200 500 33\
3 760 276 500 564 333 760 333 400 564 300 300 333 500 453 250 333 300 310 500 750 750 750 444 722 722 722 722 722 722 889 667 611 611 611 611 333 333 333 333 72\
2 722 722 722 722 722 722 564 722 722 722 722 722 722 556 500 444 444 444 444 444 444 667 444 444 444 444 444 278 278 278 278 500 500 500 500 500 500 500 564 50\
0 500 500 500 500 500 500 500",TimesRomanBold:"250 333 555 500 500 1000 833 278 333 333 500 570 250 333 250 278 500 500 500 500 500 500 500 500 500 500 333 333 \
570 570 570 500 930 722 667 722 722 667 611 778 778 389 500 778 667 944 722 778 611 778 722 556 667 722 722 1000 722 722 667 333 278 333 581 500 333 500 556 444\
 556 444 333 500 556 278 333 556 278 833 556 500 556 556 444 389 333 556 500 722 500 500 444 394 220 394 520 0 500 0 333 500 500 1000 500 500 333 1000 556 333 1\
000 0 667 0 0 333 333 500 500 350 500 1000 333 1000 389 333 722 0 444 500 250 333 500 500 500 500 220 500 333 747 300 500 570 333 747 333 400 570 300 300 333 55\
6 540 250 333 300 330 500 750 750 750 500 722 722 722 722 722 722 1000 722 667 667 667 667 389 389 389 389 722 722 778 778 778 778 778 570 778 722 722 722 722 7\
22 611 556 500 500 500 500 500 500 722 444 444 444 444 444 278 278 278 278 500 556 500 500 500 500 500 570 500 556 556 556 556 500 556 500",TimesRomanItalic:"25\
0 333 420 500 500 833 778 214 333 333 500 675 250 333 250 278 500 500 500 500 500 500 500 500 500 500 333 333 675 675 675 500 920 611 611 667 722 611 611 722 72\
2 333 444 667 556 833 667 722 611 722 611 500 556 722 611 833 611 556 556 389 278 389 422 500 333 500 500 444 500 444 278 500 500 278 278 444 278 722 500 500 50\
0 500 389 389 278 500 444 667 444 444 389 400 275 400 541 0 500 0 333 500 556 889 500 500 333 1000 500 333 944 0 556 0 0 333 333 556 556 350 500 889 333 980 389\
 333 667 0 389 444 250 389 500 500 500 500 275 500 333 760 276 500 675 333 760 333 400 675 300 300 333 500 523 250 333 300 310 500 750 750 750 500 611 611 611 6\
11 611 611 889 667 611 611 611 611 333 333 333 333 722 667 722 722 722 722 722 675 722 722 722 722 722 556 611 500 500 500 500 500 500 500 667 444 444 444 444 4\
44 278 278 278 278 500 500 500 500 500 500 500 675 500 500 500 500 500 444 500 444",TimesRomanBoldItalic:"250 389 555 500 500 833 778 278 333 333 500 570 250 33\
3 250 278 500 500 500 500 500 500 500 500 500 500 333 333 570 570 570 500 832 667 667 667 722 667 667 722 778 389 500 667 611 889 722 722 611 722 667 556 611 72\
2 667 889 667 611 611 333 278 333 570 500 333 500 500 444 500 444 333 500 556 278 278 500 278 778 556 500 500 500 389 389 278 556 444 667 500 444 389 348 220 34\
8 570 0 500 0 333 500 500 1000 500 500 333 1000 556 333 944 0 611 0 0 333 333 500 500 350 500 1000 333 1000 389 333 722 0 389 444 250 389 500 500 500 500 220 50\
0 333 747 266 500 606 333 747 333 400 570 300 300 333 576 500 250 333 300 300 500 750 750 750 500 667 667 667 667 667 667 944 667 667 667 667 667 389 389 389 38\
9 722 722 722 722 722 722 722 570 722 722 722 722 722 611 611 500 500 500 500 500 500 500 722 444 444 444 444 444 278 278 278 278 500 556 500 500 500 500 500 57\
0 500 556 556 556 556 444 500 444"};function T(_){const{name:c}=(0,x.VJ)(_),m=/bold|black|heavy/i.test(c),u=/italic|oblique/i.test(c);return/^(Helvetica|Arial)/i.
test(c)?m?"HelveticaBold":"Helvetica":/^Times/i.test(c)?m?u?"TimesRomanBoldItalic":"TimesRomanBold":u?"TimesRomanItalic":"TimesRoman":/^Courier/i.test(c)?"Couri\
er":void 0}const d=_=>/^(?:(?:Helvetica|Courier)(?:-(?:Bold|Oblique|BoldOblique))?|Times-(?:Roman|Bold|Italic|BoldItalic))$/.test(_),g=new Map;function y(_){const c=_ in
M?_:T(_);if(c===void 0)return;if(c==="Courier")return()=>600;let m=g.get(c);if(!m){const a=M[c].split(" ").map(Number);m=new Map(a.flatMap((l,f)=>l>0?[[O.NF.charCodeAt(
f),l]]:[])),g.set(c,m)}const u=m;return a=>u.get(a)}function b(_){return/Times/i.test(_)?{capHeight:662,descent:-217}:/Courier/i.test(_)?{capHeight:562,descent:-157}:
{capHeight:718,descent:-207}}}),62341:((I,A,h)=>{h.d(A,{FF:()=>T,KG:()=>_,oo:()=>b,s4:()=>M});var O=h(45599),x=h(69864);function M(u,a,l,f){const o=u.array(a.get(
"Widths"))?.map(r=>u.resolve(r)),e=u.resolve(a.get("FirstChar")),n=u.resolve(l?.get("MissingWidth"));return!o||typeof e!="number"?(r,t)=>f?.(t)??(typeof n=="num\
ber"&&n>0?n:500):(r,t)=>{const s=o[r-e];return typeof s=="number"&&s>0?s:f?.(t)}}function T(u,a,l,f){const o=u.array(a.get("Widths"));if(!o)return M(u,a,l,f);const e=d(
u,a.get("FirstChar"))??0,n=d(u,l?.get("MissingWidth"))??0;return(r,t)=>d(u,o[r-e])??f?.(t)??n}function d(u,a){const l=u.resolve(a);return typeof l=="number"?l:void 0}
const g=65535,y=65536;async function b(u,a){const l=u.resolve(a.get("DW")),f=await x.N.of(m(u,a.get("W")).reverse(),u.job.pace);return o=>{const e=f.find(o),n=typeof e?.
value=="object"?u.resolve(e.value[o-e.first]):e?.value;return typeof n=="number"?n:typeof l=="number"?l:1e3}}async function _(u,a){const[l,f]=(u.array(a.get("DW\
2"))??[]).map(e=>d(u,e)),o=await x.N.of(c(u,a.get("W2")).reverse(),u.job.pace);return(e,n)=>{const r=o.find(e),t=r&&r.value.length>3?(e-r.first)*3:0,s=r?.value.
slice(t,t+3).map(i=>d(u,i));return{advance:s?.[0]??f??-1e3,x:s?.[1]??n/2,y:s?.[2]??l??880}}}function c(u,a){const l=[],f=u.array(a)??[];for(let o=0;o+1<f.length&&
l.length<y;){const[e,n]=[u.resolve(f[o]),u.resolve(f[o+1])];if(typeof e!="number")break;const r=(0,O.cy)(n),t=r?e+Math.floor(n.length/3)-1:n,s=r?n:f.slice(o+2,o+
5);o+=r?2:5,!(typeof t!="number"||t<0||e>g||t<e)&&l.push({first:e,last:Math.min(t,g),value:s})}return l}function m(u,a){const l=[],f=u.array(a)??[];for(let o=0;o+
1<f.length&&l.length<y;){const[e,n,r]=f.slice(o,o+3).map(p=>u.resolve(p));if(typeof e!="number")break;const t=(0,O.cy)(n),s=t?e+n.length-1:n,i=t?n:r;o+=t?2:3,!(typeof s!=
"number"||s<0||e>g||s<e)&&((0,O.cy)(i)||typeof i=="number")&&l.push({first:e,last:Math.min(s,g),value:i})}return l}}),47628:((I,A,h)=>{h.d(A,{H:()=>M,l:()=>x});
const O="278 974 961 974 980 719 789 790 791 690 960 939 549 855 911 933 911 945 974 755 846 762 761 571 677 763 760 759 754 494 552 537 577 692 786 788 788 790\
 793 794 816 823 789 841 823 833 816 831 923 744 723 749 790 792 695 776 768 792 759 707 708 682 701 826 815 789 789 707 687 696 689 786 787 713 791 785 791 873\
 761 762 762 759 759 892 892 788 784 438 138 277 415 392 392 668 668 0 390 390 317 317 276 276 509 509 410 410 234 234 334 334 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0\
 0 0 732 544 544 910 667 760 760 776 595 694 626 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788\
 788 788 788 788 788 788 788 788 788 788 788 788 894 838 1016 458 748 924 748 918 927 928 928 834 873 828 924 924 917 930 931 463 883 836 836 867 867 696 696 87\
4 0 874 760 946 771 865 771 888 967 888 831 873 927 970 918".split(" ").map(Number),x=" ✁✂✃✄☎✆✇✈✉☛☞✌✍✎✏✐✑✒✓✔✕✖✗✘✙✚✛✜✝✞✟✠✡✢✣✤✥✦✧★✩✪✫✬✭✮✯✰✱✲✳✴✵✶✷✸✹✺✻✼✽✾✿❀❁❂❃❄❅❆❇❈\
❉❊❋●❍■❏❐❑❒▲▼◆❖◗❘❙❚❛❜❝❞\0❨❩❪❫❬❭❮❯❰❱❲❳❴❵\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0❡❢❣❤❥❦❧♣♦♥♠①②③④⑤⑥⑦⑧⑨⑩❶❷❸❹❺❻❼❽❾❿➀➁➂➃➄➅➆➇➈➉➊➋➌➍➎➏➐➑➒➓➔→↔↕➘➙➚➛➜➝➞➟➠➡➢➣➤➥➦➧➨➩➪➫➬➭➮➯\0➱➲➳➴➵➶➷➸➹➺➻➼➽➾\0";
function M(){return O.flatMap((T,d)=>{const g=x.charCodeAt(d);return T>0&&g>0?[{code:d+32,point:g,width:T}]:[]})}}),7854:((I,A,h)=>{h.d(A,{m:()=>T});var O=h(45599),
x=h(52205);const M=3;function T(g,y){const b=[y.get("Filter")??y.get("F"),y.get("DecodeParms")??y.get("DP")].map(_=>d((0,x.WW)(g,_??null,M)));return b.includes(
void 0)?void 0:b.join(" ")}function d(g){if(g instanceof O.SX)return`/${g.text}`;if(g===null||typeof g=="number"||typeof g=="boolean")return String(g);const y=Array.
isArray(g)?g.map(d):g instanceof O.Bi?[...g].flatMap(([b,_])=>[`/${b}`,d(_)]):[void 0];return y.includes(void 0)?void 0:`[${y.join(" ")}]`}})};
