"use strict";exports.id=1026,exports.ids=[1026],exports.modules={45657:((B,C,p)=>{p.d(C,{Hn:()=>b,Kf:()=>y,RZ:()=>D,Vp:()=>P,YG:()=>M,vH:()=>A});function D(E,g){for(const a of g)
E.push(a)}const b=E=>E.slice();function A(E,g,a){const l=E.get(g);l?l.push(a):E.set(g,[a])}const y=E=>{let g=-1/0;for(const a of E)g=Math.max(g,a);return g},M=E=>{
let g=1/0;for(const a of E)g=Math.min(g,a);return g},P=E=>Number.isInteger(E)&&!Number.isSafeInteger(E)}),16846:((B,C,p)=>{p.r(C),p.d(C,{read_e_invoice:()=>l});
var D=p(58552),b=p(92761),A=p(24195),y=p(36161),M=p(3263),P=p(3907),E=p(91519),g=p(43576),a=p(98446);const l=async(x,R,I)=>{const w=r=>R.with_xml?{xml:(0,P.Rt)(
r)??null}:{};if((0,b.ec)(x.bytes)){const r=await(0,y.Q)(x.bytes,I.pace);if(typeof r=="string")throw(0,D.G6)([{field:"file",message:`is XML that ${r}`}]);return{
documents:[x],data:{...e(r,x.name),...w(x.bytes)},notes:[],facts:{}}}const n=await(0,E.E)(x.bytes,I,{password:R.open_password}),m=await(0,b.sc)(n),[f]=m.invoices;
if(!f)throw(0,D.G6)([c(m)]);return{documents:[{...x,pageCount:n.pages.count}],data:{...e(f,f.file),...w(f.bytes)},notes:m.invoices.length>1?[T(f,m.invoices.length)]:
[],facts:{}}},e=(x,R)=>({syntax:x.syntax,profile:(0,A.je)(x.invoice.guideline),file:R,...x.invoice,issues:(0,M.FC)(x).map(({name:I,date:w})=>({term:I,found:w,text:"\
The date is not a day of the calendar"}))});function c({refused:x,names:R}){if(x)return{field:"file",message:`has no invoice that can be read: ${v(x.file)} ${x.
reason}`};const I=(0,a.Dw)([...R.slice(0,h).map(v),...R.slice(h)],h);return{field:"file",message:`has no electronic invoice in CII or UBL; it has ${R.length===0?
"no attachments":`these attachments: ${I}`}`}}const h=10,v=x=>(0,g.jC)(x,g.zE,"an attachment without a name"),T=({file:x},R)=>({code:"several_invoices",message:`\
The document has ${R} electronic invoices, where one is allowed: ${v(x)} was read.`})}),32488:((B,C,p)=>{p.d(C,{LG:()=>M,TA:()=>E,on:()=>P,v3:()=>y});var D=p(58552),
b=p(83287);const A=1e5;async function y(l,e){const c=await g(l,e);return c.whole||!(0,b.QJ)(l.encoded(e),c.damage)?c:{...c,whole:!0}}function M(l,e,c=!1){const h=l.
decodedPart(e,c);return!h||h.whole||!(0,b.QJ)(l.encoded(e),h.damage)?h:{...h,whole:!0}}async function P(l,e){return await a(l,e)??l.decodedPart(e)}async function E(l,e){
return(await P(l,e))?.data??await l.decodedAtEase(e)}async function g(l,e){const c=await a(l,e);if(c)return c;const h=l.decodedPart(e,!0)??{data:new Uint8Array(
0),whole:!1},v=l.job.pace.step(h.data.length);return v&&await v,h}async function a(l,e){if(!(e.data.length<=A))try{return await l.decodedPartAtEase(e)}catch(c){
if(!(c instanceof D.zU)||c.code!=="unreadable_document")throw c;return}}}),21115:((B,C,p)=>{p.d(C,{HC:()=>y,dK:()=>D,ee:()=>A});const D={rdf:"http://www.w3.org/\
1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.\
adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www\
.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schem\
a#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"\
http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},b=new Map(Object.entries(D));class A{uris=new Map;declared=[];known=new Map;enter(a){
let l;for(const{name:e,value:c}of a){if(!y(e))continue;const h=e.slice(6),v=this.uris.get(h);v?v.push(c):this.uris.set(h,[c]),(l??=[]).push(h)}this.declared.push(
l??M),l&&this.known.clear()}leave(){const a=this.declared.pop()??M;for(const l of a)this.uris.get(l).pop();a.length>0&&this.known.clear()}declares(a){return(this.
uris.get(E(a))?.length??0)>0}ofElement(a){let l=this.known.get(a);if(!l){const e=E(a),c=this.uris.get(e)?.at(-1)??b.get(e)??"";this.known.size===P&&this.known.clear(),
this.known.set(a,l={namespace:c,local:a.slice(a.indexOf(":")+1)})}return l}ofAttribute(a){return a.includes(":")?this.ofElement(a):{namespace:"",local:a}}}const y=g=>g===
"xmlns"||g.startsWith("xmlns:"),M=[],P=1e3,E=g=>g.slice(0,Math.max(g.indexOf(":"),0))}),824:((B,C,p)=>{p.d(C,{Br:()=>g,_6:()=>l,_U:()=>E});var D=p(58552),b=p(1975),
A=p(17079),y=p(45599),M=p(59071),P=p(70549);function E(e){const c=e.resolve(e.trailer.get("Info"));return c instanceof y.Bi?c:c instanceof y.Z6?c.dict:void 0}const g=(0,P.
n)(a);async function a(e){const c=e.get(e.catalogNumber),h=c instanceof y.Bi?e.resolve(c.get("Metadata")):null;if(!(h instanceof y.Z6))return;let v;try{v=e.decoded(
h)}catch(T){if(!(T instanceof D.zU)||T.code==="cancelled")throw T;return b.m}return(0,b.kg)(v,e.job.pace)}function l(e,c){const h=E(e),v=n=>e.resolve(h?.get(n)),
T=(n,m,f=", ")=>{const r=(0,b.sm)(c,n,m).map(M.wh).filter(Boolean).join(f);return r===""?null:r},x=(n,m)=>{const[f=""]=(0,b.sm)(c,n,m);return(0,M.wh)(f)||null},
R=(n,m)=>(0,A._)((0,M.Gh)(v(n))??"")??(0,A._)(x("xmp",m)??"")??null,I=e.get(e.catalogNumber),w=I instanceof y.Bi?(0,M.Gh)(e.resolve(I.get("Lang"))):null;return{
title:(0,M.Gh)(v("Title"))??x("dc","title"),author:(0,M.Gh)(v("Author"))??T("dc","creator"),subject:(0,M.Gh)(v("Subject"))??x("dc","description"),keywords:(0,M.
Gh)(v("Keywords"))??T("pdf","Keywords")??T("dc","subject"),creator:(0,M.Gh)(v("Creator"))??x("xmp","CreatorTool"),producer:(0,M.Gh)(v("Producer"))??x("pdf","Pro\
ducer"),created:R("CreationDate","CreateDate"),modified:R("ModDate","ModifyDate"),language:w??x("dc","language")}}}),3907:((B,C,p)=>{p.d(C,{Rt:()=>w,X:()=>u,km:()=>g,
ol:()=>b,xK:()=>I});var D=p(78157);const b=200,A=1e4,y=1e5,M=65536,P=65536,E=12;async function g(s,o,t){const i=new a(s);for(let d=i.next();d;d=i.next()){if(t(d))
return"left";const O=o.step((d.to-d.from)*4+50);O&&await O}return i.hasDocumentType?"document type":i.malformed?"malformed":"well-formed"}class a{text;malformed=!1;hasDocumentType=!1;at=0;tag=-1;constructor(o){
this.text=o}next(){const{text:o,at:t}=this;if(t>=o.length)return;if(o.charCodeAt(t)!==l)return this.characters(t,this.endOfPiece(t,this.nextTag(t)));if(o.startsWith(
"<!--",t))return this.other(t,"-->",4);if(o.startsWith("<?",t))return this.other(t,"?>",2);if(o.startsWith("<![CDATA[",t)){const d=o.indexOf("]]>",t);return d<0?
this.end():(this.at=d+3,{kind:"text",text:o.slice(t+9,d),from:t,to:this.at})}return o.startsWith("<!",t)?(this.hasDocumentType=o.startsWith("<!DOCTYPE",t),this.
end()):(o.charCodeAt(t+1)===c?this.endTag(t):this.startTag(t))??this.fault(t,this.nextTag(t+1))}other(o,t,i){const d=this.text.indexOf(t,o+i);return d<0?this.end():
(this.at=d+t.length,{kind:"other",from:o,to:this.at})}endTag(o){const t=this.name(o+2),i=this.blanks(t);if(!(t===o+2||this.text.charCodeAt(i)!==e))return this.at=
i+1,{kind:"end",name:this.text.slice(o+2,t),from:o,to:this.at}}startTag(o){const{text:t}=this,i=this.name(o+1);if(i===o+1)return;const d=t.slice(o+1,i),O=[];let L=0;
for(let S=i;;){const K=this.blanks(S),W=t.charCodeAt(K);if(W===e||W===c&&t.charCodeAt(K+1)===e)return this.at=W===e?K+1:K+2,{kind:W===e?"start":"empty",name:d,attributes:O,
from:o,to:this.at};const k=this.name(K),$=this.blanks(k),U=this.blanks($+1),j=t[U];if(K===S||k===K||t[$]!=="="||j!=='"'&&j!=="'")return;const N=t.indexOf(j,U+1),
G=t.slice(U+1,Math.max(N,U+1));L+=v(G,y-L);const z=G.includes("<")||L>=y?void 0:x(G);if(N<0||z===void 0||O.length>=A)return;O.push({name:t.slice(K,k),value:z,from:K,
to:N+1}),S=N+1}}characters(o,t){const i=x(this.text.slice(o,t));return i===void 0?this.fault(o,t):(this.at=t,{kind:"text",text:i,from:o,to:t})}nextTag(o){if(this.
tag>=o)return this.tag;const t=this.text.indexOf("<",o);return this.tag=t<0?this.text.length:t}endOfPiece(o,t){const{text:i}=this;if(t-o<=P)return t;let d=o+P;const O=d-
E+1,L=i.slice(O,d+1).lastIndexOf("&");L>=0&&(d=O+L);for(const S=d-P/2;i[d-1]==="]"||h(i.charCodeAt(d));d--)if(d===S)return t;return d}fault(o,t){return this.malformed=
!0,this.at=t,{kind:"other",from:o,to:t}}end(){this.malformed=!0,this.at=this.text.length}blanks(o){const{text:t}=this;for(let i=o;;i++){const d=t.charCodeAt(i);
if(d!==32&&d!==9&&d!==10&&d!==13||i-o===M)return i}}name(o){const{text:t}=this;let i=o;for(const d=Math.min(t.length,o+M);i<d;i++){const O=t.charCodeAt(i);if(O<=
32||O===c||O===e||O===l||O===61||O===34||O===39)break}return i}}const[l,e,c]=[60,62,47],h=s=>s>=56320&&s<=57343;function v(s,o){let t=0;for(let i=s.indexOf("&");i>=
0&&t<o;i=s.indexOf("&",i+1))t++;return t}const T=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function x(s){if(!s.includes("&"))return s;
const o=[];let t=0;for(let i=s.indexOf("&");i>=0;i=s.indexOf("&",t)){const d=s.indexOf(";",i);if(d<0||d-i>E)return;const O=s.slice(i+1,d),L=T.get(O)??R(O);if(L===
void 0)return;o.push(s.slice(t,i),L),t=d+1}return o.push(s.slice(t)),o.join("")}function R(s){const o=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(s),t=o?parseInt(o[1]??o[2],
o[1]===void 0?10:16):-1;return t>0&&t<=1114111&&!(t>=55296&&t<=57343)?String.fromCodePoint(t):void 0}function I(s){const[o,t,i,d]=s;if(o===0&&t===0&&(i===254||i===
0)||o===255&&t===254&&i===0&&d===0)return _(s);if(o===254&&t===255||o===0&&t===60)return r(new TextDecoder("utf-16be").decode(s));if(o===255&&t===254||o===60&&t===
0)return r(new TextDecoder("utf-16le").decode(s));const O=new TextDecoder().decode(s);return r(O.includes("�")?Buffer.from(s).toString("latin1"):O)}function w(s){
if(s[0]===0||s[1]===0||s[0]===254||s[0]===255)return I(s);const t=(0,D.bS)(s).toString("latin1",0,n),i=m.exec(t)?.[1]?.toLowerCase()??"utf-8";if(f.has(i))try{return new TextDecoder(
i,{fatal:!0}).decode(s)}catch{return}}const n=200,m=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,f=new Set(["utf-8","utf8","us-ascii","iso\
-8859-1","iso-8859-15","windows-1252"]),r=s=>s.startsWith("\uFEFF")?s.slice(1):s;function _(s){const o=new DataView(s.buffer,s.byteOffset,s.byteLength),t=s[0]!==
0,i=[];for(let d=0;d+4<=s.length;d+=4){const O=o.getUint32(d,t);if(O>1114111)return;i.push(String.fromCodePoint(O))}return r(i.join(""))}const u=s=>s.replaceAll(
"&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),1975:((B,C,p)=>{p.d(C,{kg:()=>M,m:()=>y,sm:()=>P});var D=p(21115),b=p(3907);
const A=1e5,y={text:"",properties:[],malformed:!0,end:-1,about:""};async function M(l,e){const c=(0,b.xK)(l);if(c===void 0)return y;const h=new g,T=await(0,b.km)(
c,e,x=>(h.take(x),h.broken))!=="well-formed"||h.depth>0||h.end<0||!h.declared;return{text:c,properties:h.properties,malformed:T,end:h.end,about:h.about}}function P(l,e,c){
return l?.properties.find(h=>h.name===c&&h.namespace===D.dK[e])?.values??[]}const E=-2;class g{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new D.ee;open=[];root=E;loose=!1;items=[];pieces=[];get depth(){
return this.open.length}take(e){e.kind==="start"||e.kind==="empty"?(this.start(e.name,e.attributes,e.from),e.kind==="empty"&&!this.broken&&this.close(e.name,e.to,
e.to)):e.kind==="end"?this.close(e.name,e.from,e.to):e.kind==="text"&&this.isInProperty()&&this.pieces.push(e.text)}isInProperty(){return this.root!==E&&this.open.
length>this.root+2}start(e,c,h){if(this.open.length>=b.ol&&(this.broken=!0),this.broken)return;this.scope.enter(c);const v=this.scope.ofElement(e),T=v.namespace===
D.dK.rdf,x=T&&v.local==="li";this.root===E&&this.end<0&&T&&v.local==="Description"&&(this.root=this.open.length-1,this.loose=!0);const R=this.open.length-this.root,
I=x?c.find(({name:w})=>w==="xml:lang")?.value:void 0;if(this.open.push({name:e,...v,from:h,language:I}),this.root===E){if(!T||v.local!=="RDF"||this.end>=0)return;
this.root=this.open.length-1,this.declared=this.scope.declares(e)}else if(R===1)this.describe(c);else if(R===2){this.items=[];const w=c.find(({name:n})=>this.isRdf(
n,"resource"));this.pieces=w?[w.value]:[]}else x&&(this.pieces=[])}describe(e){for(const{name:c,value:h,from:v,to:T}of e){if((0,D.HC)(c))continue;const{namespace:x,
local:R}=this.scope.ofAttribute(c);x===D.dK.rdf&&R==="about"&&(this.about=h),!(x===""||x===D.dK.rdf||x===D.dK.xml)&&this.add({namespace:x,name:R,values:[h],from:v,
to:T})}}close(e,c,h){const v=this.open.pop();if(v?.name!==e){this.broken=!0;return}this.scope.leave();const T=this.open.length-this.root;if(this.root!==E)if(T===
0)this.end=c,this.root=E;else if(T===1&&this.loose)this.root=E,this.loose=!1;else if(T===2){const x=this.items.length>0?a(this.items):[this.pieces.join("").trim()];
this.add({namespace:v.namespace,name:v.local,values:x,from:v.from,to:h})}else T>2&&v.namespace===D.dK.rdf&&v.local==="li"&&(this.items.push({text:this.pieces.join(
"").trim(),language:v.language}),this.pieces=[])}add(e){this.properties.length<A?this.properties.push(e):this.broken=!0}isRdf(e,c){const h=this.scope.ofAttribute(
e);return h.local===c&&h.namespace===D.dK.rdf}}function a(l){const e=l.findIndex(({language:h})=>h?.toLowerCase()==="x-default"),c=l.map(({text:h})=>h);return e>
0?[c[e],...c.slice(0,e),...c.slice(e+1)]:c}}),81077:((B,C,p)=>{p.d(C,{BX:()=>g,H6:()=>a,MN:()=>l,Pu:()=>P,Zc:()=>E,r6:()=>e});var D=p(45599),b=p(44233),A=p(77581),
y=p(9819);const M=64,P=n=>typeof n=="number"?String(n):(0,A.U0)(n);async function E(n,m,f){const r=[];for(const _ of await v(n,m,0,f)){for(const s of x(n,_,f))r.
push(s);const u=n.job.pace.step(c);u&&await u}return r}async function g(n,m,f,r,_,u){const s=await v(n,m,f,r,u);for(let o=s.length-1;o>=0;o--){const t=s[o],i=x(
n,t,r),d=i.filter(([K,W])=>!_(K,W)),O=n.job.pace.step(c+i.length*c);O&&await O,d.length<i.length&&(n.edit(t.holder),t.dict.set(r,I(d)),t.changed=!0);for(const K of t.
repeats)n.edit(t.holder),t.dict.delete(K),t.changed=!0;if(t.emptyKids){const K=(n.array(t.dict.get("Kids"))??[]).filter(W=>!t.emptyKids.has(n.dict(W)));n.edit(t.
holder),t.dict.set("Kids",K),t.changed=!0}if(!t.changed)continue;const L=n.array(t.dict.get("Kids"))??[];t.empty=d.length===0&&L.length===0;const S=t.parent;S&&
(S.changed=!0,t.empty?(S.emptyKids??=new Set).add(t.dict):R(n,t,d,L))}return s[0]?.empty??!1}function a(n,m,f){if(m.length<=M)return(0,D.jd)({[f]:I(m)});let r=[];
for(const _ of w(m)){const[u,s]=[_[0][0],_.at(-1)[0]];r.push({ref:n.add((0,D.jd)({Limits:[u,s],[f]:I(_)})),low:u,high:s})}for(;r.length>M;)r=w(r).map(_=>{const[
u,s]=[_[0].low,_.at(-1).high];return{ref:n.add((0,D.jd)({Limits:[u,s],Kids:_.map(({ref:o})=>o)})),low:u,high:s}});return(0,D.jd)({Kids:r.map(({ref:_})=>_)})}async function l(n,m){
const{pace:f}=n.job,r=[];for(const[_,u]of m){r.push([(0,D.Px)(_),u]);const s=f.step(10*c);s&&await s}return a(n,await e(n,r),"Names")}async function e(n,m){const{
pace:f}=n.job,r=[];for(const u of m){r.push({entry:u,key:P(u[0])});const s=f.step(c);s&&await s}return(await(0,b.qZ)(r,(u,s)=>u.key<s.key?-1:u.key>s.key?1:0,f)).
map(({entry:u})=>u)}const c=100,h=30;async function v(n,m,f,r,_){const u=new y.b9(n),s=new Set,o=d=>s.size<s.add(d).size,t=[],i=[{value:m??null,holder:f,parent:void 0}];
for(let d=i.pop();d!==void 0;d=i.pop()){u.spend(1);const O=n.job.pace.step(c);O&&await O;const L=n.dict(d.value);if(!L||!o(L)||_&&d.parent&&!T(n,L,_))continue;const S=[],
K=N=>{const G=n.array(L.get(N));return!G||o(G)?G??[]:(S.push(N),[])},W=K(r).length>>1,k=K("Kids"),$={dict:L,holder:(0,y.Kd)(d.value,d.holder),parent:d.parent,repeats:S};
t.push($),u.spend(W);const U=(0,y.Kd)(L.get("Kids"),$.holder);for(let N=k.length-1;N>=0;N--){i.push({value:k[N],holder:U,parent:$});const G=n.job.pace.step(h);G&&
await G}const j=n.job.pace.step(W*c);j&&await j}return t}function T(n,m,f){const[r,_]=n.array(m.get("Limits"))??[];return typeof r!="number"||typeof _!="number"||
f(r,_)}function x(n,{dict:m,repeats:f},r){const _=f.includes(r)?void 0:n.array(m.get(r));if(!_)return[];const u=[];for(let s=0;s+1<_.length;s+=2){const o=n.resolve(
_[s]);(r==="Names"?o instanceof D.Mx:typeof o=="number")&&u.push([o,_[s+1]])}return u}function R(n,m,f,r){const _=o=>n.array(n.dict(o)?.get("Limits"))??[],u=f[0]?.[0]??
_(r[0])[0],s=f.at(-1)?.[0]??_(r.at(-1))[1];n.edit(m.holder),u!==void 0&&s!==void 0?m.dict.set("Limits",[u,s]):m.dict.delete("Limits")}function I(n){const m=[];for(const[
f,r]of n)m.push(f,r);return m}function w(n){const m=[];for(let f=0;f<n.length;f+=M)m.push(n.slice(f,f+M));return m}}),70549:((B,C,p)=>{p.d(C,{n:()=>D});function D(b){
const A=new WeakMap;return y=>{if(y.hasChanges)return b(y);const M=A.get(y);if(M)return M.answer;const P=b(y);return A.set(y,{answer:P}),P}}}),9819:((B,C,p)=>{p.
d(C,{J7:()=>A,Kd:()=>P,Wo:()=>E,_i:()=>M,b9:()=>y});var D=p(42973),b=p(45599);class A{document;gone=new Set;chased=new Set;constructor(a){this.document=a}remove(a){
const{catalog:l,catalogNumber:e,pages:c}=this.document,h=l.get("Pages");a===e||(0,b.i9)(h)&&a===h.number||c.holds(a)||(this.gone.add(a),this.document.remove(a))}chase(a){
this.chased.add(a)}removed(){return this.gone}takeChased(){const a=this.chased;return this.chased=new Set,a}isGone(a){return(0,b.i9)(a)&&this.gone.has(a.number)}}
class y{most;left;constructor(a){this.most=this.left=a.job.limits.nodes}spend=a=>{if(this.left-=a,this.left<0)throw(0,D.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class M{seen;beyond=new Set;allowance;constructor(a,l=new y(
a)){this.allowance=l,this.seen=new Uint8Array((a.size>>3)+1)}first(a){if(this.allowance.spend(1),!(0,b.i9)(a))return!0;const{number:l}=a,e=l>>3;if(e>=this.seen.
length)return this.beyond.size<this.beyond.add(l).size;const c=1<<(l&7),h=(this.seen[e]&c)===0;return this.seen[e]|=c,h}}function P(g,a){return(0,b.i9)(g)?g.number:
a}function E(g,a){const l=g.catalog.get(a),e=g.dict(l);return e&&{dict:e,holder:P(l,g.catalogNumber)}}}),21996:((B,C,p)=>{p.d(C,{Av:()=>c,RJ:()=>T,V3:()=>v,vb:()=>x,
zx:()=>e});var D=p(54619),b=p(44233),A=p(78157),y=p(88500);const M=2048,P=65536,E=4,g=1<<20,a=1024,l="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function e(w,n){const{
found:m,all:f}=await h(w,n),r=_=>[...new Set([..._,...f])].sort((u,s)=>u-s);return Object.fromEntries(n.map(_=>[_,r(m[_])]))}async function c(w,n){const{found:m,
all:f}=await h(w,n);for(const r of Object.values(m))for(const _ of r)f.add(_);return f}async function h(w,n){const m=n.map(u=>{const[s="",...o]=[...u].map(i=>i.
replace(/\W/,"\\$&")),t=/\W/.test(u)?l:"\\w";return`${s}(?:${o.join("")}|${t}{0,${Math.max(0,u.length-2)}}#)`}),f=new RegExp(`/(?:${m.join("|")}|#)`,"g"),r=Object.
fromEntries(n.map(u=>[u,new Set])),_=new Set;await T(w,(u,s,o,t)=>{const i=u.toString("latin1",s,o);f.lastIndex=0;for(let d=f.exec(i);d;d=f.exec(i)){const O=t(s+
d.index);O!==void 0&&(d[0].endsWith("#")?_.add(O):r[d[0].slice(1)].add(O))}});for(const u of x(w))_.add(u);return{found:r,all:_}}async function v(w,n){const m=await e(
w,n);return[...new Set(Object.values(m).flat())].sort((f,r)=>f-r)}async function T(w,n){const{bytes:m,table:f}=w,r=R(w),_=new Int32Array(r.length);for(let i=0;i<
r.length;i++)_[i]=f.place[r[i]];const u=(0,A.bS)(m),s=i=>r[(0,b.MJ)(_,i)-1],o=new y.s;let t=0;for(let i=0;i<r.length;i++){const d=i+1===r.length,O=d?m.length:_[i+
1],L=O-_[i]>M;if(!L&&!d&&O-t<P)continue;let S=O;if(L){_[i]>t&&n(u,t,_[i],s),o.reset();const W=o.value(m,w.bodies[r[i]],O);t=_[i],W>=0&&(S=W)}n(u,t,S,s);const K=w.
job.pace.step(E*(S-t));K&&await K,t=O}for(const[i,d]of I(w)){const O=w.objectStream(i),L=w.job.pace.step(0);if(L&&await L,!O)continue;const S=new Set(d),{starts:K,
numbers:W,data:k}=O,$=U=>{const j=W[(0,b.MJ)(K,U)-1];return j!==void 0&&S.has(j)?j:void 0};for(let U=0;U<k.length;U+=g){n((0,A.bS)(k),U,Math.min(U+g+a,k.length),
$);const j=w.job.pace.step(E*g);j&&await j}}}function*x(w){for(let n=1;w.hasChanges&&n<w.size;n++)w.isChanged(n)&&w.exists(n)&&(yield n)}function R(w){const{table:n,
hasChanges:m}=w,f=[];let r=!0,_=-1;for(let u=1;u<n.size;u++){if(n.kind[u]!==D.tL||m&&w.isChanged(u))continue;const s=n.place[u];r&&=s>=_,_=s,f.push(u)}return r?
f:f.sort((u,s)=>n.place[u]-n.place[s])}function I(w){const{table:n,hasChanges:m}=w,f=new Map;for(let r=1;r<n.size;r++){if(n.kind[r]!==D.UT||m&&w.isChanged(r))continue;
const _=n.place[r],u=f.get(_);u?u.push(r):f.set(_,[r])}return f}}),87773:((B,C,p)=>{p.d(C,{$:()=>b});const D=2e3;async function*b(A,y){for(const M of y){yield[M,
A.get(M)];const P=A.job.pace.step(D);P&&await P}}}),90536:((B,C,p)=>{p.d(C,{C:()=>b,L:()=>A});var D=p(45599);function b(y,M){const P=[y];for(;P.length>0;){const E=P.
pop(),g=E instanceof D.Z6?E.dict:E;if(Array.isArray(g))for(const a of g)P.push(a);else if(g instanceof D.Bi){M(g);for(const a of g.values())P.push(a)}}}function A(y,M){
const P=[];return b(y,E=>{P.length===0&&M(E)&&P.push(E)}),P.length>0}})};
