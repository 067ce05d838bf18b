"use strict";exports.id=803,exports.ids=[803],exports.modules={39905:((U,S,p)=>{p.d(S,{F:()=>h,H:()=>d});var O=p(58552),v=p(78157),x=p(45599);const M=65536,b=1<<26,y=4*4096,
E=100,f=/<([0-9A-Fa-f\s]*)>|\/[^\s<>[\]()/]*|[[\]]|\b(?:begin|end)bf(?:char|range)\b/g;async function h(r,t,s=M){const u=r.resolve(t);if(!(u instanceof x.Z6))return[];
const e=new c;return await d(r,u,f,(n,i)=>e.read(n,i)<s),[...e.single,...e.ranges]}async function d(r,t,s,u){let e;try{e=await r.decodedAtEase(t)}catch(n){if(!(n instanceof
O.zU)||n.code==="cancelled")throw n;return}for(const[n,i]of(0,v.bS)(e).toString("latin1",0,b).matchAll(s)){if(!u(n,i?.replace(/\s/g,"")))return;const a=r.job.pace.
step(E);a&&await a}}class c{single=[];ranges=[];length=0;operands=[];place=-1;read(t,s){if(t==="beginbfchar"||t==="beginbfrange")this.begin(t==="beginbfchar"?2:
3);else if(t==="endbfchar"||t==="endbfrange")this.begin(0);else{if(this.length===0)return 0;t==="["?this.place=this.operands.length===2?0:-1:t==="]"?this.begin(
this.length):this.place>=0?this.item(s):this.operand(s)}return this.single.length+this.ranges.length}begin(t){this.length=t,this.operands.length=0,this.place=-1}item(t=""){
const s=o(this.operands[0])+this.place++;this.add(this.ranges,s,s,t)}operand(t=""){const{operands:s,length:u}=this;if(s.push(t),s.length<u)return;const[e,n]=[o(
s[0]),o(s[u-2])];this.add(u===2?this.single:this.ranges,e,n,t),s.length=0}add(t,s,u,e){e===""||e.length%4!==0||e.length>y||!(s<=u)||t.push({first:s,last:u,text:Buffer.
from(e,"hex").swap16().toString("utf16le")})}}const o=r=>r.length<=8?parseInt(r,16):NaN}),61540:((U,S,p)=>{p.d(S,{Lq:()=>f,nq:()=>h,oQ:()=>d});var O=p(45599),v=p(
49454),x=p(61188),M=p(94389),b=p(48462);function y(c){try{const o=new DataView(c.buffer,c.byteOffset,c.byteLength),r=c.length>12?o.getUint32(0):0;if(r===1330926671){
const t=(0,M.tI)(o),s=t.get("CFF "),u=s&&(0,x.ah)(c.subarray(s.at,s.at+s.length));return u&&{...u,pointOf:(0,M.Ey)(o,t)}}if(r===65536||r===1953658213)return(0,M.
Fm)(o);if(c[0]===1&&c[1]===0)return(0,x.ah)(c);if(c[0]===37||c[0]===128)return(0,b._u)(c)}catch(o){if(!(o instanceof RangeError))throw o}}const E=["FontFile","F\
ontFile2","FontFile3"];function f(c,o){const r=(0,v.nb)(c,o);for(const t of E){const s=c.resolve(r?.get(t));if(s instanceof O.Z6)return s}}const h=(c,o)=>(0,v.FG)(
c,o.get("Subtype"))==="Type3"||f(c,o)!==void 0;function d(c,o){const r=f(c,o);if(r)try{return y(c.decoded(r))??"unusable"}catch{return"unusable"}}}),69864:((U,S,p)=>{
p.d(S,{N:()=>x});var O=p(93604);const v=500;class x{starts;owners;constructor(b,y){this.starts=b,this.owners=y}static async of(b,y){const E=new Set;for(const{first:o,
last:r}of b){E.add(o).add(r+1);const t=y.step(v);t&&await t}const f=Float64Array.from(E).sort(),h=new Array(f.length),d=Uint32Array.from({length:f.length+1},(o,r)=>r),
c=o=>{let r=o;for(;d[r]!==r;)r=d[r];for(;o!==r;){const t=d[o];d[o]=r,o=t}return r};for(const o of b){for(let t=c((0,O.B)(f,o.first));f[t]<=o.last;t=c(t))h[t]=o,
d[t]=t+1;const r=y.step(v);r&&await r}return new x(f,h)}find(b){return this.owners[(0,O.M)(this.starts,b)-1]}}}),61188:((U,S,p)=>{p.d(S,{eP:()=>E,zz:()=>o,Pe:()=>c,
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
l Thornsmall Ydieresissmall 001.000 001.001 001.002 001.003 Black Bold Book Light Medium Regular Roman Semibold".split(" "),v=[[32,1,1],[33,229,2],[36,231,8],[44,
13,3],[47,99,1],[48,239,10],[58,27,2],[60,249,4],[65,253,5],[73,258,1],[76,259,4],[82,263,3],[86,266,1],[87,109,2],[89,267,3],[93,270,34],[161,304,3],[166,307,5],
[172,312,1],[175,313,1],[178,314,2],[182,316,3],[188,158,1],[189,155,1],[190,163,1],[191,319,7],[200,326,1],[201,150,1],[202,164,1],[203,169,1],[204,327,52]],x=[
[[0,229]],[[0,2],[229,10],[13,3],[99,1],[239,10],[27,2],[249,18],[109,2],[267,52],[158,1],[155,1],[163,1],[319,8],[150,1],[164,1],[169,1],[327,52]],[[0,2],[231,
2],[235,4],[13,3],[99,1],[239,10],[27,2],[249,3],[253,14],[109,2],[267,4],[272,1],[300,3],[305,1],[314,2],[158,1],[155,1],[163,1],[320,7],[150,1],[164,1],[169,1],
[327,20]]];var M=p(41801);function b(r){const t=new DataView(r.buffer,r.byteOffset,r.byteLength),s=c(t,t.getUint8(2)),u=c(t,s.end),e=c(t,u.end),n=o(t,u.offsets[0]??
0,u.offsets[1]??0),i=n.get(17)?.[0];if(i===void 0)return;const a=c(t,i).offsets.length-1,l=n.has(3102),g=T=>y(r,e.offsets,T),m=E(t,n.get(15)?.[0]??0,a,l);if(l){
let T;const A=I=>(T??=new Map(m.map((w,C)=>[w,C])),T.get(I)??0);return(0,M.c)("cid",new Set(m.slice(1)),{glyphOfCid:A})}const _=m.map(g);return(0,M.c)("named",new Set(
_.slice(1)),{nameOf:T=>_[T]??"",encoding:f(t,n.get(16)?.[0]??0,_,g)})}function y(r,t,s){const u=O[s];if(u!==void 0)return u;const e=s-O.length,[n,i]=[t[e],t[e+1]];
return n===void 0||i===void 0?"":Buffer.from(r.subarray(n,i)).toString("latin1")}function E(r,t,s,u){const e=u?void 0:x[t];if(e)return e.flatMap(([l,g])=>Array.
from({length:g},(m,_)=>l+_)).slice(0,s);const n=[0],i=r.getUint8(t);let a=t+1;for(;n.length<s;){const l=r.getUint16(a),g=i===0?0:i===1?r.getUint8(a+2):r.getUint16(
a+2);a+=i===0?2:i===1?3:4;for(let m=0;m<=g&&n.length<s;m++)n.push(l+m)}return n}function f(r,t,s,u){if(t===0)return;const e=new Map;if(t===1){for(const[m,_,T]of v)
for(let A=0;A<T;A++)e.set(m+A,u(_+A));return e}const n=r.getUint8(t),i=r.getUint8(t+1);let a=1,l=t+2;for(let m=0;m<i;m++){const _=r.getUint8(l),T=(n&127)===0?0:
r.getUint8(l+1);l+=(n&127)===0?1:2;for(let A=_;A<=_+T;A++)e.set(A,s[a++]??"")}const g=n>=128?r.getUint8(l++):0;for(let m=0;m<g;m++,l+=3)e.set(r.getUint8(l),u(r.
getUint16(l+1)));return e}function h(r,t,s){let u="";for(let e=t;e<s;e++){const n=r.getUint8(e);u+=d[n>>4]+d[n&15]}return Number(u)||0}const d=["0","1","2","3",
"4","5","6","7","8","9",".","E","E-","","-",""];function c(r,t){const s=r.getUint16(t);if(s===0)return{offsets:[],end:t+2};const u=r.getUint8(t+2),e=t+3+(s+1)*u-
1,n=Array.from({length:s+1},(i,a)=>{let l=0;for(let g=0;g<u;g++)l=l*256+r.getUint8(t+3+a*u+g);return e+l});return{offsets:n,end:n[s]}}function o(r,t,s){const u=new Map;
let e=[];for(let n=t;n<s;){const i=r.getUint8(n++);if(i<=21){const a=i===12?3072+r.getUint8(n++):i;u.set(a,e),e=[]}else if(i===28)e.push(r.getInt16(n)),n+=2;else if(i===
29)e.push(r.getInt32(n)),n+=4;else if(i===30){const a=n;for(;n<s&&(r.getUint8(n++)&15)!==15;);e.push(h(r,a,n))}else i<=246?e.push(i-139):i<=250?e.push((i-247)*256+
r.getUint8(n++)+108):e.push(-(i-251)*256-r.getUint8(n++)-108)}return u}}),41801:((U,S,p)=>{p.d(S,{c:()=>O});const O=(v,x,M={})=>({kind:v,unicode:()=>0,code:()=>0,
has:b=>x.has(b),isDrawn:()=>!0,codes:void 0,pointOf:()=>0,nameOf:()=>"",glyphOf:()=>0,glyphOfCid:b=>b,encoding:void 0,...M})}),48462:((U,S,p)=>{p.d(S,{Ag:()=>x,
Ed:()=>h,NH:()=>M,Ns:()=>d,_u:()=>v,cq:()=>E});var O=p(41801);function v(t){const s=E(t);if(!s)return;const{clear:u,plain:e}=s,n=e.indexOf("/CharStrings");if(n<
0)return;const i=new Set([...x(e,n)].map(([a])=>a));return i.size>0?(0,O.c)("named",i,{encoding:o(u)}):void 0}const x=(t,s)=>y(t,s+12,t.length,"/",/^\/(\S+) +(\d+) +(?:RD|-\|) /),
M=(t,s)=>y(t,Math.max(t.indexOf("/Subrs"),0),s,"dup",/^dup +(\d+) +(\d+) +(?:RD|-\|) /),b=1e5;function*y(t,s,u,e,n){for(let i=t.indexOf(e,s),a=0;i>=0&&i<u&&a<b;a++){
const l=n.exec(t.toString("latin1",i,i+96)),g=i+(l?l[0].length:e.length),m=l?Number(l[2]):0;l&&(yield[l[1],t.subarray(g,g+m)]),i=t.indexOf(e,g+m)}}function E(t){
const s=t[0]===128?r(t):Buffer.from(t),u=s.indexOf("eexec");if(u<0)return;let e=u+5;for(;e<s.length&&[9,10,13,32].includes(s[e]);)e++;const i=/^[0-9a-fA-F\s]{8}/.
test(s.toString("latin1",e,e+8))?Buffer.from(s.toString("latin1",e).replace(/[^0-9a-fA-F]/g,""),"hex"):s.subarray(e);return{clear:s.toString("latin1",0,u),plain:d(
i,f)}}const f=55665,h=4330;function d(t,s){const u=Buffer.alloc(t.length);for(const[e,n]of t.entries())u[e]=n^s>>8,s=(n+s)*52845+22719&65535;return u}const c=65536;
function o(t){const s=t.indexOf("/Encoding");if(s<0||/^\/Encoding\s+StandardEncoding/.test(t.slice(s,s+64)))return;const u=new Map,e=t.slice(s,s+c),n=/\b(?:readonly\s+def|def)\b\s*(?:\/|currentdict)/.
exec(e)?.index??e.length;for(const[,i,a,l]of e.slice(0,n).matchAll(/\bdup\s+(?:(\d+)#)?(\w+)\s*\/([^\s/]+)\s+put/g))u.set(parseInt(a,i?Number(i):10),l);return u}
function r(t){const s=[];for(let u=0;u+6<=t.length&&t[u]===128&&t[u+1]!==3;){const e=t[u+2]|t[u+3]<<8|t[u+4]<<16;s.push(t.subarray(u+6,u+6+e)),u+=6+e}return Buffer.
concat(s)}}),9865:((U,S,p)=>{p.d(S,{mI:()=>b,WK:()=>f,vp:()=>E});var O=p(16456),v=p(49454);const x={Helvetica:"278 278 355 556 556 889 667 191 333 333 389 584 2\
78 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 \
611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 \
260 334 584 0 556 0 222 556 333 1000 556 556 333 1000 667 333 1000 0 611 0 0 222 222 333 333 350 556 1000 333 1000 500 333 944 0 500 500 278 333 556 556 556 556\
 260 556 333 737 370 556 584 333 737 333 400 584 333 333 333 556 537 278 333 333 365 556 834 834 834 611 667 667 667 667 667 667 1000 722 667 667 667 667 278 27\
8 278 278 722 722 778 778 778 778 778 584 778 722 722 722 722 667 667 611 556 556 556 556 556 556 889 500 556 556 556 556 278 278 278 278 556 556 556 556 556 55\
6 556 584 611 556 556 556 556 500 556 500",HelveticaBold:"278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 55\
6 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 55\
6 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584 0 556 0 278 556 500 1000 556 556 333 1000 \
667 333 1000 0 611 0 0 278 278 500 500 350 556 1000 333 1000 556 333 944 0 500 556 278 333 556 556 556 556 280 556 333 737 370 556 584 333 737 333 400 584 333 3\
33 333 611 556 278 333 333 365 556 834 834 834 611 722 722 722 722 722 722 1000 722 667 667 667 667 278 278 278 278 722 722 778 778 778 778 778 584 778 722 722 \
722 722 667 667 611 556 556 556 556 556 556 889 556 556 556 556 556 278 278 278 278 611 611 611 611 611 611 611 584 611 611 611 611 611 556 611 556",TimesRoman:"\
250 333 408 500 500 833 778 180 333 333 500 564 250 333 250 278 500 500 500 500 500 500 500 500 500 500 278 278 564 564 564 444 921 722 667 667 722 611 556 722 \
722 333 389 722 611 889 722 722 556 722 667 556 611 722 722 944 722 722 611 333 278 333 469 500 333 444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 \
500 500 333 389 278 500 500 722 500 500 444 480 200 480 541 0 500 0 333 500 444 1000 500 500 333 1000 556 333 889 0 611 0 0 333 333 444 444 350 500 1000 333 980\
 389 333 722 0 444 500 250 333 500 500 500 500 200 500 333 760 276 500 564 333 760 333 400 564 300 300 333 500 453 250 333 300 310 500 750 750 750 444 722 722 7\
22 722 722 722 889 667 611 611 611 611 333 333 333 333 722 722 722 722 722 722 722 564 722 722 722 722 722 722 556 500 444 444 444 444 444 444 667 444 444 444 4\
44 444 278 278 278 278 500 500 500 500 500 500 500 564 500 500 500 500 500 500 500 500",TimesRomanBold:"250 333 555 500 500 1000 833 278 333 333 500 570 250 333\
 250 278 500 500 500 500 500 500 500 500 500 500 333 333 570 570 570 500 930 722 667 722 722 667 611 778 778 389 500 778 667 944 722 778 611 778 722 556 667 722\
 722 1000 722 722 667 333 278 333 581 500 333 500 556 444 556 444 333 500 556 278 333 556 278 833 556 500 556 556 444 389 333 556 500 722 500 500 444 394 220 39\
4 520 0 500 0 333 500 500 1000 500 500 333 1000 556 333 1000 0 667 0 0 333 333 500 500 350 500 1000 333 1000 389 333 722 0 444 500 250 333 500 500 500 500 220 5\
00 333 747 300 500 570 333 747 333 400 570 300 300 333 556 540 250 333 300 330 500 750 750 750 500 722 722 722 722 722 722 1000 722 667 667 667 667 389 389 389 \
389 722 722 778 778 778 778 778 570 778 722 722 722 722 722 611 556 500 500 500 500 500 500 722 444 444 444 444 444 278 278 278 278 500 556 500 500 500 500 500 \
570 500 556 556 556 556 500 556 500",TimesRomanItalic:"250 333 420 500 500 833 778 214 333 333 500 675 250 333 250 278 500 500 500 500 500 500 500 500 500 500 3\
33 333 675 675 675 500 920 611 611 667 722 611 611 722 722 333 444 667 556 833 667 722 611 722 611 500 556 722 611 833 611 556 556 389 278 389 422 500 333 500 5\
00 444 500 444 278 500 500 278 278 444 278 722 500 500 500 500 389 389 278 500 444 667 444 444 389 400 275 400 541 0 500 0 333 500 556 889 500 500 333 1000 500 \
333 944 0 556 0 0 333 333 556 556 350 500 889 333 980 389 333 667 0 389 444 250 389 500 500 500 500 275 500 333 760 276 500 675 333 760 333 400 675 300 300 333 \
500 523 250 333 300 310 500 750 750 750 500 611 611 611 611 611 611 889 667 611 611 611 611 333 333 333 333 722 667 722 722 722 722 722 675 722 722 722 722 722 \
556 611 500 500 500 500 500 500 500 667 444 444 444 444 444 278 278 278 278 500 500 500 500 500 500 500 675 500 500 500 500 500 444 500 444",TimesRomanBoldItalic:"\
250 389 555 500 500 833 778 278 333 333 500 570 250 333 250 278 500 500 500 500 500 500 500 500 500 500 333 333 570 570 570 500 832 667 667 667 722 667 667 722 \
778 389 500 667 611 889 722 722 611 722 667 556 611 722 667 889 667 611 611 333 278 333 570 500 333 500 500 444 500 444 333 500 556 278 278 500 278 778 556 500 \
500 500 389 389 278 556 444 667 500 444 389 348 220 348 570 0 500 0 333 500 500 1000 500 500 333 1000 556 333 944 0 611 0 0 333 333 500 500 350 500 1000 333 100\
0 389 333 722 0 389 444 250 389 500 500 500 500 220 500 333 747 266 500 606 333 747 333 400 570 300 300 333 576 500 250 333 300 300 500 750 750 750 500 667 667 \
667 667 667 667 944 667 667 667 667 667 389 389 389 389 722 722 722 722 722 722 722 570 722 722 722 722 722 611 611 500 500 500 500 500 500 500 722 444 444 444 \
444 444 278 278 278 278 500 556 500 500 500 500 500 570 500 556 556 556 556 444 500 444"};function M(h){const{name:d}=(0,v.VJ)(h),c=/bold|black|heavy/i.test(d),
o=/italic|oblique/i.test(d);return/^(Helvetica|Arial)/i.test(d)?c?"HelveticaBold":"Helvetica":/^Times/i.test(d)?c?o?"TimesRomanBoldItalic":"TimesRomanBold":o?"T\
imesRomanItalic":"TimesRoman":/^Courier/i.test(d)?"Courier":void 0}const b=h=>/^(?:(?:Helvetica|Courier)(?:-(?:Bold|Oblique|BoldOblique))?|Times-(?:Roman|Bold|Italic|BoldItalic))$/.
test(h),y=new Map;function E(h){const d=h in x?h:M(h);if(d===void 0)return;if(d==="Courier")return()=>600;let c=y.get(d);if(!c){const r=x[d].split(" ").map(Number);
c=new Map(r.flatMap((t,s)=>t>0?[[O.NF.charCodeAt(s),t]]:[])),y.set(d,c)}const o=c;return r=>o.get(r)}function f(h){return/Times/i.test(h)?{capHeight:662,descent:-217}:
/Courier/i.test(h)?{capHeight:562,descent:-157}:{capHeight:718,descent:-207}}}),62341:((U,S,p)=>{p.d(S,{FF:()=>M,KG:()=>h,oo:()=>f,s4:()=>x});var O=p(45599),v=p(
69864);function x(o,r,t,s){const u=o.array(r.get("Widths"))?.map(i=>o.resolve(i)),e=o.resolve(r.get("FirstChar")),n=o.resolve(t?.get("MissingWidth"));return!u||
typeof e!="number"?(i,a)=>s?.(a)??(typeof n=="number"&&n>0?n:500):(i,a)=>{const l=u[i-e];return typeof l=="number"&&l>0?l:s?.(a)}}function M(o,r,t,s){const u=o.
array(r.get("Widths"));if(!u)return x(o,r,t,s);const e=b(o,r.get("FirstChar"))??0,n=b(o,t?.get("MissingWidth"))??0;return(i,a)=>b(o,u[i-e])??s?.(a)??n}function b(o,r){
const t=o.resolve(r);return typeof t=="number"?t:void 0}const y=65535,E=65536;async function f(o,r){const t=o.resolve(r.get("DW")),s=await v.N.of(c(o,r.get("W")).
reverse(),o.job.pace);return u=>{const e=s.find(u),n=typeof e?.value=="object"?o.resolve(e.value[u-e.first]):e?.value;return typeof n=="number"?n:typeof t=="num\
ber"?t:1e3}}async function h(o,r){const[t,s]=(o.array(r.get("DW2"))??[]).map(e=>b(o,e)),u=await v.N.of(d(o,r.get("W2")).reverse(),o.job.pace);return(e,n)=>{const i=u.
find(e),a=i&&i.value.length>3?(e-i.first)*3:0,l=i?.value.slice(a,a+3).map(g=>b(o,g));return{advance:l?.[0]??s??-1e3,x:l?.[1]??n/2,y:l?.[2]??t??880}}}function d(o,r){
const t=[],s=o.array(r)??[];for(let u=0;u+1<s.length&&t.length<E;){const[e,n]=[o.resolve(s[u]),o.resolve(s[u+1])];if(typeof e!="number")break;const i=(0,O.cy)(n),
a=i?e+Math.floor(n.length/3)-1:n,l=i?n:s.slice(u+2,u+5);u+=i?2:5,!(typeof a!="number"||a<0||e>y||a<e)&&t.push({first:e,last:Math.min(a,y),value:l})}return t}function c(o,r){
const t=[],s=o.array(r)??[];for(let u=0;u+1<s.length&&t.length<E;){const[e,n,i]=s.slice(u,u+3).map(m=>o.resolve(m));if(typeof e!="number")break;const a=(0,O.cy)(
n),l=a?e+n.length-1:n,g=a?n:i;u+=a?2:3,!(typeof l!="number"||l<0||e>y||l<e)&&((0,O.cy)(g)||typeof g=="number")&&t.push({first:e,last:Math.min(l,y),value:g})}return t}}),
47628:((U,S,p)=>{p.d(S,{H:()=>x,l:()=>v});const O="278 974 961 974 980 719 789 790 791 690 960 939 549 855 911 933 911 945 974 755 846 762 761 571 677 763 760 7\
59 754 494 552 537 577 692 786 788 788 790 793 794 816 823 789 841 823 833 816 831 923 744 723 749 790 792 695 776 768 792 759 707 708 682 701 826 815 789 789 7\
07 687 696 689 786 787 713 791 785 791 873 761 762 762 759 759 892 892 788 784 438 138 277 415 392 392 668 668 0 390 390 317 317 276 276 509 509 410 410 234 234\
 334 334 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 732 544 544 910 667 760 760 776 595 694 626 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 7\
88 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 894 838 1016 458 748 924 748 918 927 928 928 834 873 828 924 924 917 \
930 931 463 883 836 836 867 867 696 696 874 0 874 760 946 771 865 771 888 967 888 831 873 927 970 918".split(" ").map(Number),v=" ✁✂✃✄☎✆✇✈✉☛☞✌✍✎✏✐✑✒✓✔✕✖✗✘✙✚✛✜✝✞\
✟✠✡✢✣✤✥✦✧★✩✪✫✬✭✮✯✰✱✲✳✴✵✶✷✸✹✺✻✼✽✾✿❀❁❂❃❄❅❆❇❈❉❊❋●❍■❏❐❑❒▲▼◆❖◗❘❙❚❛❜❝❞\0❨❩❪❫❬❭❮❯❰❱❲❳❴❵\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0❡❢❣❤❥❦❧♣♦♥♠①②③④⑤⑥⑦⑧⑨⑩❶❷❸❹❺❻❼❽❾❿➀➁➂➃➄➅➆➇➈➉➊➋➌➍➎➏➐➑➒➓➔→↔↕➘➙➚➛➜➝➞\
➟➠➡➢➣➤➥➦➧➨➩➪➫➬➭➮➯\0➱➲➳➴➵➶➷➸➹➺➻➼➽➾\0";function x(){return O.flatMap((M,b)=>{const y=v.charCodeAt(b);
return M>0&&y>0?[{code:b+32,point:y,width:M}]:[]})}}),74135:((U,S,p)=>{p.d(S,{$L:()=>c,DI:()=>y,Gd:()=>f,JQ:()=>v,Mo:()=>M,Pj:()=>t,S3:()=>x,W1:()=>s,XM:()=>r,d:()=>u,
ds:()=>b,gF:()=>o,iN:()=>O,kO:()=>d,lw:()=>E,zl:()=>h});function O({box:[e,n,i,a],rotation:l}){const g=i-e,m=a-n;return l%180===0?{width:g,height:m}:{width:m,height:g}}
function v(e){const{width:n,height:i}=O(e);return{width:n*e.userUnit,height:i*e.userUnit}}function x({box:[e,n,i,a],rotation:l}){switch(l){case 0:return[1,0,0,1,
e,n];case 90:return[0,1,-1,0,i,n];case 180:return[-1,0,0,-1,i,a];case 270:return[0,-1,1,0,e,a]}}function M(e,n){return n===void 0?e:t(e,n)??e}function b([e,n,i,
a]){return[Math.min(e,i),Math.min(n,a),Math.max(e,i),Math.max(n,a)]}function y([e,n,i,a,l,g]){const m=e*a-n*i,[_,T,A,I]=[a/m,-n/m,-i/m,e/m];return[_+0,T+0,A+0,I+
0,-(l*_+g*A)+0,-(l*T+g*I)+0]}function E(e,n){const[i,a,l,g,m,_]=e,[T,A,I,w,C,R]=n;return[i*T+a*I,i*A+a*w,l*T+g*I,l*A+g*w,m*T+_*I+C,m*A+_*w+R]}function f([e,n,i,
a,l,g],m,_){return[e*m+i*_+l,n*m+a*_+g]}function h(e,[n,i,a,l]){const[g,m]=f(e,n,i),[_,T]=f(e,a,i),[A,I]=f(e,n,l),[w,C]=f(e,a,l);return[Math.min(g,_,A,w),Math.min(
m,T,I,C),Math.max(g,_,A,w),Math.max(m,T,I,C)]}const d=(e,n)=>[Math.min(e[0],n[0]),Math.min(e[1],n[1]),Math.max(e[2],n[2]),Math.max(e[3],n[3])];function c(e){let[
n,i,a,l]=o;for(const[g,m]of e)n=Math.min(n,g),i=Math.min(i,m),a=Math.max(a,g),l=Math.max(l,m);return[n,i,a,l]}const o=[1/0,1/0,-1/0,-1/0],r=([e,n,i,a],l)=>[e-l,
n-l,i+l,a+l];function t(e,n){const i=[Math.max(e[0],n[0]),Math.max(e[1],n[1]),Math.min(e[2],n[2]),Math.min(e[3],n[3])];return i[0]<i[2]&&i[1]<i[3]?i:void 0}const s=e=>e.
map(n=>Math.round(n*1e5)/1e5+0),u=(e,{userUnit:n})=>String(Number((e*n/72).toPrecision(3)))}),6057:((U,S,p)=>{p.d(S,{VO:()=>x,b0:()=>b,c_:()=>E,iw:()=>M,lQ:()=>y});
var O=p(74135);const v=[0,0,612,792],x=(f,h)=>b(f,f.pages.attribute(h,"MediaBox"))??v;function M(f,h){const{pages:d}=f,c=f.resolve(f.entry(d.number(h),"UserUnit"));
return{box:(0,O.Mo)(x(f,h),b(f,d.attribute(h,"CropBox"))),rotation:E(f.resolve(d.attribute(h,"Rotate"))),userUnit:typeof c=="number"&&c>0?c:1}}function b(f,h){const d=f.
array(h)?.map(o=>f.resolve(o));if(d?.length!==4||!d.every(o=>typeof o=="number"&&Number.isFinite(o)))return;const c=(0,O.ds)(d);return c[0]<c[2]&&c[1]<c[3]?c:void 0}
function y(f,h){const d=(f.array(h)??[]).map(c=>f.resolve(c));return d.length===6&&d.every(c=>typeof c=="number")?d:[1,0,0,1,0,0]}function E(f){const h=typeof f==
"number"?(f%360+360)%360:0;return h===90||h===180||h===270?h:0}})};
