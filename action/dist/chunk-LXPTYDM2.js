"use strict";var __createBinding=this&&this.__createBinding||(Object.create?(function(e,t,i,r){r===void 0&&(r=i);var a=Object.getOwnPropertyDescriptor(t,i);(!a||("get"in a?!t.
__esModule:a.writable||a.configurable))&&(a={enumerable:!0,get:function(){return t[i]}}),Object.defineProperty(e,r,a)}):(function(e,t,i,r){r===void 0&&(r=i),e[r]=
t[i]})),__setModuleDefault=this&&this.__setModuleDefault||(Object.create?(function(e,t){Object.defineProperty(e,"default",{enumerable:!0,value:t})}):function(e,t){
e.default=t}),__importStar=this&&this.__importStar||(function(){var e=function(t){return e=Object.getOwnPropertyNames||function(i){var r=[];for(var a in i)Object.
prototype.hasOwnProperty.call(i,a)&&(r[r.length]=a);return r},e(t)};return function(t){if(t&&t.__esModule)return t;var i={};if(t!=null)for(var r=e(t),a=0;a<r.length;a++)
r[a]!=="default"&&__createBinding(i,t,r[a]);return __setModuleDefault(i,t),i}})();Object.defineProperty(exports,"__esModule",{value:!0}),exports.Appearances=void 0,
exports.rectOf=rectOf,exports.fillFields=fillFields,exports.draw=draw,exports.tooSmallNote=tooSmallNote;const chunk_Z22AF5KE_js_1=require("./chunk-Z22AF5KE.js"),
chunk_BCHQ5HYR_js_1=require("./chunk-BCHQ5HYR.js"),chunk_SS646ETJ_js_1=require("./chunk-SS646ETJ.js"),chunk_4QCWNOZA_js_1=require("./chunk-4QCWNOZA.js"),chunk_QBW66N3W_js_1=require(
"./chunk-QBW66N3W.js"),chunk_XDFMH2GX_js_1=require("./chunk-XDFMH2GX.js"),chunk_EE63N2TD_js_1=require("./chunk-EE63N2TD.js"),chunk_GMSHOBQ3_js_1=require("./chun\
k-GMSHOBQ3.js");var TOKEN=/\/([^\s()<>[\]{}/%]*)|([+-]*(?:\d+\.?\d*|\.\d+))|([A-Za-z'"*]+)|\((?:\\.|[^\\()])*\)|[[\]]/g,COLOURS={g:1,rg:3,k:4},SPACES={"/DeviceG\
ray":"g","/DeviceRGB":"rg","/DeviceCMYK":"k"};function readDefaultAppearance(e){let t,i=0,r="0 g",a="g",l=0,n=1,c=[];for(let[s,o,d,f]of e.matchAll(TOKEN))if(o!==
void 0)c.push(`/${unescaped(o)}`);else if(d!==void 0)c.push(numberOf(d));else if(f===void 0)c.push(s);else{let u=f==="sc"||f==="scn"?a:f,h=u===void 0?void 0:COLOURS[u],
g=c.at(-1);if(f==="cs")a=SPACES[String(g)],r="0 g";else if(f==="Tc"&&typeof g=="number")l=Math.min(Math.max(g,-MAXIMUM_SPACING),MAXIMUM_SPACING);else if(f==="Tz"&&
typeof g=="number"&&g>0)n=Math.min(Math.max(g,1),MAXIMUM_STRETCH)/100;else if(f==="Tf"){let[m,b]=c.slice(-2);typeof m=="string"&&m.startsWith("/")&&(t=m.slice(1)),
i=typeof b=="number"?Math.min(Math.abs(b),MAXIMUM_SIZE):0}else if(h!==void 0){let m=c.slice(-h);m.length===h&&m.every(b=>typeof b=="number")&&(r=`${m.join(" ")}\
 ${u}`)}c=[]}return{font:t,size:i,colour:r,spacing:l,stretch:n}}var MAXIMUM_SIZE=2e3,MAXIMUM_SPACING=100,MAXIMUM_STRETCH=1e3;function numberOf(e){let t=Number(e.
replace(/^[+-]*/,""));return/^[+-]*-/.test(e)?-t:t}var unescaped=e=>e.replace(/#([0-9a-fA-F]{2})/g,(t,i)=>String.fromCharCode(parseInt(i,16))),CFF_STANDARD_STRINGS="\
.notdef space exclam quotedbl numbersign dollar percent ampersand quoteright parenleft parenright asterisk plus comma hyphen period slash zero one two three fou\
r five six seven eight nine colon semicolon less equal greater question at A B C D E F G H I J K L M N O P Q R S T U V W X Y Z bracketleft backslash bracketrigh\
t asciicircum underscore quoteleft a b c d e f g h i j k l m n o p q r s t u v w x y z braceleft bar braceright asciitilde exclamdown cent sterling fraction yen\
 florin section currency quotesingle quotedblleft guillemotleft guilsinglleft guilsinglright fi fl endash dagger daggerdbl periodcentered paragraph bullet quote\
singlbase quotedblbase quotedblright guillemotright ellipsis perthousand questiondown grave acute circumflex tilde macron breve dotaccent dieresis ring cedilla \
hungarumlaut ogonek caron emdash AE ordfeminine Lslash Oslash OE ordmasculine ae dotlessi lslash oslash oe germandbls onesuperior logicalnot mu trademark Eth on\
ehalf plusminus Thorn onequarter divide brokenbar degree thorn threequarters twosuperior registered minus eth multiply threesuperior copyright Aacute Acircumfle\
x Adieresis Agrave Aring Atilde Ccedilla Eacute Ecircumflex Edieresis Egrave Iacute Icircumflex Idieresis Igrave Ntilde Oacute Ocircumflex Odieresis Ograve Otil\
de Scaron Uacute Ucircumflex Udieresis Ugrave Yacute Ydieresis Zcaron aacute acircumflex adieresis agrave aring atilde ccedilla eacute ecircumflex edieresis egr\
ave iacute icircumflex idieresis igrave ntilde oacute ocircumflex odieresis ograve otilde scaron uacute ucircumflex udieresis ugrave yacute ydieresis zcaron exc\
lamsmall Hungarumlautsmall dollaroldstyle dollarsuperior ampersandsmall Acutesmall parenleftsuperior parenrightsuperior twodotenleader onedotenleader zerooldsty\
le oneoldstyle twooldstyle threeoldstyle fouroldstyle fiveoldstyle sixoldstyle sevenoldstyle eightoldstyle nineoldstyle commasuperior threequartersemdash period\
superior questionsmall asuperior bsuperior centsuperior dsuperior esuperior isuperior lsuperior msuperior nsuperior osuperior rsuperior ssuperior tsuperior ff f\
fi ffl parenleftinferior parenrightinferior Circumflexsmall hyphensuperior Gravesmall Asmall Bsmall Csmall Dsmall Esmall Fsmall Gsmall Hsmall Ismall Jsmall Ksma\
ll Lsmall Msmall Nsmall Osmall Psmall Qsmall Rsmall Ssmall Tsmall Usmall Vsmall Wsmall Xsmall Ysmall Zsmall colonmonetary onefitted rupiah Tildesmall exclamdown\
small centoldstyle Lslashsmall Scaronsmall Zcaronsmall Dieresissmall Brevesmall Caronsmall Dotaccentsmall Macronsmall figuredash hypheninferior Ogoneksmall Ring\
small Cedillasmall questiondownsmall oneeighth threeeighths fiveeighths seveneighths onethird twothirds zerosuperior foursuperior fivesuperior sixsuperior seven\
superior eightsuperior ninesuperior zeroinferior oneinferior twoinferior threeinferior fourinferior fiveinferior sixinferior seveninferior eightinferior nineinf\
erior centinferior dollarinferior periodinferior commainferior Agravesmall Aacutesmall Acircumflexsmall Atildesmall Adieresissmall Aringsmall AEsmall Ccedillasm\
all Egravesmall Eacutesmall Ecircumflexsmall Edieresissmall Igravesmall Iacutesmall Icircumflexsmall Idieresissmall Ethsmall Ntildesmall Ogravesmall Oacutesmall\
 Ocircumflexsmall Otildesmall Odieresissmall OEsmall Oslashsmall Ugravesmall Uacutesmall Ucircumflexsmall Udieresissmall Yacutesmall Thornsmall Ydieresissmall 0\
01.000 001.001 001.002 001.003 Black Bold Book Light Medium Regular Roman Semibold".split(" ");function readFontProgram(e){try{let t=new DataView(e.buffer,e.byteOffset,
e.byteLength),i=e.length>12?t.getUint32(0):0;if(i===1330926671){let r=tablesOf(t).get("CFF ");return r&&readCff(e.subarray(r.at,r.at+r.length))}if(i===65536||i===
1953658213)return readTrueType(t);if(e[0]===1&&e[1]===0)return readCff(e);if(e[0]===37||e[0]===128)return readType1(e)}catch(t){if(!(t instanceof RangeError))throw t}}
function tablesOf(e){let t=new Map,i=e.getUint16(4);for(let r=0;r<i;r++){let a=12+r*16,l=String.fromCharCode(...[0,1,2,3].map(n=>e.getUint8(a+n)));t.set(l,{at:e.
getUint32(a+8),length:e.getUint32(a+12)})}return t}function readTrueType(e){let t=tablesOf(e),[i,r,a,l,n,c]=["head","loca","glyf","maxp","cmap","post"].map(p=>t.
get(p));if(!i||!r||!a||!l)return;let s=e.getUint16(l.at+4),o=e.getUint16(i.at+50)===1,d=p=>o?e.getUint32(r.at+p*4):e.getUint16(r.at+p*2)*2,f=p=>p>=0&&p<s&&d(p+1)>
d(p),u=n?subtables(e,n.at):[],h=(p,v)=>u.find(k=>k.platform===p&&(v===void 0||k.encoding===v))?.at,g=h(3,10)??h(3,1)??h(0),m=h(3,0),b=h(1,0),y;return{kind:"true\
type",unicode:p=>g===void 0?0:look(e,g,p),code:p=>m!==void 0?look(e,m,61440+p)||look(e,m,p):b===void 0?0:look(e,b,p),has:p=>typeof p=="number"?p>0&&p<s:(y??=c?postNames(
e,c):new Map,f(y.get(p)??-1)),isDrawn:f}}function subtables(e,t){let i=Math.min(e.getUint16(t+2),64);return Array.from({length:i},(r,a)=>{let l=t+4+a*8;return{platform:e.
getUint16(l),encoding:e.getUint16(l+2),at:t+e.getUint32(l+4)}})}function look(e,t,i){try{switch(e.getUint16(t)){case 0:return i<256?e.getUint8(t+6+i):0;case 4:return i>
65535?0:segmented(e,t,i);case 6:{let r=e.getUint16(t+6),a=e.getUint16(t+8);return i>=r&&i<r+a?e.getUint16(t+10+(i-r)*2):0}case 12:{let[r,a]=[0,e.getUint32(t+12)-
1];for(;r<=a;){let l=r+a>>1,n=t+16+l*12;if(i<e.getUint32(n))a=l-1;else if(i>e.getUint32(n+4))r=l+1;else return e.getUint32(n+8)+i-e.getUint32(n)}return 0}default:
return 0}}catch{return 0}}function segmented(e,t,i){let r=e.getUint16(t+6),[a,l]=[t+14,t+16+r];for(let n=0;n<r;n+=2){if(i>e.getUint16(a+n))continue;let c=e.getUint16(
l+n);if(i<c)return 0;let s=e.getUint16(l+r+n),o=l+2*r+n,d=e.getUint16(o);if(d===0)return i+s&65535;let f=e.getUint16(o+d+(i-c)*2);return f===0?0:f+s&65535}return 0}
function postNames(e,{at:t,length:i}){let r=new Map;if(e.getUint32(t)!==131072)return r;let a=e.getUint16(t+32),l=[];for(let n=t+34+a*2;n<t+i;){let c=e.getUint8(
n),s="";for(let o=1;o<=c&&n+o<e.byteLength;o++)s+=String.fromCharCode(e.getUint8(n+o));l.push(s),n+=c+1}for(let n=0;n<a;n++){let c=l[e.getUint16(t+34+n*2)-258];
c!==void 0&&r.set(c,n)}return r}function readCff(e){let t=new DataView(e.buffer,e.byteOffset,e.byteLength),i=index(t,t.getUint8(2)),r=index(t,i.end),a=index(t,r.
end),l=dictionary(t,r.offsets[0]??0,r.offsets[1]??0),n=l.get(17)?.[0];if(n===void 0)return;let c=index(t,n).offsets.length-1,s=l.has(3102),o=l.get(15)?.[0]??0,d=new Set,
f=h=>{let g=CFF_STANDARD_STRINGS[h];if(g!==void 0)return g;let m=h-CFF_STANDARD_STRINGS.length,[b,y]=[a.offsets[m],a.offsets[m+1]];return b===void 0||y===void 0?
"":Buffer.from(e.subarray(b,y)).toString("latin1")},u=h=>{d.add(s?h:f(h))};if(o<=2&&!s){if(o===0)for(let h=1;h<=228;h++)u(h)}else{let h=t.getUint8(o),g=o+1;for(let m=1;m<
c;){let b=t.getUint16(g),y=h===0?0:h===1?t.getUint8(g+2):t.getUint16(g+2);g+=h===0?2:h===1?3:4;for(let p=0;p<=y&&m<c;p++,m++)u(b+p)}}return named(s?"cid":"named",
d)}var named=(e,t)=>({kind:e,unicode:()=>0,code:()=>0,has:i=>t.has(i),isDrawn:()=>!0});function index(e,t){let i=e.getUint16(t);if(i===0)return{offsets:[],end:t+
2};let r=e.getUint8(t+2),a=t+3+(i+1)*r-1,l=Array.from({length:i+1},(n,c)=>{let s=0;for(let o=0;o<r;o++)s=s*256+e.getUint8(t+3+c*r+o);return a+s});return{offsets:l,
end:l[i]}}function dictionary(e,t,i){let r=new Map,a=[];for(let l=t;l<i;){let n=e.getUint8(l++);if(n<=21){let c=n===12?3072+e.getUint8(l++):n;r.set(c,a),a=[]}else if(n===
28)a.push(e.getInt16(l)),l+=2;else if(n===29)a.push(e.getInt32(l)),l+=4;else if(n===30){for(;l<i&&(e.getUint8(l++)&15)!==15;);a.push(0)}else n<=246?a.push(n-139):
n<=250?a.push((n-247)*256+e.getUint8(l++)+108):a.push(-(n-251)*256-e.getUint8(l++)-108)}return r}function readType1(e){let t=e[0]===128?withoutSegments(e):Buffer.
from(e),i=t.indexOf("eexec");if(i<0)return;let r=i+5;for(;r<t.length&&[9,10,13,32].includes(t[r]);)r++;let a=/^[0-9a-fA-F\s]{8}/.test(t.toString("latin1",r,r+8))?
Buffer.from(t.toString("latin1",r).replace(/[^0-9a-fA-F]/g,""),"hex"):t.subarray(r),l=Buffer.alloc(a.length),n=55665;for(let[o,d]of a.entries())l[o]=d^n>>8,n=(d+
n)*52845+22719&65535;let c=l.indexOf("/CharStrings");if(c<0)return;let s=new Set;for(let o=c+12;;){let d=l.indexOf("/",o);if(d<0)break;let f=/^\/(\S+) +(\d+) +(?:RD|-\|) /.
exec(l.toString("latin1",d,d+96));f&&s.add(f[1]),o=d+(f?f[0].length+Number(f[2]):1)}return s.size>0?named("named",s):void 0}function withoutSegments(e){let t=[];
for(let i=0;i+6<=e.length&&e[i]===128&&e[i+1]!==3;){let r=e[i+2]|e[i+3]<<8|e[i+4]<<16;t.push(e.subarray(i+6,i+6+r)),i+=6+r}return Buffer.concat(t)}var NAMES="sp\
ace:20 exclam:21 quotedbl:22 numbersign:23 dollar:24 percent:25 ampersand:26 quotesingle:27 parenleft:28 parenright:29 asterisk:2a plus:2b comma:2c hyphen:2d pe\
riod:2e slash:2f zero:30 one:31 two:32 three:33 four:34 five:35 six:36 seven:37 eight:38 nine:39 colon:3a semicolon:3b less:3c equal:3d greater:3e question:3f a\
t:40 A:41 B:42 C:43 D:44 E:45 F:46 G:47 H:48 I:49 J:4a K:4b L:4c M:4d N:4e O:4f P:50 Q:51 R:52 S:53 T:54 U:55 V:56 W:57 X:58 Y:59 Z:5a bracketleft:5b backslash:\
5c bracketright:5d asciicircum:5e underscore:5f grave:60 a:61 b:62 c:63 d:64 e:65 f:66 g:67 h:68 i:69 j:6a k:6b l:6c m:6d n:6e o:6f p:70 q:71 r:72 s:73 t:74 u:7\
5 v:76 w:77 x:78 y:79 z:7a braceleft:7b bar:7c braceright:7d asciitilde:7e exclamdown:a1 cent:a2 sterling:a3 currency:a4 yen:a5 brokenbar:a6 section:a7 dieresis\
:a8 copyright:a9 ordfeminine:aa guillemotleft:ab logicalnot:ac registered:ae macron:af degree:b0 plusminus:b1 acute:b4 mu:b5 paragraph:b6 periodcentered:b7 cedi\
lla:b8 ordmasculine:ba guillemotright:bb onequarter:bc onehalf:bd threequarters:be questiondown:bf Agrave:c0 Aacute:c1 Acircumflex:c2 Atilde:c3 Adieresis:c4 Ari\
ng:c5 AE:c6 Ccedilla:c7 Egrave:c8 Eacute:c9 Ecircumflex:ca Edieresis:cb Igrave:cc Iacute:cd Icircumflex:ce Idieresis:cf Eth:d0 Ntilde:d1 Ograve:d2 Oacute:d3 Oci\
rcumflex:d4 Otilde:d5 Odieresis:d6 multiply:d7 Oslash:d8 Ugrave:d9 Uacute:da Ucircumflex:db Udieresis:dc Yacute:dd Thorn:de germandbls:df agrave:e0 aacute:e1 ac\
ircumflex:e2 atilde:e3 adieresis:e4 aring:e5 ae:e6 ccedilla:e7 egrave:e8 eacute:e9 ecircumflex:ea edieresis:eb igrave:ec iacute:ed icircumflex:ee idieresis:ef e\
th:f0 ntilde:f1 ograve:f2 oacute:f3 ocircumflex:f4 otilde:f5 odieresis:f6 divide:f7 oslash:f8 ugrave:f9 uacute:fa ucircumflex:fb udieresis:fc yacute:fd thorn:fe\
 ydieresis:ff Amacron:100 amacron:101 Abreve:102 abreve:103 Aogonek:104 aogonek:105 Cacute:106 cacute:107 Ccircumflex:108 ccircumflex:109 Cdotaccent:10a cdotacc\
ent:10b Ccaron:10c ccaron:10d Dcaron:10e dcaron:10f Dcroat:110 dcroat:111 Emacron:112 emacron:113 Ebreve:114 ebreve:115 Edotaccent:116 edotaccent:117 Eogonek:11\
8 eogonek:119 Ecaron:11a ecaron:11b Gcircumflex:11c gcircumflex:11d Gbreve:11e gbreve:11f Gdotaccent:120 gdotaccent:121 Hcircumflex:124 hcircumflex:125 Hbar:126\
 hbar:127 Itilde:128 itilde:129 Imacron:12a imacron:12b Ibreve:12c ibreve:12d Iogonek:12e iogonek:12f Idotaccent:130 dotlessi:131 IJ:132 ij:133 Jcircumflex:134 \
jcircumflex:135 kgreenlandic:138 Lacute:139 lacute:13a Lcaron:13d lcaron:13e Ldot:13f ldot:140 Lslash:141 lslash:142 Nacute:143 nacute:144 Ncaron:147 ncaron:148\
 napostrophe:149 Eng:14a eng:14b Omacron:14c omacron:14d Obreve:14e obreve:14f Ohungarumlaut:150 ohungarumlaut:151 OE:152 oe:153 Racute:154 racute:155 Rcaron:15\
8 rcaron:159 Sacute:15a sacute:15b Scircumflex:15c scircumflex:15d Scedilla:15e scedilla:15f Scaron:160 scaron:161 Tcaron:164 tcaron:165 Tbar:166 tbar:167 Utild\
e:168 utilde:169 Umacron:16a umacron:16b Ubreve:16c ubreve:16d Uring:16e uring:16f Uhungarumlaut:170 uhungarumlaut:171 Uogonek:172 uogonek:173 Wcircumflex:174 w\
circumflex:175 Ycircumflex:176 ycircumflex:177 Ydieresis:178 Zacute:179 zacute:17a Zdotaccent:17b zdotaccent:17c Zcaron:17d zcaron:17e longs:17f florin:192 Ohor\
n:1a0 ohorn:1a1 Uhorn:1af uhorn:1b0 Gcaron:1e6 gcaron:1e7 Aringacute:1fa aringacute:1fb AEacute:1fc aeacute:1fd Oslashacute:1fe oslashacute:1ff circumflex:2c6 c\
aron:2c7 breve:2d8 dotaccent:2d9 ring:2da ogonek:2db tilde:2dc hungarumlaut:2dd gravecomb:300 acutecomb:301 tildecomb:303 hookabovecomb:309 dotbelowcomb:323 ton\
os:384 dieresistonos:385 Alphatonos:386 anoteleia:387 Epsilontonos:388 Etatonos:389 Iotatonos:38a Omicrontonos:38c Upsilontonos:38e Omegatonos:38f iotadieresist\
onos:390 Alpha:391 Beta:392 Gamma:393 Epsilon:395 Zeta:396 Eta:397 Theta:398 Iota:399 Kappa:39a Lambda:39b Mu:39c Nu:39d Xi:39e Omicron:39f Pi:3a0 Rho:3a1 Sigma\
:3a3 Tau:3a4 Upsilon:3a5 Phi:3a6 Chi:3a7 Psi:3a8 Iotadieresis:3aa Upsilondieresis:3ab alphatonos:3ac epsilontonos:3ad etatonos:3ae iotatonos:3af upsilondieresis\
tonos:3b0 alpha:3b1 beta:3b2 gamma:3b3 delta:3b4 epsilon:3b5 zeta:3b6 eta:3b7 theta:3b8 iota:3b9 kappa:3ba lambda:3bb nu:3bd xi:3be omicron:3bf pi:3c0 rho:3c1 s\
igma1:3c2 sigma:3c3 tau:3c4 upsilon:3c5 phi:3c6 chi:3c7 psi:3c8 omega:3c9 iotadieresis:3ca upsilondieresis:3cb omicrontonos:3cc upsilontonos:3cd omegatonos:3ce \
theta1:3d1 Upsilon1:3d2 phi1:3d5 omega1:3d6 Wgrave:1e80 wgrave:1e81 Wacute:1e82 wacute:1e83 Wdieresis:1e84 wdieresis:1e85 Ygrave:1ef2 ygrave:1ef3 figuredash:201\
2 endash:2013 emdash:2014 underscoredbl:2017 quoteleft:2018 quoteright:2019 quotesinglbase:201a quotereversed:201b quotedblleft:201c quotedblright:201d quotedbl\
base:201e dagger:2020 daggerdbl:2021 bullet:2022 onedotenleader:2024 twodotenleader:2025 ellipsis:2026 perthousand:2030 minute:2032 second:2033 guilsinglleft:20\
39 guilsinglright:203a exclamdbl:203c fraction:2044 colonmonetary:20a1 franc:20a3 lira:20a4 peseta:20a7 dong:20ab Euro:20ac Ifraktur:2111 weierstrass:2118 Rfrak\
tur:211c prescription:211e trademark:2122 Omega:2126 estimated:212e aleph:2135 onethird:2153 twothirds:2154 oneeighth:215b threeeighths:215c fiveeighths:215d se\
veneighths:215e arrowleft:2190 arrowup:2191 arrowright:2192 arrowdown:2193 arrowboth:2194 arrowupdn:2195 arrowupdnbse:21a8 carriagereturn:21b5 arrowdblleft:21d0\
 arrowdblup:21d1 arrowdblright:21d2 arrowdbldown:21d3 arrowdblboth:21d4 universal:2200 partialdiff:2202 existential:2203 emptyset:2205 Delta:2206 gradient:2207 \
element:2208 notelement:2209 suchthat:220b product:220f summation:2211 minus:2212 asteriskmath:2217 radical:221a proportional:221d infinity:221e orthogonal:221f\
 angle:2220 logicaland:2227 logicalor:2228 intersection:2229 union:222a integral:222b therefore:2234 similar:223c congruent:2245 approxequal:2248 notequal:2260 \
equivalence:2261 lessequal:2264 greaterequal:2265 propersubset:2282 propersuperset:2283 notsubset:2284 reflexsubset:2286 reflexsuperset:2287 circleplus:2295 cir\
clemultiply:2297 perpendicular:22a5 dotmath:22c5 SF100000:2500 SF110000:2502 SF010000:250c SF030000:2510 SF020000:2514 SF040000:2518 SF080000:251c SF090000:2524\
 SF060000:252c SF070000:2534 SF050000:253c SF430000:2550 SF240000:2551 SF510000:2552 SF520000:2553 SF390000:2554 SF220000:2555 SF210000:2556 SF250000:2557 SF500\
000:2558 SF490000:2559 SF380000:255a SF280000:255b SF270000:255c SF260000:255d SF360000:255e SF370000:255f SF420000:2560 SF190000:2561 SF200000:2562 SF230000:25\
63 SF470000:2564 SF480000:2565 SF410000:2566 SF450000:2567 SF460000:2568 SF400000:2569 SF540000:256a SF530000:256b SF440000:256c upblock:2580 dnblock:2584 block\
:2588 lfblock:258c rtblock:2590 ltshade:2591 shade:2592 dkshade:2593 filledbox:25a0 H22073:25a1 H18543:25aa H18551:25ab filledrect:25ac triagup:25b2 triagrt:25b\
a triagdn:25bc triaglf:25c4 lozenge:25ca circle:25cb H18533:25cf invbullet:25d8 invcircle:25d9 openbullet:25e6 smileface:263a invsmileface:263b sun:263c female:\
2640 male:2642 spade:2660 club:2663 heart:2665 diamond:2666 musicalnote:266a musicalnotedbl:266b controlSTX:1 controlSOT:2 controlETX:3 controlEOT:4 controlENQ:\
5 controlACK:6 controlBEL:7 controlBS:8 controlHT:9 controlLF:a controlVT:b controlFF:c controlCR:d controlSO:e controlSI:f controlDLE:10 controlDC1:11 controlD\
C2:12 controlDC3:13 controlDC4:14 controlNAK:15 controlSYN:16 controlETB:17 controlCAN:18 controlEM:19 controlSUB:1a controlESC:1b controlFS:1c controlGS:1d con\
trolRS:1e controlUS:1f spacehackarabic:20 verticalbar:7c controlDEL:7f nbspace:a0 nonbreakingspace:a0 sfthyphen:ad softhyphen:ad overscore:af mu1:b5 middot:b7 C\
dot:10a cdot:10b Dslash:110 dmacron:111 Edot:116 edot:117 Gdot:120 gdot:121 Gcedilla:122 Gcommaaccent:122 gcedilla:123 gcommaaccent:123 Idot:130 Kcedilla:136 Kc\
ommaaccent:136 kcedilla:137 kcommaaccent:137 Lcedilla:13b Lcommaaccent:13b lcedilla:13c lcommaaccent:13c Ldotaccent:13f ldotaccent:140 Ncedilla:145 Ncommaaccent\
:145 ncedilla:146 ncommaaccent:146 quoterightn:149 Odblacute:150 odblacute:151 Rcedilla:156 Rcommaaccent:156 rcedilla:157 rcommaaccent:157 Tcedilla:162 Tcommaac\
cent:162 tcedilla:163 tcommaaccent:163 Udblacute:170 udblacute:171 Zdot:17b zdot:17c slong:17f bstroke:180 Bhook:181 Btopbar:182 btopbar:183 Tonesix:184 tonesix\
:185 Oopen:186 Chook:187 chook:188 Dafrican:189 Dhook:18a Dtopbar:18b dtopbar:18c deltaturned:18d Ereversed:18e Schwa:18f Eopen:190 Fhook:191 Ghook:193 Gammaafr\
ican:194 hv:195 Iotaafrican:196 Istroke:197 Khook:198 khook:199 lbar:19a lambdastroke:19b Mturned:19c Nhookleft:19d nlegrightlong:19e Ocenteredtilde:19f Oi:1a2 \
oi:1a3 Phook:1a4 phook:1a5 yr:1a6 Tonetwo:1a7 tonetwo:1a8 Esh:1a9 eshreversedloop:1aa tpalatalhook:1ab Thook:1ac thook:1ad Tretroflexhook:1ae Upsilonafrican:1b1\
 Vhook:1b2 Yhook:1b3 yhook:1b4 Zstroke:1b5 zstroke:1b6 Ezh:1b7 Ezhreversed:1b8 ezhreversed:1b9 ezhtail:1ba twostroke:1bb Tonefive:1bc tonefive:1bd glottalinvert\
edstroke:1be wynn:1bf clickdental:1c0 clicklateral:1c1 clickalveolar:1c2 clickretroflex:1c3 DZcaron:1c4 Dzcaron:1c5 dzcaron:1c6 LJ:1c7 Lj:1c8 lj:1c9 NJ:1ca Nj:1\
cb nj:1cc Acaron:1cd acaron:1ce Icaron:1cf icaron:1d0 Ocaron:1d1 ocaron:1d2 Ucaron:1d3 ucaron:1d4 Udieresismacron:1d5 udieresismacron:1d6 Udieresisacute:1d7 udi\
eresisacute:1d8 Udieresiscaron:1d9 udieresiscaron:1da Udieresisgrave:1db udieresisgrave:1dc eturned:1dd Adieresismacron:1de adieresismacron:1df Adotmacron:1e0 a\
dotmacron:1e1 AEmacron:1e2 aemacron:1e3 Gstroke:1e4 gstroke:1e5 Kcaron:1e8 kcaron:1e9 Oogonek:1ea oogonek:1eb Oogonekmacron:1ec oogonekmacron:1ed Ezhcaron:1ee e\
zhcaron:1ef jcaron:1f0 DZ:1f1 Dz:1f2 dz:1f3 Gacute:1f4 gacute:1f5 Ostrokeacute:1fe ostrokeacute:1ff Adblgrave:200 adblgrave:201 Ainvertedbreve:202 ainvertedbrev\
e:203 Edblgrave:204 edblgrave:205 Einvertedbreve:206 einvertedbreve:207 Idblgrave:208 idblgrave:209 Iinvertedbreve:20a iinvertedbreve:20b Odblgrave:20c odblgrav\
e:20d Oinvertedbreve:20e oinvertedbreve:20f Rdblgrave:210 rdblgrave:211 Rinvertedbreve:212 rinvertedbreve:213 Udblgrave:214 udblgrave:215 Uinvertedbreve:216 uin\
vertedbreve:217 Scommaaccent:218 scommaaccent:219 afii57929:2bc afii64937:2bd numeralsigngreek:374 numeralsignlowergreek:375 questiongreek:37e Deltagreek:394 Om\
egagreek:3a9 mugreek:3bc betasymbolgreek:3d0 thetasymbolgreek:3d1 Upsilonacutehooksymbolgreek:3d3 Upsilondieresishooksymbolgreek:3d4 phisymbolgreek:3d5 pisymbol\
greek:3d6 Stigmagreek:3da Digammagreek:3dc Koppagreek:3de Sampigreek:3e0 kappasymbolgreek:3f0 rhosymbolgreek:3f1 sigmalunatesymbolgreek:3f2 yotgreek:3f3 Iocyril\
lic:401 afii10023:401 Djecyrillic:402 afii10051:402 Gjecyrillic:403 afii10052:403 Ecyrillic:404 afii10053:404 Dzecyrillic:405 afii10054:405 Icyrillic:406 afii10\
055:406 Yicyrillic:407 afii10056:407 Jecyrillic:408 afii10057:408 Ljecyrillic:409 afii10058:409 Njecyrillic:40a afii10059:40a Tshecyrillic:40b afii10060:40b Kje\
cyrillic:40c afii10061:40c Ushortcyrillic:40e afii10062:40e Dzhecyrillic:40f afii10145:40f Acyrillic:410 afii10017:410 Becyrillic:411 afii10018:411 Vecyrillic:4\
12 afii10019:412 Gecyrillic:413 afii10020:413 Decyrillic:414 afii10021:414 Iecyrillic:415 afii10022:415 Zhecyrillic:416 afii10024:416 Zecyrillic:417 afii10025:4\
17 Iicyrillic:418 afii10026:418 Iishortcyrillic:419 afii10027:419 Kacyrillic:41a afii10028:41a Elcyrillic:41b afii10029:41b Emcyrillic:41c afii10030:41c Encyril\
lic:41d afii10031:41d Ocyrillic:41e afii10032:41e Pecyrillic:41f afii10033:41f Ercyrillic:420 afii10034:420 Escyrillic:421 afii10035:421 Tecyrillic:422 afii1003\
6:422 Ucyrillic:423 afii10037:423 Efcyrillic:424 afii10038:424 Khacyrillic:425 afii10039:425 Tsecyrillic:426 afii10040:426 Checyrillic:427 afii10041:427 Shacyri\
llic:428 afii10042:428 Shchacyrillic:429 afii10043:429 Hardsigncyrillic:42a afii10044:42a Yericyrillic:42b afii10045:42b Softsigncyrillic:42c afii10046:42c Erev\
ersedcyrillic:42d afii10047:42d IUcyrillic:42e afii10048:42e IAcyrillic:42f afii10049:42f acyrillic:430 afii10065:430 afii10066:431 becyrillic:431 afii10067:432\
 vecyrillic:432 afii10068:433 gecyrillic:433 afii10069:434 decyrillic:434 afii10070:435 iecyrillic:435 afii10072:436 zhecyrillic:436 afii10073:437 zecyrillic:43\
7 afii10074:438 iicyrillic:438 afii10075:439 iishortcyrillic:439 afii10076:43a kacyrillic:43a afii10077:43b elcyrillic:43b afii10078:43c emcyrillic:43c afii1007\
9:43d encyrillic:43d afii10080:43e ocyrillic:43e afii10081:43f pecyrillic:43f afii10082:440 ercyrillic:440 afii10083:441 escyrillic:441 afii10084:442 tecyrillic\
:442 afii10085:443 ucyrillic:443 afii10086:444 efcyrillic:444 afii10087:445 khacyrillic:445 afii10088:446 tsecyrillic:446 afii10089:447 checyrillic:447 afii1009\
0:448 shacyrillic:448 afii10091:449 shchacyrillic:449 afii10092:44a hardsigncyrillic:44a afii10093:44b yericyrillic:44b afii10094:44c softsigncyrillic:44c afii1\
0095:44d ereversedcyrillic:44d afii10096:44e iucyrillic:44e afii10097:44f iacyrillic:44f afii10071:451 iocyrillic:451 afii10099:452 djecyrillic:452 afii10100:45\
3 gjecyrillic:453 afii10101:454 ecyrillic:454 afii10102:455 dzecyrillic:455 afii10103:456 icyrillic:456 afii10104:457 yicyrillic:457 afii10105:458 jecyrillic:45\
8 afii10106:459 ljecyrillic:459 afii10107:45a njecyrillic:45a afii10108:45b tshecyrillic:45b afii10109:45c kjecyrillic:45c afii10110:45e ushortcyrillic:45e afii\
10193:45f dzhecyrillic:45f Omegacyrillic:460 omegacyrillic:461 Yatcyrillic:462 afii10146:462 afii10194:463 yatcyrillic:463 Eiotifiedcyrillic:464 eiotifiedcyrill\
ic:465 Yuslittlecyrillic:466 yuslittlecyrillic:467 Yuslittleiotifiedcyrillic:468 yuslittleiotifiedcyrillic:469 Yusbigcyrillic:46a yusbigcyrillic:46b Yusbigiotif\
iedcyrillic:46c yusbigiotifiedcyrillic:46d Ksicyrillic:46e ksicyrillic:46f Psicyrillic:470 psicyrillic:471 Fitacyrillic:472 afii10147:472 afii10195:473 fitacyri\
llic:473 Izhitsacyrillic:474 afii10148:474 afii10196:475 izhitsacyrillic:475 Izhitsadblgravecyrillic:476 izhitsadblgravecyrillic:477 Ukcyrillic:478 ukcyrillic:4\
79 Omegaroundcyrillic:47a omegaroundcyrillic:47b Omegatitlocyrillic:47c omegatitlocyrillic:47d Otcyrillic:47e otcyrillic:47f Koppacyrillic:480 koppacyrillic:481\
 thousandcyrillic:482 Gheupturncyrillic:490 afii10050:490 afii10098:491 gheupturncyrillic:491 Ghestrokecyrillic:492 ghestrokecyrillic:493 Ghemiddlehookcyrillic:\
494 ghemiddlehookcyrillic:495 Zhedescendercyrillic:496 zhedescendercyrillic:497 Zedescendercyrillic:498 zedescendercyrillic:499 Kadescendercyrillic:49a kadescen\
dercyrillic:49b Kaverticalstrokecyrillic:49c kaverticalstrokecyrillic:49d Kastrokecyrillic:49e kastrokecyrillic:49f Kabashkircyrillic:4a0 kabashkircyrillic:4a1 \
Endescendercyrillic:4a2 endescendercyrillic:4a3 Enghecyrillic:4a4 enghecyrillic:4a5 Pemiddlehookcyrillic:4a6 pemiddlehookcyrillic:4a7 Haabkhasiancyrillic:4a8 ha\
abkhasiancyrillic:4a9 Esdescendercyrillic:4aa esdescendercyrillic:4ab Tedescendercyrillic:4ac tedescendercyrillic:4ad Ustraightcyrillic:4ae ustraightcyrillic:4a\
f Ustraightstrokecyrillic:4b0 ustraightstrokecyrillic:4b1 Hadescendercyrillic:4b2 hadescendercyrillic:4b3 Tetsecyrillic:4b4 tetsecyrillic:4b5 Chedescendercyrill\
ic:4b6 chedescendercyrillic:4b7 Cheverticalstrokecyrillic:4b8 cheverticalstrokecyrillic:4b9 Shhacyrillic:4ba shhacyrillic:4bb Cheabkhasiancyrillic:4bc cheabkhas\
iancyrillic:4bd Chedescenderabkhasiancyrillic:4be chedescenderabkhasiancyrillic:4bf palochkacyrillic:4c0 Zhebrevecyrillic:4c1 zhebrevecyrillic:4c2 Kahookcyrilli\
c:4c3 kahookcyrillic:4c4 Enhookcyrillic:4c7 enhookcyrillic:4c8 Chekhakassiancyrillic:4cb chekhakassiancyrillic:4cc Abrevecyrillic:4d0 abrevecyrillic:4d1 Adieres\
iscyrillic:4d2 adieresiscyrillic:4d3 Aiecyrillic:4d4 aiecyrillic:4d5 Iebrevecyrillic:4d6 iebrevecyrillic:4d7 Schwacyrillic:4d8 afii10846:4d9 schwacyrillic:4d9 S\
chwadieresiscyrillic:4da schwadieresiscyrillic:4db Zhedieresiscyrillic:4dc zhedieresiscyrillic:4dd Zedieresiscyrillic:4de zedieresiscyrillic:4df Dzeabkhasiancyr\
illic:4e0 dzeabkhasiancyrillic:4e1 Imacroncyrillic:4e2 imacroncyrillic:4e3 Idieresiscyrillic:4e4 idieresiscyrillic:4e5 Odieresiscyrillic:4e6 odieresiscyrillic:4\
e7 Obarredcyrillic:4e8 obarredcyrillic:4e9 Obarreddieresiscyrillic:4ea obarreddieresiscyrillic:4eb Umacroncyrillic:4ee umacroncyrillic:4ef Udieresiscyrillic:4f0\
 udieresiscyrillic:4f1 Uhungarumlautcyrillic:4f2 uhungarumlautcyrillic:4f3 Chedieresiscyrillic:4f4 chedieresiscyrillic:4f5 Yerudieresiscyrillic:4f8 yerudieresis\
cyrillic:4f9 afii61664:200c afii301:200d afii299:200e afii300:200f afii00208:2015 afii61573:202c afii61574:202d afii61575:202e afii08941:20a4 afii57636:20aa eur\
o:20ac afii61248:2105 afii61289:2113 afii61352:2116 divisionslash:2215 bulletoperator:2219",points=new Map,names=new Map;for(let e of NAMES.split(" ")){let[t,i]=e.
split(":"),r=parseInt(i,16);points.set(t,r),names.has(r)||names.set(r,t)}function pointOfGlyph(e){let t=points.get(e);if(t!==void 0)return t;let i=/^(?:uni([0-9A-F]{4})|u([0-9A-F]{4,6}))$/.
exec(e),r=i?parseInt(i[1]??i[2],16):void 0;return r!==void 0&&r<=1114111?r:void 0}var glyphOfPoint=e=>names.get(e)??`uni${e.toString(16).toUpperCase().padStart(
4,"0")}`,STANDARD_ENCODING=" !\"#$%&’()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_‘abcdefghijklmnopqrstuvwxyz{|}~\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0¡¢£\
⁄¥ƒ§¤'“«‹›ﬁﬂ\0–†‡·\0¶•‚„”»…‰\0¿\0`´ˆ˜¯˘˙¨\0˚¸\0˝˛ˇ—\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0Æ\0ª\0\0\0\0ŁØŒº\0\0\0\0\0æ\0\0\0ı\0\0łøœß\0\0\0\0",
MAC_ROMAN_ENCODING=" !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\0ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´\
¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»… ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄¤‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ",
WIN_ANSI_ENCODING=" !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ ¡¢£¤¥¦§¨©ª«¬\
­®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ",
STANDARD_WIDTHS={Helvetica:"278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015\
 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556\
 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584 0 556 0 222 556 333 1000 556 556 333 1000 667 333 1000 0 611 0 0 222 22\
2 333 333 350 556 1000 333 1000 500 333 944 0 500 500 278 333 556 556 556 556 260 556 333 737 370 556 584 333 737 333 400 584 333 333 333 556 537 278 333 333 36\
5 556 834 834 834 611 667 667 667 667 667 667 1000 722 667 667 667 667 278 278 278 278 722 722 778 778 778 778 778 584 778 722 722 722 722 667 667 611 556 556 5\
56 556 556 556 889 500 556 556 556 556 278 278 278 278 556 556 556 556 556 556 556 584 611 556 556 556 556 500 556 500",HelveticaBold:"278 333 474 556 556 889 7\
22 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 7\
22 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 5\
56 778 556 556 500 389 280 389 584 0 556 0 278 556 500 1000 556 556 333 1000 667 333 1000 0 611 0 0 278 278 500 500 350 556 1000 333 1000 556 333 944 0 500 556 \
278 333 556 556 556 556 280 556 333 737 370 556 584 333 737 333 400 584 333 333 333 611 556 278 333 333 365 556 834 834 834 611 722 722 722 722 722 722 1000 722\
 667 667 667 667 278 278 278 278 722 722 778 778 778 778 778 584 778 722 722 722 722 667 667 611 556 556 556 556 556 556 889 556 556 556 556 556 278 278 278 278\
 611 611 611 611 611 611 611 584 611 611 611 611 611 556 611 556",TimesRoman:"250 333 408 500 500 833 778 180 333 333 500 564 250 333 250 278 500 500 500 500 50\
0 500 500 500 500 500 278 278 564 564 564 444 921 722 667 667 722 611 556 722 722 333 389 722 611 889 722 722 556 722 667 556 611 722 722 944 722 722 611 333 27\
8 333 469 500 333 444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444 480 200 480 541 0 500 0 333 500 444 10\
00 500 500 333 1000 556 333 889 0 611 0 0 333 333 444 444 350 500 1000 333 980 389 333 722 0 444 500 250 333 500 500 500 500 200 500 333 760 276 500 564 333 760\
 333 400 564 300 300 333 500 453 250 333 300 310 500 750 750 750 444 722 722 722 722 722 722 889 667 611 611 611 611 333 333 333 333 722 722 722 722 722 722 722\
 564 722 722 722 722 722 722 556 500 444 444 444 444 444 444 667 444 444 444 444 444 278 278 278 278 500 500 500 500 500 500 500 564 500 500 500 500 500 500 500\
 500",TimesRomanBold:"250 333 555 500 500 1000 833 278 333 333 500 570 250 333 250 278 500 500 500 500 500 500 500 500 500 500 333 333 570 570 570 500 930 722 6\
67 722 722 667 611 778 778 389 500 778 667 944 722 778 611 778 722 556 667 722 722 1000 722 722 667 333 278 333 581 500 333 500 556 444 556 444 333 500 556 278 \
333 556 278 833 556 500 556 556 444 389 333 556 500 722 500 500 444 394 220 394 520 0 500 0 333 500 500 1000 500 500 333 1000 556 333 1000 0 667 0 0 333 333 500\
 500 350 500 1000 333 1000 389 333 722 0 444 500 250 333 500 500 500 500 220 500 333 747 300 500 570 333 747 333 400 570 300 300 333 556 540 250 333 300 330 500\
 750 750 750 500 722 722 722 722 722 722 1000 722 667 667 667 667 389 389 389 389 722 722 778 778 778 778 778 570 778 722 722 722 722 722 611 556 500 500 500 50\
0 500 500 722 444 444 444 444 444 278 278 278 278 500 556 500 500 500 500 500 570 500 556 556 556 556 500 556 500",TimesRomanItalic:"250 333 420 500 500 833 778\
 214 333 333 500 675 250 333 250 278 500 500 500 500 500 500 500 500 500 500 333 333 675 675 675 500 920 611 611 667 722 611 611 722 722 333 444 667 556 833 667\
 722 611 722 611 500 556 722 611 833 611 556 556 389 278 389 422 500 333 500 500 444 500 444 278 500 500 278 278 444 278 722 500 500 500 500 389 389 278 500 444\
 667 444 444 389 400 275 400 541 0 500 0 333 500 556 889 500 500 333 1000 500 333 944 0 556 0 0 333 333 556 556 350 500 889 333 980 389 333 667 0 389 444 250 38\
9 500 500 500 500 275 500 333 760 276 500 675 333 760 333 400 675 300 300 333 500 523 250 333 300 310 500 750 750 750 500 611 611 611 611 611 611 889 667 611 61\
1 611 611 333 333 333 333 722 667 722 722 722 722 722 675 722 722 722 722 722 556 611 500 500 500 500 500 500 500 667 444 444 444 444 444 278 278 278 278 500 50\
0 500 500 500 500 500 675 500 500 500 500 500 444 500 444",TimesRomanBoldItalic:"250 389 555 500 500 833 778 278 333 333 500 570 250 333 250 278 500 500 500 500\
 500 500 500 500 500 500 333 333 570 570 570 500 832 667 667 667 722 667 667 722 778 389 500 667 611 889 722 722 611 722 667 556 611 722 667 889 667 611 611 333\
 278 333 570 500 333 500 500 444 500 444 333 500 556 278 278 500 278 778 556 500 500 500 389 389 278 556 444 667 500 444 389 348 220 348 570 0 500 0 333 500 500\
 1000 500 500 333 1000 556 333 944 0 611 0 0 333 333 500 500 350 500 1000 333 1000 389 333 722 0 389 444 250 389 500 500 500 500 220 500 333 747 266 500 606 333\
 747 333 400 570 300 300 333 576 500 250 333 300 300 500 750 750 750 500 667 667 667 667 667 667 944 667 667 667 667 667 389 389 389 389 722 722 722 722 722 722\
 722 570 722 722 722 722 722 611 611 500 500 500 500 500 500 500 722 444 444 444 444 444 278 278 278 278 500 556 500 500 500 500 500 570 500 556 556 556 556 444\
 500 444"},SYMBOLIC=4;function simpleFont(e,t,i){let r=e.resolve(i.get("Subtype"));if(!(r instanceof chunk_EE63N2TD_js_1.Name)||!/^(Type1|MMType1|TrueType)$/.test(
r.text))return;let a=e.dict(i.get("FontDescriptor")),l=programOf(e,a);if(l==="unusable")return;let n=l?void 0:standardWidths(nameOf(e,i.get("BaseFont"))),c=symbolicOf(
e,a,i),s=encodingOf(e,i,c,l!==void 0);if(!s)return;let o=widthsOf(e,i,a,n),d=new Map;for(let[f,u]of s){if(d.has(u.point)||l&&!isIn(l,f,u))continue;let h=o(f,u.point);
h!==void 0&&d.set(u.point,{code:f,width:h})}for(let[f,u]of[[160,32],[8208,45],[8209,45]])!d.has(f)&&d.has(u)&&d.set(f,d.get(u));if(d.size!==0)return new SimpleFont(
t,d,extentOf(e,i,a,n!==void 0))}function standardFont(e,t="Helvetica"){let i=standardWidths(t),r=new Map;for(let a=32;a<256;a++){let l=WIN_ANSI_ENCODING.charCodeAt(
a-32),n=i(l);l!==0&&n!==void 0&&r.set(l,{code:a,width:n})}return new SimpleFont(e,r,standardExtent(t))}var SimpleFont=class{constructor(e,t,i){this.resource=e,this.
codes=t,this.extent=i}resource;codes;extent;covers(e){for(let t of e)if(!this.codes.has(t.codePointAt(0)))return!1;return!0}width(e){let t=0;for(let i of e)t+=this.
codes.get(i.codePointAt(0))?.width??0;return t}show(e){let t=[];for(let i of e)t.push(this.codes.get(i.codePointAt(0))?.code??32);return`${(0,chunk_4QCWNOZA_js_1.
literalString)(t)} Tj`}},nameOf=(e,t)=>{let i=e.resolve(t);return i instanceof chunk_EE63N2TD_js_1.Name?i.text:""};function programOf(e,t){for(let i of["FontFil\
e","FontFile2","FontFile3"]){let r=e.resolve(t?.get(i));if(r instanceof chunk_EE63N2TD_js_1.Stream)try{return readFontProgram(e.decoded(r))??"unusable"}catch{return"\
unusable"}}}function isIn(e,t,{point:i,name:r}){if(e.kind!=="truetype")return e.has(r)||e.has(glyphOfPoint(i))||i===32;let a=e.unicode(i)||e.code(t);return a>0?
i===32||i===160||e.isDrawn(a):e.has(r)}function symbolicOf(e,t,i){let r=e.resolve(t?.get("Flags"));return typeof r=="number"?(r&SYMBOLIC)!==0:/^(Symbol|ZapfDingbats|Wingdings|Webdings)/.
test(nameOf(e,i.get("BaseFont")))}function encodingOf(e,t,i,r){let a=e.resolve(t.get("Encoding")),l=a instanceof chunk_EE63N2TD_js_1.Name?a.text:nameOf(e,(0,chunk_EE63N2TD_js_1.
isDict)(a)?a.get("BaseEncoding"):void 0),n={WinAnsiEncoding:WIN_ANSI_ENCODING,MacRomanEncoding:MAC_ROMAN_ENCODING,StandardEncoding:STANDARD_ENCODING}[l],c=(0,chunk_EE63N2TD_js_1.
isDict)(a)?e.array(a.get("Differences")):void 0;if(n===void 0&&i&&!c)return;let s=n??(i&&r?"":STANDARD_ENCODING),o=new Map;for(let f=32;f<256;f++){let u=s.charCodeAt(
f-32);u>0&&o.set(f,{point:u,name:glyphOfPoint(u)})}let d=0;for(let f of c??[]){let u=e.resolve(f);if(typeof u=="number")d=u;else if(u instanceof chunk_EE63N2TD_js_1.
Name){let h=pointOfGlyph(u.text);h===void 0||d<0||d>255?o.delete(d):o.set(d,{point:h,name:u.text}),d++}}return o}function widthsOf(e,t,i,r){let a=e.array(t.get(
"Widths"))?.map(c=>e.resolve(c)),l=e.resolve(t.get("FirstChar")),n=e.resolve(i?.get("MissingWidth"));return!a||typeof l!="number"?(c,s)=>r?.(s)??(typeof n=="num\
ber"&&n>0?n:500):(c,s)=>{let o=a[c-l];return typeof o=="number"&&o>0?o:r?.(s)}}function familyOf(e){let t=e.replace(/^[A-Z]{6}\+/,""),i=/bold|black|heavy/i.test(
t),r=/italic|oblique/i.test(t);return/^(Helvetica|Arial)/i.test(t)?i?"HelveticaBold":"Helvetica":/^Times/i.test(t)?i?r?"TimesRomanBoldItalic":"TimesRomanBold":r?
"TimesRomanItalic":"TimesRoman":/^Courier/i.test(t)?"Courier":void 0}var tables=new Map;function standardWidths(e){let t=e in STANDARD_WIDTHS?e:familyOf(e);if(t===
void 0)return;if(t==="Courier")return()=>600;let i=tables.get(t);if(!i){let a=STANDARD_WIDTHS[t].split(" ").map(Number);i=new Map(a.flatMap((l,n)=>l>0?[[WIN_ANSI_ENCODING.
charCodeAt(n),l]]:[])),tables.set(t,i)}let r=i;return a=>r.get(a)}function extentOf(e,t,i,r){return!i&&r?standardExtent(nameOf(e,t.get("BaseFont"))):(0,chunk_4QCWNOZA_js_1.
verticalExtent)(e.resolve(i?.get("CapHeight")),e.resolve(i?.get("Descent")))}function standardExtent(e){return/Times/i.test(e)?{capHeight:662,descent:-217}:/Courier/i.
test(e)?{capHeight:562,descent:-157}:{capHeight:718,descent:-207}}function compositeFont(e,t,i){if(!(0,chunk_EE63N2TD_js_1.isName)(e.resolve(i.get("Subtype")),"\
Type0")||!(0,chunk_EE63N2TD_js_1.isName)(e.resolve(i.get("Encoding")),"Identity-H"))return;let r=e.dict(e.array(i.get("DescendantFonts"))?.[0]),a=e.dict(r?.get(
"FontDescriptor")),l=programOf(e,a);if(!r||l==="unusable"||l===void 0)return;let n=toUnicode(e,i.get("ToUnicode")),c=glyphsOf(e,r),s=(u,h)=>{if(l.kind!=="truety\
pe")return l.kind==="named"||l.has(u);let g=c(u);return l.has(g)&&(h||l.isDrawn(g))},o=new Map;for(let[u,h]of n)s(h,BLANKS.has(u))&&o.set(u,h);let d=u=>{let h=o.
get(u);if(h!==void 0)return h;let g=l.kind==="truetype"?cidByProgram(e,r,l,u):void 0;return g!==void 0&&s(g,BLANKS.has(u))?g:void 0},f=(0,chunk_4QCWNOZA_js_1.verticalExtent)(
e.resolve(a?.get("CapHeight")),e.resolve(a?.get("Descent")));return new CompositeFont(t,d,u=>o.has(u),widthsOf2(e,r),f)}var BLANKS=new Set([32,160]),CompositeFont=class{constructor(e,t,i,r,a){
this.resource=e,this.find=t,this.isSaid=i,this.widths=r,this.extent=a}resource;find;isSaid;widths;extent;found=new Map;covers(e){if(new RegExp("\\p{M}","u").test(
e))return!1;for(let t of e)if(this.cid(t)===void 0)return!1;return!0}width(e){let t=0;for(let i of e)t+=this.widths(this.cid(i)??0);return t}show(e){let t=`${(0,chunk_4QCWNOZA_js_1.
hexString)(Array.from(e,i=>this.cid(i)??0),2)} Tj`;return Array.from(e).every(i=>this.isSaid(i.codePointAt(0)))?t:`/Span <</ActualText <${Buffer.from((0,chunk_XDFMH2GX_js_1.
encodeText)(e).bytes).toString("hex")}>>> BDC ${t} EMC`}cid(e){let t=e.codePointAt(0);return this.found.has(t)||this.found.set(t,this.find(t)),this.found.get(t)}};
function glyphsOf(e,t){let i=e.resolve(t.get("CIDToGIDMap"));if(!(i instanceof chunk_EE63N2TD_js_1.Stream))return a=>a;let r=e.decoded(i);return a=>(r[a*2]??0)<<
8|(r[a*2+1]??0)}function cidByProgram(e,t,i,r){if(!(e.resolve(t.get("CIDToGIDMap"))instanceof chunk_EE63N2TD_js_1.Stream))return i.unicode(r)||void 0}function widthsOf2(e,t){
let i=e.resolve(t.get("DW")),r=new Map,a=(e.array(t.get("W"))??[]).map(l=>e.resolve(l));for(let l=0;l+1<a.length;){let[n,c,s]=[a[l],a[l+1],a[l+2]];if(typeof n!=
"number")break;if(Array.isArray(c)){for(let[o,d]of c.entries()){let f=e.resolve(d);typeof f=="number"&&r.set(n+o,f)}l+=2}else{if(typeof c=="number"&&typeof s=="\
number")for(let o=n;o<=Math.min(c,65535);o++)r.set(o,s);l+=3}}return l=>r.get(l)??(typeof i=="number"?i:1e3)}function toUnicode(e,t){let i=new Map,r=e.resolve(t);
if(!(r instanceof chunk_EE63N2TD_js_1.Stream))return i;let a;try{a=Buffer.from(e.decoded(r)).toString("latin1")}catch{return i}let l=(n,c,s=0)=>{let o=[...Buffer.
from(n.replace(/\s/g,""),"hex").swap16().toString("utf16le")],d=o[0]?.codePointAt(0);o.length===1&&d!==void 0&&!i.has(d+s)&&i.set(d+s,c)};for(let[,n]of a.matchAll(
/beginbfchar([\s\S]*?)endbfchar/g))for(let[,c,s]of n.matchAll(/<\s*([0-9a-fA-F]{1,4})\s*>\s*<([0-9a-fA-F\s]+)>/g))isWhole(s)&&l(s,parseInt(c,16));for(let[,n]of a.
matchAll(/beginbfrange([\s\S]*?)endbfrange/g))for(let[,c,s,o,d]of n.matchAll(RANGE)){let[f,u]=[parseInt(c,16),parseInt(s,16)];if(o!==void 0&&isWhole(o))for(let h=f;h<=
u;h++)l(o,h,h-f);for(let[h,[,g]]of[...(d??"").matchAll(/<([0-9a-fA-F\s]+)>/g)].entries())isWhole(g)&&l(g,f+h)}return i}var RANGE=/<\s*([0-9a-fA-F]{1,4})\s*>\s*<\s*([0-9a-fA-F]{1,4})\s*>\s*(?:<([0-9a-fA-F\s]+)>|\[([^\]]*)\])/g,
isWhole=e=>e.replace(/\s/g,"").length%4===0,FieldFonts=class{constructor(e,t){this.document=e,this.model=t,this.embeddedOnly=(0,chunk_QBW66N3W_js_1.readConformance)(
e).archive!==void 0,this.defaults=e.dict(e.dict(t.form?.dict.get("DR"))?.get("Font"))}document;model;known=new Map;byNumber=new Map;helvetica;typeface;embeddedOnly;defaults;async select(e,t,i){
if((0,chunk_SS646ETJ_js_1.needsShaping)(i))return;let r=this.own(e,t);return r.usable&&(!this.embeddedOnly||r.embedded||i==="")&&r.font.covers(i)?r:(this.typeface??=
await(await Promise.resolve().then(()=>__importStar(require("./embedded-typeface-EEFJBBLW.js")))).EmbeddedTypeface.open(this.document),this.typeface.covers(i)?{
font:this.typeface,name:"NotoSans"}:void 0)}async finish(){await this.typeface?.embed()}own(e,t=""){let i=this.find(e,t);if(i===void 0)return{font:this.standard(),
name:"Helv",usable:!0,embedded:!1};let r=this.open(i),a=this.isEmbedded(i),l=/^[\w+.-]+$/.test(t)?t:"F0";return{font:r??this.standard(),name:l,usable:r!==void 0,
embedded:a}}find(e,t){let{document:i}=this;if(t==="")return;let r=i.dict(i.dict(this.model.inherited(e.node,"DR"))?.get("Font")),a=i.resolve(i.dict(e.dict.get("\
AP"))?.get("N")),l=a instanceof chunk_EE63N2TD_js_1.Stream?i.dict(i.dict(a.dict.get("Resources"))?.get("Font")):void 0;for(let n of[r,this.defaults,l]){let c=n?.
get(t);if(c!==void 0&&i.dict(c))return c}}open(e){if(e instanceof chunk_EE63N2TD_js_1.Ref?this.byNumber.has(e.number):this.known.has(e))return e instanceof chunk_EE63N2TD_js_1.
Ref?this.byNumber.get(e.number):this.known.get(e);let t=this.document.dict(e),i;try{i=t&&(simpleFont(this.document,e,t)??compositeFont(this.document,e,t))}catch(r){
if(!isUnreadable(r))throw r}return e instanceof chunk_EE63N2TD_js_1.Ref?this.byNumber.set(e.number,i):this.known.set(e,i),i}isEmbedded(e){let{document:t}=this,i=t.
dict(e),r=t.dict(t.array(i?.get("DescendantFonts"))?.[0]),a=t.dict((r??i)?.get("FontDescriptor"));return["FontFile","FontFile2","FontFile3"].some(l=>t.resolve(a?.
get(l))instanceof chunk_EE63N2TD_js_1.Stream)}standard(){return this.helvetica??=standardFont(this.document.add(helvetica()))}},helvetica=()=>new chunk_EE63N2TD_js_1.
Dict([["Type",new chunk_EE63N2TD_js_1.Name("Font")],["Subtype",new chunk_EE63N2TD_js_1.Name("Type1")],["BaseFont",new chunk_EE63N2TD_js_1.Name("Helvetica")],["E\
ncoding",new chunk_EE63N2TD_js_1.Name("WinAnsiEncoding")]]),isUnreadable=e=>e instanceof Error&&"code"in e&&e.code==="unreadable_document";function frameOf(e,t){
let i=rectOf(e,t.get("Rect"));if(!i)return;let[r,a,l,n]=i,c=e.dict(t.get("MK")),s=e.resolve(c?.get("R")),o=typeof s=="number"?(Math.round(s/90)%4+4)%4:0,d=o%2===
1,f=colourOf(e,c?.get("BC")),{line:u,style:h,dash:g}=borderOf(e,t,f!==void 0),m=Math.min(u,(l-r)/2,(n-a)/2);return{width:d?n-a:l-r,height:d?l-r:n-a,rotation:o*90,
background:colourOf(e,c?.get("BG")),borderColour:f,style:h,line:m,border:h==="B"||h==="I"?m*2:m,dash:g,caption:e.resolve(c?.get("CA"))}}function rectOf(e,t){let i=(e.
array(t)??[]).map(s=>e.resolve(s)),[r,a,l,n]=i;if(typeof r!="number"||typeof a!="number"||typeof l!="number"||typeof n!="number")return;let c=[Math.min(r,l),Math.
min(a,n),Math.max(r,l),Math.max(a,n)];return c.every(Number.isFinite)&&c[2]>c[0]&&c[3]>c[1]?c:void 0}function matrixOf({width:e,height:t,rotation:i}){switch(i){case 0:
return;case 90:return[0,1,-1,0,t,0];case 180:return[-1,0,0,-1,e,t];case 270:return[0,-1,1,0,0,e]}}function colourOf(e,t){let i=(e.array(t)??[]).map(r=>e.resolve(
r));return[1,3,4].includes(i.length)&&i.every(r=>typeof r=="number")?i:void 0}function borderOf(e,t,i){let r=e.dict(t.get("BS")),a=e.array(t.get("Border"))?.map(
o=>e.resolve(o)),l=r?e.resolve(r.get("W")):a?.[2],n=e.resolve(r?.get("S")),c=((r?e.array(r.get("D")):a&&Array.isArray(a[3])?a[3]:void 0)??[]).map(o=>e.resolve(o)).
filter(o=>typeof o=="number"&&o>=0),s=n instanceof chunk_EE63N2TD_js_1.Name&&/^[SDBIU]$/.test(n.text)?n.text:void 0;return{line:i?typeof l=="number"&&l>=0?l:1:0,
style:s??(!r&&c.length>0?"D":"S"),dash:c.some(o=>o>0)?c:[3]}}function paint(e,t){let i={1:"g",3:"rg",4:"k"}[e.length];return`${e.map(chunk_4QCWNOZA_js_1.number).
join(" ")} ${t?i:i.toUpperCase()}`}function drawFrame(e){let{width:t,height:i,background:r,borderColour:a,style:l,line:n,dash:c}=e,s=[];if(r&&s.push(paint(r,!0),
`0 0 ${(0,chunk_4QCWNOZA_js_1.number)(t)} ${(0,chunk_4QCWNOZA_js_1.number)(i)} re f`),!a||n===0)return s.join(`
`);if(l==="B"||l==="I"){let[d,f]=l==="B"?[[1],shade(r)]:[[.5],[.75]];s.push(paint(d,!0),corner(e,!0),paint(f,!0),corner(e,!1))}s.push(paint(a,!1),`${(0,chunk_4QCWNOZA_js_1.
number)(n)} w`),l==="D"&&s.push(`[${c.map(chunk_4QCWNOZA_js_1.number).join(" ")}] 0 d`);let o=n/2;return s.push(l==="U"?`0 ${(0,chunk_4QCWNOZA_js_1.number)(o)} \
m ${(0,chunk_4QCWNOZA_js_1.number)(t)} ${(0,chunk_4QCWNOZA_js_1.number)(o)} l S`:`${(0,chunk_4QCWNOZA_js_1.number)(o)} ${(0,chunk_4QCWNOZA_js_1.number)(o)} ${(0,chunk_4QCWNOZA_js_1.
number)(t-n)} ${(0,chunk_4QCWNOZA_js_1.number)(i-n)} re S`),s.join(`
`)}var shade=e=>e?.length===3||e?.length===1?e.map(t=>t/2):[.5];function corner({width:e,height:t,line:i,border:r},a){let[l,n,c,s]=[i,r,e,t];return`${(a?[[l,l],
[l,s-l],[c-l,s-l],[c-n,s-n],[n,s-n],[n,n]]:[[c-l,s-l],[c-l,l],[l,l],[n,n],[c-n,n],[c-n,s-n]]).map(([o,d],f)=>`${(0,chunk_4QCWNOZA_js_1.number)(o)} ${(0,chunk_4QCWNOZA_js_1.
number)(d)} ${f===0?"m":"l"}`).join(" ")} f`}var isMarkStyle=e=>/^[48Hlnu]$/.test(e);function drawButton(e,t,i,r,a){let l=[r?drawRoundFrame(e):drawFrame(e)];return i&&
l.push("q",a,markPath(e,t),"Q"),l.filter(n=>n!=="").join(`
`)}var POLYGONS={4:[[8,46],[22,60],[40,38],[78,90],[94,78],[42,8]],8:[[14,26],[26,14],[50,38],[74,14],[86,26],[62,50],[86,74],[74,86],[50,62],[26,86],[14,74],[38,
50]],H:star(),n:[[12,12],[88,12],[88,88],[12,88]],u:[[50,4],[92,50],[50,96],[8,50]]};function star(){return Array.from({length:10},(e,t)=>{let i=Math.PI/2+t*Math.
PI/5,r=t%2===0?50:20;return[50+r*Math.cos(i),47+r*Math.sin(i)]})}function markPath({width:e,height:t,border:i},r){let a=Math.max(Math.min(e,t)-2*i,0)*.8,[l,n]=[
(e-a)/2,(t-a)/2];return r==="l"?`${circle(e/2,t/2,a*.36)} f`:`${POLYGONS[r].map(([c,s])=>`${(0,chunk_4QCWNOZA_js_1.number)(l+c*a/100)} ${(0,chunk_4QCWNOZA_js_1.
number)(n+s*a/100)}`).map((c,s)=>`${c} ${s===0?"m":"l"}`).join(" ")} f`}function drawRoundFrame({width:e,height:t,background:i,borderColour:r,line:a,style:l,dash:n}){
let c=Math.min(e,t)/2,s=[];return i&&s.push(paint(i,!0),`${circle(e/2,t/2,c)} f`),r&&a>0&&(s.push(paint(r,!1),`${(0,chunk_4QCWNOZA_js_1.number)(a)} w`),l==="D"&&
s.push(`[${n.map(chunk_4QCWNOZA_js_1.number).join(" ")}] 0 d`),s.push(`${circle(e/2,t/2,c-a/2)} s`)),s.join(`
`)}var KAPPA=.5523;function circle(e,t,i){let[r,a]=[i,i*KAPPA],l=(...n)=>n.map((c,s)=>(0,chunk_4QCWNOZA_js_1.number)((s%2===0?e:t)+c)).join(" ");return`${l(r,0)}\
 m ${l(r,a,a,r,0,r)} c ${l(-a,r,-r,a,-r,0)} c ${l(-r,-a,-a,-r,0,-r)} c ${l(a,-r,r,-a,r,0)} c`}var SpacedFont=class{constructor(e,t,i){this.font=e,this.spacing=t,
this.stretch=i}font;spacing;stretch;get resource(){return this.font.resource}get extent(){return this.font.extent}covers(e){return this.font.covers(e)}width(e){
return(this.font.width(e)+[...e].length*this.spacing)*this.stretch}show(e,t){return[...this.spacing===0?[]:[`${(0,chunk_4QCWNOZA_js_1.number)(this.spacing*t/1e3)}\
 Tc`],...this.stretch===1?[]:[`${(0,chunk_4QCWNOZA_js_1.number)(this.stretch*100)} Tz`],this.font.show(e,t)].join(" ")}use(e){this.font.use?.(e)}},LEADING=1.15,
