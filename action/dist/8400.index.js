"use strict";exports.id=8400,exports.ids=[8400],exports.modules={98400:((B,P,u)=>{u.r(P),u.d(P,{remove_signatures:()=>A});var y=u(56457),T=u(90966),C=u(37253),M=u(33238);const A=async(a,{
appearance:d,open_password:l},E)=>{const x=await(0,T.E)(a.bytes,E,{password:l}),O=await(0,M.Y)(x,d),W=(0,y.D)(O,d),U=await(0,C.UN)(x),f=x.pages.count;return{documents:[
{name:a.name,bytes:U,pageCount:f}],notes:W.length>0?W:[w],facts:{pageCount:f,removedSignatures:O.fields.length,removedSignatureFields:O.fields}}},w={code:"no_si\
gnatures",message:"The document had no signature."}}),43496:((B,P,u)=>{u.d(P,{HC:()=>M,dK:()=>y,ee:()=>C});const y={rdf:"http://www.w3.org/1999/02/22-rdf-syntax\
-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",
pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",
pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http:\
//www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/\
pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},T=new Map(Object.entries(y));class C{uris=new Map;declared=[];known=new Map;enter(l){
let E;for(const{name:x,value:O}of l){if(!M(x))continue;const W=x.slice(6),U=this.uris.get(W);U?U.push(O):this.uris.set(W,[O]),(E??=[]).push(W)}this.declared.push(
E??A),E&&this.known.clear()}leave(){const l=this.declared.pop()??A;for(const E of l)this.uris.get(E).pop();l.length>0&&this.known.clear()}declares(l){return(this.
uris.get(a(l))?.length??0)>0}ofElement(l){let E=this.known.get(l);if(!E){const x=a(l),O=this.uris.get(x)?.at(-1)??T.get(x)??"";this.known.size===w&&this.known.clear(),
this.known.set(l,E={namespace:O,local:l.slice(l.indexOf(":")+1)})}return E}ofAttribute(l){return l.includes(":")?this.ofElement(l):{namespace:"",local:l}}}const M=d=>d===
"xmlns"||d.startsWith("xmlns:"),A=[],w=1e3,a=d=>d.slice(0,Math.max(d.indexOf(":"),0))}),17413:((B,P,u)=>{u.d(P,{Y:()=>C});var y=u(43496),T=u(3907);async function C(A,w,a){
const d=new M(w);await(0,T.km)(A,a,x=>((x.kind==="start"||x.kind==="empty")&&d.start(x.name,x.attributes,x.from),(x.kind==="end"||x.kind==="empty")&&d.end(x.name,
x.to),d.isTooDeep));const l=[];let E=0;for(const x of d.dropped)l.push(A.slice(E,x.from)),E=x.to;return l.join("")+A.slice(E)}class M{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new y.
ee;constructor(w){this.drops=w}start(w,a,d){this.isTooDeep=this.open.length>=T.ol,this.scope.enter(a);const l=this.scope.ofElement(w);this.open.push({name:w,from:d,
drops:this.drops(l,this.elements)}),this.elements.push(l)}end(w,a){let d=this.open.length-1;for(;d>=0&&this.open[d].name!==w;)d--;if(d<0)return;const{drops:l,from:E}=this.
open[d];for(;this.open.length>d;)this.open.pop(),this.elements.pop(),this.scope.leave();if(l){for(;this.dropped.length>0&&this.dropped.at(-1).from>E;)this.dropped.
pop();this.dropped.push({from:E,to:a})}}}}),3907:((B,P,u)=>{u.d(P,{X:()=>U,km:()=>C,ol:()=>y,xK:()=>x});const y=200,T=1e4;async function C(f,s,t){const i=new M(
f);for(let m=i.next();m;m=i.next()){if(t(m))return"left";const D=s.step((m.to-m.from)*4+50);D&&await D}return i.hasDocumentType?"document type":i.malformed?"mal\
formed":"well-formed"}class M{text;malformed=!1;hasDocumentType=!1;at=0;constructor(s){this.text=s}next(){const{text:s,at:t}=this;if(t>=s.length)return;if(s.charCodeAt(
t)!==A)return this.characters(t,this.nextTag(t));if(s.startsWith("<!--",t))return this.other(t,"-->",4);if(s.startsWith("<?",t))return this.other(t,"?>",2);if(s.
startsWith("<![CDATA[",t)){const m=s.indexOf("]]>",t);return m<0?this.end():(this.at=m+3,{kind:"text",text:s.slice(t+9,m),from:t,to:this.at})}return s.startsWith(
"<!",t)?(this.hasDocumentType=s.startsWith("<!DOCTYPE",t),this.end()):(s.charCodeAt(t+1)===a?this.endTag(t):this.startTag(t))??this.fault(t,this.nextTag(t+1))}other(s,t,i){
const m=this.text.indexOf(t,s+i);return m<0?this.end():(this.at=m+t.length,{kind:"other",from:s,to:this.at})}endTag(s){const t=this.name(s+2),i=this.blanks(t);if(!(t===
s+2||this.text.charCodeAt(i)!==w))return this.at=i+1,{kind:"end",name:this.text.slice(s+2,t),from:s,to:this.at}}startTag(s){const{text:t}=this,i=this.name(s+1);
if(i===s+1)return;const m=t.slice(s+1,i),D=[];for(let R=i;;){const F=this.blanks(R),_=t.charCodeAt(F);if(_===w||_===a&&t.charCodeAt(F+1)===w)return this.at=_===
w?F+1:F+2,{kind:_===w?"start":"empty",name:m,attributes:D,from:s,to:this.at};const L=this.name(F),N=this.blanks(L),k=this.blanks(N+1),I=t[k];if(F===R||L===F||t[N]!==
"="||I!=='"'&&I!=="'")return;const b=t.indexOf(I,k+1),e=t.slice(k+1,Math.max(b,k+1)),r=e.includes("<")?void 0:l(e);if(b<0||r===void 0||D.length>=T)return;D.push(
{name:t.slice(F,L),value:r,from:F,to:b+1}),R=b+1}}characters(s,t){const i=l(this.text.slice(s,t));return i===void 0?this.fault(s,t):(this.at=t,{kind:"text",text:i,
from:s,to:t})}nextTag(s){const t=this.text.indexOf("<",s);return t<0?this.text.length:t}fault(s,t){return this.malformed=!0,this.at=t,{kind:"other",from:s,to:t}}end(){
this.malformed=!0,this.at=this.text.length}blanks(s){const{text:t}=this;for(;;){const i=t.charCodeAt(s);if(i!==32&&i!==9&&i!==10&&i!==13)return s;s++}}name(s){const{
text:t}=this;for(;s<t.length;s++){const i=t.charCodeAt(s);if(i<=32||i===a||i===w||i===A||i===61||i===34||i===39)break}return s}}const[A,w,a]=[60,62,47],d=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function l(f){if(!f.includes("&"))return f;const s=[];let t=0;for(let i=f.indexOf("&");i>=0;i=f.indexOf(
"&",t)){const m=f.indexOf(";",i);if(m<0||m-i>12)return;const D=f.slice(i+1,m),R=d.get(D)??E(D);if(R===void 0)return;s.push(f.slice(t,i),R),t=m+1}return s.push(f.
slice(t)),s.join("")}function E(f){const s=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(f),t=s?parseInt(s[1]??s[2],s[1]===void 0?10:16):-1;return t>0&&t<=1114111&&!(t>=55296&&
t<=57343)?String.fromCodePoint(t):void 0}function x(f){const[s,t,i,m]=f;if(s===0&&t===0&&(i===254||i===0)||s===255&&t===254&&i===0&&m===0)return W(f);if(s===254&&
t===255||s===0&&t===60)return O(new TextDecoder("utf-16be").decode(f));if(s===255&&t===254||s===60&&t===0)return O(new TextDecoder("utf-16le").decode(f));const D=new TextDecoder().
decode(f);return O(D.includes("�")?Buffer.from(f).toString("latin1"):D)}const O=f=>f.startsWith("\uFEFF")?f.slice(1):f;function W(f){const s=new DataView(f.buffer,
f.byteOffset,f.byteLength),t=f[0]!==0,i=[];for(let m=0;m+4<=f.length;m+=4){const D=s.getUint32(m,t);if(D>1114111)return;i.push(String.fromCodePoint(D))}return O(
i.join(""))}const U=f=>f.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),33238:((B,P,u)=>{u.d(P,{Y:()=>i});var y=u(
91374),T=u(9819),C=u(33973),M=u(21996),A=u(17671),w=u(58006),a=u(45599),d=u(43496),l=u(17413);async function E(e,r,n){const o=e.resolve(r);let c="";for(const h of(0,a.
cy)(o)?o:[r]){const g=e.resolve(h);if(g instanceof a.Mx&&(c=Buffer.from(g.bytes).toString("latin1")),!(0,a.i9)(h)||!(g instanceof a.Z6))continue;let p;try{p=Buffer.
from(e.decoded(g)).toString("latin1")}catch{continue}const v=await(0,l.Y)(p,x(c,n),e.job.pace);v!==p&&e.put(h,(0,w.n)(g,Buffer.from(v,"latin1"),{compress:!1}))}}
function x(e,r){return({namespace:n,local:o},c)=>o==="Signature"&&n===d.dK.ds||o==="signature"&&r&&e!=="datasets"&&!c.some(O)}const O=({namespace:e,local:r})=>r===
"datasets"&&e===d.dK.xfa;var W=u(43791);const U=new Set(["Type","Rect","P","NM","M","F","AP","AS","OC","StructParent","AF","ca","CA","BM","Lang"]),f=2,s=4,t=32;
async function i(e,r){const n=(0,A.Hi)(e),o=await m(e),c=new Set,h=new Set,g=o.map(({dict:p})=>(0,y.fq)(e,p));for(const p of o)F(n,p,r,c,h);return c.size>0&&await N(
n,c,h),await I(e,c.size>0),{fields:g,objects:c,usageRights:b(e)}}async function m(e){const r=(await(0,M.zx)(e,["Sig"])).Sig;if(r.length===0)return[];for(const v of r)
D(e,v);const n=new Map;for(const{number:v,dict:S,type:K}of await(0,y.qU)(e))K==="Sig"&&v!==void 0&&R(e,n,v,S);const o=new Set([...n.values()].flatMap(({number:v,
widgets:S})=>[v,...S])),{Sig:c,Widget:h}=await(0,M.zx)(e,["Sig","Widget"]),g=[...new Set([...c,...h])].filter(v=>{const S=o.has(v)?null:e.get(v);return(0,a.Zm)(
S)&&(S.has("T")||(0,a.Eo)(S.get("Subtype"),"Widget"))&&(0,y.pv)(e,S)==="Sig"}),p=g.length>0?(await(0,C.Gy)(e)).live:void 0;for(const v of g)p?.[v]===1&&R(e,n,v,
e.get(v));return[...n.values()]}function D(e,r){const n=[e.get(r)];for(let o=n.pop();o!==void 0;o=n.pop()){if((0,a.Zm)(o))for(const c of o.values())n.push(c);if(Array.
isArray(o))for(const[c,h]of o.entries())!(0,a.Zm)(h)||!(0,a.Eo)(h.get("FT"),"Sig")?n.push(h):(e.edit(r),o[c]=e.add(h))}}function R(e,r,n,o){if(!(0,a.Zm)(e.resolve(
(0,y.hj)(e,o,"V"))))return;const c=o.get("Parent"),h=e.dict(c);if(!o.has("T")&&(0,a.i9)(c)&&h?.has("T")){R(e,r,c.number,h),r.get(c.number)?.widgets.add(n);return}
if(r.has(n))return;const g=(e.array(o.get("Kids"))??[]).flatMap(p=>(0,a.i9)(p)?[p.number]:[]);r.set(n,{number:n,dict:o,widgets:new Set((0,a.Eo)(o.get("Subtype"),
"Widget")?[n,...g]:g)})}function F({removal:e},{number:r,dict:n,widgets:o},c,h,g){const{document:p}=e;h.add(r);const v=(0,y.hj)(p,n,"V");(0,a.i9)(v)&&e.remove(v.
number);for(const S of o){const K=p.get(S);if(!(0,a.Zm)(K))continue;if(h.add(S),c==="keep"&&_(p,K)){L(p,S,K);continue}const X=p.resolve(K.get("StructParent"));typeof X==
"number"&&g.add(X),e.remove(S)}o.has(r)||e.remove(r)}function _(e,r){const n=e.resolve(r.get("F")),o=typeof n=="number"?n:0;if(o&f||o&t&&!(o&s))return!1;const[c,
h,g,p]=(e.array(r.get("Rect"))??[]).map(S=>e.resolve(S));return typeof c=="number"&&typeof h=="number"&&typeof g=="number"&&typeof p=="number"&&c!==g&&h!==p&&e.
dict(r.get("AP"))?.has("N")===!0}function L(e,r,n){e.edit(r);for(const h of[...n.keys()])U.has(h)||n.delete(h);n.set("Subtype",new a.SX("Stamp"));const c=e.dict(
n.get("AP"))?.get("N");c!==void 0&&n.set("AP",new a.Bi([["N",c]]))}async function N(e,r,n){const{removal:o,structure:c}=e,{document:h}=o;await k(e,r);const g=(0,T.
Wo)(h,"AcroForm");for(const p of["Fields","CO"]){const v=h.array(g?.dict.get(p)),S=v?.filter(K=>!o.isGone(K)&&!((0,a.i9)(K)&&r.has(K.number)));!g||!v||!S||S.length===
v.length||(h.edit(g.holder),S.length>0||p==="Fields"?g.dict.set(p,S):g.dict.delete(p))}await c.dropKeys(n),await c.flush(),await(0,A.Pv)(e,new Set(o.removed()))}
async function k({removal:e},r){const{document:n}=e;for(const{number:o,dict:c}of[...await(0,y.qU)(n)].reverse()){const h=n.array(c.get("Kids")),g=h?.filter(p=>!e.
isGone(p)&&!((0,a.i9)(p)&&r.has(p.number)));o===void 0||!h||!g||g.length===h.length||(n.edit(o),g.length>0?c.set("Kids",g):(0,a.Eo)(c.get("Subtype"),"Widget")?c.
delete("Kids"):e.remove(o))}}async function I(e,r){const n=(0,T.Wo)(e,"AcroForm");if(!n)return;n.dict.has("SigFlags")&&(e.edit(n.holder),n.dict.delete("SigFlags")),
await E(e,n.dict.get("XFA"),r);const o=(e.array(n.dict.get("Fields"))??[]).length===0&&!n.dict.has("DR")&&!n.dict.has("XFA");r&&o&&e.editCatalog().delete("AcroF\
orm")}function b(e){const{catalog:r}=e,n=e.dict(r.get("Perms"));(0,W.H)(e);for(const o of["Perms","Legal"])r.has(o)&&e.editCatalog().delete(o);return n?.has("UR\
3")===!0||n?.has("UR")===!0}}),58006:((B,P,u)=>{u.d(P,{n:()=>M});var y=u(59596),T=u(45599);const C=["DecodeParms","F","FFilter","FDecodeParms","DL"];function M(A,w,{
compress:a}){const d=new T.Bi(A.dict);a?d.set("Filter",(0,T.UU)("FlateDecode")):d.delete("Filter");for(const l of C)d.delete(l);return new T.Z6(d,a?(0,y.Kc)(w):
w)}})};
