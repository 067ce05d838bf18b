"use strict";exports.id=8163,exports.ids=[8163],exports.modules={94898:((U,C,i)=>{i.d(C,{Uo:()=>t,dp:()=>e,AL:()=>n,T5:()=>f});var M=i(73249),P=i(9819),v=i(81077),A=i(58006),
u=i(45599),p=i(21115),m=i(17413);async function l(a){const s=a.editCatalog(),c=(0,P.Wo)(a,"Names"),d=c?(await(0,v.Zc)(a,c.dict.get("EmbeddedFiles"),"Names")).length:
0;return c?.dict.has("EmbeddedFiles")&&(a.edit(c.holder),c.dict.delete("EmbeddedFiles")),s.delete("AF"),s.delete("Collection"),await h(a),d}async function h(a){
const s=a.catalog.get("Metadata"),c=a.resolve(s);if(!(0,u.i9)(s)||!(c instanceof u.Z6))return;let d;try{d=Buffer.from(a.decoded(c)).toString("latin1")}catch{return}
const x=await(0,m.Y)(d,({namespace:T,local:O})=>T===p.dK.xmpMM&&D.has(O),a.job.pace);x!==d&&a.put(s,(0,A.n)(c,Buffer.from(x,"latin1"),{compress:c.dict.has("Filt\
er")}))}const D=new Set(["History","Ingredients","Pantry","Manifest"]);var E=i(21836),L=i(93604),W=i(14029),B=i(17671);const K=4,g=1.5,r=12,w=1e5;class _{stack;constructor(s){
this.stack=[{document:s,first:0,count:s.pages.count}]}async around(s,c,d){const{stack:x}=this;for(;x.length>1&&!o(x.at(-1),s,c);)x.pop();const T=c-s+1;for(;;){const O=x.
at(-1);if(O.count<=r||O.count<T*g||O.count<T*64&&O.document.bytes.length>O.count*w)return O;const R=O.first+O.count-s;let y=Math.min(Math.max(Math.ceil(O.count/
K),T),R);if(d){const N=d[(0,L.BC)(d,s+y-1)]??1/0;if(y=Math.min(N-s+1,R),y===T||O.count<y*g)return O}const S=await this.cut(O,s,s+y-1),I=await(0,W.UN)(S,{encryption:"\
none",compact:!0,draft:!0});x.push({document:await(0,E.E)(I,S.job),first:s,count:y})}}async cut(s,c,d){const x=s.document.fork();if(c>s.first||d<s.first+s.count-
1){const T=Uint32Array.from({length:d-c+1},(O,R)=>c-s.first+R+1);await(0,B.lh)(x,T)}return x}}const o=({first:a,count:s},c,d)=>a<=c&&d<a+s;function e(a,s){const c=a.
source.pages.count;return{pages:c,async*parts(){for(let d=0;d<c;){const x=await s(d);yield{first:d,...x},d=x.last+1}}}}class t{source;windows;options;attachments;constructor(s,c,d,x){
this.source=s,this.windows=c,this.options=d,this.attachments=x}static async of(s){const c=await l(s);await(0,M.E)(s);const d={encryption:s.security??"none",compact:!0};
return new t(s,new _(s),d,c)}cut(s,c,d){return this.windows.cut(s,c,d)}}function n(a,s){const c=a.source.pages.count,d=[...s.slice(1).map(({page:T})=>T-1),c-1];
let x=0;return e(a,async T=>{const{page:O,...R}=s[x]??{page:T},y=d[x++];return{document:await a.cut(await a.windows.around(T,y,d),T,y),last:y,...R}})}function f(a,s){
return{pages:s.reduce((c,{first:d,last:x})=>c+x-d+1,0),async*parts(){for(const{first:c,last:d}of s)yield{document:await a.cut(await a.windows.around(c,d),c,d),first:c,
last:d}}}}}),18163:((U,C,i)=>{i.d(C,{gD:()=>W,lD:()=>l,sJ:()=>h});var M=i(31424),P=i(42973),v=i(21836),A=i(87826),u=i(14029),p=i(98446),m=i(94898);async function l(g,{
password:r,wholeUpTo:w=0,onSize:_},o,e){const t=await(0,v.E)(g.bytes,o,{password:r}),n=t.pages.count,f=g.bytes.length<=w&&!E(t)?(0,A.N)(t,g.bytes):void 0;if(f)return L(
f,n);const a=await m.Uo.of(t),{pages:s,parts:c}=await e(a),d=[];let[x,T,O]=[0,0,0];for await(const{document:y,first:S,last:I,title:N,match:H}of c()){const G=(0,M.
p)(d.length+1),F=await(0,u.UN)(y,a.options);d.push({name:G,bytes:await o.onResult({index:d.length,name:G,bytes:F}),pageCount:I-S+1,firstPage:S+1,lastPage:I+1,...N===
void 0?{}:{title:N},...H===void 0?{}:{match:H}}),x+=F.length,T=Math.max(T,F.length),_?.(F.length),B(o,d.length,x),O+=I-S+1,o.pace.progress(O/s)}const{attachments:R}=a;
return{documents:d,notes:R>0?[K(R)]:[],facts:{sourcePageCount:n,partCount:d.length,largestBytes:T,leftOutAttachments:R}}}const h=g=>g.documents.length===1?{...g,
notes:[D,...g.notes]}:g,D={code:"not_split",message:"The document was not cut: the only part has all of its pages."},E=({suspect:g,pages:r})=>g||r.blank.length>
0||r.count!==r.claimed,L=(g,r)=>({documents:[{name:(0,M.p)(1),bytes:g,pageCount:r,firstPage:1,lastPage:r}],notes:[],facts:{sourcePageCount:r,partCount:1,largestBytes:g.
length,leftOutAttachments:0}});function W(g,r){B(g,r,0)}function B({limits:g},r,w){if(r>g.parts)throw(0,P.F)("parts",`The split makes more than ${(0,p.y_)(g.parts,
"part")}`,"Ask for larger parts, or split a part of the document");if(w>g.partBytes)throw(0,P.F)("partBytes",`The parts together are larger than ${g.partBytes} \
bytes`,"Ask for fewer parts: each part has its own copy of the fonts and images of its pages")}const K=g=>({code:"attachments_left_out",message:`${(0,p.y_)(g,"a\
ttachment is","attachments are")} not in any part.`})}),21115:((U,C,i)=>{i.d(C,{HC:()=>A,dK:()=>M,ee:()=>v});const M={rdf:"http://www.w3.org/1999/02/22-rdf-synt\
ax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/m\
m/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/i\
d/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"h\
ttp://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.\
org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},P=new Map(Object.entries(M));class v{uris=new Map;declared=[];known=new Map;enter(h){
let D;for(const{name:E,value:L}of h){if(!A(E))continue;const W=E.slice(6),B=this.uris.get(W);B?B.push(L):this.uris.set(W,[L]),(D??=[]).push(W)}this.declared.push(
D??u),D&&this.known.clear()}leave(){const h=this.declared.pop()??u;for(const D of h)this.uris.get(D).pop();h.length>0&&this.known.clear()}declares(h){return(this.
uris.get(m(h))?.length??0)>0}ofElement(h){let D=this.known.get(h);if(!D){const E=m(h),L=this.uris.get(E)?.at(-1)??P.get(E)??"";this.known.size===p&&this.known.clear(),
this.known.set(h,D={namespace:L,local:h.slice(h.indexOf(":")+1)})}return D}ofAttribute(h){return h.includes(":")?this.ofElement(h):{namespace:"",local:h}}}const A=l=>l===
"xmlns"||l.startsWith("xmlns:"),u=[],p=1e3,m=l=>l.slice(0,Math.max(l.indexOf(":"),0))}),17413:((U,C,i)=>{i.d(C,{Y:()=>v});var M=i(21115),P=i(3907);async function v(u,p,m){
const l=new A(p);await(0,P.km)(u,m,E=>((E.kind==="start"||E.kind==="empty")&&l.start(E.name,E.attributes,E.from),(E.kind==="end"||E.kind==="empty")&&l.end(E.name,
E.to),l.isTooDeep));const h=[];let D=0;for(const E of l.dropped)h.push(u.slice(D,E.from)),D=E.to;return h.join("")+u.slice(D)}class A{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new M.
ee;constructor(p){this.drops=p}start(p,m,l){this.isTooDeep=this.open.length>=P.ol,this.scope.enter(m);const h=this.scope.ofElement(p);this.open.push({name:p,from:l,
drops:this.drops(h,this.elements)}),this.elements.push(h)}end(p,m){let l=this.open.length-1;for(;l>=0&&this.open[l].name!==p;)l--;if(l<0)return;const{drops:h,from:D}=this.
open[l];for(;this.open.length>l;)this.open.pop(),this.elements.pop(),this.scope.leave();if(h){for(;this.dropped.length>0&&this.dropped.at(-1).from>D;)this.dropped.
pop();this.dropped.push({from:D,to:m})}}}}),3907:((U,C,i)=>{i.d(C,{Rt:()=>W,X:()=>_,km:()=>A,ol:()=>P,xK:()=>L});var M=i(78157);const P=200,v=1e4;async function A(o,e,t){
const n=new u(o);for(let f=n.next();f;f=n.next()){if(t(f))return"left";const a=e.step((f.to-f.from)*4+50);a&&await a}return n.hasDocumentType?"document type":n.
malformed?"malformed":"well-formed"}class u{text;malformed=!1;hasDocumentType=!1;at=0;constructor(e){this.text=e}next(){const{text:e,at:t}=this;if(t>=e.length)return;
if(e.charCodeAt(t)!==p)return this.characters(t,this.nextTag(t));if(e.startsWith("<!--",t))return this.other(t,"-->",4);if(e.startsWith("<?",t))return this.other(
t,"?>",2);if(e.startsWith("<![CDATA[",t)){const f=e.indexOf("]]>",t);return f<0?this.end():(this.at=f+3,{kind:"text",text:e.slice(t+9,f),from:t,to:this.at})}return e.
startsWith("<!",t)?(this.hasDocumentType=e.startsWith("<!DOCTYPE",t),this.end()):(e.charCodeAt(t+1)===l?this.endTag(t):this.startTag(t))??this.fault(t,this.nextTag(
t+1))}other(e,t,n){const f=this.text.indexOf(t,e+n);return f<0?this.end():(this.at=f+t.length,{kind:"other",from:e,to:this.at})}endTag(e){const t=this.name(e+2),
n=this.blanks(t);if(!(t===e+2||this.text.charCodeAt(n)!==m))return this.at=n+1,{kind:"end",name:this.text.slice(e+2,t),from:e,to:this.at}}startTag(e){const{text:t}=this,
n=this.name(e+1);if(n===e+1)return;const f=t.slice(e+1,n),a=[];for(let s=n;;){const c=this.blanks(s),d=t.charCodeAt(c);if(d===m||d===l&&t.charCodeAt(c+1)===m)return this.
at=d===m?c+1:c+2,{kind:d===m?"start":"empty",name:f,attributes:a,from:e,to:this.at};const x=this.name(c),T=this.blanks(x),O=this.blanks(T+1),R=t[O];if(c===s||x===
c||t[T]!=="="||R!=='"'&&R!=="'")return;const y=t.indexOf(R,O+1),S=t.slice(O+1,Math.max(y,O+1)),I=S.includes("<")?void 0:D(S);if(y<0||I===void 0||a.length>=v)return;
a.push({name:t.slice(c,x),value:I,from:c,to:y+1}),s=y+1}}characters(e,t){const n=D(this.text.slice(e,t));return n===void 0?this.fault(e,t):(this.at=t,{kind:"tex\
t",text:n,from:e,to:t})}nextTag(e){const t=this.text.indexOf("<",e);return t<0?this.text.length:t}fault(e,t){return this.malformed=!0,this.at=t,{kind:"other",from:e,
to:t}}end(){this.malformed=!0,this.at=this.text.length}blanks(e){const{text:t}=this;for(;;){const n=t.charCodeAt(e);if(n!==32&&n!==9&&n!==10&&n!==13)return e;e++}}name(e){
const{text:t}=this;for(;e<t.length;e++){const n=t.charCodeAt(e);if(n<=32||n===l||n===m||n===p||n===61||n===34||n===39)break}return e}}const[p,m,l]=[60,62,47],h=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function D(o){if(!o.includes("&"))return o;const e=[];let t=0;for(let n=o.indexOf("&");n>=0;n=o.indexOf(
"&",t)){const f=o.indexOf(";",n);if(f<0||f-n>12)return;const a=o.slice(n+1,f),s=h.get(a)??E(a);if(s===void 0)return;e.push(o.slice(t,n),s),t=f+1}return e.push(o.
slice(t)),e.join("")}function E(o){const e=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(o),t=e?parseInt(e[1]??e[2],e[1]===void 0?10:16):-1;return t>0&&t<=1114111&&!(t>=55296&&
t<=57343)?String.fromCodePoint(t):void 0}function L(o){const[e,t,n,f]=o;if(e===0&&t===0&&(n===254||n===0)||e===255&&t===254&&n===0&&f===0)return w(o);if(e===254&&
t===255||e===0&&t===60)return r(new TextDecoder("utf-16be").decode(o));if(e===255&&t===254||e===60&&t===0)return r(new TextDecoder("utf-16le").decode(o));const a=new TextDecoder().
decode(o);return r(a.includes("�")?Buffer.from(o).toString("latin1"):a)}function W(o){if(o[0]===0||o[1]===0||o[0]===254||o[0]===255)return L(o);const t=(0,M.bS)(
o).toString("latin1",0,B),n=K.exec(t)?.[1]?.toLowerCase()??"utf-8";if(g.has(n))try{return new TextDecoder(n,{fatal:!0}).decode(o)}catch{return}}const B=200,K=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
g=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),r=o=>o.startsWith("\uFEFF")?o.slice(1):o;function w(o){const e=new DataView(o.buffer,
o.byteOffset,o.byteLength),t=o[0]!==0,n=[];for(let f=0;f+4<=o.length;f+=4){const a=e.getUint32(f,t);if(a>1114111)return;n.push(String.fromCodePoint(a))}return r(
n.join(""))}const _=o=>o.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),73249:((U,C,i)=>{i.d(C,{E:()=>D});var M=i(
21996),P=i(87773),v=i(90536),A=i(78157),u=i(45599),p=i(12207),m=i(9819),l=i(17671);const h=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function D(r){const w=await K(
r);if(w.length===0)return;let _;const o=(0,m.Wo)(r,"Dests");let e;for(const t of w){const n=r.get(t),f={changed:!1},a=s=>{E(s)&&(s[0]=L(r,s[0])??(e??=r.add(null)),
f.changed=!0)};E(n)&&(_??=await B(r),_.has(t)||a(n)),(0,u.cy)(n)&&n.forEach(a),(0,v.C)(n,s=>W(r,s,a)),o?.holder===t&&o.dict.forEach(a),f.changed&&r.edit(t)}e&&await(0,l.
E2)(r,e)}function E(r){return(0,u.cy)(r)&&typeof r[0]=="number"&&r[1]instanceof u.SX&&h.test(r[1].text)}function L(r,w){const _=(0,p.hN)(r,w);return _===void 0?
void 0:new u.oS(r.pages.number(_))}function W(r,w,_){const o=w.get("Names");(0,u.cy)(o)&&o.forEach(_),_(w.get("Dest")),_(w.get("OpenAction"));const e=r.resolve(
w.get("S"));(e===null||(0,u.Eo)(e,"GoTo"))&&_(w.get("D"))}async function B(r){const w=new Set,{GoToR:_,GoToE:o}=await(0,M.zx)(r,["GoToR","GoToE"]);for await(const[
,e]of(0,P.$)(r,[..._,...o]))(0,v.C)(e,t=>{const[n,f]=[r.resolve(t.get("S")),t.get("D")];(0,u.i9)(f)&&((0,u.Eo)(n,"GoToR")||(0,u.Eo)(n,"GoToE"))&&w.add(f.number)});
return w}async function K(r){const w=new Set;await(0,M.RJ)(r,(_,o,e,t)=>{const n=_.subarray(o,e);for(const f of["Fit","XYZ"])for(let a=n.indexOf(f);a>=0;a=n.indexOf(
f,a+f.length)){if(!g(n,a))continue;const s=t(o+a);s!==void 0&&w.add(s)}});for(const _ of(0,M.vb)(r))w.add(_);return[...w]}function g(r,w){let _=w-2;for(;_>=0&&A.
Kl[r[_]]===A.t6;)_--;return(0,A.yp)(r[_])}}),58006:((U,C,i)=>{i.d(C,{n:()=>A});var M=i(48249),P=i(45599);const v=["DecodeParms","F","FFilter","FDecodeParms","DL"];
function A(u,p,{compress:m}){const l=new P.Bi(u.dict);m?l.set("Filter",(0,P.UU)("FlateDecode")):l.delete("Filter");for(const h of v)l.delete(h);return new P.Z6(
l,m?(0,M.Kc)(p):p)}}),87826:((U,C,i)=>{i.d(C,{N:()=>v,i:()=>A});var M=i(78157),P=i(14029);function v({suspect:u,bytes:p},m){if(!(u||(0,M.bS)(p.subarray(0,5)).toString(
"latin1")!=="%PDF-"))return p.length===m.length?m:p}const A=async(u,p,m)=>v(u,p)??await(0,P.UN)(u,m)})};
