"use strict";exports.id=7936,exports.ids=[7936],exports.modules={97869:((w,C,o)=>{o.d(C,{Br:()=>S,HB:()=>g,Pz:()=>_,Qg:()=>$,_B:()=>M,c4:()=>B,hU:()=>p});var h=o(80397),P=o(
10404),l=o(16039);async function M(i){const m=await(0,P.Br)(i),{archive:f}=(0,h.Ip)(i,m);return f&&{...f,xmp:m,intent:x(i)}}function x(i){for(const m of i.array(
i.catalog.get("OutputIntents"))??[]){const f=i.dict(m);if(!(0,l.Zm)(f)||!(0,l.Eo)(i.resolve(f.get("S")),"GTS_PDFA1"))continue;const r=i.resolve(i.dict(f.get("De\
stOutputProfile"))?.get("N"));if(typeof r=="number")return r}}const p=({intent:i},m)=>m===1?i!==void 0:i===m,S={transparency:"that standard allows no transparen\
cy",sixteenBits:"that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"its output intent does not cover t\
he CMYK colors of the stamp",overlay:"the overlay does not claim the same part with the same output intent"},B=(i,m,f)=>(0,h.qg)(i,m.xmp,m,f),$=i=>i&&i.part!==1&&
i.intent===void 0?_():void 0,u=[.9505,1,1.089],_=()=>[(0,l.UU)("CalRGB"),(0,l.jd)({WhitePoint:[...u],Gamma:[2.2,2.2,2.2],Matrix:[.4124,.2126,.0193,.3576,.7152,.1192,
.1805,.0722,.9505]})],g=()=>[(0,l.UU)("CalGray"),(0,l.jd)({WhitePoint:[...u],Gamma:2.2})]}),26844:((w,C,o)=>{o.d(C,{W:()=>E});var h=o(16039),P=o(69959),l=o(66173),
M=o(36692);const x=400,p=.01;function S(n,t,e,s){const a=new l.B(t),v=new B(n,e,s);for(let D=0;D<x&&a.next();D++)if(v.takes(a))return!0;return!1}class B{document;resources;box;states=new P.
U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new _;clips=!1;constructor(t,e,s){this.document=t,this.resources=e,this.box=s}takes(t){
if(this.states.follow(t)||this.extendsPath(t)||this.setsState(t))return!1;const{operator:e}=t;return e==="Do"?this.paintsImage(t.name(0)):$.test(e)&&this.paintsPath(
e)}setsState(t){const e=this.states.current;switch(t.operator){case"gs":{const s=this.document.dict(this.resource("ExtGState",t.name(0)));return e.isOpaque=e.isSolid=
g(this.document,s),!0}case"scn":case"sc":return e.isSolid=e.isOpaque&&t.kind(t.count-1)!==M.o_,!0;case"g":case"rg":case"k":return e.isSolid=e.isOpaque,!0;case"W":case"\
W*":return this.clips=!0,!0;default:return!1}}extendsPath(t){const{matrix:e}=this.states.current;switch(t.operator){case"re":{const[s,a,v,D]=(0,P.c)(t);return this.
path.rectangle(e,s,a,v,D),!0}case"m":case"l":return this.path.point(e,t.number(0),t.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:
return!1}}paintsPath(t){const e=this.states.current,s=this.path.area();return u.test(t)&&e.isSolid&&this.isCoveredBy(s)?!0:(this.clips&&(e.clip=s&&e.clip&&m(s,e.
clip)),this.clips=!1,this.path=new _,!1)}paintsImage(t){const e=this.states.current,s=this.resource("XObject",t);if(!e.isOpaque||!(s instanceof h.Z6)||!i(this.document,
s.dict))return!1;const a=new _;return a.rectangle(e.matrix,0,0,1,1),this.isCoveredBy(a.area())}isCoveredBy(t){const{clip:e}=this.states.current;return t!==void 0&&
e!==void 0&&f(m(t,e),this.box)}resource(t,e){const{document:s,resources:a}=this;return e===void 0?null:s.resolve(s.dict(a?.get(t))?.get(e))}}const $=/^(?:[fBb]\*?|[FSsn])$/,
u=/^[fFbB]/;class _{isRectangle=!0;points=[];point([t,e,s,a,v,D],O,y){this.points.push([t*O+s*y+v,e*O+a*y+D])}rectangle(t,e,s,a,v){this.point(t,e,s),this.point(
t,e+a,s),this.point(t,e+a,s+v),this.point(t,e,s+v)}area(){const{points:t}=this;if(!this.isRectangle||t.length<4||t.length>5)return;const[e,s]=[t.map(([O])=>O),t.
map(([,O])=>O)],a=[Math.min(...e),Math.min(...s),Math.max(...e),Math.max(...s)],v=p*Math.max(a[2]-a[0],a[3]-a[1]),D=(O,y,A)=>Math.abs(O-y)<=v||Math.abs(O-A)<=v;
return t.every(([O,y])=>D(O,a[0],a[2])&&D(y,a[1],a[3]))?a:void 0}}function g(n,t){if(!t)return!0;const e=n.resolve(t.get("ca")),s=n.resolve(t.get("BM")),a=n.resolve(
t.get("SMask"));return(e===null||e===1)&&(s===null||(0,h.Eo)(s,"Normal"))&&(a===null||(0,h.Eo)(a,"None"))}function i(n,t){const e=n.resolve(t.get("ImageMask"))===
!0;return(0,h.Eo)(n.resolve(t.get("Subtype")),"Image")&&!e&&!t.has("SMask")&&!t.has("Mask")}function m(n,t){return[Math.max(n[0],t[0]),Math.max(n[1],t[1]),Math.
min(n[2],t[2]),Math.min(n[3],t[3])]}function f(n,t){const[e,s]=[p*(t[2]-t[0]),p*(t[3]-t[1])];return n[0]<=t[0]+e&&n[1]<=t[1]+s&&n[2]>=t[2]-e&&n[3]>=t[3]-s}var r=o(
65300),d=o(59234);function c(n,t,e,s){return`/Artifact <<${e==="over"?`/Type /Pagination /Subtype /${t}`:`/Type /Background /BBox [${s.map(d._).join(" ")}]`}>> \
BDC
${n}
EMC
`}async function E(n,{kinds:t,pages:e},s){const{pace:a}=n.job,{layer:v,subtype:D,groupColorSpace:O}=s,y=new r.B(n);v==="over"&&await y.inspect(e);const A=[];for(const[
R,I]of e.entries()){const K=a.step(v==="over"?2e3:2e4);K&&await K,R%1e3===0&&a.progress(R/e.length);const L=s.on(I,R);if(!L)continue;const{box:G}=t[I.kind],{resources:F}=L,
j=W=>c(L.operators(W),D,v,G);if(v==="over")y.over(I,{resources:F,operators:j});else{const W=y.contents.content(y.contents.own(I));S(n,W,n.dict(I.resources),G)&&
A.push(I.index+1),y.under(I,{resources:F,operators:j})}O!==void 0&&T(n,I.index,O)}return A.length>0?[U(A,e.length)]:[]}function T(n,t,e){const s=n.pages.number(
t),a=n.entry(s,"Group"),v=n.dict(a);if(v?.has("CS"))return;const D=(0,h.jd)({Type:(0,h.UU)("Group"),S:(0,h.UU)("Transparency"),...Object.fromEntries(v??[]),CS:e});
(0,h.i9)(a)&&(0,h.Zm)(n.get(a))?n.put(a,D):n.pages.patch(t,{Group:D})}const b=10;function U(n,t){const e=n.slice(0,b).join(", ")+(n.length>b?` and ${n.length-b}\
 more`:"");return{code:"stamp_hidden",message:`The stamp is hidden ${n.length===t?"on every page":n.length===1?`on page ${e}`:`on pages ${e}`}: the content of t\
he page covers all of it. Stamp over the page instead.`}}}),69959:((w,C,o)=>{o.d(C,{U:()=>l,c:()=>M});var h=o(80199);const P=1e4;class l{current;saved=[];beyond=0;constructor(p){
this.current=p}follow(p){switch(p.operator){case"q":return this.saved.length<P?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?
this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(p),!0;default:return!1}}transform(p){if(p.count!==6)return;const[S,B,
$,u,_,g]=M(p);this.current.matrix=(0,h.lw)([S,B,$,u,_,g],this.current.matrix)}}const M=x=>Array.from({length:x.count},(p,S)=>x.number(S))}),80397:((w,C,o)=>{o.d(
C,{Ip:()=>B,XM:()=>i,Xb:()=>g,ds:()=>S,qg:()=>_});var h=o(58247),P=o(30729),l=o(1480),M=o(10404),x=o(34331),p=o(31808);const S=(0,P.H)(async r=>B(r,await(0,M.Br)(
r)));function B(r,d){const c=(t,e)=>(0,h.w)((0,x.sm)(d,t,e)[0]??""),E=u(c("pdfaid","part"),c("pdfaid","conformance").toLowerCase()),T=$(c("pdfuaid","part"))?`PD\
F/UA-${c("pdfuaid","part")}`:void 0,U=[c("pdfxid","GTS_PDFXVersion")||c("pdfx","GTS_PDFXVersion")||((0,h.G)(r.resolve((0,M._U)(r)?.get("GTS_PDFXVersion")))??""),
c("pdfe","ISO_PDFEVersion"),c("pdfvtid","GTS_PDFVTVersion")],n=[E?.name,T,...U.filter(t=>/^PDF\/[\w .:/()-]{1,40}$/.test(t))];return{archive:E,accessible:T,names:n.
filter(t=>t!==void 0)}}const $=r=>/^[1-9]$/.test(r);function u(r,d){if(!$(r))return;const c=/^[abuef]$/.test(d)?d:"";return{part:Number(r),level:c,name:`PDF/A-${r}${c}`}}
function _(r,d,c,E){return d&&f(r,d,[l.dK.pdfaid]),g(c,E)}const g=({name:r},d)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${r}\
: ${d}.`});async function i(r){const d=await(0,M.Br)(r);if(!d)return[];const{archive:c,accessible:E}=B(r,d);f(r,d,[l.dK.pdfaid,l.dK.pdfuaid]);const T=[c?.name,E].
filter(b=>b!==void 0);return T.length>0?[m(T)]:[]}const m=r=>({code:"conformance_dropped",message:`The result no longer claims ${r.join(" and ")}, because a mer\
ge cannot guarantee conformance.`});function f(r,d,c){d.properties.some(({namespace:E})=>c.includes(E))&&(0,p._L)(r,(0,p.QH)(d,({namespace:E})=>c.includes(E),[]))}}),
31808:((w,C,o)=>{o.d(C,{QH:()=>M,T3:()=>x,_L:()=>$});var h=o(1480),P=o(54075),l=o(16039);function M(u,_,g){const{text:i,properties:m,end:f,about:r}=u,d=[];let c=0;
for(const E of m.filter(_).sort((T,b)=>T.from-b.from))E.from<c||(d.push(i.slice(c,E.from)),c=E.to);return d.push(i.slice(c,Math.max(f,c))),g.length>0&&d.push(p(
g,r)),d.push(i.slice(Math.max(f,c))),B(d.join(""))}function x(u){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${h.dK.rdf}">
${p(u,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function p(u,_){const i=[...new Set(u.map(({prefix:f})=>f))].map(f=>` xmlns:${f}="${h.dK[f]}"`).join(""),m=u.map(({prefix:f,name:r,form:d,values:c})=>`\
<${f}:${r}>${S(d,c)}</${f}:${r}>
`);return`<rdf:Description xmlns:rdf="${h.dK.rdf}" rdf:about="${(0,P.X)(_)}"${i}>
${m.join("")}</rdf:Description>
`}function S(u,_){const g=i=>_.map(m=>`<rdf:li${i}>${(0,P.X)(m)}</rdf:li>`).join("");switch(u){case"simple":return(0,P.X)(_[0]??"");case"alternative":return`<rd\
f:Alt>${g(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${g("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${g("")}</rdf:Bag>`}}const B=u=>u.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function $(u,_){const g=u.catalog.get("Metadata"),i=u.resolve(g),m=i instanceof l.Z6?[...i.dict].
filter(([d])=>!["Filter","DecodeParms","Length"].includes(d)):[],f=new l.Bi([["Type",new l.SX("Metadata")],["Subtype",new l.SX("XML")],...m]),r=new l.Z6(f,Buffer.
from(_,"utf8"));(0,l.i9)(g)&&i instanceof l.Z6?u.put(g,r):u.edit(u.catalogNumber).set("Metadata",u.add(r))}}),30729:((w,C,o)=>{o.d(C,{H:()=>h});function h(P){const l=new WeakMap;
return M=>{if(M.hasChanges)return P(M);const x=l.get(M);if(x)return x.answer;const p=P(M);return l.set(M,{answer:p}),p}}})};
