"use strict";exports.id=9491,exports.ids=[9491],exports.modules={39491:((F,T,f)=>{f.d(T,{u:()=>Ot,Y:()=>V});var m=f(21996),M=f(33973),E=f(55969),A=f(45059),P=f(36502),x=f(52755),
g=f(77500),h=f(17671),y=f(44738),l=f(71856),p=f(59071),u=f(9819),i=f(45599),S=f(15141),D=f(60502),w=f(78021);const L=new Set(["GoTo","GoToDp","Hide","ResetForm",
"SetOCGState","Trans","GoTo3DView","Thread","Named","URI"]),C=new Set(["JavaScript","Launch","SubmitForm","ImportData","Rendition","GoToR","GoToE","Movie","Soun\
d","RichMediaExecute"]),R=new Set(["URI","GoToR","GoToE","Launch"]),N=new Set(["NextPage","PrevPage","FirstPage","LastPage"]),K=/^(?:javascript|vbscript|data):/i,
z=["A","PA","OpenAction"];class k{document;wanted;scripts=new Set;links=new Set;found=new Map;chains;others=0;constructor(t,e){this.document=t,this.wanted=e,this.
chains=new S.X(t,{isDead:s=>this.isDead(s,!0),isGone:()=>!1})}get removedScripts(){return this.scripts.size+this.others}get removedLinks(){return this.links.size}visit=(t,e)=>{
for(const s of z)this.isAction(e.get(s))&&this.chains.pruneAction(t,e,s);return this.isAction(e.get("AA"))&&this.chains.pruneAdditional(t,e),e.has("Next")&&!(0,D.
Q)(e)&&this.chains.pruneChain(e,t),!(0,w.Uc)(e)&&this.isDead(e,!1)&&this.found.set(e,t),this.wanted.scripts&&!this.scripts.has(e)&&this.dropEntries(e)};finish(){
for(const[t,e]of this.found)this.document.exists(e)&&(this.document.edit(e),t.clear())}isAction(t){return t!==void 0&&(0,i.Zm)(this.document.resolve(t))}isDead(t,e){
return this.wanted.scripts&&this.isScript(t,e)?this.scripts.add(t):this.wanted.links&&this.leadsOut(t)&&this.links.add(t),this.scripts.has(t)||this.links.has(t)}isScript(t,e){
const{document:s}=this,o=s.resolve(t.get("S"));if(!(o instanceof i.SX))return(e||(0,i.Eo)(t.get("Type"),"Action"))&&B(s.resolve(t.get("JS")));if(C.has(o.text))return!0;
if(o.text==="Named"){const a=s.resolve(t.get("N"));return t.has("N")&&!(a instanceof i.SX&&N.has(a.text))}return o.text==="URI"?K.test(J(s.resolve(t.get("URI")))):
o.text==="Thread"?t.has("F"):e&&!L.has(o.text)}leadsOut(t){const e=this.document.resolve(t.get("S"));return e instanceof i.SX?R.has(e.text)&&(e.text!=="URI"||t.
has("URI"))||e.text==="Thread"&&t.has("F"):!1}dropEntries(t){const{document:e}=this;let s=!1;const o=(a,r)=>{!t.has(a)||!r(e.resolve(t.get(a)))||(t.delete(a),this.
others++,s=!0)};return t.has("S")&&o("JS",B),o("OnInstantiate",a=>a instanceof i.Z6),(0,i.Eo)(e.resolve(t.get("Type")),"RichMediaActivation")&&o("Scripts",Array.
isArray),s}}const B=n=>n instanceof i.Mx||n instanceof i.Z6,J=n=>n instanceof i.Mx?Buffer.from(n.bytes).toString("latin1").replace(/[^\x21-\x7e]/g,""):"";class Y{document;removed=0;constructor(t){
this.document=t}privateData=(t,e)=>{const{document:s}=this,o=t===s.catalogNumber&&e===s.catalog,a=this.removed;this.drop(e,"PieceInfo",i.Zm)&&e.delete("LastModi\
fied"),this.drop(e,"Thumb",r=>r instanceof i.Z6),o||this.drop(e,"Metadata",l.In);for(const[r,c]of Object.entries(l.lq))this.drop(e,r,c);return o&&this.drop(e,"S\
piderInfo",i.Zm),(0,i.Eo)(s.resolve(e.get("Type")),"DPart")&&this.drop(e,"DPM",i.Zm),this.removed>a};dropWebCapture(){this.dropNames(["IDS","URLS"])}dropNames(t){
const e=(0,u.Wo)(this.document,"Names");for(const s of t)e?.dict.has(s)&&(this.document.edit(e.holder),e.dict.delete(s),this.removed++)}drop(t,e,s){return!t.has(
e)||!s(this.document.resolve(t.get(e)))?!1:(t.delete(e),this.removed++,!0)}}const Q=["EF","RF","F","UF","DOS","Mac","Unix","Desc","Thumb","CI","EP","ID"];class ${document;specifications=new Map;constructor(t){
this.document=t}visit=(t,e)=>{const{document:s}=this;(0,i.Zm)(s.resolve(e.get("EF")))&&this.specifications.set(e,t);let o=!1;for(const a of["AF","MCAF"])this.listsFiles(
e.get(a))&&(e.delete(a),o=!0);return o};finish(){const{document:t}=this;for(const[s,o]of this.specifications){for(const a of t.dict(s.get("EF"))?.values()??[])(0,i.
i9)(a)&&t.remove(a);t.edit(o);for(const a of Q)s.delete(a)}const e=(0,u.Wo)(t,"Names");e?.dict.has("EmbeddedFiles")&&(t.edit(e.holder),e.dict.delete("EmbeddedFi\
les")),t.catalog.has("Collection")&&t.editCatalog().delete("Collection")}listsFiles(t){const{document:e}=this,s=e.resolve(t);return(0,i.cy)(s)?!0:(0,i.Zm)(s)&&(s.
has("EF")||(0,i.Eo)(e.resolve(s.get("Type")),"Filespec"))}}var q=f(52829),_=f(76862),W=f(34635);async function tt(n,t,e){const s=new Set(t.neverShown()),o=[],a=(r,c,d)=>(d&&
t.isNeverShown(c.get("OC"))&&o.push(r),c.has("Alternates")?st(n,c,t):(0,i.Eo)(n.resolve(c.get("S")),"SetOCGState")?nt(n,c,s):(0,i.Eo)(n.resolve(c.get("Type")),"\
OCMD")&&ot(n,c,s));await(0,W.y)(n,e,[a]);for(const r of o)n.put(r,et());(0,_.a)(n,s);for(const r of s)n.remove(r);return s.size}const et=()=>new i.Z6(new i.Bi([
["Type",new i.SX("XObject")],["Subtype",new i.SX("Form")],["BBox",[0,0,0,0]]]),new Uint8Array(0));function st(n,t,e){const s=n.array(t.get("Alternates"))??[],o=s.
filter(a=>!e.isNeverShown(n.dict(a)?.get("OC")));return o.length===s.length?!1:(o.length>0?t.set("Alternates",o):t.delete("Alternates"),!0)}function nt(n,t,e){const s=n.
array(t.get("State")),o=s?.filter(a=>!((0,i.i9)(a)&&e.has(a.number)));return!s||!o||o.length===s.length?!1:(t.set("State",o),!0)}function ot(n,t,e){if(!G(n,t.get(
"OCGs"),e)&&!G(n,t.get("VE"),e))return!1;for(const s of["OCGs","VE","P"])t.delete(s);return!0}const at=32;function G(n,t,e){const s=new Set,o=t===void 0?[]:[[t,
0]];for(let a=o.pop();a;a=o.pop()){const[r,c]=a;if(r instanceof i.oS&&e.has(r.number))return!0;const d=n.array(r);if(!(!d||s.has(d)||c>at)){s.add(d);for(const v of d)
o.push([v,c+1])}}return!1}var Z=f(58006),it=f(38671),rt=f(12121),ft=f(80281);async function lt(n,t){let e=0;for(let s=1;s<t.length;s++){if(t[s]!==1||!n.isStream(
s))continue;const o=n.get(s),a=o instanceof i.Z6?await ct(n,o):void 0;a&&(n.put(s,a),e++);const r=n.job.pace.step(2e3);r&&await r}return e}async function ct(n,t){
const{format:e,filter:s,parameters:o,before:a}=(0,it.R)(n,t);if(e!=="jpg"&&e!=="jp2")return;const r=n.decodedPart(a)?.data;if(!r)return;const c=n.job.pace.step(
r.length);c&&await c;const d=e==="jpg"?(0,rt.x)(r):(0,ft.y)(r);if(d===r)return;const v=(0,Z.n)(t,d,{compress:!1});return v.dict.set("Filter",s),o&&v.dict.set("D\
ecodeParms",o),v}var dt=f(37081);async function X(n,t){const e=new Set;for(const o of t)o!==null&&o.trim()!==""&&e.add(b(o));if(e.size===0)return 0;const{outlines:s}=(0,h.
Hi)(n);return await(0,dt.O)(n,o=>{const a=(0,i.i9)(o)?n.dict(o):void 0,r=(0,p.Gh)(n.resolve(a?.get("Title")));return r!==null&&e.has(b(r))&&s.drop(o.number),a!==
void 0}),await s.flush(),s.removedItems}const b=n=>n.normalize("NFC").trim().toLowerCase();var ht=f(91374);const j=n=>new Set(n.split(/\s+/)),ut={Catalog:j(`Typ\
e Version Extensions Pages PageLabels Names Dests ViewerPreferences PageLayout PageMode Outlines Threads OpenAction AA URI
AcroForm Metadata StructTreeRoot MarkInfo Lang SpiderInfo OutputIntents PieceInfo OCProperties Perms Legal Requirements Collection
NeedsRendering DSS AF DPartRoot`),Page:j(`Type Parent LastModified Resources MediaBox CropBox BleedBox TrimBox ArtBox BoxColorInfo Contents Rotate Group Thumb B\
 Dur Trans
Annots AA Metadata PieceInfo StructParents ID PZ SeparationInfo Tabs TemplateInstantiated PresSteps UserUnit VP AF OutputIntents DPart`)},pt=2,vt=4,gt=32,mt=["V",
"DV","RV","AP"],St=64;class Et{document;removed=0;widgets=new Map;shown=new Set;roles=new Set;constructor(t){this.document=t}visit=(t,e)=>{const{document:s}=this,
o=s.resolve(e.get("Subtype"));(0,i.Eo)(o,"Widget")&&(0,ht.pv)(s,e)!=="Sig"&&this.noteWidget(t,e);const a=s.resolve(e.get("S"));a instanceof i.SX&&e.has("P")&&this.
roles.add(a.text);const r=t===s.catalogNumber&&e===s.catalog,c=!r&&(0,i.Eo)(s.resolve(e.get("Type")),"Page")&&e.has("Parent");return(r||c)&&this.dropUnknown(e,ut[r?
"Catalog":"Page"])};finish(){const{document:t}=this;for(const[c,d]of this.widgets){const v=[...this.fieldsOf(c,d)];if(!v.some(([I])=>this.shown.has(I)))for(const[
I,O]of v)this.dropValues(I,O)}const e=(0,u.Wo)(t,"StructTreeRoot"),s=t.dict(e?.dict.get("RoleMap"));if(!e||!s)return;const o=new Set(this.roles);for(const c of o){
const d=t.resolve(s.get(c));d instanceof i.SX&&o.add(d.text)}const a=[...s.keys()].filter(c=>!o.has(c));if(a.length===0)return;const r=e.dict.get("RoleMap");t.edit(
(0,i.i9)(r)?r.number:e.holder);for(const c of a)s.delete(c);this.removed+=a.length}noteWidget(t,e){const s=this.document.resolve(e.get("F")),o=a=>typeof s=="num\
ber"&&(s&a)!==0;if(o(pt)||o(gt)&&!o(vt))this.widgets.set(e,t);else for(const[a]of this.fieldsOf(e,t))this.shown.add(a)}*fieldsOf(t,e){yield[t,e];let s=t.get("Pa\
rent");for(let o=0;o<St&&(0,i.i9)(s);o++){const a=this.document.dict(s);if(!(0,i.Zm)(a))return;yield[a,s.number],s=a.get("Parent")}}dropValues(t,e){const s=mt.filter(
o=>t.has(o));if(s.length!==0){this.document.edit(e);for(const o of s)t.delete(o);this.removed++}}dropUnknown(t,e){const s=[...t.keys()].filter(o=>!e.has(o));for(const o of s)
t.delete(o);return this.removed+=s.length,s.length>0}}var Pt=f(78157),yt=f(84961),Dt=f(21115),Mt=f(17413);const At=new Set(["script","submit","execute"]);async function It(n){
const t=(0,u.Wo)(n,"AcroForm"),e=n.resolve(t?.dict.get("XFA"));if(!t||e===null)return{removed:0,isDropped:!1};let s=0,o="";for(const a of(0,i.cy)(e)?e:[t.dict.get(
"XFA")]){const r=n.resolve(a);r instanceof i.Mx&&(o=Buffer.from(r.bytes).toString("latin1")),(0,i.i9)(a)&&r instanceof i.Z6&&(s+=await xt(n,a,r,o))}return await(0,yt.
qg)(n)===!1?{removed:s,isDropped:!1}:(n.edit(t.holder),t.dict.delete("XFA"),n.catalog.has("NeedsRendering")&&n.editCatalog().delete("NeedsRendering"),{removed:s+
1,isDropped:!0})}async function xt(n,t,e,s){const o=n.decodedPart(e)?.data;if(!o||!(0,i.i9)(t))return 0;const a=(0,Pt.bS)(o).toString("latin1");let r=0;const c=({
local:v},I)=>{const O=At.has(v)&&s!=="datasets"&&!I.some(Tt);return O&&r++,O},d=await(0,Mt.Y)(a,c,n.job.pace);return d!==a&&n.put(t,(0,Z.n)(e,Buffer.from(d,"lat\
in1"),{compress:!0})),d===a?0:r}const Tt=({namespace:n,local:t})=>t==="datasets"&&n===Dt.dK.xfa;async function Ot(n,t){const e=t.attachments?await(0,A._)(n):[],
s=e.flatMap(({name:U,description:Ft})=>[U,Ft]),o=e.length+await X(n,s),a=new P.z(n),r=await Ct(n,t,a),c=await wt(n,t,a),d=await Nt(n,t),{live:v}=await(0,M.Gy)(n),
I=t.imageMetadata?await lt(n,v):0,O=t.metadata?(0,l.B4)(n):0;return{removed:{scripts:d.scripts,privateData:d.privateData,metadata:O,hiddenLayers:c.layers,hiddenText:c.
texts,attachments:o,comments:r,externalLinks:d.links,imageMetadata:I+c.images},droppedXfa:d.droppedXfa,unread:c.unread}}async function Ct(n,t,e){const s=new Set;
return await(0,y.L)(n,o=>{const a=(0,E.B)(n,o);return t.comments&&(0,E.E)(a,"comments")?(a!=="Popup"&&s.add(o),!0):t.attachments&&a==="FileAttachment"||t.hiddenLayers&&
e.isNeverShown(o.get("OC"))}),s.size}const Rt={layers:0,texts:0,images:0,unread:0};async function wt(n,t,e){const s=t.hiddenLayers&&(0,u.Wo)(n,"OCProperties")!==
void 0&&(e.neverShown().length>0||(await(0,m.V3)(n,["OCMD","OFF"])).length>0);if(!s&&!t.hiddenText&&!t.imageMetadata)return Rt;const o={layers:s?e:void 0,text:t.
hiddenText,images:t.imageMetadata},{live:a,texts:r,images:c,unread:d}=await V(n,o),v=s?e.neverShown().map(U=>Lt(n,U)):[],I=await X(n,v);return{layers:(s?await tt(
n,e,a):0)+I,texts:r,images:c,unread:d}}const Lt=(n,t)=>(0,p.Gh)(n.resolve(n.dict(n.get(t))?.get("Name")));async function V(n,t,e){const s=(0,h.Hi)(n),{live:o}=await(0,M.
Gy)(n),a=await new q.I(n,t,s.structure,e).run(o);return await s.structure.flush(),await(0,h.Pv)(s,new Set(s.removal.removed())),{live:o,...a}}async function Nt(n,t){
const e=new k(n,{scripts:t.scripts,links:t.externalLinks}),s=new Y(n),o=new Et(n),a=new $(n),r=[];(t.scripts||t.externalLinks)&&r.push(e.visit),t.privateData&&r.
push(s.privateData,o.visit),t.attachments&&r.push(a.visit);const{live:c}=await(0,M.Gy)(n);await(0,W.y)(n,c,r),e.finish(),t.attachments&&a.finish(),t.privateData&&
(s.dropNames(["IDS","URLS"]),o.finish()),t.scripts&&H(n,"Names","JavaScript"),t.externalLinks&&H(n,"URI","Base");const d=t.scripts?await It(n):{removed:0,isDropped:!1},
v=t.privateData&&(0,g.f4)(n,await x.mO.read(n))==="static";return v&&(0,g.br)(n,"private"),{scripts:e.removedScripts+d.removed,links:e.removedLinks,privateData:s.
removed+o.removed+Number(v),droppedXfa:v?"private":d.isDropped?"scripts":void 0}}function H(n,t,e){const s=(0,u.Wo)(n,t);s?.dict.has(e)&&(n.edit(s.holder),s.dict.
delete(e))}}),34635:((F,T,f)=>{f.d(T,{y:()=>E});var m=f(90536),M=f(45599);async function E(A,P,x){for(let g=1;g<P.length;g++){if(P[g]!==1)continue;const h=A.get(
g),y=h instanceof M.Z6?h:void 0,l={changed:!1,visited:0};(0,m.C)(h,u=>{l.visited++;for(const i of x)i(g,u,u===y?.dict?y:void 0)&&(l.changed=!0)}),l.changed&&A.exists(
g)&&A.edit(g);const p=A.job.pace.step(300*l.visited);p&&await p}}}),71856:((F,T,f)=>{f.d(T,{B4:()=>y,Ij:()=>A,In:()=>P,lq:()=>x});var m=f(21996),M=f(90536),E=f(
45599);async function A(l){l.trailer.delete("Info");const p=await(0,m.Av)(l,Object.keys(g));for(const u of[...p].sort((i,S)=>i-S)){if(!(0,M.L)(l.get(u),S=>h(l,S).
length>0))continue;(0,M.C)(l.edit(u),S=>{for(const D of h(l,S))S.delete(D)});const i=l.job.pace.step(1e3);i&&await i}}const P=l=>l instanceof E.Z6&&((0,E.Eo)(l.
dict.get("Type"),"Metadata")||(0,E.Eo)(l.dict.get("Subtype"),"XML")),x={"PTEX.FileName":l=>l instanceof E.Mx,"PTEX.InfoDict":E.Zm},g={Metadata:P,PieceInfo:()=>!0,
...x},h=(l,p)=>Object.keys(g).filter(u=>p.has(u)&&g[u](l.resolve(p.get(u))));function y(l){const p=l.dict(l.trailer.get("Info"))!==void 0,u=l.resolve(l.catalog.
get("Metadata"))!==null;return l.trailer.delete("Info"),l.catalog.has("Metadata")&&l.editCatalog().delete("Metadata"),Number(p)+Number(u)}}),44738:((F,T,f)=>{f.
d(T,{L:()=>x,m:()=>g});var m=f(45599),M=f(55969),E=f(3466),A=f(9731),P=f(17671);async function x(h,y){const l=new Set;let p=0,u=!1;for(let D=0;D<h.pages.count;D++){
const w=g(h,h.pages.number(D));for(const{number:C}of w){const R=h.get(C);if(l.has(C)||!(0,m.Zm)(R)||!y(R,D))continue;l.add(C);const N=(0,M.B)(h,R);N==="Popup"&&
p++,N==="Widget"&&(u=!0)}const L=h.job.pace.step(500+w.length*100);L&&await L}if(l.size===0)return 0;const i=(0,P.Hi)(h),S=u?await E.R.of(h):void 0;return await(0,P.
Pv)(i,l,()=>(0,P.Wi)(i,l)),S&&await(0,P.zg)(i,S),await(0,A.U)(i),l.size-p}function g(h,y){const l=h.entry(y,"Annots"),p=h.array(l)??[];if(!p.some(m.Zm))return p.
filter(m.i9);const u=h.edit((0,m.i9)(l)?l:y),i=h.array((0,m.Zm)(u)?u.get("Annots"):u)??[];for(const[S,D]of i.entries())(0,m.Zm)(D)&&(i[S]=h.add(D));return i.filter(
m.i9)}})};
