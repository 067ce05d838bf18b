"use strict";exports.id=936,exports.ids=[936],exports.modules={16456:((q,z,E)=>{E.d(z,{NF:()=>b,P$:()=>y,W:()=>h,jp:()=>_,pE:()=>C,yD:()=>k,yh:()=>u});var v=E(45599),I=E(49454),
x=E(30201);const _=4;function C(g,T,S){const O=g.resolve(T?.get("Flags"));return typeof O=="number"?(O&_)!==0:/^(Symbol|ZapfDingbats|Wingdings|Webdings)/.test((0,I.
FG)(g,S.get("BaseFont")))}function y(g,T,S,O){const{base:N,differences:M}=k(g,T);if(N===void 0&&S&&!M)return;const A=N??(S&&O?"":h),D=new Map;for(let m=32;m<256;m++){
const e=A.charCodeAt(m-32);e>0&&D.set(m,{point:e,name:(0,x.S)(e)})}for(const[m,e]of M??[]){const i=(0,x.u)(e);i===void 0?D.delete(m):D.set(m,{point:i,name:e})}return D}
function k(g,T){const S=g.resolve(T.get("Encoding")),O=S instanceof v.SX?S.text:(0,I.FG)(g,(0,v.Zm)(S)?S.get("BaseEncoding"):void 0),N={WinAnsiEncoding:b,MacRomanEncoding:u,
StandardEncoding:h}[O],M=(0,v.Zm)(S)?g.array(S.get("Differences")):void 0;if(!M)return{base:N,differences:void 0};const L=new Map;let A=0;for(const D of M){const m=g.
resolve(D);typeof m=="number"?A=m:m instanceof v.SX&&(A>=0&&A<=255&&L.set(A,m.text),A++)}return{base:N,differences:L}}const h=" !\"#$%&’()*+,-./0123456789:;<=>?@\
ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_‘abcdefghijklmnopqrstuvwxyz{|}~\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0¡¢£⁄¥ƒ§¤'“«‹›ﬁﬂ\0–†‡·\0¶•‚„”»…‰\0¿\0`´ˆ˜¯˘˙¨\0˚¸\0˝˛ˇ—\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
Æ\0ª\0\0\0\0ŁØŒº\0\0\0\0\0æ\0\0\0ı\0\0łøœß\0\0\0\0",u=" !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|\
}~\0ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»… ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄¤‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ",
b=" !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ ¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼\
½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ"}),49454:((q,z,E)=>{E.d(z,
{FG:()=>x,MH:()=>h,VJ:()=>k,hL:()=>_,nb:()=>C});var v=E(45599);const I=4096;function x(u,b){const g=u.resolve(b);return g instanceof v.SX?g.text.slice(0,I):""}function _(u,b){
if((0,v.Eo)(u.resolve(b.get("Subtype")),"Type0"))return u.dict(u.array(b.get("DescendantFonts"))?.[0])}const C=(u,b)=>u.dict((_(u,b)??b).get("FontDescriptor")),
y=/^[A-Z]{6}\+(?=.)/;function k(u){const b=u.replace(y,"");return{name:b,subset:b!==u}}function h(u){const b=Buffer.from(u,"latin1"),g=new TextDecoder().decode(
b);return g.includes("�")?u:g}}),30201:((q,z,E)=>{E.d(z,{S:()=>C,u:()=>_});const v="space:20 exclam:21 quotedbl:22 numbersign:23 dollar:24 percent:25 ampersan\
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
ulletoperator:2219",I=new Map,x=new Map;for(const y of v.split(" ")){const[k,h]=y.split(":"),u=parseInt(h,16);I.set(k,u),x.has(u)||x.set(u,k)}function _(y){const k=I.
get(y);if(k!==void 0)return k;const h=/^(?:uni([0-9A-F]{4})|u([0-9A-F]{4,6}))$/.exec(y),u=h?parseInt(h[1]??h[2],16):void 0;return u!==void 0&&u<=1114111?u:void 0}
const C=y=>x.get(y)??`uni${y.toString(16).toUpperCase().padStart(4,"0")}`}),94389:((q,z,E)=>{E.d(z,{eQ:()=>h,Ey:()=>b,Fm:()=>u,tI:()=>k});const v=65536,I=262144;
function x(e,i,c){const a=new Uint32Array(c);let r=I;const t=(n,l)=>{l>0&&l<c&&(a[l]===0||C(a[l])&&!C(n))&&(a[l]=n)};try{const n=e.getUint16(i);if(n===0)for(let l=0;l<
256;l++)t(l,e.getUint8(i+6+l));else if(n===4)_(e,i,t);else if(n===6){const l=e.getUint16(i+6),o=e.getUint16(i+8);for(let s=0;s<o;s++)t(l+s,e.getUint16(i+10+s*2))}else if(n===
12){const l=Math.min(e.getUint32(i+12),v);for(let o=i+16;o<i+16+l*12;o+=12){const s=e.getUint32(o),f=Math.min(e.getUint32(o+4),1114111),U=e.getUint32(o+8);for(let p=s;p<=
f&&r>0;p++,r--)t(p,U+p-s)}}}catch(n){if(!(n instanceof RangeError))throw n}return a}function _(e,i,c){const a=e.getUint16(i+6),[r,t]=[i+14,i+16+a];let n=I;for(let l=0;l<
a;l+=2){const o=e.getUint16(r+l),s=e.getUint16(t+a+l),f=t+2*a+l,U=e.getUint16(f),p=e.getUint16(t+l);for(let F=p;F<=o&&F<65535&&n>0;F++,n--){const P=U===0?F:e.getUint16(
f+U+(F-p)*2);(P!==0||U===0)&&c(F,P+s&65535)}}}const C=e=>e<32||e>=11904&&e<=12255||e>=57344&&e<=64255||e>=983040,y=".notdef .null nonmarkingreturn space exclam \
quotedbl numbersign dollar percent ampersand quotesingle parenleft parenright asterisk plus comma hyphen period slash zero one two three four five six seven eig\
ht nine colon semicolon less equal greater question at A B C D E F G H I J K L M N O P Q R S T U V W X Y Z bracketleft backslash bracketright asciicircum unders\
core grave a b c d e f g h i j k l m n o p q r s t u v w x y z braceleft bar braceright asciitilde Adieresis Aring Ccedilla Eacute Ntilde Odieresis Udieresis aa\
cute agrave acircumflex adieresis atilde aring ccedilla eacute egrave ecircumflex edieresis iacute igrave icircumflex idieresis ntilde oacute ograve ocircumflex\
 odieresis otilde uacute ugrave ucircumflex udieresis dagger degree cent sterling section bullet paragraph germandbls registered copyright trademark acute diere\
sis notequal AE Oslash infinity plusminus lessequal greaterequal yen mu partialdiff summation product pi integral ordfeminine ordmasculine Omega ae oslash quest\
iondown exclamdown logicalnot radical florin approxequal Delta guillemotleft guillemotright ellipsis nonbreakingspace Agrave Atilde Otilde OE oe endash emdash q\
uotedblleft quotedblright quoteleft quoteright divide lozenge ydieresis Ydieresis fraction currency guilsinglleft guilsinglright fi fl daggerdbl periodcentered \
quotesinglbase quotedblbase perthousand Acircumflex Ecircumflex Aacute Edieresis Egrave Iacute Icircumflex Idieresis Igrave Oacute Ocircumflex apple Ograve Uacu\
te Ucircumflex Ugrave dotlessi circumflex tilde macron breve dotaccent ring cedilla hungarumlaut ogonek caron Lslash lslash Scaron scaron Zcaron zcaron brokenba\
r Eth eth Yacute yacute Thorn thorn minus multiply onesuperior twosuperior threesuperior onehalf onequarter threequarters franc Gbreve gbreve Idotaccent Scedill\
a scedilla Cacute cacute Ccaron ccaron dcroat".split(" ");function k(e){const i=new Map,c=e.getUint16(4);for(let a=0;a<c;a++){const r=12+a*16,t=[0,1,2,3].map(n=>String.
fromCharCode(e.getUint8(r+n))).join("");i.set(t,{at:e.getUint32(r+8),length:e.getUint32(r+12)})}return i}function h(e,i){const[c,a,r]=[i.get("head"),i.get("loca"),
i.get("glyf")];if(!c||!a||!r)return;const t=e.getInt16(c.at+50)!==0,n=t?4:2,l=o=>t?e.getUint32(a.at+o*4):e.getUint16(a.at+o*2)*2;return{loca:a,glyf:r,size:n,count:Math.
floor(a.length/n)-1,place:l,setPlace:(o,s)=>t?e.setUint32(a.at+o*4,s):e.setUint16(a.at+o*2,s/2),spanOf:o=>[r.at+l(o),r.at+l(o+1)]}}function u(e){const i=k(e),[c,
a,r]=["maxp","cmap","post"].map(d=>i.get(d)),t=c&&h(e,i);if(!t)return;const{loca:n,size:l,place:o}=t,s=e.getUint16(c.at+4),f=Math.min(s,Math.floor((e.byteLength-
n.at)/l)-1),U=d=>d>=0&&d<f&&o(d+1)>o(d),p=g(e,a),F=a?e.getUint16(a.at+2):0,P=T(p),G=p(3,0),R=p(1,0);let K,j,B;const Z=d=>(K??=r?m(D(e,r)):new Map,K.get(d)??-1);
return{kind:"truetype",unicode:d=>P===void 0?0:O(e,P,d),code:d=>G!==void 0?O(e,G,61440+d)||O(e,G,d):R===void 0?0:O(e,R,d),has:d=>typeof d=="number"?d>0&&d<s:U(Z(
d)),isDrawn:U,subtables:F,codes:G!==void 0?"symbol":R!==void 0?"macintosh":void 0,pointOf:d=>(B??=P===void 0?new Uint32Array:x(e,P,s),B[d]??0),nameOf:d=>(j??=r?
D(e,r):[],j[d]??""),glyphOf:d=>Math.max(Z(d),0),glyphOfCid:d=>d,encoding:void 0}}function b(e,i){const c=T(g(e,i.get("cmap")));let a;return r=>(a??=c===void 0?new Uint32Array:
x(e,c,65536),a[r]??0)}function g(e,i){const c=i?S(e,i.at):[];return(a,r)=>c.find(t=>t.platform===a&&(r===void 0||t.encoding===r))?.at}const T=e=>e(3,10)??e(3,1)??
e(0);function S(e,i){const c=Math.min(e.getUint16(i+2),64);return Array.from({length:c},(a,r)=>{const t=i+4+r*8;return{platform:e.getUint16(t),encoding:e.getUint16(
t+2),at:i+e.getUint32(t+4)}})}function O(e,i,c){try{switch(e.getUint16(i)){case 0:return c<256?e.getUint8(i+6+c):0;case 4:return c>65535?0:L(e,i,c);case 6:{const a=e.
getUint16(i+6),r=e.getUint16(i+8);return c>=a&&c<a+r?e.getUint16(i+10+(c-a)*2):0}case 12:{let[a,r]=[0,e.getUint32(i+12)-1];for(;a<=r;){const t=a+r>>1,n=i+16+t*12;
if(c<e.getUint32(n))r=t-1;else if(c>e.getUint32(n+4))a=t+1;else return e.getUint32(n+8)+c-e.getUint32(n)}return 0}default:return 0}}catch{return 0}}const N=512;
function M(e,i,c,a){let[r,t]=[0,c>>1];if(t<=N)return 0;for(;r<t;){const n=r+t>>1;e.getUint16(i+n*2)<a?r=n+1:t=n}return r*2}function L(e,i,c){const a=e.getUint16(
i+6),[r,t]=[i+14,i+16+a];for(let n=M(e,r,a,c);n<a;n+=2){if(c>e.getUint16(r+n))continue;const l=e.getUint16(t+n);if(c<l)return 0;const o=e.getUint16(t+a+n),s=t+2*
a+n,f=e.getUint16(s);if(f===0)return c+o&65535;const U=e.getUint16(s+f+(c-l)*2);return U===0?0:U+o&65535}return 0}const A=32;function D(e,{at:i,length:c}){if(i+
A>e.byteLength)return[];const a=e.getUint32(i);if(a!==131072)return a===65536?y:[];const r=i+A+2,t=r>e.byteLength?0:e.getUint16(i+A);if(r+t*2>e.byteLength)return[];
const n=[];for(let l=r+t*2;l<i+c&&l<e.byteLength&&n.length<65536;){const o=e.getUint8(l);let s="";for(let f=1;f<=o&&l+f<e.byteLength;f++)s+=String.fromCharCode(
e.getUint8(l+f));n.push(s),l+=o+1}return Array.from({length:t},(l,o)=>{const s=e.getUint16(r+o*2);return y[s]??n[s-y.length]??""})}function m(e){const i=new Map;
for(const[c,a]of e.entries())a!==""&&!i.has(a)&&i.set(a,c);return i}}),47707:((q,z,E)=>{E.d(z,{I2:()=>A,ML:()=>g,MS:()=>x,MZ:()=>L,RK:()=>S,RM:()=>b,Sw:()=>h,Zw:()=>N,
ai:()=>O,qf:()=>u,sI:()=>T});var v=E(34378);const I=["Arabic","Hebrew","Syriac","Thaana","Nko","Samaritan","Mandaic","Adlam","Devanagari","Bengali","Gurmukhi","\
Gujarati","Oriya","Tamil","Telugu","Kannada","Malayalam","Sinhala","Thai","Lao","Tibetan","Myanmar","Khmer","Javanese","Balinese","Mongolian"],x=new Set(["Arabi\
c","Hebrew","Syriac","Thaana","Nko"]),_=I.map(i=>({script:i,pattern:new RegExp(`\\p{Script=${i}}`,"u")})),C=new RegExp("\\p{Default_Ignorable_Code_Point}","gu"),
y=new RegExp("(?![\\u061c\\u200c-\\u200f\\u202a-\\u202e\\u2066-\\u2069])\\p{Default_Ignorable_Code_Point}","gu"),k=/[\u202a-\u202e\u2066-\u2069]/u;function h(i){
return/[\u0590-\u{10ffff}]/u.test(i)?k.test(i)||_.some(({pattern:c})=>c.test(i)):!1}const u=i=>i.match(new RegExp("\\P{M}\\p{M}{0,30}|\\p{M}{1,30}","gu"))??[],b=i=>h(
i)?_.find(({pattern:c})=>c.test(i))?.script:void 0,g=i=>new RegExp("^\\p{Default_Ignorable_Code_Point}+$","u").test(i),T=i=>i.replace(C,""),S=i=>(0,v.w)(i).replace(
h(i)?y:C,"");function O(i){return S(i).trim()}function N(i,c){const a=c.length===1;if(a&&k.test(i))return"has characters that change the direction of writing; a\
 stamp runs from left to right, unless you give a font";const r=new Set,t=new Set,n=new Set,l=f=>g(f)||c.some(U=>U.covers(f));for(const f of u(O(i))){if(l(f))continue;
const U=[...f].filter(p=>!l(p));for(const p of U.length>0?U:[f]){const F=b(p);F!==void 0&&t.add(F),n.add(F??m(p)??""),r.add(p)}}if(r.size===0)return;const o=[...r].
map(e).join(", "),s=a&&[...t].every(f=>x.has(f))?", or give a font that has them":"";return n.delete(""),t.size>0?`is written in ${[...n].join(", ")} script, wh\
ich the stamp cannot show correctly: ${o}. ${M}${s}`:`has characters that the stamp cannot show: ${o}. ${M}${s}`}const M="Use Latin, Greek or Cyrillic letters, \
digits and punctuation",L=i=>Array.from(i,c=>`U+${c.codePointAt(0).toString(16).toUpperCase().padStart(4,"0")}`).join(" ");function A(i){const c=b(i)??m(i);return c!==
void 0?`${c} script`:new RegExp("\\p{Extended_Pictographic}","u").test(i)?"pictures":"other characters"}const D=["Han","Hiragana","Katakana","Hangul","Bopomofo",
"Armenian","Georgian","Ethiopic","Cherokee"].map(i=>({script:i,pattern:new RegExp(`\\p{Script=${i}}`,"u")})),m=i=>D.find(({pattern:c})=>c.test(i))?.script;function e(i){
const c=L(i);return/[\p{Mark}\p{Separator}\p{Other}]/u.test(i)?c:`“${i}” (${c})`}})};
