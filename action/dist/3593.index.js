"use strict";exports.id=3593,exports.ids=[3593],exports.modules={38149:(($,N,l)=>{l.r(N),l.d(N,{add_text_layer:()=>v});var L=l(58552),y=l(92356),R=l(14029),I=l(3907);const D=2e6;
async function A(O,p){const m=new f,a=await(0,I.km)(O,p,E=>m.take(E));return m.problem!==void 0?{problem:m.problem}:a==="malformed"||a==="document type"?{problem:"\
is not well-formed XML"}:m.pages.length===0?{problem:"has no element Page"}:{pages:m.pages}}class f{pages=[];problem;begins=!1;count=0;take(p){if(p.kind!=="star\
t"&&p.kind!=="empty")return!1;const m=P=>p.attributes.find(S=>S.name===P)?.value,a=P=>Number(m(P)??NaN),E=p.name.replace(/^.*:/,"");return E==="Page"&&this.page(
a("WIDTH"),a("HEIGHT"),a("PHYSICAL_IMG_NR")),E==="TextLine"&&(this.begins=!0),E==="String"&&this.string((m("CONTENT")??"").trim(),[a("HPOS"),a("VPOS"),a("WIDTH"),
a("HEIGHT")],a("WC")*100),this.problem!==void 0}page(p,m,a){!(p>0)||!(m>0)?this.problem=`has a page (${this.pages.length+1}) without WIDTH and HEIGHT`:this.pages.
push({page:Number.isSafeInteger(a)&&a>=1?a:this.pages.length+1,width:p,height:m,words:[]})}string(p,[m,a,E,P],S){const W=this.pages.at(-1);!W||p===""||!Number.isFinite(
m)||!Number.isFinite(a)||!(E>0)||!(P>0)||(++this.count>D&&(this.problem=`has more than ${D} words`),W.words.push({text:p,x:m,y:a,width:E,height:P,...S>=0&&S<=100?
{confidence:S}:{},beginsLine:this.begins}),this.begins=!1)}}const r=new Set(["ocr_line","ocr_caption","ocr_header","ocr_textfloat","ocrx_line"]);async function o(O,p){
const m=new x,a=await(0,I.km)(O,p,E=>m.take(E));return m.problem!==void 0?{problem:m.problem}:a==="malformed"||a==="document type"?{problem:"is not well-formed \
XML"}:m.pages.length===0?{problem:"has no element of the class ocr_page"}:{pages:m.pages}}class x{pages=[];problem;depth=0;word;begins=!1;count=0;take(p){return p.
kind==="text"&&this.word&&(this.word.text+=p.text),(p.kind==="start"||p.kind==="empty")&&this.start(p),(p.kind==="end"||p.kind==="empty")&&this.end(),this.problem!==
void 0}start({attributes:p}){this.depth++;const m=P=>p.find(S=>S.name===P)?.value??"",a=m("class").split(" "),E=m("title");a.includes("ocr_page")&&this.page(E),
a.some(P=>r.has(P))&&(this.begins=!0),a.includes("ocrx_word")&&!this.word&&(this.word={depth:this.depth,title:E,text:""})}page(p){const[m,a,E,P]=g(p,"bbox"),[S=this.
pages.length]=g(p,"ppageno");m===void 0||a===void 0||E===void 0||P===void 0||E<=m||P<=a?this.problem=`has a page (${this.pages.length+1}) without the box of its\
 image`:this.pages.push({page:S+1,width:E-m,height:P-a,left:m,top:a,words:[]})}end(){const{word:p,depth:m}=this;if(this.depth--,!p||p.depth!==m)return;this.word=
void 0;const a=this.pages.at(-1),[E,P,S,W]=g(p.title,"bbox"),B=p.text.trim();if(!a||B===""||E===void 0||P===void 0||S===void 0||W===void 0||S<=E||W<=P)return;const[
H]=g(p.title,"x_wconf");++this.count>D&&(this.problem=`has more than ${D} words`),a.words.push({text:B,x:E-a.left,y:P-a.top,width:S-E,height:W-P,...H!==void 0&&
H>=0&&H<=100?{confidence:H}:{},beginsLine:this.begins}),this.begins=!1}}function g(O,p){for(const m of O.split(";")){const[a,...E]=m.trim().split(/\s+/);if(a===
p)return E.map(Number).filter(Number.isFinite)}return[]}var M=l(61729);const w=8e6,C='must be {"pages": [{"page": 1, "width": 2480, "height": 3508, "words": [{"\
text": "Invoice", "x": 210, "y": 180, "width": 300, "height": 60, "confidence": 96}]}]}';async function u(O,p){if(O.length>w)return{problem:`is JSON of more tha\
n ${w/1e6} MB: give fewer pages at a time, or hOCR or ALTO`};const m=(0,M.qF)(O);await p.rest();const a=(0,M.Gv)(m)?m.pages:void 0;if(!Array.isArray(a))return{problem:C};
const E=[];let P=0;for(const[S,W]of a.entries()){const B=`pages[${S+1}]`;if(!(0,M.Gv)(W))return{problem:`${B} is not an object: it ${C}`};const{page:H,width:U,height:G,
words:X}=W;if(!_(H))return{problem:`${B}.page must be the number of a page, from 1`};if(!i(U)||!i(G))return{problem:`${B}.width and ${B}.height must be those of\
 the image, greater than 0`};if(!Array.isArray(X))return{problem:`${B}.words must be a list`};if(P+=X.length,P>D)return{problem:`has more than ${D} words`};const k=[];
for(const[j,Y]of X.entries()){const z=p.step(500);z&&await z;const Z=t(Y);if(typeof Z=="string")return{problem:`${B}.words[${j+1}]${Z}`};k.push(Z)}E.push({page:H,
width:U,height:G,words:k})}return{pages:E}}function t(O){if(!(0,M.Gv)(O))return" is not an object with text, x, y, width and height";const{text:p,x:m,y:a,width:E,
height:P,confidence:S,line:W}=O;return typeof p!="string"?".text must be a text":!e(m)||!e(a)?".x and .y must be numbers":!i(E)||!i(P)?".width and .height must \
be greater than 0":S!==void 0&&!(e(S)&&S>=0&&S<=100)?".confidence must be a number from 0 to 100":W!==void 0&&typeof W!="boolean"?".line must be true where a li\
ne begins":{text:p,x:m,y:a,width:E,height:P,...S===void 0?{}:{confidence:S},...W===void 0?{}:{beginsLine:W}}}const e=O=>typeof O=="number"&&Number.isFinite(O),i=O=>e(
O)&&O>0,_=O=>Number.isSafeInteger(O)&&O>=1,n="is not the result of a recognizer: JSON with pages and words, hOCR, or ALTO",h=/<!DOCTYPE[^[\]<>]{0,1000}>/i,s=4096;
async function b(O,p){let m;try{m=new TextDecoder("utf-8",{fatal:!0}).decode(O)}catch{return{problem:"is not text in UTF-8"}}await p.rest();const a=m.slice(0,s);
if(/^\s*[[{]/.test(a))return await u(m,p);if(!/^\s*</.test(a))return{problem:n};if(/<(?:\w+:)?alto\b/i.test(a))return await A(m,p);const E=h.exec(a),P=E?m.slice(
E.index+E[0].length):m;return/<html\b|class=['"]ocr_/i.test(a)?await o(P,p):{problem:n}}var d=l(98446),c=l(8103);const v=async(O,{text_layer:p,existing_text:m,open_password:a},E)=>{
const P=()=>(0,y.E)(O.bytes,E,{password:a}),S=await b(p.bytes,E.pace);if("problem"in S)throw T(S.problem);const{document:W,wanted:B}=await(0,c.QW)(P,m,k=>F(S.pages,
k).map(({page:j})=>j)),H=W.pages.count,U=F(S.pages,H).filter(({page:k})=>B.has(k)),G=await(0,c.U2)(W,U),X=U.length===0&&!W.suspect?O.bytes:await(0,R.UN)(W,{version:"\
1.4"});return{documents:[{name:O.name,bytes:X,pageCount:H}],notes:[...U.length===0?[c.KK]:[],...(0,c.Y$)(U)],facts:{pageCount:H,layeredPages:U.length,layeredWords:G,
...(0,c.yE)(U)}}},T=O=>(0,L.G6)([{field:"text_layer",message:O}]),K=.02;function F(O,p){const m=new Set;for(const{page:a,width:E,height:P,words:S}of O){if(a>p)throw T(
`names page ${a}, and the document has ${(0,d.y_)(p,"page")}`);if(m.has(a))throw T(`names page ${a} more than once`);m.add(a);const[W,B]=[E*K,P*K],H=U=>U.x<-W||
U.y<-B||U.x+U.width>E+W||U.y+U.height>P+B;if(S.some(H))throw T(`has words outside of page ${a}: its width and height must be those of the image that was recogni\
zed`)}return O.filter(({words:a})=>a.length>0).sort((a,E)=>a.page-E.page)}}),55969:(($,N,l)=>{l.d(N,{B:()=>I,E:()=>D});var L=l(45599);const y=new Set(["Text","F\
reeText","Line","Square","Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Popup","Sound","Redact","Projection"]),
R=new Set(["Link","Widget","FileAttachment"]);function I(A,f){const r=A.resolve(f.get("Subtype"));return r instanceof L.SX?r.text:""}const D=(A,f)=>f==="comment\
s"?y.has(A):A!==""&&!R.has(A)}),12889:(($,N,l)=>{l.d(N,{Rl:()=>u,Vv:()=>I,fM:()=>D,ft:()=>o,jB:()=>w,pr:()=>g,rg:()=>M,vw:()=>x,wE:()=>C});var L=l(46161),y=l(93604),
R=l(47707);const I="‏",D="‎";let A;const f=()=>A??=(0,L.A)(),r=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
o=t=>r.test(t),x=t=>o(t)&&(f().getEmbeddingLevels(t).paragraphs[0]?.level??0)%2===1;function g(t){if(!o(t))return t===""?[]:[{text:t,rtl:!1,at:0}];const{levels:e,
paragraphs:i}=f().getEmbeddingLevels(t),_=i[0]?.level??0;for(let s=t.length-1;s>=0&&/\s/.test(t[s]);s--)e[s]=_;const n=[];for(let s=0,b=0;s<t.length;s=b){const d=e[s];
for(;b<t.length&&e[b]===d;)b++;n.push({level:d,text:t.slice(s,b),at:s})}const h=n.reduce((s,{level:b})=>Math.max(s,b),0);for(let s=h;s>0;s--)for(let b=0,d=0;b<n.
length;b=d+1){for(d=b;d<n.length&&n[d].level>=s;)d++;for(let c=b,v=d-1;c<v;c++,v--)[n[c],n[v]]=[n[v],n[c]]}return n.map(({level:s,text:b,at:d})=>({text:b,rtl:s%
2===1,at:d}))}function*M(t,e){const i=new Int32Array(e.length+1);for(const[_,n]of e.entries())i[_+1]=i[_]+n.length;for(const{text:_,rtl:n,at:h}of g(t+e.join(""))){
const s=h-t.length,b=s+_.length,d=[];for(let c=Math.max((0,y.M)(i,s)-1,0);c<e.length&&i[c]<b;c++){const v=Math.max(s-i[c],0),T=e[c].slice(v,Math.max(b-i[c],0));
T!==""&&d.push({text:T,rtl:n,at:v,index:c})}yield*n?d.reverse():d}}const w=t=>Array.from(t,e=>f().getMirroredCharacter(e)??e).join(""),C=t=>(0,R.qf)(w(t)).reverse().
join(""),u=t=>g(t).flatMap(({text:e,rtl:i})=>i?(0,R.qf)(w(e)).reverse():(0,R.qf)(e))}),84961:(($,N,l)=>{l.d(N,{$x:()=>x,Kh:()=>r,qg:()=>g,xS:()=>o});var L=l(58552),
y=l(33973),R=l(90536),I=l(45599),D=l(3907),A=l(33311),f=l(9819);function r(w,C){const u=w.resolve(C.get("S"));return(!C.has("S")||(0,I.Eo)(u,"JavaScript")||(0,I.
Eo)(u,"Rendition"))&&w.resolve(C.get("JS"))!==null}async function o(w,C){const u=C.filter(e=>(0,R.L)(w.get(e),i=>r(w,i)));if(u.length===0)return!1;const{live:t}=await(0,y.
Gy)(w);return u.some(e=>t[e]===1)}async function x(w){return await o(w,(await(0,A.S)(w)).JS)||g(w)}async function g(w){if(!(0,I.Zm)(w.get(w.catalogNumber)))return!1;
const C=w.resolve((0,f.Wo)(w,"AcroForm")?.dict.get("XFA"));if(C===null)return!1;if(w.security?.locked===!0)return null;for(const u of Array.isArray(C)?C:[C]){const t=w.
resolve(u);if(!(t instanceof I.Z6))continue;let e;try{e=await w.decodedAtEase(t)}catch(_){if(!(_ instanceof L.zU)||_.code==="cancelled")throw _;return!0}const i=(0,D.
xK)(e);if(i===void 0||i.includes("script")&&await M(i,w.job.pace))return!0}return!1}async function M(w,C){const u=t=>(t.kind==="start"||t.kind==="empty")&&/^(?:[^:]*:)?script$/.
test(t.name);return await(0,D.km)(w,C,u)!=="well-formed"}}),52755:(($,N,l)=>{l.d(N,{NT:()=>M,Uv:()=>C,kz:()=>A,mO:()=>t,mw:()=>D,qA:()=>w,sj:()=>I,zx:()=>g});var L=l(
9819),y=l(45599),R=l(91374);const I=1,D=2,A=4096,f=8192,r=32768,o=65536,x=1<<17,g=1<<18,M=1<<21,w=1<<24,C=1<<25,u=10;class t{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(n){
this.document=n,this.form=(0,L.Wo)(n,"AcroForm"),this.visit=new L._i(n)}static async read(n){const h=new t(n),{form:s}=h;return await h.walk(h.references(s?.dict.
get("Fields"),s?.holder??-1,s?.dict,"Fields"),void 0),await h.readPages(),h}inherited(n,h){for(let s=n;s;s=s.parent){const b=this.document.resolve(s.dict.get(h));
if(b!==null)return b}return h==="DA"||h==="Q"?this.document.resolve(this.form?.dict.get(h)):null}integer(n,h){const s=this.inherited(n,h);return typeof s=="numb\
er"?Math.trunc(s):0}node(n){return this.nodes.get(n)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(n){const{document:h,nodes:s,widgets:b,fields:d,byName:c}=this,v=({number:T})=>!n.has(T)&&h.exists(T);for(const T of s.values())v(
T)||s.delete(T.number);for(const T of b.values())v(T)||b.delete(T.number);for(const{nodes:T,widgets:K}of d)e(T,v),e(K,v);e(d,({nodes:T})=>T.length>0);for(const[
T,K]of c)K.nodes.length===0&&c.delete(T);this.form=(0,L.Wo)(h,"AcroForm")}async walk(n,h){const{document:s,visit:b}=this;for(const d of(0,R.iA)(s,{from:n,below:h,
visit:b,depth:R.tP})){const{number:c,dict:v}=d;this.nodes.set(c,d);const T=this.references(v.get("Kids"),c,v,"Kids");(0,y.Eo)(s.resolve(v.get("Subtype")),"Widge\
t")||v.has("Rect")?this.addWidget(d):T.length===0&&(0,R.bf)(d)===d&&this.field(d);const F=s.job.pace.step(1500);F&&await F}}addWidget(n){const h={node:n,number:n.
number,dict:n.dict,pages:[]};this.field((0,R.bf)(n)).widgets.push(h),this.widgets.set(n.number,h)}field(n){const h=this.fieldOf.get(n);if(h)return h;const{name:s,
part:b}=n,d=s===""?void 0:this.byName.get(s),c=this.integer(n,"Ff"),v=i(n.type,c);if(d?.kind===v)return d.nodes.push(n),this.fieldOf.set(n,d),d;const T={name:s,
part:b,kind:v,flags:c,nodes:[n],widgets:[]};return this.fields.push(T),s!==""&&!d&&this.byName.set(s,T),this.fieldOf.set(n,T),T}async readPages(){const{document:n}=this,
{pages:h,job:s}=n,{spend:b}=new L.b9(n);for(let d=0;d<h.count;d++){const c=h.number(d),v=n.entry(c,"Annots");b(n.array(v)?.length??0);for(const K of v===void 0?
[]:this.annotations(v,c)){const F=this.widgets.get(K.number)??await this.orphan(K);F&&F.pages.length>0&&b(u),F&&F.pages.at(-1)!==d+1&&F.pages.push(d+1);const O=s.
pace.step(300);O&&await O}const T=s.pace.step(300);T&&await T}}annotations(n,h){const s=this.document.array(n)??[];if(!s.some(c=>(0,y.Zm)(c)&&(0,y.Eo)(c.get("Su\
btype"),"Widget")))return s.filter(y.i9);const b=(0,y.i9)(n)?n.number:h;this.document.edit(b);const d=(0,y.i9)(n)?s:this.document.array(this.document.get(h).get(
"Annots"))??[];for(const[c,v]of d.entries())(0,y.Zm)(v)&&(0,y.Eo)(v.get("Subtype"),"Widget")&&(d[c]=this.document.add(v));return d.filter(y.i9)}async orphan(n){
const{document:h}=this;if(!(0,y.Eo)(h.resolve(h.entry(n.number,"Subtype")),"Widget"))return;const s=[n],b=new Set([n.number]);let d;for(let c=h.entry(n.number,"\
Parent");(0,y.i9)(c)&&s.length<R.tP&&(d=this.nodes.get(c.number),!(d||b.has(c.number)||!(0,y.Zm)(h.get(c))));)b.add(c.number),s.push(c),c=h.entry(c.number,"Pare\
nt");for(const c of s.reverse())this.nodes.has(c.number)||await this.walk([c],d),d=this.nodes.get(c.number);return this.widgets.get(n.number)}references(n,h,s,b){
const{document:d}=this,c=d.array(n);if(!c||!s)return[];if(!c.some(y.Zm))return c.filter(y.i9);d.edit((0,y.i9)(n)?n.number:h);const v=d.array(s.get(b))??[];for(const[
T,K]of v.entries())(0,y.Zm)(K)&&(v[T]=d.add(K));return v.filter(y.i9)}}function e(_,n){let h=0;for(const s of _)n(s)&&(_[h++]=s);_.length=h}function i(_,n){switch(_){case"\
Tx":return n&f?"password":"text";case"Btn":return n&o?"button":n&r?"radio":"checkbox";case"Ch":return n&x?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),77500:(($,N,l)=>{l.d(N,{Yw:()=>f,br:()=>D,f4:()=>R,mD:()=>I});var L=l(58552),y=l(9819);function R(r,o){return o.form?.dict.has("XFA")?r.resolve(
r.catalog.get("NeedsRendering"))===!0||!o.fields.some(({kind:g})=>g!=="unknown")?"dynamic":"static":"none"}function I(r,o){if(R(r,o)!=="dynamic")return;const x="\
is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new L.zU("invalid_parameters",`file: ${x}`,{issues:[{field:"file",message:x}],advice:"\
Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function D(r,o){const x=(0,y.Wo)(r,"AcroForm");return x?.dict.has("XFA")?
(r.edit(x.holder),x.dict.delete("XFA"),r.catalog.has("NeedsRendering")&&r.editCatalog().delete("NeedsRendering"),[f(o)]):[]}const A={values:"it would still show\
 the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. \
The fields themselves remain.",private:"its data repeats the values of fields, also of hidden ones. The fields themselves remain.",places:"it says where fields \
are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},f=r=>({code:"xfa_removed",message:`The XFA v\
ersion of the form was removed, because ${A[r]}`})}),21115:(($,N,l)=>{l.d(N,{HC:()=>I,dK:()=>L,ee:()=>R});const L={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-\
ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",
pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",
pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http:\
//www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/\
pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},y=new Map(Object.entries(L));class R{uris=new Map;declared=[];known=new Map;enter(o){
let x;for(const{name:g,value:M}of o){if(!I(g))continue;const w=g.slice(6),C=this.uris.get(w);C?C.push(M):this.uris.set(w,[M]),(x??=[]).push(w)}this.declared.push(
x??D),x&&this.known.clear()}leave(){const o=this.declared.pop()??D;for(const x of o)this.uris.get(x).pop();o.length>0&&this.known.clear()}declares(o){return(this.
uris.get(f(o))?.length??0)>0}ofElement(o){let x=this.known.get(o);if(!x){const g=f(o),M=this.uris.get(g)?.at(-1)??y.get(g)??"";this.known.size===A&&this.known.clear(),
this.known.set(o,x={namespace:M,local:o.slice(o.indexOf(":")+1)})}return x}ofAttribute(o){return o.includes(":")?this.ofElement(o):{namespace:"",local:o}}}const I=r=>r===
"xmlns"||r.startsWith("xmlns:"),D=[],A=1e3,f=r=>r.slice(0,Math.max(r.indexOf(":"),0))}),17413:(($,N,l)=>{l.d(N,{Y:()=>R});var L=l(21115),y=l(3907);async function R(D,A,f){
const r=new I(A);await(0,y.km)(D,f,g=>((g.kind==="start"||g.kind==="empty")&&r.start(g.name,g.attributes,g.from),(g.kind==="end"||g.kind==="empty")&&r.end(g.name,
g.to),r.isTooDeep));const o=[];let x=0;for(const g of r.dropped)o.push(D.slice(x,g.from)),x=g.to;return o.join("")+D.slice(x)}class I{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new L.
ee;constructor(A){this.drops=A}start(A,f,r){this.isTooDeep=this.open.length>=y.ol,this.scope.enter(f);const o=this.scope.ofElement(A);this.open.push({name:A,from:r,
drops:this.drops(o,this.elements)}),this.elements.push(o)}end(A,f){let r=this.open.length-1;for(;r>=0&&this.open[r].name!==A;)r--;if(r<0)return;const{drops:o,from:x}=this.
open[r];for(;this.open.length>r;)this.open.pop(),this.elements.pop(),this.scope.leave();if(o){for(;this.dropped.length>0&&this.dropped.at(-1).from>x;)this.dropped.
pop();this.dropped.push({from:x,to:f})}}}}),3907:(($,N,l)=>{l.d(N,{X:()=>C,km:()=>R,ol:()=>L,xK:()=>g});const L=200,y=1e4;async function R(u,t,e){const i=new I(
u);for(let _=i.next();_;_=i.next()){if(e(_))return"left";const n=t.step((_.to-_.from)*4+50);n&&await n}return i.hasDocumentType?"document type":i.malformed?"mal\
formed":"well-formed"}class I{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(
e)!==D)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.
startsWith("<![CDATA[",e)){const _=t.indexOf("]]>",e);return _<0?this.end():(this.at=_+3,{kind:"text",text:t.slice(e+9,_),from:e,to:this.at})}return t.startsWith(
"<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===f?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,i){
const _=this.text.indexOf(e,t+i);return _<0?this.end():(this.at=_+e.length,{kind:"other",from:t,to:this.at})}endTag(t){const e=this.name(t+2),i=this.blanks(e);if(!(e===
t+2||this.text.charCodeAt(i)!==A))return this.at=i+1,{kind:"end",name:this.text.slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,i=this.name(t+1);
if(i===t+1)return;const _=e.slice(t+1,i),n=[];for(let h=i;;){const s=this.blanks(h),b=e.charCodeAt(s);if(b===A||b===f&&e.charCodeAt(s+1)===A)return this.at=b===
A?s+1:s+2,{kind:b===A?"start":"empty",name:_,attributes:n,from:t,to:this.at};const d=this.name(s),c=this.blanks(d),v=this.blanks(c+1),T=e[v];if(s===h||d===s||e[c]!==
"="||T!=='"'&&T!=="'")return;const K=e.indexOf(T,v+1),F=e.slice(v+1,Math.max(K,v+1)),O=F.includes("<")?void 0:o(F);if(K<0||O===void 0||n.length>=y)return;n.push(
{name:e.slice(s,d),value:O,from:s,to:K+1}),h=K+1}}characters(t,e){const i=o(this.text.slice(t,e));return i===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:i,
from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){
this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){const i=e.charCodeAt(t);if(i!==32&&i!==9&&i!==10&&i!==13)return t;t++}}name(t){const{
text:e}=this;for(;t<e.length;t++){const i=e.charCodeAt(t);if(i<=32||i===f||i===A||i===D||i===61||i===34||i===39)break}return t}}const[D,A,f]=[60,62,47],r=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function o(u){if(!u.includes("&"))return u;const t=[];let e=0;for(let i=u.indexOf("&");i>=0;i=u.indexOf(
"&",e)){const _=u.indexOf(";",i);if(_<0||_-i>12)return;const n=u.slice(i+1,_),h=r.get(n)??x(n);if(h===void 0)return;t.push(u.slice(e,i),h),e=_+1}return t.push(u.
slice(e)),t.join("")}function x(u){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(u),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&
e<=57343)?String.fromCodePoint(e):void 0}function g(u){const[t,e,i,_]=u;if(t===0&&e===0&&(i===254||i===0)||t===255&&e===254&&i===0&&_===0)return w(u);if(t===254&&
e===255||t===0&&e===60)return M(new TextDecoder("utf-16be").decode(u));if(t===255&&e===254||t===60&&e===0)return M(new TextDecoder("utf-16le").decode(u));const n=new TextDecoder().
decode(u);return M(n.includes("�")?Buffer.from(u).toString("latin1"):n)}const M=u=>u.startsWith("\uFEFF")?u.slice(1):u;function w(u){const t=new DataView(u.buffer,
u.byteOffset,u.byteLength),e=u[0]!==0,i=[];for(let _=0;_+4<=u.length;_+=4){const n=t.getUint32(_,e);if(n>1114111)return;i.push(String.fromCodePoint(n))}return M(
i.join(""))}const C=u=>u.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),89067:(($,N,l)=>{l.d(N,{J:()=>D});var L=l(
45599),y=l(81077),R=l(9819);const I=100;class D{document;root;entries;nextKey;constructor(f,r,o,x){this.document=f,this.root=r,this.entries=o,this.nextKey=x}static async read(f){
const r=(0,R.Wo)(f,"StructTreeRoot");if(!r)return;const o=new Map;for(const[M,w]of await(0,y.Zc)(f,r.dict.get("ParentTree"),"Nums"))typeof M=="number"&&o.set(M,
w);const x=f.resolve(r.dict.get("ParentTreeNextKey")),g=[...o.keys()].reduce((M,w)=>Math.max(M,w+1),typeof x=="number"?x:0);return new D(f,r,o,g)}newKey(){return this.
nextKey++}write(){const{document:f,root:r,entries:o}=this,x=[...o].sort(([g],[M])=>g-M);f.edit(r.holder),r.dict.set("ParentTree",f.add((0,y.H6)(f,x,"Nums"))),r.
dict.set("ParentTreeNextKey",this.nextKey)}grow(f){const{document:r,root:o,entries:x}=this,g=this.lastLeaf(),M=g.at(-1);if(!M)return this.write();r.edit(o.holder),
o.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:u,holder:t}of g){const e=r.array(u.get("Limits"));r.edit(t),e&&u.set("Limits",[e[0]??f,f])}const w=M.
dict.get("Nums"),C=(0,L.i9)(w)?r.edit(w):w;(0,L.cy)(C)?C.push(f,x.get(f)):M.dict.set("Nums",[f,x.get(f)])}lastLeaf(){const{document:f,root:r}=this,o=[];let x=r.
holder,g=r.dict.get("ParentTree");for(;g!==void 0&&o.length<I;){(0,L.i9)(g)&&(x=g.number);const M=f.dict(g);if(!M)return[];o.push({dict:M,holder:x});const w=f.array(
M.get("Kids"));if(!w||w.length===0)return o;g=w.at(-1)}return[]}}}),58006:(($,N,l)=>{l.d(N,{n:()=>I});var L=l(81679),y=l(45599);const R=["DecodeParms","F","FFil\
ter","FDecodeParms","DL"];function I(D,A,{compress:f}){const r=new y.Bi(D.dict);f?r.set("Filter",(0,y.UU)("FlateDecode")):r.delete("Filter");for(const o of R)r.
delete(o);return new y.Z6(r,f?(0,L.Kc)(A):A)}})};
