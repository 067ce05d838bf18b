"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.ContentOperations=exports.calibratedGray=exports.calibratedRgb=exports.groupColorSpaceFor=exports.
ENDS=exports.covers=exports.matrixText=void 0,exports.decimal=decimal,exports.claimOf=claimOf,exports.endClaim=endClaim,exports.stampPages=stampPages;const chunk_6YIQMLVU_js_1=require(
"./chunk-6YIQMLVU.js"),chunk_QBW66N3W_js_1=require("./chunk-QBW66N3W.js"),chunk_7UEYW4OP_js_1=require("./chunk-7UEYW4OP.js"),chunk_EE63N2TD_js_1=require("./chun\
k-EE63N2TD.js");function asArtifact(e,t,a,r){return`/Artifact <<${a==="over"?`/Type /Pagination /Subtype /${t}`:`/Type /Background /BBox [${r.map(decimal).join(
" ")}]`}>> BDC
${e}
EMC
`}var matrixText=e=>e.map(decimal).join(" ");exports.matrixText=matrixText;function decimal(e){let t=Number(e.toPrecision(7)),a=Math.abs(t)<1e-9?"0":String(t);return a.
includes("e")?t.toFixed(12).replace(/\.?0+$/,""):a}function claimOf(e){let t=(0,chunk_QBW66N3W_js_1.readConformance)(e).archive;return t===void 0?void 0:{part:t,
intent:intentComponents(e)}}function intentComponents(e){for(let t of e.array(e.catalog.get("OutputIntents"))??[]){let a=e.dict(t);if(!(0,chunk_EE63N2TD_js_1.isDict)(
a)||!(0,chunk_EE63N2TD_js_1.isName)(e.resolve(a.get("S")),"GTS_PDFA1"))continue;let r=e.resolve(e.dict(a.get("DestOutputProfile"))?.get("N"));if(typeof r=="numb\
er")return r}}var covers=({intent:e},t)=>t===1?e!==void 0:e===t,ENDS={transparency:"that standard allows no transparency",sixteenBits:"that standard allows no i\
mages of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"its output intent does not cover the CMYK colors of the stamp",overlay:"the \
overlay does not claim the same part with the same output intent"};exports.covers=covers,exports.ENDS=ENDS;function endClaim(e,{part:t},a){return(0,chunk_QBW66N3W_js_1.
dropConformance)(e,["pdfaid"]),{code:"pdfa_identification_removed",message:`The document no longer claims PDF/A-${t}: ${a}.`}}var groupColorSpaceFor=e=>e&&e.part!==
"1"&&e.intent===void 0?calibratedRgb():void 0,WHITE=[.9505,1,1.089],calibratedRgb=()=>[(0,chunk_EE63N2TD_js_1.name)("CalRGB"),(0,chunk_EE63N2TD_js_1.dict)({WhitePoint:[
...WHITE],Gamma:[2.2,2.2,2.2],Matrix:[.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],calibratedGray=()=>[(0,chunk_EE63N2TD_js_1.name)("CalGray"),(0,chunk_EE63N2TD_js_1.
dict)({WhitePoint:[...WHITE],Gamma:2.2})];exports.groupColorSpaceFor=groupColorSpaceFor,exports.calibratedRgb=calibratedRgb,exports.calibratedGray=calibratedGray;
var MOST_OPERANDS=64,ContentOperations=class{constructor(e){this.content=e}content;operator="";operands=[];end=0;next(){let{content:e,operands:t}=this,{length:a}=e;
t.length=0;let r=0,n=0,i=!1;for(let s=this.end;s<a;){let o=e[s],u=s;if(chunk_EE63N2TD_js_1.classOf[o]===1){s++;continue}if(chunk_EE63N2TD_js_1.classOf[o]===0){s=
(0,chunk_EE63N2TD_js_1.skipRegular)(e,s+1,a);let c=(o>=65||o===39||o===34)&&r===0,p=c?Buffer.from(e.buffer,e.byteOffset+u,s-u).toString("latin1"):"";if(c&&p==="\
BI")i=!0;else{if(i&&p==="ID")return this.operator="BI",this.end=Math.min((0,chunk_6YIQMLVU_js_1.afterImage)(e,s+1,a),a),!0;if(c&&!i&&!/^(?:true|false|null)$/.test(
p))return this.operator=p,this.end=s,!0}}else if(o===37){s=(0,chunk_EE63N2TD_js_1.skipComment)(e,s,a);continue}else if(o===40)s=(0,chunk_EE63N2TD_js_1.skipString)(
e,s,a);else if(o===47)s=(0,chunk_EE63N2TD_js_1.skipRegular)(e,s+1,a);else if(o===60&&e[s+1]!==60)s=(0,chunk_EE63N2TD_js_1.skipHex)(e,s,a);else{let c=(o===60||o===
62)&&e[s+1]===o;if(s+=c?2:1,o===60||o===91){r++===0&&(n=u);continue}if(--r>0)continue;r=0,t.length<MOST_OPERANDS&&t.push({start:n,end:s});continue}r===0&&t.length<
MOST_OPERANDS&&t.push({start:u,end:s})}return this.end=a,!1}text(e){let t=this.operands[e];return t?Buffer.from(this.content.subarray(t.start,t.end)).toString("\
latin1"):""}number(e){return Number(this.text(e)||NaN)}};exports.ContentOperations=ContentOperations;var OPERATIONS=400,TOLERANCE=.01;function coversPage(e,t,a,r){
let n=new ContentOperations(t),i={matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0},s=[],o=new Path,u=!1,c=p=>p!==void 0&&i.clip!==void 0&&contains(
intersection(p,i.clip),r);for(let p=0;p<OPERATIONS&&n.next();p++){let d=()=>n.operands.map((l,h)=>n.number(h));switch(n.operator){case"q":s.push({...i});break;case"\
Q":i=s.pop()??i;break;case"cm":n.operands.length===6&&(i.matrix=(0,chunk_7UEYW4OP_js_1.multiply)(d(),i.matrix));break;case"gs":{let l=e.dict(e.dict(a?.get("ExtG\
State"))?.get(n.text(0).slice(1)));i.isOpaque=i.isSolid=isOpaqueState(e,l);break}case"scn":case"sc":i.isSolid=i.isOpaque&&!n.text(n.operands.length-1).startsWith(
"/");break;case"g":case"rg":case"k":i.isSolid=i.isOpaque;break;case"re":{let[l,h,f,x]=d();o.rectangle(i.matrix,l,h,f,x);break}case"m":case"l":{let[l,h]=d();o.point(
i.matrix,l,h);break}case"c":case"v":case"y":o.isRectangle=!1;break;case"W":case"W*":u=!0;break;case"f":case"F":case"f*":case"B":case"B*":case"b":case"b*":case"n":case"\
S":case"s":{let l=o.area();if(/^[fFbB]/.test(n.operator)&&i.isSolid&&c(l))return!0;u&&(i.clip=l&&i.clip&&intersection(l,i.clip)),u=!1,o=new Path;break}case"Do":{
let l=e.resolve(e.dict(a?.get("XObject"))?.get(n.text(0).slice(1)));if(!i.isOpaque||!(l instanceof chunk_EE63N2TD_js_1.Stream)||!isOpaqueImage(e,l.dict))break;let h=new Path;
if(h.rectangle(i.matrix,0,0,1,1),c(h.area()))return!0;break}}}return!1}var Path=class{isRectangle=!0;points=[];point([e,t,a,r,n,i],s,o){this.points.push([e*s+a*
o+n,t*s+r*o+i])}rectangle(e,t,a,r,n){this.point(e,t,a),this.point(e,t+r,a),this.point(e,t+r,a+n),this.point(e,t,a+n)}area(){let{points:e}=this;if(!this.isRectangle||
e.length<4||e.length>5)return;let[t,a]=[e.map(([s])=>s),e.map(([,s])=>s)],r=[Math.min(...t),Math.min(...a),Math.max(...t),Math.max(...a)],n=TOLERANCE*Math.max(r[2]-
r[0],r[3]-r[1]),i=(s,o,u)=>Math.abs(s-o)<=n||Math.abs(s-u)<=n;return e.every(([s,o])=>i(s,r[0],r[2])&&i(o,r[1],r[3]))?r:void 0}};function isOpaqueState(e,t){if(!t)
return!0;let a=e.resolve(t.get("ca")),r=e.resolve(t.get("BM")),n=e.resolve(t.get("SMask"));return(a===null||a===1)&&(r===null||(0,chunk_EE63N2TD_js_1.isName)(r,
"Normal"))&&(n===null||(0,chunk_EE63N2TD_js_1.isName)(n,"None"))}function isOpaqueImage(e,t){let a=e.resolve(t.get("ImageMask"))===!0;return(0,chunk_EE63N2TD_js_1.
isName)(e.resolve(t.get("Subtype")),"Image")&&!a&&!t.has("SMask")&&!t.has("Mask")}function intersection(e,t){return[Math.max(e[0],t[0]),Math.max(e[1],t[1]),Math.
min(e[2],t[2]),Math.min(e[3],t[3])]}function contains(e,t){let[a,r]=[TOLERANCE*(t[2]-t[0]),TOLERANCE*(t[3]-t[1])];return e[0]<=t[0]+a&&e[1]<=t[1]+r&&e[2]>=t[2]-
a&&e[3]>=t[3]-r}async function stampPages(e,{kinds:t,pages:a},r){let{pace:n}=e.job,{layer:i,subtype:s,groupColorSpace:o}=r,u=new chunk_6YIQMLVU_js_1.PageResources(
e),c=new chunk_6YIQMLVU_js_1.PageContents(e);i==="over"&&await c.inspect(a);let p=[];for(let[d,l]of a.entries()){let h=n.step(i==="over"?2e3:2e4);h&&await h,d%1e3===
0&&n.progress(d/a.length);let f=r.on(l,d);if(!f)continue;let{box:x}=t[l.kind],k=g=>asArtifact(f.operators(g),s,i,x);if(i==="under"){let g=c.own(l);coversPage(e,
c.content(g),e.dict(l.resources),x)&&p.push(l.index+1);let b=u.with(l.resources,f.resources),m=c.stream(k(b.names));e.pages.patch(l.index,{Contents:[m,...g],Resources:b.
resources})}else{let{streams:g,closing:b,form:m}=c.isolated(l),v=u.with(l.resources,m?[...f.resources,m]:f.resources),S=m?`q /${v.names.at(-1)} Do Q
`:b,y=c.stream(S+k(v.names));e.pages.patch(l.index,{Contents:[...g,y],Resources:v.resources})}o!==void 0&&addGroup(e,l.index,o)}return p.length>0?[hiddenNote(p,
a.length)]:[]}function addGroup(e,t,a){let r=e.pages.number(t),n=e.entry(r,"Group"),i=e.dict(n);if(i?.has("CS"))return;let s=(0,chunk_EE63N2TD_js_1.dict)({Type:(0,chunk_EE63N2TD_js_1.
name)("Group"),S:(0,chunk_EE63N2TD_js_1.name)("Transparency"),...Object.fromEntries(i??[]),CS:a});(0,chunk_EE63N2TD_js_1.isRef)(n)&&(0,chunk_EE63N2TD_js_1.isDict)(
e.get(n))?e.put(n,s):e.pages.patch(t,{Group:s})}var NAMED=10;function hiddenNote(e,t){let a=e.slice(0,NAMED).join(", ")+(e.length>NAMED?` and ${e.length-NAMED} \
more`:"");return{code:"stamp_hidden",message:`The stamp is hidden ${e.length===t?"on every page":e.length===1?`on page ${a}`:`on pages ${a}`}: the content of th\
e page covers all of it. Stamp over the page instead.`}}
