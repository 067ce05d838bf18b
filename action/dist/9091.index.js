"use strict";exports.id=9091,exports.ids=[9091],exports.modules={29825:((J,W,f)=>{f.d(W,{EH:()=>j,OD:()=>P,W_:()=>v,lV:()=>R});var u=f(12889),b=f(47707);const R=-1,P=(s,a)=>(0,u.
pr)(s).flatMap(c=>v(c,a));function v({text:s,rtl:a},c){const T=[];for(const d of(0,b.qf)(s)){const w=T.at(-1),t=(0,b.ML)(d)?w?.font??0:k(d,c,w?.font);w?.font===
t?w.text+=d:T.push({font:t,text:d,rtl:a})}return a?T.reverse():T}function k(s,a,c){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(s)&&c!==void 0&&a[c]?.
covers(s)===!0?c:a.findIndex(d=>d.covers(s))}function j(s,a){const c=P(s,a).filter(({font:T})=>T===R);return[...new Set(c.flatMap(T=>(0,b.qf)(T.text)))]}}),45409:((J,W,f)=>{
f.d(W,{Q:()=>R,n:()=>b});var u=f(36078);function b(P,v,k,j){let s=0,a=0;const c=[];for(let T=0;T<P.length;T=s){const{y:d}=P[T];for(;s<P.length&&P[s].y===d;)s++;
d!==a&&c.push(`${(0,u.id)(d*j/1e3)} Ts`),a=d,c.push(`[${R(P.slice(T,s),v,k)}] TJ`)}return a!==0&&c.push("0 Ts"),c.join(" ")}function R(P,v,k){let j="",s="";const a=c=>{
const T=Math.round(c*100)/100;T!==0&&(s&&(j+=`<${s}>`),s="",j+=`${-T} `)};for(const{glyph:c,advance:T,x:d}of P)a(d),s+=v.codeOf(c),a(T-d-c.advanceWidth*k);return s?
`${j}<${s}>`:j}}),88739:((J,W,f)=>{f.d(W,{B:()=>k,U:()=>P});var u=f(77581),b=f(12889);const R=100;function P(j,{digits:s=4,isInOrder:a=!1}={}){const c=j.filter(
([,d])=>d.length>0).map(([d,w])=>`<${k(d).slice(-s)}> <${v(w,a)}>`),T=Array.from({length:Math.ceil(c.length/R)},(d,w)=>{const t=c.slice(w*R,(w+1)*R);return[`${t.
length} beginbfchar`,...t,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(s)}> <${"F".repeat(s)}> endcodespacerange`,...T,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function v(j,s){const a=j.map(c=>String.fromCodePoint(c)).join("");return(0,u.kt)(!s&&(0,b.ft)(a)?[...a].reverse().join(""):a).toString("hex").toUpperCase()}
const k=j=>j.toString(16).toUpperCase().padStart(4,"0")}),38875:((J,W,f)=>{f.d(W,{F:()=>R});var u=f(60623);const b=1<<24,R=P=>(0,u.UD)(Buffer.from(P,"base64"),{
stream:b,total:b,remaining:b},{found:!1})}),96927:((J,W,f)=>{f.d(W,{XS:()=>P,tU:()=>v,tn:()=>R});const u=k=>Math.round(k*72e3/25.4)/1e3,b=(k,j)=>[u(k),u(j)],R={
A3:b(297,420),A4:b(210,297),A5:b(148,210),A6:b(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},P=3,v=14400}),24472:((J,W,f)=>{f.d(W,{Q$:()=>c,Xw:()=>a,
n8:()=>s});var u=f(21115),b=f(1975),R=f(82715),P=f(60912),v=f(21878),k=f(81679),j=f(45599);const s="Octavo";function a(d){const w=d.add(new j.Z6((0,j.jd)({N:3,Filter:(0,j.
UU)("FlateDecode")}),(0,k.Kc)((0,v.k)({gray:!1})))),t=(0,j.jd)({Type:(0,j.UU)("OutputIntent"),S:(0,j.UU)("GTS_PDFA1"),OutputConditionIdentifier:(0,j.Px)("sRGB"),
Info:(0,j.Px)("sRGB"),DestOutputProfile:w});d.editCatalog().set("OutputIntents",[d.add(t)])}async function c(d,{title:w,author:t,language:n},h){const{isArchive:p}=h,
M=(N,z,H)=>({prefix:N,name:z,form:"simple",values:[H]}),y=h.isAccessible&&n!==void 0,B=(0,P.T3)([{prefix:"dc",name:"title",form:"alternative",values:[w]},...t===
void 0?[]:[{prefix:"dc",name:"creator",form:"ordered",values:[t]}],...n===void 0?[]:[{prefix:"dc",name:"language",form:"unordered",values:[n]}],M("pdf","Produce\
r",s),...p?[M("pdfaid","part","3"),M("pdfaid","conformance","A")]:[],...y?[M("pdfuaid","part","1")]:[]]);if(!y||!p)return(0,P._L)(d,B);const G=await(0,b.kg)(Buffer.
from(B,"utf8"),d.job.pace);(0,P._L)(d,(0,R.m)(G,"pdfaExtension","schemas",T))}const T=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${u.dK.pdfaSchema}" xm\
lns:pdfaProperty="${u.dK.pdfaProperty}">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${u.dK.pdfuaid}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>inter\
nal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description></rdf:li>
</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),94405:((J,W,f)=>{f.d(W,{B:()=>x});var u=f(22387),b=f(61410),R=f(66005),P=f(91112),v=f(16804),k=f(81415),j=f(92356),s=f(68973),a=f(45599),c=f(24472);function T(_,e,i){
if(e.length===0)return;const o=(S,E,O)=>{const $=S.map(()=>_.nextRef());let D=S.length;for(const[C,{title:L,place:F,children:Q}]of S.entries()){const K=_.obj({Title:b.
A.fromText(L),Parent:E});d(K,{Prev:$[C-1],Next:$[C+1],Dest:i(F)}),Q.length>0&&(D+=o(Q,$[C],K)),_.assign($[C],K)}return d(O,{First:$[0],Last:$.at(-1),Count:k.A.of(
D)}),D},r=_.nextRef(),g=_.obj({Type:"Outlines"});return o(e,r,g),_.assign(r,g),r}function d(_,e){for(const[i,o]of Object.entries(e))o!==void 0&&_.set(P.A.of(i),
o)}var w=f(78445),t=f(87594),n=f(71642),h=f(45657);class p{width;height;ref;key;lends;drawn=[];links=[];owners=[];images=new Map;groups=[];open=[];constructor(e,i,o,r,g){
this.width=e,this.height=i,this.ref=o,this.key=r,this.lends=g}draw(e,...i){const o=this.drawn.at(-1);if(o!==void 0&&"inks"in o&&o.element===e&&o.running===void 0&&
this.isLastKid(e)){(0,h.RZ)(o.inks,i);return}if(this.drawn.push({element:e,inks:[...i]}),!e)return;const{owners:g,form:S}=this.stream;e.kids.push({page:this.ref,
content:g.length,form:S}),g.push(e)}run(e,...i){this.drawn.push({element:void 0,running:e,inks:[...i]})}enter(e){const i=this.open.at(-1),o=(0,t.IZ)(e)?{...this.
lends(),owners:[]}:void 0;o&&this.groups.push(o),this.open.push(o??i),this.drawn.push({enter:e,group:o})}leave(){this.open.pop(),this.drawn.push({leave:!0})}link(e,i,o,r){
const{ref:g,key:S}=this.lends();this.links.push({box:i,target:o,contents:r,element:e,ref:g,key:S}),e.kids.push({page:this.ref,annotation:g})}image(e){for(const[
o,r]of this.images)if(r===e)return o;const i=`Image${this.images.size+1}`;return this.images.set(i,e),i}get stream(){const e=this.open.at(-1);return e?{owners:e.
owners,form:e.ref}:{owners:this.owners,form:void 0}}isLastKid(e){if(!e)return!0;const i=e.kids.at(-1),{owners:o,form:r}=this.stream;return i!==void 0&&"content"in
i&&i.page===this.ref&&i.form===r&&i.content===o.length-1}}var M=f(15040),y=f(64680);const B=120;async function G(_,e){const i=_.enumerateIndirectObjects(),o=new y.
k(i.length*B);o.text(`%PDF-1.7
%ÿÿÿÿ
`);const r=[];for(const[$,D]of i){r[$.objectNumber]=o.length,o.text(`${$.objectNumber} 0 obj
`);const C=D.sizeInBytes();o.fill(C,(F,Q)=>D.copyBytesInto(F,Q)),o.text(`
endobj
`);const L=e.step(C*20);L&&await L}const g=o.length;o.text(`xref
0 ${r.length}
0000000000 65535 f 
`);for(let $=1;$<r.length;$++){const D=r[$];o.text(D===void 0?`0000000000 00001 f 
`:`${String(D).padStart(10,"0")} 00000 n 
`)}const{Root:S,Info:E}=_.trailerInfo,O=E?`/Info ${E.toString()}`:"";return o.text(`trailer
<</Size ${r.length}/Root ${S.toString()}${O}>>
startxref
${g}
%%EOF
`),o.bytes}const N=6,z=40,H=2e3,I=1500,l=8e3,m={Header:"/Artifact <</Type /Pagination /Subtype /Header /Attached [/Top]>> BDC",Footer:"/Artifact <</Type /Pagina\
tion /Subtype /Footer /Attached [/Bottom]>> BDC"};class x{typefaces;job;document=new w.H("Document",void 0,{});sheets=[];context=u.A.create();fonts=new Map;shared=new Map;keys=0;constructor(e,i){
this.typefaces=e,this.job=i}static async open(e,i){return new x(await M.RE.open(e,i.pace),i)}sheet(e,i){const o=()=>({ref:this.context.nextRef(),key:this.keys++}),
{ref:r,key:g}=o(),S=new p(e,i,r,g,o);return this.sheets.push(S),S}async finish({title:e,author:i,language:o,bookmarks:r=[],breaksArchive:g=!1,isAccessible:S=!0}){
await this.typefaces.embed(this.job.pace);const{context:E}=this,O=E.nextRef();for(const C of this.sheets)await this.writeSheet(C,O);E.assign(O,E.obj({Type:"Page\
s",Kids:this.sheets.map(({ref:C})=>C),Count:this.sheets.length})),await this.writeCatalog(O,o,r);const $=E.obj({Title:b.A.fromText(e),Producer:R.A.of(c.n8)});i!==
void 0&&$.set(P.A.of("Author"),b.A.fromText(i)),E.trailerInfo.Info=E.register($);const D=await(0,j.E)(await G(E,this.job.pace),this.job);for(const[{embedded:C},
L]of this.fonts)C.addTo(D,new a.oS(L.objectNumber));return this.embedImages(D),(0,c.Xw)(D),await(0,c.Q$)(D,{title:e,author:i,language:o},{isArchive:!g,isAccessible:S}),
D}async writeSheet(e,i){const{context:o,job:r}=this,g=new t.ye,S=[];let E=0;for(const C of e.drawn){if("enter"in C)g.enter(C.enter),S.push({group:C.group,content:E}),
C.group&&(E=0);else if("leave"in C){const{group:F,content:Q}=S.pop();g.leave(F&&A(F)),F&&(E=Q)}else{const{element:F,running:Q,inks:K}=C,X=F?`/${F.tag} <</MCID ${E++}\
>> BDC`:Q?m[Q]:"/Artifact BMC";for(const Z of g.sequence(X,K)){const V=r.pace.step(Z*I);V&&await V}}const L=r.pace.step(H);L&&await L}const O=await this.streamOf(
g.pieces(),{}),$=await this.resourcesOf(g,e);e.groups.length>0&&await this.writeGroups(e,g,$);const D=o.obj({Type:"Page",Parent:i,MediaBox:[0,0,e.width,e.height],
Contents:o.register(O),Resources:this.shared.get(e)??$,StructParents:e.key,Tabs:"S"});e.links.length>0&&D.set(P.A.of("Annots"),o.obj(e.links.map(({ref:C})=>C)));
for(const C of e.links)o.assign(C.ref,this.annotation(C,e));o.assign(e.ref,D)}async streamOf(e,i){const{context:o,job:r}=this,g=[];for(const O of e){g.push(Buffer.
from(O,"latin1"));const $=r.pace.step(O.length*z);$&&await $}const S=await(0,s.uM)(r).deflate(g.length===1?g[0]:Buffer.concat(g),N),E=o.obj({Filter:"FlateDecode",
Length:S.length});for(const[O,$]of Object.entries(i))E.set(P.A.of(O),$);return v.A.of(E,S)}async writeGroups(e,i,o){const{context:r}=this,g=r.register(o);this.shared.
set(e,g);const{width:S,height:E}=e;for(const O of e.groups){const $=i.groups.get(A(O)),D=await this.streamOf([$],{Type:P.A.of("XObject"),Subtype:P.A.of("Form"),
BBox:r.obj([-4*S,-4*E,5*S,5*E]),Group:r.obj({S:"Transparency",CS:"DeviceRGB"}),Resources:g,StructParents:k.A.of(O.key)});r.assign(O.ref,D)}o.set(P.A.of("XObject"),
r.obj(Object.fromEntries(e.groups.map(O=>[A(O),O.ref]))))}async resourcesOf({fonts:e,shades:i,patterns:o,alphas:r,blends:g,masks:S},{groups:E}){const{context:O,
job:$}=this,D=O.obj({Font:Object.fromEntries([...e].map(K=>[K.name,this.fontRef(K)]))}),C={};for(const[K,X]of r)C[K]=O.obj({Type:"ExtGState",ca:X,CA:X});for(const K of g)
C[K]=O.obj({Type:"ExtGState",BM:K});const L=new Map(E.map(K=>[A(K),K.ref]));for(const[K,{group:X,mask:Z}]of S)C[K]=O.obj({Type:"ExtGState",SMask:{Type:"Mask",S:Z.
isAlpha?"Alpha":"Luminosity",G:L.get(X)}});const F={};for(const[K,X]of i){(0,n.OD)(K)&&(C[`Mask${X}`]=(0,n.ao)(O,K)),F[X]=(0,n.Tp)(O,K);const Z=$.pace.step(K.stops.
length*l);Z&&await Z}const Q={};for(const[K,{shade:X,matrix:Z}]of o){(0,n.OD)(X)&&(C[`Mask${K}`]=(0,n.ao)(O,X,X.matrix)),Q[K]=(0,n.CD)(O,X,Z);const V=$.pace.step(
X.stops.length*l);V&&await V}return o.size>0&&D.set(P.A.of("Pattern"),O.obj(Q)),Object.keys(C).length>0&&D.set(P.A.of("ExtGState"),O.obj(C)),i.size>0&&D.set(P.A.
of("Shading"),O.obj(F)),D}fontRef(e){let i=this.fonts.get(e);return i||this.fonts.set(e,i=this.context.register(this.context.obj({}))),i}annotation({box:e,target:i,
contents:o,key:r},g){const S=this.context.obj({Type:"Annot",Subtype:"Link",Rect:e.map($=>Math.round($*100)/100),Border:[0,0,0],F:4,P:g.ref,StructParent:r,Contents:b.
A.fromText(o)}),[E,O]=this.aim(i);return O&&S.set(P.A.of(E),O),S}aim(e){return"place"in e?["Dest",this.destination(e.place)]:["A",this.context.obj({Type:"Action",
S:"URI",URI:R.A.of(U(e.uri))})]}destination({sheet:e,top:i}){return e&&this.context.obj([e.ref,"XYZ",null,i===void 0?null:Math.round(i*100)/100,null])}async parentsOf(e){
const{context:i,job:o,sheets:r}=this,g=[];for(const{key:S,owners:E,groups:O,links:$}of r){g.push([S,i.register(i.obj(E.map(L=>e.refOf(L))))]);for(const L of O)g.
push([L.key,i.obj(L.owners.map(F=>e.refOf(F)))]);for(const L of $)g.push([L.key,e.refOf(L.element)]);const D=O.reduce((L,F)=>L+F.owners.length,E.length+$.length),
C=o.pace.step(D*H);C&&await C}return g.sort(([S],[E])=>S-E)}async writeCatalog(e,i,o){const{context:r,job:g}=this,S=new w.s(r),E=await this.parentsOf(S),O=S.write(
this.document,E);let $=O.next();for(;$.done!==!0;$=O.next()){const L=g.pace.step(2e3);L&&await L}const D=r.obj({Type:"Catalog",Pages:e,StructTreeRoot:$.value,MarkInfo:{
Marked:!0},ViewerPreferences:{DisplayDocTitle:!0}});i!==void 0&&D.set(P.A.of("Lang"),R.A.of(i));const C=T(r,o,L=>this.destination(L));C&&(D.set(P.A.of("Outlines"),
C),D.set(P.A.of("PageMode"),P.A.of("UseOutlines"))),r.trailerInfo.Root=r.register(D)}embedImages(e){for(const i of this.sheets){const{ref:o,images:r}=i;if(r.size===
0)continue;const g=this.shared.get(i),S=g?e.edit(g.objectNumber):e.edit(o.objectNumber).get("Resources"),E=S.get("XObject")??(0,a.jd)({});for(const[O,$]of r)E.set(
O,$.embed(e,{profiled:!0}));S.set("XObject",E)}}}const A=({ref:_})=>`Group${_.objectNumber}`,U=_=>_.replace(/[\\()]/g,"\\$&")}),78445:((J,W,f)=>{f.d(W,{H:()=>v,
s:()=>k});var u=f(81415),b=f(91112),R=f(61410),P=f(6476);class v{tag;parent;facts;kids=[];constructor(s,a,c){this.tag=s,this.parent=a,this.facts=c}add(s,a={}){const c=new v(
s,this,a);return this.kids.push(c),c}prune(){const s=this.kids.filter(a=>a instanceof v?(a.prune(),a.kids.length>0||a.tag==="TD"||a.tag==="TH"):!0);this.kids.splice(
0,this.kids.length);for(const a of s)this.kids.push(a)}adopt(s){s.parent=this,this.kids.push(s)}}class k{context;rootRef;refs=new Map;ids=[];constructor(s,a=s.nextRef()){
this.context=s,this.rootRef=a}refOf(s){let a=this.refs.get(s);return a||this.refs.set(s,a=this.context.nextRef()),a}*write(s,a){const{context:c}=this,T=[s];for(let t=T.
pop();t;t=T.pop()){for(const n of t.kids)n instanceof v&&T.push(n);this.put(t),yield}const d=c.obj({Type:"StructTreeRoot",K:[this.refOf(s)]}),w=a.flatMap(([t,n])=>[
u.A.of(t),n]);if(d.set(b.A.of("ParentTree"),c.register(c.obj({Nums:w}))),d.set(b.A.of("ParentTreeNextKey"),u.A.of(a.reduce((t,[n])=>Math.max(t,n+1),0))),this.ids.
length>0){const t=[...this.ids].sort(([n],[h])=>n<h?-1:1).flatMap(([n,h])=>[R.A.of(Buffer.from(n,"latin1").toString("hex")),h]);d.set(b.A.of("IDTree"),c.register(
c.obj({Names:t})))}return c.assign(this.rootRef,d),this.rootRef}put(s){const{context:a}=this,{tag:c,parent:T,facts:d}=s,w=P.A.withContext(a),t=(M,y)=>w.set(b.A.
of(M),y);t("S",b.A.of(c)),t("P",T?this.refOf(T):this.rootRef);const[n]=s.kids,h=n instanceof v?void 0:n?.page;h&&t("Pg",h);const p=s.kids.map(M=>this.kid(M,h));
p.length>0&&t("K",p.length===1?p[0]:a.obj(p)),d.alt!==void 0&&t("Alt",R.A.fromText(d.alt)),d.title!==void 0&&t("T",R.A.fromText(d.title)),d.lang!==void 0&&t("La\
ng",R.A.fromText(d.lang)),d.attributes&&t("A",a.obj(d.attributes)),d.id!==void 0&&(t("ID",R.A.of(Buffer.from(d.id,"latin1").toString("hex"))),this.ids.push([d.id,
this.refOf(s)])),a.assign(this.refOf(s),w)}kid(s,a){if(s instanceof v)return this.refOf(s);const{context:c}=this;return"annotation"in s?c.obj({Type:"OBJR",Obj:s.
annotation,Pg:s.page}):s.form?c.obj({Type:"MCR",Pg:s.page,Stm:s.form,MCID:s.content}):s.page===a?u.A.of(s.content):c.obj({Type:"MCR",Pg:s.page,MCID:s.content})}}}),
87594:((J,W,f)=>{f.d(W,{IZ:()=>v,XH:()=>k,ye:()=>T});var u=f(36078),b=f(74135),R=f(71642),P=f(15040);const v=({opacity:w,blend:t,making:n,masked:h})=>w!==void 0||
t!==void 0||n!==void 0||h!==void 0,k=.2,j={font:void 0,size:0,fill:"",stroke:"",spacing:0,alpha:1},s={...j,spacing:Number.NaN},a=5e5,c=100;class T{fonts=new Set;shades=new Map;patterns=new Map;patternNames=new Map;alphas=new Map;blends=new Set;groups=new Map;masks=new Map;made=new Map;operators=[];kept=[];state=j;*sequence(t,n){
this.operators.push(t);let h=!1,p=0;for(const M of n)p>=c&&(yield p,p=0),p+=M.kind==="tiles"?1+M.across.length/c:1,M.kind==="text"!==h&&this.operators.push(h?"E\
T":"BT"),h=M.kind==="text",this.write(M);h&&this.operators.push("ET"),this.operators.push("EMC"),yield p}enter(t){const{clip:n,matrix:h,hasHoles:p=!1,masked:M}=t,
y=v(t)?this.operators:void 0;this.kept.push({state:this.state,around:y,control:t}),this.operators.push("q"),h&&this.operators.push(`${h.map(u._).join(" ")} cm`),
n!==void 0&&this.operators.push(`${n} W${p?"*":""} n`);const B=M&&this.made.get(M);B!==void 0&&this.operators.push(`/${B} gs`),y&&(this.operators=[],this.state=
s)}leave(t){const{state:n,around:h,control:p}=this.kept.pop();if(h&&t!==void 0)if(this.groups.set(t,this.content),this.operators=h,this.state=n,p.making){const M=`\
Soft${t}`;this.masks.set(M,{group:t,mask:p.making}),this.made.set(p.making,M)}else this.covers(p.opacity??1),p.blend!==void 0&&this.mixes(p.blend),this.operators.
push(`/${t} Do`);this.state=n,this.operators.push("Q")}get content(){return this.operators.join(`
`)}*pieces(){let[t,n]=[0,0];for(const[h,p]of this.operators.entries())n+=p.length,!(n<a)&&(yield`${this.operators.slice(t,h+1).join(`
`)}
`,[t,n]=[h+1,0]);yield this.operators.slice(t).join(`
`)}write(t){switch(t.kind){case"text":return this.text(t);case"area":return this.area(t);case"image":this.operators.push(`q ${t.matrix.map(u._).join(" ")} cm /${t.
name} Do Q`);return;case"stroke":return this.line(t);case"shape":return this.shape(t);case"outline":return this.outline(t);case"tiles":return this.tiles(t)}}tiles({
tile:t,across:n,up:h}){const{state:p,operators:M}=this;this.operators=[],this.write(t);const y=this.content;this.operators=M,this.state=p;for(const B of n)M.push(
`q 1 0 0 1 ${(0,u._)(B)} ${(0,u._)(h)} cm ${y} Q`)}text(t){const{x:n,y:h,size:p,color:M,fill:y,isHidden:B=!1,words:G,matrix:N,oblique:z=!1,bolder:H=0,spacing:I=0,
alpha:l=1}=t,m=y&&this.patternOf(y);m===void 0?this.filled(M):this.fillBy(`/Pattern cs /${m} scn`),y&&(0,R.OD)(y)&&this.operators.push(`/Mask${m} gs`),this.covers(
l),H>0&&(m===void 0?this.stroked(M):this.strokeBy(`/Pattern CS /${m} SCN`),this.operators.push(`2 Tr ${(0,u.id)(H)} w`)),B&&this.operators.push("3 Tr"),I!==this.
state.spacing&&(this.state={...this.state,spacing:I},this.operators.push(`${(0,u.id)(I)} Tc`));const x=(i,o)=>{const r=o?k:0;N?this.operators.push(`${(0,u.vs)((0,b.
lw)([1,0,r,1,i,h],N))} Tm`):this.operators.push(`1 0 ${r} 1 ${(0,u.id)(i)} ${(0,u.id)(h)} Tm`)};let A=z||G[0]?.leans===!0,U=n;x(n,A);let _="";const e=()=>{_&&this.
operators.push(`[${_.replaceAll("><","")}]TJ`),_=""};for(const{parts:i,width:o,after:r=0,leans:g=z}of G){g!==A&&(e(),x(U,g),A=g),U+=o*p/1e3+I*i.reduce((S,{glyphs:E})=>S+
E.length,0);for(const S of i){(S.font!==this.state.font||p!==this.state.size)&&(e(),this.set(S.font,p));const E=(0,P.Le)(S);E!==void 0?_+=E:(e(),this.operators.
push((0,P.Rj)(S,p)))}r!==0&&(_+=(0,u._)(-r))}e(),(H>0||B)&&this.operators.push("0 Tr")}set(t,n){this.state={...this.state,font:t,size:n},this.fonts.add(t),this.
operators.push(`/${t.name} ${(0,u.id)(n)} Tf`)}area({x:t,y:n,width:h,height:p,color:M,radius:y=0}){this.filled(M),this.covers(1),y===0?this.operators.push(`${[t,
n,h,p].map(u.id).join(" ")} re f`):this.operators.push(d(t,n,h,p,Math.min(y,h/2,p/2)),"f")}line({points:t,width:n,color:h,dots:p}){this.stroked(h);const M=`${(0,u.
id)(n)} w ${(0,u.XL)(t)} S`;this.operators.push(p===void 0?M:`q 1 J [0 ${(0,u.id)(p)}] 0 d ${M} Q`)}patternOf(t){const n=this.kept.findLastIndex(({around:B})=>B!==
void 0)+1;let h=[1,0,0,1,0,0];for(const{control:B}of this.kept.slice(n))B.matrix&&(h=(0,b.lw)(B.matrix,h));t.matrix&&(h=(0,b.lw)(t.matrix,h));let p=this.patternNames.
get(t);p||this.patternNames.set(t,p=new Map);const M=h.join();let y=p.get(M);return y===void 0&&(p.set(M,y=`Pattern${this.patterns.size+1}`),this.patterns.set(y,
{shade:t,matrix:h})),y}filled(t){this.fillBy((0,u.wW)(t,"fill"))}fillBy(t){t!==this.state.fill&&(this.state={...this.state,fill:t},this.operators.push(t))}stroked(t){
this.strokeBy((0,u.wW)(t,"stroke"))}strokeBy(t){t!==this.state.stroke&&(this.state={...this.state,stroke:t},this.operators.push(t))}covers(t){t!==this.state.alpha&&
(this.state={...this.state,alpha:t},this.operators.push(`/${this.alphaName(t)} gs`))}outline({path:t,color:n,alpha:h,width:p,cap:M,join:y,miter:B,dashes:G,dashOffset:N}){
const z=this.alphaName(h),H=G.length>0?` [${G.map(u._).join(" ")}] ${(0,u._)(N)} d`:"",I=`${(0,u._)(p)} w ${M} J ${y} j ${(0,u._)(B)} M${H}`;this.operators.push(
`q ${this.strokeColor(n)} /${z} gs ${I} ${t} S Q`)}strokeColor(t){if(!("stops"in t))return(0,u.wW)(t,"stroke");const n=this.patternOf(t);return`${(0,R.OD)(t)?`/\
Mask${n} gs `:""}/Pattern CS /${n} SCN`}mixes(t){this.blends.add(t),this.operators.push(`/${t} gs`)}alphaName(t){const n=`A${Math.round(t*1e3)}`;return this.alphas.
set(n,t),n}shape({path:t,fill:n,alpha:h=1,hasHoles:p=!1}){this.covers(h);const M=p?"*":"";if(!("stops"in n)){this.filled(n),this.operators.push(`${t} f${M}`);return}
let y=this.shades.get(n);y===void 0&&this.shades.set(n,y=`Shade${this.shades.size+1}`);const B=n.matrix?`${n.matrix.map(u._).join(" ")} cm `:"";this.operators.push(
`q ${t} W${M} n ${B}${(0,R.OD)(n)?`/Mask${y} gs `:""}/${y} sh Q`)}}function d(w,t,n,h,p){const[M,y]=[w+n,t+h],B=p*(1-u.yQ),G=(...z)=>`${z.map(u.id).join(" ")} c`,
N=(...z)=>`${z.map(u.id).join(" ")} l`;return[`${(0,u.id)(w+p)} ${(0,u.id)(t)} m`,N(M-p,t),G(M-B,t,M,t+B,M,t+p),N(M,y-p),G(M,y-B,M-B,y,M-p,y),N(w+p,y),G(w+B,y,w,
y-B,w,y-p),N(w,t+p),G(w,t+B,w+B,t,w+p,t),"h"].join(" ")}}),71642:((J,W,f)=>{f.d(W,{CD:()=>R,OD:()=>u,Tp:()=>b,ao:()=>P});const u=({stops:s})=>s.some(({alpha:a})=>a<
1);function b(s,{coordinates:a,stops:c}){return s.register(v(s,a,c,"DeviceRGB",({color:T})=>T))}const R=(s,a,c)=>s.register(s.obj({Type:"Pattern",PatternType:2,
Shading:b(s,a),Matrix:c.map(k)}));function P(s,{coordinates:a,stops:c,box:T},d){const w=v(s,a,c,"DeviceGray",({alpha:n})=>[n]),t=s.stream("/Shade sh",{Type:"XOb\
ject",Subtype:"Form",BBox:[...T],...d&&{Matrix:d.map(k)},Group:{S:"Transparency",CS:"DeviceGray"},Resources:{Shading:{Shade:w}}});return s.register(s.obj({Type:"\
ExtGState",SMask:{Type:"Mask",S:"Luminosity",G:s.register(t)}}))}function v(s,a,c,T,d){const w=c.slice(1).map((n,h)=>({FunctionType:2,Domain:[0,1],C0:d(c[h]).map(
j),C1:d(n).map(j),N:1})),t={FunctionType:3,Domain:[0,1],Functions:w,Bounds:c.slice(1,-1).map(({at:n})=>j(n)),Encode:w.flatMap(()=>[0,1])};return s.obj({ShadingType:a.
length===4?2:3,ColorSpace:T,Coords:a.map(j),Function:t,Extend:[!0,!0]})}const k=s=>Number(s.toPrecision(9)),j=s=>Math.round(s*1e4)/1e4}),15040:((J,W,f)=>{f.d(W,
{Le:()=>z,RE:()=>y,Rj:()=>H});var u=f(41578),b=f(45409),R=f(47707),P=f(29825),v=f(33141),k=f(6264);const j="□",s=new RegExp("(\\p{Extended_Pictographic}\\ufe0f?\
)[\\u{1f3fb}-\\u{1f3ff}]|\\ufe0f?\\u20e3","gu"),a=new RegExp("(\\p{Regional_Indicator}{2}|\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?(?:\\u200d\\p{Extended\
_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?){1,9})","u"),c=15e4,T=127462,d=/^[!-~]+$/;class w{name;face;used=new Map;embedded;constructor(l,m){this.name=l,this.face=
m,m.keep()}}const t=(I,l)=>I.filter(m=>!l.some(({face:x})=>x.covers(m))),n=I=>I==="Serif"?"Regular":I.replace(/^Serif/,""),h=I=>I==="Regular"?"Serif":`Serif${I}`,
p=I=>I.replace(/Italic$/,"");function M(I,l){const m=["Regular","SemiBold","Italic"].filter(A=>A==="Regular"||I.includes(A));m.length===3&&m.push("SemiBoldItali\
c");const x=I.includes("Serif")&&!l?m.map(h):[];return new Set([...m,...I.filter(A=>A!=="Serif"),...x])}class y{styles;others;upright;missing=new Set;words;constructor(l,m,x=[]){
this.styles=l,this.others=m,this.upright=x;const A=()=>({Regular:new Map,SemiBold:new Map,Italic:new Map,SemiBoldItalic:new Map,Serif:new Map,SerifSemiBold:new Map,
SerifItalic:new Map,SerifSemiBoldItalic:new Map,Mono:new Map});this.words={ltr:A(),rtl:A()}}static async open({styles:l,text:m,font:x,boldFont:A},U){const _=new Map,
e=async D=>(await U.rest(),new w(D,await(0,k.ft)(D)));for(const D of M(l,x!==void 0))_.set(D,await e(D));const i=_.get("Regular"),o=()=>[i,...[..._.values()].filter(
D=>D!==i)];let r=t([...new Set(m)],o());if(r.length>0&&!_.has("Mono")){const D=await e("Mono");t(r,[D]).length<r.length&&_.set("Mono",D),r=t(r,o())}const g=[];r.
length>0&&g.push(await e("Emoji"));const S=[...o(),...g];if(!x)return new y(_,S);const E=new w("User",(0,k.ar)(x)),O=A&&new w("UserBold",(0,k.ar)(A));_.set("Reg\
ular",E).set("Italic",E),O&&_.set("SemiBold",O).set("SemiBoldItalic",O);const $=O?[E,O]:[E];return new y(_,[...S,...$],$)}async warm(l,m){for(const{face:A}of this.
styles.values())await m.rest(),A.shape("A");const{face:x}=this.fontOf("Regular");for(const A of l){const U=m.step(c);U&&await U,d.test(A)&&x.shape(A)}}word(l,m,x=!1){
const A=this.words[x?"rtl":"ltr"][m];let U=A.get(l);return U||A.set(l,U=this.shape(l,m,x)),U}metrics(l){return this.fontOf(l).face.metrics}async embed(l){for(const m of this.
all)m.used.size!==0&&(await l.rest(),m.embedded=await(0,u.r)(m.face,[...m.used.values()]))}get all(){return this.others}fontOf(l){return this.styles.get(l)??this.
styles.get(n(l))??this.others[0]}shape(l,m,x){const A=l.split(a);if(A.length===1)return this.shapePlain(l,m,x);const U=A.map((_,e)=>e%2===1?this.shapeJoined(_,m):
this.shapePlain(_,m,x));return x&&U.reverse(),B(l,U.flatMap(({parts:_})=>_),U.some(({leans:_})=>_))}shapeJoined(l,m){const U=(!l.includes("‍")?Array.from(l,o=>String.
fromCharCode(o.codePointAt(0)-T+65)):l.split("‍").map(o=>o.replace(new RegExp("\\p{Emoji_Modifier}|\\ufe0f","gu"),""))).filter(o=>this.others.some(({face:r})=>r.
covers(o))).join("");if(U==="")return this.shapePlain(l,m,!1);const{parts:_,leans:e}=this.shapePlain(U,m,!1),i=_.map((o,r)=>({...o,actual:r===0?l:""}));return B(
l,i,e===!0)}shapePlain(l,m,x){const A=this.fontOf(m),U=(0,R.RK)(l).replace(s,"$1"),_=m.endsWith("Italic")&&this.upright.includes(A);if(A.face.covers(U))return B(
l,[N(A,U,x)],_);const e=m.endsWith("SemiBoldItalic")?this.fontOf(p(m)):void 0,i=[...new Set([A,...e?[e]:[],...this.others])],o=(0,P.W_)({text:U,rtl:x},i.map(({face:r})=>r)).
map(r=>{if(r.font!==P.lV)return N(i[r.font],r.text,r.rtl);const g=(0,R.qf)(r.text);for(const S of g)this.missing.add(S);return{...N(this.others[0],j.repeat(g.length),
!1),actual:r.text}});return B(l,o,_)}}const B=(I,l,m)=>({text:I,width:l.reduce((x,{glyphs:A})=>A.reduce((U,{advance:_})=>U+_,x),0),parts:l,...m&&{leans:m}}),G=I=>I.
map(l=>String.fromCodePoint(l)).join("");function N(I,l,m){const x=I.face.shape(l,m);for(const{glyph:U}of x)I.used.has(U.id)||I.used.set(U.id,U);const A=x.map(({
glyph:U})=>G(I.used.get(U.id).codePoints)).join("");return{font:I,glyphs:x,actual:m||A===l?void 0:l}}function z(I){if(I.shown!==void 0)return I.shown;const{font:l,
glyphs:m,actual:x}=I;if(!(x!==void 0||m.some(({y:A})=>A!==0)))return I.shown=(0,b.Q)(m,l.embedded,l.face.unit)}function H({font:I,glyphs:l,actual:m},x){const A=(0,b.
n)(l,I.embedded,I.face.unit,x);return m===void 0?A:(0,v.$u)(m,A)}}),82715:((J,W,f)=>{f.d(W,{m:()=>R});var u=f(21115),b=f(3907);function R(P,v,k,j){const{text:s,
properties:a,end:c,about:T}=P,d=a.find(h=>h.namespace===u.dK[v]&&h.name===k),w=d&&s.slice(d.from,d.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;
if(d&&w!==void 0){const h=d.from+w;return`${s.slice(0,h)}${j.replace("<rdf:li",`<rdf:li xmlns:rdf="${u.dK.rdf}"`)}${s.slice(h)}`}const t=`<${v}:${k}><rdf:Bag>
${j}</rdf:Bag></${v}:${k}>`,n=`<rdf:Description xmlns:rdf="${u.dK.rdf}" rdf:about="${(0,b.X)(T)}" xmlns:${v}="${u.dK[v]}">
${t}
</rdf:Description>
`;return`${s.slice(0,c)}${n}${s.slice(c)}`}})};
