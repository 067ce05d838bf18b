"use strict";exports.id=84,exports.ids=[84],exports.modules={38149:((I,P,u)=>{u.r(P),u.d(P,{add_text_layer:()=>$});var M=u(58552),O=u(12237),S=u(14029),v=u(3907);const _=2e6;
async function E(g,c){const f=new h,s=await(0,v.km)(g,c,p=>f.take(p));return f.problem!==void 0?{problem:f.problem}:s==="malformed"||s==="document type"?{problem:"\
is not well-formed XML"}:f.pages.length===0?{problem:"has no element Page"}:{pages:f.pages}}class h{pages=[];problem;begins=!1;count=0;take(c){if(c.kind!=="star\
t"&&c.kind!=="empty")return!1;const f=y=>c.attributes.find(T=>T.name===y)?.value,s=y=>Number(f(y)??NaN),p=c.name.replace(/^.*:/,"");return p==="Page"&&this.page(
s("WIDTH"),s("HEIGHT"),s("PHYSICAL_IMG_NR")),p==="TextLine"&&(this.begins=!0),p==="String"&&this.string((f("CONTENT")??"").trim(),[s("HPOS"),s("VPOS"),s("WIDTH"),
s("HEIGHT")],s("WC")*100),this.problem!==void 0}page(c,f,s){!(c>0)||!(f>0)?this.problem=`has a page (${this.pages.length+1}) without WIDTH and HEIGHT`:this.pages.
push({page:Number.isSafeInteger(s)&&s>=1?s:this.pages.length+1,width:c,height:f,words:[]})}string(c,[f,s,p,y],T){const D=this.pages.at(-1);!D||c===""||!Number.isFinite(
f)||!Number.isFinite(s)||!(p>0)||!(y>0)||(++this.count>_&&(this.problem=`has more than ${_} words`),D.words.push({text:c,x:f,y:s,width:p,height:y,...T>=0&&T<=100?
{confidence:T}:{},beginsLine:this.begins}),this.begins=!1)}}const i=new Set(["ocr_line","ocr_caption","ocr_header","ocr_textfloat","ocrx_line"]);async function o(g,c){
const f=new m,s=await(0,v.km)(g,c,p=>f.take(p));return f.problem!==void 0?{problem:f.problem}:s==="malformed"||s==="document type"?{problem:"is not well-formed \
XML"}:f.pages.length===0?{problem:"has no element of the class ocr_page"}:{pages:f.pages}}class m{pages=[];problem;depth=0;word;begins=!1;count=0;take(c){return c.
kind==="text"&&this.word&&(this.word.text+=c.text),(c.kind==="start"||c.kind==="empty")&&this.start(c),(c.kind==="end"||c.kind==="empty")&&this.end(),this.problem!==
void 0}start({attributes:c}){this.depth++;const f=y=>c.find(T=>T.name===y)?.value??"",s=f("class").split(" "),p=f("title");s.includes("ocr_page")&&this.page(p),
s.some(y=>i.has(y))&&(this.begins=!0),s.includes("ocrx_word")&&!this.word&&(this.word={depth:this.depth,title:p,text:""})}page(c){const[f,s,p,y]=l(c,"bbox"),[T=this.
pages.length]=l(c,"ppageno");f===void 0||s===void 0||p===void 0||y===void 0||p<=f||y<=s?this.problem=`has a page (${this.pages.length+1}) without the box of its\
 image`:this.pages.push({page:T+1,width:p-f,height:y-s,left:f,top:s,words:[]})}end(){const{word:c,depth:f}=this;if(this.depth--,!c||c.depth!==f)return;this.word=
void 0;const s=this.pages.at(-1),[p,y,T,D]=l(c.title,"bbox"),C=c.text.trim();if(!s||C===""||p===void 0||y===void 0||T===void 0||D===void 0||T<=p||D<=y)return;const[
N]=l(c.title,"x_wconf");++this.count>_&&(this.problem=`has more than ${_} words`),s.words.push({text:C,x:p-s.left,y:y-s.top,width:T-p,height:D-y,...N!==void 0&&
N>=0&&N<=100?{confidence:N}:{},beginsLine:this.begins}),this.begins=!1}}function l(g,c){for(const f of g.split(";")){const[s,...p]=f.trim().split(/\s+/);if(s===
c)return p.map(Number).filter(Number.isFinite)}return[]}var x=u(61729);const n=8e6,w='must be {"pages": [{"page": 1, "width": 2480, "height": 3508, "words": [{"\
text": "Invoice", "x": 210, "y": 180, "width": 300, "height": 60, "confidence": 96}]}]}';async function d(g,c){if(g.length>n)return{problem:`is JSON of more tha\
n ${n/1e6} MB: give fewer pages at a time, or hOCR or ALTO`};const f=(0,x.qF)(g);await c.rest();const s=(0,x.Gv)(f)?f.pages:void 0;if(!Array.isArray(s))return{problem:w};
const p=[];let y=0;for(const[T,D]of s.entries()){const C=`pages[${T+1}]`;if(!(0,x.Gv)(D))return{problem:`${C} is not an object: it ${w}`};const{page:N,width:L,height:j,
words:G}=D;if(!a(N))return{problem:`${C}.page must be the number of a page, from 1`};if(!r(L)||!r(j))return{problem:`${C}.width and ${C}.height must be those of\
 the image, greater than 0`};if(!Array.isArray(G))return{problem:`${C}.words must be a list`};if(y+=G.length,y>_)return{problem:`has more than ${_} words`};const H=[];
for(const[X,z]of G.entries()){const Y=c.step(500);Y&&await Y;const J=e(z);if(typeof J=="string")return{problem:`${C}.words[${X+1}]${J}`};H.push(J)}p.push({page:N,
width:L,height:j,words:H})}return{pages:p}}function e(g){if(!(0,x.Gv)(g))return" is not an object with text, x, y, width and height";const{text:c,x:f,y:s,width:p,
height:y,confidence:T,line:D}=g;return typeof c!="string"?".text must be a text":!t(f)||!t(s)?".x and .y must be numbers":!r(p)||!r(y)?".width and .height must \
be greater than 0":T!==void 0&&!(t(T)&&T>=0&&T<=100)?".confidence must be a number from 0 to 100":D!==void 0&&typeof D!="boolean"?".line must be true where a li\
ne begins":{text:c,x:f,y:s,width:p,height:y,...T===void 0?{}:{confidence:T},...D===void 0?{}:{beginsLine:D}}}const t=g=>typeof g=="number"&&Number.isFinite(g),r=g=>t(
g)&&g>0,a=g=>Number.isSafeInteger(g)&&g>=1,b="is not the result of a recognizer: JSON with pages and words, hOCR, or ALTO",A=/<!DOCTYPE[^[\]<>]{0,1000}>/i,R=4096;
async function W(g,c){let f;try{f=new TextDecoder("utf-8",{fatal:!0}).decode(g)}catch{return{problem:"is not text in UTF-8"}}await c.rest();const s=f.slice(0,R);
if(/^\s*[[{]/.test(s))return await d(f,c);if(!/^\s*</.test(s))return{problem:b};if(/<(?:\w+:)?alto\b/i.test(s))return await E(f,c);const p=A.exec(s),y=p?f.slice(
p.index+p[0].length):f;return/<html\b|class=['"]ocr_/i.test(s)?await o(y,c):{problem:b}}var F=u(98446),K=u(25824);const $=async(g,{text_layer:c,existing_text:f,
open_password:s},p)=>{const y=()=>(0,O.E)(g.bytes,p,{password:s}),T=await W(c.bytes,p.pace);if("problem"in T)throw U(T.problem);const{document:D,wanted:C}=await(0,K.
QW)(y,f,H=>k(T.pages,H).map(({page:X})=>X)),N=D.pages.count,L=k(T.pages,N).filter(({page:H})=>C.has(H)),j=await(0,K.U2)(D,L),G=L.length===0&&!D.suspect?g.bytes:
await(0,S.UN)(D,{version:"1.4"});return{documents:[{name:g.name,bytes:G,pageCount:N}],notes:[...L.length===0?[K.KK]:[],...(0,K.Y$)(L)],facts:{pageCount:N,layeredPages:L.
length,layeredWords:j,...(0,K.yE)(L)}}},U=g=>(0,M.G6)([{field:"text_layer",message:g}]),B=.02;function k(g,c){const f=new Set;for(const{page:s,width:p,height:y,
words:T}of g){if(s>c)throw U(`names page ${s}, and the document has ${(0,F.y_)(c,"page")}`);if(f.has(s))throw U(`names page ${s} more than once`);f.add(s);const[
D,C]=[p*B,y*B],N=L=>L.x<-D||L.y<-C||L.x+L.width>p+D||L.y+L.height>y+C;if(T.some(N))throw U(`has words outside of page ${s}: its width and height must be those o\
f the image that was recognized`)}return g.filter(({words:s})=>s.length>0).sort((s,p)=>s.page-p.page)}}),55969:((I,P,u)=>{u.d(P,{B:()=>v,E:()=>_});var M=u(45599);
const O=new Set(["Text","FreeText","Line","Square","Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Popup","S\
ound","Redact","Projection"]),S=new Set(["Link","Widget","FileAttachment"]);function v(E,h){const i=E.resolve(h.get("Subtype"));return i instanceof M.SX?i.text:
""}const _=(E,h)=>h==="comments"?O.has(E):E!==""&&!S.has(E)}),12889:((I,P,u)=>{u.d(P,{Rl:()=>x,Vv:()=>S,ft:()=>h,jB:()=>m,pr:()=>o,vw:()=>i,wE:()=>l});var M=u(46161),
O=u(47707);const S="‏";let v;const _=()=>v??=(0,M.A)(),E=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
h=n=>E.test(n),i=n=>h(n)&&(_().getEmbeddingLevels(n).paragraphs[0]?.level??0)%2===1;function o(n){if(!h(n))return n===""?[]:[{text:n,rtl:!1,at:0}];const{levels:w,
paragraphs:d}=_().getEmbeddingLevels(n),e=d[0]?.level??0;for(let a=n.length-1;a>=0&&/\s/.test(n[a]);a--)w[a]=e;const t=[];for(let a=0;a<n.length;a++){const b=t.
at(-1);b&&b.level===w[a]?b.text+=n[a]:t.push({level:w[a],text:n[a],at:a})}const r=t.reduce((a,{level:b})=>Math.max(a,b),0);for(let a=r;a>0;a--)for(let b=0,A=0;b<
t.length;b=A+1){for(A=b;A<t.length&&t[A].level>=a;)A++;if(A>b+1)for(const[R,W]of t.slice(b,A).entries())t[A-1-R]=W}return t.map(({level:a,text:b,at:A})=>({text:b,
rtl:a%2===1,at:A}))}const m=n=>Array.from(n,w=>_().getMirroredCharacter(w)??w).join(""),l=n=>(0,O.qf)(m(n)).reverse().join(""),x=n=>o(n).flatMap(({text:w,rtl:d})=>d?
(0,O.qf)(m(w)).reverse():(0,O.qf)(w))}),84961:((I,P,u)=>{u.d(P,{$x:()=>m,Kh:()=>i,qg:()=>l,xS:()=>o});var M=u(58552),O=u(33973),S=u(90536),v=u(45599),_=u(3907),
E=u(33311),h=u(9819);function i(n,w){const d=n.resolve(w.get("S"));return(!w.has("S")||(0,v.Eo)(d,"JavaScript")||(0,v.Eo)(d,"Rendition"))&&n.resolve(w.get("JS"))!==
null}async function o(n,w){const d=w.filter(t=>(0,S.L)(n.get(t),r=>i(n,r)));if(d.length===0)return!1;const{live:e}=await(0,O.Gy)(n);return d.some(t=>e[t]===1)}async function m(n){
return await o(n,(await(0,E.S)(n)).JS)||l(n)}async function l(n){if(!(0,v.Zm)(n.get(n.catalogNumber)))return!1;const w=n.resolve((0,h.Wo)(n,"AcroForm")?.dict.get(
"XFA"));if(w===null)return!1;if(n.security?.locked===!0)return null;for(const d of Array.isArray(w)?w:[w]){const e=n.resolve(d);if(!(e instanceof v.Z6))continue;
let t;try{t=await n.decodedAtEase(e)}catch(a){if(!(a instanceof M.zU)||a.code==="cancelled")throw a;return!0}const r=(0,_.xK)(t);if(r===void 0||r.includes("scri\
pt")&&await x(r,n.job.pace))return!0}return!1}async function x(n,w){const d=e=>(e.kind==="start"||e.kind==="empty")&&/^(?:[^:]*:)?script$/.test(e.name);return await(0,_.
km)(n,w,d)!=="well-formed"}}),43496:((I,P,u)=>{u.d(P,{HC:()=>v,dK:()=>M,ee:()=>S});const M={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3\
.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.c\
om/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.\
com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns\
/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"htt\
p://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},O=new Map(Object.entries(M));class S{uris=new Map;declared=[];known=new Map;enter(o){
let m;for(const{name:l,value:x}of o){if(!v(l))continue;const n=l.slice(6),w=this.uris.get(n);w?w.push(x):this.uris.set(n,[x]),(m??=[]).push(n)}this.declared.push(
m??_),m&&this.known.clear()}leave(){const o=this.declared.pop()??_;for(const m of o)this.uris.get(m).pop();o.length>0&&this.known.clear()}declares(o){return(this.
uris.get(h(o))?.length??0)>0}ofElement(o){let m=this.known.get(o);if(!m){const l=h(o),x=this.uris.get(l)?.at(-1)??O.get(l)??"";this.known.size===E&&this.known.clear(),
this.known.set(o,m={namespace:x,local:o.slice(o.indexOf(":")+1)})}return m}ofAttribute(o){return o.includes(":")?this.ofElement(o):{namespace:"",local:o}}}const v=i=>i===
"xmlns"||i.startsWith("xmlns:"),_=[],E=1e3,h=i=>i.slice(0,Math.max(i.indexOf(":"),0))}),17413:((I,P,u)=>{u.d(P,{Y:()=>S});var M=u(43496),O=u(3907);async function S(_,E,h){
const i=new v(E);await(0,O.km)(_,h,l=>((l.kind==="start"||l.kind==="empty")&&i.start(l.name,l.attributes,l.from),(l.kind==="end"||l.kind==="empty")&&i.end(l.name,
l.to),i.isTooDeep));const o=[];let m=0;for(const l of i.dropped)o.push(_.slice(m,l.from)),m=l.to;return o.join("")+_.slice(m)}class v{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new M.
ee;constructor(E){this.drops=E}start(E,h,i){this.isTooDeep=this.open.length>=O.ol,this.scope.enter(h);const o=this.scope.ofElement(E);this.open.push({name:E,from:i,
drops:this.drops(o,this.elements)}),this.elements.push(o)}end(E,h){let i=this.open.length-1;for(;i>=0&&this.open[i].name!==E;)i--;if(i<0)return;const{drops:o,from:m}=this.
open[i];for(;this.open.length>i;)this.open.pop(),this.elements.pop(),this.scope.leave();if(o){for(;this.dropped.length>0&&this.dropped.at(-1).from>m;)this.dropped.
pop();this.dropped.push({from:m,to:h})}}}}),3907:((I,P,u)=>{u.d(P,{X:()=>w,km:()=>S,ol:()=>M,xK:()=>l});const M=200,O=1e4;async function S(d,e,t){const r=new v(
d);for(let a=r.next();a;a=r.next()){if(t(a))return"left";const b=e.step((a.to-a.from)*4+50);b&&await b}return r.hasDocumentType?"document type":r.malformed?"mal\
formed":"well-formed"}class v{text;malformed=!1;hasDocumentType=!1;at=0;constructor(e){this.text=e}next(){const{text:e,at:t}=this;if(t>=e.length)return;if(e.charCodeAt(
t)!==_)return this.characters(t,this.nextTag(t));if(e.startsWith("<!--",t))return this.other(t,"-->",4);if(e.startsWith("<?",t))return this.other(t,"?>",2);if(e.
startsWith("<![CDATA[",t)){const a=e.indexOf("]]>",t);return a<0?this.end():(this.at=a+3,{kind:"text",text:e.slice(t+9,a),from:t,to:this.at})}return e.startsWith(
"<!",t)?(this.hasDocumentType=e.startsWith("<!DOCTYPE",t),this.end()):(e.charCodeAt(t+1)===h?this.endTag(t):this.startTag(t))??this.fault(t,this.nextTag(t+1))}other(e,t,r){
const a=this.text.indexOf(t,e+r);return a<0?this.end():(this.at=a+t.length,{kind:"other",from:e,to:this.at})}endTag(e){const t=this.name(e+2),r=this.blanks(t);if(!(t===
e+2||this.text.charCodeAt(r)!==E))return this.at=r+1,{kind:"end",name:this.text.slice(e+2,t),from:e,to:this.at}}startTag(e){const{text:t}=this,r=this.name(e+1);
if(r===e+1)return;const a=t.slice(e+1,r),b=[];for(let A=r;;){const R=this.blanks(A),W=t.charCodeAt(R);if(W===E||W===h&&t.charCodeAt(R+1)===E)return this.at=W===
E?R+1:R+2,{kind:W===E?"start":"empty",name:a,attributes:b,from:e,to:this.at};const F=this.name(R),K=this.blanks(F),$=this.blanks(K+1),U=t[$];if(R===A||F===R||t[K]!==
"="||U!=='"'&&U!=="'")return;const B=t.indexOf(U,$+1),k=t.slice($+1,Math.max(B,$+1)),g=k.includes("<")?void 0:o(k);if(B<0||g===void 0||b.length>=O)return;b.push(
{name:t.slice(R,F),value:g,from:R,to:B+1}),A=B+1}}characters(e,t){const r=o(this.text.slice(e,t));return r===void 0?this.fault(e,t):(this.at=t,{kind:"text",text:r,
from:e,to:t})}nextTag(e){const t=this.text.indexOf("<",e);return t<0?this.text.length:t}fault(e,t){return this.malformed=!0,this.at=t,{kind:"other",from:e,to:t}}end(){
this.malformed=!0,this.at=this.text.length}blanks(e){const{text:t}=this;for(;;){const r=t.charCodeAt(e);if(r!==32&&r!==9&&r!==10&&r!==13)return e;e++}}name(e){const{
text:t}=this;for(;e<t.length;e++){const r=t.charCodeAt(e);if(r<=32||r===h||r===E||r===_||r===61||r===34||r===39)break}return e}}const[_,E,h]=[60,62,47],i=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function o(d){if(!d.includes("&"))return d;const e=[];let t=0;for(let r=d.indexOf("&");r>=0;r=d.indexOf(
"&",t)){const a=d.indexOf(";",r);if(a<0||a-r>12)return;const b=d.slice(r+1,a),A=i.get(b)??m(b);if(A===void 0)return;e.push(d.slice(t,r),A),t=a+1}return e.push(d.
slice(t)),e.join("")}function m(d){const e=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(d),t=e?parseInt(e[1]??e[2],e[1]===void 0?10:16):-1;return t>0&&t<=1114111&&!(t>=55296&&
t<=57343)?String.fromCodePoint(t):void 0}function l(d){const[e,t,r,a]=d;if(e===0&&t===0&&(r===254||r===0)||e===255&&t===254&&r===0&&a===0)return n(d);if(e===254&&
t===255||e===0&&t===60)return x(new TextDecoder("utf-16be").decode(d));if(e===255&&t===254||e===60&&t===0)return x(new TextDecoder("utf-16le").decode(d));const b=new TextDecoder().
decode(d);return x(b.includes("�")?Buffer.from(d).toString("latin1"):b)}const x=d=>d.startsWith("\uFEFF")?d.slice(1):d;function n(d){const e=new DataView(d.buffer,
d.byteOffset,d.byteLength),t=d[0]!==0,r=[];for(let a=0;a+4<=d.length;a+=4){const b=e.getUint32(a,t);if(b>1114111)return;r.push(String.fromCodePoint(b))}return x(
r.join(""))}const w=d=>d.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),89067:((I,P,u)=>{u.d(P,{J:()=>_});var M=u(
45599),O=u(81077),S=u(9819);const v=100;class _{document;root;entries;nextKey;constructor(h,i,o,m){this.document=h,this.root=i,this.entries=o,this.nextKey=m}static async read(h){
const i=(0,S.Wo)(h,"StructTreeRoot");if(!i)return;const o=new Map;for(const[x,n]of await(0,O.Zc)(h,i.dict.get("ParentTree"),"Nums"))typeof x=="number"&&o.set(x,
n);const m=h.resolve(i.dict.get("ParentTreeNextKey")),l=[...o.keys()].reduce((x,n)=>Math.max(x,n+1),typeof m=="number"?m:0);return new _(h,i,o,l)}newKey(){return this.
nextKey++}write(){const{document:h,root:i,entries:o}=this,m=[...o].sort(([l],[x])=>l-x);h.edit(i.holder),i.dict.set("ParentTree",h.add((0,O.H6)(h,m,"Nums"))),i.
dict.set("ParentTreeNextKey",this.nextKey)}grow(h){const{document:i,root:o,entries:m}=this,l=this.lastLeaf(),x=l.at(-1);if(!x)return this.write();i.edit(o.holder),
o.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:d,holder:e}of l){const t=i.array(d.get("Limits"));i.edit(e),t&&d.set("Limits",[t[0]??h,h])}const n=x.
dict.get("Nums"),w=(0,M.i9)(n)?i.edit(n):n;(0,M.cy)(w)?w.push(h,m.get(h)):x.dict.set("Nums",[h,m.get(h)])}lastLeaf(){const{document:h,root:i}=this,o=[];let m=i.
holder,l=i.dict.get("ParentTree");for(;l!==void 0&&o.length<v;){(0,M.i9)(l)&&(m=l.number);const x=h.dict(l);if(!x)return[];o.push({dict:x,holder:m});const n=h.array(
x.get("Kids"));if(!n||n.length===0)return o;l=n.at(-1)}return[]}}}),58006:((I,P,u)=>{u.d(P,{n:()=>v});var M=u(59596),O=u(45599);const S=["DecodeParms","F","FFil\
ter","FDecodeParms","DL"];function v(_,E,{compress:h}){const i=new O.Bi(_.dict);h?i.set("Filter",(0,O.UU)("FlateDecode")):i.delete("Filter");for(const o of S)i.
delete(o);return new O.Z6(i,h?(0,M.Kc)(E):E)}})};
