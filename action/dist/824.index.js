"use strict";exports.id=824,exports.ids=[824],exports.modules={43496:((P,T,m)=>{m.d(T,{HC:()=>x,dK:()=>p,ee:()=>D});const p={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",
xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"\
http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"\
http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.\
aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/\
ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},w=new Map(Object.entries(p));class D{uris=new Map;declared=[];known=new Map;enter(f){
let l;for(const{name:n,value:r}of f){if(!x(n))continue;const o=n.slice(6),a=this.uris.get(o);a?a.push(r):this.uris.set(o,[r]),(l??=[]).push(o)}this.declared.push(
l??h),l&&this.known.clear()}leave(){const f=this.declared.pop()??h;for(const l of f)this.uris.get(l).pop();f.length>0&&this.known.clear()}declares(f){return(this.
uris.get(u(f))?.length??0)>0}ofElement(f){let l=this.known.get(f);if(!l){const n=u(f),r=this.uris.get(n)?.at(-1)??w.get(n)??"";this.known.size===_&&this.known.clear(),
this.known.set(f,l={namespace:r,local:f.slice(f.indexOf(":")+1)})}return l}ofAttribute(f){return f.includes(":")?this.ofElement(f):{namespace:"",local:f}}}const x=E=>E===
"xmlns"||E.startsWith("xmlns:"),h=[],_=1e3,u=E=>E.slice(0,Math.max(E.indexOf(":"),0))}),824:((P,T,m)=>{m.d(T,{Br:()=>E,_6:()=>l,_U:()=>u});var p=m(58552),w=m(1975),
D=m(17079),x=m(45599),h=m(59071),_=m(70549);function u(n){const r=n.resolve(n.trailer.get("Info"));return r instanceof x.Bi?r:r instanceof x.Z6?r.dict:void 0}const E=(0,_.
n)(f);async function f(n){const r=n.get(n.catalogNumber),o=r instanceof x.Bi?n.resolve(r.get("Metadata")):null;if(!(o instanceof x.Z6))return;let a;try{a=n.decoded(
o)}catch(s){if(!(s instanceof p.zU)||s.code==="cancelled")throw s;return w.m}return(0,w.kg)(a,n.job.pace)}function l(n,r){const o=u(n),a=d=>n.resolve(o?.get(d)),
s=(d,O,g=", ")=>{const M=(0,w.sm)(r,d,O).map(h.wh).filter(Boolean).join(g);return M===""?null:M},t=(d,O)=>{const[g=""]=(0,w.sm)(r,d,O);return(0,h.wh)(g)||null},
e=(d,O)=>(0,D._)((0,h.Gh)(a(d))??"")??(0,D._)(t("xmp",O)??"")??null,i=n.get(n.catalogNumber),c=i instanceof x.Bi?(0,h.Gh)(n.resolve(i.get("Lang"))):null;return{
title:(0,h.Gh)(a("Title"))??t("dc","title"),author:(0,h.Gh)(a("Author"))??s("dc","creator"),subject:(0,h.Gh)(a("Subject"))??t("dc","description"),keywords:(0,h.
Gh)(a("Keywords"))??s("pdf","Keywords")??s("dc","subject"),creator:(0,h.Gh)(a("Creator"))??t("xmp","CreatorTool"),producer:(0,h.Gh)(a("Producer"))??t("pdf","Pro\
ducer"),created:e("CreationDate","CreateDate"),modified:e("ModDate","ModifyDate"),language:c??t("dc","language")}}}),3907:((P,T,m)=>{m.d(T,{X:()=>a,km:()=>D,ol:()=>p,
xK:()=>n});const p=200,w=1e4;async function D(s,t,e){const i=new x(s);for(let c=i.next();c;c=i.next()){if(e(c))return"left";const d=t.step((c.to-c.from)*4+50);d&&
await d}return i.hasDocumentType?"document type":i.malformed?"malformed":"well-formed"}class x{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=
t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(e)!==h)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(
e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.startsWith("<![CDATA[",e)){const c=t.indexOf("]]>",e);return c<0?this.end():(this.at=c+3,{kind:"\
text",text:t.slice(e+9,c),from:e,to:this.at})}return t.startsWith("<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===u?this.
endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,i){const c=this.text.indexOf(e,t+i);return c<0?this.end():(this.at=c+e.length,{kind:"othe\
r",from:t,to:this.at})}endTag(t){const e=this.name(t+2),i=this.blanks(e);if(!(e===t+2||this.text.charCodeAt(i)!==_))return this.at=i+1,{kind:"end",name:this.text.
slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,i=this.name(t+1);if(i===t+1)return;const c=e.slice(t+1,i),d=[];for(let O=i;;){const g=this.blanks(
O),M=e.charCodeAt(g);if(M===_||M===u&&e.charCodeAt(g+1)===_)return this.at=M===_?g+1:g+2,{kind:M===_?"start":"empty",name:c,attributes:d,from:t,to:this.at};const C=this.
name(g),k=this.blanks(C),A=this.blanks(k+1),b=e[A];if(g===O||C===g||e[k]!=="="||b!=='"'&&b!=="'")return;const v=e.indexOf(b,A+1),K=e.slice(A+1,Math.max(v,A+1)),
R=K.includes("<")?void 0:f(K);if(v<0||R===void 0||d.length>=w)return;d.push({name:e.slice(g,C),value:R,from:g,to:v+1}),O=v+1}}characters(t,e){const i=f(this.text.
slice(t,e));return i===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:i,from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:
e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){
const i=e.charCodeAt(t);if(i!==32&&i!==9&&i!==10&&i!==13)return t;t++}}name(t){const{text:e}=this;for(;t<e.length;t++){const i=e.charCodeAt(t);if(i<=32||i===u||
i===_||i===h||i===61||i===34||i===39)break}return t}}const[h,_,u]=[60,62,47],E=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function f(s){
if(!s.includes("&"))return s;const t=[];let e=0;for(let i=s.indexOf("&");i>=0;i=s.indexOf("&",e)){const c=s.indexOf(";",i);if(c<0||c-i>12)return;const d=s.slice(
i+1,c),O=E.get(d)??l(d);if(O===void 0)return;t.push(s.slice(e,i),O),e=c+1}return t.push(s.slice(e)),t.join("")}function l(s){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(s),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&e<=57343)?String.fromCodePoint(e):void 0}function n(s){const[t,e,i,c]=s;
if(t===0&&e===0&&(i===254||i===0)||t===255&&e===254&&i===0&&c===0)return o(s);if(t===254&&e===255||t===0&&e===60)return r(new TextDecoder("utf-16be").decode(s));
if(t===255&&e===254||t===60&&e===0)return r(new TextDecoder("utf-16le").decode(s));const d=new TextDecoder().decode(s);return r(d.includes("�")?Buffer.from(s).
toString("latin1"):d)}const r=s=>s.startsWith("\uFEFF")?s.slice(1):s;function o(s){const t=new DataView(s.buffer,s.byteOffset,s.byteLength),e=s[0]!==0,i=[];for(let c=0;c+
4<=s.length;c+=4){const d=t.getUint32(c,e);if(d>1114111)return;i.push(String.fromCodePoint(d))}return r(i.join(""))}const a=s=>s.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),1975:((P,T,m)=>{m.d(T,{kg:()=>h,m:()=>x,sm:()=>_});var p=m(43496),w=m(3907);const D=1e5,x={text:"",
properties:[],malformed:!0,end:-1,about:""};async function h(l,n){const r=(0,w.xK)(l);if(r===void 0)return x;const o=new E,s=await(0,w.km)(r,n,t=>(o.take(t),o.broken))!==
"well-formed"||o.depth>0||o.end<0||!o.declared;return{text:r,properties:o.properties,malformed:s,end:o.end,about:o.about}}function _(l,n,r){return l?.properties.
find(o=>o.name===r&&o.namespace===p.dK[n])?.values??[]}const u=-2;class E{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new p.ee;open=[];root=u;loose=!1;items=[];pieces=[];get depth(){
return this.open.length}take(n){n.kind==="start"||n.kind==="empty"?(this.start(n.name,n.attributes,n.from),n.kind==="empty"&&!this.broken&&this.close(n.name,n.to,
n.to)):n.kind==="end"?this.close(n.name,n.from,n.to):n.kind==="text"&&this.isInProperty()&&this.pieces.push(n.text)}isInProperty(){return this.root!==u&&this.open.
length>this.root+2}start(n,r,o){if(this.open.length>=w.ol&&(this.broken=!0),this.broken)return;this.scope.enter(r);const a=this.scope.ofElement(n),s=a.namespace===
p.dK.rdf,t=s&&a.local==="li";this.root===u&&this.end<0&&s&&a.local==="Description"&&(this.root=this.open.length-1,this.loose=!0);const e=this.open.length-this.root,
i=t?r.find(({name:c})=>c==="xml:lang")?.value:void 0;if(this.open.push({name:n,...a,from:o,language:i}),this.root===u){if(!s||a.local!=="RDF"||this.end>=0)return;
this.root=this.open.length-1,this.declared=this.scope.declares(n)}else if(e===1)this.describe(r);else if(e===2){this.items=[];const c=r.find(({name:d})=>this.isRdf(
d,"resource"));this.pieces=c?[c.value]:[]}else t&&(this.pieces=[])}describe(n){for(const{name:r,value:o,from:a,to:s}of n){if((0,p.HC)(r))continue;const{namespace:t,
local:e}=this.scope.ofAttribute(r);t===p.dK.rdf&&e==="about"&&(this.about=o),!(t===""||t===p.dK.rdf||t===p.dK.xml)&&this.add({namespace:t,name:e,values:[o],from:a,
to:s})}}close(n,r,o){const a=this.open.pop();if(a?.name!==n){this.broken=!0;return}this.scope.leave();const s=this.open.length-this.root;if(this.root!==u)if(s===
0)this.end=r,this.root=u;else if(s===1&&this.loose)this.root=u,this.loose=!1;else if(s===2){const t=this.items.length>0?f(this.items):[this.pieces.join("").trim()];
this.add({namespace:a.namespace,name:a.local,values:t,from:a.from,to:o})}else s>2&&a.namespace===p.dK.rdf&&a.local==="li"&&(this.items.push({text:this.pieces.join(
"").trim(),language:a.language}),this.pieces=[])}add(n){this.properties.length<D?this.properties.push(n):this.broken=!0}isRdf(n,r){const o=this.scope.ofAttribute(
n);return o.local===r&&o.namespace===p.dK.rdf}}function f(l){const n=l.findIndex(({language:o})=>o?.toLowerCase()==="x-default"),r=l.map(({text:o})=>o);return n>
0?[r[n],...r.slice(0,n),...r.slice(n+1)]:r}})};
