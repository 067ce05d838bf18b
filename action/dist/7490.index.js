"use strict";exports.id=7490,exports.ids=[7490],exports.modules={32488:((I,A,d)=>{d.d(A,{EI:()=>_,LG:()=>g,TA:()=>p,on:()=>b,v3:()=>f});var E=d(58552),O=d(83287);const x=1e5,
T=1e4;async function f(o,a){const c=await m(o,a);return c.whole||!(0,O.QJ)(o.encoded(a),c.damage)?c:{...c,whole:!0}}function g(o,a,c=!1){const l=o.decodedPart(a,
c);return!l||l.whole||!(0,O.QJ)(o.encoded(a),l.damage)?l:{...l,whole:!0}}async function b(o,a){return await M(o,a,x)??o.decodedPart(a)}async function _(o,a){return await M(
o,a,T)??o.decodedPart(a)}async function p(o,a){return(await _(o,a))?.data??await o.decodedAtEase(a)}async function m(o,a){const c=await M(o,a,x);if(c)return c;const l=o.
decodedPart(a,!0)??{data:new Uint8Array(0),whole:!1},i=o.job.pace.step(l.data.length);return i&&await i,l}async function M(o,a,c){if(!(a.data.length<=c))try{return await o.
decodedPartAtEase(a)}catch(l){if(!(l instanceof E.zU)||l.code!=="unreadable_document")throw l;return}}}),39905:((I,A,d)=>{d.d(A,{F:()=>m,H:()=>M});var E=d(58552),
O=d(78157),x=d(45599),T=d(32488);const f=65536,g=1<<26,b=4*4096,_=100,p=/<([0-9A-Fa-f\s]*)>|\/[^\s<>[\]()/]*|[[\]]|\b(?:begin|end)bf(?:char|range)\b/g;async function m(c,l,i=f,e={
found:!1},n=b){const r=c.resolve(l);if(!(r instanceof x.Z6))return[];const t=new o(n);return await M(c,r,p,e,(s,u)=>t.read(s,u)<i),[...t.single,...t.ranges]}async function M(c,l,i,e,n){
let r;try{const{data:t,whole:s}=await(0,T.v3)(c,l);e.found||=!s,r=t}catch(t){if(!(t instanceof E.zU)||t.code==="cancelled")throw t;e.found=!0;return}for(const[t,
s]of(0,O.bS)(r).toString("latin1",0,g).matchAll(i)){if(!n(t,s?.replace(/\s/g,"")))return;const u=c.job.pace.step(_);u&&await u}}class o{longest;single=[];ranges=[];length=0;operands=[];place=-1;constructor(l){
this.longest=l}read(l,i){if(l==="beginbfchar"||l==="beginbfrange")this.begin(l==="beginbfchar"?2:3);else if(l==="endbfchar"||l==="endbfrange")this.begin(0);else{
if(this.length===0)return 0;l==="["?this.place=this.operands.length===2?0:-1:l==="]"?this.begin(this.length):this.place>=0?this.item(i):this.operand(i)}return this.
single.length+this.ranges.length}begin(l){this.length=l,this.operands.length=0,this.place=-1}item(l=""){const i=a(this.operands[0])+this.place++;this.add(this.ranges,
i,i,l)}operand(l=""){const{operands:i,length:e}=this;if(i.push(l),i.length<e)return;const[n,r]=[a(i[0]),a(i[e-2])];this.add(e===2?this.single:this.ranges,n,r,l),
i.length=0}add(l,i,e,n){n===""||n.length%4!==0||n.length>this.longest||!(i<=e)||l.push({first:i,last:e,text:Buffer.from(n,"hex").swap16().toString("utf16le")})}}
const a=c=>c.length<=8?parseInt(c,16):NaN}),18271:((I,A,d)=>{d.d(A,{LV:()=>i,Lq:()=>_,nq:()=>p,oQ:()=>m,tI:()=>e});var E=d(7854),O=d(78157),x=d(45599),T=d(32488),
f=d(49454),g=d(69374);const b=["FontFile","FontFile2","FontFile3"];function _(n,r){const t=(0,f.nb)(n,r);for(const s of b){const u=n.resolve(t?.get(s));if(u instanceof
x.Z6)return u}}const p=(n,r)=>(0,f.FG)(n,r.get("Subtype"))==="Type3"||_(n,r)!==void 0;function m(n,r,t={found:!1}){const s=_(n,r);if(!s)return;const{program:u,whole:h}=M(
n,s);return t.found||=!h,u}const M=e((n,r)=>{try{const t=n.security?void 0:l.get(n),s=t&&(0,E.m)(n,r.dict);if(!t||s===void 0)return o(n,r);const u=(0,O.bS)(n.encoded(
r)),h=t.find(s,u);if(h)return h;const y=o(n,r);return t.add(s,u,y),y}catch{return{program:"unusable",whole:!0}}});function o(n,r){const t=(0,T.LG)(n,r,!0);return{
program:(t&&(0,g.m)(t.data))??"unusable",whole:t?.whole!==!1}}const a=8;class c{byLength=new Map;find(r,t){return this.byLength.get(t.length)?.find(([u,h])=>u===
r&&h.equals(t))?.[2]}add(r,t,s){const u=this.byLength.get(t.length)??[];u.length<a&&u.push([r,t,s]),this.byLength.set(t.length,u)}}const l=new WeakMap;function i(n,r){
l.set(n,(r&&l.get(r))??new c)}function e(n){const r=new WeakMap;return(t,s)=>{let u=r.get(t);u||r.set(t,u=new WeakMap);let h=u.get(s);if(h)return h.answer;const y=performance.
now();return u.set(s,h={answer:n(t,s)}),t.job.pace.addSince(y),h.answer}}}),69864:((I,A,d)=>{d.d(A,{N:()=>x});var E=d(44233);const O=500;class x{starts;owners;constructor(f,g){
this.starts=f,this.owners=g}static async of(f,g){const b=new Set;for(const{first:o,last:a}of f){b.add(o).add(a+1);const c=g.step(O);c&&await c}const _=Float64Array.
from(b).sort(),p=new Array(_.length),m=Uint32Array.from({length:_.length+1},(o,a)=>a),M=o=>{let a=o;for(;m[a]!==a;)a=m[a];for(;o!==a;){const c=m[o];m[o]=a,o=c}return a};
for(const o of f){for(let c=M((0,E.BC)(_,o.first));_[c]<=o.last;c=M(c))p[c]=o,m[c]=c+1;const a=g.step(O);a&&await a}return new x(_,p)}find(f){return this.owners[(0,E.
MJ)(this.starts,f)-1]}}}),61188:((I,A,d)=>{d.d(A,{eP:()=>_,zz:()=>l,Pe:()=>a,FG:()=>o,ah:()=>f,Je:()=>b});const E=".notdef space exclam quotedbl numbersign doll\
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
k Light Medium Regular Roman Semibold".split(" "),O=[[32,1,1],[33,229,2],[36,231,8],[44,13,3],[47,99,1],[48,239,10],[58,27,2],[60,249,4],[65,253,5],[73,258,1],[
76,259,4],[82,263,3],[86,266,1],[87,109,2],[89,267,3],[93,270,34],[161,304,3],[166,307,5],[172,312,1],[175,313,1],[178,314,2],[182,316,3],[188,158,1],[189,155,1],
[190,163,1],[191,319,7],[200,326,1],[201,150,1],[202,164,1],[203,169,1],[204,327,52]],x=[[[0,229]],[[0,2],[229,10],[13,3],[99,1],[239,10],[27,2],[249,18],[109,2],
[267,52],[158,1],[155,1],[163,1],[319,8],[150,1],[164,1],[169,1],[327,52]],[[0,2],[231,2],[235,4],[13,3],[99,1],[239,10],[27,2],[249,3],[253,14],[109,2],[267,4],
[272,1],[300,3],[305,1],[314,2],[158,1],[155,1],[163,1],[320,7],[150,1],[164,1],[169,1],[327,20]]];var T=d(41801);function f(i){const e=new DataView(i.buffer,i.
byteOffset,i.byteLength),n=a(e,e.getUint8(2)),r=a(e,n.end),t=a(e,r.end),s=l(e,r.offsets[0]??0,r.offsets[1]??0),u=s.get(17)?.[0];if(u===void 0)return;const h=a(e,
u).offsets.length-1,y=s.has(3102),D=w=>b(i,t.offsets,w),v=_(e,s.get(15)?.[0]??0,h,y);if(y){let w;const U=C=>(w??=new Map(v.map((R,B)=>[R,B])),w.get(C)??0);return(0,T.
c)("cid",new Set(v.slice(1)),{glyphOfCid:U})}const S=v.map(D);let P;return(0,T.c)("named",new Set(S.slice(1)),{nameOf:w=>S[w]??"",glyphCalled:w=>(P??=new Map(S.
map((U,C)=>[U,C]).toReversed()),P.get(w)),encoding:p(e,s.get(16)?.[0]??0,S,D)})}const g=255;function b(i,e,n){const r=E[n];if(r!==void 0)return r;const t=n-E.length,
[s,u]=[e[t],e[t+1]];return s===void 0||u===void 0||u-s>g?"":Buffer.from(i.subarray(s,u)).toString("latin1")}function _(i,e,n,r){const t=r?void 0:x[e];if(t)return t.
flatMap(([y,D])=>Array.from({length:D},(v,S)=>y+S)).slice(0,n);const s=[0],u=i.getUint8(e);let h=e+1;for(;s.length<n;){const y=i.getUint16(h),D=u===0?0:u===1?i.
getUint8(h+2):i.getUint16(h+2);h+=u===0?2:u===1?3:4;for(let v=0;v<=D&&s.length<n;v++)s.push(y+v)}return s}function p(i,e,n,r){if(e===0)return;const t=new Map;if(e===
1){for(const[v,S,P]of O)for(let w=0;w<P;w++)t.set(v+w,r(S+w));return t}const s=i.getUint8(e),u=i.getUint8(e+1);let h=1,y=e+2;for(let v=0;v<u;v++){const S=i.getUint8(
y),P=(s&127)===0?0:i.getUint8(y+1);y+=(s&127)===0?1:2;for(let w=S;w<=S+P;w++)t.set(w,n[h++]??"")}const D=s>=128?i.getUint8(y++):0;for(let v=0;v<D;v++,y+=3)t.set(
i.getUint8(y),r(i.getUint16(y+1)));return t}function m(i,e,n){let r="";for(let t=e;t<n;t++){const s=i.getUint8(t);r+=M[s>>4]+M[s&15]}return Number(r)||0}const M=[
"0","1","2","3","4","5","6","7","8","9",".","E","E-","","-",""];function o(i,e){const n=i.getUint16(e);if(n===0)return{count:n,offset:()=>e+2};const r=i.getUint8(
e+2),t=e+3+(n+1)*r-1;return{count:n,offset:s=>{let u=0;for(let h=0;h<r;h++)u=u*256+i.getUint8(e+3+s*r+h);return t+u}}}function a(i,e){const{count:n,offset:r}=o(
i,e);return{offsets:n===0?[]:Array.from({length:n+1},(s,u)=>r(u)),end:r(n)}}const c=4096;function l(i,e,n){const r=new Map;if(n-e>c)return r;let t=[];for(let s=e;s<
n;){const u=i.getUint8(s++);if(u<=21){const h=u===12?3072+i.getUint8(s++):u;r.set(h,t),t=[]}else if(u===28)t.push(i.getInt16(s)),s+=2;else if(u===29)t.push(i.getInt32(
s)),s+=4;else if(u===30){const h=s;for(;s<n&&(i.getUint8(s++)&15)!==15;);t.push(m(i,h,s))}else u<=246?t.push(u-139):u<=250?t.push((u-247)*256+i.getUint8(s++)+108):
t.push(-(u-251)*256-i.getUint8(s++)-108)}return r}}),41801:((I,A,d)=>{d.d(A,{c:()=>E});const E=(O,x,T={})=>({kind:O,unicode:()=>0,code:()=>0,has:f=>x.has(f),isDrawn:()=>!0,
codes:void 0,pointOf:()=>0,nameOf:()=>"",glyphOf:()=>0,glyphOfCid:f=>f,encoding:void 0,...T})}),69374:((I,A,d)=>{d.d(A,{m:()=>T});var E=d(61188),O=d(94389),x=d(
48462);function T(f){try{const g=new DataView(f.buffer,f.byteOffset,f.byteLength),b=f.length>12?g.getUint32(0):0;if(b===1330926671){const _=(0,O.tI)(g),p=_.get(
"CFF "),m=p&&(0,E.ah)(f.subarray(p.at,p.at+p.length));return m&&{...m,pointOf:(0,O.Ey)(g,_)}}if(b===65536||b===1953658213)return(0,O.Fm)(g);if(f[0]===1&&f[1]===
0)return(0,E.ah)(f);if(f[0]===37||f[0]===128)return(0,x._u)(f)}catch(g){if(!(g instanceof RangeError))throw g}}}),48462:((I,A,d)=>{d.d(A,{Ag:()=>x,Ed:()=>M,NH:()=>T,
Ns:()=>o,Ze:()=>a,_M:()=>p,_u:()=>O,cq:()=>_});var E=d(41801);function O(e){const n=_(e);if(!n)return;const{clear:r,plain:t}=n,s=t.indexOf("/CharStrings");if(s<
0)return;const u=new Set([...x(t,s)].map(([h])=>h));return u.size>0?(0,E.c)("named",u,{encoding:l(r),names:u}):void 0}const x=(e,n)=>g(e,n+12,e.length,"/",/^\/(\S+) +(\d+) +(?:RD|-\|) /),
T=(e,n)=>g(e,Math.max(e.indexOf("/Subrs"),0),n,"dup",/^dup +(\d+) +(\d+) +(?:RD|-\|) /),f=3e4;function*g(e,n,r,t,s){for(let u=e.indexOf(t,n),h=0;u>=0&&u<r&&h<f;h++){
const y=s.exec(e.toString("latin1",u,u+96)),D=u+(y?y[0].length:t.length),v=y?Number(y[2]):0;y&&(yield[y[1],e.subarray(D,D+v)]),u=e.indexOf(t,D+v)}}const b=4e6;function _(e){
if(e.length>b)return;const n=e[0]===128?i(e):Buffer.from(e),r=n.indexOf("eexec");if(r<0)return;let t=r+5;for(;t<n.length&&[9,10,13,32].includes(n[t]);)t++;const u=/^[0-9a-fA-F\s]{8}/.
test(n.toString("latin1",t,t+8))?Buffer.from(n.toString("latin1",t).replace(/[^0-9a-fA-F]/g,""),"hex"):n.subarray(t);return{clear:n.toString("latin1",0,r),plain:o(
u,m)}}function p(e){const n=e[0]===128?-1:e.indexOf("eexec");if(n<0)return;let r=n+5;for(;r<e.length&&[9,10,13,32].includes(e[r]);)r++;const t=e.lastIndexOf("cl\
eartomark");let s=t>r?t:e.length;for(;t>r&&s>r&&[9,10,13,32,48].includes(e[s-1]);)s--;if(/^[0-9a-fA-F\s]{8}/.test(e.toString("latin1",r,r+8))){const u=Buffer.from(
e.toString("latin1",r,s).replace(/[^0-9a-fA-F]/g,""),"hex"),h=y=>Buffer.from(`${a(y,m).toString("hex")}
`,"latin1");return{plain:o(u,m),seal:h,start:r,end:s}}return{plain:o(e.subarray(r,s),m),seal:u=>a(u,m),start:r,end:s}}const m=55665,M=4330;function o(e,n){const r=Buffer.
alloc(e.length);for(let t=0;t<e.length;t++){const s=e[t];r[t]=s^n>>8,n=(s+n)*52845+22719&65535}return r}function a(e,n){const r=Buffer.alloc(e.length);for(let t=0;t<
e.length;t++){const s=e[t]^n>>8;r[t]=s,n=(s+n)*52845+22719&65535}return r}const c=65536;function l(e){const n=e.indexOf("/Encoding");if(n<0||/^\/Encoding\s+StandardEncoding/.
test(e.slice(n,n+64)))return;const r=new Map,t=e.slice(n,n+c),s=/\b(?:readonly\s+def|def)\b\s*(?:\/|currentdict)/.exec(t)?.index??t.length;for(const[,u,h,y]of t.
slice(0,s).matchAll(/\bdup\s+(?:(\d+)#)?(\w+)\s*\/([^\s/]+)\s+put/g))r.set(parseInt(h,u?Number(u):10),y);return r}function i(e){const n=[];for(let r=0;r+6<=e.length&&
e[r]===128&&e[r+1]!==3;){const t=e[r+2]|e[r+3]<<8|e[r+4]<<16;n.push(e.subarray(r+6,r+6+t)),r+=6+t}return Buffer.concat(n)}}),9865:((I,A,d)=>{d.d(A,{mI:()=>f,WK:()=>_,
vp:()=>b});var E=d(16456),O=d(49454);const x={Helvetica:"278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556\
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
0 500 556 556 556 556 444 500 444"};function T(p){const{name:m}=(0,O.VJ)(p),M=/bold|black|heavy/i.test(m),o=/italic|oblique/i.test(m);return/^(Helvetica|Arial)/i.
test(m)?M?"HelveticaBold":"Helvetica":/^Times/i.test(m)?M?o?"TimesRomanBoldItalic":"TimesRomanBold":o?"TimesRomanItalic":"TimesRoman":/^Courier/i.test(m)?"Couri\
er":void 0}const f=p=>/^(?:(?:Helvetica|Courier)(?:-(?:Bold|Oblique|BoldOblique))?|Times-(?:Roman|Bold|Italic|BoldItalic))$/.test(p),g=new Map;function b(p){const m=p in
x?p:T(p);if(m===void 0)return;if(m==="Courier")return()=>600;let M=g.get(m);if(!M){const a=x[m].split(" ").map(Number);M=new Map(a.flatMap((c,l)=>c>0?[[E.NF.charCodeAt(
l),c]]:[])),g.set(m,M)}const o=M;return a=>o.get(a)}function _(p){return/Times/i.test(p)?{capHeight:662,descent:-217}:/Courier/i.test(p)?{capHeight:562,descent:-157}:
{capHeight:718,descent:-207}}}),62341:((I,A,d)=>{d.d(A,{FF:()=>T,KG:()=>p,oo:()=>_,s4:()=>x});var E=d(45599),O=d(69864);function x(o,a,c,l){const i=o.array(a.get(
"Widths"))?.map(r=>o.resolve(r)),e=o.resolve(a.get("FirstChar")),n=o.resolve(c?.get("MissingWidth"));return!i||typeof e!="number"?(r,t)=>l?.(t)??(typeof n=="num\
ber"&&n>0?n:500):(r,t)=>{const s=i[r-e];return typeof s=="number"&&s>0?s:l?.(t)}}function T(o,a,c,l){const i=o.array(a.get("Widths"));if(!i)return x(o,a,c,l);const e=f(
o,a.get("FirstChar"))??0,n=f(o,c?.get("MissingWidth"))??0;return(r,t)=>f(o,i[r-e])??l?.(t)??n}function f(o,a){const c=o.resolve(a);return typeof c=="number"?c:void 0}
const g=65535,b=65536;async function _(o,a){const c=o.resolve(a.get("DW")),l=await O.N.of(M(o,a.get("W")).reverse(),o.job.pace);return i=>{const e=l.find(i),n=typeof e?.
value=="object"?o.resolve(e.value[i-e.first]):e?.value;return typeof n=="number"?n:typeof c=="number"?c:1e3}}async function p(o,a){const[c,l]=(o.array(a.get("DW\
2"))??[]).map(e=>f(o,e)),i=await O.N.of(m(o,a.get("W2")).reverse(),o.job.pace);return(e,n)=>{const r=i.find(e),t=r&&r.value.length>3?(e-r.first)*3:0,s=r?.value.
slice(t,t+3).map(u=>f(o,u));return{advance:s?.[0]??l??-1e3,x:s?.[1]??n/2,y:s?.[2]??c??880}}}function m(o,a){const c=[],l=o.array(a)??[];for(let i=0;i+1<l.length&&
c.length<b;){const[e,n]=[o.resolve(l[i]),o.resolve(l[i+1])];if(typeof e!="number")break;const r=(0,E.cy)(n),t=r?e+Math.floor(n.length/3)-1:n,s=r?n:l.slice(i+2,i+
5);i+=r?2:5,!(typeof t!="number"||t<0||e>g||t<e)&&c.push({first:e,last:Math.min(t,g),value:s})}return c}function M(o,a){const c=[],l=o.array(a)??[];for(let i=0;i+
1<l.length&&c.length<b;){const[e,n,r]=l.slice(i,i+3).map(h=>o.resolve(h));if(typeof e!="number")break;const t=(0,E.cy)(n),s=t?e+n.length-1:n,u=t?n:r;i+=t?2:3,!(typeof s!=
"number"||s<0||e>g||s<e)&&((0,E.cy)(u)||typeof u=="number")&&c.push({first:e,last:Math.min(s,g),value:u})}return c}}),47628:((I,A,d)=>{d.d(A,{H:()=>x,l:()=>O});
const E="278 974 961 974 980 719 789 790 791 690 960 939 549 855 911 933 911 945 974 755 846 762 761 571 677 763 760 759 754 494 552 537 577 692 786 788 788 790\
 793 794 816 823 789 841 823 833 816 831 923 744 723 749 790 792 695 776 768 792 759 707 708 682 701 826 815 789 789 707 687 696 689 786 787 713 791 785 791 873\
 761 762 762 759 759 892 892 788 784 438 138 277 415 392 392 668 668 0 390 390 317 317 276 276 509 509 410 410 234 234 334 334 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0\
 0 0 732 544 544 910 667 760 760 776 595 694 626 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788\
 788 788 788 788 788 788 788 788 788 788 788 788 894 838 1016 458 748 924 748 918 927 928 928 834 873 828 924 924 917 930 931 463 883 836 836 867 867 696 696 87\
4 0 874 760 946 771 865 771 888 967 888 831 873 927 970 918".split(" ").map(Number),O=" ✁✂✃✄☎✆✇✈✉☛☞✌✍✎✏✐✑✒✓✔✕✖✗✘✙✚✛✜✝✞✟✠✡✢✣✤✥✦✧★✩✪✫✬✭✮✯✰✱✲✳✴✵✶✷✸✹✺✻✼✽✾✿❀❁❂❃❄❅❆❇❈\
❉❊❋●❍■❏❐❑❒▲▼◆❖◗❘❙❚❛❜❝❞\0❨❩❪❫❬❭❮❯❰❱❲❳❴❵\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0❡❢❣❤❥❦❧♣♦♥♠①②③④⑤⑥⑦⑧⑨⑩❶❷❸❹❺❻❼❽❾❿➀➁➂➃➄➅➆➇➈➉➊➋➌➍➎➏➐➑➒➓➔→↔↕➘➙➚➛➜➝➞➟➠➡➢➣➤➥➦➧➨➩➪➫➬➭➮➯\0➱➲➳➴➵➶➷➸➹➺➻➼➽➾\0";
function x(){return E.flatMap((T,f)=>{const g=O.charCodeAt(f);return T>0&&g>0?[{code:f+32,point:g,width:T}]:[]})}}),7854:((I,A,d)=>{d.d(A,{m:()=>T});var E=d(45599),
O=d(52205);const x=3;function T(g,b){const _=[b.get("Filter")??b.get("F"),b.get("DecodeParms")??b.get("DP")].map(p=>f((0,O.WW)(g,p??null,x)));return _.includes(
void 0)?void 0:_.join(" ")}function f(g){if(g instanceof E.SX)return`/${g.text}`;if(g===null||typeof g=="number"||typeof g=="boolean")return String(g);const b=Array.
isArray(g)?g.map(f):g instanceof E.Bi?[...g].flatMap(([_,p])=>[`/${_}`,f(p)]):[void 0];return b.includes(void 0)?void 0:`[${b.join(" ")}]`}})};
