"use strict";exports.id=9109,exports.ids=[9109],exports.modules={29825:((k,R,u)=>{u.d(R,{EH:()=>A,OD:()=>w,W_:()=>E,lV:()=>T});var j=u(12889),M=u(47707);const T=-1,w=(i,h)=>(0,j.
pr)(i).flatMap(m=>E(m,h));function E({text:i,rtl:h},m){const P=[];for(const l of(0,M.qf)(i)){const b=P.at(-1),d=(0,M.ML)(l)?b?.font??0:v(l,m,b?.font);b?.font===
d?b.text+=l:P.push({font:d,text:l,rtl:h})}return h?P.reverse():P}function v(i,h,m){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(i)&&m!==void 0&&h[m]?.
covers(i)===!0?m:h.findIndex(l=>l.covers(i))}function A(i,h){const m=w(i,h).filter(({font:P})=>P===T);return[...new Set(m.flatMap(P=>(0,M.qf)(P.text)))]}}),45409:((k,R,u)=>{
u.d(R,{Q:()=>T,n:()=>M});var j=u(36078);function M(w,E,v,A){let i=0,h=0;const m=[];for(let P=0;P<w.length;P=i){const{y:l}=w[P];for(;i<w.length&&w[i].y===l;)i++;
l!==h&&m.push(`${(0,j.id)(l*A/1e3)} Ts`),h=l,m.push(`[${T(w.slice(P,i),E,v)}] TJ`)}return h!==0&&m.push("0 Ts"),m.join(" ")}function T(w,E,v){let A="",i="";const h=m=>{
const P=Math.round(m*100)/100;P!==0&&(i&&(A+=`<${i}>`),i="",A+=`${-P} `)};for(const{glyph:m,advance:P,x:l}of w)h(l),i+=E.codeOf(m),h(P-l-m.advanceWidth*v);return i?
`${A}<${i}>`:A}}),88739:((k,R,u)=>{u.d(R,{B:()=>v,U:()=>w});var j=u(77581),M=u(12889);const T=100;function w(A,{digits:i=4,isInOrder:h=!1}={}){const m=A.filter(
([,l])=>l.length>0).map(([l,b])=>`<${v(l).slice(-i)}> <${E(b,h)}>`),P=Array.from({length:Math.ceil(m.length/T)},(l,b)=>{const d=m.slice(b*T,(b+1)*T);return[`${d.
length} beginbfchar`,...d,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(i)}> <${"F".repeat(i)}> endcodespacerange`,...P,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function E(A,i){const h=A.map(m=>String.fromCodePoint(m)).join("");return(0,j.kt)(!i&&(0,M.ft)(h)?[...h].reverse().join(""):h).toString("hex").toUpperCase()}
const v=A=>A.toString(16).toUpperCase().padStart(4,"0")}),38875:((k,R,u)=>{u.d(R,{F:()=>T});var j=u(60623);const M=1<<24,T=w=>(0,j.UD)(Buffer.from(w,"base64"),{
stream:M,total:M,remaining:M},{found:!1})}),96927:((k,R,u)=>{u.d(R,{XS:()=>w,tU:()=>E,tn:()=>T});const j=v=>Math.round(v*72e3/25.4)/1e3,M=(v,A)=>[j(v),j(A)],T={
A3:M(297,420),A4:M(210,297),A5:M(148,210),A6:M(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},w=3,E=14400}),24472:((k,R,u)=>{u.d(R,{Q$:()=>m,Xw:()=>h,
n8:()=>i});var j=u(43496),M=u(1975),T=u(82715),w=u(60912),E=u(21878),v=u(81679),A=u(45599);const i="Octavo";function h(l){const b=l.add(new A.Z6((0,A.jd)({N:3,Filter:(0,A.
UU)("FlateDecode")}),(0,v.Kc)((0,E.k)({gray:!1})))),d=(0,A.jd)({Type:(0,A.UU)("OutputIntent"),S:(0,A.UU)("GTS_PDFA1"),OutputConditionIdentifier:(0,A.Px)("sRGB"),
Info:(0,A.Px)("sRGB"),DestOutputProfile:b});l.editCatalog().set("OutputIntents",[l.add(d)])}async function m(l,{title:b,author:d,language:I},x){const{isArchive:U}=x,
B=(W,G,J)=>({prefix:W,name:G,form:"simple",values:[J]}),L=x.isAccessible&&I!==void 0,F=(0,w.T3)([{prefix:"dc",name:"title",form:"alternative",values:[b]},...d===
void 0?[]:[{prefix:"dc",name:"creator",form:"ordered",values:[d]}],...I===void 0?[]:[{prefix:"dc",name:"language",form:"unordered",values:[I]}],B("pdf","Produce\
r",i),...U?[B("pdfaid","part","3"),B("pdfaid","conformance","A")]:[],...L?[B("pdfuaid","part","1")]:[]]);if(!L||!U)return(0,w._L)(l,F);const N=await(0,M.kg)(Buffer.
from(F,"utf8"),l.job.pace);(0,w._L)(l,(0,T.m)(N,"pdfaExtension","schemas",P))}const P=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${j.dK.pdfaSchema}" xm\
lns:pdfaProperty="${j.dK.pdfaProperty}">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${j.dK.pdfuaid}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>inter\
nal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description></rdf:li>
</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),69379:((k,R,u)=>{u.d(R,{B:()=>q});var j=u(22387),M=u(61410),T=u(66005),w=u(91112),E=u(16804),v=u(81415),A=u(12237),i=u(68973),h=u(45599),m=u(24472);function P(c,t,e){
if(t.length===0)return;const n=(r,a,g)=>{const f=r.map(()=>c.nextRef());let p=r.length;for(const[S,{title:O,place:$,children:y}]of r.entries()){const D=c.obj({Title:M.
A.fromText(O),Parent:a});l(D,{Prev:f[S-1],Next:f[S+1],Dest:e($)}),y.length>0&&(p+=n(y,f[S],D)),c.assign(f[S],D)}return l(g,{First:f[0],Last:f.at(-1),Count:v.A.of(
p)}),p},s=c.nextRef(),o=c.obj({Type:"Outlines"});return n(t,s,o),c.assign(s,o),s}function l(c,t){for(const[e,n]of Object.entries(t))n!==void 0&&c.set(w.A.of(e),
n)}var b=u(78445),d=u(36078);const I=({stops:c})=>c.some(({alpha:t})=>t<1);function x(c,{coordinates:t,stops:e}){return c.register(B(c,t,e,"DeviceRGB",({color:n})=>n))}
function U(c,{coordinates:t,stops:e,box:n}){const s=B(c,t,e,"DeviceGray",({alpha:r})=>[r]),o=c.stream("/Shade sh",{Type:"XObject",Subtype:"Form",BBox:[...n],Group:{
S:"Transparency",CS:"DeviceGray"},Resources:{Shading:{Shade:s}}});return c.register(c.obj({Type:"ExtGState",SMask:{Type:"Mask",S:"Luminosity",G:c.register(o)}}))}
function B(c,t,e,n,s){const o=e.slice(1).map((a,g)=>({FunctionType:2,Domain:[0,1],C0:s(e[g]).map(L),C1:s(a).map(L),N:1})),r={FunctionType:3,Domain:[0,1],Functions:o,
Bounds:e.slice(1,-1).map(({at:a})=>L(a)),Encode:o.flatMap(()=>[0,1])};return c.obj({ShadingType:t.length===4?2:3,ColorSpace:n,Coords:t.map(L),Function:r,Extend:[
!0,!0]})}const L=c=>Math.round(c*1e4)/1e4;var F=u(41578),N=u(45409),W=u(47707),G=u(29825),J=u(33141),z=u(36263);const ot="□",rt=new RegExp("(\\p{Extended_Picto\
graphic}\\ufe0f?)[\\u{1f3fb}-\\u{1f3ff}]|\\ufe0f?\\u20e3","gu"),it=new RegExp("(\\p{Regional_Indicator}{2}|\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?(?:\
\\u200d\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?){1,9})","u"),at=15e4,ft=127462,ct=/^[!-~]+$/;class V{name;face;used=new Map;embedded;constructor(t,e){
this.name=t,this.face=e,e.keep()}}const Z=(c,t)=>c.filter(e=>!t.some(({face:n})=>n.covers(e)));class X{styles;others;upright;missing=new Set;words;constructor(t,e,n=[]){
this.styles=t,this.others=e,this.upright=n;const s=()=>({Regular:new Map,SemiBold:new Map,Italic:new Map,SemiBoldItalic:new Map,Mono:new Map});this.words={ltr:s(),
rtl:s()}}static async open({styles:t,text:e,font:n,boldFont:s},o){const r=new Map,a=async C=>(await o.rest(),new V(C,await(0,z.ft)(C))),g=t.includes("SemiBold")&&
t.includes("Italic");for(const C of new Set(["Regular",...t,...g?["SemiBoldItalic"]:[]]))r.set(C,await a(C));const f=r.get("Regular"),p=()=>[f,...[...r.values()].
filter(C=>C!==f)];let S=Z([...new Set(e)],p());if(S.length>0&&!r.has("Mono")){const C=await a("Mono");Z(S,[C]).length<S.length&&r.set("Mono",C),S=Z(S,p())}const O=[];
S.length>0&&O.push(await a("Emoji"));const $=[...p(),...O];if(!n)return new X(r,$);const y=new V("User",(0,z.ar)(n)),D=s&&new V("UserBold",(0,z.ar)(s));r.set("R\
egular",y).set("Italic",y),D&&r.set("SemiBold",D).set("SemiBoldItalic",D);const _=D?[y,D]:[y];return new X(r,[...$,..._],_)}async warm(t,e){for(const{face:s}of this.
styles.values())await e.rest(),s.shape("A");const{face:n}=this.fontOf("Regular");for(const s of t){const o=e.step(at);o&&await o,ct.test(s)&&n.shape(s)}}word(t,e,n=!1){
const s=this.words[n?"rtl":"ltr"][e];let o=s.get(t);return o||s.set(t,o=this.shape(t,e,n)),o}metrics(t){return this.fontOf(t).face.metrics}async embed(t){for(const e of this.
all)e.used.size!==0&&(await t.rest(),e.embedded=await(0,F.r)(e.face,[...e.used.values()]))}get all(){return this.others}fontOf(t){return this.styles.get(t)??this.
others[0]}shape(t,e,n){const s=t.split(it);if(s.length===1)return this.shapePlain(t,e,n);const o=s.map((r,a)=>a%2===1?this.shapeJoined(r,e):this.shapePlain(r,e,
n));return n&&o.reverse(),Q(t,o.flatMap(({parts:r})=>r),o.some(({leans:r})=>r))}shapeJoined(t,e){const o=(!t.includes("‍")?Array.from(t,f=>String.fromCharCode(
f.codePointAt(0)-ft+65)):t.split("‍").map(f=>f.replace(new RegExp("\\p{Emoji_Modifier}|\\ufe0f","gu"),""))).filter(f=>this.others.some(({face:p})=>p.covers(f))).
join("");if(o==="")return this.shapePlain(t,e,!1);const{parts:r,leans:a}=this.shapePlain(o,e,!1),g=r.map((f,p)=>({...f,actual:p===0?t:""}));return Q(t,g,a===!0)}shapePlain(t,e,n){
const s=this.fontOf(e),o=(0,W.RK)(t).replace(rt,"$1"),r=e.endsWith("Italic")&&this.upright.includes(s);if(s.face.covers(o))return Q(t,[Y(s,o,n)],r);const a=e===
"SemiBoldItalic"?this.styles.get("SemiBold"):void 0,g=[...new Set([s,...a?[a]:[],...this.others])],f=(0,G.W_)({text:o,rtl:n},g.map(({face:p})=>p)).map(p=>{if(p.
font!==G.lV)return Y(g[p.font],p.text,p.rtl);const S=(0,W.qf)(p.text);for(const O of S)this.missing.add(O);return{...Y(this.others[0],ot.repeat(S.length),!1),actual:p.
text}});return Q(t,f,r)}}const Q=(c,t,e)=>({text:c,width:t.reduce((n,{glyphs:s})=>s.reduce((o,{advance:r})=>o+r,n),0),parts:t,...e&&{leans:e}}),dt=c=>c.map(t=>String.
fromCodePoint(t)).join("");function Y(c,t,e){const n=c.face.shape(t,e);for(const{glyph:o}of n)c.used.has(o.id)||c.used.set(o.id,o);const s=n.map(({glyph:o})=>dt(
c.used.get(o.id).codePoints)).join("");return{font:c,glyphs:n,actual:e||s===t?void 0:t}}function ht(c){if(c.shown!==void 0)return c.shown;const{font:t,glyphs:e,
actual:n}=c;if(!(n!==void 0||e.some(({y:s})=>s!==0)))return c.shown=(0,N.Q)(e,t.embedded,t.face.unit)}function pt({font:c,glyphs:t,actual:e},n){const s=(0,N.n)(
t,c.embedded,c.face.unit,n);return e===void 0?s:(0,J.$u)(e,s)}const ut=.2,st={font:void 0,size:0,fill:"",stroke:"",spacing:0,alpha:1},lt={...st,spacing:Number.NaN};
class mt{fonts=new Set;shades=new Map;alphas=new Map;groups=new Map;operators=[];kept=[];state=st;sequence(t,e){this.operators.push(t);let n=!1;for(const s of e)
s.kind==="text"!==n&&this.operators.push(n?"ET":"BT"),n=s.kind==="text",this.write(s);n&&this.operators.push("ET"),this.operators.push("EMC")}enter({clip:t,matrix:e,
hasHoles:n=!1,opacity:s}){const o=s===void 0?void 0:this.operators;this.kept.push({state:this.state,around:o,opacity:s??1}),this.operators.push("q"),e&&this.operators.
push(`${e.map(d._).join(" ")} cm`),t!==void 0&&this.operators.push(`${t} W${n?"*":""} n`),o&&(this.operators=[],this.state=lt)}leave(t){const{state:e,around:n,opacity:s}=this.
kept.pop();n&&t!==void 0&&(this.groups.set(t,this.content),this.operators=n,this.state=e,this.covers(s),this.operators.push(`/${t} Do`)),this.state=e,this.operators.
push("Q")}get content(){return this.operators.join(`
`)}write(t){switch(t.kind){case"text":return this.text(t);case"area":return this.area(t);case"image":this.operators.push(`q ${t.matrix.map(d._).join(" ")} cm /${t.
name} Do Q`);return;case"stroke":return this.line(t);case"shape":return this.shape(t);case"outline":return this.outline(t)}}text({x:t,y:e,size:n,color:s,words:o,
oblique:r=!1,bolder:a=0,spacing:g=0,alpha:f=1}){this.filled(s),this.covers(f),a>0&&(this.stroked(s),this.operators.push(`2 Tr ${(0,d.id)(a)} w`)),g!==this.state.
spacing&&(this.state={...this.state,spacing:g},this.operators.push(`${(0,d.id)(g)} Tc`));const p=(D,_)=>{this.operators.push(`1 0 ${_?ut:0} 1 ${(0,d.id)(D)} ${(0,d.
id)(e)} Tm`)};let S=r||o[0]?.leans===!0,O=t;p(t,S);let $="";const y=()=>{$&&this.operators.push(`[${$.replaceAll("><","")}]TJ`),$=""};for(const{parts:D,width:_,
after:C=0,leans:et=r}of o){et!==S&&(y(),p(O,et),S=et),O+=_*n/1e3+g*D.reduce((K,{glyphs:H})=>K+H.length,0);for(const K of D){(K.font!==this.state.font||n!==this.
state.size)&&(y(),this.set(K.font,n));const H=ht(K);H!==void 0?$+=H:(y(),this.operators.push(pt(K,n)))}C!==0&&($+=(0,d._)(-C))}y(),a>0&&this.operators.push("0 T\
r")}set(t,e){this.state={...this.state,font:t,size:e},this.fonts.add(t),this.operators.push(`/${t.name} ${(0,d.id)(e)} Tf`)}area({x:t,y:e,width:n,height:s,color:o,
radius:r=0}){this.filled(o),this.covers(1),r===0?this.operators.push(`${[t,e,n,s].map(d.id).join(" ")} re f`):this.operators.push(gt(t,e,n,s,Math.min(r,n/2,s/2)),
"f")}line({points:t,width:e,color:n,dots:s}){this.stroked(n);const o=`${(0,d.id)(e)} w ${(0,d.XL)(t)} S`;this.operators.push(s===void 0?o:`q 1 J [0 ${(0,d.id)(s)}\
] 0 d ${o} Q`)}filled(t){const e=(0,d.wW)(t,"fill");e!==this.state.fill&&(this.state={...this.state,fill:e},this.operators.push(e))}stroked(t){const e=(0,d.wW)(
t,"stroke");e!==this.state.stroke&&(this.state={...this.state,stroke:e},this.operators.push(e))}covers(t){t!==this.state.alpha&&(this.state={...this.state,alpha:t},
this.operators.push(`/${this.alphaName(t)} gs`))}outline({path:t,color:e,alpha:n,width:s,cap:o,join:r,miter:a,dashes:g,dashOffset:f}){const p=this.alphaName(n),
S=g.length>0?` [${g.map(d._).join(" ")}] ${(0,d._)(f)} d`:"",O=`${(0,d._)(s)} w ${o} J ${r} j ${(0,d._)(a)} M${S}`;this.operators.push(`q ${(0,d.wW)(e,"stroke")}\
 /${p} gs ${O} ${t} S Q`)}alphaName(t){const e=`A${Math.round(t*1e3)}`;return this.alphas.set(e,t),e}shape({path:t,fill:e,alpha:n=1,hasHoles:s=!1}){this.covers(
n);const o=s?"*":"";if(!("stops"in e)){this.filled(e),this.operators.push(`${t} f${o}`);return}let r=this.shades.get(e);r===void 0&&this.shades.set(e,r=`Shade${this.
shades.size+1}`);const a=e.matrix?`${e.matrix.map(d._).join(" ")} cm `:"";this.operators.push(`q ${t} W${o} n ${a}${I(e)?`/Mask${r} gs `:""}/${r} sh Q`)}}function gt(c,t,e,n,s){
const[o,r]=[c+e,t+n],a=s*(1-d.yQ),g=(...p)=>`${p.map(d.id).join(" ")} c`,f=(...p)=>`${p.map(d.id).join(" ")} l`;return[`${(0,d.id)(c+s)} ${(0,d.id)(t)} m`,f(o-s,
t),g(o-a,t,o,t+a,o,t+s),f(o,r-s),g(o,r-a,o-a,r,o-s,r),f(c+s,r),g(c+a,r,c,r-a,c,r-s),f(c,t+s),g(c,t+a,c+a,t,c+s,t),"h"].join(" ")}var St=u(45657);class wt{width;height;ref;key;lends;drawn=[];links=[];owners=[];images=new Map;groups=[];open=[];constructor(t,e,n,s,o){
this.width=t,this.height=e,this.ref=n,this.key=s,this.lends=o}draw(t,...e){const n=this.drawn.at(-1);if(n!==void 0&&"inks"in n&&n.element===t&&n.running===void 0&&
this.isLastKid(t)){(0,St.RZ)(n.inks,e);return}if(this.drawn.push({element:t,inks:[...e]}),!t)return;const{owners:o,form:r}=this.stream;t.kids.push({page:this.ref,
content:o.length,form:r}),o.push(t)}run(t,...e){this.drawn.push({element:void 0,running:t,inks:[...e]})}enter(t){const e=this.open.at(-1),n=t.opacity===void 0?void 0:
{...this.lends(),owners:[]};n&&this.groups.push(n),this.open.push(n??e),this.drawn.push({enter:t,group:n})}leave(){this.open.pop(),this.drawn.push({leave:!0})}link(t,e,n,s){
const{ref:o,key:r}=this.lends();this.links.push({box:e,target:n,contents:s,element:t,ref:o,key:r}),t.kids.push({page:this.ref,annotation:o})}image(t){for(const[
n,s]of this.images)if(s===t)return n;const e=`Image${this.images.size+1}`;return this.images.set(e,t),e}get stream(){const t=this.open.at(-1);return t?{owners:t.
owners,form:t.ref}:{owners:this.owners,form:void 0}}isLastKid(t){if(!t)return!0;const e=t.kids.at(-1),{owners:n,form:s}=this.stream;return e!==void 0&&"content"in
e&&e.page===this.ref&&e.form===s&&e.content===n.length-1}}var Pt=u(64680);const Ot=120;async function Mt(c,t){const e=c.enumerateIndirectObjects(),n=new Pt.k(e.
length*Ot);n.text(`%PDF-1.7
%ÿÿÿÿ
`);const s=[];for(const[f,p]of e){s[f.objectNumber]=n.length,n.text(`${f.objectNumber} 0 obj
`);const S=p.sizeInBytes();n.fill(S,($,y)=>p.copyBytesInto($,y)),n.text(`
endobj
`);const O=t.step(S*20);O&&await O}const o=n.length;n.text(`xref
0 ${s.length}
0000000000 65535 f 
`);for(let f=1;f<s.length;f++){const p=s[f];n.text(p===void 0?`0000000000 00001 f 
`:`${String(p).padStart(10,"0")} 00000 n 
`)}const{Root:r,Info:a}=c.trailerInfo,g=a?`/Info ${a.toString()}`:"";return n.text(`trailer
<</Size ${s.length}/Root ${r.toString()}${g}>>
startxref
${o}
%%EOF
`),n.bytes}const At=6,nt=40,yt=2e3,Et=8e3,Tt={Header:"/Artifact <</Type /Pagination /Subtype /Header /Attached [/Top]>> BDC",Footer:"/Artifact <</Type /Paginati\
on /Subtype /Footer /Attached [/Bottom]>> BDC"};class q{typefaces;job;document=new b.H("Document",void 0,{});sheets=[];context=j.A.create();fonts=new Map;shared=new Map;keys=0;constructor(t,e){
this.typefaces=t,this.job=e}static async open(t,e){return new q(await X.open(t,e.pace),e)}sheet(t,e){const n=()=>({ref:this.context.nextRef(),key:this.keys++}),
{ref:s,key:o}=n(),r=new wt(t,e,s,o,n);return this.sheets.push(r),r}async finish({title:t,author:e,language:n,bookmarks:s=[],breaksArchive:o=!1,isAccessible:r=!0}){
await this.typefaces.embed(this.job.pace);const{context:a}=this,g=a.nextRef();for(const S of this.sheets)await this.writeSheet(S,g);a.assign(g,a.obj({Type:"Page\
s",Kids:this.sheets.map(({ref:S})=>S),Count:this.sheets.length})),await this.writeCatalog(g,n,s);const f=a.obj({Title:M.A.fromText(t),Producer:T.A.of(m.n8)});e!==
void 0&&f.set(w.A.of("Author"),M.A.fromText(e)),a.trailerInfo.Info=a.register(f);const p=await(0,A.E)(await Mt(a,this.job.pace),this.job);for(const[{embedded:S},
O]of this.fonts)S.addTo(p,new h.oS(O.objectNumber));return this.embedImages(p),(0,m.Xw)(p),await(0,m.Q$)(p,{title:t,author:e,language:n},{isArchive:!o,isAccessible:r}),
p}async writeSheet(t,e){const{context:n,job:s}=this,o=new mt,r=[];let a=0;for(const O of t.drawn){if("enter"in O)o.enter(O.enter),r.push({group:O.group,content:a}),
O.group&&(a=0);else if("leave"in O){const{group:y,content:D}=r.pop();o.leave(y&&tt(y)),y&&(a=D)}else{const{element:y,running:D,inks:_}=O,C=y?`/${y.tag} <</MCID ${a++}\
>> BDC`:D?Tt[D]:"/Artifact BMC";o.sequence(C,_)}const $=s.pace.step(yt);$&&await $}const g=await this.streamOf(o.content,{}),f=await this.resourcesOf(o);t.groups.
length>0&&await this.writeGroups(t,o,f);const p=n.obj({Type:"Page",Parent:e,MediaBox:[0,0,t.width,t.height],Contents:n.register(g),Resources:this.shared.get(t)??
f,StructParents:t.key,Tabs:"S"});t.links.length>0&&p.set(w.A.of("Annots"),n.obj(t.links.map(({ref:O})=>O)));for(const O of t.links)n.assign(O.ref,this.annotation(
O,t));n.assign(t.ref,p);const S=s.pace.step(o.content.length*nt);S&&await S}async streamOf(t,e){const{context:n,job:s}=this,o=await(0,i.uM)(s).deflate(Buffer.from(
t,"latin1"),At),r=n.obj({Filter:"FlateDecode",Length:o.length});for(const[a,g]of Object.entries(e))r.set(w.A.of(a),g);return E.A.of(r,o)}async writeGroups(t,e,n){
const{context:s,job:o}=this,r=s.register(n);this.shared.set(t,r);const{width:a,height:g}=t;for(const f of t.groups){const p=e.groups.get(tt(f)),S=await this.streamOf(
p,{Type:w.A.of("XObject"),Subtype:w.A.of("Form"),BBox:s.obj([-4*a,-4*g,5*a,5*g]),Group:s.obj({S:"Transparency",CS:"DeviceRGB"}),Resources:r,StructParents:v.A.of(
f.key)});s.assign(f.ref,S);const O=o.pace.step(p.length*nt);O&&await O}n.set(w.A.of("XObject"),s.obj(Object.fromEntries(t.groups.map(f=>[tt(f),f.ref]))))}async resourcesOf({
fonts:t,shades:e,alphas:n}){const{context:s,job:o}=this,r=s.obj({Font:Object.fromEntries([...t].map(f=>[f.name,this.fontRef(f)]))}),a={};for(const[f,p]of n)a[f]=
s.obj({Type:"ExtGState",ca:p,CA:p});const g={};for(const[f,p]of e){I(f)&&(a[`Mask${p}`]=U(s,f)),g[p]=x(s,f);const S=o.pace.step(f.stops.length*Et);S&&await S}return Object.
keys(a).length>0&&r.set(w.A.of("ExtGState"),s.obj(a)),e.size>0&&r.set(w.A.of("Shading"),s.obj(g)),r}fontRef(t){let e=this.fonts.get(t);return e||this.fonts.set(
t,e=this.context.register(this.context.obj({}))),e}annotation({box:t,target:e,contents:n,key:s},o){const r=this.context.obj({Type:"Annot",Subtype:"Link",Rect:t.
map(f=>Math.round(f*100)/100),Border:[0,0,0],F:4,P:o.ref,StructParent:s,Contents:M.A.fromText(n)}),[a,g]=this.aim(e);return g&&r.set(w.A.of(a),g),r}aim(t){return"\
place"in t?["Dest",this.destination(t.place)]:["A",this.context.obj({Type:"Action",S:"URI",URI:T.A.of($t(t.uri))})]}destination({sheet:t,top:e}){return t&&this.
context.obj([t.ref,"XYZ",null,e===void 0?null:Math.round(e*100)/100,null])}async writeCatalog(t,e,n){const{context:s,job:o,sheets:r}=this,a=new b.s(s),g=r.flatMap(
$=>[[$.key,s.register(s.obj($.owners.map(y=>a.refOf(y))))],...$.groups.map(({key:y,owners:D})=>[y,s.obj(D.map(_=>a.refOf(_)))]),...$.links.map(({key:y,element:D})=>[
y,a.refOf(D)])]);g.sort(([$],[y])=>$-y);const f=a.write(this.document,g);let p=f.next();for(;p.done!==!0;p=f.next()){const $=o.pace.step(2e3);$&&await $}const S=s.
obj({Type:"Catalog",Pages:t,StructTreeRoot:p.value,MarkInfo:{Marked:!0},ViewerPreferences:{DisplayDocTitle:!0}});e!==void 0&&S.set(w.A.of("Lang"),T.A.of(e));const O=P(
s,n,$=>this.destination($));O&&(S.set(w.A.of("Outlines"),O),S.set(w.A.of("PageMode"),w.A.of("UseOutlines"))),s.trailerInfo.Root=s.register(S)}embedImages(t){for(const e of this.
sheets){const{ref:n,images:s}=e;if(s.size===0)continue;const o=this.shared.get(e),r=o?t.edit(o.objectNumber):t.edit(n.objectNumber).get("Resources"),a=r.get("XO\
bject")??(0,h.jd)({});for(const[g,f]of s)a.set(g,f.embed(t,{profiled:!0}));r.set("XObject",a)}}}const tt=({ref:c})=>`Group${c.objectNumber}`,$t=c=>c.replace(/[\\()]/g,
"\\$&")}),78445:((k,R,u)=>{u.d(R,{H:()=>E,s:()=>v});var j=u(81415),M=u(91112),T=u(61410),w=u(6476);class E{tag;parent;facts;kids=[];constructor(i,h,m){this.tag=
i,this.parent=h,this.facts=m}add(i,h={}){const m=new E(i,this,h);return this.kids.push(m),m}prune(){const i=this.kids.filter(h=>h instanceof E?(h.prune(),h.kids.
length>0||h.tag==="TD"||h.tag==="TH"):!0);this.kids.splice(0,this.kids.length);for(const h of i)this.kids.push(h)}adopt(i){i.parent=this,this.kids.push(i)}}class v{context;rootRef;refs=new Map;ids=[];constructor(i,h=i.
nextRef()){this.context=i,this.rootRef=h}refOf(i){let h=this.refs.get(i);return h||this.refs.set(i,h=this.context.nextRef()),h}*write(i,h){const{context:m}=this,
P=[i];for(let d=P.pop();d;d=P.pop()){for(const I of d.kids)I instanceof E&&P.push(I);this.put(d),yield}const l=m.obj({Type:"StructTreeRoot",K:[this.refOf(i)]}),
b=h.flatMap(([d,I])=>[j.A.of(d),I]);if(l.set(M.A.of("ParentTree"),m.register(m.obj({Nums:b}))),l.set(M.A.of("ParentTreeNextKey"),j.A.of(h.reduce((d,[I])=>Math.max(
d,I+1),0))),this.ids.length>0){const d=[...this.ids].sort(([I],[x])=>I<x?-1:1).flatMap(([I,x])=>[T.A.of(Buffer.from(I,"latin1").toString("hex")),x]);l.set(M.A.of(
"IDTree"),m.register(m.obj({Names:d})))}return m.assign(this.rootRef,l),this.rootRef}put(i){const{context:h}=this,{tag:m,parent:P,facts:l}=i,b=w.A.withContext(h),
d=(B,L)=>b.set(M.A.of(B),L);d("S",M.A.of(m)),d("P",P?this.refOf(P):this.rootRef);const[I]=i.kids,x=I instanceof E?void 0:I?.page;x&&d("Pg",x);const U=i.kids.map(
B=>this.kid(B,x));U.length>0&&d("K",U.length===1?U[0]:h.obj(U)),l.alt!==void 0&&d("Alt",T.A.fromText(l.alt)),l.title!==void 0&&d("T",T.A.fromText(l.title)),l.lang!==
void 0&&d("Lang",T.A.fromText(l.lang)),l.attributes&&d("A",h.obj(l.attributes)),l.id!==void 0&&(d("ID",T.A.of(Buffer.from(l.id,"latin1").toString("hex"))),this.
ids.push([l.id,this.refOf(i)])),h.assign(this.refOf(i),b)}kid(i,h){if(i instanceof E)return this.refOf(i);const{context:m}=this;return"annotation"in i?m.obj({Type:"\
OBJR",Obj:i.annotation,Pg:i.page}):i.form?m.obj({Type:"MCR",Pg:i.page,Stm:i.form,MCID:i.content}):i.page===h?j.A.of(i.content):m.obj({Type:"MCR",Pg:i.page,MCID:i.
content})}}}),82715:((k,R,u)=>{u.d(R,{m:()=>T});var j=u(43496),M=u(3907);function T(w,E,v,A){const{text:i,properties:h,end:m,about:P}=w,l=h.find(x=>x.namespace===
j.dK[E]&&x.name===v),b=l&&i.slice(l.from,l.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;if(l&&b!==void 0){const x=l.from+b;return`${i.slice(0,x)}${A.
replace("<rdf:li",`<rdf:li xmlns:rdf="${j.dK.rdf}"`)}${i.slice(x)}`}const d=`<${E}:${v}><rdf:Bag>
${A}</rdf:Bag></${E}:${v}>`,I=`<rdf:Description xmlns:rdf="${j.dK.rdf}" rdf:about="${(0,M.X)(P)}" xmlns:${E}="${j.dK[E]}">
${d}
</rdf:Description>
`;return`${i.slice(0,m)}${I}${i.slice(m)}`}})};
