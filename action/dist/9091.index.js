"use strict";exports.id=9091,exports.ids=[9091],exports.modules={29825:((J,W,f)=>{f.d(W,{EH:()=>g,OD:()=>P,W_:()=>v,lV:()=>B});var l=f(12889),b=f(47707);const B=-1,P=(s,r)=>(0,l.
pr)(s).flatMap(c=>v(c,r));function v({text:s,rtl:r},c){const y=[];for(const d of(0,b.qf)(s)){const E=y.at(-1),t=(0,b.ML)(d)?E?.font??0:C(d,c,E?.font);E?.font===
t?E.text+=d:y.push({font:t,text:d,rtl:r})}return r?y.reverse():y}function C(s,r,c){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(s)&&c!==void 0&&r[c]?.
covers(s)===!0?c:r.findIndex(d=>d.covers(s))}function g(s,r){const c=P(s,r).filter(({font:y})=>y===B);return[...new Set(c.flatMap(y=>(0,b.qf)(y.text)))]}}),45409:((J,W,f)=>{
f.d(W,{Q:()=>B,n:()=>b});var l=f(36078);function b(P,v,C,g){let s=0,r=0;const c=[];for(let y=0;y<P.length;y=s){const{y:d}=P[y];for(;s<P.length&&P[s].y===d;)s++;
d!==r&&c.push(`${(0,l.id)(d*g/1e3)} Ts`),r=d,c.push(`[${B(P.slice(y,s),v,C)}] TJ`)}return r!==0&&c.push("0 Ts"),c.join(" ")}function B(P,v,C){let g="",s="";const r=c=>{
const y=Math.round(c*100)/100;y!==0&&(s&&(g+=`<${s}>`),s="",g+=`${-y} `)};for(const{glyph:c,advance:y,x:d}of P)r(d),s+=v.codeOf(c),r(y-d-c.advanceWidth*C);return s?
`${g}<${s}>`:g}}),88739:((J,W,f)=>{f.d(W,{B:()=>C,U:()=>P});var l=f(77581),b=f(12889);const B=100;function P(g,{digits:s=4,isInOrder:r=!1}={}){const c=g.filter(
([,d])=>d.length>0).map(([d,E])=>`<${C(d).slice(-s)}> <${v(E,r)}>`),y=Array.from({length:Math.ceil(c.length/B)},(d,E)=>{const t=c.slice(E*B,(E+1)*B);return[`${t.
length} beginbfchar`,...t,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(s)}> <${"F".repeat(s)}> endcodespacerange`,...y,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function v(g,s){const r=g.map(c=>String.fromCodePoint(c)).join("");return(0,l.kt)(!s&&(0,b.ft)(r)?[...r].reverse().join(""):r).toString("hex").toUpperCase()}
const C=g=>g.toString(16).toUpperCase().padStart(4,"0")}),38875:((J,W,f)=>{f.d(W,{F:()=>B});var l=f(60623);const b=1<<24,B=P=>(0,l.UD)(Buffer.from(P,"base64"),{
stream:b,total:b,remaining:b},{found:!1})}),96927:((J,W,f)=>{f.d(W,{XS:()=>P,tU:()=>v,tn:()=>B});const l=C=>Math.round(C*72e3/25.4)/1e3,b=(C,g)=>[l(C),l(g)],B={
A3:b(297,420),A4:b(210,297),A5:b(148,210),A6:b(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},P=3,v=14400}),24472:((J,W,f)=>{f.d(W,{Q$:()=>c,Xw:()=>r,
n8:()=>s});var l=f(43496),b=f(1975),B=f(82715),P=f(60912),v=f(21878),C=f(81679),g=f(45599);const s="Octavo";function r(d){const E=d.add(new g.Z6((0,g.jd)({N:3,Filter:(0,g.
UU)("FlateDecode")}),(0,C.Kc)((0,v.k)({gray:!1})))),t=(0,g.jd)({Type:(0,g.UU)("OutputIntent"),S:(0,g.UU)("GTS_PDFA1"),OutputConditionIdentifier:(0,g.Px)("sRGB"),
Info:(0,g.Px)("sRGB"),DestOutputProfile:E});d.editCatalog().set("OutputIntents",[d.add(t)])}async function c(d,{title:E,author:t,language:a},h){const{isArchive:p}=h,
m=(N,X,Q)=>({prefix:N,name:X,form:"simple",values:[Q]}),I=h.isAccessible&&a!==void 0,k=(0,P.T3)([{prefix:"dc",name:"title",form:"alternative",values:[E]},...t===
void 0?[]:[{prefix:"dc",name:"creator",form:"ordered",values:[t]}],...a===void 0?[]:[{prefix:"dc",name:"language",form:"unordered",values:[a]}],m("pdf","Produce\
r",s),...p?[m("pdfaid","part","3"),m("pdfaid","conformance","A")]:[],...I?[m("pdfuaid","part","1")]:[]]);if(!I||!p)return(0,P._L)(d,k);const F=await(0,b.kg)(Buffer.
from(k,"utf8"),d.job.pace);(0,P._L)(d,(0,B.m)(F,"pdfaExtension","schemas",y))}const y=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${l.dK.pdfaSchema}" xm\
lns:pdfaProperty="${l.dK.pdfaProperty}">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${l.dK.pdfuaid}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>inter\
nal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description></rdf:li>
</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),94405:((J,W,f)=>{f.d(W,{B:()=>$});var l=f(22387),b=f(61410),B=f(66005),P=f(91112),v=f(16804),C=f(81415),g=f(92356),s=f(68973),r=f(45599),c=f(24472);function y(_,e,o){
if(e.length===0)return;const n=(A,j,O)=>{const T=A.map(()=>_.nextRef());let D=A.length;for(const[x,{title:L,place:G,children:H}]of A.entries()){const K=_.obj({Title:b.
A.fromText(L),Parent:j});d(K,{Prev:T[x-1],Next:T[x+1],Dest:o(G)}),H.length>0&&(D+=n(H,T[x],K)),_.assign(T[x],K)}return d(O,{First:T[0],Last:T.at(-1),Count:C.A.of(
D)}),D},i=_.nextRef(),M=_.obj({Type:"Outlines"});return n(e,i,M),_.assign(i,M),i}function d(_,e){for(const[o,n]of Object.entries(e))n!==void 0&&_.set(P.A.of(o),
n)}var E=f(78445),t=f(87594),a=f(71642),h=f(45657);class p{width;height;ref;key;lends;drawn=[];links=[];owners=[];images=new Map;groups=[];open=[];constructor(e,o,n,i,M){
this.width=e,this.height=o,this.ref=n,this.key=i,this.lends=M}draw(e,...o){const n=this.drawn.at(-1);if(n!==void 0&&"inks"in n&&n.element===e&&n.running===void 0&&
this.isLastKid(e)){(0,h.RZ)(n.inks,o);return}if(this.drawn.push({element:e,inks:[...o]}),!e)return;const{owners:M,form:A}=this.stream;e.kids.push({page:this.ref,
content:M.length,form:A}),M.push(e)}run(e,...o){this.drawn.push({element:void 0,running:e,inks:[...o]})}enter(e){const o=this.open.at(-1),n=(0,t.IZ)(e)?{...this.
lends(),owners:[]}:void 0;n&&this.groups.push(n),this.open.push(n??o),this.drawn.push({enter:e,group:n})}leave(){this.open.pop(),this.drawn.push({leave:!0})}link(e,o,n,i){
const{ref:M,key:A}=this.lends();this.links.push({box:o,target:n,contents:i,element:e,ref:M,key:A}),e.kids.push({page:this.ref,annotation:M})}image(e){for(const[
n,i]of this.images)if(i===e)return n;const o=`Image${this.images.size+1}`;return this.images.set(o,e),o}get stream(){const e=this.open.at(-1);return e?{owners:e.
owners,form:e.ref}:{owners:this.owners,form:void 0}}isLastKid(e){if(!e)return!0;const o=e.kids.at(-1),{owners:n,form:i}=this.stream;return o!==void 0&&"content"in
o&&o.page===this.ref&&o.form===i&&o.content===n.length-1}}var m=f(15040),I=f(64680);const k=120;async function F(_,e){const o=_.enumerateIndirectObjects(),n=new I.
k(o.length*k);n.text(`%PDF-1.7
%ÿÿÿÿ
`);const i=[];for(const[T,D]of o){i[T.objectNumber]=n.length,n.text(`${T.objectNumber} 0 obj
`);const x=D.sizeInBytes();n.fill(x,(G,H)=>D.copyBytesInto(G,H)),n.text(`
endobj
`);const L=e.step(x*20);L&&await L}const M=n.length;n.text(`xref
0 ${i.length}
0000000000 65535 f 
`);for(let T=1;T<i.length;T++){const D=i[T];n.text(D===void 0?`0000000000 00001 f 
`:`${String(D).padStart(10,"0")} 00000 n 
`)}const{Root:A,Info:j}=_.trailerInfo,O=j?`/Info ${j.toString()}`:"";return n.text(`trailer
<</Size ${i.length}/Root ${A.toString()}${O}>>
startxref
${M}
%%EOF
`),n.bytes}const N=6,X=40,Q=2e3,R=1500,u=8e3,S={Header:"/Artifact <</Type /Pagination /Subtype /Header /Attached [/Top]>> BDC",Footer:"/Artifact <</Type /Pagina\
tion /Subtype /Footer /Attached [/Bottom]>> BDC"};class ${typefaces;job;document=new E.H("Document",void 0,{});sheets=[];context=l.A.create();fonts=new Map;shared=new Map;keys=0;constructor(e,o){
this.typefaces=e,this.job=o}static async open(e,o){return new $(await m.RE.open(e,o.pace),o)}sheet(e,o){const n=()=>({ref:this.context.nextRef(),key:this.keys++}),
{ref:i,key:M}=n(),A=new p(e,o,i,M,n);return this.sheets.push(A),A}async finish({title:e,author:o,language:n,bookmarks:i=[],breaksArchive:M=!1,isAccessible:A=!0}){
await this.typefaces.embed(this.job.pace);const{context:j}=this,O=j.nextRef();for(const x of this.sheets)await this.writeSheet(x,O);j.assign(O,j.obj({Type:"Page\
s",Kids:this.sheets.map(({ref:x})=>x),Count:this.sheets.length})),await this.writeCatalog(O,n,i);const T=j.obj({Title:b.A.fromText(e),Producer:B.A.of(c.n8)});o!==
void 0&&T.set(P.A.of("Author"),b.A.fromText(o)),j.trailerInfo.Info=j.register(T);const D=await(0,g.E)(await F(j,this.job.pace),this.job);for(const[{embedded:x},
L]of this.fonts)x.addTo(D,new r.oS(L.objectNumber));return this.embedImages(D),(0,c.Xw)(D),await(0,c.Q$)(D,{title:e,author:o,language:n},{isArchive:!M,isAccessible:A}),
D}async writeSheet(e,o){const{context:n,job:i}=this,M=new t.ye,A=[];let j=0;for(const x of e.drawn){if("enter"in x)M.enter(x.enter),A.push({group:x.group,content:j}),
x.group&&(j=0);else if("leave"in x){const{group:G,content:H}=A.pop();M.leave(G&&w(G)),G&&(j=H)}else{const{element:G,running:H,inks:K}=x,z=G?`/${G.tag} <</MCID ${j++}\
>> BDC`:H?S[H]:"/Artifact BMC";for(const Z of M.sequence(z,K)){const V=i.pace.step(Z*R);V&&await V}}const L=i.pace.step(Q);L&&await L}const O=await this.streamOf(
M.pieces(),{}),T=await this.resourcesOf(M,e);e.groups.length>0&&await this.writeGroups(e,M,T);const D=n.obj({Type:"Page",Parent:o,MediaBox:[0,0,e.width,e.height],
Contents:n.register(O),Resources:this.shared.get(e)??T,StructParents:e.key,Tabs:"S"});e.links.length>0&&D.set(P.A.of("Annots"),n.obj(e.links.map(({ref:x})=>x)));
for(const x of e.links)n.assign(x.ref,this.annotation(x,e));n.assign(e.ref,D)}async streamOf(e,o){const{context:n,job:i}=this,M=[];for(const O of e){M.push(Buffer.
from(O,"latin1"));const T=i.pace.step(O.length*X);T&&await T}const A=await(0,s.uM)(i).deflate(M.length===1?M[0]:Buffer.concat(M),N),j=n.obj({Filter:"FlateDecode",
Length:A.length});for(const[O,T]of Object.entries(o))j.set(P.A.of(O),T);return v.A.of(j,A)}async writeGroups(e,o,n){const{context:i}=this,M=i.register(n);this.shared.
set(e,M);const{width:A,height:j}=e;for(const O of e.groups){const T=o.groups.get(w(O)),D=await this.streamOf([T],{Type:P.A.of("XObject"),Subtype:P.A.of("Form"),
BBox:i.obj([-4*A,-4*j,5*A,5*j]),Group:i.obj({S:"Transparency",CS:"DeviceRGB"}),Resources:M,StructParents:C.A.of(O.key)});i.assign(O.ref,D)}n.set(P.A.of("XObject"),
i.obj(Object.fromEntries(e.groups.map(O=>[w(O),O.ref]))))}async resourcesOf({fonts:e,shades:o,patterns:n,alphas:i,blends:M,masks:A},{groups:j}){const{context:O,
job:T}=this,D=O.obj({Font:Object.fromEntries([...e].map(K=>[K.name,this.fontRef(K)]))}),x={};for(const[K,z]of i)x[K]=O.obj({Type:"ExtGState",ca:z,CA:z});for(const K of M)
x[K]=O.obj({Type:"ExtGState",BM:K});const L=new Map(j.map(K=>[w(K),K.ref]));for(const[K,{group:z,mask:Z}]of A)x[K]=O.obj({Type:"ExtGState",SMask:{Type:"Mask",S:Z.
isAlpha?"Alpha":"Luminosity",G:L.get(z)}});const G={};for(const[K,z]of o){(0,a.OD)(K)&&(x[`Mask${z}`]=(0,a.ao)(O,K)),G[z]=(0,a.Tp)(O,K);const Z=T.pace.step(K.stops.
length*u);Z&&await Z}const H={};for(const[K,{shade:z,matrix:Z}]of n){H[K]=(0,a.CD)(O,z,Z);const V=T.pace.step(z.stops.length*u);V&&await V}return n.size>0&&D.set(
P.A.of("Pattern"),O.obj(H)),Object.keys(x).length>0&&D.set(P.A.of("ExtGState"),O.obj(x)),o.size>0&&D.set(P.A.of("Shading"),O.obj(G)),D}fontRef(e){let o=this.fonts.
get(e);return o||this.fonts.set(e,o=this.context.register(this.context.obj({}))),o}annotation({box:e,target:o,contents:n,key:i},M){const A=this.context.obj({Type:"\
Annot",Subtype:"Link",Rect:e.map(T=>Math.round(T*100)/100),Border:[0,0,0],F:4,P:M.ref,StructParent:i,Contents:b.A.fromText(n)}),[j,O]=this.aim(o);return O&&A.set(
P.A.of(j),O),A}aim(e){return"place"in e?["Dest",this.destination(e.place)]:["A",this.context.obj({Type:"Action",S:"URI",URI:B.A.of(U(e.uri))})]}destination({sheet:e,
top:o}){return e&&this.context.obj([e.ref,"XYZ",null,o===void 0?null:Math.round(o*100)/100,null])}async parentsOf(e){const{context:o,job:n,sheets:i}=this,M=[];for(const{
key:A,owners:j,groups:O,links:T}of i){M.push([A,o.register(o.obj(j.map(L=>e.refOf(L))))]);for(const L of O)M.push([L.key,o.obj(L.owners.map(G=>e.refOf(G)))]);for(const L of T)
M.push([L.key,e.refOf(L.element)]);const D=O.reduce((L,G)=>L+G.owners.length,j.length+T.length),x=n.pace.step(D*Q);x&&await x}return M.sort(([A],[j])=>A-j)}async writeCatalog(e,o,n){
const{context:i,job:M}=this,A=new E.s(i),j=await this.parentsOf(A),O=A.write(this.document,j);let T=O.next();for(;T.done!==!0;T=O.next()){const L=M.pace.step(2e3);
L&&await L}const D=i.obj({Type:"Catalog",Pages:e,StructTreeRoot:T.value,MarkInfo:{Marked:!0},ViewerPreferences:{DisplayDocTitle:!0}});o!==void 0&&D.set(P.A.of("\
Lang"),B.A.of(o));const x=y(i,n,L=>this.destination(L));x&&(D.set(P.A.of("Outlines"),x),D.set(P.A.of("PageMode"),P.A.of("UseOutlines"))),i.trailerInfo.Root=i.register(
D)}embedImages(e){for(const o of this.sheets){const{ref:n,images:i}=o;if(i.size===0)continue;const M=this.shared.get(o),A=M?e.edit(M.objectNumber):e.edit(n.objectNumber).
get("Resources"),j=A.get("XObject")??(0,r.jd)({});for(const[O,T]of i)j.set(O,T.embed(e,{profiled:!0}));A.set("XObject",j)}}}const w=({ref:_})=>`Group${_.objectNumber}`,
U=_=>_.replace(/[\\()]/g,"\\$&")}),78445:((J,W,f)=>{f.d(W,{H:()=>v,s:()=>C});var l=f(81415),b=f(91112),B=f(61410),P=f(6476);class v{tag;parent;facts;kids=[];constructor(s,r,c){
this.tag=s,this.parent=r,this.facts=c}add(s,r={}){const c=new v(s,this,r);return this.kids.push(c),c}prune(){const s=this.kids.filter(r=>r instanceof v?(r.prune(),
r.kids.length>0||r.tag==="TD"||r.tag==="TH"):!0);this.kids.splice(0,this.kids.length);for(const r of s)this.kids.push(r)}adopt(s){s.parent=this,this.kids.push(s)}}
class C{context;rootRef;refs=new Map;ids=[];constructor(s,r=s.nextRef()){this.context=s,this.rootRef=r}refOf(s){let r=this.refs.get(s);return r||this.refs.set(s,
r=this.context.nextRef()),r}*write(s,r){const{context:c}=this,y=[s];for(let t=y.pop();t;t=y.pop()){for(const a of t.kids)a instanceof v&&y.push(a);this.put(t),yield}
const d=c.obj({Type:"StructTreeRoot",K:[this.refOf(s)]}),E=r.flatMap(([t,a])=>[l.A.of(t),a]);if(d.set(b.A.of("ParentTree"),c.register(c.obj({Nums:E}))),d.set(b.
A.of("ParentTreeNextKey"),l.A.of(r.reduce((t,[a])=>Math.max(t,a+1),0))),this.ids.length>0){const t=[...this.ids].sort(([a],[h])=>a<h?-1:1).flatMap(([a,h])=>[B.A.
of(Buffer.from(a,"latin1").toString("hex")),h]);d.set(b.A.of("IDTree"),c.register(c.obj({Names:t})))}return c.assign(this.rootRef,d),this.rootRef}put(s){const{context:r}=this,
{tag:c,parent:y,facts:d}=s,E=P.A.withContext(r),t=(m,I)=>E.set(b.A.of(m),I);t("S",b.A.of(c)),t("P",y?this.refOf(y):this.rootRef);const[a]=s.kids,h=a instanceof v?
void 0:a?.page;h&&t("Pg",h);const p=s.kids.map(m=>this.kid(m,h));p.length>0&&t("K",p.length===1?p[0]:r.obj(p)),d.alt!==void 0&&t("Alt",B.A.fromText(d.alt)),d.title!==
void 0&&t("T",B.A.fromText(d.title)),d.lang!==void 0&&t("Lang",B.A.fromText(d.lang)),d.attributes&&t("A",r.obj(d.attributes)),d.id!==void 0&&(t("ID",B.A.of(Buffer.
from(d.id,"latin1").toString("hex"))),this.ids.push([d.id,this.refOf(s)])),r.assign(this.refOf(s),E)}kid(s,r){if(s instanceof v)return this.refOf(s);const{context:c}=this;
return"annotation"in s?c.obj({Type:"OBJR",Obj:s.annotation,Pg:s.page}):s.form?c.obj({Type:"MCR",Pg:s.page,Stm:s.form,MCID:s.content}):s.page===r?l.A.of(s.content):
c.obj({Type:"MCR",Pg:s.page,MCID:s.content})}}}),87594:((J,W,f)=>{f.d(W,{IZ:()=>v,XH:()=>C,ye:()=>y});var l=f(36078),b=f(74135),B=f(71642),P=f(15040);const v=({
opacity:E,blend:t,making:a,masked:h})=>E!==void 0||t!==void 0||a!==void 0||h!==void 0,C=.2,g={font:void 0,size:0,fill:"",stroke:"",spacing:0,alpha:1},s={...g,spacing:Number.
NaN},r=5e5,c=100;class y{fonts=new Set;shades=new Map;patterns=new Map;alphas=new Map;blends=new Set;groups=new Map;masks=new Map;made=new Map;operators=[];kept=[];state=g;*sequence(t,a){
this.operators.push(t);let h=!1,p=0;for(const m of a)p>=c&&(yield p,p=0),p+=m.kind==="tiles"?1+m.across.length/c:1,m.kind==="text"!==h&&this.operators.push(h?"E\
T":"BT"),h=m.kind==="text",this.write(m);h&&this.operators.push("ET"),this.operators.push("EMC"),yield p}enter(t){const{clip:a,matrix:h,hasHoles:p=!1,masked:m}=t,
I=v(t)?this.operators:void 0;this.kept.push({state:this.state,around:I,control:t}),this.operators.push("q"),h&&this.operators.push(`${h.map(l._).join(" ")} cm`),
a!==void 0&&this.operators.push(`${a} W${p?"*":""} n`);const k=m&&this.made.get(m);k!==void 0&&this.operators.push(`/${k} gs`),I&&(this.operators=[],this.state=
s)}leave(t){const{state:a,around:h,control:p}=this.kept.pop();if(h&&t!==void 0)if(this.groups.set(t,this.content),this.operators=h,this.state=a,p.making){const m=`\
Soft${t}`;this.masks.set(m,{group:t,mask:p.making}),this.made.set(p.making,m)}else this.covers(p.opacity??1),p.blend!==void 0&&this.mixes(p.blend),this.operators.
push(`/${t} Do`);this.state=a,this.operators.push("Q")}get content(){return this.operators.join(`
`)}*pieces(){let[t,a]=[0,0];for(const[h,p]of this.operators.entries())a+=p.length,!(a<r)&&(yield`${this.operators.slice(t,h+1).join(`
`)}
`,[t,a]=[h+1,0]);yield this.operators.slice(t).join(`
`)}write(t){switch(t.kind){case"text":return this.text(t);case"area":return this.area(t);case"image":this.operators.push(`q ${t.matrix.map(l._).join(" ")} cm /${t.
name} Do Q`);return;case"stroke":return this.line(t);case"shape":return this.shape(t);case"outline":return this.outline(t);case"tiles":return this.tiles(t)}}tiles({
tile:t,across:a,up:h}){const{state:p,operators:m}=this;this.operators=[],this.write(t);const I=this.content;this.operators=m,this.state=p;for(const k of a)m.push(
`q 1 0 0 1 ${(0,l._)(k)} ${(0,l._)(h)} cm ${I} Q`)}text({x:t,y:a,size:h,color:p,fill:m,words:I,oblique:k=!1,bolder:F=0,spacing:N=0,alpha:X=1}){const Q=m&&this.patternOf(
m);Q===void 0?this.filled(p):this.fillBy(`/Pattern cs /${Q} scn`),this.covers(X),F>0&&(Q===void 0?this.stroked(p):this.strokeBy(`/Pattern CS /${Q} SCN`),this.operators.
push(`2 Tr ${(0,l.id)(F)} w`)),N!==this.state.spacing&&(this.state={...this.state,spacing:N},this.operators.push(`${(0,l.id)(N)} Tc`));const R=(U,_)=>{this.operators.
push(`1 0 ${_?C:0} 1 ${(0,l.id)(U)} ${(0,l.id)(a)} Tm`)};let u=k||I[0]?.leans===!0,S=t;R(t,u);let $="";const w=()=>{$&&this.operators.push(`[${$.replaceAll("><",
"")}]TJ`),$=""};for(const{parts:U,width:_,after:e=0,leans:o=k}of I){o!==u&&(w(),R(S,o),u=o),S+=_*h/1e3+N*U.reduce((n,{glyphs:i})=>n+i.length,0);for(const n of U){
(n.font!==this.state.font||h!==this.state.size)&&(w(),this.set(n.font,h));const i=(0,P.Le)(n);i!==void 0?$+=i:(w(),this.operators.push((0,P.Rj)(n,h)))}e!==0&&($+=
(0,l._)(-e))}w(),F>0&&this.operators.push("0 Tr")}set(t,a){this.state={...this.state,font:t,size:a},this.fonts.add(t),this.operators.push(`/${t.name} ${(0,l.id)(
a)} Tf`)}area({x:t,y:a,width:h,height:p,color:m,radius:I=0}){this.filled(m),this.covers(1),I===0?this.operators.push(`${[t,a,h,p].map(l.id).join(" ")} re f`):this.
operators.push(d(t,a,h,p,Math.min(I,h/2,p/2)),"f")}line({points:t,width:a,color:h,dots:p}){this.stroked(h);const m=`${(0,l.id)(a)} w ${(0,l.XL)(t)} S`;this.operators.
push(p===void 0?m:`q 1 J [0 ${(0,l.id)(p)}] 0 d ${m} Q`)}patternOf(t){const a=this.kept.findLastIndex(({around:m})=>m!==void 0)+1;let h=[1,0,0,1,0,0];for(const{
control:m}of this.kept.slice(a))m.matrix&&(h=(0,b.lw)(m.matrix,h));t.matrix&&(h=(0,b.lw)(t.matrix,h));for(const[m,I]of this.patterns)if(I.shade===t&&I.matrix.join()===
h.join())return m;const p=`Text${this.patterns.size+1}`;return this.patterns.set(p,{shade:t,matrix:h}),p}filled(t){this.fillBy((0,l.wW)(t,"fill"))}fillBy(t){t!==
this.state.fill&&(this.state={...this.state,fill:t},this.operators.push(t))}stroked(t){this.strokeBy((0,l.wW)(t,"stroke"))}strokeBy(t){t!==this.state.stroke&&(this.
state={...this.state,stroke:t},this.operators.push(t))}covers(t){t!==this.state.alpha&&(this.state={...this.state,alpha:t},this.operators.push(`/${this.alphaName(
t)} gs`))}outline({path:t,color:a,alpha:h,width:p,cap:m,join:I,miter:k,dashes:F,dashOffset:N}){const X=this.alphaName(h),Q=F.length>0?` [${F.map(l._).join(" ")}\
] ${(0,l._)(N)} d`:"",R=`${(0,l._)(p)} w ${m} J ${I} j ${(0,l._)(k)} M${Q}`;this.operators.push(`q ${(0,l.wW)(a,"stroke")} /${X} gs ${R} ${t} S Q`)}mixes(t){this.
blends.add(t),this.operators.push(`/${t} gs`)}alphaName(t){const a=`A${Math.round(t*1e3)}`;return this.alphas.set(a,t),a}shape({path:t,fill:a,alpha:h=1,hasHoles:p=!1}){
this.covers(h);const m=p?"*":"";if(!("stops"in a)){this.filled(a),this.operators.push(`${t} f${m}`);return}let I=this.shades.get(a);I===void 0&&this.shades.set(
a,I=`Shade${this.shades.size+1}`);const k=a.matrix?`${a.matrix.map(l._).join(" ")} cm `:"";this.operators.push(`q ${t} W${m} n ${k}${(0,B.OD)(a)?`/Mask${I} gs `:
""}/${I} sh Q`)}}function d(E,t,a,h,p){const[m,I]=[E+a,t+h],k=p*(1-l.yQ),F=(...X)=>`${X.map(l.id).join(" ")} c`,N=(...X)=>`${X.map(l.id).join(" ")} l`;return[`${(0,l.
id)(E+p)} ${(0,l.id)(t)} m`,N(m-p,t),F(m-k,t,m,t+k,m,t+p),N(m,I-p),F(m,I-k,m-k,I,m-p,I),N(E+p,I),F(E+k,I,E,I-k,E,I-p),N(E,t+p),F(E,t+k,E+k,t,E+p,t),"h"].join(" ")}}),
71642:((J,W,f)=>{f.d(W,{CD:()=>B,OD:()=>l,Tp:()=>b,ao:()=>P});const l=({stops:g})=>g.some(({alpha:s})=>s<1);function b(g,{coordinates:s,stops:r}){return g.register(
v(g,s,r,"DeviceRGB",({color:c})=>c))}const B=(g,s,r)=>g.register(g.obj({Type:"Pattern",PatternType:2,Shading:b(g,s),Matrix:r.map(C)}));function P(g,{coordinates:s,
stops:r,box:c}){const y=v(g,s,r,"DeviceGray",({alpha:E})=>[E]),d=g.stream("/Shade sh",{Type:"XObject",Subtype:"Form",BBox:[...c],Group:{S:"Transparency",CS:"Dev\
iceGray"},Resources:{Shading:{Shade:y}}});return g.register(g.obj({Type:"ExtGState",SMask:{Type:"Mask",S:"Luminosity",G:g.register(d)}}))}function v(g,s,r,c,y){
const d=r.slice(1).map((t,a)=>({FunctionType:2,Domain:[0,1],C0:y(r[a]).map(C),C1:y(t).map(C),N:1})),E={FunctionType:3,Domain:[0,1],Functions:d,Bounds:r.slice(1,
-1).map(({at:t})=>C(t)),Encode:d.flatMap(()=>[0,1])};return g.obj({ShadingType:s.length===4?2:3,ColorSpace:c,Coords:s.map(C),Function:E,Extend:[!0,!0]})}const C=g=>Math.
round(g*1e4)/1e4}),15040:((J,W,f)=>{f.d(W,{Le:()=>X,RE:()=>I,Rj:()=>Q});var l=f(41578),b=f(45409),B=f(47707),P=f(29825),v=f(33141),C=f(6264);const g="□",s=new RegExp(
"(\\p{Extended_Pictographic}\\ufe0f?)[\\u{1f3fb}-\\u{1f3ff}]|\\ufe0f?\\u20e3","gu"),r=new RegExp("(\\p{Regional_Indicator}{2}|\\p{Extended_Pictographic}\\p{Emoji_M\
odifier}?\\ufe0f?(?:\\u200d\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?){1,9})","u"),c=15e4,y=127462,d=/^[!-~]+$/;class E{name;face;used=new Map;embedded;constructor(u,S){
this.name=u,this.face=S,S.keep()}}const t=(R,u)=>R.filter(S=>!u.some(({face:$})=>$.covers(S))),a=R=>R==="Serif"?"Regular":R.replace(/^Serif/,""),h=R=>R==="Regul\
ar"?"Serif":`Serif${R}`,p=R=>R.replace(/Italic$/,"");function m(R,u){const S=["Regular","SemiBold","Italic"].filter(w=>w==="Regular"||R.includes(w));S.length===
3&&S.push("SemiBoldItalic");const $=R.includes("Serif")&&!u?S.map(h):[];return new Set([...S,...R.filter(w=>w!=="Serif"),...$])}class I{styles;others;upright;missing=new Set;words;constructor(u,S,$=[]){
this.styles=u,this.others=S,this.upright=$;const w=()=>({Regular:new Map,SemiBold:new Map,Italic:new Map,SemiBoldItalic:new Map,Serif:new Map,SerifSemiBold:new Map,
SerifItalic:new Map,SerifSemiBoldItalic:new Map,Mono:new Map});this.words={ltr:w(),rtl:w()}}static async open({styles:u,text:S,font:$,boldFont:w},U){const _=new Map,
e=async D=>(await U.rest(),new E(D,await(0,C.ft)(D)));for(const D of m(u,$!==void 0))_.set(D,await e(D));const o=_.get("Regular"),n=()=>[o,...[..._.values()].filter(
D=>D!==o)];let i=t([...new Set(S)],n());if(i.length>0&&!_.has("Mono")){const D=await e("Mono");t(i,[D]).length<i.length&&_.set("Mono",D),i=t(i,n())}const M=[];i.
length>0&&M.push(await e("Emoji"));const A=[...n(),...M];if(!$)return new I(_,A);const j=new E("User",(0,C.ar)($)),O=w&&new E("UserBold",(0,C.ar)(w));_.set("Reg\
ular",j).set("Italic",j),O&&_.set("SemiBold",O).set("SemiBoldItalic",O);const T=O?[j,O]:[j];return new I(_,[...A,...T],T)}async warm(u,S){for(const{face:w}of this.
styles.values())await S.rest(),w.shape("A");const{face:$}=this.fontOf("Regular");for(const w of u){const U=S.step(c);U&&await U,d.test(w)&&$.shape(w)}}word(u,S,$=!1){
const w=this.words[$?"rtl":"ltr"][S];let U=w.get(u);return U||w.set(u,U=this.shape(u,S,$)),U}metrics(u){return this.fontOf(u).face.metrics}async embed(u){for(const S of this.
all)S.used.size!==0&&(await u.rest(),S.embedded=await(0,l.r)(S.face,[...S.used.values()]))}get all(){return this.others}fontOf(u){return this.styles.get(u)??this.
styles.get(a(u))??this.others[0]}shape(u,S,$){const w=u.split(r);if(w.length===1)return this.shapePlain(u,S,$);const U=w.map((_,e)=>e%2===1?this.shapeJoined(_,S):
this.shapePlain(_,S,$));return $&&U.reverse(),k(u,U.flatMap(({parts:_})=>_),U.some(({leans:_})=>_))}shapeJoined(u,S){const U=(!u.includes("‍")?Array.from(u,n=>String.
fromCharCode(n.codePointAt(0)-y+65)):u.split("‍").map(n=>n.replace(new RegExp("\\p{Emoji_Modifier}|\\ufe0f","gu"),""))).filter(n=>this.others.some(({face:i})=>i.
covers(n))).join("");if(U==="")return this.shapePlain(u,S,!1);const{parts:_,leans:e}=this.shapePlain(U,S,!1),o=_.map((n,i)=>({...n,actual:i===0?u:""}));return k(
u,o,e===!0)}shapePlain(u,S,$){const w=this.fontOf(S),U=(0,B.RK)(u).replace(s,"$1"),_=S.endsWith("Italic")&&this.upright.includes(w);if(w.face.covers(U))return k(
u,[N(w,U,$)],_);const e=S.endsWith("SemiBoldItalic")?this.fontOf(p(S)):void 0,o=[...new Set([w,...e?[e]:[],...this.others])],n=(0,P.W_)({text:U,rtl:$},o.map(({face:i})=>i)).
map(i=>{if(i.font!==P.lV)return N(o[i.font],i.text,i.rtl);const M=(0,B.qf)(i.text);for(const A of M)this.missing.add(A);return{...N(this.others[0],g.repeat(M.length),
!1),actual:i.text}});return k(u,n,_)}}const k=(R,u,S)=>({text:R,width:u.reduce(($,{glyphs:w})=>w.reduce((U,{advance:_})=>U+_,$),0),parts:u,...S&&{leans:S}}),F=R=>R.
map(u=>String.fromCodePoint(u)).join("");function N(R,u,S){const $=R.face.shape(u,S);for(const{glyph:U}of $)R.used.has(U.id)||R.used.set(U.id,U);const w=$.map(({
glyph:U})=>F(R.used.get(U.id).codePoints)).join("");return{font:R,glyphs:$,actual:S||w===u?void 0:u}}function X(R){if(R.shown!==void 0)return R.shown;const{font:u,
glyphs:S,actual:$}=R;if(!($!==void 0||S.some(({y:w})=>w!==0)))return R.shown=(0,b.Q)(S,u.embedded,u.face.unit)}function Q({font:R,glyphs:u,actual:S},$){const w=(0,b.
n)(u,R.embedded,R.face.unit,$);return S===void 0?w:(0,v.$u)(S,w)}}),82715:((J,W,f)=>{f.d(W,{m:()=>B});var l=f(43496),b=f(3907);function B(P,v,C,g){const{text:s,
properties:r,end:c,about:y}=P,d=r.find(h=>h.namespace===l.dK[v]&&h.name===C),E=d&&s.slice(d.from,d.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;
if(d&&E!==void 0){const h=d.from+E;return`${s.slice(0,h)}${g.replace("<rdf:li",`<rdf:li xmlns:rdf="${l.dK.rdf}"`)}${s.slice(h)}`}const t=`<${v}:${C}><rdf:Bag>
${g}</rdf:Bag></${v}:${C}>`,a=`<rdf:Description xmlns:rdf="${l.dK.rdf}" rdf:about="${(0,b.X)(y)}" xmlns:${v}="${l.dK[v]}">
${t}
</rdf:Description>
`;return`${s.slice(0,c)}${a}${s.slice(c)}`}})};
