"use strict";exports.id=6140,exports.ids=[6140],exports.modules={16456:((R,M,S)=>{S.d(M,{NF:()=>I,P$:()=>x,W:()=>b,jp:()=>T,pE:()=>v,yD:()=>E,yh:()=>m});var O=S(45599),C=S(49454),
U=S(30201);const T=4;function v(k,D,u){const f=k.resolve(D?.get("Flags"));return typeof f=="number"?(f&T)!==0:/^(Symbol|ZapfDingbats|Wingdings|Webdings)/.test((0,C.
FG)(k,u.get("BaseFont")))}function x(k,D,u,f){const{base:h,differences:n}=E(k,D);if(h===void 0&&u&&!n)return;const c=h??(u&&f?"":b),e=new Map;for(let r=32;r<256;r++){
const t=c.charCodeAt(r-32);t>0&&e.set(r,{point:t,name:(0,U.S)(t)})}for(const[r,t]of n??[]){const i=(0,U.u)(t);i===void 0?e.delete(r):e.set(r,{point:i,name:t})}return e}
function E(k,D){const u=k.resolve(D.get("Encoding")),f=u instanceof O.SX?u.text:(0,C.FG)(k,(0,O.Zm)(u)?u.get("BaseEncoding"):void 0),h={WinAnsiEncoding:I,MacRomanEncoding:m,
StandardEncoding:b}[f],n=(0,O.Zm)(u)?k.array(u.get("Differences")):void 0;if(!n)return{base:h,differences:void 0};const l=new Map;let c=0;for(const e of n){const r=k.
resolve(e);typeof r=="number"?c=r:r instanceof O.SX&&(c>=0&&c<=255&&l.set(c,r.text),c++)}return{base:h,differences:l}}const b=" !\"#$%&’()*+,-./0123456789:;<=>?@\
ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_‘abcdefghijklmnopqrstuvwxyz{|}~\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0¡¢£⁄¥ƒ§¤'“«‹›ﬁﬂ\0–†‡·\0¶•‚„”»…‰\0¿\0`´ˆ˜¯˘˙¨\0˚¸\0˝˛ˇ—\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
Æ\0ª\0\0\0\0ŁØŒº\0\0\0\0\0æ\0\0\0ı\0\0łøœß\0\0\0\0",m=" !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|\
}~\0ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»… ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄¤‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ",
I=" !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ ¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼\
½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ"}),49454:((R,M,S)=>{S.d(M,
{FG:()=>C,MH:()=>E,VJ:()=>x,hL:()=>U,nb:()=>T});var O=S(45599);function C(b,m){const I=b.resolve(m);return I instanceof O.SX?I.text:""}function U(b,m){if((0,O.Eo)(
b.resolve(m.get("Subtype")),"Type0"))return b.dict(b.array(m.get("DescendantFonts"))?.[0])}const T=(b,m)=>b.dict((U(b,m)??m).get("FontDescriptor")),v=/^[A-Z]{6}\+(?=.)/;
function x(b){const m=b.replace(v,"");return{name:m,subset:m!==b}}function E(b){const m=Buffer.from(b,"latin1"),I=new TextDecoder().decode(m);return I.includes(
"�")?b:I}}),30201:((R,M,S)=>{S.d(M,{S:()=>v,u:()=>T});const O="space:20 exclam:21 quotedbl:22 numbersign:23 dollar:24 percent:25 ampersand:26 quotesingle:27 p\
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
02c afii61574:202d afii61575:202e afii08941:20a4 afii57636:20aa euro:20ac afii61248:2105 afii61289:2113 afii61352:2116 divisionslash:2215 bulletoperator:2219",C=new Map,
U=new Map;for(const x of O.split(" ")){const[E,b]=x.split(":"),m=parseInt(b,16);C.set(E,m),U.has(m)||U.set(m,E)}function T(x){const E=C.get(x);if(E!==void 0)return E;
const b=/^(?:uni([0-9A-F]{4})|u([0-9A-F]{4,6}))$/.exec(x),m=b?parseInt(b[1]??b[2],16):void 0;return m!==void 0&&m<=1114111?m:void 0}const v=x=>U.get(x)??`uni${x.
toString(16).toUpperCase().padStart(4,"0")}`}),61188:((R,M,S)=>{S.d(M,{eP:()=>E,zz:()=>D,Pe:()=>k,ah:()=>v,Je:()=>x});const O=".notdef space exclam quotedbl num\
bersign dollar percent ampersand quoteright parenleft parenright asterisk plus comma hyphen period slash zero one two three four five six seven eight nine colon\
 semicolon less equal greater question at A B C D E F G H I J K L M N O P Q R S T U V W X Y Z bracketleft backslash bracketright asciicircum underscore quotelef\
t a b c d e f g h i j k l m n o p q r s t u v w x y z braceleft bar braceright asciitilde exclamdown cent sterling fraction yen florin section currency quotesin\
gle quotedblleft guillemotleft guilsinglleft guilsinglright fi fl endash dagger daggerdbl periodcentered paragraph bullet quotesinglbase quotedblbase quotedblri\
ght guillemotright ellipsis perthousand questiondown grave acute circumflex tilde macron breve dotaccent dieresis ring cedilla hungarumlaut ogonek caron emdash \
AE ordfeminine Lslash Oslash OE ordmasculine ae dotlessi lslash oslash oe germandbls onesuperior logicalnot mu trademark Eth onehalf plusminus Thorn onequarter \
divide brokenbar degree thorn threequarters twosuperior registered minus eth multiply threesuperior copyright Aacute Acircumflex Adieresis Agrave Aring Atilde C\
cedilla Eacute Ecircumflex Edieresis Egrave Iacute Icircumflex Idieresis Igrave Ntilde Oacute Ocircumflex Odieresis Ograve Otilde Scaron Uacute Ucircumflex Udie\
resis Ugrave Yacute Ydieresis Zcaron aacute acircumflex adieresis agrave aring atilde ccedilla eacute ecircumflex edieresis egrave iacute icircumflex idieresis \
igrave ntilde oacute ocircumflex odieresis ograve otilde scaron uacute ucircumflex udieresis ugrave yacute ydieresis zcaron exclamsmall Hungarumlautsmall dollar\
oldstyle dollarsuperior ampersandsmall Acutesmall parenleftsuperior parenrightsuperior twodotenleader onedotenleader zerooldstyle oneoldstyle twooldstyle threeo\
ldstyle fouroldstyle fiveoldstyle sixoldstyle sevenoldstyle eightoldstyle nineoldstyle commasuperior threequartersemdash periodsuperior questionsmall asuperior \
bsuperior centsuperior dsuperior esuperior isuperior lsuperior msuperior nsuperior osuperior rsuperior ssuperior tsuperior ff ffi ffl parenleftinferior parenrig\
htinferior Circumflexsmall hyphensuperior Gravesmall Asmall Bsmall Csmall Dsmall Esmall Fsmall Gsmall Hsmall Ismall Jsmall Ksmall Lsmall Msmall Nsmall Osmall Ps\
mall Qsmall Rsmall Ssmall Tsmall Usmall Vsmall Wsmall Xsmall Ysmall Zsmall colonmonetary onefitted rupiah Tildesmall exclamdownsmall centoldstyle Lslashsmall Sc\
aronsmall Zcaronsmall Dieresissmall Brevesmall Caronsmall Dotaccentsmall Macronsmall figuredash hypheninferior Ogoneksmall Ringsmall Cedillasmall questiondownsm\
all oneeighth threeeighths fiveeighths seveneighths onethird twothirds zerosuperior foursuperior fivesuperior sixsuperior sevensuperior eightsuperior ninesuperi\
or zeroinferior oneinferior twoinferior threeinferior fourinferior fiveinferior sixinferior seveninferior eightinferior nineinferior centinferior dollarinferior\
 periodinferior commainferior Agravesmall Aacutesmall Acircumflexsmall Atildesmall Adieresissmall Aringsmall AEsmall Ccedillasmall Egravesmall Eacutesmall Ecirc\
umflexsmall Edieresissmall Igravesmall Iacutesmall Icircumflexsmall Idieresissmall Ethsmall Ntildesmall Ogravesmall Oacutesmall Ocircumflexsmall Otildesmall Odi\
eresissmall OEsmall Oslashsmall Ugravesmall Uacutesmall Ucircumflexsmall Udieresissmall Yacutesmall Thornsmall Ydieresissmall 001.000 001.001 001.002 001.003 Bl\
ack Bold Book Light Medium Regular Roman Semibold".split(" "),C=[[32,1,1],[33,229,2],[36,231,8],[44,13,3],[47,99,1],[48,239,10],[58,27,2],[60,249,4],[65,253,5],
[73,258,1],[76,259,4],[82,263,3],[86,266,1],[87,109,2],[89,267,3],[93,270,34],[161,304,3],[166,307,5],[172,312,1],[175,313,1],[178,314,2],[182,316,3],[188,158,1],
[189,155,1],[190,163,1],[191,319,7],[200,326,1],[201,150,1],[202,164,1],[203,169,1],[204,327,52]],U=[[[0,229]],[[0,2],[229,10],[13,3],[99,1],[239,10],[27,2],[249,
18],[109,2],[267,52],[158,1],[155,1],[163,1],[319,8],[150,1],[164,1],[169,1],[327,52]],[[0,2],[231,2],[235,4],[13,3],[99,1],[239,10],[27,2],[249,3],[253,14],[109,
2],[267,4],[272,1],[300,3],[305,1],[314,2],[158,1],[155,1],[163,1],[320,7],[150,1],[164,1],[169,1],[327,20]]];var T=S(41801);function v(u){const f=new DataView(
u.buffer,u.byteOffset,u.byteLength),h=k(f,f.getUint8(2)),n=k(f,h.end),l=k(f,n.end),c=D(f,n.offsets[0]??0,n.offsets[1]??0),e=c.get(17)?.[0];if(e===void 0)return;
const r=k(f,e).offsets.length-1,t=c.has(3102),i=o=>x(u,l.offsets,o),a=E(f,c.get(15)?.[0]??0,r,t);if(t){let o;const g=y=>(o??=new Map(a.map((_,F)=>[_,F])),o.get(
y)??0);return(0,T.c)("cid",new Set(a.slice(1)),{glyphOfCid:g})}const s=a.map(i);let d;return(0,T.c)("named",new Set(s.slice(1)),{nameOf:o=>s[o]??"",glyphCalled:o=>(d??=
new Map(s.map((g,y)=>[g,y]).toReversed()),d.get(o)),encoding:b(f,c.get(16)?.[0]??0,s,i)})}function x(u,f,h){const n=O[h];if(n!==void 0)return n;const l=h-O.length,
[c,e]=[f[l],f[l+1]];return c===void 0||e===void 0?"":Buffer.from(u.subarray(c,e)).toString("latin1")}function E(u,f,h,n){const l=n?void 0:U[f];if(l)return l.flatMap(
([t,i])=>Array.from({length:i},(a,s)=>t+s)).slice(0,h);const c=[0],e=u.getUint8(f);let r=f+1;for(;c.length<h;){const t=u.getUint16(r),i=e===0?0:e===1?u.getUint8(
r+2):u.getUint16(r+2);r+=e===0?2:e===1?3:4;for(let a=0;a<=i&&c.length<h;a++)c.push(t+a)}return c}function b(u,f,h,n){if(f===0)return;const l=new Map;if(f===1){for(const[
a,s,d]of C)for(let o=0;o<d;o++)l.set(a+o,n(s+o));return l}const c=u.getUint8(f),e=u.getUint8(f+1);let r=1,t=f+2;for(let a=0;a<e;a++){const s=u.getUint8(t),d=(c&
127)===0?0:u.getUint8(t+1);t+=(c&127)===0?1:2;for(let o=s;o<=s+d;o++)l.set(o,h[r++]??"")}const i=c>=128?u.getUint8(t++):0;for(let a=0;a<i;a++,t+=3)l.set(u.getUint8(
t),n(u.getUint16(t+1)));return l}function m(u,f,h){let n="";for(let l=f;l<h;l++){const c=u.getUint8(l);n+=I[c>>4]+I[c&15]}return Number(n)||0}const I=["0","1","\
2","3","4","5","6","7","8","9",".","E","E-","","-",""];function k(u,f){const h=u.getUint16(f);if(h===0)return{offsets:[],end:f+2};const n=u.getUint8(f+2),l=f+3+
(h+1)*n-1,c=Array.from({length:h+1},(e,r)=>{let t=0;for(let i=0;i<n;i++)t=t*256+u.getUint8(f+3+r*n+i);return l+t});return{offsets:c,end:c[h]}}function D(u,f,h){
const n=new Map;let l=[];for(let c=f;c<h;){const e=u.getUint8(c++);if(e<=21){const r=e===12?3072+u.getUint8(c++):e;n.set(r,l),l=[]}else if(e===28)l.push(u.getInt16(
c)),c+=2;else if(e===29)l.push(u.getInt32(c)),c+=4;else if(e===30){const r=c;for(;c<h&&(u.getUint8(c++)&15)!==15;);l.push(m(u,r,c))}else e<=246?l.push(e-139):e<=
250?l.push((e-247)*256+u.getUint8(c++)+108):l.push(-(e-251)*256-u.getUint8(c++)-108)}return n}}),41801:((R,M,S)=>{S.d(M,{c:()=>O});const O=(C,U,T={})=>({kind:C,
unicode:()=>0,code:()=>0,has:v=>U.has(v),isDrawn:()=>!0,codes:void 0,pointOf:()=>0,nameOf:()=>"",glyphOf:()=>0,glyphOfCid:v=>v,encoding:void 0,...T})}),94389:((R,M,S)=>{
S.d(M,{eQ:()=>b,Ey:()=>I,Fm:()=>m,tI:()=>E});const O=65536,C=262144;function U(e,r,t){const i=new Uint32Array(t);let a=C;const s=(d,o)=>{o>0&&o<t&&(i[o]===0||v(
i[o])&&!v(d))&&(i[o]=d)};try{const d=e.getUint16(r);if(d===0)for(let o=0;o<256;o++)s(o,e.getUint8(r+6+o));else if(d===4)T(e,r,s);else if(d===6){const o=e.getUint16(
r+6),g=e.getUint16(r+8);for(let y=0;y<g;y++)s(o+y,e.getUint16(r+10+y*2))}else if(d===12){const o=Math.min(e.getUint32(r+12),O);for(let g=r+16;g<r+16+o*12;g+=12){
const y=e.getUint32(g),_=Math.min(e.getUint32(g+4),1114111),F=e.getUint32(g+8);for(let A=y;A<=_&&a>0;A++,a--)s(A,F+A-y)}}}catch(d){if(!(d instanceof RangeError))
throw d}return i}function T(e,r,t){const i=e.getUint16(r+6),[a,s]=[r+14,r+16+i];let d=C;for(let o=0;o<i;o+=2){const g=e.getUint16(a+o),y=e.getUint16(s+i+o),_=s+
2*i+o,F=e.getUint16(_),A=e.getUint16(s+o);for(let N=A;N<=g&&N<65535&&d>0;N++,d--){const z=F===0?N:e.getUint16(_+F+(N-A)*2);(z!==0||F===0)&&t(N,z+y&65535)}}}const v=e=>e<
32||e>=11904&&e<=12255||e>=57344&&e<=64255||e>=983040,x=".notdef .null nonmarkingreturn space exclam quotedbl numbersign dollar percent ampersand quotesingle pa\
renleft parenright asterisk plus comma hyphen period slash zero one two three four five six seven eight nine colon semicolon less equal greater question at A B \
C D E F G H I J K L M N O P Q R S T U V W X Y Z bracketleft backslash bracketright asciicircum underscore grave a b c d e f g h i j k l m n o p q r s t u v w x \
y z braceleft bar braceright asciitilde Adieresis Aring Ccedilla Eacute Ntilde Odieresis Udieresis aacute agrave acircumflex adieresis atilde aring ccedilla eac\
ute egrave ecircumflex edieresis iacute igrave icircumflex idieresis ntilde oacute ograve ocircumflex odieresis otilde uacute ugrave ucircumflex udieresis dagge\
r degree cent sterling section bullet paragraph germandbls registered copyright trademark acute dieresis notequal AE Oslash infinity plusminus lessequal greater\
equal yen mu partialdiff summation product pi integral ordfeminine ordmasculine Omega ae oslash questiondown exclamdown logicalnot radical florin approxequal De\
lta guillemotleft guillemotright ellipsis nonbreakingspace Agrave Atilde Otilde OE oe endash emdash quotedblleft quotedblright quoteleft quoteright divide lozen\
ge ydieresis Ydieresis fraction currency guilsinglleft guilsinglright fi fl daggerdbl periodcentered quotesinglbase quotedblbase perthousand Acircumflex Ecircum\
flex Aacute Edieresis Egrave Iacute Icircumflex Idieresis Igrave Oacute Ocircumflex apple Ograve Uacute Ucircumflex Ugrave dotlessi circumflex tilde macron brev\
e dotaccent ring cedilla hungarumlaut ogonek caron Lslash lslash Scaron scaron Zcaron zcaron brokenbar Eth eth Yacute yacute Thorn thorn minus multiply onesuper\
ior twosuperior threesuperior onehalf onequarter threequarters franc Gbreve gbreve Idotaccent Scedilla scedilla Cacute cacute Ccaron ccaron dcroat".split(" ");function E(e){
const r=new Map,t=e.getUint16(4);for(let i=0;i<t;i++){const a=12+i*16,s=[0,1,2,3].map(d=>String.fromCharCode(e.getUint8(a+d))).join("");r.set(s,{at:e.getUint32(
a+8),length:e.getUint32(a+12)})}return r}function b(e,r){const[t,i,a]=[r.get("head"),r.get("loca"),r.get("glyf")];if(!t||!i||!a)return;const s=e.getInt16(t.at+50)!==
0,d=s?4:2,o=g=>s?e.getUint32(i.at+g*4):e.getUint16(i.at+g*2)*2;return{loca:i,glyf:a,size:d,count:Math.floor(i.length/d)-1,place:o,setPlace:(g,y)=>s?e.setUint32(
i.at+g*4,y):e.setUint16(i.at+g*2,y/2),spanOf:g=>[a.at+o(g),a.at+o(g+1)]}}function m(e){const r=E(e),[t,i,a]=["maxp","cmap","post"].map(p=>r.get(p)),s=t&&b(e,r);
if(!s)return;const{loca:d,size:o,place:g}=s,y=e.getUint16(t.at+4),_=Math.min(y,Math.floor((e.byteLength-d.at)/o)-1),F=p=>p>=0&&p<_&&g(p+1)>g(p),A=k(e,i),N=i?e.getUint16(
i.at+2):0,z=D(A),q=A(3,0),L=A(1,0);let P,G,B;const K=p=>(P??=a?c(l(e,a)):new Map,P.get(p)??-1);return{kind:"truetype",unicode:p=>z===void 0?0:f(e,z,p),code:p=>q!==
void 0?f(e,q,61440+p)||f(e,q,p):L===void 0?0:f(e,L,p),has:p=>typeof p=="number"?p>0&&p<y:F(K(p)),isDrawn:F,subtables:N,codes:q!==void 0?"symbol":L!==void 0?"mac\
intosh":void 0,pointOf:p=>(B??=z===void 0?new Uint32Array:U(e,z,y),B[p]??0),nameOf:p=>(G??=a?l(e,a):[],G[p]??""),glyphOf:p=>Math.max(K(p),0),glyphOfCid:p=>p,encoding:void 0}}
function I(e,r){const t=D(k(e,r.get("cmap")));let i;return a=>(i??=t===void 0?new Uint32Array:U(e,t,65536),i[a]??0)}function k(e,r){const t=r?u(e,r.at):[];return(i,a)=>t.
find(s=>s.platform===i&&(a===void 0||s.encoding===a))?.at}const D=e=>e(3,10)??e(3,1)??e(0);function u(e,r){const t=Math.min(e.getUint16(r+2),64);return Array.from(
{length:t},(i,a)=>{const s=r+4+a*8;return{platform:e.getUint16(s),encoding:e.getUint16(s+2),at:r+e.getUint32(s+4)}})}function f(e,r,t){try{switch(e.getUint16(r)){case 0:
return t<256?e.getUint8(r+6+t):0;case 4:return t>65535?0:h(e,r,t);case 6:{const i=e.getUint16(r+6),a=e.getUint16(r+8);return t>=i&&t<i+a?e.getUint16(r+10+(t-i)*
2):0}case 12:{let[i,a]=[0,e.getUint32(r+12)-1];for(;i<=a;){const s=i+a>>1,d=r+16+s*12;if(t<e.getUint32(d))a=s-1;else if(t>e.getUint32(d+4))i=s+1;else return e.getUint32(
d+8)+t-e.getUint32(d)}return 0}default:return 0}}catch{return 0}}function h(e,r,t){const i=e.getUint16(r+6),[a,s]=[r+14,r+16+i];for(let d=0;d<i;d+=2){if(t>e.getUint16(
a+d))continue;const o=e.getUint16(s+d);if(t<o)return 0;const g=e.getUint16(s+i+d),y=s+2*i+d,_=e.getUint16(y);if(_===0)return t+g&65535;const F=e.getUint16(y+_+(t-
o)*2);return F===0?0:F+g&65535}return 0}const n=32;function l(e,{at:r,length:t}){if(r+n>e.byteLength)return[];const i=e.getUint32(r);if(i!==131072)return i===65536?
x:[];const a=r+n+2,s=a>e.byteLength?0:e.getUint16(r+n);if(a+s*2>e.byteLength)return[];const d=[];for(let o=a+s*2;o<r+t&&o<e.byteLength;){const g=e.getUint8(o);let y="";
for(let _=1;_<=g&&o+_<e.byteLength;_++)y+=String.fromCharCode(e.getUint8(o+_));d.push(y),o+=g+1}return Array.from({length:s},(o,g)=>{const y=e.getUint16(a+g*2);
return x[y]??d[y-x.length]??""})}function c(e){const r=new Map;for(const[t,i]of e.entries())i!==""&&!r.has(i)&&r.set(i,t);return r}}),48462:((R,M,S)=>{S.d(M,{Ag:()=>U,
Ed:()=>I,NH:()=>T,Ns:()=>k,Ze:()=>D,_M:()=>b,_u:()=>C,cq:()=>E});var O=S(41801);function C(n){const l=E(n);if(!l)return;const{clear:c,plain:e}=l,r=e.indexOf("/C\
harStrings");if(r<0)return;const t=new Set([...U(e,r)].map(([i])=>i));return t.size>0?(0,O.c)("named",t,{encoding:f(c),names:t}):void 0}const U=(n,l)=>x(n,l+12,
n.length,"/",/^\/(\S+) +(\d+) +(?:RD|-\|) /),T=(n,l)=>x(n,Math.max(n.indexOf("/Subrs"),0),l,"dup",/^dup +(\d+) +(\d+) +(?:RD|-\|) /),v=1e5;function*x(n,l,c,e,r){
for(let t=n.indexOf(e,l),i=0;t>=0&&t<c&&i<v;i++){const a=r.exec(n.toString("latin1",t,t+96)),s=t+(a?a[0].length:e.length),d=a?Number(a[2]):0;a&&(yield[a[1],n.subarray(
s,s+d)]),t=n.indexOf(e,s+d)}}function E(n){const l=n[0]===128?h(n):Buffer.from(n),c=l.indexOf("eexec");if(c<0)return;let e=c+5;for(;e<l.length&&[9,10,13,32].includes(
l[e]);)e++;const t=/^[0-9a-fA-F\s]{8}/.test(l.toString("latin1",e,e+8))?Buffer.from(l.toString("latin1",e).replace(/[^0-9a-fA-F]/g,""),"hex"):l.subarray(e);return{
clear:l.toString("latin1",0,c),plain:k(t,m)}}function b(n){const l=n[0]===128?-1:n.indexOf("eexec");if(l<0)return;let c=l+5;for(;c<n.length&&[9,10,13,32].includes(
n[c]);)c++;const e=n.lastIndexOf("cleartomark");let r=e>c?e:n.length;for(;e>c&&r>c&&[9,10,13,32,48].includes(n[r-1]);)r--;if(/^[0-9a-fA-F\s]{8}/.test(n.toString(
"latin1",c,c+8))){const t=Buffer.from(n.toString("latin1",c,r).replace(/[^0-9a-fA-F]/g,""),"hex"),i=a=>Buffer.from(`${D(a,m).toString("hex")}
`,"latin1");return{plain:k(t,m),seal:i,start:c,end:r}}return{plain:k(n.subarray(c,r),m),seal:t=>D(t,m),start:c,end:r}}const m=55665,I=4330;function k(n,l){const c=Buffer.
alloc(n.length);for(const[e,r]of n.entries())c[e]=r^l>>8,l=(r+l)*52845+22719&65535;return c}function D(n,l){const c=Buffer.alloc(n.length);for(const[e,r]of n.entries())
c[e]=r^l>>8,l=(c[e]+l)*52845+22719&65535;return c}const u=65536;function f(n){const l=n.indexOf("/Encoding");if(l<0||/^\/Encoding\s+StandardEncoding/.test(n.slice(
l,l+64)))return;const c=new Map,e=n.slice(l,l+u),r=/\b(?:readonly\s+def|def)\b\s*(?:\/|currentdict)/.exec(e)?.index??e.length;for(const[,t,i,a]of e.slice(0,r).matchAll(
/\bdup\s+(?:(\d+)#)?(\w+)\s*\/([^\s/]+)\s+put/g))c.set(parseInt(i,t?Number(t):10),a);return c}function h(n){const l=[];for(let c=0;c+6<=n.length&&n[c]===128&&n[c+
1]!==3;){const e=n[c+2]|n[c+3]<<8|n[c+4]<<16;l.push(n.subarray(c+6,c+6+e)),c+=6+e}return Buffer.concat(l)}}),47707:((R,M,S)=>{S.d(M,{I2:()=>c,ML:()=>k,MS:()=>U,
MZ:()=>l,RK:()=>u,RM:()=>I,Sw:()=>b,Zw:()=>h,ai:()=>f,qf:()=>m,sI:()=>D});var O=S(34378);const C=["Arabic","Hebrew","Syriac","Thaana","Nko","Samaritan","Mandaic",
"Adlam","Devanagari","Bengali","Gurmukhi","Gujarati","Oriya","Tamil","Telugu","Kannada","Malayalam","Sinhala","Thai","Lao","Tibetan","Myanmar","Khmer","Javanese",
"Balinese","Mongolian"],U=new Set(["Arabic","Hebrew","Syriac","Thaana","Nko"]),T=C.map(i=>({script:i,pattern:new RegExp(`\\p{Script=${i}}`,"u")})),v=new RegExp(
"\\p{Default_Ignorable_Code_Point}","gu"),x=new RegExp("(?![\\u061c\\u200c-\\u200f\\u202a-\\u202e\\u2066-\\u2069])\\p{Default_Ignorable_Code_Point}","gu"),E=/[\u202a-\u202e\u2066-\u2069]/u;
function b(i){return/[\u0590-\u{10ffff}]/u.test(i)?E.test(i)||T.some(({pattern:a})=>a.test(i)):!1}const m=i=>i.match(new RegExp("\\P{M}\\p{M}{0,30}|\\p{M}{1,30}",
"gu"))??[],I=i=>b(i)?T.find(({pattern:a})=>a.test(i))?.script:void 0,k=i=>new RegExp("^\\p{Default_Ignorable_Code_Point}+$","u").test(i),D=i=>i.replace(v,""),u=i=>(0,O.
w)(i).replace(b(i)?x:v,"");function f(i){return u(i).trim()}function h(i,a){const s=a.length===1;if(s&&E.test(i))return"has characters that change the direction\
 of writing; a stamp runs from left to right, unless you give a font";const d=new Set,o=new Set,g=new Set,y=A=>k(A)||a.some(N=>N.covers(A));for(const A of m(f(i))){
if(y(A))continue;const N=[...A].filter(z=>!y(z));for(const z of N.length>0?N:[A]){const q=I(z);q!==void 0&&o.add(q),g.add(q??r(z)??""),d.add(z)}}if(d.size===0)return;
const _=[...d].map(t).join(", "),F=s&&[...o].every(A=>U.has(A))?", or give a font that has them":"";return g.delete(""),o.size>0?`is written in ${[...g].join(",\
 ")} script, which the stamp cannot show correctly: ${_}. ${n}${F}`:`has characters that the stamp cannot show: ${_}. ${n}${F}`}const n="Use Latin, Greek or Cyr\
illic letters, digits and punctuation",l=i=>Array.from(i,a=>`U+${a.codePointAt(0).toString(16).toUpperCase().padStart(4,"0")}`).join(" ");function c(i){const a=I(
i)??r(i);return a!==void 0?`${a} script`:new RegExp("\\p{Extended_Pictographic}","u").test(i)?"pictures":"other characters"}const e=["Han","Hiragana","Katakana",
"Hangul","Bopomofo","Armenian","Georgian","Ethiopic","Cherokee"].map(i=>({script:i,pattern:new RegExp(`\\p{Script=${i}}`,"u")})),r=i=>e.find(({pattern:a})=>a.test(
i))?.script;function t(i){const a=l(i);return/[\p{Mark}\p{Separator}\p{Other}]/u.test(i)?a:`“${i}” (${a})`}})};
