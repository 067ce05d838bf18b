"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.lastComponent=exports.TITLE=exports.FILE_NAME=void 0,exports.safeName=safeName,exports.distinctNames=
distinctNames;var FILE_NAME={slash:"folder",refused:"_",control:"",leadingDots:!0,extension:!0,longest:200},TITLE={slash:"character",refused:" ",control:" ",leadingDots:!1,
extension:!1,longest:150},REFUSED=/[<>:"|?*]+/g,SLASHES=/[/\\]+/,CONTROL=/[\p{Cc}\p{Cs}\u2028\u2029]+/gu,INVISIBLE=/[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]+/g,
DEVICE=/^(?:con|prn|aux|nul|clock\$|conin\$|conout\$|com[\d\u00b9\u00b2\u00b3]|lpt[\d\u00b9\u00b2\u00b3])\s*(?:\.|$)/i,LONGEST_EXTENSION=20;exports.FILE_NAME=FILE_NAME,
exports.TITLE=TITLE;function safeName(e,t,r){let s=e.normalize("NFC").replace(CONTROL,t.control).replace(INVISIBLE,""),n=t.slash==="folder"?lastComponent(s):s.split(
SLASHES).join(t.refused),o=trimmed(n.replace(REFUSED,t.refused).replace(/\s+/g," "),t);return o===""?r:shortened(DEVICE.test(o)?`_${o}`:o,"",t)}var lastComponent=e=>e.
slice(Math.max(e.lastIndexOf("/"),e.lastIndexOf("\\"))+1);exports.lastComponent=lastComponent;function distinctNames(e,t){let r=new Set,s=new Map;return e.map(n=>{
let o=n,a=s.get(folded(n))??1;for(;r.has(folded(o));)o=shortened(n,` (${++a})`,t);return s.set(folded(n),a),r.add(folded(o)),o})}var folded=e=>e.toUpperCase().toLowerCase(),
trimmed=(e,{leadingDots:t})=>e.replace(t?/^ +/:/^[. ]+/,"").replace(/[. ]+$/,"");function shortened(e,t,r){let s=e.lastIndexOf("."),n=r.extension&&s>0&&Buffer.byteLength(
e.slice(s))<=LONGEST_EXTENSION,o=n?e.slice(s):"",a=n?e.slice(0,s):e,l=r.longest-Buffer.byteLength(t+o),u="";for(let f of a){if(l-=Buffer.byteLength(f),l<0)break;
u+=f}return`${trimmed(u,r)||"_"}${t}${o}`}
