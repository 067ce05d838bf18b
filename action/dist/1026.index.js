"use strict";exports.id=1026,exports.ids=[1026],exports.modules={45657:((B,C,h)=>{h.d(C,{Hn:()=>P,Kf:()=>D,RZ:()=>M,Vp:()=>b,YG:()=>v,vH:()=>A});function M(E,m){for(const i of m)
E.push(i)}const P=E=>E.slice();function A(E,m,i){const u=E.get(m);u?u.push(i):E.set(m,[i])}const D=E=>{let m=-1/0;for(const i of E)m=Math.max(m,i);return m},v=E=>{
let m=1/0;for(const i of E)m=Math.min(m,i);return m},b=E=>Number.isInteger(E)&&!Number.isSafeInteger(E)}),16846:((B,C,h)=>{h.r(C),h.d(C,{read_e_invoice:()=>u});
var M=h(58552),P=h(92761),A=h(24195),D=h(36161),v=h(3263),b=h(3907),E=h(91519),m=h(43576),i=h(98446);const u=async(x,R,I)=>{const w=r=>R.with_xml?{xml:(0,b.Rt)(
r)??null}:{};if((0,P.ec)(x.bytes)){const r=await(0,D.Q)(x.bytes,I.pace);if(typeof r=="string")throw(0,M.G6)([{field:"file",message:`is XML that ${r}`}]);return{
documents:[x],data:{...e(r,x.name),...w(x.bytes)},notes:[],facts:{}}}const n=await(0,E.E)(x.bytes,I,{password:R.open_password}),_=await(0,P.sc)(n),[f]=_.invoices;
if(!f)throw(0,M.G6)([c(_)]);return{documents:[{...x,pageCount:n.pages.count}],data:{...e(f,f.file),...w(f.bytes)},notes:_.invoices.length>1?[T(f,_.invoices.length)]:
[],facts:{}}},e=(x,R)=>({syntax:x.syntax,profile:(0,A.je)(x.invoice.guideline),file:R,...x.invoice,issues:(0,v.FC)(x).map(({name:I,date:w})=>({term:I,found:w,text:"\
The date is not a day of the calendar"}))});function c({refused:x,names:R}){if(x)return{field:"file",message:`has no invoice that can be read: ${y(x.file)} ${x.
reason}`};const I=(0,i.Dw)([...R.slice(0,g).map(y),...R.slice(g)],g);return{field:"file",message:`has no electronic invoice in CII or UBL; it has ${R.length===0?
"no attachments":`these attachments: ${I}`}`}}const g=10,y=x=>(0,m.jC)(x,m.zE,"an attachment without a name"),T=({file:x},R)=>({code:"several_invoices",message:`\
The document has ${R} electronic invoices, where one is allowed: ${y(x)} was read.`})}),32488:((B,C,h)=>{h.d(C,{LG:()=>v,on:()=>b,v3:()=>D});var M=h(58552),P=h(
83287);const A=1e5;async function D(i,u){const e=await E(i,u);return e.whole||!(0,P.QJ)(i.encoded(u),e.damage)?e:{...e,whole:!0}}function v(i,u,e=!1){const c=i.
decodedPart(u,e);return!c||c.whole||!(0,P.QJ)(i.encoded(u),c.damage)?c:{...c,whole:!0}}async function b(i,u){return await m(i,u)??i.decodedPart(u)}async function E(i,u){
const e=await m(i,u);if(e)return e;const c=i.decodedPart(u,!0)??{data:new Uint8Array(0),whole:!1},g=i.job.pace.step(c.data.length);return g&&await g,c}async function m(i,u){
if(!(u.data.length<=A))try{return await i.decodedPartAtEase(u)}catch(e){if(!(e instanceof M.zU)||e.code!=="unreadable_document")throw e;return}}}),21115:((B,C,h)=>{
h.d(C,{HC:()=>D,dK:()=>M,ee:()=>A});const M={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc\
/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/n\
s/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.o\
rg/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustry\
Document:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http:\
//www.w3.org/2000/09/xmldsig#"},P=new Map(Object.entries(M));class A{uris=new Map;declared=[];known=new Map;enter(i){let u;for(const{name:e,value:c}of i){if(!D(
e))continue;const g=e.slice(6),y=this.uris.get(g);y?y.push(c):this.uris.set(g,[c]),(u??=[]).push(g)}this.declared.push(u??v),u&&this.known.clear()}leave(){const i=this.
declared.pop()??v;for(const u of i)this.uris.get(u).pop();i.length>0&&this.known.clear()}declares(i){return(this.uris.get(E(i))?.length??0)>0}ofElement(i){let u=this.
known.get(i);if(!u){const e=E(i),c=this.uris.get(e)?.at(-1)??P.get(e)??"";this.known.size===b&&this.known.clear(),this.known.set(i,u={namespace:c,local:i.slice(
i.indexOf(":")+1)})}return u}ofAttribute(i){return i.includes(":")?this.ofElement(i):{namespace:"",local:i}}}const D=m=>m==="xmlns"||m.startsWith("xmlns:"),v=[],
b=1e3,E=m=>m.slice(0,Math.max(m.indexOf(":"),0))}),824:((B,C,h)=>{h.d(C,{Br:()=>m,_6:()=>u,_U:()=>E});var M=h(58552),P=h(1975),A=h(17079),D=h(45599),v=h(59071),
b=h(70549);function E(e){const c=e.resolve(e.trailer.get("Info"));return c instanceof D.Bi?c:c instanceof D.Z6?c.dict:void 0}const m=(0,b.n)(i);async function i(e){
const c=e.get(e.catalogNumber),g=c instanceof D.Bi?e.resolve(c.get("Metadata")):null;if(!(g instanceof D.Z6))return;let y;try{y=e.decoded(g)}catch(T){if(!(T instanceof
M.zU)||T.code==="cancelled")throw T;return P.m}return(0,P.kg)(y,e.job.pace)}function u(e,c){const g=E(e),y=n=>e.resolve(g?.get(n)),T=(n,_,f=", ")=>{const r=(0,P.
sm)(c,n,_).map(v.wh).filter(Boolean).join(f);return r===""?null:r},x=(n,_)=>{const[f=""]=(0,P.sm)(c,n,_);return(0,v.wh)(f)||null},R=(n,_)=>(0,A._)((0,v.Gh)(y(n))??
"")??(0,A._)(x("xmp",_)??"")??null,I=e.get(e.catalogNumber),w=I instanceof D.Bi?(0,v.Gh)(e.resolve(I.get("Lang"))):null;return{title:(0,v.Gh)(y("Title"))??x("dc",
"title"),author:(0,v.Gh)(y("Author"))??T("dc","creator"),subject:(0,v.Gh)(y("Subject"))??x("dc","description"),keywords:(0,v.Gh)(y("Keywords"))??T("pdf","Keywor\
ds")??T("dc","subject"),creator:(0,v.Gh)(y("Creator"))??x("xmp","CreatorTool"),producer:(0,v.Gh)(y("Producer"))??x("pdf","Producer"),created:R("CreationDate","C\
reateDate"),modified:R("ModDate","ModifyDate"),language:w??x("dc","language")}}}),3907:((B,C,h)=>{h.d(C,{Rt:()=>w,X:()=>l,km:()=>m,ol:()=>P,xK:()=>I});var M=h(78157);
const P=200,A=1e4,D=1e5,v=65536,b=65536,E=12;async function m(s,o,t){const a=new i(s);for(let d=a.next();d;d=a.next()){if(t(d))return"left";const O=o.step((d.to-
d.from)*4+50);O&&await O}return a.hasDocumentType?"document type":a.malformed?"malformed":"well-formed"}class i{text;malformed=!1;hasDocumentType=!1;at=0;tag=-1;constructor(o){
this.text=o}next(){const{text:o,at:t}=this;if(t>=o.length)return;if(o.charCodeAt(t)!==u)return this.characters(t,this.endOfPiece(t,this.nextTag(t)));if(o.startsWith(
"<!--",t))return this.other(t,"-->",4);if(o.startsWith("<?",t))return this.other(t,"?>",2);if(o.startsWith("<![CDATA[",t)){const d=o.indexOf("]]>",t);return d<0?
this.end():(this.at=d+3,{kind:"text",text:o.slice(t+9,d),from:t,to:this.at})}return o.startsWith("<!",t)?(this.hasDocumentType=o.startsWith("<!DOCTYPE",t),this.
end()):(o.charCodeAt(t+1)===c?this.endTag(t):this.startTag(t))??this.fault(t,this.nextTag(t+1))}other(o,t,a){const d=this.text.indexOf(t,o+a);return d<0?this.end():
(this.at=d+t.length,{kind:"other",from:o,to:this.at})}endTag(o){const t=this.name(o+2),a=this.blanks(t);if(!(t===o+2||this.text.charCodeAt(a)!==e))return this.at=
a+1,{kind:"end",name:this.text.slice(o+2,t),from:o,to:this.at}}startTag(o){const{text:t}=this,a=this.name(o+1);if(a===o+1)return;const d=t.slice(o+1,a),O=[];let L=0;
for(let S=a;;){const K=this.blanks(S),W=t.charCodeAt(K);if(W===e||W===c&&t.charCodeAt(K+1)===e)return this.at=W===e?K+1:K+2,{kind:W===e?"start":"empty",name:d,attributes:O,
from:o,to:this.at};const k=this.name(K),$=this.blanks(k),U=this.blanks($+1),j=t[U];if(K===S||k===K||t[$]!=="="||j!=='"'&&j!=="'")return;const N=t.indexOf(j,U+1),
G=t.slice(U+1,Math.max(N,U+1));L+=y(G,D-L);const z=G.includes("<")||L>=D?void 0:x(G);if(N<0||z===void 0||O.length>=A)return;O.push({name:t.slice(K,k),value:z,from:K,
to:N+1}),S=N+1}}characters(o,t){const a=x(this.text.slice(o,t));return a===void 0?this.fault(o,t):(this.at=t,{kind:"text",text:a,from:o,to:t})}nextTag(o){if(this.
tag>=o)return this.tag;const t=this.text.indexOf("<",o);return this.tag=t<0?this.text.length:t}endOfPiece(o,t){const{text:a}=this;if(t-o<=b)return t;let d=o+b;const O=d-
E+1,L=a.slice(O,d+1).lastIndexOf("&");L>=0&&(d=O+L);for(const S=d-b/2;a[d-1]==="]"||g(a.charCodeAt(d));d--)if(d===S)return t;return d}fault(o,t){return this.malformed=
!0,this.at=t,{kind:"other",from:o,to:t}}end(){this.malformed=!0,this.at=this.text.length}blanks(o){const{text:t}=this;for(let a=o;;a++){const d=t.charCodeAt(a);
if(d!==32&&d!==9&&d!==10&&d!==13||a-o===v)return a}}name(o){const{text:t}=this;let a=o;for(const d=Math.min(t.length,o+v);a<d;a++){const O=t.charCodeAt(a);if(O<=
32||O===c||O===e||O===u||O===61||O===34||O===39)break}return a}}const[u,e,c]=[60,62,47],g=s=>s>=56320&&s<=57343;function y(s,o){let t=0;for(let a=s.indexOf("&");a>=
0&&t<o;a=s.indexOf("&",a+1))t++;return t}const T=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function x(s){if(!s.includes("&"))return s;
const o=[];let t=0;for(let a=s.indexOf("&");a>=0;a=s.indexOf("&",t)){const d=s.indexOf(";",a);if(d<0||d-a>E)return;const O=s.slice(a+1,d),L=T.get(O)??R(O);if(L===
void 0)return;o.push(s.slice(t,a),L),t=d+1}return o.push(s.slice(t)),o.join("")}function R(s){const o=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(s),t=o?parseInt(o[1]??o[2],
o[1]===void 0?10:16):-1;return t>0&&t<=1114111&&!(t>=55296&&t<=57343)?String.fromCodePoint(t):void 0}function I(s){const[o,t,a,d]=s;if(o===0&&t===0&&(a===254||a===
0)||o===255&&t===254&&a===0&&d===0)return p(s);if(o===254&&t===255||o===0&&t===60)return r(new TextDecoder("utf-16be").decode(s));if(o===255&&t===254||o===60&&t===
0)return r(new TextDecoder("utf-16le").decode(s));const O=new TextDecoder().decode(s);return r(O.includes("�")?Buffer.from(s).toString("latin1"):O)}function w(s){
if(s[0]===0||s[1]===0||s[0]===254||s[0]===255)return I(s);const t=(0,M.bS)(s).toString("latin1",0,n),a=_.exec(t)?.[1]?.toLowerCase()??"utf-8";if(f.has(a))try{return new TextDecoder(
a,{fatal:!0}).decode(s)}catch{return}}const n=200,_=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,f=new Set(["utf-8","utf8","us-ascii","iso\
-8859-1","iso-8859-15","windows-1252"]),r=s=>s.startsWith("\uFEFF")?s.slice(1):s;function p(s){const o=new DataView(s.buffer,s.byteOffset,s.byteLength),t=s[0]!==
0,a=[];for(let d=0;d+4<=s.length;d+=4){const O=o.getUint32(d,t);if(O>1114111)return;a.push(String.fromCodePoint(O))}return r(a.join(""))}const l=s=>s.replaceAll(
"&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),1975:((B,C,h)=>{h.d(C,{kg:()=>v,m:()=>D,sm:()=>b});var M=h(21115),P=h(3907);
const A=1e5,D={text:"",properties:[],malformed:!0,end:-1,about:""};async function v(u,e){const c=(0,P.xK)(u);if(c===void 0)return D;const g=new m,T=await(0,P.km)(
c,e,x=>(g.take(x),g.broken))!=="well-formed"||g.depth>0||g.end<0||!g.declared;return{text:c,properties:g.properties,malformed:T,end:g.end,about:g.about}}function b(u,e,c){
return u?.properties.find(g=>g.name===c&&g.namespace===M.dK[e])?.values??[]}const E=-2;class m{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new M.ee;open=[];root=E;loose=!1;items=[];pieces=[];get depth(){
return this.open.length}take(e){e.kind==="start"||e.kind==="empty"?(this.start(e.name,e.attributes,e.from),e.kind==="empty"&&!this.broken&&this.close(e.name,e.to,
e.to)):e.kind==="end"?this.close(e.name,e.from,e.to):e.kind==="text"&&this.isInProperty()&&this.pieces.push(e.text)}isInProperty(){return this.root!==E&&this.open.
length>this.root+2}start(e,c,g){if(this.open.length>=P.ol&&(this.broken=!0),this.broken)return;this.scope.enter(c);const y=this.scope.ofElement(e),T=y.namespace===
M.dK.rdf,x=T&&y.local==="li";this.root===E&&this.end<0&&T&&y.local==="Description"&&(this.root=this.open.length-1,this.loose=!0);const R=this.open.length-this.root,
I=x?c.find(({name:w})=>w==="xml:lang")?.value:void 0;if(this.open.push({name:e,...y,from:g,language:I}),this.root===E){if(!T||y.local!=="RDF"||this.end>=0)return;
this.root=this.open.length-1,this.declared=this.scope.declares(e)}else if(R===1)this.describe(c);else if(R===2){this.items=[];const w=c.find(({name:n})=>this.isRdf(
n,"resource"));this.pieces=w?[w.value]:[]}else x&&(this.pieces=[])}describe(e){for(const{name:c,value:g,from:y,to:T}of e){if((0,M.HC)(c))continue;const{namespace:x,
local:R}=this.scope.ofAttribute(c);x===M.dK.rdf&&R==="about"&&(this.about=g),!(x===""||x===M.dK.rdf||x===M.dK.xml)&&this.add({namespace:x,name:R,values:[g],from:y,
to:T})}}close(e,c,g){const y=this.open.pop();if(y?.name!==e){this.broken=!0;return}this.scope.leave();const T=this.open.length-this.root;if(this.root!==E)if(T===
0)this.end=c,this.root=E;else if(T===1&&this.loose)this.root=E,this.loose=!1;else if(T===2){const x=this.items.length>0?i(this.items):[this.pieces.join("").trim()];
this.add({namespace:y.namespace,name:y.local,values:x,from:y.from,to:g})}else T>2&&y.namespace===M.dK.rdf&&y.local==="li"&&(this.items.push({text:this.pieces.join(
"").trim(),language:y.language}),this.pieces=[])}add(e){this.properties.length<A?this.properties.push(e):this.broken=!0}isRdf(e,c){const g=this.scope.ofAttribute(
e);return g.local===c&&g.namespace===M.dK.rdf}}function i(u){const e=u.findIndex(({language:g})=>g?.toLowerCase()==="x-default"),c=u.map(({text:g})=>g);return e>
0?[c[e],...c.slice(0,e),...c.slice(e+1)]:c}}),81077:((B,C,h)=>{h.d(C,{BX:()=>m,H6:()=>i,MN:()=>u,Pu:()=>b,Zc:()=>E,r6:()=>e});var M=h(45599),P=h(44233),A=h(77581),
D=h(9819);const v=64,b=n=>typeof n=="number"?String(n):(0,A.U0)(n);async function E(n,_,f){const r=[];for(const p of await y(n,_,0,f)){for(const s of x(n,p,f))r.
push(s);const l=n.job.pace.step(c);l&&await l}return r}async function m(n,_,f,r,p,l){const s=await y(n,_,f,r,l);for(let o=s.length-1;o>=0;o--){const t=s[o],a=x(
n,t,r),d=a.filter(([K,W])=>!p(K,W)),O=n.job.pace.step(c+a.length*c);O&&await O,d.length<a.length&&(n.edit(t.holder),t.dict.set(r,I(d)),t.changed=!0);for(const K of t.
repeats)n.edit(t.holder),t.dict.delete(K),t.changed=!0;if(t.emptyKids){const K=(n.array(t.dict.get("Kids"))??[]).filter(W=>!t.emptyKids.has(n.dict(W)));n.edit(t.
holder),t.dict.set("Kids",K),t.changed=!0}if(!t.changed)continue;const L=n.array(t.dict.get("Kids"))??[];t.empty=d.length===0&&L.length===0;const S=t.parent;S&&
(S.changed=!0,t.empty?(S.emptyKids??=new Set).add(t.dict):R(n,t,d,L))}return s[0]?.empty??!1}function i(n,_,f){if(_.length<=v)return(0,M.jd)({[f]:I(_)});let r=[];
for(const p of w(_)){const[l,s]=[p[0][0],p.at(-1)[0]];r.push({ref:n.add((0,M.jd)({Limits:[l,s],[f]:I(p)})),low:l,high:s})}for(;r.length>v;)r=w(r).map(p=>{const[
l,s]=[p[0].low,p.at(-1).high];return{ref:n.add((0,M.jd)({Limits:[l,s],Kids:p.map(({ref:o})=>o)})),low:l,high:s}});return(0,M.jd)({Kids:r.map(({ref:p})=>p)})}async function u(n,_){
const{pace:f}=n.job,r=[];for(const[p,l]of _){r.push([(0,M.Px)(p),l]);const s=f.step(10*c);s&&await s}return i(n,await e(n,r),"Names")}async function e(n,_){const{
pace:f}=n.job,r=[];for(const l of _){r.push({entry:l,key:b(l[0])});const s=f.step(c);s&&await s}return(await(0,P.qZ)(r,(l,s)=>l.key<s.key?-1:l.key>s.key?1:0,f)).
map(({entry:l})=>l)}const c=100,g=30;async function y(n,_,f,r,p){const l=new D.b9(n),s=new Set,o=d=>s.size<s.add(d).size,t=[],a=[{value:_??null,holder:f,parent:void 0}];
for(let d=a.pop();d!==void 0;d=a.pop()){l.spend(1);const O=n.job.pace.step(c);O&&await O;const L=n.dict(d.value);if(!L||!o(L)||p&&d.parent&&!T(n,L,p))continue;const S=[],
K=N=>{const G=n.array(L.get(N));return!G||o(G)?G??[]:(S.push(N),[])},W=K(r).length>>1,k=K("Kids"),$={dict:L,holder:(0,D.Kd)(d.value,d.holder),parent:d.parent,repeats:S};
t.push($),l.spend(W);const U=(0,D.Kd)(L.get("Kids"),$.holder);for(let N=k.length-1;N>=0;N--){a.push({value:k[N],holder:U,parent:$});const G=n.job.pace.step(g);G&&
await G}const j=n.job.pace.step(W*c);j&&await j}return t}function T(n,_,f){const[r,p]=n.array(_.get("Limits"))??[];return typeof r!="number"||typeof p!="number"||
f(r,p)}function x(n,{dict:_,repeats:f},r){const p=f.includes(r)?void 0:n.array(_.get(r));if(!p)return[];const l=[];for(let s=0;s+1<p.length;s+=2){const o=n.resolve(
p[s]);(r==="Names"?o instanceof M.Mx:typeof o=="number")&&l.push([o,p[s+1]])}return l}function R(n,_,f,r){const p=o=>n.array(n.dict(o)?.get("Limits"))??[],l=f[0]?.[0]??
p(r[0])[0],s=f.at(-1)?.[0]??p(r.at(-1))[1];n.edit(_.holder),l!==void 0&&s!==void 0?_.dict.set("Limits",[l,s]):_.dict.delete("Limits")}function I(n){const _=[];for(const[
f,r]of n)_.push(f,r);return _}function w(n){const _=[];for(let f=0;f<n.length;f+=v)_.push(n.slice(f,f+v));return _}}),70549:((B,C,h)=>{h.d(C,{n:()=>M});function M(P){
const A=new WeakMap;return D=>{if(D.hasChanges)return P(D);const v=A.get(D);if(v)return v.answer;const b=P(D);return A.set(D,{answer:b}),b}}}),9819:((B,C,h)=>{h.
d(C,{J7:()=>A,Kd:()=>b,Wo:()=>E,_i:()=>v,b9:()=>D});var M=h(42973),P=h(45599);class A{document;gone=new Set;chased=new Set;constructor(i){this.document=i}remove(i){
const{catalog:u,catalogNumber:e,pages:c}=this.document,g=u.get("Pages");i===e||(0,P.i9)(g)&&i===g.number||c.holds(i)||(this.gone.add(i),this.document.remove(i))}chase(i){
this.chased.add(i)}removed(){return this.gone}takeChased(){const i=this.chased;return this.chased=new Set,i}isGone(i){return(0,P.i9)(i)&&this.gone.has(i.number)}}
class D{most;left;constructor(i){this.most=this.left=i.job.limits.nodes}spend=i=>{if(this.left-=i,this.left<0)throw(0,M.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class v{seen;beyond=new Set;allowance;constructor(i,u=new D(
i)){this.allowance=u,this.seen=new Uint8Array((i.size>>3)+1)}first(i){if(this.allowance.spend(1),!(0,P.i9)(i))return!0;const{number:u}=i,e=u>>3;if(e>=this.seen.
length)return this.beyond.size<this.beyond.add(u).size;const c=1<<(u&7),g=(this.seen[e]&c)===0;return this.seen[e]|=c,g}}function b(m,i){return(0,P.i9)(m)?m.number:
i}function E(m,i){const u=m.catalog.get(i),e=m.dict(u);return e&&{dict:e,holder:b(u,m.catalogNumber)}}}),21996:((B,C,h)=>{h.d(C,{Av:()=>c,RJ:()=>T,V3:()=>y,vb:()=>x,
zx:()=>e});var M=h(54619),P=h(44233),A=h(78157),D=h(88500);const v=2048,b=65536,E=4,m=1<<20,i=1024,u="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function e(w,n){const{
found:_,all:f}=await g(w,n),r=p=>[...new Set([...p,...f])].sort((l,s)=>l-s);return Object.fromEntries(n.map(p=>[p,r(_[p])]))}async function c(w,n){const{found:_,
all:f}=await g(w,n);for(const r of Object.values(_))for(const p of r)f.add(p);return f}async function g(w,n){const _=n.map(l=>{const[s="",...o]=[...l].map(a=>a.
replace(/\W/,"\\$&")),t=/\W/.test(l)?u:"\\w";return`${s}(?:${o.join("")}|${t}{0,${Math.max(0,l.length-2)}}#)`}),f=new RegExp(`/(?:${_.join("|")}|#)`,"g"),r=Object.
fromEntries(n.map(l=>[l,new Set])),p=new Set;await T(w,(l,s,o,t)=>{const a=l.toString("latin1",s,o);f.lastIndex=0;for(let d=f.exec(a);d;d=f.exec(a)){const O=t(s+
d.index);O!==void 0&&(d[0].endsWith("#")?p.add(O):r[d[0].slice(1)].add(O))}});for(const l of x(w))p.add(l);return{found:r,all:p}}async function y(w,n){const _=await e(
w,n);return[...new Set(Object.values(_).flat())].sort((f,r)=>f-r)}async function T(w,n){const{bytes:_,table:f}=w,r=R(w),p=new Int32Array(r.length);for(let a=0;a<
r.length;a++)p[a]=f.place[r[a]];const l=(0,A.bS)(_),s=a=>r[(0,P.MJ)(p,a)-1],o=new D.s;let t=0;for(let a=0;a<r.length;a++){const d=a+1===r.length,O=d?_.length:p[a+
1],L=O-p[a]>v;if(!L&&!d&&O-t<b)continue;let S=O;if(L){p[a]>t&&n(l,t,p[a],s),o.reset();const W=o.value(_,w.bodies[r[a]],O);t=p[a],W>=0&&(S=W)}n(l,t,S,s);const K=w.
job.pace.step(E*(S-t));K&&await K,t=O}for(const[a,d]of I(w)){const O=w.objectStream(a),L=w.job.pace.step(0);if(L&&await L,!O)continue;const S=new Set(d),{starts:K,
numbers:W,data:k}=O,$=U=>{const j=W[(0,P.MJ)(K,U)-1];return j!==void 0&&S.has(j)?j:void 0};for(let U=0;U<k.length;U+=m){n((0,A.bS)(k),U,Math.min(U+m+i,k.length),
$);const j=w.job.pace.step(E*m);j&&await j}}}function*x(w){for(let n=1;w.hasChanges&&n<w.size;n++)w.isChanged(n)&&w.exists(n)&&(yield n)}function R(w){const{table:n,
hasChanges:_}=w,f=[];let r=!0,p=-1;for(let l=1;l<n.size;l++){if(n.kind[l]!==M.tL||_&&w.isChanged(l))continue;const s=n.place[l];r&&=s>=p,p=s,f.push(l)}return r?
f:f.sort((l,s)=>n.place[l]-n.place[s])}function I(w){const{table:n,hasChanges:_}=w,f=new Map;for(let r=1;r<n.size;r++){if(n.kind[r]!==M.UT||_&&w.isChanged(r))continue;
const p=n.place[r],l=f.get(p);l?l.push(r):f.set(p,[r])}return f}}),87773:((B,C,h)=>{h.d(C,{$:()=>P});const M=2e3;async function*P(A,D){for(const v of D){yield[v,
A.get(v)];const b=A.job.pace.step(M);b&&await b}}}),90536:((B,C,h)=>{h.d(C,{C:()=>P,L:()=>A});var M=h(45599);function P(D,v){const b=[D];for(;b.length>0;){const E=b.
pop(),m=E instanceof M.Z6?E.dict:E;if(Array.isArray(m))for(const i of m)b.push(i);else if(m instanceof M.Bi){v(m);for(const i of m.values())b.push(i)}}}function A(D,v){
const b=[];return P(D,E=>{b.length===0&&v(E)&&b.push(E)}),b.length>0}})};
