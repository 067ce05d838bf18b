"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.countUpTo=exports.countBelow=void 0;var countBelow=(o,e)=>count(o,e,!1),countUpTo=(o,e)=>count(o,
e,!0);exports.countBelow=countBelow,exports.countUpTo=countUpTo;function count(o,e,c){let[t,u]=[0,o.length];for(;t<u;){let n=t+u>>1,r=o[n];r<e||c&&r===e?t=n+1:u=
n}return t}
