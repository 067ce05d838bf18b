"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.add_overlay=void 0;const chunk_UIKMGCCU_js_1=require("./chunk-UIKMGCCU.js"),chunk_DKDYBSI7_js_1=require(
"./chunk-DKDYBSI7.js"),chunk_HQUUTFE6_js_1=require("./chunk-HQUUTFE6.js");require("./chunk-GMP62N7T.js");const chunk_6YIQMLVU_js_1=require("./chunk-6YIQMLVU.js");
require("./chunk-QBW66N3W.js"),require("./chunk-5T6Z7V3Z.js"),require("./chunk-YE7ESM4E.js");const chunk_7UEYW4OP_js_1=require("./chunk-7UEYW4OP.js");require(".\
/chunk-NTOB6BY6.js"),require("./chunk-LN64YZJO.js");const chunk_IOUKG2DW_js_1=require("./chunk-IOUKG2DW.js");require("./chunk-Z5Q2ZFE6.js");const chunk_IAAO25DC_js_1=require(
"./chunk-IAAO25DC.js");require("./chunk-XDFMH2GX.js"),require("./chunk-JOZH3ZIT.js");const chunk_EE63N2TD_js_1=require("./chunk-EE63N2TD.js");require("./chunk-B\
NL6ROPZ.js");const chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");require("./chunk-WYN2LYAQ.js");async function openOverlay({bytes:e},t,r){let s={repaired:!1},
a=()=>{s.repaired=!0};try{return{overlay:await(0,chunk_IAAO25DC_js_1.openDocument)(e,{...r,onRepaired:a},{password:t}),isRepaired:s.repaired}}catch(i){throw i instanceof
chunk_GMSHOBQ3_js_1.OctavoError?onOverlay(i,e):i}}function onOverlay(e,t){let r=(s,a,i=[])=>(0,chunk_GMSHOBQ3_js_1.invalidParameters)([{field:s,message:a,mentions:i}]);
switch(e.code){case"password_required":return r("overlay","needs a password: give it as overlay_password",["overlay_password"]);case"wrong_password":return r("o\
verlay_password","does not open the overlay");case"unsupported_encryption":return r("overlay","is protected in a way that is not supported, such as by a certifi\
cate");case"unreadable_document":{let s=(0,chunk_IAAO25DC_js_1.kindOfFile)(t);return r("overlay",s===void 0||s==="a PDF document"?UNREADABLE:`is ${s}; it must b\
e a PDF document`)}case"limit_exceeded":{let s=e.issues.map(({message:a})=>({field:"overlay",message:a}));return new chunk_GMSHOBQ3_js_1.OctavoError(e.code,e.message,
{issues:s,...e.advice===void 0?{}:{advice:e.advice}})}default:return e}}var UNREADABLE="cannot be read, or has no pages: it must be a complete PDF document";function withoutMarkedContentIds(e,t,r){
let s=new chunk_DKDYBSI7_js_1.ContentOperations(t),a=[],i=0;for(;s.next();){let{operator:o,operands:n}=s,l=o==="BDC"?" BMC":o==="DP"?" MP":void 0;if(l===void 0||
n.length!==2)continue;let u=s.text(1);(u.startsWith("/")?e.dict(r?.get(u.slice(1)))?.has("MCID"):/\/MCID\b/.test(u))&&(a.push(t.subarray(i,n[0].end),Buffer.from(
l,"latin1")),i=s.end)}return i===0?t:Buffer.concat([...a,t.subarray(i)])}var OVERLAY_PART=1;async function formOf(e,t,r,s,a,i){let o=await i.prepare(r.resources),
n=t.entry(t.pages.number(r.index),"Group"),{filters:l,data:u}=contentOf(t,r,a),c=(0,chunk_EE63N2TD_js_1.dict)({Type:(0,chunk_EE63N2TD_js_1.name)("XObject"),Subtype:(0,chunk_EE63N2TD_js_1.
name)("Form"),BBox:[...s.box],Matrix:[...(0,chunk_7UEYW4OP_js_1.inverse)((0,chunk_7UEYW4OP_js_1.viewerMatrix)(s))],Resources:new chunk_EE63N2TD_js_1.PartRef(OVERLAY_PART,
o.number),Group:n===void 0?void 0:(0,chunk_UIKMGCCU_js_1.lift)(n,OVERLAY_PART),...l});return e.add(new chunk_EE63N2TD_js_1.Stream(c,u))}function contentOf(e,t,r){
let s=r.own(t),{isWhole:a,isKnown:i,open:o}=r.condition(s),n=s.length===1?e.get(s[0]):void 0,l=r.content(s),u=e.dict(e.dict(t.resources)?.get("Properties")),c=withoutMarkedContentIds(
e,l,u);if(n instanceof chunk_EE63N2TD_js_1.Stream&&(!i||a&&o.excess===0&&c===l)){let f=new chunk_EE63N2TD_js_1.Dict([...n.dict].filter(([d])=>d==="Filter"||d===
"DecodeParms"));return(0,chunk_IAAO25DC_js_1.dropCryptFilter)(f),{filters:Object.fromEntries((0,chunk_UIKMGCCU_js_1.lift)(f,OVERLAY_PART)),data:e.encoded(n)}}let p=o.
excess===0?c:(0,chunk_6YIQMLVU_js_1.withoutExcess)(c,0);return{filters:{Filter:(0,chunk_EE63N2TD_js_1.name)("FlateDecode")},data:(0,chunk_EE63N2TD_js_1.deflate)(
p)}}var APART=new Set(["Page","Pages","Catalog","StructElem","StructTreeRoot","Annot"]),OverlayResources=class{constructor(e){this.overlay=e}overlay;seen=new Set;shared=new Map;async prepare(e){
let t=this.asObject(e);return await this.release(t),t}asObject(e){if((0,chunk_EE63N2TD_js_1.isRef)(e)&&(0,chunk_EE63N2TD_js_1.isDict)(this.overlay.resolve(e)))return e;
let t=this.overlay.dict(e)??new chunk_EE63N2TD_js_1.Dict,r=this.shared.get(t);return r||this.shared.set(t,r=this.overlay.add(t)),r}async release(e){let{overlay:t,
seen:r}=this,s=[e];for(let a=s.pop();a!==void 0;a=s.pop())if(a instanceof chunk_EE63N2TD_js_1.Ref){if(r.has(a.number))continue;r.add(a.number);let i=t.job.pace.
step(1e3);i&&await i;let o=t.get(a),n=o instanceof chunk_EE63N2TD_js_1.Stream?o.dict:o;if((0,chunk_EE63N2TD_js_1.isDict)(n)){if(this.isApart(n))continue;this.untie(
a,o,n,e)}s.push(t.get(a))}else if(Array.isArray(a))for(let i of a)s.push(i);else if(a instanceof chunk_EE63N2TD_js_1.Stream)for(let i of a.dict.values())s.push(
i);else if((0,chunk_EE63N2TD_js_1.isDict)(a)){this.isFont(a)&&!a.has("Resources")&&a.set("Resources",e);for(let i of a.values())s.push(i)}}isApart(e){let t=this.
overlay.resolve(e.get("Type"));return t!==null&&typeof t=="object"&&"text"in t&&APART.has(t.text)}isFont(e){return(0,chunk_EE63N2TD_js_1.isName)(this.overlay.resolve(
e.get("Subtype")),"Type3")&&e.has("CharProcs")}untie(e,t,r,s){let{overlay:a}=this,i=t instanceof chunk_EE63N2TD_js_1.Stream&&(0,chunk_EE63N2TD_js_1.isName)(a.resolve(
r.get("Subtype")),"Form"),o=r.has("StructParent")||r.has("StructParents"),n=!r.has("Resources")&&(i||this.isFont(r)),l=i?this.withoutIds(t,a.dict(r.get("Resourc\
es")??s)):void 0;if(!o&&!n&&!l)return;let u=a.edit(e),c=u instanceof chunk_EE63N2TD_js_1.Stream?u.dict:u;c.delete("StructParent"),c.delete("StructParents"),n&&c.
set("Resources",s),l&&(c.set("Filter",(0,chunk_EE63N2TD_js_1.name)("FlateDecode")),c.delete("DecodeParms"),a.put(e,new chunk_EE63N2TD_js_1.Stream(c,(0,chunk_EE63N2TD_js_1.
deflate)(l))))}withoutIds(e,t){let r=this.overlay.decodedPart(e);if(!r?.whole)return;let s=withoutMarkedContentIds(this.overlay,r.data,this.overlay.dict(t?.get(
"Properties")));return s===r.data?void 0:s}},NAME="OctavoOverlay";async function addOverlay(e,t,r,s){let{overlay:a,overlay_password:i,layer:o,repeat:n,fit:l}=t;
if(Buffer.compare(a.bytes,e.bytes)===0)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)([{field:"overlay",message:"is the document itself: choose another document"}]);
let{overlay:u,isRepaired:c}=await openOverlay(a,i,s),p=u.pages.count,f=await(0,chunk_6YIQMLVU_js_1.survey)(e,r),d=await(0,chunk_6YIQMLVU_js_1.survey)(u,Uint32Array.
from({length:Math.min(p,r.length)},(h,v)=>v+1)),O=new chunk_6YIQMLVU_js_1.PageContents(u),D=new OverlayResources(u),w=[];for(let h of d.pages)w.push(await formOf(
e,u,h,d.kinds[h.kind],O,D));let g=new Map,_=await(0,chunk_DKDYBSI7_js_1.stampPages)(e,f,{layer:o,subtype:"Watermark",on:({kind:h},v)=>{let m=overlayIndex(v,p,n);
if(m===void 0)return;let k=d.pages[m],j=`${h} ${k.kind}`,y=g.get(j);return y===void 0&&g.set(j,y=(0,chunk_DKDYBSI7_js_1.matrixText)(place(f.kinds[h],d.kinds[k.kind],
l))),{resources:[{category:"XObject",name:NAME,ref:w[m]}],operators:([P])=>`q ${y} cm /${P} Do Q`}}});return(0,chunk_UIKMGCCU_js_1.mergeLayers)([{index:0,document:e},
{index:OVERLAY_PART,document:u}]),_.push(...notesOn(e,u,d.pages.length,c)),{notes:_,facts:{stampedPages:n==="none"?Math.min(p,r.length):r.length},write:async h=>(await e.
pages.settle(),(0,chunk_IOUKG2DW_js_1.assemble)([e,u],h))}}function overlayIndex(e,t,r){return e<t?e:{last:t-1,all:e%t,none:void 0}[r]}function place(e,t,r){let[
s,a]=[(0,chunk_7UEYW4OP_js_1.viewerSize)(e),(0,chunk_7UEYW4OP_js_1.viewerSize)(t)],i=r==="page"?Math.min(s.width/a.width,s.height/a.height):t.userUnit/e.userUnit,
[o,n]=r==="page"?[(s.width-a.width*i)/2,(s.height-a.height*i)/2]:[0,0];return(0,chunk_7UEYW4OP_js_1.multiply)([i,0,0,i,o,n],(0,chunk_7UEYW4OP_js_1.viewerMatrix)(
e))}function notesOn(e,t,r,s){let a=[],i=(0,chunk_DKDYBSI7_js_1.claimOf)(e);i&&!sameClaim(e,t)&&a.push((0,chunk_DKDYBSI7_js_1.endClaim)(e,i,chunk_DKDYBSI7_js_1.
ENDS.overlay));let o=0;for(let n=0;n<r;n++)o+=t.array(t.entry(t.pages.number(n),"Annots"))?.length??0;return o>0&&a.push({code:"overlay_annotations_left_out",message:`${o}\
 ${o===1?"annotation":"annotations"} of the overlay, such as links or form fields, ${o===1?"was":"were"} not carried over.`}),s&&a.push({code:"overlay_repaired",
message:"The overlay was damaged and had to be repaired: check that it looks as it should."}),a}function sameClaim(e,t){if((0,chunk_DKDYBSI7_js_1.claimOf)(e)?.part!==
(0,chunk_DKDYBSI7_js_1.claimOf)(t)?.part)return!1;let r=s=>({document:s,value:s.resolve(s.catalog.get("OutputIntents"))});return(0,chunk_UIKMGCCU_js_1.sameValue)(
r(e),r(t))}var add_overlay=(e,t,r)=>(0,chunk_HQUUTFE6_js_1.stamped)(e,t,r,(s,a)=>addOverlay(s,t,a,r));exports.add_overlay=add_overlay;
