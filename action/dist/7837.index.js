"use strict";exports.id=7837,exports.ids=[7837],exports.modules={45657:((U,C,m)=>{m.d(C,{Hn:()=>P,Kf:()=>M,RZ:()=>v,Vp:()=>T,YG:()=>b,vH:()=>A});function v(w,_){for(const a of _)
w.push(a)}const P=w=>w.slice();function A(w,_,a){const O=w.get(_);O?O.push(a):w.set(_,[a])}const M=w=>{let _=-1/0;for(const a of w)_=Math.max(_,a);return _},b=w=>{
let _=1/0;for(const a of w)_=Math.min(_,a);return _},T=w=>Number.isInteger(w)&&!Number.isSafeInteger(w)}),16846:((U,C,m)=>{m.r(C),m.d(C,{read_e_invoice:()=>O});
var v=m(58552),P=m(92761),A=m(24195),M=m(36161),b=m(3263),T=m(3907),w=m(91519),_=m(43576),a=m(98446);const O=async(x,y,R)=>{const S=f=>y.with_xml?{xml:(0,T.Rt)(
f)??null}:{};if((0,P.ec)(x.bytes)){const f=await(0,M.Q)(x.bytes,R.pace);if(typeof f=="string")throw(0,v.G6)([{field:"file",message:`is XML that ${f}`}]);return{
documents:[x],data:{...o(f,x.name),...S(x.bytes)},notes:[],facts:{}}}const s=await(0,w.E)(x.bytes,R,{password:y.open_password}),r=await(0,P.sc)(s),[h]=r.invoices;
if(!h)throw(0,v.G6)([p(r)]);return{documents:[{...x,pageCount:s.pages.count}],data:{...o(h,h.file),...S(h.bytes)},notes:r.invoices.length>1?[D(h,r.invoices.length)]:
[],facts:{}}},o=(x,y)=>({syntax:x.syntax,profile:(0,A.je)(x.invoice.guideline),file:y,...x.invoice,issues:(0,b.FC)(x).map(({name:R,date:S})=>({term:R,found:S,text:"\
The date is not a day of the calendar"}))});function p({refused:x,names:y}){if(x)return{field:"file",message:`has no invoice that can be read: ${g(x.file)} ${x.
reason}`};const R=(0,a.Dw)(y.map(g));return{field:"file",message:`has no electronic invoice in CII or UBL; it has ${y.length===0?"no attachments":`these attachm\
ents: ${R}`}`}}const g=x=>(0,_.jC)(x,_.zE,"an attachment without a name"),D=({file:x},y)=>({code:"several_invoices",message:`The document has ${y} electronic in\
voices, where one is allowed: ${g(x)} was read.`})}),21115:((U,C,m)=>{m.d(C,{HC:()=>M,dK:()=>v,ee:()=>A});const v={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-\
ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",
pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",
pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http:\
//www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/\
pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},P=new Map(Object.entries(v));class A{uris=new Map;declared=[];known=new Map;enter(a){
let O;for(const{name:o,value:p}of a){if(!M(o))continue;const g=o.slice(6),D=this.uris.get(g);D?D.push(p):this.uris.set(g,[p]),(O??=[]).push(g)}this.declared.push(
O??b),O&&this.known.clear()}leave(){const a=this.declared.pop()??b;for(const O of a)this.uris.get(O).pop();a.length>0&&this.known.clear()}declares(a){return(this.
uris.get(w(a))?.length??0)>0}ofElement(a){let O=this.known.get(a);if(!O){const o=w(a),p=this.uris.get(o)?.at(-1)??P.get(o)??"";this.known.size===T&&this.known.clear(),
this.known.set(a,O={namespace:p,local:a.slice(a.indexOf(":")+1)})}return O}ofAttribute(a){return a.includes(":")?this.ofElement(a):{namespace:"",local:a}}}const M=_=>_===
"xmlns"||_.startsWith("xmlns:"),b=[],T=1e3,w=_=>_.slice(0,Math.max(_.indexOf(":"),0))}),824:((U,C,m)=>{m.d(C,{Br:()=>_,_6:()=>O,_U:()=>w});var v=m(58552),P=m(1975),
A=m(17079),M=m(45599),b=m(59071),T=m(70549);function w(o){const p=o.resolve(o.trailer.get("Info"));return p instanceof M.Bi?p:p instanceof M.Z6?p.dict:void 0}const _=(0,T.
n)(a);async function a(o){const p=o.get(o.catalogNumber),g=p instanceof M.Bi?o.resolve(p.get("Metadata")):null;if(!(g instanceof M.Z6))return;let D;try{D=o.decoded(
g)}catch(x){if(!(x instanceof v.zU)||x.code==="cancelled")throw x;return P.m}return(0,P.kg)(D,o.job.pace)}function O(o,p){const g=w(o),D=r=>o.resolve(g?.get(r)),
x=(r,h,f=", ")=>{const c=(0,P.sm)(p,r,h).map(b.wh).filter(Boolean).join(f);return c===""?null:c},y=(r,h)=>{const[f=""]=(0,P.sm)(p,r,h);return(0,b.wh)(f)||null},
R=(r,h)=>(0,A._)((0,b.Gh)(D(r))??"")??(0,A._)(y("xmp",h)??"")??null,S=o.get(o.catalogNumber),s=S instanceof M.Bi?(0,b.Gh)(o.resolve(S.get("Lang"))):null;return{
title:(0,b.Gh)(D("Title"))??y("dc","title"),author:(0,b.Gh)(D("Author"))??x("dc","creator"),subject:(0,b.Gh)(D("Subject"))??y("dc","description"),keywords:(0,b.
Gh)(D("Keywords"))??x("pdf","Keywords")??x("dc","subject"),creator:(0,b.Gh)(D("Creator"))??y("xmp","CreatorTool"),producer:(0,b.Gh)(D("Producer"))??y("pdf","Pro\
ducer"),created:R("CreationDate","CreateDate"),modified:R("ModDate","ModifyDate"),language:s??y("dc","language")}}}),3907:((U,C,m)=>{m.d(C,{Rt:()=>s,X:()=>d,km:()=>_,
ol:()=>P,xK:()=>S});var v=m(78157);const P=200,A=1e4,M=1e5,b=65536,T=65536,w=12;async function _(i,e,t){const n=new a(i);for(let l=n.next();l;l=n.next()){if(t(l))
return"left";const E=e.step((l.to-l.from)*4+50);E&&await E}return n.hasDocumentType?"document type":n.malformed?"malformed":"well-formed"}class a{text;malformed=!1;hasDocumentType=!1;at=0;tag=-1;constructor(e){
this.text=e}next(){const{text:e,at:t}=this;if(t>=e.length)return;if(e.charCodeAt(t)!==O)return this.characters(t,this.endOfPiece(t,this.nextTag(t)));if(e.startsWith(
"<!--",t))return this.other(t,"-->",4);if(e.startsWith("<?",t))return this.other(t,"?>",2);if(e.startsWith("<![CDATA[",t)){const l=e.indexOf("]]>",t);return l<0?
this.end():(this.at=l+3,{kind:"text",text:e.slice(t+9,l),from:t,to:this.at})}return e.startsWith("<!",t)?(this.hasDocumentType=e.startsWith("<!DOCTYPE",t),this.
end()):(e.charCodeAt(t+1)===p?this.endTag(t):this.startTag(t))??this.fault(t,this.nextTag(t+1))}other(e,t,n){const l=this.text.indexOf(t,e+n);return l<0?this.end():
(this.at=l+t.length,{kind:"other",from:e,to:this.at})}endTag(e){const t=this.name(e+2),n=this.blanks(t);if(!(t===e+2||this.text.charCodeAt(n)!==o))return this.at=
n+1,{kind:"end",name:this.text.slice(e+2,t),from:e,to:this.at}}startTag(e){const{text:t}=this,n=this.name(e+1);if(n===e+1)return;const l=t.slice(e+1,n),E=[];let L=0;
for(let I=n;;){const K=this.blanks(I),B=t.charCodeAt(K);if(B===o||B===p&&t.charCodeAt(K+1)===o)return this.at=B===o?K+1:K+2,{kind:B===o?"start":"empty",name:l,attributes:E,
from:e,to:this.at};const N=this.name(K),G=this.blanks(N),j=this.blanks(G+1),W=t[j];if(K===I||N===K||t[G]!=="="||W!=='"'&&W!=="'")return;const k=t.indexOf(W,j+1),
$=t.slice(j+1,Math.max(k,j+1));L+=D($,M-L);const z=$.includes("<")||L>=M?void 0:y($);if(k<0||z===void 0||E.length>=A)return;E.push({name:t.slice(K,N),value:z,from:K,
to:k+1}),I=k+1}}characters(e,t){const n=y(this.text.slice(e,t));return n===void 0?this.fault(e,t):(this.at=t,{kind:"text",text:n,from:e,to:t})}nextTag(e){if(this.
tag>=e)return this.tag;const t=this.text.indexOf("<",e);return this.tag=t<0?this.text.length:t}endOfPiece(e,t){const{text:n}=this;if(t-e<=T)return t;let l=e+T;const E=l-
w+1,L=n.slice(E,l+1).lastIndexOf("&");L>=0&&(l=E+L);for(const I=l-T/2;n[l-1]==="]"||g(n.charCodeAt(l));l--)if(l===I)return t;return l}fault(e,t){return this.malformed=
!0,this.at=t,{kind:"other",from:e,to:t}}end(){this.malformed=!0,this.at=this.text.length}blanks(e){const{text:t}=this;for(let n=e;;n++){const l=t.charCodeAt(n);
if(l!==32&&l!==9&&l!==10&&l!==13||n-e===b)return n}}name(e){const{text:t}=this;let n=e;for(const l=Math.min(t.length,e+b);n<l;n++){const E=t.charCodeAt(n);if(E<=
32||E===p||E===o||E===O||E===61||E===34||E===39)break}return n}}const[O,o,p]=[60,62,47],g=i=>i>=56320&&i<=57343;function D(i,e){let t=0;for(let n=i.indexOf("&");n>=
0&&t<e;n=i.indexOf("&",n+1))t++;return t}const x=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function y(i){if(!i.includes("&"))return i;
const e=[];let t=0;for(let n=i.indexOf("&");n>=0;n=i.indexOf("&",t)){const l=i.indexOf(";",n);if(l<0||l-n>w)return;const E=i.slice(n+1,l),L=x.get(E)??R(E);if(L===
void 0)return;e.push(i.slice(t,n),L),t=l+1}return e.push(i.slice(t)),e.join("")}function R(i){const e=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(i),t=e?parseInt(e[1]??e[2],
e[1]===void 0?10:16):-1;return t>0&&t<=1114111&&!(t>=55296&&t<=57343)?String.fromCodePoint(t):void 0}function S(i){const[e,t,n,l]=i;if(e===0&&t===0&&(n===254||n===
0)||e===255&&t===254&&n===0&&l===0)return u(i);if(e===254&&t===255||e===0&&t===60)return c(new TextDecoder("utf-16be").decode(i));if(e===255&&t===254||e===60&&t===
0)return c(new TextDecoder("utf-16le").decode(i));const E=new TextDecoder().decode(i);return c(E.includes("�")?Buffer.from(i).toString("latin1"):E)}function s(i){
if(i[0]===0||i[1]===0||i[0]===254||i[0]===255)return S(i);const t=(0,v.bS)(i).toString("latin1",0,r),n=h.exec(t)?.[1]?.toLowerCase()??"utf-8";if(f.has(n))try{return new TextDecoder(
n,{fatal:!0}).decode(i)}catch{return}}const r=200,h=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,f=new Set(["utf-8","utf8","us-ascii","iso\
-8859-1","iso-8859-15","windows-1252"]),c=i=>i.startsWith("\uFEFF")?i.slice(1):i;function u(i){const e=new DataView(i.buffer,i.byteOffset,i.byteLength),t=i[0]!==
0,n=[];for(let l=0;l+4<=i.length;l+=4){const E=e.getUint32(l,t);if(E>1114111)return;n.push(String.fromCodePoint(E))}return c(n.join(""))}const d=i=>i.replaceAll(
"&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),1975:((U,C,m)=>{m.d(C,{kg:()=>b,m:()=>M,sm:()=>T});var v=m(21115),P=m(3907);
const A=1e5,M={text:"",properties:[],malformed:!0,end:-1,about:""};async function b(O,o){const p=(0,P.xK)(O);if(p===void 0)return M;const g=new _,x=await(0,P.km)(
p,o,y=>(g.take(y),g.broken))!=="well-formed"||g.depth>0||g.end<0||!g.declared;return{text:p,properties:g.properties,malformed:x,end:g.end,about:g.about}}function T(O,o,p){
return O?.properties.find(g=>g.name===p&&g.namespace===v.dK[o])?.values??[]}const w=-2;class _{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new v.ee;open=[];root=w;loose=!1;items=[];pieces=[];get depth(){
return this.open.length}take(o){o.kind==="start"||o.kind==="empty"?(this.start(o.name,o.attributes,o.from),o.kind==="empty"&&!this.broken&&this.close(o.name,o.to,
o.to)):o.kind==="end"?this.close(o.name,o.from,o.to):o.kind==="text"&&this.isInProperty()&&this.pieces.push(o.text)}isInProperty(){return this.root!==w&&this.open.
length>this.root+2}start(o,p,g){if(this.open.length>=P.ol&&(this.broken=!0),this.broken)return;this.scope.enter(p);const D=this.scope.ofElement(o),x=D.namespace===
v.dK.rdf,y=x&&D.local==="li";this.root===w&&this.end<0&&x&&D.local==="Description"&&(this.root=this.open.length-1,this.loose=!0);const R=this.open.length-this.root,
S=y?p.find(({name:s})=>s==="xml:lang")?.value:void 0;if(this.open.push({name:o,...D,from:g,language:S}),this.root===w){if(!x||D.local!=="RDF"||this.end>=0)return;
this.root=this.open.length-1,this.declared=this.scope.declares(o)}else if(R===1)this.describe(p);else if(R===2){this.items=[];const s=p.find(({name:r})=>this.isRdf(
r,"resource"));this.pieces=s?[s.value]:[]}else y&&(this.pieces=[])}describe(o){for(const{name:p,value:g,from:D,to:x}of o){if((0,v.HC)(p))continue;const{namespace:y,
local:R}=this.scope.ofAttribute(p);y===v.dK.rdf&&R==="about"&&(this.about=g),!(y===""||y===v.dK.rdf||y===v.dK.xml)&&this.add({namespace:y,name:R,values:[g],from:D,
to:x})}}close(o,p,g){const D=this.open.pop();if(D?.name!==o){this.broken=!0;return}this.scope.leave();const x=this.open.length-this.root;if(this.root!==w)if(x===
0)this.end=p,this.root=w;else if(x===1&&this.loose)this.root=w,this.loose=!1;else if(x===2){const y=this.items.length>0?a(this.items):[this.pieces.join("").trim()];
this.add({namespace:D.namespace,name:D.local,values:y,from:D.from,to:g})}else x>2&&D.namespace===v.dK.rdf&&D.local==="li"&&(this.items.push({text:this.pieces.join(
"").trim(),language:D.language}),this.pieces=[])}add(o){this.properties.length<A?this.properties.push(o):this.broken=!0}isRdf(o,p){const g=this.scope.ofAttribute(
o);return g.local===p&&g.namespace===v.dK.rdf}}function a(O){const o=O.findIndex(({language:g})=>g?.toLowerCase()==="x-default"),p=O.map(({text:g})=>g);return o>
0?[p[o],...p.slice(0,o),...p.slice(o+1)]:p}}),81077:((U,C,m)=>{m.d(C,{BX:()=>w,H6:()=>_,MN:()=>a,Pu:()=>b,Zc:()=>T,r6:()=>O});var v=m(45599),P=m(93604),A=m(9819);
const M=64,b=s=>typeof s=="number"?String(s):Buffer.from(s.bytes).toString("latin1");async function T(s,r,h){const f=[];for(const c of await g(s,r,0,h)){for(const d of x(
s,c,h))f.push(d);const u=s.job.pace.step(o);u&&await u}return f}async function w(s,r,h,f,c,u){const d=await g(s,r,h,f,u);for(let i=d.length-1;i>=0;i--){const e=d[i],
t=x(s,e,f),n=t.filter(([I,K])=>!c(I,K)),l=s.job.pace.step(o+t.length*o);l&&await l,n.length<t.length&&(s.edit(e.holder),e.dict.set(f,R(n)),e.changed=!0);for(const I of e.
repeats)s.edit(e.holder),e.dict.delete(I),e.changed=!0;if(e.emptyKids){const I=(s.array(e.dict.get("Kids"))??[]).filter(K=>!e.emptyKids.has(s.dict(K)));s.edit(e.
holder),e.dict.set("Kids",I),e.changed=!0}if(!e.changed)continue;const E=s.array(e.dict.get("Kids"))??[];e.empty=n.length===0&&E.length===0;const L=e.parent;L&&
(L.changed=!0,e.empty?(L.emptyKids??=new Set).add(e.dict):y(s,e,n,E))}return d[0]?.empty??!1}function _(s,r,h){if(r.length<=M)return(0,v.jd)({[h]:R(r)});let f=[];
for(const c of S(r)){const[u,d]=[c[0][0],c.at(-1)[0]];f.push({ref:s.add((0,v.jd)({Limits:[u,d],[h]:R(c)})),low:u,high:d})}for(;f.length>M;)f=S(f).map(c=>{const[
u,d]=[c[0].low,c.at(-1).high];return{ref:s.add((0,v.jd)({Limits:[u,d],Kids:c.map(({ref:i})=>i)})),low:u,high:d}});return(0,v.jd)({Kids:f.map(({ref:c})=>c)})}async function a(s,r){
const{pace:h}=s.job,f=[];for(const[c,u]of r){f.push([(0,v.Px)(c),u]);const d=h.step(10*o);d&&await d}return _(s,await O(s,f),"Names")}async function O(s,r){const{
pace:h}=s.job,f=[];for(const u of r){f.push({entry:u,key:b(u[0])});const d=h.step(o);d&&await d}return(await(0,P.qZ)(f,(u,d)=>u.key<d.key?-1:u.key>d.key?1:0,h)).
map(({entry:u})=>u)}const o=100,p=30;async function g(s,r,h,f,c){const u=new A.b9(s),d=new Set,i=n=>d.size<d.add(n).size,e=[],t=[{value:r??null,holder:h,parent:void 0}];
for(let n=t.pop();n!==void 0;n=t.pop()){u.spend(1);const l=s.job.pace.step(o);l&&await l;const E=s.dict(n.value);if(!E||!i(E)||c&&n.parent&&!D(s,E,c))continue;const L=[],
I=W=>{const k=s.array(E.get(W));return!k||i(k)?k??[]:(L.push(W),[])},K=I(f).length>>1,B=I("Kids"),N={dict:E,holder:(0,A.Kd)(n.value,n.holder),parent:n.parent,repeats:L};
e.push(N),u.spend(K);const G=(0,A.Kd)(E.get("Kids"),N.holder);for(let W=B.length-1;W>=0;W--){t.push({value:B[W],holder:G,parent:N});const k=s.job.pace.step(p);k&&
await k}const j=s.job.pace.step(K*o);j&&await j}return e}function D(s,r,h){const[f,c]=s.array(r.get("Limits"))??[];return typeof f!="number"||typeof c!="number"||
h(f,c)}function x(s,{dict:r,repeats:h},f){const c=h.includes(f)?void 0:s.array(r.get(f));if(!c)return[];const u=[];for(let d=0;d+1<c.length;d+=2){const i=s.resolve(
c[d]);(f==="Names"?i instanceof v.Mx:typeof i=="number")&&u.push([i,c[d+1]])}return u}function y(s,r,h,f){const c=i=>s.array(s.dict(i)?.get("Limits"))??[],u=h[0]?.[0]??
c(f[0])[0],d=h.at(-1)?.[0]??c(f.at(-1))[1];s.edit(r.holder),u!==void 0&&d!==void 0?r.dict.set("Limits",[u,d]):r.dict.delete("Limits")}function R(s){const r=[];for(const[
h,f]of s)r.push(h,f);return r}function S(s){const r=[];for(let h=0;h<s.length;h+=M)r.push(s.slice(h,h+M));return r}}),70549:((U,C,m)=>{m.d(C,{n:()=>v});function v(P){
const A=new WeakMap;return M=>{if(M.hasChanges)return P(M);const b=A.get(M);if(b)return b.answer;const T=P(M);return A.set(M,{answer:T}),T}}}),9819:((U,C,m)=>{m.
d(C,{J7:()=>A,Kd:()=>T,Wo:()=>w,_i:()=>b,b9:()=>M});var v=m(42973),P=m(45599);class A{document;gone=new Set;chased=new Set;constructor(a){this.document=a}remove(a){
const{catalog:O,catalogNumber:o,pages:p}=this.document,g=O.get("Pages");a===o||(0,P.i9)(g)&&a===g.number||p.holds(a)||(this.gone.add(a),this.document.remove(a))}chase(a){
this.chased.add(a)}removed(){return this.gone}takeChased(){const a=this.chased;return this.chased=new Set,a}isGone(a){return(0,P.i9)(a)&&this.gone.has(a.number)}}
class M{most;left;constructor(a){this.most=this.left=a.job.limits.nodes}spend=a=>{if(this.left-=a,this.left<0)throw(0,v.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class b{seen;beyond=new Set;allowance;constructor(a,O=new M(
a)){this.allowance=O,this.seen=new Uint8Array((a.size>>3)+1)}first(a){if(this.allowance.spend(1),!(0,P.i9)(a))return!0;const{number:O}=a,o=O>>3;if(o>=this.seen.
length)return this.beyond.size<this.beyond.add(O).size;const p=1<<(O&7),g=(this.seen[o]&p)===0;return this.seen[o]|=p,g}}function T(_,a){return(0,P.i9)(_)?_.number:
a}function w(_,a){const O=_.catalog.get(a),o=_.dict(O);return o&&{dict:o,holder:T(O,_.catalogNumber)}}}),21996:((U,C,m)=>{m.d(C,{Av:()=>p,RJ:()=>x,V3:()=>D,vb:()=>y,
zx:()=>o});var v=m(54619),P=m(93604),A=m(78157),M=m(88500);const b=2048,T=65536,w=4,_=1<<20,a=1024,O="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function o(s,r){const{
found:h,all:f}=await g(s,r),c=u=>[...new Set([...u,...f])].sort((d,i)=>d-i);return Object.fromEntries(r.map(u=>[u,c(h[u])]))}async function p(s,r){const{found:h,
all:f}=await g(s,r);for(const c of Object.values(h))for(const u of c)f.add(u);return f}async function g(s,r){const h=r.map(d=>{const[i="",...e]=[...d].map(n=>n.
replace(/\W/,"\\$&")),t=/\W/.test(d)?O:"\\w";return`${i}(?:${e.join("")}|${t}{0,${Math.max(0,d.length-2)}}#)`}),f=new RegExp(`/(?:${h.join("|")}|#)`,"g"),c=Object.
fromEntries(r.map(d=>[d,new Set])),u=new Set;await x(s,(d,i,e,t)=>{const n=d.toString("latin1",i,e);f.lastIndex=0;for(let l=f.exec(n);l;l=f.exec(n)){const E=t(i+
l.index);E!==void 0&&(l[0].endsWith("#")?u.add(E):c[l[0].slice(1)].add(E))}});for(const d of y(s))u.add(d);return{found:c,all:u}}async function D(s,r){const h=await o(
s,r);return[...new Set(Object.values(h).flat())].sort((f,c)=>f-c)}async function x(s,r){const{bytes:h,table:f}=s,c=R(s),u=new Int32Array(c.length);for(let n=0;n<
c.length;n++)u[n]=f.place[c[n]];const d=(0,A.bS)(h),i=n=>c[(0,P.MJ)(u,n)-1],e=new M.s;let t=0;for(let n=0;n<c.length;n++){const l=n+1===c.length,E=l?h.length:u[n+
1],L=E-u[n]>b;if(!L&&!l&&E-t<T)continue;let I=E;if(L){u[n]>t&&r(d,t,u[n],i),e.reset();const B=e.value(h,s.bodies[c[n]],E);t=u[n],B>=0&&(I=B)}r(d,t,I,i);const K=s.
job.pace.step(w*(I-t));K&&await K,t=E}for(const[n,l]of S(s)){const E=s.objectStream(n),L=s.job.pace.step(0);if(L&&await L,!E)continue;const I=new Set(l),{starts:K,
numbers:B,data:N}=E,G=j=>{const W=B[(0,P.MJ)(K,j)-1];return W!==void 0&&I.has(W)?W:void 0};for(let j=0;j<N.length;j+=_){r((0,A.bS)(N),j,Math.min(j+_+a,N.length),
G);const W=s.job.pace.step(w*_);W&&await W}}}function*y(s){for(let r=1;s.hasChanges&&r<s.size;r++)s.isChanged(r)&&s.exists(r)&&(yield r)}function R(s){const{table:r,
hasChanges:h}=s,f=[];let c=!0,u=-1;for(let d=1;d<r.size;d++){if(r.kind[d]!==v.tL||h&&s.isChanged(d))continue;const i=r.place[d];c&&=i>=u,u=i,f.push(d)}return c?
f:f.sort((d,i)=>r.place[d]-r.place[i])}function S(s){const{table:r,hasChanges:h}=s,f=new Map;for(let c=1;c<r.size;c++){if(r.kind[c]!==v.UT||h&&s.isChanged(c))continue;
const u=r.place[c],d=f.get(u);d?d.push(c):f.set(u,[c])}return f}}),87773:((U,C,m)=>{m.d(C,{$:()=>P});const v=2e3;async function*P(A,M){for(const b of M){yield[b,
A.get(b)];const T=A.job.pace.step(v);T&&await T}}}),90536:((U,C,m)=>{m.d(C,{C:()=>P,L:()=>A});var v=m(45599);function P(M,b){const T=[M];for(;T.length>0;){const w=T.
pop(),_=w instanceof v.Z6?w.dict:w;if(Array.isArray(_))for(const a of _)T.push(a);else if(_ instanceof v.Bi){b(_);for(const a of _.values())T.push(a)}}}function A(M,b){
const T=[];return P(M,w=>{T.length===0&&b(w)&&T.push(w)}),T.length>0}})};
