"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.isoDate=isoDate,exports.pdfDate=pdfDate,exports.infoOf=infoOf,exports.xmpOf=xmpOf,exports.readMetadata=
readMetadata,exports.readClaims=readClaims;const chunk_GR224FTL_js_1=require("./chunk-GR224FTL.js"),chunk_NH4M62TM_js_1=require("./chunk-NH4M62TM.js"),chunk_XUOL2YEA_js_1=require(
"./chunk-XUOL2YEA.js"),chunk_HKR6QU6V_js_1=require("./chunk-HKR6QU6V.js");var PDF_DATE=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?'?(?:00?'?)?)?|([+-])(\d\d)'?(?:(\d\d)'?)?)?$/,
YEARS_SINCE_1900=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,ISO_DATE=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;
function isoDate(e){if(e.length>64)return;let t=e.trim().replace(YEARS_SINCE_1900,(o,r,a,i)=>`${r??""}${1900+Number(a)}${i}`);return formatted(partsOf(PDF_DATE.
exec(t)??ISO_DATE.exec(t)))}function pdfDate(e){let t=e.length>64?void 0:partsOf(ISO_DATE.exec(e.trim()));if(!t||formatted(t)===void 0)return;let{year:o,month:r="",
day:a="",hour:i="",minute:f="",second:n="",zone:d=""}=t;return`D:${o}${r}${a}${i}${f}${n}${d==="Z"||d===""?d:`${d.replace(":","'")}'`}`}function partsOf(e){if(!e)
return;let[,t,o,r,a,i,f,n,d,u,s]=e,l=n??(d===void 0?void 0:`${d}${u}:${s??"00"}`);return{year:t,month:o,day:r,hour:a,minute:i,second:f,zone:l}}function formatted(e){
if(!e)return;let{year:t,month:o,day:r,hour:a,minute:i="00",second:f="00",zone:n}=e,d=(s,l,c)=>s===void 0||Number(s)>=l&&Number(s)<=c;if(Number(t)===0||!d(o,1,12)||
!d(r,1,daysOf(Number(t),Number(o)))||!d(a,0,23)||!d(i,0,59)||!d(f,0,59)||n!==void 0&&n!=="Z"&&!(d(n.slice(1,3),0,23)&&d(n.slice(4),0,59)))return;let u=[t,o,r].filter(
s=>s!==void 0).join("-");return a===void 0?u:`${u}T${a}:${i}:${f}${n==="+00:00"||n==="-00:00"?"Z":n??""}`}function daysOf(e,t){return t===2?e%4===0&&(e%100!==0||
e%400===0)?29:28:[4,6,9,11].includes(t)?30:31}var NOTHING={text:"",properties:[],malformed:!1,end:-1,about:""};function infoOf(e){let t=e.resolve(e.trailer.get(
"Info"));return t instanceof chunk_XUOL2YEA_js_1.Dict?t:t instanceof chunk_XUOL2YEA_js_1.Stream?t.dict:void 0}async function xmpOf(e){let t=e.get(e.catalogNumber),
o=t instanceof chunk_XUOL2YEA_js_1.Dict?e.resolve(t.get("Metadata")):null;if(!(o instanceof chunk_XUOL2YEA_js_1.Stream))return;let r;try{r=e.decoded(o)}catch(a){
if(!(a instanceof chunk_HKR6QU6V_js_1.OctavoError)||a.code==="cancelled")throw a;return{...NOTHING,malformed:!0}}return(0,chunk_NH4M62TM_js_1.readXmp)(r,e.job.pace)}
function readMetadata(e,t=NOTHING){let o=infoOf(e),r=u=>e.resolve(o?.get(u)),a=(u,s,l=", ")=>{let c=(0,chunk_NH4M62TM_js_1.valuesOf)(t,u,s).map(chunk_GR224FTL_js_1.
plainText).filter(Boolean).join(l);return c===""?null:c},i=(u,s)=>{let[l=""]=(0,chunk_NH4M62TM_js_1.valuesOf)(t,u,s);return(0,chunk_GR224FTL_js_1.plainText)(l)||
null},f=(u,s)=>isoDate((0,chunk_GR224FTL_js_1.textOf)(r(u))??"")??isoDate(i("xmp",s)??"")??null,n=e.get(e.catalogNumber),d=n instanceof chunk_XUOL2YEA_js_1.Dict?
(0,chunk_GR224FTL_js_1.textOf)(e.resolve(n.get("Lang"))):null;return{title:(0,chunk_GR224FTL_js_1.textOf)(r("Title"))??i("dc","title"),author:(0,chunk_GR224FTL_js_1.
textOf)(r("Author"))??a("dc","creator"),subject:(0,chunk_GR224FTL_js_1.textOf)(r("Subject"))??i("dc","description"),keywords:(0,chunk_GR224FTL_js_1.textOf)(r("K\
eywords"))??a("pdf","Keywords")??a("dc","subject"),creator:(0,chunk_GR224FTL_js_1.textOf)(r("Creator"))??i("xmp","CreatorTool"),producer:(0,chunk_GR224FTL_js_1.
textOf)(r("Producer"))??i("pdf","Producer"),created:f("CreationDate","CreateDate"),modified:f("ModDate","ModifyDate"),language:d??i("dc","language")}}function readClaims(e,t=NOTHING){
let o=(n,d)=>(0,chunk_GR224FTL_js_1.plainText)((0,chunk_NH4M62TM_js_1.valuesOf)(t,n,d)[0]??""),r=[],a=o("pdfaid","part");if(/^[1-9]$/.test(a)){let n=o("pdfaid",
"conformance").toLowerCase();r.push(`PDF/A-${a}${/^[abuef]$/.test(n)?n:""}`)}let i=o("pdfuaid","part");/^[1-9]$/.test(i)&&r.push(`PDF/UA-${i}`);let f=o("pdfxid",
"GTS_PDFXVersion")||o("pdfx","GTS_PDFXVersion")||((0,chunk_GR224FTL_js_1.textOf)(e.resolve(infoOf(e)?.get("GTS_PDFXVersion")))??"");for(let n of[f,o("pdfe","ISO\
_PDFEVersion"),o("pdfvtid","GTS_PDFVTVersion")])/^PDF\/[\w .:/()-]{1,40}$/.test(n)&&r.push(n);return r}
