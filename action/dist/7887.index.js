"use strict";exports.id=7887,exports.ids=[7887],exports.modules={45657:((U,k,m)=>{m.d(k,{Kf:()=>K,RZ:()=>T,YG:()=>P,vH:()=>R});function T(_,M){for(const v of M)_.push(v)}function R(_,M,v){
const D=_.get(M);D?D.push(v):_.set(M,[v])}const K=_=>{let M=-1/0;for(const v of _)M=Math.max(M,v);return M},P=_=>{let M=1/0;for(const v of _)M=Math.min(M,v);return M}}),
16846:((U,k,m)=>{m.r(k),m.d(k,{read_e_invoice:()=>A});var T=m(58552),R=m(92761),K=m(24195),P=m(36161),_=m(3263),M=m(3907),v=m(92356),D=m(43576),d=m(98446);const A=async(l,t,e)=>{
const n=u=>t.with_xml?{xml:(0,M.xK)(u)??null}:{};if((0,R.ec)(l.bytes)){const u=await(0,P.Q)(l.bytes,e.pace);if(typeof u=="string")throw(0,T.G6)([{field:"file",message:`\
is XML that ${u}`}]);return{documents:[l],data:{...f(u,l.name),...n(l.bytes)},notes:[],facts:{}}}const a=await(0,v.E)(l.bytes,e,{password:t.open_password}),h=await(0,R.
sc)(a),[g]=h.invoices;if(!g)throw(0,T.G6)([x(h)]);return{documents:[{...l,pageCount:a.pages.count}],data:{...f(g,g.file),...n(g.bytes)},notes:h.invoices.length>
1?[S(g,h.invoices.length)]:[],facts:{}}},f=(l,t)=>({syntax:l.syntax,profile:(0,K.je)(l.invoice.guideline),file:t,...l.invoice,issues:(0,_.FC)(l).map(({name:e,date:n})=>({
term:e,found:n,text:"The date is not a day of the calendar"}))});function x({refused:l,names:t}){if(l)return{field:"file",message:`has no invoice that can be re\
ad: ${y(l.file)} ${l.reason}`};const e=(0,d.Dw)(t.map(y));return{field:"file",message:`has no electronic invoice in CII or UBL; it has ${t.length===0?"no attach\
ments":`these attachments: ${e}`}`}}const y=l=>(0,D.jC)(l,D.zE,"an attachment without a name"),S=({file:l},t)=>({code:"several_invoices",message:`The document h\
as ${t} electronic invoices, where one is allowed: ${y(l)} was read.`})}),43496:((U,k,m)=>{m.d(k,{HC:()=>P,dK:()=>T,ee:()=>K});const T={rdf:"http://www.w3.org/1\
999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.a\
dobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.\
npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema\
#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"\
http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},R=new Map(Object.entries(T));class K{uris=new Map;declared=[];known=new Map;enter(d){
let A;for(const{name:f,value:x}of d){if(!P(f))continue;const y=f.slice(6),S=this.uris.get(y);S?S.push(x):this.uris.set(y,[x]),(A??=[]).push(y)}this.declared.push(
A??_),A&&this.known.clear()}leave(){const d=this.declared.pop()??_;for(const A of d)this.uris.get(A).pop();d.length>0&&this.known.clear()}declares(d){return(this.
uris.get(v(d))?.length??0)>0}ofElement(d){let A=this.known.get(d);if(!A){const f=v(d),x=this.uris.get(f)?.at(-1)??R.get(f)??"";this.known.size===M&&this.known.clear(),
this.known.set(d,A={namespace:x,local:d.slice(d.indexOf(":")+1)})}return A}ofAttribute(d){return d.includes(":")?this.ofElement(d):{namespace:"",local:d}}}const P=D=>D===
"xmlns"||D.startsWith("xmlns:"),_=[],M=1e3,v=D=>D.slice(0,Math.max(D.indexOf(":"),0))}),824:((U,k,m)=>{m.d(k,{Br:()=>D,_6:()=>A,_U:()=>v});var T=m(58552),R=m(1975),
K=m(17079),P=m(45599),_=m(59071),M=m(70549);function v(f){const x=f.resolve(f.trailer.get("Info"));return x instanceof P.Bi?x:x instanceof P.Z6?x.dict:void 0}const D=(0,M.
n)(d);async function d(f){const x=f.get(f.catalogNumber),y=x instanceof P.Bi?f.resolve(x.get("Metadata")):null;if(!(y instanceof P.Z6))return;let S;try{S=f.decoded(
y)}catch(l){if(!(l instanceof T.zU)||l.code==="cancelled")throw l;return R.m}return(0,R.kg)(S,f.job.pace)}function A(f,x){const y=v(f),S=h=>f.resolve(y?.get(h)),
l=(h,g,u=", ")=>{const O=(0,R.sm)(x,h,g).map(_.wh).filter(Boolean).join(u);return O===""?null:O},t=(h,g)=>{const[u=""]=(0,R.sm)(x,h,g);return(0,_.wh)(u)||null},
e=(h,g)=>(0,K._)((0,_.Gh)(S(h))??"")??(0,K._)(t("xmp",g)??"")??null,n=f.get(f.catalogNumber),a=n instanceof P.Bi?(0,_.Gh)(f.resolve(n.get("Lang"))):null;return{
title:(0,_.Gh)(S("Title"))??t("dc","title"),author:(0,_.Gh)(S("Author"))??l("dc","creator"),subject:(0,_.Gh)(S("Subject"))??t("dc","description"),keywords:(0,_.
Gh)(S("Keywords"))??l("pdf","Keywords")??l("dc","subject"),creator:(0,_.Gh)(S("Creator"))??t("xmp","CreatorTool"),producer:(0,_.Gh)(S("Producer"))??t("pdf","Pro\
ducer"),created:e("CreationDate","CreateDate"),modified:e("ModDate","ModifyDate"),language:a??t("dc","language")}}}),3907:((U,k,m)=>{m.d(k,{X:()=>S,km:()=>K,ol:()=>T,
xK:()=>f});const T=200,R=1e4;async function K(l,t,e){const n=new P(l);for(let a=n.next();a;a=n.next()){if(e(a))return"left";const h=t.step((a.to-a.from)*4+50);h&&
await h}return n.hasDocumentType?"document type":n.malformed?"malformed":"well-formed"}class P{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=
t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(e)!==_)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(
e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.startsWith("<![CDATA[",e)){const a=t.indexOf("]]>",e);return a<0?this.end():(this.at=a+3,{kind:"\
text",text:t.slice(e+9,a),from:e,to:this.at})}return t.startsWith("<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===v?this.
endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(t,e,n){const a=this.text.indexOf(e,t+n);return a<0?this.end():(this.at=a+e.length,{kind:"othe\
r",from:t,to:this.at})}endTag(t){const e=this.name(t+2),n=this.blanks(e);if(!(e===t+2||this.text.charCodeAt(n)!==M))return this.at=n+1,{kind:"end",name:this.text.
slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,n=this.name(t+1);if(n===t+1)return;const a=e.slice(t+1,n),h=[];for(let g=n;;){const u=this.blanks(
g),O=e.charCodeAt(u);if(O===M||O===v&&e.charCodeAt(u+1)===M)return this.at=O===M?u+1:u+2,{kind:O===M?"start":"empty",name:a,attributes:h,from:t,to:this.at};const w=this.
name(u),b=this.blanks(w),p=this.blanks(b+1),i=e[p];if(u===g||w===u||e[b]!=="="||i!=='"'&&i!=="'")return;const s=e.indexOf(i,p+1),r=e.slice(p+1,Math.max(s,p+1)),
o=r.includes("<")?void 0:d(r);if(s<0||o===void 0||h.length>=R)return;h.push({name:e.slice(u,w),value:o,from:u,to:s+1}),g=s+1}}characters(t,e){const n=d(this.text.
slice(t,e));return n===void 0?this.fault(t,e):(this.at=e,{kind:"text",text:n,from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:
e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){
const n=e.charCodeAt(t);if(n!==32&&n!==9&&n!==10&&n!==13)return t;t++}}name(t){const{text:e}=this;for(;t<e.length;t++){const n=e.charCodeAt(t);if(n<=32||n===v||
n===M||n===_||n===61||n===34||n===39)break}return t}}const[_,M,v]=[60,62,47],D=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function d(l){
if(!l.includes("&"))return l;const t=[];let e=0;for(let n=l.indexOf("&");n>=0;n=l.indexOf("&",e)){const a=l.indexOf(";",n);if(a<0||a-n>12)return;const h=l.slice(
n+1,a),g=D.get(h)??A(h);if(g===void 0)return;t.push(l.slice(e,n),g),e=a+1}return t.push(l.slice(e)),t.join("")}function A(l){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(l),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&e<=57343)?String.fromCodePoint(e):void 0}function f(l){const[t,e,n,a]=l;
if(t===0&&e===0&&(n===254||n===0)||t===255&&e===254&&n===0&&a===0)return y(l);if(t===254&&e===255||t===0&&e===60)return x(new TextDecoder("utf-16be").decode(l));
if(t===255&&e===254||t===60&&e===0)return x(new TextDecoder("utf-16le").decode(l));const h=new TextDecoder().decode(l);return x(h.includes("�")?Buffer.from(l).
toString("latin1"):h)}const x=l=>l.startsWith("\uFEFF")?l.slice(1):l;function y(l){const t=new DataView(l.buffer,l.byteOffset,l.byteLength),e=l[0]!==0,n=[];for(let a=0;a+
4<=l.length;a+=4){const h=t.getUint32(a,e);if(h>1114111)return;n.push(String.fromCodePoint(h))}return x(n.join(""))}const S=l=>l.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),1975:((U,k,m)=>{m.d(k,{kg:()=>_,m:()=>P,sm:()=>M});var T=m(43496),R=m(3907);const K=1e5,P={text:"",
properties:[],malformed:!0,end:-1,about:""};async function _(A,f){const x=(0,R.xK)(A);if(x===void 0)return P;const y=new D,l=await(0,R.km)(x,f,t=>(y.take(t),y.broken))!==
"well-formed"||y.depth>0||y.end<0||!y.declared;return{text:x,properties:y.properties,malformed:l,end:y.end,about:y.about}}function M(A,f,x){return A?.properties.
find(y=>y.name===x&&y.namespace===T.dK[f])?.values??[]}const v=-2;class D{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new T.ee;open=[];root=v;loose=!1;items=[];pieces=[];get depth(){
return this.open.length}take(f){f.kind==="start"||f.kind==="empty"?(this.start(f.name,f.attributes,f.from),f.kind==="empty"&&!this.broken&&this.close(f.name,f.to,
f.to)):f.kind==="end"?this.close(f.name,f.from,f.to):f.kind==="text"&&this.isInProperty()&&this.pieces.push(f.text)}isInProperty(){return this.root!==v&&this.open.
length>this.root+2}start(f,x,y){if(this.open.length>=R.ol&&(this.broken=!0),this.broken)return;this.scope.enter(x);const S=this.scope.ofElement(f),l=S.namespace===
T.dK.rdf,t=l&&S.local==="li";this.root===v&&this.end<0&&l&&S.local==="Description"&&(this.root=this.open.length-1,this.loose=!0);const e=this.open.length-this.root,
n=t?x.find(({name:a})=>a==="xml:lang")?.value:void 0;if(this.open.push({name:f,...S,from:y,language:n}),this.root===v){if(!l||S.local!=="RDF"||this.end>=0)return;
this.root=this.open.length-1,this.declared=this.scope.declares(f)}else if(e===1)this.describe(x);else if(e===2){this.items=[];const a=x.find(({name:h})=>this.isRdf(
h,"resource"));this.pieces=a?[a.value]:[]}else t&&(this.pieces=[])}describe(f){for(const{name:x,value:y,from:S,to:l}of f){if((0,T.HC)(x))continue;const{namespace:t,
local:e}=this.scope.ofAttribute(x);t===T.dK.rdf&&e==="about"&&(this.about=y),!(t===""||t===T.dK.rdf||t===T.dK.xml)&&this.add({namespace:t,name:e,values:[y],from:S,
to:l})}}close(f,x,y){const S=this.open.pop();if(S?.name!==f){this.broken=!0;return}this.scope.leave();const l=this.open.length-this.root;if(this.root!==v)if(l===
0)this.end=x,this.root=v;else if(l===1&&this.loose)this.root=v,this.loose=!1;else if(l===2){const t=this.items.length>0?d(this.items):[this.pieces.join("").trim()];
this.add({namespace:S.namespace,name:S.local,values:t,from:S.from,to:y})}else l>2&&S.namespace===T.dK.rdf&&S.local==="li"&&(this.items.push({text:this.pieces.join(
"").trim(),language:S.language}),this.pieces=[])}add(f){this.properties.length<K?this.properties.push(f):this.broken=!0}isRdf(f,x){const y=this.scope.ofAttribute(
f);return y.local===x&&y.namespace===T.dK.rdf}}function d(A){const f=A.findIndex(({language:y})=>y?.toLowerCase()==="x-default"),x=A.map(({text:y})=>y);return f>
0?[x[f],...x.slice(0,f),...x.slice(f+1)]:x}}),81077:((U,k,m)=>{m.d(k,{AN:()=>d,BX:()=>M,H6:()=>v,MN:()=>D,Pu:()=>P,Zc:()=>_});var T=m(45599),R=m(9819);const K=64,
P=t=>typeof t=="number"?String(t):Buffer.from(t.bytes).toString("latin1");async function _(t,e,n){const a=[];for(const h of await f(t,e,0,n)){for(const u of y(t,
h,n))a.push(u);const g=t.job.pace.step(A);g&&await g}return a}async function M(t,e,n,a,h,g){const u=await f(t,e,n,a,g);for(let O=u.length-1;O>=0;O--){const w=u[O],
b=y(t,w,a),p=b.filter(([o,c])=>!h(o,c)),i=t.job.pace.step(A+b.length*A);i&&await i,p.length<b.length&&(t.edit(w.holder),w.dict.set(a,p.flat()),w.changed=!0);for(const o of w.
repeats)t.edit(w.holder),w.dict.delete(o),w.changed=!0;if(w.emptyKids){const o=(t.array(w.dict.get("Kids"))??[]).filter(c=>!w.emptyKids.has(t.dict(c)));t.edit(w.
holder),w.dict.set("Kids",o),w.changed=!0}if(!w.changed)continue;const s=t.array(w.dict.get("Kids"))??[];w.empty=p.length===0&&s.length===0;const r=w.parent;r&&
(r.changed=!0,w.empty?(r.emptyKids??=new Set).add(w.dict):S(t,w,p,s))}return u[0]?.empty??!1}function v(t,e,n){if(e.length<=K)return(0,T.jd)({[n]:e.flat()});let a=[];
for(const h of l(e)){const[g,u]=[h[0][0],h.at(-1)[0]];a.push({ref:t.add((0,T.jd)({Limits:[g,u],[n]:h.flat()})),low:g,high:u})}for(;a.length>K;)a=l(a).map(h=>{const[
g,u]=[h[0].low,h.at(-1).high];return{ref:t.add((0,T.jd)({Limits:[g,u],Kids:h.map(({ref:O})=>O)})),low:g,high:u}});return(0,T.jd)({Kids:a.map(({ref:h})=>h)})}const D=(t,e)=>v(
t,d([...e].map(([n,a])=>[(0,T.Px)(n),a])),"Names");function d(t){return t.map(e=>({entry:e,key:P(e[0])})).sort((e,n)=>e.key<n.key?-1:e.key>n.key?1:0).map(({entry:e})=>e)}
const A=100;async function f(t,e,n,a,h){const g=new R.b9(t),u=new Set,O=p=>u.size<u.add(p).size,w=[],b=[{value:e??null,holder:n,parent:void 0}];for(let p=b.pop();p!==
void 0;p=b.pop()){g.spend(1);const i=t.dict(p.value);if(!i||!O(i)||h&&p.parent&&!x(t,i,h))continue;const s=[],r=L=>{const I=t.array(i.get(L));return!I||O(I)?I??
[]:(s.push(L),[])},o=r(a).length>>1,c=r("Kids"),E={dict:i,holder:(0,R.Kd)(p.value,p.holder),parent:p.parent,repeats:s};w.push(E),g.spend(o);for(let L=c.length-1;L>=
0;L--)b.push({value:c[L],holder:(0,R.Kd)(i.get("Kids"),E.holder),parent:E});const C=t.job.pace.step(A+o*A);C&&await C}return w}function x(t,e,n){const[a,h]=t.array(
e.get("Limits"))??[];return typeof a!="number"||typeof h!="number"||n(a,h)}function y(t,{dict:e,repeats:n},a){const h=n.includes(a)?void 0:t.array(e.get(a));if(!h)
return[];const g=[];for(let u=0;u+1<h.length;u+=2){const O=t.resolve(h[u]);(a==="Names"?O instanceof T.Mx:typeof O=="number")&&g.push([O,h[u+1]])}return g}function S(t,e,n,a){
const h=O=>t.array(t.dict(O)?.get("Limits"))??[],g=n[0]?.[0]??h(a[0])[0],u=n.at(-1)?.[0]??h(a.at(-1))[1];t.edit(e.holder),g!==void 0&&u!==void 0?e.dict.set("Lim\
its",[g,u]):e.dict.delete("Limits")}function l(t){const e=[];for(let n=0;n<t.length;n+=K)e.push(t.slice(n,n+K));return e}}),70549:((U,k,m)=>{m.d(k,{n:()=>T});function T(R){
const K=new WeakMap;return P=>{if(P.hasChanges)return R(P);const _=K.get(P);if(_)return _.answer;const M=R(P);return K.set(P,{answer:M}),M}}}),9819:((U,k,m)=>{m.
d(k,{J7:()=>K,Kd:()=>M,Wo:()=>v,_i:()=>_,b9:()=>P});var T=m(42973),R=m(45599);class K{document;gone=new Set;chased=new Set;constructor(d){this.document=d}remove(d){
const{catalog:A,catalogNumber:f,pages:x}=this.document,y=A.get("Pages");d===f||(0,R.i9)(y)&&d===y.number||x.holds(d)||(this.gone.add(d),this.document.remove(d))}chase(d){
this.chased.add(d)}removed(){return this.gone}takeChased(){const d=this.chased;return this.chased=new Set,d}isGone(d){return(0,R.i9)(d)&&this.gone.has(d.number)}}
class P{most;left;constructor(d){this.most=this.left=d.job.limits.nodes}spend=d=>{if(this.left-=d,this.left<0)throw(0,T.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class _{seen;beyond=new Set;allowance;constructor(d,A=new P(
d)){this.allowance=A,this.seen=new Uint8Array((d.size>>3)+1)}first(d){if(this.allowance.spend(1),!(0,R.i9)(d))return!0;const{number:A}=d,f=A>>3;if(f>=this.seen.
length)return this.beyond.size<this.beyond.add(A).size;const x=1<<(A&7),y=(this.seen[f]&x)===0;return this.seen[f]|=x,y}}function M(D,d){return(0,R.i9)(D)?D.number:
d}function v(D,d){const A=D.catalog.get(d),f=D.dict(A);return f&&{dict:f,holder:M(A,D.catalogNumber)}}}),33973:((U,k,m)=>{m.d(k,{Gy:()=>y,Rf:()=>S,Ip:()=>l});var T=m(
54619),R=m(85368),K=m(88500);class P{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new K.s;signed=new Set;constructor(i,s,r){
this.detail=s,this.strings=r,this.scan.strings=r;const o=new Int32Array(s?8*i:i);this.done=new Uint8Array(s?i:0);const c=E=>o.subarray(E*i,(E+1)*i);this.end=c(0),
this.valueEnd=c(1),this.dataStart=c(2),this.dataEnd=c(3),this.lengthStart=c(4),this.lengthEnd=c(5),this.from=c(6),this.to=c(7)}}var _=m(78157),M=m(79725),v=m(4e4),
D=m(39150),d=m(45599);class A{scan=new K.s;ranges=new Map}const f=2;class x{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(i,s,r){this.walked=
r,this.live=new Uint8Array(i),this.via=new Int32Array(s?i:0)}}async function y(p,{watched:i}={}){const{markings:s,referrers:r}=await S([p],{watched:i,detail:!0}),
{live:o,via:c}=s[0];return{live:o,via:c,referrers:r}}async function S(p,i={}){const s=new h(p,i);return await s.run(),s}function l(p,{repairs:i}){for(const{part:s,
number:r,value:o}of i)p[s].put(r,o)}const t=100,e=100,n=-2;function a(p){if(p instanceof d.Z6)return p.data.length+a(p.dict);if(Array.isArray(p))return 12*p.length;
if(!(p instanceof d.Bi))return t;let i=30*p.size;for(const s of p.values())Array.isArray(s)&&(i+=12*s.length);return i}class h{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new M.R;strings;alias;constructor(i,{detail:s=!1,strings:r=!1,watched:o,alias:c}){if(this.documents=i,this.strings=
r,this.alias=c,this.markings=i.map(E=>new x(E.size,o!==void 0,u(E,r||s,r))),!!o){this.watched=new Uint8Array(i[0].size);for(const E of o)this.watched[E]=1}}async run(){
const{documents:i,stack:s}=this,[r]=i;for(const[o,c]of r.trailer)o!=="Encrypt"&&this.followValue(0,c);for(;s.length>0;){const o=s.pop(),c=o%i.length,E=r.job.pace.
step(this.follow(c,(o-c)/i.length));E&&await E}for(const{live:o,signed:c,walked:E}of this.markings)for(const C of E.signed)o[C]===1&&c.add(C)}visit(i,s){this.alias&&
({part:i,number:s}=this.alias(i,s)??{part:i,number:s}),this.watched&&this.watched[s]===1&&this.referrers.add(this.current);const r=this.markings[i],{live:o}=r;if(s>
0&&s<o.length&&o[s]!==0)return;const c=this.documents[i];if(s<=0||s>=o.length||!c.exists(s))return c.missed(s);o[s]=1,this.watched&&(r.via[s]=this.current),this.
stack.push(s*this.documents.length+i)}follow(i,s){const r=this.documents[i],o=this.markings[i],{walked:c}=o;if(this.current=s,o.count++,r.isChanged(s))return this.
followChanged(r,o,i,s);if(c.done[s]===1)return this.followAgain(r,o,i,s);const{scan:E,detail:C}=c;C||(E.used=0);const L=E.used,I=r.table.kind[s]===T.tL?this.walk(
r,c,s):this.walkPlace(r,s,E);return I<0||E.byteRange&&this.isSignature(c.signed,s)?this.forget(E,L).followRepaired(r,i,s):(o.bytes+=I,C&&(c.from[s]=L,c.to[s]=E.
used,c.valueEnd[s]=this.extent.valueEnd,c.done[s]=1),this.followMarks(i,E,L,E.used,E.lengthStart),e+I)}followChanged(i,s,r,o){const c=i.patched(o);if(!c){const W=i.
edited.get(o);return g(W)||W===null?this.followRepaired(i,r,o):(this.followValue(r,W),s.bytes+=a(W),e)}const{detail:E}=s.walked;if(c.references&&!E&&!i.suspect){
for(let W=c.first;W<c.last;W++)this.visit(r,c.references[W]);return s.bytes+=c.end-c.start,e}const{scan:C,ranges:L}=O(s);E||(C.used=0);const I=C.used,B=this.walkPlace(
i,o,C);return B<0||C.byteRange&&this.isSignature(s.signed,o)?this.forget(C,I).followRepaired(i,r,o):(s.bytes+=B,E&&L.set(o,{from:I,to:C.used,valueEnd:this.extent.
valueEnd}),this.followMarks(r,C,I,C.used,C.lengthStart),e+B)}followAgain(i,s,r,o){const{walked:c}=s;return s.bytes+=c.end[o]>0?c.end[o]-i.table.place[o]:t,this.
followMarks(r,c.scan,c.from[o],c.to[o],c.lengthStart[o]),e}isSignature(i,s){return i.add(s),this.strings}followMarks(i,{marks:s},r,o,c){const E=this.strings?c:n;
for(let C=r;C<o;C+=3)s[C]!==K.A&&s[C+1]!==E&&this.visit(i,s[C])}forget(i,s){return i.used=s,this}followRepaired(i,s,r){const o=i.get(r),c=g(o)?i.resolve(o):o;return c===
null?(this.markings[s].live[r]=f,this.markings[s].count--):this.repair(s,r,c),e}repair(i,s,r){this.repairs.push({part:i,number:s,value:r}),this.followValue(i,r)}followValue(i,s){
const r=[s];for(;r.length>0;){const o=r.pop();if(o instanceof d.oS)this.visit(o instanceof d.rV?o.part:i,o.number);else if(Array.isArray(o))for(const c of o)r.push(
c);else if(o instanceof d.Bi){o.has("ByteRange")&&this.markings[i].signed.add(this.current);for(const c of o.values())r.push(c)}else if(o instanceof d.Z6)for(const[
c,E]of o.dict)c!=="Length"&&r.push(E)}}walk(i,s,r){const{extent:o}=this,{bytes:c}=i,{scan:E}=s,C=i.bodies[r];E.forgetLength();const{kept:L}=this,I=!this.strings&&
i.recallEntries(r,L);I&&E.append(L.scan.marks,L.marksFrom,L.marksTo);const B=I?L.close+2:E.value(c,C,c.length);return B<0||c[B-1]===_.AV||!(0,R.x)(i,B,E,o)||i.suspect&&
!(0,D.D)(c,C,B)||E.doubtful&&(0,v.oC)(c,C,B)?-1:(o.dataStart<0&&(E.lengthStart=-1),s.end[r]=o.end,s.detail&&(s.dataStart[r]=o.dataStart,s.dataEnd[r]=o.dataEnd,s.
lengthStart[r]=E.lengthStart,s.lengthEnd[r]=E.lengthEnd),o.end-i.table.place[r])}walkPlace(i,s,r){const o=i.place(s);if(!o)return-1;const{bytes:c,start:E,end:C}=o;
r.forgetLength();const L=r.value(c,E,C);return r.lengthStart=-1,L<0&&!b(c,E,C)||w(c,E,C)||L>0&&c[L-1]===_.AV||L>=0&&(0,_.AN)(c,L,C)<C||i.suspect&&!(0,D.D)(c,E,C)||
r.doubtful&&(0,v.oC)(c,E,C)?-1:(this.extent.valueEnd=L<0?C:L,C-E)}}const g=p=>p instanceof d.oS&&!(p instanceof d.rV);function u(p,i,s){const r=p.walked;if(r?.strings===
s)return r;const o=new P(p.size,i,s);return i&&(p.walked=o),o}function O(p){return p.patches||(p.patches=new A,p.patches.scan.strings=p.walked.strings),p.patches}
function w(p,i,s){const r=(0,_.AN)(p,i,s);return r>=s||p[r]===_.yq&&(0,_.wb)(p,r,"null")}function b(p,i,s){for(let r=i;r<s;r++)if("<([/%".includes(String.fromCharCode(
p[r])))return!1;return!0}}),21996:((U,k,m)=>{m.d(k,{Av:()=>f,RJ:()=>S,V3:()=>y,vb:()=>l,zx:()=>A});var T=m(54619),R=m(93604),K=m(78157),P=m(88500);const _=2048,
M=65536,v=1<<20,D=1024,d="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function A(n,a){const{found:h,all:g}=await x(n,a),u=O=>[...new Set([...O,...g])].sort((w,b)=>w-
b);return Object.fromEntries(a.map(O=>[O,u(h[O])]))}async function f(n,a){const{found:h,all:g}=await x(n,a);for(const u of Object.values(h))for(const O of u)g.add(
O);return g}async function x(n,a){const h=a.map(w=>{const[b="",...p]=[...w].map(s=>s.replace(/\W/,"\\$&")),i=/\W/.test(w)?d:"\\w";return`${b}(?:${p.join("")}|${i}\
{0,${Math.max(0,w.length-2)}}#)`}),g=new RegExp(`/(?:${h.join("|")}|#)`,"g"),u=Object.fromEntries(a.map(w=>[w,new Set])),O=new Set;await S(n,(w,b,p,i)=>{const s=w.
toString("latin1",b,p);g.lastIndex=0;for(let r=g.exec(s);r;r=g.exec(s)){const o=i(b+r.index);o!==void 0&&(r[0].endsWith("#")?O.add(o):u[r[0].slice(1)].add(o))}});
for(const w of l(n))O.add(w);return{found:u,all:O}}async function y(n,a){const h=await A(n,a);return[...new Set(Object.values(h).flat())].sort((g,u)=>g-u)}async function S(n,a){
const{bytes:h,table:g}=n,u=t(n),O=new Int32Array(u.length);for(let s=0;s<u.length;s++)O[s]=g.place[u[s]];const w=(0,K.bS)(h),b=s=>u[(0,R.M)(O,s)-1],p=new P.s;let i=0;
for(let s=0;s<u.length;s++){const r=s+1===u.length,o=r?h.length:O[s+1],c=o-O[s]>_;if(!c&&!r&&o-i<M)continue;if(c){O[s]>i&&a(w,i,O[s],b),p.reset();const C=p.value(
h,n.bodies[u[s]],o);a(w,O[s],C<0?o:C,b)}else a(w,i,o,b);const E=n.job.pace.step(Math.min(o-i,M));E&&await E,i=o}for(const[s,r]of e(n)){const o=n.objectStream(s);
if(!o)continue;const c=new Set(r),{starts:E,numbers:C,data:L}=o,I=B=>{const W=C[(0,R.M)(E,B)-1];return W!==void 0&&c.has(W)?W:void 0};for(let B=0;B<L.length;B+=
v){a((0,K.bS)(L),B,Math.min(B+v+D,L.length),I);const W=n.job.pace.step(4*v);W&&await W}}}function*l(n){for(let a=1;n.hasChanges&&a<n.size;a++)n.isChanged(a)&&n.
exists(a)&&(yield a)}function t(n){const{table:a,hasChanges:h}=n,g=[];let u=!0,O=-1;for(let w=1;w<a.size;w++){if(a.kind[w]!==T.tL||h&&n.isChanged(w))continue;const b=a.
place[w];u&&=b>=O,O=b,g.push(w)}return u?g:g.sort((w,b)=>a.place[w]-a.place[b])}function e(n){const{table:a,hasChanges:h}=n,g=new Map;for(let u=1;u<a.size;u++){
if(a.kind[u]!==T.UT||h&&n.isChanged(u))continue;const O=a.place[u],w=g.get(O);w?w.push(u):g.set(O,[u])}return g}}),90536:((U,k,m)=>{m.d(k,{C:()=>R,L:()=>K});var T=m(
45599);function R(P,_){const M=[P];for(;M.length>0;){const v=M.pop(),D=v instanceof T.Z6?v.dict:v;if(Array.isArray(D))for(const d of D)M.push(d);else if(D instanceof
T.Bi){_(D);for(const d of D.values())M.push(d)}}}function K(P,_){const M=[];return R(P,v=>{M.length===0&&_(v)&&M.push(v)}),M.length>0}}),93604:((U,k,m)=>{m.d(k,
{B:()=>T,M:()=>R});const T=(P,_)=>K(P,_,!1),R=(P,_)=>K(P,_,!0);function K(P,_,M){let[v,D]=[0,P.length];for(;v<D;){const d=v+D>>1,A=P[d];A<_||M&&A===_?v=d+1:D=d}
return v}})};
