"use strict";exports.id=7490,exports.ids=[7490],exports.modules={32488:((I,T,g)=>{g.d(T,{EI:()=>b,LG:()=>d,TA:()=>_,on:()=>y,v3:()=>h});var E=g(58552),x=g(83287);const O=1e5,
A=1e4;async function h(c,i){const l=await m(c,i);return l.whole||!(0,x.QJ)(c.encoded(i),l.damage)?l:{...l,whole:!0}}function d(c,i,l=!1){const a=c.decodedPart(i,
l);return!a||a.whole||!(0,x.QJ)(c.encoded(i),a.damage)?a:{...a,whole:!0}}async function y(c,i){return await M(c,i,O)??c.decodedPart(i)}async function b(c,i){return await M(
c,i,A)??c.decodedPart(i)}async function _(c,i){return(await b(c,i))?.data??await c.decodedAtEase(i)}async function m(c,i){const l=await M(c,i,O);if(l)return l;const a=c.
decodedPart(i,!0)??{data:new Uint8Array(0),whole:!1},o=c.job.pace.step(a.data.length);return o&&await o,a}async function M(c,i,l){if(!(i.data.length<=l))try{return await c.
decodedPartAtEase(i)}catch(a){if(!(a instanceof E.zU)||a.code!=="unreadable_document")throw a;return}}}),39905:((I,T,g)=>{g.d(T,{F:()=>m,H:()=>M});var E=g(58552),
x=g(78157),O=g(45599),A=g(32488);const h=65536,d=1<<26,y=4*4096,b=100,_=/<([0-9A-Fa-f\s]*)>|\/[^\s<>[\]()/]*|[[\]]|\b(?:begin|end)bf(?:char|range)\b/g;async function m(l,a,o=h,e={
found:!1},s=y){const n=l.resolve(a);if(!(n instanceof O.Z6))return[];const t=new c(s);return await M(l,n,_,e,(r,u)=>t.read(r,u)<o),[...t.single,...t.ranges]}async function M(l,a,o,e,s){
let n;try{const{data:t,whole:r}=await(0,A.v3)(l,a);e.found||=!r,n=t}catch(t){if(!(t instanceof E.zU)||t.code==="cancelled")throw t;e.found=!0;return}for(const[t,
r]of(0,x.bS)(n).toString("latin1",0,d).matchAll(o)){if(!s(t,r?.replace(/\s/g,"")))return;const u=l.job.pace.step(b);u&&await u}}class c{longest;single=[];ranges=[];length=0;operands=[];place=-1;constructor(a){
this.longest=a}read(a,o){if(a==="beginbfchar"||a==="beginbfrange")this.begin(a==="beginbfchar"?2:3);else if(a==="endbfchar"||a==="endbfrange")this.begin(0);else{
if(this.length===0)return 0;a==="["?this.place=this.operands.length===2?0:-1:a==="]"?this.begin(this.length):this.place>=0?this.item(o):this.operand(o)}return this.
single.length+this.ranges.length}begin(a){this.length=a,this.operands.length=0,this.place=-1}item(a=""){const o=i(this.operands[0])+this.place++;this.add(this.ranges,
o,o,a)}operand(a=""){const{operands:o,length:e}=this;if(o.push(a),o.length<e)return;const[s,n]=[i(o[0]),i(o[e-2])];this.add(e===2?this.single:this.ranges,s,n,a),
o.length=0}add(a,o,e,s){s===""||s.length%4!==0||s.length>this.longest||!(o<=e)||a.push({first:o,last:e,text:Buffer.from(s,"hex").swap16().toString("utf16le")})}}
const i=l=>l.length<=8?parseInt(l,16):NaN}),18271:((I,T,g)=>{g.d(T,{LV:()=>e,Lq:()=>b,nq:()=>_,oQ:()=>m,tI:()=>s});var E=g(7854),x=g(78157),O=g(45599),A=g(32488),
h=g(49454),d=g(69374);const y=["FontFile","FontFile2","FontFile3"];function b(n,t){const r=(0,h.nb)(n,t);for(const u of y){const f=n.resolve(r?.get(u));if(f instanceof
O.Z6)return f}}const _=(n,t)=>(0,h.FG)(n,t.get("Subtype"))==="Type3"||b(n,t)!==void 0;function m(n,t,r={found:!1}){const u=b(n,t);if(!u)return;const{program:f,whole:p}=M(
n,u);return r.found||=!p,f}const M=s((n,t)=>{const r=c(n,t);return r.program!=="unusable"&&n.memory.takeValues(r.program.memory),r});function c(n,t){try{const r=n.
security?void 0:o.get(n),u=r&&(0,E.m)(n,t.dict);if(!r||u===void 0)return i(n,t);const f=(0,x.bS)(n.encoded(t)),p=r.find(u,f);if(p)return p;const w=i(n,t);return r.
add(u,f,w),w}catch{return{program:"unusable",whole:!0}}}function i(n,t){const r=(0,A.LG)(n,t,!0);return{program:(r&&(0,d.m)(r.data))??"unusable",whole:r?.whole!==
!1}}const l=8;class a{byLength=new Map;find(t,r){return this.byLength.get(r.length)?.find(([f,p])=>f===t&&p.equals(r))?.[2]}add(t,r,u){const f=this.byLength.get(
r.length)??[];f.length<l&&f.push([t,r,u]),this.byLength.set(r.length,f)}}const o=new WeakMap;function e(n,t){o.set(n,(t&&o.get(t))??new a)}function s(n){const t=new WeakMap;
return(r,u)=>{let f=t.get(r);f||t.set(r,f=new WeakMap);let p=f.get(u);if(p)return p.answer;const w=performance.now();return f.set(u,p={answer:n(r,u)}),r.job.pace.
addSince(w),p.answer}}}),69864:((I,T,g)=>{g.d(T,{N:()=>O});var E=g(44233);const x=500;class O{starts;owners;constructor(h,d){this.starts=h,this.owners=d}static async of(h,d){
const y=new Set;for(const{first:c,last:i}of h){y.add(c).add(i+1);const l=d.step(x);l&&await l}const b=Float64Array.from(y).sort(),_=new Array(b.length),m=Uint32Array.
from({length:b.length+1},(c,i)=>i),M=c=>{let i=c;for(;m[i]!==i;)i=m[i];for(;c!==i;){const l=m[c];m[c]=i,c=l}return i};for(const c of h){for(let l=M((0,E.BC)(b,c.
first));b[l]<=c.last;l=M(l))_[l]=c,m[l]=l+1;const i=d.step(x);i&&await i}return new O(b,_)}find(h){return this.owners[(0,E.MJ)(this.starts,h)-1]}}}),61188:((I,T,g)=>{
g.d(T,{eP:()=>b,zz:()=>a,Pe:()=>i,FG:()=>c,ah:()=>h,Je:()=>y});const E=".notdef space exclam quotedbl numbersign dollar percent ampersand quoteright parenleft p\
arenright asterisk plus comma hyphen period slash zero one two three four five six seven eight nine colon semicolon less equal greater question at A B C D E F G\
 H I J K L M N O P Q R S T U V W X Y Z bracketleft backslash bracketright asciicircum underscore quoteleft a b c d e f g h i j k l m n o p q r s t u v w x y z b\
raceleft bar braceright asciitilde exclamdown cent sterling fraction yen florin section currency quotesingle quotedblleft guillemotleft guilsinglleft guilsinglr\
ight fi fl endash dagger daggerdbl periodcentered paragraph bullet quotesinglbase quotedblbase quotedblright guillemotright ellipsis perthousand questiondown gr\
ave acute circumflex tilde macron breve dotaccent dieresis ring cedilla hungarumlaut ogonek caron emdash AE ordfeminine Lslash Oslash OE ordmasculine ae dotless\
i lslash oslash oe germandbls onesuperior logicalnot mu trademark Eth onehalf plusminus Thorn onequarter divide brokenbar degree thorn threequarters twosuperior\
 registered minus eth multiply threesuperior copyright Aacute Acircumflex Adieresis Agrave Aring Atilde Ccedilla Eacute Ecircumflex Edieresis Egrave Iacute Icir\
cumflex Idieresis Igrave Ntilde Oacute Ocircumflex Odieresis Ograve Otilde Scaron Uacute Ucircumflex Udieresis Ugrave Yacute Ydieresis Zcaron aacute acircumflex\
 adieresis agrave aring atilde ccedilla eacute ecircumflex edieresis egrave iacute icircumflex idieresis igrave ntilde oacute ocircumflex odieresis ograve otild\
e scaron uacute ucircumflex udieresis ugrave yacute ydieresis zcaron exclamsmall Hungarumlautsmall dollaroldstyle dollarsuperior ampersandsmall Acutesmall paren\
leftsuperior parenrightsuperior twodotenleader onedotenleader zerooldstyle oneoldstyle twooldstyle threeoldstyle fouroldstyle fiveoldstyle sixoldstyle sevenolds\
tyle eightoldstyle nineoldstyle commasuperior threequartersemdash periodsuperior questionsmall asuperior bsuperior centsuperior dsuperior esuperior isuperior ls\
uperior msuperior nsuperior osuperior rsuperior ssuperior tsuperior ff ffi ffl parenleftinferior parenrightinferior Circumflexsmall hyphensuperior Gravesmall As\
mall Bsmall Csmall Dsmall Esmall Fsmall Gsmall Hsmall Ismall Jsmall Ksmall Lsmall Msmall Nsmall Osmall Psmall Qsmall Rsmall Ssmall Tsmall Usmall Vsmall Wsmall X\
small Ysmall Zsmall colonmonetary onefitted rupiah Tildesmall exclamdownsmall centoldstyle Lslashsmall Scaronsmall Zcaronsmall Dieresissmall Brevesmall Caronsma\
ll Dotaccentsmall Macronsmall figuredash hypheninferior Ogoneksmall Ringsmall Cedillasmall questiondownsmall oneeighth threeeighths fiveeighths seveneighths one\
third twothirds zerosuperior foursuperior fivesuperior sixsuperior sevensuperior eightsuperior ninesuperior zeroinferior oneinferior twoinferior threeinferior f\
ourinferior fiveinferior sixinferior seveninferior eightinferior nineinferior centinferior dollarinferior periodinferior commainferior Agravesmall Aacutesmall A\
circumflexsmall Atildesmall Adieresissmall Aringsmall AEsmall Ccedillasmall Egravesmall Eacutesmall Ecircumflexsmall Edieresissmall Igravesmall Iacutesmall Icir\
cumflexsmall Idieresissmall Ethsmall Ntildesmall Ogravesmall Oacutesmall Ocircumflexsmall Otildesmall Odieresissmall OEsmall Oslashsmall Ugravesmall Uacutesmall\
 Ucircumflexsmall Udieresissmall Yacutesmall Thornsmall Ydieresissmall 001.000 001.001 001.002 001.003 Black Bold Book Light Medium Regular Roman Semibold".split(
" "),x=[[32,1,1],[33,229,2],[36,231,8],[44,13,3],[47,99,1],[48,239,10],[58,27,2],[60,249,4],[65,253,5],[73,258,1],[76,259,4],[82,263,3],[86,266,1],[87,109,2],[89,
267,3],[93,270,34],[161,304,3],[166,307,5],[172,312,1],[175,313,1],[178,314,2],[182,316,3],[188,158,1],[189,155,1],[190,163,1],[191,319,7],[200,326,1],[201,150,
1],[202,164,1],[203,169,1],[204,327,52]],O=[[[0,229]],[[0,2],[229,10],[13,3],[99,1],[239,10],[27,2],[249,18],[109,2],[267,52],[158,1],[155,1],[163,1],[319,8],[150,
1],[164,1],[169,1],[327,52]],[[0,2],[231,2],[235,4],[13,3],[99,1],[239,10],[27,2],[249,3],[253,14],[109,2],[267,4],[272,1],[300,3],[305,1],[314,2],[158,1],[155,
1],[163,1],[320,7],[150,1],[164,1],[169,1],[327,20]]];var A=g(41801);function h(o){const e=new DataView(o.buffer,o.byteOffset,o.byteLength),s=i(e,e.getUint8(2)),
n=i(e,s.end),t=i(e,n.end),r=a(e,n.offsets[0]??0,n.offsets[1]??0),u=r.get(17)?.[0];if(u===void 0)return;const f=i(e,u).offsets.length-1,p=r.has(3102),w=P=>y(o,t.
offsets,P),v=o.length+f*A.b,S=b(e,r.get(15)?.[0]??0,f,p);if(p){let P;const C=R=>(P??=new Map(S.map((B,L)=>[B,L])),P.get(R)??0);return(0,A.c)("cid",new Set(S.slice(
1)),{memory:v,glyphOfCid:C})}const U=S.map(w);let D;return(0,A.c)("named",new Set(U.slice(1)),{memory:v+2*U.reduce((P,C)=>P+C.length,0),nameOf:P=>U[P]??"",glyphCalled:P=>(D??=
new Map(U.map((C,R)=>[C,R]).toReversed()),D.get(P)),encoding:_(e,r.get(16)?.[0]??0,U,w)})}const d=255;function y(o,e,s){const n=E[s];if(n!==void 0)return n;const t=s-
E.length,[r,u]=[e[t],e[t+1]];return r===void 0||u===void 0||u-r>d?"":Buffer.from(o.subarray(r,u)).toString("latin1")}function b(o,e,s,n){const t=n?void 0:O[e];if(t)
return t.flatMap(([p,w])=>Array.from({length:w},(v,S)=>p+S)).slice(0,s);const r=[0],u=o.getUint8(e);let f=e+1;for(;r.length<s;){const p=o.getUint16(f),w=u===0?0:
u===1?o.getUint8(f+2):o.getUint16(f+2);f+=u===0?2:u===1?3:4;for(let v=0;v<=w&&r.length<s;v++)r.push(p+v)}return r}function _(o,e,s,n){if(e===0)return;const t=new Map;
if(e===1){for(const[v,S,U]of x)for(let D=0;D<U;D++)t.set(v+D,n(S+D));return t}const r=o.getUint8(e),u=o.getUint8(e+1);let f=1,p=e+2;for(let v=0;v<u;v++){const S=o.
getUint8(p),U=(r&127)===0?0:o.getUint8(p+1);p+=(r&127)===0?1:2;for(let D=S;D<=S+U;D++)t.set(D,s[f++]??"")}const w=r>=128?o.getUint8(p++):0;for(let v=0;v<w;v++,p+=
3)t.set(o.getUint8(p),n(o.getUint16(p+1)));return t}function m(o,e,s){let n="";for(let t=e;t<s;t++){const r=o.getUint8(t);n+=M[r>>4]+M[r&15]}return Number(n)||0}
const M=["0","1","2","3","4","5","6","7","8","9",".","E","E-","","-",""];function c(o,e){const s=o.getUint16(e);if(s===0)return{count:s,offset:()=>e+2};const n=o.
getUint8(e+2),t=e+3+(s+1)*n-1;return{count:s,offset:r=>{let u=0;for(let f=0;f<n;f++)u=u*256+o.getUint8(e+3+r*n+f);return t+u}}}function i(o,e){const{count:s,offset:n}=c(
o,e);return{offsets:s===0?[]:Array.from({length:s+1},(r,u)=>n(u)),end:n(s)}}const l=4096;function a(o,e,s){const n=new Map;if(s-e>l)return n;let t=[];for(let r=e;r<
s;){const u=o.getUint8(r++);if(u<=21){const f=u===12?3072+o.getUint8(r++):u;n.set(f,t),t=[]}else if(u===28)t.push(o.getInt16(r)),r+=2;else if(u===29)t.push(o.getInt32(
r)),r+=4;else if(u===30){const f=r;for(;r<s&&(o.getUint8(r++)&15)!==15;);t.push(m(o,f,r))}else u<=246?t.push(u-139):u<=250?t.push((u-247)*256+o.getUint8(r++)+108):
t.push(-(u-251)*256-o.getUint8(r++)-108)}return n}}),69374:((I,T,g)=>{g.d(T,{m:()=>A});var E=g(61188),x=g(94389),O=g(48462);function A(h){try{const d=new DataView(
h.buffer,h.byteOffset,h.byteLength),y=h.length>12?d.getUint32(0):0;if(y===1330926671){const b=(0,x.tI)(d),_=b.get("CFF "),m=_&&(0,E.ah)(h.subarray(_.at,_.at+_.length));
return m&&{...m,pointOf:(0,x.Ey)(d,b)}}if(y===65536||y===1953658213)return(0,x.Fm)(d);if(h[0]===1&&h[1]===0)return(0,E.ah)(h);if(h[0]===37||h[0]===128)return(0,O.
_u)(h)}catch(d){if(!(d instanceof RangeError))throw d}}}),48462:((I,T,g)=>{g.d(T,{Ag:()=>O,Ed:()=>M,NH:()=>A,Ns:()=>c,Ze:()=>i,_M:()=>_,_u:()=>x,cq:()=>b});var E=g(
41801);function x(e){const s=b(e);if(!s)return;const{clear:n,plain:t}=s,r=t.indexOf("/CharStrings");if(r<0)return;const u=new Set([...O(t,r)].map(([f])=>f));if(u.
size!==0)return(0,E.c)("named",u,{memory:u.size*E.b,encoding:a(n),names:u})}const O=(e,s)=>d(e,s+12,e.length,"/",/^\/(\S+) +(\d+) +(?:RD|-\|) /),A=(e,s)=>d(e,Math.
max(e.indexOf("/Subrs"),0),s,"dup",/^dup +(\d+) +(\d+) +(?:RD|-\|) /),h=3e4;function*d(e,s,n,t,r){for(let u=e.indexOf(t,s),f=0;u>=0&&u<n&&f<h;f++){const p=r.exec(
e.toString("latin1",u,u+96)),w=u+(p?p[0].length:t.length),v=p?Number(p[2]):0;p&&(yield[p[1],e.subarray(w,w+v)]),u=e.indexOf(t,w+v)}}const y=4e6;function b(e){if(e.
length>y)return;const s=e[0]===128?o(e):Buffer.from(e),n=s.indexOf("eexec");if(n<0)return;let t=n+5;for(;t<s.length&&[9,10,13,32].includes(s[t]);)t++;const u=/^[0-9a-fA-F\s]{8}/.
test(s.toString("latin1",t,t+8))?Buffer.from(s.toString("latin1",t).replace(/[^0-9a-fA-F]/g,""),"hex"):s.subarray(t);return{clear:s.toString("latin1",0,n),plain:c(
u,m)}}function _(e){const s=e[0]===128?-1:e.indexOf("eexec");if(s<0)return;let n=s+5;for(;n<e.length&&[9,10,13,32].includes(e[n]);)n++;const t=e.lastIndexOf("cl\
eartomark");let r=t>n?t:e.length;for(;t>n&&r>n&&[9,10,13,32,48].includes(e[r-1]);)r--;if(/^[0-9a-fA-F\s]{8}/.test(e.toString("latin1",n,n+8))){const u=Buffer.from(
e.toString("latin1",n,r).replace(/[^0-9a-fA-F]/g,""),"hex"),f=p=>Buffer.from(`${i(p,m).toString("hex")}
`,"latin1");return{plain:c(u,m),seal:f,start:n,end:r}}return{plain:c(e.subarray(n,r),m),seal:u=>i(u,m),start:n,end:r}}const m=55665,M=4330;function c(e,s){const n=Buffer.
alloc(e.length);for(let t=0;t<e.length;t++){const r=e[t];n[t]=r^s>>8,s=(r+s)*52845+22719&65535}return n}function i(e,s){const n=Buffer.alloc(e.length);for(let t=0;t<
e.length;t++){const r=e[t]^s>>8;n[t]=r,s=(r+s)*52845+22719&65535}return n}const l=65536;function a(e){const s=e.indexOf("/Encoding");if(s<0||/^\/Encoding\s+StandardEncoding/.
test(e.slice(s,s+64)))return;const n=new Map,t=e.slice(s,s+l),r=/\b(?:readonly\s+def|def)\b\s*(?:\/|currentdict)/.exec(t)?.index??t.length;for(const[,u,f,p]of t.
slice(0,r).matchAll(/\bdup\s+(?:(\d+)#)?(\w+)\s*\/([^\s/]+)\s+put/g))n.set(parseInt(f,u?Number(u):10),p);return n}function o(e){const s=[];for(let n=0;n+6<=e.length&&
e[n]===128&&e[n+1]!==3;){const t=e[n+2]|e[n+3]<<8|e[n+4]<<16;s.push(e.subarray(n+6,n+6+t)),n+=6+t}return Buffer.concat(s)}}),9865:((I,T,g)=>{g.d(T,{mI:()=>h,WK:()=>b,
vp:()=>y});var E=g(16456),x=g(49454);const O={Helvetica:"278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556\
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
0 500 556 556 556 556 444 500 444"};function A(_){const{name:m}=(0,x.VJ)(_),M=/bold|black|heavy/i.test(m),c=/italic|oblique/i.test(m);return/^(Helvetica|Arial)/i.
test(m)?M?"HelveticaBold":"Helvetica":/^Times/i.test(m)?M?c?"TimesRomanBoldItalic":"TimesRomanBold":c?"TimesRomanItalic":"TimesRoman":/^Courier/i.test(m)?"Couri\
er":void 0}const h=_=>/^(?:(?:Helvetica|Courier)(?:-(?:Bold|Oblique|BoldOblique))?|Times-(?:Roman|Bold|Italic|BoldItalic))$/.test(_),d=new Map;function y(_){const m=_ in
O?_:A(_);if(m===void 0)return;if(m==="Courier")return()=>600;let M=d.get(m);if(!M){const i=O[m].split(" ").map(Number);M=new Map(i.flatMap((l,a)=>l>0?[[E.NF.charCodeAt(
a),l]]:[])),d.set(m,M)}const c=M;return i=>c.get(i)}function b(_){return/Times/i.test(_)?{capHeight:662,descent:-217}:/Courier/i.test(_)?{capHeight:562,descent:-157}:
{capHeight:718,descent:-207}}}),62341:((I,T,g)=>{g.d(T,{FF:()=>A,KG:()=>_,oo:()=>b,s4:()=>O});var E=g(45599),x=g(69864);function O(i,l,a,o){const e=i.array(l.get(
"Widths"))?.map(t=>i.resolve(t)),s=i.resolve(l.get("FirstChar")),n=i.resolve(a?.get("MissingWidth"));return!e||typeof s!="number"?(t,r)=>o?.(r)??(typeof n=="num\
ber"&&n>0?n:500):(t,r)=>{const u=e[t-s];return typeof u=="number"&&u>0?u:o?.(r)}}function A(i,l,a,o){const e=i.array(l.get("Widths"));if(!e)return O(i,l,a,o);const s=h(
i,l.get("FirstChar"))??0,n=h(i,a?.get("MissingWidth"))??0;return(t,r)=>h(i,e[t-s])??o?.(r)??n}function h(i,l){const a=i.resolve(l);return typeof a=="number"?a:void 0}
const d=65535,y=65536;async function b(i,l){const a=i.resolve(l.get("DW")),o=await c(i,l.get("W"));return e=>{const s=o.find(e),n=typeof s?.value=="object"?i.resolve(
s.value[e-s.first]):s?.value;return typeof n=="number"?n:typeof a=="number"?a:1e3}}async function _(i,l){const[a,o]=(i.array(l.get("DW2"))??[]).map(s=>h(i,s)),e=await M(
i,l.get("W2"));return(s,n)=>{const t=e.find(s),r=t&&t.value.length>3?(s-t.first)*3:0,u=t?.value.slice(r,r+3).map(f=>h(i,f));return{advance:u?.[0]??o??-1e3,x:u?.[1]??
n/2,y:u?.[2]??a??880}}}function m(i){const l=new WeakMap;return(a,o)=>{const e=a.array(o)??[],s=l.get(e)??x.N.of(i(a,e).reverse(),a.job.pace);return l.set(e,s),
s}}const M=m((i,l)=>{const a=[];for(let o=0;o+1<l.length&&a.length<y;){const[e,s]=[i.resolve(l[o]),i.resolve(l[o+1])];if(typeof e!="number")break;const n=(0,E.cy)(
s),t=n?e+Math.floor(s.length/3)-1:s,r=n?s:l.slice(o+2,o+5);o+=n?2:5,!(typeof t!="number"||t<0||e>d||t<e)&&a.push({first:e,last:Math.min(t,d),value:r})}return a}),
c=m((i,l)=>{const a=[];for(let o=0;o+1<l.length&&a.length<y;){const[e,s,n]=l.slice(o,o+3).map(f=>i.resolve(f));if(typeof e!="number")break;const t=(0,E.cy)(s),r=t?
e+s.length-1:s,u=t?s:n;o+=t?2:3,!(typeof r!="number"||r<0||e>d||r<e)&&((0,E.cy)(u)||typeof u=="number")&&a.push({first:e,last:Math.min(r,d),value:u})}return a})}),
47628:((I,T,g)=>{g.d(T,{H:()=>O,l:()=>x});const E="278 974 961 974 980 719 789 790 791 690 960 939 549 855 911 933 911 945 974 755 846 762 761 571 677 763 760 7\
59 754 494 552 537 577 692 786 788 788 790 793 794 816 823 789 841 823 833 816 831 923 744 723 749 790 792 695 776 768 792 759 707 708 682 701 826 815 789 789 7\
07 687 696 689 786 787 713 791 785 791 873 761 762 762 759 759 892 892 788 784 438 138 277 415 392 392 668 668 0 390 390 317 317 276 276 509 509 410 410 234 234\
 334 334 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 732 544 544 910 667 760 760 776 595 694 626 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 7\
88 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 894 838 1016 458 748 924 748 918 927 928 928 834 873 828 924 924 917 \
930 931 463 883 836 836 867 867 696 696 874 0 874 760 946 771 865 771 888 967 888 831 873 927 970 918".split(" ").map(Number),x=" ✁✂✃✄☎✆✇✈✉☛☞✌✍✎✏✐✑✒✓✔✕✖✗✘✙✚✛✜✝✞\
✟✠✡✢✣✤✥✦✧★✩✪✫✬✭✮✯✰✱✲✳✴✵✶✷✸✹✺✻✼✽✾✿❀❁❂❃❄❅❆❇❈❉❊❋●❍■❏❐❑❒▲▼◆❖◗❘❙❚❛❜❝❞\0❨❩❪❫❬❭❮❯❰❱❲❳❴❵\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0❡❢❣❤❥❦❧♣♦♥♠①②③④⑤⑥⑦⑧⑨⑩❶❷❸❹❺❻❼❽❾❿➀➁➂➃➄➅➆➇➈➉➊➋➌➍➎➏➐➑➒➓➔→↔↕➘➙➚➛➜➝➞\
➟➠➡➢➣➤➥➦➧➨➩➪➫➬➭➮➯\0➱➲➳➴➵➶➷➸➹➺➻➼➽➾\0";function O(){return E.flatMap((A,h)=>{const d=x.charCodeAt(h);
return A>0&&d>0?[{code:h+32,point:d,width:A}]:[]})}}),7854:((I,T,g)=>{g.d(T,{m:()=>A});var E=g(45599),x=g(52205);const O=3;function A(d,y){const b=[y.get("Filte\
r")??y.get("F"),y.get("DecodeParms")??y.get("DP")].map(_=>h((0,x.WW)(d,_??null,O)));return b.includes(void 0)?void 0:b.join(" ")}function h(d){if(d instanceof E.
SX)return`/${d.text}`;if(d===null||typeof d=="number"||typeof d=="boolean")return String(d);const y=Array.isArray(d)?d.map(h):d instanceof E.Bi?[...d].flatMap(([
b,_])=>[`/${b}`,h(_)]):[void 0];return y.includes(void 0)?void 0:`[${y.join(" ")}]`}})};
