"use strict";exports.id=9045,exports.ids=[9045],exports.modules={44085:((F,B,y)=>{y.d(B,{F:()=>E,H:()=>b});var M=y(49153),C=y(269),w=y(16039);const R=65536,x=1<<26,O=100,I=/<([0-9A-Fa-f\s]*)>|\/[^\s<>[\]()/]*|[[\]]|\b(?:begin|end)bf(?:char|range)\b/g;
async function E(n,s,r=R){const u=n.resolve(s);if(!(u instanceof w.Z6))return[];const a=new m;return await b(n,u,I,(o,g)=>a.read(o,g)<r),[...a.single,...a.ranges]}
async function b(n,s,r,u){let a;try{a=await n.decodedAtEase(s)}catch(o){if(!(o instanceof M.zU)||o.code==="cancelled")throw o;return}for(const[o,g]of(0,C.bS)(a).
toString("latin1",0,x).matchAll(r)){if(!u(o,g?.replace(/\s/g,"")))return;const h=n.job.pace.step(O);h&&await h}}class m{single=[];ranges=[];length=0;operands=[];place=-1;read(s,r){
if(s==="beginbfchar"||s==="beginbfrange")this.begin(s==="beginbfchar"?2:3);else if(s==="endbfchar"||s==="endbfrange")this.begin(0);else{if(this.length===0)return 0;
s==="["?this.place=this.operands.length===2?0:-1:s==="]"?this.begin(this.length):this.place>=0?this.item(r):this.operand(r)}return this.single.length+this.ranges.
length}begin(s){this.length=s,this.operands.length=0,this.place=-1}item(s=""){const r=v(this.operands[0])+this.place++;this.add(this.ranges,r,r,s)}operand(s=""){
const{operands:r,length:u}=this;if(r.push(s),r.length<u)return;const[a,o]=[v(r[0]),v(r[u-2])];this.add(u===2?this.single:this.ranges,a,o,s),r.length=0}add(s,r,u,a){
a===""||a.length%4!==0||!(r<=u)||s.push({first:r,last:u,text:Buffer.from(a,"hex").swap16().toString("utf16le")})}}const v=n=>n.length<=8?parseInt(n,16):NaN}),17220:((F,B,y)=>{
y.d(B,{n:()=>g,o:()=>h});var M=y(16039),C=y(65710);const w=".notdef space exclam quotedbl numbersign dollar percent ampersand quoteright parenleft parenright as\
terisk plus comma hyphen period slash zero one two three four five six seven eight nine colon semicolon less equal greater question at A B C D E F G H I J K L M\
 N O P Q R S T U V W X Y Z bracketleft backslash bracketright asciicircum underscore quoteleft a b c d e f g h i j k l m n o p q r s t u v w x y z braceleft bar\
 braceright asciitilde exclamdown cent sterling fraction yen florin section currency quotesingle quotedblleft guillemotleft guilsinglleft guilsinglright fi fl e\
ndash dagger daggerdbl periodcentered paragraph bullet quotesinglbase quotedblbase quotedblright guillemotright ellipsis perthousand questiondown grave acute ci\
rcumflex tilde macron breve dotaccent dieresis ring cedilla hungarumlaut ogonek caron emdash AE ordfeminine Lslash Oslash OE ordmasculine ae dotlessi lslash osl\
ash oe germandbls onesuperior logicalnot mu trademark Eth onehalf plusminus Thorn onequarter divide brokenbar degree thorn threequarters twosuperior registered \
minus eth multiply threesuperior copyright Aacute Acircumflex Adieresis Agrave Aring Atilde Ccedilla Eacute Ecircumflex Edieresis Egrave Iacute Icircumflex Idie\
resis Igrave Ntilde Oacute Ocircumflex Odieresis Ograve Otilde Scaron Uacute Ucircumflex Udieresis Ugrave Yacute Ydieresis Zcaron aacute acircumflex adieresis a\
grave aring atilde ccedilla eacute ecircumflex edieresis egrave iacute icircumflex idieresis igrave ntilde oacute ocircumflex odieresis ograve otilde scaron uac\
ute ucircumflex udieresis ugrave yacute ydieresis zcaron exclamsmall Hungarumlautsmall dollaroldstyle dollarsuperior ampersandsmall Acutesmall parenleftsuperior\
 parenrightsuperior twodotenleader onedotenleader zerooldstyle oneoldstyle twooldstyle threeoldstyle fouroldstyle fiveoldstyle sixoldstyle sevenoldstyle eightol\
dstyle nineoldstyle commasuperior threequartersemdash periodsuperior questionsmall asuperior bsuperior centsuperior dsuperior esuperior isuperior lsuperior msup\
erior nsuperior osuperior rsuperior ssuperior tsuperior ff ffi ffl parenleftinferior parenrightinferior Circumflexsmall hyphensuperior Gravesmall Asmall Bsmall \
Csmall Dsmall Esmall Fsmall Gsmall Hsmall Ismall Jsmall Ksmall Lsmall Msmall Nsmall Osmall Psmall Qsmall Rsmall Ssmall Tsmall Usmall Vsmall Wsmall Xsmall Ysmall\
 Zsmall colonmonetary onefitted rupiah Tildesmall exclamdownsmall centoldstyle Lslashsmall Scaronsmall Zcaronsmall Dieresissmall Brevesmall Caronsmall Dotaccent\
small Macronsmall figuredash hypheninferior Ogoneksmall Ringsmall Cedillasmall questiondownsmall oneeighth threeeighths fiveeighths seveneighths onethird twothi\
rds zerosuperior foursuperior fivesuperior sixsuperior sevensuperior eightsuperior ninesuperior zeroinferior oneinferior twoinferior threeinferior fourinferior \
fiveinferior sixinferior seveninferior eightinferior nineinferior centinferior dollarinferior periodinferior commainferior Agravesmall Aacutesmall Acircumflexsm\
all Atildesmall Adieresissmall Aringsmall AEsmall Ccedillasmall Egravesmall Eacutesmall Ecircumflexsmall Edieresissmall Igravesmall Iacutesmall Icircumflexsmall\
 Idieresissmall Ethsmall Ntildesmall Ogravesmall Oacutesmall Ocircumflexsmall Otildesmall Odieresissmall OEsmall Oslashsmall Ugravesmall Uacutesmall Ucircumflex\
small Udieresissmall Yacutesmall Thornsmall Ydieresissmall 001.000 001.001 001.002 001.003 Black Bold Book Light Medium Regular Roman Semibold".split(" "),R=(e,t,i={})=>({
kind:e,unicode:()=>0,code:()=>0,has:l=>t.has(l),isDrawn:()=>!0,codes:void 0,pointOf:()=>0,nameOf:()=>"",glyphOf:()=>0,glyphOfCid:l=>l,encoding:void 0,...i});function x(e){
const t=new DataView(e.buffer,e.byteOffset,e.byteLength),i=E(t,t.getUint8(2)),l=E(t,i.end),f=E(t,l.end),c=b(t,l.offsets[0]??0,l.offsets[1]??0),d=c.get(17)?.[0];
if(d===void 0)return;const A=E(t,d).offsets.length-1,p=c.has(3102),S=U=>{const D=w[U];if(D!==void 0)return D;const N=U-w.length,[W,L]=[f.offsets[N],f.offsets[N+
1]];return W===void 0||L===void 0?"":Buffer.from(e.subarray(W,L)).toString("latin1")},T=O(t,c.get(15)?.[0]??0,A,p);if(p){let U;const D=N=>(U??=new Map(T.map((W,L)=>[
W,L])),U.get(N)??0);return R("cid",new Set(T.slice(1)),{glyphOfCid:D})}const _=T.map(S);return R("named",new Set(_.slice(1)),{nameOf:U=>_[U]??"",encoding:I(t,c.
get(16)?.[0]??0,_,S)})}function O(e,t,i,l){if(t<=2&&!l)return Array.from({length:t===0?229:1},(A,p)=>p);const f=[0],c=e.getUint8(t);let d=t+1;for(;f.length<i;){
const A=e.getUint16(d),p=c===0?0:c===1?e.getUint8(d+2):e.getUint16(d+2);d+=c===0?2:c===1?3:4;for(let S=0;S<=p&&f.length<i;S++)f.push(A+S)}return f}function I(e,t,i,l){
if(t===0)return;const f=new Map;if(t===1)return f;const c=e.getUint8(t),d=e.getUint8(t+1);let A=1,p=t+2;for(let T=0;T<d;T++){const _=e.getUint8(p),U=(c&127)===0?
0:e.getUint8(p+1);p+=(c&127)===0?1:2;for(let D=_;D<=_+U;D++)f.set(D,i[A++]??"")}const S=c>=128?e.getUint8(p++):0;for(let T=0;T<S;T++,p+=3)f.set(e.getUint8(p),l(
e.getUint16(p+1)));return f}function E(e,t){const i=e.getUint16(t);if(i===0)return{offsets:[],end:t+2};const l=e.getUint8(t+2),f=t+3+(i+1)*l-1,c=Array.from({length:i+
1},(d,A)=>{let p=0;for(let S=0;S<l;S++)p=p*256+e.getUint8(t+3+A*l+S);return f+p});return{offsets:c,end:c[i]}}function b(e,t,i){const l=new Map;let f=[];for(let c=t;c<
i;){const d=e.getUint8(c++);if(d<=21){const A=d===12?3072+e.getUint8(c++):d;l.set(A,f),f=[]}else if(d===28)f.push(e.getInt16(c)),c+=2;else if(d===29)f.push(e.getInt32(
c)),c+=4;else if(d===30){for(;c<i&&(e.getUint8(c++)&15)!==15;);f.push(0)}else d<=246?f.push(d-139):d<=250?f.push((d-247)*256+e.getUint8(c++)+108):f.push(-(d-251)*
256-e.getUint8(c++)-108)}return l}var m=y(94777);function v(e){const t=e[0]===128?r(e):Buffer.from(e),i=t.indexOf("eexec");if(i<0)return;let l=i+5;for(;l<t.length&&
[9,10,13,32].includes(t[l]);)l++;const c=/^[0-9a-fA-F\s]{8}/.test(t.toString("latin1",l,l+8))?Buffer.from(t.toString("latin1",l).replace(/[^0-9a-fA-F]/g,""),"he\
x"):t.subarray(l),d=Buffer.alloc(c.length);let A=55665;for(const[T,_]of c.entries())d[T]=_^A>>8,A=(_+A)*52845+22719&65535;const p=d.indexOf("/CharStrings");if(p<
0)return;const S=new Set;for(let T=p+12;;){const _=d.indexOf("/",T);if(_<0)break;const U=/^\/(\S+) +(\d+) +(?:RD|-\|) /.exec(d.toString("latin1",_,_+96));U&&S.add(
U[1]),T=_+(U?U[0].length+Number(U[2]):1)}return S.size>0?R("named",S,{encoding:s(t.toString("latin1",0,i))}):void 0}const n=65536;function s(e){const t=e.indexOf(
"/Encoding");if(t<0||/^\/Encoding\s+StandardEncoding/.test(e.slice(t,t+64)))return;const i=new Map,l=e.slice(t,t+n),f=/\b(?:readonly\s+def|def)\b\s*(?:\/|currentdict)/.
exec(l)?.index??l.length;for(const[,c,d,A]of l.slice(0,f).matchAll(/\bdup\s+(?:(\d+)#)?(\w+)\s*\/([^\s/]+)\s+put/g))i.set(parseInt(d,c?Number(c):10),A);return i}
function r(e){const t=[];for(let i=0;i+6<=e.length&&e[i]===128&&e[i+1]!==3;){const l=e[i+2]|e[i+3]<<8|e[i+4]<<16;t.push(e.subarray(i+6,i+6+l)),i+=6+l}return Buffer.
concat(t)}function u(e){try{const t=new DataView(e.buffer,e.byteOffset,e.byteLength),i=e.length>12?t.getUint32(0):0;if(i===1330926671){const l=(0,m.tI)(t),f=l.get(
"CFF "),c=f&&x(e.subarray(f.at,f.at+f.length));return c&&{...c,pointOf:(0,m.Ey)(t,l)}}if(i===65536||i===1953658213)return(0,m.Fm)(t);if(e[0]===1&&e[1]===0)return x(
e);if(e[0]===37||e[0]===128)return v(e)}catch(t){if(!(t instanceof RangeError))throw t}}const a=["FontFile","FontFile2","FontFile3"];function o(e,t){const i=(0,C.
nb)(e,t);for(const l of a){const f=e.resolve(i?.get(l));if(f instanceof M.Z6)return f}}const g=(e,t)=>(0,C.Vb)(e,t.get("Subtype"))==="Type3"||o(e,t)!==void 0;function h(e,t){
const i=o(e,t);if(i)try{return u(e.decoded(i))??"unusable"}catch{return"unusable"}}}),48464:((F,B,y)=>{y.d(B,{N:()=>w});var M=y(88960);const C=500;class w{starts;owners;constructor(x,O){
this.starts=x,this.owners=O}static async of(x,O){const I=new Set;for(const{first:n,last:s}of x){I.add(n).add(s+1);const r=O.step(C);r&&await r}const E=Float64Array.
from(I).sort(),b=new Array(E.length),m=Uint32Array.from({length:E.length+1},(n,s)=>s),v=n=>{let s=n;for(;m[s]!==s;)s=m[s];for(;n!==s;){const r=m[n];m[n]=s,n=r}return s};
for(const n of x){for(let r=v((0,M.B)(E,n.first));E[r]<=n.last;r=v(r))b[r]=n,m[r]=r+1;const s=O.step(C);s&&await s}return new w(E,b)}find(x){return this.owners[(0,M.
M)(this.starts,x)-1]}}}),30184:((F,B,y)=>{y.d(B,{mI:()=>x,WK:()=>E,vp:()=>I});var M=y(88728),C=y(65710);const w={Helvetica:"278 278 355 556 556 889 667 191 333 \
333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667\
 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500\
 500 500 334 260 334 584 0 556 0 222 556 333 1000 556 556 333 1000 667 333 1000 0 611 0 0 222 222 333 333 350 556 1000 333 1000 500 333 944 0 500 500 278 333 55\
6 556 556 556 260 556 333 737 370 556 584 333 737 333 400 584 333 333 333 556 537 278 333 333 365 556 834 834 834 611 667 667 667 667 667 667 1000 722 667 667 6\
67 667 278 278 278 278 722 722 778 778 778 778 778 584 778 722 722 722 722 667 667 611 556 556 556 556 556 556 889 500 556 556 556 556 278 278 278 278 556 556 5\
56 556 556 556 556 584 611 556 556 556 556 500 556 500",HelveticaBold:"278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 5\
56 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 5\
84 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584 0 556 0 278 556 500 1000 556 \
556 333 1000 667 333 1000 0 611 0 0 278 278 500 500 350 556 1000 333 1000 556 333 944 0 500 556 278 333 556 556 556 556 280 556 333 737 370 556 584 333 737 333 \
400 584 333 333 333 611 556 278 333 333 365 556 834 834 834 611 722 722 722 722 722 722 1000 722 667 667 667 667 278 278 278 278 722 722 778 778 778 778 778 584\
 778 722 722 722 722 667 667 611 556 556 556 556 556 556 889 556 556 556 556 556 278 278 278 278 611 611 611 611 611 611 611 584 611 611 611 611 611 556 611 556",
TimesRoman:"250 333 408 500 500 833 778 180 333 333 500 564 250 333 250 278 500 500 500 500 500 500 500 500 500 500 278 278 564 564 564 444 921 722 667 667 722 \
611 556 722 722 333 389 722 611 889 722 722 556 722 667 556 611 722 722 944 722 722 611 333 278 333 469 500 333 444 500 444 500 444 333 500 500 278 278 500 278 \
778 500 500 500 500 333 389 278 500 500 722 500 500 444 480 200 480 541 0 500 0 333 500 444 1000 500 500 333 1000 556 333 889 0 611 0 0 333 333 444 444 350 500 \
1000 333 980 389 333 722 0 444 500 250 333 500 500 500 500 200 500 333 760 276 500 564 333 760 333 400 564 300 300 333 500 453 250 333 300 310 500 750 750 750 4\
44 722 722 722 722 722 722 889 667 611 611 611 611 333 333 333 333 722 722 722 722 722 722 722 564 722 722 722 722 722 722 556 500 444 444 444 444 444 444 667 4\
44 444 444 444 444 278 278 278 278 500 500 500 500 500 500 500 564 500 500 500 500 500 500 500 500",TimesRomanBold:"250 333 555 500 500 1000 833 278 333 333 500\
 570 250 333 250 278 500 500 500 500 500 500 500 500 500 500 333 333 570 570 570 500 930 722 667 722 722 667 611 778 778 389 500 778 667 944 722 778 611 778 722\
 556 667 722 722 1000 722 722 667 333 278 333 581 500 333 500 556 444 556 444 333 500 556 278 333 556 278 833 556 500 556 556 444 389 333 556 500 722 500 500 44\
4 394 220 394 520 0 500 0 333 500 500 1000 500 500 333 1000 556 333 1000 0 667 0 0 333 333 500 500 350 500 1000 333 1000 389 333 722 0 444 500 250 333 500 500 5\
00 500 220 500 333 747 300 500 570 333 747 333 400 570 300 300 333 556 540 250 333 300 330 500 750 750 750 500 722 722 722 722 722 722 1000 722 667 667 667 667 \
389 389 389 389 722 722 778 778 778 778 778 570 778 722 722 722 722 722 611 556 500 500 500 500 500 500 722 444 444 444 444 444 278 278 278 278 500 556 500 500 \
500 500 500 570 500 556 556 556 556 500 556 500",TimesRomanItalic:"250 333 420 500 500 833 778 214 333 333 500 675 250 333 250 278 500 500 500 500 500 500 500 5\
00 500 500 333 333 675 675 675 500 920 611 611 667 722 611 611 722 722 333 444 667 556 833 667 722 611 722 611 500 556 722 611 833 611 556 556 389 278 389 422 5\
00 333 500 500 444 500 444 278 500 500 278 278 444 278 722 500 500 500 500 389 389 278 500 444 667 444 444 389 400 275 400 541 0 500 0 333 500 556 889 500 500 3\
33 1000 500 333 944 0 556 0 0 333 333 556 556 350 500 889 333 980 389 333 667 0 389 444 250 389 500 500 500 500 275 500 333 760 276 500 675 333 760 333 400 675 \
300 300 333 500 523 250 333 300 310 500 750 750 750 500 611 611 611 611 611 611 889 667 611 611 611 611 333 333 333 333 722 667 722 722 722 722 722 675 722 722 \
722 722 722 556 611 500 500 500 500 500 500 500 667 444 444 444 444 444 278 278 278 278 500 500 500 500 500 500 500 675 500 500 500 500 500 444 500 444",TimesRomanBoldItalic:"\
250 389 555 500 500 833 778 278 333 333 500 570 250 333 250 278 500 500 500 500 500 500 500 500 500 500 333 333 570 570 570 500 832 667 667 667 722 667 667 722 \
778 389 500 667 611 889 722 722 611 722 667 556 611 722 667 889 667 611 611 333 278 333 570 500 333 500 500 444 500 444 333 500 556 278 278 500 278 778 556 500 \
500 500 389 389 278 556 444 667 500 444 389 348 220 348 570 0 500 0 333 500 500 1000 500 500 333 1000 556 333 944 0 611 0 0 333 333 500 500 350 500 1000 333 100\
0 389 333 722 0 389 444 250 389 500 500 500 500 220 500 333 747 266 500 606 333 747 333 400 570 300 300 333 576 500 250 333 300 300 500 750 750 750 500 667 667 \
667 667 667 667 944 667 667 667 667 667 389 389 389 389 722 722 722 722 722 722 722 570 722 722 722 722 722 611 611 500 500 500 500 500 500 500 722 444 444 444 \
444 444 278 278 278 278 500 556 500 500 500 500 500 570 500 556 556 556 556 444 500 444"};function R(b){const{name:m}=(0,C.GV)(b),v=/bold|black|heavy/i.test(m),
n=/italic|oblique/i.test(m);return/^(Helvetica|Arial)/i.test(m)?v?"HelveticaBold":"Helvetica":/^Times/i.test(m)?v?n?"TimesRomanBoldItalic":"TimesRomanBold":n?"T\
imesRomanItalic":"TimesRoman":/^Courier/i.test(m)?"Courier":void 0}const x=b=>/^(?:(?:Helvetica|Courier)(?:-(?:Bold|Oblique|BoldOblique))?|Times-(?:Roman|Bold|Italic|BoldItalic))$/.
test(b),O=new Map;function I(b){const m=b in w?b:R(b);if(m===void 0)return;if(m==="Courier")return()=>600;let v=O.get(m);if(!v){const s=w[m].split(" ").map(Number);
v=new Map(s.flatMap((r,u)=>r>0?[[M.NF.charCodeAt(u),r]]:[])),O.set(m,v)}const n=v;return s=>n.get(s)}function E(b){return/Times/i.test(b)?{capHeight:662,descent:-217}:
/Courier/i.test(b)?{capHeight:562,descent:-157}:{capHeight:718,descent:-207}}}),37917:((F,B,y)=>{y.d(B,{FF:()=>R,KG:()=>b,oo:()=>E,s4:()=>w});var M=y(16039),C=y(
48464);function w(n,s,r,u){const a=n.array(s.get("Widths"))?.map(h=>n.resolve(h)),o=n.resolve(s.get("FirstChar")),g=n.resolve(r?.get("MissingWidth"));return!a||
typeof o!="number"?(h,e)=>u?.(e)??(typeof g=="number"&&g>0?g:500):(h,e)=>{const t=a[h-o];return typeof t=="number"&&t>0?t:u?.(e)}}function R(n,s,r,u){const a=n.
array(s.get("Widths"));if(!a)return w(n,s,r,u);const o=x(n,s.get("FirstChar"))??0,g=x(n,r?.get("MissingWidth"))??0;return(h,e)=>x(n,a[h-o])??u?.(e)??g}function x(n,s){
const r=n.resolve(s);return typeof r=="number"?r:void 0}const O=65535,I=65536;async function E(n,s){const r=n.resolve(s.get("DW")),u=await C.N.of(v(n,s.get("W")).
reverse(),n.job.pace);return a=>{const o=u.find(a),g=typeof o?.value=="object"?n.resolve(o.value[a-o.first]):o?.value;return typeof g=="number"?g:typeof r=="num\
ber"?r:1e3}}async function b(n,s){const[r,u]=(n.array(s.get("DW2"))??[]).map(o=>x(n,o)),a=await C.N.of(m(n,s.get("W2")).reverse(),n.job.pace);return(o,g)=>{const h=a.
find(o),e=h&&h.value.length>3?(o-h.first)*3:0,t=h?.value.slice(e,e+3).map(i=>x(n,i));return{advance:t?.[0]??u??-1e3,x:t?.[1]??g/2,y:t?.[2]??r??880}}}function m(n,s){
const r=[],u=n.array(s)??[];for(let a=0;a+1<u.length&&r.length<I;){const[o,g]=[n.resolve(u[a]),n.resolve(u[a+1])];if(typeof o!="number")break;const h=(0,M.cy)(g),
e=h?o+Math.floor(g.length/3)-1:g,t=h?g:u.slice(a+2,a+5);a+=h?2:5,!(typeof e!="number"||e<0||o>O||e<o)&&r.push({first:o,last:Math.min(e,O),value:t})}return r}function v(n,s){
const r=[],u=n.array(s)??[];for(let a=0;a+1<u.length&&r.length<I;){const[o,g,h]=u.slice(a,a+3).map(l=>n.resolve(l));if(typeof o!="number")break;const e=(0,M.cy)(
g),t=e?o+g.length-1:g,i=e?g:h;a+=e?2:3,!(typeof t!="number"||t<0||o>O||t<o)&&((0,M.cy)(i)||typeof i=="number")&&r.push({first:o,last:Math.min(t,O),value:i})}return r}})};
