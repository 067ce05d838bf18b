"use strict";exports.id=1857,exports.ids=[1857],exports.modules={38149:((H,I,n)=>{n.r(I),n.d(I,{add_text_layer:()=>A});var x=n(58552),d=n(91519),P=n(14029),M=n(3907);const b=2e6;
async function m(E,o){const a=new r,s=await(0,M.km)(E,o,u=>a.take(u));return a.problem!==void 0?{problem:a.problem}:s==="malformed"||s==="document type"?{problem:"\
is not well-formed XML"}:a.pages.length===0?{problem:"has no element Page"}:{pages:a.pages}}class r{pages=[];problem;begins=!1;count=0;take(o){if(o.kind!=="star\
t"&&o.kind!=="empty")return!1;const a=y=>o.attributes.find(D=>D.name===y)?.value,s=y=>Number(a(y)??NaN),u=o.name.replace(/^.*:/,"");return u==="Page"&&this.page(
s("WIDTH"),s("HEIGHT"),s("PHYSICAL_IMG_NR")),u==="TextLine"&&(this.begins=!0),u==="String"&&this.string((a("CONTENT")??"").trim(),[s("HPOS"),s("VPOS"),s("WIDTH"),
s("HEIGHT")],s("WC")*100),this.problem!==void 0}page(o,a,s){!(o>0)||!(a>0)?this.problem=`has a page (${this.pages.length+1}) without WIDTH and HEIGHT`:this.pages.
push({page:Number.isSafeInteger(s)&&s>=1?s:this.pages.length+1,width:o,height:a,words:[]})}string(o,[a,s,u,y],D){const C=this.pages.at(-1);!C||o===""||!Number.isFinite(
a)||!Number.isFinite(s)||!(u>0)||!(y>0)||(++this.count>b&&(this.problem=`has more than ${b} words`),C.words.push({text:o,x:a,y:s,width:u,height:y,...D>=0&&D<=100?
{confidence:D}:{},beginsLine:this.begins}),this.begins=!1)}}const t=new Set(["ocr_line","ocr_caption","ocr_header","ocr_textfloat","ocrx_line"]);async function c(E,o){
const a=new p,s=await(0,M.km)(E,o,u=>a.take(u));return a.problem!==void 0?{problem:a.problem}:s==="malformed"||s==="document type"?{problem:"is not well-formed \
XML"}:a.pages.length===0?{problem:"has no element of the class ocr_page"}:{pages:a.pages}}class p{pages=[];problem;depth=0;word;begins=!1;count=0;take(o){return o.
kind==="text"&&this.word&&(this.word.text+=o.text),(o.kind==="start"||o.kind==="empty")&&this.start(o),(o.kind==="end"||o.kind==="empty")&&this.end(),this.problem!==
void 0}start({attributes:o}){this.depth++;const a=y=>o.find(D=>D.name===y)?.value??"",s=a("class").split(" "),u=a("title");s.includes("ocr_page")&&this.page(u),
s.some(y=>t.has(y))&&(this.begins=!0),s.includes("ocrx_word")&&!this.word&&(this.word={depth:this.depth,title:u,text:""})}page(o){const[a,s,u,y]=i(o,"bbox"),[D=this.
pages.length]=i(o,"ppageno");a===void 0||s===void 0||u===void 0||y===void 0||u<=a||y<=s?this.problem=`has a page (${this.pages.length+1}) without the box of its\
 image`:this.pages.push({page:D+1,width:u-a,height:y-s,left:a,top:s,words:[]})}end(){const{word:o,depth:a}=this;if(this.depth--,!o||o.depth!==a)return;this.word=
void 0;const s=this.pages.at(-1),[u,y,D,C]=i(o.title,"bbox"),F=o.text.trim();if(!s||F===""||u===void 0||y===void 0||D===void 0||C===void 0||D<=u||C<=y)return;const[
B]=i(o.title,"x_wconf");++this.count>b&&(this.problem=`has more than ${b} words`),s.words.push({text:F,x:u-s.left,y:y-s.top,width:D-u,height:C-y,...B!==void 0&&
B>=0&&B<=100?{confidence:B}:{},beginsLine:this.begins}),this.begins=!1}}function i(E,o){for(const a of E.split(";")){const[s,...u]=a.trim().split(/\s+/);if(s===
o)return u.map(Number).filter(Number.isFinite)}return[]}var _=n(61729);const v=8e6,f='must be {"pages": [{"page": 1, "width": 2480, "height": 3508, "words": [{"\
text": "Invoice", "x": 210, "y": 180, "width": 300, "height": 60, "confidence": 96}]}]}';async function T(E,o){if(E.length>v)return{problem:`is JSON of more tha\
n ${v/1e6} MB: give fewer pages at a time, or hOCR or ALTO`};const a=(0,_.qF)(E);await o.rest();const s=(0,_.Gv)(a)?a.pages:void 0;if(!Array.isArray(s))return{problem:f};
const u=[];let y=0;for(const[D,C]of s.entries()){const F=`pages[${D+1}]`;if(!(0,_.Gv)(C))return{problem:`${F} is not an object: it ${f}`};const{page:B,width:N,height:j,
words:X}=C;if(!K(B))return{problem:`${F}.page must be the number of a page, from 1`};if(!W(N)||!W(j))return{problem:`${F}.width and ${F}.height must be those of\
 the image, greater than 0`};if(!Array.isArray(X))return{problem:`${F}.words must be a list`};if(y+=X.length,y>b)return{problem:`has more than ${b} words`};const G=[];
for(const[Z,z]of X.entries()){const Y=o.step(500);Y&&await Y;const J=R(z);if(typeof J=="string")return{problem:`${F}.words[${Z+1}]${J}`};G.push(J)}u.push({page:B,
width:N,height:j,words:G})}return{pages:u}}function R(E){if(!(0,_.Gv)(E))return" is not an object with text, x, y, width and height";const{text:o,x:a,y:s,width:u,
height:y,confidence:D,line:C}=E;return typeof o!="string"?".text must be a text":!S(a)||!S(s)?".x and .y must be numbers":!W(u)||!W(y)?".width and .height must \
be greater than 0":D!==void 0&&!(S(D)&&D>=0&&D<=100)?".confidence must be a number from 0 to 100":C!==void 0&&typeof C!="boolean"?".line must be true where a li\
ne begins":{text:o,x:a,y:s,width:u,height:y,...D===void 0?{}:{confidence:D},...C===void 0?{}:{beginsLine:C}}}const S=E=>typeof E=="number"&&Number.isFinite(E),W=E=>S(
E)&&E>0,K=E=>Number.isSafeInteger(E)&&E>=1,e="is not the result of a recognizer: JSON with pages and words, hOCR, or ALTO",l=/<!DOCTYPE[^[\]<>]{0,1000}>/i,h=4096;
async function L(E,o){let a;try{a=new TextDecoder("utf-8",{fatal:!0}).decode(E)}catch{return{problem:"is not text in UTF-8"}}await o.rest();const s=a.slice(0,h);
if(/^\s*[[{]/.test(s))return await T(a,o);if(!/^\s*</.test(s))return{problem:e};if(/<(?:\w+:)?alto\b/i.test(s))return await m(a,o);const u=l.exec(s),y=u?a.slice(
u.index+u[0].length):a;return/<html\b|class=['"]ocr_/i.test(s)?await c(y,o):{problem:e}}var w=n(98446),g=n(8103);const A=async(E,{text_layer:o,existing_text:a,open_password:s},u)=>{
const y=()=>(0,d.E)(E.bytes,u,{password:s}),D=await L(o.bytes,u.pace);if("problem"in D)throw O(D.problem);const{document:C,wanted:F}=await(0,g.QW)(y,a,G=>$(D.pages,
G).map(({page:Z})=>Z)),B=C.pages.count,N=$(D.pages,B).filter(({page:G})=>F.has(G)),j=await(0,g.U2)(C,N),X=N.length===0&&!C.suspect?E.bytes:await(0,P.UN)(C,{version:"\
1.4"});return{documents:[{name:E.name,bytes:X,pageCount:B}],notes:[...N.length===0?[g.KK]:[],...(0,g.Y$)(N)],facts:{pageCount:B,layeredPages:N.length,layeredWords:j,
...(0,g.yE)(N)}}},O=E=>(0,x.G6)([{field:"text_layer",message:E}]),U=.02;function $(E,o){const a=new Set;for(const{page:s,width:u,height:y,words:D}of E){if(s>o)throw O(
`names page ${s}, and the document has ${(0,w.y_)(o,"page")}`);if(a.has(s))throw O(`names page ${s} more than once`);a.add(s);const[C,F]=[u*U,y*U],B=N=>N.x<-C||
N.y<-F||N.x+N.width>u+C||N.y+N.height>y+F;if(D.some(B))throw O(`has words outside of page ${s}: its width and height must be those of the image that was recogni\
zed`)}return E.filter(({words:s})=>s.length>0).sort((s,u)=>s.page-u.page)}}),55969:((H,I,n)=>{n.d(I,{B:()=>M,E:()=>b});var x=n(45599);const d=new Set(["Text","F\
reeText","Line","Square","Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Popup","Sound","Redact","Projection"]),
P=new Set(["Link","Widget","FileAttachment"]);function M(m,r){const t=m.resolve(r.get("Subtype"));return t instanceof x.SX?t.text:""}const b=(m,r)=>r==="comment\
s"?d.has(m):m!==""&&!P.has(m)}),84961:((H,I,n)=>{n.d(I,{$x:()=>i,Kh:()=>c,qg:()=>_,xS:()=>p});var x=n(58552),d=n(33973),P=n(87773),M=n(90536),b=n(45599),m=n(3907),
r=n(33311),t=n(9819);function c(f,T){const R=f.resolve(T.get("S"));return(!T.has("S")||(0,b.Eo)(R,"JavaScript")||(0,b.Eo)(R,"Rendition"))&&f.resolve(T.get("JS"))!==
null}async function p(f,T){const R=[];for await(const[W,K]of(0,P.$)(f,T))(0,M.L)(K,e=>c(f,e))&&R.push(W);if(R.length===0)return!1;const{live:S}=await(0,d.Gy)(f);
return R.some(W=>S[W]===1)}async function i(f){return await p(f,(await(0,r.S)(f)).JS)||_(f)}async function _(f){if(!(0,b.Zm)(f.get(f.catalogNumber)))return!1;const T=f.
resolve((0,t.Wo)(f,"AcroForm")?.dict.get("XFA"));if(T===null)return!1;if(f.security?.locked===!0)return null;for(const R of Array.isArray(T)?T:[T]){const S=f.resolve(
R);if(!(S instanceof b.Z6))continue;let W;try{W=await f.decodedAtEase(S)}catch(e){if(!(e instanceof x.zU)||e.code==="cancelled")throw e;return!0}const K=(0,m.xK)(
W);if(K===void 0||K.includes("script")&&await v(K,f.job.pace))return!0}return!1}async function v(f,T){const R=S=>(S.kind==="start"||S.kind==="empty")&&/^(?:[^:]*:)?script$/.
test(S.name);return await(0,m.km)(f,T,R)!=="well-formed"}}),52755:((H,I,n)=>{n.d(I,{NT:()=>_,Uv:()=>f,kz:()=>m,mO:()=>R,mw:()=>b,qA:()=>v,sj:()=>M,zx:()=>i});var x=n(
9819),d=n(45599),P=n(91374);const M=1,b=2,m=4096,r=8192,t=32768,c=65536,p=1<<17,i=1<<18,_=1<<21,v=1<<24,f=1<<25,T=10;class R{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(e){
this.document=e,this.form=(0,x.Wo)(e,"AcroForm"),this.visit=new x._i(e)}static async read(e){const l=new R(e),{form:h}=l;return await l.walk(l.references(h?.dict.
get("Fields"),h?.holder??-1,h?.dict,"Fields"),void 0),await l.readPages(),l}inherited(e,l){for(let h=e;h;h=h.parent){const L=this.document.resolve(h.dict.get(l));
if(L!==null)return L}return l==="DA"||l==="Q"?this.document.resolve(this.form?.dict.get(l)):null}integer(e,l){const h=this.inherited(e,l);return typeof h=="numb\
er"?Math.trunc(h):0}node(e){return this.nodes.get(e)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(e){const{document:l,nodes:h,widgets:L,fields:w,byName:g}=this,A=({number:O})=>!e.has(O)&&l.exists(O);for(const O of h.values())A(
O)||h.delete(O.number);for(const O of L.values())A(O)||L.delete(O.number);for(const{nodes:O,widgets:U}of w)S(O,A),S(U,A);S(w,({nodes:O})=>O.length>0);for(const[
O,U]of g)U.nodes.length===0&&g.delete(O);this.form=(0,x.Wo)(l,"AcroForm")}async walk(e,l){const{document:h,visit:L}=this;for(const w of(0,P.iA)(h,{from:e,below:l,
visit:L,depth:P.tP})){const{number:g,dict:A}=w;this.nodes.set(g,w);const O=this.references(A.get("Kids"),g,A,"Kids");(0,d.Eo)(h.resolve(A.get("Subtype")),"Widge\
t")||A.has("Rect")?this.addWidget(w):O.length===0&&(0,P.bf)(w)===w&&this.field(w);const $=h.job.pace.step(1500);$&&await $}}addWidget(e){const l={node:e,number:e.
number,dict:e.dict,pages:[]};this.field((0,P.bf)(e)).widgets.push(l),this.widgets.set(e.number,l)}field(e){const l=this.fieldOf.get(e);if(l)return l;const{name:h,
part:L}=e,w=h===""?void 0:this.byName.get(h),g=this.integer(e,"Ff"),A=W(e.type,g);if(w?.kind===A)return w.nodes.push(e),this.fieldOf.set(e,w),w;const O={name:h,
part:L,kind:A,flags:g,nodes:[e],widgets:[]};return this.fields.push(O),h!==""&&!w&&this.byName.set(h,O),this.fieldOf.set(e,O),O}async readPages(){const{document:e}=this,
{pages:l,job:h}=e,{spend:L}=new x.b9(e);for(let w=0;w<l.count;w++){const g=l.number(w),A=e.entry(g,"Annots");L(e.array(A)?.length??0);for(const U of A===void 0?
[]:this.annotations(A,g)){const $=this.widgets.get(U.number)??await this.orphan(U);$&&$.pages.length>0&&L(T),$&&$.pages.at(-1)!==w+1&&$.pages.push(w+1);const E=h.
pace.step(300);E&&await E}const O=h.pace.step(300);O&&await O}}annotations(e,l){const h=this.document.array(e)??[];if(!h.some(g=>(0,d.Zm)(g)&&(0,d.Eo)(g.get("Su\
btype"),"Widget")))return h.filter(d.i9);const L=(0,d.i9)(e)?e.number:l;this.document.edit(L);const w=(0,d.i9)(e)?h:this.document.array(this.document.get(l).get(
"Annots"))??[];for(const[g,A]of w.entries())(0,d.Zm)(A)&&(0,d.Eo)(A.get("Subtype"),"Widget")&&(w[g]=this.document.add(A));return w.filter(d.i9)}async orphan(e){
const{document:l}=this;if(!(0,d.Eo)(l.resolve(l.entry(e.number,"Subtype")),"Widget"))return;const h=[e],L=new Set([e.number]);let w;for(let g=l.entry(e.number,"\
Parent");(0,d.i9)(g)&&h.length<P.tP&&(w=this.nodes.get(g.number),!(w||L.has(g.number)||!(0,d.Zm)(l.get(g))));)L.add(g.number),h.push(g),g=l.entry(g.number,"Pare\
nt");for(const g of h.reverse())this.nodes.has(g.number)||await this.walk([g],w),w=this.nodes.get(g.number);return this.widgets.get(e.number)}references(e,l,h,L){
const{document:w}=this,g=w.array(e);if(!g||!h)return[];if(!g.some(d.Zm))return g.filter(d.i9);w.edit((0,d.i9)(e)?e.number:l);const A=w.array(h.get(L))??[];for(const[
O,U]of A.entries())(0,d.Zm)(U)&&(A[O]=w.add(U));return A.filter(d.i9)}}function S(K,e){let l=0;for(const h of K)e(h)&&(K[l++]=h);K.length=l}function W(K,e){switch(K){case"\
Tx":return e&r?"password":"text";case"Btn":return e&c?"button":e&t?"radio":"checkbox";case"Ch":return e&p?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),77500:((H,I,n)=>{n.d(I,{Yw:()=>r,br:()=>b,f4:()=>P,mD:()=>M});var x=n(58552),d=n(9819);function P(t,c){return c.form?.dict.has("XFA")?t.resolve(
t.catalog.get("NeedsRendering"))===!0||!c.fields.some(({kind:i})=>i!=="unknown")?"dynamic":"static":"none"}function M(t,c){if(P(t,c)!=="dynamic")return;const p="\
is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new x.zU("invalid_parameters",`file: ${p}`,{issues:[{field:"file",message:p}],advice:"\
Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function b(t,c){const p=(0,d.Wo)(t,"AcroForm");return p?.dict.has("XFA")?
(t.edit(p.holder),p.dict.delete("XFA"),t.catalog.has("NeedsRendering")&&t.editCatalog().delete("NeedsRendering"),[r(c)]):[]}const m={values:"it would still show\
 the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. \
The fields themselves remain.",private:"its data repeats the values of fields, also of hidden ones. The fields themselves remain.",places:"it says where fields \
are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},r=t=>({code:"xfa_removed",message:`The XFA v\
ersion of the form was removed, because ${m[t]}`})}),38671:((H,I,n)=>{n.d(I,{R:()=>M});var x=n(52205),d=n(45599);const P={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"j\
p2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function M(b,m){const r=(0,x.c3)(b,m.dict.get("Filter")),t=(0,x.c3)(b,m.dict.get("DecodeParms")),c=r.
at(-1)??null,p=c instanceof d.SX?P[c.text]:void 0;if(!p)return{format:p,parameters:void 0,filter:c,before:m};const i=new d.Bi(m.dict);i.set("Filter",r.slice(0,-1)),
i.set("DecodeParms",t.slice(0,r.length-1));const _=t[r.length-1];return{format:p,parameters:(0,d.Zm)(_)?_:void 0,filter:c,before:new d.Z6(i,m.data,m.sealed)}}}),
93059:((H,I,n)=>{n.d(I,{n:()=>P});var x=n(45599);const d={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",
W:"Width"};function P(M){if(M.dataStart<0)return;const b=new x.Bi;for(let m=0;m+1<M.count;m+=2){const r=M.name(m);r!==void 0&&b.set(d[r]??r,M.value(m+1))}return new x.
Z6(b,M.content.subarray(M.dataStart,M.dataEnd))}}),8283:((H,I,n)=>{n.d(I,{A2:()=>d,EI:()=>b,GM:()=>P,OD:()=>t,Os:()=>M,iN:()=>m});var x=n(78157);const d=216,P=217,
M=218,b=254,m=i=>i>=224&&i<=239;class r{image;marker;start;end;constructor(_,v,f,T){this.image=_,this.marker=v,this.start=f,this.end=T}get data(){return this.image.
subarray(Math.min(this.start+4,this.end),this.end)}}function*t(i){const _=(0,x.bS)(i);for(let v=2;;){const f=p(_,v);if(f<0)return;const T=_[f+1],R=T===d||T===P||
T===c;if(!R&&f+4>_.length)return;const S=R?0:_.readUInt16BE(f+2),W=f+2+S;if(W>_.length||!R&&S<2||(yield new r(_,T,f,W),T===P))return;v=W}}const c=1;function p(i,_){
for(let v=i.indexOf(255,_);v>=0&&v+1<i.length;v=i.indexOf(255,v+1)){const f=i[v+1];if(f!==0&&f!==255&&(f<208||f>215))return v}return-1}}),17413:((H,I,n)=>{n.d(I,
{Y:()=>P});var x=n(21115),d=n(3907);async function P(b,m,r){const t=new M(m);await(0,d.km)(b,r,i=>((i.kind==="start"||i.kind==="empty")&&t.start(i.name,i.attributes,
i.from),(i.kind==="end"||i.kind==="empty")&&t.end(i.name,i.to),t.isTooDeep));const c=[];let p=0;for(const i of t.dropped)c.push(b.slice(p,i.from)),p=i.to;return c.
join("")+b.slice(p)}class M{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new x.ee;constructor(m){this.drops=m}start(m,r,t){this.isTooDeep=this.open.length>=
d.ol,this.scope.enter(r);const c=this.scope.ofElement(m);this.open.push({name:m,from:t,drops:this.drops(c,this.elements)}),this.elements.push(c)}end(m,r){let t=this.
open.length-1;for(;t>=0&&this.open[t].name!==m;)t--;if(t<0)return;const{drops:c,from:p}=this.open[t];for(;this.open.length>t;)this.open.pop(),this.elements.pop(),
this.scope.leave();if(c){for(;this.dropped.length>0&&this.dropped.at(-1).from>p;)this.dropped.pop();this.dropped.push({from:p,to:r})}}}}),89067:((H,I,n)=>{n.d(I,
{J:()=>b});var x=n(45599),d=n(81077),P=n(9819);const M=100;class b{document;root;entries;nextKey;constructor(r,t,c,p){this.document=r,this.root=t,this.entries=c,
this.nextKey=p}static async read(r){const t=(0,P.Wo)(r,"StructTreeRoot");if(!t)return;const c=new Map;for(const[_,v]of await(0,d.Zc)(r,t.dict.get("ParentTree"),
"Nums"))typeof _=="number"&&c.set(_,v);const p=r.resolve(t.dict.get("ParentTreeNextKey")),i=[...c.keys()].reduce((_,v)=>Math.max(_,v+1),typeof p=="number"?p:0);
return new b(r,t,c,i)}newKey(){return this.nextKey++}write(){const{document:r,root:t,entries:c}=this,p=[...c].sort(([i],[_])=>i-_);r.edit(t.holder),t.dict.set("\
ParentTree",r.add((0,d.H6)(r,p,"Nums"))),t.dict.set("ParentTreeNextKey",this.nextKey)}grow(r){const{document:t,root:c,entries:p}=this,i=this.lastLeaf(),_=i.at(-1);
if(!_)return this.write();t.edit(c.holder),c.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:T,holder:R}of i){const S=t.array(T.get("Limits"));t.edit(
R),S&&T.set("Limits",[S[0]??r,r])}const v=_.dict.get("Nums"),f=(0,x.i9)(v)?t.edit(v):v;(0,x.cy)(f)?f.push(r,p.get(r)):_.dict.set("Nums",[r,p.get(r)])}lastLeaf(){
const{document:r,root:t}=this,c=[];let p=t.holder,i=t.dict.get("ParentTree");for(;i!==void 0&&c.length<M;){(0,x.i9)(i)&&(p=i.number);const _=r.dict(i);if(!_)return[];
c.push({dict:_,holder:p});const v=r.array(_.get("Kids"));if(!v||v.length===0)return c;i=v.at(-1)}return[]}}}),58006:((H,I,n)=>{n.d(I,{n:()=>M});var x=n(48249),d=n(
45599);const P=["DecodeParms","F","FFilter","FDecodeParms","DL"];function M(b,m,{compress:r}){const t=new d.Bi(b.dict);r?t.set("Filter",(0,d.UU)("FlateDecode")):
t.delete("Filter");for(const c of P)t.delete(c);return new d.Z6(t,r?(0,x.Kc)(m):m)}})};
