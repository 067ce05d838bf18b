"use strict";exports.id=9491,exports.ids=[9491],exports.modules={39491:((F,x,r)=>{r.d(x,{u:()=>Ft,Y:()=>V});var m=r(21996),M=r(33973),S=r(55969),I=r(45059),E=r(36502),T=r(52755),
P=r(77500),h=r(17671),y=r(44738),l=r(71856),p=r(59071),u=r(9819),a=r(45599),v=r(15141),D=r(60502),R=r(78021);const L=new Set(["GoTo","GoToDp","Hide","ResetForm",
"SetOCGState","Trans","GoTo3DView","Thread","Named","URI"]),O=new Set(["JavaScript","Launch","SubmitForm","ImportData","Rendition","GoToR","GoToE","Movie","Soun\
d","RichMediaExecute"]),C=new Set(["URI","GoToR","GoToE","Launch"]),N=new Set(["NextPage","PrevPage","FirstPage","LastPage"]),K=/^(?:javascript|vbscript|data):/i,
k=["A","PA","OpenAction"];class J{document;wanted;scripts=new Set;links=new Set;found=new Map;chains;others=0;constructor(t,e){this.document=t,this.wanted=e,this.
chains=new v.X(t,{isDead:s=>this.isDead(s,!0),isGone:()=>!1})}get removedScripts(){return this.scripts.size+this.others}get removedLinks(){return this.links.size}visit=(t,e)=>{
for(const s of k)this.isAction(e.get(s))&&this.chains.pruneAction(t,e,s);return this.isAction(e.get("AA"))&&this.chains.pruneAdditional(t,e),e.has("Next")&&!(0,D.
Q)(e)&&this.chains.pruneChain(e,t),!(0,R.Uc)(e)&&this.isDead(e,!1)&&this.found.set(e,t),this.wanted.scripts&&!this.scripts.has(e)&&this.dropEntries(e)};settle=()=>this.
chains.settle();finish(){for(const[t,e]of this.found)this.document.exists(e)&&(this.document.edit(e),t.clear())}isAction(t){return t!==void 0&&(0,a.Zm)(this.document.
resolve(t))}isDead(t,e){return this.wanted.scripts&&this.isScript(t,e)?this.scripts.add(t):this.wanted.links&&this.leadsOut(t)&&this.links.add(t),this.scripts.has(
t)||this.links.has(t)}isScript(t,e){const{document:s}=this,i=s.resolve(t.get("S"));if(!(i instanceof a.SX))return(e||(0,a.Eo)(t.get("Type"),"Action"))&&B(s.resolve(
t.get("JS")));if(O.has(i.text))return!0;if(i.text==="Named"){const o=s.resolve(t.get("N"));return t.has("N")&&!(o instanceof a.SX&&N.has(o.text))}return i.text===
"URI"?K.test(Y(s.resolve(t.get("URI")))):i.text==="Thread"?t.has("F"):e&&!L.has(i.text)}leadsOut(t){const e=this.document.resolve(t.get("S"));return e instanceof
a.SX?C.has(e.text)&&(e.text!=="URI"||t.has("URI"))||e.text==="Thread"&&t.has("F"):!1}dropEntries(t){const{document:e}=this;let s=!1;const i=(o,f)=>{!t.has(o)||!f(
e.resolve(t.get(o)))||(t.delete(o),this.others++,s=!0)};return t.has("S")&&i("JS",B),i("OnInstantiate",o=>o instanceof a.Z6),(0,a.Eo)(e.resolve(t.get("Type")),"\
RichMediaActivation")&&i("Scripts",Array.isArray),s}}const B=n=>n instanceof a.Mx||n instanceof a.Z6,Y=n=>n instanceof a.Mx?Buffer.from(n.bytes).toString("latin\
1").replace(/[^\x21-\x7e]/g,""):"";class Q{document;removed=0;constructor(t){this.document=t}privateData=(t,e)=>{const{document:s}=this,i=t===s.catalogNumber&&e===
s.catalog,o=this.removed;this.drop(e,"PieceInfo",a.Zm)&&e.delete("LastModified"),this.drop(e,"Thumb",f=>f instanceof a.Z6),i||this.drop(e,"Metadata",l.In);for(const[
f,d]of Object.entries(l.lq))this.drop(e,f,d);return i&&this.drop(e,"SpiderInfo",a.Zm),(0,a.Eo)(s.resolve(e.get("Type")),"DPart")&&this.drop(e,"DPM",a.Zm),this.removed>
o};dropWebCapture(){this.dropNames(["IDS","URLS"])}dropNames(t){const e=(0,u.Wo)(this.document,"Names");for(const s of t)e?.dict.has(s)&&(this.document.edit(e.holder),
e.dict.delete(s),this.removed++)}drop(t,e,s){return!t.has(e)||!s(this.document.resolve(t.get(e)))?!1:(t.delete(e),this.removed++,!0)}}const $=["EF","RF","F","UF",
"DOS","Mac","Unix","Desc","Thumb","CI","EP","ID"];class q{document;specifications=new Map;constructor(t){this.document=t}visit=(t,e)=>{const{document:s}=this;(0,a.
Zm)(s.resolve(e.get("EF")))&&this.specifications.set(e,t);let i=!1;for(const o of["AF","MCAF"])this.listsFiles(e.get(o))&&(e.delete(o),i=!0);return i};finish(){
const{document:t}=this;for(const[s,i]of this.specifications){for(const o of t.dict(s.get("EF"))?.values()??[])(0,a.i9)(o)&&t.remove(o);t.edit(i);for(const o of $)
s.delete(o)}const e=(0,u.Wo)(t,"Names");e?.dict.has("EmbeddedFiles")&&(t.edit(e.holder),e.dict.delete("EmbeddedFiles")),t.catalog.has("Collection")&&t.editCatalog().
delete("Collection")}listsFiles(t){const{document:e}=this,s=e.resolve(t);return(0,a.cy)(s)?!0:(0,a.Zm)(s)&&(s.has("EF")||(0,a.Eo)(e.resolve(s.get("Type")),"File\
spec"))}}var _=r(52829),tt=r(76862),W=r(34635);async function et(n,t,e){const s=new Set(t.neverShown()),i=new rt(n,s),o=[],f=(d,c,g)=>(g&&t.isNeverShown(c.get("\
OC"))&&o.push(d),c.has("Alternates")?nt(n,c,t):(0,a.Eo)(n.resolve(c.get("S")),"SetOCGState")?it(n,c,s):(0,a.Eo)(n.resolve(c.get("Type")),"OCMD")&&ot(c,i));await(0,W.
y)(n,e,[f]);for(const d of o)n.put(d,st());(0,tt.a)(n,s);for(const d of s)n.remove(d);return s.size}const st=()=>new a.Z6(new a.Bi([["Type",new a.SX("XObject")],
["Subtype",new a.SX("Form")],["BBox",[0,0,0,0]]]),new Uint8Array(0));function nt(n,t,e){const s=n.array(t.get("Alternates"))??[],i=s.filter(o=>!e.isNeverShown(n.
dict(o)?.get("OC")));return i.length===s.length?!1:(i.length>0?t.set("Alternates",i):t.delete("Alternates"),!0)}function it(n,t,e){const s=n.array(t.get("State")),
i=s?.filter(o=>!((0,a.i9)(o)&&e.has(o.number)));return!s||!i||i.length===s.length?!1:(t.set("State",i),!0)}function ot(n,t){if(!t.isIn(n.get("OCGs"))&&!t.isIn(n.
get("VE")))return!1;for(const e of["OCGs","VE","P"])n.delete(e);return!0}const at=32;class rt{document;gone;free=new Set;naming=new Set;constructor(t,e){this.document=
t,this.gone=e}isIn(t){const e=new Set,s=t===void 0?[]:[[t,0,null]];for(let i=s.pop();i;i=s.pop()){const[o,f,d]=i,c=this.document.array(o);if(o instanceof a.oS&&
this.gone.has(o.number)||c&&this.naming.has(c))return this.naming.add(d),!0;if(!(!c||this.free.has(c)||e.has(c)||f>at)){e.add(c);for(const g of c)s.push([g,f+1,
c])}}for(const i of e)this.free.add(i);return!1}}var G=r(58006),ft=r(38671),lt=r(12121),ct=r(80281);async function dt(n,t){let e=0;for(let s=1;s<t.length;s++){if(t[s]!==
1||!n.isStream(s))continue;const i=n.get(s),o=i instanceof a.Z6?await ht(n,i):void 0;o&&(n.put(s,o),e++);const f=n.job.pace.step(2e3);f&&await f}return e}async function ht(n,t){
const{format:e,filter:s,parameters:i,before:o}=(0,ft.R)(n,t);if(e!=="jpg"&&e!=="jp2")return;const f=n.decodedPart(o)?.data;if(!f)return;const d=n.job.pace.step(
f.length);d&&await d;const c=e==="jpg"?(0,lt.x)(f):(0,ct.y)(f);if(c===f)return;const g=(0,G.n)(t,c,{compress:!1});return g.dict.set("Filter",s),i&&g.dict.set("D\
ecodeParms",i),g}var ut=r(37081);async function Z(n,t){const e=new vt;for(const i of t)i!==null&&i.trim()!==""&&e.add(X(i));if(e.isEmpty)return 0;const{outlines:s}=(0,h.
Hi)(n);return await(0,ut.O)(n,i=>{const o=(0,a.i9)(i)?n.dict(i):void 0,f=(0,p.Gh)(n.resolve(o?.get("Title")));return f!==null&&e.areIn(X(f))&&s.drop(i.number),o!==
void 0}),await s.flush(),s.removedItems}const X=n=>n.normalize("NFC").trim().toLowerCase(),pt=5,gt=12;class vt{whole=new Set;files=new Set;counts=new Map;get isEmpty(){
return this.whole.size===0}add(t){this.whole.add(t);const e=t.lastIndexOf(".");if(e<1||t.length<pt||!/^[a-z\d]{1,8}$/.test(t.slice(e+1)))return;const s=b(t);if(s.
length>gt)return;this.files.add(s.join(" "));const i=s.at(-1),o=this.counts.get(i);o?o.add(s.length):this.counts.set(i,new Set([s.length]))}areIn(t){if(this.whole.
has(t))return!0;if(this.files.size===0)return!1;const e=b(t);return e.some((s,i)=>[...this.counts.get(s)??[]].some(o=>o<=i+1&&this.files.has(e.slice(i+1-o,i+1).
join(" "))))}}const b=n=>n.split(/\s/).map(mt).filter(t=>t!=="");function mt(n){let[t,e]=[0,n.length];for(;t<e&&!j.test(n.charAt(t));)t++;for(;e>t&&!j.test(n.charAt(
e-1));)e--;return n.slice(t,e)}const j=/[\p{L}\p{M}\p{N}\p{Cs}]/u;var St=r(91374);const H=n=>new Set(n.split(/\s+/)),Et={Catalog:H(`Type Version Extensions Page\
s PageLabels Names Dests ViewerPreferences PageLayout PageMode Outlines Threads OpenAction AA URI
AcroForm Metadata StructTreeRoot MarkInfo Lang SpiderInfo OutputIntents PieceInfo OCProperties Perms Legal Requirements Collection
NeedsRendering DSS AF DPartRoot`),Page:H(`Type Parent LastModified Resources MediaBox CropBox BleedBox TrimBox ArtBox BoxColorInfo Contents Rotate Group Thumb B\
 Dur Trans
Annots AA Metadata PieceInfo StructParents ID PZ SeparationInfo Tabs TemplateInstantiated PresSteps UserUnit VP AF OutputIntents DPart`)},yt=2,Pt=4,Dt=32,Mt=["V",
"DV","RV","AP"],It=64;class At{document;removed=0;widgets=new Map;shown=new Set;roles=new Set;constructor(t){this.document=t}visit=(t,e)=>{const{document:s}=this,
i=s.resolve(e.get("Subtype"));(0,a.Eo)(i,"Widget")&&(0,St.pv)(s,e)!=="Sig"&&this.noteWidget(t,e);const o=s.resolve(e.get("S"));o instanceof a.SX&&e.has("P")&&this.
roles.add(o.text);const f=t===s.catalogNumber&&e===s.catalog,d=!f&&(0,a.Eo)(s.resolve(e.get("Type")),"Page")&&e.has("Parent");return(f||d)&&this.dropUnknown(e,Et[f?
"Catalog":"Page"])};finish(){const{document:t}=this;for(const[d,c]of this.widgets){const g=[...this.fieldsOf(d,c)];if(!g.some(([A])=>this.shown.has(A)))for(const[
A,w]of g)this.dropValues(A,w)}const e=(0,u.Wo)(t,"StructTreeRoot"),s=t.dict(e?.dict.get("RoleMap"));if(!e||!s)return;const i=new Set(this.roles);for(const d of i){
const c=t.resolve(s.get(d));c instanceof a.SX&&i.add(c.text)}const o=[...s.keys()].filter(d=>!i.has(d));if(o.length===0)return;const f=e.dict.get("RoleMap");t.edit(
(0,a.i9)(f)?f.number:e.holder);for(const d of o)s.delete(d);this.removed+=o.length}noteWidget(t,e){const s=this.document.resolve(e.get("F")),i=o=>typeof s=="num\
ber"&&(s&o)!==0;if(i(yt)||i(Dt)&&!i(Pt))this.widgets.set(e,t);else for(const[o]of this.fieldsOf(e,t))this.shown.add(o)}*fieldsOf(t,e){yield[t,e];let s=t.get("Pa\
rent");for(let i=0;i<It&&(0,a.i9)(s);i++){const o=this.document.dict(s);if(!(0,a.Zm)(o))return;yield[o,s.number],s=o.get("Parent")}}dropValues(t,e){const s=Mt.filter(
i=>t.has(i));if(s.length!==0){this.document.edit(e);for(const i of s)t.delete(i);this.removed++}}dropUnknown(t,e){const s=[...t.keys()].filter(i=>!e.has(i));for(const i of s)
t.delete(i);return this.removed+=s.length,s.length>0}}var Tt=r(78157),xt=r(84961),wt=r(21115),Ot=r(17413);const Ct=new Set(["script","submit","execute"]);async function Rt(n){
const t=(0,u.Wo)(n,"AcroForm"),e=n.resolve(t?.dict.get("XFA"));if(!t||e===null)return{removed:0,isDropped:!1};let s=0,i="";for(const o of(0,a.cy)(e)?e:[t.dict.get(
"XFA")]){const f=n.resolve(o);f instanceof a.Mx&&(i=Buffer.from(f.bytes).toString("latin1")),(0,a.i9)(o)&&f instanceof a.Z6&&(s+=await Lt(n,o,f,i))}return await(0,xt.
qg)(n)===!1?{removed:s,isDropped:!1}:(n.edit(t.holder),t.dict.delete("XFA"),n.catalog.has("NeedsRendering")&&n.editCatalog().delete("NeedsRendering"),{removed:s+
1,isDropped:!0})}async function Lt(n,t,e,s){const i=n.decodedPart(e)?.data;if(!i||!(0,a.i9)(t))return 0;const o=(0,Tt.bS)(i).toString("latin1");let f=0;const d=({
local:g},A)=>{const w=Ct.has(g)&&s!=="datasets"&&!A.some(Nt);return w&&f++,w},c=await(0,Ot.Y)(o,d,n.job.pace);return c!==o&&n.put(t,(0,G.n)(e,Buffer.from(c,"lat\
in1"),{compress:!0})),c===o?0:f}const Nt=({namespace:n,local:t})=>t==="datasets"&&n===wt.dK.xfa;async function Ft(n,t){const e=t.attachments?await(0,I._)(n):[],
s=e.flatMap(({name:U,description:Xt})=>[U,Xt]),i=e.length+await Z(n,s),o=new E.z(n),f=await Ut(n,t,o),d=await Wt(n,t,o),c=await Zt(n,t),{live:g}=await(0,M.Gy)(n),
A=t.imageMetadata?await dt(n,g):0,w=t.metadata?(0,l.B4)(n):0;return{removed:{scripts:c.scripts,privateData:c.privateData,metadata:w,hiddenLayers:d.layers,hiddenText:d.
texts,attachments:i,comments:f,externalLinks:c.links,imageMetadata:A+d.images},droppedXfa:c.droppedXfa,unread:d.unread}}async function Ut(n,t,e){const s=new Set;
return await(0,y.L)(n,i=>{const o=(0,S.B)(n,i);return t.comments&&(0,S.E)(o,"comments")?(o!=="Popup"&&s.add(i),!0):t.attachments&&o==="FileAttachment"||t.hiddenLayers&&
e.isNeverShown(i.get("OC"))}),s.size}const Bt={layers:0,texts:0,images:0,unread:0};async function Wt(n,t,e){const s=t.hiddenLayers&&(0,u.Wo)(n,"OCProperties")!==
void 0&&(e.neverShown().length>0||(await(0,m.V3)(n,["OCMD","OFF"])).length>0);if(!s&&!t.hiddenText&&!t.imageMetadata)return Bt;const i={layers:s?e:void 0,text:t.
hiddenText,images:t.imageMetadata},{live:o,texts:f,images:d,unread:c}=await V(n,i),g=s?e.neverShown().map(U=>Gt(n,U)):[],A=await Z(n,g);return{layers:(s?await et(
n,e,o):0)+A,texts:f,images:d,unread:c}}const Gt=(n,t)=>(0,p.Gh)(n.resolve(n.dict(n.get(t))?.get("Name")));async function V(n,t,e){const s=(0,h.Hi)(n),{live:i}=await(0,M.
Gy)(n),o=await new _.I(n,t,s.structure,e).run(i);return await s.structure.flush(),await(0,h.Pv)(s,new Set(s.removal.removed())),{live:i,...o}}async function Zt(n,t){
const e=new J(n,{scripts:t.scripts,links:t.externalLinks}),s=new Q(n),i=new At(n),o=new q(n),f=[];(t.scripts||t.externalLinks)&&f.push(e.visit),t.privateData&&f.
push(s.privateData,i.visit),t.attachments&&f.push(o.visit);const{live:d}=await(0,M.Gy)(n);await(0,W.y)(n,d,f,e.settle),e.finish(),t.attachments&&o.finish(),t.privateData&&
(s.dropNames(["IDS","URLS"]),i.finish()),t.scripts&&z(n,"Names","JavaScript"),t.externalLinks&&z(n,"URI","Base");const c=t.scripts?await Rt(n):{removed:0,isDropped:!1},
g=t.privateData&&(0,P.f4)(n,await T.mO.read(n))==="static";return g&&(0,P.br)(n,"private"),{scripts:e.removedScripts+c.removed,links:e.removedLinks,privateData:s.
removed+i.removed+Number(g),droppedXfa:g?"private":c.isDropped?"scripts":void 0}}function z(n,t,e){const s=(0,u.Wo)(n,t);s?.dict.has(e)&&(n.edit(s.holder),s.dict.
delete(e))}}),34635:((F,x,r)=>{r.d(x,{y:()=>S});var m=r(90536),M=r(45599);async function S(I,E,T,P){for(let h=1;h<E.length;h++){if(E[h]!==1)continue;const y=I.get(
h),l=y instanceof M.Z6?y:void 0,p={changed:!1,visited:0};(0,m.C)(y,a=>{p.visited++;for(const v of T)v(h,a,a===l?.dict?l:void 0)&&(p.changed=!0)}),p.changed&&I.exists(
h)&&I.edit(h),await P?.();const u=I.job.pace.step(300*p.visited);u&&await u}}}),71856:((F,x,r)=>{r.d(x,{B4:()=>y,Ij:()=>I,In:()=>E,lq:()=>T});var m=r(21996),M=r(
90536),S=r(45599);async function I(l){l.trailer.delete("Info");const p=await(0,m.Av)(l,Object.keys(P));for(const u of[...p].sort((a,v)=>a-v)){if(!(0,M.L)(l.get(
u),v=>h(l,v).length>0))continue;(0,M.C)(l.edit(u),v=>{for(const D of h(l,v))v.delete(D)});const a=l.job.pace.step(1e3);a&&await a}}const E=l=>l instanceof S.Z6&&
((0,S.Eo)(l.dict.get("Type"),"Metadata")||(0,S.Eo)(l.dict.get("Subtype"),"XML")),T={"PTEX.FileName":l=>l instanceof S.Mx,"PTEX.InfoDict":S.Zm},P={Metadata:E,PieceInfo:()=>!0,
...T},h=(l,p)=>Object.keys(P).filter(u=>p.has(u)&&P[u](l.resolve(p.get(u))));function y(l){const p=l.dict(l.trailer.get("Info"))!==void 0,u=l.resolve(l.catalog.
get("Metadata"))!==null;return l.trailer.delete("Info"),l.catalog.has("Metadata")&&l.editCatalog().delete("Metadata"),Number(p)+Number(u)}}),44738:((F,x,r)=>{r.
d(x,{L:()=>T,m:()=>P});var m=r(45599),M=r(55969),S=r(3466),I=r(9731),E=r(17671);async function T(h,y){const l=new Set;let p=0,u=!1;for(let D=0;D<h.pages.count;D++){
const R=P(h,h.pages.number(D));for(const{number:O}of R){const C=h.get(O);if(l.has(O)||!(0,m.Zm)(C)||!y(C,D))continue;l.add(O);const N=(0,M.B)(h,C);N==="Popup"&&
p++,N==="Widget"&&(u=!0)}const L=h.job.pace.step(500+R.length*100);L&&await L}if(l.size===0)return 0;const a=(0,E.Hi)(h),v=u?await S.R.of(h):void 0;return await(0,E.
Pv)(a,l,()=>(0,E.Wi)(a,l)),v&&await(0,E.zg)(a,v),await(0,I.U)(a),l.size-p}function P(h,y){const l=h.entry(y,"Annots"),p=h.array(l)??[];if(!p.some(m.Zm))return p.
filter(m.i9);const u=h.edit((0,m.i9)(l)?l:y),a=h.array((0,m.Zm)(u)?u.get("Annots"):u)??[];for(const[v,D]of a.entries())(0,m.Zm)(D)&&(a[v]=h.add(D));return a.filter(
m.i9)}})};
