"use strict";exports.id=8400,exports.ids=[8400],exports.modules={98400:((U,y,l)=>{l.r(y),l.d(y,{remove_signatures:()=>T});var S=l(56457),O=l(94518),C=l(14029),P=l(33238);const T=async(v,{
appearance:c,open_password:o},w)=>{const m=await(0,O.E)(v.bytes,w,{password:o}),A=await(0,P.Y)(m,c),F=(0,S.D)(A,c),W=await(0,C.UN)(m),R=m.pages.count;return{documents:[
{name:v.name,bytes:W,pageCount:R}],notes:F.length>0?F:[D],facts:{pageCount:R,removedSignatures:A.fields.length,removedSignatureFields:A.fields}}},D={code:"no_si\
gnatures",message:"The document had no signature."}}),21115:((U,y,l)=>{l.d(y,{HC:()=>P,dK:()=>S,ee:()=>C});const S={rdf:"http://www.w3.org/1999/02/22-rdf-syntax\
-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",
pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",
pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http:\
//www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/\
pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},O=new Map(Object.entries(S));class C{uris=new Map;declared=[];known=new Map;enter(o){
let w;for(const{name:m,value:A}of o){if(!P(m))continue;const F=m.slice(6),W=this.uris.get(F);W?W.push(A):this.uris.set(F,[A]),(w??=[]).push(F)}this.declared.push(
w??T),w&&this.known.clear()}leave(){const o=this.declared.pop()??T;for(const w of o)this.uris.get(w).pop();o.length>0&&this.known.clear()}declares(o){return(this.
uris.get(v(o))?.length??0)>0}ofElement(o){let w=this.known.get(o);if(!w){const m=v(o),A=this.uris.get(m)?.at(-1)??O.get(m)??"";this.known.size===D&&this.known.clear(),
this.known.set(o,w={namespace:A,local:o.slice(o.indexOf(":")+1)})}return w}ofAttribute(o){return o.includes(":")?this.ofElement(o):{namespace:"",local:o}}}const P=c=>c===
"xmlns"||c.startsWith("xmlns:"),T=[],D=1e3,v=c=>c.slice(0,Math.max(c.indexOf(":"),0))}),17413:((U,y,l)=>{l.d(y,{Y:()=>C});var S=l(21115),O=l(3907);async function C(T,D,v){
const c=new P(D);await(0,O.km)(T,v,m=>((m.kind==="start"||m.kind==="empty")&&c.start(m.name,m.attributes,m.from),(m.kind==="end"||m.kind==="empty")&&c.end(m.name,
m.to),c.isTooDeep));const o=[];let w=0;for(const m of c.dropped)o.push(T.slice(w,m.from)),w=m.to;return o.join("")+T.slice(w)}class P{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new S.
ee;constructor(D){this.drops=D}start(D,v,c){this.isTooDeep=this.open.length>=O.ol,this.scope.enter(v);const o=this.scope.ofElement(D);this.open.push({name:D,from:c,
drops:this.drops(o,this.elements)}),this.elements.push(o)}end(D,v){let c=this.open.length-1;for(;c>=0&&this.open[c].name!==D;)c--;if(c<0)return;const{drops:o,from:w}=this.
open[c];for(;this.open.length>c;)this.open.pop(),this.elements.pop(),this.scope.leave();if(o){for(;this.dropped.length>0&&this.dropped.at(-1).from>w;)this.dropped.
pop();this.dropped.push({from:w,to:v})}}}}),3907:((U,y,l)=>{l.d(y,{Rt:()=>F,X:()=>L,km:()=>P,ol:()=>O,xK:()=>A});var S=l(78157);const O=200,C=1e4;async function P(a,n,t){
const i=new T(a);for(let x=i.next();x;x=i.next()){if(t(x))return"left";const e=n.step((x.to-x.from)*4+50);e&&await e}return i.hasDocumentType?"document type":i.
malformed?"malformed":"well-formed"}class T{text;malformed=!1;hasDocumentType=!1;at=0;constructor(n){this.text=n}next(){const{text:n,at:t}=this;if(t>=n.length)return;
if(n.charCodeAt(t)!==D)return this.characters(t,this.nextTag(t));if(n.startsWith("<!--",t))return this.other(t,"-->",4);if(n.startsWith("<?",t))return this.other(
t,"?>",2);if(n.startsWith("<![CDATA[",t)){const x=n.indexOf("]]>",t);return x<0?this.end():(this.at=x+3,{kind:"text",text:n.slice(t+9,x),from:t,to:this.at})}return n.
startsWith("<!",t)?(this.hasDocumentType=n.startsWith("<!DOCTYPE",t),this.end()):(n.charCodeAt(t+1)===c?this.endTag(t):this.startTag(t))??this.fault(t,this.nextTag(
t+1))}other(n,t,i){const x=this.text.indexOf(t,n+i);return x<0?this.end():(this.at=x+t.length,{kind:"other",from:n,to:this.at})}endTag(n){const t=this.name(n+2),
i=this.blanks(t);if(!(t===n+2||this.text.charCodeAt(i)!==v))return this.at=i+1,{kind:"end",name:this.text.slice(n+2,t),from:n,to:this.at}}startTag(n){const{text:t}=this,
i=this.name(n+1);if(i===n+1)return;const x=t.slice(n+1,i),e=[];for(let d=i;;){const s=this.blanks(d),r=t.charCodeAt(s);if(r===v||r===c&&t.charCodeAt(s+1)===v)return this.
at=r===v?s+1:s+2,{kind:r===v?"start":"empty",name:x,attributes:e,from:n,to:this.at};const f=this.name(s),p=this.blanks(f),u=this.blanks(p+1),h=t[u];if(s===d||f===
s||t[p]!=="="||h!=='"'&&h!=="'")return;const g=t.indexOf(h,u+1),E=t.slice(u+1,Math.max(g,u+1)),M=E.includes("<")?void 0:w(E);if(g<0||M===void 0||e.length>=C)return;
e.push({name:t.slice(s,f),value:M,from:s,to:g+1}),d=g+1}}characters(n,t){const i=w(this.text.slice(n,t));return i===void 0?this.fault(n,t):(this.at=t,{kind:"tex\
t",text:i,from:n,to:t})}nextTag(n){const t=this.text.indexOf("<",n);return t<0?this.text.length:t}fault(n,t){return this.malformed=!0,this.at=t,{kind:"other",from:n,
to:t}}end(){this.malformed=!0,this.at=this.text.length}blanks(n){const{text:t}=this;for(;;){const i=t.charCodeAt(n);if(i!==32&&i!==9&&i!==10&&i!==13)return n;n++}}name(n){
const{text:t}=this;for(;n<t.length;n++){const i=t.charCodeAt(n);if(i<=32||i===c||i===v||i===D||i===61||i===34||i===39)break}return n}}const[D,v,c]=[60,62,47],o=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function w(a){if(!a.includes("&"))return a;const n=[];let t=0;for(let i=a.indexOf("&");i>=0;i=a.indexOf(
"&",t)){const x=a.indexOf(";",i);if(x<0||x-i>12)return;const e=a.slice(i+1,x),d=o.get(e)??m(e);if(d===void 0)return;n.push(a.slice(t,i),d),t=x+1}return n.push(a.
slice(t)),n.join("")}function m(a){const n=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(a),t=n?parseInt(n[1]??n[2],n[1]===void 0?10:16):-1;return t>0&&t<=1114111&&!(t>=55296&&
t<=57343)?String.fromCodePoint(t):void 0}function A(a){const[n,t,i,x]=a;if(n===0&&t===0&&(i===254||i===0)||n===255&&t===254&&i===0&&x===0)return _(a);if(n===254&&
t===255||n===0&&t===60)return K(new TextDecoder("utf-16be").decode(a));if(n===255&&t===254||n===60&&t===0)return K(new TextDecoder("utf-16le").decode(a));const e=new TextDecoder().
decode(a);return K(e.includes("�")?Buffer.from(a).toString("latin1"):e)}function F(a){if(a[0]===0||a[1]===0||a[0]===254||a[0]===255)return A(a);const t=(0,S.bS)(
a).toString("latin1",0,W),i=R.exec(t)?.[1]?.toLowerCase()??"utf-8";if(I.has(i))try{return new TextDecoder(i,{fatal:!0}).decode(a)}catch{return}}const W=200,R=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
I=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),K=a=>a.startsWith("\uFEFF")?a.slice(1):a;function _(a){const n=new DataView(a.buffer,
a.byteOffset,a.byteLength),t=a[0]!==0,i=[];for(let x=0;x+4<=a.length;x+=4){const e=n.getUint32(x,t);if(e>1114111)return;i.push(String.fromCodePoint(e))}return K(
i.join(""))}const L=a=>a.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),33238:((U,y,l)=>{l.d(y,{Y:()=>I});var S=l(
91374),O=l(39684),C=l(9819),P=l(33973),T=l(21996),D=l(17671),v=l(58006),c=l(78157),o=l(45599),w=l(21115),m=l(17413);async function A(e,d,s){const r=e.resolve(d);
let f="";for(const p of(0,o.cy)(r)?r:[d]){const u=e.resolve(p);if(u instanceof o.Mx&&(f=Buffer.from(u.bytes).toString("latin1")),!(0,o.i9)(p)||!(u instanceof o.
Z6))continue;let h;try{h=(0,c.bS)(e.decoded(u))}catch{continue}if(!h.includes("ignature"))continue;const g=h.toString("latin1"),E=await(0,m.Y)(g,F(f,s),e.job.pace);
E!==g&&e.put(p,(0,v.n)(u,Buffer.from(E,"latin1"),{compress:!1}))}}function F(e,d){return({namespace:s,local:r},f)=>r==="Signature"&&s===w.dK.ds||r==="signature"&&
d&&e!=="datasets"&&!f.some(W)}const W=({namespace:e,local:d})=>d==="datasets"&&e===w.dK.xfa;var R=l(43791);async function I(e,d){const s=(0,D.Hi)(e),r=await K(e),
f=new Set,p=new Set,u=r.map(({dict:h})=>(0,S.fq)(e,h));for(const h of r)a(s,h,d,f,p);return f.size>0&&await n(s,f,p),await i(e,f.size>0),{fields:u,objects:f,usageRights:x(
e)}}async function K(e){const d=(await(0,T.zx)(e,["Sig"])).Sig;if(d.length===0)return[];for(const g of d)_(e,g);const s=new Map;for(const{number:g,dict:E,type:M}of await(0,S.
qU)(e))M==="Sig"&&g!==void 0&&L(e,s,g,E);const r=new Set([...s.values()].flatMap(({number:g,widgets:E})=>[g,...E])),{Sig:f,Widget:p}=await(0,T.zx)(e,["Sig","Wid\
get"]),u=[...new Set([...f,...p])].filter(g=>{const E=r.has(g)?null:e.get(g);return(0,o.Zm)(E)&&(E.has("T")||(0,o.Eo)(E.get("Subtype"),"Widget"))&&(0,S.pv)(e,E)===
"Sig"}),h=u.length>0?(await(0,P.Gy)(e)).live:void 0;for(const g of u)h?.[g]===1&&L(e,s,g,e.get(g));return[...s.values()]}function _(e,d){const s=[e.get(d)];for(let r=s.
pop();r!==void 0;r=s.pop()){if((0,o.Zm)(r))for(const f of r.values())s.push(f);if(Array.isArray(r))for(const[f,p]of r.entries())!(0,o.Zm)(p)||!(0,o.Eo)(p.get("F\
T"),"Sig")?s.push(p):(e.edit(d),r[f]=e.add(p))}}function L(e,d,s,r){if(!(0,o.Zm)(e.resolve((0,S.hj)(e,r,"V"))))return;const f=r.get("Parent"),p=e.dict(f);if(!r.
has("T")&&(0,o.i9)(f)&&p?.has("T")){L(e,d,f.number,p),d.get(f.number)?.widgets.add(s);return}if(d.has(s))return;const u=(e.array(r.get("Kids"))??[]).flatMap(h=>(0,o.
i9)(h)?[h.number]:[]);d.set(s,{number:s,dict:r,widgets:new Set((0,o.Eo)(r.get("Subtype"),"Widget")?[s,...u]:u)})}function a({removal:e},{number:d,dict:s,widgets:r},f,p,u){
const{document:h}=e;p.add(d);const g=(0,S.hj)(h,s,"V");(0,o.i9)(g)&&e.remove(g.number);for(const E of r){const M=h.get(E);if(!(0,o.Zm)(M))continue;if(p.add(E),f===
"keep"&&(0,O.K)(h,M)){h.edit(E),(0,O.x)(h,M);continue}const N=h.resolve(M.get("StructParent"));typeof N=="number"&&u.add(N),e.remove(E)}r.has(d)||e.remove(d)}async function n(e,d,s){
const{removal:r,structure:f}=e,{document:p}=r;await t(e,d);const u=(0,C.Wo)(p,"AcroForm");for(const h of["Fields","CO"]){const g=p.array(u?.dict.get(h)),E=g?.filter(
M=>!r.isGone(M)&&!((0,o.i9)(M)&&d.has(M.number)));!u||!g||!E||E.length===g.length||(p.edit(u.holder),E.length>0||h==="Fields"?u.dict.set(h,E):u.dict.delete(h))}
await f.dropKeys(s),await f.flush(),await(0,D.Pv)(e,new Set(r.removed()))}async function t({removal:e},d){const{document:s}=e;for(const{number:r,dict:f}of[...await(0,S.
qU)(s)].reverse()){const p=s.array(f.get("Kids")),u=p?.filter(h=>!e.isGone(h)&&!((0,o.i9)(h)&&d.has(h.number)));r===void 0||!p||!u||u.length===p.length||(s.edit(
r),u.length>0?f.set("Kids",u):(0,o.Eo)(f.get("Subtype"),"Widget")?f.delete("Kids"):e.remove(r))}}async function i(e,d){const s=(0,C.Wo)(e,"AcroForm");if(!s)return;
s.dict.has("SigFlags")&&(e.edit(s.holder),s.dict.delete("SigFlags")),await A(e,s.dict.get("XFA"),d);const r=(e.array(s.dict.get("Fields"))??[]).length===0&&!s.dict.
has("DR")&&!s.dict.has("XFA");d&&r&&e.editCatalog().delete("AcroForm")}function x(e){const{catalog:d}=e,s=e.dict(d.get("Perms"));(0,R.H)(e);for(const r of["Perm\
s","Legal"])d.has(r)&&e.editCatalog().delete(r);return s?.has("UR3")===!0||s?.has("UR")===!0}}),58006:((U,y,l)=>{l.d(y,{n:()=>P});var S=l(48249),O=l(45599);const C=[
"DecodeParms","F","FFilter","FDecodeParms","DL"];function P(T,D,{compress:v}){const c=new O.Bi(T.dict);v?c.set("Filter",(0,O.UU)("FlateDecode")):c.delete("Filte\
r");for(const o of C)c.delete(o);return new O.Z6(c,v?(0,S.Kc)(D):D)}})};
