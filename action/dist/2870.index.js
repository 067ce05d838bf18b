"use strict";exports.id=2870,exports.ids=[2870,7514],exports.modules={59234:((Y,z,f)=>{f.d(z,{_:()=>v,qK:()=>R,vs:()=>M});function v(S){const A=Number(S.toPrecision(7)),$=Math.
abs(A)<1e-9?"0":String(A);return $.includes("e")?A.toFixed(12).replace(/\.?0+$/,""):$}const M=S=>S.map(v).join(" "),R=(S,A)=>`q ${A} cm /${S} Do Q`}),385:((Y,z,f)=>{
f.d(z,{EH:()=>L,OD:()=>S,W_:()=>A,lV:()=>R});var v=f(6093),M=f(79131);const R=-1,S=(o,h)=>(0,v.kh)(o).flatMap(l=>A(l,h));function A({text:o,rtl:h},l){const x=[];
for(const p of(0,M.qf)(o)){const U=x.at(-1),E=(0,M.ML)(p)?U?.font??0:$(p,l,U?.font);U?.font===E?U.text+=p:x.push({font:E,text:p,rtl:h})}return h?x.reverse():x}function $(o,h,l){
return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(o)&&l!==void 0&&h[l]?.covers(o)===!0?l:h.findIndex(p=>p.covers(o))}function L(o,h){const l=S(o,h).filter(
({font:x})=>x===R);return[...new Set(l.flatMap(x=>(0,M.qf)(x.text)))]}}),3217:((Y,z,f)=>{f.d(z,{Q:()=>R,n:()=>M});var v=f(26429);function M(S,A,$,L){let o=0,h=0;
const l=[];for(let x=0;x<S.length;x=o){const{y:p}=S[x];for(;o<S.length&&S[o].y===p;)o++;p!==h&&l.push(`${(0,v.ai)(p*L/1e3)} Ts`),h=p,l.push(`[${R(S.slice(x,o),A,
$)}] TJ`)}return h!==0&&l.push("0 Ts"),l.join(" ")}function R(S,A,$){let L="",o="";const h=l=>{const x=Math.round(l*100)/100;x!==0&&(o&&(L+=`<${o}>`),o="",L+=`${-x}\
 `)};for(const{glyph:l,advance:x,x:p}of S)h(p),o+=A.codeOf(l),h(x-p-l.advanceWidth*$);return o?`${L}<${o}>`:L}}),27437:((Y,z,f)=>{f.d(z,{B:()=>ct});var v=f(22387),
M=f(61410),R=f(66005),S=f(91112),A=f(16804),$=f(7390),L=f(45913),o=f(16039),h=f(1480),l=f(34331),x=f(18679),p=f(31808),U=f(85334),E=f(62397);const j="Octavo";function B(r){
const t=r.add(new o.Z6((0,o.jd)({N:3,Filter:(0,o.UU)("FlateDecode")}),(0,E.Kc)((0,U.k)({gray:!1})))),e=(0,o.jd)({Type:(0,o.UU)("OutputIntent"),S:(0,o.UU)("GTS_P\
DFA1"),OutputConditionIdentifier:(0,o.Px)("sRGB"),Info:(0,o.Px)("sRGB"),DestOutputProfile:t});r.editCatalog().set("OutputIntents",[r.add(e)])}async function V(r,{
title:t,author:e,language:s},n){const i=(c,m,g)=>({prefix:c,name:m,form:"simple",values:[g]}),a=s!==void 0,d=(0,p.T3)([{prefix:"dc",name:"title",form:"alternati\
ve",values:[t]},...e===void 0?[]:[{prefix:"dc",name:"creator",form:"ordered",values:[e]}],...s===void 0?[]:[{prefix:"dc",name:"language",form:"unordered",values:[
s]}],i("pdf","Producer",j),...n?[i("pdfaid","part","3"),i("pdfaid","conformance","A")]:[],...a?[i("pdfuaid","part","1")]:[]]);if(!a||!n)return(0,p._L)(r,d);const u=await(0,l.
kg)(Buffer.from(d,"utf8"),r.job.pace);(0,p._L)(r,(0,x.m)(u,"pdfaExtension","schemas",X))}const X=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${h.dK.pdfaSchema}\
" xmlns:pdfaProperty="${h.dK.pdfaProperty}">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${h.dK.pdfuaid}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>inter\
nal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description></rdf:li>
</rdf:Seq></pdfaSchema:property>
</rdf:li>
`;var tt=f(81415);function rt(r,t,e){if(t.length===0)return;const s=(a,d,u)=>{const c=a.map(()=>r.nextRef());let m=a.length;for(const[g,{title:Q,place:F,children:H}]of a.
entries()){const nt=r.obj({Title:M.A.fromText(Q),Parent:d});ot(nt,{Prev:c[g-1],Next:c[g+1],Dest:e(F)}),H.length>0&&(m+=s(H,c[g],nt)),r.assign(c[g],nt)}return ot(
u,{First:c[0],Last:c.at(-1),Count:tt.A.of(m)}),m},n=r.nextRef(),i=r.obj({Type:"Outlines"});return s(t,n,i),r.assign(n,i),n}function ot(r,t){for(const[e,s]of Object.
entries(t))s!==void 0&&r.set(S.A.of(e),s)}var it=f(34701),et=f(59234),D=f(26429),st=f(10550),J=f(3217),P=f(79131),T=f(385),O=f(54073);const w="□",I=new RegExp(
"(\\p{Extended_Pictographic}\\ufe0f?)[\\u{1f3fb}-\\u{1f3ff}]|\\ufe0f?\\u20e3","gu"),y=15e4,b=/^[!-~]+$/;class C{name;face;used=new Map;embedded;constructor(t,e){
this.name=t,this.face=e,e.keep()}}const N=(r,t)=>r.filter(e=>!t.some(({face:s})=>s.covers(e)));class K{styles;others;missing=new Set;words;constructor(t,e){this.
styles=t,this.others=e;const s=()=>({Regular:new Map,SemiBold:new Map,Italic:new Map,Mono:new Map});this.words={ltr:s(),rtl:s()}}static async open({styles:t,text:e,
font:s},n){const i=new Map,a=async g=>(await n.rest(),new C(g,await(0,O.W)(g)));for(const g of new Set(["Regular",...t]))i.set(g,await a(g));const d=i.get("Regu\
lar"),u=()=>[d,...[...i.values()].filter(g=>g!==d)];let c=N([...new Set(e)],u());if(c.length>0&&!i.has("Mono")){const g=await a("Mono");N(c,[g]).length<c.length&&
i.set("Mono",g),c=N(c,u())}const m=[];return c.length>0&&m.push(await a("Emoji")),s&&m.push(new C("User",(0,O.a)(s))),new K(i,[...u(),...m])}async warm(t,e){for(const{
face:n}of this.styles.values())await e.rest(),n.shape("A");const{face:s}=this.fontOf("Regular");for(const n of t){const i=e.step(y);i&&await i,b.test(n)&&s.shape(
n)}}word(t,e,s=!1){const n=this.words[s?"rtl":"ltr"][e];let i=n.get(t);return i||n.set(t,i=this.shape(t,e,s)),i}metrics(t){return this.fontOf(t).face.metrics}async embed(t){
for(const e of this.all)e.used.size!==0&&(await t.rest(),e.embedded=await(0,st.r)(e.face,[...e.used.values()]))}get all(){return this.others}fontOf(t){return this.
styles.get(t)??this.others[0]}shape(t,e,s){const n=this.fontOf(e),i=(0,P.RK)(t).replace(I,"$1");if(n.face.covers(i))return W(t,[k(n,i,s)]);const a=[n,...this.others.
filter(u=>u!==n)],d=(0,T.W_)({text:i,rtl:s},a.map(({face:u})=>u)).map(u=>{if(u.font!==T.lV)return k(a[u.font],u.text,u.rtl);const c=(0,P.qf)(u.text);for(const m of c)
this.missing.add(m);return{...k(this.others[0],w.repeat(c.length),!1),actual:u.text}});return W(t,d)}}const W=(r,t)=>({text:r,width:t.reduce((e,{glyphs:s})=>s.reduce(
(n,{advance:i})=>n+i,e),0),parts:t});function k(r,t,e){const s=r.face.shape(t,e);for(const{glyph:i}of s)r.used.has(i.id)||r.used.set(i.id,i);const n=String.fromCodePoint(
...s.flatMap(({glyph:i})=>r.used.get(i.id).codePoints));return{font:r,glyphs:s,actual:e||n===t?void 0:t}}function G(r){if(r.shown!==void 0)return r.shown;const{
font:t,glyphs:e,actual:s}=r;if(!(s!==void 0||e.some(({y:n})=>n!==0)))return r.shown=(0,J.Q)(e,t.embedded,t.face.unit)}function q({font:r,glyphs:t,actual:e},s){const n=(0,J.
n)(t,r.embedded,r.face.unit,s);return e===void 0?n:(0,D.$u)(e,n)}const _=.2,Z=.5523;class at{fonts=new Set;operators=[];font;size=0;fill="";stroke="";sequence(t,e){
this.operators.push(t);let s=!1;for(const n of e)n.kind==="text"!==s&&this.operators.push(s?"ET":"BT"),s=n.kind==="text",this.write(n);s&&this.operators.push("E\
T"),this.operators.push("EMC")}get content(){return this.operators.join(`
`)}write(t){switch(t.kind){case"text":return this.text(t);case"area":return this.area(t);case"image":this.operators.push(`q ${t.matrix.map(et._).join(" ")} cm /${t.
name} Do Q`);return;case"stroke":return this.line(t)}}text({x:t,y:e,size:s,color:n,words:i,oblique:a=!1}){this.filled(n),this.operators.push(`1 0 ${a?_:0} 1 ${(0,D.
ai)(t)} ${(0,D.ai)(e)} Tm`);let d="";const u=()=>{d&&this.operators.push(`[${d.replaceAll("><","")}]TJ`),d=""};for(const{parts:c}of i)for(const m of c){(m.font!==
this.font||s!==this.size)&&(u(),this.set(m.font,s));const g=G(m);g!==void 0?d+=g:(u(),this.operators.push(q(m,s)))}u()}set(t,e){this.font=t,this.size=e,this.fonts.
add(t),this.operators.push(`/${t.name} ${(0,D.ai)(e)} Tf`)}area({x:t,y:e,width:s,height:n,color:i,radius:a=0}){this.filled(i),a===0?this.operators.push(`${[t,e,
s,n].map(D.ai).join(" ")} re f`):this.operators.push(ft(t,e,s,n,Math.min(a,s/2,n/2)),"f")}line({points:t,width:e,color:s,dots:n}){const i=`${s.map(D.ai).join(" ")}\
 RG`;i!==this.stroke&&this.operators.push(this.stroke=i);const a=t.map(([u,c],m)=>`${(0,D.ai)(u)} ${(0,D.ai)(c)} ${m===0?"m":"l"}`),d=`${(0,D.ai)(e)} w ${a.join(
" ")} S`;this.operators.push(n===void 0?d:`q 1 J [0 ${(0,D.ai)(n)}] 0 d ${d} Q`)}filled(t){const e=`${t.map(D.ai).join(" ")} rg`;e!==this.fill&&this.operators.push(
this.fill=e)}}function ft(r,t,e,s,n){const[i,a]=[r+e,t+s],d=n*(1-Z),u=(...m)=>`${m.map(D.ai).join(" ")} c`,c=(...m)=>`${m.map(D.ai).join(" ")} l`;return[`${(0,D.
ai)(r+n)} ${(0,D.ai)(t)} m`,c(i-n,t),u(i-d,t,i,t+d,i,t+n),c(i,a-n),u(i,a-d,i-d,a,i-n,a),c(r+n,a),u(r+d,a,r,a-d,r,a-n),c(r,t+n),u(r,t+d,r+d,t,r+n,t),"h"].join(" ")}
class ht{width;height;ref;key;lends;sequences=[];links=[];owners=[];images=new Map;constructor(t,e,s,n,i){this.width=t,this.height=e,this.ref=s,this.key=n,this.
lends=i}draw(t,...e){const s=this.sequences.at(-1);if(s!==void 0&&s.element===t&&s.isFooter!==!0&&this.isLastKid(t)){s.inks.push(...e);return}this.sequences.push(
{element:t,inks:[...e]}),t&&(t.kids.push({page:this.ref,content:this.owners.length}),this.owners.push(t))}foot(...t){this.sequences.push({element:void 0,isFooter:!0,
inks:[...t]})}link(t,e,s,n){const{ref:i,key:a}=this.lends();this.links.push({box:e,target:s,contents:n,element:t,ref:i,key:a}),t.kids.push({page:this.ref,annotation:i})}image(t){
for(const[s,n]of this.images)if(n===t)return s;const e=`Image${this.images.size+1}`;return this.images.set(e,t),e}isLastKid(t){if(!t)return!0;const e=t.kids.at(
-1);return e!==void 0&&"content"in e&&e.page===this.ref&&e.content===this.owners.length-1}}var dt=f(348);const lt=120;async function pt(r,t){const e=r.enumerateIndirectObjects(),
s=new dt.k(e.length*lt);s.text(`%PDF-1.7
%ÿÿÿÿ
`);const n=[];for(const[c,m]of e){n[c.objectNumber]=s.length,s.text(`${c.objectNumber} 0 obj
`);const g=m.sizeInBytes();s.fill(g,(F,H)=>m.copyBytesInto(F,H)),s.text(`
endobj
`);const Q=t.step(g*20);Q&&await Q}const i=s.length;s.text(`xref
0 ${n.length}
0000000000 65535 f 
`);for(let c=1;c<n.length;c++){const m=n[c];s.text(m===void 0?`0000000000 00001 f 
`:`${String(m).padStart(10,"0")} 00000 n 
`)}const{Root:a,Info:d}=r.trailerInfo,u=d?`/Info ${d.toString()}`:"";return s.text(`trailer
<</Size ${n.length}/Root ${a.toString()}${u}>>
startxref
${i}
%%EOF
`),s.bytes}const ut=6,mt=40,gt="/Artifact <</Type /Pagination /Subtype /Footer /Attached [/Bottom]>> BDC";class ct{typefaces;job;document=new it.H("Document",void 0,
{});sheets=[];context=v.A.create();fonts=new Map;keys=0;constructor(t,e){this.typefaces=t,this.job=e}static async open(t,e){return new ct(await K.open(t,e.pace),
e)}sheet(t,e){const s=()=>({ref:this.context.nextRef(),key:this.keys++}),{ref:n,key:i}=s(),a=new ht(t,e,n,i,s);return this.sheets.push(a),a}async finish({title:t,
author:e,language:s,bookmarks:n=[],breaksArchive:i=!1}){await this.typefaces.embed(this.job.pace);const{context:a}=this,d=a.nextRef();for(const m of this.sheets)
await this.writeSheet(m,d);a.assign(d,a.obj({Type:"Pages",Kids:this.sheets.map(({ref:m})=>m),Count:this.sheets.length})),await this.writeCatalog(d,s,n);const u=a.
obj({Title:M.A.fromText(t),Producer:R.A.of(j)});e!==void 0&&u.set(S.A.of("Author"),M.A.fromText(e)),a.trailerInfo.Info=a.register(u);const c=await(0,$.E)(await pt(
a,this.job.pace),this.job);for(const[{embedded:m},g]of this.fonts)m.addTo(c,new o.oS(g.objectNumber));return this.embedImages(c),B(c),await V(c,{title:t,author:e,
language:s},!i),c}async writeSheet(t,e){const{context:s,job:n}=this,i=new at;let a=0;for(const{element:g,isFooter:Q=!1,inks:F}of t.sequences)i.sequence(g?`/${g.
tag} <</MCID ${a++}>> BDC`:Q?gt:"/Artifact BMC",F);const d=await(0,L.uM)(n).deflate(Buffer.from(i.content,"latin1"),ut),u=A.A.of(s.obj({Filter:"FlateDecode",Length:d.
length}),d),c=s.obj({Type:"Page",Parent:e,MediaBox:[0,0,t.width,t.height],Contents:s.register(u),Resources:{Font:Object.fromEntries([...i.fonts].map(g=>[g.name,
this.fontRef(g)]))},StructParents:t.key,Tabs:"S"});t.links.length>0&&c.set(S.A.of("Annots"),s.obj(t.links.map(({ref:g})=>g)));for(const g of t.links)s.assign(g.
ref,this.annotation(g,t));s.assign(t.ref,c);const m=n.pace.step(i.content.length*mt);m&&await m}fontRef(t){let e=this.fonts.get(t);return e||this.fonts.set(t,e=
this.context.register(this.context.obj({}))),e}annotation({box:t,target:e,contents:s,key:n},i){const a=this.context.obj({Type:"Annot",Subtype:"Link",Rect:t.map(
c=>Math.round(c*100)/100),Border:[0,0,0],F:4,P:i.ref,StructParent:n,Contents:M.A.fromText(s)}),[d,u]=this.aim(e);return u&&a.set(S.A.of(d),u),a}aim(t){return"pl\
ace"in t?["Dest",this.destination(t.place)]:["A",this.context.obj({Type:"Action",S:"URI",URI:R.A.of(wt(t.uri))})]}destination({sheet:t,top:e}){return t&&this.context.
obj([t.ref,"XYZ",null,e===void 0?null:Math.round(e*100)/100,null])}async writeCatalog(t,e,s){const{context:n,job:i,sheets:a}=this,d=new it.s(n),u=a.flatMap(F=>[
[F.key,n.register(n.obj(F.owners.map(H=>d.refOf(H))))],...F.links.map(({key:H,element:nt})=>[H,d.refOf(nt)])]);u.sort(([F],[H])=>F-H);const c=d.write(this.document,
u);let m=c.next();for(;m.done!==!0;m=c.next()){const F=i.pace.step(2e3);F&&await F}const g=n.obj({Type:"Catalog",Pages:t,StructTreeRoot:m.value,MarkInfo:{Marked:!0},
ViewerPreferences:{DisplayDocTitle:!0}});e!==void 0&&g.set(S.A.of("Lang"),R.A.of(e));const Q=rt(n,s,F=>this.destination(F));Q&&(g.set(S.A.of("Outlines"),Q),g.set(
S.A.of("PageMode"),S.A.of("UseOutlines"))),n.trailerInfo.Root=n.register(g)}embedImages(t){for(const{ref:e,images:s}of this.sheets){if(s.size===0)continue;const n=t.
edit(e.objectNumber),i=[...s].map(([a,d])=>[a,d.embed(t,{profiled:!0})]);n.get("Resources").set("XObject",(0,o.jd)(Object.fromEntries(i)))}}}const wt=r=>r.replace(
/[\\()]/g,"\\$&")}),87514:((Y,z,f)=>{f.d(z,{contentsHeading:()=>R,r:()=>et});var v=f(79131);const M={cs:"Obsah",da:"Indhold",de:"Inhalt",el:"Περιεχόμενα",
en:"Contents",es:"Índice",fi:"Sisällys",fr:"Sommaire",hu:"Tartalom",it:"Indice",nb:"Innhold",nl:"Inhoud",nn:"Innhald",no:"Innhold",pl:"Spis treści",pt:"Índic\
e",ro:"Cuprins",ru:"Содержание",sv:"Innehåll",tr:"İçindekiler",uk:"Зміст"},R=J=>M[(J??"").toLowerCase().split("-")[0]]??M.en,S=[.1,.1,.12],A=[
.5,.5,.54],$=1.45,L=.35,o=1.9,h=2.1,l=44,x=1.2,p=.55,U=.1,E=.6,j=2,B=3,V=15e4,X=2e4,tt="…",rt=Math.sqrt(595*842)/11,ot=6,it=18;class et{composition;contents;pages=[];size;left;right;top;bottom;typefaces;constructor(P,T){
this.composition=P,this.contents=T,this.typefaces=P.typefaces;const{width:O,height:w}=T,I=Math.min(it,Math.max(ot,Math.sqrt(O*w)/rt));this.size=Math.min(I,O/18,
w/10);const y=Math.min(O*.76,l*this.size);this.left=(O-y)/2,this.right=O-this.left,this.top=w-Math.max(w*.11,this.size*1.5),this.bottom=Math.max(w*.1,this.size*
1.5)}static async of(P,T,O){const w=new et(P,T),I=[];for(const y of T.titles){I.push({title:y,lines:w.broken(y)});const b=O.step(V);b&&await b}return w.distribute(
I),w}get pageCount(){return this.pages.length}async draw(P,T,O){const{composition:w,size:I}=this,y={},b={element:w.document,index:0};for(const[C,N]of this.pages.
entries()){const K=w.sheet(this.contents.width,this.contents.height);let W=this.top;C===0&&(y.sheet=K,y.top=this.contents.height,W-=this.drawHeading(K),b.element=
w.document.add("TOC"));for(const k of N){const G=b.element.add("TOCI").add("Reference").add("Link"),q=P[b.index],_=k.lines.length*$*I;this.drawEntry(K,{entry:k,
number:q,top:W,item:G}),K.link(G,[this.left,W-_,this.right,W],T[b.index],`${k.title}, ${q}`),W-=_+L*I,b.index++;const Z=O.step(X);Z&&await Z}}return y}distribute(P){
const{size:T}=this;let O=this.top-this.headingHeight,w=[];this.pages.push(w);for(const I of P){const y=I.lines.length*$*T;w.length>0&&O-y<this.bottom&&(this.pages.
push(w=[]),O=this.top),w.push(I),O-=y+L*T}}get headingHeight(){return(o*.75+h)*this.size}drawHeading(P){const{size:T,left:O,top:w}=this,I=this.shaped(this.contents.
heading,"SemiBold"),y=this.composition.document.add("H1");return P.draw(y,st(I,O,w-o*.75*T,o*T,S)),this.headingHeight}drawEntry(P,{entry:T,number:O,top:w,item:I}){
const{size:y,left:b,right:C}=this,N=this.shaped(O,"Regular"),[K]=this.shaped(" ","Regular"),W=C-D(N)*y;let k=w-$*y*.72;for(const[G,{words:q,width:_}]of T.lines.
entries()){const Z=b+(G===0?0:x*y),at=G===T.lines.length-1;P.draw(I,st([...q,K],Z,k,y,S)),at&&(P.draw(void 0,...this.leaders(Z+_+E*y,W-E*y,k)),P.draw(I,st(N,W,k,
y,S))),k-=$*y}}leaders(P,T,O){const{size:w,right:I}=this,[y,b]=[p*w,U*w],C=Math.min(T,I-this.figureWidth-E*w),N=I-Math.ceil((I-C)/y)*y,K=O+b/2;return N-y<P?[]:[
{kind:"stroke",points:[[N,K],[P,K]],width:b,color:A,dots:y}]}get figureWidth(){return D(this.shaped("0".repeat(this.contents.digits),"Regular"))*this.size}broken(P){
const T=this.size/1e3,O=this.right-this.left-this.figureWidth-(2*E+j)*this.size,[w]=this.shaped(" ","Regular"),I=[{words:[],width:0}];for(const{word:y,isNew:b}of this.
pieces(P,O-x*this.size)){const C=I.at(-1),N=b&&C.words.length>0?[w]:[],K=[...N,y].reduce((k,G)=>k+G.width*T,0),W=C.width+K>O-(I.length===1?0:x*this.size);if(C.words.
length>0&&W){if(I.length===B){const[k]=this.shaped(tt,"Regular");C.words.push(k),C.width+=k.width*T;break}I.push({words:[y],width:y.width*T});continue}C.words.push(
...N,y),C.width+=K}return I}*pieces(P,T){const O=w=>w.width*(this.size/1e3)<=T;for(const w of P.split(/\s+/).filter(I=>I!=="")){const I=this.typefaces.word(w,"R\
egular");if(O(I)){yield{word:I,isNew:!0};continue}let y=!0;for(const b of w.split(/(?<=[_\-–—/.,;:])/)){const C=this.typefaces.word(b,"Regular");for(const N of O(
C)?[b]:(0,v.qf)(b))yield{word:this.typefaces.word(N,"Regular"),isNew:y},y=!1}}}shaped(P,T){return P.split(/(?<= )|(?= )/).map(O=>this.typefaces.word(O,T))}}const D=J=>J.
reduce((P,{width:T})=>P+T,0)/1e3,st=(J,P,T,O,w)=>({kind:"text",x:P,y:T,size:O,color:w,words:J})}),34701:((Y,z,f)=>{f.d(z,{H:()=>A,s:()=>$});var v=f(81415),M=f(91112),
R=f(61410),S=f(6476);class A{tag;parent;facts;kids=[];constructor(o,h,l){this.tag=o,this.parent=h,this.facts=l}add(o,h={}){const l=new A(o,this,h);return this.kids.
push(l),l}adopt(o){o.parent=this,this.kids.push(o)}}class ${context;rootRef;refs=new Map;ids=[];constructor(o,h=o.nextRef()){this.context=o,this.rootRef=h}refOf(o){
let h=this.refs.get(o);return h||this.refs.set(o,h=this.context.nextRef()),h}*write(o,h){const{context:l}=this,x=[o];for(let E=x.pop();E;E=x.pop()){for(const j of E.
kids)j instanceof A&&x.push(j);this.put(E),yield}const p=l.obj({Type:"StructTreeRoot",K:[this.refOf(o)]}),U=h.flatMap(([E,j])=>[v.A.of(E),j]);if(p.set(M.A.of("P\
arentTree"),l.register(l.obj({Nums:U}))),p.set(M.A.of("ParentTreeNextKey"),v.A.of(h.reduce((E,[j])=>Math.max(E,j+1),0))),this.ids.length>0){const E=[...this.ids].
sort(([j],[B])=>j<B?-1:1).flatMap(([j,B])=>[R.A.of(Buffer.from(j,"latin1").toString("hex")),B]);p.set(M.A.of("IDTree"),l.register(l.obj({Names:E})))}return l.assign(
this.rootRef,p),this.rootRef}put(o){const{context:h}=this,{tag:l,parent:x,facts:p}=o,U=S.A.withContext(h),E=(X,tt)=>U.set(M.A.of(X),tt);E("S",M.A.of(l)),E("P",x?
this.refOf(x):this.rootRef);const[j]=o.kids,B=j instanceof A?void 0:j?.page;B&&E("Pg",B);const V=o.kids.map(X=>this.kid(X,B));V.length>0&&E("K",V.length===1?V[0]:
h.obj(V)),p.alt!==void 0&&E("Alt",R.A.fromText(p.alt)),p.title!==void 0&&E("T",R.A.fromText(p.title)),p.lang!==void 0&&E("Lang",R.A.fromText(p.lang)),p.attributes&&
E("A",h.obj(p.attributes)),p.id!==void 0&&(E("ID",R.A.of(Buffer.from(p.id,"latin1").toString("hex"))),this.ids.push([p.id,this.refOf(o)])),h.assign(this.refOf(o),
U)}kid(o,h){if(o instanceof A)return this.refOf(o);const{context:l}=this;return"annotation"in o?l.obj({Type:"OBJR",Obj:o.annotation,Pg:o.page}):o.page===h?v.A.of(
o.content):l.obj({Type:"MCR",Pg:o.page,MCID:o.content})}}}),18679:((Y,z,f)=>{f.d(z,{m:()=>R});var v=f(1480),M=f(54075);function R(S,A,$,L){const{text:o,properties:h,
end:l,about:x}=S,p=h.find(B=>B.namespace===v.dK[A]&&B.name===$),U=p&&o.slice(p.from,p.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;if(p&&U!==void 0){
const B=p.from+U;return`${o.slice(0,B)}${L.replace("<rdf:li",`<rdf:li xmlns:rdf="${v.dK.rdf}"`)}${o.slice(B)}`}const E=`<${A}:${$}><rdf:Bag>
${L}</rdf:Bag></${A}:${$}>`,j=`<rdf:Description xmlns:rdf="${v.dK.rdf}" rdf:about="${(0,M.X)(x)}" xmlns:${A}="${v.dK[A]}">
${E}
</rdf:Description>
`;return`${o.slice(0,l)}${j}${o.slice(l)}`}})};
