"use strict";exports.id=9091,exports.ids=[9091],exports.modules={29825:((X,K,c)=>{c.d(K,{EH:()=>_,OD:()=>M,W_:()=>v,lV:()=>x});var l=c(12889),R=c(47707);const x=-1,M=(n,f)=>(0,l.
pr)(n).flatMap(h=>v(h,f));function v({text:n,rtl:f},h){const y=[];for(const i of(0,R.qf)(n)){const t=y.at(-1),s=(0,R.ML)(i)?t?.font??0:P(i,h,t?.font);t?.font===
s?t.text+=i:y.push({font:s,text:i,rtl:f})}return f?y.reverse():y}function P(n,f,h){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(n)&&h!==void 0&&f[h]?.
covers(n)===!0?h:f.findIndex(i=>i.covers(n))}function _(n,f){const h=M(n,f).filter(({font:y})=>y===x);return[...new Set(h.flatMap(y=>(0,R.qf)(y.text)))]}}),45409:((X,K,c)=>{
c.d(K,{Q:()=>x,n:()=>R});var l=c(36078);function R(M,v,P,_){let n=0,f=0;const h=[];for(let y=0;y<M.length;y=n){const{y:i}=M[y];for(;n<M.length&&M[n].y===i;)n++;
i!==f&&h.push(`${(0,l.id)(i*_/1e3)} Ts`),f=i,h.push(`[${x(M.slice(y,n),v,P)}] TJ`)}return f!==0&&h.push("0 Ts"),h.join(" ")}function x(M,v,P){let _="",n="";const f=h=>{
const y=Math.round(h*100)/100;y!==0&&(n&&(_+=`<${n}>`),n="",_+=`${-y} `)};for(const{glyph:h,advance:y,x:i}of M)f(i),n+=v.codeOf(h),f(y-i-h.advanceWidth*P);return n?
`${_}<${n}>`:_}}),88739:((X,K,c)=>{c.d(K,{B:()=>P,U:()=>M});var l=c(77581),R=c(12889);const x=100;function M(_,{digits:n=4,isInOrder:f=!1}={}){const h=_.filter(
([,i])=>i.length>0).map(([i,t])=>`<${P(i).slice(-n)}> <${v(t,f)}>`),y=Array.from({length:Math.ceil(h.length/x)},(i,t)=>{const s=h.slice(t*x,(t+1)*x);return[`${s.
length} beginbfchar`,...s,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(n)}> <${"F".repeat(n)}> endcodespacerange`,...y,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function v(_,n){const f=_.map(h=>String.fromCodePoint(h)).join("");return(0,l.kt)(!n&&(0,R.ft)(f)?[...f].reverse().join(""):f).toString("hex").toUpperCase()}
const P=_=>_.toString(16).toUpperCase().padStart(4,"0")}),38875:((X,K,c)=>{c.d(K,{F:()=>x});var l=c(60623);const R=1<<24,x=M=>(0,l.UD)(Buffer.from(M,"base64"),{
stream:R,total:R,remaining:R},{found:!1})}),96927:((X,K,c)=>{c.d(K,{XS:()=>M,tU:()=>v,tn:()=>x});const l=P=>Math.round(P*72e3/25.4)/1e3,R=(P,_)=>[l(P),l(_)],x={
A3:R(297,420),A4:R(210,297),A5:R(148,210),A6:R(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},M=3,v=14400}),24472:((X,K,c)=>{c.d(K,{Q$:()=>h,Xw:()=>f,
n8:()=>n});var l=c(43496),R=c(1975),x=c(82715),M=c(60912),v=c(21878),P=c(81679),_=c(45599);const n="Octavo";function f(i){const t=i.add(new _.Z6((0,_.jd)({N:3,Filter:(0,_.
UU)("FlateDecode")}),(0,P.Kc)((0,v.k)({gray:!1})))),s=(0,_.jd)({Type:(0,_.UU)("OutputIntent"),S:(0,_.UU)("GTS_PDFA1"),OutputConditionIdentifier:(0,_.Px)("sRGB"),
Info:(0,_.Px)("sRGB"),DestOutputProfile:t});i.editCatalog().set("OutputIntents",[i.add(s)])}async function h(i,{title:t,author:s,language:p},d){const{isArchive:O}=d,
b=(F,Q,H)=>({prefix:F,name:Q,form:"simple",values:[H]}),C=d.isAccessible&&p!==void 0,W=(0,M.T3)([{prefix:"dc",name:"title",form:"alternative",values:[t]},...s===
void 0?[]:[{prefix:"dc",name:"creator",form:"ordered",values:[s]}],...p===void 0?[]:[{prefix:"dc",name:"language",form:"unordered",values:[p]}],b("pdf","Produce\
r",n),...O?[b("pdfaid","part","3"),b("pdfaid","conformance","A")]:[],...C?[b("pdfuaid","part","1")]:[]]);if(!C||!O)return(0,M._L)(i,W);const G=await(0,R.kg)(Buffer.
from(W,"utf8"),i.job.pace);(0,M._L)(i,(0,x.m)(G,"pdfaExtension","schemas",y))}const y=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${l.dK.pdfaSchema}" xm\
lns:pdfaProperty="${l.dK.pdfaProperty}">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${l.dK.pdfuaid}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>inter\
nal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description></rdf:li>
</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),94405:((X,K,c)=>{c.d(K,{B:()=>j});var l=c(22387),R=c(61410),x=c(66005),M=c(91112),v=c(16804),P=c(81415),_=c(92356),n=c(68973),f=c(45599),h=c(24472);function y(E,e,r){
if(e.length===0)return;const o=($,S,I)=>{const T=$.map(()=>E.nextRef());let w=$.length;for(const[U,{title:k,place:L,children:N}]of $.entries()){const J=E.obj({Title:R.
A.fromText(k),Parent:S});i(J,{Prev:T[U-1],Next:T[U+1],Dest:r(L)}),N.length>0&&(w+=o(N,T[U],J)),E.assign(T[U],J)}return i(I,{First:T[0],Last:T.at(-1),Count:P.A.of(
w)}),w},a=E.nextRef(),g=E.obj({Type:"Outlines"});return o(e,a,g),E.assign(a,g),a}function i(E,e){for(const[r,o]of Object.entries(e))o!==void 0&&E.set(M.A.of(r),
o)}var t=c(78445),s=c(87594),p=c(71642),d=c(45657);class O{width;height;ref;key;lends;drawn=[];links=[];owners=[];images=new Map;groups=[];open=[];constructor(e,r,o,a,g){
this.width=e,this.height=r,this.ref=o,this.key=a,this.lends=g}draw(e,...r){const o=this.drawn.at(-1);if(o!==void 0&&"inks"in o&&o.element===e&&o.running===void 0&&
this.isLastKid(e)){(0,d.RZ)(o.inks,r);return}if(this.drawn.push({element:e,inks:[...r]}),!e)return;const{owners:g,form:$}=this.stream;e.kids.push({page:this.ref,
content:g.length,form:$}),g.push(e)}run(e,...r){this.drawn.push({element:void 0,running:e,inks:[...r]})}enter(e){const r=this.open.at(-1),o=(0,s.IZ)(e)?{...this.
lends(),owners:[]}:void 0;o&&this.groups.push(o),this.open.push(o??r),this.drawn.push({enter:e,group:o})}leave(){this.open.pop(),this.drawn.push({leave:!0})}link(e,r,o,a){
const{ref:g,key:$}=this.lends();this.links.push({box:r,target:o,contents:a,element:e,ref:g,key:$}),e.kids.push({page:this.ref,annotation:g})}image(e){for(const[
o,a]of this.images)if(a===e)return o;const r=`Image${this.images.size+1}`;return this.images.set(r,e),r}get stream(){const e=this.open.at(-1);return e?{owners:e.
owners,form:e.ref}:{owners:this.owners,form:void 0}}isLastKid(e){if(!e)return!0;const r=e.kids.at(-1),{owners:o,form:a}=this.stream;return r!==void 0&&"content"in
r&&r.page===this.ref&&r.form===a&&r.content===o.length-1}}var b=c(15040),C=c(64680);const W=120;async function G(E,e){const r=E.enumerateIndirectObjects(),o=new C.
k(r.length*W);o.text(`%PDF-1.7
%ÿÿÿÿ
`);const a=[];for(const[T,w]of r){a[T.objectNumber]=o.length,o.text(`${T.objectNumber} 0 obj
`);const U=w.sizeInBytes();o.fill(U,(L,N)=>w.copyBytesInto(L,N)),o.text(`
endobj
`);const k=e.step(U*20);k&&await k}const g=o.length;o.text(`xref
0 ${a.length}
0000000000 65535 f 
`);for(let T=1;T<a.length;T++){const w=a[T];o.text(w===void 0?`0000000000 00001 f 
`:`${String(w).padStart(10,"0")} 00000 n 
`)}const{Root:$,Info:S}=E.trailerInfo,I=S?`/Info ${S.toString()}`:"";return o.text(`trailer
<</Size ${a.length}/Root ${$.toString()}${I}>>
startxref
${g}
%%EOF
`),o.bytes}const F=6,Q=40,H=2e3,D=1500,u=8e3,m={Header:"/Artifact <</Type /Pagination /Subtype /Header /Attached [/Top]>> BDC",Footer:"/Artifact <</Type /Pagina\
tion /Subtype /Footer /Attached [/Bottom]>> BDC"};class j{typefaces;job;document=new t.H("Document",void 0,{});sheets=[];context=l.A.create();fonts=new Map;shared=new Map;keys=0;constructor(e,r){
this.typefaces=e,this.job=r}static async open(e,r){return new j(await b.RE.open(e,r.pace),r)}sheet(e,r){const o=()=>({ref:this.context.nextRef(),key:this.keys++}),
{ref:a,key:g}=o(),$=new O(e,r,a,g,o);return this.sheets.push($),$}async finish({title:e,author:r,language:o,bookmarks:a=[],breaksArchive:g=!1,isAccessible:$=!0}){
await this.typefaces.embed(this.job.pace);const{context:S}=this,I=S.nextRef();for(const U of this.sheets)await this.writeSheet(U,I);S.assign(I,S.obj({Type:"Page\
s",Kids:this.sheets.map(({ref:U})=>U),Count:this.sheets.length})),await this.writeCatalog(I,o,a);const T=S.obj({Title:R.A.fromText(e),Producer:x.A.of(h.n8)});r!==
void 0&&T.set(M.A.of("Author"),R.A.fromText(r)),S.trailerInfo.Info=S.register(T);const w=await(0,_.E)(await G(S,this.job.pace),this.job);for(const[{embedded:U},
k]of this.fonts)U.addTo(w,new f.oS(k.objectNumber));return this.embedImages(w),(0,h.Xw)(w),await(0,h.Q$)(w,{title:e,author:r,language:o},{isArchive:!g,isAccessible:$}),
w}async writeSheet(e,r){const{context:o,job:a}=this,g=new s.ye,$=[];let S=0;for(const U of e.drawn){if("enter"in U)g.enter(U.enter),$.push({group:U.group,content:S}),
U.group&&(S=0);else if("leave"in U){const{group:L,content:N}=$.pop();g.leave(L&&A(L)),L&&(S=N)}else{const{element:L,running:N,inks:J}=U,Z=L?`/${L.tag} <</MCID ${S++}\
>> BDC`:N?m[N]:"/Artifact BMC";for(const V of g.sequence(Z,J)){const z=a.pace.step(V*D);z&&await z}}const k=a.pace.step(H);k&&await k}const I=await this.streamOf(
g.pieces(),{}),T=await this.resourcesOf(g,e);e.groups.length>0&&await this.writeGroups(e,g,T);const w=o.obj({Type:"Page",Parent:r,MediaBox:[0,0,e.width,e.height],
Contents:o.register(I),Resources:this.shared.get(e)??T,StructParents:e.key,Tabs:"S"});e.links.length>0&&w.set(M.A.of("Annots"),o.obj(e.links.map(({ref:U})=>U)));
for(const U of e.links)o.assign(U.ref,this.annotation(U,e));o.assign(e.ref,w)}async streamOf(e,r){const{context:o,job:a}=this,g=[];for(const I of e){g.push(Buffer.
from(I,"latin1"));const T=a.pace.step(I.length*Q);T&&await T}const $=await(0,n.uM)(a).deflate(g.length===1?g[0]:Buffer.concat(g),F),S=o.obj({Filter:"FlateDecode",
Length:$.length});for(const[I,T]of Object.entries(r))S.set(M.A.of(I),T);return v.A.of(S,$)}async writeGroups(e,r,o){const{context:a}=this,g=a.register(o);this.shared.
set(e,g);const{width:$,height:S}=e;for(const I of e.groups){const T=r.groups.get(A(I)),w=await this.streamOf([T],{Type:M.A.of("XObject"),Subtype:M.A.of("Form"),
BBox:a.obj([-4*$,-4*S,5*$,5*S]),Group:a.obj({S:"Transparency",CS:"DeviceRGB"}),Resources:g,StructParents:P.A.of(I.key)});a.assign(I.ref,w)}o.set(M.A.of("XObject"),
a.obj(Object.fromEntries(e.groups.map(I=>[A(I),I.ref]))))}async resourcesOf({fonts:e,shades:r,alphas:o,blends:a,masks:g},{groups:$}){const{context:S,job:I}=this,
T=S.obj({Font:Object.fromEntries([...e].map(L=>[L.name,this.fontRef(L)]))}),w={};for(const[L,N]of o)w[L]=S.obj({Type:"ExtGState",ca:N,CA:N});for(const L of a)w[L]=
S.obj({Type:"ExtGState",BM:L});const U=new Map($.map(L=>[A(L),L.ref]));for(const[L,{group:N,mask:J}]of g)w[L]=S.obj({Type:"ExtGState",SMask:{Type:"Mask",S:J.isAlpha?
"Alpha":"Luminosity",G:U.get(N)}});const k={};for(const[L,N]of r){(0,p.OD)(L)&&(w[`Mask${N}`]=(0,p.ao)(S,L)),k[N]=(0,p.Tp)(S,L);const J=I.pace.step(L.stops.length*
u);J&&await J}return Object.keys(w).length>0&&T.set(M.A.of("ExtGState"),S.obj(w)),r.size>0&&T.set(M.A.of("Shading"),S.obj(k)),T}fontRef(e){let r=this.fonts.get(
e);return r||this.fonts.set(e,r=this.context.register(this.context.obj({}))),r}annotation({box:e,target:r,contents:o,key:a},g){const $=this.context.obj({Type:"A\
nnot",Subtype:"Link",Rect:e.map(T=>Math.round(T*100)/100),Border:[0,0,0],F:4,P:g.ref,StructParent:a,Contents:R.A.fromText(o)}),[S,I]=this.aim(r);return I&&$.set(
M.A.of(S),I),$}aim(e){return"place"in e?["Dest",this.destination(e.place)]:["A",this.context.obj({Type:"Action",S:"URI",URI:x.A.of(B(e.uri))})]}destination({sheet:e,
top:r}){return e&&this.context.obj([e.ref,"XYZ",null,r===void 0?null:Math.round(r*100)/100,null])}async parentsOf(e){const{context:r,job:o,sheets:a}=this,g=[];for(const{
key:$,owners:S,groups:I,links:T}of a){g.push([$,r.register(r.obj(S.map(k=>e.refOf(k))))]);for(const k of I)g.push([k.key,r.obj(k.owners.map(L=>e.refOf(L)))]);for(const k of T)
g.push([k.key,e.refOf(k.element)]);const w=I.reduce((k,L)=>k+L.owners.length,S.length+T.length),U=o.pace.step(w*H);U&&await U}return g.sort(([$],[S])=>$-S)}async writeCatalog(e,r,o){
const{context:a,job:g}=this,$=new t.s(a),S=await this.parentsOf($),I=$.write(this.document,S);let T=I.next();for(;T.done!==!0;T=I.next()){const k=g.pace.step(2e3);
k&&await k}const w=a.obj({Type:"Catalog",Pages:e,StructTreeRoot:T.value,MarkInfo:{Marked:!0},ViewerPreferences:{DisplayDocTitle:!0}});r!==void 0&&w.set(M.A.of("\
Lang"),x.A.of(r));const U=y(a,o,k=>this.destination(k));U&&(w.set(M.A.of("Outlines"),U),w.set(M.A.of("PageMode"),M.A.of("UseOutlines"))),a.trailerInfo.Root=a.register(
w)}embedImages(e){for(const r of this.sheets){const{ref:o,images:a}=r;if(a.size===0)continue;const g=this.shared.get(r),$=g?e.edit(g.objectNumber):e.edit(o.objectNumber).
get("Resources"),S=$.get("XObject")??(0,f.jd)({});for(const[I,T]of a)S.set(I,T.embed(e,{profiled:!0}));$.set("XObject",S)}}}const A=({ref:E})=>`Group${E.objectNumber}`,
B=E=>E.replace(/[\\()]/g,"\\$&")}),78445:((X,K,c)=>{c.d(K,{H:()=>v,s:()=>P});var l=c(81415),R=c(91112),x=c(61410),M=c(6476);class v{tag;parent;facts;kids=[];constructor(n,f,h){
this.tag=n,this.parent=f,this.facts=h}add(n,f={}){const h=new v(n,this,f);return this.kids.push(h),h}prune(){const n=this.kids.filter(f=>f instanceof v?(f.prune(),
f.kids.length>0||f.tag==="TD"||f.tag==="TH"):!0);this.kids.splice(0,this.kids.length);for(const f of n)this.kids.push(f)}adopt(n){n.parent=this,this.kids.push(n)}}
class P{context;rootRef;refs=new Map;ids=[];constructor(n,f=n.nextRef()){this.context=n,this.rootRef=f}refOf(n){let f=this.refs.get(n);return f||this.refs.set(n,
f=this.context.nextRef()),f}*write(n,f){const{context:h}=this,y=[n];for(let s=y.pop();s;s=y.pop()){for(const p of s.kids)p instanceof v&&y.push(p);this.put(s),yield}
const i=h.obj({Type:"StructTreeRoot",K:[this.refOf(n)]}),t=f.flatMap(([s,p])=>[l.A.of(s),p]);if(i.set(R.A.of("ParentTree"),h.register(h.obj({Nums:t}))),i.set(R.
A.of("ParentTreeNextKey"),l.A.of(f.reduce((s,[p])=>Math.max(s,p+1),0))),this.ids.length>0){const s=[...this.ids].sort(([p],[d])=>p<d?-1:1).flatMap(([p,d])=>[x.A.
of(Buffer.from(p,"latin1").toString("hex")),d]);i.set(R.A.of("IDTree"),h.register(h.obj({Names:s})))}return h.assign(this.rootRef,i),this.rootRef}put(n){const{context:f}=this,
{tag:h,parent:y,facts:i}=n,t=M.A.withContext(f),s=(b,C)=>t.set(R.A.of(b),C);s("S",R.A.of(h)),s("P",y?this.refOf(y):this.rootRef);const[p]=n.kids,d=p instanceof v?
void 0:p?.page;d&&s("Pg",d);const O=n.kids.map(b=>this.kid(b,d));O.length>0&&s("K",O.length===1?O[0]:f.obj(O)),i.alt!==void 0&&s("Alt",x.A.fromText(i.alt)),i.title!==
void 0&&s("T",x.A.fromText(i.title)),i.lang!==void 0&&s("Lang",x.A.fromText(i.lang)),i.attributes&&s("A",f.obj(i.attributes)),i.id!==void 0&&(s("ID",x.A.of(Buffer.
from(i.id,"latin1").toString("hex"))),this.ids.push([i.id,this.refOf(n)])),f.assign(this.refOf(n),t)}kid(n,f){if(n instanceof v)return this.refOf(n);const{context:h}=this;
return"annotation"in n?h.obj({Type:"OBJR",Obj:n.annotation,Pg:n.page}):n.form?h.obj({Type:"MCR",Pg:n.page,Stm:n.form,MCID:n.content}):n.page===f?l.A.of(n.content):
h.obj({Type:"MCR",Pg:n.page,MCID:n.content})}}}),87594:((X,K,c)=>{c.d(K,{IZ:()=>M,XH:()=>v,ye:()=>h});var l=c(36078),R=c(71642),x=c(15040);const M=({opacity:i,blend:t,
making:s,masked:p})=>i!==void 0||t!==void 0||s!==void 0||p!==void 0,v=.2,P={font:void 0,size:0,fill:"",stroke:"",spacing:0,alpha:1},_={...P,spacing:Number.NaN},
n=5e5,f=100;class h{fonts=new Set;shades=new Map;alphas=new Map;blends=new Set;groups=new Map;masks=new Map;made=new Map;operators=[];kept=[];state=P;*sequence(t,s){
this.operators.push(t);let p=!1,d=0;for(const O of s)d>=f&&(yield d,d=0),d+=O.kind==="tiles"?1+O.across.length/f:1,O.kind==="text"!==p&&this.operators.push(p?"E\
T":"BT"),p=O.kind==="text",this.write(O);p&&this.operators.push("ET"),this.operators.push("EMC"),yield d}enter(t){const{clip:s,matrix:p,hasHoles:d=!1,masked:O}=t,
b=M(t)?this.operators:void 0;this.kept.push({state:this.state,around:b,control:t}),this.operators.push("q"),p&&this.operators.push(`${p.map(l._).join(" ")} cm`),
s!==void 0&&this.operators.push(`${s} W${d?"*":""} n`);const C=O&&this.made.get(O);C!==void 0&&this.operators.push(`/${C} gs`),b&&(this.operators=[],this.state=
_)}leave(t){const{state:s,around:p,control:d}=this.kept.pop();if(p&&t!==void 0)if(this.groups.set(t,this.content),this.operators=p,this.state=s,d.making){const O=`\
Soft${t}`;this.masks.set(O,{group:t,mask:d.making}),this.made.set(d.making,O)}else this.covers(d.opacity??1),d.blend!==void 0&&this.mixes(d.blend),this.operators.
push(`/${t} Do`);this.state=s,this.operators.push("Q")}get content(){return this.operators.join(`
`)}*pieces(){let[t,s]=[0,0];for(const[p,d]of this.operators.entries())s+=d.length,!(s<n)&&(yield`${this.operators.slice(t,p+1).join(`
`)}
`,[t,s]=[p+1,0]);yield this.operators.slice(t).join(`
`)}write(t){switch(t.kind){case"text":return this.text(t);case"area":return this.area(t);case"image":this.operators.push(`q ${t.matrix.map(l._).join(" ")} cm /${t.
name} Do Q`);return;case"stroke":return this.line(t);case"shape":return this.shape(t);case"outline":return this.outline(t);case"tiles":return this.tiles(t)}}tiles({
tile:t,across:s,up:p}){const{state:d,operators:O}=this;this.operators=[],this.write(t);const b=this.content;this.operators=O,this.state=d;for(const C of s)O.push(
`q 1 0 0 1 ${(0,l._)(C)} ${(0,l._)(p)} cm ${b} Q`)}text({x:t,y:s,size:p,color:d,words:O,oblique:b=!1,bolder:C=0,spacing:W=0,alpha:G=1}){this.filled(d),this.covers(
G),C>0&&(this.stroked(d),this.operators.push(`2 Tr ${(0,l.id)(C)} w`)),W!==this.state.spacing&&(this.state={...this.state,spacing:W},this.operators.push(`${(0,l.
id)(W)} Tc`));const F=(m,j)=>{this.operators.push(`1 0 ${j?v:0} 1 ${(0,l.id)(m)} ${(0,l.id)(s)} Tm`)};let Q=b||O[0]?.leans===!0,H=t;F(t,Q);let D="";const u=()=>{
D&&this.operators.push(`[${D.replaceAll("><","")}]TJ`),D=""};for(const{parts:m,width:j,after:A=0,leans:B=b}of O){B!==Q&&(u(),F(H,B),Q=B),H+=j*p/1e3+W*m.reduce((E,{
glyphs:e})=>E+e.length,0);for(const E of m){(E.font!==this.state.font||p!==this.state.size)&&(u(),this.set(E.font,p));const e=(0,x.Le)(E);e!==void 0?D+=e:(u(),this.
operators.push((0,x.Rj)(E,p)))}A!==0&&(D+=(0,l._)(-A))}u(),C>0&&this.operators.push("0 Tr")}set(t,s){this.state={...this.state,font:t,size:s},this.fonts.add(t),
this.operators.push(`/${t.name} ${(0,l.id)(s)} Tf`)}area({x:t,y:s,width:p,height:d,color:O,radius:b=0}){this.filled(O),this.covers(1),b===0?this.operators.push(
`${[t,s,p,d].map(l.id).join(" ")} re f`):this.operators.push(y(t,s,p,d,Math.min(b,p/2,d/2)),"f")}line({points:t,width:s,color:p,dots:d}){this.stroked(p);const O=`${(0,l.
id)(s)} w ${(0,l.XL)(t)} S`;this.operators.push(d===void 0?O:`q 1 J [0 ${(0,l.id)(d)}] 0 d ${O} Q`)}filled(t){const s=(0,l.wW)(t,"fill");s!==this.state.fill&&(this.
state={...this.state,fill:s},this.operators.push(s))}stroked(t){const s=(0,l.wW)(t,"stroke");s!==this.state.stroke&&(this.state={...this.state,stroke:s},this.operators.
push(s))}covers(t){t!==this.state.alpha&&(this.state={...this.state,alpha:t},this.operators.push(`/${this.alphaName(t)} gs`))}outline({path:t,color:s,alpha:p,width:d,
cap:O,join:b,miter:C,dashes:W,dashOffset:G}){const F=this.alphaName(p),Q=W.length>0?` [${W.map(l._).join(" ")}] ${(0,l._)(G)} d`:"",H=`${(0,l._)(d)} w ${O} J ${b}\
 j ${(0,l._)(C)} M${Q}`;this.operators.push(`q ${(0,l.wW)(s,"stroke")} /${F} gs ${H} ${t} S Q`)}mixes(t){this.blends.add(t),this.operators.push(`/${t} gs`)}alphaName(t){
const s=`A${Math.round(t*1e3)}`;return this.alphas.set(s,t),s}shape({path:t,fill:s,alpha:p=1,hasHoles:d=!1}){this.covers(p);const O=d?"*":"";if(!("stops"in s)){
this.filled(s),this.operators.push(`${t} f${O}`);return}let b=this.shades.get(s);b===void 0&&this.shades.set(s,b=`Shade${this.shades.size+1}`);const C=s.matrix?
`${s.matrix.map(l._).join(" ")} cm `:"";this.operators.push(`q ${t} W${O} n ${C}${(0,R.OD)(s)?`/Mask${b} gs `:""}/${b} sh Q`)}}function y(i,t,s,p,d){const[O,b]=[
i+s,t+p],C=d*(1-l.yQ),W=(...F)=>`${F.map(l.id).join(" ")} c`,G=(...F)=>`${F.map(l.id).join(" ")} l`;return[`${(0,l.id)(i+d)} ${(0,l.id)(t)} m`,G(O-d,t),W(O-C,t,
O,t+C,O,t+d),G(O,b-d),W(O,b-C,O-C,b,O-d,b),G(i+d,b),W(i+C,b,i,b-C,i,b-d),G(i,t+d),W(i,t+C,i+C,t,i+d,t),"h"].join(" ")}}),71642:((X,K,c)=>{c.d(K,{OD:()=>l,Tp:()=>R,
ao:()=>x});const l=({stops:P})=>P.some(({alpha:_})=>_<1);function R(P,{coordinates:_,stops:n}){return P.register(M(P,_,n,"DeviceRGB",({color:f})=>f))}function x(P,{
coordinates:_,stops:n,box:f}){const h=M(P,_,n,"DeviceGray",({alpha:i})=>[i]),y=P.stream("/Shade sh",{Type:"XObject",Subtype:"Form",BBox:[...f],Group:{S:"Transpa\
rency",CS:"DeviceGray"},Resources:{Shading:{Shade:h}}});return P.register(P.obj({Type:"ExtGState",SMask:{Type:"Mask",S:"Luminosity",G:P.register(y)}}))}function M(P,_,n,f,h){
const y=n.slice(1).map((t,s)=>({FunctionType:2,Domain:[0,1],C0:h(n[s]).map(v),C1:h(t).map(v),N:1})),i={FunctionType:3,Domain:[0,1],Functions:y,Bounds:n.slice(1,
-1).map(({at:t})=>v(t)),Encode:y.flatMap(()=>[0,1])};return P.obj({ShadingType:_.length===4?2:3,ColorSpace:f,Coords:_.map(v),Function:i,Extend:[!0,!0]})}const v=P=>Math.
round(P*1e4)/1e4}),15040:((X,K,c)=>{c.d(K,{Le:()=>Q,RE:()=>C,Rj:()=>H});var l=c(41578),R=c(45409),x=c(47707),M=c(29825),v=c(33141),P=c(6264);const _="□",n=new RegExp(
"(\\p{Extended_Pictographic}\\ufe0f?)[\\u{1f3fb}-\\u{1f3ff}]|\\ufe0f?\\u20e3","gu"),f=new RegExp("(\\p{Regional_Indicator}{2}|\\p{Extended_Pictographic}\\p{Emoji_M\
odifier}?\\ufe0f?(?:\\u200d\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?){1,9})","u"),h=15e4,y=127462,i=/^[!-~]+$/;class t{name;face;used=new Map;embedded;constructor(u,m){
this.name=u,this.face=m,m.keep()}}const s=(D,u)=>D.filter(m=>!u.some(({face:j})=>j.covers(m))),p=D=>D==="Serif"?"Regular":D.replace(/^Serif/,""),d=D=>D==="Regul\
ar"?"Serif":`Serif${D}`,O=D=>D.replace(/Italic$/,"");function b(D,u){const m=["Regular","SemiBold","Italic"].filter(A=>A==="Regular"||D.includes(A));m.length===
3&&m.push("SemiBoldItalic");const j=D.includes("Serif")&&!u?m.map(d):[];return new Set([...m,...D.filter(A=>A!=="Serif"),...j])}class C{styles;others;upright;missing=new Set;words;constructor(u,m,j=[]){
this.styles=u,this.others=m,this.upright=j;const A=()=>({Regular:new Map,SemiBold:new Map,Italic:new Map,SemiBoldItalic:new Map,Serif:new Map,SerifSemiBold:new Map,
SerifItalic:new Map,SerifSemiBoldItalic:new Map,Mono:new Map});this.words={ltr:A(),rtl:A()}}static async open({styles:u,text:m,font:j,boldFont:A},B){const E=new Map,
e=async w=>(await B.rest(),new t(w,await(0,P.ft)(w)));for(const w of b(u,j!==void 0))E.set(w,await e(w));const r=E.get("Regular"),o=()=>[r,...[...E.values()].filter(
w=>w!==r)];let a=s([...new Set(m)],o());if(a.length>0&&!E.has("Mono")){const w=await e("Mono");s(a,[w]).length<a.length&&E.set("Mono",w),a=s(a,o())}const g=[];a.
length>0&&g.push(await e("Emoji"));const $=[...o(),...g];if(!j)return new C(E,$);const S=new t("User",(0,P.ar)(j)),I=A&&new t("UserBold",(0,P.ar)(A));E.set("Reg\
ular",S).set("Italic",S),I&&E.set("SemiBold",I).set("SemiBoldItalic",I);const T=I?[S,I]:[S];return new C(E,[...$,...T],T)}async warm(u,m){for(const{face:A}of this.
styles.values())await m.rest(),A.shape("A");const{face:j}=this.fontOf("Regular");for(const A of u){const B=m.step(h);B&&await B,i.test(A)&&j.shape(A)}}word(u,m,j=!1){
const A=this.words[j?"rtl":"ltr"][m];let B=A.get(u);return B||A.set(u,B=this.shape(u,m,j)),B}metrics(u){return this.fontOf(u).face.metrics}async embed(u){for(const m of this.
all)m.used.size!==0&&(await u.rest(),m.embedded=await(0,l.r)(m.face,[...m.used.values()]))}get all(){return this.others}fontOf(u){return this.styles.get(u)??this.
styles.get(p(u))??this.others[0]}shape(u,m,j){const A=u.split(f);if(A.length===1)return this.shapePlain(u,m,j);const B=A.map((E,e)=>e%2===1?this.shapeJoined(E,m):
this.shapePlain(E,m,j));return j&&B.reverse(),W(u,B.flatMap(({parts:E})=>E),B.some(({leans:E})=>E))}shapeJoined(u,m){const B=(!u.includes("‍")?Array.from(u,o=>String.
fromCharCode(o.codePointAt(0)-y+65)):u.split("‍").map(o=>o.replace(new RegExp("\\p{Emoji_Modifier}|\\ufe0f","gu"),""))).filter(o=>this.others.some(({face:a})=>a.
covers(o))).join("");if(B==="")return this.shapePlain(u,m,!1);const{parts:E,leans:e}=this.shapePlain(B,m,!1),r=E.map((o,a)=>({...o,actual:a===0?u:""}));return W(
u,r,e===!0)}shapePlain(u,m,j){const A=this.fontOf(m),B=(0,x.RK)(u).replace(n,"$1"),E=m.endsWith("Italic")&&this.upright.includes(A);if(A.face.covers(B))return W(
u,[F(A,B,j)],E);const e=m.endsWith("SemiBoldItalic")?this.fontOf(O(m)):void 0,r=[...new Set([A,...e?[e]:[],...this.others])],o=(0,M.W_)({text:B,rtl:j},r.map(({face:a})=>a)).
map(a=>{if(a.font!==M.lV)return F(r[a.font],a.text,a.rtl);const g=(0,x.qf)(a.text);for(const $ of g)this.missing.add($);return{...F(this.others[0],_.repeat(g.length),
!1),actual:a.text}});return W(u,o,E)}}const W=(D,u,m)=>({text:D,width:u.reduce((j,{glyphs:A})=>A.reduce((B,{advance:E})=>B+E,j),0),parts:u,...m&&{leans:m}}),G=D=>D.
map(u=>String.fromCodePoint(u)).join("");function F(D,u,m){const j=D.face.shape(u,m);for(const{glyph:B}of j)D.used.has(B.id)||D.used.set(B.id,B);const A=j.map(({
glyph:B})=>G(D.used.get(B.id).codePoints)).join("");return{font:D,glyphs:j,actual:m||A===u?void 0:u}}function Q(D){if(D.shown!==void 0)return D.shown;const{font:u,
glyphs:m,actual:j}=D;if(!(j!==void 0||m.some(({y:A})=>A!==0)))return D.shown=(0,R.Q)(m,u.embedded,u.face.unit)}function H({font:D,glyphs:u,actual:m},j){const A=(0,R.
n)(u,D.embedded,D.face.unit,j);return m===void 0?A:(0,v.$u)(m,A)}}),82715:((X,K,c)=>{c.d(K,{m:()=>x});var l=c(43496),R=c(3907);function x(M,v,P,_){const{text:n,
properties:f,end:h,about:y}=M,i=f.find(d=>d.namespace===l.dK[v]&&d.name===P),t=i&&n.slice(i.from,i.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;
if(i&&t!==void 0){const d=i.from+t;return`${n.slice(0,d)}${_.replace("<rdf:li",`<rdf:li xmlns:rdf="${l.dK.rdf}"`)}${n.slice(d)}`}const s=`<${v}:${P}><rdf:Bag>
${_}</rdf:Bag></${v}:${P}>`,p=`<rdf:Description xmlns:rdf="${l.dK.rdf}" rdf:about="${(0,R.X)(y)}" xmlns:${v}="${l.dK[v]}">
${s}
</rdf:Description>
`;return`${n.slice(0,h)}${p}${n.slice(h)}`}})};
