"use strict";exports.id=1906,exports.ids=[1906],exports.modules={39905:((U,T,b)=>{b.d(T,{F:()=>c,H:()=>m});var y=b(58552),x=b(78157),O=b(45599);const A=65536,d=1<<26,_=4*4096,
v=100,f=/<([0-9A-Fa-f\s]*)>|\/[^\s<>[\]()/]*|[[\]]|\b(?:begin|end)bf(?:char|range)\b/g;async function c(i,r,a=A){const s=i.resolve(r);if(!(s instanceof O.Z6))return[];
const e=new p;return await m(i,s,f,(t,n)=>e.read(t,n)<a),[...e.single,...e.ranges]}async function m(i,r,a,s){let e;try{e=await i.decodedAtEase(r)}catch(t){if(!(t instanceof
y.zU)||t.code==="cancelled")throw t;return}for(const[t,n]of(0,x.bS)(e).toString("latin1",0,d).matchAll(a)){if(!s(t,n?.replace(/\s/g,"")))return;const u=i.job.pace.
step(v);u&&await u}}class p{single=[];ranges=[];length=0;operands=[];place=-1;read(r,a){if(r==="beginbfchar"||r==="beginbfrange")this.begin(r==="beginbfchar"?2:
3);else if(r==="endbfchar"||r==="endbfrange")this.begin(0);else{if(this.length===0)return 0;r==="["?this.place=this.operands.length===2?0:-1:r==="]"?this.begin(
this.length):this.place>=0?this.item(a):this.operand(a)}return this.single.length+this.ranges.length}begin(r){this.length=r,this.operands.length=0,this.place=-1}item(r=""){
const a=l(this.operands[0])+this.place++;this.add(this.ranges,a,a,r)}operand(r=""){const{operands:a,length:s}=this;if(a.push(r),a.length<s)return;const[e,t]=[l(
a[0]),l(a[s-2])];this.add(s===2?this.single:this.ranges,e,t,r),a.length=0}add(r,a,s,e){e===""||e.length%4!==0||e.length>_||!(a<=s)||r.push({first:a,last:s,text:Buffer.
from(e,"hex").swap16().toString("utf16le")})}}const l=i=>i.length<=8?parseInt(i,16):NaN}),18271:((U,T,b)=>{b.d(T,{Lq:()=>d,nq:()=>_,oQ:()=>v});var y=b(45599),x=b(
49454),O=b(69374);const A=["FontFile","FontFile2","FontFile3"];function d(f,c){const m=(0,x.nb)(f,c);for(const p of A){const l=f.resolve(m?.get(p));if(l instanceof
y.Z6)return l}}const _=(f,c)=>(0,x.FG)(f,c.get("Subtype"))==="Type3"||d(f,c)!==void 0;function v(f,c){const m=d(f,c);if(m)try{return(0,O.m)(f.decoded(m))??"unus\
able"}catch{return"unusable"}}}),69864:((U,T,b)=>{b.d(T,{N:()=>O});var y=b(93604);const x=500;class O{starts;owners;constructor(d,_){this.starts=d,this.owners=_}static async of(d,_){
const v=new Set;for(const{first:l,last:i}of d){v.add(l).add(i+1);const r=_.step(x);r&&await r}const f=Float64Array.from(v).sort(),c=new Array(f.length),m=Uint32Array.
from({length:f.length+1},(l,i)=>i),p=l=>{let i=l;for(;m[i]!==i;)i=m[i];for(;l!==i;){const r=m[l];m[l]=i,l=r}return i};for(const l of d){for(let r=p((0,y.B)(f,l.
first));f[r]<=l.last;r=p(r))c[r]=l,m[r]=r+1;const i=_.step(x);i&&await i}return new O(f,c)}find(d){return this.owners[(0,y.M)(this.starts,d)-1]}}}),61188:((U,T,b)=>{
b.d(T,{eP:()=>v,zz:()=>l,Pe:()=>p,ah:()=>d,Je:()=>_});const y=".notdef space exclam quotedbl numbersign dollar percent ampersand quoteright parenleft parenright\
 asterisk plus comma hyphen period slash zero one two three four five six seven eight nine colon semicolon less equal greater question at A B C D E F G H I J K \
L M N O P Q R S T U V W X Y Z bracketleft backslash bracketright asciicircum underscore quoteleft a b c d e f g h i j k l m n o p q r s t u v w x y z braceleft \
bar braceright asciitilde exclamdown cent sterling fraction yen florin section currency quotesingle quotedblleft guillemotleft guilsinglleft guilsinglright fi f\
l endash dagger daggerdbl periodcentered paragraph bullet quotesinglbase quotedblbase quotedblright guillemotright ellipsis perthousand questiondown grave acute\
 circumflex tilde macron breve dotaccent dieresis ring cedilla hungarumlaut ogonek caron emdash AE ordfeminine Lslash Oslash OE ordmasculine ae dotlessi lslash \
oslash oe germandbls onesuperior logicalnot mu trademark Eth onehalf plusminus Thorn onequarter divide brokenbar degree thorn threequarters twosuperior register\
ed minus eth multiply threesuperior copyright Aacute Acircumflex Adieresis Agrave Aring Atilde Ccedilla Eacute Ecircumflex Edieresis Egrave Iacute Icircumflex I\
dieresis Igrave Ntilde Oacute Ocircumflex Odieresis Ograve Otilde Scaron Uacute Ucircumflex Udieresis Ugrave Yacute Ydieresis Zcaron aacute acircumflex adieresi\
s agrave aring atilde ccedilla eacute ecircumflex edieresis egrave iacute icircumflex idieresis igrave ntilde oacute ocircumflex odieresis ograve otilde scaron \
uacute ucircumflex udieresis ugrave yacute ydieresis zcaron exclamsmall Hungarumlautsmall dollaroldstyle dollarsuperior ampersandsmall Acutesmall parenleftsuper\
ior parenrightsuperior twodotenleader onedotenleader zerooldstyle oneoldstyle twooldstyle threeoldstyle fouroldstyle fiveoldstyle sixoldstyle sevenoldstyle eigh\
toldstyle nineoldstyle commasuperior threequartersemdash periodsuperior questionsmall asuperior bsuperior centsuperior dsuperior esuperior isuperior lsuperior m\
superior nsuperior osuperior rsuperior ssuperior tsuperior ff ffi ffl parenleftinferior parenrightinferior Circumflexsmall hyphensuperior Gravesmall Asmall Bsma\
ll Csmall Dsmall Esmall Fsmall Gsmall Hsmall Ismall Jsmall Ksmall Lsmall Msmall Nsmall Osmall Psmall Qsmall Rsmall Ssmall Tsmall Usmall Vsmall Wsmall Xsmall Ysm\
all Zsmall colonmonetary onefitted rupiah Tildesmall exclamdownsmall centoldstyle Lslashsmall Scaronsmall Zcaronsmall Dieresissmall Brevesmall Caronsmall Dotacc\
entsmall Macronsmall figuredash hypheninferior Ogoneksmall Ringsmall Cedillasmall questiondownsmall oneeighth threeeighths fiveeighths seveneighths onethird two\
thirds zerosuperior foursuperior fivesuperior sixsuperior sevensuperior eightsuperior ninesuperior zeroinferior oneinferior twoinferior threeinferior fourinferi\
or fiveinferior sixinferior seveninferior eightinferior nineinferior centinferior dollarinferior periodinferior commainferior Agravesmall Aacutesmall Acircumfle\
xsmall Atildesmall Adieresissmall Aringsmall AEsmall Ccedillasmall Egravesmall Eacutesmall Ecircumflexsmall Edieresissmall Igravesmall Iacutesmall Icircumflexsm\
all Idieresissmall Ethsmall Ntildesmall Ogravesmall Oacutesmall Ocircumflexsmall Otildesmall Odieresissmall OEsmall Oslashsmall Ugravesmall Uacutesmall Ucircumf\
lexsmall Udieresissmall Yacutesmall Thornsmall Ydieresissmall 001.000 001.001 001.002 001.003 Black Bold Book Light Medium Regular Roman Semibold".split(" "),x=[
[32,1,1],[33,229,2],[36,231,8],[44,13,3],[47,99,1],[48,239,10],[58,27,2],[60,249,4],[65,253,5],[73,258,1],[76,259,4],[82,263,3],[86,266,1],[87,109,2],[89,267,3],
[93,270,34],[161,304,3],[166,307,5],[172,312,1],[175,313,1],[178,314,2],[182,316,3],[188,158,1],[189,155,1],[190,163,1],[191,319,7],[200,326,1],[201,150,1],[202,
164,1],[203,169,1],[204,327,52]],O=[[[0,229]],[[0,2],[229,10],[13,3],[99,1],[239,10],[27,2],[249,18],[109,2],[267,52],[158,1],[155,1],[163,1],[319,8],[150,1],[164,
1],[169,1],[327,52]],[[0,2],[231,2],[235,4],[13,3],[99,1],[239,10],[27,2],[249,3],[253,14],[109,2],[267,4],[272,1],[300,3],[305,1],[314,2],[158,1],[155,1],[163,
1],[320,7],[150,1],[164,1],[169,1],[327,20]]];var A=b(41801);function d(i){const r=new DataView(i.buffer,i.byteOffset,i.byteLength),a=p(r,r.getUint8(2)),s=p(r,a.
end),e=p(r,s.end),t=l(r,s.offsets[0]??0,s.offsets[1]??0),n=t.get(17)?.[0];if(n===void 0)return;const u=p(r,n).offsets.length-1,o=t.has(3102),g=M=>_(i,e.offsets,
M),h=v(r,t.get(15)?.[0]??0,u,o);if(o){let M;const I=w=>(M??=new Map(h.map((D,C)=>[D,C])),M.get(w)??0);return(0,A.c)("cid",new Set(h.slice(1)),{glyphOfCid:I})}const E=h.
map(g);let S;return(0,A.c)("named",new Set(E.slice(1)),{nameOf:M=>E[M]??"",glyphCalled:M=>(S??=new Map(E.map((I,w)=>[I,w]).toReversed()),S.get(M)),encoding:f(r,
t.get(16)?.[0]??0,E,g)})}function _(i,r,a){const s=y[a];if(s!==void 0)return s;const e=a-y.length,[t,n]=[r[e],r[e+1]];return t===void 0||n===void 0?"":Buffer.from(
i.subarray(t,n)).toString("latin1")}function v(i,r,a,s){const e=s?void 0:O[r];if(e)return e.flatMap(([o,g])=>Array.from({length:g},(h,E)=>o+E)).slice(0,a);const t=[
0],n=i.getUint8(r);let u=r+1;for(;t.length<a;){const o=i.getUint16(u),g=n===0?0:n===1?i.getUint8(u+2):i.getUint16(u+2);u+=n===0?2:n===1?3:4;for(let h=0;h<=g&&t.
length<a;h++)t.push(o+h)}return t}function f(i,r,a,s){if(r===0)return;const e=new Map;if(r===1){for(const[h,E,S]of x)for(let M=0;M<S;M++)e.set(h+M,s(E+M));return e}
const t=i.getUint8(r),n=i.getUint8(r+1);let u=1,o=r+2;for(let h=0;h<n;h++){const E=i.getUint8(o),S=(t&127)===0?0:i.getUint8(o+1);o+=(t&127)===0?1:2;for(let M=E;M<=
E+S;M++)e.set(M,a[u++]??"")}const g=t>=128?i.getUint8(o++):0;for(let h=0;h<g;h++,o+=3)e.set(i.getUint8(o),s(i.getUint16(o+1)));return e}function c(i,r,a){let s="";
for(let e=r;e<a;e++){const t=i.getUint8(e);s+=m[t>>4]+m[t&15]}return Number(s)||0}const m=["0","1","2","3","4","5","6","7","8","9",".","E","E-","","-",""];function p(i,r){
const a=i.getUint16(r);if(a===0)return{offsets:[],end:r+2};const s=i.getUint8(r+2),e=r+3+(a+1)*s-1,t=Array.from({length:a+1},(n,u)=>{let o=0;for(let g=0;g<s;g++)
o=o*256+i.getUint8(r+3+u*s+g);return e+o});return{offsets:t,end:t[a]}}function l(i,r,a){const s=new Map;let e=[];for(let t=r;t<a;){const n=i.getUint8(t++);if(n<=
21){const u=n===12?3072+i.getUint8(t++):n;s.set(u,e),e=[]}else if(n===28)e.push(i.getInt16(t)),t+=2;else if(n===29)e.push(i.getInt32(t)),t+=4;else if(n===30){const u=t;
for(;t<a&&(i.getUint8(t++)&15)!==15;);e.push(c(i,u,t))}else n<=246?e.push(n-139):n<=250?e.push((n-247)*256+i.getUint8(t++)+108):e.push(-(n-251)*256-i.getUint8(t++)-
108)}return s}}),41801:((U,T,b)=>{b.d(T,{c:()=>y});const y=(x,O,A={})=>({kind:x,unicode:()=>0,code:()=>0,has:d=>O.has(d),isDrawn:()=>!0,codes:void 0,pointOf:()=>0,
nameOf:()=>"",glyphOf:()=>0,glyphOfCid:d=>d,encoding:void 0,...A})}),69374:((U,T,b)=>{b.d(T,{m:()=>A});var y=b(61188),x=b(94389),O=b(48462);function A(d){try{const _=new DataView(
d.buffer,d.byteOffset,d.byteLength),v=d.length>12?_.getUint32(0):0;if(v===1330926671){const f=(0,x.tI)(_),c=f.get("CFF "),m=c&&(0,y.ah)(d.subarray(c.at,c.at+c.length));
return m&&{...m,pointOf:(0,x.Ey)(_,f)}}if(v===65536||v===1953658213)return(0,x.Fm)(_);if(d[0]===1&&d[1]===0)return(0,y.ah)(d);if(d[0]===37||d[0]===128)return(0,O.
_u)(d)}catch(_){if(!(_ instanceof RangeError))throw _}}}),48462:((U,T,b)=>{b.d(T,{Ag:()=>O,Ed:()=>m,NH:()=>A,Ns:()=>p,Ze:()=>l,_M:()=>f,_u:()=>x,cq:()=>v});var y=b(
41801);function x(s){const e=v(s);if(!e)return;const{clear:t,plain:n}=e,u=n.indexOf("/CharStrings");if(u<0)return;const o=new Set([...O(n,u)].map(([g])=>g));return o.
size>0?(0,y.c)("named",o,{encoding:r(t),names:o}):void 0}const O=(s,e)=>_(s,e+12,s.length,"/",/^\/(\S+) +(\d+) +(?:RD|-\|) /),A=(s,e)=>_(s,Math.max(s.indexOf("/\
Subrs"),0),e,"dup",/^dup +(\d+) +(\d+) +(?:RD|-\|) /),d=1e5;function*_(s,e,t,n,u){for(let o=s.indexOf(n,e),g=0;o>=0&&o<t&&g<d;g++){const h=u.exec(s.toString("la\
tin1",o,o+96)),E=o+(h?h[0].length:n.length),S=h?Number(h[2]):0;h&&(yield[h[1],s.subarray(E,E+S)]),o=s.indexOf(n,E+S)}}function v(s){const e=s[0]===128?a(s):Buffer.
from(s),t=e.indexOf("eexec");if(t<0)return;let n=t+5;for(;n<e.length&&[9,10,13,32].includes(e[n]);)n++;const o=/^[0-9a-fA-F\s]{8}/.test(e.toString("latin1",n,n+
8))?Buffer.from(e.toString("latin1",n).replace(/[^0-9a-fA-F]/g,""),"hex"):e.subarray(n);return{clear:e.toString("latin1",0,t),plain:p(o,c)}}function f(s){const e=s[0]===
128?-1:s.indexOf("eexec");if(e<0)return;let t=e+5;for(;t<s.length&&[9,10,13,32].includes(s[t]);)t++;const n=s.lastIndexOf("cleartomark");let u=n>t?n:s.length;for(;n>
t&&u>t&&[9,10,13,32,48].includes(s[u-1]);)u--;if(/^[0-9a-fA-F\s]{8}/.test(s.toString("latin1",t,t+8))){const o=Buffer.from(s.toString("latin1",t,u).replace(/[^0-9a-fA-F]/g,
""),"hex"),g=h=>Buffer.from(`${l(h,c).toString("hex")}
`,"latin1");return{plain:p(o,c),seal:g,start:t,end:u}}return{plain:p(s.subarray(t,u),c),seal:o=>l(o,c),start:t,end:u}}const c=55665,m=4330;function p(s,e){const t=Buffer.
alloc(s.length);for(const[n,u]of s.entries())t[n]=u^e>>8,e=(u+e)*52845+22719&65535;return t}function l(s,e){const t=Buffer.alloc(s.length);for(const[n,u]of s.entries())
t[n]=u^e>>8,e=(t[n]+e)*52845+22719&65535;return t}const i=65536;function r(s){const e=s.indexOf("/Encoding");if(e<0||/^\/Encoding\s+StandardEncoding/.test(s.slice(
e,e+64)))return;const t=new Map,n=s.slice(e,e+i),u=/\b(?:readonly\s+def|def)\b\s*(?:\/|currentdict)/.exec(n)?.index??n.length;for(const[,o,g,h]of n.slice(0,u).matchAll(
/\bdup\s+(?:(\d+)#)?(\w+)\s*\/([^\s/]+)\s+put/g))t.set(parseInt(g,o?Number(o):10),h);return t}function a(s){const e=[];for(let t=0;t+6<=s.length&&s[t]===128&&s[t+
1]!==3;){const n=s[t+2]|s[t+3]<<8|s[t+4]<<16;e.push(s.subarray(t+6,t+6+n)),t+=6+n}return Buffer.concat(e)}}),9865:((U,T,b)=>{b.d(T,{mI:()=>d,WK:()=>f,vp:()=>v});
var y=b(16456),x=b(49454);const O={Helvetica:"278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 58\
4 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 5\
56 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584 0 556 0 222 556 333 1000 556 556 333 1000 667 333 100\
0 0 611 0 0 222 222 333 333 350 556 1000 333 1000 500 333 944 0 500 500 278 333 556 556 556 556 260 556 333 737 370 556 584 333 737 333 400 584 333 333 333 556 \
537 278 333 333 365 556 834 834 834 611 667 667 667 667 667 667 1000 722 667 667 667 667 278 278 278 278 722 722 778 778 778 778 778 584 778 722 722 722 722 667\
 667 611 556 556 556 556 556 556 889 500 556 556 556 556 278 278 278 278 556 556 556 556 556 556 556 584 611 556 556 556 556 500 556 500",HelveticaBold:"278 333\
 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278\
 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611\
 389 556 333 611 556 778 556 556 500 389 280 389 584 0 556 0 278 556 500 1000 556 556 333 1000 667 333 1000 0 611 0 0 278 278 500 500 350 556 1000 333 1000 556 \
333 944 0 500 556 278 333 556 556 556 556 280 556 333 737 370 556 584 333 737 333 400 584 333 333 333 611 556 278 333 333 365 556 834 834 834 611 722 722 722 72\
2 722 722 1000 722 667 667 667 667 278 278 278 278 722 722 778 778 778 778 778 584 778 722 722 722 722 667 667 611 556 556 556 556 556 556 889 556 556 556 556 5\
56 278 278 278 278 611 611 611 611 611 611 611 584 611 611 611 611 611 556 611 556",TimesRoman:"250 333 408 500 500 833 778 180 333 333 500 564 250 333 250 278 \
500 500 500 500 500 500 500 500 500 500 278 278 564 564 564 444 921 722 667 667 722 611 556 722 722 333 389 722 611 889 722 722 556 722 667 556 611 722 722 944 \
722 722 611 333 278 333 469 500 333 444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444 480 200 480 541 0 50\
0 0 333 500 444 1000 500 500 333 1000 556 333 889 0 611 0 0 333 333 444 444 350 500 1000 333 980 389 333 722 0 444 500 250 333 500 500 500 500 200 500 333 760 2\
76 500 564 333 760 333 400 564 300 300 333 500 453 250 333 300 310 500 750 750 750 444 722 722 722 722 722 722 889 667 611 611 611 611 333 333 333 333 722 722 7\
22 722 722 722 722 564 722 722 722 722 722 722 556 500 444 444 444 444 444 444 667 444 444 444 444 444 278 278 278 278 500 500 500 500 500 500 500 564 500 500 5\
00 500 500 500 500 500",TimesRomanBold:"250 333 555 500 500 1000 833 278 333 333 500 570 250 333 250 278 500 500 500 500 500 500 500 500 500 500 333 333 570 570\
 570 500 930 722 667 722 722 667 611 778 778 389 500 778 667 944 722 778 611 778 722 556 667 722 722 1000 722 722 667 333 278 333 581 500 333 500 556 444 556 44\
4 333 500 556 278 333 556 278 833 556 500 556 556 444 389 333 556 500 722 500 500 444 394 220 394 520 0 500 0 333 500 500 1000 500 500 333 1000 556 333 1000 0 6\
67 0 0 333 333 500 500 350 500 1000 333 1000 389 333 722 0 444 500 250 333 500 500 500 500 220 500 333 747 300 500 570 333 747 333 400 570 300 300 333 556 540 2\
50 333 300 330 500 750 750 750 500 722 722 722 722 722 722 1000 722 667 667 667 667 389 389 389 389 722 722 778 778 778 778 778 570 778 722 722 722 722 722 611 \
556 500 500 500 500 500 500 722 444 444 444 444 444 278 278 278 278 500 556 500 500 500 500 500 570 500 556 556 556 556 500 556 500",TimesRomanItalic:"250 333 4\
20 500 500 833 778 214 333 333 500 675 250 333 250 278 500 500 500 500 500 500 500 500 500 500 333 333 675 675 675 500 920 611 611 667 722 611 611 722 722 333 4\
44 667 556 833 667 722 611 722 611 500 556 722 611 833 611 556 556 389 278 389 422 500 333 500 500 444 500 444 278 500 500 278 278 444 278 722 500 500 500 500 3\
89 389 278 500 444 667 444 444 389 400 275 400 541 0 500 0 333 500 556 889 500 500 333 1000 500 333 944 0 556 0 0 333 333 556 556 350 500 889 333 980 389 333 66\
7 0 389 444 250 389 500 500 500 500 275 500 333 760 276 500 675 333 760 333 400 675 300 300 333 500 523 250 333 300 310 500 750 750 750 500 611 611 611 611 611 \
611 889 667 611 611 611 611 333 333 333 333 722 667 722 722 722 722 722 675 722 722 722 722 722 556 611 500 500 500 500 500 500 500 667 444 444 444 444 444 278 \
278 278 278 500 500 500 500 500 500 500 675 500 500 500 500 500 444 500 444",TimesRomanBoldItalic:"250 389 555 500 500 833 778 278 333 333 500 570 250 333 250 2\
78 500 500 500 500 500 500 500 500 500 500 333 333 570 570 570 500 832 667 667 667 722 667 667 722 778 389 500 667 611 889 722 722 611 722 667 556 611 722 667 8\
89 667 611 611 333 278 333 570 500 333 500 500 444 500 444 333 500 556 278 278 500 278 778 556 500 500 500 389 389 278 556 444 667 500 444 389 348 220 348 570 0\
 500 0 333 500 500 1000 500 500 333 1000 556 333 944 0 611 0 0 333 333 500 500 350 500 1000 333 1000 389 333 722 0 389 444 250 389 500 500 500 500 220 500 333 7\
47 266 500 606 333 747 333 400 570 300 300 333 576 500 250 333 300 300 500 750 750 750 500 667 667 667 667 667 667 944 667 667 667 667 667 389 389 389 389 722 7\
22 722 722 722 722 722 570 722 722 722 722 722 611 611 500 500 500 500 500 500 500 722 444 444 444 444 444 278 278 278 278 500 556 500 500 500 500 500 570 500 5\
56 556 556 556 444 500 444"};function A(c){const{name:m}=(0,x.VJ)(c),p=/bold|black|heavy/i.test(m),l=/italic|oblique/i.test(m);return/^(Helvetica|Arial)/i.test(
m)?p?"HelveticaBold":"Helvetica":/^Times/i.test(m)?p?l?"TimesRomanBoldItalic":"TimesRomanBold":l?"TimesRomanItalic":"TimesRoman":/^Courier/i.test(m)?"Courier":void 0}
const d=c=>/^(?:(?:Helvetica|Courier)(?:-(?:Bold|Oblique|BoldOblique))?|Times-(?:Roman|Bold|Italic|BoldItalic))$/.test(c),_=new Map;function v(c){const m=c in O?
c:A(c);if(m===void 0)return;if(m==="Courier")return()=>600;let p=_.get(m);if(!p){const i=O[m].split(" ").map(Number);p=new Map(i.flatMap((r,a)=>r>0?[[y.NF.charCodeAt(
a),r]]:[])),_.set(m,p)}const l=p;return i=>l.get(i)}function f(c){return/Times/i.test(c)?{capHeight:662,descent:-217}:/Courier/i.test(c)?{capHeight:562,descent:-157}:
{capHeight:718,descent:-207}}}),62341:((U,T,b)=>{b.d(T,{FF:()=>A,KG:()=>c,oo:()=>f,s4:()=>O});var y=b(45599),x=b(69864);function O(l,i,r,a){const s=l.array(i.get(
"Widths"))?.map(n=>l.resolve(n)),e=l.resolve(i.get("FirstChar")),t=l.resolve(r?.get("MissingWidth"));return!s||typeof e!="number"?(n,u)=>a?.(u)??(typeof t=="num\
ber"&&t>0?t:500):(n,u)=>{const o=s[n-e];return typeof o=="number"&&o>0?o:a?.(u)}}function A(l,i,r,a){const s=l.array(i.get("Widths"));if(!s)return O(l,i,r,a);const e=d(
l,i.get("FirstChar"))??0,t=d(l,r?.get("MissingWidth"))??0;return(n,u)=>d(l,s[n-e])??a?.(u)??t}function d(l,i){const r=l.resolve(i);return typeof r=="number"?r:void 0}
const _=65535,v=65536;async function f(l,i){const r=l.resolve(i.get("DW")),a=await x.N.of(p(l,i.get("W")).reverse(),l.job.pace);return s=>{const e=a.find(s),t=typeof e?.
value=="object"?l.resolve(e.value[s-e.first]):e?.value;return typeof t=="number"?t:typeof r=="number"?r:1e3}}async function c(l,i){const[r,a]=(l.array(i.get("DW\
2"))??[]).map(e=>d(l,e)),s=await x.N.of(m(l,i.get("W2")).reverse(),l.job.pace);return(e,t)=>{const n=s.find(e),u=n&&n.value.length>3?(e-n.first)*3:0,o=n?.value.
slice(u,u+3).map(g=>d(l,g));return{advance:o?.[0]??a??-1e3,x:o?.[1]??t/2,y:o?.[2]??r??880}}}function m(l,i){const r=[],a=l.array(i)??[];for(let s=0;s+1<a.length&&
r.length<v;){const[e,t]=[l.resolve(a[s]),l.resolve(a[s+1])];if(typeof e!="number")break;const n=(0,y.cy)(t),u=n?e+Math.floor(t.length/3)-1:t,o=n?t:a.slice(s+2,s+
5);s+=n?2:5,!(typeof u!="number"||u<0||e>_||u<e)&&r.push({first:e,last:Math.min(u,_),value:o})}return r}function p(l,i){const r=[],a=l.array(i)??[];for(let s=0;s+
1<a.length&&r.length<v;){const[e,t,n]=a.slice(s,s+3).map(h=>l.resolve(h));if(typeof e!="number")break;const u=(0,y.cy)(t),o=u?e+t.length-1:t,g=u?t:n;s+=u?2:3,!(typeof o!=
"number"||o<0||e>_||o<e)&&((0,y.cy)(g)||typeof g=="number")&&r.push({first:e,last:Math.min(o,_),value:g})}return r}}),47628:((U,T,b)=>{b.d(T,{H:()=>O,l:()=>x});
const y="278 974 961 974 980 719 789 790 791 690 960 939 549 855 911 933 911 945 974 755 846 762 761 571 677 763 760 759 754 494 552 537 577 692 786 788 788 790\
 793 794 816 823 789 841 823 833 816 831 923 744 723 749 790 792 695 776 768 792 759 707 708 682 701 826 815 789 789 707 687 696 689 786 787 713 791 785 791 873\
 761 762 762 759 759 892 892 788 784 438 138 277 415 392 392 668 668 0 390 390 317 317 276 276 509 509 410 410 234 234 334 334 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0\
 0 0 732 544 544 910 667 760 760 776 595 694 626 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788\
 788 788 788 788 788 788 788 788 788 788 788 788 894 838 1016 458 748 924 748 918 927 928 928 834 873 828 924 924 917 930 931 463 883 836 836 867 867 696 696 87\
4 0 874 760 946 771 865 771 888 967 888 831 873 927 970 918".split(" ").map(Number),x=" ✁✂✃✄☎✆✇✈✉☛☞✌✍✎✏✐✑✒✓✔✕✖✗✘✙✚✛✜✝✞✟✠✡✢✣✤✥✦✧★✩✪✫✬✭✮✯✰✱✲✳✴✵✶✷✸✹✺✻✼✽✾✿❀❁❂❃❄❅❆❇❈\
❉❊❋●❍■❏❐❑❒▲▼◆❖◗❘❙❚❛❜❝❞\0❨❩❪❫❬❭❮❯❰❱❲❳❴❵\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0❡❢❣❤❥❦❧♣♦♥♠①②③④⑤⑥⑦⑧⑨⑩❶❷❸❹❺❻❼❽❾❿➀➁➂➃➄➅➆➇➈➉➊➋➌➍➎➏➐➑➒➓➔→↔↕➘➙➚➛➜➝➞➟➠➡➢➣➤➥➦➧➨➩➪➫➬➭➮➯\0➱➲➳➴➵➶➷➸➹➺➻➼➽➾\0";
function O(){return y.flatMap((A,d)=>{const _=x.charCodeAt(d);return A>0&&_>0?[{code:d+32,point:_,width:A}]:[]})}}),74135:((U,T,b)=>{b.d(T,{$L:()=>p,DI:()=>_,Gd:()=>f,
JQ:()=>x,Mo:()=>A,Pj:()=>r,S3:()=>O,W1:()=>a,XM:()=>i,d:()=>s,ds:()=>d,gF:()=>l,iN:()=>y,kO:()=>m,lw:()=>v,zl:()=>c});function y({box:[e,t,n,u],rotation:o}){const g=n-
e,h=u-t;return o%180===0?{width:g,height:h}:{width:h,height:g}}function x(e){const{width:t,height:n}=y(e);return{width:t*e.userUnit,height:n*e.userUnit}}function O({
box:[e,t,n,u],rotation:o}){switch(o){case 0:return[1,0,0,1,e,t];case 90:return[0,1,-1,0,n,t];case 180:return[-1,0,0,-1,n,u];case 270:return[0,-1,1,0,e,u]}}function A(e,t){
return t===void 0?e:r(e,t)??e}function d([e,t,n,u]){return[Math.min(e,n),Math.min(t,u),Math.max(e,n),Math.max(t,u)]}function _([e,t,n,u,o,g]){const h=e*u-t*n,[E,
S,M,I]=[u/h,-t/h,-n/h,e/h];return[E+0,S+0,M+0,I+0,-(o*E+g*M)+0,-(o*S+g*I)+0]}function v(e,t){const[n,u,o,g,h,E]=e,[S,M,I,w,D,C]=t;return[n*S+u*I,n*M+u*w,o*S+g*I,
o*M+g*w,h*S+E*I+D,h*M+E*w+C]}function f([e,t,n,u,o,g],h,E){return[e*h+n*E+o,t*h+u*E+g]}function c(e,[t,n,u,o]){const[g,h]=f(e,t,n),[E,S]=f(e,u,n),[M,I]=f(e,t,o),
[w,D]=f(e,u,o);return[Math.min(g,E,M,w),Math.min(h,S,I,D),Math.max(g,E,M,w),Math.max(h,S,I,D)]}const m=(e,t)=>[Math.min(e[0],t[0]),Math.min(e[1],t[1]),Math.max(
e[2],t[2]),Math.max(e[3],t[3])];function p(e){let[t,n,u,o]=l;for(const[g,h]of e)t=Math.min(t,g),n=Math.min(n,h),u=Math.max(u,g),o=Math.max(o,h);return[t,n,u,o]}
const l=[1/0,1/0,-1/0,-1/0],i=([e,t,n,u],o)=>[e-o,t-o,n+o,u+o];function r(e,t){const n=[Math.max(e[0],t[0]),Math.max(e[1],t[1]),Math.min(e[2],t[2]),Math.min(e[3],
t[3])];return n[0]<n[2]&&n[1]<n[3]?n:void 0}const a=e=>e.map(t=>Math.round(t*1e5)/1e5+0),s=(e,{userUnit:t})=>String(Number((e*t/72).toPrecision(3)))}),6057:((U,T,b)=>{
b.d(T,{VO:()=>O,b0:()=>d,c_:()=>v,iw:()=>A,lQ:()=>_});var y=b(74135);const x=[0,0,612,792],O=(f,c)=>d(f,f.pages.attribute(c,"MediaBox"))??x;function A(f,c){const{
pages:m}=f,p=f.resolve(f.entry(m.number(c),"UserUnit"));return{box:(0,y.Mo)(O(f,c),d(f,m.attribute(c,"CropBox"))),rotation:v(f.resolve(m.attribute(c,"Rotate"))),
userUnit:typeof p=="number"&&p>0?p:1}}function d(f,c){const m=f.array(c)?.map(l=>f.resolve(l));if(m?.length!==4||!m.every(l=>typeof l=="number"&&Number.isFinite(
l)))return;const p=(0,y.ds)(m);return p[0]<p[2]&&p[1]<p[3]?p:void 0}function _(f,c){const m=(f.array(c)??[]).map(p=>f.resolve(p));return m.length===6&&m.every(p=>typeof p==
"number")?m:[1,0,0,1,0,0]}function v(f){const c=typeof f=="number"?(f%360+360)%360:0;return c===90||c===180||c===270?c:0}})};
