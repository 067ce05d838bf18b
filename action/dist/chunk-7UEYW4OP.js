"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.inches=void 0,exports.viewerSize=viewerSize,exports.viewerMatrix=viewerMatrix,exports.roomOf=roomOf,
exports.visibleBox=visibleBox,exports.normalised=normalised,exports.inverse=inverse,exports.multiply=multiply,exports.cornerAt=cornerAt,exports.noRoom=noRoom;function viewerSize({
box:[e,t,r,i],rotation:n}){let h=r-e,s=i-t;return n%180===0?{width:h,height:s}:{width:s,height:h}}function viewerMatrix({box:[e,t,r,i],rotation:n}){switch(n){case 0:
return[1,0,0,1,e,t];case 90:return[0,1,-1,0,r,t];case 180:return[-1,0,0,-1,r,i];case 270:return[0,-1,1,0,e,i]}}function roomOf(e,t){let{width:r,height:i}=viewerSize(
e),n=t*72/e.userUnit,h={width:r-2*n,height:i-2*n,inset:n};return h.width>0&&h.height>0?h:void 0}function visibleBox(e,t){if(t===void 0)return e;let[r,i,n,h]=[Math.
max(e[0],t[0]),Math.max(e[1],t[1]),Math.min(e[2],t[2]),Math.min(e[3],t[3])];return r<n&&i<h?[r,i,n,h]:e}function normalised([e,t,r,i]){return[Math.min(e,r),Math.
min(t,i),Math.max(e,r),Math.max(t,i)]}function inverse([e,t,r,i,n,h]){let s=e*i-t*r,[l,o,u,a]=[i/s,-t/s,-r/s,e/s];return[l+0,o+0,u+0,a+0,-(n*l+h*u)+0,-(n*o+h*a)+
0]}function multiply(e,t){let[r,i,n,h,s,l]=e,[o,u,a,c,m,f]=t;return[r*o+i*a,r*u+i*c,n*o+h*a,n*u+h*c,s*o+l*a+m,s*u+l*c+f]}function cornerAt(e,{inset:t},r,i,n){let h=viewerSize(
e),s=h.width-t-i,l=h.height-t-n,o=r.endsWith("left")?t:r.endsWith("right")?s:(h.width-i)/2,u=r.startsWith("bottom")?t:r.startsWith("top")?l:(h.height-n)/2;return[
o,u]}var inches=(e,{userUnit:t})=>String(Number((e*t/72).toPrecision(3)));exports.inches=inches;function noRoom(e,t){let{width:r,height:i}=viewerSize(t),n=inches(
Math.min(r,i)/2,t);return`leaves no room on page ${e+1}, which is ${inches(r,t)} × ${inches(i,t)} inches; it must be less than ${n}`}
