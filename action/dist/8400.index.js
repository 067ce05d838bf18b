"use strict";exports.id=8400,exports.ids=[8400],exports.modules={98400:((R,A,l)=>{l.r(A),l.d(A,{remove_signatures:()=>w});var E=l(56457),T=l(91519),S=l(14029),D=l(33238);const w=async(m,{
appearance:u,open_password:h},a)=>{const r=await(0,T.E)(m.bytes,a,{password:h}),v=await(0,D.Y)(r,u),M=(0,E.DC)(v,u),C=await(0,S.UN)(r),y=r.pages.count;return{documents:[
{name:m.name,bytes:C,pageCount:y}],notes:M.length>0?M:[x],facts:{pageCount:y,removedSignatures:v.fields.length,removedSignatureFields:v.fields}}},x={code:"no_si\
gnatures",message:"The document had no signature."}}),21115:((R,A,l)=>{l.d(A,{HC:()=>D,dK:()=>E,ee:()=>S});const E={rdf:"http://www.w3.org/1999/02/22-rdf-syntax\
-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",
pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",
pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http:\
//www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/\
pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},T=new Map(Object.entries(E));class S{uris=new Map;declared=[];known=new Map;enter(h){
let a;for(const{name:r,value:v}of h){if(!D(r))continue;const M=r.slice(6),C=this.uris.get(M);C?C.push(v):this.uris.set(M,[v]),(a??=[]).push(M)}this.declared.push(
a??w),a&&this.known.clear()}leave(){const h=this.declared.pop()??w;for(const a of h)this.uris.get(a).pop();h.length>0&&this.known.clear()}declares(h){return(this.
uris.get(m(h))?.length??0)>0}ofElement(h){let a=this.known.get(h);if(!a){const r=m(h),v=this.uris.get(r)?.at(-1)??T.get(r)??"";this.known.size===x&&this.known.clear(),
this.known.set(h,a={namespace:v,local:h.slice(h.indexOf(":")+1)})}return a}ofAttribute(h){return h.includes(":")?this.ofElement(h):{namespace:"",local:h}}}const D=u=>u===
"xmlns"||u.startsWith("xmlns:"),w=[],x=1e3,m=u=>u.slice(0,Math.max(u.indexOf(":"),0))}),17413:((R,A,l)=>{l.d(A,{Y:()=>S});var E=l(21115),T=l(3907);async function S(w,x,m){
const u=new D(x);await(0,T.km)(w,m,r=>((r.kind==="start"||r.kind==="empty")&&u.start(r.name,r.attributes,r.from),(r.kind==="end"||r.kind==="empty")&&u.end(r.name,
r.to),u.isTooDeep));const h=[];let a=0;for(const r of u.dropped)h.push(w.slice(a,r.from)),a=r.to;return h.join("")+w.slice(a)}class D{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new E.
ee;constructor(x){this.drops=x}start(x,m,u){this.isTooDeep=this.open.length>=T.ol,this.scope.enter(m);const h=this.scope.ofElement(x);this.open.push({name:x,from:u,
drops:this.drops(h,this.elements)}),this.elements.push(h)}end(x,m){let u=this.open.length-1;for(;u>=0&&this.open[u].name!==x;)u--;if(u<0)return;const{drops:h,from:a}=this.
open[u];for(;this.open.length>u;)this.open.pop(),this.elements.pop(),this.scope.leave();if(h){for(;this.dropped.length>0&&this.dropped.at(-1).from>a;)this.dropped.
pop();this.dropped.push({from:a,to:m})}}}}),3907:((R,A,l)=>{l.d(A,{Rt:()=>I,X:()=>j,km:()=>u,ol:()=>T,xK:()=>U});var E=l(78157);const T=200,S=1e4,D=1e5,w=65536,
x=65536,m=12;async function u(o,t,e){const n=new h(o);for(let s=n.next();s;s=n.next()){if(e(s))return"left";const i=t.step((s.to-s.from)*4+50);i&&await i}return n.
hasDocumentType?"document type":n.malformed?"malformed":"well-formed"}class h{text;malformed=!1;hasDocumentType=!1;at=0;tag=-1;constructor(t){this.text=t}next(){
const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(e)!==a)return this.characters(e,this.endOfPiece(e,this.nextTag(e)));if(t.startsWith("<!--",e))return this.
other(e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.startsWith("<![CDATA[",e)){const s=t.indexOf("]]>",e);return s<0?this.end():(this.at=s+
3,{kind:"text",text:t.slice(e+9,s),from:e,to:this.at})}return t.startsWith("<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+
1)===v?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,n){const s=this.text.indexOf(e,t+n);return s<0?this.end():(this.at=s+e.length,
{kind:"other",from:t,to:this.at})}endTag(t){const e=this.name(t+2),n=this.blanks(e);if(!(e===t+2||this.text.charCodeAt(n)!==r))return this.at=n+1,{kind:"end",name:this.
text.slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,n=this.name(t+1);if(n===t+1)return;const s=e.slice(t+1,n),i=[];let d=0;for(let c=n;;){const f=this.
blanks(c),p=e.charCodeAt(f);if(p===r||p===v&&e.charCodeAt(f+1)===r)return this.at=p===r?f+1:f+2,{kind:p===r?"start":"empty",name:s,attributes:i,from:t,to:this.at};
const g=this.name(f),O=this.blanks(g),P=this.blanks(O+1),b=e[P];if(f===c||g===f||e[O]!=="="||b!=='"'&&b!=="'")return;const K=e.indexOf(b,P+1),G=e.slice(P+1,Math.
max(K,P+1));d+=C(G,D-d);const X=G.includes("<")||d>=D?void 0:L(G);if(K<0||X===void 0||i.length>=S)return;i.push({name:e.slice(f,g),value:X,from:f,to:K+1}),c=K+1}}characters(t,e){
const n=L(this.text.slice(t,e));return n===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:n,from:t,to:e})}nextTag(t){if(this.tag>=t)return this.tag;const e=this.
text.indexOf("<",t);return this.tag=e<0?this.text.length:e}endOfPiece(t,e){const{text:n}=this;if(e-t<=x)return e;let s=t+x;const i=s-m+1,d=n.slice(i,s+1).lastIndexOf(
"&");d>=0&&(s=i+d);for(const c=s-x/2;n[s-1]==="]"||M(n.charCodeAt(s));s--)if(s===c)return e;return s}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",
from:t,to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(let n=t;;n++){const s=e.charCodeAt(n);if(s!==32&&s!==9&&s!==10&&s!==
13||n-t===w)return n}}name(t){const{text:e}=this;let n=t;for(const s=Math.min(e.length,t+w);n<s;n++){const i=e.charCodeAt(n);if(i<=32||i===v||i===r||i===a||i===
61||i===34||i===39)break}return n}}const[a,r,v]=[60,62,47],M=o=>o>=56320&&o<=57343;function C(o,t){let e=0;for(let n=o.indexOf("&");n>=0&&e<t;n=o.indexOf("&",n+
1))e++;return e}const y=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function L(o){if(!o.includes("&"))return o;const t=[];let e=0;for(let n=o.
indexOf("&");n>=0;n=o.indexOf("&",e)){const s=o.indexOf(";",n);if(s<0||s-n>m)return;const i=o.slice(n+1,s),d=y.get(i)??_(i);if(d===void 0)return;t.push(o.slice(
e,n),d),e=s+1}return t.push(o.slice(e)),t.join("")}function _(o){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(o),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>
0&&e<=1114111&&!(e>=55296&&e<=57343)?String.fromCodePoint(e):void 0}function U(o){const[t,e,n,s]=o;if(t===0&&e===0&&(n===254||n===0)||t===255&&e===254&&n===0&&s===
0)return k(o);if(t===254&&e===255||t===0&&e===60)return F(new TextDecoder("utf-16be").decode(o));if(t===255&&e===254||t===60&&e===0)return F(new TextDecoder("ut\
f-16le").decode(o));const i=new TextDecoder().decode(o);return F(i.includes("�")?Buffer.from(o).toString("latin1"):i)}function I(o){if(o[0]===0||o[1]===0||o[0]===
254||o[0]===255)return U(o);const e=(0,E.bS)(o).toString("latin1",0,N),n=W.exec(e)?.[1]?.toLowerCase()??"utf-8";if(B.has(n))try{return new TextDecoder(n,{fatal:!0}).
decode(o)}catch{return}}const N=200,W=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,B=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-\
8859-15","windows-1252"]),F=o=>o.startsWith("\uFEFF")?o.slice(1):o;function k(o){const t=new DataView(o.buffer,o.byteOffset,o.byteLength),e=o[0]!==0,n=[];for(let s=0;s+
4<=o.length;s+=4){const i=t.getUint32(s,e);if(i>1114111)return;n.push(String.fromCodePoint(i))}return F(n.join(""))}const j=o=>o.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),33238:((R,A,l)=>{l.d(A,{Y:()=>U});var E=l(91374),T=l(39684),S=l(9819),D=l(33973),w=l(21996),x=l(87773),
m=l(17671),u=l(58006),h=l(78157),a=l(45599),r=l(21115),v=l(17413);const M=2e3;async function C(t,e,n){const s=t.resolve(e);let i="";for(const d of(0,a.cy)(s)?s:
[e]){const c=t.resolve(d);if(c instanceof a.Mx&&(i=Buffer.from(c.bytes).toString("latin1")),!(0,a.i9)(d)||!(c instanceof a.Z6))continue;const f=t.job.pace.step(
M);f&&await f;let p;try{p=(0,h.bS)(t.decoded(c))}catch{continue}if(t.job.pace.add(p.length),!p.includes("ignature"))continue;const g=p.toString("latin1"),O=await(0,v.
Y)(g,y(i,n),t.job.pace);O!==g&&t.put(d,(0,u.n)(c,Buffer.from(O,"latin1"),{compress:!1}))}}function y(t,e){return({namespace:n,local:s},i)=>s==="Signature"&&n===
r.dK.ds||s==="signature"&&e&&t!=="datasets"&&!i.some(L)}const L=({namespace:t,local:e})=>e==="datasets"&&t===r.dK.xfa;var _=l(43791);async function U(t,e){const n=(0,m.
Hi)(t),s=await I(t),i=new Set,d=new Set,c=s.map(({dict:f})=>(0,E.fq)(t,f));for(const f of s)B(n,f,e,i,d);return i.size>0&&await F(n,i,d),await j(t,i.size>0),{fields:c,
objects:i,usageRights:o(t)}}async function I(t){const e=(await(0,w.zx)(t,["Sig"])).Sig;if(e.length===0)return[];for await(const[p,g]of(0,x.$)(t,e))N(t,p,g);const n=new Map;
for(const{number:p,dict:g,type:O}of await(0,E.qU)(t))O==="Sig"&&p!==void 0&&W(t,n,p,g);const s=new Set([...n.values()].flatMap(({number:p,widgets:g})=>[p,...g])),
{Sig:i,Widget:d}=await(0,w.zx)(t,["Sig","Widget"]),c=[];for await(const[p,g]of(0,x.$)(t,new Set([...i,...d])))s.has(p)||!(0,a.Zm)(g)||!(g.has("T")||(0,a.Eo)(g.get(
"Subtype"),"Widget"))||(0,E.pv)(t,g)==="Sig"&&c.push(p);const f=c.length>0?(await(0,D.Gy)(t)).live:void 0;for(const p of c)f?.[p]===1&&W(t,n,p,t.get(p));return[
...n.values()]}function N(t,e,n){const s=[n];for(let i=s.pop();i!==void 0;i=s.pop()){if((0,a.Zm)(i))for(const d of i.values())s.push(d);if(Array.isArray(i))for(const[
d,c]of i.entries())!(0,a.Zm)(c)||!(0,a.Eo)(c.get("FT"),"Sig")?s.push(c):(t.edit(e),i[d]=t.add(c))}}function W(t,e,n,s){if(!(0,a.Zm)(t.resolve((0,E.hj)(t,s,"V"))))
return;const i=s.get("Parent"),d=t.dict(i);if(!s.has("T")&&(0,a.i9)(i)&&d?.has("T")){W(t,e,i.number,d),e.get(i.number)?.widgets.add(n);return}if(e.has(n))return;
const c=(t.array(s.get("Kids"))??[]).flatMap(f=>(0,a.i9)(f)?[f.number]:[]);e.set(n,{number:n,dict:s,widgets:new Set((0,a.Eo)(s.get("Subtype"),"Widget")?[n,...c]:
c)})}function B({removal:t},{number:e,dict:n,widgets:s},i,d,c){const{document:f}=t;d.add(e);const p=(0,E.hj)(f,n,"V");(0,a.i9)(p)&&t.remove(p.number);for(const g of s){
const O=f.get(g);if(!(0,a.Zm)(O))continue;if(d.add(g),i==="keep"&&(0,T.K)(f,O)){f.edit(g),(0,T.x)(f,O);continue}const P=f.resolve(O.get("StructParent"));typeof P==
"number"&&c.add(P),t.remove(g)}s.has(e)||t.remove(e)}async function F(t,e,n){const{removal:s,structure:i}=t,{document:d}=s;await k(t,e);const c=(0,S.Wo)(d,"Acro\
Form");for(const f of["Fields","CO"]){const p=d.array(c?.dict.get(f)),g=p?.filter(O=>!s.isGone(O)&&!((0,a.i9)(O)&&e.has(O.number)));!c||!p||!g||g.length===p.length||
(d.edit(c.holder),g.length>0||f==="Fields"?c.dict.set(f,g):c.dict.delete(f))}await i.dropKeys(n),await i.flush(),await(0,m.Pv)(t,new Set(s.removed()))}async function k({
removal:t},e){const{document:n}=t;for(const{number:s,dict:i}of[...await(0,E.qU)(n)].reverse()){const d=n.array(i.get("Kids")),c=d?.filter(f=>!t.isGone(f)&&!((0,a.
i9)(f)&&e.has(f.number)));s===void 0||!d||!c||c.length===d.length||(n.edit(s),c.length>0?i.set("Kids",c):(0,a.Eo)(i.get("Subtype"),"Widget")?i.delete("Kids"):t.
remove(s))}}async function j(t,e){const n=(0,S.Wo)(t,"AcroForm");if(!n)return;n.dict.has("SigFlags")&&(t.edit(n.holder),n.dict.delete("SigFlags")),await C(t,n.dict.
get("XFA"),e);const s=(t.array(n.dict.get("Fields"))??[]).length===0&&!n.dict.has("DR")&&!n.dict.has("XFA");e&&s&&t.editCatalog().delete("AcroForm")}function o(t){
const{catalog:e}=t,n=t.dict(e.get("Perms"));(0,_.H)(t);for(const s of["Perms","Legal"])e.has(s)&&t.editCatalog().delete(s);return n?.has("UR3")===!0||n?.has("UR")===
!0}}),58006:((R,A,l)=>{l.d(A,{S:()=>m,n:()=>w});var E=l(68973),T=l(48249),S=l(45599);const D=["DecodeParms","F","FFilter","FDecodeParms","DL"];function w(u,h,{compress:a}){
const r=new S.Bi(u.dict);a?r.set("Filter",(0,S.UU)("FlateDecode")):r.delete("Filter");for(const v of D)r.delete(v);return new S.Z6(r,a?(0,T.Kc)(h):h)}const x=6;
async function m(u,h,a){const r=w(u,await(0,E.uM)(a).deflate(h,x),{compress:!1});return r.dict.set("Filter",(0,S.UU)("FlateDecode")),r}})};
