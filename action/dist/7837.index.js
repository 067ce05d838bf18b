"use strict";exports.id=7837,exports.ids=[7837],exports.modules={45657:((S,T,p)=>{p.d(T,{Hn:()=>M,Kf:()=>O,RZ:()=>x,Vp:()=>b,YG:()=>v,vH:()=>D});function x(m,c){for(const i of c)
m.push(i)}const M=m=>m.slice();function D(m,c,i){const h=m.get(c);h?h.push(i):m.set(c,[i])}const O=m=>{let c=-1/0;for(const i of m)c=Math.max(c,i);return c},v=m=>{
let c=1/0;for(const i of m)c=Math.min(c,i);return c},b=m=>Number.isInteger(m)&&!Number.isSafeInteger(m)}),16846:((S,T,p)=>{p.r(T),p.d(T,{read_e_invoice:()=>h});
var x=p(58552),M=p(92761),D=p(24195),O=p(36161),v=p(3263),b=p(3907),m=p(21836),c=p(43576),i=p(98446);const h=async(_,E,P)=>{const f=t=>E.with_xml?{xml:(0,b.Rt)(
t)??null}:{};if((0,M.ec)(_.bytes)){const t=await(0,O.Q)(_.bytes,P.pace);if(typeof t=="string")throw(0,x.G6)([{field:"file",message:`is XML that ${t}`}]);return{
documents:[_],data:{...o(t,_.name),...f(_.bytes)},notes:[],facts:{}}}const a=await(0,m.E)(_.bytes,P,{password:E.open_password}),n=await(0,M.sc)(a),[e]=n.invoices;
if(!e)throw(0,x.G6)([d(n)]);return{documents:[{..._,pageCount:a.pages.count}],data:{...o(e,e.file),...f(e.bytes)},notes:n.invoices.length>1?[g(e,n.invoices.length)]:
[],facts:{}}},o=(_,E)=>({syntax:_.syntax,profile:(0,D.je)(_.invoice.guideline),file:E,..._.invoice,issues:(0,v.FC)(_).map(({name:P,date:f})=>({term:P,found:f,text:"\
The date is not a day of the calendar"}))});function d({refused:_,names:E}){if(_)return{field:"file",message:`has no invoice that can be read: ${l(_.file)} ${_.
reason}`};const P=(0,i.Dw)(E.map(l));return{field:"file",message:`has no electronic invoice in CII or UBL; it has ${E.length===0?"no attachments":`these attachm\
ents: ${P}`}`}}const l=_=>(0,c.jC)(_,c.zE,"an attachment without a name"),g=({file:_},E)=>({code:"several_invoices",message:`The document has ${E} electronic in\
voices, where one is allowed: ${l(_)} was read.`})}),21115:((S,T,p)=>{p.d(T,{HC:()=>O,dK:()=>x,ee:()=>D});const x={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-\
ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",
pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",
pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http:\
//www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/\
pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},M=new Map(Object.entries(x));class D{uris=new Map;declared=[];known=new Map;enter(i){
let h;for(const{name:o,value:d}of i){if(!O(o))continue;const l=o.slice(6),g=this.uris.get(l);g?g.push(d):this.uris.set(l,[d]),(h??=[]).push(l)}this.declared.push(
h??v),h&&this.known.clear()}leave(){const i=this.declared.pop()??v;for(const h of i)this.uris.get(h).pop();i.length>0&&this.known.clear()}declares(i){return(this.
uris.get(m(i))?.length??0)>0}ofElement(i){let h=this.known.get(i);if(!h){const o=m(i),d=this.uris.get(o)?.at(-1)??M.get(o)??"";this.known.size===b&&this.known.clear(),
this.known.set(i,h={namespace:d,local:i.slice(i.indexOf(":")+1)})}return h}ofAttribute(i){return i.includes(":")?this.ofElement(i):{namespace:"",local:i}}}const O=c=>c===
"xmlns"||c.startsWith("xmlns:"),v=[],b=1e3,m=c=>c.slice(0,Math.max(c.indexOf(":"),0))}),824:((S,T,p)=>{p.d(T,{Br:()=>c,_6:()=>h,_U:()=>m});var x=p(58552),M=p(1975),
D=p(17079),O=p(45599),v=p(59071),b=p(70549);function m(o){const d=o.resolve(o.trailer.get("Info"));return d instanceof O.Bi?d:d instanceof O.Z6?d.dict:void 0}const c=(0,b.
n)(i);async function i(o){const d=o.get(o.catalogNumber),l=d instanceof O.Bi?o.resolve(d.get("Metadata")):null;if(!(l instanceof O.Z6))return;let g;try{g=o.decoded(
l)}catch(_){if(!(_ instanceof x.zU)||_.code==="cancelled")throw _;return M.m}return(0,M.kg)(g,o.job.pace)}function h(o,d){const l=m(o),g=n=>o.resolve(l?.get(n)),
_=(n,e,t=", ")=>{const s=(0,M.sm)(d,n,e).map(v.wh).filter(Boolean).join(t);return s===""?null:s},E=(n,e)=>{const[t=""]=(0,M.sm)(d,n,e);return(0,v.wh)(t)||null},
P=(n,e)=>(0,D._)((0,v.Gh)(g(n))??"")??(0,D._)(E("xmp",e)??"")??null,f=o.get(o.catalogNumber),a=f instanceof O.Bi?(0,v.Gh)(o.resolve(f.get("Lang"))):null;return{
title:(0,v.Gh)(g("Title"))??E("dc","title"),author:(0,v.Gh)(g("Author"))??_("dc","creator"),subject:(0,v.Gh)(g("Subject"))??E("dc","description"),keywords:(0,v.
Gh)(g("Keywords"))??_("pdf","Keywords")??_("dc","subject"),creator:(0,v.Gh)(g("Creator"))??E("xmp","CreatorTool"),producer:(0,v.Gh)(g("Producer"))??E("pdf","Pro\
ducer"),created:P("CreationDate","CreateDate"),modified:P("ModDate","ModifyDate"),language:a??E("dc","language")}}}),3907:((S,T,p)=>{p.d(T,{Rt:()=>l,X:()=>a,km:()=>O,
ol:()=>M,xK:()=>d});var x=p(78157);const M=200,D=1e4;async function O(n,e,t){const s=new v(n);for(let r=s.next();r;r=s.next()){if(t(r))return"left";const u=e.step(
(r.to-r.from)*4+50);u&&await u}return s.hasDocumentType?"document type":s.malformed?"malformed":"well-formed"}class v{text;malformed=!1;hasDocumentType=!1;at=0;constructor(e){
this.text=e}next(){const{text:e,at:t}=this;if(t>=e.length)return;if(e.charCodeAt(t)!==b)return this.characters(t,this.nextTag(t));if(e.startsWith("<!--",t))return this.
other(t,"-->",4);if(e.startsWith("<?",t))return this.other(t,"?>",2);if(e.startsWith("<![CDATA[",t)){const r=e.indexOf("]]>",t);return r<0?this.end():(this.at=r+
3,{kind:"text",text:e.slice(t+9,r),from:t,to:this.at})}return e.startsWith("<!",t)?(this.hasDocumentType=e.startsWith("<!DOCTYPE",t),this.end()):(e.charCodeAt(t+
1)===c?this.endTag(t):this.startTag(t))??this.fault(t,this.nextTag(t+1))}other(e,t,s){const r=this.text.indexOf(t,e+s);return r<0?this.end():(this.at=r+t.length,
{kind:"other",from:e,to:this.at})}endTag(e){const t=this.name(e+2),s=this.blanks(t);if(!(t===e+2||this.text.charCodeAt(s)!==m))return this.at=s+1,{kind:"end",name:this.
text.slice(e+2,t),from:e,to:this.at}}startTag(e){const{text:t}=this,s=this.name(e+1);if(s===e+1)return;const r=t.slice(e+1,s),u=[];for(let w=s;;){const C=this.blanks(
w),A=t.charCodeAt(C);if(A===m||A===c&&t.charCodeAt(C+1)===m)return this.at=A===m?C+1:C+2,{kind:A===m?"start":"empty",name:r,attributes:u,from:e,to:this.at};const y=this.
name(C),L=this.blanks(y),R=this.blanks(L+1),K=t[R];if(C===w||y===C||t[L]!=="="||K!=='"'&&K!=="'")return;const I=t.indexOf(K,R+1),W=t.slice(R+1,Math.max(I,R+1)),
B=W.includes("<")?void 0:h(W);if(I<0||B===void 0||u.length>=D)return;u.push({name:t.slice(C,y),value:B,from:C,to:I+1}),w=I+1}}characters(e,t){const s=h(this.text.
slice(e,t));return s===void 0?this.fault(e,t):(this.at=t,{kind:"text",text:s,from:e,to:t})}nextTag(e){const t=this.text.indexOf("<",e);return t<0?this.text.length:
t}fault(e,t){return this.malformed=!0,this.at=t,{kind:"other",from:e,to:t}}end(){this.malformed=!0,this.at=this.text.length}blanks(e){const{text:t}=this;for(;;){
const s=t.charCodeAt(e);if(s!==32&&s!==9&&s!==10&&s!==13)return e;e++}}name(e){const{text:t}=this;for(;e<t.length;e++){const s=t.charCodeAt(e);if(s<=32||s===c||
s===m||s===b||s===61||s===34||s===39)break}return e}}const[b,m,c]=[60,62,47],i=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function h(n){
if(!n.includes("&"))return n;const e=[];let t=0;for(let s=n.indexOf("&");s>=0;s=n.indexOf("&",t)){const r=n.indexOf(";",s);if(r<0||r-s>12)return;const u=n.slice(
s+1,r),w=i.get(u)??o(u);if(w===void 0)return;e.push(n.slice(t,s),w),t=r+1}return e.push(n.slice(t)),e.join("")}function o(n){const e=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(n),t=e?parseInt(e[1]??e[2],e[1]===void 0?10:16):-1;return t>0&&t<=1114111&&!(t>=55296&&t<=57343)?String.fromCodePoint(t):void 0}function d(n){const[e,t,s,r]=n;
if(e===0&&t===0&&(s===254||s===0)||e===255&&t===254&&s===0&&r===0)return f(n);if(e===254&&t===255||e===0&&t===60)return P(new TextDecoder("utf-16be").decode(n));
if(e===255&&t===254||e===60&&t===0)return P(new TextDecoder("utf-16le").decode(n));const u=new TextDecoder().decode(n);return P(u.includes("�")?Buffer.from(n).
toString("latin1"):u)}function l(n){if(n[0]===0||n[1]===0||n[0]===254||n[0]===255)return d(n);const t=(0,x.bS)(n).toString("latin1",0,g),s=_.exec(t)?.[1]?.toLowerCase()??
"utf-8";if(E.has(s))try{return new TextDecoder(s,{fatal:!0}).decode(n)}catch{return}}const g=200,_=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
E=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),P=n=>n.startsWith("\uFEFF")?n.slice(1):n;function f(n){const e=new DataView(n.buffer,
n.byteOffset,n.byteLength),t=n[0]!==0,s=[];for(let r=0;r+4<=n.length;r+=4){const u=e.getUint32(r,t);if(u>1114111)return;s.push(String.fromCodePoint(u))}return P(
s.join(""))}const a=n=>n.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),1975:((S,T,p)=>{p.d(T,{kg:()=>v,m:()=>O,
sm:()=>b});var x=p(21115),M=p(3907);const D=1e5,O={text:"",properties:[],malformed:!0,end:-1,about:""};async function v(h,o){const d=(0,M.xK)(h);if(d===void 0)return O;
const l=new c,_=await(0,M.km)(d,o,E=>(l.take(E),l.broken))!=="well-formed"||l.depth>0||l.end<0||!l.declared;return{text:d,properties:l.properties,malformed:_,end:l.
end,about:l.about}}function b(h,o,d){return h?.properties.find(l=>l.name===d&&l.namespace===x.dK[o])?.values??[]}const m=-2;class c{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new x.
ee;open=[];root=m;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(o){o.kind==="start"||o.kind==="empty"?(this.start(o.name,o.attributes,o.from),
o.kind==="empty"&&!this.broken&&this.close(o.name,o.to,o.to)):o.kind==="end"?this.close(o.name,o.from,o.to):o.kind==="text"&&this.isInProperty()&&this.pieces.push(
o.text)}isInProperty(){return this.root!==m&&this.open.length>this.root+2}start(o,d,l){if(this.open.length>=M.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(d);const g=this.scope.ofElement(o),_=g.namespace===x.dK.rdf,E=_&&g.local==="li";this.root===m&&this.end<0&&_&&g.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const P=this.open.length-this.root,f=E?d.find(({name:a})=>a==="xml:lang")?.value:void 0;if(this.open.push({name:o,...g,from:l,language:f}),
this.root===m){if(!_||g.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(o)}else if(P===1)this.describe(d);else if(P===
2){this.items=[];const a=d.find(({name:n})=>this.isRdf(n,"resource"));this.pieces=a?[a.value]:[]}else E&&(this.pieces=[])}describe(o){for(const{name:d,value:l,from:g,
to:_}of o){if((0,x.HC)(d))continue;const{namespace:E,local:P}=this.scope.ofAttribute(d);E===x.dK.rdf&&P==="about"&&(this.about=l),!(E===""||E===x.dK.rdf||E===x.
dK.xml)&&this.add({namespace:E,name:P,values:[l],from:g,to:_})}}close(o,d,l){const g=this.open.pop();if(g?.name!==o){this.broken=!0;return}this.scope.leave();const _=this.
open.length-this.root;if(this.root!==m)if(_===0)this.end=d,this.root=m;else if(_===1&&this.loose)this.root=m,this.loose=!1;else if(_===2){const E=this.items.length>
0?i(this.items):[this.pieces.join("").trim()];this.add({namespace:g.namespace,name:g.local,values:E,from:g.from,to:l})}else _>2&&g.namespace===x.dK.rdf&&g.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:g.language}),this.pieces=[])}add(o){this.properties.length<D?this.properties.push(o):this.broken=
!0}isRdf(o,d){const l=this.scope.ofAttribute(o);return l.local===d&&l.namespace===x.dK.rdf}}function i(h){const o=h.findIndex(({language:l})=>l?.toLowerCase()===
"x-default"),d=h.map(({text:l})=>l);return o>0?[d[o],...d.slice(0,o),...d.slice(o+1)]:d}}),81077:((S,T,p)=>{p.d(T,{BX:()=>m,H6:()=>c,MN:()=>i,Pu:()=>v,Zc:()=>b,
r6:()=>h});var x=p(45599),M=p(93604),D=p(9819);const O=64,v=f=>typeof f=="number"?String(f):Buffer.from(f.bytes).toString("latin1");async function b(f,a,n){const e=[];
for(const t of await d(f,a,0,n)){for(const r of g(f,t,n))e.push(r);const s=f.job.pace.step(o);s&&await s}return e}async function m(f,a,n,e,t,s){const r=await d(
f,a,n,e,s);for(let u=r.length-1;u>=0;u--){const w=r[u],C=g(f,w,e),A=C.filter(([K,I])=>!t(K,I)),y=f.job.pace.step(o+C.length*o);y&&await y,A.length<C.length&&(f.
edit(w.holder),w.dict.set(e,E(A)),w.changed=!0);for(const K of w.repeats)f.edit(w.holder),w.dict.delete(K),w.changed=!0;if(w.emptyKids){const K=(f.array(w.dict.
get("Kids"))??[]).filter(I=>!w.emptyKids.has(f.dict(I)));f.edit(w.holder),w.dict.set("Kids",K),w.changed=!0}if(!w.changed)continue;const L=f.array(w.dict.get("K\
ids"))??[];w.empty=A.length===0&&L.length===0;const R=w.parent;R&&(R.changed=!0,w.empty?(R.emptyKids??=new Set).add(w.dict):_(f,w,A,L))}return r[0]?.empty??!1}function c(f,a,n){
if(a.length<=O)return(0,x.jd)({[n]:E(a)});let e=[];for(const t of P(a)){const[s,r]=[t[0][0],t.at(-1)[0]];e.push({ref:f.add((0,x.jd)({Limits:[s,r],[n]:E(t)})),low:s,
high:r})}for(;e.length>O;)e=P(e).map(t=>{const[s,r]=[t[0].low,t.at(-1).high];return{ref:f.add((0,x.jd)({Limits:[s,r],Kids:t.map(({ref:u})=>u)})),low:s,high:r}});
return(0,x.jd)({Kids:e.map(({ref:t})=>t)})}async function i(f,a){const{pace:n}=f.job,e=[];for(const[t,s]of a){e.push([(0,x.Px)(t),s]);const r=n.step(10*o);r&&await r}
return c(f,await h(f,e),"Names")}async function h(f,a){const{pace:n}=f.job,e=[];for(const s of a){e.push({entry:s,key:v(s[0])});const r=n.step(o);r&&await r}return(await(0,M.
qZ)(e,(s,r)=>s.key<r.key?-1:s.key>r.key?1:0,n)).map(({entry:s})=>s)}const o=100;async function d(f,a,n,e,t){const s=new D.b9(f),r=new Set,u=A=>r.size<r.add(A).size,
w=[],C=[{value:a??null,holder:n,parent:void 0}];for(let A=C.pop();A!==void 0;A=C.pop()){s.spend(1);const y=f.dict(A.value);if(!y||!u(y)||t&&A.parent&&!l(f,y,t))
continue;const L=[],R=U=>{const k=f.array(y.get(U));return!k||u(k)?k??[]:(L.push(U),[])},K=R(e).length>>1,I=R("Kids"),W={dict:y,holder:(0,D.Kd)(A.value,A.holder),
parent:A.parent,repeats:L};w.push(W),s.spend(K);for(let U=I.length-1;U>=0;U--)C.push({value:I[U],holder:(0,D.Kd)(y.get("Kids"),W.holder),parent:W});const B=f.job.
pace.step(o+K*o);B&&await B}return w}function l(f,a,n){const[e,t]=f.array(a.get("Limits"))??[];return typeof e!="number"||typeof t!="number"||n(e,t)}function g(f,{
dict:a,repeats:n},e){const t=n.includes(e)?void 0:f.array(a.get(e));if(!t)return[];const s=[];for(let r=0;r+1<t.length;r+=2){const u=f.resolve(t[r]);(e==="Names"?
u instanceof x.Mx:typeof u=="number")&&s.push([u,t[r+1]])}return s}function _(f,a,n,e){const t=u=>f.array(f.dict(u)?.get("Limits"))??[],s=n[0]?.[0]??t(e[0])[0],
r=n.at(-1)?.[0]??t(e.at(-1))[1];f.edit(a.holder),s!==void 0&&r!==void 0?a.dict.set("Limits",[s,r]):a.dict.delete("Limits")}function E(f){const a=[];for(const[n,
e]of f)a.push(n,e);return a}function P(f){const a=[];for(let n=0;n<f.length;n+=O)a.push(f.slice(n,n+O));return a}}),70549:((S,T,p)=>{p.d(T,{n:()=>x});function x(M){
const D=new WeakMap;return O=>{if(O.hasChanges)return M(O);const v=D.get(O);if(v)return v.answer;const b=M(O);return D.set(O,{answer:b}),b}}}),9819:((S,T,p)=>{p.
d(T,{J7:()=>D,Kd:()=>b,Wo:()=>m,_i:()=>v,b9:()=>O});var x=p(42973),M=p(45599);class D{document;gone=new Set;chased=new Set;constructor(i){this.document=i}remove(i){
const{catalog:h,catalogNumber:o,pages:d}=this.document,l=h.get("Pages");i===o||(0,M.i9)(l)&&i===l.number||d.holds(i)||(this.gone.add(i),this.document.remove(i))}chase(i){
this.chased.add(i)}removed(){return this.gone}takeChased(){const i=this.chased;return this.chased=new Set,i}isGone(i){return(0,M.i9)(i)&&this.gone.has(i.number)}}
class O{most;left;constructor(i){this.most=this.left=i.job.limits.nodes}spend=i=>{if(this.left-=i,this.left<0)throw(0,x.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class v{seen;beyond=new Set;allowance;constructor(i,h=new O(
i)){this.allowance=h,this.seen=new Uint8Array((i.size>>3)+1)}first(i){if(this.allowance.spend(1),!(0,M.i9)(i))return!0;const{number:h}=i,o=h>>3;if(o>=this.seen.
length)return this.beyond.size<this.beyond.add(h).size;const d=1<<(h&7),l=(this.seen[o]&d)===0;return this.seen[o]|=d,l}}function b(c,i){return(0,M.i9)(c)?c.number:
i}function m(c,i){const h=c.catalog.get(i),o=c.dict(h);return o&&{dict:o,holder:b(h,c.catalogNumber)}}}),21996:((S,T,p)=>{p.d(T,{Av:()=>d,RJ:()=>_,V3:()=>g,vb:()=>E,
zx:()=>o});var x=p(54619),M=p(93604),D=p(78157),O=p(88500);const v=2048,b=65536,m=4,c=1<<20,i=1024,h="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function o(a,n){const{
found:e,all:t}=await l(a,n),s=r=>[...new Set([...r,...t])].sort((u,w)=>u-w);return Object.fromEntries(n.map(r=>[r,s(e[r])]))}async function d(a,n){const{found:e,
all:t}=await l(a,n);for(const s of Object.values(e))for(const r of s)t.add(r);return t}async function l(a,n){const e=n.map(u=>{const[w="",...C]=[...u].map(y=>y.
replace(/\W/,"\\$&")),A=/\W/.test(u)?h:"\\w";return`${w}(?:${C.join("")}|${A}{0,${Math.max(0,u.length-2)}}#)`}),t=new RegExp(`/(?:${e.join("|")}|#)`,"g"),s=Object.
fromEntries(n.map(u=>[u,new Set])),r=new Set;await _(a,(u,w,C,A)=>{const y=u.toString("latin1",w,C);t.lastIndex=0;for(let L=t.exec(y);L;L=t.exec(y)){const R=A(w+
L.index);R!==void 0&&(L[0].endsWith("#")?r.add(R):s[L[0].slice(1)].add(R))}});for(const u of E(a))r.add(u);return{found:s,all:r}}async function g(a,n){const e=await o(
a,n);return[...new Set(Object.values(e).flat())].sort((t,s)=>t-s)}async function _(a,n){const{bytes:e,table:t}=a,s=P(a),r=new Int32Array(s.length);for(let y=0;y<
s.length;y++)r[y]=t.place[s[y]];const u=(0,D.bS)(e),w=y=>s[(0,M.MJ)(r,y)-1],C=new O.s;let A=0;for(let y=0;y<s.length;y++){const L=y+1===s.length,R=L?e.length:r[y+
1],K=R-r[y]>v;if(!K&&!L&&R-A<b)continue;let I=R;if(K){r[y]>A&&n(u,A,r[y],w),C.reset();const B=C.value(e,a.bodies[s[y]],R);A=r[y],B>=0&&(I=B)}n(u,A,I,w);const W=a.
job.pace.step(m*(I-A));W&&await W,A=R}for(const[y,L]of f(a)){const R=a.objectStream(y),K=a.job.pace.step(0);if(K&&await K,!R)continue;const I=new Set(L),{starts:W,
numbers:B,data:U}=R,k=j=>{const N=B[(0,M.MJ)(W,j)-1];return N!==void 0&&I.has(N)?N:void 0};for(let j=0;j<U.length;j+=c){n((0,D.bS)(U),j,Math.min(j+c+i,U.length),
k);const N=a.job.pace.step(m*c);N&&await N}}}function*E(a){for(let n=1;a.hasChanges&&n<a.size;n++)a.isChanged(n)&&a.exists(n)&&(yield n)}function P(a){const{table:n,
hasChanges:e}=a,t=[];let s=!0,r=-1;for(let u=1;u<n.size;u++){if(n.kind[u]!==x.tL||e&&a.isChanged(u))continue;const w=n.place[u];s&&=w>=r,r=w,t.push(u)}return s?
t:t.sort((u,w)=>n.place[u]-n.place[w])}function f(a){const{table:n,hasChanges:e}=a,t=new Map;for(let s=1;s<n.size;s++){if(n.kind[s]!==x.UT||e&&a.isChanged(s))continue;
const r=n.place[s],u=t.get(r);u?u.push(s):t.set(r,[s])}return t}}),87773:((S,T,p)=>{p.d(T,{$:()=>M});const x=2e3;async function*M(D,O){for(const v of O){yield[v,
D.get(v)];const b=D.job.pace.step(x);b&&await b}}}),90536:((S,T,p)=>{p.d(T,{C:()=>M,L:()=>D});var x=p(45599);function M(O,v){const b=[O];for(;b.length>0;){const m=b.
pop(),c=m instanceof x.Z6?m.dict:m;if(Array.isArray(c))for(const i of c)b.push(i);else if(c instanceof x.Bi){v(c);for(const i of c.values())b.push(i)}}}function D(O,v){
const b=[];return M(O,m=>{b.length===0&&v(m)&&b.push(m)}),b.length>0}}),93604:((S,T,p)=>{p.d(T,{BC:()=>v,MJ:()=>b,p9:()=>D,qZ:()=>O});const x=1e3,M=3e5;function*D(c,i){
if(c.length<=x)return[...c].sort(i);let h=[];for(let o=0;o<c.length;o+=x){for(const d of c.slice(o,o+x).sort(i))h.push(d);yield M}for(let o=x;o<h.length;o*=2){const d=[];
for(let l=0;l<h.length;l+=2*o){const g=Math.min(l+o,h.length),_=Math.min(g+o,h.length);for(let E=l,P=g;E<g||P<_;){const f=P===_||E<g&&i(h[E],h[P])<=0;d.push(f?h[E++]:
h[P++]),d.length%x===0&&(yield M)}}h=d}return h}async function O(c,i,h){const o=D(c,i);for(;;){const{done:d,value:l}=o.next();if(d)return l;const g=h.step(l);g&&
await g}}const v=(c,i)=>m(c,i,!1),b=(c,i)=>m(c,i,!0);function m(c,i,h){let[o,d]=[0,c.length];for(;o<d;){const l=o+d>>1,g=c[l];g<i||h&&g===i?o=l+1:d=l}return o}})};
