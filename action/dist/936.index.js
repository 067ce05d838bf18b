"use strict";exports.id=936,exports.ids=[936],exports.modules={16456:((q,z,E)=>{E.d(z,{NF:()=>x,P$:()=>g,W:()=>u,jp:()=>F,pE:()=>C,yD:()=>m,yh:()=>s});var v=E(45599),I=E(49454),
S=E(30201);const F=4;function C(U,T,p){const O=U.resolve(T?.get("Flags"));return typeof O=="number"?(O&F)!==0:/^(Symbol|ZapfDingbats|Wingdings|Webdings)/.test((0,I.
FG)(U,p.get("BaseFont")))}function g(U,T,p,O){const{base:N,differences:M}=m(U,T);if(N===void 0&&p&&!M)return;const A=N??(p&&O?"":u),D=new Map;for(let h=32;h<256;h++){
const e=A.charCodeAt(h-32);e>0&&D.set(h,{point:e,name:(0,S.S)(e)})}for(const[h,e]of M??[]){const i=(0,S.u)(e);i===void 0?D.delete(h):D.set(h,{point:i,name:e})}return D}
function m(U,T){const p=U.resolve(T.get("Encoding")),O=p instanceof v.SX?p.text:(0,I.FG)(U,(0,v.Zm)(p)?p.get("BaseEncoding"):void 0),N={WinAnsiEncoding:x,MacRomanEncoding:s,
StandardEncoding:u}[O],M=(0,v.Zm)(p)?U.array(p.get("Differences")):void 0;if(!M)return{base:N,differences:void 0};const L=new Map;let A=0;for(const D of M){const h=U.
resolve(D);typeof h=="number"?A=h:h instanceof v.SX&&(A>=0&&A<=255&&L.set(A,h.text),A++)}return{base:N,differences:L}}const u=" !\"#$%&’()*+,-./0123456789:;<=>?@\
ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_‘abcdefghijklmnopqrstuvwxyz{|}~\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0¡¢£⁄¥ƒ§¤'“«‹›ﬁﬂ\0–†‡·\0¶•‚„”»…‰\0¿\0`´ˆ˜¯˘˙¨\0˚¸\0˝˛ˇ—\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
Æ\0ª\0\0\0\0ŁØŒº\0\0\0\0\0æ\0\0\0ı\0\0łøœß\0\0\0\0",s=" !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|\
}~\0ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»… ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄¤‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ",
x=" !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ ¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼\
½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ"}),49454:((q,z,E)=>{E.d(z,
{FG:()=>I,MH:()=>m,VJ:()=>g,hL:()=>S,nb:()=>F});var v=E(45599);function I(u,s){const x=u.resolve(s);return x instanceof v.SX?x.text:""}function S(u,s){if((0,v.Eo)(
u.resolve(s.get("Subtype")),"Type0"))return u.dict(u.array(s.get("DescendantFonts"))?.[0])}const F=(u,s)=>u.dict((S(u,s)??s).get("FontDescriptor")),C=/^[A-Z]{6}\+(?=.)/;
function g(u){const s=u.replace(C,"");return{name:s,subset:s!==u}}function m(u){const s=Buffer.from(u,"latin1"),x=new TextDecoder().decode(s);return x.includes(
"�")?u:x}}),30201:((q,z,E)=>{E.d(z,{S:()=>C,u:()=>F});const v="space:20 exclam:21 quotedbl:22 numbersign:23 dollar:24 percent:25 ampersand:26 quotesingle:27 p\
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
02c afii61574:202d afii61575:202e afii08941:20a4 afii57636:20aa euro:20ac afii61248:2105 afii61289:2113 afii61352:2116 divisionslash:2215 bulletoperator:2219",I=new Map,
S=new Map;for(const g of v.split(" ")){const[m,u]=g.split(":"),s=parseInt(u,16);I.set(m,s),S.has(s)||S.set(s,m)}function F(g){const m=I.get(g);if(m!==void 0)return m;
const u=/^(?:uni([0-9A-F]{4})|u([0-9A-F]{4,6}))$/.exec(g),s=u?parseInt(u[1]??u[2],16):void 0;return s!==void 0&&s<=1114111?s:void 0}const C=g=>S.get(g)??`uni${g.
toString(16).toUpperCase().padStart(4,"0")}`}),94389:((q,z,E)=>{E.d(z,{eQ:()=>u,Ey:()=>x,Fm:()=>s,tI:()=>m});const v=65536,I=262144;function S(e,i,c){const a=new Uint32Array(
c);let r=I;const t=(n,l)=>{l>0&&l<c&&(a[l]===0||C(a[l])&&!C(n))&&(a[l]=n)};try{const n=e.getUint16(i);if(n===0)for(let l=0;l<256;l++)t(l,e.getUint8(i+6+l));else if(n===
4)F(e,i,t);else if(n===6){const l=e.getUint16(i+6),o=e.getUint16(i+8);for(let d=0;d<o;d++)t(l+d,e.getUint16(i+10+d*2))}else if(n===12){const l=Math.min(e.getUint32(
i+12),v);for(let o=i+16;o<i+16+l*12;o+=12){const d=e.getUint32(o),b=Math.min(e.getUint32(o+4),1114111),k=e.getUint32(o+8);for(let y=d;y<=b&&r>0;y++,r--)t(y,k+y-
d)}}}catch(n){if(!(n instanceof RangeError))throw n}return a}function F(e,i,c){const a=e.getUint16(i+6),[r,t]=[i+14,i+16+a];let n=I;for(let l=0;l<a;l+=2){const o=e.
getUint16(r+l),d=e.getUint16(t+a+l),b=t+2*a+l,k=e.getUint16(b),y=e.getUint16(t+l);for(let _=y;_<=o&&_<65535&&n>0;_++,n--){const P=k===0?_:e.getUint16(b+k+(_-y)*
2);(P!==0||k===0)&&c(_,P+d&65535)}}}const C=e=>e<32||e>=11904&&e<=12255||e>=57344&&e<=64255||e>=983040,g=".notdef .null nonmarkingreturn space exclam quotedbl n\
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
 Cacute cacute Ccaron ccaron dcroat".split(" ");function m(e){const i=new Map,c=e.getUint16(4);for(let a=0;a<c;a++){const r=12+a*16,t=[0,1,2,3].map(n=>String.fromCharCode(
e.getUint8(r+n))).join("");i.set(t,{at:e.getUint32(r+8),length:e.getUint32(r+12)})}return i}function u(e,i){const[c,a,r]=[i.get("head"),i.get("loca"),i.get("gly\
f")];if(!c||!a||!r)return;const t=e.getInt16(c.at+50)!==0,n=t?4:2,l=o=>t?e.getUint32(a.at+o*4):e.getUint16(a.at+o*2)*2;return{loca:a,glyf:r,size:n,count:Math.floor(
a.length/n)-1,place:l,setPlace:(o,d)=>t?e.setUint32(a.at+o*4,d):e.setUint16(a.at+o*2,d/2),spanOf:o=>[r.at+l(o),r.at+l(o+1)]}}function s(e){const i=m(e),[c,a,r]=[
"maxp","cmap","post"].map(f=>i.get(f)),t=c&&u(e,i);if(!t)return;const{loca:n,size:l,place:o}=t,d=e.getUint16(c.at+4),b=Math.min(d,Math.floor((e.byteLength-n.at)/
l)-1),k=f=>f>=0&&f<b&&o(f+1)>o(f),y=U(e,a),_=a?e.getUint16(a.at+2):0,P=T(y),G=y(3,0),R=y(1,0);let K,j,B;const Z=f=>(K??=r?h(D(e,r)):new Map,K.get(f)??-1);return{
kind:"truetype",unicode:f=>P===void 0?0:O(e,P,f),code:f=>G!==void 0?O(e,G,61440+f)||O(e,G,f):R===void 0?0:O(e,R,f),has:f=>typeof f=="number"?f>0&&f<d:k(Z(f)),isDrawn:k,
subtables:_,codes:G!==void 0?"symbol":R!==void 0?"macintosh":void 0,pointOf:f=>(B??=P===void 0?new Uint32Array:S(e,P,d),B[f]??0),nameOf:f=>(j??=r?D(e,r):[],j[f]??
""),glyphOf:f=>Math.max(Z(f),0),glyphOfCid:f=>f,encoding:void 0}}function x(e,i){const c=T(U(e,i.get("cmap")));let a;return r=>(a??=c===void 0?new Uint32Array:S(
e,c,65536),a[r]??0)}function U(e,i){const c=i?p(e,i.at):[];return(a,r)=>c.find(t=>t.platform===a&&(r===void 0||t.encoding===r))?.at}const T=e=>e(3,10)??e(3,1)??
e(0);function p(e,i){const c=Math.min(e.getUint16(i+2),64);return Array.from({length:c},(a,r)=>{const t=i+4+r*8;return{platform:e.getUint16(t),encoding:e.getUint16(
t+2),at:i+e.getUint32(t+4)}})}function O(e,i,c){try{switch(e.getUint16(i)){case 0:return c<256?e.getUint8(i+6+c):0;case 4:return c>65535?0:L(e,i,c);case 6:{const a=e.
getUint16(i+6),r=e.getUint16(i+8);return c>=a&&c<a+r?e.getUint16(i+10+(c-a)*2):0}case 12:{let[a,r]=[0,e.getUint32(i+12)-1];for(;a<=r;){const t=a+r>>1,n=i+16+t*12;
if(c<e.getUint32(n))r=t-1;else if(c>e.getUint32(n+4))a=t+1;else return e.getUint32(n+8)+c-e.getUint32(n)}return 0}default:return 0}}catch{return 0}}const N=512;
function M(e,i,c,a){let[r,t]=[0,c>>1];if(t<=N)return 0;for(;r<t;){const n=r+t>>1;e.getUint16(i+n*2)<a?r=n+1:t=n}return r*2}function L(e,i,c){const a=e.getUint16(
i+6),[r,t]=[i+14,i+16+a];for(let n=M(e,r,a,c);n<a;n+=2){if(c>e.getUint16(r+n))continue;const l=e.getUint16(t+n);if(c<l)return 0;const o=e.getUint16(t+a+n),d=t+2*
a+n,b=e.getUint16(d);if(b===0)return c+o&65535;const k=e.getUint16(d+b+(c-l)*2);return k===0?0:k+o&65535}return 0}const A=32;function D(e,{at:i,length:c}){if(i+
A>e.byteLength)return[];const a=e.getUint32(i);if(a!==131072)return a===65536?g:[];const r=i+A+2,t=r>e.byteLength?0:e.getUint16(i+A);if(r+t*2>e.byteLength)return[];
const n=[];for(let l=r+t*2;l<i+c&&l<e.byteLength&&n.length<65536;){const o=e.getUint8(l);let d="";for(let b=1;b<=o&&l+b<e.byteLength;b++)d+=String.fromCharCode(
e.getUint8(l+b));n.push(d),l+=o+1}return Array.from({length:t},(l,o)=>{const d=e.getUint16(r+o*2);return g[d]??n[d-g.length]??""})}function h(e){const i=new Map;
for(const[c,a]of e.entries())a!==""&&!i.has(a)&&i.set(a,c);return i}}),47707:((q,z,E)=>{E.d(z,{I2:()=>A,ML:()=>U,MS:()=>S,MZ:()=>L,RK:()=>p,RM:()=>x,Sw:()=>u,Zw:()=>N,
ai:()=>O,qf:()=>s,sI:()=>T});var v=E(34378);const I=["Arabic","Hebrew","Syriac","Thaana","Nko","Samaritan","Mandaic","Adlam","Devanagari","Bengali","Gurmukhi","\
Gujarati","Oriya","Tamil","Telugu","Kannada","Malayalam","Sinhala","Thai","Lao","Tibetan","Myanmar","Khmer","Javanese","Balinese","Mongolian"],S=new Set(["Arabi\
c","Hebrew","Syriac","Thaana","Nko"]),F=I.map(i=>({script:i,pattern:new RegExp(`\\p{Script=${i}}`,"u")})),C=new RegExp("\\p{Default_Ignorable_Code_Point}","gu"),
g=new RegExp("(?![\\u061c\\u200c-\\u200f\\u202a-\\u202e\\u2066-\\u2069])\\p{Default_Ignorable_Code_Point}","gu"),m=/[\u202a-\u202e\u2066-\u2069]/u;function u(i){
return/[\u0590-\u{10ffff}]/u.test(i)?m.test(i)||F.some(({pattern:c})=>c.test(i)):!1}const s=i=>i.match(new RegExp("\\P{M}\\p{M}{0,30}|\\p{M}{1,30}","gu"))??[],x=i=>u(
i)?F.find(({pattern:c})=>c.test(i))?.script:void 0,U=i=>new RegExp("^\\p{Default_Ignorable_Code_Point}+$","u").test(i),T=i=>i.replace(C,""),p=i=>(0,v.w)(i).replace(
u(i)?g:C,"");function O(i){return p(i).trim()}function N(i,c){const a=c.length===1;if(a&&m.test(i))return"has characters that change the direction of writing; a\
 stamp runs from left to right, unless you give a font";const r=new Set,t=new Set,n=new Set,l=b=>U(b)||c.some(k=>k.covers(b));for(const b of s(O(i))){if(l(b))continue;
const k=[...b].filter(y=>!l(y));for(const y of k.length>0?k:[b]){const _=x(y);_!==void 0&&t.add(_),n.add(_??h(y)??""),r.add(y)}}if(r.size===0)return;const o=[...r].
map(e).join(", "),d=a&&[...t].every(b=>S.has(b))?", or give a font that has them":"";return n.delete(""),t.size>0?`is written in ${[...n].join(", ")} script, wh\
ich the stamp cannot show correctly: ${o}. ${M}${d}`:`has characters that the stamp cannot show: ${o}. ${M}${d}`}const M="Use Latin, Greek or Cyrillic letters, \
digits and punctuation",L=i=>Array.from(i,c=>`U+${c.codePointAt(0).toString(16).toUpperCase().padStart(4,"0")}`).join(" ");function A(i){const c=x(i)??h(i);return c!==
void 0?`${c} script`:new RegExp("\\p{Extended_Pictographic}","u").test(i)?"pictures":"other characters"}const D=["Han","Hiragana","Katakana","Hangul","Bopomofo",
"Armenian","Georgian","Ethiopic","Cherokee"].map(i=>({script:i,pattern:new RegExp(`\\p{Script=${i}}`,"u")})),h=i=>D.find(({pattern:c})=>c.test(i))?.script;function e(i){
const c=L(i);return/[\p{Mark}\p{Separator}\p{Other}]/u.test(i)?c:`“${i}” (${c})`}})};
