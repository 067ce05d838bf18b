"use strict";exports.id=7994,exports.ids=[7994],exports.modules={57994:((W,L,h)=>{h.d(L,{u:()=>Tt,Y:()=>gt});var I=h(21996),C=h(33973),y=h(55969),A=h(45059),D=h(36502),x=h(17671),
p=h(44738),m=h(71856),v=h(9819),r=h(45599),S=h(15141),P=h(60502),E=h(78021);const b=new Set(["GoTo","GoToDp","Hide","ResetForm","SetOCGState","Trans","GoTo3DVie\
w","Thread","Named","URI"]),F=new Set(["JavaScript","Launch","SubmitForm","ImportData","Rendition","GoToR","GoToE","Movie","Sound","RichMediaExecute"]),k=new Set(
["URI","GoToR","GoToE","Launch"]),j=new Set(["NextPage","PrevPage","FirstPage","LastPage"]),G=/^(?:javascript|vbscript|data):/i,H=["A","PA","OpenAction"];class X{document;wanted;scripts=new Set;links=new Set;found=new Map;chains;others=0;constructor(e,n){
this.document=e,this.wanted=n,this.chains=new S.X(e,{isDead:o=>this.isDead(o,!0),isGone:()=>!1})}get removedScripts(){return this.scripts.size+this.others}get removedLinks(){
return this.links.size}visit=(e,n)=>{for(const o of H)this.isAction(n.get(o))&&this.chains.pruneAction(e,n,o);return this.isAction(n.get("AA"))&&this.chains.pruneAdditional(
e,n),n.has("Next")&&!(0,P.Q)(n)&&this.chains.pruneChain(n,e),!(0,E.Uc)(n)&&this.isDead(n,!1)&&this.found.set(n,e),this.wanted.scripts&&!this.scripts.has(n)&&this.
dropEntries(n)};finish(){for(const[e,n]of this.found)this.document.exists(n)&&(this.document.edit(n),e.clear())}isAction(e){return e!==void 0&&(0,r.Zm)(this.document.
resolve(e))}isDead(e,n){return this.wanted.scripts&&this.isScript(e,n)?this.scripts.add(e):this.wanted.links&&this.leadsOut(e)&&this.links.add(e),this.scripts.has(
e)||this.links.has(e)}isScript(e,n){const{document:o}=this,f=o.resolve(e.get("S"));if(!(f instanceof r.SX))return(n||(0,r.Eo)(e.get("Type"),"Action"))&&_(o.resolve(
e.get("JS")));if(F.has(f.text))return!0;if(f.text==="Named"){const u=o.resolve(e.get("N"));return e.has("N")&&!(u instanceof r.SX&&j.has(u.text))}return f.text===
"URI"?G.test(at(o.resolve(e.get("URI")))):f.text==="Thread"?e.has("F"):n&&!b.has(f.text)}leadsOut(e){const n=this.document.resolve(e.get("S"));return n instanceof
r.SX?k.has(n.text)&&(n.text!=="URI"||e.has("URI"))||n.text==="Thread"&&e.has("F"):!1}dropEntries(e){const{document:n}=this;let o=!1;const f=(u,w)=>{!e.has(u)||!w(
n.resolve(e.get(u)))||(e.delete(u),this.others++,o=!0)};return e.has("S")&&f("JS",_),f("OnInstantiate",u=>u instanceof r.Z6),(0,r.Eo)(n.resolve(e.get("Type")),"\
RichMediaActivation")&&f("Scripts",Array.isArray),o}}const _=a=>a instanceof r.Mx||a instanceof r.Z6,at=a=>a instanceof r.Mx?Buffer.from(a.bytes).toString("lati\
n1").replace(/[^\x21-\x7e]/g,""):"";class ct{document;removed=0;constructor(e){this.document=e}privateData=(e,n)=>{const{document:o}=this,f=e===o.catalogNumber&&
n===o.catalog,u=this.removed;this.drop(n,"PieceInfo",r.Zm)&&n.delete("LastModified"),this.drop(n,"Thumb",w=>w instanceof r.Z6),f||this.drop(n,"Metadata",m.In);for(const[
w,O]of Object.entries(m.lq))this.drop(n,w,O);return f&&this.drop(n,"SpiderInfo",r.Zm),(0,r.Eo)(o.resolve(n.get("Type")),"DPart")&&this.drop(n,"DPM",r.Zm),this.removed>
u};dropWebCapture(){this.dropNames(["IDS","URLS"])}dropNames(e){const n=(0,v.Wo)(this.document,"Names");for(const o of e)n?.dict.has(o)&&(this.document.edit(n.holder),
n.dict.delete(o),this.removed++)}drop(e,n,o){return!e.has(n)||!o(this.document.resolve(e.get(n)))?!1:(e.delete(n),this.removed++,!0)}}const q=["EF","RF","F","UF",
"DOS","Mac","Unix","Desc","Thumb","CI","EP","ID"];class dt{document;specifications=new Map;constructor(e){this.document=e}visit=(e,n)=>{const{document:o}=this;(0,r.
Zm)(o.resolve(n.get("EF")))&&this.specifications.set(n,e);let f=!1;for(const u of["AF","MCAF"])this.listsFiles(n.get(u))&&(n.delete(u),f=!0);return f};finish(){
const{document:e}=this;for(const[o,f]of this.specifications){for(const u of e.dict(o.get("EF"))?.values()??[])(0,r.i9)(u)&&e.remove(u);e.edit(f);for(const u of q)
o.delete(u)}const n=(0,v.Wo)(e,"Names");n?.dict.has("EmbeddedFiles")&&(e.edit(n.holder),n.dict.delete("EmbeddedFiles")),e.catalog.has("Collection")&&e.editCatalog().
delete("Collection")}listsFiles(e){const{document:n}=this,o=n.resolve(e);return(0,r.cy)(o)?!0:(0,r.Zm)(o)&&(o.has("EF")||(0,r.Eo)(n.resolve(o.get("Type")),"File\
spec"))}}var tt=h(92223),ft=h(76862),V=h(34635);async function K(a,e,n){const o=new Set(e.neverShown()),f=[],u=(w,O,R)=>(R&&e.isNeverShown(O.get("OC"))&&f.push(
w),O.has("Alternates")?st(a,O,e):(0,r.Eo)(a.resolve(O.get("S")),"SetOCGState")?$(a,O,o):(0,r.Eo)(a.resolve(O.get("Type")),"OCMD")&&nt(a,O,o));await(0,V.y)(a,n,[
u]);for(const w of f)a.put(w,et());(0,ft.a)(a,o);for(const w of o)a.remove(w);return o.size}const et=()=>new r.Z6(new r.Bi([["Type",new r.SX("XObject")],["Subty\
pe",new r.SX("Form")],["BBox",[0,0,0,0]]]),new Uint8Array(0));function st(a,e,n){const o=a.array(e.get("Alternates"))??[],f=o.filter(u=>!n.isNeverShown(a.dict(u)?.
get("OC")));return f.length===o.length?!1:(f.length>0?e.set("Alternates",f):e.delete("Alternates"),!0)}function $(a,e,n){const o=a.array(e.get("State")),f=o?.filter(
u=>!((0,r.i9)(u)&&n.has(u.number)));return!o||!f||f.length===o.length?!1:(e.set("State",f),!0)}function nt(a,e,n){if(!it(a,e.get("OCGs"),n)&&!it(a,e.get("VE"),n))
return!1;for(const o of["OCGs","VE","P"])e.delete(o);return!0}const z=32;function it(a,e,n){const o=new Set,f=e===void 0?[]:[[e,0]];for(let u=f.pop();u;u=f.pop()){
const[w,O]=u;if(w instanceof r.oS&&n.has(w.number))return!0;const R=a.array(w);if(!(!R||o.has(R)||O>z)){o.add(R);for(const Z of R)f.push([Z,O+1])}}return!1}var ot=h(
58006),ht=h(38671),ut=h(12121),J=h(78157);const lt=new Set(["xml ","uuid","uinf","asoc","lbl ","nlst","jp2i","free"]),mt=new Set(["ftbl","flst","cref"]),U="jP  ",
t=65359,s=65424,i=65380;function d(a){const e=(0,J.bS)(a);if(e.length>1&&e.readUInt16BE(0)===t)return g(e)??a;const n=c(e);if(n?.[0]?.type!==U||n.some(({type:u})=>mt.
has(u)))return a;const o=n.flatMap(({type:u,from:w,body:O,end:R})=>{if(lt.has(u))return[];const Z=u==="jp2c"?g(e.subarray(O,R)):void 0;return Z?[l(Z.length),Z]:
[e.subarray(w,R)]}),f=Buffer.concat(o);return f.length===e.length?a:f}function c(a){const e=[];for(let n=0;n<a.length;){if(n+8>a.length)return;const o=a.toString(
"latin1",n+4,n+8),f=a.readUInt32BE(n),u=f===1;if(u&&n+16>a.length)return;const w=u?Number(a.readBigUInt64BE(n+8)):f===0?a.length-n:f,O=n+(u?16:8);if(n+w>a.length||
n+w<O)return;e.push({type:o,from:n,body:O,end:n+w}),n+=w}return e}function l(a){const e=Buffer.alloc(8);return e.writeUInt32BE(a+8,0),e.write("jp2c",4,"latin1"),
e}function g(a){if(a.length<4||a.readUInt16BE(0)!==t)return;const e=[];let n=0;for(let o=2;o+4<=a.length;){const f=a.readUInt16BE(o);if(f===s||f<65280)break;const u=o+
2+a.readUInt16BE(o+2);f===i&&(e.push(a.subarray(n,o)),n=u),o=u}return n===0?void 0:Buffer.concat([...e,a.subarray(n)])}async function M(a,e){let n=0;for(let o=1;o<
e.length;o++){if(e[o]!==1||!a.isStream(o))continue;const f=a.get(o),u=f instanceof r.Z6?await T(a,f):void 0;u&&(a.put(o,u),n++);const w=a.job.pace.step(2e3);w&&
await w}return n}async function T(a,e){const{format:n,filter:o,parameters:f,before:u}=(0,ht.R)(a,e);if(n!=="jpg"&&n!=="jp2")return;const w=a.decodedPart(u)?.data;
if(!w)return;const O=a.job.pace.step(w.length);O&&await O;const R=n==="jpg"?(0,ut.x)(w):d(w);if(R===w)return;const Z=(0,ot.n)(e,R,{compress:!1});return Z.dict.set(
"Filter",o),f&&Z.dict.set("DecodeParms",f),Z}const B=a=>new Set(a.split(/\s+/)),N={Catalog:B(`Type Version Extensions Pages PageLabels Names Dests ViewerPrefere\
nces PageLayout PageMode Outlines Threads OpenAction AA URI
AcroForm Metadata StructTreeRoot MarkInfo Lang SpiderInfo OutputIntents PieceInfo OCProperties Perms Legal Requirements Collection
NeedsRendering DSS AF DPartRoot`),Page:B(`Type Parent LastModified Resources MediaBox CropBox BleedBox TrimBox ArtBox BoxColorInfo Contents Rotate Group Thumb B\
 Dur Trans
Annots AA Metadata PieceInfo StructParents ID PZ SeparationInfo Tabs TemplateInstantiated PresSteps UserUnit VP AF OutputIntents DPart`)},Q=2,vt=4,yt=32,wt=["V",
"DV","RV","AP"],St=64;class Et{document;removed=0;widgets=new Map;shown=new Set;roles=new Set;constructor(e){this.document=e}visit=(e,n)=>{const{document:o}=this,
f=o.resolve(n.get("Subtype"));(0,r.Eo)(f,"Widget")&&this.noteWidget(e,n);const u=o.resolve(n.get("S"));u instanceof r.SX&&n.has("P")&&this.roles.add(u.text);const w=e===
o.catalogNumber&&n===o.catalog,O=!w&&(0,r.Eo)(o.resolve(n.get("Type")),"Page")&&n.has("Parent");return(w||O)&&this.dropUnknown(n,N[w?"Catalog":"Page"])};finish(){
const{document:e}=this;for(const[O,R]of this.widgets){const Z=[...this.fieldsOf(O,R)];if(!Z.some(([Y])=>this.shown.has(Y)))for(const[Y,rt]of Z)this.dropValues(Y,
rt)}const n=(0,v.Wo)(e,"StructTreeRoot"),o=e.dict(n?.dict.get("RoleMap"));if(!n||!o)return;const f=new Set(this.roles);for(const O of f){const R=e.resolve(o.get(
O));R instanceof r.SX&&f.add(R.text)}const u=[...o.keys()].filter(O=>!f.has(O));if(u.length===0)return;const w=n.dict.get("RoleMap");e.edit((0,r.i9)(w)?w.number:
n.holder);for(const O of u)o.delete(O);this.removed+=u.length}noteWidget(e,n){const o=this.document.resolve(n.get("F")),f=u=>typeof o=="number"&&(o&u)!==0;if(f(
Q)||f(yt)&&!f(vt))this.widgets.set(n,e);else for(const[u]of this.fieldsOf(n,e))this.shown.add(u)}*fieldsOf(e,n){yield[e,n];let o=e.get("Parent");for(let f=0;f<St&&
(0,r.i9)(o);f++){const u=this.document.dict(o);if(!(0,r.Zm)(u))return;yield[u,o.number],o=u.get("Parent")}}dropValues(e,n){const o=wt.filter(f=>e.has(f));if(o.length!==
0){this.document.edit(n);for(const f of o)e.delete(f);this.removed++}}dropUnknown(e,n){const o=[...e.keys()].filter(f=>!n.has(f));for(const f of o)e.delete(f);return this.
removed+=o.length,o.length>0}}var Pt=h(84961),Dt=h(43496),xt=h(17413);const Ot=new Set(["script","submit","execute"]);async function It(a){const e=(0,v.Wo)(a,"A\
croForm"),n=a.resolve(e?.dict.get("XFA"));if(!e||n===null)return{removed:0,isDropped:!1};let o=0,f="";for(const u of(0,r.cy)(n)?n:[e.dict.get("XFA")]){const w=a.
resolve(u);w instanceof r.Mx&&(f=Buffer.from(w.bytes).toString("latin1")),(0,r.i9)(u)&&w instanceof r.Z6&&(o+=await Ct(a,u,w,f))}return await(0,Pt.qg)(a)===!1?{
removed:o,isDropped:!1}:(a.edit(e.holder),e.dict.delete("XFA"),a.catalog.has("NeedsRendering")&&a.editCatalog().delete("NeedsRendering"),{removed:o+1,isDropped:!0})}
async function Ct(a,e,n,o){const f=a.decodedPart(n)?.data;if(!f||!(0,r.i9)(e))return 0;const u=Buffer.from(f).toString("latin1");let w=0;const O=({local:Z},Y)=>{
const rt=Ot.has(Z)&&o!=="datasets"&&!Y.some(Mt);return rt&&w++,rt},R=await(0,xt.Y)(u,O,a.job.pace);return R!==u&&a.put(e,(0,ot.n)(n,Buffer.from(R,"latin1"),{compress:!0})),
R===u?0:w}const Mt=({namespace:a,local:e})=>e==="datasets"&&a===Dt.dK.xfa;async function Tt(a,e){const n=e.attachments?(await(0,A._)(a)).length:0,o=new D.z(a),f=await At(
a,e,o),u=await Bt(a,e,o),w=await Rt(a,e),{live:O}=await(0,C.Gy)(a),R=e.imageMetadata?await M(a,O):0,Z=e.metadata?(0,m.B4)(a):0;return{removed:{scripts:w.scripts,
privateData:w.privateData,metadata:Z,hiddenLayers:u.layers,hiddenText:u.texts,attachments:n,comments:f,externalLinks:w.links,imageMetadata:R+u.images},isXfaDropped:w.
isXfaDropped,unread:u.unread}}async function At(a,e,n){const o=new Set;return await(0,p.L)(a,f=>{const u=(0,y.B)(a,f);return e.comments&&(0,y.E)(u,"comments")?(u!==
"Popup"&&o.add(f),!0):e.attachments&&u==="FileAttachment"||e.hiddenLayers&&n.isNeverShown(f.get("OC"))}),o.size}const bt={layers:0,texts:0,images:0,unread:0};async function Bt(a,e,n){
const o=e.hiddenLayers&&(0,v.Wo)(a,"OCProperties")!==void 0&&(n.neverShown().length>0||(await(0,I.V3)(a,["OCMD","OFF"])).length>0);if(!o&&!e.hiddenText&&!e.imageMetadata)
return bt;const f={layers:o?n:void 0,text:e.hiddenText,images:e.imageMetadata},{live:u,texts:w,images:O,unread:R}=await gt(a,f);return{layers:o?await K(a,n,u):0,
texts:w,images:O,unread:R}}async function gt(a,e,n){const o=(0,x.Hi)(a),{live:f}=await(0,C.Gy)(a),u=await new tt.I(a,e,o.structure,n).run(f);return await o.structure.
flush(),await(0,x.Pv)(o,new Set(o.removal.removed())),{live:f,...u}}async function Rt(a,e){const n=new X(a,{scripts:e.scripts,links:e.externalLinks}),o=new ct(a),
f=new Et(a),u=new dt(a),w=[];(e.scripts||e.externalLinks)&&w.push(n.visit),e.privateData&&w.push(o.privateData,f.visit),e.attachments&&w.push(u.visit);const{live:O}=await(0,C.
Gy)(a);await(0,V.y)(a,O,w),n.finish(),e.attachments&&u.finish(),e.privateData&&(o.dropNames(["IDS","URLS"]),f.finish()),e.scripts&&pt(a,"Names","JavaScript"),e.
externalLinks&&pt(a,"URI","Base");const R=e.scripts?await It(a):{removed:0,isDropped:!1};return{scripts:n.removedScripts+R.removed,links:n.removedLinks,privateData:o.
removed+f.removed,isXfaDropped:R.isDropped}}function pt(a,e,n){const o=(0,v.Wo)(a,e);o?.dict.has(n)&&(a.edit(o.holder),o.dict.delete(n))}}),8510:((W,L,h)=>{h.d(
L,{f:()=>x});var I=h(78157),C=h(85008),y=h(56681);const A=4096,D=20;async function x(p,m){if(!p.includes(I.IQ))return{content:p,comments:0};const v=new C.oz(p),
r=[];let S=p.indexOf(I.IQ);for(let P=1,E=0;;P++){const b=v.next(),F=b===C.Kp?p.length:v.start;if(S<E&&(S=p.indexOf(I.IQ,E)),S<0||(S<F&&r.push({from:E,to:F,text:""}),
b===C.Kp))break;E=v.end;const k=P%A===0?m.step(A*D):void 0;k&&await k}return{content:r.length===0?p:await(0,y.E$)(p,r,m),comments:r.length}}}),56681:((W,L,h)=>{
h.d(L,{E$:()=>y,KQ:()=>C,xZ:()=>A});const I=500;class C{found=[];get any(){return this.found.length>0}add(x,p,m=""){this.found.push({from:x,to:p,text:m})}inOrder(){
const x=[...this.found].sort((m,v)=>m.from-v.from||v.to-m.to),p=[];for(const m of x){const v=p.at(-1);(!v||m.from>=v.to||m.from===m.to)&&p.push(m)}return p}}async function y(D,x,p){
const m=[];let v=0;for(const{from:r,to:S,text:P}of x){if(r<v)continue;const E=r===v&&v>0;m.push(D.subarray(v,r),Buffer.from(`${E?"":`
`}${P}${P===""?"":`
`}`,"latin1")),v=S;const b=p.step(I);b&&await b}return m.push(D.subarray(v)),Buffer.concat(m)}function A(D,x){let[p,m]=[0,D.length];for(;p<m;){const v=p+m>>1;D[v].
to<=x?p=v+1:m=v}return p<D.length&&D[p].from<=x}}),92223:((W,L,h)=>{h.d(L,{I:()=>mt,c:()=>J});var I=h(58006),C=h(68973),y=h(45599),A=h(78157),D=h(36211),x=h(37709),
p=h(36078),m=h(5490),v=h(97748),r=h(8510),S=h(56681),P=h(82416),E=h(85008),b=h(57373);class F{document;across=0;down=0;constructor(t){this.document=t}forget(){this.
across=this.down=0}async add(t,s){const i=await this.fontOf(s);if(!i)return;const d=k(t,s,i);i.vertical?this.down+=d:this.across+=d*s.stretch}async settled(t){if(this.
across===0&&this.down===0)return"";const s=await this.fontOf(t),i=s?.vertical===!0?t.size:t.size*t.stretch,d=s?.vertical===!0?this.down:this.across;return this.
forget(),i===0||d===0?"":`[${(0,p._)(-1e3*d/i)}] TJ`}async fontOf({resource:t}){return t!==void 0&&this.document.dict(t)?(0,b.G)(this.document,t):void 0}}function k(U,t,s){
const i=U.count-1,d=U.string(i);if(d)return j(d,t,s);if(U.kind(i)!==E.pQ)return 0;let c=0;const l=U.inside(i);for(let g=l.next();g;g=l.next())g===E.An||g===E.Cd?
c+=j((0,P.E3)(U.content,l.start,l.end),t,s):g===E.uk&&(c-=(0,P.kz)(U.content,l.start,l.end)/1e3*t.size);return c}function j(U,{size:t,charSpace:s,wordSpace:i},d){
let c=0;for(const l of d.glyphs(U)){const g=d.vertical&&l.vertical?l.vertical.advance:l.width;c+=g*t+s+(l.isSpace?i:0)}return c}var G=h(38671),H=h(93059),X=h(12121);
const _=["F","Filter","DP","DecodeParms","L","Length"];function at(U,t){const s=(0,H.n)(t),{format:i,before:d}=s?(0,G.R)(U,s):{},c=i==="jpg"&&d?U.decodedPart(d)?.
data:void 0;if(!c)return;const l=(0,X.x)(c);if(l===c)return;const g=(B,N)=>Buffer.from(t.content.subarray(t.startOf(B),t.endOf(N))).toString("latin1"),M=[];for(let B=0;B+
1<t.count;B+=2){const N=t.name(B)??"";_.includes(N)?(N==="DP"||N==="DecodeParms")&&g(B+1,B+1).startsWith("<<")&&M.push(g(B,B+1)):M.push(g(B,B+1))}const T=Buffer.
from(l).toString("latin1");return`BI ${M.join(" ")} /F /DCT /L ${l.length} ID ${T}
EI`}var ct=h(64680),q=h(45079);const dt=1e4,tt=["ActualText","Alt","E"];class ft{document;around;layers;cuts;ids=[];open=[];beyond=0;hiding=0;paintedCount=0;removedCount=0;constructor(t,s,i,d){
this.document=t,this.around=s,this.layers=i,this.cuts=d}get isHidden(){return this.hiding>0}painted(){this.paintedCount++}removed(){this.removedCount++}begin(t,s){
if(this.open.length>=dt){this.beyond++;return}const i=t.name(0)??"",d=t.operator==="BDC"?this.listOf(t):void 0,c=i==="OC"&&this.layers?.isNeverShown(d)===!0,l=this.
isHidden;this.open.push({from:s,to:t.end,tag:Buffer.from(t.content.subarray(t.startOf(0),t.endOf(0))).toString("latin1"),properties:this.document.dict(d),hides:c,
isInside:l,painted:this.paintedCount,removed:this.removedCount}),c&&this.hiding++,(c||l)&&this.cuts.add(s,t.end)}end(t,s){if(this.beyond>0)return this.beyond--,
!1;const i=this.open.pop();return i?(i.hides&&this.hiding--,(i.hides||i.isInside)&&this.cuts.add(t,s),this.close(i,t,s),i.hides&&!this.isHidden):!1}finish(t){for(;this.
open.length>0;)this.end(t,t)}close(t,s,i){const{tag:d,properties:c,hides:l,isInside:g}=t;if(this.paintedCount===t.painted&&(this.removedCount>t.removed||g||l)){
const T=this.document.resolve(c?.get("MCID"));if(typeof T=="number"&&this.ids.push(T),l||g)return;this.cuts.add(t.from,t.to),this.cuts.add(s,i)}else if(this.removedCount>
t.removed&&c&&tt.some(T=>c.has(T))){const T=new y.Bi([...c].filter(([Q])=>!tt.includes(Q))),B=new ct.k(256);(0,q.bD)(B,T,q.yT);const N=Buffer.from(B.bytes).toString(
"latin1");this.cuts.add(t.from,t.to,/\b\d+ \d+ R\b/.test(N)?`${d} BMC`:`${d} ${N} BDC`)}}listOf(t){const s=t.name(1);if(s!==void 0)return this.around.find("Prop\
erties",s);const i=t.value(1);return(0,y.Zm)(i)?i:void 0}}const V=500,K=0,et=3,st={Do:[0,"XObject"],Tf:[0,"Font"],gs:[0,"ExtGState"],sh:[0,"Shading"],cs:[0,"Col\
orSpace"],CS:[0,"ColorSpace"],scn:[-1,"Pattern"],SCN:[-1,"Pattern"],BDC:[1,"Properties"],DP:[1,"Properties"]};class ${document;around;hidden;cuts=new S.KQ;marks;debt;states;uses=[];forms=[];path=[];clips=!1;saved=[];from=0;texts=0;images=0;constructor(t,s,i,d){
this.document=t,this.around=s,this.hidden=i,this.marks=new ft(t,s,i.layers,this.cuts),this.debt=new F(t),this.states=new m.U({...(0,v.ue)([1,0,0,1,0,0]),mode:d,
resource:void 0})}async clean(t){const{pace:s}=this.document.job,{content:i,comments:d}=this.hidden.text?await(0,r.f)(t,s):{content:t,comments:0};this.texts+=d,
await(0,x.K)(i,s,M=>{const T=this.take(M);if(!T){this.from=M.end;return}return T.then(()=>{this.from=M.end})}),this.marks.finish(i.length);const c=this.cuts.inOrder(),
l=s.step(c.length*V);return l&&await l,{content:c.length===0?i:await(0,S.E$)(i,c,s),...await this.usesAfter(c),forms:this.forms.filter(({at:M})=>!(0,S.xZ)(c,M)),
ids:this.marks.ids,texts:this.texts,images:this.images}}async usesAfter(t){const s=new Map,i=new Map;for(const{shelf:c,name:l,at:g}of this.uses){const M=(0,S.xZ)(
t,g)?i:s;M.set(c,(M.get(c)??new Set).add(l));const T=this.document.job.pace.step(V);T&&await T}const d=c=>[...c].flatMap(([l,g])=>[...g].map(M=>({shelf:l,name:M})));
return{used:d(s),unused:d(i)}}take(t){this.note(t),this.marks.isHidden&&this.dropComments(t);const{operator:s}=t;switch(s){case"BMC":case"BDC":this.marks.begin(
t,this.from);return;case"EMC":this.marks.end(this.from,t.end)&&(this.saved=[]);return;case"Tj":case"TJ":return this.show(t);case"'":case'"':return this.showOnNextLine(
t);case"BT":case"Tm":case"Td":case"TD":case"T*":this.debt.forget();return;default:this.marks.isHidden||this.drawsHidden(t)?this.hide(t):(s==="Do"||s==="sh"||s===
"BI"||D.lJ.has(s))&&this.paint(t),this.follow(t)}}dropComments(t){const{content:s,count:i,end:d,operator:c}=t,l=i>0?t.startOf(0):d-c.length;c!=="BI"&&s.subarray(
this.from,l).includes(A.IQ)&&this.cuts.add(this.from,l)}drawsHidden(t){const{layers:s,forms:i}=this.hidden,d=(s??i)&&t.operator==="Do"?t.name(0):void 0;return d===
void 0?!1:i!==void 0&&d.startsWith(i)?!0:s?.isNeverShown(this.document.dict(this.around.find("XObject",d))?.get("OC"))===!0}note(t){const s=Object.hasOwn(st,t.operator)?
st[t.operator]:void 0;if(!s)return;const[i,...d]=s,c=t.name(i<0?t.count+i:i);if(c!==void 0)for(const l of d){const g=this.around.shelf(l,c);if(!g)continue;this.
uses.push({shelf:g,name:c,at:this.from});const M=l==="XObject"?this.document.resolve(g.dict.get(c)):null;M instanceof y.Z6&&(0,y.Eo)(this.document.resolve(M.dict.
get("Subtype")),"Form")&&this.forms.push({value:g.dict.get(c),mode:this.isModeInvisible()?et:K,at:this.from})}}follow(t){const{states:s,around:i,document:d}=this;
if(s.follow(t))return;const{current:c}=s,l=t.name(0);if(t.operator==="Tf"&&l!==void 0)c.resource=i.find("Font",l),c.size=t.number(1)||0;else if(t.operator==="gs"&&
l!==void 0){const g=d.array(d.dict(i.find("ExtGState",l))?.get("Font")),M=d.resolve(g?.[1]);g&&(c.resource=g[0]),typeof M=="number"&&(c.size=M)}else(0,v.ZO)(t,c)}paint(t){
const{operator:s}=t;if(this.marks.painted(),s==="BI"&&this.hidden.images&&this.strip(t),!!D.lJ.has(s)){for(const[i,d]of this.path)this.cuts.add(i,d);this.path=[]}}strip(t){
const s=at(this.document,t);s!==void 0&&(this.cuts.add(this.from,t.end,s),this.images++)}hide(t){const{cuts:s,from:i}=this,{operator:d,end:c}=t;if(this.marks.removed(),
D.Rl.has(d))this.path.push([i,c]);else if(d==="W"||d==="W*")this.clips=!0;else if(D.lJ.has(d)){if(this.clips)s.add(i,c,"n");else for(const[l,g]of[...this.path,[
i,c]])s.add(l,g);this.path=[],this.clips=!1}else if(d==="q")this.saved.push(i);else if(d==="Q"){const l=this.saved.pop();l!==void 0&&s.add(l,c)}else["Do","sh","\
BI","MP","DP"].includes(d)&&s.add(i,c)}isModeInvisible(){return this.states.current.mode===et}isInvisible(){const{document:t,hidden:s,states:i}=this,{resource:d}=i.
current;return s.text&&this.isModeInvisible()&&!(0,y.Eo)(t.resolve(t.dict(d)?.get("Subtype")),"Type3")}async show(t){const{debt:s,from:i}=this,{current:d}=this.
states,c={...d};if(this.goes()){this.cuts.add(i,t.end),await s.add(t,c);return}this.marks.painted();const l=await s.settled(c);l!==""&&this.cuts.add(i,i,l)}async showOnNextLine(t){
const{current:s}=this.states;this.debt.forget();const{count:i,operator:d}=t,c=d==='"'&&i>=3;if(c&&(s.wordSpace=t.number(i-3)||0,s.charSpace=t.number(i-2)||0),!this.
goes()){this.marks.painted();return}this.cuts.add(this.from,t.end,`${c?`${(0,p._)(s.wordSpace)} Tw ${(0,p._)(s.charSpace)} Tc `:""}T*`),await this.debt.add(t,{...s})}goes(){
if(!this.marks.isHidden){if(!this.isInvisible())return!1;this.texts++}return this.marks.removed(),!0}}var nt=h(9819);class z{document;resources;holder;outer;shelves=new Map;constructor(t,s,i,d){
this.document=t,this.resources=s,this.holder=i,this.outer=d}shelf(t,s){const i=this.own(t);return i?.dict.has(s)?i:this.outer?.shelf(t,s)}find(t,s){return this.
shelf(t,s)?.dict.get(s)}own(t){const s=this.shelves.get(t);if(s||this.shelves.has(t))return s;const{document:i}=this,c=i.dict(this.resources)?.get(t),l=i.resolve(
c),g=(0,y.Zm)(l)?{dict:l,holder:(0,nt.Kd)(c,(0,nt.Kd)(this.resources,this.holder))}:void 0;return this.shelves.set(t,g),g}}var it=h(90896);const ot=Uint8Array.of(
10),ht=new Uint8Array(0),ut=6;async function J(U,t,s){const{dict:i}=(0,I.n)(t,s,{compress:!1});return i.set("Filter",(0,y.UU)("FlateDecode")),new y.Z6(i,await(0,C.
uM)(U.job).deflate(s,ut))}const lt={layers:void 0,text:!1,images:!1};class mt{document;hidden;structure;only;modes=new Map;borrowed=new Map;pages=new Map;forms=new Set;used=new Map;unused=[];unread=new Set;texts=0;images=0;takes=!0;constructor(t,s,i,d){
this.document=t,this.hidden=s,this.structure=i,this.only=d}async run(t){(this.hidden.layers||this.hidden.text)&&await(0,it.g)(this.document),this.hidden.text&&await this.
readModes(t);const{pages:s}=this.document;for(const i of this.only??[])await this.page(i);this.takes=this.only===void 0;for(let i=0;i<s.count;i++)this.only?.has(
i)!==!0&&await this.page(i);for(const i of[...this.borrowed.keys()])await this.form(i);for(let i=1;i<t.length;i++)t[i]===1&&await this.object(i);return this.dropUnused(),
{texts:this.texts,images:this.images,unread:this.unread.size}}async readModes(t){const{document:s}=this,i=[],d=async(c,l,g)=>{const{forms:M}=await new $(s,l,{...this.
hidden,text:!1,images:!1},g).clean(c);for(const T of M){const B=(0,y.i9)(T.value)?T.value.number:-1,N=this.modes.get(B)??new Set;B<0||N.has(T.mode)||(this.modes.
set(B,N.add(T.mode)),this.hasResources(B)||this.borrowed.set(B,l),i.push(T))}};for(const c of s.pages.numbers)await d(this.joined(this.streamsOf(c)),this.aroundPage(
c),K);for await(const{stream:c,around:l}of this.beginnings(t)){const g=this.decoded(c);g&&await d(g,l,K)}for(let c=i.pop();c;c=i.pop()){const l=s.resolve(c.value),
g=l instanceof y.Z6?this.decoded(l):void 0,M=c.value.number;g&&l instanceof y.Z6&&await d(g,this.aroundStream(M,l),c.mode)}}async*beginnings(t){const{document:s}=this,
i=new Set;for(let d=1;d<t.length;d++){const c=s.job.pace.step(200);c&&await c;const l=t[d]===1?s.get(d):null,g=l instanceof y.Z6?l.dict:l;if(!(0,y.Zm)(g))continue;
const M=(0,y.Eo)(s.resolve(g.get("Subtype")),"Type3");for(const T of this.startsIn(d,g,M)){const B=(0,y.i9)(T)&&!i.has(T.number)?s.resolve(T):void 0;if(!(0,y.i9)(
T)||!(B instanceof y.Z6))continue;i.add(T.number);const N=M?new z(s,g.get("Resources"),d):this.aroundStream(T.number,B);yield{stream:B,around:N}}}}startsIn(t,s,i){
const{document:d}=this;return i?[...d.dict(s.get("CharProcs"))?.values()??[]]:d.resolve(s.get("PatternType"))===1?[new y.oS(t)]:[...d.dict(s.get("AP"))?.values()??
[]].flatMap(l=>{const g=d.resolve(l);return(0,y.Zm)(g)?[...g.values()]:[l]})}async page(t){const{document:s}=this,i=s.pages.number(t),d=this.streamsOf(i),c=s.entry(
i,"Resources"),l=`${d.map(Q=>Q.number).join(" ")}|${(0,y.i9)(c)?c.number:`page ${i}`}`,g=this.pages.get(l);if(g&&this.takes){s.pages.patch(t,{Contents:g});return}
const M=this.joined(d),T=this.aroundPage(i),B=await new $(s,T,this.taking,K).clean(M);if(await this.took(B,T,i,0,s.entry(i,"StructParents")),B.content===M)return;
const N=s.add(await J(s,new y.Z6(new y.Bi,ht),B.content));this.pages.set(l,N),s.edit(i),s.pages.patch(t,{Contents:N})}get taking(){return this.takes?this.hidden:
lt}streamsOf(t){const{document:s}=this,i=s.entry(t,"Contents");return((0,y.i9)(i)&&s.isStream(i.number)?[i]:s.array(i)??[]).filter(c=>(0,y.i9)(c)&&s.resolve(c)instanceof
y.Z6)}joined(t){const s=t.map(i=>this.decoded(this.document.resolve(i))??new Uint8Array(0));return Buffer.concat(s.flatMap(i=>[i,ot]))}aroundPage(t){const{document:s}=this;
return new z(s,s.dict(new y.oS(t))?.get("Resources"),t)}async object(t){const{document:s}=this,i=s.get(t),d=s.job.pace.step(200);if(d&&await d,i instanceof y.Z6){
const{dict:c}=i;((0,y.Eo)(s.resolve(c.get("Subtype")),"Form")||s.resolve(c.get("PatternType"))===1||c.has("BBox")&&!c.has("ShadingType"))&&await this.form(t)}else
(0,y.Zm)(i)&&(0,y.Eo)(s.resolve(i.get("Subtype")),"Type3")&&await this.glyphs(t,i)}async form(t){const s=this.document.get(t);if(this.forms.has(t)||!(s instanceof
y.Z6))return;this.forms.add(t);const{layers:i}=this.hidden;if(i?.isNeverShown(s.dict.get("OC"))===!0)return;const d=this.modes.get(t),c=d?.size===1?[...d][0]:K;
await this.stream(t,this.aroundStream(t,s),c)}async glyphs(t,s){const{document:i}=this,d=new z(i,s.get("Resources"),t);for(const c of i.dict(s.get("CharProcs"))?.
values()??[])!(0,y.i9)(c)||this.forms.has(c.number)||(this.forms.add(c.number),await this.stream(c.number,d,K))}async stream(t,s,i){const{document:d}=this,c=d.get(
t),l=c instanceof y.Z6?this.decoded(c):void 0;if(!l||!(c instanceof y.Z6))return;const g=await new $(d,s,this.taking,i).clean(l);await this.took(g,s,-1,t,c.dict.
get("StructParents")),g.content!==l&&d.put(t,await J(d,c,g.content))}async took(t,s,i,d,c){this.texts+=t.texts,this.images+=t.images;for(const{shelf:g,name:M}of t.
used){const T=this.used.get(g.dict)??new Set;this.used.set(g.dict,T.add(M))}for(const g of t.unused)this.unused.push(g);for(const{value:g}of t.forms)(0,y.i9)(g)&&
!this.hasResources(g.number)&&!this.borrowed.has(g.number)?(this.borrowed.set(g.number,s),await this.form(g.number)):this.only&&this.takes&&(0,y.i9)(g)&&await this.
form(g.number);const l=this.document.resolve(c);t.ids.length>0&&typeof l=="number"&&await this.structure.dropMarked(l,i,d,t.ids)}hasResources(t){const s=this.document.
get(t);return s instanceof y.Z6&&this.document.dict(s.dict.get("Resources"))!==void 0}aroundStream(t,s){return new z(this.document,s.dict.get("Resources"),t,this.
borrowed.get(t))}decoded(t){const s=this.document.decodedPart(t);return s||this.unread.add(t),s?.data}dropUnused(){for(const{shelf:t,name:s}of this.unused)this.
used.get(t.dict)?.has(s)===!0||!t.dict.has(s)||(this.document.edit(t.holder),t.dict.delete(s))}}}),90896:((W,L,h)=>{h.d(L,{g:()=>y});var I=h(45599);const C=64;async function y(D){
const{pages:x,job:p}=D,m=new Map;for(let v=0;v<x.count;v++){const r=p.pace.step(500);r&&await r;const S=x.number(v);if(D.entry(S,"Resources")!==void 0)continue;
const P=A(D,S);if(P===void 0)continue;const E=D.dict(new I.oS(P)).get("Resources"),b=(0,I.i9)(E)?E:m.get(P)??D.add(E);m.set(P,b),x.patch(v,{Resources:b})}for(const v of m.
keys()){const r=D.edit(v);(0,I.Zm)(r)&&r.delete("Resources")}}function A(D,x){let p=D.entry(x,"Parent");for(let m=0;m<C&&(0,I.i9)(p);m++){const v=D.dict(p);if(v?.
has("Resources")===!0)return p.number;p=v?.get("Parent")}}}),34635:((W,L,h)=>{h.d(L,{y:()=>y});var I=h(90536),C=h(45599);async function y(A,D,x){for(let p=1;p<D.
length;p++){if(D[p]!==1)continue;const m=A.get(p),v=m instanceof C.Z6?m:void 0,r={changed:!1,visited:0};(0,I.C)(m,P=>{r.visited++;for(const E of x)E(p,P,P===v?.
dict?v:void 0)&&(r.changed=!0)}),r.changed&&A.exists(p)&&A.edit(p);const S=A.job.pace.step(300*r.visited);S&&await S}}}),38671:((W,L,h)=>{h.d(L,{R:()=>A});var I=h(
52205),C=h(45599);const y={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function A(D,x){const p=(0,I.c3)(D,
x.dict.get("Filter")),m=(0,I.c3)(D,x.dict.get("DecodeParms")),v=p.at(-1)??null,r=v instanceof C.SX?y[v.text]:void 0;if(!r)return{format:r,parameters:void 0,filter:v,
before:x};const S=new C.Bi(x.dict);S.set("Filter",p.slice(0,-1)),S.set("DecodeParms",m.slice(0,p.length-1));const P=m[p.length-1];return{format:r,parameters:(0,C.
Zm)(P)?P:void 0,filter:v,before:new C.Z6(S,x.data,x.sealed)}}}),93059:((W,L,h)=>{h.d(L,{n:()=>y});var I=h(45599);const C={BPC:"BitsPerComponent",CS:"ColorSpace",
D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function y(A){if(A.dataStart<0)return;const D=new I.Bi;for(let x=0;x+1<A.count;x+=2){
const p=A.name(x);p!==void 0&&D.set(C[p]??p,A.value(x+1))}return new I.Z6(D,A.content.subarray(A.dataStart,A.dataEnd))}}),8283:((W,L,h)=>{h.d(L,{A2:()=>C,EI:()=>D,
GM:()=>y,OD:()=>p,Os:()=>A,iN:()=>x});var I=h(78157);const C=216,y=217,A=218,D=254,x=r=>r>=224&&r<=239;function*p(r){const S=(0,I.bS)(r);for(let P=2;;){const E=v(
S,P);if(E<0)return;const b=S[E+1],F=b===C||b===y||b===m;if(!F&&E+4>S.length)return;const k=F?0:S.readUInt16BE(E+2),j=E+2+k;if(j>S.length||!F&&k<2||(yield{marker:b,
start:E,end:j,data:S.subarray(F?j:E+4,j)},b===y))return;P=j}}const m=1;function v(r,S){for(let P=r.indexOf(255,S);P>=0&&P+1<r.length;P=r.indexOf(255,P+1)){const E=r[P+
1];if(E!==0&&E!==255&&(E<208||E>215))return P}return-1}}),12121:((W,L,h)=>{h.d(L,{x:()=>A});var I=h(78157),C=h(8283);const y={224:"JFIF\0",226:"ICC_PROFILE\0",238:"\
Adobe"};function A(p){const m=(0,I.bS)(p);if(m[0]!==255||m[1]!==C.A2)return p;const v=[];let r=0;for(const{marker:S,start:P,end:E,data:b}of(0,C.OD)(m))S===C.GM&&
!x(m,E)?(v.push(m.subarray(r,E)),r=m.length):(S===C.EI||(0,C.iN)(S)&&!D(S,b))&&(v.push(m.subarray(r,P)),r=E);return r===0?p:Buffer.concat([...v,m.subarray(r)])}
function D(p,m){const v=y[p];return v!==void 0&&(0,I.w1)(m,0,v)}function x(p,m){for(let v=m;v<p.length;v++)if(p[v]>32)return!1;return!0}}),71856:((W,L,h)=>{h.d(
L,{B4:()=>v,Ij:()=>A,In:()=>D,lq:()=>x});var I=h(21996),C=h(90536),y=h(45599);async function A(r){r.trailer.delete("Info");const S=await(0,I.Av)(r,Object.keys(p));
for(const P of[...S].sort((E,b)=>E-b)){if(!(0,C.L)(r.get(P),b=>m(r,b).length>0))continue;(0,C.C)(r.edit(P),b=>{for(const F of m(r,b))b.delete(F)});const E=r.job.
pace.step(1e3);E&&await E}}const D=r=>r instanceof y.Z6&&((0,y.Eo)(r.dict.get("Type"),"Metadata")||(0,y.Eo)(r.dict.get("Subtype"),"XML")),x={"PTEX.FileName":r=>r instanceof
y.Mx,"PTEX.InfoDict":y.Zm},p={Metadata:D,PieceInfo:()=>!0,...x},m=(r,S)=>Object.keys(p).filter(P=>S.has(P)&&p[P](r.resolve(S.get(P))));function v(r){const S=r.dict(
r.trailer.get("Info"))!==void 0,P=r.resolve(r.catalog.get("Metadata"))!==null;return r.trailer.delete("Info"),r.catalog.has("Metadata")&&r.editCatalog().delete(
"Metadata"),Number(S)+Number(P)}}),44738:((W,L,h)=>{h.d(L,{L:()=>x,m:()=>p});var I=h(45599),C=h(55969),y=h(3466),A=h(9731),D=h(17671);async function x(m,v){const r=new Set;
let S=0,P=!1;for(let F=0;F<m.pages.count;F++){const k=p(m,m.pages.number(F));for(const{number:G}of k){const H=m.get(G);if(r.has(G)||!(0,I.Zm)(H)||!v(H,F))continue;
r.add(G);const X=(0,C.B)(m,H);X==="Popup"&&S++,X==="Widget"&&(P=!0)}const j=m.job.pace.step(500+k.length*100);j&&await j}if(r.size===0)return 0;const E=(0,D.Hi)(
m),b=P?await y.R.of(m):void 0;return await(0,D.Pv)(E,r,()=>(0,D.Wi)(E,r)),b&&await(0,D.zg)(E,b),await(0,A.U)(E),r.size-S}function p(m,v){const r=m.entry(v,"Anno\
ts"),S=m.array(r)??[];if(!S.some(I.Zm))return S.filter(I.i9);const P=m.edit((0,I.i9)(r)?r:v),E=m.array((0,I.Zm)(P)?P.get("Annots"):P)??[];for(const[b,F]of E.entries())
(0,I.Zm)(F)&&(E[b]=m.add(F));return E.filter(I.i9)}})};
