"use strict";exports.id=1857,exports.ids=[1857],exports.modules={38149:((H,L,s)=>{s.r(L),s.d(L,{add_text_layer:()=>I});var T=s(58552),h=s(91519),O=s(14029),S=s(3907);const _=2e6;
async function p(b,i){const a=new r,n=await(0,S.km)(b,i,m=>a.take(m));return a.problem!==void 0?{problem:a.problem}:n==="malformed"||n==="document type"?{problem:"\
is not well-formed XML"}:a.pages.length===0?{problem:"has no element Page"}:{pages:a.pages}}class r{pages=[];problem;begins=!1;count=0;take(i){if(i.kind!=="star\
t"&&i.kind!=="empty")return!1;const a=y=>i.attributes.find(A=>A.name===y)?.value,n=y=>Number(a(y)??NaN),m=i.name.replace(/^.*:/,"");return m==="Page"&&this.page(
n("WIDTH"),n("HEIGHT"),n("PHYSICAL_IMG_NR")),m==="TextLine"&&(this.begins=!0),m==="String"&&this.string((a("CONTENT")??"").trim(),[n("HPOS"),n("VPOS"),n("WIDTH"),
n("HEIGHT")],n("WC")*100),this.problem!==void 0}page(i,a,n){!(i>0)||!(a>0)?this.problem=`has a page (${this.pages.length+1}) without WIDTH and HEIGHT`:this.pages.
push({page:Number.isSafeInteger(n)&&n>=1?n:this.pages.length+1,width:i,height:a,words:[]})}string(i,[a,n,m,y],A){const W=this.pages.at(-1);!W||i===""||!Number.isFinite(
a)||!Number.isFinite(n)||!(m>0)||!(y>0)||(++this.count>_&&(this.problem=`has more than ${_} words`),W.words.push({text:i,x:a,y:n,width:m,height:y,...A>=0&&A<=100?
{confidence:A}:{},beginsLine:this.begins}),this.begins=!1)}}const t=new Set(["ocr_line","ocr_caption","ocr_header","ocr_textfloat","ocrx_line"]);async function d(b,i){
const a=new l,n=await(0,S.km)(b,i,m=>a.take(m));return a.problem!==void 0?{problem:a.problem}:n==="malformed"||n==="document type"?{problem:"is not well-formed \
XML"}:a.pages.length===0?{problem:"has no element of the class ocr_page"}:{pages:a.pages}}class l{pages=[];problem;depth=0;word;begins=!1;count=0;take(i){return i.
kind==="text"&&this.word&&(this.word.text+=i.text),(i.kind==="start"||i.kind==="empty")&&this.start(i),(i.kind==="end"||i.kind==="empty")&&this.end(),this.problem!==
void 0}start({attributes:i}){this.depth++;const a=y=>i.find(A=>A.name===y)?.value??"",n=a("class").split(" "),m=a("title");n.includes("ocr_page")&&this.page(m),
n.some(y=>t.has(y))&&(this.begins=!0),n.includes("ocrx_word")&&!this.word&&(this.word={depth:this.depth,title:m,text:""})}page(i){const[a,n,m,y]=o(i,"bbox"),[A=this.
pages.length]=o(i,"ppageno");a===void 0||n===void 0||m===void 0||y===void 0||m<=a||y<=n?this.problem=`has a page (${this.pages.length+1}) without the box of its\
 image`:this.pages.push({page:A+1,width:m-a,height:y-n,left:a,top:n,words:[]})}end(){const{word:i,depth:a}=this;if(this.depth--,!i||i.depth!==a)return;this.word=
void 0;const n=this.pages.at(-1),[m,y,A,W]=o(i.title,"bbox"),F=i.text.trim();if(!n||F===""||m===void 0||y===void 0||A===void 0||W===void 0||A<=m||W<=y)return;const[
B]=o(i.title,"x_wconf");++this.count>_&&(this.problem=`has more than ${_} words`),n.words.push({text:F,x:m-n.left,y:y-n.top,width:A-m,height:W-y,...B!==void 0&&
B>=0&&B<=100?{confidence:B}:{},beginsLine:this.begins}),this.begins=!1}}function o(b,i){for(const a of b.split(";")){const[n,...m]=a.trim().split(/\s+/);if(n===
i)return m.map(Number).filter(Number.isFinite)}return[]}var v=s(61729);const N=8e6,D='must be {"pages": [{"page": 1, "width": 2480, "height": 3508, "words": [{"\
text": "Invoice", "x": 210, "y": 180, "width": 300, "height": 60, "confidence": 96}]}]}';async function C(b,i){if(b.length>N)return{problem:`is JSON of more tha\
n ${N/1e6} MB: give fewer pages at a time, or hOCR or ALTO`};const a=(0,v.qF)(b);await i.rest();const n=(0,v.Gv)(a)?a.pages:void 0;if(!Array.isArray(n))return{problem:D};
const m=[];let y=0;for(const[A,W]of n.entries()){const F=`pages[${A+1}]`;if(!(0,v.Gv)(W))return{problem:`${F} is not an object: it ${D}`};const{page:B,width:U,height:j,
words:X}=W;if(!w(B))return{problem:`${F}.page must be the number of a page, from 1`};if(!P(U)||!P(j))return{problem:`${F}.width and ${F}.height must be those of\
 the image, greater than 0`};if(!Array.isArray(X))return{problem:`${F}.words must be a list`};if(y+=X.length,y>_)return{problem:`has more than ${_} words`};const G=[];
for(const[Z,k]of X.entries()){const Y=i.step(500);Y&&await Y;const J=E(k);if(typeof J=="string")return{problem:`${F}.words[${Z+1}]${J}`};G.push(J)}m.push({page:B,
width:U,height:j,words:G})}return{pages:m}}function E(b){if(!(0,v.Gv)(b))return" is not an object with text, x, y, width and height";const{text:i,x:a,y:n,width:m,
height:y,confidence:A,line:W}=b;return typeof i!="string"?".text must be a text":!M(a)||!M(n)?".x and .y must be numbers":!P(m)||!P(y)?".width and .height must \
be greater than 0":A!==void 0&&!(M(A)&&A>=0&&A<=100)?".confidence must be a number from 0 to 100":W!==void 0&&typeof W!="boolean"?".line must be true where a li\
ne begins":{text:i,x:a,y:n,width:m,height:y,...A===void 0?{}:{confidence:A},...W===void 0?{}:{beginsLine:W}}}const M=b=>typeof b=="number"&&Number.isFinite(b),P=b=>M(
b)&&b>0,w=b=>Number.isSafeInteger(b)&&b>=1,e="is not the result of a recognizer: JSON with pages and words, hOCR, or ALTO",c=/<!DOCTYPE[^[\]<>]{0,1000}>/i,f=4096;
async function R(b,i){let a;try{a=new TextDecoder("utf-8",{fatal:!0}).decode(b)}catch{return{problem:"is not text in UTF-8"}}await i.rest();const n=a.slice(0,f);
if(/^\s*[[{]/.test(n))return await C(a,i);if(!/^\s*</.test(n))return{problem:e};if(/<(?:\w+:)?alto\b/i.test(n))return await p(a,i);const m=c.exec(n),y=m?a.slice(
m.index+m[0].length):a;return/<html\b|class=['"]ocr_/i.test(n)?await d(y,i):{problem:e}}var g=s(98446),u=s(8103);const I=async(b,{text_layer:i,existing_text:a,open_password:n},m)=>{
const y=()=>(0,h.E)(b.bytes,m,{password:n}),A=await R(i.bytes,m.pace);if("problem"in A)throw x(A.problem);const{document:W,wanted:F}=await(0,u.QW)(y,a,G=>$(A.pages,
G).map(({page:Z})=>Z)),B=W.pages.count,U=$(A.pages,B).filter(({page:G})=>F.has(G)),j=await(0,u.U2)(W,U),X=U.length===0&&!W.suspect?b.bytes:await(0,O.UN)(W,{version:"\
1.4"});return{documents:[{name:b.name,bytes:X,pageCount:B}],notes:[...U.length===0?[u.KK]:[],...(0,u.Y$)(U)],facts:{pageCount:B,layeredPages:U.length,layeredWords:j,
...(0,u.yE)(U)}}},x=b=>(0,T.G6)([{field:"text_layer",message:b}]),K=.02;function $(b,i){const a=new Set;for(const{page:n,width:m,height:y,words:A}of b){if(n>i)throw x(
`names page ${n}, and the document has ${(0,g.y_)(i,"page")}`);if(a.has(n))throw x(`names page ${n} more than once`);a.add(n);const[W,F]=[m*K,y*K],B=U=>U.x<-W||
U.y<-F||U.x+U.width>m+W||U.y+U.height>y+F;if(A.some(B))throw x(`has words outside of page ${n}: its width and height must be those of the image that was recogni\
zed`)}return b.filter(({words:n})=>n.length>0).sort((n,m)=>n.page-m.page)}}),55969:((H,L,s)=>{s.d(L,{B:()=>S,E:()=>_});var T=s(45599);const h=new Set(["Text","F\
reeText","Line","Square","Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Popup","Sound","Redact","Projection"]),
O=new Set(["Link","Widget","FileAttachment"]);function S(p,r){const t=p.resolve(r.get("Subtype"));return t instanceof T.SX?t.text:""}const _=(p,r)=>r==="comment\
s"?h.has(p):p!==""&&!O.has(p)}),84961:((H,L,s)=>{s.d(L,{$x:()=>o,Kh:()=>d,qg:()=>v,xS:()=>l});var T=s(58552),h=s(33973),O=s(87773),S=s(90536),_=s(45599),p=s(3907),
r=s(33311),t=s(9819);function d(D,C){const E=D.resolve(C.get("S"));return(!C.has("S")||(0,_.Eo)(E,"JavaScript")||(0,_.Eo)(E,"Rendition"))&&D.resolve(C.get("JS"))!==
null}async function l(D,C){const E=[];for await(const[P,w]of(0,O.$)(D,C))(0,S.L)(w,e=>d(D,e))&&E.push(P);if(E.length===0)return!1;const{live:M}=await(0,h.Gy)(D);
return E.some(P=>M[P]===1)}async function o(D){return await l(D,(await(0,r.S)(D)).JS)||v(D)}async function v(D){if(!(0,_.Zm)(D.get(D.catalogNumber)))return!1;const C=D.
resolve((0,t.Wo)(D,"AcroForm")?.dict.get("XFA"));if(C===null)return!1;if(D.security?.locked===!0)return null;for(const E of Array.isArray(C)?C:[C]){const M=D.resolve(
E);if(!(M instanceof _.Z6))continue;let P;try{P=await D.decodedAtEase(M)}catch(e){if(!(e instanceof T.zU)||e.code==="cancelled")throw e;return!0}const w=(0,p.xK)(
P);if(w===void 0||w.includes("script")&&await N(w,D.job.pace))return!0}return!1}async function N(D,C){const E=M=>(M.kind==="start"||M.kind==="empty")&&/^(?:[^:]*:)?script$/.
test(M.name);return await(0,p.km)(D,C,E)!=="well-formed"}}),52755:((H,L,s)=>{s.d(L,{NT:()=>v,Uv:()=>D,kz:()=>p,mO:()=>E,mw:()=>_,qA:()=>N,sj:()=>S,zx:()=>o});var T=s(
9819),h=s(45599),O=s(91374);const S=1,_=2,p=4096,r=8192,t=32768,d=65536,l=1<<17,o=1<<18,v=1<<21,N=1<<24,D=1<<25,C=10;class E{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(e){
this.document=e,this.form=(0,T.Wo)(e,"AcroForm"),this.visit=new T._i(e)}static async read(e){const c=new E(e),{form:f}=c;return await c.walk(c.references(f?.dict.
get("Fields"),f?.holder??-1,f?.dict,"Fields"),void 0),await c.readPages(),c}inherited(e,c){for(let f=e;f;f=f.parent){const R=this.document.resolve(f.dict.get(c));
if(R!==null)return R}return c==="DA"||c==="Q"?this.document.resolve(this.form?.dict.get(c)):null}integer(e,c){const f=this.inherited(e,c);return typeof f=="numb\
er"?Math.trunc(f):0}node(e){return this.nodes.get(e)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(e){const{document:c,nodes:f,widgets:R,fields:g,byName:u}=this,I=({number:x})=>!e.has(x)&&c.exists(x);for(const x of f.values())I(
x)||f.delete(x.number);for(const x of R.values())I(x)||R.delete(x.number);for(const{nodes:x,widgets:K}of g)M(x,I),M(K,I);M(g,({nodes:x})=>x.length>0);for(const[
x,K]of u)K.nodes.length===0&&u.delete(x);this.form=(0,T.Wo)(c,"AcroForm")}async walk(e,c){const{document:f,visit:R}=this;for(const g of(0,O.iA)(f,{from:e,below:c,
visit:R,depth:O.tP})){const{number:u,dict:I}=g;this.nodes.set(u,g);const x=this.references(I.get("Kids"),u,I,"Kids");(0,h.Eo)(f.resolve(I.get("Subtype")),"Widge\
t")||I.has("Rect")?this.addWidget(g):x.length===0&&(0,O.bf)(g)===g&&this.field(g);const $=f.job.pace.step(1500);$&&await $}}addWidget(e){const c={node:e,number:e.
number,dict:e.dict,pages:[]};this.field((0,O.bf)(e)).widgets.push(c),this.widgets.set(e.number,c)}field(e){const c=this.fieldOf.get(e);if(c)return c;const{name:f,
part:R}=e,g=f===""?void 0:this.byName.get(f),u=this.integer(e,"Ff"),I=P(e.type,u);if(g?.kind===I)return g.nodes.push(e),this.fieldOf.set(e,g),g;const x={name:f,
part:R,kind:I,flags:u,nodes:[e],widgets:[]};return this.fields.push(x),f!==""&&!g&&this.byName.set(f,x),this.fieldOf.set(e,x),x}async readPages(){const{document:e}=this,
{pages:c,job:f}=e,{spend:R}=new T.b9(e);for(let g=0;g<c.count;g++){const u=c.number(g),I=e.entry(u,"Annots");R(e.array(I)?.length??0);for(const K of I===void 0?
[]:this.annotations(I,u)){const $=this.widgets.get(K.number)??await this.orphan(K);$&&$.pages.length>0&&R(C),$&&$.pages.at(-1)!==g+1&&$.pages.push(g+1);const b=f.
pace.step(300);b&&await b}const x=f.pace.step(300);x&&await x}}annotations(e,c){const f=this.document.array(e)??[];if(!f.some(u=>(0,h.Zm)(u)&&(0,h.Eo)(u.get("Su\
btype"),"Widget")))return f.filter(h.i9);const R=(0,h.i9)(e)?e.number:c;this.document.edit(R);const g=(0,h.i9)(e)?f:this.document.array(this.document.get(c).get(
"Annots"))??[];for(const[u,I]of g.entries())(0,h.Zm)(I)&&(0,h.Eo)(I.get("Subtype"),"Widget")&&(g[u]=this.document.add(I));return g.filter(h.i9)}async orphan(e){
const{document:c}=this;if(!(0,h.Eo)(c.resolve(c.entry(e.number,"Subtype")),"Widget"))return;const f=[e],R=new Set([e.number]);let g;for(let u=c.entry(e.number,"\
Parent");(0,h.i9)(u)&&f.length<O.tP&&(g=this.nodes.get(u.number),!(g||R.has(u.number)||!(0,h.Zm)(c.get(u))));)R.add(u.number),f.push(u),u=c.entry(u.number,"Pare\
nt");for(const u of f.reverse())this.nodes.has(u.number)||await this.walk([u],g),g=this.nodes.get(u.number);return this.widgets.get(e.number)}references(e,c,f,R){
const{document:g}=this,u=g.array(e);if(!u||!f)return[];if(!u.some(h.Zm))return u.filter(h.i9);g.edit((0,h.i9)(e)?e.number:c);const I=g.array(f.get(R))??[];for(const[
x,K]of I.entries())(0,h.Zm)(K)&&(I[x]=g.add(K));return I.filter(h.i9)}}function M(w,e){let c=0;for(const f of w)e(f)&&(w[c++]=f);w.length=c}function P(w,e){switch(w){case"\
Tx":return e&r?"password":"text";case"Btn":return e&d?"button":e&t?"radio":"checkbox";case"Ch":return e&l?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),77500:((H,L,s)=>{s.d(L,{Yw:()=>r,br:()=>_,f4:()=>O,mD:()=>S});var T=s(58552),h=s(9819);function O(t,d){return d.form?.dict.has("XFA")?t.resolve(
t.catalog.get("NeedsRendering"))===!0||!d.fields.some(({kind:o})=>o!=="unknown")?"dynamic":"static":"none"}function S(t,d){if(O(t,d)!=="dynamic")return;const l="\
is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new T.zU("invalid_parameters",`file: ${l}`,{issues:[{field:"file",message:l}],advice:"\
Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function _(t,d){const l=(0,h.Wo)(t,"AcroForm");return l?.dict.has("XFA")?
(t.edit(l.holder),l.dict.delete("XFA"),t.catalog.has("NeedsRendering")&&t.editCatalog().delete("NeedsRendering"),[r(d)]):[]}const p={values:"it would still show\
 the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. \
The fields themselves remain.",private:"its data repeats the values of fields, also of hidden ones. The fields themselves remain.",places:"it says where fields \
are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},r=t=>({code:"xfa_removed",message:`The XFA v\
ersion of the form was removed, because ${p[t]}`})}),38671:((H,L,s)=>{s.d(L,{R:()=>S});var T=s(52205),h=s(45599);const O={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"j\
p2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function S(_,p){const r=(0,T.c3)(_,p.dict.get("Filter")),t=(0,T.c3)(_,p.dict.get("DecodeParms")),d=r.
at(-1)??null,l=d instanceof h.SX?O[d.text]:void 0;if(!l)return{format:l,parameters:void 0,filter:d,before:p};const o=new h.Bi(p.dict);o.set("Filter",r.slice(0,-1)),
o.set("DecodeParms",t.slice(0,r.length-1));const v=t[r.length-1];return{format:l,parameters:(0,h.Zm)(v)?v:void 0,filter:d,before:new h.Z6(o,p.data,p.sealed)}}}),
93059:((H,L,s)=>{s.d(L,{n:()=>O});var T=s(45599);const h={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",
W:"Width"};function O(S){if(S.dataStart<0)return;const _=new T.Bi;for(let p=0;p+1<S.count;p+=2){const r=S.name(p);r!==void 0&&_.set(h[r]??r,S.value(p+1))}return new T.
Z6(_,S.content.subarray(S.dataStart,S.dataEnd))}}),8283:((H,L,s)=>{s.d(L,{A2:()=>h,AP:()=>v,EI:()=>_,GM:()=>O,OD:()=>l,Os:()=>S,Rd:()=>p,iN:()=>t});var T=s(78157);
const h=216,O=217,S=218,_=254,p=0,r=2**20,t=E=>E>=224&&E<=239;class d{image;marker;start;end;constructor(M,P,w,e){this.image=M,this.marker=P,this.start=w,this.end=
e}get data(){return this.image.subarray(Math.min(this.start+4,this.end),this.end)}}function*l(E,M=1/0){const P=(0,T.bS)(E);for(let w=2;;){const e=Math.min(w+M,P.
length),c=N(P,w,e);if(c<0){if(e===P.length)return;yield new d(P,p,w,e),w=e;continue}const f=P[c+1],R=f===h||f===O||f===o;if(!R&&c+4>P.length)return;const g=R?0:
P.readUInt16BE(c+2),u=c+2+g;if(u>P.length||!R&&g<2||(yield new d(P,f,c,u),f===O))return;w=u}}const o=1,v=E=>l(E,r);function N(E,M,P){for(let w=C(E,M);w>=0&&w<P&&
w+1<E.length;w=C(E,w+1)){for(;E[w+1]===255&&w+1<P;)w++;const e=E[w+1];if(e!==0&&e!==255&&(e<208||e>215))return w}return-1}const D=32;function C(E,M){const P=Math.
min(M+D,E.length);for(let w=M;w<P;w++)if(E[w]===255)return w;return E.indexOf(255,P)}}),17413:((H,L,s)=>{s.d(L,{Y:()=>O});var T=s(21115),h=s(3907);async function O(_,p,r){
const t=new S(p);await(0,h.km)(_,r,o=>((o.kind==="start"||o.kind==="empty")&&t.start(o.name,o.attributes,o.from),(o.kind==="end"||o.kind==="empty")&&t.end(o.name,
o.to),t.isTooDeep));const d=[];let l=0;for(const o of t.dropped)d.push(_.slice(l,o.from)),l=o.to;return d.join("")+_.slice(l)}class S{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new T.
ee;constructor(p){this.drops=p}start(p,r,t){this.isTooDeep=this.open.length>=h.ol,this.scope.enter(r);const d=this.scope.ofElement(p);this.open.push({name:p,from:t,
drops:this.drops(d,this.elements)}),this.elements.push(d)}end(p,r){let t=this.open.length-1;for(;t>=0&&this.open[t].name!==p;)t--;if(t<0)return;const{drops:d,from:l}=this.
open[t];for(;this.open.length>t;)this.open.pop(),this.elements.pop(),this.scope.leave();if(d){for(;this.dropped.length>0&&this.dropped.at(-1).from>l;)this.dropped.
pop();this.dropped.push({from:l,to:r})}}}}),89067:((H,L,s)=>{s.d(L,{J:()=>_});var T=s(45599),h=s(81077),O=s(9819);const S=100;class _{document;root;entries;nextKey;constructor(r,t,d,l){
this.document=r,this.root=t,this.entries=d,this.nextKey=l}static async read(r){const t=(0,O.Wo)(r,"StructTreeRoot");if(!t)return;const d=new Map;for(const[v,N]of await(0,h.
Zc)(r,t.dict.get("ParentTree"),"Nums"))typeof v=="number"&&d.set(v,N);const l=r.resolve(t.dict.get("ParentTreeNextKey")),o=[...d.keys()].reduce((v,N)=>Math.max(
v,N+1),typeof l=="number"?l:0);return new _(r,t,d,o)}newKey(){return this.nextKey++}write(){const{document:r,root:t,entries:d}=this,l=[...d].sort(([o],[v])=>o-v);
r.edit(t.holder),t.dict.set("ParentTree",r.add((0,h.H6)(r,l,"Nums"))),t.dict.set("ParentTreeNextKey",this.nextKey)}grow(r){const{document:t,root:d,entries:l}=this,
o=this.lastLeaf(),v=o.at(-1);if(!v)return this.write();t.edit(d.holder),d.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:C,holder:E}of o){const M=t.array(
C.get("Limits"));t.edit(E),M&&C.set("Limits",[M[0]??r,r])}const N=v.dict.get("Nums"),D=(0,T.i9)(N)?t.edit(N):N;(0,T.cy)(D)?D.push(r,l.get(r)):v.dict.set("Nums",
[r,l.get(r)])}lastLeaf(){const{document:r,root:t}=this,d=[];let l=t.holder,o=t.dict.get("ParentTree");for(;o!==void 0&&d.length<S;){(0,T.i9)(o)&&(l=o.number);const v=r.
dict(o);if(!v)return[];d.push({dict:v,holder:l});const N=r.array(v.get("Kids"));if(!N||N.length===0)return d;o=N.at(-1)}return[]}}}),58006:((H,L,s)=>{s.d(L,{S:()=>r,
n:()=>_});var T=s(68973),h=s(48249),O=s(45599);const S=["DecodeParms","F","FFilter","FDecodeParms","DL"];function _(t,d,{compress:l}){const o=new O.Bi(t.dict);l?
o.set("Filter",(0,O.UU)("FlateDecode")):o.delete("Filter");for(const v of S)o.delete(v);return new O.Z6(o,l?(0,h.Kc)(d):d)}const p=6;async function r(t,d,l){const o=_(
t,await(0,T.uM)(l).deflate(d,p),{compress:!1});return o.dict.set("Filter",(0,O.UU)("FlateDecode")),o}})};
