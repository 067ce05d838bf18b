"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.add_overlay=void 0;const chunk_E6OB7R76_js_1=require("./chunk-E6OB7R76.js"),chunk_H6QE5UEV_js_1=require(
"./chunk-H6QE5UEV.js");require("./chunk-O6MMON5G.js");const chunk_IY5CF32T_js_1=require("./chunk-IY5CF32T.js");require("./chunk-GMP62N7T.js");const chunk_R5A6BLNP_js_1=require(
"./chunk-R5A6BLNP.js");require("./chunk-2OOG7MWY.js"),require("./chunk-CJWZ2MPQ.js");const chunk_UGMU44LB_js_1=require("./chunk-UGMU44LB.js"),chunk_KLP35QH2_js_1=require(
"./chunk-KLP35QH2.js"),chunk_ETIMQ53U_js_1=require("./chunk-ETIMQ53U.js");require("./chunk-CKDGA5PY.js");const chunk_ZBMKXLCV_js_1=require("./chunk-ZBMKXLCV.js");
require("./chunk-FQ5CLANY.js"),require("./chunk-E2ZVEWZV.js"),require("./chunk-GOXITCM4.js");const chunk_K32GSMXO_js_1=require("./chunk-K32GSMXO.js");require(".\
/chunk-X4D5GQRV.js"),require("./chunk-BHLFBBNU.js");const chunk_B2YFAM73_js_1=require("./chunk-B2YFAM73.js");require("./chunk-I24CHX2T.js"),require("./chunk-PEG\
FVCMK.js");const chunk_RFKSFVTF_js_1=require("./chunk-RFKSFVTF.js");require("./chunk-NTOB6BY6.js"),require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js");
const chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");require("./chunk-WYN2LYAQ.js");async function openOverlay({bytes:e},r,a){let s={repaired:!1},t=()=>{s.repaired=
!0};try{return{overlay:await(0,chunk_B2YFAM73_js_1.openDocument)(e,{...a,onRepaired:t},{password:r}),isRepaired:s.repaired}}catch(i){throw i instanceof chunk_GMSHOBQ3_js_1.
OctavoError?onOverlay(i,e):i}}function onOverlay(e,r){let a=(s,t,i=[])=>(0,chunk_GMSHOBQ3_js_1.invalidParameters)([{field:s,message:t,mentions:i}]);switch(e.code){case"\
password_required":return a("overlay","needs a password: give it as overlay_password",["overlay_password"]);case"wrong_password":return a("overlay_password","do\
es not open the overlay");case"unsupported_encryption":return a("overlay","is protected in a way that is not supported, such as by a certificate");case"unreadab\
le_document":{let s=(0,chunk_B2YFAM73_js_1.kindOfFile)(r);return a("overlay",s===void 0||s==="a PDF document"?UNREADABLE:`is ${s}; it must be a PDF document`)}case"\
limit_exceeded":{let s=e.issues.map(({message:t})=>({field:"overlay",message:t}));return new chunk_GMSHOBQ3_js_1.OctavoError(e.code,e.message,{issues:s,...e.advice===
void 0?{}:{advice:e.advice}})}default:return e}}var UNREADABLE="cannot be read, or has no pages: it must be a complete PDF document";async function withoutMarkedContentIds(e,r,a){
let s=[],t=0;return await(0,chunk_KLP35QH2_js_1.eachOperator)(r,e.job.pace,i=>{let{operator:o,count:n}=i,c=o==="BDC"?" BMC":o==="DP"?" MP":void 0;if(c===void 0||
n!==2)return;let u=i.name(1),l=u===void 0?i.value(1):a?.get(u);e.dict(l)?.has("MCID")&&(s.push(r.subarray(t,i.endOf(0)),Buffer.from(c,"latin1")),t=i.end)}),t===
0?r:Buffer.concat([...s,r.subarray(t)])}var OVERLAY_PART=1;async function formOf(e,r,a,s,t,i){let o=await i.prepare(a.resources),n=r.entry(r.pages.number(a.index),
"Group"),{filters:c,data:u}=await contentOf(r,a,t),l=(0,chunk_RFKSFVTF_js_1.dict)({Type:(0,chunk_RFKSFVTF_js_1.name)("XObject"),Subtype:(0,chunk_RFKSFVTF_js_1.name)(
"Form"),BBox:[...s.box],Matrix:[...(0,chunk_UGMU44LB_js_1.inverse)((0,chunk_UGMU44LB_js_1.viewerMatrix)(s))],Resources:new chunk_RFKSFVTF_js_1.PartRef(OVERLAY_PART,
o.number),Group:n===void 0?void 0:(0,chunk_R5A6BLNP_js_1.lift)(n,OVERLAY_PART),...c});return e.add(new chunk_RFKSFVTF_js_1.Stream(l,u))}async function contentOf(e,r,a){
let s=a.own(r),{isWhole:t,isKnown:i,open:o}=a.condition(s),n=s.length===1?e.get(s[0]):void 0,c=a.content(s),u=e.dict(e.dict(r.resources)?.get("Properties")),l=await withoutMarkedContentIds(
e,c,u);if(n instanceof chunk_RFKSFVTF_js_1.Stream&&(!i||t&&o.excess===0&&l===c)){let f=new chunk_RFKSFVTF_js_1.Dict([...n.dict].filter(([d])=>d==="Filter"||d===
"DecodeParms"));return(0,chunk_B2YFAM73_js_1.dropCryptFilter)(f),{filters:Object.fromEntries((0,chunk_R5A6BLNP_js_1.lift)(f,OVERLAY_PART)),data:e.encoded(n)}}let p=o.
excess===0?l:(0,chunk_H6QE5UEV_js_1.withoutExcess)(l,0);return{filters:{Filter:(0,chunk_RFKSFVTF_js_1.name)("FlateDecode")},data:(0,chunk_RFKSFVTF_js_1.deflate)(
p)}}var APART=new Set(["Page","Pages","Catalog","StructElem","StructTreeRoot","Annot"]),OverlayResources=class{constructor(e){this.overlay=e}overlay;seen=new Set;shared=new Map;async prepare(e){
let r=this.asObject(e);return await this.release(r),r}asObject(e){if((0,chunk_RFKSFVTF_js_1.isRef)(e)&&(0,chunk_RFKSFVTF_js_1.isDict)(this.overlay.resolve(e)))return e;
let r=this.overlay.dict(e)??new chunk_RFKSFVTF_js_1.Dict,a=this.shared.get(r);return a||this.shared.set(r,a=this.overlay.add(r)),a}async release(e){let{overlay:r,
seen:a}=this,s=[e];for(let t=s.pop();t!==void 0;t=s.pop())if(t instanceof chunk_RFKSFVTF_js_1.Ref){if(a.has(t.number))continue;a.add(t.number);let i=r.job.pace.
step(1e3);i&&await i;let o=r.get(t),n=o instanceof chunk_RFKSFVTF_js_1.Stream?o.dict:o;if((0,chunk_RFKSFVTF_js_1.isDict)(n)){if(this.isApart(n))continue;await this.
untie(t,o,n,e)}s.push(r.get(t))}else if(Array.isArray(t))for(let i of t)s.push(i);else if(t instanceof chunk_RFKSFVTF_js_1.Stream)for(let i of t.dict.values())s.
push(i);else if((0,chunk_RFKSFVTF_js_1.isDict)(t)){this.isFont(t)&&!t.has("Resources")&&t.set("Resources",e);for(let i of t.values())s.push(i)}}isApart(e){let r=this.
overlay.resolve(e.get("Type"));return r!==null&&typeof r=="object"&&"text"in r&&APART.has(r.text)}isFont(e){return(0,chunk_RFKSFVTF_js_1.isName)(this.overlay.resolve(
e.get("Subtype")),"Type3")&&e.has("CharProcs")}async untie(e,r,a,s){let{overlay:t}=this,i=r instanceof chunk_RFKSFVTF_js_1.Stream&&(0,chunk_RFKSFVTF_js_1.isName)(
t.resolve(a.get("Subtype")),"Form"),o=a.has("StructParent")||a.has("StructParents"),n=!a.has("Resources")&&(i||this.isFont(a)),c=i?await this.withoutIds(r,t.dict(
a.get("Resources")??s)):void 0;if(!o&&!n&&!c)return;let u=t.edit(e),l=u instanceof chunk_RFKSFVTF_js_1.Stream?u.dict:u;l.delete("StructParent"),l.delete("Struct\
Parents"),n&&l.set("Resources",s),c&&u instanceof chunk_RFKSFVTF_js_1.Stream&&t.put(e,(0,chunk_ZBMKXLCV_js_1.withData)(u,c,{compress:!0}))}async withoutIds(e,r){
let a=this.overlay.decodedPart(e);if(!a?.whole)return;let s=await withoutMarkedContentIds(this.overlay,a.data,this.overlay.dict(r?.get("Properties")));return s===
a.data?void 0:s}},NAME="OctavoOverlay";async function addOverlay(e,r,a,s){let{overlay:t,overlay_password:i,layer:o,repeat:n,fit:c}=r;if(Buffer.compare(t.bytes,e.
bytes)===0)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)([{field:"overlay",message:"is the document itself: choose another document"}]);let{overlay:u,isRepaired:l}=await openOverlay(
t,i,s),p=u.pages.count,f=await(0,chunk_H6QE5UEV_js_1.survey)(e,a),d=await(0,chunk_H6QE5UEV_js_1.survey)(u,Uint32Array.from({length:Math.min(p,a.length)},(h,v)=>v+
1)),O=new chunk_H6QE5UEV_js_1.PageContents(u),P=new OverlayResources(u),w=[];for(let h of d.pages)w.push(await formOf(e,u,h,d.kinds[h.kind],O,P));let _=new Map,
k=await(0,chunk_E6OB7R76_js_1.stampPages)(e,f,{layer:o,subtype:"Watermark",on:({kind:h},v)=>{let y=overlayIndex(v,p,n);if(y===void 0)return;let g=d.pages[y],j=`${h}\
 ${g.kind}`,m=_.get(j);return m===void 0&&_.set(j,m=(0,chunk_E6OB7R76_js_1.matrixText)(place(f.kinds[h],d.kinds[g.kind],c))),{resources:[{category:"XObject",name:NAME,
ref:w[y]}],operators:([M])=>`q ${m} cm /${M} Do Q`}}});return(0,chunk_R5A6BLNP_js_1.mergeLayers)([{index:0,document:e},{index:OVERLAY_PART,document:u}]),k.push(
...await notesOn(e,u,d.pages.length,l)),{notes:k,facts:{stampedPages:n==="none"?Math.min(p,a.length):a.length},write:async h=>(await e.pages.settle(),(0,chunk_K32GSMXO_js_1.
assemble)([e,u],h))}}function overlayIndex(e,r,a){return e<r?e:{last:r-1,all:e%r,none:void 0}[a]}function place(e,r,a){let[s,t]=[(0,chunk_UGMU44LB_js_1.viewerSize)(
e),(0,chunk_UGMU44LB_js_1.viewerSize)(r)],i=a==="page"?Math.min(s.width/t.width,s.height/t.height):r.userUnit/e.userUnit,[o,n]=a==="page"?[(s.width-t.width*i)/2,
(s.height-t.height*i)/2]:[0,0];return(0,chunk_UGMU44LB_js_1.multiply)([i,0,0,i,o,n],(0,chunk_UGMU44LB_js_1.viewerMatrix)(e))}async function notesOn(e,r,a,s){let t=[],
i=await(0,chunk_E6OB7R76_js_1.claimOf)(e);i&&!await hasClaim(r,i.part,e)&&t.push((0,chunk_E6OB7R76_js_1.endClaim)(e,i,chunk_E6OB7R76_js_1.ENDS.overlay));let o=0;
for(let n=0;n<a;n++)o+=r.array(r.entry(r.pages.number(n),"Annots"))?.length??0;return o>0&&t.push(annotationsLeftOut(o)),s&&t.push(OVERLAY_REPAIRED),t}var annotationsLeftOut=e=>({
code:"overlay_annotations_left_out",message:`${e} ${e===1?"annotation":"annotations"} of the overlay, such as links or form fields, ${e===1?"was":"were"} not ca\
rried over.`}),OVERLAY_REPAIRED={code:"overlay_repaired",message:"The overlay was damaged and had to be repaired: check that it looks as it should."};async function hasClaim(e,r,a){
if((await(0,chunk_ETIMQ53U_js_1.claimsOf)(e)).archive?.part!==r)return!1;let s=t=>({document:t,value:t.resolve(t.catalog.get("OutputIntents"))});return(0,chunk_R5A6BLNP_js_1.
sameValue)(s(a),s(e))}var add_overlay=(e,r,a)=>(0,chunk_IY5CF32T_js_1.stamped)(e,r,a,(s,t)=>addOverlay(s,r,t,a));exports.add_overlay=add_overlay;
