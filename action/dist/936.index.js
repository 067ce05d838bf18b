"use strict";exports.id=936,exports.ids=[936],exports.modules={16456:((G,T,S)=>{S.d(T,{NF:()=>p,P$:()=>g,W:()=>o,jp:()=>A,pE:()=>I,yD:()=>h,yh:()=>s});var v=S(45599),O=S(49454),
m=S(30201);const A=4;function I(k,M,b){const _=k.resolve(M?.get("Flags"));return typeof _=="number"?(_&A)!==0:/^(Symbol|ZapfDingbats|Wingdings|Webdings)/.test((0,O.
FG)(k,b.get("BaseFont")))}function g(k,M,b,_){const{base:C,differences:D}=h(k,M);if(C===void 0&&b&&!D)return;const c=C??(b&&_?"":o),t=new Map;for(let a=32;a<256;a++){
const l=c.charCodeAt(a-32);l>0&&t.set(a,{point:l,name:(0,m.S)(l)})}for(const[a,l]of D??[]){const i=(0,m.u)(l);i===void 0?t.delete(a):t.set(a,{point:i,name:l})}return t}
function h(k,M){const b=k.resolve(M.get("Encoding")),_=b instanceof v.SX?b.text:(0,O.FG)(k,(0,v.Zm)(b)?b.get("BaseEncoding"):void 0),C={WinAnsiEncoding:p,MacRomanEncoding:s,
StandardEncoding:o}[_],D=(0,v.Zm)(b)?k.array(b.get("Differences")):void 0;if(!D)return{base:C,differences:void 0};const e=new Map;let c=0;for(const t of D){const a=k.
resolve(t);typeof a=="number"?c=a:a instanceof v.SX&&(c>=0&&c<=255&&e.set(c,a.text),c++)}return{base:C,differences:e}}const o=" !\"#$%&’()*+,-./0123456789:;<=>?@\
ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_‘abcdefghijklmnopqrstuvwxyz{|}~\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0¡¢£⁄¥ƒ§¤'“«‹›ﬁﬂ\0–†‡·\0¶•‚„”»…‰\0¿\0`´ˆ˜¯˘˙¨\0˚¸\0˝˛ˇ—\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
Æ\0ª\0\0\0\0ŁØŒº\0\0\0\0\0æ\0\0\0ı\0\0łøœß\0\0\0\0",s=" !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|\
}~\0ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»… ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄¤‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ",
p=" !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ ¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼\
½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ"}),49454:((G,T,S)=>{S.d(T,
{FG:()=>O,MH:()=>h,VJ:()=>g,hL:()=>m,nb:()=>A});var v=S(45599);function O(o,s){const p=o.resolve(s);return p instanceof v.SX?p.text:""}function m(o,s){if((0,v.Eo)(
o.resolve(s.get("Subtype")),"Type0"))return o.dict(o.array(s.get("DescendantFonts"))?.[0])}const A=(o,s)=>o.dict((m(o,s)??s).get("FontDescriptor")),I=/^[A-Z]{6}\+(?=.)/;
function g(o){const s=o.replace(I,"");return{name:s,subset:s!==o}}function h(o){const s=Buffer.from(o,"latin1"),p=new TextDecoder().decode(s);return p.includes(
"�")?o:p}}),30201:((G,T,S)=>{S.d(T,{S:()=>I,u:()=>A});const v="space:20 exclam:21 quotedbl:22 numbersign:23 dollar:24 percent:25 ampersand:26 quotesingle:27 p\
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
02c afii61574:202d afii61575:202e afii08941:20a4 afii57636:20aa euro:20ac afii61248:2105 afii61289:2113 afii61352:2116 divisionslash:2215 bulletoperator:2219",O=new Map,
m=new Map;for(const g of v.split(" ")){const[h,o]=g.split(":"),s=parseInt(o,16);O.set(h,s),m.has(s)||m.set(s,h)}function A(g){const h=O.get(g);if(h!==void 0)return h;
const o=/^(?:uni([0-9A-F]{4})|u([0-9A-F]{4,6}))$/.exec(g),s=o?parseInt(o[1]??o[2],16):void 0;return s!==void 0&&s<=1114111?s:void 0}const I=g=>m.get(g)??`uni${g.
toString(16).toUpperCase().padStart(4,"0")}`}),94389:((G,T,S)=>{S.d(T,{Ey:()=>s,Fm:()=>o,tI:()=>h});const v=65536,O=262144;function m(e,c,t){const a=new Uint32Array(
t);let l=O;const i=(r,n)=>{n>0&&n<t&&(a[n]===0||I(a[n])&&!I(r))&&(a[n]=r)};try{const r=e.getUint16(c);if(r===0)for(let n=0;n<256;n++)i(n,e.getUint8(c+6+n));else if(r===
4)A(e,c,i);else if(r===6){const n=e.getUint16(c+6),d=e.getUint16(c+8);for(let f=0;f<d;f++)i(n+f,e.getUint16(c+10+f*2))}else if(r===12){const n=Math.min(e.getUint32(
c+12),v);for(let d=c+16;d<c+16+n*12;d+=12){const f=e.getUint32(d),U=Math.min(e.getUint32(d+4),1114111),E=e.getUint32(d+8);for(let x=f;x<=U&&l>0;x++,l--)i(x,E+x-
f)}}}catch(r){if(!(r instanceof RangeError))throw r}return a}function A(e,c,t){const a=e.getUint16(c+6),[l,i]=[c+14,c+16+a];let r=O;for(let n=0;n<a;n+=2){const d=e.
getUint16(l+n),f=e.getUint16(i+a+n),U=i+2*a+n,E=e.getUint16(U),x=e.getUint16(i+n);for(let F=x;F<=d&&F<65535&&r>0;F++,r--){const y=E===0?F:e.getUint16(U+E+(F-x)*
2);(y!==0||E===0)&&t(F,y+f&65535)}}}const I=e=>e<32||e>=11904&&e<=12255||e>=57344&&e<=64255||e>=983040,g=".notdef .null nonmarkingreturn space exclam quotedbl n\
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
 Cacute cacute Ccaron ccaron dcroat".split(" ");function h(e){const c=new Map,t=e.getUint16(4);for(let a=0;a<t;a++){const l=12+a*16,i=[0,1,2,3].map(r=>String.fromCharCode(
e.getUint8(l+r))).join("");c.set(i,{at:e.getUint32(l+8),length:e.getUint32(l+12)})}return c}function o(e){const c=h(e),[t,a,l,i,r,n]=["head","loca","glyf","maxp",
"cmap","post"].map(u=>c.get(u));if(!t||!a||!l||!i)return;const d=e.getUint16(i.at+4),f=e.getUint16(t.at+50)===1,U=u=>f?e.getUint32(a.at+u*4):e.getUint16(a.at+u*
2)*2,E=u=>u>=0&&u<d&&U(u+1)>U(u),x=p(e,r),F=r?e.getUint16(r.at+2):0,y=k(x),z=x(3,0),N=x(1,0);let q,P,L;const R=u=>(q??=n?D(C(e,n)):new Map,q.get(u)??-1);return{
kind:"truetype",unicode:u=>y===void 0?0:b(e,y,u),code:u=>z!==void 0?b(e,z,61440+u)||b(e,z,u):N===void 0?0:b(e,N,u),has:u=>typeof u=="number"?u>0&&u<d:E(R(u)),isDrawn:E,
subtables:F,codes:z!==void 0?"symbol":N!==void 0?"macintosh":void 0,pointOf:u=>(L??=y===void 0?new Uint32Array:m(e,y,d),L[u]??0),nameOf:u=>(P??=n?C(e,n):[],P[u]??
""),glyphOf:u=>Math.max(R(u),0),glyphOfCid:u=>u,encoding:void 0}}function s(e,c){const t=k(p(e,c.get("cmap")));let a;return l=>(a??=t===void 0?new Uint32Array:m(
e,t,65536),a[l]??0)}function p(e,c){const t=c?M(e,c.at):[];return(a,l)=>t.find(i=>i.platform===a&&(l===void 0||i.encoding===l))?.at}const k=e=>e(3,10)??e(3,1)??
e(0);function M(e,c){const t=Math.min(e.getUint16(c+2),64);return Array.from({length:t},(a,l)=>{const i=c+4+l*8;return{platform:e.getUint16(i),encoding:e.getUint16(
i+2),at:c+e.getUint32(i+4)}})}function b(e,c,t){try{switch(e.getUint16(c)){case 0:return t<256?e.getUint8(c+6+t):0;case 4:return t>65535?0:_(e,c,t);case 6:{const a=e.
getUint16(c+6),l=e.getUint16(c+8);return t>=a&&t<a+l?e.getUint16(c+10+(t-a)*2):0}case 12:{let[a,l]=[0,e.getUint32(c+12)-1];for(;a<=l;){const i=a+l>>1,r=c+16+i*12;
if(t<e.getUint32(r))l=i-1;else if(t>e.getUint32(r+4))a=i+1;else return e.getUint32(r+8)+t-e.getUint32(r)}return 0}default:return 0}}catch{return 0}}function _(e,c,t){
const a=e.getUint16(c+6),[l,i]=[c+14,c+16+a];for(let r=0;r<a;r+=2){if(t>e.getUint16(l+r))continue;const n=e.getUint16(i+r);if(t<n)return 0;const d=e.getUint16(i+
a+r),f=i+2*a+r,U=e.getUint16(f);if(U===0)return t+d&65535;const E=e.getUint16(f+U+(t-n)*2);return E===0?0:E+d&65535}return 0}function C(e,{at:c,length:t}){const a=e.
getUint32(c);if(a!==131072)return a===65536?g:[];const l=e.getUint16(c+32),i=[];for(let r=c+34+l*2;r<c+t&&r<e.byteLength;){const n=e.getUint8(r);let d="";for(let f=1;f<=
n&&r+f<e.byteLength;f++)d+=String.fromCharCode(e.getUint8(r+f));i.push(d),r+=n+1}return Array.from({length:l},(r,n)=>{const d=e.getUint16(c+34+n*2);return g[d]??
i[d-g.length]??""})}function D(e){const c=new Map;for(const[t,a]of e.entries())a!==""&&!c.has(a)&&c.set(a,t);return c}}),47707:((G,T,S)=>{S.d(T,{I2:()=>c,ML:()=>k,
MS:()=>m,MZ:()=>e,RK:()=>b,RM:()=>p,Sw:()=>o,Zw:()=>C,ai:()=>_,qf:()=>s,sI:()=>M});var v=S(34378);const O=["Arabic","Hebrew","Syriac","Thaana","Nko","Samaritan",
"Mandaic","Adlam","Devanagari","Bengali","Gurmukhi","Gujarati","Oriya","Tamil","Telugu","Kannada","Malayalam","Sinhala","Thai","Lao","Tibetan","Myanmar","Khmer",
"Javanese","Balinese","Mongolian"],m=new Set(["Arabic","Hebrew","Syriac","Thaana","Nko"]),A=O.map(i=>({script:i,pattern:new RegExp(`\\p{Script=${i}}`,"u")})),I=new RegExp(
"\\p{Default_Ignorable_Code_Point}","gu"),g=new RegExp("(?![\\u061c\\u200c-\\u200f\\u202a-\\u202e\\u2066-\\u2069])\\p{Default_Ignorable_Code_Point}","gu"),h=/[\u202a-\u202e\u2066-\u2069]/u;
function o(i){return/[\u0590-\u{10ffff}]/u.test(i)?h.test(i)||A.some(({pattern:r})=>r.test(i)):!1}const s=i=>i.match(new RegExp("\\P{M}\\p{M}{0,30}|\\p{M}{1,30}",
"gu"))??[],p=i=>o(i)?A.find(({pattern:r})=>r.test(i))?.script:void 0,k=i=>new RegExp("^\\p{Default_Ignorable_Code_Point}+$","u").test(i),M=i=>i.replace(I,""),b=i=>(0,v.
w)(i).replace(o(i)?g:I,"");function _(i){return b(i).trim()}function C(i,r){const n=r.length===1;if(n&&h.test(i))return"has characters that change the direction\
 of writing; a stamp runs from left to right, unless you give a font";const d=new Set,f=new Set,U=new Set,E=y=>k(y)||r.some(z=>z.covers(y));for(const y of s(_(i))){
if(E(y))continue;const z=[...y].filter(N=>!E(N));for(const N of z.length>0?z:[y]){const q=p(N);q!==void 0&&f.add(q),U.add(q??a(N)??""),d.add(N)}}if(d.size===0)return;
const x=[...d].map(l).join(", "),F=n&&[...f].every(y=>m.has(y))?", or give a font that has them":"";return U.delete(""),f.size>0?`is written in ${[...U].join(",\
 ")} script, which the stamp cannot show correctly: ${x}. ${D}${F}`:`has characters that the stamp cannot show: ${x}. ${D}${F}`}const D="Use Latin, Greek or Cyr\
illic letters, digits and punctuation",e=i=>Array.from(i,r=>`U+${r.codePointAt(0).toString(16).toUpperCase().padStart(4,"0")}`).join(" ");function c(i){const r=p(
i)??a(i);return r!==void 0?`${r} script`:new RegExp("\\p{Extended_Pictographic}","u").test(i)?"pictures":"other characters"}const t=["Han","Hiragana","Katakana",
"Hangul","Bopomofo","Armenian","Georgian","Ethiopic","Cherokee"].map(i=>({script:i,pattern:new RegExp(`\\p{Script=${i}}`,"u")})),a=i=>t.find(({pattern:r})=>r.test(
i))?.script;function l(i){const r=e(i);return/[\p{Mark}\p{Separator}\p{Other}]/u.test(i)?r:`“${i}” (${r})`}})};
