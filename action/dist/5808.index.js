"use strict";exports.id=5808,exports.ids=[5808],exports.modules={29825:((B,C,h)=>{h.d(C,{EH:()=>E,OD:()=>A,W_:()=>M,lV:()=>T});var j=h(12889),w=h(47707);const T=-1,A=(r,d)=>(0,j.
pr)(r).flatMap(p=>M(p,d));function M({text:r,rtl:d},p){const S=[];for(const u of(0,w.qf)(r)){const x=S.at(-1),P=(0,w.ML)(u)?x?.font??0:b(u,p,x?.font);x?.font===
P?x.text+=u:S.push({font:P,text:u,rtl:d})}return d?S.reverse():S}function b(r,d,p){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(r)&&p!==void 0&&d[p]?.
covers(r)===!0?p:d.findIndex(u=>u.covers(r))}function E(r,d){const p=A(r,d).filter(({font:S})=>S===T);return[...new Set(p.flatMap(S=>(0,w.qf)(S.text)))]}}),45409:((B,C,h)=>{
h.d(C,{Q:()=>T,n:()=>w});var j=h(36078);function w(A,M,b,E){let r=0,d=0;const p=[];for(let S=0;S<A.length;S=r){const{y:u}=A[S];for(;r<A.length&&A[r].y===u;)r++;
u!==d&&p.push(`${(0,j.id)(u*E/1e3)} Ts`),d=u,p.push(`[${T(A.slice(S,r),M,b)}] TJ`)}return d!==0&&p.push("0 Ts"),p.join(" ")}function T(A,M,b){let E="",r="";const d=p=>{
const S=Math.round(p*100)/100;S!==0&&(r&&(E+=`<${r}>`),r="",E+=`${-S} `)};for(const{glyph:p,advance:S,x:u}of A)d(u),r+=M.codeOf(p),d(S-u-p.advanceWidth*b);return r?
`${E}<${r}>`:E}}),88739:((B,C,h)=>{h.d(C,{B:()=>b,U:()=>A});var j=h(77581),w=h(12889);const T=100;function A(E,{digits:r=4,isInOrder:d=!1}={}){const p=E.filter(
([,u])=>u.length>0).map(([u,x])=>`<${b(u).slice(-r)}> <${M(x,d)}>`),S=Array.from({length:Math.ceil(p.length/T)},(u,x)=>{const P=p.slice(x*T,(x+1)*T);return[`${P.
length} beginbfchar`,...P,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(r)}> <${"F".repeat(r)}> endcodespacerange`,...S,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function M(E,r){const d=E.map(p=>String.fromCodePoint(p)).join("");return(0,j.kt)(!r&&(0,w.ft)(d)?[...d].reverse().join(""):d).toString("hex").toUpperCase()}
const b=E=>E.toString(16).toUpperCase().padStart(4,"0")}),38875:((B,C,h)=>{h.d(C,{F:()=>T});var j=h(60623);const w=1<<24,T=A=>(0,j.UD)(Buffer.from(A,"base64"),{
stream:w,total:w,remaining:w},{found:!1})}),96927:((B,C,h)=>{h.d(C,{XS:()=>A,tU:()=>M,tn:()=>T});const j=b=>Math.round(b*72e3/25.4)/1e3,w=(b,E)=>[j(b),j(E)],T={
A3:w(297,420),A4:w(210,297),A5:w(148,210),A6:w(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},A=3,M=14400}),3166:((B,C,h)=>{h.d(C,{B:()=>V});var j=h(
22387),w=h(61410),T=h(66005),A=h(91112),M=h(16804),b=h(12237),E=h(68973),r=h(45599),d=h(43496),p=h(1975),S=h(82715),u=h(60912),x=h(21878),P=h(59596);const D="Oc\
tavo";function R(a){const t=a.add(new r.Z6((0,r.jd)({N:3,Filter:(0,r.UU)("FlateDecode")}),(0,P.Kc)((0,x.k)({gray:!1})))),e=(0,r.jd)({Type:(0,r.UU)("OutputIntent"),
S:(0,r.UU)("GTS_PDFA1"),OutputConditionIdentifier:(0,r.Px)("sRGB"),Info:(0,r.Px)("sRGB"),DestOutputProfile:t});a.editCatalog().set("OutputIntents",[a.add(e)])}async function U(a,{
title:t,author:e,language:s},n){const{isArchive:o}=n,i=(l,g,O)=>({prefix:l,name:g,form:"simple",values:[O]}),c=n.isAccessible&&s!==void 0,m=(0,u.T3)([{prefix:"d\
c",name:"title",form:"alternative",values:[t]},...e===void 0?[]:[{prefix:"dc",name:"creator",form:"ordered",values:[e]}],...s===void 0?[]:[{prefix:"dc",name:"la\
nguage",form:"unordered",values:[s]}],i("pdf","Producer",D),...o?[i("pdfaid","part","3"),i("pdfaid","conformance","A")]:[],...c?[i("pdfuaid","part","1")]:[]]);if(!c||
!o)return(0,u._L)(a,m);const f=await(0,p.kg)(Buffer.from(m,"utf8"),a.job.pace);(0,u._L)(a,(0,S.m)(f,"pdfaExtension","schemas",L))}const L=`<rdf:li rdf:parseType\
="Resource" xmlns:pdfaSchema="${d.dK.pdfaSchema}" xmlns:pdfaProperty="${d.dK.pdfaProperty}">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${d.dK.pdfuaid}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>inter\
nal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description></rdf:li>
</rdf:Seq></pdfaSchema:property>
</rdf:li>
`;var H=h(81415);function ot(a,t,e){if(t.length===0)return;const s=(i,c,m)=>{const f=i.map(()=>a.nextRef());let l=i.length;for(const[g,{title:O,place:y,children:$}]of i.
entries()){const v=a.obj({Title:w.A.fromText(O),Parent:c});Y(v,{Prev:f[g-1],Next:f[g+1],Dest:e(y)}),$.length>0&&(l+=s($,f[g],v)),a.assign(f[g],v)}return Y(m,{First:f[0],
Last:f.at(-1),Count:H.A.of(l)}),l},n=a.nextRef(),o=a.obj({Type:"Outlines"});return s(t,n,o),a.assign(n,o),n}function Y(a,t){for(const[e,s]of Object.entries(t))s!==
void 0&&a.set(A.A.of(e),s)}var _=h(78445),I=h(36078);const q=({stops:a})=>a.some(({alpha:t})=>t<1);function it(a,{coordinates:t,stops:e}){return a.register(tt(a,
t,e,"DeviceRGB",({color:s})=>s))}function rt(a,{coordinates:t,stops:e,box:s}){const n=tt(a,t,e,"DeviceGray",({alpha:i})=>[i]),o=a.stream("/Shade sh",{Type:"XObj\
ect",Subtype:"Form",BBox:[...s],Group:{S:"Transparency",CS:"DeviceGray"},Resources:{Shading:{Shade:n}}});return a.register(a.obj({Type:"ExtGState",SMask:{Type:"\
Mask",S:"Luminosity",G:a.register(o)}}))}function tt(a,t,e,s,n){const o=e.slice(1).map((c,m)=>({FunctionType:2,Domain:[0,1],C0:n(e[m]).map(F),C1:n(c).map(F),N:1})),
i={FunctionType:3,Domain:[0,1],Functions:o,Bounds:e.slice(1,-1).map(({at:c})=>F(c)),Encode:o.flatMap(()=>[0,1])};return a.obj({ShadingType:t.length===4?2:3,ColorSpace:s,
Coords:t.map(F),Function:i,Extend:[!0,!0]})}const F=a=>Math.round(a*1e4)/1e4;var at=h(41578),et=h(45409),st=h(47707),nt=h(29825),ft=h(33141),Q=h(36263);const ct="\
□",dt=new RegExp("(\\p{Extended_Pictographic}\\ufe0f?)[\\u{1f3fb}-\\u{1f3ff}]|\\ufe0f?\\u20e3","gu"),ht=new RegExp("(\\p{Regional_Indicator}{2}|\\p{Extended_Pic\
tographic}\\p{Emoji_Modifier}?\\ufe0f?(?:\\u200d\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?){1,9})","u"),pt=15e4,ut=127462,lt=/^[!-~]+$/;class J{name;face;used=new Map;embedded;constructor(t,e){
this.name=t,this.face=e,e.keep()}}const X=(a,t)=>a.filter(e=>!t.some(({face:s})=>s.covers(e)));class K{styles;others;upright;missing=new Set;words;constructor(t,e,s){
this.styles=t,this.others=e,this.upright=s;const n=()=>({Regular:new Map,SemiBold:new Map,Italic:new Map,Mono:new Map});this.words={ltr:n(),rtl:n()}}static async open({
styles:t,text:e,font:s,boldFont:n},o){const i=new Map,c=async v=>(await o.rest(),new J(v,await(0,Q.ft)(v)));for(const v of new Set(["Regular",...t]))i.set(v,await c(
v));const m=i.get("Regular"),f=()=>[m,...[...i.values()].filter(v=>v!==m)];let l=X([...new Set(e)],f());if(l.length>0&&!i.has("Mono")){const v=await c("Mono");X(
l,[v]).length<l.length&&i.set("Mono",v),l=X(l,f())}const g=[];l.length>0&&g.push(await c("Emoji"));const O=[...f(),...g];if(!s)return new K(i,O);const y=new J("\
User",(0,Q.ar)(s)),$=n&&new J("UserBold",(0,Q.ar)(n));return i.set("Regular",y).set("Italic",y),$&&i.set("SemiBold",$),new K(i,[...O,y,...$?[$]:[]],y)}async warm(t,e){
for(const{face:n}of this.styles.values())await e.rest(),n.shape("A");const{face:s}=this.fontOf("Regular");for(const n of t){const o=e.step(pt);o&&await o,lt.test(
n)&&s.shape(n)}}word(t,e,s=!1){const n=this.words[s?"rtl":"ltr"][e];let o=n.get(t);return o||n.set(t,o=this.shape(t,e,s)),o}metrics(t){return this.fontOf(t).face.
metrics}async embed(t){for(const e of this.all)e.used.size!==0&&(await t.rest(),e.embedded=await(0,at.r)(e.face,[...e.used.values()]))}get all(){return this.others}fontOf(t){
return this.styles.get(t)??this.others[0]}shape(t,e,s){const n=t.split(ht);if(n.length===1)return this.shapePlain(t,e,s);const o=n.map((i,c)=>c%2===1?this.shapeJoined(
i,e):this.shapePlain(i,e,s));return s&&o.reverse(),N(t,o.flatMap(({parts:i})=>i),o.some(({leans:i})=>i))}shapeJoined(t,e){const o=(!t.includes("‍")?Array.from(
t,f=>String.fromCharCode(f.codePointAt(0)-ut+65)):t.split("‍").map(f=>f.replace(new RegExp("\\p{Emoji_Modifier}|\\ufe0f","gu"),""))).filter(f=>this.others.some(
({face:l})=>l.covers(f))).join("");if(o==="")return this.shapePlain(t,e,!1);const{parts:i,leans:c}=this.shapePlain(o,e,!1),m=i.map((f,l)=>({...f,actual:l===0?t:
""}));return N(t,m,c===!0)}shapePlain(t,e,s){const n=this.fontOf(e),o=(0,st.RK)(t).replace(dt,"$1"),i=e==="Italic"&&n===this.upright;if(n.face.covers(o))return N(
t,[z(n,o,s)],i);const c=[n,...this.others.filter(f=>f!==n)],m=(0,nt.W_)({text:o,rtl:s},c.map(({face:f})=>f)).map(f=>{if(f.font!==nt.lV)return z(c[f.font],f.text,
f.rtl);const l=(0,st.qf)(f.text);for(const g of l)this.missing.add(g);return{...z(this.others[0],ct.repeat(l.length),!1),actual:f.text}});return N(t,m,i)}}const N=(a,t,e)=>({
text:a,width:t.reduce((s,{glyphs:n})=>n.reduce((o,{advance:i})=>o+i,s),0),parts:t,...e&&{leans:e}}),mt=a=>a.map(t=>String.fromCodePoint(t)).join("");function z(a,t,e){
const s=a.face.shape(t,e);for(const{glyph:o}of s)a.used.has(o.id)||a.used.set(o.id,o);const n=s.map(({glyph:o})=>mt(a.used.get(o.id).codePoints)).join("");return{
font:a,glyphs:s,actual:e||n===t?void 0:t}}function gt(a){if(a.shown!==void 0)return a.shown;const{font:t,glyphs:e,actual:s}=a;if(!(s!==void 0||e.some(({y:n})=>n!==
0)))return a.shown=(0,et.Q)(e,t.embedded,t.face.unit)}function St({font:a,glyphs:t,actual:e},s){const n=(0,et.n)(t,a.embedded,a.face.unit,s);return e===void 0?n:
(0,ft.$u)(e,n)}const At=.2,Pt={font:void 0,size:0,fill:"",stroke:"",spacing:0,alpha:1};class wt{fonts=new Set;shades=new Map;alphas=new Map;operators=[];kept=[];state=Pt;sequence(t,e){
this.operators.push(t);let s=!1;for(const n of e)n.kind==="text"!==s&&this.operators.push(s?"ET":"BT"),s=n.kind==="text",this.write(n);s&&this.operators.push("E\
T"),this.operators.push("EMC")}enter({clip:t,matrix:e,hasHoles:s=!1}){this.kept.push(this.state),this.operators.push("q"),e&&this.operators.push(`${e.map(I._).join(
" ")} cm`),t!==void 0&&this.operators.push(`${t} W${s?"*":""} n`)}leave(){this.state=this.kept.pop(),this.operators.push("Q")}get content(){return this.operators.
join(`
`)}write(t){switch(t.kind){case"text":return this.text(t);case"area":return this.area(t);case"image":this.operators.push(`q ${t.matrix.map(I._).join(" ")} cm /${t.
name} Do Q`);return;case"stroke":return this.line(t);case"shape":return this.shape(t)}}text({x:t,y:e,size:s,color:n,words:o,oblique:i=!1,spacing:c=0,alpha:m=1}){
this.filled(n),this.covers(m),c!==this.state.spacing&&(this.state={...this.state,spacing:c},this.operators.push(`${(0,I.id)(c)} Tc`));const f=($,v)=>{this.operators.
push(`1 0 ${v?At:0} 1 ${(0,I.id)($)} ${(0,I.id)(e)} Tm`)};let l=i||o[0]?.leans===!0,g=t;f(t,l);let O="";const y=()=>{O&&this.operators.push(`[${O.replaceAll("><",
"")}]TJ`),O=""};for(const{parts:$,width:v,after:W=0,leans:Z=i}of o){Z!==l&&(y(),f(g,Z),l=Z),g+=v*s/1e3+c*$.reduce((k,{glyphs:G})=>k+G.length,0);for(const k of $){
(k.font!==this.state.font||s!==this.state.size)&&(y(),this.set(k.font,s));const G=gt(k);G!==void 0?O+=G:(y(),this.operators.push(St(k,s)))}W!==0&&(O+=(0,I._)(-W))}
y()}set(t,e){this.state={...this.state,font:t,size:e},this.fonts.add(t),this.operators.push(`/${t.name} ${(0,I.id)(e)} Tf`)}area({x:t,y:e,width:s,height:n,color:o,
radius:i=0}){this.filled(o),this.covers(1),i===0?this.operators.push(`${[t,e,s,n].map(I.id).join(" ")} re f`):this.operators.push(yt(t,e,s,n,Math.min(i,s/2,n/2)),
"f")}line({points:t,width:e,color:s,dots:n}){const o=(0,I.wW)(s,"stroke");o!==this.state.stroke&&(this.state={...this.state,stroke:o},this.operators.push(o));const i=`${(0,I.
id)(e)} w ${(0,I.XL)(t)} S`;this.operators.push(n===void 0?i:`q 1 J [0 ${(0,I.id)(n)}] 0 d ${i} Q`)}filled(t){const e=(0,I.wW)(t,"fill");e!==this.state.fill&&(this.
state={...this.state,fill:e},this.operators.push(e))}covers(t){if(t===this.state.alpha)return;this.state={...this.state,alpha:t};const e=`A${Math.round(t*1e3)}`;
this.alphas.set(e,t),this.operators.push(`/${e} gs`)}shape({path:t,fill:e,alpha:s=1,hasHoles:n=!1}){this.covers(s);const o=n?"*":"";if(!("stops"in e)){this.filled(
e),this.operators.push(`${t} f${o}`);return}let i=this.shades.get(e);i===void 0&&this.shades.set(e,i=`Shade${this.shades.size+1}`);const c=e.matrix?`${e.matrix.
map(I._).join(" ")} cm `:"";this.operators.push(`q ${t} W${o} n ${c}${q(e)?`/Mask${i} gs `:""}/${i} sh Q`)}}function yt(a,t,e,s,n){const[o,i]=[a+e,t+s],c=n*(1-I.
yQ),m=(...l)=>`${l.map(I.id).join(" ")} c`,f=(...l)=>`${l.map(I.id).join(" ")} l`;return[`${(0,I.id)(a+n)} ${(0,I.id)(t)} m`,f(o-n,t),m(o-c,t,o,t+c,o,t+n),f(o,i-
n),m(o,i-c,o-c,i,o-n,i),f(a+n,i),m(a+c,i,a,i-c,a,i-n),f(a,t+n),m(a,t+c,a+c,t,a+n,t),"h"].join(" ")}var Mt=h(45657);class Tt{width;height;ref;key;lends;drawn=[];links=[];owners=[];images=new Map;constructor(t,e,s,n,o){
this.width=t,this.height=e,this.ref=s,this.key=n,this.lends=o}draw(t,...e){const s=this.drawn.at(-1);if(s!==void 0&&"inks"in s&&s.element===t&&s.running===void 0&&
this.isLastKid(t)){(0,Mt.RZ)(s.inks,e);return}this.drawn.push({element:t,inks:[...e]}),t&&(t.kids.push({page:this.ref,content:this.owners.length}),this.owners.push(
t))}run(t,...e){this.drawn.push({element:void 0,running:t,inks:[...e]})}enter(t){this.drawn.push({enter:t})}leave(){this.drawn.push({leave:!0})}link(t,e,s,n){const{
ref:o,key:i}=this.lends();this.links.push({box:e,target:s,contents:n,element:t,ref:o,key:i}),t.kids.push({page:this.ref,annotation:o})}image(t){for(const[s,n]of this.
images)if(n===t)return s;const e=`Image${this.images.size+1}`;return this.images.set(e,t),e}isLastKid(t){if(!t)return!0;const e=t.kids.at(-1);return e!==void 0&&
"content"in e&&e.page===this.ref&&e.content===this.owners.length-1}}var Ot=h(64680);const $t=120;async function Et(a,t){const e=a.enumerateIndirectObjects(),s=new Ot.
k(e.length*$t);s.text(`%PDF-1.7
%ÿÿÿÿ
`);const n=[];for(const[f,l]of e){n[f.objectNumber]=s.length,s.text(`${f.objectNumber} 0 obj
`);const g=l.sizeInBytes();s.fill(g,(y,$)=>l.copyBytesInto(y,$)),s.text(`
endobj
`);const O=t.step(g*20);O&&await O}const o=s.length;s.text(`xref
0 ${n.length}
0000000000 65535 f 
`);for(let f=1;f<n.length;f++){const l=n[f];s.text(l===void 0?`0000000000 00001 f 
`:`${String(l).padStart(10,"0")} 00000 n 
`)}const{Root:i,Info:c}=a.trailerInfo,m=c?`/Info ${c.toString()}`:"";return s.text(`trailer
<</Size ${n.length}/Root ${i.toString()}${m}>>
startxref
${o}
%%EOF
`),s.bytes}const vt=6,jt=40,bt=2e3,xt={Header:"/Artifact <</Type /Pagination /Subtype /Header /Attached [/Top]>> BDC",Footer:"/Artifact <</Type /Pagination /Sub\
type /Footer /Attached [/Bottom]>> BDC"};class V{typefaces;job;document=new _.H("Document",void 0,{});sheets=[];context=j.A.create();fonts=new Map;keys=0;constructor(t,e){
this.typefaces=t,this.job=e}static async open(t,e){return new V(await K.open(t,e.pace),e)}sheet(t,e){const s=()=>({ref:this.context.nextRef(),key:this.keys++}),
{ref:n,key:o}=s(),i=new Tt(t,e,n,o,s);return this.sheets.push(i),i}async finish({title:t,author:e,language:s,bookmarks:n=[],breaksArchive:o=!1,isAccessible:i=!0}){
await this.typefaces.embed(this.job.pace);const{context:c}=this,m=c.nextRef();for(const g of this.sheets)await this.writeSheet(g,m);c.assign(m,c.obj({Type:"Page\
s",Kids:this.sheets.map(({ref:g})=>g),Count:this.sheets.length})),await this.writeCatalog(m,s,n);const f=c.obj({Title:w.A.fromText(t),Producer:T.A.of(D)});e!==void 0&&
f.set(A.A.of("Author"),w.A.fromText(e)),c.trailerInfo.Info=c.register(f);const l=await(0,b.E)(await Et(c,this.job.pace),this.job);for(const[{embedded:g},O]of this.
fonts)g.addTo(l,new r.oS(O.objectNumber));return this.embedImages(l),R(l),await U(l,{title:t,author:e,language:s},{isArchive:!o,isAccessible:i}),l}async writeSheet(t,e){
const{context:s,job:n}=this,o=new wt;let i=0;for(const g of t.drawn){if("enter"in g)o.enter(g.enter);else if("leave"in g)o.leave();else{const{element:y,running:$,
inks:v}=g,W=y?`/${y.tag} <</MCID ${i++}>> BDC`:$?xt[$]:"/Artifact BMC";o.sequence(W,v)}const O=n.pace.step(bt);O&&await O}const c=await(0,E.uM)(n).deflate(Buffer.
from(o.content,"latin1"),vt),m=M.A.of(s.obj({Filter:"FlateDecode",Length:c.length}),c),f=s.obj({Type:"Page",Parent:e,MediaBox:[0,0,t.width,t.height],Contents:s.
register(m),Resources:this.resourcesOf(o),StructParents:t.key,Tabs:"S"});t.links.length>0&&f.set(A.A.of("Annots"),s.obj(t.links.map(({ref:g})=>g)));for(const g of t.
links)s.assign(g.ref,this.annotation(g,t));s.assign(t.ref,f);const l=n.pace.step(o.content.length*jt);l&&await l}resourcesOf({fonts:t,shades:e,alphas:s}){const{
context:n}=this,o=n.obj({Font:Object.fromEntries([...t].map(m=>[m.name,this.fontRef(m)]))}),i={};for(const[m,f]of s)i[m]=n.obj({Type:"ExtGState",ca:f,CA:f});for(const[
m,f]of e)q(m)&&(i[`Mask${f}`]=rt(n,m));Object.keys(i).length>0&&o.set(A.A.of("ExtGState"),n.obj(i));const c=[...e].map(([m,f])=>[f,it(n,m)]);return c.length>0&&
o.set(A.A.of("Shading"),n.obj(Object.fromEntries(c))),o}fontRef(t){let e=this.fonts.get(t);return e||this.fonts.set(t,e=this.context.register(this.context.obj({}))),
e}annotation({box:t,target:e,contents:s,key:n},o){const i=this.context.obj({Type:"Annot",Subtype:"Link",Rect:t.map(f=>Math.round(f*100)/100),Border:[0,0,0],F:4,
P:o.ref,StructParent:n,Contents:w.A.fromText(s)}),[c,m]=this.aim(e);return m&&i.set(A.A.of(c),m),i}aim(t){return"place"in t?["Dest",this.destination(t.place)]:[
"A",this.context.obj({Type:"Action",S:"URI",URI:T.A.of(It(t.uri))})]}destination({sheet:t,top:e}){return t&&this.context.obj([t.ref,"XYZ",null,e===void 0?null:Math.
round(e*100)/100,null])}async writeCatalog(t,e,s){const{context:n,job:o,sheets:i}=this,c=new _.s(n),m=i.flatMap(y=>[[y.key,n.register(n.obj(y.owners.map($=>c.refOf(
$))))],...y.links.map(({key:$,element:v})=>[$,c.refOf(v)])]);m.sort(([y],[$])=>y-$);const f=c.write(this.document,m);let l=f.next();for(;l.done!==!0;l=f.next()){
const y=o.pace.step(2e3);y&&await y}const g=n.obj({Type:"Catalog",Pages:t,StructTreeRoot:l.value,MarkInfo:{Marked:!0},ViewerPreferences:{DisplayDocTitle:!0}});e!==
void 0&&g.set(A.A.of("Lang"),T.A.of(e));const O=ot(n,s,y=>this.destination(y));O&&(g.set(A.A.of("Outlines"),O),g.set(A.A.of("PageMode"),A.A.of("UseOutlines"))),
n.trailerInfo.Root=n.register(g)}embedImages(t){for(const{ref:e,images:s}of this.sheets){if(s.size===0)continue;const n=t.edit(e.objectNumber),o=[...s].map(([i,
c])=>[i,c.embed(t,{profiled:!0})]);n.get("Resources").set("XObject",(0,r.jd)(Object.fromEntries(o)))}}}const It=a=>a.replace(/[\\()]/g,"\\$&")}),78445:((B,C,h)=>{
h.d(C,{H:()=>M,s:()=>b});var j=h(81415),w=h(91112),T=h(61410),A=h(6476);class M{tag;parent;facts;kids=[];constructor(r,d,p){this.tag=r,this.parent=d,this.facts=
p}add(r,d={}){const p=new M(r,this,d);return this.kids.push(p),p}prune(){const r=this.kids.filter(d=>d instanceof M?(d.prune(),d.kids.length>0||d.tag==="TD"||d.
tag==="TH"):!0);this.kids.splice(0,this.kids.length);for(const d of r)this.kids.push(d)}adopt(r){r.parent=this,this.kids.push(r)}}class b{context;rootRef;refs=new Map;ids=[];constructor(r,d=r.
nextRef()){this.context=r,this.rootRef=d}refOf(r){let d=this.refs.get(r);return d||this.refs.set(r,d=this.context.nextRef()),d}*write(r,d){const{context:p}=this,
S=[r];for(let P=S.pop();P;P=S.pop()){for(const D of P.kids)D instanceof M&&S.push(D);this.put(P),yield}const u=p.obj({Type:"StructTreeRoot",K:[this.refOf(r)]}),
x=d.flatMap(([P,D])=>[j.A.of(P),D]);if(u.set(w.A.of("ParentTree"),p.register(p.obj({Nums:x}))),u.set(w.A.of("ParentTreeNextKey"),j.A.of(d.reduce((P,[D])=>Math.max(
P,D+1),0))),this.ids.length>0){const P=[...this.ids].sort(([D],[R])=>D<R?-1:1).flatMap(([D,R])=>[T.A.of(Buffer.from(D,"latin1").toString("hex")),R]);u.set(w.A.of(
"IDTree"),p.register(p.obj({Names:P})))}return p.assign(this.rootRef,u),this.rootRef}put(r){const{context:d}=this,{tag:p,parent:S,facts:u}=r,x=A.A.withContext(d),
P=(L,H)=>x.set(w.A.of(L),H);P("S",w.A.of(p)),P("P",S?this.refOf(S):this.rootRef);const[D]=r.kids,R=D instanceof M?void 0:D?.page;R&&P("Pg",R);const U=r.kids.map(
L=>this.kid(L,R));U.length>0&&P("K",U.length===1?U[0]:d.obj(U)),u.alt!==void 0&&P("Alt",T.A.fromText(u.alt)),u.title!==void 0&&P("T",T.A.fromText(u.title)),u.lang!==
void 0&&P("Lang",T.A.fromText(u.lang)),u.attributes&&P("A",d.obj(u.attributes)),u.id!==void 0&&(P("ID",T.A.of(Buffer.from(u.id,"latin1").toString("hex"))),this.
ids.push([u.id,this.refOf(r)])),d.assign(this.refOf(r),x)}kid(r,d){if(r instanceof M)return this.refOf(r);const{context:p}=this;return"annotation"in r?p.obj({Type:"\
OBJR",Obj:r.annotation,Pg:r.page}):r.page===d?j.A.of(r.content):p.obj({Type:"MCR",Pg:r.page,MCID:r.content})}}}),82715:((B,C,h)=>{h.d(C,{m:()=>T});var j=h(43496),
w=h(3907);function T(A,M,b,E){const{text:r,properties:d,end:p,about:S}=A,u=d.find(R=>R.namespace===j.dK[M]&&R.name===b),x=u&&r.slice(u.from,u.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].
length;if(u&&x!==void 0){const R=u.from+x;return`${r.slice(0,R)}${E.replace("<rdf:li",`<rdf:li xmlns:rdf="${j.dK.rdf}"`)}${r.slice(R)}`}const P=`<${M}:${b}><rdf\
:Bag>
${E}</rdf:Bag></${M}:${b}>`,D=`<rdf:Description xmlns:rdf="${j.dK.rdf}" rdf:about="${(0,w.X)(S)}" xmlns:${M}="${j.dK[M]}">
${P}
</rdf:Description>
`;return`${r.slice(0,p)}${D}${r.slice(p)}`}})};
