"use strict";exports.id=7690,exports.ids=[7690],exports.modules={4406:((L,I,l)=>{l.d(I,{EC:()=>s,Pu:()=>h,Qf:()=>y,fU:()=>o,g$:()=>D,oH:()=>M});var g=l(58552),O=l(61729);const P=1e3,
y=(c,f,{found:e=null,limit:t=null,pages:n=[]}={})=>({rule:c,found:e,limit:t,pages:n.slice(0,P),message:f}),M=["open_password"],D=(c,f,e)=>`The file has ${c} ${e}\
; at most ${f} are allowed.`;function _({failures:c}){return Array.isArray(c)?c.flatMap(w):[]}function w(c){if(!(0,O.Gv)(c))return[];const{rule:f,found:e,limit:t,
pages:n,message:i}=c;if(typeof f!="string"||typeof i!="string")return[];const d=Array.isArray(n)?n.filter(u=>typeof u=="number"):[];return[{rule:f,found:m(e),limit:m(
t),pages:d,message:i}]}const m=c=>typeof c=="number"?c:null;function o(c,{nameOf:f,restate:e}){const{checks:t}=c,n=_(c).map(d=>({...e(d),rule:f(d.rule)})),i=Array.
isArray(t)?t.flatMap(d=>typeof d=="string"?[f(d)]:[]):[];return{...c,...t!==void 0&&{checks:i},failures:n}}class s extends g.zU{report;constructor(f){const e=_(
f).map(({message:t})=>t);super("invalid_parameters",`The check failed: ${e.join(" ")}`,{issues:e.map(t=>({field:"file",message:t,mentions:M}))}),this.report=f}}
function h(c){if(c.passed===!1)throw new s(c)}}),85673:((L,I,l)=>{l.d(I,{gx:()=>M,h:()=>y});function g(o,s){const h=O(o,s);if(h!==void 0)return[h];const c=_(o);
return s.filter(f=>_(f).some(e=>e.length>3&&c.includes(e)))}function O(o,s){let h;const c=_(o);for(const f of s){const e=P(c,_(f));e<=2&&e<(h?.count??1/0)&&(h={
name:f,count:e})}return h?.name}function P(o,s){return o.length!==s.length?o.length*s.length===0?1/0:P([o.join("")],[s.join("")]):s.reduce((h,c,f)=>{const e=o[f]??
"",t=Math.min(e.length,c.length),n=m(e,c);return n>(t<3?0:t<7?1:2)?1/0:h+n},0)}const y=(o,s)=>D(g(o,s));function M(o,s){const h=O(o,s),c=e=>_(e).sort().join(" "),
f=c(o);return D(h===void 0?s.filter(e=>o!==""&&c(e)===f):[h])}const D=o=>o.length===0||o.length>3?"":` (did you mean ${o.join(" or ")}?)`,_=o=>o.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(s=>s!==""),w=2;function m(o,s){if(Math.abs(o.length-s.length)>w)return 1/0;let h=[],
c=Array.from({length:s.length+1},(e,t)=>t<=w?t:1/0);for(let e=0;e<o.length;e++){const t=[];t[0]=e+1;let n=1/0;for(let i=Math.max(0,e-w);i<=Math.min(s.length-1,e+
w);i++){const d=e>0&&i>0&&o[e]===s[i-1]&&o[e-1]===s[i];t[i+1]=Math.min((c[i+1]??1/0)+1,(t[i]??1/0)+1,(c[i]??1/0)+(o[e]===s[i]?0:1),d?(h[i-1]??1/0)+1:1/0),n=Math.
min(n,t[i+1])}if(n>w)return 1/0;h=c,c=t}const f=c[s.length]??1/0;return f>w?1/0:f}}),45657:((L,I,l)=>{l.d(I,{Hn:()=>O,Kf:()=>y,RZ:()=>g,Vp:()=>D,YG:()=>M,vH:()=>P});
function g(_,w){for(const m of w)_.push(m)}const O=_=>_.slice();function P(_,w,m){const o=_.get(w);o?o.push(m):_.set(w,[m])}const y=_=>{let w=-1/0;for(const m of _)
w=Math.max(w,m);return w},M=_=>{let w=1/0;for(const m of _)w=Math.min(w,m);return w},D=_=>Number.isInteger(_)&&!Number.isSafeInteger(_)}),15193:((L,I,l)=>{l.r(I),
l.d(I,{check_document:()=>V});var g=l(4406),O=l(74963),P=l(59071);const y=["validation_data","time_stamps","signatures"];function M({entries:x}){return x.filter(
({kind:v})=>v==="approval"||v==="certification").length===0?["has no signature"]:x.flatMap(v=>D(v)??[])}function D(x){const{field:E,intact:v,verified:T,changesAfter:A,
problems:$}=x,R=`the signature ${E===null?"without a name":`'${(0,P.wh)(E).slice(0,60)}'`}`;if(v!==!0)return`has ${R}, which is not intact`;if(T!==!0)return`has\
 ${R}, which could not be verified`;const K=A.filter(C=>!_(x).includes(C));return K.length>0||$.includes("certification_violated")?`was changed after ${R}: ${(K.
length>0?K:A).join(", ")}`:(0,O.gH)(x)?void 0:`has ${R}, with problems: ${$.join(", ")}`}function _({certification:x}){return x==="fill_forms"?[...y,"form_value\
s"]:x==="comments"?[...y,"form_values","annotations"]:y}var w=l(37320),m=l(21836),o=l(98446),s=l(41112),h=l(5899),c=l(41561),f=l(36211),e=l(37709),t=l(86491),n=l(
58971),i=l(779),d=l(9312),u=l(22154),a=l(49568);const r=new Set(["sh","Do","BI"]);async function p(x,E){const{required_text:v,forbidden_text:T,search_mode:A}=x;
return{required:v===void 0?void 0:await(0,d.Gv)("required_text",v,A,E),forbidden:T===void 0?void 0:await(0,d.Gv)("forbidden_text",T,A,E)}}const b=x=>[...["requi\
red_text","forbidden_text","maximum_unreadable"].filter(E=>x[E]!==void 0),...x.require_searchable?["require_searchable"]:[]];async function S(x,E,v){const T=new u.
z(x,x.pages.count),A=await U(x,E,v,T),$=v.required!==void 0&&!A.isRequiredThere,R=[...$?[(0,g.Qf)("required_text",Q(E,T),{found:0,limit:1})]:[],...k("forbidden_\
text",A.forbidden,C=>`The forbidden text is on ${C}.`),...k("forbidden_text",A.unsearched,C=>`There is more text on ${C} than can be searched, so it is not know\
n whether the forbidden text is there.`),...k("forbidden_text",A.unknown,C=>`The document lacks fonts of ${C}, so it is not known whether the forbidden text is \
there.`),...k("forbidden_text",A.damaged,C=>`Content of ${C} is damaged, so it is not known whether the forbidden text is there.`),...k("forbidden_text",A.withDamagedFonts,
C=>`Fonts of ${C} are damaged, so it is not known whether the forbidden text is there.`),...k("require_searchable",A.withoutText,C=>`${(0,o.NV)(C)} ${(0,o.d5)(A.
withoutText.length,"has","have")} images or drawings, but little or no text.`),...W(E,T)],K=[...T.notes,...$?F("required_text",E):[],...v.forbidden&&A.forbidden.
length===0?F("forbidden_text",E):[]];return{violations:R,notes:K,textlessPages:T.textlessPages}}async function U(x,{require_searchable:E},{required:v,forbidden:T},A){
const{pace:$}=x.job,R=new n.X(x),K=async B=>X(await R.page(B-1),$);let C=!1;const[N,j,z]=[[],[],[]],[tt,nt,J]=[[],[],[]];for(let B=1;B<=x.pages.count;B++){const G=await A.
page(B);if(v&&!C&&(C=(await(0,a.m6)(G,v,$)).isFound),T){const{isFound:et,truncated:st}=await(0,a.m6)(G,T,$);et?N.push(B):st?j.push(B):G.found.fragments.some(({style:ut})=>ut.
font===t.Z)?z.push(B):G.found.damage?.ofContent?tt.push(B):G.found.damage?.ofFonts&&nt.push(B)}E&&(A.isScan(B)||G.characters===0&&await K(B))&&J.push(B)}return{
isRequiredThere:C,forbidden:N,unsearched:j,unknown:z,damaged:tt,withDamagedFonts:nt,withoutText:J}}function W({maximum_unreadable:x},E){const{unreadable:v,unreadableOn:T}=E;
if(x===void 0||v<=x)return[];const A=`${E.unreadableWords} cannot be read; at most ${x} are allowed.`;return[(0,g.Qf)("maximum_unreadable",A,{found:v,limit:x,pages:T})]}
const F=(x,E)=>(0,d.$0)(x,E[x]??"",E.search_mode);function Q({required_text:x="",search_mode:E},{textlessPages:v}){const T=v.length===0?"":`, and ${(0,u.q)(v)}`,
A=(0,i.G)(x,E)?" It looks as if it were written for another search mode.":"";return`The required text is not in the document${T}.${A}`}const k=(x,E,v)=>E.length===
0?[]:[(0,g.Qf)(x,v((0,o.oi)(E)),{found:E.length,limit:0,pages:E})];async function X(x,E){let v=!1;return await(0,e.Ko)(x,E,({operator:T})=>{const A=f.lJ.get(T);
v||=r.has(T)||A?.fill!==void 0||A?.strokes===!0}),v}var H=l(45657);const V=async(x,E,v)=>{const{quiet:T,wasRepaired:A}=(0,c.gd)(v),$=await p(E,v),R=await(0,m.E)(
x.bytes,T,{password:E.open_password,evenIfLocked:!0}),K=x.bytes.length,C=(0,s.YX)(R),N=await it(R,E,$),j=await ct(R,x.bytes,E,A()),z=[...await rt(R,E,K),...j,...N.
violations],tt=Object.entries(E).flatMap(([et,st])=>Y.has(et)||st===!1?[]:[et]),J={passed:z.length===0,checks:tt,failures:z,pageCount:C,fileSize:K,locked:(0,s.ln)(
R)};E.on_violation==="error"&&(0,g.Pu)(J);const B=[...A()?[q]:[],...N.notes],{textlessPages:G}=N;return{documents:[C===null?x:{...x,pageCount:C}],data:J,notes:B,
facts:{...G&&{textlessPages:G}}}},Y=new Set(["open_password","search_mode","on_violation"]),q=(0,h.A)("The document is damaged. Octavo could read it; other prog\
rams may not.");async function it(x,E,v){const T=b(E);return T.length===0?{violations:[],notes:[]}:(0,s.ln)(x)?{violations:[Z(T[0],"what its text is")],notes:[]}:
await S(x,E,v)}const Z=(x,E)=>(0,g.Qf)(x,`The document needs a password to open, so it is not known ${E}: give it as open_password.`);async function rt(x,E,v){const{
maximum_pages:T,maximum_bytes:A,require_embedded_fonts:$,require_unlocked:R,forbid_javascript:K}=E,C=[];if(T!==void 0){const j=(0,s.YX)(x);j===null?C.push(Z("ma\
ximum_pages","how many pages it has")):j>T&&C.push((0,g.Qf)("maximum_pages",`The document has ${(0,o.y_)(j,"page")}; at most ${T} are allowed.`,{found:j,limit:T}))}
A!==void 0&&v>A&&C.push((0,g.Qf)("maximum_bytes",(0,g.g$)(v,A,"bytes"),{found:v,limit:A})),$&&(0,H.RZ)(C,ot(await(0,s.Uz)(x))),R&&x.security?.opensWithoutPassword===
!1&&C.push((0,g.Qf)("require_unlocked","The document does not open without a password."));const N=K?await(0,s.xS)(x):!1;return N===null?C.push(Z("forbid_javascr\
ipt","whether it has JavaScript")):N&&C.push((0,g.Qf)("forbid_javascript","The document has JavaScript.")),E.require_e_invoice&&(0,H.RZ)(C,await at(x)),C}function ot(x){
const E="require_embedded_fonts";if(!x)return[Z(E,"which fonts it has")];const v=ft(x);if(v.length===0)return[];const T=v.length===1?"A font is":`${v.length} fo\
nts are`;return[(0,g.Qf)(E,`${T} not embedded: ${(0,o.Dw)([...new Set(v)])}.`,{found:v.length,limit:0})]}async function at(x){const E="require_e_invoice";if((0,s.
ln)(x))return[Z(E,"whether it is an electronic invoice")];const{failures:v}=await(0,w.sw)(x);return(0,w.cj)(v).map(T=>(0,g.Qf)(E,`The document is not a valid el\
ectronic invoice: ${T}.`))}async function ct(x,E,v,T){const A="require_signature";if(!v.require_signature)return[];if((0,s.ln)(x))return[Z(A,"whether it is sign\
ed")];const $=await(0,O.ae)(x,E,{password:v.open_password,anchors:void 0,isDamaged:T});return M($).map(R=>(0,g.Qf)(A,`The document ${R}.`))}const ft=x=>x.flatMap(
({embedded:E,name:v})=>E?[]:[v===null?"a font without a name":dt(v)]),dt=x=>x.replace(/[^\p{L}\p{N} +,._-]/gu,"?").slice(0,60)}),5899:((L,I,l)=>{l.d(I,{A:()=>g});
const g=O=>({code:"document_damaged",message:O})}),84961:((L,I,l)=>{l.d(I,{$x:()=>s,Kh:()=>m,qg:()=>h,xS:()=>o});var g=l(58552),O=l(33973),P=l(87773),y=l(90536),
M=l(45599),D=l(3907),_=l(33311),w=l(9819);function m(f,e){const t=f.resolve(e.get("S"));return(!e.has("S")||(0,M.Eo)(t,"JavaScript")||(0,M.Eo)(t,"Rendition"))&&
f.resolve(e.get("JS"))!==null}async function o(f,e){const t=[];for await(const[i,d]of(0,P.$)(f,e))(0,y.L)(d,u=>m(f,u))&&t.push(i);if(t.length===0)return!1;const{
live:n}=await(0,O.Gy)(f);return t.some(i=>n[i]===1)}async function s(f){return await o(f,(await(0,_.S)(f)).JS)||h(f)}async function h(f){if(!(0,M.Zm)(f.get(f.catalogNumber)))
return!1;const e=f.resolve((0,w.Wo)(f,"AcroForm")?.dict.get("XFA"));if(e===null)return!1;if(f.security?.locked===!0)return null;for(const t of Array.isArray(e)?
e:[e]){const n=f.resolve(t);if(!(n instanceof M.Z6))continue;let i;try{i=await f.decodedAtEase(n)}catch(u){if(!(u instanceof g.zU)||u.code==="cancelled")throw u;
return!0}const d=(0,D.xK)(i);if(d===void 0||d.includes("script")&&await c(d,f.job.pace))return!0}return!1}async function c(f,e){const t=n=>(n.kind==="start"||n.
kind==="empty")&&/^(?:[^:]*:)?script$/.test(n.name);return await(0,D.km)(f,e,t)!=="well-formed"}}),6856:((L,I,l)=>{l.d(I,{n:()=>s,w:()=>D});var g=l(78157),O=l(79725),
P=l(45599),y=l(70549),M=l(6057);const D=(0,y.n)(_);async function _(e){const{pages:t,job:n}=e,i=new s(e),d=new Int32Array(t.count),u=new Set;for(let a=0;a<t.count;a++){
i.goTo(a),d[a]=i.kind,u.add(i.resources);const r=n.pace.step(300);r&&await r}return{kinds:i.kinds,kindOf:d,resources:u}}const w=["MediaBox","CropBox","Rotate","\
UserUnit"],m=2e3,o=/\(|(?:^|[^<])<(?!<)/;class s{document;kinds=[];kind=-1;resources;bytes;entries=new O.R;index=-1;inherited;geometry=new h(w);own=new h(["Reso\
urces"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(t){this.document=t}goTo(t){const{document:n,entries:i,inherited:d}=this,{pages:u}=n,
a=u.number(t),r=n.place(a),p=u.inheritedBy(t);if(this.index=t,this.inherited=p,!r||!n.locate(a,r,i)){this.bytes=void 0,this.geometry.forget(),this.own.forget(),
this.kind=this.kindHere(),this.resources=u.attribute(t,"Resources");return}(this.bytes?.buffer!==r.bytes.buffer||this.bytes.byteOffset!==r.bytes.byteOffset)&&(this.
bytes=(0,g.bS)(r.bytes));const[b,S]=[this.geometry.take(this.bytes,i),this.own.take(this.bytes,i)];(!b||p!==d)&&(this.kind=this.recognise(p)),(!S||p!==d)&&(this.
resources=this.resourcesHere())}contents(){const{document:t,bytes:n}=this,i=t.pages.number(this.index);if(!n)return t.entry(i,"Contents");const d=this.entries.find(
n,"Contents");if(d<0)return;const{at:u}=this.entries;return f(n,u[d+2],u[d+3])??t.entry(i,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){
const{document:t,index:n}=this,{pages:i}=t,[d,u]=this.own.of(0);if(d===u)return i.inheritedBy(n).Resources;const a=f(this.bytes,d,u);if(a)return a;const r=()=>t.
entry(i.number(n),"Resources");if(u-d>m)return r();const p=this.own.text();return t.security&&o.test(p)?r():(this.dictionaries.has(p)||this.dictionaries.set(p,r()),
this.dictionaries.get(p))}recognise(t){let n=this.recognised.get(t);n||this.recognised.set(t,n=new Map);const i=this.geometry.text();let d=n.get(i);return d===void 0&&
n.set(i,d=this.kindHere()),d}kindHere(){const t=(0,M.iw)(this.document,this.index),n=`${t.box.join(" ")} ${t.rotation} ${t.userUnit}`;let i=this.kindOf.get(n);return i===
void 0&&this.kindOf.set(n,i=this.kinds.push(t)-1),i}}class h{keys;bytes;from;to;constructor(t){this.keys=t,this.from=new Int32Array(t.length),this.to=new Int32Array(
t.length)}forget(){this.bytes=void 0}take(t,n){const{bytes:i,from:d,to:u,keys:a}=this;let r=i!==void 0;for(let p=0;p<a.length;p++){const b=n.find(t,a[p]),S=b<0?
0:n.at[b+2],U=b<0?0:n.at[b+3];r&&=c(i,d[p],u[p],t,S,U),d[p]=S,u[p]=U}return this.bytes=t,r}of(t){return[this.from[t],this.to[t]]}text(){let t="";for(let n=0;n<this.
keys.length;n++)t+=`${this.bytes.toString("latin1",this.from[n],this.to[n])}|`;return t}}function c(e,t,n,i,d,u){if(n-t!==u-d)return!1;for(let a=t,r=d;a<n;a++,r++)
if(e[a]!==i[r])return!1;return!0}function f(e,t,n){if(!(0,g.yp)(e[t])||e[n-1]!==g.AV||e[n-2]!==g.Z4)return;const i=(0,g.JI)(e,t,n),d=(0,g.JI)(e,i.after+1,n);return e[i.
after]===g.Z4&&d.value>=0&&d.after===n-2?new P.oS(i.value,d.value):void 0}}),21281:((L,I,l)=>{l.d(I,{Ip:()=>w,XM:()=>c,Xb:()=>h,ds:()=>_,qg:()=>s});var g=l(59071),
O=l(70549),P=l(21115),y=l(824),M=l(1975),D=l(60912);const _=(0,O.n)(async t=>w(t,await(0,y.Br)(t)));function w(t,n){const i=(b,S)=>(0,g.wh)((0,M.sm)(n,b,S)[0]??
""),d=o(i("pdfaid","part"),i("pdfaid","conformance").toLowerCase()),u=m(i("pdfuaid","part"))?`PDF/UA-${i("pdfuaid","part")}`:void 0,r=[i("pdfxid","GTS_PDFXVersi\
on")||i("pdfx","GTS_PDFXVersion")||((0,g.Gh)(t.resolve((0,y._U)(t)?.get("GTS_PDFXVersion")))??""),i("pdfe","ISO_PDFEVersion"),i("pdfvtid","GTS_PDFVTVersion")],p=[
d?.name,u,...r.filter(b=>/^PDF\/[\w .:/()-]{1,40}$/.test(b))];return{archive:d,accessible:u,names:p.filter(b=>b!==void 0)}}const m=t=>/^[1-9]$/.test(t);function o(t,n){
if(!m(t))return;const i=/^[abuef]$/.test(n)?n:"";return{part:Number(t),level:i,name:`PDF/A-${t}${i}`}}function s(t,n,i,d){return n&&e(t,n,[P.dK.pdfaid]),h(i,d)}
const h=({name:t},n)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${t}: ${n}.`});async function c(t){const n=await(0,y.Br)(t);if(!n)
return[];const{archive:i,accessible:d}=w(t,n);e(t,n,[P.dK.pdfaid,P.dK.pdfuaid]);const u=[i?.name,d].filter(a=>a!==void 0);return u.length>0?[f(u)]:[]}const f=t=>({
code:"conformance_dropped",message:`The result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance.`});function e(t,n,i){n.properties.
some(({namespace:d})=>i.includes(d))&&(0,D._L)(t,(0,D.QH)(n,({namespace:d})=>i.includes(d),[]))}}),21115:((L,I,l)=>{l.d(I,{HC:()=>y,dK:()=>g,ee:()=>P});const g={
rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/\
1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/\
id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www\
.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.\
org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},O=new Map(Object.
entries(g));class P{uris=new Map;declared=[];known=new Map;enter(m){let o;for(const{name:s,value:h}of m){if(!y(s))continue;const c=s.slice(6),f=this.uris.get(c);
f?f.push(h):this.uris.set(c,[h]),(o??=[]).push(c)}this.declared.push(o??M),o&&this.known.clear()}leave(){const m=this.declared.pop()??M;for(const o of m)this.uris.
get(o).pop();m.length>0&&this.known.clear()}declares(m){return(this.uris.get(_(m))?.length??0)>0}ofElement(m){let o=this.known.get(m);if(!o){const s=_(m),h=this.
uris.get(s)?.at(-1)??O.get(s)??"";this.known.size===D&&this.known.clear(),this.known.set(m,o={namespace:h,local:m.slice(m.indexOf(":")+1)})}return o}ofAttribute(m){
return m.includes(":")?this.ofElement(m):{namespace:"",local:m}}}const y=w=>w==="xmlns"||w.startsWith("xmlns:"),M=[],D=1e3,_=w=>w.slice(0,Math.max(w.indexOf(":"),
0))}),824:((L,I,l)=>{l.d(I,{Br:()=>w,_6:()=>o,_U:()=>_});var g=l(58552),O=l(1975),P=l(17079),y=l(45599),M=l(59071),D=l(70549);function _(s){const h=s.resolve(s.
trailer.get("Info"));return h instanceof y.Bi?h:h instanceof y.Z6?h.dict:void 0}const w=(0,D.n)(m);async function m(s){const h=s.get(s.catalogNumber),c=h instanceof
y.Bi?s.resolve(h.get("Metadata")):null;if(!(c instanceof y.Z6))return;let f;try{f=s.decoded(c)}catch(e){if(!(e instanceof g.zU)||e.code==="cancelled")throw e;return O.
m}return(0,O.kg)(f,s.job.pace)}function o(s,h){const c=_(s),f=u=>s.resolve(c?.get(u)),e=(u,a,r=", ")=>{const p=(0,O.sm)(h,u,a).map(M.wh).filter(Boolean).join(r);
return p===""?null:p},t=(u,a)=>{const[r=""]=(0,O.sm)(h,u,a);return(0,M.wh)(r)||null},n=(u,a)=>(0,P._)((0,M.Gh)(f(u))??"")??(0,P._)(t("xmp",a)??"")??null,i=s.get(
s.catalogNumber),d=i instanceof y.Bi?(0,M.Gh)(s.resolve(i.get("Lang"))):null;return{title:(0,M.Gh)(f("Title"))??t("dc","title"),author:(0,M.Gh)(f("Author"))??e(
"dc","creator"),subject:(0,M.Gh)(f("Subject"))??t("dc","description"),keywords:(0,M.Gh)(f("Keywords"))??e("pdf","Keywords")??e("dc","subject"),creator:(0,M.Gh)(
f("Creator"))??t("xmp","CreatorTool"),producer:(0,M.Gh)(f("Producer"))??t("pdf","Producer"),created:n("CreationDate","CreateDate"),modified:n("ModDate","ModifyD\
ate"),language:d??t("dc","language")}}}),3907:((L,I,l)=>{l.d(I,{Rt:()=>c,X:()=>d,km:()=>y,ol:()=>O,xK:()=>h});var g=l(78157);const O=200,P=1e4;async function y(u,a,r){
const p=new M(u);for(let b=p.next();b;b=p.next()){if(r(b))return"left";const S=a.step((b.to-b.from)*4+50);S&&await S}return p.hasDocumentType?"document type":p.
malformed?"malformed":"well-formed"}class M{text;malformed=!1;hasDocumentType=!1;at=0;constructor(a){this.text=a}next(){const{text:a,at:r}=this;if(r>=a.length)return;
if(a.charCodeAt(r)!==D)return this.characters(r,this.nextTag(r));if(a.startsWith("<!--",r))return this.other(r,"-->",4);if(a.startsWith("<?",r))return this.other(
r,"?>",2);if(a.startsWith("<![CDATA[",r)){const b=a.indexOf("]]>",r);return b<0?this.end():(this.at=b+3,{kind:"text",text:a.slice(r+9,b),from:r,to:this.at})}return a.
startsWith("<!",r)?(this.hasDocumentType=a.startsWith("<!DOCTYPE",r),this.end()):(a.charCodeAt(r+1)===w?this.endTag(r):this.startTag(r))??this.fault(r,this.nextTag(
r+1))}other(a,r,p){const b=this.text.indexOf(r,a+p);return b<0?this.end():(this.at=b+r.length,{kind:"other",from:a,to:this.at})}endTag(a){const r=this.name(a+2),
p=this.blanks(r);if(!(r===a+2||this.text.charCodeAt(p)!==_))return this.at=p+1,{kind:"end",name:this.text.slice(a+2,r),from:a,to:this.at}}startTag(a){const{text:r}=this,
p=this.name(a+1);if(p===a+1)return;const b=r.slice(a+1,p),S=[];for(let U=p;;){const W=this.blanks(U),F=r.charCodeAt(W);if(F===_||F===w&&r.charCodeAt(W+1)===_)return this.
at=F===_?W+1:W+2,{kind:F===_?"start":"empty",name:b,attributes:S,from:a,to:this.at};const Q=this.name(W),k=this.blanks(Q),X=this.blanks(k+1),H=r[X];if(W===U||Q===
W||r[k]!=="="||H!=='"'&&H!=="'")return;const V=r.indexOf(H,X+1),Y=r.slice(X+1,Math.max(V,X+1)),q=Y.includes("<")?void 0:o(Y);if(V<0||q===void 0||S.length>=P)return;
S.push({name:r.slice(W,Q),value:q,from:W,to:V+1}),U=V+1}}characters(a,r){const p=o(this.text.slice(a,r));return p===void 0?this.fault(a,r):(this.at=r,{kind:"tex\
t",text:p,from:a,to:r})}nextTag(a){const r=this.text.indexOf("<",a);return r<0?this.text.length:r}fault(a,r){return this.malformed=!0,this.at=r,{kind:"other",from:a,
to:r}}end(){this.malformed=!0,this.at=this.text.length}blanks(a){const{text:r}=this;for(;;){const p=r.charCodeAt(a);if(p!==32&&p!==9&&p!==10&&p!==13)return a;a++}}name(a){
const{text:r}=this;for(;a<r.length;a++){const p=r.charCodeAt(a);if(p<=32||p===w||p===_||p===D||p===61||p===34||p===39)break}return a}}const[D,_,w]=[60,62,47],m=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function o(u){if(!u.includes("&"))return u;const a=[];let r=0;for(let p=u.indexOf("&");p>=0;p=u.indexOf(
"&",r)){const b=u.indexOf(";",p);if(b<0||b-p>12)return;const S=u.slice(p+1,b),U=m.get(S)??s(S);if(U===void 0)return;a.push(u.slice(r,p),U),r=b+1}return a.push(u.
slice(r)),a.join("")}function s(u){const a=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(u),r=a?parseInt(a[1]??a[2],a[1]===void 0?10:16):-1;return r>0&&r<=1114111&&!(r>=55296&&
r<=57343)?String.fromCodePoint(r):void 0}function h(u){const[a,r,p,b]=u;if(a===0&&r===0&&(p===254||p===0)||a===255&&r===254&&p===0&&b===0)return i(u);if(a===254&&
r===255||a===0&&r===60)return n(new TextDecoder("utf-16be").decode(u));if(a===255&&r===254||a===60&&r===0)return n(new TextDecoder("utf-16le").decode(u));const S=new TextDecoder().
decode(u);return n(S.includes("�")?Buffer.from(u).toString("latin1"):S)}function c(u){if(u[0]===0||u[1]===0||u[0]===254||u[0]===255)return h(u);const r=(0,g.bS)(
u).toString("latin1",0,f),p=e.exec(r)?.[1]?.toLowerCase()??"utf-8";if(t.has(p))try{return new TextDecoder(p,{fatal:!0}).decode(u)}catch{return}}const f=200,e=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
t=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),n=u=>u.startsWith("\uFEFF")?u.slice(1):u;function i(u){const a=new DataView(u.buffer,
u.byteOffset,u.byteLength),r=u[0]!==0,p=[];for(let b=0;b+4<=u.length;b+=4){const S=a.getUint32(b,r);if(S>1114111)return;p.push(String.fromCodePoint(S))}return n(
p.join(""))}const d=u=>u.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((L,I,l)=>{l.d(I,{QH:()=>y,T3:()=>M,
_L:()=>m});var g=l(21115),O=l(3907),P=l(45599);function y(o,s,h){const{text:c,properties:f,end:e,about:t}=o,n=[];let i=0;for(const d of f.filter(s).sort((u,a)=>u.
from-a.from))d.from<i||(n.push(c.slice(i,d.from)),i=d.to);return n.push(c.slice(i,Math.max(e,i))),h.length>0&&n.push(D(h,t)),n.push(c.slice(Math.max(e,i))),w(n.
join(""))}function M(o){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${g.dK.rdf}">
${D(o,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function D(o,s){const c=[...new Set(o.map(({prefix:e})=>e))].map(e=>` xmlns:${e}="${g.dK[e]}"`).join(""),f=o.map(({prefix:e,name:t,form:n,values:i})=>`\
<${e}:${t}>${_(n,i)}</${e}:${t}>
`);return`<rdf:Description xmlns:rdf="${g.dK.rdf}" rdf:about="${(0,O.X)(s)}"${c}>
${f.join("")}</rdf:Description>
`}function _(o,s){const h=c=>s.map(f=>`<rdf:li${c}>${(0,O.X)(f)}</rdf:li>`).join("");switch(o){case"simple":return(0,O.X)(s[0]??"");case"alternative":return`<rd\
f:Alt>${h(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${h("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${h("")}</rdf:Bag>`}}const w=o=>o.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function m(o,s){const h=o.catalog.get("Metadata"),c=o.resolve(h),f=c instanceof P.Z6?[...c.dict].
filter(([n])=>!["Filter","DecodeParms","Length"].includes(n)):[],e=new P.Bi([["Type",new P.SX("Metadata")],["Subtype",new P.SX("XML")],...f]),t=new P.Z6(e,Buffer.
from(s,"utf8"));(0,P.i9)(h)&&c instanceof P.Z6?o.put(h,t):o.edit(o.catalogNumber).set("Metadata",o.add(t))}}),1975:((L,I,l)=>{l.d(I,{kg:()=>M,m:()=>y,sm:()=>D});
var g=l(21115),O=l(3907);const P=1e5,y={text:"",properties:[],malformed:!0,end:-1,about:""};async function M(o,s){const h=(0,O.xK)(o);if(h===void 0)return y;const c=new w,
e=await(0,O.km)(h,s,t=>(c.take(t),c.broken))!=="well-formed"||c.depth>0||c.end<0||!c.declared;return{text:h,properties:c.properties,malformed:e,end:c.end,about:c.
about}}function D(o,s,h){return o?.properties.find(c=>c.name===h&&c.namespace===g.dK[s])?.values??[]}const _=-2;class w{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new g.
ee;open=[];root=_;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(s){s.kind==="start"||s.kind==="empty"?(this.start(s.name,s.attributes,s.from),
s.kind==="empty"&&!this.broken&&this.close(s.name,s.to,s.to)):s.kind==="end"?this.close(s.name,s.from,s.to):s.kind==="text"&&this.isInProperty()&&this.pieces.push(
s.text)}isInProperty(){return this.root!==_&&this.open.length>this.root+2}start(s,h,c){if(this.open.length>=O.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(h);const f=this.scope.ofElement(s),e=f.namespace===g.dK.rdf,t=e&&f.local==="li";this.root===_&&this.end<0&&e&&f.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const n=this.open.length-this.root,i=t?h.find(({name:d})=>d==="xml:lang")?.value:void 0;if(this.open.push({name:s,...f,from:c,language:i}),
this.root===_){if(!e||f.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(s)}else if(n===1)this.describe(h);else if(n===
2){this.items=[];const d=h.find(({name:u})=>this.isRdf(u,"resource"));this.pieces=d?[d.value]:[]}else t&&(this.pieces=[])}describe(s){for(const{name:h,value:c,from:f,
to:e}of s){if((0,g.HC)(h))continue;const{namespace:t,local:n}=this.scope.ofAttribute(h);t===g.dK.rdf&&n==="about"&&(this.about=c),!(t===""||t===g.dK.rdf||t===g.
dK.xml)&&this.add({namespace:t,name:n,values:[c],from:f,to:e})}}close(s,h,c){const f=this.open.pop();if(f?.name!==s){this.broken=!0;return}this.scope.leave();const e=this.
open.length-this.root;if(this.root!==_)if(e===0)this.end=h,this.root=_;else if(e===1&&this.loose)this.root=_,this.loose=!1;else if(e===2){const t=this.items.length>
0?m(this.items):[this.pieces.join("").trim()];this.add({namespace:f.namespace,name:f.local,values:t,from:f.from,to:c})}else e>2&&f.namespace===g.dK.rdf&&f.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:f.language}),this.pieces=[])}add(s){this.properties.length<P?this.properties.push(s):this.broken=
!0}isRdf(s,h){const c=this.scope.ofAttribute(s);return c.local===h&&c.namespace===g.dK.rdf}}function m(o){const s=o.findIndex(({language:c})=>c?.toLowerCase()===
"x-default"),h=o.map(({text:c})=>c);return s>0?[h[s],...h.slice(0,s),...h.slice(s+1)]:h}}),33546:((L,I,l)=>{l.d(I,{FB:()=>M,Hr:()=>_,Zh:()=>w,k$:()=>D,qm:()=>m});
var g=l(93604),O=l(45599),P=l(81077);const y={first:0,style:"D",prefix:void 0,start:1};async function M(e){const t=e.catalog.get("PageLabels");if(!e.dict(t))return;
const n=(await(0,P.Zc)(e,t,"Nums")).map(([i,d])=>({first:Number(i),label:e.dict(d)})).filter(({first:i})=>Number.isInteger(i)&&i>=0).sort((i,d)=>i.first-d.first).
filter(({first:i},d,u)=>u[d+1]?.first!==i).map(({first:i,label:d})=>({first:i,...o(e,d)}));return n[0]?.first===0?n:[y,...n]}function D(e,t){const n=e.editCatalog();
if(t.length===0){n.delete("PageLabels");return}const i=t[0].first===0?t:[y,...t],d=f(e),u=i.map(({first:a,start:r,...p})=>[a,c({...p,number:r},d)]);n.set("PageL\
abels",e.add((0,P.H6)(e,u,"Nums")))}async function _(e){const t=await M(e);if(!t)return;const n=t.map(({first:i})=>i);return i=>{const d=t[(0,g.MJ)(n,i)-1];return{
...d,number:d.start+i-d.first}}}function w(e,t){const n=[],i=f(e);let d,u=0;for(const a of t)(!d||!s(d,a))&&n.push([u,c(a,i)]),d=a,u++;return(0,P.H6)(e,n,"Nums")}
async function m(e,t){const n=await _(e);if(!n)return;const i=w(e,Array.from(t,d=>n(d-1)));e.editCatalog().set("PageLabels",e.add(i))}function o(e,t){const n=e.
resolve(t?.get("S")),i=e.resolve(t?.get("P")),d=e.resolve(t?.get("St"));return{style:n instanceof O.SX?n.text:void 0,prefix:i instanceof O.Mx&&i.bytes.length>0?
i:void 0,start:typeof d=="number"&&Number.isInteger(d)&&d>=1?d:1}}function s(e,t){return e.style!==t.style||t.style!==void 0&&t.number!==e.number+1?!1:e.prefix===
t.prefix?!0:!!e.prefix&&!!t.prefix&&Buffer.compare(e.prefix.bytes,t.prefix.bytes)===0}const h=100;function c({style:e,prefix:t,number:n},i){return(0,O.jd)({S:e===
void 0?void 0:(0,O.UU)(e),P:t&&t.bytes.length>h?i(t):t,St:e===void 0||n===1?void 0:n})}function f(e){const t=new Map;return n=>{let i=t.get(n);return i||t.set(n,
i=e.add(n)),i}}}),90536:((L,I,l)=>{l.d(I,{C:()=>O,L:()=>P});var g=l(45599);function O(y,M){const D=[y];for(;D.length>0;){const _=D.pop(),w=_ instanceof g.Z6?_.dict:
_;if(Array.isArray(w))for(const m of w)D.push(m);else if(w instanceof g.Bi){M(w);for(const m of w.values())D.push(m)}}}function P(y,M){const D=[];return O(y,_=>{
D.length===0&&M(_)&&D.push(_)}),D.length>0}}),22332:((L,I,l)=>{l.d(I,{l3:()=>D,mq:()=>w,nD:()=>_});var g=l(78157),O=l(45798),P=l(45599);const y=50,M=1e4;function D(m,o){
const s=(0,g.bS)(m).lastIndexOf("startxref",o);return s<0?-1:(0,g.JI)(m,(0,g.AN)(m,s+9,o),o).value}function _(m,o){const s=m.length;if(o<0||o>=s)return;const h=(0,g.
AN)(m,o,s),c=!(0,g.w1)(m,h,"xref"),f=c?-1:(0,g.bS)(m).indexOf("trailer",h),e=c?(0,g.ay)(m,h,s)?.body??-1:f<0?-1:f+7,t=e<0?null:new O.i(m,e,s,y).value();return(0,P.
Zm)(t)?{at:o,isStream:c,trailer:t}:void 0}function w(m){const o=new Set;for(let s=D(m,m.length);typeof s=="number"&&!o.has(s)&&o.size<M;){const h=_(m,s);if(!h)break;
o.add(s),s=h.trailer.get("Prev")}return o}})};
