"use strict";exports.id=1541,exports.ids=[1541],exports.modules={70686:((V,L,m)=>{m.r(L),m.d(L,{add_text_layer:()=>Se});var v=m(58552),N=m(97727),D=m(99876),P=m(74135),g=m(59596),
c=m(45599),w=m(16456),p=m(88739);const f=1e3,l=500,x=800,M=-200,O=65534;class j{document;codes=new Map;ref;constructor(n){this.document=n,this.ref=n.add(null)}get reference(){
return this.ref}codeOf(n){let r=this.codes.get(n);if(r===void 0){if(this.codes.size>=O)return;this.codes.set(n,r=this.codes.size+1)}return(0,p.B)(r)}finish(){const{
document:n,codes:r}=this,s=b(),o=(0,c.UU)("OctavoGlyphless"),u=(0,c.jd)({Type:(0,c.UU)("FontDescriptor"),FontName:o,Flags:w.jp,FontBBox:[0,M,l,x],ItalicAngle:0,
Ascent:x,Descent:M,CapHeight:x,StemV:80,FontFile2:n.add(new c.Z6((0,c.jd)({Length1:s.length,Filter:(0,c.UU)("FlateDecode")}),(0,g.Kc)(s)))}),y=new Uint8Array(2*
(r.size+1));for(let C=1;C<=r.size;C++)y[2*C+1]=1;const S=(0,c.jd)({Type:(0,c.UU)("Font"),Subtype:(0,c.UU)("CIDFontType2"),BaseFont:o,CIDSystemInfo:(0,c.jd)({Registry:(0,c.
Px)("Adobe"),Ordering:(0,c.Px)("Identity"),Supplement:0}),CIDToGIDMap:n.add(new c.Z6((0,c.jd)({Filter:(0,c.UU)("FlateDecode")}),(0,g.Kc)(y))),FontDescriptor:n.add(
u),DW:l}),U=(0,p.U)([...r].map(([C,I])=>[I,[...C].map(H=>H.codePointAt(0))]));n.put(this.ref,(0,c.jd)({Type:(0,c.UU)("Font"),Subtype:(0,c.UU)("Type0"),BaseFont:o,
Encoding:(0,c.UU)("Identity-H"),DescendantFonts:[n.add(S)],ToUnicode:n.add(new c.Z6((0,c.jd)({Filter:(0,c.UU)("FlateDecode")}),(0,g.Kc)(Buffer.from(U,"latin1"))))}))}}
function b(){const i=t(54,[[0,65536,4],[12,1594834165,4],[18,f,2],[38,M,2],[40,l,2],[42,x,2],[46,8,2],[48,2,2]]),n=t(36,[[0,65536,4],[4,x,2],[6,M,2],[10,l,2],[34,
1,2]]),r=t(32,[[0,65536,4],[4,2,2],[14,2,2]]),s=t(6,[[0,l,2]]),o=[["glyf",new Uint8Array(4)],["head",i],["hhea",n],["hmtx",s],["loca",new Uint8Array(6)],["maxp",
r]];return e(o)}function t(i,n){const r=new Uint8Array(i),s=new DataView(r.buffer);for(const[o,u,y]of n)y===4?s.setUint32(o,u):s.setInt16(o,u);return r}function e(i){
const n=12+16*i.length,r=i.reduce((y,[,S])=>y+a(S.length),n),s=new Uint8Array(r),o=new DataView(s.buffer);o.setUint32(0,65536),o.setUint16(4,i.length),o.setUint16(
6,64),o.setUint16(8,2),o.setUint16(10,16*i.length-64);let u=n;for(const[y,[S,U]]of i.entries()){const C=12+16*y;for(let I=0;I<4;I++)s[C+I]=S.charCodeAt(I);o.setUint32(
C+4,d(U)),o.setUint32(C+8,u),o.setUint32(C+12,U.length),s.set(U,u),u+=a(U.length)}return s}const a=i=>Math.ceil(i/4)*4;function d(i){const n=new Uint8Array(a(i.
length));n.set(i);const r=new DataView(n.buffer);let s=0;for(let o=0;o<n.length;o+=4)s=s+r.getUint32(o)>>>0;return s}var h=m(36078),T=m(12889);const E=.5;async function F(i,n,r,s,o){
const{width:u,height:y}=(0,P.iN)(n),[S,U]=[u/i.width,y/i.height],C=[`q ${(0,h.vs)((0,P.S3)(n))} cm BT 3 Tr`];let I=0;for(const[H,R]of i.words.entries()){const J=o.
step(2e3);J&&await J;const $=R.height*U,Y=y-(R.y+R.height)*U-M/1e3*$,Q=i.words[H+1],q=W(R.text,r);if(q.length===0||$<=0)continue;I++,C.push(A(s,$,R.x*S,Y,R.width*
S,q));const pe=Q&&K(R,Q)?Q.x-(R.x+R.width):0,me=pe>0?r.codeOf(" "):void 0;me!==void 0&&C.push(A(s,$,(R.x+R.width)*S,Y,pe*S,[me]))}return C.push(`ET Q
`),{operators:C.join(`
`),shown:I}}function A(i,n,r,s,o,u){const y=u.length*l*n/1e3;return`/${i} ${(0,h.id)(n)} Tf ${(0,h.id)(o/y*100)} Tz 1 0 0 1 ${(0,h.id)(r)} ${(0,h.id)(s)} Tm <${u.
join("")}> Tj`}function W(i,n){const r=[...i.replace(new RegExp("\\p{Cc}","gu"),"")];return((0,T.ft)(i)?r.reverse():r).flatMap(o=>n.codeOf(o)??[])}function K(i,n){
if(n.beginsLine!==void 0)return!n.beginsLine;const r=Math.min(i.y+i.height,n.y+n.height)-Math.max(i.y,n.y);return n.x>=i.x&&r>E*Math.min(i.height,n.height)}var _=m(
86450),G=m(12237),k=m(68973),B=m(14029),X=m(3907);const z=2e6;async function te(i,n){const r=new Z,s=await(0,X.km)(i,n,o=>r.take(o));return r.problem!==void 0?{
problem:r.problem}:s==="malformed"||s==="document type"?{problem:"is not well-formed XML"}:r.pages.length===0?{problem:"has no element Page"}:{pages:r.pages}}class Z{pages=[];problem;begins=!1;count=0;take(n){
if(n.kind!=="start"&&n.kind!=="empty")return!1;const r=u=>n.attributes.find(y=>y.name===u)?.value,s=u=>Number(r(u)??NaN),o=n.name.replace(/^.*:/,"");return o===
"Page"&&this.page(s("WIDTH"),s("HEIGHT"),s("PHYSICAL_IMG_NR")),o==="TextLine"&&(this.begins=!0),o==="String"&&this.string((r("CONTENT")??"").trim(),[s("HPOS"),s(
"VPOS"),s("WIDTH"),s("HEIGHT")],s("WC")*100),this.problem!==void 0}page(n,r,s){!(n>0)||!(r>0)?this.problem=`has a page (${this.pages.length+1}) without WIDTH an\
d HEIGHT`:this.pages.push({page:Number.isSafeInteger(s)&&s>=1?s:this.pages.length+1,width:n,height:r,words:[]})}string(n,[r,s,o,u],y){const S=this.pages.at(-1);
!S||n===""||!Number.isFinite(r)||!Number.isFinite(s)||!(o>0)||!(u>0)||(++this.count>z&&(this.problem=`has more than ${z} words`),S.words.push({text:n,x:r,y:s,width:o,
height:u,...y>=0&&y<=100?{confidence:y}:{},beginsLine:this.begins}),this.begins=!1)}}const ee=new Set(["ocr_line","ocr_caption","ocr_header","ocr_textfloat","oc\
rx_line"]);async function we(i,n){const r=new ye,s=await(0,X.km)(i,n,o=>r.take(o));return r.problem!==void 0?{problem:r.problem}:s==="malformed"||s==="document \
type"?{problem:"is not well-formed XML"}:r.pages.length===0?{problem:"has no element of the class ocr_page"}:{pages:r.pages}}class ye{pages=[];problem;depth=0;word;begins=!1;count=0;take(n){
return n.kind==="text"&&this.word&&(this.word.text+=n.text),(n.kind==="start"||n.kind==="empty")&&this.start(n),(n.kind==="end"||n.kind==="empty")&&this.end(),this.
problem!==void 0}start({attributes:n}){this.depth++;const r=u=>n.find(y=>y.name===u)?.value??"",s=r("class").split(" "),o=r("title");s.includes("ocr_page")&&this.
page(o),s.some(u=>ee.has(u))&&(this.begins=!0),s.includes("ocrx_word")&&!this.word&&(this.word={depth:this.depth,title:o,text:""})}page(n){const[r,s,o,u]=ne(n,"\
bbox"),[y=this.pages.length]=ne(n,"ppageno");r===void 0||s===void 0||o===void 0||u===void 0||o<=r||u<=s?this.problem=`has a page (${this.pages.length+1}) withou\
t the box of its image`:this.pages.push({page:y+1,width:o-r,height:u-s,left:r,top:s,words:[]})}end(){const{word:n,depth:r}=this;if(this.depth--,!n||n.depth!==r)
return;this.word=void 0;const s=this.pages.at(-1),[o,u,y,S]=ne(n.title,"bbox"),U=n.text.trim();if(!s||U===""||o===void 0||u===void 0||y===void 0||S===void 0||y<=
o||S<=u)return;const[C]=ne(n.title,"x_wconf");++this.count>z&&(this.problem=`has more than ${z} words`),s.words.push({text:U,x:o-s.left,y:u-s.top,width:y-o,height:S-
u,...C!==void 0&&C>=0&&C<=100?{confidence:C}:{},beginsLine:this.begins}),this.begins=!1}}function ne(i,n){for(const r of i.split(";")){const[s,...o]=r.trim().split(
/\s+/);if(s===n)return o.map(Number).filter(Number.isFinite)}return[]}var se=m(61729);const ce=8e6,de='must be {"pages": [{"page": 1, "width": 2480, "height": 3\
508, "words": [{"text": "Invoice", "x": 210, "y": 180, "width": 300, "height": 60, "confidence": 96}]}]}';async function xe(i,n){if(i.length>ce)return{problem:`\
is JSON of more than ${ce/1e6} MB: give fewer pages at a time, or hOCR or ALTO`};const r=(0,se.qF)(i);await n.rest();const s=(0,se.Gv)(r)?r.pages:void 0;if(!Array.
isArray(s))return{problem:de};const o=[];let u=0;for(const[y,S]of s.entries()){const U=`pages[${y+1}]`;if(!(0,se.Gv)(S))return{problem:`${U} is not an object: i\
t ${de}`};const{page:C,width:I,height:H,words:R}=S;if(!Te(C))return{problem:`${U}.page must be the number of a page, from 1`};if(!oe(I)||!oe(H))return{problem:`${U}\
.width and ${U}.height must be those of the image, greater than 0`};if(!Array.isArray(R))return{problem:`${U}.words must be a list`};if(u+=R.length,u>z)return{problem:`\
has more than ${z} words`};const J=[];for(const[$,Y]of R.entries()){const Q=n.step(500);Q&&await Q;const q=be(Y);if(typeof q=="string")return{problem:`${U}.word\
s[${$+1}]${q}`};J.push(q)}o.push({page:C,width:I,height:H,words:J})}return{pages:o}}function be(i){if(!(0,se.Gv)(i))return" is not an object with text, x, y, wi\
dth and height";const{text:n,x:r,y:s,width:o,height:u,confidence:y,line:S}=i;return typeof n!="string"?".text must be a text":!re(r)||!re(s)?".x and .y must be \
numbers":!oe(o)||!oe(u)?".width and .height must be greater than 0":y!==void 0&&!(re(y)&&y>=0&&y<=100)?".confidence must be a number from 0 to 100":S!==void 0&&
typeof S!="boolean"?".line must be true where a line begins":{text:n,x:r,y:s,width:o,height:u,...y===void 0?{}:{confidence:y},...S===void 0?{}:{beginsLine:S}}}const re=i=>typeof i==
"number"&&Number.isFinite(i),oe=i=>re(i)&&i>0,Te=i=>Number.isSafeInteger(i)&&i>=1,fe="is not the result of a recognizer: JSON with pages and words, hOCR, or ALT\
O",ve=/<!DOCTYPE[^[\]<>]{0,1000}>/i,Ee=4096;async function Oe(i,n){let r;try{r=new TextDecoder("utf-8",{fatal:!0}).decode(i)}catch{return{problem:"is not text i\
n UTF-8"}}await n.rest();const s=r.slice(0,Ee);if(/^\s*[[{]/.test(s))return await xe(r,n);if(!/^\s*</.test(s))return{problem:fe};if(/<(?:\w+:)?alto\b/i.test(s))
return await te(r,n);const o=ve.exec(s),u=o?r.slice(o.index+o[0].length):r;return/<html\b|class=['"]ocr_/i.test(s)?await we(u,n):{problem:fe}}var ae=m(98446),Ue=m(
22154);const he="OctavoText",ue="F",Me=6,Se=async(i,{text_layer:n,open_password:r},s)=>{const o=await(0,G.E)(i.bytes,s,{password:r}),u=o.pages.count,y=await Oe(
n.bytes,s.pace);if("problem"in y)throw ie(y.problem);const S=Ae(y.pages,u),U=await Ce(o,S),C=U.flatMap(({words:$})=>$),I=await De(o,U),H=C.flatMap(({confidence:$})=>$??
[]),R=H.reduce(($,Y)=>$+Y,0)/H.length,J=U.length===0&&!o.suspect?i.bytes:await(0,B.UN)(o,{version:"1.4"});return{documents:[{name:i.name,bytes:J,pageCount:u}],notes:[
...U.length===0?[Ne]:[],...Ie(U)],facts:{pageCount:u,layeredPages:U.length,layeredWords:I,...H.length===0?{}:{confidence:Math.round(R*10)/10}}}},ie=i=>(0,v.G6)(
[{field:"text_layer",message:i}]),le=.02;function Ae(i,n){const r=new Set;for(const{page:s,width:o,height:u,words:y}of i){if(s>n)throw ie(`names page ${s}, and \
the document has ${(0,ae.y_)(n,"page")}`);if(r.has(s))throw ie(`names page ${s} more than once`);r.add(s);const[S,U]=[o*le,u*le],C=I=>I.x<-S||I.y<-U||I.x+I.width>
o+S||I.y+I.height>u+U;if(y.some(C))throw ie(`has words outside of page ${s}: its width and height must be those of the image that was recognized`)}return i.filter(
({words:s})=>s.length>0).sort((s,o)=>s.page-o.page)}async function Ce(i,n){const r=new Ue.z(i,n.length),s=new Set;for(const{page:u}of n)(await r.page(u)).characters===
0&&s.add(u);const o=new Set(r.textlessPages);return n.filter(({page:u})=>s.has(u)||o.has(u))}async function De(i,n){if(n.length===0)return 0;const{pace:r}=i.job,
s=await(0,D.F)(i,Uint32Array.from(n,({page:U})=>U)),o=new N.B(i),u=new j(i),y=await _.M.of(i);let S=0;for(const[U,C]of s.pages.entries()){r.progress(U/n.length);
const I=s.kinds[C.kind],{operators:H,shown:R}=await F(n[U],I,u,ue,r);S+=R;const J=i.add(await Pe(i,H,I.box,u)),$=y.addContent("P",C.index),[Y,Q]=$===void 0?["/O\
CR BMC","EMC"]:[`/P <</MCID ${$}>> BDC /OCR BMC`,"EMC EMC"];o.under(C,{resources:[{category:"XObject",name:he,ref:J}],operators:([q=he])=>`${Y} /${q} Do ${Q}
`})}return y.finish(),u.finish(),S}async function Pe(i,n,r,s){const o=(0,c.jd)({Type:(0,c.UU)("XObject"),Subtype:(0,c.UU)("Form"),BBox:(0,P.W1)(r),Resources:(0,c.
jd)({Font:(0,c.jd)({[ue]:s.reference})}),Filter:(0,c.UU)("FlateDecode")});return new c.Z6(o,await(0,k.uM)(i.job).deflate(Buffer.from(n,"latin1"),Me))}const Ne={
code:"no_pages_to_recognize",message:"All of the pages that the text layer names have text, so no layer was added."},ge=60;function Ie(i){const n=i.map(({page:o,
words:u})=>({page:o,count:u.filter(({confidence:y=100})=>y<ge).length})),r=n.reduce((o,u)=>o+u.count,0);if(r===0)return[];const s=(0,ae.oi)(n.filter(o=>o.count>
0).map(({page:o})=>o));return[{code:"words_uncertain",message:`${(0,ae.y_)(r,"word")} on ${s} ${r===1?"was":"were"} recognized with little certainty (below ${ge}\
 of 100). Scan with a higher resolution, or check them.`}]}}),12889:((V,L,m)=>{m.d(L,{Rl:()=>M,Vv:()=>D,ft:()=>w,jB:()=>l,pr:()=>f,vw:()=>p,wE:()=>x});var v=m(46161),
N=m(47707);const D="‏";let P;const g=()=>P??=(0,v.A)(),c=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
w=O=>c.test(O),p=O=>w(O)&&(g().getEmbeddingLevels(O).paragraphs[0]?.level??0)%2===1;function f(O){if(!w(O))return O===""?[]:[{text:O,rtl:!1,at:0}];const{levels:j,
paragraphs:b}=g().getEmbeddingLevels(O),t=b[0]?.level??0;for(let d=O.length-1;d>=0&&/\s/.test(O[d]);d--)j[d]=t;const e=[];for(let d=0;d<O.length;d++){const h=e.
at(-1);h&&h.level===j[d]?h.text+=O[d]:e.push({level:j[d],text:O[d],at:d})}const a=e.reduce((d,{level:h})=>Math.max(d,h),0);for(let d=a;d>0;d--)for(let h=0,T=0;h<
e.length;h=T+1){for(T=h;T<e.length&&e[T].level>=d;)T++;if(T>h+1)for(const[E,F]of e.slice(h,T).entries())e[T-1-E]=F}return e.map(({level:d,text:h,at:T})=>({text:h,
rtl:d%2===1,at:T}))}const l=O=>Array.from(O,j=>g().getMirroredCharacter(j)??j).join(""),x=O=>(0,N.qf)(l(O)).reverse().join(""),M=O=>f(O).flatMap(({text:j,rtl:b})=>b?
(0,N.qf)(l(j)).reverse():(0,N.qf)(j))}),88739:((V,L,m)=>{m.d(L,{B:()=>c,U:()=>P});var v=m(77581),N=m(12889);const D=100;function P(w){const p=w.filter(([,l])=>l.
length>0).map(([l,x])=>`<${c(l)}> <${g(x)}>`);return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Orderi\
ng (UCS) /Supplement 0 >> def","/CMapName /Adobe-Identity-UCS def /CMapType 2 def","1 begincodespacerange <0000> <FFFF> endcodespacerange",...Array.from({length:Math.
ceil(p.length/D)},(l,x)=>{const M=p.slice(x*D,(x+1)*D);return[`${M.length} beginbfchar`,...M,"endbfchar"].join(`
`)}),"endcmap CMapName currentdict /CMap defineresource pop end end"].join(`
`)}function g(w){const p=w.map(f=>String.fromCodePoint(f)).join("");return(0,v.kt)((0,N.ft)(p)?[...p].reverse().join(""):p).toString("hex").toUpperCase()}const c=w=>w.
toString(16).toUpperCase().padStart(4,"0")}),3907:((V,L,m)=>{m.d(L,{X:()=>j,km:()=>D,ol:()=>v,xK:()=>x});const v=200,N=1e4;async function D(b,t,e){const a=new P(
b);for(let d=a.next();d;d=a.next()){if(e(d))return"left";const h=t.step((d.to-d.from)*4+50);h&&await h}return a.hasDocumentType?"document type":a.malformed?"mal\
formed":"well-formed"}class P{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(
e)!==g)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.
startsWith("<![CDATA[",e)){const d=t.indexOf("]]>",e);return d<0?this.end():(this.at=d+3,{kind:"text",text:t.slice(e+9,d),from:e,to:this.at})}return t.startsWith(
"<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===w?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,a){
const d=this.text.indexOf(e,t+a);return d<0?this.end():(this.at=d+e.length,{kind:"other",from:t,to:this.at})}endTag(t){const e=this.name(t+2),a=this.blanks(e);if(!(e===
t+2||this.text.charCodeAt(a)!==c))return this.at=a+1,{kind:"end",name:this.text.slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,a=this.name(t+1);
if(a===t+1)return;const d=e.slice(t+1,a),h=[];for(let T=a;;){const E=this.blanks(T),F=e.charCodeAt(E);if(F===c||F===w&&e.charCodeAt(E+1)===c)return this.at=F===
c?E+1:E+2,{kind:F===c?"start":"empty",name:d,attributes:h,from:t,to:this.at};const A=this.name(E),W=this.blanks(A),K=this.blanks(W+1),_=e[K];if(E===T||A===E||e[W]!==
"="||_!=='"'&&_!=="'")return;const G=e.indexOf(_,K+1),k=e.slice(K+1,Math.max(G,K+1)),B=k.includes("<")?void 0:f(k);if(G<0||B===void 0||h.length>=N)return;h.push(
{name:e.slice(E,A),value:B,from:E,to:G+1}),T=G+1}}characters(t,e){const a=f(this.text.slice(t,e));return a===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:a,
from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){
this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){const a=e.charCodeAt(t);if(a!==32&&a!==9&&a!==10&&a!==13)return t;t++}}name(t){const{
text:e}=this;for(;t<e.length;t++){const a=e.charCodeAt(t);if(a<=32||a===w||a===c||a===g||a===61||a===34||a===39)break}return t}}const[g,c,w]=[60,62,47],p=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function f(b){if(!b.includes("&"))return b;const t=[];let e=0;for(let a=b.indexOf("&");a>=0;a=b.indexOf(
"&",e)){const d=b.indexOf(";",a);if(d<0||d-a>12)return;const h=b.slice(a+1,d),T=p.get(h)??l(h);if(T===void 0)return;t.push(b.slice(e,a),T),e=d+1}return t.push(b.
slice(e)),t.join("")}function l(b){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(b),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&
e<=57343)?String.fromCodePoint(e):void 0}function x(b){const[t,e,a,d]=b;if(t===0&&e===0&&(a===254||a===0)||t===255&&e===254&&a===0&&d===0)return O(b);if(t===254&&
e===255||t===0&&e===60)return M(new TextDecoder("utf-16be").decode(b));if(t===255&&e===254||t===60&&e===0)return M(new TextDecoder("utf-16le").decode(b));const h=new TextDecoder().
decode(b);return M(h.includes("�")?Buffer.from(b).toString("latin1"):h)}const M=b=>b.startsWith("\uFEFF")?b.slice(1):b;function O(b){const t=new DataView(b.buffer,
b.byteOffset,b.byteLength),e=b[0]!==0,a=[];for(let d=0;d+4<=b.length;d+=4){const h=t.getUint32(d,e);if(h>1114111)return;a.push(String.fromCodePoint(h))}return M(
a.join(""))}const j=b=>b.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),86450:((V,L,m)=>{m.d(L,{M:()=>D});var v=m(
45599),N=m(89067);class D{document;tree;elements=[];constructor(g,c){this.document=g,this.tree=c}static async of(g){return new D(g,await N.J.read(g))}add(g,c,w){
const{document:p,tree:f}=this;if(!f)return;const l=(0,v.jd)({Type:(0,v.UU)("OBJR"),Obj:c,Pg:w}),x=p.add((0,v.jd)({Type:(0,v.UU)("StructElem"),S:(0,v.UU)(g),Pg:w,
K:l})),M=f.newKey();return f.entries.set(M,x),this.elements.push(x),M}addContent(g,c){const{document:w,tree:p}=this;if(!p)return;const f=w.pages.number(c),l=w.resolve(
w.entry(f,"StructParents")),x=typeof l=="number"?l:p.newKey(),M=w.array(p.entries.get(x))??[],O=new v.oS(f,w.generation(f)),j=w.add((0,v.jd)({Type:(0,v.UU)("Str\
uctElem"),S:(0,v.UU)(g),Pg:O,K:M.length}));return p.entries.set(x,[...M,j]),l!==x&&w.pages.patch(c,{StructParents:x}),this.elements.push(j),M.length}finish(){const{
document:g,tree:c,elements:w}=this;if(!c||w.length===0)return;c.write();const{dict:p,holder:f}=c.root,l=g.array(p.get("K"))??(p.has("K")?[p.get("K")]:[]),x=l.length===
1&&(0,v.i9)(l[0])?l[0]:void 0,M=g.dict(x);x&&M&&(0,v.Eo)(g.resolve(M.get("S")),"Document")?this.append(M,x.number,x):this.append(p,f,g.catalog.get("StructTreeRo\
ot"))}append(g,c,w){const{document:p,elements:f}=this;p.edit(c);const l=g.get("K");if(g.set("K",[...p.array(l)??(l===void 0?[]:[l]),...f]),w instanceof v.oS)for(const x of f)
p.dict(x).set("P",w)}}}),89067:((V,L,m)=>{m.d(L,{J:()=>D});var v=m(81077),N=m(9819);class D{document;root;entries;nextKey;constructor(g,c,w,p){this.document=g,this.
root=c,this.entries=w,this.nextKey=p}static async read(g){const c=(0,N.Wo)(g,"StructTreeRoot");if(!c)return;const w=new Map;for(const[l,x]of await(0,v.Zc)(g,c.dict.
get("ParentTree"),"Nums"))typeof l=="number"&&w.set(l,x);const p=g.resolve(c.dict.get("ParentTreeNextKey")),f=[...w.keys()].reduce((l,x)=>Math.max(l,x+1),typeof p==
"number"?p:0);return new D(g,c,w,f)}newKey(){return this.nextKey++}write(){const{document:g,root:c,entries:w}=this,p=[...w].sort(([f],[l])=>f-l);g.edit(c.holder),
c.dict.set("ParentTree",g.add((0,v.H6)(g,p,"Nums"))),c.dict.set("ParentTreeNextKey",this.nextKey)}}}),81077:((V,L,m)=>{m.d(L,{AN:()=>f,BX:()=>c,H6:()=>w,MN:()=>p,
Pu:()=>P,Zc:()=>g});var v=m(45599),N=m(9819);const D=64,P=t=>typeof t=="number"?String(t):Buffer.from(t.bytes).toString("latin1");async function g(t,e,a){const d=[];
for(const h of await x(t,e,0,a)){for(const E of O(t,h,a))d.push(E);const T=t.job.pace.step(l);T&&await T}return d}async function c(t,e,a,d,h,T){const E=await x(
t,e,a,d,T);for(let F=E.length-1;F>=0;F--){const A=E[F],W=O(t,A,d),K=W.filter(([B,X])=>!h(B,X)),_=t.job.pace.step(l+W.length*l);_&&await _,K.length<W.length&&(t.
edit(A.holder),A.dict.set(d,K.flat()),A.changed=!0);for(const B of A.repeats)t.edit(A.holder),A.dict.delete(B),A.changed=!0;if(A.emptyKids){const B=(t.array(A.dict.
get("Kids"))??[]).filter(X=>!A.emptyKids.has(t.dict(X)));t.edit(A.holder),A.dict.set("Kids",B),A.changed=!0}if(!A.changed)continue;const G=t.array(A.dict.get("K\
ids"))??[];A.empty=K.length===0&&G.length===0;const k=A.parent;k&&(k.changed=!0,A.empty?(k.emptyKids??=new Set).add(A.dict):j(t,A,K,G))}return E[0]?.empty??!1}function w(t,e,a){
if(e.length<=D)return(0,v.jd)({[a]:e.flat()});let d=[];for(const h of b(e)){const[T,E]=[h[0][0],h.at(-1)[0]];d.push({ref:t.add((0,v.jd)({Limits:[T,E],[a]:h.flat()})),
low:T,high:E})}for(;d.length>D;)d=b(d).map(h=>{const[T,E]=[h[0].low,h.at(-1).high];return{ref:t.add((0,v.jd)({Limits:[T,E],Kids:h.map(({ref:F})=>F)})),low:T,high:E}});
return(0,v.jd)({Kids:d.map(({ref:h})=>h)})}const p=(t,e)=>w(t,f([...e].map(([a,d])=>[(0,v.Px)(a),d])),"Names");function f(t){return t.map(e=>({entry:e,key:P(e[0])})).
sort((e,a)=>e.key<a.key?-1:e.key>a.key?1:0).map(({entry:e})=>e)}const l=100;async function x(t,e,a,d,h){const T=new N.b9(t),E=new Set,F=K=>E.size<E.add(K).size,
A=[],W=[{value:e??null,holder:a,parent:void 0}];for(let K=W.pop();K!==void 0;K=W.pop()){T.spend(1);const _=t.dict(K.value);if(!_||!F(_)||h&&K.parent&&!M(t,_,h))
continue;const G=[],k=Z=>{const ee=t.array(_.get(Z));return!ee||F(ee)?ee??[]:(G.push(Z),[])},B=k(d).length>>1,X=k("Kids"),z={dict:_,holder:(0,N.Kd)(K.value,K.holder),
parent:K.parent,repeats:G};A.push(z),T.spend(B);for(let Z=X.length-1;Z>=0;Z--)W.push({value:X[Z],holder:(0,N.Kd)(_.get("Kids"),z.holder),parent:z});const te=t.job.
pace.step(l+B*l);te&&await te}return A}function M(t,e,a){const[d,h]=t.array(e.get("Limits"))??[];return typeof d!="number"||typeof h!="number"||a(d,h)}function O(t,{
dict:e,repeats:a},d){const h=a.includes(d)?void 0:t.array(e.get(d));if(!h)return[];const T=[];for(let E=0;E+1<h.length;E+=2){const F=t.resolve(h[E]);(d==="Names"?
F instanceof v.Mx:typeof F=="number")&&T.push([F,h[E+1]])}return T}function j(t,e,a,d){const h=F=>t.array(t.dict(F)?.get("Limits"))??[],T=a[0]?.[0]??h(d[0])[0],
E=a.at(-1)?.[0]??h(d.at(-1))[1];t.edit(e.holder),T!==void 0&&E!==void 0?e.dict.set("Limits",[T,E]):e.dict.delete("Limits")}function b(t){const e=[];for(let a=0;a<
t.length;a+=D)e.push(t.slice(a,a+D));return e}}),70549:((V,L,m)=>{m.d(L,{n:()=>v});function v(N){const D=new WeakMap;return P=>{if(P.hasChanges)return N(P);const g=D.
get(P);if(g)return g.answer;const c=N(P);return D.set(P,{answer:c}),c}}}),9819:((V,L,m)=>{m.d(L,{J7:()=>D,Kd:()=>c,Wo:()=>w,_i:()=>g,b9:()=>P});var v=m(42973),N=m(
45599);class D{document;gone=new Set;chased=new Set;constructor(f){this.document=f}remove(f){const{catalog:l,catalogNumber:x,pages:M}=this.document,O=l.get("Pag\
es");f===x||(0,N.i9)(O)&&f===O.number||M.holds(f)||(this.gone.add(f),this.document.remove(f))}chase(f){this.chased.add(f)}removed(){return this.gone}takeChased(){
const f=this.chased;return this.chased=new Set,f}isGone(f){return(0,N.i9)(f)&&this.gone.has(f.number)}}class P{most;left;constructor(f){this.most=this.left=f.job.
limits.nodes}spend=f=>{if(this.left-=f,this.left<0)throw(0,v.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class g{seen;beyond=new Set;allowance;constructor(f,l=new P(f)){this.allowance=l,this.seen=new Uint8Array(
(f.size>>3)+1)}first(f){if(this.allowance.spend(1),!(0,N.i9)(f))return!0;const{number:l}=f,x=l>>3;if(x>=this.seen.length)return this.beyond.size<this.beyond.add(
l).size;const M=1<<(l&7),O=(this.seen[x]&M)===0;return this.seen[x]|=M,O}}function c(p,f){return(0,N.i9)(p)?p.number:f}function w(p,f){const l=p.catalog.get(f),
x=p.dict(l);return x&&{dict:x,holder:c(l,p.catalogNumber)}}}),93604:((V,L,m)=>{m.d(L,{B:()=>v,M:()=>N});const v=(P,g)=>D(P,g,!1),N=(P,g)=>D(P,g,!0);function D(P,g,c){
let[w,p]=[0,P.length];for(;w<p;){const f=w+p>>1,l=P[f];l<g||c&&l===g?w=f+1:p=f}return w}})};
