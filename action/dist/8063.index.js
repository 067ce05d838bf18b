"use strict";exports.id=8063,exports.ids=[8063],exports.modules={94898:((U,C,a)=>{a.d(C,{Uo:()=>p,dp:()=>T,AL:()=>A,T5:()=>v});var O=a(73249),D=a(9819),M=a(81077),m=a(58006),
x=a(45599),f=a(43496),w=a(17413);async function l(i){const s=i.editCatalog(),r=(0,D.Wo)(i,"Names"),o=r?(await(0,M.Zc)(i,r.dict.get("EmbeddedFiles"),"Names")).length:
0;return r?.dict.has("EmbeddedFiles")&&(i.edit(r.holder),r.dict.delete("EmbeddedFiles")),s.delete("AF"),s.delete("Collection"),await h(i),o}async function h(i){
const s=i.catalog.get("Metadata"),r=i.resolve(s);if(!(0,x.i9)(s)||!(r instanceof x.Z6))return;let o;try{o=Buffer.from(i.decoded(r)).toString("latin1")}catch{return}
const g=await(0,w.Y)(o,({namespace:P,local:y})=>P===f.dK.xmpMM&&_.has(y),i.job.pace);g!==o&&i.put(s,(0,m.n)(r,Buffer.from(g,"latin1"),{compress:r.dict.has("Filt\
er")}))}const _=new Set(["History","Ingredients","Pantry","Manifest"]);var E=a(12237),W=a(93604),B=a(14029),L=a(17671);const d=4,t=1.5,e=12,n=1e5;class c{stack;constructor(s){
this.stack=[{document:s,first:0,count:s.pages.count}]}async around(s,r,o){const{stack:g}=this;for(;g.length>1&&!u(g.at(-1),s,r);)g.pop();const P=r-s+1;for(;;){const y=g.
at(-1);if(y.count<=e||y.count<P*t||y.count<P*64&&y.document.bytes.length>y.count*n)return y;const S=y.first+y.count-s;let R=Math.min(Math.max(Math.ceil(y.count/
d),P),S);if(o){const F=o[(0,W.B)(o,s+R-1)]??1/0;if(R=Math.min(F-s+1,S),R===P||y.count<R*t)return y}const I=await this.cut(y,s,s+R-1),K=await(0,B.UN)(I,{encryption:"\
none",compact:!0,draft:!0});g.push({document:await(0,E.E)(K,I.job),first:s,count:R})}}async cut(s,r,o){const g=s.document.fork();if(r>s.first||o<s.first+s.count-
1){const P=Uint32Array.from({length:o-r+1},(y,S)=>r-s.first+S+1);await(0,L.lh)(g,P)}return g}}const u=({first:i,count:s},r,o)=>i<=r&&o<i+s;function T(i,s){const r=i.
source.pages.count;return{pages:r,async*parts(){for(let o=0;o<r;){const g=await s(o);yield{first:o,...g},o=g.last+1}}}}class p{source;windows;options;attachments;constructor(s,r,o,g){
this.source=s,this.windows=r,this.options=o,this.attachments=g}static async of(s){const r=await l(s);await(0,O.E)(s);const o={encryption:s.security??"none",compact:!0};
return new p(s,new c(s),o,r)}cut(s,r,o){return this.windows.cut(s,r,o)}}function A(i,s){const r=i.source.pages.count,o=[...s.slice(1).map(({page:P})=>P-1),r-1];
let g=0;return T(i,async P=>{const{page:y,...S}=s[g]??{page:P},R=o[g++];return{document:await i.cut(await i.windows.around(P,R,o),P,R),last:R,...S}})}function v(i,s){
return{pages:s.reduce((r,{first:o,last:g})=>r+g-o+1,0),async*parts(){for(const{first:r,last:o}of s)yield{document:await i.cut(await i.windows.around(r,o),r,o),first:r,
last:o}}}}}),18163:((U,C,a)=>{a.d(C,{gD:()=>B,lD:()=>l,sJ:()=>h});var O=a(31424),D=a(42973),M=a(12237),m=a(87826),x=a(14029),f=a(98446),w=a(94898);async function l(t,{
password:e,wholeUpTo:n=0,onSize:c},u,T){const p=await(0,M.E)(t.bytes,u,{password:e}),A=p.pages.count,v=t.bytes.length<=n&&!E(p)?(0,m.N)(p,t.bytes):void 0;if(v)return W(
v,A);const i=await w.Uo.of(p),{pages:s,parts:r}=await T(i),o=[];let[g,P,y]=[0,0,0];for await(const{document:R,first:I,last:K,title:F,match:k}of r()){const b=(0,O.
p)(o.length+1),N=await(0,x.UN)(R,i.options);o.push({name:b,bytes:await u.onResult({index:o.length,name:b,bytes:N}),pageCount:K-I+1,firstPage:I+1,lastPage:K+1,...F===
void 0?{}:{title:F},...k===void 0?{}:{match:k}}),g+=N.length,P=Math.max(P,N.length),c?.(N.length),L(u,o.length,g),y+=K-I+1,u.pace.progress(y/s)}const{attachments:S}=i;
return{documents:o,notes:S>0?[d(S)]:[],facts:{sourcePageCount:A,partCount:o.length,largestBytes:P,leftOutAttachments:S}}}const h=t=>t.documents.length===1?{...t,
notes:[_,...t.notes]}:t,_={code:"not_split",message:"The document was not cut: the only part has all of its pages."},E=({suspect:t,pages:e})=>t||e.blank.length>
0||e.count!==e.claimed,W=(t,e)=>({documents:[{name:(0,O.p)(1),bytes:t,pageCount:e,firstPage:1,lastPage:e}],notes:[],facts:{sourcePageCount:e,partCount:1,largestBytes:t.
length,leftOutAttachments:0}});function B(t,e){L(t,e,0)}function L({limits:t},e,n){if(e>t.parts)throw(0,D.F)("parts",`The split makes more than ${(0,f.y_)(t.parts,
"part")}`,"Ask for larger parts, or split a part of the document");if(n>t.partBytes)throw(0,D.F)("partBytes",`The parts together are larger than ${t.partBytes} \
bytes`,"Ask for fewer parts: each part has its own copy of the fonts and images of its pages")}const d=t=>({code:"attachments_left_out",message:`${(0,f.y_)(t,"a\
ttachment is","attachments are")} not in any part.`})}),43496:((U,C,a)=>{a.d(C,{HC:()=>m,dK:()=>O,ee:()=>M});const O={rdf:"http://www.w3.org/1999/02/22-rdf-synt\
ax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/m\
m/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/i\
d/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"h\
ttp://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.\
org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},D=new Map(Object.entries(O));class M{uris=new Map;declared=[];known=new Map;enter(h){
let _;for(const{name:E,value:W}of h){if(!m(E))continue;const B=E.slice(6),L=this.uris.get(B);L?L.push(W):this.uris.set(B,[W]),(_??=[]).push(B)}this.declared.push(
_??x),_&&this.known.clear()}leave(){const h=this.declared.pop()??x;for(const _ of h)this.uris.get(_).pop();h.length>0&&this.known.clear()}declares(h){return(this.
uris.get(w(h))?.length??0)>0}ofElement(h){let _=this.known.get(h);if(!_){const E=w(h),W=this.uris.get(E)?.at(-1)??D.get(E)??"";this.known.size===f&&this.known.clear(),
this.known.set(h,_={namespace:W,local:h.slice(h.indexOf(":")+1)})}return _}ofAttribute(h){return h.includes(":")?this.ofElement(h):{namespace:"",local:h}}}const m=l=>l===
"xmlns"||l.startsWith("xmlns:"),x=[],f=1e3,w=l=>l.slice(0,Math.max(l.indexOf(":"),0))}),17413:((U,C,a)=>{a.d(C,{Y:()=>M});var O=a(43496),D=a(3907);async function M(x,f,w){
const l=new m(f);await(0,D.km)(x,w,E=>((E.kind==="start"||E.kind==="empty")&&l.start(E.name,E.attributes,E.from),(E.kind==="end"||E.kind==="empty")&&l.end(E.name,
E.to),l.isTooDeep));const h=[];let _=0;for(const E of l.dropped)h.push(x.slice(_,E.from)),_=E.to;return h.join("")+x.slice(_)}class m{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new O.
ee;constructor(f){this.drops=f}start(f,w,l){this.isTooDeep=this.open.length>=D.ol,this.scope.enter(w);const h=this.scope.ofElement(f);this.open.push({name:f,from:l,
drops:this.drops(h,this.elements)}),this.elements.push(h)}end(f,w){let l=this.open.length-1;for(;l>=0&&this.open[l].name!==f;)l--;if(l<0)return;const{drops:h,from:_}=this.
open[l];for(;this.open.length>l;)this.open.pop(),this.elements.pop(),this.scope.leave();if(h){for(;this.dropped.length>0&&this.dropped.at(-1).from>_;)this.dropped.
pop();this.dropped.push({from:_,to:w})}}}}),3907:((U,C,a)=>{a.d(C,{X:()=>L,km:()=>M,ol:()=>O,xK:()=>E});const O=200,D=1e4;async function M(d,t,e){const n=new m(
d);for(let c=n.next();c;c=n.next()){if(e(c))return"left";const u=t.step((c.to-c.from)*4+50);u&&await u}return n.hasDocumentType?"document type":n.malformed?"mal\
formed":"well-formed"}class m{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(
e)!==x)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.
startsWith("<![CDATA[",e)){const c=t.indexOf("]]>",e);return c<0?this.end():(this.at=c+3,{kind:"text",text:t.slice(e+9,c),from:e,to:this.at})}return t.startsWith(
"<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===w?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,n){
const c=this.text.indexOf(e,t+n);return c<0?this.end():(this.at=c+e.length,{kind:"other",from:t,to:this.at})}endTag(t){const e=this.name(t+2),n=this.blanks(e);if(!(e===
t+2||this.text.charCodeAt(n)!==f))return this.at=n+1,{kind:"end",name:this.text.slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,n=this.name(t+1);
if(n===t+1)return;const c=e.slice(t+1,n),u=[];for(let T=n;;){const p=this.blanks(T),A=e.charCodeAt(p);if(A===f||A===w&&e.charCodeAt(p+1)===f)return this.at=A===
f?p+1:p+2,{kind:A===f?"start":"empty",name:c,attributes:u,from:t,to:this.at};const v=this.name(p),i=this.blanks(v),s=this.blanks(i+1),r=e[s];if(p===T||v===p||e[i]!==
"="||r!=='"'&&r!=="'")return;const o=e.indexOf(r,s+1),g=e.slice(s+1,Math.max(o,s+1)),P=g.includes("<")?void 0:h(g);if(o<0||P===void 0||u.length>=D)return;u.push(
{name:e.slice(p,v),value:P,from:p,to:o+1}),T=o+1}}characters(t,e){const n=h(this.text.slice(t,e));return n===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:n,
from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){
this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){const n=e.charCodeAt(t);if(n!==32&&n!==9&&n!==10&&n!==13)return t;t++}}name(t){const{
text:e}=this;for(;t<e.length;t++){const n=e.charCodeAt(t);if(n<=32||n===w||n===f||n===x||n===61||n===34||n===39)break}return t}}const[x,f,w]=[60,62,47],l=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function h(d){if(!d.includes("&"))return d;const t=[];let e=0;for(let n=d.indexOf("&");n>=0;n=d.indexOf(
"&",e)){const c=d.indexOf(";",n);if(c<0||c-n>12)return;const u=d.slice(n+1,c),T=l.get(u)??_(u);if(T===void 0)return;t.push(d.slice(e,n),T),e=c+1}return t.push(d.
slice(e)),t.join("")}function _(d){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(d),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&
e<=57343)?String.fromCodePoint(e):void 0}function E(d){const[t,e,n,c]=d;if(t===0&&e===0&&(n===254||n===0)||t===255&&e===254&&n===0&&c===0)return B(d);if(t===254&&
e===255||t===0&&e===60)return W(new TextDecoder("utf-16be").decode(d));if(t===255&&e===254||t===60&&e===0)return W(new TextDecoder("utf-16le").decode(d));const u=new TextDecoder().
decode(d);return W(u.includes("�")?Buffer.from(d).toString("latin1"):u)}const W=d=>d.startsWith("\uFEFF")?d.slice(1):d;function B(d){const t=new DataView(d.buffer,
d.byteOffset,d.byteLength),e=d[0]!==0,n=[];for(let c=0;c+4<=d.length;c+=4){const u=t.getUint32(c,e);if(u>1114111)return;n.push(String.fromCodePoint(u))}return W(
n.join(""))}const L=d=>d.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),73249:((U,C,a)=>{a.d(C,{E:()=>h});var O=a(
21996),D=a(90536),M=a(78157),m=a(45599),x=a(12207),f=a(9819),w=a(17671);const l=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function h(t){const e=await L(t);if(e.length===
0)return;let n;const c=(0,f.Wo)(t,"Dests");let u;for(const T of e){const p=t.get(T),A={changed:!1},v=i=>{_(i)&&(i[0]=E(t,i[0])??(u??=t.add(null)),A.changed=!0)};
_(p)&&(n??=await B(t),n.has(T)||v(p)),(0,m.cy)(p)&&p.forEach(v),(0,D.C)(p,i=>W(t,i,v)),c?.holder===T&&c.dict.forEach(v),A.changed&&t.edit(T)}u&&await(0,w.E2)(t,
u)}function _(t){return(0,m.cy)(t)&&typeof t[0]=="number"&&t[1]instanceof m.SX&&l.test(t[1].text)}function E(t,e){const n=(0,x.hN)(t,e);return n===void 0?void 0:
new m.oS(t.pages.number(n))}function W(t,e,n){const c=e.get("Names");(0,m.cy)(c)&&c.forEach(n),n(e.get("Dest")),n(e.get("OpenAction"));const u=t.resolve(e.get("\
S"));(u===null||(0,m.Eo)(u,"GoTo"))&&n(e.get("D"))}async function B(t){const e=new Set,{GoToR:n,GoToE:c}=await(0,O.zx)(t,["GoToR","GoToE"]);for(const u of[...n,
...c])(0,D.C)(t.get(u),T=>{const[p,A]=[t.resolve(T.get("S")),T.get("D")];(0,m.i9)(A)&&((0,m.Eo)(p,"GoToR")||(0,m.Eo)(p,"GoToE"))&&e.add(A.number)});return e}async function L(t){
const e=new Set;await(0,O.RJ)(t,(n,c,u,T)=>{const p=n.subarray(c,u);for(const A of["Fit","XYZ"])for(let v=p.indexOf(A);v>=0;v=p.indexOf(A,v+A.length)){if(!d(p,v))
continue;const i=T(c+v);i!==void 0&&e.add(i)}});for(const n of(0,O.vb)(t))e.add(n);return[...e]}function d(t,e){let n=e-2;for(;n>=0&&M.Kl[t[n]]===M.t6;)n--;return(0,M.
yp)(t[n])}}),70549:((U,C,a)=>{a.d(C,{n:()=>O});function O(D){const M=new WeakMap;return m=>{if(m.hasChanges)return D(m);const x=M.get(m);if(x)return x.answer;const f=D(
m);return M.set(m,{answer:f}),f}}}),58006:((U,C,a)=>{a.d(C,{n:()=>m});var O=a(59596),D=a(45599);const M=["DecodeParms","F","FFilter","FDecodeParms","DL"];function m(x,f,{
compress:w}){const l=new D.Bi(x.dict);w?l.set("Filter",(0,D.UU)("FlateDecode")):l.delete("Filter");for(const h of M)l.delete(h);return new D.Z6(l,w?(0,O.Kc)(f):
f)}}),87826:((U,C,a)=>{a.d(C,{N:()=>M,i:()=>m});var O=a(78157),D=a(14029);function M({suspect:x,bytes:f},w){if(!(x||(0,O.bS)(f.subarray(0,5)).toString("latin1")!==
"%PDF-"))return f.length===w.length?w:f}const m=async(x,f,w)=>M(x,f)??await(0,D.UN)(x,w)})};
