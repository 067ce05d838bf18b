"use strict";exports.id=4356,exports.ids=[4356],exports.modules={29825:((k,I,p)=>{p.d(I,{EH:()=>b,OD:()=>y,W_:()=>A,lV:()=>P});var O=p(12889),T=p(47707);const P=-1,y=(i,h)=>(0,O.
pr)(i).flatMap(l=>A(l,h));function A({text:i,rtl:h},l){const S=[];for(const m of(0,T.qf)(i)){const R=S.at(-1),w=(0,T.ML)(m)?R?.font??0:j(m,l,R?.font);R?.font===
w?R.text+=m:S.push({font:w,text:m,rtl:h})}return h?S.reverse():S}function j(i,h,l){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(i)&&l!==void 0&&h[l]?.
covers(i)===!0?l:h.findIndex(m=>m.covers(i))}function b(i,h){const l=y(i,h).filter(({font:S})=>S===P);return[...new Set(l.flatMap(S=>(0,T.qf)(S.text)))]}}),45409:((k,I,p)=>{
p.d(I,{Q:()=>P,n:()=>T});var O=p(36078);function T(y,A,j,b){let i=0,h=0;const l=[];for(let S=0;S<y.length;S=i){const{y:m}=y[S];for(;i<y.length&&y[i].y===m;)i++;
m!==h&&l.push(`${(0,O.id)(m*b/1e3)} Ts`),h=m,l.push(`[${P(y.slice(S,i),A,j)}] TJ`)}return h!==0&&l.push("0 Ts"),l.join(" ")}function P(y,A,j){let b="",i="";const h=l=>{
const S=Math.round(l*100)/100;S!==0&&(i&&(b+=`<${i}>`),i="",b+=`${-S} `)};for(const{glyph:l,advance:S,x:m}of y)h(m),i+=A.codeOf(l),h(S-m-l.advanceWidth*j);return i?
`${b}<${i}>`:b}}),96927:((k,I,p)=>{p.d(I,{XS:()=>y,tU:()=>A,tn:()=>P});const O=j=>Math.round(j*72e3/25.4)/1e3,T=(j,b)=>[O(j),O(b)],P={A3:T(297,420),A4:T(210,297),
A5:T(148,210),A6:T(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},y=3,A=14400}),3166:((k,I,p)=>{p.d(I,{B:()=>G});var O=p(22387),T=p(61410),P=p(66005),
y=p(91112),A=p(16804),j=p(12237),b=p(68973),i=p(45599),h=p(43496),l=p(1975),S=p(82715),m=p(60912),R=p(21878),w=p(59596);const x="Octavo";function D(r){const t=r.
add(new i.Z6((0,i.jd)({N:3,Filter:(0,i.UU)("FlateDecode")}),(0,w.Kc)((0,R.k)({gray:!1})))),e=(0,i.jd)({Type:(0,i.UU)("OutputIntent"),S:(0,i.UU)("GTS_PDFA1"),OutputConditionIdentifier:(0,i.
Px)("sRGB"),Info:(0,i.Px)("sRGB"),DestOutputProfile:t});r.editCatalog().set("OutputIntents",[r.add(e)])}async function B(r,{title:t,author:e,language:s},n){const{
isArchive:o}=n,a=(g,u,M)=>({prefix:g,name:u,form:"simple",values:[M]}),c=n.isAccessible&&s!==void 0,d=(0,m.T3)([{prefix:"dc",name:"title",form:"alternative",values:[
t]},...e===void 0?[]:[{prefix:"dc",name:"creator",form:"ordered",values:[e]}],...s===void 0?[]:[{prefix:"dc",name:"language",form:"unordered",values:[s]}],a("pd\
f","Producer",x),...o?[a("pdfaid","part","3"),a("pdfaid","conformance","A")]:[],...c?[a("pdfuaid","part","1")]:[]]);if(!c||!o)return(0,m._L)(r,d);const f=await(0,l.
kg)(Buffer.from(d,"utf8"),r.job.pace);(0,m._L)(r,(0,S.m)(f,"pdfaExtension","schemas",U))}const U=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${h.dK.pdfaSchema}\
" xmlns:pdfaProperty="${h.dK.pdfaProperty}">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${h.dK.pdfuaid}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>inter\
nal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description></rdf:li>
</rdf:Seq></pdfaSchema:property>
</rdf:li>
`;var F=p(81415);function tt(r,t,e){if(t.length===0)return;const s=(a,c,d)=>{const f=a.map(()=>r.nextRef());let g=a.length;for(const[u,{title:M,place:$,children:E}]of a.
entries()){const C=r.obj({Title:T.A.fromText(M),Parent:c});H(C,{Prev:f[u-1],Next:f[u+1],Dest:e($)}),E.length>0&&(g+=s(E,f[u],C)),r.assign(f[u],C)}return H(d,{First:f[0],
Last:f.at(-1),Count:F.A.of(g)}),g},n=r.nextRef(),o=r.obj({Type:"Outlines"});return s(t,n,o),r.assign(n,o),n}function H(r,t){for(const[e,s]of Object.entries(t))s!==
void 0&&r.set(y.A.of(e),s)}var Q=p(78445),v=p(36078);const X=({stops:r})=>r.some(({alpha:t})=>t<1);function et(r,{coordinates:t,stops:e}){return r.register(z(r,
t,e,"DeviceRGB",({color:s})=>s))}function st(r,{coordinates:t,stops:e,box:s}){const n=z(r,t,e,"DeviceGray",({alpha:a})=>[a]),o=r.stream("/Shade sh",{Type:"XObje\
ct",Subtype:"Form",BBox:[...s],Group:{S:"Transparency",CS:"DeviceGray"},Resources:{Shading:{Shade:n}}});return r.register(r.obj({Type:"ExtGState",SMask:{Type:"M\
ask",S:"Luminosity",G:r.register(o)}}))}function z(r,t,e,s,n){const o=e.slice(1).map((c,d)=>({FunctionType:2,Domain:[0,1],C0:n(e[d]).map(L),C1:n(c).map(L),N:1})),
a={FunctionType:3,Domain:[0,1],Functions:o,Bounds:e.slice(1,-1).map(({at:c})=>L(c)),Encode:o.flatMap(()=>[0,1])};return r.obj({ShadingType:t.length===4?2:3,ColorSpace:s,
Coords:t.map(L),Function:a,Extend:[!0,!0]})}const L=r=>Math.round(r*1e4)/1e4;var nt=p(41578),J=p(45409),V=p(47707),Z=p(29825),ot=p(33141),Y=p(36263);const it="□",
rt=new RegExp("(\\p{Extended_Pictographic}\\ufe0f?)[\\u{1f3fb}-\\u{1f3ff}]|\\ufe0f?\\u20e3","gu"),at=15e4,ft=/^[!-~]+$/;class q{name;face;used=new Map;embedded;constructor(t,e){
this.name=t,this.face=e,e.keep()}}const K=(r,t)=>r.filter(e=>!t.some(({face:s})=>s.covers(e)));class N{styles;others;missing=new Set;words;constructor(t,e){this.
styles=t,this.others=e;const s=()=>({Regular:new Map,SemiBold:new Map,Italic:new Map,Mono:new Map});this.words={ltr:s(),rtl:s()}}static async open({styles:t,text:e,
font:s},n){const o=new Map,a=async u=>(await n.rest(),new q(u,await(0,Y.W)(u)));for(const u of new Set(["Regular",...t]))o.set(u,await a(u));const c=o.get("Regu\
lar"),d=()=>[c,...[...o.values()].filter(u=>u!==c)];let f=K([...new Set(e)],d());if(f.length>0&&!o.has("Mono")){const u=await a("Mono");K(f,[u]).length<f.length&&
o.set("Mono",u),f=K(f,d())}const g=[];return f.length>0&&g.push(await a("Emoji")),s&&g.push(new q("User",(0,Y.a)(s))),new N(o,[...d(),...g])}async warm(t,e){for(const{
face:n}of this.styles.values())await e.rest(),n.shape("A");const{face:s}=this.fontOf("Regular");for(const n of t){const o=e.step(at);o&&await o,ft.test(n)&&s.shape(
n)}}word(t,e,s=!1){const n=this.words[s?"rtl":"ltr"][e];let o=n.get(t);return o||n.set(t,o=this.shape(t,e,s)),o}metrics(t){return this.fontOf(t).face.metrics}async embed(t){
for(const e of this.all)e.used.size!==0&&(await t.rest(),e.embedded=await(0,nt.r)(e.face,[...e.used.values()]))}get all(){return this.others}fontOf(t){return this.
styles.get(t)??this.others[0]}shape(t,e,s){const n=this.fontOf(e),o=(0,V.RK)(t).replace(rt,"$1");if(n.face.covers(o))return _(t,[W(n,o,s)]);const a=[n,...this.others.
filter(d=>d!==n)],c=(0,Z.W_)({text:o,rtl:s},a.map(({face:d})=>d)).map(d=>{if(d.font!==Z.lV)return W(a[d.font],d.text,d.rtl);const f=(0,V.qf)(d.text);for(const g of f)
this.missing.add(g);return{...W(this.others[0],it.repeat(f.length),!1),actual:d.text}});return _(t,c)}}const _=(r,t)=>({text:r,width:t.reduce((e,{glyphs:s})=>s.
reduce((n,{advance:o})=>n+o,e),0),parts:t}),ct=r=>r.map(t=>String.fromCodePoint(t)).join("");function W(r,t,e){const s=r.face.shape(t,e);for(const{glyph:o}of s)
r.used.has(o.id)||r.used.set(o.id,o);const n=s.map(({glyph:o})=>ct(r.used.get(o.id).codePoints)).join("");return{font:r,glyphs:s,actual:e||n===t?void 0:t}}function dt(r){
if(r.shown!==void 0)return r.shown;const{font:t,glyphs:e,actual:s}=r;if(!(s!==void 0||e.some(({y:n})=>n!==0)))return r.shown=(0,J.Q)(e,t.embedded,t.face.unit)}function ht({
font:r,glyphs:t,actual:e},s){const n=(0,J.n)(t,r.embedded,r.face.unit,s);return e===void 0?n:(0,ot.$u)(e,n)}const pt=.2,ut={font:void 0,size:0,fill:"",stroke:"",
spacing:0,alpha:1};class lt{fonts=new Set;shades=new Map;alphas=new Map;operators=[];kept=[];state=ut;sequence(t,e){this.operators.push(t);let s=!1;for(const n of e)
n.kind==="text"!==s&&this.operators.push(s?"ET":"BT"),s=n.kind==="text",this.write(n);s&&this.operators.push("ET"),this.operators.push("EMC")}enter({clip:t,matrix:e,
hasHoles:s=!1}){this.kept.push(this.state),this.operators.push("q"),e&&this.operators.push(`${e.map(v._).join(" ")} cm`),t!==void 0&&this.operators.push(`${t} W${s?
"*":""} n`)}leave(){this.state=this.kept.pop(),this.operators.push("Q")}get content(){return this.operators.join(`
`)}write(t){switch(t.kind){case"text":return this.text(t);case"area":return this.area(t);case"image":this.operators.push(`q ${t.matrix.map(v._).join(" ")} cm /${t.
name} Do Q`);return;case"stroke":return this.line(t);case"shape":return this.shape(t)}}text({x:t,y:e,size:s,color:n,words:o,oblique:a=!1,spacing:c=0,alpha:d=1}){
this.filled(n),this.covers(d),c!==this.state.spacing&&(this.state={...this.state,spacing:c},this.operators.push(`${(0,v.id)(c)} Tc`)),this.operators.push(`1 0 ${a?
pt:0} 1 ${(0,v.id)(t)} ${(0,v.id)(e)} Tm`);let f="";const g=()=>{f&&this.operators.push(`[${f.replaceAll("><","")}]TJ`),f=""};for(const{parts:u,after:M=0}of o){
for(const $ of u){($.font!==this.state.font||s!==this.state.size)&&(g(),this.set($.font,s));const E=dt($);E!==void 0?f+=E:(g(),this.operators.push(ht($,s)))}M!==
0&&(f+=(0,v._)(-M))}g()}set(t,e){this.state={...this.state,font:t,size:e},this.fonts.add(t),this.operators.push(`/${t.name} ${(0,v.id)(e)} Tf`)}area({x:t,y:e,width:s,
height:n,color:o,radius:a=0}){this.filled(o),this.covers(1),a===0?this.operators.push(`${[t,e,s,n].map(v.id).join(" ")} re f`):this.operators.push(mt(t,e,s,n,Math.
min(a,s/2,n/2)),"f")}line({points:t,width:e,color:s,dots:n}){const o=(0,v.wW)(s,"stroke");o!==this.state.stroke&&(this.state={...this.state,stroke:o},this.operators.
push(o));const a=`${(0,v.id)(e)} w ${(0,v.XL)(t)} S`;this.operators.push(n===void 0?a:`q 1 J [0 ${(0,v.id)(n)}] 0 d ${a} Q`)}filled(t){const e=(0,v.wW)(t,"fill");
e!==this.state.fill&&(this.state={...this.state,fill:e},this.operators.push(e))}covers(t){if(t===this.state.alpha)return;this.state={...this.state,alpha:t};const e=`\
A${Math.round(t*1e3)}`;this.alphas.set(e,t),this.operators.push(`/${e} gs`)}shape({path:t,fill:e,alpha:s=1,hasHoles:n=!1}){this.covers(s);const o=n?"*":"";if(!("\
stops"in e)){this.filled(e),this.operators.push(`${t} f${o}`);return}let a=this.shades.get(e);a===void 0&&this.shades.set(e,a=`Shade${this.shades.size+1}`);const c=e.
matrix?`${e.matrix.map(v._).join(" ")} cm `:"";this.operators.push(`q ${t} W${o} n ${c}${X(e)?`/Mask${a} gs `:""}/${a} sh Q`)}}function mt(r,t,e,s,n){const[o,a]=[
r+e,t+s],c=n*(1-v.yQ),d=(...g)=>`${g.map(v.id).join(" ")} c`,f=(...g)=>`${g.map(v.id).join(" ")} l`;return[`${(0,v.id)(r+n)} ${(0,v.id)(t)} m`,f(o-n,t),d(o-c,t,
o,t+c,o,t+n),f(o,a-n),d(o,a-c,o-c,a,o-n,a),f(r+n,a),d(r+c,a,r,a-c,r,a-n),f(r,t+n),d(r,t+c,r+c,t,r+n,t),"h"].join(" ")}var gt=p(45657);class St{width;height;ref;key;lends;drawn=[];links=[];owners=[];images=new Map;constructor(t,e,s,n,o){
this.width=t,this.height=e,this.ref=s,this.key=n,this.lends=o}draw(t,...e){const s=this.drawn.at(-1);if(s!==void 0&&"inks"in s&&s.element===t&&s.running===void 0&&
this.isLastKid(t)){(0,gt.RZ)(s.inks,e);return}this.drawn.push({element:t,inks:[...e]}),t&&(t.kids.push({page:this.ref,content:this.owners.length}),this.owners.push(
t))}run(t,...e){this.drawn.push({element:void 0,running:t,inks:[...e]})}enter(t){this.drawn.push({enter:t})}leave(){this.drawn.push({leave:!0})}link(t,e,s,n){const{
ref:o,key:a}=this.lends();this.links.push({box:e,target:s,contents:n,element:t,ref:o,key:a}),t.kids.push({page:this.ref,annotation:o})}image(t){for(const[s,n]of this.
images)if(n===t)return s;const e=`Image${this.images.size+1}`;return this.images.set(e,t),e}isLastKid(t){if(!t)return!0;const e=t.kids.at(-1);return e!==void 0&&
"content"in e&&e.page===this.ref&&e.content===this.owners.length-1}}var yt=p(64680);const wt=120;async function At(r,t){const e=r.enumerateIndirectObjects(),s=new yt.
k(e.length*wt);s.text(`%PDF-1.7
%ÿÿÿÿ
`);const n=[];for(const[f,g]of e){n[f.objectNumber]=s.length,s.text(`${f.objectNumber} 0 obj
`);const u=g.sizeInBytes();s.fill(u,($,E)=>g.copyBytesInto($,E)),s.text(`
endobj
`);const M=t.step(u*20);M&&await M}const o=s.length;s.text(`xref
0 ${n.length}
0000000000 65535 f 
`);for(let f=1;f<n.length;f++){const g=n[f];s.text(g===void 0?`0000000000 00001 f 
`:`${String(g).padStart(10,"0")} 00000 n 
`)}const{Root:a,Info:c}=r.trailerInfo,d=c?`/Info ${c.toString()}`:"";return s.text(`trailer
<</Size ${n.length}/Root ${a.toString()}${d}>>
startxref
${o}
%%EOF
`),s.bytes}const Tt=6,$t=40,Pt=2e3,vt={Header:"/Artifact <</Type /Pagination /Subtype /Header /Attached [/Top]>> BDC",Footer:"/Artifact <</Type /Pagination /Sub\
type /Footer /Attached [/Bottom]>> BDC"};class G{typefaces;job;document=new Q.H("Document",void 0,{});sheets=[];context=O.A.create();fonts=new Map;keys=0;constructor(t,e){
this.typefaces=t,this.job=e}static async open(t,e){return new G(await N.open(t,e.pace),e)}sheet(t,e){const s=()=>({ref:this.context.nextRef(),key:this.keys++}),
{ref:n,key:o}=s(),a=new St(t,e,n,o,s);return this.sheets.push(a),a}async finish({title:t,author:e,language:s,bookmarks:n=[],breaksArchive:o=!1,isAccessible:a=!0}){
await this.typefaces.embed(this.job.pace);const{context:c}=this,d=c.nextRef();for(const u of this.sheets)await this.writeSheet(u,d);c.assign(d,c.obj({Type:"Page\
s",Kids:this.sheets.map(({ref:u})=>u),Count:this.sheets.length})),await this.writeCatalog(d,s,n);const f=c.obj({Title:T.A.fromText(t),Producer:P.A.of(x)});e!==void 0&&
f.set(y.A.of("Author"),T.A.fromText(e)),c.trailerInfo.Info=c.register(f);const g=await(0,j.E)(await At(c,this.job.pace),this.job);for(const[{embedded:u},M]of this.
fonts)u.addTo(g,new i.oS(M.objectNumber));return this.embedImages(g),D(g),await B(g,{title:t,author:e,language:s},{isArchive:!o,isAccessible:a}),g}async writeSheet(t,e){
const{context:s,job:n}=this,o=new lt;let a=0;for(const u of t.drawn){if("enter"in u)o.enter(u.enter);else if("leave"in u)o.leave();else{const{element:$,running:E,
inks:C}=u,Ot=$?`/${$.tag} <</MCID ${a++}>> BDC`:E?vt[E]:"/Artifact BMC";o.sequence(Ot,C)}const M=n.pace.step(Pt);M&&await M}const c=await(0,b.uM)(n).deflate(Buffer.
from(o.content,"latin1"),Tt),d=A.A.of(s.obj({Filter:"FlateDecode",Length:c.length}),c),f=s.obj({Type:"Page",Parent:e,MediaBox:[0,0,t.width,t.height],Contents:s.
register(d),Resources:this.resourcesOf(o),StructParents:t.key,Tabs:"S"});t.links.length>0&&f.set(y.A.of("Annots"),s.obj(t.links.map(({ref:u})=>u)));for(const u of t.
links)s.assign(u.ref,this.annotation(u,t));s.assign(t.ref,f);const g=n.pace.step(o.content.length*$t);g&&await g}resourcesOf({fonts:t,shades:e,alphas:s}){const{
context:n}=this,o=n.obj({Font:Object.fromEntries([...t].map(d=>[d.name,this.fontRef(d)]))}),a={};for(const[d,f]of s)a[d]=n.obj({Type:"ExtGState",ca:f,CA:f});for(const[
d,f]of e)X(d)&&(a[`Mask${f}`]=st(n,d));Object.keys(a).length>0&&o.set(y.A.of("ExtGState"),n.obj(a));const c=[...e].map(([d,f])=>[f,et(n,d)]);return c.length>0&&
o.set(y.A.of("Shading"),n.obj(Object.fromEntries(c))),o}fontRef(t){let e=this.fonts.get(t);return e||this.fonts.set(t,e=this.context.register(this.context.obj({}))),
e}annotation({box:t,target:e,contents:s,key:n},o){const a=this.context.obj({Type:"Annot",Subtype:"Link",Rect:t.map(f=>Math.round(f*100)/100),Border:[0,0,0],F:4,
P:o.ref,StructParent:n,Contents:T.A.fromText(s)}),[c,d]=this.aim(e);return d&&a.set(y.A.of(c),d),a}aim(t){return"place"in t?["Dest",this.destination(t.place)]:[
"A",this.context.obj({Type:"Action",S:"URI",URI:P.A.of(xt(t.uri))})]}destination({sheet:t,top:e}){return t&&this.context.obj([t.ref,"XYZ",null,e===void 0?null:Math.
round(e*100)/100,null])}async writeCatalog(t,e,s){const{context:n,job:o,sheets:a}=this,c=new Q.s(n),d=a.flatMap($=>[[$.key,n.register(n.obj($.owners.map(E=>c.refOf(
E))))],...$.links.map(({key:E,element:C})=>[E,c.refOf(C)])]);d.sort(([$],[E])=>$-E);const f=c.write(this.document,d);let g=f.next();for(;g.done!==!0;g=f.next()){
const $=o.pace.step(2e3);$&&await $}const u=n.obj({Type:"Catalog",Pages:t,StructTreeRoot:g.value,MarkInfo:{Marked:!0},ViewerPreferences:{DisplayDocTitle:!0}});e!==
void 0&&u.set(y.A.of("Lang"),P.A.of(e));const M=tt(n,s,$=>this.destination($));M&&(u.set(y.A.of("Outlines"),M),u.set(y.A.of("PageMode"),y.A.of("UseOutlines"))),
n.trailerInfo.Root=n.register(u)}embedImages(t){for(const{ref:e,images:s}of this.sheets){if(s.size===0)continue;const n=t.edit(e.objectNumber),o=[...s].map(([a,
c])=>[a,c.embed(t,{profiled:!0})]);n.get("Resources").set("XObject",(0,i.jd)(Object.fromEntries(o)))}}}const xt=r=>r.replace(/[\\()]/g,"\\$&")}),78445:((k,I,p)=>{
p.d(I,{H:()=>A,s:()=>j});var O=p(81415),T=p(91112),P=p(61410),y=p(6476);class A{tag;parent;facts;kids=[];constructor(i,h,l){this.tag=i,this.parent=h,this.facts=
l}add(i,h={}){const l=new A(i,this,h);return this.kids.push(l),l}prune(){const i=this.kids.filter(h=>h instanceof A?(h.prune(),h.kids.length>0||h.tag==="TD"||h.
tag==="TH"):!0);this.kids.splice(0,this.kids.length);for(const h of i)this.kids.push(h)}adopt(i){i.parent=this,this.kids.push(i)}}class j{context;rootRef;refs=new Map;ids=[];constructor(i,h=i.
nextRef()){this.context=i,this.rootRef=h}refOf(i){let h=this.refs.get(i);return h||this.refs.set(i,h=this.context.nextRef()),h}*write(i,h){const{context:l}=this,
S=[i];for(let w=S.pop();w;w=S.pop()){for(const x of w.kids)x instanceof A&&S.push(x);this.put(w),yield}const m=l.obj({Type:"StructTreeRoot",K:[this.refOf(i)]}),
R=h.flatMap(([w,x])=>[O.A.of(w),x]);if(m.set(T.A.of("ParentTree"),l.register(l.obj({Nums:R}))),m.set(T.A.of("ParentTreeNextKey"),O.A.of(h.reduce((w,[x])=>Math.max(
w,x+1),0))),this.ids.length>0){const w=[...this.ids].sort(([x],[D])=>x<D?-1:1).flatMap(([x,D])=>[P.A.of(Buffer.from(x,"latin1").toString("hex")),D]);m.set(T.A.of(
"IDTree"),l.register(l.obj({Names:w})))}return l.assign(this.rootRef,m),this.rootRef}put(i){const{context:h}=this,{tag:l,parent:S,facts:m}=i,R=y.A.withContext(h),
w=(U,F)=>R.set(T.A.of(U),F);w("S",T.A.of(l)),w("P",S?this.refOf(S):this.rootRef);const[x]=i.kids,D=x instanceof A?void 0:x?.page;D&&w("Pg",D);const B=i.kids.map(
U=>this.kid(U,D));B.length>0&&w("K",B.length===1?B[0]:h.obj(B)),m.alt!==void 0&&w("Alt",P.A.fromText(m.alt)),m.title!==void 0&&w("T",P.A.fromText(m.title)),m.lang!==
void 0&&w("Lang",P.A.fromText(m.lang)),m.attributes&&w("A",h.obj(m.attributes)),m.id!==void 0&&(w("ID",P.A.of(Buffer.from(m.id,"latin1").toString("hex"))),this.
ids.push([m.id,this.refOf(i)])),h.assign(this.refOf(i),R)}kid(i,h){if(i instanceof A)return this.refOf(i);const{context:l}=this;return"annotation"in i?l.obj({Type:"\
OBJR",Obj:i.annotation,Pg:i.page}):i.page===h?O.A.of(i.content):l.obj({Type:"MCR",Pg:i.page,MCID:i.content})}}}),82715:((k,I,p)=>{p.d(I,{m:()=>P});var O=p(43496),
T=p(3907);function P(y,A,j,b){const{text:i,properties:h,end:l,about:S}=y,m=h.find(D=>D.namespace===O.dK[A]&&D.name===j),R=m&&i.slice(m.from,m.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].
length;if(m&&R!==void 0){const D=m.from+R;return`${i.slice(0,D)}${b.replace("<rdf:li",`<rdf:li xmlns:rdf="${O.dK.rdf}"`)}${i.slice(D)}`}const w=`<${A}:${j}><rdf\
:Bag>
${b}</rdf:Bag></${A}:${j}>`,x=`<rdf:Description xmlns:rdf="${O.dK.rdf}" rdf:about="${(0,T.X)(S)}" xmlns:${A}="${O.dK[A]}">
${w}
</rdf:Description>
`;return`${i.slice(0,l)}${x}${i.slice(l)}`}})};
