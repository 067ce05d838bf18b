"use strict";exports.id=3864,exports.ids=[3864],exports.modules={4406:((R,A,i)=>{i.d(A,{EC:()=>d,Pu:()=>f,Qf:()=>D,fU:()=>r,g$:()=>O,oH:()=>M});var l=i(58552),E=i(61729);const y=1e3,
D=(a,c,{found:e=null,limit:t=null,pages:s=[]}={})=>({rule:a,found:e,limit:t,pages:s.slice(0,y),message:c}),M=["open_password"],O=(a,c,e)=>`The file has ${a} ${e}\
; at most ${c} are allowed.`;function p({failures:a}){return Array.isArray(a)?a.flatMap(_):[]}function _(a){if(!(0,E.Gv)(a))return[];const{rule:c,found:e,limit:t,
pages:s,message:n}=a;if(typeof c!="string"||typeof n!="string")return[];const o=Array.isArray(s)?s.filter(h=>typeof h=="number"):[];return[{rule:c,found:g(e),limit:g(
t),pages:o,message:n}]}const g=a=>typeof a=="number"?a:null;function r(a,{nameOf:c,restate:e}){const{checks:t}=a,s=p(a).map(o=>({...e(o),rule:c(o.rule)})),n=Array.
isArray(t)?t.flatMap(o=>typeof o=="string"?[c(o)]:[]):[];return{...a,...t!==void 0&&{checks:n},failures:s}}class d extends l.zU{report;constructor(c){const e=p(
c).map(({message:t})=>t);super("invalid_parameters",`The check failed: ${e.join(" ")}`,{issues:e.map(t=>({field:"file",message:t,mentions:M}))}),this.report=c}}
function f(a){if(a.passed===!1)throw new d(a)}}),85673:((R,A,i)=>{i.d(A,{gx:()=>M,h:()=>D});function l(r,d){const f=E(r,d);if(f!==void 0)return[f];const a=p(r);
return d.filter(c=>p(c).some(e=>e.length>3&&a.includes(e)))}function E(r,d){let f;const a=p(r);for(const c of d){const e=y(a,p(c));e<=2&&e<(f?.count??1/0)&&(f={
name:c,count:e})}return f?.name}function y(r,d){return r.length!==d.length?r.length*d.length===0?1/0:y([r.join("")],[d.join("")]):d.reduce((f,a,c)=>{const e=r[c]??
"",t=Math.min(e.length,a.length),s=g(e,a);return s>(t<3?0:t<7?1:2)?1/0:f+s},0)}const D=(r,d)=>O(l(r,d));function M(r,d){const f=E(r,d),a=e=>p(e).sort().join(" "),
c=a(r);return O(f===void 0?d.filter(e=>r!==""&&a(e)===c):[f])}const O=r=>r.length===0||r.length>3?"":` (did you mean ${r.join(" or ")}?)`,p=r=>r.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(d=>d!==""),_=2;function g(r,d){if(Math.abs(r.length-d.length)>_)return 1/0;let f=[],
a=Array.from({length:d.length+1},(e,t)=>t<=_?t:1/0);for(let e=0;e<r.length;e++){const t=[];t[0]=e+1;let s=1/0;for(let n=Math.max(0,e-_);n<=Math.min(d.length-1,e+
_);n++){const o=e>0&&n>0&&r[e]===d[n-1]&&r[e-1]===d[n];t[n+1]=Math.min((a[n+1]??1/0)+1,(t[n]??1/0)+1,(a[n]??1/0)+(r[e]===d[n]?0:1),o?(f[n-1]??1/0)+1:1/0),s=Math.
min(s,t[n+1])}if(s>_)return 1/0;f=a,a=t}const c=a[d.length]??1/0;return c>_?1/0:c}}),45657:((R,A,i)=>{i.d(A,{Hn:()=>E,Kf:()=>D,RZ:()=>l,Vp:()=>O,YG:()=>M,vH:()=>y});
function l(p,_){for(const g of _)p.push(g)}const E=p=>p.slice();function y(p,_,g){const r=p.get(_);r?r.push(g):p.set(_,[g])}const D=p=>{let _=-1/0;for(const g of p)
_=Math.max(_,g);return _},M=p=>{let _=1/0;for(const g of p)_=Math.min(_,g);return _},O=p=>Number.isInteger(p)&&!Number.isSafeInteger(p)}),15193:((R,A,i)=>{i.r(A),
i.d(A,{check_document:()=>st});var l=i(4406),E=i(74963),y=i(59071);const D=["validation_data","time_stamps","signatures"];function M({entries:u}){return u.filter(
({kind:v})=>v==="approval"||v==="certification").length===0?["has no signature"]:u.flatMap(v=>O(v)??[])}function O(u){const{field:m,intact:v,verified:P,changesAfter:w,
problems:C}=u,$=`the signature ${m===null?"without a name":`'${(0,y.wh)(m).slice(0,60)}'`}`;if(v!==!0)return`has ${$}, which is not intact`;if(P!==!0)return`has\
 ${$}, which could not be verified`;const L=w.filter(b=>!p(u).includes(b));return L.length>0||C.includes("certification_violated")?`was changed after ${$}: ${(L.
length>0?L:w).join(", ")}`:(0,E.gH)(u)?void 0:`has ${$}, with problems: ${C.join(", ")}`}function p({certification:u}){return u==="fill_forms"?[...D,"form_value\
s"]:u==="comments"?[...D,"form_values","annotations"]:D}var _=i(37320),g=i(91519),r=i(98446),d=i(41112),f=i(5899),a=i(60982),c=i(41561),e=i(36211),t=i(37709),s=i(
86491),n=i(58971),o=i(779),h=i(9312),x=i(22154),I=i(53949);const T=new Set(["sh","Do","BI"]);async function B(u,m){const{required_text:v,forbidden_text:P,search_mode:w}=u;
return{required:v===void 0?void 0:await(0,h.Gv)("required_text",v,w,m),forbidden:P===void 0?void 0:await(0,h.Gv)("forbidden_text",P,w,m)}}const W=u=>[...["requi\
red_text","forbidden_text","maximum_unreadable"].filter(m=>u[m]!==void 0),...u.require_searchable?["require_searchable"]:[]];async function U(u,m,v){const P=new x.
z(u,u.pages.count),w=await Q(u,m,v,P),C=v.required!==void 0&&!w.isRequiredThere,$=[...C?[(0,l.Qf)("required_text",et(m,P),{found:0,limit:1})]:[],...j("forbidden\
_text",w.forbidden,b=>`The forbidden text is on ${b}.`),...j("forbidden_text",w.unsearched,b=>`There is more text on ${b} than can be searched, so it is not kno\
wn whether the forbidden text is there.`),...j("forbidden_text",w.unknown,b=>`The document lacks fonts of ${b}, so it is not known whether the forbidden text is\
 there.`),...j("forbidden_text",w.damaged,b=>`Content of ${b} is damaged, so it is not known whether the forbidden text is there.`),...j("forbidden_text",w.withDamagedFonts,
b=>`Fonts of ${b} are damaged, so it is not known whether the forbidden text is there.`),...j("require_searchable",w.withoutText,b=>`${(0,r.NV)(b)} ${(0,r.d5)(w.
withoutText.length,"has","have")} images or drawings, but little or no text.`),...tt(m,P)],L=[...P.notes,...C?Y("required_text",m):[],...v.forbidden&&w.forbidden.
length===0?Y("forbidden_text",m):[]];return{violations:$,notes:L,textlessPages:P.textlessPages}}async function Q(u,{require_searchable:m},{required:v,forbidden:P},w){
const{pace:C}=u.job,$=new n.X(u),L=async S=>nt(await $.page(S-1),C);let b=!1;const[F,K,G]=[[],[],[]],[H,V,J]=[[],[],[]];for(let S=1;S<=u.pages.count;S++){const N=await w.
page(S);if(v&&!b&&(b=(await(0,I.m6)(N,v,C)).isFound),P){const{isFound:X,truncated:Z}=await(0,I.m6)(N,P,C);X?F.push(S):Z?K.push(S):N.found.fragments.some(({style:z})=>z.
font===s.Z)?G.push(S):N.found.damage?.ofContent?H.push(S):N.found.damage?.ofFonts&&V.push(S)}m&&(w.isScan(S)||N.characters===0&&await L(S))&&J.push(S)}return{isRequiredThere:b,
forbidden:F,unsearched:K,unknown:G,damaged:H,withDamagedFonts:V,withoutText:J}}function tt({maximum_unreadable:u},m){const{unreadable:v,unreadableOn:P}=m;if(u===
void 0||v<=u)return[];const w=`${m.unreadableWords} cannot be read; at most ${u} are allowed.`;return[(0,l.Qf)("maximum_unreadable",w,{found:v,limit:u,pages:P})]}
const Y=(u,m)=>(0,h.$0)(u,m[u]??"",m.search_mode);function et({required_text:u="",search_mode:m},{textlessPages:v}){const P=v.length===0?"":`, and ${(0,x.q)(v)}`,
w=(0,o.GJ)(u,m)?" It looks as if it were written for another search mode.":"";return`The required text is not in the document${P}.${w}`}const j=(u,m,v)=>m.length===
0?[]:[(0,l.Qf)(u,v((0,r.oi)(m)),{found:m.length,limit:0,pages:m})];async function nt(u,m){let v=!1;return await(0,t.Ko)(u,m,({operator:P})=>{const w=e.lJ.get(P);
v||=T.has(P)||w?.fill!==void 0||w?.strokes===!0}),v}var q=i(45657);const st=async(u,m,v)=>{const{quiet:P,wasRepaired:w}=(0,c.gd)(v),C=await B(m,v),$=await(0,g.E)(
u.bytes,P,{password:m.open_password,evenIfLocked:!0}),L=u.bytes.length,b=(0,d.YX)($),F=await at($,m,L),K=await dt($,u.bytes,m,w()),G=await rt($,m,C),H=[...F,...K,
...G.violations],V=Object.entries(m).flatMap(([Z,z])=>it.has(Z)||z===!1?[]:[Z]),S={passed:H.length===0,checks:V,failures:H,pageCount:b,fileSize:L,locked:(0,d.ln)(
$)};m.on_violation==="error"&&(0,l.Pu)(S);const N=[...w()?[ot]:[],...G.notes],{textlessPages:X}=G;return{documents:[b===null?u:{...u,pageCount:b}],data:S,notes:N,
facts:{...X&&{textlessPages:X}}}},it=new Set(["open_password","search_mode","on_violation"]),ot=(0,f.A)("The document is damaged. Octavo could read it; other pr\
ograms may not.");async function rt(u,m,v){const P=W(m);return P.length===0?{violations:[],notes:[]}:(0,d.ln)(u)?{violations:[k(P[0],"what its text is")],notes:[]}:
(await(0,a._)(u),await U(u,m,v))}const k=(u,m)=>(0,l.Qf)(u,`The document needs a password to open, so it is not known ${m}: give it as open_password.`);async function at(u,m,v){
const{maximum_pages:P,maximum_bytes:w,require_embedded_fonts:C,require_unlocked:$,forbid_javascript:L}=m,b=[];if(P!==void 0){const K=(0,d.YX)(u);K===null?b.push(
k("maximum_pages","how many pages it has")):K>P&&b.push((0,l.Qf)("maximum_pages",`The document has ${(0,r.y_)(K,"page")}; at most ${P} are allowed.`,{found:K,limit:P}))}
w!==void 0&&v>w&&b.push((0,l.Qf)("maximum_bytes",(0,l.g$)(v,w,"bytes"),{found:v,limit:w})),C&&(0,q.RZ)(b,ft(await(0,d.Uz)(u))),$&&u.security?.opensWithoutPassword===
!1&&b.push((0,l.Qf)("require_unlocked","The document does not open without a password."));const F=L?await(0,d.xS)(u):!1;return F===null?b.push(k("forbid_javascr\
ipt","whether it has JavaScript")):F&&b.push((0,l.Qf)("forbid_javascript","The document has JavaScript.")),m.require_e_invoice&&(0,q.RZ)(b,await ct(u)),b}function ft(u){
const m="require_embedded_fonts";if(!u)return[k(m,"which fonts it has")];const v=ut(u);if(v.length===0)return[];const P=v.length===1?"A font is":`${v.length} fo\
nts are`;return[(0,l.Qf)(m,`${P} not embedded: ${(0,r.Dw)([...new Set(v)])}.`,{found:v.length,limit:0})]}async function ct(u){const m="require_e_invoice";if((0,d.
ln)(u))return[k(m,"whether it is an electronic invoice")];const{failures:v}=await(0,_.sw)(u);return(0,_.cj)(v).map(P=>(0,l.Qf)(m,`The document is not a valid el\
ectronic invoice: ${P}.`))}async function dt(u,m,v,P){const w="require_signature";if(!v.require_signature)return[];if((0,d.ln)(u))return[k(w,"whether it is sign\
ed")];const C=await(0,E.ae)(u,m,{password:v.open_password,anchors:void 0,isDamaged:P});return M(C).map($=>(0,l.Qf)(w,`The document ${$}.`))}const ut=u=>u.flatMap(
({embedded:m,name:v})=>m?[]:[v===null?"a font without a name":lt(v)]),lt=u=>u.replace(/[^\p{L}\p{N} +,._-]/gu,"?").slice(0,60)}),60982:((R,A,i)=>{i.d(A,{_:()=>E});
var l=i(61281);async function E(y){if(!y.dict(y.catalog.get("AcroForm")))return;const{drawUndrawnFields:D}=await(0,l.V)(y.job,()=>Promise.all([i.e(6161),i.e(824),
i.e(4950),i.e(7809),i.e(5270),i.e(8164),i.e(9907)]).then(i.bind(i,87267)));await D(y)}}),5899:((R,A,i)=>{i.d(A,{A:()=>l});const l=E=>({code:"document_damaged",message:E})}),
61281:((R,A,i)=>{i.d(A,{V:()=>l});async function l({pace:E},y){await E.rest();const D=await y();return await E.rest(),D}}),84961:((R,A,i)=>{i.d(A,{$x:()=>d,Kh:()=>g,
qg:()=>f,xS:()=>r});var l=i(58552),E=i(33973),y=i(87773),D=i(90536),M=i(45599),O=i(3907),p=i(33311),_=i(9819);function g(c,e){const t=c.resolve(e.get("S"));return(!e.
has("S")||(0,M.Eo)(t,"JavaScript")||(0,M.Eo)(t,"Rendition"))&&c.resolve(e.get("JS"))!==null}async function r(c,e){const t=[];for await(const[n,o]of(0,y.$)(c,e))
(0,D.L)(o,h=>g(c,h))&&t.push(n);if(t.length===0)return!1;const{live:s}=await(0,E.Gy)(c);return t.some(n=>s[n]===1)}async function d(c){return await r(c,(await(0,p.
S)(c)).JS)||f(c)}async function f(c){if(!(0,M.Zm)(c.get(c.catalogNumber)))return!1;const e=c.resolve((0,_.Wo)(c,"AcroForm")?.dict.get("XFA"));if(e===null)return!1;
if(c.security?.locked===!0)return null;for(const t of Array.isArray(e)?e:[e]){const s=c.resolve(t);if(!(s instanceof M.Z6))continue;let n;try{n=await c.decodedAtEase(
s)}catch(h){if(!(h instanceof l.zU)||h.code==="cancelled")throw h;return!0}const o=(0,O.xK)(n);if(o===void 0||o.includes("script")&&await a(o,c.job.pace))return!0}
return!1}async function a(c,e){const t=s=>(s.kind==="start"||s.kind==="empty")&&/^(?:[^:]*:)?script$/.test(s.name);return await(0,O.km)(c,e,t)!=="well-formed"}}),
6856:((R,A,i)=>{i.d(A,{n:()=>d,w:()=>O});var l=i(78157),E=i(79725),y=i(45599),D=i(70549),M=i(6057);const O=(0,D.n)(p);async function p(e){const{pages:t,job:s}=e,
n=new d(e),o=new Int32Array(t.count),h=new Set;for(let x=0;x<t.count;x++){n.goTo(x),o[x]=n.kind,h.add(n.resources);const I=s.pace.step(300);I&&await I}return{kinds:n.
kinds,kindOf:o,resources:h}}const _=["MediaBox","CropBox","Rotate","UserUnit"],g=2e3,r=/\(|(?:^|[^<])<(?!<)/;class d{document;kinds=[];kind=-1;resources;bytes;entries=new E.
R;index=-1;inherited;geometry=new f(_);own=new f(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(t){this.document=t}goTo(t){const{
document:s,entries:n,inherited:o}=this,{pages:h}=s,x=h.number(t),I=s.place(x),T=h.inheritedBy(t);if(this.index=t,this.inherited=T,!I||!s.locate(x,I,n)){this.bytes=
void 0,this.geometry.forget(),this.own.forget(),this.kind=this.kindHere(),this.resources=h.attribute(t,"Resources");return}(this.bytes?.buffer!==I.bytes.buffer||
this.bytes.byteOffset!==I.bytes.byteOffset)&&(this.bytes=(0,l.bS)(I.bytes));const[B,W]=[this.geometry.take(this.bytes,n),this.own.take(this.bytes,n)];(!B||T!==o)&&
(this.kind=this.recognise(T)),(!W||T!==o)&&(this.resources=this.resourcesHere())}contents(){const{document:t,bytes:s}=this,n=t.pages.number(this.index);if(!s)return t.
entry(n,"Contents");const o=this.entries.find(s,"Contents");if(o<0)return;const{at:h}=this.entries;return c(s,h[o+2],h[o+3])??t.entry(n,"Contents")}get resourcesSpan(){
return this.own.of(0)}resourcesHere(){const{document:t,index:s}=this,{pages:n}=t,[o,h]=this.own.of(0);if(o===h)return n.inheritedBy(s).Resources;const x=c(this.
bytes,o,h);if(x)return x;const I=()=>t.entry(n.number(s),"Resources");if(h-o>g)return I();const T=this.own.text();return t.security&&r.test(T)?I():(this.dictionaries.
has(T)||this.dictionaries.set(T,I()),this.dictionaries.get(T))}recognise(t){let s=this.recognised.get(t);s||this.recognised.set(t,s=new Map);const n=this.geometry.
text();let o=s.get(n);return o===void 0&&s.set(n,o=this.kindHere()),o}kindHere(){const t=(0,M.iw)(this.document,this.index),s=`${t.box.join(" ")} ${t.rotation} ${t.
userUnit}`;let n=this.kindOf.get(s);return n===void 0&&this.kindOf.set(s,n=this.kinds.push(t)-1),n}}class f{keys;bytes;from;to;constructor(t){this.keys=t,this.from=
new Int32Array(t.length),this.to=new Int32Array(t.length)}forget(){this.bytes=void 0}take(t,s){const{bytes:n,from:o,to:h,keys:x}=this;let I=n!==void 0;for(let T=0;T<
x.length;T++){const B=s.find(t,x[T]),W=B<0?0:s.at[B+2],U=B<0?0:s.at[B+3];I&&=a(n,o[T],h[T],t,W,U),o[T]=W,h[T]=U}return this.bytes=t,I}of(t){return[this.from[t],
this.to[t]]}text(){let t="";for(let s=0;s<this.keys.length;s++)t+=`${this.bytes.toString("latin1",this.from[s],this.to[s])}|`;return t}}function a(e,t,s,n,o,h){
if(s-t!==h-o)return!1;for(let x=t,I=o;x<s;x++,I++)if(e[x]!==n[I])return!1;return!0}function c(e,t,s){if(!(0,l.yp)(e[t])||e[s-1]!==l.AV||e[s-2]!==l.Z4)return;const n=(0,l.
JI)(e,t,s),o=(0,l.JI)(e,n.after+1,s);return e[n.after]===l.Z4&&o.value>=0&&o.after===s-2?new y.oS(n.value,o.value):void 0}}),21281:((R,A,i)=>{i.d(A,{Ip:()=>_,XM:()=>a,
Xb:()=>f,ds:()=>p,qg:()=>d,yB:()=>e});var l=i(59071),E=i(70549),y=i(21115),D=i(824),M=i(1975),O=i(60912);const p=(0,E.n)(async n=>_(n,await(0,D.Br)(n)));function _(n,o){
const h=(U,Q)=>(0,l.wh)((0,M.sm)(o,U,Q)[0]??""),x=r(h("pdfaid","part"),h("pdfaid","conformance").toLowerCase()),I=g(h("pdfuaid","part"))?`PDF/UA-${h("pdfuaid","\
part")}`:void 0,B=[h("pdfxid","GTS_PDFXVersion")||h("pdfx","GTS_PDFXVersion")||((0,l.Gh)(n.resolve((0,D._U)(n)?.get("GTS_PDFXVersion")))??""),h("pdfe","ISO_PDFE\
Version"),h("pdfvtid","GTS_PDFVTVersion")],W=[x?.name,I,...B.filter(U=>/^PDF\/[\w .:/()-]{1,40}$/.test(U))];return{archive:x,accessible:I,names:W.filter(U=>U!==
void 0)}}const g=n=>/^[1-9]$/.test(n);function r(n,o){if(!g(n))return;const h=/^[abuef]$/.test(o)?o:"";return{part:Number(n),level:h,name:`PDF/A-${n}${h}`}}function d(n,o,h,x){
return o&&s(n,o,[y.dK.pdfaid]),f(h,x)}const f=({name:n},o)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${n}: ${o}.`});async function a(n){
const o=await(0,D.Br)(n);if(!o)return[];const{archive:h,accessible:x}=_(n,o);s(n,o,[y.dK.pdfaid,y.dK.pdfuaid]);const I=[h?.name,x].filter(T=>T!==void 0);return I.
length>0?[c(I,"a merge cannot guarantee conformance")]:[]}const c=(n,o)=>({code:"conformance_dropped",message:`The result no longer claims ${n.join(" and ")}, b\
ecause ${o}.`}),e=({archive:n,accessible:o})=>[...n?[f(n,t)]:[],...o===void 0?[]:[c([o],t)]],t="its metadata was removed";function s(n,o,h){o.properties.some(({
namespace:x})=>h.includes(x))&&(0,O._L)(n,(0,O.QH)(o,({namespace:x})=>h.includes(x),[]))}}),60912:((R,A,i)=>{i.d(A,{QH:()=>D,T3:()=>M,_L:()=>g});var l=i(21115),
E=i(3907),y=i(45599);function D(r,d,f){const{text:a,properties:c,end:e,about:t}=r,s=[];let n=0;for(const o of c.filter(d).sort((h,x)=>h.from-x.from))o.from<n||(s.
push(a.slice(n,o.from)),n=o.to);return s.push(a.slice(n,Math.max(e,n))),f.length>0&&s.push(O(f,t)),s.push(a.slice(Math.max(e,n))),_(s.join(""))}function M(r){return`\
<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${l.dK.rdf}">
${O(r,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function O(r,d){const a=[...new Set(r.map(({prefix:e})=>e))].map(e=>` xmlns:${e}="${l.dK[e]}"`).join(""),c=r.map(({prefix:e,name:t,form:s,values:n})=>`\
<${e}:${t}>${p(s,n)}</${e}:${t}>
`);return`<rdf:Description xmlns:rdf="${l.dK.rdf}" rdf:about="${(0,E.X)(d)}"${a}>
${c.join("")}</rdf:Description>
`}function p(r,d){const f=a=>d.map(c=>`<rdf:li${a}>${(0,E.X)(c)}</rdf:li>`).join("");switch(r){case"simple":return(0,E.X)(d[0]??"");case"alternative":return`<rd\
f:Alt>${f(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${f("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${f("")}</rdf:Bag>`}}const _=r=>r.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function g(r,d){const f=r.catalog.get("Metadata"),a=r.resolve(f),c=a instanceof y.Z6?[...a.dict].
filter(([s])=>!["Filter","DecodeParms","Length"].includes(s)):[],e=new y.Bi([["Type",new y.SX("Metadata")],["Subtype",new y.SX("XML")],...c]),t=new y.Z6(e,Buffer.
from(d,"utf8"));(0,y.i9)(f)&&a instanceof y.Z6?r.put(f,t):r.edit(r.catalogNumber).set("Metadata",r.add(t))}}),33546:((R,A,i)=>{i.d(A,{FB:()=>M,Hr:()=>p,Zh:()=>_,
k$:()=>O,qm:()=>g});var l=i(44233),E=i(45599),y=i(81077);const D={first:0,style:"D",prefix:void 0,start:1};async function M(e){const t=e.catalog.get("PageLabels");
if(!e.dict(t))return;const s=(await(0,y.Zc)(e,t,"Nums")).map(([n,o])=>({first:Number(n),label:e.dict(o)})).filter(({first:n})=>Number.isInteger(n)&&n>=0).sort((n,o)=>n.
first-o.first).filter(({first:n},o,h)=>h[o+1]?.first!==n).map(({first:n,label:o})=>({first:n,...r(e,o)}));return s[0]?.first===0?s:[D,...s]}function O(e,t){const s=e.
editCatalog();if(t.length===0){s.delete("PageLabels");return}const n=t[0].first===0?t:[D,...t],o=c(e),h=n.map(({first:x,start:I,...T})=>[x,a({...T,number:I},o)]);
s.set("PageLabels",e.add((0,y.H6)(e,h,"Nums")))}async function p(e){const t=await M(e);if(!t)return;const s=t.map(({first:n})=>n);return n=>{const o=t[(0,l.MJ)(
s,n)-1];return{...o,number:o.start+n-o.first}}}function _(e,t){const s=[],n=c(e);let o,h=0;for(const x of t)(!o||!d(o,x))&&s.push([h,a(x,n)]),o=x,h++;return(0,y.
H6)(e,s,"Nums")}async function g(e,t){const s=await p(e);if(!s)return;const n=_(e,Array.from(t,o=>s(o-1)));e.editCatalog().set("PageLabels",e.add(n))}function r(e,t){
const s=e.resolve(t?.get("S")),n=e.resolve(t?.get("P")),o=e.resolve(t?.get("St"));return{style:s instanceof E.SX?s.text:void 0,prefix:n instanceof E.Mx&&n.bytes.
length>0?n:void 0,start:typeof o=="number"&&Number.isInteger(o)&&o>=1?o:1}}function d(e,t){return e.style!==t.style||t.style!==void 0&&t.number!==e.number+1?!1:
e.prefix===t.prefix?!0:!!e.prefix&&!!t.prefix&&Buffer.compare(e.prefix.bytes,t.prefix.bytes)===0}const f=100;function a({style:e,prefix:t,number:s},n){return(0,E.
jd)({S:e===void 0?void 0:(0,E.UU)(e),P:t&&t.bytes.length>f?n(t):t,St:e===void 0||s===1?void 0:s})}function c(e){const t=new Map;return s=>{let n=t.get(s);return n||
t.set(s,n=e.add(s)),n}}}),37081:((R,A,i)=>{i.d(A,{O:()=>y});var l=i(45599),E=i(9819);async function y(M,O,p=1/0){const _=new E._i(M),g=(0,E.Wo)(M,"Outlines"),r=[
{value:g&&D(M,g.holder,g.dict,"First"),level:1}];for(let d=r.pop();d;d=r.pop()){const{value:f,level:a}=d;if(f===void 0||!_.first(f)||!O(f,a)||!(0,l.i9)(f))continue;
const c=t=>{const s=M.entry(f.number,t);return s instanceof l.Bi?D(M,f.number,M.get(f.number),t):s};r.push({value:c("Next"),level:a}),a<p&&r.push({value:c("Firs\
t"),level:a+1});const e=M.job.pace.step(300);e&&await e}}function D(M,O,p,_){const g=p.get(_);if(!(g instanceof l.Bi))return g;const r=M.add(g);return _==="Next"&&
g.set("Prev",new l.oS(O)),M.edit(O),p.set(_,r),r}}),12207:((R,A,i)=>{i.d(A,{Ht:()=>r,hN:()=>O,jS:()=>M,ji:()=>p});var l=i(45599),E=i(81077),y=i(45657);const D=200;
async function M(d){const{catalog:f}=d,a=await(0,E.Zc)(d,d.dict(f.get("Names"))?.get("Dests"),"Names"),c=new Map;for(const[e,t]of a){c.set((0,E.Pu)(e),t);const s=d.
job.pace.step(D);s&&await s}return{names:new Map(d.dict(f.get("Dests"))),strings:c}}function O({pages:d},f){const a=(0,l.i9)(f)?d.indexOf(f.number):f;return typeof a==
"number"&&Number.isInteger(a)&&a>=0&&a<d.count?a:void 0}function p(d,f){return f==null?[]:d.array(f)??[f]}const _=8,g=50;class r{document;named;constructor(f,a){
this.document=f,this.named=a}static async of(f){return new r(f,await M(f))}pageOf(f){return this.pageOfDestination(f.get("Dest"))??this.pageOfAction(f.get("A"))}pageOfDestination(f,a=_){
const{document:c}=this,e=c.resolve(f),t=c.array(e);if(t)return O(c,t[0]);if(a===0)return;const s=c.dict(e);return s?this.pageOfDestination(s.get("D"),a-1):this.
pageOfDestination(this.namedBy(e),a-1)}namedBy(f){const{names:a,strings:c}=this.named;if(f instanceof l.SX)return a.get(f.text)??c.get(f.text);if(!(f instanceof
l.Mx))return;const e=(0,E.Pu)(f);return c.get(e)??a.get(e)}pageOfAction(f){const{document:a}=this,c=f===void 0?[]:[f];for(let e=0;c.length>0&&e<g;e++){const t=a.
dict(c.shift());if(!t)continue;const n=(0,l.Eo)(a.resolve(t.get("S")),"GoTo")?this.pageOfDestination(t.get("D")):void 0;if(n!==void 0)return n;(0,y.RZ)(c,p(a,t.
get("Next")).slice(0,g))}}}}),90536:((R,A,i)=>{i.d(A,{C:()=>E,L:()=>y});var l=i(45599);function E(D,M){const O=[D];for(;O.length>0;){const p=O.pop(),_=p instanceof
l.Z6?p.dict:p;if(Array.isArray(_))for(const g of _)O.push(g);else if(_ instanceof l.Bi){M(_);for(const g of _.values())O.push(g)}}}function y(D,M){const O=[];return E(
D,p=>{O.length===0&&M(p)&&O.push(p)}),O.length>0}}),22332:((R,A,i)=>{i.d(A,{l3:()=>O,mq:()=>_,nD:()=>p});var l=i(78157),E=i(45798),y=i(45599);const D=50,M=1e4;function O(g,r){
const d=(0,l.bS)(g).lastIndexOf("startxref",r);return d<0?-1:(0,l.JI)(g,(0,l.AN)(g,d+9,r),r).value}function p(g,r){const d=g.length;if(r<0||r>=d)return;const f=(0,l.
AN)(g,r,d),a=!(0,l.w1)(g,f,"xref"),c=a?-1:(0,l.bS)(g).indexOf("trailer",f),e=a?(0,l.ay)(g,f,d)?.body??-1:c<0?-1:c+7,t=e<0?null:new E.i(g,e,d,D).value();return(0,y.
Zm)(t)?{at:r,isStream:a,trailer:t}:void 0}function _(g){const r=new Set;for(let d=O(g,g.length);typeof d=="number"&&!r.has(d)&&r.size<M;){const f=p(g,d);if(!f)break;
r.add(d),d=f.trailer.get("Prev")}return r}})};
