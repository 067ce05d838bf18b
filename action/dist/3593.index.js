"use strict";exports.id=3593,exports.ids=[3593],exports.modules={38149:((H,N,l)=>{l.r(N),l.d(N,{add_text_layer:()=>m});var S=l(58552),_=l(21836),P=l(14029),C=l(3907);const O=2e6;
async function A(u,a){const f=new h,o=await(0,C.km)(u,a,x=>f.take(x));return f.problem!==void 0?{problem:f.problem}:o==="malformed"||o==="document type"?{problem:"\
is not well-formed XML"}:f.pages.length===0?{problem:"has no element Page"}:{pages:f.pages}}class h{pages=[];problem;begins=!1;count=0;take(a){if(a.kind!=="star\
t"&&a.kind!=="empty")return!1;const f=v=>a.attributes.find(D=>D.name===v)?.value,o=v=>Number(f(v)??NaN),x=a.name.replace(/^.*:/,"");return x==="Page"&&this.page(
o("WIDTH"),o("HEIGHT"),o("PHYSICAL_IMG_NR")),x==="TextLine"&&(this.begins=!0),x==="String"&&this.string((f("CONTENT")??"").trim(),[o("HPOS"),o("VPOS"),o("WIDTH"),
o("HEIGHT")],o("WC")*100),this.problem!==void 0}page(a,f,o){!(a>0)||!(f>0)?this.problem=`has a page (${this.pages.length+1}) without WIDTH and HEIGHT`:this.pages.
push({page:Number.isSafeInteger(o)&&o>=1?o:this.pages.length+1,width:a,height:f,words:[]})}string(a,[f,o,x,v],D){const W=this.pages.at(-1);!W||a===""||!Number.isFinite(
f)||!Number.isFinite(o)||!(x>0)||!(v>0)||(++this.count>O&&(this.problem=`has more than ${O} words`),W.words.push({text:a,x:f,y:o,width:x,height:v,...D>=0&&D<=100?
{confidence:D}:{},beginsLine:this.begins}),this.begins=!1)}}const i=new Set(["ocr_line","ocr_caption","ocr_header","ocr_textfloat","ocrx_line"]);async function c(u,a){
const f=new p,o=await(0,C.km)(u,a,x=>f.take(x));return f.problem!==void 0?{problem:f.problem}:o==="malformed"||o==="document type"?{problem:"is not well-formed \
XML"}:f.pages.length===0?{problem:"has no element of the class ocr_page"}:{pages:f.pages}}class p{pages=[];problem;depth=0;word;begins=!1;count=0;take(a){return a.
kind==="text"&&this.word&&(this.word.text+=a.text),(a.kind==="start"||a.kind==="empty")&&this.start(a),(a.kind==="end"||a.kind==="empty")&&this.end(),this.problem!==
void 0}start({attributes:a}){this.depth++;const f=v=>a.find(D=>D.name===v)?.value??"",o=f("class").split(" "),x=f("title");o.includes("ocr_page")&&this.page(x),
o.some(v=>i.has(v))&&(this.begins=!0),o.includes("ocrx_word")&&!this.word&&(this.word={depth:this.depth,title:x,text:""})}page(a){const[f,o,x,v]=g(a,"bbox"),[D=this.
pages.length]=g(a,"ppageno");f===void 0||o===void 0||x===void 0||v===void 0||x<=f||v<=o?this.problem=`has a page (${this.pages.length+1}) without the box of its\
 image`:this.pages.push({page:D+1,width:x-f,height:v-o,left:f,top:o,words:[]})}end(){const{word:a,depth:f}=this;if(this.depth--,!a||a.depth!==f)return;this.word=
void 0;const o=this.pages.at(-1),[x,v,D,W]=g(a.title,"bbox"),B=a.text.trim();if(!o||B===""||x===void 0||v===void 0||D===void 0||W===void 0||D<=x||W<=v)return;const[
$]=g(a.title,"x_wconf");++this.count>O&&(this.problem=`has more than ${O} words`),o.words.push({text:B,x:x-o.left,y:v-o.top,width:D-x,height:W-v,...$!==void 0&&
$>=0&&$<=100?{confidence:$}:{},beginsLine:this.begins}),this.begins=!1}}function g(u,a){for(const f of u.split(";")){const[o,...x]=f.trim().split(/\s+/);if(o===
a)return x.map(Number).filter(Number.isFinite)}return[]}var T=l(61729);const R=8e6,y='must be {"pages": [{"page": 1, "width": 2480, "height": 3508, "words": [{"\
text": "Invoice", "x": 210, "y": 180, "width": 300, "height": 60, "confidence": 96}]}]}';async function L(u,a){if(u.length>R)return{problem:`is JSON of more tha\
n ${R/1e6} MB: give fewer pages at a time, or hOCR or ALTO`};const f=(0,T.qF)(u);await a.rest();const o=(0,T.Gv)(f)?f.pages:void 0;if(!Array.isArray(o))return{problem:y};
const x=[];let v=0;for(const[D,W]of o.entries()){const B=`pages[${D+1}]`;if(!(0,T.Gv)(W))return{problem:`${B} is not an object: it ${y}`};const{page:$,width:F,height:X,
words:G}=W;if(!U($))return{problem:`${B}.page must be the number of a page, from 1`};if(!K(F)||!K(X))return{problem:`${B}.width and ${B}.height must be those of\
 the image, greater than 0`};if(!Array.isArray(G))return{problem:`${B}.words must be a list`};if(v+=G.length,v>O)return{problem:`has more than ${O} words`};const k=[];
for(const[j,Y]of G.entries()){const z=a.step(500);z&&await z;const Z=I(Y);if(typeof Z=="string")return{problem:`${B}.words[${j+1}]${Z}`};k.push(Z)}x.push({page:$,
width:F,height:X,words:k})}return{pages:x}}function I(u){if(!(0,T.Gv)(u))return" is not an object with text, x, y, width and height";const{text:a,x:f,y:o,width:x,
height:v,confidence:D,line:W}=u;return typeof a!="string"?".text must be a text":!M(f)||!M(o)?".x and .y must be numbers":!K(x)||!K(v)?".width and .height must \
be greater than 0":D!==void 0&&!(M(D)&&D>=0&&D<=100)?".confidence must be a number from 0 to 100":W!==void 0&&typeof W!="boolean"?".line must be true where a li\
ne begins":{text:a,x:f,y:o,width:x,height:v,...D===void 0?{}:{confidence:D},...W===void 0?{}:{beginsLine:W}}}const M=u=>typeof u=="number"&&Number.isFinite(u),K=u=>M(
u)&&u>0,U=u=>Number.isSafeInteger(u)&&u>=1,e="is not the result of a recognizer: JSON with pages and words, hOCR, or ALTO",n=/<!DOCTYPE[^[\]<>]{0,1000}>/i,t=4096;
async function s(u,a){let f;try{f=new TextDecoder("utf-8",{fatal:!0}).decode(u)}catch{return{problem:"is not text in UTF-8"}}await a.rest();const o=f.slice(0,t);
if(/^\s*[[{]/.test(o))return await L(f,a);if(!/^\s*</.test(o))return{problem:e};if(/<(?:\w+:)?alto\b/i.test(o))return await A(f,a);const x=n.exec(o),v=x?f.slice(
x.index+x[0].length):f;return/<html\b|class=['"]ocr_/i.test(o)?await c(v,a):{problem:e}}var r=l(98446),d=l(8103);const m=async(u,{text_layer:a,existing_text:f,open_password:o},x)=>{
const v=()=>(0,_.E)(u.bytes,x,{password:o}),D=await s(a.bytes,x.pace);if("problem"in D)throw w(D.problem);const{document:W,wanted:B}=await(0,d.QW)(v,f,k=>b(D.pages,
k).map(({page:j})=>j)),$=W.pages.count,F=b(D.pages,$).filter(({page:k})=>B.has(k)),X=await(0,d.U2)(W,F),G=F.length===0&&!W.suspect?u.bytes:await(0,P.UN)(W,{version:"\
1.4"});return{documents:[{name:u.name,bytes:G,pageCount:$}],notes:[...F.length===0?[d.KK]:[],...(0,d.Y$)(F)],facts:{pageCount:$,layeredPages:F.length,layeredWords:X,
...(0,d.yE)(F)}}},w=u=>(0,S.G6)([{field:"text_layer",message:u}]),E=.02;function b(u,a){const f=new Set;for(const{page:o,width:x,height:v,words:D}of u){if(o>a)throw w(
`names page ${o}, and the document has ${(0,r.y_)(a,"page")}`);if(f.has(o))throw w(`names page ${o} more than once`);f.add(o);const[W,B]=[x*E,v*E],$=F=>F.x<-W||
F.y<-B||F.x+F.width>x+W||F.y+F.height>v+B;if(D.some($))throw w(`has words outside of page ${o}: its width and height must be those of the image that was recogni\
zed`)}return u.filter(({words:o})=>o.length>0).sort((o,x)=>o.page-x.page)}}),55969:((H,N,l)=>{l.d(N,{B:()=>C,E:()=>O});var S=l(45599);const _=new Set(["Text","F\
reeText","Line","Square","Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Popup","Sound","Redact","Projection"]),
P=new Set(["Link","Widget","FileAttachment"]);function C(A,h){const i=A.resolve(h.get("Subtype"));return i instanceof S.SX?i.text:""}const O=(A,h)=>h==="comment\
s"?_.has(A):A!==""&&!P.has(A)}),12889:((H,N,l)=>{l.d(N,{Rl:()=>U,Vv:()=>C,fM:()=>O,ft:()=>c,jB:()=>M,pr:()=>R,rg:()=>I,vw:()=>T,wE:()=>K});var S=l(46161),_=l(93604),
P=l(47707);const C="‏",O="‎";let A;const h=()=>A??=(0,S.A)(),i=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
c=e=>i.test(e),p=4e3,g=e=>h().getEmbeddingLevels(e.slice(0,p)).paragraphs[0]?.level??0,T=e=>c(e)&&g(e)%2===1,R=e=>[...y(e)];function*y(e){if(!c(e)){e!==""&&(yield{
text:e,rtl:!1,at:0});return}if(e.length<=p)return yield*L(e,0);const n=g(e)%2===1,t=[];for(let s=0;s<e.length;)s=Math.min(s+p,e.length),/[\ud800-\udbff]/.test(e[s-
1])&&(s=Math.min(s+1,e.length)),t.push(s);for(let s=0;s<t.length;s++){const r=n?t.length-1-s:s,d=t[r-1]??0;yield*L(e.slice(d,t[r]),d,n?"rtl":"ltr")}}function L(e,n,t){
const{levels:s,paragraphs:r}=h().getEmbeddingLevels(e,t),d=r[0]?.level??0;for(let E=e.length-1;E>=0&&/\s/.test(e[E]);E--)s[E]=d;const m=[];for(let E=0,b=0;E<e.length;E=
b){const u=s[E];for(;b<e.length&&s[b]===u;)b++;m.push({level:u,text:e.slice(E,b),at:E})}const w=m.reduce((E,{level:b})=>Math.max(E,b),0);for(let E=w;E>0;E--)for(let b=0,
u=0;b<m.length;b=u+1){for(u=b;u<m.length&&m[u].level>=E;)u++;for(let a=b,f=u-1;a<f;a++,f--)[m[a],m[f]]=[m[f],m[a]]}return m.map(({level:E,text:b,at:u})=>({text:b,
rtl:E%2===1,at:n+u}))}function*I(e,n){const t=new Int32Array(n.length+1);for(const[s,r]of n.entries())t[s+1]=t[s]+r.length;for(const{text:s,rtl:r,at:d}of y(e+n.
join(""))){const m=d-e.length,w=m+s.length,E=[];for(let b=Math.max((0,_.MJ)(t,m)-1,0);b<n.length&&t[b]<w;b++){const u=Math.max(m-t[b],0),a=n[b].slice(u,Math.max(
w-t[b],0));a!==""&&E.push({text:a,rtl:r,at:u,index:b})}yield*r?E.reverse():E}}const M=e=>Array.from(e,n=>h().getMirroredCharacter(n)??n).join(""),K=e=>(0,P.qf)(
M(e)).reverse().join(""),U=e=>R(e).flatMap(({text:n,rtl:t})=>t?(0,P.qf)(M(n)).reverse():(0,P.qf)(n))}),84961:((H,N,l)=>{l.d(N,{$x:()=>g,Kh:()=>c,qg:()=>T,xS:()=>p});
var S=l(58552),_=l(33973),P=l(87773),C=l(90536),O=l(45599),A=l(3907),h=l(33311),i=l(9819);function c(y,L){const I=y.resolve(L.get("S"));return(!L.has("S")||(0,O.
Eo)(I,"JavaScript")||(0,O.Eo)(I,"Rendition"))&&y.resolve(L.get("JS"))!==null}async function p(y,L){const I=[];for await(const[K,U]of(0,P.$)(y,L))(0,C.L)(U,e=>c(
y,e))&&I.push(K);if(I.length===0)return!1;const{live:M}=await(0,_.Gy)(y);return I.some(K=>M[K]===1)}async function g(y){return await p(y,(await(0,h.S)(y)).JS)||
T(y)}async function T(y){if(!(0,O.Zm)(y.get(y.catalogNumber)))return!1;const L=y.resolve((0,i.Wo)(y,"AcroForm")?.dict.get("XFA"));if(L===null)return!1;if(y.security?.
locked===!0)return null;for(const I of Array.isArray(L)?L:[L]){const M=y.resolve(I);if(!(M instanceof O.Z6))continue;let K;try{K=await y.decodedAtEase(M)}catch(e){
if(!(e instanceof S.zU)||e.code==="cancelled")throw e;return!0}const U=(0,A.xK)(K);if(U===void 0||U.includes("script")&&await R(U,y.job.pace))return!0}return!1}
async function R(y,L){const I=M=>(M.kind==="start"||M.kind==="empty")&&/^(?:[^:]*:)?script$/.test(M.name);return await(0,A.km)(y,L,I)!=="well-formed"}}),52755:((H,N,l)=>{
l.d(N,{NT:()=>T,Uv:()=>y,kz:()=>A,mO:()=>I,mw:()=>O,qA:()=>R,sj:()=>C,zx:()=>g});var S=l(9819),_=l(45599),P=l(91374);const C=1,O=2,A=4096,h=8192,i=32768,c=65536,
p=1<<17,g=1<<18,T=1<<21,R=1<<24,y=1<<25,L=10;class I{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(e){this.
document=e,this.form=(0,S.Wo)(e,"AcroForm"),this.visit=new S._i(e)}static async read(e){const n=new I(e),{form:t}=n;return await n.walk(n.references(t?.dict.get(
"Fields"),t?.holder??-1,t?.dict,"Fields"),void 0),await n.readPages(),n}inherited(e,n){for(let t=e;t;t=t.parent){const s=this.document.resolve(t.dict.get(n));if(s!==
null)return s}return n==="DA"||n==="Q"?this.document.resolve(this.form?.dict.get(n)):null}integer(e,n){const t=this.inherited(e,n);return typeof t=="number"?Math.
trunc(t):0}node(e){return this.nodes.get(e)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get("NeedAppe\
arances"))===!0}forget(e){const{document:n,nodes:t,widgets:s,fields:r,byName:d}=this,m=({number:w})=>!e.has(w)&&n.exists(w);for(const w of t.values())m(w)||t.delete(
w.number);for(const w of s.values())m(w)||s.delete(w.number);for(const{nodes:w,widgets:E}of r)M(w,m),M(E,m);M(r,({nodes:w})=>w.length>0);for(const[w,E]of d)E.nodes.
length===0&&d.delete(w);this.form=(0,S.Wo)(n,"AcroForm")}async walk(e,n){const{document:t,visit:s}=this;for(const r of(0,P.iA)(t,{from:e,below:n,visit:s,depth:P.
tP})){const{number:d,dict:m}=r;this.nodes.set(d,r);const w=this.references(m.get("Kids"),d,m,"Kids");(0,_.Eo)(t.resolve(m.get("Subtype")),"Widget")||m.has("Rect")?
this.addWidget(r):w.length===0&&(0,P.bf)(r)===r&&this.field(r);const b=t.job.pace.step(1500);b&&await b}}addWidget(e){const n={node:e,number:e.number,dict:e.dict,
pages:[]};this.field((0,P.bf)(e)).widgets.push(n),this.widgets.set(e.number,n)}field(e){const n=this.fieldOf.get(e);if(n)return n;const{name:t,part:s}=e,r=t===""?
void 0:this.byName.get(t),d=this.integer(e,"Ff"),m=K(e.type,d);if(r?.kind===m)return r.nodes.push(e),this.fieldOf.set(e,r),r;const w={name:t,part:s,kind:m,flags:d,
nodes:[e],widgets:[]};return this.fields.push(w),t!==""&&!r&&this.byName.set(t,w),this.fieldOf.set(e,w),w}async readPages(){const{document:e}=this,{pages:n,job:t}=e,
{spend:s}=new S.b9(e);for(let r=0;r<n.count;r++){const d=n.number(r),m=e.entry(d,"Annots");s(e.array(m)?.length??0);for(const E of m===void 0?[]:this.annotations(
m,d)){const b=this.widgets.get(E.number)??await this.orphan(E);b&&b.pages.length>0&&s(L),b&&b.pages.at(-1)!==r+1&&b.pages.push(r+1);const u=t.pace.step(300);u&&
await u}const w=t.pace.step(300);w&&await w}}annotations(e,n){const t=this.document.array(e)??[];if(!t.some(d=>(0,_.Zm)(d)&&(0,_.Eo)(d.get("Subtype"),"Widget")))
return t.filter(_.i9);const s=(0,_.i9)(e)?e.number:n;this.document.edit(s);const r=(0,_.i9)(e)?t:this.document.array(this.document.get(n).get("Annots"))??[];for(const[
d,m]of r.entries())(0,_.Zm)(m)&&(0,_.Eo)(m.get("Subtype"),"Widget")&&(r[d]=this.document.add(m));return r.filter(_.i9)}async orphan(e){const{document:n}=this;if(!(0,_.
Eo)(n.resolve(n.entry(e.number,"Subtype")),"Widget"))return;const t=[e],s=new Set([e.number]);let r;for(let d=n.entry(e.number,"Parent");(0,_.i9)(d)&&t.length<P.
tP&&(r=this.nodes.get(d.number),!(r||s.has(d.number)||!(0,_.Zm)(n.get(d))));)s.add(d.number),t.push(d),d=n.entry(d.number,"Parent");for(const d of t.reverse())this.
nodes.has(d.number)||await this.walk([d],r),r=this.nodes.get(d.number);return this.widgets.get(e.number)}references(e,n,t,s){const{document:r}=this,d=r.array(e);
if(!d||!t)return[];if(!d.some(_.Zm))return d.filter(_.i9);r.edit((0,_.i9)(e)?e.number:n);const m=r.array(t.get(s))??[];for(const[w,E]of m.entries())(0,_.Zm)(E)&&
(m[w]=r.add(E));return m.filter(_.i9)}}function M(U,e){let n=0;for(const t of U)e(t)&&(U[n++]=t);U.length=n}function K(U,e){switch(U){case"Tx":return e&h?"passw\
ord":"text";case"Btn":return e&c?"button":e&i?"radio":"checkbox";case"Ch":return e&p?"dropdown":"list";case"Sig":return"signature";default:return"unknown"}}}),77500:((H,N,l)=>{
l.d(N,{Yw:()=>h,br:()=>O,f4:()=>P,mD:()=>C});var S=l(58552),_=l(9819);function P(i,c){return c.form?.dict.has("XFA")?i.resolve(i.catalog.get("NeedsRendering"))===
!0||!c.fields.some(({kind:g})=>g!=="unknown")?"dynamic":"static":"none"}function C(i,c){if(P(i,c)!=="dynamic")return;const p="is a dynamic XFA form, whose pages\
 and fields only Adobe viewers show";throw new S.zU("invalid_parameters",`file: ${p}`,{issues:[{field:"file",message:p}],advice:"Print it to a PDF document from\
 Adobe Reader, or ask its author for a form without XFA"})}function O(i,c){const p=(0,_.Wo)(i,"AcroForm");return p?.dict.has("XFA")?(i.edit(p.holder),p.dict.delete(
"XFA"),i.catalog.has("NeedsRendering")&&i.editCatalog().delete("NeedsRendering"),[h(c)]):[]}const A={values:"it would still show the old values.",pages:"it desc\
ribed removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. The fields themselves remain.",private:"\
its data repeats the values of fields, also of hidden ones. The fields themselves remain.",places:"it says where fields are on the pages. The fields themselves \
remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},h=i=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${A[i]}`})}),
21115:((H,N,l)=>{l.d(N,{HC:()=>C,dK:()=>S,ee:()=>P});const S={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"h\
ttp://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://ww\
w.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"\
http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:p\
dfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-dat\
a/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},_=new Map(Object.entries(S));class P{uris=new Map;declared=[];known=new Map;enter(c){let p;for(const{name:g,value:T}of c){
if(!C(g))continue;const R=g.slice(6),y=this.uris.get(R);y?y.push(T):this.uris.set(R,[T]),(p??=[]).push(R)}this.declared.push(p??O),p&&this.known.clear()}leave(){
const c=this.declared.pop()??O;for(const p of c)this.uris.get(p).pop();c.length>0&&this.known.clear()}declares(c){return(this.uris.get(h(c))?.length??0)>0}ofElement(c){
let p=this.known.get(c);if(!p){const g=h(c),T=this.uris.get(g)?.at(-1)??_.get(g)??"";this.known.size===A&&this.known.clear(),this.known.set(c,p={namespace:T,local:c.
slice(c.indexOf(":")+1)})}return p}ofAttribute(c){return c.includes(":")?this.ofElement(c):{namespace:"",local:c}}}const C=i=>i==="xmlns"||i.startsWith("xmlns:"),
O=[],A=1e3,h=i=>i.slice(0,Math.max(i.indexOf(":"),0))}),17413:((H,N,l)=>{l.d(N,{Y:()=>P});var S=l(21115),_=l(3907);async function P(O,A,h){const i=new C(A);await(0,_.
km)(O,h,g=>((g.kind==="start"||g.kind==="empty")&&i.start(g.name,g.attributes,g.from),(g.kind==="end"||g.kind==="empty")&&i.end(g.name,g.to),i.isTooDeep));const c=[];
let p=0;for(const g of i.dropped)c.push(O.slice(p,g.from)),p=g.to;return c.join("")+O.slice(p)}class C{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new S.
ee;constructor(A){this.drops=A}start(A,h,i){this.isTooDeep=this.open.length>=_.ol,this.scope.enter(h);const c=this.scope.ofElement(A);this.open.push({name:A,from:i,
drops:this.drops(c,this.elements)}),this.elements.push(c)}end(A,h){let i=this.open.length-1;for(;i>=0&&this.open[i].name!==A;)i--;if(i<0)return;const{drops:c,from:p}=this.
open[i];for(;this.open.length>i;)this.open.pop(),this.elements.pop(),this.scope.leave();if(c){for(;this.dropped.length>0&&this.dropped.at(-1).from>p;)this.dropped.
pop();this.dropped.push({from:p,to:h})}}}}),3907:((H,N,l)=>{l.d(N,{Rt:()=>R,X:()=>U,km:()=>C,ol:()=>_,xK:()=>T});var S=l(78157);const _=200,P=1e4;async function C(e,n,t){
const s=new O(e);for(let r=s.next();r;r=s.next()){if(t(r))return"left";const d=n.step((r.to-r.from)*4+50);d&&await d}return s.hasDocumentType?"document type":s.
malformed?"malformed":"well-formed"}class O{text;malformed=!1;hasDocumentType=!1;at=0;constructor(n){this.text=n}next(){const{text:n,at:t}=this;if(t>=n.length)return;
if(n.charCodeAt(t)!==A)return this.characters(t,this.nextTag(t));if(n.startsWith("<!--",t))return this.other(t,"-->",4);if(n.startsWith("<?",t))return this.other(
t,"?>",2);if(n.startsWith("<![CDATA[",t)){const r=n.indexOf("]]>",t);return r<0?this.end():(this.at=r+3,{kind:"text",text:n.slice(t+9,r),from:t,to:this.at})}return n.
startsWith("<!",t)?(this.hasDocumentType=n.startsWith("<!DOCTYPE",t),this.end()):(n.charCodeAt(t+1)===i?this.endTag(t):this.startTag(t))??this.fault(t,this.nextTag(
t+1))}other(n,t,s){const r=this.text.indexOf(t,n+s);return r<0?this.end():(this.at=r+t.length,{kind:"other",from:n,to:this.at})}endTag(n){const t=this.name(n+2),
s=this.blanks(t);if(!(t===n+2||this.text.charCodeAt(s)!==h))return this.at=s+1,{kind:"end",name:this.text.slice(n+2,t),from:n,to:this.at}}startTag(n){const{text:t}=this,
s=this.name(n+1);if(s===n+1)return;const r=t.slice(n+1,s),d=[];for(let m=s;;){const w=this.blanks(m),E=t.charCodeAt(w);if(E===h||E===i&&t.charCodeAt(w+1)===h)return this.
at=E===h?w+1:w+2,{kind:E===h?"start":"empty",name:r,attributes:d,from:n,to:this.at};const b=this.name(w),u=this.blanks(b),a=this.blanks(u+1),f=t[a];if(w===m||b===
w||t[u]!=="="||f!=='"'&&f!=="'")return;const o=t.indexOf(f,a+1),x=t.slice(a+1,Math.max(o,a+1)),v=x.includes("<")?void 0:p(x);if(o<0||v===void 0||d.length>=P)return;
d.push({name:t.slice(w,b),value:v,from:w,to:o+1}),m=o+1}}characters(n,t){const s=p(this.text.slice(n,t));return s===void 0?this.fault(n,t):(this.at=t,{kind:"tex\
t",text:s,from:n,to:t})}nextTag(n){const t=this.text.indexOf("<",n);return t<0?this.text.length:t}fault(n,t){return this.malformed=!0,this.at=t,{kind:"other",from:n,
to:t}}end(){this.malformed=!0,this.at=this.text.length}blanks(n){const{text:t}=this;for(;;){const s=t.charCodeAt(n);if(s!==32&&s!==9&&s!==10&&s!==13)return n;n++}}name(n){
const{text:t}=this;for(;n<t.length;n++){const s=t.charCodeAt(n);if(s<=32||s===i||s===h||s===A||s===61||s===34||s===39)break}return n}}const[A,h,i]=[60,62,47],c=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function p(e){if(!e.includes("&"))return e;const n=[];let t=0;for(let s=e.indexOf("&");s>=0;s=e.indexOf(
"&",t)){const r=e.indexOf(";",s);if(r<0||r-s>12)return;const d=e.slice(s+1,r),m=c.get(d)??g(d);if(m===void 0)return;n.push(e.slice(t,s),m),t=r+1}return n.push(e.
slice(t)),n.join("")}function g(e){const n=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(e),t=n?parseInt(n[1]??n[2],n[1]===void 0?10:16):-1;return t>0&&t<=1114111&&!(t>=55296&&
t<=57343)?String.fromCodePoint(t):void 0}function T(e){const[n,t,s,r]=e;if(n===0&&t===0&&(s===254||s===0)||n===255&&t===254&&s===0&&r===0)return K(e);if(n===254&&
t===255||n===0&&t===60)return M(new TextDecoder("utf-16be").decode(e));if(n===255&&t===254||n===60&&t===0)return M(new TextDecoder("utf-16le").decode(e));const d=new TextDecoder().
decode(e);return M(d.includes("�")?Buffer.from(e).toString("latin1"):d)}function R(e){if(e[0]===0||e[1]===0||e[0]===254||e[0]===255)return T(e);const t=(0,S.bS)(
e).toString("latin1",0,y),s=L.exec(t)?.[1]?.toLowerCase()??"utf-8";if(I.has(s))try{return new TextDecoder(s,{fatal:!0}).decode(e)}catch{return}}const y=200,L=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
I=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),M=e=>e.startsWith("\uFEFF")?e.slice(1):e;function K(e){const n=new DataView(e.buffer,
e.byteOffset,e.byteLength),t=e[0]!==0,s=[];for(let r=0;r+4<=e.length;r+=4){const d=n.getUint32(r,t);if(d>1114111)return;s.push(String.fromCodePoint(d))}return M(
s.join(""))}const U=e=>e.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),89067:((H,N,l)=>{l.d(N,{J:()=>O});var S=l(
45599),_=l(81077),P=l(9819);const C=100;class O{document;root;entries;nextKey;constructor(h,i,c,p){this.document=h,this.root=i,this.entries=c,this.nextKey=p}static async read(h){
const i=(0,P.Wo)(h,"StructTreeRoot");if(!i)return;const c=new Map;for(const[T,R]of await(0,_.Zc)(h,i.dict.get("ParentTree"),"Nums"))typeof T=="number"&&c.set(T,
R);const p=h.resolve(i.dict.get("ParentTreeNextKey")),g=[...c.keys()].reduce((T,R)=>Math.max(T,R+1),typeof p=="number"?p:0);return new O(h,i,c,g)}newKey(){return this.
nextKey++}write(){const{document:h,root:i,entries:c}=this,p=[...c].sort(([g],[T])=>g-T);h.edit(i.holder),i.dict.set("ParentTree",h.add((0,_.H6)(h,p,"Nums"))),i.
dict.set("ParentTreeNextKey",this.nextKey)}grow(h){const{document:i,root:c,entries:p}=this,g=this.lastLeaf(),T=g.at(-1);if(!T)return this.write();i.edit(c.holder),
c.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:L,holder:I}of g){const M=i.array(L.get("Limits"));i.edit(I),M&&L.set("Limits",[M[0]??h,h])}const R=T.
dict.get("Nums"),y=(0,S.i9)(R)?i.edit(R):R;(0,S.cy)(y)?y.push(h,p.get(h)):T.dict.set("Nums",[h,p.get(h)])}lastLeaf(){const{document:h,root:i}=this,c=[];let p=i.
holder,g=i.dict.get("ParentTree");for(;g!==void 0&&c.length<C;){(0,S.i9)(g)&&(p=g.number);const T=h.dict(g);if(!T)return[];c.push({dict:T,holder:p});const R=h.array(
T.get("Kids"));if(!R||R.length===0)return c;g=R.at(-1)}return[]}}}),58006:((H,N,l)=>{l.d(N,{n:()=>C});var S=l(48249),_=l(45599);const P=["DecodeParms","F","FFil\
ter","FDecodeParms","DL"];function C(O,A,{compress:h}){const i=new _.Bi(O.dict);h?i.set("Filter",(0,_.UU)("FlateDecode")):i.delete("Filter");for(const c of P)i.
delete(c);return new _.Z6(i,h?(0,S.Kc)(A):A)}})};
