"use strict";exports.id=1857,exports.ids=[1857],exports.modules={38149:((H,R,s)=>{s.r(R),s.d(R,{add_text_layer:()=>I});var A=s(58552),f=s(91519),D=s(14029),S=s(3907);const _=2e6;
async function p(b,i){const a=new r,n=await(0,S.km)(b,i,m=>a.take(m));return a.problem!==void 0?{problem:a.problem}:n==="malformed"||n==="document type"?{problem:"\
is not well-formed XML"}:a.pages.length===0?{problem:"has no element Page"}:{pages:a.pages}}class r{pages=[];problem;begins=!1;count=0;take(i){if(i.kind!=="star\
t"&&i.kind!=="empty")return!1;const a=v=>i.attributes.find(T=>T.name===v)?.value,n=v=>Number(a(v)??NaN),m=i.name.replace(/^.*:/,"");return m==="Page"&&this.page(
n("WIDTH"),n("HEIGHT"),n("PHYSICAL_IMG_NR")),m==="TextLine"&&(this.begins=!0),m==="String"&&this.string((a("CONTENT")??"").trim(),[n("HPOS"),n("VPOS"),n("WIDTH"),
n("HEIGHT")],n("WC")*100),this.problem!==void 0}page(i,a,n){!(i>0)||!(a>0)?this.problem=`has a page (${this.pages.length+1}) without WIDTH and HEIGHT`:this.pages.
push({page:Number.isSafeInteger(n)&&n>=1?n:this.pages.length+1,width:i,height:a,words:[]})}string(i,[a,n,m,v],T){const L=this.pages.at(-1);!L||i===""||!Number.isFinite(
a)||!Number.isFinite(n)||!(m>0)||!(v>0)||(++this.count>_&&(this.problem=`has more than ${_} words`),L.words.push({text:i,x:a,y:n,width:m,height:v,...T>=0&&T<=100?
{confidence:T}:{},beginsLine:this.begins}),this.begins=!1)}}const t=new Set(["ocr_line","ocr_caption","ocr_header","ocr_textfloat","ocrx_line"]);async function d(b,i){
const a=new c,n=await(0,S.km)(b,i,m=>a.take(m));return a.problem!==void 0?{problem:a.problem}:n==="malformed"||n==="document type"?{problem:"is not well-formed \
XML"}:a.pages.length===0?{problem:"has no element of the class ocr_page"}:{pages:a.pages}}class c{pages=[];problem;depth=0;word;begins=!1;count=0;take(i){return i.
kind==="text"&&this.word&&(this.word.text+=i.text),(i.kind==="start"||i.kind==="empty")&&this.start(i),(i.kind==="end"||i.kind==="empty")&&this.end(),this.problem!==
void 0}start({attributes:i}){this.depth++;const a=v=>i.find(T=>T.name===v)?.value??"",n=a("class").split(" "),m=a("title");n.includes("ocr_page")&&this.page(m),
n.some(v=>t.has(v))&&(this.begins=!0),n.includes("ocrx_word")&&!this.word&&(this.word={depth:this.depth,title:m,text:""})}page(i){const[a,n,m,v]=o(i,"bbox"),[T=this.
pages.length]=o(i,"ppageno");a===void 0||n===void 0||m===void 0||v===void 0||m<=a||v<=n?this.problem=`has a page (${this.pages.length+1}) without the box of its\
 image`:this.pages.push({page:T+1,width:m-a,height:v-n,left:a,top:n,words:[]})}end(){const{word:i,depth:a}=this;if(this.depth--,!i||i.depth!==a)return;this.word=
void 0;const n=this.pages.at(-1),[m,v,T,L]=o(i.title,"bbox"),F=i.text.trim();if(!n||F===""||m===void 0||v===void 0||T===void 0||L===void 0||T<=m||L<=v)return;const[
B]=o(i.title,"x_wconf");++this.count>_&&(this.problem=`has more than ${_} words`),n.words.push({text:F,x:m-n.left,y:v-n.top,width:T-m,height:L-v,...B!==void 0&&
B>=0&&B<=100?{confidence:B}:{},beginsLine:this.begins}),this.begins=!1}}function o(b,i){for(const a of b.split(";")){const[n,...m]=a.trim().split(/\s+/);if(n===
i)return m.map(Number).filter(Number.isFinite)}return[]}var x=s(61729);const O=8e6,l='must be {"pages": [{"page": 1, "width": 2480, "height": 3508, "words": [{"\
text": "Invoice", "x": 210, "y": 180, "width": 300, "height": 60, "confidence": 96}]}]}';async function y(b,i){if(b.length>O)return{problem:`is JSON of more tha\
n ${O/1e6} MB: give fewer pages at a time, or hOCR or ALTO`};const a=(0,x.qF)(b);await i.rest();const n=(0,x.Gv)(a)?a.pages:void 0;if(!Array.isArray(n))return{problem:l};
const m=[];let v=0;for(const[T,L]of n.entries()){const F=`pages[${T+1}]`;if(!(0,x.Gv)(L))return{problem:`${F} is not an object: it ${l}`};const{page:B,width:U,height:j,
words:X}=L;if(!N(B))return{problem:`${F}.page must be the number of a page, from 1`};if(!W(U)||!W(j))return{problem:`${F}.width and ${F}.height must be those of\
 the image, greater than 0`};if(!Array.isArray(X))return{problem:`${F}.words must be a list`};if(v+=X.length,v>_)return{problem:`has more than ${_} words`};const G=[];
for(const[Z,k]of X.entries()){const Y=i.step(500);Y&&await Y;const J=w(k);if(typeof J=="string")return{problem:`${F}.words[${Z+1}]${J}`};G.push(J)}m.push({page:B,
width:U,height:j,words:G})}return{pages:m}}function w(b){if(!(0,x.Gv)(b))return" is not an object with text, x, y, width and height";const{text:i,x:a,y:n,width:m,
height:v,confidence:T,line:L}=b;return typeof i!="string"?".text must be a text":!M(a)||!M(n)?".x and .y must be numbers":!W(m)||!W(v)?".width and .height must \
be greater than 0":T!==void 0&&!(M(T)&&T>=0&&T<=100)?".confidence must be a number from 0 to 100":L!==void 0&&typeof L!="boolean"?".line must be true where a li\
ne begins":{text:i,x:a,y:n,width:m,height:v,...T===void 0?{}:{confidence:T},...L===void 0?{}:{beginsLine:L}}}const M=b=>typeof b=="number"&&Number.isFinite(b),W=b=>M(
b)&&b>0,N=b=>Number.isSafeInteger(b)&&b>=1,e="is not the result of a recognizer: JSON with pages and words, hOCR, or ALTO",u=/<!DOCTYPE[^[\]<>]{0,1000}>/i,h=4096;
async function C(b,i){let a;try{a=new TextDecoder("utf-8",{fatal:!0}).decode(b)}catch{return{problem:"is not text in UTF-8"}}await i.rest();const n=a.slice(0,h);
if(/^\s*[[{]/.test(n))return await y(a,i);if(!/^\s*</.test(n))return{problem:e};if(/<(?:\w+:)?alto\b/i.test(n))return await p(a,i);const m=u.exec(n),v=m?a.slice(
m.index+m[0].length):a;return/<html\b|class=['"]ocr_/i.test(n)?await d(v,i):{problem:e}}var E=s(98446),g=s(8103);const I=async(b,{text_layer:i,existing_text:a,open_password:n},m)=>{
const v=()=>(0,f.E)(b.bytes,m,{password:n}),T=await C(i.bytes,m.pace);if("problem"in T)throw P(T.problem);const{document:L,wanted:F}=await(0,g.QW)(v,a,G=>$(T.pages,
G).map(({page:Z})=>Z)),B=L.pages.count,U=$(T.pages,B).filter(({page:G})=>F.has(G)),j=await(0,g.U2)(L,U),X=U.length===0&&!L.suspect?b.bytes:await(0,D.UN)(L,{version:"\
1.4"});return{documents:[{name:b.name,bytes:X,pageCount:B}],notes:[...U.length===0?[g.KK]:[],...(0,g.Y$)(U)],facts:{pageCount:B,layeredPages:U.length,layeredWords:j,
...(0,g.yE)(U)}}},P=b=>(0,A.G6)([{field:"text_layer",message:b}]),K=.02;function $(b,i){const a=new Set;for(const{page:n,width:m,height:v,words:T}of b){if(n>i)throw P(
`names page ${n}, and the document has ${(0,E.y_)(i,"page")}`);if(a.has(n))throw P(`names page ${n} more than once`);a.add(n);const[L,F]=[m*K,v*K],B=U=>U.x<-L||
U.y<-F||U.x+U.width>m+L||U.y+U.height>v+F;if(T.some(B))throw P(`has words outside of page ${n}: its width and height must be those of the image that was recogni\
zed`)}return b.filter(({words:n})=>n.length>0).sort((n,m)=>n.page-m.page)}}),55969:((H,R,s)=>{s.d(R,{B:()=>S,E:()=>_});var A=s(45599);const f=new Set(["Text","F\
reeText","Line","Square","Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Popup","Sound","Redact","Projection"]),
D=new Set(["Link","Widget","FileAttachment"]);function S(p,r){const t=p.resolve(r.get("Subtype"));return t instanceof A.SX?t.text:""}const _=(p,r)=>r==="comment\
s"?f.has(p):p!==""&&!D.has(p)}),84961:((H,R,s)=>{s.d(R,{$x:()=>o,Kh:()=>d,qg:()=>x,xS:()=>c});var A=s(58552),f=s(33973),D=s(87773),S=s(90536),_=s(45599),p=s(3907),
r=s(33311),t=s(9819);function d(l,y){const w=l.resolve(y.get("S"));return(!y.has("S")||(0,_.Eo)(w,"JavaScript")||(0,_.Eo)(w,"Rendition"))&&l.resolve(y.get("JS"))!==
null}async function c(l,y){const w=[];for await(const[W,N]of(0,D.$)(l,y))(0,S.L)(N,e=>d(l,e))&&w.push(W);if(w.length===0)return!1;const{live:M}=await(0,f.Gy)(l);
return w.some(W=>M[W]===1)}async function o(l){return await c(l,(await(0,r.S)(l)).JS)||x(l)}async function x(l){if(!(0,_.Zm)(l.get(l.catalogNumber)))return!1;const y=l.
resolve((0,t.Wo)(l,"AcroForm")?.dict.get("XFA"));if(y===null)return!1;if(l.security?.locked===!0)return null;for(const w of Array.isArray(y)?y:[y]){const M=l.resolve(
w);if(!(M instanceof _.Z6))continue;let W;try{W=await l.decodedAtEase(M)}catch(e){if(!(e instanceof A.zU)||e.code==="cancelled")throw e;return!0}const N=(0,p.xK)(
W);if(N===void 0||N.includes("script")&&await O(N,l.job.pace))return!0}return!1}async function O(l,y){const w=M=>(M.kind==="start"||M.kind==="empty")&&/^(?:[^:]*:)?script$/.
test(M.name);return await(0,p.km)(l,y,w)!=="well-formed"}}),52755:((H,R,s)=>{s.d(R,{NT:()=>x,Uv:()=>l,kz:()=>p,mO:()=>w,mw:()=>_,qA:()=>O,sj:()=>S,zx:()=>o});var A=s(
9819),f=s(45599),D=s(91374);const S=1,_=2,p=4096,r=8192,t=32768,d=65536,c=1<<17,o=1<<18,x=1<<21,O=1<<24,l=1<<25,y=10;class w{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(e){
this.document=e,this.form=(0,A.Wo)(e,"AcroForm"),this.visit=new A._i(e)}static async read(e){const u=new w(e),{form:h}=u;return await u.walk(u.references(h?.dict.
get("Fields"),h?.holder??-1,h?.dict,"Fields"),void 0),await u.readPages(),u}inherited(e,u){for(let h=e;h;h=h.parent){const C=this.document.resolve(h.dict.get(u));
if(C!==null)return C}return u==="DA"||u==="Q"?this.document.resolve(this.form?.dict.get(u)):null}integer(e,u){const h=this.inherited(e,u);return typeof h=="numb\
er"?Math.trunc(h):0}node(e){return this.nodes.get(e)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(e){const{document:u,nodes:h,widgets:C,fields:E,byName:g}=this,I=({number:P})=>!e.has(P)&&u.exists(P);for(const P of h.values())I(
P)||h.delete(P.number);for(const P of C.values())I(P)||C.delete(P.number);for(const{nodes:P,widgets:K}of E)M(P,I),M(K,I);M(E,({nodes:P})=>P.length>0);for(const[
P,K]of g)K.nodes.length===0&&g.delete(P);this.form=(0,A.Wo)(u,"AcroForm")}async walk(e,u){const{document:h,visit:C}=this;for(const E of(0,D.iA)(h,{from:e,below:u,
visit:C,depth:D.tP})){const{number:g,dict:I}=E;this.nodes.set(g,E);const P=this.references(I.get("Kids"),g,I,"Kids");(0,f.Eo)(h.resolve(I.get("Subtype")),"Widge\
t")||I.has("Rect")?this.addWidget(E):P.length===0&&(0,D.bf)(E)===E&&this.field(E);const $=h.job.pace.step(1500);$&&await $}}addWidget(e){const u={node:e,number:e.
number,dict:e.dict,pages:[]};this.field((0,D.bf)(e)).widgets.push(u),this.widgets.set(e.number,u)}field(e){const u=this.fieldOf.get(e);if(u)return u;const{name:h,
part:C}=e,E=h===""?void 0:this.byName.get(h),g=this.integer(e,"Ff"),I=W(e.type,g);if(E?.kind===I)return E.nodes.push(e),this.fieldOf.set(e,E),E;const P={name:h,
part:C,kind:I,flags:g,nodes:[e],widgets:[]};return this.fields.push(P),h!==""&&!E&&this.byName.set(h,P),this.fieldOf.set(e,P),P}async readPages(){const{document:e}=this,
{pages:u,job:h}=e,{spend:C}=new A.b9(e);for(let E=0;E<u.count;E++){const g=u.number(E),I=e.entry(g,"Annots");C(e.array(I)?.length??0);for(const K of I===void 0?
[]:this.annotations(I,g)){const $=this.widgets.get(K.number)??await this.orphan(K);$&&$.pages.length>0&&C(y),$&&$.pages.at(-1)!==E+1&&$.pages.push(E+1);const b=h.
pace.step(300);b&&await b}const P=h.pace.step(300);P&&await P}}annotations(e,u){const h=this.document.array(e)??[];if(!h.some(g=>(0,f.Zm)(g)&&(0,f.Eo)(g.get("Su\
btype"),"Widget")))return h.filter(f.i9);const C=(0,f.i9)(e)?e.number:u;this.document.edit(C);const E=(0,f.i9)(e)?h:this.document.array(this.document.get(u).get(
"Annots"))??[];for(const[g,I]of E.entries())(0,f.Zm)(I)&&(0,f.Eo)(I.get("Subtype"),"Widget")&&(E[g]=this.document.add(I));return E.filter(f.i9)}async orphan(e){
const{document:u}=this;if(!(0,f.Eo)(u.resolve(u.entry(e.number,"Subtype")),"Widget"))return;const h=[e],C=new Set([e.number]);let E;for(let g=u.entry(e.number,"\
Parent");(0,f.i9)(g)&&h.length<D.tP&&(E=this.nodes.get(g.number),!(E||C.has(g.number)||!(0,f.Zm)(u.get(g))));)C.add(g.number),h.push(g),g=u.entry(g.number,"Pare\
nt");for(const g of h.reverse())this.nodes.has(g.number)||await this.walk([g],E),E=this.nodes.get(g.number);return this.widgets.get(e.number)}references(e,u,h,C){
const{document:E}=this,g=E.array(e);if(!g||!h)return[];if(!g.some(f.Zm))return g.filter(f.i9);E.edit((0,f.i9)(e)?e.number:u);const I=E.array(h.get(C))??[];for(const[
P,K]of I.entries())(0,f.Zm)(K)&&(I[P]=E.add(K));return I.filter(f.i9)}}function M(N,e){let u=0;for(const h of N)e(h)&&(N[u++]=h);N.length=u}function W(N,e){switch(N){case"\
Tx":return e&r?"password":"text";case"Btn":return e&d?"button":e&t?"radio":"checkbox";case"Ch":return e&c?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),77500:((H,R,s)=>{s.d(R,{Yw:()=>r,br:()=>_,f4:()=>D,mD:()=>S});var A=s(58552),f=s(9819);function D(t,d){return d.form?.dict.has("XFA")?t.resolve(
t.catalog.get("NeedsRendering"))===!0||!d.fields.some(({kind:o})=>o!=="unknown")?"dynamic":"static":"none"}function S(t,d){if(D(t,d)!=="dynamic")return;const c="\
is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new A.zU("invalid_parameters",`file: ${c}`,{issues:[{field:"file",message:c}],advice:"\
Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function _(t,d){const c=(0,f.Wo)(t,"AcroForm");return c?.dict.has("XFA")?
(t.edit(c.holder),c.dict.delete("XFA"),t.catalog.has("NeedsRendering")&&t.editCatalog().delete("NeedsRendering"),[r(d)]):[]}const p={values:"it would still show\
 the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. \
The fields themselves remain.",private:"its data repeats the values of fields, also of hidden ones. The fields themselves remain.",places:"it says where fields \
are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},r=t=>({code:"xfa_removed",message:`The XFA v\
ersion of the form was removed, because ${p[t]}`})}),38671:((H,R,s)=>{s.d(R,{R:()=>S});var A=s(52205),f=s(45599);const D={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"j\
p2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function S(_,p){const r=(0,A.c3)(_,p.dict.get("Filter")),t=(0,A.c3)(_,p.dict.get("DecodeParms")),d=r.
at(-1)??null,c=d instanceof f.SX?D[d.text]:void 0;if(!c)return{format:c,parameters:void 0,filter:d,before:p};const o=new f.Bi(p.dict);o.set("Filter",r.slice(0,-1)),
o.set("DecodeParms",t.slice(0,r.length-1));const x=t[r.length-1];return{format:c,parameters:(0,f.Zm)(x)?x:void 0,filter:d,before:new f.Z6(o,p.data,p.sealed)}}}),
93059:((H,R,s)=>{s.d(R,{n:()=>D});var A=s(45599);const f={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",
W:"Width"};function D(S){if(S.dataStart<0)return;const _=new A.Bi;for(let p=0;p+1<S.count;p+=2){const r=S.name(p);r!==void 0&&_.set(f[r]??r,S.value(p+1))}return new A.
Z6(_,S.content.subarray(S.dataStart,S.dataEnd))}}),8283:((H,R,s)=>{s.d(R,{A2:()=>f,EI:()=>_,GM:()=>D,OD:()=>t,Os:()=>S,iN:()=>p});var A=s(78157);const f=216,D=217,
S=218,_=254,p=O=>O>=224&&O<=239;class r{image;marker;start;end;constructor(l,y,w,M){this.image=l,this.marker=y,this.start=w,this.end=M}get data(){return this.image.
subarray(Math.min(this.start+4,this.end),this.end)}}function*t(O){const l=(0,A.bS)(O);for(let y=2;;){const w=c(l,y);if(w<0)return;const M=l[w+1],W=M===f||M===D||
M===d;if(!W&&w+4>l.length)return;const N=W?0:l.readUInt16BE(w+2),e=w+2+N;if(e>l.length||!W&&N<2||(yield new r(l,M,w,e),M===D))return;y=e}}const d=1;function c(O,l){
for(let y=O.indexOf(255,l);y>=0&&y+1<O.length;y=x(O,y+1)){const w=O[y+1];if(w!==0&&w!==255&&(w<208||w>215))return y}return-1}const o=32;function x(O,l){const y=Math.
min(l+o,O.length);for(let w=l;w<y;w++)if(O[w]===255)return w;return O.indexOf(255,y)}}),17413:((H,R,s)=>{s.d(R,{Y:()=>D});var A=s(21115),f=s(3907);async function D(_,p,r){
const t=new S(p);await(0,f.km)(_,r,o=>((o.kind==="start"||o.kind==="empty")&&t.start(o.name,o.attributes,o.from),(o.kind==="end"||o.kind==="empty")&&t.end(o.name,
o.to),t.isTooDeep));const d=[];let c=0;for(const o of t.dropped)d.push(_.slice(c,o.from)),c=o.to;return d.join("")+_.slice(c)}class S{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new A.
ee;constructor(p){this.drops=p}start(p,r,t){this.isTooDeep=this.open.length>=f.ol,this.scope.enter(r);const d=this.scope.ofElement(p);this.open.push({name:p,from:t,
drops:this.drops(d,this.elements)}),this.elements.push(d)}end(p,r){let t=this.open.length-1;for(;t>=0&&this.open[t].name!==p;)t--;if(t<0)return;const{drops:d,from:c}=this.
open[t];for(;this.open.length>t;)this.open.pop(),this.elements.pop(),this.scope.leave();if(d){for(;this.dropped.length>0&&this.dropped.at(-1).from>c;)this.dropped.
pop();this.dropped.push({from:c,to:r})}}}}),89067:((H,R,s)=>{s.d(R,{J:()=>_});var A=s(45599),f=s(81077),D=s(9819);const S=100;class _{document;root;entries;nextKey;constructor(r,t,d,c){
this.document=r,this.root=t,this.entries=d,this.nextKey=c}static async read(r){const t=(0,D.Wo)(r,"StructTreeRoot");if(!t)return;const d=new Map;for(const[x,O]of await(0,f.
Zc)(r,t.dict.get("ParentTree"),"Nums"))typeof x=="number"&&d.set(x,O);const c=r.resolve(t.dict.get("ParentTreeNextKey")),o=[...d.keys()].reduce((x,O)=>Math.max(
x,O+1),typeof c=="number"?c:0);return new _(r,t,d,o)}newKey(){return this.nextKey++}write(){const{document:r,root:t,entries:d}=this,c=[...d].sort(([o],[x])=>o-x);
r.edit(t.holder),t.dict.set("ParentTree",r.add((0,f.H6)(r,c,"Nums"))),t.dict.set("ParentTreeNextKey",this.nextKey)}grow(r){const{document:t,root:d,entries:c}=this,
o=this.lastLeaf(),x=o.at(-1);if(!x)return this.write();t.edit(d.holder),d.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:y,holder:w}of o){const M=t.array(
y.get("Limits"));t.edit(w),M&&y.set("Limits",[M[0]??r,r])}const O=x.dict.get("Nums"),l=(0,A.i9)(O)?t.edit(O):O;(0,A.cy)(l)?l.push(r,c.get(r)):x.dict.set("Nums",
[r,c.get(r)])}lastLeaf(){const{document:r,root:t}=this,d=[];let c=t.holder,o=t.dict.get("ParentTree");for(;o!==void 0&&d.length<S;){(0,A.i9)(o)&&(c=o.number);const x=r.
dict(o);if(!x)return[];d.push({dict:x,holder:c});const O=r.array(x.get("Kids"));if(!O||O.length===0)return d;o=O.at(-1)}return[]}}}),58006:((H,R,s)=>{s.d(R,{S:()=>r,
n:()=>_});var A=s(68973),f=s(48249),D=s(45599);const S=["DecodeParms","F","FFilter","FDecodeParms","DL"];function _(t,d,{compress:c}){const o=new D.Bi(t.dict);c?
o.set("Filter",(0,D.UU)("FlateDecode")):o.delete("Filter");for(const x of S)o.delete(x);return new D.Z6(o,c?(0,f.Kc)(d):d)}const p=6;async function r(t,d,c){const o=_(
t,await(0,A.uM)(c).deflate(d,p),{compress:!1});return o.dict.set("Filter",(0,D.UU)("FlateDecode")),o}})};
