"use strict";exports.id=8400,exports.ids=[8400],exports.modules={98400:((I,C,l)=>{l.r(C),l.d(C,{remove_signatures:()=>O});var S=l(56457),A=l(21836),P=l(14029),F=l(33238);const O=async(v,{
appearance:h,open_password:u},a)=>{const m=await(0,A.E)(v.bytes,a,{password:u}),M=await(0,F.Y)(m,h),W=(0,S.D)(M,h),R=await(0,P.UN)(m),U=m.pages.count;return{documents:[
{name:v.name,bytes:R,pageCount:U}],notes:W.length>0?W:[T],facts:{pageCount:U,removedSignatures:M.fields.length,removedSignatureFields:M.fields}}},T={code:"no_si\
gnatures",message:"The document had no signature."}}),21115:((I,C,l)=>{l.d(C,{HC:()=>F,dK:()=>S,ee:()=>P});const S={rdf:"http://www.w3.org/1999/02/22-rdf-syntax\
-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",
pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",
pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http:\
//www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/\
pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},A=new Map(Object.entries(S));class P{uris=new Map;declared=[];known=new Map;enter(u){
let a;for(const{name:m,value:M}of u){if(!F(m))continue;const W=m.slice(6),R=this.uris.get(W);R?R.push(M):this.uris.set(W,[M]),(a??=[]).push(W)}this.declared.push(
a??O),a&&this.known.clear()}leave(){const u=this.declared.pop()??O;for(const a of u)this.uris.get(a).pop();u.length>0&&this.known.clear()}declares(u){return(this.
uris.get(v(u))?.length??0)>0}ofElement(u){let a=this.known.get(u);if(!a){const m=v(u),M=this.uris.get(m)?.at(-1)??A.get(m)??"";this.known.size===T&&this.known.clear(),
this.known.set(u,a={namespace:M,local:u.slice(u.indexOf(":")+1)})}return a}ofAttribute(u){return u.includes(":")?this.ofElement(u):{namespace:"",local:u}}}const F=h=>h===
"xmlns"||h.startsWith("xmlns:"),O=[],T=1e3,v=h=>h.slice(0,Math.max(h.indexOf(":"),0))}),17413:((I,C,l)=>{l.d(C,{Y:()=>P});var S=l(21115),A=l(3907);async function P(O,T,v){
const h=new F(T);await(0,A.km)(O,v,m=>((m.kind==="start"||m.kind==="empty")&&h.start(m.name,m.attributes,m.from),(m.kind==="end"||m.kind==="empty")&&h.end(m.name,
m.to),h.isTooDeep));const u=[];let a=0;for(const m of h.dropped)u.push(O.slice(a,m.from)),a=m.to;return u.join("")+O.slice(a)}class F{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new S.
ee;constructor(T){this.drops=T}start(T,v,h){this.isTooDeep=this.open.length>=A.ol,this.scope.enter(v);const u=this.scope.ofElement(T);this.open.push({name:T,from:h,
drops:this.drops(u,this.elements)}),this.elements.push(u)}end(T,v){let h=this.open.length-1;for(;h>=0&&this.open[h].name!==T;)h--;if(h<0)return;const{drops:u,from:a}=this.
open[h];for(;this.open.length>h;)this.open.pop(),this.elements.pop(),this.scope.leave();if(u){for(;this.dropped.length>0&&this.dropped.at(-1).from>a;)this.dropped.
pop();this.dropped.push({from:a,to:v})}}}}),3907:((I,C,l)=>{l.d(C,{Rt:()=>W,X:()=>k,km:()=>F,ol:()=>A,xK:()=>M});var S=l(78157);const A=200,P=1e4;async function F(o,n,t){
const s=new O(o);for(let x=s.next();x;x=s.next()){if(t(x))return"left";const D=n.step((x.to-x.from)*4+50);D&&await D}return s.hasDocumentType?"document type":s.
malformed?"malformed":"well-formed"}class O{text;malformed=!1;hasDocumentType=!1;at=0;constructor(n){this.text=n}next(){const{text:n,at:t}=this;if(t>=n.length)return;
if(n.charCodeAt(t)!==T)return this.characters(t,this.nextTag(t));if(n.startsWith("<!--",t))return this.other(t,"-->",4);if(n.startsWith("<?",t))return this.other(
t,"?>",2);if(n.startsWith("<![CDATA[",t)){const x=n.indexOf("]]>",t);return x<0?this.end():(this.at=x+3,{kind:"text",text:n.slice(t+9,x),from:t,to:this.at})}return n.
startsWith("<!",t)?(this.hasDocumentType=n.startsWith("<!DOCTYPE",t),this.end()):(n.charCodeAt(t+1)===h?this.endTag(t):this.startTag(t))??this.fault(t,this.nextTag(
t+1))}other(n,t,s){const x=this.text.indexOf(t,n+s);return x<0?this.end():(this.at=x+t.length,{kind:"other",from:n,to:this.at})}endTag(n){const t=this.name(n+2),
s=this.blanks(t);if(!(t===n+2||this.text.charCodeAt(s)!==v))return this.at=s+1,{kind:"end",name:this.text.slice(n+2,t),from:n,to:this.at}}startTag(n){const{text:t}=this,
s=this.name(n+1);if(s===n+1)return;const x=t.slice(n+1,s),D=[];for(let K=s;;){const e=this.blanks(K),d=t.charCodeAt(e);if(d===v||d===h&&t.charCodeAt(e+1)===v)return this.
at=d===v?e+1:e+2,{kind:d===v?"start":"empty",name:x,attributes:D,from:n,to:this.at};const i=this.name(e),r=this.blanks(i),f=this.blanks(r+1),g=t[f];if(e===K||i===
e||t[r]!=="="||g!=='"'&&g!=="'")return;const c=t.indexOf(g,f+1),p=t.slice(f+1,Math.max(c,f+1)),w=p.includes("<")?void 0:a(p);if(c<0||w===void 0||D.length>=P)return;
D.push({name:t.slice(e,i),value:w,from:e,to:c+1}),K=c+1}}characters(n,t){const s=a(this.text.slice(n,t));return s===void 0?this.fault(n,t):(this.at=t,{kind:"tex\
t",text:s,from:n,to:t})}nextTag(n){const t=this.text.indexOf("<",n);return t<0?this.text.length:t}fault(n,t){return this.malformed=!0,this.at=t,{kind:"other",from:n,
to:t}}end(){this.malformed=!0,this.at=this.text.length}blanks(n){const{text:t}=this;for(;;){const s=t.charCodeAt(n);if(s!==32&&s!==9&&s!==10&&s!==13)return n;n++}}name(n){
const{text:t}=this;for(;n<t.length;n++){const s=t.charCodeAt(n);if(s<=32||s===h||s===v||s===T||s===61||s===34||s===39)break}return n}}const[T,v,h]=[60,62,47],u=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function a(o){if(!o.includes("&"))return o;const n=[];let t=0;for(let s=o.indexOf("&");s>=0;s=o.indexOf(
"&",t)){const x=o.indexOf(";",s);if(x<0||x-s>12)return;const D=o.slice(s+1,x),K=u.get(D)??m(D);if(K===void 0)return;n.push(o.slice(t,s),K),t=x+1}return n.push(o.
slice(t)),n.join("")}function m(o){const n=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(o),t=n?parseInt(n[1]??n[2],n[1]===void 0?10:16):-1;return t>0&&t<=1114111&&!(t>=55296&&
t<=57343)?String.fromCodePoint(t):void 0}function M(o){const[n,t,s,x]=o;if(n===0&&t===0&&(s===254||s===0)||n===255&&t===254&&s===0&&x===0)return B(o);if(n===254&&
t===255||n===0&&t===60)return L(new TextDecoder("utf-16be").decode(o));if(n===255&&t===254||n===60&&t===0)return L(new TextDecoder("utf-16le").decode(o));const D=new TextDecoder().
decode(o);return L(D.includes("�")?Buffer.from(o).toString("latin1"):D)}function W(o){if(o[0]===0||o[1]===0||o[0]===254||o[0]===255)return M(o);const t=(0,S.bS)(
o).toString("latin1",0,R),s=U.exec(t)?.[1]?.toLowerCase()??"utf-8";if(N.has(s))try{return new TextDecoder(s,{fatal:!0}).decode(o)}catch{return}}const R=200,U=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
N=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),L=o=>o.startsWith("\uFEFF")?o.slice(1):o;function B(o){const n=new DataView(o.buffer,
o.byteOffset,o.byteLength),t=o[0]!==0,s=[];for(let x=0;x+4<=o.length;x+=4){const D=n.getUint32(x,t);if(D>1114111)return;s.push(String.fromCodePoint(D))}return L(
s.join(""))}const k=o=>o.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),33238:((I,C,l)=>{l.d(C,{Y:()=>B});var S=l(
91374),A=l(39684),P=l(9819),F=l(33973),O=l(21996),T=l(87773),v=l(17671),h=l(58006),u=l(78157),a=l(45599),m=l(21115),M=l(17413);const W=2e3;async function R(e,d,i){
const r=e.resolve(d);let f="";for(const g of(0,a.cy)(r)?r:[d]){const c=e.resolve(g);if(c instanceof a.Mx&&(f=Buffer.from(c.bytes).toString("latin1")),!(0,a.i9)(
g)||!(c instanceof a.Z6))continue;let p;try{p=(0,u.bS)(e.decoded(c))}catch{continue}const w=e.job.pace.step(W+p.length);if(w&&await w,!p.includes("ignature"))continue;
const E=p.toString("latin1"),y=await(0,M.Y)(E,U(f,i),e.job.pace);y!==E&&e.put(g,(0,h.n)(c,Buffer.from(y,"latin1"),{compress:!1}))}}function U(e,d){return({namespace:i,
local:r},f)=>r==="Signature"&&i===m.dK.ds||r==="signature"&&d&&e!=="datasets"&&!f.some(N)}const N=({namespace:e,local:d})=>d==="datasets"&&e===m.dK.xfa;var L=l(
43791);async function B(e,d){const i=(0,v.Hi)(e),r=await k(e),f=new Set,g=new Set,c=r.map(({dict:p})=>(0,S.fq)(e,p));for(const p of r)t(i,p,d,f,g);return f.size>
0&&await s(i,f,g),await D(e,f.size>0),{fields:c,objects:f,usageRights:K(e)}}async function k(e){const d=(await(0,O.zx)(e,["Sig"])).Sig;if(d.length===0)return[];
for await(const[w,E]of(0,T.$)(e,d))o(e,w,E);const i=new Map;for(const{number:w,dict:E,type:y}of await(0,S.qU)(e))y==="Sig"&&w!==void 0&&n(e,i,w,E);const r=new Set(
[...i.values()].flatMap(({number:w,widgets:E})=>[w,...E])),{Sig:f,Widget:g}=await(0,O.zx)(e,["Sig","Widget"]),c=[];for await(const[w,E]of(0,T.$)(e,new Set([...f,
...g])))r.has(w)||!(0,a.Zm)(E)||!(E.has("T")||(0,a.Eo)(E.get("Subtype"),"Widget"))||(0,S.pv)(e,E)==="Sig"&&c.push(w);const p=c.length>0?(await(0,F.Gy)(e)).live:
void 0;for(const w of c)p?.[w]===1&&n(e,i,w,e.get(w));return[...i.values()]}function o(e,d,i){const r=[i];for(let f=r.pop();f!==void 0;f=r.pop()){if((0,a.Zm)(f))
for(const g of f.values())r.push(g);if(Array.isArray(f))for(const[g,c]of f.entries())!(0,a.Zm)(c)||!(0,a.Eo)(c.get("FT"),"Sig")?r.push(c):(e.edit(d),f[g]=e.add(
c))}}function n(e,d,i,r){if(!(0,a.Zm)(e.resolve((0,S.hj)(e,r,"V"))))return;const f=r.get("Parent"),g=e.dict(f);if(!r.has("T")&&(0,a.i9)(f)&&g?.has("T")){n(e,d,f.
number,g),d.get(f.number)?.widgets.add(i);return}if(d.has(i))return;const c=(e.array(r.get("Kids"))??[]).flatMap(p=>(0,a.i9)(p)?[p.number]:[]);d.set(i,{number:i,
dict:r,widgets:new Set((0,a.Eo)(r.get("Subtype"),"Widget")?[i,...c]:c)})}function t({removal:e},{number:d,dict:i,widgets:r},f,g,c){const{document:p}=e;g.add(d);
const w=(0,S.hj)(p,i,"V");(0,a.i9)(w)&&e.remove(w.number);for(const E of r){const y=p.get(E);if(!(0,a.Zm)(y))continue;if(g.add(E),f==="keep"&&(0,A.K)(p,y)){p.edit(
E),(0,A.x)(p,y);continue}const _=p.resolve(y.get("StructParent"));typeof _=="number"&&c.add(_),e.remove(E)}r.has(d)||e.remove(d)}async function s(e,d,i){const{removal:r,
structure:f}=e,{document:g}=r;await x(e,d);const c=(0,P.Wo)(g,"AcroForm");for(const p of["Fields","CO"]){const w=g.array(c?.dict.get(p)),E=w?.filter(y=>!r.isGone(
y)&&!((0,a.i9)(y)&&d.has(y.number)));!c||!w||!E||E.length===w.length||(g.edit(c.holder),E.length>0||p==="Fields"?c.dict.set(p,E):c.dict.delete(p))}await f.dropKeys(
i),await f.flush(),await(0,v.Pv)(e,new Set(r.removed()))}async function x({removal:e},d){const{document:i}=e;for(const{number:r,dict:f}of[...await(0,S.qU)(i)].reverse()){
const g=i.array(f.get("Kids")),c=g?.filter(p=>!e.isGone(p)&&!((0,a.i9)(p)&&d.has(p.number)));r===void 0||!g||!c||c.length===g.length||(i.edit(r),c.length>0?f.set(
"Kids",c):(0,a.Eo)(f.get("Subtype"),"Widget")?f.delete("Kids"):e.remove(r))}}async function D(e,d){const i=(0,P.Wo)(e,"AcroForm");if(!i)return;i.dict.has("SigFl\
ags")&&(e.edit(i.holder),i.dict.delete("SigFlags")),await R(e,i.dict.get("XFA"),d);const r=(e.array(i.dict.get("Fields"))??[]).length===0&&!i.dict.has("DR")&&!i.
dict.has("XFA");d&&r&&e.editCatalog().delete("AcroForm")}function K(e){const{catalog:d}=e,i=e.dict(d.get("Perms"));(0,L.H)(e);for(const r of["Perms","Legal"])d.
has(r)&&e.editCatalog().delete(r);return i?.has("UR3")===!0||i?.has("UR")===!0}}),58006:((I,C,l)=>{l.d(C,{n:()=>F});var S=l(48249),A=l(45599);const P=["DecodePa\
rms","F","FFilter","FDecodeParms","DL"];function F(O,T,{compress:v}){const h=new A.Bi(O.dict);v?h.set("Filter",(0,A.UU)("FlateDecode")):h.delete("Filter");for(const u of P)
h.delete(u);return new A.Z6(h,v?(0,S.Kc)(T):T)}})};
