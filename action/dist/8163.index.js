"use strict";exports.id=8163,exports.ids=[8163],exports.modules={94898:((U,C,c)=>{c.d(C,{Uo:()=>t,dp:()=>e,AL:()=>n,T5:()=>f});var P=c(73249),M=c(9819),A=c(81077),D=c(58006),
O=c(45599),p=c(21115),m=c(17413);async function h(a){const r=a.editCatalog(),i=(0,M.Wo)(a,"Names"),d=i?(await(0,A.Zc)(a,i.dict.get("EmbeddedFiles"),"Names")).length:
0;return i?.dict.has("EmbeddedFiles")&&(a.edit(i.holder),i.dict.delete("EmbeddedFiles")),r.delete("AF"),r.delete("Collection"),await u(a),d}async function u(a){
const r=a.catalog.get("Metadata"),i=a.resolve(r);if(!(0,O.i9)(r)||!(i instanceof O.Z6))return;let d;try{d=Buffer.from(a.decoded(i)).toString("latin1")}catch{return}
const x=await(0,m.Y)(d,({namespace:T,local:_})=>T===p.dK.xmpMM&&E.has(_),a.job.pace);x!==d&&a.put(r,(0,D.n)(i,Buffer.from(x,"latin1"),{compress:i.dict.has("Filt\
er")}))}const E=new Set(["History","Ingredients","Pantry","Manifest"]);var w=c(94518),L=c(93604),W=c(14029),S=c(17671);const K=4,o=1.5,l=12,g=1e5;class v{stack;constructor(r){
this.stack=[{document:r,first:0,count:r.pages.count}]}async around(r,i,d){const{stack:x}=this;for(;x.length>1&&!s(x.at(-1),r,i);)x.pop();const T=i-r+1;for(;;){const _=x.
at(-1);if(_.count<=l||_.count<T*o||_.count<T*64&&_.document.bytes.length>_.count*g)return _;const R=_.first+_.count-r;let y=Math.min(Math.max(Math.ceil(_.count/
K),T),R);if(d){const N=d[(0,L.B)(d,r+y-1)]??1/0;if(y=Math.min(N-r+1,R),y===T||_.count<y*o)return _}const B=await this.cut(_,r,r+y-1),I=await(0,W.UN)(B,{encryption:"\
none",compact:!0,draft:!0});x.push({document:await(0,w.E)(I,B.job),first:r,count:y})}}async cut(r,i,d){const x=r.document.fork();if(i>r.first||d<r.first+r.count-
1){const T=Uint32Array.from({length:d-i+1},(_,R)=>i-r.first+R+1);await(0,S.lh)(x,T)}return x}}const s=({first:a,count:r},i,d)=>a<=i&&d<a+r;function e(a,r){const i=a.
source.pages.count;return{pages:i,async*parts(){for(let d=0;d<i;){const x=await r(d);yield{first:d,...x},d=x.last+1}}}}class t{source;windows;options;attachments;constructor(r,i,d,x){
this.source=r,this.windows=i,this.options=d,this.attachments=x}static async of(r){const i=await h(r);await(0,P.E)(r);const d={encryption:r.security??"none",compact:!0};
return new t(r,new v(r),d,i)}cut(r,i,d){return this.windows.cut(r,i,d)}}function n(a,r){const i=a.source.pages.count,d=[...r.slice(1).map(({page:T})=>T-1),i-1];
let x=0;return e(a,async T=>{const{page:_,...R}=r[x]??{page:T},y=d[x++];return{document:await a.cut(await a.windows.around(T,y,d),T,y),last:y,...R}})}function f(a,r){
return{pages:r.reduce((i,{first:d,last:x})=>i+x-d+1,0),async*parts(){for(const{first:i,last:d}of r)yield{document:await a.cut(await a.windows.around(i,d),i,d),first:i,
last:d}}}}}),18163:((U,C,c)=>{c.d(C,{gD:()=>W,lD:()=>h,sJ:()=>u});var P=c(31424),M=c(42973),A=c(94518),D=c(87826),O=c(14029),p=c(98446),m=c(94898);async function h(o,{
password:l,wholeUpTo:g=0,onSize:v},s,e){const t=await(0,A.E)(o.bytes,s,{password:l}),n=t.pages.count,f=o.bytes.length<=g&&!w(t)?(0,D.N)(t,o.bytes):void 0;if(f)return L(
f,n);const a=await m.Uo.of(t),{pages:r,parts:i}=await e(a),d=[];let[x,T,_]=[0,0,0];for await(const{document:y,first:B,last:I,title:N,match:H}of i()){const G=(0,P.
p)(d.length+1),F=await(0,O.UN)(y,a.options);d.push({name:G,bytes:await s.onResult({index:d.length,name:G,bytes:F}),pageCount:I-B+1,firstPage:B+1,lastPage:I+1,...N===
void 0?{}:{title:N},...H===void 0?{}:{match:H}}),x+=F.length,T=Math.max(T,F.length),v?.(F.length),S(s,d.length,x),_+=I-B+1,s.pace.progress(_/r)}const{attachments:R}=a;
return{documents:d,notes:R>0?[K(R)]:[],facts:{sourcePageCount:n,partCount:d.length,largestBytes:T,leftOutAttachments:R}}}const u=o=>o.documents.length===1?{...o,
notes:[E,...o.notes]}:o,E={code:"not_split",message:"The document was not cut: the only part has all of its pages."},w=({suspect:o,pages:l})=>o||l.blank.length>
0||l.count!==l.claimed,L=(o,l)=>({documents:[{name:(0,P.p)(1),bytes:o,pageCount:l,firstPage:1,lastPage:l}],notes:[],facts:{sourcePageCount:l,partCount:1,largestBytes:o.
length,leftOutAttachments:0}});function W(o,l){S(o,l,0)}function S({limits:o},l,g){if(l>o.parts)throw(0,M.F)("parts",`The split makes more than ${(0,p.y_)(o.parts,
"part")}`,"Ask for larger parts, or split a part of the document");if(g>o.partBytes)throw(0,M.F)("partBytes",`The parts together are larger than ${o.partBytes} \
bytes`,"Ask for fewer parts: each part has its own copy of the fonts and images of its pages")}const K=o=>({code:"attachments_left_out",message:`${(0,p.y_)(o,"a\
ttachment is","attachments are")} not in any part.`})}),21115:((U,C,c)=>{c.d(C,{HC:()=>D,dK:()=>P,ee:()=>A});const P={rdf:"http://www.w3.org/1999/02/22-rdf-synt\
ax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/m\
m/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/i\
d/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"h\
ttp://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.\
org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},M=new Map(Object.entries(P));class A{uris=new Map;declared=[];known=new Map;enter(u){
let E;for(const{name:w,value:L}of u){if(!D(w))continue;const W=w.slice(6),S=this.uris.get(W);S?S.push(L):this.uris.set(W,[L]),(E??=[]).push(W)}this.declared.push(
E??O),E&&this.known.clear()}leave(){const u=this.declared.pop()??O;for(const E of u)this.uris.get(E).pop();u.length>0&&this.known.clear()}declares(u){return(this.
uris.get(m(u))?.length??0)>0}ofElement(u){let E=this.known.get(u);if(!E){const w=m(u),L=this.uris.get(w)?.at(-1)??M.get(w)??"";this.known.size===p&&this.known.clear(),
this.known.set(u,E={namespace:L,local:u.slice(u.indexOf(":")+1)})}return E}ofAttribute(u){return u.includes(":")?this.ofElement(u):{namespace:"",local:u}}}const D=h=>h===
"xmlns"||h.startsWith("xmlns:"),O=[],p=1e3,m=h=>h.slice(0,Math.max(h.indexOf(":"),0))}),17413:((U,C,c)=>{c.d(C,{Y:()=>A});var P=c(21115),M=c(3907);async function A(O,p,m){
const h=new D(p);await(0,M.km)(O,m,w=>((w.kind==="start"||w.kind==="empty")&&h.start(w.name,w.attributes,w.from),(w.kind==="end"||w.kind==="empty")&&h.end(w.name,
w.to),h.isTooDeep));const u=[];let E=0;for(const w of h.dropped)u.push(O.slice(E,w.from)),E=w.to;return u.join("")+O.slice(E)}class D{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new P.
ee;constructor(p){this.drops=p}start(p,m,h){this.isTooDeep=this.open.length>=M.ol,this.scope.enter(m);const u=this.scope.ofElement(p);this.open.push({name:p,from:h,
drops:this.drops(u,this.elements)}),this.elements.push(u)}end(p,m){let h=this.open.length-1;for(;h>=0&&this.open[h].name!==p;)h--;if(h<0)return;const{drops:u,from:E}=this.
open[h];for(;this.open.length>h;)this.open.pop(),this.elements.pop(),this.scope.leave();if(u){for(;this.dropped.length>0&&this.dropped.at(-1).from>E;)this.dropped.
pop();this.dropped.push({from:E,to:m})}}}}),3907:((U,C,c)=>{c.d(C,{Rt:()=>W,X:()=>v,km:()=>D,ol:()=>M,xK:()=>L});var P=c(78157);const M=200,A=1e4;async function D(s,e,t){
const n=new O(s);for(let f=n.next();f;f=n.next()){if(t(f))return"left";const a=e.step((f.to-f.from)*4+50);a&&await a}return n.hasDocumentType?"document type":n.
malformed?"malformed":"well-formed"}class O{text;malformed=!1;hasDocumentType=!1;at=0;constructor(e){this.text=e}next(){const{text:e,at:t}=this;if(t>=e.length)return;
if(e.charCodeAt(t)!==p)return this.characters(t,this.nextTag(t));if(e.startsWith("<!--",t))return this.other(t,"-->",4);if(e.startsWith("<?",t))return this.other(
t,"?>",2);if(e.startsWith("<![CDATA[",t)){const f=e.indexOf("]]>",t);return f<0?this.end():(this.at=f+3,{kind:"text",text:e.slice(t+9,f),from:t,to:this.at})}return e.
startsWith("<!",t)?(this.hasDocumentType=e.startsWith("<!DOCTYPE",t),this.end()):(e.charCodeAt(t+1)===h?this.endTag(t):this.startTag(t))??this.fault(t,this.nextTag(
t+1))}other(e,t,n){const f=this.text.indexOf(t,e+n);return f<0?this.end():(this.at=f+t.length,{kind:"other",from:e,to:this.at})}endTag(e){const t=this.name(e+2),
n=this.blanks(t);if(!(t===e+2||this.text.charCodeAt(n)!==m))return this.at=n+1,{kind:"end",name:this.text.slice(e+2,t),from:e,to:this.at}}startTag(e){const{text:t}=this,
n=this.name(e+1);if(n===e+1)return;const f=t.slice(e+1,n),a=[];for(let r=n;;){const i=this.blanks(r),d=t.charCodeAt(i);if(d===m||d===h&&t.charCodeAt(i+1)===m)return this.
at=d===m?i+1:i+2,{kind:d===m?"start":"empty",name:f,attributes:a,from:e,to:this.at};const x=this.name(i),T=this.blanks(x),_=this.blanks(T+1),R=t[_];if(i===r||x===
i||t[T]!=="="||R!=='"'&&R!=="'")return;const y=t.indexOf(R,_+1),B=t.slice(_+1,Math.max(y,_+1)),I=B.includes("<")?void 0:E(B);if(y<0||I===void 0||a.length>=A)return;
a.push({name:t.slice(i,x),value:I,from:i,to:y+1}),r=y+1}}characters(e,t){const n=E(this.text.slice(e,t));return n===void 0?this.fault(e,t):(this.at=t,{kind:"tex\
t",text:n,from:e,to:t})}nextTag(e){const t=this.text.indexOf("<",e);return t<0?this.text.length:t}fault(e,t){return this.malformed=!0,this.at=t,{kind:"other",from:e,
to:t}}end(){this.malformed=!0,this.at=this.text.length}blanks(e){const{text:t}=this;for(;;){const n=t.charCodeAt(e);if(n!==32&&n!==9&&n!==10&&n!==13)return e;e++}}name(e){
const{text:t}=this;for(;e<t.length;e++){const n=t.charCodeAt(e);if(n<=32||n===h||n===m||n===p||n===61||n===34||n===39)break}return e}}const[p,m,h]=[60,62,47],u=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function E(s){if(!s.includes("&"))return s;const e=[];let t=0;for(let n=s.indexOf("&");n>=0;n=s.indexOf(
"&",t)){const f=s.indexOf(";",n);if(f<0||f-n>12)return;const a=s.slice(n+1,f),r=u.get(a)??w(a);if(r===void 0)return;e.push(s.slice(t,n),r),t=f+1}return e.push(s.
slice(t)),e.join("")}function w(s){const e=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(s),t=e?parseInt(e[1]??e[2],e[1]===void 0?10:16):-1;return t>0&&t<=1114111&&!(t>=55296&&
t<=57343)?String.fromCodePoint(t):void 0}function L(s){const[e,t,n,f]=s;if(e===0&&t===0&&(n===254||n===0)||e===255&&t===254&&n===0&&f===0)return g(s);if(e===254&&
t===255||e===0&&t===60)return l(new TextDecoder("utf-16be").decode(s));if(e===255&&t===254||e===60&&t===0)return l(new TextDecoder("utf-16le").decode(s));const a=new TextDecoder().
decode(s);return l(a.includes("�")?Buffer.from(s).toString("latin1"):a)}function W(s){if(s[0]===0||s[1]===0||s[0]===254||s[0]===255)return L(s);const t=(0,P.bS)(
s).toString("latin1",0,S),n=K.exec(t)?.[1]?.toLowerCase()??"utf-8";if(o.has(n))try{return new TextDecoder(n,{fatal:!0}).decode(s)}catch{return}}const S=200,K=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
o=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),l=s=>s.startsWith("\uFEFF")?s.slice(1):s;function g(s){const e=new DataView(s.buffer,
s.byteOffset,s.byteLength),t=s[0]!==0,n=[];for(let f=0;f+4<=s.length;f+=4){const a=e.getUint32(f,t);if(a>1114111)return;n.push(String.fromCodePoint(a))}return l(
n.join(""))}const v=s=>s.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),73249:((U,C,c)=>{c.d(C,{E:()=>u});var P=c(
21996),M=c(90536),A=c(78157),D=c(45599),O=c(12207),p=c(9819),m=c(17671);const h=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function u(o){const l=await S(o);if(l.length===
0)return;let g;const v=(0,p.Wo)(o,"Dests");let s;for(const e of l){const t=o.get(e),n={changed:!1},f=a=>{E(a)&&(a[0]=w(o,a[0])??(s??=o.add(null)),n.changed=!0)};
E(t)&&(g??=await W(o),g.has(e)||f(t)),(0,D.cy)(t)&&t.forEach(f),(0,M.C)(t,a=>L(o,a,f)),v?.holder===e&&v.dict.forEach(f),n.changed&&o.edit(e)}s&&await(0,m.E2)(o,
s)}function E(o){return(0,D.cy)(o)&&typeof o[0]=="number"&&o[1]instanceof D.SX&&h.test(o[1].text)}function w(o,l){const g=(0,O.hN)(o,l);return g===void 0?void 0:
new D.oS(o.pages.number(g))}function L(o,l,g){const v=l.get("Names");(0,D.cy)(v)&&v.forEach(g),g(l.get("Dest")),g(l.get("OpenAction"));const s=o.resolve(l.get("\
S"));(s===null||(0,D.Eo)(s,"GoTo"))&&g(l.get("D"))}async function W(o){const l=new Set,{GoToR:g,GoToE:v}=await(0,P.zx)(o,["GoToR","GoToE"]);for(const s of[...g,
...v])(0,M.C)(o.get(s),e=>{const[t,n]=[o.resolve(e.get("S")),e.get("D")];(0,D.i9)(n)&&((0,D.Eo)(t,"GoToR")||(0,D.Eo)(t,"GoToE"))&&l.add(n.number)});return l}async function S(o){
const l=new Set;await(0,P.RJ)(o,(g,v,s,e)=>{const t=g.subarray(v,s);for(const n of["Fit","XYZ"])for(let f=t.indexOf(n);f>=0;f=t.indexOf(n,f+n.length)){if(!K(t,f))
continue;const a=e(v+f);a!==void 0&&l.add(a)}});for(const g of(0,P.vb)(o))l.add(g);return[...l]}function K(o,l){let g=l-2;for(;g>=0&&A.Kl[o[g]]===A.t6;)g--;return(0,A.
yp)(o[g])}}),58006:((U,C,c)=>{c.d(C,{n:()=>D});var P=c(48249),M=c(45599);const A=["DecodeParms","F","FFilter","FDecodeParms","DL"];function D(O,p,{compress:m}){
const h=new M.Bi(O.dict);m?h.set("Filter",(0,M.UU)("FlateDecode")):h.delete("Filter");for(const u of A)h.delete(u);return new M.Z6(h,m?(0,P.Kc)(p):p)}}),87826:((U,C,c)=>{
c.d(C,{N:()=>A,i:()=>D});var P=c(78157),M=c(14029);function A({suspect:O,bytes:p},m){if(!(O||(0,P.bS)(p.subarray(0,5)).toString("latin1")!=="%PDF-"))return p.length===
m.length?m:p}const D=async(O,p,m)=>A(O,p)??await(0,M.UN)(O,m)})};
