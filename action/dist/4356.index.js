"use strict";exports.id=4356,exports.ids=[4356],exports.modules={29825:((U,C,p)=>{p.d(C,{EH:()=>I,OD:()=>S,W_:()=>P,lV:()=>O});var x=p(12889),T=p(47707);const O=-1,S=(r,d)=>(0,x.
pr)(r).flatMap(l=>P(l,d));function P({text:r,rtl:d},l){const w=[];for(const m of(0,T.qf)(r)){const D=w.at(-1),A=(0,T.ML)(m)?D?.font??0:b(m,l,D?.font);D?.font===
A?D.text+=m:w.push({font:A,text:m,rtl:d})}return d?w.reverse():w}function b(r,d,l){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(r)&&l!==void 0&&d[l]?.
covers(r)===!0?l:d.findIndex(m=>m.covers(r))}function I(r,d){const l=S(r,d).filter(({font:w})=>w===O);return[...new Set(l.flatMap(w=>(0,T.qf)(w.text)))]}}),45409:((U,C,p)=>{
p.d(C,{Q:()=>O,n:()=>T});var x=p(36078);function T(S,P,b,I){let r=0,d=0;const l=[];for(let w=0;w<S.length;w=r){const{y:m}=S[w];for(;r<S.length&&S[r].y===m;)r++;
m!==d&&l.push(`${(0,x.id)(m*I/1e3)} Ts`),d=m,l.push(`[${O(S.slice(w,r),P,b)}] TJ`)}return d!==0&&l.push("0 Ts"),l.join(" ")}function O(S,P,b){let I="",r="";const d=l=>{
const w=Math.round(l*100)/100;w!==0&&(r&&(I+=`<${r}>`),r="",I+=`${-w} `)};for(const{glyph:l,advance:w,x:m}of S)d(m),r+=P.codeOf(l),d(w-m-l.advanceWidth*b);return r?
`${I}<${r}>`:I}}),96927:((U,C,p)=>{p.d(C,{XS:()=>S,tU:()=>P,tn:()=>O});const x=b=>Math.round(b*72e3/25.4)/1e3,T=(b,I)=>[x(b),x(I)],O={A3:T(297,420),A4:T(210,297),
A5:T(148,210),A6:T(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},S=3,P=14400}),3166:((U,C,p)=>{p.d(C,{B:()=>V});var x=p(22387),T=p(61410),O=p(66005),
S=p(91112),P=p(16804),b=p(12237),I=p(68973),r=p(45599),d=p(43496),l=p(1975),w=p(82715),m=p(60912),D=p(21878),A=p(59596);const E="Octavo";function R(a){const t=a.
add(new r.Z6((0,r.jd)({N:3,Filter:(0,r.UU)("FlateDecode")}),(0,A.Kc)((0,D.k)({gray:!1})))),e=(0,r.jd)({Type:(0,r.UU)("OutputIntent"),S:(0,r.UU)("GTS_PDFA1"),OutputConditionIdentifier:(0,r.
Px)("sRGB"),Info:(0,r.Px)("sRGB"),DestOutputProfile:t});a.editCatalog().set("OutputIntents",[a.add(e)])}async function B(a,{title:t,author:e,language:s},n){const{
isArchive:o}=n,i=(h,g,$)=>({prefix:h,name:g,form:"simple",values:[$]}),c=n.isAccessible&&s!==void 0,u=(0,m.T3)([{prefix:"dc",name:"title",form:"alternative",values:[
t]},...e===void 0?[]:[{prefix:"dc",name:"creator",form:"ordered",values:[e]}],...s===void 0?[]:[{prefix:"dc",name:"language",form:"unordered",values:[s]}],i("pd\
f","Producer",E),...o?[i("pdfaid","part","3"),i("pdfaid","conformance","A")]:[],...c?[i("pdfuaid","part","1")]:[]]);if(!c||!o)return(0,m._L)(a,u);const f=await(0,l.
kg)(Buffer.from(u,"utf8"),a.job.pace);(0,m._L)(a,(0,w.m)(f,"pdfaExtension","schemas",L))}const L=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${d.dK.pdfaSchema}\
" xmlns:pdfaProperty="${d.dK.pdfaProperty}">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${d.dK.pdfuaid}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>inter\
nal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description></rdf:li>
</rdf:Seq></pdfaSchema:property>
</rdf:li>
`;var H=p(81415);function ot(a,t,e){if(t.length===0)return;const s=(i,c,u)=>{const f=i.map(()=>a.nextRef());let h=i.length;for(const[g,{title:$,place:y,children:v}]of i.
entries()){const j=a.obj({Title:T.A.fromText($),Parent:c});Y(j,{Prev:f[g-1],Next:f[g+1],Dest:e(y)}),v.length>0&&(h+=s(v,f[g],j)),a.assign(f[g],j)}return Y(u,{First:f[0],
Last:f.at(-1),Count:H.A.of(h)}),h},n=a.nextRef(),o=a.obj({Type:"Outlines"});return s(t,n,o),a.assign(n,o),n}function Y(a,t){for(const[e,s]of Object.entries(t))s!==
void 0&&a.set(S.A.of(e),s)}var q=p(78445),M=p(36078);const _=({stops:a})=>a.some(({alpha:t})=>t<1);function it(a,{coordinates:t,stops:e}){return a.register(tt(a,
t,e,"DeviceRGB",({color:s})=>s))}function rt(a,{coordinates:t,stops:e,box:s}){const n=tt(a,t,e,"DeviceGray",({alpha:i})=>[i]),o=a.stream("/Shade sh",{Type:"XObj\
ect",Subtype:"Form",BBox:[...s],Group:{S:"Transparency",CS:"DeviceGray"},Resources:{Shading:{Shade:n}}});return a.register(a.obj({Type:"ExtGState",SMask:{Type:"\
Mask",S:"Luminosity",G:a.register(o)}}))}function tt(a,t,e,s,n){const o=e.slice(1).map((c,u)=>({FunctionType:2,Domain:[0,1],C0:n(e[u]).map(F),C1:n(c).map(F),N:1})),
i={FunctionType:3,Domain:[0,1],Functions:o,Bounds:e.slice(1,-1).map(({at:c})=>F(c)),Encode:o.flatMap(()=>[0,1])};return a.obj({ShadingType:t.length===4?2:3,ColorSpace:s,
Coords:t.map(F),Function:i,Extend:[!0,!0]})}const F=a=>Math.round(a*1e4)/1e4;var at=p(41578),et=p(45409),st=p(47707),nt=p(29825),ft=p(33141),Q=p(36263);const ct="\
□",dt=new RegExp("(\\p{Extended_Pictographic}\\ufe0f?)[\\u{1f3fb}-\\u{1f3ff}]|\\ufe0f?\\u20e3","gu"),ht=new RegExp("(\\p{Regional_Indicator}{2}|\\p{Extended_Pic\
tographic}\\p{Emoji_Modifier}?\\ufe0f?(?:\\u200d\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?){1,9})","u"),pt=15e4,ut=127462,lt=/^[!-~]+$/;class J{name;face;used=new Map;embedded;constructor(t,e){
this.name=t,this.face=e,e.keep()}}const X=(a,t)=>a.filter(e=>!t.some(({face:s})=>s.covers(e)));class K{styles;others;upright;missing=new Set;words;constructor(t,e,s){
this.styles=t,this.others=e,this.upright=s;const n=()=>({Regular:new Map,SemiBold:new Map,Italic:new Map,Mono:new Map});this.words={ltr:n(),rtl:n()}}static async open({
styles:t,text:e,font:s,boldFont:n},o){const i=new Map,c=async j=>(await o.rest(),new J(j,await(0,Q.W)(j)));for(const j of new Set(["Regular",...t]))i.set(j,await c(
j));const u=i.get("Regular"),f=()=>[u,...[...i.values()].filter(j=>j!==u)];let h=X([...new Set(e)],f());if(h.length>0&&!i.has("Mono")){const j=await c("Mono");X(
h,[j]).length<h.length&&i.set("Mono",j),h=X(h,f())}const g=[];h.length>0&&g.push(await c("Emoji"));const $=[...f(),...g];if(!s)return new K(i,$);const y=new J("\
User",(0,Q.a)(s)),v=n&&new J("UserBold",(0,Q.a)(n));return i.set("Regular",y).set("Italic",y),v&&i.set("SemiBold",v),new K(i,[...$,y,...v?[v]:[]],y)}async warm(t,e){
for(const{face:n}of this.styles.values())await e.rest(),n.shape("A");const{face:s}=this.fontOf("Regular");for(const n of t){const o=e.step(pt);o&&await o,lt.test(
n)&&s.shape(n)}}word(t,e,s=!1){const n=this.words[s?"rtl":"ltr"][e];let o=n.get(t);return o||n.set(t,o=this.shape(t,e,s)),o}metrics(t){return this.fontOf(t).face.
metrics}async embed(t){for(const e of this.all)e.used.size!==0&&(await t.rest(),e.embedded=await(0,at.r)(e.face,[...e.used.values()]))}get all(){return this.others}fontOf(t){
return this.styles.get(t)??this.others[0]}shape(t,e,s){const n=t.split(ht);if(n.length===1)return this.shapePlain(t,e,s);const o=n.map((i,c)=>c%2===1?this.shapeJoined(
i,e):this.shapePlain(i,e,s));return s&&o.reverse(),N(t,o.flatMap(({parts:i})=>i),o.some(({leans:i})=>i))}shapeJoined(t,e){const o=(!t.includes("‍")?Array.from(
t,f=>String.fromCharCode(f.codePointAt(0)-ut+65)):t.split("‍").map(f=>f.replace(new RegExp("\\p{Emoji_Modifier}|\\ufe0f","gu"),""))).filter(f=>this.others.some(
({face:h})=>h.covers(f))).join("");if(o==="")return this.shapePlain(t,e,!1);const{parts:i,leans:c}=this.shapePlain(o,e,!1),u=i.map((f,h)=>({...f,actual:h===0?t:
""}));return N(t,u,c===!0)}shapePlain(t,e,s){const n=this.fontOf(e),o=(0,st.RK)(t).replace(dt,"$1"),i=e==="Italic"&&n===this.upright;if(n.face.covers(o))return N(
t,[z(n,o,s)],i);const c=[n,...this.others.filter(f=>f!==n)],u=(0,nt.W_)({text:o,rtl:s},c.map(({face:f})=>f)).map(f=>{if(f.font!==nt.lV)return z(c[f.font],f.text,
f.rtl);const h=(0,st.qf)(f.text);for(const g of h)this.missing.add(g);return{...z(this.others[0],ct.repeat(h.length),!1),actual:f.text}});return N(t,u,i)}}const N=(a,t,e)=>({
text:a,width:t.reduce((s,{glyphs:n})=>n.reduce((o,{advance:i})=>o+i,s),0),parts:t,...e&&{leans:e}}),mt=a=>a.map(t=>String.fromCodePoint(t)).join("");function z(a,t,e){
const s=a.face.shape(t,e);for(const{glyph:o}of s)a.used.has(o.id)||a.used.set(o.id,o);const n=s.map(({glyph:o})=>mt(a.used.get(o.id).codePoints)).join("");return{
font:a,glyphs:s,actual:e||n===t?void 0:t}}function gt(a){if(a.shown!==void 0)return a.shown;const{font:t,glyphs:e,actual:s}=a;if(!(s!==void 0||e.some(({y:n})=>n!==
0)))return a.shown=(0,et.Q)(e,t.embedded,t.face.unit)}function wt({font:a,glyphs:t,actual:e},s){const n=(0,et.n)(t,a.embedded,a.face.unit,s);return e===void 0?n:
(0,ft.$u)(e,n)}const St=.2,At={font:void 0,size:0,fill:"",stroke:"",spacing:0,alpha:1};class yt{fonts=new Set;shades=new Map;alphas=new Map;operators=[];kept=[];state=At;sequence(t,e){
this.operators.push(t);let s=!1;for(const n of e)n.kind==="text"!==s&&this.operators.push(s?"ET":"BT"),s=n.kind==="text",this.write(n);s&&this.operators.push("E\
T"),this.operators.push("EMC")}enter({clip:t,matrix:e,hasHoles:s=!1}){this.kept.push(this.state),this.operators.push("q"),e&&this.operators.push(`${e.map(M._).join(
" ")} cm`),t!==void 0&&this.operators.push(`${t} W${s?"*":""} n`)}leave(){this.state=this.kept.pop(),this.operators.push("Q")}get content(){return this.operators.
join(`
`)}write(t){switch(t.kind){case"text":return this.text(t);case"area":return this.area(t);case"image":this.operators.push(`q ${t.matrix.map(M._).join(" ")} cm /${t.
name} Do Q`);return;case"stroke":return this.line(t);case"shape":return this.shape(t)}}text({x:t,y:e,size:s,color:n,words:o,oblique:i=!1,spacing:c=0,alpha:u=1}){
this.filled(n),this.covers(u),c!==this.state.spacing&&(this.state={...this.state,spacing:c},this.operators.push(`${(0,M.id)(c)} Tc`));const f=(v,j)=>{this.operators.
push(`1 0 ${j?St:0} 1 ${(0,M.id)(v)} ${(0,M.id)(e)} Tm`)};let h=i||o[0]?.leans===!0,g=t;f(t,h);let $="";const y=()=>{$&&this.operators.push(`[${$.replaceAll("><",
"")}]TJ`),$=""};for(const{parts:v,width:j,after:W=0,leans:Z=i}of o){Z!==h&&(y(),f(g,Z),h=Z),g+=j*s/1e3+c*v.reduce((k,{glyphs:G})=>k+G.length,0);for(const k of v){
(k.font!==this.state.font||s!==this.state.size)&&(y(),this.set(k.font,s));const G=gt(k);G!==void 0?$+=G:(y(),this.operators.push(wt(k,s)))}W!==0&&($+=(0,M._)(-W))}
y()}set(t,e){this.state={...this.state,font:t,size:e},this.fonts.add(t),this.operators.push(`/${t.name} ${(0,M.id)(e)} Tf`)}area({x:t,y:e,width:s,height:n,color:o,
radius:i=0}){this.filled(o),this.covers(1),i===0?this.operators.push(`${[t,e,s,n].map(M.id).join(" ")} re f`):this.operators.push(Pt(t,e,s,n,Math.min(i,s/2,n/2)),
"f")}line({points:t,width:e,color:s,dots:n}){const o=(0,M.wW)(s,"stroke");o!==this.state.stroke&&(this.state={...this.state,stroke:o},this.operators.push(o));const i=`${(0,M.
id)(e)} w ${(0,M.XL)(t)} S`;this.operators.push(n===void 0?i:`q 1 J [0 ${(0,M.id)(n)}] 0 d ${i} Q`)}filled(t){const e=(0,M.wW)(t,"fill");e!==this.state.fill&&(this.
state={...this.state,fill:e},this.operators.push(e))}covers(t){if(t===this.state.alpha)return;this.state={...this.state,alpha:t};const e=`A${Math.round(t*1e3)}`;
this.alphas.set(e,t),this.operators.push(`/${e} gs`)}shape({path:t,fill:e,alpha:s=1,hasHoles:n=!1}){this.covers(s);const o=n?"*":"";if(!("stops"in e)){this.filled(
e),this.operators.push(`${t} f${o}`);return}let i=this.shades.get(e);i===void 0&&this.shades.set(e,i=`Shade${this.shades.size+1}`);const c=e.matrix?`${e.matrix.
map(M._).join(" ")} cm `:"";this.operators.push(`q ${t} W${o} n ${c}${_(e)?`/Mask${i} gs `:""}/${i} sh Q`)}}function Pt(a,t,e,s,n){const[o,i]=[a+e,t+s],c=n*(1-M.
yQ),u=(...h)=>`${h.map(M.id).join(" ")} c`,f=(...h)=>`${h.map(M.id).join(" ")} l`;return[`${(0,M.id)(a+n)} ${(0,M.id)(t)} m`,f(o-n,t),u(o-c,t,o,t+c,o,t+n),f(o,i-
n),u(o,i-c,o-c,i,o-n,i),f(a+n,i),u(a+c,i,a,i-c,a,i-n),f(a,t+n),u(a,t+c,a+c,t,a+n,t),"h"].join(" ")}var Tt=p(45657);class $t{width;height;ref;key;lends;drawn=[];links=[];owners=[];images=new Map;constructor(t,e,s,n,o){
this.width=t,this.height=e,this.ref=s,this.key=n,this.lends=o}draw(t,...e){const s=this.drawn.at(-1);if(s!==void 0&&"inks"in s&&s.element===t&&s.running===void 0&&
this.isLastKid(t)){(0,Tt.RZ)(s.inks,e);return}this.drawn.push({element:t,inks:[...e]}),t&&(t.kids.push({page:this.ref,content:this.owners.length}),this.owners.push(
t))}run(t,...e){this.drawn.push({element:void 0,running:t,inks:[...e]})}enter(t){this.drawn.push({enter:t})}leave(){this.drawn.push({leave:!0})}link(t,e,s,n){const{
ref:o,key:i}=this.lends();this.links.push({box:e,target:s,contents:n,element:t,ref:o,key:i}),t.kids.push({page:this.ref,annotation:o})}image(t){for(const[s,n]of this.
images)if(n===t)return s;const e=`Image${this.images.size+1}`;return this.images.set(e,t),e}isLastKid(t){if(!t)return!0;const e=t.kids.at(-1);return e!==void 0&&
"content"in e&&e.page===this.ref&&e.content===this.owners.length-1}}var vt=p(64680);const jt=120;async function Ot(a,t){const e=a.enumerateIndirectObjects(),s=new vt.
k(e.length*jt);s.text(`%PDF-1.7
%ÿÿÿÿ
`);const n=[];for(const[f,h]of e){n[f.objectNumber]=s.length,s.text(`${f.objectNumber} 0 obj
`);const g=h.sizeInBytes();s.fill(g,(y,v)=>h.copyBytesInto(y,v)),s.text(`
endobj
`);const $=t.step(g*20);$&&await $}const o=s.length;s.text(`xref
0 ${n.length}
0000000000 65535 f 
`);for(let f=1;f<n.length;f++){const h=n[f];s.text(h===void 0?`0000000000 00001 f 
`:`${String(h).padStart(10,"0")} 00000 n 
`)}const{Root:i,Info:c}=a.trailerInfo,u=c?`/Info ${c.toString()}`:"";return s.text(`trailer
<</Size ${n.length}/Root ${i.toString()}${u}>>
startxref
${o}
%%EOF
`),s.bytes}const Mt=6,Et=40,xt=2e3,bt={Header:"/Artifact <</Type /Pagination /Subtype /Header /Attached [/Top]>> BDC",Footer:"/Artifact <</Type /Pagination /Sub\
type /Footer /Attached [/Bottom]>> BDC"};class V{typefaces;job;document=new q.H("Document",void 0,{});sheets=[];context=x.A.create();fonts=new Map;keys=0;constructor(t,e){
this.typefaces=t,this.job=e}static async open(t,e){return new V(await K.open(t,e.pace),e)}sheet(t,e){const s=()=>({ref:this.context.nextRef(),key:this.keys++}),
{ref:n,key:o}=s(),i=new $t(t,e,n,o,s);return this.sheets.push(i),i}async finish({title:t,author:e,language:s,bookmarks:n=[],breaksArchive:o=!1,isAccessible:i=!0}){
await this.typefaces.embed(this.job.pace);const{context:c}=this,u=c.nextRef();for(const g of this.sheets)await this.writeSheet(g,u);c.assign(u,c.obj({Type:"Page\
s",Kids:this.sheets.map(({ref:g})=>g),Count:this.sheets.length})),await this.writeCatalog(u,s,n);const f=c.obj({Title:T.A.fromText(t),Producer:O.A.of(E)});e!==void 0&&
f.set(S.A.of("Author"),T.A.fromText(e)),c.trailerInfo.Info=c.register(f);const h=await(0,b.E)(await Ot(c,this.job.pace),this.job);for(const[{embedded:g},$]of this.
fonts)g.addTo(h,new r.oS($.objectNumber));return this.embedImages(h),R(h),await B(h,{title:t,author:e,language:s},{isArchive:!o,isAccessible:i}),h}async writeSheet(t,e){
const{context:s,job:n}=this,o=new yt;let i=0;for(const g of t.drawn){if("enter"in g)o.enter(g.enter);else if("leave"in g)o.leave();else{const{element:y,running:v,
inks:j}=g,W=y?`/${y.tag} <</MCID ${i++}>> BDC`:v?bt[v]:"/Artifact BMC";o.sequence(W,j)}const $=n.pace.step(xt);$&&await $}const c=await(0,I.uM)(n).deflate(Buffer.
from(o.content,"latin1"),Mt),u=P.A.of(s.obj({Filter:"FlateDecode",Length:c.length}),c),f=s.obj({Type:"Page",Parent:e,MediaBox:[0,0,t.width,t.height],Contents:s.
register(u),Resources:this.resourcesOf(o),StructParents:t.key,Tabs:"S"});t.links.length>0&&f.set(S.A.of("Annots"),s.obj(t.links.map(({ref:g})=>g)));for(const g of t.
links)s.assign(g.ref,this.annotation(g,t));s.assign(t.ref,f);const h=n.pace.step(o.content.length*Et);h&&await h}resourcesOf({fonts:t,shades:e,alphas:s}){const{
context:n}=this,o=n.obj({Font:Object.fromEntries([...t].map(u=>[u.name,this.fontRef(u)]))}),i={};for(const[u,f]of s)i[u]=n.obj({Type:"ExtGState",ca:f,CA:f});for(const[
u,f]of e)_(u)&&(i[`Mask${f}`]=rt(n,u));Object.keys(i).length>0&&o.set(S.A.of("ExtGState"),n.obj(i));const c=[...e].map(([u,f])=>[f,it(n,u)]);return c.length>0&&
o.set(S.A.of("Shading"),n.obj(Object.fromEntries(c))),o}fontRef(t){let e=this.fonts.get(t);return e||this.fonts.set(t,e=this.context.register(this.context.obj({}))),
e}annotation({box:t,target:e,contents:s,key:n},o){const i=this.context.obj({Type:"Annot",Subtype:"Link",Rect:t.map(f=>Math.round(f*100)/100),Border:[0,0,0],F:4,
P:o.ref,StructParent:n,Contents:T.A.fromText(s)}),[c,u]=this.aim(e);return u&&i.set(S.A.of(c),u),i}aim(t){return"place"in t?["Dest",this.destination(t.place)]:[
"A",this.context.obj({Type:"Action",S:"URI",URI:O.A.of(It(t.uri))})]}destination({sheet:t,top:e}){return t&&this.context.obj([t.ref,"XYZ",null,e===void 0?null:Math.
round(e*100)/100,null])}async writeCatalog(t,e,s){const{context:n,job:o,sheets:i}=this,c=new q.s(n),u=i.flatMap(y=>[[y.key,n.register(n.obj(y.owners.map(v=>c.refOf(
v))))],...y.links.map(({key:v,element:j})=>[v,c.refOf(j)])]);u.sort(([y],[v])=>y-v);const f=c.write(this.document,u);let h=f.next();for(;h.done!==!0;h=f.next()){
const y=o.pace.step(2e3);y&&await y}const g=n.obj({Type:"Catalog",Pages:t,StructTreeRoot:h.value,MarkInfo:{Marked:!0},ViewerPreferences:{DisplayDocTitle:!0}});e!==
void 0&&g.set(S.A.of("Lang"),O.A.of(e));const $=ot(n,s,y=>this.destination(y));$&&(g.set(S.A.of("Outlines"),$),g.set(S.A.of("PageMode"),S.A.of("UseOutlines"))),
n.trailerInfo.Root=n.register(g)}embedImages(t){for(const{ref:e,images:s}of this.sheets){if(s.size===0)continue;const n=t.edit(e.objectNumber),o=[...s].map(([i,
c])=>[i,c.embed(t,{profiled:!0})]);n.get("Resources").set("XObject",(0,r.jd)(Object.fromEntries(o)))}}}const It=a=>a.replace(/[\\()]/g,"\\$&")}),78445:((U,C,p)=>{
p.d(C,{H:()=>P,s:()=>b});var x=p(81415),T=p(91112),O=p(61410),S=p(6476);class P{tag;parent;facts;kids=[];constructor(r,d,l){this.tag=r,this.parent=d,this.facts=
l}add(r,d={}){const l=new P(r,this,d);return this.kids.push(l),l}prune(){const r=this.kids.filter(d=>d instanceof P?(d.prune(),d.kids.length>0||d.tag==="TD"||d.
tag==="TH"):!0);this.kids.splice(0,this.kids.length);for(const d of r)this.kids.push(d)}adopt(r){r.parent=this,this.kids.push(r)}}class b{context;rootRef;refs=new Map;ids=[];constructor(r,d=r.
nextRef()){this.context=r,this.rootRef=d}refOf(r){let d=this.refs.get(r);return d||this.refs.set(r,d=this.context.nextRef()),d}*write(r,d){const{context:l}=this,
w=[r];for(let A=w.pop();A;A=w.pop()){for(const E of A.kids)E instanceof P&&w.push(E);this.put(A),yield}const m=l.obj({Type:"StructTreeRoot",K:[this.refOf(r)]}),
D=d.flatMap(([A,E])=>[x.A.of(A),E]);if(m.set(T.A.of("ParentTree"),l.register(l.obj({Nums:D}))),m.set(T.A.of("ParentTreeNextKey"),x.A.of(d.reduce((A,[E])=>Math.max(
A,E+1),0))),this.ids.length>0){const A=[...this.ids].sort(([E],[R])=>E<R?-1:1).flatMap(([E,R])=>[O.A.of(Buffer.from(E,"latin1").toString("hex")),R]);m.set(T.A.of(
"IDTree"),l.register(l.obj({Names:A})))}return l.assign(this.rootRef,m),this.rootRef}put(r){const{context:d}=this,{tag:l,parent:w,facts:m}=r,D=S.A.withContext(d),
A=(L,H)=>D.set(T.A.of(L),H);A("S",T.A.of(l)),A("P",w?this.refOf(w):this.rootRef);const[E]=r.kids,R=E instanceof P?void 0:E?.page;R&&A("Pg",R);const B=r.kids.map(
L=>this.kid(L,R));B.length>0&&A("K",B.length===1?B[0]:d.obj(B)),m.alt!==void 0&&A("Alt",O.A.fromText(m.alt)),m.title!==void 0&&A("T",O.A.fromText(m.title)),m.lang!==
void 0&&A("Lang",O.A.fromText(m.lang)),m.attributes&&A("A",d.obj(m.attributes)),m.id!==void 0&&(A("ID",O.A.of(Buffer.from(m.id,"latin1").toString("hex"))),this.
ids.push([m.id,this.refOf(r)])),d.assign(this.refOf(r),D)}kid(r,d){if(r instanceof P)return this.refOf(r);const{context:l}=this;return"annotation"in r?l.obj({Type:"\
OBJR",Obj:r.annotation,Pg:r.page}):r.page===d?x.A.of(r.content):l.obj({Type:"MCR",Pg:r.page,MCID:r.content})}}}),82715:((U,C,p)=>{p.d(C,{m:()=>O});var x=p(43496),
T=p(3907);function O(S,P,b,I){const{text:r,properties:d,end:l,about:w}=S,m=d.find(R=>R.namespace===x.dK[P]&&R.name===b),D=m&&r.slice(m.from,m.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].
length;if(m&&D!==void 0){const R=m.from+D;return`${r.slice(0,R)}${I.replace("<rdf:li",`<rdf:li xmlns:rdf="${x.dK.rdf}"`)}${r.slice(R)}`}const A=`<${P}:${b}><rdf\
:Bag>
${I}</rdf:Bag></${P}:${b}>`,E=`<rdf:Description xmlns:rdf="${x.dK.rdf}" rdf:about="${(0,T.X)(w)}" xmlns:${P}="${x.dK[P]}">
${A}
</rdf:Description>
`;return`${r.slice(0,l)}${E}${r.slice(l)}`}})};
