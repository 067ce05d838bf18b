"use strict";exports.id=7113,exports.ids=[7113],exports.modules={38149:(($,F,f)=>{f.r(F),f.d(F,{add_text_layer:()=>n});var C=f(58552),O=f(91519),A=f(87826),I=f(14029),M=f(3907);
const x=2e6;async function l(E,g){const p=new i,c=await(0,M.km)(E,g,y=>p.take(y));return p.problem!==void 0?{problem:p.problem}:c==="malformed"||c==="document t\
ype"?{problem:"is not well-formed XML"}:p.pages.length===0?{problem:"has no element Page"}:{pages:p.pages}}class i{pages=[];problem;begins=!1;count=0;take(g){if(g.
kind!=="start"&&g.kind!=="empty")return!1;const p=L=>g.attributes.find(N=>N.name===L)?.value,c=L=>Number(p(L)??NaN),y=g.name.replace(/^.*:/,"");return y==="Page"&&
this.page(c("WIDTH"),c("HEIGHT"),c("PHYSICAL_IMG_NR")),y==="TextLine"&&(this.begins=!0),y==="String"&&this.string((p("CONTENT")??"").trim(),[c("HPOS"),c("VPOS"),
c("WIDTH"),c("HEIGHT")],c("WC")*100),this.problem!==void 0}page(g,p,c){!(g>0)||!(p>0)?this.problem=`has a page (${this.pages.length+1}) without WIDTH and HEIGHT`:
this.pages.push({page:Number.isSafeInteger(c)&&c>=1?c:this.pages.length+1,width:g,height:p,words:[]})}string(g,[p,c,y,L],N){const B=this.pages.at(-1);!B||g===""||
!Number.isFinite(p)||!Number.isFinite(c)||!(y>0)||!(L>0)||(++this.count>x&&(this.problem=`has more than ${x} words`),B.words.push({text:g,x:p,y:c,width:y,height:L,
...N>=0&&N<=100?{confidence:N}:{},beginsLine:this.begins}),this.begins=!1)}}const o=new Set(["ocr_line","ocr_caption","ocr_header","ocr_textfloat","ocrx_line"]);
async function h(E,g){const p=new u,c=await(0,M.km)(E,g,y=>p.take(y));return p.problem!==void 0?{problem:p.problem}:c==="malformed"||c==="document type"?{problem:"\
is not well-formed XML"}:p.pages.length===0?{problem:"has no element of the class ocr_page"}:{pages:p.pages}}class u{pages=[];problem;depth=0;word;begins=!1;count=0;take(g){
return g.kind==="text"&&this.word&&(this.word.text+=g.text),(g.kind==="start"||g.kind==="empty")&&this.start(g),(g.kind==="end"||g.kind==="empty")&&this.end(),this.
problem!==void 0}start({attributes:g}){this.depth++;const p=L=>g.find(N=>N.name===L)?.value??"",c=p("class").split(" "),y=p("title");c.includes("ocr_page")&&this.
page(y),c.some(L=>o.has(L))&&(this.begins=!0),c.includes("ocrx_word")&&!this.word&&(this.word={depth:this.depth,title:y,text:""})}page(g){const[p,c,y,L]=v(g,"bb\
ox"),[N=this.pages.length]=v(g,"ppageno");p===void 0||c===void 0||y===void 0||L===void 0||y<=p||L<=c?this.problem=`has a page (${this.pages.length+1}) without t\
he box of its image`:this.pages.push({page:N+1,width:y-p,height:L-c,left:p,top:c,words:[]})}end(){const{word:g,depth:p}=this;if(this.depth--,!g||g.depth!==p)return;
this.word=void 0;const c=this.pages.at(-1),[y,L,N,B]=v(g.title,"bbox"),G=g.text.trim();if(!c||G===""||y===void 0||L===void 0||N===void 0||B===void 0||N<=y||B<=L)
return;const[k]=v(g.title,"x_wconf");++this.count>x&&(this.problem=`has more than ${x} words`),c.words.push({text:G,x:y-c.left,y:L-c.top,width:N-y,height:B-L,...k!==
void 0&&k>=0&&k<=100?{confidence:k}:{},beginsLine:this.begins}),this.begins=!1}}function v(E,g){for(const p of E.split(";")){const[c,...y]=p.trim().split(/\s+/);
if(c===g)return y.map(Number).filter(Number.isFinite)}return[]}var U=f(61729);const P=8e6,K='must be {"pages": [{"page": 1, "width": 2480, "height": 3508, "word\
s": [{"text": "Invoice", "x": 210, "y": 180, "width": 300, "height": 60, "confidence": 96}]}]}';async function D(E,g){if(E.length>P)return{problem:`is JSON of m\
ore than ${P/1e6} MB: give fewer pages at a time, or hOCR or ALTO`};const p=(0,U.qF)(E);await g.rest();const c=(0,U.Gv)(p)?p.pages:void 0;if(!Array.isArray(c))return{
problem:K};const y=[];let L=0;for(const[N,B]of c.entries()){const G=`pages[${N+1}]`;if(!(0,U.Gv)(B))return{problem:`${G} is not an object: it ${K}`};const{page:k,
width:H,height:Z,words:X}=B;if(!e(k))return{problem:`${G}.page must be the number of a page, from 1`};if(!T(H)||!T(Z))return{problem:`${G}.width and ${G}.height\
 must be those of the image, greater than 0`};if(!Array.isArray(X))return{problem:`${G}.words must be a list`};if(L+=X.length,L>x)return{problem:`has more than ${x}\
 words`};const j=[];for(const[J,V]of X.entries()){const z=g.step(500);z&&await z;const Y=W(V);if(typeof Y=="string")return{problem:`${G}.words[${J+1}]${Y}`};j.push(
Y)}y.push({page:k,width:H,height:Z,words:j})}return{pages:y}}function W(E){if(!(0,U.Gv)(E))return" is not an object with text, x, y, width and height";const{text:g,
x:p,y:c,width:y,height:L,confidence:N,line:B}=E;return typeof g!="string"?".text must be a text":!R(p)||!R(c)?".x and .y must be numbers":!T(y)||!T(L)?".width a\
nd .height must be greater than 0":N!==void 0&&!(R(N)&&N>=0&&N<=100)?".confidence must be a number from 0 to 100":B!==void 0&&typeof B!="boolean"?".line must be\
 true where a line begins":{text:g,x:p,y:c,width:y,height:L,...N===void 0?{}:{confidence:N},...B===void 0?{}:{beginsLine:B}}}const R=E=>typeof E=="number"&&Number.
isFinite(E),T=E=>R(E)&&E>0,e=E=>Number.isSafeInteger(E)&&E>=1,a="is not the result of a recognizer: JSON with pages and words, hOCR, or ALTO",d=/<!DOCTYPE[^[\]<>]{0,1000}>/i,
w=4096;async function _(E,g){let p;try{p=new TextDecoder("utf-8",{fatal:!0}).decode(E)}catch{return{problem:"is not text in UTF-8"}}await g.rest();const c=p.slice(
0,w);if(/^\s*[[{]/.test(c))return await D(p,g);if(!/^\s*</.test(c))return{problem:a};if(/<(?:\w+:)?alto\b/i.test(c))return await l(p,g);const y=d.exec(c),L=y?p.
slice(y.index+y[0].length):p;return/<html\b|class=['"]ocr_/i.test(c)?await h(L,g):{problem:a}}var b=f(98446),s=f(8103);const n=async(E,{text_layer:g,existing_text:p,
open_password:c},y)=>{const L=()=>(0,O.E)(E.bytes,y,{password:c}),N=await _(g.bytes,y.pace);if("problem"in N)throw r(N.problem);const{document:B,wanted:G}=await(0,s.
QW)(L,p,j=>S(N.pages,j).map(({page:J})=>J)),k=B.pages.count,H=S(N.pages,k).filter(({page:j})=>G.has(j)),Z=await(0,s.U2)(B,H),X=H.length===0?await(0,A.i)(B,E.bytes):
await(0,I.UN)(B,{version:"1.4"});return{documents:[{name:E.name,bytes:X,pageCount:k}],notes:[...H.length===0?[t(N.pages)]:[],...(0,s.Y$)(H)],facts:{pageCount:k,
layeredPages:H.length,layeredWords:Z,...(0,s.yE)(H)}}},t=E=>(0,s.t5)(E.some(({words:g})=>g.length>0)?"Each page for which text_layer has words has text already":
"There are no words in text_layer",["text_layer"]),r=E=>(0,C.G6)([{field:"text_layer",message:E}]),m=.02;function S(E,g){const p=new Set;for(const{page:c,width:y,
height:L,words:N}of E){if(c>g)throw r(`names page ${c}, and the document has ${(0,b.y_)(g,"page")}`);if(p.has(c))throw r(`names page ${c} more than once`);p.add(
c);const[B,G]=[y*m,L*m],k=H=>H.x<-B||H.y<-G||H.x+H.width>y+B||H.y+H.height>L+G;if(N.some(k))throw r(`has words outside of page ${c}: its width and height must b\
e those of the image that was recognized`)}return E.filter(({words:c})=>c.length>0).sort((c,y)=>c.page-y.page)}}),55969:(($,F,f)=>{f.d(F,{B:()=>I,E:()=>M});var C=f(
45599);const O=new Set(["Text","FreeText","Line","Square","Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Po\
pup","Sound","Redact","Projection"]),A=new Set(["Link","Widget","FileAttachment"]);function I(x,l){const i=x.resolve(l.get("Subtype"));return i instanceof C.SX?
i.text:""}const M=(x,l)=>l==="comments"?O.has(x):x!==""&&!A.has(x)}),12889:(($,F,f)=>{f.d(F,{Rl:()=>T,Vv:()=>I,fM:()=>M,ft:()=>o,jB:()=>W,pr:()=>U,rg:()=>D,vw:()=>v,
wE:()=>R});var C=f(46161),O=f(44233),A=f(47707);const I="‏",M="‎";let x;const l=()=>x??=(0,C.A)(),i=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
o=e=>i.test(e),h=4e3,u=e=>l().getEmbeddingLevels(e.slice(0,h)).paragraphs[0]?.level??0,v=e=>o(e)&&u(e)%2===1,U=e=>[...P(e)];function*P(e){if(!o(e)){e!==""&&(yield{
text:e,rtl:!1,at:0});return}if(e.length<=h)return yield*K(e,0);const a=u(e)%2===1,d=[];for(let w=0;w<e.length;)w=Math.min(w+h,e.length),/[\ud800-\udbff]/.test(e[w-
1])&&(w=Math.min(w+1,e.length)),d.push(w);for(let w=0;w<d.length;w++){const _=a?d.length-1-w:w,b=d[_-1]??0;yield*K(e.slice(b,d[_]),b,a?"rtl":"ltr")}}function K(e,a,d){
const{levels:w,paragraphs:_}=l().getEmbeddingLevels(e,d),b=_[0]?.level??0;for(let t=e.length-1;t>=0&&/\s/.test(e[t]);t--)w[t]=b;const s=[];for(let t=0,r=0;t<e.length;t=
r){const m=w[t];for(;r<e.length&&w[r]===m;)r++;s.push({level:m,text:e.slice(t,r),at:t})}const n=s.reduce((t,{level:r})=>Math.max(t,r),0);for(let t=n;t>0;t--)for(let r=0,
m=0;r<s.length;r=m+1){for(m=r;m<s.length&&s[m].level>=t;)m++;for(let S=r,E=m-1;S<E;S++,E--)[s[S],s[E]]=[s[E],s[S]]}return s.map(({level:t,text:r,at:m})=>({text:r,
rtl:t%2===1,at:a+m}))}function*D(e,a){const d=new Int32Array(a.length+1);for(const[w,_]of a.entries())d[w+1]=d[w]+_.length;for(const{text:w,rtl:_,at:b}of P(e+a.
join(""))){const s=b-e.length,n=s+w.length,t=[];for(let r=Math.max((0,O.MJ)(d,s)-1,0);r<a.length&&d[r]<n;r++){const m=Math.max(s-d[r],0),S=a[r].slice(m,Math.max(
n-d[r],0));S!==""&&t.push({text:S,rtl:_,at:m,index:r})}yield*_?t.reverse():t}}const W=e=>Array.from(e,a=>l().getMirroredCharacter(a)??a).join(""),R=e=>(0,A.qf)(
W(e)).reverse().join(""),T=e=>U(e).flatMap(({text:a,rtl:d})=>d?(0,A.qf)(W(a)).reverse():(0,A.qf)(a))}),84961:(($,F,f)=>{f.d(F,{$x:()=>u,Kh:()=>o,qg:()=>v,xS:()=>h});
var C=f(58552),O=f(33973),A=f(87773),I=f(90536),M=f(45599),x=f(3907),l=f(33311),i=f(9819);function o(P,K){const D=P.resolve(K.get("S"));return(!K.has("S")||(0,M.
Eo)(D,"JavaScript")||(0,M.Eo)(D,"Rendition"))&&P.resolve(K.get("JS"))!==null}async function h(P,K){const D=[];for await(const[R,T]of(0,A.$)(P,K))(0,I.L)(T,e=>o(
P,e))&&D.push(R);if(D.length===0)return!1;const{live:W}=await(0,O.Gy)(P);return D.some(R=>W[R]===1)}async function u(P){return await h(P,(await(0,l.S)(P)).JS)||
v(P)}async function v(P){if(!(0,M.Zm)(P.get(P.catalogNumber)))return!1;const K=P.resolve((0,i.Wo)(P,"AcroForm")?.dict.get("XFA"));if(K===null)return!1;if(P.security?.
locked===!0)return null;for(const D of Array.isArray(K)?K:[K]){const W=P.resolve(D);if(!(W instanceof M.Z6))continue;let R;try{R=await P.decodedAtEase(W)}catch(e){
if(!(e instanceof C.zU)||e.code==="cancelled")throw e;return!0}const T=(0,x.xK)(R);if(T===void 0||T.includes("script")&&await U(T,P.job.pace))return!0}return!1}
async function U(P,K){const D=W=>(W.kind==="start"||W.kind==="empty")&&/^(?:[^:]*:)?script$/.test(W.name);return await(0,x.km)(P,K,D)!=="well-formed"}}),52755:(($,F,f)=>{
f.d(F,{NT:()=>v,Uv:()=>P,kz:()=>x,mO:()=>D,mw:()=>M,qA:()=>U,sj:()=>I,zx:()=>u});var C=f(9819),O=f(45599),A=f(91374);const I=1,M=2,x=4096,l=8192,i=32768,o=65536,
h=1<<17,u=1<<18,v=1<<21,U=1<<24,P=1<<25,K=10;class D{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(e){this.
document=e,this.form=(0,C.Wo)(e,"AcroForm"),this.visit=new C._i(e)}static async read(e){const a=new D(e),{form:d}=a;return await a.walk(a.references(d?.dict.get(
"Fields"),d?.holder??-1,d?.dict,"Fields"),void 0),await a.readPages(),a}inherited(e,a){for(let d=e;d;d=d.parent){const w=this.document.resolve(d.dict.get(a));if(w!==
null)return w}return a==="DA"||a==="Q"?this.document.resolve(this.form?.dict.get(a)):null}integer(e,a){const d=this.inherited(e,a);return typeof d=="number"?Math.
trunc(d):0}node(e){return this.nodes.get(e)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get("NeedAppe\
arances"))===!0}forget(e){const{document:a,nodes:d,widgets:w,fields:_,byName:b}=this,s=({number:n})=>!e.has(n)&&a.exists(n);for(const n of d.values())s(n)||d.delete(
n.number);for(const n of w.values())s(n)||w.delete(n.number);for(const{nodes:n,widgets:t}of _)W(n,s),W(t,s);W(_,({nodes:n})=>n.length>0);for(const[n,t]of b)t.nodes.
length===0&&b.delete(n);this.form=(0,C.Wo)(a,"AcroForm")}async walk(e,a){const{document:d,visit:w}=this;for(const _ of(0,A.iA)(d,{from:e,below:a,visit:w,depth:A.
tP})){const{number:b,dict:s}=_;this.nodes.set(b,_);const n=this.references(s.get("Kids"),b,s,"Kids");(0,O.Eo)(d.resolve(s.get("Subtype")),"Widget")||s.has("Rect")?
this.addWidget(_):n.length===0&&(0,A.bf)(_)===_&&this.field(_);const r=d.job.pace.step(1500);r&&await r}}addWidget(e){const a={node:e,number:e.number,dict:e.dict,
pages:[]};this.field((0,A.bf)(e)).widgets.push(a),this.widgets.set(e.number,a)}field(e){const a=this.fieldOf.get(e);if(a)return a;const{name:d,part:w}=e,_=d===""?
void 0:this.byName.get(d),b=this.integer(e,"Ff"),s=R(e.type,b);if(_?.kind===s)return _.nodes.push(e),this.fieldOf.set(e,_),_;const n={name:d,part:w,kind:s,flags:b,
nodes:[e],widgets:[]};return this.fields.push(n),d!==""&&!_&&this.byName.set(d,n),this.fieldOf.set(e,n),n}async readPages(){const{document:e}=this,{pages:a,job:d}=e,
{spend:w}=new C.b9(e);for(let _=0;_<a.count;_++){const b=a.number(_),s=e.entry(b,"Annots");w(e.array(s)?.length??0);for(const t of s===void 0?[]:this.annotations(
s,b)){const r=this.widgets.get(t.number)??await this.orphan(t);r&&r.pages.length>0&&w(K),r&&r.pages.at(-1)!==_+1&&r.pages.push(_+1);const m=d.pace.step(300);m&&
await m}const n=d.pace.step(300);n&&await n}}annotations(e,a){const d=this.document.array(e)??[];if(!d.some(b=>(0,O.Zm)(b)&&(0,O.Eo)(b.get("Subtype"),"Widget")))
return d.filter(O.i9);const w=(0,O.i9)(e)?e.number:a;this.document.edit(w);const _=(0,O.i9)(e)?d:this.document.array(this.document.get(a).get("Annots"))??[];for(const[
b,s]of _.entries())(0,O.Zm)(s)&&(0,O.Eo)(s.get("Subtype"),"Widget")&&(_[b]=this.document.add(s));return _.filter(O.i9)}async orphan(e){const{document:a}=this;if(!(0,O.
Eo)(a.resolve(a.entry(e.number,"Subtype")),"Widget"))return;const d=[e],w=new Set([e.number]);let _;for(let b=a.entry(e.number,"Parent");(0,O.i9)(b)&&d.length<A.
tP&&(_=this.nodes.get(b.number),!(_||w.has(b.number)||!(0,O.Zm)(a.get(b))));)w.add(b.number),d.push(b),b=a.entry(b.number,"Parent");for(const b of d.reverse())this.
nodes.has(b.number)||await this.walk([b],_),_=this.nodes.get(b.number);return this.widgets.get(e.number)}references(e,a,d,w){const{document:_}=this,b=_.array(e);
if(!b||!d)return[];if(!b.some(O.Zm))return b.filter(O.i9);_.edit((0,O.i9)(e)?e.number:a);const s=_.array(d.get(w))??[];for(const[n,t]of s.entries())(0,O.Zm)(t)&&
(s[n]=_.add(t));return s.filter(O.i9)}}function W(T,e){let a=0;for(const d of T)e(d)&&(T[a++]=d);T.length=a}function R(T,e){switch(T){case"Tx":return e&l?"passw\
ord":"text";case"Btn":return e&o?"button":e&i?"radio":"checkbox";case"Ch":return e&h?"dropdown":"list";case"Sig":return"signature";default:return"unknown"}}}),77500:(($,F,f)=>{
f.d(F,{Yw:()=>l,br:()=>M,f4:()=>A,mD:()=>I});var C=f(58552),O=f(9819);function A(i,o){return o.form?.dict.has("XFA")?i.resolve(i.catalog.get("NeedsRendering"))===
!0||!o.fields.some(({kind:u})=>u!=="unknown")?"dynamic":"static":"none"}function I(i,o){if(A(i,o)!=="dynamic")return;const h="is a dynamic XFA form, whose pages\
 and fields only Adobe viewers show";throw new C.zU("invalid_parameters",`file: ${h}`,{issues:[{field:"file",message:h}],advice:"Print it to a PDF document from\
 Adobe Reader, or ask its author for a form without XFA"})}function M(i,o){const h=(0,O.Wo)(i,"AcroForm");return h?.dict.has("XFA")?(i.edit(h.holder),h.dict.delete(
"XFA"),i.catalog.has("NeedsRendering")&&i.editCatalog().delete("NeedsRendering"),[l(o)]):[]}const x={values:"it would still show the old values.",pages:"it desc\
ribed removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. The fields themselves remain.",private:"\
its data repeats the values of fields, also of hidden ones. The fields themselves remain.",places:"it says where fields are on the pages. The fields themselves \
remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},l=i=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${x[i]}`})}),
38671:(($,F,f)=>{f.d(F,{R:()=>I});var C=f(52205),O=f(45599);const A={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"j\
big2"};function I(M,x){const l=(0,C.c3)(M,x.dict.get("Filter")),i=(0,C.c3)(M,x.dict.get("DecodeParms")),o=l.at(-1)??null,h=o instanceof O.SX?A[o.text]:void 0;if(!h)
return{format:h,parameters:void 0,filter:o,before:x};const u=new O.Bi(x.dict);u.set("Filter",l.slice(0,-1)),u.set("DecodeParms",i.slice(0,l.length-1));const v=i[l.
length-1];return{format:h,parameters:(0,O.Zm)(v)?v:void 0,filter:o,before:new O.Z6(u,x.data,x.sealed)}}}),93059:(($,F,f)=>{f.d(F,{n:()=>A});var C=f(45599);const O={
BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function A(I){if(I.dataStart<0)return;const M=new C.
Bi;for(let x=0;x+1<I.count;x+=2){const l=I.name(x);l!==void 0&&M.set(O[l]??l,I.value(x+1))}return new C.Z6(M,I.content.subarray(I.dataStart,I.dataEnd))}}),8283:(($,F,f)=>{
f.d(F,{A2:()=>O,AP:()=>v,EI:()=>M,GM:()=>A,Me:()=>l,OD:()=>h,Os:()=>I,Rd:()=>x,iN:()=>i});var C=f(78157);const O=216,A=217,I=218,M=254,x=0,l=2**20,i=D=>D>=224&&
D<=239;class o{image;marker;start;end;constructor(W,R,T,e){this.image=W,this.marker=R,this.start=T,this.end=e}get data(){return this.image.subarray(Math.min(this.
start+4,this.end),this.end)}}function*h(D,W=1/0){const R=(0,C.bS)(D);for(let T=2;;){const e=Math.min(T+W,R.length),a=U(R,T,e);if(a<0){if(e===R.length)return;yield new o(
R,x,T,e),T=e;continue}const d=R[a+1],w=d===O||d===A||d===u;if(!w&&a+4>R.length)return;const _=w?0:R.readUInt16BE(a+2),b=a+2+_;if(b>R.length||!w&&_<2||(yield new o(
R,d,a,b),d===A))return;T=b}}const u=1,v=D=>h(D,l);function U(D,W,R){for(let T=K(D,W);T>=0&&T<R&&T+1<D.length;T=K(D,T+1)){for(;D[T+1]===255&&T+1<R;)T++;const e=D[T+
1];if(e!==0&&e!==255&&(e<208||e>215))return T}return-1}const P=32;function K(D,W){const R=Math.min(W+P,D.length);for(let T=W;T<R;T++)if(D[T]===255)return T;return D.
indexOf(255,R)}}),21115:(($,F,f)=>{f.d(F,{HC:()=>I,dK:()=>C,ee:()=>A});const C={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/199\
8/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",
pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",
pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"\
urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/\
schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},O=new Map(Object.entries(C));class A{uris=new Map;declared=[];known=new Map;enter(o){let h;for(const{
name:u,value:v}of o){if(!I(u))continue;const U=u.slice(6),P=this.uris.get(U);P?P.push(v):this.uris.set(U,[v]),(h??=[]).push(U)}this.declared.push(h??M),h&&this.
known.clear()}leave(){const o=this.declared.pop()??M;for(const h of o)this.uris.get(h).pop();o.length>0&&this.known.clear()}declares(o){return(this.uris.get(l(o))?.
length??0)>0}ofElement(o){let h=this.known.get(o);if(!h){const u=l(o),v=this.uris.get(u)?.at(-1)??O.get(u)??"";this.known.size===x&&this.known.clear(),this.known.
set(o,h={namespace:v,local:o.slice(o.indexOf(":")+1)})}return h}ofAttribute(o){return o.includes(":")?this.ofElement(o):{namespace:"",local:o}}}const I=i=>i==="\
xmlns"||i.startsWith("xmlns:"),M=[],x=1e3,l=i=>i.slice(0,Math.max(i.indexOf(":"),0))}),17413:(($,F,f)=>{f.d(F,{Y:()=>A});var C=f(21115),O=f(3907);async function A(M,x,l){
const i=new I(x);await(0,O.km)(M,l,u=>((u.kind==="start"||u.kind==="empty")&&i.start(u.name,u.attributes,u.from),(u.kind==="end"||u.kind==="empty")&&i.end(u.name,
u.to),i.isTooDeep));const o=[];let h=0;for(const u of i.dropped)o.push(M.slice(h,u.from)),h=u.to;return o.join("")+M.slice(h)}class I{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new C.
ee;constructor(x){this.drops=x}start(x,l,i){this.isTooDeep=this.open.length>=O.ol,this.scope.enter(l);const o=this.scope.ofElement(x);this.open.push({name:x,from:i,
drops:this.drops(o,this.elements)}),this.elements.push(o)}end(x,l){let i=this.open.length-1;for(;i>=0&&this.open[i].name!==x;)i--;if(i<0)return;const{drops:o,from:h}=this.
open[i];for(;this.open.length>i;)this.open.pop(),this.elements.pop(),this.scope.leave();if(o){for(;this.dropped.length>0&&this.dropped.at(-1).from>h;)this.dropped.
pop();this.dropped.push({from:h,to:l})}}}}),3907:(($,F,f)=>{f.d(F,{Rt:()=>T,X:()=>b,km:()=>i,ol:()=>O,xK:()=>R});var C=f(78157);const O=200,A=1e4,I=1e5,M=65536,
x=65536,l=12;async function i(s,n,t){const r=new o(s);for(let m=r.next();m;m=r.next()){if(t(m))return"left";const S=n.step((m.to-m.from)*4+50);S&&await S}return r.
hasDocumentType?"document type":r.malformed?"malformed":"well-formed"}class o{text;malformed=!1;hasDocumentType=!1;at=0;tag=-1;constructor(n){this.text=n}next(){
const{text:n,at:t}=this;if(t>=n.length)return;if(n.charCodeAt(t)!==h)return this.characters(t,this.endOfPiece(t,this.nextTag(t)));if(n.startsWith("<!--",t))return this.
other(t,"-->",4);if(n.startsWith("<?",t))return this.other(t,"?>",2);if(n.startsWith("<![CDATA[",t)){const m=n.indexOf("]]>",t);return m<0?this.end():(this.at=m+
3,{kind:"text",text:n.slice(t+9,m),from:t,to:this.at})}return n.startsWith("<!",t)?(this.hasDocumentType=n.startsWith("<!DOCTYPE",t),this.end()):(n.charCodeAt(t+
1)===v?this.endTag(t):this.startTag(t))??this.fault(t,this.nextTag(t+1))}other(n,t,r){const m=this.text.indexOf(t,n+r);return m<0?this.end():(this.at=m+t.length,
{kind:"other",from:n,to:this.at})}endTag(n){const t=this.name(n+2),r=this.blanks(t);if(!(t===n+2||this.text.charCodeAt(r)!==u))return this.at=r+1,{kind:"end",name:this.
text.slice(n+2,t),from:n,to:this.at}}startTag(n){const{text:t}=this,r=this.name(n+1);if(r===n+1)return;const m=t.slice(n+1,r),S=[];let E=0;for(let g=r;;){const p=this.
blanks(g),c=t.charCodeAt(p);if(c===u||c===v&&t.charCodeAt(p+1)===u)return this.at=c===u?p+1:p+2,{kind:c===u?"start":"empty",name:m,attributes:S,from:n,to:this.at};
const y=this.name(p),L=this.blanks(y),N=this.blanks(L+1),B=t[N];if(p===g||y===p||t[L]!=="="||B!=='"'&&B!=="'")return;const G=t.indexOf(B,N+1),k=t.slice(N+1,Math.
max(G,N+1));E+=P(k,I-E);const H=k.includes("<")||E>=I?void 0:D(k);if(G<0||H===void 0||S.length>=A)return;S.push({name:t.slice(p,y),value:H,from:p,to:G+1}),g=G+1}}characters(n,t){
const r=D(this.text.slice(n,t));return r===void 0?this.fault(n,t):(this.at=t,{kind:"text",text:r,from:n,to:t})}nextTag(n){if(this.tag>=n)return this.tag;const t=this.
text.indexOf("<",n);return this.tag=t<0?this.text.length:t}endOfPiece(n,t){const{text:r}=this;if(t-n<=x)return t;let m=n+x;const S=m-l+1,E=r.slice(S,m+1).lastIndexOf(
"&");E>=0&&(m=S+E);for(const g=m-x/2;r[m-1]==="]"||U(r.charCodeAt(m));m--)if(m===g)return t;return m}fault(n,t){return this.malformed=!0,this.at=t,{kind:"other",
from:n,to:t}}end(){this.malformed=!0,this.at=this.text.length}blanks(n){const{text:t}=this;for(let r=n;;r++){const m=t.charCodeAt(r);if(m!==32&&m!==9&&m!==10&&m!==
13||r-n===M)return r}}name(n){const{text:t}=this;let r=n;for(const m=Math.min(t.length,n+M);r<m;r++){const S=t.charCodeAt(r);if(S<=32||S===v||S===u||S===h||S===
61||S===34||S===39)break}return r}}const[h,u,v]=[60,62,47],U=s=>s>=56320&&s<=57343;function P(s,n){let t=0;for(let r=s.indexOf("&");r>=0&&t<n;r=s.indexOf("&",r+
1))t++;return t}const K=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function D(s){if(!s.includes("&"))return s;const n=[];let t=0;for(let r=s.
indexOf("&");r>=0;r=s.indexOf("&",t)){const m=s.indexOf(";",r);if(m<0||m-r>l)return;const S=s.slice(r+1,m),E=K.get(S)??W(S);if(E===void 0)return;n.push(s.slice(
t,r),E),t=m+1}return n.push(s.slice(t)),n.join("")}function W(s){const n=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(s),t=n?parseInt(n[1]??n[2],n[1]===void 0?10:16):-1;return t>
0&&t<=1114111&&!(t>=55296&&t<=57343)?String.fromCodePoint(t):void 0}function R(s){const[n,t,r,m]=s;if(n===0&&t===0&&(r===254||r===0)||n===255&&t===254&&r===0&&m===
0)return _(s);if(n===254&&t===255||n===0&&t===60)return w(new TextDecoder("utf-16be").decode(s));if(n===255&&t===254||n===60&&t===0)return w(new TextDecoder("ut\
f-16le").decode(s));const S=new TextDecoder().decode(s);return w(S.includes("�")?Buffer.from(s).toString("latin1"):S)}function T(s){if(s[0]===0||s[1]===0||s[0]===
254||s[0]===255)return R(s);const t=(0,C.bS)(s).toString("latin1",0,e),r=a.exec(t)?.[1]?.toLowerCase()??"utf-8";if(d.has(r))try{return new TextDecoder(r,{fatal:!0}).
decode(s)}catch{return}}const e=200,a=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,d=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-\
8859-15","windows-1252"]),w=s=>s.startsWith("\uFEFF")?s.slice(1):s;function _(s){const n=new DataView(s.buffer,s.byteOffset,s.byteLength),t=s[0]!==0,r=[];for(let m=0;m+
4<=s.length;m+=4){const S=n.getUint32(m,t);if(S>1114111)return;r.push(String.fromCodePoint(S))}return w(r.join(""))}const b=s=>s.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),89067:(($,F,f)=>{f.d(F,{J:()=>M});var C=f(45599),O=f(81077),A=f(9819);const I=100;class M{document;root;entries;nextKey;constructor(l,i,o,h){
this.document=l,this.root=i,this.entries=o,this.nextKey=h}static async read(l){const i=(0,A.Wo)(l,"StructTreeRoot");if(!i)return;const o=new Map;for(const[v,U]of await(0,O.
Zc)(l,i.dict.get("ParentTree"),"Nums"))typeof v=="number"&&o.set(v,U);const h=l.resolve(i.dict.get("ParentTreeNextKey")),u=[...o.keys()].reduce((v,U)=>Math.max(
v,U+1),typeof h=="number"?h:0);return new M(l,i,o,u)}newKey(){return this.nextKey++}write(){const{document:l,root:i,entries:o}=this,h=[...o].sort(([u],[v])=>u-v);
l.edit(i.holder),i.dict.set("ParentTree",l.add((0,O.H6)(l,h,"Nums"))),i.dict.set("ParentTreeNextKey",this.nextKey)}grow(l){const{document:i,root:o,entries:h}=this,
u=this.lastLeaf(),v=u.at(-1);if(!v)return this.write();i.edit(o.holder),o.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:K,holder:D}of u){const W=i.array(
K.get("Limits"));i.edit(D),W&&K.set("Limits",[W[0]??l,l])}const U=v.dict.get("Nums"),P=(0,C.i9)(U)?i.edit(U):U;(0,C.cy)(P)?P.push(l,h.get(l)):v.dict.set("Nums",
[l,h.get(l)])}lastLeaf(){const{document:l,root:i}=this,o=[];let h=i.holder,u=i.dict.get("ParentTree");for(;u!==void 0&&o.length<I;){(0,C.i9)(u)&&(h=u.number);const v=l.
dict(u);if(!v)return[];o.push({dict:v,holder:h});const U=l.array(v.get("Kids"));if(!U||U.length===0)return o;u=U.at(-1)}return[]}}}),58006:(($,F,f)=>{f.d(F,{S:()=>l,
n:()=>M});var C=f(68973),O=f(48249),A=f(45599);const I=["DecodeParms","F","FFilter","FDecodeParms","DL"];function M(i,o,{compress:h}){const u=new A.Bi(i.dict);h?
u.set("Filter",(0,A.UU)("FlateDecode")):u.delete("Filter");for(const v of I)u.delete(v);return new A.Z6(u,h?(0,O.Kc)(o):o)}const x=6;async function l(i,o,h){const u=M(
i,await(0,C.uM)(h).deflate(o,x),{compress:!1});return u.dict.set("Filter",(0,A.UU)("FlateDecode")),u}})};
