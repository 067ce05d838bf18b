"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.matrixText=exports.calibratedGray=exports.calibratedRgb=exports.groupColorSpaceFor=exports.endClaim=
exports.ENDS=exports.covers=void 0,exports.claimOf=claimOf,exports.decimal=decimal,exports.stampPages=stampPages;const chunk_H6QE5UEV_js_1=require("./chunk-H6QE\
5UEV.js"),chunk_UGMU44LB_js_1=require("./chunk-UGMU44LB.js"),chunk_KLP35QH2_js_1=require("./chunk-KLP35QH2.js"),chunk_ETIMQ53U_js_1=require("./chunk-ETIMQ53U.js"),
chunk_RFKSFVTF_js_1=require("./chunk-RFKSFVTF.js");async function claimOf(e){let t=await(0,chunk_ETIMQ53U_js_1.xmpOf)(e),{archive:s}=(0,chunk_ETIMQ53U_js_1.readClaims)(
e,t);return s&&{...s,xmp:t,intent:intentComponents(e)}}function intentComponents(e){for(let t of e.array(e.catalog.get("OutputIntents"))??[]){let s=e.dict(t);if(!(0,chunk_RFKSFVTF_js_1.
isDict)(s)||!(0,chunk_RFKSFVTF_js_1.isName)(e.resolve(s.get("S")),"GTS_PDFA1"))continue;let r=e.resolve(e.dict(s.get("DestOutputProfile"))?.get("N"));if(typeof r==
"number")return r}}var covers=({intent:e},t)=>t===1?e!==void 0:e===t,ENDS={transparency:"that standard allows no transparency",sixteenBits:"that standard allows\
 no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"its output intent does not cover the CMYK colors of the stamp",overlay:"\
the overlay does not claim the same part with the same output intent"},endClaim=(e,t,s)=>(0,chunk_ETIMQ53U_js_1.endArchiveClaim)(e,t.xmp,t,s),groupColorSpaceFor=e=>e&&
e.part!==1&&e.intent===void 0?calibratedRgb():void 0,WHITE=[.9505,1,1.089],calibratedRgb=()=>[(0,chunk_RFKSFVTF_js_1.name)("CalRGB"),(0,chunk_RFKSFVTF_js_1.dict)(
{WhitePoint:[...WHITE],Gamma:[2.2,2.2,2.2],Matrix:[.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],calibratedGray=()=>[(0,chunk_RFKSFVTF_js_1.name)("C\
alGray"),(0,chunk_RFKSFVTF_js_1.dict)({WhitePoint:[...WHITE],Gamma:2.2})];exports.covers=covers,exports.ENDS=ENDS,exports.endClaim=endClaim,exports.groupColorSpaceFor=
groupColorSpaceFor,exports.calibratedRgb=calibratedRgb,exports.calibratedGray=calibratedGray;function asArtifact(e,t,s,r){return`/Artifact <<${s==="over"?`/Type\
 /Pagination /Subtype /${t}`:`/Type /Background /BBox [${r.map(decimal).join(" ")}]`}>> BDC
${e}
EMC
`}var matrixText=e=>e.map(decimal).join(" ");exports.matrixText=matrixText;function decimal(e){let t=Number(e.toPrecision(7)),s=Math.abs(t)<1e-9?"0":String(t);return s.
includes("e")?t.toFixed(12).replace(/\.?0+$/,""):s}var MOST_SAVED=1e4,GraphicsStates=class{constructor(e){this.current=e}current;saved=[];beyond=0;follow(e){switch(e.
operator){case"q":return this.saved.length<MOST_SAVED?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=
this.saved.pop()??this.current,!0;case"cm":return this.transform(e),!0;default:return!1}}transform(e){if(e.count!==6)return;let[t,s,r,a,n,i]=numbersOf(e);this.current.
matrix=(0,chunk_UGMU44LB_js_1.multiply)([t,s,r,a,n,i],this.current.matrix)}},numbersOf=e=>Array.from({length:e.count},(t,s)=>e.number(s)),OPERATIONS=400,TOLERANCE=.01;
function coversPage(e,t,s,r){let a=new chunk_KLP35QH2_js_1.ContentOperators(t),n=new Cover(e,s,r);for(let i=0;i<OPERATIONS&&a.next();i++)if(n.takes(a))return!0;
return!1}var Cover=class{constructor(e,t,s){this.document=e,this.resources=t,this.box=s}document;resources;box;states=new GraphicsStates({matrix:[1,0,0,1,0,0],clip:[
-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new Path;clips=!1;takes(e){if(this.states.follow(e)||this.extendsPath(e)||this.setsState(e))return!1;let{operator:t}=e;
return t==="Do"?this.paintsImage(e.name(0)):PAINTING.test(t)&&this.paintsPath(t)}setsState(e){let t=this.states.current;switch(e.operator){case"gs":{let s=this.
document.dict(this.resource("ExtGState",e.name(0)));return t.isOpaque=t.isSolid=isOpaqueState(this.document,s),!0}case"scn":case"sc":return t.isSolid=t.isOpaque&&
e.kind(e.count-1)!==chunk_KLP35QH2_js_1.NAME,!0;case"g":case"rg":case"k":return t.isSolid=t.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(e){
let{matrix:t}=this.states.current;switch(e.operator){case"re":{let[s,r,a,n]=numbersOf(e);return this.path.rectangle(t,s,r,a,n),!0}case"m":case"l":return this.path.
point(t,e.number(0),e.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath(e){let t=this.states.current,s=this.
path.area();return FILLING.test(e)&&t.isSolid&&this.isCoveredBy(s)?!0:(this.clips&&(t.clip=s&&t.clip&&intersection(s,t.clip)),this.clips=!1,this.path=new Path,!1)}paintsImage(e){
let t=this.states.current,s=this.resource("XObject",e);if(!t.isOpaque||!(s instanceof chunk_RFKSFVTF_js_1.Stream)||!isOpaqueImage(this.document,s.dict))return!1;
let r=new Path;return r.rectangle(t.matrix,0,0,1,1),this.isCoveredBy(r.area())}isCoveredBy(e){let{clip:t}=this.states.current;return e!==void 0&&t!==void 0&&contains(
intersection(e,t),this.box)}resource(e,t){let{document:s,resources:r}=this;return t===void 0?null:s.resolve(s.dict(r?.get(e))?.get(t))}},PAINTING=/^(?:[fBb]\*?|[FSsn])$/,
FILLING=/^[fFbB]/,Path=class{isRectangle=!0;points=[];point([e,t,s,r,a,n],i,c){this.points.push([e*i+s*c+a,t*i+r*c+n])}rectangle(e,t,s,r,a){this.point(e,t,s),this.
point(e,t+r,s),this.point(e,t+r,s+a),this.point(e,t,s+a)}area(){let{points:e}=this;if(!this.isRectangle||e.length<4||e.length>5)return;let[t,s]=[e.map(([i])=>i),
e.map(([,i])=>i)],r=[Math.min(...t),Math.min(...s),Math.max(...t),Math.max(...s)],a=TOLERANCE*Math.max(r[2]-r[0],r[3]-r[1]),n=(i,c,d)=>Math.abs(i-c)<=a||Math.abs(
i-d)<=a;return e.every(([i,c])=>n(i,r[0],r[2])&&n(c,r[1],r[3]))?r:void 0}};function isOpaqueState(e,t){if(!t)return!0;let s=e.resolve(t.get("ca")),r=e.resolve(t.
get("BM")),a=e.resolve(t.get("SMask"));return(s===null||s===1)&&(r===null||(0,chunk_RFKSFVTF_js_1.isName)(r,"Normal"))&&(a===null||(0,chunk_RFKSFVTF_js_1.isName)(
a,"None"))}function isOpaqueImage(e,t){let s=e.resolve(t.get("ImageMask"))===!0;return(0,chunk_RFKSFVTF_js_1.isName)(e.resolve(t.get("Subtype")),"Image")&&!s&&!t.
has("SMask")&&!t.has("Mask")}function intersection(e,t){return[Math.max(e[0],t[0]),Math.max(e[1],t[1]),Math.min(e[2],t[2]),Math.min(e[3],t[3])]}function contains(e,t){
let[s,r]=[TOLERANCE*(t[2]-t[0]),TOLERANCE*(t[3]-t[1])];return e[0]<=t[0]+s&&e[1]<=t[1]+r&&e[2]>=t[2]-s&&e[3]>=t[3]-r}async function stampPages(e,{kinds:t,pages:s},r){
let{pace:a}=e.job,{layer:n,subtype:i,groupColorSpace:c}=r,d=new chunk_H6QE5UEV_js_1.PageResources(e),l=new chunk_H6QE5UEV_js_1.PageContents(e);n==="over"&&await l.
inspect(s);let g=[];for(let[f,o]of s.entries()){let x=a.step(n==="over"?2e3:2e4);x&&await x,f%1e3===0&&a.progress(f/s.length);let h=r.on(o,f);if(!h)continue;let{
box:b}=t[o.kind],S=u=>asArtifact(h.operators(u),i,n,b);if(n==="under"){let u=l.own(o);coversPage(e,l.content(u),e.dict(o.resources),b)&&g.push(o.index+1);let m=d.
with(o.resources,h.resources),p=l.stream(S(m.names));e.pages.patch(o.index,{Contents:[p,...u],Resources:m.resources})}else{let{streams:u,closing:m,form:p}=l.isolated(
o),v=d.with(o.resources,p?[...h.resources,p]:h.resources),y=p?`q /${v.names.at(-1)} Do Q
`:m,M=l.stream(y+S(v.names));e.pages.patch(o.index,{Contents:[...u,M],Resources:v.resources})}c!==void 0&&addGroup(e,o.index,c)}return g.length>0?[hiddenNote(g,
s.length)]:[]}function addGroup(e,t,s){let r=e.pages.number(t),a=e.entry(r,"Group"),n=e.dict(a);if(n?.has("CS"))return;let i=(0,chunk_RFKSFVTF_js_1.dict)({Type:(0,chunk_RFKSFVTF_js_1.
name)("Group"),S:(0,chunk_RFKSFVTF_js_1.name)("Transparency"),...Object.fromEntries(n??[]),CS:s});(0,chunk_RFKSFVTF_js_1.isRef)(a)&&(0,chunk_RFKSFVTF_js_1.isDict)(
e.get(a))?e.put(a,i):e.pages.patch(t,{Group:i})}var NAMED=10;function hiddenNote(e,t){let s=e.slice(0,NAMED).join(", ")+(e.length>NAMED?` and ${e.length-NAMED} \
more`:"");return{code:"stamp_hidden",message:`The stamp is hidden ${e.length===t?"on every page":e.length===1?`on page ${s}`:`on pages ${s}`}: the content of th\
e page covers all of it. Stamp over the page instead.`}}
