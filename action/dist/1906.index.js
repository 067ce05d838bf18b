"use strict";exports.id=1906,exports.ids=[1906],exports.modules={32488:((S,D,g)=>{g.d(D,{LG:()=>p,on:()=>_,v3:()=>A});var E=g(58552),M=g(83287);const w=1e5;async function A(d,a){
const h=await y(d,a);return h.whole||!(0,M.QJ)(d.encoded(a),h.damage)?h:{...h,whole:!0}}function p(d,a,h=!1){const u=d.decodedPart(a,h);return!u||u.whole||!(0,M.
QJ)(d.encoded(a),u.damage)?u:{...u,whole:!0}}async function _(d,a){return await O(d,a)??d.decodedPart(a)}async function y(d,a){const h=await O(d,a);if(h)return h;
const u=d.decodedPart(a,!0)??{data:new Uint8Array(0),whole:!1},l=d.job.pace.step(u.data.length);return l&&await l,u}async function O(d,a){if(!(a.data.length<=w))
try{return await d.decodedPartAtEase(a)}catch(h){if(!(h instanceof E.zU)||h.code!=="unreadable_document")throw h;return}}}),39905:((S,D,g)=>{g.d(D,{F:()=>a,H:()=>h});
var E=g(58552),M=g(78157),w=g(45599),A=g(32488);const p=65536,_=1<<26,y=4*4096,O=100,d=/<([0-9A-Fa-f\s]*)>|\/[^\s<>[\]()/]*|[[\]]|\b(?:begin|end)bf(?:char|range)\b/g;
async function a(f,m,o=p,r={found:!1},s=y){const t=f.resolve(m);if(!(t instanceof w.Z6))return[];const e=new u(s);return await h(f,t,d,r,(n,i)=>e.read(n,i)<o),[
...e.single,...e.ranges]}async function h(f,m,o,r,s){let t;try{const{data:e,whole:n}=await(0,A.v3)(f,m);r.found||=!n,t=e}catch(e){if(!(e instanceof E.zU)||e.code===
"cancelled")throw e;r.found=!0;return}for(const[e,n]of(0,M.bS)(t).toString("latin1",0,_).matchAll(o)){if(!s(e,n?.replace(/\s/g,"")))return;const i=f.job.pace.step(
O);i&&await i}}class u{longest;single=[];ranges=[];length=0;operands=[];place=-1;constructor(m){this.longest=m}read(m,o){if(m==="beginbfchar"||m==="beginbfrange")
this.begin(m==="beginbfchar"?2:3);else if(m==="endbfchar"||m==="endbfrange")this.begin(0);else{if(this.length===0)return 0;m==="["?this.place=this.operands.length===
2?0:-1:m==="]"?this.begin(this.length):this.place>=0?this.item(o):this.operand(o)}return this.single.length+this.ranges.length}begin(m){this.length=m,this.operands.
length=0,this.place=-1}item(m=""){const o=l(this.operands[0])+this.place++;this.add(this.ranges,o,o,m)}operand(m=""){const{operands:o,length:r}=this;if(o.push(m),
o.length<r)return;const[s,t]=[l(o[0]),l(o[r-2])];this.add(r===2?this.single:this.ranges,s,t,m),o.length=0}add(m,o,r,s){s===""||s.length%4!==0||s.length>this.longest||
!(o<=r)||m.push({first:o,last:r,text:Buffer.from(s,"hex").swap16().toString("utf16le")})}}const l=f=>f.length<=8?parseInt(f,16):NaN}),18271:((S,D,g)=>{g.d(D,{LV:()=>o,
Lq:()=>O,nq:()=>d,oQ:()=>a,tI:()=>r});var E=g(7854),M=g(78157),w=g(45599),A=g(32488),p=g(49454),_=g(69374);const y=["FontFile","FontFile2","FontFile3"];function O(s,t){
const e=(0,p.nb)(s,t);for(const n of y){const i=s.resolve(e?.get(n));if(i instanceof w.Z6)return i}}const d=(s,t)=>(0,p.FG)(s,t.get("Subtype"))==="Type3"||O(s,t)!==
void 0;function a(s,t,e={found:!1}){const n=O(s,t);if(!n)return;const{program:i,whole:c}=h(s,n);return e.found||=!c,i}const h=r((s,t)=>{try{const e=s.security?void 0:
m.get(s),n=e&&(0,E.m)(s,t.dict);if(!e||n===void 0)return u(s,t);const i=(0,M.bS)(s.encoded(t)),c=e.find(n,i);if(c)return c;const b=u(s,t);return e.add(n,i,b),b}catch{
return{program:"unusable",whole:!0}}});function u(s,t){const e=(0,A.LG)(s,t,!0);return{program:(e&&(0,_.m)(e.data))??"unusable",whole:e?.whole!==!1}}const l=8;class f{byLength=new Map;find(t,e){
return this.byLength.get(e.length)?.find(([i,c])=>i===t&&c.equals(e))?.[2]}add(t,e,n){const i=this.byLength.get(e.length)??[];i.length<l&&i.push([t,e,n]),this.byLength.
set(e.length,i)}}const m=new WeakMap;function o(s,t){m.set(s,(t&&m.get(t))??new f)}function r(s){const t=new WeakMap;return(e,n)=>{let i=t.get(e);i||t.set(e,i=new WeakMap);
let c=i.get(n);if(c)return c.answer;const b=performance.now();return i.set(n,c={answer:s(e,n)}),e.job.pace.addSince(b),c.answer}}}),69864:((S,D,g)=>{g.d(D,{N:()=>w});
var E=g(44233);const M=500;class w{starts;owners;constructor(p,_){this.starts=p,this.owners=_}static async of(p,_){const y=new Set;for(const{first:u,last:l}of p){
y.add(u).add(l+1);const f=_.step(M);f&&await f}const O=Float64Array.from(y).sort(),d=new Array(O.length),a=Uint32Array.from({length:O.length+1},(u,l)=>l),h=u=>{
let l=u;for(;a[l]!==l;)l=a[l];for(;u!==l;){const f=a[u];a[u]=l,u=f}return l};for(const u of p){for(let f=h((0,E.BC)(O,u.first));O[f]<=u.last;f=h(f))d[f]=u,a[f]=
f+1;const l=_.step(M);l&&await l}return new w(O,d)}find(p){return this.owners[(0,E.MJ)(this.starts,p)-1]}}}),61188:((S,D,g)=>{g.d(D,{eP:()=>O,zz:()=>m,Pe:()=>l,
FG:()=>u,ah:()=>p,Je:()=>y});const E=".notdef space exclam quotedbl numbersign dollar percent ampersand quoteright parenleft parenright asterisk plus comma hyph\
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
acutesmall Thornsmall Ydieresissmall 001.000 001.001 001.002 001.003 Black Bold Book Light Medium Regular Roman Semibold".split(" "),M=[[32,1,1],[33,229,2],[36,
231,8],[44,13,3],[47,99,1],[48,239,10],[58,27,2],[60,249,4],[65,253,5],[73,258,1],[76,259,4],[82,263,3],[86,266,1],[87,109,2],[89,267,3],[93,270,34],[161,304,3],
[166,307,5],[172,312,1],[175,313,1],[178,314,2],[182,316,3],[188,158,1],[189,155,1],[190,163,1],[191,319,7],[200,326,1],[201,150,1],[202,164,1],[203,169,1],[204,
327,52]],w=[[[0,229]],[[0,2],[229,10],[13,3],[99,1],[239,10],[27,2],[249,18],[109,2],[267,52],[158,1],[155,1],[163,1],[319,8],[150,1],[164,1],[169,1],[327,52]],
[[0,2],[231,2],[235,4],[13,3],[99,1],[239,10],[27,2],[249,3],[253,14],[109,2],[267,4],[272,1],[300,3],[305,1],[314,2],[158,1],[155,1],[163,1],[320,7],[150,1],[164,
1],[169,1],[327,20]]];var A=g(41801);function p(o){const r=new DataView(o.buffer,o.byteOffset,o.byteLength),s=l(r,r.getUint8(2)),t=l(r,s.end),e=l(r,t.end),n=m(r,
t.offsets[0]??0,t.offsets[1]??0),i=n.get(17)?.[0];if(i===void 0)return;const c=l(r,i).offsets.length-1,b=n.has(3102),x=T=>y(o,e.offsets,T),v=O(r,n.get(15)?.[0]??
0,c,b);if(b){let T;const U=B=>(T??=new Map(v.map((C,R)=>[C,R])),T.get(B)??0);return(0,A.c)("cid",new Set(v.slice(1)),{glyphOfCid:U})}const P=v.map(x);let I;return(0,A.
c)("named",new Set(P.slice(1)),{nameOf:T=>P[T]??"",glyphCalled:T=>(I??=new Map(P.map((U,B)=>[U,B]).toReversed()),I.get(T)),encoding:d(r,n.get(16)?.[0]??0,P,x)})}
const _=255;function y(o,r,s){const t=E[s];if(t!==void 0)return t;const e=s-E.length,[n,i]=[r[e],r[e+1]];return n===void 0||i===void 0||i-n>_?"":Buffer.from(o.subarray(
n,i)).toString("latin1")}function O(o,r,s,t){const e=t?void 0:w[r];if(e)return e.flatMap(([b,x])=>Array.from({length:x},(v,P)=>b+P)).slice(0,s);const n=[0],i=o.
getUint8(r);let c=r+1;for(;n.length<s;){const b=o.getUint16(c),x=i===0?0:i===1?o.getUint8(c+2):o.getUint16(c+2);c+=i===0?2:i===1?3:4;for(let v=0;v<=x&&n.length<
s;v++)n.push(b+v)}return n}function d(o,r,s,t){if(r===0)return;const e=new Map;if(r===1){for(const[v,P,I]of M)for(let T=0;T<I;T++)e.set(v+T,t(P+T));return e}const n=o.
getUint8(r),i=o.getUint8(r+1);let c=1,b=r+2;for(let v=0;v<i;v++){const P=o.getUint8(b),I=(n&127)===0?0:o.getUint8(b+1);b+=(n&127)===0?1:2;for(let T=P;T<=P+I;T++)
e.set(T,s[c++]??"")}const x=n>=128?o.getUint8(b++):0;for(let v=0;v<x;v++,b+=3)e.set(o.getUint8(b),t(o.getUint16(b+1)));return e}function a(o,r,s){let t="";for(let e=r;e<
s;e++){const n=o.getUint8(e);t+=h[n>>4]+h[n&15]}return Number(t)||0}const h=["0","1","2","3","4","5","6","7","8","9",".","E","E-","","-",""];function u(o,r){const s=o.
getUint16(r);if(s===0)return{count:s,offset:()=>r+2};const t=o.getUint8(r+2),e=r+3+(s+1)*t-1;return{count:s,offset:n=>{let i=0;for(let c=0;c<t;c++)i=i*256+o.getUint8(
r+3+n*t+c);return e+i}}}function l(o,r){const{count:s,offset:t}=u(o,r);return{offsets:s===0?[]:Array.from({length:s+1},(n,i)=>t(i)),end:t(s)}}const f=4096;function m(o,r,s){
const t=new Map;if(s-r>f)return t;let e=[];for(let n=r;n<s;){const i=o.getUint8(n++);if(i<=21){const c=i===12?3072+o.getUint8(n++):i;t.set(c,e),e=[]}else if(i===
28)e.push(o.getInt16(n)),n+=2;else if(i===29)e.push(o.getInt32(n)),n+=4;else if(i===30){const c=n;for(;n<s&&(o.getUint8(n++)&15)!==15;);e.push(a(o,c,n))}else i<=
246?e.push(i-139):i<=250?e.push((i-247)*256+o.getUint8(n++)+108):e.push(-(i-251)*256-o.getUint8(n++)-108)}return t}}),41801:((S,D,g)=>{g.d(D,{c:()=>E});const E=(M,w,A={})=>({
kind:M,unicode:()=>0,code:()=>0,has:p=>w.has(p),isDrawn:()=>!0,codes:void 0,pointOf:()=>0,nameOf:()=>"",glyphOf:()=>0,glyphOfCid:p=>p,encoding:void 0,...A})}),69374:((S,D,g)=>{
g.d(D,{m:()=>A});var E=g(61188),M=g(94389),w=g(48462);function A(p){try{const _=new DataView(p.buffer,p.byteOffset,p.byteLength),y=p.length>12?_.getUint32(0):0;
if(y===1330926671){const O=(0,M.tI)(_),d=O.get("CFF "),a=d&&(0,E.ah)(p.subarray(d.at,d.at+d.length));return a&&{...a,pointOf:(0,M.Ey)(_,O)}}if(y===65536||y===1953658213)
return(0,M.Fm)(_);if(p[0]===1&&p[1]===0)return(0,E.ah)(p);if(p[0]===37||p[0]===128)return(0,w._u)(p)}catch(_){if(!(_ instanceof RangeError))throw _}}}),48462:((S,D,g)=>{
g.d(D,{Ag:()=>w,Ed:()=>h,NH:()=>A,Ns:()=>u,Ze:()=>l,_M:()=>d,_u:()=>M,cq:()=>O});var E=g(41801);function M(r){const s=O(r);if(!s)return;const{clear:t,plain:e}=s,
n=e.indexOf("/CharStrings");if(n<0)return;const i=new Set([...w(e,n)].map(([c])=>c));return i.size>0?(0,E.c)("named",i,{encoding:m(t),names:i}):void 0}const w=(r,s)=>_(
r,s+12,r.length,"/",/^\/(\S+) +(\d+) +(?:RD|-\|) /),A=(r,s)=>_(r,Math.max(r.indexOf("/Subrs"),0),s,"dup",/^dup +(\d+) +(\d+) +(?:RD|-\|) /),p=3e4;function*_(r,s,t,e,n){
for(let i=r.indexOf(e,s),c=0;i>=0&&i<t&&c<p;c++){const b=n.exec(r.toString("latin1",i,i+96)),x=i+(b?b[0].length:e.length),v=b?Number(b[2]):0;b&&(yield[b[1],r.subarray(
x,x+v)]),i=r.indexOf(e,x+v)}}const y=4e6;function O(r){if(r.length>y)return;const s=r[0]===128?o(r):Buffer.from(r),t=s.indexOf("eexec");if(t<0)return;let e=t+5;
for(;e<s.length&&[9,10,13,32].includes(s[e]);)e++;const i=/^[0-9a-fA-F\s]{8}/.test(s.toString("latin1",e,e+8))?Buffer.from(s.toString("latin1",e).replace(/[^0-9a-fA-F]/g,
""),"hex"):s.subarray(e);return{clear:s.toString("latin1",0,t),plain:u(i,a)}}function d(r){const s=r[0]===128?-1:r.indexOf("eexec");if(s<0)return;let t=s+5;for(;t<
r.length&&[9,10,13,32].includes(r[t]);)t++;const e=r.lastIndexOf("cleartomark");let n=e>t?e:r.length;for(;e>t&&n>t&&[9,10,13,32,48].includes(r[n-1]);)n--;if(/^[0-9a-fA-F\s]{8}/.
test(r.toString("latin1",t,t+8))){const i=Buffer.from(r.toString("latin1",t,n).replace(/[^0-9a-fA-F]/g,""),"hex"),c=b=>Buffer.from(`${l(b,a).toString("hex")}
`,"latin1");return{plain:u(i,a),seal:c,start:t,end:n}}return{plain:u(r.subarray(t,n),a),seal:i=>l(i,a),start:t,end:n}}const a=55665,h=4330;function u(r,s){const t=Buffer.
alloc(r.length);for(let e=0;e<r.length;e++){const n=r[e];t[e]=n^s>>8,s=(n+s)*52845+22719&65535}return t}function l(r,s){const t=Buffer.alloc(r.length);for(let e=0;e<
r.length;e++){const n=r[e]^s>>8;t[e]=n,s=(n+s)*52845+22719&65535}return t}const f=65536;function m(r){const s=r.indexOf("/Encoding");if(s<0||/^\/Encoding\s+StandardEncoding/.
test(r.slice(s,s+64)))return;const t=new Map,e=r.slice(s,s+f),n=/\b(?:readonly\s+def|def)\b\s*(?:\/|currentdict)/.exec(e)?.index??e.length;for(const[,i,c,b]of e.
slice(0,n).matchAll(/\bdup\s+(?:(\d+)#)?(\w+)\s*\/([^\s/]+)\s+put/g))t.set(parseInt(c,i?Number(i):10),b);return t}function o(r){const s=[];for(let t=0;t+6<=r.length&&
r[t]===128&&r[t+1]!==3;){const e=r[t+2]|r[t+3]<<8|r[t+4]<<16;s.push(r.subarray(t+6,t+6+e)),t+=6+e}return Buffer.concat(s)}}),9865:((S,D,g)=>{g.d(D,{mI:()=>p,WK:()=>O,
vp:()=>y});var E=g(16456),M=g(49454);const w={Helvetica:"278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556\
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
0 500 556 556 556 556 444 500 444"};function A(d){const{name:a}=(0,M.VJ)(d),h=/bold|black|heavy/i.test(a),u=/italic|oblique/i.test(a);return/^(Helvetica|Arial)/i.
test(a)?h?"HelveticaBold":"Helvetica":/^Times/i.test(a)?h?u?"TimesRomanBoldItalic":"TimesRomanBold":u?"TimesRomanItalic":"TimesRoman":/^Courier/i.test(a)?"Couri\
er":void 0}const p=d=>/^(?:(?:Helvetica|Courier)(?:-(?:Bold|Oblique|BoldOblique))?|Times-(?:Roman|Bold|Italic|BoldItalic))$/.test(d),_=new Map;function y(d){const a=d in
w?d:A(d);if(a===void 0)return;if(a==="Courier")return()=>600;let h=_.get(a);if(!h){const l=w[a].split(" ").map(Number);h=new Map(l.flatMap((f,m)=>f>0?[[E.NF.charCodeAt(
m),f]]:[])),_.set(a,h)}const u=h;return l=>u.get(l)}function O(d){return/Times/i.test(d)?{capHeight:662,descent:-217}:/Courier/i.test(d)?{capHeight:562,descent:-157}:
{capHeight:718,descent:-207}}}),62341:((S,D,g)=>{g.d(D,{FF:()=>A,KG:()=>d,oo:()=>O,s4:()=>w});var E=g(45599),M=g(69864);function w(u,l,f,m){const o=u.array(l.get(
"Widths"))?.map(t=>u.resolve(t)),r=u.resolve(l.get("FirstChar")),s=u.resolve(f?.get("MissingWidth"));return!o||typeof r!="number"?(t,e)=>m?.(e)??(typeof s=="num\
ber"&&s>0?s:500):(t,e)=>{const n=o[t-r];return typeof n=="number"&&n>0?n:m?.(e)}}function A(u,l,f,m){const o=u.array(l.get("Widths"));if(!o)return w(u,l,f,m);const r=p(
u,l.get("FirstChar"))??0,s=p(u,f?.get("MissingWidth"))??0;return(t,e)=>p(u,o[t-r])??m?.(e)??s}function p(u,l){const f=u.resolve(l);return typeof f=="number"?f:void 0}
const _=65535,y=65536;async function O(u,l){const f=u.resolve(l.get("DW")),m=await M.N.of(h(u,l.get("W")).reverse(),u.job.pace);return o=>{const r=m.find(o),s=typeof r?.
value=="object"?u.resolve(r.value[o-r.first]):r?.value;return typeof s=="number"?s:typeof f=="number"?f:1e3}}async function d(u,l){const[f,m]=(u.array(l.get("DW\
2"))??[]).map(r=>p(u,r)),o=await M.N.of(a(u,l.get("W2")).reverse(),u.job.pace);return(r,s)=>{const t=o.find(r),e=t&&t.value.length>3?(r-t.first)*3:0,n=t?.value.
slice(e,e+3).map(i=>p(u,i));return{advance:n?.[0]??m??-1e3,x:n?.[1]??s/2,y:n?.[2]??f??880}}}function a(u,l){const f=[],m=u.array(l)??[];for(let o=0;o+1<m.length&&
f.length<y;){const[r,s]=[u.resolve(m[o]),u.resolve(m[o+1])];if(typeof r!="number")break;const t=(0,E.cy)(s),e=t?r+Math.floor(s.length/3)-1:s,n=t?s:m.slice(o+2,o+
5);o+=t?2:5,!(typeof e!="number"||e<0||r>_||e<r)&&f.push({first:r,last:Math.min(e,_),value:n})}return f}function h(u,l){const f=[],m=u.array(l)??[];for(let o=0;o+
1<m.length&&f.length<y;){const[r,s,t]=m.slice(o,o+3).map(c=>u.resolve(c));if(typeof r!="number")break;const e=(0,E.cy)(s),n=e?r+s.length-1:s,i=e?s:t;o+=e?2:3,!(typeof n!=
"number"||n<0||r>_||n<r)&&((0,E.cy)(i)||typeof i=="number")&&f.push({first:r,last:Math.min(n,_),value:i})}return f}}),47628:((S,D,g)=>{g.d(D,{H:()=>w,l:()=>M});
const E="278 974 961 974 980 719 789 790 791 690 960 939 549 855 911 933 911 945 974 755 846 762 761 571 677 763 760 759 754 494 552 537 577 692 786 788 788 790\
 793 794 816 823 789 841 823 833 816 831 923 744 723 749 790 792 695 776 768 792 759 707 708 682 701 826 815 789 789 707 687 696 689 786 787 713 791 785 791 873\
 761 762 762 759 759 892 892 788 784 438 138 277 415 392 392 668 668 0 390 390 317 317 276 276 509 509 410 410 234 234 334 334 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0\
 0 0 732 544 544 910 667 760 760 776 595 694 626 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788\
 788 788 788 788 788 788 788 788 788 788 788 788 894 838 1016 458 748 924 748 918 927 928 928 834 873 828 924 924 917 930 931 463 883 836 836 867 867 696 696 87\
4 0 874 760 946 771 865 771 888 967 888 831 873 927 970 918".split(" ").map(Number),M=" ✁✂✃✄☎✆✇✈✉☛☞✌✍✎✏✐✑✒✓✔✕✖✗✘✙✚✛✜✝✞✟✠✡✢✣✤✥✦✧★✩✪✫✬✭✮✯✰✱✲✳✴✵✶✷✸✹✺✻✼✽✾✿❀❁❂❃❄❅❆❇❈\
❉❊❋●❍■❏❐❑❒▲▼◆❖◗❘❙❚❛❜❝❞\0❨❩❪❫❬❭❮❯❰❱❲❳❴❵\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0❡❢❣❤❥❦❧♣♦♥♠①②③④⑤⑥⑦⑧⑨⑩❶❷❸❹❺❻❼❽❾❿➀➁➂➃➄➅➆➇➈➉➊➋➌➍➎➏➐➑➒➓➔→↔↕➘➙➚➛➜➝➞➟➠➡➢➣➤➥➦➧➨➩➪➫➬➭➮➯\0➱➲➳➴➵➶➷➸➹➺➻➼➽➾\0";
function w(){return E.flatMap((A,p)=>{const _=M.charCodeAt(p);return A>0&&_>0?[{code:p+32,point:_,width:A}]:[]})}}),74135:((S,D,g)=>{g.d(D,{$L:()=>l,DI:()=>_,Gd:()=>d,
JQ:()=>M,Mo:()=>A,PU:()=>y,Pj:()=>o,S3:()=>w,W1:()=>r,XM:()=>m,d:()=>s,ds:()=>p,gF:()=>f,iN:()=>E,kO:()=>u,lw:()=>O,xk:()=>a,zl:()=>h});function E({box:[t,e,n,i],
rotation:c}){const b=n-t,x=i-e;return c%180===0?{width:b,height:x}:{width:x,height:b}}function M(t){const{width:e,height:n}=E(t);return{width:e*t.userUnit,height:n*
t.userUnit}}function w({box:[t,e,n,i],rotation:c}){switch(c){case 0:return[1,0,0,1,t,e];case 90:return[0,1,-1,0,n,e];case 180:return[-1,0,0,-1,n,i];case 270:return[
0,-1,1,0,t,i]}}function A(t,e){return e===void 0?t:o(t,e)??t}function p([t,e,n,i]){return[Math.min(t,n),Math.min(e,i),Math.max(t,n),Math.max(e,i)]}function _([t,
e,n,i,c,b]){const x=t*i-e*n,[v,P,I,T]=[i/x,-e/x,-n/x,t/x];return[v+0,P+0,I+0,T+0,-(c*v+b*I)+0,-(c*P+b*T)+0]}const y=([t,e,n,i])=>Math.sqrt(Math.abs(t*i-e*n));function O(t,e){
const[n,i,c,b,x,v]=t,[P,I,T,U,B,C]=e;return[n*P+i*T,n*I+i*U,c*P+b*T,c*I+b*U,x*P+v*T+B,x*I+v*U+C]}function d([t,e,n,i,c,b],x,v){return[t*x+n*v+c,e*x+i*v+b]}function a([
t,e],[n,i],[c,b],[x,v],P){const I=1-P,[T,U,B,C]=[I**3,3*P*I**2,3*P**2*I,P**3];return[T*t+U*n+B*c+C*x,T*e+U*i+B*b+C*v]}function h(t,[e,n,i,c]){const[b,x]=d(t,e,n),
[v,P]=d(t,i,n),[I,T]=d(t,e,c),[U,B]=d(t,i,c);return[Math.min(b,v,I,U),Math.min(x,P,T,B),Math.max(b,v,I,U),Math.max(x,P,T,B)]}const u=(t,e)=>[Math.min(t[0],e[0]),
Math.min(t[1],e[1]),Math.max(t[2],e[2]),Math.max(t[3],e[3])];function l(t){let[e,n,i,c]=f;for(const[b,x]of t)e=Math.min(e,b),n=Math.min(n,x),i=Math.max(i,b),c=Math.
max(c,x);return[e,n,i,c]}const f=[1/0,1/0,-1/0,-1/0],m=([t,e,n,i],c)=>[t-c,e-c,n+c,i+c];function o(t,e){const n=[Math.max(t[0],e[0]),Math.max(t[1],e[1]),Math.min(
t[2],e[2]),Math.min(t[3],e[3])];return n[0]<n[2]&&n[1]<n[3]?n:void 0}const r=t=>t.map(e=>Math.round(e*1e5)/1e5+0),s=(t,{userUnit:e})=>String(Number((t*e/72).toPrecision(
3)))}),6057:((S,D,g)=>{g.d(D,{VO:()=>A,b0:()=>y,c_:()=>d,iw:()=>_,lQ:()=>O});var E=g(73208),M=g(74135);const w=[0,0,612,792],A=(a,h)=>y(a,a.pages.attribute(h,"M\
ediaBox"))??p(a);function p({table:a}){return a.damagedKinds.addCut(E.md),w}function _(a,h){const{pages:u}=a,l=a.resolve(a.entry(u.number(h),"UserUnit"));return{
box:(0,M.Mo)(A(a,h),y(a,u.attribute(h,"CropBox"))),rotation:d(a.resolve(u.attribute(h,"Rotate"))),userUnit:typeof l=="number"&&l>0?l:1}}function y(a,h){const u=a.
array(h)?.map(f=>a.resolve(f));if(u?.length!==4||!u.every(f=>typeof f=="number"&&Number.isFinite(f)))return;const l=(0,M.ds)(u);return l[0]<l[2]&&l[1]<l[3]?l:void 0}
function O(a,h){const u=(a.array(h)??[]).map(l=>a.resolve(l));return u.length===6&&u.every(l=>typeof l=="number")?u:[1,0,0,1,0,0]}function d(a){const h=typeof a==
"number"?(a%360+360)%360:0;return h===90||h===180||h===270?h:0}}),7854:((S,D,g)=>{g.d(D,{m:()=>A});var E=g(45599),M=g(52205);const w=3;function A(_,y){const O=[
y.get("Filter")??y.get("F"),y.get("DecodeParms")??y.get("DP")].map(d=>p((0,M.WW)(_,d??null,w)));return O.includes(void 0)?void 0:O.join(" ")}function p(_){if(_ instanceof
E.SX)return`/${_.text}`;if(_===null||typeof _=="number"||typeof _=="boolean")return String(_);const y=Array.isArray(_)?_.map(p):_ instanceof E.Bi?[..._].flatMap(
([O,d])=>[`/${O}`,p(d)]):[void 0];return y.includes(void 0)?void 0:`[${y.join(" ")}]`}})};
