"use strict";exports.id=9980,exports.ids=[9980],exports.modules={16456:((q,D,U)=>{U.d(D,{NF:()=>x,P$:()=>y,W:()=>d,jp:()=>M,pE:()=>_,yD:()=>g,yh:()=>f});var O=U(45599),A=U(49454),
S=U(30201);const M=4;function _(k,T,h){const F=k.resolve(T?.get("Flags"));return typeof F=="number"?(F&M)!==0:/^(Symbol|ZapfDingbats|Wingdings|Webdings)/.test((0,A.
FG)(k,h.get("BaseFont")))}function y(k,T,h,F){const{base:C,differences:l}=g(k,T);if(C===void 0&&h&&!l)return;const c=C??(h&&F?"":d),r=new Map;for(let a=32;a<256;a++){
const n=c.charCodeAt(a-32);n>0&&r.set(a,{point:n,name:(0,S.S)(n)})}for(const[a,n]of l??[]){const i=(0,S.u)(n);i===void 0?r.delete(a):r.set(a,{point:i,name:n})}return r}
function g(k,T){const h=k.resolve(T.get("Encoding")),F=h instanceof O.SX?h.text:(0,A.FG)(k,(0,O.Zm)(h)?h.get("BaseEncoding"):void 0),C={WinAnsiEncoding:x,MacRomanEncoding:f,
StandardEncoding:d}[F],l=(0,O.Zm)(h)?k.array(h.get("Differences")):void 0;if(!l)return{base:C,differences:void 0};const e=new Map;let c=0;for(const r of l){const a=k.
resolve(r);typeof a=="number"?c=a:a instanceof O.SX&&(c>=0&&c<=255&&e.set(c,a.text),c++)}return{base:C,differences:e}}const d=" !\"#$%&’()*+,-./0123456789:;<=>?@\
ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_‘abcdefghijklmnopqrstuvwxyz{|}~\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0¡¢£⁄¥ƒ§¤'“«‹›ﬁﬂ\0–†‡·\0¶•‚„”»…‰\0¿\0`´ˆ˜¯˘˙¨\0˚¸\0˝˛ˇ—\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
Æ\0ª\0\0\0\0ŁØŒº\0\0\0\0\0æ\0\0\0ı\0\0łøœß\0\0\0\0",f=" !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|\
}~\0ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»… ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄¤‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ",
x=" !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ ¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼\
½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ"}),49454:((q,D,U)=>{U.d(D,
{FG:()=>A,MH:()=>g,VJ:()=>y,hL:()=>S,nb:()=>M});var O=U(45599);function A(d,f){const x=d.resolve(f);return x instanceof O.SX?x.text:""}function S(d,f){if((0,O.Eo)(
d.resolve(f.get("Subtype")),"Type0"))return d.dict(d.array(f.get("DescendantFonts"))?.[0])}const M=(d,f)=>d.dict((S(d,f)??f).get("FontDescriptor")),_=/^[A-Z]{6}\+(?=.)/;
function y(d){const f=d.replace(_,"");return{name:f,subset:f!==d}}function g(d){const f=Buffer.from(d,"latin1"),x=new TextDecoder().decode(f);return x.includes(
"�")?d:x}}),30201:((q,D,U)=>{U.d(D,{S:()=>_,u:()=>M});const O="space:20 exclam:21 quotedbl:22 numbersign:23 dollar:24 percent:25 ampersand:26 quotesingle:27 p\
arenleft:28 parenright:29 asterisk:2a plus:2b comma:2c hyphen:2d period:2e slash:2f zero:30 one:31 two:32 three:33 four:34 five:35 six:36 seven:37 eight:38 nine\
:39 colon:3a semicolon:3b less:3c equal:3d greater:3e question:3f at:40 A:41 B:42 C:43 D:44 E:45 F:46 G:47 H:48 I:49 J:4a K:4b L:4c M:4d N:4e O:4f P:50 Q:51 R:5\
2 S:53 T:54 U:55 V:56 W:57 X:58 Y:59 Z:5a bracketleft:5b backslash:5c bracketright:5d asciicircum:5e underscore:5f grave:60 a:61 b:62 c:63 d:64 e:65 f:66 g:67 h\
:68 i:69 j:6a k:6b l:6c m:6d n:6e o:6f p:70 q:71 r:72 s:73 t:74 u:75 v:76 w:77 x:78 y:79 z:7a braceleft:7b bar:7c braceright:7d asciitilde:7e exclamdown:a1 cent\
:a2 sterling:a3 currency:a4 yen:a5 brokenbar:a6 section:a7 dieresis:a8 copyright:a9 ordfeminine:aa guillemotleft:ab logicalnot:ac registered:ae macron:af degree\
:b0 plusminus:b1 acute:b4 mu:b5 paragraph:b6 periodcentered:b7 cedilla:b8 ordmasculine:ba guillemotright:bb onequarter:bc onehalf:bd threequarters:be questiondo\
wn:bf Agrave:c0 Aacute:c1 Acircumflex:c2 Atilde:c3 Adieresis:c4 Aring:c5 AE:c6 Ccedilla:c7 Egrave:c8 Eacute:c9 Ecircumflex:ca Edieresis:cb Igrave:cc Iacute:cd I\
circumflex:ce Idieresis:cf Eth:d0 Ntilde:d1 Ograve:d2 Oacute:d3 Ocircumflex:d4 Otilde:d5 Odieresis:d6 multiply:d7 Oslash:d8 Ugrave:d9 Uacute:da Ucircumflex:db U\
dieresis:dc Yacute:dd Thorn:de germandbls:df agrave:e0 aacute:e1 acircumflex:e2 atilde:e3 adieresis:e4 aring:e5 ae:e6 ccedilla:e7 egrave:e8 eacute:e9 ecircumfle\
x:ea edieresis:eb igrave:ec iacute:ed icircumflex:ee idieresis:ef eth:f0 ntilde:f1 ograve:f2 oacute:f3 ocircumflex:f4 otilde:f5 odieresis:f6 divide:f7 oslash:f8\
 ugrave:f9 uacute:fa ucircumflex:fb udieresis:fc yacute:fd thorn:fe ydieresis:ff Amacron:100 amacron:101 Abreve:102 abreve:103 Aogonek:104 aogonek:105 Cacute:10\
6 cacute:107 Ccircumflex:108 ccircumflex:109 Cdotaccent:10a cdotaccent:10b Ccaron:10c ccaron:10d Dcaron:10e dcaron:10f Dcroat:110 dcroat:111 Emacron:112 emacron\
:113 Ebreve:114 ebreve:115 Edotaccent:116 edotaccent:117 Eogonek:118 eogonek:119 Ecaron:11a ecaron:11b Gcircumflex:11c gcircumflex:11d Gbreve:11e gbreve:11f Gdo\
taccent:120 gdotaccent:121 Hcircumflex:124 hcircumflex:125 Hbar:126 hbar:127 Itilde:128 itilde:129 Imacron:12a imacron:12b Ibreve:12c ibreve:12d Iogonek:12e iog\
onek:12f Idotaccent:130 dotlessi:131 IJ:132 ij:133 Jcircumflex:134 jcircumflex:135 kgreenlandic:138 Lacute:139 lacute:13a Lcaron:13d lcaron:13e Ldot:13f ldot:14\
0 Lslash:141 lslash:142 Nacute:143 nacute:144 Ncaron:147 ncaron:148 napostrophe:149 Eng:14a eng:14b Omacron:14c omacron:14d Obreve:14e obreve:14f Ohungarumlaut:\
150 ohungarumlaut:151 OE:152 oe:153 Racute:154 racute:155 Rcaron:158 rcaron:159 Sacute:15a sacute:15b Scircumflex:15c scircumflex:15d Scedilla:15e scedilla:15f \
Scaron:160 scaron:161 Tcaron:164 tcaron:165 Tbar:166 tbar:167 Utilde:168 utilde:169 Umacron:16a umacron:16b Ubreve:16c ubreve:16d Uring:16e uring:16f Uhungaruml\
aut:170 uhungarumlaut:171 Uogonek:172 uogonek:173 Wcircumflex:174 wcircumflex:175 Ycircumflex:176 ycircumflex:177 Ydieresis:178 Zacute:179 zacute:17a Zdotaccent\
:17b zdotaccent:17c Zcaron:17d zcaron:17e longs:17f florin:192 Ohorn:1a0 ohorn:1a1 Uhorn:1af uhorn:1b0 Gcaron:1e6 gcaron:1e7 Aringacute:1fa aringacute:1fb AEacu\
te:1fc aeacute:1fd Oslashacute:1fe oslashacute:1ff circumflex:2c6 caron:2c7 breve:2d8 dotaccent:2d9 ring:2da ogonek:2db tilde:2dc hungarumlaut:2dd gravecomb:300\
 acutecomb:301 tildecomb:303 hookabovecomb:309 dotbelowcomb:323 tonos:384 dieresistonos:385 Alphatonos:386 anoteleia:387 Epsilontonos:388 Etatonos:389 Iotatonos\
:38a Omicrontonos:38c Upsilontonos:38e Omegatonos:38f iotadieresistonos:390 Alpha:391 Beta:392 Gamma:393 Epsilon:395 Zeta:396 Eta:397 Theta:398 Iota:399 Kappa:3\
9a Lambda:39b Mu:39c Nu:39d Xi:39e Omicron:39f Pi:3a0 Rho:3a1 Sigma:3a3 Tau:3a4 Upsilon:3a5 Phi:3a6 Chi:3a7 Psi:3a8 Iotadieresis:3aa Upsilondieresis:3ab alphato\
nos:3ac epsilontonos:3ad etatonos:3ae iotatonos:3af upsilondieresistonos:3b0 alpha:3b1 beta:3b2 gamma:3b3 delta:3b4 epsilon:3b5 zeta:3b6 eta:3b7 theta:3b8 iota:\
3b9 kappa:3ba lambda:3bb nu:3bd xi:3be omicron:3bf pi:3c0 rho:3c1 sigma1:3c2 sigma:3c3 tau:3c4 upsilon:3c5 phi:3c6 chi:3c7 psi:3c8 omega:3c9 iotadieresis:3ca up\
silondieresis:3cb omicrontonos:3cc upsilontonos:3cd omegatonos:3ce theta1:3d1 Upsilon1:3d2 phi1:3d5 omega1:3d6 Wgrave:1e80 wgrave:1e81 Wacute:1e82 wacute:1e83 W\
dieresis:1e84 wdieresis:1e85 Ygrave:1ef2 ygrave:1ef3 figuredash:2012 endash:2013 emdash:2014 underscoredbl:2017 quoteleft:2018 quoteright:2019 quotesinglbase:20\
1a quotereversed:201b quotedblleft:201c quotedblright:201d quotedblbase:201e dagger:2020 daggerdbl:2021 bullet:2022 onedotenleader:2024 twodotenleader:2025 elli\
psis:2026 perthousand:2030 minute:2032 second:2033 guilsinglleft:2039 guilsinglright:203a exclamdbl:203c fraction:2044 colonmonetary:20a1 franc:20a3 lira:20a4 p\
eseta:20a7 dong:20ab Euro:20ac Ifraktur:2111 weierstrass:2118 Rfraktur:211c prescription:211e trademark:2122 Omega:2126 estimated:212e aleph:2135 onethird:2153 \
twothirds:2154 oneeighth:215b threeeighths:215c fiveeighths:215d seveneighths:215e arrowleft:2190 arrowup:2191 arrowright:2192 arrowdown:2193 arrowboth:2194 arr\
owupdn:2195 arrowupdnbse:21a8 carriagereturn:21b5 arrowdblleft:21d0 arrowdblup:21d1 arrowdblright:21d2 arrowdbldown:21d3 arrowdblboth:21d4 universal:2200 partia\
ldiff:2202 existential:2203 emptyset:2205 Delta:2206 gradient:2207 element:2208 notelement:2209 suchthat:220b product:220f summation:2211 minus:2212 asteriskmat\
h:2217 radical:221a proportional:221d infinity:221e orthogonal:221f angle:2220 logicaland:2227 logicalor:2228 intersection:2229 union:222a integral:222b therefo\
re:2234 similar:223c congruent:2245 approxequal:2248 notequal:2260 equivalence:2261 lessequal:2264 greaterequal:2265 propersubset:2282 propersuperset:2283 notsu\
bset:2284 reflexsubset:2286 reflexsuperset:2287 circleplus:2295 circlemultiply:2297 perpendicular:22a5 dotmath:22c5 SF100000:2500 SF110000:2502 SF010000:250c SF\
030000:2510 SF020000:2514 SF040000:2518 SF080000:251c SF090000:2524 SF060000:252c SF070000:2534 SF050000:253c SF430000:2550 SF240000:2551 SF510000:2552 SF520000\
:2553 SF390000:2554 SF220000:2555 SF210000:2556 SF250000:2557 SF500000:2558 SF490000:2559 SF380000:255a SF280000:255b SF270000:255c SF260000:255d SF360000:255e \
SF370000:255f SF420000:2560 SF190000:2561 SF200000:2562 SF230000:2563 SF470000:2564 SF480000:2565 SF410000:2566 SF450000:2567 SF460000:2568 SF400000:2569 SF5400\
00:256a SF530000:256b SF440000:256c upblock:2580 dnblock:2584 block:2588 lfblock:258c rtblock:2590 ltshade:2591 shade:2592 dkshade:2593 filledbox:25a0 H22073:25\
a1 H18543:25aa H18551:25ab filledrect:25ac triagup:25b2 triagrt:25ba triagdn:25bc triaglf:25c4 lozenge:25ca circle:25cb H18533:25cf invbullet:25d8 invcircle:25d\
9 openbullet:25e6 smileface:263a invsmileface:263b sun:263c female:2640 male:2642 spade:2660 club:2663 heart:2665 diamond:2666 musicalnote:266a musicalnotedbl:2\
66b controlSTX:1 controlSOT:2 controlETX:3 controlEOT:4 controlENQ:5 controlACK:6 controlBEL:7 controlBS:8 controlHT:9 controlLF:a controlVT:b controlFF:c contr\
olCR:d controlSO:e controlSI:f controlDLE:10 controlDC1:11 controlDC2:12 controlDC3:13 controlDC4:14 controlNAK:15 controlSYN:16 controlETB:17 controlCAN:18 con\
trolEM:19 controlSUB:1a controlESC:1b controlFS:1c controlGS:1d controlRS:1e controlUS:1f spacehackarabic:20 verticalbar:7c controlDEL:7f nbspace:a0 nonbreaking\
space:a0 sfthyphen:ad softhyphen:ad overscore:af mu1:b5 middot:b7 Cdot:10a cdot:10b Dslash:110 dmacron:111 Edot:116 edot:117 Gdot:120 gdot:121 Gcedilla:122 Gcom\
maaccent:122 gcedilla:123 gcommaaccent:123 Idot:130 Kcedilla:136 Kcommaaccent:136 kcedilla:137 kcommaaccent:137 Lcedilla:13b Lcommaaccent:13b lcedilla:13c lcomm\
aaccent:13c Ldotaccent:13f ldotaccent:140 Ncedilla:145 Ncommaaccent:145 ncedilla:146 ncommaaccent:146 quoterightn:149 Odblacute:150 odblacute:151 Rcedilla:156 R\
commaaccent:156 rcedilla:157 rcommaaccent:157 Tcedilla:162 Tcommaaccent:162 tcedilla:163 tcommaaccent:163 Udblacute:170 udblacute:171 Zdot:17b zdot:17c slong:17\
f bstroke:180 Bhook:181 Btopbar:182 btopbar:183 Tonesix:184 tonesix:185 Oopen:186 Chook:187 chook:188 Dafrican:189 Dhook:18a Dtopbar:18b dtopbar:18c deltaturned\
:18d Ereversed:18e Schwa:18f Eopen:190 Fhook:191 Ghook:193 Gammaafrican:194 hv:195 Iotaafrican:196 Istroke:197 Khook:198 khook:199 lbar:19a lambdastroke:19b Mtu\
rned:19c Nhookleft:19d nlegrightlong:19e Ocenteredtilde:19f Oi:1a2 oi:1a3 Phook:1a4 phook:1a5 yr:1a6 Tonetwo:1a7 tonetwo:1a8 Esh:1a9 eshreversedloop:1aa tpalata\
lhook:1ab Thook:1ac thook:1ad Tretroflexhook:1ae Upsilonafrican:1b1 Vhook:1b2 Yhook:1b3 yhook:1b4 Zstroke:1b5 zstroke:1b6 Ezh:1b7 Ezhreversed:1b8 ezhreversed:1b\
9 ezhtail:1ba twostroke:1bb Tonefive:1bc tonefive:1bd glottalinvertedstroke:1be wynn:1bf clickdental:1c0 clicklateral:1c1 clickalveolar:1c2 clickretroflex:1c3 D\
Zcaron:1c4 Dzcaron:1c5 dzcaron:1c6 LJ:1c7 Lj:1c8 lj:1c9 NJ:1ca Nj:1cb nj:1cc Acaron:1cd acaron:1ce Icaron:1cf icaron:1d0 Ocaron:1d1 ocaron:1d2 Ucaron:1d3 ucaron\
:1d4 Udieresismacron:1d5 udieresismacron:1d6 Udieresisacute:1d7 udieresisacute:1d8 Udieresiscaron:1d9 udieresiscaron:1da Udieresisgrave:1db udieresisgrave:1dc e\
turned:1dd Adieresismacron:1de adieresismacron:1df Adotmacron:1e0 adotmacron:1e1 AEmacron:1e2 aemacron:1e3 Gstroke:1e4 gstroke:1e5 Kcaron:1e8 kcaron:1e9 Oogonek\
:1ea oogonek:1eb Oogonekmacron:1ec oogonekmacron:1ed Ezhcaron:1ee ezhcaron:1ef jcaron:1f0 DZ:1f1 Dz:1f2 dz:1f3 Gacute:1f4 gacute:1f5 Ostrokeacute:1fe ostrokeacu\
te:1ff Adblgrave:200 adblgrave:201 Ainvertedbreve:202 ainvertedbreve:203 Edblgrave:204 edblgrave:205 Einvertedbreve:206 einvertedbreve:207 Idblgrave:208 idblgra\
ve:209 Iinvertedbreve:20a iinvertedbreve:20b Odblgrave:20c odblgrave:20d Oinvertedbreve:20e oinvertedbreve:20f Rdblgrave:210 rdblgrave:211 Rinvertedbreve:212 ri\
nvertedbreve:213 Udblgrave:214 udblgrave:215 Uinvertedbreve:216 uinvertedbreve:217 Scommaaccent:218 scommaaccent:219 afii57929:2bc afii64937:2bd numeralsigngree\
k:374 numeralsignlowergreek:375 questiongreek:37e Deltagreek:394 Omegagreek:3a9 mugreek:3bc betasymbolgreek:3d0 thetasymbolgreek:3d1 Upsilonacutehooksymbolgreek\
:3d3 Upsilondieresishooksymbolgreek:3d4 phisymbolgreek:3d5 pisymbolgreek:3d6 Stigmagreek:3da Digammagreek:3dc Koppagreek:3de Sampigreek:3e0 kappasymbolgreek:3f0\
 rhosymbolgreek:3f1 sigmalunatesymbolgreek:3f2 yotgreek:3f3 Iocyrillic:401 afii10023:401 Djecyrillic:402 afii10051:402 Gjecyrillic:403 afii10052:403 Ecyrillic:4\
04 afii10053:404 Dzecyrillic:405 afii10054:405 Icyrillic:406 afii10055:406 Yicyrillic:407 afii10056:407 Jecyrillic:408 afii10057:408 Ljecyrillic:409 afii10058:4\
09 Njecyrillic:40a afii10059:40a Tshecyrillic:40b afii10060:40b Kjecyrillic:40c afii10061:40c Ushortcyrillic:40e afii10062:40e Dzhecyrillic:40f afii10145:40f Ac\
yrillic:410 afii10017:410 Becyrillic:411 afii10018:411 Vecyrillic:412 afii10019:412 Gecyrillic:413 afii10020:413 Decyrillic:414 afii10021:414 Iecyrillic:415 afi\
i10022:415 Zhecyrillic:416 afii10024:416 Zecyrillic:417 afii10025:417 Iicyrillic:418 afii10026:418 Iishortcyrillic:419 afii10027:419 Kacyrillic:41a afii10028:41\
a Elcyrillic:41b afii10029:41b Emcyrillic:41c afii10030:41c Encyrillic:41d afii10031:41d Ocyrillic:41e afii10032:41e Pecyrillic:41f afii10033:41f Ercyrillic:420\
 afii10034:420 Escyrillic:421 afii10035:421 Tecyrillic:422 afii10036:422 Ucyrillic:423 afii10037:423 Efcyrillic:424 afii10038:424 Khacyrillic:425 afii10039:425 \
Tsecyrillic:426 afii10040:426 Checyrillic:427 afii10041:427 Shacyrillic:428 afii10042:428 Shchacyrillic:429 afii10043:429 Hardsigncyrillic:42a afii10044:42a Yer\
icyrillic:42b afii10045:42b Softsigncyrillic:42c afii10046:42c Ereversedcyrillic:42d afii10047:42d IUcyrillic:42e afii10048:42e IAcyrillic:42f afii10049:42f acy\
rillic:430 afii10065:430 afii10066:431 becyrillic:431 afii10067:432 vecyrillic:432 afii10068:433 gecyrillic:433 afii10069:434 decyrillic:434 afii10070:435 iecyr\
illic:435 afii10072:436 zhecyrillic:436 afii10073:437 zecyrillic:437 afii10074:438 iicyrillic:438 afii10075:439 iishortcyrillic:439 afii10076:43a kacyrillic:43a\
 afii10077:43b elcyrillic:43b afii10078:43c emcyrillic:43c afii10079:43d encyrillic:43d afii10080:43e ocyrillic:43e afii10081:43f pecyrillic:43f afii10082:440 e\
rcyrillic:440 afii10083:441 escyrillic:441 afii10084:442 tecyrillic:442 afii10085:443 ucyrillic:443 afii10086:444 efcyrillic:444 afii10087:445 khacyrillic:445 a\
fii10088:446 tsecyrillic:446 afii10089:447 checyrillic:447 afii10090:448 shacyrillic:448 afii10091:449 shchacyrillic:449 afii10092:44a hardsigncyrillic:44a afii\
10093:44b yericyrillic:44b afii10094:44c softsigncyrillic:44c afii10095:44d ereversedcyrillic:44d afii10096:44e iucyrillic:44e afii10097:44f iacyrillic:44f afii\
10071:451 iocyrillic:451 afii10099:452 djecyrillic:452 afii10100:453 gjecyrillic:453 afii10101:454 ecyrillic:454 afii10102:455 dzecyrillic:455 afii10103:456 icy\
rillic:456 afii10104:457 yicyrillic:457 afii10105:458 jecyrillic:458 afii10106:459 ljecyrillic:459 afii10107:45a njecyrillic:45a afii10108:45b tshecyrillic:45b \
afii10109:45c kjecyrillic:45c afii10110:45e ushortcyrillic:45e afii10193:45f dzhecyrillic:45f Omegacyrillic:460 omegacyrillic:461 Yatcyrillic:462 afii10146:462 \
afii10194:463 yatcyrillic:463 Eiotifiedcyrillic:464 eiotifiedcyrillic:465 Yuslittlecyrillic:466 yuslittlecyrillic:467 Yuslittleiotifiedcyrillic:468 yuslittleiot\
ifiedcyrillic:469 Yusbigcyrillic:46a yusbigcyrillic:46b Yusbigiotifiedcyrillic:46c yusbigiotifiedcyrillic:46d Ksicyrillic:46e ksicyrillic:46f Psicyrillic:470 ps\
icyrillic:471 Fitacyrillic:472 afii10147:472 afii10195:473 fitacyrillic:473 Izhitsacyrillic:474 afii10148:474 afii10196:475 izhitsacyrillic:475 Izhitsadblgravec\
yrillic:476 izhitsadblgravecyrillic:477 Ukcyrillic:478 ukcyrillic:479 Omegaroundcyrillic:47a omegaroundcyrillic:47b Omegatitlocyrillic:47c omegatitlocyrillic:47\
d Otcyrillic:47e otcyrillic:47f Koppacyrillic:480 koppacyrillic:481 thousandcyrillic:482 Gheupturncyrillic:490 afii10050:490 afii10098:491 gheupturncyrillic:491\
 Ghestrokecyrillic:492 ghestrokecyrillic:493 Ghemiddlehookcyrillic:494 ghemiddlehookcyrillic:495 Zhedescendercyrillic:496 zhedescendercyrillic:497 Zedescendercy\
rillic:498 zedescendercyrillic:499 Kadescendercyrillic:49a kadescendercyrillic:49b Kaverticalstrokecyrillic:49c kaverticalstrokecyrillic:49d Kastrokecyrillic:49\
e kastrokecyrillic:49f Kabashkircyrillic:4a0 kabashkircyrillic:4a1 Endescendercyrillic:4a2 endescendercyrillic:4a3 Enghecyrillic:4a4 enghecyrillic:4a5 Pemiddleh\
ookcyrillic:4a6 pemiddlehookcyrillic:4a7 Haabkhasiancyrillic:4a8 haabkhasiancyrillic:4a9 Esdescendercyrillic:4aa esdescendercyrillic:4ab Tedescendercyrillic:4ac\
 tedescendercyrillic:4ad Ustraightcyrillic:4ae ustraightcyrillic:4af Ustraightstrokecyrillic:4b0 ustraightstrokecyrillic:4b1 Hadescendercyrillic:4b2 hadescender\
cyrillic:4b3 Tetsecyrillic:4b4 tetsecyrillic:4b5 Chedescendercyrillic:4b6 chedescendercyrillic:4b7 Cheverticalstrokecyrillic:4b8 cheverticalstrokecyrillic:4b9 S\
hhacyrillic:4ba shhacyrillic:4bb Cheabkhasiancyrillic:4bc cheabkhasiancyrillic:4bd Chedescenderabkhasiancyrillic:4be chedescenderabkhasiancyrillic:4bf palochkac\
yrillic:4c0 Zhebrevecyrillic:4c1 zhebrevecyrillic:4c2 Kahookcyrillic:4c3 kahookcyrillic:4c4 Enhookcyrillic:4c7 enhookcyrillic:4c8 Chekhakassiancyrillic:4cb chek\
hakassiancyrillic:4cc Abrevecyrillic:4d0 abrevecyrillic:4d1 Adieresiscyrillic:4d2 adieresiscyrillic:4d3 Aiecyrillic:4d4 aiecyrillic:4d5 Iebrevecyrillic:4d6 iebr\
evecyrillic:4d7 Schwacyrillic:4d8 afii10846:4d9 schwacyrillic:4d9 Schwadieresiscyrillic:4da schwadieresiscyrillic:4db Zhedieresiscyrillic:4dc zhedieresiscyrilli\
c:4dd Zedieresiscyrillic:4de zedieresiscyrillic:4df Dzeabkhasiancyrillic:4e0 dzeabkhasiancyrillic:4e1 Imacroncyrillic:4e2 imacroncyrillic:4e3 Idieresiscyrillic:\
4e4 idieresiscyrillic:4e5 Odieresiscyrillic:4e6 odieresiscyrillic:4e7 Obarredcyrillic:4e8 obarredcyrillic:4e9 Obarreddieresiscyrillic:4ea obarreddieresiscyrilli\
c:4eb Umacroncyrillic:4ee umacroncyrillic:4ef Udieresiscyrillic:4f0 udieresiscyrillic:4f1 Uhungarumlautcyrillic:4f2 uhungarumlautcyrillic:4f3 Chedieresiscyrilli\
c:4f4 chedieresiscyrillic:4f5 Yerudieresiscyrillic:4f8 yerudieresiscyrillic:4f9 afii61664:200c afii301:200d afii299:200e afii300:200f afii00208:2015 afii61573:2\
02c afii61574:202d afii61575:202e afii08941:20a4 afii57636:20aa euro:20ac afii61248:2105 afii61289:2113 afii61352:2116 divisionslash:2215 bulletoperator:2219",A=new Map,
S=new Map;for(const y of O.split(" ")){const[g,d]=y.split(":"),f=parseInt(d,16);A.set(g,f),S.has(f)||S.set(f,g)}function M(y){const g=A.get(y);if(g!==void 0)return g;
const d=/^(?:uni([0-9A-F]{4})|u([0-9A-F]{4,6}))$/.exec(y),f=d?parseInt(d[1]??d[2],16):void 0;return f!==void 0&&f<=1114111?f:void 0}const _=y=>S.get(y)??`uni${y.
toString(16).toUpperCase().padStart(4,"0")}`}),94389:((q,D,U)=>{U.d(D,{Ey:()=>f,Fm:()=>d,tI:()=>g});const O=65536,A=262144;function S(e,c,r){const a=new Uint32Array(
r);let n=A;const i=(t,o)=>{o>0&&o<r&&(a[o]===0||_(a[o])&&!_(t))&&(a[o]=t)};try{const t=e.getUint16(c);if(t===0)for(let o=0;o<256;o++)i(o,e.getUint8(c+6+o));else if(t===
4)M(e,c,i);else if(t===6){const o=e.getUint16(c+6),u=e.getUint16(c+8);for(let s=0;s<u;s++)i(o+s,e.getUint16(c+10+s*2))}else if(t===12){const o=Math.min(e.getUint32(
c+12),O);for(let u=c+16;u<c+16+o*12;u+=12){const s=e.getUint32(u),m=Math.min(e.getUint32(u+4),1114111),p=e.getUint32(u+8);for(let E=s;E<=m&&n>0;E++,n--)i(E,p+E-
s)}}}catch(t){if(!(t instanceof RangeError))throw t}return a}function M(e,c,r){const a=e.getUint16(c+6),[n,i]=[c+14,c+16+a];let t=A;for(let o=0;o<a;o+=2){const u=e.
getUint16(n+o),s=e.getUint16(i+a+o),m=i+2*a+o,p=e.getUint16(m),E=e.getUint16(i+o);for(let I=E;I<=u&&I<65535&&t>0;I++,t--){const v=p===0?I:e.getUint16(m+p+(I-E)*
2);(v!==0||p===0)&&r(I,v+s&65535)}}}const _=e=>e<32||e>=11904&&e<=12255||e>=57344&&e<=64255||e>=983040,y=".notdef .null nonmarkingreturn space exclam quotedbl n\
umbersign dollar percent ampersand quotesingle parenleft parenright asterisk plus comma hyphen period slash zero one two three four five six seven eight nine co\
lon semicolon less equal greater question at A B C D E F G H I J K L M N O P Q R S T U V W X Y Z bracketleft backslash bracketright asciicircum underscore grave\
 a b c d e f g h i j k l m n o p q r s t u v w x y z braceleft bar braceright asciitilde Adieresis Aring Ccedilla Eacute Ntilde Odieresis Udieresis aacute agrav\
e acircumflex adieresis atilde aring ccedilla eacute egrave ecircumflex edieresis iacute igrave icircumflex idieresis ntilde oacute ograve ocircumflex odieresis\
 otilde uacute ugrave ucircumflex udieresis dagger degree cent sterling section bullet paragraph germandbls registered copyright trademark acute dieresis notequ\
al AE Oslash infinity plusminus lessequal greaterequal yen mu partialdiff summation product pi integral ordfeminine ordmasculine Omega ae oslash questiondown ex\
clamdown logicalnot radical florin approxequal Delta guillemotleft guillemotright ellipsis nonbreakingspace Agrave Atilde Otilde OE oe endash emdash quotedbllef\
t quotedblright quoteleft quoteright divide lozenge ydieresis Ydieresis fraction currency guilsinglleft guilsinglright fi fl daggerdbl periodcentered quotesingl\
base quotedblbase perthousand Acircumflex Ecircumflex Aacute Edieresis Egrave Iacute Icircumflex Idieresis Igrave Oacute Ocircumflex apple Ograve Uacute Ucircum\
flex Ugrave dotlessi circumflex tilde macron breve dotaccent ring cedilla hungarumlaut ogonek caron Lslash lslash Scaron scaron Zcaron zcaron brokenbar Eth eth \
Yacute yacute Thorn thorn minus multiply onesuperior twosuperior threesuperior onehalf onequarter threequarters franc Gbreve gbreve Idotaccent Scedilla scedilla\
 Cacute cacute Ccaron ccaron dcroat".split(" ");function g(e){const c=new Map,r=e.getUint16(4);for(let a=0;a<r;a++){const n=12+a*16,i=[0,1,2,3].map(t=>String.fromCharCode(
e.getUint8(n+t))).join("");c.set(i,{at:e.getUint32(n+8),length:e.getUint32(n+12)})}return c}function d(e){const c=g(e),[r,a,n,i,t,o]=["head","loca","glyf","maxp",
"cmap","post"].map(b=>c.get(b));if(!r||!a||!n||!i)return;const u=e.getUint16(i.at+4),s=e.getUint16(r.at+50)===1,m=b=>s?e.getUint32(a.at+b*4):e.getUint16(a.at+b*
2)*2,p=b=>b>=0&&b<u&&m(b+1)>m(b),E=x(e,t),I=k(E),v=E(3,0),z=E(1,0);let N,P,G;const L=b=>(N??=o?l(C(e,o)):new Map,N.get(b)??-1);return{kind:"truetype",unicode:b=>I===
void 0?0:h(e,I,b),code:b=>v!==void 0?h(e,v,61440+b)||h(e,v,b):z===void 0?0:h(e,z,b),has:b=>typeof b=="number"?b>0&&b<u:p(L(b)),isDrawn:p,codes:v!==void 0?"symbo\
l":z!==void 0?"macintosh":void 0,pointOf:b=>(G??=I===void 0?new Uint32Array:S(e,I,u),G[b]??0),nameOf:b=>(P??=o?C(e,o):[],P[b]??""),glyphOf:b=>Math.max(L(b),0),glyphOfCid:b=>b,
encoding:void 0}}function f(e,c){const r=k(x(e,c.get("cmap")));let a;return n=>(a??=r===void 0?new Uint32Array:S(e,r,65536),a[n]??0)}function x(e,c){const r=c?T(
e,c.at):[];return(a,n)=>r.find(i=>i.platform===a&&(n===void 0||i.encoding===n))?.at}const k=e=>e(3,10)??e(3,1)??e(0);function T(e,c){const r=Math.min(e.getUint16(
c+2),64);return Array.from({length:r},(a,n)=>{const i=c+4+n*8;return{platform:e.getUint16(i),encoding:e.getUint16(i+2),at:c+e.getUint32(i+4)}})}function h(e,c,r){
try{switch(e.getUint16(c)){case 0:return r<256?e.getUint8(c+6+r):0;case 4:return r>65535?0:F(e,c,r);case 6:{const a=e.getUint16(c+6),n=e.getUint16(c+8);return r>=
a&&r<a+n?e.getUint16(c+10+(r-a)*2):0}case 12:{let[a,n]=[0,e.getUint32(c+12)-1];for(;a<=n;){const i=a+n>>1,t=c+16+i*12;if(r<e.getUint32(t))n=i-1;else if(r>e.getUint32(
t+4))a=i+1;else return e.getUint32(t+8)+r-e.getUint32(t)}return 0}default:return 0}}catch{return 0}}function F(e,c,r){const a=e.getUint16(c+6),[n,i]=[c+14,c+16+
a];for(let t=0;t<a;t+=2){if(r>e.getUint16(n+t))continue;const o=e.getUint16(i+t);if(r<o)return 0;const u=e.getUint16(i+a+t),s=i+2*a+t,m=e.getUint16(s);if(m===0)
return r+u&65535;const p=e.getUint16(s+m+(r-o)*2);return p===0?0:p+u&65535}return 0}function C(e,{at:c,length:r}){const a=e.getUint32(c);if(a!==131072)return a===
65536?y:[];const n=e.getUint16(c+32),i=[];for(let t=c+34+n*2;t<c+r&&t<e.byteLength;){const o=e.getUint8(t);let u="";for(let s=1;s<=o&&t+s<e.byteLength;s++)u+=String.
fromCharCode(e.getUint8(t+s));i.push(u),t+=o+1}return Array.from({length:n},(t,o)=>{const u=e.getUint16(c+34+o*2);return y[u]??i[u-y.length]??""})}function l(e){
const c=new Map;for(const[r,a]of e.entries())a!==""&&!c.has(a)&&c.set(a,r);return c}}),47707:((q,D,U)=>{U.d(D,{I2:()=>c,ML:()=>k,MS:()=>S,MZ:()=>e,RK:()=>h,RM:()=>x,
Sw:()=>d,Zw:()=>C,ai:()=>F,qf:()=>f,sI:()=>T});var O=U(34378);const A=["Arabic","Hebrew","Syriac","Thaana","Nko","Samaritan","Mandaic","Adlam","Devanagari","Ben\
gali","Gurmukhi","Gujarati","Oriya","Tamil","Telugu","Kannada","Malayalam","Sinhala","Thai","Lao","Tibetan","Myanmar","Khmer","Javanese","Balinese","Mongolian"],
S=new Set(["Arabic","Hebrew","Syriac","Thaana","Nko"]),M=A.map(i=>({script:i,pattern:new RegExp(`\\p{Script=${i}}`,"u")})),_=new RegExp("\\p{Default_Ignorable_Co\
de_Point}","gu"),y=new RegExp("(?![\\u061c\\u200c-\\u200f\\u202a-\\u202e\\u2066-\\u2069])\\p{Default_Ignorable_Code_Point}","gu"),g=/[\u202a-\u202e\u2066-\u2069]/u;
function d(i){return/[\u0590-\u{10ffff}]/u.test(i)?g.test(i)||M.some(({pattern:t})=>t.test(i)):!1}const f=i=>i.match(new RegExp("\\P{M}\\p{M}{0,30}|\\p{M}{1,30}",
"gu"))??[],x=i=>d(i)?M.find(({pattern:t})=>t.test(i))?.script:void 0,k=i=>new RegExp("^\\p{Default_Ignorable_Code_Point}+$","u").test(i),T=i=>i.replace(_,""),h=i=>(0,O.
w)(i).replace(d(i)?y:_,"");function F(i){return h(i).trim()}function C(i,t){const o=t.length===1;if(o&&g.test(i))return"has characters that change the direction\
 of writing; a stamp runs from left to right, unless you give a font";const u=new Set,s=new Set,m=new Set,p=v=>k(v)||t.some(z=>z.covers(v));for(const v of f(F(i))){
if(p(v))continue;const z=[...v].filter(N=>!p(N));for(const N of z.length>0?z:[v]){const P=x(N);P!==void 0&&s.add(P),m.add(P??a(N)??""),u.add(N)}}if(u.size===0)return;
const E=[...u].map(n).join(", "),I=o&&[...s].every(v=>S.has(v))?", or give a font that has them":"";return m.delete(""),s.size>0?`is written in ${[...m].join(",\
 ")} script, which the stamp cannot show correctly: ${E}. ${l}${I}`:`has characters that the stamp cannot show: ${E}. ${l}${I}`}const l="Use Latin, Greek or Cyr\
illic letters, digits and punctuation",e=i=>Array.from(i,t=>`U+${t.codePointAt(0).toString(16).toUpperCase().padStart(4,"0")}`).join(" ");function c(i){const t=x(
i)??a(i);return t!==void 0?`${t} script`:new RegExp("\\p{Extended_Pictographic}","u").test(i)?"pictures":"other characters"}const r=["Han","Hiragana","Katakana",
"Hangul","Bopomofo","Armenian","Georgian","Ethiopic","Cherokee"].map(i=>({script:i,pattern:new RegExp(`\\p{Script=${i}}`,"u")})),a=i=>r.find(({pattern:t})=>t.test(
i))?.script;function n(i){const t=e(i);return/[\p{Mark}\p{Separator}\p{Other}]/u.test(i)?t:`“${i}” (${t})`}}),74135:((q,D,U)=>{U.d(D,{$L:()=>x,DI:()=>_,Gd:()=>g,
Mo:()=>S,Pj:()=>h,S3:()=>A,W1:()=>F,XM:()=>T,d:()=>C,ds:()=>M,gF:()=>k,iN:()=>O,kO:()=>f,lw:()=>y,zl:()=>d});function O({box:[l,e,c,r],rotation:a}){const n=c-l,
i=r-e;return a%180===0?{width:n,height:i}:{width:i,height:n}}function A({box:[l,e,c,r],rotation:a}){switch(a){case 0:return[1,0,0,1,l,e];case 90:return[0,1,-1,0,
c,e];case 180:return[-1,0,0,-1,c,r];case 270:return[0,-1,1,0,l,r]}}function S(l,e){return e===void 0?l:h(l,e)??l}function M([l,e,c,r]){return[Math.min(l,c),Math.
min(e,r),Math.max(l,c),Math.max(e,r)]}function _([l,e,c,r,a,n]){const i=l*r-e*c,[t,o,u,s]=[r/i,-e/i,-c/i,l/i];return[t+0,o+0,u+0,s+0,-(a*t+n*u)+0,-(a*o+n*s)+0]}
function y(l,e){const[c,r,a,n,i,t]=l,[o,u,s,m,p,E]=e;return[c*o+r*s,c*u+r*m,a*o+n*s,a*u+n*m,i*o+t*s+p,i*u+t*m+E]}function g([l,e,c,r,a,n],i,t){return[l*i+c*t+a,
e*i+r*t+n]}function d(l,[e,c,r,a]){const[n,i]=g(l,e,c),[t,o]=g(l,r,c),[u,s]=g(l,e,a),[m,p]=g(l,r,a);return[Math.min(n,t,u,m),Math.min(i,o,s,p),Math.max(n,t,u,m),
Math.max(i,o,s,p)]}const f=(l,e)=>[Math.min(l[0],e[0]),Math.min(l[1],e[1]),Math.max(l[2],e[2]),Math.max(l[3],e[3])];function x(l){let[e,c,r,a]=k;for(const[n,i]of l)
e=Math.min(e,n),c=Math.min(c,i),r=Math.max(r,n),a=Math.max(a,i);return[e,c,r,a]}const k=[1/0,1/0,-1/0,-1/0],T=([l,e,c,r],a)=>[l-a,e-a,c+a,r+a];function h(l,e){const c=[
Math.max(l[0],e[0]),Math.max(l[1],e[1]),Math.min(l[2],e[2]),Math.min(l[3],e[3])];return c[0]<c[2]&&c[1]<c[3]?c:void 0}const F=l=>l.map(e=>Math.round(e*1e5)/1e5+
0),C=(l,{userUnit:e})=>String(Number((l*e/72).toPrecision(3)))})};
