"use strict";exports.id=3864,exports.ids=[3864],exports.modules={4406:((U,I,f)=>{f.d(I,{EC:()=>n,Pu:()=>i,Qf:()=>A,fU:()=>c,g$:()=>M,oH:()=>x});var h=f(58552),v=f(61729);const T=1e3,
A=(o,a,{found:e=null,limit:t=null,pages:s=[]}={})=>({rule:o,found:e,limit:t,pages:s.slice(0,T),message:a}),x=["open_password"],M=(o,a,e)=>`The file has ${o} ${e}\
; at most ${a} are allowed.`;function p({failures:o}){return Array.isArray(o)?o.flatMap(g):[]}function g(o){if(!(0,v.Gv)(o))return[];const{rule:a,found:e,limit:t,
pages:s,message:r}=o;if(typeof a!="string"||typeof r!="string")return[];const d=Array.isArray(s)?s.filter(E=>typeof E=="number"):[];return[{rule:a,found:l(e),limit:l(
t),pages:d,message:r}]}const l=o=>typeof o=="number"?o:null;function c(o,{nameOf:a,restate:e}){const{checks:t}=o,s=p(o).map(d=>({...e(d),rule:a(d.rule)})),r=Array.
isArray(t)?t.flatMap(d=>typeof d=="string"?[a(d)]:[]):[];return{...o,...t!==void 0&&{checks:r},failures:s}}class n extends h.zU{report;constructor(a){const e=p(
a).map(({message:t})=>t);super("invalid_parameters",`The check failed: ${e.join(" ")}`,{issues:e.map(t=>({field:"file",message:t,mentions:x}))}),this.report=a}}
function i(o){if(o.passed===!1)throw new n(o)}}),85673:((U,I,f)=>{f.d(I,{gx:()=>x,h:()=>A});function h(c,n){const i=v(c,n);if(i!==void 0)return[i];const o=p(c);
return n.filter(a=>p(a).some(e=>e.length>3&&o.includes(e)))}function v(c,n){let i;const o=p(c);for(const a of n){const e=T(o,p(a));e<=2&&e<(i?.count??1/0)&&(i={
name:a,count:e})}return i?.name}function T(c,n){return c.length!==n.length?c.length*n.length===0?1/0:T([c.join("")],[n.join("")]):n.reduce((i,o,a)=>{const e=c[a]??
"",t=Math.min(e.length,o.length),s=l(e,o);return s>(t<3?0:t<7?1:2)?1/0:i+s},0)}const A=(c,n)=>M(h(c,n));function x(c,n){const i=v(c,n),o=e=>p(e).sort().join(" "),
a=o(c);return M(i===void 0?n.filter(e=>c!==""&&o(e)===a):[i])}const M=c=>c.length===0||c.length>3?"":` (did you mean ${c.join(" or ")}?)`,p=c=>c.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(n=>n!==""),g=2;function l(c,n){if(Math.abs(c.length-n.length)>g)return 1/0;let i=[],
o=Array.from({length:n.length+1},(e,t)=>t<=g?t:1/0);for(let e=0;e<c.length;e++){const t=[];t[0]=e+1;let s=1/0;for(let r=Math.max(0,e-g);r<=Math.min(n.length-1,e+
g);r++){const d=e>0&&r>0&&c[e]===n[r-1]&&c[e-1]===n[r];t[r+1]=Math.min((o[r+1]??1/0)+1,(t[r]??1/0)+1,(o[r]??1/0)+(c[e]===n[r]?0:1),d?(i[r-1]??1/0)+1:1/0),s=Math.
min(s,t[r+1])}if(s>g)return 1/0;i=o,o=t}const a=o[n.length]??1/0;return a>g?1/0:a}}),45657:((U,I,f)=>{f.d(I,{Hn:()=>v,Kf:()=>A,RZ:()=>h,Vp:()=>M,YG:()=>x,vH:()=>T});
function h(p,g){for(const l of g)p.push(l)}const v=p=>p.slice();function T(p,g,l){const c=p.get(g);c?c.push(l):p.set(g,[l])}const A=p=>{let g=-1/0;for(const l of p)
g=Math.max(g,l);return g},x=p=>{let g=1/0;for(const l of p)g=Math.min(g,l);return g},M=p=>Number.isInteger(p)&&!Number.isSafeInteger(p)}),15193:((U,I,f)=>{f.r(I),
f.d(I,{check_document:()=>J});var h=f(4406),v=f(74963),T=f(59071);const A=["validation_data","time_stamps","signatures"];function x({entries:_}){return _.filter(
({kind:y})=>y==="approval"||y==="certification").length===0?["has no signature"]:_.flatMap(y=>M(y)??[])}function M(_){const{field:w,intact:y,verified:C,changesAfter:S,
problems:N}=_,K=`the signature ${w===null?"without a name":`'${(0,T.wh)(w).slice(0,60)}'`}`;if(y!==!0)return`has ${K}, which is not intact`;if(C!==!0)return`has\
 ${K}, which could not be verified`;const G=S.filter(L=>!p(_).includes(L));return G.length>0||N.includes("certification_violated")?`was changed after ${K}: ${(G.
length>0?G:S).join(", ")}`:(0,v.gH)(_)?void 0:`has ${K}, with problems: ${N.join(", ")}`}function p({certification:_}){return _==="fill_forms"?[...A,"form_value\
s"]:_==="comments"?[...A,"form_values","annotations"]:A}var g=f(37320),l=f(91519),c=f(98446),n=f(41112),i=f(5899),o=f(41561),a=f(36211),e=f(37709),t=f(86491),s=f(
58971),r=f(779),d=f(9312),E=f(22154),b=f(53949);const B=new Set(["sh","Do","BI"]);async function R(_,w){const{required_text:y,forbidden_text:C,search_mode:S}=_;
return{required:y===void 0?void 0:await(0,d.Gv)("required_text",y,S,w),forbidden:C===void 0?void 0:await(0,d.Gv)("forbidden_text",C,S,w)}}const W=_=>[...["requi\
red_text","forbidden_text","maximum_unreadable"].filter(w=>_[w]!==void 0),..._.require_searchable?["require_searchable"]:[]];async function X(_,w,y){const C=new E.
z(_,_.pages.count),S=await D(_,w,y,C),N=y.required!==void 0&&!S.isRequiredThere,K=[...N?[(0,h.Qf)("required_text",O(w,C),{found:0,limit:1})]:[],...P("forbidden_\
text",S.forbidden,L=>`The forbidden text is on ${L}.`),...P("forbidden_text",S.unsearched,L=>`There is more text on ${L} than can be searched, so it is not know\
n whether the forbidden text is there.`),...P("forbidden_text",S.unknown,L=>`The document lacks fonts of ${L}, so it is not known whether the forbidden text is \
there.`),...P("forbidden_text",S.damaged,L=>`Content of ${L} is damaged, so it is not known whether the forbidden text is there.`),...P("forbidden_text",S.withDamagedFonts,
L=>`Fonts of ${L} are damaged, so it is not known whether the forbidden text is there.`),...P("require_searchable",S.withoutText,L=>`${(0,c.NV)(L)} ${(0,c.d5)(S.
withoutText.length,"has","have")} images or drawings, but little or no text.`),...m(w,C)],G=[...C.notes,...N?u("required_text",w):[],...y.forbidden&&S.forbidden.
length===0?u("forbidden_text",w):[]];return{violations:K,notes:G,textlessPages:C.textlessPages}}async function D(_,{require_searchable:w},{required:y,forbidden:C},S){
const{pace:N}=_.job,K=new s.X(_),G=async k=>$(await K.page(k-1),N);let L=!1;const[Z,V,st]=[[],[],[]],[ot,ct,it]=[[],[],[]];for(let k=1;k<=_.pages.count;k++){const Q=await S.
page(k);if(y&&!L&&(L=(await(0,b.m6)(Q,y,N)).isFound),C){const{isFound:at,truncated:ft}=await(0,b.m6)(Q,C,N);at?Z.push(k):ft?V.push(k):Q.found.fragments.some(({style:ut})=>ut.
font===t.Z)?st.push(k):Q.found.damage?.ofContent?ot.push(k):Q.found.damage?.ofFonts&&ct.push(k)}w&&(S.isScan(k)||Q.characters===0&&await G(k))&&it.push(k)}return{
isRequiredThere:L,forbidden:Z,unsearched:V,unknown:st,damaged:ot,withDamagedFonts:ct,withoutText:it}}function m({maximum_unreadable:_},w){const{unreadable:y,unreadableOn:C}=w;
if(_===void 0||y<=_)return[];const S=`${w.unreadableWords} cannot be read; at most ${_} are allowed.`;return[(0,h.Qf)("maximum_unreadable",S,{found:y,limit:_,pages:C})]}
const u=(_,w)=>(0,d.$0)(_,w[_]??"",w.search_mode);function O({required_text:_="",search_mode:w},{textlessPages:y}){const C=y.length===0?"":`, and ${(0,E.q)(y)}`,
S=(0,r.GJ)(_,w)?" It looks as if it were written for another search mode.":"";return`The required text is not in the document${C}.${S}`}const P=(_,w,y)=>w.length===
0?[]:[(0,h.Qf)(_,y((0,c.oi)(w)),{found:w.length,limit:0,pages:w})];async function $(_,w){let y=!1;return await(0,e.Ko)(_,w,({operator:C})=>{const S=a.lJ.get(C);
y||=B.has(C)||S?.fill!==void 0||S?.strokes===!0}),y}var j=f(45657);const J=async(_,w,y)=>{const{quiet:C,wasRepaired:S}=(0,o.gd)(y),N=await R(w,y),K=await(0,l.E)(
_.bytes,C,{password:w.open_password,evenIfLocked:!0}),G=_.bytes.length,L=(0,n.YX)(K),Z=await tt(K,w,N),V=await nt(K,_.bytes,w,S()),st=[...await Y(K,w,G),...V,...Z.
violations],ot=Object.entries(w).flatMap(([at,ft])=>F.has(at)||ft===!1?[]:[at]),it={passed:st.length===0,checks:ot,failures:st,pageCount:L,fileSize:G,locked:(0,n.
ln)(K)};w.on_violation==="error"&&(0,h.Pu)(it);const k=[...S()?[z]:[],...Z.notes],{textlessPages:Q}=Z;return{documents:[L===null?_:{..._,pageCount:L}],data:it,notes:k,
facts:{...Q&&{textlessPages:Q}}}},F=new Set(["open_password","search_mode","on_violation"]),z=(0,i.A)("The document is damaged. Octavo could read it; other prog\
rams may not.");async function tt(_,w,y){const C=W(w);return C.length===0?{violations:[],notes:[]}:(0,n.ln)(_)?{violations:[H(C[0],"what its text is")],notes:[]}:
await X(_,w,y)}const H=(_,w)=>(0,h.Qf)(_,`The document needs a password to open, so it is not known ${w}: give it as open_password.`);async function Y(_,w,y){const{
maximum_pages:C,maximum_bytes:S,require_embedded_fonts:N,require_unlocked:K,forbid_javascript:G}=w,L=[];if(C!==void 0){const V=(0,n.YX)(_);V===null?L.push(H("ma\
ximum_pages","how many pages it has")):V>C&&L.push((0,h.Qf)("maximum_pages",`The document has ${(0,c.y_)(V,"page")}; at most ${C} are allowed.`,{found:V,limit:C}))}
S!==void 0&&y>S&&L.push((0,h.Qf)("maximum_bytes",(0,h.g$)(y,S,"bytes"),{found:y,limit:S})),N&&(0,j.RZ)(L,et(await(0,n.Uz)(_))),K&&_.security?.opensWithoutPassword===
!1&&L.push((0,h.Qf)("require_unlocked","The document does not open without a password."));const Z=G?await(0,n.xS)(_):!1;return Z===null?L.push(H("forbid_javascr\
ipt","whether it has JavaScript")):Z&&L.push((0,h.Qf)("forbid_javascript","The document has JavaScript.")),w.require_e_invoice&&(0,j.RZ)(L,await q(_)),L}function et(_){
const w="require_embedded_fonts";if(!_)return[H(w,"which fonts it has")];const y=rt(_);if(y.length===0)return[];const C=y.length===1?"A font is":`${y.length} fo\
nts are`;return[(0,h.Qf)(w,`${C} not embedded: ${(0,c.Dw)([...new Set(y)])}.`,{found:y.length,limit:0})]}async function q(_){const w="require_e_invoice";if((0,n.
ln)(_))return[H(w,"whether it is an electronic invoice")];const{failures:y}=await(0,g.sw)(_);return(0,g.cj)(y).map(C=>(0,h.Qf)(w,`The document is not a valid el\
ectronic invoice: ${C}.`))}async function nt(_,w,y,C){const S="require_signature";if(!y.require_signature)return[];if((0,n.ln)(_))return[H(S,"whether it is sign\
ed")];const N=await(0,v.ae)(_,w,{password:y.open_password,anchors:void 0,isDamaged:C});return x(N).map(K=>(0,h.Qf)(S,`The document ${K}.`))}const rt=_=>_.flatMap(
({embedded:w,name:y})=>w?[]:[y===null?"a font without a name":dt(y)]),dt=_=>_.replace(/[^\p{L}\p{N} +,._-]/gu,"?").slice(0,60)}),5899:((U,I,f)=>{f.d(I,{A:()=>h});
const h=v=>({code:"document_damaged",message:v})}),84961:((U,I,f)=>{f.d(I,{$x:()=>n,Kh:()=>l,qg:()=>i,xS:()=>c});var h=f(58552),v=f(33973),T=f(87773),A=f(90536),
x=f(45599),M=f(3907),p=f(33311),g=f(9819);function l(a,e){const t=a.resolve(e.get("S"));return(!e.has("S")||(0,x.Eo)(t,"JavaScript")||(0,x.Eo)(t,"Rendition"))&&
a.resolve(e.get("JS"))!==null}async function c(a,e){const t=[];for await(const[r,d]of(0,T.$)(a,e))(0,A.L)(d,E=>l(a,E))&&t.push(r);if(t.length===0)return!1;const{
live:s}=await(0,v.Gy)(a);return t.some(r=>s[r]===1)}async function n(a){return await c(a,(await(0,p.S)(a)).JS)||i(a)}async function i(a){if(!(0,x.Zm)(a.get(a.catalogNumber)))
return!1;const e=a.resolve((0,g.Wo)(a,"AcroForm")?.dict.get("XFA"));if(e===null)return!1;if(a.security?.locked===!0)return null;for(const t of Array.isArray(e)?
e:[e]){const s=a.resolve(t);if(!(s instanceof x.Z6))continue;let r;try{r=await a.decodedAtEase(s)}catch(E){if(!(E instanceof h.zU)||E.code==="cancelled")throw E;
return!0}const d=(0,M.xK)(r);if(d===void 0||d.includes("script")&&await o(d,a.job.pace))return!0}return!1}async function o(a,e){const t=s=>(s.kind==="start"||s.
kind==="empty")&&/^(?:[^:]*:)?script$/.test(s.name);return await(0,M.km)(a,e,t)!=="well-formed"}}),6856:((U,I,f)=>{f.d(I,{n:()=>n,w:()=>M});var h=f(78157),v=f(79725),
T=f(45599),A=f(70549),x=f(6057);const M=(0,A.n)(p);async function p(e){const{pages:t,job:s}=e,r=new n(e),d=new Int32Array(t.count),E=new Set;for(let b=0;b<t.count;b++){
r.goTo(b),d[b]=r.kind,E.add(r.resources);const B=s.pace.step(300);B&&await B}return{kinds:r.kinds,kindOf:d,resources:E}}const g=["MediaBox","CropBox","Rotate","\
UserUnit"],l=2e3,c=/\(|(?:^|[^<])<(?!<)/;class n{document;kinds=[];kind=-1;resources;bytes;entries=new v.R;index=-1;inherited;geometry=new i(g);own=new i(["Reso\
urces"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(t){this.document=t}goTo(t){const{document:s,entries:r,inherited:d}=this,{pages:E}=s,
b=E.number(t),B=s.place(b),R=E.inheritedBy(t);if(this.index=t,this.inherited=R,!B||!s.locate(b,B,r)){this.bytes=void 0,this.geometry.forget(),this.own.forget(),
this.kind=this.kindHere(),this.resources=E.attribute(t,"Resources");return}(this.bytes?.buffer!==B.bytes.buffer||this.bytes.byteOffset!==B.bytes.byteOffset)&&(this.
bytes=(0,h.bS)(B.bytes));const[W,X]=[this.geometry.take(this.bytes,r),this.own.take(this.bytes,r)];(!W||R!==d)&&(this.kind=this.recognise(R)),(!X||R!==d)&&(this.
resources=this.resourcesHere())}contents(){const{document:t,bytes:s}=this,r=t.pages.number(this.index);if(!s)return t.entry(r,"Contents");const d=this.entries.find(
s,"Contents");if(d<0)return;const{at:E}=this.entries;return a(s,E[d+2],E[d+3])??t.entry(r,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){
const{document:t,index:s}=this,{pages:r}=t,[d,E]=this.own.of(0);if(d===E)return r.inheritedBy(s).Resources;const b=a(this.bytes,d,E);if(b)return b;const B=()=>t.
entry(r.number(s),"Resources");if(E-d>l)return B();const R=this.own.text();return t.security&&c.test(R)?B():(this.dictionaries.has(R)||this.dictionaries.set(R,B()),
this.dictionaries.get(R))}recognise(t){let s=this.recognised.get(t);s||this.recognised.set(t,s=new Map);const r=this.geometry.text();let d=s.get(r);return d===void 0&&
s.set(r,d=this.kindHere()),d}kindHere(){const t=(0,x.iw)(this.document,this.index),s=`${t.box.join(" ")} ${t.rotation} ${t.userUnit}`;let r=this.kindOf.get(s);return r===
void 0&&this.kindOf.set(s,r=this.kinds.push(t)-1),r}}class i{keys;bytes;from;to;constructor(t){this.keys=t,this.from=new Int32Array(t.length),this.to=new Int32Array(
t.length)}forget(){this.bytes=void 0}take(t,s){const{bytes:r,from:d,to:E,keys:b}=this;let B=r!==void 0;for(let R=0;R<b.length;R++){const W=s.find(t,b[R]),X=W<0?
0:s.at[W+2],D=W<0?0:s.at[W+3];B&&=o(r,d[R],E[R],t,X,D),d[R]=X,E[R]=D}return this.bytes=t,B}of(t){return[this.from[t],this.to[t]]}text(){let t="";for(let s=0;s<this.
keys.length;s++)t+=`${this.bytes.toString("latin1",this.from[s],this.to[s])}|`;return t}}function o(e,t,s,r,d,E){if(s-t!==E-d)return!1;for(let b=t,B=d;b<s;b++,B++)
if(e[b]!==r[B])return!1;return!0}function a(e,t,s){if(!(0,h.yp)(e[t])||e[s-1]!==h.AV||e[s-2]!==h.Z4)return;const r=(0,h.JI)(e,t,s),d=(0,h.JI)(e,r.after+1,s);return e[r.
after]===h.Z4&&d.value>=0&&d.after===s-2?new T.oS(r.value,d.value):void 0}}),21281:((U,I,f)=>{f.d(I,{Ip:()=>g,XM:()=>o,Xb:()=>i,ds:()=>p,qg:()=>n});var h=f(59071),
v=f(70549),T=f(21115),A=f(824),x=f(1975),M=f(60912);const p=(0,v.n)(async t=>g(t,await(0,A.Br)(t)));function g(t,s){const r=(W,X)=>(0,h.wh)((0,x.sm)(s,W,X)[0]??
""),d=c(r("pdfaid","part"),r("pdfaid","conformance").toLowerCase()),E=l(r("pdfuaid","part"))?`PDF/UA-${r("pdfuaid","part")}`:void 0,B=[r("pdfxid","GTS_PDFXVersi\
on")||r("pdfx","GTS_PDFXVersion")||((0,h.Gh)(t.resolve((0,A._U)(t)?.get("GTS_PDFXVersion")))??""),r("pdfe","ISO_PDFEVersion"),r("pdfvtid","GTS_PDFVTVersion")],R=[
d?.name,E,...B.filter(W=>/^PDF\/[\w .:/()-]{1,40}$/.test(W))];return{archive:d,accessible:E,names:R.filter(W=>W!==void 0)}}const l=t=>/^[1-9]$/.test(t);function c(t,s){
if(!l(t))return;const r=/^[abuef]$/.test(s)?s:"";return{part:Number(t),level:r,name:`PDF/A-${t}${r}`}}function n(t,s,r,d){return s&&e(t,s,[T.dK.pdfaid]),i(r,d)}
const i=({name:t},s)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${t}: ${s}.`});async function o(t){const s=await(0,A.Br)(t);if(!s)
return[];const{archive:r,accessible:d}=g(t,s);e(t,s,[T.dK.pdfaid,T.dK.pdfuaid]);const E=[r?.name,d].filter(b=>b!==void 0);return E.length>0?[a(E)]:[]}const a=t=>({
code:"conformance_dropped",message:`The result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance.`});function e(t,s,r){s.properties.
some(({namespace:d})=>r.includes(d))&&(0,M._L)(t,(0,M.QH)(s,({namespace:d})=>r.includes(d),[]))}}),21115:((U,I,f)=>{f.d(I,{HC:()=>A,dK:()=>h,ee:()=>T});const h={
rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/\
1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/\
id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www\
.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.\
org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},v=new Map(Object.
entries(h));class T{uris=new Map;declared=[];known=new Map;enter(l){let c;for(const{name:n,value:i}of l){if(!A(n))continue;const o=n.slice(6),a=this.uris.get(o);
a?a.push(i):this.uris.set(o,[i]),(c??=[]).push(o)}this.declared.push(c??x),c&&this.known.clear()}leave(){const l=this.declared.pop()??x;for(const c of l)this.uris.
get(c).pop();l.length>0&&this.known.clear()}declares(l){return(this.uris.get(p(l))?.length??0)>0}ofElement(l){let c=this.known.get(l);if(!c){const n=p(l),i=this.
uris.get(n)?.at(-1)??v.get(n)??"";this.known.size===M&&this.known.clear(),this.known.set(l,c={namespace:i,local:l.slice(l.indexOf(":")+1)})}return c}ofAttribute(l){
return l.includes(":")?this.ofElement(l):{namespace:"",local:l}}}const A=g=>g==="xmlns"||g.startsWith("xmlns:"),x=[],M=1e3,p=g=>g.slice(0,Math.max(g.indexOf(":"),
0))}),824:((U,I,f)=>{f.d(I,{Br:()=>g,_6:()=>c,_U:()=>p});var h=f(58552),v=f(1975),T=f(17079),A=f(45599),x=f(59071),M=f(70549);function p(n){const i=n.resolve(n.
trailer.get("Info"));return i instanceof A.Bi?i:i instanceof A.Z6?i.dict:void 0}const g=(0,M.n)(l);async function l(n){const i=n.get(n.catalogNumber),o=i instanceof
A.Bi?n.resolve(i.get("Metadata")):null;if(!(o instanceof A.Z6))return;let a;try{a=n.decoded(o)}catch(e){if(!(e instanceof h.zU)||e.code==="cancelled")throw e;return v.
m}return(0,v.kg)(a,n.job.pace)}function c(n,i){const o=p(n),a=E=>n.resolve(o?.get(E)),e=(E,b,B=", ")=>{const R=(0,v.sm)(i,E,b).map(x.wh).filter(Boolean).join(B);
return R===""?null:R},t=(E,b)=>{const[B=""]=(0,v.sm)(i,E,b);return(0,x.wh)(B)||null},s=(E,b)=>(0,T._)((0,x.Gh)(a(E))??"")??(0,T._)(t("xmp",b)??"")??null,r=n.get(
n.catalogNumber),d=r instanceof A.Bi?(0,x.Gh)(n.resolve(r.get("Lang"))):null;return{title:(0,x.Gh)(a("Title"))??t("dc","title"),author:(0,x.Gh)(a("Author"))??e(
"dc","creator"),subject:(0,x.Gh)(a("Subject"))??t("dc","description"),keywords:(0,x.Gh)(a("Keywords"))??e("pdf","Keywords")??e("dc","subject"),creator:(0,x.Gh)(
a("Creator"))??t("xmp","CreatorTool"),producer:(0,x.Gh)(a("Producer"))??t("pdf","Producer"),created:s("CreationDate","CreateDate"),modified:s("ModDate","ModifyD\
ate"),language:d??t("dc","language")}}}),3907:((U,I,f)=>{f.d(I,{Rt:()=>d,X:()=>X,km:()=>g,ol:()=>v,xK:()=>r});var h=f(78157);const v=200,T=1e4,A=1e5,x=65536,M=65536,
p=12;async function g(D,m,u){const O=new l(D);for(let P=O.next();P;P=O.next()){if(u(P))return"left";const $=m.step((P.to-P.from)*4+50);$&&await $}return O.hasDocumentType?
"document type":O.malformed?"malformed":"well-formed"}class l{text;malformed=!1;hasDocumentType=!1;at=0;tag=-1;constructor(m){this.text=m}next(){const{text:m,at:u}=this;
if(u>=m.length)return;if(m.charCodeAt(u)!==c)return this.characters(u,this.endOfPiece(u,this.nextTag(u)));if(m.startsWith("<!--",u))return this.other(u,"-->",4);
if(m.startsWith("<?",u))return this.other(u,"?>",2);if(m.startsWith("<![CDATA[",u)){const P=m.indexOf("]]>",u);return P<0?this.end():(this.at=P+3,{kind:"text",text:m.
slice(u+9,P),from:u,to:this.at})}return m.startsWith("<!",u)?(this.hasDocumentType=m.startsWith("<!DOCTYPE",u),this.end()):(m.charCodeAt(u+1)===i?this.endTag(u):
this.startTag(u))??this.fault(u,this.nextTag(u+1))}other(m,u,O){const P=this.text.indexOf(u,m+O);return P<0?this.end():(this.at=P+u.length,{kind:"other",from:m,
to:this.at})}endTag(m){const u=this.name(m+2),O=this.blanks(u);if(!(u===m+2||this.text.charCodeAt(O)!==n))return this.at=O+1,{kind:"end",name:this.text.slice(m+
2,u),from:m,to:this.at}}startTag(m){const{text:u}=this,O=this.name(m+1);if(O===m+1)return;const P=u.slice(m+1,O),$=[];let j=0;for(let J=O;;){const F=this.blanks(
J),z=u.charCodeAt(F);if(z===n||z===i&&u.charCodeAt(F+1)===n)return this.at=z===n?F+1:F+2,{kind:z===n?"start":"empty",name:P,attributes:$,from:m,to:this.at};const tt=this.
name(F),H=this.blanks(tt),Y=this.blanks(H+1),et=u[Y];if(F===J||tt===F||u[H]!=="="||et!=='"'&&et!=="'")return;const q=u.indexOf(et,Y+1),nt=u.slice(Y+1,Math.max(q,
Y+1));j+=a(nt,A-j);const rt=nt.includes("<")||j>=A?void 0:t(nt);if(q<0||rt===void 0||$.length>=T)return;$.push({name:u.slice(F,tt),value:rt,from:F,to:q+1}),J=q+
1}}characters(m,u){const O=t(this.text.slice(m,u));return O===void 0?this.fault(m,u):(this.at=u,{kind:"text",text:O,from:m,to:u})}nextTag(m){if(this.tag>=m)return this.
tag;const u=this.text.indexOf("<",m);return this.tag=u<0?this.text.length:u}endOfPiece(m,u){const{text:O}=this;if(u-m<=M)return u;let P=m+M;const $=P-p+1,j=O.slice(
$,P+1).lastIndexOf("&");j>=0&&(P=$+j);for(const J=P-M/2;O[P-1]==="]"||o(O.charCodeAt(P));P--)if(P===J)return u;return P}fault(m,u){return this.malformed=!0,this.
at=u,{kind:"other",from:m,to:u}}end(){this.malformed=!0,this.at=this.text.length}blanks(m){const{text:u}=this;for(let O=m;;O++){const P=u.charCodeAt(O);if(P!==32&&
P!==9&&P!==10&&P!==13||O-m===x)return O}}name(m){const{text:u}=this;let O=m;for(const P=Math.min(u.length,m+x);O<P;O++){const $=u.charCodeAt(O);if($<=32||$===i||
$===n||$===c||$===61||$===34||$===39)break}return O}}const[c,n,i]=[60,62,47],o=D=>D>=56320&&D<=57343;function a(D,m){let u=0;for(let O=D.indexOf("&");O>=0&&u<m;O=
D.indexOf("&",O+1))u++;return u}const e=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function t(D){if(!D.includes("&"))return D;const m=[];
let u=0;for(let O=D.indexOf("&");O>=0;O=D.indexOf("&",u)){const P=D.indexOf(";",O);if(P<0||P-O>p)return;const $=D.slice(O+1,P),j=e.get($)??s($);if(j===void 0)return;
m.push(D.slice(u,O),j),u=P+1}return m.push(D.slice(u)),m.join("")}function s(D){const m=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(D),u=m?parseInt(m[1]??m[2],m[1]===void 0?
10:16):-1;return u>0&&u<=1114111&&!(u>=55296&&u<=57343)?String.fromCodePoint(u):void 0}function r(D){const[m,u,O,P]=D;if(m===0&&u===0&&(O===254||O===0)||m===255&&
u===254&&O===0&&P===0)return W(D);if(m===254&&u===255||m===0&&u===60)return R(new TextDecoder("utf-16be").decode(D));if(m===255&&u===254||m===60&&u===0)return R(
new TextDecoder("utf-16le").decode(D));const $=new TextDecoder().decode(D);return R($.includes("�")?Buffer.from(D).toString("latin1"):$)}function d(D){if(D[0]===
0||D[1]===0||D[0]===254||D[0]===255)return r(D);const u=(0,h.bS)(D).toString("latin1",0,E),O=b.exec(u)?.[1]?.toLowerCase()??"utf-8";if(B.has(O))try{return new TextDecoder(
O,{fatal:!0}).decode(D)}catch{return}}const E=200,b=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,B=new Set(["utf-8","utf8","us-ascii","iso\
-8859-1","iso-8859-15","windows-1252"]),R=D=>D.startsWith("\uFEFF")?D.slice(1):D;function W(D){const m=new DataView(D.buffer,D.byteOffset,D.byteLength),u=D[0]!==
0,O=[];for(let P=0;P+4<=D.length;P+=4){const $=m.getUint32(P,u);if($>1114111)return;O.push(String.fromCodePoint($))}return R(O.join(""))}const X=D=>D.replaceAll(
"&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((U,I,f)=>{f.d(I,{QH:()=>A,T3:()=>x,_L:()=>l});var h=f(21115),v=f(3907),
T=f(45599);function A(c,n,i){const{text:o,properties:a,end:e,about:t}=c,s=[];let r=0;for(const d of a.filter(n).sort((E,b)=>E.from-b.from))d.from<r||(s.push(o.slice(
r,d.from)),r=d.to);return s.push(o.slice(r,Math.max(e,r))),i.length>0&&s.push(M(i,t)),s.push(o.slice(Math.max(e,r))),g(s.join(""))}function x(c){return`<?xpacke\
t begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${h.dK.rdf}">
${M(c,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function M(c,n){const o=[...new Set(c.map(({prefix:e})=>e))].map(e=>` xmlns:${e}="${h.dK[e]}"`).join(""),a=c.map(({prefix:e,name:t,form:s,values:r})=>`\
<${e}:${t}>${p(s,r)}</${e}:${t}>
`);return`<rdf:Description xmlns:rdf="${h.dK.rdf}" rdf:about="${(0,v.X)(n)}"${o}>
${a.join("")}</rdf:Description>
`}function p(c,n){const i=o=>n.map(a=>`<rdf:li${o}>${(0,v.X)(a)}</rdf:li>`).join("");switch(c){case"simple":return(0,v.X)(n[0]??"");case"alternative":return`<rd\
f:Alt>${i(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${i("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${i("")}</rdf:Bag>`}}const g=c=>c.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function l(c,n){const i=c.catalog.get("Metadata"),o=c.resolve(i),a=o instanceof T.Z6?[...o.dict].
filter(([s])=>!["Filter","DecodeParms","Length"].includes(s)):[],e=new T.Bi([["Type",new T.SX("Metadata")],["Subtype",new T.SX("XML")],...a]),t=new T.Z6(e,Buffer.
from(n,"utf8"));(0,T.i9)(i)&&o instanceof T.Z6?c.put(i,t):c.edit(c.catalogNumber).set("Metadata",c.add(t))}}),1975:((U,I,f)=>{f.d(I,{kg:()=>x,m:()=>A,sm:()=>M});
var h=f(21115),v=f(3907);const T=1e5,A={text:"",properties:[],malformed:!0,end:-1,about:""};async function x(c,n){const i=(0,v.xK)(c);if(i===void 0)return A;const o=new g,
e=await(0,v.km)(i,n,t=>(o.take(t),o.broken))!=="well-formed"||o.depth>0||o.end<0||!o.declared;return{text:i,properties:o.properties,malformed:e,end:o.end,about:o.
about}}function M(c,n,i){return c?.properties.find(o=>o.name===i&&o.namespace===h.dK[n])?.values??[]}const p=-2;class g{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new h.
ee;open=[];root=p;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(n){n.kind==="start"||n.kind==="empty"?(this.start(n.name,n.attributes,n.from),
n.kind==="empty"&&!this.broken&&this.close(n.name,n.to,n.to)):n.kind==="end"?this.close(n.name,n.from,n.to):n.kind==="text"&&this.isInProperty()&&this.pieces.push(
n.text)}isInProperty(){return this.root!==p&&this.open.length>this.root+2}start(n,i,o){if(this.open.length>=v.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(i);const a=this.scope.ofElement(n),e=a.namespace===h.dK.rdf,t=e&&a.local==="li";this.root===p&&this.end<0&&e&&a.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const s=this.open.length-this.root,r=t?i.find(({name:d})=>d==="xml:lang")?.value:void 0;if(this.open.push({name:n,...a,from:o,language:r}),
this.root===p){if(!e||a.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(n)}else if(s===1)this.describe(i);else if(s===
2){this.items=[];const d=i.find(({name:E})=>this.isRdf(E,"resource"));this.pieces=d?[d.value]:[]}else t&&(this.pieces=[])}describe(n){for(const{name:i,value:o,from:a,
to:e}of n){if((0,h.HC)(i))continue;const{namespace:t,local:s}=this.scope.ofAttribute(i);t===h.dK.rdf&&s==="about"&&(this.about=o),!(t===""||t===h.dK.rdf||t===h.
dK.xml)&&this.add({namespace:t,name:s,values:[o],from:a,to:e})}}close(n,i,o){const a=this.open.pop();if(a?.name!==n){this.broken=!0;return}this.scope.leave();const e=this.
open.length-this.root;if(this.root!==p)if(e===0)this.end=i,this.root=p;else if(e===1&&this.loose)this.root=p,this.loose=!1;else if(e===2){const t=this.items.length>
0?l(this.items):[this.pieces.join("").trim()];this.add({namespace:a.namespace,name:a.local,values:t,from:a.from,to:o})}else e>2&&a.namespace===h.dK.rdf&&a.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:a.language}),this.pieces=[])}add(n){this.properties.length<T?this.properties.push(n):this.broken=
!0}isRdf(n,i){const o=this.scope.ofAttribute(n);return o.local===i&&o.namespace===h.dK.rdf}}function l(c){const n=c.findIndex(({language:o})=>o?.toLowerCase()===
"x-default"),i=c.map(({text:o})=>o);return n>0?[i[n],...i.slice(0,n),...i.slice(n+1)]:i}}),33546:((U,I,f)=>{f.d(I,{FB:()=>x,Hr:()=>p,Zh:()=>g,k$:()=>M,qm:()=>l});
var h=f(44233),v=f(45599),T=f(81077);const A={first:0,style:"D",prefix:void 0,start:1};async function x(e){const t=e.catalog.get("PageLabels");if(!e.dict(t))return;
const s=(await(0,T.Zc)(e,t,"Nums")).map(([r,d])=>({first:Number(r),label:e.dict(d)})).filter(({first:r})=>Number.isInteger(r)&&r>=0).sort((r,d)=>r.first-d.first).
filter(({first:r},d,E)=>E[d+1]?.first!==r).map(({first:r,label:d})=>({first:r,...c(e,d)}));return s[0]?.first===0?s:[A,...s]}function M(e,t){const s=e.editCatalog();
if(t.length===0){s.delete("PageLabels");return}const r=t[0].first===0?t:[A,...t],d=a(e),E=r.map(({first:b,start:B,...R})=>[b,o({...R,number:B},d)]);s.set("PageL\
abels",e.add((0,T.H6)(e,E,"Nums")))}async function p(e){const t=await x(e);if(!t)return;const s=t.map(({first:r})=>r);return r=>{const d=t[(0,h.MJ)(s,r)-1];return{
...d,number:d.start+r-d.first}}}function g(e,t){const s=[],r=a(e);let d,E=0;for(const b of t)(!d||!n(d,b))&&s.push([E,o(b,r)]),d=b,E++;return(0,T.H6)(e,s,"Nums")}
async function l(e,t){const s=await p(e);if(!s)return;const r=g(e,Array.from(t,d=>s(d-1)));e.editCatalog().set("PageLabels",e.add(r))}function c(e,t){const s=e.
resolve(t?.get("S")),r=e.resolve(t?.get("P")),d=e.resolve(t?.get("St"));return{style:s instanceof v.SX?s.text:void 0,prefix:r instanceof v.Mx&&r.bytes.length>0?
r:void 0,start:typeof d=="number"&&Number.isInteger(d)&&d>=1?d:1}}function n(e,t){return e.style!==t.style||t.style!==void 0&&t.number!==e.number+1?!1:e.prefix===
t.prefix?!0:!!e.prefix&&!!t.prefix&&Buffer.compare(e.prefix.bytes,t.prefix.bytes)===0}const i=100;function o({style:e,prefix:t,number:s},r){return(0,v.jd)({S:e===
void 0?void 0:(0,v.UU)(e),P:t&&t.bytes.length>i?r(t):t,St:e===void 0||s===1?void 0:s})}function a(e){const t=new Map;return s=>{let r=t.get(s);return r||t.set(s,
r=e.add(s)),r}}}),37081:((U,I,f)=>{f.d(I,{O:()=>T});var h=f(45599),v=f(9819);async function T(x,M,p=1/0){const g=new v._i(x),l=(0,v.Wo)(x,"Outlines"),c=[{value:l&&
A(x,l.holder,l.dict,"First"),level:1}];for(let n=c.pop();n;n=c.pop()){const{value:i,level:o}=n;if(i===void 0||!g.first(i)||!M(i,o)||!(0,h.i9)(i))continue;const a=t=>{
const s=x.entry(i.number,t);return s instanceof h.Bi?A(x,i.number,x.get(i.number),t):s};c.push({value:a("Next"),level:o}),o<p&&c.push({value:a("First"),level:o+
1});const e=x.job.pace.step(300);e&&await e}}function A(x,M,p,g){const l=p.get(g);if(!(l instanceof h.Bi))return l;const c=x.add(l);return g==="Next"&&l.set("Pr\
ev",new h.oS(M)),x.edit(M),p.set(g,c),c}}),12207:((U,I,f)=>{f.d(I,{Ht:()=>c,hN:()=>M,jS:()=>x,ji:()=>p});var h=f(45599),v=f(81077),T=f(45657);const A=200;async function x(n){
const{catalog:i}=n,o=await(0,v.Zc)(n,n.dict(i.get("Names"))?.get("Dests"),"Names"),a=new Map;for(const[e,t]of o){a.set((0,v.Pu)(e),t);const s=n.job.pace.step(A);
s&&await s}return{names:new Map(n.dict(i.get("Dests"))),strings:a}}function M({pages:n},i){const o=(0,h.i9)(i)?n.indexOf(i.number):i;return typeof o=="number"&&
Number.isInteger(o)&&o>=0&&o<n.count?o:void 0}function p(n,i){return i==null?[]:n.array(i)??[i]}const g=8,l=50;class c{document;named;constructor(i,o){this.document=
i,this.named=o}static async of(i){return new c(i,await x(i))}pageOf(i){return this.pageOfDestination(i.get("Dest"))??this.pageOfAction(i.get("A"))}pageOfDestination(i,o=g){
const{document:a}=this,e=a.resolve(i),t=a.array(e);if(t)return M(a,t[0]);if(o===0)return;const s=a.dict(e);return s?this.pageOfDestination(s.get("D"),o-1):this.
pageOfDestination(this.namedBy(e),o-1)}namedBy(i){const{names:o,strings:a}=this.named;if(i instanceof h.SX)return o.get(i.text)??a.get(i.text);if(!(i instanceof
h.Mx))return;const e=(0,v.Pu)(i);return a.get(e)??o.get(e)}pageOfAction(i){const{document:o}=this,a=i===void 0?[]:[i];for(let e=0;a.length>0&&e<l;e++){const t=o.
dict(a.shift());if(!t)continue;const r=(0,h.Eo)(o.resolve(t.get("S")),"GoTo")?this.pageOfDestination(t.get("D")):void 0;if(r!==void 0)return r;(0,T.RZ)(a,p(o,t.
get("Next")).slice(0,l))}}}}),90536:((U,I,f)=>{f.d(I,{C:()=>v,L:()=>T});var h=f(45599);function v(A,x){const M=[A];for(;M.length>0;){const p=M.pop(),g=p instanceof
h.Z6?p.dict:p;if(Array.isArray(g))for(const l of g)M.push(l);else if(g instanceof h.Bi){x(g);for(const l of g.values())M.push(l)}}}function T(A,x){const M=[];return v(
A,p=>{M.length===0&&x(p)&&M.push(p)}),M.length>0}}),22332:((U,I,f)=>{f.d(I,{l3:()=>M,mq:()=>g,nD:()=>p});var h=f(78157),v=f(45798),T=f(45599);const A=50,x=1e4;function M(l,c){
const n=(0,h.bS)(l).lastIndexOf("startxref",c);return n<0?-1:(0,h.JI)(l,(0,h.AN)(l,n+9,c),c).value}function p(l,c){const n=l.length;if(c<0||c>=n)return;const i=(0,h.
AN)(l,c,n),o=!(0,h.w1)(l,i,"xref"),a=o?-1:(0,h.bS)(l).indexOf("trailer",i),e=o?(0,h.ay)(l,i,n)?.body??-1:a<0?-1:a+7,t=e<0?null:new v.i(l,e,n,A).value();return(0,T.
Zm)(t)?{at:c,isStream:o,trailer:t}:void 0}function g(l){const c=new Set;for(let n=M(l,l.length);typeof n=="number"&&!c.has(n)&&c.size<x;){const i=p(l,n);if(!i)break;
c.add(n),n=i.trailer.get("Prev")}return c}})};
