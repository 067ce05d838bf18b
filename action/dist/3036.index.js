"use strict";exports.id=3036,exports.ids=[3036],exports.modules={55969:((at,V,o)=>{o.d(V,{B:()=>F,E:()=>U});var _=o(45599);const Z=new Set(["Text","FreeText","Line","Square",
"Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Popup","Sound","Redact","Projection"]),I=new Set(["Link","Wi\
dget","FileAttachment"]);function F(L,h){const c=L.resolve(h.get("Subtype"));return c instanceof _.SX?c.text:""}const U=(L,h)=>h==="comments"?Z.has(L):L!==""&&!I.
has(L)}),57994:((at,V,o)=>{o.d(V,{u:()=>It});var _=o(21996),Z=o(33973),I=o(55969),F=o(45059),U=o(36502),L=o(17671),h=o(44738),c=o(71856),f=o(9819),i=o(45599),P=o(
15141),N=o(60502),R=o(78021);const k=new Set(["GoTo","GoToDp","Hide","ResetForm","SetOCGState","Trans","GoTo3DView","Thread","Named","URI"]),J=new Set(["JavaScr\
ipt","Launch","SubmitForm","ImportData","Rendition","GoToR","GoToE","Movie","Sound","RichMediaExecute"]),tt=new Set(["URI","GoToR","GoToE","Launch"]),X=new Set(
["NextPage","PrevPage","FirstPage","LastPage"]),C=/^(?:javascript|vbscript|data):/i,G=["A","PA","OpenAction"];class j{document;wanted;scripts=new Set;links=new Set;found=new Map;chains;others=0;constructor(s,r){
this.document=s,this.wanted=r,this.chains=new P.X(s,{isDead:u=>this.isDead(u,!0),isGone:()=>!1})}get removedScripts(){return this.scripts.size+this.others}get removedLinks(){
return this.links.size}visit=(s,r)=>{for(const u of G)this.isAction(r.get(u))&&this.chains.pruneAction(s,r,u);return this.isAction(r.get("AA"))&&this.chains.pruneAdditional(
s,r),r.has("Next")&&!(0,N.Q)(r)&&this.chains.pruneChain(r,s),!(0,R.Uc)(r)&&this.isDead(r,!1)&&this.found.set(r,s),this.wanted.scripts&&!this.scripts.has(r)&&this.
dropEntries(r)};finish(){for(const[s,r]of this.found)this.document.exists(r)&&(this.document.edit(r),s.clear())}isAction(s){return s!==void 0&&(0,i.Zm)(this.document.
resolve(s))}isDead(s,r){return this.wanted.scripts&&this.isScript(s,r)?this.scripts.add(s):this.wanted.links&&this.leadsOut(s)&&this.links.add(s),this.scripts.has(
s)||this.links.has(s)}isScript(s,r){const{document:u}=this,S=u.resolve(s.get("S"));if(!(S instanceof i.SX))return(r||(0,i.Eo)(s.get("Type"),"Action"))&&O(u.resolve(
s.get("JS")));if(J.has(S.text))return!0;if(S.text==="Named"){const A=u.resolve(s.get("N"));return s.has("N")&&!(A instanceof i.SX&&X.has(A.text))}return S.text===
"URI"?C.test(b(u.resolve(s.get("URI")))):S.text==="Thread"?s.has("F"):r&&!k.has(S.text)}leadsOut(s){const r=this.document.resolve(s.get("S"));return r instanceof
i.SX?tt.has(r.text)&&(r.text!=="URI"||s.has("URI"))||r.text==="Thread"&&s.has("F"):!1}dropEntries(s){const{document:r}=this;let u=!1;const S=(A,$)=>{!s.has(A)||
!$(r.resolve(s.get(A)))||(s.delete(A),this.others++,u=!0)};return s.has("S")&&S("JS",O),S("OnInstantiate",A=>A instanceof i.Z6),(0,i.Eo)(r.resolve(s.get("Type")),
"RichMediaActivation")&&S("Scripts",Array.isArray),u}}const O=p=>p instanceof i.Mx||p instanceof i.Z6,b=p=>p instanceof i.Mx?Buffer.from(p.bytes).toString("lati\
n1").replace(/[^\x21-\x7e]/g,""):"";class M{document;removed=0;constructor(s){this.document=s}privateData=(s,r)=>{const{document:u}=this,S=s===u.catalogNumber&&
r===u.catalog,A=this.removed;this.drop(r,"PieceInfo",i.Zm)&&r.delete("LastModified"),this.drop(r,"Thumb",$=>$ instanceof i.Z6),S||this.drop(r,"Metadata",c.In);for(const[
$,Q]of Object.entries(c.lq))this.drop(r,$,Q);return S&&this.drop(r,"SpiderInfo",i.Zm),(0,i.Eo)(u.resolve(r.get("Type")),"DPart")&&this.drop(r,"DPM",i.Zm),this.removed>
A};dropWebCapture(){this.dropNames(["IDS","URLS"])}dropNames(s){const r=(0,f.Wo)(this.document,"Names");for(const u of s)r?.dict.has(u)&&(this.document.edit(r.holder),
r.dict.delete(u),this.removed++)}drop(s,r,u){return!s.has(r)||!u(this.document.resolve(s.get(r)))?!1:(s.delete(r),this.removed++,!0)}}const d=["EF","RF","F","UF",
"DOS","Mac","Unix","Desc","Thumb","CI","EP","ID"];class y{document;specifications=new Map;constructor(s){this.document=s}visit=(s,r)=>{const{document:u}=this;(0,i.
Zm)(u.resolve(r.get("EF")))&&this.specifications.set(r,s);let S=!1;for(const A of["AF","MCAF"])this.listsFiles(r.get(A))&&(r.delete(A),S=!0);return S};finish(){
const{document:s}=this;for(const[u,S]of this.specifications){for(const A of s.dict(u.get("EF"))?.values()??[])(0,i.i9)(A)&&s.remove(A);s.edit(S);for(const A of d)
u.delete(A)}const r=(0,f.Wo)(s,"Names");r?.dict.has("EmbeddedFiles")&&(s.edit(r.holder),r.dict.delete("EmbeddedFiles")),s.catalog.has("Collection")&&s.editCatalog().
delete("Collection")}listsFiles(s){const{document:r}=this,u=r.resolve(s);return(0,i.cy)(u)?!0:(0,i.Zm)(u)&&(u.has("EF")||(0,i.Eo)(r.resolve(u.get("Type")),"File\
spec"))}}var D=o(92223),w=o(76862),g=o(34635);async function e(p,s,r){const u=new Set(s.neverShown()),S=[],A=($,Q,it)=>(it&&s.isNeverShown(Q.get("OC"))&&S.push(
$),Q.has("Alternates")?m(p,Q,s):(0,i.Eo)(p.resolve(Q.get("S")),"SetOCGState")?v(p,Q,u):(0,i.Eo)(p.resolve(Q.get("Type")),"OCMD")&&T(p,Q,u));await(0,g.y)(p,r,[A]);
for(const $ of S)p.put($,l());(0,w.a)(p,u);for(const $ of u)p.remove($);return u.size}const l=()=>new i.Z6(new i.Bi([["Type",new i.SX("XObject")],["Subtype",new i.
SX("Form")],["BBox",[0,0,0,0]]]),new Uint8Array(0));function m(p,s,r){const u=p.array(s.get("Alternates"))??[],S=u.filter(A=>!r.isNeverShown(p.dict(A)?.get("OC")));
return S.length===u.length?!1:(S.length>0?s.set("Alternates",S):s.delete("Alternates"),!0)}function v(p,s,r){const u=p.array(s.get("State")),S=u?.filter(A=>!((0,i.
i9)(A)&&r.has(A.number)));return!u||!S||S.length===u.length?!1:(s.set("State",S),!0)}function T(p,s,r){if(!H(p,s.get("OCGs"),r)&&!H(p,s.get("VE"),r))return!1;for(const u of[
"OCGs","VE","P"])s.delete(u);return!0}const K=32;function H(p,s,r){const u=new Set,S=s===void 0?[]:[[s,0]];for(let A=S.pop();A;A=S.pop()){const[$,Q]=A;if($ instanceof
i.oS&&r.has($.number))return!0;const it=p.array($);if(!(!it||u.has(it)||Q>K)){u.add(it);for(const dt of it)S.push([dt,Q+1])}}return!1}var z=o(58006),st=o(38671),
nt=o(12121),rt=o(78157);const ft=new Set(["xml ","uuid","uinf","asoc","lbl ","nlst","jp2i","free"]),ot=new Set(["ftbl","flst","cref"]),t="jP  ",n=65359,a=65424,
x=65380;function E(p){const s=(0,rt.bS)(p);if(s.length>1&&s.readUInt16BE(0)===n)return Y(s)??p;const r=B(s);if(r?.[0]?.type!==t||r.some(({type:A})=>ot.has(A)))return p;
const u=r.flatMap(({type:A,from:$,body:Q,end:it})=>{if(ft.has(A))return[];const dt=A==="jp2c"?Y(s.subarray(Q,it)):void 0;return dt?[W(dt.length),dt]:[s.subarray(
$,it)]}),S=Buffer.concat(u);return S.length===s.length?p:S}function B(p){const s=[];for(let r=0;r<p.length;){if(r+8>p.length)return;const u=p.toString("latin1",
r+4,r+8),S=p.readUInt32BE(r),A=S===1;if(A&&r+16>p.length)return;const $=A?Number(p.readBigUInt64BE(r+8)):S===0?p.length-r:S,Q=r+(A?16:8);if(r+$>p.length||r+$<Q)
return;s.push({type:u,from:r,body:Q,end:r+$}),r+=$}return s}function W(p){const s=Buffer.alloc(8);return s.writeUInt32BE(p+8,0),s.write("jp2c",4,"latin1"),s}function Y(p){
if(p.length<4||p.readUInt16BE(0)!==n)return;const s=[];let r=0;for(let u=2;u+4<=p.length;){const S=p.readUInt16BE(u);if(S===a||S<65280)break;const A=u+2+p.readUInt16BE(
u+2);S===x&&(s.push(p.subarray(r,u)),r=A),u=A}return r===0?void 0:Buffer.concat([...s,p.subarray(r)])}async function q(p,s){let r=0;for(let u=1;u<s.length;u++){
if(s[u]!==1||!p.isStream(u))continue;const S=p.get(u),A=S instanceof i.Z6?await et(p,S):void 0;A&&(p.put(u,A),r++);const $=p.job.pace.step(2e3);$&&await $}return r}
async function et(p,s){const{format:r,filter:u,parameters:S,before:A}=(0,st.R)(p,s);if(r!=="jpg"&&r!=="jp2")return;const $=p.decodedPart(A)?.data;if(!$)return;const Q=p.
job.pace.step($.length);Q&&await Q;const it=r==="jpg"?(0,nt.x)($):E($);if(it===$)return;const dt=(0,z.n)(s,it,{compress:!1});return dt.dict.set("Filter",u),S&&dt.
dict.set("DecodeParms",S),dt}const ct=p=>new Set(p.split(/\s+/)),ut={Catalog:ct(`Type Version Extensions Pages PageLabels Names Dests ViewerPreferences PageLayo\
ut PageMode Outlines Threads OpenAction AA URI
AcroForm Metadata StructTreeRoot MarkInfo Lang SpiderInfo OutputIntents PieceInfo OCProperties Perms Legal Requirements Collection
NeedsRendering DSS AF DPartRoot`),Page:ct(`Type Parent LastModified Resources MediaBox CropBox BleedBox TrimBox ArtBox BoxColorInfo Contents Rotate Group Thumb \
B Dur Trans
Annots AA Metadata PieceInfo StructParents ID PZ SeparationInfo Tabs TemplateInstantiated PresSteps UserUnit VP AF OutputIntents DPart`)},pt=2,gt=4,vt=32,Et=["V",
"DV","RV","AP"],yt=64;class wt{document;removed=0;widgets=new Map;shown=new Set;roles=new Set;constructor(s){this.document=s}visit=(s,r)=>{const{document:u}=this,
S=u.resolve(r.get("Subtype"));(0,i.Eo)(S,"Widget")&&this.noteWidget(s,r);const A=u.resolve(r.get("S"));A instanceof i.SX&&r.has("P")&&this.roles.add(A.text);const $=s===
u.catalogNumber&&r===u.catalog,Q=!$&&(0,i.Eo)(u.resolve(r.get("Type")),"Page")&&r.has("Parent");return($||Q)&&this.dropUnknown(r,ut[$?"Catalog":"Page"])};finish(){
const{document:s}=this;for(const[Q,it]of this.widgets){const dt=[...this.fieldsOf(Q,it)];if(!dt.some(([ht])=>this.shown.has(ht)))for(const[ht,lt]of dt)this.dropValues(
ht,lt)}const r=(0,f.Wo)(s,"StructTreeRoot"),u=s.dict(r?.dict.get("RoleMap"));if(!r||!u)return;const S=new Set(this.roles);for(const Q of S){const it=s.resolve(u.
get(Q));it instanceof i.SX&&S.add(it.text)}const A=[...u.keys()].filter(Q=>!S.has(Q));if(A.length===0)return;const $=r.dict.get("RoleMap");s.edit((0,i.i9)($)?$.
number:r.holder);for(const Q of A)u.delete(Q);this.removed+=A.length}noteWidget(s,r){const u=this.document.resolve(r.get("F")),S=A=>typeof u=="number"&&(u&A)!==
0;if(S(pt)||S(vt)&&!S(gt))this.widgets.set(r,s);else for(const[A]of this.fieldsOf(r,s))this.shown.add(A)}*fieldsOf(s,r){yield[s,r];let u=s.get("Parent");for(let S=0;S<
yt&&(0,i.i9)(u);S++){const A=this.document.dict(u);if(!(0,i.Zm)(A))return;yield[A,u.number],u=A.get("Parent")}}dropValues(s,r){const u=Et.filter(S=>s.has(S));if(u.
length!==0){this.document.edit(r);for(const S of u)s.delete(S);this.removed++}}dropUnknown(s,r){const u=[...s.keys()].filter(S=>!r.has(S));for(const S of u)s.delete(
S);return this.removed+=u.length,u.length>0}}var Ot=o(84961),Pt=o(43496),Mt=o(17413);const Dt=new Set(["script","submit","execute"]);async function xt(p){const s=(0,f.
Wo)(p,"AcroForm"),r=p.resolve(s?.dict.get("XFA"));if(!s||r===null)return{removed:0,isDropped:!1};let u=0,S="";for(const A of(0,i.cy)(r)?r:[s.dict.get("XFA")]){const $=p.
resolve(A);$ instanceof i.Mx&&(S=Buffer.from($.bytes).toString("latin1")),(0,i.i9)(A)&&$ instanceof i.Z6&&(u+=await St(p,A,$,S))}return await(0,Ot.qg)(p)===!1?{
removed:u,isDropped:!1}:(p.edit(s.holder),s.dict.delete("XFA"),p.catalog.has("NeedsRendering")&&p.editCatalog().delete("NeedsRendering"),{removed:u+1,isDropped:!0})}
async function St(p,s,r,u){const S=p.decodedPart(r)?.data;if(!S||!(0,i.i9)(s))return 0;const A=Buffer.from(S).toString("latin1");let $=0;const Q=({local:dt},ht)=>{
const lt=Dt.has(dt)&&u!=="datasets"&&!ht.some(Tt);return lt&&$++,lt},it=await(0,Mt.Y)(A,Q,p.job.pace);return it!==A&&p.put(s,(0,z.n)(r,Buffer.from(it,"latin1"),
{compress:!0})),it===A?0:$}const Tt=({namespace:p,local:s})=>s==="datasets"&&p===Pt.dK.xfa;async function It(p,s){const r=s.attachments?(await(0,F._)(p)).length:
0,u=new U.z(p),S=await bt(p,s,u),A=await At(p,s,u),$=await Rt(p,s),{live:Q}=await(0,Z.Gy)(p),it=s.imageMetadata?await q(p,Q):0,dt=s.metadata?(0,c.B4)(p):0;return{
removed:{scripts:$.scripts,privateData:$.privateData,metadata:dt,hiddenLayers:A.layers,hiddenText:A.texts,attachments:r,comments:S,externalLinks:$.links,imageMetadata:it+
A.images},isXfaDropped:$.isXfaDropped,unread:A.unread}}async function bt(p,s,r){const u=new Set;return await(0,h.L)(p,S=>{const A=(0,I.B)(p,S);return s.comments&&
(0,I.E)(A,"comments")?(A!=="Popup"&&u.add(S),!0):s.attachments&&A==="FileAttachment"||s.hiddenLayers&&r.isNeverShown(S.get("OC"))}),u.size}const Ct={layers:0,texts:0,
images:0,unread:0};async function At(p,s,r){const u=s.hiddenLayers&&(0,f.Wo)(p,"OCProperties")!==void 0&&(r.neverShown().length>0||(await(0,_.V3)(p,["OCMD","OFF"])).
length>0);if(!u&&!s.hiddenText&&!s.imageMetadata)return Ct;const S=(0,L.Hi)(p),{live:A}=await(0,Z.Gy)(p),$=new D.I(p,{layers:u?r:void 0,text:s.hiddenText,images:s.
imageMetadata},S.structure),{texts:Q,images:it,unread:dt}=await $.run(A);return await S.structure.flush(),await(0,L.Pv)(S,new Set(S.removal.removed())),{layers:u?
await e(p,r,A):0,texts:Q,images:it,unread:dt}}async function Rt(p,s){const r=new j(p,{scripts:s.scripts,links:s.externalLinks}),u=new M(p),S=new wt(p),A=new y(p),
$=[];(s.scripts||s.externalLinks)&&$.push(r.visit),s.privateData&&$.push(u.privateData,S.visit),s.attachments&&$.push(A.visit);const{live:Q}=await(0,Z.Gy)(p);await(0,g.
y)(p,Q,$),r.finish(),s.attachments&&A.finish(),s.privateData&&(u.dropNames(["IDS","URLS"]),S.finish()),s.scripts&&mt(p,"Names","JavaScript"),s.externalLinks&&mt(
p,"URI","Base");const it=s.scripts?await xt(p):{removed:0,isDropped:!1};return{scripts:r.removedScripts+it.removed,links:r.removedLinks,privateData:u.removed+S.
removed,isXfaDropped:it.isDropped}}function mt(p,s,r){const u=(0,f.Wo)(p,s);u?.dict.has(r)&&(p.edit(u.holder),u.dict.delete(r))}}),8510:((at,V,o)=>{o.d(V,{f:()=>L});
var _=o(78157),Z=o(85008),I=o(56681);const F=4096,U=20;async function L(h,c){if(!h.includes(_.IQ))return{content:h,comments:0};const f=new Z.oz(h),i=[];let P=h.
indexOf(_.IQ);for(let N=1,R=0;;N++){const k=f.next(),J=k===Z.Kp?h.length:f.start;if(P<R&&(P=h.indexOf(_.IQ,R)),P<0||(P<J&&i.push({from:R,to:J,text:""}),k===Z.Kp))
break;R=f.end;const tt=N%F===0?c.step(F*U):void 0;tt&&await tt}return{content:i.length===0?h:await(0,I.E$)(h,i,c),comments:i.length}}}),56681:((at,V,o)=>{o.d(V,
{E$:()=>I,KQ:()=>Z,xZ:()=>F});const _=500;class Z{found=[];get any(){return this.found.length>0}add(L,h,c=""){this.found.push({from:L,to:h,text:c})}inOrder(){const L=[
...this.found].sort((c,f)=>c.from-f.from||f.to-c.to),h=[];for(const c of L){const f=h.at(-1);(!f||c.from>=f.to||c.from===c.to)&&h.push(c)}return h}}async function I(U,L,h){
const c=[];let f=0;for(const{from:i,to:P,text:N}of L){if(i<f)continue;const R=i===f&&f>0;c.push(U.subarray(f,i),Buffer.from(`${R?"":`
`}${N}${N===""?"":`
`}`,"latin1")),f=P;const k=h.step(_);k&&await k}return c.push(U.subarray(f)),Buffer.concat(c)}function F(U,L){let[h,c]=[0,U.length];for(;h<c;){const f=h+c>>1;U[f].
to<=L?h=f+1:c=f}return h<U.length&&U[h].from<=L}}),92223:((at,V,o)=>{o.d(V,{I:()=>ft,c:()=>rt});var _=o(58006),Z=o(68973),I=o(45599),F=o(78157),U=o(36211),L=o(37709),
h=o(36078),c=o(5490),f=o(97748),i=o(8510),P=o(56681),N=o(82416),R=o(85008),k=o(57373);class J{document;across=0;down=0;constructor(t){this.document=t}forget(){this.
across=this.down=0}async add(t,n){const a=await this.fontOf(n);if(!a)return;const x=tt(t,n,a);a.vertical?this.down+=x:this.across+=x*n.stretch}async settled(t){
if(this.across===0&&this.down===0)return"";const n=await this.fontOf(t),a=n?.vertical===!0?t.size:t.size*t.stretch,x=n?.vertical===!0?this.down:this.across;return this.
forget(),a===0||x===0?"":`[${(0,h._)(-1e3*x/a)}] TJ`}async fontOf({resource:t}){return t!==void 0&&this.document.dict(t)?(0,k.G)(this.document,t):void 0}}function tt(ot,t,n){
const a=ot.count-1,x=ot.string(a);if(x)return X(x,t,n);if(ot.kind(a)!==R.pQ)return 0;let E=0;const B=ot.inside(a);for(let W=B.next();W;W=B.next())W===R.An||W===
R.Cd?E+=X((0,N.E3)(ot.content,B.start,B.end),t,n):W===R.uk&&(E-=(0,N.kz)(ot.content,B.start,B.end)/1e3*t.size);return E}function X(ot,{size:t,charSpace:n,wordSpace:a},x){
let E=0;for(const B of x.glyphs(ot)){const W=x.vertical&&B.vertical?B.vertical.advance:B.width;E+=W*t+n+(B.isSpace?a:0)}return E}var C=o(38671),G=o(93059),j=o(12121);
const O=["F","Filter","DP","DecodeParms","L","Length"];function b(ot,t){const n=(0,G.n)(t),{format:a,before:x}=n?(0,C.R)(ot,n):{},E=a==="jpg"&&x?ot.decodedPart(
x)?.data:void 0;if(!E)return;const B=(0,j.x)(E);if(B===E)return;const W=(et,ct)=>Buffer.from(t.content.subarray(t.startOf(et),t.endOf(ct))).toString("latin1"),Y=[];
for(let et=0;et+1<t.count;et+=2){const ct=t.name(et)??"";O.includes(ct)?(ct==="DP"||ct==="DecodeParms")&&W(et+1,et+1).startsWith("<<")&&Y.push(W(et,et+1)):Y.push(
W(et,et+1))}const q=Buffer.from(B).toString("latin1");return`BI ${Y.join(" ")} /F /DCT /L ${B.length} ID ${q}
EI`}var M=o(64680),d=o(45079);const y=1e4,D=["ActualText","Alt","E"];class w{document;around;layers;cuts;ids=[];open=[];beyond=0;hiding=0;paintedCount=0;removedCount=0;constructor(t,n,a,x){
this.document=t,this.around=n,this.layers=a,this.cuts=x}get isHidden(){return this.hiding>0}painted(){this.paintedCount++}removed(){this.removedCount++}begin(t,n){
if(this.open.length>=y){this.beyond++;return}const a=t.name(0)??"",x=t.operator==="BDC"?this.listOf(t):void 0,E=a==="OC"&&this.layers?.isNeverShown(x)===!0,B=this.
isHidden;this.open.push({from:n,to:t.end,tag:Buffer.from(t.content.subarray(t.startOf(0),t.endOf(0))).toString("latin1"),properties:this.document.dict(x),hides:E,
isInside:B,painted:this.paintedCount,removed:this.removedCount}),E&&this.hiding++,(E||B)&&this.cuts.add(n,t.end)}end(t,n){if(this.beyond>0)return this.beyond--,
!1;const a=this.open.pop();return a?(a.hides&&this.hiding--,(a.hides||a.isInside)&&this.cuts.add(t,n),this.close(a,t,n),a.hides&&!this.isHidden):!1}finish(t){for(;this.
open.length>0;)this.end(t,t)}close(t,n,a){const{tag:x,properties:E,hides:B,isInside:W}=t;if(this.paintedCount===t.painted&&(this.removedCount>t.removed||W||B)){
const q=this.document.resolve(E?.get("MCID"));if(typeof q=="number"&&this.ids.push(q),B||W)return;this.cuts.add(t.from,t.to),this.cuts.add(n,a)}else if(this.removedCount>
t.removed&&E&&D.some(q=>E.has(q))){const q=new I.Bi([...E].filter(([ut])=>!D.includes(ut))),et=new M.k(256);(0,d.bD)(et,q,d.yT);const ct=Buffer.from(et.bytes).toString(
"latin1");this.cuts.add(t.from,t.to,/\b\d+ \d+ R\b/.test(ct)?`${x} BMC`:`${x} ${ct} BDC`)}}listOf(t){const n=t.name(1);if(n!==void 0)return this.around.find("Pr\
operties",n);const a=t.value(1);return(0,I.Zm)(a)?a:void 0}}const g=500,e=0,l=3,m={Do:[0,"XObject"],Tf:[0,"Font"],gs:[0,"ExtGState"],sh:[0,"Shading"],cs:[0,"Col\
orSpace"],CS:[0,"ColorSpace"],scn:[-1,"Pattern"],SCN:[-1,"Pattern"],BDC:[1,"Properties"],DP:[1,"Properties"]};class v{document;around;hidden;cuts=new P.KQ;marks;debt;states;uses=[];forms=[];path=[];clips=!1;saved=[];from=0;texts=0;images=0;constructor(t,n,a,x){
this.document=t,this.around=n,this.hidden=a,this.marks=new w(t,n,a.layers,this.cuts),this.debt=new J(t),this.states=new c.U({...(0,f.ue)([1,0,0,1,0,0]),mode:x,resource:void 0})}async clean(t){
const{pace:n}=this.document.job,{content:a,comments:x}=this.hidden.text?await(0,i.f)(t,n):{content:t,comments:0};this.texts+=x,await(0,L.K)(a,n,Y=>{const q=this.
take(Y);if(!q){this.from=Y.end;return}return q.then(()=>{this.from=Y.end})}),this.marks.finish(a.length);const E=this.cuts.inOrder(),B=n.step(E.length*g);return B&&
await B,{content:E.length===0?a:await(0,P.E$)(a,E,n),...await this.usesAfter(E),forms:this.forms.filter(({at:Y})=>!(0,P.xZ)(E,Y)),ids:this.marks.ids,texts:this.
texts,images:this.images}}async usesAfter(t){const n=new Map,a=new Map;for(const{shelf:E,name:B,at:W}of this.uses){const Y=(0,P.xZ)(t,W)?a:n;Y.set(E,(Y.get(E)??
new Set).add(B));const q=this.document.job.pace.step(g);q&&await q}const x=E=>[...E].flatMap(([B,W])=>[...W].map(Y=>({shelf:B,name:Y})));return{used:x(n),unused:x(
a)}}take(t){this.note(t),this.marks.isHidden&&this.dropComments(t);const{operator:n}=t;switch(n){case"BMC":case"BDC":this.marks.begin(t,this.from);return;case"E\
MC":this.marks.end(this.from,t.end)&&(this.saved=[]);return;case"Tj":case"TJ":return this.show(t);case"'":case'"':return this.showOnNextLine(t);case"BT":case"Tm":case"\
Td":case"TD":case"T*":this.debt.forget();return;default:this.marks.isHidden||this.drawsHidden(t)?this.hide(t):(n==="Do"||n==="sh"||n==="BI"||U.lJ.has(n))&&this.
paint(t),this.follow(t)}}dropComments(t){const{content:n,count:a,end:x,operator:E}=t,B=a>0?t.startOf(0):x-E.length;E!=="BI"&&n.subarray(this.from,B).includes(F.
IQ)&&this.cuts.add(this.from,B)}drawsHidden(t){const{layers:n}=this.hidden,a=n&&t.operator==="Do"?t.name(0):void 0;return a!==void 0&&n.isNeverShown(this.document.
dict(this.around.find("XObject",a))?.get("OC"))}note(t){const n=Object.hasOwn(m,t.operator)?m[t.operator]:void 0;if(!n)return;const[a,...x]=n,E=t.name(a<0?t.count+
a:a);if(E!==void 0)for(const B of x){const W=this.around.shelf(B,E);if(!W)continue;this.uses.push({shelf:W,name:E,at:this.from});const Y=B==="XObject"?this.document.
resolve(W.dict.get(E)):null;Y instanceof I.Z6&&(0,I.Eo)(this.document.resolve(Y.dict.get("Subtype")),"Form")&&this.forms.push({value:W.dict.get(E),mode:this.isModeInvisible()?
l:e,at:this.from})}}follow(t){const{states:n,around:a,document:x}=this;if(n.follow(t))return;const{current:E}=n,B=t.name(0);if(t.operator==="Tf"&&B!==void 0)E.resource=
a.find("Font",B),E.size=t.number(1)||0;else if(t.operator==="gs"&&B!==void 0){const W=x.array(x.dict(a.find("ExtGState",B))?.get("Font")),Y=x.resolve(W?.[1]);W&&
(E.resource=W[0]),typeof Y=="number"&&(E.size=Y)}else(0,f.ZO)(t,E)}paint(t){const{operator:n}=t;if(this.marks.painted(),n==="BI"&&this.hidden.images&&this.strip(
t),!!U.lJ.has(n)){for(const[a,x]of this.path)this.cuts.add(a,x);this.path=[]}}strip(t){const n=b(this.document,t);n!==void 0&&(this.cuts.add(this.from,t.end,n),
this.images++)}hide(t){const{cuts:n,from:a}=this,{operator:x,end:E}=t;if(this.marks.removed(),U.Rl.has(x))this.path.push([a,E]);else if(x==="W"||x==="W*")this.clips=
!0;else if(U.lJ.has(x)){if(this.clips)n.add(a,E,"n");else for(const[B,W]of[...this.path,[a,E]])n.add(B,W);this.path=[],this.clips=!1}else if(x==="q")this.saved.
push(a);else if(x==="Q"){const B=this.saved.pop();B!==void 0&&n.add(B,E)}else["Do","sh","BI","MP","DP"].includes(x)&&n.add(a,E)}isModeInvisible(){return this.states.
current.mode===l}isInvisible(){const{document:t,hidden:n,states:a}=this,{resource:x}=a.current;return n.text&&this.isModeInvisible()&&!(0,I.Eo)(t.resolve(t.dict(
x)?.get("Subtype")),"Type3")}async show(t){const{debt:n,from:a}=this,{current:x}=this.states,E={...x};if(this.goes()){this.cuts.add(a,t.end),await n.add(t,E);return}
this.marks.painted();const B=await n.settled(E);B!==""&&this.cuts.add(a,a,B)}async showOnNextLine(t){const{current:n}=this.states;this.debt.forget();const{count:a,
operator:x}=t,E=x==='"'&&a>=3;if(E&&(n.wordSpace=t.number(a-3)||0,n.charSpace=t.number(a-2)||0),!this.goes()){this.marks.painted();return}this.cuts.add(this.from,
t.end,`${E?`${(0,h._)(n.wordSpace)} Tw ${(0,h._)(n.charSpace)} Tc `:""}T*`),await this.debt.add(t,{...n})}goes(){if(!this.marks.isHidden){if(!this.isInvisible())
return!1;this.texts++}return this.marks.removed(),!0}}var T=o(9819);class K{document;resources;holder;outer;shelves=new Map;constructor(t,n,a,x){this.document=t,
this.resources=n,this.holder=a,this.outer=x}shelf(t,n){const a=this.own(t);return a?.dict.has(n)?a:this.outer?.shelf(t,n)}find(t,n){return this.shelf(t,n)?.dict.
get(n)}own(t){const n=this.shelves.get(t);if(n||this.shelves.has(t))return n;const{document:a}=this,E=a.dict(this.resources)?.get(t),B=a.resolve(E),W=(0,I.Zm)(B)?
{dict:B,holder:(0,T.Kd)(E,(0,T.Kd)(this.resources,this.holder))}:void 0;return this.shelves.set(t,W),W}}var H=o(90896);const z=Uint8Array.of(10),st=new Uint8Array(
0),nt=6;async function rt(ot,t,n){const{dict:a}=(0,_.n)(t,n,{compress:!1});return a.set("Filter",(0,I.UU)("FlateDecode")),new I.Z6(a,await(0,Z.uM)(ot.job).deflate(
n,nt))}class ft{document;hidden;structure;modes=new Map;borrowed=new Map;pages=new Map;forms=new Set;used=new Map;unused=[];unread=new Set;texts=0;images=0;constructor(t,n,a){
this.document=t,this.hidden=n,this.structure=a}async run(t){(this.hidden.layers||this.hidden.text)&&await(0,H.g)(this.document),this.hidden.text&&await this.readModes(
t);const{pages:n}=this.document;for(let a=0;a<n.count;a++)await this.page(a);for(const a of[...this.borrowed.keys()])await this.form(a);for(let a=1;a<t.length;a++)
t[a]===1&&await this.object(a);return this.dropUnused(),{texts:this.texts,images:this.images,unread:this.unread.size}}async readModes(t){const{document:n}=this,
a=[],x=async(E,B,W)=>{const{forms:Y}=await new v(n,B,{...this.hidden,text:!1,images:!1},W).clean(E);for(const q of Y){const et=(0,I.i9)(q.value)?q.value.number:
-1,ct=this.modes.get(et)??new Set;et<0||ct.has(q.mode)||(this.modes.set(et,ct.add(q.mode)),this.hasResources(et)||this.borrowed.set(et,B),a.push(q))}};for(const E of n.
pages.numbers)await x(this.joined(this.streamsOf(E)),this.aroundPage(E),e);for await(const{stream:E,around:B}of this.beginnings(t)){const W=this.decoded(E);W&&await x(
W,B,e)}for(let E=a.pop();E;E=a.pop()){const B=n.resolve(E.value),W=B instanceof I.Z6?this.decoded(B):void 0,Y=E.value.number;W&&B instanceof I.Z6&&await x(W,this.
aroundStream(Y,B),E.mode)}}async*beginnings(t){const{document:n}=this,a=new Set;for(let x=1;x<t.length;x++){const E=n.job.pace.step(200);E&&await E;const B=t[x]===
1?n.get(x):null,W=B instanceof I.Z6?B.dict:B;if(!(0,I.Zm)(W))continue;const Y=(0,I.Eo)(n.resolve(W.get("Subtype")),"Type3");for(const q of this.startsIn(x,W,Y)){
const et=(0,I.i9)(q)&&!a.has(q.number)?n.resolve(q):void 0;if(!(0,I.i9)(q)||!(et instanceof I.Z6))continue;a.add(q.number);const ct=Y?new K(n,W.get("Resources"),
x):this.aroundStream(q.number,et);yield{stream:et,around:ct}}}}startsIn(t,n,a){const{document:x}=this;return a?[...x.dict(n.get("CharProcs"))?.values()??[]]:x.resolve(
n.get("PatternType"))===1?[new I.oS(t)]:[...x.dict(n.get("AP"))?.values()??[]].flatMap(B=>{const W=x.resolve(B);return(0,I.Zm)(W)?[...W.values()]:[B]})}async page(t){
const{document:n}=this,a=n.pages.number(t),x=this.streamsOf(a),E=n.entry(a,"Resources"),B=`${x.map(ut=>ut.number).join(" ")}|${(0,I.i9)(E)?E.number:`page ${a}`}`,
W=this.pages.get(B);if(W){n.pages.patch(t,{Contents:W});return}const Y=this.joined(x),q=this.aroundPage(a),et=await new v(n,q,this.hidden,e).clean(Y);if(await this.
took(et,q,a,0,n.entry(a,"StructParents")),et.content===Y)return;const ct=n.add(await rt(n,new I.Z6(new I.Bi,st),et.content));this.pages.set(B,ct),n.edit(a),n.pages.
patch(t,{Contents:ct})}streamsOf(t){const{document:n}=this,a=n.entry(t,"Contents");return((0,I.i9)(a)&&n.isStream(a.number)?[a]:n.array(a)??[]).filter(E=>(0,I.i9)(
E)&&n.resolve(E)instanceof I.Z6)}joined(t){const n=t.map(a=>this.decoded(this.document.resolve(a))??new Uint8Array(0));return Buffer.concat(n.flatMap(a=>[a,z]))}aroundPage(t){
const{document:n}=this;return new K(n,n.dict(new I.oS(t))?.get("Resources"),t)}async object(t){const{document:n}=this,a=n.get(t),x=n.job.pace.step(200);if(x&&await x,
a instanceof I.Z6){const{dict:E}=a;((0,I.Eo)(n.resolve(E.get("Subtype")),"Form")||n.resolve(E.get("PatternType"))===1||E.has("BBox")&&!E.has("ShadingType"))&&await this.
form(t)}else(0,I.Zm)(a)&&(0,I.Eo)(n.resolve(a.get("Subtype")),"Type3")&&await this.glyphs(t,a)}async form(t){const n=this.document.get(t);if(this.forms.has(t)||
!(n instanceof I.Z6))return;this.forms.add(t);const{layers:a}=this.hidden;if(a?.isNeverShown(n.dict.get("OC"))===!0)return;const x=this.modes.get(t),E=x?.size===
1?[...x][0]:e;await this.stream(t,this.aroundStream(t,n),E)}async glyphs(t,n){const{document:a}=this,x=new K(a,n.get("Resources"),t);for(const E of a.dict(n.get(
"CharProcs"))?.values()??[])!(0,I.i9)(E)||this.forms.has(E.number)||(this.forms.add(E.number),await this.stream(E.number,x,e))}async stream(t,n,a){const{document:x}=this,
E=x.get(t),B=E instanceof I.Z6?this.decoded(E):void 0;if(!B||!(E instanceof I.Z6))return;const W=await new v(x,n,this.hidden,a).clean(B);await this.took(W,n,-1,
t,E.dict.get("StructParents")),W.content!==B&&x.put(t,await rt(x,E,W.content))}async took(t,n,a,x,E){this.texts+=t.texts,this.images+=t.images;for(const{shelf:W,
name:Y}of t.used){const q=this.used.get(W.dict)??new Set;this.used.set(W.dict,q.add(Y))}for(const W of t.unused)this.unused.push(W);for(const{value:W}of t.forms)
(0,I.i9)(W)&&!this.hasResources(W.number)&&!this.borrowed.has(W.number)&&(this.borrowed.set(W.number,n),await this.form(W.number));const B=this.document.resolve(
E);t.ids.length>0&&typeof B=="number"&&await this.structure.dropMarked(B,a,x,t.ids)}hasResources(t){const n=this.document.get(t);return n instanceof I.Z6&&this.
document.dict(n.dict.get("Resources"))!==void 0}aroundStream(t,n){return new K(this.document,n.dict.get("Resources"),t,this.borrowed.get(t))}decoded(t){const n=this.
document.decodedPart(t);return n||this.unread.add(t),n?.data}dropUnused(){for(const{shelf:t,name:n}of this.unused)this.used.get(t.dict)?.has(n)===!0||!t.dict.has(
n)||(this.document.edit(t.holder),t.dict.delete(n))}}}),90896:((at,V,o)=>{o.d(V,{g:()=>I});var _=o(45599);const Z=64;async function I(U){const{pages:L,job:h}=U,
c=new Map;for(let f=0;f<L.count;f++){const i=h.pace.step(500);i&&await i;const P=L.number(f);if(U.entry(P,"Resources")!==void 0)continue;const N=F(U,P);if(N===void 0)
continue;const R=U.dict(new _.oS(N)).get("Resources"),k=(0,_.i9)(R)?R:c.get(N)??U.add(R);c.set(N,k),L.patch(f,{Resources:k})}for(const f of c.keys()){const i=U.
edit(f);(0,_.Zm)(i)&&i.delete("Resources")}}function F(U,L){let h=U.entry(L,"Parent");for(let c=0;c<Z&&(0,_.i9)(h);c++){const f=U.dict(h);if(f?.has("Resources")===
!0)return h.number;h=f?.get("Parent")}}}),34635:((at,V,o)=>{o.d(V,{y:()=>I});var _=o(90536),Z=o(45599);async function I(F,U,L){for(let h=1;h<U.length;h++){if(U[h]!==
1)continue;const c=F.get(h),f=c instanceof Z.Z6?c:void 0,i={changed:!1,visited:0};(0,_.C)(c,N=>{i.visited++;for(const R of L)R(h,N,N===f?.dict?f:void 0)&&(i.changed=
!0)}),i.changed&&F.exists(h)&&F.edit(h);const P=F.job.pace.step(300*i.visited);P&&await P}}}),84961:((at,V,o)=>{o.d(V,{$x:()=>i,Kh:()=>c,qg:()=>P,xS:()=>f});var _=o(
58552),Z=o(33973),I=o(90536),F=o(45599),U=o(3907),L=o(33311),h=o(9819);function c(R,k){const J=R.resolve(k.get("S"));return(!k.has("S")||(0,F.Eo)(J,"JavaScript")||
(0,F.Eo)(J,"Rendition"))&&R.resolve(k.get("JS"))!==null}async function f(R,k){const J=k.filter(X=>(0,I.L)(R.get(X),C=>c(R,C)));if(J.length===0)return!1;const{live:tt}=await(0,Z.
Gy)(R);return J.some(X=>tt[X]===1)}async function i(R){return await f(R,(await(0,L.S)(R)).JS)||P(R)}async function P(R){if(!(0,F.Zm)(R.get(R.catalogNumber)))return!1;
const k=R.resolve((0,h.Wo)(R,"AcroForm")?.dict.get("XFA"));if(k===null)return!1;if(R.security?.locked===!0)return null;for(const J of Array.isArray(k)?k:[k]){const tt=R.
resolve(J);if(!(tt instanceof F.Z6))continue;let X;try{X=await R.decodedAtEase(tt)}catch(G){if(!(G instanceof _.zU)||G.code==="cancelled")throw G;return!0}const C=(0,U.
xK)(X);if(C===void 0||C.includes("script")&&await N(C,R.job.pace))return!0}return!1}async function N(R,k){const J=tt=>(tt.kind==="start"||tt.kind==="empty")&&/^(?:[^:]*:)?script$/.
test(tt.name);return await(0,U.km)(R,k,J)!=="well-formed"}}),77500:((at,V,o)=>{o.d(V,{Yw:()=>h,br:()=>U,f4:()=>I,mD:()=>F});var _=o(58552),Z=o(9819);function I(c,f){
return f.form?.dict.has("XFA")?c.resolve(c.catalog.get("NeedsRendering"))===!0||!f.fields.some(({kind:P})=>P!=="unknown")?"dynamic":"static":"none"}function F(c,f){
if(I(c,f)!=="dynamic")return;const i="is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new _.zU("invalid_parameters",`file: ${i}`,{issues:[
{field:"file",message:i}],advice:"Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function U(c,f){const i=(0,Z.Wo)(c,"\
AcroForm");return i?.dict.has("XFA")?(c.edit(i.holder),i.dict.delete("XFA"),c.catalog.has("NeedsRendering")&&c.editCatalog().delete("NeedsRendering"),[h(f)]):[]}
const L={values:"it would still show the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that c\
annot be read, which may have some. The fields themselves remain.",places:"it says where fields are on the pages. The fields themselves remain.",merge:"XFA form\
s cannot be merged. The fields themselves remain."},h=c=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${L[c]}`})}),38671:((at,V,o)=>{
o.d(V,{R:()=>F});var _=o(52205),Z=o(45599);const I={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function F(U,L){
const h=(0,_.c3)(U,L.dict.get("Filter")),c=(0,_.c3)(U,L.dict.get("DecodeParms")),f=h.at(-1)??null,i=f instanceof Z.SX?I[f.text]:void 0;if(!i)return{format:i,parameters:void 0,
filter:f,before:L};const P=new Z.Bi(L.dict);P.set("Filter",h.slice(0,-1)),P.set("DecodeParms",c.slice(0,h.length-1));const N=c[h.length-1];return{format:i,parameters:(0,Z.
Zm)(N)?N:void 0,filter:f,before:new Z.Z6(P,L.data,L.sealed)}}}),93059:((at,V,o)=>{o.d(V,{n:()=>I});var _=o(45599);const Z={BPC:"BitsPerComponent",CS:"ColorSpace",
D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function I(F){if(F.dataStart<0)return;const U=new _.Bi;for(let L=0;L+1<F.count;L+=2){
const h=F.name(L);h!==void 0&&U.set(Z[h]??h,F.value(L+1))}return new _.Z6(U,F.content.subarray(F.dataStart,F.dataEnd))}}),8283:((at,V,o)=>{o.d(V,{A2:()=>Z,EI:()=>U,
GM:()=>I,OD:()=>h,Os:()=>F,iN:()=>L});var _=o(78157);const Z=216,I=217,F=218,U=254,L=i=>i>=224&&i<=239;function*h(i){const P=(0,_.bS)(i);for(let N=2;;){const R=f(
P,N);if(R<0)return;const k=P[R+1],J=k===Z||k===I||k===c;if(!J&&R+4>P.length)return;const tt=J?0:P.readUInt16BE(R+2),X=R+2+tt;if(X>P.length||!J&&tt<2||(yield{marker:k,
start:R,end:X,data:P.subarray(J?X:R+4,X)},k===I))return;N=X}}const c=1;function f(i,P){for(let N=i.indexOf(255,P);N>=0&&N+1<i.length;N=i.indexOf(255,N+1)){const R=i[N+
1];if(R!==0&&R!==255&&(R<208||R>215))return N}return-1}}),12121:((at,V,o)=>{o.d(V,{x:()=>F});var _=o(78157),Z=o(8283);const I={224:"JFIF\0",226:"ICC_PROFILE\0",
238:"Adobe"};function F(h){const c=(0,_.bS)(h);if(c[0]!==255||c[1]!==Z.A2)return h;const f=[];let i=0;for(const{marker:P,start:N,end:R,data:k}of(0,Z.OD)(c))P===
Z.GM&&!L(c,R)?(f.push(c.subarray(i,R)),i=c.length):(P===Z.EI||(0,Z.iN)(P)&&!U(P,k))&&(f.push(c.subarray(i,N)),i=R);return i===0?h:Buffer.concat([...f,c.subarray(
i)])}function U(h,c){const f=I[h];return f!==void 0&&(0,_.w1)(c,0,f)}function L(h,c){for(let f=c;f<h.length;f++)if(h[f]>32)return!1;return!0}}),71856:((at,V,o)=>{
o.d(V,{B4:()=>f,Ij:()=>F,In:()=>U,lq:()=>L});var _=o(21996),Z=o(90536),I=o(45599);async function F(i){i.trailer.delete("Info");const P=await(0,_.Av)(i,Object.keys(
h));for(const N of[...P].sort((R,k)=>R-k)){if(!(0,Z.L)(i.get(N),k=>c(i,k).length>0))continue;(0,Z.C)(i.edit(N),k=>{for(const J of c(i,k))k.delete(J)});const R=i.
job.pace.step(1e3);R&&await R}}const U=i=>i instanceof I.Z6&&((0,I.Eo)(i.dict.get("Type"),"Metadata")||(0,I.Eo)(i.dict.get("Subtype"),"XML")),L={"PTEX.FileName":i=>i instanceof
I.Mx,"PTEX.InfoDict":I.Zm},h={Metadata:U,PieceInfo:()=>!0,...L},c=(i,P)=>Object.keys(h).filter(N=>P.has(N)&&h[N](i.resolve(P.get(N))));function f(i){const P=i.dict(
i.trailer.get("Info"))!==void 0,N=i.resolve(i.catalog.get("Metadata"))!==null;return i.trailer.delete("Info"),i.catalog.has("Metadata")&&i.editCatalog().delete(
"Metadata"),Number(P)+Number(N)}}),17413:((at,V,o)=>{o.d(V,{Y:()=>I});var _=o(43496),Z=o(3907);async function I(U,L,h){const c=new F(L);await(0,Z.km)(U,h,P=>((P.
kind==="start"||P.kind==="empty")&&c.start(P.name,P.attributes,P.from),(P.kind==="end"||P.kind==="empty")&&c.end(P.name,P.to),c.isTooDeep));const f=[];let i=0;for(const P of c.
dropped)f.push(U.slice(i,P.from)),i=P.to;return f.join("")+U.slice(i)}class F{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new _.ee;constructor(L){this.
drops=L}start(L,h,c){this.isTooDeep=this.open.length>=Z.ol,this.scope.enter(h);const f=this.scope.ofElement(L);this.open.push({name:L,from:c,drops:this.drops(f,
this.elements)}),this.elements.push(f)}end(L,h){let c=this.open.length-1;for(;c>=0&&this.open[c].name!==L;)c--;if(c<0)return;const{drops:f,from:i}=this.open[c];
for(;this.open.length>c;)this.open.pop(),this.elements.pop(),this.scope.leave();if(f){for(;this.dropped.length>0&&this.dropped.at(-1).from>i;)this.dropped.pop();
this.dropped.push({from:i,to:h})}}}}),44738:((at,V,o)=>{o.d(V,{L:()=>L,m:()=>h});var _=o(45599),Z=o(55969),I=o(3466),F=o(9731),U=o(17671);async function L(c,f){
const i=new Set;let P=0,N=!1;for(let J=0;J<c.pages.count;J++){const tt=h(c,c.pages.number(J));for(const{number:C}of tt){const G=c.get(C);if(i.has(C)||!(0,_.Zm)(
G)||!f(G,J))continue;i.add(C);const j=(0,Z.B)(c,G);j==="Popup"&&P++,j==="Widget"&&(N=!0)}const X=c.job.pace.step(500+tt.length*100);X&&await X}if(i.size===0)return 0;
const R=(0,U.Hi)(c),k=N?await I.R.of(c):void 0;return await(0,U.Pv)(R,i,()=>(0,U.Wi)(R,i)),k&&await(0,U.zg)(R,k),await(0,F.U)(R),i.size-P}function h(c,f){const i=c.
entry(f,"Annots"),P=c.array(i)??[];if(!P.some(_.Zm))return P.filter(_.i9);const N=c.edit((0,_.i9)(i)?i:f),R=c.array((0,_.Zm)(N)?N.get("Annots"):N)??[];for(const[
k,J]of R.entries())(0,_.Zm)(J)&&(R[k]=c.add(J));return R.filter(_.i9)}}),86537:((at,V,o)=>{o.d(V,{l1:()=>N,wS:()=>J,EF:()=>tt});var _=o(45657),Z=o(36211),I=o(36078),
F=o(74135);function U(X,{x:C,y:G,width:j,height:O}){const b=([g])=>C-g,M=([g])=>g-C-j,d=([,g])=>G-g,y=([,g])=>g-G-O,D=g=>e=>-g(e),w=[[b],[M],[D(b),D(M),d],[D(b),
D(M),y]];return X.flatMap(g=>[b,M,d,y].some(e=>g.every(l=>e(l)>=0))?[g]:w.flatMap(e=>{const l=e.reduce((m,v)=>L(m,v),g);return l.length>2?[l]:[]}))}function L(X,C){
const G=[];for(let j=0;j<X.length;j++){const[O,b]=[X[j],X[(j+1)%X.length]],[M,d]=[C(O),C(b)];M>=0&&G.push(O),M>0!=d>0&&M!==d&&G.push(h(O,b,M/(M-d)))}return G}const h=([
X,C],[G,j],O)=>[X+(G-X)*O,C+(j-C)*O];function c(X,C){const G=[];for(const j of X){let O=[];for(let b=1;b<j.length;b++){const[M,d]=[j[b-1],j[b]],y=f(M,d,C);if(O.
length===0&&!(y&&y[0]<=0)&&O.push(M),!y){O.push(d);continue}y[0]>0&&O.push(h(M,d,y[0])),O.length>1&&G.push(O),O=y[1]<1?[h(M,d,y[1]),d]:[]}O.length>1&&G.push(O)}
return G}function f([X,C],[G,j],{x:O,y:b,width:M,height:d}){let[y,D]=[0,1];for(const[w,g]of[[X-G,X-O],[G-X,O+M-X],[C-j,C-b],[j-C,b+d-C]])if(w===0){if(g<0)return}else
w<0?y=Math.max(y,g/w):D=Math.min(D,g/w);return y<D?[y,D]:void 0}const i=24,P=.5;class N{boxOnly;outline=F.gF;constructor(C=!1){this.boxOnly=C}parts=[];built=[];texts=[];clip="";last=[
0,0];build(C,G,j){const{operator:O}=C;if(O==="W"||O==="W*")this.clip=O;else if(!Z.Rl.has(O))return!1;if(this.built.push([j,C.end]),this.boxOnly)return this.outline=
(0,F.kO)(this.outline,R(C,G)),!0;this.texts.push(Buffer.from(C.content.subarray(j,C.end)).toString("latin1"));const b=M=>(0,F.Gd)(G,C.number(M)||0,C.number(M+1)||
0);switch(O){case"m":this.begin(b(0));break;case"l":this.line(b(0));break;case"c":this.curve(b(0),b(2),b(4));break;case"v":this.curve(this.last,b(0),b(2));break;case"\
y":this.curve(b(0),b(2),b(2));break;case"h":this.close();break;case"re":this.rectangle(C,G)}return!0}get box(){if(this.boxOnly){const[M,d,y,D]=this.outline;return M>
y?void 0:{x:M,y:d,width:y-M,height:D-d}}const C=this.parts.flatMap(({points:M})=>M);if(C.length===0)return;const[G,j]=[C.map(([M])=>M),C.map(([,M])=>M)],[O,b]=[
(0,_.YG)(G),(0,_.YG)(j)];return{x:O,y:b,width:(0,_.Kf)(G)-O,height:(0,_.Kf)(j)-b}}get clips(){return this.clip!==""}forget(){this.parts=[],this.outline=F.gF,this.
built=[],this.texts=[],this.clip=""}get pieces(){return this.built}without(C,G,j,O){const b=Z.lJ.get(G),M=Math.sqrt(Math.abs(j[0]*j[3]-j[1]*j[2])),d=Math.max(O*
M/2,P),{box:y}=this;if(!(g=>y&&C.some(e=>tt(y,J(e,g))))(b.strokes?d:0))return;const w=[];if(b.fill){const g=C.reduce(U,this.parts.map(({points:e})=>e));(0,_.RZ)(
w,g.map(e=>`${k(e,j)} h`)),g.length>0&&w.push(b.fill==="even-odd"?"f*":"f")}if(b.strokes){const g=this.parts.map(({points:l,isClosed:m})=>m||b.closes?[...l,l[0]]:
l),e=C.reduce((l,m)=>c(l,J(m,d)),g);(0,_.RZ)(w,e.map(l=>k(l,j))),e.length>0&&w.push("S")}return this.clips&&((0,_.RZ)(w,this.texts),w.push("n")),w.join(`
`)}begin(C){this.parts.push({points:[C],isClosed:!1}),this.last=C}line(C){const G=this.parts.at(-1);(!G||G.isClosed)&&this.begin(this.last),this.parts.at(-1).points.
push(C),this.last=C}curve([C,G],[j,O],[b,M]){const[d,y]=this.last;for(let D=1;D<=i;D++){const w=D/i,[g,e,l,m]=[(1-w)**3,3*w*(1-w)**2,3*w**2*(1-w),w**3];this.line(
[g*d+e*C+l*j+m*b,g*y+e*G+l*O+m*M])}}close(){const C=this.parts.at(-1);C&&(C.isClosed=!0,this.last=C.points[0])}rectangle(C,G){const[j,O,b,M]=[0,1,2,3].map(d=>C.
number(d)||0);this.begin((0,F.Gd)(G,j,O)),this.line((0,F.Gd)(G,j+b,O)),this.line((0,F.Gd)(G,j+b,O+M)),this.line((0,F.Gd)(G,j,O+M)),this.close()}}function R(X,C){
const G=Array.from({length:X.count},(O,b)=>X.number(b)||0);if(X.operator==="re"){const[O=0,b=0,M=0,d=0]=G;return(0,F.zl)(C,[O,b,O+M,b+d])}const j=[];for(let O=0;O+
1<G.length;O+=2)j.push((0,F.Gd)(C,G[O],G[O+1]));return(0,F.$L)(j)}const k=(X,C)=>{const G=(0,F.DI)(C);return(0,I.XL)(X.map(([j,O])=>(0,F.Gd)(G,j,O)))},J=({x:X,y:C,
width:G,height:j},O)=>({x:X-O,y:C-O,width:G+2*O,height:j+2*O}),tt=(X,C)=>X.x<C.x+C.width&&C.x<X.x+X.width+Number.MIN_VALUE&&X.y<C.y+C.height&&C.y<X.y+X.height+Number.
MIN_VALUE}),2843:((at,V,o)=>{o.d(V,{q:()=>O});var _=o(45599),Z=o(92223),I=o(78157),F=o(64680),U=o(45079),L=o(37709),h=o(36078),c=o(56681);const f=1e3,i=500;async function P(M,d,y,D,w){
const{pace:g}=M.job,e=[...w],l=new k;return await(0,L.K)(d,g,m=>{const v=m.count>0?m.startOf(0):m.end,T=D.get(v),K=N(m,y.get(v),T,l);return K!==void 0&&e.push({
from:v,to:K.replaces?m.end:v,text:K.text}),T&&g.step(T.shown.count*i)}),e.sort((m,v)=>m.from-v.from||m.to-v.to),e.length===0?d:(0,c.E$)(d,e,g)}function N({operator:M},d,y,D){
if(R.has(M)&&D.forget(),!d)return;const w=D.take(d);return y?{text:J(d)+tt(d,y.glyphs,w,D),replaces:!0}:w===0?void 0:{text:`[${(0,h._)(w)}] TJ`,replaces:!1}}const R=new Set(
["BT","Tm","Td","TD","T*","'",'"']);class k{across=0;down=0;forget(){this.across=this.down=0}add(d,{font:y,size:D,stretch:w}){const g=-d/f*D;y.vertical?this.down+=
g:this.across+=g*w}take({font:d,size:y,stretch:D}){const w=d.vertical?y:y*D,g=d.vertical?this.down:this.across;return this.forget(),w===0||g===0?0:-f*g/w}}function J({
operator:M,wordSpace:d,charSpace:y}){return M==="'"?"T* ":M==='"'?`${(0,h._)(d)} Tw ${(0,h._)(y)} Tc T* `:""}function tt(M,d,y,D){const w=new C(y);let g=0;for(const e of M.
elements){if(typeof e=="number"){w.number(e);continue}const l=M.font.glyphs(e);let m=0;for(const v of l){const T=M.font.partEnd(e,m,1);d.has(g++)?w.remove(X(v,M)):
w.keep(e.subarray(m,T)),m=T}}return D.add(w.rest(),M),w.isEmpty?"":`[${w.text()}] TJ`}function X(M,{font:d,size:y,charSpace:D,wordSpace:w}){const g=d.vertical&&
M.vertical?M.vertical.advance:M.width,e=D+(M.isSpace?w:0);return-f*(g+(y===0?0:e/y))}class C{sink=new F.k(256);parts=[];bytes=[];numbers=[];hasGap;hasGlyphs=!1;constructor(d){
this.hasGap=d!==0,d!==0&&this.numbers.push(d)}get isEmpty(){return!this.hasGlyphs}number(d){this.numbers.push(d)}remove(d){this.numbers.push(d),this.hasGap=!0}keep(d){
this.numbers.length>0&&this.space();for(const y of d)this.bytes.push(y);this.hasGlyphs=!0}rest(){const d=this.numbers.reduce((y,D)=>y+D,0);return this.numbers=[],
this.flush(),d}text(){return this.parts.join(" ")}space(){this.flush();const d=this.hasGap?[this.numbers.reduce((y,D)=>y+D,0)]:this.numbers;for(const y of d)y!==
0&&this.parts.push((0,h._)(y));this.numbers=[],this.hasGap=!1}flush(){if(this.bytes.length===0)return;const{sink:d}=this;d.clear(),(0,U.pS)(d,Uint8Array.from(this.
bytes),U.yT),this.parts.push((0,I.bS)(d.bytes).toString("latin1")),this.bytes=[]}}const G=new Uint8Array(0),j=1e3;class O{document;copies=new Map;constructor(d){
this.document=d}made=new Set;copied=new Set;async page(d,y,D){const{document:w}=this,{pages:g}=w,e=new Map(y.flatMap(({contents:z})=>[...z])),l=w.dict(g.attribute(
d,"Resources")),m=await this.copyForms(e,y,D,l),v={},T=e.get(0),K=await this.without(0,T,y,D);K!==T&&(v.Contents=w.add(await(0,Z.c)(w,new _.Z6(new _.Bi,G),K)));
const H=this.replaceIn(l,m,D.images.get(0));H&&(v.Resources=w.add(H)),Object.keys(v).length>0&&g.patch(d,v);for(const z of w.array(w.entry(g.number(d),"Annots"))??
[])this.annotation(z,m)}async inPlace(d,y,D){const{document:w}=this,g=new Map(y.flatMap(({contents:e})=>[...e]));for(const[e,l]of g){const m=await this.without(
e,l,y,D),v=w.get(d.get(e)??e);m===l||!(v instanceof _.Z6)||w.put(d.get(e)??e,await(0,Z.c)(w,v,m))}}async without(d,y,D,{removals:w,others:g}){const e=w.get(d),l=g.
get(d)??[];if(!e&&l.length===0)return y;const m=new Map;for(const v of D)for(const T of v.shown)T.stream===d&&!m.has(T.from)&&m.set(T.from,T);return P(this.document,
y,m,e??new Map,l)}async copyForms(d,y,D,w){const{document:g,copies:e}=this,l=this.changedForms(d,D),m=l.size===0?"":b(D),v=new Map,T=[];for(const K of l){const H=`${K}\
 ${m}`;let z=e.get(H);z||(e.set(H,z=g.add(null)),T.push(K)),v.set(K,z),this.made.add(z.number),this.copied.add(K)}for(const K of T){const H=g.get(K),z=await this.
without(K,d.get(K),y,D),st=await(0,Z.c)(g,H,z),nt=D.images.get(K),rt=g.dict(H.dict.get("Resources"))??(nt?w:void 0),ft=this.replaceIn(rt,v,nt);ft&&st.dict.set("\
Resources",ft),g.put(v.get(K),st)}return v}changedForms(d,{removals:y,others:D}){const{document:w}=this,g=new Map;for(const v of d.keys()){const T=v>0?w.get(v):
null;if(T instanceof _.Z6)for(const K of this.objectsIn(w.dict(T.dict.get("Resources"))).values())(0,_.i9)(K)&&g.set(K.number,[...g.get(K.number)??[],v])}const e=v=>y.
has(v)||(D.get(v)?.length??0)>0,l=[...d.keys()].filter(v=>v>0&&e(v)),m=new Set(l);for(let v=l.pop();v!==void 0;v=l.pop())for(const T of g.get(v)??[])m.has(T)||(m.
add(T),l.push(T));return w.job.pace.add(d.size*j),m}objectsIn(d){return this.document.dict(d?.get("XObject"))??new _.Bi}replaceIn(d,y,D=new Map){const w=this.objectsIn(
d);if(D.size===0&&![...w.values()].some(e=>(0,_.i9)(e)&&y.has(e.number)))return;const g=this.replaceAll(w,y);for(const[e,l]of D)g.set(e,l);return new _.Bi(d).set(
"XObject",g)}replaceAll(d,y){return new _.Bi([...d].map(([D,w])=>[D,((0,_.i9)(w)?y.get(w.number):void 0)??w]))}annotation(d,y){const{document:D}=this,w=D.dict(d),
g=D.dict(w?.get("AP"));if(!(0,_.i9)(d)||!w||!g||y.size===0)return;const e=this.replaceAll(g,y);for(const[l,m]of g){const v=D.resolve(m);(0,_.Zm)(v)&&e.set(l,this.
replaceAll(v,y))}D.edit(d),w.set("AP",e)}}function b({removals:M,others:d}){const y=[];for(const[D,w]of M)if(D!==0)for(const[g,{glyphs:e}]of w)y.push(`${D}:${g}\
:${[...e].sort((l,m)=>l-m).join(",")}`);for(const[D,w]of d)if(D!==0)for(const{from:g,to:e,text:l}of w)y.push(`${D}-${g}-${e}-${l}`);return y.sort().join(" ")}}),
71157:((at,V,o)=>{o.d(V,{Cn:()=>I,jY:()=>F,wX:()=>U});var _=o(74135),Z=o(86537);class I{images=[];cuts=new Map;touched=new Set;cropped=new Set;croppedPaint=new Map;seenPaint=new Set;unseen=[];undivided=new Set;shown=[];lists=[];contents=new Map;groups=[];glyphs=0;isPartial=!1;paint(h,c,f,i){
const P=`${h} ${c}`;f?h>0&&this.seenPaint.add(P):this.croppedPaint.set(P,{stream:h,cuts:i()})}cut(h,c){const f=this.cuts.get(h);f?f.push(c):this.cuts.set(h,[c])}areUnseen(h,c){
let f=1/0;for(const i of h){if(this.isUnseen(i))return!0;f=Math.min(f,i)}return this.images.some(({after:i,matrix:P})=>i>f&&(0,Z.EF)(F(P),c))}isUnseen(h){const{
unseen:c}=this;let f=0;for(let i=c.length;f<i;){const P=f+i>>1;c[P][1]<=h?f=P+1:i=P}return f<c.length&&c[f][0]<=h}shownAt(h){const{shown:c}=this;let f=0;for(let i=c.
length-1;f<i;){const P=f+i+1>>1;c[P].first<=h?f=P:i=P-1}return c[f]}}function F(L){const[h,c,f,i]=(0,_.zl)(L,[0,0,1,1]);return{x:h,y:c,width:f-h,height:i-c}}const U=L=>-1-
L}),47212:((at,V,o)=>{o.d(V,{Bc:()=>tt,C7:()=>X,FU:()=>G,PC:()=>J,Wz:()=>k});var _=o(74135),Z=o(6057),I=o(75444),F=o(58971),U=o(87141),L=o(12657),h=o(31095),c=o(
36502),f=o(98689),i=o(18930),P=o(71157),N=o(68096);const R=1e9;class k{document;texts;constructor(O){this.document=O,this.texts=new i.X(O)}async shown(O,b){return this.
read(O,new c.z(this.document),!0,b)}async all(O,b){return this.read(O,new N.R8(this.document),!1,b)}async cropped(O){const b=(0,Z.iw)(this.document,O),{width:M,
height:d}=(0,_.iN)(b),y={x:0,y:0,width:M*b.userUnit,height:d*b.userUnit};return{...await this.read(O,new N.R8(this.document),!1,[],y),visible:y}}async read(O,b,M,d,y){
const{document:D}=this,w=(0,Z.iw)(D,O),g=(0,U.y)(w),{width:e,height:l}=(0,_.iN)(w),m={width:e*w.userUnit,height:l*w.userUnit},{builder:v,trace:T,reader:K}=this.
reading(b,m,M,d,y),H=new F.X(D),z=new h.H(D,D.dict(D.pages.attribute(O,"Resources"))),st=await H.page(O);T.contents.set(0,st),await K.page(st,z,(0,N.nk)(g));for(const nt of(0,I.
bD)(D,O,w.rotation,b))await K.form(nt.form,(0,I.RZ)(D),(0,N.nk)((0,_.lw)(nt.matrix,g)));return this.finish(O,v,T,m)}async stream(O,b){const{document:M}=this,d={
width:R,height:R},{builder:y,trace:D,reader:w}=this.reading(new N.R8(M),d,!1,[]);return D.contents.set(0,O),await w.page(O,new h.H(M,M.dict(b),(0,I.RZ)(M)),(0,N.
nk)([1,0,0,-1,0,0])),this.finish(-1,y,D,d)}reading(O,{width:b,height:M},d,y,D){const{document:w}=this,g=new f.g(d?b:R,d?M:R,0,!0);g.isEndless=!d;const e=new P.Cn,
l=new L.y(w.job),m=new N.sE(w,new F.X(w),O,l,g,e,d,y,D);return{builder:g,trace:e,reader:m}}async finish(O,b,M,d){const y=await this.texts.assemble(O,b,d,{usesElementTexts:!1});
return b.leavesOut&&(M.isPartial=!0),{page:y,trace:M}}}function J(j,O,b,M,d){for(const{first:y,count:D}of O.letters(b,M))tt(j,y,D,d)}function tt({page:j,trace:O},b,M,d){
const{glyphs:y}=j.found.edges;for(let D=b;D<b+M;D++)C(O,y[D],d)}function X({trace:j},O){for(const b of j.touched)C(j,b,O)}function C(j,O,b){if(O>=0)b.add(O);else
for(const[M,d]of j.groups[(0,P.wX)(O)])for(let y=M;y<d;y++)b.add(y)}function G({page:j,trace:O},b){for(const[M,d]of j.found.edges.joined)b.has(M)&&C(O,d,b),b.has(
d)&&C(O,M,b);for(const{first:M,count:d,elements:y,font:D}of O.shown){let w=-1,g=!0,e=M;for(const l of y)if(typeof l!="number")for(const{text:m}of D.glyphs(l)){if(b.
has(e)){if(g&&w>=0)for(let v=w+1;v<e;v++)b.add(v);w=e,g=!0}else m.trim()!==""&&(g=!1);e++}if(e>M+d)return}}}),68096:((at,V,o)=>{o.d(V,{R8:()=>k,nk:()=>O,sE:()=>y,
zT:()=>w});var _=o(45599),Z=o(85008),I=o(4745),F=o(63181),U=o(4186),L=o(74135),h=o(6057),c=o(97748),f=o(93059),i=o(36211),P=o(86537),N=o(36502),R=o(71157);class k extends N.
z{isOff(){return!1}}class J{builder;trace;areas;next=0;group=-1;listed;constructor(e,l,m){this.builder=e,this.trace=l,this.areas=m}seen;glyph(e,l,m,v,T){const K=this.
group<0?this.next++:this.listed?.[this.next++]??(0,R.wX)(this.group);this.builder.edges.glyph=K,this.seen&&!(0,P.EF)((0,P.wS)(X(e,m,v,T),tt*e.size),this.seen)&&
this.trace.cropped.add(K),this.areas.length>0&&this.touch(K,e,m,v,T),this.builder.glyph(e,l,m,v,T)}touch(e,l,m,v,T){const K=X(l,m,v,T);this.areas.some(H=>(0,P.EF)(
K,H))&&this.trace.touched.add(e)}}const tt=1;function X({font:g,frame:e,size:l},m,v,T){const[K,H]=e.vertical?[.5,.5]:[g.ascent,-g.descent];return(0,U.L)(e,Math.
min(m,v),Math.max(m,v),T-K*l,T+H*l)}class C extends J{space(){this.builder.space()}}const G=4,j=new Set([3,7]),O=g=>({...(0,c.ue)(g),lineWidth:1,isTransparent:!1,
clip:{x:-1e9,y:-1e9,width:2e9,height:2e9}});class b extends F.C{numbering;trace;visible;from=0;to=0;operator="";stream=0;open;replacing=[];replacedTexts=[];constructor(e,l,m,v){
super(e,l),this.numbering=e,this.trace=m,this.visible=v}begin(e,l,m){super.begin(e,l,m);const{stream:v,operator:T,from:K,to:H,trace:z}=this,{size:st,charSpace:nt,
wordSpace:rt,stretch:ft}=e,ot=z.glyphs;this.open={stream:v,operator:T,from:K,to:H,elements:[],font:l,size:st,charSpace:nt,wordSpace:rt,stretch:ft,first:ot,count:0},
z.shown.push(this.open)}show(e,l,m,v){const{trace:T,numbering:K}=this,H=this.open;(j.has(l.mode)||l.isTransparent)&&T.unseen.push([T.glyphs,T.glyphs+l.font.glyphs(
e).length]);const z=l.font.glyphs(e),st=z.length;H.elements.push(e),H.count+=st;const nt=T.glyphs;if(T.glyphs+=st,v){this.replacing.push([nt,T.glyphs]);for(const{
text:rt}of z)this.replacedTexts.push(rt)}(v!==void 0||m)&&(T.isPartial=!0),K.next=nt,K.seen=this.visible&&l.mode<G?w(l.clip,this.visible):void 0,super.show(e,l,
m,v),!v&&K.next!==T.glyphs&&(T.isPartial=!0)}adjust(e){super.adjust(e),this.open.elements.push(e)}replaced(e,l){const{numbering:m,replacing:v,replacedTexts:T}=this;
([...l].length===T.length||T.join("")===l)&&(m.listed=v.flatMap(([H,z])=>Array.from({length:z-H},(st,nt)=>H+nt))),m.group=this.trace.groups.push(v)-1,m.next=0,this.
replacing=[],this.replacedTexts=[],super.replaced(e,l),m.group=-1,m.listed=void 0}}const M=10,d=4;class y extends I.p{trace;areas;visible;tracing;path;constructor(e,l,m,v,T,K,H,z=[],st){
const nt=H?new C(T,K,z):new J(T,K,z),rt=new b(nt,v,K,st);super(e,l,rt,m),this.trace=K,this.areas=z,this.visible=st,this.tracing=rt,this.path=new P.l1(z.length===
0)}take(e,l){const{tracing:m}=this;if(m.stream=l.stream,m.operator=e.operator,m.from=e.count>0?e.startOf(0):e.end,m.to=e.end,e.count>1&&e.kind(1)===Z.q$&&this.noteList(
e,l.stream),!((this.areas.length>0||this.visible)&&this.paints(e,l)))return e.operator==="BI"?this.noteInline(e,l):e.operator==="gs"&&this.follow(e.name(0),l),super.
take(e,l)}follow(e,{scope:l,states:m}){const v=e===void 0?void 0:this.document.dict(l.find("ExtGState",e)),[T,K]=["ca","LW"].map(H=>this.document.resolve(v?.get(
H)));typeof T=="number"&&(m.current.isTransparent=T===0),typeof K=="number"&&(m.current.lineWidth=K)}paints(e,{states:l,stream:m}){const{path:v,trace:T,areas:K}=this,
H=l.current,{operator:z}=e,{from:st,to:nt}=this.tracing,rt=e.count>0?st:nt-z.length;if(v.build(e,H.matrix,rt))return!0;if(z==="w"&&(H.lineWidth=e.number(0)||0),
z==="sh"&&K.some(t=>(0,P.EF)(H.clip,t))&&T.undivided.add("a shading"),z==="sh"&&this.visible&&T.paint(m,st,(0,P.EF)(H.clip,this.visible),()=>[{from:st,to:nt,text:""}]),
!i.lJ.has(z))return!1;this.visible&&z!=="n"&&this.crop(e,H,m,rt);const ft=z==="n"?void 0:v.without(K,z,H.matrix,H.lineWidth);if(ft!==void 0){this.document.job.pace.
add(ft.length*K.length*d);for(const[t,n]of v.pieces)T.cut(m,{from:t,to:n,text:""});T.cut(m,{from:rt,to:nt,text:ft})}const{box:ot}=v;return v.clips&&ot&&(H.clip=
w(H.clip,ot)),v.forget(),!0}crop(e,l,m,v){const{path:T,trace:K,visible:H}=this,[z,st,nt,rt]=l.matrix,ft=M*l.lineWidth*Math.max(Math.hypot(z,st),Math.hypot(nt,rt))+
1;if(!T.box)return;const ot=(0,P.EF)((0,P.wS)(T.box,ft),w(l.clip,H));K.paint(m,v,ot,()=>[...T.clips?[]:T.pieces.map(([t,n])=>({from:t,to:n,text:""})),{from:v,to:e.
end,text:T.clips?"n":""}])}noteInline(e,{states:l,stream:m,scope:v}){const T=(0,f.n)(e);if(!T)return;const K=T.dict.get("ColorSpace"),H=K instanceof _.SX?v.find(
"ColorSpace",K.text):void 0;H!==void 0&&T.dict.set("ColorSpace",H);const{to:z}=this.tracing,{matrix:st,clip:nt}=l.current,rt=Buffer.from(e.content.buffer,e.content.
byteOffset,e.content.length).lastIndexOf("BI",e.count>0?e.startOf(0):e.dataStart);this.trace.images.push({stream:m,from:rt,to:z,image:T,matrix:st,clip:nt,after:this.
trace.glyphs})}draws(e,l){const m=e===void 0?null:this.document.resolve(l.scope.find("XObject",e));if(m instanceof _.Z6&&(0,_.Eo)(this.document.resolve(m.dict.get(
"Subtype")),"Image")){const{from:v,to:T}=this.tracing,{matrix:K,clip:H}=l.states.current;this.trace.images.push({stream:l.stream,from:v,to:T,image:m,matrix:K,clip:H,
after:this.trace.glyphs})}return super.draws(e,l)}noteList(e,l){const{operator:m,content:v}=e;if(m!=="BDC"&&m!=="DP"||!v.subarray(e.startOf(1),e.endOf(1)).some(
(st,nt)=>nt>1&&(st===40||st===60)))return;const T=e.value(1),K=Buffer.from(v.subarray(e.startOf(0),e.endOf(0))).toString("latin1"),{from:H,to:z}=this.tracing;(0,_.
Zm)(T)&&this.trace.lists.push({stream:l,tag:K,operator:m,from:H,to:z,dict:T})}async readForm(e,l,m){this.trace.contents.set(m.stream,e);const{current:v}=m.states,
T=this.visible&&(0,h.b0)(this.document,l.dict.get("BBox"));T&&(v.clip=w(v.clip,D(v.matrix,T))),await super.readForm(e,l,m)}}function D(g,e){const[l,m,v,T]=(0,L.
zl)(g,e);return{x:l,y:m,width:v-l,height:T-m}}function w(g,e){const[l,m]=[Math.max(g.x,e.x),Math.max(g.y,e.y)],v=Math.min(g.x+g.width,e.x+e.width),T=Math.min(g.
y+g.height,e.y+e.height);return{x:l,y:m,width:Math.max(v-l,0),height:Math.max(T-m,0)}}}),58006:((at,V,o)=>{o.d(V,{n:()=>F});var _=o(59596),Z=o(45599);const I=["\
DecodeParms","F","FFilter","FDecodeParms","DL"];function F(U,L,{compress:h}){const c=new Z.Bi(U.dict);h?c.set("Filter",(0,Z.UU)("FlateDecode")):c.delete("Filter");
for(const f of I)c.delete(f);return new Z.Z6(c,h?(0,_.Kc)(L):L)}})};
