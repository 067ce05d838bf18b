var Fe=Object.create;var A=Object.defineProperty;var Ee=Object.getOwnPropertyDescriptor;var Me=Object.getOwnPropertyNames;var Ie=Object.getPrototypeOf,Oe=Object.prototype.hasOwnProperty;var Te=(e,i)=>{for(var t in i)A(e,t,{get:i[t],enumerable:!0})},Z=(e,i,t,r)=>{if(i&&typeof i=="object"||typeof i=="function")for(let a of Me(i))!Oe.call(e,a)&&a!==
t&&A(e,a,{get:()=>i[a],enumerable:!(r=Ee(i,a))||r.enumerable});return e};var $e=(e,i,t)=>(t=e!=null?Fe(Ie(e)):{},Z(i||!e||!e.__esModule?A(t,"default",{value:e,enumerable:!0}):t,e)),De=e=>Z(A({},"__esModule",{value:!0}),e);var Ji={};Te(Ji,{a:()=>P,b:()=>G,c:()=>Ue,d:()=>H});module.exports=De(Ji);var y=require("./chunk-7CJ6LYLH.js"),I=require("./chunk-XSUAHM6Q.js"),b=require("./chunk-AXV5E5IU.js"),
xe=require("./chunk-NTVNXYN3.js"),Se=require("./chunk-HADXW2XB.js"),Ae=require("./chunk-6YBJABQD.js"),m=require("./chunk-IO24KDZ3.js"),N=require("./chunk-D5RTHP3X.js"),
ze=/\/([^\s()<>[\]{}/%]*)|([+-]*(?:\d+\.?\d*|\.\d+))|([A-Za-z'"*]+)|\((?:\\.|[^\\()])*\)|[[\]]/g,Ce={g:1,rg:3,k:4};function Y(e){let i,t=0,r="0 g",a=[];for(let[
l,c,n,o]of e.matchAll(ze))if(c!==void 0)a.push(`/${je(c)}`);else if(n!==void 0)a.push(qe(n));else if(o===void 0)a.push(l);else{let s=Ce[o];if(o==="Tf"){let[d,f]=a.
slice(-2);typeof d=="string"&&d.startsWith("/")&&(i=d.slice(1)),t=typeof f=="number"?Math.min(Math.abs(f),Be):0}else if(s!==void 0){let d=a.slice(-s);d.length===
s&&d.every(f=>typeof f=="number")&&(r=`${d.join(" ")} ${o}`)}a=[]}return{font:i,size:t,colour:r}}var Be=2e3;function qe(e){let i=Number(e.replace(/^[+-]*/,""));
return/^[+-]*-/.test(e)?-i:i}var je=e=>e.replace(/#([0-9a-fA-F]{2})/g,(i,t)=>String.fromCharCode(parseInt(t,16))),V=".notdef space exclam quotedbl numbersign do\
llar percent ampersand quoteright parenleft parenright asterisk plus comma hyphen period slash zero one two three four five six seven eight nine colon semicolon\
 less equal greater question at A B C D E F G H I J K L M N O P Q R S T U V W X Y Z bracketleft backslash bracketright asciicircum underscore quoteleft a b c d \
e f g h i j k l m n o p q r s t u v w x y z braceleft bar braceright asciitilde exclamdown cent sterling fraction yen florin section currency quotesingle quoted\
blleft guillemotleft guilsinglleft guilsinglright fi fl endash dagger daggerdbl periodcentered paragraph bullet quotesinglbase quotedblbase quotedblright guille\
motright ellipsis perthousand questiondown grave acute circumflex tilde macron breve dotaccent dieresis ring cedilla hungarumlaut ogonek caron emdash AE ordfemi\
nine Lslash Oslash OE ordmasculine ae dotlessi lslash oslash oe germandbls onesuperior logicalnot mu trademark Eth onehalf plusminus Thorn onequarter divide bro\
kenbar degree thorn threequarters twosuperior registered minus eth multiply threesuperior copyright Aacute Acircumflex Adieresis Agrave Aring Atilde Ccedilla Ea\
cute Ecircumflex Edieresis Egrave Iacute Icircumflex Idieresis Igrave Ntilde Oacute Ocircumflex Odieresis Ograve Otilde Scaron Uacute Ucircumflex Udieresis Ugra\
ve Yacute Ydieresis Zcaron aacute acircumflex adieresis agrave aring atilde ccedilla eacute ecircumflex edieresis egrave iacute icircumflex idieresis igrave nti\
lde oacute ocircumflex odieresis ograve otilde scaron uacute ucircumflex udieresis ugrave yacute ydieresis zcaron exclamsmall Hungarumlautsmall dollaroldstyle d\
ollarsuperior ampersandsmall Acutesmall parenleftsuperior parenrightsuperior twodotenleader onedotenleader zerooldstyle oneoldstyle twooldstyle threeoldstyle fo\
uroldstyle fiveoldstyle sixoldstyle sevenoldstyle eightoldstyle nineoldstyle commasuperior threequartersemdash periodsuperior questionsmall asuperior bsuperior \
centsuperior dsuperior esuperior isuperior lsuperior msuperior nsuperior osuperior rsuperior ssuperior tsuperior ff ffi ffl parenleftinferior parenrightinferior\
 Circumflexsmall hyphensuperior Gravesmall Asmall Bsmall Csmall Dsmall Esmall Fsmall Gsmall Hsmall Ismall Jsmall Ksmall Lsmall Msmall Nsmall Osmall Psmall Qsmal\
l Rsmall Ssmall Tsmall Usmall Vsmall Wsmall Xsmall Ysmall Zsmall colonmonetary onefitted rupiah Tildesmall exclamdownsmall centoldstyle Lslashsmall Scaronsmall \
Zcaronsmall Dieresissmall Brevesmall Caronsmall Dotaccentsmall Macronsmall figuredash hypheninferior Ogoneksmall Ringsmall Cedillasmall questiondownsmall oneeig\
hth threeeighths fiveeighths seveneighths onethird twothirds zerosuperior foursuperior fivesuperior sixsuperior sevensuperior eightsuperior ninesuperior zeroinf\
erior oneinferior twoinferior threeinferior fourinferior fiveinferior sixinferior seveninferior eightinferior nineinferior centinferior dollarinferior periodinf\
erior commainferior Agravesmall Aacutesmall Acircumflexsmall Atildesmall Adieresissmall Aringsmall AEsmall Ccedillasmall Egravesmall Eacutesmall Ecircumflexsmal\
l Edieresissmall Igravesmall Iacutesmall Icircumflexsmall Idieresissmall Ethsmall Ntildesmall Ogravesmall Oacutesmall Ocircumflexsmall Otildesmall Odieresissmal\
l OEsmall Oslashsmall Ugravesmall Uacutesmall Ucircumflexsmall Udieresissmall Yacutesmall Thornsmall Ydieresissmall 001.000 001.001 001.002 001.003 Black Bold B\
ook Light Medium Regular Roman Semibold".split(" ");function Re(e){try{let i=new DataView(e.buffer,e.byteOffset,e.byteLength),t=e.length>12?i.getUint32(0):0;if(t===
1330926671){let r=W(i).get("CFF ");return r&&J(e.subarray(r.at,r.at+r.length))}if(t===65536||t===1953658213)return Ne(i);if(e[0]===1&&e[1]===0)return J(e);if(e[0]===
37||e[0]===128)return Ke(e)}catch(i){if(!(i instanceof RangeError))throw i}}function W(e){let i=new Map,t=e.getUint16(4);for(let r=0;r<t;r++){let a=12+r*16,l=String.
fromCharCode(...[0,1,2,3].map(c=>e.getUint8(a+c)));i.set(l,{at:e.getUint32(a+8),length:e.getUint32(a+12)})}return i}function Ne(e){let i=W(e),[t,r,a,l,c,n]=["he\
ad","loca","glyf","maxp","cmap","post"].map(v=>i.get(v));if(!t||!r||!a||!l)return;let o=e.getUint16(l.at+4),s=e.getUint16(t.at+50)===1,d=v=>s?e.getUint32(r.at+v*
4):e.getUint16(r.at+v*2)*2,f=v=>v>=0&&v<o&&d(v+1)>d(v),u=c?Pe(e,c.at):[],h=(v,L)=>u.find(K=>K.platform===v&&(L===void 0||K.encoding===L))?.at,g=h(3,10)??h(3,1)??
h(0),p=h(3,0),w=h(1,0),k;return{kind:"truetype",unicode:v=>g===void 0?0:U(e,g,v),code:v=>p!==void 0?U(e,p,61440+v)||U(e,p,v):w===void 0?0:U(e,w,v),has:v=>typeof v==
"number"?v>0&&v<o:(k??=n?He(e,n):new Map,f(k.get(v)??-1)),isDrawn:f}}function Pe(e,i){let t=Math.min(e.getUint16(i+2),64);return Array.from({length:t},(r,a)=>{let l=i+
4+a*8;return{platform:e.getUint16(l),encoding:e.getUint16(l+2),at:i+e.getUint32(l+4)}})}function U(e,i,t){try{switch(e.getUint16(i)){case 0:return t<256?e.getUint8(
i+6+t):0;case 4:return t>65535?0:Ge(e,i,t);case 6:{let r=e.getUint16(i+6),a=e.getUint16(i+8);return t>=r&&t<r+a?e.getUint16(i+10+(t-r)*2):0}case 12:{let[r,a]=[0,
e.getUint32(i+12)-1];for(;r<=a;){let l=r+a>>1,c=i+16+l*12;if(t<e.getUint32(c))a=l-1;else if(t>e.getUint32(c+4))r=l+1;else return e.getUint32(c+8)+t-e.getUint32(
c)}return 0}default:return 0}}catch{return 0}}function Ge(e,i,t){let r=e.getUint16(i+6),[a,l]=[i+14,i+16+r];for(let c=0;c<r;c+=2){if(t>e.getUint16(a+c))continue;
let n=e.getUint16(l+c);if(t<n)return 0;let o=e.getUint16(l+r+c),s=l+2*r+c,d=e.getUint16(s);if(d===0)return t+o&65535;let f=e.getUint16(s+d+(t-n)*2);return f===0?
0:f+o&65535}return 0}function He(e,{at:i,length:t}){let r=new Map;if(e.getUint32(i)!==131072)return r;let a=e.getUint16(i+32),l=[];for(let c=i+34+a*2;c<i+t;){let n=e.
getUint8(c),o="";for(let s=1;s<=n&&c+s<e.byteLength;s++)o+=String.fromCharCode(e.getUint8(c+s));l.push(o),c+=n+1}for(let c=0;c<a;c++){let n=l[e.getUint16(i+34+c*
2)-258];n!==void 0&&r.set(n,c)}return r}function J(e){let i=new DataView(e.buffer,e.byteOffset,e.byteLength),t=F(i,i.getUint8(2)),r=F(i,t.end),a=F(i,r.end),l=Le(
i,r.offsets[0]??0,r.offsets[1]??0),c=l.get(17)?.[0];if(c===void 0)return;let n=F(i,c).offsets.length-1,o=l.has(3102),s=l.get(15)?.[0]??0,d=new Set,f=h=>{let g=V[h];
if(g!==void 0)return g;let p=h-V.length,[w,k]=[a.offsets[p],a.offsets[p+1]];return w===void 0||k===void 0?"":Buffer.from(e.subarray(w,k)).toString("latin1")},u=h=>{
d.add(o?h:f(h))};if(s<=2&&!o){if(s===0)for(let h=1;h<=228;h++)u(h)}else{let h=i.getUint8(s),g=s+1;for(let p=1;p<n;){let w=i.getUint16(g),k=h===0?0:h===1?i.getUint8(
g+2):i.getUint16(g+2);g+=h===0?2:h===1?3:4;for(let v=0;v<=k&&p<n;v++,p++)u(w+v)}}return _(o?"cid":"named",d)}var _=(e,i)=>({kind:e,unicode:()=>0,code:()=>0,has:t=>i.
has(t),isDrawn:()=>!0});function F(e,i){let t=e.getUint16(i);if(t===0)return{offsets:[],end:i+2};let r=e.getUint8(i+2),a=i+3+(t+1)*r-1,l=Array.from({length:t+1},
(c,n)=>{let o=0;for(let s=0;s<r;s++)o=o*256+e.getUint8(i+3+n*r+s);return a+o});return{offsets:l,end:l[t]}}function Le(e,i,t){let r=new Map,a=[];for(let l=i;l<t;){
let c=e.getUint8(l++);if(c<=21){let n=c===12?3072+e.getUint8(l++):c;r.set(n,a),a=[]}else if(c===28)a.push(e.getInt16(l)),l+=2;else if(c===29)a.push(e.getInt32(l)),
l+=4;else if(c===30){for(;l<t&&(e.getUint8(l++)&15)!==15;);a.push(0)}else c<=246?a.push(c-139):c<=250?a.push((c-247)*256+e.getUint8(l++)+108):a.push(-(c-251)*256-
e.getUint8(l++)-108)}return r}function Ke(e){let i=e[0]===128?Ze(e):Buffer.from(e),t=i.indexOf("eexec");if(t<0)return;let r=t+5;for(;r<i.length&&[9,10,13,32].includes(
i[r]);)r++;let a=/^[0-9a-fA-F\s]{8}/.test(i.toString("latin1",r,r+8))?Buffer.from(i.toString("latin1",r).replace(/[^0-9a-fA-F]/g,""),"hex"):i.subarray(r),l=Buffer.
alloc(a.length),c=55665;for(let[s,d]of a.entries())l[s]=d^c>>8,c=(d+c)*52845+22719&65535;let n=l.indexOf("/CharStrings");if(n<0)return;let o=new Set;for(let s=n+
12;;){let d=l.indexOf("/",s);if(d<0)break;let f=/^\/(\S+) +(\d+) +(?:RD|-\|) /.exec(l.toString("latin1",d,d+96));f&&o.add(f[1]),s=d+(f?f[0].length+Number(f[2]):
1)}return o.size>0?_("named",o):void 0}function Ze(e){let i=[];for(let t=0;t+6<=e.length&&e[t]===128&&e[t+1]!==3;){let r=e[t+2]|e[t+3]<<8|e[t+4]<<16;i.push(e.subarray(
t+6,t+6+r)),t+=6+r}return Buffer.concat(i)}var Ye="space:20 exclam:21 quotedbl:22 numbersign:23 dollar:24 percent:25 ampersand:26 quotesingle:27 parenleft:28 pa\
renright:29 asterisk:2a plus:2b comma:2c hyphen:2d period:2e slash:2f zero:30 one:31 two:32 three:33 four:34 five:35 six:36 seven:37 eight:38 nine:39 colon:3a s\
emicolon:3b less:3c equal:3d greater:3e question:3f at:40 A:41 B:42 C:43 D:44 E:45 F:46 G:47 H:48 I:49 J:4a K:4b L:4c M:4d N:4e O:4f P:50 Q:51 R:52 S:53 T:54 U:\
55 V:56 W:57 X:58 Y:59 Z:5a bracketleft:5b backslash:5c bracketright:5d asciicircum:5e underscore:5f grave:60 a:61 b:62 c:63 d:64 e:65 f:66 g:67 h:68 i:69 j:6a \
k:6b l:6c m:6d n:6e o:6f p:70 q:71 r:72 s:73 t:74 u:75 v:76 w:77 x:78 y:79 z:7a braceleft:7b bar:7c braceright:7d asciitilde:7e exclamdown:a1 cent:a2 sterling:a\
3 currency:a4 yen:a5 brokenbar:a6 section:a7 dieresis:a8 copyright:a9 ordfeminine:aa guillemotleft:ab logicalnot:ac registered:ae macron:af degree:b0 plusminus:\
b1 acute:b4 mu:b5 paragraph:b6 periodcentered:b7 cedilla:b8 ordmasculine:ba guillemotright:bb onequarter:bc onehalf:bd threequarters:be questiondown:bf Agrave:c\
0 Aacute:c1 Acircumflex:c2 Atilde:c3 Adieresis:c4 Aring:c5 AE:c6 Ccedilla:c7 Egrave:c8 Eacute:c9 Ecircumflex:ca Edieresis:cb Igrave:cc Iacute:cd Icircumflex:ce \
Idieresis:cf Eth:d0 Ntilde:d1 Ograve:d2 Oacute:d3 Ocircumflex:d4 Otilde:d5 Odieresis:d6 multiply:d7 Oslash:d8 Ugrave:d9 Uacute:da Ucircumflex:db Udieresis:dc Ya\
cute:dd Thorn:de germandbls:df agrave:e0 aacute:e1 acircumflex:e2 atilde:e3 adieresis:e4 aring:e5 ae:e6 ccedilla:e7 egrave:e8 eacute:e9 ecircumflex:ea edieresis\
:eb igrave:ec iacute:ed icircumflex:ee idieresis:ef eth:f0 ntilde:f1 ograve:f2 oacute:f3 ocircumflex:f4 otilde:f5 odieresis:f6 divide:f7 oslash:f8 ugrave:f9 uac\
ute:fa ucircumflex:fb udieresis:fc yacute:fd thorn:fe ydieresis:ff Amacron:100 amacron:101 Abreve:102 abreve:103 Aogonek:104 aogonek:105 Cacute:106 cacute:107 C\
circumflex:108 ccircumflex:109 Cdotaccent:10a cdotaccent:10b Ccaron:10c ccaron:10d Dcaron:10e dcaron:10f Dcroat:110 dcroat:111 Emacron:112 emacron:113 Ebreve:11\
4 ebreve:115 Edotaccent:116 edotaccent:117 Eogonek:118 eogonek:119 Ecaron:11a ecaron:11b Gcircumflex:11c gcircumflex:11d Gbreve:11e gbreve:11f Gdotaccent:120 gd\
otaccent:121 Hcircumflex:124 hcircumflex:125 Hbar:126 hbar:127 Itilde:128 itilde:129 Imacron:12a imacron:12b Ibreve:12c ibreve:12d Iogonek:12e iogonek:12f Idota\
ccent:130 dotlessi:131 IJ:132 ij:133 Jcircumflex:134 jcircumflex:135 kgreenlandic:138 Lacute:139 lacute:13a Lcaron:13d lcaron:13e Ldot:13f ldot:140 Lslash:141 l\
slash:142 Nacute:143 nacute:144 Ncaron:147 ncaron:148 napostrophe:149 Eng:14a eng:14b Omacron:14c omacron:14d Obreve:14e obreve:14f Ohungarumlaut:150 ohungaruml\
aut:151 OE:152 oe:153 Racute:154 racute:155 Rcaron:158 rcaron:159 Sacute:15a sacute:15b Scircumflex:15c scircumflex:15d Scedilla:15e scedilla:15f Scaron:160 sca\
ron:161 Tcaron:164 tcaron:165 Tbar:166 tbar:167 Utilde:168 utilde:169 Umacron:16a umacron:16b Ubreve:16c ubreve:16d Uring:16e uring:16f Uhungarumlaut:170 uhunga\
rumlaut:171 Uogonek:172 uogonek:173 Wcircumflex:174 wcircumflex:175 Ycircumflex:176 ycircumflex:177 Ydieresis:178 Zacute:179 zacute:17a Zdotaccent:17b zdotaccen\
t:17c Zcaron:17d zcaron:17e longs:17f florin:192 Ohorn:1a0 ohorn:1a1 Uhorn:1af uhorn:1b0 Gcaron:1e6 gcaron:1e7 Aringacute:1fa aringacute:1fb AEacute:1fc aeacute\
:1fd Oslashacute:1fe oslashacute:1ff circumflex:2c6 caron:2c7 breve:2d8 dotaccent:2d9 ring:2da ogonek:2db tilde:2dc hungarumlaut:2dd gravecomb:300 acutecomb:301\
 tildecomb:303 hookabovecomb:309 dotbelowcomb:323 tonos:384 dieresistonos:385 Alphatonos:386 anoteleia:387 Epsilontonos:388 Etatonos:389 Iotatonos:38a Omicronto\
nos:38c Upsilontonos:38e Omegatonos:38f iotadieresistonos:390 Alpha:391 Beta:392 Gamma:393 Epsilon:395 Zeta:396 Eta:397 Theta:398 Iota:399 Kappa:39a Lambda:39b \
Mu:39c Nu:39d Xi:39e Omicron:39f Pi:3a0 Rho:3a1 Sigma:3a3 Tau:3a4 Upsilon:3a5 Phi:3a6 Chi:3a7 Psi:3a8 Iotadieresis:3aa Upsilondieresis:3ab alphatonos:3ac epsilo\
ntonos:3ad etatonos:3ae iotatonos:3af upsilondieresistonos:3b0 alpha:3b1 beta:3b2 gamma:3b3 delta:3b4 epsilon:3b5 zeta:3b6 eta:3b7 theta:3b8 iota:3b9 kappa:3ba \
lambda:3bb nu:3bd xi:3be omicron:3bf pi:3c0 rho:3c1 sigma1:3c2 sigma:3c3 tau:3c4 upsilon:3c5 phi:3c6 chi:3c7 psi:3c8 omega:3c9 iotadieresis:3ca upsilondieresis:\
3cb omicrontonos:3cc upsilontonos:3cd omegatonos:3ce theta1:3d1 Upsilon1:3d2 phi1:3d5 omega1:3d6 Wgrave:1e80 wgrave:1e81 Wacute:1e82 wacute:1e83 Wdieresis:1e84 \
wdieresis:1e85 Ygrave:1ef2 ygrave:1ef3 figuredash:2012 endash:2013 emdash:2014 underscoredbl:2017 quoteleft:2018 quoteright:2019 quotesinglbase:201a quoterevers\
ed:201b quotedblleft:201c quotedblright:201d quotedblbase:201e dagger:2020 daggerdbl:2021 bullet:2022 onedotenleader:2024 twodotenleader:2025 ellipsis:2026 pert\
housand:2030 minute:2032 second:2033 guilsinglleft:2039 guilsinglright:203a exclamdbl:203c fraction:2044 colonmonetary:20a1 franc:20a3 lira:20a4 peseta:20a7 don\
g:20ab Euro:20ac Ifraktur:2111 weierstrass:2118 Rfraktur:211c prescription:211e trademark:2122 Omega:2126 estimated:212e aleph:2135 onethird:2153 twothirds:2154\
 oneeighth:215b threeeighths:215c fiveeighths:215d seveneighths:215e arrowleft:2190 arrowup:2191 arrowright:2192 arrowdown:2193 arrowboth:2194 arrowupdn:2195 ar\
rowupdnbse:21a8 carriagereturn:21b5 arrowdblleft:21d0 arrowdblup:21d1 arrowdblright:21d2 arrowdbldown:21d3 arrowdblboth:21d4 universal:2200 partialdiff:2202 exi\
stential:2203 emptyset:2205 Delta:2206 gradient:2207 element:2208 notelement:2209 suchthat:220b product:220f summation:2211 minus:2212 asteriskmath:2217 radical\
:221a proportional:221d infinity:221e orthogonal:221f angle:2220 logicaland:2227 logicalor:2228 intersection:2229 union:222a integral:222b therefore:2234 simila\
r:223c congruent:2245 approxequal:2248 notequal:2260 equivalence:2261 lessequal:2264 greaterequal:2265 propersubset:2282 propersuperset:2283 notsubset:2284 refl\
exsubset:2286 reflexsuperset:2287 circleplus:2295 circlemultiply:2297 perpendicular:22a5 dotmath:22c5 SF100000:2500 SF110000:2502 SF010000:250c SF030000:2510 SF\
020000:2514 SF040000:2518 SF080000:251c SF090000:2524 SF060000:252c SF070000:2534 SF050000:253c SF430000:2550 SF240000:2551 SF510000:2552 SF520000:2553 SF390000\
:2554 SF220000:2555 SF210000:2556 SF250000:2557 SF500000:2558 SF490000:2559 SF380000:255a SF280000:255b SF270000:255c SF260000:255d SF360000:255e SF370000:255f \
SF420000:2560 SF190000:2561 SF200000:2562 SF230000:2563 SF470000:2564 SF480000:2565 SF410000:2566 SF450000:2567 SF460000:2568 SF400000:2569 SF540000:256a SF5300\
00:256b SF440000:256c upblock:2580 dnblock:2584 block:2588 lfblock:258c rtblock:2590 ltshade:2591 shade:2592 dkshade:2593 filledbox:25a0 H22073:25a1 H18543:25aa\
 H18551:25ab filledrect:25ac triagup:25b2 triagrt:25ba triagdn:25bc triaglf:25c4 lozenge:25ca circle:25cb H18533:25cf invbullet:25d8 invcircle:25d9 openbullet:2\
5e6 smileface:263a invsmileface:263b sun:263c female:2640 male:2642 spade:2660 club:2663 heart:2665 diamond:2666 musicalnote:266a musicalnotedbl:266b controlSTX\
:1 controlSOT:2 controlETX:3 controlEOT:4 controlENQ:5 controlACK:6 controlBEL:7 controlBS:8 controlHT:9 controlLF:a controlVT:b controlFF:c controlCR:d control\
SO:e controlSI:f controlDLE:10 controlDC1:11 controlDC2:12 controlDC3:13 controlDC4:14 controlNAK:15 controlSYN:16 controlETB:17 controlCAN:18 controlEM:19 cont\
rolSUB:1a controlESC:1b controlFS:1c controlGS:1d controlRS:1e controlUS:1f spacehackarabic:20 verticalbar:7c controlDEL:7f nbspace:a0 nonbreakingspace:a0 sfthy\
phen:ad softhyphen:ad overscore:af mu1:b5 middot:b7 Cdot:10a cdot:10b Dslash:110 dmacron:111 Edot:116 edot:117 Gdot:120 gdot:121 Gcedilla:122 Gcommaaccent:122 g\
cedilla:123 gcommaaccent:123 Idot:130 Kcedilla:136 Kcommaaccent:136 kcedilla:137 kcommaaccent:137 Lcedilla:13b Lcommaaccent:13b lcedilla:13c lcommaaccent:13c Ld\
otaccent:13f ldotaccent:140 Ncedilla:145 Ncommaaccent:145 ncedilla:146 ncommaaccent:146 quoterightn:149 Odblacute:150 odblacute:151 Rcedilla:156 Rcommaaccent:15\
6 rcedilla:157 rcommaaccent:157 Tcedilla:162 Tcommaaccent:162 tcedilla:163 tcommaaccent:163 Udblacute:170 udblacute:171 Zdot:17b zdot:17c slong:17f bstroke:180 \
Bhook:181 Btopbar:182 btopbar:183 Tonesix:184 tonesix:185 Oopen:186 Chook:187 chook:188 Dafrican:189 Dhook:18a Dtopbar:18b dtopbar:18c deltaturned:18d Ereversed\
:18e Schwa:18f Eopen:190 Fhook:191 Ghook:193 Gammaafrican:194 hv:195 Iotaafrican:196 Istroke:197 Khook:198 khook:199 lbar:19a lambdastroke:19b Mturned:19c Nhook\
left:19d nlegrightlong:19e Ocenteredtilde:19f Oi:1a2 oi:1a3 Phook:1a4 phook:1a5 yr:1a6 Tonetwo:1a7 tonetwo:1a8 Esh:1a9 eshreversedloop:1aa tpalatalhook:1ab Thoo\
k:1ac thook:1ad Tretroflexhook:1ae Upsilonafrican:1b1 Vhook:1b2 Yhook:1b3 yhook:1b4 Zstroke:1b5 zstroke:1b6 Ezh:1b7 Ezhreversed:1b8 ezhreversed:1b9 ezhtail:1ba \
twostroke:1bb Tonefive:1bc tonefive:1bd glottalinvertedstroke:1be wynn:1bf clickdental:1c0 clicklateral:1c1 clickalveolar:1c2 clickretroflex:1c3 DZcaron:1c4 Dzc\
aron:1c5 dzcaron:1c6 LJ:1c7 Lj:1c8 lj:1c9 NJ:1ca Nj:1cb nj:1cc Acaron:1cd acaron:1ce Icaron:1cf icaron:1d0 Ocaron:1d1 ocaron:1d2 Ucaron:1d3 ucaron:1d4 Udieresis\
macron:1d5 udieresismacron:1d6 Udieresisacute:1d7 udieresisacute:1d8 Udieresiscaron:1d9 udieresiscaron:1da Udieresisgrave:1db udieresisgrave:1dc eturned:1dd Adi\
eresismacron:1de adieresismacron:1df Adotmacron:1e0 adotmacron:1e1 AEmacron:1e2 aemacron:1e3 Gstroke:1e4 gstroke:1e5 Kcaron:1e8 kcaron:1e9 Oogonek:1ea oogonek:1\
eb Oogonekmacron:1ec oogonekmacron:1ed Ezhcaron:1ee ezhcaron:1ef jcaron:1f0 DZ:1f1 Dz:1f2 dz:1f3 Gacute:1f4 gacute:1f5 Ostrokeacute:1fe ostrokeacute:1ff Adblgra\
ve:200 adblgrave:201 Ainvertedbreve:202 ainvertedbreve:203 Edblgrave:204 edblgrave:205 Einvertedbreve:206 einvertedbreve:207 Idblgrave:208 idblgrave:209 Iinvert\
edbreve:20a iinvertedbreve:20b Odblgrave:20c odblgrave:20d Oinvertedbreve:20e oinvertedbreve:20f Rdblgrave:210 rdblgrave:211 Rinvertedbreve:212 rinvertedbreve:2\
13 Udblgrave:214 udblgrave:215 Uinvertedbreve:216 uinvertedbreve:217 Scommaaccent:218 scommaaccent:219 afii57929:2bc afii64937:2bd numeralsigngreek:374 numerals\
ignlowergreek:375 questiongreek:37e Deltagreek:394 Omegagreek:3a9 mugreek:3bc betasymbolgreek:3d0 thetasymbolgreek:3d1 Upsilonacutehooksymbolgreek:3d3 Upsilondi\
eresishooksymbolgreek:3d4 phisymbolgreek:3d5 pisymbolgreek:3d6 Stigmagreek:3da Digammagreek:3dc Koppagreek:3de Sampigreek:3e0 kappasymbolgreek:3f0 rhosymbolgree\
k:3f1 sigmalunatesymbolgreek:3f2 yotgreek:3f3 Iocyrillic:401 afii10023:401 Djecyrillic:402 afii10051:402 Gjecyrillic:403 afii10052:403 Ecyrillic:404 afii10053:4\
04 Dzecyrillic:405 afii10054:405 Icyrillic:406 afii10055:406 Yicyrillic:407 afii10056:407 Jecyrillic:408 afii10057:408 Ljecyrillic:409 afii10058:409 Njecyrillic\
:40a afii10059:40a Tshecyrillic:40b afii10060:40b Kjecyrillic:40c afii10061:40c Ushortcyrillic:40e afii10062:40e Dzhecyrillic:40f afii10145:40f Acyrillic:410 af\
ii10017:410 Becyrillic:411 afii10018:411 Vecyrillic:412 afii10019:412 Gecyrillic:413 afii10020:413 Decyrillic:414 afii10021:414 Iecyrillic:415 afii10022:415 Zhe\
cyrillic:416 afii10024:416 Zecyrillic:417 afii10025:417 Iicyrillic:418 afii10026:418 Iishortcyrillic:419 afii10027:419 Kacyrillic:41a afii10028:41a Elcyrillic:4\
1b afii10029:41b Emcyrillic:41c afii10030:41c Encyrillic:41d afii10031:41d Ocyrillic:41e afii10032:41e Pecyrillic:41f afii10033:41f Ercyrillic:420 afii10034:420\
 Escyrillic:421 afii10035:421 Tecyrillic:422 afii10036:422 Ucyrillic:423 afii10037:423 Efcyrillic:424 afii10038:424 Khacyrillic:425 afii10039:425 Tsecyrillic:42\
6 afii10040:426 Checyrillic:427 afii10041:427 Shacyrillic:428 afii10042:428 Shchacyrillic:429 afii10043:429 Hardsigncyrillic:42a afii10044:42a Yericyrillic:42b \
afii10045:42b Softsigncyrillic:42c afii10046:42c Ereversedcyrillic:42d afii10047:42d IUcyrillic:42e afii10048:42e IAcyrillic:42f afii10049:42f acyrillic:430 afi\
i10065:430 afii10066:431 becyrillic:431 afii10067:432 vecyrillic:432 afii10068:433 gecyrillic:433 afii10069:434 decyrillic:434 afii10070:435 iecyrillic:435 afii\
10072:436 zhecyrillic:436 afii10073:437 zecyrillic:437 afii10074:438 iicyrillic:438 afii10075:439 iishortcyrillic:439 afii10076:43a kacyrillic:43a afii10077:43b\
 elcyrillic:43b afii10078:43c emcyrillic:43c afii10079:43d encyrillic:43d afii10080:43e ocyrillic:43e afii10081:43f pecyrillic:43f afii10082:440 ercyrillic:440 \
afii10083:441 escyrillic:441 afii10084:442 tecyrillic:442 afii10085:443 ucyrillic:443 afii10086:444 efcyrillic:444 afii10087:445 khacyrillic:445 afii10088:446 t\
secyrillic:446 afii10089:447 checyrillic:447 afii10090:448 shacyrillic:448 afii10091:449 shchacyrillic:449 afii10092:44a hardsigncyrillic:44a afii10093:44b yeri\
cyrillic:44b afii10094:44c softsigncyrillic:44c afii10095:44d ereversedcyrillic:44d afii10096:44e iucyrillic:44e afii10097:44f iacyrillic:44f afii10071:451 iocy\
rillic:451 afii10099:452 djecyrillic:452 afii10100:453 gjecyrillic:453 afii10101:454 ecyrillic:454 afii10102:455 dzecyrillic:455 afii10103:456 icyrillic:456 afi\
i10104:457 yicyrillic:457 afii10105:458 jecyrillic:458 afii10106:459 ljecyrillic:459 afii10107:45a njecyrillic:45a afii10108:45b tshecyrillic:45b afii10109:45c \
kjecyrillic:45c afii10110:45e ushortcyrillic:45e afii10193:45f dzhecyrillic:45f Omegacyrillic:460 omegacyrillic:461 Yatcyrillic:462 afii10146:462 afii10194:463 \
yatcyrillic:463 Eiotifiedcyrillic:464 eiotifiedcyrillic:465 Yuslittlecyrillic:466 yuslittlecyrillic:467 Yuslittleiotifiedcyrillic:468 yuslittleiotifiedcyrillic:\
469 Yusbigcyrillic:46a yusbigcyrillic:46b Yusbigiotifiedcyrillic:46c yusbigiotifiedcyrillic:46d Ksicyrillic:46e ksicyrillic:46f Psicyrillic:470 psicyrillic:471 \
Fitacyrillic:472 afii10147:472 afii10195:473 fitacyrillic:473 Izhitsacyrillic:474 afii10148:474 afii10196:475 izhitsacyrillic:475 Izhitsadblgravecyrillic:476 iz\
hitsadblgravecyrillic:477 Ukcyrillic:478 ukcyrillic:479 Omegaroundcyrillic:47a omegaroundcyrillic:47b Omegatitlocyrillic:47c omegatitlocyrillic:47d Otcyrillic:4\
7e otcyrillic:47f Koppacyrillic:480 koppacyrillic:481 thousandcyrillic:482 Gheupturncyrillic:490 afii10050:490 afii10098:491 gheupturncyrillic:491 Ghestrokecyri\
llic:492 ghestrokecyrillic:493 Ghemiddlehookcyrillic:494 ghemiddlehookcyrillic:495 Zhedescendercyrillic:496 zhedescendercyrillic:497 Zedescendercyrillic:498 zed\
escendercyrillic:499 Kadescendercyrillic:49a kadescendercyrillic:49b Kaverticalstrokecyrillic:49c kaverticalstrokecyrillic:49d Kastrokecyrillic:49e kastrokecyri\
llic:49f Kabashkircyrillic:4a0 kabashkircyrillic:4a1 Endescendercyrillic:4a2 endescendercyrillic:4a3 Enghecyrillic:4a4 enghecyrillic:4a5 Pemiddlehookcyrillic:4a\
6 pemiddlehookcyrillic:4a7 Haabkhasiancyrillic:4a8 haabkhasiancyrillic:4a9 Esdescendercyrillic:4aa esdescendercyrillic:4ab Tedescendercyrillic:4ac tedescendercy\
rillic:4ad Ustraightcyrillic:4ae ustraightcyrillic:4af Ustraightstrokecyrillic:4b0 ustraightstrokecyrillic:4b1 Hadescendercyrillic:4b2 hadescendercyrillic:4b3 T\
etsecyrillic:4b4 tetsecyrillic:4b5 Chedescendercyrillic:4b6 chedescendercyrillic:4b7 Cheverticalstrokecyrillic:4b8 cheverticalstrokecyrillic:4b9 Shhacyrillic:4b\
a shhacyrillic:4bb Cheabkhasiancyrillic:4bc cheabkhasiancyrillic:4bd Chedescenderabkhasiancyrillic:4be chedescenderabkhasiancyrillic:4bf palochkacyrillic:4c0 Zh\
ebrevecyrillic:4c1 zhebrevecyrillic:4c2 Kahookcyrillic:4c3 kahookcyrillic:4c4 Enhookcyrillic:4c7 enhookcyrillic:4c8 Chekhakassiancyrillic:4cb chekhakassiancyril\
lic:4cc Abrevecyrillic:4d0 abrevecyrillic:4d1 Adieresiscyrillic:4d2 adieresiscyrillic:4d3 Aiecyrillic:4d4 aiecyrillic:4d5 Iebrevecyrillic:4d6 iebrevecyrillic:4d\
7 Schwacyrillic:4d8 afii10846:4d9 schwacyrillic:4d9 Schwadieresiscyrillic:4da schwadieresiscyrillic:4db Zhedieresiscyrillic:4dc zhedieresiscyrillic:4dd Zedieres\
iscyrillic:4de zedieresiscyrillic:4df Dzeabkhasiancyrillic:4e0 dzeabkhasiancyrillic:4e1 Imacroncyrillic:4e2 imacroncyrillic:4e3 Idieresiscyrillic:4e4 idieresisc\
yrillic:4e5 Odieresiscyrillic:4e6 odieresiscyrillic:4e7 Obarredcyrillic:4e8 obarredcyrillic:4e9 Obarreddieresiscyrillic:4ea obarreddieresiscyrillic:4eb Umacronc\
yrillic:4ee umacroncyrillic:4ef Udieresiscyrillic:4f0 udieresiscyrillic:4f1 Uhungarumlautcyrillic:4f2 uhungarumlautcyrillic:4f3 Chedieresiscyrillic:4f4 chediere\
siscyrillic:4f5 Yerudieresiscyrillic:4f8 yerudieresiscyrillic:4f9 afii61664:200c afii301:200d afii299:200e afii300:200f afii00208:2015 afii61573:202c afii61574:\
202d afii61575:202e afii08941:20a4 afii57636:20aa euro:20ac afii61248:2105 afii61289:2113 afii61352:2116 divisionslash:2215 bulletoperator:2219",Q=new Map,O=new Map;
for(let e of Ye.split(" ")){let[i,t]=e.split(":"),r=parseInt(t,16);Q.set(i,r),O.has(r)||O.set(r,i)}function Ve(e){let i=Q.get(e);if(i!==void 0)return i;let t=/^(?:uni([0-9A-F]{4})|u([0-9A-F]{4,6}))$/.
exec(e),r=t?parseInt(t[1]??t[2],16):void 0;return r!==void 0&&r<=1114111?r:void 0}var X=e=>O.get(e)??`uni${e.toString(16).toUpperCase().padStart(4,"0")}`,ee=" !\
\"#$%&’()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_‘abcdefghijklmnopqrstuvwxyz{|}~\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0¡¢£⁄¥ƒ§¤'“«‹›ﬁﬂ\0–†‡·\0¶•‚„”»…‰\0¿\0`\
´ˆ˜¯˘˙¨\0˚¸\0˝˛ˇ—\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0Æ\0ª\0\0\0\0ŁØŒº\0\0\0\0\0æ\0\0\0ı\0\0łøœß\0\0\0\0",We=" !\"#$%&'()*+,-./0123456789:;<\
=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\0ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»… ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄¤‹\
›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ",T=" !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijkl\
mnopqrstuvwxyz{|}~€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ ¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ",
ie={Helvetica:"278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 \
722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 \
222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584 0 556 0 222 556 333 1000 556 556 333 1000 667 333 1000 0 611 0 0 222 222 333 333 350\
 556 1000 333 1000 500 333 944 0 500 500 278 333 556 556 556 556 260 556 333 737 370 556 584 333 737 333 400 584 333 333 333 556 537 278 333 333 365 556 834 834\
 834 611 667 667 667 667 667 667 1000 722 667 667 667 667 278 278 278 278 722 722 778 778 778 778 778 584 778 722 722 722 722 667 667 611 556 556 556 556 556 55\
6 889 500 556 556 556 556 278 278 278 278 556 556 556 556 556 556 556 584 611 556 556 556 556 500 556 500",HelveticaBold:"278 333 474 556 556 889 722 238 333 33\
3 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 77\
8 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 55\
6 500 389 280 389 584 0 556 0 278 556 500 1000 556 556 333 1000 667 333 1000 0 611 0 0 278 278 500 500 350 556 1000 333 1000 556 333 944 0 500 556 278 333 556 5\
56 556 556 280 556 333 737 370 556 584 333 737 333 400 584 333 333 333 611 556 278 333 333 365 556 834 834 834 611 722 722 722 722 722 722 1000 722 667 667 667 \
667 278 278 278 278 722 722 778 778 778 778 778 584 778 722 722 722 722 667 667 611 556 556 556 556 556 556 889 556 556 556 556 556 278 278 278 278 611 611 611 \
611 611 611 611 584 611 611 611 611 611 556 611 556",TimesRoman:"250 333 408 500 500 833 778 180 333 333 500 564 250 333 250 278 500 500 500 500 500 500 500 500\
 500 500 278 278 564 564 564 444 921 722 667 667 722 611 556 722 722 333 389 722 611 889 722 722 556 722 667 556 611 722 722 944 722 722 611 333 278 333 469 500\
 333 444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444 480 200 480 541 0 500 0 333 500 444 1000 500 500 33\
3 1000 556 333 889 0 611 0 0 333 333 444 444 350 500 1000 333 980 389 333 722 0 444 500 250 333 500 500 500 500 200 500 333 760 276 500 564 333 760 333 400 564 \
300 300 333 500 453 250 333 300 310 500 750 750 750 444 722 722 722 722 722 722 889 667 611 611 611 611 333 333 333 333 722 722 722 722 722 722 722 564 722 722 \
722 722 722 722 556 500 444 444 444 444 444 444 667 444 444 444 444 444 278 278 278 278 500 500 500 500 500 500 500 564 500 500 500 500 500 500 500 500",TimesRomanBold:"\
250 333 555 500 500 1000 833 278 333 333 500 570 250 333 250 278 500 500 500 500 500 500 500 500 500 500 333 333 570 570 570 500 930 722 667 722 722 667 611 778\
 778 389 500 778 667 944 722 778 611 778 722 556 667 722 722 1000 722 722 667 333 278 333 581 500 333 500 556 444 556 444 333 500 556 278 333 556 278 833 556 50\
0 556 556 444 389 333 556 500 722 500 500 444 394 220 394 520 0 500 0 333 500 500 1000 500 500 333 1000 556 333 1000 0 667 0 0 333 333 500 500 350 500 1000 333 \
1000 389 333 722 0 444 500 250 333 500 500 500 500 220 500 333 747 300 500 570 333 747 333 400 570 300 300 333 556 540 250 333 300 330 500 750 750 750 500 722 7\
22 722 722 722 722 1000 722 667 667 667 667 389 389 389 389 722 722 778 778 778 778 778 570 778 722 722 722 722 722 611 556 500 500 500 500 500 500 722 444 444 \
444 444 444 278 278 278 278 500 556 500 500 500 500 500 570 500 556 556 556 556 500 556 500",TimesRomanItalic:"250 333 420 500 500 833 778 214 333 333 500 675 2\
50 333 250 278 500 500 500 500 500 500 500 500 500 500 333 333 675 675 675 500 920 611 611 667 722 611 611 722 722 333 444 667 556 833 667 722 611 722 611 500 5\
56 722 611 833 611 556 556 389 278 389 422 500 333 500 500 444 500 444 278 500 500 278 278 444 278 722 500 500 500 500 389 389 278 500 444 667 444 444 389 400 2\
75 400 541 0 500 0 333 500 556 889 500 500 333 1000 500 333 944 0 556 0 0 333 333 556 556 350 500 889 333 980 389 333 667 0 389 444 250 389 500 500 500 500 275 \
500 333 760 276 500 675 333 760 333 400 675 300 300 333 500 523 250 333 300 310 500 750 750 750 500 611 611 611 611 611 611 889 667 611 611 611 611 333 333 333 \
333 722 667 722 722 722 722 722 675 722 722 722 722 722 556 611 500 500 500 500 500 500 500 667 444 444 444 444 444 278 278 278 278 500 500 500 500 500 500 500 \
675 500 500 500 500 500 444 500 444",TimesRomanBoldItalic:"250 389 555 500 500 833 778 278 333 333 500 570 250 333 250 278 500 500 500 500 500 500 500 500 500 5\
00 333 333 570 570 570 500 832 667 667 667 722 667 667 722 778 389 500 667 611 889 722 722 611 722 667 556 611 722 667 889 667 611 611 333 278 333 570 500 333 5\
00 500 444 500 444 333 500 556 278 278 500 278 778 556 500 500 500 389 389 278 556 444 667 500 444 389 348 220 348 570 0 500 0 333 500 500 1000 500 500 333 1000\
 556 333 944 0 611 0 0 333 333 500 500 350 500 1000 333 1000 389 333 722 0 389 444 250 389 500 500 500 500 220 500 333 747 266 500 606 333 747 333 400 570 300 3\
00 333 576 500 250 333 300 300 500 750 750 750 500 667 667 667 667 667 667 944 667 667 667 667 667 389 389 389 389 722 722 722 722 722 722 722 570 722 722 722 7\
22 722 611 611 500 500 500 500 500 500 500 722 444 444 444 444 444 278 278 278 278 500 556 500 500 500 500 500 570 500 556 556 556 556 444 500 444"},Je=4;function _e(e,i,t){
let r=e.resolve(t.get("Subtype"));if(!(r instanceof m.r)||!/^(Type1|MMType1|TrueType)$/.test(r.text))return;let a=e.dict(t.get("FontDescriptor")),l=re(e,a);if(l===
"unusable")return;let c=l?void 0:le(E(e,t.get("BaseFont"))),n=ei(e,a,t),o=ii(e,t,n,l!==void 0);if(!o)return;let s=ti(e,t,a,c),d=new Map;for(let[f,u]of o){if(d.has(
u.point)||l&&!Xe(l,f,u))continue;let h=s(f,u.point);h!==void 0&&d.set(u.point,{code:f,width:h})}for(let[f,u]of[[160,32],[8208,45],[8209,45]])!d.has(f)&&d.has(u)&&
d.set(f,d.get(u));if(d.size!==0)return new te(i,d,ai(e,t,a,c!==void 0))}function Qe(e,i="Helvetica"){let t=le(i),r=new Map;for(let a=32;a<256;a++){let l=T.charCodeAt(
a-32),c=t(l);l!==0&&c!==void 0&&r.set(l,{code:a,width:c})}return new te(e,r,ce(i))}var te=class{constructor(e,i,t){this.resource=e,this.codes=i,this.ascent=t.ascent,
this.descent=t.descent}resource;codes;ascent;descent;covers(e){for(let i of e)if(!this.codes.has(i.codePointAt(0)))return!1;return!0}width(e){let i=0;for(let t of e)
i+=this.codes.get(t.codePointAt(0))?.width??0;return i}show(e){let i=[];for(let t of e)i.push(this.codes.get(t.codePointAt(0))?.code??32);return`${(0,b.d)(i)} T\
j`}},E=(e,i)=>{let t=e.resolve(i);return t instanceof m.r?t.text:""};function re(e,i){for(let t of["FontFile","FontFile2","FontFile3"]){let r=e.resolve(i?.get(t));
if(r instanceof m.w)try{return Re(e.decoded(r))??"unusable"}catch{return"unusable"}}}function Xe(e,i,{point:t,name:r}){if(e.kind!=="truetype")return e.has(r)||e.
has(X(t))||t===32;let a=e.unicode(t)||e.code(i);return a>0?t===32||t===160||e.isDrawn(a):e.has(r)}function ei(e,i,t){let r=e.resolve(i?.get("Flags"));return typeof r==
"number"?(r&Je)!==0:/^(Symbol|ZapfDingbats|Wingdings|Webdings)/.test(E(e,t.get("BaseFont")))}function ii(e,i,t,r){let a=e.resolve(i.get("Encoding")),l=a instanceof
m.r?a.text:E(e,(0,m.x)(a)?a.get("BaseEncoding"):void 0),c={WinAnsiEncoding:T,MacRomanEncoding:We,StandardEncoding:ee}[l],n=(0,m.x)(a)?e.array(a.get("Differences")):
void 0;if(c===void 0&&t&&!n)return;let o=c??(t&&r?"":ee),s=new Map;for(let f=32;f<256;f++){let u=o.charCodeAt(f-32);u>0&&s.set(f,{point:u,name:X(u)})}let d=0;for(let f of n??
[]){let u=e.resolve(f);if(typeof u=="number")d=u;else if(u instanceof m.r){let h=Ve(u.text);h===void 0||d<0||d>255?s.delete(d):s.set(d,{point:h,name:u.text}),d++}}
return s}function ti(e,i,t,r){let a=e.array(i.get("Widths"))?.map(n=>e.resolve(n)),l=e.resolve(i.get("FirstChar")),c=e.resolve(t?.get("MissingWidth"));return!a||
typeof l!="number"?(n,o)=>r?.(o)??(typeof c=="number"&&c>0?c:500):(n,o)=>{let s=a[n-l];return typeof s=="number"&&s>0?s:r?.(o)}}function ri(e){let i=e.replace(/^[A-Z]{6}\+/,
""),t=/bold|black|heavy/i.test(i),r=/italic|oblique/i.test(i);return/^(Helvetica|Arial)/i.test(i)?t?"HelveticaBold":"Helvetica":/^Times/i.test(i)?t?r?"TimesRoma\
nBoldItalic":"TimesRomanBold":r?"TimesRomanItalic":"TimesRoman":/^Courier/i.test(i)?"Courier":void 0}var ae=new Map;function le(e){let i=e in ie?e:ri(e);if(i===
void 0)return;if(i==="Courier")return()=>600;let t=ae.get(i);if(!t){let a=ie[i].split(" ").map(Number);t=new Map(a.flatMap((l,c)=>l>0?[[T.charCodeAt(c),l]]:[])),
ae.set(i,t)}let r=t;return a=>r.get(a)}function ai(e,i,t,r){return!t&&r?ce(E(e,i.get("BaseFont"))):(0,b.a)(e.resolve(t?.get("Ascent")),e.resolve(t?.get("Descent")))}
function ce(e){return/Times/i.test(e)?{ascent:683,descent:-217}:/Courier/i.test(e)?{ascent:629,descent:-157}:{ascent:718,descent:-207}}function li(e,i,t){if(!(0,m.A)(
e.resolve(t.get("Subtype")),"Type0")||!(0,m.A)(e.resolve(t.get("Encoding")),"Identity-H"))return;let r=e.dict(e.array(t.get("DescendantFonts"))?.[0]),a=e.dict(r?.
get("FontDescriptor")),l=re(e,a);if(!r||l==="unusable"||l===void 0)return;let c=di(e,t.get("ToUnicode")),n=ni(e,r),o=(u,h)=>{if(l.kind!=="truetype")return l.kind===
"named"||l.has(u);let g=n(u);return l.has(g)&&(h||l.isDrawn(g))},s=new Map;for(let[u,h]of c)o(h,ne.has(u))&&s.set(u,h);let d=u=>{let h=s.get(u);if(h!==void 0)return h;
let g=l.kind==="truetype"?oi(e,r,l,u):void 0;return g!==void 0&&o(g,ne.has(u))?g:void 0},f=(0,b.a)(e.resolve(a?.get("Ascent")),e.resolve(a?.get("Descent")));return new ci(
i,d,u=>s.has(u),si(e,r),f)}var ne=new Set([32,160]),ci=class{constructor(e,i,t,r,a){this.resource=e,this.find=i,this.isSaid=t,this.widths=r,this.ascent=a.ascent,
this.descent=a.descent}resource;find;isSaid;widths;ascent;descent;found=new Map;covers(e){if(new RegExp("\\p{M}","u").test(e))return!1;for(let i of e)if(this.cid(
i)===void 0)return!1;return!0}width(e){let i=0;for(let t of e)i+=this.widths(this.cid(t)??0);return i}show(e){let i=`${(0,b.c)(Array.from(e,t=>this.cid(t)??0),2)}\
 Tj`;return Array.from(e).every(t=>this.isSaid(t.codePointAt(0)))?i:`/Span <</ActualText <${Buffer.from((0,Se.c)(e).bytes).toString("hex")}>>> BDC ${i} EMC`}cid(e){
let i=e.codePointAt(0);return this.found.has(i)||this.found.set(i,this.find(i)),this.found.get(i)}};function ni(e,i){let t=e.resolve(i.get("CIDToGIDMap"));if(!(t instanceof
m.w))return a=>a;let r=e.decoded(t);return a=>(r[a*2]??0)<<8|(r[a*2+1]??0)}function oi(e,i,t,r){if(!(e.resolve(i.get("CIDToGIDMap"))instanceof m.w))return t.unicode(
r)||void 0}function si(e,i){let t=e.resolve(i.get("DW")),r=new Map,a=(e.array(i.get("W"))??[]).map(l=>e.resolve(l));for(let l=0;l+1<a.length;){let[c,n,o]=[a[l],
a[l+1],a[l+2]];if(typeof c!="number")break;if(Array.isArray(n)){for(let[s,d]of n.entries()){let f=e.resolve(d);typeof f=="number"&&r.set(c+s,f)}l+=2}else{if(typeof n==
"number"&&typeof o=="number")for(let s=c;s<=Math.min(n,65535);s++)r.set(s,o);l+=3}}return l=>r.get(l)??(typeof t=="number"?t:1e3)}function di(e,i){let t=new Map,
r=e.resolve(i);if(!(r instanceof m.w))return t;let a;try{a=Buffer.from(e.decoded(r)).toString("latin1")}catch{return t}let l=(c,n,o=0)=>{let s=[...Buffer.from(c.
replace(/\s/g,""),"hex").swap16().toString("utf16le")],d=s[0]?.codePointAt(0);s.length===1&&d!==void 0&&!t.has(d+o)&&t.set(d+o,n)};for(let[,c]of a.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
for(let[,n,o]of c.matchAll(/<\s*([0-9a-fA-F]{1,4})\s*>\s*<([0-9a-fA-F\s]+)>/g))$(o)&&l(o,parseInt(n,16));for(let[,c]of a.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
for(let[,n,o,s,d]of c.matchAll(fi)){let[f,u]=[parseInt(n,16),parseInt(o,16)];if(s!==void 0&&$(s))for(let h=f;h<=u;h++)l(s,h,h-f);for(let[h,[,g]]of[...(d??"").matchAll(
/<([0-9a-fA-F\s]+)>/g)].entries())$(g)&&l(g,f+h)}return t}var fi=/<\s*([0-9a-fA-F]{1,4})\s*>\s*<\s*([0-9a-fA-F]{1,4})\s*>\s*(?:<([0-9a-fA-F\s]+)>|\[([^\]]*)\])/g,
$=e=>e.replace(/\s/g,"").length%4===0,ui=class{constructor(e,i){this.document=e,this.model=i,this.embeddedOnly=(0,xe.a)(e).archive!==void 0,this.defaults=e.dict(
e.dict(i.form?.dict.get("DR"))?.get("Font"))}document;model;known=new Map;byNumber=new Map;helvetica;typeface;embeddedOnly;defaults;async select(e,i,t){if((0,I.a)(
t))return;let r=this.own(e,i);return r.usable&&(!this.embeddedOnly||r.embedded||t==="")&&r.font.covers(t)?r:(this.typeface??=await(await Promise.resolve().then(()=>$e(require("./embedded-typeface-7AVDZ2TN.js")))).
EmbeddedTypeface.open(this.document),this.typeface.covers(t)?{font:this.typeface,name:"NotoSans"}:void 0)}async finish(){await this.typeface?.embed()}own(e,i=""){
let t=this.find(e,i);if(t===void 0)return{font:this.standard(),name:"Helv",usable:!0,embedded:!1};let r=this.open(t),a=this.isEmbedded(t),l=/^[\w+.-]+$/.test(i)?
i:"F0";return{font:r??this.standard(),name:l,usable:r!==void 0,embedded:a}}find(e,i){let{document:t}=this;if(i==="")return;let r=t.dict(t.dict(this.model.inherited(
e.node,"DR"))?.get("Font")),a=t.resolve(t.dict(e.dict.get("AP"))?.get("N")),l=a instanceof m.w?t.dict(t.dict(a.dict.get("Resources"))?.get("Font")):void 0;for(let c of[
r,this.defaults,l]){let n=c?.get(i);if(n!==void 0&&t.dict(n))return n}}open(e){if(e instanceof m.t?this.byNumber.has(e.number):this.known.has(e))return e instanceof
m.t?this.byNumber.get(e.number):this.known.get(e);let i=this.document.dict(e),t;try{t=i&&(_e(this.document,e,i)??li(this.document,e,i))}catch(r){if(!mi(r))throw r}
return e instanceof m.t?this.byNumber.set(e.number,t):this.known.set(e,t),t}isEmbedded(e){let{document:i}=this,t=i.dict(e),r=i.dict(i.array(t?.get("DescendantFo\
nts"))?.[0]),a=i.dict((r??t)?.get("FontDescriptor"));return["FontFile","FontFile2","FontFile3"].some(l=>i.resolve(a?.get(l))instanceof m.w)}standard(){return this.
helvetica??=Qe(this.document.add(hi()))}},hi=()=>new m.v([["Type",new m.r("Font")],["Subtype",new m.r("Type1")],["BaseFont",new m.r("Helvetica")],["Encoding",new m.r(
"WinAnsiEncoding")]]),mi=e=>e instanceof Error&&"code"in e&&e.code==="unreadable_document";function D(e,i){let t=P(e,i.get("Rect"));if(!t)return;let[r,a,l,c]=t,
n=e.dict(i.get("MK")),o=e.resolve(n?.get("R")),s=typeof o=="number"?(Math.round(o/90)%4+4)%4:0,d=s%2===1,f=oe(e,n?.get("BC")),{line:u,style:h,dash:g}=bi(e,i,f!==
void 0),p=Math.min(u,(l-r)/2,(c-a)/2);return{width:d?c-a:l-r,height:d?l-r:c-a,rotation:s*90,background:oe(e,n?.get("BG")),borderColour:f,style:h,line:p,border:h===
"B"||h==="I"?p*2:p,dash:g,caption:e.resolve(n?.get("CA"))}}function P(e,i){let t=(e.array(i)??[]).map(o=>e.resolve(o)),[r,a,l,c]=t;if(typeof r!="number"||typeof a!=
"number"||typeof l!="number"||typeof c!="number")return;let n=[Math.min(r,l),Math.min(a,c),Math.max(r,l),Math.max(a,c)];return n.every(Number.isFinite)&&n[2]>n[0]&&
n[3]>n[1]?n:void 0}function gi({width:e,height:i,rotation:t}){switch(t){case 0:return;case 90:return[0,1,-1,0,i,0];case 180:return[-1,0,0,-1,e,i];case 270:return[
0,-1,1,0,0,e]}}function oe(e,i){let t=(e.array(i)??[]).map(r=>e.resolve(r));return[1,3,4].includes(t.length)&&t.every(r=>typeof r=="number")?t:void 0}function bi(e,i,t){
let r=e.dict(i.get("BS")),a=e.array(i.get("Border"))?.map(s=>e.resolve(s)),l=r?e.resolve(r.get("W")):a?.[2],c=e.resolve(r?.get("S")),n=((r?e.array(r.get("D")):a&&
Array.isArray(a[3])?a[3]:void 0)??[]).map(s=>e.resolve(s)).filter(s=>typeof s=="number"&&s>=0),o=c instanceof m.r&&/^[SDBIU]$/.test(c.text)?c.text:void 0;return{
line:t?typeof l=="number"&&l>=0?l:1:0,style:o??(!r&&n.length>0?"D":"S"),dash:n.some(s=>s>0)?n:[3]}}function S(e,i){let t={1:"g",3:"rg",4:"k"}[e.length];return`${e.
map(b.b).join(" ")} ${i?t:t.toUpperCase()}`}function se(e){let{width:i,height:t,background:r,borderColour:a,style:l,line:c,dash:n}=e,o=[];if(r&&o.push(S(r,!0),`\
0 0 ${(0,b.b)(i)} ${(0,b.b)(t)} re f`),!a||c===0)return o.join(`
`);if(l==="B"||l==="I"){let[d,f]=l==="B"?[[1],yi(r)]:[[.5],[.75]];o.push(S(d,!0),de(e,!0),S(f,!0),de(e,!1))}o.push(S(a,!1),`${(0,b.b)(c)} w`),l==="D"&&o.push(`[${n.
map(b.b).join(" ")}] 0 d`);let s=c/2;return o.push(l==="U"?`0 ${(0,b.b)(s)} m ${(0,b.b)(i)} ${(0,b.b)(s)} l S`:`${(0,b.b)(s)} ${(0,b.b)(s)} ${(0,b.b)(i-c)} ${(0,b.b)(
t-c)} re S`),o.join(`
`)}var yi=e=>e?.length===3||e?.length===1?e.map(i=>i/2):[.5];function de({width:e,height:i,line:t,border:r},a){let[l,c,n,o]=[t,r,e,i];return`${(a?[[l,l],[l,o-l],
[n-l,o-l],[n-c,o-c],[c,o-c],[c,c]]:[[n-l,o-l],[n-l,l],[l,l],[c,c],[n-c,c],[n-c,o-c]]).map(([s,d],f)=>`${(0,b.b)(s)} ${(0,b.b)(d)} ${f===0?"m":"l"}`).join(" ")} \
f`}var pi=e=>/^[48Hlnu]$/.test(e);function vi(e,i,t,r,a){let l=[r?Si(e):se(e)];return t&&l.push("q",a,xi(e,i),"Q"),l.filter(c=>c!=="").join(`
`)}var wi={4:[[8,46],[22,60],[40,38],[78,90],[94,78],[42,8]],8:[[14,26],[26,14],[50,38],[74,14],[86,26],[62,50],[86,74],[74,86],[50,62],[26,86],[14,74],[38,50]],
H:ki(),n:[[12,12],[88,12],[88,88],[12,88]],u:[[50,4],[92,50],[50,96],[8,50]]};function ki(){return Array.from({length:10},(e,i)=>{let t=Math.PI/2+i*Math.PI/5,r=i%
2===0?50:20;return[50+r*Math.cos(t),47+r*Math.sin(t)]})}function xi({width:e,height:i,border:t},r){let a=Math.max(Math.min(e,i)-2*t,0)*.8,[l,c]=[(e-a)/2,(i-a)/2];
return r==="l"?`${z(e/2,i/2,a*.36)} f`:`${wi[r].map(([n,o])=>`${(0,b.b)(l+n*a/100)} ${(0,b.b)(c+o*a/100)}`).map((n,o)=>`${n} ${o===0?"m":"l"}`).join(" ")} f`}function Si({
width:e,height:i,background:t,borderColour:r,line:a,style:l,dash:c}){let n=Math.min(e,i)/2,o=[];return t&&o.push(S(t,!0),`${z(e/2,i/2,n)} f`),r&&a>0&&(o.push(S(
r,!1),`${(0,b.b)(a)} w`),l==="D"&&o.push(`[${c.map(b.b).join(" ")}] 0 d`),o.push(`${z(e/2,i/2,n-a/2)} s`)),o.join(`
`)}var Ai=.5523;function z(e,i,t){let[r,a]=[t,t*Ai],l=(...c)=>c.map((n,o)=>(0,b.b)((o%2===0?e:i)+n)).join(" ");return`${l(r,0)} m ${l(r,a,a,r,0,r)} c ${l(-a,r,-r,
a,-r,0)} c ${l(-r,-a,-a,-r,0,-r)} c ${l(a,-r,r,-a,r,0)} c`}var x=1.15,fe=4,C=12,Ui=2,B=({border:e})=>Math.max(2*e,Ui);function Fi(e,i){let{frame:t,font:r,quadding:a}=e,
l=B(t),c=r.width(i)/1e3,n=Math.max(t.width-2*l,0),o=e.size||me(t,c===0?1/0:n/c);return{size:o,lines:[{text:i,x:q(a,l,n,c*o),y:ge(t,r,o)}]}}function Ei(e,i){let{
frame:t,font:r,quadding:a}=e,l=B(t),c=Math.max(t.width-2*l,1),n=Math.max(t.height-2*l,1),o=e.size||C,s=ye(r,i,c/o*1e3);for(;e.size===0&&o>fe&&s.length*o*x>n;)o-=
.5,s=ye(r,i,c/o*1e3);let d=t.height-l-r.ascent/1e3*o;return{size:o,lines:s.map((f,u)=>({text:f,x:q(a,l,c,r.width(f)/1e3*o),y:d-u*o*x}))}}function Mi(e,i,t){let{
frame:r,font:a,quadding:l}=e,c=r.width/t,n=be(i),o=n.reduce((h,g)=>Math.max(h,a.width(g)/1e3),0),s=e.size||me(r,o===0?1/0:c/o),d=Math.max(t-n.length,0),f=l===2?
d:l===1?Math.floor(d/2):0,u=ge(r,a,s);return{size:s,lines:n.map((h,g)=>({text:h,x:c*(f+g+.5)-a.width(h)/1e3*s/2,y:u}))}}function Ii(e,i,t){let{frame:r,font:a,quadding:l}=e,
c=B(r),n=Math.max(r.width-2*c,0),o=e.size||C,s=ue(r,o),d=r.height-r.border-a.ascent/1e3*o-(x-he(a))/2*o;return{size:o,lines:i.slice(t,t+Math.ceil(s)).map((f,u)=>({
text:f,x:q(l,c,n,a.width(f)/1e3*o),y:d-u*o*x}))}}var ue=({height:e,border:i},t)=>Math.max(e-2*i,0)/((t||C)*x),he=e=>(e.ascent-e.descent)/1e3;function me({height:e,
border:i},t){let r=(e-2*i)/x;return Math.max(Math.min(r,t),fe)}var ge=({height:e},i,t)=>(e-he(i)*t)/2-i.descent/1e3*t;function q(e,i,t,r){return r>t||e===0?i:i+
(e===2?t-r:(t-r)/2)}var be=e=>e.match(new RegExp("\\P{M}\\p{M}*|\\p{M}+","gu"))??[];function ye(e,i,t){let r=[];for(let a of i.split(`
`)){let l="",c=0;for(let n of a.match(/ *[^ ]+| +$/g)??[]){let o=e.width(n);if(c+o<=t){l+=n,c+=o;continue}let s=n.trimStart();for(l!==""&&r.push(l);;){let d=Oi(
e,s,t);if(d>=s.length)break;r.push(s.slice(0,d)),s=s.slice(d)}l=s,c=e.width(s)}r.push(l)}return r}function Oi(e,i,t){if(e.width(i)<=t)return i.length;let r=0,a=0;
for(let l of be(i)){if(a+=e.width(l),a>t&&r>0)break;r+=l.length}return r}function M(e,i){let t=(0,I.b)(e).replace(/[\t\u2028\u2029]/g," ").replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g,
"");return i==="several"?t:t.replace(/\n/g," ")}function j(e){return e.kind==="list"?e.rows.texts.join(""):e.text.replace(/\n/g,"")}function Ti(e,i){switch(i.kind){case"\
line":return Fi(e,i.text);case"paragraph":return Ei(e,i.text);case"comb":return Mi(e,i.text,i.cells);case"list":return Ii(e,i.rows.texts,i.rows.first)}}function $i(e,i,{
texts:t,chosen:r,first:a}){let l=Math.max(Math.floor(ue(e,i)),1),[c]=r,n=Math.max(t.length-l,0),o=c===void 0||c>=a&&c<a+l?a:c;return Math.min(Math.max(o,0),n)}function Di(e,i,t,r){
let{font:a,name:l,colour:c}=r,n=[se(e),...i.kind==="comb"?[Bi(e,i.cells)]:[],"/Tx BMC"],o=t.lines.filter(({text:u})=>u.trim()!==""),{border:s,width:d,height:f}=e;
if(o.length>0&&d>2*s&&f>2*s){let u=[s,s,d-2*s,f-2*s].map(b.b).join(" ");n.push("q",`${u} re W n`),i.kind==="list"&&n.push(Ci(e,i.rows,t.size)),n.push("BT",c,`/${l}\
 ${(0,b.b)(t.size)} Tf`);let[h,g]=[0,0];for(let p of o){let[w,k]=[pe(p.x),pe(p.y)];n.push(`${(0,b.b)(w-h)} ${(0,b.b)(k-g)} Td`,a.show(p.text,t.size)),[h,g]=[w,k]}
n.push("ET","Q")}return n.push("EMC"),n.filter(u=>u!=="").join(`
`)}var pe=e=>Math.round(e*1e3)/1e3,zi="0.6 0.757 0.855 rg";function Ci(e,{chosen:i,first:t},r){let{border:a,width:l,height:c}=e,n=r*x,o=i.filter(d=>d>=t&&c-a-(d-
t)*n>a);if(o.length===0)return"";let s=o.map(d=>{let f=c-a-(d-t+1)*n;return`${[a,f,l-2*a,n].map(b.b).join(" ")} re`});return[zi,...s,"f"].join(`
`)}function Bi({width:e,height:i,line:t,borderColour:r,style:a},l){if(!r||t===0||a!=="S"&&a!=="D"||l>qi)return"";let c=Array.from({length:l-1},(n,o)=>{let s=(0,b.b)(
e/l*(o+1));return`${s} 0 m ${s} ${(0,b.b)(i)} l`});return c.length>0?`${c.join(" ")} S`:""}var qi=1e3,ji=600,Ri=1e3,Ni=512,G=class{constructor(e,i,t){this.document=
e,this.model=i,this.values=t,this.fonts=new ui(e,i)}document;model;values;planned=[];fonts;resources=new Map;async plan(e){let i=[];for(let t of e.widgets){let r=D(
this.document,t.dict);if(!r)continue;let a=await this.planWidget(e,t,r);if(!a)return!1;i.push(a);let l=this.document.job.pace.step(8e3);l&&await l}return this.planned.
push(...i),!0}async finish(){for(let{selected:e,layout:i}of this.planned)for(let{text:t}of i.lines)e.font.use?.(t);await this.fonts.finish();for(let{widget:e,frame:i,
wanted:t,layout:r,selected:a,colour:l}of this.planned){let{font:c,name:n}=a,o=Di(i,t,r,{font:c,name:n,colour:l}),s=r.lines.length===0?new m.v:this.resourcesOf(n,
c.resource);this.document.edit(e.number),e.dict.set("AP",new m.v([["N",this.document.add(ve(i,o,s))]]));let d=this.document.job.pace.step(4e3);d&&await d}}drawStates(e,i){
for(let{widget:t,state:r,missing:a}of i.all){let l=a?D(this.document,t.dict):void 0;if(!l)continue;let c=l.caption instanceof m.s?(0,y.h)(l.caption.bytes):"",n=pi(
c)?c:e.kind==="radio"?"l":"4",o=e.kind==="radio"&&n==="l",{colour:s}=Y(this.defaultAppearance(t)),d=new m.v(this.document.dict(t.dict.get("AP"))),f=this.document.
resolve(d.get("N")),u=new m.v(f instanceof m.v?f:[]),h=g=>this.document.add(ve(l,vi(l,n,g,o,s),new m.v));u.set(r,h(!0)),u.has("Off")||u.set("Off",h(!1)),d.set("\
N",u),this.document.edit(t.number),t.dict.set("AP",d)}}defaultAppearance(e){let i=this.model.inherited(e.node,"DA");return i instanceof m.s?(0,y.h)(i.bytes):""}async planWidget(e,i,t){
let{font:r,size:a,colour:l}=Y(this.defaultAppearance(i)),c=this.wanted(e,i);e.kind==="password"&&(c={kind:"line",text:"•".repeat([...j(c)].slice(0,Ni).length)});
let n=await this.fonts.select(i,r,j(c));if(!n)return;if(c.kind==="list"){let d=$i(t,a,c.rows);d!==c.rows.first&&this.scroll(e,d),c={kind:"list",rows:{...c.rows,
first:d}}}let o=this.model.integer(i.node,"Q"),s=j(c)===""?{size:a||12,lines:[]}:Ti({frame:t,font:n.font,size:a,quadding:o},c);return{widget:i,frame:t,wanted:c,
layout:s,selected:n,colour:l}}wanted(e,i){let{document:t,model:r,values:a}=this;if(e.kind==="list"){let o=a.choices(e),s=new Set(a.chosen(e)),d=r.integer(e.nodes[0],
"TI");return{kind:"list",rows:{texts:o.map(({display:f})=>M(f,"one")),chosen:o.flatMap(({value:f},u)=>s.has(f)?[u]:[]),first:Math.min(Math.max(d,0),Math.max(o.length-
1,0))}}}if(e.kind==="dropdown"){let[o]=a.chosen(e),s=a.choices(e).find(d=>d.value===o)?.display??o??"";return{kind:"line",text:M(s,"one")}}let l=(0,y.g)(t,r.inherited(
i.node,"V"))??"";if((e.flags&y.c)!==0&&e.kind==="text")return{kind:"paragraph",text:M(l,"several")};let c=r.integer(i.node,"MaxLen"),n=M(l,"one");return e.flags&
y.d&&c>0&&c<=Ri&&e.kind==="text"?{kind:"comb",text:n,cells:c}:{kind:"line",text:n}}scroll(e,i){for(let{number:t,dict:r}of e.nodes)this.document.edit(t),i>0?r.set(
"TI",i):r.delete("TI")}resourcesOf(e,i){let t=this.resources.get(i);t||this.resources.set(i,t=new Map);let r=t.get(e);return r||t.set(e,r=new m.v([["Font",new m.v(
[[e,i]])]])),r}};function ve(e,i,t){let r=gi(e),a=new m.v([["Type",new m.r("XObject")],["Subtype",new m.r("Form")],["BBox",[0,0,R(e.width),R(e.height)]],...r?[[
"Matrix",r.map(R)]]:[],["Resources",t]]),l=Buffer.from(i,"latin1");return l.length<ji?new m.w(a,l):(a.set("Filter",new m.r("FlateDecode")),new m.w(a,(0,Ae.j)(l)))}
var R=e=>Math.round(e*1e4)/1e4;async function Ue(e,i,t,r,{unknownFields:a,flatten:l}){let{assignments:c,unknown:n,issues:o}=new y.n(e,i,t).assign(r,a);if(o.length>
0)throw(0,N.d)(o);let s=new G(e,i,t),d=new Set,f=[];for(let{field:p,assigned:w}of c){w&&(Gi(e,i,t,s,p,w),f.push(p)),(w||!ke(e,t,p))&&d.add(p);let k=e.job.pace.step(
3e3);k&&await k}let u=await H(e,i,t,s,d,l);if(u.length>0&&l)throw(0,N.d)([{field:"values",message:`no font at hand has all characters of ${(0,y.l)(u.slice(0,10).
map(({name:p})=>p))}, so they cannot become content of the page; leave out flatten, and viewers will show these fields`}]);let h=new Set(c.map(({field:p})=>p)),
g=i.fields.filter(p=>(0,y.o)(p)&&!h.has(p)).map(({name:p})=>p);return{notes:[...Yi(n),...a==="ignore"?Vi(g):[],...Wi(u),...(0,y.q)(e,i,f)],unusedKeys:n,unfilledFields:g,
filled:c.length}}async function H(e,i,t,r,a,l){let c=i.needsAppearances,n=[];for(let s of i.fields){let d=l&&Ki(e,s);!c&&!a.has(s)&&!d||(we(s)?!await r.plan(s)&&
!(l&&!a.has(s)&&ke(e,t,s))&&n.push(s):(s.kind==="checkbox"||s.kind==="radio")&&(0,y.j)(e,i,s).all.some(f=>f.missing)&&Pi(e,i,r,s))}await r.finish();for(let s of n)
a.has(s)&&Zi(e,s);let{form:o}=i;return o&&(n.length>0||c)&&(e.edit(o.holder),n.length>0?o.dict.set("NeedAppearances",!0):o.dict.delete("NeedAppearances")),n}var we=({
kind:e})=>e==="text"||e==="password"||e==="dropdown"||e==="list";function Pi(e,i,t,r){let a=(0,y.j)(e,i,r),l=i.inherited(r.nodes[0],"V");t.drawStates(r,a);for(let{
widget:c,state:n,missing:o}of a.all)o&&(e.edit(c.number),c.dict.set("AS",new m.r((0,m.A)(l,n)?n:"Off")))}function Gi(e,i,t,r,a,l){if(a.kind==="checkbox"||a.kind===
"radio"){Hi(e,i,r,a,l.kind==="state"?l.state:void 0);return}for(let c of a.nodes)if(e.edit(c.number),c.dict.delete("RV"),c.dict.delete("I"),l.kind==="text")c.dict.
set("V",(0,y.i)(l.text));else if(l.kind==="choices"){let n=l.values.map(y.i);c.dict.set("V",n.length===1?n[0]:n);let o=new Set(l.values),s=t.choices(a).flatMap(
({value:d},f)=>o.has(d)?[f]:[]);s.length>0&&c.dict.set("I",s)}else c.dict.delete("V"),i.inherited(c,"V")!==null&&c.dict.set("V",(0,y.i)(""));for(let{node:c,number:n}of a.
widgets)a.nodes.includes(c)||!(c.dict.has("V")||c.dict.has("RV"))||(e.edit(n),c.dict.delete("V"),c.dict.delete("RV"))}function Hi(e,i,t,r,a){let l=(0,y.j)(e,i,r);
a&&l.all.some(({missing:n})=>n)&&t.drawStates(r,l);let c=r.kind==="radio"&&(r.flags&y.e)===0;(0,y.k)(e,r,a?.state,n=>!c||n===a?.widget)}function ke(e,i,t){let r=we(
t)&&i.of(t)!==null;return t.widgets.every(({dict:a})=>{let l=e.resolve(e.dict(a.get("AP"))?.get("N"));if(l instanceof m.v)return!0;if(!(l instanceof m.w))return D(
e,a)===void 0||t.kind==="button"||t.kind==="signature";if(!r)return!0;try{return Li.test(Buffer.from(e.decoded(l)).toString("latin1"))}catch{return!1}})}var Li=/\b(?:Tj|TJ|Do|BI)\b|['"]\s/,
Ki=(e,i)=>i.kind!=="button"&&i.kind!=="signature"&&i.widgets.some(({dict:t})=>e.dict(t.get("AP"))?.has("N")!==!0);function Zi(e,i){for(let{number:t,dict:r}of i.
widgets)e.edit(t),r.delete("AP")}function Yi(e){return e.length===0?[]:[{code:"unknown_fields_ignored",message:`${e.length===1?"One name is":`${e.length} names \
are`} not in the form and not used: ${(0,y.m)(e)}.`}]}function Vi(e){return e.length===0?[]:[{code:"fields_not_filled",message:`${e.length===1?"One field":`${e.
length} fields`} of the form got no value: ${(0,y.m)(e)}.`}]}function Wi(e){return e.length===0?[]:[{code:"appearance_left_to_viewer",message:`No font at hand h\
as all characters of ${e.length===1?"one field":`${e.length} fields`}: ${(0,y.m)(e.map(({name:i})=>i))}. The values are stored; viewers that draw fields show th\
em, others leave them blank.`}]}0&&(module.exports={a,b,c,d});
