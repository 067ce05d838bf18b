"use strict";exports.id=7887,exports.ids=[7887],exports.modules={45657:((B,b,m)=>{m.d(b,{Kf:()=>K,RZ:()=>D,YG:()=>A,vH:()=>S});function D(x,v){for(const y of v)x.push(y)}function S(x,v,y){
const O=x.get(v);O?O.push(y):x.set(v,[y])}const K=x=>{let v=-1/0;for(const y of x)v=Math.max(v,y);return v},A=x=>{let v=1/0;for(const y of x)v=Math.min(v,y);return v}}),
16846:((B,b,m)=>{m.r(b),m.d(b,{read_e_invoice:()=>M});var D=m(58552),S=m(92761),K=m(24195),A=m(36161),x=m(3263),v=m(3907),y=m(92356),O=m(43576),u=m(98446);const M=async(f,t,e)=>{
const i=p=>t.with_xml?{xml:(0,v.xK)(p)??null}:{};if((0,S.ec)(f.bytes)){const p=await(0,A.Q)(f.bytes,e.pace);if(typeof p=="string")throw(0,D.G6)([{field:"file",message:`\
is XML that ${p}`}]);return{documents:[f],data:{...h(p,f.name),...i(f.bytes)},notes:[],facts:{}}}const c=await(0,y.E)(f.bytes,e,{password:t.open_password}),r=await(0,S.
sc)(c),[g]=r.invoices;if(!g)throw(0,D.G6)([w(r)]);return{documents:[{...f,pageCount:c.pages.count}],data:{...h(g,g.file),...i(g.bytes)},notes:r.invoices.length>
1?[C(g,r.invoices.length)]:[],facts:{}}},h=(f,t)=>({syntax:f.syntax,profile:(0,K.je)(f.invoice.guideline),file:t,...f.invoice,issues:(0,x.FC)(f).map(({name:e,date:i})=>({
term:e,found:i,text:"The date is not a day of the calendar"}))});function w({refused:f,names:t}){if(f)return{field:"file",message:`has no invoice that can be re\
ad: ${_(f.file)} ${f.reason}`};const e=(0,u.Dw)(t.map(_));return{field:"file",message:`has no electronic invoice in CII or UBL; it has ${t.length===0?"no attach\
ments":`these attachments: ${e}`}`}}const _=f=>(0,O.jC)(f,O.zE,"an attachment without a name"),C=({file:f},t)=>({code:"several_invoices",message:`The document h\
as ${t} electronic invoices, where one is allowed: ${_(f)} was read.`})}),43496:((B,b,m)=>{m.d(b,{HC:()=>A,dK:()=>D,ee:()=>K});const D={rdf:"http://www.w3.org/1\
999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.a\
dobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.\
npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema\
#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"\
http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},S=new Map(Object.entries(D));class K{uris=new Map;declared=[];known=new Map;enter(u){
let M;for(const{name:h,value:w}of u){if(!A(h))continue;const _=h.slice(6),C=this.uris.get(_);C?C.push(w):this.uris.set(_,[w]),(M??=[]).push(_)}this.declared.push(
M??x),M&&this.known.clear()}leave(){const u=this.declared.pop()??x;for(const M of u)this.uris.get(M).pop();u.length>0&&this.known.clear()}declares(u){return(this.
uris.get(y(u))?.length??0)>0}ofElement(u){let M=this.known.get(u);if(!M){const h=y(u),w=this.uris.get(h)?.at(-1)??S.get(h)??"";this.known.size===v&&this.known.clear(),
this.known.set(u,M={namespace:w,local:u.slice(u.indexOf(":")+1)})}return M}ofAttribute(u){return u.includes(":")?this.ofElement(u):{namespace:"",local:u}}}const A=O=>O===
"xmlns"||O.startsWith("xmlns:"),x=[],v=1e3,y=O=>O.slice(0,Math.max(O.indexOf(":"),0))}),824:((B,b,m)=>{m.d(b,{Br:()=>O,_6:()=>M,_U:()=>y});var D=m(58552),S=m(1975),
K=m(17079),A=m(45599),x=m(59071),v=m(70549);function y(h){const w=h.resolve(h.trailer.get("Info"));return w instanceof A.Bi?w:w instanceof A.Z6?w.dict:void 0}const O=(0,v.
n)(u);async function u(h){const w=h.get(h.catalogNumber),_=w instanceof A.Bi?h.resolve(w.get("Metadata")):null;if(!(_ instanceof A.Z6))return;let C;try{C=h.decoded(
_)}catch(f){if(!(f instanceof D.zU)||f.code==="cancelled")throw f;return S.m}return(0,S.kg)(C,h.job.pace)}function M(h,w){const _=y(h),C=r=>h.resolve(_?.get(r)),
f=(r,g,p=", ")=>{const T=(0,S.sm)(w,r,g).map(x.wh).filter(Boolean).join(p);return T===""?null:T},t=(r,g)=>{const[p=""]=(0,S.sm)(w,r,g);return(0,x.wh)(p)||null},
e=(r,g)=>(0,K._)((0,x.Gh)(C(r))??"")??(0,K._)(t("xmp",g)??"")??null,i=h.get(h.catalogNumber),c=i instanceof A.Bi?(0,x.Gh)(h.resolve(i.get("Lang"))):null;return{
title:(0,x.Gh)(C("Title"))??t("dc","title"),author:(0,x.Gh)(C("Author"))??f("dc","creator"),subject:(0,x.Gh)(C("Subject"))??t("dc","description"),keywords:(0,x.
Gh)(C("Keywords"))??f("pdf","Keywords")??f("dc","subject"),creator:(0,x.Gh)(C("Creator"))??t("xmp","CreatorTool"),producer:(0,x.Gh)(C("Producer"))??t("pdf","Pro\
ducer"),created:e("CreationDate","CreateDate"),modified:e("ModDate","ModifyDate"),language:c??t("dc","language")}}}),3907:((B,b,m)=>{m.d(b,{X:()=>C,km:()=>K,ol:()=>D,
xK:()=>h});const D=200,S=1e4;async function K(f,t,e){const i=new A(f);for(let c=i.next();c;c=i.next()){if(e(c))return"left";const r=t.step((c.to-c.from)*4+50);r&&
await r}return i.hasDocumentType?"document type":i.malformed?"malformed":"well-formed"}class A{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=
t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(e)!==x)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(
e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.startsWith("<![CDATA[",e)){const c=t.indexOf("]]>",e);return c<0?this.end():(this.at=c+3,{kind:"\
text",text:t.slice(e+9,c),from:e,to:this.at})}return t.startsWith("<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===y?this.
endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,i){const c=this.text.indexOf(e,t+i);return c<0?this.end():(this.at=c+e.length,{kind:"othe\
r",from:t,to:this.at})}endTag(t){const e=this.name(t+2),i=this.blanks(e);if(!(e===t+2||this.text.charCodeAt(i)!==v))return this.at=i+1,{kind:"end",name:this.text.
slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,i=this.name(t+1);if(i===t+1)return;const c=e.slice(t+1,i),r=[];for(let g=i;;){const p=this.blanks(
g),T=e.charCodeAt(p);if(T===v||T===y&&e.charCodeAt(p+1)===v)return this.at=T===v?p+1:p+2,{kind:T===v?"start":"empty",name:c,attributes:r,from:t,to:this.at};const R=this.
name(p),k=this.blanks(R),d=this.blanks(k+1),n=e[d];if(p===g||R===p||e[k]!=="="||n!=='"'&&n!=="'")return;const s=e.indexOf(n,d+1),a=e.slice(d+1,Math.max(s,d+1)),
o=a.includes("<")?void 0:u(a);if(s<0||o===void 0||r.length>=S)return;r.push({name:e.slice(p,R),value:o,from:p,to:s+1}),g=s+1}}characters(t,e){const i=u(this.text.
slice(t,e));return i===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:i,from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:
e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){
const i=e.charCodeAt(t);if(i!==32&&i!==9&&i!==10&&i!==13)return t;t++}}name(t){const{text:e}=this;for(;t<e.length;t++){const i=e.charCodeAt(t);if(i<=32||i===y||
i===v||i===x||i===61||i===34||i===39)break}return t}}const[x,v,y]=[60,62,47],O=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function u(f){
if(!f.includes("&"))return f;const t=[];let e=0;for(let i=f.indexOf("&");i>=0;i=f.indexOf("&",e)){const c=f.indexOf(";",i);if(c<0||c-i>12)return;const r=f.slice(
i+1,c),g=O.get(r)??M(r);if(g===void 0)return;t.push(f.slice(e,i),g),e=c+1}return t.push(f.slice(e)),t.join("")}function M(f){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(f),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&e<=57343)?String.fromCodePoint(e):void 0}function h(f){const[t,e,i,c]=f;
if(t===0&&e===0&&(i===254||i===0)||t===255&&e===254&&i===0&&c===0)return _(f);if(t===254&&e===255||t===0&&e===60)return w(new TextDecoder("utf-16be").decode(f));
if(t===255&&e===254||t===60&&e===0)return w(new TextDecoder("utf-16le").decode(f));const r=new TextDecoder().decode(f);return w(r.includes("�")?Buffer.from(f).
toString("latin1"):r)}const w=f=>f.startsWith("\uFEFF")?f.slice(1):f;function _(f){const t=new DataView(f.buffer,f.byteOffset,f.byteLength),e=f[0]!==0,i=[];for(let c=0;c+
4<=f.length;c+=4){const r=t.getUint32(c,e);if(r>1114111)return;i.push(String.fromCodePoint(r))}return w(i.join(""))}const C=f=>f.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),1975:((B,b,m)=>{m.d(b,{kg:()=>x,m:()=>A,sm:()=>v});var D=m(43496),S=m(3907);const K=1e5,A={text:"",
properties:[],malformed:!0,end:-1,about:""};async function x(M,h){const w=(0,S.xK)(M);if(w===void 0)return A;const _=new O,f=await(0,S.km)(w,h,t=>(_.take(t),_.broken))!==
"well-formed"||_.depth>0||_.end<0||!_.declared;return{text:w,properties:_.properties,malformed:f,end:_.end,about:_.about}}function v(M,h,w){return M?.properties.
find(_=>_.name===w&&_.namespace===D.dK[h])?.values??[]}const y=-2;class O{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new D.ee;open=[];root=y;loose=!1;items=[];pieces=[];get depth(){
return this.open.length}take(h){h.kind==="start"||h.kind==="empty"?(this.start(h.name,h.attributes,h.from),h.kind==="empty"&&!this.broken&&this.close(h.name,h.to,
h.to)):h.kind==="end"?this.close(h.name,h.from,h.to):h.kind==="text"&&this.isInProperty()&&this.pieces.push(h.text)}isInProperty(){return this.root!==y&&this.open.
length>this.root+2}start(h,w,_){if(this.open.length>=S.ol&&(this.broken=!0),this.broken)return;this.scope.enter(w);const C=this.scope.ofElement(h),f=C.namespace===
D.dK.rdf,t=f&&C.local==="li";this.root===y&&this.end<0&&f&&C.local==="Description"&&(this.root=this.open.length-1,this.loose=!0);const e=this.open.length-this.root,
i=t?w.find(({name:c})=>c==="xml:lang")?.value:void 0;if(this.open.push({name:h,...C,from:_,language:i}),this.root===y){if(!f||C.local!=="RDF"||this.end>=0)return;
this.root=this.open.length-1,this.declared=this.scope.declares(h)}else if(e===1)this.describe(w);else if(e===2){this.items=[];const c=w.find(({name:r})=>this.isRdf(
r,"resource"));this.pieces=c?[c.value]:[]}else t&&(this.pieces=[])}describe(h){for(const{name:w,value:_,from:C,to:f}of h){if((0,D.HC)(w))continue;const{namespace:t,
local:e}=this.scope.ofAttribute(w);t===D.dK.rdf&&e==="about"&&(this.about=_),!(t===""||t===D.dK.rdf||t===D.dK.xml)&&this.add({namespace:t,name:e,values:[_],from:C,
to:f})}}close(h,w,_){const C=this.open.pop();if(C?.name!==h){this.broken=!0;return}this.scope.leave();const f=this.open.length-this.root;if(this.root!==y)if(f===
0)this.end=w,this.root=y;else if(f===1&&this.loose)this.root=y,this.loose=!1;else if(f===2){const t=this.items.length>0?u(this.items):[this.pieces.join("").trim()];
this.add({namespace:C.namespace,name:C.local,values:t,from:C.from,to:_})}else f>2&&C.namespace===D.dK.rdf&&C.local==="li"&&(this.items.push({text:this.pieces.join(
"").trim(),language:C.language}),this.pieces=[])}add(h){this.properties.length<K?this.properties.push(h):this.broken=!0}isRdf(h,w){const _=this.scope.ofAttribute(
h);return _.local===w&&_.namespace===D.dK.rdf}}function u(M){const h=M.findIndex(({language:_})=>_?.toLowerCase()==="x-default"),w=M.map(({text:_})=>_);return h>
0?[w[h],...w.slice(0,h),...w.slice(h+1)]:w}}),81077:((B,b,m)=>{m.d(b,{AN:()=>u,BX:()=>v,H6:()=>y,MN:()=>O,Pu:()=>A,Zc:()=>x});var D=m(45599),S=m(9819);const K=64,
A=t=>typeof t=="number"?String(t):Buffer.from(t.bytes).toString("latin1");async function x(t,e,i){const c=[];for(const r of await h(t,e,0,i)){for(const p of _(t,
r,i))c.push(p);const g=t.job.pace.step(M);g&&await g}return c}async function v(t,e,i,c,r,g){const p=await h(t,e,i,c,g);for(let T=p.length-1;T>=0;T--){const R=p[T],
k=_(t,R,c),d=k.filter(([o,l])=>!r(o,l)),n=t.job.pace.step(M+k.length*M);n&&await n,d.length<k.length&&(t.edit(R.holder),R.dict.set(c,d.flat()),R.changed=!0);for(const o of R.
repeats)t.edit(R.holder),R.dict.delete(o),R.changed=!0;if(R.emptyKids){const o=(t.array(R.dict.get("Kids"))??[]).filter(l=>!R.emptyKids.has(t.dict(l)));t.edit(R.
holder),R.dict.set("Kids",o),R.changed=!0}if(!R.changed)continue;const s=t.array(R.dict.get("Kids"))??[];R.empty=d.length===0&&s.length===0;const a=R.parent;a&&
(a.changed=!0,R.empty?(a.emptyKids??=new Set).add(R.dict):C(t,R,d,s))}return p[0]?.empty??!1}function y(t,e,i){if(e.length<=K)return(0,D.jd)({[i]:e.flat()});let c=[];
for(const r of f(e)){const[g,p]=[r[0][0],r.at(-1)[0]];c.push({ref:t.add((0,D.jd)({Limits:[g,p],[i]:r.flat()})),low:g,high:p})}for(;c.length>K;)c=f(c).map(r=>{const[
g,p]=[r[0].low,r.at(-1).high];return{ref:t.add((0,D.jd)({Limits:[g,p],Kids:r.map(({ref:T})=>T)})),low:g,high:p}});return(0,D.jd)({Kids:c.map(({ref:r})=>r)})}const O=(t,e)=>y(
t,u([...e].map(([i,c])=>[(0,D.Px)(i),c])),"Names");function u(t){return t.map(e=>({entry:e,key:A(e[0])})).sort((e,i)=>e.key<i.key?-1:e.key>i.key?1:0).map(({entry:e})=>e)}
const M=100;async function h(t,e,i,c,r){const g=new S.b9(t),p=new Set,T=d=>p.size<p.add(d).size,R=[],k=[{value:e??null,holder:i,parent:void 0}];for(let d=k.pop();d!==
void 0;d=k.pop()){g.spend(1);const n=t.dict(d.value);if(!n||!T(n)||r&&d.parent&&!w(t,n,r))continue;const s=[],a=L=>{const I=t.array(n.get(L));return!I||T(I)?I??
[]:(s.push(L),[])},o=a(c).length>>1,l=a("Kids"),E={dict:n,holder:(0,S.Kd)(d.value,d.holder),parent:d.parent,repeats:s};R.push(E),g.spend(o);for(let L=l.length-1;L>=
0;L--)k.push({value:l[L],holder:(0,S.Kd)(n.get("Kids"),E.holder),parent:E});const P=t.job.pace.step(M+o*M);P&&await P}return R}function w(t,e,i){const[c,r]=t.array(
e.get("Limits"))??[];return typeof c!="number"||typeof r!="number"||i(c,r)}function _(t,{dict:e,repeats:i},c){const r=i.includes(c)?void 0:t.array(e.get(c));if(!r)
return[];const g=[];for(let p=0;p+1<r.length;p+=2){const T=t.resolve(r[p]);(c==="Names"?T instanceof D.Mx:typeof T=="number")&&g.push([T,r[p+1]])}return g}function C(t,e,i,c){
const r=T=>t.array(t.dict(T)?.get("Limits"))??[],g=i[0]?.[0]??r(c[0])[0],p=i.at(-1)?.[0]??r(c.at(-1))[1];t.edit(e.holder),g!==void 0&&p!==void 0?e.dict.set("Lim\
its",[g,p]):e.dict.delete("Limits")}function f(t){const e=[];for(let i=0;i<t.length;i+=K)e.push(t.slice(i,i+K));return e}}),70549:((B,b,m)=>{m.d(b,{n:()=>D});function D(S){
const K=new WeakMap;return A=>{if(A.hasChanges)return S(A);const x=K.get(A);if(x)return x.answer;const v=S(A);return K.set(A,{answer:v}),v}}}),9819:((B,b,m)=>{m.
d(b,{J7:()=>K,Kd:()=>v,Wo:()=>y,_i:()=>x,b9:()=>A});var D=m(42973),S=m(45599);class K{document;gone=new Set;chased=new Set;constructor(u){this.document=u}remove(u){
const{catalog:M,catalogNumber:h,pages:w}=this.document,_=M.get("Pages");u===h||(0,S.i9)(_)&&u===_.number||w.holds(u)||(this.gone.add(u),this.document.remove(u))}chase(u){
this.chased.add(u)}removed(){return this.gone}takeChased(){const u=this.chased;return this.chased=new Set,u}isGone(u){return(0,S.i9)(u)&&this.gone.has(u.number)}}
class A{most;left;constructor(u){this.most=this.left=u.job.limits.nodes}spend=u=>{if(this.left-=u,this.left<0)throw(0,D.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class x{seen;beyond=new Set;allowance;constructor(u,M=new A(
u)){this.allowance=M,this.seen=new Uint8Array((u.size>>3)+1)}first(u){if(this.allowance.spend(1),!(0,S.i9)(u))return!0;const{number:M}=u,h=M>>3;if(h>=this.seen.
length)return this.beyond.size<this.beyond.add(M).size;const w=1<<(M&7),_=(this.seen[h]&w)===0;return this.seen[h]|=w,_}}function v(O,u){return(0,S.i9)(O)?O.number:
u}function y(O,u){const M=O.catalog.get(u),h=O.dict(M);return h&&{dict:h,holder:v(M,O.catalogNumber)}}}),33973:((B,b,m)=>{m.d(b,{Gy:()=>_,Rf:()=>C,Ip:()=>f});var D=m(
54619),S=m(85368),K=m(88500);class A{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new K.s;signed=new Set;constructor(n,s,a){
this.detail=s,this.strings=a,this.scan.strings=a;const o=new Int32Array(s?8*n:n);this.done=new Uint8Array(s?n:0);const l=E=>o.subarray(E*n,(E+1)*n);this.end=l(0),
this.valueEnd=l(1),this.dataStart=l(2),this.dataEnd=l(3),this.lengthStart=l(4),this.lengthEnd=l(5),this.from=l(6),this.to=l(7)}}var x=m(78157),v=m(79725),y=m(4e4),
O=m(39150),u=m(45599);class M{scan=new K.s;ranges=new Map}const h=2;class w{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(n,s,a){this.walked=
a,this.live=new Uint8Array(n),this.via=new Int32Array(s?n:0)}}async function _(d,{watched:n}={}){const{markings:s,referrers:a}=await C([d],{watched:n,detail:!0}),
{live:o,via:l}=s[0];return{live:o,via:l,referrers:a}}async function C(d,n={}){const s=new r(d,n);return await s.run(),s}function f(d,{repairs:n}){for(const{part:s,
number:a,value:o}of n)d[s].put(a,o)}const t=100,e=100,i=-2;function c(d){if(d instanceof u.Z6)return d.data.length+c(d.dict);if(Array.isArray(d))return 12*d.length;
if(!(d instanceof u.Bi))return t;let n=30*d.size;for(const s of d.values())Array.isArray(s)&&(n+=12*s.length);return n}class r{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new v.R;strings;alias;constructor(n,{detail:s=!1,strings:a=!1,watched:o,alias:l}){if(this.documents=n,this.strings=
a,this.alias=l,this.markings=n.map(E=>new w(E.size,o!==void 0,p(E,a||s,a))),!!o){this.watched=new Uint8Array(n[0].size);for(const E of o)this.watched[E]=1}}async run(){
const{documents:n,stack:s}=this,[a]=n;for(const[o,l]of a.trailer)o!=="Encrypt"&&this.followValue(0,l);for(;s.length>0;){const o=s.pop(),l=o%n.length,E=a.job.pace.
step(this.follow(l,(o-l)/n.length));E&&await E}for(const{live:o,signed:l,walked:E}of this.markings)for(const P of E.signed)o[P]===1&&l.add(P)}visit(n,s){this.alias&&
({part:n,number:s}=this.alias(n,s)??{part:n,number:s}),this.watched&&this.watched[s]===1&&this.referrers.add(this.current);const a=this.markings[n],{live:o}=a;if(s>
0&&s<o.length&&o[s]!==0)return;const l=this.documents[n];if(s<=0||s>=o.length||!l.exists(s))return l.missed(s);o[s]=1,this.watched&&(a.via[s]=this.current),this.
stack.push(s*this.documents.length+n)}follow(n,s){const a=this.documents[n],o=this.markings[n],{walked:l}=o;if(this.current=s,o.count++,a.isChanged(s))return this.
followChanged(a,o,n,s);if(l.done[s]===1)return this.followAgain(a,o,n,s);const{scan:E,detail:P}=l;P||(E.used=0);const L=E.used,I=a.table.kind[s]===D.tL?this.walk(
a,l,s):this.walkPlace(a,s,E);return I<0||E.byteRange&&this.isSignature(l.signed,s)?this.forget(E,L).followRepaired(a,n,s):(o.bytes+=I,P&&(l.from[s]=L,l.to[s]=E.
used,l.valueEnd[s]=this.extent.valueEnd,l.done[s]=1),this.followMarks(n,E,L,E.used,E.lengthStart),e+I)}followChanged(n,s,a,o){const l=n.patched(o);if(!l){const U=n.
edited.get(o);return g(U)||U===null?this.followRepaired(n,a,o):(this.followValue(a,U),s.bytes+=c(U),e)}const{detail:E}=s.walked;if(l.references&&!E&&!n.suspect){
for(let U=l.first;U<l.last;U++)this.visit(a,l.references[U]);return s.bytes+=l.end-l.start,e}const{scan:P,ranges:L}=T(s);E||(P.used=0);const I=P.used,W=this.walkPlace(
n,o,P);return W<0||P.byteRange&&this.isSignature(s.signed,o)?this.forget(P,I).followRepaired(n,a,o):(s.bytes+=W,E&&L.set(o,{from:I,to:P.used,valueEnd:this.extent.
valueEnd}),this.followMarks(a,P,I,P.used,P.lengthStart),e+W)}followAgain(n,s,a,o){const{walked:l}=s;return s.bytes+=l.end[o]>0?l.end[o]-n.table.place[o]:t,this.
followMarks(a,l.scan,l.from[o],l.to[o],l.lengthStart[o]),e}isSignature(n,s){return n.add(s),this.strings}followMarks(n,{marks:s},a,o,l){const E=this.strings?l:i;
for(let P=a;P<o;P+=3)s[P]!==K.A&&s[P+1]!==E&&this.visit(n,s[P])}forget(n,s){return n.used=s,this}followRepaired(n,s,a){const o=n.get(a),l=g(o)?n.resolve(o):o;return l===
null?(this.markings[s].live[a]=h,this.markings[s].count--):this.repair(s,a,l),e}repair(n,s,a){this.repairs.push({part:n,number:s,value:a}),this.followValue(n,a)}followValue(n,s){
const a=[s];for(;a.length>0;){const o=a.pop();if(o instanceof u.oS)this.visit(o instanceof u.rV?o.part:n,o.number);else if(Array.isArray(o))for(const l of o)a.push(
l);else if(o instanceof u.Bi){o.has("ByteRange")&&this.markings[n].signed.add(this.current);for(const l of o.values())a.push(l)}else if(o instanceof u.Z6)for(const[
l,E]of o.dict)l!=="Length"&&a.push(E)}}walk(n,s,a){const{extent:o}=this,{bytes:l}=n,{scan:E}=s,P=n.bodies[a];E.forgetLength();const{kept:L}=this,I=!this.strings&&
n.recallEntries(a,L);I&&E.append(L.scan.marks,L.marksFrom,L.marksTo);const W=I?L.close+2:E.value(l,P,l.length);return W<0||l[W-1]===x.AV||!(0,S.x)(n,W,E,o)||n.suspect&&
!(0,O.D)(l,P,W)||E.doubtful&&(0,y.oC)(l,P,W)?-1:(o.dataStart<0&&(E.lengthStart=-1),s.end[a]=o.end,s.detail&&(s.dataStart[a]=o.dataStart,s.dataEnd[a]=o.dataEnd,s.
lengthStart[a]=E.lengthStart,s.lengthEnd[a]=E.lengthEnd),o.end-n.table.place[a])}walkPlace(n,s,a){const o=n.place(s);if(!o)return-1;const{bytes:l,start:E,end:P}=o;
a.forgetLength();const L=a.value(l,E,P);return a.lengthStart=-1,L<0&&!k(l,E,P)||R(l,E,P)||L>0&&l[L-1]===x.AV||L>=0&&(0,x.AN)(l,L,P)<P||n.suspect&&!(0,O.D)(l,E,P)||
a.doubtful&&(0,y.oC)(l,E,P)?-1:(this.extent.valueEnd=L<0?P:L,P-E)}}const g=d=>d instanceof u.oS&&!(d instanceof u.rV);function p(d,n,s){const a=d.walked;if(a?.strings===
s)return a;const o=new A(d.size,n,s);return n&&(d.walked=o),o}function T(d){return d.patches||(d.patches=new M,d.patches.scan.strings=d.walked.strings),d.patches}
function R(d,n,s){const a=(0,x.AN)(d,n,s);return a>=s||d[a]===x.yq&&(0,x.wb)(d,a,"null")}function k(d,n,s){for(let a=n;a<s;a++)if("<([/%".includes(String.fromCharCode(
d[a])))return!1;return!0}}),21996:((B,b,m)=>{m.d(b,{Av:()=>u,RJ:()=>w,V3:()=>h,vb:()=>_,zx:()=>O});var D=m(54619),S=m(93604),K=m(78157),A=m(88500);const x=2048,
v=65536,y="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function O(t,e){const{found:i,all:c}=await M(t,e),r=g=>[...new Set([...g,...c])].sort((p,T)=>p-T);return Object.
fromEntries(e.map(g=>[g,r(i[g])]))}async function u(t,e){const{found:i,all:c}=await M(t,e);for(const r of Object.values(i))for(const g of r)c.add(g);return c}async function M(t,e){
const i=e.map(p=>{const[T="",...R]=[...p].map(d=>d.replace(/\W/,"\\$&")),k=/\W/.test(p)?y:"\\w";return`${T}(?:${R.join("")}|${k}{0,${Math.max(0,p.length-2)}}#)`}),
c=new RegExp(`/(?:${i.join("|")}|#)`,"g"),r=Object.fromEntries(e.map(p=>[p,new Set])),g=new Set;await w(t,(p,T,R,k)=>{const d=p.toString("latin1",T,R);c.lastIndex=
0;for(let n=c.exec(d);n;n=c.exec(d)){const s=k(T+n.index);s!==void 0&&(n[0].endsWith("#")?g.add(s):r[n[0].slice(1)].add(s))}});for(const p of _(t))g.add(p);return{
found:r,all:g}}async function h(t,e){const i=await O(t,e);return[...new Set(Object.values(i).flat())].sort((c,r)=>c-r)}async function w(t,e){const{bytes:i,table:c}=t,
r=C(t),g=new Int32Array(r.length);for(let d=0;d<r.length;d++)g[d]=c.place[r[d]];const p=(0,K.bS)(i),T=d=>r[(0,S.M)(g,d)-1],R=new A.s;let k=0;for(let d=0;d<r.length;d++){
const n=d+1===r.length,s=n?i.length:g[d+1],a=s-g[d]>x;if(!a&&!n&&s-k<v)continue;if(a){g[d]>k&&e(p,k,g[d],T),R.reset();const l=R.value(i,t.bodies[r[d]],s);e(p,g[d],
l<0?s:l,T)}else e(p,k,s,T);const o=t.job.pace.step(Math.min(s-k,v));o&&await o,k=s}for(const[d,n]of f(t)){const s=t.objectStream(d);if(!s)continue;const a=new Set(
n),{starts:o}=s;e((0,K.bS)(s.data),0,s.data.length,E=>{const P=s.numbers[(0,S.M)(o,E)-1];return P!==void 0&&a.has(P)?P:void 0});const l=t.job.pace.step(s.data.length);
l&&await l}}function*_(t){for(let e=1;t.hasChanges&&e<t.size;e++)t.isChanged(e)&&t.exists(e)&&(yield e)}function C(t){const{table:e,hasChanges:i}=t,c=[];let r=!0,
g=-1;for(let p=1;p<e.size;p++){if(e.kind[p]!==D.tL||i&&t.isChanged(p))continue;const T=e.place[p];r&&=T>=g,g=T,c.push(p)}return r?c:c.sort((p,T)=>e.place[p]-e.place[T])}
function f(t){const{table:e,hasChanges:i}=t,c=new Map;for(let r=1;r<e.size;r++){if(e.kind[r]!==D.UT||i&&t.isChanged(r))continue;const g=e.place[r],p=c.get(g);p?
p.push(r):c.set(g,[r])}return c}}),90536:((B,b,m)=>{m.d(b,{C:()=>S,L:()=>K});var D=m(45599);function S(A,x){const v=[A];for(;v.length>0;){const y=v.pop(),O=y instanceof
D.Z6?y.dict:y;if(Array.isArray(O))for(const u of O)v.push(u);else if(O instanceof D.Bi){x(O);for(const u of O.values())v.push(u)}}}function K(A,x){const v=[];return S(
A,y=>{v.length===0&&x(y)&&v.push(y)}),v.length>0}}),93604:((B,b,m)=>{m.d(b,{B:()=>D,M:()=>S});const D=(A,x)=>K(A,x,!1),S=(A,x)=>K(A,x,!0);function K(A,x,v){let[
y,O]=[0,A.length];for(;y<O;){const u=y+O>>1,M=A[u];M<x||v&&M===x?y=u+1:O=u}return y}})};
