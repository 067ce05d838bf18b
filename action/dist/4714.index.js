"use strict";exports.id=4714,exports.ids=[4714],exports.modules={98400:((R,P,l)=>{l.r(P),l.d(P,{remove_signatures:()=>E});var S=l(56457),T=l(12237),M=l(14029),A=l(33238);const E=async(D,{
appearance:s,open_password:c},v)=>{const x=await(0,T.E)(D.bytes,v,{password:c}),C=await(0,A.Y)(x,s),W=(0,S.D)(C,s),U=await(0,M.UN)(x),a=x.pages.count;return{documents:[
{name:D.name,bytes:U,pageCount:a}],notes:W.length>0?W:[p],facts:{pageCount:a,removedSignatures:C.fields.length,removedSignatureFields:C.fields}}},p={code:"no_si\
gnatures",message:"The document had no signature."}}),43496:((R,P,l)=>{l.d(P,{HC:()=>A,dK:()=>S,ee:()=>M});const S={rdf:"http://www.w3.org/1999/02/22-rdf-syntax\
-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",
pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",
pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http:\
//www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/\
pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},T=new Map(Object.entries(S));class M{uris=new Map;declared=[];known=new Map;enter(c){
let v;for(const{name:x,value:C}of c){if(!A(x))continue;const W=x.slice(6),U=this.uris.get(W);U?U.push(C):this.uris.set(W,[C]),(v??=[]).push(W)}this.declared.push(
v??E),v&&this.known.clear()}leave(){const c=this.declared.pop()??E;for(const v of c)this.uris.get(v).pop();c.length>0&&this.known.clear()}declares(c){return(this.
uris.get(D(c))?.length??0)>0}ofElement(c){let v=this.known.get(c);if(!v){const x=D(c),C=this.uris.get(x)?.at(-1)??T.get(x)??"";this.known.size===p&&this.known.clear(),
this.known.set(c,v={namespace:C,local:c.slice(c.indexOf(":")+1)})}return v}ofAttribute(c){return c.includes(":")?this.ofElement(c):{namespace:"",local:c}}}const A=s=>s===
"xmlns"||s.startsWith("xmlns:"),E=[],p=1e3,D=s=>s.slice(0,Math.max(s.indexOf(":"),0))}),17413:((R,P,l)=>{l.d(P,{Y:()=>M});var S=l(43496),T=l(3907);async function M(E,p,D){
const s=new A(p);await(0,T.km)(E,D,x=>((x.kind==="start"||x.kind==="empty")&&s.start(x.name,x.attributes,x.from),(x.kind==="end"||x.kind==="empty")&&s.end(x.name,
x.to),s.isTooDeep));const c=[];let v=0;for(const x of s.dropped)c.push(E.slice(v,x.from)),v=x.to;return c.join("")+E.slice(v)}class A{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new S.
ee;constructor(p){this.drops=p}start(p,D,s){this.isTooDeep=this.open.length>=T.ol,this.scope.enter(D);const c=this.scope.ofElement(p);this.open.push({name:p,from:s,
drops:this.drops(c,this.elements)}),this.elements.push(c)}end(p,D){let s=this.open.length-1;for(;s>=0&&this.open[s].name!==p;)s--;if(s<0)return;const{drops:c,from:v}=this.
open[s];for(;this.open.length>s;)this.open.pop(),this.elements.pop(),this.scope.leave();if(c){for(;this.dropped.length>0&&this.dropped.at(-1).from>v;)this.dropped.
pop();this.dropped.push({from:v,to:D})}}}}),3907:((R,P,l)=>{l.d(P,{X:()=>U,km:()=>M,ol:()=>S,xK:()=>x});const S=200,T=1e4;async function M(a,e,t){const i=new A(
a);for(let m=i.next();m;m=i.next()){if(t(m))return"left";const O=e.step((m.to-m.from)*4+50);O&&await O}return i.hasDocumentType?"document type":i.malformed?"mal\
formed":"well-formed"}class A{text;malformed=!1;hasDocumentType=!1;at=0;constructor(e){this.text=e}next(){const{text:e,at:t}=this;if(t>=e.length)return;if(e.charCodeAt(
t)!==E)return this.characters(t,this.nextTag(t));if(e.startsWith("<!--",t))return this.other(t,"-->",4);if(e.startsWith("<?",t))return this.other(t,"?>",2);if(e.
startsWith("<![CDATA[",t)){const m=e.indexOf("]]>",t);return m<0?this.end():(this.at=m+3,{kind:"text",text:e.slice(t+9,m),from:t,to:this.at})}return e.startsWith(
"<!",t)?(this.hasDocumentType=e.startsWith("<!DOCTYPE",t),this.end()):(e.charCodeAt(t+1)===D?this.endTag(t):this.startTag(t))??this.fault(t,this.nextTag(t+1))}other(e,t,i){
const m=this.text.indexOf(t,e+i);return m<0?this.end():(this.at=m+t.length,{kind:"other",from:e,to:this.at})}endTag(e){const t=this.name(e+2),i=this.blanks(t);if(!(t===
e+2||this.text.charCodeAt(i)!==p))return this.at=i+1,{kind:"end",name:this.text.slice(e+2,t),from:e,to:this.at}}startTag(e){const{text:t}=this,i=this.name(e+1);
if(i===e+1)return;const m=t.slice(e+1,i),O=[];for(let k=i;;){const F=this.blanks(k),_=t.charCodeAt(F);if(_===p||_===D&&t.charCodeAt(F+1)===p)return this.at=_===
p?F+1:F+2,{kind:_===p?"start":"empty",name:m,attributes:O,from:e,to:this.at};const n=this.name(F),f=this.blanks(n),o=this.blanks(f+1),r=t[o];if(F===k||n===F||t[f]!==
"="||r!=='"'&&r!=="'")return;const d=t.indexOf(r,o+1),h=t.slice(o+1,Math.max(d,o+1)),u=h.includes("<")?void 0:c(h);if(d<0||u===void 0||O.length>=T)return;O.push(
{name:t.slice(F,n),value:u,from:F,to:d+1}),k=d+1}}characters(e,t){const i=c(this.text.slice(e,t));return i===void 0?this.fault(e,t):(this.at=t,{kind:"text",text:i,
from:e,to:t})}nextTag(e){const t=this.text.indexOf("<",e);return t<0?this.text.length:t}fault(e,t){return this.malformed=!0,this.at=t,{kind:"other",from:e,to:t}}end(){
this.malformed=!0,this.at=this.text.length}blanks(e){const{text:t}=this;for(;;){const i=t.charCodeAt(e);if(i!==32&&i!==9&&i!==10&&i!==13)return e;e++}}name(e){const{
text:t}=this;for(;e<t.length;e++){const i=t.charCodeAt(e);if(i<=32||i===D||i===p||i===E||i===61||i===34||i===39)break}return e}}const[E,p,D]=[60,62,47],s=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function c(a){if(!a.includes("&"))return a;const e=[];let t=0;for(let i=a.indexOf("&");i>=0;i=a.indexOf(
"&",t)){const m=a.indexOf(";",i);if(m<0||m-i>12)return;const O=a.slice(i+1,m),k=s.get(O)??v(O);if(k===void 0)return;e.push(a.slice(t,i),k),t=m+1}return e.push(a.
slice(t)),e.join("")}function v(a){const e=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(a),t=e?parseInt(e[1]??e[2],e[1]===void 0?10:16):-1;return t>0&&t<=1114111&&!(t>=55296&&
t<=57343)?String.fromCodePoint(t):void 0}function x(a){const[e,t,i,m]=a;if(e===0&&t===0&&(i===254||i===0)||e===255&&t===254&&i===0&&m===0)return W(a);if(e===254&&
t===255||e===0&&t===60)return C(new TextDecoder("utf-16be").decode(a));if(e===255&&t===254||e===60&&t===0)return C(new TextDecoder("utf-16le").decode(a));const O=new TextDecoder().
decode(a);return C(O.includes("�")?Buffer.from(a).toString("latin1"):O)}const C=a=>a.startsWith("\uFEFF")?a.slice(1):a;function W(a){const e=new DataView(a.buffer,
a.byteOffset,a.byteLength),t=a[0]!==0,i=[];for(let m=0;m+4<=a.length;m+=4){const O=e.getUint32(m,t);if(O>1114111)return;i.push(String.fromCodePoint(O))}return C(
i.join(""))}const U=a=>a.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),33238:((R,P,l)=>{l.d(P,{Y:()=>a});var S=l(
91374),T=l(39684),M=l(9819),A=l(33973),E=l(21996),p=l(17671),D=l(58006),s=l(45599),c=l(43496),v=l(17413);async function x(n,f,o){const r=n.resolve(f);let d="";for(const h of(0,s.
cy)(r)?r:[f]){const u=n.resolve(h);if(u instanceof s.Mx&&(d=Buffer.from(u.bytes).toString("latin1")),!(0,s.i9)(h)||!(u instanceof s.Z6))continue;let g;try{g=Buffer.
from(n.decoded(u)).toString("latin1")}catch{continue}const w=await(0,v.Y)(g,C(d,o),n.job.pace);w!==g&&n.put(h,(0,D.n)(u,Buffer.from(w,"latin1"),{compress:!1}))}}
function C(n,f){return({namespace:o,local:r},d)=>r==="Signature"&&o===c.dK.ds||r==="signature"&&f&&n!=="datasets"&&!d.some(W)}const W=({namespace:n,local:f})=>f===
"datasets"&&n===c.dK.xfa;var U=l(43791);async function a(n,f){const o=(0,p.Hi)(n),r=await e(n),d=new Set,h=new Set,u=r.map(({dict:g})=>(0,S.fq)(n,g));for(const g of r)
m(o,g,f,d,h);return d.size>0&&await O(o,d,h),await F(n,d.size>0),{fields:u,objects:d,usageRights:_(n)}}async function e(n){const f=(await(0,E.zx)(n,["Sig"])).Sig;
if(f.length===0)return[];for(const w of f)t(n,w);const o=new Map;for(const{number:w,dict:y,type:K}of await(0,S.qU)(n))K==="Sig"&&w!==void 0&&i(n,o,w,y);const r=new Set(
[...o.values()].flatMap(({number:w,widgets:y})=>[w,...y])),{Sig:d,Widget:h}=await(0,E.zx)(n,["Sig","Widget"]),u=[...new Set([...d,...h])].filter(w=>{const y=r.has(
w)?null:n.get(w);return(0,s.Zm)(y)&&(y.has("T")||(0,s.Eo)(y.get("Subtype"),"Widget"))&&(0,S.pv)(n,y)==="Sig"}),g=u.length>0?(await(0,A.Gy)(n)).live:void 0;for(const w of u)
g?.[w]===1&&i(n,o,w,n.get(w));return[...o.values()]}function t(n,f){const o=[n.get(f)];for(let r=o.pop();r!==void 0;r=o.pop()){if((0,s.Zm)(r))for(const d of r.values())
o.push(d);if(Array.isArray(r))for(const[d,h]of r.entries())!(0,s.Zm)(h)||!(0,s.Eo)(h.get("FT"),"Sig")?o.push(h):(n.edit(f),r[d]=n.add(h))}}function i(n,f,o,r){if(!(0,s.
Zm)(n.resolve((0,S.hj)(n,r,"V"))))return;const d=r.get("Parent"),h=n.dict(d);if(!r.has("T")&&(0,s.i9)(d)&&h?.has("T")){i(n,f,d.number,h),f.get(d.number)?.widgets.
add(o);return}if(f.has(o))return;const u=(n.array(r.get("Kids"))??[]).flatMap(g=>(0,s.i9)(g)?[g.number]:[]);f.set(o,{number:o,dict:r,widgets:new Set((0,s.Eo)(r.
get("Subtype"),"Widget")?[o,...u]:u)})}function m({removal:n},{number:f,dict:o,widgets:r},d,h,u){const{document:g}=n;h.add(f);const w=(0,S.hj)(g,o,"V");(0,s.i9)(
w)&&n.remove(w.number);for(const y of r){const K=g.get(y);if(!(0,s.Zm)(K))continue;if(h.add(y),d==="keep"&&(0,T.K)(g,K)){g.edit(y),(0,T.x)(g,K);continue}const L=g.
resolve(K.get("StructParent"));typeof L=="number"&&u.add(L),n.remove(y)}r.has(f)||n.remove(f)}async function O(n,f,o){const{removal:r,structure:d}=n,{document:h}=r;
await k(n,f);const u=(0,M.Wo)(h,"AcroForm");for(const g of["Fields","CO"]){const w=h.array(u?.dict.get(g)),y=w?.filter(K=>!r.isGone(K)&&!((0,s.i9)(K)&&f.has(K.number)));
!u||!w||!y||y.length===w.length||(h.edit(u.holder),y.length>0||g==="Fields"?u.dict.set(g,y):u.dict.delete(g))}await d.dropKeys(o),await d.flush(),await(0,p.Pv)(
n,new Set(r.removed()))}async function k({removal:n},f){const{document:o}=n;for(const{number:r,dict:d}of[...await(0,S.qU)(o)].reverse()){const h=o.array(d.get("\
Kids")),u=h?.filter(g=>!n.isGone(g)&&!((0,s.i9)(g)&&f.has(g.number)));r===void 0||!h||!u||u.length===h.length||(o.edit(r),u.length>0?d.set("Kids",u):(0,s.Eo)(d.
get("Subtype"),"Widget")?d.delete("Kids"):n.remove(r))}}async function F(n,f){const o=(0,M.Wo)(n,"AcroForm");if(!o)return;o.dict.has("SigFlags")&&(n.edit(o.holder),
o.dict.delete("SigFlags")),await x(n,o.dict.get("XFA"),f);const r=(n.array(o.dict.get("Fields"))??[]).length===0&&!o.dict.has("DR")&&!o.dict.has("XFA");f&&r&&n.
editCatalog().delete("AcroForm")}function _(n){const{catalog:f}=n,o=n.dict(f.get("Perms"));(0,U.H)(n);for(const r of["Perms","Legal"])f.has(r)&&n.editCatalog().
delete(r);return o?.has("UR3")===!0||o?.has("UR")===!0}}),70549:((R,P,l)=>{l.d(P,{n:()=>S});function S(T){const M=new WeakMap;return A=>{if(A.hasChanges)return T(
A);const E=M.get(A);if(E)return E.answer;const p=T(A);return M.set(A,{answer:p}),p}}}),58006:((R,P,l)=>{l.d(P,{n:()=>A});var S=l(59596),T=l(45599);const M=["Dec\
odeParms","F","FFilter","FDecodeParms","DL"];function A(E,p,{compress:D}){const s=new T.Bi(E.dict);D?s.set("Filter",(0,T.UU)("FlateDecode")):s.delete("Filter");
for(const c of M)s.delete(c);return new T.Z6(s,D?(0,S.Kc)(p):p)}})};
