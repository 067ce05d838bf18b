"use strict";exports.id=9109,exports.ids=[9109],exports.modules={29825:((_,C,h)=>{h.d(C,{EH:()=>A,OD:()=>S,W_:()=>O,lV:()=>w});var y=h(12889),M=h(47707);const w=-1,S=(r,c)=>(0,y.
pr)(r).flatMap(l=>O(l,c));function O({text:r,rtl:c},l){const E=[];for(const p of(0,M.qf)(r)){const $=E.at(-1),u=(0,M.ML)(p)?$?.font??0:D(p,l,$?.font);$?.font===
u?$.text+=p:E.push({font:u,text:p,rtl:c})}return c?E.reverse():E}function D(r,c,l){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(r)&&l!==void 0&&c[l]?.
covers(r)===!0?l:c.findIndex(p=>p.covers(r))}function A(r,c){const l=S(r,c).filter(({font:E})=>E===w);return[...new Set(l.flatMap(E=>(0,M.qf)(E.text)))]}}),45409:((_,C,h)=>{
h.d(C,{Q:()=>w,n:()=>M});var y=h(36078);function M(S,O,D,A){let r=0,c=0;const l=[];for(let E=0;E<S.length;E=r){const{y:p}=S[E];for(;r<S.length&&S[r].y===p;)r++;
p!==c&&l.push(`${(0,y.id)(p*A/1e3)} Ts`),c=p,l.push(`[${w(S.slice(E,r),O,D)}] TJ`)}return c!==0&&l.push("0 Ts"),l.join(" ")}function w(S,O,D){let A="",r="";const c=l=>{
const E=Math.round(l*100)/100;E!==0&&(r&&(A+=`<${r}>`),r="",A+=`${-E} `)};for(const{glyph:l,advance:E,x:p}of S)c(p),r+=O.codeOf(l),c(E-p-l.advanceWidth*D);return r?
`${A}<${r}>`:A}}),88739:((_,C,h)=>{h.d(C,{B:()=>D,U:()=>S});var y=h(77581),M=h(12889);const w=100;function S(A,{digits:r=4,isInOrder:c=!1}={}){const l=A.filter(
([,p])=>p.length>0).map(([p,$])=>`<${D(p).slice(-r)}> <${O($,c)}>`),E=Array.from({length:Math.ceil(l.length/w)},(p,$)=>{const u=l.slice($*w,($+1)*w);return[`${u.
length} beginbfchar`,...u,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(r)}> <${"F".repeat(r)}> endcodespacerange`,...E,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function O(A,r){const c=A.map(l=>String.fromCodePoint(l)).join("");return(0,y.kt)(!r&&(0,M.ft)(c)?[...c].reverse().join(""):c).toString("hex").toUpperCase()}
const D=A=>A.toString(16).toUpperCase().padStart(4,"0")}),38875:((_,C,h)=>{h.d(C,{F:()=>w});var y=h(60623);const M=1<<24,w=S=>(0,y.UD)(Buffer.from(S,"base64"),{
stream:M,total:M,remaining:M},{found:!1})}),96927:((_,C,h)=>{h.d(C,{XS:()=>S,tU:()=>O,tn:()=>w});const y=D=>Math.round(D*72e3/25.4)/1e3,M=(D,A)=>[y(D),y(A)],w={
A3:M(297,420),A4:M(210,297),A5:M(148,210),A6:M(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},S=3,O=14400}),24472:((_,C,h)=>{h.d(C,{Q$:()=>l,Xw:()=>c,
n8:()=>r});var y=h(43496),M=h(1975),w=h(82715),S=h(60912),O=h(21878),D=h(81679),A=h(45599);const r="Octavo";function c(p){const $=p.add(new A.Z6((0,A.jd)({N:3,Filter:(0,A.
UU)("FlateDecode")}),(0,D.Kc)((0,O.k)({gray:!1})))),u=(0,A.jd)({Type:(0,A.UU)("OutputIntent"),S:(0,A.UU)("GTS_PDFA1"),OutputConditionIdentifier:(0,A.Px)("sRGB"),
Info:(0,A.Px)("sRGB"),DestOutputProfile:$});p.editCatalog().set("OutputIntents",[p.add(u)])}async function l(p,{title:$,author:u,language:j},x){const{isArchive:B}=x,
R=(F,W,X)=>({prefix:F,name:W,form:"simple",values:[X]}),U=x.isAccessible&&j!==void 0,K=(0,S.T3)([{prefix:"dc",name:"title",form:"alternative",values:[$]},...u===
void 0?[]:[{prefix:"dc",name:"creator",form:"ordered",values:[u]}],...j===void 0?[]:[{prefix:"dc",name:"language",form:"unordered",values:[j]}],R("pdf","Produce\
r",r),...B?[R("pdfaid","part","3"),R("pdfaid","conformance","A")]:[],...U?[R("pdfuaid","part","1")]:[]]);if(!U||!B)return(0,S._L)(p,K);const k=await(0,M.kg)(Buffer.
from(K,"utf8"),p.job.pace);(0,S._L)(p,(0,w.m)(k,"pdfaExtension","schemas",E))}const E=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${y.dK.pdfaSchema}" xm\
lns:pdfaProperty="${y.dK.pdfaProperty}">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${y.dK.pdfuaid}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>inter\
nal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description></rdf:li>
</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),69379:((_,C,h)=>{h.d(C,{B:()=>Y});var y=h(22387),M=h(61410),w=h(66005),S=h(91112),O=h(16804),D=h(12237),A=h(68973),r=h(45599),c=h(24472),l=h(81415);function E(a,t,e){
if(t.length===0)return;const s=(i,d,g)=>{const f=i.map(()=>a.nextRef());let m=i.length;for(const[P,{title:b,place:T,children:v}]of i.entries()){const I=a.obj({Title:M.
A.fromText(b),Parent:d});p(I,{Prev:f[P-1],Next:f[P+1],Dest:e(T)}),v.length>0&&(m+=s(v,f[P],I)),a.assign(f[P],I)}return p(g,{First:f[0],Last:f.at(-1),Count:l.A.of(
m)}),m},n=a.nextRef(),o=a.obj({Type:"Outlines"});return s(t,n,o),a.assign(n,o),n}function p(a,t){for(const[e,s]of Object.entries(t))s!==void 0&&a.set(S.A.of(e),
s)}var $=h(78445),u=h(36078);const j=({stops:a})=>a.some(({alpha:t})=>t<1);function x(a,{coordinates:t,stops:e}){return a.register(R(a,t,e,"DeviceRGB",({color:s})=>s))}
function B(a,{coordinates:t,stops:e,box:s}){const n=R(a,t,e,"DeviceGray",({alpha:i})=>[i]),o=a.stream("/Shade sh",{Type:"XObject",Subtype:"Form",BBox:[...s],Group:{
S:"Transparency",CS:"DeviceGray"},Resources:{Shading:{Shade:n}}});return a.register(a.obj({Type:"ExtGState",SMask:{Type:"Mask",S:"Luminosity",G:a.register(o)}}))}
function R(a,t,e,s,n){const o=e.slice(1).map((d,g)=>({FunctionType:2,Domain:[0,1],C0:n(e[g]).map(U),C1:n(d).map(U),N:1})),i={FunctionType:3,Domain:[0,1],Functions:o,
Bounds:e.slice(1,-1).map(({at:d})=>U(d)),Encode:o.flatMap(()=>[0,1])};return a.obj({ShadingType:t.length===4?2:3,ColorSpace:s,Coords:t.map(U),Function:i,Extend:[
!0,!0]})}const U=a=>Math.round(a*1e4)/1e4;var K=h(41578),k=h(45409),F=h(47707),W=h(29825),X=h(33141),J=h(36263);const tt="□",et=new RegExp("(\\p{Extended_Picto\
graphic}\\ufe0f?)[\\u{1f3fb}-\\u{1f3ff}]|\\ufe0f?\\u20e3","gu"),st=new RegExp("(\\p{Regional_Indicator}{2}|\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?(?:\
\\u200d\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?){1,9})","u"),nt=15e4,ot=127462,it=/^[!-~]+$/;class z{name;face;used=new Map;embedded;constructor(t,e){
this.name=t,this.face=e,e.keep()}}const V=(a,t)=>a.filter(e=>!t.some(({face:s})=>s.covers(e)));class N{styles;others;upright;missing=new Set;words;constructor(t,e,s){
this.styles=t,this.others=e,this.upright=s;const n=()=>({Regular:new Map,SemiBold:new Map,Italic:new Map,Mono:new Map});this.words={ltr:n(),rtl:n()}}static async open({
styles:t,text:e,font:s,boldFont:n},o){const i=new Map,d=async I=>(await o.rest(),new z(I,await(0,J.ft)(I)));for(const I of new Set(["Regular",...t]))i.set(I,await d(
I));const g=i.get("Regular"),f=()=>[g,...[...i.values()].filter(I=>I!==g)];let m=V([...new Set(e)],f());if(m.length>0&&!i.has("Mono")){const I=await d("Mono");V(
m,[I]).length<m.length&&i.set("Mono",I),m=V(m,f())}const P=[];m.length>0&&P.push(await d("Emoji"));const b=[...f(),...P];if(!s)return new N(i,b);const T=new z("\
User",(0,J.ar)(s)),v=n&&new z("UserBold",(0,J.ar)(n));return i.set("Regular",T).set("Italic",T),v&&i.set("SemiBold",v),new N(i,[...b,T,...v?[v]:[]],T)}async warm(t,e){
for(const{face:n}of this.styles.values())await e.rest(),n.shape("A");const{face:s}=this.fontOf("Regular");for(const n of t){const o=e.step(nt);o&&await o,it.test(
n)&&s.shape(n)}}word(t,e,s=!1){const n=this.words[s?"rtl":"ltr"][e];let o=n.get(t);return o||n.set(t,o=this.shape(t,e,s)),o}metrics(t){return this.fontOf(t).face.
metrics}async embed(t){for(const e of this.all)e.used.size!==0&&(await t.rest(),e.embedded=await(0,K.r)(e.face,[...e.used.values()]))}get all(){return this.others}fontOf(t){
return this.styles.get(t)??this.others[0]}shape(t,e,s){const n=t.split(st);if(n.length===1)return this.shapePlain(t,e,s);const o=n.map((i,d)=>d%2===1?this.shapeJoined(
i,e):this.shapePlain(i,e,s));return s&&o.reverse(),G(t,o.flatMap(({parts:i})=>i),o.some(({leans:i})=>i))}shapeJoined(t,e){const o=(!t.includes("‍")?Array.from(
t,f=>String.fromCharCode(f.codePointAt(0)-ot+65)):t.split("‍").map(f=>f.replace(new RegExp("\\p{Emoji_Modifier}|\\ufe0f","gu"),""))).filter(f=>this.others.some(
({face:m})=>m.covers(f))).join("");if(o==="")return this.shapePlain(t,e,!1);const{parts:i,leans:d}=this.shapePlain(o,e,!1),g=i.map((f,m)=>({...f,actual:m===0?t:
""}));return G(t,g,d===!0)}shapePlain(t,e,s){const n=this.fontOf(e),o=(0,F.RK)(t).replace(et,"$1"),i=e==="Italic"&&n===this.upright;if(n.face.covers(o))return G(
t,[Z(n,o,s)],i);const d=[n,...this.others.filter(f=>f!==n)],g=(0,W.W_)({text:o,rtl:s},d.map(({face:f})=>f)).map(f=>{if(f.font!==W.lV)return Z(d[f.font],f.text,f.
rtl);const m=(0,F.qf)(f.text);for(const P of m)this.missing.add(P);return{...Z(this.others[0],tt.repeat(m.length),!1),actual:f.text}});return G(t,g,i)}}const G=(a,t,e)=>({
text:a,width:t.reduce((s,{glyphs:n})=>n.reduce((o,{advance:i})=>o+i,s),0),parts:t,...e&&{leans:e}}),rt=a=>a.map(t=>String.fromCodePoint(t)).join("");function Z(a,t,e){
const s=a.face.shape(t,e);for(const{glyph:o}of s)a.used.has(o.id)||a.used.set(o.id,o);const n=s.map(({glyph:o})=>rt(a.used.get(o.id).codePoints)).join("");return{
font:a,glyphs:s,actual:e||n===t?void 0:t}}function at(a){if(a.shown!==void 0)return a.shown;const{font:t,glyphs:e,actual:s}=a;if(!(s!==void 0||e.some(({y:n})=>n!==
0)))return a.shown=(0,k.Q)(e,t.embedded,t.face.unit)}function ft({font:a,glyphs:t,actual:e},s){const n=(0,k.n)(t,a.embedded,a.face.unit,s);return e===void 0?n:(0,X.
$u)(e,n)}const ct=.2,dt={font:void 0,size:0,fill:"",stroke:"",spacing:0,alpha:1};class ht{fonts=new Set;shades=new Map;alphas=new Map;operators=[];kept=[];state=dt;sequence(t,e){
this.operators.push(t);let s=!1;for(const n of e)n.kind==="text"!==s&&this.operators.push(s?"ET":"BT"),s=n.kind==="text",this.write(n);s&&this.operators.push("E\
T"),this.operators.push("EMC")}enter({clip:t,matrix:e,hasHoles:s=!1}){this.kept.push(this.state),this.operators.push("q"),e&&this.operators.push(`${e.map(u._).join(
" ")} cm`),t!==void 0&&this.operators.push(`${t} W${s?"*":""} n`)}leave(){this.state=this.kept.pop(),this.operators.push("Q")}get content(){return this.operators.
join(`
`)}write(t){switch(t.kind){case"text":return this.text(t);case"area":return this.area(t);case"image":this.operators.push(`q ${t.matrix.map(u._).join(" ")} cm /${t.
name} Do Q`);return;case"stroke":return this.line(t);case"shape":return this.shape(t)}}text({x:t,y:e,size:s,color:n,words:o,oblique:i=!1,spacing:d=0,alpha:g=1}){
this.filled(n),this.covers(g),d!==this.state.spacing&&(this.state={...this.state,spacing:d},this.operators.push(`${(0,u.id)(d)} Tc`));const f=(v,I)=>{this.operators.
push(`1 0 ${I?ct:0} 1 ${(0,u.id)(v)} ${(0,u.id)(e)} Tm`)};let m=i||o[0]?.leans===!0,P=t;f(t,m);let b="";const T=()=>{b&&this.operators.push(`[${b.replaceAll("><",
"")}]TJ`),b=""};for(const{parts:v,width:I,after:Q=0,leans:q=i}of o){q!==m&&(T(),f(P,q),m=q),P+=I*s/1e3+d*v.reduce((L,{glyphs:H})=>L+H.length,0);for(const L of v){
(L.font!==this.state.font||s!==this.state.size)&&(T(),this.set(L.font,s));const H=at(L);H!==void 0?b+=H:(T(),this.operators.push(ft(L,s)))}Q!==0&&(b+=(0,u._)(-Q))}
T()}set(t,e){this.state={...this.state,font:t,size:e},this.fonts.add(t),this.operators.push(`/${t.name} ${(0,u.id)(e)} Tf`)}area({x:t,y:e,width:s,height:n,color:o,
radius:i=0}){this.filled(o),this.covers(1),i===0?this.operators.push(`${[t,e,s,n].map(u.id).join(" ")} re f`):this.operators.push(pt(t,e,s,n,Math.min(i,s/2,n/2)),
"f")}line({points:t,width:e,color:s,dots:n}){const o=(0,u.wW)(s,"stroke");o!==this.state.stroke&&(this.state={...this.state,stroke:o},this.operators.push(o));const i=`${(0,u.
id)(e)} w ${(0,u.XL)(t)} S`;this.operators.push(n===void 0?i:`q 1 J [0 ${(0,u.id)(n)}] 0 d ${i} Q`)}filled(t){const e=(0,u.wW)(t,"fill");e!==this.state.fill&&(this.
state={...this.state,fill:e},this.operators.push(e))}covers(t){if(t===this.state.alpha)return;this.state={...this.state,alpha:t};const e=`A${Math.round(t*1e3)}`;
this.alphas.set(e,t),this.operators.push(`/${e} gs`)}shape({path:t,fill:e,alpha:s=1,hasHoles:n=!1}){this.covers(s);const o=n?"*":"";if(!("stops"in e)){this.filled(
e),this.operators.push(`${t} f${o}`);return}let i=this.shades.get(e);i===void 0&&this.shades.set(e,i=`Shade${this.shades.size+1}`);const d=e.matrix?`${e.matrix.
map(u._).join(" ")} cm `:"";this.operators.push(`q ${t} W${o} n ${d}${j(e)?`/Mask${i} gs `:""}/${i} sh Q`)}}function pt(a,t,e,s,n){const[o,i]=[a+e,t+s],d=n*(1-u.
yQ),g=(...m)=>`${m.map(u.id).join(" ")} c`,f=(...m)=>`${m.map(u.id).join(" ")} l`;return[`${(0,u.id)(a+n)} ${(0,u.id)(t)} m`,f(o-n,t),g(o-d,t,o,t+d,o,t+n),f(o,i-
n),g(o,i-d,o-d,i,o-n,i),f(a+n,i),g(a+d,i,a,i-d,a,i-n),f(a,t+n),g(a,t+d,a+d,t,a+n,t),"h"].join(" ")}var ut=h(45657);class lt{width;height;ref;key;lends;drawn=[];links=[];owners=[];images=new Map;constructor(t,e,s,n,o){
this.width=t,this.height=e,this.ref=s,this.key=n,this.lends=o}draw(t,...e){const s=this.drawn.at(-1);if(s!==void 0&&"inks"in s&&s.element===t&&s.running===void 0&&
this.isLastKid(t)){(0,ut.RZ)(s.inks,e);return}this.drawn.push({element:t,inks:[...e]}),t&&(t.kids.push({page:this.ref,content:this.owners.length}),this.owners.push(
t))}run(t,...e){this.drawn.push({element:void 0,running:t,inks:[...e]})}enter(t){this.drawn.push({enter:t})}leave(){this.drawn.push({leave:!0})}link(t,e,s,n){const{
ref:o,key:i}=this.lends();this.links.push({box:e,target:s,contents:n,element:t,ref:o,key:i}),t.kids.push({page:this.ref,annotation:o})}image(t){for(const[s,n]of this.
images)if(n===t)return s;const e=`Image${this.images.size+1}`;return this.images.set(e,t),e}isLastKid(t){if(!t)return!0;const e=t.kids.at(-1);return e!==void 0&&
"content"in e&&e.page===this.ref&&e.content===this.owners.length-1}}var mt=h(64680);const gt=120;async function Pt(a,t){const e=a.enumerateIndirectObjects(),s=new mt.
k(e.length*gt);s.text(`%PDF-1.7
%ÿÿÿÿ
`);const n=[];for(const[f,m]of e){n[f.objectNumber]=s.length,s.text(`${f.objectNumber} 0 obj
`);const P=m.sizeInBytes();s.fill(P,(T,v)=>m.copyBytesInto(T,v)),s.text(`
endobj
`);const b=t.step(P*20);b&&await b}const o=s.length;s.text(`xref
0 ${n.length}
0000000000 65535 f 
`);for(let f=1;f<n.length;f++){const m=n[f];s.text(m===void 0?`0000000000 00001 f 
`:`${String(m).padStart(10,"0")} 00000 n 
`)}const{Root:i,Info:d}=a.trailerInfo,g=d?`/Info ${d.toString()}`:"";return s.text(`trailer
<</Size ${n.length}/Root ${i.toString()}${g}>>
startxref
${o}
%%EOF
`),s.bytes}const St=6,Et=40,Mt=2e3,At={Header:"/Artifact <</Type /Pagination /Subtype /Header /Attached [/Top]>> BDC",Footer:"/Artifact <</Type /Pagination /Sub\
type /Footer /Attached [/Bottom]>> BDC"};class Y{typefaces;job;document=new $.H("Document",void 0,{});sheets=[];context=y.A.create();fonts=new Map;keys=0;constructor(t,e){
this.typefaces=t,this.job=e}static async open(t,e){return new Y(await N.open(t,e.pace),e)}sheet(t,e){const s=()=>({ref:this.context.nextRef(),key:this.keys++}),
{ref:n,key:o}=s(),i=new lt(t,e,n,o,s);return this.sheets.push(i),i}async finish({title:t,author:e,language:s,bookmarks:n=[],breaksArchive:o=!1,isAccessible:i=!0}){
await this.typefaces.embed(this.job.pace);const{context:d}=this,g=d.nextRef();for(const P of this.sheets)await this.writeSheet(P,g);d.assign(g,d.obj({Type:"Page\
s",Kids:this.sheets.map(({ref:P})=>P),Count:this.sheets.length})),await this.writeCatalog(g,s,n);const f=d.obj({Title:M.A.fromText(t),Producer:w.A.of(c.n8)});e!==
void 0&&f.set(S.A.of("Author"),M.A.fromText(e)),d.trailerInfo.Info=d.register(f);const m=await(0,D.E)(await Pt(d,this.job.pace),this.job);for(const[{embedded:P},
b]of this.fonts)P.addTo(m,new r.oS(b.objectNumber));return this.embedImages(m),(0,c.Xw)(m),await(0,c.Q$)(m,{title:t,author:e,language:s},{isArchive:!o,isAccessible:i}),
m}async writeSheet(t,e){const{context:s,job:n}=this,o=new ht;let i=0;for(const P of t.drawn){if("enter"in P)o.enter(P.enter);else if("leave"in P)o.leave();else{
const{element:T,running:v,inks:I}=P,Q=T?`/${T.tag} <</MCID ${i++}>> BDC`:v?At[v]:"/Artifact BMC";o.sequence(Q,I)}const b=n.pace.step(Mt);b&&await b}const d=await(0,A.
uM)(n).deflate(Buffer.from(o.content,"latin1"),St),g=O.A.of(s.obj({Filter:"FlateDecode",Length:d.length}),d),f=s.obj({Type:"Page",Parent:e,MediaBox:[0,0,t.width,
t.height],Contents:s.register(g),Resources:this.resourcesOf(o),StructParents:t.key,Tabs:"S"});t.links.length>0&&f.set(S.A.of("Annots"),s.obj(t.links.map(({ref:P})=>P)));
for(const P of t.links)s.assign(P.ref,this.annotation(P,t));s.assign(t.ref,f);const m=n.pace.step(o.content.length*Et);m&&await m}resourcesOf({fonts:t,shades:e,
alphas:s}){const{context:n}=this,o=n.obj({Font:Object.fromEntries([...t].map(g=>[g.name,this.fontRef(g)]))}),i={};for(const[g,f]of s)i[g]=n.obj({Type:"ExtGState",
ca:f,CA:f});for(const[g,f]of e)j(g)&&(i[`Mask${f}`]=B(n,g));Object.keys(i).length>0&&o.set(S.A.of("ExtGState"),n.obj(i));const d=[...e].map(([g,f])=>[f,x(n,g)]);
return d.length>0&&o.set(S.A.of("Shading"),n.obj(Object.fromEntries(d))),o}fontRef(t){let e=this.fonts.get(t);return e||this.fonts.set(t,e=this.context.register(
this.context.obj({}))),e}annotation({box:t,target:e,contents:s,key:n},o){const i=this.context.obj({Type:"Annot",Subtype:"Link",Rect:t.map(f=>Math.round(f*100)/100),
Border:[0,0,0],F:4,P:o.ref,StructParent:n,Contents:M.A.fromText(s)}),[d,g]=this.aim(e);return g&&i.set(S.A.of(d),g),i}aim(t){return"place"in t?["Dest",this.destination(
t.place)]:["A",this.context.obj({Type:"Action",S:"URI",URI:w.A.of(Ot(t.uri))})]}destination({sheet:t,top:e}){return t&&this.context.obj([t.ref,"XYZ",null,e===void 0?
null:Math.round(e*100)/100,null])}async writeCatalog(t,e,s){const{context:n,job:o,sheets:i}=this,d=new $.s(n),g=i.flatMap(T=>[[T.key,n.register(n.obj(T.owners.map(
v=>d.refOf(v))))],...T.links.map(({key:v,element:I})=>[v,d.refOf(I)])]);g.sort(([T],[v])=>T-v);const f=d.write(this.document,g);let m=f.next();for(;m.done!==!0;m=
f.next()){const T=o.pace.step(2e3);T&&await T}const P=n.obj({Type:"Catalog",Pages:t,StructTreeRoot:m.value,MarkInfo:{Marked:!0},ViewerPreferences:{DisplayDocTitle:!0}});
e!==void 0&&P.set(S.A.of("Lang"),w.A.of(e));const b=E(n,s,T=>this.destination(T));b&&(P.set(S.A.of("Outlines"),b),P.set(S.A.of("PageMode"),S.A.of("UseOutlines"))),
n.trailerInfo.Root=n.register(P)}embedImages(t){for(const{ref:e,images:s}of this.sheets){if(s.size===0)continue;const n=t.edit(e.objectNumber),o=[...s].map(([i,
d])=>[i,d.embed(t,{profiled:!0})]);n.get("Resources").set("XObject",(0,r.jd)(Object.fromEntries(o)))}}}const Ot=a=>a.replace(/[\\()]/g,"\\$&")}),78445:((_,C,h)=>{
h.d(C,{H:()=>O,s:()=>D});var y=h(81415),M=h(91112),w=h(61410),S=h(6476);class O{tag;parent;facts;kids=[];constructor(r,c,l){this.tag=r,this.parent=c,this.facts=
l}add(r,c={}){const l=new O(r,this,c);return this.kids.push(l),l}prune(){const r=this.kids.filter(c=>c instanceof O?(c.prune(),c.kids.length>0||c.tag==="TD"||c.
tag==="TH"):!0);this.kids.splice(0,this.kids.length);for(const c of r)this.kids.push(c)}adopt(r){r.parent=this,this.kids.push(r)}}class D{context;rootRef;refs=new Map;ids=[];constructor(r,c=r.
nextRef()){this.context=r,this.rootRef=c}refOf(r){let c=this.refs.get(r);return c||this.refs.set(r,c=this.context.nextRef()),c}*write(r,c){const{context:l}=this,
E=[r];for(let u=E.pop();u;u=E.pop()){for(const j of u.kids)j instanceof O&&E.push(j);this.put(u),yield}const p=l.obj({Type:"StructTreeRoot",K:[this.refOf(r)]}),
$=c.flatMap(([u,j])=>[y.A.of(u),j]);if(p.set(M.A.of("ParentTree"),l.register(l.obj({Nums:$}))),p.set(M.A.of("ParentTreeNextKey"),y.A.of(c.reduce((u,[j])=>Math.max(
u,j+1),0))),this.ids.length>0){const u=[...this.ids].sort(([j],[x])=>j<x?-1:1).flatMap(([j,x])=>[w.A.of(Buffer.from(j,"latin1").toString("hex")),x]);p.set(M.A.of(
"IDTree"),l.register(l.obj({Names:u})))}return l.assign(this.rootRef,p),this.rootRef}put(r){const{context:c}=this,{tag:l,parent:E,facts:p}=r,$=S.A.withContext(c),
u=(R,U)=>$.set(M.A.of(R),U);u("S",M.A.of(l)),u("P",E?this.refOf(E):this.rootRef);const[j]=r.kids,x=j instanceof O?void 0:j?.page;x&&u("Pg",x);const B=r.kids.map(
R=>this.kid(R,x));B.length>0&&u("K",B.length===1?B[0]:c.obj(B)),p.alt!==void 0&&u("Alt",w.A.fromText(p.alt)),p.title!==void 0&&u("T",w.A.fromText(p.title)),p.lang!==
void 0&&u("Lang",w.A.fromText(p.lang)),p.attributes&&u("A",c.obj(p.attributes)),p.id!==void 0&&(u("ID",w.A.of(Buffer.from(p.id,"latin1").toString("hex"))),this.
ids.push([p.id,this.refOf(r)])),c.assign(this.refOf(r),$)}kid(r,c){if(r instanceof O)return this.refOf(r);const{context:l}=this;return"annotation"in r?l.obj({Type:"\
OBJR",Obj:r.annotation,Pg:r.page}):r.page===c?y.A.of(r.content):l.obj({Type:"MCR",Pg:r.page,MCID:r.content})}}}),82715:((_,C,h)=>{h.d(C,{m:()=>w});var y=h(43496),
M=h(3907);function w(S,O,D,A){const{text:r,properties:c,end:l,about:E}=S,p=c.find(x=>x.namespace===y.dK[O]&&x.name===D),$=p&&r.slice(p.from,p.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].
length;if(p&&$!==void 0){const x=p.from+$;return`${r.slice(0,x)}${A.replace("<rdf:li",`<rdf:li xmlns:rdf="${y.dK.rdf}"`)}${r.slice(x)}`}const u=`<${O}:${D}><rdf\
:Bag>
${A}</rdf:Bag></${O}:${D}>`,j=`<rdf:Description xmlns:rdf="${y.dK.rdf}" rdf:about="${(0,M.X)(E)}" xmlns:${O}="${y.dK[O]}">
${u}
</rdf:Description>
`;return`${r.slice(0,l)}${j}${r.slice(l)}`}})};
