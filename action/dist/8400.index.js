"use strict";exports.id=8400,exports.ids=[8400],exports.modules={98400:((F,D,d)=>{d.r(D),d.d(D,{remove_signatures:()=>E});var w=d(56457),S=d(91519),A=d(14029),T=d(33238);const E=async(m,{
appearance:l,open_password:h},r)=>{const u=await(0,S.E)(m.bytes,r,{password:h}),O=await(0,T.Y)(u,l),C=(0,w.D)(O,l),M=await(0,A.UN)(u),y=u.pages.count;return{documents:[
{name:m.name,bytes:M,pageCount:y}],notes:C.length>0?C:[x],facts:{pageCount:y,removedSignatures:O.fields.length,removedSignatureFields:O.fields}}},x={code:"no_si\
gnatures",message:"The document had no signature."}}),21115:((F,D,d)=>{d.d(D,{HC:()=>T,dK:()=>w,ee:()=>A});const w={rdf:"http://www.w3.org/1999/02/22-rdf-syntax\
-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",
pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",
pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http:\
//www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/\
pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},S=new Map(Object.entries(w));class A{uris=new Map;declared=[];known=new Map;enter(h){
let r;for(const{name:u,value:O}of h){if(!T(u))continue;const C=u.slice(6),M=this.uris.get(C);M?M.push(O):this.uris.set(C,[O]),(r??=[]).push(C)}this.declared.push(
r??E),r&&this.known.clear()}leave(){const h=this.declared.pop()??E;for(const r of h)this.uris.get(r).pop();h.length>0&&this.known.clear()}declares(h){return(this.
uris.get(m(h))?.length??0)>0}ofElement(h){let r=this.known.get(h);if(!r){const u=m(h),O=this.uris.get(u)?.at(-1)??S.get(u)??"";this.known.size===x&&this.known.clear(),
this.known.set(h,r={namespace:O,local:h.slice(h.indexOf(":")+1)})}return r}ofAttribute(h){return h.includes(":")?this.ofElement(h):{namespace:"",local:h}}}const T=l=>l===
"xmlns"||l.startsWith("xmlns:"),E=[],x=1e3,m=l=>l.slice(0,Math.max(l.indexOf(":"),0))}),17413:((F,D,d)=>{d.d(D,{Y:()=>A});var w=d(21115),S=d(3907);async function A(E,x,m){
const l=new T(x);await(0,S.km)(E,m,u=>((u.kind==="start"||u.kind==="empty")&&l.start(u.name,u.attributes,u.from),(u.kind==="end"||u.kind==="empty")&&l.end(u.name,
u.to),l.isTooDeep));const h=[];let r=0;for(const u of l.dropped)h.push(E.slice(r,u.from)),r=u.to;return h.join("")+E.slice(r)}class T{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new w.
ee;constructor(x){this.drops=x}start(x,m,l){this.isTooDeep=this.open.length>=S.ol,this.scope.enter(m);const h=this.scope.ofElement(x);this.open.push({name:x,from:l,
drops:this.drops(h,this.elements)}),this.elements.push(h)}end(x,m){let l=this.open.length-1;for(;l>=0&&this.open[l].name!==x;)l--;if(l<0)return;const{drops:h,from:r}=this.
open[l];for(;this.open.length>l;)this.open.pop(),this.elements.pop(),this.scope.leave();if(h){for(;this.dropped.length>0&&this.dropped.at(-1).from>r;)this.dropped.
pop();this.dropped.push({from:r,to:m})}}}}),3907:((F,D,d)=>{d.d(D,{Rt:()=>I,X:()=>j,km:()=>l,ol:()=>S,xK:()=>L});var w=d(78157);const S=200,A=1e4,T=1e5,E=65536,
x=65536,m=12;async function l(o,t,e){const n=new h(o);for(let s=n.next();s;s=n.next()){if(e(s))return"left";const i=t.step((s.to-s.from)*4+50);i&&await i}return n.
hasDocumentType?"document type":n.malformed?"malformed":"well-formed"}class h{text;malformed=!1;hasDocumentType=!1;at=0;tag=-1;constructor(t){this.text=t}next(){
const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(e)!==r)return this.characters(e,this.endOfPiece(e,this.nextTag(e)));if(t.startsWith("<!--",e))return this.
other(e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.startsWith("<![CDATA[",e)){const s=t.indexOf("]]>",e);return s<0?this.end():(this.at=s+
3,{kind:"text",text:t.slice(e+9,s),from:e,to:this.at})}return t.startsWith("<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+
1)===O?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,n){const s=this.text.indexOf(e,t+n);return s<0?this.end():(this.at=s+e.length,
{kind:"other",from:t,to:this.at})}endTag(t){const e=this.name(t+2),n=this.blanks(e);if(!(e===t+2||this.text.charCodeAt(n)!==u))return this.at=n+1,{kind:"end",name:this.
text.slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,n=this.name(t+1);if(n===t+1)return;const s=e.slice(t+1,n),i=[];let c=0;for(let f=n;;){const a=this.
blanks(f),p=e.charCodeAt(a);if(p===u||p===O&&e.charCodeAt(a+1)===u)return this.at=p===u?a+1:a+2,{kind:p===u?"start":"empty",name:s,attributes:i,from:t,to:this.at};
const g=this.name(a),v=this.blanks(g),P=this.blanks(v+1),b=e[P];if(a===f||g===a||e[v]!=="="||b!=='"'&&b!=="'")return;const U=e.indexOf(b,P+1),G=e.slice(P+1,Math.
max(U,P+1));c+=M(G,T-c);const X=G.includes("<")||c>=T?void 0:K(G);if(U<0||X===void 0||i.length>=A)return;i.push({name:e.slice(a,g),value:X,from:a,to:U+1}),f=U+1}}characters(t,e){
const n=K(this.text.slice(t,e));return n===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:n,from:t,to:e})}nextTag(t){if(this.tag>=t)return this.tag;const e=this.
text.indexOf("<",t);return this.tag=e<0?this.text.length:e}endOfPiece(t,e){const{text:n}=this;if(e-t<=x)return e;let s=t+x;const i=n.lastIndexOf("&",s);i>s-m&&(s=
i);for(const c=s-x/2;n[s-1]==="]"||C(n.charCodeAt(s));s--)if(s===c)return e;return s}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){
this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(let n=t;;n++){const s=e.charCodeAt(n);if(s!==32&&s!==9&&s!==10&&s!==13||n-t===E)return n}}name(t){
const{text:e}=this;let n=t;for(const s=Math.min(e.length,t+E);n<s;n++){const i=e.charCodeAt(n);if(i<=32||i===O||i===u||i===r||i===61||i===34||i===39)break}return n}}
const[r,u,O]=[60,62,47],C=o=>o>=56320&&o<=57343;function M(o,t){let e=0;for(let n=o.indexOf("&");n>=0&&e<t;n=o.indexOf("&",n+1))e++;return e}const y=new Map([["\
amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function K(o){if(!o.includes("&"))return o;const t=[];let e=0;for(let n=o.indexOf("&");n>=0;n=o.indexOf(
"&",e)){const s=o.indexOf(";",n);if(s<0||s-n>m)return;const i=o.slice(n+1,s),c=y.get(i)??N(i);if(c===void 0)return;t.push(o.slice(e,n),c),e=s+1}return t.push(o.
slice(e)),t.join("")}function N(o){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(o),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&
e<=57343)?String.fromCodePoint(e):void 0}function L(o){const[t,e,n,s]=o;if(t===0&&e===0&&(n===254||n===0)||t===255&&e===254&&n===0&&s===0)return k(o);if(t===254&&
e===255||t===0&&e===60)return R(new TextDecoder("utf-16be").decode(o));if(t===255&&e===254||t===60&&e===0)return R(new TextDecoder("utf-16le").decode(o));const i=new TextDecoder().
decode(o);return R(i.includes("�")?Buffer.from(o).toString("latin1"):i)}function I(o){if(o[0]===0||o[1]===0||o[0]===254||o[0]===255)return L(o);const e=(0,w.bS)(
o).toString("latin1",0,_),n=W.exec(e)?.[1]?.toLowerCase()??"utf-8";if(B.has(n))try{return new TextDecoder(n,{fatal:!0}).decode(o)}catch{return}}const _=200,W=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
B=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),R=o=>o.startsWith("\uFEFF")?o.slice(1):o;function k(o){const t=new DataView(o.buffer,
o.byteOffset,o.byteLength),e=o[0]!==0,n=[];for(let s=0;s+4<=o.length;s+=4){const i=t.getUint32(s,e);if(i>1114111)return;n.push(String.fromCodePoint(i))}return R(
n.join(""))}const j=o=>o.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),33238:((F,D,d)=>{d.d(D,{Y:()=>L});var w=d(
91374),S=d(39684),A=d(9819),T=d(33973),E=d(21996),x=d(87773),m=d(17671),l=d(58006),h=d(78157),r=d(45599),u=d(21115),O=d(17413);const C=2e3;async function M(t,e,n){
const s=t.resolve(e);let i="";for(const c of(0,r.cy)(s)?s:[e]){const f=t.resolve(c);if(f instanceof r.Mx&&(i=Buffer.from(f.bytes).toString("latin1")),!(0,r.i9)(
c)||!(f instanceof r.Z6))continue;let a;try{a=(0,h.bS)(t.decoded(f))}catch{continue}const p=t.job.pace.step(C+a.length);if(p&&await p,!a.includes("ignature"))continue;
const g=a.toString("latin1"),v=await(0,O.Y)(g,y(i,n),t.job.pace);v!==g&&t.put(c,(0,l.n)(f,Buffer.from(v,"latin1"),{compress:!1}))}}function y(t,e){return({namespace:n,
local:s},i)=>s==="Signature"&&n===u.dK.ds||s==="signature"&&e&&t!=="datasets"&&!i.some(K)}const K=({namespace:t,local:e})=>e==="datasets"&&t===u.dK.xfa;var N=d(
43791);async function L(t,e){const n=(0,m.Hi)(t),s=await I(t),i=new Set,c=new Set,f=s.map(({dict:a})=>(0,w.fq)(t,a));for(const a of s)B(n,a,e,i,c);return i.size>
0&&await R(n,i,c),await j(t,i.size>0),{fields:f,objects:i,usageRights:o(t)}}async function I(t){const e=(await(0,E.zx)(t,["Sig"])).Sig;if(e.length===0)return[];
for await(const[p,g]of(0,x.$)(t,e))_(t,p,g);const n=new Map;for(const{number:p,dict:g,type:v}of await(0,w.qU)(t))v==="Sig"&&p!==void 0&&W(t,n,p,g);const s=new Set(
[...n.values()].flatMap(({number:p,widgets:g})=>[p,...g])),{Sig:i,Widget:c}=await(0,E.zx)(t,["Sig","Widget"]),f=[];for await(const[p,g]of(0,x.$)(t,new Set([...i,
...c])))s.has(p)||!(0,r.Zm)(g)||!(g.has("T")||(0,r.Eo)(g.get("Subtype"),"Widget"))||(0,w.pv)(t,g)==="Sig"&&f.push(p);const a=f.length>0?(await(0,T.Gy)(t)).live:
void 0;for(const p of f)a?.[p]===1&&W(t,n,p,t.get(p));return[...n.values()]}function _(t,e,n){const s=[n];for(let i=s.pop();i!==void 0;i=s.pop()){if((0,r.Zm)(i))
for(const c of i.values())s.push(c);if(Array.isArray(i))for(const[c,f]of i.entries())!(0,r.Zm)(f)||!(0,r.Eo)(f.get("FT"),"Sig")?s.push(f):(t.edit(e),i[c]=t.add(
f))}}function W(t,e,n,s){if(!(0,r.Zm)(t.resolve((0,w.hj)(t,s,"V"))))return;const i=s.get("Parent"),c=t.dict(i);if(!s.has("T")&&(0,r.i9)(i)&&c?.has("T")){W(t,e,i.
number,c),e.get(i.number)?.widgets.add(n);return}if(e.has(n))return;const f=(t.array(s.get("Kids"))??[]).flatMap(a=>(0,r.i9)(a)?[a.number]:[]);e.set(n,{number:n,
dict:s,widgets:new Set((0,r.Eo)(s.get("Subtype"),"Widget")?[n,...f]:f)})}function B({removal:t},{number:e,dict:n,widgets:s},i,c,f){const{document:a}=t;c.add(e);
const p=(0,w.hj)(a,n,"V");(0,r.i9)(p)&&t.remove(p.number);for(const g of s){const v=a.get(g);if(!(0,r.Zm)(v))continue;if(c.add(g),i==="keep"&&(0,S.K)(a,v)){a.edit(
g),(0,S.x)(a,v);continue}const P=a.resolve(v.get("StructParent"));typeof P=="number"&&f.add(P),t.remove(g)}s.has(e)||t.remove(e)}async function R(t,e,n){const{removal:s,
structure:i}=t,{document:c}=s;await k(t,e);const f=(0,A.Wo)(c,"AcroForm");for(const a of["Fields","CO"]){const p=c.array(f?.dict.get(a)),g=p?.filter(v=>!s.isGone(
v)&&!((0,r.i9)(v)&&e.has(v.number)));!f||!p||!g||g.length===p.length||(c.edit(f.holder),g.length>0||a==="Fields"?f.dict.set(a,g):f.dict.delete(a))}await i.dropKeys(
n),await i.flush(),await(0,m.Pv)(t,new Set(s.removed()))}async function k({removal:t},e){const{document:n}=t;for(const{number:s,dict:i}of[...await(0,w.qU)(n)].reverse()){
const c=n.array(i.get("Kids")),f=c?.filter(a=>!t.isGone(a)&&!((0,r.i9)(a)&&e.has(a.number)));s===void 0||!c||!f||f.length===c.length||(n.edit(s),f.length>0?i.set(
"Kids",f):(0,r.Eo)(i.get("Subtype"),"Widget")?i.delete("Kids"):t.remove(s))}}async function j(t,e){const n=(0,A.Wo)(t,"AcroForm");if(!n)return;n.dict.has("SigFl\
ags")&&(t.edit(n.holder),n.dict.delete("SigFlags")),await M(t,n.dict.get("XFA"),e);const s=(t.array(n.dict.get("Fields"))??[]).length===0&&!n.dict.has("DR")&&!n.
dict.has("XFA");e&&s&&t.editCatalog().delete("AcroForm")}function o(t){const{catalog:e}=t,n=t.dict(e.get("Perms"));(0,N.H)(t);for(const s of["Perms","Legal"])e.
has(s)&&t.editCatalog().delete(s);return n?.has("UR3")===!0||n?.has("UR")===!0}}),58006:((F,D,d)=>{d.d(D,{n:()=>T});var w=d(48249),S=d(45599);const A=["DecodePa\
rms","F","FFilter","FDecodeParms","DL"];function T(E,x,{compress:m}){const l=new S.Bi(E.dict);m?l.set("Filter",(0,S.UU)("FlateDecode")):l.delete("Filter");for(const h of A)
l.delete(h);return new S.Z6(l,m?(0,w.Kc)(x):x)}})};
