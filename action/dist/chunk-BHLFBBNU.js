"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.isoDate=isoDate,exports.pdfDate=pdfDate;var PDF_DATE=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
YEARS_SINCE_1900=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,ISO_DATE=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;
function isoDate(e){if(e.length>64)return;let d=e.trim().replace(YEARS_SINCE_1900,(i,o,n,u)=>`${o??""}${1900+Number(n)}${u}`);return formatted(partsOf(PDF_DATE.
exec(d)??ISO_DATE.exec(d)))}function pdfDate(e){let d=e.length>64?void 0:partsOf(ISO_DATE.exec(e.trim()));if(!d||formatted(d)===void 0)return;let{year:i,month:o="",
day:n="",hour:u="",minute:$="",second:r="",zone:t=""}=d;return`D:${i}${o}${n}${u}${$}${r}${t==="Z"||t===""?t:`${t.replace(":","'")}'`}`}function partsOf(e){if(!e)
return;let[,d,i,o,n,u,$,r,t,c,s]=e,f=r??(t===void 0?void 0:`${t}${c??"00"}:${s??"00"}`);return{year:d,month:i,day:o,hour:n,minute:u,second:$,zone:f}}function formatted(e){
if(!e)return;let{year:d,month:i,day:o,hour:n,minute:u="00",second:$="00",zone:r}=e,t=(s,f,l)=>s===void 0||Number(s)>=f&&Number(s)<=l;if(Number(d)===0||!t(i,1,12)||
!t(o,1,daysOf(Number(d),Number(i)))||!t(n,0,23)||!t(u,0,59)||!t($,0,59)||r!==void 0&&r!=="Z"&&!(t(r.slice(1,3),0,23)&&t(r.slice(4),0,59)))return;let c=[d,i,o].filter(
s=>s!==void 0).join("-");return n===void 0?c:`${c}T${n}:${u}:${$}${r==="+00:00"||r==="-00:00"?"Z":r??""}`}function daysOf(e,d){return d===2?e%4===0&&(e%100!==0||
e%400===0)?29:28:[4,6,9,11].includes(d)?30:31}
