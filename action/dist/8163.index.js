"use strict";exports.id=8163,exports.ids=[8163],exports.modules={94898:((K,S,a)=>{a.d(S,{Uo:()=>w,dp:()=>C,AL:()=>_,T5:()=>y});var O=a(73249),D=a(9819),A=a(81077),T=a(58006),
l=a(45599),u=a(21115),x=a(17413);async function f(c){const n=c.editCatalog(),e=(0,D.Wo)(c,"Names"),t=e?(await(0,A.Zc)(c,e.dict.get("EmbeddedFiles"),"Names")).length:
0;return e?.dict.has("EmbeddedFiles")&&(c.edit(e.holder),e.dict.delete("EmbeddedFiles")),n.delete("AF"),n.delete("Collection"),await d(c),t}async function d(c){
const n=c.catalog.get("Metadata"),e=c.resolve(n);if(!(0,l.i9)(n)||!(e instanceof l.Z6))return;let t;try{t=Buffer.from(c.decoded(e)).toString("latin1")}catch{return}
const s=await(0,x.Y)(t,({namespace:o,local:i})=>o===u.dK.xmpMM&&E.has(i),c.job.pace);s!==t&&c.put(n,(0,T.n)(e,Buffer.from(s,"latin1"),{compress:e.dict.has("Filt\
er")}))}const E=new Set(["History","Ingredients","Pantry","Manifest"]);var h=a(91519),L=a(93604),W=a(14029),B=a(17671);const F=4,p=1.5,r=12,m=1e5;class g{stack;constructor(n){
this.stack=[{document:n,first:0,count:n.pages.count}]}async around(n,e,t){const{stack:s}=this;for(;s.length>1&&!M(s.at(-1),n,e);)s.pop();const o=e-n+1;for(;;){const i=s.
at(-1);if(i.count<=r||i.count<o*p||i.count<o*64&&i.document.bytes.length>i.count*m)return i;const P=i.first+i.count-n;let R=Math.min(Math.max(Math.ceil(i.count/
F),o),P);if(t){const U=t[(0,L.BC)(t,n+R-1)]??1/0;if(R=Math.min(U-n+1,P),R===o||i.count<R*p)return i}const v=await this.cut(i,n,n+R-1),I=await(0,W.UN)(v,{encryption:"\
none",compact:!0,draft:!0});s.push({document:await(0,h.E)(I,v.job),first:n,count:R})}}async cut(n,e,t){const s=n.document.fork();if(e>n.first||t<n.first+n.count-
1){const o=Uint32Array.from({length:t-e+1},(i,P)=>e-n.first+P+1);await(0,B.lh)(s,o)}return s}}const M=({first:c,count:n},e,t)=>c<=e&&t<c+n;function C(c,n){const e=c.
source.pages.count;return{pages:e,async*parts(){for(let t=0;t<e;){const s=await n(t);yield{first:t,...s},t=s.last+1}}}}class w{source;windows;options;attachments;constructor(n,e,t,s){
this.source=n,this.windows=e,this.options=t,this.attachments=s}static async of(n){const e=await f(n);await(0,O.E)(n);const t={encryption:n.security??"none",compact:!0};
return new w(n,new g(n),t,e)}cut(n,e,t){return this.windows.cut(n,e,t)}}function _(c,n){const e=c.source.pages.count,t=[...n.slice(1).map(({page:o})=>o-1),e-1];
let s=0;return C(c,async o=>{const{page:i,...P}=n[s]??{page:o},R=t[s++];return{document:await c.cut(await c.windows.around(o,R,t),o,R),last:R,...P}})}function y(c,n){
return{pages:n.reduce((e,{first:t,last:s})=>e+s-t+1,0),async*parts(){for(const{first:e,last:t}of n)yield{document:await c.cut(await c.windows.around(e,t),e,t),first:e,
last:t}}}}}),18163:((K,S,a)=>{a.d(S,{gD:()=>W,lD:()=>f,sJ:()=>d});var O=a(31424),D=a(42973),A=a(91519),T=a(87826),l=a(14029),u=a(98446),x=a(94898);async function f(p,{
password:r,wholeUpTo:m=0,onSize:g},M,C){const w=await(0,A.E)(p.bytes,M,{password:r}),_=w.pages.count,y=p.bytes.length<=m&&!h(w)?(0,T.N)(w,p.bytes):void 0;if(y)return L(
y,_);const c=await x.Uo.of(w),{pages:n,parts:e}=await C(c),t=[];let[s,o,i]=[0,0,0];for await(const{document:R,first:v,last:I,title:U,match:G}of e()){const H=(0,O.
p)(t.length+1),N=await(0,l.UN)(R,c.options);t.push({name:H,bytes:await M.onResult({index:t.length,name:H,bytes:N}),pageCount:I-v+1,firstPage:v+1,lastPage:I+1,...U===
void 0?{}:{title:U},...G===void 0?{}:{match:G}}),s+=N.length,o=Math.max(o,N.length),g?.(N.length),B(M,t.length,s),i+=I-v+1,M.pace.progress(i/n)}const{attachments:P}=c;
return{documents:t,notes:P>0?[F(P)]:[],facts:{sourcePageCount:_,partCount:t.length,largestBytes:o,leftOutAttachments:P}}}const d=p=>p.documents.length===1?{...p,
notes:[E,...p.notes]}:p,E={code:"not_split",message:"The document was not cut: the only part has all of its pages."},h=({suspect:p,pages:r})=>p||r.blank.length>
0||r.count!==r.claimed,L=(p,r)=>({documents:[{name:(0,O.p)(1),bytes:p,pageCount:r,firstPage:1,lastPage:r}],notes:[],facts:{sourcePageCount:r,partCount:1,largestBytes:p.
length,leftOutAttachments:0}});function W(p,r){B(p,r,0)}function B({limits:p},r,m){if(r>p.parts)throw(0,D.F)("parts",`The split makes more than ${(0,u.y_)(p.parts,
"part")}`,"Ask for larger parts, or split a part of the document");if(m>p.partBytes)throw(0,D.F)("partBytes",`The parts together are larger than ${p.partBytes} \
bytes`,"Ask for fewer parts: each part has its own copy of the fonts and images of its pages")}const F=p=>({code:"attachments_left_out",message:`${(0,u.y_)(p,"a\
ttachment is","attachments are")} not in any part.`})}),21115:((K,S,a)=>{a.d(S,{HC:()=>T,dK:()=>O,ee:()=>A});const O={rdf:"http://www.w3.org/1999/02/22-rdf-synt\
ax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/m\
m/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/i\
d/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"h\
ttp://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.\
org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},D=new Map(Object.entries(O));class A{uris=new Map;declared=[];known=new Map;enter(d){
let E;for(const{name:h,value:L}of d){if(!T(h))continue;const W=h.slice(6),B=this.uris.get(W);B?B.push(L):this.uris.set(W,[L]),(E??=[]).push(W)}this.declared.push(
E??l),E&&this.known.clear()}leave(){const d=this.declared.pop()??l;for(const E of d)this.uris.get(E).pop();d.length>0&&this.known.clear()}declares(d){return(this.
uris.get(x(d))?.length??0)>0}ofElement(d){let E=this.known.get(d);if(!E){const h=x(d),L=this.uris.get(h)?.at(-1)??D.get(h)??"";this.known.size===u&&this.known.clear(),
this.known.set(d,E={namespace:L,local:d.slice(d.indexOf(":")+1)})}return E}ofAttribute(d){return d.includes(":")?this.ofElement(d):{namespace:"",local:d}}}const T=f=>f===
"xmlns"||f.startsWith("xmlns:"),l=[],u=1e3,x=f=>f.slice(0,Math.max(f.indexOf(":"),0))}),17413:((K,S,a)=>{a.d(S,{Y:()=>A});var O=a(21115),D=a(3907);async function A(l,u,x){
const f=new T(u);await(0,D.km)(l,x,h=>((h.kind==="start"||h.kind==="empty")&&f.start(h.name,h.attributes,h.from),(h.kind==="end"||h.kind==="empty")&&f.end(h.name,
h.to),f.isTooDeep));const d=[];let E=0;for(const h of f.dropped)d.push(l.slice(E,h.from)),E=h.to;return d.join("")+l.slice(E)}class T{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new O.
ee;constructor(u){this.drops=u}start(u,x,f){this.isTooDeep=this.open.length>=D.ol,this.scope.enter(x);const d=this.scope.ofElement(u);this.open.push({name:u,from:f,
drops:this.drops(d,this.elements)}),this.elements.push(d)}end(u,x){let f=this.open.length-1;for(;f>=0&&this.open[f].name!==u;)f--;if(f<0)return;const{drops:d,from:E}=this.
open[f];for(;this.open.length>f;)this.open.pop(),this.elements.pop(),this.scope.leave();if(d){for(;this.dropped.length>0&&this.dropped.at(-1).from>E;)this.dropped.
pop();this.dropped.push({from:E,to:x})}}}}),3907:((K,S,a)=>{a.d(S,{Rt:()=>g,X:()=>c,km:()=>f,ol:()=>D,xK:()=>m});var O=a(78157);const D=200,A=1e4,T=1e5,l=65536,
u=65536,x=12;async function f(n,e,t){const s=new d(n);for(let o=s.next();o;o=s.next()){if(t(o))return"left";const i=e.step((o.to-o.from)*4+50);i&&await i}return s.
hasDocumentType?"document type":s.malformed?"malformed":"well-formed"}class d{text;malformed=!1;hasDocumentType=!1;at=0;tag=-1;constructor(e){this.text=e}next(){
const{text:e,at:t}=this;if(t>=e.length)return;if(e.charCodeAt(t)!==E)return this.characters(t,this.endOfPiece(t,this.nextTag(t)));if(e.startsWith("<!--",t))return this.
other(t,"-->",4);if(e.startsWith("<?",t))return this.other(t,"?>",2);if(e.startsWith("<![CDATA[",t)){const o=e.indexOf("]]>",t);return o<0?this.end():(this.at=o+
3,{kind:"text",text:e.slice(t+9,o),from:t,to:this.at})}return e.startsWith("<!",t)?(this.hasDocumentType=e.startsWith("<!DOCTYPE",t),this.end()):(e.charCodeAt(t+
1)===L?this.endTag(t):this.startTag(t))??this.fault(t,this.nextTag(t+1))}other(e,t,s){const o=this.text.indexOf(t,e+s);return o<0?this.end():(this.at=o+t.length,
{kind:"other",from:e,to:this.at})}endTag(e){const t=this.name(e+2),s=this.blanks(t);if(!(t===e+2||this.text.charCodeAt(s)!==h))return this.at=s+1,{kind:"end",name:this.
text.slice(e+2,t),from:e,to:this.at}}startTag(e){const{text:t}=this,s=this.name(e+1);if(s===e+1)return;const o=t.slice(e+1,s),i=[];let P=0;for(let R=s;;){const v=this.
blanks(R),I=t.charCodeAt(v);if(I===h||I===L&&t.charCodeAt(v+1)===h)return this.at=I===h?v+1:v+2,{kind:I===h?"start":"empty",name:o,attributes:i,from:e,to:this.at};
const U=this.name(v),G=this.blanks(U),H=this.blanks(G+1),N=t[H];if(v===R||U===v||t[G]!=="="||N!=='"'&&N!=="'")return;const X=t.indexOf(N,H+1),k=t.slice(H+1,Math.
max(X,H+1));P+=B(k,T-P);const Y=k.includes("<")||P>=T?void 0:p(k);if(X<0||Y===void 0||i.length>=A)return;i.push({name:t.slice(v,U),value:Y,from:v,to:X+1}),R=X+1}}characters(e,t){
const s=p(this.text.slice(e,t));return s===void 0?this.fault(e,t):(this.at=t,{kind:"text",text:s,from:e,to:t})}nextTag(e){if(this.tag>=e)return this.tag;const t=this.
text.indexOf("<",e);return this.tag=t<0?this.text.length:t}endOfPiece(e,t){const{text:s}=this;if(t-e<=u)return t;let o=e+u;const i=s.lastIndexOf("&",o);i>o-x&&(o=
i);for(const P=o-u/2;s[o-1]==="]"||W(s.charCodeAt(o));o--)if(o===P)return t;return o}fault(e,t){return this.malformed=!0,this.at=t,{kind:"other",from:e,to:t}}end(){
this.malformed=!0,this.at=this.text.length}blanks(e){const{text:t}=this;for(let s=e;;s++){const o=t.charCodeAt(s);if(o!==32&&o!==9&&o!==10&&o!==13||s-e===l)return s}}name(e){
const{text:t}=this;let s=e;for(const o=Math.min(t.length,e+l);s<o;s++){const i=t.charCodeAt(s);if(i<=32||i===L||i===h||i===E||i===61||i===34||i===39)break}return s}}
const[E,h,L]=[60,62,47],W=n=>n>=56320&&n<=57343;function B(n,e){let t=0;for(let s=n.indexOf("&");s>=0&&t<e;s=n.indexOf("&",s+1))t++;return t}const F=new Map([["\
amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function p(n){if(!n.includes("&"))return n;const e=[];let t=0;for(let s=n.indexOf("&");s>=0;s=n.indexOf(
"&",t)){const o=n.indexOf(";",s);if(o<0||o-s>x)return;const i=n.slice(s+1,o),P=F.get(i)??r(i);if(P===void 0)return;e.push(n.slice(t,s),P),t=o+1}return e.push(n.
slice(t)),e.join("")}function r(n){const e=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(n),t=e?parseInt(e[1]??e[2],e[1]===void 0?10:16):-1;return t>0&&t<=1114111&&!(t>=55296&&
t<=57343)?String.fromCodePoint(t):void 0}function m(n){const[e,t,s,o]=n;if(e===0&&t===0&&(s===254||s===0)||e===255&&t===254&&s===0&&o===0)return y(n);if(e===254&&
t===255||e===0&&t===60)return _(new TextDecoder("utf-16be").decode(n));if(e===255&&t===254||e===60&&t===0)return _(new TextDecoder("utf-16le").decode(n));const i=new TextDecoder().
decode(n);return _(i.includes("�")?Buffer.from(n).toString("latin1"):i)}function g(n){if(n[0]===0||n[1]===0||n[0]===254||n[0]===255)return m(n);const t=(0,O.bS)(
n).toString("latin1",0,M),s=C.exec(t)?.[1]?.toLowerCase()??"utf-8";if(w.has(s))try{return new TextDecoder(s,{fatal:!0}).decode(n)}catch{return}}const M=200,C=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
w=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),_=n=>n.startsWith("\uFEFF")?n.slice(1):n;function y(n){const e=new DataView(n.buffer,
n.byteOffset,n.byteLength),t=n[0]!==0,s=[];for(let o=0;o+4<=n.length;o+=4){const i=e.getUint32(o,t);if(i>1114111)return;s.push(String.fromCodePoint(i))}return _(
s.join(""))}const c=n=>n.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),73249:((K,S,a)=>{a.d(S,{E:()=>E});var O=a(
21996),D=a(87773),A=a(90536),T=a(78157),l=a(45599),u=a(12207),x=a(9819),f=a(17671);const d=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function E(r){const m=await F(
r);if(m.length===0)return;let g;const M=(0,x.Wo)(r,"Dests");let C;for(const w of m){const _=r.get(w),y={changed:!1},c=n=>{h(n)&&(n[0]=L(r,n[0])??(C??=r.add(null)),
y.changed=!0)};h(_)&&(g??=await B(r),g.has(w)||c(_)),(0,l.cy)(_)&&_.forEach(c),(0,A.C)(_,n=>W(r,n,c)),M?.holder===w&&M.dict.forEach(c),y.changed&&r.edit(w)}C&&await(0,f.
E2)(r,C)}function h(r){return(0,l.cy)(r)&&typeof r[0]=="number"&&r[1]instanceof l.SX&&d.test(r[1].text)}function L(r,m){const g=(0,u.hN)(r,m);return g===void 0?
void 0:new l.oS(r.pages.number(g))}function W(r,m,g){const M=m.get("Names");(0,l.cy)(M)&&M.forEach(g),g(m.get("Dest")),g(m.get("OpenAction"));const C=r.resolve(
m.get("S"));(C===null||(0,l.Eo)(C,"GoTo"))&&g(m.get("D"))}async function B(r){const m=new Set,{GoToR:g,GoToE:M}=await(0,O.zx)(r,["GoToR","GoToE"]);for await(const[
,C]of(0,D.$)(r,[...g,...M]))(0,A.C)(C,w=>{const[_,y]=[r.resolve(w.get("S")),w.get("D")];(0,l.i9)(y)&&((0,l.Eo)(_,"GoToR")||(0,l.Eo)(_,"GoToE"))&&m.add(y.number)});
return m}async function F(r){const m=new Set;await(0,O.RJ)(r,(g,M,C,w)=>{const _=g.subarray(M,C);for(const y of["Fit","XYZ"])for(let c=_.indexOf(y);c>=0;c=_.indexOf(
y,c+y.length)){if(!p(_,c))continue;const n=w(M+c);n!==void 0&&m.add(n)}});for(const g of(0,O.vb)(r))m.add(g);return[...m]}function p(r,m){let g=m-2;for(;g>=0&&T.
Kl[r[g]]===T.t6;)g--;return(0,T.yp)(r[g])}}),58006:((K,S,a)=>{a.d(S,{n:()=>T});var O=a(48249),D=a(45599);const A=["DecodeParms","F","FFilter","FDecodeParms","DL"];
function T(l,u,{compress:x}){const f=new D.Bi(l.dict);x?f.set("Filter",(0,D.UU)("FlateDecode")):f.delete("Filter");for(const d of A)f.delete(d);return new D.Z6(
f,x?(0,O.Kc)(u):u)}}),87826:((K,S,a)=>{a.d(S,{N:()=>A,i:()=>T});var O=a(78157),D=a(14029);function A({suspect:l,bytes:u},x){if(!(l||(0,O.bS)(u.subarray(0,5)).toString(
"latin1")!=="%PDF-"))return u.length===x.length?x:u}const T=async(l,u,x)=>A(l,u)??await(0,D.UN)(l,x)})};
