"use strict";exports.id=9491,exports.ids=[9491],exports.modules={39491:((K,R,c)=>{c.d(R,{u:()=>Ct,Y:()=>ut});var C=c(21996),M=c(33973),y=c(55969),I=c(45059),w=c(36502),O=c(52755),
g=c(77500),a=c(17671),p=c(44738),f=c(71856),S=c(59071),m=c(9819),r=c(45599),x=c(15141),B=c(60502),b=c(78021);const L=new Set(["GoTo","GoToDp","Hide","ResetForm",
"SetOCGState","Trans","GoTo3DView","Thread","Named","URI"]),j=new Set(["JavaScript","Launch","SubmitForm","ImportData","Rendition","GoToR","GoToE","Movie","Soun\
d","RichMediaExecute"]),G=new Set(["URI","GoToR","GoToE","Launch"]),H=new Set(["NextPage","PrevPage","FirstPage","LastPage"]),V=/^(?:javascript|vbscript|data):/i,
nt=["A","PA","OpenAction"];class it{document;wanted;scripts=new Set;links=new Set;found=new Map;chains;others=0;constructor(t,n){this.document=t,this.wanted=n,this.
chains=new x.X(t,{isDead:o=>this.isDead(o,!0),isGone:()=>!1})}get removedScripts(){return this.scripts.size+this.others}get removedLinks(){return this.links.size}visit=(t,n)=>{
for(const o of nt)this.isAction(n.get(o))&&this.chains.pruneAction(t,n,o);return this.isAction(n.get("AA"))&&this.chains.pruneAdditional(t,n),n.has("Next")&&!(0,B.
Q)(n)&&this.chains.pruneChain(n,t),!(0,b.Uc)(n)&&this.isDead(n,!1)&&this.found.set(n,t),this.wanted.scripts&&!this.scripts.has(n)&&this.dropEntries(n)};finish(){
for(const[t,n]of this.found)this.document.exists(n)&&(this.document.edit(n),t.clear())}isAction(t){return t!==void 0&&(0,r.Zm)(this.document.resolve(t))}isDead(t,n){
return this.wanted.scripts&&this.isScript(t,n)?this.scripts.add(t):this.wanted.links&&this.leadsOut(t)&&this.links.add(t),this.scripts.has(t)||this.links.has(t)}isScript(t,n){
const{document:o}=this,h=o.resolve(t.get("S"));if(!(h instanceof r.SX))return(n||(0,r.Eo)(t.get("Type"),"Action"))&&Q(o.resolve(t.get("JS")));if(j.has(h.text))return!0;
if(h.text==="Named"){const v=o.resolve(t.get("N"));return t.has("N")&&!(v instanceof r.SX&&H.has(v.text))}return h.text==="URI"?V.test(z(o.resolve(t.get("URI")))):
h.text==="Thread"?t.has("F"):n&&!L.has(h.text)}leadsOut(t){const n=this.document.resolve(t.get("S"));return n instanceof r.SX?G.has(n.text)&&(n.text!=="URI"||t.
has("URI"))||n.text==="Thread"&&t.has("F"):!1}dropEntries(t){const{document:n}=this;let o=!1;const h=(v,D)=>{!t.has(v)||!D(n.resolve(t.get(v)))||(t.delete(v),this.
others++,o=!0)};return t.has("S")&&h("JS",Q),h("OnInstantiate",v=>v instanceof r.Z6),(0,r.Eo)(n.resolve(t.get("Type")),"RichMediaActivation")&&h("Scripts",Array.
isArray),o}}const Q=d=>d instanceof r.Mx||d instanceof r.Z6,z=d=>d instanceof r.Mx?Buffer.from(d.bytes).toString("latin1").replace(/[^\x21-\x7e]/g,""):"";class q{document;removed=0;constructor(t){
this.document=t}privateData=(t,n)=>{const{document:o}=this,h=t===o.catalogNumber&&n===o.catalog,v=this.removed;this.drop(n,"PieceInfo",r.Zm)&&n.delete("LastModi\
fied"),this.drop(n,"Thumb",D=>D instanceof r.Z6),h||this.drop(n,"Metadata",f.In);for(const[D,T]of Object.entries(f.lq))this.drop(n,D,T);return h&&this.drop(n,"S\
piderInfo",r.Zm),(0,r.Eo)(o.resolve(n.get("Type")),"DPart")&&this.drop(n,"DPM",r.Zm),this.removed>v};dropWebCapture(){this.dropNames(["IDS","URLS"])}dropNames(t){
const n=(0,m.Wo)(this.document,"Names");for(const o of t)n?.dict.has(o)&&(this.document.edit(n.holder),n.dict.delete(o),this.removed++)}drop(t,n,o){return!t.has(
n)||!o(this.document.resolve(t.get(n)))?!1:(t.delete(n),this.removed++,!0)}}const tt=["EF","RF","F","UF","DOS","Mac","Unix","Desc","Thumb","CI","EP","ID"];class Y{document;specifications=new Map;constructor(t){
this.document=t}visit=(t,n)=>{const{document:o}=this;(0,r.Zm)(o.resolve(n.get("EF")))&&this.specifications.set(n,t);let h=!1;for(const v of["AF","MCAF"])this.listsFiles(
n.get(v))&&(n.delete(v),h=!0);return h};finish(){const{document:t}=this;for(const[o,h]of this.specifications){for(const v of t.dict(o.get("EF"))?.values()??[])(0,r.
i9)(v)&&t.remove(v);t.edit(h);for(const v of tt)o.delete(v)}const n=(0,m.Wo)(t,"Names");n?.dict.has("EmbeddedFiles")&&(t.edit(n.holder),n.dict.delete("EmbeddedF\
iles")),t.catalog.has("Collection")&&t.editCatalog().delete("Collection")}listsFiles(t){const{document:n}=this,o=n.resolve(t);return(0,r.cy)(o)?!0:(0,r.Zm)(o)&&
(o.has("EF")||(0,r.Eo)(n.resolve(o.get("Type")),"Filespec"))}}var J=c(52829),ot=c(76862),et=c(34635);async function rt(d,t,n){const o=new Set(t.neverShown()),h=[],
v=(D,T,N)=>(N&&t.isNeverShown(T.get("OC"))&&h.push(D),T.has("Alternates")?_(d,T,t):(0,r.Eo)(d.resolve(T.get("S")),"SetOCGState")?dt(d,T,o):(0,r.Eo)(d.resolve(T.
get("Type")),"OCMD")&&ct(d,T,o));await(0,et.y)(d,n,[v]);for(const D of h)d.put(D,at());(0,ot.a)(d,o);for(const D of o)d.remove(D);return o.size}const at=()=>new r.
Z6(new r.Bi([["Type",new r.SX("XObject")],["Subtype",new r.SX("Form")],["BBox",[0,0,0,0]]]),new Uint8Array(0));function _(d,t,n){const o=d.array(t.get("Alternat\
es"))??[],h=o.filter(v=>!n.isNeverShown(d.dict(v)?.get("OC")));return h.length===o.length?!1:(h.length>0?t.set("Alternates",h):t.delete("Alternates"),!0)}function dt(d,t,n){
const o=d.array(t.get("State")),h=o?.filter(v=>!((0,r.i9)(v)&&n.has(v.number)));return!o||!h||h.length===o.length?!1:(t.set("State",h),!0)}function ct(d,t,n){if(!e(
d,t.get("OCGs"),n)&&!e(d,t.get("VE"),n))return!1;for(const o of["OCGs","VE","P"])t.delete(o);return!0}const W=32;function e(d,t,n){const o=new Set,h=t===void 0?
[]:[[t,0]];for(let v=h.pop();v;v=h.pop()){const[D,T]=v;if(D instanceof r.oS&&n.has(D.number))return!0;const N=d.array(D);if(!(!N||o.has(N)||T>W)){o.add(N);for(const Z of N)
h.push([Z,T+1])}}return!1}var s=c(58006),i=c(38671),l=c(12121),u=c(80281);async function E(d,t){let n=0;for(let o=1;o<t.length;o++){if(t[o]!==1||!d.isStream(o))
continue;const h=d.get(o),v=h instanceof r.Z6?await P(d,h):void 0;v&&(d.put(o,v),n++);const D=d.job.pace.step(2e3);D&&await D}return n}async function P(d,t){const{
format:n,filter:o,parameters:h,before:v}=(0,i.R)(d,t);if(n!=="jpg"&&n!=="jp2")return;const D=d.decodedPart(v)?.data;if(!D)return;const T=d.job.pace.step(D.length);
T&&await T;const N=n==="jpg"?(0,l.x)(D):(0,u.y)(D);if(N===D)return;const Z=(0,s.n)(t,N,{compress:!1});return Z.dict.set("Filter",o),h&&Z.dict.set("DecodeParms",
h),Z}var A=c(37081);async function U(d,t){const n=new Set;for(const h of t)h!==null&&h.trim()!==""&&n.add(F(h));if(n.size===0)return 0;const{outlines:o}=(0,a.Hi)(
d);return await(0,A.O)(d,h=>{const v=(0,r.i9)(h)?d.dict(h):void 0,D=(0,S.Gh)(d.resolve(v?.get("Title")));return D!==null&&n.has(F(D))&&o.drop(h.number),v!==void 0}),
await o.flush(),o.removedItems}const F=d=>d.normalize("NFC").trim().toLowerCase();var k=c(91374);const st=d=>new Set(d.split(/\s+/)),lt={Catalog:st(`Type Versio\
n Extensions Pages PageLabels Names Dests ViewerPreferences PageLayout PageMode Outlines Threads OpenAction AA URI
AcroForm Metadata StructTreeRoot MarkInfo Lang SpiderInfo OutputIntents PieceInfo OCProperties Perms Legal Requirements Collection
NeedsRendering DSS AF DPartRoot`),Page:st(`Type Parent LastModified Resources MediaBox CropBox BleedBox TrimBox ArtBox BoxColorInfo Contents Rotate Group Thumb \
B Dur Trans
Annots AA Metadata PieceInfo StructParents ID PZ SeparationInfo Tabs TemplateInstantiated PresSteps UserUnit VP AF OutputIntents DPart`)},mt=2,gt=4,pt=32,vt=["V",
"DV","RV","AP"],Et=64;class yt{document;removed=0;widgets=new Map;shown=new Set;roles=new Set;constructor(t){this.document=t}visit=(t,n)=>{const{document:o}=this,
h=o.resolve(n.get("Subtype"));(0,r.Eo)(h,"Widget")&&(0,k.pv)(o,n)!=="Sig"&&this.noteWidget(t,n);const v=o.resolve(n.get("S"));v instanceof r.SX&&n.has("P")&&this.
roles.add(v.text);const D=t===o.catalogNumber&&n===o.catalog,T=!D&&(0,r.Eo)(o.resolve(n.get("Type")),"Page")&&n.has("Parent");return(D||T)&&this.dropUnknown(n,lt[D?
"Catalog":"Page"])};finish(){const{document:t}=this;for(const[T,N]of this.widgets){const Z=[...this.fieldsOf(T,N)];if(!Z.some(([X])=>this.shown.has(X)))for(const[
X,$]of Z)this.dropValues(X,$)}const n=(0,m.Wo)(t,"StructTreeRoot"),o=t.dict(n?.dict.get("RoleMap"));if(!n||!o)return;const h=new Set(this.roles);for(const T of h){
const N=t.resolve(o.get(T));N instanceof r.SX&&h.add(N.text)}const v=[...o.keys()].filter(T=>!h.has(T));if(v.length===0)return;const D=n.dict.get("RoleMap");t.edit(
(0,r.i9)(D)?D.number:n.holder);for(const T of v)o.delete(T);this.removed+=v.length}noteWidget(t,n){const o=this.document.resolve(n.get("F")),h=v=>typeof o=="num\
ber"&&(o&v)!==0;if(h(mt)||h(pt)&&!h(gt))this.widgets.set(n,t);else for(const[v]of this.fieldsOf(n,t))this.shown.add(v)}*fieldsOf(t,n){yield[t,n];let o=t.get("Pa\
rent");for(let h=0;h<Et&&(0,r.i9)(o);h++){const v=this.document.dict(o);if(!(0,r.Zm)(v))return;yield[v,o.number],o=v.get("Parent")}}dropValues(t,n){const o=vt.filter(
h=>t.has(h));if(o.length!==0){this.document.edit(n);for(const h of o)t.delete(h);this.removed++}}dropUnknown(t,n){const o=[...t.keys()].filter(h=>!n.has(h));for(const h of o)
t.delete(h);return this.removed+=o.length,o.length>0}}var wt=c(84961),St=c(43496),Pt=c(17413);const xt=new Set(["script","submit","execute"]);async function Ot(d){
const t=(0,m.Wo)(d,"AcroForm"),n=d.resolve(t?.dict.get("XFA"));if(!t||n===null)return{removed:0,isDropped:!1};let o=0,h="";for(const v of(0,r.cy)(n)?n:[t.dict.get(
"XFA")]){const D=d.resolve(v);D instanceof r.Mx&&(h=Buffer.from(D.bytes).toString("latin1")),(0,r.i9)(v)&&D instanceof r.Z6&&(o+=await Dt(d,v,D,h))}return await(0,wt.
qg)(d)===!1?{removed:o,isDropped:!1}:(d.edit(t.holder),t.dict.delete("XFA"),d.catalog.has("NeedsRendering")&&d.editCatalog().delete("NeedsRendering"),{removed:o+
1,isDropped:!0})}async function Dt(d,t,n,o){const h=d.decodedPart(n)?.data;if(!h||!(0,r.i9)(t))return 0;const v=Buffer.from(h).toString("latin1");let D=0;const T=({
local:Z},X)=>{const $=xt.has(Z)&&o!=="datasets"&&!X.some(Mt);return $&&D++,$},N=await(0,Pt.Y)(v,T,d.job.pace);return N!==v&&d.put(t,(0,s.n)(n,Buffer.from(N,"lat\
in1"),{compress:!0})),N===v?0:D}const Mt=({namespace:d,local:t})=>t==="datasets"&&d===St.dK.xfa;async function Ct(d,t){const n=t.attachments?await(0,I._)(d):[],
o=n.flatMap(({name:ft,description:Rt})=>[ft,Rt]),h=n.length+await U(d,o),v=new w.z(d),D=await It(d,t,v),T=await At(d,t,v),N=await bt(d,t),{live:Z}=await(0,M.Gy)(
d),X=t.imageMetadata?await E(d,Z):0,$=t.metadata?(0,f.B4)(d):0;return{removed:{scripts:N.scripts,privateData:N.privateData,metadata:$,hiddenLayers:T.layers,hiddenText:T.
texts,attachments:h,comments:D,externalLinks:N.links,imageMetadata:X+T.images},droppedXfa:N.droppedXfa,unread:T.unread}}async function It(d,t,n){const o=new Set;
return await(0,p.L)(d,h=>{const v=(0,y.B)(d,h);return t.comments&&(0,y.E)(v,"comments")?(v!=="Popup"&&o.add(h),!0):t.attachments&&v==="FileAttachment"||t.hiddenLayers&&
n.isNeverShown(h.get("OC"))}),o.size}const Tt={layers:0,texts:0,images:0,unread:0};async function At(d,t,n){const o=t.hiddenLayers&&(0,m.Wo)(d,"OCProperties")!==
void 0&&(n.neverShown().length>0||(await(0,C.V3)(d,["OCMD","OFF"])).length>0);if(!o&&!t.hiddenText&&!t.imageMetadata)return Tt;const h={layers:o?n:void 0,text:t.
hiddenText,images:t.imageMetadata},{live:v,texts:D,images:T,unread:N}=await ut(d,h),Z=o?n.neverShown().map(ft=>Bt(d,ft)):[],X=await U(d,Z);return{layers:(o?await rt(
d,n,v):0)+X,texts:D,images:T,unread:N}}const Bt=(d,t)=>(0,S.Gh)(d.resolve(d.dict(d.get(t))?.get("Name")));async function ut(d,t,n){const o=(0,a.Hi)(d),{live:h}=await(0,M.
Gy)(d),v=await new J.I(d,t,o.structure,n).run(h);return await o.structure.flush(),await(0,a.Pv)(o,new Set(o.removal.removed())),{live:h,...v}}async function bt(d,t){
const n=new it(d,{scripts:t.scripts,links:t.externalLinks}),o=new q(d),h=new yt(d),v=new Y(d),D=[];(t.scripts||t.externalLinks)&&D.push(n.visit),t.privateData&&
D.push(o.privateData,h.visit),t.attachments&&D.push(v.visit);const{live:T}=await(0,M.Gy)(d);await(0,et.y)(d,T,D),n.finish(),t.attachments&&v.finish(),t.privateData&&
(o.dropNames(["IDS","URLS"]),h.finish()),t.scripts&&ht(d,"Names","JavaScript"),t.externalLinks&&ht(d,"URI","Base");const N=t.scripts?await Ot(d):{removed:0,isDropped:!1},
Z=t.privateData&&(0,g.f4)(d,await O.mO.read(d))==="static";return Z&&(0,g.br)(d,"private"),{scripts:n.removedScripts+N.removed,links:n.removedLinks,privateData:o.
removed+h.removed+Number(Z),droppedXfa:Z?"private":N.isDropped?"scripts":void 0}}function ht(d,t,n){const o=(0,m.Wo)(d,t);o?.dict.has(n)&&(d.edit(o.holder),o.dict.
delete(n))}}),8510:((K,R,c)=>{c.d(R,{f:()=>O});var C=c(78157),M=c(85008),y=c(56681);const I=4096,w=20;async function O(g,a){if(!g.includes(C.IQ))return{content:g,
comments:0};const p=new M.oz(g),f=[];let S=g.indexOf(C.IQ);for(let m=1,r=0;;m++){const x=p.next(),B=x===M.Kp?g.length:p.start;if(S<r&&(S=g.indexOf(C.IQ,r)),S<0||
(S<B&&f.push({from:r,to:B,text:""}),x===M.Kp))break;r=p.end;const b=m%I===0?a.step(I*w):void 0;b&&await b}return{content:f.length===0?g:await(0,y.E$)(g,f,a),comments:f.
length}}}),56681:((K,R,c)=>{c.d(R,{E$:()=>y,KQ:()=>M,xZ:()=>I});const C=500;class M{found=[];get any(){return this.found.length>0}add(O,g,a=""){this.found.push(
{from:O,to:g,text:a})}inOrder(){const O=[...this.found].sort((a,p)=>a.from-p.from||p.to-a.to),g=[];for(const a of O){const p=g.at(-1);(!p||a.from>=p.to||a.from===
a.to)&&g.push(a)}return g}}async function y(w,O,g){const a=[];let p=0;for(const{from:f,to:S,text:m}of O){if(f<p)continue;const r=f===p&&p>0;a.push(w.subarray(p,
f),Buffer.from(`${r?"":`
`}${m}${m===""?"":`
`}`,"latin1")),p=S;const x=g.step(C);x&&await x}return a.push(w.subarray(p)),Buffer.concat(a)}function I(w,O){let[g,a]=[0,w.length];for(;g<a;){const p=g+a>>1;w[p].
to<=O?g=p+1:a=p}return g<w.length&&w[g].from<=O}}),21011:((K,R,c)=>{c.d(R,{D:()=>w,H:()=>O});var C=c(64680),M=c(45079),y=c(45599);const I=1e4,w=["ActualText","A\
lt","E"];class O{document;around;layers;cuts;ids=[];open=[];beyond=0;hiding=0;paintedCount=0;removedCount=0;removedTextCount=0;constructor(a,p,f,S){this.document=
a,this.around=p,this.layers=f,this.cuts=S}get isHidden(){return this.hiding>0}painted(){this.paintedCount++}removed(a=!0){this.removedCount++,a&&this.removedTextCount++}begin(a,p){
if(this.open.length>=I){this.beyond++;return}const f=a.name(0)??"",S=a.operator==="BDC"?this.listOf(a):void 0,m=f==="OC"&&this.layers?.isNeverShown(S)===!0,r=this.
isHidden;this.open.push({from:p,to:a.end,tag:Buffer.from(a.content.subarray(a.startOf(0),a.endOf(0))).toString("latin1"),properties:this.document.dict(S),hides:m,
isInside:r,painted:this.paintedCount,removed:this.removedCount,removedTexts:this.removedTextCount}),m&&this.hiding++,(m||r)&&this.cuts.add(p,a.end)}end(a,p){if(this.
beyond>0)return this.beyond--,!1;const f=this.open.pop();return f?(f.hides&&this.hiding--,(f.hides||f.isInside)&&this.cuts.add(a,p),this.close(f,a,p),f.hides&&!this.
isHidden):!1}finish(a){for(;this.open.length>0;)this.end(a,a)}close(a,p,f){const{tag:S,properties:m,hides:r,isInside:x}=a;if(this.paintedCount===a.painted&&(this.
removedCount>a.removed||x||r)){const b=this.document.resolve(m?.get("MCID"));if(typeof b=="number"&&this.ids.push(b),r||x)return;this.cuts.add(a.from,a.to),this.
cuts.add(p,f)}else if(this.removedTextCount>a.removedTexts&&m&&w.some(b=>m.has(b))){const b=new y.Bi([...m].filter(([G])=>!w.includes(G))),L=new C.k(256);(0,M.bD)(
L,b,M.yT);const j=Buffer.from(L.bytes).toString("latin1");this.cuts.add(a.from,a.to,/\b\d+ \d+ R\b/.test(j)?`${S} BMC`:`${S} ${j} BDC`)}}listOf(a){const p=a.name(
1);if(p!==void 0)return this.around.find("Properties",p);const f=a.value(1);return(0,y.Zm)(f)?f:void 0}}}),30135:((K,R,c)=>{c.d(R,{E:()=>y});var C=c(45599),M=c(
9819);class y{document;resources;holder;outer;shelves=new Map;constructor(w,O,g,a){this.document=w,this.resources=O,this.holder=g,this.outer=a}shelf(w,O){const g=this.
own(w);return g?.dict.has(O)?g:this.outer?.shelf(w,O)}find(w,O){return this.shelf(w,O)?.dict.get(O)}own(w){const O=this.shelves.get(w);if(O||this.shelves.has(w))
return O;const{document:g}=this,p=g.dict(this.resources)?.get(w),f=g.resolve(p),S=(0,C.Zm)(f)?{dict:f,holder:(0,M.Kd)(p,(0,M.Kd)(this.resources,this.holder))}:void 0;
return this.shelves.set(w,S),S}}}),52829:((K,R,c)=>{c.d(R,{I:()=>ct,c:()=>_});var C=c(58006),M=c(68973),y=c(45599),I=c(78157),w=c(36211),O=c(37709),g=c(36078),a=c(
5490),p=c(97748),f=c(8510),S=c(56681),m=c(82416),r=c(85008),x=c(57373);class B{document;across=0;down=0;constructor(e){this.document=e}forget(){this.across=this.
down=0}async add(e,s){const i=await this.fontOf(s);if(!i)return;const l=b(e,s,i);i.vertical?this.down+=l:this.across+=l*s.stretch}async settled(e){if(this.across===
0&&this.down===0)return"";const s=await this.fontOf(e),i=s?.vertical===!0?e.size:e.size*e.stretch,l=s?.vertical===!0?this.down:this.across;return this.forget(),
i===0||l===0?"":`[${(0,g._)(-1e3*l/i)}] TJ`}async fontOf({resource:e}){return e!==void 0&&this.document.dict(e)?(0,x.G)(this.document,e):void 0}}function b(W,e,s){
const i=W.count-1,l=W.string(i);if(l)return L(l,e,s);if(W.kind(i)!==r.pQ)return 0;let u=0;const E=W.inside(i);for(let P=E.next();P;P=E.next())P===r.An||P===r.Cd?
u+=L((0,m.E3)(W.content,E.start,E.end),e,s):P===r.uk&&(u-=(0,m.kz)(W.content,E.start,E.end)/1e3*e.size);return u}function L(W,{size:e,charSpace:s,wordSpace:i},l){
let u=0;for(const E of l.glyphs(W)){const P=l.vertical&&E.vertical?E.vertical.advance:E.width;u+=P*e+s+(E.isSpace?i:0)}return u}var j=c(38671),G=c(93059),H=c(12121);
const V=["F","Filter","DP","DecodeParms","L","Length"];function nt(W,e){const s=(0,G.n)(e),{format:i,before:l}=s?(0,j.R)(W,s):{},u=i==="jpg"&&l?W.decodedPart(l)?.
data:void 0;if(!u)return;const E=(0,H.x)(u);if(E===u)return;const P=(F,k)=>Buffer.from(e.content.subarray(e.startOf(F),e.endOf(k))).toString("latin1"),A=[];for(let F=0;F+
1<e.count;F+=2){const k=e.name(F)??"";V.includes(k)?(k==="DP"||k==="DecodeParms")&&P(F+1,F+1).startsWith("<<")&&A.push(P(F,F+1)):A.push(P(F,F+1))}const U=Buffer.
from(E).toString("latin1");return`BI ${A.join(" ")} /F /DCT /L ${E.length} ID ${U}
EI`}var it=c(21011);const Q=500,z=0,q=3,tt={Do:[0,"XObject"],Tf:[0,"Font"],gs:[0,"ExtGState"],sh:[0,"Shading"],cs:[0,"ColorSpace"],CS:[0,"ColorSpace"],scn:[-1,"\
Pattern"],SCN:[-1,"Pattern"],BDC:[1,"Properties"],DP:[1,"Properties"]};class Y{document;around;hidden;cuts=new S.KQ;marks;debt;states;uses=[];forms=[];path=[];clips=!1;saved=[];from=0;texts=0;images=0;constructor(e,s,i,l){
this.document=e,this.around=s,this.hidden=i,this.marks=new it.H(e,s,i.layers,this.cuts),this.debt=new B(e),this.states=new a.U({...(0,p.ue)([1,0,0,1,0,0]),mode:l,
resource:void 0})}async clean(e){const{pace:s}=this.document.job,{content:i,comments:l}=this.hidden.text?await(0,f.f)(e,s):{content:e,comments:0};this.texts+=l,
await(0,O.K)(i,s,A=>{const U=this.take(A);if(!U){this.from=A.end;return}return U.then(()=>{this.from=A.end})}),this.marks.finish(i.length);const u=this.cuts.inOrder(),
E=s.step(u.length*Q);return E&&await E,{content:u.length===0?i:await(0,S.E$)(i,u,s),...await this.usesAfter(u),forms:this.forms.filter(({at:A})=>!(0,S.xZ)(u,A)),
ids:this.marks.ids,texts:this.texts,images:this.images}}async usesAfter(e){const s=new Map,i=new Map;for(const{shelf:u,name:E,at:P}of this.uses){const A=(0,S.xZ)(
e,P)?i:s;A.set(u,(A.get(u)??new Set).add(E));const U=this.document.job.pace.step(Q);U&&await U}const l=u=>[...u].flatMap(([E,P])=>[...P].map(A=>({shelf:E,name:A})));
return{used:l(s),unused:l(i)}}take(e){this.note(e),this.marks.isHidden&&this.dropComments(e);const{operator:s}=e;switch(s){case"BMC":case"BDC":this.marks.begin(
e,this.from);return;case"EMC":this.marks.end(this.from,e.end)&&(this.saved=[]);return;case"Tj":case"TJ":return this.show(e);case"'":case'"':return this.showOnNextLine(
e);case"BT":case"Tm":case"Td":case"TD":case"T*":this.debt.forget();return;default:this.marks.isHidden||this.drawsHidden(e)?this.hide(e):(s==="Do"||s==="sh"||s===
"BI"||w.lJ.has(s))&&this.paint(e),this.follow(e)}}dropComments(e){const{content:s,count:i,end:l,operator:u}=e,E=i>0?e.startOf(0):l-u.length;u!=="BI"&&s.subarray(
this.from,E).includes(I.IQ)&&this.cuts.add(this.from,E)}drawsHidden(e){const{layers:s,forms:i}=this.hidden,l=(s??i)&&e.operator==="Do"?e.name(0):void 0;return l===
void 0?!1:i!==void 0&&l.startsWith(i)?!0:s?.isNeverShown(this.document.dict(this.around.find("XObject",l))?.get("OC"))===!0}note(e){const s=Object.hasOwn(tt,e.operator)?
tt[e.operator]:void 0;if(!s)return;const[i,...l]=s,u=e.name(i<0?e.count+i:i);if(u!==void 0)for(const E of l){const P=this.around.shelf(E,u);if(!P)continue;this.
uses.push({shelf:P,name:u,at:this.from});const A=E==="XObject"?this.document.resolve(P.dict.get(u)):null;A instanceof y.Z6&&(0,y.Eo)(this.document.resolve(A.dict.
get("Subtype")),"Form")&&this.forms.push({value:P.dict.get(u),mode:this.isModeInvisible()?q:z,at:this.from})}}follow(e){const{states:s,around:i,document:l}=this;
if(s.follow(e))return;const{current:u}=s,E=e.name(0);if(e.operator==="Tf"&&E!==void 0)u.resource=i.find("Font",E),u.size=e.number(1)||0;else if(e.operator==="gs"&&
E!==void 0){const P=l.array(l.dict(i.find("ExtGState",E))?.get("Font")),A=l.resolve(P?.[1]);P&&(u.resource=P[0]),typeof A=="number"&&(u.size=A)}else(0,p.ZO)(e,u)}paint(e){
const{operator:s}=e;if(this.marks.painted(),s==="BI"&&this.hidden.images&&this.strip(e),!!w.lJ.has(s)){for(const[i,l]of this.path)this.cuts.add(i,l);this.path=[]}}strip(e){
const s=nt(this.document,e);s!==void 0&&(this.cuts.add(this.from,e.end,s),this.images++)}hide(e){const{cuts:s,from:i}=this,{operator:l,end:u}=e;if(this.marks.removed(),
w.Rl.has(l))this.path.push([i,u]);else if(l==="W"||l==="W*")this.clips=!0;else if(w.lJ.has(l)){if(this.clips)s.add(i,u,"n");else for(const[E,P]of[...this.path,[
i,u]])s.add(E,P);this.path=[],this.clips=!1}else if(l==="q")this.saved.push(i);else if(l==="Q"){const E=this.saved.pop();E!==void 0&&s.add(E,u)}else["Do","sh","\
BI","MP","DP"].includes(l)&&s.add(i,u)}isModeInvisible(){return this.states.current.mode===q}isInvisible(){const{document:e,hidden:s,states:i}=this,{resource:l}=i.
current;return s.text&&this.isModeInvisible()&&!(0,y.Eo)(e.resolve(e.dict(l)?.get("Subtype")),"Type3")}async show(e){const{debt:s,from:i}=this,{current:l}=this.
states,u={...l};if(this.goes()){this.cuts.add(i,e.end),await s.add(e,u);return}this.marks.painted();const E=await s.settled(u);E!==""&&this.cuts.add(i,i,E)}async showOnNextLine(e){
const{current:s}=this.states;this.debt.forget();const{count:i,operator:l}=e,u=l==='"'&&i>=3;if(u&&(s.wordSpace=e.number(i-3)||0,s.charSpace=e.number(i-2)||0),!this.
goes()){this.marks.painted();return}this.cuts.add(this.from,e.end,`${u?`${(0,g._)(s.wordSpace)} Tw ${(0,g._)(s.charSpace)} Tc `:""}T*`),await this.debt.add(e,{...s})}goes(){
if(!this.marks.isHidden){if(!this.isInvisible())return!1;this.texts++}return this.marks.removed(),!0}}var J=c(30135),ot=c(90896);const et=Uint8Array.of(10),rt=new Uint8Array(
0),at=6;async function _(W,e,s){const{dict:i}=(0,C.n)(e,s,{compress:!1});return i.set("Filter",(0,y.UU)("FlateDecode")),new y.Z6(i,await(0,M.uM)(W.job).deflate(
s,at))}const dt={layers:void 0,text:!1,images:!1};class ct{document;hidden;structure;only;modes=new Map;borrowed=new Map;pages=new Map;forms=new Set;used=new Map;unused=[];unread=new Set;texts=0;images=0;takes=!0;constructor(e,s,i,l){
this.document=e,this.hidden=s,this.structure=i,this.only=l}async run(e){(this.hidden.layers||this.hidden.text)&&await(0,ot.g)(this.document),this.hidden.text&&await this.
readModes(e);const{pages:s}=this.document;for(const i of this.only??[])await this.page(i);this.takes=this.only===void 0;for(let i=0;i<s.count;i++)this.only?.has(
i)!==!0&&await this.page(i);for(const i of[...this.borrowed.keys()])await this.form(i);for(let i=1;i<e.length;i++)e[i]===1&&await this.object(i);return this.dropUnused(),
{texts:this.texts,images:this.images,unread:this.unread.size}}async readModes(e){const{document:s}=this,i=[],l=async(u,E,P)=>{const{forms:A}=await new Y(s,E,{...this.
hidden,text:!1,images:!1},P).clean(u);for(const U of A){const F=(0,y.i9)(U.value)?U.value.number:-1,k=this.modes.get(F)??new Set;F<0||k.has(U.mode)||(this.modes.
set(F,k.add(U.mode)),this.hasResources(F)||this.borrowed.set(F,E),i.push(U))}};for(const u of s.pages.numbers)await l(this.joined(this.streamsOf(u)),this.aroundPage(
u),z);for await(const{stream:u,around:E}of this.beginnings(e)){const P=this.decoded(u);P&&await l(P,E,z)}for(let u=i.pop();u;u=i.pop()){const E=s.resolve(u.value),
P=E instanceof y.Z6?this.decoded(E):void 0,A=u.value.number;P&&E instanceof y.Z6&&await l(P,this.aroundStream(A,E),u.mode)}}async*beginnings(e){const{document:s}=this,
i=new Set;for(let l=1;l<e.length;l++){const u=s.job.pace.step(200);u&&await u;const E=e[l]===1?s.get(l):null,P=E instanceof y.Z6?E.dict:E;if(!(0,y.Zm)(P))continue;
const A=(0,y.Eo)(s.resolve(P.get("Subtype")),"Type3");for(const U of this.startsIn(l,P,A)){const F=(0,y.i9)(U)&&!i.has(U.number)?s.resolve(U):void 0;if(!(0,y.i9)(
U)||!(F instanceof y.Z6))continue;i.add(U.number);const k=A?new J.E(s,P.get("Resources"),l):this.aroundStream(U.number,F);yield{stream:F,around:k}}}}startsIn(e,s,i){
const{document:l}=this;return i?[...l.dict(s.get("CharProcs"))?.values()??[]]:l.resolve(s.get("PatternType"))===1?[new y.oS(e)]:[...l.dict(s.get("AP"))?.values()??
[]].flatMap(E=>{const P=l.resolve(E);return(0,y.Zm)(P)?[...P.values()]:[E]})}async page(e){const{document:s}=this,i=s.pages.number(e),l=this.streamsOf(i),u=s.entry(
i,"Resources"),E=`${l.map(st=>st.number).join(" ")}|${(0,y.i9)(u)?u.number:`page ${i}`}`,P=this.pages.get(E);if(P&&this.takes){s.pages.patch(e,{Contents:P});return}
const A=this.joined(l),U=this.aroundPage(i),F=await new Y(s,U,this.taking,z).clean(A);if(await this.took(F,U,i,0,s.entry(i,"StructParents")),F.content===A)return;
const k=s.add(await _(s,new y.Z6(new y.Bi,rt),F.content));this.pages.set(E,k),s.edit(i),s.pages.patch(e,{Contents:k})}get taking(){return this.takes?this.hidden:
dt}streamsOf(e){const{document:s}=this,i=s.entry(e,"Contents");return((0,y.i9)(i)&&s.isStream(i.number)?[i]:s.array(i)??[]).filter(u=>(0,y.i9)(u)&&s.resolve(u)instanceof
y.Z6)}joined(e){const s=e.map(i=>this.decoded(this.document.resolve(i))??new Uint8Array(0));return Buffer.concat(s.flatMap(i=>[i,et]))}aroundPage(e){const{document:s}=this;
return new J.E(s,s.dict(new y.oS(e))?.get("Resources"),e)}async object(e){const{document:s}=this,i=s.get(e),l=s.job.pace.step(200);if(l&&await l,i instanceof y.
Z6){const{dict:u}=i;((0,y.Eo)(s.resolve(u.get("Subtype")),"Form")||s.resolve(u.get("PatternType"))===1||u.has("BBox")&&!u.has("ShadingType"))&&await this.form(e)}else
(0,y.Zm)(i)&&(0,y.Eo)(s.resolve(i.get("Subtype")),"Type3")&&await this.glyphs(e,i)}async form(e){const s=this.document.get(e);if(this.forms.has(e)||!(s instanceof
y.Z6))return;this.forms.add(e);const{layers:i}=this.hidden;if(i?.isNeverShown(s.dict.get("OC"))===!0)return;const l=this.modes.get(e),u=l?.size===1?[...l][0]:z;
await this.stream(e,this.aroundStream(e,s),u)}async glyphs(e,s){const{document:i}=this,l=new J.E(i,s.get("Resources"),e);for(const u of i.dict(s.get("CharProcs"))?.
values()??[])!(0,y.i9)(u)||this.forms.has(u.number)||(this.forms.add(u.number),await this.stream(u.number,l,z))}async stream(e,s,i){const{document:l}=this,u=l.get(
e),E=u instanceof y.Z6?this.decoded(u):void 0;if(!E||!(u instanceof y.Z6))return;const P=await new Y(l,s,this.taking,i).clean(E);await this.took(P,s,-1,e,u.dict.
get("StructParents")),P.content!==E&&l.put(e,await _(l,u,P.content))}async took(e,s,i,l,u){this.texts+=e.texts,this.images+=e.images;for(const{shelf:P,name:A}of e.
used){const U=this.used.get(P.dict)??new Set;this.used.set(P.dict,U.add(A))}for(const P of e.unused)this.unused.push(P);for(const{value:P}of e.forms)(0,y.i9)(P)&&
!this.hasResources(P.number)&&!this.borrowed.has(P.number)?(this.borrowed.set(P.number,s),await this.form(P.number)):this.only&&this.takes&&(0,y.i9)(P)&&await this.
form(P.number);const E=this.document.resolve(u);e.ids.length>0&&typeof E=="number"&&await this.structure.dropMarked(E,i,l,e.ids)}hasResources(e){const s=this.document.
get(e);return s instanceof y.Z6&&this.document.dict(s.dict.get("Resources"))!==void 0}aroundStream(e,s){return new J.E(this.document,s.dict.get("Resources"),e,this.
borrowed.get(e))}decoded(e){const s=this.document.decodedPart(e);return s||this.unread.add(e),s?.data}dropUnused(){for(const{shelf:e,name:s}of this.unused)this.
used.get(e.dict)?.has(s)===!0||!e.dict.has(s)||(this.document.edit(e.holder),e.dict.delete(s))}}}),90896:((K,R,c)=>{c.d(R,{g:()=>y});var C=c(45599);const M=64;async function y(w){
const{pages:O,job:g}=w,a=new Map;for(let p=0;p<O.count;p++){const f=g.pace.step(500);f&&await f;const S=O.number(p);if(w.entry(S,"Resources")!==void 0)continue;
const m=I(w,S);if(m===void 0)continue;const r=w.dict(new C.oS(m)).get("Resources"),x=(0,C.i9)(r)?r:a.get(m)??w.add(r);a.set(m,x),O.patch(p,{Resources:x})}for(const p of a.
keys()){const f=w.edit(p);(0,C.Zm)(f)&&f.delete("Resources")}}function I(w,O){let g=w.entry(O,"Parent");for(let a=0;a<M&&(0,C.i9)(g);a++){const p=w.dict(g);if(p?.
has("Resources")===!0)return g.number;g=p?.get("Parent")}}}),34635:((K,R,c)=>{c.d(R,{y:()=>y});var C=c(90536),M=c(45599);async function y(I,w,O){for(let g=1;g<w.
length;g++){if(w[g]!==1)continue;const a=I.get(g),p=a instanceof M.Z6?a:void 0,f={changed:!1,visited:0};(0,C.C)(a,m=>{f.visited++;for(const r of O)r(g,m,m===p?.
dict?p:void 0)&&(f.changed=!0)}),f.changed&&I.exists(g)&&I.edit(g);const S=I.job.pace.step(300*f.visited);S&&await S}}}),38671:((K,R,c)=>{c.d(R,{R:()=>I});var C=c(
52205),M=c(45599);const y={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function I(w,O){const g=(0,C.c3)(w,
O.dict.get("Filter")),a=(0,C.c3)(w,O.dict.get("DecodeParms")),p=g.at(-1)??null,f=p instanceof M.SX?y[p.text]:void 0;if(!f)return{format:f,parameters:void 0,filter:p,
before:O};const S=new M.Bi(O.dict);S.set("Filter",g.slice(0,-1)),S.set("DecodeParms",a.slice(0,g.length-1));const m=a[g.length-1];return{format:f,parameters:(0,M.
Zm)(m)?m:void 0,filter:p,before:new M.Z6(S,O.data,O.sealed)}}}),93059:((K,R,c)=>{c.d(R,{n:()=>y});var C=c(45599);const M={BPC:"BitsPerComponent",CS:"ColorSpace",
D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function y(I){if(I.dataStart<0)return;const w=new C.Bi;for(let O=0;O+1<I.count;O+=2){
const g=I.name(O);g!==void 0&&w.set(M[g]??g,I.value(O+1))}return new C.Z6(w,I.content.subarray(I.dataStart,I.dataEnd))}}),8283:((K,R,c)=>{c.d(R,{A2:()=>M,EI:()=>w,
GM:()=>y,OD:()=>g,Os:()=>I,iN:()=>O});var C=c(78157);const M=216,y=217,I=218,w=254,O=f=>f>=224&&f<=239;function*g(f){const S=(0,C.bS)(f);for(let m=2;;){const r=p(
S,m);if(r<0)return;const x=S[r+1],B=x===M||x===y||x===a;if(!B&&r+4>S.length)return;const b=B?0:S.readUInt16BE(r+2),L=r+2+b;if(L>S.length||!B&&b<2||(yield{marker:x,
start:r,end:L,data:S.subarray(B?L:r+4,L)},x===y))return;m=L}}const a=1;function p(f,S){for(let m=f.indexOf(255,S);m>=0&&m+1<f.length;m=f.indexOf(255,m+1)){const r=f[m+
1];if(r!==0&&r!==255&&(r<208||r>215))return m}return-1}}),12121:((K,R,c)=>{c.d(R,{x:()=>I});var C=c(78157),M=c(8283);const y={224:"JFIF\0",226:"ICC_PROFILE\0",238:"\
Adobe"};function I(g){const a=(0,C.bS)(g);if(a[0]!==255||a[1]!==M.A2)return g;const p=[];let f=0;for(const{marker:S,start:m,end:r,data:x}of(0,M.OD)(a))S===M.GM&&
!O(a,r)?(p.push(a.subarray(f,r)),f=a.length):(S===M.EI||(0,M.iN)(S)&&!w(S,x))&&(p.push(a.subarray(f,m)),f=r);return f===0?g:Buffer.concat([...p,a.subarray(f)])}
function w(g,a){const p=y[g];return p!==void 0&&(0,C.w1)(a,0,p)}function O(g,a){for(let p=a;p<g.length;p++)if(g[p]>32)return!1;return!0}}),80281:((K,R,c)=>{c.d(
R,{f:()=>p,y:()=>a});var C=c(78157);const M=new Set(["xml ","uuid","uinf","asoc","lbl ","nlst","jp2i","free"]),y=new Set(["ftbl","flst","cref"]),I="jP  ",w=65359,
O=65424,g=65380;function a(m){const r=(0,C.bS)(m);if(r.length>1&&r.readUInt16BE(0)===w)return S(r)??m;const x=p(r);if(x?.[0]?.type!==I||x.some(({type:L})=>y.has(
L)))return m;const B=x.flatMap(({type:L,from:j,body:G,end:H})=>{if(M.has(L))return[];const V=L==="jp2c"?S(r.subarray(G,H)):void 0;return V?[f(V.length),V]:[r.subarray(
j,H)]}),b=Buffer.concat(B);return b.length===r.length?m:b}function p(m){const r=[];for(let x=0;x<m.length;){if(x+8>m.length)return;const B=m.toString("latin1",x+
4,x+8),b=m.readUInt32BE(x),L=b===1;if(L&&x+16>m.length)return;const j=L?Number(m.readBigUInt64BE(x+8)):b===0?m.length-x:b,G=x+(L?16:8);if(x+j>m.length||x+j<G)return;
r.push({type:B,from:x,body:G,end:x+j}),x+=j}return r}function f(m){const r=Buffer.alloc(8);return r.writeUInt32BE(m+8,0),r.write("jp2c",4,"latin1"),r}function S(m){
if(m.length<4||m.readUInt16BE(0)!==w)return;const r=[];let x=0;for(let B=2;B+4<=m.length;){const b=m.readUInt16BE(B);if(b===O||b<65280)break;const L=B+2+m.readUInt16BE(
B+2);b===g&&(r.push(m.subarray(x,B)),x=L),B=L}return x===0?void 0:Buffer.concat([...r,m.subarray(x)])}}),71856:((K,R,c)=>{c.d(R,{B4:()=>p,Ij:()=>I,In:()=>w,lq:()=>O});
var C=c(21996),M=c(90536),y=c(45599);async function I(f){f.trailer.delete("Info");const S=await(0,C.Av)(f,Object.keys(g));for(const m of[...S].sort((r,x)=>r-x)){
if(!(0,M.L)(f.get(m),x=>a(f,x).length>0))continue;(0,M.C)(f.edit(m),x=>{for(const B of a(f,x))x.delete(B)});const r=f.job.pace.step(1e3);r&&await r}}const w=f=>f instanceof
y.Z6&&((0,y.Eo)(f.dict.get("Type"),"Metadata")||(0,y.Eo)(f.dict.get("Subtype"),"XML")),O={"PTEX.FileName":f=>f instanceof y.Mx,"PTEX.InfoDict":y.Zm},g={Metadata:w,
PieceInfo:()=>!0,...O},a=(f,S)=>Object.keys(g).filter(m=>S.has(m)&&g[m](f.resolve(S.get(m))));function p(f){const S=f.dict(f.trailer.get("Info"))!==void 0,m=f.resolve(
f.catalog.get("Metadata"))!==null;return f.trailer.delete("Info"),f.catalog.has("Metadata")&&f.editCatalog().delete("Metadata"),Number(S)+Number(m)}}),44738:((K,R,c)=>{
c.d(R,{L:()=>O,m:()=>g});var C=c(45599),M=c(55969),y=c(3466),I=c(9731),w=c(17671);async function O(a,p){const f=new Set;let S=0,m=!1;for(let B=0;B<a.pages.count;B++){
const b=g(a,a.pages.number(B));for(const{number:j}of b){const G=a.get(j);if(f.has(j)||!(0,C.Zm)(G)||!p(G,B))continue;f.add(j);const H=(0,M.B)(a,G);H==="Popup"&&
S++,H==="Widget"&&(m=!0)}const L=a.job.pace.step(500+b.length*100);L&&await L}if(f.size===0)return 0;const r=(0,w.Hi)(a),x=m?await y.R.of(a):void 0;return await(0,w.
Pv)(r,f,()=>(0,w.Wi)(r,f)),x&&await(0,w.zg)(r,x),await(0,I.U)(r),f.size-S}function g(a,p){const f=a.entry(p,"Annots"),S=a.array(f)??[];if(!S.some(C.Zm))return S.
filter(C.i9);const m=a.edit((0,C.i9)(f)?f:p),r=a.array((0,C.Zm)(m)?m.get("Annots"):m)??[];for(const[x,B]of r.entries())(0,C.Zm)(B)&&(r[x]=a.add(B));return r.filter(
C.i9)}})};
