"use strict";exports.id=9091,exports.ids=[9091],exports.modules={29825:((J,W,c)=>{c.d(W,{EH:()=>R,OD:()=>E,W_:()=>v,lV:()=>C});var u=c(12889),b=c(47707);const C=-1,E=(s,h)=>(0,u.
pr)(s).flatMap(i=>v(i,h));function v({text:s,rtl:h},i){const S=[];for(const f of(0,b.qf)(s)){const O=S.at(-1),t=(0,b.ML)(f)?O?.font??0:k(f,i,O?.font);O?.font===
t?O.text+=f:S.push({font:t,text:f,rtl:h})}return h?S.reverse():S}function k(s,h,i){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(s)&&i!==void 0&&h[i]?.
covers(s)===!0?i:h.findIndex(f=>f.covers(s))}function R(s,h){const i=E(s,h).filter(({font:S})=>S===C);return[...new Set(i.flatMap(S=>(0,b.qf)(S.text)))]}}),45409:((J,W,c)=>{
c.d(W,{Q:()=>C,n:()=>b});var u=c(36078);function b(E,v,k,R){let s=0,h=0;const i=[];for(let S=0;S<E.length;S=s){const{y:f}=E[S];for(;s<E.length&&E[s].y===f;)s++;
f!==h&&i.push(`${(0,u.id)(f*R/1e3)} Ts`),h=f,i.push(`[${C(E.slice(S,s),v,k)}] TJ`)}return h!==0&&i.push("0 Ts"),i.join(" ")}function C(E,v,k){let R="",s="";const h=i=>{
const S=Math.round(i*100)/100;S!==0&&(s&&(R+=`<${s}>`),s="",R+=`${-S} `)};for(const{glyph:i,advance:S,x:f}of E)h(f),s+=v.codeOf(i),h(S-f-i.advanceWidth*k);return s?
`${R}<${s}>`:R}}),88739:((J,W,c)=>{c.d(W,{B:()=>k,U:()=>E});var u=c(77581),b=c(12889);const C=100;function E(R,{digits:s=4,isInOrder:h=!1}={}){const i=R.filter(
([,f])=>f.length>0).map(([f,O])=>`<${k(f).slice(-s)}> <${v(O,h)}>`),S=Array.from({length:Math.ceil(i.length/C)},(f,O)=>{const t=i.slice(O*C,(O+1)*C);return[`${t.
length} beginbfchar`,...t,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(s)}> <${"F".repeat(s)}> endcodespacerange`,...S,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function v(R,s){const h=R.map(i=>String.fromCodePoint(i)).join("");return(0,u.kt)(!s&&(0,b.ft)(h)?[...h].reverse().join(""):h).toString("hex").toUpperCase()}
const k=R=>R.toString(16).toUpperCase().padStart(4,"0")}),38875:((J,W,c)=>{c.d(W,{F:()=>C});var u=c(60623);const b=1<<24,C=E=>(0,u.UD)(Buffer.from(E,"base64"),{
stream:b,total:b,remaining:b},{found:!1})}),96927:((J,W,c)=>{c.d(W,{XS:()=>E,tU:()=>v,tn:()=>C});const u=k=>Math.round(k*72e3/25.4)/1e3,b=(k,R)=>[u(k),u(R)],C={
A3:b(297,420),A4:b(210,297),A5:b(148,210),A6:b(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},E=3,v=14400}),24472:((J,W,c)=>{c.d(W,{Q$:()=>i,Xw:()=>h,
n8:()=>s});var u=c(21115),b=c(1975),C=c(82715),E=c(60912),v=c(21878),k=c(81679),R=c(45599);const s="Octavo";function h(f){const O=f.add(new R.Z6((0,R.jd)({N:3,Filter:(0,R.
UU)("FlateDecode")}),(0,k.Kc)((0,v.k)({gray:!1})))),t=(0,R.jd)({Type:(0,R.UU)("OutputIntent"),S:(0,R.UU)("GTS_PDFA1"),OutputConditionIdentifier:(0,R.Px)("sRGB"),
Info:(0,R.Px)("sRGB"),DestOutputProfile:O});f.editCatalog().set("OutputIntents",[f.add(t)])}async function i(f,{title:O,author:t,language:n},p){const{isArchive:d}=p,
M=(N,z,H)=>({prefix:N,name:z,form:"simple",values:[H]}),A=p.isAccessible&&n!==void 0,B=(0,E.T3)([{prefix:"dc",name:"title",form:"alternative",values:[O]},...t===
void 0?[]:[{prefix:"dc",name:"creator",form:"ordered",values:[t]}],...n===void 0?[]:[{prefix:"dc",name:"language",form:"unordered",values:[n]}],M("pdf","Produce\
r",s),...d?[M("pdfaid","part","3"),M("pdfaid","conformance","A")]:[],...A?[M("pdfuaid","part","1")]:[]]);if(!A||!d)return(0,E._L)(f,B);const G=await(0,b.kg)(Buffer.
from(B,"utf8"),f.job.pace);(0,E._L)(f,(0,C.m)(G,"pdfaExtension","schemas",S))}const S=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${u.dK.pdfaSchema}" xm\
lns:pdfaProperty="${u.dK.pdfaProperty}">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${u.dK.pdfuaid}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>inter\
nal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description></rdf:li>
</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),94405:((J,W,c)=>{c.d(W,{B:()=>I});var u=c(22387),b=c(61410),C=c(66005),E=c(91112),v=c(16804),k=c(81415),R=c(92356),s=c(68973),h=c(45599),i=c(24472);function S(y,e,r){
if(e.length===0)return;const o=(P,_,w)=>{const $=P.map(()=>y.nextRef());let D=P.length;for(const[x,{title:L,place:F,children:Q}]of P.entries()){const K=y.obj({Title:b.
A.fromText(L),Parent:_});f(K,{Prev:$[x-1],Next:$[x+1],Dest:r(F)}),Q.length>0&&(D+=o(Q,$[x],K)),y.assign($[x],K)}return f(w,{First:$[0],Last:$.at(-1),Count:k.A.of(
D)}),D},a=y.nextRef(),g=y.obj({Type:"Outlines"});return o(e,a,g),y.assign(a,g),a}function f(y,e){for(const[r,o]of Object.entries(e))o!==void 0&&y.set(E.A.of(r),
o)}var O=c(78445),t=c(87594),n=c(71642),p=c(45657);class d{width;height;ref;key;lends;drawn=[];links=[];owners=[];images=new Map;groups=[];open=[];constructor(e,r,o,a,g){
this.width=e,this.height=r,this.ref=o,this.key=a,this.lends=g}draw(e,...r){const o=this.drawn.at(-1);if(o!==void 0&&"inks"in o&&o.element===e&&o.running===void 0&&
this.isLastKid(e)){(0,p.RZ)(o.inks,r);return}if(this.drawn.push({element:e,inks:[...r]}),!e)return;const{owners:g,form:P}=this.stream;e.kids.push({page:this.ref,
content:g.length,form:P}),g.push(e)}run(e,...r){this.drawn.push({element:void 0,running:e,inks:[...r]})}enter(e){const r=this.open.at(-1),o=(0,t.IZ)(e)?{...this.
lends(),owners:[]}:void 0;o&&this.groups.push(o),this.open.push(o??r),this.drawn.push({enter:e,group:o})}leave(){this.open.pop(),this.drawn.push({leave:!0})}link(e,r,o,a){
const{ref:g,key:P}=this.lends();this.links.push({box:r,target:o,contents:a,element:e,ref:g,key:P}),e.kids.push({page:this.ref,annotation:g})}image(e){for(const[
o,a]of this.images)if(a===e)return o;const r=`Image${this.images.size+1}`;return this.images.set(r,e),r}get stream(){const e=this.open.at(-1);return e?{owners:e.
owners,form:e.ref}:{owners:this.owners,form:void 0}}isLastKid(e){if(!e)return!0;const r=e.kids.at(-1),{owners:o,form:a}=this.stream;return r!==void 0&&"content"in
r&&r.page===this.ref&&r.form===a&&r.content===o.length-1}}var M=c(15040),A=c(64680);const B=120;async function G(y,e){const r=y.enumerateIndirectObjects(),o=new A.
k(r.length*B);o.text(`%PDF-1.7
%ÿÿÿÿ
`);const a=[];for(const[$,D]of r){a[$.objectNumber]=o.length,o.text(`${$.objectNumber} 0 obj
`);const x=D.sizeInBytes();o.fill(x,(F,Q)=>D.copyBytesInto(F,Q)),o.text(`
endobj
`);const L=e.step(x*20);L&&await L}const g=o.length;o.text(`xref
0 ${a.length}
0000000000 65535 f 
`);for(let $=1;$<a.length;$++){const D=a[$];o.text(D===void 0?`0000000000 00001 f 
`:`${String(D).padStart(10,"0")} 00000 n 
`)}const{Root:P,Info:_}=y.trailerInfo,w=_?`/Info ${_.toString()}`:"";return o.text(`trailer
<</Size ${a.length}/Root ${P.toString()}${w}>>
startxref
${g}
%%EOF
`),o.bytes}const N=6,z=40,H=2e3,j=1500,l=8e3,m={Header:"/Artifact <</Type /Pagination /Subtype /Header /Attached [/Top]>> BDC",Footer:"/Artifact <</Type /Pagina\
tion /Subtype /Footer /Attached [/Bottom]>> BDC"};class I{typefaces;job;document=new O.H("Document",void 0,{});sheets=[];context=u.A.create();fonts=new Map;shared=new Map;keys=0;constructor(e,r){
this.typefaces=e,this.job=r}static async open(e,r){return new I(await M.RE.open(e,r.pace),r)}sheet(e,r){const o=()=>({ref:this.context.nextRef(),key:this.keys++}),
{ref:a,key:g}=o(),P=new d(e,r,a,g,o);return this.sheets.push(P),P}async finish({title:e,author:r,language:o,bookmarks:a=[],breaksArchive:g=!1,isAccessible:P=!0}){
await this.typefaces.embed(this.job.pace);const{context:_}=this,w=_.nextRef();for(const x of this.sheets)await this.writeSheet(x,w);_.assign(w,_.obj({Type:"Page\
s",Kids:this.sheets.map(({ref:x})=>x),Count:this.sheets.length})),await this.writeCatalog(w,o,a);const $=_.obj({Title:b.A.fromText(e),Producer:C.A.of(i.n8)});r!==
void 0&&$.set(E.A.of("Author"),b.A.fromText(r)),_.trailerInfo.Info=_.register($);const D=await(0,R.E)(await G(_,this.job.pace),this.job);for(const[{embedded:x},
L]of this.fonts)x.addTo(D,new h.oS(L.objectNumber));return this.embedImages(D),(0,i.Xw)(D),await(0,i.Q$)(D,{title:e,author:r,language:o},{isArchive:!g,isAccessible:P}),
D}async writeSheet(e,r){const{context:o,job:a}=this,g=new t.ye,P=[];let _=0;for(const x of e.drawn){if("enter"in x)g.enter(x.enter),P.push({group:x.group,content:_}),
x.group&&(_=0);else if("leave"in x){const{group:F,content:Q}=P.pop();g.leave(F&&T(F)),F&&(_=Q)}else{const{element:F,running:Q,inks:K}=x,X=F?`/${F.tag} <</MCID ${_++}\
>> BDC`:Q?m[Q]:"/Artifact BMC";for(const Z of g.sequence(X,K)){const V=a.pace.step(Z*j);V&&await V}}const L=a.pace.step(H);L&&await L}const w=await this.streamOf(
g.pieces(),{}),$=await this.resourcesOf(g,e);e.groups.length>0&&await this.writeGroups(e,g,$);const D=o.obj({Type:"Page",Parent:r,MediaBox:[0,0,e.width,e.height],
Contents:o.register(w),Resources:this.shared.get(e)??$,StructParents:e.key,Tabs:"S"});e.links.length>0&&D.set(E.A.of("Annots"),o.obj(e.links.map(({ref:x})=>x)));
for(const x of e.links)o.assign(x.ref,this.annotation(x,e));o.assign(e.ref,D)}async streamOf(e,r){const{context:o,job:a}=this,g=[];for(const w of e){g.push(Buffer.
from(w,"latin1"));const $=a.pace.step(w.length*z);$&&await $}const P=await(0,s.uM)(a).deflate(g.length===1?g[0]:Buffer.concat(g),N),_=o.obj({Filter:"FlateDecode",
Length:P.length});for(const[w,$]of Object.entries(r))_.set(E.A.of(w),$);return v.A.of(_,P)}async writeGroups(e,r,o){const{context:a}=this,g=a.register(o);this.shared.
set(e,g);const{width:P,height:_}=e;for(const w of e.groups){const $=r.groups.get(T(w)),D=await this.streamOf([$],{Type:E.A.of("XObject"),Subtype:E.A.of("Form"),
BBox:a.obj([-4*P,-4*_,5*P,5*_]),Group:a.obj({S:"Transparency",CS:"DeviceRGB"}),Resources:g,StructParents:k.A.of(w.key)});a.assign(w.ref,D)}o.set(E.A.of("XObject"),
a.obj(Object.fromEntries(e.groups.map(w=>[T(w),w.ref]))))}async resourcesOf({fonts:e,shades:r,patterns:o,alphas:a,blends:g,masks:P},{groups:_}){const{context:w,
job:$}=this,D=w.obj({Font:Object.fromEntries([...e].map(K=>[K.name,this.fontRef(K)]))}),x={};for(const[K,X]of a)x[K]=w.obj({Type:"ExtGState",ca:X,CA:X});for(const K of g)
x[K]=w.obj({Type:"ExtGState",BM:K});const L=new Map(_.map(K=>[T(K),K.ref]));for(const[K,{group:X,mask:Z}]of P)x[K]=w.obj({Type:"ExtGState",SMask:{Type:"Mask",S:Z.
isAlpha?"Alpha":"Luminosity",G:L.get(X)}});const F={};for(const[K,X]of r){(0,n.OD)(K)&&(x[`Mask${X}`]=(0,n.ao)(w,K)),F[X]=(0,n.Tp)(w,K);const Z=$.pace.step(K.stops.
length*l);Z&&await Z}const Q={};for(const[K,{shade:X,matrix:Z}]of o){(0,n.OD)(X)&&(x[`Mask${K}`]=(0,n.ao)(w,X,X.matrix)),Q[K]=(0,n.CD)(w,X,Z);const V=$.pace.step(
X.stops.length*l);V&&await V}return o.size>0&&D.set(E.A.of("Pattern"),w.obj(Q)),Object.keys(x).length>0&&D.set(E.A.of("ExtGState"),w.obj(x)),r.size>0&&D.set(E.A.
of("Shading"),w.obj(F)),D}fontRef(e){let r=this.fonts.get(e);return r||this.fonts.set(e,r=this.context.register(this.context.obj({}))),r}annotation({box:e,target:r,
contents:o,key:a},g){const P=this.context.obj({Type:"Annot",Subtype:"Link",Rect:e.map($=>Math.round($*100)/100),Border:[0,0,0],F:4,P:g.ref,StructParent:a,Contents:b.
A.fromText(o)}),[_,w]=this.aim(r);return w&&P.set(E.A.of(_),w),P}aim(e){return"place"in e?["Dest",this.destination(e.place)]:["A",this.context.obj({Type:"Action",
S:"URI",URI:C.A.of(U(e.uri))})]}destination({sheet:e,top:r}){return e&&this.context.obj([e.ref,"XYZ",null,r===void 0?null:Math.round(r*100)/100,null])}async parentsOf(e){
const{context:r,job:o,sheets:a}=this,g=[];for(const{key:P,owners:_,groups:w,links:$}of a){g.push([P,r.register(r.obj(_.map(L=>e.refOf(L))))]);for(const L of w)g.
push([L.key,r.obj(L.owners.map(F=>e.refOf(F)))]);for(const L of $)g.push([L.key,e.refOf(L.element)]);const D=w.reduce((L,F)=>L+F.owners.length,_.length+$.length),
x=o.pace.step(D*H);x&&await x}return g.sort(([P],[_])=>P-_)}async writeCatalog(e,r,o){const{context:a,job:g}=this,P=new O.s(a),_=await this.parentsOf(P),w=P.write(
this.document,_);let $=w.next();for(;$.done!==!0;$=w.next()){const L=g.pace.step(2e3);L&&await L}const D=a.obj({Type:"Catalog",Pages:e,StructTreeRoot:$.value,MarkInfo:{
Marked:!0},ViewerPreferences:{DisplayDocTitle:!0}});r!==void 0&&D.set(E.A.of("Lang"),C.A.of(r));const x=S(a,o,L=>this.destination(L));x&&(D.set(E.A.of("Outlines"),
x),D.set(E.A.of("PageMode"),E.A.of("UseOutlines"))),a.trailerInfo.Root=a.register(D)}embedImages(e){for(const r of this.sheets){const{ref:o,images:a}=r;if(a.size===
0)continue;const g=this.shared.get(r),P=g?e.edit(g.objectNumber):e.edit(o.objectNumber).get("Resources"),_=P.get("XObject")??(0,h.jd)({});for(const[w,$]of a)_.set(
w,$.embed(e,{profiled:!0}));P.set("XObject",_)}}}const T=({ref:y})=>`Group${y.objectNumber}`,U=y=>y.replace(/[\\()]/g,"\\$&")}),78445:((J,W,c)=>{c.d(W,{H:()=>v,
s:()=>k});var u=c(81415),b=c(91112),C=c(61410),E=c(6476);class v{tag;parent;facts;kids=[];constructor(s,h,i){this.tag=s,this.parent=h,this.facts=i}add(s,h={}){const i=new v(
s,this,h);return this.kids.push(i),i}prune(){const s=this.kids.filter(h=>h instanceof v?(h.prune(),h.kids.length>0||h.tag==="TD"||h.tag==="TH"):!0);this.kids.splice(
0,this.kids.length);for(const h of s)this.kids.push(h)}adopt(s){s.parent=this,this.kids.push(s)}}class k{context;rootRef;refs=new Map;ids=[];constructor(s,h=s.nextRef()){
this.context=s,this.rootRef=h}refOf(s){let h=this.refs.get(s);return h||this.refs.set(s,h=this.context.nextRef()),h}*write(s,h){const{context:i}=this,S=[s];for(let t=S.
pop();t;t=S.pop()){for(const n of t.kids)n instanceof v&&S.push(n);this.put(t),yield}const f=i.obj({Type:"StructTreeRoot",K:[this.refOf(s)]}),O=h.flatMap(([t,n])=>[
u.A.of(t),n]);if(f.set(b.A.of("ParentTree"),i.register(i.obj({Nums:O}))),f.set(b.A.of("ParentTreeNextKey"),u.A.of(h.reduce((t,[n])=>Math.max(t,n+1),0))),this.ids.
length>0){const t=[...this.ids].sort(([n],[p])=>n<p?-1:1).flatMap(([n,p])=>[C.A.of(Buffer.from(n,"latin1").toString("hex")),p]);f.set(b.A.of("IDTree"),i.register(
i.obj({Names:t})))}return i.assign(this.rootRef,f),this.rootRef}put(s){const{context:h}=this,{tag:i,parent:S,facts:f}=s,O=E.A.withContext(h),t=(M,A)=>O.set(b.A.
of(M),A);t("S",b.A.of(i)),t("P",S?this.refOf(S):this.rootRef);const[n]=s.kids,p=n instanceof v?void 0:n?.page;p&&t("Pg",p);const d=s.kids.map(M=>this.kid(M,p));
d.length>0&&t("K",d.length===1?d[0]:h.obj(d)),f.alt!==void 0&&t("Alt",C.A.fromText(f.alt)),f.title!==void 0&&t("T",C.A.fromText(f.title)),f.lang!==void 0&&t("La\
ng",C.A.fromText(f.lang)),f.attributes&&t("A",h.obj(f.attributes)),f.id!==void 0&&(t("ID",C.A.of(Buffer.from(f.id,"latin1").toString("hex"))),this.ids.push([f.id,
this.refOf(s)])),h.assign(this.refOf(s),O)}kid(s,h){if(s instanceof v)return this.refOf(s);const{context:i}=this;return"annotation"in s?i.obj({Type:"OBJR",Obj:s.
annotation,Pg:s.page}):s.form?i.obj({Type:"MCR",Pg:s.page,Stm:s.form,MCID:s.content}):s.page===h?u.A.of(s.content):i.obj({Type:"MCR",Pg:s.page,MCID:s.content})}}}),
87594:((J,W,c)=>{c.d(W,{IZ:()=>v,XH:()=>k,ye:()=>S});var u=c(36078),b=c(74135),C=c(71642),E=c(15040);const v=({opacity:O,blend:t,making:n,masked:p})=>O!==void 0||
t!==void 0||n!==void 0||p!==void 0,k=.2,R={font:void 0,size:0,fill:"",stroke:"",spacing:0,alpha:1},s={...R,spacing:Number.NaN},h=5e5,i=100;class S{fonts=new Set;shades=new Map;patterns=new Map;patternNames=new Map;alphas=new Map;blends=new Set;groups=new Map;masks=new Map;made=new Map;operators=[];kept=[];state=R;*sequence(t,n){
this.operators.push(t);let p=!1,d=0;for(const M of n)d>=i&&(yield d,d=0),d+=M.kind==="tiles"?1+M.across.length/i:1,M.kind==="text"!==p&&this.operators.push(p?"E\
T":"BT"),p=M.kind==="text",this.write(M);p&&this.operators.push("ET"),this.operators.push("EMC"),yield d}enter(t){const{clip:n,matrix:p,hasHoles:d=!1,masked:M}=t,
A=v(t)?this.operators:void 0;this.kept.push({state:this.state,around:A,control:t}),this.operators.push("q"),p&&this.operators.push(`${p.map(u._).join(" ")} cm`),
n!==void 0&&this.operators.push(`${n} W${d?"*":""} n`);const B=M&&this.made.get(M);B!==void 0&&this.operators.push(`/${B} gs`),A&&(this.operators=[],this.state=
s)}leave(t){const{state:n,around:p,control:d}=this.kept.pop();if(p&&t!==void 0)if(this.groups.set(t,this.content),this.operators=p,this.state=n,d.making){const M=`\
Soft${t}`;this.masks.set(M,{group:t,mask:d.making}),this.made.set(d.making,M)}else this.covers(d.opacity??1),d.blend!==void 0&&this.mixes(d.blend),this.operators.
push(`/${t} Do`);this.state=n,this.operators.push("Q")}get content(){return this.operators.join(`
`)}*pieces(){let[t,n]=[0,0];for(const[p,d]of this.operators.entries())n+=d.length,!(n<h)&&(yield`${this.operators.slice(t,p+1).join(`
`)}
`,[t,n]=[p+1,0]);yield this.operators.slice(t).join(`
`)}write(t){switch(t.kind){case"text":return this.text(t);case"area":return this.area(t);case"image":this.operators.push(`q ${t.matrix.map(u._).join(" ")} cm /${t.
name} Do Q`);return;case"stroke":return this.line(t);case"shape":return this.shape(t);case"outline":return this.outline(t);case"tiles":return this.tiles(t)}}tiles({
tile:t,across:n,up:p}){const{state:d,operators:M}=this;this.operators=[],this.write(t);const A=this.content;this.operators=M,this.state=d;for(const B of n)M.push(
`q 1 0 0 1 ${(0,u._)(B)} ${(0,u._)(p)} cm ${A} Q`)}text(t){const{x:n,y:p,size:d,color:M,fill:A,isHidden:B=!1,words:G,matrix:N,oblique:z=!1,bolder:H=0,spacing:j=0,
alpha:l=1}=t,m=A&&this.patternOf(A);m===void 0?this.filled(M):this.fillBy(`/Pattern cs /${m} scn`),A&&(0,C.OD)(A)&&this.operators.push(`/Mask${m} gs`),this.covers(
l),H>0&&(m===void 0?this.stroked(M):this.strokeBy(`/Pattern CS /${m} SCN`),this.operators.push(`2 Tr ${(0,u.id)(H)} w`)),B&&this.operators.push("3 Tr"),j!==this.
state.spacing&&(this.state={...this.state,spacing:j},this.operators.push(`${(0,u.id)(j)} Tc`));const I=(r,o)=>{const a=o?k:0;N?this.operators.push(`${(0,u.vs)((0,b.
lw)([1,0,a,1,r,p],N))} Tm`):this.operators.push(`1 0 ${a} 1 ${(0,u.id)(r)} ${(0,u.id)(p)} Tm`)};let T=z||G[0]?.leans===!0,U=n;I(n,T);let y="";const e=()=>{y&&this.
operators.push(`[${y.replaceAll("><","")}]TJ`),y=""};for(const{parts:r,width:o,after:a=0,leans:g=z}of G){g!==T&&(e(),I(U,g),T=g),U+=o*d/1e3+j*r.reduce((P,{glyphs:_})=>P+
_.length,0);for(const P of r){(P.font!==this.state.font||d!==this.state.size)&&(e(),this.set(P.font,d));const _=(0,E.Le)(P);_!==void 0?y+=_:(e(),this.operators.
push((0,E.Rj)(P,d)))}a!==0&&(y+=(0,u._)(-a))}e(),(H>0||B)&&this.operators.push("0 Tr")}set(t,n){this.state={...this.state,font:t,size:n},this.fonts.add(t),this.
operators.push(`/${t.name} ${(0,u.id)(n)} Tf`)}area({x:t,y:n,width:p,height:d,color:M,radius:A=0}){this.filled(M),this.covers(1),A===0?this.operators.push(`${[t,
n,p,d].map(u.id).join(" ")} re f`):this.operators.push(f(t,n,p,d,Math.min(A,p/2,d/2)),"f")}line({points:t,width:n,color:p,dots:d}){this.stroked(p);const M=`${(0,u.
id)(n)} w ${(0,u.XL)(t)} S`;this.operators.push(d===void 0?M:`q 1 J [0 ${(0,u.id)(d)}] 0 d ${M} Q`)}patternOf(t){const n=this.kept.findLastIndex(({around:B})=>B!==
void 0)+1;let p=[1,0,0,1,0,0];for(const{control:B}of this.kept.slice(n))B.matrix&&(p=(0,b.lw)(B.matrix,p));t.matrix&&(p=(0,b.lw)(t.matrix,p));let d=this.patternNames.
get(t);d||this.patternNames.set(t,d=new Map);const M=p.join();let A=d.get(M);return A===void 0&&(d.set(M,A=`Pattern${this.patterns.size+1}`),this.patterns.set(A,
{shade:t,matrix:p})),A}filled(t){this.fillBy((0,u.wW)(t,"fill"))}fillBy(t){t!==this.state.fill&&(this.state={...this.state,fill:t},this.operators.push(t))}stroked(t){
this.strokeBy((0,u.wW)(t,"stroke"))}strokeBy(t){t!==this.state.stroke&&(this.state={...this.state,stroke:t},this.operators.push(t))}covers(t){t!==this.state.alpha&&
(this.state={...this.state,alpha:t},this.operators.push(`/${this.alphaName(t)} gs`))}outline({path:t,color:n,alpha:p,width:d,cap:M,join:A,miter:B,dashes:G,dashOffset:N}){
const z=this.alphaName(p),H=G.length>0?` [${G.map(u._).join(" ")}] ${(0,u._)(N)} d`:"",j=`${(0,u._)(d)} w ${M} J ${A} j ${(0,u._)(B)} M${H}`;this.operators.push(
`q ${this.strokeColor(n)} /${z} gs ${j} ${t} S Q`)}strokeColor(t){if(!("stops"in t))return(0,u.wW)(t,"stroke");const n=this.patternOf(t);return`${(0,C.OD)(t)?`/\
Mask${n} gs `:""}/Pattern CS /${n} SCN`}mixes(t){this.blends.add(t),this.operators.push(`/${t} gs`)}alphaName(t){const n=`A${Math.round(t*1e3)}`;return this.alphas.
set(n,t),n}shape({path:t,fill:n,alpha:p=1,hasHoles:d=!1}){this.covers(p);const M=d?"*":"";if(!("stops"in n)){this.filled(n),this.operators.push(`${t} f${M}`);return}
let A=this.shades.get(n);A===void 0&&this.shades.set(n,A=`Shade${this.shades.size+1}`);const B=n.matrix?`${n.matrix.map(u._).join(" ")} cm `:"";this.operators.push(
`q ${t} W${M} n ${B}${(0,C.OD)(n)?`/Mask${A} gs `:""}/${A} sh Q`)}}function f(O,t,n,p,d){const[M,A]=[O+n,t+p],B=d*(1-u.yQ),G=(...z)=>`${z.map(u.id).join(" ")} c`,
N=(...z)=>`${z.map(u.id).join(" ")} l`;return[`${(0,u.id)(O+d)} ${(0,u.id)(t)} m`,N(M-d,t),G(M-B,t,M,t+B,M,t+d),N(M,A-d),G(M,A-B,M-B,A,M-d,A),N(O+d,A),G(O+B,A,O,
A-B,O,A-d),N(O,t+d),G(O,t+B,O+B,t,O+d,t),"h"].join(" ")}}),71642:((J,W,c)=>{c.d(W,{CD:()=>C,OD:()=>u,Tp:()=>b,ao:()=>E});const u=({stops:i})=>i.some(({alpha:S})=>S<
1);function b(i,{coordinates:S,stops:f}){return i.register(v(i,S,f,"DeviceRGB",({color:O})=>O))}const C=(i,S,f)=>i.register(i.obj({Type:"Pattern",PatternType:2,
Shading:b(i,S),Matrix:f.map(s)}));function E(i,{coordinates:S,stops:f,box:O},t){const n=v(i,S,f,"DeviceGray",({alpha:d})=>[d]),p=i.stream("/Shade sh",{Type:"XOb\
ject",Subtype:"Form",BBox:[...O],...t&&{Matrix:t.map(s)},Group:{S:"Transparency",CS:"DeviceGray"},Resources:{Shading:{Shade:n}}});return i.register(i.obj({Type:"\
ExtGState",SMask:{Type:"Mask",S:"Luminosity",G:i.register(p)}}))}function v(i,S,f,O,t){const n=f.slice(1).map((d,M)=>({FunctionType:2,Domain:[0,1],C0:t(f[M]).map(
h),C1:t(d).map(h),N:1})),p={FunctionType:3,Domain:[0,1],Functions:n,Bounds:R(f),Encode:n.flatMap(()=>[0,1])};return i.obj({ShadingType:S.length===4?2:3,ColorSpace:O,
Coords:S.map(h),Function:p,Extend:[!0,!0]})}const k=1e-5;function R(i){const S=i.slice(1,-1),f=Math.min(k,.5/i.length);let O=0;return S.map(({at:t},n)=>(O=Math.
min(Math.max(t,O+f),1-(S.length-n)*f),s(O)))}const s=i=>Number(i.toPrecision(9)),h=i=>Math.round(i*1e4)/1e4}),15040:((J,W,c)=>{c.d(W,{Le:()=>z,RE:()=>A,Rj:()=>H});
var u=c(41578),b=c(45409),C=c(47707),E=c(29825),v=c(33141),k=c(6264);const R="□",s=new RegExp("(\\p{Extended_Pictographic}\\ufe0f?)[\\u{1f3fb}-\\u{1f3ff}]|\\ufe0f?\
\\u20e3","gu"),h=new RegExp("(\\p{Regional_Indicator}{2}|\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?(?:\\u200d\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\
\\ufe0f?){1,9})","u"),i=15e4,S=127462,f=/^[!-~]+$/;class O{name;face;used=new Map;embedded;constructor(l,m){this.name=l,this.face=m,m.keep()}}const t=(j,l)=>j.filter(
m=>!l.some(({face:I})=>I.covers(m))),n=j=>j==="Serif"?"Regular":j.replace(/^Serif/,""),p=j=>j==="Regular"?"Serif":`Serif${j}`,d=j=>j.replace(/Italic$/,"");function M(j,l){
const m=["Regular","SemiBold","Italic"].filter(T=>T==="Regular"||j.includes(T));m.length===3&&m.push("SemiBoldItalic");const I=j.includes("Serif")&&!l?m.map(p):
[];return new Set([...m,...j.filter(T=>T!=="Serif"),...I])}class A{styles;others;upright;missing=new Set;words;constructor(l,m,I=[]){this.styles=l,this.others=m,
this.upright=I;const T=()=>({Regular:new Map,SemiBold:new Map,Italic:new Map,SemiBoldItalic:new Map,Serif:new Map,SerifSemiBold:new Map,SerifItalic:new Map,SerifSemiBoldItalic:new Map,
Mono:new Map});this.words={ltr:T(),rtl:T()}}static async open({styles:l,text:m,font:I,boldFont:T},U){const y=new Map,e=async D=>(await U.rest(),new O(D,await(0,k.
ft)(D)));for(const D of M(l,I!==void 0))y.set(D,await e(D));const r=y.get("Regular"),o=()=>[r,...[...y.values()].filter(D=>D!==r)];let a=t([...new Set(m)],o());
if(a.length>0&&!y.has("Mono")){const D=await e("Mono");t(a,[D]).length<a.length&&y.set("Mono",D),a=t(a,o())}const g=[];a.length>0&&g.push(await e("Emoji"));const P=[
...o(),...g];if(!I)return new A(y,P);const _=new O("User",(0,k.ar)(I)),w=T&&new O("UserBold",(0,k.ar)(T));y.set("Regular",_).set("Italic",_),w&&y.set("SemiBold",
w).set("SemiBoldItalic",w);const $=w?[_,w]:[_];return new A(y,[...P,...$],$)}async warm(l,m){for(const{face:T}of this.styles.values())await m.rest(),T.shape("A");
const{face:I}=this.fontOf("Regular");for(const T of l){const U=m.step(i);U&&await U,f.test(T)&&I.shape(T)}}word(l,m,I=!1){const T=this.words[I?"rtl":"ltr"][m];let U=T.
get(l);return U||T.set(l,U=this.shape(l,m,I)),U}metrics(l){return this.fontOf(l).face.metrics}async embed(l){for(const m of this.all)m.used.size!==0&&(await l.rest(),
m.embedded=await(0,u.r)(m.face,[...m.used.values()]))}get all(){return this.others}fontOf(l){return this.styles.get(l)??this.styles.get(n(l))??this.others[0]}shape(l,m,I){
const T=l.split(h);if(T.length===1)return this.shapePlain(l,m,I);const U=T.map((y,e)=>e%2===1?this.shapeJoined(y,m):this.shapePlain(y,m,I));return I&&U.reverse(),
B(l,U.flatMap(({parts:y})=>y),U.some(({leans:y})=>y))}shapeJoined(l,m){const U=(!l.includes("‍")?Array.from(l,o=>String.fromCharCode(o.codePointAt(0)-S+65)):l.
split("‍").map(o=>o.replace(new RegExp("\\p{Emoji_Modifier}|\\ufe0f","gu"),""))).filter(o=>this.others.some(({face:a})=>a.covers(o))).join("");if(U==="")return this.
shapePlain(l,m,!1);const{parts:y,leans:e}=this.shapePlain(U,m,!1),r=y.map((o,a)=>({...o,actual:a===0?l:""}));return B(l,r,e===!0)}shapePlain(l,m,I){const T=this.
fontOf(m),U=(0,C.RK)(l).replace(s,"$1"),y=m.endsWith("Italic")&&this.upright.includes(T);if(T.face.covers(U))return B(l,[N(T,U,I)],y);const e=m.endsWith("SemiBo\
ldItalic")?this.fontOf(d(m)):void 0,r=[...new Set([T,...e?[e]:[],...this.others])],o=(0,E.W_)({text:U,rtl:I},r.map(({face:a})=>a)).map(a=>{if(a.font!==E.lV)return N(
r[a.font],a.text,a.rtl);const g=(0,C.qf)(a.text);for(const P of g)this.missing.add(P);return{...N(this.others[0],R.repeat(g.length),!1),actual:a.text}});return B(
l,o,y)}}const B=(j,l,m)=>({text:j,width:l.reduce((I,{glyphs:T})=>T.reduce((U,{advance:y})=>U+y,I),0),parts:l,...m&&{leans:m}}),G=j=>j.map(l=>String.fromCodePoint(
l)).join("");function N(j,l,m){const I=j.face.shape(l,m);for(const{glyph:U}of I)j.used.has(U.id)||j.used.set(U.id,U);const T=I.map(({glyph:U})=>G(j.used.get(U.id).
codePoints)).join("");return{font:j,glyphs:I,actual:m||T===l?void 0:l}}function z(j){if(j.shown!==void 0)return j.shown;const{font:l,glyphs:m,actual:I}=j;if(!(I!==
void 0||m.some(({y:T})=>T!==0)))return j.shown=(0,b.Q)(m,l.embedded,l.face.unit)}function H({font:j,glyphs:l,actual:m},I){const T=(0,b.n)(l,j.embedded,j.face.unit,
I);return m===void 0?T:(0,v.$u)(m,T)}}),82715:((J,W,c)=>{c.d(W,{m:()=>C});var u=c(21115),b=c(3907);function C(E,v,k,R){const{text:s,properties:h,end:i,about:S}=E,
f=h.find(p=>p.namespace===u.dK[v]&&p.name===k),O=f&&s.slice(f.from,f.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;if(f&&O!==void 0){const p=f.from+
O;return`${s.slice(0,p)}${R.replace("<rdf:li",`<rdf:li xmlns:rdf="${u.dK.rdf}"`)}${s.slice(p)}`}const t=`<${v}:${k}><rdf:Bag>
${R}</rdf:Bag></${v}:${k}>`,n=`<rdf:Description xmlns:rdf="${u.dK.rdf}" rdf:about="${(0,b.X)(S)}" xmlns:${v}="${u.dK[v]}">
${t}
</rdf:Description>
`;return`${s.slice(0,i)}${n}${s.slice(i)}`}})};
