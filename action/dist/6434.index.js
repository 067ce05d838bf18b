"use strict";exports.id=6434,exports.ids=[6434],exports.modules={6524:((N,L,x)=>{x.d(L,{n:()=>c,o:()=>P});var R=x(6039),D=x(5710);const C=".notdef space exclam quotedbl numb\
ersign dollar percent ampersand quoteright parenleft parenright asterisk plus comma hyphen period slash zero one two three four five six seven eight nine colon \
semicolon less equal greater question at A B C D E F G H I J K L M N O P Q R S T U V W X Y Z bracketleft backslash bracketright asciicircum underscore quoteleft\
 a b c d e f g h i j k l m n o p q r s t u v w x y z braceleft bar braceright asciitilde exclamdown cent sterling fraction yen florin section currency quotesing\
le quotedblleft guillemotleft guilsinglleft guilsinglright fi fl endash dagger daggerdbl periodcentered paragraph bullet quotesinglbase quotedblbase quotedblrig\
ht guillemotright ellipsis perthousand questiondown grave acute circumflex tilde macron breve dotaccent dieresis ring cedilla hungarumlaut ogonek caron emdash A\
E ordfeminine Lslash Oslash OE ordmasculine ae dotlessi lslash oslash oe germandbls onesuperior logicalnot mu trademark Eth onehalf plusminus Thorn onequarter d\
ivide brokenbar degree thorn threequarters twosuperior registered minus eth multiply threesuperior copyright Aacute Acircumflex Adieresis Agrave Aring Atilde Cc\
edilla Eacute Ecircumflex Edieresis Egrave Iacute Icircumflex Idieresis Igrave Ntilde Oacute Ocircumflex Odieresis Ograve Otilde Scaron Uacute Ucircumflex Udier\
esis Ugrave Yacute Ydieresis Zcaron aacute acircumflex adieresis agrave aring atilde ccedilla eacute ecircumflex edieresis egrave iacute icircumflex idieresis i\
grave ntilde oacute ocircumflex odieresis ograve otilde scaron uacute ucircumflex udieresis ugrave yacute ydieresis zcaron exclamsmall Hungarumlautsmall dollaro\
ldstyle dollarsuperior ampersandsmall Acutesmall parenleftsuperior parenrightsuperior twodotenleader onedotenleader zerooldstyle oneoldstyle twooldstyle threeol\
dstyle fouroldstyle fiveoldstyle sixoldstyle sevenoldstyle eightoldstyle nineoldstyle commasuperior threequartersemdash periodsuperior questionsmall asuperior b\
superior centsuperior dsuperior esuperior isuperior lsuperior msuperior nsuperior osuperior rsuperior ssuperior tsuperior ff ffi ffl parenleftinferior parenrigh\
tinferior Circumflexsmall hyphensuperior Gravesmall Asmall Bsmall Csmall Dsmall Esmall Fsmall Gsmall Hsmall Ismall Jsmall Ksmall Lsmall Msmall Nsmall Osmall Psm\
all Qsmall Rsmall Ssmall Tsmall Usmall Vsmall Wsmall Xsmall Ysmall Zsmall colonmonetary onefitted rupiah Tildesmall exclamdownsmall centoldstyle Lslashsmall Sca\
ronsmall Zcaronsmall Dieresissmall Brevesmall Caronsmall Dotaccentsmall Macronsmall figuredash hypheninferior Ogoneksmall Ringsmall Cedillasmall questiondownsma\
ll oneeighth threeeighths fiveeighths seveneighths onethird twothirds zerosuperior foursuperior fivesuperior sixsuperior sevensuperior eightsuperior ninesuperio\
r zeroinferior oneinferior twoinferior threeinferior fourinferior fiveinferior sixinferior seveninferior eightinferior nineinferior centinferior dollarinferior \
periodinferior commainferior Agravesmall Aacutesmall Acircumflexsmall Atildesmall Adieresissmall Aringsmall AEsmall Ccedillasmall Egravesmall Eacutesmall Ecircu\
mflexsmall Edieresissmall Igravesmall Iacutesmall Icircumflexsmall Idieresissmall Ethsmall Ntildesmall Ogravesmall Oacutesmall Ocircumflexsmall Otildesmall Odie\
resissmall OEsmall Oslashsmall Ugravesmall Uacutesmall Ucircumflexsmall Udieresissmall Yacutesmall Thornsmall Ydieresissmall 001.000 001.001 001.002 001.003 Bla\
ck Bold Book Light Medium Regular Roman Semibold".split(" "),O=(e,t)=>({kind:e,unicode:()=>0,code:()=>0,has:s=>t.has(s),isDrawn:()=>!0});function F(e){const t=new DataView(
e.buffer,e.byteOffset,e.byteLength),s=I(t,t.getUint8(2)),n=I(t,s.end),o=I(t,n.end),l=j(t,n.offsets[0]??0,n.offsets[1]??0),r=l.get(17)?.[0];if(r===void 0)return;
const p=I(t,r).offsets.length-1,b=l.has(3102),y=l.get(15)?.[0]??0,E=new Set,_=U=>{const A=C[U];if(A!==void 0)return A;const M=U-C.length,[W,K]=[o.offsets[M],o.offsets[M+
1]];return W===void 0||K===void 0?"":Buffer.from(e.subarray(W,K)).toString("latin1")},S=U=>{E.add(b?U:_(U))};if(y<=2&&!b){if(y===0)for(let U=1;U<=228;U++)S(U)}else{
const U=t.getUint8(y);let A=y+1;for(let M=1;M<p;){const W=t.getUint16(A),K=U===0?0:U===1?t.getUint8(A+2):t.getUint16(A+2);A+=U===0?2:U===1?3:4;for(let d=0;d<=K&&
M<p;d++,M++)S(W+d)}}return O(b?"cid":"named",E)}function I(e,t){const s=e.getUint16(t);if(s===0)return{offsets:[],end:t+2};const n=e.getUint8(t+2),o=t+3+(s+1)*n-
1,l=Array.from({length:s+1},(r,p)=>{let b=0;for(let y=0;y<n;y++)b=b*256+e.getUint8(t+3+p*n+y);return o+b});return{offsets:l,end:l[s]}}function j(e,t,s){const n=new Map;
let o=[];for(let l=t;l<s;){const r=e.getUint8(l++);if(r<=21){const p=r===12?3072+e.getUint8(l++):r;n.set(p,o),o=[]}else if(r===28)o.push(e.getInt16(l)),l+=2;else if(r===
29)o.push(e.getInt32(l)),l+=4;else if(r===30){for(;l<s&&(e.getUint8(l++)&15)!==15;);o.push(0)}else r<=246?o.push(r-139):r<=250?o.push((r-247)*256+e.getUint8(l++)+
108):o.push(-(r-251)*256-e.getUint8(l++)-108)}return n}function T(e){const t=new Map,s=e.getUint16(4);for(let n=0;n<s;n++){const o=12+n*16,l=String.fromCharCode(
...[0,1,2,3].map(r=>e.getUint8(o+r)));t.set(l,{at:e.getUint32(o+8),length:e.getUint32(o+12)})}return t}function v(e){const t=T(e),[s,n,o,l,r,p]=["head","loca","\
glyf","maxp","cmap","post"].map(d=>t.get(d));if(!s||!n||!o||!l)return;const b=e.getUint16(l.at+4),y=e.getUint16(s.at+50)===1,E=d=>y?e.getUint32(n.at+d*4):e.getUint16(
n.at+d*2)*2,_=d=>d>=0&&d<b&&E(d+1)>E(d),S=r?z(e,r.at):[],U=(d,k)=>S.find(J=>J.platform===d&&(k===void 0||J.encoding===k))?.at,A=U(3,10)??U(3,1)??U(0),M=U(3,0),W=U(
1,0);let K;return{kind:"truetype",unicode:d=>A===void 0?0:B(e,A,d),code:d=>M!==void 0?B(e,M,61440+d)||B(e,M,d):W===void 0?0:B(e,W,d),has:d=>typeof d=="number"?d>
0&&d<b:(K??=p?i(e,p):new Map,_(K.get(d)??-1)),isDrawn:_}}function z(e,t){const s=Math.min(e.getUint16(t+2),64);return Array.from({length:s},(n,o)=>{const l=t+4+
o*8;return{platform:e.getUint16(l),encoding:e.getUint16(l+2),at:t+e.getUint32(l+4)}})}function B(e,t,s){try{switch(e.getUint16(t)){case 0:return s<256?e.getUint8(
t+6+s):0;case 4:return s>65535?0:m(e,t,s);case 6:{const n=e.getUint16(t+6),o=e.getUint16(t+8);return s>=n&&s<n+o?e.getUint16(t+10+(s-n)*2):0}case 12:{let[n,o]=[
0,e.getUint32(t+12)-1];for(;n<=o;){const l=n+o>>1,r=t+16+l*12;if(s<e.getUint32(r))o=l-1;else if(s>e.getUint32(r+4))n=l+1;else return e.getUint32(r+8)+s-e.getUint32(
r)}return 0}default:return 0}}catch{return 0}}function m(e,t,s){const n=e.getUint16(t+6),[o,l]=[t+14,t+16+n];for(let r=0;r<n;r+=2){if(s>e.getUint16(o+r))continue;
const p=e.getUint16(l+r);if(s<p)return 0;const b=e.getUint16(l+n+r),y=l+2*n+r,E=e.getUint16(y);if(E===0)return s+b&65535;const _=e.getUint16(y+E+(s-p)*2);return _===
0?0:_+b&65535}return 0}function i(e,{at:t,length:s}){const n=new Map;if(e.getUint32(t)!==131072)return n;const o=e.getUint16(t+32),l=[];for(let r=t+34+o*2;r<t+s;){
const p=e.getUint8(r);let b="";for(let y=1;y<=p&&r+y<e.byteLength;y++)b+=String.fromCharCode(e.getUint8(r+y));l.push(b),r+=p+1}for(let r=0;r<o;r++){const p=l[e.
getUint16(t+34+r*2)-258];p!==void 0&&n.set(p,r)}return n}function h(e){const t=e[0]===128?g(e):Buffer.from(e),s=t.indexOf("eexec");if(s<0)return;let n=s+5;for(;n<
t.length&&[9,10,13,32].includes(t[n]);)n++;const l=/^[0-9a-fA-F\s]{8}/.test(t.toString("latin1",n,n+8))?Buffer.from(t.toString("latin1",n).replace(/[^0-9a-fA-F]/g,
""),"hex"):t.subarray(n),r=Buffer.alloc(l.length);let p=55665;for(const[E,_]of l.entries())r[E]=_^p>>8,p=(_+p)*52845+22719&65535;const b=r.indexOf("/CharStrings");
if(b<0)return;const y=new Set;for(let E=b+12;;){const _=r.indexOf("/",E);if(_<0)break;const S=/^\/(\S+) +(\d+) +(?:RD|-\|) /.exec(r.toString("latin1",_,_+96));S&&
y.add(S[1]),E=_+(S?S[0].length+Number(S[2]):1)}return y.size>0?O("named",y):void 0}function g(e){const t=[];for(let s=0;s+6<=e.length&&e[s]===128&&e[s+1]!==3;){
const n=e[s+2]|e[s+3]<<8|e[s+4]<<16;t.push(e.subarray(s+6,s+6+n)),s+=6+n}return Buffer.concat(t)}function a(e){try{const t=new DataView(e.buffer,e.byteOffset,e.
byteLength),s=e.length>12?t.getUint32(0):0;if(s===1330926671){const n=T(t).get("CFF ");return n&&F(e.subarray(n.at,n.at+n.length))}if(s===65536||s===1953658213)
return v(t);if(e[0]===1&&e[1]===0)return F(e);if(e[0]===37||e[0]===128)return h(e)}catch(t){if(!(t instanceof RangeError))throw t}}const f=["FontFile","FontFile\
2","FontFile3"];function u(e,t){const s=(0,D.nb)(e,t);for(const n of f){const o=e.resolve(s?.get(n));if(o instanceof R.Z6)return o}}const c=(e,t)=>(0,D.Vb)(e,t.
get("Subtype"))==="Type3"||u(e,t)!==void 0;function P(e,t){const s=u(e,t);if(s)try{return a(e.decoded(s))??"unusable"}catch{return"unusable"}}}),6725:((N,L,x)=>{
x.d(L,{$x:()=>z,Kh:()=>T,xS:()=>v});var R=x(9153),D=x(1275),C=x(6123),O=x(6039),F=x(4075),I=x(5767),j=x(191);function T(i,h){const g=i.resolve(h.get("S"));return(!h.
has("S")||(0,O.Eo)(g,"JavaScript")||(0,O.Eo)(g,"Rendition"))&&i.resolve(h.get("JS"))!==null}async function v(i,h){const g=h.filter(f=>(0,C.L3)(i.get(f),u=>T(i,u)));
if(g.length===0)return!1;const{live:a}=await(0,D.Gy)(i);return g.some(f=>a[f]===1)}async function z(i){return await v(i,(await(0,I.S)(i)).JS)||B(i)}async function B(i){
if(!(0,O.Zm)(i.get(i.catalogNumber)))return!1;const h=i.resolve((0,j.Wo)(i,"AcroForm")?.dict.get("XFA"));if(h===null)return!1;if(i.security?.locked===!0)return null;
for(const g of Array.isArray(h)?h:[h]){const a=i.resolve(g);if(!(a instanceof O.Z6))continue;let f;try{f=await i.decodedAtEase(a)}catch(c){if(!(c instanceof R.zU)||
c.code==="cancelled")throw c;return!0}const u=(0,F.xK)(f);if(u===void 0||u.includes("script")&&await m(u,i.job.pace))return!0}return!1}async function m(i,h){const g=a=>(a.
kind==="start"||a.kind==="empty")&&/^(?:[^:]*:)?script$/.test(a.name);return await(0,F.km)(i,h,g)!=="well-formed"}}),5767:((N,L,x)=>{x.d(L,{S:()=>C});var R=x(7548),
D=x(729);const C=(0,D.H)(O=>(0,R.zx)(O,["AP","JS","EF","ByteRange","Sig"]))}),7548:((N,L,x)=>{x.d(L,{RJ:()=>T,vb:()=>v,zx:()=>j});var R=x(8143),D=x(8960),C=x(269),
O=x(8024);const F=16384,I=65536;async function j(m,i){const h=i.map(c=>`${c[0]}(?:${c.slice(1)}|\\w{0,${c.length-2}}#)`),g=new RegExp(`/(?:${h.join("|")}|#)`,"g"),
a=Object.fromEntries(i.map(c=>[c,new Set])),f=new Set;await T(m,(c,P,e,t)=>{const s=c.toString("latin1",P,e);g.lastIndex=0;for(let n=g.exec(s);n;n=g.exec(s)){const o=t(
P+n.index);o!==void 0&&(n[0].endsWith("#")?f.add(o):a[n[0].slice(1)].add(o))}});for(const c of v(m))f.add(c);const u=c=>[...new Set([...c,...f])].sort((P,e)=>P-
e);return Object.fromEntries(i.map(c=>[c,u(a[c])]))}async function T(m,i){const{bytes:h,table:g}=m,a=z(m),f=new Int32Array(a.length);for(let t=0;t<a.length;t++)
f[t]=g.place[a[t]];const u=(0,C.bS)(h),c=t=>a[(0,D.M)(f,t)-1],P=new O.s;let e=0;for(let t=0;t<a.length;t++){const s=t+1===a.length,n=s?h.length:f[t+1],o=n-f[t]>
F;if(!o&&!s&&n-e<I)continue;if(o){f[t]>e&&i(u,e,f[t],c),P.reset();const r=P.value(h,m.bodies[a[t]],n);i(u,f[t],r<0?n:r,c)}else i(u,e,n,c);const l=m.job.pace.step(
Math.min(n-e,I));l&&await l,e=n}for(const[t,s]of B(m)){const n=m.objectStream(t);if(!n)continue;const o=new Set(s),{starts:l}=n;i((0,C.bS)(n.data),0,n.data.length,
p=>{const b=n.numbers[(0,D.M)(l,p)-1];return b!==void 0&&o.has(b)?b:void 0});const r=m.job.pace.step(n.data.length);r&&await r}}function*v(m){for(let i=1;m.hasChanges&&
i<m.size;i++)m.isChanged(i)&&m.exists(i)&&(yield i)}function z(m){const{table:i,hasChanges:h}=m,g=[];let a=!0,f=-1;for(let u=1;u<i.size;u++){if(i.kind[u]!==R.tL||
h&&m.isChanged(u))continue;const c=i.place[u];a&&=c>=f,f=c,g.push(u)}return a?g:g.sort((u,c)=>i.place[u]-i.place[c])}function B(m){const{table:i,hasChanges:h}=m,
g=new Map;for(let a=1;a<i.size;a++){if(i.kind[a]!==R.UT||h&&m.isChanged(a))continue;const f=i.place[a],u=g.get(f);u?u.push(a):g.set(f,[a])}return g}})};
