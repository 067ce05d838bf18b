"use strict";exports.id=472,exports.ids=[472],exports.modules={44085:((N,D,b)=>{b.d(D,{F:()=>C,H:()=>h});var M=b(49153),I=b(269),S=b(16039);const F=65536,m=1<<26,v=100,R=/<([0-9A-Fa-f\s]*)>|\/[^\s<>[\]()/]*|[[\]]|\b(?:begin|end)bf(?:char|range)\b/g;
async function C(n,s,r=F){const f=n.resolve(s);if(!(f instanceof S.Z6))return[];const o=new p;return await h(n,f,R,(l,g)=>o.read(l,g)<r),[...o.single,...o.ranges]}
async function h(n,s,r,f){let o;try{o=await n.decodedAtEase(s)}catch(l){if(!(l instanceof M.zU)||l.code==="cancelled")throw l;return}for(const[l,g]of(0,I.bS)(o).
toString("latin1",0,m).matchAll(r)){if(!f(l,g?.replace(/\s/g,"")))return;const y=n.job.pace.step(v);y&&await y}}class p{single=[];ranges=[];length=0;operands=[];place=-1;read(s,r){
if(s==="beginbfchar"||s==="beginbfrange")this.begin(s==="beginbfchar"?2:3);else if(s==="endbfchar"||s==="endbfrange")this.begin(0);else{if(this.length===0)return 0;
s==="["?this.place=this.operands.length===2?0:-1:s==="]"?this.begin(this.length):this.place>=0?this.item(r):this.operand(r)}return this.single.length+this.ranges.
length}begin(s){this.length=s,this.operands.length=0,this.place=-1}item(s=""){const r=O(this.operands[0])+this.place++;this.add(this.ranges,r,r,s)}operand(s=""){
const{operands:r,length:f}=this;if(r.push(s),r.length<f)return;const[o,l]=[O(r[0]),O(r[f-2])];this.add(f===2?this.single:this.ranges,o,l,s),r.length=0}add(s,r,f,o){
o===""||o.length%4!==0||!(r<=f)||s.push({first:r,last:f,text:Buffer.from(o,"hex").swap16().toString("utf16le")})}}const O=n=>n.length<=8?parseInt(n,16):NaN}),17220:((N,D,b)=>{
b.d(D,{n:()=>y,o:()=>E});var M=b(16039),I=b(65710);const S=".notdef space exclam quotedbl numbersign dollar percent ampersand quoteright parenleft parenright as\
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
small Udieresissmall Yacutesmall Thornsmall Ydieresissmall 001.000 001.001 001.002 001.003 Black Bold Book Light Medium Regular Roman Semibold".split(" "),F=[[32,
1,1],[33,229,2],[36,231,8],[44,13,3],[47,99,1],[48,239,10],[58,27,2],[60,249,4],[65,253,5],[73,258,1],[76,259,4],[82,263,3],[86,266,1],[87,109,2],[89,267,3],[93,
270,34],[161,304,3],[166,307,5],[172,312,1],[175,313,1],[178,314,2],[182,316,3],[188,158,1],[189,155,1],[190,163,1],[191,319,7],[200,326,1],[201,150,1],[202,164,
1],[203,169,1],[204,327,52]],m=(e,t,i={})=>({kind:e,unicode:()=>0,code:()=>0,has:u=>t.has(u),isDrawn:()=>!0,codes:void 0,pointOf:()=>0,nameOf:()=>"",glyphOf:()=>0,
glyphOfCid:u=>u,encoding:void 0,...i});function v(e){const t=new DataView(e.buffer,e.byteOffset,e.byteLength),i=h(t,t.getUint8(2)),u=h(t,i.end),c=h(t,u.end),a=p(
t,u.offsets[0]??0,u.offsets[1]??0),d=a.get(17)?.[0];if(d===void 0)return;const T=h(t,d).offsets.length-1,x=a.has(3102),_=A=>{const B=S[A];if(B!==void 0)return B;
const W=A-S.length,[L,H]=[c.offsets[W],c.offsets[W+1]];return L===void 0||H===void 0?"":Buffer.from(e.subarray(L,H)).toString("latin1")},U=R(t,a.get(15)?.[0]??0,
T,x);if(x){let A;const B=W=>(A??=new Map(U.map((L,H)=>[L,H])),A.get(W)??0);return m("cid",new Set(U.slice(1)),{glyphOfCid:B})}const w=U.map(_);return m("named",
new Set(w.slice(1)),{nameOf:A=>w[A]??"",encoding:C(t,a.get(16)?.[0]??0,w,_)})}function R(e,t,i,u){if(t<=2&&!u)return Array.from({length:t===0?229:1},(T,x)=>x);const c=[
0],a=e.getUint8(t);let d=t+1;for(;c.length<i;){const T=e.getUint16(d),x=a===0?0:a===1?e.getUint8(d+2):e.getUint16(d+2);d+=a===0?2:a===1?3:4;for(let _=0;_<=x&&c.
length<i;_++)c.push(T+_)}return c}function C(e,t,i,u){if(t===0)return;const c=new Map;if(t===1){for(const[U,w,A]of F)for(let B=0;B<A;B++)c.set(U+B,u(w+B));return c}
const a=e.getUint8(t),d=e.getUint8(t+1);let T=1,x=t+2;for(let U=0;U<d;U++){const w=e.getUint8(x),A=(a&127)===0?0:e.getUint8(x+1);x+=(a&127)===0?1:2;for(let B=w;B<=
w+A;B++)c.set(B,i[T++]??"")}const _=a>=128?e.getUint8(x++):0;for(let U=0;U<_;U++,x+=3)c.set(e.getUint8(x),u(e.getUint16(x+1)));return c}function h(e,t){const i=e.
getUint16(t);if(i===0)return{offsets:[],end:t+2};const u=e.getUint8(t+2),c=t+3+(i+1)*u-1,a=Array.from({length:i+1},(d,T)=>{let x=0;for(let _=0;_<u;_++)x=x*256+e.
getUint8(t+3+T*u+_);return c+x});return{offsets:a,end:a[i]}}function p(e,t,i){const u=new Map;let c=[];for(let a=t;a<i;){const d=e.getUint8(a++);if(d<=21){const T=d===
12?3072+e.getUint8(a++):d;u.set(T,c),c=[]}else if(d===28)c.push(e.getInt16(a)),a+=2;else if(d===29)c.push(e.getInt32(a)),a+=4;else if(d===30){for(;a<i&&(e.getUint8(
a++)&15)!==15;);c.push(0)}else d<=246?c.push(d-139):d<=250?c.push((d-247)*256+e.getUint8(a++)+108):c.push(-(d-251)*256-e.getUint8(a++)-108)}return u}var O=b(94777);
function n(e){const t=e[0]===128?f(e):Buffer.from(e),i=t.indexOf("eexec");if(i<0)return;let u=i+5;for(;u<t.length&&[9,10,13,32].includes(t[u]);)u++;const a=/^[0-9a-fA-F\s]{8}/.
test(t.toString("latin1",u,u+8))?Buffer.from(t.toString("latin1",u).replace(/[^0-9a-fA-F]/g,""),"hex"):t.subarray(u),d=Buffer.alloc(a.length);let T=55665;for(const[
U,w]of a.entries())d[U]=w^T>>8,T=(w+T)*52845+22719&65535;const x=d.indexOf("/CharStrings");if(x<0)return;const _=new Set;for(let U=x+12;;){const w=d.indexOf("/",
U);if(w<0)break;const A=/^\/(\S+) +(\d+) +(?:RD|-\|) /.exec(d.toString("latin1",w,w+96));A&&_.add(A[1]),U=w+(A?A[0].length+Number(A[2]):1)}return _.size>0?m("na\
med",_,{encoding:r(t.toString("latin1",0,i))}):void 0}const s=65536;function r(e){const t=e.indexOf("/Encoding");if(t<0||/^\/Encoding\s+StandardEncoding/.test(e.
slice(t,t+64)))return;const i=new Map,u=e.slice(t,t+s),c=/\b(?:readonly\s+def|def)\b\s*(?:\/|currentdict)/.exec(u)?.index??u.length;for(const[,a,d,T]of u.slice(
0,c).matchAll(/\bdup\s+(?:(\d+)#)?(\w+)\s*\/([^\s/]+)\s+put/g))i.set(parseInt(d,a?Number(a):10),T);return i}function f(e){const t=[];for(let i=0;i+6<=e.length&&
e[i]===128&&e[i+1]!==3;){const u=e[i+2]|e[i+3]<<8|e[i+4]<<16;t.push(e.subarray(i+6,i+6+u)),i+=6+u}return Buffer.concat(t)}function o(e){try{const t=new DataView(
e.buffer,e.byteOffset,e.byteLength),i=e.length>12?t.getUint32(0):0;if(i===1330926671){const u=(0,O.tI)(t),c=u.get("CFF "),a=c&&v(e.subarray(c.at,c.at+c.length));
return a&&{...a,pointOf:(0,O.Ey)(t,u)}}if(i===65536||i===1953658213)return(0,O.Fm)(t);if(e[0]===1&&e[1]===0)return v(e);if(e[0]===37||e[0]===128)return n(e)}catch(t){
if(!(t instanceof RangeError))throw t}}const l=["FontFile","FontFile2","FontFile3"];function g(e,t){const i=(0,I.nb)(e,t);for(const u of l){const c=e.resolve(i?.
get(u));if(c instanceof M.Z6)return c}}const y=(e,t)=>(0,I.Vb)(e,t.get("Subtype"))==="Type3"||g(e,t)!==void 0;function E(e,t){const i=g(e,t);if(i)try{return o(e.
decoded(i))??"unusable"}catch{return"unusable"}}}),48464:((N,D,b)=>{b.d(D,{N:()=>S});var M=b(88960);const I=500;class S{starts;owners;constructor(m,v){this.starts=
m,this.owners=v}static async of(m,v){const R=new Set;for(const{first:n,last:s}of m){R.add(n).add(s+1);const r=v.step(I);r&&await r}const C=Float64Array.from(R).
sort(),h=new Array(C.length),p=Uint32Array.from({length:C.length+1},(n,s)=>s),O=n=>{let s=n;for(;p[s]!==s;)s=p[s];for(;n!==s;){const r=p[n];p[n]=s,n=r}return s};
for(const n of m){for(let r=O((0,M.B)(C,n.first));C[r]<=n.last;r=O(r))h[r]=n,p[r]=r+1;const s=v.step(I);s&&await s}return new S(C,h)}find(m){return this.owners[(0,M.
M)(this.starts,m)-1]}}}),30184:((N,D,b)=>{b.d(D,{mI:()=>m,WK:()=>C,vp:()=>R});var M=b(88728),I=b(65710);const S={Helvetica:"278 278 355 556 556 889 667 191 333 \
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
444 444 278 278 278 278 500 556 500 500 500 500 500 570 500 556 556 556 556 444 500 444"};function F(h){const{name:p}=(0,I.GV)(h),O=/bold|black|heavy/i.test(p),
n=/italic|oblique/i.test(p);return/^(Helvetica|Arial)/i.test(p)?O?"HelveticaBold":"Helvetica":/^Times/i.test(p)?O?n?"TimesRomanBoldItalic":"TimesRomanBold":n?"T\
imesRomanItalic":"TimesRoman":/^Courier/i.test(p)?"Courier":void 0}const m=h=>/^(?:(?:Helvetica|Courier)(?:-(?:Bold|Oblique|BoldOblique))?|Times-(?:Roman|Bold|Italic|BoldItalic))$/.
test(h),v=new Map;function R(h){const p=h in S?h:F(h);if(p===void 0)return;if(p==="Courier")return()=>600;let O=v.get(p);if(!O){const s=S[p].split(" ").map(Number);
O=new Map(s.flatMap((r,f)=>r>0?[[M.NF.charCodeAt(f),r]]:[])),v.set(p,O)}const n=O;return s=>n.get(s)}function C(h){return/Times/i.test(h)?{capHeight:662,descent:-217}:
/Courier/i.test(h)?{capHeight:562,descent:-157}:{capHeight:718,descent:-207}}}),37917:((N,D,b)=>{b.d(D,{FF:()=>F,KG:()=>h,oo:()=>C,s4:()=>S});var M=b(16039),I=b(
48464);function S(n,s,r,f){const o=n.array(s.get("Widths"))?.map(y=>n.resolve(y)),l=n.resolve(s.get("FirstChar")),g=n.resolve(r?.get("MissingWidth"));return!o||
typeof l!="number"?(y,E)=>f?.(E)??(typeof g=="number"&&g>0?g:500):(y,E)=>{const e=o[y-l];return typeof e=="number"&&e>0?e:f?.(E)}}function F(n,s,r,f){const o=n.
array(s.get("Widths"));if(!o)return S(n,s,r,f);const l=m(n,s.get("FirstChar"))??0,g=m(n,r?.get("MissingWidth"))??0;return(y,E)=>m(n,o[y-l])??f?.(E)??g}function m(n,s){
const r=n.resolve(s);return typeof r=="number"?r:void 0}const v=65535,R=65536;async function C(n,s){const r=n.resolve(s.get("DW")),f=await I.N.of(O(n,s.get("W")).
reverse(),n.job.pace);return o=>{const l=f.find(o),g=typeof l?.value=="object"?n.resolve(l.value[o-l.first]):l?.value;return typeof g=="number"?g:typeof r=="num\
ber"?r:1e3}}async function h(n,s){const[r,f]=(n.array(s.get("DW2"))??[]).map(l=>m(n,l)),o=await I.N.of(p(n,s.get("W2")).reverse(),n.job.pace);return(l,g)=>{const y=o.
find(l),E=y&&y.value.length>3?(l-y.first)*3:0,e=y?.value.slice(E,E+3).map(t=>m(n,t));return{advance:e?.[0]??f??-1e3,x:e?.[1]??g/2,y:e?.[2]??r??880}}}function p(n,s){
const r=[],f=n.array(s)??[];for(let o=0;o+1<f.length&&r.length<R;){const[l,g]=[n.resolve(f[o]),n.resolve(f[o+1])];if(typeof l!="number")break;const y=(0,M.cy)(g),
E=y?l+Math.floor(g.length/3)-1:g,e=y?g:f.slice(o+2,o+5);o+=y?2:5,!(typeof E!="number"||E<0||l>v||E<l)&&r.push({first:l,last:Math.min(E,v),value:e})}return r}function O(n,s){
const r=[],f=n.array(s)??[];for(let o=0;o+1<f.length&&r.length<R;){const[l,g,y]=f.slice(o,o+3).map(i=>n.resolve(i));if(typeof l!="number")break;const E=(0,M.cy)(
g),e=E?l+g.length-1:g,t=E?g:y;o+=E?2:3,!(typeof e!="number"||e<0||l>v||e<l)&&((0,M.cy)(t)||typeof t=="number")&&r.push({first:l,last:Math.min(e,v),value:t})}return r}}),
15060:((N,D,b)=>{b.d(D,{H:()=>S,l:()=>I});const M="278 974 961 974 980 719 789 790 791 690 960 939 549 855 911 933 911 945 974 755 846 762 761 571 677 763 760 7\
59 754 494 552 537 577 692 786 788 788 790 793 794 816 823 789 841 823 833 816 831 923 744 723 749 790 792 695 776 768 792 759 707 708 682 701 826 815 789 789 7\
07 687 696 689 786 787 713 791 785 791 873 761 762 762 759 759 892 892 788 784 438 138 277 415 392 392 668 668 0 390 390 317 317 276 276 509 509 410 410 234 234\
 334 334 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 732 544 544 910 667 760 760 776 595 694 626 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 7\
88 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 894 838 1016 458 748 924 748 918 927 928 928 834 873 828 924 924 917 \
930 931 463 883 836 836 867 867 696 696 874 0 874 760 946 771 865 771 888 967 888 831 873 927 970 918".split(" ").map(Number),I=" ✁✂✃✄☎✆✇✈✉☛☞✌✍✎✏✐✑✒✓✔✕✖✗✘✙✚✛✜✝✞\
✟✠✡✢✣✤✥✦✧★✩✪✫✬✭✮✯✰✱✲✳✴✵✶✷✸✹✺✻✼✽✾✿❀❁❂❃❄❅❆❇❈❉❊❋●❍■❏❐❑❒▲▼◆❖◗❘❙❚❛❜❝❞\0❨❩❪❫❬❭❮❯❰❱❲❳❴❵\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0❡❢❣❤❥❦❧♣♦♥♠①②③④⑤⑥⑦⑧⑨⑩❶❷❸❹❺❻❼❽❾❿➀➁➂➃➄➅➆➇➈➉➊➋➌➍➎➏➐➑➒➓➔→↔↕➘➙➚➛➜➝➞\
➟➠➡➢➣➤➥➦➧➨➩➪➫➬➭➮➯\0➱➲➳➴➵➶➷➸➹➺➻➼➽➾\0";function S(){return M.flatMap((F,m)=>{const v=I.charCodeAt(m);
return F>0&&v>0?[{code:m+32,point:v,width:F}]:[]})}})};
