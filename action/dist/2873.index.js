"use strict";exports.id=2873,exports.ids=[2873,7046],exports.modules={29825:((Q,k,f)=>{f.d(k,{EH:()=>$,OD:()=>y,W_:()=>A,lV:()=>T});var v=f(12889),S=f(47707);const T=-1,y=(o,r)=>(0,v.
pr)(o).flatMap(d=>A(d,r));function A({text:o,rtl:r},d){const m=[];for(const h of(0,S.qf)(o)){const R=m.at(-1),E=(0,S.ML)(h)?R?.font??0:b(h,d,R?.font);R?.font===
E?R.text+=h:m.push({font:E,text:h,rtl:r})}return r?m.reverse():m}function b(o,r,d){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(o)&&d!==void 0&&r[d]?.
covers(o)===!0?d:r.findIndex(h=>h.covers(o))}function $(o,r){const d=y(o,r).filter(({font:m})=>m===T);return[...new Set(d.flatMap(m=>(0,S.qf)(m.text)))]}}),45409:((Q,k,f)=>{
f.d(k,{Q:()=>T,n:()=>S});var v=f(36078);function S(y,A,b,$){let o=0,r=0;const d=[];for(let m=0;m<y.length;m=o){const{y:h}=y[m];for(;o<y.length&&y[o].y===h;)o++;
h!==r&&d.push(`${(0,v.id)(h*$/1e3)} Ts`),r=h,d.push(`[${T(y.slice(m,o),A,b)}] TJ`)}return r!==0&&d.push("0 Ts"),d.join(" ")}function T(y,A,b){let $="",o="";const r=d=>{
const m=Math.round(d*100)/100;m!==0&&(o&&($+=`<${o}>`),o="",$+=`${-m} `)};for(const{glyph:d,advance:m,x:h}of y)r(h),o+=A.codeOf(d),r(m-h-d.advanceWidth*b);return o?
`${$}<${o}>`:$}}),96927:((Q,k,f)=>{f.d(k,{XS:()=>y,tU:()=>A,tn:()=>T});const v=b=>Math.round(b*72e3/25.4)/1e3,S=(b,$)=>[v(b),v($)],T={A3:S(297,420),A4:S(210,297),
A5:S(148,210),A6:S(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},y=3,A=14400}),57076:((Q,k,f)=>{f.d(k,{B:()=>at});var v=f(22387),S=f(61410),T=f(
66005),y=f(91112),A=f(16804),b=f(90966),$=f(68973),o=f(45599),r=f(43496),d=f(1975),m=f(82715),h=f(60912),R=f(21878),E=f(59596);const P="Octavo";function j(c){const t=c.
add(new o.Z6((0,o.jd)({N:3,Filter:(0,o.UU)("FlateDecode")}),(0,E.Kc)((0,R.k)({gray:!1})))),e=(0,o.jd)({Type:(0,o.UU)("OutputIntent"),S:(0,o.UU)("GTS_PDFA1"),OutputConditionIdentifier:(0,o.
Px)("sRGB"),Info:(0,o.Px)("sRGB"),DestOutputProfile:t});c.editCatalog().set("OutputIntents",[c.add(e)])}async function N(c,{title:t,author:e,language:s},n){const i=(l,w,p)=>({
prefix:l,name:w,form:"simple",values:[p]}),a=s!==void 0,u=(0,h.T3)([{prefix:"dc",name:"title",form:"alternative",values:[t]},...e===void 0?[]:[{prefix:"dc",name:"\
creator",form:"ordered",values:[e]}],...s===void 0?[]:[{prefix:"dc",name:"language",form:"unordered",values:[s]}],i("pdf","Producer",P),...n?[i("pdfaid","part",
"3"),i("pdfaid","conformance","A")]:[],...a?[i("pdfuaid","part","1")]:[]]);if(!a||!n)return(0,h._L)(c,u);const g=await(0,d.kg)(Buffer.from(u,"utf8"),c.job.pace);
(0,h._L)(c,(0,m.m)(g,"pdfaExtension","schemas",V))}const V=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${r.dK.pdfaSchema}" xmlns:pdfaProperty="${r.dK.pdfaProperty}\
">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${r.dK.pdfuaid}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>inter\
nal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description></rdf:li>
</rdf:Seq></pdfaSchema:property>
</rdf:li>
`;var et=f(81415);function rt(c,t,e){if(t.length===0)return;const s=(a,u,g)=>{const l=a.map(()=>c.nextRef());let w=a.length;for(const[p,{title:G,place:B,children:F}]of a.
entries()){const st=c.obj({Title:S.A.fromText(G),Parent:u});nt(st,{Prev:l[p-1],Next:l[p+1],Dest:e(B)}),F.length>0&&(w+=s(F,l[p],st)),c.assign(l[p],st)}return nt(
g,{First:l[0],Last:l.at(-1),Count:et.A.of(w)}),w},n=c.nextRef(),i=c.obj({Type:"Outlines"});return s(t,n,i),c.assign(n,i),n}function nt(c,t){for(const[e,s]of Object.
entries(t))s!==void 0&&c.set(y.A.of(e),s)}var Y=f(78445),L=f(36078),ot=f(41578),J=f(45409),D=f(47707),x=f(29825),M=f(33141),O=f(36263);const C="□",I=new RegExp(
"(\\p{Extended_Pictographic}\\ufe0f?)[\\u{1f3fb}-\\u{1f3ff}]|\\ufe0f?\\u20e3","gu"),U=15e4,H=/^[!-~]+$/;class _{name;face;used=new Map;embedded;constructor(t,e){
this.name=t,this.face=e,e.keep()}}const W=(c,t)=>c.filter(e=>!t.some(({face:s})=>s.covers(e)));class K{styles;others;missing=new Set;words;constructor(t,e){this.
styles=t,this.others=e;const s=()=>({Regular:new Map,SemiBold:new Map,Italic:new Map,Mono:new Map});this.words={ltr:s(),rtl:s()}}static async open({styles:t,text:e,
font:s},n){const i=new Map,a=async p=>(await n.rest(),new _(p,await(0,O.W)(p)));for(const p of new Set(["Regular",...t]))i.set(p,await a(p));const u=i.get("Regu\
lar"),g=()=>[u,...[...i.values()].filter(p=>p!==u)];let l=W([...new Set(e)],g());if(l.length>0&&!i.has("Mono")){const p=await a("Mono");W(l,[p]).length<l.length&&
i.set("Mono",p),l=W(l,g())}const w=[];return l.length>0&&w.push(await a("Emoji")),s&&w.push(new _("User",(0,O.a)(s))),new K(i,[...g(),...w])}async warm(t,e){for(const{
face:n}of this.styles.values())await e.rest(),n.shape("A");const{face:s}=this.fontOf("Regular");for(const n of t){const i=e.step(U);i&&await i,H.test(n)&&s.shape(
n)}}word(t,e,s=!1){const n=this.words[s?"rtl":"ltr"][e];let i=n.get(t);return i||n.set(t,i=this.shape(t,e,s)),i}metrics(t){return this.fontOf(t).face.metrics}async embed(t){
for(const e of this.all)e.used.size!==0&&(await t.rest(),e.embedded=await(0,ot.r)(e.face,[...e.used.values()]))}get all(){return this.others}fontOf(t){return this.
styles.get(t)??this.others[0]}shape(t,e,s){const n=this.fontOf(e),i=(0,D.RK)(t).replace(I,"$1");if(n.face.covers(i))return z(t,[X(n,i,s)]);const a=[n,...this.others.
filter(g=>g!==n)],u=(0,x.W_)({text:i,rtl:s},a.map(({face:g})=>g)).map(g=>{if(g.font!==x.lV)return X(a[g.font],g.text,g.rtl);const l=(0,D.qf)(g.text);for(const w of l)
this.missing.add(w);return{...X(this.others[0],C.repeat(l.length),!1),actual:g.text}});return z(t,u)}}const z=(c,t)=>({text:c,width:t.reduce((e,{glyphs:s})=>s.reduce(
(n,{advance:i})=>n+i,e),0),parts:t});function X(c,t,e){const s=c.face.shape(t,e);for(const{glyph:i}of s)c.used.has(i.id)||c.used.set(i.id,i);const n=String.fromCodePoint(
...s.flatMap(({glyph:i})=>c.used.get(i.id).codePoints));return{font:c,glyphs:s,actual:e||n===t?void 0:t}}function q(c){if(c.shown!==void 0)return c.shown;const{
font:t,glyphs:e,actual:s}=c;if(!(s!==void 0||e.some(({y:n})=>n!==0)))return c.shown=(0,J.Q)(e,t.embedded,t.face.unit)}function Z({font:c,glyphs:t,actual:e},s){const n=(0,J.
n)(t,c.embedded,c.face.unit,s);return e===void 0?n:(0,M.$u)(e,n)}const tt=.2;class it{fonts=new Set;operators=[];font;size=0;fill="";stroke="";sequence(t,e){this.
operators.push(t);let s=!1;for(const n of e)n.kind==="text"!==s&&this.operators.push(s?"ET":"BT"),s=n.kind==="text",this.write(n);s&&this.operators.push("ET"),this.
operators.push("EMC")}get content(){return this.operators.join(`
`)}write(t){switch(t.kind){case"text":return this.text(t);case"area":return this.area(t);case"image":this.operators.push(`q ${t.matrix.map(L._).join(" ")} cm /${t.
name} Do Q`);return;case"stroke":return this.line(t)}}text({x:t,y:e,size:s,color:n,words:i,oblique:a=!1}){this.filled(n),this.operators.push(`1 0 ${a?tt:0} 1 ${(0,L.
id)(t)} ${(0,L.id)(e)} Tm`);let u="";const g=()=>{u&&this.operators.push(`[${u.replaceAll("><","")}]TJ`),u=""};for(const{parts:l}of i)for(const w of l){(w.font!==
this.font||s!==this.size)&&(g(),this.set(w.font,s));const p=q(w);p!==void 0?u+=p:(g(),this.operators.push(Z(w,s)))}g()}set(t,e){this.font=t,this.size=e,this.fonts.
add(t),this.operators.push(`/${t.name} ${(0,L.id)(e)} Tf`)}area({x:t,y:e,width:s,height:n,color:i,radius:a=0}){this.filled(i),a===0?this.operators.push(`${[t,e,
s,n].map(L.id).join(" ")} re f`):this.operators.push(ct(t,e,s,n,Math.min(a,s/2,n/2)),"f")}line({points:t,width:e,color:s,dots:n}){const i=(0,L.wW)(s,"stroke");i!==
this.stroke&&this.operators.push(this.stroke=i);const a=`${(0,L.id)(e)} w ${(0,L.XL)(t)} S`;this.operators.push(n===void 0?a:`q 1 J [0 ${(0,L.id)(n)}] 0 d ${a} \
Q`)}filled(t){const e=(0,L.wW)(t,"fill");e!==this.fill&&this.operators.push(this.fill=e)}}function ct(c,t,e,s,n){const[i,a]=[c+e,t+s],u=n*(1-L.yQ),g=(...w)=>`${w.
map(L.id).join(" ")} c`,l=(...w)=>`${w.map(L.id).join(" ")} l`;return[`${(0,L.id)(c+n)} ${(0,L.id)(t)} m`,l(i-n,t),g(i-u,t,i,t+u,i,t+n),l(i,a-n),g(i,a-u,i-u,a,i-
n,a),l(c+n,a),g(c+u,a,c,a-u,c,a-n),l(c,t+n),g(c,t+u,c+u,t,c+n,t),"h"].join(" ")}class ft{width;height;ref;key;lends;sequences=[];links=[];owners=[];images=new Map;constructor(t,e,s,n,i){
this.width=t,this.height=e,this.ref=s,this.key=n,this.lends=i}draw(t,...e){const s=this.sequences.at(-1);if(s!==void 0&&s.element===t&&s.isFooter!==!0&&this.isLastKid(
t)){s.inks.push(...e);return}this.sequences.push({element:t,inks:[...e]}),t&&(t.kids.push({page:this.ref,content:this.owners.length}),this.owners.push(t))}foot(...t){
this.sequences.push({element:void 0,isFooter:!0,inks:[...t]})}link(t,e,s,n){const{ref:i,key:a}=this.lends();this.links.push({box:e,target:s,contents:n,element:t,
ref:i,key:a}),t.kids.push({page:this.ref,annotation:i})}image(t){for(const[s,n]of this.images)if(n===t)return s;const e=`Image${this.images.size+1}`;return this.
images.set(e,t),e}isLastKid(t){if(!t)return!0;const e=t.kids.at(-1);return e!==void 0&&"content"in e&&e.page===this.ref&&e.content===this.owners.length-1}}var dt=f(
64680);const ht=120;async function lt(c,t){const e=c.enumerateIndirectObjects(),s=new dt.k(e.length*ht);s.text(`%PDF-1.7
%ÿÿÿÿ
`);const n=[];for(const[l,w]of e){n[l.objectNumber]=s.length,s.text(`${l.objectNumber} 0 obj
`);const p=w.sizeInBytes();s.fill(p,(B,F)=>w.copyBytesInto(B,F)),s.text(`
endobj
`);const G=t.step(p*20);G&&await G}const i=s.length;s.text(`xref
0 ${n.length}
0000000000 65535 f 
`);for(let l=1;l<n.length;l++){const w=n[l];s.text(w===void 0?`0000000000 00001 f 
`:`${String(w).padStart(10,"0")} 00000 n 
`)}const{Root:a,Info:u}=c.trailerInfo,g=u?`/Info ${u.toString()}`:"";return s.text(`trailer
<</Size ${n.length}/Root ${a.toString()}${g}>>
startxref
${i}
%%EOF
`),s.bytes}const ut=6,pt=40,mt="/Artifact <</Type /Pagination /Subtype /Footer /Attached [/Bottom]>> BDC";class at{typefaces;job;document=new Y.H("Document",void 0,
{});sheets=[];context=v.A.create();fonts=new Map;keys=0;constructor(t,e){this.typefaces=t,this.job=e}static async open(t,e){return new at(await K.open(t,e.pace),
e)}sheet(t,e){const s=()=>({ref:this.context.nextRef(),key:this.keys++}),{ref:n,key:i}=s(),a=new ft(t,e,n,i,s);return this.sheets.push(a),a}async finish({title:t,
author:e,language:s,bookmarks:n=[],breaksArchive:i=!1}){await this.typefaces.embed(this.job.pace);const{context:a}=this,u=a.nextRef();for(const w of this.sheets)
await this.writeSheet(w,u);a.assign(u,a.obj({Type:"Pages",Kids:this.sheets.map(({ref:w})=>w),Count:this.sheets.length})),await this.writeCatalog(u,s,n);const g=a.
obj({Title:S.A.fromText(t),Producer:T.A.of(P)});e!==void 0&&g.set(y.A.of("Author"),S.A.fromText(e)),a.trailerInfo.Info=a.register(g);const l=await(0,b.E)(await lt(
a,this.job.pace),this.job);for(const[{embedded:w},p]of this.fonts)w.addTo(l,new o.oS(p.objectNumber));return this.embedImages(l),j(l),await N(l,{title:t,author:e,
language:s},!i),l}async writeSheet(t,e){const{context:s,job:n}=this,i=new it;let a=0;for(const{element:p,isFooter:G=!1,inks:B}of t.sequences)i.sequence(p?`/${p.
tag} <</MCID ${a++}>> BDC`:G?mt:"/Artifact BMC",B);const u=await(0,$.uM)(n).deflate(Buffer.from(i.content,"latin1"),ut),g=A.A.of(s.obj({Filter:"FlateDecode",Length:u.
length}),u),l=s.obj({Type:"Page",Parent:e,MediaBox:[0,0,t.width,t.height],Contents:s.register(g),Resources:{Font:Object.fromEntries([...i.fonts].map(p=>[p.name,
this.fontRef(p)]))},StructParents:t.key,Tabs:"S"});t.links.length>0&&l.set(y.A.of("Annots"),s.obj(t.links.map(({ref:p})=>p)));for(const p of t.links)s.assign(p.
ref,this.annotation(p,t));s.assign(t.ref,l);const w=n.pace.step(i.content.length*pt);w&&await w}fontRef(t){let e=this.fonts.get(t);return e||this.fonts.set(t,e=
this.context.register(this.context.obj({}))),e}annotation({box:t,target:e,contents:s,key:n},i){const a=this.context.obj({Type:"Annot",Subtype:"Link",Rect:t.map(
l=>Math.round(l*100)/100),Border:[0,0,0],F:4,P:i.ref,StructParent:n,Contents:S.A.fromText(s)}),[u,g]=this.aim(e);return g&&a.set(y.A.of(u),g),a}aim(t){return"pl\
ace"in t?["Dest",this.destination(t.place)]:["A",this.context.obj({Type:"Action",S:"URI",URI:T.A.of(gt(t.uri))})]}destination({sheet:t,top:e}){return t&&this.context.
obj([t.ref,"XYZ",null,e===void 0?null:Math.round(e*100)/100,null])}async writeCatalog(t,e,s){const{context:n,job:i,sheets:a}=this,u=new Y.s(n),g=a.flatMap(B=>[[
B.key,n.register(n.obj(B.owners.map(F=>u.refOf(F))))],...B.links.map(({key:F,element:st})=>[F,u.refOf(st)])]);g.sort(([B],[F])=>B-F);const l=u.write(this.document,
g);let w=l.next();for(;w.done!==!0;w=l.next()){const B=i.pace.step(2e3);B&&await B}const p=n.obj({Type:"Catalog",Pages:t,StructTreeRoot:w.value,MarkInfo:{Marked:!0},
ViewerPreferences:{DisplayDocTitle:!0}});e!==void 0&&p.set(y.A.of("Lang"),T.A.of(e));const G=rt(n,s,B=>this.destination(B));G&&(p.set(y.A.of("Outlines"),G),p.set(
y.A.of("PageMode"),y.A.of("UseOutlines"))),n.trailerInfo.Root=n.register(p)}embedImages(t){for(const{ref:e,images:s}of this.sheets){if(s.size===0)continue;const n=t.
edit(e.objectNumber),i=[...s].map(([a,u])=>[a,u.embed(t,{profiled:!0})]);n.get("Resources").set("XObject",(0,o.jd)(Object.fromEntries(i)))}}}const gt=c=>c.replace(
/[\\()]/g,"\\$&")}),17581:((Q,k,f)=>{f.d(k,{p4:()=>$,tk:()=>o,uJ:()=>T,zt:()=>b});const v=.55,S=.1,T=.6,y=[.5,.5,.54],A=(r,d)=>r.reduce((m,{width:h})=>m+h,0)*d/
1e3,b=(r,d,m)=>A([r.word("0".repeat(d),"Regular")],m);function $(r,d,{right:m,baseline:h,size:R}){const[E,P]=[v*R,S*R],j=m-Math.ceil((d+T*R)/E)*E,N=h+P/2;return j-
E<r+T*R?[]:[{kind:"stroke",points:[[j,N],[r+T*R,N]],width:P,color:y,dots:E}]}function o(r,d,{right:m,baseline:h,size:R},E){const P=[r.word(d,"Regular")];return{
kind:"text",x:m-A(P,R),y:h,size:R,color:E,words:P}}}),47046:((Q,k,f)=>{f.d(k,{contentsHeading:()=>A,r:()=>Y});var v=f(75934),S=f(17581),T=f(96927);const y={cs:"\
Obsah",da:"Indhold",de:"Inhalt",el:"Περιεχόμενα",en:"Contents",es:"Índice",fi:"Sisällys",fr:"Sommaire",hu:"Tartalom",it:"Indice",nb:"Innhold",nl:"I\
nhoud",nn:"Innhald",no:"Innhold",pl:"Spis treści",pt:"Índice",ro:"Cuprins",ru:"Содержание",sv:"Innehåll",tr:"İçindekiler",uk:"Зміст"},A=J=>y[(J??
"").toLowerCase().split("-")[0]]??y.en,b=[.1,.1,.12],$=1.45,o=.35,r=1.9,d=2.1,m=44,h=1.2,R=2,E=3,P=15e4,j=2e4,N="…",V=/[^\S\u00a0\u202f]+/gu,et=Math.sqrt(T.tn.
A4[0]*T.tn.A4[1])/11,rt=6,nt=18;class Y{composition;contents;pages=[];size;left;right;top;bottom;typefaces;constructor(D,x){this.composition=D,this.contents=x,this.
typefaces=D.typefaces;const{width:M,height:O}=x,C=Math.min(nt,Math.max(rt,Math.sqrt(M*O)/et));this.size=Math.min(C,M/18,O/10);const I=Math.min(M*.76,m*this.size);
this.left=(M-I)/2,this.right=M-this.left,this.top=O-Math.max(O*.11,this.size*1.5),this.bottom=Math.max(O*.1,this.size*1.5)}static async of(D,x,M){const O=new Y(
D,x),C=[];for(const I of x.titles){C.push({title:I,lines:await O.broken(I)});const U=M.step(P);U&&await U}return O.distribute(C),O}get pageCount(){return this.pages.
length}async draw(D,x,M){const{composition:O,size:C}=this,I={},U={element:O.document,index:0};for(const[H,_]of this.pages.entries()){const W=O.sheet(this.contents.
width,this.contents.height);let K=this.top;H===0&&(I.sheet=W,I.top=this.contents.height,K-=this.drawHeading(W),U.element=O.document.add("TOC"));for(const z of _){
const X=U.element.add("TOCI").add("Reference").add("Link"),q=D[U.index],Z=z.lines.length*$*C;this.drawEntry(W,{entry:z,number:q,top:K,item:X}),W.link(X,[this.left,
K-Z,this.right,K],x[U.index],`${z.title}, ${q}`),K-=Z+o*C,U.index++;const tt=M.step(j);tt&&await tt}}return I}distribute(D){const{size:x}=this;let M=this.top-this.
headingHeight,O=[];this.pages.push(O);for(const C of D){const I=C.lines.length*$*x;O.length>0&&M-I<this.bottom&&(this.pages.push(O=[]),M=this.top),O.push(C),M-=
I+o*x}}get headingHeight(){return(r*.75+d)*this.size}drawHeading(D){const{size:x,left:M,top:O}=this,C=this.shaped(this.contents.heading,"SemiBold"),I=this.composition.
document.add("H1");return D.draw(I,ot(C,M,O-r*.75*x,r*x,b)),this.headingHeight}drawEntry(D,{entry:x,number:M,top:O,item:C}){const{size:I,left:U,right:H,typefaces:_}=this,
[W]=this.shaped(" ","Regular");let K=O-$*I*.72;for(const[z,{words:X,width:q}]of x.lines.entries()){const Z=U+(z===0?0:h*I),tt=z===x.lines.length-1;if(D.draw(C,ot(
[...X,W],Z,K,I,b)),tt){const it={right:H,baseline:K,size:I};D.draw(void 0,...(0,S.p4)(Z+q,this.column,it)),D.draw(C,(0,S.tk)(_,M,it,b))}K-=$*I}}get column(){return(0,S.
zt)(this.typefaces,this.contents.digits,this.size)}async broken(D){const x=this.size/1e3,M=this.right-this.left-this.column-(2*S.uJ+R)*this.size,C=await new v.p(
D.trim().replace(V," "),I=>L(this.shaped(I,"Regular"))*x).lines(I=>I===0?M:M-h*this.size);return C.slice(0,E).map((I,U)=>{const H=this.shaped(I,"Regular");return U+
1===E&&C.length>E&&H.push(...this.shaped(N,"Regular")),{words:H,width:L(H)*x}})}shaped(D,x){return D.split(/(?<= )|(?= )/).map(M=>this.typefaces.word(M,x))}}const L=J=>J.
reduce((D,{width:x})=>D+x,0),ot=(J,D,x,M,O)=>({kind:"text",x:D,y:x,size:M,color:O,words:J})}),78445:((Q,k,f)=>{f.d(k,{H:()=>A,s:()=>b});var v=f(81415),S=f(91112),
T=f(61410),y=f(6476);class A{tag;parent;facts;kids=[];constructor(o,r,d){this.tag=o,this.parent=r,this.facts=d}add(o,r={}){const d=new A(o,this,r);return this.kids.
push(d),d}adopt(o){o.parent=this,this.kids.push(o)}}class b{context;rootRef;refs=new Map;ids=[];constructor(o,r=o.nextRef()){this.context=o,this.rootRef=r}refOf(o){
let r=this.refs.get(o);return r||this.refs.set(o,r=this.context.nextRef()),r}*write(o,r){const{context:d}=this,m=[o];for(let E=m.pop();E;E=m.pop()){for(const P of E.
kids)P instanceof A&&m.push(P);this.put(E),yield}const h=d.obj({Type:"StructTreeRoot",K:[this.refOf(o)]}),R=r.flatMap(([E,P])=>[v.A.of(E),P]);if(h.set(S.A.of("P\
arentTree"),d.register(d.obj({Nums:R}))),h.set(S.A.of("ParentTreeNextKey"),v.A.of(r.reduce((E,[P])=>Math.max(E,P+1),0))),this.ids.length>0){const E=[...this.ids].
sort(([P],[j])=>P<j?-1:1).flatMap(([P,j])=>[T.A.of(Buffer.from(P,"latin1").toString("hex")),j]);h.set(S.A.of("IDTree"),d.register(d.obj({Names:E})))}return d.assign(
this.rootRef,h),this.rootRef}put(o){const{context:r}=this,{tag:d,parent:m,facts:h}=o,R=y.A.withContext(r),E=(V,et)=>R.set(S.A.of(V),et);E("S",S.A.of(d)),E("P",m?
this.refOf(m):this.rootRef);const[P]=o.kids,j=P instanceof A?void 0:P?.page;j&&E("Pg",j);const N=o.kids.map(V=>this.kid(V,j));N.length>0&&E("K",N.length===1?N[0]:
r.obj(N)),h.alt!==void 0&&E("Alt",T.A.fromText(h.alt)),h.title!==void 0&&E("T",T.A.fromText(h.title)),h.lang!==void 0&&E("Lang",T.A.fromText(h.lang)),h.attributes&&
E("A",r.obj(h.attributes)),h.id!==void 0&&(E("ID",T.A.of(Buffer.from(h.id,"latin1").toString("hex"))),this.ids.push([h.id,this.refOf(o)])),r.assign(this.refOf(o),
R)}kid(o,r){if(o instanceof A)return this.refOf(o);const{context:d}=this;return"annotation"in o?d.obj({Type:"OBJR",Obj:o.annotation,Pg:o.page}):o.page===r?v.A.of(
o.content):d.obj({Type:"MCR",Pg:o.page,MCID:o.content})}}}),82715:((Q,k,f)=>{f.d(k,{m:()=>T});var v=f(43496),S=f(3907);function T(y,A,b,$){const{text:o,properties:r,
end:d,about:m}=y,h=r.find(j=>j.namespace===v.dK[A]&&j.name===b),R=h&&o.slice(h.from,h.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;if(h&&R!==void 0){
const j=h.from+R;return`${o.slice(0,j)}${$.replace("<rdf:li",`<rdf:li xmlns:rdf="${v.dK.rdf}"`)}${o.slice(j)}`}const E=`<${A}:${b}><rdf:Bag>
${$}</rdf:Bag></${A}:${b}>`,P=`<rdf:Description xmlns:rdf="${v.dK.rdf}" rdf:about="${(0,S.X)(m)}" xmlns:${A}="${v.dK[A]}">
${E}
</rdf:Description>
`;return`${o.slice(0,d)}${P}${o.slice(d)}`}})};
