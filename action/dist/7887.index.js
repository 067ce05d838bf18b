"use strict";exports.id=7887,exports.ids=[7887],exports.modules={45657:((U,k,m)=>{m.d(k,{Hn:()=>R,Kf:()=>P,RZ:()=>T,YG:()=>M,vH:()=>L});function T(O,_){for(const y of _)O.push(
y)}const R=O=>O.slice();function L(O,_,y){const f=O.get(_);f?f.push(y):O.set(_,[y])}const P=O=>{let _=-1/0;for(const y of O)_=Math.max(_,y);return _},M=O=>{let _=1/0;
for(const y of O)_=Math.min(_,y);return _}}),16846:((U,k,m)=>{m.r(k),m.d(k,{read_e_invoice:()=>D});var T=m(58552),R=m(92761),L=m(24195),P=m(36161),M=m(3263),O=m(
3907),_=m(92356),y=m(43576),f=m(98446);const D=async(l,t,e)=>{const n=u=>t.with_xml?{xml:(0,O.xK)(u)??null}:{};if((0,R.ec)(l.bytes)){const u=await(0,P.Q)(l.bytes,
e.pace);if(typeof u=="string")throw(0,T.G6)([{field:"file",message:`is XML that ${u}`}]);return{documents:[l],data:{...d(u,l.name),...n(l.bytes)},notes:[],facts:{}}}
const a=await(0,_.E)(l.bytes,e,{password:t.open_password}),h=await(0,R.sc)(a),[g]=h.invoices;if(!g)throw(0,T.G6)([x(h)]);return{documents:[{...l,pageCount:a.pages.
count}],data:{...d(g,g.file),...n(g.bytes)},notes:h.invoices.length>1?[S(g,h.invoices.length)]:[],facts:{}}},d=(l,t)=>({syntax:l.syntax,profile:(0,L.je)(l.invoice.
guideline),file:t,...l.invoice,issues:(0,M.FC)(l).map(({name:e,date:n})=>({term:e,found:n,text:"The date is not a day of the calendar"}))});function x({refused:l,
names:t}){if(l)return{field:"file",message:`has no invoice that can be read: ${v(l.file)} ${l.reason}`};const e=(0,f.Dw)(t.map(v));return{field:"file",message:`\
has no electronic invoice in CII or UBL; it has ${t.length===0?"no attachments":`these attachments: ${e}`}`}}const v=l=>(0,y.jC)(l,y.zE,"an attachment without a\
 name"),S=({file:l},t)=>({code:"several_invoices",message:`The document has ${t} electronic invoices, where one is allowed: ${v(l)} was read.`})}),21115:((U,k,m)=>{
m.d(k,{HC:()=>P,dK:()=>T,ee:()=>L});const T={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc\
/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/n\
s/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.o\
rg/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustry\
Document:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http:\
//www.w3.org/2000/09/xmldsig#"},R=new Map(Object.entries(T));class L{uris=new Map;declared=[];known=new Map;enter(f){let D;for(const{name:d,value:x}of f){if(!P(
d))continue;const v=d.slice(6),S=this.uris.get(v);S?S.push(x):this.uris.set(v,[x]),(D??=[]).push(v)}this.declared.push(D??M),D&&this.known.clear()}leave(){const f=this.
declared.pop()??M;for(const D of f)this.uris.get(D).pop();f.length>0&&this.known.clear()}declares(f){return(this.uris.get(_(f))?.length??0)>0}ofElement(f){let D=this.
known.get(f);if(!D){const d=_(f),x=this.uris.get(d)?.at(-1)??R.get(d)??"";this.known.size===O&&this.known.clear(),this.known.set(f,D={namespace:x,local:f.slice(
f.indexOf(":")+1)})}return D}ofAttribute(f){return f.includes(":")?this.ofElement(f):{namespace:"",local:f}}}const P=y=>y==="xmlns"||y.startsWith("xmlns:"),M=[],
O=1e3,_=y=>y.slice(0,Math.max(y.indexOf(":"),0))}),824:((U,k,m)=>{m.d(k,{Br:()=>y,_6:()=>D,_U:()=>_});var T=m(58552),R=m(1975),L=m(17079),P=m(45599),M=m(59071),
O=m(70549);function _(d){const x=d.resolve(d.trailer.get("Info"));return x instanceof P.Bi?x:x instanceof P.Z6?x.dict:void 0}const y=(0,O.n)(f);async function f(d){
const x=d.get(d.catalogNumber),v=x instanceof P.Bi?d.resolve(x.get("Metadata")):null;if(!(v instanceof P.Z6))return;let S;try{S=d.decoded(v)}catch(l){if(!(l instanceof
T.zU)||l.code==="cancelled")throw l;return R.m}return(0,R.kg)(S,d.job.pace)}function D(d,x){const v=_(d),S=h=>d.resolve(v?.get(h)),l=(h,g,u=", ")=>{const A=(0,R.
sm)(x,h,g).map(M.wh).filter(Boolean).join(u);return A===""?null:A},t=(h,g)=>{const[u=""]=(0,R.sm)(x,h,g);return(0,M.wh)(u)||null},e=(h,g)=>(0,L._)((0,M.Gh)(S(h))??
"")??(0,L._)(t("xmp",g)??"")??null,n=d.get(d.catalogNumber),a=n instanceof P.Bi?(0,M.Gh)(d.resolve(n.get("Lang"))):null;return{title:(0,M.Gh)(S("Title"))??t("dc",
"title"),author:(0,M.Gh)(S("Author"))??l("dc","creator"),subject:(0,M.Gh)(S("Subject"))??t("dc","description"),keywords:(0,M.Gh)(S("Keywords"))??l("pdf","Keywor\
ds")??l("dc","subject"),creator:(0,M.Gh)(S("Creator"))??t("xmp","CreatorTool"),producer:(0,M.Gh)(S("Producer"))??t("pdf","Producer"),created:e("CreationDate","C\
reateDate"),modified:e("ModDate","ModifyDate"),language:a??t("dc","language")}}}),3907:((U,k,m)=>{m.d(k,{X:()=>S,km:()=>L,ol:()=>T,xK:()=>d});const T=200,R=1e4;
async function L(l,t,e){const n=new P(l);for(let a=n.next();a;a=n.next()){if(e(a))return"left";const h=t.step((a.to-a.from)*4+50);h&&await h}return n.hasDocumentType?
"document type":n.malformed?"malformed":"well-formed"}class P{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=t}next(){const{text:t,at:e}=this;
if(e>=t.length)return;if(t.charCodeAt(e)!==M)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(e,"-->",4);if(t.startsWith("<\
?",e))return this.other(e,"?>",2);if(t.startsWith("<![CDATA[",e)){const a=t.indexOf("]]>",e);return a<0?this.end():(this.at=a+3,{kind:"text",text:t.slice(e+9,a),
from:e,to:this.at})}return t.startsWith("<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===_?this.endTag(e):this.startTag(
e))??this.fault(e,this.nextTag(e+1))}other(t,e,n){const a=this.text.indexOf(e,t+n);return a<0?this.end():(this.at=a+e.length,{kind:"other",from:t,to:this.at})}endTag(t){
const e=this.name(t+2),n=this.blanks(e);if(!(e===t+2||this.text.charCodeAt(n)!==O))return this.at=n+1,{kind:"end",name:this.text.slice(t+2,e),from:t,to:this.at}}startTag(t){
const{text:e}=this,n=this.name(t+1);if(n===t+1)return;const a=e.slice(t+1,n),h=[];for(let g=n;;){const u=this.blanks(g),A=e.charCodeAt(u);if(A===O||A===_&&e.charCodeAt(
u+1)===O)return this.at=A===O?u+1:u+2,{kind:A===O?"start":"empty",name:a,attributes:h,from:t,to:this.at};const w=this.name(u),b=this.blanks(w),p=this.blanks(b+1),
i=e[p];if(u===g||w===u||e[b]!=="="||i!=='"'&&i!=="'")return;const s=e.indexOf(i,p+1),r=e.slice(p+1,Math.max(s,p+1)),o=r.includes("<")?void 0:f(r);if(s<0||o===void 0||
h.length>=R)return;h.push({name:e.slice(u,w),value:o,from:u,to:s+1}),g=s+1}}characters(t,e){const n=f(this.text.slice(t,e));return n===void 0?this.fault(t,e):(this.
at=e,{kind:"text",text:n,from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:e}fault(t,e){return this.malformed=!0,this.at=e,{
kind:"other",from:t,to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){const n=e.charCodeAt(t);if(n!==32&&n!==9&&n!==10&&
n!==13)return t;t++}}name(t){const{text:e}=this;for(;t<e.length;t++){const n=e.charCodeAt(t);if(n<=32||n===_||n===O||n===M||n===61||n===34||n===39)break}return t}}
const[M,O,_]=[60,62,47],y=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function f(l){if(!l.includes("&"))return l;const t=[];let e=0;for(let n=l.
indexOf("&");n>=0;n=l.indexOf("&",e)){const a=l.indexOf(";",n);if(a<0||a-n>12)return;const h=l.slice(n+1,a),g=y.get(h)??D(h);if(g===void 0)return;t.push(l.slice(
e,n),g),e=a+1}return t.push(l.slice(e)),t.join("")}function D(l){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(l),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>
0&&e<=1114111&&!(e>=55296&&e<=57343)?String.fromCodePoint(e):void 0}function d(l){const[t,e,n,a]=l;if(t===0&&e===0&&(n===254||n===0)||t===255&&e===254&&n===0&&a===
0)return v(l);if(t===254&&e===255||t===0&&e===60)return x(new TextDecoder("utf-16be").decode(l));if(t===255&&e===254||t===60&&e===0)return x(new TextDecoder("ut\
f-16le").decode(l));const h=new TextDecoder().decode(l);return x(h.includes("�")?Buffer.from(l).toString("latin1"):h)}const x=l=>l.startsWith("\uFEFF")?l.slice(
1):l;function v(l){const t=new DataView(l.buffer,l.byteOffset,l.byteLength),e=l[0]!==0,n=[];for(let a=0;a+4<=l.length;a+=4){const h=t.getUint32(a,e);if(h>1114111)
return;n.push(String.fromCodePoint(h))}return x(n.join(""))}const S=l=>l.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&\
quot;")}),1975:((U,k,m)=>{m.d(k,{kg:()=>M,m:()=>P,sm:()=>O});var T=m(21115),R=m(3907);const L=1e5,P={text:"",properties:[],malformed:!0,end:-1,about:""};async function M(D,d){
const x=(0,R.xK)(D);if(x===void 0)return P;const v=new y,l=await(0,R.km)(x,d,t=>(v.take(t),v.broken))!=="well-formed"||v.depth>0||v.end<0||!v.declared;return{text:x,
properties:v.properties,malformed:l,end:v.end,about:v.about}}function O(D,d,x){return D?.properties.find(v=>v.name===x&&v.namespace===T.dK[d])?.values??[]}const _=-2;
class y{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new T.ee;open=[];root=_;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(d){
d.kind==="start"||d.kind==="empty"?(this.start(d.name,d.attributes,d.from),d.kind==="empty"&&!this.broken&&this.close(d.name,d.to,d.to)):d.kind==="end"?this.close(
d.name,d.from,d.to):d.kind==="text"&&this.isInProperty()&&this.pieces.push(d.text)}isInProperty(){return this.root!==_&&this.open.length>this.root+2}start(d,x,v){
if(this.open.length>=R.ol&&(this.broken=!0),this.broken)return;this.scope.enter(x);const S=this.scope.ofElement(d),l=S.namespace===T.dK.rdf,t=l&&S.local==="li";
this.root===_&&this.end<0&&l&&S.local==="Description"&&(this.root=this.open.length-1,this.loose=!0);const e=this.open.length-this.root,n=t?x.find(({name:a})=>a===
"xml:lang")?.value:void 0;if(this.open.push({name:d,...S,from:v,language:n}),this.root===_){if(!l||S.local!=="RDF"||this.end>=0)return;this.root=this.open.length-
1,this.declared=this.scope.declares(d)}else if(e===1)this.describe(x);else if(e===2){this.items=[];const a=x.find(({name:h})=>this.isRdf(h,"resource"));this.pieces=
a?[a.value]:[]}else t&&(this.pieces=[])}describe(d){for(const{name:x,value:v,from:S,to:l}of d){if((0,T.HC)(x))continue;const{namespace:t,local:e}=this.scope.ofAttribute(
x);t===T.dK.rdf&&e==="about"&&(this.about=v),!(t===""||t===T.dK.rdf||t===T.dK.xml)&&this.add({namespace:t,name:e,values:[v],from:S,to:l})}}close(d,x,v){const S=this.
open.pop();if(S?.name!==d){this.broken=!0;return}this.scope.leave();const l=this.open.length-this.root;if(this.root!==_)if(l===0)this.end=x,this.root=_;else if(l===
1&&this.loose)this.root=_,this.loose=!1;else if(l===2){const t=this.items.length>0?f(this.items):[this.pieces.join("").trim()];this.add({namespace:S.namespace,name:S.
local,values:t,from:S.from,to:v})}else l>2&&S.namespace===T.dK.rdf&&S.local==="li"&&(this.items.push({text:this.pieces.join("").trim(),language:S.language}),this.
pieces=[])}add(d){this.properties.length<L?this.properties.push(d):this.broken=!0}isRdf(d,x){const v=this.scope.ofAttribute(d);return v.local===x&&v.namespace===
T.dK.rdf}}function f(D){const d=D.findIndex(({language:v})=>v?.toLowerCase()==="x-default"),x=D.map(({text:v})=>v);return d>0?[x[d],...x.slice(0,d),...x.slice(d+
1)]:x}}),81077:((U,k,m)=>{m.d(k,{AN:()=>f,BX:()=>O,H6:()=>_,MN:()=>y,Pu:()=>P,Zc:()=>M});var T=m(45599),R=m(9819);const L=64,P=t=>typeof t=="number"?String(t):Buffer.
from(t.bytes).toString("latin1");async function M(t,e,n){const a=[];for(const h of await d(t,e,0,n)){for(const u of v(t,h,n))a.push(u);const g=t.job.pace.step(D);
g&&await g}return a}async function O(t,e,n,a,h,g){const u=await d(t,e,n,a,g);for(let A=u.length-1;A>=0;A--){const w=u[A],b=v(t,w,a),p=b.filter(([o,c])=>!h(o,c)),
i=t.job.pace.step(D+b.length*D);i&&await i,p.length<b.length&&(t.edit(w.holder),w.dict.set(a,p.flat()),w.changed=!0);for(const o of w.repeats)t.edit(w.holder),w.
dict.delete(o),w.changed=!0;if(w.emptyKids){const o=(t.array(w.dict.get("Kids"))??[]).filter(c=>!w.emptyKids.has(t.dict(c)));t.edit(w.holder),w.dict.set("Kids",
o),w.changed=!0}if(!w.changed)continue;const s=t.array(w.dict.get("Kids"))??[];w.empty=p.length===0&&s.length===0;const r=w.parent;r&&(r.changed=!0,w.empty?(r.emptyKids??=
new Set).add(w.dict):S(t,w,p,s))}return u[0]?.empty??!1}function _(t,e,n){if(e.length<=L)return(0,T.jd)({[n]:e.flat()});let a=[];for(const h of l(e)){const[g,u]=[
h[0][0],h.at(-1)[0]];a.push({ref:t.add((0,T.jd)({Limits:[g,u],[n]:h.flat()})),low:g,high:u})}for(;a.length>L;)a=l(a).map(h=>{const[g,u]=[h[0].low,h.at(-1).high];
return{ref:t.add((0,T.jd)({Limits:[g,u],Kids:h.map(({ref:A})=>A)})),low:g,high:u}});return(0,T.jd)({Kids:a.map(({ref:h})=>h)})}const y=(t,e)=>_(t,f([...e].map(([
n,a])=>[(0,T.Px)(n),a])),"Names");function f(t){return t.map(e=>({entry:e,key:P(e[0])})).sort((e,n)=>e.key<n.key?-1:e.key>n.key?1:0).map(({entry:e})=>e)}const D=100;
async function d(t,e,n,a,h){const g=new R.b9(t),u=new Set,A=p=>u.size<u.add(p).size,w=[],b=[{value:e??null,holder:n,parent:void 0}];for(let p=b.pop();p!==void 0;p=
b.pop()){g.spend(1);const i=t.dict(p.value);if(!i||!A(i)||h&&p.parent&&!x(t,i,h))continue;const s=[],r=K=>{const I=t.array(i.get(K));return!I||A(I)?I??[]:(s.push(
K),[])},o=r(a).length>>1,c=r("Kids"),E={dict:i,holder:(0,R.Kd)(p.value,p.holder),parent:p.parent,repeats:s};w.push(E),g.spend(o);for(let K=c.length-1;K>=0;K--)b.
push({value:c[K],holder:(0,R.Kd)(i.get("Kids"),E.holder),parent:E});const C=t.job.pace.step(D+o*D);C&&await C}return w}function x(t,e,n){const[a,h]=t.array(e.get(
"Limits"))??[];return typeof a!="number"||typeof h!="number"||n(a,h)}function v(t,{dict:e,repeats:n},a){const h=n.includes(a)?void 0:t.array(e.get(a));if(!h)return[];
const g=[];for(let u=0;u+1<h.length;u+=2){const A=t.resolve(h[u]);(a==="Names"?A instanceof T.Mx:typeof A=="number")&&g.push([A,h[u+1]])}return g}function S(t,e,n,a){
const h=A=>t.array(t.dict(A)?.get("Limits"))??[],g=n[0]?.[0]??h(a[0])[0],u=n.at(-1)?.[0]??h(a.at(-1))[1];t.edit(e.holder),g!==void 0&&u!==void 0?e.dict.set("Lim\
its",[g,u]):e.dict.delete("Limits")}function l(t){const e=[];for(let n=0;n<t.length;n+=L)e.push(t.slice(n,n+L));return e}}),70549:((U,k,m)=>{m.d(k,{n:()=>T});function T(R){
const L=new WeakMap;return P=>{if(P.hasChanges)return R(P);const M=L.get(P);if(M)return M.answer;const O=R(P);return L.set(P,{answer:O}),O}}}),9819:((U,k,m)=>{m.
d(k,{J7:()=>L,Kd:()=>O,Wo:()=>_,_i:()=>M,b9:()=>P});var T=m(42973),R=m(45599);class L{document;gone=new Set;chased=new Set;constructor(f){this.document=f}remove(f){
const{catalog:D,catalogNumber:d,pages:x}=this.document,v=D.get("Pages");f===d||(0,R.i9)(v)&&f===v.number||x.holds(f)||(this.gone.add(f),this.document.remove(f))}chase(f){
this.chased.add(f)}removed(){return this.gone}takeChased(){const f=this.chased;return this.chased=new Set,f}isGone(f){return(0,R.i9)(f)&&this.gone.has(f.number)}}
class P{most;left;constructor(f){this.most=this.left=f.job.limits.nodes}spend=f=>{if(this.left-=f,this.left<0)throw(0,T.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class M{seen;beyond=new Set;allowance;constructor(f,D=new P(
f)){this.allowance=D,this.seen=new Uint8Array((f.size>>3)+1)}first(f){if(this.allowance.spend(1),!(0,R.i9)(f))return!0;const{number:D}=f,d=D>>3;if(d>=this.seen.
length)return this.beyond.size<this.beyond.add(D).size;const x=1<<(D&7),v=(this.seen[d]&x)===0;return this.seen[d]|=x,v}}function O(y,f){return(0,R.i9)(y)?y.number:
f}function _(y,f){const D=y.catalog.get(f),d=y.dict(D);return d&&{dict:d,holder:O(D,y.catalogNumber)}}}),33973:((U,k,m)=>{m.d(k,{Gy:()=>v,Rf:()=>S,Ip:()=>l});var T=m(
54619),R=m(85368),L=m(88500);class P{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new L.s;signed=new Set;constructor(i,s,r){
this.detail=s,this.strings=r,this.scan.strings=r;const o=new Int32Array(s?8*i:i);this.done=new Uint8Array(s?i:0);const c=E=>o.subarray(E*i,(E+1)*i);this.end=c(0),
this.valueEnd=c(1),this.dataStart=c(2),this.dataEnd=c(3),this.lengthStart=c(4),this.lengthEnd=c(5),this.from=c(6),this.to=c(7)}}var M=m(78157),O=m(79725),_=m(4e4),
y=m(39150),f=m(45599);class D{scan=new L.s;ranges=new Map}const d=2;class x{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(i,s,r){this.walked=
r,this.live=new Uint8Array(i),this.via=new Int32Array(s?i:0)}}async function v(p,{watched:i}={}){const{markings:s,referrers:r}=await S([p],{watched:i,detail:!0}),
{live:o,via:c}=s[0];return{live:o,via:c,referrers:r}}async function S(p,i={}){const s=new h(p,i);return await s.run(),s}function l(p,{repairs:i}){for(const{part:s,
number:r,value:o}of i)p[s].put(r,o)}const t=100,e=100,n=-2;function a(p){if(p instanceof f.Z6)return p.data.length+a(p.dict);if(Array.isArray(p))return 12*p.length;
if(!(p instanceof f.Bi))return t;let i=30*p.size;for(const s of p.values())Array.isArray(s)&&(i+=12*s.length);return i}class h{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new O.R;strings;alias;constructor(i,{detail:s=!1,strings:r=!1,watched:o,alias:c}){if(this.documents=i,this.strings=
r,this.alias=c,this.markings=i.map(E=>new x(E.size,o!==void 0,u(E,r||s,r))),!!o){this.watched=new Uint8Array(i[0].size);for(const E of o)this.watched[E]=1}}async run(){
const{documents:i,stack:s}=this,[r]=i;for(const[o,c]of r.trailer)o!=="Encrypt"&&this.followValue(0,c);for(;s.length>0;){const o=s.pop(),c=o%i.length,E=r.job.pace.
step(this.follow(c,(o-c)/i.length));E&&await E}for(const{live:o,signed:c,walked:E}of this.markings)for(const C of E.signed)o[C]===1&&c.add(C)}visit(i,s){this.alias&&
({part:i,number:s}=this.alias(i,s)??{part:i,number:s}),this.watched&&this.watched[s]===1&&this.referrers.add(this.current);const r=this.markings[i],{live:o}=r;if(s>
0&&s<o.length&&o[s]!==0)return;const c=this.documents[i];if(s<=0||s>=o.length||!c.exists(s))return c.missed(s);o[s]=1,this.watched&&(r.via[s]=this.current),this.
stack.push(s*this.documents.length+i)}follow(i,s){const r=this.documents[i],o=this.markings[i],{walked:c}=o;if(this.current=s,o.count++,r.isChanged(s))return this.
followChanged(r,o,i,s);if(c.done[s]===1)return this.followAgain(r,o,i,s);const{scan:E,detail:C}=c;C||(E.used=0);const K=E.used,I=r.table.kind[s]===T.tL?this.walk(
r,c,s):this.walkPlace(r,s,E);return I<0||E.byteRange&&this.isSignature(c.signed,s)?this.forget(E,K).followRepaired(r,i,s):(o.bytes+=I,C&&(c.from[s]=K,c.to[s]=E.
used,c.valueEnd[s]=this.extent.valueEnd,c.done[s]=1),this.followMarks(i,E,K,E.used,E.lengthStart),e+I)}followChanged(i,s,r,o){const c=i.patched(o);if(!c){const W=i.
edited.get(o);return g(W)||W===null?this.followRepaired(i,r,o):(this.followValue(r,W),s.bytes+=a(W),e)}const{detail:E}=s.walked;if(c.references&&!E&&!i.suspect){
for(let W=c.first;W<c.last;W++)this.visit(r,c.references[W]);return s.bytes+=c.end-c.start,e}const{scan:C,ranges:K}=A(s);E||(C.used=0);const I=C.used,B=this.walkPlace(
i,o,C);return B<0||C.byteRange&&this.isSignature(s.signed,o)?this.forget(C,I).followRepaired(i,r,o):(s.bytes+=B,E&&K.set(o,{from:I,to:C.used,valueEnd:this.extent.
valueEnd}),this.followMarks(r,C,I,C.used,C.lengthStart),e+B)}followAgain(i,s,r,o){const{walked:c}=s;return s.bytes+=c.end[o]>0?c.end[o]-i.table.place[o]:t,this.
followMarks(r,c.scan,c.from[o],c.to[o],c.lengthStart[o]),e}isSignature(i,s){return i.add(s),this.strings}followMarks(i,{marks:s},r,o,c){const E=this.strings?c:n;
for(let C=r;C<o;C+=3)s[C]!==L.A&&s[C+1]!==E&&this.visit(i,s[C])}forget(i,s){return i.used=s,this}followRepaired(i,s,r){const o=i.get(r),c=g(o)?i.resolve(o):o;return c===
null?(this.markings[s].live[r]=d,this.markings[s].count--):this.repair(s,r,c),e}repair(i,s,r){this.repairs.push({part:i,number:s,value:r}),this.followValue(i,r)}followValue(i,s){
const r=[s];for(;r.length>0;){const o=r.pop();if(o instanceof f.oS)this.visit(o instanceof f.rV?o.part:i,o.number);else if(Array.isArray(o))for(const c of o)r.push(
c);else if(o instanceof f.Bi){o.has("ByteRange")&&this.markings[i].signed.add(this.current);for(const c of o.values())r.push(c)}else if(o instanceof f.Z6)for(const[
c,E]of o.dict)c!=="Length"&&r.push(E)}}walk(i,s,r){const{extent:o}=this,{bytes:c}=i,{scan:E}=s,C=i.bodies[r];E.forgetLength();const{kept:K}=this,I=!this.strings&&
i.recallEntries(r,K);I&&E.append(K.scan.marks,K.marksFrom,K.marksTo);const B=I?K.close+2:E.value(c,C,c.length);return B<0||c[B-1]===M.AV||!(0,R.x)(i,B,E,o)||i.suspect&&
!(0,y.D)(c,C,B)||E.doubtful&&(0,_.oC)(c,C,B)?-1:(o.dataStart<0&&(E.lengthStart=-1),s.end[r]=o.end,s.detail&&(s.dataStart[r]=o.dataStart,s.dataEnd[r]=o.dataEnd,s.
lengthStart[r]=E.lengthStart,s.lengthEnd[r]=E.lengthEnd),o.end-i.table.place[r])}walkPlace(i,s,r){const o=i.place(s);if(!o)return-1;const{bytes:c,start:E,end:C}=o;
r.forgetLength();const K=r.value(c,E,C);return r.lengthStart=-1,K<0&&!b(c,E,C)||w(c,E,C)||K>0&&c[K-1]===M.AV||K>=0&&(0,M.AN)(c,K,C)<C||i.suspect&&!(0,y.D)(c,E,C)||
r.doubtful&&(0,_.oC)(c,E,C)?-1:(this.extent.valueEnd=K<0?C:K,C-E)}}const g=p=>p instanceof f.oS&&!(p instanceof f.rV);function u(p,i,s){const r=p.walked;if(r?.strings===
s)return r;const o=new P(p.size,i,s);return i&&(p.walked=o),o}function A(p){return p.patches||(p.patches=new D,p.patches.scan.strings=p.walked.strings),p.patches}
function w(p,i,s){const r=(0,M.AN)(p,i,s);return r>=s||p[r]===M.yq&&(0,M.wb)(p,r,"null")}function b(p,i,s){for(let r=i;r<s;r++)if("<([/%".includes(String.fromCharCode(
p[r])))return!1;return!0}}),21996:((U,k,m)=>{m.d(k,{Av:()=>d,RJ:()=>S,V3:()=>v,vb:()=>l,zx:()=>D});var T=m(54619),R=m(93604),L=m(78157),P=m(88500);const M=2048,
O=65536,_=1<<20,y=1024,f="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function D(n,a){const{found:h,all:g}=await x(n,a),u=A=>[...new Set([...A,...g])].sort((w,b)=>w-
b);return Object.fromEntries(a.map(A=>[A,u(h[A])]))}async function d(n,a){const{found:h,all:g}=await x(n,a);for(const u of Object.values(h))for(const A of u)g.add(
A);return g}async function x(n,a){const h=a.map(w=>{const[b="",...p]=[...w].map(s=>s.replace(/\W/,"\\$&")),i=/\W/.test(w)?f:"\\w";return`${b}(?:${p.join("")}|${i}\
{0,${Math.max(0,w.length-2)}}#)`}),g=new RegExp(`/(?:${h.join("|")}|#)`,"g"),u=Object.fromEntries(a.map(w=>[w,new Set])),A=new Set;await S(n,(w,b,p,i)=>{const s=w.
toString("latin1",b,p);g.lastIndex=0;for(let r=g.exec(s);r;r=g.exec(s)){const o=i(b+r.index);o!==void 0&&(r[0].endsWith("#")?A.add(o):u[r[0].slice(1)].add(o))}});
for(const w of l(n))A.add(w);return{found:u,all:A}}async function v(n,a){const h=await D(n,a);return[...new Set(Object.values(h).flat())].sort((g,u)=>g-u)}async function S(n,a){
const{bytes:h,table:g}=n,u=t(n),A=new Int32Array(u.length);for(let s=0;s<u.length;s++)A[s]=g.place[u[s]];const w=(0,L.bS)(h),b=s=>u[(0,R.M)(A,s)-1],p=new P.s;let i=0;
for(let s=0;s<u.length;s++){const r=s+1===u.length,o=r?h.length:A[s+1],c=o-A[s]>M;if(!c&&!r&&o-i<O)continue;if(c){A[s]>i&&a(w,i,A[s],b),p.reset();const C=p.value(
h,n.bodies[u[s]],o);a(w,A[s],C<0?o:C,b)}else a(w,i,o,b);const E=n.job.pace.step(Math.min(o-i,O));E&&await E,i=o}for(const[s,r]of e(n)){const o=n.objectStream(s);
if(!o)continue;const c=new Set(r),{starts:E,numbers:C,data:K}=o,I=B=>{const W=C[(0,R.M)(E,B)-1];return W!==void 0&&c.has(W)?W:void 0};for(let B=0;B<K.length;B+=
_){a((0,L.bS)(K),B,Math.min(B+_+y,K.length),I);const W=n.job.pace.step(4*_);W&&await W}}}function*l(n){for(let a=1;n.hasChanges&&a<n.size;a++)n.isChanged(a)&&n.
exists(a)&&(yield a)}function t(n){const{table:a,hasChanges:h}=n,g=[];let u=!0,A=-1;for(let w=1;w<a.size;w++){if(a.kind[w]!==T.tL||h&&n.isChanged(w))continue;const b=a.
place[w];u&&=b>=A,A=b,g.push(w)}return u?g:g.sort((w,b)=>a.place[w]-a.place[b])}function e(n){const{table:a,hasChanges:h}=n,g=new Map;for(let u=1;u<a.size;u++){
if(a.kind[u]!==T.UT||h&&n.isChanged(u))continue;const A=a.place[u],w=g.get(A);w?w.push(u):g.set(A,[u])}return g}}),90536:((U,k,m)=>{m.d(k,{C:()=>R,L:()=>L});var T=m(
45599);function R(P,M){const O=[P];for(;O.length>0;){const _=O.pop(),y=_ instanceof T.Z6?_.dict:_;if(Array.isArray(y))for(const f of y)O.push(f);else if(y instanceof
T.Bi){M(y);for(const f of y.values())O.push(f)}}}function L(P,M){const O=[];return R(P,_=>{O.length===0&&M(_)&&O.push(_)}),O.length>0}}),93604:((U,k,m)=>{m.d(k,
{B:()=>T,M:()=>R});const T=(P,M)=>L(P,M,!1),R=(P,M)=>L(P,M,!0);function L(P,M,O){let[_,y]=[0,P.length];for(;_<y;){const f=_+y>>1,D=P[f];D<M||O&&D===M?_=f+1:y=f}
return _}})};
