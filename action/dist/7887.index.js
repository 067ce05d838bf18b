"use strict";exports.id=7887,exports.ids=[7887],exports.modules={45657:((K,b,w)=>{w.d(b,{Kf:()=>B,RZ:()=>y,YG:()=>D});function y(M,_){for(const g of _)M.push(g)}const B=M=>{
let _=-1/0;for(const g of M)_=Math.max(_,g);return _},D=M=>{let _=1/0;for(const g of M)_=Math.min(_,g);return _}}),16846:((K,b,w)=>{w.r(b),w.d(b,{read_e_invoice:()=>x});
var y=w(58552),B=w(92761),D=w(24195),M=w(98346),_=w(3263),g=w(3907),O=w(12237),A=w(43576),n=w(98446);const x=async(h,t,e)=>{const i=p=>t.with_xml?{xml:(0,g.xK)(
p)??null}:{};if((0,B.ec)(h.bytes)){const p=await(0,M.Q)(h.bytes,e.pace);if(typeof p=="string")throw(0,y.G6)([{field:"file",message:`is XML that ${p}`}]);return{
documents:[h],data:{...a(p,h.name),...i(h.bytes)},notes:[],facts:{}}}const l=await(0,O.E)(h.bytes,e,{password:t.open_password}),d=await(0,B.sc)(l),[m]=d.invoices;
if(!m)throw(0,y.G6)([E(d)]);return{documents:[{...h,pageCount:l.pages.count}],data:{...a(m,m.file),...i(m.bytes)},notes:d.invoices.length>1?[T(m,d.invoices.length)]:
[],facts:{}}},a=({syntax:h,invoice:t},e)=>({syntax:h,profile:(0,D.j)(t.guideline),file:e,...t,issues:(0,_.FC)(t).map(({name:i,date:l})=>({term:i,found:l,text:"T\
he date is not a day of the calendar"}))});function E({refused:h,names:t}){if(h)return{field:"file",message:`has no invoice that can be read: ${v(h.file)} ${h.reason}`};
const e=(0,n.Dw)(t.map(v));return{field:"file",message:`has no electronic invoice in CII or UBL; it has ${t.length===0?"no attachments":`these attachments: ${e}`}`}}
const v=h=>(0,A.jC)(h,A.zE,"an attachment without a name"),T=({file:h},t)=>({code:"several_invoices",message:`The document has ${t} electronic invoices, where o\
ne is allowed: ${v(h)} was read.`})}),3263:((K,b,w)=>{w.d(b,{FC:()=>O,N:()=>_,SL:()=>A});var y=w(36698);const B=n=>n===null||n.length-(n.indexOf(".")+1||n.length)<=
2,D=(n,x,a)=>[n,`The ${x} has at most two decimals`,E=>B(a(E)),a],M=(n,x)=>[D(n,"amount of an allowance or charge",a=>a.amount),D(x,"base of an allowance or cha\
rge",a=>a.base)];function _(n){if(n===null)return!0;const x=/^(\d{4})-(\d\d)-(\d\d)(?:Z|[+-]\d\d:\d\d)?$/.exec(n),[a,E,v]=(x??[]).slice(1).map(Number);if(a===void 0||
E===void 0||v===void 0)return!1;const h=[31,a%4===0&&a%100!==0||a%400===0?29:28,31,30,31,30,31,31,30,31,30,31][E-1];return h!==void 0&&v>=1&&v<=h}const g=({issueDate:n,
dueDate:x,delivery:a,period:E,lines:v})=>[{name:"BT-2",date:n},{name:"BT-9",date:x},{name:"BT-72",date:a?.date??null},{name:"BT-73",date:E?.start??null},{name:"\
BT-74",date:E?.end??null},...v.flatMap(T=>[{name:"BT-134",date:T.period?.start??null},{name:"BT-135",date:T.period?.end??null}])],O=n=>g(n).filter(({date:x})=>!_(
x)),A=[(0,y.Os)("date","all",g,[["DATE","A date is a day of the calendar",({date:n})=>_(n),({date:n})=>n,"YYYY-MM-DD"]]),(0,y.Os)("totals","above MINIMUM",({totals:n})=>[
n],[D("BR-DEC-09","sum of the line net amounts (BT-106)",({lines:n})=>n),D("BR-DEC-10","sum of the allowances (BT-107)",({allowances:n})=>n),D("BR-DEC-11","sum \
of the charges (BT-108)",({charges:n})=>n),D("BR-DEC-12","total without VAT (BT-109)",({net:n})=>n),D("BR-DEC-13","total of VAT (BT-110)",({tax:n})=>n),D("BR-DE\
C-14","total with VAT (BT-112)",({gross:n})=>n),D("BR-DEC-15","total of VAT in its own currency (BT-111)",({taxInAccountingCurrency:n})=>n),D("BR-DEC-16","paid \
amount (BT-113)",({paid:n})=>n),D("BR-DEC-17","rounding amount (BT-114)",({rounding:n})=>n),D("BR-DEC-18","amount due (BT-115)",({due:n})=>n)]),(0,y.Os)("VAT br\
eakdown","above MINIMUM",({taxes:n})=>n,[D("BR-DEC-19","taxable amount (BT-116)",({basis:n})=>n),D("BR-DEC-20","amount of VAT (BT-117)",({amount:n})=>n)]),(0,y.
Os)("allowance","above MINIMUM",({allowances:n})=>n,M("BR-DEC-01","BR-DEC-02")),(0,y.Os)("charge","above MINIMUM",({charges:n})=>n,M("BR-DEC-05","BR-DEC-06")),(0,y.
Os)("line","with lines",y.Su,[D("BR-DEC-23","net amount of a line (BT-131)",({netAmount:n})=>n)]),(0,y.Os)("line allowance","with lines",n=>(0,y.Su)(n).flatMap(
({allowances:x})=>x),M("BR-DEC-24","BR-DEC-25")),(0,y.Os)("line charge","with lines",n=>(0,y.Su)(n).flatMap(({charges:x})=>x),M("BR-DEC-27","BR-DEC-28"))]}),36698:((K,b,w)=>{
w.d(b,{GY:()=>_,Os:()=>y,Su:()=>B,qR:()=>M,xH:()=>D});const y=(g,O,A,n)=>({where:g,scope:O,each:A,rows:n}),B=({lines:g})=>g.filter(({kind:O})=>O===null||O==="DE\
TAIL"),D=g=>g==null?[]:[g],M=g=>g!=null;function _(g,O){const A=O?.level;return g==="XRECHNUNG"?A==="XRECHNUNG":g==="extension"||g==="CVD"?O?.variant===g:g==="n\
ot extension"||g==="not CVD"?g!==`not ${O?.variant}`:g==="all"?!0:A!=="MINIMUM"&&(g==="above MINIMUM"||A!=="BASIC WL")}}),43496:((K,b,w)=>{w.d(b,{HC:()=>M,dK:()=>y,
ee:()=>D});const y={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http\
://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://ww\
w.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"\
http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http:/\
/www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},B=new Map(
Object.entries(y));class D{uris=new Map;declared=[];known=new Map;enter(n){let x;for(const{name:a,value:E}of n){if(!M(a))continue;const v=a.slice(6),T=this.uris.
get(v);T?T.push(E):this.uris.set(v,[E]),(x??=[]).push(v)}this.declared.push(x??_),x&&this.known.clear()}leave(){const n=this.declared.pop()??_;for(const x of n)
this.uris.get(x).pop();n.length>0&&this.known.clear()}declares(n){return(this.uris.get(O(n))?.length??0)>0}ofElement(n){let x=this.known.get(n);if(!x){const a=O(
n),E=this.uris.get(a)?.at(-1)??B.get(a)??"";this.known.size===g&&this.known.clear(),this.known.set(n,x={namespace:E,local:n.slice(n.indexOf(":")+1)})}return x}ofAttribute(n){
return n.includes(":")?this.ofElement(n):{namespace:"",local:n}}}const M=A=>A==="xmlns"||A.startsWith("xmlns:"),_=[],g=1e3,O=A=>A.slice(0,Math.max(A.indexOf(":"),
0))}),824:((K,b,w)=>{w.d(b,{Br:()=>A,_6:()=>x,_U:()=>O});var y=w(58552),B=w(1975),D=w(17079),M=w(45599),_=w(59071),g=w(70549);function O(a){const E=a.resolve(a.
trailer.get("Info"));return E instanceof M.Bi?E:E instanceof M.Z6?E.dict:void 0}const A=(0,g.n)(n);async function n(a){const E=a.get(a.catalogNumber),v=E instanceof
M.Bi?a.resolve(E.get("Metadata")):null;if(!(v instanceof M.Z6))return;let T;try{T=a.decoded(v)}catch(h){if(!(h instanceof y.zU)||h.code==="cancelled")throw h;return B.
m}return(0,B.kg)(T,a.job.pace)}function x(a,E){const v=O(a),T=d=>a.resolve(v?.get(d)),h=(d,m,p=", ")=>{const P=(0,B.sm)(E,d,m).map(_.wh).filter(Boolean).join(p);
return P===""?null:P},t=(d,m)=>{const[p=""]=(0,B.sm)(E,d,m);return(0,_.wh)(p)||null},e=(d,m)=>(0,D._)((0,_.Gh)(T(d))??"")??(0,D._)(t("xmp",m)??"")??null,i=a.get(
a.catalogNumber),l=i instanceof M.Bi?(0,_.Gh)(a.resolve(i.get("Lang"))):null;return{title:(0,_.Gh)(T("Title"))??t("dc","title"),author:(0,_.Gh)(T("Author"))??h(
"dc","creator"),subject:(0,_.Gh)(T("Subject"))??t("dc","description"),keywords:(0,_.Gh)(T("Keywords"))??h("pdf","Keywords")??h("dc","subject"),creator:(0,_.Gh)(
T("Creator"))??t("xmp","CreatorTool"),producer:(0,_.Gh)(T("Producer"))??t("pdf","Producer"),created:e("CreationDate","CreateDate"),modified:e("ModDate","ModifyD\
ate"),language:l??t("dc","language")}}}),3907:((K,b,w)=>{w.d(b,{X:()=>T,km:()=>D,ol:()=>y,xK:()=>a});const y=200,B=1e4;async function D(h,t,e){const i=new M(h);
for(let l=i.next();l;l=i.next()){if(e(l))return"left";const d=t.step((l.to-l.from)*4+50);d&&await d}return i.hasDocumentType?"document type":i.malformed?"malfor\
med":"well-formed"}class M{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(
e)!==_)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.
startsWith("<![CDATA[",e)){const l=t.indexOf("]]>",e);return l<0?this.end():(this.at=l+3,{kind:"text",text:t.slice(e+9,l),from:e,to:this.at})}return t.startsWith(
"<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===O?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,i){
const l=this.text.indexOf(e,t+i);return l<0?this.end():(this.at=l+e.length,{kind:"other",from:t,to:this.at})}endTag(t){const e=this.name(t+2),i=this.blanks(e);if(!(e===
t+2||this.text.charCodeAt(i)!==g))return this.at=i+1,{kind:"end",name:this.text.slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,i=this.name(t+1);
if(i===t+1)return;const l=e.slice(t+1,i),d=[];for(let m=i;;){const p=this.blanks(m),P=e.charCodeAt(p);if(P===g||P===O&&e.charCodeAt(p+1)===g)return this.at=P===
g?p+1:p+2,{kind:P===g?"start":"empty",name:l,attributes:d,from:t,to:this.at};const S=this.name(p),L=this.blanks(S),u=this.blanks(L+1),o=e[u];if(p===m||S===p||e[L]!==
"="||o!=='"'&&o!=="'")return;const s=e.indexOf(o,u+1),c=e.slice(u+1,Math.max(s,u+1)),r=c.includes("<")?void 0:n(c);if(s<0||r===void 0||d.length>=B)return;d.push(
{name:e.slice(p,S),value:r,from:p,to:s+1}),m=s+1}}characters(t,e){const i=n(this.text.slice(t,e));return i===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:i,
from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){
this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){const i=e.charCodeAt(t);if(i!==32&&i!==9&&i!==10&&i!==13)return t;t++}}name(t){const{
text:e}=this;for(;t<e.length;t++){const i=e.charCodeAt(t);if(i<=32||i===O||i===g||i===_||i===61||i===34||i===39)break}return t}}const[_,g,O]=[60,62,47],A=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function n(h){if(!h.includes("&"))return h;const t=[];let e=0;for(let i=h.indexOf("&");i>=0;i=h.indexOf(
"&",e)){const l=h.indexOf(";",i);if(l<0||l-i>12)return;const d=h.slice(i+1,l),m=A.get(d)??x(d);if(m===void 0)return;t.push(h.slice(e,i),m),e=l+1}return t.push(h.
slice(e)),t.join("")}function x(h){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(h),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&
e<=57343)?String.fromCodePoint(e):void 0}function a(h){const[t,e,i,l]=h;if(t===0&&e===0&&(i===254||i===0)||t===255&&e===254&&i===0&&l===0)return v(h);if(t===254&&
e===255||t===0&&e===60)return E(new TextDecoder("utf-16be").decode(h));if(t===255&&e===254||t===60&&e===0)return E(new TextDecoder("utf-16le").decode(h));const d=new TextDecoder().
decode(h);return E(d.includes("�")?Buffer.from(h).toString("latin1"):d)}const E=h=>h.startsWith("\uFEFF")?h.slice(1):h;function v(h){const t=new DataView(h.buffer,
h.byteOffset,h.byteLength),e=h[0]!==0,i=[];for(let l=0;l+4<=h.length;l+=4){const d=t.getUint32(l,e);if(d>1114111)return;i.push(String.fromCodePoint(d))}return E(
i.join(""))}const T=h=>h.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),1975:((K,b,w)=>{w.d(b,{kg:()=>_,m:()=>M,
sm:()=>g});var y=w(43496),B=w(3907);const D=1e5,M={text:"",properties:[],malformed:!0,end:-1,about:""};async function _(x,a){const E=(0,B.xK)(x);if(E===void 0)return M;
const v=new A,h=await(0,B.km)(E,a,t=>(v.take(t),v.broken))!=="well-formed"||v.depth>0||v.end<0||!v.declared;return{text:E,properties:v.properties,malformed:h,end:v.
end,about:v.about}}function g(x,a,E){return x?.properties.find(v=>v.name===E&&v.namespace===y.dK[a])?.values??[]}const O=-2;class A{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new y.
ee;open=[];root=O;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(a){a.kind==="start"||a.kind==="empty"?(this.start(a.name,a.attributes,a.from),
a.kind==="empty"&&!this.broken&&this.close(a.name,a.to,a.to)):a.kind==="end"?this.close(a.name,a.from,a.to):a.kind==="text"&&this.isInProperty()&&this.pieces.push(
a.text)}isInProperty(){return this.root!==O&&this.open.length>this.root+2}start(a,E,v){if(this.open.length>=B.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(E);const T=this.scope.ofElement(a),h=T.namespace===y.dK.rdf,t=h&&T.local==="li";this.root===O&&this.end<0&&h&&T.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const e=this.open.length-this.root,i=t?E.find(({name:l})=>l==="xml:lang")?.value:void 0;if(this.open.push({name:a,...T,from:v,language:i}),
this.root===O){if(!h||T.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(a)}else if(e===1)this.describe(E);else if(e===
2){this.items=[];const l=E.find(({name:d})=>this.isRdf(d,"resource"));this.pieces=l?[l.value]:[]}else t&&(this.pieces=[])}describe(a){for(const{name:E,value:v,from:T,
to:h}of a){if((0,y.HC)(E))continue;const{namespace:t,local:e}=this.scope.ofAttribute(E);t===y.dK.rdf&&e==="about"&&(this.about=v),!(t===""||t===y.dK.rdf||t===y.
dK.xml)&&this.add({namespace:t,name:e,values:[v],from:T,to:h})}}close(a,E,v){const T=this.open.pop();if(T?.name!==a){this.broken=!0;return}this.scope.leave();const h=this.
open.length-this.root;if(this.root!==O)if(h===0)this.end=E,this.root=O;else if(h===1&&this.loose)this.root=O,this.loose=!1;else if(h===2){const t=this.items.length>
0?n(this.items):[this.pieces.join("").trim()];this.add({namespace:T.namespace,name:T.local,values:t,from:T.from,to:v})}else h>2&&T.namespace===y.dK.rdf&&T.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:T.language}),this.pieces=[])}add(a){this.properties.length<D?this.properties.push(a):this.broken=
!0}isRdf(a,E){const v=this.scope.ofAttribute(a);return v.local===E&&v.namespace===y.dK.rdf}}function n(x){const a=x.findIndex(({language:v})=>v?.toLowerCase()===
"x-default"),E=x.map(({text:v})=>v);return a>0?[E[a],...E.slice(0,a),...E.slice(a+1)]:E}}),81077:((K,b,w)=>{w.d(b,{AN:()=>n,BX:()=>g,H6:()=>O,MN:()=>A,Pu:()=>M,
Zc:()=>_});var y=w(45599),B=w(9819);const D=64,M=t=>typeof t=="number"?String(t):Buffer.from(t.bytes).toString("latin1");async function _(t,e,i){const l=[];for(const d of await a(
t,e,0,i)){for(const p of v(t,d,i))l.push(p);const m=t.job.pace.step(x);m&&await m}return l}async function g(t,e,i,l,d,m){const p=await a(t,e,i,l,m);for(let P=p.
length-1;P>=0;P--){const S=p[P],L=v(t,S,l),u=L.filter(([r,f])=>!d(r,f)),o=t.job.pace.step(x+L.length*x);o&&await o,u.length<L.length&&(t.edit(S.holder),S.dict.set(
l,u.flat()),S.changed=!0);for(const r of S.repeats)t.edit(S.holder),S.dict.delete(r),S.changed=!0;if(S.emptyKids){const r=(t.array(S.dict.get("Kids"))??[]).filter(
f=>!S.emptyKids.has(t.dict(f)));t.edit(S.holder),S.dict.set("Kids",r),S.changed=!0}if(!S.changed)continue;const s=t.array(S.dict.get("Kids"))??[];S.empty=u.length===
0&&s.length===0;const c=S.parent;c&&(c.changed=!0,S.empty?(c.emptyKids??=new Set).add(S.dict):T(t,S,u,s))}return p[0]?.empty??!1}function O(t,e,i){if(e.length<=
D)return(0,y.jd)({[i]:e.flat()});let l=[];for(const d of h(e)){const[m,p]=[d[0][0],d.at(-1)[0]];l.push({ref:t.add((0,y.jd)({Limits:[m,p],[i]:d.flat()})),low:m,high:p})}
for(;l.length>D;)l=h(l).map(d=>{const[m,p]=[d[0].low,d.at(-1).high];return{ref:t.add((0,y.jd)({Limits:[m,p],Kids:d.map(({ref:P})=>P)})),low:m,high:p}});return(0,y.
jd)({Kids:l.map(({ref:d})=>d)})}const A=(t,e)=>O(t,n([...e].map(([i,l])=>[(0,y.Px)(i),l])),"Names");function n(t){return t.map(e=>({entry:e,key:M(e[0])})).sort(
(e,i)=>e.key<i.key?-1:e.key>i.key?1:0).map(({entry:e})=>e)}const x=100;async function a(t,e,i,l,d){const m=new B.b9(t),p=new Set,P=u=>p.size<p.add(u).size,S=[],
L=[{value:e??null,holder:i,parent:void 0}];for(let u=L.pop();u!==void 0;u=L.pop()){m.spend(1);const o=t.dict(u.value);if(!o||!P(o)||d&&u.parent&&!E(t,o,d))continue;
const s=[],c=I=>{const k=t.array(o.get(I));return!k||P(k)?k??[]:(s.push(I),[])},r=c(l).length>>1,f=c("Kids"),C={dict:o,holder:(0,B.Kd)(u.value,u.holder),parent:u.
parent,repeats:s};S.push(C),m.spend(r);for(let I=f.length-1;I>=0;I--)L.push({value:f[I],holder:(0,B.Kd)(o.get("Kids"),C.holder),parent:C});const R=t.job.pace.step(
x+r*x);R&&await R}return S}function E(t,e,i){const[l,d]=t.array(e.get("Limits"))??[];return typeof l!="number"||typeof d!="number"||i(l,d)}function v(t,{dict:e,
repeats:i},l){const d=i.includes(l)?void 0:t.array(e.get(l));if(!d)return[];const m=[];for(let p=0;p+1<d.length;p+=2){const P=t.resolve(d[p]);(l==="Names"?P instanceof
y.Mx:typeof P=="number")&&m.push([P,d[p+1]])}return m}function T(t,e,i,l){const d=P=>t.array(t.dict(P)?.get("Limits"))??[],m=i[0]?.[0]??d(l[0])[0],p=i.at(-1)?.[0]??
d(l.at(-1))[1];t.edit(e.holder),m!==void 0&&p!==void 0?e.dict.set("Limits",[m,p]):e.dict.delete("Limits")}function h(t){const e=[];for(let i=0;i<t.length;i+=D)e.
push(t.slice(i,i+D));return e}}),70549:((K,b,w)=>{w.d(b,{n:()=>y});function y(B){const D=new WeakMap;return M=>{if(M.hasChanges)return B(M);const _=D.get(M);if(_)
return _.answer;const g=B(M);return D.set(M,{answer:g}),g}}}),9819:((K,b,w)=>{w.d(b,{J7:()=>D,Kd:()=>g,Wo:()=>O,_i:()=>_,b9:()=>M});var y=w(42973),B=w(45599);class D{document;gone=new Set;chased=new Set;constructor(n){
this.document=n}remove(n){const{catalog:x,catalogNumber:a,pages:E}=this.document,v=x.get("Pages");n===a||(0,B.i9)(v)&&n===v.number||E.holds(n)||(this.gone.add(n),
this.document.remove(n))}chase(n){this.chased.add(n)}removed(){return this.gone}takeChased(){const n=this.chased;return this.chased=new Set,n}isGone(n){return(0,B.
i9)(n)&&this.gone.has(n.number)}}class M{most;left;constructor(n){this.most=this.left=n.job.limits.nodes}spend=n=>{if(this.left-=n,this.left<0)throw(0,y.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class _{seen;beyond=new Set;allowance;constructor(n,x=new M(
n)){this.allowance=x,this.seen=new Uint8Array((n.size>>3)+1)}first(n){if(this.allowance.spend(1),!(0,B.i9)(n))return!0;const{number:x}=n,a=x>>3;if(a>=this.seen.
length)return this.beyond.size<this.beyond.add(x).size;const E=1<<(x&7),v=(this.seen[a]&E)===0;return this.seen[a]|=E,v}}function g(A,n){return(0,B.i9)(A)?A.number:
n}function O(A,n){const x=A.catalog.get(n),a=A.dict(x);return a&&{dict:a,holder:g(x,A.catalogNumber)}}}),33973:((K,b,w)=>{w.d(b,{Gy:()=>v,Rf:()=>T,Ip:()=>h});var y=w(
54619),B=w(85368),D=w(88500);class M{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new D.s;signed=new Set;constructor(o,s,c){
this.detail=s,this.strings=c,this.scan.strings=c;const r=new Int32Array(s?8*o:o);this.done=new Uint8Array(s?o:0);const f=C=>r.subarray(C*o,(C+1)*o);this.end=f(0),
this.valueEnd=f(1),this.dataStart=f(2),this.dataEnd=f(3),this.lengthStart=f(4),this.lengthEnd=f(5),this.from=f(6),this.to=f(7)}}var _=w(78157),g=w(79725),O=w(4e4),
A=w(39150),n=w(45599);class x{scan=new D.s;ranges=new Map}const a=2;class E{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(o,s,c){this.walked=
c,this.live=new Uint8Array(o),this.via=new Int32Array(s?o:0)}}async function v(u,{watched:o}={}){const{markings:s,referrers:c}=await T([u],{watched:o,detail:!0}),
{live:r,via:f}=s[0];return{live:r,via:f,referrers:c}}async function T(u,o={}){const s=new d(u,o);return await s.run(),s}function h(u,{repairs:o}){for(const{part:s,
number:c,value:r}of o)u[s].put(c,r)}const t=100,e=100,i=-2;function l(u){if(u instanceof n.Z6)return u.data.length+l(u.dict);if(Array.isArray(u))return 12*u.length;
if(!(u instanceof n.Bi))return t;let o=30*u.size;for(const s of u.values())Array.isArray(s)&&(o+=12*s.length);return o}class d{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new g.R;strings;alias;constructor(o,{detail:s=!1,strings:c=!1,watched:r,alias:f}){if(this.documents=o,this.strings=
c,this.alias=f,this.markings=o.map(C=>new E(C.size,r!==void 0,p(C,c||s,c))),!!r){this.watched=new Uint8Array(o[0].size);for(const C of r)this.watched[C]=1}}async run(){
const{documents:o,stack:s}=this,[c]=o;for(const[r,f]of c.trailer)r!=="Encrypt"&&this.followValue(0,f);for(;s.length>0;){const r=s.pop(),f=r%o.length,C=c.job.pace.
step(this.follow(f,(r-f)/o.length));C&&await C}for(const{live:r,signed:f,walked:C}of this.markings)for(const R of C.signed)r[R]===1&&f.add(R)}visit(o,s){this.alias&&
({part:o,number:s}=this.alias(o,s)??{part:o,number:s}),this.watched&&this.watched[s]===1&&this.referrers.add(this.current);const c=this.markings[o],{live:r}=c;if(s>
0&&s<r.length&&r[s]!==0)return;const f=this.documents[o];if(s<=0||s>=r.length||!f.exists(s))return f.missed(s);r[s]=1,this.watched&&(c.via[s]=this.current),this.
stack.push(s*this.documents.length+o)}follow(o,s){const c=this.documents[o],r=this.markings[o],{walked:f}=r;if(this.current=s,r.count++,c.isChanged(s))return this.
followChanged(c,r,o,s);if(f.done[s]===1)return this.followAgain(c,r,o,s);const{scan:C,detail:R}=f;R||(C.used=0);const I=C.used,k=c.table.kind[s]===y.tL?this.walk(
c,f,s):this.walkPlace(c,s,C);return k<0||C.byteRange&&this.isSignature(f.signed,s)?this.forget(C,I).followRepaired(c,o,s):(r.bytes+=k,R&&(f.from[s]=I,f.to[s]=C.
used,f.valueEnd[s]=this.extent.valueEnd,f.done[s]=1),this.followMarks(o,C,I,C.used,C.lengthStart),e+k)}followChanged(o,s,c,r){const f=o.patched(r);if(!f){const W=o.
edited.get(r);return m(W)||W===null?this.followRepaired(o,c,r):(this.followValue(c,W),s.bytes+=l(W),e)}const{detail:C}=s.walked;if(f.references&&!C&&!o.suspect){
for(let W=f.first;W<f.last;W++)this.visit(c,f.references[W]);return s.bytes+=f.end-f.start,e}const{scan:R,ranges:I}=P(s);C||(R.used=0);const k=R.used,U=this.walkPlace(
o,r,R);return U<0||R.byteRange&&this.isSignature(s.signed,r)?this.forget(R,k).followRepaired(o,c,r):(s.bytes+=U,C&&I.set(r,{from:k,to:R.used,valueEnd:this.extent.
valueEnd}),this.followMarks(c,R,k,R.used,R.lengthStart),e+U)}followAgain(o,s,c,r){const{walked:f}=s;return s.bytes+=f.end[r]>0?f.end[r]-o.table.place[r]:t,this.
followMarks(c,f.scan,f.from[r],f.to[r],f.lengthStart[r]),e}isSignature(o,s){return o.add(s),this.strings}followMarks(o,{marks:s},c,r,f){const C=this.strings?f:i;
for(let R=c;R<r;R+=3)s[R]!==D.A&&s[R+1]!==C&&this.visit(o,s[R])}forget(o,s){return o.used=s,this}followRepaired(o,s,c){const r=o.get(c),f=m(r)?o.resolve(r):r;return f===
null?(this.markings[s].live[c]=a,this.markings[s].count--):this.repair(s,c,f),e}repair(o,s,c){this.repairs.push({part:o,number:s,value:c}),this.followValue(o,c)}followValue(o,s){
const c=[s];for(;c.length>0;){const r=c.pop();if(r instanceof n.oS)this.visit(r instanceof n.rV?r.part:o,r.number);else if(Array.isArray(r))for(const f of r)c.push(
f);else if(r instanceof n.Bi){r.has("ByteRange")&&this.markings[o].signed.add(this.current);for(const f of r.values())c.push(f)}else if(r instanceof n.Z6)for(const[
f,C]of r.dict)f!=="Length"&&c.push(C)}}walk(o,s,c){const{extent:r}=this,{bytes:f}=o,{scan:C}=s,R=o.bodies[c];C.forgetLength();const{kept:I}=this,k=!this.strings&&
o.recallEntries(c,I);k&&C.append(I.scan.marks,I.marksFrom,I.marksTo);const U=k?I.close+2:C.value(f,R,f.length);return U<0||f[U-1]===_.AV||!(0,B.x)(o,U,C,r)||o.suspect&&
!(0,A.D)(f,R,U)||C.doubtful&&(0,O.oC)(f,R,U)?-1:(r.dataStart<0&&(C.lengthStart=-1),s.end[c]=r.end,s.detail&&(s.dataStart[c]=r.dataStart,s.dataEnd[c]=r.dataEnd,s.
lengthStart[c]=C.lengthStart,s.lengthEnd[c]=C.lengthEnd),r.end-o.table.place[c])}walkPlace(o,s,c){const r=o.place(s);if(!r)return-1;const{bytes:f,start:C,end:R}=r;
c.forgetLength();const I=c.value(f,C,R);return c.lengthStart=-1,I<0&&!L(f,C,R)||S(f,C,R)||I>0&&f[I-1]===_.AV||I>=0&&(0,_.AN)(f,I,R)<R||o.suspect&&!(0,A.D)(f,C,R)||
c.doubtful&&(0,O.oC)(f,C,R)?-1:(this.extent.valueEnd=I<0?R:I,R-C)}}const m=u=>u instanceof n.oS&&!(u instanceof n.rV);function p(u,o,s){const c=u.walked;if(c?.strings===
s)return c;const r=new M(u.size,o,s);return o&&(u.walked=r),r}function P(u){return u.patches||(u.patches=new x,u.patches.scan.strings=u.walked.strings),u.patches}
function S(u,o,s){const c=(0,_.AN)(u,o,s);return c>=s||u[c]===_.yq&&(0,_.wb)(u,c,"null")}function L(u,o,s){for(let c=o;c<s;c++)if("<([/%".includes(String.fromCharCode(
u[c])))return!1;return!0}}),21996:((K,b,w)=>{w.d(b,{Av:()=>n,RJ:()=>E,V3:()=>a,vb:()=>v,zx:()=>A});var y=w(54619),B=w(93604),D=w(78157),M=w(88500);const _=2048,
g=65536,O="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function A(t,e){const{found:i,all:l}=await x(t,e),d=m=>[...new Set([...m,...l])].sort((p,P)=>p-P);return Object.
fromEntries(e.map(m=>[m,d(i[m])]))}async function n(t,e){const{found:i,all:l}=await x(t,e);for(const d of Object.values(i))for(const m of d)l.add(m);return l}async function x(t,e){
const i=e.map(p=>{const[P="",...S]=[...p].map(u=>u.replace(/\W/,"\\$&")),L=/\W/.test(p)?O:"\\w";return`${P}(?:${S.join("")}|${L}{0,${Math.max(0,p.length-2)}}#)`}),
l=new RegExp(`/(?:${i.join("|")}|#)`,"g"),d=Object.fromEntries(e.map(p=>[p,new Set])),m=new Set;await E(t,(p,P,S,L)=>{const u=p.toString("latin1",P,S);l.lastIndex=
0;for(let o=l.exec(u);o;o=l.exec(u)){const s=L(P+o.index);s!==void 0&&(o[0].endsWith("#")?m.add(s):d[o[0].slice(1)].add(s))}});for(const p of v(t))m.add(p);return{
found:d,all:m}}async function a(t,e){const i=await A(t,e);return[...new Set(Object.values(i).flat())].sort((l,d)=>l-d)}async function E(t,e){const{bytes:i,table:l}=t,
d=T(t),m=new Int32Array(d.length);for(let u=0;u<d.length;u++)m[u]=l.place[d[u]];const p=(0,D.bS)(i),P=u=>d[(0,B.M)(m,u)-1],S=new M.s;let L=0;for(let u=0;u<d.length;u++){
const o=u+1===d.length,s=o?i.length:m[u+1],c=s-m[u]>_;if(!c&&!o&&s-L<g)continue;if(c){m[u]>L&&e(p,L,m[u],P),S.reset();const f=S.value(i,t.bodies[d[u]],s);e(p,m[u],
f<0?s:f,P)}else e(p,L,s,P);const r=t.job.pace.step(Math.min(s-L,g));r&&await r,L=s}for(const[u,o]of h(t)){const s=t.objectStream(u);if(!s)continue;const c=new Set(
o),{starts:r}=s;e((0,D.bS)(s.data),0,s.data.length,C=>{const R=s.numbers[(0,B.M)(r,C)-1];return R!==void 0&&c.has(R)?R:void 0});const f=t.job.pace.step(s.data.length);
f&&await f}}function*v(t){for(let e=1;t.hasChanges&&e<t.size;e++)t.isChanged(e)&&t.exists(e)&&(yield e)}function T(t){const{table:e,hasChanges:i}=t,l=[];let d=!0,
m=-1;for(let p=1;p<e.size;p++){if(e.kind[p]!==y.tL||i&&t.isChanged(p))continue;const P=e.place[p];d&&=P>=m,m=P,l.push(p)}return d?l:l.sort((p,P)=>e.place[p]-e.place[P])}
function h(t){const{table:e,hasChanges:i}=t,l=new Map;for(let d=1;d<e.size;d++){if(e.kind[d]!==y.UT||i&&t.isChanged(d))continue;const m=e.place[d],p=l.get(m);p?
p.push(d):l.set(m,[d])}return l}}),90536:((K,b,w)=>{w.d(b,{C:()=>B,L:()=>D});var y=w(45599);function B(M,_){const g=[M];for(;g.length>0;){const O=g.pop(),A=O instanceof
y.Z6?O.dict:O;if(Array.isArray(A))for(const n of A)g.push(n);else if(A instanceof y.Bi){_(A);for(const n of A.values())g.push(n)}}}function D(M,_){const g=[];return B(
M,O=>{g.length===0&&_(O)&&g.push(O)}),g.length>0}}),93604:((K,b,w)=>{w.d(b,{B:()=>y,M:()=>B});const y=(M,_)=>D(M,_,!1),B=(M,_)=>D(M,_,!0);function D(M,_,g){let[
O,A]=[0,M.length];for(;O<A;){const n=O+A>>1,x=M[n];x<_||g&&x===_?O=n+1:A=n}return O}})};
