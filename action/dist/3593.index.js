"use strict";exports.id=3593,exports.ids=[3593],exports.modules={38149:(($,K,u)=>{u.r(K),u.d(K,{add_text_layer:()=>E});var I=u(58552),v=u(64173),C=u(14029),W=u(3907);const S=2e6;
async function D(h,c){const f=new l,a=await(0,W.km)(h,c,y=>f.take(y));return f.problem!==void 0?{problem:f.problem}:a==="malformed"||a==="document type"?{problem:"\
is not well-formed XML"}:f.pages.length===0?{problem:"has no element Page"}:{pages:f.pages}}class l{pages=[];problem;begins=!1;count=0;take(c){if(c.kind!=="star\
t"&&c.kind!=="empty")return!1;const f=R=>c.attributes.find(L=>L.name===R)?.value,a=R=>Number(f(R)??NaN),y=c.name.replace(/^.*:/,"");return y==="Page"&&this.page(
a("WIDTH"),a("HEIGHT"),a("PHYSICAL_IMG_NR")),y==="TextLine"&&(this.begins=!0),y==="String"&&this.string((f("CONTENT")??"").trim(),[a("HPOS"),a("VPOS"),a("WIDTH"),
a("HEIGHT")],a("WC")*100),this.problem!==void 0}page(c,f,a){!(c>0)||!(f>0)?this.problem=`has a page (${this.pages.length+1}) without WIDTH and HEIGHT`:this.pages.
push({page:Number.isSafeInteger(a)&&a>=1?a:this.pages.length+1,width:c,height:f,words:[]})}string(c,[f,a,y,R],L){const U=this.pages.at(-1);!U||c===""||!Number.isFinite(
f)||!Number.isFinite(a)||!(y>0)||!(R>0)||(++this.count>S&&(this.problem=`has more than ${S} words`),U.words.push({text:c,x:f,y:a,width:y,height:R,...L>=0&&L<=100?
{confidence:L}:{},beginsLine:this.begins}),this.begins=!1)}}const s=new Set(["ocr_line","ocr_caption","ocr_header","ocr_textfloat","ocrx_line"]);async function o(h,c){
const f=new g,a=await(0,W.km)(h,c,y=>f.take(y));return f.problem!==void 0?{problem:f.problem}:a==="malformed"||a==="document type"?{problem:"is not well-formed \
XML"}:f.pages.length===0?{problem:"has no element of the class ocr_page"}:{pages:f.pages}}class g{pages=[];problem;depth=0;word;begins=!1;count=0;take(c){return c.
kind==="text"&&this.word&&(this.word.text+=c.text),(c.kind==="start"||c.kind==="empty")&&this.start(c),(c.kind==="end"||c.kind==="empty")&&this.end(),this.problem!==
void 0}start({attributes:c}){this.depth++;const f=R=>c.find(L=>L.name===R)?.value??"",a=f("class").split(" "),y=f("title");a.includes("ocr_page")&&this.page(y),
a.some(R=>s.has(R))&&(this.begins=!0),a.includes("ocrx_word")&&!this.word&&(this.word={depth:this.depth,title:y,text:""})}page(c){const[f,a,y,R]=x(c,"bbox"),[L=this.
pages.length]=x(c,"ppageno");f===void 0||a===void 0||y===void 0||R===void 0||y<=f||R<=a?this.problem=`has a page (${this.pages.length+1}) without the box of its\
 image`:this.pages.push({page:L+1,width:y-f,height:R-a,left:f,top:a,words:[]})}end(){const{word:c,depth:f}=this;if(this.depth--,!c||c.depth!==f)return;this.word=
void 0;const a=this.pages.at(-1),[y,R,L,U]=x(c.title,"bbox"),B=c.text.trim();if(!a||B===""||y===void 0||R===void 0||L===void 0||U===void 0||L<=y||U<=R)return;const[
H]=x(c.title,"x_wconf");++this.count>S&&(this.problem=`has more than ${S} words`),a.words.push({text:B,x:y-a.left,y:R-a.top,width:L-y,height:U-R,...H!==void 0&&
H>=0&&H<=100?{confidence:H}:{},beginsLine:this.begins}),this.begins=!1}}function x(h,c){for(const f of h.split(";")){const[a,...y]=f.trim().split(/\s+/);if(a===
c)return y.map(Number).filter(Number.isFinite)}return[]}var P=u(61729);const b=8e6,N='must be {"pages": [{"page": 1, "width": 2480, "height": 3508, "words": [{"\
text": "Invoice", "x": 210, "y": 180, "width": 300, "height": 60, "confidence": 96}]}]}';async function p(h,c){if(h.length>b)return{problem:`is JSON of more tha\
n ${b/1e6} MB: give fewer pages at a time, or hOCR or ALTO`};const f=(0,P.qF)(h);await c.rest();const a=(0,P.Gv)(f)?f.pages:void 0;if(!Array.isArray(a))return{problem:N};
const y=[];let R=0;for(const[L,U]of a.entries()){const B=`pages[${L+1}]`;if(!(0,P.Gv)(U))return{problem:`${B} is not an object: it ${N}`};const{page:H,width:F,height:X,
words:G}=U;if(!A(H))return{problem:`${B}.page must be the number of a page, from 1`};if(!d(F)||!d(X))return{problem:`${B}.width and ${B}.height must be those of\
 the image, greater than 0`};if(!Array.isArray(G))return{problem:`${B}.words must be a list`};if(R+=G.length,R>S)return{problem:`has more than ${S} words`};const k=[];
for(const[j,Y]of G.entries()){const z=c.step(500);z&&await z;const Z=n(Y);if(typeof Z=="string")return{problem:`${B}.words[${j+1}]${Z}`};k.push(Z)}y.push({page:H,
width:F,height:X,words:k})}return{pages:y}}function n(h){if(!(0,P.Gv)(h))return" is not an object with text, x, y, width and height";const{text:c,x:f,y:a,width:y,
height:R,confidence:L,line:U}=h;return typeof c!="string"?".text must be a text":!t(f)||!t(a)?".x and .y must be numbers":!d(y)||!d(R)?".width and .height must \
be greater than 0":L!==void 0&&!(t(L)&&L>=0&&L<=100)?".confidence must be a number from 0 to 100":U!==void 0&&typeof U!="boolean"?".line must be true where a li\
ne begins":{text:c,x:f,y:a,width:y,height:R,...L===void 0?{}:{confidence:L},...U===void 0?{}:{beginsLine:U}}}const t=h=>typeof h=="number"&&Number.isFinite(h),d=h=>t(
h)&&h>0,A=h=>Number.isSafeInteger(h)&&h>=1,e="is not the result of a recognizer: JSON with pages and words, hOCR, or ALTO",i=/<!DOCTYPE[^[\]<>]{0,1000}>/i,r=4096;
async function _(h,c){let f;try{f=new TextDecoder("utf-8",{fatal:!0}).decode(h)}catch{return{problem:"is not text in UTF-8"}}await c.rest();const a=f.slice(0,r);
if(/^\s*[[{]/.test(a))return await p(f,c);if(!/^\s*</.test(a))return{problem:e};if(/<(?:\w+:)?alto\b/i.test(a))return await D(f,c);const y=i.exec(a),R=y?f.slice(
y.index+y[0].length):f;return/<html\b|class=['"]ocr_/i.test(a)?await o(R,c):{problem:e}}var m=u(98446),w=u(8103);const E=async(h,{text_layer:c,existing_text:f,open_password:a},y)=>{
const R=()=>(0,v.E)(h.bytes,y,{password:a}),L=await _(c.bytes,y.pace);if("problem"in L)throw T(L.problem);const{document:U,wanted:B}=await(0,w.QW)(R,f,k=>M(L.pages,
k).map(({page:j})=>j)),H=U.pages.count,F=M(L.pages,H).filter(({page:k})=>B.has(k)),X=await(0,w.U2)(U,F),G=F.length===0&&!U.suspect?h.bytes:await(0,C.UN)(U,{version:"\
1.4"});return{documents:[{name:h.name,bytes:G,pageCount:H}],notes:[...F.length===0?[w.KK]:[],...(0,w.Y$)(F)],facts:{pageCount:H,layeredPages:F.length,layeredWords:X,
...(0,w.yE)(F)}}},T=h=>(0,I.G6)([{field:"text_layer",message:h}]),O=.02;function M(h,c){const f=new Set;for(const{page:a,width:y,height:R,words:L}of h){if(a>c)throw T(
`names page ${a}, and the document has ${(0,m.y_)(c,"page")}`);if(f.has(a))throw T(`names page ${a} more than once`);f.add(a);const[U,B]=[y*O,R*O],H=F=>F.x<-U||
F.y<-B||F.x+F.width>y+U||F.y+F.height>R+B;if(L.some(H))throw T(`has words outside of page ${a}: its width and height must be those of the image that was recogni\
zed`)}return h.filter(({words:a})=>a.length>0).sort((a,y)=>a.page-y.page)}}),55969:(($,K,u)=>{u.d(K,{B:()=>W,E:()=>S});var I=u(45599);const v=new Set(["Text","F\
reeText","Line","Square","Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Popup","Sound","Redact","Projection"]),
C=new Set(["Link","Widget","FileAttachment"]);function W(D,l){const s=D.resolve(l.get("Subtype"));return s instanceof I.SX?s.text:""}const S=(D,l)=>l==="comment\
s"?v.has(D):D!==""&&!C.has(D)}),12889:(($,K,u)=>{u.d(K,{Rl:()=>A,Vv:()=>W,fM:()=>S,ft:()=>o,jB:()=>t,pr:()=>b,rg:()=>n,vw:()=>P,wE:()=>d});var I=u(46161),v=u(93604),
C=u(47707);const W="‏",S="‎";let D;const l=()=>D??=(0,I.A)(),s=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
o=e=>s.test(e),g=4e3,x=e=>l().getEmbeddingLevels(e.slice(0,g)).paragraphs[0]?.level??0,P=e=>o(e)&&x(e)%2===1,b=e=>[...N(e)];function*N(e){if(!o(e)){e!==""&&(yield{
text:e,rtl:!1,at:0});return}if(e.length<=g)return yield*p(e,0);const i=x(e)%2===1,r=[];for(let _=0;_<e.length;)_=Math.min(_+g,e.length),/[\ud800-\udbff]/.test(e[_-
1])&&(_=Math.min(_+1,e.length)),r.push(_);for(let _=0;_<r.length;_++){const m=i?r.length-1-_:_,w=r[m-1]??0;yield*p(e.slice(w,r[m]),w,i?"rtl":"ltr")}}function p(e,i,r){
const{levels:_,paragraphs:m}=l().getEmbeddingLevels(e,r),w=m[0]?.level??0;for(let O=e.length-1;O>=0&&/\s/.test(e[O]);O--)_[O]=w;const E=[];for(let O=0,M=0;O<e.length;O=
M){const h=_[O];for(;M<e.length&&_[M]===h;)M++;E.push({level:h,text:e.slice(O,M),at:O})}const T=E.reduce((O,{level:M})=>Math.max(O,M),0);for(let O=T;O>0;O--)for(let M=0,
h=0;M<E.length;M=h+1){for(h=M;h<E.length&&E[h].level>=O;)h++;for(let c=M,f=h-1;c<f;c++,f--)[E[c],E[f]]=[E[f],E[c]]}return E.map(({level:O,text:M,at:h})=>({text:M,
rtl:O%2===1,at:i+h}))}function*n(e,i){const r=new Int32Array(i.length+1);for(const[_,m]of i.entries())r[_+1]=r[_]+m.length;for(const{text:_,rtl:m,at:w}of N(e+i.
join(""))){const E=w-e.length,T=E+_.length,O=[];for(let M=Math.max((0,v.M)(r,E)-1,0);M<i.length&&r[M]<T;M++){const h=Math.max(E-r[M],0),c=i[M].slice(h,Math.max(
T-r[M],0));c!==""&&O.push({text:c,rtl:m,at:h,index:M})}yield*m?O.reverse():O}}const t=e=>Array.from(e,i=>l().getMirroredCharacter(i)??i).join(""),d=e=>(0,C.qf)(
t(e)).reverse().join(""),A=e=>b(e).flatMap(({text:i,rtl:r})=>r?(0,C.qf)(t(i)).reverse():(0,C.qf)(i))}),84961:(($,K,u)=>{u.d(K,{$x:()=>g,Kh:()=>s,qg:()=>x,xS:()=>o});
var I=u(58552),v=u(33973),C=u(90536),W=u(45599),S=u(3907),D=u(33311),l=u(9819);function s(b,N){const p=b.resolve(N.get("S"));return(!N.has("S")||(0,W.Eo)(p,"Jav\
aScript")||(0,W.Eo)(p,"Rendition"))&&b.resolve(N.get("JS"))!==null}async function o(b,N){const p=N.filter(t=>(0,C.L)(b.get(t),d=>s(b,d)));if(p.length===0)return!1;
const{live:n}=await(0,v.Gy)(b);return p.some(t=>n[t]===1)}async function g(b){return await o(b,(await(0,D.S)(b)).JS)||x(b)}async function x(b){if(!(0,W.Zm)(b.get(
b.catalogNumber)))return!1;const N=b.resolve((0,l.Wo)(b,"AcroForm")?.dict.get("XFA"));if(N===null)return!1;if(b.security?.locked===!0)return null;for(const p of Array.
isArray(N)?N:[N]){const n=b.resolve(p);if(!(n instanceof W.Z6))continue;let t;try{t=await b.decodedAtEase(n)}catch(A){if(!(A instanceof I.zU)||A.code==="cancell\
ed")throw A;return!0}const d=(0,S.xK)(t);if(d===void 0||d.includes("script")&&await P(d,b.job.pace))return!0}return!1}async function P(b,N){const p=n=>(n.kind===
"start"||n.kind==="empty")&&/^(?:[^:]*:)?script$/.test(n.name);return await(0,S.km)(b,N,p)!=="well-formed"}}),52755:(($,K,u)=>{u.d(K,{NT:()=>P,Uv:()=>N,kz:()=>D,
mO:()=>n,mw:()=>S,qA:()=>b,sj:()=>W,zx:()=>x});var I=u(9819),v=u(45599),C=u(91374);const W=1,S=2,D=4096,l=8192,s=32768,o=65536,g=1<<17,x=1<<18,P=1<<21,b=1<<24,N=1<<
25,p=10;class n{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(e){this.document=e,this.form=(0,I.Wo)(e,"\
AcroForm"),this.visit=new I._i(e)}static async read(e){const i=new n(e),{form:r}=i;return await i.walk(i.references(r?.dict.get("Fields"),r?.holder??-1,r?.dict,
"Fields"),void 0),await i.readPages(),i}inherited(e,i){for(let r=e;r;r=r.parent){const _=this.document.resolve(r.dict.get(i));if(_!==null)return _}return i==="D\
A"||i==="Q"?this.document.resolve(this.form?.dict.get(i)):null}integer(e,i){const r=this.inherited(e,i);return typeof r=="number"?Math.trunc(r):0}node(e){return this.
nodes.get(e)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get("NeedAppearances"))===!0}forget(e){const{
document:i,nodes:r,widgets:_,fields:m,byName:w}=this,E=({number:T})=>!e.has(T)&&i.exists(T);for(const T of r.values())E(T)||r.delete(T.number);for(const T of _.
values())E(T)||_.delete(T.number);for(const{nodes:T,widgets:O}of m)t(T,E),t(O,E);t(m,({nodes:T})=>T.length>0);for(const[T,O]of w)O.nodes.length===0&&w.delete(T);
this.form=(0,I.Wo)(i,"AcroForm")}async walk(e,i){const{document:r,visit:_}=this;for(const m of(0,C.iA)(r,{from:e,below:i,visit:_,depth:C.tP})){const{number:w,dict:E}=m;
this.nodes.set(w,m);const T=this.references(E.get("Kids"),w,E,"Kids");(0,v.Eo)(r.resolve(E.get("Subtype")),"Widget")||E.has("Rect")?this.addWidget(m):T.length===
0&&(0,C.bf)(m)===m&&this.field(m);const M=r.job.pace.step(1500);M&&await M}}addWidget(e){const i={node:e,number:e.number,dict:e.dict,pages:[]};this.field((0,C.bf)(
e)).widgets.push(i),this.widgets.set(e.number,i)}field(e){const i=this.fieldOf.get(e);if(i)return i;const{name:r,part:_}=e,m=r===""?void 0:this.byName.get(r),w=this.
integer(e,"Ff"),E=d(e.type,w);if(m?.kind===E)return m.nodes.push(e),this.fieldOf.set(e,m),m;const T={name:r,part:_,kind:E,flags:w,nodes:[e],widgets:[]};return this.
fields.push(T),r!==""&&!m&&this.byName.set(r,T),this.fieldOf.set(e,T),T}async readPages(){const{document:e}=this,{pages:i,job:r}=e,{spend:_}=new I.b9(e);for(let m=0;m<
i.count;m++){const w=i.number(m),E=e.entry(w,"Annots");_(e.array(E)?.length??0);for(const O of E===void 0?[]:this.annotations(E,w)){const M=this.widgets.get(O.number)??
await this.orphan(O);M&&M.pages.length>0&&_(p),M&&M.pages.at(-1)!==m+1&&M.pages.push(m+1);const h=r.pace.step(300);h&&await h}const T=r.pace.step(300);T&&await T}}annotations(e,i){
const r=this.document.array(e)??[];if(!r.some(w=>(0,v.Zm)(w)&&(0,v.Eo)(w.get("Subtype"),"Widget")))return r.filter(v.i9);const _=(0,v.i9)(e)?e.number:i;this.document.
edit(_);const m=(0,v.i9)(e)?r:this.document.array(this.document.get(i).get("Annots"))??[];for(const[w,E]of m.entries())(0,v.Zm)(E)&&(0,v.Eo)(E.get("Subtype"),"W\
idget")&&(m[w]=this.document.add(E));return m.filter(v.i9)}async orphan(e){const{document:i}=this;if(!(0,v.Eo)(i.resolve(i.entry(e.number,"Subtype")),"Widget"))
return;const r=[e],_=new Set([e.number]);let m;for(let w=i.entry(e.number,"Parent");(0,v.i9)(w)&&r.length<C.tP&&(m=this.nodes.get(w.number),!(m||_.has(w.number)||
!(0,v.Zm)(i.get(w))));)_.add(w.number),r.push(w),w=i.entry(w.number,"Parent");for(const w of r.reverse())this.nodes.has(w.number)||await this.walk([w],m),m=this.
nodes.get(w.number);return this.widgets.get(e.number)}references(e,i,r,_){const{document:m}=this,w=m.array(e);if(!w||!r)return[];if(!w.some(v.Zm))return w.filter(
v.i9);m.edit((0,v.i9)(e)?e.number:i);const E=m.array(r.get(_))??[];for(const[T,O]of E.entries())(0,v.Zm)(O)&&(E[T]=m.add(O));return E.filter(v.i9)}}function t(A,e){
let i=0;for(const r of A)e(r)&&(A[i++]=r);A.length=i}function d(A,e){switch(A){case"Tx":return e&l?"password":"text";case"Btn":return e&o?"button":e&s?"radio":"\
checkbox";case"Ch":return e&g?"dropdown":"list";case"Sig":return"signature";default:return"unknown"}}}),77500:(($,K,u)=>{u.d(K,{Yw:()=>l,br:()=>S,f4:()=>C,mD:()=>W});
var I=u(58552),v=u(9819);function C(s,o){return o.form?.dict.has("XFA")?s.resolve(s.catalog.get("NeedsRendering"))===!0||!o.fields.some(({kind:x})=>x!=="unknown")?
"dynamic":"static":"none"}function W(s,o){if(C(s,o)!=="dynamic")return;const g="is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new I.
zU("invalid_parameters",`file: ${g}`,{issues:[{field:"file",message:g}],advice:"Print it to a PDF document from Adobe Reader, or ask its author for a form witho\
ut XFA"})}function S(s,o){const g=(0,v.Wo)(s,"AcroForm");return g?.dict.has("XFA")?(s.edit(g.holder),g.dict.delete("XFA"),s.catalog.has("NeedsRendering")&&s.editCatalog().
delete("NeedsRendering"),[l(o)]):[]}const D={values:"it would still show the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"\
it has scripts, or parts that cannot be read, which may have some. The fields themselves remain.",private:"its data repeats the values of fields, also of hidden\
 ones. The fields themselves remain.",places:"it says where fields are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The field\
s themselves remain."},l=s=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${D[s]}`})}),21115:(($,K,u)=>{u.d(K,{HC:()=>W,dK:()=>I,
ee:()=>C});const I={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http\
://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://ww\
w.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"\
http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http:/\
/www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},v=new Map(
Object.entries(I));class C{uris=new Map;declared=[];known=new Map;enter(o){let g;for(const{name:x,value:P}of o){if(!W(x))continue;const b=x.slice(6),N=this.uris.
get(b);N?N.push(P):this.uris.set(b,[P]),(g??=[]).push(b)}this.declared.push(g??S),g&&this.known.clear()}leave(){const o=this.declared.pop()??S;for(const g of o)
this.uris.get(g).pop();o.length>0&&this.known.clear()}declares(o){return(this.uris.get(l(o))?.length??0)>0}ofElement(o){let g=this.known.get(o);if(!g){const x=l(
o),P=this.uris.get(x)?.at(-1)??v.get(x)??"";this.known.size===D&&this.known.clear(),this.known.set(o,g={namespace:P,local:o.slice(o.indexOf(":")+1)})}return g}ofAttribute(o){
return o.includes(":")?this.ofElement(o):{namespace:"",local:o}}}const W=s=>s==="xmlns"||s.startsWith("xmlns:"),S=[],D=1e3,l=s=>s.slice(0,Math.max(s.indexOf(":"),
0))}),17413:(($,K,u)=>{u.d(K,{Y:()=>C});var I=u(21115),v=u(3907);async function C(S,D,l){const s=new W(D);await(0,v.km)(S,l,x=>((x.kind==="start"||x.kind==="emp\
ty")&&s.start(x.name,x.attributes,x.from),(x.kind==="end"||x.kind==="empty")&&s.end(x.name,x.to),s.isTooDeep));const o=[];let g=0;for(const x of s.dropped)o.push(
S.slice(g,x.from)),g=x.to;return o.join("")+S.slice(g)}class W{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new I.ee;constructor(D){this.drops=D}start(D,l,s){
this.isTooDeep=this.open.length>=v.ol,this.scope.enter(l);const o=this.scope.ofElement(D);this.open.push({name:D,from:s,drops:this.drops(o,this.elements)}),this.
elements.push(o)}end(D,l){let s=this.open.length-1;for(;s>=0&&this.open[s].name!==D;)s--;if(s<0)return;const{drops:o,from:g}=this.open[s];for(;this.open.length>
s;)this.open.pop(),this.elements.pop(),this.scope.leave();if(o){for(;this.dropped.length>0&&this.dropped.at(-1).from>g;)this.dropped.pop();this.dropped.push({from:g,
to:l})}}}}),3907:(($,K,u)=>{u.d(K,{X:()=>N,km:()=>C,ol:()=>I,xK:()=>x});const I=200,v=1e4;async function C(p,n,t){const d=new W(p);for(let A=d.next();A;A=d.next()){
if(t(A))return"left";const e=n.step((A.to-A.from)*4+50);e&&await e}return d.hasDocumentType?"document type":d.malformed?"malformed":"well-formed"}class W{text;malformed=!1;hasDocumentType=!1;at=0;constructor(n){
this.text=n}next(){const{text:n,at:t}=this;if(t>=n.length)return;if(n.charCodeAt(t)!==S)return this.characters(t,this.nextTag(t));if(n.startsWith("<!--",t))return this.
other(t,"-->",4);if(n.startsWith("<?",t))return this.other(t,"?>",2);if(n.startsWith("<![CDATA[",t)){const A=n.indexOf("]]>",t);return A<0?this.end():(this.at=A+
3,{kind:"text",text:n.slice(t+9,A),from:t,to:this.at})}return n.startsWith("<!",t)?(this.hasDocumentType=n.startsWith("<!DOCTYPE",t),this.end()):(n.charCodeAt(t+
1)===l?this.endTag(t):this.startTag(t))??this.fault(t,this.nextTag(t+1))}other(n,t,d){const A=this.text.indexOf(t,n+d);return A<0?this.end():(this.at=A+t.length,
{kind:"other",from:n,to:this.at})}endTag(n){const t=this.name(n+2),d=this.blanks(t);if(!(t===n+2||this.text.charCodeAt(d)!==D))return this.at=d+1,{kind:"end",name:this.
text.slice(n+2,t),from:n,to:this.at}}startTag(n){const{text:t}=this,d=this.name(n+1);if(d===n+1)return;const A=t.slice(n+1,d),e=[];for(let i=d;;){const r=this.blanks(
i),_=t.charCodeAt(r);if(_===D||_===l&&t.charCodeAt(r+1)===D)return this.at=_===D?r+1:r+2,{kind:_===D?"start":"empty",name:A,attributes:e,from:n,to:this.at};const m=this.
name(r),w=this.blanks(m),E=this.blanks(w+1),T=t[E];if(r===i||m===r||t[w]!=="="||T!=='"'&&T!=="'")return;const O=t.indexOf(T,E+1),M=t.slice(E+1,Math.max(O,E+1)),
h=M.includes("<")?void 0:o(M);if(O<0||h===void 0||e.length>=v)return;e.push({name:t.slice(r,m),value:h,from:r,to:O+1}),i=O+1}}characters(n,t){const d=o(this.text.
slice(n,t));return d===void 0?this.fault(n,t):(this.at=t,{kind:"text",text:d,from:n,to:t})}nextTag(n){const t=this.text.indexOf("<",n);return t<0?this.text.length:
t}fault(n,t){return this.malformed=!0,this.at=t,{kind:"other",from:n,to:t}}end(){this.malformed=!0,this.at=this.text.length}blanks(n){const{text:t}=this;for(;;){
const d=t.charCodeAt(n);if(d!==32&&d!==9&&d!==10&&d!==13)return n;n++}}name(n){const{text:t}=this;for(;n<t.length;n++){const d=t.charCodeAt(n);if(d<=32||d===l||
d===D||d===S||d===61||d===34||d===39)break}return n}}const[S,D,l]=[60,62,47],s=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function o(p){
if(!p.includes("&"))return p;const n=[];let t=0;for(let d=p.indexOf("&");d>=0;d=p.indexOf("&",t)){const A=p.indexOf(";",d);if(A<0||A-d>12)return;const e=p.slice(
d+1,A),i=s.get(e)??g(e);if(i===void 0)return;n.push(p.slice(t,d),i),t=A+1}return n.push(p.slice(t)),n.join("")}function g(p){const n=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(p),t=n?parseInt(n[1]??n[2],n[1]===void 0?10:16):-1;return t>0&&t<=1114111&&!(t>=55296&&t<=57343)?String.fromCodePoint(t):void 0}function x(p){const[n,t,d,A]=p;
if(n===0&&t===0&&(d===254||d===0)||n===255&&t===254&&d===0&&A===0)return b(p);if(n===254&&t===255||n===0&&t===60)return P(new TextDecoder("utf-16be").decode(p));
if(n===255&&t===254||n===60&&t===0)return P(new TextDecoder("utf-16le").decode(p));const e=new TextDecoder().decode(p);return P(e.includes("�")?Buffer.from(p).
toString("latin1"):e)}const P=p=>p.startsWith("\uFEFF")?p.slice(1):p;function b(p){const n=new DataView(p.buffer,p.byteOffset,p.byteLength),t=p[0]!==0,d=[];for(let A=0;A+
4<=p.length;A+=4){const e=n.getUint32(A,t);if(e>1114111)return;d.push(String.fromCodePoint(e))}return P(d.join(""))}const N=p=>p.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),89067:(($,K,u)=>{u.d(K,{J:()=>S});var I=u(45599),v=u(81077),C=u(9819);const W=100;class S{document;root;entries;nextKey;constructor(l,s,o,g){
this.document=l,this.root=s,this.entries=o,this.nextKey=g}static async read(l){const s=(0,C.Wo)(l,"StructTreeRoot");if(!s)return;const o=new Map;for(const[P,b]of await(0,v.
Zc)(l,s.dict.get("ParentTree"),"Nums"))typeof P=="number"&&o.set(P,b);const g=l.resolve(s.dict.get("ParentTreeNextKey")),x=[...o.keys()].reduce((P,b)=>Math.max(
P,b+1),typeof g=="number"?g:0);return new S(l,s,o,x)}newKey(){return this.nextKey++}write(){const{document:l,root:s,entries:o}=this,g=[...o].sort(([x],[P])=>x-P);
l.edit(s.holder),s.dict.set("ParentTree",l.add((0,v.H6)(l,g,"Nums"))),s.dict.set("ParentTreeNextKey",this.nextKey)}grow(l){const{document:s,root:o,entries:g}=this,
x=this.lastLeaf(),P=x.at(-1);if(!P)return this.write();s.edit(o.holder),o.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:p,holder:n}of x){const t=s.array(
p.get("Limits"));s.edit(n),t&&p.set("Limits",[t[0]??l,l])}const b=P.dict.get("Nums"),N=(0,I.i9)(b)?s.edit(b):b;(0,I.cy)(N)?N.push(l,g.get(l)):P.dict.set("Nums",
[l,g.get(l)])}lastLeaf(){const{document:l,root:s}=this,o=[];let g=s.holder,x=s.dict.get("ParentTree");for(;x!==void 0&&o.length<W;){(0,I.i9)(x)&&(g=x.number);const P=l.
dict(x);if(!P)return[];o.push({dict:P,holder:g});const b=l.array(P.get("Kids"));if(!b||b.length===0)return o;x=b.at(-1)}return[]}}}),58006:(($,K,u)=>{u.d(K,{n:()=>W});
var I=u(81679),v=u(45599);const C=["DecodeParms","F","FFilter","FDecodeParms","DL"];function W(S,D,{compress:l}){const s=new v.Bi(S.dict);l?s.set("Filter",(0,v.
UU)("FlateDecode")):s.delete("Filter");for(const o of C)s.delete(o);return new v.Z6(s,l?(0,I.Kc)(D):D)}})};
