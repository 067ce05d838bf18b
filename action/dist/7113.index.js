"use strict";exports.id=7113,exports.ids=[7113],exports.modules={38149:((k,L,c)=>{c.r(L),c.d(L,{add_text_layer:()=>_});var A=c(58552),g=c(21836),M=c(14029),P=c(3907);const y=2e6;
async function E(p,f){const u=new a,d=await(0,P.km)(p,f,O=>u.take(O));return u.problem!==void 0?{problem:u.problem}:d==="malformed"||d==="document type"?{problem:"\
is not well-formed XML"}:u.pages.length===0?{problem:"has no element Page"}:{pages:u.pages}}class a{pages=[];problem;begins=!1;count=0;take(f){if(f.kind!=="star\
t"&&f.kind!=="empty")return!1;const u=S=>f.attributes.find(I=>I.name===S)?.value,d=S=>Number(u(S)??NaN),O=f.name.replace(/^.*:/,"");return O==="Page"&&this.page(
d("WIDTH"),d("HEIGHT"),d("PHYSICAL_IMG_NR")),O==="TextLine"&&(this.begins=!0),O==="String"&&this.string((u("CONTENT")??"").trim(),[d("HPOS"),d("VPOS"),d("WIDTH"),
d("HEIGHT")],d("WC")*100),this.problem!==void 0}page(f,u,d){!(f>0)||!(u>0)?this.problem=`has a page (${this.pages.length+1}) without WIDTH and HEIGHT`:this.pages.
push({page:Number.isSafeInteger(d)&&d>=1?d:this.pages.length+1,width:f,height:u,words:[]})}string(f,[u,d,O,S],I){const W=this.pages.at(-1);!W||f===""||!Number.isFinite(
u)||!Number.isFinite(d)||!(O>0)||!(S>0)||(++this.count>y&&(this.problem=`has more than ${y} words`),W.words.push({text:f,x:u,y:d,width:O,height:S,...I>=0&&I<=100?
{confidence:I}:{},beginsLine:this.begins}),this.begins=!1)}}const r=new Set(["ocr_line","ocr_caption","ocr_header","ocr_textfloat","ocrx_line"]);async function o(p,f){
const u=new m,d=await(0,P.km)(p,f,O=>u.take(O));return u.problem!==void 0?{problem:u.problem}:d==="malformed"||d==="document type"?{problem:"is not well-formed \
XML"}:u.pages.length===0?{problem:"has no element of the class ocr_page"}:{pages:u.pages}}class m{pages=[];problem;depth=0;word;begins=!1;count=0;take(f){return f.
kind==="text"&&this.word&&(this.word.text+=f.text),(f.kind==="start"||f.kind==="empty")&&this.start(f),(f.kind==="end"||f.kind==="empty")&&this.end(),this.problem!==
void 0}start({attributes:f}){this.depth++;const u=S=>f.find(I=>I.name===S)?.value??"",d=u("class").split(" "),O=u("title");d.includes("ocr_page")&&this.page(O),
d.some(S=>r.has(S))&&(this.begins=!0),d.includes("ocrx_word")&&!this.word&&(this.word={depth:this.depth,title:O,text:""})}page(f){const[u,d,O,S]=l(f,"bbox"),[I=this.
pages.length]=l(f,"ppageno");u===void 0||d===void 0||O===void 0||S===void 0||O<=u||S<=d?this.problem=`has a page (${this.pages.length+1}) without the box of its\
 image`:this.pages.push({page:I+1,width:O-u,height:S-d,left:u,top:d,words:[]})}end(){const{word:f,depth:u}=this;if(this.depth--,!f||f.depth!==u)return;this.word=
void 0;const d=this.pages.at(-1),[O,S,I,W]=l(f.title,"bbox"),B=f.text.trim();if(!d||B===""||O===void 0||S===void 0||I===void 0||W===void 0||I<=O||W<=S)return;const[
H]=l(f.title,"x_wconf");++this.count>y&&(this.problem=`has more than ${y} words`),d.words.push({text:B,x:O-d.left,y:S-d.top,width:I-O,height:W-S,...H!==void 0&&
H>=0&&H<=100?{confidence:H}:{},beginsLine:this.begins}),this.begins=!1}}function l(p,f){for(const u of p.split(";")){const[d,...O]=u.trim().split(/\s+/);if(d===
f)return O.map(Number).filter(Number.isFinite)}return[]}var x=c(61729);const T=8e6,w='must be {"pages": [{"page": 1, "width": 2480, "height": 3508, "words": [{"\
text": "Invoice", "x": 210, "y": 180, "width": 300, "height": 60, "confidence": 96}]}]}';async function R(p,f){if(p.length>T)return{problem:`is JSON of more tha\
n ${T/1e6} MB: give fewer pages at a time, or hOCR or ALTO`};const u=(0,x.qF)(p);await f.rest();const d=(0,x.Gv)(u)?u.pages:void 0;if(!Array.isArray(d))return{problem:w};
const O=[];let S=0;for(const[I,W]of d.entries()){const B=`pages[${I+1}]`;if(!(0,x.Gv)(W))return{problem:`${B} is not an object: it ${w}`};const{page:H,width:F,height:j,
words:G}=W;if(!U(H))return{problem:`${B}.page must be the number of a page, from 1`};if(!K(F)||!K(j))return{problem:`${B}.width and ${B}.height must be those of\
 the image, greater than 0`};if(!Array.isArray(G))return{problem:`${B}.words must be a list`};if(S+=G.length,S>y)return{problem:`has more than ${y} words`};const $=[];
for(const[X,Y]of G.entries()){const J=f.step(500);J&&await J;const Z=N(Y);if(typeof Z=="string")return{problem:`${B}.words[${X+1}]${Z}`};$.push(Z)}O.push({page:H,
width:F,height:j,words:$})}return{pages:O}}function N(p){if(!(0,x.Gv)(p))return" is not an object with text, x, y, width and height";const{text:f,x:u,y:d,width:O,
height:S,confidence:I,line:W}=p;return typeof f!="string"?".text must be a text":!C(u)||!C(d)?".x and .y must be numbers":!K(O)||!K(S)?".width and .height must \
be greater than 0":I!==void 0&&!(C(I)&&I>=0&&I<=100)?".confidence must be a number from 0 to 100":W!==void 0&&typeof W!="boolean"?".line must be true where a li\
ne begins":{text:f,x:u,y:d,width:O,height:S,...I===void 0?{}:{confidence:I},...W===void 0?{}:{beginsLine:W}}}const C=p=>typeof p=="number"&&Number.isFinite(p),K=p=>C(
p)&&p>0,U=p=>Number.isSafeInteger(p)&&p>=1,e="is not the result of a recognizer: JSON with pages and words, hOCR, or ALTO",n=/<!DOCTYPE[^[\]<>]{0,1000}>/i,t=4096;
async function s(p,f){let u;try{u=new TextDecoder("utf-8",{fatal:!0}).decode(p)}catch{return{problem:"is not text in UTF-8"}}await f.rest();const d=u.slice(0,t);
if(/^\s*[[{]/.test(d))return await R(u,f);if(!/^\s*</.test(d))return{problem:e};if(/<(?:\w+:)?alto\b/i.test(d))return await E(u,f);const O=n.exec(d),S=O?u.slice(
O.index+O[0].length):u;return/<html\b|class=['"]ocr_/i.test(d)?await o(S,f):{problem:e}}var i=c(98446),h=c(8103);const _=async(p,{text_layer:f,existing_text:u,open_password:d},O)=>{
const S=()=>(0,g.E)(p.bytes,O,{password:d}),I=await s(f.bytes,O.pace);if("problem"in I)throw b(I.problem);const{document:W,wanted:B}=await(0,h.QW)(S,u,$=>D(I.pages,
$).map(({page:X})=>X)),H=W.pages.count,F=D(I.pages,H).filter(({page:$})=>B.has($)),j=await(0,h.U2)(W,F),G=F.length===0&&!W.suspect?p.bytes:await(0,M.UN)(W,{version:"\
1.4"});return{documents:[{name:p.name,bytes:G,pageCount:H}],notes:[...F.length===0?[h.KK]:[],...(0,h.Y$)(F)],facts:{pageCount:H,layeredPages:F.length,layeredWords:j,
...(0,h.yE)(F)}}},b=p=>(0,A.G6)([{field:"text_layer",message:p}]),v=.02;function D(p,f){const u=new Set;for(const{page:d,width:O,height:S,words:I}of p){if(d>f)throw b(
`names page ${d}, and the document has ${(0,i.y_)(f,"page")}`);if(u.has(d))throw b(`names page ${d} more than once`);u.add(d);const[W,B]=[O*v,S*v],H=F=>F.x<-W||
F.y<-B||F.x+F.width>O+W||F.y+F.height>S+B;if(I.some(H))throw b(`has words outside of page ${d}: its width and height must be those of the image that was recogni\
zed`)}return p.filter(({words:d})=>d.length>0).sort((d,O)=>d.page-O.page)}}),55969:((k,L,c)=>{c.d(L,{B:()=>P,E:()=>y});var A=c(45599);const g=new Set(["Text","F\
reeText","Line","Square","Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Popup","Sound","Redact","Projection"]),
M=new Set(["Link","Widget","FileAttachment"]);function P(E,a){const r=E.resolve(a.get("Subtype"));return r instanceof A.SX?r.text:""}const y=(E,a)=>a==="comment\
s"?g.has(E):E!==""&&!M.has(E)}),12889:((k,L,c)=>{c.d(L,{Rl:()=>U,Vv:()=>P,fM:()=>y,ft:()=>o,jB:()=>C,pr:()=>T,rg:()=>N,vw:()=>x,wE:()=>K});var A=c(46161),g=c(93604),
M=c(47707);const P="‏",y="‎";let E;const a=()=>E??=(0,A.A)(),r=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
o=e=>r.test(e),m=4e3,l=e=>a().getEmbeddingLevels(e.slice(0,m)).paragraphs[0]?.level??0,x=e=>o(e)&&l(e)%2===1,T=e=>[...w(e)];function*w(e){if(!o(e)){e!==""&&(yield{
text:e,rtl:!1,at:0});return}if(e.length<=m)return yield*R(e,0);const n=l(e)%2===1,t=[];for(let s=0;s<e.length;)s=Math.min(s+m,e.length),/[\ud800-\udbff]/.test(e[s-
1])&&(s=Math.min(s+1,e.length)),t.push(s);for(let s=0;s<t.length;s++){const i=n?t.length-1-s:s,h=t[i-1]??0;yield*R(e.slice(h,t[i]),h,n?"rtl":"ltr")}}function R(e,n,t){
const{levels:s,paragraphs:i}=a().getEmbeddingLevels(e,t),h=i[0]?.level??0;for(let v=e.length-1;v>=0&&/\s/.test(e[v]);v--)s[v]=h;const _=[];for(let v=0,D=0;v<e.length;v=
D){const p=s[v];for(;D<e.length&&s[D]===p;)D++;_.push({level:p,text:e.slice(v,D),at:v})}const b=_.reduce((v,{level:D})=>Math.max(v,D),0);for(let v=b;v>0;v--)for(let D=0,
p=0;D<_.length;D=p+1){for(p=D;p<_.length&&_[p].level>=v;)p++;for(let f=D,u=p-1;f<u;f++,u--)[_[f],_[u]]=[_[u],_[f]]}return _.map(({level:v,text:D,at:p})=>({text:D,
rtl:v%2===1,at:n+p}))}function*N(e,n){const t=new Int32Array(n.length+1);for(const[s,i]of n.entries())t[s+1]=t[s]+i.length;for(const{text:s,rtl:i,at:h}of w(e+n.
join(""))){const _=h-e.length,b=_+s.length,v=[];for(let D=Math.max((0,g.MJ)(t,_)-1,0);D<n.length&&t[D]<b;D++){const p=Math.max(_-t[D],0),f=n[D].slice(p,Math.max(
b-t[D],0));f!==""&&v.push({text:f,rtl:i,at:p,index:D})}yield*i?v.reverse():v}}const C=e=>Array.from(e,n=>a().getMirroredCharacter(n)??n).join(""),K=e=>(0,M.qf)(
C(e)).reverse().join(""),U=e=>T(e).flatMap(({text:n,rtl:t})=>t?(0,M.qf)(C(n)).reverse():(0,M.qf)(n))}),84961:((k,L,c)=>{c.d(L,{$x:()=>l,Kh:()=>o,qg:()=>x,xS:()=>m});
var A=c(58552),g=c(33973),M=c(87773),P=c(90536),y=c(45599),E=c(3907),a=c(33311),r=c(9819);function o(w,R){const N=w.resolve(R.get("S"));return(!R.has("S")||(0,y.
Eo)(N,"JavaScript")||(0,y.Eo)(N,"Rendition"))&&w.resolve(R.get("JS"))!==null}async function m(w,R){const N=[];for await(const[K,U]of(0,M.$)(w,R))(0,P.L)(U,e=>o(
w,e))&&N.push(K);if(N.length===0)return!1;const{live:C}=await(0,g.Gy)(w);return N.some(K=>C[K]===1)}async function l(w){return await m(w,(await(0,a.S)(w)).JS)||
x(w)}async function x(w){if(!(0,y.Zm)(w.get(w.catalogNumber)))return!1;const R=w.resolve((0,r.Wo)(w,"AcroForm")?.dict.get("XFA"));if(R===null)return!1;if(w.security?.
locked===!0)return null;for(const N of Array.isArray(R)?R:[R]){const C=w.resolve(N);if(!(C instanceof y.Z6))continue;let K;try{K=await w.decodedAtEase(C)}catch(e){
if(!(e instanceof A.zU)||e.code==="cancelled")throw e;return!0}const U=(0,E.xK)(K);if(U===void 0||U.includes("script")&&await T(U,w.job.pace))return!0}return!1}
async function T(w,R){const N=C=>(C.kind==="start"||C.kind==="empty")&&/^(?:[^:]*:)?script$/.test(C.name);return await(0,E.km)(w,R,N)!=="well-formed"}}),52755:((k,L,c)=>{
c.d(L,{NT:()=>x,Uv:()=>w,kz:()=>E,mO:()=>N,mw:()=>y,qA:()=>T,sj:()=>P,zx:()=>l});var A=c(9819),g=c(45599),M=c(91374);const P=1,y=2,E=4096,a=8192,r=32768,o=65536,
m=1<<17,l=1<<18,x=1<<21,T=1<<24,w=1<<25,R=10;class N{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(e){this.
document=e,this.form=(0,A.Wo)(e,"AcroForm"),this.visit=new A._i(e)}static async read(e){const n=new N(e),{form:t}=n;return await n.walk(n.references(t?.dict.get(
"Fields"),t?.holder??-1,t?.dict,"Fields"),void 0),await n.readPages(),n}inherited(e,n){for(let t=e;t;t=t.parent){const s=this.document.resolve(t.dict.get(n));if(s!==
null)return s}return n==="DA"||n==="Q"?this.document.resolve(this.form?.dict.get(n)):null}integer(e,n){const t=this.inherited(e,n);return typeof t=="number"?Math.
trunc(t):0}node(e){return this.nodes.get(e)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get("NeedAppe\
arances"))===!0}forget(e){const{document:n,nodes:t,widgets:s,fields:i,byName:h}=this,_=({number:b})=>!e.has(b)&&n.exists(b);for(const b of t.values())_(b)||t.delete(
b.number);for(const b of s.values())_(b)||s.delete(b.number);for(const{nodes:b,widgets:v}of i)C(b,_),C(v,_);C(i,({nodes:b})=>b.length>0);for(const[b,v]of h)v.nodes.
length===0&&h.delete(b);this.form=(0,A.Wo)(n,"AcroForm")}async walk(e,n){const{document:t,visit:s}=this;for(const i of(0,M.iA)(t,{from:e,below:n,visit:s,depth:M.
tP})){const{number:h,dict:_}=i;this.nodes.set(h,i);const b=this.references(_.get("Kids"),h,_,"Kids");(0,g.Eo)(t.resolve(_.get("Subtype")),"Widget")||_.has("Rect")?
this.addWidget(i):b.length===0&&(0,M.bf)(i)===i&&this.field(i);const D=t.job.pace.step(1500);D&&await D}}addWidget(e){const n={node:e,number:e.number,dict:e.dict,
pages:[]};this.field((0,M.bf)(e)).widgets.push(n),this.widgets.set(e.number,n)}field(e){const n=this.fieldOf.get(e);if(n)return n;const{name:t,part:s}=e,i=t===""?
void 0:this.byName.get(t),h=this.integer(e,"Ff"),_=K(e.type,h);if(i?.kind===_)return i.nodes.push(e),this.fieldOf.set(e,i),i;const b={name:t,part:s,kind:_,flags:h,
nodes:[e],widgets:[]};return this.fields.push(b),t!==""&&!i&&this.byName.set(t,b),this.fieldOf.set(e,b),b}async readPages(){const{document:e}=this,{pages:n,job:t}=e,
{spend:s}=new A.b9(e);for(let i=0;i<n.count;i++){const h=n.number(i),_=e.entry(h,"Annots");s(e.array(_)?.length??0);for(const v of _===void 0?[]:this.annotations(
_,h)){const D=this.widgets.get(v.number)??await this.orphan(v);D&&D.pages.length>0&&s(R),D&&D.pages.at(-1)!==i+1&&D.pages.push(i+1);const p=t.pace.step(300);p&&
await p}const b=t.pace.step(300);b&&await b}}annotations(e,n){const t=this.document.array(e)??[];if(!t.some(h=>(0,g.Zm)(h)&&(0,g.Eo)(h.get("Subtype"),"Widget")))
return t.filter(g.i9);const s=(0,g.i9)(e)?e.number:n;this.document.edit(s);const i=(0,g.i9)(e)?t:this.document.array(this.document.get(n).get("Annots"))??[];for(const[
h,_]of i.entries())(0,g.Zm)(_)&&(0,g.Eo)(_.get("Subtype"),"Widget")&&(i[h]=this.document.add(_));return i.filter(g.i9)}async orphan(e){const{document:n}=this;if(!(0,g.
Eo)(n.resolve(n.entry(e.number,"Subtype")),"Widget"))return;const t=[e],s=new Set([e.number]);let i;for(let h=n.entry(e.number,"Parent");(0,g.i9)(h)&&t.length<M.
tP&&(i=this.nodes.get(h.number),!(i||s.has(h.number)||!(0,g.Zm)(n.get(h))));)s.add(h.number),t.push(h),h=n.entry(h.number,"Parent");for(const h of t.reverse())this.
nodes.has(h.number)||await this.walk([h],i),i=this.nodes.get(h.number);return this.widgets.get(e.number)}references(e,n,t,s){const{document:i}=this,h=i.array(e);
if(!h||!t)return[];if(!h.some(g.Zm))return h.filter(g.i9);i.edit((0,g.i9)(e)?e.number:n);const _=i.array(t.get(s))??[];for(const[b,v]of _.entries())(0,g.Zm)(v)&&
(_[b]=i.add(v));return _.filter(g.i9)}}function C(U,e){let n=0;for(const t of U)e(t)&&(U[n++]=t);U.length=n}function K(U,e){switch(U){case"Tx":return e&a?"passw\
ord":"text";case"Btn":return e&o?"button":e&r?"radio":"checkbox";case"Ch":return e&m?"dropdown":"list";case"Sig":return"signature";default:return"unknown"}}}),77500:((k,L,c)=>{
c.d(L,{Yw:()=>a,br:()=>y,f4:()=>M,mD:()=>P});var A=c(58552),g=c(9819);function M(r,o){return o.form?.dict.has("XFA")?r.resolve(r.catalog.get("NeedsRendering"))===
!0||!o.fields.some(({kind:l})=>l!=="unknown")?"dynamic":"static":"none"}function P(r,o){if(M(r,o)!=="dynamic")return;const m="is a dynamic XFA form, whose pages\
 and fields only Adobe viewers show";throw new A.zU("invalid_parameters",`file: ${m}`,{issues:[{field:"file",message:m}],advice:"Print it to a PDF document from\
 Adobe Reader, or ask its author for a form without XFA"})}function y(r,o){const m=(0,g.Wo)(r,"AcroForm");return m?.dict.has("XFA")?(r.edit(m.holder),m.dict.delete(
"XFA"),r.catalog.has("NeedsRendering")&&r.editCatalog().delete("NeedsRendering"),[a(o)]):[]}const E={values:"it would still show the old values.",pages:"it desc\
ribed removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. The fields themselves remain.",private:"\
its data repeats the values of fields, also of hidden ones. The fields themselves remain.",places:"it says where fields are on the pages. The fields themselves \
remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},a=r=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${E[r]}`})}),
38671:((k,L,c)=>{c.d(L,{R:()=>P});var A=c(52205),g=c(45599);const M={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"j\
big2"};function P(y,E){const a=(0,A.c3)(y,E.dict.get("Filter")),r=(0,A.c3)(y,E.dict.get("DecodeParms")),o=a.at(-1)??null,m=o instanceof g.SX?M[o.text]:void 0;if(!m)
return{format:m,parameters:void 0,filter:o,before:E};const l=new g.Bi(E.dict);l.set("Filter",a.slice(0,-1)),l.set("DecodeParms",r.slice(0,a.length-1));const x=r[a.
length-1];return{format:m,parameters:(0,g.Zm)(x)?x:void 0,filter:o,before:new g.Z6(l,E.data,E.sealed)}}}),93059:((k,L,c)=>{c.d(L,{n:()=>M});var A=c(45599);const g={
BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function M(P){if(P.dataStart<0)return;const y=new A.
Bi;for(let E=0;E+1<P.count;E+=2){const a=P.name(E);a!==void 0&&y.set(g[a]??a,P.value(E+1))}return new A.Z6(y,P.content.subarray(P.dataStart,P.dataEnd))}}),8283:((k,L,c)=>{
c.d(L,{A2:()=>g,EI:()=>y,GM:()=>M,OD:()=>r,Os:()=>P,iN:()=>E});var A=c(78157);const g=216,M=217,P=218,y=254,E=l=>l>=224&&l<=239;class a{image;marker;start;end;constructor(x,T,w,R){
this.image=x,this.marker=T,this.start=w,this.end=R}get data(){return this.image.subarray(Math.min(this.start+4,this.end),this.end)}}function*r(l){const x=(0,A.bS)(
l);for(let T=2;;){const w=m(x,T);if(w<0)return;const R=x[w+1],N=R===g||R===M||R===o;if(!N&&w+4>x.length)return;const C=N?0:x.readUInt16BE(w+2),K=w+2+C;if(K>x.length||
!N&&C<2||(yield new a(x,R,w,K),R===M))return;T=K}}const o=1;function m(l,x){for(let T=l.indexOf(255,x);T>=0&&T+1<l.length;T=l.indexOf(255,T+1)){const w=l[T+1];if(w!==
0&&w!==255&&(w<208||w>215))return T}return-1}}),21115:((k,L,c)=>{c.d(L,{HC:()=>P,dK:()=>A,ee:()=>M});const A={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",
xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"\
http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"\
http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.\
aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/\
ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},g=new Map(Object.entries(A));class M{uris=new Map;declared=[];known=new Map;enter(o){
let m;for(const{name:l,value:x}of o){if(!P(l))continue;const T=l.slice(6),w=this.uris.get(T);w?w.push(x):this.uris.set(T,[x]),(m??=[]).push(T)}this.declared.push(
m??y),m&&this.known.clear()}leave(){const o=this.declared.pop()??y;for(const m of o)this.uris.get(m).pop();o.length>0&&this.known.clear()}declares(o){return(this.
uris.get(a(o))?.length??0)>0}ofElement(o){let m=this.known.get(o);if(!m){const l=a(o),x=this.uris.get(l)?.at(-1)??g.get(l)??"";this.known.size===E&&this.known.clear(),
this.known.set(o,m={namespace:x,local:o.slice(o.indexOf(":")+1)})}return m}ofAttribute(o){return o.includes(":")?this.ofElement(o):{namespace:"",local:o}}}const P=r=>r===
"xmlns"||r.startsWith("xmlns:"),y=[],E=1e3,a=r=>r.slice(0,Math.max(r.indexOf(":"),0))}),17413:((k,L,c)=>{c.d(L,{Y:()=>M});var A=c(21115),g=c(3907);async function M(y,E,a){
const r=new P(E);await(0,g.km)(y,a,l=>((l.kind==="start"||l.kind==="empty")&&r.start(l.name,l.attributes,l.from),(l.kind==="end"||l.kind==="empty")&&r.end(l.name,
l.to),r.isTooDeep));const o=[];let m=0;for(const l of r.dropped)o.push(y.slice(m,l.from)),m=l.to;return o.join("")+y.slice(m)}class P{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new A.
ee;constructor(E){this.drops=E}start(E,a,r){this.isTooDeep=this.open.length>=g.ol,this.scope.enter(a);const o=this.scope.ofElement(E);this.open.push({name:E,from:r,
drops:this.drops(o,this.elements)}),this.elements.push(o)}end(E,a){let r=this.open.length-1;for(;r>=0&&this.open[r].name!==E;)r--;if(r<0)return;const{drops:o,from:m}=this.
open[r];for(;this.open.length>r;)this.open.pop(),this.elements.pop(),this.scope.leave();if(o){for(;this.dropped.length>0&&this.dropped.at(-1).from>m;)this.dropped.
pop();this.dropped.push({from:m,to:a})}}}}),3907:((k,L,c)=>{c.d(L,{Rt:()=>T,X:()=>U,km:()=>P,ol:()=>g,xK:()=>x});var A=c(78157);const g=200,M=1e4;async function P(e,n,t){
const s=new y(e);for(let i=s.next();i;i=s.next()){if(t(i))return"left";const h=n.step((i.to-i.from)*4+50);h&&await h}return s.hasDocumentType?"document type":s.
malformed?"malformed":"well-formed"}class y{text;malformed=!1;hasDocumentType=!1;at=0;constructor(n){this.text=n}next(){const{text:n,at:t}=this;if(t>=n.length)return;
if(n.charCodeAt(t)!==E)return this.characters(t,this.nextTag(t));if(n.startsWith("<!--",t))return this.other(t,"-->",4);if(n.startsWith("<?",t))return this.other(
t,"?>",2);if(n.startsWith("<![CDATA[",t)){const i=n.indexOf("]]>",t);return i<0?this.end():(this.at=i+3,{kind:"text",text:n.slice(t+9,i),from:t,to:this.at})}return n.
startsWith("<!",t)?(this.hasDocumentType=n.startsWith("<!DOCTYPE",t),this.end()):(n.charCodeAt(t+1)===r?this.endTag(t):this.startTag(t))??this.fault(t,this.nextTag(
t+1))}other(n,t,s){const i=this.text.indexOf(t,n+s);return i<0?this.end():(this.at=i+t.length,{kind:"other",from:n,to:this.at})}endTag(n){const t=this.name(n+2),
s=this.blanks(t);if(!(t===n+2||this.text.charCodeAt(s)!==a))return this.at=s+1,{kind:"end",name:this.text.slice(n+2,t),from:n,to:this.at}}startTag(n){const{text:t}=this,
s=this.name(n+1);if(s===n+1)return;const i=t.slice(n+1,s),h=[];for(let _=s;;){const b=this.blanks(_),v=t.charCodeAt(b);if(v===a||v===r&&t.charCodeAt(b+1)===a)return this.
at=v===a?b+1:b+2,{kind:v===a?"start":"empty",name:i,attributes:h,from:n,to:this.at};const D=this.name(b),p=this.blanks(D),f=this.blanks(p+1),u=t[f];if(b===_||D===
b||t[p]!=="="||u!=='"'&&u!=="'")return;const d=t.indexOf(u,f+1),O=t.slice(f+1,Math.max(d,f+1)),S=O.includes("<")?void 0:m(O);if(d<0||S===void 0||h.length>=M)return;
h.push({name:t.slice(b,D),value:S,from:b,to:d+1}),_=d+1}}characters(n,t){const s=m(this.text.slice(n,t));return s===void 0?this.fault(n,t):(this.at=t,{kind:"tex\
t",text:s,from:n,to:t})}nextTag(n){const t=this.text.indexOf("<",n);return t<0?this.text.length:t}fault(n,t){return this.malformed=!0,this.at=t,{kind:"other",from:n,
to:t}}end(){this.malformed=!0,this.at=this.text.length}blanks(n){const{text:t}=this;for(;;){const s=t.charCodeAt(n);if(s!==32&&s!==9&&s!==10&&s!==13)return n;n++}}name(n){
const{text:t}=this;for(;n<t.length;n++){const s=t.charCodeAt(n);if(s<=32||s===r||s===a||s===E||s===61||s===34||s===39)break}return n}}const[E,a,r]=[60,62,47],o=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function m(e){if(!e.includes("&"))return e;const n=[];let t=0;for(let s=e.indexOf("&");s>=0;s=e.indexOf(
"&",t)){const i=e.indexOf(";",s);if(i<0||i-s>12)return;const h=e.slice(s+1,i),_=o.get(h)??l(h);if(_===void 0)return;n.push(e.slice(t,s),_),t=i+1}return n.push(e.
slice(t)),n.join("")}function l(e){const n=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(e),t=n?parseInt(n[1]??n[2],n[1]===void 0?10:16):-1;return t>0&&t<=1114111&&!(t>=55296&&
t<=57343)?String.fromCodePoint(t):void 0}function x(e){const[n,t,s,i]=e;if(n===0&&t===0&&(s===254||s===0)||n===255&&t===254&&s===0&&i===0)return K(e);if(n===254&&
t===255||n===0&&t===60)return C(new TextDecoder("utf-16be").decode(e));if(n===255&&t===254||n===60&&t===0)return C(new TextDecoder("utf-16le").decode(e));const h=new TextDecoder().
decode(e);return C(h.includes("�")?Buffer.from(e).toString("latin1"):h)}function T(e){if(e[0]===0||e[1]===0||e[0]===254||e[0]===255)return x(e);const t=(0,A.bS)(
e).toString("latin1",0,w),s=R.exec(t)?.[1]?.toLowerCase()??"utf-8";if(N.has(s))try{return new TextDecoder(s,{fatal:!0}).decode(e)}catch{return}}const w=200,R=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
N=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),C=e=>e.startsWith("\uFEFF")?e.slice(1):e;function K(e){const n=new DataView(e.buffer,
e.byteOffset,e.byteLength),t=e[0]!==0,s=[];for(let i=0;i+4<=e.length;i+=4){const h=n.getUint32(i,t);if(h>1114111)return;s.push(String.fromCodePoint(h))}return C(
s.join(""))}const U=e=>e.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),89067:((k,L,c)=>{c.d(L,{J:()=>y});var A=c(
45599),g=c(81077),M=c(9819);const P=100;class y{document;root;entries;nextKey;constructor(a,r,o,m){this.document=a,this.root=r,this.entries=o,this.nextKey=m}static async read(a){
const r=(0,M.Wo)(a,"StructTreeRoot");if(!r)return;const o=new Map;for(const[x,T]of await(0,g.Zc)(a,r.dict.get("ParentTree"),"Nums"))typeof x=="number"&&o.set(x,
T);const m=a.resolve(r.dict.get("ParentTreeNextKey")),l=[...o.keys()].reduce((x,T)=>Math.max(x,T+1),typeof m=="number"?m:0);return new y(a,r,o,l)}newKey(){return this.
nextKey++}write(){const{document:a,root:r,entries:o}=this,m=[...o].sort(([l],[x])=>l-x);a.edit(r.holder),r.dict.set("ParentTree",a.add((0,g.H6)(a,m,"Nums"))),r.
dict.set("ParentTreeNextKey",this.nextKey)}grow(a){const{document:r,root:o,entries:m}=this,l=this.lastLeaf(),x=l.at(-1);if(!x)return this.write();r.edit(o.holder),
o.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:R,holder:N}of l){const C=r.array(R.get("Limits"));r.edit(N),C&&R.set("Limits",[C[0]??a,a])}const T=x.
dict.get("Nums"),w=(0,A.i9)(T)?r.edit(T):T;(0,A.cy)(w)?w.push(a,m.get(a)):x.dict.set("Nums",[a,m.get(a)])}lastLeaf(){const{document:a,root:r}=this,o=[];let m=r.
holder,l=r.dict.get("ParentTree");for(;l!==void 0&&o.length<P;){(0,A.i9)(l)&&(m=l.number);const x=a.dict(l);if(!x)return[];o.push({dict:x,holder:m});const T=a.array(
x.get("Kids"));if(!T||T.length===0)return o;l=T.at(-1)}return[]}}}),58006:((k,L,c)=>{c.d(L,{n:()=>P});var A=c(48249),g=c(45599);const M=["DecodeParms","F","FFil\
ter","FDecodeParms","DL"];function P(y,E,{compress:a}){const r=new g.Bi(y.dict);a?r.set("Filter",(0,g.UU)("FlateDecode")):r.delete("Filter");for(const o of M)r.
delete(o);return new g.Z6(r,a?(0,A.Kc)(E):E)}})};
