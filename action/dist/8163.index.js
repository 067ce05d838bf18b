"use strict";exports.id=8163,exports.ids=[8163],exports.modules={94898:((I,W,c)=>{c.d(W,{Uo:()=>u,dp:()=>_,AL:()=>y,T5:()=>A});var P=c(73249),M=c(9819),v=c(81077),E=c(58006),
T=c(45599),m=c(43496),D=c(17413);async function h(a){const o=a.editCatalog(),r=(0,M.Wo)(a,"Names"),i=r?(await(0,v.Zc)(a,r.dict.get("EmbeddedFiles"),"Names")).length:
0;return r?.dict.has("EmbeddedFiles")&&(a.edit(r.holder),r.dict.delete("EmbeddedFiles")),o.delete("AF"),o.delete("Collection"),await f(a),i}async function f(a){
const o=a.catalog.get("Metadata"),r=a.resolve(o);if(!(0,T.i9)(o)||!(r instanceof T.Z6))return;let i;try{i=Buffer.from(a.decoded(r)).toString("latin1")}catch{return}
const p=await(0,D.Y)(i,({namespace:w,local:O})=>w===m.dK.xmpMM&&x.has(O),a.job.pace);p!==i&&a.put(o,(0,E.n)(r,Buffer.from(p,"latin1"),{compress:r.dict.has("Filt\
er")}))}const x=new Set(["History","Ingredients","Pantry","Manifest"]);var g=c(12237),C=c(93604),B=c(37253),L=c(17671);const s=4,t=1.5,e=12,n=1e5;class d{stack;constructor(o){
this.stack=[{document:o,first:0,count:o.pages.count}]}async around(o,r,i){const{stack:p}=this;for(;p.length>1&&!l(p.at(-1),o,r);)p.pop();const w=r-o+1;for(;;){const O=p.
at(-1);if(O.count<=e||O.count<w*t||O.count<w*64&&O.document.bytes.length>O.count*n)return O;const S=O.first+O.count-o;let R=Math.min(Math.max(Math.ceil(O.count/
s),w),S);if(i){const F=i[(0,C.B)(i,o+R-1)]??1/0;if(R=Math.min(F-o+1,S),R===w||O.count<R*t)return O}const U=await this.cut(O,o,o+R-1),K=await(0,B.UN)(U,{encryption:"\
none",compact:!0,draft:!0});p.push({document:await(0,g.E)(K,U.job),first:o,count:R})}}async cut(o,r,i){const p=o.document.fork();if(r>o.first||i<o.first+o.count-
1){const w=Uint32Array.from({length:i-r+1},(O,S)=>r-o.first+S+1);await(0,L.lh)(p,w)}return p}}const l=({first:a,count:o},r,i)=>a<=r&&i<a+o;function _(a,o){const r=a.
source.pages.count;return{pages:r,async*parts(){for(let i=0;i<r;){const p=await o(i);yield{first:i,...p},i=p.last+1}}}}class u{source;windows;options;attachments;constructor(o,r,i,p){
this.source=o,this.windows=r,this.options=i,this.attachments=p}static async of(o){const r=await h(o);await(0,P.E)(o);const i={encryption:o.security??"none",compact:!0};
return new u(o,new d(o),i,r)}cut(o,r,i){return this.windows.cut(o,r,i)}}function y(a,o){const r=a.source.pages.count,i=[...o.slice(1).map(({page:w})=>w-1),r-1];
let p=0;return _(a,async w=>{const{page:O,...S}=o[p]??{page:w},R=i[p++];return{document:await a.cut(await a.windows.around(w,R,i),w,R),last:R,...S}})}function A(a,o){
return{pages:o.reduce((r,{first:i,last:p})=>r+p-i+1,0),async*parts(){for(const{first:r,last:i}of o)yield{document:await a.cut(await a.windows.around(r,i),r,i),first:r,
last:i}}}}}),18163:((I,W,c)=>{c.d(W,{gD:()=>C,lD:()=>D,sJ:()=>h});var P=c(31424),M=c(42973),v=c(12237),E=c(37253),T=c(98446),m=c(94898);async function D(s,{password:t,
wholeUpTo:e=0},n,d){const l=await(0,v.E)(s.bytes,n,{password:t}),_=l.pages.count;if(s.bytes.length<=e&&!x(l))return g(s.bytes,_);const u=await m.Uo.of(l),{pages:y,
parts:A}=await d(u),a=[];let o=0,r=0;for await(const{document:p,first:w,last:O,title:S,match:R}of A()){const U=(0,P.p)(a.length+1),K=await(0,E.UN)(p,u.options);
a.push({name:U,bytes:K,pageCount:O-w+1,firstPage:w+1,lastPage:O+1,...S===void 0?{}:{title:S},...R===void 0?{}:{match:R}}),o+=K.length,B(n,a.length,o),r+=O-w+1,n.
pace.progress(r/y)}const{attachments:i}=u;return{documents:a,notes:i>0?[L(i)]:[],facts:{sourcePageCount:_,partCount:a.length,largestBytes:a.reduce((p,{bytes:w})=>Math.
max(p,w.length),0),leftOutAttachments:i}}}const h=s=>s.documents.length===1?{...s,notes:[f,...s.notes]}:s,f={code:"not_split",message:"The document was not cut:\
 the only part has all of its pages."},x=({suspect:s,pages:t})=>s||t.blank.length>0||t.count!==t.claimed,g=(s,t)=>({documents:[{name:(0,P.p)(1),bytes:s,pageCount:t,
firstPage:1,lastPage:t}],notes:[],facts:{sourcePageCount:t,partCount:1,largestBytes:s.length,leftOutAttachments:0}});function C(s,t){B(s,t,0)}function B({limits:s},t,e){
if(t>s.parts)throw(0,M.F)("parts",`The split makes more than ${(0,T.y_)(s.parts,"part")}`,"Ask for larger parts, or split a part of the document");if(e>s.partBytes)
throw(0,M.F)("partBytes",`The parts together are larger than ${s.partBytes} bytes`,"Ask for fewer parts: each part has its own copy of the fonts and images of i\
ts pages")}const L=s=>({code:"attachments_left_out",message:`${(0,T.y_)(s,"attachment is","attachments are")} not in any part.`})}),43496:((I,W,c)=>{c.d(W,{HC:()=>E,
dK:()=>P,ee:()=>v});const P={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",
xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"\
http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/exten\
sion/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice\
:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/200\
0/09/xmldsig#"},M=new Map(Object.entries(P));class v{uris=new Map;declared=[];known=new Map;enter(f){let x;for(const{name:g,value:C}of f){if(!E(g))continue;const B=g.
slice(6),L=this.uris.get(B);L?L.push(C):this.uris.set(B,[C]),(x??=[]).push(B)}this.declared.push(x??T),x&&this.known.clear()}leave(){const f=this.declared.pop()??
T;for(const x of f)this.uris.get(x).pop();f.length>0&&this.known.clear()}declares(f){return(this.uris.get(D(f))?.length??0)>0}ofElement(f){let x=this.known.get(
f);if(!x){const g=D(f),C=this.uris.get(g)?.at(-1)??M.get(g)??"";this.known.size===m&&this.known.clear(),this.known.set(f,x={namespace:C,local:f.slice(f.indexOf(
":")+1)})}return x}ofAttribute(f){return f.includes(":")?this.ofElement(f):{namespace:"",local:f}}}const E=h=>h==="xmlns"||h.startsWith("xmlns:"),T=[],m=1e3,D=h=>h.
slice(0,Math.max(h.indexOf(":"),0))}),17413:((I,W,c)=>{c.d(W,{Y:()=>v});var P=c(43496),M=c(3907);async function v(T,m,D){const h=new E(m);await(0,M.km)(T,D,g=>((g.
kind==="start"||g.kind==="empty")&&h.start(g.name,g.attributes,g.from),(g.kind==="end"||g.kind==="empty")&&h.end(g.name,g.to),h.isTooDeep));const f=[];let x=0;for(const g of h.
dropped)f.push(T.slice(x,g.from)),x=g.to;return f.join("")+T.slice(x)}class E{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new P.ee;constructor(m){this.
drops=m}start(m,D,h){this.isTooDeep=this.open.length>=M.ol,this.scope.enter(D);const f=this.scope.ofElement(m);this.open.push({name:m,from:h,drops:this.drops(f,
this.elements)}),this.elements.push(f)}end(m,D){let h=this.open.length-1;for(;h>=0&&this.open[h].name!==m;)h--;if(h<0)return;const{drops:f,from:x}=this.open[h];
for(;this.open.length>h;)this.open.pop(),this.elements.pop(),this.scope.leave();if(f){for(;this.dropped.length>0&&this.dropped.at(-1).from>x;)this.dropped.pop();
this.dropped.push({from:x,to:D})}}}}),3907:((I,W,c)=>{c.d(W,{X:()=>L,km:()=>v,ol:()=>P,xK:()=>g});const P=200,M=1e4;async function v(s,t,e){const n=new E(s);for(let d=n.
next();d;d=n.next()){if(e(d))return"left";const l=t.step((d.to-d.from)*4+50);l&&await l}return n.hasDocumentType?"document type":n.malformed?"malformed":"well-f\
ormed"}class E{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(e)!==T)
return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.startsWith(
"<![CDATA[",e)){const d=t.indexOf("]]>",e);return d<0?this.end():(this.at=d+3,{kind:"text",text:t.slice(e+9,d),from:e,to:this.at})}return t.startsWith("<!",e)?(this.
hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===D?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,n){const d=this.
text.indexOf(e,t+n);return d<0?this.end():(this.at=d+e.length,{kind:"other",from:t,to:this.at})}endTag(t){const e=this.name(t+2),n=this.blanks(e);if(!(e===t+2||
this.text.charCodeAt(n)!==m))return this.at=n+1,{kind:"end",name:this.text.slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,n=this.name(t+1);if(n===
t+1)return;const d=e.slice(t+1,n),l=[];for(let _=n;;){const u=this.blanks(_),y=e.charCodeAt(u);if(y===m||y===D&&e.charCodeAt(u+1)===m)return this.at=y===m?u+1:u+
2,{kind:y===m?"start":"empty",name:d,attributes:l,from:t,to:this.at};const A=this.name(u),a=this.blanks(A),o=this.blanks(a+1),r=e[o];if(u===_||A===u||e[a]!=="="||
r!=='"'&&r!=="'")return;const i=e.indexOf(r,o+1),p=e.slice(o+1,Math.max(i,o+1)),w=p.includes("<")?void 0:f(p);if(i<0||w===void 0||l.length>=M)return;l.push({name:e.
slice(u,A),value:w,from:u,to:i+1}),_=i+1}}characters(t,e){const n=f(this.text.slice(t,e));return n===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:n,from:t,
to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){
this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){const n=e.charCodeAt(t);if(n!==32&&n!==9&&n!==10&&n!==13)return t;t++}}name(t){const{
text:e}=this;for(;t<e.length;t++){const n=e.charCodeAt(t);if(n<=32||n===D||n===m||n===T||n===61||n===34||n===39)break}return t}}const[T,m,D]=[60,62,47],h=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function f(s){if(!s.includes("&"))return s;const t=[];let e=0;for(let n=s.indexOf("&");n>=0;n=s.indexOf(
"&",e)){const d=s.indexOf(";",n);if(d<0||d-n>12)return;const l=s.slice(n+1,d),_=h.get(l)??x(l);if(_===void 0)return;t.push(s.slice(e,n),_),e=d+1}return t.push(s.
slice(e)),t.join("")}function x(s){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(s),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&
e<=57343)?String.fromCodePoint(e):void 0}function g(s){const[t,e,n,d]=s;if(t===0&&e===0&&(n===254||n===0)||t===255&&e===254&&n===0&&d===0)return B(s);if(t===254&&
e===255||t===0&&e===60)return C(new TextDecoder("utf-16be").decode(s));if(t===255&&e===254||t===60&&e===0)return C(new TextDecoder("utf-16le").decode(s));const l=new TextDecoder().
decode(s);return C(l.includes("�")?Buffer.from(s).toString("latin1"):l)}const C=s=>s.startsWith("\uFEFF")?s.slice(1):s;function B(s){const t=new DataView(s.buffer,
s.byteOffset,s.byteLength),e=s[0]!==0,n=[];for(let d=0;d+4<=s.length;d+=4){const l=t.getUint32(d,e);if(l>1114111)return;n.push(String.fromCodePoint(l))}return C(
n.join(""))}const L=s=>s.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),73249:((I,W,c)=>{c.d(W,{E:()=>f});var P=c(
21996),M=c(90536),v=c(78157),E=c(45599),T=c(12207),m=c(9819),D=c(17671);const h=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function f(t){const e=await L(t);if(e.length===
0)return;let n;const d=(0,m.Wo)(t,"Dests");let l;for(const _ of e){const u=t.get(_),y={changed:!1},A=a=>{x(a)&&(a[0]=g(t,a[0])??(l??=t.add(null)),y.changed=!0)};
x(u)&&(n??=await B(t),n.has(_)||A(u)),(0,E.cy)(u)&&u.forEach(A),(0,M.C)(u,a=>C(t,a,A)),d?.holder===_&&d.dict.forEach(A),y.changed&&t.edit(_)}l&&await(0,D.E2)(t,
l)}function x(t){return(0,E.cy)(t)&&typeof t[0]=="number"&&t[1]instanceof E.SX&&h.test(t[1].text)}function g(t,e){const n=(0,T.hN)(t,e);return n===void 0?void 0:
new E.oS(t.pages.number(n))}function C(t,e,n){const d=e.get("Names");(0,E.cy)(d)&&d.forEach(n),n(e.get("Dest")),n(e.get("OpenAction"));const l=t.resolve(e.get("\
S"));(l===null||(0,E.Eo)(l,"GoTo"))&&n(e.get("D"))}async function B(t){const e=new Set,{GoToR:n,GoToE:d}=await(0,P.zx)(t,["GoToR","GoToE"]);for(const l of[...n,
...d])(0,M.C)(t.get(l),_=>{const[u,y]=[t.resolve(_.get("S")),_.get("D")];(0,E.i9)(y)&&((0,E.Eo)(u,"GoToR")||(0,E.Eo)(u,"GoToE"))&&e.add(y.number)});return e}async function L(t){
const e=new Set;await(0,P.RJ)(t,(n,d,l,_)=>{const u=n.subarray(d,l);for(const y of["Fit","XYZ"])for(let A=u.indexOf(y);A>=0;A=u.indexOf(y,A+y.length)){if(!s(u,A))
continue;const a=_(d+A);a!==void 0&&e.add(a)}});for(const n of(0,P.vb)(t))e.add(n);return[...e]}function s(t,e){let n=e-2;for(;n>=0&&v.Kl[t[n]]===v.t6;)n--;return(0,v.
yp)(t[n])}}),58006:((I,W,c)=>{c.d(W,{n:()=>E});var P=c(59596),M=c(45599);const v=["DecodeParms","F","FFilter","FDecodeParms","DL"];function E(T,m,{compress:D}){
const h=new M.Bi(T.dict);D?h.set("Filter",(0,M.UU)("FlateDecode")):h.delete("Filter");for(const f of v)h.delete(f);return new M.Z6(h,D?(0,P.Kc)(m):m)}})};
