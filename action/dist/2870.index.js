"use strict";exports.id=2870,exports.ids=[2870,7514],exports.modules={59234:((Z,k,d)=>{d.d(k,{_:()=>$,qK:()=>A,vs:()=>b});function $(x){if(Number.isInteger(x)&&Math.abs(x)<1e7)
return String(x);const E=Number(x.toPrecision(7)),j=Math.abs(E)<1e-9?"0":String(E);return j.includes("e")?E.toFixed(12).replace(/\.?0+$/,""):j}const b=x=>x.map(
$).join(" "),A=(x,E)=>`q ${E} cm /${x} Do Q`}),385:((Z,k,d)=>{d.d(k,{EH:()=>C,OD:()=>x,W_:()=>E,lV:()=>A});var $=d(6093),b=d(79131);const A=-1,x=(o,r)=>(0,$.kh)(
o).flatMap(f=>E(f,r));function E({text:o,rtl:r},f){const p=[];for(const h of(0,b.qf)(o)){const R=p.at(-1),S=(0,b.ML)(h)?R?.font??0:j(h,f,R?.font);R?.font===S?R.
text+=h:p.push({font:S,text:h,rtl:r})}return r?p.reverse():p}function j(o,r,f){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(o)&&f!==void 0&&r[f]?.covers(
o)===!0?f:r.findIndex(h=>h.covers(o))}function C(o,r){const f=x(o,r).filter(({font:p})=>p===A);return[...new Set(f.flatMap(p=>(0,b.qf)(p.text)))]}}),3217:((Z,k,d)=>{
d.d(k,{Q:()=>A,n:()=>b});var $=d(26429);function b(x,E,j,C){let o=0,r=0;const f=[];for(let p=0;p<x.length;p=o){const{y:h}=x[p];for(;o<x.length&&x[o].y===h;)o++;
h!==r&&f.push(`${(0,$.ai)(h*C/1e3)} Ts`),r=h,f.push(`[${A(x.slice(p,o),E,j)}] TJ`)}return r!==0&&f.push("0 Ts"),f.join(" ")}function A(x,E,j){let C="",o="";const r=f=>{
const p=Math.round(f*100)/100;p!==0&&(o&&(C+=`<${o}>`),o="",C+=`${-p} `)};for(const{glyph:f,advance:p,x:h}of x)r(h),o+=E.codeOf(f),r(p-h-f.advanceWidth*j);return o?
`${C}<${o}>`:C}}),27437:((Z,k,d)=>{d.d(k,{B:()=>ot});var $=d(22387),b=d(61410),A=d(66005),x=d(91112),E=d(16804),j=d(7390),C=d(45913),o=d(16039),r=d(1480),f=d(34331),
p=d(18679),h=d(31808),R=d(85334),S=d(62397);const M="Octavo";function v(a){const t=a.add(new o.Z6((0,o.jd)({N:3,Filter:(0,o.UU)("FlateDecode")}),(0,S.Kc)((0,R.k)(
{gray:!1})))),e=(0,o.jd)({Type:(0,o.UU)("OutputIntent"),S:(0,o.UU)("GTS_PDFA1"),OutputConditionIdentifier:(0,o.Px)("sRGB"),Info:(0,o.Px)("sRGB"),DestOutputProfile:t});
a.editCatalog().set("OutputIntents",[a.add(e)])}async function F(a,{title:t,author:e,language:s},n){const i=(l,w,y)=>({prefix:l,name:w,form:"simple",values:[y]}),
c=s!==void 0,u=(0,h.T3)([{prefix:"dc",name:"title",form:"alternative",values:[t]},...e===void 0?[]:[{prefix:"dc",name:"creator",form:"ordered",values:[e]}],...s===
void 0?[]:[{prefix:"dc",name:"language",form:"unordered",values:[s]}],i("pdf","Producer",M),...n?[i("pdfaid","part","3"),i("pdfaid","conformance","A")]:[],...c?
[i("pdfuaid","part","1")]:[]]);if(!c||!n)return(0,h._L)(a,u);const g=await(0,f.kg)(Buffer.from(u,"utf8"),a.job.pace);(0,h._L)(a,(0,p.m)(g,"pdfaExtension","schem\
as",Y))}const Y=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${r.dK.pdfaSchema}" xmlns:pdfaProperty="${r.dK.pdfaProperty}">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${r.dK.pdfuaid}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>inter\
nal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description></rdf:li>
</rdf:Seq></pdfaSchema:property>
</rdf:li>
`;var _=d(81415);function tt(a,t,e){if(t.length===0)return;const s=(c,u,g)=>{const l=c.map(()=>a.nextRef());let w=c.length;for(const[y,{title:J,place:B,children:G}]of c.
entries()){const st=a.obj({Title:b.A.fromText(J),Parent:u});et(st,{Prev:l[y-1],Next:l[y+1],Dest:e(B)}),G.length>0&&(w+=s(G,l[y],st)),a.assign(l[y],st)}return et(
g,{First:l[0],Last:l.at(-1),Count:_.A.of(w)}),w},n=a.nextRef(),i=a.obj({Type:"Outlines"});return s(t,n,i),a.assign(n,i),n}function et(a,t){for(const[e,s]of Object.
entries(t))s!==void 0&&a.set(x.A.of(e),s)}var q=d(34701),D=d(59234),m=d(26429),I=d(10550),O=d(3217),P=d(79131),T=d(385),L=d(54073);const U="□",z=new RegExp("(\
\\p{Extended_Pictographic}\\ufe0f?)[\\u{1f3fb}-\\u{1f3ff}]|\\ufe0f?\\u20e3","gu"),W=15e4,K=/^[!-~]+$/;class N{name;face;used=new Map;embedded;constructor(t,e){this.
name=t,this.face=e,e.keep()}}const H=(a,t)=>a.filter(e=>!t.some(({face:s})=>s.covers(e)));class Q{styles;others;missing=new Set;words;constructor(t,e){this.styles=
t,this.others=e;const s=()=>({Regular:new Map,SemiBold:new Map,Italic:new Map,Mono:new Map});this.words={ltr:s(),rtl:s()}}static async open({styles:t,text:e,font:s},n){
const i=new Map,c=async y=>(await n.rest(),new N(y,await(0,L.W)(y)));for(const y of new Set(["Regular",...t]))i.set(y,await c(y));const u=i.get("Regular"),g=()=>[
u,...[...i.values()].filter(y=>y!==u)];let l=H([...new Set(e)],g());if(l.length>0&&!i.has("Mono")){const y=await c("Mono");H(l,[y]).length<l.length&&i.set("Mono",
y),l=H(l,g())}const w=[];return l.length>0&&w.push(await c("Emoji")),s&&w.push(new N("User",(0,L.a)(s))),new Q(i,[...g(),...w])}async warm(t,e){for(const{face:n}of this.
styles.values())await e.rest(),n.shape("A");const{face:s}=this.fontOf("Regular");for(const n of t){const i=e.step(W);i&&await i,K.test(n)&&s.shape(n)}}word(t,e,s=!1){
const n=this.words[s?"rtl":"ltr"][e];let i=n.get(t);return i||n.set(t,i=this.shape(t,e,s)),i}metrics(t){return this.fontOf(t).face.metrics}async embed(t){for(const e of this.
all)e.used.size!==0&&(await t.rest(),e.embedded=await(0,I.r)(e.face,[...e.used.values()]))}get all(){return this.others}fontOf(t){return this.styles.get(t)??this.
others[0]}shape(t,e,s){const n=this.fontOf(e),i=(0,P.RK)(t).replace(z,"$1");if(n.face.covers(i))return V(t,[X(n,i,s)]);const c=[n,...this.others.filter(g=>g!==n)],
u=(0,T.W_)({text:i,rtl:s},c.map(({face:g})=>g)).map(g=>{if(g.font!==T.lV)return X(c[g.font],g.text,g.rtl);const l=(0,P.qf)(g.text);for(const w of l)this.missing.
add(w);return{...X(this.others[0],U.repeat(l.length),!1),actual:g.text}});return V(t,u)}}const V=(a,t)=>({text:a,width:t.reduce((e,{glyphs:s})=>s.reduce((n,{advance:i})=>n+
i,e),0),parts:t});function X(a,t,e){const s=a.face.shape(t,e);for(const{glyph:i}of s)a.used.has(i.id)||a.used.set(i.id,i);const n=String.fromCodePoint(...s.flatMap(
({glyph:i})=>a.used.get(i.id).codePoints));return{font:a,glyphs:s,actual:e||n===t?void 0:t}}function nt(a){if(a.shown!==void 0)return a.shown;const{font:t,glyphs:e,
actual:s}=a;if(!(s!==void 0||e.some(({y:n})=>n!==0)))return a.shown=(0,O.Q)(e,t.embedded,t.face.unit)}function it({font:a,glyphs:t,actual:e},s){const n=(0,O.n)(
t,a.embedded,a.face.unit,s);return e===void 0?n:(0,m.$u)(e,n)}const rt=.2,at=.5523;class ct{fonts=new Set;operators=[];font;size=0;fill="";stroke="";sequence(t,e){
this.operators.push(t);let s=!1;for(const n of e)n.kind==="text"!==s&&this.operators.push(s?"ET":"BT"),s=n.kind==="text",this.write(n);s&&this.operators.push("E\
T"),this.operators.push("EMC")}get content(){return this.operators.join(`
`)}write(t){switch(t.kind){case"text":return this.text(t);case"area":return this.area(t);case"image":this.operators.push(`q ${t.matrix.map(D._).join(" ")} cm /${t.
name} Do Q`);return;case"stroke":return this.line(t)}}text({x:t,y:e,size:s,color:n,words:i,oblique:c=!1}){this.filled(n),this.operators.push(`1 0 ${c?rt:0} 1 ${(0,m.
ai)(t)} ${(0,m.ai)(e)} Tm`);let u="";const g=()=>{u&&this.operators.push(`[${u.replaceAll("><","")}]TJ`),u=""};for(const{parts:l}of i)for(const w of l){(w.font!==
this.font||s!==this.size)&&(g(),this.set(w.font,s));const y=nt(w);y!==void 0?u+=y:(g(),this.operators.push(it(w,s)))}g()}set(t,e){this.font=t,this.size=e,this.fonts.
add(t),this.operators.push(`/${t.name} ${(0,m.ai)(e)} Tf`)}area({x:t,y:e,width:s,height:n,color:i,radius:c=0}){this.filled(i),c===0?this.operators.push(`${[t,e,
s,n].map(m.ai).join(" ")} re f`):this.operators.push(ft(t,e,s,n,Math.min(c,s/2,n/2)),"f")}line({points:t,width:e,color:s,dots:n}){const i=`${s.map(m.ai).join(" ")}\
 RG`;i!==this.stroke&&this.operators.push(this.stroke=i);const c=t.map(([g,l],w)=>`${(0,m.ai)(g)} ${(0,m.ai)(l)} ${w===0?"m":"l"}`),u=`${(0,m.ai)(e)} w ${c.join(
" ")} S`;this.operators.push(n===void 0?u:`q 1 J [0 ${(0,m.ai)(n)}] 0 d ${u} Q`)}filled(t){const e=`${t.map(m.ai).join(" ")} rg`;e!==this.fill&&this.operators.push(
this.fill=e)}}function ft(a,t,e,s,n){const[i,c]=[a+e,t+s],u=n*(1-at),g=(...w)=>`${w.map(m.ai).join(" ")} c`,l=(...w)=>`${w.map(m.ai).join(" ")} l`;return[`${(0,m.
ai)(a+n)} ${(0,m.ai)(t)} m`,l(i-n,t),g(i-u,t,i,t+u,i,t+n),l(i,c-n),g(i,c-u,i-u,c,i-n,c),l(a+n,c),g(a+u,c,a,c-u,a,c-n),l(a,t+n),g(a,t+u,a+u,t,a+n,t),"h"].join(" ")}
class dt{width;height;ref;key;lends;sequences=[];links=[];owners=[];images=new Map;constructor(t,e,s,n,i){this.width=t,this.height=e,this.ref=s,this.key=n,this.
lends=i}draw(t,...e){const s=this.sequences.at(-1);if(s!==void 0&&s.element===t&&s.isFooter!==!0&&this.isLastKid(t)){s.inks.push(...e);return}this.sequences.push(
{element:t,inks:[...e]}),t&&(t.kids.push({page:this.ref,content:this.owners.length}),this.owners.push(t))}foot(...t){this.sequences.push({element:void 0,isFooter:!0,
inks:[...t]})}link(t,e,s,n){const{ref:i,key:c}=this.lends();this.links.push({box:e,target:s,contents:n,element:t,ref:i,key:c}),t.kids.push({page:this.ref,annotation:i})}image(t){
for(const[s,n]of this.images)if(n===t)return s;const e=`Image${this.images.size+1}`;return this.images.set(e,t),e}isLastKid(t){if(!t)return!0;const e=t.kids.at(
-1);return e!==void 0&&"content"in e&&e.page===this.ref&&e.content===this.owners.length-1}}var ht=d(348);const lt=120;async function ut(a,t){const e=a.enumerateIndirectObjects(),
s=new ht.k(e.length*lt);s.text(`%PDF-1.7
%ÿÿÿÿ
`);const n=[];for(const[l,w]of e){n[l.objectNumber]=s.length,s.text(`${l.objectNumber} 0 obj
`);const y=w.sizeInBytes();s.fill(y,(B,G)=>w.copyBytesInto(B,G)),s.text(`
endobj
`);const J=t.step(y*20);J&&await J}const i=s.length;s.text(`xref
0 ${n.length}
0000000000 65535 f 
`);for(let l=1;l<n.length;l++){const w=n[l];s.text(w===void 0?`0000000000 00001 f 
`:`${String(w).padStart(10,"0")} 00000 n 
`)}const{Root:c,Info:u}=a.trailerInfo,g=u?`/Info ${u.toString()}`:"";return s.text(`trailer
<</Size ${n.length}/Root ${c.toString()}${g}>>
startxref
${i}
%%EOF
`),s.bytes}const pt=6,mt=40,gt="/Artifact <</Type /Pagination /Subtype /Footer /Attached [/Bottom]>> BDC";class ot{typefaces;job;document=new q.H("Document",void 0,
{});sheets=[];context=$.A.create();fonts=new Map;keys=0;constructor(t,e){this.typefaces=t,this.job=e}static async open(t,e){return new ot(await Q.open(t,e.pace),
e)}sheet(t,e){const s=()=>({ref:this.context.nextRef(),key:this.keys++}),{ref:n,key:i}=s(),c=new dt(t,e,n,i,s);return this.sheets.push(c),c}async finish({title:t,
author:e,language:s,bookmarks:n=[],breaksArchive:i=!1}){await this.typefaces.embed(this.job.pace);const{context:c}=this,u=c.nextRef();for(const w of this.sheets)
await this.writeSheet(w,u);c.assign(u,c.obj({Type:"Pages",Kids:this.sheets.map(({ref:w})=>w),Count:this.sheets.length})),await this.writeCatalog(u,s,n);const g=c.
obj({Title:b.A.fromText(t),Producer:A.A.of(M)});e!==void 0&&g.set(x.A.of("Author"),b.A.fromText(e)),c.trailerInfo.Info=c.register(g);const l=await(0,j.E)(await ut(
c,this.job.pace),this.job);for(const[{embedded:w},y]of this.fonts)w.addTo(l,new o.oS(y.objectNumber));return this.embedImages(l),v(l),await F(l,{title:t,author:e,
language:s},!i),l}async writeSheet(t,e){const{context:s,job:n}=this,i=new ct;let c=0;for(const{element:y,isFooter:J=!1,inks:B}of t.sequences)i.sequence(y?`/${y.
tag} <</MCID ${c++}>> BDC`:J?gt:"/Artifact BMC",B);const u=await(0,C.uM)(n).deflate(Buffer.from(i.content,"latin1"),pt),g=E.A.of(s.obj({Filter:"FlateDecode",Length:u.
length}),u),l=s.obj({Type:"Page",Parent:e,MediaBox:[0,0,t.width,t.height],Contents:s.register(g),Resources:{Font:Object.fromEntries([...i.fonts].map(y=>[y.name,
this.fontRef(y)]))},StructParents:t.key,Tabs:"S"});t.links.length>0&&l.set(x.A.of("Annots"),s.obj(t.links.map(({ref:y})=>y)));for(const y of t.links)s.assign(y.
ref,this.annotation(y,t));s.assign(t.ref,l);const w=n.pace.step(i.content.length*mt);w&&await w}fontRef(t){let e=this.fonts.get(t);return e||this.fonts.set(t,e=
this.context.register(this.context.obj({}))),e}annotation({box:t,target:e,contents:s,key:n},i){const c=this.context.obj({Type:"Annot",Subtype:"Link",Rect:t.map(
l=>Math.round(l*100)/100),Border:[0,0,0],F:4,P:i.ref,StructParent:n,Contents:b.A.fromText(s)}),[u,g]=this.aim(e);return g&&c.set(x.A.of(u),g),c}aim(t){return"pl\
ace"in t?["Dest",this.destination(t.place)]:["A",this.context.obj({Type:"Action",S:"URI",URI:A.A.of(wt(t.uri))})]}destination({sheet:t,top:e}){return t&&this.context.
obj([t.ref,"XYZ",null,e===void 0?null:Math.round(e*100)/100,null])}async writeCatalog(t,e,s){const{context:n,job:i,sheets:c}=this,u=new q.s(n),g=c.flatMap(B=>[[
B.key,n.register(n.obj(B.owners.map(G=>u.refOf(G))))],...B.links.map(({key:G,element:st})=>[G,u.refOf(st)])]);g.sort(([B],[G])=>B-G);const l=u.write(this.document,
g);let w=l.next();for(;w.done!==!0;w=l.next()){const B=i.pace.step(2e3);B&&await B}const y=n.obj({Type:"Catalog",Pages:t,StructTreeRoot:w.value,MarkInfo:{Marked:!0},
ViewerPreferences:{DisplayDocTitle:!0}});e!==void 0&&y.set(x.A.of("Lang"),A.A.of(e));const J=tt(n,s,B=>this.destination(B));J&&(y.set(x.A.of("Outlines"),J),y.set(
x.A.of("PageMode"),x.A.of("UseOutlines"))),n.trailerInfo.Root=n.register(y)}embedImages(t){for(const{ref:e,images:s}of this.sheets){if(s.size===0)continue;const n=t.
edit(e.objectNumber),i=[...s].map(([c,u])=>[c,u.embed(t,{profiled:!0})]);n.get("Resources").set("XObject",(0,o.jd)(Object.fromEntries(i)))}}}const wt=a=>a.replace(
/[\\()]/g,"\\$&")}),66601:((Z,k,d)=>{d.d(k,{p4:()=>C,tk:()=>o,uJ:()=>A,zt:()=>j});const $=.55,b=.1,A=.6,x=[.5,.5,.54],E=(r,f)=>r.reduce((p,{width:h})=>p+h,0)*f/
1e3,j=(r,f,p)=>E([r.word("0".repeat(f),"Regular")],p);function C(r,f,{right:p,baseline:h,size:R}){const[S,M]=[$*R,b*R],v=p-Math.ceil((f+A*R)/S)*S,F=h+M/2;return v-
S<r+A*R?[]:[{kind:"stroke",points:[[v,F],[r+A*R,F]],width:M,color:x,dots:S}]}function o(r,f,{right:p,baseline:h,size:R},S){const M=[r.word(f,"Regular")];return{
kind:"text",x:p-E(M,R),y:h,size:R,color:S,words:M}}}),87514:((Z,k,d)=>{d.d(k,{contentsHeading:()=>x,r:()=>tt});var $=d(66601),b=d(79131);const A={cs:"Obsah",da:"\
Indhold",de:"Inhalt",el:"Περιεχόμενα",en:"Contents",es:"Índice",fi:"Sisällys",fr:"Sommaire",hu:"Tartalom",it:"Indice",nb:"Innhold",nl:"Inhoud",nn:"\
Innhald",no:"Innhold",pl:"Spis treści",pt:"Índice",ro:"Cuprins",ru:"Содержание",sv:"Innehåll",tr:"İçindekiler",uk:"Зміст"},x=q=>A[(q??"").toLowerCase().
split("-")[0]]??A.en,E=[.1,.1,.12],j=1.45,C=.35,o=1.9,r=2.1,f=44,p=1.2,h=2,R=3,S=15e4,M=2e4,v="…",F=Math.sqrt(595*842)/11,Y=6,_=18;class tt{composition;contents;pages=[];size;left;right;top;bottom;typefaces;constructor(D,m){
this.composition=D,this.contents=m,this.typefaces=D.typefaces;const{width:I,height:O}=m,P=Math.min(_,Math.max(Y,Math.sqrt(I*O)/F));this.size=Math.min(P,I/18,O/10);
const T=Math.min(I*.76,f*this.size);this.left=(I-T)/2,this.right=I-this.left,this.top=O-Math.max(O*.11,this.size*1.5),this.bottom=Math.max(O*.1,this.size*1.5)}static async of(D,m,I){
const O=new tt(D,m),P=[];for(const T of m.titles){P.push({title:T,lines:O.broken(T)});const L=I.step(S);L&&await L}return O.distribute(P),O}get pageCount(){return this.
pages.length}async draw(D,m,I){const{composition:O,size:P}=this,T={},L={element:O.document,index:0};for(const[U,z]of this.pages.entries()){const W=O.sheet(this.
contents.width,this.contents.height);let K=this.top;U===0&&(T.sheet=W,T.top=this.contents.height,K-=this.drawHeading(W),L.element=O.document.add("TOC"));for(const N of z){
const H=L.element.add("TOCI").add("Reference").add("Link"),Q=D[L.index],V=N.lines.length*j*P;this.drawEntry(W,{entry:N,number:Q,top:K,item:H}),W.link(H,[this.left,
K-V,this.right,K],m[L.index],`${N.title}, ${Q}`),K-=V+C*P,L.index++;const X=I.step(M);X&&await X}}return T}distribute(D){const{size:m}=this;let I=this.top-this.
headingHeight,O=[];this.pages.push(O);for(const P of D){const T=P.lines.length*j*m;O.length>0&&I-T<this.bottom&&(this.pages.push(O=[]),I=this.top),O.push(P),I-=
T+C*m}}get headingHeight(){return(o*.75+r)*this.size}drawHeading(D){const{size:m,left:I,top:O}=this,P=this.shaped(this.contents.heading,"SemiBold"),T=this.composition.
document.add("H1");return D.draw(T,et(P,I,O-o*.75*m,o*m,E)),this.headingHeight}drawEntry(D,{entry:m,number:I,top:O,item:P}){const{size:T,left:L,right:U,typefaces:z}=this,
[W]=this.shaped(" ","Regular");let K=O-j*T*.72;for(const[N,{words:H,width:Q}]of m.lines.entries()){const V=L+(N===0?0:p*T),X=N===m.lines.length-1;if(D.draw(P,et(
[...H,W],V,K,T,E)),X){const nt={right:U,baseline:K,size:T};D.draw(void 0,...(0,$.p4)(V+Q,this.column,nt)),D.draw(P,(0,$.tk)(z,I,nt,E))}K-=j*T}}get column(){return(0,$.
zt)(this.typefaces,this.contents.digits,this.size)}broken(D){const m=this.size/1e3,I=this.right-this.left-this.column-(2*$.uJ+h)*this.size,[O]=this.shaped(" ","\
Regular"),P=[{words:[],width:0}];for(const{word:T,isNew:L}of this.pieces(D,I-p*this.size)){const U=P.at(-1),z=L&&U.words.length>0?[O]:[],W=[...z,T].reduce((N,H)=>N+
H.width*m,0),K=U.width+W>I-(P.length===1?0:p*this.size);if(U.words.length>0&&K){if(P.length===R){const[N]=this.shaped(v,"Regular");U.words.push(N),U.width+=N.width*
m;break}P.push({words:[T],width:T.width*m});continue}U.words.push(...z,T),U.width+=W}return P}*pieces(D,m){const I=O=>O.width*(this.size/1e3)<=m;for(const O of D.
split(/\s+/).filter(P=>P!=="")){const P=this.typefaces.word(O,"Regular");if(I(P)){yield{word:P,isNew:!0};continue}let T=!0;for(const L of O.split(/(?<=[_\-–—/.,;:])/)){
const U=this.typefaces.word(L,"Regular");for(const z of I(U)?[L]:(0,b.qf)(L))yield{word:this.typefaces.word(z,"Regular"),isNew:T},T=!1}}}shaped(D,m){return D.split(
/(?<= )|(?= )/).map(I=>this.typefaces.word(I,m))}}const et=(q,D,m,I,O)=>({kind:"text",x:D,y:m,size:I,color:O,words:q})}),34701:((Z,k,d)=>{d.d(k,{H:()=>E,s:()=>j});
var $=d(81415),b=d(91112),A=d(61410),x=d(6476);class E{tag;parent;facts;kids=[];constructor(o,r,f){this.tag=o,this.parent=r,this.facts=f}add(o,r={}){const f=new E(
o,this,r);return this.kids.push(f),f}adopt(o){o.parent=this,this.kids.push(o)}}class j{context;rootRef;refs=new Map;ids=[];constructor(o,r=o.nextRef()){this.context=
o,this.rootRef=r}refOf(o){let r=this.refs.get(o);return r||this.refs.set(o,r=this.context.nextRef()),r}*write(o,r){const{context:f}=this,p=[o];for(let S=p.pop();S;S=
p.pop()){for(const M of S.kids)M instanceof E&&p.push(M);this.put(S),yield}const h=f.obj({Type:"StructTreeRoot",K:[this.refOf(o)]}),R=r.flatMap(([S,M])=>[$.A.of(
S),M]);if(h.set(b.A.of("ParentTree"),f.register(f.obj({Nums:R}))),h.set(b.A.of("ParentTreeNextKey"),$.A.of(r.reduce((S,[M])=>Math.max(S,M+1),0))),this.ids.length>
0){const S=[...this.ids].sort(([M],[v])=>M<v?-1:1).flatMap(([M,v])=>[A.A.of(Buffer.from(M,"latin1").toString("hex")),v]);h.set(b.A.of("IDTree"),f.register(f.obj(
{Names:S})))}return f.assign(this.rootRef,h),this.rootRef}put(o){const{context:r}=this,{tag:f,parent:p,facts:h}=o,R=x.A.withContext(r),S=(Y,_)=>R.set(b.A.of(Y),
_);S("S",b.A.of(f)),S("P",p?this.refOf(p):this.rootRef);const[M]=o.kids,v=M instanceof E?void 0:M?.page;v&&S("Pg",v);const F=o.kids.map(Y=>this.kid(Y,v));F.length>
0&&S("K",F.length===1?F[0]:r.obj(F)),h.alt!==void 0&&S("Alt",A.A.fromText(h.alt)),h.title!==void 0&&S("T",A.A.fromText(h.title)),h.lang!==void 0&&S("Lang",A.A.fromText(
h.lang)),h.attributes&&S("A",r.obj(h.attributes)),h.id!==void 0&&(S("ID",A.A.of(Buffer.from(h.id,"latin1").toString("hex"))),this.ids.push([h.id,this.refOf(o)])),
r.assign(this.refOf(o),R)}kid(o,r){if(o instanceof E)return this.refOf(o);const{context:f}=this;return"annotation"in o?f.obj({Type:"OBJR",Obj:o.annotation,Pg:o.
page}):o.page===r?$.A.of(o.content):f.obj({Type:"MCR",Pg:o.page,MCID:o.content})}}}),18679:((Z,k,d)=>{d.d(k,{m:()=>A});var $=d(1480),b=d(54075);function A(x,E,j,C){
const{text:o,properties:r,end:f,about:p}=x,h=r.find(v=>v.namespace===$.dK[E]&&v.name===j),R=h&&o.slice(h.from,h.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].
length;if(h&&R!==void 0){const v=h.from+R;return`${o.slice(0,v)}${C.replace("<rdf:li",`<rdf:li xmlns:rdf="${$.dK.rdf}"`)}${o.slice(v)}`}const S=`<${E}:${j}><rdf\
:Bag>
${C}</rdf:Bag></${E}:${j}>`,M=`<rdf:Description xmlns:rdf="${$.dK.rdf}" rdf:about="${(0,b.X)(p)}" xmlns:${E}="${$.dK[E]}">
${S}
</rdf:Description>
`;return`${o.slice(0,f)}${M}${o.slice(f)}`}})};
