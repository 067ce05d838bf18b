"use strict";exports.id=7853,exports.ids=[7853],exports.modules={57117:((U,S,i)=>{i.d(S,{Br:()=>O,HB:()=>h,Pz:()=>M,Qg:()=>C,_B:()=>D,c4:()=>y,hU:()=>v});var _=i(21281),g=i(
824),l=i(45599);async function D(r){const p=await(0,g.Br)(r),{archive:d}=(0,_.Ip)(r,p);return d&&{...d,xmp:p,intent:x(r)}}function x(r){for(const p of r.array(r.
catalog.get("OutputIntents"))??[]){const d=r.dict(p);if(!(0,l.Zm)(d)||!(0,l.Eo)(r.resolve(d.get("S")),"GTS_PDFA1"))continue;const a=r.resolve(r.dict(d.get("Dest\
OutputProfile"))?.get("N"));if(typeof a=="number")return a}}const v=({intent:r},p)=>p===1?r!==void 0:r===p,O={transparency:"that standard allows no transparency",
sixteenBits:"that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"its output intent does not cover the C\
MYK colors of the stamp",overlay:"the overlay does not claim the same part with the same output intent"},y=(r,p,d)=>(0,_.qg)(r,p.xmp,p,d),C=r=>r&&r.part!==1&&r.
intent===void 0?M():void 0,f=[.9505,1,1.089],M=()=>[(0,l.UU)("CalRGB"),(0,l.jd)({WhitePoint:[...f],Gamma:[2.2,2.2,2.2],Matrix:[.4124,.2126,.0193,.3576,.7152,.1192,
.1805,.0722,.9505]})],h=()=>[(0,l.UU)("CalGray"),(0,l.jd)({WhitePoint:[...f],Gamma:2.2})]}),72313:((U,S,i)=>{i.d(S,{W:()=>B});var _=i(81627),g=i(45599),l=i(98446),
D=i(36078);function x(s,t,e,n){return`/Artifact <<${e==="over"?`/Type /Pagination /Subtype /${t}`:`/Type /Background /BBox [${n.map(D._).join(" ")}]`}>> BDC
${s}
EMC
`}var v=i(36211),O=i(37709),y=i(85008),C=i(74135),f=i(5490);const M=400,h=.01;function r(s,t,e,n){const c=new O.BT(t),m=new p(s,e,n);for(let P=0;P<M&&c.next();P++)
if(m.takes(c))return!0;return!1}class p{document;resources;box;states=new f.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new d;clips=!1;constructor(t,e,n){
this.document=t,this.resources=e,this.box=n}takes(t){if(this.states.follow(t)||this.extendsPath(t)||this.setsState(t))return!1;const{operator:e}=t;if(e==="Do")return this.
paintsImage(t.name(0));const n=v.lJ.get(e);return n!==void 0&&this.paintsPath(n)}setsState(t){const e=this.states.current;switch(t.operator){case"gs":{const n=this.
document.dict(this.resource("ExtGState",t.name(0)));return e.isOpaque=e.isSolid=a(this.document,n),!0}case"scn":case"sc":return e.isSolid=e.isOpaque&&t.kind(t.count-
1)!==y.o_,!0;case"g":case"rg":case"k":return e.isSolid=e.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(t){const{matrix:e}=this.
states.current;switch(t.operator){case"re":{const[n,c,m,P]=(0,f.M)(t);return this.path.rectangle(e,n,c,m,P),!0}case"m":case"l":return this.path.point(e,t.number(
0),t.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:t}){const e=this.states.current,n=this.path.area();
return t&&e.isSolid&&this.isCoveredBy(n)?!0:(this.clips&&(e.clip=n&&e.clip&&o(n,e.clip)),this.clips=!1,this.path=new d,!1)}paintsImage(t){const e=this.states.current,
n=this.resource("XObject",t);if(!e.isOpaque||!(n instanceof g.Z6)||!u(this.document,n.dict))return!1;const c=new d;return c.rectangle(e.matrix,0,0,1,1),this.isCoveredBy(
c.area())}isCoveredBy(t){const{clip:e}=this.states.current;return t!==void 0&&e!==void 0&&E(o(t,e),this.box)}resource(t,e){const{document:n,resources:c}=this;return e===
void 0?null:n.resolve(n.dict(c?.get(t))?.get(e))}}class d{isRectangle=!0;points=[];point([t,e,n,c,m,P],I,T){this.points.push([t*I+n*T+m,e*I+c*T+P])}rectangle(t,e,n,c,m){
this.point(t,e,n),this.point(t,e+c,n),this.point(t,e+c,n+m),this.point(t,e,n+m)}area(){const{points:t}=this;if(!this.isRectangle||t.length<4||t.length>5)return;
const e=(0,C.$L)(t),n=h*Math.max(e[2]-e[0],e[3]-e[1]),c=(m,P,I)=>Math.abs(m-P)<=n||Math.abs(m-I)<=n;return t.every(([m,P])=>c(m,e[0],e[2])&&c(P,e[1],e[3]))?e:void 0}}
function a(s,t){if(!t)return!0;const e=s.resolve(t.get("ca")),n=s.resolve(t.get("BM")),c=s.resolve(t.get("SMask"));return(e===null||e===1)&&(n===null||(0,g.Eo)(
n,"Normal"))&&(c===null||(0,g.Eo)(c,"None"))}function u(s,t){const e=s.resolve(t.get("ImageMask"))===!0;return(0,g.Eo)(s.resolve(t.get("Subtype")),"Image")&&!e&&
!t.has("SMask")&&!t.has("Mask")}function o(s,t){return[Math.max(s[0],t[0]),Math.max(s[1],t[1]),Math.min(s[2],t[2]),Math.min(s[3],t[3])]}function E(s,t){const[e,
n]=[h*(t[2]-t[0]),h*(t[3]-t[1])];return s[0]<=t[0]+e&&s[1]<=t[1]+n&&s[2]>=t[2]-e&&s[3]>=t[3]-n}async function B(s,{kinds:t,pages:e},n){const{pace:c}=s.job,{layer:m,
subtype:P,groupColorSpace:I}=n,T=new _.B(s);m==="over"&&await T.inspect(e);const w=[];for(const[R,$]of e.entries()){const W=c.step(m==="over"?2e3:2e4);W&&await W,
R%1e3===0&&c.progress(R/e.length);const K=n.on($,R);if(!K)continue;const{box:G}=t[$.kind],{resources:F}=K,j=L=>x(K.operators(L),P,m,G);if(m==="over")await T.over(
$,{resources:F,operators:j});else{const L=await T.contents.content(T.contents.own($));r(s,L,s.dict($.resources),G)&&w.push($.index+1),T.under($,{resources:F,operators:j})}
I!==void 0&&b(s,$.index,I)}return w.length>0?[A(w,e.length)]:[]}function b(s,t,e){const n=s.pages.number(t),c=s.entry(n,"Group"),m=s.dict(c);if(m?.has("CS"))return;
const P=(0,g.jd)({Type:(0,g.UU)("Group"),S:(0,g.UU)("Transparency"),...Object.fromEntries(m??[]),CS:e});(0,g.i9)(c)&&(0,g.Zm)(s.get(c))?s.put(c,P):s.pages.patch(
t,{Group:P})}function A(s,t){return{code:"stamp_hidden",message:`The stamp is hidden ${s.length===t?"on every page":`on ${(0,l.oi)(s)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),5490:((U,S,i)=>{i.d(S,{M:()=>D,U:()=>l});var _=i(74135);const g=1e4;class l{current;saved=[];beyond=0;constructor(v){
this.current=v}follow(v){switch(v.operator){case"q":return this.saved.length<g?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?
this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(v),!0;default:return!1}}transform(v){if(v.count!==6)return;const[O,y,
C,f,M,h]=D(v);this.current.matrix=(0,_.lw)([O,y,C,f,M,h],this.current.matrix)}}const D=x=>Array.from({length:x.count},(v,O)=>x.number(O))}),21281:((U,S,i)=>{i.d(
S,{Ip:()=>y,XM:()=>r,Xb:()=>h,ds:()=>O,qg:()=>M});var _=i(59071),g=i(70549),l=i(21115),D=i(824),x=i(1975),v=i(60912);const O=(0,g.n)(async a=>y(a,await(0,D.Br)(
a)));function y(a,u){const o=(t,e)=>(0,_.wh)((0,x.sm)(u,t,e)[0]??""),E=f(o("pdfaid","part"),o("pdfaid","conformance").toLowerCase()),B=C(o("pdfuaid","part"))?`P\
DF/UA-${o("pdfuaid","part")}`:void 0,A=[o("pdfxid","GTS_PDFXVersion")||o("pdfx","GTS_PDFXVersion")||((0,_.Gh)(a.resolve((0,D._U)(a)?.get("GTS_PDFXVersion")))??""),
o("pdfe","ISO_PDFEVersion"),o("pdfvtid","GTS_PDFVTVersion")],s=[E?.name,B,...A.filter(t=>/^PDF\/[\w .:/()-]{1,40}$/.test(t))];return{archive:E,accessible:B,names:s.
filter(t=>t!==void 0)}}const C=a=>/^[1-9]$/.test(a);function f(a,u){if(!C(a))return;const o=/^[abuef]$/.test(u)?u:"";return{part:Number(a),level:o,name:`PDF/A-${a}${o}`}}
function M(a,u,o,E){return u&&d(a,u,[l.dK.pdfaid]),h(o,E)}const h=({name:a},u)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${a}\
: ${u}.`});async function r(a){const u=await(0,D.Br)(a);if(!u)return[];const{archive:o,accessible:E}=y(a,u);d(a,u,[l.dK.pdfaid,l.dK.pdfuaid]);const B=[o?.name,E].
filter(b=>b!==void 0);return B.length>0?[p(B)]:[]}const p=a=>({code:"conformance_dropped",message:`The result no longer claims ${a.join(" and ")}, because a mer\
ge cannot guarantee conformance.`});function d(a,u,o){u.properties.some(({namespace:E})=>o.includes(E))&&(0,v._L)(a,(0,v.QH)(u,({namespace:E})=>o.includes(E),[]))}}),
60912:((U,S,i)=>{i.d(S,{QH:()=>D,T3:()=>x,_L:()=>C});var _=i(21115),g=i(3907),l=i(45599);function D(f,M,h){const{text:r,properties:p,end:d,about:a}=f,u=[];let o=0;
for(const E of p.filter(M).sort((B,b)=>B.from-b.from))E.from<o||(u.push(r.slice(o,E.from)),o=E.to);return u.push(r.slice(o,Math.max(d,o))),h.length>0&&u.push(v(
h,a)),u.push(r.slice(Math.max(d,o))),y(u.join(""))}function x(f){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${_.dK.rdf}">
${v(f,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function v(f,M){const r=[...new Set(f.map(({prefix:d})=>d))].map(d=>` xmlns:${d}="${_.dK[d]}"`).join(""),p=f.map(({prefix:d,name:a,form:u,values:o})=>`\
<${d}:${a}>${O(u,o)}</${d}:${a}>
`);return`<rdf:Description xmlns:rdf="${_.dK.rdf}" rdf:about="${(0,g.X)(M)}"${r}>
${p.join("")}</rdf:Description>
`}function O(f,M){const h=r=>M.map(p=>`<rdf:li${r}>${(0,g.X)(p)}</rdf:li>`).join("");switch(f){case"simple":return(0,g.X)(M[0]??"");case"alternative":return`<rd\
f:Alt>${h(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${h("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${h("")}</rdf:Bag>`}}const y=f=>f.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function C(f,M){const h=f.catalog.get("Metadata"),r=f.resolve(h),p=r instanceof l.Z6?[...r.dict].
filter(([u])=>!["Filter","DecodeParms","Length"].includes(u)):[],d=new l.Bi([["Type",new l.SX("Metadata")],["Subtype",new l.SX("XML")],...p]),a=new l.Z6(d,Buffer.
from(M,"utf8"));(0,l.i9)(h)&&r instanceof l.Z6?f.put(h,a):f.edit(f.catalogNumber).set("Metadata",f.add(a))}})};
