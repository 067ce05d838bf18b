"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.roomsOf=roomsOf,exports.cornerAt=cornerAt,exports.noRoom=noRoom;const chunk_UGMU44LB_js_1=require(
"./chunk-UGMU44LB.js"),chunk_EJB7VHTT_js_1=require("./chunk-EJB7VHTT.js");function roomOf(i,t){return roomWithin(i,t*72/i.userUnit)}function roomWithin(i,t){let{
width:e,height:h}=(0,chunk_UGMU44LB_js_1.viewerSize)(i),r={width:e-2*t,height:h-2*t,inset:t};return r.width>0&&r.height>0?r:void 0}function roomsOf(i,t,e){let h=e===
chunk_EJB7VHTT_js_1.operations[i].fields.margin.default;return t.map(r=>{let o=roomOf(r,e);if(o||!h)return o;let{width:n,height:s}=(0,chunk_UGMU44LB_js_1.viewerSize)(
r);return roomWithin(r,Math.min(n,s)/10)})}function cornerAt(i,{inset:t},e,h,r){let o=(0,chunk_UGMU44LB_js_1.viewerSize)(i),n=o.width-t-h,s=o.height-t-r,u=e.endsWith(
"left")?t:e.endsWith("right")?n:(o.width-h)/2,c=e.startsWith("bottom")?t:e.startsWith("top")?s:(o.height-r)/2;return[u,c]}function noRoom(i,t){let{width:e,height:h}=(0,chunk_UGMU44LB_js_1.
viewerSize)(t),r=(0,chunk_UGMU44LB_js_1.inches)(Math.min(e,h)/2,t);return`leaves no room on page ${i+1}, which is ${(0,chunk_UGMU44LB_js_1.inches)(e,t)} × ${(0,chunk_UGMU44LB_js_1.
inches)(h,t)} inches; it must be less than ${r}`}
