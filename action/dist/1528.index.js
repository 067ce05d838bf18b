"use strict";exports.id=1528,exports.ids=[1528],exports.modules={36211:((P,R,_)=>{_.d(R,{Rl:()=>D,ep:()=>p,lJ:()=>m,we:()=>U});var s=_(85008);const M={0:"b B b* B* BI BT BX \
EI EMC ET EX f F f* h ID n q Q s S sc SC scn SCN T* W W*",1:"BMC cs CS Do g G gs i j J M MP ri sh Tc TJ Tj TL Tr Ts Tw Tz w '",2:"BDC d d0 DP l m Td TD Tf",3:'r\
g RG "',4:"k K re v y",6:"c cm d1 Tm"},U=Object.values(M).flatMap(E=>E.split(" ")),D=new Set(["m","l","c","v","y","h","re"]),m=new Map([["n",{}],["f",{fill:"non\
zero"}],["F",{fill:"nonzero"}],["f*",{fill:"even-odd"}],["S",{strokes:!0}],["s",{strokes:!0,closes:!0}],["B",{fill:"nonzero",strokes:!0}],["B*",{fill:"even-odd",
strokes:!0}],["b",{fill:"nonzero",strokes:!0,closes:!0}],["b*",{fill:"even-odd",strokes:!0,closes:!0}]]),O=255,S=new Uint8Array(65536).fill(O),g=new Map;for(const[
E,I]of Object.entries(M))for(const C of I.split(" "))C.length<=2?S[(0,s.$N)(C)]=Number(E):g.set((0,s.$N)(C),Number(E));function p(E){if(E>=S.length)return g.get(
E);const I=S[E];return I===O?void 0:I}}),37709:((P,R,_)=>{_.d(R,{B:()=>N,K:()=>e});var s=_(78157),M=_(45798),U=_(82416),D=_(36211),m=_(85008);const O=64,S=100,g=16*
1024*1024,p=["true","false","null"],E=new Map,I=new Array(16384).fill(void 0),C=t=>t&127|t>>1&16256,x=-32640;for(const t of D.we){const i=(0,m.$N)(t);E.set(i,t),
(i&x)===0&&(I[C(i)]=t)}class N{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(O);starts=new Int32Array(O);ends=new Int32Array(
O);depth=0;outermost=m.Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(i){this.content=i,this.tokens=new m.oz(i)}next(){return this.advance(1/0)}advance(i){
const{tokens:c}=this;for(this.isGiven&&this.forget();c.end<i;){const r=c.next();switch(r){case m.Kp:return this.end=c.end,this.dataStart>=0&&this.give("BI");case m.
QR:if(this.depth===0&&this.keyword())return!0;break;case m.pQ:case m.q$:if(this.depth++>0){this.depth>this.deepest&&(this.deepest=this.depth);break}this.outermost=
r,this.opened=c.start;break;case m.OG:case m.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);break;case m.Ho:this.dataStart=c.start,this.
dataEnd=c.end;break;default:this.depth===0&&this.add(r,c.start)}}return this.end=c.end,!1}forget(){this.isGiven=!1,this.count=this.deepest=0,this.dataStart=this.
dataEnd=-1}keyword(){const{tokens:i}=this,{code:c}=i,r=(c&x)===0?I[C(c)]:E.get(c);if(r===void 0&&p.some(a=>a.length===i.end-i.start&&(0,s.w1)(this.content,i.start,
a)))this.add(m.QR,i.start);else if(r==="BI")this.inImage=!0,this.count=0;else if(this.inImage){if(r==="EI")return this.give("BI")}else return this.give(r??"");return!1}give(i){
return this.operator=i,this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(i,c){const{count:r}=this;r!==O&&(this.kinds[r]=i,this.starts[r]=c,this.ends[r]=
this.tokens.end,this.count=r+1)}kind(i){return i>=0&&i<this.count?this.kinds[i]:m.Kp}startOf(i){return this.starts[i]}endOf(i){return this.ends[i]}number(i){return this.
kind(i)===m.uk?(0,U.kz)(this.content,this.starts[i],this.ends[i]):NaN}name(i){return this.kind(i)===m.o_?(0,U.MQ)(this.content,this.starts[i]+1,this.ends[i]):void 0}string(i){
const c=this.kind(i);return c===m.An||c===m.Cd?(0,U.E3)(this.content,this.starts[i],this.ends[i]):void 0}value(i){return this.kind(i)===m.Kp||this.deepest>S?null:
new M.i(this.content,this.starts[i],this.ends[i],S,void 0,g).value()}inside(i){return new m.oz(this.content,this.starts[i]+1,this.ends[i]-1)}}const w=32768,u=6;
async function e(t,i,c){const r=new N(t);for(;r.end<t.length;){const{end:a}=r;for(;r.advance(a+w);){const d=c(r);d&&await d}const n=i.step(u*(r.end-a));n&&await n}}}),
85008:((P,R,_)=>{_.d(R,{$N:()=>c,An:()=>m,Cd:()=>O,Ho:()=>C,Kp:()=>M,OG:()=>p,QR:()=>S,ZT:()=>I,jq:()=>T,o_:()=>D,oz:()=>n,pQ:()=>g,q$:()=>E,uk:()=>U});var s=_(
78157);const M=0,U=1,D=2,m=3,O=4,S=5,g=6,p=7,E=8,I=9,C=10,x=0,N=11,w=12,u=13,e=new Uint8Array(256).fill(S),t=new Uint8Array(256);for(let h=0;h<256;h++)s.Kl[h]!==
s.N9&&(e[h]=x);for(const h of[s.b9,s.N5,s.fX])t[h]=1;for(let h=s.l0;h<=s.ev;h++)t[h]=1;for(let h=0;h<256;h++)t[h]&&(e[h]=U);e[s.cL]=D,e[s.Cx]=m,e[s.iH]=w,e[s.vz]=
u,e[s.WL]=g,e[s.wt]=p,e[s.IQ]=N;const i=3,c=h=>[...h].reduce((b,f,l)=>b|f.charCodeAt(0)<<8*l,0),r=c("BI"),a=c("ID");class n{content;to;kind=M;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;constructor(b,f=0,l=b.
length){this.content=b,this.to=l,this.start=this.end=f}next(b=!1){const{content:f,to:l}=this;if(this.atData)return this.imageData();let o=this.end;for(;o<l;){const A=o,
F=e[f[o++]];switch(F){case x:continue;case U:for(;o<l&&t[f[o]]===1;)o++;if(b){this.passed++;continue}return this.found(U,A,o);case S:for(;o<l&&s.Kl[f[o]]===s.N9;)
o++;return o-A===2&&this.followImage(f[A]|f[A+1]<<8),this.found(S,A,o);case D:for(;o<l&&s.Kl[f[o]]===s.N9;)o++;if(b){this.passed++;continue}return this.found(D,
A,o);case m:return o=(0,s.t9)(f,A,l),this.isCut=o===l&&T(f,A,l)>0,this.found(m,A,o);case w:return o<l&&f[o]===s.iH?this.found(E,A,o+1):(o=(0,s.$k)(f,o,l),this.isCut=
f[o-1]!==s.vz,this.found(O,A,o));case u:if(o<l&&f[o]===s.vz)return this.found(I,A,o+1);continue;case N:o=(0,s.D)(f,o,l);continue;default:return this.found(F,A,o)}}
return this.found(M,l,l)}found(b,f,l){return this.kind=b,this.start=f,this.end=l,b}get code(){const{content:b,start:f,end:l}=this,o=l-f;return o>i?0:b[f]|(o>1?b[f+
1]<<8:0)|(o>2?b[f+2]<<16:0)}followImage(b){this.atData=this.inImage&&b===a,this.inImage=b===r||this.inImage&&!this.atData}imageData(){const{content:b,to:f}=this;
this.atData=!1;const l=Math.min(this.end+1,f),o=y(b,l,f);return this.isCut=o<0,this.found(C,l,o<0?f:o)}}const d=12;function y(h,b,f){for(let l=b;l+1<f;l++){if(h[l]!==
s.HV||h[l+1]!==s.tw||l>b&&s.Kl[h[l-1]]!==s.t6)continue;const o=l+2;if(!(o<f&&s.Kl[h[o]]===s.N9)&&k(h,o,Math.min(o+d,f)))return Math.max(l-1,b)}return-1}function k(h,b,f){
for(let l=b;l<f;l++){const o=h[l];if((o<s.Z4||o>s.du)&&s.Kl[o]!==s.t6)return!1}return!0}function T(h,b,f=h.length){let l=0;for(let o=b;o<f;o++){const A=h[o];A===
s.r_?o++:A===s.Cx?l++:A===s.s1&&l--}return l}}),16456:((P,R,_)=>{_.d(R,{NF:()=>E,P$:()=>O,W:()=>g,jp:()=>D,pE:()=>m,yD:()=>S,yh:()=>p});var s=_(45599),M=_(49454),
U=_(30201);const D=4;function m(I,C,x){const N=I.resolve(C?.get("Flags"));return typeof N=="number"?(N&D)!==0:/^(Symbol|ZapfDingbats|Wingdings|Webdings)/.test((0,M.
FG)(I,x.get("BaseFont")))}function O(I,C,x,N){const{base:w,differences:u}=S(I,C);if(w===void 0&&x&&!u)return;const t=w??(x&&N?"":g),i=new Map;for(let c=32;c<256;c++){
const r=t.charCodeAt(c-32);r>0&&i.set(c,{point:r,name:(0,U.S)(r)})}for(const[c,r]of u??[]){const a=(0,U.u)(r);a===void 0?i.delete(c):i.set(c,{point:a,name:r})}return i}
function S(I,C){const x=I.resolve(C.get("Encoding")),N=x instanceof s.SX?x.text:(0,M.FG)(I,(0,s.Zm)(x)?x.get("BaseEncoding"):void 0),w={WinAnsiEncoding:E,MacRomanEncoding:p,
StandardEncoding:g}[N],u=(0,s.Zm)(x)?I.array(x.get("Differences")):void 0;if(!u)return{base:w,differences:void 0};const e=new Map;let t=0;for(const i of u){const c=I.
resolve(i);typeof c=="number"?t=c:c instanceof s.SX&&(t>=0&&t<=255&&e.set(t,c.text),t++)}return{base:w,differences:e}}const g=" !\"#$%&’()*+,-./0123456789:;<=>?@\
ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_‘abcdefghijklmnopqrstuvwxyz{|}~\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0¡¢£⁄¥ƒ§¤'“«‹›ﬁﬂ\0–†‡·\0¶•‚„”»…‰\0¿\0`´ˆ˜¯˘˙¨\0˚¸\0˝˛ˇ—\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
Æ\0ª\0\0\0\0ŁØŒº\0\0\0\0\0æ\0\0\0ı\0\0łøœß\0\0\0\0",p=" !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|\
}~\0ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»… ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄¤‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ",
E=" !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ ¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼\
½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ"}),49454:((P,R,_)=>{_.d(R,
{FG:()=>M,MH:()=>S,VJ:()=>O,hL:()=>U,nb:()=>D});var s=_(45599);function M(g,p){const E=g.resolve(p);return E instanceof s.SX?E.text:""}function U(g,p){if((0,s.Eo)(
g.resolve(p.get("Subtype")),"Type0"))return g.dict(g.array(p.get("DescendantFonts"))?.[0])}const D=(g,p)=>g.dict((U(g,p)??p).get("FontDescriptor")),m=/^[A-Z]{6}\+(?=.)/;
function O(g){const p=g.replace(m,"");return{name:p,subset:p!==g}}function S(g){const p=Buffer.from(g,"latin1"),E=new TextDecoder().decode(p);return E.includes(
"�")?g:E}}),30201:((P,R,_)=>{_.d(R,{S:()=>m,u:()=>D});const s="space:20 exclam:21 quotedbl:22 numbersign:23 dollar:24 percent:25 ampersand:26 quotesingle:27 p\
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
02c afii61574:202d afii61575:202e afii08941:20a4 afii57636:20aa euro:20ac afii61248:2105 afii61289:2113 afii61352:2116 divisionslash:2215 bulletoperator:2219",M=new Map,
U=new Map;for(const O of s.split(" ")){const[S,g]=O.split(":"),p=parseInt(g,16);M.set(S,p),U.has(p)||U.set(p,S)}function D(O){const S=M.get(O);if(S!==void 0)return S;
const g=/^(?:uni([0-9A-F]{4})|u([0-9A-F]{4,6}))$/.exec(O),p=g?parseInt(g[1]??g[2],16):void 0;return p!==void 0&&p<=1114111?p:void 0}const m=O=>U.get(O)??`uni${O.
toString(16).toUpperCase().padStart(4,"0")}`}),94389:((P,R,_)=>{_.d(R,{Ey:()=>p,Fm:()=>g,tI:()=>S});const s=65536,M=262144;function U(e,t,i){const c=new Uint32Array(
i);let r=M;const a=(n,d)=>{d>0&&d<i&&(c[d]===0||m(c[d])&&!m(n))&&(c[d]=n)};try{const n=e.getUint16(t);if(n===0)for(let d=0;d<256;d++)a(d,e.getUint8(t+6+d));else if(n===
4)D(e,t,a);else if(n===6){const d=e.getUint16(t+6),y=e.getUint16(t+8);for(let k=0;k<y;k++)a(d+k,e.getUint16(t+10+k*2))}else if(n===12){const d=Math.min(e.getUint32(
t+12),s);for(let y=t+16;y<t+16+d*12;y+=12){const k=e.getUint32(y),T=Math.min(e.getUint32(y+4),1114111),h=e.getUint32(y+8);for(let b=k;b<=T&&r>0;b++,r--)a(b,h+b-
k)}}}catch(n){if(!(n instanceof RangeError))throw n}return c}function D(e,t,i){const c=e.getUint16(t+6),[r,a]=[t+14,t+16+c];let n=M;for(let d=0;d<c;d+=2){const y=e.
getUint16(r+d),k=e.getUint16(a+c+d),T=a+2*c+d,h=e.getUint16(T),b=e.getUint16(a+d);for(let f=b;f<=y&&f<65535&&n>0;f++,n--){const l=h===0?f:e.getUint16(T+h+(f-b)*
2);(l!==0||h===0)&&i(f,l+k&65535)}}}const m=e=>e<32||e>=11904&&e<=12255||e>=57344&&e<=64255||e>=983040,O=".notdef .null nonmarkingreturn space exclam quotedbl n\
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
 Cacute cacute Ccaron ccaron dcroat".split(" ");function S(e){const t=new Map,i=e.getUint16(4);for(let c=0;c<i;c++){const r=12+c*16,a=[0,1,2,3].map(n=>String.fromCharCode(
e.getUint8(r+n))).join("");t.set(a,{at:e.getUint32(r+8),length:e.getUint32(r+12)})}return t}function g(e){const t=S(e),[i,c,r,a,n,d]=["head","loca","glyf","maxp",
"cmap","post"].map(v=>t.get(v));if(!i||!c||!r||!a)return;const y=e.getUint16(a.at+4),k=e.getUint16(i.at+50)===1,T=v=>k?e.getUint32(c.at+v*4):e.getUint16(c.at+v*
2)*2,h=v=>v>=0&&v<y&&T(v+1)>T(v),b=E(e,n),f=I(b),l=b(3,0),o=b(1,0);let A,F,z;const B=v=>(A??=d?u(w(e,d)):new Map,A.get(v)??-1);return{kind:"truetype",unicode:v=>f===
void 0?0:x(e,f,v),code:v=>l!==void 0?x(e,l,61440+v)||x(e,l,v):o===void 0?0:x(e,o,v),has:v=>typeof v=="number"?v>0&&v<y:h(B(v)),isDrawn:h,codes:l!==void 0?"symbo\
l":o!==void 0?"macintosh":void 0,pointOf:v=>(z??=f===void 0?new Uint32Array:U(e,f,y),z[v]??0),nameOf:v=>(F??=d?w(e,d):[],F[v]??""),glyphOf:v=>Math.max(B(v),0),glyphOfCid:v=>v,
encoding:void 0}}function p(e,t){const i=I(E(e,t.get("cmap")));let c;return r=>(c??=i===void 0?new Uint32Array:U(e,i,65536),c[r]??0)}function E(e,t){const i=t?C(
e,t.at):[];return(c,r)=>i.find(a=>a.platform===c&&(r===void 0||a.encoding===r))?.at}const I=e=>e(3,10)??e(3,1)??e(0);function C(e,t){const i=Math.min(e.getUint16(
t+2),64);return Array.from({length:i},(c,r)=>{const a=t+4+r*8;return{platform:e.getUint16(a),encoding:e.getUint16(a+2),at:t+e.getUint32(a+4)}})}function x(e,t,i){
try{switch(e.getUint16(t)){case 0:return i<256?e.getUint8(t+6+i):0;case 4:return i>65535?0:N(e,t,i);case 6:{const c=e.getUint16(t+6),r=e.getUint16(t+8);return i>=
c&&i<c+r?e.getUint16(t+10+(i-c)*2):0}case 12:{let[c,r]=[0,e.getUint32(t+12)-1];for(;c<=r;){const a=c+r>>1,n=t+16+a*12;if(i<e.getUint32(n))r=a-1;else if(i>e.getUint32(
n+4))c=a+1;else return e.getUint32(n+8)+i-e.getUint32(n)}return 0}default:return 0}}catch{return 0}}function N(e,t,i){const c=e.getUint16(t+6),[r,a]=[t+14,t+16+
c];for(let n=0;n<c;n+=2){if(i>e.getUint16(r+n))continue;const d=e.getUint16(a+n);if(i<d)return 0;const y=e.getUint16(a+c+n),k=a+2*c+n,T=e.getUint16(k);if(T===0)
return i+y&65535;const h=e.getUint16(k+T+(i-d)*2);return h===0?0:h+y&65535}return 0}function w(e,{at:t,length:i}){const c=e.getUint32(t);if(c!==131072)return c===
65536?O:[];const r=e.getUint16(t+32),a=[];for(let n=t+34+r*2;n<t+i&&n<e.byteLength;){const d=e.getUint8(n);let y="";for(let k=1;k<=d&&n+k<e.byteLength;k++)y+=String.
fromCharCode(e.getUint8(n+k));a.push(y),n+=d+1}return Array.from({length:r},(n,d)=>{const y=e.getUint16(t+34+d*2);return O[y]??a[y-O.length]??""})}function u(e){
const t=new Map;for(const[i,c]of e.entries())c!==""&&!t.has(c)&&t.set(c,i);return t}}),47707:((P,R,_)=>{_.d(R,{I2:()=>t,ML:()=>I,MS:()=>U,MZ:()=>e,RK:()=>x,RM:()=>E,
Sw:()=>g,Zw:()=>w,ai:()=>N,qf:()=>p,sI:()=>C});var s=_(34378);const M=["Arabic","Hebrew","Syriac","Thaana","Nko","Samaritan","Mandaic","Adlam","Devanagari","Ben\
gali","Gurmukhi","Gujarati","Oriya","Tamil","Telugu","Kannada","Malayalam","Sinhala","Thai","Lao","Tibetan","Myanmar","Khmer","Javanese","Balinese","Mongolian"],
U=new Set(["Arabic","Hebrew","Syriac","Thaana","Nko"]),D=M.map(a=>({script:a,pattern:new RegExp(`\\p{Script=${a}}`,"u")})),m=new RegExp("\\p{Default_Ignorable_Co\
de_Point}","gu"),O=new RegExp("(?![\\u061c\\u200c-\\u200f\\u202a-\\u202e\\u2066-\\u2069])\\p{Default_Ignorable_Code_Point}","gu"),S=/[\u202a-\u202e\u2066-\u2069]/u;
function g(a){return/[\u0590-\u{10ffff}]/u.test(a)?S.test(a)||D.some(({pattern:n})=>n.test(a)):!1}const p=a=>a.match(new RegExp("\\P{M}\\p{M}{0,30}|\\p{M}{1,30}",
"gu"))??[],E=a=>g(a)?D.find(({pattern:n})=>n.test(a))?.script:void 0,I=a=>new RegExp("^\\p{Default_Ignorable_Code_Point}+$","u").test(a),C=a=>a.replace(m,""),x=a=>(0,s.
w)(a).replace(g(a)?O:m,"");function N(a){return x(a).trim()}function w(a,n){const d=n.length===1;if(d&&S.test(a))return"has characters that change the direction\
 of writing; a stamp runs from left to right, unless you give a font";const y=new Set,k=new Set,T=new Set,h=l=>I(l)||n.some(o=>o.covers(l));for(const l of p(N(a))){
if(h(l))continue;const o=[...l].filter(A=>!h(A));for(const A of o.length>0?o:[l]){const F=E(A);F!==void 0&&k.add(F),T.add(F??c(A)??""),y.add(A)}}if(y.size===0)return;
const b=[...y].map(r).join(", "),f=d&&[...k].every(l=>U.has(l))?", or give a font that has them":"";return T.delete(""),k.size>0?`is written in ${[...T].join(",\
 ")} script, which the stamp cannot show correctly: ${b}. ${u}${f}`:`has characters that the stamp cannot show: ${b}. ${u}${f}`}const u="Use Latin, Greek or Cyr\
illic letters, digits and punctuation",e=a=>Array.from(a,n=>`U+${n.codePointAt(0).toString(16).toUpperCase().padStart(4,"0")}`).join(" ");function t(a){const n=E(
a)??c(a);return n!==void 0?`${n} script`:new RegExp("\\p{Extended_Pictographic}","u").test(a)?"pictures":"other characters"}const i=["Han","Hiragana","Katakana",
"Hangul","Bopomofo","Armenian","Georgian","Ethiopic","Cherokee"].map(a=>({script:a,pattern:new RegExp(`\\p{Script=${a}}`,"u")})),c=a=>i.find(({pattern:n})=>n.test(
a))?.script;function r(a){const n=e(a);return/[\p{Mark}\p{Separator}\p{Other}]/u.test(a)?n:`“${a}” (${n})`}}),74135:((P,R,_)=>{_.d(R,{$L:()=>E,DI:()=>m,Gd:()=>S,
Mo:()=>U,Pj:()=>x,S3:()=>M,W1:()=>N,XM:()=>C,d:()=>w,ds:()=>D,gF:()=>I,iN:()=>s,kO:()=>p,lw:()=>O,zl:()=>g});function s({box:[u,e,t,i],rotation:c}){const r=t-u,
a=i-e;return c%180===0?{width:r,height:a}:{width:a,height:r}}function M({box:[u,e,t,i],rotation:c}){switch(c){case 0:return[1,0,0,1,u,e];case 90:return[0,1,-1,0,
t,e];case 180:return[-1,0,0,-1,t,i];case 270:return[0,-1,1,0,u,i]}}function U(u,e){return e===void 0?u:x(u,e)??u}function D([u,e,t,i]){return[Math.min(u,t),Math.
min(e,i),Math.max(u,t),Math.max(e,i)]}function m([u,e,t,i,c,r]){const a=u*i-e*t,[n,d,y,k]=[i/a,-e/a,-t/a,u/a];return[n+0,d+0,y+0,k+0,-(c*n+r*y)+0,-(c*d+r*k)+0]}
function O(u,e){const[t,i,c,r,a,n]=u,[d,y,k,T,h,b]=e;return[t*d+i*k,t*y+i*T,c*d+r*k,c*y+r*T,a*d+n*k+h,a*y+n*T+b]}function S([u,e,t,i,c,r],a,n){return[u*a+t*n+c,
e*a+i*n+r]}function g(u,[e,t,i,c]){const[r,a]=S(u,e,t),[n,d]=S(u,i,t),[y,k]=S(u,e,c),[T,h]=S(u,i,c);return[Math.min(r,n,y,T),Math.min(a,d,k,h),Math.max(r,n,y,T),
Math.max(a,d,k,h)]}const p=(u,e)=>[Math.min(u[0],e[0]),Math.min(u[1],e[1]),Math.max(u[2],e[2]),Math.max(u[3],e[3])];function E(u){let[e,t,i,c]=I;for(const[r,a]of u)
e=Math.min(e,r),t=Math.min(t,a),i=Math.max(i,r),c=Math.max(c,a);return[e,t,i,c]}const I=[1/0,1/0,-1/0,-1/0],C=([u,e,t,i],c)=>[u-c,e-c,t+c,i+c];function x(u,e){const t=[
Math.max(u[0],e[0]),Math.max(u[1],e[1]),Math.min(u[2],e[2]),Math.min(u[3],e[3])];return t[0]<t[2]&&t[1]<t[3]?t:void 0}const N=u=>u.map(e=>Math.round(e*1e5)/1e5+
0),w=(u,{userUnit:e})=>String(Number((u*e/72).toPrecision(3)))})};
