"use strict";exports.id=6673,exports.ids=[6673],exports.modules={85673:((B,I,p)=>{p.d(I,{gx:()=>v,h:()=>M});function A(f,d){const h=D(f,d);if(h!==void 0)return[h];const y=b(
f);return d.filter(l=>b(l).some(w=>w.length>3&&y.includes(w)))}function D(f,d){let h;for(const y of d){const l=T(b(f),b(y));l<=2&&l<(h?.count??1/0)&&(h={name:y,
count:l})}return h?.name}function T(f,d){return f.length!==d.length?f.length*d.length===0?1/0:T([f.join("")],[d.join("")]):d.reduce((h,y,l)=>{const w=f[l]??"",a=Math.
min(w.length,y.length),t=O(w,y);return t>(a<3?0:a<7?1:2)?1/0:h+t},0)}const M=(f,d)=>S(A(f,d));function v(f,d){const h=D(f,d),y=l=>b(l).sort().join(" ");return S(
h===void 0?d.filter(l=>f!==""&&y(l)===y(f)):[h])}const S=f=>f.length===0||f.length>3?"":` (did you mean ${f.join(" or ")}?)`,b=f=>f.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(d=>d!=="");function O(f,d){let h=[],y=Array.from({length:d.length+1},(l,w)=>w);for(let l=0;l<f.length;l++){const w=[l+
1];for(let a=0;a<d.length;a++){const t=l>0&&a>0&&f[l]===d[a-1]&&f[l-1]===d[a];w.push(Math.min((y[a+1]??0)+1,(w[a]??0)+1,(y[a]??0)+(f[l]===d[a]?0:1),t?(h[a-1]??0)+
1:1/0))}h=y,y=w}return y.at(-1)??0}}),45657:((B,I,p)=>{p.d(I,{Kf:()=>D,RZ:()=>A,YG:()=>T});function A(M,v){for(const S of v)M.push(S)}const D=M=>{let v=-1/0;for(const S of M)
v=Math.max(v,S);return v},T=M=>{let v=1/0;for(const S of M)v=Math.min(v,S);return v}}),91461:((B,I,p)=>{p.r(I),p.d(I,{get_document_info:()=>T});var A=p(12237),D=p(
41561);const T=async(M,{per_page:v,with_bookmarks:S,open_password:b},O)=>{const{quiet:f,wasRepaired:d}=(0,D.gd)(O),h=await(0,A.E)(M.bytes,f,{password:b,evenIfLocked:!0}),
y=await(0,D.GS)(h,{perPage:v,withBookmarks:S,repaired:d(),size:M.bytes.length}),{pageCount:l}=y;return{documents:[typeof l=="number"?{...M,pageCount:l}:M],data:y,
notes:[],facts:{}}}}),84961:((B,I,p)=>{p.d(I,{$x:()=>d,Kh:()=>O,qg:()=>h,xS:()=>f});var A=p(58552),D=p(33973),T=p(90536),M=p(45599),v=p(3907),S=p(33311),b=p(9819);
function O(l,w){const a=l.resolve(w.get("S"));return(!w.has("S")||(0,M.Eo)(a,"JavaScript")||(0,M.Eo)(a,"Rendition"))&&l.resolve(w.get("JS"))!==null}async function f(l,w){
const a=w.filter(n=>(0,T.L)(l.get(n),e=>O(l,e)));if(a.length===0)return!1;const{live:t}=await(0,D.Gy)(l);return a.some(n=>t[n]===1)}async function d(l){return await f(
l,(await(0,S.S)(l)).JS)||h(l)}async function h(l){if(!(0,M.Zm)(l.get(l.catalogNumber)))return!1;const w=l.resolve((0,b.Wo)(l,"AcroForm")?.dict.get("XFA"));if(w===
null)return!1;if(l.security?.locked===!0)return null;for(const a of Array.isArray(w)?w:[w]){const t=l.resolve(a);if(!(t instanceof M.Z6))continue;let n;try{n=await l.
decodedAtEase(t)}catch(s){if(!(s instanceof A.zU)||s.code==="cancelled")throw s;return!0}const e=(0,v.xK)(n);if(e===void 0||e.includes("script")&&await y(e,l.job.
pace))return!0}return!1}async function y(l,w){const a=t=>(t.kind==="start"||t.kind==="empty")&&/^(?:[^:]*:)?script$/.test(t.name);return await(0,v.km)(l,w,a)!==
"well-formed"}}),91374:((B,I,p)=>{p.d(I,{QL:()=>S,bf:()=>v,fq:()=>a,hj:()=>w,i4:()=>y,iA:()=>O,pv:()=>l,qU:()=>d,tP:()=>b});var A=p(77581),D=p(45599),T=p(9819),
M=p(70549);function v(e){for(;e.part===""&&e.parent;)e=e.parent;return e}const S="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),b=100;
function*O(e,{from:s=e.array((0,T.Wo)(e,"AcroForm")?.dict.get("Fields")),below:o,visit:u=new T._i(e),depth:E=1/0}={}){const x=[],R=(m=[],i)=>{for(let r=m.length-
1;r>=0;r--)x.push({value:m[r],parent:i})};R(s,o);for(let m=x.pop();m;m=x.pop()){const{value:i,parent:r}=m,c=(0,D.i9)(i)?e.get(i):i;if(!(0,D.Zm)(c)||!u.first(i)||
(r?.depth??0)>=E)continue;const g=e.resolve(c.get("T")),_=e.resolve(c.get("FT")),P=g instanceof D.Mx?(0,A.g7)(g):"",L={number:(0,D.i9)(i)?i.number:void 0,dict:c,
parent:r,part:P,name:n(r&&r.depth%b!==0?r.name:"",P),type:_ instanceof D.SX?_.text:r?.type,depth:(r?.depth??0)+1};yield L,R(e.array(c.get("Kids")),L)}}const f=1e3,
d=(0,M.n)(h);async function h(e){const s=[];for(const o of O(e)){s.push(o);const u=e.job.pace.step(f);u&&await u}return s}function y(e){const s=new Set(e.flatMap(
({parent:o,dict:u})=>o&&u.has("T")?[o]:[]));return e.filter(o=>(o.dict.has("T")||!o.parent)&&!s.has(o))}function l(e,s){const o=e.resolve(w(e,s,"FT"));return o instanceof
D.SX?o.text:void 0}function w(e,s,o){for(const u of t(e,s)){const E=u.get(o);if(E!==void 0)return E}}function a(e,s){let o="";for(const u of t(e,s)){const E=e.resolve(
u.get("T"));E instanceof D.Mx&&(o=n((0,A.g7)(E),o))}return o}function*t(e,s){let o=s;for(let u=0;o&&u<b;u++)yield o,o=e.dict(o.get("Parent"))}const n=(e,s)=>e===
""||s===""?e+s:`${e}.${s}`}),6856:((B,I,p)=>{p.d(I,{n:()=>h,w:()=>S});var A=p(78157),D=p(79725),T=p(45599),M=p(70549),v=p(6057);const S=(0,M.n)(b);async function b(a){
const{pages:t,job:n}=a,e=new h(a),s=new Int32Array(t.count),o=new Set;for(let u=0;u<t.count;u++){e.goTo(u),s[u]=e.kind,o.add(e.resources);const E=n.pace.step(300);
E&&await E}return{kinds:e.kinds,kindOf:s,resources:o}}const O=["MediaBox","CropBox","Rotate","UserUnit"],f=2e3,d=/\(|(?:^|[^<])<(?!<)/;class h{document;kinds=[];kind=-1;resources;bytes;entries=new D.
R;index=-1;inherited;geometry=new y(O);own=new y(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(t){this.document=t}goTo(t){const{
document:n,entries:e,inherited:s}=this,{pages:o}=n,u=o.number(t),E=n.place(u),x=o.inheritedBy(t);if(this.index=t,this.inherited=x,!E||!n.locate(u,E,e)){this.bytes=
void 0,this.geometry.forget(),this.own.forget(),this.kind=this.kindHere(),this.resources=o.attribute(t,"Resources");return}(this.bytes?.buffer!==E.bytes.buffer||
this.bytes.byteOffset!==E.bytes.byteOffset)&&(this.bytes=(0,A.bS)(E.bytes));const[R,m]=[this.geometry.take(this.bytes,e),this.own.take(this.bytes,e)];(!R||x!==s)&&
(this.kind=this.recognise(x)),(!m||x!==s)&&(this.resources=this.resourcesHere())}contents(){const{document:t,bytes:n}=this,e=t.pages.number(this.index);if(!n)return t.
entry(e,"Contents");const s=this.entries.find(n,"Contents");if(s<0)return;const{at:o}=this.entries;return w(n,o[s+2],o[s+3])??t.entry(e,"Contents")}get resourcesSpan(){
return this.own.of(0)}resourcesHere(){const{document:t,index:n}=this,{pages:e}=t,[s,o]=this.own.of(0);if(s===o)return e.inheritedBy(n).Resources;const u=w(this.
bytes,s,o);if(u)return u;const E=()=>t.entry(e.number(n),"Resources");if(o-s>f)return E();const x=this.own.text();return t.security&&d.test(x)?E():(this.dictionaries.
has(x)||this.dictionaries.set(x,E()),this.dictionaries.get(x))}recognise(t){let n=this.recognised.get(t);n||this.recognised.set(t,n=new Map);const e=this.geometry.
text();let s=n.get(e);return s===void 0&&n.set(e,s=this.kindHere()),s}kindHere(){const t=(0,v.iw)(this.document,this.index),n=`${t.box.join(" ")} ${t.rotation} ${t.
userUnit}`;let e=this.kindOf.get(n);return e===void 0&&this.kindOf.set(n,e=this.kinds.push(t)-1),e}}class y{keys;bytes;from;to;constructor(t){this.keys=t,this.from=
new Int32Array(t.length),this.to=new Int32Array(t.length)}forget(){this.bytes=void 0}take(t,n){const{bytes:e,from:s,to:o,keys:u}=this;let E=e!==void 0;for(let x=0;x<
u.length;x++){const R=n.find(t,u[x]),m=R<0?0:n.at[R+2],i=R<0?0:n.at[R+3];E&&=l(e,s[x],o[x],t,m,i),s[x]=m,o[x]=i}return this.bytes=t,E}of(t){return[this.from[t],
this.to[t]]}text(){let t="";for(let n=0;n<this.keys.length;n++)t+=`${this.bytes.toString("latin1",this.from[n],this.to[n])}|`;return t}}function l(a,t,n,e,s,o){
if(n-t!==o-s)return!1;for(let u=t,E=s;u<n;u++,E++)if(a[u]!==e[E])return!1;return!0}function w(a,t,n){if(!(0,A.yp)(a[t])||a[n-1]!==A.AV||a[n-2]!==A.Z4)return;const e=(0,A.
JI)(a,t,n),s=(0,A.JI)(a,e.after+1,n);return a[e.after]===A.Z4&&s.value>=0&&s.after===n-2?new T.oS(e.value,s.value):void 0}}),21281:((B,I,p)=>{p.d(I,{Ip:()=>O,XM:()=>l,
Xb:()=>y,ds:()=>b,qg:()=>h});var A=p(59071),D=p(70549),T=p(43496),M=p(824),v=p(1975),S=p(60912);const b=(0,D.n)(async t=>O(t,await(0,M.Br)(t)));function O(t,n){
const e=(R,m)=>(0,A.wh)((0,v.sm)(n,R,m)[0]??""),s=d(e("pdfaid","part"),e("pdfaid","conformance").toLowerCase()),o=f(e("pdfuaid","part"))?`PDF/UA-${e("pdfuaid","\
part")}`:void 0,E=[e("pdfxid","GTS_PDFXVersion")||e("pdfx","GTS_PDFXVersion")||((0,A.Gh)(t.resolve((0,M._U)(t)?.get("GTS_PDFXVersion")))??""),e("pdfe","ISO_PDFE\
Version"),e("pdfvtid","GTS_PDFVTVersion")],x=[s?.name,o,...E.filter(R=>/^PDF\/[\w .:/()-]{1,40}$/.test(R))];return{archive:s,accessible:o,names:x.filter(R=>R!==
void 0)}}const f=t=>/^[1-9]$/.test(t);function d(t,n){if(!f(t))return;const e=/^[abuef]$/.test(n)?n:"";return{part:Number(t),level:e,name:`PDF/A-${t}${e}`}}function h(t,n,e,s){
return n&&a(t,n,[T.dK.pdfaid]),y(e,s)}const y=({name:t},n)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${t}: ${n}.`});async function l(t){
const n=await(0,M.Br)(t);if(!n)return[];const{archive:e,accessible:s}=O(t,n);a(t,n,[T.dK.pdfaid,T.dK.pdfuaid]);const o=[e?.name,s].filter(u=>u!==void 0);return o.
length>0?[w(o)]:[]}const w=t=>({code:"conformance_dropped",message:`The result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance\
.`});function a(t,n,e){n.properties.some(({namespace:s})=>e.includes(s))&&(0,S._L)(t,(0,S.QH)(n,({namespace:s})=>e.includes(s),[]))}}),60912:((B,I,p)=>{p.d(I,{QH:()=>M,
T3:()=>v,_L:()=>f});var A=p(43496),D=p(3907),T=p(45599);function M(d,h,y){const{text:l,properties:w,end:a,about:t}=d,n=[];let e=0;for(const s of w.filter(h).sort(
(o,u)=>o.from-u.from))s.from<e||(n.push(l.slice(e,s.from)),e=s.to);return n.push(l.slice(e,Math.max(a,e))),y.length>0&&n.push(S(y,t)),n.push(l.slice(Math.max(a,
e))),O(n.join(""))}function v(d){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${A.dK.rdf}">
${S(d,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function S(d,h){const l=[...new Set(d.map(({prefix:a})=>a))].map(a=>` xmlns:${a}="${A.dK[a]}"`).join(""),w=d.map(({prefix:a,name:t,form:n,values:e})=>`\
<${a}:${t}>${b(n,e)}</${a}:${t}>
`);return`<rdf:Description xmlns:rdf="${A.dK.rdf}" rdf:about="${(0,D.X)(h)}"${l}>
${w.join("")}</rdf:Description>
`}function b(d,h){const y=l=>h.map(w=>`<rdf:li${l}>${(0,D.X)(w)}</rdf:li>`).join("");switch(d){case"simple":return(0,D.X)(h[0]??"");case"alternative":return`<rd\
f:Alt>${y(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${y("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${y("")}</rdf:Bag>`}}const O=d=>d.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function f(d,h){const y=d.catalog.get("Metadata"),l=d.resolve(y),w=l instanceof T.Z6?[...l.dict].
filter(([n])=>!["Filter","DecodeParms","Length"].includes(n)):[],a=new T.Bi([["Type",new T.SX("Metadata")],["Subtype",new T.SX("XML")],...w]),t=new T.Z6(a,Buffer.
from(h,"utf8"));(0,T.i9)(y)&&l instanceof T.Z6?d.put(y,t):d.edit(d.catalogNumber).set("Metadata",d.add(t))}}),33546:((B,I,p)=>{p.d(I,{FB:()=>v,Hr:()=>b,Zh:()=>O,
k$:()=>S,qm:()=>f});var A=p(93604),D=p(45599),T=p(81077);const M={first:0,style:"D",prefix:void 0,start:1};async function v(a){const t=a.catalog.get("PageLabels");
if(!a.dict(t))return;const n=(await(0,T.Zc)(a,t,"Nums")).map(([e,s])=>({first:Number(e),label:a.dict(s)})).filter(({first:e})=>Number.isInteger(e)&&e>=0).sort((e,s)=>e.
first-s.first).filter(({first:e},s,o)=>o[s+1]?.first!==e).map(({first:e,label:s})=>({first:e,...d(a,s)}));return n[0]?.first===0?n:[M,...n]}function S(a,t){const n=a.
editCatalog();if(t.length===0){n.delete("PageLabels");return}const e=t[0].first===0?t:[M,...t],s=w(a),o=e.map(({first:u,start:E,...x})=>[u,l({...x,number:E},s)]);
n.set("PageLabels",a.add((0,T.H6)(a,o,"Nums")))}async function b(a){const t=await v(a);if(!t)return;const n=t.map(({first:e})=>e);return e=>{const s=t[(0,A.M)(n,
e)-1];return{...s,number:s.start+e-s.first}}}function O(a,t){const n=[],e=w(a);let s,o=0;for(const u of t)(!s||!h(s,u))&&n.push([o,l(u,e)]),s=u,o++;return(0,T.H6)(
a,n,"Nums")}async function f(a,t){const n=await b(a);if(!n)return;const e=O(a,Array.from(t,s=>n(s-1)));a.editCatalog().set("PageLabels",a.add(e))}function d(a,t){
const n=a.resolve(t?.get("S")),e=a.resolve(t?.get("P")),s=a.resolve(t?.get("St"));return{style:n instanceof D.SX?n.text:void 0,prefix:e instanceof D.Mx&&e.bytes.
length>0?e:void 0,start:typeof s=="number"&&Number.isInteger(s)&&s>=1?s:1}}function h(a,t){return a.style!==t.style||t.style!==void 0&&t.number!==a.number+1?!1:
a.prefix===t.prefix?!0:!!a.prefix&&!!t.prefix&&Buffer.compare(a.prefix.bytes,t.prefix.bytes)===0}const y=100;function l({style:a,prefix:t,number:n},e){return(0,D.
jd)({S:a===void 0?void 0:(0,D.UU)(a),P:t&&t.bytes.length>y?e(t):t,St:a===void 0||n===1?void 0:n})}function w(a){const t=new Map;return n=>{let e=t.get(n);return e||
t.set(n,e=a.add(n)),e}}}),37081:((B,I,p)=>{p.d(I,{O:()=>T});var A=p(45599),D=p(9819);async function T(v,S,b=1/0){const O=new D._i(v),f=(0,D.Wo)(v,"Outlines"),d=[
{value:f&&M(v,f.holder,f.dict,"First"),level:1}];for(let h=d.pop();h;h=d.pop()){const{value:y,level:l}=h;if(y===void 0||!O.first(y)||!S(y,l)||!(0,A.i9)(y))continue;
const w=t=>{const n=v.entry(y.number,t);return n instanceof A.Bi?M(v,y.number,v.get(y.number),t):n};d.push({value:w("Next"),level:l}),l<b&&d.push({value:w("Firs\
t"),level:l+1});const a=v.job.pace.step(300);a&&await a}}function M(v,S,b,O){const f=b.get(O);if(!(f instanceof A.Bi))return f;const d=v.add(f);return O==="Next"&&
f.set("Prev",new A.oS(S)),v.edit(S),b.set(O,d),d}}),12207:((B,I,p)=>{p.d(I,{Ht:()=>f,hN:()=>v,jS:()=>M,ji:()=>S});var A=p(45599),D=p(81077),T=p(45657);async function M(d){
const{catalog:h}=d,y=await(0,D.Zc)(d,d.dict(h.get("Names"))?.get("Dests"),"Names");return{names:new Map(d.dict(h.get("Dests"))),strings:new Map(y.map(([l,w])=>[
(0,D.Pu)(l),w]))}}function v({pages:d},h){const y=(0,A.i9)(h)?d.indexOf(h.number):h;return typeof y=="number"&&Number.isInteger(y)&&y>=0&&y<d.count?y:void 0}function S(d,h){
return h==null?[]:d.array(h)??[h]}const b=8,O=50;class f{document;named;constructor(h,y){this.document=h,this.named=y}static async of(h){return new f(h,await M(
h))}pageOf(h){return this.pageOfDestination(h.get("Dest"))??this.pageOfAction(h.get("A"))}pageOfDestination(h,y=b){const{document:l}=this,w=l.resolve(h),a=l.array(
w);if(a)return v(l,a[0]);if(y===0)return;const t=l.dict(w);return t?this.pageOfDestination(t.get("D"),y-1):this.pageOfDestination(this.namedBy(w),y-1)}namedBy(h){
const{names:y,strings:l}=this.named;if(h instanceof A.SX)return y.get(h.text)??l.get(h.text);if(!(h instanceof A.Mx))return;const w=(0,D.Pu)(h);return l.get(w)??
y.get(w)}pageOfAction(h){const{document:y}=this,l=h===void 0?[]:[h];for(let w=0;l.length>0&&w<O;w++){const a=y.dict(l.shift());if(!a)continue;const n=(0,A.Eo)(y.
resolve(a.get("S")),"GoTo")?this.pageOfDestination(a.get("D")):void 0;if(n!==void 0)return n;(0,T.RZ)(l,S(y,a.get("Next")).slice(0,O))}}}}),81077:((B,I,p)=>{p.d(
I,{AN:()=>f,BX:()=>S,H6:()=>b,MN:()=>O,Pu:()=>M,Zc:()=>v});var A=p(45599),D=p(9819);const T=64,M=t=>typeof t=="number"?String(t):Buffer.from(t.bytes).toString("\
latin1");async function v(t,n,e){const s=[];for(const o of await h(t,n,0,e)){for(const E of l(t,o,e))s.push(E);const u=t.job.pace.step(d);u&&await u}return s}async function S(t,n,e,s,o,u){
const E=await h(t,n,e,s,u);for(let x=E.length-1;x>=0;x--){const R=E[x],m=l(t,R,s),i=m.filter(([_,P])=>!o(_,P)),r=t.job.pace.step(d+m.length*d);r&&await r,i.length<
m.length&&(t.edit(R.holder),R.dict.set(s,i.flat()),R.changed=!0);for(const _ of R.repeats)t.edit(R.holder),R.dict.delete(_),R.changed=!0;if(R.emptyKids){const _=(t.
array(R.dict.get("Kids"))??[]).filter(P=>!R.emptyKids.has(t.dict(P)));t.edit(R.holder),R.dict.set("Kids",_),R.changed=!0}if(!R.changed)continue;const c=t.array(
R.dict.get("Kids"))??[];R.empty=i.length===0&&c.length===0;const g=R.parent;g&&(g.changed=!0,R.empty?(g.emptyKids??=new Set).add(R.dict):w(t,R,i,c))}return E[0]?.
empty??!1}function b(t,n,e){if(n.length<=T)return(0,A.jd)({[e]:n.flat()});let s=[];for(const o of a(n)){const[u,E]=[o[0][0],o.at(-1)[0]];s.push({ref:t.add((0,A.
jd)({Limits:[u,E],[e]:o.flat()})),low:u,high:E})}for(;s.length>T;)s=a(s).map(o=>{const[u,E]=[o[0].low,o.at(-1).high];return{ref:t.add((0,A.jd)({Limits:[u,E],Kids:o.
map(({ref:x})=>x)})),low:u,high:E}});return(0,A.jd)({Kids:s.map(({ref:o})=>o)})}const O=(t,n)=>b(t,f([...n].map(([e,s])=>[(0,A.Px)(e),s])),"Names");function f(t){
return t.map(n=>({entry:n,key:M(n[0])})).sort((n,e)=>n.key<e.key?-1:n.key>e.key?1:0).map(({entry:n})=>n)}const d=100;async function h(t,n,e,s,o){const u=new D.b9(
t),E=new Set,x=i=>E.size<E.add(i).size,R=[],m=[{value:n??null,holder:e,parent:void 0}];for(let i=m.pop();i!==void 0;i=m.pop()){u.spend(1);const r=t.dict(i.value);
if(!r||!x(r)||o&&i.parent&&!y(t,r,o))continue;const c=[],g=K=>{const U=t.array(r.get(K));return!U||x(U)?U??[]:(c.push(K),[])},_=g(s).length>>1,P=g("Kids"),L={dict:r,
holder:(0,D.Kd)(i.value,i.holder),parent:i.parent,repeats:c};R.push(L),u.spend(_);for(let K=P.length-1;K>=0;K--)m.push({value:P[K],holder:(0,D.Kd)(r.get("Kids"),
L.holder),parent:L});const C=t.job.pace.step(d+_*d);C&&await C}return R}function y(t,n,e){const[s,o]=t.array(n.get("Limits"))??[];return typeof s!="number"||typeof o!=
"number"||e(s,o)}function l(t,{dict:n,repeats:e},s){const o=e.includes(s)?void 0:t.array(n.get(s));if(!o)return[];const u=[];for(let E=0;E+1<o.length;E+=2){const x=t.
resolve(o[E]);(s==="Names"?x instanceof A.Mx:typeof x=="number")&&u.push([x,o[E+1]])}return u}function w(t,n,e,s){const o=x=>t.array(t.dict(x)?.get("Limits"))??
[],u=e[0]?.[0]??o(s[0])[0],E=e.at(-1)?.[0]??o(s.at(-1))[1];t.edit(n.holder),u!==void 0&&E!==void 0?n.dict.set("Limits",[u,E]):n.dict.delete("Limits")}function a(t){
const n=[];for(let e=0;e<t.length;e+=T)n.push(t.slice(e,e+T));return n}}),70549:((B,I,p)=>{p.d(I,{n:()=>A});function A(D){const T=new WeakMap;return M=>{if(M.hasChanges)
return D(M);const v=T.get(M);if(v)return v.answer;const S=D(M);return T.set(M,{answer:S}),S}}}),9819:((B,I,p)=>{p.d(I,{J7:()=>T,Kd:()=>S,Wo:()=>b,_i:()=>v,b9:()=>M});
var A=p(42973),D=p(45599);class T{document;gone=new Set;chased=new Set;constructor(f){this.document=f}remove(f){const{catalog:d,catalogNumber:h,pages:y}=this.document,
l=d.get("Pages");f===h||(0,D.i9)(l)&&f===l.number||y.holds(f)||(this.gone.add(f),this.document.remove(f))}chase(f){this.chased.add(f)}removed(){return this.gone}takeChased(){
const f=this.chased;return this.chased=new Set,f}isGone(f){return(0,D.i9)(f)&&this.gone.has(f.number)}}class M{most;left;constructor(f){this.most=this.left=f.job.
limits.nodes}spend=f=>{if(this.left-=f,this.left<0)throw(0,A.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class v{seen;beyond=new Set;allowance;constructor(f,d=new M(f)){this.allowance=d,this.seen=new Uint8Array(
(f.size>>3)+1)}first(f){if(this.allowance.spend(1),!(0,D.i9)(f))return!0;const{number:d}=f,h=d>>3;if(h>=this.seen.length)return this.beyond.size<this.beyond.add(
d).size;const y=1<<(d&7),l=(this.seen[h]&y)===0;return this.seen[h]|=y,l}}function S(O,f){return(0,D.i9)(O)?O.number:f}function b(O,f){const d=O.catalog.get(f),
h=O.dict(d);return h&&{dict:h,holder:S(d,O.catalogNumber)}}}),33973:((B,I,p)=>{p.d(I,{Gy:()=>y,Rf:()=>l,Ip:()=>w});var A=p(54619),D=p(85368),T=p(88500);class M{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new T.
s;signed=new Set;constructor(i,r,c){this.detail=r,this.strings=c,this.scan.strings=c;const g=new Int32Array(r?8*i:i);this.done=new Uint8Array(r?i:0);const _=P=>g.
subarray(P*i,(P+1)*i);this.end=_(0),this.valueEnd=_(1),this.dataStart=_(2),this.dataEnd=_(3),this.lengthStart=_(4),this.lengthEnd=_(5),this.from=_(6),this.to=_(
7)}}var v=p(78157),S=p(79725),b=p(39150),O=p(45599);class f{scan=new T.s;ranges=new Map}const d=2;class h{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(i,r,c){
this.walked=c,this.live=new Uint8Array(i),this.via=new Int32Array(r?i:0)}}async function y(m,{watched:i}={}){const{markings:r,referrers:c}=await l([m],{watched:i,
detail:!0}),{live:g,via:_}=r[0];return{live:g,via:_,referrers:c}}async function l(m,i={}){const r=new s(m,i);return await r.run(),r}function w(m,{repairs:i}){for(const{
part:r,number:c,value:g}of i)m[r].put(c,g)}const a=100,t=100,n=-2;function e(m){if(m instanceof O.Z6)return m.data.length+e(m.dict);if(Array.isArray(m))return 12*
m.length;if(!(m instanceof O.Bi))return a;let i=30*m.size;for(const r of m.values())Array.isArray(r)&&(i+=12*r.length);return i}class s{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new S.R;strings;alias;constructor(i,{detail:r=!1,strings:c=!1,watched:g,alias:_}){if(this.documents=i,this.strings=
c,this.alias=_,this.markings=i.map(P=>new h(P.size,g!==void 0,u(P,c||r,c))),!!g){this.watched=new Uint8Array(i[0].size);for(const P of g)this.watched[P]=1}}async run(){
const{documents:i,stack:r}=this,[c]=i;for(const[g,_]of c.trailer)g!=="Encrypt"&&this.followValue(0,_);for(;r.length>0;){const g=r.pop(),_=g%i.length,P=c.job.pace.
step(this.follow(_,(g-_)/i.length));P&&await P}for(const{live:g,signed:_,walked:P}of this.markings)for(const L of P.signed)g[L]===1&&_.add(L)}visit(i,r){this.alias&&
({part:i,number:r}=this.alias(i,r)??{part:i,number:r}),this.watched&&this.watched[r]===1&&this.referrers.add(this.current);const c=this.markings[i],{live:g}=c;if(r>
0&&r<g.length&&g[r]!==0)return;const _=this.documents[i];if(r<=0||r>=g.length||!_.exists(r))return _.missed(r);g[r]=1,this.watched&&(c.via[r]=this.current),this.
stack.push(r*this.documents.length+i)}follow(i,r){const c=this.documents[i],g=this.markings[i],{walked:_}=g;if(this.current=r,g.count++,c.isChanged(r))return this.
followChanged(c,g,i,r);if(_.done[r]===1)return this.followAgain(c,g,i,r);const{scan:P,detail:L}=_;L||(P.used=0);const C=P.used,K=c.table.kind[r]===A.tL?this.walk(
c,_,r):this.walkPlace(c,r,P);return K<0||P.byteRange&&this.isSignature(_.signed,r)?this.forget(P,C).followRepaired(c,i,r):(g.bytes+=K,L&&(_.from[r]=C,_.to[r]=P.
used,_.valueEnd[r]=this.extent.valueEnd,_.done[r]=1),this.followMarks(i,P,C,P.used,P.lengthStart),t+K)}followChanged(i,r,c,g){const _=i.patched(g);if(!_){const W=i.
edited.get(g);return o(W)||W===null?this.followRepaired(i,c,g):(this.followValue(c,W),r.bytes+=e(W),t)}const{detail:P}=r.walked;if(_.references&&!P&&!i.suspect){
for(let W=_.first;W<_.last;W++)this.visit(c,_.references[W]);return r.bytes+=_.end-_.start,t}const{scan:L,ranges:C}=E(r);P||(L.used=0);const K=L.used,U=this.walkPlace(
i,g,L);return U<0||L.byteRange&&this.isSignature(r.signed,g)?this.forget(L,K).followRepaired(i,c,g):(r.bytes+=U,P&&C.set(g,{from:K,to:L.used,valueEnd:this.extent.
valueEnd}),this.followMarks(c,L,K,L.used,L.lengthStart),t+U)}followAgain(i,r,c,g){const{walked:_}=r;return r.bytes+=_.end[g]>0?_.end[g]-i.table.place[g]:a,this.
followMarks(c,_.scan,_.from[g],_.to[g],_.lengthStart[g]),t}isSignature(i,r){return i.add(r),this.strings}followMarks(i,{marks:r},c,g,_){const P=this.strings?_:n;
for(let L=c;L<g;L+=3)r[L]!==T.A&&r[L+1]!==P&&this.visit(i,r[L])}forget(i,r){return i.used=r,this}followRepaired(i,r,c){const g=i.get(c),_=o(g)?i.resolve(g):g;return _===
null?(this.markings[r].live[c]=d,this.markings[r].count--):this.repair(r,c,_),t}repair(i,r,c){this.repairs.push({part:i,number:r,value:c}),this.followValue(i,c)}followValue(i,r){
const c=[r];for(;c.length>0;){const g=c.pop();if(g instanceof O.oS)this.visit(g instanceof O.rV?g.part:i,g.number);else if(Array.isArray(g))for(const _ of g)c.push(
_);else if(g instanceof O.Bi){g.has("ByteRange")&&this.markings[i].signed.add(this.current);for(const _ of g.values())c.push(_)}else if(g instanceof O.Z6)for(const[
_,P]of g.dict)_!=="Length"&&c.push(P)}}walk(i,r,c){const{extent:g}=this,{bytes:_}=i,{scan:P}=r,L=i.bodies[c];P.forgetLength();const{kept:C}=this,K=!this.strings&&
i.recallEntries(c,C);K&&P.append(C.scan.marks,C.marksFrom,C.marksTo);const U=K?C.close+2:P.value(_,L,_.length);return U<0||_[U-1]===v.AV||!(0,D.x)(i,U,P,g)||i.suspect&&
!(0,b.D)(_,L,U)?-1:(g.dataStart<0&&(P.lengthStart=-1),r.end[c]=g.end,r.detail&&(r.dataStart[c]=g.dataStart,r.dataEnd[c]=g.dataEnd,r.lengthStart[c]=P.lengthStart,
r.lengthEnd[c]=P.lengthEnd),g.end-i.table.place[c])}walkPlace(i,r,c){const g=i.place(r);if(!g)return-1;const{bytes:_,start:P,end:L}=g;c.forgetLength();const C=c.
value(_,P,L);return c.lengthStart=-1,C<0&&!R(_,P,L)||x(_,P,L)||C>0&&_[C-1]===v.AV||C>=0&&(0,v.AN)(_,C,L)<L||i.suspect&&!(0,b.D)(_,P,L)?-1:(this.extent.valueEnd=
C<0?L:C,L-P)}}const o=m=>m instanceof O.oS&&!(m instanceof O.rV);function u(m,i,r){const c=m.walked;if(c?.strings===r)return c;const g=new M(m.size,i,r);return i&&
(m.walked=g),g}function E(m){return m.patches||(m.patches=new f,m.patches.scan.strings=m.walked.strings),m.patches}function x(m,i,r){const c=(0,v.AN)(m,i,r);return c>=
r||m[c]===v.yq&&(0,v.wb)(m,c,"null")}function R(m,i,r){for(let c=i;c<r;c++)if("<([/%".includes(String.fromCharCode(m[c])))return!1;return!0}}),21996:((B,I,p)=>{
p.d(I,{Av:()=>f,RJ:()=>y,V3:()=>h,vb:()=>l,zx:()=>O});var A=p(54619),D=p(93604),T=p(78157),M=p(88500);const v=2048,S=65536,b="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";
async function O(t,n){const{found:e,all:s}=await d(t,n),o=u=>[...new Set([...u,...s])].sort((E,x)=>E-x);return Object.fromEntries(n.map(u=>[u,o(e[u])]))}async function f(t,n){
const{found:e,all:s}=await d(t,n);for(const o of Object.values(e))for(const u of o)s.add(u);return s}async function d(t,n){const e=n.map(E=>{const[x="",...R]=[...E].
map(i=>i.replace(/\W/,"\\$&")),m=/\W/.test(E)?b:"\\w";return`${x}(?:${R.join("")}|${m}{0,${Math.max(0,E.length-2)}}#)`}),s=new RegExp(`/(?:${e.join("|")}|#)`,"g"),
o=Object.fromEntries(n.map(E=>[E,new Set])),u=new Set;await y(t,(E,x,R,m)=>{const i=E.toString("latin1",x,R);s.lastIndex=0;for(let r=s.exec(i);r;r=s.exec(i)){const c=m(
x+r.index);c!==void 0&&(r[0].endsWith("#")?u.add(c):o[r[0].slice(1)].add(c))}});for(const E of l(t))u.add(E);return{found:o,all:u}}async function h(t,n){const e=await O(
t,n);return[...new Set(Object.values(e).flat())].sort((s,o)=>s-o)}async function y(t,n){const{bytes:e,table:s}=t,o=w(t),u=new Int32Array(o.length);for(let i=0;i<
o.length;i++)u[i]=s.place[o[i]];const E=(0,T.bS)(e),x=i=>o[(0,D.M)(u,i)-1],R=new M.s;let m=0;for(let i=0;i<o.length;i++){const r=i+1===o.length,c=r?e.length:u[i+
1],g=c-u[i]>v;if(!g&&!r&&c-m<S)continue;if(g){u[i]>m&&n(E,m,u[i],x),R.reset();const P=R.value(e,t.bodies[o[i]],c);n(E,u[i],P<0?c:P,x)}else n(E,m,c,x);const _=t.
job.pace.step(Math.min(c-m,S));_&&await _,m=c}for(const[i,r]of a(t)){const c=t.objectStream(i);if(!c)continue;const g=new Set(r),{starts:_}=c;n((0,T.bS)(c.data),
0,c.data.length,L=>{const C=c.numbers[(0,D.M)(_,L)-1];return C!==void 0&&g.has(C)?C:void 0});const P=t.job.pace.step(c.data.length);P&&await P}}function*l(t){for(let n=1;t.
hasChanges&&n<t.size;n++)t.isChanged(n)&&t.exists(n)&&(yield n)}function w(t){const{table:n,hasChanges:e}=t,s=[];let o=!0,u=-1;for(let E=1;E<n.size;E++){if(n.kind[E]!==
A.tL||e&&t.isChanged(E))continue;const x=n.place[E];o&&=x>=u,u=x,s.push(E)}return o?s:s.sort((E,x)=>n.place[E]-n.place[x])}function a(t){const{table:n,hasChanges:e}=t,
s=new Map;for(let o=1;o<n.size;o++){if(n.kind[o]!==A.UT||e&&t.isChanged(o))continue;const u=n.place[o],E=s.get(u);E?E.push(o):s.set(u,[o])}return s}}),90536:((B,I,p)=>{
p.d(I,{C:()=>D,L:()=>T});var A=p(45599);function D(M,v){const S=[M];for(;S.length>0;){const b=S.pop(),O=b instanceof A.Z6?b.dict:b;if(Array.isArray(O))for(const f of O)
S.push(f);else if(O instanceof A.Bi){v(O);for(const f of O.values())S.push(f)}}}function T(M,v){const S=[];return D(M,b=>{S.length===0&&v(b)&&S.push(b)}),S.length>
0}}),93604:((B,I,p)=>{p.d(I,{B:()=>A,M:()=>D});const A=(M,v)=>T(M,v,!1),D=(M,v)=>T(M,v,!0);function T(M,v,S){let[b,O]=[0,M.length];for(;b<O;){const f=b+O>>1,d=M[f];
d<v||S&&d===v?b=f+1:O=f}return b}})};
