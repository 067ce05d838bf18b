"use strict";exports.id=936,exports.ids=[936],exports.modules={16456:((K,T,p)=>{p.d(T,{NF:()=>b,P$:()=>y,W:()=>m,jp:()=>A,pE:()=>_,yD:()=>O,yh:()=>d});var x=p(45599),v=p(49454),
U=p(30201);const A=4;function _(g,L,E){const D=g.resolve(L?.get("Flags"));return typeof D=="number"?(D&A)!==0:/^(Symbol|ZapfDingbats|Wingdings|Webdings)/.test((0,v.
FG)(g,E.get("BaseFont")))}function y(g,L,E,D){const{base:P,differences:F}=O(g,L);if(P===void 0&&E&&!F)return;const C=P??(E&&D?"":m),N=new Map;for(let h=32;h<256;h++){
const M=C.charCodeAt(h-32);M>0&&N.set(h,{point:M,name:(0,U.S)(M)})}for(const[h,M]of F??[]){const t=(0,U.u)(M);t===void 0?N.delete(h):N.set(h,{point:t,name:M})}return N}
function O(g,L){const E=g.resolve(L.get("Encoding")),D=E instanceof x.SX?E.text:(0,v.FG)(g,(0,x.Zm)(E)?E.get("BaseEncoding"):void 0),P={WinAnsiEncoding:b,MacRomanEncoding:d,
StandardEncoding:m}[D],F=(0,x.Zm)(E)?g.array(E.get("Differences")):void 0;if(!F)return{base:P,differences:void 0};const G=new Map;let C=0;for(const N of F){const h=g.
resolve(N);typeof h=="number"?C=h:h instanceof x.SX&&(C>=0&&C<=255&&G.set(C,h.text),C++)}return{base:P,differences:G}}const m=" !\"#$%&’()*+,-./0123456789:;<=>?@\
ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_‘abcdefghijklmnopqrstuvwxyz{|}~\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0¡¢£⁄¥ƒ§¤'“«‹›ﬁﬂ\0–†‡·\0¶•‚„”»…‰\0¿\0`´ˆ˜¯˘˙¨\0˚¸\0˝˛ˇ—\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
Æ\0ª\0\0\0\0ŁØŒº\0\0\0\0\0æ\0\0\0ı\0\0łøœß\0\0\0\0",d=" !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|\
}~\0ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»… ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄¤‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ",
b=" !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ ¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼\
½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ"}),49454:((K,T,p)=>{p.d(T,
{FG:()=>U,MH:()=>m,VJ:()=>O,hL:()=>A,nb:()=>_});var x=p(45599);const v=4096;function U(d,b){const g=d.resolve(b);return g instanceof x.SX?g.text.slice(0,v):""}function A(d,b){
if((0,x.Eo)(d.resolve(b.get("Subtype")),"Type0"))return d.dict(d.array(b.get("DescendantFonts"))?.[0])}const _=(d,b)=>d.dict((A(d,b)??b).get("FontDescriptor")),
y=/^[A-Z]{6}\+(?=.)/;function O(d){const b=d.replace(y,"");return{name:b,subset:b!==d}}function m(d){const b=Buffer.from(d,"latin1"),g=new TextDecoder().decode(
b);return g.includes("�")?d:g}}),30201:((K,T,p)=>{p.d(T,{S:()=>_,u:()=>A});const x="space:20 exclam:21 quotedbl:22 numbersign:23 dollar:24 percent:25 ampersan\
d:26 quotesingle:27 parenleft:28 parenright:29 asterisk:2a plus:2b comma:2c hyphen:2d period:2e slash:2f zero:30 one:31 two:32 three:33 four:34 five:35 six:36 s\
even:37 eight:38 nine:39 colon:3a semicolon:3b less:3c equal:3d greater:3e question:3f at:40 A:41 B:42 C:43 D:44 E:45 F:46 G:47 H:48 I:49 J:4a K:4b L:4c M:4d N:\
4e O:4f P:50 Q:51 R:52 S:53 T:54 U:55 V:56 W:57 X:58 Y:59 Z:5a bracketleft:5b backslash:5c bracketright:5d asciicircum:5e underscore:5f grave:60 a:61 b:62 c:63 \
d:64 e:65 f:66 g:67 h:68 i:69 j:6a k:6b l:6c m:6d n:6e o:6f p:70 q:71 r:72 s:73 t:74 u:75 v:76 w:77 x:78 y:79 z:7a braceleft:7b bar:7c braceright:7d asciitilde:\
7e exclamdown:a1 cent:a2 sterling:a3 currency:a4 yen:a5 brokenbar:a6 section:a7 dieresis:a8 copyright:a9 ordfeminine:aa guillemotleft:ab logicalnot:ac registere\
d:ae macron:af degree:b0 plusminus:b1 acute:b4 mu:b5 paragraph:b6 periodcentered:b7 cedilla:b8 ordmasculine:ba guillemotright:bb onequarter:bc onehalf:bd threeq\
uarters:be questiondown:bf Agrave:c0 Aacute:c1 Acircumflex:c2 Atilde:c3 Adieresis:c4 Aring:c5 AE:c6 Ccedilla:c7 Egrave:c8 Eacute:c9 Ecircumflex:ca Edieresis:cb \
Igrave:cc Iacute:cd Icircumflex:ce Idieresis:cf Eth:d0 Ntilde:d1 Ograve:d2 Oacute:d3 Ocircumflex:d4 Otilde:d5 Odieresis:d6 multiply:d7 Oslash:d8 Ugrave:d9 Uacut\
e:da Ucircumflex:db Udieresis:dc Yacute:dd Thorn:de germandbls:df agrave:e0 aacute:e1 acircumflex:e2 atilde:e3 adieresis:e4 aring:e5 ae:e6 ccedilla:e7 egrave:e8\
 eacute:e9 ecircumflex:ea edieresis:eb igrave:ec iacute:ed icircumflex:ee idieresis:ef eth:f0 ntilde:f1 ograve:f2 oacute:f3 ocircumflex:f4 otilde:f5 odieresis:f\
6 divide:f7 oslash:f8 ugrave:f9 uacute:fa ucircumflex:fb udieresis:fc yacute:fd thorn:fe ydieresis:ff Amacron:100 amacron:101 Abreve:102 abreve:103 Aogonek:104 \
aogonek:105 Cacute:106 cacute:107 Ccircumflex:108 ccircumflex:109 Cdotaccent:10a cdotaccent:10b Ccaron:10c ccaron:10d Dcaron:10e dcaron:10f Dcroat:110 dcroat:11\
1 Emacron:112 emacron:113 Ebreve:114 ebreve:115 Edotaccent:116 edotaccent:117 Eogonek:118 eogonek:119 Ecaron:11a ecaron:11b Gcircumflex:11c gcircumflex:11d Gbre\
ve:11e gbreve:11f Gdotaccent:120 gdotaccent:121 Hcircumflex:124 hcircumflex:125 Hbar:126 hbar:127 Itilde:128 itilde:129 Imacron:12a imacron:12b Ibreve:12c ibrev\
e:12d Iogonek:12e iogonek:12f Idotaccent:130 dotlessi:131 IJ:132 ij:133 Jcircumflex:134 jcircumflex:135 kgreenlandic:138 Lacute:139 lacute:13a Lcaron:13d lcaron\
:13e Ldot:13f ldot:140 Lslash:141 lslash:142 Nacute:143 nacute:144 Ncaron:147 ncaron:148 napostrophe:149 Eng:14a eng:14b Omacron:14c omacron:14d Obreve:14e obre\
ve:14f Ohungarumlaut:150 ohungarumlaut:151 OE:152 oe:153 Racute:154 racute:155 Rcaron:158 rcaron:159 Sacute:15a sacute:15b Scircumflex:15c scircumflex:15d Scedi\
lla:15e scedilla:15f Scaron:160 scaron:161 Tcaron:164 tcaron:165 Tbar:166 tbar:167 Utilde:168 utilde:169 Umacron:16a umacron:16b Ubreve:16c ubreve:16d Uring:16e\
 uring:16f Uhungarumlaut:170 uhungarumlaut:171 Uogonek:172 uogonek:173 Wcircumflex:174 wcircumflex:175 Ycircumflex:176 ycircumflex:177 Ydieresis:178 Zacute:179 \
zacute:17a Zdotaccent:17b zdotaccent:17c Zcaron:17d zcaron:17e longs:17f florin:192 Ohorn:1a0 ohorn:1a1 Uhorn:1af uhorn:1b0 Gcaron:1e6 gcaron:1e7 Aringacute:1fa\
 aringacute:1fb AEacute:1fc aeacute:1fd Oslashacute:1fe oslashacute:1ff circumflex:2c6 caron:2c7 breve:2d8 dotaccent:2d9 ring:2da ogonek:2db tilde:2dc hungaruml\
aut:2dd gravecomb:300 acutecomb:301 tildecomb:303 hookabovecomb:309 dotbelowcomb:323 tonos:384 dieresistonos:385 Alphatonos:386 anoteleia:387 Epsilontonos:388 E\
tatonos:389 Iotatonos:38a Omicrontonos:38c Upsilontonos:38e Omegatonos:38f iotadieresistonos:390 Alpha:391 Beta:392 Gamma:393 Epsilon:395 Zeta:396 Eta:397 Theta\
:398 Iota:399 Kappa:39a Lambda:39b Mu:39c Nu:39d Xi:39e Omicron:39f Pi:3a0 Rho:3a1 Sigma:3a3 Tau:3a4 Upsilon:3a5 Phi:3a6 Chi:3a7 Psi:3a8 Iotadieresis:3aa Upsilo\
ndieresis:3ab alphatonos:3ac epsilontonos:3ad etatonos:3ae iotatonos:3af upsilondieresistonos:3b0 alpha:3b1 beta:3b2 gamma:3b3 delta:3b4 epsilon:3b5 zeta:3b6 et\
a:3b7 theta:3b8 iota:3b9 kappa:3ba lambda:3bb nu:3bd xi:3be omicron:3bf pi:3c0 rho:3c1 sigma1:3c2 sigma:3c3 tau:3c4 upsilon:3c5 phi:3c6 chi:3c7 psi:3c8 omega:3c\
9 iotadieresis:3ca upsilondieresis:3cb omicrontonos:3cc upsilontonos:3cd omegatonos:3ce theta1:3d1 Upsilon1:3d2 phi1:3d5 omega1:3d6 Wgrave:1e80 wgrave:1e81 Wacu\
te:1e82 wacute:1e83 Wdieresis:1e84 wdieresis:1e85 Ygrave:1ef2 ygrave:1ef3 figuredash:2012 endash:2013 emdash:2014 underscoredbl:2017 quoteleft:2018 quoteright:2\
019 quotesinglbase:201a quotereversed:201b quotedblleft:201c quotedblright:201d quotedblbase:201e dagger:2020 daggerdbl:2021 bullet:2022 onedotenleader:2024 two\
dotenleader:2025 ellipsis:2026 perthousand:2030 minute:2032 second:2033 guilsinglleft:2039 guilsinglright:203a exclamdbl:203c fraction:2044 colonmonetary:20a1 f\
ranc:20a3 lira:20a4 peseta:20a7 dong:20ab Euro:20ac Ifraktur:2111 weierstrass:2118 Rfraktur:211c prescription:211e trademark:2122 Omega:2126 estimated:212e alep\
h:2135 onethird:2153 twothirds:2154 oneeighth:215b threeeighths:215c fiveeighths:215d seveneighths:215e arrowleft:2190 arrowup:2191 arrowright:2192 arrowdown:21\
93 arrowboth:2194 arrowupdn:2195 arrowupdnbse:21a8 carriagereturn:21b5 arrowdblleft:21d0 arrowdblup:21d1 arrowdblright:21d2 arrowdbldown:21d3 arrowdblboth:21d4 \
universal:2200 partialdiff:2202 existential:2203 emptyset:2205 Delta:2206 gradient:2207 element:2208 notelement:2209 suchthat:220b product:220f summation:2211 m\
inus:2212 asteriskmath:2217 radical:221a proportional:221d infinity:221e orthogonal:221f angle:2220 logicaland:2227 logicalor:2228 intersection:2229 union:222a \
integral:222b therefore:2234 similar:223c congruent:2245 approxequal:2248 notequal:2260 equivalence:2261 lessequal:2264 greaterequal:2265 propersubset:2282 prop\
ersuperset:2283 notsubset:2284 reflexsubset:2286 reflexsuperset:2287 circleplus:2295 circlemultiply:2297 perpendicular:22a5 dotmath:22c5 SF100000:2500 SF110000:\
2502 SF010000:250c SF030000:2510 SF020000:2514 SF040000:2518 SF080000:251c SF090000:2524 SF060000:252c SF070000:2534 SF050000:253c SF430000:2550 SF240000:2551 S\
F510000:2552 SF520000:2553 SF390000:2554 SF220000:2555 SF210000:2556 SF250000:2557 SF500000:2558 SF490000:2559 SF380000:255a SF280000:255b SF270000:255c SF26000\
0:255d SF360000:255e SF370000:255f SF420000:2560 SF190000:2561 SF200000:2562 SF230000:2563 SF470000:2564 SF480000:2565 SF410000:2566 SF450000:2567 SF460000:2568\
 SF400000:2569 SF540000:256a SF530000:256b SF440000:256c upblock:2580 dnblock:2584 block:2588 lfblock:258c rtblock:2590 ltshade:2591 shade:2592 dkshade:2593 fil\
ledbox:25a0 H22073:25a1 H18543:25aa H18551:25ab filledrect:25ac triagup:25b2 triagrt:25ba triagdn:25bc triaglf:25c4 lozenge:25ca circle:25cb H18533:25cf invbull\
et:25d8 invcircle:25d9 openbullet:25e6 smileface:263a invsmileface:263b sun:263c female:2640 male:2642 spade:2660 club:2663 heart:2665 diamond:2666 musicalnote:\
266a musicalnotedbl:266b controlSTX:1 controlSOT:2 controlETX:3 controlEOT:4 controlENQ:5 controlACK:6 controlBEL:7 controlBS:8 controlHT:9 controlLF:a controlV\
T:b controlFF:c controlCR:d controlSO:e controlSI:f controlDLE:10 controlDC1:11 controlDC2:12 controlDC3:13 controlDC4:14 controlNAK:15 controlSYN:16 controlETB\
:17 controlCAN:18 controlEM:19 controlSUB:1a controlESC:1b controlFS:1c controlGS:1d controlRS:1e controlUS:1f spacehackarabic:20 verticalbar:7c controlDEL:7f n\
bspace:a0 nonbreakingspace:a0 sfthyphen:ad softhyphen:ad overscore:af mu1:b5 middot:b7 Cdot:10a cdot:10b Dslash:110 dmacron:111 Edot:116 edot:117 Gdot:120 gdot:\
121 Gcedilla:122 Gcommaaccent:122 gcedilla:123 gcommaaccent:123 Idot:130 Kcedilla:136 Kcommaaccent:136 kcedilla:137 kcommaaccent:137 Lcedilla:13b Lcommaaccent:1\
3b lcedilla:13c lcommaaccent:13c Ldotaccent:13f ldotaccent:140 Ncedilla:145 Ncommaaccent:145 ncedilla:146 ncommaaccent:146 quoterightn:149 Odblacute:150 odblacu\
te:151 Rcedilla:156 Rcommaaccent:156 rcedilla:157 rcommaaccent:157 Tcedilla:162 Tcommaaccent:162 tcedilla:163 tcommaaccent:163 Udblacute:170 udblacute:171 Zdot:\
17b zdot:17c slong:17f bstroke:180 Bhook:181 Btopbar:182 btopbar:183 Tonesix:184 tonesix:185 Oopen:186 Chook:187 chook:188 Dafrican:189 Dhook:18a Dtopbar:18b dt\
opbar:18c deltaturned:18d Ereversed:18e Schwa:18f Eopen:190 Fhook:191 Ghook:193 Gammaafrican:194 hv:195 Iotaafrican:196 Istroke:197 Khook:198 khook:199 lbar:19a\
 lambdastroke:19b Mturned:19c Nhookleft:19d nlegrightlong:19e Ocenteredtilde:19f Oi:1a2 oi:1a3 Phook:1a4 phook:1a5 yr:1a6 Tonetwo:1a7 tonetwo:1a8 Esh:1a9 eshrev\
ersedloop:1aa tpalatalhook:1ab Thook:1ac thook:1ad Tretroflexhook:1ae Upsilonafrican:1b1 Vhook:1b2 Yhook:1b3 yhook:1b4 Zstroke:1b5 zstroke:1b6 Ezh:1b7 Ezhrevers\
ed:1b8 ezhreversed:1b9 ezhtail:1ba twostroke:1bb Tonefive:1bc tonefive:1bd glottalinvertedstroke:1be wynn:1bf clickdental:1c0 clicklateral:1c1 clickalveolar:1c2\
 clickretroflex:1c3 DZcaron:1c4 Dzcaron:1c5 dzcaron:1c6 LJ:1c7 Lj:1c8 lj:1c9 NJ:1ca Nj:1cb nj:1cc Acaron:1cd acaron:1ce Icaron:1cf icaron:1d0 Ocaron:1d1 ocaron:\
1d2 Ucaron:1d3 ucaron:1d4 Udieresismacron:1d5 udieresismacron:1d6 Udieresisacute:1d7 udieresisacute:1d8 Udieresiscaron:1d9 udieresiscaron:1da Udieresisgrave:1db\
 udieresisgrave:1dc eturned:1dd Adieresismacron:1de adieresismacron:1df Adotmacron:1e0 adotmacron:1e1 AEmacron:1e2 aemacron:1e3 Gstroke:1e4 gstroke:1e5 Kcaron:1\
e8 kcaron:1e9 Oogonek:1ea oogonek:1eb Oogonekmacron:1ec oogonekmacron:1ed Ezhcaron:1ee ezhcaron:1ef jcaron:1f0 DZ:1f1 Dz:1f2 dz:1f3 Gacute:1f4 gacute:1f5 Ostrok\
eacute:1fe ostrokeacute:1ff Adblgrave:200 adblgrave:201 Ainvertedbreve:202 ainvertedbreve:203 Edblgrave:204 edblgrave:205 Einvertedbreve:206 einvertedbreve:207 \
Idblgrave:208 idblgrave:209 Iinvertedbreve:20a iinvertedbreve:20b Odblgrave:20c odblgrave:20d Oinvertedbreve:20e oinvertedbreve:20f Rdblgrave:210 rdblgrave:211 \
Rinvertedbreve:212 rinvertedbreve:213 Udblgrave:214 udblgrave:215 Uinvertedbreve:216 uinvertedbreve:217 Scommaaccent:218 scommaaccent:219 afii57929:2bc afii6493\
7:2bd numeralsigngreek:374 numeralsignlowergreek:375 questiongreek:37e Deltagreek:394 Omegagreek:3a9 mugreek:3bc betasymbolgreek:3d0 thetasymbolgreek:3d1 Upsilo\
nacutehooksymbolgreek:3d3 Upsilondieresishooksymbolgreek:3d4 phisymbolgreek:3d5 pisymbolgreek:3d6 Stigmagreek:3da Digammagreek:3dc Koppagreek:3de Sampigreek:3e0\
 kappasymbolgreek:3f0 rhosymbolgreek:3f1 sigmalunatesymbolgreek:3f2 yotgreek:3f3 Iocyrillic:401 afii10023:401 Djecyrillic:402 afii10051:402 Gjecyrillic:403 afii\
10052:403 Ecyrillic:404 afii10053:404 Dzecyrillic:405 afii10054:405 Icyrillic:406 afii10055:406 Yicyrillic:407 afii10056:407 Jecyrillic:408 afii10057:408 Ljecyr\
illic:409 afii10058:409 Njecyrillic:40a afii10059:40a Tshecyrillic:40b afii10060:40b Kjecyrillic:40c afii10061:40c Ushortcyrillic:40e afii10062:40e Dzhecyrillic\
:40f afii10145:40f Acyrillic:410 afii10017:410 Becyrillic:411 afii10018:411 Vecyrillic:412 afii10019:412 Gecyrillic:413 afii10020:413 Decyrillic:414 afii10021:4\
14 Iecyrillic:415 afii10022:415 Zhecyrillic:416 afii10024:416 Zecyrillic:417 afii10025:417 Iicyrillic:418 afii10026:418 Iishortcyrillic:419 afii10027:419 Kacyri\
llic:41a afii10028:41a Elcyrillic:41b afii10029:41b Emcyrillic:41c afii10030:41c Encyrillic:41d afii10031:41d Ocyrillic:41e afii10032:41e Pecyrillic:41f afii100\
33:41f Ercyrillic:420 afii10034:420 Escyrillic:421 afii10035:421 Tecyrillic:422 afii10036:422 Ucyrillic:423 afii10037:423 Efcyrillic:424 afii10038:424 Khacyrill\
ic:425 afii10039:425 Tsecyrillic:426 afii10040:426 Checyrillic:427 afii10041:427 Shacyrillic:428 afii10042:428 Shchacyrillic:429 afii10043:429 Hardsigncyrillic:\
42a afii10044:42a Yericyrillic:42b afii10045:42b Softsigncyrillic:42c afii10046:42c Ereversedcyrillic:42d afii10047:42d IUcyrillic:42e afii10048:42e IAcyrillic:\
42f afii10049:42f acyrillic:430 afii10065:430 afii10066:431 becyrillic:431 afii10067:432 vecyrillic:432 afii10068:433 gecyrillic:433 afii10069:434 decyrillic:43\
4 afii10070:435 iecyrillic:435 afii10072:436 zhecyrillic:436 afii10073:437 zecyrillic:437 afii10074:438 iicyrillic:438 afii10075:439 iishortcyrillic:439 afii100\
76:43a kacyrillic:43a afii10077:43b elcyrillic:43b afii10078:43c emcyrillic:43c afii10079:43d encyrillic:43d afii10080:43e ocyrillic:43e afii10081:43f pecyrilli\
c:43f afii10082:440 ercyrillic:440 afii10083:441 escyrillic:441 afii10084:442 tecyrillic:442 afii10085:443 ucyrillic:443 afii10086:444 efcyrillic:444 afii10087:\
445 khacyrillic:445 afii10088:446 tsecyrillic:446 afii10089:447 checyrillic:447 afii10090:448 shacyrillic:448 afii10091:449 shchacyrillic:449 afii10092:44a hard\
signcyrillic:44a afii10093:44b yericyrillic:44b afii10094:44c softsigncyrillic:44c afii10095:44d ereversedcyrillic:44d afii10096:44e iucyrillic:44e afii10097:44\
f iacyrillic:44f afii10071:451 iocyrillic:451 afii10099:452 djecyrillic:452 afii10100:453 gjecyrillic:453 afii10101:454 ecyrillic:454 afii10102:455 dzecyrillic:\
455 afii10103:456 icyrillic:456 afii10104:457 yicyrillic:457 afii10105:458 jecyrillic:458 afii10106:459 ljecyrillic:459 afii10107:45a njecyrillic:45a afii10108:\
45b tshecyrillic:45b afii10109:45c kjecyrillic:45c afii10110:45e ushortcyrillic:45e afii10193:45f dzhecyrillic:45f Omegacyrillic:460 omegacyrillic:461 Yatcyrill\
ic:462 afii10146:462 afii10194:463 yatcyrillic:463 Eiotifiedcyrillic:464 eiotifiedcyrillic:465 Yuslittlecyrillic:466 yuslittlecyrillic:467 Yuslittleiotifiedcyri\
llic:468 yuslittleiotifiedcyrillic:469 Yusbigcyrillic:46a yusbigcyrillic:46b Yusbigiotifiedcyrillic:46c yusbigiotifiedcyrillic:46d Ksicyrillic:46e ksicyrillic:4\
6f Psicyrillic:470 psicyrillic:471 Fitacyrillic:472 afii10147:472 afii10195:473 fitacyrillic:473 Izhitsacyrillic:474 afii10148:474 afii10196:475 izhitsacyrillic\
:475 Izhitsadblgravecyrillic:476 izhitsadblgravecyrillic:477 Ukcyrillic:478 ukcyrillic:479 Omegaroundcyrillic:47a omegaroundcyrillic:47b Omegatitlocyrillic:47c \
omegatitlocyrillic:47d Otcyrillic:47e otcyrillic:47f Koppacyrillic:480 koppacyrillic:481 thousandcyrillic:482 Gheupturncyrillic:490 afii10050:490 afii10098:491 \
gheupturncyrillic:491 Ghestrokecyrillic:492 ghestrokecyrillic:493 Ghemiddlehookcyrillic:494 ghemiddlehookcyrillic:495 Zhedescendercyrillic:496 zhedescendercyril\
lic:497 Zedescendercyrillic:498 zedescendercyrillic:499 Kadescendercyrillic:49a kadescendercyrillic:49b Kaverticalstrokecyrillic:49c kaverticalstrokecyrillic:49\
d Kastrokecyrillic:49e kastrokecyrillic:49f Kabashkircyrillic:4a0 kabashkircyrillic:4a1 Endescendercyrillic:4a2 endescendercyrillic:4a3 Enghecyrillic:4a4 enghec\
yrillic:4a5 Pemiddlehookcyrillic:4a6 pemiddlehookcyrillic:4a7 Haabkhasiancyrillic:4a8 haabkhasiancyrillic:4a9 Esdescendercyrillic:4aa esdescendercyrillic:4ab Te\
descendercyrillic:4ac tedescendercyrillic:4ad Ustraightcyrillic:4ae ustraightcyrillic:4af Ustraightstrokecyrillic:4b0 ustraightstrokecyrillic:4b1 Hadescendercyr\
illic:4b2 hadescendercyrillic:4b3 Tetsecyrillic:4b4 tetsecyrillic:4b5 Chedescendercyrillic:4b6 chedescendercyrillic:4b7 Cheverticalstrokecyrillic:4b8 chevertica\
lstrokecyrillic:4b9 Shhacyrillic:4ba shhacyrillic:4bb Cheabkhasiancyrillic:4bc cheabkhasiancyrillic:4bd Chedescenderabkhasiancyrillic:4be chedescenderabkhasianc\
yrillic:4bf palochkacyrillic:4c0 Zhebrevecyrillic:4c1 zhebrevecyrillic:4c2 Kahookcyrillic:4c3 kahookcyrillic:4c4 Enhookcyrillic:4c7 enhookcyrillic:4c8 Chekhakas\
siancyrillic:4cb chekhakassiancyrillic:4cc Abrevecyrillic:4d0 abrevecyrillic:4d1 Adieresiscyrillic:4d2 adieresiscyrillic:4d3 Aiecyrillic:4d4 aiecyrillic:4d5 Ieb\
revecyrillic:4d6 iebrevecyrillic:4d7 Schwacyrillic:4d8 afii10846:4d9 schwacyrillic:4d9 Schwadieresiscyrillic:4da schwadieresiscyrillic:4db Zhedieresiscyrillic:4\
dc zhedieresiscyrillic:4dd Zedieresiscyrillic:4de zedieresiscyrillic:4df Dzeabkhasiancyrillic:4e0 dzeabkhasiancyrillic:4e1 Imacroncyrillic:4e2 imacroncyrillic:4\
e3 Idieresiscyrillic:4e4 idieresiscyrillic:4e5 Odieresiscyrillic:4e6 odieresiscyrillic:4e7 Obarredcyrillic:4e8 obarredcyrillic:4e9 Obarreddieresiscyrillic:4ea o\
barreddieresiscyrillic:4eb Umacroncyrillic:4ee umacroncyrillic:4ef Udieresiscyrillic:4f0 udieresiscyrillic:4f1 Uhungarumlautcyrillic:4f2 uhungarumlautcyrillic:4\
f3 Chedieresiscyrillic:4f4 chedieresiscyrillic:4f5 Yerudieresiscyrillic:4f8 yerudieresiscyrillic:4f9 afii61664:200c afii301:200d afii299:200e afii300:200f afii0\
0208:2015 afii61573:202c afii61574:202d afii61575:202e afii08941:20a4 afii57636:20aa euro:20ac afii61248:2105 afii61289:2113 afii61352:2116 divisionslash:2215 b\
ulletoperator:2219",v=new Map,U=new Map;for(const y of x.split(" ")){const[O,m]=y.split(":"),d=parseInt(m,16);v.set(O,d),U.has(d)||U.set(d,O)}function A(y){const O=v.
get(y);if(O!==void 0)return O;const m=/^(?:uni([0-9A-F]{4})|u([0-9A-F]{4,6}))$/.exec(y),d=m?parseInt(m[1]??m[2],16):void 0;return d!==void 0&&d<=1114111?d:void 0}
const _=y=>U.get(y)??`uni${y.toString(16).toUpperCase().padStart(4,"0")}`}),41801:((K,T,p)=>{p.d(T,{b:()=>x,c:()=>v});const x=200,v=(U,A,_)=>({kind:U,unicode:()=>0,
code:()=>0,has:y=>A.has(y),isDrawn:()=>!0,codes:void 0,pointOf:()=>0,nameOf:()=>"",glyphOf:()=>0,glyphOfCid:y=>y,encoding:void 0,..._})}),94389:((K,T,p)=>{p.d(T,
{eQ:()=>b,Ey:()=>L,Fm:()=>g,tI:()=>d});const x=65536,v=262144;function U(e,i,a){const c=new Uint32Array(a);let r=v;const n=(l,o)=>{o>0&&o<a&&(c[o]===0||_(c[o])&&
!_(l))&&(c[o]=l)};try{const l=e.getUint16(i);if(l===0)for(let o=0;o<256;o++)n(o,e.getUint8(i+6+o));else if(l===4)A(e,i,n);else if(l===6){const o=e.getUint16(i+6),
s=e.getUint16(i+8);for(let u=0;u<s;u++)n(o+u,e.getUint16(i+10+u*2))}else if(l===12){const o=Math.min(e.getUint32(i+12),x);for(let s=i+16;s<i+16+o*12;s+=12){const u=e.
getUint32(s),S=Math.min(e.getUint32(s+4),1114111),I=e.getUint32(s+8);for(let z=u;z<=S&&r>0;z++,r--)n(z,I+z-u)}}}catch(l){if(!(l instanceof RangeError))throw l}return c}
function A(e,i,a){const c=e.getUint16(i+6),[r,n]=[i+14,i+16+c];let l=v;for(let o=0;o<c;o+=2){const s=e.getUint16(r+o),u=e.getUint16(n+c+o),S=n+2*c+o,I=e.getUint16(
S),z=e.getUint16(n+o);for(let q=z;q<=s&&q<65535&&l>0;q++,l--){const R=I===0?q:e.getUint16(S+I+(q-z)*2);(R!==0||I===0)&&a(q,R+u&65535)}}}const _=e=>e<32||e>=11904&&
e<=12255||e>=57344&&e<=64255||e>=983040;var y=p(78157),O=p(41801);const m=".notdef .null nonmarkingreturn space exclam quotedbl numbersign dollar percent ampers\
and quotesingle parenleft parenright asterisk plus comma hyphen period slash zero one two three four five six seven eight nine colon semicolon less equal greate\
r question at A B C D E F G H I J K L M N O P Q R S T U V W X Y Z bracketleft backslash bracketright asciicircum underscore grave a b c d e f g h i j k l m n o \
p q r s t u v w x y z braceleft bar braceright asciitilde Adieresis Aring Ccedilla Eacute Ntilde Odieresis Udieresis aacute agrave acircumflex adieresis atilde \
aring ccedilla eacute egrave ecircumflex edieresis iacute igrave icircumflex idieresis ntilde oacute ograve ocircumflex odieresis otilde uacute ugrave ucircumfl\
ex udieresis dagger degree cent sterling section bullet paragraph germandbls registered copyright trademark acute dieresis notequal AE Oslash infinity plusminus\
 lessequal greaterequal yen mu partialdiff summation product pi integral ordfeminine ordmasculine Omega ae oslash questiondown exclamdown logicalnot radical flo\
rin approxequal Delta guillemotleft guillemotright ellipsis nonbreakingspace Agrave Atilde Otilde OE oe endash emdash quotedblleft quotedblright quoteleft quote\
right divide lozenge ydieresis Ydieresis fraction currency guilsinglleft guilsinglright fi fl daggerdbl periodcentered quotesinglbase quotedblbase perthousand A\
circumflex Ecircumflex Aacute Edieresis Egrave Iacute Icircumflex Idieresis Igrave Oacute Ocircumflex apple Ograve Uacute Ucircumflex Ugrave dotlessi circumflex\
 tilde macron breve dotaccent ring cedilla hungarumlaut ogonek caron Lslash lslash Scaron scaron Zcaron zcaron brokenbar Eth eth Yacute yacute Thorn thorn minus\
 multiply onesuperior twosuperior threesuperior onehalf onequarter threequarters franc Gbreve gbreve Idotaccent Scedilla scedilla Cacute cacute Ccaron ccaron dc\
roat".split(" ");function d(e){const i=new Map,a=e.getUint16(4);for(let c=0;c<a;c++){const r=12+c*16,n=[0,1,2,3].map(l=>String.fromCharCode(e.getUint8(r+l))).join(
"");i.set(n,{at:e.getUint32(r+8),length:e.getUint32(r+12)})}return i}function b(e,i){const[a,c,r]=[i.get("head"),i.get("loca"),i.get("glyf")];if(!a||!c||!r)return;
const n=e.getInt16(a.at+50)!==0,l=n?4:2,o=s=>n?e.getUint32(c.at+s*4):e.getUint16(c.at+s*2)*2;return{loca:c,glyf:r,size:l,count:Math.floor(c.length/l)-1,place:o,
setPlace:(s,u)=>n?e.setUint32(c.at+s*4,u):e.setUint16(c.at+s*2,u/2),spanOf:s=>[r.at+o(s),r.at+o(s+1)]}}function g(e){const i=d(e),[a,c,r]=["maxp","cmap","post"].
map(f=>i.get(f)),n=a&&b(e,i);if(!n)return;const{loca:l,size:o,place:s}=n,u=e.getUint16(a.at+4),S=Math.min(u,Math.floor((e.byteLength-l.at)/o)-1),I=f=>f>=0&&f<S&&
s(f+1)>s(f),z=E(e,c),q=c?e.getUint16(c.at+2):0,R=D(z),j=z(3,0),B=z(1,0);let H,Z,Y;const w=f=>(H??=r?k(t(e,r)):new Map,H.get(f)??-1);return{kind:"truetype",memory:2*
e.byteLength+O.b*(r?M(e,r):0)+4*u,unicode:f=>R===void 0?0:F(e,R,f),code:f=>j!==void 0?F(e,j,61440+f)||F(e,j,f):B===void 0?0:F(e,B,f),has:f=>typeof f=="number"?f>
0&&f<u:I(w(f)),isDrawn:I,subtables:q,codes:j!==void 0?"symbol":B!==void 0?"macintosh":void 0,pointOf:f=>(Y??=R===void 0?new Uint32Array:U(e,R,u),Y[f]??0),nameOf:f=>(Z??=
r?t(e,r):[],Z[f]??""),glyphOf:f=>Math.max(w(f),0),glyphOfCid:f=>f,encoding:void 0}}function L(e,i){const a=D(E(e,i.get("cmap")));let c;return r=>(c??=a===void 0?
new Uint32Array:U(e,a,65536),c[r]??0)}function E(e,i){const a=i?P(e,i.at):[];return(c,r)=>a.find(n=>n.platform===c&&(r===void 0||n.encoding===r))?.at}const D=e=>e(
3,10)??e(3,1)??e(0);function P(e,i){const a=Math.min(e.getUint16(i+2),64);return Array.from({length:a},(c,r)=>{const n=i+4+r*8;return{platform:e.getUint16(n),encoding:e.
getUint16(n+2),at:i+e.getUint32(n+4)}})}function F(e,i,a){try{switch(e.getUint16(i)){case 0:return a<256?e.getUint8(i+6+a):0;case 4:return a>65535?0:N(e,i,a);case 6:{
const c=e.getUint16(i+6),r=e.getUint16(i+8);return a>=c&&a<c+r?e.getUint16(i+10+(a-c)*2):0}case 12:{let[c,r]=[0,e.getUint32(i+12)-1];for(;c<=r;){const n=c+r>>1,
l=i+16+n*12;if(a<e.getUint32(l))r=n-1;else if(a>e.getUint32(l+4))c=n+1;else return e.getUint32(l+8)+a-e.getUint32(l)}return 0}default:return 0}}catch{return 0}}
const G=512;function C(e,i,a,c){let[r,n]=[0,a>>1];if(n<=G)return 0;for(;r<n;){const l=r+n>>1;e.getUint16(i+l*2)<c?r=l+1:n=l}return r*2}function N(e,i,a){const c=e.
getUint16(i+6),[r,n]=[i+14,i+16+c];for(let l=C(e,r,c,a);l<c;l+=2){if(a>e.getUint16(r+l))continue;const o=e.getUint16(n+l);if(a<o)return 0;const s=e.getUint16(n+
c+l),u=n+2*c+l,S=e.getUint16(u);if(S===0)return a+s&65535;const I=e.getUint16(u+S+(a-o)*2);return I===0?0:I+s&65535}return 0}const h=32;function M(e,{at:i}){const a=i+
h+2;if(a>e.byteLength||e.getUint32(i)!==131072)return 0;const c=e.getUint16(i+h);return a+c*2>e.byteLength?0:c}function t(e,i){const{at:a,length:c}=i;if(a+h>e.byteLength)
return[];const r=e.getUint32(a);if(r!==131072)return r===65536?m:[];const n=a+h+2,l=M(e,i);if(l===0)return[];const o=(0,y.bS)(new Uint8Array(e.buffer,e.byteOffset,
e.byteLength)),s=[];for(let u=n+l*2;u<a+c&&u<o.length&&s.length<65536;){const S=o[u];s.push(o.toString("latin1",u+1,u+1+S)),u+=S+1}return Array.from({length:l},
(u,S)=>{const I=e.getUint16(n+S*2);return m[I]??s[I-m.length]??""})}function k(e){const i=new Map;for(const[a,c]of e.entries())c!==""&&!i.has(c)&&i.set(c,a);return i}}),
47707:((K,T,p)=>{p.d(T,{I2:()=>C,ML:()=>g,MS:()=>U,MZ:()=>G,RK:()=>E,RM:()=>b,Sw:()=>m,Zw:()=>P,ai:()=>D,qf:()=>d,sI:()=>L});var x=p(34378);const v=["Arabic","H\
ebrew","Syriac","Thaana","Nko","Samaritan","Mandaic","Adlam","Devanagari","Bengali","Gurmukhi","Gujarati","Oriya","Tamil","Telugu","Kannada","Malayalam","Sinhal\
a","Thai","Lao","Tibetan","Myanmar","Khmer","Javanese","Balinese","Mongolian"],U=new Set(["Arabic","Hebrew","Syriac","Thaana","Nko"]),A=v.map(t=>({script:t,pattern:new RegExp(
`\\p{Script=${t}}`,"u")})),_=new RegExp("\\p{Default_Ignorable_Code_Point}","gu"),y=new RegExp("(?![\\u061c\\u200c-\\u200f\\u202a-\\u202e\\u2066-\\u2069])\\p{Default_Ig\
norable_Code_Point}","gu"),O=/[\u202a-\u202e\u2066-\u2069]/u;function m(t){return/[\u0590-\u{10ffff}]/u.test(t)?O.test(t)||A.some(({pattern:k})=>k.test(t)):!1}const d=t=>t.
match(new RegExp("\\P{M}\\p{M}{0,30}|\\p{M}{1,30}","gu"))??[],b=t=>m(t)?A.find(({pattern:k})=>k.test(t))?.script:void 0,g=t=>new RegExp("^\\p{Default_Ignorable_C\
ode_Point}+$","u").test(t),L=t=>t.replace(_,""),E=t=>(0,x.w)(t).replace(m(t)?y:_,"");function D(t){return E(t).trim()}function P(t,k){const e=k.length===1;if(e&&
O.test(t))return"has characters that change the direction of writing; a stamp runs from left to right, unless you give a font";const i=new Set,a=new Set,c=new Set,
r=o=>g(o)||k.some(s=>s.covers(o));for(const o of d(D(t))){if(r(o))continue;const s=[...o].filter(u=>!r(u));for(const u of s.length>0?s:[o]){const S=b(u);S!==void 0&&
a.add(S),c.add(S??h(u)??""),i.add(u)}}if(i.size===0)return;const n=[...i].map(M).join(", "),l=e&&[...a].every(o=>U.has(o))?", or give a font that has them":"";return c.
delete(""),a.size>0?`is written in ${[...c].join(", ")} script, which the stamp cannot show correctly: ${n}. ${F}${l}`:`has characters that the stamp cannot sho\
w: ${n}. ${F}${l}`}const F="Use Latin, Greek or Cyrillic letters, digits and punctuation",G=t=>Array.from(t,k=>`U+${k.codePointAt(0).toString(16).toUpperCase().
padStart(4,"0")}`).join(" ");function C(t){const k=b(t)??h(t);return k!==void 0?`${k} script`:new RegExp("\\p{Extended_Pictographic}","u").test(t)?"pictures":"o\
ther characters"}const N=["Han","Hiragana","Katakana","Hangul","Bopomofo","Armenian","Georgian","Ethiopic","Cherokee"].map(t=>({script:t,pattern:new RegExp(`\\p{\
Script=${t}}`,"u")})),h=t=>N.find(({pattern:k})=>k.test(t))?.script;function M(t){const k=G(t);return/[\p{Mark}\p{Separator}\p{Other}]/u.test(t)?k:`“${t}” (${k}\
)`}})};
