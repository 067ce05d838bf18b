"use strict";exports.id=9109,exports.ids=[9109],exports.modules={29825:((K,R,u)=>{u.d(R,{EH:()=>A,OD:()=>w,W_:()=>E,lV:()=>T});var j=u(12889),M=u(47707);const T=-1,w=(i,p)=>(0,j.
pr)(i).flatMap(m=>E(m,p));function E({text:i,rtl:p},m){const O=[];for(const l of(0,M.qf)(i)){const b=O.at(-1),d=(0,M.ML)(l)?b?.font??0:v(l,m,b?.font);b?.font===
d?b.text+=l:O.push({font:d,text:l,rtl:p})}return p?O.reverse():O}function v(i,p,m){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(i)&&m!==void 0&&p[m]?.
covers(i)===!0?m:p.findIndex(l=>l.covers(i))}function A(i,p){const m=w(i,p).filter(({font:O})=>O===T);return[...new Set(m.flatMap(O=>(0,M.qf)(O.text)))]}}),45409:((K,R,u)=>{
u.d(R,{Q:()=>T,n:()=>M});var j=u(36078);function M(w,E,v,A){let i=0,p=0;const m=[];for(let O=0;O<w.length;O=i){const{y:l}=w[O];for(;i<w.length&&w[i].y===l;)i++;
l!==p&&m.push(`${(0,j.id)(l*A/1e3)} Ts`),p=l,m.push(`[${T(w.slice(O,i),E,v)}] TJ`)}return p!==0&&m.push("0 Ts"),m.join(" ")}function T(w,E,v){let A="",i="";const p=m=>{
const O=Math.round(m*100)/100;O!==0&&(i&&(A+=`<${i}>`),i="",A+=`${-O} `)};for(const{glyph:m,advance:O,x:l}of w)p(l),i+=E.codeOf(m),p(O-l-m.advanceWidth*v);return i?
`${A}<${i}>`:A}}),88739:((K,R,u)=>{u.d(R,{B:()=>v,U:()=>w});var j=u(77581),M=u(12889);const T=100;function w(A,{digits:i=4,isInOrder:p=!1}={}){const m=A.filter(
([,l])=>l.length>0).map(([l,b])=>`<${v(l).slice(-i)}> <${E(b,p)}>`),O=Array.from({length:Math.ceil(m.length/T)},(l,b)=>{const d=m.slice(b*T,(b+1)*T);return[`${d.
length} beginbfchar`,...d,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(i)}> <${"F".repeat(i)}> endcodespacerange`,...O,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function E(A,i){const p=A.map(m=>String.fromCodePoint(m)).join("");return(0,j.kt)(!i&&(0,M.ft)(p)?[...p].reverse().join(""):p).toString("hex").toUpperCase()}
const v=A=>A.toString(16).toUpperCase().padStart(4,"0")}),38875:((K,R,u)=>{u.d(R,{F:()=>T});var j=u(60623);const M=1<<24,T=w=>(0,j.UD)(Buffer.from(w,"base64"),{
stream:M,total:M,remaining:M},{found:!1})}),96927:((K,R,u)=>{u.d(R,{XS:()=>w,tU:()=>E,tn:()=>T});const j=v=>Math.round(v*72e3/25.4)/1e3,M=(v,A)=>[j(v),j(A)],T={
A3:M(297,420),A4:M(210,297),A5:M(148,210),A6:M(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},w=3,E=14400}),24472:((K,R,u)=>{u.d(R,{Q$:()=>m,Xw:()=>p,
n8:()=>i});var j=u(43496),M=u(1975),T=u(82715),w=u(60912),E=u(21878),v=u(81679),A=u(45599);const i="Octavo";function p(l){const b=l.add(new A.Z6((0,A.jd)({N:3,Filter:(0,A.
UU)("FlateDecode")}),(0,v.Kc)((0,E.k)({gray:!1})))),d=(0,A.jd)({Type:(0,A.UU)("OutputIntent"),S:(0,A.UU)("GTS_PDFA1"),OutputConditionIdentifier:(0,A.Px)("sRGB"),
Info:(0,A.Px)("sRGB"),DestOutputProfile:b});l.editCatalog().set("OutputIntents",[l.add(d)])}async function m(l,{title:b,author:d,language:D},x){const{isArchive:_}=x,
B=(W,G,J)=>({prefix:W,name:G,form:"simple",values:[J]}),U=x.isAccessible&&D!==void 0,F=(0,w.T3)([{prefix:"dc",name:"title",form:"alternative",values:[b]},...d===
void 0?[]:[{prefix:"dc",name:"creator",form:"ordered",values:[d]}],...D===void 0?[]:[{prefix:"dc",name:"language",form:"unordered",values:[D]}],B("pdf","Produce\
r",i),..._?[B("pdfaid","part","3"),B("pdfaid","conformance","A")]:[],...U?[B("pdfuaid","part","1")]:[]]);if(!U||!_)return(0,w._L)(l,F);const N=await(0,M.kg)(Buffer.
from(F,"utf8"),l.job.pace);(0,w._L)(l,(0,T.m)(N,"pdfaExtension","schemas",O))}const O=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${j.dK.pdfaSchema}" xm\
lns:pdfaProperty="${j.dK.pdfaProperty}">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${j.dK.pdfuaid}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>inter\
nal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description></rdf:li>
</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),69379:((K,R,u)=>{u.d(R,{B:()=>q});var j=u(22387),M=u(61410),T=u(66005),w=u(91112),E=u(16804),v=u(81415),A=u(12237),i=u(68973),p=u(45599),m=u(24472);function O(c,t,e){
if(t.length===0)return;const n=(r,a,g)=>{const f=r.map(()=>c.nextRef());let h=r.length;for(const[S,{title:P,place:$,children:y}]of r.entries()){const I=c.obj({Title:M.
A.fromText(P),Parent:a});l(I,{Prev:f[S-1],Next:f[S+1],Dest:e($)}),y.length>0&&(h+=n(y,f[S],I)),c.assign(f[S],I)}return l(g,{First:f[0],Last:f.at(-1),Count:v.A.of(
h)}),h},s=c.nextRef(),o=c.obj({Type:"Outlines"});return n(t,s,o),c.assign(s,o),s}function l(c,t){for(const[e,n]of Object.entries(t))n!==void 0&&c.set(w.A.of(e),
n)}var b=u(78445),d=u(36078);const D=({stops:c})=>c.some(({alpha:t})=>t<1);function x(c,{coordinates:t,stops:e}){return c.register(B(c,t,e,"DeviceRGB",({color:n})=>n))}
function _(c,{coordinates:t,stops:e,box:n}){const s=B(c,t,e,"DeviceGray",({alpha:r})=>[r]),o=c.stream("/Shade sh",{Type:"XObject",Subtype:"Form",BBox:[...n],Group:{
S:"Transparency",CS:"DeviceGray"},Resources:{Shading:{Shade:s}}});return c.register(c.obj({Type:"ExtGState",SMask:{Type:"Mask",S:"Luminosity",G:c.register(o)}}))}
function B(c,t,e,n,s){const o=e.slice(1).map((a,g)=>({FunctionType:2,Domain:[0,1],C0:s(e[g]).map(U),C1:s(a).map(U),N:1})),r={FunctionType:3,Domain:[0,1],Functions:o,
Bounds:e.slice(1,-1).map(({at:a})=>U(a)),Encode:o.flatMap(()=>[0,1])};return c.obj({ShadingType:t.length===4?2:3,ColorSpace:n,Coords:t.map(U),Function:r,Extend:[
!0,!0]})}const U=c=>Math.round(c*1e4)/1e4;var F=u(41578),N=u(45409),W=u(47707),G=u(29825),J=u(33141),z=u(36263);const nt="□",ot=new RegExp("(\\p{Extended_Picto\
graphic}\\ufe0f?)[\\u{1f3fb}-\\u{1f3ff}]|\\ufe0f?\\u20e3","gu"),rt=new RegExp("(\\p{Regional_Indicator}{2}|\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?(?:\
\\u200d\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?){1,9})","u"),it=15e4,at=127462,ft=/^[!-~]+$/;class V{name;face;used=new Map;embedded;constructor(t,e){
this.name=t,this.face=e,e.keep()}}const Z=(c,t)=>c.filter(e=>!t.some(({face:n})=>n.covers(e)));class X{styles;others;upright;missing=new Set;words;constructor(t,e,n=[]){
this.styles=t,this.others=e,this.upright=n;const s=()=>({Regular:new Map,SemiBold:new Map,Italic:new Map,SemiBoldItalic:new Map,Mono:new Map});this.words={ltr:s(),
rtl:s()}}static async open({styles:t,text:e,font:n,boldFont:s},o){const r=new Map,a=async C=>(await o.rest(),new V(C,await(0,z.ft)(C))),g=t.includes("SemiBold")&&
t.includes("Italic");for(const C of new Set(["Regular",...t,...g?["SemiBoldItalic"]:[]]))r.set(C,await a(C));const f=r.get("Regular"),h=()=>[f,...[...r.values()].
filter(C=>C!==f)];let S=Z([...new Set(e)],h());if(S.length>0&&!r.has("Mono")){const C=await a("Mono");Z(S,[C]).length<S.length&&r.set("Mono",C),S=Z(S,h())}const P=[];
S.length>0&&P.push(await a("Emoji"));const $=[...h(),...P];if(!n)return new X(r,$);const y=new V("User",(0,z.ar)(n)),I=s&&new V("UserBold",(0,z.ar)(s));r.set("R\
egular",y).set("Italic",y),I&&r.set("SemiBold",I).set("SemiBoldItalic",I);const L=I?[y,I]:[y];return new X(r,[...$,...L],L)}async warm(t,e){for(const{face:s}of this.
styles.values())await e.rest(),s.shape("A");const{face:n}=this.fontOf("Regular");for(const s of t){const o=e.step(it);o&&await o,ft.test(s)&&n.shape(s)}}word(t,e,n=!1){
const s=this.words[n?"rtl":"ltr"][e];let o=s.get(t);return o||s.set(t,o=this.shape(t,e,n)),o}metrics(t){return this.fontOf(t).face.metrics}async embed(t){for(const e of this.
all)e.used.size!==0&&(await t.rest(),e.embedded=await(0,F.r)(e.face,[...e.used.values()]))}get all(){return this.others}fontOf(t){return this.styles.get(t)??this.
others[0]}shape(t,e,n){const s=t.split(rt);if(s.length===1)return this.shapePlain(t,e,n);const o=s.map((r,a)=>a%2===1?this.shapeJoined(r,e):this.shapePlain(r,e,
n));return n&&o.reverse(),Q(t,o.flatMap(({parts:r})=>r),o.some(({leans:r})=>r))}shapeJoined(t,e){const o=(!t.includes("‍")?Array.from(t,f=>String.fromCharCode(
f.codePointAt(0)-at+65)):t.split("‍").map(f=>f.replace(new RegExp("\\p{Emoji_Modifier}|\\ufe0f","gu"),""))).filter(f=>this.others.some(({face:h})=>h.covers(f))).
join("");if(o==="")return this.shapePlain(t,e,!1);const{parts:r,leans:a}=this.shapePlain(o,e,!1),g=r.map((f,h)=>({...f,actual:h===0?t:""}));return Q(t,g,a===!0)}shapePlain(t,e,n){
const s=this.fontOf(e),o=(0,W.RK)(t).replace(ot,"$1"),r=e.endsWith("Italic")&&this.upright.includes(s);if(s.face.covers(o))return Q(t,[Y(s,o,n)],r);const a=e===
"SemiBoldItalic"?this.styles.get("SemiBold"):void 0,g=[...new Set([s,...a?[a]:[],...this.others])],f=(0,G.W_)({text:o,rtl:n},g.map(({face:h})=>h)).map(h=>{if(h.
font!==G.lV)return Y(g[h.font],h.text,h.rtl);const S=(0,W.qf)(h.text);for(const P of S)this.missing.add(P);return{...Y(this.others[0],nt.repeat(S.length),!1),actual:h.
text}});return Q(t,f,r)}}const Q=(c,t,e)=>({text:c,width:t.reduce((n,{glyphs:s})=>s.reduce((o,{advance:r})=>o+r,n),0),parts:t,...e&&{leans:e}}),ct=c=>c.map(t=>String.
fromCodePoint(t)).join("");function Y(c,t,e){const n=c.face.shape(t,e);for(const{glyph:o}of n)c.used.has(o.id)||c.used.set(o.id,o);const s=n.map(({glyph:o})=>ct(
c.used.get(o.id).codePoints)).join("");return{font:c,glyphs:n,actual:e||s===t?void 0:t}}function dt(c){if(c.shown!==void 0)return c.shown;const{font:t,glyphs:e,
actual:n}=c;if(!(n!==void 0||e.some(({y:s})=>s!==0)))return c.shown=(0,N.Q)(e,t.embedded,t.face.unit)}function ht({font:c,glyphs:t,actual:e},n){const s=(0,N.n)(
t,c.embedded,c.face.unit,n);return e===void 0?s:(0,J.$u)(e,s)}const pt=.2,et={font:void 0,size:0,fill:"",stroke:"",spacing:0,alpha:1},ut={...et,spacing:Number.NaN};
class lt{fonts=new Set;shades=new Map;alphas=new Map;groups=new Map;operators=[];kept=[];state=et;sequence(t,e){this.operators.push(t);let n=!1;for(const s of e)
s.kind==="text"!==n&&this.operators.push(n?"ET":"BT"),n=s.kind==="text",this.write(s);n&&this.operators.push("ET"),this.operators.push("EMC")}enter({clip:t,matrix:e,
hasHoles:n=!1,opacity:s}){const o=s===void 0?void 0:this.operators;this.kept.push({state:this.state,around:o,opacity:s??1}),this.operators.push("q"),e&&this.operators.
push(`${e.map(d._).join(" ")} cm`),t!==void 0&&this.operators.push(`${t} W${n?"*":""} n`),o&&(this.operators=[],this.state=ut)}leave(t){const{state:e,around:n,opacity:s}=this.
kept.pop();n&&t!==void 0&&(this.groups.set(t,this.content),this.operators=n,this.state=e,this.covers(s),this.operators.push(`/${t} Do`)),this.state=e,this.operators.
push("Q")}get content(){return this.operators.join(`
`)}write(t){switch(t.kind){case"text":return this.text(t);case"area":return this.area(t);case"image":this.operators.push(`q ${t.matrix.map(d._).join(" ")} cm /${t.
name} Do Q`);return;case"stroke":return this.line(t);case"shape":return this.shape(t);case"outline":return this.outline(t)}}text({x:t,y:e,size:n,color:s,words:o,
oblique:r=!1,spacing:a=0,alpha:g=1}){this.filled(s),this.covers(g),a!==this.state.spacing&&(this.state={...this.state,spacing:a},this.operators.push(`${(0,d.id)(
a)} Tc`));const f=(y,I)=>{this.operators.push(`1 0 ${I?pt:0} 1 ${(0,d.id)(y)} ${(0,d.id)(e)} Tm`)};let h=r||o[0]?.leans===!0,S=t;f(t,h);let P="";const $=()=>{P&&
this.operators.push(`[${P.replaceAll("><","")}]TJ`),P=""};for(const{parts:y,width:I,after:L=0,leans:C=r}of o){C!==h&&($(),f(S,C),h=C),S+=I*n/1e3+a*y.reduce((k,{
glyphs:H})=>k+H.length,0);for(const k of y){(k.font!==this.state.font||n!==this.state.size)&&($(),this.set(k.font,n));const H=dt(k);H!==void 0?P+=H:($(),this.operators.
push(ht(k,n)))}L!==0&&(P+=(0,d._)(-L))}$()}set(t,e){this.state={...this.state,font:t,size:e},this.fonts.add(t),this.operators.push(`/${t.name} ${(0,d.id)(e)} Tf`)}area({
x:t,y:e,width:n,height:s,color:o,radius:r=0}){this.filled(o),this.covers(1),r===0?this.operators.push(`${[t,e,n,s].map(d.id).join(" ")} re f`):this.operators.push(
mt(t,e,n,s,Math.min(r,n/2,s/2)),"f")}line({points:t,width:e,color:n,dots:s}){const o=(0,d.wW)(n,"stroke");o!==this.state.stroke&&(this.state={...this.state,stroke:o},
this.operators.push(o));const r=`${(0,d.id)(e)} w ${(0,d.XL)(t)} S`;this.operators.push(s===void 0?r:`q 1 J [0 ${(0,d.id)(s)}] 0 d ${r} Q`)}filled(t){const e=(0,d.
wW)(t,"fill");e!==this.state.fill&&(this.state={...this.state,fill:e},this.operators.push(e))}covers(t){t!==this.state.alpha&&(this.state={...this.state,alpha:t},
this.operators.push(`/${this.alphaName(t)} gs`))}outline({path:t,color:e,alpha:n,width:s,cap:o,join:r,miter:a,dashes:g,dashOffset:f}){const h=this.alphaName(n),
S=g.length>0?` [${g.map(d._).join(" ")}] ${(0,d._)(f)} d`:"",P=`${(0,d._)(s)} w ${o} J ${r} j ${(0,d._)(a)} M${S}`;this.operators.push(`q ${(0,d.wW)(e,"stroke")}\
 /${h} gs ${P} ${t} S Q`)}alphaName(t){const e=`A${Math.round(t*1e3)}`;return this.alphas.set(e,t),e}shape({path:t,fill:e,alpha:n=1,hasHoles:s=!1}){this.covers(
n);const o=s?"*":"";if(!("stops"in e)){this.filled(e),this.operators.push(`${t} f${o}`);return}let r=this.shades.get(e);r===void 0&&this.shades.set(e,r=`Shade${this.
shades.size+1}`);const a=e.matrix?`${e.matrix.map(d._).join(" ")} cm `:"";this.operators.push(`q ${t} W${o} n ${a}${D(e)?`/Mask${r} gs `:""}/${r} sh Q`)}}function mt(c,t,e,n,s){
const[o,r]=[c+e,t+n],a=s*(1-d.yQ),g=(...h)=>`${h.map(d.id).join(" ")} c`,f=(...h)=>`${h.map(d.id).join(" ")} l`;return[`${(0,d.id)(c+s)} ${(0,d.id)(t)} m`,f(o-s,
t),g(o-a,t,o,t+a,o,t+s),f(o,r-s),g(o,r-a,o-a,r,o-s,r),f(c+s,r),g(c+a,r,c,r-a,c,r-s),f(c,t+s),g(c,t+a,c+a,t,c+s,t),"h"].join(" ")}var gt=u(45657);class St{width;height;ref;key;lends;drawn=[];links=[];owners=[];images=new Map;groups=[];open=[];constructor(t,e,n,s,o){
this.width=t,this.height=e,this.ref=n,this.key=s,this.lends=o}draw(t,...e){const n=this.drawn.at(-1);if(n!==void 0&&"inks"in n&&n.element===t&&n.running===void 0&&
this.isLastKid(t)){(0,gt.RZ)(n.inks,e);return}if(this.drawn.push({element:t,inks:[...e]}),!t)return;const{owners:o,form:r}=this.stream;t.kids.push({page:this.ref,
content:o.length,form:r}),o.push(t)}run(t,...e){this.drawn.push({element:void 0,running:t,inks:[...e]})}enter(t){const e=this.open.at(-1),n=t.opacity===void 0?void 0:
{...this.lends(),owners:[]};n&&this.groups.push(n),this.open.push(n??e),this.drawn.push({enter:t,group:n})}leave(){this.open.pop(),this.drawn.push({leave:!0})}link(t,e,n,s){
const{ref:o,key:r}=this.lends();this.links.push({box:e,target:n,contents:s,element:t,ref:o,key:r}),t.kids.push({page:this.ref,annotation:o})}image(t){for(const[
n,s]of this.images)if(s===t)return n;const e=`Image${this.images.size+1}`;return this.images.set(e,t),e}get stream(){const t=this.open.at(-1);return t?{owners:t.
owners,form:t.ref}:{owners:this.owners,form:void 0}}isLastKid(t){if(!t)return!0;const e=t.kids.at(-1),{owners:n,form:s}=this.stream;return e!==void 0&&"content"in
e&&e.page===this.ref&&e.form===s&&e.content===n.length-1}}var wt=u(64680);const Pt=120;async function Ot(c,t){const e=c.enumerateIndirectObjects(),n=new wt.k(e.
length*Pt);n.text(`%PDF-1.7
%ÿÿÿÿ
`);const s=[];for(const[f,h]of e){s[f.objectNumber]=n.length,n.text(`${f.objectNumber} 0 obj
`);const S=h.sizeInBytes();n.fill(S,($,y)=>h.copyBytesInto($,y)),n.text(`
endobj
`);const P=t.step(S*20);P&&await P}const o=n.length;n.text(`xref
0 ${s.length}
0000000000 65535 f 
`);for(let f=1;f<s.length;f++){const h=s[f];n.text(h===void 0?`0000000000 00001 f 
`:`${String(h).padStart(10,"0")} 00000 n 
`)}const{Root:r,Info:a}=c.trailerInfo,g=a?`/Info ${a.toString()}`:"";return n.text(`trailer
<</Size ${s.length}/Root ${r.toString()}${g}>>
startxref
${o}
%%EOF
`),n.bytes}const Mt=6,st=40,At=2e3,yt=8e3,Et={Header:"/Artifact <</Type /Pagination /Subtype /Header /Attached [/Top]>> BDC",Footer:"/Artifact <</Type /Paginati\
on /Subtype /Footer /Attached [/Bottom]>> BDC"};class q{typefaces;job;document=new b.H("Document",void 0,{});sheets=[];context=j.A.create();fonts=new Map;shared=new Map;keys=0;constructor(t,e){
this.typefaces=t,this.job=e}static async open(t,e){return new q(await X.open(t,e.pace),e)}sheet(t,e){const n=()=>({ref:this.context.nextRef(),key:this.keys++}),
{ref:s,key:o}=n(),r=new St(t,e,s,o,n);return this.sheets.push(r),r}async finish({title:t,author:e,language:n,bookmarks:s=[],breaksArchive:o=!1,isAccessible:r=!0}){
await this.typefaces.embed(this.job.pace);const{context:a}=this,g=a.nextRef();for(const S of this.sheets)await this.writeSheet(S,g);a.assign(g,a.obj({Type:"Page\
s",Kids:this.sheets.map(({ref:S})=>S),Count:this.sheets.length})),await this.writeCatalog(g,n,s);const f=a.obj({Title:M.A.fromText(t),Producer:T.A.of(m.n8)});e!==
void 0&&f.set(w.A.of("Author"),M.A.fromText(e)),a.trailerInfo.Info=a.register(f);const h=await(0,A.E)(await Ot(a,this.job.pace),this.job);for(const[{embedded:S},
P]of this.fonts)S.addTo(h,new p.oS(P.objectNumber));return this.embedImages(h),(0,m.Xw)(h),await(0,m.Q$)(h,{title:t,author:e,language:n},{isArchive:!o,isAccessible:r}),
h}async writeSheet(t,e){const{context:n,job:s}=this,o=new lt,r=[];let a=0;for(const P of t.drawn){if("enter"in P)o.enter(P.enter),r.push({group:P.group,content:a}),
P.group&&(a=0);else if("leave"in P){const{group:y,content:I}=r.pop();o.leave(y&&tt(y)),y&&(a=I)}else{const{element:y,running:I,inks:L}=P,C=y?`/${y.tag} <</MCID ${a++}\
>> BDC`:I?Et[I]:"/Artifact BMC";o.sequence(C,L)}const $=s.pace.step(At);$&&await $}const g=await this.streamOf(o.content,{}),f=await this.resourcesOf(o);t.groups.
length>0&&await this.writeGroups(t,o,f);const h=n.obj({Type:"Page",Parent:e,MediaBox:[0,0,t.width,t.height],Contents:n.register(g),Resources:this.shared.get(t)??
f,StructParents:t.key,Tabs:"S"});t.links.length>0&&h.set(w.A.of("Annots"),n.obj(t.links.map(({ref:P})=>P)));for(const P of t.links)n.assign(P.ref,this.annotation(
P,t));n.assign(t.ref,h);const S=s.pace.step(o.content.length*st);S&&await S}async streamOf(t,e){const{context:n,job:s}=this,o=await(0,i.uM)(s).deflate(Buffer.from(
t,"latin1"),Mt),r=n.obj({Filter:"FlateDecode",Length:o.length});for(const[a,g]of Object.entries(e))r.set(w.A.of(a),g);return E.A.of(r,o)}async writeGroups(t,e,n){
const{context:s,job:o}=this,r=s.register(n);this.shared.set(t,r);const{width:a,height:g}=t;for(const f of t.groups){const h=e.groups.get(tt(f)),S=await this.streamOf(
h,{Type:w.A.of("XObject"),Subtype:w.A.of("Form"),BBox:s.obj([-4*a,-4*g,5*a,5*g]),Group:s.obj({S:"Transparency",CS:"DeviceRGB"}),Resources:r,StructParents:v.A.of(
f.key)});s.assign(f.ref,S);const P=o.pace.step(h.length*st);P&&await P}n.set(w.A.of("XObject"),s.obj(Object.fromEntries(t.groups.map(f=>[tt(f),f.ref]))))}async resourcesOf({
fonts:t,shades:e,alphas:n}){const{context:s,job:o}=this,r=s.obj({Font:Object.fromEntries([...t].map(f=>[f.name,this.fontRef(f)]))}),a={};for(const[f,h]of n)a[f]=
s.obj({Type:"ExtGState",ca:h,CA:h});const g={};for(const[f,h]of e){D(f)&&(a[`Mask${h}`]=_(s,f)),g[h]=x(s,f);const S=o.pace.step(f.stops.length*yt);S&&await S}return Object.
keys(a).length>0&&r.set(w.A.of("ExtGState"),s.obj(a)),e.size>0&&r.set(w.A.of("Shading"),s.obj(g)),r}fontRef(t){let e=this.fonts.get(t);return e||this.fonts.set(
t,e=this.context.register(this.context.obj({}))),e}annotation({box:t,target:e,contents:n,key:s},o){const r=this.context.obj({Type:"Annot",Subtype:"Link",Rect:t.
map(f=>Math.round(f*100)/100),Border:[0,0,0],F:4,P:o.ref,StructParent:s,Contents:M.A.fromText(n)}),[a,g]=this.aim(e);return g&&r.set(w.A.of(a),g),r}aim(t){return"\
place"in t?["Dest",this.destination(t.place)]:["A",this.context.obj({Type:"Action",S:"URI",URI:T.A.of(Tt(t.uri))})]}destination({sheet:t,top:e}){return t&&this.
context.obj([t.ref,"XYZ",null,e===void 0?null:Math.round(e*100)/100,null])}async writeCatalog(t,e,n){const{context:s,job:o,sheets:r}=this,a=new b.s(s),g=r.flatMap(
$=>[[$.key,s.register(s.obj($.owners.map(y=>a.refOf(y))))],...$.groups.map(({key:y,owners:I})=>[y,s.obj(I.map(L=>a.refOf(L)))]),...$.links.map(({key:y,element:I})=>[
y,a.refOf(I)])]);g.sort(([$],[y])=>$-y);const f=a.write(this.document,g);let h=f.next();for(;h.done!==!0;h=f.next()){const $=o.pace.step(2e3);$&&await $}const S=s.
obj({Type:"Catalog",Pages:t,StructTreeRoot:h.value,MarkInfo:{Marked:!0},ViewerPreferences:{DisplayDocTitle:!0}});e!==void 0&&S.set(w.A.of("Lang"),T.A.of(e));const P=O(
s,n,$=>this.destination($));P&&(S.set(w.A.of("Outlines"),P),S.set(w.A.of("PageMode"),w.A.of("UseOutlines"))),s.trailerInfo.Root=s.register(S)}embedImages(t){for(const e of this.
sheets){const{ref:n,images:s}=e;if(s.size===0)continue;const o=this.shared.get(e),r=o?t.edit(o.objectNumber):t.edit(n.objectNumber).get("Resources"),a=r.get("XO\
bject")??(0,p.jd)({});for(const[g,f]of s)a.set(g,f.embed(t,{profiled:!0}));r.set("XObject",a)}}}const tt=({ref:c})=>`Group${c.objectNumber}`,Tt=c=>c.replace(/[\\()]/g,
"\\$&")}),78445:((K,R,u)=>{u.d(R,{H:()=>E,s:()=>v});var j=u(81415),M=u(91112),T=u(61410),w=u(6476);class E{tag;parent;facts;kids=[];constructor(i,p,m){this.tag=
i,this.parent=p,this.facts=m}add(i,p={}){const m=new E(i,this,p);return this.kids.push(m),m}prune(){const i=this.kids.filter(p=>p instanceof E?(p.prune(),p.kids.
length>0||p.tag==="TD"||p.tag==="TH"):!0);this.kids.splice(0,this.kids.length);for(const p of i)this.kids.push(p)}adopt(i){i.parent=this,this.kids.push(i)}}class v{context;rootRef;refs=new Map;ids=[];constructor(i,p=i.
nextRef()){this.context=i,this.rootRef=p}refOf(i){let p=this.refs.get(i);return p||this.refs.set(i,p=this.context.nextRef()),p}*write(i,p){const{context:m}=this,
O=[i];for(let d=O.pop();d;d=O.pop()){for(const D of d.kids)D instanceof E&&O.push(D);this.put(d),yield}const l=m.obj({Type:"StructTreeRoot",K:[this.refOf(i)]}),
b=p.flatMap(([d,D])=>[j.A.of(d),D]);if(l.set(M.A.of("ParentTree"),m.register(m.obj({Nums:b}))),l.set(M.A.of("ParentTreeNextKey"),j.A.of(p.reduce((d,[D])=>Math.max(
d,D+1),0))),this.ids.length>0){const d=[...this.ids].sort(([D],[x])=>D<x?-1:1).flatMap(([D,x])=>[T.A.of(Buffer.from(D,"latin1").toString("hex")),x]);l.set(M.A.of(
"IDTree"),m.register(m.obj({Names:d})))}return m.assign(this.rootRef,l),this.rootRef}put(i){const{context:p}=this,{tag:m,parent:O,facts:l}=i,b=w.A.withContext(p),
d=(B,U)=>b.set(M.A.of(B),U);d("S",M.A.of(m)),d("P",O?this.refOf(O):this.rootRef);const[D]=i.kids,x=D instanceof E?void 0:D?.page;x&&d("Pg",x);const _=i.kids.map(
B=>this.kid(B,x));_.length>0&&d("K",_.length===1?_[0]:p.obj(_)),l.alt!==void 0&&d("Alt",T.A.fromText(l.alt)),l.title!==void 0&&d("T",T.A.fromText(l.title)),l.lang!==
void 0&&d("Lang",T.A.fromText(l.lang)),l.attributes&&d("A",p.obj(l.attributes)),l.id!==void 0&&(d("ID",T.A.of(Buffer.from(l.id,"latin1").toString("hex"))),this.
ids.push([l.id,this.refOf(i)])),p.assign(this.refOf(i),b)}kid(i,p){if(i instanceof E)return this.refOf(i);const{context:m}=this;return"annotation"in i?m.obj({Type:"\
OBJR",Obj:i.annotation,Pg:i.page}):i.form?m.obj({Type:"MCR",Pg:i.page,Stm:i.form,MCID:i.content}):i.page===p?j.A.of(i.content):m.obj({Type:"MCR",Pg:i.page,MCID:i.
content})}}}),82715:((K,R,u)=>{u.d(R,{m:()=>T});var j=u(43496),M=u(3907);function T(w,E,v,A){const{text:i,properties:p,end:m,about:O}=w,l=p.find(x=>x.namespace===
j.dK[E]&&x.name===v),b=l&&i.slice(l.from,l.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;if(l&&b!==void 0){const x=l.from+b;return`${i.slice(0,x)}${A.
replace("<rdf:li",`<rdf:li xmlns:rdf="${j.dK.rdf}"`)}${i.slice(x)}`}const d=`<${E}:${v}><rdf:Bag>
${A}</rdf:Bag></${E}:${v}>`,D=`<rdf:Description xmlns:rdf="${j.dK.rdf}" rdf:about="${(0,M.X)(O)}" xmlns:${E}="${j.dK[E]}">
${d}
</rdf:Description>
`;return`${i.slice(0,m)}${D}${i.slice(m)}`}})};
