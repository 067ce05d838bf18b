"use strict";exports.id=7113,exports.ids=[7113],exports.modules={38149:((H,U,u)=>{u.r(U),u.d(U,{add_text_layer:()=>s});var L=u(58552),O=u(91519),A=u(14029),S=u(3907);const T=2e6;
async function b(d,l){const x=new g,a=await(0,S.km)(d,l,y=>x.take(y));return x.problem!==void 0?{problem:x.problem}:a==="malformed"||a==="document type"?{problem:"\
is not well-formed XML"}:x.pages.length===0?{problem:"has no element Page"}:{pages:x.pages}}class g{pages=[];problem;begins=!1;count=0;take(l){if(l.kind!=="star\
t"&&l.kind!=="empty")return!1;const x=I=>l.attributes.find(N=>N.name===I)?.value,a=I=>Number(x(I)??NaN),y=l.name.replace(/^.*:/,"");return y==="Page"&&this.page(
a("WIDTH"),a("HEIGHT"),a("PHYSICAL_IMG_NR")),y==="TextLine"&&(this.begins=!0),y==="String"&&this.string((x("CONTENT")??"").trim(),[a("HPOS"),a("VPOS"),a("WIDTH"),
a("HEIGHT")],a("WC")*100),this.problem!==void 0}page(l,x,a){!(l>0)||!(x>0)?this.problem=`has a page (${this.pages.length+1}) without WIDTH and HEIGHT`:this.pages.
push({page:Number.isSafeInteger(a)&&a>=1?a:this.pages.length+1,width:l,height:x,words:[]})}string(l,[x,a,y,I],N){const K=this.pages.at(-1);!K||l===""||!Number.isFinite(
x)||!Number.isFinite(a)||!(y>0)||!(I>0)||(++this.count>T&&(this.problem=`has more than ${T} words`),K.words.push({text:l,x,y:a,width:y,height:I,...N>=0&&N<=100?
{confidence:N}:{},beginsLine:this.begins}),this.begins=!1)}}const i=new Set(["ocr_line","ocr_caption","ocr_header","ocr_textfloat","ocrx_line"]);async function o(d,l){
const x=new m,a=await(0,S.km)(d,l,y=>x.take(y));return x.problem!==void 0?{problem:x.problem}:a==="malformed"||a==="document type"?{problem:"is not well-formed \
XML"}:x.pages.length===0?{problem:"has no element of the class ocr_page"}:{pages:x.pages}}class m{pages=[];problem;depth=0;word;begins=!1;count=0;take(l){return l.
kind==="text"&&this.word&&(this.word.text+=l.text),(l.kind==="start"||l.kind==="empty")&&this.start(l),(l.kind==="end"||l.kind==="empty")&&this.end(),this.problem!==
void 0}start({attributes:l}){this.depth++;const x=I=>l.find(N=>N.name===I)?.value??"",a=x("class").split(" "),y=x("title");a.includes("ocr_page")&&this.page(y),
a.some(I=>i.has(I))&&(this.begins=!0),a.includes("ocrx_word")&&!this.word&&(this.word={depth:this.depth,title:y,text:""})}page(l){const[x,a,y,I]=h(l,"bbox"),[N=this.
pages.length]=h(l,"ppageno");x===void 0||a===void 0||y===void 0||I===void 0||y<=x||I<=a?this.problem=`has a page (${this.pages.length+1}) without the box of its\
 image`:this.pages.push({page:N+1,width:y-x,height:I-a,left:x,top:a,words:[]})}end(){const{word:l,depth:x}=this;if(this.depth--,!l||l.depth!==x)return;this.word=
void 0;const a=this.pages.at(-1),[y,I,N,K]=h(l.title,"bbox"),k=l.text.trim();if(!a||k===""||y===void 0||I===void 0||N===void 0||K===void 0||N<=y||K<=I)return;const[
G]=h(l.title,"x_wconf");++this.count>T&&(this.problem=`has more than ${T} words`),a.words.push({text:k,x:y-a.left,y:I-a.top,width:N-y,height:K-I,...G!==void 0&&
G>=0&&G<=100?{confidence:G}:{},beginsLine:this.begins}),this.begins=!1}}function h(d,l){for(const x of d.split(";")){const[a,...y]=x.trim().split(/\s+/);if(a===
l)return y.map(Number).filter(Number.isFinite)}return[]}var v=u(61729);const W=8e6,P='must be {"pages": [{"page": 1, "width": 2480, "height": 3508, "words": [{"\
text": "Invoice", "x": 210, "y": 180, "width": 300, "height": 60, "confidence": 96}]}]}';async function F(d,l){if(d.length>W)return{problem:`is JSON of more tha\
n ${W/1e6} MB: give fewer pages at a time, or hOCR or ALTO`};const x=(0,v.qF)(d);await l.rest();const a=(0,v.Gv)(x)?x.pages:void 0;if(!Array.isArray(a))return{problem:P};
const y=[];let I=0;for(const[N,K]of a.entries()){const k=`pages[${N+1}]`;if(!(0,v.Gv)(K))return{problem:`${k} is not an object: it ${P}`};const{page:G,width:B,height:$,
words:X}=K;if(!D(G))return{problem:`${k}.page must be the number of a page, from 1`};if(!C(B)||!C($))return{problem:`${k}.width and ${k}.height must be those of\
 the image, greater than 0`};if(!Array.isArray(X))return{problem:`${k}.words must be a list`};if(I+=X.length,I>T)return{problem:`has more than ${T} words`};const j=[];
for(const[Z,z]of X.entries()){const Y=l.step(500);Y&&await Y;const J=M(z);if(typeof J=="string")return{problem:`${k}.words[${Z+1}]${J}`};j.push(J)}y.push({page:G,
width:B,height:$,words:j})}return{pages:y}}function M(d){if(!(0,v.Gv)(d))return" is not an object with text, x, y, width and height";const{text:l,x,y:a,width:y,
height:I,confidence:N,line:K}=d;return typeof l!="string"?".text must be a text":!R(x)||!R(a)?".x and .y must be numbers":!C(y)||!C(I)?".width and .height must \
be greater than 0":N!==void 0&&!(R(N)&&N>=0&&N<=100)?".confidence must be a number from 0 to 100":K!==void 0&&typeof K!="boolean"?".line must be true where a li\
ne begins":{text:l,x,y:a,width:y,height:I,...N===void 0?{}:{confidence:N},...K===void 0?{}:{beginsLine:K}}}const R=d=>typeof d=="number"&&Number.isFinite(d),C=d=>R(
d)&&d>0,D=d=>Number.isSafeInteger(d)&&d>=1,e="is not the result of a recognizer: JSON with pages and words, hOCR, or ALTO",c=/<!DOCTYPE[^[\]<>]{0,1000}>/i,f=4096;
async function w(d,l){let x;try{x=new TextDecoder("utf-8",{fatal:!0}).decode(d)}catch{return{problem:"is not text in UTF-8"}}await l.rest();const a=x.slice(0,f);
if(/^\s*[[{]/.test(a))return await F(x,l);if(!/^\s*</.test(a))return{problem:e};if(/<(?:\w+:)?alto\b/i.test(a))return await b(x,l);const y=c.exec(a),I=y?x.slice(
y.index+y[0].length):x;return/<html\b|class=['"]ocr_/i.test(a)?await o(I,l):{problem:e}}var _=u(98446),E=u(8103);const s=async(d,{text_layer:l,existing_text:x,open_password:a},y)=>{
const I=()=>(0,O.E)(d.bytes,y,{password:a}),N=await w(l.bytes,y.pace);if("problem"in N)throw t(N.problem);const{document:K,wanted:k}=await(0,E.QW)(I,x,j=>p(N.pages,
j).map(({page:Z})=>Z)),G=K.pages.count,B=p(N.pages,G).filter(({page:j})=>k.has(j)),$=await(0,E.U2)(K,B),X=B.length===0&&!K.suspect?d.bytes:await(0,A.UN)(K,{version:"\
1.4"});return{documents:[{name:d.name,bytes:X,pageCount:G}],notes:[...B.length===0?[n(N.pages)]:[],...(0,E.Y$)(B)],facts:{pageCount:G,layeredPages:B.length,layeredWords:$,
...(0,E.yE)(B)}}},n=d=>(0,E.t5)(d.some(({words:l})=>l.length>0)?"Each page for which text_layer has words has text already":"There are no words in text_layer",[
"text_layer"]),t=d=>(0,L.G6)([{field:"text_layer",message:d}]),r=.02;function p(d,l){const x=new Set;for(const{page:a,width:y,height:I,words:N}of d){if(a>l)throw t(
`names page ${a}, and the document has ${(0,_.y_)(l,"page")}`);if(x.has(a))throw t(`names page ${a} more than once`);x.add(a);const[K,k]=[y*r,I*r],G=B=>B.x<-K||
B.y<-k||B.x+B.width>y+K||B.y+B.height>I+k;if(N.some(G))throw t(`has words outside of page ${a}: its width and height must be those of the image that was recogni\
zed`)}return d.filter(({words:a})=>a.length>0).sort((a,y)=>a.page-y.page)}}),55969:((H,U,u)=>{u.d(U,{B:()=>S,E:()=>T});var L=u(45599);const O=new Set(["Text","F\
reeText","Line","Square","Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Popup","Sound","Redact","Projection"]),
A=new Set(["Link","Widget","FileAttachment"]);function S(b,g){const i=b.resolve(g.get("Subtype"));return i instanceof L.SX?i.text:""}const T=(b,g)=>g==="comment\
s"?O.has(b):b!==""&&!A.has(b)}),12889:((H,U,u)=>{u.d(U,{Rl:()=>D,Vv:()=>S,fM:()=>T,ft:()=>o,jB:()=>R,pr:()=>W,rg:()=>M,vw:()=>v,wE:()=>C});var L=u(46161),O=u(44233),
A=u(47707);const S="‏",T="‎";let b;const g=()=>b??=(0,L.A)(),i=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
o=e=>i.test(e),m=4e3,h=e=>g().getEmbeddingLevels(e.slice(0,m)).paragraphs[0]?.level??0,v=e=>o(e)&&h(e)%2===1,W=e=>[...P(e)];function*P(e){if(!o(e)){e!==""&&(yield{
text:e,rtl:!1,at:0});return}if(e.length<=m)return yield*F(e,0);const c=h(e)%2===1,f=[];for(let w=0;w<e.length;)w=Math.min(w+m,e.length),/[\ud800-\udbff]/.test(e[w-
1])&&(w=Math.min(w+1,e.length)),f.push(w);for(let w=0;w<f.length;w++){const _=c?f.length-1-w:w,E=f[_-1]??0;yield*F(e.slice(E,f[_]),E,c?"rtl":"ltr")}}function F(e,c,f){
const{levels:w,paragraphs:_}=g().getEmbeddingLevels(e,f),E=_[0]?.level??0;for(let t=e.length-1;t>=0&&/\s/.test(e[t]);t--)w[t]=E;const s=[];for(let t=0,r=0;t<e.length;t=
r){const p=w[t];for(;r<e.length&&w[r]===p;)r++;s.push({level:p,text:e.slice(t,r),at:t})}const n=s.reduce((t,{level:r})=>Math.max(t,r),0);for(let t=n;t>0;t--)for(let r=0,
p=0;r<s.length;r=p+1){for(p=r;p<s.length&&s[p].level>=t;)p++;for(let d=r,l=p-1;d<l;d++,l--)[s[d],s[l]]=[s[l],s[d]]}return s.map(({level:t,text:r,at:p})=>({text:r,
rtl:t%2===1,at:c+p}))}function*M(e,c){const f=new Int32Array(c.length+1);for(const[w,_]of c.entries())f[w+1]=f[w]+_.length;for(const{text:w,rtl:_,at:E}of P(e+c.
join(""))){const s=E-e.length,n=s+w.length,t=[];for(let r=Math.max((0,O.MJ)(f,s)-1,0);r<c.length&&f[r]<n;r++){const p=Math.max(s-f[r],0),d=c[r].slice(p,Math.max(
n-f[r],0));d!==""&&t.push({text:d,rtl:_,at:p,index:r})}yield*_?t.reverse():t}}const R=e=>Array.from(e,c=>g().getMirroredCharacter(c)??c).join(""),C=e=>(0,A.qf)(
R(e)).reverse().join(""),D=e=>W(e).flatMap(({text:c,rtl:f})=>f?(0,A.qf)(R(c)).reverse():(0,A.qf)(c))}),84961:((H,U,u)=>{u.d(U,{$x:()=>h,Kh:()=>o,qg:()=>v,xS:()=>m});
var L=u(58552),O=u(33973),A=u(87773),S=u(90536),T=u(45599),b=u(3907),g=u(33311),i=u(9819);function o(P,F){const M=P.resolve(F.get("S"));return(!F.has("S")||(0,T.
Eo)(M,"JavaScript")||(0,T.Eo)(M,"Rendition"))&&P.resolve(F.get("JS"))!==null}async function m(P,F){const M=[];for await(const[C,D]of(0,A.$)(P,F))(0,S.L)(D,e=>o(
P,e))&&M.push(C);if(M.length===0)return!1;const{live:R}=await(0,O.Gy)(P);return M.some(C=>R[C]===1)}async function h(P){return await m(P,(await(0,g.S)(P)).JS)||
v(P)}async function v(P){if(!(0,T.Zm)(P.get(P.catalogNumber)))return!1;const F=P.resolve((0,i.Wo)(P,"AcroForm")?.dict.get("XFA"));if(F===null)return!1;if(P.security?.
locked===!0)return null;for(const M of Array.isArray(F)?F:[F]){const R=P.resolve(M);if(!(R instanceof T.Z6))continue;let C;try{C=await P.decodedAtEase(R)}catch(e){
if(!(e instanceof L.zU)||e.code==="cancelled")throw e;return!0}const D=(0,b.xK)(C);if(D===void 0||D.includes("script")&&await W(D,P.job.pace))return!0}return!1}
async function W(P,F){const M=R=>(R.kind==="start"||R.kind==="empty")&&/^(?:[^:]*:)?script$/.test(R.name);return await(0,b.km)(P,F,M)!=="well-formed"}}),52755:((H,U,u)=>{
u.d(U,{NT:()=>v,Uv:()=>P,kz:()=>b,mO:()=>M,mw:()=>T,qA:()=>W,sj:()=>S,zx:()=>h});var L=u(9819),O=u(45599),A=u(91374);const S=1,T=2,b=4096,g=8192,i=32768,o=65536,
m=1<<17,h=1<<18,v=1<<21,W=1<<24,P=1<<25,F=10;class M{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(e){this.
document=e,this.form=(0,L.Wo)(e,"AcroForm"),this.visit=new L._i(e)}static async read(e){const c=new M(e),{form:f}=c;return await c.walk(c.references(f?.dict.get(
"Fields"),f?.holder??-1,f?.dict,"Fields"),void 0),await c.readPages(),c}inherited(e,c){for(let f=e;f;f=f.parent){const w=this.document.resolve(f.dict.get(c));if(w!==
null)return w}return c==="DA"||c==="Q"?this.document.resolve(this.form?.dict.get(c)):null}integer(e,c){const f=this.inherited(e,c);return typeof f=="number"?Math.
trunc(f):0}node(e){return this.nodes.get(e)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get("NeedAppe\
arances"))===!0}forget(e){const{document:c,nodes:f,widgets:w,fields:_,byName:E}=this,s=({number:n})=>!e.has(n)&&c.exists(n);for(const n of f.values())s(n)||f.delete(
n.number);for(const n of w.values())s(n)||w.delete(n.number);for(const{nodes:n,widgets:t}of _)R(n,s),R(t,s);R(_,({nodes:n})=>n.length>0);for(const[n,t]of E)t.nodes.
length===0&&E.delete(n);this.form=(0,L.Wo)(c,"AcroForm")}async walk(e,c){const{document:f,visit:w}=this;for(const _ of(0,A.iA)(f,{from:e,below:c,visit:w,depth:A.
tP})){const{number:E,dict:s}=_;this.nodes.set(E,_);const n=this.references(s.get("Kids"),E,s,"Kids");(0,O.Eo)(f.resolve(s.get("Subtype")),"Widget")||s.has("Rect")?
this.addWidget(_):n.length===0&&(0,A.bf)(_)===_&&this.field(_);const r=f.job.pace.step(1500);r&&await r}}addWidget(e){const c={node:e,number:e.number,dict:e.dict,
pages:[]};this.field((0,A.bf)(e)).widgets.push(c),this.widgets.set(e.number,c)}field(e){const c=this.fieldOf.get(e);if(c)return c;const{name:f,part:w}=e,_=f===""?
void 0:this.byName.get(f),E=this.integer(e,"Ff"),s=C(e.type,E);if(_?.kind===s)return _.nodes.push(e),this.fieldOf.set(e,_),_;const n={name:f,part:w,kind:s,flags:E,
nodes:[e],widgets:[]};return this.fields.push(n),f!==""&&!_&&this.byName.set(f,n),this.fieldOf.set(e,n),n}async readPages(){const{document:e}=this,{pages:c,job:f}=e,
{spend:w}=new L.b9(e);for(let _=0;_<c.count;_++){const E=c.number(_),s=e.entry(E,"Annots");w(e.array(s)?.length??0);for(const t of s===void 0?[]:this.annotations(
s,E)){const r=this.widgets.get(t.number)??await this.orphan(t);r&&r.pages.length>0&&w(F),r&&r.pages.at(-1)!==_+1&&r.pages.push(_+1);const p=f.pace.step(300);p&&
await p}const n=f.pace.step(300);n&&await n}}annotations(e,c){const f=this.document.array(e)??[];if(!f.some(E=>(0,O.Zm)(E)&&(0,O.Eo)(E.get("Subtype"),"Widget")))
return f.filter(O.i9);const w=(0,O.i9)(e)?e.number:c;this.document.edit(w);const _=(0,O.i9)(e)?f:this.document.array(this.document.get(c).get("Annots"))??[];for(const[
E,s]of _.entries())(0,O.Zm)(s)&&(0,O.Eo)(s.get("Subtype"),"Widget")&&(_[E]=this.document.add(s));return _.filter(O.i9)}async orphan(e){const{document:c}=this;if(!(0,O.
Eo)(c.resolve(c.entry(e.number,"Subtype")),"Widget"))return;const f=[e],w=new Set([e.number]);let _;for(let E=c.entry(e.number,"Parent");(0,O.i9)(E)&&f.length<A.
tP&&(_=this.nodes.get(E.number),!(_||w.has(E.number)||!(0,O.Zm)(c.get(E))));)w.add(E.number),f.push(E),E=c.entry(E.number,"Parent");for(const E of f.reverse())this.
nodes.has(E.number)||await this.walk([E],_),_=this.nodes.get(E.number);return this.widgets.get(e.number)}references(e,c,f,w){const{document:_}=this,E=_.array(e);
if(!E||!f)return[];if(!E.some(O.Zm))return E.filter(O.i9);_.edit((0,O.i9)(e)?e.number:c);const s=_.array(f.get(w))??[];for(const[n,t]of s.entries())(0,O.Zm)(t)&&
(s[n]=_.add(t));return s.filter(O.i9)}}function R(D,e){let c=0;for(const f of D)e(f)&&(D[c++]=f);D.length=c}function C(D,e){switch(D){case"Tx":return e&g?"passw\
ord":"text";case"Btn":return e&o?"button":e&i?"radio":"checkbox";case"Ch":return e&m?"dropdown":"list";case"Sig":return"signature";default:return"unknown"}}}),77500:((H,U,u)=>{
u.d(U,{Yw:()=>g,br:()=>T,f4:()=>A,mD:()=>S});var L=u(58552),O=u(9819);function A(i,o){return o.form?.dict.has("XFA")?i.resolve(i.catalog.get("NeedsRendering"))===
!0||!o.fields.some(({kind:h})=>h!=="unknown")?"dynamic":"static":"none"}function S(i,o){if(A(i,o)!=="dynamic")return;const m="is a dynamic XFA form, whose pages\
 and fields only Adobe viewers show";throw new L.zU("invalid_parameters",`file: ${m}`,{issues:[{field:"file",message:m}],advice:"Print it to a PDF document from\
 Adobe Reader, or ask its author for a form without XFA"})}function T(i,o){const m=(0,O.Wo)(i,"AcroForm");return m?.dict.has("XFA")?(i.edit(m.holder),m.dict.delete(
"XFA"),i.catalog.has("NeedsRendering")&&i.editCatalog().delete("NeedsRendering"),[g(o)]):[]}const b={values:"it would still show the old values.",pages:"it desc\
ribed removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. The fields themselves remain.",private:"\
its data repeats the values of fields, also of hidden ones. The fields themselves remain.",places:"it says where fields are on the pages. The fields themselves \
remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},g=i=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${b[i]}`})}),
38671:((H,U,u)=>{u.d(U,{R:()=>S});var L=u(52205),O=u(45599);const A={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"j\
big2"};function S(T,b){const g=(0,L.c3)(T,b.dict.get("Filter")),i=(0,L.c3)(T,b.dict.get("DecodeParms")),o=g.at(-1)??null,m=o instanceof O.SX?A[o.text]:void 0;if(!m)
return{format:m,parameters:void 0,filter:o,before:b};const h=new O.Bi(b.dict);h.set("Filter",g.slice(0,-1)),h.set("DecodeParms",i.slice(0,g.length-1));const v=i[g.
length-1];return{format:m,parameters:(0,O.Zm)(v)?v:void 0,filter:o,before:new O.Z6(h,b.data,b.sealed)}}}),93059:((H,U,u)=>{u.d(U,{n:()=>A});var L=u(45599);const O={
BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function A(S){if(S.dataStart<0)return;const T=new L.
Bi;for(let b=0;b+1<S.count;b+=2){const g=S.name(b);g!==void 0&&T.set(O[g]??g,S.value(b+1))}return new L.Z6(T,S.content.subarray(S.dataStart,S.dataEnd))}}),8283:((H,U,u)=>{
u.d(U,{A2:()=>O,AP:()=>v,EI:()=>T,GM:()=>A,OD:()=>m,Os:()=>S,Rd:()=>b,iN:()=>i});var L=u(78157);const O=216,A=217,S=218,T=254,b=0,g=2**20,i=M=>M>=224&&M<=239;class o{image;marker;start;end;constructor(R,C,D,e){
this.image=R,this.marker=C,this.start=D,this.end=e}get data(){return this.image.subarray(Math.min(this.start+4,this.end),this.end)}}function*m(M,R=1/0){const C=(0,L.
bS)(M);for(let D=2;;){const e=Math.min(D+R,C.length),c=W(C,D,e);if(c<0){if(e===C.length)return;yield new o(C,b,D,e),D=e;continue}const f=C[c+1],w=f===O||f===A||
f===h;if(!w&&c+4>C.length)return;const _=w?0:C.readUInt16BE(c+2),E=c+2+_;if(E>C.length||!w&&_<2||(yield new o(C,f,c,E),f===A))return;D=E}}const h=1,v=M=>m(M,g);
function W(M,R,C){for(let D=F(M,R);D>=0&&D<C&&D+1<M.length;D=F(M,D+1)){for(;M[D+1]===255&&D+1<C;)D++;const e=M[D+1];if(e!==0&&e!==255&&(e<208||e>215))return D}return-1}
const P=32;function F(M,R){const C=Math.min(R+P,M.length);for(let D=R;D<C;D++)if(M[D]===255)return D;return M.indexOf(255,C)}}),21115:((H,U,u)=>{u.d(U,{HC:()=>S,
dK:()=>L,ee:()=>A});const L={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",
xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"\
http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/exten\
sion/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice\
:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/200\
0/09/xmldsig#"},O=new Map(Object.entries(L));class A{uris=new Map;declared=[];known=new Map;enter(o){let m;for(const{name:h,value:v}of o){if(!S(h))continue;const W=h.
slice(6),P=this.uris.get(W);P?P.push(v):this.uris.set(W,[v]),(m??=[]).push(W)}this.declared.push(m??T),m&&this.known.clear()}leave(){const o=this.declared.pop()??
T;for(const m of o)this.uris.get(m).pop();o.length>0&&this.known.clear()}declares(o){return(this.uris.get(g(o))?.length??0)>0}ofElement(o){let m=this.known.get(
o);if(!m){const h=g(o),v=this.uris.get(h)?.at(-1)??O.get(h)??"";this.known.size===b&&this.known.clear(),this.known.set(o,m={namespace:v,local:o.slice(o.indexOf(
":")+1)})}return m}ofAttribute(o){return o.includes(":")?this.ofElement(o):{namespace:"",local:o}}}const S=i=>i==="xmlns"||i.startsWith("xmlns:"),T=[],b=1e3,g=i=>i.
slice(0,Math.max(i.indexOf(":"),0))}),17413:((H,U,u)=>{u.d(U,{Y:()=>A});var L=u(21115),O=u(3907);async function A(T,b,g){const i=new S(b);await(0,O.km)(T,g,h=>((h.
kind==="start"||h.kind==="empty")&&i.start(h.name,h.attributes,h.from),(h.kind==="end"||h.kind==="empty")&&i.end(h.name,h.to),i.isTooDeep));const o=[];let m=0;for(const h of i.
dropped)o.push(T.slice(m,h.from)),m=h.to;return o.join("")+T.slice(m)}class S{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new L.ee;constructor(b){this.
drops=b}start(b,g,i){this.isTooDeep=this.open.length>=O.ol,this.scope.enter(g);const o=this.scope.ofElement(b);this.open.push({name:b,from:i,drops:this.drops(o,
this.elements)}),this.elements.push(o)}end(b,g){let i=this.open.length-1;for(;i>=0&&this.open[i].name!==b;)i--;if(i<0)return;const{drops:o,from:m}=this.open[i];
for(;this.open.length>i;)this.open.pop(),this.elements.pop(),this.scope.leave();if(o){for(;this.dropped.length>0&&this.dropped.at(-1).from>m;)this.dropped.pop();
this.dropped.push({from:m,to:g})}}}}),3907:((H,U,u)=>{u.d(U,{Rt:()=>D,X:()=>E,km:()=>i,ol:()=>O,xK:()=>C});var L=u(78157);const O=200,A=1e4,S=1e5,T=65536,b=65536,
g=12;async function i(s,n,t){const r=new o(s);for(let p=r.next();p;p=r.next()){if(t(p))return"left";const d=n.step((p.to-p.from)*4+50);d&&await d}return r.hasDocumentType?
"document type":r.malformed?"malformed":"well-formed"}class o{text;malformed=!1;hasDocumentType=!1;at=0;tag=-1;constructor(n){this.text=n}next(){const{text:n,at:t}=this;
if(t>=n.length)return;if(n.charCodeAt(t)!==m)return this.characters(t,this.endOfPiece(t,this.nextTag(t)));if(n.startsWith("<!--",t))return this.other(t,"-->",4);
if(n.startsWith("<?",t))return this.other(t,"?>",2);if(n.startsWith("<![CDATA[",t)){const p=n.indexOf("]]>",t);return p<0?this.end():(this.at=p+3,{kind:"text",text:n.
slice(t+9,p),from:t,to:this.at})}return n.startsWith("<!",t)?(this.hasDocumentType=n.startsWith("<!DOCTYPE",t),this.end()):(n.charCodeAt(t+1)===v?this.endTag(t):
this.startTag(t))??this.fault(t,this.nextTag(t+1))}other(n,t,r){const p=this.text.indexOf(t,n+r);return p<0?this.end():(this.at=p+t.length,{kind:"other",from:n,
to:this.at})}endTag(n){const t=this.name(n+2),r=this.blanks(t);if(!(t===n+2||this.text.charCodeAt(r)!==h))return this.at=r+1,{kind:"end",name:this.text.slice(n+
2,t),from:n,to:this.at}}startTag(n){const{text:t}=this,r=this.name(n+1);if(r===n+1)return;const p=t.slice(n+1,r),d=[];let l=0;for(let x=r;;){const a=this.blanks(
x),y=t.charCodeAt(a);if(y===h||y===v&&t.charCodeAt(a+1)===h)return this.at=y===h?a+1:a+2,{kind:y===h?"start":"empty",name:p,attributes:d,from:n,to:this.at};const I=this.
name(a),N=this.blanks(I),K=this.blanks(N+1),k=t[K];if(a===x||I===a||t[N]!=="="||k!=='"'&&k!=="'")return;const G=t.indexOf(k,K+1),B=t.slice(K+1,Math.max(G,K+1));
l+=P(B,S-l);const $=B.includes("<")||l>=S?void 0:M(B);if(G<0||$===void 0||d.length>=A)return;d.push({name:t.slice(a,I),value:$,from:a,to:G+1}),x=G+1}}characters(n,t){
const r=M(this.text.slice(n,t));return r===void 0?this.fault(n,t):(this.at=t,{kind:"text",text:r,from:n,to:t})}nextTag(n){if(this.tag>=n)return this.tag;const t=this.
text.indexOf("<",n);return this.tag=t<0?this.text.length:t}endOfPiece(n,t){const{text:r}=this;if(t-n<=b)return t;let p=n+b;const d=p-g+1,l=r.slice(d,p+1).lastIndexOf(
"&");l>=0&&(p=d+l);for(const x=p-b/2;r[p-1]==="]"||W(r.charCodeAt(p));p--)if(p===x)return t;return p}fault(n,t){return this.malformed=!0,this.at=t,{kind:"other",
from:n,to:t}}end(){this.malformed=!0,this.at=this.text.length}blanks(n){const{text:t}=this;for(let r=n;;r++){const p=t.charCodeAt(r);if(p!==32&&p!==9&&p!==10&&p!==
13||r-n===T)return r}}name(n){const{text:t}=this;let r=n;for(const p=Math.min(t.length,n+T);r<p;r++){const d=t.charCodeAt(r);if(d<=32||d===v||d===h||d===m||d===
61||d===34||d===39)break}return r}}const[m,h,v]=[60,62,47],W=s=>s>=56320&&s<=57343;function P(s,n){let t=0;for(let r=s.indexOf("&");r>=0&&t<n;r=s.indexOf("&",r+
1))t++;return t}const F=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function M(s){if(!s.includes("&"))return s;const n=[];let t=0;for(let r=s.
indexOf("&");r>=0;r=s.indexOf("&",t)){const p=s.indexOf(";",r);if(p<0||p-r>g)return;const d=s.slice(r+1,p),l=F.get(d)??R(d);if(l===void 0)return;n.push(s.slice(
t,r),l),t=p+1}return n.push(s.slice(t)),n.join("")}function R(s){const n=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(s),t=n?parseInt(n[1]??n[2],n[1]===void 0?10:16):-1;return t>
0&&t<=1114111&&!(t>=55296&&t<=57343)?String.fromCodePoint(t):void 0}function C(s){const[n,t,r,p]=s;if(n===0&&t===0&&(r===254||r===0)||n===255&&t===254&&r===0&&p===
0)return _(s);if(n===254&&t===255||n===0&&t===60)return w(new TextDecoder("utf-16be").decode(s));if(n===255&&t===254||n===60&&t===0)return w(new TextDecoder("ut\
f-16le").decode(s));const d=new TextDecoder().decode(s);return w(d.includes("�")?Buffer.from(s).toString("latin1"):d)}function D(s){if(s[0]===0||s[1]===0||s[0]===
254||s[0]===255)return C(s);const t=(0,L.bS)(s).toString("latin1",0,e),r=c.exec(t)?.[1]?.toLowerCase()??"utf-8";if(f.has(r))try{return new TextDecoder(r,{fatal:!0}).
decode(s)}catch{return}}const e=200,c=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,f=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-\
8859-15","windows-1252"]),w=s=>s.startsWith("\uFEFF")?s.slice(1):s;function _(s){const n=new DataView(s.buffer,s.byteOffset,s.byteLength),t=s[0]!==0,r=[];for(let p=0;p+
4<=s.length;p+=4){const d=n.getUint32(p,t);if(d>1114111)return;r.push(String.fromCodePoint(d))}return w(r.join(""))}const E=s=>s.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),89067:((H,U,u)=>{u.d(U,{J:()=>T});var L=u(45599),O=u(81077),A=u(9819);const S=100;class T{document;root;entries;nextKey;constructor(g,i,o,m){
this.document=g,this.root=i,this.entries=o,this.nextKey=m}static async read(g){const i=(0,A.Wo)(g,"StructTreeRoot");if(!i)return;const o=new Map;for(const[v,W]of await(0,O.
Zc)(g,i.dict.get("ParentTree"),"Nums"))typeof v=="number"&&o.set(v,W);const m=g.resolve(i.dict.get("ParentTreeNextKey")),h=[...o.keys()].reduce((v,W)=>Math.max(
v,W+1),typeof m=="number"?m:0);return new T(g,i,o,h)}newKey(){return this.nextKey++}write(){const{document:g,root:i,entries:o}=this,m=[...o].sort(([h],[v])=>h-v);
g.edit(i.holder),i.dict.set("ParentTree",g.add((0,O.H6)(g,m,"Nums"))),i.dict.set("ParentTreeNextKey",this.nextKey)}grow(g){const{document:i,root:o,entries:m}=this,
h=this.lastLeaf(),v=h.at(-1);if(!v)return this.write();i.edit(o.holder),o.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:F,holder:M}of h){const R=i.array(
F.get("Limits"));i.edit(M),R&&F.set("Limits",[R[0]??g,g])}const W=v.dict.get("Nums"),P=(0,L.i9)(W)?i.edit(W):W;(0,L.cy)(P)?P.push(g,m.get(g)):v.dict.set("Nums",
[g,m.get(g)])}lastLeaf(){const{document:g,root:i}=this,o=[];let m=i.holder,h=i.dict.get("ParentTree");for(;h!==void 0&&o.length<S;){(0,L.i9)(h)&&(m=h.number);const v=g.
dict(h);if(!v)return[];o.push({dict:v,holder:m});const W=g.array(v.get("Kids"));if(!W||W.length===0)return o;h=W.at(-1)}return[]}}}),58006:((H,U,u)=>{u.d(U,{S:()=>g,
n:()=>T});var L=u(68973),O=u(48249),A=u(45599);const S=["DecodeParms","F","FFilter","FDecodeParms","DL"];function T(i,o,{compress:m}){const h=new A.Bi(i.dict);m?
h.set("Filter",(0,A.UU)("FlateDecode")):h.delete("Filter");for(const v of S)h.delete(v);return new A.Z6(h,m?(0,O.Kc)(o):o)}const b=6;async function g(i,o,m){const h=T(
i,await(0,L.uM)(m).deflate(o,b),{compress:!1});return h.dict.set("Filter",(0,A.UU)("FlateDecode")),h}})};
