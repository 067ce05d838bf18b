"use strict";exports.id=8063,exports.ids=[8063],exports.modules={94898:((I,C,r)=>{r.d(C,{Uo:()=>u,dp:()=>D,AL:()=>P,T5:()=>v});var y=r(73249),O=r(9819),A=r(81077),g=r(58006),
E=r(45599),p=r(43496),T=r(17413);async function h(a){const o=a.editCatalog(),i=(0,O.Wo)(a,"Names"),c=i?(await(0,A.Zc)(a,i.dict.get("EmbeddedFiles"),"Names")).length:
0;return i?.dict.has("EmbeddedFiles")&&(a.edit(i.holder),i.dict.delete("EmbeddedFiles")),o.delete("AF"),o.delete("Collection"),await f(a),c}async function f(a){
const o=a.catalog.get("Metadata"),i=a.resolve(o);if(!(0,E.i9)(o)||!(i instanceof E.Z6))return;let c;try{c=Buffer.from(a.decoded(i)).toString("latin1")}catch{return}
const m=await(0,T.Y)(c,({namespace:_,local:M})=>_===p.dK.xmpMM&&w.has(M),a.job.pace);m!==c&&a.put(o,(0,g.n)(i,Buffer.from(m,"latin1"),{compress:i.dict.has("Filt\
er")}))}const w=new Set(["History","Ingredients","Pantry","Manifest"]);var x=r(12237),W=r(93604),B=r(14029),L=r(17671);const s=4,t=1.5,e=12,n=1e5;class d{stack;constructor(o){
this.stack=[{document:o,first:0,count:o.pages.count}]}async around(o,i,c){const{stack:m}=this;for(;m.length>1&&!l(m.at(-1),o,i);)m.pop();const _=i-o+1;for(;;){const M=m.
at(-1);if(M.count<=e||M.count<_*t||M.count<_*64&&M.document.bytes.length>M.count*n)return M;const S=M.first+M.count-o;let R=Math.min(Math.max(Math.ceil(M.count/
s),_),S);if(c){const F=c[(0,W.B)(c,o+R-1)]??1/0;if(R=Math.min(F-o+1,S),R===_||M.count<R*t)return M}const U=await this.cut(M,o,o+R-1),K=await(0,B.UN)(U,{encryption:"\
none",compact:!0,draft:!0});m.push({document:await(0,x.E)(K,U.job),first:o,count:R})}}async cut(o,i,c){const m=o.document.fork();if(i>o.first||c<o.first+o.count-
1){const _=Uint32Array.from({length:c-i+1},(M,S)=>i-o.first+S+1);await(0,L.lh)(m,_)}return m}}const l=({first:a,count:o},i,c)=>a<=i&&c<a+o;function D(a,o){const i=a.
source.pages.count;return{pages:i,async*parts(){for(let c=0;c<i;){const m=await o(c);yield{first:c,...m},c=m.last+1}}}}class u{source;windows;options;attachments;constructor(o,i,c,m){
this.source=o,this.windows=i,this.options=c,this.attachments=m}static async of(o){const i=await h(o);await(0,y.E)(o);const c={encryption:o.security??"none",compact:!0};
return new u(o,new d(o),c,i)}cut(o,i,c){return this.windows.cut(o,i,c)}}function P(a,o){const i=a.source.pages.count,c=[...o.slice(1).map(({page:_})=>_-1),i-1];
let m=0;return D(a,async _=>{const{page:M,...S}=o[m]??{page:_},R=c[m++];return{document:await a.cut(await a.windows.around(_,R,c),_,R),last:R,...S}})}function v(a,o){
return{pages:o.reduce((i,{first:c,last:m})=>i+m-c+1,0),async*parts(){for(const{first:i,last:c}of o)yield{document:await a.cut(await a.windows.around(i,c),i,c),first:i,
last:c}}}}}),18163:((I,C,r)=>{r.d(C,{gD:()=>W,lD:()=>T,sJ:()=>h});var y=r(31424),O=r(42973),A=r(12237),g=r(14029),E=r(98446),p=r(94898);async function T(s,{password:t,
wholeUpTo:e=0},n,d){const l=await(0,A.E)(s.bytes,n,{password:t}),D=l.pages.count;if(s.bytes.length<=e&&!w(l))return x(s.bytes,D);const u=await p.Uo.of(l),{pages:P,
parts:v}=await d(u),a=[];let o=0,i=0;for await(const{document:m,first:_,last:M,title:S,match:R}of v()){const U=(0,y.p)(a.length+1),K=await(0,g.UN)(m,u.options);
a.push({name:U,bytes:K,pageCount:M-_+1,firstPage:_+1,lastPage:M+1,...S===void 0?{}:{title:S},...R===void 0?{}:{match:R}}),o+=K.length,B(n,a.length,o),i+=M-_+1,n.
pace.progress(i/P)}const{attachments:c}=u;return{documents:a,notes:c>0?[L(c)]:[],facts:{sourcePageCount:D,partCount:a.length,largestBytes:a.reduce((m,{bytes:_})=>Math.
max(m,_.length),0),leftOutAttachments:c}}}const h=s=>s.documents.length===1?{...s,notes:[f,...s.notes]}:s,f={code:"not_split",message:"The document was not cut:\
 the only part has all of its pages."},w=({suspect:s,pages:t})=>s||t.blank.length>0||t.count!==t.claimed,x=(s,t)=>({documents:[{name:(0,y.p)(1),bytes:s,pageCount:t,
firstPage:1,lastPage:t}],notes:[],facts:{sourcePageCount:t,partCount:1,largestBytes:s.length,leftOutAttachments:0}});function W(s,t){B(s,t,0)}function B({limits:s},t,e){
if(t>s.parts)throw(0,O.F)("parts",`The split makes more than ${(0,E.y_)(s.parts,"part")}`,"Ask for larger parts, or split a part of the document");if(e>s.partBytes)
throw(0,O.F)("partBytes",`The parts together are larger than ${s.partBytes} bytes`,"Ask for fewer parts: each part has its own copy of the fonts and images of i\
ts pages")}const L=s=>({code:"attachments_left_out",message:`${(0,E.y_)(s,"attachment is","attachments are")} not in any part.`})}),43496:((I,C,r)=>{r.d(C,{HC:()=>g,
dK:()=>y,ee:()=>A});const y={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",
xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"\
http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/exten\
sion/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice\
:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/200\
0/09/xmldsig#"},O=new Map(Object.entries(y));class A{uris=new Map;declared=[];known=new Map;enter(f){let w;for(const{name:x,value:W}of f){if(!g(x))continue;const B=x.
slice(6),L=this.uris.get(B);L?L.push(W):this.uris.set(B,[W]),(w??=[]).push(B)}this.declared.push(w??E),w&&this.known.clear()}leave(){const f=this.declared.pop()??
E;for(const w of f)this.uris.get(w).pop();f.length>0&&this.known.clear()}declares(f){return(this.uris.get(T(f))?.length??0)>0}ofElement(f){let w=this.known.get(
f);if(!w){const x=T(f),W=this.uris.get(x)?.at(-1)??O.get(x)??"";this.known.size===p&&this.known.clear(),this.known.set(f,w={namespace:W,local:f.slice(f.indexOf(
":")+1)})}return w}ofAttribute(f){return f.includes(":")?this.ofElement(f):{namespace:"",local:f}}}const g=h=>h==="xmlns"||h.startsWith("xmlns:"),E=[],p=1e3,T=h=>h.
slice(0,Math.max(h.indexOf(":"),0))}),17413:((I,C,r)=>{r.d(C,{Y:()=>A});var y=r(43496),O=r(3907);async function A(E,p,T){const h=new g(p);await(0,O.km)(E,T,x=>((x.
kind==="start"||x.kind==="empty")&&h.start(x.name,x.attributes,x.from),(x.kind==="end"||x.kind==="empty")&&h.end(x.name,x.to),h.isTooDeep));const f=[];let w=0;for(const x of h.
dropped)f.push(E.slice(w,x.from)),w=x.to;return f.join("")+E.slice(w)}class g{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new y.ee;constructor(p){this.
drops=p}start(p,T,h){this.isTooDeep=this.open.length>=O.ol,this.scope.enter(T);const f=this.scope.ofElement(p);this.open.push({name:p,from:h,drops:this.drops(f,
this.elements)}),this.elements.push(f)}end(p,T){let h=this.open.length-1;for(;h>=0&&this.open[h].name!==p;)h--;if(h<0)return;const{drops:f,from:w}=this.open[h];
for(;this.open.length>h;)this.open.pop(),this.elements.pop(),this.scope.leave();if(f){for(;this.dropped.length>0&&this.dropped.at(-1).from>w;)this.dropped.pop();
this.dropped.push({from:w,to:T})}}}}),3907:((I,C,r)=>{r.d(C,{X:()=>L,km:()=>A,ol:()=>y,xK:()=>x});const y=200,O=1e4;async function A(s,t,e){const n=new g(s);for(let d=n.
next();d;d=n.next()){if(e(d))return"left";const l=t.step((d.to-d.from)*4+50);l&&await l}return n.hasDocumentType?"document type":n.malformed?"malformed":"well-f\
ormed"}class g{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(e)!==E)
return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.startsWith(
"<![CDATA[",e)){const d=t.indexOf("]]>",e);return d<0?this.end():(this.at=d+3,{kind:"text",text:t.slice(e+9,d),from:e,to:this.at})}return t.startsWith("<!",e)?(this.
hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===T?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,n){const d=this.
text.indexOf(e,t+n);return d<0?this.end():(this.at=d+e.length,{kind:"other",from:t,to:this.at})}endTag(t){const e=this.name(t+2),n=this.blanks(e);if(!(e===t+2||
this.text.charCodeAt(n)!==p))return this.at=n+1,{kind:"end",name:this.text.slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,n=this.name(t+1);if(n===
t+1)return;const d=e.slice(t+1,n),l=[];for(let D=n;;){const u=this.blanks(D),P=e.charCodeAt(u);if(P===p||P===T&&e.charCodeAt(u+1)===p)return this.at=P===p?u+1:u+
2,{kind:P===p?"start":"empty",name:d,attributes:l,from:t,to:this.at};const v=this.name(u),a=this.blanks(v),o=this.blanks(a+1),i=e[o];if(u===D||v===u||e[a]!=="="||
i!=='"'&&i!=="'")return;const c=e.indexOf(i,o+1),m=e.slice(o+1,Math.max(c,o+1)),_=m.includes("<")?void 0:f(m);if(c<0||_===void 0||l.length>=O)return;l.push({name:e.
slice(u,v),value:_,from:u,to:c+1}),D=c+1}}characters(t,e){const n=f(this.text.slice(t,e));return n===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:n,from:t,
to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){
this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){const n=e.charCodeAt(t);if(n!==32&&n!==9&&n!==10&&n!==13)return t;t++}}name(t){const{
text:e}=this;for(;t<e.length;t++){const n=e.charCodeAt(t);if(n<=32||n===T||n===p||n===E||n===61||n===34||n===39)break}return t}}const[E,p,T]=[60,62,47],h=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function f(s){if(!s.includes("&"))return s;const t=[];let e=0;for(let n=s.indexOf("&");n>=0;n=s.indexOf(
"&",e)){const d=s.indexOf(";",n);if(d<0||d-n>12)return;const l=s.slice(n+1,d),D=h.get(l)??w(l);if(D===void 0)return;t.push(s.slice(e,n),D),e=d+1}return t.push(s.
slice(e)),t.join("")}function w(s){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(s),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&
e<=57343)?String.fromCodePoint(e):void 0}function x(s){const[t,e,n,d]=s;if(t===0&&e===0&&(n===254||n===0)||t===255&&e===254&&n===0&&d===0)return B(s);if(t===254&&
e===255||t===0&&e===60)return W(new TextDecoder("utf-16be").decode(s));if(t===255&&e===254||t===60&&e===0)return W(new TextDecoder("utf-16le").decode(s));const l=new TextDecoder().
decode(s);return W(l.includes("�")?Buffer.from(s).toString("latin1"):l)}const W=s=>s.startsWith("\uFEFF")?s.slice(1):s;function B(s){const t=new DataView(s.buffer,
s.byteOffset,s.byteLength),e=s[0]!==0,n=[];for(let d=0;d+4<=s.length;d+=4){const l=t.getUint32(d,e);if(l>1114111)return;n.push(String.fromCodePoint(l))}return W(
n.join(""))}const L=s=>s.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),73249:((I,C,r)=>{r.d(C,{E:()=>f});var y=r(
21996),O=r(90536),A=r(78157),g=r(45599),E=r(12207),p=r(9819),T=r(17671);const h=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function f(t){const e=await L(t);if(e.length===
0)return;let n;const d=(0,p.Wo)(t,"Dests");let l;for(const D of e){const u=t.get(D),P={changed:!1},v=a=>{w(a)&&(a[0]=x(t,a[0])??(l??=t.add(null)),P.changed=!0)};
w(u)&&(n??=await B(t),n.has(D)||v(u)),(0,g.cy)(u)&&u.forEach(v),(0,O.C)(u,a=>W(t,a,v)),d?.holder===D&&d.dict.forEach(v),P.changed&&t.edit(D)}l&&await(0,T.E2)(t,
l)}function w(t){return(0,g.cy)(t)&&typeof t[0]=="number"&&t[1]instanceof g.SX&&h.test(t[1].text)}function x(t,e){const n=(0,E.hN)(t,e);return n===void 0?void 0:
new g.oS(t.pages.number(n))}function W(t,e,n){const d=e.get("Names");(0,g.cy)(d)&&d.forEach(n),n(e.get("Dest")),n(e.get("OpenAction"));const l=t.resolve(e.get("\
S"));(l===null||(0,g.Eo)(l,"GoTo"))&&n(e.get("D"))}async function B(t){const e=new Set,{GoToR:n,GoToE:d}=await(0,y.zx)(t,["GoToR","GoToE"]);for(const l of[...n,
...d])(0,O.C)(t.get(l),D=>{const[u,P]=[t.resolve(D.get("S")),D.get("D")];(0,g.i9)(P)&&((0,g.Eo)(u,"GoToR")||(0,g.Eo)(u,"GoToE"))&&e.add(P.number)});return e}async function L(t){
const e=new Set;await(0,y.RJ)(t,(n,d,l,D)=>{const u=n.subarray(d,l);for(const P of["Fit","XYZ"])for(let v=u.indexOf(P);v>=0;v=u.indexOf(P,v+P.length)){if(!s(u,v))
continue;const a=D(d+v);a!==void 0&&e.add(a)}});for(const n of(0,y.vb)(t))e.add(n);return[...e]}function s(t,e){let n=e-2;for(;n>=0&&A.Kl[t[n]]===A.t6;)n--;return(0,A.
yp)(t[n])}}),70549:((I,C,r)=>{r.d(C,{n:()=>y});function y(O){const A=new WeakMap;return g=>{if(g.hasChanges)return O(g);const E=A.get(g);if(E)return E.answer;const p=O(
g);return A.set(g,{answer:p}),p}}}),58006:((I,C,r)=>{r.d(C,{n:()=>g});var y=r(59596),O=r(45599);const A=["DecodeParms","F","FFilter","FDecodeParms","DL"];function g(E,p,{
compress:T}){const h=new O.Bi(E.dict);T?h.set("Filter",(0,O.UU)("FlateDecode")):h.delete("Filter");for(const f of A)h.delete(f);return new O.Z6(h,T?(0,y.Kc)(p):
p)}})};
