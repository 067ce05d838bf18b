"use strict";exports.id=824,exports.ids=[824],exports.modules={21115:((W,v,x)=>{x.d(v,{HC:()=>_,dK:()=>m,ee:()=>C});const m={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",
xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"\
http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"\
http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.\
aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/\
ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},w=new Map(Object.entries(m));class C{uris=new Map;declared=[];known=new Map;enter(f){
let l;for(const{name:n,value:r}of f){if(!_(n))continue;const a=n.slice(6),c=this.uris.get(a);c?c.push(r):this.uris.set(a,[r]),(l??=[]).push(a)}this.declared.push(
l??p),l&&this.known.clear()}leave(){const f=this.declared.pop()??p;for(const l of f)this.uris.get(l).pop();f.length>0&&this.known.clear()}declares(f){return(this.
uris.get(g(f))?.length??0)>0}ofElement(f){let l=this.known.get(f);if(!l){const n=g(f),r=this.uris.get(n)?.at(-1)??w.get(n)??"";this.known.size===D&&this.known.clear(),
this.known.set(f,l={namespace:r,local:f.slice(f.indexOf(":")+1)})}return l}ofAttribute(f){return f.includes(":")?this.ofElement(f):{namespace:"",local:f}}}const _=E=>E===
"xmlns"||E.startsWith("xmlns:"),p=[],D=1e3,g=E=>E.slice(0,Math.max(E.indexOf(":"),0))}),824:((W,v,x)=>{x.d(v,{Br:()=>E,_6:()=>l,_U:()=>g});var m=x(58552),w=x(1975),
C=x(17079),_=x(45599),p=x(59071),D=x(70549);function g(n){const r=n.resolve(n.trailer.get("Info"));return r instanceof _.Bi?r:r instanceof _.Z6?r.dict:void 0}const E=(0,D.
n)(f);async function f(n){const r=n.get(n.catalogNumber),a=r instanceof _.Bi?n.resolve(r.get("Metadata")):null;if(!(a instanceof _.Z6))return;let c;try{c=n.decoded(
a)}catch(h){if(!(h instanceof m.zU)||h.code==="cancelled")throw h;return w.m}return(0,w.kg)(c,n.job.pace)}function l(n,r){const a=g(n),c=O=>n.resolve(a?.get(O)),
h=(O,S,k=", ")=>{const b=(0,w.sm)(r,O,S).map(p.wh).filter(Boolean).join(k);return b===""?null:b},u=(O,S)=>{const[k=""]=(0,w.sm)(r,O,S);return(0,p.wh)(k)||null},
T=(O,S)=>(0,C._)((0,p.Gh)(c(O))??"")??(0,C._)(u("xmp",S)??"")??null,R=n.get(n.catalogNumber),P=R instanceof _.Bi?(0,p.Gh)(n.resolve(R.get("Lang"))):null;return{
title:(0,p.Gh)(c("Title"))??u("dc","title"),author:(0,p.Gh)(c("Author"))??h("dc","creator"),subject:(0,p.Gh)(c("Subject"))??u("dc","description"),keywords:(0,p.
Gh)(c("Keywords"))??h("pdf","Keywords")??h("dc","subject"),creator:(0,p.Gh)(c("Creator"))??u("xmp","CreatorTool"),producer:(0,p.Gh)(c("Producer"))??u("pdf","Pro\
ducer"),created:T("CreationDate","CreateDate"),modified:T("ModDate","ModifyDate"),language:P??u("dc","language")}}}),3907:((W,v,x)=>{x.d(v,{Rt:()=>P,X:()=>F,km:()=>E,
ol:()=>w,xK:()=>R});var m=x(78157);const w=200,C=1e4,_=1e5,p=65536,D=65536,g=12;async function E(i,e,t){const s=new f(i);for(let o=s.next();o;o=s.next()){if(t(o))
return"left";const d=e.step((o.to-o.from)*4+50);d&&await d}return s.hasDocumentType?"document type":s.malformed?"malformed":"well-formed"}class f{text;malformed=!1;hasDocumentType=!1;at=0;tag=-1;constructor(e){
this.text=e}next(){const{text:e,at:t}=this;if(t>=e.length)return;if(e.charCodeAt(t)!==l)return this.characters(t,this.endOfPiece(t,this.nextTag(t)));if(e.startsWith(
"<!--",t))return this.other(t,"-->",4);if(e.startsWith("<?",t))return this.other(t,"?>",2);if(e.startsWith("<![CDATA[",t)){const o=e.indexOf("]]>",t);return o<0?
this.end():(this.at=o+3,{kind:"text",text:e.slice(t+9,o),from:t,to:this.at})}return e.startsWith("<!",t)?(this.hasDocumentType=e.startsWith("<!DOCTYPE",t),this.
end()):(e.charCodeAt(t+1)===r?this.endTag(t):this.startTag(t))??this.fault(t,this.nextTag(t+1))}other(e,t,s){const o=this.text.indexOf(t,e+s);return o<0?this.end():
(this.at=o+t.length,{kind:"other",from:e,to:this.at})}endTag(e){const t=this.name(e+2),s=this.blanks(t);if(!(t===e+2||this.text.charCodeAt(s)!==n))return this.at=
s+1,{kind:"end",name:this.text.slice(e+2,t),from:e,to:this.at}}startTag(e){const{text:t}=this,s=this.name(e+1);if(s===e+1)return;const o=t.slice(e+1,s),d=[];let M=0;
for(let I=s;;){const A=this.blanks(I),K=t.charCodeAt(A);if(K===n||K===r&&t.charCodeAt(A+1)===n)return this.at=K===n?A+1:A+2,{kind:K===n?"start":"empty",name:o,attributes:d,
from:e,to:this.at};const B=this.name(A),G=this.blanks(B),L=this.blanks(G+1),U=t[L];if(A===I||B===A||t[G]!=="="||U!=='"'&&U!=="'")return;const N=t.indexOf(U,L+1),
y=t.slice(L+1,Math.max(N,L+1));M+=c(y,_-M);const j=y.includes("<")||M>=_?void 0:u(y);if(N<0||j===void 0||d.length>=C)return;d.push({name:t.slice(A,B),value:j,from:A,
to:N+1}),I=N+1}}characters(e,t){const s=u(this.text.slice(e,t));return s===void 0?this.fault(e,t):(this.at=t,{kind:"text",text:s,from:e,to:t})}nextTag(e){if(this.
tag>=e)return this.tag;const t=this.text.indexOf("<",e);return this.tag=t<0?this.text.length:t}endOfPiece(e,t){const{text:s}=this;if(t-e<=D)return t;let o=e+D;const d=o-
g+1,M=s.slice(d,o+1).lastIndexOf("&");M>=0&&(o=d+M);for(const I=o-D/2;s[o-1]==="]"||a(s.charCodeAt(o));o--)if(o===I)return t;return o}fault(e,t){return this.malformed=
!0,this.at=t,{kind:"other",from:e,to:t}}end(){this.malformed=!0,this.at=this.text.length}blanks(e){const{text:t}=this;for(let s=e;;s++){const o=t.charCodeAt(s);
if(o!==32&&o!==9&&o!==10&&o!==13||s-e===p)return s}}name(e){const{text:t}=this;let s=e;for(const o=Math.min(t.length,e+p);s<o;s++){const d=t.charCodeAt(s);if(d<=
32||d===r||d===n||d===l||d===61||d===34||d===39)break}return s}}const[l,n,r]=[60,62,47],a=i=>i>=56320&&i<=57343;function c(i,e){let t=0;for(let s=i.indexOf("&");s>=
0&&t<e;s=i.indexOf("&",s+1))t++;return t}const h=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function u(i){if(!i.includes("&"))return i;
const e=[];let t=0;for(let s=i.indexOf("&");s>=0;s=i.indexOf("&",t)){const o=i.indexOf(";",s);if(o<0||o-s>g)return;const d=i.slice(s+1,o),M=h.get(d)??T(d);if(M===
void 0)return;e.push(i.slice(t,s),M),t=o+1}return e.push(i.slice(t)),e.join("")}function T(i){const e=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(i),t=e?parseInt(e[1]??e[2],
e[1]===void 0?10:16):-1;return t>0&&t<=1114111&&!(t>=55296&&t<=57343)?String.fromCodePoint(t):void 0}function R(i){const[e,t,s,o]=i;if(e===0&&t===0&&(s===254||s===
0)||e===255&&t===254&&s===0&&o===0)return X(i);if(e===254&&t===255||e===0&&t===60)return b(new TextDecoder("utf-16be").decode(i));if(e===255&&t===254||e===60&&t===
0)return b(new TextDecoder("utf-16le").decode(i));const d=new TextDecoder().decode(i);return b(d.includes("�")?Buffer.from(i).toString("latin1"):d)}function P(i){
if(i[0]===0||i[1]===0||i[0]===254||i[0]===255)return R(i);const t=(0,m.bS)(i).toString("latin1",0,O),s=S.exec(t)?.[1]?.toLowerCase()??"utf-8";if(k.has(s))try{return new TextDecoder(
s,{fatal:!0}).decode(i)}catch{return}}const O=200,S=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,k=new Set(["utf-8","utf8","us-ascii","iso\
-8859-1","iso-8859-15","windows-1252"]),b=i=>i.startsWith("\uFEFF")?i.slice(1):i;function X(i){const e=new DataView(i.buffer,i.byteOffset,i.byteLength),t=i[0]!==
0,s=[];for(let o=0;o+4<=i.length;o+=4){const d=e.getUint32(o,t);if(d>1114111)return;s.push(String.fromCodePoint(d))}return b(s.join(""))}const F=i=>i.replaceAll(
"&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),1975:((W,v,x)=>{x.d(v,{kg:()=>p,m:()=>_,sm:()=>D});var m=x(21115),w=x(3907);
const C=1e5,_={text:"",properties:[],malformed:!0,end:-1,about:""};async function p(l,n){const r=(0,w.xK)(l);if(r===void 0)return _;const a=new E,h=await(0,w.km)(
r,n,u=>(a.take(u),a.broken))!=="well-formed"||a.depth>0||a.end<0||!a.declared;return{text:r,properties:a.properties,malformed:h,end:a.end,about:a.about}}function D(l,n,r){
return l?.properties.find(a=>a.name===r&&a.namespace===m.dK[n])?.values??[]}const g=-2;class E{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new m.ee;open=[];root=g;loose=!1;items=[];pieces=[];get depth(){
return this.open.length}take(n){n.kind==="start"||n.kind==="empty"?(this.start(n.name,n.attributes,n.from),n.kind==="empty"&&!this.broken&&this.close(n.name,n.to,
n.to)):n.kind==="end"?this.close(n.name,n.from,n.to):n.kind==="text"&&this.isInProperty()&&this.pieces.push(n.text)}isInProperty(){return this.root!==g&&this.open.
length>this.root+2}start(n,r,a){if(this.open.length>=w.ol&&(this.broken=!0),this.broken)return;this.scope.enter(r);const c=this.scope.ofElement(n),h=c.namespace===
m.dK.rdf,u=h&&c.local==="li";this.root===g&&this.end<0&&h&&c.local==="Description"&&(this.root=this.open.length-1,this.loose=!0);const T=this.open.length-this.root,
R=u?r.find(({name:P})=>P==="xml:lang")?.value:void 0;if(this.open.push({name:n,...c,from:a,language:R}),this.root===g){if(!h||c.local!=="RDF"||this.end>=0)return;
this.root=this.open.length-1,this.declared=this.scope.declares(n)}else if(T===1)this.describe(r);else if(T===2){this.items=[];const P=r.find(({name:O})=>this.isRdf(
O,"resource"));this.pieces=P?[P.value]:[]}else u&&(this.pieces=[])}describe(n){for(const{name:r,value:a,from:c,to:h}of n){if((0,m.HC)(r))continue;const{namespace:u,
local:T}=this.scope.ofAttribute(r);u===m.dK.rdf&&T==="about"&&(this.about=a),!(u===""||u===m.dK.rdf||u===m.dK.xml)&&this.add({namespace:u,name:T,values:[a],from:c,
to:h})}}close(n,r,a){const c=this.open.pop();if(c?.name!==n){this.broken=!0;return}this.scope.leave();const h=this.open.length-this.root;if(this.root!==g)if(h===
0)this.end=r,this.root=g;else if(h===1&&this.loose)this.root=g,this.loose=!1;else if(h===2){const u=this.items.length>0?f(this.items):[this.pieces.join("").trim()];
this.add({namespace:c.namespace,name:c.local,values:u,from:c.from,to:a})}else h>2&&c.namespace===m.dK.rdf&&c.local==="li"&&(this.items.push({text:this.pieces.join(
"").trim(),language:c.language}),this.pieces=[])}add(n){this.properties.length<C?this.properties.push(n):this.broken=!0}isRdf(n,r){const a=this.scope.ofAttribute(
n);return a.local===r&&a.namespace===m.dK.rdf}}function f(l){const n=l.findIndex(({language:a})=>a?.toLowerCase()==="x-default"),r=l.map(({text:a})=>a);return n>
0?[r[n],...r.slice(0,n),...r.slice(n+1)]:r}})};
