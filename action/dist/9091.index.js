"use strict";exports.id=9091,exports.ids=[9091],exports.modules={29825:((J,W,f)=>{f.d(W,{EH:()=>m,OD:()=>P,W_:()=>x,lV:()=>U});var l=f(12889),b=f(47707);const U=-1,P=(s,r)=>(0,l.
pr)(s).flatMap(c=>x(c,r));function x({text:s,rtl:r},c){const y=[];for(const d of(0,b.qf)(s)){const E=y.at(-1),t=(0,b.ML)(d)?E?.font??0:C(d,c,E?.font);E?.font===
t?E.text+=d:y.push({font:t,text:d,rtl:r})}return r?y.reverse():y}function C(s,r,c){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(s)&&c!==void 0&&r[c]?.
covers(s)===!0?c:r.findIndex(d=>d.covers(s))}function m(s,r){const c=P(s,r).filter(({font:y})=>y===U);return[...new Set(c.flatMap(y=>(0,b.qf)(y.text)))]}}),45409:((J,W,f)=>{
f.d(W,{Q:()=>U,n:()=>b});var l=f(36078);function b(P,x,C,m){let s=0,r=0;const c=[];for(let y=0;y<P.length;y=s){const{y:d}=P[y];for(;s<P.length&&P[s].y===d;)s++;
d!==r&&c.push(`${(0,l.id)(d*m/1e3)} Ts`),r=d,c.push(`[${U(P.slice(y,s),x,C)}] TJ`)}return r!==0&&c.push("0 Ts"),c.join(" ")}function U(P,x,C){let m="",s="";const r=c=>{
const y=Math.round(c*100)/100;y!==0&&(s&&(m+=`<${s}>`),s="",m+=`${-y} `)};for(const{glyph:c,advance:y,x:d}of P)r(d),s+=x.codeOf(c),r(y-d-c.advanceWidth*C);return s?
`${m}<${s}>`:m}}),88739:((J,W,f)=>{f.d(W,{B:()=>C,U:()=>P});var l=f(77581),b=f(12889);const U=100;function P(m,{digits:s=4,isInOrder:r=!1}={}){const c=m.filter(
([,d])=>d.length>0).map(([d,E])=>`<${C(d).slice(-s)}> <${x(E,r)}>`),y=Array.from({length:Math.ceil(c.length/U)},(d,E)=>{const t=c.slice(E*U,(E+1)*U);return[`${t.
length} beginbfchar`,...t,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(s)}> <${"F".repeat(s)}> endcodespacerange`,...y,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function x(m,s){const r=m.map(c=>String.fromCodePoint(c)).join("");return(0,l.kt)(!s&&(0,b.ft)(r)?[...r].reverse().join(""):r).toString("hex").toUpperCase()}
const C=m=>m.toString(16).toUpperCase().padStart(4,"0")}),38875:((J,W,f)=>{f.d(W,{F:()=>U});var l=f(60623);const b=1<<24,U=P=>(0,l.UD)(Buffer.from(P,"base64"),{
stream:b,total:b,remaining:b},{found:!1})}),96927:((J,W,f)=>{f.d(W,{XS:()=>P,tU:()=>x,tn:()=>U});const l=C=>Math.round(C*72e3/25.4)/1e3,b=(C,m)=>[l(C),l(m)],U={
A3:b(297,420),A4:b(210,297),A5:b(148,210),A6:b(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},P=3,x=14400}),24472:((J,W,f)=>{f.d(W,{Q$:()=>c,Xw:()=>r,
n8:()=>s});var l=f(43496),b=f(1975),U=f(82715),P=f(60912),x=f(21878),C=f(81679),m=f(45599);const s="Octavo";function r(d){const E=d.add(new m.Z6((0,m.jd)({N:3,Filter:(0,m.
UU)("FlateDecode")}),(0,C.Kc)((0,x.k)({gray:!1})))),t=(0,m.jd)({Type:(0,m.UU)("OutputIntent"),S:(0,m.UU)("GTS_PDFA1"),OutputConditionIdentifier:(0,m.Px)("sRGB"),
Info:(0,m.Px)("sRGB"),DestOutputProfile:E});d.editCatalog().set("OutputIntents",[d.add(t)])}async function c(d,{title:E,author:t,language:a},h){const{isArchive:p}=h,
S=(N,X,Q)=>({prefix:N,name:X,form:"simple",values:[Q]}),A=h.isAccessible&&a!==void 0,B=(0,P.T3)([{prefix:"dc",name:"title",form:"alternative",values:[E]},...t===
void 0?[]:[{prefix:"dc",name:"creator",form:"ordered",values:[t]}],...a===void 0?[]:[{prefix:"dc",name:"language",form:"unordered",values:[a]}],S("pdf","Produce\
r",s),...p?[S("pdfaid","part","3"),S("pdfaid","conformance","A")]:[],...A?[S("pdfuaid","part","1")]:[]]);if(!A||!p)return(0,P._L)(d,B);const F=await(0,b.kg)(Buffer.
from(B,"utf8"),d.job.pace);(0,P._L)(d,(0,U.m)(F,"pdfaExtension","schemas",y))}const y=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${l.dK.pdfaSchema}" xm\
lns:pdfaProperty="${l.dK.pdfaProperty}">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${l.dK.pdfuaid}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>inter\
nal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description></rdf:li>
</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),94405:((J,W,f)=>{f.d(W,{B:()=>j});var l=f(22387),b=f(61410),U=f(66005),P=f(91112),x=f(16804),C=f(81415),m=f(92356),s=f(68973),r=f(45599),c=f(24472);function y(_,e,o){
if(e.length===0)return;const n=(T,I,O)=>{const D=T.map(()=>_.nextRef());let $=T.length;for(const[v,{title:L,place:G,children:H}]of T.entries()){const K=_.obj({Title:b.
A.fromText(L),Parent:I});d(K,{Prev:D[v-1],Next:D[v+1],Dest:o(G)}),H.length>0&&($+=n(H,D[v],K)),_.assign(D[v],K)}return d(O,{First:D[0],Last:D.at(-1),Count:C.A.of(
$)}),$},i=_.nextRef(),M=_.obj({Type:"Outlines"});return n(e,i,M),_.assign(i,M),i}function d(_,e){for(const[o,n]of Object.entries(e))n!==void 0&&_.set(P.A.of(o),
n)}var E=f(78445),t=f(87594),a=f(71642),h=f(45657);class p{width;height;ref;key;lends;drawn=[];links=[];owners=[];images=new Map;groups=[];open=[];constructor(e,o,n,i,M){
this.width=e,this.height=o,this.ref=n,this.key=i,this.lends=M}draw(e,...o){const n=this.drawn.at(-1);if(n!==void 0&&"inks"in n&&n.element===e&&n.running===void 0&&
this.isLastKid(e)){(0,h.RZ)(n.inks,o);return}if(this.drawn.push({element:e,inks:[...o]}),!e)return;const{owners:M,form:T}=this.stream;e.kids.push({page:this.ref,
content:M.length,form:T}),M.push(e)}run(e,...o){this.drawn.push({element:void 0,running:e,inks:[...o]})}enter(e){const o=this.open.at(-1),n=(0,t.IZ)(e)?{...this.
lends(),owners:[]}:void 0;n&&this.groups.push(n),this.open.push(n??o),this.drawn.push({enter:e,group:n})}leave(){this.open.pop(),this.drawn.push({leave:!0})}link(e,o,n,i){
const{ref:M,key:T}=this.lends();this.links.push({box:o,target:n,contents:i,element:e,ref:M,key:T}),e.kids.push({page:this.ref,annotation:M})}image(e){for(const[
n,i]of this.images)if(i===e)return n;const o=`Image${this.images.size+1}`;return this.images.set(o,e),o}get stream(){const e=this.open.at(-1);return e?{owners:e.
owners,form:e.ref}:{owners:this.owners,form:void 0}}isLastKid(e){if(!e)return!0;const o=e.kids.at(-1),{owners:n,form:i}=this.stream;return o!==void 0&&"content"in
o&&o.page===this.ref&&o.form===i&&o.content===n.length-1}}var S=f(15040),A=f(64680);const B=120;async function F(_,e){const o=_.enumerateIndirectObjects(),n=new A.
k(o.length*B);n.text(`%PDF-1.7
%ÿÿÿÿ
`);const i=[];for(const[D,$]of o){i[D.objectNumber]=n.length,n.text(`${D.objectNumber} 0 obj
`);const v=$.sizeInBytes();n.fill(v,(G,H)=>$.copyBytesInto(G,H)),n.text(`
endobj
`);const L=e.step(v*20);L&&await L}const M=n.length;n.text(`xref
0 ${i.length}
0000000000 65535 f 
`);for(let D=1;D<i.length;D++){const $=i[D];n.text($===void 0?`0000000000 00001 f 
`:`${String($).padStart(10,"0")} 00000 n 
`)}const{Root:T,Info:I}=_.trailerInfo,O=I?`/Info ${I.toString()}`:"";return n.text(`trailer
<</Size ${i.length}/Root ${T.toString()}${O}>>
startxref
${M}
%%EOF
`),n.bytes}const N=6,X=40,Q=2e3,R=1500,u=8e3,g={Header:"/Artifact <</Type /Pagination /Subtype /Header /Attached [/Top]>> BDC",Footer:"/Artifact <</Type /Pagina\
tion /Subtype /Footer /Attached [/Bottom]>> BDC"};class j{typefaces;job;document=new E.H("Document",void 0,{});sheets=[];context=l.A.create();fonts=new Map;shared=new Map;keys=0;constructor(e,o){
this.typefaces=e,this.job=o}static async open(e,o){return new j(await S.RE.open(e,o.pace),o)}sheet(e,o){const n=()=>({ref:this.context.nextRef(),key:this.keys++}),
{ref:i,key:M}=n(),T=new p(e,o,i,M,n);return this.sheets.push(T),T}async finish({title:e,author:o,language:n,bookmarks:i=[],breaksArchive:M=!1,isAccessible:T=!0}){
await this.typefaces.embed(this.job.pace);const{context:I}=this,O=I.nextRef();for(const v of this.sheets)await this.writeSheet(v,O);I.assign(O,I.obj({Type:"Page\
s",Kids:this.sheets.map(({ref:v})=>v),Count:this.sheets.length})),await this.writeCatalog(O,n,i);const D=I.obj({Title:b.A.fromText(e),Producer:U.A.of(c.n8)});o!==
void 0&&D.set(P.A.of("Author"),b.A.fromText(o)),I.trailerInfo.Info=I.register(D);const $=await(0,m.E)(await F(I,this.job.pace),this.job);for(const[{embedded:v},
L]of this.fonts)v.addTo($,new r.oS(L.objectNumber));return this.embedImages($),(0,c.Xw)($),await(0,c.Q$)($,{title:e,author:o,language:n},{isArchive:!M,isAccessible:T}),
$}async writeSheet(e,o){const{context:n,job:i}=this,M=new t.ye,T=[];let I=0;for(const v of e.drawn){if("enter"in v)M.enter(v.enter),T.push({group:v.group,content:I}),
v.group&&(I=0);else if("leave"in v){const{group:G,content:H}=T.pop();M.leave(G&&w(G)),G&&(I=H)}else{const{element:G,running:H,inks:K}=v,z=G?`/${G.tag} <</MCID ${I++}\
>> BDC`:H?g[H]:"/Artifact BMC";for(const Z of M.sequence(z,K)){const V=i.pace.step(Z*R);V&&await V}}const L=i.pace.step(Q);L&&await L}const O=await this.streamOf(
M.pieces(),{}),D=await this.resourcesOf(M,e);e.groups.length>0&&await this.writeGroups(e,M,D);const $=n.obj({Type:"Page",Parent:o,MediaBox:[0,0,e.width,e.height],
Contents:n.register(O),Resources:this.shared.get(e)??D,StructParents:e.key,Tabs:"S"});e.links.length>0&&$.set(P.A.of("Annots"),n.obj(e.links.map(({ref:v})=>v)));
for(const v of e.links)n.assign(v.ref,this.annotation(v,e));n.assign(e.ref,$)}async streamOf(e,o){const{context:n,job:i}=this,M=[];for(const O of e){M.push(Buffer.
from(O,"latin1"));const D=i.pace.step(O.length*X);D&&await D}const T=await(0,s.uM)(i).deflate(M.length===1?M[0]:Buffer.concat(M),N),I=n.obj({Filter:"FlateDecode",
Length:T.length});for(const[O,D]of Object.entries(o))I.set(P.A.of(O),D);return x.A.of(I,T)}async writeGroups(e,o,n){const{context:i}=this,M=i.register(n);this.shared.
set(e,M);const{width:T,height:I}=e;for(const O of e.groups){const D=o.groups.get(w(O)),$=await this.streamOf([D],{Type:P.A.of("XObject"),Subtype:P.A.of("Form"),
BBox:i.obj([-4*T,-4*I,5*T,5*I]),Group:i.obj({S:"Transparency",CS:"DeviceRGB"}),Resources:M,StructParents:C.A.of(O.key)});i.assign(O.ref,$)}n.set(P.A.of("XObject"),
i.obj(Object.fromEntries(e.groups.map(O=>[w(O),O.ref]))))}async resourcesOf({fonts:e,shades:o,patterns:n,alphas:i,blends:M,masks:T},{groups:I}){const{context:O,
job:D}=this,$=O.obj({Font:Object.fromEntries([...e].map(K=>[K.name,this.fontRef(K)]))}),v={};for(const[K,z]of i)v[K]=O.obj({Type:"ExtGState",ca:z,CA:z});for(const K of M)
v[K]=O.obj({Type:"ExtGState",BM:K});const L=new Map(I.map(K=>[w(K),K.ref]));for(const[K,{group:z,mask:Z}]of T)v[K]=O.obj({Type:"ExtGState",SMask:{Type:"Mask",S:Z.
isAlpha?"Alpha":"Luminosity",G:L.get(z)}});const G={};for(const[K,z]of o){(0,a.OD)(K)&&(v[`Mask${z}`]=(0,a.ao)(O,K)),G[z]=(0,a.Tp)(O,K);const Z=D.pace.step(K.stops.
length*u);Z&&await Z}const H={};for(const[K,{shade:z,matrix:Z}]of n){H[K]=(0,a.CD)(O,z,Z);const V=D.pace.step(z.stops.length*u);V&&await V}return n.size>0&&$.set(
P.A.of("Pattern"),O.obj(H)),Object.keys(v).length>0&&$.set(P.A.of("ExtGState"),O.obj(v)),o.size>0&&$.set(P.A.of("Shading"),O.obj(G)),$}fontRef(e){let o=this.fonts.
get(e);return o||this.fonts.set(e,o=this.context.register(this.context.obj({}))),o}annotation({box:e,target:o,contents:n,key:i},M){const T=this.context.obj({Type:"\
Annot",Subtype:"Link",Rect:e.map(D=>Math.round(D*100)/100),Border:[0,0,0],F:4,P:M.ref,StructParent:i,Contents:b.A.fromText(n)}),[I,O]=this.aim(o);return O&&T.set(
P.A.of(I),O),T}aim(e){return"place"in e?["Dest",this.destination(e.place)]:["A",this.context.obj({Type:"Action",S:"URI",URI:U.A.of(k(e.uri))})]}destination({sheet:e,
top:o}){return e&&this.context.obj([e.ref,"XYZ",null,o===void 0?null:Math.round(o*100)/100,null])}async parentsOf(e){const{context:o,job:n,sheets:i}=this,M=[];for(const{
key:T,owners:I,groups:O,links:D}of i){M.push([T,o.register(o.obj(I.map(L=>e.refOf(L))))]);for(const L of O)M.push([L.key,o.obj(L.owners.map(G=>e.refOf(G)))]);for(const L of D)
M.push([L.key,e.refOf(L.element)]);const $=O.reduce((L,G)=>L+G.owners.length,I.length+D.length),v=n.pace.step($*Q);v&&await v}return M.sort(([T],[I])=>T-I)}async writeCatalog(e,o,n){
const{context:i,job:M}=this,T=new E.s(i),I=await this.parentsOf(T),O=T.write(this.document,I);let D=O.next();for(;D.done!==!0;D=O.next()){const L=M.pace.step(2e3);
L&&await L}const $=i.obj({Type:"Catalog",Pages:e,StructTreeRoot:D.value,MarkInfo:{Marked:!0},ViewerPreferences:{DisplayDocTitle:!0}});o!==void 0&&$.set(P.A.of("\
Lang"),U.A.of(o));const v=y(i,n,L=>this.destination(L));v&&($.set(P.A.of("Outlines"),v),$.set(P.A.of("PageMode"),P.A.of("UseOutlines"))),i.trailerInfo.Root=i.register(
$)}embedImages(e){for(const o of this.sheets){const{ref:n,images:i}=o;if(i.size===0)continue;const M=this.shared.get(o),T=M?e.edit(M.objectNumber):e.edit(n.objectNumber).
get("Resources"),I=T.get("XObject")??(0,r.jd)({});for(const[O,D]of i)I.set(O,D.embed(e,{profiled:!0}));T.set("XObject",I)}}}const w=({ref:_})=>`Group${_.objectNumber}`,
k=_=>_.replace(/[\\()]/g,"\\$&")}),78445:((J,W,f)=>{f.d(W,{H:()=>x,s:()=>C});var l=f(81415),b=f(91112),U=f(61410),P=f(6476);class x{tag;parent;facts;kids=[];constructor(s,r,c){
this.tag=s,this.parent=r,this.facts=c}add(s,r={}){const c=new x(s,this,r);return this.kids.push(c),c}prune(){const s=this.kids.filter(r=>r instanceof x?(r.prune(),
r.kids.length>0||r.tag==="TD"||r.tag==="TH"):!0);this.kids.splice(0,this.kids.length);for(const r of s)this.kids.push(r)}adopt(s){s.parent=this,this.kids.push(s)}}
class C{context;rootRef;refs=new Map;ids=[];constructor(s,r=s.nextRef()){this.context=s,this.rootRef=r}refOf(s){let r=this.refs.get(s);return r||this.refs.set(s,
r=this.context.nextRef()),r}*write(s,r){const{context:c}=this,y=[s];for(let t=y.pop();t;t=y.pop()){for(const a of t.kids)a instanceof x&&y.push(a);this.put(t),yield}
const d=c.obj({Type:"StructTreeRoot",K:[this.refOf(s)]}),E=r.flatMap(([t,a])=>[l.A.of(t),a]);if(d.set(b.A.of("ParentTree"),c.register(c.obj({Nums:E}))),d.set(b.
A.of("ParentTreeNextKey"),l.A.of(r.reduce((t,[a])=>Math.max(t,a+1),0))),this.ids.length>0){const t=[...this.ids].sort(([a],[h])=>a<h?-1:1).flatMap(([a,h])=>[U.A.
of(Buffer.from(a,"latin1").toString("hex")),h]);d.set(b.A.of("IDTree"),c.register(c.obj({Names:t})))}return c.assign(this.rootRef,d),this.rootRef}put(s){const{context:r}=this,
{tag:c,parent:y,facts:d}=s,E=P.A.withContext(r),t=(S,A)=>E.set(b.A.of(S),A);t("S",b.A.of(c)),t("P",y?this.refOf(y):this.rootRef);const[a]=s.kids,h=a instanceof x?
void 0:a?.page;h&&t("Pg",h);const p=s.kids.map(S=>this.kid(S,h));p.length>0&&t("K",p.length===1?p[0]:r.obj(p)),d.alt!==void 0&&t("Alt",U.A.fromText(d.alt)),d.title!==
void 0&&t("T",U.A.fromText(d.title)),d.lang!==void 0&&t("Lang",U.A.fromText(d.lang)),d.attributes&&t("A",r.obj(d.attributes)),d.id!==void 0&&(t("ID",U.A.of(Buffer.
from(d.id,"latin1").toString("hex"))),this.ids.push([d.id,this.refOf(s)])),r.assign(this.refOf(s),E)}kid(s,r){if(s instanceof x)return this.refOf(s);const{context:c}=this;
return"annotation"in s?c.obj({Type:"OBJR",Obj:s.annotation,Pg:s.page}):s.form?c.obj({Type:"MCR",Pg:s.page,Stm:s.form,MCID:s.content}):s.page===r?l.A.of(s.content):
c.obj({Type:"MCR",Pg:s.page,MCID:s.content})}}}),87594:((J,W,f)=>{f.d(W,{IZ:()=>x,XH:()=>C,ye:()=>y});var l=f(36078),b=f(74135),U=f(71642),P=f(15040);const x=({
opacity:E,blend:t,making:a,masked:h})=>E!==void 0||t!==void 0||a!==void 0||h!==void 0,C=.2,m={font:void 0,size:0,fill:"",stroke:"",spacing:0,alpha:1},s={...m,spacing:Number.
NaN},r=5e5,c=100;class y{fonts=new Set;shades=new Map;patterns=new Map;patternNames=new Map;alphas=new Map;blends=new Set;groups=new Map;masks=new Map;made=new Map;operators=[];kept=[];state=m;*sequence(t,a){
this.operators.push(t);let h=!1,p=0;for(const S of a)p>=c&&(yield p,p=0),p+=S.kind==="tiles"?1+S.across.length/c:1,S.kind==="text"!==h&&this.operators.push(h?"E\
T":"BT"),h=S.kind==="text",this.write(S);h&&this.operators.push("ET"),this.operators.push("EMC"),yield p}enter(t){const{clip:a,matrix:h,hasHoles:p=!1,masked:S}=t,
A=x(t)?this.operators:void 0;this.kept.push({state:this.state,around:A,control:t}),this.operators.push("q"),h&&this.operators.push(`${h.map(l._).join(" ")} cm`),
a!==void 0&&this.operators.push(`${a} W${p?"*":""} n`);const B=S&&this.made.get(S);B!==void 0&&this.operators.push(`/${B} gs`),A&&(this.operators=[],this.state=
s)}leave(t){const{state:a,around:h,control:p}=this.kept.pop();if(h&&t!==void 0)if(this.groups.set(t,this.content),this.operators=h,this.state=a,p.making){const S=`\
Soft${t}`;this.masks.set(S,{group:t,mask:p.making}),this.made.set(p.making,S)}else this.covers(p.opacity??1),p.blend!==void 0&&this.mixes(p.blend),this.operators.
push(`/${t} Do`);this.state=a,this.operators.push("Q")}get content(){return this.operators.join(`
`)}*pieces(){let[t,a]=[0,0];for(const[h,p]of this.operators.entries())a+=p.length,!(a<r)&&(yield`${this.operators.slice(t,h+1).join(`
`)}
`,[t,a]=[h+1,0]);yield this.operators.slice(t).join(`
`)}write(t){switch(t.kind){case"text":return this.text(t);case"area":return this.area(t);case"image":this.operators.push(`q ${t.matrix.map(l._).join(" ")} cm /${t.
name} Do Q`);return;case"stroke":return this.line(t);case"shape":return this.shape(t);case"outline":return this.outline(t);case"tiles":return this.tiles(t)}}tiles({
tile:t,across:a,up:h}){const{state:p,operators:S}=this;this.operators=[],this.write(t);const A=this.content;this.operators=S,this.state=p;for(const B of a)S.push(
`q 1 0 0 1 ${(0,l._)(B)} ${(0,l._)(h)} cm ${A} Q`)}text({x:t,y:a,size:h,color:p,fill:S,words:A,oblique:B=!1,bolder:F=0,spacing:N=0,alpha:X=1}){const Q=S&&this.patternOf(
S);Q===void 0?this.filled(p):this.fillBy(`/Pattern cs /${Q} scn`),this.covers(X),F>0&&(Q===void 0?this.stroked(p):this.strokeBy(`/Pattern CS /${Q} SCN`),this.operators.
push(`2 Tr ${(0,l.id)(F)} w`)),N!==this.state.spacing&&(this.state={...this.state,spacing:N},this.operators.push(`${(0,l.id)(N)} Tc`));const R=(k,_)=>{this.operators.
push(`1 0 ${_?C:0} 1 ${(0,l.id)(k)} ${(0,l.id)(a)} Tm`)};let u=B||A[0]?.leans===!0,g=t;R(t,u);let j="";const w=()=>{j&&this.operators.push(`[${j.replaceAll("><",
"")}]TJ`),j=""};for(const{parts:k,width:_,after:e=0,leans:o=B}of A){o!==u&&(w(),R(g,o),u=o),g+=_*h/1e3+N*k.reduce((n,{glyphs:i})=>n+i.length,0);for(const n of k){
(n.font!==this.state.font||h!==this.state.size)&&(w(),this.set(n.font,h));const i=(0,P.Le)(n);i!==void 0?j+=i:(w(),this.operators.push((0,P.Rj)(n,h)))}e!==0&&(j+=
(0,l._)(-e))}w(),F>0&&this.operators.push("0 Tr")}set(t,a){this.state={...this.state,font:t,size:a},this.fonts.add(t),this.operators.push(`/${t.name} ${(0,l.id)(
a)} Tf`)}area({x:t,y:a,width:h,height:p,color:S,radius:A=0}){this.filled(S),this.covers(1),A===0?this.operators.push(`${[t,a,h,p].map(l.id).join(" ")} re f`):this.
operators.push(d(t,a,h,p,Math.min(A,h/2,p/2)),"f")}line({points:t,width:a,color:h,dots:p}){this.stroked(h);const S=`${(0,l.id)(a)} w ${(0,l.XL)(t)} S`;this.operators.
push(p===void 0?S:`q 1 J [0 ${(0,l.id)(p)}] 0 d ${S} Q`)}patternOf(t){const a=this.kept.findLastIndex(({around:B})=>B!==void 0)+1;let h=[1,0,0,1,0,0];for(const{
control:B}of this.kept.slice(a))B.matrix&&(h=(0,b.lw)(B.matrix,h));t.matrix&&(h=(0,b.lw)(t.matrix,h));let p=this.patternNames.get(t);p||this.patternNames.set(t,
p=new Map);const S=h.join();let A=p.get(S);return A===void 0&&(p.set(S,A=`Text${this.patterns.size+1}`),this.patterns.set(A,{shade:t,matrix:h})),A}filled(t){this.
fillBy((0,l.wW)(t,"fill"))}fillBy(t){t!==this.state.fill&&(this.state={...this.state,fill:t},this.operators.push(t))}stroked(t){this.strokeBy((0,l.wW)(t,"stroke"))}strokeBy(t){
t!==this.state.stroke&&(this.state={...this.state,stroke:t},this.operators.push(t))}covers(t){t!==this.state.alpha&&(this.state={...this.state,alpha:t},this.operators.
push(`/${this.alphaName(t)} gs`))}outline({path:t,color:a,alpha:h,width:p,cap:S,join:A,miter:B,dashes:F,dashOffset:N}){const X=this.alphaName(h),Q=F.length>0?` \
[${F.map(l._).join(" ")}] ${(0,l._)(N)} d`:"",R=`${(0,l._)(p)} w ${S} J ${A} j ${(0,l._)(B)} M${Q}`;this.operators.push(`q ${(0,l.wW)(a,"stroke")} /${X} gs ${R}\
 ${t} S Q`)}mixes(t){this.blends.add(t),this.operators.push(`/${t} gs`)}alphaName(t){const a=`A${Math.round(t*1e3)}`;return this.alphas.set(a,t),a}shape({path:t,
fill:a,alpha:h=1,hasHoles:p=!1}){this.covers(h);const S=p?"*":"";if(!("stops"in a)){this.filled(a),this.operators.push(`${t} f${S}`);return}let A=this.shades.get(
a);A===void 0&&this.shades.set(a,A=`Shade${this.shades.size+1}`);const B=a.matrix?`${a.matrix.map(l._).join(" ")} cm `:"";this.operators.push(`q ${t} W${S} n ${B}${(0,U.
OD)(a)?`/Mask${A} gs `:""}/${A} sh Q`)}}function d(E,t,a,h,p){const[S,A]=[E+a,t+h],B=p*(1-l.yQ),F=(...X)=>`${X.map(l.id).join(" ")} c`,N=(...X)=>`${X.map(l.id).
join(" ")} l`;return[`${(0,l.id)(E+p)} ${(0,l.id)(t)} m`,N(S-p,t),F(S-B,t,S,t+B,S,t+p),N(S,A-p),F(S,A-B,S-B,A,S-p,A),N(E+p,A),F(E+B,A,E,A-B,E,A-p),N(E,t+p),F(E,
t+B,E+B,t,E+p,t),"h"].join(" ")}}),71642:((J,W,f)=>{f.d(W,{CD:()=>U,OD:()=>l,Tp:()=>b,ao:()=>P});const l=({stops:m})=>m.some(({alpha:s})=>s<1);function b(m,{coordinates:s,
stops:r}){return m.register(x(m,s,r,"DeviceRGB",({color:c})=>c))}const U=(m,s,r)=>m.register(m.obj({Type:"Pattern",PatternType:2,Shading:b(m,s),Matrix:r.map(C)}));
function P(m,{coordinates:s,stops:r,box:c}){const y=x(m,s,r,"DeviceGray",({alpha:E})=>[E]),d=m.stream("/Shade sh",{Type:"XObject",Subtype:"Form",BBox:[...c],Group:{
S:"Transparency",CS:"DeviceGray"},Resources:{Shading:{Shade:y}}});return m.register(m.obj({Type:"ExtGState",SMask:{Type:"Mask",S:"Luminosity",G:m.register(d)}}))}
function x(m,s,r,c,y){const d=r.slice(1).map((t,a)=>({FunctionType:2,Domain:[0,1],C0:y(r[a]).map(C),C1:y(t).map(C),N:1})),E={FunctionType:3,Domain:[0,1],Functions:d,
Bounds:r.slice(1,-1).map(({at:t})=>C(t)),Encode:d.flatMap(()=>[0,1])};return m.obj({ShadingType:s.length===4?2:3,ColorSpace:c,Coords:s.map(C),Function:E,Extend:[
!0,!0]})}const C=m=>Math.round(m*1e4)/1e4}),15040:((J,W,f)=>{f.d(W,{Le:()=>X,RE:()=>A,Rj:()=>Q});var l=f(41578),b=f(45409),U=f(47707),P=f(29825),x=f(33141),C=f(
6264);const m="□",s=new RegExp("(\\p{Extended_Pictographic}\\ufe0f?)[\\u{1f3fb}-\\u{1f3ff}]|\\ufe0f?\\u20e3","gu"),r=new RegExp("(\\p{Regional_Indicator}{2}|\\p\
{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?(?:\\u200d\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?){1,9})","u"),c=15e4,y=127462,d=/^[!-~]+$/;class E{name;face;used=new Map;embedded;constructor(u,g){
this.name=u,this.face=g,g.keep()}}const t=(R,u)=>R.filter(g=>!u.some(({face:j})=>j.covers(g))),a=R=>R==="Serif"?"Regular":R.replace(/^Serif/,""),h=R=>R==="Regul\
ar"?"Serif":`Serif${R}`,p=R=>R.replace(/Italic$/,"");function S(R,u){const g=["Regular","SemiBold","Italic"].filter(w=>w==="Regular"||R.includes(w));g.length===
3&&g.push("SemiBoldItalic");const j=R.includes("Serif")&&!u?g.map(h):[];return new Set([...g,...R.filter(w=>w!=="Serif"),...j])}class A{styles;others;upright;missing=new Set;words;constructor(u,g,j=[]){
this.styles=u,this.others=g,this.upright=j;const w=()=>({Regular:new Map,SemiBold:new Map,Italic:new Map,SemiBoldItalic:new Map,Serif:new Map,SerifSemiBold:new Map,
SerifItalic:new Map,SerifSemiBoldItalic:new Map,Mono:new Map});this.words={ltr:w(),rtl:w()}}static async open({styles:u,text:g,font:j,boldFont:w},k){const _=new Map,
e=async $=>(await k.rest(),new E($,await(0,C.ft)($)));for(const $ of S(u,j!==void 0))_.set($,await e($));const o=_.get("Regular"),n=()=>[o,...[..._.values()].filter(
$=>$!==o)];let i=t([...new Set(g)],n());if(i.length>0&&!_.has("Mono")){const $=await e("Mono");t(i,[$]).length<i.length&&_.set("Mono",$),i=t(i,n())}const M=[];i.
length>0&&M.push(await e("Emoji"));const T=[...n(),...M];if(!j)return new A(_,T);const I=new E("User",(0,C.ar)(j)),O=w&&new E("UserBold",(0,C.ar)(w));_.set("Reg\
ular",I).set("Italic",I),O&&_.set("SemiBold",O).set("SemiBoldItalic",O);const D=O?[I,O]:[I];return new A(_,[...T,...D],D)}async warm(u,g){for(const{face:w}of this.
styles.values())await g.rest(),w.shape("A");const{face:j}=this.fontOf("Regular");for(const w of u){const k=g.step(c);k&&await k,d.test(w)&&j.shape(w)}}word(u,g,j=!1){
const w=this.words[j?"rtl":"ltr"][g];let k=w.get(u);return k||w.set(u,k=this.shape(u,g,j)),k}metrics(u){return this.fontOf(u).face.metrics}async embed(u){for(const g of this.
all)g.used.size!==0&&(await u.rest(),g.embedded=await(0,l.r)(g.face,[...g.used.values()]))}get all(){return this.others}fontOf(u){return this.styles.get(u)??this.
styles.get(a(u))??this.others[0]}shape(u,g,j){const w=u.split(r);if(w.length===1)return this.shapePlain(u,g,j);const k=w.map((_,e)=>e%2===1?this.shapeJoined(_,g):
this.shapePlain(_,g,j));return j&&k.reverse(),B(u,k.flatMap(({parts:_})=>_),k.some(({leans:_})=>_))}shapeJoined(u,g){const k=(!u.includes("‍")?Array.from(u,n=>String.
fromCharCode(n.codePointAt(0)-y+65)):u.split("‍").map(n=>n.replace(new RegExp("\\p{Emoji_Modifier}|\\ufe0f","gu"),""))).filter(n=>this.others.some(({face:i})=>i.
covers(n))).join("");if(k==="")return this.shapePlain(u,g,!1);const{parts:_,leans:e}=this.shapePlain(k,g,!1),o=_.map((n,i)=>({...n,actual:i===0?u:""}));return B(
u,o,e===!0)}shapePlain(u,g,j){const w=this.fontOf(g),k=(0,U.RK)(u).replace(s,"$1"),_=g.endsWith("Italic")&&this.upright.includes(w);if(w.face.covers(k))return B(
u,[N(w,k,j)],_);const e=g.endsWith("SemiBoldItalic")?this.fontOf(p(g)):void 0,o=[...new Set([w,...e?[e]:[],...this.others])],n=(0,P.W_)({text:k,rtl:j},o.map(({face:i})=>i)).
map(i=>{if(i.font!==P.lV)return N(o[i.font],i.text,i.rtl);const M=(0,U.qf)(i.text);for(const T of M)this.missing.add(T);return{...N(this.others[0],m.repeat(M.length),
!1),actual:i.text}});return B(u,n,_)}}const B=(R,u,g)=>({text:R,width:u.reduce((j,{glyphs:w})=>w.reduce((k,{advance:_})=>k+_,j),0),parts:u,...g&&{leans:g}}),F=R=>R.
map(u=>String.fromCodePoint(u)).join("");function N(R,u,g){const j=R.face.shape(u,g);for(const{glyph:k}of j)R.used.has(k.id)||R.used.set(k.id,k);const w=j.map(({
glyph:k})=>F(R.used.get(k.id).codePoints)).join("");return{font:R,glyphs:j,actual:g||w===u?void 0:u}}function X(R){if(R.shown!==void 0)return R.shown;const{font:u,
glyphs:g,actual:j}=R;if(!(j!==void 0||g.some(({y:w})=>w!==0)))return R.shown=(0,b.Q)(g,u.embedded,u.face.unit)}function Q({font:R,glyphs:u,actual:g},j){const w=(0,b.
n)(u,R.embedded,R.face.unit,j);return g===void 0?w:(0,x.$u)(g,w)}}),82715:((J,W,f)=>{f.d(W,{m:()=>U});var l=f(43496),b=f(3907);function U(P,x,C,m){const{text:s,
properties:r,end:c,about:y}=P,d=r.find(h=>h.namespace===l.dK[x]&&h.name===C),E=d&&s.slice(d.from,d.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;
if(d&&E!==void 0){const h=d.from+E;return`${s.slice(0,h)}${m.replace("<rdf:li",`<rdf:li xmlns:rdf="${l.dK.rdf}"`)}${s.slice(h)}`}const t=`<${x}:${C}><rdf:Bag>
${m}</rdf:Bag></${x}:${C}>`,a=`<rdf:Description xmlns:rdf="${l.dK.rdf}" rdf:about="${(0,b.X)(y)}" xmlns:${x}="${l.dK[x]}">
${t}
</rdf:Description>
`;return`${s.slice(0,c)}${a}${s.slice(c)}`}})};
