"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.TITLE=exports.FILE_NAME=void 0,exports.safeName=safeName,exports.distinctNames=distinctNames;var FILE_NAME={
slash:"folder",refused:"_",control:"",leadingDots:!0,extension:!0,longest:200},TITLE={slash:"character",refused:" ",control:" ",leadingDots:!1,extension:!1,longest:150},
REFUSED=/[<>:"|?*]+/g,SLASH=/[/\\]+/,CONTROL=/[\p{Cc}\p{Cs}\u2028\u2029]+/gu,INVISIBLE=/[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]+/g,
DEVICE=/^(?:con|prn|aux|nul|clock\$|conin\$|conout\$|com[\d\u00b9\u00b2\u00b3]|lpt[\d\u00b9\u00b2\u00b3])\s*(?:\.|$)/i,LONGEST_EXTENSION=20;exports.FILE_NAME=FILE_NAME,
exports.TITLE=TITLE;function safeName(e,t,n){let s=e.normalize("NFC").replace(CONTROL,t.control).replace(INVISIBLE,"").split(SLASH),r=t.slash==="folder"?s.at(-1):
s.join(t.refused),o=trimmed(r.replace(REFUSED,t.refused).replace(/\s+/g," "),t);return o===""?n:shortened(DEVICE.test(o)?`_${o}`:o,"",t)}function distinctNames(e,t){
let n=new Set,s=new Map;return e.map(r=>{let o=r,u=s.get(folded(r))??1;for(;n.has(folded(o));)o=shortened(r,` (${++u})`,t);return s.set(folded(r),u),n.add(folded(
o)),o})}var folded=e=>e.toUpperCase().toLowerCase(),trimmed=(e,{leadingDots:t})=>e.replace(t?/^ +/:/^[. ]+/,"").replace(/[. ]+$/,"");function shortened(e,t,n){let s=e.
lastIndexOf("."),r=n.extension&&s>0&&Buffer.byteLength(e.slice(s))<=LONGEST_EXTENSION,o=r?e.slice(s):"",u=r?e.slice(0,s):e,a=n.longest-Buffer.byteLength(t+o),c="";
for(let f of u){if(a-=Buffer.byteLength(f),a<0)break;c+=f}return`${trimmed(c,n)||"_"}${t}${o}`}
