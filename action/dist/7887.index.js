"use strict";exports.id=7887,exports.ids=[7887],exports.modules={45657:((W,k,g)=>{g.d(k,{Hn:()=>T,Kf:()=>D,RZ:()=>C,Vp:()=>R,YG:()=>A,vH:()=>L});function C(x,m){for(const f of m)
x.push(f)}const T=x=>x.slice();function L(x,m,f){const M=x.get(m);M?M.push(f):x.set(m,[f])}const D=x=>{let m=-1/0;for(const f of x)m=Math.max(m,f);return m},A=x=>{
let m=1/0;for(const f of x)m=Math.min(m,f);return m},R=x=>Number.isInteger(x)&&!Number.isSafeInteger(x)}),16846:((W,k,g)=>{g.r(k),g.d(k,{read_e_invoice:()=>M});
var C=g(58552),T=g(92761),L=g(24195),D=g(36161),A=g(3263),R=g(3907),x=g(64173),m=g(43576),f=g(98446);const M=async(d,t,e)=>{const l=p=>t.with_xml?{xml:(0,R.xK)(
p)??null}:{};if((0,T.ec)(d.bytes)){const p=await(0,D.Q)(d.bytes,e.pace);if(typeof p=="string")throw(0,C.G6)([{field:"file",message:`is XML that ${p}`}]);return{
documents:[d],data:{...h(p,d.name),...l(d.bytes)},notes:[],facts:{}}}const a=await(0,x.E)(d.bytes,e,{password:t.open_password}),c=await(0,T.sc)(a),[w]=c.invoices;
if(!w)throw(0,C.G6)([_(c)]);return{documents:[{...d,pageCount:a.pages.count}],data:{...h(w,w.file),...l(w.bytes)},notes:c.invoices.length>1?[S(w,c.invoices.length)]:
[],facts:{}}},h=(d,t)=>({syntax:d.syntax,profile:(0,L.je)(d.invoice.guideline),file:t,...d.invoice,issues:(0,A.FC)(d).map(({name:e,date:l})=>({term:e,found:l,text:"\
The date is not a day of the calendar"}))});function _({refused:d,names:t}){if(d)return{field:"file",message:`has no invoice that can be read: ${y(d.file)} ${d.
reason}`};const e=(0,f.Dw)(t.map(y));return{field:"file",message:`has no electronic invoice in CII or UBL; it has ${t.length===0?"no attachments":`these attachm\
ents: ${e}`}`}}const y=d=>(0,m.jC)(d,m.zE,"an attachment without a name"),S=({file:d},t)=>({code:"several_invoices",message:`The document has ${t} electronic in\
voices, where one is allowed: ${y(d)} was read.`})}),21115:((W,k,g)=>{g.d(k,{HC:()=>D,dK:()=>C,ee:()=>L});const C={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-\
ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",
pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",
pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http:\
//www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/\
pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},T=new Map(Object.entries(C));class L{uris=new Map;declared=[];known=new Map;enter(f){
let M;for(const{name:h,value:_}of f){if(!D(h))continue;const y=h.slice(6),S=this.uris.get(y);S?S.push(_):this.uris.set(y,[_]),(M??=[]).push(y)}this.declared.push(
M??A),M&&this.known.clear()}leave(){const f=this.declared.pop()??A;for(const M of f)this.uris.get(M).pop();f.length>0&&this.known.clear()}declares(f){return(this.
uris.get(x(f))?.length??0)>0}ofElement(f){let M=this.known.get(f);if(!M){const h=x(f),_=this.uris.get(h)?.at(-1)??T.get(h)??"";this.known.size===R&&this.known.clear(),
this.known.set(f,M={namespace:_,local:f.slice(f.indexOf(":")+1)})}return M}ofAttribute(f){return f.includes(":")?this.ofElement(f):{namespace:"",local:f}}}const D=m=>m===
"xmlns"||m.startsWith("xmlns:"),A=[],R=1e3,x=m=>m.slice(0,Math.max(m.indexOf(":"),0))}),824:((W,k,g)=>{g.d(k,{Br:()=>m,_6:()=>M,_U:()=>x});var C=g(58552),T=g(1975),
L=g(17079),D=g(45599),A=g(59071),R=g(70549);function x(h){const _=h.resolve(h.trailer.get("Info"));return _ instanceof D.Bi?_:_ instanceof D.Z6?_.dict:void 0}const m=(0,R.
n)(f);async function f(h){const _=h.get(h.catalogNumber),y=_ instanceof D.Bi?h.resolve(_.get("Metadata")):null;if(!(y instanceof D.Z6))return;let S;try{S=h.decoded(
y)}catch(d){if(!(d instanceof C.zU)||d.code==="cancelled")throw d;return T.m}return(0,T.kg)(S,h.job.pace)}function M(h,_){const y=x(h),S=c=>h.resolve(y?.get(c)),
d=(c,w,p=", ")=>{const O=(0,T.sm)(_,c,w).map(A.wh).filter(Boolean).join(p);return O===""?null:O},t=(c,w)=>{const[p=""]=(0,T.sm)(_,c,w);return(0,A.wh)(p)||null},
e=(c,w)=>(0,L._)((0,A.Gh)(S(c))??"")??(0,L._)(t("xmp",w)??"")??null,l=h.get(h.catalogNumber),a=l instanceof D.Bi?(0,A.Gh)(h.resolve(l.get("Lang"))):null;return{
title:(0,A.Gh)(S("Title"))??t("dc","title"),author:(0,A.Gh)(S("Author"))??d("dc","creator"),subject:(0,A.Gh)(S("Subject"))??t("dc","description"),keywords:(0,A.
Gh)(S("Keywords"))??d("pdf","Keywords")??d("dc","subject"),creator:(0,A.Gh)(S("Creator"))??t("xmp","CreatorTool"),producer:(0,A.Gh)(S("Producer"))??t("pdf","Pro\
ducer"),created:e("CreationDate","CreateDate"),modified:e("ModDate","ModifyDate"),language:a??t("dc","language")}}}),3907:((W,k,g)=>{g.d(k,{X:()=>S,km:()=>L,ol:()=>C,
xK:()=>h});const C=200,T=1e4;async function L(d,t,e){const l=new D(d);for(let a=l.next();a;a=l.next()){if(e(a))return"left";const c=t.step((a.to-a.from)*4+50);c&&
await c}return l.hasDocumentType?"document type":l.malformed?"malformed":"well-formed"}class D{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=
t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(e)!==A)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(
e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.startsWith("<![CDATA[",e)){const a=t.indexOf("]]>",e);return a<0?this.end():(this.at=a+3,{kind:"\
text",text:t.slice(e+9,a),from:e,to:this.at})}return t.startsWith("<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===x?this.
endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,l){const a=this.text.indexOf(e,t+l);return a<0?this.end():(this.at=a+e.length,{kind:"othe\
r",from:t,to:this.at})}endTag(t){const e=this.name(t+2),l=this.blanks(e);if(!(e===t+2||this.text.charCodeAt(l)!==R))return this.at=l+1,{kind:"end",name:this.text.
slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,l=this.name(t+1);if(l===t+1)return;const a=e.slice(t+1,l),c=[];for(let w=l;;){const p=this.blanks(
w),O=e.charCodeAt(p);if(O===R||O===x&&e.charCodeAt(p+1)===R)return this.at=O===R?p+1:p+2,{kind:O===R?"start":"empty",name:a,attributes:c,from:t,to:this.at};const v=this.
name(p),b=this.blanks(v),u=this.blanks(b+1),i=e[u];if(p===w||v===p||e[b]!=="="||i!=='"'&&i!=="'")return;const s=e.indexOf(i,u+1),n=e.slice(u+1,Math.max(s,u+1)),
o=n.includes("<")?void 0:f(n);if(s<0||o===void 0||c.length>=T)return;c.push({name:e.slice(p,v),value:o,from:p,to:s+1}),w=s+1}}characters(t,e){const l=f(this.text.
slice(t,e));return l===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:l,from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:
e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){
const l=e.charCodeAt(t);if(l!==32&&l!==9&&l!==10&&l!==13)return t;t++}}name(t){const{text:e}=this;for(;t<e.length;t++){const l=e.charCodeAt(t);if(l<=32||l===x||
l===R||l===A||l===61||l===34||l===39)break}return t}}const[A,R,x]=[60,62,47],m=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function f(d){
if(!d.includes("&"))return d;const t=[];let e=0;for(let l=d.indexOf("&");l>=0;l=d.indexOf("&",e)){const a=d.indexOf(";",l);if(a<0||a-l>12)return;const c=d.slice(
l+1,a),w=m.get(c)??M(c);if(w===void 0)return;t.push(d.slice(e,l),w),e=a+1}return t.push(d.slice(e)),t.join("")}function M(d){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(d),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&e<=57343)?String.fromCodePoint(e):void 0}function h(d){const[t,e,l,a]=d;
if(t===0&&e===0&&(l===254||l===0)||t===255&&e===254&&l===0&&a===0)return y(d);if(t===254&&e===255||t===0&&e===60)return _(new TextDecoder("utf-16be").decode(d));
if(t===255&&e===254||t===60&&e===0)return _(new TextDecoder("utf-16le").decode(d));const c=new TextDecoder().decode(d);return _(c.includes("�")?Buffer.from(d).
toString("latin1"):c)}const _=d=>d.startsWith("\uFEFF")?d.slice(1):d;function y(d){const t=new DataView(d.buffer,d.byteOffset,d.byteLength),e=d[0]!==0,l=[];for(let a=0;a+
4<=d.length;a+=4){const c=t.getUint32(a,e);if(c>1114111)return;l.push(String.fromCodePoint(c))}return _(l.join(""))}const S=d=>d.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),1975:((W,k,g)=>{g.d(k,{kg:()=>A,m:()=>D,sm:()=>R});var C=g(21115),T=g(3907);const L=1e5,D={text:"",
properties:[],malformed:!0,end:-1,about:""};async function A(M,h){const _=(0,T.xK)(M);if(_===void 0)return D;const y=new m,d=await(0,T.km)(_,h,t=>(y.take(t),y.broken))!==
"well-formed"||y.depth>0||y.end<0||!y.declared;return{text:_,properties:y.properties,malformed:d,end:y.end,about:y.about}}function R(M,h,_){return M?.properties.
find(y=>y.name===_&&y.namespace===C.dK[h])?.values??[]}const x=-2;class m{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new C.ee;open=[];root=x;loose=!1;items=[];pieces=[];get depth(){
return this.open.length}take(h){h.kind==="start"||h.kind==="empty"?(this.start(h.name,h.attributes,h.from),h.kind==="empty"&&!this.broken&&this.close(h.name,h.to,
h.to)):h.kind==="end"?this.close(h.name,h.from,h.to):h.kind==="text"&&this.isInProperty()&&this.pieces.push(h.text)}isInProperty(){return this.root!==x&&this.open.
length>this.root+2}start(h,_,y){if(this.open.length>=T.ol&&(this.broken=!0),this.broken)return;this.scope.enter(_);const S=this.scope.ofElement(h),d=S.namespace===
C.dK.rdf,t=d&&S.local==="li";this.root===x&&this.end<0&&d&&S.local==="Description"&&(this.root=this.open.length-1,this.loose=!0);const e=this.open.length-this.root,
l=t?_.find(({name:a})=>a==="xml:lang")?.value:void 0;if(this.open.push({name:h,...S,from:y,language:l}),this.root===x){if(!d||S.local!=="RDF"||this.end>=0)return;
this.root=this.open.length-1,this.declared=this.scope.declares(h)}else if(e===1)this.describe(_);else if(e===2){this.items=[];const a=_.find(({name:c})=>this.isRdf(
c,"resource"));this.pieces=a?[a.value]:[]}else t&&(this.pieces=[])}describe(h){for(const{name:_,value:y,from:S,to:d}of h){if((0,C.HC)(_))continue;const{namespace:t,
local:e}=this.scope.ofAttribute(_);t===C.dK.rdf&&e==="about"&&(this.about=y),!(t===""||t===C.dK.rdf||t===C.dK.xml)&&this.add({namespace:t,name:e,values:[y],from:S,
to:d})}}close(h,_,y){const S=this.open.pop();if(S?.name!==h){this.broken=!0;return}this.scope.leave();const d=this.open.length-this.root;if(this.root!==x)if(d===
0)this.end=_,this.root=x;else if(d===1&&this.loose)this.root=x,this.loose=!1;else if(d===2){const t=this.items.length>0?f(this.items):[this.pieces.join("").trim()];
this.add({namespace:S.namespace,name:S.local,values:t,from:S.from,to:y})}else d>2&&S.namespace===C.dK.rdf&&S.local==="li"&&(this.items.push({text:this.pieces.join(
"").trim(),language:S.language}),this.pieces=[])}add(h){this.properties.length<L?this.properties.push(h):this.broken=!0}isRdf(h,_){const y=this.scope.ofAttribute(
h);return y.local===_&&y.namespace===C.dK.rdf}}function f(M){const h=M.findIndex(({language:y})=>y?.toLowerCase()==="x-default"),_=M.map(({text:y})=>y);return h>
0?[_[h],..._.slice(0,h),..._.slice(h+1)]:_}}),81077:((W,k,g)=>{g.d(k,{AN:()=>f,BX:()=>R,H6:()=>x,MN:()=>m,Pu:()=>D,Zc:()=>A});var C=g(45599),T=g(9819);const L=64,
D=t=>typeof t=="number"?String(t):Buffer.from(t.bytes).toString("latin1");async function A(t,e,l){const a=[];for(const c of await h(t,e,0,l)){for(const p of y(t,
c,l))a.push(p);const w=t.job.pace.step(M);w&&await w}return a}async function R(t,e,l,a,c,w){const p=await h(t,e,l,a,w);for(let O=p.length-1;O>=0;O--){const v=p[O],
b=y(t,v,a),u=b.filter(([o,r])=>!c(o,r)),i=t.job.pace.step(M+b.length*M);i&&await i,u.length<b.length&&(t.edit(v.holder),v.dict.set(a,u.flat()),v.changed=!0);for(const o of v.
repeats)t.edit(v.holder),v.dict.delete(o),v.changed=!0;if(v.emptyKids){const o=(t.array(v.dict.get("Kids"))??[]).filter(r=>!v.emptyKids.has(t.dict(r)));t.edit(v.
holder),v.dict.set("Kids",o),v.changed=!0}if(!v.changed)continue;const s=t.array(v.dict.get("Kids"))??[];v.empty=u.length===0&&s.length===0;const n=v.parent;n&&
(n.changed=!0,v.empty?(n.emptyKids??=new Set).add(v.dict):S(t,v,u,s))}return p[0]?.empty??!1}function x(t,e,l){if(e.length<=L)return(0,C.jd)({[l]:e.flat()});let a=[];
for(const c of d(e)){const[w,p]=[c[0][0],c.at(-1)[0]];a.push({ref:t.add((0,C.jd)({Limits:[w,p],[l]:c.flat()})),low:w,high:p})}for(;a.length>L;)a=d(a).map(c=>{const[
w,p]=[c[0].low,c.at(-1).high];return{ref:t.add((0,C.jd)({Limits:[w,p],Kids:c.map(({ref:O})=>O)})),low:w,high:p}});return(0,C.jd)({Kids:a.map(({ref:c})=>c)})}const m=(t,e)=>x(
t,f([...e].map(([l,a])=>[(0,C.Px)(l),a])),"Names");function f(t){return t.map(e=>({entry:e,key:D(e[0])})).sort((e,l)=>e.key<l.key?-1:e.key>l.key?1:0).map(({entry:e})=>e)}
const M=100;async function h(t,e,l,a,c){const w=new T.b9(t),p=new Set,O=u=>p.size<p.add(u).size,v=[],b=[{value:e??null,holder:l,parent:void 0}];for(let u=b.pop();u!==
void 0;u=b.pop()){w.spend(1);const i=t.dict(u.value);if(!i||!O(i)||c&&u.parent&&!_(t,i,c))continue;const s=[],n=K=>{const I=t.array(i.get(K));return!I||O(I)?I??
[]:(s.push(K),[])},o=n(a).length>>1,r=n("Kids"),E={dict:i,holder:(0,T.Kd)(u.value,u.holder),parent:u.parent,repeats:s};v.push(E),w.spend(o);for(let K=r.length-1;K>=
0;K--)b.push({value:r[K],holder:(0,T.Kd)(i.get("Kids"),E.holder),parent:E});const P=t.job.pace.step(M+o*M);P&&await P}return v}function _(t,e,l){const[a,c]=t.array(
e.get("Limits"))??[];return typeof a!="number"||typeof c!="number"||l(a,c)}function y(t,{dict:e,repeats:l},a){const c=l.includes(a)?void 0:t.array(e.get(a));if(!c)
return[];const w=[];for(let p=0;p+1<c.length;p+=2){const O=t.resolve(c[p]);(a==="Names"?O instanceof C.Mx:typeof O=="number")&&w.push([O,c[p+1]])}return w}function S(t,e,l,a){
const c=O=>t.array(t.dict(O)?.get("Limits"))??[],w=l[0]?.[0]??c(a[0])[0],p=l.at(-1)?.[0]??c(a.at(-1))[1];t.edit(e.holder),w!==void 0&&p!==void 0?e.dict.set("Lim\
its",[w,p]):e.dict.delete("Limits")}function d(t){const e=[];for(let l=0;l<t.length;l+=L)e.push(t.slice(l,l+L));return e}}),70549:((W,k,g)=>{g.d(k,{n:()=>C});function C(T){
const L=new WeakMap;return D=>{if(D.hasChanges)return T(D);const A=L.get(D);if(A)return A.answer;const R=T(D);return L.set(D,{answer:R}),R}}}),9819:((W,k,g)=>{g.
d(k,{J7:()=>L,Kd:()=>R,Wo:()=>x,_i:()=>A,b9:()=>D});var C=g(42973),T=g(45599);class L{document;gone=new Set;chased=new Set;constructor(f){this.document=f}remove(f){
const{catalog:M,catalogNumber:h,pages:_}=this.document,y=M.get("Pages");f===h||(0,T.i9)(y)&&f===y.number||_.holds(f)||(this.gone.add(f),this.document.remove(f))}chase(f){
this.chased.add(f)}removed(){return this.gone}takeChased(){const f=this.chased;return this.chased=new Set,f}isGone(f){return(0,T.i9)(f)&&this.gone.has(f.number)}}
class D{most;left;constructor(f){this.most=this.left=f.job.limits.nodes}spend=f=>{if(this.left-=f,this.left<0)throw(0,C.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class A{seen;beyond=new Set;allowance;constructor(f,M=new D(
f)){this.allowance=M,this.seen=new Uint8Array((f.size>>3)+1)}first(f){if(this.allowance.spend(1),!(0,T.i9)(f))return!0;const{number:M}=f,h=M>>3;if(h>=this.seen.
length)return this.beyond.size<this.beyond.add(M).size;const _=1<<(M&7),y=(this.seen[h]&_)===0;return this.seen[h]|=_,y}}function R(m,f){return(0,T.i9)(m)?m.number:
f}function x(m,f){const M=m.catalog.get(f),h=m.dict(M);return h&&{dict:h,holder:R(M,m.catalogNumber)}}}),33973:((W,k,g)=>{g.d(k,{Gy:()=>y,Rf:()=>S,Ip:()=>d});var C=g(
54619),T=g(85368),L=g(88500);class D{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new L.s;signed=new Set;constructor(i,s,n){
this.detail=s,this.strings=n,this.scan.strings=n;const o=new Int32Array(s?8*i:i);this.done=new Uint8Array(s?i:0);const r=E=>o.subarray(E*i,(E+1)*i);this.end=r(0),
this.valueEnd=r(1),this.dataStart=r(2),this.dataEnd=r(3),this.lengthStart=r(4),this.lengthEnd=r(5),this.from=r(6),this.to=r(7)}}var A=g(78157),R=g(79725),x=g(4e4),
m=g(39150),f=g(45599);class M{scan=new L.s;ranges=new Map}const h=2;class _{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(i,s,n){this.walked=
n,this.live=new Uint8Array(i),this.via=new Int32Array(s?i:0)}}async function y(u,{watched:i}={}){const{markings:s,referrers:n}=await S([u],{watched:i,detail:!0}),
{live:o,via:r}=s[0];return{live:o,via:r,referrers:n}}async function S(u,i={}){const s=new c(u,i);return await s.run(),s}function d(u,{repairs:i}){for(const{part:s,
number:n,value:o}of i)u[s].put(n,o)}const t=100,e=100,l=-2;function a(u){if(u instanceof f.Z6)return u.data.length+a(u.dict);if(Array.isArray(u))return 12*u.length;
if(!(u instanceof f.Bi))return t;let i=30*u.size;for(const s of u.values())Array.isArray(s)&&(i+=12*s.length);return i}class c{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new R.R;strings;alias;constructor(i,{detail:s=!1,strings:n=!1,watched:o,alias:r}){if(this.documents=i,this.strings=
n,this.alias=r,this.markings=i.map(E=>new _(E.size,o!==void 0,p(E,n||s,n))),!!o){this.watched=new Uint8Array(i[0].size);for(const E of o)this.watched[E]=1}}async run(){
const{documents:i,stack:s}=this,[n]=i;for(const[o,r]of n.trailer)o!=="Encrypt"&&this.followValue(0,r);for(;s.length>0;){const o=s.pop(),r=o%i.length,E=n.job.pace.
step(this.follow(r,(o-r)/i.length));E&&await E}for(const{live:o,signed:r,walked:E}of this.markings)for(const P of E.signed)o[P]===1&&r.add(P)}visit(i,s){this.alias&&
({part:i,number:s}=this.alias(i,s)??{part:i,number:s}),this.watched&&this.watched[s]===1&&this.referrers.add(this.current);const n=this.markings[i],{live:o}=n;if(s>
0&&s<o.length&&o[s]!==0)return;const r=this.documents[i];if(s<=0||s>=o.length||!r.exists(s))return r.missed(s);o[s]=1,this.watched&&(n.via[s]=this.current),this.
stack.push(s*this.documents.length+i)}follow(i,s){const n=this.documents[i],o=this.markings[i],{walked:r}=o;if(this.current=s,o.count++,n.isChanged(s))return this.
followChanged(n,o,i,s);if(r.done[s]===1)return this.followAgain(n,o,i,s);const{scan:E,detail:P}=r;P||(E.used=0);const K=E.used,I=n.table.kind[s]===C.tL?this.walk(
n,r,s):this.walkPlace(n,s,E);return I<0||E.byteRange&&this.isSignature(r.signed,s)?this.forget(E,K).followRepaired(n,i,s):(o.bytes+=I,P&&(r.from[s]=K,r.to[s]=E.
used,r.valueEnd[s]=this.extent.valueEnd,r.done[s]=1),this.followMarks(i,E,K,E.used,E.lengthStart),e+I)}followChanged(i,s,n,o){const r=i.patched(o);if(!r){const U=i.
edited.get(o);return w(U)||U===null?this.followRepaired(i,n,o):(this.followValue(n,U),s.bytes+=a(U),e)}const{detail:E}=s.walked;if(r.references&&!E&&!i.suspect){
for(let U=r.first;U<r.last;U++)this.visit(n,r.references[U]);return s.bytes+=r.end-r.start,e}const{scan:P,ranges:K}=O(s);E||(P.used=0);const I=P.used,B=this.walkPlace(
i,o,P);return B<0||P.byteRange&&this.isSignature(s.signed,o)?this.forget(P,I).followRepaired(i,n,o):(s.bytes+=B,E&&K.set(o,{from:I,to:P.used,valueEnd:this.extent.
valueEnd}),this.followMarks(n,P,I,P.used,P.lengthStart),e+B)}followAgain(i,s,n,o){const{walked:r}=s;return s.bytes+=r.end[o]>0?r.end[o]-i.table.place[o]:t,this.
followMarks(n,r.scan,r.from[o],r.to[o],r.lengthStart[o]),e}isSignature(i,s){return i.add(s),this.strings}followMarks(i,{marks:s},n,o,r){const E=this.strings?r:l;
for(let P=n;P<o;P+=3)s[P]!==L.A&&s[P+1]!==E&&this.visit(i,s[P])}forget(i,s){return i.used=s,this}followRepaired(i,s,n){const o=i.get(n),r=w(o)?i.resolve(o):o;return r===
null?(this.markings[s].live[n]=h,this.markings[s].count--):this.repair(s,n,r),e}repair(i,s,n){this.repairs.push({part:i,number:s,value:n}),this.followValue(i,n)}followValue(i,s){
const n=[s];for(;n.length>0;){const o=n.pop();if(o instanceof f.oS)this.visit(o instanceof f.rV?o.part:i,o.number);else if(Array.isArray(o))for(const r of o)n.push(
r);else if(o instanceof f.Bi){o.has("ByteRange")&&this.markings[i].signed.add(this.current);for(const r of o.values())n.push(r)}else if(o instanceof f.Z6)for(const[
r,E]of o.dict)r!=="Length"&&n.push(E)}}walk(i,s,n){const{extent:o}=this,{bytes:r}=i,{scan:E}=s,P=i.bodies[n];E.forgetLength();const{kept:K}=this,I=!this.strings&&
i.recallEntries(n,K);I&&E.append(K.scan.marks,K.marksFrom,K.marksTo);const B=I?K.close+2:E.value(r,P,r.length);return B<0||r[B-1]===A.AV||!(0,T.x)(i,B,E,o)||i.suspect&&
!(0,m.D)(r,P,B)||E.doubtful&&(0,x.oC)(r,P,B)?-1:(o.dataStart<0&&(E.lengthStart=-1),s.end[n]=o.end,s.detail&&(s.dataStart[n]=o.dataStart,s.dataEnd[n]=o.dataEnd,s.
lengthStart[n]=E.lengthStart,s.lengthEnd[n]=E.lengthEnd),o.end-i.table.place[n])}walkPlace(i,s,n){const o=i.place(s);if(!o)return-1;const{bytes:r,start:E,end:P}=o;
n.forgetLength();const K=n.value(r,E,P);return n.lengthStart=-1,K<0&&!b(r,E,P)||v(r,E,P)||K>0&&r[K-1]===A.AV||K>=0&&(0,A.AN)(r,K,P)<P||i.suspect&&!(0,m.D)(r,E,P)||
n.doubtful&&(0,x.oC)(r,E,P)?-1:(this.extent.valueEnd=K<0?P:K,P-E)}}const w=u=>u instanceof f.oS&&!(u instanceof f.rV);function p(u,i,s){const n=u.walked;if(n?.strings===
s)return n;const o=new D(u.size,i,s);return i&&(u.walked=o),o}function O(u){return u.patches||(u.patches=new M,u.patches.scan.strings=u.walked.strings),u.patches}
function v(u,i,s){const n=(0,A.AN)(u,i,s);return n>=s||u[n]===A.yq&&(0,A.wb)(u,n,"null")}function b(u,i,s){for(let n=i;n<s;n++)if("<([/%".includes(String.fromCharCode(
u[n])))return!1;return!0}}),21996:((W,k,g)=>{g.d(k,{Av:()=>_,RJ:()=>d,V3:()=>S,vb:()=>t,zx:()=>h});var C=g(54619),T=g(93604),L=g(78157),D=g(88500);const A=2048,
R=65536,x=4,m=1<<20,f=1024,M="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function h(a,c){const{found:w,all:p}=await y(a,c),O=v=>[...new Set([...v,...p])].sort((b,u)=>b-
u);return Object.fromEntries(c.map(v=>[v,O(w[v])]))}async function _(a,c){const{found:w,all:p}=await y(a,c);for(const O of Object.values(w))for(const v of O)p.add(
v);return p}async function y(a,c){const w=c.map(b=>{const[u="",...i]=[...b].map(n=>n.replace(/\W/,"\\$&")),s=/\W/.test(b)?M:"\\w";return`${u}(?:${i.join("")}|${s}\
{0,${Math.max(0,b.length-2)}}#)`}),p=new RegExp(`/(?:${w.join("|")}|#)`,"g"),O=Object.fromEntries(c.map(b=>[b,new Set])),v=new Set;await d(a,(b,u,i,s)=>{const n=b.
toString("latin1",u,i);p.lastIndex=0;for(let o=p.exec(n);o;o=p.exec(n)){const r=s(u+o.index);r!==void 0&&(o[0].endsWith("#")?v.add(r):O[o[0].slice(1)].add(r))}});
for(const b of t(a))v.add(b);return{found:O,all:v}}async function S(a,c){const w=await h(a,c);return[...new Set(Object.values(w).flat())].sort((p,O)=>p-O)}async function d(a,c){
const{bytes:w,table:p}=a,O=e(a),v=new Int32Array(O.length);for(let n=0;n<O.length;n++)v[n]=p.place[O[n]];const b=(0,L.bS)(w),u=n=>O[(0,T.M)(v,n)-1],i=new D.s;let s=0;
for(let n=0;n<O.length;n++){const o=n+1===O.length,r=o?w.length:v[n+1],E=r-v[n]>A;if(!E&&!o&&r-s<R)continue;let P=r;if(E){v[n]>s&&c(b,s,v[n],u),i.reset();const I=i.
value(w,a.bodies[O[n]],r);s=v[n],I>=0&&(P=I)}c(b,s,P,u);const K=a.job.pace.step(x*(P-s));K&&await K,s=r}for(const[n,o]of l(a)){const r=a.objectStream(n),E=a.job.
pace.step(0);if(E&&await E,!r)continue;const P=new Set(o),{starts:K,numbers:I,data:B}=r,U=j=>{const N=I[(0,T.M)(K,j)-1];return N!==void 0&&P.has(N)?N:void 0};for(let j=0;j<
B.length;j+=m){c((0,L.bS)(B),j,Math.min(j+m+f,B.length),U);const N=a.job.pace.step(x*m);N&&await N}}}function*t(a){for(let c=1;a.hasChanges&&c<a.size;c++)a.isChanged(
c)&&a.exists(c)&&(yield c)}function e(a){const{table:c,hasChanges:w}=a,p=[];let O=!0,v=-1;for(let b=1;b<c.size;b++){if(c.kind[b]!==C.tL||w&&a.isChanged(b))continue;
const u=c.place[b];O&&=u>=v,v=u,p.push(b)}return O?p:p.sort((b,u)=>c.place[b]-c.place[u])}function l(a){const{table:c,hasChanges:w}=a,p=new Map;for(let O=1;O<c.
size;O++){if(c.kind[O]!==C.UT||w&&a.isChanged(O))continue;const v=c.place[O],b=p.get(v);b?b.push(O):p.set(v,[O])}return p}}),90536:((W,k,g)=>{g.d(k,{C:()=>T,L:()=>L});
var C=g(45599);function T(D,A){const R=[D];for(;R.length>0;){const x=R.pop(),m=x instanceof C.Z6?x.dict:x;if(Array.isArray(m))for(const f of m)R.push(f);else if(m instanceof
C.Bi){A(m);for(const f of m.values())R.push(f)}}}function L(D,A){const R=[];return T(D,x=>{R.length===0&&A(x)&&R.push(x)}),R.length>0}}),93604:((W,k,g)=>{g.d(k,
{B:()=>C,M:()=>T});const C=(D,A)=>L(D,A,!1),T=(D,A)=>L(D,A,!0);function L(D,A,R){let[x,m]=[0,D.length];for(;x<m;){const f=x+m>>1,M=D[f];M<A||R&&M===A?x=f+1:m=f}
return x}})};
