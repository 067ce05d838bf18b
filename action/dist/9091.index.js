"use strict";exports.id=9091,exports.ids=[9091],exports.modules={29825:((J,W,f)=>{f.d(W,{EH:()=>C,OD:()=>_,W_:()=>R,lV:()=>I});var g=f(12889),v=f(47707);const I=-1,_=(s,d)=>(0,g.
pr)(s).flatMap(i=>R(i,d));function R({text:s,rtl:d},i){const P=[];for(const a of(0,v.qf)(s)){const O=P.at(-1),t=(0,v.ML)(a)?O?.font??0:U(a,i,O?.font);O?.font===
t?O.text+=a:P.push({font:t,text:a,rtl:d})}return d?P.reverse():P}function U(s,d,i){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(s)&&i!==void 0&&d[i]?.
covers(s)===!0?i:d.findIndex(a=>a.covers(s))}function C(s,d){const i=_(s,d).filter(({font:P})=>P===I);return[...new Set(i.flatMap(P=>(0,v.qf)(P.text)))]}}),45409:((J,W,f)=>{
f.d(W,{Q:()=>I,n:()=>v});var g=f(36078);function v(_,R,U,C){let s=0,d=0;const i=[];for(let P=0;P<_.length;P=s){const{y:a}=_[P];for(;s<_.length&&_[s].y===a;)s++;
a!==d&&i.push(`${(0,g.id)(a*C/1e3)} Ts`),d=a,i.push(`[${I(_.slice(P,s),R,U)}] TJ`)}return d!==0&&i.push("0 Ts"),i.join(" ")}function I(_,R,U){let C="",s="";const d=i=>{
const P=Math.round(i*100)/100;P!==0&&(s&&(C+=`<${s}>`),s="",C+=`${-P} `)};for(const{glyph:i,advance:P,x:a}of _)d(a),s+=R.codeOf(i),d(P-a-i.advanceWidth*U);return s?
`${C}<${s}>`:C}}),88739:((J,W,f)=>{f.d(W,{B:()=>U,U:()=>_});var g=f(77581),v=f(12889);const I=100;function _(C,{digits:s=4,isInOrder:d=!1}={}){const i=C.filter(
([,a])=>a.length>0).map(([a,O])=>`<${U(a).slice(-s)}> <${R(O,d)}>`),P=Array.from({length:Math.ceil(i.length/I)},(a,O)=>{const t=i.slice(O*I,(O+1)*I);return[`${t.
length} beginbfchar`,...t,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(s)}> <${"F".repeat(s)}> endcodespacerange`,...P,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function R(C,s){const d=C.map(i=>String.fromCodePoint(i)).join("");return(0,g.kt)(!s&&(0,v.ft)(d)?[...d].reverse().join(""):d).toString("hex").toUpperCase()}
const U=C=>C.toString(16).toUpperCase().padStart(4,"0")}),38875:((J,W,f)=>{f.d(W,{F:()=>I});var g=f(60623);const v=1<<24,I=_=>(0,g.UD)(Buffer.from(_,"base64"),{
stream:v,total:v,remaining:v},{found:!1})}),96927:((J,W,f)=>{f.d(W,{XS:()=>_,tU:()=>R,tn:()=>I});const g=U=>Math.round(U*72e3/25.4)/1e3,v=(U,C)=>[g(U),g(C)],I={
A3:v(297,420),A4:v(210,297),A5:v(148,210),A6:v(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},_=3,R=14400}),24472:((J,W,f)=>{f.d(W,{Q$:()=>i,Xw:()=>d,
n8:()=>s});var g=f(21115),v=f(1975),I=f(82715),_=f(60912),R=f(21878),U=f(81679),C=f(45599);const s="Octavo";function d(a){const O=a.add(new C.Z6((0,C.jd)({N:3,Filter:(0,C.
UU)("FlateDecode")}),(0,U.Kc)((0,R.k)({gray:!1})))),t=(0,C.jd)({Type:(0,C.UU)("OutputIntent"),S:(0,C.UU)("GTS_PDFA1"),OutputConditionIdentifier:(0,C.Px)("sRGB"),
Info:(0,C.Px)("sRGB"),DestOutputProfile:O});a.editCatalog().set("OutputIntents",[a.add(t)])}async function i(a,{title:O,author:t,language:n},u){const{isArchive:h}=u,
M=(F,z,Q)=>({prefix:F,name:z,form:"simple",values:[Q]}),D=u.isAccessible&&n!==void 0,B=(0,_.T3)([{prefix:"dc",name:"title",form:"alternative",values:[O]},...t===
void 0?[]:[{prefix:"dc",name:"creator",form:"ordered",values:[t]}],...n===void 0?[]:[{prefix:"dc",name:"language",form:"unordered",values:[n]}],M("pdf","Produce\
r",s),...h?[M("pdfaid","part","3"),M("pdfaid","conformance","A")]:[],...D?[M("pdfuaid","part","1")]:[]]);if(!D||!h)return(0,_._L)(a,B);const G=await(0,v.kg)(Buffer.
from(B,"utf8"),a.job.pace);(0,_._L)(a,(0,I.m)(G,"pdfaExtension","schemas",P))}const P=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${g.dK.pdfaSchema}" xm\
lns:pdfaProperty="${g.dK.pdfaProperty}">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${g.dK.pdfuaid}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>inter\
nal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description></rdf:li>
</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),94405:((J,W,f)=>{f.d(W,{B:()=>A});var g=f(22387),v=f(61410),I=f(66005),_=f(91112),R=f(16804),U=f(81415),C=f(92356),s=f(68973),d=f(45599),i=f(24472);function P(j,e,r){
if(e.length===0)return;const o=(S,T,w)=>{const b=S.map(()=>j.nextRef());let E=S.length;for(const[$,{title:L,place:N,children:H}]of S.entries()){const K=j.obj({Title:v.
A.fromText(L),Parent:T});a(K,{Prev:b[$-1],Next:b[$+1],Dest:r(N)}),H.length>0&&(E+=o(H,b[$],K)),j.assign(b[$],K)}return a(w,{First:b[0],Last:b.at(-1),Count:U.A.of(
E)}),E},p=j.nextRef(),l=j.obj({Type:"Outlines"});return o(e,p,l),j.assign(p,l),p}function a(j,e){for(const[r,o]of Object.entries(e))o!==void 0&&j.set(_.A.of(r),
o)}var O=f(78445),t=f(87594),n=f(71642),u=f(45657);class h{width;height;ref;key;lends;drawn=[];links=[];owners=[];images=new Map;groups=[];open=[];constructor(e,r,o,p,l){
this.width=e,this.height=r,this.ref=o,this.key=p,this.lends=l}draw(e,...r){const o=this.drawn.at(-1);if(o!==void 0&&"inks"in o&&o.element===e&&o.running===void 0&&
this.isLastKid(e)){(0,u.RZ)(o.inks,r);return}if(this.drawn.push({element:e,inks:[...r]}),!e)return;const{owners:l,form:S}=this.stream;e.kids.push({page:this.ref,
content:l.length,form:S}),l.push(e)}run(e,...r){this.drawn.push({element:void 0,running:e,inks:[...r]})}enter(e){const r=this.open.at(-1),o=(0,t.IZ)(e)?{...this.
lends(),owners:[]}:void 0;o&&this.groups.push(o),this.open.push(o??r),this.drawn.push({enter:e,group:o})}leave(){this.open.pop(),this.drawn.push({leave:!0})}link(e,r,o,p){
const{ref:l,key:S}=this.lends();this.links.push({box:r,target:o,contents:p,element:e,ref:l,key:S}),e.kids.push({page:this.ref,annotation:l})}image(e){for(const[
o,p]of this.images)if(p===e)return o;const r=`Image${this.images.size+1}`;return this.images.set(r,e),r}get stream(){const e=this.open.at(-1);return e?{owners:e.
owners,form:e.ref}:{owners:this.owners,form:void 0}}isLastKid(e){if(!e)return!0;const r=e.kids.at(-1),{owners:o,form:p}=this.stream;return r!==void 0&&"content"in
r&&r.page===this.ref&&r.form===p&&r.content===o.length-1}}var M=f(15040),D=f(64680);const B=120;async function G(j,e){const r=j.enumerateIndirectObjects(),o=new D.
k(r.length*B);o.text(`%PDF-1.7
%ÿÿÿÿ
`);const p=[];for(const[b,E]of r){p[b.objectNumber]=o.length,o.text(`${b.objectNumber} 0 obj
`);const $=E.sizeInBytes();o.fill($,(N,H)=>E.copyBytesInto(N,H)),o.text(`
endobj
`);const L=e.step($*20);L&&await L}const l=o.length;o.text(`xref
0 ${p.length}
0000000000 65535 f 
`);for(let b=1;b<p.length;b++){const E=p[b];o.text(E===void 0?`0000000000 00001 f 
`:`${String(E).padStart(10,"0")} 00000 n 
`)}const{Root:S,Info:T}=j.trailerInfo,w=T?`/Info ${T.toString()}`:"";return o.text(`trailer
<</Size ${p.length}/Root ${S.toString()}${w}>>
startxref
${l}
%%EOF
`),o.bytes}const F=6,z=40,Q=2e3,x=1500,m=8e3,c={Header:"/Artifact <</Type /Pagination /Subtype /Header /Attached [/Top]>> BDC",Footer:"/Artifact <</Type /Pagina\
tion /Subtype /Footer /Attached [/Bottom]>> BDC"};class A{typefaces;job;document=new O.H("Document",void 0,{});sheets=[];context=g.A.create();fonts=new Map;shared=new Map;keys=0;constructor(e,r){
this.typefaces=e,this.job=r}static async open(e,r){return new A(await M.RE.open(e,r.pace),r)}sheet(e,r){const o=()=>({ref:this.context.nextRef(),key:this.keys++}),
{ref:p,key:l}=o(),S=new h(e,r,p,l,o);return this.sheets.push(S),S}async finish({title:e,author:r,language:o,bookmarks:p=[],breaksArchive:l=!1,isAccessible:S=!0}){
await this.typefaces.embed(this.job.pace);const{context:T}=this,w=T.nextRef();for(const $ of this.sheets)await this.writeSheet($,w);T.assign(w,T.obj({Type:"Page\
s",Kids:this.sheets.map(({ref:$})=>$),Count:this.sheets.length})),await this.writeCatalog(w,o,p);const b=T.obj({Title:v.A.fromText(e),Producer:I.A.of(i.n8)});r!==
void 0&&b.set(_.A.of("Author"),v.A.fromText(r)),T.trailerInfo.Info=T.register(b);const E=await(0,C.E)(await G(T,this.job.pace),this.job);for(const[{embedded:$},
L]of this.fonts)$.addTo(E,new d.oS(L.objectNumber));return this.embedImages(E),(0,i.Xw)(E),await(0,i.Q$)(E,{title:e,author:r,language:o},{isArchive:!l,isAccessible:S}),
E}async writeSheet(e,r){const{context:o,job:p}=this,l=new t.ye,S=[];let T=0;for(const $ of e.drawn){if("enter"in $)l.enter($.enter),S.push({group:$.group,content:T}),
$.group&&(T=0);else if("leave"in $){const{group:N,content:H}=S.pop();l.leave(N&&y(N)),N&&(T=H)}else{const{element:N,running:H,inks:K}=$,X=N?`/${N.tag} <</MCID ${T++}\
>> BDC`:H?c[H]:"/Artifact BMC";for(const Z of l.sequence(X,K)){const V=p.pace.step(Z*x);V&&await V}}const L=p.pace.step(Q);L&&await L}const w=await this.streamOf(
l.pieces(),{}),b=await this.resourcesOf(l,e);e.groups.length>0&&await this.writeGroups(e,l,b);const E=o.obj({Type:"Page",Parent:r,MediaBox:[0,0,e.width,e.height],
Contents:o.register(w),Resources:this.shared.get(e)??b,StructParents:e.key,Tabs:"S"});e.links.length>0&&E.set(_.A.of("Annots"),o.obj(e.links.map(({ref:$})=>$)));
for(const $ of e.links)o.assign($.ref,this.annotation($,e));o.assign(e.ref,E)}async streamOf(e,r){const{context:o,job:p}=this,l=[];for(const w of e){l.push(Buffer.
from(w,"latin1"));const b=p.pace.step(w.length*z);b&&await b}const S=await(0,s.uM)(p).deflate(l.length===1?l[0]:Buffer.concat(l),F),T=o.obj({Filter:"FlateDecode",
Length:S.length});for(const[w,b]of Object.entries(r))T.set(_.A.of(w),b);return R.A.of(T,S)}async writeGroups(e,r,o){const{context:p}=this,l=p.register(o);this.shared.
set(e,l);const{width:S,height:T}=e;for(const w of e.groups){const b=r.groups.get(y(w)),E=await this.streamOf([b],{Type:_.A.of("XObject"),Subtype:_.A.of("Form"),
BBox:p.obj([-4*S,-4*T,5*S,5*T]),Group:p.obj({S:"Transparency",CS:"DeviceRGB"}),Resources:l,StructParents:U.A.of(w.key)});p.assign(w.ref,E)}o.set(_.A.of("XObject"),
p.obj(Object.fromEntries(e.groups.map(w=>[y(w),w.ref]))))}async resourcesOf({fonts:e,shades:r,patterns:o,alphas:p,blends:l,masks:S},{groups:T}){const{context:w,
job:b}=this,E=w.obj({Font:Object.fromEntries([...e].map(K=>[K.name,this.fontRef(K)]))}),$={};for(const[K,X]of p)$[K]=w.obj({Type:"ExtGState",ca:X,CA:X});for(const K of l)
$[K]=w.obj({Type:"ExtGState",BM:K});const L=new Map(T.map(K=>[y(K),K.ref]));for(const[K,{group:X,mask:Z}]of S)$[K]=w.obj({Type:"ExtGState",SMask:{Type:"Mask",S:Z.
isAlpha?"Alpha":"Luminosity",G:L.get(X)}});const N={};for(const[K,X]of r){(0,n.OD)(K)&&($[`Mask${X}`]=(0,n.ao)(w,K)),N[X]=(0,n.Tp)(w,K);const Z=b.pace.step(K.stops.
length*m);Z&&await Z}const H={};for(const[K,{shade:X,matrix:Z}]of o){(0,n.OD)(X)&&($[`Mask${K}`]=(0,n.ao)(w,X,X.matrix)),H[K]=(0,n.CD)(w,X,Z);const V=b.pace.step(
X.stops.length*m);V&&await V}return o.size>0&&E.set(_.A.of("Pattern"),w.obj(H)),Object.keys($).length>0&&E.set(_.A.of("ExtGState"),w.obj($)),r.size>0&&E.set(_.A.
of("Shading"),w.obj(N)),E}fontRef(e){let r=this.fonts.get(e);return r||this.fonts.set(e,r=this.context.register(this.context.obj({}))),r}annotation({box:e,target:r,
contents:o,key:p},l){const S=this.context.obj({Type:"Annot",Subtype:"Link",Rect:e.map(b=>Math.round(b*100)/100),Border:[0,0,0],F:4,P:l.ref,StructParent:p,Contents:v.
A.fromText(o)}),[T,w]=this.aim(r);return w&&S.set(_.A.of(T),w),S}aim(e){return"place"in e?["Dest",this.destination(e.place)]:["A",this.context.obj({Type:"Action",
S:"URI",URI:I.A.of(k(e.uri))})]}destination({sheet:e,top:r}){return e&&this.context.obj([e.ref,"XYZ",null,r===void 0?null:Math.round(r*100)/100,null])}async parentsOf(e){
const{context:r,job:o,sheets:p}=this,l=[];for(const{key:S,owners:T,groups:w,links:b}of p){l.push([S,r.register(r.obj(T.map(L=>e.refOf(L))))]);for(const L of w)l.
push([L.key,r.obj(L.owners.map(N=>e.refOf(N)))]);for(const L of b)l.push([L.key,e.refOf(L.element)]);const E=w.reduce((L,N)=>L+N.owners.length,T.length+b.length),
$=o.pace.step(E*Q);$&&await $}return l.sort(([S],[T])=>S-T)}async writeCatalog(e,r,o){const{context:p,job:l}=this,S=new O.s(p),T=await this.parentsOf(S),w=S.write(
this.document,T);let b=w.next();for(;b.done!==!0;b=w.next()){const L=l.pace.step(2e3);L&&await L}const E=p.obj({Type:"Catalog",Pages:e,StructTreeRoot:b.value,MarkInfo:{
Marked:!0},ViewerPreferences:{DisplayDocTitle:!0}});r!==void 0&&E.set(_.A.of("Lang"),I.A.of(r));const $=P(p,o,L=>this.destination(L));$&&(E.set(_.A.of("Outlines"),
$),E.set(_.A.of("PageMode"),_.A.of("UseOutlines"))),p.trailerInfo.Root=p.register(E)}embedImages(e){for(const r of this.sheets){const{ref:o,images:p}=r;if(p.size===
0)continue;const l=this.shared.get(r),S=l?e.edit(l.objectNumber):e.edit(o.objectNumber).get("Resources"),T=S.get("XObject")??(0,d.jd)({});for(const[w,b]of p)T.set(
w,b.embed(e,{profiled:!0}));S.set("XObject",T)}}}const y=({ref:j})=>`Group${j.objectNumber}`,k=j=>j.replace(/[\\()]/g,"\\$&")}),78445:((J,W,f)=>{f.d(W,{H:()=>R,
s:()=>U});var g=f(81415),v=f(91112),I=f(61410),_=f(6476);class R{tag;parent;facts;kids=[];constructor(s,d,i){this.tag=s,this.parent=d,this.facts=i}add(s,d={}){const i=new R(
s,this,d);return this.kids.push(i),i}prune(){const s=this.kids.filter(d=>d instanceof R?(d.prune(),d.kids.length>0||d.tag==="TD"||d.tag==="TH"):!0);this.kids.splice(
0,this.kids.length);for(const d of s)this.kids.push(d)}adopt(s){s.parent=this,this.kids.push(s)}}class U{context;rootRef;refs=new Map;ids=[];constructor(s,d=s.nextRef()){
this.context=s,this.rootRef=d}refOf(s){let d=this.refs.get(s);return d||this.refs.set(s,d=this.context.nextRef()),d}*write(s,d){const{context:i}=this,P=[s];for(let t=P.
pop();t;t=P.pop()){for(const n of t.kids)n instanceof R&&P.push(n);this.put(t),yield}const a=i.obj({Type:"StructTreeRoot",K:[this.refOf(s)]}),O=d.flatMap(([t,n])=>[
g.A.of(t),n]);if(a.set(v.A.of("ParentTree"),i.register(i.obj({Nums:O}))),a.set(v.A.of("ParentTreeNextKey"),g.A.of(d.reduce((t,[n])=>Math.max(t,n+1),0))),this.ids.
length>0){const t=[...this.ids].sort(([n],[u])=>n<u?-1:1).flatMap(([n,u])=>[I.A.of(Buffer.from(n,"latin1").toString("hex")),u]);a.set(v.A.of("IDTree"),i.register(
i.obj({Names:t})))}return i.assign(this.rootRef,a),this.rootRef}put(s){const{context:d}=this,{tag:i,parent:P,facts:a}=s,O=_.A.withContext(d),t=(M,D)=>O.set(v.A.
of(M),D);t("S",v.A.of(i)),t("P",P?this.refOf(P):this.rootRef);const[n]=s.kids,u=n instanceof R?void 0:n?.page;u&&t("Pg",u);const h=s.kids.map(M=>this.kid(M,u));
h.length>0&&t("K",h.length===1?h[0]:d.obj(h)),a.alt!==void 0&&t("Alt",I.A.fromText(a.alt)),a.title!==void 0&&t("T",I.A.fromText(a.title)),a.lang!==void 0&&t("La\
ng",I.A.fromText(a.lang)),a.attributes&&t("A",d.obj(a.attributes)),a.id!==void 0&&(t("ID",I.A.of(Buffer.from(a.id,"latin1").toString("hex"))),this.ids.push([a.id,
this.refOf(s)])),d.assign(this.refOf(s),O)}kid(s,d){if(s instanceof R)return this.refOf(s);const{context:i}=this;return"annotation"in s?i.obj({Type:"OBJR",Obj:s.
annotation,Pg:s.page}):s.form?i.obj({Type:"MCR",Pg:s.page,Stm:s.form,MCID:s.content}):s.page===d?g.A.of(s.content):i.obj({Type:"MCR",Pg:s.page,MCID:s.content})}}}),
87594:((J,W,f)=>{f.d(W,{IZ:()=>R,XH:()=>U,ye:()=>P});var g=f(36078),v=f(74135),I=f(71642),_=f(15040);const R=({opacity:O,blend:t,making:n,masked:u})=>O!==void 0||
t!==void 0||n!==void 0||u!==void 0,U=.2,C={font:void 0,size:0,fill:"",stroke:"",spacing:0,alpha:1},s={...C,spacing:Number.NaN},d=5e5,i=100;class P{fonts=new Set;shades=new Map;patterns=new Map;patternNames=new Map;alphas=new Map;blends=new Set;groups=new Map;masks=new Map;made=new Map;operators=[];kept=[];state=C;*sequence(t,n){
this.operators.push(t);let u=!1,h=0;for(const M of n)h>=i&&(yield h,h=0),h+=M.kind==="tiles"?1+M.across.length/i:1,M.kind==="text"!==u&&this.operators.push(u?"E\
T":"BT"),u=M.kind==="text",this.write(M);u&&this.operators.push("ET"),this.operators.push("EMC"),yield h}enter(t){const{clip:n,matrix:u,hasHoles:h=!1,masked:M}=t,
D=R(t)?this.operators:void 0;this.kept.push({state:this.state,around:D,control:t}),this.operators.push("q"),u&&this.operators.push(`${u.map(g._).join(" ")} cm`),
n!==void 0&&this.operators.push(`${n} W${h?"*":""} n`);const B=M&&this.made.get(M);B!==void 0&&this.operators.push(`/${B} gs`),D&&(this.operators=[],this.state=
s)}leave(t){const{state:n,around:u,control:h}=this.kept.pop();if(u&&t!==void 0)if(this.groups.set(t,this.content),this.operators=u,this.state=n,h.making){const M=`\
Soft${t}`;this.masks.set(M,{group:t,mask:h.making}),this.made.set(h.making,M)}else this.covers(h.opacity??1),h.blend!==void 0&&this.mixes(h.blend),this.operators.
push(`/${t} Do`);this.state=n,this.operators.push("Q")}get content(){return this.operators.join(`
`)}*pieces(){let[t,n]=[0,0];for(const[u,h]of this.operators.entries())n+=h.length,!(n<d)&&(yield`${this.operators.slice(t,u+1).join(`
`)}
`,[t,n]=[u+1,0]);yield this.operators.slice(t).join(`
`)}write(t){switch(t.kind){case"text":return this.text(t);case"area":return this.area(t);case"image":this.operators.push(`q ${t.matrix.map(g._).join(" ")} cm /${t.
name} Do Q`);return;case"stroke":return this.line(t);case"shape":return this.shape(t);case"outline":return this.outline(t);case"tiles":return this.tiles(t)}}tiles({
tile:t,across:n,up:u}){const{state:h,operators:M}=this;this.operators=[],this.write(t);const D=this.content;this.operators=M,this.state=h;for(const B of n)M.push(
`q 1 0 0 1 ${(0,g._)(B)} ${(0,g._)(u)} cm ${D} Q`)}text(t){const{x:n,y:u,size:h,color:M,fill:D,isHidden:B=!1,words:G,matrix:F,oblique:z=!1,bolder:Q=0,spacing:x=0,
alpha:m=1}=t,c=D&&this.patternOf(D);c===void 0?this.filled(M):this.fillBy(`/Pattern cs /${c} scn`),D&&(0,I.OD)(D)&&this.operators.push(`/Mask${c} gs`),this.covers(
m),Q>0&&(c===void 0?this.stroked(M):this.strokeBy(`/Pattern CS /${c} SCN`),this.operators.push(`2 Tr ${(0,g.id)(Q)} w`)),B&&this.operators.push("3 Tr"),x!==this.
state.spacing&&(this.state={...this.state,spacing:x},this.operators.push(`${(0,g.id)(x)} Tc`));const A=(r,o)=>{const p=o?U:0;F?this.operators.push(`${(0,g.vs)((0,v.
lw)([1,0,p,1,r,u],F))} Tm`):this.operators.push(`1 0 ${p} 1 ${(0,g.id)(r)} ${(0,g.id)(u)} Tm`)};let y=z||G[0]?.leans===!0,k=n;A(n,y);let j="";const e=()=>{j&&this.
operators.push(`[${j.replaceAll("><","")}]TJ`),j=""};for(const{parts:r,width:o,after:p=0,leans:l=z}of G){l!==y&&(e(),A(k,l),y=l),k+=o*h/1e3+x*r.reduce((S,{glyphs:T})=>S+
T.length,0);for(const S of r){(S.font!==this.state.font||h!==this.state.size)&&(e(),this.set(S.font,h));const T=(0,_.Le)(S);T!==void 0?j+=T:(e(),this.operators.
push((0,_.Rj)(S,h)))}p!==0&&(j+=(0,g._)(-p))}e(),(Q>0||B)&&this.operators.push("0 Tr")}set(t,n){this.state={...this.state,font:t,size:n},this.fonts.add(t),this.
operators.push(`/${t.name} ${(0,g.id)(n)} Tf`)}area({x:t,y:n,width:u,height:h,color:M,radius:D=0}){this.filled(M),this.covers(1),D===0?this.operators.push(`${[t,
n,u,h].map(g.id).join(" ")} re f`):this.operators.push(a(t,n,u,h,Math.min(D,u/2,h/2)),"f")}line({points:t,width:n,color:u,dots:h}){this.stroked(u);const M=`${(0,g.
id)(n)} w ${(0,g.XL)(t)} S`;this.operators.push(h===void 0?M:`q 1 J [0 ${(0,g.id)(h)}] 0 d ${M} Q`)}patternOf(t){const n=this.kept.findLastIndex(({around:B})=>B!==
void 0)+1;let u=[1,0,0,1,0,0];for(const{control:B}of this.kept.slice(n))B.matrix&&(u=(0,v.lw)(B.matrix,u));t.matrix&&(u=(0,v.lw)(t.matrix,u));let h=this.patternNames.
get(t);h||this.patternNames.set(t,h=new Map);const M=u.join();let D=h.get(M);return D===void 0&&(h.set(M,D=`Pattern${this.patterns.size+1}`),this.patterns.set(D,
{shade:t,matrix:u})),D}filled(t){this.fillBy((0,g.wW)(t,"fill"))}fillBy(t){t!==this.state.fill&&(this.state={...this.state,fill:t},this.operators.push(t))}stroked(t){
this.strokeBy((0,g.wW)(t,"stroke"))}strokeBy(t){t!==this.state.stroke&&(this.state={...this.state,stroke:t},this.operators.push(t))}covers(t){t!==this.state.alpha&&
(this.state={...this.state,alpha:t},this.operators.push(`/${this.alphaName(t)} gs`))}outline({path:t,color:n,alpha:u,width:h,cap:M,join:D,miter:B,dashes:G,dashOffset:F}){
const z=this.alphaName(u),Q=G.length>0?` [${G.map(g._).join(" ")}] ${(0,g._)(F)} d`:"",x=`${(0,g._)(h)} w ${M} J ${D} j ${(0,g._)(B)} M${Q}`;this.operators.push(
`q ${this.strokeColor(n)} /${z} gs ${x} ${t} S Q`)}strokeColor(t){if(!("stops"in t))return(0,g.wW)(t,"stroke");const n=this.patternOf(t);return`${(0,I.OD)(t)?`/\
Mask${n} gs `:""}/Pattern CS /${n} SCN`}mixes(t){this.blends.add(t),this.operators.push(`/${t} gs`)}alphaName(t){const n=`A${Math.round(t*1e3)}`;return this.alphas.
set(n,t),n}shape({path:t,fill:n,alpha:u=1,hasHoles:h=!1}){this.covers(u);const M=h?"*":"";if(!("stops"in n)){this.filled(n),this.operators.push(`${t} f${M}`);return}
let D=this.shades.get(n);D===void 0&&this.shades.set(n,D=`Shade${this.shades.size+1}`);const B=n.matrix?`${n.matrix.map(g._).join(" ")} cm `:"";this.operators.push(
`q ${t} W${M} n ${B}${(0,I.OD)(n)?`/Mask${D} gs `:""}/${D} sh Q`)}}function a(O,t,n,u,h){const[M,D]=[O+n,t+u],B=h*(1-g.yQ),G=(...z)=>`${z.map(g.id).join(" ")} c`,
F=(...z)=>`${z.map(g.id).join(" ")} l`;return[`${(0,g.id)(O+h)} ${(0,g.id)(t)} m`,F(M-h,t),G(M-B,t,M,t+B,M,t+h),F(M,D-h),G(M,D-B,M-B,D,M-h,D),F(O+h,D),G(O+B,D,O,
D-B,O,D-h),F(O,t+h),G(O,t+B,O+B,t,O+h,t),"h"].join(" ")}}),71642:((J,W,f)=>{f.d(W,{CD:()=>I,OD:()=>g,Tp:()=>v,ao:()=>_});const g=({stops:i})=>i.some(({alpha:P})=>P<
1);function v(i,{coordinates:P,stops:a}){return i.register(R(i,P,a,"DeviceRGB",({color:O})=>O))}const I=(i,P,a)=>i.register(i.obj({Type:"Pattern",PatternType:2,
Shading:v(i,P),Matrix:a.map(s)}));function _(i,{coordinates:P,stops:a,box:O},t){const n=R(i,P,a,"DeviceGray",({alpha:h})=>[h]),u=i.stream("/Shade sh",{Type:"XOb\
ject",Subtype:"Form",BBox:[...O],...t&&{Matrix:t.map(s)},Group:{S:"Transparency",CS:"DeviceGray"},Resources:{Shading:{Shade:n}}});return i.register(i.obj({Type:"\
ExtGState",SMask:{Type:"Mask",S:"Luminosity",G:i.register(u)}}))}function R(i,P,a,O,t){const n=a.slice(1).map((h,M)=>({FunctionType:2,Domain:[0,1],C0:t(a[M]).map(
d),C1:t(h).map(d),N:1})),u={FunctionType:3,Domain:[0,1],Functions:n,Bounds:C(a),Encode:n.flatMap(()=>[0,1])};return i.obj({ShadingType:P.length===4?2:3,ColorSpace:O,
Coords:P.map(d),Function:u,Extend:[!0,!0]})}const U=1e-5;function C(i){const P=i.slice(1,-1),a=Math.min(U,.5/i.length);let O=0;return P.map(({at:t},n)=>(O=Math.
min(Math.max(t,O+a),1-(P.length-n)*a),s(O)))}const s=i=>Number(i.toPrecision(9)),d=i=>Math.round(i*1e4)/1e4}),15040:((J,W,f)=>{f.d(W,{Le:()=>z,RE:()=>D,Rj:()=>Q});
var g=f(41578),v=f(45409),I=f(47707),_=f(29825),R=f(33141),U=f(75283);const C="□",s=new RegExp("(\\p{Extended_Pictographic}\\ufe0f?)[\\u{1f3fb}-\\u{1f3ff}]|\\ufe0f\
?\\u20e3","gu"),d=new RegExp("(\\p{Regional_Indicator}{2}|\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?(?:\\u200d\\p{Extended_Pictographic}\\p{Emoji_Modifier}\
?\\ufe0f?){1,9})","u"),i=15e4,P=127462,a=/^[!-~]+$/;class O{name;face;ranges;used=new Map;embedded;constructor(m,c,A){this.name=m,this.face=c,this.ranges=A,c.keep()}covers(m){
const{ranges:c}=this;return c&&!Array.from(m).every(A=>c.find(A.codePointAt(0)))?!1:this.face.covers(m)}}const t=(x,m)=>x.filter(c=>!m.some(A=>A.covers(c))),n=x=>x===
"Serif"?"Regular":x.replace(/^Serif/,""),u=x=>x==="Regular"?"Serif":`Serif${x}`,h=x=>x.replace(/Italic$/,"");function M(x,m){const c=["Regular","SemiBold","Ital\
ic"].filter(y=>y==="Regular"||x.includes(y));c.length===3&&c.push("SemiBoldItalic");const A=x.includes("Serif")&&!m?c.map(u):[];return new Set([...c,...x.filter(
y=>y!=="Serif"),...A])}class D{styles;others;upright;parts;missing=new Set;chains=new Map;words={ltr:new Map,rtl:new Map};constructor(m,c,A,y){this.styles=m,this.
others=c,this.upright=A,this.parts=y}static async open({styles:m,text:c,font:A,boldFont:y,own:k=[]},j){const e=new Map,r=async E=>(await j.rest(),new O(E,await(0,U.
ft)(E)));for(const E of M(m,A!==void 0))e.set(E,await r(E));const o=e.get("Regular"),p=()=>[o,...[...e.values()].filter(E=>E!==o)];let l=t([...new Set(c)],p());
if(l.length>0&&!e.has("Mono")){const E=await r("Mono");t(l,[E]).length<l.length&&e.set("Mono",E),l=t(l,p())}const S=[];l.length>0&&S.push(await r("Emoji"));const T=[
...p(),...S],w=[];if(A){const E=new O("User",(0,U.ar)(A));if(e.set("Regular",E).set("Italic",E),w.push(E),y){const $=new O("UserBold",(0,U.ar)(y));e.set("SemiBo\
ld",$).set("SemiBoldItalic",$),w.push($)}}const b=new Map;for(const{id:E,parts:$}of k)b.set(E,$.map(({face:L,ranges:N},H)=>new O(`${E}-${H}`,L,N)));return new D(
e,[...T,...w,...[...b.values()].flat()],w,b)}async warm(m,c){for(const{face:y}of[...this.styles.values(),...[...this.parts.values()].flat()])await c.rest(),y.shape(
"A");const{face:A}=this.fontOf("Regular");for(const y of m){const k=c.step(i);k&&await k,a.test(y)&&A.shape(y)}}word(m,c,A=!1){const y=this.words[A?"rtl":"ltr"];
let k=y.get(c);k||y.set(c,k=new Map);let j=k.get(m);return j||k.set(m,j=this.shape(m,c,A)),j}metrics(m){return this.fontOf(m).face.metrics}async embed(m){for(const c of this.
all)c.used.size!==0&&(await m.rest(),c.embedded=await(0,g.r)(c.face,[...c.used.values()]))}get all(){return this.others}fontOf(m){const c=this.fontsOf(m);return c.
find(A=>A.covers(" "))??c[0]}fontsOf(m){let c=this.chains.get(m);if(!c){const A=y=>this.parts.get(y)??[this.styles.get(y)??this.styles.get(n(y))??this.others[0]];
this.chains.set(m,c=m.split(" ").flatMap(y=>A(y)))}return c}shape(m,c,A){const y=m.split(d);if(y.length===1)return this.shapePlain(m,c,A);const k=y.map((j,e)=>e%
2===1?this.shapeJoined(j,c):this.shapePlain(j,c,A));return A&&k.reverse(),B(m,k.flatMap(({parts:j})=>j),k.some(({leans:j})=>j))}shapeJoined(m,c){const k=(!m.includes(
"‍")?Array.from(m,o=>String.fromCharCode(o.codePointAt(0)-P+65)):m.split("‍").map(o=>o.replace(new RegExp("\\p{Emoji_Modifier}|\\ufe0f","gu"),""))).filter(o=>this.
others.some(p=>p.covers(o))).join("");if(k==="")return this.shapePlain(m,c,!1);const{parts:j,leans:e}=this.shapePlain(k,c,!1),r=j.map((o,p)=>({...o,actual:p===0?
m:""}));return B(m,r,e===!0)}shapePlain(m,c,A){const y=this.fontsOf(c),k=y[0],j=(0,I.RK)(m).replace(s,"$1"),e=c.endsWith("Italic")&&this.upright.includes(k);if(k.
covers(j))return B(m,[F(k,j,A)],e);const r=c.endsWith("SemiBoldItalic")?this.fontOf(h(c)):void 0,o=[...new Set([...y,...r?[r]:[],...this.others])],p=(0,_.W_)({text:j,
rtl:A},o).map(l=>{if(l.font!==_.lV)return F(o[l.font],l.text,l.rtl);const S=(0,I.qf)(l.text);for(const T of S)this.missing.add(T);return{...F(this.others[0],C.repeat(
S.length),!1),actual:l.text}});return B(m,p,e)}}const B=(x,m,c)=>({text:x,width:m.reduce((A,{glyphs:y})=>y.reduce((k,{advance:j})=>k+j,A),0),parts:m,...c&&{leans:c}}),
G=x=>x.map(m=>String.fromCodePoint(m)).join("");function F(x,m,c){const A=x.face.shape(m,c);for(const{glyph:k}of A)x.used.has(k.id)||x.used.set(k.id,k);const y=A.
map(({glyph:k})=>G(x.used.get(k.id).codePoints)).join("");return{font:x,glyphs:A,actual:c||y===m?void 0:m}}function z(x){if(x.shown!==void 0)return x.shown;const{
font:m,glyphs:c,actual:A}=x;if(!(A!==void 0||c.some(({y})=>y!==0)))return x.shown=(0,v.Q)(c,m.embedded,m.face.unit)}function Q({font:x,glyphs:m,actual:c},A){const y=(0,v.
n)(m,x.embedded,x.face.unit,A);return c===void 0?y:(0,R.$u)(c,y)}}),82715:((J,W,f)=>{f.d(W,{m:()=>I});var g=f(21115),v=f(3907);function I(_,R,U,C){const{text:s,
properties:d,end:i,about:P}=_,a=d.find(u=>u.namespace===g.dK[R]&&u.name===U),O=a&&s.slice(a.from,a.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;
if(a&&O!==void 0){const u=a.from+O;return`${s.slice(0,u)}${C.replace("<rdf:li",`<rdf:li xmlns:rdf="${g.dK.rdf}"`)}${s.slice(u)}`}const t=`<${R}:${U}><rdf:Bag>
${C}</rdf:Bag></${R}:${U}>`,n=`<rdf:Description xmlns:rdf="${g.dK.rdf}" rdf:about="${(0,v.X)(P)}" xmlns:${R}="${g.dK[R]}">
${t}
</rdf:Description>
`;return`${s.slice(0,i)}${n}${s.slice(i)}`}})};
