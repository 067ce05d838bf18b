"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.mediaBoxOf=void 0,exports.geometryOf=geometryOf,exports.boxOf=boxOf;const chunk_UGMU44LB_js_1=require(
"./chunk-UGMU44LB.js");var LETTER=[0,0,612,792],mediaBoxOf=(e,r)=>boxOf(e,e.pages.attribute(r,"MediaBox"))??LETTER;exports.mediaBoxOf=mediaBoxOf;function geometryOf(e,r){
let{pages:o}=e,t=e.resolve(e.entry(o.number(r),"UserUnit"));return{box:(0,chunk_UGMU44LB_js_1.visibleBox)(mediaBoxOf(e,r),boxOf(e,o.attribute(r,"CropBox"))),rotation:rotationOf(
e.resolve(o.attribute(r,"Rotate"))),userUnit:typeof t=="number"&&t>0?t:1}}function boxOf(e,r){let o=e.array(r)?.map(i=>e.resolve(i));if(o?.length!==4||!o.every(
i=>typeof i=="number"&&Number.isFinite(i)))return;let t=(0,chunk_UGMU44LB_js_1.normalised)(o);return t[0]<t[2]&&t[1]<t[3]?t:void 0}function rotationOf(e){let r=typeof e==
"number"?(e%360+360)%360:0;return r===90||r===180||r===270?r:0}
