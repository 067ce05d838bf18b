"use strict";exports.id=4935,exports.ids=[4935],exports.modules={49402:((I,W,c)=>{c.d(W,{Uo:()=>p,dp:()=>E,AL:()=>A,T5:()=>D});var P=c(90925),v=c(90191),C=c(78713),T=c(39310),
y=c(16039),g=c(1480),_=c(58825);async function h(d){const s=d.editCatalog(),a=(0,v.Wo)(d,"Names"),i=a?(await(0,C.Zc)(d,a.dict.get("EmbeddedFiles"),"Names")).length:
0;return a?.dict.has("EmbeddedFiles")&&(d.edit(a.holder),a.dict.delete("EmbeddedFiles")),s.delete("AF"),s.delete("Collection"),await f(d),i}async function f(d){
const s=d.catalog.get("Metadata"),a=d.resolve(s);if(!(0,y.i9)(s)||!(a instanceof y.Z6))return;let i;try{i=Buffer.from(d.decoded(a)).toString("latin1")}catch{return}
const m=await(0,_.Y)(i,({namespace:M,local:O})=>M===g.dK.xmpMM&&w.has(O),d.job.pace);m!==i&&d.put(s,(0,T.n)(a,Buffer.from(m,"latin1"),{compress:a.dict.has("Filt\
er")}))}const w=new Set(["History","Ingredients","Pantry","Manifest"]);var x=c(7390),L=c(88960),R=c(86009),l=c(39935);const o=4,t=1.5,e=12,n=1e5;class r{stack;constructor(s){
this.stack=[{document:s,first:0,count:s.pages.count}]}async around(s,a,i){const{stack:m}=this;for(;m.length>1&&!u(m.at(-1),s,a);)m.pop();const M=a-s+1;for(;;){const O=m.
at(-1);if(O.count<=e||O.count<M*t||O.count<M*64&&O.document.bytes.length>O.count*n)return O;const S=O.first+O.count-s;let B=Math.min(Math.max(Math.ceil(O.count/
o),M),S);if(i){const K=i[(0,L.B)(i,s+B-1)]??1/0;if(B=Math.min(K-s+1,S),B===M||O.count<B*t)return O}const U=await this.cut(O,s,s+B-1),F=await(0,R.UN)(U,{encryption:"\
none",compact:!0,draft:!0});m.push({document:await(0,x.E)(F,U.job),first:s,count:B})}}async cut(s,a,i){const m=s.document.fork();if(a>s.first||i<s.first+s.count-
1){const M=Uint32Array.from({length:i-a+1},(O,S)=>a-s.first+S+1);await(0,l.lh)(m,M)}return m}}const u=({first:d,count:s},a,i)=>d<=a&&i<d+s;function E(d,s){const a=d.
source.pages.count;return{pages:a,async*parts(){for(let i=0;i<a;){const m=await s(i);yield{first:i,...m},i=m.last+1}}}}class p{source;windows;options;attachments;constructor(s,a,i,m){
this.source=s,this.windows=a,this.options=i,this.attachments=m}static async of(s){const a=await h(s);await(0,P.E)(s);const i={encryption:s.security??"none",compact:!0};
return new p(s,new r(s),i,a)}cut(s,a,i){return this.windows.cut(s,a,i)}}function A(d,s){const a=d.source.pages.count,i=[...s.slice(1).map(({page:M})=>M-1),a-1];
let m=0;return E(d,async M=>{const{page:O,...S}=s[m]??{page:M},B=i[m++];return{document:await d.cut(await d.windows.around(M,B,i),M,B),last:B,...S}})}function D(d,s){
return{pages:s.reduce((a,{first:i,last:m})=>a+m-i+1,0),async*parts(){for(const{first:a,last:i}of s)yield{document:await d.cut(await d.windows.around(a,i),a,i),first:a,
last:i}}}}}),74935:((I,W,c)=>{c.d(W,{gD:()=>x,lD:()=>g,sJ:()=>_});var P=c(99762),v=c(7390),C=c(84293),T=c(86009),y=c(49402);async function g(l,{password:o,wholeUpTo:t=0},e,n){
const r=await(0,v.E)(l.bytes,e,{password:o}),u=r.pages.count;if(l.bytes.length<=t&&!f(r))return w(l.bytes,u);const E=await y.Uo.of(r),{pages:p,parts:A}=await n(
E),D=[];let d=0,s=0;for await(const{document:M,first:O,last:S,title:B,match:U}of A()){const F=(0,P.p)(D.length+1),K=await(0,T.UN)(M,E.options);D.push({name:F,bytes:K,
pageCount:S-O+1,firstPage:O+1,lastPage:S+1,...B===void 0?{}:{title:B},...U===void 0?{}:{match:U}}),d+=K.length,L(e,D.length,d),s+=S-O+1,e.pace.progress(s/p)}const{
attachments:a}=E,i={pageCount:u,parts:D.length,largestBytes:D.reduce((M,{bytes:O})=>Math.max(M,O.length),0),attachmentsLeftOut:a},m=a>0?[R(a)]:[];return{documents:D,
notes:m,facts:i}}const _=l=>l.documents.length===1?{...l,notes:[h,...l.notes]}:l,h={code:"not_split",message:"The document was not cut: the only part has all of\
 its pages."},f=({suspect:l,pages:o})=>l||o.found!==o.claimed,w=(l,o)=>({documents:[{name:(0,P.p)(1),bytes:l,pageCount:o,firstPage:1,lastPage:o}],notes:[],facts:{
pageCount:o,parts:1,largestBytes:l.length,attachmentsLeftOut:0}});function x(l,o){L(l,o,0)}function L({limits:l},o,t){if(o>l.parts)throw(0,C.F)("parts",`The spl\
it makes more than ${l.parts} ${l.parts===1?"part":"parts"}`,"Ask for larger parts, or split a part of the document");if(t>l.partBytes)throw(0,C.F)("partBytes",
`The parts together are larger than ${l.partBytes} bytes`,"Ask for fewer parts: each part has its own copy of the fonts and images of its pages")}const R=l=>({code:"\
attachments_left_out",message:`${l} ${l===1?"attachment is":"attachments are"} not in any part.`})}),1480:((I,W,c)=>{c.d(W,{HC:()=>T,dK:()=>P,ee:()=>C});const P={
rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/\
1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/\
id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www\
.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.\
org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},v=new Map(Object.
entries(P));class C{uris=new Map;declared=[];known=new Map;enter(f){let w;for(const{name:x,value:L}of f){if(!T(x))continue;const R=x.slice(6),l=this.uris.get(R);
l?l.push(L):this.uris.set(R,[L]),(w??=[]).push(R)}this.declared.push(w??y),w&&this.known.clear()}leave(){const f=this.declared.pop()??y;for(const w of f)this.uris.
get(w).pop();f.length>0&&this.known.clear()}declares(f){return(this.uris.get(_(f))?.length??0)>0}ofElement(f){let w=this.known.get(f);if(!w){const x=_(f),L=this.
uris.get(x)?.at(-1)??v.get(x)??"";this.known.size===g&&this.known.clear(),this.known.set(f,w={namespace:L,local:f.slice(f.indexOf(":")+1)})}return w}ofAttribute(f){
return f.includes(":")?this.ofElement(f):{namespace:"",local:f}}}const T=h=>h==="xmlns"||h.startsWith("xmlns:"),y=[],g=1e3,_=h=>h.slice(0,Math.max(h.indexOf(":"),
0))}),58825:((I,W,c)=>{c.d(W,{Y:()=>C});var P=c(1480),v=c(54075);async function C(y,g,_){const h=new T(g);await(0,v.km)(y,_,x=>((x.kind==="start"||x.kind==="emp\
ty")&&h.start(x.name,x.attributes,x.from),(x.kind==="end"||x.kind==="empty")&&h.end(x.name,x.to),h.isTooDeep));const f=[];let w=0;for(const x of h.dropped)f.push(
y.slice(w,x.from)),w=x.to;return f.join("")+y.slice(w)}class T{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new P.ee;constructor(g){this.drops=g}start(g,_,h){
this.isTooDeep=this.open.length>=v.ol,this.scope.enter(_);const f=this.scope.ofElement(g);this.open.push({name:g,from:h,drops:this.drops(f,this.elements)}),this.
elements.push(f)}end(g,_){let h=this.open.length-1;for(;h>=0&&this.open[h].name!==g;)h--;if(h<0)return;const{drops:f,from:w}=this.open[h];for(;this.open.length>
h;)this.open.pop(),this.elements.pop(),this.scope.leave();if(f){for(;this.dropped.length>0&&this.dropped.at(-1).from>w;)this.dropped.pop();this.dropped.push({from:w,
to:_})}}}}),54075:((I,W,c)=>{c.d(W,{X:()=>l,km:()=>C,ol:()=>P,xK:()=>x});const P=200,v=1e4;async function C(o,t,e){const n=new T(o);for(let r=n.next();r;r=n.next()){
if(e(r))return"left";const u=t.step((r.to-r.from)*4+50);u&&await u}return n.hasDocumentType?"document type":n.malformed?"malformed":"well-formed"}class T{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){
this.text=t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(e)!==y)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.
other(e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.startsWith("<![CDATA[",e)){const r=t.indexOf("]]>",e);return r<0?this.end():(this.at=r+
3,{kind:"text",text:t.slice(e+9,r),from:e,to:this.at})}return t.startsWith("<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+
1)===_?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,n){const r=this.text.indexOf(e,t+n);return r<0?this.end():(this.at=r+e.length,
{kind:"other",from:t,to:this.at})}endTag(t){const e=this.name(t+2),n=this.blanks(e);if(!(e===t+2||this.text.charCodeAt(n)!==g))return this.at=n+1,{kind:"end",name:this.
text.slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,n=this.name(t+1);if(n===t+1)return;const r=e.slice(t+1,n),u=[];for(let E=n;;){const p=this.blanks(
E),A=e.charCodeAt(p);if(A===g||A===_&&e.charCodeAt(p+1)===g)return this.at=A===g?p+1:p+2,{kind:A===g?"start":"empty",name:r,attributes:u,from:t,to:this.at};const D=this.
name(p),d=this.blanks(D),s=this.blanks(d+1),a=e[s];if(p===E||D===p||e[d]!=="="||a!=='"'&&a!=="'")return;const i=e.indexOf(a,s+1),m=e.slice(s+1,Math.max(i,s+1)),
M=m.includes("<")?void 0:f(m);if(i<0||M===void 0||u.length>=v)return;u.push({name:e.slice(p,D),value:M,from:p,to:i+1}),E=i+1}}characters(t,e){const n=f(this.text.
slice(t,e));return n===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:n,from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:
e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){
const n=e.charCodeAt(t);if(n!==32&&n!==9&&n!==10&&n!==13)return t;t++}}name(t){const{text:e}=this;for(;t<e.length;t++){const n=e.charCodeAt(t);if(n<=32||n===_||
n===g||n===y||n===61||n===34||n===39)break}return t}}const[y,g,_]=[60,62,47],h=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function f(o){
if(!o.includes("&"))return o;const t=[];let e=0;for(let n=o.indexOf("&");n>=0;n=o.indexOf("&",e)){const r=o.indexOf(";",n);if(r<0||r-n>12)return;const u=o.slice(
n+1,r),E=h.get(u)??w(u);if(E===void 0)return;t.push(o.slice(e,n),E),e=r+1}return t.push(o.slice(e)),t.join("")}function w(o){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(o),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&e<=57343)?String.fromCodePoint(e):void 0}function x(o){const[t,e,n,r]=o;
if(t===0&&e===0&&(n===254||n===0)||t===255&&e===254&&n===0&&r===0)return R(o);if(t===254&&e===255||t===0&&e===60)return L(new TextDecoder("utf-16be").decode(o));
if(t===255&&e===254||t===60&&e===0)return L(new TextDecoder("utf-16le").decode(o));const u=new TextDecoder().decode(o);return L(u.includes("�")?Buffer.from(o).
toString("latin1"):u)}const L=o=>o.startsWith("\uFEFF")?o.slice(1):o;function R(o){const t=new DataView(o.buffer,o.byteOffset,o.byteLength),e=o[0]!==0,n=[];for(let r=0;r+
4<=o.length;r+=4){const u=t.getUint32(r,e);if(u>1114111)return;n.push(String.fromCodePoint(u))}return L(n.join(""))}const l=o=>o.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),90925:((I,W,c)=>{c.d(W,{E:()=>f});var P=c(7548),v=c(38504),C=c(269),T=c(16039),y=c(73811),g=c(90191),
_=c(39935);const h=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function f(t){const e=await l(t);if(e.length===0)return;let n;const r=(0,g.Wo)(t,"Dests");let u;for(const E of e){
const p=t.get(E),A={changed:!1},D=d=>{w(d)&&(d[0]=x(t,d[0])??(u??=t.add(null)),A.changed=!0)};w(p)&&(n??=await R(t),n.has(E)||D(p)),(0,T.cy)(p)&&p.forEach(D),(0,v.
C)(p,d=>L(t,d,D)),r?.holder===E&&r.dict.forEach(D),A.changed&&t.edit(E)}u&&await(0,_.E2)(t,u)}function w(t){return(0,T.cy)(t)&&typeof t[0]=="number"&&t[1]instanceof
T.SX&&h.test(t[1].text)}function x(t,e){const n=(0,y.hN)(t,e);return n===void 0?void 0:new T.oS(t.pages.number(n))}function L(t,e,n){const r=e.get("Names");(0,T.
cy)(r)&&r.forEach(n),n(e.get("Dest")),n(e.get("OpenAction"));const u=t.resolve(e.get("S"));(u===null||(0,T.Eo)(u,"GoTo"))&&n(e.get("D"))}async function R(t){const e=new Set,
{GoToR:n,GoToE:r}=await(0,P.zx)(t,["GoToR","GoToE"]);for(const u of[...n,...r])(0,v.C)(t.get(u),E=>{const[p,A]=[t.resolve(E.get("S")),E.get("D")];(0,T.i9)(A)&&((0,T.
Eo)(p,"GoToR")||(0,T.Eo)(p,"GoToE"))&&e.add(A.number)});return e}async function l(t){const e=new Set;await(0,P.RJ)(t,(n,r,u,E)=>{const p=n.subarray(r,u);for(const A of[
"Fit","XYZ"])for(let D=p.indexOf(A);D>=0;D=p.indexOf(A,D+A.length)){if(!o(p,D))continue;const d=E(r+D);d!==void 0&&e.add(d)}});for(const n of(0,P.vb)(t))e.add(n);
return[...e]}function o(t,e){let n=e-2;for(;n>=0&&C.Kl[t[n]]===C.t6;)n--;return(0,C.yp)(t[n])}}),39310:((I,W,c)=>{c.d(W,{n:()=>T});var P=c(62397),v=c(16039);const C=[
"DecodeParms","F","FFilter","FDecodeParms","DL"];function T(y,g,{compress:_}){const h=new v.Bi(y.dict);_?h.set("Filter",(0,v.UU)("FlateDecode")):h.delete("Filte\
r");for(const f of C)h.delete(f);return new v.Z6(h,_?(0,P.Kc)(g):g)}})};
