"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.add_overlay=void 0;const chunk_QWIT3XXG_js_1=require("./chunk-QWIT3XXG.js"),chunk_ESW3IQFR_js_1=require(
"./chunk-ESW3IQFR.js"),chunk_YSJ7GFQC_js_1=require("./chunk-YSJ7GFQC.js");require("./chunk-GMP62N7T.js");const chunk_Z6UTQJU4_js_1=require("./chunk-Z6UTQJU4.js");
require("./chunk-CJWZ2MPQ.js");const chunk_UGMU44LB_js_1=require("./chunk-UGMU44LB.js"),chunk_5PDNWYGK_js_1=require("./chunk-5PDNWYGK.js"),chunk_4JDW4YES_js_1=require(
"./chunk-4JDW4YES.js");require("./chunk-FEIBPAGL.js");const chunk_FIWWLTDW_js_1=require("./chunk-FIWWLTDW.js");require("./chunk-FQ5CLANY.js"),require("./chunk-E\
2ZVEWZV.js");const chunk_CTSCWKC7_js_1=require("./chunk-CTSCWKC7.js");require("./chunk-3PFJRMBL.js"),require("./chunk-WRDHS3QY.js");const chunk_HEXSKBOQ_js_1=require(
"./chunk-HEXSKBOQ.js");require("./chunk-3MJCCXWL.js"),require("./chunk-DCEZTHUA.js");const chunk_IDQUK5WO_js_1=require("./chunk-IDQUK5WO.js");require("./chunk-N\
TOB6BY6.js"),require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js");const chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");require("./chunk-WYN2LYAQ.js");
async function openOverlay({bytes:e},a,r){let s={repaired:!1},t=()=>{s.repaired=!0};try{return{overlay:await(0,chunk_HEXSKBOQ_js_1.openDocument)(e,{...r,onRepaired:t},
{password:a}),isRepaired:s.repaired}}catch(i){throw i instanceof chunk_GMSHOBQ3_js_1.OctavoError?onOverlay(i,e):i}}function onOverlay(e,a){let r=(s,t,i=[])=>(0,chunk_GMSHOBQ3_js_1.
invalidParameters)([{field:s,message:t,mentions:i}]);switch(e.code){case"password_required":return r("overlay","needs a password: give it as overlay_password",[
"overlay_password"]);case"wrong_password":return r("overlay_password","does not open the overlay");case"unsupported_encryption":return r("overlay","is protected\
 in a way that is not supported, such as by a certificate");case"unreadable_document":{let s=(0,chunk_HEXSKBOQ_js_1.kindOfFile)(a);return r("overlay",s===void 0||
s==="a PDF document"?UNREADABLE:`is ${s}; it must be a PDF document`)}case"limit_exceeded":{let s=e.issues.map(({message:t})=>({field:"overlay",message:t}));return new chunk_GMSHOBQ3_js_1.
OctavoError(e.code,e.message,{issues:s,...e.advice===void 0?{}:{advice:e.advice}})}default:return e}}var UNREADABLE="cannot be read, or has no pages: it must be\
 a complete PDF document";async function withoutMarkedContentIds(e,a,r){let s=[],t=0;return await(0,chunk_5PDNWYGK_js_1.eachOperator)(a,e.job.pace,i=>{let{operator:o,
count:n}=i,c=o==="BDC"?" BMC":o==="DP"?" MP":void 0;if(c===void 0||n!==2)return;let u=i.name(1),l=u===void 0?i.value(1):r?.get(u);e.dict(l)?.has("MCID")&&(s.push(
a.subarray(t,i.endOf(0)),Buffer.from(c,"latin1")),t=i.end)}),t===0?a:Buffer.concat([...s,a.subarray(t)])}var OVERLAY_PART=1;async function formOf(e,a,r,s,t,i){let o=await i.
prepare(r.resources),n=a.entry(a.pages.number(r.index),"Group"),{filters:c,data:u}=await contentOf(a,r,t),l=(0,chunk_IDQUK5WO_js_1.dict)({Type:(0,chunk_IDQUK5WO_js_1.
name)("XObject"),Subtype:(0,chunk_IDQUK5WO_js_1.name)("Form"),BBox:[...s.box],Matrix:[...(0,chunk_UGMU44LB_js_1.inverse)((0,chunk_UGMU44LB_js_1.viewerMatrix)(s))],
Resources:new chunk_IDQUK5WO_js_1.PartRef(OVERLAY_PART,o.number),Group:n===void 0?void 0:(0,chunk_Z6UTQJU4_js_1.lift)(n,OVERLAY_PART),...c});return e.add(new chunk_IDQUK5WO_js_1.
Stream(l,u))}async function contentOf(e,a,r){let s=r.own(a),{isWhole:t,isKnown:i,open:o}=r.condition(s),n=s.length===1?e.get(s[0]):void 0,c=r.content(s),u=e.dict(
e.dict(a.resources)?.get("Properties")),l=await withoutMarkedContentIds(e,c,u);if(n instanceof chunk_IDQUK5WO_js_1.Stream&&(!i||t&&o.excess===0&&l===c)){let f=new chunk_IDQUK5WO_js_1.
Dict([...n.dict].filter(([d])=>d==="Filter"||d==="DecodeParms"));return(0,chunk_HEXSKBOQ_js_1.dropCryptFilter)(f),{filters:Object.fromEntries((0,chunk_Z6UTQJU4_js_1.
lift)(f,OVERLAY_PART)),data:e.encoded(n)}}let p=o.excess===0?l:(0,chunk_ESW3IQFR_js_1.withoutExcess)(l,0);return{filters:{Filter:(0,chunk_IDQUK5WO_js_1.name)("F\
lateDecode")},data:(0,chunk_IDQUK5WO_js_1.deflate)(p)}}var APART=new Set(["Page","Pages","Catalog","StructElem","StructTreeRoot","Annot"]),OverlayResources=class{constructor(e){
this.overlay=e}overlay;seen=new Set;shared=new Map;async prepare(e){let a=this.asObject(e);return await this.release(a),a}asObject(e){if((0,chunk_IDQUK5WO_js_1.
isRef)(e)&&(0,chunk_IDQUK5WO_js_1.isDict)(this.overlay.resolve(e)))return e;let a=this.overlay.dict(e)??new chunk_IDQUK5WO_js_1.Dict,r=this.shared.get(a);return r||
this.shared.set(a,r=this.overlay.add(a)),r}async release(e){let{overlay:a,seen:r}=this,s=[e];for(let t=s.pop();t!==void 0;t=s.pop())if(t instanceof chunk_IDQUK5WO_js_1.
Ref){if(r.has(t.number))continue;r.add(t.number);let i=a.job.pace.step(1e3);i&&await i;let o=a.get(t),n=o instanceof chunk_IDQUK5WO_js_1.Stream?o.dict:o;if((0,chunk_IDQUK5WO_js_1.
isDict)(n)){if(this.isApart(n))continue;await this.untie(t,o,n,e)}s.push(a.get(t))}else if(Array.isArray(t))for(let i of t)s.push(i);else if(t instanceof chunk_IDQUK5WO_js_1.
Stream)for(let i of t.dict.values())s.push(i);else if((0,chunk_IDQUK5WO_js_1.isDict)(t)){this.isFont(t)&&!t.has("Resources")&&t.set("Resources",e);for(let i of t.
values())s.push(i)}}isApart(e){let a=this.overlay.resolve(e.get("Type"));return a!==null&&typeof a=="object"&&"text"in a&&APART.has(a.text)}isFont(e){return(0,chunk_IDQUK5WO_js_1.
isName)(this.overlay.resolve(e.get("Subtype")),"Type3")&&e.has("CharProcs")}async untie(e,a,r,s){let{overlay:t}=this,i=a instanceof chunk_IDQUK5WO_js_1.Stream&&
(0,chunk_IDQUK5WO_js_1.isName)(t.resolve(r.get("Subtype")),"Form"),o=r.has("StructParent")||r.has("StructParents"),n=!r.has("Resources")&&(i||this.isFont(r)),c=i?
await this.withoutIds(a,t.dict(r.get("Resources")??s)):void 0;if(!o&&!n&&!c)return;let u=t.edit(e),l=u instanceof chunk_IDQUK5WO_js_1.Stream?u.dict:u;l.delete("\
StructParent"),l.delete("StructParents"),n&&l.set("Resources",s),c&&u instanceof chunk_IDQUK5WO_js_1.Stream&&t.put(e,(0,chunk_FIWWLTDW_js_1.withData)(u,c,{compress:!0}))}async withoutIds(e,a){
let r=this.overlay.decodedPart(e);if(!r?.whole)return;let s=await withoutMarkedContentIds(this.overlay,r.data,this.overlay.dict(a?.get("Properties")));return s===
r.data?void 0:s}},NAME="OctavoOverlay";async function addOverlay(e,a,r,s){let{overlay:t,overlay_password:i,layer:o,repeat:n,fit:c}=a;if(Buffer.compare(t.bytes,e.
bytes)===0)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)([{field:"overlay",message:"is the document itself: choose another document"}]);let{overlay:u,isRepaired:l}=await openOverlay(
t,i,s),p=u.pages.count,f=await(0,chunk_ESW3IQFR_js_1.survey)(e,r),d=await(0,chunk_ESW3IQFR_js_1.survey)(u,Uint32Array.from({length:Math.min(p,r.length)},(h,v)=>v+
1)),S=new chunk_ESW3IQFR_js_1.PageContents(u),O=new OverlayResources(u),w=[];for(let h of d.pages)w.push(await formOf(e,u,h,d.kinds[h.kind],S,O));let _=new Map,
k=await(0,chunk_QWIT3XXG_js_1.stampPages)(e,f,{layer:o,subtype:"Watermark",on:({kind:h},v)=>{let y=overlayIndex(v,p,n);if(y===void 0)return;let g=d.pages[y],j=`${h}\
 ${g.kind}`,m=_.get(j);return m===void 0&&_.set(j,m=(0,chunk_QWIT3XXG_js_1.matrixText)(place(f.kinds[h],d.kinds[g.kind],c))),{resources:[{category:"XObject",name:NAME,
ref:w[y]}],operators:([P])=>`q ${m} cm /${P} Do Q`}}});return(0,chunk_Z6UTQJU4_js_1.mergeLayers)([{index:0,document:e},{index:OVERLAY_PART,document:u}]),k.push(
...await notesOn(e,u,d.pages.length,l)),{notes:k,facts:{stampedPages:n==="none"?Math.min(p,r.length):r.length},write:async h=>(await e.pages.settle(),(0,chunk_CTSCWKC7_js_1.
assemble)([e,u],h))}}function overlayIndex(e,a,r){return e<a?e:{last:a-1,all:e%a,none:void 0}[r]}function place(e,a,r){let[s,t]=[(0,chunk_UGMU44LB_js_1.viewerSize)(
e),(0,chunk_UGMU44LB_js_1.viewerSize)(a)],i=r==="page"?Math.min(s.width/t.width,s.height/t.height):a.userUnit/e.userUnit,[o,n]=r==="page"?[(s.width-t.width*i)/2,
(s.height-t.height*i)/2]:[0,0];return(0,chunk_UGMU44LB_js_1.multiply)([i,0,0,i,o,n],(0,chunk_UGMU44LB_js_1.viewerMatrix)(e))}async function notesOn(e,a,r,s){let t=[],
i=await(0,chunk_QWIT3XXG_js_1.claimOf)(e);i&&!await hasClaim(a,i.part,e)&&t.push((0,chunk_QWIT3XXG_js_1.endClaim)(e,i,chunk_QWIT3XXG_js_1.ENDS.overlay));let o=0;
for(let n=0;n<r;n++)o+=a.array(a.entry(a.pages.number(n),"Annots"))?.length??0;return o>0&&t.push(annotationsLeftOut(o)),s&&t.push(OVERLAY_REPAIRED),t}var annotationsLeftOut=e=>({
code:"overlay_annotations_left_out",message:`${e} ${e===1?"annotation":"annotations"} of the overlay, such as links or form fields, ${e===1?"was":"were"} not ca\
rried over.`}),OVERLAY_REPAIRED={code:"overlay_repaired",message:"The overlay was damaged and had to be repaired: check that it looks as it should."};async function hasClaim(e,a,r){
if((await(0,chunk_4JDW4YES_js_1.claimsOf)(e)).archive?.part!==a)return!1;let s=t=>({document:t,value:t.resolve(t.catalog.get("OutputIntents"))});return(0,chunk_Z6UTQJU4_js_1.
sameValue)(s(r),s(e))}var add_overlay=(e,a,r)=>(0,chunk_YSJ7GFQC_js_1.stamped)(e,a,r,(s,t)=>addOverlay(s,a,t,r));exports.add_overlay=add_overlay;
