"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.add_overlay=void 0;const chunk_WPDFGGPQ_js_1=require("./chunk-WPDFGGPQ.js"),chunk_LV4VJJIK_js_1=require(
"./chunk-LV4VJJIK.js");require("./chunk-FJ5M56S7.js");const chunk_DBKSL2KH_js_1=require("./chunk-DBKSL2KH.js");require("./chunk-GMP62N7T.js");const chunk_LW7YJ7MK_js_1=require(
"./chunk-LW7YJ7MK.js");require("./chunk-CJWZ2MPQ.js");const chunk_UGMU44LB_js_1=require("./chunk-UGMU44LB.js"),chunk_SD7NENW4_js_1=require("./chunk-SD7NENW4.js"),
chunk_FERY4TA5_js_1=require("./chunk-FERY4TA5.js");require("./chunk-C4AGKQS7.js");const chunk_ZBMKXLCV_js_1=require("./chunk-ZBMKXLCV.js");require("./chunk-FQ5C\
LANY.js"),require("./chunk-E2ZVEWZV.js");const chunk_MV5MHPFY_js_1=require("./chunk-MV5MHPFY.js");require("./chunk-4IHCQ7OE.js"),require("./chunk-BHLFBBNU.js");
const chunk_2V5N7L43_js_1=require("./chunk-2V5N7L43.js");require("./chunk-F5LGGJZ4.js"),require("./chunk-PEGFVCMK.js");const chunk_RFKSFVTF_js_1=require("./chun\
k-RFKSFVTF.js");require("./chunk-NTOB6BY6.js"),require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js");const chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3\
.js");require("./chunk-WYN2LYAQ.js");async function openOverlay({bytes:e},a,r){let s={repaired:!1},t=()=>{s.repaired=!0};try{return{overlay:await(0,chunk_2V5N7L43_js_1.
openDocument)(e,{...r,onRepaired:t},{password:a}),isRepaired:s.repaired}}catch(i){throw i instanceof chunk_GMSHOBQ3_js_1.OctavoError?onOverlay(i,e):i}}function onOverlay(e,a){
let r=(s,t,i=[])=>(0,chunk_GMSHOBQ3_js_1.invalidParameters)([{field:s,message:t,mentions:i}]);switch(e.code){case"password_required":return r("overlay","needs a\
 password: give it as overlay_password",["overlay_password"]);case"wrong_password":return r("overlay_password","does not open the overlay");case"unsupported_enc\
ryption":return r("overlay","is protected in a way that is not supported, such as by a certificate");case"unreadable_document":{let s=(0,chunk_2V5N7L43_js_1.kindOfFile)(
a);return r("overlay",s===void 0||s==="a PDF document"?UNREADABLE:`is ${s}; it must be a PDF document`)}case"limit_exceeded":{let s=e.issues.map(({message:t})=>({
field:"overlay",message:t}));return new chunk_GMSHOBQ3_js_1.OctavoError(e.code,e.message,{issues:s,...e.advice===void 0?{}:{advice:e.advice}})}default:return e}}
var UNREADABLE="cannot be read, or has no pages: it must be a complete PDF document";async function withoutMarkedContentIds(e,a,r){let s=[],t=0;return await(0,chunk_SD7NENW4_js_1.
eachOperator)(a,e.job.pace,i=>{let{operator:o,count:n}=i,c=o==="BDC"?" BMC":o==="DP"?" MP":void 0;if(c===void 0||n!==2)return;let u=i.name(1),l=u===void 0?i.value(
1):r?.get(u);e.dict(l)?.has("MCID")&&(s.push(a.subarray(t,i.endOf(0)),Buffer.from(c,"latin1")),t=i.end)}),t===0?a:Buffer.concat([...s,a.subarray(t)])}var OVERLAY_PART=1;
async function formOf(e,a,r,s,t,i){let o=await i.prepare(r.resources),n=a.entry(a.pages.number(r.index),"Group"),{filters:c,data:u}=await contentOf(a,r,t),l=(0,chunk_RFKSFVTF_js_1.
dict)({Type:(0,chunk_RFKSFVTF_js_1.name)("XObject"),Subtype:(0,chunk_RFKSFVTF_js_1.name)("Form"),BBox:[...s.box],Matrix:[...(0,chunk_UGMU44LB_js_1.inverse)((0,chunk_UGMU44LB_js_1.
viewerMatrix)(s))],Resources:new chunk_RFKSFVTF_js_1.PartRef(OVERLAY_PART,o.number),Group:n===void 0?void 0:(0,chunk_LW7YJ7MK_js_1.lift)(n,OVERLAY_PART),...c});
return e.add(new chunk_RFKSFVTF_js_1.Stream(l,u))}async function contentOf(e,a,r){let s=r.own(a),{isWhole:t,isKnown:i,open:o}=r.condition(s),n=s.length===1?e.get(
s[0]):void 0,c=r.content(s),u=e.dict(e.dict(a.resources)?.get("Properties")),l=await withoutMarkedContentIds(e,c,u);if(n instanceof chunk_RFKSFVTF_js_1.Stream&&
(!i||t&&o.excess===0&&l===c)){let f=new chunk_RFKSFVTF_js_1.Dict([...n.dict].filter(([d])=>d==="Filter"||d==="DecodeParms"));return(0,chunk_2V5N7L43_js_1.dropCryptFilter)(
f),{filters:Object.fromEntries((0,chunk_LW7YJ7MK_js_1.lift)(f,OVERLAY_PART)),data:e.encoded(n)}}let p=o.excess===0?l:(0,chunk_LV4VJJIK_js_1.withoutExcess)(l,0);
return{filters:{Filter:(0,chunk_RFKSFVTF_js_1.name)("FlateDecode")},data:(0,chunk_RFKSFVTF_js_1.deflate)(p)}}var APART=new Set(["Page","Pages","Catalog","Struct\
Elem","StructTreeRoot","Annot"]),OverlayResources=class{constructor(e){this.overlay=e}overlay;seen=new Set;shared=new Map;async prepare(e){let a=this.asObject(e);
return await this.release(a),a}asObject(e){if((0,chunk_RFKSFVTF_js_1.isRef)(e)&&(0,chunk_RFKSFVTF_js_1.isDict)(this.overlay.resolve(e)))return e;let a=this.overlay.
dict(e)??new chunk_RFKSFVTF_js_1.Dict,r=this.shared.get(a);return r||this.shared.set(a,r=this.overlay.add(a)),r}async release(e){let{overlay:a,seen:r}=this,s=[e];
for(let t=s.pop();t!==void 0;t=s.pop())if(t instanceof chunk_RFKSFVTF_js_1.Ref){if(r.has(t.number))continue;r.add(t.number);let i=a.job.pace.step(1e3);i&&await i;
let o=a.get(t),n=o instanceof chunk_RFKSFVTF_js_1.Stream?o.dict:o;if((0,chunk_RFKSFVTF_js_1.isDict)(n)){if(this.isApart(n))continue;await this.untie(t,o,n,e)}s.
push(a.get(t))}else if(Array.isArray(t))for(let i of t)s.push(i);else if(t instanceof chunk_RFKSFVTF_js_1.Stream)for(let i of t.dict.values())s.push(i);else if((0,chunk_RFKSFVTF_js_1.
isDict)(t)){this.isFont(t)&&!t.has("Resources")&&t.set("Resources",e);for(let i of t.values())s.push(i)}}isApart(e){let a=this.overlay.resolve(e.get("Type"));return a!==
null&&typeof a=="object"&&"text"in a&&APART.has(a.text)}isFont(e){return(0,chunk_RFKSFVTF_js_1.isName)(this.overlay.resolve(e.get("Subtype")),"Type3")&&e.has("C\
harProcs")}async untie(e,a,r,s){let{overlay:t}=this,i=a instanceof chunk_RFKSFVTF_js_1.Stream&&(0,chunk_RFKSFVTF_js_1.isName)(t.resolve(r.get("Subtype")),"Form"),
o=r.has("StructParent")||r.has("StructParents"),n=!r.has("Resources")&&(i||this.isFont(r)),c=i?await this.withoutIds(a,t.dict(r.get("Resources")??s)):void 0;if(!o&&
!n&&!c)return;let u=t.edit(e),l=u instanceof chunk_RFKSFVTF_js_1.Stream?u.dict:u;l.delete("StructParent"),l.delete("StructParents"),n&&l.set("Resources",s),c&&u instanceof
chunk_RFKSFVTF_js_1.Stream&&t.put(e,(0,chunk_ZBMKXLCV_js_1.withData)(u,c,{compress:!0}))}async withoutIds(e,a){let r=this.overlay.decodedPart(e);if(!r?.whole)return;
let s=await withoutMarkedContentIds(this.overlay,r.data,this.overlay.dict(a?.get("Properties")));return s===r.data?void 0:s}},NAME="OctavoOverlay";async function addOverlay(e,a,r,s){
let{overlay:t,overlay_password:i,layer:o,repeat:n,fit:c}=a;if(Buffer.compare(t.bytes,e.bytes)===0)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)([{field:"overla\
y",message:"is the document itself: choose another document"}]);let{overlay:u,isRepaired:l}=await openOverlay(t,i,s),p=u.pages.count,f=await(0,chunk_LV4VJJIK_js_1.
survey)(e,r),d=await(0,chunk_LV4VJJIK_js_1.survey)(u,Uint32Array.from({length:Math.min(p,r.length)},(h,v)=>v+1)),P=new chunk_LV4VJJIK_js_1.PageContents(u),S=new OverlayResources(
u),w=[];for(let h of d.pages)w.push(await formOf(e,u,h,d.kinds[h.kind],P,S));let _=new Map,k=await(0,chunk_WPDFGGPQ_js_1.stampPages)(e,f,{layer:o,subtype:"Water\
mark",on:({kind:h},v)=>{let y=overlayIndex(v,p,n);if(y===void 0)return;let g=d.pages[y],j=`${h} ${g.kind}`,m=_.get(j);return m===void 0&&_.set(j,m=(0,chunk_WPDFGGPQ_js_1.
matrixText)(place(f.kinds[h],d.kinds[g.kind],c))),{resources:[{category:"XObject",name:NAME,ref:w[y]}],operators:([F])=>`q ${m} cm /${F} Do Q`}}});return(0,chunk_LW7YJ7MK_js_1.
mergeLayers)([{index:0,document:e},{index:OVERLAY_PART,document:u}]),k.push(...await notesOn(e,u,d.pages.length,l)),{notes:k,facts:{stampedPages:n==="none"?Math.
min(p,r.length):r.length},write:async h=>(await e.pages.settle(),(0,chunk_MV5MHPFY_js_1.assemble)([e,u],h))}}function overlayIndex(e,a,r){return e<a?e:{last:a-1,
all:e%a,none:void 0}[r]}function place(e,a,r){let[s,t]=[(0,chunk_UGMU44LB_js_1.viewerSize)(e),(0,chunk_UGMU44LB_js_1.viewerSize)(a)],i=r==="page"?Math.min(s.width/
t.width,s.height/t.height):a.userUnit/e.userUnit,[o,n]=r==="page"?[(s.width-t.width*i)/2,(s.height-t.height*i)/2]:[0,0];return(0,chunk_UGMU44LB_js_1.multiply)([
i,0,0,i,o,n],(0,chunk_UGMU44LB_js_1.viewerMatrix)(e))}async function notesOn(e,a,r,s){let t=[],i=await(0,chunk_WPDFGGPQ_js_1.claimOf)(e);i&&!await hasClaim(a,i.
part,e)&&t.push((0,chunk_WPDFGGPQ_js_1.endClaim)(e,i,chunk_WPDFGGPQ_js_1.ENDS.overlay));let o=0;for(let n=0;n<r;n++)o+=a.array(a.entry(a.pages.number(n),"Annots"))?.
length??0;return o>0&&t.push(annotationsLeftOut(o)),s&&t.push(OVERLAY_REPAIRED),t}var annotationsLeftOut=e=>({code:"overlay_annotations_left_out",message:`${e} ${e===
1?"annotation":"annotations"} of the overlay, such as links or form fields, ${e===1?"was":"were"} not carried over.`}),OVERLAY_REPAIRED={code:"overlay_repaired",
message:"The overlay was damaged and had to be repaired: check that it looks as it should."};async function hasClaim(e,a,r){if((await(0,chunk_FERY4TA5_js_1.claimsOf)(
e)).archive?.part!==a)return!1;let s=t=>({document:t,value:t.resolve(t.catalog.get("OutputIntents"))});return(0,chunk_LW7YJ7MK_js_1.sameValue)(s(r),s(e))}var add_overlay=(e,a,r)=>(0,chunk_DBKSL2KH_js_1.
stamped)(e,a,r,(s,t)=>addOverlay(s,a,t,r));exports.add_overlay=add_overlay;
