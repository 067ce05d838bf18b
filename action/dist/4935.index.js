"use strict";exports.id=4935,exports.ids=[4935],exports.modules={49402:((R,C,c)=>{c.d(C,{U:()=>E,A:()=>x});var A=c(90925),y=c(90191),P=c(78713),O=c(39310),M=c(16039),m=c(1480),
T=c(58825);async function f(i){const s=i.editCatalog(),a=(0,y.Wo)(i,"Names"),u=a?(await(0,P.Zc)(i,a.dict.get("EmbeddedFiles"),"Names")).length:0;return a?.dict.
has("EmbeddedFiles")&&(i.edit(a.holder),a.dict.delete("EmbeddedFiles")),s.delete("AF"),s.delete("Collection"),await d(i),u}async function d(i){const s=i.catalog.
get("Metadata"),a=i.resolve(s);if(!(0,M.i9)(s)||!(a instanceof M.Z6))return;let u;try{u=Buffer.from(i.decoded(a)).toString("latin1")}catch{return}const _=await(0,T.
Y)(u,({namespace:p,local:D})=>p===m.dK.xmpMM&&w.has(D),i.job.pace);_!==u&&i.put(s,(0,O.n)(a,Buffer.from(_,"latin1"),{compress:a.dict.has("Filter")}))}const w=new Set(
["History","Ingredients","Pantry","Manifest"]);var g=c(7390),v=c(88960),B=c(95199),h=c(27109);const o=4,t=1.5,e=12,n=1e5;class r{stack;constructor(s){this.stack=
[{document:s,first:0,count:s.pages.count}]}async around(s,a,u){const{stack:_}=this;for(;_.length>1&&!l(_.at(-1),s,a);)_.pop();const p=a-s+1;for(;;){const D=_.at(
-1);if(D.count<=e||D.count<p*t||D.count<p*64&&D.document.bytes.length>D.count*n)return D;const W=D.first+D.count-s;let L=Math.min(Math.max(Math.ceil(D.count/o),
p),W);if(u){const I=u[(0,v.B)(u,s+L-1)]??1/0;if(L=Math.min(I-s+1,W),L===p||D.count<L*t)return D}const S=await this.cut(D,s,s+L-1),U=await(0,B.UN)(S,{encryption:"\
none",compact:!0,draft:!0});_.push({document:await(0,g.E)(U,S.job),first:s,count:L})}}async cut(s,a,u){const _=s.document.fork();if(a>s.first||u<s.first+s.count-
1){const p=Uint32Array.from({length:u-a+1},(D,W)=>a-s.first+W+1);await(0,h.lh)(_,p)}return _}}const l=({first:i,count:s},a,u)=>i<=a&&u<i+s;class E{source;windows;options;attachments;constructor(s,a,u,_){
this.source=s,this.windows=a,this.options=u,this.attachments=_}static async of(s){const a=await f(s);await(0,A.E)(s);const u={encryption:s.security??"none",compact:!0};
return new E(s,new r(s),u,a)}cut(s,a,u){return this.windows.cut(s,a,u)}}function x(i,s){const a=i.source.pages.count,u=[...s.slice(1).map(({page:p})=>p-1),a-1];
let _=0;return{async next(p){const{page:D,...W}=s[_]??{page:p},L=u[_++];return{document:await i.cut(await i.windows.around(p,L,u),p,L),last:L,...W}}}}}),74935:((R,C,c)=>{
c.d(C,{gD:()=>g,lD:()=>m,sJ:()=>T});var A=c(99762),y=c(7390),P=c(84293),O=c(95199),M=c(49402);async function m(h,{password:o,wholeUpTo:t=0},e,n){const r=await(0,y.
E)(h.bytes,e,{password:o}),l=r.pages.count;if(h.bytes.length<=t&&!d(r))return w(h.bytes,l);const E=await M.U.of(r),x=await n(E),i=[];let s=0;for(let p=0;p<l;){const{
document:D,last:W,title:L,match:S}=await x.next(p),U=(0,A.p)(i.length+1),I=await(0,O.UN)(D,E.options);i.push({name:U,bytes:I,pageCount:W-p+1,firstPage:p+1,lastPage:W+
1,...L===void 0?{}:{title:L},...S===void 0?{}:{match:S}}),s+=I.length,v(e,i.length,s),p=W+1,e.pace.progress(p/l)}const{attachments:a}=E,u={pageCount:l,parts:i.length,
largestBytes:i.reduce((p,{bytes:D})=>Math.max(p,D.length),0),attachmentsLeftOut:a},_=a>0?[B(a)]:[];return{documents:i,notes:_,facts:u}}const T=h=>h.documents.length===
1?{...h,notes:[f,...h.notes]}:h,f={code:"not_split",message:"The document was not cut: the only part has all of its pages."},d=({suspect:h,pages:o})=>h||o.found!==
o.claimed,w=(h,o)=>({documents:[{name:(0,A.p)(1),bytes:h,pageCount:o,firstPage:1,lastPage:o}],notes:[],facts:{pageCount:o,parts:1,largestBytes:h.length,attachmentsLeftOut:0}});
function g(h,o){v(h,o,0)}function v({limits:h},o,t){if(o>h.parts)throw(0,P.F)("parts",`The split makes more than ${h.parts} ${h.parts===1?"part":"parts"}`,"Ask \
for larger parts, or split a part of the document");if(t>h.partBytes)throw(0,P.F)("partBytes",`The parts together are larger than ${h.partBytes} bytes`,"Ask for\
 fewer parts: each part has its own copy of the fonts and images of its pages")}const B=h=>({code:"attachments_left_out",message:`${h} ${h===1?"attachment is":"\
attachments are"} not in any part.`})}),1480:((R,C,c)=>{c.d(C,{HC:()=>O,dK:()=>A,ee:()=>P});const A={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http\
://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://n\
s.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://\
ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.or\
g/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",
xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},y=new Map(Object.entries(A));class P{uris=new Map;declared=[];known=new Map;enter(d){
let w;for(const{name:g,value:v}of d){if(!O(g))continue;const B=g.slice(6),h=this.uris.get(B);h?h.push(v):this.uris.set(B,[v]),(w??=[]).push(B)}this.declared.push(
w??M),w&&this.known.clear()}leave(){const d=this.declared.pop()??M;for(const w of d)this.uris.get(w).pop();d.length>0&&this.known.clear()}declares(d){return(this.
uris.get(T(d))?.length??0)>0}ofElement(d){let w=this.known.get(d);if(!w){const g=T(d),v=this.uris.get(g)?.at(-1)??y.get(g)??"";this.known.size===m&&this.known.clear(),
this.known.set(d,w={namespace:v,local:d.slice(d.indexOf(":")+1)})}return w}ofAttribute(d){return d.includes(":")?this.ofElement(d):{namespace:"",local:d}}}const O=f=>f===
"xmlns"||f.startsWith("xmlns:"),M=[],m=1e3,T=f=>f.slice(0,Math.max(f.indexOf(":"),0))}),58825:((R,C,c)=>{c.d(C,{Y:()=>P});var A=c(1480),y=c(54075);async function P(M,m,T){
const f=new O(m);await(0,y.km)(M,T,g=>((g.kind==="start"||g.kind==="empty")&&f.start(g.name,g.attributes,g.from),(g.kind==="end"||g.kind==="empty")&&f.end(g.name,
g.to),f.isTooDeep));const d=[];let w=0;for(const g of f.dropped)d.push(M.slice(w,g.from)),w=g.to;return d.join("")+M.slice(w)}class O{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new A.
ee;constructor(m){this.drops=m}start(m,T,f){this.isTooDeep=this.open.length>=y.ol,this.scope.enter(T);const d=this.scope.ofElement(m);this.open.push({name:m,from:f,
drops:this.drops(d,this.elements)}),this.elements.push(d)}end(m,T){let f=this.open.length-1;for(;f>=0&&this.open[f].name!==m;)f--;if(f<0)return;const{drops:d,from:w}=this.
open[f];for(;this.open.length>f;)this.open.pop(),this.elements.pop(),this.scope.leave();if(d){for(;this.dropped.length>0&&this.dropped.at(-1).from>w;)this.dropped.
pop();this.dropped.push({from:w,to:T})}}}}),54075:((R,C,c)=>{c.d(C,{X:()=>h,km:()=>P,ol:()=>A,xK:()=>g});const A=200,y=1e4;async function P(o,t,e){const n=new O(
o);for(let r=n.next();r;r=n.next()){if(e(r))return"left";const l=t.step((r.to-r.from)*4+50);l&&await l}return n.hasDocumentType?"document type":n.malformed?"mal\
formed":"well-formed"}class O{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(
e)!==M)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.
startsWith("<![CDATA[",e)){const r=t.indexOf("]]>",e);return r<0?this.end():(this.at=r+3,{kind:"text",text:t.slice(e+9,r),from:e,to:this.at})}return t.startsWith(
"<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===T?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,n){
const r=this.text.indexOf(e,t+n);return r<0?this.end():(this.at=r+e.length,{kind:"other",from:t,to:this.at})}endTag(t){const e=this.name(t+2),n=this.blanks(e);if(!(e===
t+2||this.text.charCodeAt(n)!==m))return this.at=n+1,{kind:"end",name:this.text.slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,n=this.name(t+1);
if(n===t+1)return;const r=e.slice(t+1,n),l=[];for(let E=n;;){const x=this.blanks(E),i=e.charCodeAt(x);if(i===m||i===T&&e.charCodeAt(x+1)===m)return this.at=i===
m?x+1:x+2,{kind:i===m?"start":"empty",name:r,attributes:l,from:t,to:this.at};const s=this.name(x),a=this.blanks(s),u=this.blanks(a+1),_=e[u];if(x===E||s===x||e[a]!==
"="||_!=='"'&&_!=="'")return;const p=e.indexOf(_,u+1),D=e.slice(u+1,Math.max(p,u+1)),W=D.includes("<")?void 0:d(D);if(p<0||W===void 0||l.length>=y)return;l.push(
{name:e.slice(x,s),value:W,from:x,to:p+1}),E=p+1}}characters(t,e){const n=d(this.text.slice(t,e));return n===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:n,
from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){
this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){const n=e.charCodeAt(t);if(n!==32&&n!==9&&n!==10&&n!==13)return t;t++}}name(t){const{
text:e}=this;for(;t<e.length;t++){const n=e.charCodeAt(t);if(n<=32||n===T||n===m||n===M||n===61||n===34||n===39)break}return t}}const[M,m,T]=[60,62,47],f=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function d(o){if(!o.includes("&"))return o;const t=[];let e=0;for(let n=o.indexOf("&");n>=0;n=o.indexOf(
"&",e)){const r=o.indexOf(";",n);if(r<0||r-n>12)return;const l=o.slice(n+1,r),E=f.get(l)??w(l);if(E===void 0)return;t.push(o.slice(e,n),E),e=r+1}return t.push(o.
slice(e)),t.join("")}function w(o){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(o),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&
e<=57343)?String.fromCodePoint(e):void 0}function g(o){const[t,e,n,r]=o;if(t===0&&e===0&&(n===254||n===0)||t===255&&e===254&&n===0&&r===0)return B(o);if(t===254&&
e===255||t===0&&e===60)return v(new TextDecoder("utf-16be").decode(o));if(t===255&&e===254||t===60&&e===0)return v(new TextDecoder("utf-16le").decode(o));const l=new TextDecoder().
decode(o);return v(l.includes("�")?Buffer.from(o).toString("latin1"):l)}const v=o=>o.startsWith("\uFEFF")?o.slice(1):o;function B(o){const t=new DataView(o.buffer,
o.byteOffset,o.byteLength),e=o[0]!==0,n=[];for(let r=0;r+4<=o.length;r+=4){const l=t.getUint32(r,e);if(l>1114111)return;n.push(String.fromCodePoint(l))}return v(
n.join(""))}const h=o=>o.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),90925:((R,C,c)=>{c.d(C,{E:()=>d});var A=c(
7548),y=c(38504),P=c(269),O=c(16039),M=c(73811),m=c(90191),T=c(27109);const f=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function d(t){const e=await h(t);if(e.length===
0)return;let n;const r=(0,m.Wo)(t,"Dests");let l;for(const E of e){const x=t.get(E),i={changed:!1},s=a=>{w(a)&&(a[0]=g(t,a[0])??(l??=t.add(null)),i.changed=!0)};
w(x)&&(n??=await B(t),n.has(E)||s(x)),(0,O.cy)(x)&&x.forEach(s),(0,y.CA)(x,a=>v(t,a,s)),r?.holder===E&&r.dict.forEach(s),i.changed&&t.edit(E)}l&&await(0,T.E2)(t,
l)}function w(t){return(0,O.cy)(t)&&typeof t[0]=="number"&&t[1]instanceof O.SX&&f.test(t[1].text)}function g(t,e){const n=(0,M.hN)(t,e);return n===void 0?void 0:
new O.oS(t.pages.number(n))}function v(t,e,n){const r=e.get("Names");(0,O.cy)(r)&&r.forEach(n),n(e.get("Dest")),n(e.get("OpenAction"));const l=t.resolve(e.get("\
S"));(l===null||(0,O.Eo)(l,"GoTo"))&&n(e.get("D"))}async function B(t){const e=new Set,{GoToR:n,GoToE:r}=await(0,A.zx)(t,["GoToR","GoToE"]);for(const l of[...n,
...r])(0,y.CA)(t.get(l),E=>{const[x,i]=[t.resolve(E.get("S")),E.get("D")];(0,O.i9)(i)&&((0,O.Eo)(x,"GoToR")||(0,O.Eo)(x,"GoToE"))&&e.add(i.number)});return e}async function h(t){
const e=new Set;await(0,A.RJ)(t,(n,r,l,E)=>{const x=n.subarray(r,l);for(const i of["Fit","XYZ"])for(let s=x.indexOf(i);s>=0;s=x.indexOf(i,s+i.length)){if(!o(x,s))
continue;const a=E(r+s);a!==void 0&&e.add(a)}});for(const n of(0,A.vb)(t))e.add(n);return[...e]}function o(t,e){let n=e-2;for(;n>=0&&P.Kl[t[n]]===P.t6;)n--;return(0,P.
yp)(t[n])}}),39310:((R,C,c)=>{c.d(C,{n:()=>O});var A=c(83267),y=c(16039);const P=["DecodeParms","F","FFilter","FDecodeParms","DL"];function O(M,m,{compress:T}){
const f=new y.Bi(M.dict);T?f.set("Filter",(0,y.UU)("FlateDecode")):f.delete("Filter");for(const d of P)f.delete(d);return new y.Z6(f,T?(0,A.Kc)(m):m)}})};
