"use strict";exports.id=8400,exports.ids=[8400],exports.modules={98400:((k,M,c)=>{c.r(M),c.d(M,{remove_signatures:()=>T});var D=c(56457),A=c(64173),P=c(14029),C=c(33238);const T=async(S,{
appearance:l,open_password:s},w)=>{const g=await(0,A.E)(S.bytes,w,{password:s}),O=await(0,C.Y)(g,l),W=(0,D.D)(O,l),U=await(0,P.UN)(g),d=g.pages.count;return{documents:[
{name:S.name,bytes:U,pageCount:d}],notes:W.length>0?W:[x],facts:{pageCount:d,removedSignatures:O.fields.length,removedSignatureFields:O.fields}}},x={code:"no_si\
gnatures",message:"The document had no signature."}}),21115:((k,M,c)=>{c.d(M,{HC:()=>C,dK:()=>D,ee:()=>P});const D={rdf:"http://www.w3.org/1999/02/22-rdf-syntax\
-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",
pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",
pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http:\
//www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/\
pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},A=new Map(Object.entries(D));class P{uris=new Map;declared=[];known=new Map;enter(s){
let w;for(const{name:g,value:O}of s){if(!C(g))continue;const W=g.slice(6),U=this.uris.get(W);U?U.push(O):this.uris.set(W,[O]),(w??=[]).push(W)}this.declared.push(
w??T),w&&this.known.clear()}leave(){const s=this.declared.pop()??T;for(const w of s)this.uris.get(w).pop();s.length>0&&this.known.clear()}declares(s){return(this.
uris.get(S(s))?.length??0)>0}ofElement(s){let w=this.known.get(s);if(!w){const g=S(s),O=this.uris.get(g)?.at(-1)??A.get(g)??"";this.known.size===x&&this.known.clear(),
this.known.set(s,w={namespace:O,local:s.slice(s.indexOf(":")+1)})}return w}ofAttribute(s){return s.includes(":")?this.ofElement(s):{namespace:"",local:s}}}const C=l=>l===
"xmlns"||l.startsWith("xmlns:"),T=[],x=1e3,S=l=>l.slice(0,Math.max(l.indexOf(":"),0))}),17413:((k,M,c)=>{c.d(M,{Y:()=>P});var D=c(21115),A=c(3907);async function P(T,x,S){
const l=new C(x);await(0,A.km)(T,S,g=>((g.kind==="start"||g.kind==="empty")&&l.start(g.name,g.attributes,g.from),(g.kind==="end"||g.kind==="empty")&&l.end(g.name,
g.to),l.isTooDeep));const s=[];let w=0;for(const g of l.dropped)s.push(T.slice(w,g.from)),w=g.to;return s.join("")+T.slice(w)}class C{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new D.
ee;constructor(x){this.drops=x}start(x,S,l){this.isTooDeep=this.open.length>=A.ol,this.scope.enter(S);const s=this.scope.ofElement(x);this.open.push({name:x,from:l,
drops:this.drops(s,this.elements)}),this.elements.push(s)}end(x,S){let l=this.open.length-1;for(;l>=0&&this.open[l].name!==x;)l--;if(l<0)return;const{drops:s,from:w}=this.
open[l];for(;this.open.length>l;)this.open.pop(),this.elements.pop(),this.scope.leave();if(s){for(;this.dropped.length>0&&this.dropped.at(-1).from>w;)this.dropped.
pop();this.dropped.push({from:w,to:S})}}}}),3907:((k,M,c)=>{c.d(M,{X:()=>U,km:()=>P,ol:()=>D,xK:()=>g});const D=200,A=1e4;async function P(d,e,t){const i=new C(
d);for(let u=i.next();u;u=i.next()){if(t(u))return"left";const y=e.step((u.to-u.from)*4+50);y&&await y}return i.hasDocumentType?"document type":i.malformed?"mal\
formed":"well-formed"}class C{text;malformed=!1;hasDocumentType=!1;at=0;constructor(e){this.text=e}next(){const{text:e,at:t}=this;if(t>=e.length)return;if(e.charCodeAt(
t)!==T)return this.characters(t,this.nextTag(t));if(e.startsWith("<!--",t))return this.other(t,"-->",4);if(e.startsWith("<?",t))return this.other(t,"?>",2);if(e.
startsWith("<![CDATA[",t)){const u=e.indexOf("]]>",t);return u<0?this.end():(this.at=u+3,{kind:"text",text:e.slice(t+9,u),from:t,to:this.at})}return e.startsWith(
"<!",t)?(this.hasDocumentType=e.startsWith("<!DOCTYPE",t),this.end()):(e.charCodeAt(t+1)===S?this.endTag(t):this.startTag(t))??this.fault(t,this.nextTag(t+1))}other(e,t,i){
const u=this.text.indexOf(t,e+i);return u<0?this.end():(this.at=u+t.length,{kind:"other",from:e,to:this.at})}endTag(e){const t=this.name(e+2),i=this.blanks(t);if(!(t===
e+2||this.text.charCodeAt(i)!==x))return this.at=i+1,{kind:"end",name:this.text.slice(e+2,t),from:e,to:this.at}}startTag(e){const{text:t}=this,i=this.name(e+1);
if(i===e+1)return;const u=t.slice(e+1,i),y=[];for(let R=i;;){const F=this.blanks(R),L=t.charCodeAt(F);if(L===x||L===S&&t.charCodeAt(F+1)===x)return this.at=L===
x?F+1:F+2,{kind:L===x?"start":"empty",name:u,attributes:y,from:e,to:this.at};const I=this.name(F),n=this.blanks(I),a=this.blanks(n+1),o=t[a];if(F===R||I===F||t[n]!==
"="||o!=='"'&&o!=="'")return;const r=t.indexOf(o,a+1),f=t.slice(a+1,Math.max(r,a+1)),h=f.includes("<")?void 0:s(f);if(r<0||h===void 0||y.length>=A)return;y.push(
{name:t.slice(F,I),value:h,from:F,to:r+1}),R=r+1}}characters(e,t){const i=s(this.text.slice(e,t));return i===void 0?this.fault(e,t):(this.at=t,{kind:"text",text:i,
from:e,to:t})}nextTag(e){const t=this.text.indexOf("<",e);return t<0?this.text.length:t}fault(e,t){return this.malformed=!0,this.at=t,{kind:"other",from:e,to:t}}end(){
this.malformed=!0,this.at=this.text.length}blanks(e){const{text:t}=this;for(;;){const i=t.charCodeAt(e);if(i!==32&&i!==9&&i!==10&&i!==13)return e;e++}}name(e){const{
text:t}=this;for(;e<t.length;e++){const i=t.charCodeAt(e);if(i<=32||i===S||i===x||i===T||i===61||i===34||i===39)break}return e}}const[T,x,S]=[60,62,47],l=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function s(d){if(!d.includes("&"))return d;const e=[];let t=0;for(let i=d.indexOf("&");i>=0;i=d.indexOf(
"&",t)){const u=d.indexOf(";",i);if(u<0||u-i>12)return;const y=d.slice(i+1,u),R=l.get(y)??w(y);if(R===void 0)return;e.push(d.slice(t,i),R),t=u+1}return e.push(d.
slice(t)),e.join("")}function w(d){const e=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(d),t=e?parseInt(e[1]??e[2],e[1]===void 0?10:16):-1;return t>0&&t<=1114111&&!(t>=55296&&
t<=57343)?String.fromCodePoint(t):void 0}function g(d){const[e,t,i,u]=d;if(e===0&&t===0&&(i===254||i===0)||e===255&&t===254&&i===0&&u===0)return W(d);if(e===254&&
t===255||e===0&&t===60)return O(new TextDecoder("utf-16be").decode(d));if(e===255&&t===254||e===60&&t===0)return O(new TextDecoder("utf-16le").decode(d));const y=new TextDecoder().
decode(d);return O(y.includes("�")?Buffer.from(d).toString("latin1"):y)}const O=d=>d.startsWith("\uFEFF")?d.slice(1):d;function W(d){const e=new DataView(d.buffer,
d.byteOffset,d.byteLength),t=d[0]!==0,i=[];for(let u=0;u+4<=d.length;u+=4){const y=e.getUint32(u,t);if(y>1114111)return;i.push(String.fromCodePoint(y))}return O(
i.join(""))}const U=d=>d.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),33238:((k,M,c)=>{c.d(M,{Y:()=>e});var D=c(
91374),A=c(39684),P=c(9819),C=c(33973),T=c(21996),x=c(17671),S=c(58006),l=c(78157),s=c(45599),w=c(21115),g=c(17413);async function O(n,a,o){const r=n.resolve(a);
let f="";for(const h of(0,s.cy)(r)?r:[a]){const m=n.resolve(h);if(m instanceof s.Mx&&(f=Buffer.from(m.bytes).toString("latin1")),!(0,s.i9)(h)||!(m instanceof s.
Z6))continue;let p;try{p=(0,l.bS)(n.decoded(m))}catch{continue}if(!p.includes("ignature"))continue;const v=p.toString("latin1"),E=await(0,g.Y)(v,W(f,o),n.job.pace);
E!==v&&n.put(h,(0,S.n)(m,Buffer.from(E,"latin1"),{compress:!1}))}}function W(n,a){return({namespace:o,local:r},f)=>r==="Signature"&&o===w.dK.ds||r==="signature"&&
a&&n!=="datasets"&&!f.some(U)}const U=({namespace:n,local:a})=>a==="datasets"&&n===w.dK.xfa;var d=c(43791);async function e(n,a){const o=(0,x.Hi)(n),r=await t(n),
f=new Set,h=new Set,m=r.map(({dict:p})=>(0,D.fq)(n,p));for(const p of r)y(o,p,a,f,h);return f.size>0&&await R(o,f,h),await L(n,f.size>0),{fields:m,objects:f,usageRights:I(
n)}}async function t(n){const a=(await(0,T.zx)(n,["Sig"])).Sig;if(a.length===0)return[];for(const v of a)i(n,v);const o=new Map;for(const{number:v,dict:E,type:K}of await(0,D.
qU)(n))K==="Sig"&&v!==void 0&&u(n,o,v,E);const r=new Set([...o.values()].flatMap(({number:v,widgets:E})=>[v,...E])),{Sig:f,Widget:h}=await(0,T.zx)(n,["Sig","Wid\
get"]),m=[...new Set([...f,...h])].filter(v=>{const E=r.has(v)?null:n.get(v);return(0,s.Zm)(E)&&(E.has("T")||(0,s.Eo)(E.get("Subtype"),"Widget"))&&(0,D.pv)(n,E)===
"Sig"}),p=m.length>0?(await(0,C.Gy)(n)).live:void 0;for(const v of m)p?.[v]===1&&u(n,o,v,n.get(v));return[...o.values()]}function i(n,a){const o=[n.get(a)];for(let r=o.
pop();r!==void 0;r=o.pop()){if((0,s.Zm)(r))for(const f of r.values())o.push(f);if(Array.isArray(r))for(const[f,h]of r.entries())!(0,s.Zm)(h)||!(0,s.Eo)(h.get("F\
T"),"Sig")?o.push(h):(n.edit(a),r[f]=n.add(h))}}function u(n,a,o,r){if(!(0,s.Zm)(n.resolve((0,D.hj)(n,r,"V"))))return;const f=r.get("Parent"),h=n.dict(f);if(!r.
has("T")&&(0,s.i9)(f)&&h?.has("T")){u(n,a,f.number,h),a.get(f.number)?.widgets.add(o);return}if(a.has(o))return;const m=(n.array(r.get("Kids"))??[]).flatMap(p=>(0,s.
i9)(p)?[p.number]:[]);a.set(o,{number:o,dict:r,widgets:new Set((0,s.Eo)(r.get("Subtype"),"Widget")?[o,...m]:m)})}function y({removal:n},{number:a,dict:o,widgets:r},f,h,m){
const{document:p}=n;h.add(a);const v=(0,D.hj)(p,o,"V");(0,s.i9)(v)&&n.remove(v.number);for(const E of r){const K=p.get(E);if(!(0,s.Zm)(K))continue;if(h.add(E),f===
"keep"&&(0,A.K)(p,K)){p.edit(E),(0,A.x)(p,K);continue}const B=p.resolve(K.get("StructParent"));typeof B=="number"&&m.add(B),n.remove(E)}r.has(a)||n.remove(a)}async function R(n,a,o){
const{removal:r,structure:f}=n,{document:h}=r;await F(n,a);const m=(0,P.Wo)(h,"AcroForm");for(const p of["Fields","CO"]){const v=h.array(m?.dict.get(p)),E=v?.filter(
K=>!r.isGone(K)&&!((0,s.i9)(K)&&a.has(K.number)));!m||!v||!E||E.length===v.length||(h.edit(m.holder),E.length>0||p==="Fields"?m.dict.set(p,E):m.dict.delete(p))}
await f.dropKeys(o),await f.flush(),await(0,x.Pv)(n,new Set(r.removed()))}async function F({removal:n},a){const{document:o}=n;for(const{number:r,dict:f}of[...await(0,D.
qU)(o)].reverse()){const h=o.array(f.get("Kids")),m=h?.filter(p=>!n.isGone(p)&&!((0,s.i9)(p)&&a.has(p.number)));r===void 0||!h||!m||m.length===h.length||(o.edit(
r),m.length>0?f.set("Kids",m):(0,s.Eo)(f.get("Subtype"),"Widget")?f.delete("Kids"):n.remove(r))}}async function L(n,a){const o=(0,P.Wo)(n,"AcroForm");if(!o)return;
o.dict.has("SigFlags")&&(n.edit(o.holder),o.dict.delete("SigFlags")),await O(n,o.dict.get("XFA"),a);const r=(n.array(o.dict.get("Fields"))??[]).length===0&&!o.dict.
has("DR")&&!o.dict.has("XFA");a&&r&&n.editCatalog().delete("AcroForm")}function I(n){const{catalog:a}=n,o=n.dict(a.get("Perms"));(0,d.H)(n);for(const r of["Perm\
s","Legal"])a.has(r)&&n.editCatalog().delete(r);return o?.has("UR3")===!0||o?.has("UR")===!0}}),58006:((k,M,c)=>{c.d(M,{n:()=>C});var D=c(81679),A=c(45599);const P=[
"DecodeParms","F","FFilter","FDecodeParms","DL"];function C(T,x,{compress:S}){const l=new A.Bi(T.dict);S?l.set("Filter",(0,A.UU)("FlateDecode")):l.delete("Filte\
r");for(const s of P)l.delete(s);return new A.Z6(l,S?(0,D.Kc)(x):x)}})};
