"use strict";exports.id=7887,exports.ids=[7887],exports.modules={45657:((K,b,m)=>{m.d(b,{Kf:()=>B,RZ:()=>M,YG:()=>A});function M(D,w){for(const E of w)D.push(E)}const B=D=>{
let w=-1/0;for(const E of D)w=Math.max(w,E);return w},A=D=>{let w=1/0;for(const E of D)w=Math.min(w,E);return w}}),16846:((K,b,m)=>{m.r(b),m.d(b,{read_e_invoice:()=>_});
var M=m(58552),B=m(92761),A=m(24195),D=m(98346),w=m(3263),E=m(3907),T=m(12237),O=m(43576),n=m(98446);const _=async(h,t,e)=>{const a=u=>t.with_xml?{xml:(0,E.xK)(
u)??null}:{};if((0,B.ec)(h.bytes)){const u=await(0,D.Q)(h.bytes,e.pace);if(typeof u=="string")throw(0,M.G6)([{field:"file",message:`is XML that ${u}`}]);return{
documents:[h],data:{...r(u,h.name),...a(h.bytes)},notes:[],facts:{}}}const d=await(0,T.E)(h.bytes,e,{password:t.open_password}),c=await(0,B.sc)(d),[g]=c.invoices;
if(!g)throw(0,M.G6)([p(c)]);return{documents:[{...h,pageCount:d.pages.count}],data:{...r(g,g.file),...a(g.bytes)},notes:c.invoices.length>1?[C(g,c.invoices.length)]:
[],facts:{}}},r=({syntax:h,invoice:t},e)=>({syntax:h,profile:(0,A.j)(t.guideline),file:e,...t,issues:(0,w.FC)(t).map(({name:a,date:d})=>({term:a,found:d,text:"T\
he date is not a day of the calendar"}))});function p({refused:h,names:t}){if(h)return{field:"file",message:`has no invoice that can be read: ${x(h.file)} ${h.reason}`};
const e=(0,n.Dw)(t.map(x));return{field:"file",message:`has no electronic invoice in CII or UBL; it has ${t.length===0?"no attachments":`these attachments: ${e}`}`}}
const x=h=>(0,O.jC)(h,O.zE,"an attachment without a name"),C=({file:h},t)=>({code:"several_invoices",message:`The document has ${t} electronic invoices, where o\
ne is allowed: ${x(h)} was read.`})}),3263:((K,b,m)=>{m.d(b,{FC:()=>T,N:()=>w,SL:()=>O});var M=m(36698);const B=n=>n===null||n.length-(n.indexOf(".")+1||n.length)<=
2,A=(n,_,r)=>[n,`The ${_} has at most two decimals`,p=>B(r(p)),r],D=(n,_)=>[A(n,"amount of an allowance or charge",r=>r.amount),A(_,"base of an allowance or cha\
rge",r=>r.base)];function w(n){if(n===null)return!0;const _=/^(\d{4})-(\d\d)-(\d\d)(?:Z|[+-]\d\d:\d\d)?$/.exec(n),[r,p,x]=(_??[]).slice(1).map(Number);if(r===void 0||
p===void 0||x===void 0)return!1;const h=[31,r%4===0&&r%100!==0||r%400===0?29:28,31,30,31,30,31,31,30,31,30,31][p-1];return h!==void 0&&x>=1&&x<=h}const E=({issueDate:n,
dueDate:_,delivery:r,period:p,lines:x})=>[{name:"BT-2",date:n},{name:"BT-9",date:_},{name:"BT-72",date:r?.date??null},{name:"BT-73",date:p?.start??null},{name:"\
BT-74",date:p?.end??null},...x.flatMap(C=>[{name:"BT-134",date:C.period?.start??null},{name:"BT-135",date:C.period?.end??null}])],T=n=>E(n).filter(({date:_})=>!w(
_)),O=[(0,M.Os)("date","all",E,[["DATE","A date is a day of the calendar",({date:n})=>w(n),({date:n})=>n,"YYYY-MM-DD"]]),(0,M.Os)("totals","above MINIMUM",({totals:n})=>[
n],[A("BR-DEC-09","sum of the line net amounts (BT-106)",({lines:n})=>n),A("BR-DEC-10","sum of the allowances (BT-107)",({allowances:n})=>n),A("BR-DEC-11","sum \
of the charges (BT-108)",({charges:n})=>n),A("BR-DEC-12","total without VAT (BT-109)",({net:n})=>n),A("BR-DEC-13","total of VAT (BT-110)",({tax:n})=>n),A("BR-DE\
C-14","total with VAT (BT-112)",({gross:n})=>n),A("BR-DEC-15","total of VAT in its own currency (BT-111)",({taxInAccountingCurrency:n})=>n),A("BR-DEC-16","paid \
amount (BT-113)",({paid:n})=>n),A("BR-DEC-17","rounding amount (BT-114)",({rounding:n})=>n),A("BR-DEC-18","amount due (BT-115)",({due:n})=>n)]),(0,M.Os)("VAT br\
eakdown","above MINIMUM",({taxes:n})=>n,[A("BR-DEC-19","taxable amount (BT-116)",({basis:n})=>n),A("BR-DEC-20","amount of VAT (BT-117)",({amount:n})=>n)]),(0,M.
Os)("allowance","above MINIMUM",({allowances:n})=>n,D("BR-DEC-01","BR-DEC-02")),(0,M.Os)("charge","above MINIMUM",({charges:n})=>n,D("BR-DEC-05","BR-DEC-06")),(0,M.
Os)("line","with lines",M.Su,[A("BR-DEC-23","net amount of a line (BT-131)",({netAmount:n})=>n)]),(0,M.Os)("line allowance","with lines",n=>(0,M.Su)(n).flatMap(
({allowances:_})=>_),D("BR-DEC-24","BR-DEC-25")),(0,M.Os)("line charge","with lines",n=>(0,M.Su)(n).flatMap(({charges:_})=>_),D("BR-DEC-27","BR-DEC-28"))]}),36698:((K,b,m)=>{
m.d(b,{GY:()=>w,Os:()=>M,Su:()=>B,qR:()=>D,xH:()=>A});const M=(E,T,O,n)=>({where:E,scope:T,each:O,rows:n}),B=({lines:E})=>E.filter(({kind:T})=>T===null||T==="DE\
TAIL"),A=E=>E==null?[]:[E],D=E=>E!=null;function w(E,T){return E==="XRECHNUNG"?T==="XRECHNUNG":E==="all"?!0:T!=="MINIMUM"&&(E==="above MINIMUM"||T!=="BASIC WL")}}),
43496:((K,b,m)=>{m.d(b,{HC:()=>D,dK:()=>M,ee:()=>A});const M={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"h\
ttp://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://ww\
w.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"\
http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:p\
dfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-dat\
a/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},B=new Map(Object.entries(M));class A{uris=new Map;declared=[];known=new Map;enter(n){let _;for(const{name:r,value:p}of n){
if(!D(r))continue;const x=r.slice(6),C=this.uris.get(x);C?C.push(p):this.uris.set(x,[p]),(_??=[]).push(x)}this.declared.push(_??w),_&&this.known.clear()}leave(){
const n=this.declared.pop()??w;for(const _ of n)this.uris.get(_).pop();n.length>0&&this.known.clear()}declares(n){return(this.uris.get(T(n))?.length??0)>0}ofElement(n){
let _=this.known.get(n);if(!_){const r=T(n),p=this.uris.get(r)?.at(-1)??B.get(r)??"";this.known.size===E&&this.known.clear(),this.known.set(n,_={namespace:p,local:n.
slice(n.indexOf(":")+1)})}return _}ofAttribute(n){return n.includes(":")?this.ofElement(n):{namespace:"",local:n}}}const D=O=>O==="xmlns"||O.startsWith("xmlns:"),
w=[],E=1e3,T=O=>O.slice(0,Math.max(O.indexOf(":"),0))}),824:((K,b,m)=>{m.d(b,{Br:()=>O,_6:()=>_,_U:()=>T});var M=m(58552),B=m(1975),A=m(17079),D=m(45599),w=m(59071),
E=m(70549);function T(r){const p=r.resolve(r.trailer.get("Info"));return p instanceof D.Bi?p:p instanceof D.Z6?p.dict:void 0}const O=(0,E.n)(n);async function n(r){
const p=r.get(r.catalogNumber),x=p instanceof D.Bi?r.resolve(p.get("Metadata")):null;if(!(x instanceof D.Z6))return;let C;try{C=r.decoded(x)}catch(h){if(!(h instanceof
M.zU)||h.code==="cancelled")throw h;return B.m}return(0,B.kg)(C,r.job.pace)}function _(r,p){const x=T(r),C=c=>r.resolve(x?.get(c)),h=(c,g,u=", ")=>{const R=(0,B.
sm)(p,c,g).map(w.wh).filter(Boolean).join(u);return R===""?null:R},t=(c,g)=>{const[u=""]=(0,B.sm)(p,c,g);return(0,w.wh)(u)||null},e=(c,g)=>(0,A._)((0,w.Gh)(C(c))??
"")??(0,A._)(t("xmp",g)??"")??null,a=r.get(r.catalogNumber),d=a instanceof D.Bi?(0,w.Gh)(r.resolve(a.get("Lang"))):null;return{title:(0,w.Gh)(C("Title"))??t("dc",
"title"),author:(0,w.Gh)(C("Author"))??h("dc","creator"),subject:(0,w.Gh)(C("Subject"))??t("dc","description"),keywords:(0,w.Gh)(C("Keywords"))??h("pdf","Keywor\
ds")??h("dc","subject"),creator:(0,w.Gh)(C("Creator"))??t("xmp","CreatorTool"),producer:(0,w.Gh)(C("Producer"))??t("pdf","Producer"),created:e("CreationDate","C\
reateDate"),modified:e("ModDate","ModifyDate"),language:d??t("dc","language")}}}),3907:((K,b,m)=>{m.d(b,{X:()=>C,km:()=>A,ol:()=>M,xK:()=>r});const M=200,B=1e4;
async function A(h,t,e){const a=new D(h);for(let d=a.next();d;d=a.next()){if(e(d))return"left";const c=t.step((d.to-d.from)*4+50);c&&await c}return a.hasDocumentType?
"document type":a.malformed?"malformed":"well-formed"}class D{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=t}next(){const{text:t,at:e}=this;
if(e>=t.length)return;if(t.charCodeAt(e)!==w)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(e,"-->",4);if(t.startsWith("<\
?",e))return this.other(e,"?>",2);if(t.startsWith("<![CDATA[",e)){const d=t.indexOf("]]>",e);return d<0?this.end():(this.at=d+3,{kind:"text",text:t.slice(e+9,d),
from:e,to:this.at})}return t.startsWith("<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===T?this.endTag(e):this.startTag(
e))??this.fault(e,this.nextTag(e+1))}other(t,e,a){const d=this.text.indexOf(e,t+a);return d<0?this.end():(this.at=d+e.length,{kind:"other",from:t,to:this.at})}endTag(t){
const e=this.name(t+2),a=this.blanks(e);if(!(e===t+2||this.text.charCodeAt(a)!==E))return this.at=a+1,{kind:"end",name:this.text.slice(t+2,e),from:t,to:this.at}}startTag(t){
const{text:e}=this,a=this.name(t+1);if(a===t+1)return;const d=e.slice(t+1,a),c=[];for(let g=a;;){const u=this.blanks(g),R=e.charCodeAt(u);if(R===E||R===T&&e.charCodeAt(
u+1)===E)return this.at=R===E?u+1:u+2,{kind:R===E?"start":"empty",name:d,attributes:c,from:t,to:this.at};const S=this.name(u),v=this.blanks(S),s=this.blanks(v+1),
o=e[s];if(u===g||S===u||e[v]!=="="||o!=='"'&&o!=="'")return;const i=e.indexOf(o,s+1),l=e.slice(s+1,Math.max(i,s+1)),f=l.includes("<")?void 0:n(l);if(i<0||f===void 0||
c.length>=B)return;c.push({name:e.slice(u,S),value:f,from:u,to:i+1}),g=i+1}}characters(t,e){const a=n(this.text.slice(t,e));return a===void 0?this.fault(t,e):(this.
at=e,{kind:"text",text:a,from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:e}fault(t,e){return this.malformed=!0,this.at=e,{
kind:"other",from:t,to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){const a=e.charCodeAt(t);if(a!==32&&a!==9&&a!==10&&
a!==13)return t;t++}}name(t){const{text:e}=this;for(;t<e.length;t++){const a=e.charCodeAt(t);if(a<=32||a===T||a===E||a===w||a===61||a===34||a===39)break}return t}}
const[w,E,T]=[60,62,47],O=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function n(h){if(!h.includes("&"))return h;const t=[];let e=0;for(let a=h.
indexOf("&");a>=0;a=h.indexOf("&",e)){const d=h.indexOf(";",a);if(d<0||d-a>12)return;const c=h.slice(a+1,d),g=O.get(c)??_(c);if(g===void 0)return;t.push(h.slice(
e,a),g),e=d+1}return t.push(h.slice(e)),t.join("")}function _(h){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(h),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>
0&&e<=1114111&&!(e>=55296&&e<=57343)?String.fromCodePoint(e):void 0}function r(h){const[t,e,a,d]=h;if(t===0&&e===0&&(a===254||a===0)||t===255&&e===254&&a===0&&d===
0)return x(h);if(t===254&&e===255||t===0&&e===60)return p(new TextDecoder("utf-16be").decode(h));if(t===255&&e===254||t===60&&e===0)return p(new TextDecoder("ut\
f-16le").decode(h));const c=new TextDecoder().decode(h);return p(c.includes("�")?Buffer.from(h).toString("latin1"):c)}const p=h=>h.startsWith("\uFEFF")?h.slice(
1):h;function x(h){const t=new DataView(h.buffer,h.byteOffset,h.byteLength),e=h[0]!==0,a=[];for(let d=0;d+4<=h.length;d+=4){const c=t.getUint32(d,e);if(c>1114111)
return;a.push(String.fromCodePoint(c))}return p(a.join(""))}const C=h=>h.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&\
quot;")}),1975:((K,b,m)=>{m.d(b,{kg:()=>w,m:()=>D,sm:()=>E});var M=m(43496),B=m(3907);const A=1e5,D={text:"",properties:[],malformed:!0,end:-1,about:""};async function w(_,r){
const p=(0,B.xK)(_);if(p===void 0)return D;const x=new O,h=await(0,B.km)(p,r,t=>(x.take(t),x.broken))!=="well-formed"||x.depth>0||x.end<0||!x.declared;return{text:p,
properties:x.properties,malformed:h,end:x.end,about:x.about}}function E(_,r,p){return _?.properties.find(x=>x.name===p&&x.namespace===M.dK[r])?.values??[]}const T=-2;
class O{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new M.ee;open=[];root=T;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(r){
r.kind==="start"||r.kind==="empty"?(this.start(r.name,r.attributes,r.from),r.kind==="empty"&&!this.broken&&this.close(r.name,r.to,r.to)):r.kind==="end"?this.close(
r.name,r.from,r.to):r.kind==="text"&&this.isInProperty()&&this.pieces.push(r.text)}isInProperty(){return this.root!==T&&this.open.length>this.root+2}start(r,p,x){
if(this.open.length>=B.ol&&(this.broken=!0),this.broken)return;this.scope.enter(p);const C=this.scope.ofElement(r),h=C.namespace===M.dK.rdf,t=h&&C.local==="li";
this.root===T&&this.end<0&&h&&C.local==="Description"&&(this.root=this.open.length-1,this.loose=!0);const e=this.open.length-this.root,a=t?p.find(({name:d})=>d===
"xml:lang")?.value:void 0;if(this.open.push({name:r,...C,from:x,language:a}),this.root===T){if(!h||C.local!=="RDF"||this.end>=0)return;this.root=this.open.length-
1,this.declared=this.scope.declares(r)}else if(e===1)this.describe(p);else if(e===2){this.items=[];const d=p.find(({name:c})=>this.isRdf(c,"resource"));this.pieces=
d?[d.value]:[]}else t&&(this.pieces=[])}describe(r){for(const{name:p,value:x,from:C,to:h}of r){if((0,M.HC)(p))continue;const{namespace:t,local:e}=this.scope.ofAttribute(
p);t===M.dK.rdf&&e==="about"&&(this.about=x),!(t===""||t===M.dK.rdf||t===M.dK.xml)&&this.add({namespace:t,name:e,values:[x],from:C,to:h})}}close(r,p,x){const C=this.
open.pop();if(C?.name!==r){this.broken=!0;return}this.scope.leave();const h=this.open.length-this.root;if(this.root!==T)if(h===0)this.end=p,this.root=T;else if(h===
1&&this.loose)this.root=T,this.loose=!1;else if(h===2){const t=this.items.length>0?n(this.items):[this.pieces.join("").trim()];this.add({namespace:C.namespace,name:C.
local,values:t,from:C.from,to:x})}else h>2&&C.namespace===M.dK.rdf&&C.local==="li"&&(this.items.push({text:this.pieces.join("").trim(),language:C.language}),this.
pieces=[])}add(r){this.properties.length<A?this.properties.push(r):this.broken=!0}isRdf(r,p){const x=this.scope.ofAttribute(r);return x.local===p&&x.namespace===
M.dK.rdf}}function n(_){const r=_.findIndex(({language:x})=>x?.toLowerCase()==="x-default"),p=_.map(({text:x})=>x);return r>0?[p[r],...p.slice(0,r),...p.slice(r+
1)]:p}}),81077:((K,b,m)=>{m.d(b,{AN:()=>n,BX:()=>E,H6:()=>T,MN:()=>O,Pu:()=>D,Zc:()=>w});var M=m(45599),B=m(9819);const A=64,D=t=>typeof t=="number"?String(t):Buffer.
from(t.bytes).toString("latin1");async function w(t,e,a){const d=[];for(const c of await r(t,e,0,a)){for(const u of x(t,c,a))d.push(u);const g=t.job.pace.step(_);
g&&await g}return d}async function E(t,e,a,d,c,g){const u=await r(t,e,a,d,g);for(let R=u.length-1;R>=0;R--){const S=u[R],v=x(t,S,d),s=v.filter(([f,y])=>!c(f,y)),
o=t.job.pace.step(_+v.length*_);o&&await o,s.length<v.length&&(t.edit(S.holder),S.dict.set(d,s.flat()),S.changed=!0);for(const f of S.repeats)t.edit(S.holder),S.
dict.delete(f),S.changed=!0;if(S.emptyKids){const f=(t.array(S.dict.get("Kids"))??[]).filter(y=>!S.emptyKids.has(t.dict(y)));t.edit(S.holder),S.dict.set("Kids",
f),S.changed=!0}if(!S.changed)continue;const i=t.array(S.dict.get("Kids"))??[];S.empty=s.length===0&&i.length===0;const l=S.parent;l&&(l.changed=!0,S.empty?(l.emptyKids??=
new Set).add(S.dict):C(t,S,s,i))}return u[0]?.empty??!1}function T(t,e,a){if(e.length<=A)return(0,M.jd)({[a]:e.flat()});let d=[];for(const c of h(e)){const[g,u]=[
c[0][0],c.at(-1)[0]];d.push({ref:t.add((0,M.jd)({Limits:[g,u],[a]:c.flat()})),low:g,high:u})}for(;d.length>A;)d=h(d).map(c=>{const[g,u]=[c[0].low,c.at(-1).high];
return{ref:t.add((0,M.jd)({Limits:[g,u],Kids:c.map(({ref:R})=>R)})),low:g,high:u}});return(0,M.jd)({Kids:d.map(({ref:c})=>c)})}const O=(t,e)=>T(t,n([...e].map(([
a,d])=>[(0,M.Px)(a),d])),"Names");function n(t){return t.map(e=>({entry:e,key:D(e[0])})).sort((e,a)=>e.key<a.key?-1:e.key>a.key?1:0).map(({entry:e})=>e)}const _=100;
async function r(t,e,a,d,c){const g=new B.b9(t),u=new Set,R=s=>u.size<u.add(s).size,S=[],v=[{value:e??null,holder:a,parent:void 0}];for(let s=v.pop();s!==void 0;s=
v.pop()){g.spend(1);const o=t.dict(s.value);if(!o||!R(o)||c&&s.parent&&!p(t,o,c))continue;const i=[],l=L=>{const k=t.array(o.get(L));return!k||R(k)?k??[]:(i.push(
L),[])},f=l(d).length>>1,y=l("Kids"),P={dict:o,holder:(0,B.Kd)(s.value,s.holder),parent:s.parent,repeats:i};S.push(P),g.spend(f);for(let L=y.length-1;L>=0;L--)v.
push({value:y[L],holder:(0,B.Kd)(o.get("Kids"),P.holder),parent:P});const I=t.job.pace.step(_+f*_);I&&await I}return S}function p(t,e,a){const[d,c]=t.array(e.get(
"Limits"))??[];return typeof d!="number"||typeof c!="number"||a(d,c)}function x(t,{dict:e,repeats:a},d){const c=a.includes(d)?void 0:t.array(e.get(d));if(!c)return[];
const g=[];for(let u=0;u+1<c.length;u+=2){const R=t.resolve(c[u]);(d==="Names"?R instanceof M.Mx:typeof R=="number")&&g.push([R,c[u+1]])}return g}function C(t,e,a,d){
const c=R=>t.array(t.dict(R)?.get("Limits"))??[],g=a[0]?.[0]??c(d[0])[0],u=a.at(-1)?.[0]??c(d.at(-1))[1];t.edit(e.holder),g!==void 0&&u!==void 0?e.dict.set("Lim\
its",[g,u]):e.dict.delete("Limits")}function h(t){const e=[];for(let a=0;a<t.length;a+=A)e.push(t.slice(a,a+A));return e}}),70549:((K,b,m)=>{m.d(b,{n:()=>M});function M(B){
const A=new WeakMap;return D=>{if(D.hasChanges)return B(D);const w=A.get(D);if(w)return w.answer;const E=B(D);return A.set(D,{answer:E}),E}}}),9819:((K,b,m)=>{m.
d(b,{J7:()=>A,Kd:()=>E,Wo:()=>T,_i:()=>w,b9:()=>D});var M=m(42973),B=m(45599);class A{document;gone=new Set;chased=new Set;constructor(n){this.document=n}remove(n){
const{catalog:_,catalogNumber:r,pages:p}=this.document,x=_.get("Pages");n===r||(0,B.i9)(x)&&n===x.number||p.holds(n)||(this.gone.add(n),this.document.remove(n))}chase(n){
this.chased.add(n)}removed(){return this.gone}takeChased(){const n=this.chased;return this.chased=new Set,n}isGone(n){return(0,B.i9)(n)&&this.gone.has(n.number)}}
class D{most;left;constructor(n){this.most=this.left=n.job.limits.nodes}spend=n=>{if(this.left-=n,this.left<0)throw(0,M.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class w{seen;beyond=new Set;allowance;constructor(n,_=new D(
n)){this.allowance=_,this.seen=new Uint8Array((n.size>>3)+1)}first(n){if(this.allowance.spend(1),!(0,B.i9)(n))return!0;const{number:_}=n,r=_>>3;if(r>=this.seen.
length)return this.beyond.size<this.beyond.add(_).size;const p=1<<(_&7),x=(this.seen[r]&p)===0;return this.seen[r]|=p,x}}function E(O,n){return(0,B.i9)(O)?O.number:
n}function T(O,n){const _=O.catalog.get(n),r=O.dict(_);return r&&{dict:r,holder:E(_,O.catalogNumber)}}}),33973:((K,b,m)=>{m.d(b,{Gy:()=>p,Rf:()=>x,Ip:()=>C});var M=m(
54619),B=m(85368),A=m(88500);class D{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new A.s;signed=new Set;constructor(s,o,i){
this.detail=o,this.strings=i,this.scan.strings=i;const l=new Int32Array(o?8*s:s);this.done=new Uint8Array(o?s:0);const f=y=>l.subarray(y*s,(y+1)*s);this.end=f(0),
this.valueEnd=f(1),this.dataStart=f(2),this.dataEnd=f(3),this.lengthStart=f(4),this.lengthEnd=f(5),this.from=f(6),this.to=f(7)}}var w=m(78157),E=m(79725),T=m(39150),
O=m(45599);class n{scan=new A.s;ranges=new Map}const _=2;class r{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(s,o,i){this.walked=i,this.live=
new Uint8Array(s),this.via=new Int32Array(o?s:0)}}async function p(v,{watched:s}={}){const{markings:o,referrers:i}=await x([v],{watched:s,detail:!0}),{live:l,via:f}=o[0];
return{live:l,via:f,referrers:i}}async function x(v,s={}){const o=new d(v,s);return await o.run(),o}function C(v,{repairs:s}){for(const{part:o,number:i,value:l}of s)
v[o].put(i,l)}const h=100,t=100,e=-2;function a(v){if(v instanceof O.Z6)return v.data.length+a(v.dict);if(Array.isArray(v))return 12*v.length;if(!(v instanceof O.
Bi))return h;let s=30*v.size;for(const o of v.values())Array.isArray(o)&&(s+=12*o.length);return s}class d{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new E.R;strings;alias;constructor(s,{detail:o=!1,strings:i=!1,watched:l,alias:f}){if(this.documents=s,this.strings=
i,this.alias=f,this.markings=s.map(y=>new r(y.size,l!==void 0,g(y,i||o,i))),!!l){this.watched=new Uint8Array(s[0].size);for(const y of l)this.watched[y]=1}}async run(){
const{documents:s,stack:o}=this,[i]=s;for(const[l,f]of i.trailer)l!=="Encrypt"&&this.followValue(0,f);for(;o.length>0;){const l=o.pop(),f=l%s.length,y=i.job.pace.
step(this.follow(f,(l-f)/s.length));y&&await y}for(const{live:l,signed:f,walked:y}of this.markings)for(const P of y.signed)l[P]===1&&f.add(P)}visit(s,o){this.alias&&
({part:s,number:o}=this.alias(s,o)??{part:s,number:o}),this.watched&&this.watched[o]===1&&this.referrers.add(this.current);const i=this.markings[s],{live:l}=i;if(o>
0&&o<l.length&&l[o]!==0)return;const f=this.documents[s];if(o<=0||o>=l.length||!f.exists(o))return f.missed(o);l[o]=1,this.watched&&(i.via[o]=this.current),this.
stack.push(o*this.documents.length+s)}follow(s,o){const i=this.documents[s],l=this.markings[s],{walked:f}=l;if(this.current=o,l.count++,i.isChanged(o))return this.
followChanged(i,l,s,o);if(f.done[o]===1)return this.followAgain(i,l,s,o);const{scan:y,detail:P}=f;P||(y.used=0);const I=y.used,L=i.table.kind[o]===M.tL?this.walk(
i,f,o):this.walkPlace(i,o,y);return L<0||y.byteRange&&this.isSignature(f.signed,o)?this.forget(y,I).followRepaired(i,s,o):(l.bytes+=L,P&&(f.from[o]=I,f.to[o]=y.
used,f.valueEnd[o]=this.extent.valueEnd,f.done[o]=1),this.followMarks(s,y,I,y.used,y.lengthStart),t+L)}followChanged(s,o,i,l){const f=s.patched(l);if(!f){const U=s.
edited.get(l);return c(U)||U===null?this.followRepaired(s,i,l):(this.followValue(i,U),o.bytes+=a(U),t)}const{detail:y}=o.walked;if(f.references&&!y&&!s.suspect){
for(let U=f.first;U<f.last;U++)this.visit(i,f.references[U]);return o.bytes+=f.end-f.start,t}const{scan:P,ranges:I}=u(o);y||(P.used=0);const L=P.used,k=this.walkPlace(
s,l,P);return k<0||P.byteRange&&this.isSignature(o.signed,l)?this.forget(P,L).followRepaired(s,i,l):(o.bytes+=k,y&&I.set(l,{from:L,to:P.used,valueEnd:this.extent.
valueEnd}),this.followMarks(i,P,L,P.used,P.lengthStart),t+k)}followAgain(s,o,i,l){const{walked:f}=o;return o.bytes+=f.end[l]>0?f.end[l]-s.table.place[l]:h,this.
followMarks(i,f.scan,f.from[l],f.to[l],f.lengthStart[l]),t}isSignature(s,o){return s.add(o),this.strings}followMarks(s,{marks:o},i,l,f){const y=this.strings?f:e;
for(let P=i;P<l;P+=3)o[P]!==A.A&&o[P+1]!==y&&this.visit(s,o[P])}forget(s,o){return s.used=o,this}followRepaired(s,o,i){const l=s.get(i),f=c(l)?s.resolve(l):l;return f===
null?(this.markings[o].live[i]=_,this.markings[o].count--):this.repair(o,i,f),t}repair(s,o,i){this.repairs.push({part:s,number:o,value:i}),this.followValue(s,i)}followValue(s,o){
const i=[o];for(;i.length>0;){const l=i.pop();if(l instanceof O.oS)this.visit(l instanceof O.rV?l.part:s,l.number);else if(Array.isArray(l))for(const f of l)i.push(
f);else if(l instanceof O.Bi){l.has("ByteRange")&&this.markings[s].signed.add(this.current);for(const f of l.values())i.push(f)}else if(l instanceof O.Z6)for(const[
f,y]of l.dict)f!=="Length"&&i.push(y)}}walk(s,o,i){const{extent:l}=this,{bytes:f}=s,{scan:y}=o,P=s.bodies[i];y.forgetLength();const{kept:I}=this,L=!this.strings&&
s.recallEntries(i,I);L&&y.append(I.scan.marks,I.marksFrom,I.marksTo);const k=L?I.close+2:y.value(f,P,f.length);return k<0||f[k-1]===w.AV||!(0,B.x)(s,k,y,l)||s.suspect&&
!(0,T.D)(f,P,k)?-1:(l.dataStart<0&&(y.lengthStart=-1),o.end[i]=l.end,o.detail&&(o.dataStart[i]=l.dataStart,o.dataEnd[i]=l.dataEnd,o.lengthStart[i]=y.lengthStart,
o.lengthEnd[i]=y.lengthEnd),l.end-s.table.place[i])}walkPlace(s,o,i){const l=s.place(o);if(!l)return-1;const{bytes:f,start:y,end:P}=l;i.forgetLength();const I=i.
value(f,y,P);return i.lengthStart=-1,I<0&&!S(f,y,P)||R(f,y,P)||I>0&&f[I-1]===w.AV||I>=0&&(0,w.AN)(f,I,P)<P||s.suspect&&!(0,T.D)(f,y,P)?-1:(this.extent.valueEnd=
I<0?P:I,P-y)}}const c=v=>v instanceof O.oS&&!(v instanceof O.rV);function g(v,s,o){const i=v.walked;if(i?.strings===o)return i;const l=new D(v.size,s,o);return s&&
(v.walked=l),l}function u(v){return v.patches||(v.patches=new n,v.patches.scan.strings=v.walked.strings),v.patches}function R(v,s,o){const i=(0,w.AN)(v,s,o);return i>=
o||v[i]===w.yq&&(0,w.wb)(v,i,"null")}function S(v,s,o){for(let i=s;i<o;i++)if("<([/%".includes(String.fromCharCode(v[i])))return!1;return!0}}),21996:((K,b,m)=>{
m.d(b,{Av:()=>n,RJ:()=>p,V3:()=>r,vb:()=>x,zx:()=>O});var M=m(54619),B=m(93604),A=m(78157),D=m(88500);const w=2048,E=65536,T="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";
async function O(t,e){const{found:a,all:d}=await _(t,e),c=g=>[...new Set([...g,...d])].sort((u,R)=>u-R);return Object.fromEntries(e.map(g=>[g,c(a[g])]))}async function n(t,e){
const{found:a,all:d}=await _(t,e);for(const c of Object.values(a))for(const g of c)d.add(g);return d}async function _(t,e){const a=e.map(u=>{const[R="",...S]=[...u].
map(s=>s.replace(/\W/,"\\$&")),v=/\W/.test(u)?T:"\\w";return`${R}(?:${S.join("")}|${v}{0,${Math.max(0,u.length-2)}}#)`}),d=new RegExp(`/(?:${a.join("|")}|#)`,"g"),
c=Object.fromEntries(e.map(u=>[u,new Set])),g=new Set;await p(t,(u,R,S,v)=>{const s=u.toString("latin1",R,S);d.lastIndex=0;for(let o=d.exec(s);o;o=d.exec(s)){const i=v(
R+o.index);i!==void 0&&(o[0].endsWith("#")?g.add(i):c[o[0].slice(1)].add(i))}});for(const u of x(t))g.add(u);return{found:c,all:g}}async function r(t,e){const a=await O(
t,e);return[...new Set(Object.values(a).flat())].sort((d,c)=>d-c)}async function p(t,e){const{bytes:a,table:d}=t,c=C(t),g=new Int32Array(c.length);for(let s=0;s<
c.length;s++)g[s]=d.place[c[s]];const u=(0,A.bS)(a),R=s=>c[(0,B.M)(g,s)-1],S=new D.s;let v=0;for(let s=0;s<c.length;s++){const o=s+1===c.length,i=o?a.length:g[s+
1],l=i-g[s]>w;if(!l&&!o&&i-v<E)continue;if(l){g[s]>v&&e(u,v,g[s],R),S.reset();const y=S.value(a,t.bodies[c[s]],i);e(u,g[s],y<0?i:y,R)}else e(u,v,i,R);const f=t.
job.pace.step(Math.min(i-v,E));f&&await f,v=i}for(const[s,o]of h(t)){const i=t.objectStream(s);if(!i)continue;const l=new Set(o),{starts:f}=i;e((0,A.bS)(i.data),
0,i.data.length,P=>{const I=i.numbers[(0,B.M)(f,P)-1];return I!==void 0&&l.has(I)?I:void 0});const y=t.job.pace.step(i.data.length);y&&await y}}function*x(t){for(let e=1;t.
hasChanges&&e<t.size;e++)t.isChanged(e)&&t.exists(e)&&(yield e)}function C(t){const{table:e,hasChanges:a}=t,d=[];let c=!0,g=-1;for(let u=1;u<e.size;u++){if(e.kind[u]!==
M.tL||a&&t.isChanged(u))continue;const R=e.place[u];c&&=R>=g,g=R,d.push(u)}return c?d:d.sort((u,R)=>e.place[u]-e.place[R])}function h(t){const{table:e,hasChanges:a}=t,
d=new Map;for(let c=1;c<e.size;c++){if(e.kind[c]!==M.UT||a&&t.isChanged(c))continue;const g=e.place[c],u=d.get(g);u?u.push(c):d.set(g,[c])}return d}}),90536:((K,b,m)=>{
m.d(b,{C:()=>B,L:()=>A});var M=m(45599);function B(D,w){const E=[D];for(;E.length>0;){const T=E.pop(),O=T instanceof M.Z6?T.dict:T;if(Array.isArray(O))for(const n of O)
E.push(n);else if(O instanceof M.Bi){w(O);for(const n of O.values())E.push(n)}}}function A(D,w){const E=[];return B(D,T=>{E.length===0&&w(T)&&E.push(T)}),E.length>
0}}),93604:((K,b,m)=>{m.d(b,{B:()=>M,M:()=>B});const M=(D,w)=>A(D,w,!1),B=(D,w)=>A(D,w,!0);function A(D,w,E){let[T,O]=[0,D.length];for(;T<O;){const n=T+O>>1,_=D[n];
_<w||E&&_===w?T=n+1:O=n}return T}})};
