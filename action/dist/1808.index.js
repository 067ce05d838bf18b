"use strict";exports.id=1808,exports.ids=[1808],exports.modules={9427:((U,T,g)=>{g.r(T),g.d(T,{remove_signatures:()=>A});var S=g(1777),y=g(7390),P=g(5199),O=g(2510);const A=async(c,{
appearance:u,open_password:p},E)=>{const x=await(0,y.E)(c.bytes,E,{password:p}),D=await(0,O.Y)(x,u),W=(0,S.D)(D,u),_=await(0,P.UN)(x),d=x.pages.count;return{documents:[
{name:c.name,bytes:_,pageCount:d}],notes:W.length>0?W:[w],facts:{pageCount:d,removedSignatures:D.fields.length,removedFields:D.fields}}},w={code:"no_signatures",
message:"The document had no signature."}}),1480:((U,T,g)=>{g.d(T,{HC:()=>O,dK:()=>S,ee:()=>P});const S={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"\
http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http\
://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"htt\
p://ns.adobe.com/pdfx/1.3/",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"\
http://www.w3.org/2000/09/xmldsig#"},y=new Map(Object.entries(S));class P{uris=new Map;declared=[];known=new Map;enter(p){let E;for(const{name:x,value:D}of p){if(!O(
x))continue;const W=x.slice(6),_=this.uris.get(W);_?_.push(D):this.uris.set(W,[D]),(E??=[]).push(W)}this.declared.push(E??A),E&&this.known.clear()}leave(){const p=this.
declared.pop()??A;for(const E of p)this.uris.get(E).pop();p.length>0&&this.known.clear()}declares(p){return(this.uris.get(c(p))?.length??0)>0}ofElement(p){let E=this.
known.get(p);if(!E){const x=c(p),D=this.uris.get(x)?.at(-1)??y.get(x)??"";this.known.size===w&&this.known.clear(),this.known.set(p,E={namespace:D,local:p.slice(
p.indexOf(":")+1)})}return E}ofAttribute(p){return p.includes(":")?this.ofElement(p):{namespace:"",local:p}}}const O=u=>u==="xmlns"||u.startsWith("xmlns:"),A=[],
w=1e3,c=u=>u.slice(0,Math.max(u.indexOf(":"),0))}),8825:((U,T,g)=>{g.d(T,{Y:()=>P});var S=g(1480),y=g(4075);async function P(A,w,c){const u=new O(w);await(0,y.km)(
A,c,x=>((x.kind==="start"||x.kind==="empty")&&u.start(x.name,x.attributes,x.from),(x.kind==="end"||x.kind==="empty")&&u.end(x.name,x.to),u.isTooDeep));const p=[];
let E=0;for(const x of u.dropped)p.push(A.slice(E,x.from)),E=x.to;return p.join("")+A.slice(E)}class O{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new S.
ee;constructor(w){this.drops=w}start(w,c,u){this.isTooDeep=this.open.length>=y.ol,this.scope.enter(c);const p=this.scope.ofElement(w);this.open.push({name:w,from:u,
drops:this.drops(p,this.elements)}),this.elements.push(p)}end(w,c){let u=this.open.length-1;for(;u>=0&&this.open[u].name!==w;)u--;if(u<0)return;const{drops:p,from:E}=this.
open[u];for(;this.open.length>u;)this.open.pop(),this.elements.pop(),this.scope.leave();if(p){for(;this.dropped.length>0&&this.dropped.at(-1).from>E;)this.dropped.
pop();this.dropped.push({from:E,to:c})}}}}),4075:((U,T,g)=>{g.d(T,{X:()=>_,km:()=>P,ol:()=>S,xK:()=>x});const S=200,y=1e4;async function P(d,s,t){const o=new O(
d);for(let m=o.next();m;m=o.next()){if(t(m))return"left";const v=s.step((m.to-m.from)*4+50);v&&await v}return o.malformed?"malformed":"well-formed"}class O{text;malformed=!1;at=0;constructor(s){
this.text=s}next(){const{text:s,at:t}=this;if(t>=s.length)return;if(s.charCodeAt(t)!==A)return this.characters(t,this.nextTag(t));if(s.startsWith("<!--",t))return this.
other(t,"-->",4);if(s.startsWith("<?",t))return this.other(t,"?>",2);if(s.startsWith("<![CDATA[",t)){const m=s.indexOf("]]>",t);return m<0?this.end():(this.at=m+
3,{kind:"text",text:s.slice(t+9,m),from:t,to:this.at})}return s.startsWith("<!",t)?this.end():(s.charCodeAt(t+1)===c?this.endTag(t):this.startTag(t))??this.fault(
t,this.nextTag(t+1))}other(s,t,o){const m=this.text.indexOf(t,s+o);return m<0?this.end():(this.at=m+t.length,{kind:"other",from:s,to:this.at})}endTag(s){const t=this.
name(s+2),o=this.blanks(t);if(!(t===s+2||this.text.charCodeAt(o)!==w))return this.at=o+1,{kind:"end",name:this.text.slice(s+2,t),from:s,to:this.at}}startTag(s){
const{text:t}=this,o=this.name(s+1);if(o===s+1)return;const m=t.slice(s+1,o),v=[];for(let R=o;;){const C=this.blanks(R),b=t.charCodeAt(C);if(b===w||b===c&&t.charCodeAt(
C+1)===w)return this.at=b===w?C+1:C+2,{kind:b===w?"start":"empty",name:m,attributes:v,from:s,to:this.at};const B=this.name(C),I=this.blanks(B),K=this.blanks(I+1),
L=t[K];if(C===R||B===C||t[I]!=="="||L!=='"'&&L!=="'")return;const e=t.indexOf(L,K+1),i=t.slice(K+1,Math.max(e,K+1)),n=i.includes("<")?void 0:p(i);if(e<0||n===void 0||
v.length>=y)return;v.push({name:t.slice(C,B),value:n,from:C,to:e+1}),R=e+1}}characters(s,t){const o=p(this.text.slice(s,t));return o===void 0?this.fault(s,t):(this.
at=t,{kind:"text",text:o,from:s,to:t})}nextTag(s){const t=this.text.indexOf("<",s);return t<0?this.text.length:t}fault(s,t){return this.malformed=!0,this.at=t,{
kind:"other",from:s,to:t}}end(){this.malformed=!0,this.at=this.text.length}blanks(s){const{text:t}=this;for(;;){const o=t.charCodeAt(s);if(o!==32&&o!==9&&o!==10&&
o!==13)return s;s++}}name(s){const{text:t}=this;for(;s<t.length;s++){const o=t.charCodeAt(s);if(o<=32||o===c||o===w||o===A||o===61||o===34||o===39)break}return s}}
const[A,w,c]=[60,62,47],u=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function p(d){if(!d.includes("&"))return d;const s=[];let t=0;for(let o=d.
indexOf("&");o>=0;o=d.indexOf("&",t)){const m=d.indexOf(";",o);if(m<0||m-o>12)return;const v=d.slice(o+1,m),R=u.get(v)??E(v);if(R===void 0)return;s.push(d.slice(
t,o),R),t=m+1}return s.push(d.slice(t)),s.join("")}function E(d){const s=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(d),t=s?parseInt(s[1]??s[2],s[1]===void 0?10:16):-1;return t>
0&&t<=1114111&&!(t>=55296&&t<=57343)?String.fromCodePoint(t):void 0}function x(d){const[s,t,o,m]=d;if(s===0&&t===0&&(o===254||o===0)||s===255&&t===254&&o===0&&m===
0)return W(d);if(s===254&&t===255||s===0&&t===60)return D(new TextDecoder("utf-16be").decode(d));if(s===255&&t===254||s===60&&t===0)return D(new TextDecoder("ut\
f-16le").decode(d));const v=new TextDecoder().decode(d);return D(v.includes("�")?Buffer.from(d).toString("latin1"):v)}const D=d=>d.startsWith("\uFEFF")?d.slice(
1):d;function W(d){const s=new DataView(d.buffer,d.byteOffset,d.byteLength),t=d[0]!==0,o=[];for(let m=0;m+4<=d.length;m+=4){const v=s.getUint32(m,t);if(v>1114111)
return;o.push(String.fromCodePoint(v))}return D(o.join(""))}const _=d=>d.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&\
quot;")}),2510:((U,T,g)=>{g.d(T,{Y:()=>t});var S=g(8990),y=g(191),P=g(1275),O=g(6123),A=g(8338),w=g(9310),c=g(6039),u=g(1480),p=g(8825);async function E(e,i,n){
const r=e.resolve(i);let f="";for(const h of(0,c.cy)(r)?r:[i]){const a=e.resolve(h);if(a instanceof c.Mx&&(f=Buffer.from(a.bytes).toString("latin1")),!(0,c.i9)(
h)||!(a instanceof c.Z6))continue;let l;try{l=Buffer.from(e.decoded(a)).toString("latin1")}catch{continue}const M=await(0,p.Y)(l,x(f,n),e.job.pace);M!==l&&e.put(
h,(0,w.n)(a,Buffer.from(M,"latin1"),{compress:!1}))}}function x(e,i){return({namespace:n,local:r},f)=>r==="Signature"&&n===u.dK.ds||r==="signature"&&i&&e!=="dat\
asets"&&!f.some(D)}const D=({namespace:e,local:i})=>i==="datasets"&&e===u.dK.xfa,W=new Set(["Type","Rect","P","NM","M","F","AP","AS","OC","StructParent","AF","c\
a","CA","BM","Lang"]),_=2,d=4,s=32;async function t(e,i){const n=(0,A.Hi)(e),r=await o(e),f=new Set,h=new Set,a=r.map(({dict:l})=>(0,S.fq)(e,l));for(const l of r)
R(n,l,i,f,h);return f.size>0&&await B(n,f,h),await K(e,f.size>0),{fields:a,objects:f,usageRights:L(e)}}async function o(e){const i=(0,O.p$)(e,["/Sig"]);if(i.length===
0)return[];for(const a of i)m(e,a);const n=new Map;for(const{number:a,dict:l,type:M}of await(0,S.qU)(e))M==="Sig"&&a!==void 0&&v(e,n,a,l);const r=new Set([...n.
values()].flatMap(({number:a,widgets:l})=>[a,...l])),f=(0,O.p$)(e,["/Sig","/Widget"]).filter(a=>{const l=r.has(a)?null:e.get(a);return(0,c.Zm)(l)&&(l.has("T")||
(0,c.Eo)(l.get("Subtype"),"Widget"))&&(0,S.pv)(e,l)==="Sig"}),h=f.length>0?(await(0,P.Gy)(e)).live:void 0;for(const a of f)h?.[a]===1&&v(e,n,a,e.get(a));return[
...n.values()]}function m(e,i){const n=[e.get(i)];for(let r=n.pop();r!==void 0;r=n.pop()){if((0,c.Zm)(r))for(const f of r.values())n.push(f);if(Array.isArray(r))
for(const[f,h]of r.entries())!(0,c.Zm)(h)||!(0,c.Eo)(h.get("FT"),"Sig")?n.push(h):(e.edit(i),r[f]=e.add(h))}}function v(e,i,n,r){if(!(0,c.Zm)(e.resolve((0,S.hj)(
e,r,"V"))))return;const f=r.get("Parent"),h=e.dict(f);if(!r.has("T")&&(0,c.i9)(f)&&h?.has("T")){v(e,i,f.number,h),i.get(f.number)?.widgets.add(n);return}if(i.has(
n))return;const a=(e.array(r.get("Kids"))??[]).flatMap(l=>(0,c.i9)(l)?[l.number]:[]);i.set(n,{number:n,dict:r,widgets:new Set((0,c.Eo)(r.get("Subtype"),"Widget")?
[n,...a]:a)})}function R({removal:e},{number:i,dict:n,widgets:r},f,h,a){const{document:l}=e;h.add(i);const M=(0,S.hj)(l,n,"V");(0,c.i9)(M)&&e.remove(M.number);for(const F of r){
const k=l.get(F);if(!(0,c.Zm)(k))continue;if(h.add(F),f==="keep"&&C(l,k)){b(l,F,k);continue}const N=l.resolve(k.get("StructParent"));typeof N=="number"&&a.add(N),
e.remove(F)}r.has(i)||e.remove(i)}function C(e,i){const n=e.resolve(i.get("F")),r=typeof n=="number"?n:0;if(r&_||r&s&&!(r&d))return!1;const[f,h,a,l]=(e.array(i.
get("Rect"))??[]).map(F=>e.resolve(F));return typeof f=="number"&&typeof h=="number"&&typeof a=="number"&&typeof l=="number"&&f!==a&&h!==l&&e.dict(i.get("AP"))?.
has("N")===!0}function b(e,i,n){e.edit(i);for(const h of[...n.keys()])W.has(h)||n.delete(h);n.set("Subtype",new c.SX("Stamp"));const f=e.dict(n.get("AP"))?.get(
"N");f!==void 0&&n.set("AP",new c.Bi([["N",f]]))}async function B(e,i,n){const{removal:r,structure:f}=e,{document:h}=r;await I(e,i);const a=(0,y.Wo)(h,"AcroForm");
for(const l of["Fields","CO"]){const M=h.array(a?.dict.get(l)),F=M?.filter(k=>!r.isGone(k)&&!((0,c.i9)(k)&&i.has(k.number)));!a||!M||!F||F.length===M.length||(h.
edit(a.holder),F.length>0||l==="Fields"?a.dict.set(l,F):a.dict.delete(l))}await f.dropKeys(n),await f.flush(),await(0,A.Pv)(e,new Set(r.removed()))}async function I({
removal:e},i){const{document:n}=e;for(const{number:r,dict:f}of[...await(0,S.qU)(n)].reverse()){const h=n.array(f.get("Kids")),a=h?.filter(l=>!e.isGone(l)&&!((0,c.
i9)(l)&&i.has(l.number)));r===void 0||!h||!a||a.length===h.length||(n.edit(r),a.length>0?f.set("Kids",a):(0,c.Eo)(f.get("Subtype"),"Widget")?f.delete("Kids"):e.
remove(r))}}async function K(e,i){const n=(0,y.Wo)(e,"AcroForm");if(!n)return;n.dict.has("SigFlags")&&(e.edit(n.holder),n.dict.delete("SigFlags")),await E(e,n.dict.
get("XFA"),i);const r=(e.array(n.dict.get("Fields"))??[]).length===0&&!n.dict.has("DR")&&!n.dict.has("XFA");i&&r&&e.editCatalog().delete("AcroForm")}function L(e){
const{catalog:i}=e;if(!["Perms","DSS","Legal","Extensions"].some(a=>i.has(a)))return!1;const n=e.dict(i.get("Perms")),r=n?.has("UR3")===!0||n?.has("UR")===!0;e.
edit(e.catalogNumber);for(const a of["Perms","DSS","Legal"])i.delete(a);const f=e.dict(i.get("Extensions"));if(!f?.has("ESIC"))return r;const h=new c.Bi([...f].
filter(([a])=>a!=="ESIC"));return h.size>0?i.set("Extensions",h):i.delete("Extensions"),r}}),9310:((U,T,g)=>{g.d(T,{n:()=>O});var S=g(8962),y=g(6039);const P=["\
DecodeParms","F","FFilter","FDecodeParms","DL"];function O(A,w,{compress:c}){const u=new y.Bi(A.dict);c?u.set("Filter",(0,y.UU)("FlateDecode")):u.delete("Filter");
for(const p of P)u.delete(p);return new y.Z6(u,c?(0,S.Kc)(w):w)}})};
