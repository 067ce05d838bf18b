"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.roomOf=roomOf,exports.cornerAt=cornerAt,exports.noRoom=noRoom;const chunk_UGMU44LB_js_1=require("\
./chunk-UGMU44LB.js");function roomOf(o,t){let{width:e,height:i}=(0,chunk_UGMU44LB_js_1.viewerSize)(o),h=t*72/o.userUnit,r={width:e-2*h,height:i-2*h,inset:h};return r.
width>0&&r.height>0?r:void 0}function cornerAt(o,{inset:t},e,i,h){let r=(0,chunk_UGMU44LB_js_1.viewerSize)(o),n=r.width-t-i,s=r.height-t-h,c=e.endsWith("left")?
t:e.endsWith("right")?n:(r.width-i)/2,u=e.startsWith("bottom")?t:e.startsWith("top")?s:(r.height-h)/2;return[c,u]}function noRoom(o,t){let{width:e,height:i}=(0,chunk_UGMU44LB_js_1.
viewerSize)(t),h=(0,chunk_UGMU44LB_js_1.inches)(Math.min(e,i)/2,t);return`leaves no room on page ${o+1}, which is ${(0,chunk_UGMU44LB_js_1.inches)(e,t)} × ${(0,chunk_UGMU44LB_js_1.
inches)(i,t)} inches; it must be less than ${h}`}
