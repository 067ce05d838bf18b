"use strict";exports.id=5345,exports.ids=[5345],exports.modules={44085:((U,O,f)=>{f.d(O,{F:()=>x,H:()=>h});var b=f(49153),y=f(269),p=f(16039);const v=65536,d=1<<26,m=100,A=/<([0-9A-Fa-f\s]*)>|\/[^\s<>[\]()/]*|[[\]]|\b(?:begin|end)bf(?:char|range)\b/g;
async function x(e,t,n=v){const i=e.resolve(t);if(!(i instanceof p.Z6))return[];const r=new l;return await h(e,i,A,(s,o)=>r.read(s,o)<n),[...r.single,...r.ranges]}
async function h(e,t,n,i){let r;try{r=await e.decodedAtEase(t)}catch(s){if(!(s instanceof b.zU)||s.code==="cancelled")throw s;return}for(const[s,o]of(0,y.bS)(r).
toString("latin1",0,d).matchAll(n)){if(!i(s,o?.replace(/\s/g,"")))return;const c=e.job.pace.step(m);c&&await c}}class l{single=[];ranges=[];length=0;operands=[];place=-1;read(t,n){
if(t==="beginbfchar"||t==="beginbfrange")this.begin(t==="beginbfchar"?2:3);else if(t==="endbfchar"||t==="endbfrange")this.begin(0);else{if(this.length===0)return 0;
t==="["?this.place=this.operands.length===2?0:-1:t==="]"?this.begin(this.length):this.place>=0?this.item(n):this.operand(n)}return this.single.length+this.ranges.
length}begin(t){this.length=t,this.operands.length=0,this.place=-1}item(t=""){const n=u(this.operands[0])+this.place++;this.add(this.ranges,n,n,t)}operand(t=""){
const{operands:n,length:i}=this;if(n.push(t),n.length<i)return;const[r,s]=[u(n[0]),u(n[i-2])];this.add(i===2?this.single:this.ranges,r,s,t),n.length=0}add(t,n,i,r){
r===""||r.length%4!==0||!(n<=i)||t.push({first:n,last:i,text:Buffer.from(r,"hex").swap16().toString("utf16le")})}}const u=e=>e.length<=8?parseInt(e,16):NaN}),55123:((U,O,f)=>{
f.d(O,{Lq:()=>x,nq:()=>h,oQ:()=>l});var b=f(16039),y=f(65710),p=f(32916),v=f(94777),d=f(37662);function m(u){try{const e=new DataView(u.buffer,u.byteOffset,u.byteLength),
t=u.length>12?e.getUint32(0):0;if(t===1330926671){const n=(0,v.tI)(e),i=n.get("CFF "),r=i&&(0,p.ah)(u.subarray(i.at,i.at+i.length));return r&&{...r,pointOf:(0,v.
Ey)(e,n)}}if(t===65536||t===1953658213)return(0,v.Fm)(e);if(u[0]===1&&u[1]===0)return(0,p.ah)(u);if(u[0]===37||u[0]===128)return(0,d._u)(u)}catch(e){if(!(e instanceof
RangeError))throw e}}const A=["FontFile","FontFile2","FontFile3"];function x(u,e){const t=(0,y.nb)(u,e);for(const n of A){const i=u.resolve(t?.get(n));if(i instanceof
b.Z6)return i}}const h=(u,e)=>(0,y.Vb)(u,e.get("Subtype"))==="Type3"||x(u,e)!==void 0;function l(u,e){const t=x(u,e);if(t)try{return m(u.decoded(t))??"unusable"}catch{
return"unusable"}}}),48464:((U,O,f)=>{f.d(O,{N:()=>p});var b=f(88960);const y=500;class p{starts;owners;constructor(d,m){this.starts=d,this.owners=m}static async of(d,m){
const A=new Set;for(const{first:e,last:t}of d){A.add(e).add(t+1);const n=m.step(y);n&&await n}const x=Float64Array.from(A).sort(),h=new Array(x.length),l=Uint32Array.
from({length:x.length+1},(e,t)=>t),u=e=>{let t=e;for(;l[t]!==t;)t=l[t];for(;e!==t;){const n=l[e];l[e]=t,e=n}return t};for(const e of d){for(let n=u((0,b.B)(x,e.
first));x[n]<=e.last;n=u(n))h[n]=e,l[n]=n+1;const t=m.step(y);t&&await t}return new p(x,h)}find(d){return this.owners[(0,b.M)(this.starts,d)-1]}}}),32916:((U,O,f)=>{
f.d(O,{eP:()=>m,zz:()=>u,Pe:()=>l,ah:()=>v,Je:()=>d});const b=".notdef space exclam quotedbl numbersign dollar percent ampersand quoteright parenleft parenright\
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
164,1],[203,169,1],[204,327,52]];var p=f(48929);function v(e){const t=new DataView(e.buffer,e.byteOffset,e.byteLength),n=l(t,t.getUint8(2)),i=l(t,n.end),r=l(t,i.
end),s=u(t,i.offsets[0]??0,i.offsets[1]??0),o=s.get(17)?.[0];if(o===void 0)return;const c=l(t,o).offsets.length-1,a=s.has(3102),g=T=>d(e,r.offsets,T),E=m(t,s.get(
15)?.[0]??0,c,a);if(a){let T;const S=I=>(T??=new Map(E.map((w,C)=>[w,C])),T.get(I)??0);return(0,p.c)("cid",new Set(E.slice(1)),{glyphOfCid:S})}const _=E.map(g);
return(0,p.c)("named",new Set(_.slice(1)),{nameOf:T=>_[T]??"",encoding:A(t,s.get(16)?.[0]??0,_,g)})}function d(e,t,n){const i=b[n];if(i!==void 0)return i;const r=n-
b.length,[s,o]=[t[r],t[r+1]];return s===void 0||o===void 0?"":Buffer.from(e.subarray(s,o)).toString("latin1")}function m(e,t,n,i){if(t<=2&&!i)return Array.from(
{length:t===0?229:1},(c,a)=>a);const r=[0],s=e.getUint8(t);let o=t+1;for(;r.length<n;){const c=e.getUint16(o),a=s===0?0:s===1?e.getUint8(o+2):e.getUint16(o+2);o+=
s===0?2:s===1?3:4;for(let g=0;g<=a&&r.length<n;g++)r.push(c+g)}return r}function A(e,t,n,i){if(t===0)return;const r=new Map;if(t===1){for(const[E,_,T]of y)for(let S=0;S<
T;S++)r.set(E+S,i(_+S));return r}const s=e.getUint8(t),o=e.getUint8(t+1);let c=1,a=t+2;for(let E=0;E<o;E++){const _=e.getUint8(a),T=(s&127)===0?0:e.getUint8(a+1);
a+=(s&127)===0?1:2;for(let S=_;S<=_+T;S++)r.set(S,n[c++]??"")}const g=s>=128?e.getUint8(a++):0;for(let E=0;E<g;E++,a+=3)r.set(e.getUint8(a),i(e.getUint16(a+1)));
return r}function x(e,t,n){let i="";for(let r=t;r<n;r++){const s=e.getUint8(r);i+=h[s>>4]+h[s&15]}return Number(i)||0}const h=["0","1","2","3","4","5","6","7","\
8","9",".","E","E-","","-",""];function l(e,t){const n=e.getUint16(t);if(n===0)return{offsets:[],end:t+2};const i=e.getUint8(t+2),r=t+3+(n+1)*i-1,s=Array.from({
length:n+1},(o,c)=>{let a=0;for(let g=0;g<i;g++)a=a*256+e.getUint8(t+3+c*i+g);return r+a});return{offsets:s,end:s[n]}}function u(e,t,n){const i=new Map;let r=[];
for(let s=t;s<n;){const o=e.getUint8(s++);if(o<=21){const c=o===12?3072+e.getUint8(s++):o;i.set(c,r),r=[]}else if(o===28)r.push(e.getInt16(s)),s+=2;else if(o===
29)r.push(e.getInt32(s)),s+=4;else if(o===30){const c=s;for(;s<n&&(e.getUint8(s++)&15)!==15;);r.push(x(e,c,s))}else o<=246?r.push(o-139):o<=250?r.push((o-247)*256+
e.getUint8(s++)+108):r.push(-(o-251)*256-e.getUint8(s++)-108)}return i}}),48929:((U,O,f)=>{f.d(O,{c:()=>b});const b=(y,p,v={})=>({kind:y,unicode:()=>0,code:()=>0,
has:d=>p.has(d),isDrawn:()=>!0,codes:void 0,pointOf:()=>0,nameOf:()=>"",glyphOf:()=>0,glyphOfCid:d=>d,encoding:void 0,...v})}),37662:((U,O,f)=>{f.d(O,{Ed:()=>d,
J9:()=>m,_u:()=>y,cq:()=>p});var b=f(48929);function y(l){const u=p(l);if(!u)return;const{clear:e,plain:t}=u,n=t.indexOf("/CharStrings");if(n<0)return;const i=new Set;
for(let r=n+12;;){const s=t.indexOf("/",r);if(s<0)break;const o=/^\/(\S+) +(\d+) +(?:RD|-\|) /.exec(t.toString("latin1",s,s+96));o&&i.add(o[1]),r=s+(o?o[0].length+
Number(o[2]):1)}return i.size>0?(0,b.c)("named",i,{encoding:x(e)}):void 0}function p(l){const u=l[0]===128?h(l):Buffer.from(l),e=u.indexOf("eexec");if(e<0)return;
let t=e+5;for(;t<u.length&&[9,10,13,32].includes(u[t]);)t++;const i=/^[0-9a-fA-F\s]{8}/.test(u.toString("latin1",t,t+8))?Buffer.from(u.toString("latin1",t).replace(
/[^0-9a-fA-F]/g,""),"hex"):u.subarray(t);return{clear:u.toString("latin1",0,e),plain:m(i,v)}}const v=55665,d=4330;function m(l,u){const e=Buffer.alloc(l.length);
for(const[t,n]of l.entries())e[t]=n^u>>8,u=(n+u)*52845+22719&65535;return e}const A=65536;function x(l){const u=l.indexOf("/Encoding");if(u<0||/^\/Encoding\s+StandardEncoding/.
test(l.slice(u,u+64)))return;const e=new Map,t=l.slice(u,u+A),n=/\b(?:readonly\s+def|def)\b\s*(?:\/|currentdict)/.exec(t)?.index??t.length;for(const[,i,r,s]of t.
slice(0,n).matchAll(/\bdup\s+(?:(\d+)#)?(\w+)\s*\/([^\s/]+)\s+put/g))e.set(parseInt(r,i?Number(i):10),s);return e}function h(l){const u=[];for(let e=0;e+6<=l.length&&
l[e]===128&&l[e+1]!==3;){const t=l[e+2]|l[e+3]<<8|l[e+4]<<16;u.push(l.subarray(e+6,e+6+t)),e+=6+t}return Buffer.concat(u)}}),30184:((U,O,f)=>{f.d(O,{mI:()=>d,WK:()=>x,
vp:()=>A});var b=f(88728),y=f(65710);const p={Helvetica:"278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556\
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
0 500 556 556 556 556 444 500 444"};function v(h){const{name:l}=(0,y.GV)(h),u=/bold|black|heavy/i.test(l),e=/italic|oblique/i.test(l);return/^(Helvetica|Arial)/i.
test(l)?u?"HelveticaBold":"Helvetica":/^Times/i.test(l)?u?e?"TimesRomanBoldItalic":"TimesRomanBold":e?"TimesRomanItalic":"TimesRoman":/^Courier/i.test(l)?"Couri\
er":void 0}const d=h=>/^(?:(?:Helvetica|Courier)(?:-(?:Bold|Oblique|BoldOblique))?|Times-(?:Roman|Bold|Italic|BoldItalic))$/.test(h),m=new Map;function A(h){const l=h in
p?h:v(h);if(l===void 0)return;if(l==="Courier")return()=>600;let u=m.get(l);if(!u){const t=p[l].split(" ").map(Number);u=new Map(t.flatMap((n,i)=>n>0?[[b.NF.charCodeAt(
i),n]]:[])),m.set(l,u)}const e=u;return t=>e.get(t)}function x(h){return/Times/i.test(h)?{capHeight:662,descent:-217}:/Courier/i.test(h)?{capHeight:562,descent:-157}:
{capHeight:718,descent:-207}}}),37917:((U,O,f)=>{f.d(O,{FF:()=>v,KG:()=>h,oo:()=>x,s4:()=>p});var b=f(16039),y=f(48464);function p(e,t,n,i){const r=e.array(t.get(
"Widths"))?.map(c=>e.resolve(c)),s=e.resolve(t.get("FirstChar")),o=e.resolve(n?.get("MissingWidth"));return!r||typeof s!="number"?(c,a)=>i?.(a)??(typeof o=="num\
ber"&&o>0?o:500):(c,a)=>{const g=r[c-s];return typeof g=="number"&&g>0?g:i?.(a)}}function v(e,t,n,i){const r=e.array(t.get("Widths"));if(!r)return p(e,t,n,i);const s=d(
e,t.get("FirstChar"))??0,o=d(e,n?.get("MissingWidth"))??0;return(c,a)=>d(e,r[c-s])??i?.(a)??o}function d(e,t){const n=e.resolve(t);return typeof n=="number"?n:void 0}
const m=65535,A=65536;async function x(e,t){const n=e.resolve(t.get("DW")),i=await y.N.of(u(e,t.get("W")).reverse(),e.job.pace);return r=>{const s=i.find(r),o=typeof s?.
value=="object"?e.resolve(s.value[r-s.first]):s?.value;return typeof o=="number"?o:typeof n=="number"?n:1e3}}async function h(e,t){const[n,i]=(e.array(t.get("DW\
2"))??[]).map(s=>d(e,s)),r=await y.N.of(l(e,t.get("W2")).reverse(),e.job.pace);return(s,o)=>{const c=r.find(s),a=c&&c.value.length>3?(s-c.first)*3:0,g=c?.value.
slice(a,a+3).map(E=>d(e,E));return{advance:g?.[0]??i??-1e3,x:g?.[1]??o/2,y:g?.[2]??n??880}}}function l(e,t){const n=[],i=e.array(t)??[];for(let r=0;r+1<i.length&&
n.length<A;){const[s,o]=[e.resolve(i[r]),e.resolve(i[r+1])];if(typeof s!="number")break;const c=(0,b.cy)(o),a=c?s+Math.floor(o.length/3)-1:o,g=c?o:i.slice(r+2,r+
5);r+=c?2:5,!(typeof a!="number"||a<0||s>m||a<s)&&n.push({first:s,last:Math.min(a,m),value:g})}return n}function u(e,t){const n=[],i=e.array(t)??[];for(let r=0;r+
1<i.length&&n.length<A;){const[s,o,c]=i.slice(r,r+3).map(_=>e.resolve(_));if(typeof s!="number")break;const a=(0,b.cy)(o),g=a?s+o.length-1:o,E=a?o:c;r+=a?2:3,!(typeof g!=
"number"||g<0||s>m||g<s)&&((0,b.cy)(E)||typeof E=="number")&&n.push({first:s,last:Math.min(g,m),value:E})}return n}}),15060:((U,O,f)=>{f.d(O,{H:()=>p,l:()=>y});
const b="278 974 961 974 980 719 789 790 791 690 960 939 549 855 911 933 911 945 974 755 846 762 761 571 677 763 760 759 754 494 552 537 577 692 786 788 788 790\
 793 794 816 823 789 841 823 833 816 831 923 744 723 749 790 792 695 776 768 792 759 707 708 682 701 826 815 789 789 707 687 696 689 786 787 713 791 785 791 873\
 761 762 762 759 759 892 892 788 784 438 138 277 415 392 392 668 668 0 390 390 317 317 276 276 509 509 410 410 234 234 334 334 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0\
 0 0 732 544 544 910 667 760 760 776 595 694 626 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788\
 788 788 788 788 788 788 788 788 788 788 788 788 894 838 1016 458 748 924 748 918 927 928 928 834 873 828 924 924 917 930 931 463 883 836 836 867 867 696 696 87\
4 0 874 760 946 771 865 771 888 967 888 831 873 927 970 918".split(" ").map(Number),y=" ✁✂✃✄☎✆✇✈✉☛☞✌✍✎✏✐✑✒✓✔✕✖✗✘✙✚✛✜✝✞✟✠✡✢✣✤✥✦✧★✩✪✫✬✭✮✯✰✱✲✳✴✵✶✷✸✹✺✻✼✽✾✿❀❁❂❃❄❅❆❇❈\
❉❊❋●❍■❏❐❑❒▲▼◆❖◗❘❙❚❛❜❝❞\0❨❩❪❫❬❭❮❯❰❱❲❳❴❵\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0❡❢❣❤❥❦❧♣♦♥♠①②③④⑤⑥⑦⑧⑨⑩❶❷❸❹❺❻❼❽❾❿➀➁➂➃➄➅➆➇➈➉➊➋➌➍➎➏➐➑➒➓➔→↔↕➘➙➚➛➜➝➞➟➠➡➢➣➤➥➦➧➨➩➪➫➬➭➮➯\0➱➲➳➴➵➶➷➸➹➺➻➼➽➾\0";
function p(){return b.flatMap((v,d)=>{const m=y.charCodeAt(d);return v>0&&m>0?[{code:d+32,point:m,width:v}]:[]})}})};
