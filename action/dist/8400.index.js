"use strict";exports.id=8400,exports.ids=[8400],exports.modules={98400:((L,y,l)=>{l.r(y),l.d(y,{remove_signatures:()=>O});var S=l(56457),A=l(94518),C=l(14029),P=l(33238);const O=async(E,{
appearance:h,open_password:p},f)=>{const m=await(0,A.E)(E.bytes,f,{password:p}),M=await(0,P.Y)(m,h),F=(0,S.D)(M,h),R=await(0,C.UN)(m),K=m.pages.count;return{documents:[
{name:E.name,bytes:R,pageCount:K}],notes:F.length>0?F:[D],facts:{pageCount:K,removedSignatures:M.fields.length,removedSignatureFields:M.fields}}},D={code:"no_si\
gnatures",message:"The document had no signature."}}),21115:((L,y,l)=>{l.d(y,{HC:()=>P,dK:()=>S,ee:()=>C});const S={rdf:"http://www.w3.org/1999/02/22-rdf-syntax\
-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",
pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",
pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http:\
//www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/\
pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},A=new Map(Object.entries(S));class C{uris=new Map;declared=[];known=new Map;enter(p){
let f;for(const{name:m,value:M}of p){if(!P(m))continue;const F=m.slice(6),R=this.uris.get(F);R?R.push(M):this.uris.set(F,[M]),(f??=[]).push(F)}this.declared.push(
f??O),f&&this.known.clear()}leave(){const p=this.declared.pop()??O;for(const f of p)this.uris.get(f).pop();p.length>0&&this.known.clear()}declares(p){return(this.
uris.get(E(p))?.length??0)>0}ofElement(p){let f=this.known.get(p);if(!f){const m=E(p),M=this.uris.get(m)?.at(-1)??A.get(m)??"";this.known.size===D&&this.known.clear(),
this.known.set(p,f={namespace:M,local:p.slice(p.indexOf(":")+1)})}return f}ofAttribute(p){return p.includes(":")?this.ofElement(p):{namespace:"",local:p}}}const P=h=>h===
"xmlns"||h.startsWith("xmlns:"),O=[],D=1e3,E=h=>h.slice(0,Math.max(h.indexOf(":"),0))}),17413:((L,y,l)=>{l.d(y,{Y:()=>C});var S=l(21115),A=l(3907);async function C(O,D,E){
const h=new P(D);await(0,A.km)(O,E,m=>((m.kind==="start"||m.kind==="empty")&&h.start(m.name,m.attributes,m.from),(m.kind==="end"||m.kind==="empty")&&h.end(m.name,
m.to),h.isTooDeep));const p=[];let f=0;for(const m of h.dropped)p.push(O.slice(f,m.from)),f=m.to;return p.join("")+O.slice(f)}class P{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new S.
ee;constructor(D){this.drops=D}start(D,E,h){this.isTooDeep=this.open.length>=A.ol,this.scope.enter(E);const p=this.scope.ofElement(D);this.open.push({name:D,from:h,
drops:this.drops(p,this.elements)}),this.elements.push(p)}end(D,E){let h=this.open.length-1;for(;h>=0&&this.open[h].name!==D;)h--;if(h<0)return;const{drops:p,from:f}=this.
open[h];for(;this.open.length>h;)this.open.pop(),this.elements.pop(),this.scope.leave();if(p){for(;this.dropped.length>0&&this.dropped.at(-1).from>f;)this.dropped.
pop();this.dropped.push({from:f,to:E})}}}}),3907:((L,y,l)=>{l.d(y,{Rt:()=>F,X:()=>B,km:()=>P,ol:()=>A,xK:()=>M});var S=l(78157);const A=200,C=1e4;async function P(i,n,t){
const s=new O(i);for(let x=s.next();x;x=s.next()){if(t(x))return"left";const T=n.step((x.to-x.from)*4+50);T&&await T}return s.hasDocumentType?"document type":s.
malformed?"malformed":"well-formed"}class O{text;malformed=!1;hasDocumentType=!1;at=0;constructor(n){this.text=n}next(){const{text:n,at:t}=this;if(t>=n.length)return;
if(n.charCodeAt(t)!==D)return this.characters(t,this.nextTag(t));if(n.startsWith("<!--",t))return this.other(t,"-->",4);if(n.startsWith("<?",t))return this.other(
t,"?>",2);if(n.startsWith("<![CDATA[",t)){const x=n.indexOf("]]>",t);return x<0?this.end():(this.at=x+3,{kind:"text",text:n.slice(t+9,x),from:t,to:this.at})}return n.
startsWith("<!",t)?(this.hasDocumentType=n.startsWith("<!DOCTYPE",t),this.end()):(n.charCodeAt(t+1)===h?this.endTag(t):this.startTag(t))??this.fault(t,this.nextTag(
t+1))}other(n,t,s){const x=this.text.indexOf(t,n+s);return x<0?this.end():(this.at=x+t.length,{kind:"other",from:n,to:this.at})}endTag(n){const t=this.name(n+2),
s=this.blanks(t);if(!(t===n+2||this.text.charCodeAt(s)!==E))return this.at=s+1,{kind:"end",name:this.text.slice(n+2,t),from:n,to:this.at}}startTag(n){const{text:t}=this,
s=this.name(n+1);if(s===n+1)return;const x=t.slice(n+1,s),T=[];for(let e=s;;){const r=this.blanks(e),o=t.charCodeAt(r);if(o===E||o===h&&t.charCodeAt(r+1)===E)return this.
at=o===E?r+1:r+2,{kind:o===E?"start":"empty",name:x,attributes:T,from:n,to:this.at};const a=this.name(r),d=this.blanks(a),g=this.blanks(d+1),c=t[g];if(r===e||a===
r||t[d]!=="="||c!=='"'&&c!=="'")return;const u=t.indexOf(c,g+1),w=t.slice(g+1,Math.max(u,g+1)),v=w.includes("<")?void 0:f(w);if(u<0||v===void 0||T.length>=C)return;
T.push({name:t.slice(r,a),value:v,from:r,to:u+1}),e=u+1}}characters(n,t){const s=f(this.text.slice(n,t));return s===void 0?this.fault(n,t):(this.at=t,{kind:"tex\
t",text:s,from:n,to:t})}nextTag(n){const t=this.text.indexOf("<",n);return t<0?this.text.length:t}fault(n,t){return this.malformed=!0,this.at=t,{kind:"other",from:n,
to:t}}end(){this.malformed=!0,this.at=this.text.length}blanks(n){const{text:t}=this;for(;;){const s=t.charCodeAt(n);if(s!==32&&s!==9&&s!==10&&s!==13)return n;n++}}name(n){
const{text:t}=this;for(;n<t.length;n++){const s=t.charCodeAt(n);if(s<=32||s===h||s===E||s===D||s===61||s===34||s===39)break}return n}}const[D,E,h]=[60,62,47],p=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function f(i){if(!i.includes("&"))return i;const n=[];let t=0;for(let s=i.indexOf("&");s>=0;s=i.indexOf(
"&",t)){const x=i.indexOf(";",s);if(x<0||x-s>12)return;const T=i.slice(s+1,x),e=p.get(T)??m(T);if(e===void 0)return;n.push(i.slice(t,s),e),t=x+1}return n.push(i.
slice(t)),n.join("")}function m(i){const n=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(i),t=n?parseInt(n[1]??n[2],n[1]===void 0?10:16):-1;return t>0&&t<=1114111&&!(t>=55296&&
t<=57343)?String.fromCodePoint(t):void 0}function M(i){const[n,t,s,x]=i;if(n===0&&t===0&&(s===254||s===0)||n===255&&t===254&&s===0&&x===0)return N(i);if(n===254&&
t===255||n===0&&t===60)return U(new TextDecoder("utf-16be").decode(i));if(n===255&&t===254||n===60&&t===0)return U(new TextDecoder("utf-16le").decode(i));const T=new TextDecoder().
decode(i);return U(T.includes("�")?Buffer.from(i).toString("latin1"):T)}function F(i){if(i[0]===0||i[1]===0||i[0]===254||i[0]===255)return M(i);const t=(0,S.bS)(
i).toString("latin1",0,R),s=K.exec(t)?.[1]?.toLowerCase()??"utf-8";if(I.has(s))try{return new TextDecoder(s,{fatal:!0}).decode(i)}catch{return}}const R=200,K=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
I=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),U=i=>i.startsWith("\uFEFF")?i.slice(1):i;function N(i){const n=new DataView(i.buffer,
i.byteOffset,i.byteLength),t=i[0]!==0,s=[];for(let x=0;x+4<=i.length;x+=4){const T=n.getUint32(x,t);if(T>1114111)return;s.push(String.fromCodePoint(T))}return U(
s.join(""))}const B=i=>i.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),33238:((L,y,l)=>{l.d(y,{Y:()=>U});var S=l(
91374),A=l(39684),C=l(9819),P=l(33973),O=l(21996),D=l(87773),E=l(17671),h=l(58006),p=l(78157),f=l(45599),m=l(21115),M=l(17413);async function F(e,r,o){const a=e.
resolve(r);let d="";for(const g of(0,f.cy)(a)?a:[r]){const c=e.resolve(g);if(c instanceof f.Mx&&(d=Buffer.from(c.bytes).toString("latin1")),!(0,f.i9)(g)||!(c instanceof
f.Z6))continue;let u;try{u=(0,p.bS)(e.decoded(c))}catch{continue}if(!u.includes("ignature"))continue;const w=u.toString("latin1"),v=await(0,M.Y)(w,R(d,o),e.job.
pace);v!==w&&e.put(g,(0,h.n)(c,Buffer.from(v,"latin1"),{compress:!1}))}}function R(e,r){return({namespace:o,local:a},d)=>a==="Signature"&&o===m.dK.ds||a==="sign\
ature"&&r&&e!=="datasets"&&!d.some(K)}const K=({namespace:e,local:r})=>r==="datasets"&&e===m.dK.xfa;var I=l(43791);async function U(e,r){const o=(0,E.Hi)(e),a=await N(
e),d=new Set,g=new Set,c=a.map(({dict:u})=>(0,S.fq)(e,u));for(const u of a)n(o,u,r,d,g);return d.size>0&&await t(o,d,g),await x(e,d.size>0),{fields:c,objects:d,
usageRights:T(e)}}async function N(e){const r=(await(0,O.zx)(e,["Sig"])).Sig;if(r.length===0)return[];for await(const[w,v]of(0,D.$)(e,r))B(e,w,v);const o=new Map;
for(const{number:w,dict:v,type:W}of await(0,S.qU)(e))W==="Sig"&&w!==void 0&&i(e,o,w,v);const a=new Set([...o.values()].flatMap(({number:w,widgets:v})=>[w,...v])),
{Sig:d,Widget:g}=await(0,O.zx)(e,["Sig","Widget"]),c=[];for await(const[w,v]of(0,D.$)(e,new Set([...d,...g])))a.has(w)||!(0,f.Zm)(v)||!(v.has("T")||(0,f.Eo)(v.get(
"Subtype"),"Widget"))||(0,S.pv)(e,v)==="Sig"&&c.push(w);const u=c.length>0?(await(0,P.Gy)(e)).live:void 0;for(const w of c)u?.[w]===1&&i(e,o,w,e.get(w));return[
...o.values()]}function B(e,r,o){const a=[o];for(let d=a.pop();d!==void 0;d=a.pop()){if((0,f.Zm)(d))for(const g of d.values())a.push(g);if(Array.isArray(d))for(const[
g,c]of d.entries())!(0,f.Zm)(c)||!(0,f.Eo)(c.get("FT"),"Sig")?a.push(c):(e.edit(r),d[g]=e.add(c))}}function i(e,r,o,a){if(!(0,f.Zm)(e.resolve((0,S.hj)(e,a,"V"))))
return;const d=a.get("Parent"),g=e.dict(d);if(!a.has("T")&&(0,f.i9)(d)&&g?.has("T")){i(e,r,d.number,g),r.get(d.number)?.widgets.add(o);return}if(r.has(o))return;
const c=(e.array(a.get("Kids"))??[]).flatMap(u=>(0,f.i9)(u)?[u.number]:[]);r.set(o,{number:o,dict:a,widgets:new Set((0,f.Eo)(a.get("Subtype"),"Widget")?[o,...c]:
c)})}function n({removal:e},{number:r,dict:o,widgets:a},d,g,c){const{document:u}=e;g.add(r);const w=(0,S.hj)(u,o,"V");(0,f.i9)(w)&&e.remove(w.number);for(const v of a){
const W=u.get(v);if(!(0,f.Zm)(W))continue;if(g.add(v),d==="keep"&&(0,A.K)(u,W)){u.edit(v),(0,A.x)(u,W);continue}const k=u.resolve(W.get("StructParent"));typeof k==
"number"&&c.add(k),e.remove(v)}a.has(r)||e.remove(r)}async function t(e,r,o){const{removal:a,structure:d}=e,{document:g}=a;await s(e,r);const c=(0,C.Wo)(g,"Acro\
Form");for(const u of["Fields","CO"]){const w=g.array(c?.dict.get(u)),v=w?.filter(W=>!a.isGone(W)&&!((0,f.i9)(W)&&r.has(W.number)));!c||!w||!v||v.length===w.length||
(g.edit(c.holder),v.length>0||u==="Fields"?c.dict.set(u,v):c.dict.delete(u))}await d.dropKeys(o),await d.flush(),await(0,E.Pv)(e,new Set(a.removed()))}async function s({
removal:e},r){const{document:o}=e;for(const{number:a,dict:d}of[...await(0,S.qU)(o)].reverse()){const g=o.array(d.get("Kids")),c=g?.filter(u=>!e.isGone(u)&&!((0,f.
i9)(u)&&r.has(u.number)));a===void 0||!g||!c||c.length===g.length||(o.edit(a),c.length>0?d.set("Kids",c):(0,f.Eo)(d.get("Subtype"),"Widget")?d.delete("Kids"):e.
remove(a))}}async function x(e,r){const o=(0,C.Wo)(e,"AcroForm");if(!o)return;o.dict.has("SigFlags")&&(e.edit(o.holder),o.dict.delete("SigFlags")),await F(e,o.dict.
get("XFA"),r);const a=(e.array(o.dict.get("Fields"))??[]).length===0&&!o.dict.has("DR")&&!o.dict.has("XFA");r&&a&&e.editCatalog().delete("AcroForm")}function T(e){
const{catalog:r}=e,o=e.dict(r.get("Perms"));(0,I.H)(e);for(const a of["Perms","Legal"])r.has(a)&&e.editCatalog().delete(a);return o?.has("UR3")===!0||o?.has("UR")===
!0}}),58006:((L,y,l)=>{l.d(y,{n:()=>P});var S=l(48249),A=l(45599);const C=["DecodeParms","F","FFilter","FDecodeParms","DL"];function P(O,D,{compress:E}){const h=new A.
Bi(O.dict);E?h.set("Filter",(0,A.UU)("FlateDecode")):h.delete("Filter");for(const p of C)h.delete(p);return new A.Z6(h,E?(0,S.Kc)(D):D)}})};
