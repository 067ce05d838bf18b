"use strict";exports.id=8163,exports.ids=[8163],exports.modules={94898:((K,S,o)=>{o.d(S,{Uo:()=>O,dp:()=>C,AL:()=>_,T5:()=>L});var T=o(73249),y=o(9819),w=o(81077),M=o(58006),
l=o(45599),m=o(21115),x=o(17413);async function h(c){const n=c.editCatalog(),e=(0,y.Wo)(c,"Names"),t=e?(await(0,w.Zc)(c,e.dict.get("EmbeddedFiles"),"Names")).length:
0;return e?.dict.has("EmbeddedFiles")&&(c.edit(e.holder),e.dict.delete("EmbeddedFiles")),n.delete("AF"),n.delete("Collection"),await f(c),t}async function f(c){
const n=c.catalog.get("Metadata"),e=c.resolve(n);if(!(0,l.i9)(n)||!(e instanceof l.Z6))return;let t;try{t=Buffer.from(c.decoded(e)).toString("latin1")}catch{return}
const s=await(0,x.Y)(t,({namespace:a,local:i})=>a===m.dK.xmpMM&&u.has(i),c.job.pace);s!==t&&c.put(n,(0,M.n)(e,Buffer.from(s,"latin1"),{compress:e.dict.has("Filt\
er")}))}const u=new Set(["History","Ingredients","Pantry","Manifest"]);var d=o(91519),R=o(44233),W=o(14029),B=o(17671);const F=4,p=1.5,r=12,g=1e5;class E{stack;constructor(n){
this.stack=[{document:n,first:0,count:n.pages.count}]}async around(n,e,t){const{stack:s}=this;for(;s.length>1&&!P(s.at(-1),n,e);)s.pop();const a=e-n+1;for(;;){const i=s.
at(-1);if(i.count<=r||i.count<a*p||i.count<a*64&&i.document.bytes.length>i.count*g)return i;const D=i.first+i.count-n;let A=Math.min(Math.max(Math.ceil(i.count/
F),a),D);if(t){const U=t[(0,R.BC)(t,n+A-1)]??1/0;if(A=Math.min(U-n+1,D),A===a||i.count<A*p)return i}const v=await this.cut(i,n,n+A-1),I=await(0,W.UN)(v,{encryption:"\
none",compact:!0,draft:!0});s.push({document:await(0,d.E)(I,v.job),first:n,count:A})}}async cut(n,e,t){const s=n.document.fork();if(e>n.first||t<n.first+n.count-
1){const a=Uint32Array.from({length:t-e+1},(i,D)=>e-n.first+D+1);await(0,B.lh)(s,a)}return s}}const P=({first:c,count:n},e,t)=>c<=e&&t<c+n;function C(c,n){const e=c.
source.pages.count;return{pages:e,async*parts(){for(let t=0;t<e;){const s=await n(t);yield{first:t,...s},t=s.last+1}}}}class O{source;windows;options;attachments;constructor(n,e,t,s){
this.source=n,this.windows=e,this.options=t,this.attachments=s}static async of(n){const e=await h(n);await(0,T.E)(n);const t={encryption:n.security??"none",compact:!0};
return new O(n,new E(n),t,e)}cut(n,e,t){return this.windows.cut(n,e,t)}}function _(c,n){const e=c.source.pages.count,t=[...n.slice(1).map(({page:a})=>a-1),e-1];
let s=0;return C(c,async a=>{const{page:i,...D}=n[s]??{page:a},A=t[s++];return{document:await c.cut(await c.windows.around(a,A,t),a,A),last:A,...D}})}function L(c,n){
return{pages:n.reduce((e,{first:t,last:s})=>e+s-t+1,0),async*parts(){for(const{first:e,last:t}of n)yield{document:await c.cut(await c.windows.around(e,t),e,t),first:e,
last:t}}}}}),18163:((K,S,o)=>{o.d(S,{gD:()=>W,lD:()=>h,sJ:()=>f});var T=o(31424),y=o(42973),w=o(91519),M=o(87826),l=o(14029),m=o(98446),x=o(94898);async function h(p,{
password:r,wholeUpTo:g=0,onSize:E},P,C){const O=await(0,w.E)(p.bytes,P,{password:r}),_=O.pages.count,L=p.bytes.length<=g&&!d(O)?(0,M.N)(O,p.bytes):void 0;if(L)return R(
L,_);const c=await x.Uo.of(O),{pages:n,parts:e}=await C(c),t=[];let[s,a,i]=[0,0,0];for await(const{document:A,first:v,last:I,title:U,match:G}of e()){const H=(0,T.
p)(t.length+1),N=await(0,l.UN)(A,c.options);t.push({name:H,bytes:await P.onResult({index:t.length,name:H,bytes:N}),pageCount:I-v+1,firstPage:v+1,lastPage:I+1,...U===
void 0?{}:{title:U},...G===void 0?{}:{match:G}}),s+=N.length,a=Math.max(a,N.length),E?.(N.length),B(P,t.length,s),i+=I-v+1,P.pace.progress(i/n)}const{attachments:D}=c;
return{documents:t,notes:D>0?[F(D)]:[],facts:{sourcePageCount:_,partCount:t.length,largestBytes:a,leftOutAttachments:D}}}const f=p=>p.documents.length===1?{...p,
notes:[u,...p.notes]}:p,u={code:"not_split",message:"The document was not cut: the only part has all of its pages."},d=({suspect:p,pages:r})=>p||r.blank.length>
0||r.count!==r.claimed,R=(p,r)=>({documents:[{name:(0,T.p)(1),bytes:p,pageCount:r,firstPage:1,lastPage:r}],notes:[],facts:{sourcePageCount:r,partCount:1,largestBytes:p.
length,leftOutAttachments:0}});function W(p,r){B(p,r,0)}function B({limits:p},r,g){if(r>p.parts)throw(0,y.F)("parts",`The split makes more than ${(0,m.y_)(p.parts,
"part")}`,"Ask for larger parts, or split a part of the document");if(g>p.partBytes)throw(0,y.F)("partBytes",`The parts together are larger than ${p.partBytes} \
bytes`,"Ask for fewer parts: each part has its own copy of the fonts and images of its pages")}const F=p=>({code:"attachments_left_out",message:`${(0,m.y_)(p,"a\
ttachment is","attachments are")} not in any part.`})}),21115:((K,S,o)=>{o.d(S,{HC:()=>M,dK:()=>T,ee:()=>w});const T={rdf:"http://www.w3.org/1999/02/22-rdf-synt\
ax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/m\
m/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/i\
d/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"h\
ttp://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.\
org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},y=new Map(Object.entries(T));class w{uris=new Map;declared=[];known=new Map;enter(f){
let u;for(const{name:d,value:R}of f){if(!M(d))continue;const W=d.slice(6),B=this.uris.get(W);B?B.push(R):this.uris.set(W,[R]),(u??=[]).push(W)}this.declared.push(
u??l),u&&this.known.clear()}leave(){const f=this.declared.pop()??l;for(const u of f)this.uris.get(u).pop();f.length>0&&this.known.clear()}declares(f){return(this.
uris.get(x(f))?.length??0)>0}ofElement(f){let u=this.known.get(f);if(!u){const d=x(f),R=this.uris.get(d)?.at(-1)??y.get(d)??"";this.known.size===m&&this.known.clear(),
this.known.set(f,u={namespace:R,local:f.slice(f.indexOf(":")+1)})}return u}ofAttribute(f){return f.includes(":")?this.ofElement(f):{namespace:"",local:f}}}const M=h=>h===
"xmlns"||h.startsWith("xmlns:"),l=[],m=1e3,x=h=>h.slice(0,Math.max(h.indexOf(":"),0))}),17413:((K,S,o)=>{o.d(S,{Y:()=>w});var T=o(21115),y=o(3907);async function w(l,m,x){
const h=new M(m);await(0,y.km)(l,x,d=>((d.kind==="start"||d.kind==="empty")&&h.start(d.name,d.attributes,d.from),(d.kind==="end"||d.kind==="empty")&&h.end(d.name,
d.to),h.isTooDeep));const f=[];let u=0;for(const d of h.dropped)f.push(l.slice(u,d.from)),u=d.to;return f.join("")+l.slice(u)}class M{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new T.
ee;constructor(m){this.drops=m}start(m,x,h){this.isTooDeep=this.open.length>=y.ol,this.scope.enter(x);const f=this.scope.ofElement(m);this.open.push({name:m,from:h,
drops:this.drops(f,this.elements)}),this.elements.push(f)}end(m,x){let h=this.open.length-1;for(;h>=0&&this.open[h].name!==m;)h--;if(h<0)return;const{drops:f,from:u}=this.
open[h];for(;this.open.length>h;)this.open.pop(),this.elements.pop(),this.scope.leave();if(f){for(;this.dropped.length>0&&this.dropped.at(-1).from>u;)this.dropped.
pop();this.dropped.push({from:u,to:x})}}}}),3907:((K,S,o)=>{o.d(S,{Rt:()=>E,X:()=>c,km:()=>h,ol:()=>y,xK:()=>g});var T=o(78157);const y=200,w=1e4,M=1e5,l=65536,
m=65536,x=12;async function h(n,e,t){const s=new f(n);for(let a=s.next();a;a=s.next()){if(t(a))return"left";const i=e.step((a.to-a.from)*4+50);i&&await i}return s.
hasDocumentType?"document type":s.malformed?"malformed":"well-formed"}class f{text;malformed=!1;hasDocumentType=!1;at=0;tag=-1;constructor(e){this.text=e}next(){
const{text:e,at:t}=this;if(t>=e.length)return;if(e.charCodeAt(t)!==u)return this.characters(t,this.endOfPiece(t,this.nextTag(t)));if(e.startsWith("<!--",t))return this.
other(t,"-->",4);if(e.startsWith("<?",t))return this.other(t,"?>",2);if(e.startsWith("<![CDATA[",t)){const a=e.indexOf("]]>",t);return a<0?this.end():(this.at=a+
3,{kind:"text",text:e.slice(t+9,a),from:t,to:this.at})}return e.startsWith("<!",t)?(this.hasDocumentType=e.startsWith("<!DOCTYPE",t),this.end()):(e.charCodeAt(t+
1)===R?this.endTag(t):this.startTag(t))??this.fault(t,this.nextTag(t+1))}other(e,t,s){const a=this.text.indexOf(t,e+s);return a<0?this.end():(this.at=a+t.length,
{kind:"other",from:e,to:this.at})}endTag(e){const t=this.name(e+2),s=this.blanks(t);if(!(t===e+2||this.text.charCodeAt(s)!==d))return this.at=s+1,{kind:"end",name:this.
text.slice(e+2,t),from:e,to:this.at}}startTag(e){const{text:t}=this,s=this.name(e+1);if(s===e+1)return;const a=t.slice(e+1,s),i=[];let D=0;for(let A=s;;){const v=this.
blanks(A),I=t.charCodeAt(v);if(I===d||I===R&&t.charCodeAt(v+1)===d)return this.at=I===d?v+1:v+2,{kind:I===d?"start":"empty",name:a,attributes:i,from:e,to:this.at};
const U=this.name(v),G=this.blanks(U),H=this.blanks(G+1),N=t[H];if(v===A||U===v||t[G]!=="="||N!=='"'&&N!=="'")return;const X=t.indexOf(N,H+1),k=t.slice(H+1,Math.
max(X,H+1));D+=B(k,M-D);const Y=k.includes("<")||D>=M?void 0:p(k);if(X<0||Y===void 0||i.length>=w)return;i.push({name:t.slice(v,U),value:Y,from:v,to:X+1}),A=X+1}}characters(e,t){
const s=p(this.text.slice(e,t));return s===void 0?this.fault(e,t):(this.at=t,{kind:"text",text:s,from:e,to:t})}nextTag(e){if(this.tag>=e)return this.tag;const t=this.
text.indexOf("<",e);return this.tag=t<0?this.text.length:t}endOfPiece(e,t){const{text:s}=this;if(t-e<=m)return t;let a=e+m;const i=a-x+1,D=s.slice(i,a+1).lastIndexOf(
"&");D>=0&&(a=i+D);for(const A=a-m/2;s[a-1]==="]"||W(s.charCodeAt(a));a--)if(a===A)return t;return a}fault(e,t){return this.malformed=!0,this.at=t,{kind:"other",
from:e,to:t}}end(){this.malformed=!0,this.at=this.text.length}blanks(e){const{text:t}=this;for(let s=e;;s++){const a=t.charCodeAt(s);if(a!==32&&a!==9&&a!==10&&a!==
13||s-e===l)return s}}name(e){const{text:t}=this;let s=e;for(const a=Math.min(t.length,e+l);s<a;s++){const i=t.charCodeAt(s);if(i<=32||i===R||i===d||i===u||i===
61||i===34||i===39)break}return s}}const[u,d,R]=[60,62,47],W=n=>n>=56320&&n<=57343;function B(n,e){let t=0;for(let s=n.indexOf("&");s>=0&&t<e;s=n.indexOf("&",s+
1))t++;return t}const F=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function p(n){if(!n.includes("&"))return n;const e=[];let t=0;for(let s=n.
indexOf("&");s>=0;s=n.indexOf("&",t)){const a=n.indexOf(";",s);if(a<0||a-s>x)return;const i=n.slice(s+1,a),D=F.get(i)??r(i);if(D===void 0)return;e.push(n.slice(
t,s),D),t=a+1}return e.push(n.slice(t)),e.join("")}function r(n){const e=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(n),t=e?parseInt(e[1]??e[2],e[1]===void 0?10:16):-1;return t>
0&&t<=1114111&&!(t>=55296&&t<=57343)?String.fromCodePoint(t):void 0}function g(n){const[e,t,s,a]=n;if(e===0&&t===0&&(s===254||s===0)||e===255&&t===254&&s===0&&a===
0)return L(n);if(e===254&&t===255||e===0&&t===60)return _(new TextDecoder("utf-16be").decode(n));if(e===255&&t===254||e===60&&t===0)return _(new TextDecoder("ut\
f-16le").decode(n));const i=new TextDecoder().decode(n);return _(i.includes("�")?Buffer.from(n).toString("latin1"):i)}function E(n){if(n[0]===0||n[1]===0||n[0]===
254||n[0]===255)return g(n);const t=(0,T.bS)(n).toString("latin1",0,P),s=C.exec(t)?.[1]?.toLowerCase()??"utf-8";if(O.has(s))try{return new TextDecoder(s,{fatal:!0}).
decode(n)}catch{return}}const P=200,C=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,O=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-\
8859-15","windows-1252"]),_=n=>n.startsWith("\uFEFF")?n.slice(1):n;function L(n){const e=new DataView(n.buffer,n.byteOffset,n.byteLength),t=n[0]!==0,s=[];for(let a=0;a+
4<=n.length;a+=4){const i=e.getUint32(a,t);if(i>1114111)return;s.push(String.fromCodePoint(i))}return _(s.join(""))}const c=n=>n.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),73249:((K,S,o)=>{o.d(S,{E:()=>u});var T=o(21996),y=o(87773),w=o(90536),M=o(78157),l=o(45599),m=o(12207),
x=o(9819),h=o(17671);const f=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function u(r){const g=await F(r);if(g.length===0)return;let E;const P=(0,x.Wo)(r,"Dests");let C;
for(const O of g){const _=r.get(O),L={changed:!1},c=n=>{d(n)&&(n[0]=R(r,n[0])??(C??=r.add(null)),L.changed=!0)};d(_)&&(E??=await B(r),E.has(O)||c(_)),(0,l.cy)(_)&&
_.forEach(c),(0,w.C)(_,n=>W(r,n,c)),P?.holder===O&&P.dict.forEach(c),L.changed&&r.edit(O)}C&&await(0,h.E2)(r,C)}function d(r){return(0,l.cy)(r)&&typeof r[0]=="n\
umber"&&r[1]instanceof l.SX&&f.test(r[1].text)}function R(r,g){const E=(0,m.hN)(r,g);return E===void 0?void 0:new l.oS(r.pages.number(E))}function W(r,g,E){const P=g.
get("Names");(0,l.cy)(P)&&P.forEach(E),E(g.get("Dest")),E(g.get("OpenAction"));const C=r.resolve(g.get("S"));(C===null||(0,l.Eo)(C,"GoTo"))&&E(g.get("D"))}async function B(r){
const g=new Set,{GoToR:E,GoToE:P}=await(0,T.zx)(r,["GoToR","GoToE"]);for await(const[,C]of(0,y.$)(r,[...E,...P]))(0,w.C)(C,O=>{const[_,L]=[r.resolve(O.get("S")),
O.get("D")];(0,l.i9)(L)&&((0,l.Eo)(_,"GoToR")||(0,l.Eo)(_,"GoToE"))&&g.add(L.number)});return g}async function F(r){const g=new Set;await(0,T.RJ)(r,(E,P,C,O)=>{
const _=E.subarray(P,C);for(const L of["Fit","XYZ"])for(let c=_.indexOf(L);c>=0;c=_.indexOf(L,c+L.length)){if(!p(_,c))continue;const n=O(P+c);n!==void 0&&g.add(
n)}});for(const E of(0,T.vb)(r))g.add(E);return[...g]}function p(r,g){let E=g-2;for(;E>=0&&M.Kl[r[E]]===M.t6;)E--;return(0,M.yp)(r[E])}}),58006:((K,S,o)=>{o.d(S,
{S:()=>x,n:()=>l});var T=o(68973),y=o(48249),w=o(45599);const M=["DecodeParms","F","FFilter","FDecodeParms","DL"];function l(h,f,{compress:u}){const d=new w.Bi(
h.dict);u?d.set("Filter",(0,w.UU)("FlateDecode")):d.delete("Filter");for(const R of M)d.delete(R);return new w.Z6(d,u?(0,y.Kc)(f):f)}const m=6;async function x(h,f,u){
const d=l(h,await(0,T.uM)(u).deflate(f,m),{compress:!1});return d.dict.set("Filter",(0,w.UU)("FlateDecode")),d}}),87826:((K,S,o)=>{o.d(S,{N:()=>w,i:()=>M});var T=o(
78157),y=o(14029);function w({suspect:l,bytes:m},x){if(!(l||(0,T.bS)(m.subarray(0,5)).toString("latin1")!=="%PDF-"))return m.length===x.length?x:m}const M=async(l,m,x)=>w(
l,m)??await(0,y.UN)(l,x)})};
