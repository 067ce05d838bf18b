"use strict";exports.id=7887,exports.ids=[7887],exports.modules={45657:((B,I,g)=>{g.d(I,{Hn:()=>R,Kf:()=>C,RZ:()=>T,Vp:()=>L,YG:()=>D,vH:()=>K});function T(x,_){for(const l of _)
x.push(l)}const R=x=>x.slice();function K(x,_,l){const O=x.get(_);O?O.push(l):x.set(_,[l])}const C=x=>{let _=-1/0;for(const l of x)_=Math.max(_,l);return _},D=x=>{
let _=1/0;for(const l of x)_=Math.min(_,l);return _},L=x=>Number.isInteger(x)&&!Number.isSafeInteger(x)}),16846:((B,I,g)=>{g.r(I),g.d(I,{read_e_invoice:()=>O});
var T=g(58552),R=g(92761),K=g(24195),C=g(36161),D=g(3263),L=g(3907),x=g(64173),_=g(43576),l=g(98446);const O=async(M,f,m)=>{const P=t=>f.with_xml?{xml:(0,L.Rt)(
t)??null}:{};if((0,R.ec)(M.bytes)){const t=await(0,C.Q)(M.bytes,m.pace);if(typeof t=="string")throw(0,T.G6)([{field:"file",message:`is XML that ${t}`}]);return{
documents:[M],data:{...d(t,M.name),...P(M.bytes)},notes:[],facts:{}}}const p=await(0,x.E)(M.bytes,m,{password:f.open_password}),s=await(0,R.sc)(p),[n]=s.invoices;
if(!n)throw(0,T.G6)([E(s)]);return{documents:[{...M,pageCount:p.pages.count}],data:{...d(n,n.file),...P(n.bytes)},notes:s.invoices.length>1?[S(n,s.invoices.length)]:
[],facts:{}}},d=(M,f)=>({syntax:M.syntax,profile:(0,K.je)(M.invoice.guideline),file:f,...M.invoice,issues:(0,D.FC)(M).map(({name:m,date:P})=>({term:m,found:P,text:"\
The date is not a day of the calendar"}))});function E({refused:M,names:f}){if(M)return{field:"file",message:`has no invoice that can be read: ${v(M.file)} ${M.
reason}`};const m=(0,l.Dw)(f.map(v));return{field:"file",message:`has no electronic invoice in CII or UBL; it has ${f.length===0?"no attachments":`these attachm\
ents: ${m}`}`}}const v=M=>(0,_.jC)(M,_.zE,"an attachment without a name"),S=({file:M},f)=>({code:"several_invoices",message:`The document has ${f} electronic in\
voices, where one is allowed: ${v(M)} was read.`})}),21115:((B,I,g)=>{g.d(I,{HC:()=>C,dK:()=>T,ee:()=>K});const T={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-\
ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",
pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",
pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http:\
//www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/\
pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},R=new Map(Object.entries(T));class K{uris=new Map;declared=[];known=new Map;enter(l){
let O;for(const{name:d,value:E}of l){if(!C(d))continue;const v=d.slice(6),S=this.uris.get(v);S?S.push(E):this.uris.set(v,[E]),(O??=[]).push(v)}this.declared.push(
O??D),O&&this.known.clear()}leave(){const l=this.declared.pop()??D;for(const O of l)this.uris.get(O).pop();l.length>0&&this.known.clear()}declares(l){return(this.
uris.get(x(l))?.length??0)>0}ofElement(l){let O=this.known.get(l);if(!O){const d=x(l),E=this.uris.get(d)?.at(-1)??R.get(d)??"";this.known.size===L&&this.known.clear(),
this.known.set(l,O={namespace:E,local:l.slice(l.indexOf(":")+1)})}return O}ofAttribute(l){return l.includes(":")?this.ofElement(l):{namespace:"",local:l}}}const C=_=>_===
"xmlns"||_.startsWith("xmlns:"),D=[],L=1e3,x=_=>_.slice(0,Math.max(_.indexOf(":"),0))}),824:((B,I,g)=>{g.d(I,{Br:()=>_,_6:()=>O,_U:()=>x});var T=g(58552),R=g(1975),
K=g(17079),C=g(45599),D=g(59071),L=g(70549);function x(d){const E=d.resolve(d.trailer.get("Info"));return E instanceof C.Bi?E:E instanceof C.Z6?E.dict:void 0}const _=(0,L.
n)(l);async function l(d){const E=d.get(d.catalogNumber),v=E instanceof C.Bi?d.resolve(E.get("Metadata")):null;if(!(v instanceof C.Z6))return;let S;try{S=d.decoded(
v)}catch(M){if(!(M instanceof T.zU)||M.code==="cancelled")throw M;return R.m}return(0,R.kg)(S,d.job.pace)}function O(d,E){const v=x(d),S=s=>d.resolve(v?.get(s)),
M=(s,n,t=", ")=>{const a=(0,R.sm)(E,s,n).map(D.wh).filter(Boolean).join(t);return a===""?null:a},f=(s,n)=>{const[t=""]=(0,R.sm)(E,s,n);return(0,D.wh)(t)||null},
m=(s,n)=>(0,K._)((0,D.Gh)(S(s))??"")??(0,K._)(f("xmp",n)??"")??null,P=d.get(d.catalogNumber),p=P instanceof C.Bi?(0,D.Gh)(d.resolve(P.get("Lang"))):null;return{
title:(0,D.Gh)(S("Title"))??f("dc","title"),author:(0,D.Gh)(S("Author"))??M("dc","creator"),subject:(0,D.Gh)(S("Subject"))??f("dc","description"),keywords:(0,D.
Gh)(S("Keywords"))??M("pdf","Keywords")??M("dc","subject"),creator:(0,D.Gh)(S("Creator"))??f("xmp","CreatorTool"),producer:(0,D.Gh)(S("Producer"))??f("pdf","Pro\
ducer"),created:m("CreationDate","CreateDate"),modified:m("ModDate","ModifyDate"),language:p??f("dc","language")}}}),3907:((B,I,g)=>{g.d(I,{Rt:()=>v,X:()=>p,km:()=>C,
ol:()=>R,xK:()=>E});var T=g(78157);const R=200,K=1e4;async function C(s,n,t){const a=new D(s);for(let h=a.next();h;h=a.next()){if(t(h))return"left";const y=n.step(
(h.to-h.from)*4+50);y&&await y}return a.hasDocumentType?"document type":a.malformed?"malformed":"well-formed"}class D{text;malformed=!1;hasDocumentType=!1;at=0;constructor(n){
this.text=n}next(){const{text:n,at:t}=this;if(t>=n.length)return;if(n.charCodeAt(t)!==L)return this.characters(t,this.nextTag(t));if(n.startsWith("<!--",t))return this.
other(t,"-->",4);if(n.startsWith("<?",t))return this.other(t,"?>",2);if(n.startsWith("<![CDATA[",t)){const h=n.indexOf("]]>",t);return h<0?this.end():(this.at=h+
3,{kind:"text",text:n.slice(t+9,h),from:t,to:this.at})}return n.startsWith("<!",t)?(this.hasDocumentType=n.startsWith("<!DOCTYPE",t),this.end()):(n.charCodeAt(t+
1)===_?this.endTag(t):this.startTag(t))??this.fault(t,this.nextTag(t+1))}other(n,t,a){const h=this.text.indexOf(t,n+a);return h<0?this.end():(this.at=h+t.length,
{kind:"other",from:n,to:this.at})}endTag(n){const t=this.name(n+2),a=this.blanks(t);if(!(t===n+2||this.text.charCodeAt(a)!==x))return this.at=a+1,{kind:"end",name:this.
text.slice(n+2,t),from:n,to:this.at}}startTag(n){const{text:t}=this,a=this.name(n+1);if(a===n+1)return;const h=t.slice(n+1,a),y=[];for(let u=a;;){const o=this.blanks(
u),e=t.charCodeAt(o);if(e===x||e===_&&t.charCodeAt(o+1)===x)return this.at=e===x?o+1:o+2,{kind:e===x?"start":"empty",name:h,attributes:y,from:n,to:this.at};const i=this.
name(o),r=this.blanks(i),c=this.blanks(r+1),w=t[c];if(o===u||i===o||t[r]!=="="||w!=='"'&&w!=="'")return;const A=t.indexOf(w,c+1),b=t.slice(c+1,Math.max(A,c+1)),
k=b.includes("<")?void 0:O(b);if(A<0||k===void 0||y.length>=K)return;y.push({name:t.slice(o,i),value:k,from:o,to:A+1}),u=A+1}}characters(n,t){const a=O(this.text.
slice(n,t));return a===void 0?this.fault(n,t):(this.at=t,{kind:"text",text:a,from:n,to:t})}nextTag(n){const t=this.text.indexOf("<",n);return t<0?this.text.length:
t}fault(n,t){return this.malformed=!0,this.at=t,{kind:"other",from:n,to:t}}end(){this.malformed=!0,this.at=this.text.length}blanks(n){const{text:t}=this;for(;;){
const a=t.charCodeAt(n);if(a!==32&&a!==9&&a!==10&&a!==13)return n;n++}}name(n){const{text:t}=this;for(;n<t.length;n++){const a=t.charCodeAt(n);if(a<=32||a===_||
a===x||a===L||a===61||a===34||a===39)break}return n}}const[L,x,_]=[60,62,47],l=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function O(s){
if(!s.includes("&"))return s;const n=[];let t=0;for(let a=s.indexOf("&");a>=0;a=s.indexOf("&",t)){const h=s.indexOf(";",a);if(h<0||h-a>12)return;const y=s.slice(
a+1,h),u=l.get(y)??d(y);if(u===void 0)return;n.push(s.slice(t,a),u),t=h+1}return n.push(s.slice(t)),n.join("")}function d(s){const n=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(s),t=n?parseInt(n[1]??n[2],n[1]===void 0?10:16):-1;return t>0&&t<=1114111&&!(t>=55296&&t<=57343)?String.fromCodePoint(t):void 0}function E(s){const[n,t,a,h]=s;
if(n===0&&t===0&&(a===254||a===0)||n===255&&t===254&&a===0&&h===0)return P(s);if(n===254&&t===255||n===0&&t===60)return m(new TextDecoder("utf-16be").decode(s));
if(n===255&&t===254||n===60&&t===0)return m(new TextDecoder("utf-16le").decode(s));const y=new TextDecoder().decode(s);return m(y.includes("�")?Buffer.from(s).
toString("latin1"):y)}function v(s){if(s[0]===0||s[1]===0||s[0]===254||s[0]===255)return E(s);const t=(0,T.bS)(s).toString("latin1",0,S),a=M.exec(t)?.[1]?.toLowerCase()??
"utf-8";if(f.has(a))try{return new TextDecoder(a,{fatal:!0}).decode(s)}catch{return}}const S=200,M=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
f=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),m=s=>s.startsWith("\uFEFF")?s.slice(1):s;function P(s){const n=new DataView(s.buffer,
s.byteOffset,s.byteLength),t=s[0]!==0,a=[];for(let h=0;h+4<=s.length;h+=4){const y=n.getUint32(h,t);if(y>1114111)return;a.push(String.fromCodePoint(y))}return m(
a.join(""))}const p=s=>s.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),1975:((B,I,g)=>{g.d(I,{kg:()=>D,m:()=>C,
sm:()=>L});var T=g(21115),R=g(3907);const K=1e5,C={text:"",properties:[],malformed:!0,end:-1,about:""};async function D(O,d){const E=(0,R.xK)(O);if(E===void 0)return C;
const v=new _,M=await(0,R.km)(E,d,f=>(v.take(f),v.broken))!=="well-formed"||v.depth>0||v.end<0||!v.declared;return{text:E,properties:v.properties,malformed:M,end:v.
end,about:v.about}}function L(O,d,E){return O?.properties.find(v=>v.name===E&&v.namespace===T.dK[d])?.values??[]}const x=-2;class _{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new T.
ee;open=[];root=x;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(d){d.kind==="start"||d.kind==="empty"?(this.start(d.name,d.attributes,d.from),
d.kind==="empty"&&!this.broken&&this.close(d.name,d.to,d.to)):d.kind==="end"?this.close(d.name,d.from,d.to):d.kind==="text"&&this.isInProperty()&&this.pieces.push(
d.text)}isInProperty(){return this.root!==x&&this.open.length>this.root+2}start(d,E,v){if(this.open.length>=R.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(E);const S=this.scope.ofElement(d),M=S.namespace===T.dK.rdf,f=M&&S.local==="li";this.root===x&&this.end<0&&M&&S.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const m=this.open.length-this.root,P=f?E.find(({name:p})=>p==="xml:lang")?.value:void 0;if(this.open.push({name:d,...S,from:v,language:P}),
this.root===x){if(!M||S.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(d)}else if(m===1)this.describe(E);else if(m===
2){this.items=[];const p=E.find(({name:s})=>this.isRdf(s,"resource"));this.pieces=p?[p.value]:[]}else f&&(this.pieces=[])}describe(d){for(const{name:E,value:v,from:S,
to:M}of d){if((0,T.HC)(E))continue;const{namespace:f,local:m}=this.scope.ofAttribute(E);f===T.dK.rdf&&m==="about"&&(this.about=v),!(f===""||f===T.dK.rdf||f===T.
dK.xml)&&this.add({namespace:f,name:m,values:[v],from:S,to:M})}}close(d,E,v){const S=this.open.pop();if(S?.name!==d){this.broken=!0;return}this.scope.leave();const M=this.
open.length-this.root;if(this.root!==x)if(M===0)this.end=E,this.root=x;else if(M===1&&this.loose)this.root=x,this.loose=!1;else if(M===2){const f=this.items.length>
0?l(this.items):[this.pieces.join("").trim()];this.add({namespace:S.namespace,name:S.local,values:f,from:S.from,to:v})}else M>2&&S.namespace===T.dK.rdf&&S.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:S.language}),this.pieces=[])}add(d){this.properties.length<K?this.properties.push(d):this.broken=
!0}isRdf(d,E){const v=this.scope.ofAttribute(d);return v.local===E&&v.namespace===T.dK.rdf}}function l(O){const d=O.findIndex(({language:v})=>v?.toLowerCase()===
"x-default"),E=O.map(({text:v})=>v);return d>0?[E[d],...E.slice(0,d),...E.slice(d+1)]:E}}),81077:((B,I,g)=>{g.d(I,{AN:()=>l,BX:()=>L,H6:()=>x,MN:()=>_,Pu:()=>C,
Zc:()=>D});var T=g(45599),R=g(9819);const K=64,C=f=>typeof f=="number"?String(f):Buffer.from(f.bytes).toString("latin1");async function D(f,m,P){const p=[];for(const s of await d(
f,m,0,P)){for(const t of v(f,s,P))p.push(t);const n=f.job.pace.step(O);n&&await n}return p}async function L(f,m,P,p,s,n){const t=await d(f,m,P,p,n);for(let a=t.
length-1;a>=0;a--){const h=t[a],y=v(f,h,p),u=y.filter(([r,c])=>!s(r,c)),o=f.job.pace.step(O+y.length*O);o&&await o,u.length<y.length&&(f.edit(h.holder),h.dict.set(
p,u.flat()),h.changed=!0);for(const r of h.repeats)f.edit(h.holder),h.dict.delete(r),h.changed=!0;if(h.emptyKids){const r=(f.array(h.dict.get("Kids"))??[]).filter(
c=>!h.emptyKids.has(f.dict(c)));f.edit(h.holder),h.dict.set("Kids",r),h.changed=!0}if(!h.changed)continue;const e=f.array(h.dict.get("Kids"))??[];h.empty=u.length===
0&&e.length===0;const i=h.parent;i&&(i.changed=!0,h.empty?(i.emptyKids??=new Set).add(h.dict):S(f,h,u,e))}return t[0]?.empty??!1}function x(f,m,P){if(m.length<=
K)return(0,T.jd)({[P]:m.flat()});let p=[];for(const s of M(m)){const[n,t]=[s[0][0],s.at(-1)[0]];p.push({ref:f.add((0,T.jd)({Limits:[n,t],[P]:s.flat()})),low:n,high:t})}
for(;p.length>K;)p=M(p).map(s=>{const[n,t]=[s[0].low,s.at(-1).high];return{ref:f.add((0,T.jd)({Limits:[n,t],Kids:s.map(({ref:a})=>a)})),low:n,high:t}});return(0,T.
jd)({Kids:p.map(({ref:s})=>s)})}const _=(f,m)=>x(f,l([...m].map(([P,p])=>[(0,T.Px)(P),p])),"Names");function l(f){return f.map(m=>({entry:m,key:C(m[0])})).sort(
(m,P)=>m.key<P.key?-1:m.key>P.key?1:0).map(({entry:m})=>m)}const O=100;async function d(f,m,P,p,s){const n=new R.b9(f),t=new Set,a=u=>t.size<t.add(u).size,h=[],
y=[{value:m??null,holder:P,parent:void 0}];for(let u=y.pop();u!==void 0;u=y.pop()){n.spend(1);const o=f.dict(u.value);if(!o||!a(o)||s&&u.parent&&!E(f,o,s))continue;
const e=[],i=b=>{const k=f.array(o.get(b));return!k||a(k)?k??[]:(e.push(b),[])},r=i(p).length>>1,c=i("Kids"),w={dict:o,holder:(0,R.Kd)(u.value,u.holder),parent:u.
parent,repeats:e};h.push(w),n.spend(r);for(let b=c.length-1;b>=0;b--)y.push({value:c[b],holder:(0,R.Kd)(o.get("Kids"),w.holder),parent:w});const A=f.job.pace.step(
O+r*O);A&&await A}return h}function E(f,m,P){const[p,s]=f.array(m.get("Limits"))??[];return typeof p!="number"||typeof s!="number"||P(p,s)}function v(f,{dict:m,
repeats:P},p){const s=P.includes(p)?void 0:f.array(m.get(p));if(!s)return[];const n=[];for(let t=0;t+1<s.length;t+=2){const a=f.resolve(s[t]);(p==="Names"?a instanceof
T.Mx:typeof a=="number")&&n.push([a,s[t+1]])}return n}function S(f,m,P,p){const s=a=>f.array(f.dict(a)?.get("Limits"))??[],n=P[0]?.[0]??s(p[0])[0],t=P.at(-1)?.[0]??
s(p.at(-1))[1];f.edit(m.holder),n!==void 0&&t!==void 0?m.dict.set("Limits",[n,t]):m.dict.delete("Limits")}function M(f){const m=[];for(let P=0;P<f.length;P+=K)m.
push(f.slice(P,P+K));return m}}),70549:((B,I,g)=>{g.d(I,{n:()=>T});function T(R){const K=new WeakMap;return C=>{if(C.hasChanges)return R(C);const D=K.get(C);if(D)
return D.answer;const L=R(C);return K.set(C,{answer:L}),L}}}),9819:((B,I,g)=>{g.d(I,{J7:()=>K,Kd:()=>L,Wo:()=>x,_i:()=>D,b9:()=>C});var T=g(42973),R=g(45599);class K{document;gone=new Set;chased=new Set;constructor(l){
this.document=l}remove(l){const{catalog:O,catalogNumber:d,pages:E}=this.document,v=O.get("Pages");l===d||(0,R.i9)(v)&&l===v.number||E.holds(l)||(this.gone.add(l),
this.document.remove(l))}chase(l){this.chased.add(l)}removed(){return this.gone}takeChased(){const l=this.chased;return this.chased=new Set,l}isGone(l){return(0,R.
i9)(l)&&this.gone.has(l.number)}}class C{most;left;constructor(l){this.most=this.left=l.job.limits.nodes}spend=l=>{if(this.left-=l,this.left<0)throw(0,T.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class D{seen;beyond=new Set;allowance;constructor(l,O=new C(
l)){this.allowance=O,this.seen=new Uint8Array((l.size>>3)+1)}first(l){if(this.allowance.spend(1),!(0,R.i9)(l))return!0;const{number:O}=l,d=O>>3;if(d>=this.seen.
length)return this.beyond.size<this.beyond.add(O).size;const E=1<<(O&7),v=(this.seen[d]&E)===0;return this.seen[d]|=E,v}}function L(_,l){return(0,R.i9)(_)?_.number:
l}function x(_,l){const O=_.catalog.get(l),d=_.dict(O);return d&&{dict:d,holder:L(O,_.catalogNumber)}}}),33973:((B,I,g)=>{g.d(I,{Gy:()=>v,Rf:()=>S,Ip:()=>M});var T=g(
54619),R=g(85368),K=g(88500);class C{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new K.s;signed=new Set;constructor(o,e,i){
this.detail=e,this.strings=i,this.scan.strings=i;const r=new Int32Array(e?8*o:o);this.done=new Uint8Array(e?o:0);const c=w=>r.subarray(w*o,(w+1)*o);this.end=c(0),
this.valueEnd=c(1),this.dataStart=c(2),this.dataEnd=c(3),this.lengthStart=c(4),this.lengthEnd=c(5),this.from=c(6),this.to=c(7)}}var D=g(78157),L=g(79725),x=g(4e4),
_=g(39150),l=g(45599);class O{scan=new K.s;ranges=new Map}const d=2;class E{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(o,e,i){this.walked=
i,this.live=new Uint8Array(o),this.via=new Int32Array(e?o:0)}}async function v(u,{watched:o}={}){const{markings:e,referrers:i}=await S([u],{watched:o,detail:!0}),
{live:r,via:c}=e[0];return{live:r,via:c,referrers:i}}async function S(u,o={}){const e=new s(u,o);return await e.run(),e}function M(u,{repairs:o}){for(const{part:e,
number:i,value:r}of o)u[e].put(i,r)}const f=100,m=100,P=-2;function p(u){if(u instanceof l.Z6)return u.data.length+p(u.dict);if(Array.isArray(u))return 12*u.length;
if(!(u instanceof l.Bi))return f;let o=30*u.size;for(const e of u.values())Array.isArray(e)&&(o+=12*e.length);return o}class s{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new L.R;strings;alias;constructor(o,{detail:e=!1,strings:i=!1,watched:r,alias:c}){if(this.documents=o,this.strings=
i,this.alias=c,this.markings=o.map(w=>new E(w.size,r!==void 0,t(w,i||e,i))),!!r){this.watched=new Uint8Array(o[0].size);for(const w of r)this.watched[w]=1}}async run(){
const{documents:o,stack:e}=this,[i]=o;for(const[r,c]of i.trailer)r!=="Encrypt"&&this.followValue(0,c);for(;e.length>0;){const r=e.pop(),c=r%o.length,w=i.job.pace.
step(this.follow(c,(r-c)/o.length));w&&await w}for(const{live:r,signed:c,walked:w}of this.markings)for(const A of w.signed)r[A]===1&&c.add(A)}visit(o,e){this.alias&&
({part:o,number:e}=this.alias(o,e)??{part:o,number:e}),this.watched&&this.watched[e]===1&&this.referrers.add(this.current);const i=this.markings[o],{live:r}=i;if(e>
0&&e<r.length&&r[e]!==0)return;const c=this.documents[o];if(e<=0||e>=r.length||!c.exists(e))return c.missed(e);r[e]=1,this.watched&&(i.via[e]=this.current),this.
stack.push(e*this.documents.length+o)}follow(o,e){const i=this.documents[o],r=this.markings[o],{walked:c}=r;if(this.current=e,r.count++,i.isChanged(e))return this.
followChanged(i,r,o,e);if(c.done[e]===1)return this.followAgain(i,r,o,e);const{scan:w,detail:A}=c;A||(w.used=0);const b=w.used,k=i.table.kind[e]===T.tL?this.walk(
i,c,e):this.walkPlace(i,e,w);return k<0||w.byteRange&&this.isSignature(c.signed,e)?this.forget(w,b).followRepaired(i,o,e):(r.bytes+=k,A&&(c.from[e]=b,c.to[e]=w.
used,c.valueEnd[e]=this.extent.valueEnd,c.done[e]=1),this.followMarks(o,w,b,w.used,w.lengthStart),m+k)}followChanged(o,e,i,r){const c=o.patched(r);if(!c){const U=o.
edited.get(r);return n(U)||U===null?this.followRepaired(o,i,r):(this.followValue(i,U),e.bytes+=p(U),m)}const{detail:w}=e.walked;if(c.references&&!w&&!o.suspect){
for(let U=c.first;U<c.last;U++)this.visit(i,c.references[U]);return e.bytes+=c.end-c.start,m}const{scan:A,ranges:b}=a(e);w||(A.used=0);const k=A.used,W=this.walkPlace(
o,r,A);return W<0||A.byteRange&&this.isSignature(e.signed,r)?this.forget(A,k).followRepaired(o,i,r):(e.bytes+=W,w&&b.set(r,{from:k,to:A.used,valueEnd:this.extent.
valueEnd}),this.followMarks(i,A,k,A.used,A.lengthStart),m+W)}followAgain(o,e,i,r){const{walked:c}=e;return e.bytes+=c.end[r]>0?c.end[r]-o.table.place[r]:f,this.
followMarks(i,c.scan,c.from[r],c.to[r],c.lengthStart[r]),m}isSignature(o,e){return o.add(e),this.strings}followMarks(o,{marks:e},i,r,c){const w=this.strings?c:P;
for(let A=i;A<r;A+=3)e[A]!==K.A&&e[A+1]!==w&&this.visit(o,e[A])}forget(o,e){return o.used=e,this}followRepaired(o,e,i){const r=o.get(i),c=n(r)?o.resolve(r):r;return c===
null?(this.markings[e].live[i]=d,this.markings[e].count--):this.repair(e,i,c),m}repair(o,e,i){this.repairs.push({part:o,number:e,value:i}),this.followValue(o,i)}followValue(o,e){
const i=[e];for(;i.length>0;){const r=i.pop();if(r instanceof l.oS)this.visit(r instanceof l.rV?r.part:o,r.number);else if(Array.isArray(r))for(const c of r)i.push(
c);else if(r instanceof l.Bi){r.has("ByteRange")&&this.markings[o].signed.add(this.current);for(const c of r.values())i.push(c)}else if(r instanceof l.Z6)for(const[
c,w]of r.dict)c!=="Length"&&i.push(w)}}walk(o,e,i){const{extent:r}=this,{bytes:c}=o,{scan:w}=e,A=o.bodies[i];w.forgetLength();const{kept:b}=this,k=!this.strings&&
o.recallEntries(i,b);k&&w.append(b.scan.marks,b.marksFrom,b.marksTo);const W=k?b.close+2:w.value(c,A,c.length);return W<0||c[W-1]===D.AV||!(0,R.x)(o,W,w,r)||o.suspect&&
!(0,_.D)(c,A,W)||w.doubtful&&(0,x.oC)(c,A,W)?-1:(r.dataStart<0&&(w.lengthStart=-1),e.end[i]=r.end,e.detail&&(e.dataStart[i]=r.dataStart,e.dataEnd[i]=r.dataEnd,e.
lengthStart[i]=w.lengthStart,e.lengthEnd[i]=w.lengthEnd),r.end-o.table.place[i])}walkPlace(o,e,i){const r=o.place(e);if(!r)return-1;const{bytes:c,start:w,end:A}=r;
i.forgetLength();const b=i.value(c,w,A);return i.lengthStart=-1,b<0&&!y(c,w,A)||h(c,w,A)||b>0&&c[b-1]===D.AV||b>=0&&(0,D.AN)(c,b,A)<A||o.suspect&&!(0,_.D)(c,w,A)||
i.doubtful&&(0,x.oC)(c,w,A)?-1:(this.extent.valueEnd=b<0?A:b,A-w)}}const n=u=>u instanceof l.oS&&!(u instanceof l.rV);function t(u,o,e){const i=u.walked;if(i?.strings===
e)return i;const r=new C(u.size,o,e);return o&&(u.walked=r),r}function a(u){return u.patches||(u.patches=new O,u.patches.scan.strings=u.walked.strings),u.patches}
function h(u,o,e){const i=(0,D.AN)(u,o,e);return i>=e||u[i]===D.yq&&(0,D.wb)(u,i,"null")}function y(u,o,e){for(let i=o;i<e;i++)if("<([/%".includes(String.fromCharCode(
u[i])))return!1;return!0}}),21996:((B,I,g)=>{g.d(I,{Av:()=>E,RJ:()=>M,V3:()=>S,vb:()=>f,zx:()=>d});var T=g(54619),R=g(93604),K=g(78157),C=g(88500);const D=2048,
L=65536,x=4,_=1<<20,l=1024,O="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function d(p,s){const{found:n,all:t}=await v(p,s),a=h=>[...new Set([...h,...t])].sort((y,u)=>y-
u);return Object.fromEntries(s.map(h=>[h,a(n[h])]))}async function E(p,s){const{found:n,all:t}=await v(p,s);for(const a of Object.values(n))for(const h of a)t.add(
h);return t}async function v(p,s){const n=s.map(y=>{const[u="",...o]=[...y].map(i=>i.replace(/\W/,"\\$&")),e=/\W/.test(y)?O:"\\w";return`${u}(?:${o.join("")}|${e}\
{0,${Math.max(0,y.length-2)}}#)`}),t=new RegExp(`/(?:${n.join("|")}|#)`,"g"),a=Object.fromEntries(s.map(y=>[y,new Set])),h=new Set;await M(p,(y,u,o,e)=>{const i=y.
toString("latin1",u,o);t.lastIndex=0;for(let r=t.exec(i);r;r=t.exec(i)){const c=e(u+r.index);c!==void 0&&(r[0].endsWith("#")?h.add(c):a[r[0].slice(1)].add(c))}});
for(const y of f(p))h.add(y);return{found:a,all:h}}async function S(p,s){const n=await d(p,s);return[...new Set(Object.values(n).flat())].sort((t,a)=>t-a)}async function M(p,s){
const{bytes:n,table:t}=p,a=m(p),h=new Int32Array(a.length);for(let i=0;i<a.length;i++)h[i]=t.place[a[i]];const y=(0,K.bS)(n),u=i=>a[(0,R.M)(h,i)-1],o=new C.s;let e=0;
for(let i=0;i<a.length;i++){const r=i+1===a.length,c=r?n.length:h[i+1],w=c-h[i]>D;if(!w&&!r&&c-e<L)continue;let A=c;if(w){h[i]>e&&s(y,e,h[i],u),o.reset();const k=o.
value(n,p.bodies[a[i]],c);e=h[i],k>=0&&(A=k)}s(y,e,A,u);const b=p.job.pace.step(x*(A-e));b&&await b,e=c}for(const[i,r]of P(p)){const c=p.objectStream(i),w=p.job.
pace.step(0);if(w&&await w,!c)continue;const A=new Set(r),{starts:b,numbers:k,data:W}=c,U=j=>{const N=k[(0,R.M)(b,j)-1];return N!==void 0&&A.has(N)?N:void 0};for(let j=0;j<
W.length;j+=_){s((0,K.bS)(W),j,Math.min(j+_+l,W.length),U);const N=p.job.pace.step(x*_);N&&await N}}}function*f(p){for(let s=1;p.hasChanges&&s<p.size;s++)p.isChanged(
s)&&p.exists(s)&&(yield s)}function m(p){const{table:s,hasChanges:n}=p,t=[];let a=!0,h=-1;for(let y=1;y<s.size;y++){if(s.kind[y]!==T.tL||n&&p.isChanged(y))continue;
const u=s.place[y];a&&=u>=h,h=u,t.push(y)}return a?t:t.sort((y,u)=>s.place[y]-s.place[u])}function P(p){const{table:s,hasChanges:n}=p,t=new Map;for(let a=1;a<s.
size;a++){if(s.kind[a]!==T.UT||n&&p.isChanged(a))continue;const h=s.place[a],y=t.get(h);y?y.push(a):t.set(h,[a])}return t}}),90536:((B,I,g)=>{g.d(I,{C:()=>R,L:()=>K});
var T=g(45599);function R(C,D){const L=[C];for(;L.length>0;){const x=L.pop(),_=x instanceof T.Z6?x.dict:x;if(Array.isArray(_))for(const l of _)L.push(l);else if(_ instanceof
T.Bi){D(_);for(const l of _.values())L.push(l)}}}function K(C,D){const L=[];return R(C,x=>{L.length===0&&D(x)&&L.push(x)}),L.length>0}}),93604:((B,I,g)=>{g.d(I,
{B:()=>T,M:()=>R});const T=(C,D)=>K(C,D,!1),R=(C,D)=>K(C,D,!0);function K(C,D,L){let[x,_]=[0,C.length];for(;x<_;){const l=x+_>>1,O=C[l];O<D||L&&O===D?x=l+1:_=l}
return x}})};
