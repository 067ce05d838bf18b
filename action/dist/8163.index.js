"use strict";exports.id=8163,exports.ids=[8163],exports.modules={94898:((U,C,o)=>{o.d(C,{Uo:()=>p,dp:()=>D,AL:()=>y,T5:()=>A});var P=o(73249),T=o(9819),v=o(81077),w=o(58006),
_=o(45599),h=o(21115),g=o(17413);async function l(i){const s=i.editCatalog(),r=(0,T.Wo)(i,"Names"),a=r?(await(0,v.Zc)(i,r.dict.get("EmbeddedFiles"),"Names")).length:
0;return r?.dict.has("EmbeddedFiles")&&(i.edit(r.holder),r.dict.delete("EmbeddedFiles")),s.delete("AF"),s.delete("Collection"),await f(i),a}async function f(i){
const s=i.catalog.get("Metadata"),r=i.resolve(s);if(!(0,_.i9)(s)||!(r instanceof _.Z6))return;let a;try{a=Buffer.from(i.decoded(r)).toString("latin1")}catch{return}
const m=await(0,g.Y)(a,({namespace:O,local:M})=>O===h.dK.xmpMM&&E.has(M),i.job.pace);m!==a&&i.put(s,(0,w.n)(r,Buffer.from(m,"latin1"),{compress:r.dict.has("Filt\
er")}))}const E=new Set(["History","Ingredients","Pantry","Manifest"]);var x=o(64173),R=o(93604),B=o(14029),L=o(17671);const d=4,t=1.5,e=12,n=1e5;class c{stack;constructor(s){
this.stack=[{document:s,first:0,count:s.pages.count}]}async around(s,r,a){const{stack:m}=this;for(;m.length>1&&!u(m.at(-1),s,r);)m.pop();const O=r-s+1;for(;;){const M=m.
at(-1);if(M.count<=e||M.count<O*t||M.count<O*64&&M.document.bytes.length>M.count*n)return M;const S=M.first+M.count-s;let W=Math.min(Math.max(Math.ceil(M.count/
d),O),S);if(a){const F=a[(0,R.B)(a,s+W-1)]??1/0;if(W=Math.min(F-s+1,S),W===O||M.count<W*t)return M}const I=await this.cut(M,s,s+W-1),K=await(0,B.UN)(I,{encryption:"\
none",compact:!0,draft:!0});m.push({document:await(0,x.E)(K,I.job),first:s,count:W})}}async cut(s,r,a){const m=s.document.fork();if(r>s.first||a<s.first+s.count-
1){const O=Uint32Array.from({length:a-r+1},(M,S)=>r-s.first+S+1);await(0,L.lh)(m,O)}return m}}const u=({first:i,count:s},r,a)=>i<=r&&a<i+s;function D(i,s){const r=i.
source.pages.count;return{pages:r,async*parts(){for(let a=0;a<r;){const m=await s(a);yield{first:a,...m},a=m.last+1}}}}class p{source;windows;options;attachments;constructor(s,r,a,m){
this.source=s,this.windows=r,this.options=a,this.attachments=m}static async of(s){const r=await l(s);await(0,P.E)(s);const a={encryption:s.security??"none",compact:!0};
return new p(s,new c(s),a,r)}cut(s,r,a){return this.windows.cut(s,r,a)}}function y(i,s){const r=i.source.pages.count,a=[...s.slice(1).map(({page:O})=>O-1),r-1];
let m=0;return D(i,async O=>{const{page:M,...S}=s[m]??{page:O},W=a[m++];return{document:await i.cut(await i.windows.around(O,W,a),O,W),last:W,...S}})}function A(i,s){
return{pages:s.reduce((r,{first:a,last:m})=>r+m-a+1,0),async*parts(){for(const{first:r,last:a}of s)yield{document:await i.cut(await i.windows.around(r,a),r,a),first:r,
last:a}}}}}),18163:((U,C,o)=>{o.d(C,{gD:()=>B,lD:()=>l,sJ:()=>f});var P=o(31424),T=o(42973),v=o(64173),w=o(87826),_=o(14029),h=o(98446),g=o(94898);async function l(t,{
password:e,wholeUpTo:n=0,onSize:c},u,D){const p=await(0,v.E)(t.bytes,u,{password:e}),y=p.pages.count,A=t.bytes.length<=n&&!x(p)?(0,w.N)(p,t.bytes):void 0;if(A)return R(
A,y);const i=await g.Uo.of(p),{pages:s,parts:r}=await D(i),a=[];let[m,O,M]=[0,0,0];for await(const{document:W,first:I,last:K,title:F,match:H}of r()){const b=(0,P.
p)(a.length+1),N=await(0,_.UN)(W,i.options);a.push({name:b,bytes:await u.onResult({index:a.length,name:b,bytes:N}),pageCount:K-I+1,firstPage:I+1,lastPage:K+1,...F===
void 0?{}:{title:F},...H===void 0?{}:{match:H}}),m+=N.length,O=Math.max(O,N.length),c?.(N.length),L(u,a.length,m),M+=K-I+1,u.pace.progress(M/s)}const{attachments:S}=i;
return{documents:a,notes:S>0?[d(S)]:[],facts:{sourcePageCount:y,partCount:a.length,largestBytes:O,leftOutAttachments:S}}}const f=t=>t.documents.length===1?{...t,
notes:[E,...t.notes]}:t,E={code:"not_split",message:"The document was not cut: the only part has all of its pages."},x=({suspect:t,pages:e})=>t||e.blank.length>
0||e.count!==e.claimed,R=(t,e)=>({documents:[{name:(0,P.p)(1),bytes:t,pageCount:e,firstPage:1,lastPage:e}],notes:[],facts:{sourcePageCount:e,partCount:1,largestBytes:t.
length,leftOutAttachments:0}});function B(t,e){L(t,e,0)}function L({limits:t},e,n){if(e>t.parts)throw(0,T.F)("parts",`The split makes more than ${(0,h.y_)(t.parts,
"part")}`,"Ask for larger parts, or split a part of the document");if(n>t.partBytes)throw(0,T.F)("partBytes",`The parts together are larger than ${t.partBytes} \
bytes`,"Ask for fewer parts: each part has its own copy of the fonts and images of its pages")}const d=t=>({code:"attachments_left_out",message:`${(0,h.y_)(t,"a\
ttachment is","attachments are")} not in any part.`})}),21115:((U,C,o)=>{o.d(C,{HC:()=>w,dK:()=>P,ee:()=>v});const P={rdf:"http://www.w3.org/1999/02/22-rdf-synt\
ax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/m\
m/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/i\
d/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"h\
ttp://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.\
org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},T=new Map(Object.entries(P));class v{uris=new Map;declared=[];known=new Map;enter(f){
let E;for(const{name:x,value:R}of f){if(!w(x))continue;const B=x.slice(6),L=this.uris.get(B);L?L.push(R):this.uris.set(B,[R]),(E??=[]).push(B)}this.declared.push(
E??_),E&&this.known.clear()}leave(){const f=this.declared.pop()??_;for(const E of f)this.uris.get(E).pop();f.length>0&&this.known.clear()}declares(f){return(this.
uris.get(g(f))?.length??0)>0}ofElement(f){let E=this.known.get(f);if(!E){const x=g(f),R=this.uris.get(x)?.at(-1)??T.get(x)??"";this.known.size===h&&this.known.clear(),
this.known.set(f,E={namespace:R,local:f.slice(f.indexOf(":")+1)})}return E}ofAttribute(f){return f.includes(":")?this.ofElement(f):{namespace:"",local:f}}}const w=l=>l===
"xmlns"||l.startsWith("xmlns:"),_=[],h=1e3,g=l=>l.slice(0,Math.max(l.indexOf(":"),0))}),17413:((U,C,o)=>{o.d(C,{Y:()=>v});var P=o(21115),T=o(3907);async function v(_,h,g){
const l=new w(h);await(0,T.km)(_,g,x=>((x.kind==="start"||x.kind==="empty")&&l.start(x.name,x.attributes,x.from),(x.kind==="end"||x.kind==="empty")&&l.end(x.name,
x.to),l.isTooDeep));const f=[];let E=0;for(const x of l.dropped)f.push(_.slice(E,x.from)),E=x.to;return f.join("")+_.slice(E)}class w{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new P.
ee;constructor(h){this.drops=h}start(h,g,l){this.isTooDeep=this.open.length>=T.ol,this.scope.enter(g);const f=this.scope.ofElement(h);this.open.push({name:h,from:l,
drops:this.drops(f,this.elements)}),this.elements.push(f)}end(h,g){let l=this.open.length-1;for(;l>=0&&this.open[l].name!==h;)l--;if(l<0)return;const{drops:f,from:E}=this.
open[l];for(;this.open.length>l;)this.open.pop(),this.elements.pop(),this.scope.leave();if(f){for(;this.dropped.length>0&&this.dropped.at(-1).from>E;)this.dropped.
pop();this.dropped.push({from:E,to:g})}}}}),3907:((U,C,o)=>{o.d(C,{X:()=>L,km:()=>v,ol:()=>P,xK:()=>x});const P=200,T=1e4;async function v(d,t,e){const n=new w(
d);for(let c=n.next();c;c=n.next()){if(e(c))return"left";const u=t.step((c.to-c.from)*4+50);u&&await u}return n.hasDocumentType?"document type":n.malformed?"mal\
formed":"well-formed"}class w{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(
e)!==_)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.
startsWith("<![CDATA[",e)){const c=t.indexOf("]]>",e);return c<0?this.end():(this.at=c+3,{kind:"text",text:t.slice(e+9,c),from:e,to:this.at})}return t.startsWith(
"<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===g?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,n){
const c=this.text.indexOf(e,t+n);return c<0?this.end():(this.at=c+e.length,{kind:"other",from:t,to:this.at})}endTag(t){const e=this.name(t+2),n=this.blanks(e);if(!(e===
t+2||this.text.charCodeAt(n)!==h))return this.at=n+1,{kind:"end",name:this.text.slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,n=this.name(t+1);
if(n===t+1)return;const c=e.slice(t+1,n),u=[];for(let D=n;;){const p=this.blanks(D),y=e.charCodeAt(p);if(y===h||y===g&&e.charCodeAt(p+1)===h)return this.at=y===
h?p+1:p+2,{kind:y===h?"start":"empty",name:c,attributes:u,from:t,to:this.at};const A=this.name(p),i=this.blanks(A),s=this.blanks(i+1),r=e[s];if(p===D||A===p||e[i]!==
"="||r!=='"'&&r!=="'")return;const a=e.indexOf(r,s+1),m=e.slice(s+1,Math.max(a,s+1)),O=m.includes("<")?void 0:f(m);if(a<0||O===void 0||u.length>=T)return;u.push(
{name:e.slice(p,A),value:O,from:p,to:a+1}),D=a+1}}characters(t,e){const n=f(this.text.slice(t,e));return n===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:n,
from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){
this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){const n=e.charCodeAt(t);if(n!==32&&n!==9&&n!==10&&n!==13)return t;t++}}name(t){const{
text:e}=this;for(;t<e.length;t++){const n=e.charCodeAt(t);if(n<=32||n===g||n===h||n===_||n===61||n===34||n===39)break}return t}}const[_,h,g]=[60,62,47],l=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function f(d){if(!d.includes("&"))return d;const t=[];let e=0;for(let n=d.indexOf("&");n>=0;n=d.indexOf(
"&",e)){const c=d.indexOf(";",n);if(c<0||c-n>12)return;const u=d.slice(n+1,c),D=l.get(u)??E(u);if(D===void 0)return;t.push(d.slice(e,n),D),e=c+1}return t.push(d.
slice(e)),t.join("")}function E(d){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(d),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&
e<=57343)?String.fromCodePoint(e):void 0}function x(d){const[t,e,n,c]=d;if(t===0&&e===0&&(n===254||n===0)||t===255&&e===254&&n===0&&c===0)return B(d);if(t===254&&
e===255||t===0&&e===60)return R(new TextDecoder("utf-16be").decode(d));if(t===255&&e===254||t===60&&e===0)return R(new TextDecoder("utf-16le").decode(d));const u=new TextDecoder().
decode(d);return R(u.includes("�")?Buffer.from(d).toString("latin1"):u)}const R=d=>d.startsWith("\uFEFF")?d.slice(1):d;function B(d){const t=new DataView(d.buffer,
d.byteOffset,d.byteLength),e=d[0]!==0,n=[];for(let c=0;c+4<=d.length;c+=4){const u=t.getUint32(c,e);if(u>1114111)return;n.push(String.fromCodePoint(u))}return R(
n.join(""))}const L=d=>d.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),73249:((U,C,o)=>{o.d(C,{E:()=>f});var P=o(
21996),T=o(90536),v=o(78157),w=o(45599),_=o(12207),h=o(9819),g=o(17671);const l=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function f(t){const e=await L(t);if(e.length===
0)return;let n;const c=(0,h.Wo)(t,"Dests");let u;for(const D of e){const p=t.get(D),y={changed:!1},A=i=>{E(i)&&(i[0]=x(t,i[0])??(u??=t.add(null)),y.changed=!0)};
E(p)&&(n??=await B(t),n.has(D)||A(p)),(0,w.cy)(p)&&p.forEach(A),(0,T.C)(p,i=>R(t,i,A)),c?.holder===D&&c.dict.forEach(A),y.changed&&t.edit(D)}u&&await(0,g.E2)(t,
u)}function E(t){return(0,w.cy)(t)&&typeof t[0]=="number"&&t[1]instanceof w.SX&&l.test(t[1].text)}function x(t,e){const n=(0,_.hN)(t,e);return n===void 0?void 0:
new w.oS(t.pages.number(n))}function R(t,e,n){const c=e.get("Names");(0,w.cy)(c)&&c.forEach(n),n(e.get("Dest")),n(e.get("OpenAction"));const u=t.resolve(e.get("\
S"));(u===null||(0,w.Eo)(u,"GoTo"))&&n(e.get("D"))}async function B(t){const e=new Set,{GoToR:n,GoToE:c}=await(0,P.zx)(t,["GoToR","GoToE"]);for(const u of[...n,
...c])(0,T.C)(t.get(u),D=>{const[p,y]=[t.resolve(D.get("S")),D.get("D")];(0,w.i9)(y)&&((0,w.Eo)(p,"GoToR")||(0,w.Eo)(p,"GoToE"))&&e.add(y.number)});return e}async function L(t){
const e=new Set;await(0,P.RJ)(t,(n,c,u,D)=>{const p=n.subarray(c,u);for(const y of["Fit","XYZ"])for(let A=p.indexOf(y);A>=0;A=p.indexOf(y,A+y.length)){if(!d(p,A))
continue;const i=D(c+A);i!==void 0&&e.add(i)}});for(const n of(0,P.vb)(t))e.add(n);return[...e]}function d(t,e){let n=e-2;for(;n>=0&&v.Kl[t[n]]===v.t6;)n--;return(0,v.
yp)(t[n])}}),58006:((U,C,o)=>{o.d(C,{n:()=>w});var P=o(81679),T=o(45599);const v=["DecodeParms","F","FFilter","FDecodeParms","DL"];function w(_,h,{compress:g}){
const l=new T.Bi(_.dict);g?l.set("Filter",(0,T.UU)("FlateDecode")):l.delete("Filter");for(const f of v)l.delete(f);return new T.Z6(l,g?(0,P.Kc)(h):h)}}),87826:((U,C,o)=>{
o.d(C,{N:()=>v,i:()=>w});var P=o(78157),T=o(14029);function v({suspect:_,bytes:h},g){if(!(_||(0,P.bS)(h.subarray(0,5)).toString("latin1")!=="%PDF-"))return h.length===
g.length?g:h}const w=async(_,h,g)=>v(_,h)??await(0,T.UN)(_,g)})};
