"use strict";exports.id=8400,exports.ids=[8400],exports.modules={98400:((K,C,f)=>{f.r(C),f.d(C,{remove_signatures:()=>v});var S=f(56457),D=f(91519),T=f(14029),A=f(33238);const v=async(E,{
appearance:g,open_password:l},r)=>{const d=await(0,D.E)(E.bytes,r,{password:l}),O=await(0,A.Y)(d,g),M=(0,S.DC)(O,g),F=await(0,T.UN)(d),W=d.pages.count;return{documents:[
{name:E.name,bytes:F,pageCount:W}],notes:M.length>0?M:[w],facts:{pageCount:W,removedSignatures:O.fields.length,removedSignatureFields:O.fields}}},w={code:"no_si\
gnatures",message:"The document had no signature."}}),21115:((K,C,f)=>{f.d(C,{HC:()=>A,dK:()=>S,ee:()=>T});const S={rdf:"http://www.w3.org/1999/02/22-rdf-syntax\
-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",
pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",
pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http:\
//www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/\
pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},D=new Map(Object.entries(S));class T{uris=new Map;declared=[];known=new Map;enter(l){
let r;for(const{name:d,value:O}of l){if(!A(d))continue;const M=d.slice(6),F=this.uris.get(M);F?F.push(O):this.uris.set(M,[O]),(r??=[]).push(M)}this.declared.push(
r??v),r&&this.known.clear()}leave(){const l=this.declared.pop()??v;for(const r of l)this.uris.get(r).pop();l.length>0&&this.known.clear()}declares(l){return(this.
uris.get(E(l))?.length??0)>0}ofElement(l){let r=this.known.get(l);if(!r){const d=E(l),O=this.uris.get(d)?.at(-1)??D.get(d)??"";this.known.size===w&&this.known.clear(),
this.known.set(l,r={namespace:O,local:l.slice(l.indexOf(":")+1)})}return r}ofAttribute(l){return l.includes(":")?this.ofElement(l):{namespace:"",local:l}}}const A=g=>g===
"xmlns"||g.startsWith("xmlns:"),v=[],w=1e3,E=g=>g.slice(0,Math.max(g.indexOf(":"),0))}),17413:((K,C,f)=>{f.d(C,{Y:()=>T});var S=f(21115),D=f(3907);async function T(v,w,E){
const g=new A(w);await(0,D.km)(v,E,d=>((d.kind==="start"||d.kind==="empty")&&g.start(d.name,d.attributes,d.from),(d.kind==="end"||d.kind==="empty")&&g.end(d.name,
d.to),g.isTooDeep));const l=[];let r=0;for(const d of g.dropped)l.push(v.slice(r,d.from)),r=d.to;return l.join("")+v.slice(r)}class A{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new S.
ee;constructor(w){this.drops=w}start(w,E,g){this.isTooDeep=this.open.length>=D.ol,this.scope.enter(E);const l=this.scope.ofElement(w);this.open.push({name:w,from:g,
drops:this.drops(l,this.elements)}),this.elements.push(l)}end(w,E){let g=this.open.length-1;for(;g>=0&&this.open[g].name!==w;)g--;if(g<0)return;const{drops:l,from:r}=this.
open[g];for(;this.open.length>g;)this.open.pop(),this.elements.pop(),this.scope.leave();if(l){for(;this.dropped.length>0&&this.dropped.at(-1).from>r;)this.dropped.
pop();this.dropped.push({from:r,to:E})}}}}),3907:((K,C,f)=>{f.d(C,{Rt:()=>j,X:()=>G,km:()=>g,ol:()=>D,xK:()=>R});var S=f(78157);const D=200,T=1e4,A=1e5,v=65536,
w=65536,E=12;async function g(o,s,t){const e=new l(o);for(let n=e.next();n;n=e.next()){if(t(n))return"left";const i=s.step((n.to-n.from)*4+50);i&&await i}return e.
hasDocumentType?"document type":e.malformed?"malformed":"well-formed"}class l{text;malformed=!1;hasDocumentType=!1;at=0;tag=-1;constructor(s){this.text=s}next(){
const{text:s,at:t}=this;if(t>=s.length)return;if(s.charCodeAt(t)!==r)return this.characters(t,this.endOfPiece(t,this.nextTag(t)));if(s.startsWith("<!--",t))return this.
other(t,"-->",4);if(s.startsWith("<?",t))return this.other(t,"?>",2);if(s.startsWith("<![CDATA[",t)){const n=s.indexOf("]]>",t);return n<0?this.end():(this.at=n+
3,{kind:"text",text:s.slice(t+9,n),from:t,to:this.at})}return s.startsWith("<!",t)?(this.hasDocumentType=s.startsWith("<!DOCTYPE",t),this.end()):(s.charCodeAt(t+
1)===O?this.endTag(t):this.startTag(t))??this.fault(t,this.nextTag(t+1))}other(s,t,e){const n=this.text.indexOf(t,s+e);return n<0?this.end():(this.at=n+t.length,
{kind:"other",from:s,to:this.at})}endTag(s){const t=this.name(s+2),e=this.blanks(t);if(!(t===s+2||this.text.charCodeAt(e)!==d))return this.at=e+1,{kind:"end",name:this.
text.slice(s+2,t),from:s,to:this.at}}startTag(s){const{text:t}=this,e=this.name(s+1);if(e===s+1)return;const n=t.slice(s+1,e),i=[];let c=0;for(let p=e;;){const a=this.
blanks(p),h=t.charCodeAt(a);if(h===d||h===O&&t.charCodeAt(a+1)===d)return this.at=h===d?a+1:a+2,{kind:h===d?"start":"empty",name:n,attributes:i,from:s,to:this.at};
const u=this.name(a),x=this.blanks(u),m=this.blanks(x+1),y=t[m];if(a===p||u===a||t[x]!=="="||y!=='"'&&y!=="'")return;const P=t.indexOf(y,m+1),U=t.slice(m+1,Math.
max(P,m+1));c+=F(U,A-c);const X=U.includes("<")||c>=A?void 0:I(U);if(P<0||X===void 0||i.length>=T)return;i.push({name:t.slice(a,u),value:X,from:a,to:P+1}),p=P+1}}characters(s,t){
const e=I(this.text.slice(s,t));return e===void 0?this.fault(s,t):(this.at=t,{kind:"text",text:e,from:s,to:t})}nextTag(s){if(this.tag>=s)return this.tag;const t=this.
text.indexOf("<",s);return this.tag=t<0?this.text.length:t}endOfPiece(s,t){const{text:e}=this;if(t-s<=w)return t;let n=s+w;const i=n-E+1,c=e.slice(i,n+1).lastIndexOf(
"&");c>=0&&(n=i+c);for(const p=n-w/2;e[n-1]==="]"||M(e.charCodeAt(n));n--)if(n===p)return t;return n}fault(s,t){return this.malformed=!0,this.at=t,{kind:"other",
from:s,to:t}}end(){this.malformed=!0,this.at=this.text.length}blanks(s){const{text:t}=this;for(let e=s;;e++){const n=t.charCodeAt(e);if(n!==32&&n!==9&&n!==10&&n!==
13||e-s===v)return e}}name(s){const{text:t}=this;let e=s;for(const n=Math.min(t.length,s+v);e<n;e++){const i=t.charCodeAt(e);if(i<=32||i===O||i===d||i===r||i===
61||i===34||i===39)break}return e}}const[r,d,O]=[60,62,47],M=o=>o>=56320&&o<=57343;function F(o,s){let t=0;for(let e=o.indexOf("&");e>=0&&t<s;e=o.indexOf("&",e+
1))t++;return t}const W=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function I(o){if(!o.includes("&"))return o;const s=[];let t=0;for(let e=o.
indexOf("&");e>=0;e=o.indexOf("&",t)){const n=o.indexOf(";",e);if(n<0||n-e>E)return;const i=o.slice(e+1,n),c=W.get(i)??N(i);if(c===void 0)return;s.push(o.slice(
t,e),c),t=n+1}return s.push(o.slice(t)),s.join("")}function N(o){const s=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(o),t=s?parseInt(s[1]??s[2],s[1]===void 0?10:16):-1;return t>
0&&t<=1114111&&!(t>=55296&&t<=57343)?String.fromCodePoint(t):void 0}function R(o){const[s,t,e,n]=o;if(s===0&&t===0&&(e===254||e===0)||s===255&&t===254&&e===0&&n===
0)return B(o);if(s===254&&t===255||s===0&&t===60)return L(new TextDecoder("utf-16be").decode(o));if(s===255&&t===254||s===60&&t===0)return L(new TextDecoder("ut\
f-16le").decode(o));const i=new TextDecoder().decode(o);return L(i.includes("�")?Buffer.from(o).toString("latin1"):i)}function j(o){if(o[0]===0||o[1]===0||o[0]===
254||o[0]===255)return R(o);const t=(0,S.bS)(o).toString("latin1",0,b),e=k.exec(t)?.[1]?.toLowerCase()??"utf-8";if(_.has(e))try{return new TextDecoder(e,{fatal:!0}).
decode(o)}catch{return}}const b=200,k=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,_=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-\
8859-15","windows-1252"]),L=o=>o.startsWith("\uFEFF")?o.slice(1):o;function B(o){const s=new DataView(o.buffer,o.byteOffset,o.byteLength),t=o[0]!==0,e=[];for(let n=0;n+
4<=o.length;n+=4){const i=s.getUint32(n,t);if(i>1114111)return;e.push(String.fromCodePoint(i))}return L(e.join(""))}const G=o=>o.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),33238:((K,C,f)=>{f.d(C,{Y:()=>j});var S=f(91374),D=f(39684),T=f(9819),A=f(33973),v=f(21996),w=f(87773),
E=f(17671),g=f(58006),l=f(78157),r=f(45599),d=f(21115),O=f(17413);const M=2e3;async function F(t,e,n){const i=t.resolve(e);let c="";for(const p of(0,r.cy)(i)?i:
[e]){const a=t.resolve(p);if(a instanceof r.Mx&&(c=Buffer.from(a.bytes).toString("latin1")),!(0,r.i9)(p)||!(a instanceof r.Z6))continue;const h=t.job.pace.step(
M);h&&await h;let u;try{u=(0,l.bS)(t.decoded(a))}catch{continue}if(t.job.pace.add(u.length),!u.includes("ignature"))continue;const x=u.toString("latin1"),m=await(0,O.
Y)(x,W(c,n),t.job.pace);m!==x&&t.put(p,(0,g.n)(a,Buffer.from(m,"latin1"),{compress:!1}))}}function W(t,e){return({namespace:n,local:i},c)=>i==="Signature"&&n===
d.dK.ds||i==="signature"&&e&&t!=="datasets"&&!c.some(I)}const I=({namespace:t,local:e})=>e==="datasets"&&t===d.dK.xfa;var N=f(43791);const R=1e3;async function j(t,e){
const n=(0,E.Hi)(t),i=await b(t),c=new Set,p=new Set,a=[];for(const h of i)a.push((0,S.fq)(t,h.dict)),await L(n,h,e,c,p);return c.size>0&&await B(n,c,p),await o(
t,c.size>0),{fields:a,objects:c,usageRights:s(t)}}async function b(t){const e=(await(0,v.zx)(t,["Sig"])).Sig;if(e.length===0)return[];for await(const[u,x]of(0,w.
$)(t,e))k(t,u,x);const n={fields:new Map,lists:new Set};for(const{number:u,dict:x,type:m}of await(0,S.qU)(t)){m==="Sig"&&u!==void 0&&_(t,n,u,x);const y=t.job.pace.
step(R);y&&await y}const i=new Set([...n.fields.values()].flatMap(({number:u,widgets:x})=>[u,...x])),{Sig:c,Widget:p}=await(0,v.zx)(t,["Sig","Widget"]),a=[];for await(const[
u,x]of(0,w.$)(t,new Set([...c,...p])))i.has(u)||!(0,r.Zm)(x)||!(x.has("T")||(0,r.Eo)(x.get("Subtype"),"Widget"))||(0,S.pv)(t,x)==="Sig"&&a.push(u);const h=a.length>
0?(await(0,A.Gy)(t)).live:void 0;for(const u of a)h?.[u]===1&&_(t,n,u,t.get(u));return[...n.fields.values()]}function k(t,e,n){const i=[n];for(let c=i.pop();c!==
void 0;c=i.pop()){if((0,r.Zm)(c))for(const p of c.values())i.push(p);if(Array.isArray(c))for(const[p,a]of c.entries())!(0,r.Zm)(a)||!(0,r.Eo)(a.get("FT"),"Sig")?
i.push(a):(t.edit(e),c[p]=t.add(a))}}function _(t,e,n,i){if(!(0,r.Zm)(t.resolve((0,S.hj)(t,i,"V"))))return;const c=i.get("Parent"),p=t.dict(c);if(!i.has("T")&&(0,r.
i9)(c)&&p?.has("T")){_(t,e,c.number,p),e.fields.get(c.number)?.widgets.add(n);return}if(e.fields.has(n))return;const a=new Set((0,r.Eo)(i.get("Subtype"),"Widget")?
[n]:[]);e.fields.set(n,{number:n,dict:i,widgets:a});const h=t.array(i.get("Kids"));if(!(!h||e.lists.has(h))){e.lists.add(h),t.job.pace.add(h.length);for(const u of h)
(0,r.i9)(u)&&a.add(u.number)}}async function L({removal:t},{number:e,dict:n,widgets:i},c,p,a){const{document:h}=t;p.add(e);const u=(0,S.hj)(h,n,"V");(0,r.i9)(u)&&
t.remove(u.number);for(const m of i){const y=h.job.pace.step(R);y&&await y;const P=h.get(m);if(!(0,r.Zm)(P))continue;if(p.add(m),c==="keep"&&(0,D.K)(h,P)){h.edit(
m),(0,D.x)(h,P);continue}const U=h.resolve(P.get("StructParent"));typeof U=="number"&&a.add(U),t.remove(m)}i.has(e)||t.remove(e);const x=h.job.pace.step(R);x&&await x}
async function B(t,e,n){const{removal:i,structure:c}=t,{document:p}=i;await G(t,e);const a=(0,T.Wo)(p,"AcroForm");for(const h of["Fields","CO"]){const u=p.array(
a?.dict.get(h)),x=u?.filter(m=>!i.isGone(m)&&!((0,r.i9)(m)&&e.has(m.number)));!a||!u||!x||x.length===u.length||(p.edit(a.holder),x.length>0||h==="Fields"?a.dict.
set(h,x):a.dict.delete(h))}await c.dropKeys(n),await c.flush(),await(0,E.Pv)(t,new Set(i.removed()))}async function G({removal:t},e){const{document:n}=t,i=new Map;
for(const{number:c,dict:p}of[...await(0,S.qU)(n)].reverse()){const a=n.array(p.get("Kids")),h=n.job.pace.step(R);h&&await h;const u=a&&i.get(a),x=u??a?.filter(m=>!t.
isGone(m)&&!((0,r.i9)(m)&&e.has(m.number)));a&&x&&!u&&(i.set(a,x),n.job.pace.add(a.length)),!(c===void 0||!a||!x||x.length===a.length)&&(n.edit(c),x.length>0?p.
set("Kids",x):(0,r.Eo)(p.get("Subtype"),"Widget")?p.delete("Kids"):(t.remove(c),i.clear()))}}async function o(t,e){const n=(0,T.Wo)(t,"AcroForm");if(!n)return;n.
dict.has("SigFlags")&&(t.edit(n.holder),n.dict.delete("SigFlags")),await F(t,n.dict.get("XFA"),e);const i=(t.array(n.dict.get("Fields"))??[]).length===0&&!n.dict.
has("DR")&&!n.dict.has("XFA");e&&i&&t.editCatalog().delete("AcroForm")}function s(t){const{catalog:e}=t,n=t.dict(e.get("Perms"));(0,N.H)(t);for(const i of["Perm\
s","Legal"])e.has(i)&&t.editCatalog().delete(i);return n?.has("UR3")===!0||n?.has("UR")===!0}}),58006:((K,C,f)=>{f.d(C,{S:()=>E,n:()=>v});var S=f(68973),D=f(48249),
T=f(45599);const A=["DecodeParms","F","FFilter","FDecodeParms","DL"];function v(g,l,{compress:r}){const d=new T.Bi(g.dict);r?d.set("Filter",(0,T.UU)("FlateDecod\
e")):d.delete("Filter");for(const O of A)d.delete(O);return new T.Z6(d,r?(0,D.Kc)(l):l)}const w=6;async function E(g,l,r){const d=v(g,await(0,S.uM)(r).deflate(l,
w),{compress:!1});return d.dict.set("Filter",(0,T.UU)("FlateDecode")),d}})};
