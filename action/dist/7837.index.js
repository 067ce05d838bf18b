"use strict";exports.id=7837,exports.ids=[7837],exports.modules={45657:((S,T,u)=>{u.d(T,{Hn:()=>M,Kf:()=>O,RZ:()=>w,Vp:()=>b,YG:()=>v,vH:()=>D});function w(p,a){for(const i of a)
p.push(i)}const M=p=>p.slice();function D(p,a,i){const _=p.get(a);_?_.push(i):p.set(a,[i])}const O=p=>{let a=-1/0;for(const i of p)a=Math.max(a,i);return a},v=p=>{
let a=1/0;for(const i of p)a=Math.min(a,i);return a},b=p=>Number.isInteger(p)&&!Number.isSafeInteger(p)}),16846:((S,T,u)=>{u.r(T),u.d(T,{read_e_invoice:()=>_});
var w=u(58552),M=u(92761),D=u(24195),O=u(36161),v=u(3263),b=u(3907),p=u(94518),a=u(43576),i=u(98446);const _=async(g,E,P)=>{const f=t=>E.with_xml?{xml:(0,b.Rt)(
t)??null}:{};if((0,M.ec)(g.bytes)){const t=await(0,O.Q)(g.bytes,P.pace);if(typeof t=="string")throw(0,w.G6)([{field:"file",message:`is XML that ${t}`}]);return{
documents:[g],data:{...o(t,g.name),...f(g.bytes)},notes:[],facts:{}}}const c=await(0,p.E)(g.bytes,P,{password:E.open_password}),n=await(0,M.sc)(c),[e]=n.invoices;
if(!e)throw(0,w.G6)([d(n)]);return{documents:[{...g,pageCount:c.pages.count}],data:{...o(e,e.file),...f(e.bytes)},notes:n.invoices.length>1?[m(e,n.invoices.length)]:
[],facts:{}}},o=(g,E)=>({syntax:g.syntax,profile:(0,D.je)(g.invoice.guideline),file:E,...g.invoice,issues:(0,v.FC)(g).map(({name:P,date:f})=>({term:P,found:f,text:"\
The date is not a day of the calendar"}))});function d({refused:g,names:E}){if(g)return{field:"file",message:`has no invoice that can be read: ${l(g.file)} ${g.
reason}`};const P=(0,i.Dw)(E.map(l));return{field:"file",message:`has no electronic invoice in CII or UBL; it has ${E.length===0?"no attachments":`these attachm\
ents: ${P}`}`}}const l=g=>(0,a.jC)(g,a.zE,"an attachment without a name"),m=({file:g},E)=>({code:"several_invoices",message:`The document has ${E} electronic in\
voices, where one is allowed: ${l(g)} was read.`})}),21115:((S,T,u)=>{u.d(T,{HC:()=>O,dK:()=>w,ee:()=>D});const w={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-\
ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",
pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",
pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http:\
//www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/\
pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},M=new Map(Object.entries(w));class D{uris=new Map;declared=[];known=new Map;enter(i){
let _;for(const{name:o,value:d}of i){if(!O(o))continue;const l=o.slice(6),m=this.uris.get(l);m?m.push(d):this.uris.set(l,[d]),(_??=[]).push(l)}this.declared.push(
_??v),_&&this.known.clear()}leave(){const i=this.declared.pop()??v;for(const _ of i)this.uris.get(_).pop();i.length>0&&this.known.clear()}declares(i){return(this.
uris.get(p(i))?.length??0)>0}ofElement(i){let _=this.known.get(i);if(!_){const o=p(i),d=this.uris.get(o)?.at(-1)??M.get(o)??"";this.known.size===b&&this.known.clear(),
this.known.set(i,_={namespace:d,local:i.slice(i.indexOf(":")+1)})}return _}ofAttribute(i){return i.includes(":")?this.ofElement(i):{namespace:"",local:i}}}const O=a=>a===
"xmlns"||a.startsWith("xmlns:"),v=[],b=1e3,p=a=>a.slice(0,Math.max(a.indexOf(":"),0))}),824:((S,T,u)=>{u.d(T,{Br:()=>a,_6:()=>_,_U:()=>p});var w=u(58552),M=u(1975),
D=u(17079),O=u(45599),v=u(59071),b=u(70549);function p(o){const d=o.resolve(o.trailer.get("Info"));return d instanceof O.Bi?d:d instanceof O.Z6?d.dict:void 0}const a=(0,b.
n)(i);async function i(o){const d=o.get(o.catalogNumber),l=d instanceof O.Bi?o.resolve(d.get("Metadata")):null;if(!(l instanceof O.Z6))return;let m;try{m=o.decoded(
l)}catch(g){if(!(g instanceof w.zU)||g.code==="cancelled")throw g;return M.m}return(0,M.kg)(m,o.job.pace)}function _(o,d){const l=p(o),m=n=>o.resolve(l?.get(n)),
g=(n,e,t=", ")=>{const s=(0,M.sm)(d,n,e).map(v.wh).filter(Boolean).join(t);return s===""?null:s},E=(n,e)=>{const[t=""]=(0,M.sm)(d,n,e);return(0,v.wh)(t)||null},
P=(n,e)=>(0,D._)((0,v.Gh)(m(n))??"")??(0,D._)(E("xmp",e)??"")??null,f=o.get(o.catalogNumber),c=f instanceof O.Bi?(0,v.Gh)(o.resolve(f.get("Lang"))):null;return{
title:(0,v.Gh)(m("Title"))??E("dc","title"),author:(0,v.Gh)(m("Author"))??g("dc","creator"),subject:(0,v.Gh)(m("Subject"))??E("dc","description"),keywords:(0,v.
Gh)(m("Keywords"))??g("pdf","Keywords")??g("dc","subject"),creator:(0,v.Gh)(m("Creator"))??E("xmp","CreatorTool"),producer:(0,v.Gh)(m("Producer"))??E("pdf","Pro\
ducer"),created:P("CreationDate","CreateDate"),modified:P("ModDate","ModifyDate"),language:c??E("dc","language")}}}),3907:((S,T,u)=>{u.d(T,{Rt:()=>l,X:()=>c,km:()=>O,
ol:()=>M,xK:()=>d});var w=u(78157);const M=200,D=1e4;async function O(n,e,t){const s=new v(n);for(let r=s.next();r;r=s.next()){if(t(r))return"left";const h=e.step(
(r.to-r.from)*4+50);h&&await h}return s.hasDocumentType?"document type":s.malformed?"malformed":"well-formed"}class v{text;malformed=!1;hasDocumentType=!1;at=0;constructor(e){
this.text=e}next(){const{text:e,at:t}=this;if(t>=e.length)return;if(e.charCodeAt(t)!==b)return this.characters(t,this.nextTag(t));if(e.startsWith("<!--",t))return this.
other(t,"-->",4);if(e.startsWith("<?",t))return this.other(t,"?>",2);if(e.startsWith("<![CDATA[",t)){const r=e.indexOf("]]>",t);return r<0?this.end():(this.at=r+
3,{kind:"text",text:e.slice(t+9,r),from:t,to:this.at})}return e.startsWith("<!",t)?(this.hasDocumentType=e.startsWith("<!DOCTYPE",t),this.end()):(e.charCodeAt(t+
1)===a?this.endTag(t):this.startTag(t))??this.fault(t,this.nextTag(t+1))}other(e,t,s){const r=this.text.indexOf(t,e+s);return r<0?this.end():(this.at=r+t.length,
{kind:"other",from:e,to:this.at})}endTag(e){const t=this.name(e+2),s=this.blanks(t);if(!(t===e+2||this.text.charCodeAt(s)!==p))return this.at=s+1,{kind:"end",name:this.
text.slice(e+2,t),from:e,to:this.at}}startTag(e){const{text:t}=this,s=this.name(e+1);if(s===e+1)return;const r=t.slice(e+1,s),h=[];for(let x=s;;){const C=this.blanks(
x),A=t.charCodeAt(C);if(A===p||A===a&&t.charCodeAt(C+1)===p)return this.at=A===p?C+1:C+2,{kind:A===p?"start":"empty",name:r,attributes:h,from:e,to:this.at};const y=this.
name(C),K=this.blanks(y),R=this.blanks(K+1),L=t[R];if(C===x||y===C||t[K]!=="="||L!=='"'&&L!=="'")return;const I=t.indexOf(L,R+1),W=t.slice(R+1,Math.max(I,R+1)),
B=W.includes("<")?void 0:_(W);if(I<0||B===void 0||h.length>=D)return;h.push({name:t.slice(C,y),value:B,from:C,to:I+1}),x=I+1}}characters(e,t){const s=_(this.text.
slice(e,t));return s===void 0?this.fault(e,t):(this.at=t,{kind:"text",text:s,from:e,to:t})}nextTag(e){const t=this.text.indexOf("<",e);return t<0?this.text.length:
t}fault(e,t){return this.malformed=!0,this.at=t,{kind:"other",from:e,to:t}}end(){this.malformed=!0,this.at=this.text.length}blanks(e){const{text:t}=this;for(;;){
const s=t.charCodeAt(e);if(s!==32&&s!==9&&s!==10&&s!==13)return e;e++}}name(e){const{text:t}=this;for(;e<t.length;e++){const s=t.charCodeAt(e);if(s<=32||s===a||
s===p||s===b||s===61||s===34||s===39)break}return e}}const[b,p,a]=[60,62,47],i=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function _(n){
if(!n.includes("&"))return n;const e=[];let t=0;for(let s=n.indexOf("&");s>=0;s=n.indexOf("&",t)){const r=n.indexOf(";",s);if(r<0||r-s>12)return;const h=n.slice(
s+1,r),x=i.get(h)??o(h);if(x===void 0)return;e.push(n.slice(t,s),x),t=r+1}return e.push(n.slice(t)),e.join("")}function o(n){const e=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(n),t=e?parseInt(e[1]??e[2],e[1]===void 0?10:16):-1;return t>0&&t<=1114111&&!(t>=55296&&t<=57343)?String.fromCodePoint(t):void 0}function d(n){const[e,t,s,r]=n;
if(e===0&&t===0&&(s===254||s===0)||e===255&&t===254&&s===0&&r===0)return f(n);if(e===254&&t===255||e===0&&t===60)return P(new TextDecoder("utf-16be").decode(n));
if(e===255&&t===254||e===60&&t===0)return P(new TextDecoder("utf-16le").decode(n));const h=new TextDecoder().decode(n);return P(h.includes("�")?Buffer.from(n).
toString("latin1"):h)}function l(n){if(n[0]===0||n[1]===0||n[0]===254||n[0]===255)return d(n);const t=(0,w.bS)(n).toString("latin1",0,m),s=g.exec(t)?.[1]?.toLowerCase()??
"utf-8";if(E.has(s))try{return new TextDecoder(s,{fatal:!0}).decode(n)}catch{return}}const m=200,g=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
E=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),P=n=>n.startsWith("\uFEFF")?n.slice(1):n;function f(n){const e=new DataView(n.buffer,
n.byteOffset,n.byteLength),t=n[0]!==0,s=[];for(let r=0;r+4<=n.length;r+=4){const h=e.getUint32(r,t);if(h>1114111)return;s.push(String.fromCodePoint(h))}return P(
s.join(""))}const c=n=>n.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),1975:((S,T,u)=>{u.d(T,{kg:()=>v,m:()=>O,
sm:()=>b});var w=u(21115),M=u(3907);const D=1e5,O={text:"",properties:[],malformed:!0,end:-1,about:""};async function v(_,o){const d=(0,M.xK)(_);if(d===void 0)return O;
const l=new a,g=await(0,M.km)(d,o,E=>(l.take(E),l.broken))!=="well-formed"||l.depth>0||l.end<0||!l.declared;return{text:d,properties:l.properties,malformed:g,end:l.
end,about:l.about}}function b(_,o,d){return _?.properties.find(l=>l.name===d&&l.namespace===w.dK[o])?.values??[]}const p=-2;class a{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new w.
ee;open=[];root=p;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(o){o.kind==="start"||o.kind==="empty"?(this.start(o.name,o.attributes,o.from),
o.kind==="empty"&&!this.broken&&this.close(o.name,o.to,o.to)):o.kind==="end"?this.close(o.name,o.from,o.to):o.kind==="text"&&this.isInProperty()&&this.pieces.push(
o.text)}isInProperty(){return this.root!==p&&this.open.length>this.root+2}start(o,d,l){if(this.open.length>=M.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(d);const m=this.scope.ofElement(o),g=m.namespace===w.dK.rdf,E=g&&m.local==="li";this.root===p&&this.end<0&&g&&m.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const P=this.open.length-this.root,f=E?d.find(({name:c})=>c==="xml:lang")?.value:void 0;if(this.open.push({name:o,...m,from:l,language:f}),
this.root===p){if(!g||m.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(o)}else if(P===1)this.describe(d);else if(P===
2){this.items=[];const c=d.find(({name:n})=>this.isRdf(n,"resource"));this.pieces=c?[c.value]:[]}else E&&(this.pieces=[])}describe(o){for(const{name:d,value:l,from:m,
to:g}of o){if((0,w.HC)(d))continue;const{namespace:E,local:P}=this.scope.ofAttribute(d);E===w.dK.rdf&&P==="about"&&(this.about=l),!(E===""||E===w.dK.rdf||E===w.
dK.xml)&&this.add({namespace:E,name:P,values:[l],from:m,to:g})}}close(o,d,l){const m=this.open.pop();if(m?.name!==o){this.broken=!0;return}this.scope.leave();const g=this.
open.length-this.root;if(this.root!==p)if(g===0)this.end=d,this.root=p;else if(g===1&&this.loose)this.root=p,this.loose=!1;else if(g===2){const E=this.items.length>
0?i(this.items):[this.pieces.join("").trim()];this.add({namespace:m.namespace,name:m.local,values:E,from:m.from,to:l})}else g>2&&m.namespace===w.dK.rdf&&m.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:m.language}),this.pieces=[])}add(o){this.properties.length<D?this.properties.push(o):this.broken=
!0}isRdf(o,d){const l=this.scope.ofAttribute(o);return l.local===d&&l.namespace===w.dK.rdf}}function i(_){const o=_.findIndex(({language:l})=>l?.toLowerCase()===
"x-default"),d=_.map(({text:l})=>l);return o>0?[d[o],...d.slice(0,o),...d.slice(o+1)]:d}}),81077:((S,T,u)=>{u.d(T,{BX:()=>p,H6:()=>a,MN:()=>i,Pu:()=>v,Zc:()=>b,
r6:()=>_});var w=u(45599),M=u(93604),D=u(9819);const O=64,v=f=>typeof f=="number"?String(f):Buffer.from(f.bytes).toString("latin1");async function b(f,c,n){const e=[];
for(const t of await d(f,c,0,n)){for(const r of m(f,t,n))e.push(r);const s=f.job.pace.step(o);s&&await s}return e}async function p(f,c,n,e,t,s){const r=await d(
f,c,n,e,s);for(let h=r.length-1;h>=0;h--){const x=r[h],C=m(f,x,e),A=C.filter(([L,I])=>!t(L,I)),y=f.job.pace.step(o+C.length*o);y&&await y,A.length<C.length&&(f.
edit(x.holder),x.dict.set(e,E(A)),x.changed=!0);for(const L of x.repeats)f.edit(x.holder),x.dict.delete(L),x.changed=!0;if(x.emptyKids){const L=(f.array(x.dict.
get("Kids"))??[]).filter(I=>!x.emptyKids.has(f.dict(I)));f.edit(x.holder),x.dict.set("Kids",L),x.changed=!0}if(!x.changed)continue;const K=f.array(x.dict.get("K\
ids"))??[];x.empty=A.length===0&&K.length===0;const R=x.parent;R&&(R.changed=!0,x.empty?(R.emptyKids??=new Set).add(x.dict):g(f,x,A,K))}return r[0]?.empty??!1}function a(f,c,n){
if(c.length<=O)return(0,w.jd)({[n]:E(c)});let e=[];for(const t of P(c)){const[s,r]=[t[0][0],t.at(-1)[0]];e.push({ref:f.add((0,w.jd)({Limits:[s,r],[n]:E(t)})),low:s,
high:r})}for(;e.length>O;)e=P(e).map(t=>{const[s,r]=[t[0].low,t.at(-1).high];return{ref:f.add((0,w.jd)({Limits:[s,r],Kids:t.map(({ref:h})=>h)})),low:s,high:r}});
return(0,w.jd)({Kids:e.map(({ref:t})=>t)})}async function i(f,c){const{pace:n}=f.job,e=[];for(const[t,s]of c){e.push([(0,w.Px)(t),s]);const r=n.step(10*o);r&&await r}
return a(f,await _(f,e),"Names")}async function _(f,c){const{pace:n}=f.job,e=[];for(const s of c){e.push({entry:s,key:v(s[0])});const r=n.step(o);r&&await r}return(await(0,M.
qZ)(e,(s,r)=>s.key<r.key?-1:s.key>r.key?1:0,n)).map(({entry:s})=>s)}const o=100;async function d(f,c,n,e,t){const s=new D.b9(f),r=new Set,h=A=>r.size<r.add(A).size,
x=[],C=[{value:c??null,holder:n,parent:void 0}];for(let A=C.pop();A!==void 0;A=C.pop()){s.spend(1);const y=f.dict(A.value);if(!y||!h(y)||t&&A.parent&&!l(f,y,t))
continue;const K=[],R=U=>{const k=f.array(y.get(U));return!k||h(k)?k??[]:(K.push(U),[])},L=R(e).length>>1,I=R("Kids"),W={dict:y,holder:(0,D.Kd)(A.value,A.holder),
parent:A.parent,repeats:K};x.push(W),s.spend(L);for(let U=I.length-1;U>=0;U--)C.push({value:I[U],holder:(0,D.Kd)(y.get("Kids"),W.holder),parent:W});const B=f.job.
pace.step(o+L*o);B&&await B}return x}function l(f,c,n){const[e,t]=f.array(c.get("Limits"))??[];return typeof e!="number"||typeof t!="number"||n(e,t)}function m(f,{
dict:c,repeats:n},e){const t=n.includes(e)?void 0:f.array(c.get(e));if(!t)return[];const s=[];for(let r=0;r+1<t.length;r+=2){const h=f.resolve(t[r]);(e==="Names"?
h instanceof w.Mx:typeof h=="number")&&s.push([h,t[r+1]])}return s}function g(f,c,n,e){const t=h=>f.array(f.dict(h)?.get("Limits"))??[],s=n[0]?.[0]??t(e[0])[0],
r=n.at(-1)?.[0]??t(e.at(-1))[1];f.edit(c.holder),s!==void 0&&r!==void 0?c.dict.set("Limits",[s,r]):c.dict.delete("Limits")}function E(f){const c=[];for(const[n,
e]of f)c.push(n,e);return c}function P(f){const c=[];for(let n=0;n<f.length;n+=O)c.push(f.slice(n,n+O));return c}}),70549:((S,T,u)=>{u.d(T,{n:()=>w});function w(M){
const D=new WeakMap;return O=>{if(O.hasChanges)return M(O);const v=D.get(O);if(v)return v.answer;const b=M(O);return D.set(O,{answer:b}),b}}}),9819:((S,T,u)=>{u.
d(T,{J7:()=>D,Kd:()=>b,Wo:()=>p,_i:()=>v,b9:()=>O});var w=u(42973),M=u(45599);class D{document;gone=new Set;chased=new Set;constructor(i){this.document=i}remove(i){
const{catalog:_,catalogNumber:o,pages:d}=this.document,l=_.get("Pages");i===o||(0,M.i9)(l)&&i===l.number||d.holds(i)||(this.gone.add(i),this.document.remove(i))}chase(i){
this.chased.add(i)}removed(){return this.gone}takeChased(){const i=this.chased;return this.chased=new Set,i}isGone(i){return(0,M.i9)(i)&&this.gone.has(i.number)}}
class O{most;left;constructor(i){this.most=this.left=i.job.limits.nodes}spend=i=>{if(this.left-=i,this.left<0)throw(0,w.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class v{seen;beyond=new Set;allowance;constructor(i,_=new O(
i)){this.allowance=_,this.seen=new Uint8Array((i.size>>3)+1)}first(i){if(this.allowance.spend(1),!(0,M.i9)(i))return!0;const{number:_}=i,o=_>>3;if(o>=this.seen.
length)return this.beyond.size<this.beyond.add(_).size;const d=1<<(_&7),l=(this.seen[o]&d)===0;return this.seen[o]|=d,l}}function b(a,i){return(0,M.i9)(a)?a.number:
i}function p(a,i){const _=a.catalog.get(i),o=a.dict(_);return o&&{dict:o,holder:b(_,a.catalogNumber)}}}),21996:((S,T,u)=>{u.d(T,{Av:()=>d,RJ:()=>g,V3:()=>m,vb:()=>E,
zx:()=>o});var w=u(54619),M=u(93604),D=u(78157),O=u(88500);const v=2048,b=65536,p=4,a=1<<20,i=1024,_="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function o(c,n){const{
found:e,all:t}=await l(c,n),s=r=>[...new Set([...r,...t])].sort((h,x)=>h-x);return Object.fromEntries(n.map(r=>[r,s(e[r])]))}async function d(c,n){const{found:e,
all:t}=await l(c,n);for(const s of Object.values(e))for(const r of s)t.add(r);return t}async function l(c,n){const e=n.map(h=>{const[x="",...C]=[...h].map(y=>y.
replace(/\W/,"\\$&")),A=/\W/.test(h)?_:"\\w";return`${x}(?:${C.join("")}|${A}{0,${Math.max(0,h.length-2)}}#)`}),t=new RegExp(`/(?:${e.join("|")}|#)`,"g"),s=Object.
fromEntries(n.map(h=>[h,new Set])),r=new Set;await g(c,(h,x,C,A)=>{const y=h.toString("latin1",x,C);t.lastIndex=0;for(let K=t.exec(y);K;K=t.exec(y)){const R=A(x+
K.index);R!==void 0&&(K[0].endsWith("#")?r.add(R):s[K[0].slice(1)].add(R))}});for(const h of E(c))r.add(h);return{found:s,all:r}}async function m(c,n){const e=await o(
c,n);return[...new Set(Object.values(e).flat())].sort((t,s)=>t-s)}async function g(c,n){const{bytes:e,table:t}=c,s=P(c),r=new Int32Array(s.length);for(let y=0;y<
s.length;y++)r[y]=t.place[s[y]];const h=(0,D.bS)(e),x=y=>s[(0,M.MJ)(r,y)-1],C=new O.s;let A=0;for(let y=0;y<s.length;y++){const K=y+1===s.length,R=K?e.length:r[y+
1],L=R-r[y]>v;if(!L&&!K&&R-A<b)continue;let I=R;if(L){r[y]>A&&n(h,A,r[y],x),C.reset();const B=C.value(e,c.bodies[s[y]],R);A=r[y],B>=0&&(I=B)}n(h,A,I,x);const W=c.
job.pace.step(p*(I-A));W&&await W,A=R}for(const[y,K]of f(c)){const R=c.objectStream(y),L=c.job.pace.step(0);if(L&&await L,!R)continue;const I=new Set(K),{starts:W,
numbers:B,data:U}=R,k=j=>{const N=B[(0,M.MJ)(W,j)-1];return N!==void 0&&I.has(N)?N:void 0};for(let j=0;j<U.length;j+=a){n((0,D.bS)(U),j,Math.min(j+a+i,U.length),
k);const N=c.job.pace.step(p*a);N&&await N}}}function*E(c){for(let n=1;c.hasChanges&&n<c.size;n++)c.isChanged(n)&&c.exists(n)&&(yield n)}function P(c){const{table:n,
hasChanges:e}=c,t=[];let s=!0,r=-1;for(let h=1;h<n.size;h++){if(n.kind[h]!==w.tL||e&&c.isChanged(h))continue;const x=n.place[h];s&&=x>=r,r=x,t.push(h)}return s?
t:t.sort((h,x)=>n.place[h]-n.place[x])}function f(c){const{table:n,hasChanges:e}=c,t=new Map;for(let s=1;s<n.size;s++){if(n.kind[s]!==w.UT||e&&c.isChanged(s))continue;
const r=n.place[s],h=t.get(r);h?h.push(s):t.set(r,[s])}return t}}),87773:((S,T,u)=>{u.d(T,{$:()=>M});const w=2e3;async function*M(D,O){for(const v of O){yield[v,
D.get(v)];const b=D.job.pace.step(w);b&&await b}}}),90536:((S,T,u)=>{u.d(T,{C:()=>M,L:()=>D});var w=u(45599);function M(O,v){const b=[O];for(;b.length>0;){const p=b.
pop(),a=p instanceof w.Z6?p.dict:p;if(Array.isArray(a))for(const i of a)b.push(i);else if(a instanceof w.Bi){v(a);for(const i of a.values())b.push(i)}}}function D(O,v){
const b=[];return M(O,p=>{b.length===0&&v(p)&&b.push(p)}),b.length>0}}),93604:((S,T,u)=>{u.d(T,{BC:()=>v,MJ:()=>b,qZ:()=>D});const w=4096,M=100;async function D(a,i,_){
let o=[];for(let d=0;d<a.length;d+=w){for(const m of a.slice(d,d+w).sort(i))o.push(m);const l=_.step(12*w*M);l&&await l}for(let d=w;d<a.length;d*=2){const l=[];
for(let m=0;m<a.length;m+=2*d)await O(o,m,d,i,l,_);o=l}return o}async function O(a,i,_,o,d,l){const[m,g]=[Math.min(i+_,a.length),Math.min(i+2*_,a.length)];let[E,
P]=[i,m];for(;E<m||P<g;){const f=E===m||P<g&&o(a[P],a[E])<0;d.push(a[f?P++:E++]);const c=l.step(M);c&&await c}}const v=(a,i)=>p(a,i,!1),b=(a,i)=>p(a,i,!0);function p(a,i,_){
let[o,d]=[0,a.length];for(;o<d;){const l=o+d>>1,m=a[l];m<i||_&&m===i?o=l+1:d=l}return o}})};
