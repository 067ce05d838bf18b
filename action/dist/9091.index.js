"use strict";exports.id=9091,exports.ids=[9091],exports.modules={29825:((X,k,c)=>{c.d(k,{EH:()=>w,OD:()=>M,W_:()=>C,lV:()=>x});var l=c(12889),b=c(47707);const x=-1,M=(n,f)=>(0,l.
pr)(n).flatMap(h=>C(h,f));function C({text:n,rtl:f},h){const T=[];for(const i of(0,b.qf)(n)){const e=T.at(-1),s=(0,b.ML)(i)?e?.font??0:_(i,h,e?.font);e?.font===
s?e.text+=i:T.push({font:s,text:i,rtl:f})}return f?T.reverse():T}function _(n,f,h){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(n)&&h!==void 0&&f[h]?.
covers(n)===!0?h:f.findIndex(i=>i.covers(n))}function w(n,f){const h=M(n,f).filter(({font:T})=>T===x);return[...new Set(h.flatMap(T=>(0,b.qf)(T.text)))]}}),45409:((X,k,c)=>{
c.d(k,{Q:()=>x,n:()=>b});var l=c(36078);function b(M,C,_,w){let n=0,f=0;const h=[];for(let T=0;T<M.length;T=n){const{y:i}=M[T];for(;n<M.length&&M[n].y===i;)n++;
i!==f&&h.push(`${(0,l.id)(i*w/1e3)} Ts`),f=i,h.push(`[${x(M.slice(T,n),C,_)}] TJ`)}return f!==0&&h.push("0 Ts"),h.join(" ")}function x(M,C,_){let w="",n="";const f=h=>{
const T=Math.round(h*100)/100;T!==0&&(n&&(w+=`<${n}>`),n="",w+=`${-T} `)};for(const{glyph:h,advance:T,x:i}of M)f(i),n+=C.codeOf(h),f(T-i-h.advanceWidth*_);return n?
`${w}<${n}>`:w}}),88739:((X,k,c)=>{c.d(k,{B:()=>_,U:()=>M});var l=c(77581),b=c(12889);const x=100;function M(w,{digits:n=4,isInOrder:f=!1}={}){const h=w.filter(
([,i])=>i.length>0).map(([i,e])=>`<${_(i).slice(-n)}> <${C(e,f)}>`),T=Array.from({length:Math.ceil(h.length/x)},(i,e)=>{const s=h.slice(e*x,(e+1)*x);return[`${s.
length} beginbfchar`,...s,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(n)}> <${"F".repeat(n)}> endcodespacerange`,...T,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function C(w,n){const f=w.map(h=>String.fromCodePoint(h)).join("");return(0,l.kt)(!n&&(0,b.ft)(f)?[...f].reverse().join(""):f).toString("hex").toUpperCase()}
const _=w=>w.toString(16).toUpperCase().padStart(4,"0")}),38875:((X,k,c)=>{c.d(k,{F:()=>x});var l=c(60623);const b=1<<24,x=M=>(0,l.UD)(Buffer.from(M,"base64"),{
stream:b,total:b,remaining:b},{found:!1})}),96927:((X,k,c)=>{c.d(k,{XS:()=>M,tU:()=>C,tn:()=>x});const l=_=>Math.round(_*72e3/25.4)/1e3,b=(_,w)=>[l(_),l(w)],x={
A3:b(297,420),A4:b(210,297),A5:b(148,210),A6:b(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},M=3,C=14400}),24472:((X,k,c)=>{c.d(k,{Q$:()=>h,Xw:()=>f,
n8:()=>n});var l=c(43496),b=c(1975),x=c(82715),M=c(60912),C=c(21878),_=c(81679),w=c(45599);const n="Octavo";function f(i){const e=i.add(new w.Z6((0,w.jd)({N:3,Filter:(0,w.
UU)("FlateDecode")}),(0,_.Kc)((0,C.k)({gray:!1})))),s=(0,w.jd)({Type:(0,w.UU)("OutputIntent"),S:(0,w.UU)("GTS_PDFA1"),OutputConditionIdentifier:(0,w.Px)("sRGB"),
Info:(0,w.Px)("sRGB"),DestOutputProfile:e});i.editCatalog().set("OutputIntents",[i.add(s)])}async function h(i,{title:e,author:s,language:p},d){const{isArchive:O}=d,
R=(N,Q,H)=>({prefix:N,name:Q,form:"simple",values:[H]}),U=d.isAccessible&&p!==void 0,K=(0,M.T3)([{prefix:"dc",name:"title",form:"alternative",values:[e]},...s===
void 0?[]:[{prefix:"dc",name:"creator",form:"ordered",values:[s]}],...p===void 0?[]:[{prefix:"dc",name:"language",form:"unordered",values:[p]}],R("pdf","Produce\
r",n),...O?[R("pdfaid","part","3"),R("pdfaid","conformance","A")]:[],...U?[R("pdfuaid","part","1")]:[]]);if(!U||!O)return(0,M._L)(i,K);const F=await(0,b.kg)(Buffer.
from(K,"utf8"),i.job.pace);(0,M._L)(i,(0,x.m)(F,"pdfaExtension","schemas",T))}const T=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${l.dK.pdfaSchema}" xm\
lns:pdfaProperty="${l.dK.pdfaProperty}">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${l.dK.pdfuaid}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>inter\
nal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description></rdf:li>
</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),94405:((X,k,c)=>{c.d(k,{B:()=>j});var l=c(22387),b=c(61410),x=c(66005),M=c(91112),C=c(16804),_=c(81415),w=c(92356),n=c(68973),f=c(45599),h=c(24472);function T(E,t,r){
if(t.length===0)return;const o=(S,y,D)=>{const P=S.map(()=>E.nextRef());let I=S.length;for(const[B,{title:v,place:W,children:G}]of S.entries()){const J=E.obj({Title:b.
A.fromText(v),Parent:y});i(J,{Prev:P[B-1],Next:P[B+1],Dest:r(W)}),G.length>0&&(I+=o(G,P[B],J)),E.assign(P[B],J)}return i(D,{First:P[0],Last:P.at(-1),Count:_.A.of(
I)}),I},a=E.nextRef(),g=E.obj({Type:"Outlines"});return o(t,a,g),E.assign(a,g),a}function i(E,t){for(const[r,o]of Object.entries(t))o!==void 0&&E.set(M.A.of(r),
o)}var e=c(78445),s=c(87594),p=c(71642),d=c(45657);class O{width;height;ref;key;lends;drawn=[];links=[];owners=[];images=new Map;groups=[];open=[];constructor(t,r,o,a,g){
this.width=t,this.height=r,this.ref=o,this.key=a,this.lends=g}draw(t,...r){const o=this.drawn.at(-1);if(o!==void 0&&"inks"in o&&o.element===t&&o.running===void 0&&
this.isLastKid(t)){(0,d.RZ)(o.inks,r);return}if(this.drawn.push({element:t,inks:[...r]}),!t)return;const{owners:g,form:S}=this.stream;t.kids.push({page:this.ref,
content:g.length,form:S}),g.push(t)}run(t,...r){this.drawn.push({element:void 0,running:t,inks:[...r]})}enter(t){const r=this.open.at(-1),o=(0,s.IZ)(t)?{...this.
lends(),owners:[]}:void 0;o&&this.groups.push(o),this.open.push(o??r),this.drawn.push({enter:t,group:o})}leave(){this.open.pop(),this.drawn.push({leave:!0})}link(t,r,o,a){
const{ref:g,key:S}=this.lends();this.links.push({box:r,target:o,contents:a,element:t,ref:g,key:S}),t.kids.push({page:this.ref,annotation:g})}image(t){for(const[
o,a]of this.images)if(a===t)return o;const r=`Image${this.images.size+1}`;return this.images.set(r,t),r}get stream(){const t=this.open.at(-1);return t?{owners:t.
owners,form:t.ref}:{owners:this.owners,form:void 0}}isLastKid(t){if(!t)return!0;const r=t.kids.at(-1),{owners:o,form:a}=this.stream;return r!==void 0&&"content"in
r&&r.page===this.ref&&r.form===a&&r.content===o.length-1}}var R=c(15040),U=c(64680);const K=120;async function F(E,t){const r=E.enumerateIndirectObjects(),o=new U.
k(r.length*K);o.text(`%PDF-1.7
%ÿÿÿÿ
`);const a=[];for(const[P,I]of r){a[P.objectNumber]=o.length,o.text(`${P.objectNumber} 0 obj
`);const B=I.sizeInBytes();o.fill(B,(W,G)=>I.copyBytesInto(W,G)),o.text(`
endobj
`);const v=t.step(B*20);v&&await v}const g=o.length;o.text(`xref
0 ${a.length}
0000000000 65535 f 
`);for(let P=1;P<a.length;P++){const I=a[P];o.text(I===void 0?`0000000000 00001 f 
`:`${String(I).padStart(10,"0")} 00000 n 
`)}const{Root:S,Info:y}=E.trailerInfo,D=y?`/Info ${y.toString()}`:"";return o.text(`trailer
<</Size ${a.length}/Root ${S.toString()}${D}>>
startxref
${g}
%%EOF
`),o.bytes}const N=6,Q=40,H=2e3,$=1500,u=8e3,m={Header:"/Artifact <</Type /Pagination /Subtype /Header /Attached [/Top]>> BDC",Footer:"/Artifact <</Type /Pagina\
tion /Subtype /Footer /Attached [/Bottom]>> BDC"};class j{typefaces;job;document=new e.H("Document",void 0,{});sheets=[];context=l.A.create();fonts=new Map;shared=new Map;keys=0;constructor(t,r){
this.typefaces=t,this.job=r}static async open(t,r){return new j(await R.RE.open(t,r.pace),r)}sheet(t,r){const o=()=>({ref:this.context.nextRef(),key:this.keys++}),
{ref:a,key:g}=o(),S=new O(t,r,a,g,o);return this.sheets.push(S),S}async finish({title:t,author:r,language:o,bookmarks:a=[],breaksArchive:g=!1,isAccessible:S=!0}){
await this.typefaces.embed(this.job.pace);const{context:y}=this,D=y.nextRef();for(const B of this.sheets)await this.writeSheet(B,D);y.assign(D,y.obj({Type:"Page\
s",Kids:this.sheets.map(({ref:B})=>B),Count:this.sheets.length})),await this.writeCatalog(D,o,a);const P=y.obj({Title:b.A.fromText(t),Producer:x.A.of(h.n8)});r!==
void 0&&P.set(M.A.of("Author"),b.A.fromText(r)),y.trailerInfo.Info=y.register(P);const I=await(0,w.E)(await F(y,this.job.pace),this.job);for(const[{embedded:B},
v]of this.fonts)B.addTo(I,new f.oS(v.objectNumber));return this.embedImages(I),(0,h.Xw)(I),await(0,h.Q$)(I,{title:t,author:r,language:o},{isArchive:!g,isAccessible:S}),
I}async writeSheet(t,r){const{context:o,job:a}=this,g=new s.ye,S=[];let y=0;for(const B of t.drawn){if("enter"in B)g.enter(B.enter),S.push({group:B.group,content:y}),
B.group&&(y=0);else if("leave"in B){const{group:W,content:G}=S.pop();g.leave(W&&A(W)),W&&(y=G)}else{const{element:W,running:G,inks:J}=B,Z=W?`/${W.tag} <</MCID ${y++}\
>> BDC`:G?m[G]:"/Artifact BMC";for(const V of g.sequence(Z,J)){const z=a.pace.step(V*$);z&&await z}}const v=a.pace.step(H);v&&await v}const D=await this.streamOf(
g.pieces(),{}),P=await this.resourcesOf(g,t);t.groups.length>0&&await this.writeGroups(t,g,P);const I=o.obj({Type:"Page",Parent:r,MediaBox:[0,0,t.width,t.height],
Contents:o.register(D),Resources:this.shared.get(t)??P,StructParents:t.key,Tabs:"S"});t.links.length>0&&I.set(M.A.of("Annots"),o.obj(t.links.map(({ref:B})=>B)));
for(const B of t.links)o.assign(B.ref,this.annotation(B,t));o.assign(t.ref,I)}async streamOf(t,r){const{context:o,job:a}=this,g=[];for(const D of t){g.push(Buffer.
from(D,"latin1"));const P=a.pace.step(D.length*Q);P&&await P}const S=await(0,n.uM)(a).deflate(g.length===1?g[0]:Buffer.concat(g),N),y=o.obj({Filter:"FlateDecode",
Length:S.length});for(const[D,P]of Object.entries(r))y.set(M.A.of(D),P);return C.A.of(y,S)}async writeGroups(t,r,o){const{context:a}=this,g=a.register(o);this.shared.
set(t,g);const{width:S,height:y}=t;for(const D of t.groups){const P=r.groups.get(A(D)),I=await this.streamOf([P],{Type:M.A.of("XObject"),Subtype:M.A.of("Form"),
BBox:a.obj([-4*S,-4*y,5*S,5*y]),Group:a.obj({S:"Transparency",CS:"DeviceRGB"}),Resources:g,StructParents:_.A.of(D.key)});a.assign(D.ref,I)}o.set(M.A.of("XObject"),
a.obj(Object.fromEntries(t.groups.map(D=>[A(D),D.ref]))))}async resourcesOf({fonts:t,shades:r,alphas:o,masks:a},{groups:g}){const{context:S,job:y}=this,D=S.obj(
{Font:Object.fromEntries([...t].map(v=>[v.name,this.fontRef(v)]))}),P={};for(const[v,W]of o)P[v]=S.obj({Type:"ExtGState",ca:W,CA:W});const I=new Map(g.map(v=>[A(
v),v.ref]));for(const[v,{group:W,mask:G}]of a)P[v]=S.obj({Type:"ExtGState",SMask:{Type:"Mask",S:G.isAlpha?"Alpha":"Luminosity",G:I.get(W)}});const B={};for(const[
v,W]of r){(0,p.OD)(v)&&(P[`Mask${W}`]=(0,p.ao)(S,v)),B[W]=(0,p.Tp)(S,v);const G=y.pace.step(v.stops.length*u);G&&await G}return Object.keys(P).length>0&&D.set(M.
A.of("ExtGState"),S.obj(P)),r.size>0&&D.set(M.A.of("Shading"),S.obj(B)),D}fontRef(t){let r=this.fonts.get(t);return r||this.fonts.set(t,r=this.context.register(
this.context.obj({}))),r}annotation({box:t,target:r,contents:o,key:a},g){const S=this.context.obj({Type:"Annot",Subtype:"Link",Rect:t.map(P=>Math.round(P*100)/100),
Border:[0,0,0],F:4,P:g.ref,StructParent:a,Contents:b.A.fromText(o)}),[y,D]=this.aim(r);return D&&S.set(M.A.of(y),D),S}aim(t){return"place"in t?["Dest",this.destination(
t.place)]:["A",this.context.obj({Type:"Action",S:"URI",URI:x.A.of(L(t.uri))})]}destination({sheet:t,top:r}){return t&&this.context.obj([t.ref,"XYZ",null,r===void 0?
null:Math.round(r*100)/100,null])}async parentsOf(t){const{context:r,job:o,sheets:a}=this,g=[];for(const{key:S,owners:y,groups:D,links:P}of a){g.push([S,r.register(
r.obj(y.map(v=>t.refOf(v))))]);for(const v of D)g.push([v.key,r.obj(v.owners.map(W=>t.refOf(W)))]);for(const v of P)g.push([v.key,t.refOf(v.element)]);const I=D.
reduce((v,W)=>v+W.owners.length,y.length+P.length),B=o.pace.step(I*H);B&&await B}return g.sort(([S],[y])=>S-y)}async writeCatalog(t,r,o){const{context:a,job:g}=this,
S=new e.s(a),y=await this.parentsOf(S),D=S.write(this.document,y);let P=D.next();for(;P.done!==!0;P=D.next()){const v=g.pace.step(2e3);v&&await v}const I=a.obj(
{Type:"Catalog",Pages:t,StructTreeRoot:P.value,MarkInfo:{Marked:!0},ViewerPreferences:{DisplayDocTitle:!0}});r!==void 0&&I.set(M.A.of("Lang"),x.A.of(r));const B=T(
a,o,v=>this.destination(v));B&&(I.set(M.A.of("Outlines"),B),I.set(M.A.of("PageMode"),M.A.of("UseOutlines"))),a.trailerInfo.Root=a.register(I)}embedImages(t){for(const r of this.
sheets){const{ref:o,images:a}=r;if(a.size===0)continue;const g=this.shared.get(r),S=g?t.edit(g.objectNumber):t.edit(o.objectNumber).get("Resources"),y=S.get("XO\
bject")??(0,f.jd)({});for(const[D,P]of a)y.set(D,P.embed(t,{profiled:!0}));S.set("XObject",y)}}}const A=({ref:E})=>`Group${E.objectNumber}`,L=E=>E.replace(/[\\()]/g,
"\\$&")}),78445:((X,k,c)=>{c.d(k,{H:()=>C,s:()=>_});var l=c(81415),b=c(91112),x=c(61410),M=c(6476);class C{tag;parent;facts;kids=[];constructor(n,f,h){this.tag=
n,this.parent=f,this.facts=h}add(n,f={}){const h=new C(n,this,f);return this.kids.push(h),h}prune(){const n=this.kids.filter(f=>f instanceof C?(f.prune(),f.kids.
length>0||f.tag==="TD"||f.tag==="TH"):!0);this.kids.splice(0,this.kids.length);for(const f of n)this.kids.push(f)}adopt(n){n.parent=this,this.kids.push(n)}}class _{context;rootRef;refs=new Map;ids=[];constructor(n,f=n.
nextRef()){this.context=n,this.rootRef=f}refOf(n){let f=this.refs.get(n);return f||this.refs.set(n,f=this.context.nextRef()),f}*write(n,f){const{context:h}=this,
T=[n];for(let s=T.pop();s;s=T.pop()){for(const p of s.kids)p instanceof C&&T.push(p);this.put(s),yield}const i=h.obj({Type:"StructTreeRoot",K:[this.refOf(n)]}),
e=f.flatMap(([s,p])=>[l.A.of(s),p]);if(i.set(b.A.of("ParentTree"),h.register(h.obj({Nums:e}))),i.set(b.A.of("ParentTreeNextKey"),l.A.of(f.reduce((s,[p])=>Math.max(
s,p+1),0))),this.ids.length>0){const s=[...this.ids].sort(([p],[d])=>p<d?-1:1).flatMap(([p,d])=>[x.A.of(Buffer.from(p,"latin1").toString("hex")),d]);i.set(b.A.of(
"IDTree"),h.register(h.obj({Names:s})))}return h.assign(this.rootRef,i),this.rootRef}put(n){const{context:f}=this,{tag:h,parent:T,facts:i}=n,e=M.A.withContext(f),
s=(R,U)=>e.set(b.A.of(R),U);s("S",b.A.of(h)),s("P",T?this.refOf(T):this.rootRef);const[p]=n.kids,d=p instanceof C?void 0:p?.page;d&&s("Pg",d);const O=n.kids.map(
R=>this.kid(R,d));O.length>0&&s("K",O.length===1?O[0]:f.obj(O)),i.alt!==void 0&&s("Alt",x.A.fromText(i.alt)),i.title!==void 0&&s("T",x.A.fromText(i.title)),i.lang!==
void 0&&s("Lang",x.A.fromText(i.lang)),i.attributes&&s("A",f.obj(i.attributes)),i.id!==void 0&&(s("ID",x.A.of(Buffer.from(i.id,"latin1").toString("hex"))),this.
ids.push([i.id,this.refOf(n)])),f.assign(this.refOf(n),e)}kid(n,f){if(n instanceof C)return this.refOf(n);const{context:h}=this;return"annotation"in n?h.obj({Type:"\
OBJR",Obj:n.annotation,Pg:n.page}):n.form?h.obj({Type:"MCR",Pg:n.page,Stm:n.form,MCID:n.content}):n.page===f?l.A.of(n.content):h.obj({Type:"MCR",Pg:n.page,MCID:n.
content})}}}),87594:((X,k,c)=>{c.d(k,{IZ:()=>M,XH:()=>C,ye:()=>h});var l=c(36078),b=c(71642),x=c(15040);const M=({opacity:i,making:e,masked:s})=>i!==void 0||e!==
void 0||s!==void 0,C=.2,_={font:void 0,size:0,fill:"",stroke:"",spacing:0,alpha:1},w={..._,spacing:Number.NaN},n=5e5,f=100;class h{fonts=new Set;shades=new Map;alphas=new Map;groups=new Map;masks=new Map;made=new Map;operators=[];kept=[];state=_;*sequence(e,s){
this.operators.push(e);let p=!1,d=0;for(const O of s)d>=f&&(yield d,d=0),d+=O.kind==="tiles"?1+O.across.length/f:1,O.kind==="text"!==p&&this.operators.push(p?"E\
T":"BT"),p=O.kind==="text",this.write(O);p&&this.operators.push("ET"),this.operators.push("EMC"),yield d}enter(e){const{clip:s,matrix:p,hasHoles:d=!1,masked:O}=e,
R=M(e)?this.operators:void 0;this.kept.push({state:this.state,around:R,control:e}),this.operators.push("q"),p&&this.operators.push(`${p.map(l._).join(" ")} cm`),
s!==void 0&&this.operators.push(`${s} W${d?"*":""} n`);const U=O&&this.made.get(O);U!==void 0&&this.operators.push(`/${U} gs`),R&&(this.operators=[],this.state=
w)}leave(e){const{state:s,around:p,control:d}=this.kept.pop();if(p&&e!==void 0)if(this.groups.set(e,this.content),this.operators=p,this.state=s,d.making){const O=`\
Soft${e}`;this.masks.set(O,{group:e,mask:d.making}),this.made.set(d.making,O)}else this.covers(d.opacity??1),this.operators.push(`/${e} Do`);this.state=s,this.operators.
push("Q")}get content(){return this.operators.join(`
`)}*pieces(){let[e,s]=[0,0];for(const[p,d]of this.operators.entries())s+=d.length,!(s<n)&&(yield`${this.operators.slice(e,p+1).join(`
`)}
`,[e,s]=[p+1,0]);yield this.operators.slice(e).join(`
`)}write(e){switch(e.kind){case"text":return this.text(e);case"area":return this.area(e);case"image":this.operators.push(`q ${e.matrix.map(l._).join(" ")} cm /${e.
name} Do Q`);return;case"stroke":return this.line(e);case"shape":return this.shape(e);case"outline":return this.outline(e);case"tiles":return this.tiles(e)}}tiles({
tile:e,across:s,up:p}){const{state:d,operators:O}=this;this.operators=[],this.write(e);const R=this.content;this.operators=O,this.state=d;for(const U of s)O.push(
`q 1 0 0 1 ${(0,l._)(U)} ${(0,l._)(p)} cm ${R} Q`)}text({x:e,y:s,size:p,color:d,words:O,oblique:R=!1,bolder:U=0,spacing:K=0,alpha:F=1}){this.filled(d),this.covers(
F),U>0&&(this.stroked(d),this.operators.push(`2 Tr ${(0,l.id)(U)} w`)),K!==this.state.spacing&&(this.state={...this.state,spacing:K},this.operators.push(`${(0,l.
id)(K)} Tc`));const N=(m,j)=>{this.operators.push(`1 0 ${j?C:0} 1 ${(0,l.id)(m)} ${(0,l.id)(s)} Tm`)};let Q=R||O[0]?.leans===!0,H=e;N(e,Q);let $="";const u=()=>{
$&&this.operators.push(`[${$.replaceAll("><","")}]TJ`),$=""};for(const{parts:m,width:j,after:A=0,leans:L=R}of O){L!==Q&&(u(),N(H,L),Q=L),H+=j*p/1e3+K*m.reduce((E,{
glyphs:t})=>E+t.length,0);for(const E of m){(E.font!==this.state.font||p!==this.state.size)&&(u(),this.set(E.font,p));const t=(0,x.Le)(E);t!==void 0?$+=t:(u(),this.
operators.push((0,x.Rj)(E,p)))}A!==0&&($+=(0,l._)(-A))}u(),U>0&&this.operators.push("0 Tr")}set(e,s){this.state={...this.state,font:e,size:s},this.fonts.add(e),
this.operators.push(`/${e.name} ${(0,l.id)(s)} Tf`)}area({x:e,y:s,width:p,height:d,color:O,radius:R=0}){this.filled(O),this.covers(1),R===0?this.operators.push(
`${[e,s,p,d].map(l.id).join(" ")} re f`):this.operators.push(T(e,s,p,d,Math.min(R,p/2,d/2)),"f")}line({points:e,width:s,color:p,dots:d}){this.stroked(p);const O=`${(0,l.
id)(s)} w ${(0,l.XL)(e)} S`;this.operators.push(d===void 0?O:`q 1 J [0 ${(0,l.id)(d)}] 0 d ${O} Q`)}filled(e){const s=(0,l.wW)(e,"fill");s!==this.state.fill&&(this.
state={...this.state,fill:s},this.operators.push(s))}stroked(e){const s=(0,l.wW)(e,"stroke");s!==this.state.stroke&&(this.state={...this.state,stroke:s},this.operators.
push(s))}covers(e){e!==this.state.alpha&&(this.state={...this.state,alpha:e},this.operators.push(`/${this.alphaName(e)} gs`))}outline({path:e,color:s,alpha:p,width:d,
cap:O,join:R,miter:U,dashes:K,dashOffset:F}){const N=this.alphaName(p),Q=K.length>0?` [${K.map(l._).join(" ")}] ${(0,l._)(F)} d`:"",H=`${(0,l._)(d)} w ${O} J ${R}\
 j ${(0,l._)(U)} M${Q}`;this.operators.push(`q ${(0,l.wW)(s,"stroke")} /${N} gs ${H} ${e} S Q`)}alphaName(e){const s=`A${Math.round(e*1e3)}`;return this.alphas.
set(s,e),s}shape({path:e,fill:s,alpha:p=1,hasHoles:d=!1}){this.covers(p);const O=d?"*":"";if(!("stops"in s)){this.filled(s),this.operators.push(`${e} f${O}`);return}
let R=this.shades.get(s);R===void 0&&this.shades.set(s,R=`Shade${this.shades.size+1}`);const U=s.matrix?`${s.matrix.map(l._).join(" ")} cm `:"";this.operators.push(
`q ${e} W${O} n ${U}${(0,b.OD)(s)?`/Mask${R} gs `:""}/${R} sh Q`)}}function T(i,e,s,p,d){const[O,R]=[i+s,e+p],U=d*(1-l.yQ),K=(...N)=>`${N.map(l.id).join(" ")} c`,
F=(...N)=>`${N.map(l.id).join(" ")} l`;return[`${(0,l.id)(i+d)} ${(0,l.id)(e)} m`,F(O-d,e),K(O-U,e,O,e+U,O,e+d),F(O,R-d),K(O,R-U,O-U,R,O-d,R),F(i+d,R),K(i+U,R,i,
R-U,i,R-d),F(i,e+d),K(i,e+U,i+U,e,i+d,e),"h"].join(" ")}}),71642:((X,k,c)=>{c.d(k,{OD:()=>l,Tp:()=>b,ao:()=>x});const l=({stops:_})=>_.some(({alpha:w})=>w<1);function b(_,{
coordinates:w,stops:n}){return _.register(M(_,w,n,"DeviceRGB",({color:f})=>f))}function x(_,{coordinates:w,stops:n,box:f}){const h=M(_,w,n,"DeviceGray",({alpha:i})=>[
i]),T=_.stream("/Shade sh",{Type:"XObject",Subtype:"Form",BBox:[...f],Group:{S:"Transparency",CS:"DeviceGray"},Resources:{Shading:{Shade:h}}});return _.register(
_.obj({Type:"ExtGState",SMask:{Type:"Mask",S:"Luminosity",G:_.register(T)}}))}function M(_,w,n,f,h){const T=n.slice(1).map((e,s)=>({FunctionType:2,Domain:[0,1],
C0:h(n[s]).map(C),C1:h(e).map(C),N:1})),i={FunctionType:3,Domain:[0,1],Functions:T,Bounds:n.slice(1,-1).map(({at:e})=>C(e)),Encode:T.flatMap(()=>[0,1])};return _.
obj({ShadingType:w.length===4?2:3,ColorSpace:f,Coords:w.map(C),Function:i,Extend:[!0,!0]})}const C=_=>Math.round(_*1e4)/1e4}),15040:((X,k,c)=>{c.d(k,{Le:()=>Q,RE:()=>U,
Rj:()=>H});var l=c(41578),b=c(45409),x=c(47707),M=c(29825),C=c(33141),_=c(6264);const w="□",n=new RegExp("(\\p{Extended_Pictographic}\\ufe0f?)[\\u{1f3fb}-\\u{1f3f\
f}]|\\ufe0f?\\u20e3","gu"),f=new RegExp("(\\p{Regional_Indicator}{2}|\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?(?:\\u200d\\p{Extended_Pictographic}\\p{Emoj\
i_Modifier}?\\ufe0f?){1,9})","u"),h=15e4,T=127462,i=/^[!-~]+$/;class e{name;face;used=new Map;embedded;constructor(u,m){this.name=u,this.face=m,m.keep()}}const s=($,u)=>$.
filter(m=>!u.some(({face:j})=>j.covers(m))),p=$=>$==="Serif"?"Regular":$.replace(/^Serif/,""),d=$=>$==="Regular"?"Serif":`Serif${$}`,O=$=>$.replace(/Italic$/,"");
function R($,u){const m=["Regular","SemiBold","Italic"].filter(A=>A==="Regular"||$.includes(A));m.length===3&&m.push("SemiBoldItalic");const j=$.includes("Serif")&&
!u?m.map(d):[];return new Set([...m,...$.filter(A=>A!=="Serif"),...j])}class U{styles;others;upright;missing=new Set;words;constructor(u,m,j=[]){this.styles=u,this.
others=m,this.upright=j;const A=()=>({Regular:new Map,SemiBold:new Map,Italic:new Map,SemiBoldItalic:new Map,Serif:new Map,SerifSemiBold:new Map,SerifItalic:new Map,
SerifSemiBoldItalic:new Map,Mono:new Map});this.words={ltr:A(),rtl:A()}}static async open({styles:u,text:m,font:j,boldFont:A},L){const E=new Map,t=async I=>(await L.
rest(),new e(I,await(0,_.ft)(I)));for(const I of R(u,j!==void 0))E.set(I,await t(I));const r=E.get("Regular"),o=()=>[r,...[...E.values()].filter(I=>I!==r)];let a=s(
[...new Set(m)],o());if(a.length>0&&!E.has("Mono")){const I=await t("Mono");s(a,[I]).length<a.length&&E.set("Mono",I),a=s(a,o())}const g=[];a.length>0&&g.push(await t(
"Emoji"));const S=[...o(),...g];if(!j)return new U(E,S);const y=new e("User",(0,_.ar)(j)),D=A&&new e("UserBold",(0,_.ar)(A));E.set("Regular",y).set("Italic",y),
D&&E.set("SemiBold",D).set("SemiBoldItalic",D);const P=D?[y,D]:[y];return new U(E,[...S,...P],P)}async warm(u,m){for(const{face:A}of this.styles.values())await m.
rest(),A.shape("A");const{face:j}=this.fontOf("Regular");for(const A of u){const L=m.step(h);L&&await L,i.test(A)&&j.shape(A)}}word(u,m,j=!1){const A=this.words[j?
"rtl":"ltr"][m];let L=A.get(u);return L||A.set(u,L=this.shape(u,m,j)),L}metrics(u){return this.fontOf(u).face.metrics}async embed(u){for(const m of this.all)m.used.
size!==0&&(await u.rest(),m.embedded=await(0,l.r)(m.face,[...m.used.values()]))}get all(){return this.others}fontOf(u){return this.styles.get(u)??this.styles.get(
p(u))??this.others[0]}shape(u,m,j){const A=u.split(f);if(A.length===1)return this.shapePlain(u,m,j);const L=A.map((E,t)=>t%2===1?this.shapeJoined(E,m):this.shapePlain(
E,m,j));return j&&L.reverse(),K(u,L.flatMap(({parts:E})=>E),L.some(({leans:E})=>E))}shapeJoined(u,m){const L=(!u.includes("‍")?Array.from(u,o=>String.fromCharCode(
o.codePointAt(0)-T+65)):u.split("‍").map(o=>o.replace(new RegExp("\\p{Emoji_Modifier}|\\ufe0f","gu"),""))).filter(o=>this.others.some(({face:a})=>a.covers(o))).
join("");if(L==="")return this.shapePlain(u,m,!1);const{parts:E,leans:t}=this.shapePlain(L,m,!1),r=E.map((o,a)=>({...o,actual:a===0?u:""}));return K(u,r,t===!0)}shapePlain(u,m,j){
const A=this.fontOf(m),L=(0,x.RK)(u).replace(n,"$1"),E=m.endsWith("Italic")&&this.upright.includes(A);if(A.face.covers(L))return K(u,[N(A,L,j)],E);const t=m.endsWith(
"SemiBoldItalic")?this.fontOf(O(m)):void 0,r=[...new Set([A,...t?[t]:[],...this.others])],o=(0,M.W_)({text:L,rtl:j},r.map(({face:a})=>a)).map(a=>{if(a.font!==M.
lV)return N(r[a.font],a.text,a.rtl);const g=(0,x.qf)(a.text);for(const S of g)this.missing.add(S);return{...N(this.others[0],w.repeat(g.length),!1),actual:a.text}});
return K(u,o,E)}}const K=($,u,m)=>({text:$,width:u.reduce((j,{glyphs:A})=>A.reduce((L,{advance:E})=>L+E,j),0),parts:u,...m&&{leans:m}}),F=$=>$.map(u=>String.fromCodePoint(
u)).join("");function N($,u,m){const j=$.face.shape(u,m);for(const{glyph:L}of j)$.used.has(L.id)||$.used.set(L.id,L);const A=j.map(({glyph:L})=>F($.used.get(L.id).
codePoints)).join("");return{font:$,glyphs:j,actual:m||A===u?void 0:u}}function Q($){if($.shown!==void 0)return $.shown;const{font:u,glyphs:m,actual:j}=$;if(!(j!==
void 0||m.some(({y:A})=>A!==0)))return $.shown=(0,b.Q)(m,u.embedded,u.face.unit)}function H({font:$,glyphs:u,actual:m},j){const A=(0,b.n)(u,$.embedded,$.face.unit,
j);return m===void 0?A:(0,C.$u)(m,A)}}),82715:((X,k,c)=>{c.d(k,{m:()=>x});var l=c(43496),b=c(3907);function x(M,C,_,w){const{text:n,properties:f,end:h,about:T}=M,
i=f.find(d=>d.namespace===l.dK[C]&&d.name===_),e=i&&n.slice(i.from,i.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;if(i&&e!==void 0){const d=i.from+
e;return`${n.slice(0,d)}${w.replace("<rdf:li",`<rdf:li xmlns:rdf="${l.dK.rdf}"`)}${n.slice(d)}`}const s=`<${C}:${_}><rdf:Bag>
${w}</rdf:Bag></${C}:${_}>`,p=`<rdf:Description xmlns:rdf="${l.dK.rdf}" rdf:about="${(0,b.X)(T)}" xmlns:${C}="${l.dK[C]}">
${s}
</rdf:Description>
`;return`${n.slice(0,h)}${p}${n.slice(h)}`}})};
