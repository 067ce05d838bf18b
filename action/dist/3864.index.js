"use strict";exports.id=3864,exports.ids=[3864],exports.modules={4406:((R,w,i)=>{i.d(w,{EC:()=>d,Pu:()=>a,Qf:()=>x,fU:()=>o,g$:()=>O,oH:()=>M});var l=i(58552),y=i(61729);const E=1e3,
x=(r,f,{found:e=null,limit:t=null,pages:n=[]}={})=>({rule:r,found:e,limit:t,pages:n.slice(0,E),message:f}),M=["open_password"],O=(r,f,e)=>`The file has ${r} ${e}\
; at most ${f} are allowed.`;function m({failures:r}){return Array.isArray(r)?r.flatMap(p):[]}function p(r){if(!(0,y.Gv)(r))return[];const{rule:f,found:e,limit:t,
pages:n,message:s}=r;if(typeof f!="string"||typeof s!="string")return[];const c=Array.isArray(n)?n.filter(v=>typeof v=="number"):[];return[{rule:f,found:h(e),limit:h(
t),pages:c,message:s}]}const h=r=>typeof r=="number"?r:null;function o(r,{nameOf:f,restate:e}){const{checks:t}=r,n=m(r).map(c=>({...e(c),rule:f(c.rule)})),s=Array.
isArray(t)?t.flatMap(c=>typeof c=="string"?[f(c)]:[]):[];return{...r,...t!==void 0&&{checks:s},failures:n}}class d extends l.zU{report;constructor(f){const e=m(
f).map(({message:t})=>t);super("invalid_parameters",`The check failed: ${e.join(" ")}`,{issues:e.map(t=>({field:"file",message:t,mentions:M}))}),this.report=f}}
function a(r){if(r.passed===!1)throw new d(r)}}),85673:((R,w,i)=>{i.d(w,{gx:()=>M,h:()=>x});function l(o,d){const a=y(o,d);if(a!==void 0)return[a];const r=m(o);
return d.filter(f=>m(f).some(e=>e.length>3&&r.includes(e)))}function y(o,d){let a;const r=m(o);for(const f of d){const e=E(r,m(f));e<=2&&e<(a?.count??1/0)&&(a={
name:f,count:e})}return a?.name}function E(o,d){return o.length!==d.length?o.length*d.length===0?1/0:E([o.join("")],[d.join("")]):d.reduce((a,r,f)=>{const e=o[f]??
"",t=Math.min(e.length,r.length),n=h(e,r);return n>(t<3?0:t<7?1:2)?1/0:a+n},0)}const x=(o,d)=>O(l(o,d));function M(o,d){const a=y(o,d),r=e=>m(e).sort().join(" "),
f=r(o);return O(a===void 0?d.filter(e=>o!==""&&r(e)===f):[a])}const O=o=>o.length===0||o.length>3?"":` (did you mean ${o.join(" or ")}?)`,m=o=>o.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(d=>d!==""),p=2;function h(o,d){if(Math.abs(o.length-d.length)>p)return 1/0;let a=[],
r=Array.from({length:d.length+1},(e,t)=>t<=p?t:1/0);for(let e=0;e<o.length;e++){const t=[];t[0]=e+1;let n=1/0;for(let s=Math.max(0,e-p);s<=Math.min(d.length-1,e+
p);s++){const c=e>0&&s>0&&o[e]===d[s-1]&&o[e-1]===d[s];t[s+1]=Math.min((r[s+1]??1/0)+1,(t[s]??1/0)+1,(r[s]??1/0)+(o[e]===d[s]?0:1),c?(a[s-1]??1/0)+1:1/0),n=Math.
min(n,t[s+1])}if(n>p)return 1/0;a=r,r=t}const f=r[d.length]??1/0;return f>p?1/0:f}}),45657:((R,w,i)=>{i.d(w,{Hn:()=>y,Kf:()=>x,RZ:()=>l,Vp:()=>O,YG:()=>M,vH:()=>E});
function l(m,p){for(const h of p)m.push(h)}const y=m=>m.slice();function E(m,p,h){const o=m.get(p);o?o.push(h):m.set(p,[h])}const x=m=>{let p=-1/0;for(const h of m)
p=Math.max(p,h);return p},M=m=>{let p=1/0;for(const h of m)p=Math.min(p,h);return p},O=m=>Number.isInteger(m)&&!Number.isSafeInteger(m)}),15193:((R,w,i)=>{i.r(w),
i.d(w,{check_document:()=>st});var l=i(4406),y=i(74963),E=i(59071);const x=["validation_data","time_stamps","signatures"];function M({entries:u}){return u.filter(
({kind:_})=>_==="approval"||_==="certification").length===0?["has no signature"]:u.flatMap(_=>O(_)??[])}function O(u){const{field:g,intact:_,verified:D,changesAfter:P,
problems:C}=u,$=`the signature ${g===null?"without a name":`'${(0,E.wh)(g).slice(0,60)}'`}`;if(_!==!0)return`has ${$}, which is not intact`;if(D!==!0)return`has\
 ${$}, which could not be verified`;const B=P.filter(A=>!m(u).includes(A));return B.length>0||C.includes("certification_violated")?`was changed after ${$}: ${(B.
length>0?B:P).join(", ")}`:(0,y.gH)(u)?void 0:`has ${$}, with problems: ${C.join(", ")}`}function m({certification:u}){return u==="fill_forms"?[...x,"form_value\
s"]:u==="comments"?[...x,"form_values","annotations"]:x}var p=i(37320),h=i(91519),o=i(98446),d=i(41112),a=i(5899),r=i(60982),f=i(41561),e=i(36211),t=i(37709),n=i(
86491),s=i(58971),c=i(779),v=i(9312),b=i(22154),I=i(53949);const T=new Set(["sh","Do","BI"]);async function L(u,g){const{required_text:_,forbidden_text:D,search_mode:P}=u;
return{required:_===void 0?void 0:await(0,v.Gv)("required_text",_,P,g),forbidden:D===void 0?void 0:await(0,v.Gv)("forbidden_text",D,P,g)}}const K=u=>[...["requi\
red_text","forbidden_text","maximum_unreadable"].filter(g=>u[g]!==void 0),...u.require_searchable?["require_searchable"]:[]];async function H(u,g,_){const D=new b.
z(u,u.pages.count),P=await q(u,g,_,D),C=_.required!==void 0&&!P.isRequiredThere,$=[...C?[(0,l.Qf)("required_text",et(g,D),{found:0,limit:1})]:[],...F("forbidden\
_text",P.forbidden,A=>`The forbidden text is on ${A}.`),...F("forbidden_text",P.unsearched,A=>`There is more text on ${A} than can be searched, so it is not kno\
wn whether the forbidden text is there.`),...F("forbidden_text",P.unknown,A=>`The document lacks fonts of ${A}, so it is not known whether the forbidden text is\
 there.`),...F("forbidden_text",P.damaged,A=>`Content of ${A} is damaged, so it is not known whether the forbidden text is there.`),...F("forbidden_text",P.withDamagedFonts,
A=>`Fonts of ${A} are damaged, so it is not known whether the forbidden text is there.`),...F("require_searchable",P.withoutText,A=>`${(0,o.NV)(A)} ${(0,o.d5)(P.
withoutText.length,"has","have")} images or drawings, but little or no text.`),...tt(g,D)],B=[...D.notes,...C?z("required_text",g):[],..._.forbidden&&P.forbidden.
length===0?z("forbidden_text",g):[]];return{violations:$,notes:B,textlessPages:D.textlessPages}}async function q(u,{require_searchable:g},{required:_,forbidden:D},P){
const{pace:C}=u.job,$=new s.X(u),B=async S=>nt(await $.page(S-1),C);let A=!1;const[N,U,k]=[[],[],[]],[G,V,Q]=[[],[],[]];for(let S=1;S<=u.pages.count;S++){const W=await P.
page(S);if(_&&!A&&(A=(await(0,I.m6)(W,_,C)).isFound),D){const{isFound:X,truncated:Z}=await(0,I.m6)(W,D,C);X?N.push(S):Z?U.push(S):W.found.fragments.some(({style:J})=>J.
font===n.Z)?k.push(S):W.found.damage?.ofContent?G.push(S):W.found.damage?.ofFonts&&V.push(S)}g&&(P.isScan(S)||W.characters===0&&await B(S))&&Q.push(S)}return{isRequiredThere:A,
forbidden:N,unsearched:U,unknown:k,damaged:G,withDamagedFonts:V,withoutText:Q}}function tt({maximum_unreadable:u},g){const{unreadable:_,unreadableOn:D}=g;if(u===
void 0||_<=u)return[];const P=`${g.unreadableWords} cannot be read; at most ${u} are allowed.`;return[(0,l.Qf)("maximum_unreadable",P,{found:_,limit:u,pages:D})]}
const z=(u,g)=>(0,v.$0)(u,g[u]??"",g.search_mode);function et({required_text:u="",search_mode:g},{textlessPages:_}){const D=_.length===0?"":`, and ${(0,b.q)(_)}`,
P=(0,c.GJ)(u,g)?" It looks as if it were written for another search mode.":"";return`The required text is not in the document${D}.${P}`}const F=(u,g,_)=>g.length===
0?[]:[(0,l.Qf)(u,_((0,o.oi)(g)),{found:g.length,limit:0,pages:g})];async function nt(u,g){let _=!1;return await(0,t.Ko)(u,g,({operator:D})=>{const P=e.lJ.get(D);
_||=T.has(D)||P?.fill!==void 0||P?.strokes===!0}),_}var Y=i(45657);const st=async(u,g,_)=>{const{quiet:D,wasRepaired:P}=(0,f.gd)(_),C=await L(g,_),$=await(0,h.E)(
u.bytes,D,{password:g.open_password,evenIfLocked:!0}),B=u.bytes.length,A=(0,d.YX)($),N=await at($,g,B),U=await dt($,u.bytes,g,P()),k=await rt($,g,C),G=[...N,...U,
...k.violations],V=Object.entries(g).flatMap(([Z,J])=>it.has(Z)||J===!1?[]:[Z]),S={passed:G.length===0,checks:V,failures:G,pageCount:A,fileSize:B,locked:(0,d.ln)(
$)};g.on_violation==="error"&&(0,l.Pu)(S);const W=[...P()?[ot]:[],...k.notes],{textlessPages:X}=k;return{documents:[A===null?u:{...u,pageCount:A}],data:S,notes:W,
facts:{...X&&{textlessPages:X}}}},it=new Set(["open_password","search_mode","on_violation"]),ot=(0,a.A)("The document is damaged. Octavo could read it; other pr\
ograms may not.");async function rt(u,g,_){const D=K(g);return D.length===0?{violations:[],notes:[]}:(0,d.ln)(u)?{violations:[j(D[0],"what its text is")],notes:[]}:
(await(0,r._)(u),await H(u,g,_))}const j=(u,g)=>(0,l.Qf)(u,`The document needs a password to open, so it is not known ${g}: give it as open_password.`);async function at(u,g,_){
const{maximum_pages:D,maximum_bytes:P,require_embedded_fonts:C,require_unlocked:$,forbid_javascript:B}=g,A=[];if(D!==void 0){const U=(0,d.YX)(u);U===null?A.push(
j("maximum_pages","how many pages it has")):U>D&&A.push((0,l.Qf)("maximum_pages",`The document has ${(0,o.y_)(U,"page")}; at most ${D} are allowed.`,{found:U,limit:D}))}
P!==void 0&&_>P&&A.push((0,l.Qf)("maximum_bytes",(0,l.g$)(_,P,"bytes"),{found:_,limit:P})),C&&(0,Y.RZ)(A,ft(await(0,d.Uz)(u))),$&&u.security?.opensWithoutPassword===
!1&&A.push((0,l.Qf)("require_unlocked","The document does not open without a password."));const N=B?await(0,d.xS)(u):!1;return N===null?A.push(j("forbid_javascr\
ipt","whether it has JavaScript")):N&&A.push((0,l.Qf)("forbid_javascript","The document has JavaScript.")),g.require_e_invoice&&(0,Y.RZ)(A,await ct(u)),A}function ft(u){
const g="require_embedded_fonts";if(!u)return[j(g,"which fonts it has")];const _=ut(u);if(_.length===0)return[];const D=_.length===1?"A font is":`${_.length} fo\
nts are`;return[(0,l.Qf)(g,`${D} not embedded: ${(0,o.Dw)([...new Set(_)])}.`,{found:_.length,limit:0})]}async function ct(u){const g="require_e_invoice";if((0,d.
ln)(u))return[j(g,"whether it is an electronic invoice")];const{failures:_}=await(0,p.sw)(u);return(0,p.cj)(_).map(D=>(0,l.Qf)(g,`The document is not a valid el\
ectronic invoice: ${D}.`))}async function dt(u,g,_,D){const P="require_signature";if(!_.require_signature)return[];if((0,d.ln)(u))return[j(P,"whether it is sign\
ed")];const C=await(0,y.ae)(u,g,{password:_.open_password,anchors:void 0,isDamaged:D});return M(C).map($=>(0,l.Qf)(P,`The document ${$}.`))}const ut=u=>u.flatMap(
({embedded:g,name:_})=>g?[]:[_===null?"a font without a name":lt(_)]),lt=u=>u.replace(/[^\p{L}\p{N} +,._-]/gu,"?").slice(0,60)}),60982:((R,w,i)=>{i.d(w,{_:()=>y});
var l=i(61281);async function y(E){if(!E.dict(E.catalog.get("AcroForm")))return;const{drawUndrawnFields:x}=await(0,l.V)(E.job,()=>Promise.all([i.e(6161),i.e(824),
i.e(7809),i.e(5270),i.e(8164),i.e(9907)]).then(i.bind(i,87267)));await x(E)}}),5899:((R,w,i)=>{i.d(w,{A:()=>l});const l=y=>({code:"document_damaged",message:y})}),
61281:((R,w,i)=>{i.d(w,{V:()=>l});async function l({pace:y},E){await y.rest();const x=await E();return await y.rest(),x}}),84961:((R,w,i)=>{i.d(w,{$x:()=>d,Kh:()=>h,
qg:()=>a,xS:()=>o});var l=i(58552),y=i(33973),E=i(87773),x=i(90536),M=i(45599),O=i(3907),m=i(33311),p=i(9819);function h(f,e){const t=f.resolve(e.get("S"));return(!e.
has("S")||(0,M.Eo)(t,"JavaScript")||(0,M.Eo)(t,"Rendition"))&&f.resolve(e.get("JS"))!==null}async function o(f,e){const t=[];for await(const[s,c]of(0,E.$)(f,e))
(0,x.L)(c,v=>h(f,v))&&t.push(s);if(t.length===0)return!1;const{live:n}=await(0,y.Gy)(f);return t.some(s=>n[s]===1)}async function d(f){return await o(f,(await(0,m.
S)(f)).JS)||a(f)}async function a(f){if(!(0,M.Zm)(f.get(f.catalogNumber)))return!1;const e=f.resolve((0,p.Wo)(f,"AcroForm")?.dict.get("XFA"));if(e===null)return!1;
if(f.security?.locked===!0)return null;for(const t of Array.isArray(e)?e:[e]){const n=f.resolve(t);if(!(n instanceof M.Z6))continue;let s;try{s=await f.decodedAtEase(
n)}catch(v){if(!(v instanceof l.zU)||v.code==="cancelled")throw v;return!0}const c=(0,O.xK)(s);if(c===void 0||c.includes("script")&&await r(c,f.job.pace))return!0}
return!1}async function r(f,e){const t=n=>(n.kind==="start"||n.kind==="empty")&&/^(?:[^:]*:)?script$/.test(n.name);return await(0,O.km)(f,e,t)!=="well-formed"}}),
6856:((R,w,i)=>{i.d(w,{n:()=>d,w:()=>O});var l=i(78157),y=i(79725),E=i(45599),x=i(70549),M=i(6057);const O=(0,x.n)(m);async function m(e){const{pages:t,job:n}=e,
s=new d(e),c=new Int32Array(t.count),v=new Set;for(let b=0;b<t.count;b++){s.goTo(b),c[b]=s.kind,v.add(s.resources);const I=n.pace.step(300);I&&await I}return{kinds:s.
kinds,kindOf:c,resources:v}}const p=["MediaBox","CropBox","Rotate","UserUnit"],h=2e3,o=/\(|(?:^|[^<])<(?!<)/;class d{document;kinds=[];kind=-1;resources;bytes;entries=new y.
R;index=-1;inherited;geometry=new a(p);own=new a(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(t){this.document=t}goTo(t){const{
document:n,entries:s,inherited:c}=this,{pages:v}=n,b=v.number(t),I=n.place(b),T=v.inheritedBy(t);if(this.index=t,this.inherited=T,!I||!n.locate(b,I,s)){this.bytes=
void 0,this.geometry.forget(),this.own.forget(),this.kind=this.kindHere(),this.resources=v.attribute(t,"Resources");return}(this.bytes?.buffer!==I.bytes.buffer||
this.bytes.byteOffset!==I.bytes.byteOffset)&&(this.bytes=(0,l.bS)(I.bytes));const[L,K]=[this.geometry.take(this.bytes,s),this.own.take(this.bytes,s)];(!L||T!==c)&&
(this.kind=this.recognise(T)),(!K||T!==c)&&(this.resources=this.resourcesHere())}contents(){const{document:t,bytes:n}=this,s=t.pages.number(this.index);if(!n)return t.
entry(s,"Contents");const c=this.entries.find(n,"Contents");if(c<0)return;const{at:v}=this.entries;return f(n,v[c+2],v[c+3])??t.entry(s,"Contents")}get resourcesSpan(){
return this.own.of(0)}resourcesHere(){const{document:t,index:n}=this,{pages:s}=t,[c,v]=this.own.of(0);if(c===v)return s.inheritedBy(n).Resources;const b=f(this.
bytes,c,v);if(b)return b;const I=()=>t.entry(s.number(n),"Resources");if(v-c>h)return I();const T=this.own.text();return t.security&&o.test(T)?I():(this.dictionaries.
has(T)||this.dictionaries.set(T,I()),this.dictionaries.get(T))}recognise(t){let n=this.recognised.get(t);n||this.recognised.set(t,n=new Map);const s=this.geometry.
text();let c=n.get(s);return c===void 0&&n.set(s,c=this.kindHere()),c}kindHere(){const t=(0,M.iw)(this.document,this.index),n=`${t.box.join(" ")} ${t.rotation} ${t.
userUnit}`;let s=this.kindOf.get(n);return s===void 0&&this.kindOf.set(n,s=this.kinds.push(t)-1),s}}class a{keys;bytes;from;to;constructor(t){this.keys=t,this.from=
new Int32Array(t.length),this.to=new Int32Array(t.length)}forget(){this.bytes=void 0}take(t,n){const{bytes:s,from:c,to:v,keys:b}=this;let I=s!==void 0;for(let T=0;T<
b.length;T++){const L=n.find(t,b[T]),K=L<0?0:n.at[L+2],H=L<0?0:n.at[L+3];I&&=r(s,c[T],v[T],t,K,H),c[T]=K,v[T]=H}return this.bytes=t,I}of(t){return[this.from[t],
this.to[t]]}text(){let t="";for(let n=0;n<this.keys.length;n++)t+=`${this.bytes.toString("latin1",this.from[n],this.to[n])}|`;return t}}function r(e,t,n,s,c,v){
if(n-t!==v-c)return!1;for(let b=t,I=c;b<n;b++,I++)if(e[b]!==s[I])return!1;return!0}function f(e,t,n){if(!(0,l.yp)(e[t])||e[n-1]!==l.AV||e[n-2]!==l.Z4)return;const s=(0,l.
JI)(e,t,n),c=(0,l.JI)(e,s.after+1,n);return e[s.after]===l.Z4&&c.value>=0&&c.after===n-2?new E.oS(s.value,c.value):void 0}}),21281:((R,w,i)=>{i.d(w,{Ip:()=>p,XM:()=>r,
Xb:()=>a,ds:()=>m,qg:()=>d});var l=i(59071),y=i(70549),E=i(21115),x=i(824),M=i(1975),O=i(60912);const m=(0,y.n)(async t=>p(t,await(0,x.Br)(t)));function p(t,n){
const s=(L,K)=>(0,l.wh)((0,M.sm)(n,L,K)[0]??""),c=o(s("pdfaid","part"),s("pdfaid","conformance").toLowerCase()),v=h(s("pdfuaid","part"))?`PDF/UA-${s("pdfuaid","\
part")}`:void 0,I=[s("pdfxid","GTS_PDFXVersion")||s("pdfx","GTS_PDFXVersion")||((0,l.Gh)(t.resolve((0,x._U)(t)?.get("GTS_PDFXVersion")))??""),s("pdfe","ISO_PDFE\
Version"),s("pdfvtid","GTS_PDFVTVersion")],T=[c?.name,v,...I.filter(L=>/^PDF\/[\w .:/()-]{1,40}$/.test(L))];return{archive:c,accessible:v,names:T.filter(L=>L!==
void 0)}}const h=t=>/^[1-9]$/.test(t);function o(t,n){if(!h(t))return;const s=/^[abuef]$/.test(n)?n:"";return{part:Number(t),level:s,name:`PDF/A-${t}${s}`}}function d(t,n,s,c){
return n&&e(t,n,[E.dK.pdfaid]),a(s,c)}const a=({name:t},n)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${t}: ${n}.`});async function r(t){
const n=await(0,x.Br)(t);if(!n)return[];const{archive:s,accessible:c}=p(t,n);e(t,n,[E.dK.pdfaid,E.dK.pdfuaid]);const v=[s?.name,c].filter(b=>b!==void 0);return v.
length>0?[f(v)]:[]}const f=t=>({code:"conformance_dropped",message:`The result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance\
.`});function e(t,n,s){n.properties.some(({namespace:c})=>s.includes(c))&&(0,O._L)(t,(0,O.QH)(n,({namespace:c})=>s.includes(c),[]))}}),60912:((R,w,i)=>{i.d(w,{QH:()=>x,
T3:()=>M,_L:()=>h});var l=i(21115),y=i(3907),E=i(45599);function x(o,d,a){const{text:r,properties:f,end:e,about:t}=o,n=[];let s=0;for(const c of f.filter(d).sort(
(v,b)=>v.from-b.from))c.from<s||(n.push(r.slice(s,c.from)),s=c.to);return n.push(r.slice(s,Math.max(e,s))),a.length>0&&n.push(O(a,t)),n.push(r.slice(Math.max(e,
s))),p(n.join(""))}function M(o){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${l.dK.rdf}">
${O(o,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function O(o,d){const r=[...new Set(o.map(({prefix:e})=>e))].map(e=>` xmlns:${e}="${l.dK[e]}"`).join(""),f=o.map(({prefix:e,name:t,form:n,values:s})=>`\
<${e}:${t}>${m(n,s)}</${e}:${t}>
`);return`<rdf:Description xmlns:rdf="${l.dK.rdf}" rdf:about="${(0,y.X)(d)}"${r}>
${f.join("")}</rdf:Description>
`}function m(o,d){const a=r=>d.map(f=>`<rdf:li${r}>${(0,y.X)(f)}</rdf:li>`).join("");switch(o){case"simple":return(0,y.X)(d[0]??"");case"alternative":return`<rd\
f:Alt>${a(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${a("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${a("")}</rdf:Bag>`}}const p=o=>o.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function h(o,d){const a=o.catalog.get("Metadata"),r=o.resolve(a),f=r instanceof E.Z6?[...r.dict].
filter(([n])=>!["Filter","DecodeParms","Length"].includes(n)):[],e=new E.Bi([["Type",new E.SX("Metadata")],["Subtype",new E.SX("XML")],...f]),t=new E.Z6(e,Buffer.
from(d,"utf8"));(0,E.i9)(a)&&r instanceof E.Z6?o.put(a,t):o.edit(o.catalogNumber).set("Metadata",o.add(t))}}),33546:((R,w,i)=>{i.d(w,{FB:()=>M,Hr:()=>m,Zh:()=>p,
k$:()=>O,qm:()=>h});var l=i(44233),y=i(45599),E=i(81077);const x={first:0,style:"D",prefix:void 0,start:1};async function M(e){const t=e.catalog.get("PageLabels");
if(!e.dict(t))return;const n=(await(0,E.Zc)(e,t,"Nums")).map(([s,c])=>({first:Number(s),label:e.dict(c)})).filter(({first:s})=>Number.isInteger(s)&&s>=0).sort((s,c)=>s.
first-c.first).filter(({first:s},c,v)=>v[c+1]?.first!==s).map(({first:s,label:c})=>({first:s,...o(e,c)}));return n[0]?.first===0?n:[x,...n]}function O(e,t){const n=e.
editCatalog();if(t.length===0){n.delete("PageLabels");return}const s=t[0].first===0?t:[x,...t],c=f(e),v=s.map(({first:b,start:I,...T})=>[b,r({...T,number:I},c)]);
n.set("PageLabels",e.add((0,E.H6)(e,v,"Nums")))}async function m(e){const t=await M(e);if(!t)return;const n=t.map(({first:s})=>s);return s=>{const c=t[(0,l.MJ)(
n,s)-1];return{...c,number:c.start+s-c.first}}}function p(e,t){const n=[],s=f(e);let c,v=0;for(const b of t)(!c||!d(c,b))&&n.push([v,r(b,s)]),c=b,v++;return(0,E.
H6)(e,n,"Nums")}async function h(e,t){const n=await m(e);if(!n)return;const s=p(e,Array.from(t,c=>n(c-1)));e.editCatalog().set("PageLabels",e.add(s))}function o(e,t){
const n=e.resolve(t?.get("S")),s=e.resolve(t?.get("P")),c=e.resolve(t?.get("St"));return{style:n instanceof y.SX?n.text:void 0,prefix:s instanceof y.Mx&&s.bytes.
length>0?s:void 0,start:typeof c=="number"&&Number.isInteger(c)&&c>=1?c:1}}function d(e,t){return e.style!==t.style||t.style!==void 0&&t.number!==e.number+1?!1:
e.prefix===t.prefix?!0:!!e.prefix&&!!t.prefix&&Buffer.compare(e.prefix.bytes,t.prefix.bytes)===0}const a=100;function r({style:e,prefix:t,number:n},s){return(0,y.
jd)({S:e===void 0?void 0:(0,y.UU)(e),P:t&&t.bytes.length>a?s(t):t,St:e===void 0||n===1?void 0:n})}function f(e){const t=new Map;return n=>{let s=t.get(n);return s||
t.set(n,s=e.add(n)),s}}}),37081:((R,w,i)=>{i.d(w,{O:()=>E});var l=i(45599),y=i(9819);async function E(M,O,m=1/0){const p=new y._i(M),h=(0,y.Wo)(M,"Outlines"),o=[
{value:h&&x(M,h.holder,h.dict,"First"),level:1}];for(let d=o.pop();d;d=o.pop()){const{value:a,level:r}=d;if(a===void 0||!p.first(a)||!O(a,r)||!(0,l.i9)(a))continue;
const f=t=>{const n=M.entry(a.number,t);return n instanceof l.Bi?x(M,a.number,M.get(a.number),t):n};o.push({value:f("Next"),level:r}),r<m&&o.push({value:f("Firs\
t"),level:r+1});const e=M.job.pace.step(300);e&&await e}}function x(M,O,m,p){const h=m.get(p);if(!(h instanceof l.Bi))return h;const o=M.add(h);return p==="Next"&&
h.set("Prev",new l.oS(O)),M.edit(O),m.set(p,o),o}}),12207:((R,w,i)=>{i.d(w,{Ht:()=>o,hN:()=>O,jS:()=>M,ji:()=>m});var l=i(45599),y=i(81077),E=i(45657);const x=200;
async function M(d){const{catalog:a}=d,r=await(0,y.Zc)(d,d.dict(a.get("Names"))?.get("Dests"),"Names"),f=new Map;for(const[e,t]of r){f.set((0,y.Pu)(e),t);const n=d.
job.pace.step(x);n&&await n}return{names:new Map(d.dict(a.get("Dests"))),strings:f}}function O({pages:d},a){const r=(0,l.i9)(a)?d.indexOf(a.number):a;return typeof r==
"number"&&Number.isInteger(r)&&r>=0&&r<d.count?r:void 0}function m(d,a){return a==null?[]:d.array(a)??[a]}const p=8,h=50;class o{document;named;constructor(a,r){
this.document=a,this.named=r}static async of(a){return new o(a,await M(a))}pageOf(a){return this.pageOfDestination(a.get("Dest"))??this.pageOfAction(a.get("A"))}pageOfDestination(a,r=p){
const{document:f}=this,e=f.resolve(a),t=f.array(e);if(t)return O(f,t[0]);if(r===0)return;const n=f.dict(e);return n?this.pageOfDestination(n.get("D"),r-1):this.
pageOfDestination(this.namedBy(e),r-1)}namedBy(a){const{names:r,strings:f}=this.named;if(a instanceof l.SX)return r.get(a.text)??f.get(a.text);if(!(a instanceof
l.Mx))return;const e=(0,y.Pu)(a);return f.get(e)??r.get(e)}pageOfAction(a){const{document:r}=this,f=a===void 0?[]:[a];for(let e=0;f.length>0&&e<h;e++){const t=r.
dict(f.shift());if(!t)continue;const s=(0,l.Eo)(r.resolve(t.get("S")),"GoTo")?this.pageOfDestination(t.get("D")):void 0;if(s!==void 0)return s;(0,E.RZ)(f,m(r,t.
get("Next")).slice(0,h))}}}}),90536:((R,w,i)=>{i.d(w,{C:()=>y,L:()=>E});var l=i(45599);function y(x,M){const O=[x];for(;O.length>0;){const m=O.pop(),p=m instanceof
l.Z6?m.dict:m;if(Array.isArray(p))for(const h of p)O.push(h);else if(p instanceof l.Bi){M(p);for(const h of p.values())O.push(h)}}}function E(x,M){const O=[];return y(
x,m=>{O.length===0&&M(m)&&O.push(m)}),O.length>0}}),22332:((R,w,i)=>{i.d(w,{l3:()=>O,mq:()=>p,nD:()=>m});var l=i(78157),y=i(45798),E=i(45599);const x=50,M=1e4;function O(h,o){
const d=(0,l.bS)(h).lastIndexOf("startxref",o);return d<0?-1:(0,l.JI)(h,(0,l.AN)(h,d+9,o),o).value}function m(h,o){const d=h.length;if(o<0||o>=d)return;const a=(0,l.
AN)(h,o,d),r=!(0,l.w1)(h,a,"xref"),f=r?-1:(0,l.bS)(h).indexOf("trailer",a),e=r?(0,l.ay)(h,a,d)?.body??-1:f<0?-1:f+7,t=e<0?null:new y.i(h,e,d,x).value();return(0,E.
Zm)(t)?{at:o,isStream:r,trailer:t}:void 0}function p(h){const o=new Set;for(let d=O(h,h.length);typeof d=="number"&&!o.has(d)&&o.size<M;){const a=m(h,d);if(!a)break;
o.add(d),d=a.trailer.get("Prev")}return o}})};
