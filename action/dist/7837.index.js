"use strict";exports.id=7837,exports.ids=[7837],exports.modules={45657:((B,L,p)=>{p.d(L,{Hn:()=>P,Kf:()=>y,RZ:()=>D,Vp:()=>b,YG:()=>v,vH:()=>A});function D(x,m){for(const a of m)
x.push(a)}const P=x=>x.slice();function A(x,m,a){const O=x.get(m);O?O.push(a):x.set(m,[a])}const y=x=>{let m=-1/0;for(const a of x)m=Math.max(m,a);return m},v=x=>{
let m=1/0;for(const a of x)m=Math.min(m,a);return m},b=x=>Number.isInteger(x)&&!Number.isSafeInteger(x)}),16846:((B,L,p)=>{p.r(L),p.d(L,{read_e_invoice:()=>O});
var D=p(58552),P=p(92761),A=p(24195),y=p(36161),v=p(3263),b=p(3907),x=p(91519),m=p(43576),a=p(98446);const O=async(g,C,I)=>{const E=r=>C.with_xml?{xml:(0,b.Rt)(
r)??null}:{};if((0,P.ec)(g.bytes)){const r=await(0,y.Q)(g.bytes,I.pace);if(typeof r=="string")throw(0,D.G6)([{field:"file",message:`is XML that ${r}`}]);return{
documents:[g],data:{...i(r,g.name),...E(g.bytes)},notes:[],facts:{}}}const e=await(0,x.E)(g.bytes,I,{password:C.open_password}),u=await(0,P.sc)(e),[d]=u.invoices;
if(!d)throw(0,D.G6)([f(u)]);return{documents:[{...g,pageCount:e.pages.count}],data:{...i(d,d.file),...E(d.bytes)},notes:u.invoices.length>1?[T(d,u.invoices.length)]:
[],facts:{}}},i=(g,C)=>({syntax:g.syntax,profile:(0,A.je)(g.invoice.guideline),file:C,...g.invoice,issues:(0,v.FC)(g).map(({name:I,date:E})=>({term:I,found:E,text:"\
The date is not a day of the calendar"}))});function f({refused:g,names:C}){if(g)return{field:"file",message:`has no invoice that can be read: ${M(g.file)} ${g.
reason}`};const I=(0,a.Dw)([...C.slice(0,_).map(M),...C.slice(_)],_);return{field:"file",message:`has no electronic invoice in CII or UBL; it has ${C.length===0?
"no attachments":`these attachments: ${I}`}`}}const _=10,M=g=>(0,m.jC)(g,m.zE,"an attachment without a name"),T=({file:g},C)=>({code:"several_invoices",message:`\
The document has ${C} electronic invoices, where one is allowed: ${M(g)} was read.`})}),21115:((B,L,p)=>{p.d(L,{HC:()=>y,dK:()=>D,ee:()=>A});const D={rdf:"http:\
//www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"\
http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"\
http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdf\
a/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/i\
d/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},P=new Map(Object.entries(D));
class A{uris=new Map;declared=[];known=new Map;enter(a){let O;for(const{name:i,value:f}of a){if(!y(i))continue;const _=i.slice(6),M=this.uris.get(_);M?M.push(f):
this.uris.set(_,[f]),(O??=[]).push(_)}this.declared.push(O??v),O&&this.known.clear()}leave(){const a=this.declared.pop()??v;for(const O of a)this.uris.get(O).pop();
a.length>0&&this.known.clear()}declares(a){return(this.uris.get(x(a))?.length??0)>0}ofElement(a){let O=this.known.get(a);if(!O){const i=x(a),f=this.uris.get(i)?.
at(-1)??P.get(i)??"";this.known.size===b&&this.known.clear(),this.known.set(a,O={namespace:f,local:a.slice(a.indexOf(":")+1)})}return O}ofAttribute(a){return a.
includes(":")?this.ofElement(a):{namespace:"",local:a}}}const y=m=>m==="xmlns"||m.startsWith("xmlns:"),v=[],b=1e3,x=m=>m.slice(0,Math.max(m.indexOf(":"),0))}),824:((B,L,p)=>{
p.d(L,{Br:()=>m,_6:()=>O,_U:()=>x});var D=p(58552),P=p(1975),A=p(17079),y=p(45599),v=p(59071),b=p(70549);function x(i){const f=i.resolve(i.trailer.get("Info"));
return f instanceof y.Bi?f:f instanceof y.Z6?f.dict:void 0}const m=(0,b.n)(a);async function a(i){const f=i.get(i.catalogNumber),_=f instanceof y.Bi?i.resolve(f.
get("Metadata")):null;if(!(_ instanceof y.Z6))return;let M;try{M=i.decoded(_)}catch(T){if(!(T instanceof D.zU)||T.code==="cancelled")throw T;return P.m}return(0,P.
kg)(M,i.job.pace)}function O(i,f){const _=x(i),M=e=>i.resolve(_?.get(e)),T=(e,u,d=", ")=>{const r=(0,P.sm)(f,e,u).map(v.wh).filter(Boolean).join(d);return r===""?
null:r},g=(e,u)=>{const[d=""]=(0,P.sm)(f,e,u);return(0,v.wh)(d)||null},C=(e,u)=>(0,A._)((0,v.Gh)(M(e))??"")??(0,A._)(g("xmp",u)??"")??null,I=i.get(i.catalogNumber),
E=I instanceof y.Bi?(0,v.Gh)(i.resolve(I.get("Lang"))):null;return{title:(0,v.Gh)(M("Title"))??g("dc","title"),author:(0,v.Gh)(M("Author"))??T("dc","creator"),subject:(0,v.
Gh)(M("Subject"))??g("dc","description"),keywords:(0,v.Gh)(M("Keywords"))??T("pdf","Keywords")??T("dc","subject"),creator:(0,v.Gh)(M("Creator"))??g("xmp","Creat\
orTool"),producer:(0,v.Gh)(M("Producer"))??g("pdf","Producer"),created:C("CreationDate","CreateDate"),modified:C("ModDate","ModifyDate"),language:E??g("dc","lan\
guage")}}}),3907:((B,L,p)=>{p.d(L,{Rt:()=>E,X:()=>l,km:()=>m,ol:()=>P,xK:()=>I});var D=p(78157);const P=200,A=1e4,y=1e5,v=65536,b=65536,x=12;async function m(n,s,t){
const o=new a(n);for(let c=o.next();c;c=o.next()){if(t(c))return"left";const w=s.step((c.to-c.from)*4+50);w&&await w}return o.hasDocumentType?"document type":o.
malformed?"malformed":"well-formed"}class a{text;malformed=!1;hasDocumentType=!1;at=0;tag=-1;constructor(s){this.text=s}next(){const{text:s,at:t}=this;if(t>=s.length)
return;if(s.charCodeAt(t)!==O)return this.characters(t,this.endOfPiece(t,this.nextTag(t)));if(s.startsWith("<!--",t))return this.other(t,"-->",4);if(s.startsWith(
"<?",t))return this.other(t,"?>",2);if(s.startsWith("<![CDATA[",t)){const c=s.indexOf("]]>",t);return c<0?this.end():(this.at=c+3,{kind:"text",text:s.slice(t+9,
c),from:t,to:this.at})}return s.startsWith("<!",t)?(this.hasDocumentType=s.startsWith("<!DOCTYPE",t),this.end()):(s.charCodeAt(t+1)===f?this.endTag(t):this.startTag(
t))??this.fault(t,this.nextTag(t+1))}other(s,t,o){const c=this.text.indexOf(t,s+o);return c<0?this.end():(this.at=c+t.length,{kind:"other",from:s,to:this.at})}endTag(s){
const t=this.name(s+2),o=this.blanks(t);if(!(t===s+2||this.text.charCodeAt(o)!==i))return this.at=o+1,{kind:"end",name:this.text.slice(s+2,t),from:s,to:this.at}}startTag(s){
const{text:t}=this,o=this.name(s+1);if(o===s+1)return;const c=t.slice(s+1,o),w=[];let R=0;for(let S=o;;){const K=this.blanks(S),W=t.charCodeAt(K);if(W===i||W===
f&&t.charCodeAt(K+1)===i)return this.at=W===i?K+1:K+2,{kind:W===i?"start":"empty",name:c,attributes:w,from:s,to:this.at};const k=this.name(K),$=this.blanks(k),j=this.
blanks($+1),U=t[j];if(K===S||k===K||t[$]!=="="||U!=='"'&&U!=="'")return;const N=t.indexOf(U,j+1),G=t.slice(j+1,Math.max(N,j+1));R+=M(G,y-R);const z=G.includes("\
<")||R>=y?void 0:g(G);if(N<0||z===void 0||w.length>=A)return;w.push({name:t.slice(K,k),value:z,from:K,to:N+1}),S=N+1}}characters(s,t){const o=g(this.text.slice(
s,t));return o===void 0?this.fault(s,t):(this.at=t,{kind:"text",text:o,from:s,to:t})}nextTag(s){if(this.tag>=s)return this.tag;const t=this.text.indexOf("<",s);
return this.tag=t<0?this.text.length:t}endOfPiece(s,t){const{text:o}=this;if(t-s<=b)return t;let c=s+b;const w=c-x+1,R=o.slice(w,c+1).lastIndexOf("&");R>=0&&(c=
w+R);for(const S=c-b/2;o[c-1]==="]"||_(o.charCodeAt(c));c--)if(c===S)return t;return c}fault(s,t){return this.malformed=!0,this.at=t,{kind:"other",from:s,to:t}}end(){
this.malformed=!0,this.at=this.text.length}blanks(s){const{text:t}=this;for(let o=s;;o++){const c=t.charCodeAt(o);if(c!==32&&c!==9&&c!==10&&c!==13||o-s===v)return o}}name(s){
const{text:t}=this;let o=s;for(const c=Math.min(t.length,s+v);o<c;o++){const w=t.charCodeAt(o);if(w<=32||w===f||w===i||w===O||w===61||w===34||w===39)break}return o}}
const[O,i,f]=[60,62,47],_=n=>n>=56320&&n<=57343;function M(n,s){let t=0;for(let o=n.indexOf("&");o>=0&&t<s;o=n.indexOf("&",o+1))t++;return t}const T=new Map([["\
amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function g(n){if(!n.includes("&"))return n;const s=[];let t=0;for(let o=n.indexOf("&");o>=0;o=n.indexOf(
"&",t)){const c=n.indexOf(";",o);if(c<0||c-o>x)return;const w=n.slice(o+1,c),R=T.get(w)??C(w);if(R===void 0)return;s.push(n.slice(t,o),R),t=c+1}return s.push(n.
slice(t)),s.join("")}function C(n){const s=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(n),t=s?parseInt(s[1]??s[2],s[1]===void 0?10:16):-1;return t>0&&t<=1114111&&!(t>=55296&&
t<=57343)?String.fromCodePoint(t):void 0}function I(n){const[s,t,o,c]=n;if(s===0&&t===0&&(o===254||o===0)||s===255&&t===254&&o===0&&c===0)return h(n);if(s===254&&
t===255||s===0&&t===60)return r(new TextDecoder("utf-16be").decode(n));if(s===255&&t===254||s===60&&t===0)return r(new TextDecoder("utf-16le").decode(n));const w=new TextDecoder().
decode(n);return r(w.includes("�")?Buffer.from(n).toString("latin1"):w)}function E(n){if(n[0]===0||n[1]===0||n[0]===254||n[0]===255)return I(n);const t=(0,D.bS)(
n).toString("latin1",0,e),o=u.exec(t)?.[1]?.toLowerCase()??"utf-8";if(d.has(o))try{return new TextDecoder(o,{fatal:!0}).decode(n)}catch{return}}const e=200,u=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
d=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),r=n=>n.startsWith("\uFEFF")?n.slice(1):n;function h(n){const s=new DataView(n.buffer,
n.byteOffset,n.byteLength),t=n[0]!==0,o=[];for(let c=0;c+4<=n.length;c+=4){const w=s.getUint32(c,t);if(w>1114111)return;o.push(String.fromCodePoint(w))}return r(
o.join(""))}const l=n=>n.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),1975:((B,L,p)=>{p.d(L,{kg:()=>v,m:()=>y,
sm:()=>b});var D=p(21115),P=p(3907);const A=1e5,y={text:"",properties:[],malformed:!0,end:-1,about:""};async function v(O,i){const f=(0,P.xK)(O);if(f===void 0)return y;
const _=new m,T=await(0,P.km)(f,i,g=>(_.take(g),_.broken))!=="well-formed"||_.depth>0||_.end<0||!_.declared;return{text:f,properties:_.properties,malformed:T,end:_.
end,about:_.about}}function b(O,i,f){return O?.properties.find(_=>_.name===f&&_.namespace===D.dK[i])?.values??[]}const x=-2;class m{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new D.
ee;open=[];root=x;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(i){i.kind==="start"||i.kind==="empty"?(this.start(i.name,i.attributes,i.from),
i.kind==="empty"&&!this.broken&&this.close(i.name,i.to,i.to)):i.kind==="end"?this.close(i.name,i.from,i.to):i.kind==="text"&&this.isInProperty()&&this.pieces.push(
i.text)}isInProperty(){return this.root!==x&&this.open.length>this.root+2}start(i,f,_){if(this.open.length>=P.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(f);const M=this.scope.ofElement(i),T=M.namespace===D.dK.rdf,g=T&&M.local==="li";this.root===x&&this.end<0&&T&&M.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const C=this.open.length-this.root,I=g?f.find(({name:E})=>E==="xml:lang")?.value:void 0;if(this.open.push({name:i,...M,from:_,language:I}),
this.root===x){if(!T||M.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(i)}else if(C===1)this.describe(f);else if(C===
2){this.items=[];const E=f.find(({name:e})=>this.isRdf(e,"resource"));this.pieces=E?[E.value]:[]}else g&&(this.pieces=[])}describe(i){for(const{name:f,value:_,from:M,
to:T}of i){if((0,D.HC)(f))continue;const{namespace:g,local:C}=this.scope.ofAttribute(f);g===D.dK.rdf&&C==="about"&&(this.about=_),!(g===""||g===D.dK.rdf||g===D.
dK.xml)&&this.add({namespace:g,name:C,values:[_],from:M,to:T})}}close(i,f,_){const M=this.open.pop();if(M?.name!==i){this.broken=!0;return}this.scope.leave();const T=this.
open.length-this.root;if(this.root!==x)if(T===0)this.end=f,this.root=x;else if(T===1&&this.loose)this.root=x,this.loose=!1;else if(T===2){const g=this.items.length>
0?a(this.items):[this.pieces.join("").trim()];this.add({namespace:M.namespace,name:M.local,values:g,from:M.from,to:_})}else T>2&&M.namespace===D.dK.rdf&&M.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:M.language}),this.pieces=[])}add(i){this.properties.length<A?this.properties.push(i):this.broken=
!0}isRdf(i,f){const _=this.scope.ofAttribute(i);return _.local===f&&_.namespace===D.dK.rdf}}function a(O){const i=O.findIndex(({language:_})=>_?.toLowerCase()===
"x-default"),f=O.map(({text:_})=>_);return i>0?[f[i],...f.slice(0,i),...f.slice(i+1)]:f}}),81077:((B,L,p)=>{p.d(L,{BX:()=>m,H6:()=>a,MN:()=>O,Pu:()=>b,Zc:()=>x,
r6:()=>i});var D=p(45599),P=p(44233),A=p(77581),y=p(9819);const v=64,b=e=>typeof e=="number"?String(e):(0,A.U0)(e);async function x(e,u,d){const r=[];for(const h of await M(
e,u,0,d)){for(const n of g(e,h,d))r.push(n);const l=e.job.pace.step(f);l&&await l}return r}async function m(e,u,d,r,h,l){const n=await M(e,u,d,r,l);for(let s=n.
length-1;s>=0;s--){const t=n[s],o=g(e,t,r),c=o.filter(([K,W])=>!h(K,W)),w=e.job.pace.step(f+o.length*f);w&&await w,c.length<o.length&&(e.edit(t.holder),t.dict.set(
r,I(c)),t.changed=!0);for(const K of t.repeats)e.edit(t.holder),t.dict.delete(K),t.changed=!0;if(t.emptyKids){const K=(e.array(t.dict.get("Kids"))??[]).filter(W=>!t.
emptyKids.has(e.dict(W)));e.edit(t.holder),t.dict.set("Kids",K),t.changed=!0}if(!t.changed)continue;const R=e.array(t.dict.get("Kids"))??[];t.empty=c.length===0&&
R.length===0;const S=t.parent;S&&(S.changed=!0,t.empty?(S.emptyKids??=new Set).add(t.dict):C(e,t,c,R))}return n[0]?.empty??!1}function a(e,u,d){if(u.length<=v)return(0,D.
jd)({[d]:I(u)});let r=[];for(const h of E(u)){const[l,n]=[h[0][0],h.at(-1)[0]];r.push({ref:e.add((0,D.jd)({Limits:[l,n],[d]:I(h)})),low:l,high:n})}for(;r.length>
v;)r=E(r).map(h=>{const[l,n]=[h[0].low,h.at(-1).high];return{ref:e.add((0,D.jd)({Limits:[l,n],Kids:h.map(({ref:s})=>s)})),low:l,high:n}});return(0,D.jd)({Kids:r.
map(({ref:h})=>h)})}async function O(e,u){const{pace:d}=e.job,r=[];for(const[h,l]of u){r.push([(0,D.Px)(h),l]);const n=d.step(10*f);n&&await n}return a(e,await i(
e,r),"Names")}async function i(e,u){const{pace:d}=e.job,r=[];for(const l of u){r.push({entry:l,key:b(l[0])});const n=d.step(f);n&&await n}return(await(0,P.qZ)(r,
(l,n)=>l.key<n.key?-1:l.key>n.key?1:0,d)).map(({entry:l})=>l)}const f=100,_=30;async function M(e,u,d,r,h){const l=new y.b9(e),n=new Set,s=c=>n.size<n.add(c).size,
t=[],o=[{value:u??null,holder:d,parent:void 0}];for(let c=o.pop();c!==void 0;c=o.pop()){l.spend(1);const w=e.job.pace.step(f);w&&await w;const R=e.dict(c.value);
if(!R||!s(R)||h&&c.parent&&!T(e,R,h))continue;const S=[],K=N=>{const G=e.array(R.get(N));return!G||s(G)?G??[]:(S.push(N),[])},W=K(r).length>>1,k=K("Kids"),$={dict:R,
holder:(0,y.Kd)(c.value,c.holder),parent:c.parent,repeats:S};t.push($),l.spend(W);const j=(0,y.Kd)(R.get("Kids"),$.holder);for(let N=k.length-1;N>=0;N--){o.push(
{value:k[N],holder:j,parent:$});const G=e.job.pace.step(_);G&&await G}const U=e.job.pace.step(W*f);U&&await U}return t}function T(e,u,d){const[r,h]=e.array(u.get(
"Limits"))??[];return typeof r!="number"||typeof h!="number"||d(r,h)}function g(e,{dict:u,repeats:d},r){const h=d.includes(r)?void 0:e.array(u.get(r));if(!h)return[];
const l=[];for(let n=0;n+1<h.length;n+=2){const s=e.resolve(h[n]);(r==="Names"?s instanceof D.Mx:typeof s=="number")&&l.push([s,h[n+1]])}return l}function C(e,u,d,r){
const h=s=>e.array(e.dict(s)?.get("Limits"))??[],l=d[0]?.[0]??h(r[0])[0],n=d.at(-1)?.[0]??h(r.at(-1))[1];e.edit(u.holder),l!==void 0&&n!==void 0?u.dict.set("Lim\
its",[l,n]):u.dict.delete("Limits")}function I(e){const u=[];for(const[d,r]of e)u.push(d,r);return u}function E(e){const u=[];for(let d=0;d<e.length;d+=v)u.push(
e.slice(d,d+v));return u}}),70549:((B,L,p)=>{p.d(L,{n:()=>D});function D(P){const A=new WeakMap;return y=>{if(y.hasChanges)return P(y);const v=A.get(y);if(v)return v.
answer;const b=P(y);return A.set(y,{answer:b}),b}}}),9819:((B,L,p)=>{p.d(L,{J7:()=>A,Kd:()=>b,Wo:()=>x,_i:()=>v,b9:()=>y});var D=p(42973),P=p(45599);class A{document;gone=new Set;chased=new Set;constructor(a){
this.document=a}remove(a){const{catalog:O,catalogNumber:i,pages:f}=this.document,_=O.get("Pages");a===i||(0,P.i9)(_)&&a===_.number||f.holds(a)||(this.gone.add(a),
this.document.remove(a))}chase(a){this.chased.add(a)}removed(){return this.gone}takeChased(){const a=this.chased;return this.chased=new Set,a}isGone(a){return(0,P.
i9)(a)&&this.gone.has(a.number)}}class y{most;left;constructor(a){this.most=this.left=a.job.limits.nodes}spend=a=>{if(this.left-=a,this.left<0)throw(0,D.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class v{seen;beyond=new Set;allowance;constructor(a,O=new y(
a)){this.allowance=O,this.seen=new Uint8Array((a.size>>3)+1)}first(a){if(this.allowance.spend(1),!(0,P.i9)(a))return!0;const{number:O}=a,i=O>>3;if(i>=this.seen.
length)return this.beyond.size<this.beyond.add(O).size;const f=1<<(O&7),_=(this.seen[i]&f)===0;return this.seen[i]|=f,_}}function b(m,a){return(0,P.i9)(m)?m.number:
a}function x(m,a){const O=m.catalog.get(a),i=m.dict(O);return i&&{dict:i,holder:b(O,m.catalogNumber)}}}),21996:((B,L,p)=>{p.d(L,{Av:()=>f,RJ:()=>T,V3:()=>M,vb:()=>g,
zx:()=>i});var D=p(54619),P=p(44233),A=p(78157),y=p(88500);const v=2048,b=65536,x=4,m=1<<20,a=1024,O="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function i(E,e){const{
found:u,all:d}=await _(E,e),r=h=>[...new Set([...h,...d])].sort((l,n)=>l-n);return Object.fromEntries(e.map(h=>[h,r(u[h])]))}async function f(E,e){const{found:u,
all:d}=await _(E,e);for(const r of Object.values(u))for(const h of r)d.add(h);return d}async function _(E,e){const u=e.map(l=>{const[n="",...s]=[...l].map(o=>o.
replace(/\W/,"\\$&")),t=/\W/.test(l)?O:"\\w";return`${n}(?:${s.join("")}|${t}{0,${Math.max(0,l.length-2)}}#)`}),d=new RegExp(`/(?:${u.join("|")}|#)`,"g"),r=Object.
fromEntries(e.map(l=>[l,new Set])),h=new Set;await T(E,(l,n,s,t)=>{const o=l.toString("latin1",n,s);d.lastIndex=0;for(let c=d.exec(o);c;c=d.exec(o)){const w=t(n+
c.index);w!==void 0&&(c[0].endsWith("#")?h.add(w):r[c[0].slice(1)].add(w))}});for(const l of g(E))h.add(l);return{found:r,all:h}}async function M(E,e){const u=await i(
E,e);return[...new Set(Object.values(u).flat())].sort((d,r)=>d-r)}async function T(E,e){const{bytes:u,table:d}=E,r=C(E),h=new Int32Array(r.length);for(let o=0;o<
r.length;o++)h[o]=d.place[r[o]];const l=(0,A.bS)(u),n=o=>r[(0,P.MJ)(h,o)-1],s=new y.s;let t=0;for(let o=0;o<r.length;o++){const c=o+1===r.length,w=c?u.length:h[o+
1],R=w-h[o]>v;if(!R&&!c&&w-t<b)continue;let S=w;if(R){h[o]>t&&e(l,t,h[o],n),s.reset();const W=s.value(u,E.bodies[r[o]],w);t=h[o],W>=0&&(S=W)}e(l,t,S,n);const K=E.
job.pace.step(x*(S-t));K&&await K,t=w}for(const[o,c]of I(E)){const w=E.objectStream(o),R=E.job.pace.step(0);if(R&&await R,!w)continue;const S=new Set(c),{starts:K,
numbers:W,data:k}=w,$=j=>{const U=W[(0,P.MJ)(K,j)-1];return U!==void 0&&S.has(U)?U:void 0};for(let j=0;j<k.length;j+=m){e((0,A.bS)(k),j,Math.min(j+m+a,k.length),
$);const U=E.job.pace.step(x*m);U&&await U}}}function*g(E){for(let e=1;E.hasChanges&&e<E.size;e++)E.isChanged(e)&&E.exists(e)&&(yield e)}function C(E){const{table:e,
hasChanges:u}=E,d=[];let r=!0,h=-1;for(let l=1;l<e.size;l++){if(e.kind[l]!==D.tL||u&&E.isChanged(l))continue;const n=e.place[l];r&&=n>=h,h=n,d.push(l)}return r?
d:d.sort((l,n)=>e.place[l]-e.place[n])}function I(E){const{table:e,hasChanges:u}=E,d=new Map;for(let r=1;r<e.size;r++){if(e.kind[r]!==D.UT||u&&E.isChanged(r))continue;
const h=e.place[r],l=d.get(h);l?l.push(r):d.set(h,[r])}return d}}),87773:((B,L,p)=>{p.d(L,{$:()=>P});const D=2e3;async function*P(A,y){for(const v of y){yield[v,
A.get(v)];const b=A.job.pace.step(D);b&&await b}}}),90536:((B,L,p)=>{p.d(L,{C:()=>P,L:()=>A});var D=p(45599);function P(y,v){const b=[y];for(;b.length>0;){const x=b.
pop(),m=x instanceof D.Z6?x.dict:x;if(Array.isArray(m))for(const a of m)b.push(a);else if(m instanceof D.Bi){v(m);for(const a of m.values())b.push(a)}}}function A(y,v){
const b=[];return P(y,x=>{b.length===0&&v(x)&&b.push(x)}),b.length>0}})};
