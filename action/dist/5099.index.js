"use strict";exports.id=5099,exports.ids=[5099],exports.modules={45657:((W,T,u)=>{u.d(T,{Hn:()=>M,Kf:()=>x,RZ:()=>O,Vp:()=>y,YG:()=>E,vH:()=>A});function O(d,f){for(const a of f)
d.push(a)}const M=d=>d.slice();function A(d,f,a){const p=d.get(f);p?p.push(a):d.set(f,[a])}const x=d=>{let f=-1/0;for(const a of d)f=Math.max(f,a);return f},E=d=>{
let f=1/0;for(const a of d)f=Math.min(f,a);return f},y=d=>Number.isInteger(d)&&!Number.isSafeInteger(d)}),16846:((W,T,u)=>{u.r(T),u.d(T,{read_e_invoice:()=>p});
var O=u(58552),M=u(92761),A=u(24195),x=u(36161),E=u(3263),y=u(3907),d=u(94518),f=u(43576),a=u(98446);const p=async(g,o,l)=>{const w=t=>o.with_xml?{xml:(0,y.Rt)(
t)??null}:{};if((0,M.ec)(g.bytes)){const t=await(0,x.Q)(g.bytes,l.pace);if(typeof t=="string")throw(0,O.G6)([{field:"file",message:`is XML that ${t}`}]);return{
documents:[g],data:{...r(t,g.name),...w(g.bytes)},notes:[],facts:{}}}const c=await(0,d.E)(g.bytes,l,{password:o.open_password}),e=await(0,M.sc)(c),[n]=e.invoices;
if(!n)throw(0,O.G6)([h(e)]);return{documents:[{...g,pageCount:c.pages.count}],data:{...r(n,n.file),...w(n.bytes)},notes:e.invoices.length>1?[v(n,e.invoices.length)]:
[],facts:{}}},r=(g,o)=>({syntax:g.syntax,profile:(0,A.je)(g.invoice.guideline),file:o,...g.invoice,issues:(0,E.FC)(g).map(({name:l,date:w})=>({term:l,found:w,text:"\
The date is not a day of the calendar"}))});function h({refused:g,names:o}){if(g)return{field:"file",message:`has no invoice that can be read: ${m(g.file)} ${g.
reason}`};const l=(0,a.Dw)(o.map(m));return{field:"file",message:`has no electronic invoice in CII or UBL; it has ${o.length===0?"no attachments":`these attachm\
ents: ${l}`}`}}const m=g=>(0,f.jC)(g,f.zE,"an attachment without a name"),v=({file:g},o)=>({code:"several_invoices",message:`The document has ${o} electronic in\
voices, where one is allowed: ${m(g)} was read.`})}),21115:((W,T,u)=>{u.d(T,{HC:()=>x,dK:()=>O,ee:()=>A});const O={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-\
ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",
pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",
pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http:\
//www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/\
pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},M=new Map(Object.entries(O));class A{uris=new Map;declared=[];known=new Map;enter(a){
let p;for(const{name:r,value:h}of a){if(!x(r))continue;const m=r.slice(6),v=this.uris.get(m);v?v.push(h):this.uris.set(m,[h]),(p??=[]).push(m)}this.declared.push(
p??E),p&&this.known.clear()}leave(){const a=this.declared.pop()??E;for(const p of a)this.uris.get(p).pop();a.length>0&&this.known.clear()}declares(a){return(this.
uris.get(d(a))?.length??0)>0}ofElement(a){let p=this.known.get(a);if(!p){const r=d(a),h=this.uris.get(r)?.at(-1)??M.get(r)??"";this.known.size===y&&this.known.clear(),
this.known.set(a,p={namespace:h,local:a.slice(a.indexOf(":")+1)})}return p}ofAttribute(a){return a.includes(":")?this.ofElement(a):{namespace:"",local:a}}}const x=f=>f===
"xmlns"||f.startsWith("xmlns:"),E=[],y=1e3,d=f=>f.slice(0,Math.max(f.indexOf(":"),0))}),824:((W,T,u)=>{u.d(T,{Br:()=>f,_6:()=>p,_U:()=>d});var O=u(58552),M=u(1975),
A=u(17079),x=u(45599),E=u(59071),y=u(70549);function d(r){const h=r.resolve(r.trailer.get("Info"));return h instanceof x.Bi?h:h instanceof x.Z6?h.dict:void 0}const f=(0,y.
n)(a);async function a(r){const h=r.get(r.catalogNumber),m=h instanceof x.Bi?r.resolve(h.get("Metadata")):null;if(!(m instanceof x.Z6))return;let v;try{v=r.decoded(
m)}catch(g){if(!(g instanceof O.zU)||g.code==="cancelled")throw g;return M.m}return(0,M.kg)(v,r.job.pace)}function p(r,h){const m=d(r),v=e=>r.resolve(m?.get(e)),
g=(e,n,t=", ")=>{const s=(0,M.sm)(h,e,n).map(E.wh).filter(Boolean).join(t);return s===""?null:s},o=(e,n)=>{const[t=""]=(0,M.sm)(h,e,n);return(0,E.wh)(t)||null},
l=(e,n)=>(0,A._)((0,E.Gh)(v(e))??"")??(0,A._)(o("xmp",n)??"")??null,w=r.get(r.catalogNumber),c=w instanceof x.Bi?(0,E.Gh)(r.resolve(w.get("Lang"))):null;return{
title:(0,E.Gh)(v("Title"))??o("dc","title"),author:(0,E.Gh)(v("Author"))??g("dc","creator"),subject:(0,E.Gh)(v("Subject"))??o("dc","description"),keywords:(0,E.
Gh)(v("Keywords"))??g("pdf","Keywords")??g("dc","subject"),creator:(0,E.Gh)(v("Creator"))??o("xmp","CreatorTool"),producer:(0,E.Gh)(v("Producer"))??o("pdf","Pro\
ducer"),created:l("CreationDate","CreateDate"),modified:l("ModDate","ModifyDate"),language:c??o("dc","language")}}}),3907:((W,T,u)=>{u.d(T,{Rt:()=>m,X:()=>c,km:()=>x,
ol:()=>M,xK:()=>h});var O=u(78157);const M=200,A=1e4;async function x(e,n,t){const s=new E(e);for(let i=s.next();i;i=s.next()){if(t(i))return"left";const _=n.step(
(i.to-i.from)*4+50);_&&await _}return s.hasDocumentType?"document type":s.malformed?"malformed":"well-formed"}class E{text;malformed=!1;hasDocumentType=!1;at=0;constructor(n){
this.text=n}next(){const{text:n,at:t}=this;if(t>=n.length)return;if(n.charCodeAt(t)!==y)return this.characters(t,this.nextTag(t));if(n.startsWith("<!--",t))return this.
other(t,"-->",4);if(n.startsWith("<?",t))return this.other(t,"?>",2);if(n.startsWith("<![CDATA[",t)){const i=n.indexOf("]]>",t);return i<0?this.end():(this.at=i+
3,{kind:"text",text:n.slice(t+9,i),from:t,to:this.at})}return n.startsWith("<!",t)?(this.hasDocumentType=n.startsWith("<!DOCTYPE",t),this.end()):(n.charCodeAt(t+
1)===f?this.endTag(t):this.startTag(t))??this.fault(t,this.nextTag(t+1))}other(n,t,s){const i=this.text.indexOf(t,n+s);return i<0?this.end():(this.at=i+t.length,
{kind:"other",from:n,to:this.at})}endTag(n){const t=this.name(n+2),s=this.blanks(t);if(!(t===n+2||this.text.charCodeAt(s)!==d))return this.at=s+1,{kind:"end",name:this.
text.slice(n+2,t),from:n,to:this.at}}startTag(n){const{text:t}=this,s=this.name(n+1);if(s===n+1)return;const i=t.slice(n+1,s),_=[];for(let D=s;;){const P=this.blanks(
D),K=t.charCodeAt(P);if(K===d||K===f&&t.charCodeAt(P+1)===d)return this.at=K===d?P+1:P+2,{kind:K===d?"start":"empty",name:i,attributes:_,from:n,to:this.at};const b=this.
name(P),L=this.blanks(b),C=this.blanks(L+1),I=t[C];if(P===D||b===P||t[L]!=="="||I!=='"'&&I!=="'")return;const S=t.indexOf(I,C+1),R=t.slice(C+1,Math.max(S,C+1)),
B=R.includes("<")?void 0:p(R);if(S<0||B===void 0||_.length>=A)return;_.push({name:t.slice(P,b),value:B,from:P,to:S+1}),D=S+1}}characters(n,t){const s=p(this.text.
slice(n,t));return s===void 0?this.fault(n,t):(this.at=t,{kind:"text",text:s,from:n,to:t})}nextTag(n){const t=this.text.indexOf("<",n);return t<0?this.text.length:
t}fault(n,t){return this.malformed=!0,this.at=t,{kind:"other",from:n,to:t}}end(){this.malformed=!0,this.at=this.text.length}blanks(n){const{text:t}=this;for(;;){
const s=t.charCodeAt(n);if(s!==32&&s!==9&&s!==10&&s!==13)return n;n++}}name(n){const{text:t}=this;for(;n<t.length;n++){const s=t.charCodeAt(n);if(s<=32||s===f||
s===d||s===y||s===61||s===34||s===39)break}return n}}const[y,d,f]=[60,62,47],a=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function p(e){
if(!e.includes("&"))return e;const n=[];let t=0;for(let s=e.indexOf("&");s>=0;s=e.indexOf("&",t)){const i=e.indexOf(";",s);if(i<0||i-s>12)return;const _=e.slice(
s+1,i),D=a.get(_)??r(_);if(D===void 0)return;n.push(e.slice(t,s),D),t=i+1}return n.push(e.slice(t)),n.join("")}function r(e){const n=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(e),t=n?parseInt(n[1]??n[2],n[1]===void 0?10:16):-1;return t>0&&t<=1114111&&!(t>=55296&&t<=57343)?String.fromCodePoint(t):void 0}function h(e){const[n,t,s,i]=e;
if(n===0&&t===0&&(s===254||s===0)||n===255&&t===254&&s===0&&i===0)return w(e);if(n===254&&t===255||n===0&&t===60)return l(new TextDecoder("utf-16be").decode(e));
if(n===255&&t===254||n===60&&t===0)return l(new TextDecoder("utf-16le").decode(e));const _=new TextDecoder().decode(e);return l(_.includes("�")?Buffer.from(e).
toString("latin1"):_)}function m(e){if(e[0]===0||e[1]===0||e[0]===254||e[0]===255)return h(e);const t=(0,O.bS)(e).toString("latin1",0,v),s=g.exec(t)?.[1]?.toLowerCase()??
"utf-8";if(o.has(s))try{return new TextDecoder(s,{fatal:!0}).decode(e)}catch{return}}const v=200,g=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
o=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),l=e=>e.startsWith("\uFEFF")?e.slice(1):e;function w(e){const n=new DataView(e.buffer,
e.byteOffset,e.byteLength),t=e[0]!==0,s=[];for(let i=0;i+4<=e.length;i+=4){const _=n.getUint32(i,t);if(_>1114111)return;s.push(String.fromCodePoint(_))}return l(
s.join(""))}const c=e=>e.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),1975:((W,T,u)=>{u.d(T,{kg:()=>E,m:()=>x,
sm:()=>y});var O=u(21115),M=u(3907);const A=1e5,x={text:"",properties:[],malformed:!0,end:-1,about:""};async function E(p,r){const h=(0,M.xK)(p);if(h===void 0)return x;
const m=new f,g=await(0,M.km)(h,r,o=>(m.take(o),m.broken))!=="well-formed"||m.depth>0||m.end<0||!m.declared;return{text:h,properties:m.properties,malformed:g,end:m.
end,about:m.about}}function y(p,r,h){return p?.properties.find(m=>m.name===h&&m.namespace===O.dK[r])?.values??[]}const d=-2;class f{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new O.
ee;open=[];root=d;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(r){r.kind==="start"||r.kind==="empty"?(this.start(r.name,r.attributes,r.from),
r.kind==="empty"&&!this.broken&&this.close(r.name,r.to,r.to)):r.kind==="end"?this.close(r.name,r.from,r.to):r.kind==="text"&&this.isInProperty()&&this.pieces.push(
r.text)}isInProperty(){return this.root!==d&&this.open.length>this.root+2}start(r,h,m){if(this.open.length>=M.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(h);const v=this.scope.ofElement(r),g=v.namespace===O.dK.rdf,o=g&&v.local==="li";this.root===d&&this.end<0&&g&&v.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const l=this.open.length-this.root,w=o?h.find(({name:c})=>c==="xml:lang")?.value:void 0;if(this.open.push({name:r,...v,from:m,language:w}),
this.root===d){if(!g||v.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(r)}else if(l===1)this.describe(h);else if(l===
2){this.items=[];const c=h.find(({name:e})=>this.isRdf(e,"resource"));this.pieces=c?[c.value]:[]}else o&&(this.pieces=[])}describe(r){for(const{name:h,value:m,from:v,
to:g}of r){if((0,O.HC)(h))continue;const{namespace:o,local:l}=this.scope.ofAttribute(h);o===O.dK.rdf&&l==="about"&&(this.about=m),!(o===""||o===O.dK.rdf||o===O.
dK.xml)&&this.add({namespace:o,name:l,values:[m],from:v,to:g})}}close(r,h,m){const v=this.open.pop();if(v?.name!==r){this.broken=!0;return}this.scope.leave();const g=this.
open.length-this.root;if(this.root!==d)if(g===0)this.end=h,this.root=d;else if(g===1&&this.loose)this.root=d,this.loose=!1;else if(g===2){const o=this.items.length>
0?a(this.items):[this.pieces.join("").trim()];this.add({namespace:v.namespace,name:v.local,values:o,from:v.from,to:m})}else g>2&&v.namespace===O.dK.rdf&&v.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:v.language}),this.pieces=[])}add(r){this.properties.length<A?this.properties.push(r):this.broken=
!0}isRdf(r,h){const m=this.scope.ofAttribute(r);return m.local===h&&m.namespace===O.dK.rdf}}function a(p){const r=p.findIndex(({language:m})=>m?.toLowerCase()===
"x-default"),h=p.map(({text:m})=>m);return r>0?[h[r],...h.slice(0,r),...h.slice(r+1)]:h}}),81077:((W,T,u)=>{u.d(T,{AN:()=>a,BX:()=>y,H6:()=>d,MN:()=>f,Pu:()=>x,
Zc:()=>E});var O=u(45599),M=u(9819);const A=64,x=o=>typeof o=="number"?String(o):Buffer.from(o.bytes).toString("latin1");async function E(o,l,w){const c=[];for(const e of await r(
o,l,0,w)){for(const t of m(o,e,w))c.push(t);const n=o.job.pace.step(p);n&&await n}return c}async function y(o,l,w,c,e,n){const t=await r(o,l,w,c,n);for(let s=t.
length-1;s>=0;s--){const i=t[s],_=m(o,i,c),D=_.filter(([L,C])=>!e(L,C)),P=o.job.pace.step(p+_.length*p);P&&await P,D.length<_.length&&(o.edit(i.holder),i.dict.set(
c,D.flat()),i.changed=!0);for(const L of i.repeats)o.edit(i.holder),i.dict.delete(L),i.changed=!0;if(i.emptyKids){const L=(o.array(i.dict.get("Kids"))??[]).filter(
C=>!i.emptyKids.has(o.dict(C)));o.edit(i.holder),i.dict.set("Kids",L),i.changed=!0}if(!i.changed)continue;const K=o.array(i.dict.get("Kids"))??[];i.empty=D.length===
0&&K.length===0;const b=i.parent;b&&(b.changed=!0,i.empty?(b.emptyKids??=new Set).add(i.dict):v(o,i,D,K))}return t[0]?.empty??!1}function d(o,l,w){if(l.length<=
A)return(0,O.jd)({[w]:l.flat()});let c=[];for(const e of g(l)){const[n,t]=[e[0][0],e.at(-1)[0]];c.push({ref:o.add((0,O.jd)({Limits:[n,t],[w]:e.flat()})),low:n,high:t})}
for(;c.length>A;)c=g(c).map(e=>{const[n,t]=[e[0].low,e.at(-1).high];return{ref:o.add((0,O.jd)({Limits:[n,t],Kids:e.map(({ref:s})=>s)})),low:n,high:t}});return(0,O.
jd)({Kids:c.map(({ref:e})=>e)})}async function f(o,l){const{pace:w}=o.job,c=[];for(const[t,s]of l){c.push([(0,O.Px)(t),s]);const i=w.step(10*p);i&&await i}const e=a(
c),n=w.step(e.length*10*p);return n&&await n,d(o,e,"Names")}function a(o){return o.map(l=>({entry:l,key:x(l[0])})).sort((l,w)=>l.key<w.key?-1:l.key>w.key?1:0).map(
({entry:l})=>l)}const p=100;async function r(o,l,w,c,e){const n=new M.b9(o),t=new Set,s=D=>t.size<t.add(D).size,i=[],_=[{value:l??null,holder:w,parent:void 0}];
for(let D=_.pop();D!==void 0;D=_.pop()){n.spend(1);const P=o.dict(D.value);if(!P||!s(P)||e&&D.parent&&!h(o,P,e))continue;const K=[],b=R=>{const B=o.array(P.get(
R));return!B||s(B)?B??[]:(K.push(R),[])},L=b(c).length>>1,C=b("Kids"),I={dict:P,holder:(0,M.Kd)(D.value,D.holder),parent:D.parent,repeats:K};i.push(I),n.spend(L);
for(let R=C.length-1;R>=0;R--)_.push({value:C[R],holder:(0,M.Kd)(P.get("Kids"),I.holder),parent:I});const S=o.job.pace.step(p+L*p);S&&await S}return i}function h(o,l,w){
const[c,e]=o.array(l.get("Limits"))??[];return typeof c!="number"||typeof e!="number"||w(c,e)}function m(o,{dict:l,repeats:w},c){const e=w.includes(c)?void 0:o.
array(l.get(c));if(!e)return[];const n=[];for(let t=0;t+1<e.length;t+=2){const s=o.resolve(e[t]);(c==="Names"?s instanceof O.Mx:typeof s=="number")&&n.push([s,e[t+
1]])}return n}function v(o,l,w,c){const e=s=>o.array(o.dict(s)?.get("Limits"))??[],n=w[0]?.[0]??e(c[0])[0],t=w.at(-1)?.[0]??e(c.at(-1))[1];o.edit(l.holder),n!==
void 0&&t!==void 0?l.dict.set("Limits",[n,t]):l.dict.delete("Limits")}function g(o){const l=[];for(let w=0;w<o.length;w+=A)l.push(o.slice(w,w+A));return l}}),70549:((W,T,u)=>{
u.d(T,{n:()=>O});function O(M){const A=new WeakMap;return x=>{if(x.hasChanges)return M(x);const E=A.get(x);if(E)return E.answer;const y=M(x);return A.set(x,{answer:y}),
y}}}),9819:((W,T,u)=>{u.d(T,{J7:()=>A,Kd:()=>y,Wo:()=>d,_i:()=>E,b9:()=>x});var O=u(42973),M=u(45599);class A{document;gone=new Set;chased=new Set;constructor(a){
this.document=a}remove(a){const{catalog:p,catalogNumber:r,pages:h}=this.document,m=p.get("Pages");a===r||(0,M.i9)(m)&&a===m.number||h.holds(a)||(this.gone.add(a),
this.document.remove(a))}chase(a){this.chased.add(a)}removed(){return this.gone}takeChased(){const a=this.chased;return this.chased=new Set,a}isGone(a){return(0,M.
i9)(a)&&this.gone.has(a.number)}}class x{most;left;constructor(a){this.most=this.left=a.job.limits.nodes}spend=a=>{if(this.left-=a,this.left<0)throw(0,O.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class E{seen;beyond=new Set;allowance;constructor(a,p=new x(
a)){this.allowance=p,this.seen=new Uint8Array((a.size>>3)+1)}first(a){if(this.allowance.spend(1),!(0,M.i9)(a))return!0;const{number:p}=a,r=p>>3;if(r>=this.seen.
length)return this.beyond.size<this.beyond.add(p).size;const h=1<<(p&7),m=(this.seen[r]&h)===0;return this.seen[r]|=h,m}}function y(f,a){return(0,M.i9)(f)?f.number:
a}function d(f,a){const p=f.catalog.get(a),r=f.dict(p);return r&&{dict:r,holder:y(p,f.catalogNumber)}}}),21996:((W,T,u)=>{u.d(T,{Av:()=>h,RJ:()=>g,V3:()=>v,vb:()=>o,
zx:()=>r});var O=u(54619),M=u(93604),A=u(78157),x=u(88500);const E=2048,y=65536,d=4,f=1<<20,a=1024,p="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function r(c,e){const{
found:n,all:t}=await m(c,e),s=i=>[...new Set([...i,...t])].sort((_,D)=>_-D);return Object.fromEntries(e.map(i=>[i,s(n[i])]))}async function h(c,e){const{found:n,
all:t}=await m(c,e);for(const s of Object.values(n))for(const i of s)t.add(i);return t}async function m(c,e){const n=e.map(_=>{const[D="",...P]=[..._].map(b=>b.
replace(/\W/,"\\$&")),K=/\W/.test(_)?p:"\\w";return`${D}(?:${P.join("")}|${K}{0,${Math.max(0,_.length-2)}}#)`}),t=new RegExp(`/(?:${n.join("|")}|#)`,"g"),s=Object.
fromEntries(e.map(_=>[_,new Set])),i=new Set;await g(c,(_,D,P,K)=>{const b=_.toString("latin1",D,P);t.lastIndex=0;for(let L=t.exec(b);L;L=t.exec(b)){const C=K(D+
L.index);C!==void 0&&(L[0].endsWith("#")?i.add(C):s[L[0].slice(1)].add(C))}});for(const _ of o(c))i.add(_);return{found:s,all:i}}async function v(c,e){const n=await r(
c,e);return[...new Set(Object.values(n).flat())].sort((t,s)=>t-s)}async function g(c,e){const{bytes:n,table:t}=c,s=l(c),i=new Int32Array(s.length);for(let b=0;b<
s.length;b++)i[b]=t.place[s[b]];const _=(0,A.bS)(n),D=b=>s[(0,M.M)(i,b)-1],P=new x.s;let K=0;for(let b=0;b<s.length;b++){const L=b+1===s.length,C=L?n.length:i[b+
1],I=C-i[b]>E;if(!I&&!L&&C-K<y)continue;let S=C;if(I){i[b]>K&&e(_,K,i[b],D),P.reset();const B=P.value(n,c.bodies[s[b]],C);K=i[b],B>=0&&(S=B)}e(_,K,S,D);const R=c.
job.pace.step(d*(S-K));R&&await R,K=C}for(const[b,L]of w(c)){const C=c.objectStream(b),I=c.job.pace.step(0);if(I&&await I,!C)continue;const S=new Set(L),{starts:R,
numbers:B,data:N}=C,k=U=>{const j=B[(0,M.M)(R,U)-1];return j!==void 0&&S.has(j)?j:void 0};for(let U=0;U<N.length;U+=f){e((0,A.bS)(N),U,Math.min(U+f+a,N.length),
k);const j=c.job.pace.step(d*f);j&&await j}}}function*o(c){for(let e=1;c.hasChanges&&e<c.size;e++)c.isChanged(e)&&c.exists(e)&&(yield e)}function l(c){const{table:e,
hasChanges:n}=c,t=[];let s=!0,i=-1;for(let _=1;_<e.size;_++){if(e.kind[_]!==O.tL||n&&c.isChanged(_))continue;const D=e.place[_];s&&=D>=i,i=D,t.push(_)}return s?
t:t.sort((_,D)=>e.place[_]-e.place[D])}function w(c){const{table:e,hasChanges:n}=c,t=new Map;for(let s=1;s<e.size;s++){if(e.kind[s]!==O.UT||n&&c.isChanged(s))continue;
const i=e.place[s],_=t.get(i);_?_.push(s):t.set(i,[s])}return t}}),90536:((W,T,u)=>{u.d(T,{C:()=>M,L:()=>A});var O=u(45599);function M(x,E){const y=[x];for(;y.length>
0;){const d=y.pop(),f=d instanceof O.Z6?d.dict:d;if(Array.isArray(f))for(const a of f)y.push(a);else if(f instanceof O.Bi){E(f);for(const a of f.values())y.push(
a)}}}function A(x,E){const y=[];return M(x,d=>{y.length===0&&E(d)&&y.push(d)}),y.length>0}}),93604:((W,T,u)=>{u.d(T,{B:()=>O,M:()=>M});const O=(x,E)=>A(x,E,!1),
M=(x,E)=>A(x,E,!0);function A(x,E,y){let[d,f]=[0,x.length];for(;d<f;){const a=d+f>>1,p=x[a];p<E||y&&p===E?d=a+1:f=a}return d}})};
