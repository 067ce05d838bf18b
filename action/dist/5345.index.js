"use strict";exports.id=5345,exports.ids=[5345],exports.modules={44085:((C,A,f)=>{f.d(A,{F:()=>v,H:()=>h});var b=f(49153),y=f(269),p=f(16039);const x=65536,g=1<<26,m=100,_=/<([0-9A-Fa-f\s]*)>|\/[^\s<>[\]()/]*|[[\]]|\b(?:begin|end)bf(?:char|range)\b/g;
async function v(n,e,t=x){const r=n.resolve(e);if(!(r instanceof p.Z6))return[];const o=new l;return await h(n,r,_,(s,u)=>o.read(s,u)<t),[...o.single,...o.ranges]}
async function h(n,e,t,r){let o;try{o=await n.decodedAtEase(e)}catch(s){if(!(s instanceof b.zU)||s.code==="cancelled")throw s;return}for(const[s,u]of(0,y.bS)(o).
toString("latin1",0,g).matchAll(t)){if(!r(s,u?.replace(/\s/g,"")))return;const a=n.job.pace.step(m);a&&await a}}class l{single=[];ranges=[];length=0;operands=[];place=-1;read(e,t){
if(e==="beginbfchar"||e==="beginbfrange")this.begin(e==="beginbfchar"?2:3);else if(e==="endbfchar"||e==="endbfrange")this.begin(0);else{if(this.length===0)return 0;
e==="["?this.place=this.operands.length===2?0:-1:e==="]"?this.begin(this.length):this.place>=0?this.item(t):this.operand(t)}return this.single.length+this.ranges.
length}begin(e){this.length=e,this.operands.length=0,this.place=-1}item(e=""){const t=i(this.operands[0])+this.place++;this.add(this.ranges,t,t,e)}operand(e=""){
const{operands:t,length:r}=this;if(t.push(e),t.length<r)return;const[o,s]=[i(t[0]),i(t[r-2])];this.add(r===2?this.single:this.ranges,o,s,e),t.length=0}add(e,t,r,o){
o===""||o.length%4!==0||!(t<=r)||e.push({first:t,last:r,text:Buffer.from(o,"hex").swap16().toString("utf16le")})}}const i=n=>n.length<=8?parseInt(n,16):NaN}),55123:((C,A,f)=>{
f.d(A,{Lq:()=>v,nq:()=>h,oQ:()=>l});var b=f(16039),y=f(65710),p=f(32916),x=f(94777),g=f(37662);function m(i){try{const n=new DataView(i.buffer,i.byteOffset,i.byteLength),
e=i.length>12?n.getUint32(0):0;if(e===1330926671){const t=(0,x.tI)(n),r=t.get("CFF "),o=r&&(0,p.ah)(i.subarray(r.at,r.at+r.length));return o&&{...o,pointOf:(0,x.
Ey)(n,t)}}if(e===65536||e===1953658213)return(0,x.Fm)(n);if(i[0]===1&&i[1]===0)return(0,p.ah)(i);if(i[0]===37||i[0]===128)return(0,g._u)(i)}catch(n){if(!(n instanceof
RangeError))throw n}}const _=["FontFile","FontFile2","FontFile3"];function v(i,n){const e=(0,y.nb)(i,n);for(const t of _){const r=i.resolve(e?.get(t));if(r instanceof
b.Z6)return r}}const h=(i,n)=>(0,y.Vb)(i,n.get("Subtype"))==="Type3"||v(i,n)!==void 0;function l(i,n){const e=v(i,n);if(e)try{return m(i.decoded(e))??"unusable"}catch{
return"unusable"}}}),48464:((C,A,f)=>{f.d(A,{N:()=>p});var b=f(88960);const y=500;class p{starts;owners;constructor(g,m){this.starts=g,this.owners=m}static async of(g,m){
const _=new Set;for(const{first:n,last:e}of g){_.add(n).add(e+1);const t=m.step(y);t&&await t}const v=Float64Array.from(_).sort(),h=new Array(v.length),l=Uint32Array.
from({length:v.length+1},(n,e)=>e),i=n=>{let e=n;for(;l[e]!==e;)e=l[e];for(;n!==e;){const t=l[n];l[n]=e,n=t}return e};for(const n of g){for(let t=i((0,b.B)(v,n.
first));v[t]<=n.last;t=i(t))h[t]=n,l[t]=t+1;const e=m.step(y);e&&await e}return new p(v,h)}find(g){return this.owners[(0,b.M)(this.starts,g)-1]}}}),32916:((C,A,f)=>{
f.d(A,{eP:()=>_,zz:()=>n,Pe:()=>i,ah:()=>g,Je:()=>m});const b=".notdef space exclam quotedbl numbersign dollar percent ampersand quoteright parenleft parenright\
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
lexsmall Udieresissmall Yacutesmall Thornsmall Ydieresissmall 001.000 001.001 001.002 001.003 Black Bold Book Light Medium Regular Roman Semibold".split(" "),y=[
[32,1,1],[33,229,2],[36,231,8],[44,13,3],[47,99,1],[48,239,10],[58,27,2],[60,249,4],[65,253,5],[73,258,1],[76,259,4],[82,263,3],[86,266,1],[87,109,2],[89,267,3],
[93,270,34],[161,304,3],[166,307,5],[172,312,1],[175,313,1],[178,314,2],[182,316,3],[188,158,1],[189,155,1],[190,163,1],[191,319,7],[200,326,1],[201,150,1],[202,
164,1],[203,169,1],[204,327,52]],p=[[[0,229]],[[0,2],[229,10],[13,3],[99,1],[239,10],[27,2],[249,18],[109,2],[267,52],[158,1],[155,1],[163,1],[319,8],[150,1],[164,
1],[169,1],[327,52]],[[0,2],[231,2],[235,4],[13,3],[99,1],[239,10],[27,2],[249,3],[253,14],[109,2],[267,4],[272,1],[300,3],[305,1],[314,2],[158,1],[155,1],[163,
1],[320,7],[150,1],[164,1],[169,1],[327,20]]];var x=f(48929);function g(e){const t=new DataView(e.buffer,e.byteOffset,e.byteLength),r=i(t,t.getUint8(2)),o=i(t,r.
end),s=i(t,o.end),u=n(t,o.offsets[0]??0,o.offsets[1]??0),a=u.get(17)?.[0];if(a===void 0)return;const d=i(t,a).offsets.length-1,c=u.has(3102),O=T=>m(e,s.offsets,
T),E=_(t,u.get(15)?.[0]??0,d,c);if(c){let T;const U=I=>(T??=new Map(E.map((M,w)=>[M,w])),T.get(I)??0);return(0,x.c)("cid",new Set(E.slice(1)),{glyphOfCid:U})}const S=E.
map(O);return(0,x.c)("named",new Set(S.slice(1)),{nameOf:T=>S[T]??"",encoding:v(t,u.get(16)?.[0]??0,S,O)})}function m(e,t,r){const o=b[r];if(o!==void 0)return o;
const s=r-b.length,[u,a]=[t[s],t[s+1]];return u===void 0||a===void 0?"":Buffer.from(e.subarray(u,a)).toString("latin1")}function _(e,t,r,o){const s=o?void 0:p[t];
if(s)return s.flatMap(([c,O])=>Array.from({length:O},(E,S)=>c+S)).slice(0,r);const u=[0],a=e.getUint8(t);let d=t+1;for(;u.length<r;){const c=e.getUint16(d),O=a===
0?0:a===1?e.getUint8(d+2):e.getUint16(d+2);d+=a===0?2:a===1?3:4;for(let E=0;E<=O&&u.length<r;E++)u.push(c+E)}return u}function v(e,t,r,o){if(t===0)return;const s=new Map;
if(t===1){for(const[E,S,T]of y)for(let U=0;U<T;U++)s.set(E+U,o(S+U));return s}const u=e.getUint8(t),a=e.getUint8(t+1);let d=1,c=t+2;for(let E=0;E<a;E++){const S=e.
getUint8(c),T=(u&127)===0?0:e.getUint8(c+1);c+=(u&127)===0?1:2;for(let U=S;U<=S+T;U++)s.set(U,r[d++]??"")}const O=u>=128?e.getUint8(c++):0;for(let E=0;E<O;E++,c+=
3)s.set(e.getUint8(c),o(e.getUint16(c+1)));return s}function h(e,t,r){let o="";for(let s=t;s<r;s++){const u=e.getUint8(s);o+=l[u>>4]+l[u&15]}return Number(o)||0}
const l=["0","1","2","3","4","5","6","7","8","9",".","E","E-","","-",""];function i(e,t){const r=e.getUint16(t);if(r===0)return{offsets:[],end:t+2};const o=e.getUint8(
t+2),s=t+3+(r+1)*o-1,u=Array.from({length:r+1},(a,d)=>{let c=0;for(let O=0;O<o;O++)c=c*256+e.getUint8(t+3+d*o+O);return s+c});return{offsets:u,end:u[r]}}function n(e,t,r){
const o=new Map;let s=[];for(let u=t;u<r;){const a=e.getUint8(u++);if(a<=21){const d=a===12?3072+e.getUint8(u++):a;o.set(d,s),s=[]}else if(a===28)s.push(e.getInt16(
u)),u+=2;else if(a===29)s.push(e.getInt32(u)),u+=4;else if(a===30){const d=u;for(;u<r&&(e.getUint8(u++)&15)!==15;);s.push(h(e,d,u))}else a<=246?s.push(a-139):a<=
250?s.push((a-247)*256+e.getUint8(u++)+108):s.push(-(a-251)*256-e.getUint8(u++)-108)}return o}}),48929:((C,A,f)=>{f.d(A,{c:()=>b});const b=(y,p,x={})=>({kind:y,
unicode:()=>0,code:()=>0,has:g=>p.has(g),isDrawn:()=>!0,codes:void 0,pointOf:()=>0,nameOf:()=>"",glyphOf:()=>0,glyphOfCid:g=>g,encoding:void 0,...x})}),37662:((C,A,f)=>{
f.d(A,{Ed:()=>g,J9:()=>m,_u:()=>y,cq:()=>p});var b=f(48929);function y(l){const i=p(l);if(!i)return;const{clear:n,plain:e}=i,t=e.indexOf("/CharStrings");if(t<0)
return;const r=new Set;for(let o=t+12;;){const s=e.indexOf("/",o);if(s<0)break;const u=/^\/(\S+) +(\d+) +(?:RD|-\|) /.exec(e.toString("latin1",s,s+96));u&&r.add(
u[1]),o=s+(u?u[0].length+Number(u[2]):1)}return r.size>0?(0,b.c)("named",r,{encoding:v(n)}):void 0}function p(l){const i=l[0]===128?h(l):Buffer.from(l),n=i.indexOf(
"eexec");if(n<0)return;let e=n+5;for(;e<i.length&&[9,10,13,32].includes(i[e]);)e++;const r=/^[0-9a-fA-F\s]{8}/.test(i.toString("latin1",e,e+8))?Buffer.from(i.toString(
"latin1",e).replace(/[^0-9a-fA-F]/g,""),"hex"):i.subarray(e);return{clear:i.toString("latin1",0,n),plain:m(r,x)}}const x=55665,g=4330;function m(l,i){const n=Buffer.
alloc(l.length);for(const[e,t]of l.entries())n[e]=t^i>>8,i=(t+i)*52845+22719&65535;return n}const _=65536;function v(l){const i=l.indexOf("/Encoding");if(i<0||/^\/Encoding\s+StandardEncoding/.
test(l.slice(i,i+64)))return;const n=new Map,e=l.slice(i,i+_),t=/\b(?:readonly\s+def|def)\b\s*(?:\/|currentdict)/.exec(e)?.index??e.length;for(const[,r,o,s]of e.
slice(0,t).matchAll(/\bdup\s+(?:(\d+)#)?(\w+)\s*\/([^\s/]+)\s+put/g))n.set(parseInt(o,r?Number(r):10),s);return n}function h(l){const i=[];for(let n=0;n+6<=l.length&&
l[n]===128&&l[n+1]!==3;){const e=l[n+2]|l[n+3]<<8|l[n+4]<<16;i.push(l.subarray(n+6,n+6+e)),n+=6+e}return Buffer.concat(i)}}),30184:((C,A,f)=>{f.d(A,{mI:()=>g,WK:()=>v,
vp:()=>_});var b=f(88728),y=f(65710);const p={Helvetica:"278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556\
 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 55\
6 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584 0 556 0 222 556 333 1000 556 556 333 1000 \
667 333 1000 0 611 0 0 222 222 333 333 350 556 1000 333 1000 500 333 944 0 500 500 278 333 556 556 556 556 260 556 333 737 370 556 584 333 737 333 400 584 333 3\
33 333 556 537 278 333 333 365 556 834 834 834 611 667 667 667 667 667 667 1000 722 667 667 667 667 278 278 278 278 722 722 778 778 778 778 778 584 778 722 722 \
722 722 667 667 611 556 556 556 556 556 556 889 500 556 556 556 556 278 278 278 278 556 556 556 556 556 556 556 584 611 556 556 556 556 500 556 500",HelveticaBold:"\
278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 \
722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 \
611 611 389 556 333 611 556 778 556 556 500 389 280 389 584 0 556 0 278 556 500 1000 556 556 333 1000 667 333 1000 0 611 0 0 278 278 500 500 350 556 1000 333 10\
00 556 333 944 0 500 556 278 333 556 556 556 556 280 556 333 737 370 556 584 333 737 333 400 584 333 333 333 611 556 278 333 333 365 556 834 834 834 611 722 722\
 722 722 722 722 1000 722 667 667 667 667 278 278 278 278 722 722 778 778 778 778 778 584 778 722 722 722 722 667 667 611 556 556 556 556 556 556 889 556 556 55\
6 556 556 278 278 278 278 611 611 611 611 611 611 611 584 611 611 611 611 611 556 611 556",TimesRoman:"250 333 408 500 500 833 778 180 333 333 500 564 250 333 2\
50 278 500 500 500 500 500 500 500 500 500 500 278 278 564 564 564 444 921 722 667 667 722 611 556 722 722 333 389 722 611 889 722 722 556 722 667 556 611 722 7\
22 944 722 722 611 333 278 333 469 500 333 444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444 480 200 480 5\
41 0 500 0 333 500 444 1000 500 500 333 1000 556 333 889 0 611 0 0 333 333 444 444 350 500 1000 333 980 389 333 722 0 444 500 250 333 500 500 500 500 200 500 33\
3 760 276 500 564 333 760 333 400 564 300 300 333 500 453 250 333 300 310 500 750 750 750 444 722 722 722 722 722 722 889 667 611 611 611 611 333 333 333 333 72\
2 722 722 722 722 722 722 564 722 722 722 722 722 722 556 500 444 444 444 444 444 444 667 444 444 444 444 444 278 278 278 278 500 500 500 500 500 500 500 564 50\
0 500 500 500 500 500 500 500",TimesRomanBold:"250 333 555 500 500 1000 833 278 333 333 500 570 250 333 250 278 500 500 500 500 500 500 500 500 500 500 333 333 \
570 570 570 500 930 722 667 722 722 667 611 778 778 389 500 778 667 944 722 778 611 778 722 556 667 722 722 1000 722 722 667 333 278 333 581 500 333 500 556 444\
 556 444 333 500 556 278 333 556 278 833 556 500 556 556 444 389 333 556 500 722 500 500 444 394 220 394 520 0 500 0 333 500 500 1000 500 500 333 1000 556 333 1\
000 0 667 0 0 333 333 500 500 350 500 1000 333 1000 389 333 722 0 444 500 250 333 500 500 500 500 220 500 333 747 300 500 570 333 747 333 400 570 300 300 333 55\
6 540 250 333 300 330 500 750 750 750 500 722 722 722 722 722 722 1000 722 667 667 667 667 389 389 389 389 722 722 778 778 778 778 778 570 778 722 722 722 722 7\
22 611 556 500 500 500 500 500 500 722 444 444 444 444 444 278 278 278 278 500 556 500 500 500 500 500 570 500 556 556 556 556 500 556 500",TimesRomanItalic:"25\
0 333 420 500 500 833 778 214 333 333 500 675 250 333 250 278 500 500 500 500 500 500 500 500 500 500 333 333 675 675 675 500 920 611 611 667 722 611 611 722 72\
2 333 444 667 556 833 667 722 611 722 611 500 556 722 611 833 611 556 556 389 278 389 422 500 333 500 500 444 500 444 278 500 500 278 278 444 278 722 500 500 50\
0 500 389 389 278 500 444 667 444 444 389 400 275 400 541 0 500 0 333 500 556 889 500 500 333 1000 500 333 944 0 556 0 0 333 333 556 556 350 500 889 333 980 389\
 333 667 0 389 444 250 389 500 500 500 500 275 500 333 760 276 500 675 333 760 333 400 675 300 300 333 500 523 250 333 300 310 500 750 750 750 500 611 611 611 6\
11 611 611 889 667 611 611 611 611 333 333 333 333 722 667 722 722 722 722 722 675 722 722 722 722 722 556 611 500 500 500 500 500 500 500 667 444 444 444 444 4\
44 278 278 278 278 500 500 500 500 500 500 500 675 500 500 500 500 500 444 500 444",TimesRomanBoldItalic:"250 389 555 500 500 833 778 278 333 333 500 570 250 33\
3 250 278 500 500 500 500 500 500 500 500 500 500 333 333 570 570 570 500 832 667 667 667 722 667 667 722 778 389 500 667 611 889 722 722 611 722 667 556 611 72\
2 667 889 667 611 611 333 278 333 570 500 333 500 500 444 500 444 333 500 556 278 278 500 278 778 556 500 500 500 389 389 278 556 444 667 500 444 389 348 220 34\
8 570 0 500 0 333 500 500 1000 500 500 333 1000 556 333 944 0 611 0 0 333 333 500 500 350 500 1000 333 1000 389 333 722 0 389 444 250 389 500 500 500 500 220 50\
0 333 747 266 500 606 333 747 333 400 570 300 300 333 576 500 250 333 300 300 500 750 750 750 500 667 667 667 667 667 667 944 667 667 667 667 667 389 389 389 38\
9 722 722 722 722 722 722 722 570 722 722 722 722 722 611 611 500 500 500 500 500 500 500 722 444 444 444 444 444 278 278 278 278 500 556 500 500 500 500 500 57\
0 500 556 556 556 556 444 500 444"};function x(h){const{name:l}=(0,y.GV)(h),i=/bold|black|heavy/i.test(l),n=/italic|oblique/i.test(l);return/^(Helvetica|Arial)/i.
test(l)?i?"HelveticaBold":"Helvetica":/^Times/i.test(l)?i?n?"TimesRomanBoldItalic":"TimesRomanBold":n?"TimesRomanItalic":"TimesRoman":/^Courier/i.test(l)?"Couri\
er":void 0}const g=h=>/^(?:(?:Helvetica|Courier)(?:-(?:Bold|Oblique|BoldOblique))?|Times-(?:Roman|Bold|Italic|BoldItalic))$/.test(h),m=new Map;function _(h){const l=h in
p?h:x(h);if(l===void 0)return;if(l==="Courier")return()=>600;let i=m.get(l);if(!i){const e=p[l].split(" ").map(Number);i=new Map(e.flatMap((t,r)=>t>0?[[b.NF.charCodeAt(
r),t]]:[])),m.set(l,i)}const n=i;return e=>n.get(e)}function v(h){return/Times/i.test(h)?{capHeight:662,descent:-217}:/Courier/i.test(h)?{capHeight:562,descent:-157}:
{capHeight:718,descent:-207}}}),37917:((C,A,f)=>{f.d(A,{FF:()=>x,KG:()=>h,oo:()=>v,s4:()=>p});var b=f(16039),y=f(48464);function p(n,e,t,r){const o=n.array(e.get(
"Widths"))?.map(a=>n.resolve(a)),s=n.resolve(e.get("FirstChar")),u=n.resolve(t?.get("MissingWidth"));return!o||typeof s!="number"?(a,d)=>r?.(d)??(typeof u=="num\
ber"&&u>0?u:500):(a,d)=>{const c=o[a-s];return typeof c=="number"&&c>0?c:r?.(d)}}function x(n,e,t,r){const o=n.array(e.get("Widths"));if(!o)return p(n,e,t,r);const s=g(
n,e.get("FirstChar"))??0,u=g(n,t?.get("MissingWidth"))??0;return(a,d)=>g(n,o[a-s])??r?.(d)??u}function g(n,e){const t=n.resolve(e);return typeof t=="number"?t:void 0}
const m=65535,_=65536;async function v(n,e){const t=n.resolve(e.get("DW")),r=await y.N.of(i(n,e.get("W")).reverse(),n.job.pace);return o=>{const s=r.find(o),u=typeof s?.
value=="object"?n.resolve(s.value[o-s.first]):s?.value;return typeof u=="number"?u:typeof t=="number"?t:1e3}}async function h(n,e){const[t,r]=(n.array(e.get("DW\
2"))??[]).map(s=>g(n,s)),o=await y.N.of(l(n,e.get("W2")).reverse(),n.job.pace);return(s,u)=>{const a=o.find(s),d=a&&a.value.length>3?(s-a.first)*3:0,c=a?.value.
slice(d,d+3).map(O=>g(n,O));return{advance:c?.[0]??r??-1e3,x:c?.[1]??u/2,y:c?.[2]??t??880}}}function l(n,e){const t=[],r=n.array(e)??[];for(let o=0;o+1<r.length&&
t.length<_;){const[s,u]=[n.resolve(r[o]),n.resolve(r[o+1])];if(typeof s!="number")break;const a=(0,b.cy)(u),d=a?s+Math.floor(u.length/3)-1:u,c=a?u:r.slice(o+2,o+
5);o+=a?2:5,!(typeof d!="number"||d<0||s>m||d<s)&&t.push({first:s,last:Math.min(d,m),value:c})}return t}function i(n,e){const t=[],r=n.array(e)??[];for(let o=0;o+
1<r.length&&t.length<_;){const[s,u,a]=r.slice(o,o+3).map(E=>n.resolve(E));if(typeof s!="number")break;const d=(0,b.cy)(u),c=d?s+u.length-1:u,O=d?u:a;o+=d?2:3,!(typeof c!=
"number"||c<0||s>m||c<s)&&((0,b.cy)(O)||typeof O=="number")&&t.push({first:s,last:Math.min(c,m),value:O})}return t}}),15060:((C,A,f)=>{f.d(A,{H:()=>p,l:()=>y});
const b="278 974 961 974 980 719 789 790 791 690 960 939 549 855 911 933 911 945 974 755 846 762 761 571 677 763 760 759 754 494 552 537 577 692 786 788 788 790\
 793 794 816 823 789 841 823 833 816 831 923 744 723 749 790 792 695 776 768 792 759 707 708 682 701 826 815 789 789 707 687 696 689 786 787 713 791 785 791 873\
 761 762 762 759 759 892 892 788 784 438 138 277 415 392 392 668 668 0 390 390 317 317 276 276 509 509 410 410 234 234 334 334 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0\
 0 0 732 544 544 910 667 760 760 776 595 694 626 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788\
 788 788 788 788 788 788 788 788 788 788 788 788 894 838 1016 458 748 924 748 918 927 928 928 834 873 828 924 924 917 930 931 463 883 836 836 867 867 696 696 87\
4 0 874 760 946 771 865 771 888 967 888 831 873 927 970 918".split(" ").map(Number),y=" ✁✂✃✄☎✆✇✈✉☛☞✌✍✎✏✐✑✒✓✔✕✖✗✘✙✚✛✜✝✞✟✠✡✢✣✤✥✦✧★✩✪✫✬✭✮✯✰✱✲✳✴✵✶✷✸✹✺✻✼✽✾✿❀❁❂❃❄❅❆❇❈\
❉❊❋●❍■❏❐❑❒▲▼◆❖◗❘❙❚❛❜❝❞\0❨❩❪❫❬❭❮❯❰❱❲❳❴❵\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0❡❢❣❤❥❦❧♣♦♥♠①②③④⑤⑥⑦⑧⑨⑩❶❷❸❹❺❻❼❽❾❿➀➁➂➃➄➅➆➇➈➉➊➋➌➍➎➏➐➑➒➓➔→↔↕➘➙➚➛➜➝➞➟➠➡➢➣➤➥➦➧➨➩➪➫➬➭➮➯\0➱➲➳➴➵➶➷➸➹➺➻➼➽➾\0";
function p(){return b.flatMap((x,g)=>{const m=y.charCodeAt(g);return x>0&&m>0?[{code:g+32,point:m,width:x}]:[]})}})};
