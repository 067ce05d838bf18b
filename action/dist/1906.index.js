"use strict";exports.id=1906,exports.ids=[1906],exports.modules={32488:((S,D,h)=>{h.d(D,{LG:()=>m,TA:()=>y,on:()=>p,v3:()=>A});var E=h(58552),M=h(83287);const w=1e5;async function A(l,d){
const o=await O(l,d);return o.whole||!(0,M.QJ)(l.encoded(d),o.damage)?o:{...o,whole:!0}}function m(l,d,o=!1){const a=l.decodedPart(d,o);return!a||a.whole||!(0,M.
QJ)(l.encoded(d),a.damage)?a:{...a,whole:!0}}async function p(l,d){return await b(l,d)??l.decodedPart(d)}async function y(l,d){return(await p(l,d))?.data??await l.
decodedAtEase(d)}async function O(l,d){const o=await b(l,d);if(o)return o;const a=l.decodedPart(d,!0)??{data:new Uint8Array(0),whole:!1},f=l.job.pace.step(a.data.
length);return f&&await f,a}async function b(l,d){if(!(d.data.length<=w))try{return await l.decodedPartAtEase(d)}catch(o){if(!(o instanceof E.zU)||o.code!=="unr\
eadable_document")throw o;return}}}),39905:((S,D,h)=>{h.d(D,{F:()=>l,H:()=>d});var E=h(58552),M=h(78157),w=h(45599),A=h(32488);const m=65536,p=1<<26,y=4*4096,O=100,
b=/<([0-9A-Fa-f\s]*)>|\/[^\s<>[\]()/]*|[[\]]|\b(?:begin|end)bf(?:char|range)\b/g;async function l(f,g,u=m,r={found:!1},s=y){const t=f.resolve(g);if(!(t instanceof
w.Z6))return[];const e=new o(s);return await d(f,t,b,r,(n,i)=>e.read(n,i)<u),[...e.single,...e.ranges]}async function d(f,g,u,r,s){let t;try{const{data:e,whole:n}=await(0,A.
v3)(f,g);r.found||=!n,t=e}catch(e){if(!(e instanceof E.zU)||e.code==="cancelled")throw e;r.found=!0;return}for(const[e,n]of(0,M.bS)(t).toString("latin1",0,p).matchAll(
u)){if(!s(e,n?.replace(/\s/g,"")))return;const i=f.job.pace.step(O);i&&await i}}class o{longest;single=[];ranges=[];length=0;operands=[];place=-1;constructor(g){
this.longest=g}read(g,u){if(g==="beginbfchar"||g==="beginbfrange")this.begin(g==="beginbfchar"?2:3);else if(g==="endbfchar"||g==="endbfrange")this.begin(0);else{
if(this.length===0)return 0;g==="["?this.place=this.operands.length===2?0:-1:g==="]"?this.begin(this.length):this.place>=0?this.item(u):this.operand(u)}return this.
single.length+this.ranges.length}begin(g){this.length=g,this.operands.length=0,this.place=-1}item(g=""){const u=a(this.operands[0])+this.place++;this.add(this.ranges,
u,u,g)}operand(g=""){const{operands:u,length:r}=this;if(u.push(g),u.length<r)return;const[s,t]=[a(u[0]),a(u[r-2])];this.add(r===2?this.single:this.ranges,s,t,g),
u.length=0}add(g,u,r,s){s===""||s.length%4!==0||s.length>this.longest||!(u<=r)||g.push({first:u,last:r,text:Buffer.from(s,"hex").swap16().toString("utf16le")})}}
const a=f=>f.length<=8?parseInt(f,16):NaN}),18271:((S,D,h)=>{h.d(D,{LV:()=>u,Lq:()=>O,nq:()=>b,oQ:()=>l,tI:()=>r});var E=h(7854),M=h(78157),w=h(45599),A=h(32488),
m=h(49454),p=h(69374);const y=["FontFile","FontFile2","FontFile3"];function O(s,t){const e=(0,m.nb)(s,t);for(const n of y){const i=s.resolve(e?.get(n));if(i instanceof
w.Z6)return i}}const b=(s,t)=>(0,m.FG)(s,t.get("Subtype"))==="Type3"||O(s,t)!==void 0;function l(s,t,e={found:!1}){const n=O(s,t);if(!n)return;const{program:i,whole:c}=d(
s,n);return e.found||=!c,i}const d=r((s,t)=>{try{const e=s.security?void 0:g.get(s),n=e&&(0,E.m)(s,t.dict);if(!e||n===void 0)return o(s,t);const i=(0,M.bS)(s.encoded(
t)),c=e.find(n,i);if(c)return c;const _=o(s,t);return e.add(n,i,_),_}catch{return{program:"unusable",whole:!0}}});function o(s,t){const e=(0,A.LG)(s,t,!0);return{
program:(e&&(0,p.m)(e.data))??"unusable",whole:e?.whole!==!1}}const a=8;class f{byLength=new Map;find(t,e){return this.byLength.get(e.length)?.find(([i,c])=>i===
t&&c.equals(e))?.[2]}add(t,e,n){const i=this.byLength.get(e.length)??[];i.length<a&&i.push([t,e,n]),this.byLength.set(e.length,i)}}const g=new WeakMap;function u(s,t){
g.set(s,(t&&g.get(t))??new f)}function r(s){const t=new WeakMap;return(e,n)=>{let i=t.get(e);i||t.set(e,i=new WeakMap);let c=i.get(n);if(c)return c.answer;const _=performance.
now();return i.set(n,c={answer:s(e,n)}),e.job.pace.addSince(_),c.answer}}}),69864:((S,D,h)=>{h.d(D,{N:()=>w});var E=h(44233);const M=500;class w{starts;owners;constructor(m,p){
this.starts=m,this.owners=p}static async of(m,p){const y=new Set;for(const{first:o,last:a}of m){y.add(o).add(a+1);const f=p.step(M);f&&await f}const O=Float64Array.
from(y).sort(),b=new Array(O.length),l=Uint32Array.from({length:O.length+1},(o,a)=>a),d=o=>{let a=o;for(;l[a]!==a;)a=l[a];for(;o!==a;){const f=l[o];l[o]=a,o=f}return a};
for(const o of m){for(let f=d((0,E.BC)(O,o.first));O[f]<=o.last;f=d(f))b[f]=o,l[f]=f+1;const a=p.step(M);a&&await a}return new w(O,b)}find(m){return this.owners[(0,E.
MJ)(this.starts,m)-1]}}}),61188:((S,D,h)=>{h.d(D,{eP:()=>O,zz:()=>g,Pe:()=>a,FG:()=>o,ah:()=>m,Je:()=>y});const E=".notdef space exclam quotedbl numbersign doll\
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
k Light Medium Regular Roman Semibold".split(" "),M=[[32,1,1],[33,229,2],[36,231,8],[44,13,3],[47,99,1],[48,239,10],[58,27,2],[60,249,4],[65,253,5],[73,258,1],[
76,259,4],[82,263,3],[86,266,1],[87,109,2],[89,267,3],[93,270,34],[161,304,3],[166,307,5],[172,312,1],[175,313,1],[178,314,2],[182,316,3],[188,158,1],[189,155,1],
[190,163,1],[191,319,7],[200,326,1],[201,150,1],[202,164,1],[203,169,1],[204,327,52]],w=[[[0,229]],[[0,2],[229,10],[13,3],[99,1],[239,10],[27,2],[249,18],[109,2],
[267,52],[158,1],[155,1],[163,1],[319,8],[150,1],[164,1],[169,1],[327,52]],[[0,2],[231,2],[235,4],[13,3],[99,1],[239,10],[27,2],[249,3],[253,14],[109,2],[267,4],
[272,1],[300,3],[305,1],[314,2],[158,1],[155,1],[163,1],[320,7],[150,1],[164,1],[169,1],[327,20]]];var A=h(41801);function m(u){const r=new DataView(u.buffer,u.
byteOffset,u.byteLength),s=a(r,r.getUint8(2)),t=a(r,s.end),e=a(r,t.end),n=g(r,t.offsets[0]??0,t.offsets[1]??0),i=n.get(17)?.[0];if(i===void 0)return;const c=a(r,
i).offsets.length-1,_=n.has(3102),x=T=>y(u,e.offsets,T),v=O(r,n.get(15)?.[0]??0,c,_);if(_){let T;const U=B=>(T??=new Map(v.map((C,R)=>[C,R])),T.get(B)??0);return(0,A.
c)("cid",new Set(v.slice(1)),{glyphOfCid:U})}const P=v.map(x);let I;return(0,A.c)("named",new Set(P.slice(1)),{nameOf:T=>P[T]??"",glyphCalled:T=>(I??=new Map(P.
map((U,B)=>[U,B]).toReversed()),I.get(T)),encoding:b(r,n.get(16)?.[0]??0,P,x)})}const p=255;function y(u,r,s){const t=E[s];if(t!==void 0)return t;const e=s-E.length,
[n,i]=[r[e],r[e+1]];return n===void 0||i===void 0||i-n>p?"":Buffer.from(u.subarray(n,i)).toString("latin1")}function O(u,r,s,t){const e=t?void 0:w[r];if(e)return e.
flatMap(([_,x])=>Array.from({length:x},(v,P)=>_+P)).slice(0,s);const n=[0],i=u.getUint8(r);let c=r+1;for(;n.length<s;){const _=u.getUint16(c),x=i===0?0:i===1?u.
getUint8(c+2):u.getUint16(c+2);c+=i===0?2:i===1?3:4;for(let v=0;v<=x&&n.length<s;v++)n.push(_+v)}return n}function b(u,r,s,t){if(r===0)return;const e=new Map;if(r===
1){for(const[v,P,I]of M)for(let T=0;T<I;T++)e.set(v+T,t(P+T));return e}const n=u.getUint8(r),i=u.getUint8(r+1);let c=1,_=r+2;for(let v=0;v<i;v++){const P=u.getUint8(
_),I=(n&127)===0?0:u.getUint8(_+1);_+=(n&127)===0?1:2;for(let T=P;T<=P+I;T++)e.set(T,s[c++]??"")}const x=n>=128?u.getUint8(_++):0;for(let v=0;v<x;v++,_+=3)e.set(
u.getUint8(_),t(u.getUint16(_+1)));return e}function l(u,r,s){let t="";for(let e=r;e<s;e++){const n=u.getUint8(e);t+=d[n>>4]+d[n&15]}return Number(t)||0}const d=[
"0","1","2","3","4","5","6","7","8","9",".","E","E-","","-",""];function o(u,r){const s=u.getUint16(r);if(s===0)return{count:s,offset:()=>r+2};const t=u.getUint8(
r+2),e=r+3+(s+1)*t-1;return{count:s,offset:n=>{let i=0;for(let c=0;c<t;c++)i=i*256+u.getUint8(r+3+n*t+c);return e+i}}}function a(u,r){const{count:s,offset:t}=o(
u,r);return{offsets:s===0?[]:Array.from({length:s+1},(n,i)=>t(i)),end:t(s)}}const f=4096;function g(u,r,s){const t=new Map;if(s-r>f)return t;let e=[];for(let n=r;n<
s;){const i=u.getUint8(n++);if(i<=21){const c=i===12?3072+u.getUint8(n++):i;t.set(c,e),e=[]}else if(i===28)e.push(u.getInt16(n)),n+=2;else if(i===29)e.push(u.getInt32(
n)),n+=4;else if(i===30){const c=n;for(;n<s&&(u.getUint8(n++)&15)!==15;);e.push(l(u,c,n))}else i<=246?e.push(i-139):i<=250?e.push((i-247)*256+u.getUint8(n++)+108):
e.push(-(i-251)*256-u.getUint8(n++)-108)}return t}}),41801:((S,D,h)=>{h.d(D,{c:()=>E});const E=(M,w,A={})=>({kind:M,unicode:()=>0,code:()=>0,has:m=>w.has(m),isDrawn:()=>!0,
codes:void 0,pointOf:()=>0,nameOf:()=>"",glyphOf:()=>0,glyphOfCid:m=>m,encoding:void 0,...A})}),69374:((S,D,h)=>{h.d(D,{m:()=>A});var E=h(61188),M=h(94389),w=h(
48462);function A(m){try{const p=new DataView(m.buffer,m.byteOffset,m.byteLength),y=m.length>12?p.getUint32(0):0;if(y===1330926671){const O=(0,M.tI)(p),b=O.get(
"CFF "),l=b&&(0,E.ah)(m.subarray(b.at,b.at+b.length));return l&&{...l,pointOf:(0,M.Ey)(p,O)}}if(y===65536||y===1953658213)return(0,M.Fm)(p);if(m[0]===1&&m[1]===
0)return(0,E.ah)(m);if(m[0]===37||m[0]===128)return(0,w._u)(m)}catch(p){if(!(p instanceof RangeError))throw p}}}),48462:((S,D,h)=>{h.d(D,{Ag:()=>w,Ed:()=>d,NH:()=>A,
Ns:()=>o,Ze:()=>a,_M:()=>b,_u:()=>M,cq:()=>O});var E=h(41801);function M(r){const s=O(r);if(!s)return;const{clear:t,plain:e}=s,n=e.indexOf("/CharStrings");if(n<
0)return;const i=new Set([...w(e,n)].map(([c])=>c));return i.size>0?(0,E.c)("named",i,{encoding:g(t),names:i}):void 0}const w=(r,s)=>p(r,s+12,r.length,"/",/^\/(\S+) +(\d+) +(?:RD|-\|) /),
A=(r,s)=>p(r,Math.max(r.indexOf("/Subrs"),0),s,"dup",/^dup +(\d+) +(\d+) +(?:RD|-\|) /),m=3e4;function*p(r,s,t,e,n){for(let i=r.indexOf(e,s),c=0;i>=0&&i<t&&c<m;c++){
const _=n.exec(r.toString("latin1",i,i+96)),x=i+(_?_[0].length:e.length),v=_?Number(_[2]):0;_&&(yield[_[1],r.subarray(x,x+v)]),i=r.indexOf(e,x+v)}}const y=4e6;function O(r){
if(r.length>y)return;const s=r[0]===128?u(r):Buffer.from(r),t=s.indexOf("eexec");if(t<0)return;let e=t+5;for(;e<s.length&&[9,10,13,32].includes(s[e]);)e++;const i=/^[0-9a-fA-F\s]{8}/.
test(s.toString("latin1",e,e+8))?Buffer.from(s.toString("latin1",e).replace(/[^0-9a-fA-F]/g,""),"hex"):s.subarray(e);return{clear:s.toString("latin1",0,t),plain:o(
i,l)}}function b(r){const s=r[0]===128?-1:r.indexOf("eexec");if(s<0)return;let t=s+5;for(;t<r.length&&[9,10,13,32].includes(r[t]);)t++;const e=r.lastIndexOf("cl\
eartomark");let n=e>t?e:r.length;for(;e>t&&n>t&&[9,10,13,32,48].includes(r[n-1]);)n--;if(/^[0-9a-fA-F\s]{8}/.test(r.toString("latin1",t,t+8))){const i=Buffer.from(
r.toString("latin1",t,n).replace(/[^0-9a-fA-F]/g,""),"hex"),c=_=>Buffer.from(`${a(_,l).toString("hex")}
`,"latin1");return{plain:o(i,l),seal:c,start:t,end:n}}return{plain:o(r.subarray(t,n),l),seal:i=>a(i,l),start:t,end:n}}const l=55665,d=4330;function o(r,s){const t=Buffer.
alloc(r.length);for(let e=0;e<r.length;e++){const n=r[e];t[e]=n^s>>8,s=(n+s)*52845+22719&65535}return t}function a(r,s){const t=Buffer.alloc(r.length);for(let e=0;e<
r.length;e++){const n=r[e]^s>>8;t[e]=n,s=(n+s)*52845+22719&65535}return t}const f=65536;function g(r){const s=r.indexOf("/Encoding");if(s<0||/^\/Encoding\s+StandardEncoding/.
test(r.slice(s,s+64)))return;const t=new Map,e=r.slice(s,s+f),n=/\b(?:readonly\s+def|def)\b\s*(?:\/|currentdict)/.exec(e)?.index??e.length;for(const[,i,c,_]of e.
slice(0,n).matchAll(/\bdup\s+(?:(\d+)#)?(\w+)\s*\/([^\s/]+)\s+put/g))t.set(parseInt(c,i?Number(i):10),_);return t}function u(r){const s=[];for(let t=0;t+6<=r.length&&
r[t]===128&&r[t+1]!==3;){const e=r[t+2]|r[t+3]<<8|r[t+4]<<16;s.push(r.subarray(t+6,t+6+e)),t+=6+e}return Buffer.concat(s)}}),9865:((S,D,h)=>{h.d(D,{mI:()=>m,WK:()=>O,
vp:()=>y});var E=h(16456),M=h(49454);const w={Helvetica:"278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556\
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
0 500 556 556 556 556 444 500 444"};function A(b){const{name:l}=(0,M.VJ)(b),d=/bold|black|heavy/i.test(l),o=/italic|oblique/i.test(l);return/^(Helvetica|Arial)/i.
test(l)?d?"HelveticaBold":"Helvetica":/^Times/i.test(l)?d?o?"TimesRomanBoldItalic":"TimesRomanBold":o?"TimesRomanItalic":"TimesRoman":/^Courier/i.test(l)?"Couri\
er":void 0}const m=b=>/^(?:(?:Helvetica|Courier)(?:-(?:Bold|Oblique|BoldOblique))?|Times-(?:Roman|Bold|Italic|BoldItalic))$/.test(b),p=new Map;function y(b){const l=b in
w?b:A(b);if(l===void 0)return;if(l==="Courier")return()=>600;let d=p.get(l);if(!d){const a=w[l].split(" ").map(Number);d=new Map(a.flatMap((f,g)=>f>0?[[E.NF.charCodeAt(
g),f]]:[])),p.set(l,d)}const o=d;return a=>o.get(a)}function O(b){return/Times/i.test(b)?{capHeight:662,descent:-217}:/Courier/i.test(b)?{capHeight:562,descent:-157}:
{capHeight:718,descent:-207}}}),62341:((S,D,h)=>{h.d(D,{FF:()=>A,KG:()=>b,oo:()=>O,s4:()=>w});var E=h(45599),M=h(69864);function w(o,a,f,g){const u=o.array(a.get(
"Widths"))?.map(t=>o.resolve(t)),r=o.resolve(a.get("FirstChar")),s=o.resolve(f?.get("MissingWidth"));return!u||typeof r!="number"?(t,e)=>g?.(e)??(typeof s=="num\
ber"&&s>0?s:500):(t,e)=>{const n=u[t-r];return typeof n=="number"&&n>0?n:g?.(e)}}function A(o,a,f,g){const u=o.array(a.get("Widths"));if(!u)return w(o,a,f,g);const r=m(
o,a.get("FirstChar"))??0,s=m(o,f?.get("MissingWidth"))??0;return(t,e)=>m(o,u[t-r])??g?.(e)??s}function m(o,a){const f=o.resolve(a);return typeof f=="number"?f:void 0}
const p=65535,y=65536;async function O(o,a){const f=o.resolve(a.get("DW")),g=await M.N.of(d(o,a.get("W")).reverse(),o.job.pace);return u=>{const r=g.find(u),s=typeof r?.
value=="object"?o.resolve(r.value[u-r.first]):r?.value;return typeof s=="number"?s:typeof f=="number"?f:1e3}}async function b(o,a){const[f,g]=(o.array(a.get("DW\
2"))??[]).map(r=>m(o,r)),u=await M.N.of(l(o,a.get("W2")).reverse(),o.job.pace);return(r,s)=>{const t=u.find(r),e=t&&t.value.length>3?(r-t.first)*3:0,n=t?.value.
slice(e,e+3).map(i=>m(o,i));return{advance:n?.[0]??g??-1e3,x:n?.[1]??s/2,y:n?.[2]??f??880}}}function l(o,a){const f=[],g=o.array(a)??[];for(let u=0;u+1<g.length&&
f.length<y;){const[r,s]=[o.resolve(g[u]),o.resolve(g[u+1])];if(typeof r!="number")break;const t=(0,E.cy)(s),e=t?r+Math.floor(s.length/3)-1:s,n=t?s:g.slice(u+2,u+
5);u+=t?2:5,!(typeof e!="number"||e<0||r>p||e<r)&&f.push({first:r,last:Math.min(e,p),value:n})}return f}function d(o,a){const f=[],g=o.array(a)??[];for(let u=0;u+
1<g.length&&f.length<y;){const[r,s,t]=g.slice(u,u+3).map(c=>o.resolve(c));if(typeof r!="number")break;const e=(0,E.cy)(s),n=e?r+s.length-1:s,i=e?s:t;u+=e?2:3,!(typeof n!=
"number"||n<0||r>p||n<r)&&((0,E.cy)(i)||typeof i=="number")&&f.push({first:r,last:Math.min(n,p),value:i})}return f}}),47628:((S,D,h)=>{h.d(D,{H:()=>w,l:()=>M});
const E="278 974 961 974 980 719 789 790 791 690 960 939 549 855 911 933 911 945 974 755 846 762 761 571 677 763 760 759 754 494 552 537 577 692 786 788 788 790\
 793 794 816 823 789 841 823 833 816 831 923 744 723 749 790 792 695 776 768 792 759 707 708 682 701 826 815 789 789 707 687 696 689 786 787 713 791 785 791 873\
 761 762 762 759 759 892 892 788 784 438 138 277 415 392 392 668 668 0 390 390 317 317 276 276 509 509 410 410 234 234 334 334 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0\
 0 0 732 544 544 910 667 760 760 776 595 694 626 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788\
 788 788 788 788 788 788 788 788 788 788 788 788 894 838 1016 458 748 924 748 918 927 928 928 834 873 828 924 924 917 930 931 463 883 836 836 867 867 696 696 87\
4 0 874 760 946 771 865 771 888 967 888 831 873 927 970 918".split(" ").map(Number),M=" ✁✂✃✄☎✆✇✈✉☛☞✌✍✎✏✐✑✒✓✔✕✖✗✘✙✚✛✜✝✞✟✠✡✢✣✤✥✦✧★✩✪✫✬✭✮✯✰✱✲✳✴✵✶✷✸✹✺✻✼✽✾✿❀❁❂❃❄❅❆❇❈\
❉❊❋●❍■❏❐❑❒▲▼◆❖◗❘❙❚❛❜❝❞\0❨❩❪❫❬❭❮❯❰❱❲❳❴❵\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0❡❢❣❤❥❦❧♣♦♥♠①②③④⑤⑥⑦⑧⑨⑩❶❷❸❹❺❻❼❽❾❿➀➁➂➃➄➅➆➇➈➉➊➋➌➍➎➏➐➑➒➓➔→↔↕➘➙➚➛➜➝➞➟➠➡➢➣➤➥➦➧➨➩➪➫➬➭➮➯\0➱➲➳➴➵➶➷➸➹➺➻➼➽➾\0";
function w(){return E.flatMap((A,m)=>{const p=M.charCodeAt(m);return A>0&&p>0?[{code:m+32,point:p,width:A}]:[]})}}),74135:((S,D,h)=>{h.d(D,{$L:()=>a,DI:()=>p,Gd:()=>b,
JQ:()=>M,Mo:()=>A,PU:()=>y,Pj:()=>u,S3:()=>w,W1:()=>r,XM:()=>g,d:()=>s,ds:()=>m,gF:()=>f,iN:()=>E,kO:()=>o,lw:()=>O,xk:()=>l,zl:()=>d});function E({box:[t,e,n,i],
rotation:c}){const _=n-t,x=i-e;return c%180===0?{width:_,height:x}:{width:x,height:_}}function M(t){const{width:e,height:n}=E(t);return{width:e*t.userUnit,height:n*
t.userUnit}}function w({box:[t,e,n,i],rotation:c}){switch(c){case 0:return[1,0,0,1,t,e];case 90:return[0,1,-1,0,n,e];case 180:return[-1,0,0,-1,n,i];case 270:return[
0,-1,1,0,t,i]}}function A(t,e){return e===void 0?t:u(t,e)??t}function m([t,e,n,i]){return[Math.min(t,n),Math.min(e,i),Math.max(t,n),Math.max(e,i)]}function p([t,
e,n,i,c,_]){const x=t*i-e*n,[v,P,I,T]=[i/x,-e/x,-n/x,t/x];return[v+0,P+0,I+0,T+0,-(c*v+_*I)+0,-(c*P+_*T)+0]}const y=([t,e,n,i])=>Math.sqrt(Math.abs(t*i-e*n));function O(t,e){
const[n,i,c,_,x,v]=t,[P,I,T,U,B,C]=e;return[n*P+i*T,n*I+i*U,c*P+_*T,c*I+_*U,x*P+v*T+B,x*I+v*U+C]}function b([t,e,n,i,c,_],x,v){return[t*x+n*v+c,e*x+i*v+_]}function l([
t,e],[n,i],[c,_],[x,v],P){const I=1-P,[T,U,B,C]=[I**3,3*P*I**2,3*P**2*I,P**3];return[T*t+U*n+B*c+C*x,T*e+U*i+B*_+C*v]}function d(t,[e,n,i,c]){const[_,x]=b(t,e,n),
[v,P]=b(t,i,n),[I,T]=b(t,e,c),[U,B]=b(t,i,c);return[Math.min(_,v,I,U),Math.min(x,P,T,B),Math.max(_,v,I,U),Math.max(x,P,T,B)]}const o=(t,e)=>[Math.min(t[0],e[0]),
Math.min(t[1],e[1]),Math.max(t[2],e[2]),Math.max(t[3],e[3])];function a(t){let[e,n,i,c]=f;for(const[_,x]of t)e=Math.min(e,_),n=Math.min(n,x),i=Math.max(i,_),c=Math.
max(c,x);return[e,n,i,c]}const f=[1/0,1/0,-1/0,-1/0],g=([t,e,n,i],c)=>[t-c,e-c,n+c,i+c];function u(t,e){const n=[Math.max(t[0],e[0]),Math.max(t[1],e[1]),Math.min(
t[2],e[2]),Math.min(t[3],e[3])];return n[0]<n[2]&&n[1]<n[3]?n:void 0}const r=t=>t.map(e=>Math.round(e*1e5)/1e5+0),s=(t,{userUnit:e})=>String(Number((t*e/72).toPrecision(
3)))}),6057:((S,D,h)=>{h.d(D,{VO:()=>A,b0:()=>y,c_:()=>b,iw:()=>p,lQ:()=>O});var E=h(73208),M=h(74135);const w=[0,0,612,792],A=(l,d)=>y(l,l.pages.attribute(d,"M\
ediaBox"))??m(l);function m({table:l}){return l.damagedKinds.addCut(E.md),w}function p(l,d){const{pages:o}=l,a=l.resolve(l.entry(o.number(d),"UserUnit"));return{
box:(0,M.Mo)(A(l,d),y(l,o.attribute(d,"CropBox"))),rotation:b(l.resolve(o.attribute(d,"Rotate"))),userUnit:typeof a=="number"&&a>0?a:1}}function y(l,d){const o=l.
array(d)?.map(f=>l.resolve(f));if(o?.length!==4||!o.every(f=>typeof f=="number"&&Number.isFinite(f)))return;const a=(0,M.ds)(o);return a[0]<a[2]&&a[1]<a[3]?a:void 0}
function O(l,d){const o=(l.array(d)??[]).map(a=>l.resolve(a));return o.length===6&&o.every(a=>typeof a=="number")?o:[1,0,0,1,0,0]}function b(l){const d=typeof l==
"number"?(l%360+360)%360:0;return d===90||d===180||d===270?d:0}}),7854:((S,D,h)=>{h.d(D,{m:()=>A});var E=h(45599),M=h(52205);const w=3;function A(p,y){const O=[
y.get("Filter")??y.get("F"),y.get("DecodeParms")??y.get("DP")].map(b=>m((0,M.WW)(p,b??null,w)));return O.includes(void 0)?void 0:O.join(" ")}function m(p){if(p instanceof
E.SX)return`/${p.text}`;if(p===null||typeof p=="number"||typeof p=="boolean")return String(p);const y=Array.isArray(p)?p.map(m):p instanceof E.Bi?[...p].flatMap(
([O,b])=>[`/${O}`,m(b)]):[void 0];return y.includes(void 0)?void 0:`[${y.join(" ")}]`}})};
