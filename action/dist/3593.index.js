"use strict";exports.id=3593,exports.ids=[3593],exports.modules={38149:(($,N,u)=>{u.r(N),u.d(N,{add_text_layer:()=>g});var S=u(58552),E=u(94518),D=u(14029),L=u(3907);const v=2e6;
async function A(l,a){const f=new h,o=await(0,L.km)(l,a,_=>f.take(_));return f.problem!==void 0?{problem:f.problem}:o==="malformed"||o==="document type"?{problem:"\
is not well-formed XML"}:f.pages.length===0?{problem:"has no element Page"}:{pages:f.pages}}class h{pages=[];problem;begins=!1;count=0;take(a){if(a.kind!=="star\
t"&&a.kind!=="empty")return!1;const f=O=>a.attributes.find(M=>M.name===O)?.value,o=O=>Number(f(O)??NaN),_=a.name.replace(/^.*:/,"");return _==="Page"&&this.page(
o("WIDTH"),o("HEIGHT"),o("PHYSICAL_IMG_NR")),_==="TextLine"&&(this.begins=!0),_==="String"&&this.string((f("CONTENT")??"").trim(),[o("HPOS"),o("VPOS"),o("WIDTH"),
o("HEIGHT")],o("WC")*100),this.problem!==void 0}page(a,f,o){!(a>0)||!(f>0)?this.problem=`has a page (${this.pages.length+1}) without WIDTH and HEIGHT`:this.pages.
push({page:Number.isSafeInteger(o)&&o>=1?o:this.pages.length+1,width:a,height:f,words:[]})}string(a,[f,o,_,O],M){const C=this.pages.at(-1);!C||a===""||!Number.isFinite(
f)||!Number.isFinite(o)||!(_>0)||!(O>0)||(++this.count>v&&(this.problem=`has more than ${v} words`),C.words.push({text:a,x:f,y:o,width:_,height:O,...M>=0&&M<=100?
{confidence:M}:{},beginsLine:this.begins}),this.begins=!1)}}const i=new Set(["ocr_line","ocr_caption","ocr_header","ocr_textfloat","ocrx_line"]);async function c(l,a){
const f=new p,o=await(0,L.km)(l,a,_=>f.take(_));return f.problem!==void 0?{problem:f.problem}:o==="malformed"||o==="document type"?{problem:"is not well-formed \
XML"}:f.pages.length===0?{problem:"has no element of the class ocr_page"}:{pages:f.pages}}class p{pages=[];problem;depth=0;word;begins=!1;count=0;take(a){return a.
kind==="text"&&this.word&&(this.word.text+=a.text),(a.kind==="start"||a.kind==="empty")&&this.start(a),(a.kind==="end"||a.kind==="empty")&&this.end(),this.problem!==
void 0}start({attributes:a}){this.depth++;const f=O=>a.find(M=>M.name===O)?.value??"",o=f("class").split(" "),_=f("title");o.includes("ocr_page")&&this.page(_),
o.some(O=>i.has(O))&&(this.begins=!0),o.includes("ocrx_word")&&!this.word&&(this.word={depth:this.depth,title:_,text:""})}page(a){const[f,o,_,O]=m(a,"bbox"),[M=this.
pages.length]=m(a,"ppageno");f===void 0||o===void 0||_===void 0||O===void 0||_<=f||O<=o?this.problem=`has a page (${this.pages.length+1}) without the box of its\
 image`:this.pages.push({page:M+1,width:_-f,height:O-o,left:f,top:o,words:[]})}end(){const{word:a,depth:f}=this;if(this.depth--,!a||a.depth!==f)return;this.word=
void 0;const o=this.pages.at(-1),[_,O,M,C]=m(a.title,"bbox"),B=a.text.trim();if(!o||B===""||_===void 0||O===void 0||M===void 0||C===void 0||M<=_||C<=O)return;const[
H]=m(a.title,"x_wconf");++this.count>v&&(this.problem=`has more than ${v} words`),o.words.push({text:B,x:_-o.left,y:O-o.top,width:M-_,height:C-O,...H!==void 0&&
H>=0&&H<=100?{confidence:H}:{},beginsLine:this.begins}),this.begins=!1}}function m(l,a){for(const f of l.split(";")){const[o,..._]=f.trim().split(/\s+/);if(o===
a)return _.map(Number).filter(Number.isFinite)}return[]}var T=u(61729);const w=8e6,P='must be {"pages": [{"page": 1, "width": 2480, "height": 3508, "words": [{"\
text": "Invoice", "x": 210, "y": 180, "width": 300, "height": 60, "confidence": 96}]}]}';async function I(l,a){if(l.length>w)return{problem:`is JSON of more tha\
n ${w/1e6} MB: give fewer pages at a time, or hOCR or ALTO`};const f=(0,T.qF)(l);await a.rest();const o=(0,T.Gv)(f)?f.pages:void 0;if(!Array.isArray(o))return{problem:P};
const _=[];let O=0;for(const[M,C]of o.entries()){const B=`pages[${M+1}]`;if(!(0,T.Gv)(C))return{problem:`${B} is not an object: it ${P}`};const{page:H,width:U,height:X,
words:G}=C;if(!F(H))return{problem:`${B}.page must be the number of a page, from 1`};if(!K(U)||!K(X))return{problem:`${B}.width and ${B}.height must be those of\
 the image, greater than 0`};if(!Array.isArray(G))return{problem:`${B}.words must be a list`};if(O+=G.length,O>v)return{problem:`has more than ${v} words`};const k=[];
for(const[j,Y]of G.entries()){const z=a.step(500);z&&await z;const Z=W(Y);if(typeof Z=="string")return{problem:`${B}.words[${j+1}]${Z}`};k.push(Z)}_.push({page:H,
width:U,height:X,words:k})}return{pages:_}}function W(l){if(!(0,T.Gv)(l))return" is not an object with text, x, y, width and height";const{text:a,x:f,y:o,width:_,
height:O,confidence:M,line:C}=l;return typeof a!="string"?".text must be a text":!R(f)||!R(o)?".x and .y must be numbers":!K(_)||!K(O)?".width and .height must \
be greater than 0":M!==void 0&&!(R(M)&&M>=0&&M<=100)?".confidence must be a number from 0 to 100":C!==void 0&&typeof C!="boolean"?".line must be true where a li\
ne begins":{text:a,x:f,y:o,width:_,height:O,...M===void 0?{}:{confidence:M},...C===void 0?{}:{beginsLine:C}}}const R=l=>typeof l=="number"&&Number.isFinite(l),K=l=>R(
l)&&l>0,F=l=>Number.isSafeInteger(l)&&l>=1,e="is not the result of a recognizer: JSON with pages and words, hOCR, or ALTO",n=/<!DOCTYPE[^[\]<>]{0,1000}>/i,t=4096;
async function s(l,a){let f;try{f=new TextDecoder("utf-8",{fatal:!0}).decode(l)}catch{return{problem:"is not text in UTF-8"}}await a.rest();const o=f.slice(0,t);
if(/^\s*[[{]/.test(o))return await I(f,a);if(!/^\s*</.test(o))return{problem:e};if(/<(?:\w+:)?alto\b/i.test(o))return await A(f,a);const _=n.exec(o),O=_?f.slice(
_.index+_[0].length):f;return/<html\b|class=['"]ocr_/i.test(o)?await c(O,a):{problem:e}}var r=u(98446),d=u(8103);const g=async(l,{text_layer:a,existing_text:f,open_password:o},_)=>{
const O=()=>(0,E.E)(l.bytes,_,{password:o}),M=await s(a.bytes,_.pace);if("problem"in M)throw x(M.problem);const{document:C,wanted:B}=await(0,d.QW)(O,f,k=>y(M.pages,
k).map(({page:j})=>j)),H=C.pages.count,U=y(M.pages,H).filter(({page:k})=>B.has(k)),X=await(0,d.U2)(C,U),G=U.length===0&&!C.suspect?l.bytes:await(0,D.UN)(C,{version:"\
1.4"});return{documents:[{name:l.name,bytes:G,pageCount:H}],notes:[...U.length===0?[d.KK]:[],...(0,d.Y$)(U)],facts:{pageCount:H,layeredPages:U.length,layeredWords:X,
...(0,d.yE)(U)}}},x=l=>(0,S.G6)([{field:"text_layer",message:l}]),b=.02;function y(l,a){const f=new Set;for(const{page:o,width:_,height:O,words:M}of l){if(o>a)throw x(
`names page ${o}, and the document has ${(0,r.y_)(a,"page")}`);if(f.has(o))throw x(`names page ${o} more than once`);f.add(o);const[C,B]=[_*b,O*b],H=U=>U.x<-C||
U.y<-B||U.x+U.width>_+C||U.y+U.height>O+B;if(M.some(H))throw x(`has words outside of page ${o}: its width and height must be those of the image that was recogni\
zed`)}return l.filter(({words:o})=>o.length>0).sort((o,_)=>o.page-_.page)}}),55969:(($,N,u)=>{u.d(N,{B:()=>L,E:()=>v});var S=u(45599);const E=new Set(["Text","F\
reeText","Line","Square","Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Popup","Sound","Redact","Projection"]),
D=new Set(["Link","Widget","FileAttachment"]);function L(A,h){const i=A.resolve(h.get("Subtype"));return i instanceof S.SX?i.text:""}const v=(A,h)=>h==="comment\
s"?E.has(A):A!==""&&!D.has(A)}),12889:(($,N,u)=>{u.d(N,{Rl:()=>F,Vv:()=>L,fM:()=>v,ft:()=>c,jB:()=>R,pr:()=>w,rg:()=>W,vw:()=>T,wE:()=>K});var S=u(46161),E=u(93604),
D=u(47707);const L="‏",v="‎";let A;const h=()=>A??=(0,S.A)(),i=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
c=e=>i.test(e),p=4e3,m=e=>h().getEmbeddingLevels(e.slice(0,p)).paragraphs[0]?.level??0,T=e=>c(e)&&m(e)%2===1,w=e=>[...P(e)];function*P(e){if(!c(e)){e!==""&&(yield{
text:e,rtl:!1,at:0});return}if(e.length<=p)return yield*I(e,0);const n=m(e)%2===1,t=[];for(let s=0;s<e.length;)s=Math.min(s+p,e.length),/[\ud800-\udbff]/.test(e[s-
1])&&(s=Math.min(s+1,e.length)),t.push(s);for(let s=0;s<t.length;s++){const r=n?t.length-1-s:s,d=t[r-1]??0;yield*I(e.slice(d,t[r]),d,n?"rtl":"ltr")}}function I(e,n,t){
const{levels:s,paragraphs:r}=h().getEmbeddingLevels(e,t),d=r[0]?.level??0;for(let b=e.length-1;b>=0&&/\s/.test(e[b]);b--)s[b]=d;const g=[];for(let b=0,y=0;b<e.length;b=
y){const l=s[b];for(;y<e.length&&s[y]===l;)y++;g.push({level:l,text:e.slice(b,y),at:b})}const x=g.reduce((b,{level:y})=>Math.max(b,y),0);for(let b=x;b>0;b--)for(let y=0,
l=0;y<g.length;y=l+1){for(l=y;l<g.length&&g[l].level>=b;)l++;for(let a=y,f=l-1;a<f;a++,f--)[g[a],g[f]]=[g[f],g[a]]}return g.map(({level:b,text:y,at:l})=>({text:y,
rtl:b%2===1,at:n+l}))}function*W(e,n){const t=new Int32Array(n.length+1);for(const[s,r]of n.entries())t[s+1]=t[s]+r.length;for(const{text:s,rtl:r,at:d}of P(e+n.
join(""))){const g=d-e.length,x=g+s.length,b=[];for(let y=Math.max((0,E.M)(t,g)-1,0);y<n.length&&t[y]<x;y++){const l=Math.max(g-t[y],0),a=n[y].slice(l,Math.max(
x-t[y],0));a!==""&&b.push({text:a,rtl:r,at:l,index:y})}yield*r?b.reverse():b}}const R=e=>Array.from(e,n=>h().getMirroredCharacter(n)??n).join(""),K=e=>(0,D.qf)(
R(e)).reverse().join(""),F=e=>w(e).flatMap(({text:n,rtl:t})=>t?(0,D.qf)(R(n)).reverse():(0,D.qf)(n))}),84961:(($,N,u)=>{u.d(N,{$x:()=>p,Kh:()=>i,qg:()=>m,xS:()=>c});
var S=u(58552),E=u(33973),D=u(90536),L=u(45599),v=u(3907),A=u(33311),h=u(9819);function i(w,P){const I=w.resolve(P.get("S"));return(!P.has("S")||(0,L.Eo)(I,"Jav\
aScript")||(0,L.Eo)(I,"Rendition"))&&w.resolve(P.get("JS"))!==null}async function c(w,P){const I=P.filter(R=>(0,D.L)(w.get(R),K=>i(w,K)));if(I.length===0)return!1;
const{live:W}=await(0,E.Gy)(w);return I.some(R=>W[R]===1)}async function p(w){return await c(w,(await(0,A.S)(w)).JS)||m(w)}async function m(w){if(!(0,L.Zm)(w.get(
w.catalogNumber)))return!1;const P=w.resolve((0,h.Wo)(w,"AcroForm")?.dict.get("XFA"));if(P===null)return!1;if(w.security?.locked===!0)return null;for(const I of Array.
isArray(P)?P:[P]){const W=w.resolve(I);if(!(W instanceof L.Z6))continue;let R;try{R=await w.decodedAtEase(W)}catch(F){if(!(F instanceof S.zU)||F.code==="cancell\
ed")throw F;return!0}const K=(0,v.xK)(R);if(K===void 0||K.includes("script")&&await T(K,w.job.pace))return!0}return!1}async function T(w,P){const I=W=>(W.kind===
"start"||W.kind==="empty")&&/^(?:[^:]*:)?script$/.test(W.name);return await(0,v.km)(w,P,I)!=="well-formed"}}),52755:(($,N,u)=>{u.d(N,{NT:()=>T,Uv:()=>P,kz:()=>A,
mO:()=>W,mw:()=>v,qA:()=>w,sj:()=>L,zx:()=>m});var S=u(9819),E=u(45599),D=u(91374);const L=1,v=2,A=4096,h=8192,i=32768,c=65536,p=1<<17,m=1<<18,T=1<<21,w=1<<24,P=1<<
25,I=10;class W{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(e){this.document=e,this.form=(0,S.Wo)(e,"\
AcroForm"),this.visit=new S._i(e)}static async read(e){const n=new W(e),{form:t}=n;return await n.walk(n.references(t?.dict.get("Fields"),t?.holder??-1,t?.dict,
"Fields"),void 0),await n.readPages(),n}inherited(e,n){for(let t=e;t;t=t.parent){const s=this.document.resolve(t.dict.get(n));if(s!==null)return s}return n==="D\
A"||n==="Q"?this.document.resolve(this.form?.dict.get(n)):null}integer(e,n){const t=this.inherited(e,n);return typeof t=="number"?Math.trunc(t):0}node(e){return this.
nodes.get(e)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get("NeedAppearances"))===!0}forget(e){const{
document:n,nodes:t,widgets:s,fields:r,byName:d}=this,g=({number:x})=>!e.has(x)&&n.exists(x);for(const x of t.values())g(x)||t.delete(x.number);for(const x of s.
values())g(x)||s.delete(x.number);for(const{nodes:x,widgets:b}of r)R(x,g),R(b,g);R(r,({nodes:x})=>x.length>0);for(const[x,b]of d)b.nodes.length===0&&d.delete(x);
this.form=(0,S.Wo)(n,"AcroForm")}async walk(e,n){const{document:t,visit:s}=this;for(const r of(0,D.iA)(t,{from:e,below:n,visit:s,depth:D.tP})){const{number:d,dict:g}=r;
this.nodes.set(d,r);const x=this.references(g.get("Kids"),d,g,"Kids");(0,E.Eo)(t.resolve(g.get("Subtype")),"Widget")||g.has("Rect")?this.addWidget(r):x.length===
0&&(0,D.bf)(r)===r&&this.field(r);const y=t.job.pace.step(1500);y&&await y}}addWidget(e){const n={node:e,number:e.number,dict:e.dict,pages:[]};this.field((0,D.bf)(
e)).widgets.push(n),this.widgets.set(e.number,n)}field(e){const n=this.fieldOf.get(e);if(n)return n;const{name:t,part:s}=e,r=t===""?void 0:this.byName.get(t),d=this.
integer(e,"Ff"),g=K(e.type,d);if(r?.kind===g)return r.nodes.push(e),this.fieldOf.set(e,r),r;const x={name:t,part:s,kind:g,flags:d,nodes:[e],widgets:[]};return this.
fields.push(x),t!==""&&!r&&this.byName.set(t,x),this.fieldOf.set(e,x),x}async readPages(){const{document:e}=this,{pages:n,job:t}=e,{spend:s}=new S.b9(e);for(let r=0;r<
n.count;r++){const d=n.number(r),g=e.entry(d,"Annots");s(e.array(g)?.length??0);for(const b of g===void 0?[]:this.annotations(g,d)){const y=this.widgets.get(b.number)??
await this.orphan(b);y&&y.pages.length>0&&s(I),y&&y.pages.at(-1)!==r+1&&y.pages.push(r+1);const l=t.pace.step(300);l&&await l}const x=t.pace.step(300);x&&await x}}annotations(e,n){
const t=this.document.array(e)??[];if(!t.some(d=>(0,E.Zm)(d)&&(0,E.Eo)(d.get("Subtype"),"Widget")))return t.filter(E.i9);const s=(0,E.i9)(e)?e.number:n;this.document.
edit(s);const r=(0,E.i9)(e)?t:this.document.array(this.document.get(n).get("Annots"))??[];for(const[d,g]of r.entries())(0,E.Zm)(g)&&(0,E.Eo)(g.get("Subtype"),"W\
idget")&&(r[d]=this.document.add(g));return r.filter(E.i9)}async orphan(e){const{document:n}=this;if(!(0,E.Eo)(n.resolve(n.entry(e.number,"Subtype")),"Widget"))
return;const t=[e],s=new Set([e.number]);let r;for(let d=n.entry(e.number,"Parent");(0,E.i9)(d)&&t.length<D.tP&&(r=this.nodes.get(d.number),!(r||s.has(d.number)||
!(0,E.Zm)(n.get(d))));)s.add(d.number),t.push(d),d=n.entry(d.number,"Parent");for(const d of t.reverse())this.nodes.has(d.number)||await this.walk([d],r),r=this.
nodes.get(d.number);return this.widgets.get(e.number)}references(e,n,t,s){const{document:r}=this,d=r.array(e);if(!d||!t)return[];if(!d.some(E.Zm))return d.filter(
E.i9);r.edit((0,E.i9)(e)?e.number:n);const g=r.array(t.get(s))??[];for(const[x,b]of g.entries())(0,E.Zm)(b)&&(g[x]=r.add(b));return g.filter(E.i9)}}function R(F,e){
let n=0;for(const t of F)e(t)&&(F[n++]=t);F.length=n}function K(F,e){switch(F){case"Tx":return e&h?"password":"text";case"Btn":return e&c?"button":e&i?"radio":"\
checkbox";case"Ch":return e&p?"dropdown":"list";case"Sig":return"signature";default:return"unknown"}}}),77500:(($,N,u)=>{u.d(N,{Yw:()=>h,br:()=>v,f4:()=>D,mD:()=>L});
var S=u(58552),E=u(9819);function D(i,c){return c.form?.dict.has("XFA")?i.resolve(i.catalog.get("NeedsRendering"))===!0||!c.fields.some(({kind:m})=>m!=="unknown")?
"dynamic":"static":"none"}function L(i,c){if(D(i,c)!=="dynamic")return;const p="is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new S.
zU("invalid_parameters",`file: ${p}`,{issues:[{field:"file",message:p}],advice:"Print it to a PDF document from Adobe Reader, or ask its author for a form witho\
ut XFA"})}function v(i,c){const p=(0,E.Wo)(i,"AcroForm");return p?.dict.has("XFA")?(i.edit(p.holder),p.dict.delete("XFA"),i.catalog.has("NeedsRendering")&&i.editCatalog().
delete("NeedsRendering"),[h(c)]):[]}const A={values:"it would still show the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"\
it has scripts, or parts that cannot be read, which may have some. The fields themselves remain.",private:"its data repeats the values of fields, also of hidden\
 ones. The fields themselves remain.",places:"it says where fields are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The field\
s themselves remain."},h=i=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${A[i]}`})}),21115:(($,N,u)=>{u.d(N,{HC:()=>L,dK:()=>S,
ee:()=>D});const S={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http\
://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://ww\
w.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"\
http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http:/\
/www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},E=new Map(
Object.entries(S));class D{uris=new Map;declared=[];known=new Map;enter(c){let p;for(const{name:m,value:T}of c){if(!L(m))continue;const w=m.slice(6),P=this.uris.
get(w);P?P.push(T):this.uris.set(w,[T]),(p??=[]).push(w)}this.declared.push(p??v),p&&this.known.clear()}leave(){const c=this.declared.pop()??v;for(const p of c)
this.uris.get(p).pop();c.length>0&&this.known.clear()}declares(c){return(this.uris.get(h(c))?.length??0)>0}ofElement(c){let p=this.known.get(c);if(!p){const m=h(
c),T=this.uris.get(m)?.at(-1)??E.get(m)??"";this.known.size===A&&this.known.clear(),this.known.set(c,p={namespace:T,local:c.slice(c.indexOf(":")+1)})}return p}ofAttribute(c){
return c.includes(":")?this.ofElement(c):{namespace:"",local:c}}}const L=i=>i==="xmlns"||i.startsWith("xmlns:"),v=[],A=1e3,h=i=>i.slice(0,Math.max(i.indexOf(":"),
0))}),17413:(($,N,u)=>{u.d(N,{Y:()=>D});var S=u(21115),E=u(3907);async function D(v,A,h){const i=new L(A);await(0,E.km)(v,h,m=>((m.kind==="start"||m.kind==="emp\
ty")&&i.start(m.name,m.attributes,m.from),(m.kind==="end"||m.kind==="empty")&&i.end(m.name,m.to),i.isTooDeep));const c=[];let p=0;for(const m of i.dropped)c.push(
v.slice(p,m.from)),p=m.to;return c.join("")+v.slice(p)}class L{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new S.ee;constructor(A){this.drops=A}start(A,h,i){
this.isTooDeep=this.open.length>=E.ol,this.scope.enter(h);const c=this.scope.ofElement(A);this.open.push({name:A,from:i,drops:this.drops(c,this.elements)}),this.
elements.push(c)}end(A,h){let i=this.open.length-1;for(;i>=0&&this.open[i].name!==A;)i--;if(i<0)return;const{drops:c,from:p}=this.open[i];for(;this.open.length>
i;)this.open.pop(),this.elements.pop(),this.scope.leave();if(c){for(;this.dropped.length>0&&this.dropped.at(-1).from>p;)this.dropped.pop();this.dropped.push({from:p,
to:h})}}}}),3907:(($,N,u)=>{u.d(N,{Rt:()=>w,X:()=>F,km:()=>L,ol:()=>E,xK:()=>T});var S=u(78157);const E=200,D=1e4;async function L(e,n,t){const s=new v(e);for(let r=s.
next();r;r=s.next()){if(t(r))return"left";const d=n.step((r.to-r.from)*4+50);d&&await d}return s.hasDocumentType?"document type":s.malformed?"malformed":"well-f\
ormed"}class v{text;malformed=!1;hasDocumentType=!1;at=0;constructor(n){this.text=n}next(){const{text:n,at:t}=this;if(t>=n.length)return;if(n.charCodeAt(t)!==A)
return this.characters(t,this.nextTag(t));if(n.startsWith("<!--",t))return this.other(t,"-->",4);if(n.startsWith("<?",t))return this.other(t,"?>",2);if(n.startsWith(
"<![CDATA[",t)){const r=n.indexOf("]]>",t);return r<0?this.end():(this.at=r+3,{kind:"text",text:n.slice(t+9,r),from:t,to:this.at})}return n.startsWith("<!",t)?(this.
hasDocumentType=n.startsWith("<!DOCTYPE",t),this.end()):(n.charCodeAt(t+1)===i?this.endTag(t):this.startTag(t))??this.fault(t,this.nextTag(t+1))}other(n,t,s){const r=this.
text.indexOf(t,n+s);return r<0?this.end():(this.at=r+t.length,{kind:"other",from:n,to:this.at})}endTag(n){const t=this.name(n+2),s=this.blanks(t);if(!(t===n+2||
this.text.charCodeAt(s)!==h))return this.at=s+1,{kind:"end",name:this.text.slice(n+2,t),from:n,to:this.at}}startTag(n){const{text:t}=this,s=this.name(n+1);if(s===
n+1)return;const r=t.slice(n+1,s),d=[];for(let g=s;;){const x=this.blanks(g),b=t.charCodeAt(x);if(b===h||b===i&&t.charCodeAt(x+1)===h)return this.at=b===h?x+1:x+
2,{kind:b===h?"start":"empty",name:r,attributes:d,from:n,to:this.at};const y=this.name(x),l=this.blanks(y),a=this.blanks(l+1),f=t[a];if(x===g||y===x||t[l]!=="="||
f!=='"'&&f!=="'")return;const o=t.indexOf(f,a+1),_=t.slice(a+1,Math.max(o,a+1)),O=_.includes("<")?void 0:p(_);if(o<0||O===void 0||d.length>=D)return;d.push({name:t.
slice(x,y),value:O,from:x,to:o+1}),g=o+1}}characters(n,t){const s=p(this.text.slice(n,t));return s===void 0?this.fault(n,t):(this.at=t,{kind:"text",text:s,from:n,
to:t})}nextTag(n){const t=this.text.indexOf("<",n);return t<0?this.text.length:t}fault(n,t){return this.malformed=!0,this.at=t,{kind:"other",from:n,to:t}}end(){
this.malformed=!0,this.at=this.text.length}blanks(n){const{text:t}=this;for(;;){const s=t.charCodeAt(n);if(s!==32&&s!==9&&s!==10&&s!==13)return n;n++}}name(n){const{
text:t}=this;for(;n<t.length;n++){const s=t.charCodeAt(n);if(s<=32||s===i||s===h||s===A||s===61||s===34||s===39)break}return n}}const[A,h,i]=[60,62,47],c=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function p(e){if(!e.includes("&"))return e;const n=[];let t=0;for(let s=e.indexOf("&");s>=0;s=e.indexOf(
"&",t)){const r=e.indexOf(";",s);if(r<0||r-s>12)return;const d=e.slice(s+1,r),g=c.get(d)??m(d);if(g===void 0)return;n.push(e.slice(t,s),g),t=r+1}return n.push(e.
slice(t)),n.join("")}function m(e){const n=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(e),t=n?parseInt(n[1]??n[2],n[1]===void 0?10:16):-1;return t>0&&t<=1114111&&!(t>=55296&&
t<=57343)?String.fromCodePoint(t):void 0}function T(e){const[n,t,s,r]=e;if(n===0&&t===0&&(s===254||s===0)||n===255&&t===254&&s===0&&r===0)return K(e);if(n===254&&
t===255||n===0&&t===60)return R(new TextDecoder("utf-16be").decode(e));if(n===255&&t===254||n===60&&t===0)return R(new TextDecoder("utf-16le").decode(e));const d=new TextDecoder().
decode(e);return R(d.includes("�")?Buffer.from(e).toString("latin1"):d)}function w(e){if(e[0]===0||e[1]===0||e[0]===254||e[0]===255)return T(e);const t=(0,S.bS)(
e).toString("latin1",0,P),s=I.exec(t)?.[1]?.toLowerCase()??"utf-8";if(W.has(s))try{return new TextDecoder(s,{fatal:!0}).decode(e)}catch{return}}const P=200,I=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
W=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),R=e=>e.startsWith("\uFEFF")?e.slice(1):e;function K(e){const n=new DataView(e.buffer,
e.byteOffset,e.byteLength),t=e[0]!==0,s=[];for(let r=0;r+4<=e.length;r+=4){const d=n.getUint32(r,t);if(d>1114111)return;s.push(String.fromCodePoint(d))}return R(
s.join(""))}const F=e=>e.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),89067:(($,N,u)=>{u.d(N,{J:()=>v});var S=u(
45599),E=u(81077),D=u(9819);const L=100;class v{document;root;entries;nextKey;constructor(h,i,c,p){this.document=h,this.root=i,this.entries=c,this.nextKey=p}static async read(h){
const i=(0,D.Wo)(h,"StructTreeRoot");if(!i)return;const c=new Map;for(const[T,w]of await(0,E.Zc)(h,i.dict.get("ParentTree"),"Nums"))typeof T=="number"&&c.set(T,
w);const p=h.resolve(i.dict.get("ParentTreeNextKey")),m=[...c.keys()].reduce((T,w)=>Math.max(T,w+1),typeof p=="number"?p:0);return new v(h,i,c,m)}newKey(){return this.
nextKey++}write(){const{document:h,root:i,entries:c}=this,p=[...c].sort(([m],[T])=>m-T);h.edit(i.holder),i.dict.set("ParentTree",h.add((0,E.H6)(h,p,"Nums"))),i.
dict.set("ParentTreeNextKey",this.nextKey)}grow(h){const{document:i,root:c,entries:p}=this,m=this.lastLeaf(),T=m.at(-1);if(!T)return this.write();i.edit(c.holder),
c.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:I,holder:W}of m){const R=i.array(I.get("Limits"));i.edit(W),R&&I.set("Limits",[R[0]??h,h])}const w=T.
dict.get("Nums"),P=(0,S.i9)(w)?i.edit(w):w;(0,S.cy)(P)?P.push(h,p.get(h)):T.dict.set("Nums",[h,p.get(h)])}lastLeaf(){const{document:h,root:i}=this,c=[];let p=i.
holder,m=i.dict.get("ParentTree");for(;m!==void 0&&c.length<L;){(0,S.i9)(m)&&(p=m.number);const T=h.dict(m);if(!T)return[];c.push({dict:T,holder:p});const w=h.array(
T.get("Kids"));if(!w||w.length===0)return c;m=w.at(-1)}return[]}}}),58006:(($,N,u)=>{u.d(N,{n:()=>L});var S=u(48249),E=u(45599);const D=["DecodeParms","F","FFil\
ter","FDecodeParms","DL"];function L(v,A,{compress:h}){const i=new E.Bi(v.dict);h?i.set("Filter",(0,E.UU)("FlateDecode")):i.delete("Filter");for(const c of D)i.
delete(c);return new E.Z6(i,h?(0,S.Kc)(A):A)}})};
