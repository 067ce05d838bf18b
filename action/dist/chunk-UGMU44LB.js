"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.inches=void 0,exports.viewerSize=viewerSize,exports.viewerMatrix=viewerMatrix,exports.visibleBox=
visibleBox,exports.normalised=normalised,exports.inverse=inverse,exports.multiply=multiply;function viewerSize({box:[e,t,r,i],rotation:n}){let s=r-e,u=i-t;return n%
180===0?{width:s,height:u}:{width:u,height:s}}function viewerMatrix({box:[e,t,r,i],rotation:n}){switch(n){case 0:return[1,0,0,1,e,t];case 90:return[0,1,-1,0,r,t];case 180:
return[-1,0,0,-1,r,i];case 270:return[0,-1,1,0,e,i]}}function visibleBox(e,t){if(t===void 0)return e;let[r,i,n,s]=[Math.max(e[0],t[0]),Math.max(e[1],t[1]),Math.
min(e[2],t[2]),Math.min(e[3],t[3])];return r<n&&i<s?[r,i,n,s]:e}function normalised([e,t,r,i]){return[Math.min(e,r),Math.min(t,i),Math.max(e,r),Math.max(t,i)]}function inverse([
e,t,r,i,n,s]){let u=e*i-t*r,[o,h,a,l]=[i/u,-t/u,-r/u,e/u];return[o+0,h+0,a+0,l+0,-(n*o+s*a)+0,-(n*h+s*l)+0]}function multiply(e,t){let[r,i,n,s,u,o]=e,[h,a,l,c,v,
M]=t;return[r*h+i*l,r*a+i*c,n*h+s*l,n*a+s*c,u*h+o*l+v,u*a+o*c+M]}var inches=(e,{userUnit:t})=>String(Number((e*t/72).toPrecision(3)));exports.inches=inches;
