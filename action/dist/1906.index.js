"use strict";exports.id=1906,exports.ids=[1906],exports.modules={32488:((S,A,p)=>{p.d(A,{LG:()=>d,on:()=>b,v3:()=>D});var O=p(58552),x=p(83287);const v=1e5;async function D(a,c){
const _=await E(a,c);return _.whole||!(0,x.QJ)(a.encoded(c),_.damage)?_:{..._,whole:!0}}function d(a,c,_=!1){const u=a.decodedPart(c,_);return!u||u.whole||!(0,x.
QJ)(a.encoded(c),u.damage)?u:{...u,whole:!0}}async function b(a,c){return await g(a,c)??a.decodedPart(c)}async function E(a,c){const _=await g(a,c);if(_)return _;
const u=a.decodedPart(c,!0)??{data:new Uint8Array(0),whole:!1},f=a.job.pace.step(u.data.length);return f&&await f,u}async function g(a,c){if(!(c.data.length<=v))
try{return await a.decodedPartAtEase(c)}catch(_){if(!(_ instanceof O.zU)||_.code!=="unreadable_document")throw _;return}}}),39905:((S,A,p)=>{p.d(A,{F:()=>c,H:()=>_});
var O=p(58552),x=p(78157),v=p(45599),D=p(32488);const d=65536,b=1<<26,E=4*4096,g=100,a=/<([0-9A-Fa-f\s]*)>|\/[^\s<>[\]()/]*|[[\]]|\b(?:begin|end)bf(?:char|range)\b/g;
async function c(h,m,o=d,r={found:!1},s=E){const t=h.resolve(m);if(!(t instanceof v.Z6))return[];const e=new u(s);return await _(h,t,a,r,(n,i)=>e.read(n,i)<o),[
...e.single,...e.ranges]}async function _(h,m,o,r,s){let t;try{const{data:e,whole:n}=await(0,D.v3)(h,m);r.found||=!n,t=e}catch(e){if(!(e instanceof O.zU)||e.code===
"cancelled")throw e;r.found=!0;return}for(const[e,n]of(0,x.bS)(t).toString("latin1",0,b).matchAll(o)){if(!s(e,n?.replace(/\s/g,"")))return;const i=h.job.pace.step(
g);i&&await i}}class u{longest;single=[];ranges=[];length=0;operands=[];place=-1;constructor(m){this.longest=m}read(m,o){if(m==="beginbfchar"||m==="beginbfrange")
this.begin(m==="beginbfchar"?2:3);else if(m==="endbfchar"||m==="endbfrange")this.begin(0);else{if(this.length===0)return 0;m==="["?this.place=this.operands.length===
2?0:-1:m==="]"?this.begin(this.length):this.place>=0?this.item(o):this.operand(o)}return this.single.length+this.ranges.length}begin(m){this.length=m,this.operands.
length=0,this.place=-1}item(m=""){const o=f(this.operands[0])+this.place++;this.add(this.ranges,o,o,m)}operand(m=""){const{operands:o,length:r}=this;if(o.push(m),
o.length<r)return;const[s,t]=[f(o[0]),f(o[r-2])];this.add(r===2?this.single:this.ranges,s,t,m),o.length=0}add(m,o,r,s){s===""||s.length%4!==0||s.length>this.longest||
!(o<=r)||m.push({first:o,last:r,text:Buffer.from(s,"hex").swap16().toString("utf16le")})}}const f=h=>h.length<=8?parseInt(h,16):NaN}),18271:((S,A,p)=>{p.d(A,{LV:()=>o,
Lq:()=>g,nq:()=>a,oQ:()=>c,tI:()=>r});var O=p(7854),x=p(78157),v=p(45599),D=p(32488),d=p(49454),b=p(69374);const E=["FontFile","FontFile2","FontFile3"];function g(s,t){
const e=(0,d.nb)(s,t);for(const n of E){const i=s.resolve(e?.get(n));if(i instanceof v.Z6)return i}}const a=(s,t)=>(0,d.FG)(s,t.get("Subtype"))==="Type3"||g(s,t)!==
void 0;function c(s,t,e={found:!1}){const n=g(s,t);if(!n)return;const{program:i,whole:l}=_(s,n);return e.found||=!l,i}const _=r((s,t)=>{try{const e=s.security?void 0:
m.get(s),n=e&&(0,O.m)(s,t.dict);if(!e||n===void 0)return u(s,t);const i=(0,x.bS)(s.encoded(t)),l=e.find(n,i);if(l)return l;const y=u(s,t);return e.add(n,i,y),y}catch{
return{program:"unusable",whole:!0}}});function u(s,t){const e=(0,D.LG)(s,t,!0);return{program:(e&&(0,b.m)(e.data))??"unusable",whole:e?.whole!==!1}}const f=8;class h{byLength=new Map;find(t,e){
return this.byLength.get(e.length)?.find(([i,l])=>i===t&&l.equals(e))?.[2]}add(t,e,n){const i=this.byLength.get(e.length)??[];i.length<f&&i.push([t,e,n]),this.byLength.
set(e.length,i)}}const m=new WeakMap;function o(s,t){m.set(s,(t&&m.get(t))??new h)}function r(s){const t=new WeakMap;return(e,n)=>{let i=t.get(e);i||t.set(e,i=new WeakMap);
let l=i.get(n);if(l)return l.answer;const y=performance.now();return i.set(n,l={answer:s(e,n)}),e.job.pace.addSince(y),l.answer}}}),69864:((S,A,p)=>{p.d(A,{N:()=>v});
var O=p(44233);const x=500;class v{starts;owners;constructor(d,b){this.starts=d,this.owners=b}static async of(d,b){const E=new Set;for(const{first:u,last:f}of d){
E.add(u).add(f+1);const h=b.step(x);h&&await h}const g=Float64Array.from(E).sort(),a=new Array(g.length),c=Uint32Array.from({length:g.length+1},(u,f)=>f),_=u=>{
let f=u;for(;c[f]!==f;)f=c[f];for(;u!==f;){const h=c[u];c[u]=f,u=h}return f};for(const u of d){for(let h=_((0,O.BC)(g,u.first));g[h]<=u.last;h=_(h))a[h]=u,c[h]=
h+1;const f=b.step(x);f&&await f}return new v(g,a)}find(d){return this.owners[(0,O.MJ)(this.starts,d)-1]}}}),61188:((S,A,p)=>{p.d(A,{eP:()=>g,zz:()=>m,Pe:()=>f,
FG:()=>u,ah:()=>d,Je:()=>E});const O=".notdef space exclam quotedbl numbersign dollar percent ampersand quoteright parenleft parenright asterisk plus comma hyph\
en period slash zero one two three four five six seven eight nine colon semicolon less equal greater question at A B C D E F G H I J K L M N O P Q R S T U V W X\
 Y Z bracketleft backslash bracketright asciicircum underscore quoteleft a b c d e f g h i j k l m n o p q r s t u v w x y z braceleft bar braceright asciitilde\
 exclamdown cent sterling fraction yen florin section currency quotesingle quotedblleft guillemotleft guilsinglleft guilsinglright fi fl endash dagger daggerdbl\
 periodcentered paragraph bullet quotesinglbase quotedblbase quotedblright guillemotright ellipsis perthousand questiondown grave acute circumflex tilde macron \
breve dotaccent dieresis ring cedilla hungarumlaut ogonek caron emdash AE ordfeminine Lslash Oslash OE ordmasculine ae dotlessi lslash oslash oe germandbls ones\
uperior logicalnot mu trademark Eth onehalf plusminus Thorn onequarter divide brokenbar degree thorn threequarters twosuperior registered minus eth multiply thr\
eesuperior copyright Aacute Acircumflex Adieresis Agrave Aring Atilde Ccedilla Eacute Ecircumflex Edieresis Egrave Iacute Icircumflex Idieresis Igrave Ntilde Oa\
cute Ocircumflex Odieresis Ograve Otilde Scaron Uacute Ucircumflex Udieresis Ugrave Yacute Ydieresis Zcaron aacute acircumflex adieresis agrave aring atilde cce\
dilla eacute ecircumflex edieresis egrave iacute icircumflex idieresis igrave ntilde oacute ocircumflex odieresis ograve otilde scaron uacute ucircumflex udiere\
sis ugrave yacute ydieresis zcaron exclamsmall Hungarumlautsmall dollaroldstyle dollarsuperior ampersandsmall Acutesmall parenleftsuperior parenrightsuperior tw\
odotenleader onedotenleader zerooldstyle oneoldstyle twooldstyle threeoldstyle fouroldstyle fiveoldstyle sixoldstyle sevenoldstyle eightoldstyle nineoldstyle co\
mmasuperior threequartersemdash periodsuperior questionsmall asuperior bsuperior centsuperior dsuperior esuperior isuperior lsuperior msuperior nsuperior osuper\
ior rsuperior ssuperior tsuperior ff ffi ffl parenleftinferior parenrightinferior Circumflexsmall hyphensuperior Gravesmall Asmall Bsmall Csmall Dsmall Esmall F\
small Gsmall Hsmall Ismall Jsmall Ksmall Lsmall Msmall Nsmall Osmall Psmall Qsmall Rsmall Ssmall Tsmall Usmall Vsmall Wsmall Xsmall Ysmall Zsmall colonmonetary \
onefitted rupiah Tildesmall exclamdownsmall centoldstyle Lslashsmall Scaronsmall Zcaronsmall Dieresissmall Brevesmall Caronsmall Dotaccentsmall Macronsmall figu\
redash hypheninferior Ogoneksmall Ringsmall Cedillasmall questiondownsmall oneeighth threeeighths fiveeighths seveneighths onethird twothirds zerosuperior fours\
uperior fivesuperior sixsuperior sevensuperior eightsuperior ninesuperior zeroinferior oneinferior twoinferior threeinferior fourinferior fiveinferior sixinferi\
or seveninferior eightinferior nineinferior centinferior dollarinferior periodinferior commainferior Agravesmall Aacutesmall Acircumflexsmall Atildesmall Adiere\
sissmall Aringsmall AEsmall Ccedillasmall Egravesmall Eacutesmall Ecircumflexsmall Edieresissmall Igravesmall Iacutesmall Icircumflexsmall Idieresissmall Ethsma\
ll Ntildesmall Ogravesmall Oacutesmall Ocircumflexsmall Otildesmall Odieresissmall OEsmall Oslashsmall Ugravesmall Uacutesmall Ucircumflexsmall Udieresissmall Y\
acutesmall Thornsmall Ydieresissmall 001.000 001.001 001.002 001.003 Black Bold Book Light Medium Regular Roman Semibold".split(" "),x=[[32,1,1],[33,229,2],[36,
231,8],[44,13,3],[47,99,1],[48,239,10],[58,27,2],[60,249,4],[65,253,5],[73,258,1],[76,259,4],[82,263,3],[86,266,1],[87,109,2],[89,267,3],[93,270,34],[161,304,3],
[166,307,5],[172,312,1],[175,313,1],[178,314,2],[182,316,3],[188,158,1],[189,155,1],[190,163,1],[191,319,7],[200,326,1],[201,150,1],[202,164,1],[203,169,1],[204,
327,52]],v=[[[0,229]],[[0,2],[229,10],[13,3],[99,1],[239,10],[27,2],[249,18],[109,2],[267,52],[158,1],[155,1],[163,1],[319,8],[150,1],[164,1],[169,1],[327,52]],
[[0,2],[231,2],[235,4],[13,3],[99,1],[239,10],[27,2],[249,3],[253,14],[109,2],[267,4],[272,1],[300,3],[305,1],[314,2],[158,1],[155,1],[163,1],[320,7],[150,1],[164,
1],[169,1],[327,20]]];var D=p(41801);function d(o){const r=new DataView(o.buffer,o.byteOffset,o.byteLength),s=f(r,r.getUint8(2)),t=f(r,s.end),e=f(r,t.end),n=m(r,
t.offsets[0]??0,t.offsets[1]??0),i=n.get(17)?.[0];if(i===void 0)return;const l=f(r,i).offsets.length-1,y=n.has(3102),M=T=>E(o,e.offsets,T),w=g(r,n.get(15)?.[0]??
0,l,y);if(y){let T;const U=B=>(T??=new Map(w.map((C,R)=>[C,R])),T.get(B)??0);return(0,D.c)("cid",new Set(w.slice(1)),{glyphOfCid:U})}const I=w.map(M);let P;return(0,D.
c)("named",new Set(I.slice(1)),{nameOf:T=>I[T]??"",glyphCalled:T=>(P??=new Map(I.map((U,B)=>[U,B]).toReversed()),P.get(T)),encoding:a(r,n.get(16)?.[0]??0,I,M)})}
const b=255;function E(o,r,s){const t=O[s];if(t!==void 0)return t;const e=s-O.length,[n,i]=[r[e],r[e+1]];return n===void 0||i===void 0||i-n>b?"":Buffer.from(o.subarray(
n,i)).toString("latin1")}function g(o,r,s,t){const e=t?void 0:v[r];if(e)return e.flatMap(([y,M])=>Array.from({length:M},(w,I)=>y+I)).slice(0,s);const n=[0],i=o.
getUint8(r);let l=r+1;for(;n.length<s;){const y=o.getUint16(l),M=i===0?0:i===1?o.getUint8(l+2):o.getUint16(l+2);l+=i===0?2:i===1?3:4;for(let w=0;w<=M&&n.length<
s;w++)n.push(y+w)}return n}function a(o,r,s,t){if(r===0)return;const e=new Map;if(r===1){for(const[w,I,P]of x)for(let T=0;T<P;T++)e.set(w+T,t(I+T));return e}const n=o.
getUint8(r),i=o.getUint8(r+1);let l=1,y=r+2;for(let w=0;w<i;w++){const I=o.getUint8(y),P=(n&127)===0?0:o.getUint8(y+1);y+=(n&127)===0?1:2;for(let T=I;T<=I+P;T++)
e.set(T,s[l++]??"")}const M=n>=128?o.getUint8(y++):0;for(let w=0;w<M;w++,y+=3)e.set(o.getUint8(y),t(o.getUint16(y+1)));return e}function c(o,r,s){let t="";for(let e=r;e<
s;e++){const n=o.getUint8(e);t+=_[n>>4]+_[n&15]}return Number(t)||0}const _=["0","1","2","3","4","5","6","7","8","9",".","E","E-","","-",""];function u(o,r){const s=o.
getUint16(r);if(s===0)return{count:s,offset:()=>r+2};const t=o.getUint8(r+2),e=r+3+(s+1)*t-1;return{count:s,offset:n=>{let i=0;for(let l=0;l<t;l++)i=i*256+o.getUint8(
r+3+n*t+l);return e+i}}}function f(o,r){const{count:s,offset:t}=u(o,r);return{offsets:s===0?[]:Array.from({length:s+1},(n,i)=>t(i)),end:t(s)}}const h=4096;function m(o,r,s){
const t=new Map;if(s-r>h)return t;let e=[];for(let n=r;n<s;){const i=o.getUint8(n++);if(i<=21){const l=i===12?3072+o.getUint8(n++):i;t.set(l,e),e=[]}else if(i===
28)e.push(o.getInt16(n)),n+=2;else if(i===29)e.push(o.getInt32(n)),n+=4;else if(i===30){const l=n;for(;n<s&&(o.getUint8(n++)&15)!==15;);e.push(c(o,l,n))}else i<=
246?e.push(i-139):i<=250?e.push((i-247)*256+o.getUint8(n++)+108):e.push(-(i-251)*256-o.getUint8(n++)-108)}return t}}),41801:((S,A,p)=>{p.d(A,{c:()=>O});const O=(x,v,D={})=>({
kind:x,unicode:()=>0,code:()=>0,has:d=>v.has(d),isDrawn:()=>!0,codes:void 0,pointOf:()=>0,nameOf:()=>"",glyphOf:()=>0,glyphOfCid:d=>d,encoding:void 0,...D})}),69374:((S,A,p)=>{
p.d(A,{m:()=>D});var O=p(61188),x=p(94389),v=p(48462);function D(d){try{const b=new DataView(d.buffer,d.byteOffset,d.byteLength),E=d.length>12?b.getUint32(0):0;
if(E===1330926671){const g=(0,x.tI)(b),a=g.get("CFF "),c=a&&(0,O.ah)(d.subarray(a.at,a.at+a.length));return c&&{...c,pointOf:(0,x.Ey)(b,g)}}if(E===65536||E===1953658213)
return(0,x.Fm)(b);if(d[0]===1&&d[1]===0)return(0,O.ah)(d);if(d[0]===37||d[0]===128)return(0,v._u)(d)}catch(b){if(!(b instanceof RangeError))throw b}}}),48462:((S,A,p)=>{
p.d(A,{Ag:()=>v,Ed:()=>_,NH:()=>D,Ns:()=>u,Ze:()=>f,_M:()=>a,_u:()=>x,cq:()=>g});var O=p(41801);function x(r){const s=g(r);if(!s)return;const{clear:t,plain:e}=s,
n=e.indexOf("/CharStrings");if(n<0)return;const i=new Set([...v(e,n)].map(([l])=>l));return i.size>0?(0,O.c)("named",i,{encoding:m(t),names:i}):void 0}const v=(r,s)=>b(
r,s+12,r.length,"/",/^\/(\S+) +(\d+) +(?:RD|-\|) /),D=(r,s)=>b(r,Math.max(r.indexOf("/Subrs"),0),s,"dup",/^dup +(\d+) +(\d+) +(?:RD|-\|) /),d=3e4;function*b(r,s,t,e,n){
for(let i=r.indexOf(e,s),l=0;i>=0&&i<t&&l<d;l++){const y=n.exec(r.toString("latin1",i,i+96)),M=i+(y?y[0].length:e.length),w=y?Number(y[2]):0;y&&(yield[y[1],r.subarray(
M,M+w)]),i=r.indexOf(e,M+w)}}const E=4e6;function g(r){if(r.length>E)return;const s=r[0]===128?o(r):Buffer.from(r),t=s.indexOf("eexec");if(t<0)return;let e=t+5;
for(;e<s.length&&[9,10,13,32].includes(s[e]);)e++;const i=/^[0-9a-fA-F\s]{8}/.test(s.toString("latin1",e,e+8))?Buffer.from(s.toString("latin1",e).replace(/[^0-9a-fA-F]/g,
""),"hex"):s.subarray(e);return{clear:s.toString("latin1",0,t),plain:u(i,c)}}function a(r){const s=r[0]===128?-1:r.indexOf("eexec");if(s<0)return;let t=s+5;for(;t<
r.length&&[9,10,13,32].includes(r[t]);)t++;const e=r.lastIndexOf("cleartomark");let n=e>t?e:r.length;for(;e>t&&n>t&&[9,10,13,32,48].includes(r[n-1]);)n--;if(/^[0-9a-fA-F\s]{8}/.
test(r.toString("latin1",t,t+8))){const i=Buffer.from(r.toString("latin1",t,n).replace(/[^0-9a-fA-F]/g,""),"hex"),l=y=>Buffer.from(`${f(y,c).toString("hex")}
`,"latin1");return{plain:u(i,c),seal:l,start:t,end:n}}return{plain:u(r.subarray(t,n),c),seal:i=>f(i,c),start:t,end:n}}const c=55665,_=4330;function u(r,s){const t=Buffer.
alloc(r.length);for(let e=0;e<r.length;e++){const n=r[e];t[e]=n^s>>8,s=(n+s)*52845+22719&65535}return t}function f(r,s){const t=Buffer.alloc(r.length);for(let e=0;e<
r.length;e++){const n=r[e]^s>>8;t[e]=n,s=(n+s)*52845+22719&65535}return t}const h=65536;function m(r){const s=r.indexOf("/Encoding");if(s<0||/^\/Encoding\s+StandardEncoding/.
test(r.slice(s,s+64)))return;const t=new Map,e=r.slice(s,s+h),n=/\b(?:readonly\s+def|def)\b\s*(?:\/|currentdict)/.exec(e)?.index??e.length;for(const[,i,l,y]of e.
slice(0,n).matchAll(/\bdup\s+(?:(\d+)#)?(\w+)\s*\/([^\s/]+)\s+put/g))t.set(parseInt(l,i?Number(i):10),y);return t}function o(r){const s=[];for(let t=0;t+6<=r.length&&
r[t]===128&&r[t+1]!==3;){const e=r[t+2]|r[t+3]<<8|r[t+4]<<16;s.push(r.subarray(t+6,t+6+e)),t+=6+e}return Buffer.concat(s)}}),9865:((S,A,p)=>{p.d(A,{mI:()=>d,WK:()=>g,
vp:()=>E});var O=p(16456),x=p(49454);const v={Helvetica:"278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556\
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
0 500 556 556 556 556 444 500 444"};function D(a){const{name:c}=(0,x.VJ)(a),_=/bold|black|heavy/i.test(c),u=/italic|oblique/i.test(c);return/^(Helvetica|Arial)/i.
test(c)?_?"HelveticaBold":"Helvetica":/^Times/i.test(c)?_?u?"TimesRomanBoldItalic":"TimesRomanBold":u?"TimesRomanItalic":"TimesRoman":/^Courier/i.test(c)?"Couri\
er":void 0}const d=a=>/^(?:(?:Helvetica|Courier)(?:-(?:Bold|Oblique|BoldOblique))?|Times-(?:Roman|Bold|Italic|BoldItalic))$/.test(a),b=new Map;function E(a){const c=a in
v?a:D(a);if(c===void 0)return;if(c==="Courier")return()=>600;let _=b.get(c);if(!_){const f=v[c].split(" ").map(Number);_=new Map(f.flatMap((h,m)=>h>0?[[O.NF.charCodeAt(
m),h]]:[])),b.set(c,_)}const u=_;return f=>u.get(f)}function g(a){return/Times/i.test(a)?{capHeight:662,descent:-217}:/Courier/i.test(a)?{capHeight:562,descent:-157}:
{capHeight:718,descent:-207}}}),62341:((S,A,p)=>{p.d(A,{FF:()=>D,KG:()=>a,oo:()=>g,s4:()=>v});var O=p(45599),x=p(69864);function v(u,f,h,m){const o=u.array(f.get(
"Widths"))?.map(t=>u.resolve(t)),r=u.resolve(f.get("FirstChar")),s=u.resolve(h?.get("MissingWidth"));return!o||typeof r!="number"?(t,e)=>m?.(e)??(typeof s=="num\
ber"&&s>0?s:500):(t,e)=>{const n=o[t-r];return typeof n=="number"&&n>0?n:m?.(e)}}function D(u,f,h,m){const o=u.array(f.get("Widths"));if(!o)return v(u,f,h,m);const r=d(
u,f.get("FirstChar"))??0,s=d(u,h?.get("MissingWidth"))??0;return(t,e)=>d(u,o[t-r])??m?.(e)??s}function d(u,f){const h=u.resolve(f);return typeof h=="number"?h:void 0}
const b=65535,E=65536;async function g(u,f){const h=u.resolve(f.get("DW")),m=await x.N.of(_(u,f.get("W")).reverse(),u.job.pace);return o=>{const r=m.find(o),s=typeof r?.
value=="object"?u.resolve(r.value[o-r.first]):r?.value;return typeof s=="number"?s:typeof h=="number"?h:1e3}}async function a(u,f){const[h,m]=(u.array(f.get("DW\
2"))??[]).map(r=>d(u,r)),o=await x.N.of(c(u,f.get("W2")).reverse(),u.job.pace);return(r,s)=>{const t=o.find(r),e=t&&t.value.length>3?(r-t.first)*3:0,n=t?.value.
slice(e,e+3).map(i=>d(u,i));return{advance:n?.[0]??m??-1e3,x:n?.[1]??s/2,y:n?.[2]??h??880}}}function c(u,f){const h=[],m=u.array(f)??[];for(let o=0;o+1<m.length&&
h.length<E;){const[r,s]=[u.resolve(m[o]),u.resolve(m[o+1])];if(typeof r!="number")break;const t=(0,O.cy)(s),e=t?r+Math.floor(s.length/3)-1:s,n=t?s:m.slice(o+2,o+
5);o+=t?2:5,!(typeof e!="number"||e<0||r>b||e<r)&&h.push({first:r,last:Math.min(e,b),value:n})}return h}function _(u,f){const h=[],m=u.array(f)??[];for(let o=0;o+
1<m.length&&h.length<E;){const[r,s,t]=m.slice(o,o+3).map(l=>u.resolve(l));if(typeof r!="number")break;const e=(0,O.cy)(s),n=e?r+s.length-1:s,i=e?s:t;o+=e?2:3,!(typeof n!=
"number"||n<0||r>b||n<r)&&((0,O.cy)(i)||typeof i=="number")&&h.push({first:r,last:Math.min(n,b),value:i})}return h}}),47628:((S,A,p)=>{p.d(A,{H:()=>v,l:()=>x});
const O="278 974 961 974 980 719 789 790 791 690 960 939 549 855 911 933 911 945 974 755 846 762 761 571 677 763 760 759 754 494 552 537 577 692 786 788 788 790\
 793 794 816 823 789 841 823 833 816 831 923 744 723 749 790 792 695 776 768 792 759 707 708 682 701 826 815 789 789 707 687 696 689 786 787 713 791 785 791 873\
 761 762 762 759 759 892 892 788 784 438 138 277 415 392 392 668 668 0 390 390 317 317 276 276 509 509 410 410 234 234 334 334 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0\
 0 0 732 544 544 910 667 760 760 776 595 694 626 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788\
 788 788 788 788 788 788 788 788 788 788 788 788 894 838 1016 458 748 924 748 918 927 928 928 834 873 828 924 924 917 930 931 463 883 836 836 867 867 696 696 87\
4 0 874 760 946 771 865 771 888 967 888 831 873 927 970 918".split(" ").map(Number),x=" ✁✂✃✄☎✆✇✈✉☛☞✌✍✎✏✐✑✒✓✔✕✖✗✘✙✚✛✜✝✞✟✠✡✢✣✤✥✦✧★✩✪✫✬✭✮✯✰✱✲✳✴✵✶✷✸✹✺✻✼✽✾✿❀❁❂❃❄❅❆❇❈\
❉❊❋●❍■❏❐❑❒▲▼◆❖◗❘❙❚❛❜❝❞\0❨❩❪❫❬❭❮❯❰❱❲❳❴❵\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0❡❢❣❤❥❦❧♣♦♥♠①②③④⑤⑥⑦⑧⑨⑩❶❷❸❹❺❻❼❽❾❿➀➁➂➃➄➅➆➇➈➉➊➋➌➍➎➏➐➑➒➓➔→↔↕➘➙➚➛➜➝➞➟➠➡➢➣➤➥➦➧➨➩➪➫➬➭➮➯\0➱➲➳➴➵➶➷➸➹➺➻➼➽➾\0";
function v(){return O.flatMap((D,d)=>{const b=x.charCodeAt(d);return D>0&&b>0?[{code:d+32,point:b,width:D}]:[]})}}),74135:((S,A,p)=>{p.d(A,{$L:()=>f,DI:()=>b,Gd:()=>a,
JQ:()=>x,Mo:()=>D,PU:()=>E,Pj:()=>o,S3:()=>v,W1:()=>r,XM:()=>m,d:()=>s,ds:()=>d,gF:()=>h,iN:()=>O,kO:()=>u,lw:()=>g,xk:()=>c,zl:()=>_});function O({box:[t,e,n,i],
rotation:l}){const y=n-t,M=i-e;return l%180===0?{width:y,height:M}:{width:M,height:y}}function x(t){const{width:e,height:n}=O(t);return{width:e*t.userUnit,height:n*
t.userUnit}}function v({box:[t,e,n,i],rotation:l}){switch(l){case 0:return[1,0,0,1,t,e];case 90:return[0,1,-1,0,n,e];case 180:return[-1,0,0,-1,n,i];case 270:return[
0,-1,1,0,t,i]}}function D(t,e){return e===void 0?t:o(t,e)??t}function d([t,e,n,i]){return[Math.min(t,n),Math.min(e,i),Math.max(t,n),Math.max(e,i)]}function b([t,
e,n,i,l,y]){const M=t*i-e*n,[w,I,P,T]=[i/M,-e/M,-n/M,t/M];return[w+0,I+0,P+0,T+0,-(l*w+y*P)+0,-(l*I+y*T)+0]}const E=([t,e,n,i])=>Math.sqrt(Math.abs(t*i-e*n));function g(t,e){
const[n,i,l,y,M,w]=t,[I,P,T,U,B,C]=e;return[n*I+i*T,n*P+i*U,l*I+y*T,l*P+y*U,M*I+w*T+B,M*P+w*U+C]}function a([t,e,n,i,l,y],M,w){return[t*M+n*w+l,e*M+i*w+y]}function c([
t,e],[n,i],[l,y],[M,w],I){const P=1-I,[T,U,B,C]=[P**3,3*I*P**2,3*I**2*P,I**3];return[T*t+U*n+B*l+C*M,T*e+U*i+B*y+C*w]}function _(t,[e,n,i,l]){const[y,M]=a(t,e,n),
[w,I]=a(t,i,n),[P,T]=a(t,e,l),[U,B]=a(t,i,l);return[Math.min(y,w,P,U),Math.min(M,I,T,B),Math.max(y,w,P,U),Math.max(M,I,T,B)]}const u=(t,e)=>[Math.min(t[0],e[0]),
Math.min(t[1],e[1]),Math.max(t[2],e[2]),Math.max(t[3],e[3])];function f(t){let[e,n,i,l]=h;for(const[y,M]of t)e=Math.min(e,y),n=Math.min(n,M),i=Math.max(i,y),l=Math.
max(l,M);return[e,n,i,l]}const h=[1/0,1/0,-1/0,-1/0],m=([t,e,n,i],l)=>[t-l,e-l,n+l,i+l];function o(t,e){const n=[Math.max(t[0],e[0]),Math.max(t[1],e[1]),Math.min(
t[2],e[2]),Math.min(t[3],e[3])];return n[0]<n[2]&&n[1]<n[3]?n:void 0}const r=t=>t.map(e=>Math.round(e*1e5)/1e5+0),s=(t,{userUnit:e})=>String(Number((t*e/72).toPrecision(
3)))}),6057:((S,A,p)=>{p.d(A,{VO:()=>v,b0:()=>d,c_:()=>E,iw:()=>D,lQ:()=>b});var O=p(74135);const x=[0,0,612,792],v=(g,a)=>d(g,g.pages.attribute(a,"MediaBox"))??
x;function D(g,a){const{pages:c}=g,_=g.resolve(g.entry(c.number(a),"UserUnit"));return{box:(0,O.Mo)(v(g,a),d(g,c.attribute(a,"CropBox"))),rotation:E(g.resolve(c.
attribute(a,"Rotate"))),userUnit:typeof _=="number"&&_>0?_:1}}function d(g,a){const c=g.array(a)?.map(u=>g.resolve(u));if(c?.length!==4||!c.every(u=>typeof u=="\
number"&&Number.isFinite(u)))return;const _=(0,O.ds)(c);return _[0]<_[2]&&_[1]<_[3]?_:void 0}function b(g,a){const c=(g.array(a)??[]).map(_=>g.resolve(_));return c.
length===6&&c.every(_=>typeof _=="number")?c:[1,0,0,1,0,0]}function E(g){const a=typeof g=="number"?(g%360+360)%360:0;return a===90||a===180||a===270?a:0}}),7854:((S,A,p)=>{
p.d(A,{m:()=>D});var O=p(45599),x=p(52205);const v=3;function D(b,E){const g=[E.get("Filter")??E.get("F"),E.get("DecodeParms")??E.get("DP")].map(a=>d((0,x.WW)(b,
a??null,v)));return g.includes(void 0)?void 0:g.join(" ")}function d(b){if(b instanceof O.SX)return`/${b.text}`;if(b===null||typeof b=="number"||typeof b=="bool\
ean")return String(b);const E=Array.isArray(b)?b.map(d):b instanceof O.Bi?[...b].flatMap(([g,a])=>[`/${g}`,d(a)]):[void 0];return E.includes(void 0)?void 0:`[${E.
join(" ")}]`}})};
