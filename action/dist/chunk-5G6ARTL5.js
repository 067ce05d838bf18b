"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.isEmbedded=void 0,exports.programOf=programOf;const chunk_64UBD3TO_js_1=require("./chunk-64UBD3TO\
.js"),chunk_RFKSFVTF_js_1=require("./chunk-RFKSFVTF.js");var CFF_STANDARD_STRINGS=".notdef space exclam quotedbl numbersign dollar percent ampersand quoteright \
parenleft parenright asterisk plus comma hyphen period slash zero one two three four five six seven eight nine colon semicolon less equal greater question at A \
B C D E F G H I J K L M N O P Q R S T U V W X Y Z bracketleft backslash bracketright asciicircum underscore quoteleft a b c d e f g h i j k l m n o p q r s t u \
v w x y z braceleft bar braceright asciitilde exclamdown cent sterling fraction yen florin section currency quotesingle quotedblleft guillemotleft guilsinglleft\
 guilsinglright fi fl endash dagger daggerdbl periodcentered paragraph bullet quotesinglbase quotedblbase quotedblright guillemotright ellipsis perthousand ques\
tiondown grave acute circumflex tilde macron breve dotaccent dieresis ring cedilla hungarumlaut ogonek caron emdash AE ordfeminine Lslash Oslash OE ordmasculine\
 ae dotlessi lslash oslash oe germandbls onesuperior logicalnot mu trademark Eth onehalf plusminus Thorn onequarter divide brokenbar degree thorn threequarters \
