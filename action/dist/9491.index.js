"use strict";exports.id=9491,exports.ids=[9491],exports.modules={39491:((U,O,r)=>{r.d(O,{u:()=>Ft,Y:()=>K});var S=r(21996),D=r(33973),E=r(55969),M=r(45059),P=r(36502),T=r(52755),
A=r(77500),v=r(17671),g=r(44738),c=r(71856),u=r(59071),p=r(9819),m=r(77581),a=r(45599),I=r(15141),w=r(60502),B=r(78021);const N=new Set(["GoTo","GoToDp","Hide",
"ResetForm","SetOCGState","Trans","GoTo3DView","Thread","Named","URI"]),C=new Set(["JavaScript","Launch","SubmitForm","ImportData","Rendition","GoToR","GoToE","\
Movie","Sound","RichMediaExecute"]),R=new Set(["URI","GoToR","GoToE","Launch"]),L=new Set(["NextPage","PrevPage","FirstPage","LastPage"]),F=/^(?:javascript|vbscript|data):/i,
Y=["A","PA","OpenAction"];class Q{document;wanted;scripts=new Set;links=new Set;found=new Map;addresses=new WeakMap;chains;left=[];others=0;constructor(t,e){this.
document=t,this.wanted=e,this.chains=new I.X(t,{isDead:s=>this.isDead(s,!0),isGone:()=>!1})}get removedScripts(){return this.scripts.size+this.others}get removedLinks(){
return this.links.size}visit=(t,e)=>(this.prunePlaces(t,e),e.has("Next")&&!(0,w.Q)(e)&&this.chains.pruneChain(e,t),!(0,B.Uc)(e)&&this.isDead(e,!1)&&this.found.set(
e,t),this.wanted.scripts&&!this.scripts.has(e)&&this.dropEntries(e));settle=()=>this.chains.isSettled?void 0:this.settleChains();async settleChains(){for(;await this.
chains.settle();)for(const[t,e]of this.left.splice(0)){this.prunePlaces(t,e);const s=this.document.job.pace.step(300);s&&await s}}finish(){for(const[t,e]of this.
found)this.document.exists(e)&&(this.document.edit(e),t.clear())}prunePlaces(t,e){for(const s of Y)this.isAction(e.get(s))&&this.chains.pruneAction(t,e,s);this.
isAction(e.get("AA"))&&this.chains.pruneAdditional(t,e),this.chains.isBehind&&this.left.push([t,e])}isAction(t){return t!==void 0&&(0,a.Zm)(this.document.resolve(
t))}isDead(t,e){return this.wanted.scripts&&this.isScript(t,e)?this.scripts.add(t):this.wanted.links&&this.leadsOut(t)&&this.links.add(t),this.scripts.has(t)||this.
links.has(t)}isScript(t,e){const{document:s}=this,i=s.resolve(t.get("S"));if(!(i instanceof a.SX))return(e||(0,a.Eo)(t.get("Type"),"Action"))&&b(s.resolve(t.get(
"JS")));if(C.has(i.text))return!0;if(i.text==="Named"){const o=s.resolve(t.get("N"));return t.has("N")&&!(o instanceof a.SX&&L.has(o.text))}return i.text==="URI"?
this.isScriptAddress(s.resolve(t.get("URI"))):i.text==="Thread"?t.has("F"):e&&!N.has(i.text)}isScriptAddress(t){if(!(t instanceof a.Mx))return!1;let e=this.addresses.
get(t);return e===void 0&&this.addresses.set(t,e=F.test((0,m.U0)(t).replace(/[^\x21-\x7e]/g,""))),e}leadsOut(t){const e=this.document.resolve(t.get("S"));return e instanceof
a.SX?R.has(e.text)&&(e.text!=="URI"||t.has("URI"))||e.text==="Thread"&&t.has("F"):!1}dropEntries(t){const{document:e}=this;let s=!1;const i=(o,f)=>{!t.has(o)||!f(
e.resolve(t.get(o)))||(t.delete(o),this.others++,s=!0)};return t.has("S")&&i("JS",b),i("OnInstantiate",o=>o instanceof a.Z6),(0,a.Eo)(e.resolve(t.get("Type")),"\
RichMediaActivation")&&i("Scripts",Array.isArray),s}}const b=n=>n instanceof a.Mx||n instanceof a.Z6;class ${document;removed=0;constructor(t){this.document=t}privateData=(t,e)=>{
const{document:s}=this,i=t===s.catalogNumber&&e===s.catalog,o=this.removed;this.drop(e,"PieceInfo",a.Zm)&&e.delete("LastModified"),this.drop(e,"Thumb",f=>f instanceof
a.Z6),i||this.drop(e,"Metadata",c.In);for(const[f,l]of Object.entries(c.lq))this.drop(e,f,l);return i&&this.drop(e,"SpiderInfo",a.Zm),(0,a.Eo)(s.resolve(e.get("\
Type")),"DPart")&&this.drop(e,"DPM",a.Zm),this.removed>o};dropWebCapture(){this.dropNames(["IDS","URLS"])}dropNames(t){const e=(0,p.Wo)(this.document,"Names");for(const s of t)
e?.dict.has(s)&&(this.document.edit(e.holder),e.dict.delete(s),this.removed++)}drop(t,e,s){return!t.has(e)||!s(this.document.resolve(t.get(e)))?!1:(t.delete(e),
this.removed++,!0)}}const q=["EF","RF","F","UF","DOS","Mac","Unix","Desc","Thumb","CI","EP","ID"];class _{document;specifications=new Map;constructor(t){this.document=
t}visit=(t,e)=>{const{document:s}=this;(0,a.Zm)(s.resolve(e.get("EF")))&&this.specifications.set(e,t);let i=!1;for(const o of["AF","MCAF"])this.listsFiles(e.get(
o))&&(e.delete(o),i=!0);return i};finish(){const{document:t}=this;for(const[s,i]of this.specifications){for(const o of t.dict(s.get("EF"))?.values()??[])(0,a.i9)(
o)&&t.remove(o);t.edit(i);for(const o of q)s.delete(o)}const e=(0,p.Wo)(t,"Names");e?.dict.has("EmbeddedFiles")&&(t.edit(e.holder),e.dict.delete("EmbeddedFiles")),
t.catalog.has("Collection")&&t.editCatalog().delete("Collection")}listsFiles(t){const{document:e}=this,s=e.resolve(t);return(0,a.cy)(s)?!0:(0,a.Zm)(s)&&(s.has("\
EF")||(0,a.Eo)(e.resolve(s.get("Type")),"Filespec"))}}var tt=r(52829),et=r(76862),j=r(34635);async function st(n,t,e){const s=new Set(await t.neverShown()),i=new rt(
n,s),o=[],f=(l,d,h)=>(h&&t.isNeverShown(d.get("OC"))&&o.push(l),d.has("Alternates")?it(n,d,t):(0,a.Eo)(n.resolve(d.get("S")),"SetOCGState")?ot(n,d,s):(0,a.Eo)(n.
resolve(d.get("Type")),"OCMD")&&at(d,i));await(0,j.y)(n,e,[f]);for(const l of o)n.put(l,nt());(0,et.a)(n,s);for(const l of s)n.remove(l);return s.size}const nt=()=>new a.
Z6(new a.Bi([["Type",new a.SX("XObject")],["Subtype",new a.SX("Form")],["BBox",[0,0,0,0]]]),new Uint8Array(0));function it(n,t,e){const s=n.array(t.get("Alterna\
tes"))??[],i=s.filter(o=>!e.isNeverShown(n.dict(o)?.get("OC")));return i.length===s.length?!1:(i.length>0?t.set("Alternates",i):t.delete("Alternates"),!0)}function ot(n,t,e){
const s=n.array(t.get("State")),i=s?.filter(o=>!((0,a.i9)(o)&&e.has(o.number)));return!s||!i||i.length===s.length?!1:(t.set("State",i),!0)}function at(n,t){if(!t.
isIn(n.get("OCGs"))&&!t.isIn(n.get("VE")))return!1;for(const e of["OCGs","VE","P"])n.delete(e);return!0}const G=32;class rt{document;gone;free=new Set;naming=new Set;constructor(t,e){
this.document=t,this.gone=e}isIn(t){const e=new Set;let s=!1;const i=t===void 0?[]:[[t,0,null]];for(let o=i.pop();o;o=i.pop()){const[f,l,d]=o,h=this.document.array(
f);if(f instanceof a.oS&&this.gone.has(f.number)||h&&this.naming.has(h))return this.naming.add(d),!0;if(!(!h||this.free.has(h)||e.has(h))&&(s||=l>G,!(l>G))){e.add(
h);for(const y of h)i.push([y,l+1,h])}}if(!s)for(const o of e)this.free.add(o);return!1}}var Z=r(58006),ft=r(38671),lt=r(12121),ct=r(80281);async function dt(n,t){
let e=0;for(let s=1;s<t.length;s++){if(t[s]!==1||!n.isStream(s))continue;const i=n.get(s),o=i instanceof a.Z6?await ht(n,i):void 0;o&&(n.put(s,o),e++);const f=n.
job.pace.step(2e3);f&&await f}return e}async function ht(n,t){const{format:e,filter:s,parameters:i,before:o}=(0,ft.R)(n,t);if(e!=="jpg"&&e!=="jp2")return;const f=n.
decodedPart(o)?.data;if(!f)return;const l=n.job.pace.step(f.length);l&&await l;const d=e==="jpg"?(0,lt.x)(f):(0,ct.y)(f);if(d===f)return;const h=(0,Z.n)(t,d,{compress:!1});
return h.dict.set("Filter",s),i&&h.dict.set("DecodeParms",i),h}var ut=r(37081);async function X(n,t){const e=new vt;for(const i of t)i!==null&&i.trim()!==""&&e.
add(H(i));if(e.isEmpty)return 0;const{outlines:s}=(0,v.Hi)(n);return await(0,ut.O)(n,i=>{const o=(0,a.i9)(i)?n.dict(i):void 0,f=(0,u.Gh)(n.resolve(o?.get("Title")));
return f!==null&&e.areIn(H(f))&&s.drop(i.number),o!==void 0}),await s.flush(),s.removedItems}const H=n=>n.normalize("NFC").trim().toLowerCase(),pt=5,gt=12;class vt{whole=new Set;files=new Set;counts=new Map;get isEmpty(){
return this.whole.size===0}add(t){this.whole.add(t);const e=t.lastIndexOf(".");if(e<1||t.length<pt||!/^[a-z\d]{1,8}$/.test(t.slice(e+1)))return;const s=V(t);if(s.
length>gt)return;this.files.add(s.join(" "));const i=s.at(-1),o=this.counts.get(i);o?o.add(s.length):this.counts.set(i,new Set([s.length]))}areIn(t){if(this.whole.
has(t))return!0;if(this.files.size===0)return!1;const e=V(t);return e.some((s,i)=>[...this.counts.get(s)??[]].some(o=>o<=i+1&&this.files.has(e.slice(i+1-o,i+1).
join(" "))))}}const V=n=>n.split(/\s/).map(mt).filter(t=>t!=="");function mt(n){let[t,e]=[0,n.length];for(;t<e&&!k.test(n.charAt(t));)t++;for(;e>t&&!k.test(n.charAt(
e-1));)e--;return n.slice(t,e)}const k=/[\p{L}\p{M}\p{N}\p{Cs}]/u;var St=r(91374);const z=n=>new Set(n.split(/\s+/)),Et={Catalog:z(`Type Version Extensions Page\
s PageLabels Names Dests ViewerPreferences PageLayout PageMode Outlines Threads OpenAction AA URI
AcroForm Metadata StructTreeRoot MarkInfo Lang SpiderInfo OutputIntents PieceInfo OCProperties Perms Legal Requirements Collection
NeedsRendering DSS AF DPartRoot`),Page:z(`Type Parent LastModified Resources MediaBox CropBox BleedBox TrimBox ArtBox BoxColorInfo Contents Rotate Group Thumb B\
 Dur Trans
Annots AA Metadata PieceInfo StructParents ID PZ SeparationInfo Tabs TemplateInstantiated PresSteps UserUnit VP AF OutputIntents DPart`)},Pt=2,yt=4,Dt=32,Mt=["V",
"DV","RV","AP"],At=64;class It{document;removed=0;widgets=new Map;shown=new Set;roles=new Set;constructor(t){this.document=t}visit=(t,e)=>{const{document:s}=this,
i=s.resolve(e.get("Subtype"));(0,a.Eo)(i,"Widget")&&(0,St.pv)(s,e)!=="Sig"&&this.noteWidget(t,e);const o=s.resolve(e.get("S"));o instanceof a.SX&&e.has("P")&&this.
roles.add(o.text);const f=t===s.catalogNumber&&e===s.catalog,l=!f&&(0,a.Eo)(s.resolve(e.get("Type")),"Page")&&e.has("Parent");return(f||l)&&this.dropUnknown(e,Et[f?
"Catalog":"Page"])};finish(){const{document:t}=this;for(const[l,d]of this.widgets){const h=[...this.fieldsOf(l,d)];if(!h.some(([y])=>this.shown.has(y)))for(const[
y,x]of h)this.dropValues(y,x)}const e=(0,p.Wo)(t,"StructTreeRoot"),s=t.dict(e?.dict.get("RoleMap"));if(!e||!s)return;const i=new Set(this.roles);for(const l of i){
const d=t.resolve(s.get(l));d instanceof a.SX&&i.add(d.text)}const o=[...s.keys()].filter(l=>!i.has(l));if(o.length===0)return;const f=e.dict.get("RoleMap");t.edit(
(0,a.i9)(f)?f.number:e.holder);for(const l of o)s.delete(l);this.removed+=o.length}noteWidget(t,e){const s=this.document.resolve(e.get("F")),i=o=>typeof s=="num\
ber"&&(s&o)!==0;if(i(Pt)||i(Dt)&&!i(yt))this.widgets.set(e,t);else for(const[o]of this.fieldsOf(e,t))this.shown.add(o)}*fieldsOf(t,e){yield[t,e];let s=t.get("Pa\
rent");for(let i=0;i<At&&(0,a.i9)(s);i++){const o=this.document.dict(s);if(!(0,a.Zm)(o))return;yield[o,s.number],s=o.get("Parent")}}dropValues(t,e){const s=Mt.filter(
i=>t.has(i));if(s.length!==0){this.document.edit(e);for(const i of s)t.delete(i);this.removed++}}dropUnknown(t,e){const s=[...t.keys()].filter(i=>!e.has(i));for(const i of s)
t.delete(i);return this.removed+=s.length,s.length>0}}var wt=r(78157),Tt=r(84961),Ot=r(21115),xt=r(17413);const Ct=new Set(["script","submit","execute"]);async function Rt(n){
const t=(0,p.Wo)(n,"AcroForm"),e=n.resolve(t?.dict.get("XFA"));if(!t||e===null)return{removed:0,isDropped:!1};let s=0,i="";for(const o of(0,a.cy)(e)?e:[t.dict.get(
"XFA")]){const f=n.resolve(o);f instanceof a.Mx&&(i=Buffer.from(f.bytes).toString("latin1")),(0,a.i9)(o)&&f instanceof a.Z6&&(s+=await Nt(n,o,f,i))}return await(0,Tt.
qg)(n)===!1?{removed:s,isDropped:!1}:(n.edit(t.holder),t.dict.delete("XFA"),n.catalog.has("NeedsRendering")&&n.editCatalog().delete("NeedsRendering"),{removed:s+
1,isDropped:!0})}async function Nt(n,t,e,s){const i=n.decodedPart(e)?.data;if(!i||!(0,a.i9)(t))return 0;const o=(0,wt.bS)(i).toString("latin1");let f=0;const l=({
local:h},y)=>{const x=Ct.has(h)&&s!=="datasets"&&!y.some(Lt);return x&&f++,x},d=await(0,xt.Y)(o,l,n.job.pace);return d!==o&&n.put(t,(0,Z.n)(e,Buffer.from(d,"lat\
in1"),{compress:!0})),d===o?0:f}const Lt=({namespace:n,local:t})=>t==="datasets"&&n===Ot.dK.xfa;async function Ft(n,t){const e=t.attachments?await(0,M._)(n):[],
s=e.flatMap(({name:W,description:Gt})=>[W,Gt]),i=await X(n,s),o=new P.z(n),f=await Ut(n,t,o),l=await Wt(n,t,o),d=await jt(n,t),{live:h}=await(0,D.Gy)(n),y=t.imageMetadata?
await dt(n,h):0,x=t.metadata?(0,c.B4)(n):0;return{removed:{scripts:d.scripts,privateData:d.privateData,metadata:x,hiddenLayers:l.layers,hiddenText:l.texts,attachments:e.
length,comments:f,externalLinks:d.links,imageMetadata:y+l.images},removedBookmarks:i+l.bookmarks,droppedXfa:d.droppedXfa,unread:l.unread}}async function Ut(n,t,e){
const s=new Set;return await(0,g.L)(n,i=>{const o=(0,E.B)(n,i);return t.comments&&(0,E.E)(o,"comments")?(o!=="Popup"&&s.add(i),!0):t.attachments&&o==="FileAttac\
hment"||t.hiddenLayers&&e.isNeverShown(i.get("OC"))}),s.size}const Bt={layers:0,bookmarks:0,texts:0,images:0,unread:0};async function Wt(n,t,e){const s=t.hiddenLayers&&
(0,p.Wo)(n,"OCProperties")!==void 0&&((await e.neverShown()).length>0||(await(0,S.V3)(n,["OCMD","OFF"])).length>0);if(!s&&!t.hiddenText&&!t.imageMetadata)return Bt;
const i={layers:s?e:void 0,text:t.hiddenText,images:t.imageMetadata},{live:o,texts:f,images:l,unread:d}=await K(n,i),h=s?(await e.neverShown()).map(W=>bt(n,W)):
[],y=await X(n,h);return{layers:s?await st(n,e,o):0,bookmarks:y,texts:f,images:l,unread:d}}const bt=(n,t)=>(0,u.Gh)(n.resolve(n.dict(n.get(t))?.get("Name")));async function K(n,t,e){
const s=(0,v.Hi)(n),{live:i}=await(0,D.Gy)(n),o=await new tt.I(n,t,s.structure,e).run(i);return await s.structure.flush(),await(0,v.Pv)(s,new Set(s.removal.removed())),
{live:i,...o}}async function jt(n,t){const e=new Q(n,{scripts:t.scripts,links:t.externalLinks}),s=new $(n),i=new It(n),o=new _(n),f=[];(t.scripts||t.externalLinks)&&
f.push(e.visit),t.privateData&&f.push(s.privateData,i.visit),t.attachments&&f.push(o.visit);const{live:l}=await(0,D.Gy)(n);await(0,j.y)(n,l,f,e.settle),e.finish(),
t.attachments&&o.finish(),t.privateData&&(s.dropNames(["IDS","URLS"]),i.finish()),t.scripts&&J(n,"Names","JavaScript"),t.externalLinks&&J(n,"URI","Base");const d=t.
scripts?await Rt(n):{removed:0,isDropped:!1},h=t.privateData&&(0,A.f4)(n,await T.mO.read(n))==="static";return h&&(0,A.br)(n,"private"),{scripts:e.removedScripts+
d.removed,links:e.removedLinks,privateData:s.removed+i.removed+Number(h),droppedXfa:h?"private":d.isDropped?"scripts":void 0}}function J(n,t,e){const s=(0,p.Wo)(
n,t);s?.dict.has(e)&&(n.edit(s.holder),s.dict.delete(e))}}),34635:((U,O,r)=>{r.d(O,{y:()=>E});var S=r(90536),D=r(45599);async function E(M,P,T,A){for(let v=1;v<
P.length;v++){if(P[v]!==1)continue;const g=M.get(v),c=g instanceof D.Z6?g:void 0,u={changed:!1,visited:0};(0,S.C)(g,a=>{u.visited++;for(const I of T)I(v,a,a===c?.
dict?c:void 0)&&(u.changed=!0)}),u.changed&&M.exists(v)&&M.edit(v);const p=A?.();p&&await p;const m=M.job.pace.step(300*u.visited);m&&await m}}}),71856:((U,O,r)=>{
r.d(O,{B4:()=>g,Ij:()=>M,In:()=>P,lq:()=>T});var S=r(21996),D=r(90536),E=r(45599);async function M(c){c.trailer.delete("Info");const u=await(0,S.Av)(c,Object.keys(
A));for(const p of[...u].sort((m,a)=>m-a)){if(!(0,D.L)(c.get(p),a=>v(c,a).length>0))continue;(0,D.C)(c.edit(p),a=>{for(const I of v(c,a))a.delete(I)});const m=c.
job.pace.step(1e3);m&&await m}}const P=c=>c instanceof E.Z6&&((0,E.Eo)(c.dict.get("Type"),"Metadata")||(0,E.Eo)(c.dict.get("Subtype"),"XML")),T={"PTEX.FileName":c=>c instanceof
E.Mx,"PTEX.InfoDict":E.Zm},A={Metadata:P,PieceInfo:()=>!0,...T},v=(c,u)=>Object.keys(A).filter(p=>u.has(p)&&A[p](c.resolve(u.get(p))));function g(c){const u=c.dict(
c.trailer.get("Info"))!==void 0,p=c.resolve(c.catalog.get("Metadata"))!==null;return c.trailer.delete("Info"),c.catalog.has("Metadata")&&c.editCatalog().delete(
"Metadata"),Number(u)+Number(p)}}),44738:((U,O,r)=>{r.d(O,{L:()=>A,m:()=>v});var S=r(45599),D=r(55969),E=r(3466),M=r(9731),P=r(17671);const T=1e3;async function A(g,c){
const u=new Set;let p=0,m=!1;for(let w=0;w<g.pages.count;w++){const B=v(g,g.pages.number(w));for(const{number:C}of B){const R=g.get(C),L=g.job.pace.step(T);if(L&&
await L,u.has(C)||!(0,S.Zm)(R)||!c(R,w))continue;u.add(C);const F=(0,D.B)(g,R);F==="Popup"&&p++,F==="Widget"&&(m=!0)}const N=g.job.pace.step(500);N&&await N}if(u.
size===0)return 0;const a=(0,P.Hi)(g),I=m?await E.R.of(g):void 0;return await(0,P.Pv)(a,u,()=>(0,P.Wi)(a,u)),I&&await(0,P.zg)(a,I),await(0,M.U)(a),u.size-p}function v(g,c){
const u=g.entry(c,"Annots"),p=g.array(u)??[];if(!p.some(S.Zm))return p.filter(S.i9);const m=g.edit((0,S.i9)(u)?u:c),a=g.array((0,S.Zm)(m)?m.get("Annots"):m)??[];
for(const[I,w]of a.entries())(0,S.Zm)(w)&&(a[I]=g.add(w));return a.filter(S.i9)}})};