SMALLEST=4,MULTILINE_SIZE=12,PADDING=2,paddingOf=({border:e})=>Math.max(2*e,PADDING);function layOutLine(e,t){let{frame:i,font:r,quadding:a}=e,l=paddingOf(i),n=r.
width(t)/1e3,c=Math.max(i.width-2*l,0),s=e.size||fitted(e,t,n===0?1/0:c/n);return{size:s,lines:[{text:t,x:aligned(a,l,c,n*s),y:baseline(i,r,s,t)}]}}function layOutParagraph(e,t){
let{frame:i,font:r,quadding:a}=e,l=paddingOf(i),n=Math.max(i.width-2*l,1),c=Math.max(i.height-2*l,1),s=e.size||MULTILINE_SIZE,o=wrap(r,t,n/s*1e3);for(;e.size===
0&&s>SMALLEST&&o.length*s*LEADING>c;)s-=.5,o=wrap(r,t,n/s*1e3);let d=firstBaseline(i,r,s,o);return{size:s,lines:o.map((f,u)=>({text:f,x:aligned(a,l,n,r.width(f)/
1e3*s),y:d-u*s*LEADING}))}}function layOutComb(e,t,i){let{frame:r,font:a,quadding:l}=e,n=r.width/i,c=clusters(t),s=c.reduce((h,g)=>Math.max(h,a.width(g)/1e3),0),
o=e.size||fitted(e,t,s===0?1/0:n/s),d=Math.max(i-c.length,0),f=l===2?d:l===1?Math.floor(d/2):0,u=baseline(r,a,o,t);return{size:o,lines:c.map((h,g)=>({text:h,x:n*
(f+g+.5)-a.width(h)/1e3*o/2,y:u}))}}function layOutList(e,t,i){let{frame:r,font:a,quadding:l}=e,n=paddingOf(r),c=Math.max(r.width-2*n,0),s=e.size||MULTILINE_SIZE,
o=visibleRows(r,s),d=r.height-r.border-(LEADING+a.extent.capHeight/1e3)/2*s;return{size:s,lines:t.slice(i,i+Math.ceil(o)).map((f,u)=>({text:f,x:aligned(l,n,c,a.
width(f)/1e3*s),y:d-u*s*LEADING}))}}var visibleRows=({height:e,border:t},i)=>Math.max(e-2*t,0)/((i||MULTILINE_SIZE)*LEADING);function fitted({frame:{height:e,border:t},
font:i},r,a){let{above:l,below:n}=reach(i,r),c=(e-2*t)/Math.max(LEADING,l+n);return Math.max(Math.min(c,a),SMALLEST)}var ACCENT=.235,ASCENDER=.05,HIGH=new RegExp(
"[\\p{Lu}\\p{Nd}bdfhklt]\\p{M}","u"),SHALLOW=/^[A-IK-PR-Z\dabcdefhiklmnorstuvwxz\s.:+*'"!°-]*$/;function reach({extent:e},t){return{above:e.capHeight/1e3+(HIGH.
test(t.normalize("NFD"))?ACCENT:ASCENDER),below:SHALLOW.test(t)?0:-e.descent/1e3}}function baseline({height:e,border:t},i,r,a){let{above:l,below:n}=reach(i,a),c=t+
n*r,s=e-t-l*r;return c>s?(c+s)/2:Math.min(Math.max(e/2-i.extent.capHeight/2e3*r,c),s)}function isCut({width:e,height:t,border:i},r,{size:a,lines:l}){if(l.length>
0&&!(e>2*i&&t>2*i))return!0;let n=.1*a;return l.some(({text:c,x:s,y:o})=>{let{above:d,below:f}=reach(r,c);return s+r.width(c)/1e3*a>e-i+n||o+d*a>t-i+n||o-f*a<i-
n})}function firstBaseline(e,t,i,r){let{height:a,border:l}=e,n=a-paddingOf(e)-(t.extent.capHeight/1e3+ACCENT)*i,c=l+(reach(t,r.at(-1)??"").below+(r.length-1)*LEADING)*
i,s=a-l-reach(t,r[0]??"").above*i;return Math.max(n,Math.min(c,s))}function aligned(e,t,i,r){return r>i||e===0?t:t+(e===2?i-r:(i-r)/2)}var clusters=e=>e.match(new RegExp(
"\\P{M}\\p{M}*|\\p{M}+","gu"))??[];function wrap(e,t,i){let r=[];for(let a of t.split(`
`)){let l="",n=0;for(let c of a.match(/ *[^ ]+| +$/g)??[]){let s=e.width(c);if(n+s<=i){l+=c,n+=s;continue}let o=c.trimStart();for(l!==""&&r.push(l);;){let d=fitting(
e,o,i);if(d>=o.length)break;r.push(o.slice(0,d)),o=o.slice(d)}l=o,n=e.width(o)}r.push(l)}return r}function fitting(e,t,i){if(e.width(t)<=i)return t.length;let r=0,
a=0;for(let l of clusters(t)){if(a+=e.width(l),a>i&&r>0)break;r+=l.length}return r}function drawnText(e,t){let i=(0,chunk_SS646ETJ_js_1.visible)(e).replace(/[\t\u2028\u2029]/g,
" ").replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g,"");return t==="several"?i:i.replace(/\n/g," ")}function textOfDrawing(e){return e.kind==="list"?e.rows.
texts.join(""):e.text.replace(/\n/g,"")}function layOut(e,t){switch(t.kind){case"line":return layOutLine(e,t.text);case"paragraph":return layOutParagraph(e,t.text);case"\
comb":return layOutComb(e,t.text,t.cells);case"list":return layOutList(e,t.rows.texts,t.rows.first)}}function firstRow(e,t,{texts:i,chosen:r,first:a}){let l=Math.
max(Math.floor(visibleRows(e,t)),1),[n]=r,c=Math.max(i.length-l,0),s=n===void 0||n>=a&&n<a+l?a:n;return Math.min(Math.max(s,0),c)}function cutsValue(e,t,i,r){let a=i.
lines;if(t.kind==="list"){let{chosen:n,first:c}=t.rows;a=n.map(s=>i.lines[s-c])}let l=a.filter(n=>n!==void 0&&n.text.trim()!=="");return a.includes(void 0)||isCut(
e,r,{size:i.size,lines:l})}function drawText(e,t,i,r){let{font:a,name:l,colour:n}=r,c=[drawFrame(e),...t.kind==="comb"?[dividers(e,t.cells)]:[],"/Tx BMC"],s=i.lines.
filter(({text:u})=>u.trim()!==""),{border:o,width:d,height:f}=e;if(s.length>0&&d>2*o&&f>2*o){let u=[o,o,d-2*o,f-2*o].map(chunk_4QCWNOZA_js_1.number).join(" ");c.
push("q",`${u} re W n`),t.kind==="list"&&c.push(highlights(e,t.rows,i.size)),c.push("BT",n,`/${l} ${(0,chunk_4QCWNOZA_js_1.number)(i.size)} Tf`);let[h,g]=[0,0];
for(let m of s){let[b,y]=[rounded(m.x),rounded(m.y)];c.push(`${(0,chunk_4QCWNOZA_js_1.number)(b-h)} ${(0,chunk_4QCWNOZA_js_1.number)(y-g)} Td`,a.show(m.text,i.size)),
[h,g]=[b,y]}c.push("ET","Q")}return c.push("EMC"),c.filter(u=>u!=="").join(`
`)}var rounded=e=>Math.round(e*1e3)/1e3,SELECTED="0.6 0.757 0.855 rg";function highlights(e,{chosen:t,first:i},r){let{border:a,width:l,height:n}=e,c=r*LEADING,s=t.
filter(d=>d>=i&&n-a-(d-i)*c>a);if(s.length===0)return"";let o=s.map(d=>{let f=n-a-(d-i+1)*c;return`${[a,f,l-2*a,c].map(chunk_4QCWNOZA_js_1.number).join(" ")} re`});
return[SELECTED,...o,"f"].join(`
`)}function dividers({width:e,height:t,line:i,borderColour:r,style:a},l){if(!r||i===0||a!=="S"&&a!=="D"||l>MOST_DIVIDERS)return"";let n=Array.from({length:l-1},
(c,s)=>{let o=(0,chunk_4QCWNOZA_js_1.number)(e/l*(s+1));return`${o} 0 m ${o} ${(0,chunk_4QCWNOZA_js_1.number)(t)} l`});return n.length>0?`${n.join(" ")} S`:""}var MOST_DIVIDERS=1e3,
COMPRESSED=600,CELLS=1e3,BULLETS=512,CENTRED=1,Appearances=class{constructor(e,t,i){this.document=e,this.model=t,this.values=i,this.fonts=new FieldFonts(e,t)}document;model;values;tooSmall=new Set;planned=[];fonts;resources=new Map;async plan(e){
let t=[];for(let r of e.widgets){let a=frameOf(this.document,r.dict);if(!a||e.kind==="button"&&(hasAppearance(this.document,r)||isInvisible(a)))continue;let l=await this.
planWidget(e,r,a);if(!l)return!1;t.push(l);let n=this.document.job.pace.step(8e3);n&&await n}this.planned.push(...t);let i=({widget:r,frame:a,wanted:l,layout:n,
selected:c})=>r.pages.length>0&&cutsValue(a,l,n,c.font);return e.kind!=="password"&&t.some(i)&&this.tooSmall.add(e),!0}async finish(){for(let{selected:e,layout:t}of this.
planned)for(let{text:i}of t.lines)e.font.use?.(i);await this.fonts.finish();for(let{widget:e,frame:t,wanted:i,layout:r,selected:a,colour:l}of this.planned){let{
font:n,name:c}=a,s=drawText(t,i,r,{font:n,name:c,colour:l}),o=r.lines.length===0?new chunk_EE63N2TD_js_1.Dict:this.resourcesOf(c,n.resource);this.document.edit(
e.number),e.dict.set("AP",new chunk_EE63N2TD_js_1.Dict([["N",this.document.add(formOf(t,s,o))]]));let d=this.document.job.pace.step(4e3);d&&await d}}drawStates(e,t){
for(let{widget:i,state:r,missing:a}of t.all){let l=a?frameOf(this.document,i.dict):void 0;if(!l)continue;let n=l.caption instanceof chunk_EE63N2TD_js_1.Str?(0,chunk_Z22AF5KE_js_1.
latin)(l.caption.bytes):"",c=isMarkStyle(n)?n:e.kind==="radio"?"l":"4",s=e.kind==="radio"&&c==="l",{colour:o}=readDefaultAppearance(this.defaultAppearance(i)),d=new chunk_EE63N2TD_js_1.
Dict(this.document.dict(i.dict.get("AP"))),f=this.document.resolve(d.get("N")),u=new chunk_EE63N2TD_js_1.Dict(f instanceof chunk_EE63N2TD_js_1.Dict?f:[]),h=g=>this.
document.add(formOf(l,drawButton(l,c,g,s,o),new chunk_EE63N2TD_js_1.Dict));u.set(r,h(!0)),u.has("Off")||u.set("Off",h(!1)),d.set("N",u),this.document.edit(i.number),
i.dict.set("AP",d)}}defaultAppearance(e){let t=this.model.inherited(e.node,"DA");return t instanceof chunk_EE63N2TD_js_1.Str?(0,chunk_Z22AF5KE_js_1.latin)(t.bytes):
""}async planWidget(e,t,i){let{font:r,size:a,colour:l,spacing:n,stretch:c}=readDefaultAppearance(this.defaultAppearance(t)),s=e.kind==="button"?this.caption(i):
this.wanted(e,t);e.kind==="password"&&(s={kind:"line",text:"•".repeat([...textOfDrawing(s)].slice(0,BULLETS).length)});let o=await this.fonts.select(t,r,textOfDrawing(
s));if(!o)return;let d=a>0?n/a*1e3:0,f=d!==0||c!==1?{name:o.name,font:new SpacedFont(o.font,d,c)}:o;if(s.kind==="list"){let g=firstRow(i,a,s.rows);g!==s.rows.first&&
this.scroll(e,g),s={kind:"list",rows:{...s.rows,first:g}}}let u=e.kind==="button"?CENTRED:this.model.integer(t.node,"Q"),h=textOfDrawing(s)===""?{size:a||12,lines:[]}:
layOut({frame:i,font:f.font,size:a,quadding:u},s);return{widget:t,frame:i,wanted:s,layout:h,selected:f,colour:l}}caption({caption:e}){return{kind:"line",text:drawnText(
(0,chunk_Z22AF5KE_js_1.textOf)(this.document,e)??"","one")}}wanted(e,t){let{document:i,model:r,values:a}=this;if(e.kind==="list"){let s=a.choices(e),o=new Set(a.
chosen(e)),d=r.integer(e.nodes[0],"TI");return{kind:"list",rows:{texts:s.map(({display:f})=>drawnText(f,"one")),chosen:s.flatMap(({value:f},u)=>o.has(f)?[u]:[]),
first:Math.min(Math.max(d,0),Math.max(s.length-1,0))}}}if(e.kind==="dropdown"){let[s]=a.chosen(e),o=a.choices(e).find(d=>d.value===s)?.display??s??"";return{kind:"\
line",text:drawnText(o,"one")}}let l=(0,chunk_Z22AF5KE_js_1.textOf)(i,r.inherited(t.node,"V"))??"";if((e.flags&chunk_Z22AF5KE_js_1.MULTILINE)!==0&&e.kind==="tex\
t")return{kind:"paragraph",text:drawnText(l,"several")};let n=r.integer(t.node,"MaxLen"),c=drawnText(l,"one");return e.flags&chunk_Z22AF5KE_js_1.COMB&&n>0&&n<=CELLS&&
e.kind==="text"?{kind:"comb",text:c,cells:n}:{kind:"line",text:c}}scroll(e,t){for(let{number:i,dict:r}of e.nodes)this.document.edit(i),t>0?r.set("TI",t):r.delete(
"TI")}resourcesOf(e,t){let i=this.resources.get(t);i||this.resources.set(t,i=new Map);let r=i.get(e);return r||i.set(e,r=new chunk_EE63N2TD_js_1.Dict([["Font",new chunk_EE63N2TD_js_1.
Dict([[e,t]])]])),r}},hasAppearance=(e,{dict:t})=>e.dict(t.get("AP"))?.has("N")===!0,isInvisible=({background:e,borderColour:t,caption:i})=>e===void 0&&t===void 0&&
i===null;exports.Appearances=Appearances;function formOf(e,t,i){let r=matrixOf(e),a=new chunk_EE63N2TD_js_1.Dict([["Type",new chunk_EE63N2TD_js_1.Name("XObject")],
["Subtype",new chunk_EE63N2TD_js_1.Name("Form")],["BBox",[0,0,exact(e.width),exact(e.height)]],...r?[["Matrix",r.map(exact)]]:[],["Resources",i]]),l=Buffer.from(
t,"latin1");return l.length<COMPRESSED?new chunk_EE63N2TD_js_1.Stream(a,l):(a.set("Filter",new chunk_EE63N2TD_js_1.Name("FlateDecode")),new chunk_EE63N2TD_js_1.
Stream(a,(0,chunk_EE63N2TD_js_1.deflate)(l)))}var exact=e=>Math.round(e*1e4)/1e4;function mayShow(e,t,i){if(t.kind!=="text"||typeof i!="string"||(0,chunk_Z22AF5KE_js_1.
hasValueScripts)(e,t))return!0;let r=i.replace(BLANKS2,"");return ASCII.test(r)?t.widgets.every(({dict:a})=>{let l=e.resolve(e.dict(a.get("AP"))?.get("N"));if(!(l instanceof
chunk_EE63N2TD_js_1.Stream))return!0;let n=e.decodedPart(l),c=n?.whole?textIn(Buffer.from(n.data).toString("latin1")):void 0;return c===void 0||!ASCII.test(c)||
c===r}):!0}var BLANKS2=/\s+/g,ASCII=/^[!-~]*$/,TOKENS=/\((?:[^()\\]|\\[\s\S])*\)|<[0-9A-Fa-f\s]+>|\b(?:Do|BI)\b/g;function textIn(e){let t="";for(let[i]of e.matchAll(
TOKENS)){if(!i.startsWith("("))return;t+=i.slice(1,-1).replace(/\\(?:([0-7]{1,3})|(\r\n|[\r\n])|([\s\S]))/g,(r,a,l,n)=>a!==void 0?String.fromCharCode(parseInt(a,
8)):l!==void 0?"":ESCAPES[n]??n)}return t.replace(BLANKS2,"")}var ESCAPES={n:" ",r:" ",t:" ",b:" ",f:" "};async function fillFields(e,t,i,r,{unknownFields:a,flatten:l}){
let{assignments:n,unknown:c,issues:s}=new chunk_Z22AF5KE_js_1.Assigner(e,t,i).assign(r,a);if(s.length>0)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)(s);let o=new Appearances(
e,t,i),d=[];for(let m of n){let{field:b,same:y}=m;if(y&&isText(b)&&isDrawn(e,i,b)&&mayShow(e,b,i.of(b)))continue;d.push(m),write(e,t,i,o,m);let p=e.job.pace.step(
3e3);p&&await p}let f=new Set(d.map(({field:m})=>m)),u=await draw(e,t,i,o,{fields:f,missing:l});if(u.length>0&&l)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)(
[{field:"values",message:`no available font has all characters of ${(0,chunk_BCHQ5HYR_js_1.quoted)(u.slice(0,10).map(({name:m})=>m))}, so they cannot become con\
tent of the page; leave out flatten, and viewers will show these fields`}]);let h=new Set(n.map(({field:m})=>m)),g=t.fields.filter(m=>(0,chunk_Z22AF5KE_js_1.isFillable)(
m)&&!h.has(m)).map(({name:m})=>m);return{notes:[...unknownNote(c),...a==="ignore"?unfilledNote(g):[],...leftNote(u),...tooSmallNote([...o.tooSmall],l),...(0,chunk_Z22AF5KE_js_1.
scriptNotes)(e,t,[...f],d.some(({same:m})=>!m))],unusedKeys:c,unfilledFields:g,filled:n.length}}async function draw(e,t,i,r,{fields:a=new Set,missing:l}){let n=t.
needsAppearances,c=[];for(let o of t.fields){let d=l&&lacksAppearance(e,o);if(!(!n&&!a.has(o)&&!d)){if(isText(o)||o.kind==="button"){if(await r.plan(o))continue;
l&&!a.has(o)&&isDrawn(e,i,o)||c.push(o)}else if(o.kind==="checkbox"||o.kind==="radio"){(0,chunk_Z22AF5KE_js_1.buttonStates)(e,t,o).all.some(u=>u.missing)&&drawMissing(
e,t,r,o),n&&!a.has(o)&&showValue(e,t,o);let f=e.job.pace.step(3e3);f&&await f}}}await r.finish();for(let o of c)a.has(o)&&dropAppearances(e,o);let{form:s}=t;return s&&
(c.length>0||n)&&(e.edit(s.holder),c.length>0?s.dict.set("NeedAppearances",!0):s.dict.delete("NeedAppearances")),c}var isText=({kind:e})=>e==="text"||e==="passw\
ord"||e==="dropdown"||e==="list";function drawMissing(e,t,i,r){let a=(0,chunk_Z22AF5KE_js_1.buttonStates)(e,t,r),l=t.inherited(r.nodes[0],"V");i.drawStates(r,a);
for(let{widget:n,state:c,missing:s}of a.all)s&&(e.edit(n.number),n.dict.set("AS",new chunk_EE63N2TD_js_1.Name((0,chunk_EE63N2TD_js_1.isName)(l,c)?c:"Off")))}function showValue(e,t,i){
let r=(0,chunk_Z22AF5KE_js_1.stateOf)(e,t,i),a=t.inherited(i.nodes[0],"V")!==null,l=n=>r===void 0||(0,chunk_Z22AF5KE_js_1.hasState)(e,n,r);a&&i.widgets.some(l)&&
(0,chunk_Z22AF5KE_js_1.setState)(e,i,r,meant(e,i,r))}function write(e,t,i,r,{field:a,assigned:l,same:n}){if(a.kind==="checkbox"||a.kind==="radio"){if(l.kind==="\
kept"){let c=(0,chunk_Z22AF5KE_js_1.stateOf)(e,t,a);(0,chunk_Z22AF5KE_js_1.setState)(e,a,c,meant(e,a,c))}else writeState(e,t,r,a,l.kind==="state"?l.state:void 0,
n);return}for(let c of a.nodes)if(e.edit(c.number),c.dict.delete("RV"),l.kind!=="kept")if(c.dict.delete("I"),l.kind==="text")c.dict.set("V",(0,chunk_Z22AF5KE_js_1.
textValue)(l.text));else if(l.kind==="choices"){let s=l.values.map(chunk_Z22AF5KE_js_1.textValue);c.dict.set("V",s.length===1?s[0]:s);let o=new Set(l.values),d=i.
choices(a).flatMap(({value:f},u)=>o.has(f)?[u]:[]);d.length>0&&c.dict.set("I",d)}else c.dict.delete("V"),t.inherited(c,"V")!==null&&c.dict.set("V",(0,chunk_Z22AF5KE_js_1.
textValue)(""));for(let{node:c,number:s}of a.widgets)a.nodes.includes(c)||!(c.dict.has("V")||c.dict.has("RV"))||(e.edit(s),c.dict.delete("V"),c.dict.delete("RV"))}
function writeState(e,t,i,r,a,l){let n=(0,chunk_Z22AF5KE_js_1.buttonStates)(e,t,r);a&&n.all.some(({missing:c})=>c)&&i.drawStates(r,n),(0,chunk_Z22AF5KE_js_1.setState)(
e,r,a?.state,meant(e,r,a?.state,l?void 0:a?.widget))}function meant(e,t,i,r){if(i===void 0||t.kind!=="radio"||t.flags&chunk_Z22AF5KE_js_1.RADIOS_IN_UNISON)return()=>!0;
let a=t.widgets.filter(n=>(0,chunk_Z22AF5KE_js_1.hasState)(e,n,i)),l=r??a.find(({dict:n})=>(0,chunk_EE63N2TD_js_1.isName)(e.resolve(n.get("AS")),i))??a[0];return n=>n===
l}function isDrawn(e,t,i){let r=t.of(i)!==null;return i.widgets.every(({dict:a})=>{let l=e.resolve(e.dict(a.get("AP"))?.get("N"));if(l instanceof chunk_EE63N2TD_js_1.
Dict)return!0;if(!(l instanceof chunk_EE63N2TD_js_1.Stream))return frameOf(e,a)===void 0;if(!r)return!0;try{return SHOWS.test(Buffer.from(e.decoded(l)).toString(
"latin1"))}catch{return!1}})}var SHOWS=/\b(?:Tj|TJ|Do|BI)\b|['"]\s/,lacksAppearance=(e,t)=>t.kind!=="signature"&&t.widgets.some(i=>!hasAppearance(e,i));function dropAppearances(e,t){
for(let{number:i,dict:r}of t.widgets)e.edit(i),r.delete("AP")}function unknownNote(e){return e.length===0?[]:[{code:"unknown_fields_ignored",message:`${e.length===
1?"One name is":`${e.length} names are`} not in the form and not used: ${(0,chunk_BCHQ5HYR_js_1.listed)(e)}.`}]}function unfilledNote(e){return e.length===0?[]:
[{code:"fields_not_filled",message:`${e.length===1?"One field":`${e.length} fields`} of the form got no value: ${(0,chunk_BCHQ5HYR_js_1.listed)(e)}.`}]}function tooSmallNote(e,t){
if(e.length===0)return[];let i=e.length===1?"One field is too small for its value":`${e.length} fields are too small for their values`,r=t?"The rest is lost wit\
h the fields: shorten the values first.":"The form stores the whole values.";return[{code:"value_cut_off",message:`${i}, and only a part shows: ${(0,chunk_BCHQ5HYR_js_1.
listed)(e.map(({name:a})=>a))}. ${r}`}]}function leftNote(e){return e.length===0?[]:[{code:"appearance_left_to_viewer",message:`No available font has all charac\
ters of ${e.length===1?"one field":`${e.length} fields`}: ${(0,chunk_BCHQ5HYR_js_1.listed)(e.map(({name:t})=>t))}. The values are stored. Viewers that draw fiel\
ds show them, and may draw the other fields again; other viewers leave them blank.`}]}