twosuperior registered minus eth multiply threesuperior copyright Aacute Acircumflex Adieresis Agrave Aring Atilde Ccedilla Eacute Ecircumflex Edieresis Egrave \
Iacute Icircumflex Idieresis Igrave Ntilde Oacute Ocircumflex Odieresis Ograve Otilde Scaron Uacute Ucircumflex Udieresis Ugrave Yacute Ydieresis Zcaron aacute \
acircumflex adieresis agrave aring atilde ccedilla eacute ecircumflex edieresis egrave iacute icircumflex idieresis igrave ntilde oacute ocircumflex odieresis o\
grave otilde scaron uacute ucircumflex udieresis ugrave yacute ydieresis zcaron exclamsmall Hungarumlautsmall dollaroldstyle dollarsuperior ampersandsmall Acute\
small parenleftsuperior parenrightsuperior twodotenleader onedotenleader zerooldstyle oneoldstyle twooldstyle threeoldstyle fouroldstyle fiveoldstyle sixoldstyl\
e sevenoldstyle eightoldstyle nineoldstyle commasuperior threequartersemdash periodsuperior questionsmall asuperior bsuperior centsuperior dsuperior esuperior i\
superior lsuperior msuperior nsuperior osuperior rsuperior ssuperior tsuperior ff ffi ffl parenleftinferior parenrightinferior Circumflexsmall hyphensuperior Gr\
avesmall Asmall Bsmall Csmall Dsmall Esmall Fsmall Gsmall Hsmall Ismall Jsmall Ksmall Lsmall Msmall Nsmall Osmall Psmall Qsmall Rsmall Ssmall Tsmall Usmall Vsma\
ll Wsmall Xsmall Ysmall Zsmall colonmonetary onefitted rupiah Tildesmall exclamdownsmall centoldstyle Lslashsmall Scaronsmall Zcaronsmall Dieresissmall Brevesma\
ll Caronsmall Dotaccentsmall Macronsmall figuredash hypheninferior Ogoneksmall Ringsmall Cedillasmall questiondownsmall oneeighth threeeighths fiveeighths seven\
eighths onethird twothirds zerosuperior foursuperior fivesuperior sixsuperior sevensuperior eightsuperior ninesuperior zeroinferior oneinferior twoinferior thre\
einferior fourinferior fiveinferior sixinferior seveninferior eightinferior nineinferior centinferior dollarinferior periodinferior commainferior Agravesmall Aa\
cutesmall Acircumflexsmall Atildesmall Adieresissmall Aringsmall AEsmall Ccedillasmall Egravesmall Eacutesmall Ecircumflexsmall Edieresissmall Igravesmall Iacut\
esmall Icircumflexsmall Idieresissmall Ethsmall Ntildesmall Ogravesmall Oacutesmall Ocircumflexsmall Otildesmall Odieresissmall OEsmall Oslashsmall Ugravesmall \
Uacutesmall Ucircumflexsmall Udieresissmall Yacutesmall Thornsmall Ydieresissmall 001.000 001.001 001.002 001.003 Black Bold Book Light Medium Regular Roman Sem\
ibold".split(" "),programOfNames=(e,t)=>({kind:e,unicode:()=>0,code:()=>0,has:r=>t.has(r),isDrawn:()=>!0});function readCff(e){let t=new DataView(e.buffer,e.byteOffset,
e.byteLength),r=index(t,t.getUint8(2)),l=index(t,r.end),n=index(t,l.end),s=dictionary(t,l.offsets[0]??0,l.offsets[1]??0),i=s.get(17)?.[0];if(i===void 0)return;let u=index(
t,i).offsets.length-1,f=s.has(3102),o=s.get(15)?.[0]??0,g=new Set,c=m=>{let d=CFF_STANDARD_STRINGS[m];if(d!==void 0)return d;let h=m-CFF_STANDARD_STRINGS.length,
[p,U]=[n.offsets[h],n.offsets[h+1]];return p===void 0||U===void 0?"":Buffer.from(e.subarray(p,U)).toString("latin1")},b=m=>{g.add(f?m:c(m))};if(o<=2&&!f){if(o===
0)for(let m=1;m<=228;m++)b(m)}else{let m=t.getUint8(o),d=o+1;for(let h=1;h<u;){let p=t.getUint16(d),U=m===0?0:m===1?t.getUint8(d+2):t.getUint16(d+2);d+=m===0?2:
m===1?3:4;for(let a=0;a<=U&&h<u;a++,h++)b(p+a)}}return programOfNames(f?"cid":"named",g)}function index(e,t){let r=e.getUint16(t);if(r===0)return{offsets:[],end:t+
2};let l=e.getUint8(t+2),n=t+3+(r+1)*l-1,s=Array.from({length:r+1},(i,u)=>{let f=0;for(let o=0;o<l;o++)f=f*256+e.getUint8(t+3+u*l+o);return n+f});return{offsets:s,
end:s[r]}}function dictionary(e,t,r){let l=new Map,n=[];for(let s=t;s<r;){let i=e.getUint8(s++);if(i<=21){let u=i===12?3072+e.getUint8(s++):i;l.set(u,n),n=[]}else if(i===
28)n.push(e.getInt16(s)),s+=2;else if(i===29)n.push(e.getInt32(s)),s+=4;else if(i===30){for(;s<r&&(e.getUint8(s++)&15)!==15;);n.push(0)}else i<=246?n.push(i-139):
i<=250?n.push((i-247)*256+e.getUint8(s++)+108):n.push(-(i-251)*256-e.getUint8(s++)-108)}return l}function tablesOf(e){let t=new Map,r=e.getUint16(4);for(let l=0;l<
r;l++){let n=12+l*16,s=String.fromCharCode(...[0,1,2,3].map(i=>e.getUint8(n+i)));t.set(s,{at:e.getUint32(n+8),length:e.getUint32(n+12)})}return t}function readTrueType(e){
let t=tablesOf(e),[r,l,n,s,i,u]=["head","loca","glyf","maxp","cmap","post"].map(a=>t.get(a));if(!r||!l||!n||!s)return;let f=e.getUint16(s.at+4),o=e.getUint16(r.
at+50)===1,g=a=>o?e.getUint32(l.at+a*4):e.getUint16(l.at+a*2)*2,c=a=>a>=0&&a<f&&g(a+1)>g(a),b=i?subtables(e,i.at):[],m=(a,y)=>b.find(x=>x.platform===a&&(y===void 0||
x.encoding===y))?.at,d=m(3,10)??m(3,1)??m(0),h=m(3,0),p=m(1,0),U;return{kind:"truetype",unicode:a=>d===void 0?0:look(e,d,a),code:a=>h!==void 0?look(e,h,61440+a)||
look(e,h,a):p===void 0?0:look(e,p,a),has:a=>typeof a=="number"?a>0&&a<f:(U??=u?postNames(e,u):new Map,c(U.get(a)??-1)),isDrawn:c}}function subtables(e,t){let r=Math.
min(e.getUint16(t+2),64);return Array.from({length:r},(l,n)=>{let s=t+4+n*8;return{platform:e.getUint16(s),encoding:e.getUint16(s+2),at:t+e.getUint32(s+4)}})}function look(e,t,r){
try{switch(e.getUint16(t)){case 0:return r<256?e.getUint8(t+6+r):0;case 4:return r>65535?0:segmented(e,t,r);case 6:{let l=e.getUint16(t+6),n=e.getUint16(t+8);return r>=
l&&r<l+n?e.getUint16(t+10+(r-l)*2):0}case 12:{let[l,n]=[0,e.getUint32(t+12)-1];for(;l<=n;){let s=l+n>>1,i=t+16+s*12;if(r<e.getUint32(i))n=s-1;else if(r>e.getUint32(
i+4))l=s+1;else return e.getUint32(i+8)+r-e.getUint32(i)}return 0}default:return 0}}catch{return 0}}function segmented(e,t,r){let l=e.getUint16(t+6),[n,s]=[t+14,
t+16+l];for(let i=0;i<l;i+=2){if(r>e.getUint16(n+i))continue;let u=e.getUint16(s+i);if(r<u)return 0;let f=e.getUint16(s+l+i),o=s+2*l+i,g=e.getUint16(o);if(g===0)
return r+f&65535;let c=e.getUint16(o+g+(r-u)*2);return c===0?0:c+f&65535}return 0}function postNames(e,{at:t,length:r}){let l=new Map;if(e.getUint32(t)!==131072)
return l;let n=e.getUint16(t+32),s=[];for(let i=t+34+n*2;i<t+r;){let u=e.getUint8(i),f="";for(let o=1;o<=u&&i+o<e.byteLength;o++)f+=String.fromCharCode(e.getUint8(
i+o));s.push(f),i+=u+1}for(let i=0;i<n;i++){let u=s[e.getUint16(t+34+i*2)-258];u!==void 0&&l.set(u,i)}return l}function readType1(e){let t=e[0]===128?withoutSegments(
e):Buffer.from(e),r=t.indexOf("eexec");if(r<0)return;let l=r+5;for(;l<t.length&&[9,10,13,32].includes(t[l]);)l++;let n=/^[0-9a-fA-F\s]{8}/.test(t.toString("lati\
n1",l,l+8))?Buffer.from(t.toString("latin1",l).replace(/[^0-9a-fA-F]/g,""),"hex"):t.subarray(l),s=Buffer.alloc(n.length),i=55665;for(let[o,g]of n.entries())s[o]=
g^i>>8,i=(g+i)*52845+22719&65535;let u=s.indexOf("/CharStrings");if(u<0)return;let f=new Set;for(let o=u+12;;){let g=s.indexOf("/",o);if(g<0)break;let c=/^\/(\S+) +(\d+) +(?:RD|-\|) /.
exec(s.toString("latin1",g,g+96));c&&f.add(c[1]),o=g+(c?c[0].length+Number(c[2]):1)}return f.size>0?programOfNames("named",f):void 0}function withoutSegments(e){
let t=[];for(let r=0;r+6<=e.length&&e[r]===128&&e[r+1]!==3;){let l=e[r+2]|e[r+3]<<8|e[r+4]<<16;t.push(e.subarray(r+6,r+6+l)),r+=6+l}return Buffer.concat(t)}function readFontProgram(e){
try{let t=new DataView(e.buffer,e.byteOffset,e.byteLength),r=e.length>12?t.getUint32(0):0;if(r===1330926671){let l=tablesOf(t).get("CFF ");return l&&readCff(e.subarray(
l.at,l.at+l.length))}if(r===65536||r===1953658213)return readTrueType(t);if(e[0]===1&&e[1]===0)return readCff(e);if(e[0]===37||e[0]===128)return readType1(e)}catch(t){
if(!(t instanceof RangeError))throw t}}var FONT_FILES=["FontFile","FontFile2","FontFile3"];function fontFileOf(e,t){let r=(0,chunk_64UBD3TO_js_1.descriptorOf)(e,
t);for(let l of FONT_FILES){let n=e.resolve(r?.get(l));if(n instanceof chunk_RFKSFVTF_js_1.Stream)return n}}var isEmbedded=(e,t)=>(0,chunk_64UBD3TO_js_1.nameOf)(
e,t.get("Subtype"))==="Type3"||fontFileOf(e,t)!==void 0;exports.isEmbedded=isEmbedded;function programOf(e,t){let r=fontFileOf(e,t);if(r)try{return readFontProgram(
e.decoded(r))??"unusable"}catch{return"unusable"}}
