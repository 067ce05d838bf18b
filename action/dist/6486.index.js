"use strict";exports.id=6486,exports.ids=[6486],exports.modules={50476:((J,N,d)=>{d.d(N,{c:()=>R,f:()=>U});const[g,v,I,P,B]=[1,8,32,64,128];function U(s,h,n,O){const i=new Set,
T=[...s].filter(f=>typeof f=="number");for(let f=T.pop();f!==void 0;f=T.pop())if(!(f<0||f>=h||i.has(f))){i.add(f);for(const t of R(O,n(f)))T.push(t)}return i}function*R(s,[
h,n]){if(!(n-h<12||s.getInt16(h)>=0))for(let O=h+10,i=I;i&I&&O+4<=n;)i=s.getUint16(O),yield s.getUint16(O+2),O+=4+(i&g?4:2)+(i&v?2:i&P?4:i&B?8:0)}}),29825:((J,N,d)=>{
d.d(N,{EH:()=>R,OD:()=>P,W_:()=>B,lV:()=>I});var g=d(12889),v=d(47707);const I=-1,P=(s,h)=>(0,g.pr)(s).flatMap(n=>B(n,h));function B({text:s,rtl:h},n){const O=[];
for(const i of(0,v.qf)(s)){const T=O.at(-1),f=(0,v.ML)(i)?T?.font??0:U(i,n,T?.font);T?.font===f?T.text+=i:O.push({font:f,text:i,rtl:h})}return h?O.reverse():O}function U(s,h,n){
return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(s)&&n!==void 0&&h[n]?.covers(s)===!0?n:h.findIndex(i=>i.covers(s))}function R(s,h){const n=P(s,h).filter(
({font:O})=>O===I);return[...new Set(n.flatMap(O=>(0,v.qf)(O.text)))]}}),45409:((J,N,d)=>{d.d(N,{Q:()=>I,n:()=>v});var g=d(36078);function v(P,B,U,R){let s=0,h=0;
const n=[];for(let O=0;O<P.length;O=s){const{y:i}=P[O];for(;s<P.length&&P[s].y===i;)s++;i!==h&&n.push(`${(0,g.id)(i*R/1e3)} Ts`),h=i,n.push(`[${I(P.slice(O,s),B,
U)}] TJ`)}return h!==0&&n.push("0 Ts"),n.join(" ")}function I(P,B,U){let R="",s="";const h=n=>{const O=Math.round(n*100)/100;O!==0&&(s&&(R+=`<${s}>`),s="",R+=`${-O}\
 `)};for(const{glyph:n,advance:O,x:i}of P)h(i),s+=B.codeOf(n),h(O-i-n.advanceWidth*U);return s?`${R}<${s}>`:R}}),88739:((J,N,d)=>{d.d(N,{B:()=>U,U:()=>P});var g=d(
77581),v=d(12889);const I=100;function P(R,{digits:s=4,isInOrder:h=!1}={}){const n=R.filter(([,i])=>i.length>0).map(([i,T])=>`<${U(i).slice(-s)}> <${B(T,h)}>`),
O=Array.from({length:Math.ceil(n.length/I)},(i,T)=>{const f=n.slice(T*I,(T+1)*I);return[`${f.length} beginbfchar`,...f,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(s)}> <${"F".repeat(s)}> endcodespacerange`,...O,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function B(R,s){const h=R.map(n=>String.fromCodePoint(n)).join("");return(0,g.kt)(!s&&(0,v.ft)(h)?[...h].reverse().join(""):h).toString("hex").toUpperCase()}
const U=R=>R.toString(16).toUpperCase().padStart(4,"0")}),38875:((J,N,d)=>{d.d(N,{F:()=>I});var g=d(60623);const v=1<<24,I=P=>(0,g.UD)(Buffer.from(P,"base64"),{
stream:v,total:v,remaining:v},{found:!1})}),96927:((J,N,d)=>{d.d(N,{XS:()=>P,tU:()=>B,tn:()=>I});const g=U=>Math.round(U*72e3/25.4)/1e3,v=(U,R)=>[g(U),g(R)],I={
A3:v(297,420),A4:v(210,297),A5:v(148,210),A6:v(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},P=3,B=14400}),24472:((J,N,d)=>{d.d(N,{Q$:()=>n,Xw:()=>h,
n8:()=>s});var g=d(21115),v=d(1975),I=d(82715),P=d(60912),B=d(21878),U=d(81679),R=d(45599);const s="Octavo";function h(i){const T=i.add(new R.Z6((0,R.jd)({N:3,Filter:(0,R.
UU)("FlateDecode")}),(0,U.Kc)((0,B.k)({gray:!1})))),f=(0,R.jd)({Type:(0,R.UU)("OutputIntent"),S:(0,R.UU)("GTS_PDFA1"),OutputConditionIdentifier:(0,R.Px)("sRGB"),
Info:(0,R.Px)("sRGB"),DestOutputProfile:T});i.editCatalog().set("OutputIntents",[i.add(f)])}async function n(i,{title:T,author:f,language:t},a){const{isArchive:M}=a,
c=(G,H,Q)=>({prefix:G,name:H,form:"simple",values:[Q]}),S=a.isAccessible&&t!==void 0,j=(0,P.T3)([{prefix:"dc",name:"title",form:"alternative",values:[T]},...f===
void 0?[]:[{prefix:"dc",name:"creator",form:"ordered",values:[f]}],...t===void 0?[]:[{prefix:"dc",name:"language",form:"unordered",values:[t]}],c("pdf","Produce\
r",s),...M?[c("pdfaid","part","3"),c("pdfaid","conformance","A")]:[],...S?[c("pdfuaid","part","1")]:[]]);if(!S||!M)return(0,P._L)(i,j);const L=await(0,v.kg)(Buffer.
from(j,"utf8"),i.job.pace);(0,P._L)(i,(0,I.m)(L,"pdfaExtension","schemas",O))}const O=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${g.dK.pdfaSchema}" xm\
lns:pdfaProperty="${g.dK.pdfaProperty}">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${g.dK.pdfuaid}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>inter\
nal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description></rdf:li>
</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),94405:((J,N,d)=>{d.d(N,{B:()=>_});var g=d(22387),v=d(61410),I=d(66005),P=d(91112),B=d(16804),U=d(81415),R=d(92356),s=d(68973),h=d(45599),n=d(24472);function O(C,e,r){
if(e.length===0)return;const o=(A,y,E)=>{const b=A.map(()=>C.nextRef());let w=A.length;for(const[D,{title:W,place:F,children:z}]of A.entries()){const K=C.obj({Title:v.
A.fromText(W),Parent:y});i(K,{Prev:b[D-1],Next:b[D+1],Dest:r(F)}),z.length>0&&(w+=o(z,b[D],K)),C.assign(b[D],K)}return i(E,{First:b[0],Last:b.at(-1),Count:U.A.of(
w)}),w},m=C.nextRef(),u=C.obj({Type:"Outlines"});return o(e,m,u),C.assign(m,u),m}function i(C,e){for(const[r,o]of Object.entries(e))o!==void 0&&C.set(P.A.of(r),
o)}var T=d(78445),f=d(87594),t=d(71642),a=d(45657);class M{width;height;ref;key;lends;drawn=[];links=[];owners=[];images=new Map;groups=[];open=[];constructor(e,r,o,m,u){
this.width=e,this.height=r,this.ref=o,this.key=m,this.lends=u}draw(e,...r){const o=this.drawn.at(-1);if(o!==void 0&&"inks"in o&&o.element===e&&o.running===void 0&&
this.isLastKid(e)){(0,a.RZ)(o.inks,r);return}if(this.drawn.push({element:e,inks:[...r]}),!e)return;const{owners:u,form:A}=this.stream;e.kids.push({page:this.ref,
content:u.length,form:A}),u.push(e)}run(e,...r){this.drawn.push({element:void 0,running:e,inks:[...r]})}enter(e){const r=this.open.at(-1),o=(0,f.IZ)(e)?{...this.
lends(),owners:[]}:void 0;o&&this.groups.push(o),this.open.push(o??r),this.drawn.push({enter:e,group:o})}leave(){this.open.pop(),this.drawn.push({leave:!0})}link(e,r,o,m){
const{ref:u,key:A}=this.lends();this.links.push({box:r,target:o,contents:m,element:e,ref:u,key:A}),e.kids.push({page:this.ref,annotation:u})}image(e){for(const[
o,m]of this.images)if(m===e)return o;const r=`Image${this.images.size+1}`;return this.images.set(r,e),r}get stream(){const e=this.open.at(-1);return e?{owners:e.
owners,form:e.ref}:{owners:this.owners,form:void 0}}isLastKid(e){if(!e)return!0;const r=e.kids.at(-1),{owners:o,form:m}=this.stream;return r!==void 0&&"content"in
r&&r.page===this.ref&&r.form===m&&r.content===o.length-1}}var c=d(15040),S=d(64680);const j=120;async function L(C,e){const r=C.enumerateIndirectObjects(),o=new S.
k(r.length*j);o.text(`%PDF-1.7
%ÿÿÿÿ
`);const m=[];for(const[b,w]of r){m[b.objectNumber]=o.length,o.text(`${b.objectNumber} 0 obj
`);const D=w.sizeInBytes();o.fill(D,(F,z)=>w.copyBytesInto(F,z)),o.text(`
endobj
`);const W=e.step(D*20);W&&await W}const u=o.length;o.text(`xref
0 ${m.length}
0000000000 65535 f 
`);for(let b=1;b<m.length;b++){const w=m[b];o.text(w===void 0?`0000000000 00001 f 
`:`${String(w).padStart(10,"0")} 00000 n 
`)}const{Root:A,Info:y}=C.trailerInfo,E=y?`/Info ${y.toString()}`:"";return o.text(`trailer
<</Size ${m.length}/Root ${A.toString()}${E}>>
startxref
${u}
%%EOF
`),o.bytes}const G=6,H=40,Q=2e3,x=1500,p=8e3,l={Header:"/Artifact <</Type /Pagination /Subtype /Header /Attached [/Top]>> BDC",Footer:"/Artifact <</Type /Pagina\
tion /Subtype /Footer /Attached [/Bottom]>> BDC"};class _{typefaces;job;document=new T.H("Document",void 0,{});sheets=[];context=g.A.create();fonts=new Map;shared=new Map;keys=0;constructor(e,r){
this.typefaces=e,this.job=r}static async open(e,r){return new _(await c.RE.open(e,r.pace),r)}sheet(e,r){const o=()=>({ref:this.context.nextRef(),key:this.keys++}),
{ref:m,key:u}=o(),A=new M(e,r,m,u,o);return this.sheets.push(A),A}async finish({title:e,author:r,language:o,bookmarks:m=[],breaksArchive:u=!1,isAccessible:A=!0}){
await this.typefaces.embed(this.job.pace);const{context:y}=this,E=y.nextRef();for(const D of this.sheets)await this.writeSheet(D,E);y.assign(E,y.obj({Type:"Page\
s",Kids:this.sheets.map(({ref:D})=>D),Count:this.sheets.length})),await this.writeCatalog(E,o,m);const b=y.obj({Title:v.A.fromText(e),Producer:I.A.of(n.n8)});r!==
void 0&&b.set(P.A.of("Author"),v.A.fromText(r)),y.trailerInfo.Info=y.register(b);const w=await(0,R.E)(await L(y,this.job.pace),this.job);for(const[{embedded:D},
W]of this.fonts)D.addTo(w,new h.oS(W.objectNumber));return this.embedImages(w),(0,n.Xw)(w),await(0,n.Q$)(w,{title:e,author:r,language:o},{isArchive:!u,isAccessible:A}),
w}async writeSheet(e,r){const{context:o,job:m}=this,u=new f.ye,A=[];let y=0;for(const D of e.drawn){if("enter"in D)u.enter(D.enter),A.push({group:D.group,content:y}),
D.group&&(y=0);else if("leave"in D){const{group:F,content:z}=A.pop();u.leave(F&&$(F)),F&&(y=z)}else{const{element:F,running:z,inks:K}=D,X=F?`/${F.tag} <</MCID ${y++}\
>> BDC`:z?l[z]:"/Artifact BMC";for(const Z of u.sequence(X,K)){const V=m.pace.step(Z*x);V&&await V}}const W=m.pace.step(Q);W&&await W}const E=await this.streamOf(
u.pieces(),{}),b=await this.resourcesOf(u,e);e.groups.length>0&&await this.writeGroups(e,u,b);const w=o.obj({Type:"Page",Parent:r,MediaBox:[0,0,e.width,e.height],
Contents:o.register(E),Resources:this.shared.get(e)??b,StructParents:e.key,Tabs:"S"});e.links.length>0&&w.set(P.A.of("Annots"),o.obj(e.links.map(({ref:D})=>D)));
for(const D of e.links)o.assign(D.ref,this.annotation(D,e));o.assign(e.ref,w)}async streamOf(e,r){const{context:o,job:m}=this,u=[];for(const E of e){u.push(Buffer.
from(E,"latin1"));const b=m.pace.step(E.length*H);b&&await b}const A=await(0,s.uM)(m).deflate(u.length===1?u[0]:Buffer.concat(u),G),y=o.obj({Filter:"FlateDecode",
Length:A.length});for(const[E,b]of Object.entries(r))y.set(P.A.of(E),b);return B.A.of(y,A)}async writeGroups(e,r,o){const{context:m}=this,u=m.register(o);this.shared.
set(e,u);const{width:A,height:y}=e;for(const E of e.groups){const b=r.groups.get($(E)),w=await this.streamOf([b],{Type:P.A.of("XObject"),Subtype:P.A.of("Form"),
BBox:m.obj([-4*A,-4*y,5*A,5*y]),Group:m.obj({S:"Transparency",CS:"DeviceRGB"}),Resources:u,StructParents:U.A.of(E.key)});m.assign(E.ref,w)}o.set(P.A.of("XObject"),
m.obj(Object.fromEntries(e.groups.map(E=>[$(E),E.ref]))))}async resourcesOf({fonts:e,shades:r,patterns:o,alphas:m,blends:u,masks:A},{groups:y}){const{context:E,
job:b}=this,w=E.obj({Font:Object.fromEntries([...e].map(K=>[K.name,this.fontRef(K)]))}),D={};for(const[K,X]of m)D[K]=E.obj({Type:"ExtGState",ca:X,CA:X});for(const K of u)
D[K]=E.obj({Type:"ExtGState",BM:K});const W=new Map(y.map(K=>[$(K),K.ref]));for(const[K,{group:X,mask:Z}]of A)D[K]=E.obj({Type:"ExtGState",SMask:{Type:"Mask",S:Z.
isAlpha?"Alpha":"Luminosity",G:W.get(X)}});const F={};for(const[K,X]of r){(0,t.OD)(K)&&(D[`Mask${X}`]=(0,t.ao)(E,K)),F[X]=(0,t.Tp)(E,K);const Z=b.pace.step(K.stops.
length*p);Z&&await Z}const z={};for(const[K,{shade:X,matrix:Z}]of o){(0,t.OD)(X)&&(D[`Mask${K}`]=(0,t.ao)(E,X,X.matrix)),z[K]=(0,t.CD)(E,X,Z);const V=b.pace.step(
X.stops.length*p);V&&await V}return o.size>0&&w.set(P.A.of("Pattern"),E.obj(z)),Object.keys(D).length>0&&w.set(P.A.of("ExtGState"),E.obj(D)),r.size>0&&w.set(P.A.
of("Shading"),E.obj(F)),w}fontRef(e){let r=this.fonts.get(e);return r||this.fonts.set(e,r=this.context.register(this.context.obj({}))),r}annotation({box:e,target:r,
contents:o,key:m},u){const A=this.context.obj({Type:"Annot",Subtype:"Link",Rect:e.map(b=>Math.round(b*100)/100),Border:[0,0,0],F:4,P:u.ref,StructParent:m,Contents:v.
A.fromText(o)}),[y,E]=this.aim(r);return E&&A.set(P.A.of(y),E),A}aim(e){return"place"in e?["Dest",this.destination(e.place)]:["A",this.context.obj({Type:"Action",
S:"URI",URI:I.A.of(k(e.uri))})]}destination({sheet:e,top:r}){return e&&this.context.obj([e.ref,"XYZ",null,r===void 0?null:Math.round(r*100)/100,null])}async parentsOf(e){
const{context:r,job:o,sheets:m}=this,u=[];for(const{key:A,owners:y,groups:E,links:b}of m){u.push([A,r.register(r.obj(y.map(W=>e.refOf(W))))]);for(const W of E)u.
push([W.key,r.obj(W.owners.map(F=>e.refOf(F)))]);for(const W of b)u.push([W.key,e.refOf(W.element)]);const w=E.reduce((W,F)=>W+F.owners.length,y.length+b.length),
D=o.pace.step(w*Q);D&&await D}return u.sort(([A],[y])=>A-y)}async writeCatalog(e,r,o){const{context:m,job:u}=this,A=new T.s(m),y=await this.parentsOf(A),E=A.write(
this.document,y);let b=E.next();for(;b.done!==!0;b=E.next()){const W=u.pace.step(2e3);W&&await W}const w=m.obj({Type:"Catalog",Pages:e,StructTreeRoot:b.value,MarkInfo:{
Marked:!0},ViewerPreferences:{DisplayDocTitle:!0}});r!==void 0&&w.set(P.A.of("Lang"),I.A.of(r));const D=O(m,o,W=>this.destination(W));D&&(w.set(P.A.of("Outlines"),
D),w.set(P.A.of("PageMode"),P.A.of("UseOutlines"))),m.trailerInfo.Root=m.register(w)}embedImages(e){for(const r of this.sheets){const{ref:o,images:m}=r;if(m.size===
0)continue;const u=this.shared.get(r),A=u?e.edit(u.objectNumber):e.edit(o.objectNumber).get("Resources"),y=A.get("XObject")??(0,h.jd)({});for(const[E,b]of m)y.set(
E,b.embed(e,{profiled:!0}));A.set("XObject",y)}}}const $=({ref:C})=>`Group${C.objectNumber}`,k=C=>C.replace(/[\\()]/g,"\\$&")}),78445:((J,N,d)=>{d.d(N,{H:()=>B,
s:()=>U});var g=d(81415),v=d(91112),I=d(61410),P=d(6476);class B{tag;parent;facts;kids=[];constructor(s,h,n){this.tag=s,this.parent=h,this.facts=n}add(s,h={}){const n=new B(
s,this,h);return this.kids.push(n),n}prune(){const s=this.kids.filter(h=>h instanceof B?(h.prune(),h.kids.length>0||h.tag==="TD"||h.tag==="TH"):!0);this.kids.splice(
0,this.kids.length);for(const h of s)this.kids.push(h)}adopt(s){s.parent=this,this.kids.push(s)}}class U{context;rootRef;refs=new Map;ids=[];constructor(s,h=s.nextRef()){
this.context=s,this.rootRef=h}refOf(s){let h=this.refs.get(s);return h||this.refs.set(s,h=this.context.nextRef()),h}*write(s,h){const{context:n}=this,O=[s];for(let f=O.
pop();f;f=O.pop()){for(const t of f.kids)t instanceof B&&O.push(t);this.put(f),yield}const i=n.obj({Type:"StructTreeRoot",K:[this.refOf(s)]}),T=h.flatMap(([f,t])=>[
g.A.of(f),t]);if(i.set(v.A.of("ParentTree"),n.register(n.obj({Nums:T}))),i.set(v.A.of("ParentTreeNextKey"),g.A.of(h.reduce((f,[t])=>Math.max(f,t+1),0))),this.ids.
length>0){const f=[...this.ids].sort(([t],[a])=>t<a?-1:1).flatMap(([t,a])=>[I.A.of(Buffer.from(t,"latin1").toString("hex")),a]);i.set(v.A.of("IDTree"),n.register(
n.obj({Names:f})))}return n.assign(this.rootRef,i),this.rootRef}put(s){const{context:h}=this,{tag:n,parent:O,facts:i}=s,T=P.A.withContext(h),f=(c,S)=>T.set(v.A.
of(c),S);f("S",v.A.of(n)),f("P",O?this.refOf(O):this.rootRef);const[t]=s.kids,a=t instanceof B?void 0:t?.page;a&&f("Pg",a);const M=s.kids.map(c=>this.kid(c,a));
M.length>0&&f("K",M.length===1?M[0]:h.obj(M)),i.alt!==void 0&&f("Alt",I.A.fromText(i.alt)),i.title!==void 0&&f("T",I.A.fromText(i.title)),i.lang!==void 0&&f("La\
ng",I.A.fromText(i.lang)),i.attributes&&f("A",h.obj(i.attributes)),i.id!==void 0&&(f("ID",I.A.of(Buffer.from(i.id,"latin1").toString("hex"))),this.ids.push([i.id,
this.refOf(s)])),h.assign(this.refOf(s),T)}kid(s,h){if(s instanceof B)return this.refOf(s);const{context:n}=this;return"annotation"in s?n.obj({Type:"OBJR",Obj:s.
annotation,Pg:s.page}):s.form?n.obj({Type:"MCR",Pg:s.page,Stm:s.form,MCID:s.content}):s.page===h?g.A.of(s.content):n.obj({Type:"MCR",Pg:s.page,MCID:s.content})}}}),
87594:((J,N,d)=>{d.d(N,{IZ:()=>B,XH:()=>U,ye:()=>i});var g=d(36078),v=d(74135),I=d(71642),P=d(15040);const B=({opacity:f,blend:t,overlays:a,making:M,masked:c})=>[
f,t,a,M,c].some(S=>S!==void 0),U=.2,R={font:void 0,size:0,fill:"",stroke:"",spacing:0,alpha:1},s={...R,spacing:Number.NaN},h=5e5,n="-100000 -100000 200000 20000\
0",O=100;class i{fonts=new Set;shades=new Map;patterns=new Map;patternNames=new Map;alphas=new Map;blends=new Set;groups=new Map;masks=new Map;made=new Map;operators=[];inner="";kept=[];state=R;*sequence(t,a){
this.operators.push(t);let M=!1,c=0;for(const S of a)c>=O&&(yield c,c=0),c+=S.kind==="tiles"?1+S.across.length/O:1,S.kind==="text"!==M&&this.operators.push(M?"E\
T":"BT"),M=S.kind==="text",this.write(S);M&&this.operators.push("ET"),this.operators.push("EMC"),yield c}enter(t){const{clip:a,matrix:M,hasHoles:c=!1,masked:S}=t,
j=B(t)?this.operators:void 0;this.kept.push({state:this.state,around:j,control:t}),this.operators.push("q"),M&&this.operators.push(`${M.map(g._).join(" ")} cm`),
a!==void 0&&this.operators.push(`${a} W${c?"*":""} n`);const L=S&&this.made.get(S);L!==void 0&&this.operators.push(`/${L} gs`),j&&(this.operators=[],this.state=
s)}leave(t){const{state:a,around:M,control:c}=this.kept.pop();if(M&&t!==void 0){if(c.overlays&&this.cover(c.overlays),this.groups.set(t,this.content),this.operators=
M,this.state=a,c.making){const S=`Soft${t}`;this.masks.set(S,{group:t,mask:c.making}),this.made.set(c.making,S)}else c.overlays&&this.operators.push(`/${this.maskBy(
this.inner)} gs`),this.covers(c.opacity??1),c.blend!==void 0&&this.mixes(c.blend),this.operators.push(`/${t} Do`);this.inner=t}this.state=a,this.operators.push(
"Q")}cover(t){for(const{blend:a,color:M,alpha:c}of t){this.blends.add(a);const S=`/${a} gs /${this.alphaName(c)} gs ${(0,g.wW)(M,"fill")}`;this.operators.push(`\
/Artifact BMC q ${S} ${n} re f Q EMC`)}}maskBy(t){const a=`Soft${t}`;return this.masks.set(a,{group:t,mask:{isAlpha:!0}}),a}get content(){return this.operators.
join(`
`)}*pieces(){let[t,a]=[0,0];for(const[M,c]of this.operators.entries())a+=c.length,!(a<h)&&(yield`${this.operators.slice(t,M+1).join(`
`)}
`,[t,a]=[M+1,0]);yield this.operators.slice(t).join(`
`)}write(t){switch(t.kind){case"text":return this.text(t);case"area":return this.area(t);case"image":this.operators.push(`q ${t.matrix.map(g._).join(" ")} cm /${t.
name} Do Q`);return;case"stroke":return this.line(t);case"shape":return this.shape(t);case"outline":return this.outline(t);case"tiles":return this.tiles(t)}}tiles({
tile:t,across:a,up:M}){const{state:c,operators:S}=this;this.operators=[],this.write(t);const j=this.content;this.operators=S,this.state=c;for(const L of a)S.push(
`q 1 0 0 1 ${(0,g._)(L)} ${(0,g._)(M)} cm ${j} Q`)}text(t){const{x:a,y:M,size:c,color:S,fill:j,isHidden:L=!1,words:G,matrix:H,oblique:Q=!1,bolder:x=0,spacing:p=0,
alpha:l=1}=t,_=j&&this.patternOf(j);_===void 0?this.filled(S):this.fillBy(`/Pattern cs /${_} scn`),j&&(0,I.OD)(j)&&this.operators.push(`/Mask${_} gs`),this.covers(
l),x>0&&(_===void 0?this.stroked(S):this.strokeBy(`/Pattern CS /${_} SCN`),this.operators.push(`2 Tr ${(0,g.id)(x)} w`)),L&&this.operators.push("3 Tr"),p!==this.
state.spacing&&(this.state={...this.state,spacing:p},this.operators.push(`${(0,g.id)(p)} Tc`));const $=(o,m)=>{const u=m?U:0;H?this.operators.push(`${(0,g.vs)((0,v.
lw)([1,0,u,1,o,M],H))} Tm`):this.operators.push(`1 0 ${u} 1 ${(0,g.id)(o)} ${(0,g.id)(M)} Tm`)};let k=Q||G[0]?.leans===!0,C=a;$(a,k);let e="";const r=()=>{e&&this.
operators.push(`[${e.replaceAll("><","")}]TJ`),e=""};for(const{parts:o,width:m,after:u=0,leans:A=Q}of G){A!==k&&(r(),$(C,A),k=A),C+=m*c/1e3+p*o.reduce((y,{glyphs:E})=>y+
E.length,0);for(const y of o){if(y.glyphs.length===0)continue;(y.font!==this.state.font||c!==this.state.size)&&(r(),this.set(y.font,c));const E=(0,P.Le)(y);E!==
void 0?e+=E:(r(),this.operators.push((0,P.Rj)(y,c)))}u!==0&&(e+=(0,g._)(-u))}r(),(x>0||L)&&this.operators.push("0 Tr")}set(t,a){this.state={...this.state,font:t,
size:a},this.fonts.add(t),this.operators.push(`/${t.name} ${(0,g.id)(a)} Tf`)}area({x:t,y:a,width:M,height:c,color:S,radius:j=0}){this.filled(S),this.covers(1),
j===0?this.operators.push(`${[t,a,M,c].map(g.id).join(" ")} re f`):this.operators.push(T(t,a,M,c,Math.min(j,M/2,c/2)),"f")}line({points:t,width:a,color:M,dots:c}){
this.stroked(M);const S=`${(0,g.id)(a)} w ${(0,g.XL)(t)} S`;this.operators.push(c===void 0?S:`q 1 J [0 ${(0,g.id)(c)}] 0 d ${S} Q`)}patternOf(t){const a=this.kept.
findLastIndex(({around:L})=>L!==void 0)+1;let M=[1,0,0,1,0,0];for(const{control:L}of this.kept.slice(a))L.matrix&&(M=(0,v.lw)(L.matrix,M));t.matrix&&(M=(0,v.lw)(
t.matrix,M));let c=this.patternNames.get(t);c||this.patternNames.set(t,c=new Map);const S=M.join();let j=c.get(S);return j===void 0&&(c.set(S,j=`Pattern${this.patterns.
size+1}`),this.patterns.set(j,{shade:t,matrix:M})),j}filled(t){this.fillBy((0,g.wW)(t,"fill"))}fillBy(t){t!==this.state.fill&&(this.state={...this.state,fill:t},
this.operators.push(t))}stroked(t){this.strokeBy((0,g.wW)(t,"stroke"))}strokeBy(t){t!==this.state.stroke&&(this.state={...this.state,stroke:t},this.operators.push(
t))}covers(t){t!==this.state.alpha&&(this.state={...this.state,alpha:t},this.operators.push(`/${this.alphaName(t)} gs`))}outline({path:t,color:a,alpha:M,width:c,
cap:S,join:j,miter:L,dashes:G,dashOffset:H}){const Q=this.alphaName(M),x=G.length>0?` [${G.map(g._).join(" ")}] ${(0,g._)(H)} d`:"",p=`${(0,g._)(c)} w ${S} J ${j}\
 j ${(0,g._)(L)} M${x}`;this.operators.push(`q ${this.strokeColor(a)} /${Q} gs ${p} ${t} S Q`)}strokeColor(t){if(!("stops"in t))return(0,g.wW)(t,"stroke");const a=this.
patternOf(t);return`${(0,I.OD)(t)?`/Mask${a} gs `:""}/Pattern CS /${a} SCN`}mixes(t){this.blends.add(t),this.operators.push(`/${t} gs`)}alphaName(t){const a=`A${Math.
round(t*1e3)}`;return this.alphas.set(a,t),a}shape({path:t,fill:a,alpha:M=1,hasHoles:c=!1}){this.covers(M);const S=c?"*":"";if(!("stops"in a)){this.filled(a),this.
operators.push(`${t} f${S}`);return}let j=this.shades.get(a);j===void 0&&this.shades.set(a,j=`Shade${this.shades.size+1}`);const L=a.matrix?`${a.matrix.map(g._).
join(" ")} cm `:"";this.operators.push(`q ${t} W${S} n ${L}${(0,I.OD)(a)?`/Mask${j} gs `:""}/${j} sh Q`)}}function T(f,t,a,M,c){const[S,j]=[f+a,t+M],L=c*(1-g.yQ),
G=(...Q)=>`${Q.map(g.id).join(" ")} c`,H=(...Q)=>`${Q.map(g.id).join(" ")} l`;return[`${(0,g.id)(f+c)} ${(0,g.id)(t)} m`,H(S-c,t),G(S-L,t,S,t+L,S,t+c),H(S,j-c),
G(S,j-L,S-L,j,S-c,j),H(f+c,j),G(f+L,j,f,j-L,f,j-c),H(f,t+c),G(f,t+L,f+L,t,f+c,t),"h"].join(" ")}}),71642:((J,N,d)=>{d.d(N,{CD:()=>I,OD:()=>g,Tp:()=>v,ao:()=>P});
const g=({stops:n})=>n.some(({alpha:O})=>O<1);function v(n,{coordinates:O,stops:i}){return n.register(B(n,O,i,"DeviceRGB",({color:T})=>T))}const I=(n,O,i)=>n.register(
n.obj({Type:"Pattern",PatternType:2,Shading:v(n,O),Matrix:i.map(s)}));function P(n,{coordinates:O,stops:i,box:T},f){const t=B(n,O,i,"DeviceGray",({alpha:M})=>[M]),
a=n.stream("/Shade sh",{Type:"XObject",Subtype:"Form",BBox:[...T],...f&&{Matrix:f.map(s)},Group:{S:"Transparency",CS:"DeviceGray"},Resources:{Shading:{Shade:t}}});
return n.register(n.obj({Type:"ExtGState",SMask:{Type:"Mask",S:"Luminosity",G:n.register(a)}}))}function B(n,O,i,T,f){const t=i.slice(1).map((M,c)=>({FunctionType:2,
Domain:[0,1],C0:f(i[c]).map(h),C1:f(M).map(h),N:1})),a={FunctionType:3,Domain:[0,1],Functions:t,Bounds:R(i),Encode:t.flatMap(()=>[0,1])};return n.obj({ShadingType:O.
length===4?2:3,ColorSpace:T,Coords:O.map(h),Function:a,Extend:[!0,!0]})}const U=1e-5;function R(n){const O=n.slice(1,-1),i=Math.min(U,.5/n.length);let T=0;return O.
map(({at:f},t)=>(T=Math.min(Math.max(f,T+i),1-(O.length-t)*i),s(T)))}const s=n=>Number(n.toPrecision(9)),h=n=>Math.round(n*1e4)/1e4}),15040:((J,N,d)=>{d.d(N,{Le:()=>H,
RE:()=>S,Rj:()=>Q});var g=d(41578),v=d(45409),I=d(47707),P=d(29825),B=d(33141),U=d(75283);const R="□",s=new RegExp("(\\p{Extended_Pictographic}\\ufe0f?)[\\u{1f3f\
b}-\\u{1f3ff}]|\\ufe0f?\\u20e3","gu"),h=new RegExp("(\\p{Regional_Indicator}{2}|\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?(?:\\u200d\\p{Extended_Pictograp\
hic}\\p{Emoji_Modifier}?\\ufe0f?){1,9})","u"),n=15e4,O=127462,i=/^[!-~]+$/;class T{name;face;ranges;used=new Map;embedded;constructor(p,l,_){this.name=p,this.face=
l,this.ranges=_,l.keep()}covers(p){const{ranges:l}=this;return l&&!Array.from(p).every(_=>l.find(_.codePointAt(0)))?!1:this.face.covers(p)}}const f=(x,p)=>x.filter(
l=>!p.some(_=>_.covers(l))),t=x=>x==="Serif"?"Regular":x.replace(/^Serif/,""),a=x=>x==="Regular"?"Serif":`Serif${x}`,M=x=>x.replace(/Italic$/,"");function c(x,p){
const l=["Regular","SemiBold","Italic"].filter($=>$==="Regular"||x.includes($));l.length===3&&l.push("SemiBoldItalic");const _=x.includes("Serif")&&!p?l.map(a):
[];return new Set([...l,...x.filter($=>$!=="Serif"),..._])}class S{styles;others;upright;parts;pace;missing=new Set;chains=new Map;words={ltr:new Map,rtl:new Map};constructor(p,l,_,$,k){
this.styles=p,this.others=l,this.upright=_,this.parts=$,this.pace=k}get isDue(){return this.pace.isFull}static async open({styles:p,text:l,font:_,boldFont:$,own:k=[]},C){
const e=new Map,r=async w=>(await C.rest(),new T(w,await(0,U.ft)(w)));for(const w of c(p,_!==void 0))e.set(w,await r(w));const o=e.get("Regular"),m=()=>[o,...[...e.
values()].filter(w=>w!==o)];let u=f([...new Set(l)],m());if(u.length>0&&!e.has("Mono")){const w=await r("Mono");f(u,[w]).length<u.length&&e.set("Mono",w),u=f(u,
m())}const A=[];u.length>0&&A.push(await r("Emoji"));const y=[...m(),...A],E=[];if(_){const w=new T("User",(0,U.ar)(_,C));if(e.set("Regular",w).set("Italic",w),
E.push(w),$){const D=new T("UserBold",(0,U.ar)($,C));e.set("SemiBold",D).set("SemiBoldItalic",D),E.push(D)}}const b=new Map;for(const{id:w,parts:D}of k)b.set(w,
D.map(({face:W,ranges:F},z)=>new T(`${w}-${z}`,W,F)));return new S(e,[...y,...E,...[...b.values()].flat()],E,b,C)}async warm(p,l){for(const{face:$}of[...this.styles.
values(),...[...this.parts.values()].flat()])await l.rest(),$.shape("A");const{face:_}=this.fontOf("Regular");for(const $ of p){const k=l.step(n);k&&await k,i.test(
$)&&_.shape($)}}word(p,l,_=!1){const $=this.words[_?"rtl":"ltr"];let k=$.get(l);k||$.set(l,k=new Map);let C=k.get(p);return C||k.set(p,C=this.shape(p,l,_)),C}metrics(p){
return this.fontOf(p).face.metrics}async embed(p){for(const l of this.all)l.used.size!==0&&(await p.rest(),l.embedded=await(0,g.r)(l.face,[...l.used.values()]))}get all(){
return this.others}fontOf(p){const l=this.fontsOf(p);return l.find(_=>_.covers(" "))??l[0]}fontsOf(p){let l=this.chains.get(p);if(!l){const _=$=>this.parts.get(
$)??[this.styles.get($)??this.styles.get(t($))??this.others[0]];this.chains.set(p,l=p.split(" ").flatMap($=>_($)))}return l}shape(p,l,_){const $=p.split(h);if($.
length===1)return this.shapePlain(p,l,_);const k=$.map((C,e)=>e%2===1?this.shapeJoined(C,l):this.shapePlain(C,l,_));return _&&k.reverse(),j(p,k.flatMap(({parts:C})=>C),
k.some(({leans:C})=>C))}shapeJoined(p,l){const k=(!p.includes("‍")?Array.from(p,o=>String.fromCharCode(o.codePointAt(0)-O+65)):p.split("‍").map(o=>o.replace(
new RegExp("\\p{Emoji_Modifier}|\\ufe0f","gu"),""))).filter(o=>this.others.some(m=>m.covers(o))).join("");if(k==="")return this.shapePlain(p,l,!1);const{parts:C,
leans:e}=this.shapePlain(k,l,!1),r=C.map((o,m)=>({...o,actual:m===0?p:""}));return j(p,r,e===!0)}shapePlain(p,l,_){const $=this.fontsOf(l),k=$[0],C=(0,I.RK)(p).
replace(s,"$1"),e=l.endsWith("Italic")&&this.upright.includes(k);if(k.covers(C))return j(p,[G(k,C,_)],e);const r=l.endsWith("SemiBoldItalic")?this.fontOf(M(l)):
void 0,o=[...new Set([...$,...r?[r]:[],...this.others])],m=(0,P.W_)({text:C,rtl:_},o).map(u=>{if(u.font!==P.lV)return G(o[u.font],u.text,u.rtl);const A=(0,I.qf)(
u.text);for(const y of A)this.missing.add(y);return{...G(this.others[0],R.repeat(A.length),!1),actual:u.text}});return j(p,m,e)}}const j=(x,p,l)=>({text:x,width:p.
reduce((_,{glyphs:$})=>$.reduce((k,{advance:C})=>k+C,_),0),parts:p,...l&&{leans:l}}),L=x=>x.map(p=>String.fromCodePoint(p)).join("");function G(x,p,l){const _=x.
face.shape(p,l);for(const{glyph:k}of _)x.used.has(k.id)||x.used.set(k.id,k);const $=_.map(({glyph:k})=>L(x.used.get(k.id).codePoints)).join("");return{font:x,glyphs:_,
actual:l||$===p?void 0:p}}function H(x){if(x.shown!==void 0)return x.shown;const{font:p,glyphs:l,actual:_}=x;if(!(_!==void 0||l.some(({y:$})=>$!==0)))return x.shown=
(0,v.Q)(l,p.embedded,p.face.unit)}function Q({font:x,glyphs:p,actual:l},_){const $=(0,v.n)(p,x.embedded,x.face.unit,_);return l===void 0?$:(0,B.$u)(l,$)}}),82715:((J,N,d)=>{
d.d(N,{m:()=>I});var g=d(21115),v=d(3907);function I(P,B,U,R){const{text:s,properties:h,end:n,about:O}=P,i=h.find(a=>a.namespace===g.dK[B]&&a.name===U),T=i&&s.slice(
i.from,i.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;if(i&&T!==void 0){const a=i.from+T;return`${s.slice(0,a)}${R.replace("<rdf:li",`<rdf:li xm\
lns:rdf="${g.dK.rdf}"`)}${s.slice(a)}`}const f=`<${B}:${U}><rdf:Bag>
${R}</rdf:Bag></${B}:${U}>`,t=`<rdf:Description xmlns:rdf="${g.dK.rdf}" rdf:about="${(0,v.X)(O)}" xmlns:${B}="${g.dK[B]}">
${f}
</rdf:Description>
`;return`${s.slice(0,n)}${t}${s.slice(n)}`}})};
