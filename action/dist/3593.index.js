"use strict";exports.id=3593,exports.ids=[3593],exports.modules={38149:(($,W,l)=>{l.r(W),l.d(W,{add_text_layer:()=>P});var L=l(58552),x=l(92356),C=l(14029),N=l(3907);const v=2e6;
async function O(y,p){const m=new h,i=await(0,N.km)(y,p,_=>m.take(_));return m.problem!==void 0?{problem:m.problem}:i==="malformed"||i==="document type"?{problem:"\
is not well-formed XML"}:m.pages.length===0?{problem:"has no element Page"}:{pages:m.pages}}class h{pages=[];problem;begins=!1;count=0;take(p){if(p.kind!=="star\
t"&&p.kind!=="empty")return!1;const m=M=>p.attributes.find(S=>S.name===M)?.value,i=M=>Number(m(M)??NaN),_=p.name.replace(/^.*:/,"");return _==="Page"&&this.page(
i("WIDTH"),i("HEIGHT"),i("PHYSICAL_IMG_NR")),_==="TextLine"&&(this.begins=!0),_==="String"&&this.string((m("CONTENT")??"").trim(),[i("HPOS"),i("VPOS"),i("WIDTH"),
i("HEIGHT")],i("WC")*100),this.problem!==void 0}page(p,m,i){!(p>0)||!(m>0)?this.problem=`has a page (${this.pages.length+1}) without WIDTH and HEIGHT`:this.pages.
push({page:Number.isSafeInteger(i)&&i>=1?i:this.pages.length+1,width:p,height:m,words:[]})}string(p,[m,i,_,M],S){const I=this.pages.at(-1);!I||p===""||!Number.isFinite(
m)||!Number.isFinite(i)||!(_>0)||!(M>0)||(++this.count>v&&(this.problem=`has more than ${v} words`),I.words.push({text:p,x:m,y:i,width:_,height:M,...S>=0&&S<=100?
{confidence:S}:{},beginsLine:this.begins}),this.begins=!1)}}const n=new Set(["ocr_line","ocr_caption","ocr_header","ocr_textfloat","ocrx_line"]);async function o(y,p){
const m=new g,i=await(0,N.km)(y,p,_=>m.take(_));return m.problem!==void 0?{problem:m.problem}:i==="malformed"||i==="document type"?{problem:"is not well-formed \
XML"}:m.pages.length===0?{problem:"has no element of the class ocr_page"}:{pages:m.pages}}class g{pages=[];problem;depth=0;word;begins=!1;count=0;take(p){return p.
kind==="text"&&this.word&&(this.word.text+=p.text),(p.kind==="start"||p.kind==="empty")&&this.start(p),(p.kind==="end"||p.kind==="empty")&&this.end(),this.problem!==
void 0}start({attributes:p}){this.depth++;const m=M=>p.find(S=>S.name===M)?.value??"",i=m("class").split(" "),_=m("title");i.includes("ocr_page")&&this.page(_),
i.some(M=>n.has(M))&&(this.begins=!0),i.includes("ocrx_word")&&!this.word&&(this.word={depth:this.depth,title:_,text:""})}page(p){const[m,i,_,M]=w(p,"bbox"),[S=this.
pages.length]=w(p,"ppageno");m===void 0||i===void 0||_===void 0||M===void 0||_<=m||M<=i?this.problem=`has a page (${this.pages.length+1}) without the box of its\
 image`:this.pages.push({page:S+1,width:_-m,height:M-i,left:m,top:i,words:[]})}end(){const{word:p,depth:m}=this;if(this.depth--,!p||p.depth!==m)return;this.word=
void 0;const i=this.pages.at(-1),[_,M,S,I]=w(p.title,"bbox"),B=p.text.trim();if(!i||B===""||_===void 0||M===void 0||S===void 0||I===void 0||S<=_||I<=M)return;const[
k]=w(p.title,"x_wconf");++this.count>v&&(this.problem=`has more than ${v} words`),i.words.push({text:B,x:_-i.left,y:M-i.top,width:S-_,height:I-M,...k!==void 0&&
k>=0&&k<=100?{confidence:k}:{},beginsLine:this.begins}),this.begins=!1}}function w(y,p){for(const m of y.split(";")){const[i,..._]=m.trim().split(/\s+/);if(i===
p)return _.map(Number).filter(Number.isFinite)}return[]}var T=l(61729);const r=8e6,A='must be {"pages": [{"page": 1, "width": 2480, "height": 3508, "words": [{"\
text": "Invoice", "x": 210, "y": 180, "width": 300, "height": 60, "confidence": 96}]}]}';async function u(y,p){if(y.length>r)return{problem:`is JSON of more tha\
n ${r/1e6} MB: give fewer pages at a time, or hOCR or ALTO`};const m=(0,T.qF)(y);await p.rest();const i=(0,T.Gv)(m)?m.pages:void 0;if(!Array.isArray(i))return{problem:A};
const _=[];let M=0;for(const[S,I]of i.entries()){const B=`pages[${S+1}]`;if(!(0,T.Gv)(I))return{problem:`${B} is not an object: it ${A}`};const{page:k,width:K,height:G,
words:X}=I;if(!c(k))return{problem:`${B}.page must be the number of a page, from 1`};if(!a(K)||!a(G))return{problem:`${B}.width and ${B}.height must be those of\
 the image, greater than 0`};if(!Array.isArray(X))return{problem:`${B}.words must be a list`};if(M+=X.length,M>v)return{problem:`has more than ${v} words`};const H=[];
for(const[j,Y]of X.entries()){const z=p.step(500);z&&await z;const Z=s(Y);if(typeof Z=="string")return{problem:`${B}.words[${j+1}]${Z}`};H.push(Z)}_.push({page:k,
width:K,height:G,words:H})}return{pages:_}}function s(y){if(!(0,T.Gv)(y))return" is not an object with text, x, y, width and height";const{text:p,x:m,y:i,width:_,
height:M,confidence:S,line:I}=y;return typeof p!="string"?".text must be a text":!e(m)||!e(i)?".x and .y must be numbers":!a(_)||!a(M)?".width and .height must \
be greater than 0":S!==void 0&&!(e(S)&&S>=0&&S<=100)?".confidence must be a number from 0 to 100":I!==void 0&&typeof I!="boolean"?".line must be true where a li\
ne begins":{text:p,x:m,y:i,width:_,height:M,...S===void 0?{}:{confidence:S},...I===void 0?{}:{beginsLine:I}}}const e=y=>typeof y=="number"&&Number.isFinite(y),a=y=>e(
y)&&y>0,c=y=>Number.isSafeInteger(y)&&y>=1,t="is not the result of a recognizer: JSON with pages and words, hOCR, or ALTO",d=/<!DOCTYPE[^[\]<>]{0,1000}>/i,f=4096;
async function R(y,p){let m;try{m=new TextDecoder("utf-8",{fatal:!0}).decode(y)}catch{return{problem:"is not text in UTF-8"}}await p.rest();const i=m.slice(0,f);
if(/^\s*[[{]/.test(i))return await u(m,p);if(!/^\s*</.test(i))return{problem:t};if(/<(?:\w+:)?alto\b/i.test(i))return await O(m,p);const _=d.exec(i),M=_?m.slice(
_.index+_[0].length):m;return/<html\b|class=['"]ocr_/i.test(i)?await o(M,p):{problem:t}}var E=l(98446),b=l(8103);const P=async(y,{text_layer:p,existing_text:m,open_password:i},_)=>{
const M=()=>(0,x.E)(y.bytes,_,{password:i}),S=await R(p.bytes,_.pace);if("problem"in S)throw D(S.problem);const{document:I,wanted:B}=await(0,b.QW)(M,m,H=>F(S.pages,
H).map(({page:j})=>j)),k=I.pages.count,K=F(S.pages,k).filter(({page:H})=>B.has(H)),G=await(0,b.U2)(I,K),X=K.length===0&&!I.suspect?y.bytes:await(0,C.UN)(I,{version:"\
1.4"});return{documents:[{name:y.name,bytes:X,pageCount:k}],notes:[...K.length===0?[b.KK]:[],...(0,b.Y$)(K)],facts:{pageCount:k,layeredPages:K.length,layeredWords:G,
...(0,b.yE)(K)}}},D=y=>(0,L.G6)([{field:"text_layer",message:y}]),U=.02;function F(y,p){const m=new Set;for(const{page:i,width:_,height:M,words:S}of y){if(i>p)throw D(
`names page ${i}, and the document has ${(0,E.y_)(p,"page")}`);if(m.has(i))throw D(`names page ${i} more than once`);m.add(i);const[I,B]=[_*U,M*U],k=K=>K.x<-I||
K.y<-B||K.x+K.width>_+I||K.y+K.height>M+B;if(S.some(k))throw D(`has words outside of page ${i}: its width and height must be those of the image that was recogni\
zed`)}return y.filter(({words:i})=>i.length>0).sort((i,_)=>i.page-_.page)}}),55969:(($,W,l)=>{l.d(W,{B:()=>N,E:()=>v});var L=l(45599);const x=new Set(["Text","F\
reeText","Line","Square","Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Popup","Sound","Redact","Projection"]),
C=new Set(["Link","Widget","FileAttachment"]);function N(O,h){const n=O.resolve(h.get("Subtype"));return n instanceof L.SX?n.text:""}const v=(O,h)=>h==="comment\
s"?x.has(O):O!==""&&!C.has(O)}),12889:(($,W,l)=>{l.d(W,{Rl:()=>T,Vv:()=>C,ft:()=>h,jB:()=>g,pr:()=>o,vw:()=>n,wE:()=>w});var L=l(46161),x=l(47707);const C="‏";
let N;const v=()=>N??=(0,L.A)(),O=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,h=r=>O.test(r),
n=r=>h(r)&&(v().getEmbeddingLevels(r).paragraphs[0]?.level??0)%2===1;function o(r){if(!h(r))return r===""?[]:[{text:r,rtl:!1,at:0}];const{levels:A,paragraphs:u}=v().
getEmbeddingLevels(r),s=u[0]?.level??0;for(let c=r.length-1;c>=0&&/\s/.test(r[c]);c--)A[c]=s;const e=[];for(let c=0;c<r.length;c++){const t=e.at(-1);t&&t.level===
A[c]?t.text+=r[c]:e.push({level:A[c],text:r[c],at:c})}const a=e.reduce((c,{level:t})=>Math.max(c,t),0);for(let c=a;c>0;c--)for(let t=0,d=0;t<e.length;t=d+1){for(d=
t;d<e.length&&e[d].level>=c;)d++;if(d>t+1)for(const[f,R]of e.slice(t,d).entries())e[d-1-f]=R}return e.map(({level:c,text:t,at:d})=>({text:t,rtl:c%2===1,at:d}))}
const g=r=>Array.from(r,A=>v().getMirroredCharacter(A)??A).join(""),w=r=>(0,x.qf)(g(r)).reverse().join(""),T=r=>o(r).flatMap(({text:A,rtl:u})=>u?(0,x.qf)(g(A)).
reverse():(0,x.qf)(A))}),84961:(($,W,l)=>{l.d(W,{$x:()=>g,Kh:()=>n,qg:()=>w,xS:()=>o});var L=l(58552),x=l(33973),C=l(90536),N=l(45599),v=l(3907),O=l(33311),h=l(
9819);function n(r,A){const u=r.resolve(A.get("S"));return(!A.has("S")||(0,N.Eo)(u,"JavaScript")||(0,N.Eo)(u,"Rendition"))&&r.resolve(A.get("JS"))!==null}async function o(r,A){
const u=A.filter(e=>(0,C.L)(r.get(e),a=>n(r,a)));if(u.length===0)return!1;const{live:s}=await(0,x.Gy)(r);return u.some(e=>s[e]===1)}async function g(r){return await o(
r,(await(0,O.S)(r)).JS)||w(r)}async function w(r){if(!(0,N.Zm)(r.get(r.catalogNumber)))return!1;const A=r.resolve((0,h.Wo)(r,"AcroForm")?.dict.get("XFA"));if(A===
null)return!1;if(r.security?.locked===!0)return null;for(const u of Array.isArray(A)?A:[A]){const s=r.resolve(u);if(!(s instanceof N.Z6))continue;let e;try{e=await r.
decodedAtEase(s)}catch(c){if(!(c instanceof L.zU)||c.code==="cancelled")throw c;return!0}const a=(0,v.xK)(e);if(a===void 0||a.includes("script")&&await T(a,r.job.
pace))return!0}return!1}async function T(r,A){const u=s=>(s.kind==="start"||s.kind==="empty")&&/^(?:[^:]*:)?script$/.test(s.name);return await(0,v.km)(r,A,u)!==
"well-formed"}}),52755:(($,W,l)=>{l.d(W,{NT:()=>T,Uv:()=>A,kz:()=>O,mO:()=>s,mw:()=>v,qA:()=>r,sj:()=>N,zx:()=>w});var L=l(9819),x=l(45599),C=l(91374);const N=1,
v=2,O=4096,h=8192,n=32768,o=65536,g=1<<17,w=1<<18,T=1<<21,r=1<<24,A=1<<25,u=10;class s{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(t){
this.document=t,this.form=(0,L.Wo)(t,"AcroForm"),this.visit=new L._i(t)}static async read(t){const d=new s(t),{form:f}=d;return await d.walk(d.references(f?.dict.
get("Fields"),f?.holder??-1,f?.dict,"Fields"),void 0),await d.readPages(),d}inherited(t,d){for(let f=t;f;f=f.parent){const R=this.document.resolve(f.dict.get(d));
if(R!==null)return R}return d==="DA"||d==="Q"?this.document.resolve(this.form?.dict.get(d)):null}integer(t,d){const f=this.inherited(t,d);return typeof f=="numb\
er"?Math.trunc(f):0}node(t){return this.nodes.get(t)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(t){const{document:d,nodes:f,widgets:R,fields:E,byName:b}=this,P=({number:D})=>!t.has(D)&&d.exists(D);for(const D of f.values())P(
D)||f.delete(D.number);for(const D of R.values())P(D)||R.delete(D.number);for(const{nodes:D,widgets:U}of E)e(D,P),e(U,P);e(E,({nodes:D})=>D.length>0);for(const[
D,U]of b)U.nodes.length===0&&b.delete(D);this.form=(0,L.Wo)(d,"AcroForm")}async walk(t,d){const{document:f,visit:R}=this;for(const E of(0,C.iA)(f,{from:t,below:d,
visit:R,depth:C.tP})){const{number:b,dict:P}=E;this.nodes.set(b,E);const D=this.references(P.get("Kids"),b,P,"Kids");(0,x.Eo)(f.resolve(P.get("Subtype")),"Widge\
t")||P.has("Rect")?this.addWidget(E):D.length===0&&(0,C.bf)(E)===E&&this.field(E);const F=f.job.pace.step(1500);F&&await F}}addWidget(t){const d={node:t,number:t.
number,dict:t.dict,pages:[]};this.field((0,C.bf)(t)).widgets.push(d),this.widgets.set(t.number,d)}field(t){const d=this.fieldOf.get(t);if(d)return d;const{name:f,
part:R}=t,E=f===""?void 0:this.byName.get(f),b=this.integer(t,"Ff"),P=a(t.type,b);if(E?.kind===P)return E.nodes.push(t),this.fieldOf.set(t,E),E;const D={name:f,
part:R,kind:P,flags:b,nodes:[t],widgets:[]};return this.fields.push(D),f!==""&&!E&&this.byName.set(f,D),this.fieldOf.set(t,D),D}async readPages(){const{document:t}=this,
{pages:d,job:f}=t,{spend:R}=new L.b9(t);for(let E=0;E<d.count;E++){const b=d.number(E),P=t.entry(b,"Annots");R(t.array(P)?.length??0);for(const U of P===void 0?
[]:this.annotations(P,b)){const F=this.widgets.get(U.number)??await this.orphan(U);F&&F.pages.length>0&&R(u),F&&F.pages.at(-1)!==E+1&&F.pages.push(E+1);const y=f.
pace.step(300);y&&await y}const D=f.pace.step(300);D&&await D}}annotations(t,d){const f=this.document.array(t)??[];if(!f.some(b=>(0,x.Zm)(b)&&(0,x.Eo)(b.get("Su\
btype"),"Widget")))return f.filter(x.i9);const R=(0,x.i9)(t)?t.number:d;this.document.edit(R);const E=(0,x.i9)(t)?f:this.document.array(this.document.get(d).get(
"Annots"))??[];for(const[b,P]of E.entries())(0,x.Zm)(P)&&(0,x.Eo)(P.get("Subtype"),"Widget")&&(E[b]=this.document.add(P));return E.filter(x.i9)}async orphan(t){
const{document:d}=this;if(!(0,x.Eo)(d.resolve(d.entry(t.number,"Subtype")),"Widget"))return;const f=[t],R=new Set([t.number]);let E;for(let b=d.entry(t.number,"\
Parent");(0,x.i9)(b)&&f.length<C.tP&&(E=this.nodes.get(b.number),!(E||R.has(b.number)||!(0,x.Zm)(d.get(b))));)R.add(b.number),f.push(b),b=d.entry(b.number,"Pare\
nt");for(const b of f.reverse())this.nodes.has(b.number)||await this.walk([b],E),E=this.nodes.get(b.number);return this.widgets.get(t.number)}references(t,d,f,R){
const{document:E}=this,b=E.array(t);if(!b||!f)return[];if(!b.some(x.Zm))return b.filter(x.i9);E.edit((0,x.i9)(t)?t.number:d);const P=E.array(f.get(R))??[];for(const[
D,U]of P.entries())(0,x.Zm)(U)&&(P[D]=E.add(U));return P.filter(x.i9)}}function e(c,t){let d=0;for(const f of c)t(f)&&(c[d++]=f);c.length=d}function a(c,t){switch(c){case"\
Tx":return t&h?"password":"text";case"Btn":return t&o?"button":t&n?"radio":"checkbox";case"Ch":return t&g?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),77500:(($,W,l)=>{l.d(W,{Yw:()=>h,br:()=>v,f4:()=>C,mD:()=>N});var L=l(58552),x=l(9819);function C(n,o){return o.form?.dict.has("XFA")?n.resolve(
n.catalog.get("NeedsRendering"))===!0||!o.fields.some(({kind:w})=>w!=="unknown")?"dynamic":"static":"none"}function N(n,o){if(C(n,o)!=="dynamic")return;const g="\
is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new L.zU("invalid_parameters",`file: ${g}`,{issues:[{field:"file",message:g}],advice:"\
Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function v(n,o){const g=(0,x.Wo)(n,"AcroForm");return g?.dict.has("XFA")?
(n.edit(g.holder),g.dict.delete("XFA"),n.catalog.has("NeedsRendering")&&n.editCatalog().delete("NeedsRendering"),[h(o)]):[]}const O={values:"it would still show\
 the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. \
The fields themselves remain.",private:"its data repeats the values of fields, also of hidden ones. The fields themselves remain.",places:"it says where fields \
are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},h=n=>({code:"xfa_removed",message:`The XFA v\
ersion of the form was removed, because ${O[n]}`})}),21115:(($,W,l)=>{l.d(W,{HC:()=>N,dK:()=>L,ee:()=>C});const L={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-\
ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",
pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",
pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http:\
//www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/\
pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},x=new Map(Object.entries(L));class C{uris=new Map;declared=[];known=new Map;enter(o){
let g;for(const{name:w,value:T}of o){if(!N(w))continue;const r=w.slice(6),A=this.uris.get(r);A?A.push(T):this.uris.set(r,[T]),(g??=[]).push(r)}this.declared.push(
g??v),g&&this.known.clear()}leave(){const o=this.declared.pop()??v;for(const g of o)this.uris.get(g).pop();o.length>0&&this.known.clear()}declares(o){return(this.
uris.get(h(o))?.length??0)>0}ofElement(o){let g=this.known.get(o);if(!g){const w=h(o),T=this.uris.get(w)?.at(-1)??x.get(w)??"";this.known.size===O&&this.known.clear(),
this.known.set(o,g={namespace:T,local:o.slice(o.indexOf(":")+1)})}return g}ofAttribute(o){return o.includes(":")?this.ofElement(o):{namespace:"",local:o}}}const N=n=>n===
"xmlns"||n.startsWith("xmlns:"),v=[],O=1e3,h=n=>n.slice(0,Math.max(n.indexOf(":"),0))}),17413:(($,W,l)=>{l.d(W,{Y:()=>C});var L=l(21115),x=l(3907);async function C(v,O,h){
const n=new N(O);await(0,x.km)(v,h,w=>((w.kind==="start"||w.kind==="empty")&&n.start(w.name,w.attributes,w.from),(w.kind==="end"||w.kind==="empty")&&n.end(w.name,
w.to),n.isTooDeep));const o=[];let g=0;for(const w of n.dropped)o.push(v.slice(g,w.from)),g=w.to;return o.join("")+v.slice(g)}class N{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new L.
ee;constructor(O){this.drops=O}start(O,h,n){this.isTooDeep=this.open.length>=x.ol,this.scope.enter(h);const o=this.scope.ofElement(O);this.open.push({name:O,from:n,
drops:this.drops(o,this.elements)}),this.elements.push(o)}end(O,h){let n=this.open.length-1;for(;n>=0&&this.open[n].name!==O;)n--;if(n<0)return;const{drops:o,from:g}=this.
open[n];for(;this.open.length>n;)this.open.pop(),this.elements.pop(),this.scope.leave();if(o){for(;this.dropped.length>0&&this.dropped.at(-1).from>g;)this.dropped.
pop();this.dropped.push({from:g,to:h})}}}}),3907:(($,W,l)=>{l.d(W,{X:()=>A,km:()=>C,ol:()=>L,xK:()=>w});const L=200,x=1e4;async function C(u,s,e){const a=new N(
u);for(let c=a.next();c;c=a.next()){if(e(c))return"left";const t=s.step((c.to-c.from)*4+50);t&&await t}return a.hasDocumentType?"document type":a.malformed?"mal\
formed":"well-formed"}class N{text;malformed=!1;hasDocumentType=!1;at=0;constructor(s){this.text=s}next(){const{text:s,at:e}=this;if(e>=s.length)return;if(s.charCodeAt(
e)!==v)return this.characters(e,this.nextTag(e));if(s.startsWith("<!--",e))return this.other(e,"-->",4);if(s.startsWith("<?",e))return this.other(e,"?>",2);if(s.
startsWith("<![CDATA[",e)){const c=s.indexOf("]]>",e);return c<0?this.end():(this.at=c+3,{kind:"text",text:s.slice(e+9,c),from:e,to:this.at})}return s.startsWith(
"<!",e)?(this.hasDocumentType=s.startsWith("<!DOCTYPE",e),this.end()):(s.charCodeAt(e+1)===h?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(s,e,a){
const c=this.text.indexOf(e,s+a);return c<0?this.end():(this.at=c+e.length,{kind:"other",from:s,to:this.at})}endTag(s){const e=this.name(s+2),a=this.blanks(e);if(!(e===
s+2||this.text.charCodeAt(a)!==O))return this.at=a+1,{kind:"end",name:this.text.slice(s+2,e),from:s,to:this.at}}startTag(s){const{text:e}=this,a=this.name(s+1);
if(a===s+1)return;const c=e.slice(s+1,a),t=[];for(let d=a;;){const f=this.blanks(d),R=e.charCodeAt(f);if(R===O||R===h&&e.charCodeAt(f+1)===O)return this.at=R===
O?f+1:f+2,{kind:R===O?"start":"empty",name:c,attributes:t,from:s,to:this.at};const E=this.name(f),b=this.blanks(E),P=this.blanks(b+1),D=e[P];if(f===d||E===f||e[b]!==
"="||D!=='"'&&D!=="'")return;const U=e.indexOf(D,P+1),F=e.slice(P+1,Math.max(U,P+1)),y=F.includes("<")?void 0:o(F);if(U<0||y===void 0||t.length>=x)return;t.push(
{name:e.slice(f,E),value:y,from:f,to:U+1}),d=U+1}}characters(s,e){const a=o(this.text.slice(s,e));return a===void 0?this.fault(s,e):(this.at=e,{kind:"text",text:a,
from:s,to:e})}nextTag(s){const e=this.text.indexOf("<",s);return e<0?this.text.length:e}fault(s,e){return this.malformed=!0,this.at=e,{kind:"other",from:s,to:e}}end(){
this.malformed=!0,this.at=this.text.length}blanks(s){const{text:e}=this;for(;;){const a=e.charCodeAt(s);if(a!==32&&a!==9&&a!==10&&a!==13)return s;s++}}name(s){const{
text:e}=this;for(;s<e.length;s++){const a=e.charCodeAt(s);if(a<=32||a===h||a===O||a===v||a===61||a===34||a===39)break}return s}}const[v,O,h]=[60,62,47],n=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function o(u){if(!u.includes("&"))return u;const s=[];let e=0;for(let a=u.indexOf("&");a>=0;a=u.indexOf(
"&",e)){const c=u.indexOf(";",a);if(c<0||c-a>12)return;const t=u.slice(a+1,c),d=n.get(t)??g(t);if(d===void 0)return;s.push(u.slice(e,a),d),e=c+1}return s.push(u.
slice(e)),s.join("")}function g(u){const s=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(u),e=s?parseInt(s[1]??s[2],s[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&
e<=57343)?String.fromCodePoint(e):void 0}function w(u){const[s,e,a,c]=u;if(s===0&&e===0&&(a===254||a===0)||s===255&&e===254&&a===0&&c===0)return r(u);if(s===254&&
e===255||s===0&&e===60)return T(new TextDecoder("utf-16be").decode(u));if(s===255&&e===254||s===60&&e===0)return T(new TextDecoder("utf-16le").decode(u));const t=new TextDecoder().
decode(u);return T(t.includes("�")?Buffer.from(u).toString("latin1"):t)}const T=u=>u.startsWith("\uFEFF")?u.slice(1):u;function r(u){const s=new DataView(u.buffer,
u.byteOffset,u.byteLength),e=u[0]!==0,a=[];for(let c=0;c+4<=u.length;c+=4){const t=s.getUint32(c,e);if(t>1114111)return;a.push(String.fromCodePoint(t))}return T(
a.join(""))}const A=u=>u.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),89067:(($,W,l)=>{l.d(W,{J:()=>v});var L=l(
45599),x=l(81077),C=l(9819);const N=100;class v{document;root;entries;nextKey;constructor(h,n,o,g){this.document=h,this.root=n,this.entries=o,this.nextKey=g}static async read(h){
const n=(0,C.Wo)(h,"StructTreeRoot");if(!n)return;const o=new Map;for(const[T,r]of await(0,x.Zc)(h,n.dict.get("ParentTree"),"Nums"))typeof T=="number"&&o.set(T,
r);const g=h.resolve(n.dict.get("ParentTreeNextKey")),w=[...o.keys()].reduce((T,r)=>Math.max(T,r+1),typeof g=="number"?g:0);return new v(h,n,o,w)}newKey(){return this.
nextKey++}write(){const{document:h,root:n,entries:o}=this,g=[...o].sort(([w],[T])=>w-T);h.edit(n.holder),n.dict.set("ParentTree",h.add((0,x.H6)(h,g,"Nums"))),n.
dict.set("ParentTreeNextKey",this.nextKey)}grow(h){const{document:n,root:o,entries:g}=this,w=this.lastLeaf(),T=w.at(-1);if(!T)return this.write();n.edit(o.holder),
o.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:u,holder:s}of w){const e=n.array(u.get("Limits"));n.edit(s),e&&u.set("Limits",[e[0]??h,h])}const r=T.
dict.get("Nums"),A=(0,L.i9)(r)?n.edit(r):r;(0,L.cy)(A)?A.push(h,g.get(h)):T.dict.set("Nums",[h,g.get(h)])}lastLeaf(){const{document:h,root:n}=this,o=[];let g=n.
holder,w=n.dict.get("ParentTree");for(;w!==void 0&&o.length<N;){(0,L.i9)(w)&&(g=w.number);const T=h.dict(w);if(!T)return[];o.push({dict:T,holder:g});const r=h.array(
T.get("Kids"));if(!r||r.length===0)return o;w=r.at(-1)}return[]}}}),58006:(($,W,l)=>{l.d(W,{n:()=>N});var L=l(81679),x=l(45599);const C=["DecodeParms","F","FFil\
ter","FDecodeParms","DL"];function N(v,O,{compress:h}){const n=new x.Bi(v.dict);h?n.set("Filter",(0,x.UU)("FlateDecode")):n.delete("Filter");for(const o of C)n.
delete(o);return new x.Z6(n,h?(0,L.Kc)(O):O)}})};
