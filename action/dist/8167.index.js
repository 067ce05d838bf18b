"use strict";exports.id=8167,exports.ids=[8167],exports.modules={17079:((A,I,o)=>{o.d(I,{Z:()=>v,_:()=>E});const w=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
y=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,m=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function E(f){
if(f.length>64)return;const n=f.trim().replace(y,(M,u,i,h)=>`${u??""}${1900+Number(i)}${h}`);return D(g(w.exec(n)??m.exec(n)))}function v(f){const n=f.length>64?
void 0:g(m.exec(f.trim()));if(!n||D(n)===void 0)return;const{year:M,month:u="",day:i="",hour:h="",minute:P="",second:t="",zone:e=""}=n;return`D:${M}${u}${i}${h}${P}${t}${e===
"Z"||e===""?e:`${e.replace(":","'")}'`}`}function g(f){if(!f)return;const[,n,M,u,i,h,P,t,e,r,d]=f,l=t??(e===void 0?void 0:`${e}${r??"00"}:${d??"00"}`);return{year:n,
month:M,day:u,hour:i,minute:h,second:P,zone:l}}function D(f){if(!f)return;const{year:n,month:M,day:u,hour:i,minute:h="00",second:P="00",zone:t}=f,e=(d,l,s)=>d===
void 0||Number(d)>=l&&Number(d)<=s;if(Number(n)===0||!e(M,1,12)||!e(u,1,x(Number(n),Number(M)))||!e(i,0,23)||!e(h,0,59)||!e(P,0,59)||t!==void 0&&t!=="Z"&&!(e(t.
slice(1,3),0,23)&&e(t.slice(4),0,59)))return;const r=[n,M,u].filter(d=>d!==void 0).join("-");return i===void 0?r:`${r}T${i}:${h}:${P}${t==="+00:00"||t==="-00:00"?
"Z":t??""}`}function x(f,n){return n===2?f%4===0&&(f%100!==0||f%400===0)?29:28:[4,6,9,11].includes(n)?30:31}}),96445:((A,I,o)=>{o.r(I),o.d(I,{set_metadata:()=>l});
var w=o(12237),y=o(14029),m=o(21281),E=o(71856),v=o(43496),g=o(77581),D=o(45599),x=o(824),f=o(60912);const n={title:"Title",author:"Author",subject:"Subject",keywords:"\
Keywords",creator:"Creator"};async function M(s,a){const p=await(0,x.Br)(s);if(((0,m.Ip)(s,p).archive?.part??0)>=4?h(s,a):i(s,a),a.language!==void 0&&s.edit(s.catalogNumber).
set("Lang",(0,g.wx)(a.language)),p?.malformed===!0)return(0,f._L)(s,(0,f.T3)(r(s,a))),[u];const O=P(a);return p?(0,f._L)(s,(0,f.QH)(p,t(O,p),O)):s.version>="2.0"&&
(0,f._L)(s,(0,f.T3)(r(s,a))),[]}const u={code:"xmp_replaced",message:"The XMP metadata of the document was malformed. It was written again from the Info diction\
ary, without claims such as PDF/A."};function i(s,a){const p=Object.entries(n).flatMap(([c,b])=>{const _=a[c];return _===void 0?[]:[[b,(0,g.wx)(_)]]});if(p.length===
0)return;const $=s.trailer.get("Info"),O=new D.Bi([...(0,x._U)(s)??[],...p]);$ instanceof D.oS&&s.exists($.number)?s.put($,O):s.trailer.set("Info",s.add(O))}function h(s,a){
const p=(0,x._U)(s);if(!p)return;const $=new Set(Object.entries(n).flatMap(([b,_])=>a[b]===void 0?[]:[_])),O=new D.Bi([...p].filter(([b])=>!$.has(b)));if(O.size===
p.size)return;const c=s.trailer.get("Info");O.size===0?s.trailer.delete("Info"):c instanceof D.oS?s.put(c,O):s.trailer.set("Info",O)}function P(s){const{title:a,
author:p,subject:$,keywords:O,creator:c,language:b}=s,_=(T,C,L,j)=>j===void 0?[]:[{prefix:T,name:C,form:L,values:[j]}];return[..._("dc","title","alternative",a),
..._("dc","description","alternative",$),..._("dc","creator","ordered",p),..._("pdf","Keywords","simple",O),..._("xmp","CreatorTool","simple",c),..._("dc","lang\
uage","unordered",b)]}function t(s,{properties:a}){const p=s.find(({name:c})=>c==="Keywords")?.values[0],$=a.some(({namespace:c,name:b})=>c===v.dK.dc&&b==="subj\
ect");p!==void 0&&$&&s.push({prefix:"dc",name:"subject",form:"unordered",values:e(p)});const O=new Set(s.map(({prefix:c,name:b})=>`${v.dK[c]} ${b}`));return({namespace:c,
name:b})=>O.has(`${c} ${b}`)}const e=s=>s.split(/[,;]/).map(a=>a.trim()).filter(a=>a!=="");function r(s,a){const{title:p,author:$,subject:O,keywords:c,creator:b,
producer:_,created:T,modified:C,language:L}=(0,x._6)(s,void 0),S=Object.entries({...{title:p,author:$,subject:O,keywords:c,creator:b,language:L},...a}).filter(([
,R])=>R!==null),B=(R,U,K)=>K===null?[]:[{prefix:R,name:U,form:"simple",values:[K]}];return[...P(Object.fromEntries(S)),...B("pdf","Producer",_),...B("xmp","Crea\
teDate",T),...B("xmp","ModifyDate",C)]}var d=o(45657);const l=async(s,a,p)=>{const{remove_existing:$,open_password:O,...c}=a,b=await(0,w.E)(s.bytes,p,{password:O}),
_=[];if($){const{archive:C}=await(0,m.ds)(b);await(0,E.Ij)(b),C&&_.push((0,m.Xb)(C,"its metadata was removed"))}Object.keys(c).length>0&&(0,d.RZ)(_,await M(b,c));
const T=b.pages.count;return{documents:[{name:s.name,bytes:await(0,y.UN)(b),pageCount:T}],notes:_,facts:{pageCount:T}}}}),21281:((A,I,o)=>{o.d(I,{Ip:()=>x,XM:()=>i,
Xb:()=>u,ds:()=>D,qg:()=>M});var w=o(59071),y=o(70549),m=o(43496),E=o(824),v=o(1975),g=o(60912);const D=(0,y.n)(async t=>x(t,await(0,E.Br)(t)));function x(t,e){
const r=($,O)=>(0,w.wh)((0,v.sm)(e,$,O)[0]??""),d=n(r("pdfaid","part"),r("pdfaid","conformance").toLowerCase()),l=f(r("pdfuaid","part"))?`PDF/UA-${r("pdfuaid","\
part")}`:void 0,a=[r("pdfxid","GTS_PDFXVersion")||r("pdfx","GTS_PDFXVersion")||((0,w.Gh)(t.resolve((0,E._U)(t)?.get("GTS_PDFXVersion")))??""),r("pdfe","ISO_PDFE\
Version"),r("pdfvtid","GTS_PDFVTVersion")],p=[d?.name,l,...a.filter($=>/^PDF\/[\w .:/()-]{1,40}$/.test($))];return{archive:d,accessible:l,names:p.filter($=>$!==
void 0)}}const f=t=>/^[1-9]$/.test(t);function n(t,e){if(!f(t))return;const r=/^[abuef]$/.test(e)?e:"";return{part:Number(t),level:r,name:`PDF/A-${t}${r}`}}function M(t,e,r,d){
return e&&P(t,e,[m.dK.pdfaid]),u(r,d)}const u=({name:t},e)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${t}: ${e}.`});async function i(t){
const e=await(0,E.Br)(t);if(!e)return[];const{archive:r,accessible:d}=x(t,e);P(t,e,[m.dK.pdfaid,m.dK.pdfuaid]);const l=[r?.name,d].filter(s=>s!==void 0);return l.
length>0?[h(l)]:[]}const h=t=>({code:"conformance_dropped",message:`The result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance\
.`});function P(t,e,r){e.properties.some(({namespace:d})=>r.includes(d))&&(0,g._L)(t,(0,g.QH)(e,({namespace:d})=>r.includes(d),[]))}}),71856:((A,I,o)=>{o.d(I,{B4:()=>f,
Ij:()=>E,In:()=>v,lq:()=>g});var w=o(21996),y=o(90536),m=o(45599);async function E(n){n.trailer.delete("Info");const M=await(0,w.Av)(n,Object.keys(D));for(const u of[
...M].sort((i,h)=>i-h)){if(!(0,y.L)(n.get(u),h=>x(n,h).length>0))continue;(0,y.C)(n.edit(u),h=>{for(const P of x(n,h))h.delete(P)});const i=n.job.pace.step(1e3);
i&&await i}}const v=n=>n instanceof m.Z6&&((0,m.Eo)(n.dict.get("Type"),"Metadata")||(0,m.Eo)(n.dict.get("Subtype"),"XML")),g={"PTEX.FileName":n=>n instanceof m.
Mx,"PTEX.InfoDict":m.Zm},D={Metadata:v,PieceInfo:()=>!0,...g},x=(n,M)=>Object.keys(D).filter(u=>M.has(u)&&D[u](n.resolve(M.get(u))));function f(n){const M=n.dict(
n.trailer.get("Info"))!==void 0,u=n.resolve(n.catalog.get("Metadata"))!==null;return n.trailer.delete("Info"),n.catalog.has("Metadata")&&n.editCatalog().delete(
"Metadata"),Number(M)+Number(u)}}),60912:((A,I,o)=>{o.d(I,{QH:()=>E,T3:()=>v,_L:()=>f});var w=o(43496),y=o(3907),m=o(45599);function E(n,M,u){const{text:i,properties:h,
end:P,about:t}=n,e=[];let r=0;for(const d of h.filter(M).sort((l,s)=>l.from-s.from))d.from<r||(e.push(i.slice(r,d.from)),r=d.to);return e.push(i.slice(r,Math.max(
P,r))),u.length>0&&e.push(g(u,t)),e.push(i.slice(Math.max(P,r))),x(e.join(""))}function v(n){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${w.dK.rdf}">
${g(n,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function g(n,M){const i=[...new Set(n.map(({prefix:P})=>P))].map(P=>` xmlns:${P}="${w.dK[P]}"`).join(""),h=n.map(({prefix:P,name:t,form:e,values:r})=>`\
<${P}:${t}>${D(e,r)}</${P}:${t}>
`);return`<rdf:Description xmlns:rdf="${w.dK.rdf}" rdf:about="${(0,y.X)(M)}"${i}>
${h.join("")}</rdf:Description>
`}function D(n,M){const u=i=>M.map(h=>`<rdf:li${i}>${(0,y.X)(h)}</rdf:li>`).join("");switch(n){case"simple":return(0,y.X)(M[0]??"");case"alternative":return`<rd\
f:Alt>${u(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${u("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${u("")}</rdf:Bag>`}}const x=n=>n.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function f(n,M){const u=n.catalog.get("Metadata"),i=n.resolve(u),h=i instanceof m.Z6?[...i.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],P=new m.Bi([["Type",new m.SX("Metadata")],["Subtype",new m.SX("XML")],...h]),t=new m.Z6(P,Buffer.
from(M,"utf8"));(0,m.i9)(u)&&i instanceof m.Z6?n.put(u,t):n.edit(n.catalogNumber).set("Metadata",n.add(t))}}),59071:((A,I,o)=>{o.d(I,{Gh:()=>M,ZK:()=>u,wh:()=>n});
var w=o(77581),y=o(45599);const m=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,E=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,v=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
g=i=>i.replace(m,"").replace(E,"").replace(v,"�"),D=200,x=new WeakMap;function f(i){if(i.bytes.length<D)return g((0,w.g7)(i));let h=x.get(i);return h===void 0&&
x.set(i,h=g((0,w.g7)(i))),h}const n=i=>g(i).trim();function M(i){const h=i instanceof y.Mx?f(i).trim():"";return h===""?null:h}const u=i=>i?f(i):""}),70549:((A,I,o)=>{
o.d(I,{n:()=>w});function w(y){const m=new WeakMap;return E=>{if(E.hasChanges)return y(E);const v=m.get(E);if(v)return v.answer;const g=y(E);return m.set(E,{answer:g}),
g}}}),21996:((A,I,o)=>{o.d(I,{Av:()=>f,RJ:()=>u,V3:()=>M,vb:()=>i,zx:()=>x});var w=o(54619),y=o(93604),m=o(78157),E=o(88500);const v=2048,g=65536,D="[^\\0\\t\\n\\f\\\
r ()<>[\\]{}/%#]";async function x(t,e){const{found:r,all:d}=await n(t,e),l=s=>[...new Set([...s,...d])].sort((a,p)=>a-p);return Object.fromEntries(e.map(s=>[s,
l(r[s])]))}async function f(t,e){const{found:r,all:d}=await n(t,e);for(const l of Object.values(r))for(const s of l)d.add(s);return d}async function n(t,e){const r=e.
map(a=>{const[p="",...$]=[...a].map(c=>c.replace(/\W/,"\\$&")),O=/\W/.test(a)?D:"\\w";return`${p}(?:${$.join("")}|${O}{0,${Math.max(0,a.length-2)}}#)`}),d=new RegExp(
`/(?:${r.join("|")}|#)`,"g"),l=Object.fromEntries(e.map(a=>[a,new Set])),s=new Set;await u(t,(a,p,$,O)=>{const c=a.toString("latin1",p,$);d.lastIndex=0;for(let b=d.
exec(c);b;b=d.exec(c)){const _=O(p+b.index);_!==void 0&&(b[0].endsWith("#")?s.add(_):l[b[0].slice(1)].add(_))}});for(const a of i(t))s.add(a);return{found:l,all:s}}
async function M(t,e){const r=await x(t,e);return[...new Set(Object.values(r).flat())].sort((d,l)=>d-l)}async function u(t,e){const{bytes:r,table:d}=t,l=h(t),s=new Int32Array(
l.length);for(let c=0;c<l.length;c++)s[c]=d.place[l[c]];const a=(0,m.bS)(r),p=c=>l[(0,y.M)(s,c)-1],$=new E.s;let O=0;for(let c=0;c<l.length;c++){const b=c+1===l.
length,_=b?r.length:s[c+1],T=_-s[c]>v;if(!T&&!b&&_-O<g)continue;if(T){s[c]>O&&e(a,O,s[c],p),$.reset();const L=$.value(r,t.bodies[l[c]],_);e(a,s[c],L<0?_:L,p)}else
e(a,O,_,p);const C=t.job.pace.step(Math.min(_-O,g));C&&await C,O=_}for(const[c,b]of P(t)){const _=t.objectStream(c);if(!_)continue;const T=new Set(b),{starts:C}=_;
e((0,m.bS)(_.data),0,_.data.length,j=>{const S=_.numbers[(0,y.M)(C,j)-1];return S!==void 0&&T.has(S)?S:void 0});const L=t.job.pace.step(_.data.length);L&&await L}}
function*i(t){for(let e=1;t.hasChanges&&e<t.size;e++)t.isChanged(e)&&t.exists(e)&&(yield e)}function h(t){const{table:e,hasChanges:r}=t,d=[];let l=!0,s=-1;for(let a=1;a<
e.size;a++){if(e.kind[a]!==w.tL||r&&t.isChanged(a))continue;const p=e.place[a];l&&=p>=s,s=p,d.push(a)}return l?d:d.sort((a,p)=>e.place[a]-e.place[p])}function P(t){
const{table:e,hasChanges:r}=t,d=new Map;for(let l=1;l<e.size;l++){if(e.kind[l]!==w.UT||r&&t.isChanged(l))continue;const s=e.place[l],a=d.get(s);a?a.push(l):d.set(
s,[l])}return d}}),90536:((A,I,o)=>{o.d(I,{C:()=>y,L:()=>m});var w=o(45599);function y(E,v){const g=[E];for(;g.length>0;){const D=g.pop(),x=D instanceof w.Z6?D.
dict:D;if(Array.isArray(x))for(const f of x)g.push(f);else if(x instanceof w.Bi){v(x);for(const f of x.values())g.push(f)}}}function m(E,v){const g=[];return y(
E,D=>{g.length===0&&v(D)&&g.push(D)}),g.length>0}}),93604:((A,I,o)=>{o.d(I,{B:()=>w,M:()=>y});const w=(E,v)=>m(E,v,!1),y=(E,v)=>m(E,v,!0);function m(E,v,g){let[
D,x]=[0,E.length];for(;D<x;){const f=D+x>>1,n=E[f];n<v||g&&n===v?D=f+1:x=f}return D}})};
