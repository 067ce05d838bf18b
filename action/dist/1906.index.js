"use strict";exports.id=1906,exports.ids=[1906],exports.modules={32488:((S,A,_)=>{_.d(A,{L:()=>p,v:()=>T});var E=_(58552),M=_(83287);const x=1e5;async function T(y,m){const l=await b(
y,m);return l.whole||!(0,M.QJ)(y.encoded(m))?l:{...l,whole:!0}}function p(y,m){const l=y.decodedPart(m);return!l||l.whole||!(0,M.QJ)(y.encoded(m))?l:{...l,whole:!0}}
async function b(y,m){if(m.data.length>x){const g={found:!1,mismatch:!1};try{return{data:await y.decodedAtEase(m,g),whole:!g.found&&!g.mismatch}}catch(a){if(!(a instanceof
E.zU)||a.code!=="unreadable_document")throw a}}const l=y.decodedPart(m,!0)??{data:new Uint8Array(0),whole:!1},h=y.job.pace.step(l.data.length);return h&&await h,
l}}),39905:((S,A,_)=>{_.d(A,{F:()=>h,H:()=>g});var E=_(58552),M=_(78157),x=_(45599),T=_(32488);const p=65536,b=1<<26,y=4*4096,m=100,l=/<([0-9A-Fa-f\s]*)>|\/[^\s<>[\]()/]*|[[\]]|\b(?:begin|end)bf(?:char|range)\b/g;
async function h(u,c,t=p,r={found:!1},s=y){const e=u.resolve(c);if(!(e instanceof x.Z6))return[];const n=new a(s);return await g(u,e,l,r,(i,f)=>n.read(i,f)<t),[
...n.single,...n.ranges]}async function g(u,c,t,r,s){let e;try{const{data:n,whole:i}=await(0,T.v)(u,c);r.found||=!i,e=n}catch(n){if(!(n instanceof E.zU)||n.code===
"cancelled")throw n;r.found=!0;return}for(const[n,i]of(0,M.bS)(e).toString("latin1",0,b).matchAll(t)){if(!s(n,i?.replace(/\s/g,"")))return;const f=u.job.pace.step(
m);f&&await f}}class a{longest;single=[];ranges=[];length=0;operands=[];place=-1;constructor(c){this.longest=c}read(c,t){if(c==="beginbfchar"||c==="beginbfrange")
this.begin(c==="beginbfchar"?2:3);else if(c==="endbfchar"||c==="endbfrange")this.begin(0);else{if(this.length===0)return 0;c==="["?this.place=this.operands.length===
2?0:-1:c==="]"?this.begin(this.length):this.place>=0?this.item(t):this.operand(t)}return this.single.length+this.ranges.length}begin(c){this.length=c,this.operands.
length=0,this.place=-1}item(c=""){const t=o(this.operands[0])+this.place++;this.add(this.ranges,t,t,c)}operand(c=""){const{operands:t,length:r}=this;if(t.push(c),
t.length<r)return;const[s,e]=[o(t[0]),o(t[r-2])];this.add(r===2?this.single:this.ranges,s,e,c),t.length=0}add(c,t,r,s){s===""||s.length%4!==0||s.length>this.longest||
!(t<=r)||c.push({first:t,last:r,text:Buffer.from(s,"hex").swap16().toString("utf16le")})}}const o=u=>u.length<=8?parseInt(u,16):NaN}),18271:((S,A,_)=>{_.d(A,{Lq:()=>b,
nq:()=>y,oQ:()=>m});var E=_(45599),M=_(32488),x=_(49454),T=_(69374);const p=["FontFile","FontFile2","FontFile3"];function b(l,h){const g=(0,x.nb)(l,h);for(const a of p){
const o=l.resolve(g?.get(a));if(o instanceof E.Z6)return o}}const y=(l,h)=>(0,x.FG)(l,h.get("Subtype"))==="Type3"||b(l,h)!==void 0;function m(l,h,g={found:!1}){
const a=b(l,h);if(a)try{const o=(0,M.L)(l,a);return g.found||=o?.whole===!1,(o&&(0,T.m)(o.data))??"unusable"}catch{return"unusable"}}}),69864:((S,A,_)=>{_.d(A,{
N:()=>x});var E=_(93604);const M=500;class x{starts;owners;constructor(p,b){this.starts=p,this.owners=b}static async of(p,b){const y=new Set;for(const{first:a,last:o}of p){
y.add(a).add(o+1);const u=b.step(M);u&&await u}const m=Float64Array.from(y).sort(),l=new Array(m.length),h=Uint32Array.from({length:m.length+1},(a,o)=>o),g=a=>{
let o=a;for(;h[o]!==o;)o=h[o];for(;a!==o;){const u=h[a];h[a]=o,a=u}return o};for(const a of p){for(let u=g((0,E.B)(m,a.first));m[u]<=a.last;u=g(u))l[u]=a,h[u]=u+
1;const o=b.step(M);o&&await o}return new x(m,l)}find(p){return this.owners[(0,E.M)(this.starts,p)-1]}}}),61188:((S,A,_)=>{_.d(A,{eP:()=>y,zz:()=>a,Pe:()=>g,ah:()=>p,
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
20]]];var T=_(41801);function p(o){const u=new DataView(o.buffer,o.byteOffset,o.byteLength),c=g(u,u.getUint8(2)),t=g(u,c.end),r=g(u,t.end),s=a(u,t.offsets[0]??0,
t.offsets[1]??0),e=s.get(17)?.[0];if(e===void 0)return;const n=g(u,e).offsets.length-1,i=s.has(3102),f=w=>b(o,r.offsets,w),d=y(u,s.get(15)?.[0]??0,n,i);if(i){let w;
const U=I=>(w??=new Map(d.map((D,C)=>[D,C])),w.get(I)??0);return(0,T.c)("cid",new Set(d.slice(1)),{glyphOfCid:U})}const O=d.map(f);let v;return(0,T.c)("named",new Set(
O.slice(1)),{nameOf:w=>O[w]??"",glyphCalled:w=>(v??=new Map(O.map((U,I)=>[U,I]).toReversed()),v.get(w)),encoding:m(u,s.get(16)?.[0]??0,O,f)})}function b(o,u,c){
const t=E[c];if(t!==void 0)return t;const r=c-E.length,[s,e]=[u[r],u[r+1]];return s===void 0||e===void 0?"":Buffer.from(o.subarray(s,e)).toString("latin1")}function y(o,u,c,t){
const r=t?void 0:x[u];if(r)return r.flatMap(([i,f])=>Array.from({length:f},(d,O)=>i+O)).slice(0,c);const s=[0],e=o.getUint8(u);let n=u+1;for(;s.length<c;){const i=o.
getUint16(n),f=e===0?0:e===1?o.getUint8(n+2):o.getUint16(n+2);n+=e===0?2:e===1?3:4;for(let d=0;d<=f&&s.length<c;d++)s.push(i+d)}return s}function m(o,u,c,t){if(u===
0)return;const r=new Map;if(u===1){for(const[d,O,v]of M)for(let w=0;w<v;w++)r.set(d+w,t(O+w));return r}const s=o.getUint8(u),e=o.getUint8(u+1);let n=1,i=u+2;for(let d=0;d<
e;d++){const O=o.getUint8(i),v=(s&127)===0?0:o.getUint8(i+1);i+=(s&127)===0?1:2;for(let w=O;w<=O+v;w++)r.set(w,c[n++]??"")}const f=s>=128?o.getUint8(i++):0;for(let d=0;d<
f;d++,i+=3)r.set(o.getUint8(i),t(o.getUint16(i+1)));return r}function l(o,u,c){let t="";for(let r=u;r<c;r++){const s=o.getUint8(r);t+=h[s>>4]+h[s&15]}return Number(
t)||0}const h=["0","1","2","3","4","5","6","7","8","9",".","E","E-","","-",""];function g(o,u){const c=o.getUint16(u);if(c===0)return{offsets:[],end:u+2};const t=o.
getUint8(u+2),r=u+3+(c+1)*t-1,s=Array.from({length:c+1},(e,n)=>{let i=0;for(let f=0;f<t;f++)i=i*256+o.getUint8(u+3+n*t+f);return r+i});return{offsets:s,end:s[c]}}
function a(o,u,c){const t=new Map;let r=[];for(let s=u;s<c;){const e=o.getUint8(s++);if(e<=21){const n=e===12?3072+o.getUint8(s++):e;t.set(n,r),r=[]}else if(e===
28)r.push(o.getInt16(s)),s+=2;else if(e===29)r.push(o.getInt32(s)),s+=4;else if(e===30){const n=s;for(;s<c&&(o.getUint8(s++)&15)!==15;);r.push(l(o,n,s))}else e<=
246?r.push(e-139):e<=250?r.push((e-247)*256+o.getUint8(s++)+108):r.push(-(e-251)*256-o.getUint8(s++)-108)}return t}}),41801:((S,A,_)=>{_.d(A,{c:()=>E});const E=(M,x,T={})=>({
kind:M,unicode:()=>0,code:()=>0,has:p=>x.has(p),isDrawn:()=>!0,codes:void 0,pointOf:()=>0,nameOf:()=>"",glyphOf:()=>0,glyphOfCid:p=>p,encoding:void 0,...T})}),69374:((S,A,_)=>{
_.d(A,{m:()=>T});var E=_(61188),M=_(94389),x=_(48462);function T(p){try{const b=new DataView(p.buffer,p.byteOffset,p.byteLength),y=p.length>12?b.getUint32(0):0;
if(y===1330926671){const m=(0,M.tI)(b),l=m.get("CFF "),h=l&&(0,E.ah)(p.subarray(l.at,l.at+l.length));return h&&{...h,pointOf:(0,M.Ey)(b,m)}}if(y===65536||y===1953658213)
return(0,M.Fm)(b);if(p[0]===1&&p[1]===0)return(0,E.ah)(p);if(p[0]===37||p[0]===128)return(0,x._u)(p)}catch(b){if(!(b instanceof RangeError))throw b}}}),48462:((S,A,_)=>{
_.d(A,{Ag:()=>x,Ed:()=>h,NH:()=>T,Ns:()=>g,Ze:()=>a,_M:()=>m,_u:()=>M,cq:()=>y});var E=_(41801);function M(t){const r=y(t);if(!r)return;const{clear:s,plain:e}=r,
n=e.indexOf("/CharStrings");if(n<0)return;const i=new Set([...x(e,n)].map(([f])=>f));return i.size>0?(0,E.c)("named",i,{encoding:u(s),names:i}):void 0}const x=(t,r)=>b(
t,r+12,t.length,"/",/^\/(\S+) +(\d+) +(?:RD|-\|) /),T=(t,r)=>b(t,Math.max(t.indexOf("/Subrs"),0),r,"dup",/^dup +(\d+) +(\d+) +(?:RD|-\|) /),p=1e5;function*b(t,r,s,e,n){
for(let i=t.indexOf(e,r),f=0;i>=0&&i<s&&f<p;f++){const d=n.exec(t.toString("latin1",i,i+96)),O=i+(d?d[0].length:e.length),v=d?Number(d[2]):0;d&&(yield[d[1],t.subarray(
O,O+v)]),i=t.indexOf(e,O+v)}}function y(t){const r=t[0]===128?c(t):Buffer.from(t),s=r.indexOf("eexec");if(s<0)return;let e=s+5;for(;e<r.length&&[9,10,13,32].includes(
r[e]);)e++;const i=/^[0-9a-fA-F\s]{8}/.test(r.toString("latin1",e,e+8))?Buffer.from(r.toString("latin1",e).replace(/[^0-9a-fA-F]/g,""),"hex"):r.subarray(e);return{
clear:r.toString("latin1",0,s),plain:g(i,l)}}function m(t){const r=t[0]===128?-1:t.indexOf("eexec");if(r<0)return;let s=r+5;for(;s<t.length&&[9,10,13,32].includes(
t[s]);)s++;const e=t.lastIndexOf("cleartomark");let n=e>s?e:t.length;for(;e>s&&n>s&&[9,10,13,32,48].includes(t[n-1]);)n--;if(/^[0-9a-fA-F\s]{8}/.test(t.toString(
"latin1",s,s+8))){const i=Buffer.from(t.toString("latin1",s,n).replace(/[^0-9a-fA-F]/g,""),"hex"),f=d=>Buffer.from(`${a(d,l).toString("hex")}
`,"latin1");return{plain:g(i,l),seal:f,start:s,end:n}}return{plain:g(t.subarray(s,n),l),seal:i=>a(i,l),start:s,end:n}}const l=55665,h=4330;function g(t,r){const s=Buffer.
alloc(t.length);for(const[e,n]of t.entries())s[e]=n^r>>8,r=(n+r)*52845+22719&65535;return s}function a(t,r){const s=Buffer.alloc(t.length);for(const[e,n]of t.entries())
s[e]=n^r>>8,r=(s[e]+r)*52845+22719&65535;return s}const o=65536;function u(t){const r=t.indexOf("/Encoding");if(r<0||/^\/Encoding\s+StandardEncoding/.test(t.slice(
r,r+64)))return;const s=new Map,e=t.slice(r,r+o),n=/\b(?:readonly\s+def|def)\b\s*(?:\/|currentdict)/.exec(e)?.index??e.length;for(const[,i,f,d]of e.slice(0,n).matchAll(
/\bdup\s+(?:(\d+)#)?(\w+)\s*\/([^\s/]+)\s+put/g))s.set(parseInt(f,i?Number(i):10),d);return s}function c(t){const r=[];for(let s=0;s+6<=t.length&&t[s]===128&&t[s+
1]!==3;){const e=t[s+2]|t[s+3]<<8|t[s+4]<<16;r.push(t.subarray(s+6,s+6+e)),s+=6+e}return Buffer.concat(r)}}),9865:((S,A,_)=>{_.d(A,{mI:()=>p,WK:()=>m,vp:()=>y});
var E=_(16456),M=_(49454);const x={Helvetica:"278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 58\
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
56 556 556 556 444 500 444"};function T(l){const{name:h}=(0,M.VJ)(l),g=/bold|black|heavy/i.test(h),a=/italic|oblique/i.test(h);return/^(Helvetica|Arial)/i.test(
h)?g?"HelveticaBold":"Helvetica":/^Times/i.test(h)?g?a?"TimesRomanBoldItalic":"TimesRomanBold":a?"TimesRomanItalic":"TimesRoman":/^Courier/i.test(h)?"Courier":void 0}
const p=l=>/^(?:(?:Helvetica|Courier)(?:-(?:Bold|Oblique|BoldOblique))?|Times-(?:Roman|Bold|Italic|BoldItalic))$/.test(l),b=new Map;function y(l){const h=l in x?
l:T(l);if(h===void 0)return;if(h==="Courier")return()=>600;let g=b.get(h);if(!g){const o=x[h].split(" ").map(Number);g=new Map(o.flatMap((u,c)=>u>0?[[E.NF.charCodeAt(
c),u]]:[])),b.set(h,g)}const a=g;return o=>a.get(o)}function m(l){return/Times/i.test(l)?{capHeight:662,descent:-217}:/Courier/i.test(l)?{capHeight:562,descent:-157}:
{capHeight:718,descent:-207}}}),62341:((S,A,_)=>{_.d(A,{FF:()=>T,KG:()=>l,oo:()=>m,s4:()=>x});var E=_(45599),M=_(69864);function x(a,o,u,c){const t=a.array(o.get(
"Widths"))?.map(e=>a.resolve(e)),r=a.resolve(o.get("FirstChar")),s=a.resolve(u?.get("MissingWidth"));return!t||typeof r!="number"?(e,n)=>c?.(n)??(typeof s=="num\
ber"&&s>0?s:500):(e,n)=>{const i=t[e-r];return typeof i=="number"&&i>0?i:c?.(n)}}function T(a,o,u,c){const t=a.array(o.get("Widths"));if(!t)return x(a,o,u,c);const r=p(
a,o.get("FirstChar"))??0,s=p(a,u?.get("MissingWidth"))??0;return(e,n)=>p(a,t[e-r])??c?.(n)??s}function p(a,o){const u=a.resolve(o);return typeof u=="number"?u:void 0}
const b=65535,y=65536;async function m(a,o){const u=a.resolve(o.get("DW")),c=await M.N.of(g(a,o.get("W")).reverse(),a.job.pace);return t=>{const r=c.find(t),s=typeof r?.
value=="object"?a.resolve(r.value[t-r.first]):r?.value;return typeof s=="number"?s:typeof u=="number"?u:1e3}}async function l(a,o){const[u,c]=(a.array(o.get("DW\
2"))??[]).map(r=>p(a,r)),t=await M.N.of(h(a,o.get("W2")).reverse(),a.job.pace);return(r,s)=>{const e=t.find(r),n=e&&e.value.length>3?(r-e.first)*3:0,i=e?.value.
slice(n,n+3).map(f=>p(a,f));return{advance:i?.[0]??c??-1e3,x:i?.[1]??s/2,y:i?.[2]??u??880}}}function h(a,o){const u=[],c=a.array(o)??[];for(let t=0;t+1<c.length&&
u.length<y;){const[r,s]=[a.resolve(c[t]),a.resolve(c[t+1])];if(typeof r!="number")break;const e=(0,E.cy)(s),n=e?r+Math.floor(s.length/3)-1:s,i=e?s:c.slice(t+2,t+
5);t+=e?2:5,!(typeof n!="number"||n<0||r>b||n<r)&&u.push({first:r,last:Math.min(n,b),value:i})}return u}function g(a,o){const u=[],c=a.array(o)??[];for(let t=0;t+
1<c.length&&u.length<y;){const[r,s,e]=c.slice(t,t+3).map(d=>a.resolve(d));if(typeof r!="number")break;const n=(0,E.cy)(s),i=n?r+s.length-1:s,f=n?s:e;t+=n?2:3,!(typeof i!=
"number"||i<0||r>b||i<r)&&((0,E.cy)(f)||typeof f=="number")&&u.push({first:r,last:Math.min(i,b),value:f})}return u}}),47628:((S,A,_)=>{_.d(A,{H:()=>x,l:()=>M});
const E="278 974 961 974 980 719 789 790 791 690 960 939 549 855 911 933 911 945 974 755 846 762 761 571 677 763 760 759 754 494 552 537 577 692 786 788 788 790\
 793 794 816 823 789 841 823 833 816 831 923 744 723 749 790 792 695 776 768 792 759 707 708 682 701 826 815 789 789 707 687 696 689 786 787 713 791 785 791 873\
 761 762 762 759 759 892 892 788 784 438 138 277 415 392 392 668 668 0 390 390 317 317 276 276 509 509 410 410 234 234 334 334 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0\
 0 0 732 544 544 910 667 760 760 776 595 694 626 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788\
 788 788 788 788 788 788 788 788 788 788 788 788 894 838 1016 458 748 924 748 918 927 928 928 834 873 828 924 924 917 930 931 463 883 836 836 867 867 696 696 87\
4 0 874 760 946 771 865 771 888 967 888 831 873 927 970 918".split(" ").map(Number),M=" ✁✂✃✄☎✆✇✈✉☛☞✌✍✎✏✐✑✒✓✔✕✖✗✘✙✚✛✜✝✞✟✠✡✢✣✤✥✦✧★✩✪✫✬✭✮✯✰✱✲✳✴✵✶✷✸✹✺✻✼✽✾✿❀❁❂❃❄❅❆❇❈\
❉❊❋●❍■❏❐❑❒▲▼◆❖◗❘❙❚❛❜❝❞\0❨❩❪❫❬❭❮❯❰❱❲❳❴❵\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0❡❢❣❤❥❦❧♣♦♥♠①②③④⑤⑥⑦⑧⑨⑩❶❷❸❹❺❻❼❽❾❿➀➁➂➃➄➅➆➇➈➉➊➋➌➍➎➏➐➑➒➓➔→↔↕➘➙➚➛➜➝➞➟➠➡➢➣➤➥➦➧➨➩➪➫➬➭➮➯\0➱➲➳➴➵➶➷➸➹➺➻➼➽➾\0";
function x(){return E.flatMap((T,p)=>{const b=M.charCodeAt(p);return T>0&&b>0?[{code:p+32,point:b,width:T}]:[]})}}),74135:((S,A,_)=>{_.d(A,{$L:()=>o,DI:()=>b,Gd:()=>l,
JQ:()=>M,Mo:()=>T,PU:()=>y,Pj:()=>t,S3:()=>x,W1:()=>r,XM:()=>c,d:()=>s,ds:()=>p,gF:()=>u,iN:()=>E,kO:()=>a,lw:()=>m,xk:()=>h,zl:()=>g});function E({box:[e,n,i,f],
rotation:d}){const O=i-e,v=f-n;return d%180===0?{width:O,height:v}:{width:v,height:O}}function M(e){const{width:n,height:i}=E(e);return{width:n*e.userUnit,height:i*
e.userUnit}}function x({box:[e,n,i,f],rotation:d}){switch(d){case 0:return[1,0,0,1,e,n];case 90:return[0,1,-1,0,i,n];case 180:return[-1,0,0,-1,i,f];case 270:return[
0,-1,1,0,e,f]}}function T(e,n){return n===void 0?e:t(e,n)??e}function p([e,n,i,f]){return[Math.min(e,i),Math.min(n,f),Math.max(e,i),Math.max(n,f)]}function b([e,
n,i,f,d,O]){const v=e*f-n*i,[w,U,I,D]=[f/v,-n/v,-i/v,e/v];return[w+0,U+0,I+0,D+0,-(d*w+O*I)+0,-(d*U+O*D)+0]}const y=([e,n,i,f])=>Math.sqrt(Math.abs(e*f-n*i));function m(e,n){
const[i,f,d,O,v,w]=e,[U,I,D,C,P,B]=n;return[i*U+f*D,i*I+f*C,d*U+O*D,d*I+O*C,v*U+w*D+P,v*I+w*C+B]}function l([e,n,i,f,d,O],v,w){return[e*v+i*w+d,n*v+f*w+O]}function h([
e,n],[i,f],[d,O],[v,w],U){const I=1-U,[D,C,P,B]=[I**3,3*U*I**2,3*U**2*I,U**3];return[D*e+C*i+P*d+B*v,D*n+C*f+P*O+B*w]}function g(e,[n,i,f,d]){const[O,v]=l(e,n,i),
[w,U]=l(e,f,i),[I,D]=l(e,n,d),[C,P]=l(e,f,d);return[Math.min(O,w,I,C),Math.min(v,U,D,P),Math.max(O,w,I,C),Math.max(v,U,D,P)]}const a=(e,n)=>[Math.min(e[0],n[0]),
Math.min(e[1],n[1]),Math.max(e[2],n[2]),Math.max(e[3],n[3])];function o(e){let[n,i,f,d]=u;for(const[O,v]of e)n=Math.min(n,O),i=Math.min(i,v),f=Math.max(f,O),d=Math.
max(d,v);return[n,i,f,d]}const u=[1/0,1/0,-1/0,-1/0],c=([e,n,i,f],d)=>[e-d,n-d,i+d,f+d];function t(e,n){const i=[Math.max(e[0],n[0]),Math.max(e[1],n[1]),Math.min(
e[2],n[2]),Math.min(e[3],n[3])];return i[0]<i[2]&&i[1]<i[3]?i:void 0}const r=e=>e.map(n=>Math.round(n*1e5)/1e5+0),s=(e,{userUnit:n})=>String(Number((e*n/72).toPrecision(
3)))}),6057:((S,A,_)=>{_.d(A,{VO:()=>x,b0:()=>p,c_:()=>y,iw:()=>T,lQ:()=>b});var E=_(74135);const M=[0,0,612,792],x=(m,l)=>p(m,m.pages.attribute(l,"MediaBox"))??
M;function T(m,l){const{pages:h}=m,g=m.resolve(m.entry(h.number(l),"UserUnit"));return{box:(0,E.Mo)(x(m,l),p(m,h.attribute(l,"CropBox"))),rotation:y(m.resolve(h.
attribute(l,"Rotate"))),userUnit:typeof g=="number"&&g>0?g:1}}function p(m,l){const h=m.array(l)?.map(a=>m.resolve(a));if(h?.length!==4||!h.every(a=>typeof a=="\
number"&&Number.isFinite(a)))return;const g=(0,E.ds)(h);return g[0]<g[2]&&g[1]<g[3]?g:void 0}function b(m,l){const h=(m.array(l)??[]).map(g=>m.resolve(g));return h.
length===6&&h.every(g=>typeof g=="number")?h:[1,0,0,1,0,0]}function y(m){const l=typeof m=="number"?(m%360+360)%360:0;return l===90||l===180||l===270?l:0}})};
