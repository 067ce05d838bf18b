"use strict";exports.id=1906,exports.ids=[1906],exports.modules={32488:((P,I,p)=>{p.d(I,{LG:()=>m,on:()=>y,v3:()=>S});var M=p(58552),v=p(83287);const x=1e5;async function S(l,c){
const f=await T(l,c);return f.whole||!(0,v.QJ)(l.encoded(c))?f:{...f,whole:!0}}function m(l,c,f=!1){const u=l.decodedPart(c,f);return!u||u.whole||!(0,v.QJ)(l.encoded(
c))?u:{...u,whole:!0}}async function y(l,c){return await _(l,c)??l.decodedPart(c)}async function T(l,c){const f=await _(l,c);if(f)return f;const u=l.decodedPart(
c,!0)??{data:new Uint8Array(0),whole:!1},a=l.job.pace.step(u.data.length);return a&&await a,u}async function _(l,c){if(!(c.data.length<=x))try{return await l.decodedPartAtEase(
c)}catch(f){if(!(f instanceof M.zU)||f.code!=="unreadable_document")throw f;return}}}),39905:((P,I,p)=>{p.d(I,{F:()=>c,H:()=>f});var M=p(58552),v=p(78157),x=p(45599),
S=p(32488);const m=65536,y=1<<26,T=4*4096,_=100,l=/<([0-9A-Fa-f\s]*)>|\/[^\s<>[\]()/]*|[[\]]|\b(?:begin|end)bf(?:char|range)\b/g;async function c(d,h,o=m,n={found:!1},s=T){
const t=d.resolve(h);if(!(t instanceof x.Z6))return[];const e=new u(s);return await f(d,t,l,n,(r,i)=>e.read(r,i)<o),[...e.single,...e.ranges]}async function f(d,h,o,n,s){
let t;try{const{data:e,whole:r}=await(0,S.v3)(d,h);n.found||=!r,t=e}catch(e){if(!(e instanceof M.zU)||e.code==="cancelled")throw e;n.found=!0;return}for(const[e,
r]of(0,v.bS)(t).toString("latin1",0,y).matchAll(o)){if(!s(e,r?.replace(/\s/g,"")))return;const i=d.job.pace.step(_);i&&await i}}class u{longest;single=[];ranges=[];length=0;operands=[];place=-1;constructor(h){
this.longest=h}read(h,o){if(h==="beginbfchar"||h==="beginbfrange")this.begin(h==="beginbfchar"?2:3);else if(h==="endbfchar"||h==="endbfrange")this.begin(0);else{
if(this.length===0)return 0;h==="["?this.place=this.operands.length===2?0:-1:h==="]"?this.begin(this.length):this.place>=0?this.item(o):this.operand(o)}return this.
single.length+this.ranges.length}begin(h){this.length=h,this.operands.length=0,this.place=-1}item(h=""){const o=a(this.operands[0])+this.place++;this.add(this.ranges,
o,o,h)}operand(h=""){const{operands:o,length:n}=this;if(o.push(h),o.length<n)return;const[s,t]=[a(o[0]),a(o[n-2])];this.add(n===2?this.single:this.ranges,s,t,h),
o.length=0}add(h,o,n,s){s===""||s.length%4!==0||s.length>this.longest||!(o<=n)||h.push({first:o,last:n,text:Buffer.from(s,"hex").swap16().toString("utf16le")})}}
const a=d=>d.length<=8?parseInt(d,16):NaN}),18271:((P,I,p)=>{p.d(I,{Lq:()=>y,nq:()=>T,oQ:()=>_,tI:()=>c});var M=p(45599),v=p(32488),x=p(49454),S=p(69374);const m=[
"FontFile","FontFile2","FontFile3"];function y(f,u){const a=(0,x.nb)(f,u);for(const d of m){const h=f.resolve(a?.get(d));if(h instanceof M.Z6)return h}}const T=(f,u)=>(0,x.
FG)(f,u.get("Subtype"))==="Type3"||y(f,u)!==void 0;function _(f,u,a={found:!1}){const d=y(f,u);if(!d)return;const{program:h,whole:o}=l(f,d);return a.found||=!o,
h}const l=c((f,u)=>{try{const a=(0,v.LG)(f,u,!0);return{program:(a&&(0,S.m)(a.data))??"unusable",whole:a?.whole!==!1}}catch{return{program:"unusable",whole:!0}}});
function c(f){const u=new WeakMap;return(a,d)=>{let h=u.get(a);h||u.set(a,h=new WeakMap);let o=h.get(d);if(o)return o.answer;const n=performance.now();return h.
set(d,o={answer:f(a,d)}),a.job.pace.addSince(n),o.answer}}}),69864:((P,I,p)=>{p.d(I,{N:()=>x});var M=p(93604);const v=500;class x{starts;owners;constructor(m,y){
this.starts=m,this.owners=y}static async of(m,y){const T=new Set;for(const{first:u,last:a}of m){T.add(u).add(a+1);const d=y.step(v);d&&await d}const _=Float64Array.
from(T).sort(),l=new Array(_.length),c=Uint32Array.from({length:_.length+1},(u,a)=>a),f=u=>{let a=u;for(;c[a]!==a;)a=c[a];for(;u!==a;){const d=c[u];c[u]=a,u=d}return a};
for(const u of m){for(let d=f((0,M.BC)(_,u.first));_[d]<=u.last;d=f(d))l[d]=u,c[d]=d+1;const a=y.step(v);a&&await a}return new x(_,l)}find(m){return this.owners[(0,M.
MJ)(this.starts,m)-1]}}}),61188:((P,I,p)=>{p.d(I,{eP:()=>_,zz:()=>h,Pe:()=>a,FG:()=>u,ah:()=>m,Je:()=>T});const M=".notdef space exclam quotedbl numbersign doll\
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
k Light Medium Regular Roman Semibold".split(" "),v=[[32,1,1],[33,229,2],[36,231,8],[44,13,3],[47,99,1],[48,239,10],[58,27,2],[60,249,4],[65,253,5],[73,258,1],[
76,259,4],[82,263,3],[86,266,1],[87,109,2],[89,267,3],[93,270,34],[161,304,3],[166,307,5],[172,312,1],[175,313,1],[178,314,2],[182,316,3],[188,158,1],[189,155,1],
[190,163,1],[191,319,7],[200,326,1],[201,150,1],[202,164,1],[203,169,1],[204,327,52]],x=[[[0,229]],[[0,2],[229,10],[13,3],[99,1],[239,10],[27,2],[249,18],[109,2],
[267,52],[158,1],[155,1],[163,1],[319,8],[150,1],[164,1],[169,1],[327,52]],[[0,2],[231,2],[235,4],[13,3],[99,1],[239,10],[27,2],[249,3],[253,14],[109,2],[267,4],
[272,1],[300,3],[305,1],[314,2],[158,1],[155,1],[163,1],[320,7],[150,1],[164,1],[169,1],[327,20]]];var S=p(41801);function m(o){const n=new DataView(o.buffer,o.
byteOffset,o.byteLength),s=a(n,n.getUint8(2)),t=a(n,s.end),e=a(n,t.end),r=h(n,t.offsets[0]??0,t.offsets[1]??0),i=r.get(17)?.[0];if(i===void 0)return;const g=a(n,
i).offsets.length-1,b=r.has(3102),O=w=>T(o,e.offsets,w),E=_(n,r.get(15)?.[0]??0,g,b);if(b){let w;const D=C=>(w??=new Map(E.map((B,R)=>[B,R])),w.get(C)??0);return(0,S.
c)("cid",new Set(E.slice(1)),{glyphOfCid:D})}const A=E.map(O);let U;return(0,S.c)("named",new Set(A.slice(1)),{nameOf:w=>A[w]??"",glyphCalled:w=>(U??=new Map(A.
map((D,C)=>[D,C]).toReversed()),U.get(w)),encoding:l(n,r.get(16)?.[0]??0,A,O)})}const y=255;function T(o,n,s){const t=M[s];if(t!==void 0)return t;const e=s-M.length,
[r,i]=[n[e],n[e+1]];return r===void 0||i===void 0||i-r>y?"":Buffer.from(o.subarray(r,i)).toString("latin1")}function _(o,n,s,t){const e=t?void 0:x[n];if(e)return e.
flatMap(([b,O])=>Array.from({length:O},(E,A)=>b+A)).slice(0,s);const r=[0],i=o.getUint8(n);let g=n+1;for(;r.length<s;){const b=o.getUint16(g),O=i===0?0:i===1?o.
getUint8(g+2):o.getUint16(g+2);g+=i===0?2:i===1?3:4;for(let E=0;E<=O&&r.length<s;E++)r.push(b+E)}return r}function l(o,n,s,t){if(n===0)return;const e=new Map;if(n===
1){for(const[E,A,U]of v)for(let w=0;w<U;w++)e.set(E+w,t(A+w));return e}const r=o.getUint8(n),i=o.getUint8(n+1);let g=1,b=n+2;for(let E=0;E<i;E++){const A=o.getUint8(
b),U=(r&127)===0?0:o.getUint8(b+1);b+=(r&127)===0?1:2;for(let w=A;w<=A+U;w++)e.set(w,s[g++]??"")}const O=r>=128?o.getUint8(b++):0;for(let E=0;E<O;E++,b+=3)e.set(
o.getUint8(b),t(o.getUint16(b+1)));return e}function c(o,n,s){let t="";for(let e=n;e<s;e++){const r=o.getUint8(e);t+=f[r>>4]+f[r&15]}return Number(t)||0}const f=[
"0","1","2","3","4","5","6","7","8","9",".","E","E-","","-",""];function u(o,n){const s=o.getUint16(n);if(s===0)return{count:s,offset:()=>n+2};const t=o.getUint8(
n+2),e=n+3+(s+1)*t-1;return{count:s,offset:r=>{let i=0;for(let g=0;g<t;g++)i=i*256+o.getUint8(n+3+r*t+g);return e+i}}}function a(o,n){const{count:s,offset:t}=u(
o,n);return{offsets:s===0?[]:Array.from({length:s+1},(r,i)=>t(i)),end:t(s)}}const d=4096;function h(o,n,s){const t=new Map;if(s-n>d)return t;let e=[];for(let r=n;r<
s;){const i=o.getUint8(r++);if(i<=21){const g=i===12?3072+o.getUint8(r++):i;t.set(g,e),e=[]}else if(i===28)e.push(o.getInt16(r)),r+=2;else if(i===29)e.push(o.getInt32(
r)),r+=4;else if(i===30){const g=r;for(;r<s&&(o.getUint8(r++)&15)!==15;);e.push(c(o,g,r))}else i<=246?e.push(i-139):i<=250?e.push((i-247)*256+o.getUint8(r++)+108):
e.push(-(i-251)*256-o.getUint8(r++)-108)}return t}}),41801:((P,I,p)=>{p.d(I,{c:()=>M});const M=(v,x,S={})=>({kind:v,unicode:()=>0,code:()=>0,has:m=>x.has(m),isDrawn:()=>!0,
codes:void 0,pointOf:()=>0,nameOf:()=>"",glyphOf:()=>0,glyphOfCid:m=>m,encoding:void 0,...S})}),69374:((P,I,p)=>{p.d(I,{m:()=>S});var M=p(61188),v=p(94389),x=p(
48462);function S(m){try{const y=new DataView(m.buffer,m.byteOffset,m.byteLength),T=m.length>12?y.getUint32(0):0;if(T===1330926671){const _=(0,v.tI)(y),l=_.get(
"CFF "),c=l&&(0,M.ah)(m.subarray(l.at,l.at+l.length));return c&&{...c,pointOf:(0,v.Ey)(y,_)}}if(T===65536||T===1953658213)return(0,v.Fm)(y);if(m[0]===1&&m[1]===
0)return(0,M.ah)(m);if(m[0]===37||m[0]===128)return(0,x._u)(m)}catch(y){if(!(y instanceof RangeError))throw y}}}),48462:((P,I,p)=>{p.d(I,{Ag:()=>x,Ed:()=>f,NH:()=>S,
Ns:()=>u,Ze:()=>a,_M:()=>l,_u:()=>v,cq:()=>_});var M=p(41801);function v(n){const s=_(n);if(!s)return;const{clear:t,plain:e}=s,r=e.indexOf("/CharStrings");if(r<
0)return;const i=new Set([...x(e,r)].map(([g])=>g));return i.size>0?(0,M.c)("named",i,{encoding:h(t),names:i}):void 0}const x=(n,s)=>y(n,s+12,n.length,"/",/^\/(\S+) +(\d+) +(?:RD|-\|) /),
S=(n,s)=>y(n,Math.max(n.indexOf("/Subrs"),0),s,"dup",/^dup +(\d+) +(\d+) +(?:RD|-\|) /),m=3e4;function*y(n,s,t,e,r){for(let i=n.indexOf(e,s),g=0;i>=0&&i<t&&g<m;g++){
const b=r.exec(n.toString("latin1",i,i+96)),O=i+(b?b[0].length:e.length),E=b?Number(b[2]):0;b&&(yield[b[1],n.subarray(O,O+E)]),i=n.indexOf(e,O+E)}}const T=4e6;function _(n){
if(n.length>T)return;const s=n[0]===128?o(n):Buffer.from(n),t=s.indexOf("eexec");if(t<0)return;let e=t+5;for(;e<s.length&&[9,10,13,32].includes(s[e]);)e++;const i=/^[0-9a-fA-F\s]{8}/.
test(s.toString("latin1",e,e+8))?Buffer.from(s.toString("latin1",e).replace(/[^0-9a-fA-F]/g,""),"hex"):s.subarray(e);return{clear:s.toString("latin1",0,t),plain:u(
i,c)}}function l(n){const s=n[0]===128?-1:n.indexOf("eexec");if(s<0)return;let t=s+5;for(;t<n.length&&[9,10,13,32].includes(n[t]);)t++;const e=n.lastIndexOf("cl\
eartomark");let r=e>t?e:n.length;for(;e>t&&r>t&&[9,10,13,32,48].includes(n[r-1]);)r--;if(/^[0-9a-fA-F\s]{8}/.test(n.toString("latin1",t,t+8))){const i=Buffer.from(
n.toString("latin1",t,r).replace(/[^0-9a-fA-F]/g,""),"hex"),g=b=>Buffer.from(`${a(b,c).toString("hex")}
`,"latin1");return{plain:u(i,c),seal:g,start:t,end:r}}return{plain:u(n.subarray(t,r),c),seal:i=>a(i,c),start:t,end:r}}const c=55665,f=4330;function u(n,s){const t=Buffer.
alloc(n.length);for(let e=0;e<n.length;e++){const r=n[e];t[e]=r^s>>8,s=(r+s)*52845+22719&65535}return t}function a(n,s){const t=Buffer.alloc(n.length);for(let e=0;e<
n.length;e++){const r=n[e]^s>>8;t[e]=r,s=(r+s)*52845+22719&65535}return t}const d=65536;function h(n){const s=n.indexOf("/Encoding");if(s<0||/^\/Encoding\s+StandardEncoding/.
test(n.slice(s,s+64)))return;const t=new Map,e=n.slice(s,s+d),r=/\b(?:readonly\s+def|def)\b\s*(?:\/|currentdict)/.exec(e)?.index??e.length;for(const[,i,g,b]of e.
slice(0,r).matchAll(/\bdup\s+(?:(\d+)#)?(\w+)\s*\/([^\s/]+)\s+put/g))t.set(parseInt(g,i?Number(i):10),b);return t}function o(n){const s=[];for(let t=0;t+6<=n.length&&
n[t]===128&&n[t+1]!==3;){const e=n[t+2]|n[t+3]<<8|n[t+4]<<16;s.push(n.subarray(t+6,t+6+e)),t+=6+e}return Buffer.concat(s)}}),9865:((P,I,p)=>{p.d(I,{mI:()=>m,WK:()=>_,
vp:()=>T});var M=p(16456),v=p(49454);const x={Helvetica:"278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556\
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
0 500 556 556 556 556 444 500 444"};function S(l){const{name:c}=(0,v.VJ)(l),f=/bold|black|heavy/i.test(c),u=/italic|oblique/i.test(c);return/^(Helvetica|Arial)/i.
test(c)?f?"HelveticaBold":"Helvetica":/^Times/i.test(c)?f?u?"TimesRomanBoldItalic":"TimesRomanBold":u?"TimesRomanItalic":"TimesRoman":/^Courier/i.test(c)?"Couri\
er":void 0}const m=l=>/^(?:(?:Helvetica|Courier)(?:-(?:Bold|Oblique|BoldOblique))?|Times-(?:Roman|Bold|Italic|BoldItalic))$/.test(l),y=new Map;function T(l){const c=l in
x?l:S(l);if(c===void 0)return;if(c==="Courier")return()=>600;let f=y.get(c);if(!f){const a=x[c].split(" ").map(Number);f=new Map(a.flatMap((d,h)=>d>0?[[M.NF.charCodeAt(
h),d]]:[])),y.set(c,f)}const u=f;return a=>u.get(a)}function _(l){return/Times/i.test(l)?{capHeight:662,descent:-217}:/Courier/i.test(l)?{capHeight:562,descent:-157}:
{capHeight:718,descent:-207}}}),62341:((P,I,p)=>{p.d(I,{FF:()=>S,KG:()=>l,oo:()=>_,s4:()=>x});var M=p(45599),v=p(69864);function x(u,a,d,h){const o=u.array(a.get(
"Widths"))?.map(t=>u.resolve(t)),n=u.resolve(a.get("FirstChar")),s=u.resolve(d?.get("MissingWidth"));return!o||typeof n!="number"?(t,e)=>h?.(e)??(typeof s=="num\
ber"&&s>0?s:500):(t,e)=>{const r=o[t-n];return typeof r=="number"&&r>0?r:h?.(e)}}function S(u,a,d,h){const o=u.array(a.get("Widths"));if(!o)return x(u,a,d,h);const n=m(
u,a.get("FirstChar"))??0,s=m(u,d?.get("MissingWidth"))??0;return(t,e)=>m(u,o[t-n])??h?.(e)??s}function m(u,a){const d=u.resolve(a);return typeof d=="number"?d:void 0}
const y=65535,T=65536;async function _(u,a){const d=u.resolve(a.get("DW")),h=await v.N.of(f(u,a.get("W")).reverse(),u.job.pace);return o=>{const n=h.find(o),s=typeof n?.
value=="object"?u.resolve(n.value[o-n.first]):n?.value;return typeof s=="number"?s:typeof d=="number"?d:1e3}}async function l(u,a){const[d,h]=(u.array(a.get("DW\
2"))??[]).map(n=>m(u,n)),o=await v.N.of(c(u,a.get("W2")).reverse(),u.job.pace);return(n,s)=>{const t=o.find(n),e=t&&t.value.length>3?(n-t.first)*3:0,r=t?.value.
slice(e,e+3).map(i=>m(u,i));return{advance:r?.[0]??h??-1e3,x:r?.[1]??s/2,y:r?.[2]??d??880}}}function c(u,a){const d=[],h=u.array(a)??[];for(let o=0;o+1<h.length&&
d.length<T;){const[n,s]=[u.resolve(h[o]),u.resolve(h[o+1])];if(typeof n!="number")break;const t=(0,M.cy)(s),e=t?n+Math.floor(s.length/3)-1:s,r=t?s:h.slice(o+2,o+
5);o+=t?2:5,!(typeof e!="number"||e<0||n>y||e<n)&&d.push({first:n,last:Math.min(e,y),value:r})}return d}function f(u,a){const d=[],h=u.array(a)??[];for(let o=0;o+
1<h.length&&d.length<T;){const[n,s,t]=h.slice(o,o+3).map(g=>u.resolve(g));if(typeof n!="number")break;const e=(0,M.cy)(s),r=e?n+s.length-1:s,i=e?s:t;o+=e?2:3,!(typeof r!=
"number"||r<0||n>y||r<n)&&((0,M.cy)(i)||typeof i=="number")&&d.push({first:n,last:Math.min(r,y),value:i})}return d}}),47628:((P,I,p)=>{p.d(I,{H:()=>x,l:()=>v});
const M="278 974 961 974 980 719 789 790 791 690 960 939 549 855 911 933 911 945 974 755 846 762 761 571 677 763 760 759 754 494 552 537 577 692 786 788 788 790\
 793 794 816 823 789 841 823 833 816 831 923 744 723 749 790 792 695 776 768 792 759 707 708 682 701 826 815 789 789 707 687 696 689 786 787 713 791 785 791 873\
 761 762 762 759 759 892 892 788 784 438 138 277 415 392 392 668 668 0 390 390 317 317 276 276 509 509 410 410 234 234 334 334 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0\
 0 0 732 544 544 910 667 760 760 776 595 694 626 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788\
 788 788 788 788 788 788 788 788 788 788 788 788 894 838 1016 458 748 924 748 918 927 928 928 834 873 828 924 924 917 930 931 463 883 836 836 867 867 696 696 87\
4 0 874 760 946 771 865 771 888 967 888 831 873 927 970 918".split(" ").map(Number),v=" ✁✂✃✄☎✆✇✈✉☛☞✌✍✎✏✐✑✒✓✔✕✖✗✘✙✚✛✜✝✞✟✠✡✢✣✤✥✦✧★✩✪✫✬✭✮✯✰✱✲✳✴✵✶✷✸✹✺✻✼✽✾✿❀❁❂❃❄❅❆❇❈\
❉❊❋●❍■❏❐❑❒▲▼◆❖◗❘❙❚❛❜❝❞\0❨❩❪❫❬❭❮❯❰❱❲❳❴❵\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0❡❢❣❤❥❦❧♣♦♥♠①②③④⑤⑥⑦⑧⑨⑩❶❷❸❹❺❻❼❽❾❿➀➁➂➃➄➅➆➇➈➉➊➋➌➍➎➏➐➑➒➓➔→↔↕➘➙➚➛➜➝➞➟➠➡➢➣➤➥➦➧➨➩➪➫➬➭➮➯\0➱➲➳➴➵➶➷➸➹➺➻➼➽➾\0";
function x(){return M.flatMap((S,m)=>{const y=v.charCodeAt(m);return S>0&&y>0?[{code:m+32,point:y,width:S}]:[]})}}),74135:((P,I,p)=>{p.d(I,{$L:()=>a,DI:()=>y,Gd:()=>l,
JQ:()=>v,Mo:()=>S,PU:()=>T,Pj:()=>o,S3:()=>x,W1:()=>n,XM:()=>h,d:()=>s,ds:()=>m,gF:()=>d,iN:()=>M,kO:()=>u,lw:()=>_,xk:()=>c,zl:()=>f});function M({box:[t,e,r,i],
rotation:g}){const b=r-t,O=i-e;return g%180===0?{width:b,height:O}:{width:O,height:b}}function v(t){const{width:e,height:r}=M(t);return{width:e*t.userUnit,height:r*
t.userUnit}}function x({box:[t,e,r,i],rotation:g}){switch(g){case 0:return[1,0,0,1,t,e];case 90:return[0,1,-1,0,r,e];case 180:return[-1,0,0,-1,r,i];case 270:return[
0,-1,1,0,t,i]}}function S(t,e){return e===void 0?t:o(t,e)??t}function m([t,e,r,i]){return[Math.min(t,r),Math.min(e,i),Math.max(t,r),Math.max(e,i)]}function y([t,
e,r,i,g,b]){const O=t*i-e*r,[E,A,U,w]=[i/O,-e/O,-r/O,t/O];return[E+0,A+0,U+0,w+0,-(g*E+b*U)+0,-(g*A+b*w)+0]}const T=([t,e,r,i])=>Math.sqrt(Math.abs(t*i-e*r));function _(t,e){
const[r,i,g,b,O,E]=t,[A,U,w,D,C,B]=e;return[r*A+i*w,r*U+i*D,g*A+b*w,g*U+b*D,O*A+E*w+C,O*U+E*D+B]}function l([t,e,r,i,g,b],O,E){return[t*O+r*E+g,e*O+i*E+b]}function c([
t,e],[r,i],[g,b],[O,E],A){const U=1-A,[w,D,C,B]=[U**3,3*A*U**2,3*A**2*U,A**3];return[w*t+D*r+C*g+B*O,w*e+D*i+C*b+B*E]}function f(t,[e,r,i,g]){const[b,O]=l(t,e,r),
[E,A]=l(t,i,r),[U,w]=l(t,e,g),[D,C]=l(t,i,g);return[Math.min(b,E,U,D),Math.min(O,A,w,C),Math.max(b,E,U,D),Math.max(O,A,w,C)]}const u=(t,e)=>[Math.min(t[0],e[0]),
Math.min(t[1],e[1]),Math.max(t[2],e[2]),Math.max(t[3],e[3])];function a(t){let[e,r,i,g]=d;for(const[b,O]of t)e=Math.min(e,b),r=Math.min(r,O),i=Math.max(i,b),g=Math.
max(g,O);return[e,r,i,g]}const d=[1/0,1/0,-1/0,-1/0],h=([t,e,r,i],g)=>[t-g,e-g,r+g,i+g];function o(t,e){const r=[Math.max(t[0],e[0]),Math.max(t[1],e[1]),Math.min(
t[2],e[2]),Math.min(t[3],e[3])];return r[0]<r[2]&&r[1]<r[3]?r:void 0}const n=t=>t.map(e=>Math.round(e*1e5)/1e5+0),s=(t,{userUnit:e})=>String(Number((t*e/72).toPrecision(
3)))}),6057:((P,I,p)=>{p.d(I,{VO:()=>x,b0:()=>m,c_:()=>T,iw:()=>S,lQ:()=>y});var M=p(74135);const v=[0,0,612,792],x=(_,l)=>m(_,_.pages.attribute(l,"MediaBox"))??
v;function S(_,l){const{pages:c}=_,f=_.resolve(_.entry(c.number(l),"UserUnit"));return{box:(0,M.Mo)(x(_,l),m(_,c.attribute(l,"CropBox"))),rotation:T(_.resolve(c.
attribute(l,"Rotate"))),userUnit:typeof f=="number"&&f>0?f:1}}function m(_,l){const c=_.array(l)?.map(u=>_.resolve(u));if(c?.length!==4||!c.every(u=>typeof u=="\
number"&&Number.isFinite(u)))return;const f=(0,M.ds)(c);return f[0]<f[2]&&f[1]<f[3]?f:void 0}function y(_,l){const c=(_.array(l)??[]).map(f=>_.resolve(f));return c.
length===6&&c.every(f=>typeof f=="number")?c:[1,0,0,1,0,0]}function T(_){const l=typeof _=="number"?(_%360+360)%360:0;return l===90||l===180||l===270?l:0}})};
