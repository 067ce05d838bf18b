"use strict";exports.id=6486,exports.ids=[6486],exports.modules={50476:((Q,W,c)=>{c.d(W,{c:()=>C,f:()=>k});const[g,j,x,E,I]=[1,8,32,64,128];function k(s,f,n,O){const i=new Set,
M=[...s].filter(t=>typeof t=="number");for(let t=M.pop();t!==void 0;t=M.pop())if(!(t<0||t>=f||i.has(t))){i.add(t);for(const o of C(O,n(t)))M.push(o)}return i}function*C(s,[
f,n]){if(!(n-f<12||s.getInt16(f)>=0))for(let O=f+10,i=x;i&x&&O+4<=n;)i=s.getUint16(O),yield s.getUint16(O+2),O+=4+(i&g?4:2)+(i&j?2:i&E?4:i&I?8:0)}}),29825:((Q,W,c)=>{
c.d(W,{EH:()=>C,OD:()=>E,W_:()=>I,lV:()=>x});var g=c(12889),j=c(47707);const x=-1,E=(s,f)=>(0,g.pr)(s).flatMap(n=>I(n,f));function I({text:s,rtl:f},n){const O=[];
for(const i of(0,j.qf)(s)){const M=O.at(-1),t=(0,j.ML)(i)?M?.font??0:k(i,n,M?.font);M?.font===t?M.text+=i:O.push({font:t,text:i,rtl:f})}return f?O.reverse():O}function k(s,f,n){
return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(s)&&n!==void 0&&f[n]?.covers(s)===!0?n:f.findIndex(i=>i.covers(s))}function C(s,f){const n=E(s,f).filter(
({font:O})=>O===x);return[...new Set(n.flatMap(O=>(0,j.qf)(O.text)))]}}),45409:((Q,W,c)=>{c.d(W,{Q:()=>x,n:()=>j});var g=c(36078);function j(E,I,k,C){let s=0,f=0;
const n=[];for(let O=0;O<E.length;O=s){const{y:i}=E[O];for(;s<E.length&&E[s].y===i;)s++;i!==f&&n.push(`${(0,g.id)(i*C/1e3)} Ts`),f=i,n.push(`[${x(E.slice(O,s),I,
k)}] TJ`)}return f!==0&&n.push("0 Ts"),n.join(" ")}function x(E,I,k){let C="",s="";const f=n=>{const O=Math.round(n*100)/100;O!==0&&(s&&(C+=`<${s}>`),s="",C+=`${-O}\
 `)};for(const{glyph:n,advance:O,x:i}of E)f(i),s+=I.codeOf(n),f(O-i-n.advanceWidth*k);return s?`${C}<${s}>`:C}}),88739:((Q,W,c)=>{c.d(W,{B:()=>k,U:()=>E});var g=c(
77581),j=c(12889);const x=100;function E(C,{digits:s=4,isInOrder:f=!1}={}){const n=C.filter(([,i])=>i.length>0).map(([i,M])=>`<${k(i).slice(-s)}> <${I(M,f)}>`),
O=Array.from({length:Math.ceil(n.length/x)},(i,M)=>{const t=n.slice(M*x,(M+1)*x);return[`${t.length} beginbfchar`,...t,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(s)}> <${"F".repeat(s)}> endcodespacerange`,...O,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function I(C,s){const f=C.map(n=>String.fromCodePoint(n)).join("");return(0,g.kt)(!s&&(0,j.ft)(f)?[...f].reverse().join(""):f).toString("hex").toUpperCase()}
const k=C=>C.toString(16).toUpperCase().padStart(4,"0")}),38875:((Q,W,c)=>{c.d(W,{F:()=>x});var g=c(60623);const j=1<<24,x=E=>(0,g.UD)(Buffer.from(E,"base64"),{
stream:j,total:j,remaining:j},{found:!1})}),96927:((Q,W,c)=>{c.d(W,{XS:()=>E,tU:()=>I,tn:()=>x});const g=k=>Math.round(k*72e3/25.4)/1e3,j=(k,C)=>[g(k),g(C)],x={
A3:j(297,420),A4:j(210,297),A5:j(148,210),A6:j(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},E=3,I=14400}),24472:((Q,W,c)=>{c.d(W,{Q$:()=>n,Xw:()=>f,
n8:()=>s});var g=c(21115),j=c(1975),x=c(82715),E=c(60912),I=c(21878),k=c(81679),C=c(45599);const s="Octavo";function f(i){const M=i.add(new C.Z6((0,C.jd)({N:3,Filter:(0,C.
UU)("FlateDecode")}),(0,k.Kc)((0,I.k)({gray:!1})))),t=(0,C.jd)({Type:(0,C.UU)("OutputIntent"),S:(0,C.UU)("GTS_PDFA1"),OutputConditionIdentifier:(0,C.Px)("sRGB"),
Info:(0,C.Px)("sRGB"),DestOutputProfile:M});i.editCatalog().set("OutputIntents",[i.add(t)])}async function n(i,{title:M,author:t,language:o},u){const{isArchive:d}=u,
S=(F,z,J)=>({prefix:F,name:z,form:"simple",values:[J]}),D=u.isAccessible&&o!==void 0,B=(0,E.T3)([{prefix:"dc",name:"title",form:"alternative",values:[M]},...t===
void 0?[]:[{prefix:"dc",name:"creator",form:"ordered",values:[t]}],...o===void 0?[]:[{prefix:"dc",name:"language",form:"unordered",values:[o]}],S("pdf","Produce\
r",s),...d?[S("pdfaid","part","3"),S("pdfaid","conformance","A")]:[],...D?[S("pdfuaid","part","1")]:[]]);if(!D||!d)return(0,E._L)(i,B);const G=await(0,j.kg)(Buffer.
from(B,"utf8"),i.job.pace);(0,E._L)(i,(0,x.m)(G,"pdfaExtension","schemas",O))}const O=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${g.dK.pdfaSchema}" xm\
lns:pdfaProperty="${g.dK.pdfaProperty}">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${g.dK.pdfuaid}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>inter\
nal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description></rdf:li>
</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),94405:((Q,W,c)=>{c.d(W,{B:()=>A});var g=c(22387),j=c(61410),x=c(66005),E=c(91112),I=c(16804),k=c(81415),C=c(92356),s=c(68973),f=c(45599),n=c(24472);function O(v,e,a){
if(e.length===0)return;const r=(P,T,w)=>{const b=P.map(()=>v.nextRef());let _=P.length;for(const[$,{title:L,place:N,children:H}]of P.entries()){const K=v.obj({Title:j.
A.fromText(L),Parent:T});i(K,{Prev:b[$-1],Next:b[$+1],Dest:a(N)}),H.length>0&&(_+=r(H,b[$],K)),v.assign(b[$],K)}return i(w,{First:b[0],Last:b.at(-1),Count:k.A.of(
_)}),_},p=v.nextRef(),l=v.obj({Type:"Outlines"});return r(e,p,l),v.assign(p,l),p}function i(v,e){for(const[a,r]of Object.entries(e))r!==void 0&&v.set(E.A.of(a),
r)}var M=c(78445),t=c(87594),o=c(71642),u=c(45657);class d{width;height;ref;key;lends;drawn=[];links=[];owners=[];images=new Map;groups=[];open=[];constructor(e,a,r,p,l){
this.width=e,this.height=a,this.ref=r,this.key=p,this.lends=l}draw(e,...a){const r=this.drawn.at(-1);if(r!==void 0&&"inks"in r&&r.element===e&&r.running===void 0&&
this.isLastKid(e)){(0,u.RZ)(r.inks,a);return}if(this.drawn.push({element:e,inks:[...a]}),!e)return;const{owners:l,form:P}=this.stream;e.kids.push({page:this.ref,
content:l.length,form:P}),l.push(e)}run(e,...a){this.drawn.push({element:void 0,running:e,inks:[...a]})}enter(e){const a=this.open.at(-1),r=(0,t.IZ)(e)?{...this.
lends(),owners:[]}:void 0;r&&this.groups.push(r),this.open.push(r??a),this.drawn.push({enter:e,group:r})}leave(){this.open.pop(),this.drawn.push({leave:!0})}link(e,a,r,p){
const{ref:l,key:P}=this.lends();this.links.push({box:a,target:r,contents:p,element:e,ref:l,key:P}),e.kids.push({page:this.ref,annotation:l})}image(e){for(const[
r,p]of this.images)if(p===e)return r;const a=`Image${this.images.size+1}`;return this.images.set(a,e),a}get stream(){const e=this.open.at(-1);return e?{owners:e.
owners,form:e.ref}:{owners:this.owners,form:void 0}}isLastKid(e){if(!e)return!0;const a=e.kids.at(-1),{owners:r,form:p}=this.stream;return a!==void 0&&"content"in
a&&a.page===this.ref&&a.form===p&&a.content===r.length-1}}var S=c(15040),D=c(64680);const B=120;async function G(v,e){const a=v.enumerateIndirectObjects(),r=new D.
k(a.length*B);r.text(`%PDF-1.7
%ÿÿÿÿ
`);const p=[];for(const[b,_]of a){p[b.objectNumber]=r.length,r.text(`${b.objectNumber} 0 obj
`);const $=_.sizeInBytes();r.fill($,(N,H)=>_.copyBytesInto(N,H)),r.text(`
endobj
`);const L=e.step($*20);L&&await L}const l=r.length;r.text(`xref
0 ${p.length}
0000000000 65535 f 
`);for(let b=1;b<p.length;b++){const _=p[b];r.text(_===void 0?`0000000000 00001 f 
`:`${String(_).padStart(10,"0")} 00000 n 
`)}const{Root:P,Info:T}=v.trailerInfo,w=T?`/Info ${T.toString()}`:"";return r.text(`trailer
<</Size ${p.length}/Root ${P.toString()}${w}>>
startxref
${l}
%%EOF
`),r.bytes}const F=6,z=40,J=2e3,R=1500,m=8e3,h={Header:"/Artifact <</Type /Pagination /Subtype /Header /Attached [/Top]>> BDC",Footer:"/Artifact <</Type /Pagina\
tion /Subtype /Footer /Attached [/Bottom]>> BDC"};class A{typefaces;job;document=new M.H("Document",void 0,{});sheets=[];context=g.A.create();fonts=new Map;shared=new Map;keys=0;constructor(e,a){
this.typefaces=e,this.job=a}static async open(e,a){return new A(await S.RE.open(e,a.pace),a)}sheet(e,a){const r=()=>({ref:this.context.nextRef(),key:this.keys++}),
{ref:p,key:l}=r(),P=new d(e,a,p,l,r);return this.sheets.push(P),P}async finish({title:e,author:a,language:r,bookmarks:p=[],breaksArchive:l=!1,isAccessible:P=!0}){
await this.typefaces.embed(this.job.pace);const{context:T}=this,w=T.nextRef();for(const $ of this.sheets)await this.writeSheet($,w);T.assign(w,T.obj({Type:"Page\
s",Kids:this.sheets.map(({ref:$})=>$),Count:this.sheets.length})),await this.writeCatalog(w,r,p);const b=T.obj({Title:j.A.fromText(e),Producer:x.A.of(n.n8)});a!==
void 0&&b.set(E.A.of("Author"),j.A.fromText(a)),T.trailerInfo.Info=T.register(b);const _=await(0,C.E)(await G(T,this.job.pace),this.job);for(const[{embedded:$},
L]of this.fonts)$.addTo(_,new f.oS(L.objectNumber));return this.embedImages(_),(0,n.Xw)(_),await(0,n.Q$)(_,{title:e,author:a,language:r},{isArchive:!l,isAccessible:P}),
_}async writeSheet(e,a){const{context:r,job:p}=this,l=new t.ye,P=[];let T=0;for(const $ of e.drawn){if("enter"in $)l.enter($.enter),P.push({group:$.group,content:T}),
$.group&&(T=0);else if("leave"in $){const{group:N,content:H}=P.pop();l.leave(N&&y(N)),N&&(T=H)}else{const{element:N,running:H,inks:K}=$,X=N?`/${N.tag} <</MCID ${T++}\
>> BDC`:H?h[H]:"/Artifact BMC";for(const Z of l.sequence(X,K)){const V=p.pace.step(Z*R);V&&await V}}const L=p.pace.step(J);L&&await L}const w=await this.streamOf(
l.pieces(),{}),b=await this.resourcesOf(l,e);e.groups.length>0&&await this.writeGroups(e,l,b);const _=r.obj({Type:"Page",Parent:a,MediaBox:[0,0,e.width,e.height],
Contents:r.register(w),Resources:this.shared.get(e)??b,StructParents:e.key,Tabs:"S"});e.links.length>0&&_.set(E.A.of("Annots"),r.obj(e.links.map(({ref:$})=>$)));
for(const $ of e.links)r.assign($.ref,this.annotation($,e));r.assign(e.ref,_)}async streamOf(e,a){const{context:r,job:p}=this,l=[];for(const w of e){l.push(Buffer.
from(w,"latin1"));const b=p.pace.step(w.length*z);b&&await b}const P=await(0,s.uM)(p).deflate(l.length===1?l[0]:Buffer.concat(l),F),T=r.obj({Filter:"FlateDecode",
Length:P.length});for(const[w,b]of Object.entries(a))T.set(E.A.of(w),b);return I.A.of(T,P)}async writeGroups(e,a,r){const{context:p}=this,l=p.register(r);this.shared.
set(e,l);const{width:P,height:T}=e;for(const w of e.groups){const b=a.groups.get(y(w)),_=await this.streamOf([b],{Type:E.A.of("XObject"),Subtype:E.A.of("Form"),
BBox:p.obj([-4*P,-4*T,5*P,5*T]),Group:p.obj({S:"Transparency",CS:"DeviceRGB"}),Resources:l,StructParents:k.A.of(w.key)});p.assign(w.ref,_)}r.set(E.A.of("XObject"),
p.obj(Object.fromEntries(e.groups.map(w=>[y(w),w.ref]))))}async resourcesOf({fonts:e,shades:a,patterns:r,alphas:p,blends:l,masks:P},{groups:T}){const{context:w,
job:b}=this,_=w.obj({Font:Object.fromEntries([...e].map(K=>[K.name,this.fontRef(K)]))}),$={};for(const[K,X]of p)$[K]=w.obj({Type:"ExtGState",ca:X,CA:X});for(const K of l)
$[K]=w.obj({Type:"ExtGState",BM:K});const L=new Map(T.map(K=>[y(K),K.ref]));for(const[K,{group:X,mask:Z}]of P)$[K]=w.obj({Type:"ExtGState",SMask:{Type:"Mask",S:Z.
isAlpha?"Alpha":"Luminosity",G:L.get(X)}});const N={};for(const[K,X]of a){(0,o.OD)(K)&&($[`Mask${X}`]=(0,o.ao)(w,K)),N[X]=(0,o.Tp)(w,K);const Z=b.pace.step(K.stops.
length*m);Z&&await Z}const H={};for(const[K,{shade:X,matrix:Z}]of r){(0,o.OD)(X)&&($[`Mask${K}`]=(0,o.ao)(w,X,X.matrix)),H[K]=(0,o.CD)(w,X,Z);const V=b.pace.step(
X.stops.length*m);V&&await V}return r.size>0&&_.set(E.A.of("Pattern"),w.obj(H)),Object.keys($).length>0&&_.set(E.A.of("ExtGState"),w.obj($)),a.size>0&&_.set(E.A.
of("Shading"),w.obj(N)),_}fontRef(e){let a=this.fonts.get(e);return a||this.fonts.set(e,a=this.context.register(this.context.obj({}))),a}annotation({box:e,target:a,
contents:r,key:p},l){const P=this.context.obj({Type:"Annot",Subtype:"Link",Rect:e.map(b=>Math.round(b*100)/100),Border:[0,0,0],F:4,P:l.ref,StructParent:p,Contents:j.
A.fromText(r)}),[T,w]=this.aim(a);return w&&P.set(E.A.of(T),w),P}aim(e){return"place"in e?["Dest",this.destination(e.place)]:["A",this.context.obj({Type:"Action",
S:"URI",URI:x.A.of(U(e.uri))})]}destination({sheet:e,top:a}){return e&&this.context.obj([e.ref,"XYZ",null,a===void 0?null:Math.round(a*100)/100,null])}async parentsOf(e){
const{context:a,job:r,sheets:p}=this,l=[];for(const{key:P,owners:T,groups:w,links:b}of p){l.push([P,a.register(a.obj(T.map(L=>e.refOf(L))))]);for(const L of w)l.
push([L.key,a.obj(L.owners.map(N=>e.refOf(N)))]);for(const L of b)l.push([L.key,e.refOf(L.element)]);const _=w.reduce((L,N)=>L+N.owners.length,T.length+b.length),
$=r.pace.step(_*J);$&&await $}return l.sort(([P],[T])=>P-T)}async writeCatalog(e,a,r){const{context:p,job:l}=this,P=new M.s(p),T=await this.parentsOf(P),w=P.write(
this.document,T);let b=w.next();for(;b.done!==!0;b=w.next()){const L=l.pace.step(2e3);L&&await L}const _=p.obj({Type:"Catalog",Pages:e,StructTreeRoot:b.value,MarkInfo:{
Marked:!0},ViewerPreferences:{DisplayDocTitle:!0}});a!==void 0&&_.set(E.A.of("Lang"),x.A.of(a));const $=O(p,r,L=>this.destination(L));$&&(_.set(E.A.of("Outlines"),
$),_.set(E.A.of("PageMode"),E.A.of("UseOutlines"))),p.trailerInfo.Root=p.register(_)}embedImages(e){for(const a of this.sheets){const{ref:r,images:p}=a;if(p.size===
0)continue;const l=this.shared.get(a),P=l?e.edit(l.objectNumber):e.edit(r.objectNumber).get("Resources"),T=P.get("XObject")??(0,f.jd)({});for(const[w,b]of p)T.set(
w,b.embed(e,{profiled:!0}));P.set("XObject",T)}}}const y=({ref:v})=>`Group${v.objectNumber}`,U=v=>v.replace(/[\\()]/g,"\\$&")}),78445:((Q,W,c)=>{c.d(W,{H:()=>I,
s:()=>k});var g=c(81415),j=c(91112),x=c(61410),E=c(6476);class I{tag;parent;facts;kids=[];constructor(s,f,n){this.tag=s,this.parent=f,this.facts=n}add(s,f={}){const n=new I(
s,this,f);return this.kids.push(n),n}prune(){const s=this.kids.filter(f=>f instanceof I?(f.prune(),f.kids.length>0||f.tag==="TD"||f.tag==="TH"):!0);this.kids.splice(
0,this.kids.length);for(const f of s)this.kids.push(f)}adopt(s){s.parent=this,this.kids.push(s)}}class k{context;rootRef;refs=new Map;ids=[];constructor(s,f=s.nextRef()){
this.context=s,this.rootRef=f}refOf(s){let f=this.refs.get(s);return f||this.refs.set(s,f=this.context.nextRef()),f}*write(s,f){const{context:n}=this,O=[s];for(let t=O.
pop();t;t=O.pop()){for(const o of t.kids)o instanceof I&&O.push(o);this.put(t),yield}const i=n.obj({Type:"StructTreeRoot",K:[this.refOf(s)]}),M=f.flatMap(([t,o])=>[
g.A.of(t),o]);if(i.set(j.A.of("ParentTree"),n.register(n.obj({Nums:M}))),i.set(j.A.of("ParentTreeNextKey"),g.A.of(f.reduce((t,[o])=>Math.max(t,o+1),0))),this.ids.
length>0){const t=[...this.ids].sort(([o],[u])=>o<u?-1:1).flatMap(([o,u])=>[x.A.of(Buffer.from(o,"latin1").toString("hex")),u]);i.set(j.A.of("IDTree"),n.register(
n.obj({Names:t})))}return n.assign(this.rootRef,i),this.rootRef}put(s){const{context:f}=this,{tag:n,parent:O,facts:i}=s,M=E.A.withContext(f),t=(S,D)=>M.set(j.A.
of(S),D);t("S",j.A.of(n)),t("P",O?this.refOf(O):this.rootRef);const[o]=s.kids,u=o instanceof I?void 0:o?.page;u&&t("Pg",u);const d=s.kids.map(S=>this.kid(S,u));
d.length>0&&t("K",d.length===1?d[0]:f.obj(d)),i.alt!==void 0&&t("Alt",x.A.fromText(i.alt)),i.title!==void 0&&t("T",x.A.fromText(i.title)),i.lang!==void 0&&t("La\
ng",x.A.fromText(i.lang)),i.attributes&&t("A",f.obj(i.attributes)),i.id!==void 0&&(t("ID",x.A.of(Buffer.from(i.id,"latin1").toString("hex"))),this.ids.push([i.id,
this.refOf(s)])),f.assign(this.refOf(s),M)}kid(s,f){if(s instanceof I)return this.refOf(s);const{context:n}=this;return"annotation"in s?n.obj({Type:"OBJR",Obj:s.
annotation,Pg:s.page}):s.form?n.obj({Type:"MCR",Pg:s.page,Stm:s.form,MCID:s.content}):s.page===f?g.A.of(s.content):n.obj({Type:"MCR",Pg:s.page,MCID:s.content})}}}),
87594:((Q,W,c)=>{c.d(W,{IZ:()=>I,XH:()=>k,ye:()=>O});var g=c(36078),j=c(74135),x=c(71642),E=c(15040);const I=({opacity:M,blend:t,making:o,masked:u})=>M!==void 0||
t!==void 0||o!==void 0||u!==void 0,k=.2,C={font:void 0,size:0,fill:"",stroke:"",spacing:0,alpha:1},s={...C,spacing:Number.NaN},f=5e5,n=100;class O{fonts=new Set;shades=new Map;patterns=new Map;patternNames=new Map;alphas=new Map;blends=new Set;groups=new Map;masks=new Map;made=new Map;operators=[];kept=[];state=C;*sequence(t,o){
this.operators.push(t);let u=!1,d=0;for(const S of o)d>=n&&(yield d,d=0),d+=S.kind==="tiles"?1+S.across.length/n:1,S.kind==="text"!==u&&this.operators.push(u?"E\
T":"BT"),u=S.kind==="text",this.write(S);u&&this.operators.push("ET"),this.operators.push("EMC"),yield d}enter(t){const{clip:o,matrix:u,hasHoles:d=!1,masked:S}=t,
D=I(t)?this.operators:void 0;this.kept.push({state:this.state,around:D,control:t}),this.operators.push("q"),u&&this.operators.push(`${u.map(g._).join(" ")} cm`),
o!==void 0&&this.operators.push(`${o} W${d?"*":""} n`);const B=S&&this.made.get(S);B!==void 0&&this.operators.push(`/${B} gs`),D&&(this.operators=[],this.state=
s)}leave(t){const{state:o,around:u,control:d}=this.kept.pop();if(u&&t!==void 0)if(this.groups.set(t,this.content),this.operators=u,this.state=o,d.making){const S=`\
Soft${t}`;this.masks.set(S,{group:t,mask:d.making}),this.made.set(d.making,S)}else this.covers(d.opacity??1),d.blend!==void 0&&this.mixes(d.blend),this.operators.
push(`/${t} Do`);this.state=o,this.operators.push("Q")}get content(){return this.operators.join(`
`)}*pieces(){let[t,o]=[0,0];for(const[u,d]of this.operators.entries())o+=d.length,!(o<f)&&(yield`${this.operators.slice(t,u+1).join(`
`)}
`,[t,o]=[u+1,0]);yield this.operators.slice(t).join(`
`)}write(t){switch(t.kind){case"text":return this.text(t);case"area":return this.area(t);case"image":this.operators.push(`q ${t.matrix.map(g._).join(" ")} cm /${t.
name} Do Q`);return;case"stroke":return this.line(t);case"shape":return this.shape(t);case"outline":return this.outline(t);case"tiles":return this.tiles(t)}}tiles({
tile:t,across:o,up:u}){const{state:d,operators:S}=this;this.operators=[],this.write(t);const D=this.content;this.operators=S,this.state=d;for(const B of o)S.push(
`q 1 0 0 1 ${(0,g._)(B)} ${(0,g._)(u)} cm ${D} Q`)}text(t){const{x:o,y:u,size:d,color:S,fill:D,isHidden:B=!1,words:G,matrix:F,oblique:z=!1,bolder:J=0,spacing:R=0,
alpha:m=1}=t,h=D&&this.patternOf(D);h===void 0?this.filled(S):this.fillBy(`/Pattern cs /${h} scn`),D&&(0,x.OD)(D)&&this.operators.push(`/Mask${h} gs`),this.covers(
m),J>0&&(h===void 0?this.stroked(S):this.strokeBy(`/Pattern CS /${h} SCN`),this.operators.push(`2 Tr ${(0,g.id)(J)} w`)),B&&this.operators.push("3 Tr"),R!==this.
state.spacing&&(this.state={...this.state,spacing:R},this.operators.push(`${(0,g.id)(R)} Tc`));const A=(a,r)=>{const p=r?k:0;F?this.operators.push(`${(0,g.vs)((0,j.
lw)([1,0,p,1,a,u],F))} Tm`):this.operators.push(`1 0 ${p} 1 ${(0,g.id)(a)} ${(0,g.id)(u)} Tm`)};let y=z||G[0]?.leans===!0,U=o;A(o,y);let v="";const e=()=>{v&&this.
operators.push(`[${v.replaceAll("><","")}]TJ`),v=""};for(const{parts:a,width:r,after:p=0,leans:l=z}of G){l!==y&&(e(),A(U,l),y=l),U+=r*d/1e3+R*a.reduce((P,{glyphs:T})=>P+
T.length,0);for(const P of a){(P.font!==this.state.font||d!==this.state.size)&&(e(),this.set(P.font,d));const T=(0,E.Le)(P);T!==void 0?v+=T:(e(),this.operators.
push((0,E.Rj)(P,d)))}p!==0&&(v+=(0,g._)(-p))}e(),(J>0||B)&&this.operators.push("0 Tr")}set(t,o){this.state={...this.state,font:t,size:o},this.fonts.add(t),this.
operators.push(`/${t.name} ${(0,g.id)(o)} Tf`)}area({x:t,y:o,width:u,height:d,color:S,radius:D=0}){this.filled(S),this.covers(1),D===0?this.operators.push(`${[t,
o,u,d].map(g.id).join(" ")} re f`):this.operators.push(i(t,o,u,d,Math.min(D,u/2,d/2)),"f")}line({points:t,width:o,color:u,dots:d}){this.stroked(u);const S=`${(0,g.
id)(o)} w ${(0,g.XL)(t)} S`;this.operators.push(d===void 0?S:`q 1 J [0 ${(0,g.id)(d)}] 0 d ${S} Q`)}patternOf(t){const o=this.kept.findLastIndex(({around:B})=>B!==
void 0)+1;let u=[1,0,0,1,0,0];for(const{control:B}of this.kept.slice(o))B.matrix&&(u=(0,j.lw)(B.matrix,u));t.matrix&&(u=(0,j.lw)(t.matrix,u));let d=this.patternNames.
get(t);d||this.patternNames.set(t,d=new Map);const S=u.join();let D=d.get(S);return D===void 0&&(d.set(S,D=`Pattern${this.patterns.size+1}`),this.patterns.set(D,
{shade:t,matrix:u})),D}filled(t){this.fillBy((0,g.wW)(t,"fill"))}fillBy(t){t!==this.state.fill&&(this.state={...this.state,fill:t},this.operators.push(t))}stroked(t){
this.strokeBy((0,g.wW)(t,"stroke"))}strokeBy(t){t!==this.state.stroke&&(this.state={...this.state,stroke:t},this.operators.push(t))}covers(t){t!==this.state.alpha&&
(this.state={...this.state,alpha:t},this.operators.push(`/${this.alphaName(t)} gs`))}outline({path:t,color:o,alpha:u,width:d,cap:S,join:D,miter:B,dashes:G,dashOffset:F}){
const z=this.alphaName(u),J=G.length>0?` [${G.map(g._).join(" ")}] ${(0,g._)(F)} d`:"",R=`${(0,g._)(d)} w ${S} J ${D} j ${(0,g._)(B)} M${J}`;this.operators.push(
`q ${this.strokeColor(o)} /${z} gs ${R} ${t} S Q`)}strokeColor(t){if(!("stops"in t))return(0,g.wW)(t,"stroke");const o=this.patternOf(t);return`${(0,x.OD)(t)?`/\
Mask${o} gs `:""}/Pattern CS /${o} SCN`}mixes(t){this.blends.add(t),this.operators.push(`/${t} gs`)}alphaName(t){const o=`A${Math.round(t*1e3)}`;return this.alphas.
set(o,t),o}shape({path:t,fill:o,alpha:u=1,hasHoles:d=!1}){this.covers(u);const S=d?"*":"";if(!("stops"in o)){this.filled(o),this.operators.push(`${t} f${S}`);return}
let D=this.shades.get(o);D===void 0&&this.shades.set(o,D=`Shade${this.shades.size+1}`);const B=o.matrix?`${o.matrix.map(g._).join(" ")} cm `:"";this.operators.push(
`q ${t} W${S} n ${B}${(0,x.OD)(o)?`/Mask${D} gs `:""}/${D} sh Q`)}}function i(M,t,o,u,d){const[S,D]=[M+o,t+u],B=d*(1-g.yQ),G=(...z)=>`${z.map(g.id).join(" ")} c`,
F=(...z)=>`${z.map(g.id).join(" ")} l`;return[`${(0,g.id)(M+d)} ${(0,g.id)(t)} m`,F(S-d,t),G(S-B,t,S,t+B,S,t+d),F(S,D-d),G(S,D-B,S-B,D,S-d,D),F(M+d,D),G(M+B,D,M,
D-B,M,D-d),F(M,t+d),G(M,t+B,M+B,t,M+d,t),"h"].join(" ")}}),71642:((Q,W,c)=>{c.d(W,{CD:()=>x,OD:()=>g,Tp:()=>j,ao:()=>E});const g=({stops:n})=>n.some(({alpha:O})=>O<
1);function j(n,{coordinates:O,stops:i}){return n.register(I(n,O,i,"DeviceRGB",({color:M})=>M))}const x=(n,O,i)=>n.register(n.obj({Type:"Pattern",PatternType:2,
Shading:j(n,O),Matrix:i.map(s)}));function E(n,{coordinates:O,stops:i,box:M},t){const o=I(n,O,i,"DeviceGray",({alpha:d})=>[d]),u=n.stream("/Shade sh",{Type:"XOb\
ject",Subtype:"Form",BBox:[...M],...t&&{Matrix:t.map(s)},Group:{S:"Transparency",CS:"DeviceGray"},Resources:{Shading:{Shade:o}}});return n.register(n.obj({Type:"\
ExtGState",SMask:{Type:"Mask",S:"Luminosity",G:n.register(u)}}))}function I(n,O,i,M,t){const o=i.slice(1).map((d,S)=>({FunctionType:2,Domain:[0,1],C0:t(i[S]).map(
f),C1:t(d).map(f),N:1})),u={FunctionType:3,Domain:[0,1],Functions:o,Bounds:C(i),Encode:o.flatMap(()=>[0,1])};return n.obj({ShadingType:O.length===4?2:3,ColorSpace:M,
Coords:O.map(f),Function:u,Extend:[!0,!0]})}const k=1e-5;function C(n){const O=n.slice(1,-1),i=Math.min(k,.5/n.length);let M=0;return O.map(({at:t},o)=>(M=Math.
min(Math.max(t,M+i),1-(O.length-o)*i),s(M)))}const s=n=>Number(n.toPrecision(9)),f=n=>Math.round(n*1e4)/1e4}),15040:((Q,W,c)=>{c.d(W,{Le:()=>z,RE:()=>D,Rj:()=>J});
var g=c(41578),j=c(45409),x=c(47707),E=c(29825),I=c(33141),k=c(75283);const C="□",s=new RegExp("(\\p{Extended_Pictographic}\\ufe0f?)[\\u{1f3fb}-\\u{1f3ff}]|\\ufe0f\
?\\u20e3","gu"),f=new RegExp("(\\p{Regional_Indicator}{2}|\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?(?:\\u200d\\p{Extended_Pictographic}\\p{Emoji_Modifier}\
?\\ufe0f?){1,9})","u"),n=15e4,O=127462,i=/^[!-~]+$/;class M{name;face;ranges;used=new Map;embedded;constructor(m,h,A){this.name=m,this.face=h,this.ranges=A,h.keep()}covers(m){
const{ranges:h}=this;return h&&!Array.from(m).every(A=>h.find(A.codePointAt(0)))?!1:this.face.covers(m)}}const t=(R,m)=>R.filter(h=>!m.some(A=>A.covers(h))),o=R=>R===
"Serif"?"Regular":R.replace(/^Serif/,""),u=R=>R==="Regular"?"Serif":`Serif${R}`,d=R=>R.replace(/Italic$/,"");function S(R,m){const h=["Regular","SemiBold","Ital\
ic"].filter(y=>y==="Regular"||R.includes(y));h.length===3&&h.push("SemiBoldItalic");const A=R.includes("Serif")&&!m?h.map(u):[];return new Set([...h,...R.filter(
y=>y!=="Serif"),...A])}class D{styles;others;upright;parts;missing=new Set;chains=new Map;words={ltr:new Map,rtl:new Map};constructor(m,h,A,y){this.styles=m,this.
others=h,this.upright=A,this.parts=y}static async open({styles:m,text:h,font:A,boldFont:y,own:U=[]},v){const e=new Map,a=async _=>(await v.rest(),new M(_,await(0,k.
ft)(_)));for(const _ of S(m,A!==void 0))e.set(_,await a(_));const r=e.get("Regular"),p=()=>[r,...[...e.values()].filter(_=>_!==r)];let l=t([...new Set(h)],p());
if(l.length>0&&!e.has("Mono")){const _=await a("Mono");t(l,[_]).length<l.length&&e.set("Mono",_),l=t(l,p())}const P=[];l.length>0&&P.push(await a("Emoji"));const T=[
...p(),...P],w=[];if(A){const _=new M("User",(0,k.ar)(A));if(e.set("Regular",_).set("Italic",_),w.push(_),y){const $=new M("UserBold",(0,k.ar)(y));e.set("SemiBo\
ld",$).set("SemiBoldItalic",$),w.push($)}}const b=new Map;for(const{id:_,parts:$}of U)b.set(_,$.map(({face:L,ranges:N},H)=>new M(`${_}-${H}`,L,N)));return new D(
e,[...T,...w,...[...b.values()].flat()],w,b)}async warm(m,h){for(const{face:y}of[...this.styles.values(),...[...this.parts.values()].flat()])await h.rest(),y.shape(
"A");const{face:A}=this.fontOf("Regular");for(const y of m){const U=h.step(n);U&&await U,i.test(y)&&A.shape(y)}}word(m,h,A=!1){const y=this.words[A?"rtl":"ltr"];
let U=y.get(h);U||y.set(h,U=new Map);let v=U.get(m);return v||U.set(m,v=this.shape(m,h,A)),v}metrics(m){return this.fontOf(m).face.metrics}async embed(m){for(const h of this.
all)h.used.size!==0&&(await m.rest(),h.embedded=await(0,g.r)(h.face,[...h.used.values()]))}get all(){return this.others}fontOf(m){const h=this.fontsOf(m);return h.
find(A=>A.covers(" "))??h[0]}fontsOf(m){let h=this.chains.get(m);if(!h){const A=y=>this.parts.get(y)??[this.styles.get(y)??this.styles.get(o(y))??this.others[0]];
this.chains.set(m,h=m.split(" ").flatMap(y=>A(y)))}return h}shape(m,h,A){const y=m.split(f);if(y.length===1)return this.shapePlain(m,h,A);const U=y.map((v,e)=>e%
2===1?this.shapeJoined(v,h):this.shapePlain(v,h,A));return A&&U.reverse(),B(m,U.flatMap(({parts:v})=>v),U.some(({leans:v})=>v))}shapeJoined(m,h){const U=(!m.includes(
"‍")?Array.from(m,r=>String.fromCharCode(r.codePointAt(0)-O+65)):m.split("‍").map(r=>r.replace(new RegExp("\\p{Emoji_Modifier}|\\ufe0f","gu"),""))).filter(r=>this.
others.some(p=>p.covers(r))).join("");if(U==="")return this.shapePlain(m,h,!1);const{parts:v,leans:e}=this.shapePlain(U,h,!1),a=v.map((r,p)=>({...r,actual:p===0?
m:""}));return B(m,a,e===!0)}shapePlain(m,h,A){const y=this.fontsOf(h),U=y[0],v=(0,x.RK)(m).replace(s,"$1"),e=h.endsWith("Italic")&&this.upright.includes(U);if(U.
covers(v))return B(m,[F(U,v,A)],e);const a=h.endsWith("SemiBoldItalic")?this.fontOf(d(h)):void 0,r=[...new Set([...y,...a?[a]:[],...this.others])],p=(0,E.W_)({text:v,
rtl:A},r).map(l=>{if(l.font!==E.lV)return F(r[l.font],l.text,l.rtl);const P=(0,x.qf)(l.text);for(const T of P)this.missing.add(T);return{...F(this.others[0],C.repeat(
P.length),!1),actual:l.text}});return B(m,p,e)}}const B=(R,m,h)=>({text:R,width:m.reduce((A,{glyphs:y})=>y.reduce((U,{advance:v})=>U+v,A),0),parts:m,...h&&{leans:h}}),
G=R=>R.map(m=>String.fromCodePoint(m)).join("");function F(R,m,h){const A=R.face.shape(m,h);for(const{glyph:U}of A)R.used.has(U.id)||R.used.set(U.id,U);const y=A.
map(({glyph:U})=>G(R.used.get(U.id).codePoints)).join("");return{font:R,glyphs:A,actual:h||y===m?void 0:m}}function z(R){if(R.shown!==void 0)return R.shown;const{
font:m,glyphs:h,actual:A}=R;if(!(A!==void 0||h.some(({y})=>y!==0)))return R.shown=(0,j.Q)(h,m.embedded,m.face.unit)}function J({font:R,glyphs:m,actual:h},A){const y=(0,j.
n)(m,R.embedded,R.face.unit,A);return h===void 0?y:(0,I.$u)(h,y)}}),82715:((Q,W,c)=>{c.d(W,{m:()=>x});var g=c(21115),j=c(3907);function x(E,I,k,C){const{text:s,
properties:f,end:n,about:O}=E,i=f.find(u=>u.namespace===g.dK[I]&&u.name===k),M=i&&s.slice(i.from,i.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;
if(i&&M!==void 0){const u=i.from+M;return`${s.slice(0,u)}${C.replace("<rdf:li",`<rdf:li xmlns:rdf="${g.dK.rdf}"`)}${s.slice(u)}`}const t=`<${I}:${k}><rdf:Bag>
${C}</rdf:Bag></${I}:${k}>`,o=`<rdf:Description xmlns:rdf="${g.dK.rdf}" rdf:about="${(0,j.X)(O)}" xmlns:${I}="${g.dK[I]}">
${t}
</rdf:Description>
`;return`${s.slice(0,n)}${o}${s.slice(n)}`}})};
