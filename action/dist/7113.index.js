"use strict";exports.id=7113,exports.ids=[7113],exports.modules={38149:(($,F,f)=>{f.r(F),f.d(F,{add_text_layer:()=>n});var C=f(58552),E=f(91519),A=f(87826),I=f(14029),M=f(3907);
const x=2e6;async function h(b,g){const p=new i,c=await(0,M.km)(b,g,y=>p.take(y));return p.problem!==void 0?{problem:p.problem}:c==="malformed"||c==="document t\
ype"?{problem:"is not well-formed XML"}:p.pages.length===0?{problem:"has no element Page"}:{pages:p.pages}}class i{pages=[];problem;begins=!1;count=0;take(g){if(g.
kind!=="start"&&g.kind!=="empty")return!1;const p=L=>g.attributes.find(N=>N.name===L)?.value,c=L=>Number(p(L)??NaN),y=g.name.replace(/^.*:/,"");return y==="Page"&&
this.page(c("WIDTH"),c("HEIGHT"),c("PHYSICAL_IMG_NR")),y==="TextLine"&&(this.begins=!0),y==="String"&&this.string((p("CONTENT")??"").trim(),[c("HPOS"),c("VPOS"),
c("WIDTH"),c("HEIGHT")],c("WC")*100),this.problem!==void 0}page(g,p,c){!(g>0)||!(p>0)?this.problem=`has a page (${this.pages.length+1}) without WIDTH and HEIGHT`:
this.pages.push({page:Number.isSafeInteger(c)&&c>=1?c:this.pages.length+1,width:g,height:p,words:[]})}string(g,[p,c,y,L],N){const B=this.pages.at(-1);!B||g===""||
!Number.isFinite(p)||!Number.isFinite(c)||!(y>0)||!(L>0)||(++this.count>x&&(this.problem=`has more than ${x} words`),B.words.push({text:g,x:p,y:c,width:y,height:L,
...N>=0&&N<=100?{confidence:N}:{},beginsLine:this.begins}),this.begins=!1)}}const o=new Set(["ocr_line","ocr_caption","ocr_header","ocr_textfloat","ocrx_line"]);
async function u(b,g){const p=new m,c=await(0,M.km)(b,g,y=>p.take(y));return p.problem!==void 0?{problem:p.problem}:c==="malformed"||c==="document type"?{problem:"\
is not well-formed XML"}:p.pages.length===0?{problem:"has no element of the class ocr_page"}:{pages:p.pages}}class m{pages=[];problem;depth=0;word;begins=!1;count=0;take(g){
return g.kind==="text"&&this.word&&(this.word.text+=g.text),(g.kind==="start"||g.kind==="empty")&&this.start(g),(g.kind==="end"||g.kind==="empty")&&this.end(),this.
problem!==void 0}start({attributes:g}){this.depth++;const p=L=>g.find(N=>N.name===L)?.value??"",c=p("class").split(" "),y=p("title");c.includes("ocr_page")&&this.
page(y),c.some(L=>o.has(L))&&(this.begins=!0),c.includes("ocrx_word")&&!this.word&&(this.word={depth:this.depth,title:y,text:""})}page(g){const[p,c,y,L]=v(g,"bb\
ox"),[N=this.pages.length]=v(g,"ppageno");p===void 0||c===void 0||y===void 0||L===void 0||y<=p||L<=c?this.problem=`has a page (${this.pages.length+1}) without t\
he box of its image`:this.pages.push({page:N+1,width:y-p,height:L-c,left:p,top:c,words:[]})}end(){const{word:g,depth:p}=this;if(this.depth--,!g||g.depth!==p)return;
this.word=void 0;const c=this.pages.at(-1),[y,L,N,B]=v(g.title,"bbox"),k=g.text.trim();if(!c||k===""||y===void 0||L===void 0||N===void 0||B===void 0||N<=y||B<=L)
return;const[H]=v(g.title,"x_wconf");++this.count>x&&(this.problem=`has more than ${x} words`),c.words.push({text:k,x:y-c.left,y:L-c.top,width:N-y,height:B-L,...H!==
void 0&&H>=0&&H<=100?{confidence:H}:{},beginsLine:this.begins}),this.begins=!1}}function v(b,g){for(const p of b.split(";")){const[c,...y]=p.trim().split(/\s+/);
if(c===g)return y.map(Number).filter(Number.isFinite)}return[]}var U=f(61729);const P=8e6,K='must be {"pages": [{"page": 1, "width": 2480, "height": 3508, "word\
s": [{"text": "Invoice", "x": 210, "y": 180, "width": 300, "height": 60, "confidence": 96}]}]}';async function D(b,g){if(b.length>P)return{problem:`is JSON of m\
ore than ${P/1e6} MB: give fewer pages at a time, or hOCR or ALTO`};const p=(0,U.qF)(b);await g.rest();const c=(0,U.Gv)(p)?p.pages:void 0;if(!Array.isArray(c))return{
problem:K};const y=[];let L=0;for(const[N,B]of c.entries()){const k=`pages[${N+1}]`;if(!(0,U.Gv)(B))return{problem:`${k} is not an object: it ${K}`};const{page:H,
width:G,height:Z,words:X}=B;if(!e(H))return{problem:`${k}.page must be the number of a page, from 1`};if(!T(G)||!T(Z))return{problem:`${k}.width and ${k}.height\
 must be those of the image, greater than 0`};if(!Array.isArray(X))return{problem:`${k}.words must be a list`};if(L+=X.length,L>x)return{problem:`has more than ${x}\
 words`};const j=[];for(const[J,V]of X.entries()){const z=g.step(500);z&&await z;const Y=W(V);if(typeof Y=="string")return{problem:`${k}.words[${J+1}]${Y}`};j.push(
Y)}y.push({page:H,width:G,height:Z,words:j})}return{pages:y}}function W(b){if(!(0,U.Gv)(b))return" is not an object with text, x, y, width and height";const{text:g,
x:p,y:c,width:y,height:L,confidence:N,line:B}=b;return typeof g!="string"?".text must be a text":!R(p)||!R(c)?".x and .y must be numbers":!T(y)||!T(L)?".width a\
nd .height must be greater than 0":N!==void 0&&!(R(N)&&N>=0&&N<=100)?".confidence must be a number from 0 to 100":B!==void 0&&typeof B!="boolean"?".line must be\
 true where a line begins":{text:g,x:p,y:c,width:y,height:L,...N===void 0?{}:{confidence:N},...B===void 0?{}:{beginsLine:B}}}const R=b=>typeof b=="number"&&Number.
isFinite(b),T=b=>R(b)&&b>0,e=b=>Number.isSafeInteger(b)&&b>=1,a="is not the result of a recognizer: JSON with pages and words, hOCR, or ALTO",d=/<!DOCTYPE[^[\]<>]{0,1000}>/i,
_=4096;async function w(b,g){let p;try{p=new TextDecoder("utf-8",{fatal:!0}).decode(b)}catch{return{problem:"is not text in UTF-8"}}await g.rest();const c=p.slice(
0,_);if(/^\s*[[{]/.test(c))return await D(p,g);if(!/^\s*</.test(c))return{problem:a};if(/<(?:\w+:)?alto\b/i.test(c))return await h(p,g);const y=d.exec(c),L=y?p.
slice(y.index+y[0].length):p;return/<html\b|class=['"]ocr_/i.test(c)?await u(L,g):{problem:a}}var O=f(98446),r=f(8103);const n=async(b,{text_layer:g,existing_text:p,
open_password:c},y)=>{const L=()=>(0,E.E)(b.bytes,y,{password:c}),N=await w(g.bytes,y.pace);if("problem"in N)throw s(N.problem);const{document:B,wanted:k}=await(0,r.
QW)(L,p,j=>S(N.pages,j).map(({page:J})=>J)),H=B.pages.count,G=S(N.pages,H).filter(({page:j})=>k.has(j)),Z=await(0,r.U2)(B,G),X=G.length===0?await(0,A.i)(B,b.bytes):
await(0,I.UN)(B,{version:"1.4"});return{documents:[{name:b.name,bytes:X,pageCount:H}],notes:[...G.length===0?[t(N.pages)]:[],...(0,r.Y$)(G)],facts:{pageCount:H,
layeredPages:G.length,layeredWords:Z,...(0,r.yE)(G)}}},t=b=>(0,r.t5)(b.some(({words:g})=>g.length>0)?"Each page for which text_layer has words has text already":
"There are no words in text_layer",["text_layer"]),s=b=>(0,C.G6)([{field:"text_layer",message:b}]),l=.02;function S(b,g){const p=new Set;for(const{page:c,width:y,
height:L,words:N}of b){if(c>g)throw s(`names page ${c}, and the document has ${(0,O.y_)(g,"page")}`);if(p.has(c))throw s(`names page ${c} more than once`);p.add(
c);const[B,k]=[y*l,L*l],H=G=>G.x<-B||G.y<-k||G.x+G.width>y+B||G.y+G.height>L+k;if(N.some(H))throw s(`has words outside of page ${c}: its width and height must b\
e those of the image that was recognized`)}return b.filter(({words:c})=>c.length>0).sort((c,y)=>c.page-y.page)}}),55969:(($,F,f)=>{f.d(F,{B:()=>I,E:()=>M});var C=f(
45599);const E=new Set(["Text","FreeText","Line","Square","Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Po\
pup","Sound","Redact","Projection"]),A=new Set(["Link","Widget","FileAttachment"]);function I(x,h){const i=x.resolve(h.get("Subtype"));return i instanceof C.SX?
i.text:""}const M=(x,h)=>h==="comments"?E.has(x):x!==""&&!A.has(x)}),12889:(($,F,f)=>{f.d(F,{Rl:()=>T,Vv:()=>I,fM:()=>M,ft:()=>o,jB:()=>W,pr:()=>U,rg:()=>D,vw:()=>v,
wE:()=>R});var C=f(46161),E=f(44233),A=f(47707);const I="‏",M="‎";let x;const h=()=>x??=(0,C.A)(),i=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
o=e=>i.test(e),u=4e3,m=e=>h().getEmbeddingLevels(e.slice(0,u)).paragraphs[0]?.level??0,v=e=>o(e)&&m(e)%2===1,U=e=>[...P(e)];function*P(e){if(!o(e)){e!==""&&(yield{
text:e,rtl:!1,at:0});return}if(e.length<=u)return yield*K(e,0);const a=m(e)%2===1,d=[];for(let _=0;_<e.length;)_=Math.min(_+u,e.length),/[\ud800-\udbff]/.test(e[_-
1])&&(_=Math.min(_+1,e.length)),d.push(_);for(let _=0;_<d.length;_++){const w=a?d.length-1-_:_,O=d[w-1]??0;yield*K(e.slice(O,d[w]),O,a?"rtl":"ltr")}}function K(e,a,d){
const{levels:_,paragraphs:w}=h().getEmbeddingLevels(e,d),O=w[0]?.level??0;for(let t=e.length-1;t>=0&&/\s/.test(e[t]);t--)_[t]=O;const r=[];for(let t=0,s=0;t<e.length;t=
s){const l=_[t];for(;s<e.length&&_[s]===l;)s++;r.push({level:l,text:e.slice(t,s),at:t})}const n=r.reduce((t,{level:s})=>Math.max(t,s),0);for(let t=n;t>0;t--)for(let s=0,
l=0;s<r.length;s=l+1){for(l=s;l<r.length&&r[l].level>=t;)l++;for(let S=s,b=l-1;S<b;S++,b--)[r[S],r[b]]=[r[b],r[S]]}return r.map(({level:t,text:s,at:l})=>({text:s,
rtl:t%2===1,at:a+l}))}function*D(e,a){const d=new Int32Array(a.length+1);for(const[_,w]of a.entries())d[_+1]=d[_]+w.length;for(const{text:_,rtl:w,at:O}of P(e+a.
join(""))){const r=O-e.length,n=r+_.length,t=[];for(let s=Math.max((0,E.MJ)(d,r)-1,0);s<a.length&&d[s]<n;s++){const l=Math.max(r-d[s],0),S=a[s].slice(l,Math.max(
n-d[s],0));S!==""&&t.push({text:S,rtl:w,at:l,index:s})}yield*w?t.reverse():t}}const W=e=>Array.from(e,a=>h().getMirroredCharacter(a)??a).join(""),R=e=>(0,A.qf)(
W(e)).reverse().join(""),T=e=>U(e).flatMap(({text:a,rtl:d})=>d?(0,A.qf)(W(a)).reverse():(0,A.qf)(a))}),84961:(($,F,f)=>{f.d(F,{$x:()=>m,Kh:()=>o,qg:()=>v,xS:()=>u});
var C=f(58552),E=f(33973),A=f(87773),I=f(90536),M=f(45599),x=f(3907),h=f(33311),i=f(9819);function o(P,K){const D=P.resolve(K.get("S"));return(!K.has("S")||(0,M.
Eo)(D,"JavaScript")||(0,M.Eo)(D,"Rendition"))&&P.resolve(K.get("JS"))!==null}async function u(P,K){const D=[];for await(const[R,T]of(0,A.$)(P,K))(0,I.L)(T,e=>o(
P,e))&&D.push(R);if(D.length===0)return!1;const{live:W}=await(0,E.Gy)(P);return D.some(R=>W[R]===1)}async function m(P){return await u(P,(await(0,h.S)(P)).JS)||
v(P)}async function v(P){if(!(0,M.Zm)(P.get(P.catalogNumber)))return!1;const K=P.resolve((0,i.Wo)(P,"AcroForm")?.dict.get("XFA"));if(K===null)return!1;if(P.security?.
locked===!0)return null;for(const D of Array.isArray(K)?K:[K]){const W=P.resolve(D);if(!(W instanceof M.Z6))continue;let R;try{R=await P.decodedAtEase(W)}catch(e){
if(!(e instanceof C.zU)||e.code==="cancelled")throw e;return!0}const T=(0,x.xK)(R);if(T===void 0||T.includes("script")&&await U(T,P.job.pace))return!0}return!1}
async function U(P,K){const D=W=>(W.kind==="start"||W.kind==="empty")&&/^(?:[^:]*:)?script$/.test(W.name);return await(0,x.km)(P,K,D)!=="well-formed"}}),52755:(($,F,f)=>{
f.d(F,{NT:()=>v,Uv:()=>P,kz:()=>x,mO:()=>D,mw:()=>M,qA:()=>U,sj:()=>I,zx:()=>m});var C=f(9819),E=f(45599),A=f(91374);const I=1,M=2,x=4096,h=8192,i=32768,o=65536,
u=1<<17,m=1<<18,v=1<<21,U=1<<24,P=1<<25,K=10;class D{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;lists=new Map;visit;constructor(e){
this.document=e,this.form=(0,C.Wo)(e,"AcroForm"),this.visit=new C._i(e)}static async read(e){const a=new D(e),{form:d}=a;return await a.walk(a.references(d?.dict.
get("Fields"),d?.holder??-1,d?.dict,"Fields"),void 0),await a.readPages(),a}inherited(e,a){for(let d=e;d;d=d.parent){const _=this.document.resolve(d.dict.get(a));
if(_!==null)return _}return a==="DA"||a==="Q"?this.document.resolve(this.form?.dict.get(a)):null}integer(e,a){const d=this.inherited(e,a);return typeof d=="numb\
er"?Math.trunc(d):0}node(e){return this.nodes.get(e)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(e){const{document:a,nodes:d,widgets:_,fields:w,byName:O}=this,r=({number:n})=>!e.has(n)&&a.exists(n);for(const n of d.values())r(
n)||d.delete(n.number);for(const n of _.values())r(n)||_.delete(n.number);for(const{nodes:n,widgets:t}of w)W(n,r),W(t,r);W(w,({nodes:n})=>n.length>0);for(const[
n,t]of O)t.nodes.length===0&&O.delete(n);this.form=(0,C.Wo)(a,"AcroForm")}async walk(e,a){const{document:d,visit:_}=this;for(const w of(0,A.iA)(d,{from:e,below:a,
visit:_,depth:A.tP})){const{number:O,dict:r}=w;this.nodes.set(O,w);const n=this.references(r.get("Kids"),O,r,"Kids");(0,E.Eo)(d.resolve(r.get("Subtype")),"Widge\
t")||r.has("Rect")?this.addWidget(w):n.length===0&&(0,A.bf)(w)===w&&this.field(w);const s=d.job.pace.step(1500);s&&await s}}addWidget(e){const a={node:e,number:e.
number,dict:e.dict,pages:[]};this.field((0,A.bf)(e)).widgets.push(a),this.widgets.set(e.number,a)}field(e){const a=this.fieldOf.get(e);if(a)return a;const{name:d,
part:_}=e,w=d===""?void 0:this.byName.get(d),O=this.integer(e,"Ff"),r=R(e.type,O);if(w?.kind===r)return w.nodes.push(e),this.fieldOf.set(e,w),w;const n={name:d,
part:_,kind:r,flags:O,nodes:[e],widgets:[]};return this.fields.push(n),d!==""&&!w&&this.byName.set(d,n),this.fieldOf.set(e,n),n}async readPages(){const{document:e}=this,
{pages:a,job:d}=e,{spend:_}=new C.b9(e);for(let w=0;w<a.count;w++){const O=a.number(w),r=e.entry(O,"Annots");_(e.array(r)?.length??0);for(const t of r===void 0?
[]:this.annotations(r,O)){const s=this.widgets.get(t.number)??await this.orphan(t);s&&s.pages.length>0&&_(K),s&&s.pages.at(-1)!==w+1&&s.pages.push(w+1);const l=d.
pace.step(300);l&&await l}const n=d.pace.step(300);n&&await n}}annotations(e,a){const d=this.document.array(e)??[];if(!d.some(O=>(0,E.Zm)(O)&&(0,E.Eo)(O.get("Su\
btype"),"Widget")))return d.filter(E.i9);const _=(0,E.i9)(e)?e.number:a;this.document.edit(_);const w=(0,E.i9)(e)?d:this.document.array(this.document.get(a).get(
"Annots"))??[];for(const[O,r]of w.entries())(0,E.Zm)(r)&&(0,E.Eo)(r.get("Subtype"),"Widget")&&(w[O]=this.document.add(r));return w.filter(E.i9)}async orphan(e){
const{document:a}=this;if(!(0,E.Eo)(a.resolve(a.entry(e.number,"Subtype")),"Widget"))return;const d=[e],_=new Set([e.number]);let w;for(let O=a.entry(e.number,"\
Parent");(0,E.i9)(O)&&d.length<A.tP&&(w=this.nodes.get(O.number),!(w||_.has(O.number)||!(0,E.Zm)(a.get(O))));)_.add(O.number),d.push(O),O=a.entry(O.number,"Pare\
nt");for(const O of d.reverse())this.nodes.has(O.number)||await this.walk([O],w),w=this.nodes.get(O.number);return this.widgets.get(e.number)}references(e,a,d,_){
const{document:w}=this,O=w.array(e);if(!O||!d)return[];const r=(0,E.i9)(e)?this.lists.get(O):void 0;if(r)return r;w.job.pace.add(O.length);let n=O;if(O.some(E.Zm)){
w.edit((0,E.i9)(e)?e.number:a),n=w.array(d.get(_))??[];for(const[s,l]of n.entries())(0,E.Zm)(l)&&(n[s]=w.add(l))}const t=n.filter(E.i9);return(0,E.i9)(e)&&this.
lists.set(n,t),t}}function W(T,e){let a=0;for(const d of T)e(d)&&(T[a++]=d);T.length=a}function R(T,e){switch(T){case"Tx":return e&h?"password":"text";case"Btn":
return e&o?"button":e&i?"radio":"checkbox";case"Ch":return e&u?"dropdown":"list";case"Sig":return"signature";default:return"unknown"}}}),77500:(($,F,f)=>{f.d(F,
{Yw:()=>h,br:()=>M,f4:()=>A,mD:()=>I});var C=f(58552),E=f(9819);function A(i,o){return o.form?.dict.has("XFA")?i.resolve(i.catalog.get("NeedsRendering"))===!0||
!o.fields.some(({kind:m})=>m!=="unknown")?"dynamic":"static":"none"}function I(i,o){if(A(i,o)!=="dynamic")return;const u="is a dynamic XFA form, whose pages and\
 fields only Adobe viewers show";throw new C.zU("invalid_parameters",`file: ${u}`,{issues:[{field:"file",message:u}],advice:"Print it to a PDF document from Ado\
be Reader, or ask its author for a form without XFA"})}function M(i,o){const u=(0,E.Wo)(i,"AcroForm");return u?.dict.has("XFA")?(i.edit(u.holder),u.dict.delete(
"XFA"),i.catalog.has("NeedsRendering")&&i.editCatalog().delete("NeedsRendering"),[h(o)]):[]}const x={values:"it would still show the old values.",pages:"it desc\
ribed removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. The fields themselves remain.",private:"\
its data repeats the values of fields, also of hidden ones. The fields themselves remain.",places:"it says where fields are on the pages. The fields themselves \
remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},h=i=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${x[i]}`})}),
38671:(($,F,f)=>{f.d(F,{R:()=>I});var C=f(52205),E=f(45599);const A={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"j\
big2"};function I(M,x){const h=(0,C.c3)(M,x.dict.get("Filter")),i=(0,C.c3)(M,x.dict.get("DecodeParms")),o=h.at(-1)??null,u=o instanceof E.SX?A[o.text]:void 0;if(!u)
return{format:u,parameters:void 0,filter:o,before:x};const m=new E.Bi(x.dict);m.set("Filter",h.slice(0,-1)),m.set("DecodeParms",i.slice(0,h.length-1));const v=i[h.
length-1];return{format:u,parameters:(0,E.Zm)(v)?v:void 0,filter:o,before:new E.Z6(m,x.data,x.sealed)}}}),93059:(($,F,f)=>{f.d(F,{n:()=>A});var C=f(45599);const E={
BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function A(I){if(I.dataStart<0)return;const M=new C.
Bi;for(let x=0;x+1<I.count;x+=2){const h=I.name(x);h!==void 0&&M.set(E[h]??h,I.value(x+1))}return new C.Z6(M,I.content.subarray(I.dataStart,I.dataEnd))}}),8283:(($,F,f)=>{
f.d(F,{A2:()=>E,AP:()=>v,EI:()=>M,GM:()=>A,Me:()=>h,OD:()=>u,Os:()=>I,Rd:()=>x,iN:()=>i});var C=f(78157);const E=216,A=217,I=218,M=254,x=0,h=2**20,i=D=>D>=224&&
D<=239;class o{image;marker;start;end;constructor(W,R,T,e){this.image=W,this.marker=R,this.start=T,this.end=e}get data(){return this.image.subarray(Math.min(this.
start+4,this.end),this.end)}}function*u(D,W=1/0){const R=(0,C.bS)(D);for(let T=2;;){const e=Math.min(T+W,R.length),a=U(R,T,e);if(a<0){if(e===R.length)return;yield new o(
R,x,T,e),T=e;continue}const d=R[a+1],_=d===E||d===A||d===m;if(!_&&a+4>R.length)return;const w=_?0:R.readUInt16BE(a+2),O=a+2+w;if(O>R.length||!_&&w<2||(yield new o(
R,d,a,O),d===A))return;T=O}}const m=1,v=D=>u(D,h);function U(D,W,R){for(let T=K(D,W);T>=0&&T<R&&T+1<D.length;T=K(D,T+1)){for(;D[T+1]===255&&T+1<R;)T++;const e=D[T+
1];if(e!==0&&e!==255&&(e<208||e>215))return T}return-1}const P=32;function K(D,W){const R=Math.min(W+P,D.length);for(let T=W;T<R;T++)if(D[T]===255)return T;return D.
indexOf(255,R)}}),21115:(($,F,f)=>{f.d(F,{HC:()=>I,dK:()=>C,ee:()=>A});const C={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/199\
8/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",
pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",
pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"\
urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/\
schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},E=new Map(Object.entries(C));class A{uris=new Map;declared=[];known=new Map;enter(o){let u;for(const{
name:m,value:v}of o){if(!I(m))continue;const U=m.slice(6),P=this.uris.get(U);P?P.push(v):this.uris.set(U,[v]),(u??=[]).push(U)}this.declared.push(u??M),u&&this.
known.clear()}leave(){const o=this.declared.pop()??M;for(const u of o)this.uris.get(u).pop();o.length>0&&this.known.clear()}declares(o){return(this.uris.get(h(o))?.
length??0)>0}ofElement(o){let u=this.known.get(o);if(!u){const m=h(o),v=this.uris.get(m)?.at(-1)??E.get(m)??"";this.known.size===x&&this.known.clear(),this.known.
set(o,u={namespace:v,local:o.slice(o.indexOf(":")+1)})}return u}ofAttribute(o){return o.includes(":")?this.ofElement(o):{namespace:"",local:o}}}const I=i=>i==="\
xmlns"||i.startsWith("xmlns:"),M=[],x=1e3,h=i=>i.slice(0,Math.max(i.indexOf(":"),0))}),17413:(($,F,f)=>{f.d(F,{Y:()=>A});var C=f(21115),E=f(3907);async function A(M,x,h){
const i=new I(x);await(0,E.km)(M,h,m=>((m.kind==="start"||m.kind==="empty")&&i.start(m.name,m.attributes,m.from),(m.kind==="end"||m.kind==="empty")&&i.end(m.name,
m.to),i.isTooDeep));const o=[];let u=0;for(const m of i.dropped)o.push(M.slice(u,m.from)),u=m.to;return o.join("")+M.slice(u)}class I{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new C.
ee;constructor(x){this.drops=x}start(x,h,i){this.isTooDeep=this.open.length>=E.ol,this.scope.enter(h);const o=this.scope.ofElement(x);this.open.push({name:x,from:i,
drops:this.drops(o,this.elements)}),this.elements.push(o)}end(x,h){let i=this.open.length-1;for(;i>=0&&this.open[i].name!==x;)i--;if(i<0)return;const{drops:o,from:u}=this.
open[i];for(;this.open.length>i;)this.open.pop(),this.elements.pop(),this.scope.leave();if(o){for(;this.dropped.length>0&&this.dropped.at(-1).from>u;)this.dropped.
pop();this.dropped.push({from:u,to:h})}}}}),3907:(($,F,f)=>{f.d(F,{Rt:()=>T,X:()=>O,km:()=>i,ol:()=>E,xK:()=>R});var C=f(78157);const E=200,A=1e4,I=1e5,M=65536,
x=65536,h=12;async function i(r,n,t){const s=new o(r);for(let l=s.next();l;l=s.next()){if(t(l))return"left";const S=n.step((l.to-l.from)*4+50);S&&await S}return s.
hasDocumentType?"document type":s.malformed?"malformed":"well-formed"}class o{text;malformed=!1;hasDocumentType=!1;at=0;tag=-1;constructor(n){this.text=n}next(){
const{text:n,at:t}=this;if(t>=n.length)return;if(n.charCodeAt(t)!==u)return this.characters(t,this.endOfPiece(t,this.nextTag(t)));if(n.startsWith("<!--",t))return this.
other(t,"-->",4);if(n.startsWith("<?",t))return this.other(t,"?>",2);if(n.startsWith("<![CDATA[",t)){const l=n.indexOf("]]>",t);return l<0?this.end():(this.at=l+
3,{kind:"text",text:n.slice(t+9,l),from:t,to:this.at})}return n.startsWith("<!",t)?(this.hasDocumentType=n.startsWith("<!DOCTYPE",t),this.end()):(n.charCodeAt(t+
1)===v?this.endTag(t):this.startTag(t))??this.fault(t,this.nextTag(t+1))}other(n,t,s){const l=this.text.indexOf(t,n+s);return l<0?this.end():(this.at=l+t.length,
{kind:"other",from:n,to:this.at})}endTag(n){const t=this.name(n+2),s=this.blanks(t);if(!(t===n+2||this.text.charCodeAt(s)!==m))return this.at=s+1,{kind:"end",name:this.
text.slice(n+2,t),from:n,to:this.at}}startTag(n){const{text:t}=this,s=this.name(n+1);if(s===n+1)return;const l=t.slice(n+1,s),S=[];let b=0;for(let g=s;;){const p=this.
blanks(g),c=t.charCodeAt(p);if(c===m||c===v&&t.charCodeAt(p+1)===m)return this.at=c===m?p+1:p+2,{kind:c===m?"start":"empty",name:l,attributes:S,from:n,to:this.at};
const y=this.name(p),L=this.blanks(y),N=this.blanks(L+1),B=t[N];if(p===g||y===p||t[L]!=="="||B!=='"'&&B!=="'")return;const k=t.indexOf(B,N+1),H=t.slice(N+1,Math.
max(k,N+1));b+=P(H,I-b);const G=H.includes("<")||b>=I?void 0:D(H);if(k<0||G===void 0||S.length>=A)return;S.push({name:t.slice(p,y),value:G,from:p,to:k+1}),g=k+1}}characters(n,t){
const s=D(this.text.slice(n,t));return s===void 0?this.fault(n,t):(this.at=t,{kind:"text",text:s,from:n,to:t})}nextTag(n){if(this.tag>=n)return this.tag;const t=this.
text.indexOf("<",n);return this.tag=t<0?this.text.length:t}endOfPiece(n,t){const{text:s}=this;if(t-n<=x)return t;let l=n+x;const S=l-h+1,b=s.slice(S,l+1).lastIndexOf(
"&");b>=0&&(l=S+b);for(const g=l-x/2;s[l-1]==="]"||U(s.charCodeAt(l));l--)if(l===g)return t;return l}fault(n,t){return this.malformed=!0,this.at=t,{kind:"other",
from:n,to:t}}end(){this.malformed=!0,this.at=this.text.length}blanks(n){const{text:t}=this;for(let s=n;;s++){const l=t.charCodeAt(s);if(l!==32&&l!==9&&l!==10&&l!==
13||s-n===M)return s}}name(n){const{text:t}=this;let s=n;for(const l=Math.min(t.length,n+M);s<l;s++){const S=t.charCodeAt(s);if(S<=32||S===v||S===m||S===u||S===
61||S===34||S===39)break}return s}}const[u,m,v]=[60,62,47],U=r=>r>=56320&&r<=57343;function P(r,n){let t=0;for(let s=r.indexOf("&");s>=0&&t<n;s=r.indexOf("&",s+
1))t++;return t}const K=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function D(r){if(!r.includes("&"))return r;const n=[];let t=0;for(let s=r.
indexOf("&");s>=0;s=r.indexOf("&",t)){const l=r.indexOf(";",s);if(l<0||l-s>h)return;const S=r.slice(s+1,l),b=K.get(S)??W(S);if(b===void 0)return;n.push(r.slice(
t,s),b),t=l+1}return n.push(r.slice(t)),n.join("")}function W(r){const n=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(r),t=n?parseInt(n[1]??n[2],n[1]===void 0?10:16):-1;return t>
0&&t<=1114111&&!(t>=55296&&t<=57343)?String.fromCodePoint(t):void 0}function R(r){const[n,t,s,l]=r;if(n===0&&t===0&&(s===254||s===0)||n===255&&t===254&&s===0&&l===
0)return w(r);if(n===254&&t===255||n===0&&t===60)return _(new TextDecoder("utf-16be").decode(r));if(n===255&&t===254||n===60&&t===0)return _(new TextDecoder("ut\
f-16le").decode(r));const S=new TextDecoder().decode(r);return _(S.includes("�")?Buffer.from(r).toString("latin1"):S)}function T(r){if(r[0]===0||r[1]===0||r[0]===
254||r[0]===255)return R(r);const t=(0,C.bS)(r).toString("latin1",0,e),s=a.exec(t)?.[1]?.toLowerCase()??"utf-8";if(d.has(s))try{return new TextDecoder(s,{fatal:!0}).
decode(r)}catch{return}}const e=200,a=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,d=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-\
8859-15","windows-1252"]),_=r=>r.startsWith("\uFEFF")?r.slice(1):r;function w(r){const n=new DataView(r.buffer,r.byteOffset,r.byteLength),t=r[0]!==0,s=[];for(let l=0;l+
4<=r.length;l+=4){const S=n.getUint32(l,t);if(S>1114111)return;s.push(String.fromCodePoint(S))}return _(s.join(""))}const O=r=>r.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),89067:(($,F,f)=>{f.d(F,{J:()=>M});var C=f(45599),E=f(81077),A=f(9819);const I=100;class M{document;root;entries;nextKey;constructor(h,i,o,u){
this.document=h,this.root=i,this.entries=o,this.nextKey=u}static async read(h){const i=(0,A.Wo)(h,"StructTreeRoot");if(!i)return;const o=new Map;for(const[v,U]of await(0,E.
Zc)(h,i.dict.get("ParentTree"),"Nums"))typeof v=="number"&&o.set(v,U);const u=h.resolve(i.dict.get("ParentTreeNextKey")),m=[...o.keys()].reduce((v,U)=>Math.max(
v,U+1),typeof u=="number"?u:0);return new M(h,i,o,m)}newKey(){return this.nextKey++}write(){const{document:h,root:i,entries:o}=this,u=[...o].sort(([m],[v])=>m-v);
h.edit(i.holder),i.dict.set("ParentTree",h.add((0,E.H6)(h,u,"Nums"))),i.dict.set("ParentTreeNextKey",this.nextKey)}grow(h){const{document:i,root:o,entries:u}=this,
m=this.lastLeaf(),v=m.at(-1);if(!v)return this.write();i.edit(o.holder),o.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:K,holder:D}of m){const W=i.array(
K.get("Limits"));i.edit(D),W&&K.set("Limits",[W[0]??h,h])}const U=v.dict.get("Nums"),P=(0,C.i9)(U)?i.edit(U):U;(0,C.cy)(P)?P.push(h,u.get(h)):v.dict.set("Nums",
[h,u.get(h)])}lastLeaf(){const{document:h,root:i}=this,o=[];let u=i.holder,m=i.dict.get("ParentTree");for(;m!==void 0&&o.length<I;){(0,C.i9)(m)&&(u=m.number);const v=h.
dict(m);if(!v)return[];o.push({dict:v,holder:u});const U=h.array(v.get("Kids"));if(!U||U.length===0)return o;m=U.at(-1)}return[]}}}),58006:(($,F,f)=>{f.d(F,{S:()=>h,
n:()=>M});var C=f(68973),E=f(48249),A=f(45599);const I=["DecodeParms","F","FFilter","FDecodeParms","DL"];function M(i,o,{compress:u}){const m=new A.Bi(i.dict);u?
m.set("Filter",(0,A.UU)("FlateDecode")):m.delete("Filter");for(const v of I)m.delete(v);return new A.Z6(m,u?(0,E.Kc)(o):o)}const x=6;async function h(i,o,u){const m=M(
i,await(0,C.uM)(u).deflate(o,x),{compress:!1});return m.dict.set("Filter",(0,A.UU)("FlateDecode")),m}})};
