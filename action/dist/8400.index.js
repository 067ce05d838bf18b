"use strict";exports.id=8400,exports.ids=[8400],exports.modules={98400:((L,M,l)=>{l.r(M),l.d(M,{remove_signatures:()=>T});var S=l(56457),A=l(92356),P=l(14029),C=l(33238);const T=async(E,{
appearance:s,open_password:c},v)=>{const m=await(0,A.E)(E.bytes,v,{password:c}),O=await(0,C.Y)(m,s),W=(0,S.D)(O,s),U=await(0,P.UN)(m),a=m.pages.count;return{documents:[
{name:E.name,bytes:U,pageCount:a}],notes:W.length>0?W:[x],facts:{pageCount:a,removedSignatures:O.fields.length,removedSignatureFields:O.fields}}},x={code:"no_si\
gnatures",message:"The document had no signature."}}),43496:((L,M,l)=>{l.d(M,{HC:()=>C,dK:()=>S,ee:()=>P});const S={rdf:"http://www.w3.org/1999/02/22-rdf-syntax\
-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",
pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",
pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http:\
//www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/\
pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},A=new Map(Object.entries(S));class P{uris=new Map;declared=[];known=new Map;enter(c){
let v;for(const{name:m,value:O}of c){if(!C(m))continue;const W=m.slice(6),U=this.uris.get(W);U?U.push(O):this.uris.set(W,[O]),(v??=[]).push(W)}this.declared.push(
v??T),v&&this.known.clear()}leave(){const c=this.declared.pop()??T;for(const v of c)this.uris.get(v).pop();c.length>0&&this.known.clear()}declares(c){return(this.
uris.get(E(c))?.length??0)>0}ofElement(c){let v=this.known.get(c);if(!v){const m=E(c),O=this.uris.get(m)?.at(-1)??A.get(m)??"";this.known.size===x&&this.known.clear(),
this.known.set(c,v={namespace:O,local:c.slice(c.indexOf(":")+1)})}return v}ofAttribute(c){return c.includes(":")?this.ofElement(c):{namespace:"",local:c}}}const C=s=>s===
"xmlns"||s.startsWith("xmlns:"),T=[],x=1e3,E=s=>s.slice(0,Math.max(s.indexOf(":"),0))}),17413:((L,M,l)=>{l.d(M,{Y:()=>P});var S=l(43496),A=l(3907);async function P(T,x,E){
const s=new C(x);await(0,A.km)(T,E,m=>((m.kind==="start"||m.kind==="empty")&&s.start(m.name,m.attributes,m.from),(m.kind==="end"||m.kind==="empty")&&s.end(m.name,
m.to),s.isTooDeep));const c=[];let v=0;for(const m of s.dropped)c.push(T.slice(v,m.from)),v=m.to;return c.join("")+T.slice(v)}class C{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new S.
ee;constructor(x){this.drops=x}start(x,E,s){this.isTooDeep=this.open.length>=A.ol,this.scope.enter(E);const c=this.scope.ofElement(x);this.open.push({name:x,from:s,
drops:this.drops(c,this.elements)}),this.elements.push(c)}end(x,E){let s=this.open.length-1;for(;s>=0&&this.open[s].name!==x;)s--;if(s<0)return;const{drops:c,from:v}=this.
open[s];for(;this.open.length>s;)this.open.pop(),this.elements.pop(),this.scope.leave();if(c){for(;this.dropped.length>0&&this.dropped.at(-1).from>v;)this.dropped.
pop();this.dropped.push({from:v,to:E})}}}}),3907:((L,M,l)=>{l.d(M,{X:()=>U,km:()=>P,ol:()=>S,xK:()=>m});const S=200,A=1e4;async function P(a,e,t){const i=new C(
a);for(let g=i.next();g;g=i.next()){if(t(g))return"left";const y=e.step((g.to-g.from)*4+50);y&&await y}return i.hasDocumentType?"document type":i.malformed?"mal\
formed":"well-formed"}class C{text;malformed=!1;hasDocumentType=!1;at=0;constructor(e){this.text=e}next(){const{text:e,at:t}=this;if(t>=e.length)return;if(e.charCodeAt(
t)!==T)return this.characters(t,this.nextTag(t));if(e.startsWith("<!--",t))return this.other(t,"-->",4);if(e.startsWith("<?",t))return this.other(t,"?>",2);if(e.
startsWith("<![CDATA[",t)){const g=e.indexOf("]]>",t);return g<0?this.end():(this.at=g+3,{kind:"text",text:e.slice(t+9,g),from:t,to:this.at})}return e.startsWith(
"<!",t)?(this.hasDocumentType=e.startsWith("<!DOCTYPE",t),this.end()):(e.charCodeAt(t+1)===E?this.endTag(t):this.startTag(t))??this.fault(t,this.nextTag(t+1))}other(e,t,i){
const g=this.text.indexOf(t,e+i);return g<0?this.end():(this.at=g+t.length,{kind:"other",from:e,to:this.at})}endTag(e){const t=this.name(e+2),i=this.blanks(t);if(!(t===
e+2||this.text.charCodeAt(i)!==x))return this.at=i+1,{kind:"end",name:this.text.slice(e+2,t),from:e,to:this.at}}startTag(e){const{text:t}=this,i=this.name(e+1);
if(i===e+1)return;const g=t.slice(e+1,i),y=[];for(let R=i;;){const F=this.blanks(R),k=t.charCodeAt(F);if(k===x||k===E&&t.charCodeAt(F+1)===x)return this.at=k===
x?F+1:F+2,{kind:k===x?"start":"empty",name:g,attributes:y,from:e,to:this.at};const n=this.name(F),f=this.blanks(n),o=this.blanks(f+1),r=t[o];if(F===R||n===F||t[f]!==
"="||r!=='"'&&r!=="'")return;const d=t.indexOf(r,o+1),h=t.slice(o+1,Math.max(d,o+1)),u=h.includes("<")?void 0:c(h);if(d<0||u===void 0||y.length>=A)return;y.push(
{name:t.slice(F,n),value:u,from:F,to:d+1}),R=d+1}}characters(e,t){const i=c(this.text.slice(e,t));return i===void 0?this.fault(e,t):(this.at=t,{kind:"text",text:i,
from:e,to:t})}nextTag(e){const t=this.text.indexOf("<",e);return t<0?this.text.length:t}fault(e,t){return this.malformed=!0,this.at=t,{kind:"other",from:e,to:t}}end(){
this.malformed=!0,this.at=this.text.length}blanks(e){const{text:t}=this;for(;;){const i=t.charCodeAt(e);if(i!==32&&i!==9&&i!==10&&i!==13)return e;e++}}name(e){const{
text:t}=this;for(;e<t.length;e++){const i=t.charCodeAt(e);if(i<=32||i===E||i===x||i===T||i===61||i===34||i===39)break}return e}}const[T,x,E]=[60,62,47],s=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function c(a){if(!a.includes("&"))return a;const e=[];let t=0;for(let i=a.indexOf("&");i>=0;i=a.indexOf(
"&",t)){const g=a.indexOf(";",i);if(g<0||g-i>12)return;const y=a.slice(i+1,g),R=s.get(y)??v(y);if(R===void 0)return;e.push(a.slice(t,i),R),t=g+1}return e.push(a.
slice(t)),e.join("")}function v(a){const e=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(a),t=e?parseInt(e[1]??e[2],e[1]===void 0?10:16):-1;return t>0&&t<=1114111&&!(t>=55296&&
t<=57343)?String.fromCodePoint(t):void 0}function m(a){const[e,t,i,g]=a;if(e===0&&t===0&&(i===254||i===0)||e===255&&t===254&&i===0&&g===0)return W(a);if(e===254&&
t===255||e===0&&t===60)return O(new TextDecoder("utf-16be").decode(a));if(e===255&&t===254||e===60&&t===0)return O(new TextDecoder("utf-16le").decode(a));const y=new TextDecoder().
decode(a);return O(y.includes("�")?Buffer.from(a).toString("latin1"):y)}const O=a=>a.startsWith("\uFEFF")?a.slice(1):a;function W(a){const e=new DataView(a.buffer,
a.byteOffset,a.byteLength),t=a[0]!==0,i=[];for(let g=0;g+4<=a.length;g+=4){const y=e.getUint32(g,t);if(y>1114111)return;i.push(String.fromCodePoint(y))}return O(
i.join(""))}const U=a=>a.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),33238:((L,M,l)=>{l.d(M,{Y:()=>a});var S=l(
91374),A=l(39684),P=l(9819),C=l(33973),T=l(21996),x=l(17671),E=l(58006),s=l(45599),c=l(43496),v=l(17413);async function m(n,f,o){const r=n.resolve(f);let d="";for(const h of(0,s.
cy)(r)?r:[f]){const u=n.resolve(h);if(u instanceof s.Mx&&(d=Buffer.from(u.bytes).toString("latin1")),!(0,s.i9)(h)||!(u instanceof s.Z6))continue;let p;try{p=Buffer.
from(n.decoded(u)).toString("latin1")}catch{continue}const w=await(0,v.Y)(p,O(d,o),n.job.pace);w!==p&&n.put(h,(0,E.n)(u,Buffer.from(w,"latin1"),{compress:!1}))}}
function O(n,f){return({namespace:o,local:r},d)=>r==="Signature"&&o===c.dK.ds||r==="signature"&&f&&n!=="datasets"&&!d.some(W)}const W=({namespace:n,local:f})=>f===
"datasets"&&n===c.dK.xfa;var U=l(43791);async function a(n,f){const o=(0,x.Hi)(n),r=await e(n),d=new Set,h=new Set,u=r.map(({dict:p})=>(0,S.fq)(n,p));for(const p of r)
g(o,p,f,d,h);return d.size>0&&await y(o,d,h),await F(n,d.size>0),{fields:u,objects:d,usageRights:k(n)}}async function e(n){const f=(await(0,T.zx)(n,["Sig"])).Sig;
if(f.length===0)return[];for(const w of f)t(n,w);const o=new Map;for(const{number:w,dict:D,type:K}of await(0,S.qU)(n))K==="Sig"&&w!==void 0&&i(n,o,w,D);const r=new Set(
[...o.values()].flatMap(({number:w,widgets:D})=>[w,...D])),{Sig:d,Widget:h}=await(0,T.zx)(n,["Sig","Widget"]),u=[...new Set([...d,...h])].filter(w=>{const D=r.has(
w)?null:n.get(w);return(0,s.Zm)(D)&&(D.has("T")||(0,s.Eo)(D.get("Subtype"),"Widget"))&&(0,S.pv)(n,D)==="Sig"}),p=u.length>0?(await(0,C.Gy)(n)).live:void 0;for(const w of u)
p?.[w]===1&&i(n,o,w,n.get(w));return[...o.values()]}function t(n,f){const o=[n.get(f)];for(let r=o.pop();r!==void 0;r=o.pop()){if((0,s.Zm)(r))for(const d of r.values())
o.push(d);if(Array.isArray(r))for(const[d,h]of r.entries())!(0,s.Zm)(h)||!(0,s.Eo)(h.get("FT"),"Sig")?o.push(h):(n.edit(f),r[d]=n.add(h))}}function i(n,f,o,r){if(!(0,s.
Zm)(n.resolve((0,S.hj)(n,r,"V"))))return;const d=r.get("Parent"),h=n.dict(d);if(!r.has("T")&&(0,s.i9)(d)&&h?.has("T")){i(n,f,d.number,h),f.get(d.number)?.widgets.
add(o);return}if(f.has(o))return;const u=(n.array(r.get("Kids"))??[]).flatMap(p=>(0,s.i9)(p)?[p.number]:[]);f.set(o,{number:o,dict:r,widgets:new Set((0,s.Eo)(r.
get("Subtype"),"Widget")?[o,...u]:u)})}function g({removal:n},{number:f,dict:o,widgets:r},d,h,u){const{document:p}=n;h.add(f);const w=(0,S.hj)(p,o,"V");(0,s.i9)(
w)&&n.remove(w.number);for(const D of r){const K=p.get(D);if(!(0,s.Zm)(K))continue;if(h.add(D),d==="keep"&&(0,A.K)(p,K)){p.edit(D),(0,A.x)(p,K);continue}const _=p.
resolve(K.get("StructParent"));typeof _=="number"&&u.add(_),n.remove(D)}r.has(f)||n.remove(f)}async function y(n,f,o){const{removal:r,structure:d}=n,{document:h}=r;
await R(n,f);const u=(0,P.Wo)(h,"AcroForm");for(const p of["Fields","CO"]){const w=h.array(u?.dict.get(p)),D=w?.filter(K=>!r.isGone(K)&&!((0,s.i9)(K)&&f.has(K.number)));
!u||!w||!D||D.length===w.length||(h.edit(u.holder),D.length>0||p==="Fields"?u.dict.set(p,D):u.dict.delete(p))}await d.dropKeys(o),await d.flush(),await(0,x.Pv)(
n,new Set(r.removed()))}async function R({removal:n},f){const{document:o}=n;for(const{number:r,dict:d}of[...await(0,S.qU)(o)].reverse()){const h=o.array(d.get("\
Kids")),u=h?.filter(p=>!n.isGone(p)&&!((0,s.i9)(p)&&f.has(p.number)));r===void 0||!h||!u||u.length===h.length||(o.edit(r),u.length>0?d.set("Kids",u):(0,s.Eo)(d.
get("Subtype"),"Widget")?d.delete("Kids"):n.remove(r))}}async function F(n,f){const o=(0,P.Wo)(n,"AcroForm");if(!o)return;o.dict.has("SigFlags")&&(n.edit(o.holder),
o.dict.delete("SigFlags")),await m(n,o.dict.get("XFA"),f);const r=(n.array(o.dict.get("Fields"))??[]).length===0&&!o.dict.has("DR")&&!o.dict.has("XFA");f&&r&&n.
editCatalog().delete("AcroForm")}function k(n){const{catalog:f}=n,o=n.dict(f.get("Perms"));(0,U.H)(n);for(const r of["Perms","Legal"])f.has(r)&&n.editCatalog().
delete(r);return o?.has("UR3")===!0||o?.has("UR")===!0}}),58006:((L,M,l)=>{l.d(M,{n:()=>C});var S=l(81679),A=l(45599);const P=["DecodeParms","F","FFilter","FDec\
odeParms","DL"];function C(T,x,{compress:E}){const s=new A.Bi(T.dict);E?s.set("Filter",(0,A.UU)("FlateDecode")):s.delete("Filter");for(const c of P)s.delete(c);
return new A.Z6(s,E?(0,S.Kc)(x):x)}})};
