"use strict";exports.id=9867,exports.ids=[9867],exports.modules={85673:((k,R,u)=>{u.d(R,{gx:()=>E,h:()=>P});function v(l,a){const r=w(l,a);if(r!==void 0)return[r];const f=O(
l);return a.filter(i=>O(i).some(p=>p.length>3&&f.includes(p)))}function w(l,a){let r;for(const f of a){const i=x(O(l),O(f));i<=2&&i<(r?.count??1/0)&&(r={name:f,
count:i})}return r?.name}function x(l,a){return l.length!==a.length?l.length*a.length===0?1/0:x([l.join("")],[a.join("")]):a.reduce((r,f,i)=>{const p=l[i]??"",e=Math.
min(p.length,f.length),t=m(p,f);return t>(e<3?0:e<7?1:2)?1/0:r+t},0)}const P=(l,a)=>y(v(l,a));function E(l,a){const r=w(l,a),f=i=>O(i).sort().join(" ");return y(
r===void 0?a.filter(i=>l!==""&&f(i)===f(l)):[r])}const y=l=>l.length===0||l.length>3?"":` (did you mean ${l.join(" or ")}?)`,O=l=>l.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(a=>a!=="");function m(l,a){let r=[],f=Array.from({length:a.length+1},(i,p)=>p);for(let i=0;i<l.length;i++){const p=[i+
1];for(let e=0;e<a.length;e++){const t=i>0&&e>0&&l[i]===a[e-1]&&l[i-1]===a[e];p.push(Math.min((f[e+1]??0)+1,(p[e]??0)+1,(f[e]??0)+(l[i]===a[e]?0:1),t?(r[e-1]??0)+
1:1/0))}r=f,f=p}return f.at(-1)??0}}),45657:((k,R,u)=>{u.d(R,{Kf:()=>w,RZ:()=>v,YG:()=>x});function v(P,E){for(const y of E)P.push(y)}const w=P=>{let E=-1/0;for(const y of P)
E=Math.max(E,y);return E},x=P=>{let E=1/0;for(const y of P)E=Math.min(E,y);return E}}),17768:((k,R,u)=>{u.r(R),u.d(R,{check_signatures:()=>m});var v=u(44091),w=u(
58552),x=u(34773),P=u(81720);function E({bytes:a},r){const i=((0,P.X)(a)?(0,P.J)(a).filter(({label:e})=>e==="CERTIFICATE"):[{bytes:a}]).map(e=>(0,x.w$)(e.bytes)),
p=i.findIndex(e=>e===void 0);if(i.length===0||p>=0){const e=i.length>1?`: certificate ${p+1} of ${i.length} cannot be read`:"";throw(0,w.G6)([{field:r,message:`\
has no certificate that can be read${e}: give PEM or DER`}])}return i.filter(e=>e!==void 0)}var y=u(12237),O=u(41561);const m=async(a,r,f)=>{const{trusted_certificates:i,
open_password:p}=r,e=i&&E(i,"trusted_certificates"),{quiet:t,wasRepaired:n}=(0,O.gd)(f),s=await(0,y.E)(a.bytes,t,{password:p}),d=await(0,v.ae)(s,a.bytes,{password:p,
anchors:e,isDamaged:n()}),A=d.entries.length===0?[l]:[];return{documents:[{...a,pageCount:s.pages.count}],data:(0,v.vA)(d),notes:A,facts:{}}},l={code:"unsigned",
message:"The document has no signature."}}),81720:((k,R,u)=>{u.d(R,{J:()=>E,X:()=>P});const v=1e3,w="-----BEGIN ",x="-----",P=y=>Buffer.from(y.buffer,y.byteOffset,
y.length).includes(w);function E(y){const O=Buffer.from(y.buffer,y.byteOffset,y.length),m=[];for(let l=O.indexOf(w),a=0;l>=0&&a<v;l=O.indexOf(w,l+1),a++){const r=O.
indexOf(x,l+w.length);if(r<0||r-l>80)continue;const f=O.toString("latin1",l+w.length,r),i=O.indexOf(`-----END ${f}-----`,r);i<0||m.push({label:f,bytes:Buffer.from(
O.toString("latin1",r+x.length,i),"base64")})}return m}}),84961:((k,R,u)=>{u.d(R,{$x:()=>a,Kh:()=>m,qg:()=>r,xS:()=>l});var v=u(58552),w=u(33973),x=u(90536),P=u(
45599),E=u(3907),y=u(33311),O=u(9819);function m(i,p){const e=i.resolve(p.get("S"));return(!p.has("S")||(0,P.Eo)(e,"JavaScript")||(0,P.Eo)(e,"Rendition"))&&i.resolve(
p.get("JS"))!==null}async function l(i,p){const e=p.filter(n=>(0,x.L)(i.get(n),s=>m(i,s)));if(e.length===0)return!1;const{live:t}=await(0,w.Gy)(i);return e.some(
n=>t[n]===1)}async function a(i){return await l(i,(await(0,y.S)(i)).JS)||r(i)}async function r(i){if(!(0,P.Zm)(i.get(i.catalogNumber)))return!1;const p=i.resolve(
(0,O.Wo)(i,"AcroForm")?.dict.get("XFA"));if(p===null)return!1;if(i.security?.locked===!0)return null;for(const e of Array.isArray(p)?p:[p]){const t=i.resolve(e);
if(!(t instanceof P.Z6))continue;let n;try{n=await i.decodedAtEase(t)}catch(d){if(!(d instanceof v.zU)||d.code==="cancelled")throw d;return!0}const s=(0,E.xK)(n);
if(s===void 0||s.includes("script")&&await f(s,i.job.pace))return!0}return!1}async function f(i,p){const e=t=>(t.kind==="start"||t.kind==="empty")&&/^(?:[^:]*:)?script$/.
test(t.name);return await(0,E.km)(i,p,e)!=="well-formed"}}),6856:((k,R,u)=>{u.d(R,{n:()=>r,w:()=>y});var v=u(78157),w=u(79725),x=u(45599),P=u(70549),E=u(6057);const y=(0,P.
n)(O);async function O(e){const{pages:t,job:n}=e,s=new r(e),d=new Int32Array(t.count),A=new Set;for(let I=0;I<t.count;I++){s.goTo(I),d[I]=s.kind,A.add(s.resources);
const B=n.pace.step(300);B&&await B}return{kinds:s.kinds,kindOf:d,resources:A}}const m=["MediaBox","CropBox","Rotate","UserUnit"],l=2e3,a=/\(|(?:^|[^<])<(?!<)/;
class r{document;kinds=[];kind=-1;resources;bytes;entries=new w.R;index=-1;inherited;geometry=new f(m);own=new f(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(t){
this.document=t}goTo(t){const{document:n,entries:s,inherited:d}=this,{pages:A}=n,I=A.number(t),B=n.place(I),C=A.inheritedBy(t);if(this.index=t,this.inherited=C,
!B||!n.locate(I,B,s)){this.bytes=void 0,this.geometry.forget(),this.own.forget(),this.kind=this.kindHere(),this.resources=A.attribute(t,"Resources");return}(this.
bytes?.buffer!==B.bytes.buffer||this.bytes.byteOffset!==B.bytes.byteOffset)&&(this.bytes=(0,v.bS)(B.bytes));const[L,M]=[this.geometry.take(this.bytes,s),this.own.
take(this.bytes,s)];(!L||C!==d)&&(this.kind=this.recognise(C)),(!M||C!==d)&&(this.resources=this.resourcesHere())}contents(){const{document:t,bytes:n}=this,s=t.
pages.number(this.index);if(!n)return t.entry(s,"Contents");const d=this.entries.find(n,"Contents");if(d<0)return;const{at:A}=this.entries;return p(n,A[d+2],A[d+
3])??t.entry(s,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){const{document:t,index:n}=this,{pages:s}=t,[d,A]=this.own.of(0);if(d===A)return s.
inheritedBy(n).Resources;const I=p(this.bytes,d,A);if(I)return I;const B=()=>t.entry(s.number(n),"Resources");if(A-d>l)return B();const C=this.own.text();return t.
security&&a.test(C)?B():(this.dictionaries.has(C)||this.dictionaries.set(C,B()),this.dictionaries.get(C))}recognise(t){let n=this.recognised.get(t);n||this.recognised.
set(t,n=new Map);const s=this.geometry.text();let d=n.get(s);return d===void 0&&n.set(s,d=this.kindHere()),d}kindHere(){const t=(0,E.iw)(this.document,this.index),
n=`${t.box.join(" ")} ${t.rotation} ${t.userUnit}`;let s=this.kindOf.get(n);return s===void 0&&this.kindOf.set(n,s=this.kinds.push(t)-1),s}}class f{keys;bytes;from;to;constructor(t){
this.keys=t,this.from=new Int32Array(t.length),this.to=new Int32Array(t.length)}forget(){this.bytes=void 0}take(t,n){const{bytes:s,from:d,to:A,keys:I}=this;let B=s!==
void 0;for(let C=0;C<I.length;C++){const L=n.find(t,I[C]),M=L<0?0:n.at[L+2],c=L<0?0:n.at[L+3];B&&=i(s,d[C],A[C],t,M,c),d[C]=M,A[C]=c}return this.bytes=t,B}of(t){
return[this.from[t],this.to[t]]}text(){let t="";for(let n=0;n<this.keys.length;n++)t+=`${this.bytes.toString("latin1",this.from[n],this.to[n])}|`;return t}}function i(e,t,n,s,d,A){
if(n-t!==A-d)return!1;for(let I=t,B=d;I<n;I++,B++)if(e[I]!==s[B])return!1;return!0}function p(e,t,n){if(!(0,v.yp)(e[t])||e[n-1]!==v.AV||e[n-2]!==v.Z4)return;const s=(0,v.
JI)(e,t,n),d=(0,v.JI)(e,s.after+1,n);return e[s.after]===v.Z4&&d.value>=0&&d.after===n-2?new x.oS(s.value,d.value):void 0}}),21281:((k,R,u)=>{u.d(R,{Ip:()=>m,XM:()=>i,
Xb:()=>f,ds:()=>O,qg:()=>r});var v=u(59071),w=u(70549),x=u(43496),P=u(824),E=u(1975),y=u(60912);const O=(0,w.n)(async t=>m(t,await(0,P.Br)(t)));function m(t,n){
const s=(L,M)=>(0,v.wh)((0,E.sm)(n,L,M)[0]??""),d=a(s("pdfaid","part"),s("pdfaid","conformance").toLowerCase()),A=l(s("pdfuaid","part"))?`PDF/UA-${s("pdfuaid","\
part")}`:void 0,B=[s("pdfxid","GTS_PDFXVersion")||s("pdfx","GTS_PDFXVersion")||((0,v.Gh)(t.resolve((0,P._U)(t)?.get("GTS_PDFXVersion")))??""),s("pdfe","ISO_PDFE\
Version"),s("pdfvtid","GTS_PDFVTVersion")],C=[d?.name,A,...B.filter(L=>/^PDF\/[\w .:/()-]{1,40}$/.test(L))];return{archive:d,accessible:A,names:C.filter(L=>L!==
void 0)}}const l=t=>/^[1-9]$/.test(t);function a(t,n){if(!l(t))return;const s=/^[abuef]$/.test(n)?n:"";return{part:Number(t),level:s,name:`PDF/A-${t}${s}`}}function r(t,n,s,d){
return n&&e(t,n,[x.dK.pdfaid]),f(s,d)}const f=({name:t},n)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${t}: ${n}.`});async function i(t){
const n=await(0,P.Br)(t);if(!n)return[];const{archive:s,accessible:d}=m(t,n);e(t,n,[x.dK.pdfaid,x.dK.pdfuaid]);const A=[s?.name,d].filter(I=>I!==void 0);return A.
length>0?[p(A)]:[]}const p=t=>({code:"conformance_dropped",message:`The result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance\
.`});function e(t,n,s){n.properties.some(({namespace:d})=>s.includes(d))&&(0,y._L)(t,(0,y.QH)(n,({namespace:d})=>s.includes(d),[]))}}),60912:((k,R,u)=>{u.d(R,{QH:()=>P,
T3:()=>E,_L:()=>l});var v=u(43496),w=u(3907),x=u(45599);function P(a,r,f){const{text:i,properties:p,end:e,about:t}=a,n=[];let s=0;for(const d of p.filter(r).sort(
(A,I)=>A.from-I.from))d.from<s||(n.push(i.slice(s,d.from)),s=d.to);return n.push(i.slice(s,Math.max(e,s))),f.length>0&&n.push(y(f,t)),n.push(i.slice(Math.max(e,
s))),m(n.join(""))}function E(a){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${v.dK.rdf}">
${y(a,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function y(a,r){const i=[...new Set(a.map(({prefix:e})=>e))].map(e=>` xmlns:${e}="${v.dK[e]}"`).join(""),p=a.map(({prefix:e,name:t,form:n,values:s})=>`\
<${e}:${t}>${O(n,s)}</${e}:${t}>
`);return`<rdf:Description xmlns:rdf="${v.dK.rdf}" rdf:about="${(0,w.X)(r)}"${i}>
${p.join("")}</rdf:Description>
`}function O(a,r){const f=i=>r.map(p=>`<rdf:li${i}>${(0,w.X)(p)}</rdf:li>`).join("");switch(a){case"simple":return(0,w.X)(r[0]??"");case"alternative":return`<rd\
f:Alt>${f(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${f("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${f("")}</rdf:Bag>`}}const m=a=>a.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function l(a,r){const f=a.catalog.get("Metadata"),i=a.resolve(f),p=i instanceof x.Z6?[...i.dict].
filter(([n])=>!["Filter","DecodeParms","Length"].includes(n)):[],e=new x.Bi([["Type",new x.SX("Metadata")],["Subtype",new x.SX("XML")],...p]),t=new x.Z6(e,Buffer.
from(r,"utf8"));(0,x.i9)(f)&&i instanceof x.Z6?a.put(f,t):a.edit(a.catalogNumber).set("Metadata",a.add(t))}}),33546:((k,R,u)=>{u.d(R,{FB:()=>E,Hr:()=>O,Zh:()=>m,
k$:()=>y,qm:()=>l});var v=u(93604),w=u(45599),x=u(81077);const P={first:0,style:"D",prefix:void 0,start:1};async function E(e){const t=e.catalog.get("PageLabels");
if(!e.dict(t))return;const n=(await(0,x.Zc)(e,t,"Nums")).map(([s,d])=>({first:Number(s),label:e.dict(d)})).filter(({first:s})=>Number.isInteger(s)&&s>=0).sort((s,d)=>s.
first-d.first).filter(({first:s},d,A)=>A[d+1]?.first!==s).map(({first:s,label:d})=>({first:s,...a(e,d)}));return n[0]?.first===0?n:[P,...n]}function y(e,t){const n=e.
editCatalog();if(t.length===0){n.delete("PageLabels");return}const s=t[0].first===0?t:[P,...t],d=p(e),A=s.map(({first:I,start:B,...C})=>[I,i({...C,number:B},d)]);
n.set("PageLabels",e.add((0,x.H6)(e,A,"Nums")))}async function O(e){const t=await E(e);if(!t)return;const n=t.map(({first:s})=>s);return s=>{const d=t[(0,v.M)(n,
s)-1];return{...d,number:d.start+s-d.first}}}function m(e,t){const n=[],s=p(e);let d,A=0;for(const I of t)(!d||!r(d,I))&&n.push([A,i(I,s)]),d=I,A++;return(0,x.H6)(
e,n,"Nums")}async function l(e,t){const n=await O(e);if(!n)return;const s=m(e,Array.from(t,d=>n(d-1)));e.editCatalog().set("PageLabels",e.add(s))}function a(e,t){
const n=e.resolve(t?.get("S")),s=e.resolve(t?.get("P")),d=e.resolve(t?.get("St"));return{style:n instanceof w.SX?n.text:void 0,prefix:s instanceof w.Mx&&s.bytes.
length>0?s:void 0,start:typeof d=="number"&&Number.isInteger(d)&&d>=1?d:1}}function r(e,t){return e.style!==t.style||t.style!==void 0&&t.number!==e.number+1?!1:
e.prefix===t.prefix?!0:!!e.prefix&&!!t.prefix&&Buffer.compare(e.prefix.bytes,t.prefix.bytes)===0}const f=100;function i({style:e,prefix:t,number:n},s){return(0,w.
jd)({S:e===void 0?void 0:(0,w.UU)(e),P:t&&t.bytes.length>f?s(t):t,St:e===void 0||n===1?void 0:n})}function p(e){const t=new Map;return n=>{let s=t.get(n);return s||
t.set(n,s=e.add(n)),s}}}),37081:((k,R,u)=>{u.d(R,{O:()=>x});var v=u(45599),w=u(9819);async function x(E,y,O=1/0){const m=new w._i(E),l=(0,w.Wo)(E,"Outlines"),a=[
{value:l&&P(E,l.holder,l.dict,"First"),level:1}];for(let r=a.pop();r;r=a.pop()){const{value:f,level:i}=r;if(f===void 0||!m.first(f)||!y(f,i)||!(0,v.i9)(f))continue;
const p=t=>{const n=E.entry(f.number,t);return n instanceof v.Bi?P(E,f.number,E.get(f.number),t):n};a.push({value:p("Next"),level:i}),i<O&&a.push({value:p("Firs\
t"),level:i+1});const e=E.job.pace.step(300);e&&await e}}function P(E,y,O,m){const l=O.get(m);if(!(l instanceof v.Bi))return l;const a=E.add(l);return m==="Next"&&
l.set("Prev",new v.oS(y)),E.edit(y),O.set(m,a),a}}),12207:((k,R,u)=>{u.d(R,{Ht:()=>l,hN:()=>E,jS:()=>P,ji:()=>y});var v=u(45599),w=u(81077),x=u(45657);async function P(a){
const{catalog:r}=a,f=await(0,w.Zc)(a,a.dict(r.get("Names"))?.get("Dests"),"Names");return{names:new Map(a.dict(r.get("Dests"))),strings:new Map(f.map(([i,p])=>[
(0,w.Pu)(i),p]))}}function E({pages:a},r){const f=(0,v.i9)(r)?a.indexOf(r.number):r;return typeof f=="number"&&Number.isInteger(f)&&f>=0&&f<a.count?f:void 0}function y(a,r){
return r==null?[]:a.array(r)??[r]}const O=8,m=50;class l{document;named;constructor(r,f){this.document=r,this.named=f}static async of(r){return new l(r,await P(
r))}pageOf(r){return this.pageOfDestination(r.get("Dest"))??this.pageOfAction(r.get("A"))}pageOfDestination(r,f=O){const{document:i}=this,p=i.resolve(r),e=i.array(
p);if(e)return E(i,e[0]);if(f===0)return;const t=i.dict(p);return t?this.pageOfDestination(t.get("D"),f-1):this.pageOfDestination(this.namedBy(p),f-1)}namedBy(r){
const{names:f,strings:i}=this.named;if(r instanceof v.SX)return f.get(r.text)??i.get(r.text);if(!(r instanceof v.Mx))return;const p=(0,w.Pu)(r);return i.get(p)??
f.get(p)}pageOfAction(r){const{document:f}=this,i=r===void 0?[]:[r];for(let p=0;i.length>0&&p<m;p++){const e=f.dict(i.shift());if(!e)continue;const n=(0,v.Eo)(f.
resolve(e.get("S")),"GoTo")?this.pageOfDestination(e.get("D")):void 0;if(n!==void 0)return n;(0,x.RZ)(i,y(f,e.get("Next")).slice(0,m))}}}}),33973:((k,R,u)=>{u.d(
R,{Gy:()=>f,Rf:()=>i,Ip:()=>p});var v=u(54619),w=u(85368),x=u(88500);class P{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new x.
s;signed=new Set;constructor(c,o,h){this.detail=o,this.strings=h,this.scan.strings=h;const g=new Int32Array(o?8*c:c);this.done=new Uint8Array(o?c:0);const _=D=>g.
subarray(D*c,(D+1)*c);this.end=_(0),this.valueEnd=_(1),this.dataStart=_(2),this.dataEnd=_(3),this.lengthStart=_(4),this.lengthEnd=_(5),this.from=_(6),this.to=_(
7)}}var E=u(78157),y=u(79725),O=u(39150),m=u(45599);class l{scan=new x.s;ranges=new Map}const a=2;class r{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(c,o,h){
this.walked=h,this.live=new Uint8Array(c),this.via=new Int32Array(o?c:0)}}async function f(M,{watched:c}={}){const{markings:o,referrers:h}=await i([M],{watched:c,
detail:!0}),{live:g,via:_}=o[0];return{live:g,via:_,referrers:h}}async function i(M,c={}){const o=new d(M,c);return await o.run(),o}function p(M,{repairs:c}){for(const{
part:o,number:h,value:g}of c)M[o].put(h,g)}const e=100,t=100,n=-2;function s(M){if(M instanceof m.Z6)return M.data.length+s(M.dict);if(Array.isArray(M))return 12*
M.length;if(!(M instanceof m.Bi))return e;let c=30*M.size;for(const o of M.values())Array.isArray(o)&&(c+=12*o.length);return c}class d{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new y.R;strings;alias;constructor(c,{detail:o=!1,strings:h=!1,watched:g,alias:_}){if(this.documents=c,this.strings=
h,this.alias=_,this.markings=c.map(D=>new r(D.size,g!==void 0,I(D,h||o,h))),!!g){this.watched=new Uint8Array(c[0].size);for(const D of g)this.watched[D]=1}}async run(){
const{documents:c,stack:o}=this,[h]=c;for(const[g,_]of h.trailer)g!=="Encrypt"&&this.followValue(0,_);for(;o.length>0;){const g=o.pop(),_=g%c.length,D=h.job.pace.
step(this.follow(_,(g-_)/c.length));D&&await D}for(const{live:g,signed:_,walked:D}of this.markings)for(const S of D.signed)g[S]===1&&_.add(S)}visit(c,o){this.alias&&
({part:c,number:o}=this.alias(c,o)??{part:c,number:o}),this.watched&&this.watched[o]===1&&this.referrers.add(this.current);const h=this.markings[c],{live:g}=h;if(o>
0&&o<g.length&&g[o]!==0)return;const _=this.documents[c];if(o<=0||o>=g.length||!_.exists(o))return _.missed(o);g[o]=1,this.watched&&(h.via[o]=this.current),this.
stack.push(o*this.documents.length+c)}follow(c,o){const h=this.documents[c],g=this.markings[c],{walked:_}=g;if(this.current=o,g.count++,h.isChanged(o))return this.
followChanged(h,g,c,o);if(_.done[o]===1)return this.followAgain(h,g,c,o);const{scan:D,detail:S}=_;S||(D.used=0);const T=D.used,U=h.table.kind[o]===v.tL?this.walk(
h,_,o):this.walkPlace(h,o,D);return U<0||D.byteRange&&this.isSignature(_.signed,o)?this.forget(D,T).followRepaired(h,c,o):(g.bytes+=U,S&&(_.from[o]=T,_.to[o]=D.
used,_.valueEnd[o]=this.extent.valueEnd,_.done[o]=1),this.followMarks(c,D,T,D.used,D.lengthStart),t+U)}followChanged(c,o,h,g){const _=c.patched(g);if(!_){const W=c.
edited.get(g);return A(W)||W===null?this.followRepaired(c,h,g):(this.followValue(h,W),o.bytes+=s(W),t)}const{detail:D}=o.walked;if(_.references&&!D&&!c.suspect){
for(let W=_.first;W<_.last;W++)this.visit(h,_.references[W]);return o.bytes+=_.end-_.start,t}const{scan:S,ranges:T}=B(o);D||(S.used=0);const U=S.used,K=this.walkPlace(
c,g,S);return K<0||S.byteRange&&this.isSignature(o.signed,g)?this.forget(S,U).followRepaired(c,h,g):(o.bytes+=K,D&&T.set(g,{from:U,to:S.used,valueEnd:this.extent.
valueEnd}),this.followMarks(h,S,U,S.used,S.lengthStart),t+K)}followAgain(c,o,h,g){const{walked:_}=o;return o.bytes+=_.end[g]>0?_.end[g]-c.table.place[g]:e,this.
followMarks(h,_.scan,_.from[g],_.to[g],_.lengthStart[g]),t}isSignature(c,o){return c.add(o),this.strings}followMarks(c,{marks:o},h,g,_){const D=this.strings?_:n;
for(let S=h;S<g;S+=3)o[S]!==x.A&&o[S+1]!==D&&this.visit(c,o[S])}forget(c,o){return c.used=o,this}followRepaired(c,o,h){const g=c.get(h),_=A(g)?c.resolve(g):g;return _===
null?(this.markings[o].live[h]=a,this.markings[o].count--):this.repair(o,h,_),t}repair(c,o,h){this.repairs.push({part:c,number:o,value:h}),this.followValue(c,h)}followValue(c,o){
const h=[o];for(;h.length>0;){const g=h.pop();if(g instanceof m.oS)this.visit(g instanceof m.rV?g.part:c,g.number);else if(Array.isArray(g))for(const _ of g)h.push(
_);else if(g instanceof m.Bi){g.has("ByteRange")&&this.markings[c].signed.add(this.current);for(const _ of g.values())h.push(_)}else if(g instanceof m.Z6)for(const[
_,D]of g.dict)_!=="Length"&&h.push(D)}}walk(c,o,h){const{extent:g}=this,{bytes:_}=c,{scan:D}=o,S=c.bodies[h];D.forgetLength();const{kept:T}=this,U=!this.strings&&
c.recallEntries(h,T);U&&D.append(T.scan.marks,T.marksFrom,T.marksTo);const K=U?T.close+2:D.value(_,S,_.length);return K<0||_[K-1]===E.AV||!(0,w.x)(c,K,D,g)||c.suspect&&
!(0,O.D)(_,S,K)?-1:(g.dataStart<0&&(D.lengthStart=-1),o.end[h]=g.end,o.detail&&(o.dataStart[h]=g.dataStart,o.dataEnd[h]=g.dataEnd,o.lengthStart[h]=D.lengthStart,
o.lengthEnd[h]=D.lengthEnd),g.end-c.table.place[h])}walkPlace(c,o,h){const g=c.place(o);if(!g)return-1;const{bytes:_,start:D,end:S}=g;h.forgetLength();const T=h.
value(_,D,S);return h.lengthStart=-1,T<0&&!L(_,D,S)||C(_,D,S)||T>0&&_[T-1]===E.AV||T>=0&&(0,E.AN)(_,T,S)<S||c.suspect&&!(0,O.D)(_,D,S)?-1:(this.extent.valueEnd=
T<0?S:T,S-D)}}const A=M=>M instanceof m.oS&&!(M instanceof m.rV);function I(M,c,o){const h=M.walked;if(h?.strings===o)return h;const g=new P(M.size,c,o);return c&&
(M.walked=g),g}function B(M){return M.patches||(M.patches=new l,M.patches.scan.strings=M.walked.strings),M.patches}function C(M,c,o){const h=(0,E.AN)(M,c,o);return h>=
o||M[h]===E.yq&&(0,E.wb)(M,h,"null")}function L(M,c,o){for(let h=c;h<o;h++)if("<([/%".includes(String.fromCharCode(M[h])))return!1;return!0}}),90536:((k,R,u)=>{
u.d(R,{C:()=>w,L:()=>x});var v=u(45599);function w(P,E){const y=[P];for(;y.length>0;){const O=y.pop(),m=O instanceof v.Z6?O.dict:O;if(Array.isArray(m))for(const l of m)
y.push(l);else if(m instanceof v.Bi){E(m);for(const l of m.values())y.push(l)}}}function x(P,E){const y=[];return w(P,O=>{y.length===0&&E(O)&&y.push(O)}),y.length>
0}}),22332:((k,R,u)=>{u.d(R,{l3:()=>y,mq:()=>m,nD:()=>O});var v=u(78157),w=u(45798),x=u(45599);const P=50,E=1e4;function y(l,a){const r=(0,v.bS)(l).lastIndexOf(
"startxref",a);return r<0?-1:(0,v.JI)(l,(0,v.AN)(l,r+9,a),a).value}function O(l,a){const r=l.length;if(a<0||a>=r)return;const f=(0,v.AN)(l,a,r),i=!(0,v.w1)(l,f,
"xref"),p=i?-1:(0,v.bS)(l).indexOf("trailer",f),e=i?(0,v.ay)(l,f,r)?.body??-1:p<0?-1:p+7,t=e<0?null:new w.i(l,e,r,P).value();return(0,x.Zm)(t)?{at:a,isStream:i,
trailer:t}:void 0}function m(l){const a=new Set;for(let r=y(l,l.length);typeof r=="number"&&!a.has(r)&&a.size<E;){const f=O(l,r);if(!f)break;a.add(r),r=f.trailer.
get("Prev")}return a}})};
