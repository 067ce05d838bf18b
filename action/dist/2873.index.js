"use strict";exports.id=2873,exports.ids=[2873,7046],exports.modules={29825:((Z,U,f)=>{f.d(U,{EH:()=>v,OD:()=>S,W_:()=>A,lV:()=>x});var b=f(12889),y=f(47707);const x=-1,S=(o,a)=>(0,b.
pr)(o).flatMap(d=>A(d,a));function A({text:o,rtl:a},d){const m=[];for(const h of(0,y.qf)(o)){const R=m.at(-1),E=(0,y.ML)(h)?R?.font??0:$(h,d,R?.font);R?.font===
E?R.text+=h:m.push({font:E,text:h,rtl:a})}return a?m.reverse():m}function $(o,a,d){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(o)&&d!==void 0&&a[d]?.
covers(o)===!0?d:a.findIndex(h=>h.covers(o))}function v(o,a){const d=S(o,a).filter(({font:m})=>m===x);return[...new Set(d.flatMap(m=>(0,y.qf)(m.text)))]}}),45409:((Z,U,f)=>{
f.d(U,{Q:()=>x,n:()=>y});var b=f(36078);function y(S,A,$,v){let o=0,a=0;const d=[];for(let m=0;m<S.length;m=o){const{y:h}=S[m];for(;o<S.length&&S[o].y===h;)o++;
h!==a&&d.push(`${(0,b.id)(h*v/1e3)} Ts`),a=h,d.push(`[${x(S.slice(m,o),A,$)}] TJ`)}return a!==0&&d.push("0 Ts"),d.join(" ")}function x(S,A,$){let v="",o="";const a=d=>{
const m=Math.round(d*100)/100;m!==0&&(o&&(v+=`<${o}>`),o="",v+=`${-m} `)};for(const{glyph:d,advance:m,x:h}of S)a(h),o+=A.codeOf(d),a(m-h-d.advanceWidth*$);return o?
`${v}<${o}>`:v}}),96927:((Z,U,f)=>{f.d(U,{XS:()=>S,tU:()=>A,tn:()=>x});const b=$=>Math.round($*72e3/25.4)/1e3,y=($,v)=>[b($),b(v)],x={A3:y(297,420),A4:y(210,297),
A5:y(148,210),A6:y(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},S=3,A=14400}),57076:((Z,U,f)=>{f.d(U,{B:()=>ct});var b=f(22387),y=f(61410),x=f(
66005),S=f(91112),A=f(16804),$=f(12237),v=f(68973),o=f(45599),a=f(43496),d=f(1975),m=f(82715),h=f(60912),R=f(21878),E=f(59596);const T="Octavo";function j(r){const t=r.
add(new o.Z6((0,o.jd)({N:3,Filter:(0,o.UU)("FlateDecode")}),(0,E.Kc)((0,R.k)({gray:!1})))),e=(0,o.jd)({Type:(0,o.UU)("OutputIntent"),S:(0,o.UU)("GTS_PDFA1"),OutputConditionIdentifier:(0,o.
Px)("sRGB"),Info:(0,o.Px)("sRGB"),DestOutputProfile:t});r.editCatalog().set("OutputIntents",[r.add(e)])}async function N(r,{title:t,author:e,language:s},n){const i=(l,w,p)=>({
prefix:l,name:w,form:"simple",values:[p]}),c=s!==void 0,u=(0,h.T3)([{prefix:"dc",name:"title",form:"alternative",values:[t]},...e===void 0?[]:[{prefix:"dc",name:"\
creator",form:"ordered",values:[e]}],...s===void 0?[]:[{prefix:"dc",name:"language",form:"unordered",values:[s]}],i("pdf","Producer",T),...n?[i("pdfaid","part",
"3"),i("pdfaid","conformance","A")]:[],...c?[i("pdfuaid","part","1")]:[]]);if(!c||!n)return(0,h._L)(r,u);const g=await(0,d.kg)(Buffer.from(u,"utf8"),r.job.pace);
(0,h._L)(r,(0,m.m)(g,"pdfaExtension","schemas",Q))}const Q=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${a.dK.pdfaSchema}" xmlns:pdfaProperty="${a.dK.pdfaProperty}\
">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${a.dK.pdfuaid}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>inter\
nal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description></rdf:li>
</rdf:Seq></pdfaSchema:property>
</rdf:li>
`;var tt=f(81415);function at(r,t,e){if(t.length===0)return;const s=(c,u,g)=>{const l=c.map(()=>r.nextRef());let w=c.length;for(const[p,{title:F,place:B,children:z}]of c.
entries()){const st=r.obj({Title:y.A.fromText(F),Parent:u});nt(st,{Prev:l[p-1],Next:l[p+1],Dest:e(B)}),z.length>0&&(w+=s(z,l[p],st)),r.assign(l[p],st)}return nt(
g,{First:l[0],Last:l.at(-1),Count:tt.A.of(w)}),w},n=r.nextRef(),i=r.obj({Type:"Outlines"});return s(t,n,i),r.assign(n,i),n}function nt(r,t){for(const[e,s]of Object.
entries(t))s!==void 0&&r.set(S.A.of(e),s)}var ot=f(78445),L=f(36078),it=f(41578),et=f(45409),G=f(47707),D=f(29825),O=f(33141),P=f(36263);const I="□",C=new RegExp(
"(\\p{Extended_Pictographic}\\ufe0f?)[\\u{1f3fb}-\\u{1f3ff}]|\\ufe0f?\\u20e3","gu"),M=15e4,k=/^[!-~]+$/;class W{name;face;used=new Map;embedded;constructor(t,e){
this.name=t,this.face=e,e.keep()}}const V=(r,t)=>r.filter(e=>!t.some(({face:s})=>s.covers(e)));class H{styles;others;missing=new Set;words;constructor(t,e){this.
styles=t,this.others=e;const s=()=>({Regular:new Map,SemiBold:new Map,Italic:new Map,Mono:new Map});this.words={ltr:s(),rtl:s()}}static async open({styles:t,text:e,
font:s},n){const i=new Map,c=async p=>(await n.rest(),new W(p,await(0,P.W)(p)));for(const p of new Set(["Regular",...t]))i.set(p,await c(p));const u=i.get("Regu\
lar"),g=()=>[u,...[...i.values()].filter(p=>p!==u)];let l=V([...new Set(e)],g());if(l.length>0&&!i.has("Mono")){const p=await c("Mono");V(l,[p]).length<l.length&&
i.set("Mono",p),l=V(l,g())}const w=[];return l.length>0&&w.push(await c("Emoji")),s&&w.push(new W("User",(0,P.a)(s))),new H(i,[...g(),...w])}async warm(t,e){for(const{
face:n}of this.styles.values())await e.rest(),n.shape("A");const{face:s}=this.fontOf("Regular");for(const n of t){const i=e.step(M);i&&await i,k.test(n)&&s.shape(
n)}}word(t,e,s=!1){const n=this.words[s?"rtl":"ltr"][e];let i=n.get(t);return i||n.set(t,i=this.shape(t,e,s)),i}metrics(t){return this.fontOf(t).face.metrics}async embed(t){
for(const e of this.all)e.used.size!==0&&(await t.rest(),e.embedded=await(0,it.r)(e.face,[...e.used.values()]))}get all(){return this.others}fontOf(t){return this.
styles.get(t)??this.others[0]}shape(t,e,s){const n=this.fontOf(e),i=(0,G.RK)(t).replace(C,"$1");if(n.face.covers(i))return K(t,[X(n,i,s)]);const c=[n,...this.others.
filter(g=>g!==n)],u=(0,D.W_)({text:i,rtl:s},c.map(({face:g})=>g)).map(g=>{if(g.font!==D.lV)return X(c[g.font],g.text,g.rtl);const l=(0,G.qf)(g.text);for(const w of l)
this.missing.add(w);return{...X(this.others[0],I.repeat(l.length),!1),actual:g.text}});return K(t,u)}}const K=(r,t)=>({text:r,width:t.reduce((e,{glyphs:s})=>s.reduce(
(n,{advance:i})=>n+i,e),0),parts:t}),J=r=>r.map(t=>String.fromCodePoint(t)).join("");function X(r,t,e){const s=r.face.shape(t,e);for(const{glyph:i}of s)r.used.has(
i.id)||r.used.set(i.id,i);const n=s.map(({glyph:i})=>J(r.used.get(i.id).codePoints)).join("");return{font:r,glyphs:s,actual:e||n===t?void 0:t}}function _(r){if(r.
shown!==void 0)return r.shown;const{font:t,glyphs:e,actual:s}=r;if(!(s!==void 0||e.some(({y:n})=>n!==0)))return r.shown=(0,et.Q)(e,t.embedded,t.face.unit)}function Y({
font:r,glyphs:t,actual:e},s){const n=(0,et.n)(t,r.embedded,r.face.unit,s);return e===void 0?n:(0,O.$u)(e,n)}const q=.2;class rt{fonts=new Set;operators=[];font;size=0;fill="";stroke="";sequence(t,e){
this.operators.push(t);let s=!1;for(const n of e)n.kind==="text"!==s&&this.operators.push(s?"ET":"BT"),s=n.kind==="text",this.write(n);s&&this.operators.push("E\
T"),this.operators.push("EMC")}get content(){return this.operators.join(`
`)}write(t){switch(t.kind){case"text":return this.text(t);case"area":return this.area(t);case"image":this.operators.push(`q ${t.matrix.map(L._).join(" ")} cm /${t.
name} Do Q`);return;case"stroke":return this.line(t)}}text({x:t,y:e,size:s,color:n,words:i,oblique:c=!1}){this.filled(n),this.operators.push(`1 0 ${c?q:0} 1 ${(0,L.
id)(t)} ${(0,L.id)(e)} Tm`);let u="";const g=()=>{u&&this.operators.push(`[${u.replaceAll("><","")}]TJ`),u=""};for(const{parts:l}of i)for(const w of l){(w.font!==
this.font||s!==this.size)&&(g(),this.set(w.font,s));const p=_(w);p!==void 0?u+=p:(g(),this.operators.push(Y(w,s)))}g()}set(t,e){this.font=t,this.size=e,this.fonts.
add(t),this.operators.push(`/${t.name} ${(0,L.id)(e)} Tf`)}area({x:t,y:e,width:s,height:n,color:i,radius:c=0}){this.filled(i),c===0?this.operators.push(`${[t,e,
s,n].map(L.id).join(" ")} re f`):this.operators.push(ft(t,e,s,n,Math.min(c,s/2,n/2)),"f")}line({points:t,width:e,color:s,dots:n}){const i=(0,L.wW)(s,"stroke");i!==
this.stroke&&this.operators.push(this.stroke=i);const c=`${(0,L.id)(e)} w ${(0,L.XL)(t)} S`;this.operators.push(n===void 0?c:`q 1 J [0 ${(0,L.id)(n)}] 0 d ${c} \
Q`)}filled(t){const e=(0,L.wW)(t,"fill");e!==this.fill&&this.operators.push(this.fill=e)}}function ft(r,t,e,s,n){const[i,c]=[r+e,t+s],u=n*(1-L.yQ),g=(...w)=>`${w.
map(L.id).join(" ")} c`,l=(...w)=>`${w.map(L.id).join(" ")} l`;return[`${(0,L.id)(r+n)} ${(0,L.id)(t)} m`,l(i-n,t),g(i-u,t,i,t+u,i,t+n),l(i,c-n),g(i,c-u,i-u,c,i-
n,c),l(r+n,c),g(r+u,c,r,c-u,r,c-n),l(r,t+n),g(r,t+u,r+u,t,r+n,t),"h"].join(" ")}var dt=f(45657);class ht{width;height;ref;key;lends;sequences=[];links=[];owners=[];images=new Map;constructor(t,e,s,n,i){
this.width=t,this.height=e,this.ref=s,this.key=n,this.lends=i}draw(t,...e){const s=this.sequences.at(-1);if(s!==void 0&&s.element===t&&s.running===void 0&&this.
isLastKid(t)){(0,dt.RZ)(s.inks,e);return}this.sequences.push({element:t,inks:[...e]}),t&&(t.kids.push({page:this.ref,content:this.owners.length}),this.owners.push(
t))}run(t,...e){this.sequences.push({element:void 0,running:t,inks:[...e]})}link(t,e,s,n){const{ref:i,key:c}=this.lends();this.links.push({box:e,target:s,contents:n,
element:t,ref:i,key:c}),t.kids.push({page:this.ref,annotation:i})}image(t){for(const[s,n]of this.images)if(n===t)return s;const e=`Image${this.images.size+1}`;return this.
images.set(e,t),e}isLastKid(t){if(!t)return!0;const e=t.kids.at(-1);return e!==void 0&&"content"in e&&e.page===this.ref&&e.content===this.owners.length-1}}var lt=f(
64680);const ut=120;async function pt(r,t){const e=r.enumerateIndirectObjects(),s=new lt.k(e.length*ut);s.text(`%PDF-1.7
%ÿÿÿÿ
`);const n=[];for(const[l,w]of e){n[l.objectNumber]=s.length,s.text(`${l.objectNumber} 0 obj
`);const p=w.sizeInBytes();s.fill(p,(B,z)=>w.copyBytesInto(B,z)),s.text(`
endobj
`);const F=t.step(p*20);F&&await F}const i=s.length;s.text(`xref
0 ${n.length}
0000000000 65535 f 
`);for(let l=1;l<n.length;l++){const w=n[l];s.text(w===void 0?`0000000000 00001 f 
`:`${String(w).padStart(10,"0")} 00000 n 
`)}const{Root:c,Info:u}=r.trailerInfo,g=u?`/Info ${u.toString()}`:"";return s.text(`trailer
<</Size ${n.length}/Root ${c.toString()}${g}>>
startxref
${i}
%%EOF
`),s.bytes}const mt=6,gt=40,wt={Header:"/Artifact <</Type /Pagination /Subtype /Header /Attached [/Top]>> BDC",Footer:"/Artifact <</Type /Pagination /Subtype /F\
ooter /Attached [/Bottom]>> BDC"};class ct{typefaces;job;document=new ot.H("Document",void 0,{});sheets=[];context=b.A.create();fonts=new Map;keys=0;constructor(t,e){
this.typefaces=t,this.job=e}static async open(t,e){return new ct(await H.open(t,e.pace),e)}sheet(t,e){const s=()=>({ref:this.context.nextRef(),key:this.keys++}),
{ref:n,key:i}=s(),c=new ht(t,e,n,i,s);return this.sheets.push(c),c}async finish({title:t,author:e,language:s,bookmarks:n=[],breaksArchive:i=!1}){await this.typefaces.
embed(this.job.pace);const{context:c}=this,u=c.nextRef();for(const w of this.sheets)await this.writeSheet(w,u);c.assign(u,c.obj({Type:"Pages",Kids:this.sheets.map(
({ref:w})=>w),Count:this.sheets.length})),await this.writeCatalog(u,s,n);const g=c.obj({Title:y.A.fromText(t),Producer:x.A.of(T)});e!==void 0&&g.set(S.A.of("Aut\
hor"),y.A.fromText(e)),c.trailerInfo.Info=c.register(g);const l=await(0,$.E)(await pt(c,this.job.pace),this.job);for(const[{embedded:w},p]of this.fonts)w.addTo(
l,new o.oS(p.objectNumber));return this.embedImages(l),j(l),await N(l,{title:t,author:e,language:s},!i),l}async writeSheet(t,e){const{context:s,job:n}=this,i=new rt;
let c=0;for(const{element:p,running:F,inks:B}of t.sequences)i.sequence(p?`/${p.tag} <</MCID ${c++}>> BDC`:F?wt[F]:"/Artifact BMC",B);const u=await(0,v.uM)(n).deflate(
Buffer.from(i.content,"latin1"),mt),g=A.A.of(s.obj({Filter:"FlateDecode",Length:u.length}),u),l=s.obj({Type:"Page",Parent:e,MediaBox:[0,0,t.width,t.height],Contents:s.
register(g),Resources:{Font:Object.fromEntries([...i.fonts].map(p=>[p.name,this.fontRef(p)]))},StructParents:t.key,Tabs:"S"});t.links.length>0&&l.set(S.A.of("An\
nots"),s.obj(t.links.map(({ref:p})=>p)));for(const p of t.links)s.assign(p.ref,this.annotation(p,t));s.assign(t.ref,l);const w=n.pace.step(i.content.length*gt);
w&&await w}fontRef(t){let e=this.fonts.get(t);return e||this.fonts.set(t,e=this.context.register(this.context.obj({}))),e}annotation({box:t,target:e,contents:s,
key:n},i){const c=this.context.obj({Type:"Annot",Subtype:"Link",Rect:t.map(l=>Math.round(l*100)/100),Border:[0,0,0],F:4,P:i.ref,StructParent:n,Contents:y.A.fromText(
s)}),[u,g]=this.aim(e);return g&&c.set(S.A.of(u),g),c}aim(t){return"place"in t?["Dest",this.destination(t.place)]:["A",this.context.obj({Type:"Action",S:"URI",URI:x.
A.of(Et(t.uri))})]}destination({sheet:t,top:e}){return t&&this.context.obj([t.ref,"XYZ",null,e===void 0?null:Math.round(e*100)/100,null])}async writeCatalog(t,e,s){
const{context:n,job:i,sheets:c}=this,u=new ot.s(n),g=c.flatMap(B=>[[B.key,n.register(n.obj(B.owners.map(z=>u.refOf(z))))],...B.links.map(({key:z,element:st})=>[
z,u.refOf(st)])]);g.sort(([B],[z])=>B-z);const l=u.write(this.document,g);let w=l.next();for(;w.done!==!0;w=l.next()){const B=i.pace.step(2e3);B&&await B}const p=n.
obj({Type:"Catalog",Pages:t,StructTreeRoot:w.value,MarkInfo:{Marked:!0},ViewerPreferences:{DisplayDocTitle:!0}});e!==void 0&&p.set(S.A.of("Lang"),x.A.of(e));const F=at(
n,s,B=>this.destination(B));F&&(p.set(S.A.of("Outlines"),F),p.set(S.A.of("PageMode"),S.A.of("UseOutlines"))),n.trailerInfo.Root=n.register(p)}embedImages(t){for(const{
ref:e,images:s}of this.sheets){if(s.size===0)continue;const n=t.edit(e.objectNumber),i=[...s].map(([c,u])=>[c,u.embed(t,{profiled:!0})]);n.get("Resources").set(
"XObject",(0,o.jd)(Object.fromEntries(i)))}}}const Et=r=>r.replace(/[\\()]/g,"\\$&")}),17581:((Z,U,f)=>{f.d(U,{p4:()=>v,tk:()=>o,uJ:()=>x,zt:()=>$});const b=.55,
y=.1,x=.6,S=[.5,.5,.54],A=(a,d)=>a.reduce((m,{width:h})=>m+h,0)*d/1e3,$=(a,d,m)=>A([a.word("0".repeat(d),"Regular")],m);function v(a,d,{right:m,baseline:h,size:R}){
const[E,T]=[b*R,y*R],j=m-Math.ceil((d+x*R)/E)*E,N=h+T/2;return j-E<a+x*R?[]:[{kind:"stroke",points:[[j,N],[a+x*R,N]],width:T,color:S,dots:E}]}function o(a,d,{right:m,
baseline:h,size:R},E){const T=[a.word(d,"Regular")];return{kind:"text",x:m-A(T,R),y:h,size:R,color:E,words:T}}}),47046:((Z,U,f)=>{f.d(U,{contentsHeading:()=>$,r:()=>L});
var b=f(75934),y=f(17581),x=f(96927),S=f(45657);const A={cs:"Obsah",da:"Indhold",de:"Inhalt",el:"Περιεχόμενα",en:"Contents",es:"Índice",fi:"Sisällys",
fr:"Sommaire",hu:"Tartalom",it:"Indice",nb:"Innhold",nl:"Inhoud",nn:"Innhald",no:"Innhold",pl:"Spis treści",pt:"Índice",ro:"Cuprins",ru:"Содержание",
sv:"Innehåll",tr:"İçindekiler",uk:"Зміст"},$=G=>A[(G??"").toLowerCase().split("-")[0]]??A.en,v=[.1,.1,.12],o=1.45,a=.35,d=1.9,m=2.1,h=44,R=1.2,E=2,T=3,j=15e4,
N=2e4,Q="…",tt=/[^\S\u00a0\u202f]+/gu,at=Math.sqrt(x.tn.A4[0]*x.tn.A4[1])/11,nt=6,ot=18;class L{composition;contents;pages=[];size;left;right;top;bottom;typefaces;constructor(D,O){
this.composition=D,this.contents=O,this.typefaces=D.typefaces;const{width:P,height:I}=O,C=Math.min(ot,Math.max(nt,Math.sqrt(P*I)/at));this.size=Math.min(C,P/18,
I/10);const M=Math.min(P*.76,h*this.size);this.left=(P-M)/2,this.right=P-this.left,this.top=I-Math.max(I*.11,this.size*1.5),this.bottom=Math.max(I*.1,this.size*
1.5)}static async of(D,O,P){const I=new L(D,O),C=[];for(const M of O.titles){C.push({title:M,lines:await I.broken(M)});const k=P.step(j);k&&await k}return I.distribute(
C),I}get pageCount(){return this.pages.length}async draw(D,O,P){const{composition:I,size:C}=this,M={},k={element:I.document,index:0};for(const[W,V]of this.pages.
entries()){const H=I.sheet(this.contents.width,this.contents.height);let K=this.top;W===0&&(M.sheet=H,M.top=this.contents.height,K-=this.drawHeading(H),k.element=
I.document.add("TOC"));for(const J of V){const X=k.element.add("TOCI").add("Reference").add("Link"),_=D[k.index],Y=J.lines.length*o*C;this.drawEntry(H,{entry:J,
number:_,top:K,item:X}),H.link(X,[this.left,K-Y,this.right,K],O[k.index],`${J.title}, ${_}`),K-=Y+a*C,k.index++;const q=P.step(N);q&&await q}}return M}distribute(D){
const{size:O}=this;let P=this.top-this.headingHeight,I=[];this.pages.push(I);for(const C of D){const M=C.lines.length*o*O;I.length>0&&P-M<this.bottom&&(this.pages.
push(I=[]),P=this.top),I.push(C),P-=M+a*O}}get headingHeight(){return(d*.75+m)*this.size}drawHeading(D){const{size:O,left:P,top:I}=this,C=this.shaped(this.contents.
heading,"SemiBold"),M=this.composition.document.add("H1");return D.draw(M,et(C,P,I-d*.75*O,d*O,v)),this.headingHeight}drawEntry(D,{entry:O,number:P,top:I,item:C}){
const{size:M,left:k,right:W,typefaces:V}=this,[H]=this.shaped(" ","Regular");let K=I-o*M*.72;for(const[J,{words:X,width:_}]of O.lines.entries()){const Y=k+(J===
0?0:R*M),q=J===O.lines.length-1;if(D.draw(C,et([...X,H],Y,K,M,v)),q){const rt={right:W,baseline:K,size:M};D.draw(void 0,...(0,y.p4)(Y+_,this.column,rt)),D.draw(
C,(0,y.tk)(V,P,rt,v))}K-=o*M}}get column(){return(0,y.zt)(this.typefaces,this.contents.digits,this.size)}async broken(D){const O=this.size/1e3,P=this.right-this.
left-this.column-(2*y.uJ+E)*this.size,C=await new b.p(D.trim().replace(tt," "),M=>it(this.shaped(M,"Regular"))*O).lines(M=>M===0?P:P-R*this.size);return C.slice(
0,T).map((M,k)=>{const W=this.shaped(M,"Regular");return k+1===T&&C.length>T&&(0,S.RZ)(W,this.shaped(Q,"Regular")),{words:W,width:it(W)*O}})}shaped(D,O){return D.
split(/(?<= )|(?= )/).map(P=>this.typefaces.word(P,O))}}const it=G=>G.reduce((D,{width:O})=>D+O,0),et=(G,D,O,P,I)=>({kind:"text",x:D,y:O,size:P,color:I,words:G})}),
78445:((Z,U,f)=>{f.d(U,{H:()=>A,s:()=>$});var b=f(81415),y=f(91112),x=f(61410),S=f(6476);class A{tag;parent;facts;kids=[];constructor(o,a,d){this.tag=o,this.parent=
a,this.facts=d}add(o,a={}){const d=new A(o,this,a);return this.kids.push(d),d}adopt(o){o.parent=this,this.kids.push(o)}}class ${context;rootRef;refs=new Map;ids=[];constructor(o,a=o.
nextRef()){this.context=o,this.rootRef=a}refOf(o){let a=this.refs.get(o);return a||this.refs.set(o,a=this.context.nextRef()),a}*write(o,a){const{context:d}=this,
m=[o];for(let E=m.pop();E;E=m.pop()){for(const T of E.kids)T instanceof A&&m.push(T);this.put(E),yield}const h=d.obj({Type:"StructTreeRoot",K:[this.refOf(o)]}),
R=a.flatMap(([E,T])=>[b.A.of(E),T]);if(h.set(y.A.of("ParentTree"),d.register(d.obj({Nums:R}))),h.set(y.A.of("ParentTreeNextKey"),b.A.of(a.reduce((E,[T])=>Math.max(
E,T+1),0))),this.ids.length>0){const E=[...this.ids].sort(([T],[j])=>T<j?-1:1).flatMap(([T,j])=>[x.A.of(Buffer.from(T,"latin1").toString("hex")),j]);h.set(y.A.of(
"IDTree"),d.register(d.obj({Names:E})))}return d.assign(this.rootRef,h),this.rootRef}put(o){const{context:a}=this,{tag:d,parent:m,facts:h}=o,R=S.A.withContext(a),
E=(Q,tt)=>R.set(y.A.of(Q),tt);E("S",y.A.of(d)),E("P",m?this.refOf(m):this.rootRef);const[T]=o.kids,j=T instanceof A?void 0:T?.page;j&&E("Pg",j);const N=o.kids.map(
Q=>this.kid(Q,j));N.length>0&&E("K",N.length===1?N[0]:a.obj(N)),h.alt!==void 0&&E("Alt",x.A.fromText(h.alt)),h.title!==void 0&&E("T",x.A.fromText(h.title)),h.lang!==
void 0&&E("Lang",x.A.fromText(h.lang)),h.attributes&&E("A",a.obj(h.attributes)),h.id!==void 0&&(E("ID",x.A.of(Buffer.from(h.id,"latin1").toString("hex"))),this.
ids.push([h.id,this.refOf(o)])),a.assign(this.refOf(o),R)}kid(o,a){if(o instanceof A)return this.refOf(o);const{context:d}=this;return"annotation"in o?d.obj({Type:"\
OBJR",Obj:o.annotation,Pg:o.page}):o.page===a?b.A.of(o.content):d.obj({Type:"MCR",Pg:o.page,MCID:o.content})}}}),82715:((Z,U,f)=>{f.d(U,{m:()=>x});var b=f(43496),
y=f(3907);function x(S,A,$,v){const{text:o,properties:a,end:d,about:m}=S,h=a.find(j=>j.namespace===b.dK[A]&&j.name===$),R=h&&o.slice(h.from,h.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].
length;if(h&&R!==void 0){const j=h.from+R;return`${o.slice(0,j)}${v.replace("<rdf:li",`<rdf:li xmlns:rdf="${b.dK.rdf}"`)}${o.slice(j)}`}const E=`<${A}:${$}><rdf\
:Bag>
${v}</rdf:Bag></${A}:${$}>`,T=`<rdf:Description xmlns:rdf="${b.dK.rdf}" rdf:about="${(0,y.X)(m)}" xmlns:${A}="${b.dK[A]}">
${E}
</rdf:Description>
`;return`${o.slice(0,d)}${T}${o.slice(d)}`}})};
